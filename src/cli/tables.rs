//! `thicket tables`, `join`, `watch` and `scores`: tables of several terminals on this machine.

use super::screen::{Launcher, Opening};
use super::table::columns;
use super::{Failure, Io, Setting};
use crate::kernel::{Decision, Seat, Value, Words, sanitize};
use crate::table::shared::{Listing, Player};
use crate::table::{Controller, GameSession, Lobby, Saved};
use crate::tui::play;
use clap::Args;
use std::collections::{BTreeMap, BTreeSet};
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[derive(Args)]
pub(super) struct List {
    #[arg(long)]
    list: bool,
}

#[derive(Args)]
pub(super) struct Join {
    name: String,
    #[arg(long)]
    seat: Option<String>,
}

#[derive(Args)]
pub(super) struct Watch {
    name: String,
}

/// Runs the host of a table. Programs start it: clients, or an init system that keeps the table awake.
#[derive(Args)]
pub(super) struct Host {
    name: String,
    #[arg(long)]
    stay: bool,
}

#[derive(Args)]
pub(super) struct Scores {}

impl List {
    /// Opens the list in a terminal; prints it elsewhere.
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if !self.list && is_terminal {
            return Launcher::new(setting)?.open(Opening::Tables, setting, io);
        }
        let words = setting.words;
        let tables = setting.tables()?.list().map_err(|error| Failure::of_store(&error, words))?;
        if tables.is_empty() {
            writeln!(io.out, "{}", words.text("tables-none"))?;
        }
        let rows: Vec<Vec<String>> = tables.iter().map(|table| row(table, setting)).collect();
        write!(io.out, "{}", columns(&rows, &[]))?;
        Ok(())
    }
}

/// Name, game, round, and who sits where.
fn row(table: &Listing, setting: &Setting) -> Vec<String> {
    let words = setting.words;
    let players = match &table.who {
        Some(who) => words.list(who.players.iter().map(|player| seated(player, setting))),
        None => words.list(table.summary.seats.iter().cloned()),
    };
    let here = match &table.who {
        Some(who) => {
            let count = who.players.iter().filter(|player| player.here).count() + who.watching;
            words.text_with("tables-here", &[("count", Value::from(count as i64))])
        }
        None if table.summary.over => words.text("tables-over"),
        None => words.text("tables-asleep"),
    };
    let round = words.text_with("screen-round", &[("round", i64::from(table.summary.round).into())]);
    vec![sanitize(table.name.clone()), sanitize(table.summary.game.clone()), round, here, sanitize(players)]
}

/// A seat and who plays it.
fn seated(player: &Player, setting: &Setting) -> String {
    let words = setting.words;
    let places = [("seat", player.plays.clone().into()), ("player", play::seated(words, player).into())];
    words.text_with("table-who-line", &places)
}

impl Join {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        enter(Launcher::new(setting)?, &self.name, self.seat.as_deref(), false, setting, io)
    }
}

impl Watch {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        enter(Launcher::new(setting)?, &self.name, None, true, setting, io)
    }
}

/// Sits down at a table, or looks on, and opens the screen.
pub(super) fn enter(
    door: Launcher,
    name: &str,
    seat: Option<&str>,
    watch: bool,
    setting: &Setting,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let joined = door.lobby.join(name, seat, watch).map_err(|error| Failure::of_table(&error, setting.words))?;
    door.open(Opening::Game { table: joined.running, note: joined.note }, setting, io)
}

impl Host {
    pub fn run(self, setting: &Setting) -> Result<(), Failure> {
        // A terminal that closes ends its clients, not the table.
        let _ = rustix::process::setsid();
        let ends = Arc::new(AtomicBool::new(false));
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT, signal_hook::consts::SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&ends))?;
        }
        // A host has the folder of its table alone: where it was started, nothing may say where other saves are.
        let lobby = Lobby::new(setting.games, setting.boards()?, None, setting.words);
        let served = setting.tables()?.host(&self.name, &lobby, ends, self.stay.then_some(Duration::MAX));
        served.map_err(|error| Failure::of_table(&error, setting.words))
    }
}

/// The results of one player or faction in the finished games.
#[derive(Default)]
struct Record {
    played: i64,
    won: i64,
}

/// The finished games: how many, by player, and by game and what was played.
#[derive(Default)]
struct Records {
    games: i64,
    /// Seeds and courses of the games that are counted: a copy of one is not another game.
    counted: BTreeSet<(u64, Vec<String>)>,
    players: BTreeMap<String, Record>,
    factions: BTreeMap<(String, String), Record>,
}

impl Records {
    /// Adds a game, if it is over and not counted yet.
    fn add(&mut self, saved: Saved, game: &dyn GameSession, words: &Words) {
        let Decision::Over(outcome) = game.decision() else { return };
        if !self.counted.insert((saved.seed, saved.journal)) {
            return;
        }
        self.games += 1;
        for (index, controller) in game.controllers().iter().enumerate() {
            let seat = Seat::new(index as u8);
            let played = (game.id().to_owned(), game.plays(seat).to_owned());
            let records =
                [self.players.entry(who(words, controller)).or_default(), self.factions.entry(played).or_default()];
            for record in records {
                record.played += 1;
                record.won += i64::from(outcome.winners.contains(seat));
            }
        }
    }
}

/// A player by name, or by what they are.
fn who(words: &Words, controller: &Controller) -> String {
    match controller {
        Controller::Human { name } if name.is_empty() => words.text("screen-other-person"),
        Controller::Human { name } => sanitize(name.clone()),
        Controller::Bot(level) => {
            words.text_with("screen-bot", &[("level", words.name("screen-level", level.id()).into())])
        }
        Controller::Clockwork => words.text("screen-clockwork"),
    }
}

impl Scores {
    /// Returns the finished games of this machine: by player, then by what was played.
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let mut stores = vec![setting.store()?, setting.tables()?.store().clone()];
        stores.dedup_by(|one, other| one.folder() == other.folder());
        let mut records = Records::default();
        for store in &stores {
            let saves = store.list().map_err(|error| Failure::of_store(&error, words))?;
            let over = saves.into_iter().filter(|save| save.what.as_ref().is_ok_and(|what| what.over));
            for save in over {
                // a save that cannot be read is told of in the list of saves
                if let Ok((saved, _)) = store.load(&save.name)
                    && let Ok(loaded) = setting.games.load(&saved)
                {
                    records.add(saved, &*loaded.game, words);
                }
            }
        }
        let line = |mut cells: Vec<String>, record: &Record| {
            let places = [("won", record.won.into()), ("played", record.played.into())];
            cells.push(words.text_with("scores-line", &places));
            cells
        };
        let Records { games, players, factions, .. } = records;
        let by_player: Vec<_> = players.iter().map(|(who, record)| line(vec![who.clone()], record)).collect();
        let by_faction: Vec<_> =
            factions.iter().map(|((game, plays), record)| line(vec![game.clone(), plays.clone()], record)).collect();
        writeln!(io.out, "{}", words.text_with("scores-games", &[("count", games.into())]))?;
        for (rows, right) in [(by_player, [1]), (by_faction, [2])].iter().filter(|(rows, _)| !rows.is_empty()) {
            write!(io.out, "\n{}", columns(rows, right))?;
        }
        Ok(())
    }
}
