//! One theme file.

use std::collections::BTreeMap;

use ratatui::style::{Color, Modifier, Style};
use toml::Table;

use super::env::Depth;
use crate::kernel::{Value, Words};
use crate::tui::palette::{Brick, Ground, Land, Role, SuitRole};

/// The format of theme files that is read here.
const FORMAT: i64 = 1;

/// Every role that a theme must style, with its section and key. Factions stand apart: a theme names them as it likes
/// and gives each its letter.
pub(super) const ROLES: [(Role, &str, &str); 23] = [
    (Role::Suit(SuitRole::Fox), "suit", "fox"),
    (Role::Suit(SuitRole::Rabbit), "suit", "rabbit"),
    (Role::Suit(SuitRole::Mouse), "suit", "mouse"),
    (Role::Suit(SuitRole::Bird), "suit", "bird"),
    (Role::Path, "map", "path"),
    (Role::ClosedPath, "map", "closed"),
    (Role::River, "map", "river"),
    (Role::Forest, "map", "forest"),
    (Role::Ruin, "map", "ruin"),
    (Role::Frame, "map", "frame"),
    (Role::Faint, "map", "faint"),
    (Role::Lit, "map", "lit"),
    (Role::Changed, "map", "changed"),
    (Role::Slot, "map", "slot"),
    (Role::Text, "screen", "text"),
    (Role::Dim, "screen", "dim"),
    (Role::Prompt, "screen", "prompt"),
    (Role::Key, "screen", "key"),
    (Role::Legal, "screen", "legal"),
    (Role::Cursor, "screen", "cursor"),
    (Role::Good, "screen", "good"),
    (Role::Bad, "screen", "bad"),
    (Role::Ink, "screen", "ink"),
];

/// Roles that a theme may leave out, and what stands for them then.
const INSTEAD: [(Role, Role); 5] = [
    (Role::Frame, Role::Text),
    (Role::Faint, Role::Dim),
    (Role::Lit, Role::Legal),
    (Role::Slot, Role::Text),
    (Role::Ink, Role::Text),
];

/// The colors of painted ground. They have no place among the sixteen.
pub(super) const GROUNDS: [(Role, &str, &str); 27] = [
    (Role::Ground(Ground::Outer), "ground", "outer"),
    (Role::Ground(Ground::Forest(0)), "ground", "forest0"),
    (Role::Ground(Ground::Forest(1)), "ground", "forest1"),
    (Role::Ground(Ground::Forest(2)), "ground", "forest2"),
    (Role::Ground(Ground::Forest(3)), "ground", "forest3"),
    (Role::Ground(Ground::Tree), "ground", "tree"),
    (Role::Ground(Ground::Letter), "ground", "letter"),
    (Role::Ground(Ground::Path), "ground", "path"),
    (Role::Ground(Ground::Closed), "ground", "closed"),
    (Role::Ground(Ground::Rubble), "ground", "rubble"),
    (Role::Ground(Ground::Water), "ground", "water"),
    (Role::Ground(Ground::Wave), "ground", "wave"),
    (Role::Glade(Some(SuitRole::Fox)), "ground", "fox"),
    (Role::Glade(Some(SuitRole::Rabbit)), "ground", "rabbit"),
    (Role::Glade(Some(SuitRole::Mouse)), "ground", "mouse"),
    (Role::Glade(None), "ground", "clearing"),
    (Role::Ground(Ground::Brick(Brick::Badlands)), "brick", "badlands"),
    (Role::Ground(Ground::Brick(Brick::Mountain)), "brick", "mountain"),
    (Role::Ground(Ground::Brick(Brick::Desert)), "brick", "desert"),
    (Role::Ground(Ground::Brick(Brick::Forest)), "brick", "forest"),
    (Role::Ground(Ground::Brick(Brick::Water)), "brick", "water"),
    (Role::Ground(Ground::Brick(Brick::Bare)), "brick", "bare"),
    (Role::Ground(Ground::Land(Land::Tundra)), "land", "tundra"),
    (Role::Ground(Ground::Land(Land::Forest)), "land", "forest"),
    (Role::Ground(Ground::Land(Land::Glacier)), "land", "glacier"),
    (Role::Ground(Ground::Land(Land::Coast)), "land", "coast"),
    (Role::Ground(Ground::Land(Land::Desert)), "land", "desert"),
];

/// The sections of painted ground. A theme with the first must have all of it; what is left out of the others is a clearing.
const GROUND_SECTIONS: [&str; 3] = ["ground", "brick", "land"];

/// The key of the ground of the whole screen, among those above.
const SCREEN: &str = "screen";

/// The errors of a theme file: all of them, each with its key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct ThemeError {
    /// The file, or the folder if that cannot be read.
    pub file: String,
    /// Its faults, at least one.
    pub faults: Vec<Fault>,
}

