//! The list of saved games.

use ratatui::layout::Rect;

use super::clicks::{Clicks, Hit};
use super::pick::Pick;
use super::title::describe;
use super::{foot, hint};
use crate::table::{Listed, Lobby};
use crate::tui::bindings::Bindings;
use crate::tui::commands::Command;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph};

/// The list.
pub struct Load {
    saves: Vec<Listed>,
    pick: Pick,
    pub notice: Option<String>,
}

impl Load {
    pub fn new(lobby: &Lobby) -> Load {
        match lobby.saves() {
            Ok(saves) => Load { saves, pick: Pick::default(), notice: None },
            Err(error) => Load { saves: Vec::new(), pick: Pick::default(), notice: Some(error.say(lobby.words)) },
        }
    }

    /// The save under the cursor.
    pub fn selected(&self) -> Option<&Listed> {
        self.saves.get(self.pick.at())
    }

    /// Takes a key; the save it chose.
    pub fn key(&mut self, what: Option<Command>) -> Option<&Listed> {
        self.notice = None;
        match self.pick.obey(what, self.saves.len()) {
            true => self.selected(),
            false => None,
        }
    }

    /// Puts the cursor where a click was; where it is already, the key that takes the save.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        self.pick.click(hit)
    }

    pub fn draw(&self, lobby: &Lobby, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let words = lobby.words;
        let question = Row::of(Role::Prompt, format!("> {}", words.text("screen-load-question")));
        let hints = [
            hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-line"),
            hint(words, Key::Enter, "screen-key-choose"),
            hint(words, keys.first(&[Command::Watch]), "screen-key-watch"),
            hint(words, Key::Esc, "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("screen-load-title")));
        let folder = lobby.store.as_ref().map(|store| store.folder().display().to_string()).unwrap_or_default();
        canvas.row(line(2), &Row::of(Role::Dim, folder));
        let room = usize::from(area.height) - 12;
        let first = (self.pick.at() + 1).saturating_sub(room);
        for (index, save) in self.saves.iter().enumerate().skip(first).take(room) {
            let here = index == self.pick.at();
            let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            let role = if here {
                Role::Cursor
            } else if save.what.is_err() {
                Role::Bad
            } else {
                Role::Text
            };
            let row = row.put(role, describe(words, save));
            canvas.row(line(4 + index - first), &row);
            clicks.line(line(4 + index - first), index, &row);
        }
        let fault =
            self.saves.get(self.pick.at()).and_then(|save| save.what.as_ref().err()).map(|error| error.say(words));
        if let Some(text) = self.notice.clone().or(fault) {
            let rows = paragraph(Role::Bad, &text, usize::from(area.width) - 4);
            canvas.rows(Rect { y: area.bottom() - 7, height: 4, ..line(0) }, &rows);
        }
    }
}
