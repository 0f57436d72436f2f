//! Learn the keys: one page that says how a game is played at the keyboard.

use ratatui::layout::Rect;

use super::{Clicks, foot, hint};
use crate::kernel::Words;
use crate::tui::bindings::Bindings;
use crate::tui::commands::{self, COMMANDS, Do, Place};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph};

/// The page, and how far it is scrolled.
#[derive(Default)]
pub struct Keys {
    scroll: usize,
    last: usize,
}

impl Keys {
    pub fn key(&mut self, what: Option<Do>) {
        match what {
            Some(Do::Down) => self.scroll += 1,
            Some(Do::Up) => self.scroll = self.scroll.saturating_sub(1),
            Some(Do::PageDown | Do::Right | Do::Choose) => self.scroll += 15,
            Some(Do::PageUp | Do::Left) => self.scroll = self.scroll.saturating_sub(15),
            _ => {}
        }
        self.scroll = self.scroll.min(self.last);
    }

    pub fn draw(&mut self, words: &Words, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let question = Row::of(Role::Prompt, format!("> {}", words.text("screen-keys-question")));
        let hints = [
            hint(words, &keys.shown(&[Do::Down, Do::Up]), "screen-key-scroll"),
            hint(words, "Esc", "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let room = usize::from(area.width) - 4;
        let mut rows = vec![Row::of(Role::Prompt, words.text("screen-title-keys")), Row::new()];
        rows.extend(paragraph(Role::Text, &words.text("screen-help-guided"), room));
        rows.push(Row::new());
        for command in COMMANDS.iter().filter(|command| command.places.contains(&Place::Asked)) {
            let row = Row::of(Role::Key, format!("{:<16}", keys.written(command)));
            rows.extend(row.text(commands::description(words, command)).wrapped(room, 16));
        }
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 4 };
        self.last = rows.len().saturating_sub(inner.height.into());
        self.scroll = self.scroll.min(self.last);
        canvas.rows(inner, &rows[self.scroll..]);
    }
}