/// One fault and where it is; an empty key is the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct Fault {
    /// The key, with dots.
    pub key: String,
    /// The error there.
    pub wrong: Wrong,
}

impl ThemeError {
    /// Returns the file, then a line for each fault.
    pub fn say(&self, words: &Words) -> String {
        let faults = self.faults.iter().map(|fault| format!("\n  {}", fault.say(words)));
        faults.fold(self.file.clone(), |text, fault| text + &fault)
    }
}

impl Fault {
    pub fn say(&self, words: &Words) -> String {
        let wrong = self.wrong.say(words);
        match self.key.is_empty() {
            true => wrong,
            false => words.text_with("theme-fault", &[("key", self.key.as_str().into()), ("fault", wrong.into())]),
        }
    }
}

/// An error in a theme file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The file or folder cannot be read.
    Unreadable(String),
    /// It is not TOML.
    Syntax(String),
    /// Made for another version.
    Format,
    /// No such theme to start from.
    Base(String),
    /// A name that stands for the choice by the environment.
    Name(String),
    /// Nothing has this name.
    Unknown,
    /// It must be there (or `base` must name a theme that has it).
    Missing,
    /// Should hold keys of its own.
    NotATable,
    /// A wrong letter.
    Letter,
    /// Two factions with one letter.
    Taken(char),
    /// A wrong color of the sixteen.
    Ansi,
    /// A wrong color of the 256.
    X256,
    /// A wrong true color.
    Rgb,
    /// A wrong attribute.
    Attr,
}

impl Wrong {
    fn say(&self, words: &Words) -> String {
        let with = |key: &str, place: &str, value: Value<'_>| words.text_with(key, &[(place, value)]);
        match self {
            Wrong::Unreadable(fault) => with("theme-unreadable", "fault", fault.as_str().into()),
            // the reader of TOML shows the line and where in it
            Wrong::Syntax(fault) => fault.clone(),
            Wrong::Format => with("theme-format", "format", FORMAT.into()),
            Wrong::Base(name) => with("theme-base", "name", name.as_str().into()),
            Wrong::Name(name) => with("theme-name", "name", name.as_str().into()),
            Wrong::Unknown => words.text("theme-unknown-key"),
            Wrong::Missing => words.text("theme-missing"),
            Wrong::NotATable => words.text("theme-not-a-table"),
            Wrong::Letter => words.text("theme-letter"),
            Wrong::Taken(letter) => with("theme-taken", "letter", letter.to_string().into()),
            Wrong::Ansi => words.text("theme-ansi"),
            Wrong::X256 => words.text("theme-x256"),
            Wrong::Rgb => words.text("theme-rgb"),
            Wrong::Attr => words.text("theme-attr"),
        }
    }
}

/// The looks of a role at each depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// `None` is the terminal's default color.
    ansi: Option<u8>,
    x256: Option<u8>,
    rgb: Option<[u8; 3]>,
    attr: Modifier,
    mono: Modifier,
}

impl Entry {
    pub fn style(&self, depth: Depth) -> Style {
        let ansi = self.ansi.map(Color::Indexed);
        let x256 = self.x256.map(Color::Indexed).or(ansi);
        let (color, attributes) = match depth {
            Depth::None => (None, self.attr | self.mono),
            Depth::Sixteen => (ansi, self.attr),
            Depth::TwoFiftySix => (x256, self.attr),
            Depth::True => (self.rgb.map(|[r, g, b]| Color::Rgb(r, g, b)).or(x256), self.attr),
        };
        Style { fg: color, ..Style::new().add_modifier(attributes) }
    }
}

/// A theme for every depth.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// The roles, in the order of `ROLES`.
    pub roles: [Entry; ROLES.len()],
    pub letters: BTreeMap<char, Entry>,
    /// Painted ground, if the theme has any.
    pub painted: Option<Painted>,
}

/// The colors of painted ground, used as grounds.
#[derive(Clone, Debug)]
pub(super) struct Painted {
    /// The grounds, in the order of `GROUNDS`.
    pub grounds: [Entry; GROUNDS.len()],
    /// The ground under text.
    pub screen: Entry,
    /// The ground under buildings, by the faction's letter.
    pub tiles: BTreeMap<char, Entry>,
}

