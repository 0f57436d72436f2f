//! Themes: what each role looks like on this terminal. The colors are data (`themes/*.toml`); what the terminal can show
//! is read from the environment alone, since asking the terminal would put its answer among the keys.

mod env;
mod sheet;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Serialize};
use toml::Table;

pub use env::{Colors, Depth, Env, Glyphs, NoSuchValue, Picture};
pub use sheet::{Fault, ThemeError, Wrong};

use super::palette::{Brick, Ground, Palette, Role, SuitRole};
use crate::kernel::Words;
use sheet::{GROUNDS, ROLES, Sheet};

/// The name that leaves the choice to the environment.
const AUTO: &str = "auto";

/// The themes that are part of the program; the first two are those that the environment can choose.
const BUILT_IN: [(&str, &str); 4] = [
    ("dark", include_str!("../../../themes/dark.toml")),
    ("light", include_str!("../../../themes/light.toml")),
    ("cvd", include_str!("../../../themes/cvd.toml")),
    ("mono", include_str!("../../../themes/mono.toml")),
];

/// All the themes there are to choose from.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    /// Those of the user, by name.
    own: BTreeMap<String, Sheet>,
    /// The themes in the order of `BUILT_IN`, each read when it is first asked for.
    built_in: [OnceLock<(Table, Sheet)>; BUILT_IN.len()],
}

/// The looks that flags and settings ask for; the default leaves everything to the environment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DisplayOptions {
    /// A theme's name; empty or `auto` for the one that fits the background.
    pub theme: String,
    /// The number of colors.
    pub colors: Colors,
    /// The kind of glyphs.
    pub glyphs: Glyphs,
    /// Whether ground is painted.
    pub picture: Picture,
}

impl DisplayOptions {
    /// Adds to what flags ask for what settings ask for besides.
    pub fn over(&self, settings: &DisplayOptions) -> DisplayOptions {
        DisplayOptions {
            theme: if self.theme.is_empty() { settings.theme.clone() } else { self.theme.clone() },
            colors: if self.colors == Colors::Auto { settings.colors } else { self.colors },
            glyphs: if self.glyphs == Glyphs::Auto { settings.glyphs } else { self.glyphs },
            picture: if self.picture == Picture::Auto { settings.picture } else { self.picture },
        }
    }

    /// Returns whether the choice of a theme is left to the environment.
    pub fn leaves_theme(&self) -> bool {
        matches!(self.theme.as_str(), "" | AUTO)
    }
}

/// A request for a theme that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct NoSuchTheme {
    name: String,
    known: Vec<String>,
}

impl NoSuchTheme {
    pub fn say(&self, words: &Words) -> String {
        let places = [("name", self.name.as_str().into()), ("known", words.list(&self.known).into())];
        words.text_with("theme-none", &places)
    }
}

impl Themes {
    /// Returns the built-in themes.
    pub fn new() -> Themes {
        Themes::default()
    }

    fn built_in(&self, name: &str) -> Option<&(Table, Sheet)> {
        let at = BUILT_IN.iter().position(|(built_in, _)| *built_in == name)?;
        let (name, text) = BUILT_IN[at];
        // Part of the program, and read by a test: a fault here cannot reach a player.
        let read = || sheet::read(name, text, &|base| self.base(base)).expect("the built-in themes are sound");
        Some(self.built_in[at].get_or_init(read))
    }

    /// Returns the start of a theme that names this one.
    fn base(&self, name: &str) -> Option<Table> {
        self.built_in(name).map(|(table, _)| table.clone())
    }

    fn sheet(&self, name: &str) -> Option<&Sheet> {
        self.own.get(name).or_else(|| self.built_in(name).map(|(_, sheet)| sheet))
    }

    /// Adds one theme from the text of a file.
    pub fn add(&mut self, name: &str, file: &str, text: &str) -> Result<(), ThemeError> {
        if name.is_empty() || name == AUTO {
            let fault = Fault { key: String::new(), wrong: Wrong::Name(name.to_string()) };
            return Err(ThemeError { file: file.to_string(), faults: vec![fault] });
        }
        let (_, sheet) = sheet::read(file, text, &|base| self.base(base))?;
        self.own.insert(name.to_string(), sheet);
        Ok(())
    }

    /// Returns the names of all themes, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let built_in = BUILT_IN.iter().map(|(name, _)| *name);
        built_in.chain(self.own_names()).collect::<BTreeSet<_>>().into_iter()
    }

    /// Returns the names of the user's own themes, sorted.
    pub fn own_names(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(String::as_str)
    }
}

/// A theme at the depth and with the glyphs of this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    name: String,
    depth: Depth,
    unicode: bool,
    roles: [Style; ROLES.len()],
    letters: [Style; 26],
    painted: Option<Grounds>,
}

