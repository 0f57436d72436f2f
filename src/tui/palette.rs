//! The palette that a painter asks for a style for each role, and whether Unicode glyphs may be drawn.

use ratatui::style::Style;

/// The role of a piece of text. Painters name roles, themes give them colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A faction, by the capital letter that stands for it on the map.
    Faction(char),
    /// A faction's letter on a ground of its color.
    Badge(char),
    /// A suit.
    Suit(SuitRole),
    /// Ink on a ground of the suit's color.
    Chip(SuitRole),
    /// The frame of a clearing that nobody rules.
    Frame,
    /// The frame of what cannot be chosen while something else can.
    Faint,
    /// The frame of what can be chosen.
    Lit,
    /// The frame of what has just become different.
    Changed,
    /// An open slot.
    Slot,
    /// A path between clearings.
    Path,
    /// A path that is closed.
    ClosedPath,
    /// Water.
    River,
    /// A forest's label.
    Forest,
    /// A ruin.
    Ruin,
    /// Plain text.
    Text,
    /// Less important things: illegal clearings during a choice, old log lines.
    Dim,
    /// The question.
    Prompt,
    /// A key that can be pressed.
    Key,
    /// A legal target.
    Legal,
    /// The thing under the cursor.
    Cursor,
    /// Letters on a chip.
    Ink,
    /// A color of painted ground, drawn as ink; `Palette::painted` says whether there are any.
    Ground(Ground),
    /// The ground of a clearing, of one suit or of none in particular.
    Glade(Option<SuitRole>),
    /// A building of the faction with this capital, on a ground of its own where ground is painted.
    Tile(char),
    /// A terrain's name: on the ground of its spaces where ground is painted, else in a color of its own.
    Terrain(Brick),
    /// A yes, a gain.
    Good,
    /// A no, a loss.
    Bad,
}

/// The colors of painted ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Outside of the outermost paths.
    Outer,
    /// A forest, in one of several tints.
    Forest(u8),
    Tree,
    /// The letter of a forest.
    Letter,
    Path,
    Closed,
    /// The mark of a closed path.
    Rubble,
    Water,
    Wave,
    /// A space of a map of bricks.
    Brick(Brick),
    /// A territory of a map of boxes.
    Land(Land),
}

/// The grounds of bricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Brick {
    Badlands,
    Mountain,
    Desert,
    Forest,
    Water,
    /// Ground without a terrain.
    Bare,
}

/// The grounds of territories. They hold the letters of all tribes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Land {
    Tundra,
    Forest,
    Glacier,
    Coast,
    Desert,
}

impl Ground {
    /// The number of tints of forests.
    pub const TINTS: u8 = 4;
}

/// The suits of a card or clearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SuitRole {
    Fox,
    Rabbit,
    Mouse,
    Bird,
}

/// A theme as painters see it.
pub trait Palette {
    /// Returns the style of a role. Unset colors leave what is below them.
    fn style(&self, role: Role) -> Style;
    /// Returns whether glyphs outside ASCII may be drawn.
    fn unicode(&self) -> bool;
    /// Returns whether ground is painted: whether there are colors and glyphs enough.
    fn painted(&self) -> bool {
        false
    }
    /// Returns whether what is painted is read aloud: then lines are sentences, and names stand in full.
    fn aloud(&self) -> bool {
        false
    }
}

/// A palette whose factions lend their colors to the tribes of another game.
pub struct TintedPalette<'a> {
    pub palette: &'a dyn Palette,
    /// The capital of the faction that lends its color to a capital.
    pub lender: fn(char) -> char,
}

impl Palette for TintedPalette<'_> {
    fn style(&self, role: Role) -> Style {
        self.palette.style(match role {
            Role::Faction(letter) => Role::Faction((self.lender)(letter)),
            Role::Badge(letter) => Role::Badge((self.lender)(letter)),
            Role::Tile(letter) => Role::Tile((self.lender)(letter)),
            role => role,
        })
    }

    fn unicode(&self) -> bool {
        self.palette.unicode()
    }

    fn painted(&self) -> bool {
        self.palette.painted()
    }
}

/// Nothing that is only seen: for text that is read aloud.
pub struct SpeechPalette;

impl Palette for SpeechPalette {
    fn style(&self, _: Role) -> Style {
        Style::new()
    }

    fn unicode(&self) -> bool {
        false
    }

    fn aloud(&self) -> bool {
        true
    }
}

/// No styles and no glyphs outside ASCII: for plain text.
pub struct Plain;

impl Palette for Plain {
    fn style(&self, _: Role) -> Style {
        Style::new()
    }

    fn unicode(&self) -> bool {
        false
    }
}