/// Reads the TOML of a theme, over the theme that it names as its base.
pub(super) fn read(file: &str, text: &str, base: &dyn Fn(&str) -> Option<Table>) -> Result<(Table, Sheet), ThemeError> {
    let mut faults = Faults::default();
    let mut table = match text.parse::<Table>() {
        Ok(table) => table,
        Err(error) => {
            faults.add("", Wrong::Syntax(error.to_string().trim_end().to_string()));
            return Err(faults.of(file));
        }
    };
    if table.get("format").and_then(toml::Value::as_integer) != Some(FORMAT) {
        faults.add("format", Wrong::Format);
    }
    match table.remove("base") {
        None => {}
        Some(name) => match name.as_str().and_then(base) {
            Some(mut whole) => {
                overlay(&mut whole, table);
                table = whole;
            }
            None => faults.add("base", Wrong::Base(name.as_str().map_or_else(|| name.to_string(), str::to_string))),
        },
    }
    let sheet = sheet(&table, &mut faults);
    if faults.0.is_empty() { Ok((table, sheet)) } else { Err(faults.of(file)) }
}

/// Puts the values of one table over those of another, key by key, as deep as both go.
fn overlay(under: &mut Table, over: Table) {
    for (key, value) in over {
        match (under.get_mut(&key), value) {
            (Some(toml::Value::Table(under)), toml::Value::Table(over)) => overlay(under, over),
            (_, value) => {
                under.insert(key, value);
            }
        }
    }
}

#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, key: impl Into<String>, wrong: Wrong) {
        self.0.push(Fault { key: key.into(), wrong });
    }

    fn of(self, file: &str) -> ThemeError {
        ThemeError { file: file.to_string(), faults: self.0 }
    }
}

fn sheet(table: &Table, faults: &mut Faults) -> Sheet {
    let mut sheet = Sheet { roles: [Entry::default(); ROLES.len()], letters: BTreeMap::new(), painted: None };
    let empty = Table::new();
    let section = |name: &str, faults: &mut Faults| match table.get(name) {
        Some(toml::Value::Table(section)) => section,
        Some(_) => {
            faults.add(name, Wrong::NotATable);
            &empty
        }
        None => {
            faults.add(name, Wrong::Missing);
            &empty
        }
    };
    for (name, value) in section("faction", faults) {
        let key = format!("faction.{name}");
        let Some(fields) = fields(&key, value, faults) else { continue };
        let Some(letter) = letter(&key, fields, faults) else { continue };
        let entry = entry(&key, fields, &["letter"], faults);
        if sheet.letters.insert(letter, entry).is_some() {
            faults.add(format!("{key}.letter"), Wrong::Taken(letter));
        }
    }
    let known = ["suit", "map", "screen"];
    let sections = known.map(|name| (name, section(name, faults)));
    for (name, section) in sections {
        for (key, value) in section {
            let slot = ROLES.iter().position(|(_, of, role)| *of == name && role == key);
            let key = format!("{name}.{key}");
            match slot {
                None => faults.add(key, Wrong::Unknown),
                Some(slot) => {
                    if let Some(fields) = fields(&key, value, faults) {
                        sheet.roles[slot] = entry(&key, fields, &[], faults);
                    }
                }
            }
        }
        let left_out = |(role, of, key): &&(Role, &str, &str)| {
            *of == name && !section.contains_key(*key) && !INSTEAD.iter().any(|(may_be, _)| may_be == role)
        };
        for (_, _, key) in ROLES.iter().filter(left_out) {
            // One fault for a section that is not there at all.
            if table.get(name).is_some_and(toml::Value::is_table) {
                faults.add(format!("{name}.{key}"), Wrong::Missing);
            }
        }
    }
    for (role, other) in INSTEAD {
        let slot = |role: Role| ROLES.iter().position(|(of, _, _)| *of == role);
        if let (Some(to), Some(from)) = (slot(role), slot(other)) {
            let (_, section, key) = ROLES[to];
            if table.get(section).and_then(|section| section.get(key)).is_none() {
                sheet.roles[to] = sheet.roles[from];
            }
        }
    }
    sheet.painted = table.get("ground").and_then(|ground| painted(ground, table, faults));
    for key in table.keys() {
        if !["format", "base", "faction", "tile"].contains(&key.as_str())
            && !GROUND_SECTIONS.contains(&key.as_str())
            && !known.contains(&key.as_str())
        {
            faults.add(key, Wrong::Unknown);
        }
    }
    sheet
}

