//! The list of tables of several terminals.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use ratatui::layout::Rect;

use super::clicks::{Clicks, Hit};
use super::pick::Pick;
use super::{age, foot, hint};
use crate::kernel::{Value, Words};
use crate::table::Lobby;
use crate::table::shared::{Listing, Player, TableError, Tables};
use crate::tui::bindings::Bindings;
use crate::tui::commands::Command;
use crate::tui::game_ui;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::play::seated;
use crate::tui::text::{Canvas, Row, paragraph};

/// Rows of one table: what it is, and who sits there.
const ROWS: usize = 2;

/// The list.
pub struct TableList {
    tables: Vec<Listing>,
    pick: Pick,
    /// The same anew, once the tables have answered.
    coming: Option<Receiver<Vec<Listing>>>,
    pub notice: Option<String>,
}

/// The time after which the list asks again.
pub const ASKS_AFTER: Duration = Duration::from_secs(1);

impl TableList {
    /// Asks the tables that are awake who is there.
    pub fn new(lobby: &Lobby) -> TableList {
        let listed = lobby.tables.as_ref().map_or(Ok(Vec::new()), Tables::list);
        let (tables, notice) = match listed {
            Ok(tables) => (tables, None),
            Err(error) => (Vec::new(), Some(TableError::from(error).say(lobby.words))),
        };
        TableList { tables, pick: Pick::default(), coming: None, notice }
    }

    /// Takes what the tables have answered, and asks again, on a thread of its own: a table may be slow to answer.
    pub fn refresh(&mut self, lobby: &Lobby) {
        let heard = self.coming.as_ref().map(Receiver::try_recv);
        match heard {
            Some(Ok(tables)) => self.show(tables),
            Some(Err(TryRecvError::Empty)) => return,
            Some(Err(TryRecvError::Disconnected)) | None => {}
        }
        self.coming = None;
        let Some(tables) = lobby.tables.clone() else { return };
        let (sends, coming) = channel();
        let asks = move || tables.list().map(|listed| sends.send(listed)).map(drop);
        if std::thread::Builder::new().name("tables".to_owned()).spawn(asks).is_ok() {
            self.coming = Some(coming);
        }
    }

    /// Shows another list; the cursor stays on its table.
    fn show(&mut self, tables: Vec<Listing>) {
        let here = self.selected().map(str::to_owned);
        self.tables = tables;
        let at = self.tables.iter().position(|table| Some(&table.name) == here.as_ref());
        self.pick.put(at.unwrap_or_else(|| self.pick.at().min(self.tables.len().saturating_sub(1))));
    }

    /// The table under the cursor.
    pub fn selected(&self) -> Option<&str> {
        self.tables.get(self.pick.at()).map(|table| table.name.as_str())
    }

    /// Takes a key; the table to sit down at.
    pub fn key(&mut self, what: Option<Command>) -> Option<&str> {
        self.notice = None;
        match self.pick.obey(what, self.tables.len()) {
            true => self.selected(),
            false => None,
        }
    }

    /// Puts the cursor where a click was; where it is already, the key that sits down.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        self.pick.click(hit)
    }

    pub fn draw(&self, lobby: &Lobby, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let words = lobby.words;
        let question = Row::of(Role::Prompt, format!("> {}", words.text("tables-question")));
        let hints = [
            hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-line"),
            hint(words, Key::Enter, "tables-key-join"),
            hint(words, keys.first(&[Command::Watch]), "tables-key-watch"),
            hint(words, Key::Char('n'), "tables-key-new"),
            hint(words, Key::Esc, "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("tables-title")));
        let folder = lobby.tables.as_ref().map(|tables| tables.store().folder().display().to_string());
        canvas.row(line(2), &Row::of(Role::Dim, folder.unwrap_or_default()));
        if self.tables.is_empty() {
            canvas.row(line(4), &Row::of(Role::Dim, words.text("tables-none")));
        }
        let room = (usize::from(area.height) - 12) / ROWS;
        let first = (self.pick.at() + 1).saturating_sub(room);
        for (index, table) in self.tables.iter().enumerate().skip(first).take(room) {
            let here = index == self.pick.at();
            let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            let row = row.put(if here { Role::Cursor } else { Role::Text }, line_of(words, table));
            let at = 4 + (index - first) * ROWS;
            canvas.row(line(at), &row);
            clicks.line(line(at), index, &row);
            canvas.row(line(at + 1), &Row::of(Role::Dim, format!("    {}", players(words, table, false))));
        }
        if let Some(text) = &self.notice {
            let rows = paragraph(Role::Bad, text, usize::from(area.width) - 4);
            canvas.rows(Rect { y: area.bottom() - 7, height: 4, ..line(0) }, &rows);
        }
    }
}

/// A table in one line.
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
