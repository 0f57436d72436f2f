//! `thicket complete -- WORD...`: what the last word can become, for the scripts of the shells; a line each, what can be
//! typed and behind a tab what it means. An exit status other than 0 says that paths will do as well.

use super::screen::own_themes;
use super::{Failure, Io, LANG, Setting};
use crate::bots::Level;
use crate::kernel::{ClockworkSeat, ClockworkSeats, Language, SeatOption};
use crate::table::random_setup::{RANDOM, RANDOM_CLOCKWORK};
use crate::table::{Away, Entry, Store};
use crate::tui::theme::{Colors, Glyphs, Themes};
use clap::{Arg, Args, Command};
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Complete {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// The exit status that has a shell complete paths too.
const PATHS: u8 = 3;

/// Completions: what can be typed, and what it means.
type Candidate = (String, String);

impl Complete {
    pub fn run(self, mut command: Command, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        command.build();
        let (word, before) = self.words.split_last().map_or(("", &[][..]), |(word, before)| (word.as_str(), before));
        let typed = Typed::read(&command, before);
        let (candidates, paths) = typed.candidates(word, setting);
        for (text, help) in candidates.iter().filter(|(text, _)| text.starts_with(word)) {
            let help = if help.is_empty() { String::new() } else { format!("\t{help}") };
            writeln!(io.out, "{text}{help}")?;
        }
        if paths { Err(Failure::Exit(PATHS)) } else { Ok(()) }
    }
}

/// The meaning of the words before the last one.
struct Typed<'a> {
    command: &'a Command,
    /// The options and positional arguments with what was typed for them.
    given: BTreeMap<&'a str, &'a str>,
    /// The number of positional arguments.
    positionals: usize,
    /// The option whose value comes next.
    open: Option<&'a Arg>,
}

impl<'a> Typed<'a> {
    fn read(command: &'a Command, words: &'a [String]) -> Self {
        let mut typed = Self { command, given: BTreeMap::new(), positionals: 0, open: None };
        for word in words {
            if let Some(arg) = typed.open.take() {
                typed.given.insert(arg.get_id().as_str(), word);
            } else if let Some(flag) = word.strip_prefix("--") {
                let (name, value) = flag.split_once('=').map_or((flag, None), |(name, value)| (name, Some(value)));
                match (typed.option(name), value) {
                    (Some(arg), Some(value)) => drop(typed.given.insert(arg.get_id().as_str(), value)),
                    (arg, None) => typed.open = arg,
                    (None, _) => {}
                }
            } else if let Some(task) = typed.command.find_subcommand(word) {
                typed.command = task;
            } else if !word.starts_with('-') {
                if let Some(arg) = typed.positional() {
                    typed.given.insert(arg.get_id().as_str(), word);
                }
                typed.positionals += 1;
            }
        }
        typed
    }