fn painted(ground: &toml::Value, table: &Table, faults: &mut Faults) -> Option<Painted> {
    fields("ground", ground, faults)?;
    let mut found: [Option<Entry>; GROUNDS.len()] = [None; GROUNDS.len()];
    let mut screen = Entry::default();
    for section in GROUND_SECTIONS {
        let keys = table.get(section).and_then(|value| fields(section, value, faults));
        for (name, value) in keys.into_iter().flatten() {
            let key = format!("{section}.{name}");
            let Some(fields) = fields(&key, value, faults) else { continue };
            let entry = ground_entry(&key, fields, faults);
            match GROUNDS.iter().position(|(_, of, role)| *of == section && role == name) {
                Some(slot) => found[slot] = Some(entry),
                None if section == "ground" && name == SCREEN => screen = entry,
                None => faults.add(key, Wrong::Unknown),
            }
        }
    }
    let clearing = GROUNDS.iter().position(|(role, _, _)| *role == Role::Glade(None)).and_then(|slot| found[slot]);
    let mut painted =
        Painted { grounds: [clearing.unwrap_or_default(); GROUNDS.len()], screen, tiles: BTreeMap::new() };
    for (slot, (_, section, name)) in GROUNDS.iter().enumerate() {
        match found[slot] {
            Some(entry) => painted.grounds[slot] = entry,
            None if *section == "ground" => faults.add(format!("ground.{name}"), Wrong::Missing),
            None => {}
        }
    }
    let tiles = table.get("tile").and_then(|tiles| fields("tile", tiles, faults));
    for (name, value) in tiles.into_iter().flatten() {
        let key = format!("tile.{name}");
        let faction = table.get("faction").and_then(|factions| factions.get(name)?.get("letter")?.as_str());
        let Some(letter) = faction.and_then(|letter| letter.chars().next()) else {
            faults.add(key, Wrong::Unknown);
            continue;
        };
        if let Some(fields) = fields(&key, value, faults) {
            painted.tiles.insert(letter, ground_entry(&key, fields, faults));
        }
    }
    Some(painted)
}

fn fields<'a>(key: &str, value: &'a toml::Value, faults: &mut Faults) -> Option<&'a Table> {
    if value.as_table().is_none() {
        faults.add(key, Wrong::NotATable);
    }
    value.as_table()
}

fn letter(key: &str, fields: &Table, faults: &mut Faults) -> Option<char> {
    let key = format!("{key}.letter");
    let Some(value) = fields.get("letter") else {
        faults.add(key, Wrong::Missing);
        return None;
    };
    let mut letters = value.as_str().unwrap_or_default().chars();
    match (letters.next(), letters.next()) {
        (Some(letter @ 'A'..='Z'), None) => Some(letter),
        _ => {
            faults.add(key, Wrong::Letter);
            None
        }
    }
}

fn entry(key: &str, fields: &Table, also: &[&str], faults: &mut Faults) -> Entry {
    if !fields.contains_key("ansi") {
        faults.add(format!("{key}.ansi"), Wrong::Missing);
    }
    any_entry(key, fields, also, faults)
}

/// Ground has no color among the sixteen.
fn ground_entry(key: &str, fields: &Table, faults: &mut Faults) -> Entry {
    if !fields.contains_key("x256") {
        faults.add(format!("{key}.x256"), Wrong::Missing);
    }
    if fields.contains_key("ansi") {
        faults.add(format!("{key}.ansi"), Wrong::Unknown);
    }
    any_entry(key, fields, &["ansi"], faults)
}

fn any_entry(key: &str, fields: &Table, also: &[&str], faults: &mut Faults) -> Entry {
    let mut entry = Entry::default();
    for (field, value) in fields {
        let fine = match field.as_str() {
            "ansi" => ansi(value).map(|color| entry.ansi = color).ok_or(Wrong::Ansi),
            "x256" => byte(value).map(|color| entry.x256 = Some(color)).ok_or(Wrong::X256),
            "rgb" => rgb(value).map(|color| entry.rgb = Some(color)).ok_or(Wrong::Rgb),
            "attr" => attributes(value).map(|attr| entry.attr = attr).ok_or(Wrong::Attr),
            "mono" => attributes(value).map(|attr| entry.mono = attr).ok_or(Wrong::Attr),
            other if also.contains(&other) => Ok(()),
            _ => Err(Wrong::Unknown),
        };
        if let Err(wrong) = fine {
            faults.add(format!("{key}.{field}"), wrong);
        }
    }
    entry
}

fn byte(value: &toml::Value) -> Option<u8> {
    value.as_integer()?.try_into().ok()
}

fn ansi(value: &toml::Value) -> Option<Option<u8>> {
    if value.as_str() == Some("default") { Some(None) } else { byte(value).filter(|color| *color < 16).map(Some) }
}

fn rgb(value: &toml::Value) -> Option<[u8; 3]> {
    let digits = value.as_str()?.strip_prefix('#')?;
    if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let [_, r, g, b] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some([r, g, b])
}

fn attributes(value: &toml::Value) -> Option<Modifier> {
    value.as_str()?.split_whitespace().try_fold(Modifier::empty(), |all, name| {
        Some(
            all | match name {
                "bold" => Modifier::BOLD,
                "dim" => Modifier::DIM,
                "italic" => Modifier::ITALIC,
                "underline" => Modifier::UNDERLINED,
                "reverse" => Modifier::REVERSED,
                _ => return None,
            },
        )
    })
}
