//! The scene of the map, without a rule in it: the screen fills a [`Scene`] from an observation, the painter draws it.

use crate::games::root::words::place::{Clearing, MAX_CLEARINGS, MAX_FORESTS, SuitSet};
use crate::tui::palette::Role;
use crate::tui::text::Span;

/// Everything that stands on the map.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scene {
    /// The clearings by index; a smaller board leaves the rest as they are.
    pub clearings: [ClearingView; MAX_CLEARINGS],
    /// The forests by index.
    pub forests: [ForestView; MAX_FORESTS],
    /// Closed paths that have been opened since (C.3.3), the lower clearing first.
    pub opened: Vec<(Clearing, Clearing)>,
    /// The pieces on paths, the lower clearing first.
    pub waits: Vec<((Clearing, Clearing), Sign)>,
    /// Ways that were just gone, the lower clearing first, and by whom.
    pub gone: Vec<((Clearing, Clearing), Role)>,
}

/// The content of a clearing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClearingView {
    /// Empty as long as no marker has been laid.
    pub suits: SuitSet,
    pub ruler: Ruler,
    /// Warriors by faction, in the order in which they are shown.
    pub warriors: Vec<Group>,
    pub pawns: Vec<Sign>,
    pub slots: Vec<Slot>,
    pub tokens: Vec<Group>,
    pub mark: Mark,
    /// The pieces that came and went, in a few cells.
    pub note: Vec<Span>,
}

/// The content of a forest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ForestView {
    pub pawns: Vec<Sign>,
    /// Relics.
    pub tokens: Vec<Group>,
    pub mark: Mark,
}

/// The role of a place in the question that is asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mark {
    /// A legal target.
    pub lit: bool,
    /// Under the cursor.
    pub cursor: bool,
    /// The place where the action being entered starts.
    pub origin: bool,
    /// A place that plays no part in the question.
    pub dim: bool,
    /// Something came or went.
    pub changed: bool,
}

/// The ruler of a clearing (2.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ruler {
    /// Nobody is there.
    #[default]
    Nobody,
    /// A tie that nobody rules.
    Tie,
    /// The faction with this capital.
    Faction(char),
}

/// A sign of one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sign {
    pub glyph: char,
    pub role: Role,
}

/// Pieces of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    pub sign: Sign,
    pub count: u8,
    /// Warriors show even a count of one, tokens do not.
    pub shows_one: bool,
    /// A star behind the count: a leader is among them.
    pub star: bool,
    /// A plus before the sign: a small letter of a hireling, which may be that of a token, too.
    pub hired: bool,
    /// The viewer's knowledge that the others do not have, behind the sign.
    pub known: Option<char>,
}

impl Group {
    /// Returns warriors of the faction with this capital, or of the hireling with this small letter.
    pub const fn warriors(letter: char, count: u8) -> Self {
        Self {
            sign: Sign { glyph: letter, role: Role::Faction(letter) },
            count,
            shows_one: true,
            star: false,
            hired: letter.is_ascii_lowercase(),
            known: None,
        }
    }

    /// Returns tokens of one kind.
    pub const fn tokens(glyph: char, count: u8, role: Role) -> Self {
        Self { sign: Sign { glyph, role }, count, shows_one: false, star: false, hired: false, known: None }
    }
}

/// A building slot, in two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    pub glyphs: [char; 2],
    pub role: Role,
}

impl Slot {
    pub const OPEN: Slot = Slot { glyphs: ['[', ']'], role: Role::Slot };

    /// The slot of the Elder Treetop.
    pub const TREETOP: Slot = Slot { glyphs: ['{', '}'], role: Role::Slot };

    /// Makes a ruin, drawn as shade where more than ASCII may be drawn.
    pub const fn ruin(unicode: bool) -> Self {
        Slot { glyphs: if unicode { ['░', '░'] } else { ['#', '#'] }, role: Role::Ruin }
    }

    /// Makes a building of the faction with this capital.
    pub const fn building(letter: char, kind: char) -> Self {
        Slot { glyphs: [letter, kind], role: Role::Tile(letter) }
    }
}

/// The words that the map writes. They come from the locale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapWords {
    /// The suit of a clearing in at most three cells: fox, rabbit, mouse.
    pub short_suits: [String; 3],
    /// The suit in full: fox, rabbit, mouse.
    pub suits: [String; 3],
}