    /// The option of this name that takes a value.
    fn option(&self, name: &str) -> Option<&'a Arg> {
        let is_it = |arg: &&Arg| {
            arg.get_long() == Some(name) || arg.get_visible_aliases().is_some_and(|aliases| aliases.contains(&name))
        };
        self.command.get_opts().find(is_it).filter(|arg| arg.get_action().takes_values())
    }

    /// The positional argument that comes next; the last one may take several words.
    fn positional(&self) -> Option<&'a Arg> {
        let mut positionals = self.command.get_positionals();
        let takes_all = |arg: &&Arg| arg.get_num_args().is_some_and(|range| range.max_values() > 1);
        positionals.nth(self.positionals).or_else(|| self.command.get_positionals().last().filter(takes_all))
    }

    /// Returns the values that a word can have, and whether it can be a path.
    fn candidates(&self, word: &str, setting: &Setting) -> (Vec<Candidate>, bool) {
        if let Some(arg) = self.open {
            return self.values(arg, "", word, setting);
        }
        if let Some((flag, value)) = word.strip_prefix("--").and_then(|flag| flag.split_once('='))
            && let Some(arg) = self.option(flag)
        {
            return self.values(arg, &format!("--{flag}="), value, setting);
        }
        let tasks = self.command.get_subcommands().filter(|task| !task.is_hide_set());
        let about = |task: &Command| task.get_about().map(ToString::to_string).unwrap_or_default();
        let mut candidates: Vec<Candidate> = tasks.map(|task| (task.get_name().to_owned(), about(task))).collect();
        let mut paths = false;
        if let Some(arg) = self.positional() {
            let values = self.values(arg, "", word, setting);
            candidates.extend(values.0);
            paths = values.1;
        }
        if word.starts_with('-') || candidates.is_empty() && !paths {
            candidates.extend(self.flags());
        }
        (candidates, paths)
    }

    fn flags(&self) -> impl Iterator<Item = Candidate> {
        let flags = self.command.get_arguments().filter(|arg| !arg.is_hide_set());
        flags.filter_map(|arg| {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            Some((format!("--{}", arg.get_long()?), help))
        })
    }

    /// The values of an argument behind what stands before them, and whether paths will do.
    fn values(&self, arg: &Arg, before: &str, word: &str, setting: &Setting) -> (Vec<Candidate>, bool) {
        let plain = |values: Vec<String>| {
            values.into_iter().map(|value| (format!("{before}{value}"), String::new())).collect::<Vec<_>>()
        };
        // Of a list with commas all but the last entry stays as it is typed.
        let listed = |values: Vec<String>| {
            let done = word.rsplit_once(',').map_or(String::new(), |(done, _)| format!("{done},"));
            plain(values.into_iter().map(|value| format!("{done}{value}")).collect())
        };
        let fixed = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect::<Vec<_>>();
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        match (self.command.get_name(), arg.get_id().as_str()) {
            (_, "game") => (plain(setting.games.iter().map(|entry| entry.id.to_owned()).collect()), false),
            (_, "board") => (plain(self.boards(setting)), false),
            (_, "deck") => (plain(self.entry(setting).map(|entry| entry.about().decks).unwrap_or_default()), false),
            ("play", "seats") => (listed(self.seats(word, true, setting)), false),
            (_, "seats") => (listed(self.seats(word, false, setting)), false),
            (_, "bots" | "field" | "bot") => {
                (listed(self.levels(setting).map(|level| level.id().to_owned()).collect()), false)
            }
            (_, "theme") => (plain(themes()), false),
            (_, "colors") => (plain(texts(Colors::WORDS)), false),
            (_, "glyphs") => (plain(texts(Glyphs::WORDS)), false),
            (_, LANG) => {
                let own = |language: Language| (format!("{before}{}", language.id()), language.own_name().to_owned());
                (Language::ALL.map(own).to_vec(), false)
            }
            ("continue" | "replay" | "review" | "export", "save") => (plain(self.saves(setting)), true),
            ("join" | "watch" | "host", "name") => (plain(self.tables(setting)), false),
            ("join", "seat") => (plain(self.table_seats(setting)), false),
            (_, "away") => {
                let levels: Vec<Level> = self.levels(setting).collect();
                (plain(Away::among(&levels).map(|away| away.id().to_owned()).collect()), false)
            }
            (_, "name" | "names") if !["play", "import"].contains(&self.command.get_name()) => {
                (plain(self.saves(setting)), false)
            }
            (_, "viewer") => (plain(self.viewers(setting)), false),
            ("review", "who") => (plain(self.seats_of_save(setting)), false),
            (_, "file" | "files" | "weights" | "saves" | "boards" | "tables" | "dir" | "out") => (Vec::new(), true),
            _ => (plain(fixed), false),
        }
    }

    /// The game that was typed, or the one that is played if none is.
    fn entry(&self, setting: &Setting) -> Option<&'static Entry> {
        match self.given.get("game") {
            Some(game) => setting.games.get(game),
            None => setting.games.iter().next(),
        }
    }

    /// The levels of bots that the game has.
    fn levels(&self, setting: &Setting) -> impl Iterator<Item = Level> + use<> {
        self.entry(setting).into_iter().flat_map(|entry| entry.levels).copied()
    }

    fn boards(&self, setting: &Setting) -> Vec<String> {
        let Some(entry) = self.entry(setting) else { return Vec::new() };
        let mut boards = setting.games.boards();
        if let Some(folder) = self.given.get("boards") {
            // What is wrong there is told when a game is played.
            let _ = boards.add_folder(&PathBuf::from(folder));
        }
        boards.ids(entry.id).map(str::to_owned).collect()
    }

    /// Lists what seats can play that no seat before them plays; in `play` with its player, once that is typed.
    fn seats(&self, word: &str, people: bool, setting: &Setting) -> Vec<String> {
        let Some(entry) = self.entry(setting) else { return Vec::new() };
        let (done, seat) = word.rsplit_once(',').unwrap_or(("", word));
        if let (true, Some((plays, _))) = (people, seat.split_once('=')) {
            let players = std::iter::once("human").chain(entry.levels.iter().map(|level| level.id()));
            return players.map(|player| format!("{plays}={player}")).collect();
        }
        let about = entry.about();
        let taken: Vec<&str> = done.split(',').map(|seat| seat.split('=').next().unwrap_or(seat)).collect();
        let is_free =
            |plays: &str| taken.iter().all(|taken| SeatOption::read(taken).faction != SeatOption::read(plays).faction);
        let clockwork = about.clockwork.as_ref().map(|known| clockwork(known, seat, is_free)).unwrap_or_default();
        let open = std::iter::once(RANDOM.to_owned()).chain(about.drafted.map(|drafted| drafted.plays.to_owned()));
        let factions = about.factions.into_iter().filter(|plays| is_free(plays));
        let drawn = about.clockwork.is_some().then_some(RANDOM_CLOCKWORK);
        let several = std::iter::once(RANDOM).chain(drawn).map(|open| format!("{open}{}", about.first_game.len()));
        let several = several.filter(|_| done.is_empty());
        let ends = if people { "=" } else { "" };
        let all = factions.chain(open).map(|plays| format!("{plays}{ends}"));
        all.chain(several).chain(clockwork).collect()
    }

    fn store(&self, setting: &Setting) -> Option<Store> {
        match self.given.get("saves") {
            Some(folder) => Some(Store::new(PathBuf::from(folder))),
            None => setting.store().ok(),
        }
    }

    fn saves(&self, setting: &Setting) -> Vec<String> {
        let found = self.store(setting).and_then(|store| store.find().ok()).unwrap_or_default();
        found.into_iter().map(|save| save.name).collect()
    }

    fn table_store(&self, setting: &Setting) -> Option<Store> {
        let typed = self.given.get("tables").map(PathBuf::from);
        match typed.or_else(|| setting.own_folder_of_tables()) {
            Some(folder) => Some(Store::new(folder)),
            None => self.store(setting),
        }
    }

    fn tables(&self, setting: &Setting) -> Vec<String> {
        let Some(store) = self.table_store(setting) else { return Vec::new() };
        let found = store.find().unwrap_or_default().into_iter().map(|save| save.name);
        found.filter(|name| store.look_at(name).is_ok_and(|what| what.shared)).collect()
    }

    /// Lists what can be played at the table that was typed, or in any game if none was.
    fn table_seats(&self, setting: &Setting) -> Vec<String> {
        let table = self.given.get("name").zip(self.table_store(setting));
        match table.and_then(|(name, store)| store.look_at(name).ok()) {
            Some(table) => table.seats,
            None => setting.games.iter().flat_map(|entry| entry.about().factions).collect(),
        }
    }

    /// Lists the viewers of a replay: the seats of the save that was typed too.
    fn viewers(&self, setting: &Setting) -> Vec<String> {
        ["all", "spectator"].into_iter().map(str::to_owned).chain(self.seats_of_save(setting)).collect()
    }

    fn seats_of_save(&self, setting: &Setting) -> Vec<String> {
        let save = self.given.get("save").zip(self.store(setting));
        let saved = save.and_then(|(name, store)| store.load(name).ok());
        saved.map(|(saved, _)| saved.options.seats).unwrap_or_default()
    }
}

fn themes() -> Vec<String> {
    let mut themes = Themes::new();
    own_themes(&mut themes);
    std::iter::once("auto").chain(themes.names()).map(str::to_owned).collect()
}

/// Lists the clockwork players whose factions are free; of one that is typed what can stand behind it: a level, trait
/// cards and of some a character.
fn clockwork(known: &ClockworkSeats, typed: &str, is_free: impl Fn(&str) -> bool) -> Vec<String> {
    let is_typed = |known: &&ClockworkSeat| typed.strip_prefix(&*known.seat).is_some_and(|rest| rest.starts_with(':'));
    if let Some(seat) = known.seats.iter().find(is_typed) {
        let before = typed.rsplit_once(':').map_or(typed, |(before, _)| before);
        let is_new = |word: &&String| before.split(':').all(|other| other != word.as_str());
        let words = known.levels.iter().chain(&seat.traits).chain(&seat.characters).filter(is_new);
        return words.map(|word| format!("{before}:{word}")).collect();
    }
    known.seats.iter().map(|known| known.seat.clone()).filter(|seat| is_free(seat)).collect()
}
