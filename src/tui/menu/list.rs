//! A list to choose from: saves, tables, lessons.

use ratatui::layout::{Position, Rect};
use std::time::Duration;

use super::clicks::{Clicks, Hit};
use super::keys::HelpPage;
use super::offer::MenuOffer;
use super::screen::{Menu, MenuScreen};
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph};

/// Rows for what there is to say of the line under the cursor.
const NOTE: usize = 3;

/// What a list shows, and what can be done with a line of it.
pub trait Source {
    /// The keys of its title and of its question.
    const TITLE: &'static str;
    const QUESTION: &'static str;
    const HELP: HelpPage;
    /// Rows of each line.
    const ROWS: usize = 1;

    /// Returns a line below the title: where the things are kept.
    fn place(&self, _: &Context) -> Option<String> {
        None
    }
    /// Returns the number of lines.
    fn lines(&self) -> usize;
    /// Returns the rows of a line; the first one in this role.
    fn rows(&self, context: &Context, line: usize, role: Role) -> Vec<Row>;
    /// Says what there is to say of a line, or of a list without any.
    fn note(&self, _: &Context, _line: usize) -> Option<Row> {
        None
    }
    /// Lists what can be done with a line, besides what can be in all lists.
    fn line_offers(&self, context: &Context) -> Vec<MenuOffer>;
    /// Lists what can be done even if there is no line.
    fn offers(&self, _: &Context) -> Vec<MenuOffer> {
        Vec::new()
    }
    /// Takes a key for a line: Enter, or one of its own.
    fn take(&mut self, context: &Context, line: usize, key: Key, what: Option<Command>) -> Outcome;
    fn rest(&self) -> Option<Duration> {
        None
    }
    /// Looks again; where a line of before is now.
    fn refresh(&mut self, _: &Context, line: usize) -> usize {
        line
    }
}

/// A list with its cursor.
pub struct List<S> {
    source: S,
    line: usize,
}

impl<S: Source> List<S> {
    /// Shows what was found on the screen, or says why nothing was.
    pub fn screen<T>(found: Result<Vec<T>, String>, source: impl FnOnce(Vec<T>) -> S) -> MenuScreen<Self> {
        let (found, notice) = match found {
            Ok(found) => (found, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        MenuScreen::new(Self { source: source(found), line: 0 }).saying(notice)
    }
}

impl<S: Source> Menu for List<S> {
    const QUESTION: &'static str = S::QUESTION;

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let lines = [Command::Down, Command::Up, Command::Right, Command::Left];
        let line = MenuOffer::commands(context, &lines, "screen-menu-line").labeled(context, "screen-key-line");
        let line = line.shown_as(context.settings.keys.first(&[Command::Down, Command::Up]));
        let of_line = if self.source.lines() > 0 { self.source.line_offers(context) } else { Vec::new() };
        std::iter::once(line).chain(of_line).chain(self.source.offers(context)).collect()
    }

    fn key(&mut self, key: Key, what: Option<Command>, context: &Context) -> Outcome {
        let lines = self.source.lines().max(1);
        match what {
            Some(Command::Down | Command::Right) => self.line = (self.line + 1) % lines,
            Some(Command::Up | Command::Left) => self.line = (self.line + lines - 1) % lines,
            what => return self.source.take(context, self.line, key, what),
        }
        Outcome::Stay
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) -> Option<Position> {
        let room = usize::from(area.width) - 4;
        let at = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(at(1), &Row::of(Role::Prompt, context.words().text(S::TITLE)));
        let place = self.source.place(context);
        let top = 3 + usize::from(place.is_some());
        canvas.row(at(2), &Row::of(Role::Dim, place.unwrap_or_default()));
        let shown = (usize::from(area.height) - top - NOTE - 3) / S::ROWS;
        let first = (self.line + 1).saturating_sub(shown);
        let mut y = top;
        for line in (first..self.source.lines()).take(shown) {
            let here = line == self.line;
            let role = if here { Role::Cursor } else { Role::Text };
            for (row, text) in self.source.rows(context, line, role).into_iter().enumerate() {
                let mark = if here && row == 0 { "> " } else { "  " };
                let text = Row::of(Role::Prompt, mark).join(text).fitted(room);
                canvas.row(at(y + row), &text);
                clicks.line(at(y + row), line);
            }
            y += S::ROWS;
        }
        if let Some(note) = self.source.note(context, self.line) {
            let role = note.0.first().map_or(Role::Text, |span| span.role);
            let rows = paragraph(role, &note.to_string(), room);
            canvas.rows(Rect { height: NOTE as u16, ..at(y + 1) }, &rows);
        }
        None
    }

    fn help_page(&self) -> Option<HelpPage> {
        Some(S::HELP)
    }

    fn click(&mut self, hit: Hit) -> Option<Key> {
        // a second click takes the line
        let again = std::mem::replace(&mut self.line, hit.line) == hit.line;
        again.then_some(Key::Enter)
    }

    fn rest(&self) -> Option<Duration> {
        self.source.rest()
    }

    fn tick(&mut self, context: &Context) {
        let line = self.source.refresh(context, self.line);
        self.line = line.min(self.source.lines().saturating_sub(1));
    }
}