/// Painted ground at the depth of this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Grounds {
    /// The grounds, in the order of `GROUNDS`.
    grounds: [Style; GROUNDS.len()],
    screen: Option<Color>,
    tiles: [Style; 26],
}

impl Theme {
    /// Chooses what was asked for, and the rest by the environment. The same arguments give the same theme.
    pub fn detect(themes: &Themes, env: &Env, wishes: &DisplayOptions) -> Result<Theme, NoSuchTheme> {
        let name = match wishes.theme.as_str() {
            "" | AUTO if env.light() => "light",
            "" | AUTO => "dark",
            name => name,
        };
        let sheet = themes.sheet(name).ok_or_else(|| NoSuchTheme {
            name: name.to_string(),
            known: themes.names().map(str::to_owned).collect(),
        })?;
        let depth = wishes.colors.depth(env);
        let roles = sheet.roles.map(|entry| entry.style(depth));
        let letter = |index: usize| sheet.letters.get(&char::from(b'A' + index as u8));
        let letters = std::array::from_fn(|index| letter(index).map(|entry| entry.style(depth)).unwrap_or_default());
        let unicode = wishes.glyphs.unicode(env);
        let enough = unicode && matches!(depth, Depth::TwoFiftySix | Depth::True) && wishes.picture == Picture::Auto;
        let painted = sheet.painted.as_ref().filter(|_| enough).map(|painted| Grounds {
            grounds: painted.grounds.map(|entry| entry.style(depth)),
            screen: painted.screen.style(depth).fg,
            tiles: std::array::from_fn(|index| {
                painted.tiles.get(&char::from(b'A' + index as u8)).map(|entry| entry.style(depth)).unwrap_or_default()
            }),
        });
        Ok(Theme { name: name.to_string(), depth, unicode, roles, letters, painted })
    }

    /// Returns the theme's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of colors it uses.
    pub fn depth(&self) -> Depth {
        self.depth
    }
}

impl Palette for Theme {
    fn style(&self, role: Role) -> Style {
        match role {
            Role::Faction(letter) => slot_of(letter).map_or(Style::new(), |slot| self.letters[slot]),
            Role::Badge(letter) => self.style(Role::Faction(letter)).add_modifier(Modifier::REVERSED | Modifier::BOLD),
            // Without colors a chip is plain text.
            Role::Chip(suit) if self.depth == Depth::None => self.style(Role::Suit(suit)),
            Role::Chip(suit) => match self.style(Role::Suit(suit)).fg {
                Some(ground) => self.style(Role::Ink).bg(ground),
                None => Style::new(),
            },
            Role::Ground(_) | Role::Glade(_) => self.ground(role),
            Role::Tile(letter) => {
                let tile = self.painted.as_ref().zip(slot_of(letter));
                let ground = tile.and_then(|(painted, slot)| painted.tiles[slot].fg);
                Style { bg: ground, ..self.style(Role::Faction(letter)) }
            }
            Role::Terrain(brick) => match self.ground(Role::Ground(Ground::Brick(brick))).fg {
                Some(ground) => Style::new().patch(self.of(Role::Text)).bg(ground),
                None => self.of(color_of(brick)),
            },
            // all other text stands on what is below it
            Role::Text => Style { bg: self.painted.as_ref().and_then(|painted| painted.screen), ..self.of(role) },
            _ => self.of(role),
        }
    }

    fn unicode(&self) -> bool {
        self.unicode
    }

    fn painted(&self) -> bool {
        self.painted.is_some()
    }
}

/// The role whose color a terrain has where no ground is painted.
fn color_of(brick: Brick) -> Role {
    match brick {
        Brick::Badlands => Role::Suit(SuitRole::Fox),
        Brick::Mountain => Role::Ruin,
        Brick::Desert => Role::Suit(SuitRole::Rabbit),
        Brick::Forest => Role::Forest,
        Brick::Water => Role::River,
        Brick::Bare => Role::Text,
    }
}

/// Returns the place of what belongs to a capital letter.
fn slot_of(letter: char) -> Option<usize> {
    letter.is_ascii_uppercase().then(|| letter as usize - 'A' as usize)
}

impl Theme {
    fn of(&self, role: Role) -> Style {
        ROLES.iter().position(|(of, _, _)| *of == role).map_or(Style::new(), |slot| self.roles[slot])
    }

    fn ground(&self, role: Role) -> Style {
        let slot = GROUNDS.iter().position(|(of, _, _)| *of == role);
        self.painted.as_ref().zip(slot).map_or(Style::new(), |(painted, slot)| painted.grounds[slot])
    }
}

#[cfg(test)]
mod tests;
