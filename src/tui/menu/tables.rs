//! The list of tables of several terminals.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use super::keys::HelpPage;
use super::list::{List, Source};
use super::offer::MenuOffer;
use super::screen::MenuScreen;
use super::{age, new_table};
use crate::kernel::{Value, Words};
use crate::table::shared::{Listing, Player, TableError, Tables};
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::game_ui;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::play::seated;
use crate::tui::text::Row;

/// The time after which the list asks again.
const ASKS_AFTER: Duration = Duration::from_secs(1);

/// Lays out a table.
const NEW: Key = Key::Char('n');

/// The tables of this machine.
pub struct TableList {
    tables: Vec<Listing>,
    /// The tables as they are now, once they have answered.
    coming: Option<Receiver<Vec<Listing>>>,
}

impl TableList {
    /// Lists the tables on the screen; those that are awake are asked who is there.
    pub fn screen(context: &Context) -> MenuScreen<List<TableList>> {
        let listed = context.lobby.tables.as_ref().map_or(Ok(Vec::new()), Tables::list);
        let listed = listed.map_err(|error| TableError::from(error).say(context.words()));
        List::screen(listed, |tables| TableList { tables, coming: None })
    }
}

impl Source for TableList {
    const TITLE: &'static str = "tables-title";
    const QUESTION: &'static str = "tables-question";
    const HELP: HelpPage = HelpPage::Tables;
    /// What it is, and who sits there.
    const ROWS: usize = 2;

    fn place(&self, context: &Context) -> Option<String> {
        context.lobby.tables.as_ref().map(|tables| tables.store().folder().display().to_string())
    }

    fn lines(&self) -> usize {
        self.tables.len()
    }

    fn rows(&self, context: &Context, line: usize, role: Role) -> Vec<Row> {
        let (words, table) = (context.words(), &self.tables[line]);
        let who = format!("  {}", players(words, table, false));
        vec![Row::of(role, line_of(words, table)), Row::of(Role::Dim, who)]
    }

    fn note(&self, context: &Context, _: usize) -> Option<Row> {
        self.tables.is_empty().then(|| Row::of(Role::Dim, context.words().text("tables-none")))
    }

    fn line_offers(&self, context: &Context) -> Vec<MenuOffer> {
        vec![
            MenuOffer::commands(context, &[Command::Choose], "screen-menu-join").labeled(context, "tables-key-join"),
            MenuOffer::commands(context, &[Command::Watch], "screen-menu-look-on").labeled(context, "tables-key-watch"),
        ]
    }

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        vec![MenuOffer::key(context, NEW, "screen-menu-new-table").labeled(context, "tables-key-new")]
    }

    fn take(&mut self, context: &Context, line: usize, key: Key, what: Option<Command>) -> Outcome {
        if what.is_none() && key == NEW {
            return new_table(context);
        }
        let looks_on = what == Some(Command::Watch);
        match self.tables.get(line).filter(|_| looks_on || what == Some(Command::Choose)) {
            Some(table) => Outcome::Join { name: table.name.clone(), looks_on },
            None => Outcome::Stay,
        }
    }

    fn rest(&self) -> Option<Duration> {
        Some(ASKS_AFTER)
    }

    /// Takes what the tables have answered, and asks again, on a thread of its own: a table may be slow to answer. The cursor
    /// stays on its table.
    fn refresh(&mut self, context: &Context, line: usize) -> usize {
        let mut at = line;
        match self.coming.as_ref().map(Receiver::try_recv) {
            Some(Ok(tables)) => {
                let here = self.tables.get(line).map(|table| table.name.as_str());
                at = tables.iter().position(|table| Some(table.name.as_str()) == here).unwrap_or(line);
                self.tables = tables;
            }
            Some(Err(TryRecvError::Empty)) => return line,
            Some(Err(TryRecvError::Disconnected)) | None => {}
        }
        self.coming = None;
        let Some(tables) = context.lobby.tables.clone() else { return at };
        let (sends, coming) = channel();
        let asks = move || tables.list().map(|listed| sends.send(listed)).map(drop);
        if std::thread::Builder::new().name("tables".to_owned()).spawn(asks).is_ok() {
            self.coming = Some(coming);
        }
        at
    }
}

/// Returns a table in one line.
pub fn line_of(words: &Words, table: &Listing) -> String {
    let here = match &table.who {
        Some(who) => who.players.iter().filter(|player| player.here).count() + who.watching,
        None => 0,
    };
    let key = match (here, table.summary.over) {
        (_, true) => "tables-line-over",
        (0, _) => "tables-line",
        _ => "tables-line-here",
    };
    let places = [
        ("name", Value::from(table.name.clone())),
        ("game", words.text(&format!("{}-game", table.summary.game)).into()),
        ("round", i64::from(table.summary.round).into()),
        ("age", age(words, table.modified).into()),
        ("count", (here as i64).into()),
    ];
    words.text_with(key, &places)
}

/// Returns who sits there, the one that is asked with a mark; what they play by its letter, or `named`.
pub fn players(words: &Words, table: &Listing, named: bool) -> String {
    let game_ui = game_ui::of(&table.summary.game);
    let plays = |plays: &str| match game_ui {
        Some(game_ui) if named => game_ui.plays(words, plays),
        _ => game_ui.map_or('?', |game_ui| game_ui.capital(plays)).to_string(),
    };
    let Some(who) = &table.who else {
        let seats = table.summary.seats.iter().map(|seat| plays(seat));
        return if named { words.list(seats) } else { seats.collect::<Vec<_>>().join(" ") };
    };
    let seat = |(index, player): (usize, &Player)| {
        let key = if who.asked == Some(index) { "tables-seat-asked" } else { "tables-seat" };
        let places = [("seat", Value::from(plays(&player.plays))), ("player", seated(words, player).into())];
        words.text_with(key, &places)
    };
    words.list(who.players.iter().enumerate().map(seat))
}
