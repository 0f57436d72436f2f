//! The form for a new game.

use ratatui::layout::Rect;

use super::form::Field;
use super::{foot, hint};
use crate::bots::Level;
use crate::kernel::Words;
use crate::table::{Controller, Entry, Lobby, Wanted};
use crate::tui::commands::Do;
use crate::tui::face;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

/// Who can sit on a seat, a person first.
const PLAYERS: usize = 1 + Level::ALL.len();

/// A seat in the form.
struct Seat {
    plays: Field,
    player: Field,
    name: Field,
}

/// The form.
pub struct NewGame {
    game: &'static str,
    /// What can be played, as the table takes it; the empty one is an empty seat.
    factions: Vec<String>,
    boards: Vec<String>,
    board: Field,
    seed: Field,
    seats: Vec<Seat>,
    /// The line and the column of the cursor: seats first, then board and seed.
    line: usize,
    column: usize,
    pub notice: Option<String>,
}

/// Columns for what a seat plays.
const PLAYS_WIDTH: usize = 25;

impl NewGame {
    /// A form with the game that a newcomer starts with; `None` if there is no game at all.
    pub fn new(lobby: &Lobby) -> Option<NewGame> {
        let words = lobby.words;
        let entry: &'static Entry = lobby.games.iter().find(|entry| face::of(entry.id).is_some())?;
        let about = entry.about();
        let face = face::of(entry.id)?;
        let factions: Vec<String> = about.factions.iter().cloned().chain([String::new()]).collect();
        let labels: Vec<String> = factions
            .iter()
            .map(|plays| match plays.as_str() {
                "" => words.text("screen-new-empty"),
                plays => format!("{} {}", face.capital(plays), face.plays(words, plays)),
            })
            .collect();
        let boards: Vec<String> = lobby.boards.ids(entry.id).map(str::to_owned).collect();
        let mut players = vec![words.text("screen-new-person")];
        players.extend(
            Level::ALL.iter().map(|level| {
                words.text_with("screen-bot", &[("level", words.name("screen-level", level.id()).into())])
            }),
        );
        let normal = 1 + Level::ALL.iter().position(|level| *level == Level::Normal).unwrap_or(0);
        let seats = (0..about.most_seats).map(|index| {
            let plays = about.first_game.get(index).map_or("", String::as_str);
            let at = factions.iter().position(|faction| faction == plays).unwrap_or(factions.len() - 1);
            Seat {
                plays: Field::choice(labels.clone(), at),
                player: Field::choice(players.clone(), if index == 0 { 0 } else { normal }),
                name: Field::text(""),
            }
        });
        Some(NewGame {
            game: entry.id,
            seats: seats.collect(),
            board: Field::choice(boards.clone(), 0),
            boards,
            seed: Field::text(""),
            factions,
            line: 0,
            column: 0,
            notice: None,
        })
    }

    fn field(&mut self) -> Option<&mut Field> {
        let seats = self.seats.len();
        match (self.line, self.column) {
            (line, 0) if line < seats => Some(&mut self.seats[line].plays),
            (line, 1) if line < seats => Some(&mut self.seats[line].player),
            (line, _) if line < seats => Some(&mut self.seats[line].name),
            (line, _) if line == seats => Some(&mut self.board),
            _ => Some(&mut self.seed),
        }
    }

    fn columns(&self) -> usize {
        match self.seats.get(self.line) {
            Some(seat) if seat.player.at() == 0 => 3,
            Some(_) => 2,
            None => 1,
        }
    }

    /// Takes a key; whether the game is to begin.
    pub fn key(&mut self, key: Key, what: Option<Do>) -> bool {
        self.notice = None;
        let lines = self.seats.len() + 2;
        match key {
            Key::Up => self.line = (self.line + lines - 1) % lines,
            Key::Down => self.line = (self.line + 1) % lines,
            Key::Tab if self.column + 1 < self.columns() => self.column += 1,
            Key::Tab => (self.line, self.column) = ((self.line + 1) % lines, 0),
            Key::BackTab if self.column > 0 => self.column -= 1,
            Key::BackTab => {
                self.line = (self.line + lines - 1) % lines;
                self.column = self.columns() - 1;
            }
            Key::Enter => return true,
            key if self.field().is_some_and(|field| field.typed(key)) => {}
            Key::Char(' ') => {
                let line = self.line;
                if let Some(seat) = self.seats.get_mut(line) {
                    let person = seat.player.at() == 0;
                    seat.player.turn(!person);
                    while (seat.player.at() == 0) == person && PLAYERS > 1 {
                        seat.player.turn(true);
                    }
                }
            }
            _ => match what {
                Some(Do::Down) => self.line = (self.line + 1) % lines,
                Some(Do::Up) => self.line = (self.line + lines - 1) % lines,
                Some(Do::Right | Do::More) => self.turn(true),
                Some(Do::Left | Do::Less) => self.turn(false),
                _ => {}
            },
        }
        self.column = self.column.min(self.columns() - 1);
        false
    }

    /// Turns a value; what another seat plays is left out.
    fn turn(&mut self, forward: bool) {
        let (line, column) = (self.line, self.column);
        let tries = self.factions.len();
        for _ in 0..tries {
            if let Some(field) = self.field() {
                field.turn(forward);
            }
            if column > 0 || line >= self.seats.len() || !self.is_taken(line) {
                break;
            }
        }
    }

    fn is_taken(&self, line: usize) -> bool {
        let of = |seat: &Seat| {
            let plays = &self.factions[seat.plays.at()];
            plays.split_once(':').map_or((plays.as_str(), None), |(faction, character)| (faction, Some(character)))
        };
        let (faction, character) = of(&self.seats[line]);
        let mut others = self.seats.iter().enumerate().filter(|(index, _)| *index != line).map(|(_, seat)| of(seat));
        // no faction twice, and nobody is the character that another is
        !faction.is_empty()
            && others.any(|(other, alike)| other == faction || character.is_some() && alike == character)
    }

    /// The game as it is asked for.
    ///
    /// # Errors
    /// If the seed is no number.
    pub fn wanted(&self, words: &Words) -> Result<Wanted, String> {
        let seed = self.seed.value();
        let seed = match seed.as_str() {
            "" => None,
            text => Some(text.parse().map_err(|_| words.text("screen-new-seed-wrong"))?),
        };
        let taken = self.seats.iter().filter(|seat| !self.factions[seat.plays.at()].is_empty());
        let mut wanted = Wanted {
            game: self.game.to_owned(),
            board: self.boards.get(self.board.at()).cloned(),
            seed,
            ..Wanted::default()
        };
        for seat in taken {
            wanted.seats.push(self.factions[seat.plays.at()].clone());
            wanted.controllers.push(match seat.player.at() {
                0 => Controller::Human { name: seat.name.value() },
                level => Controller::Bot(Level::ALL[level - 1]),
            });
        }
        if wanted.seats.is_empty() {
            return Err(words.text("screen-new-nobody"));
        }
        Ok(wanted)
    }

    pub fn draw(&self, words: &Words, area: Rect, canvas: &mut Canvas) {
        let question = match &self.notice {
            Some(notice) => Row::of(Role::Bad, format!("> {notice}")),
            None => Row::of(Role::Prompt, format!("> {}", words.text("screen-new-question"))),
        };
        let hints = [
            hint(words, "Enter", "screen-key-start"),
            hint(words, "j k", "screen-key-line"),
            hint(words, "Tab", "screen-key-field"),
            hint(words, "h l", "screen-key-change"),
            hint(words, "Space", "screen-key-person-bot"),
            hint(words, "Esc", "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, canvas) {
            return;
        }
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("screen-new-title")));
        canvas.row(line(3), &Row::of(Role::Dim, words.text("screen-new-heads")));
        let mark = |here: bool| Row::of(Role::Prompt, if here { "> " } else { "  " });
        for (index, seat) in self.seats.iter().enumerate() {
            let here = |column: usize| self.line == index && self.column == column;
            let mut row = mark(self.line == index).text(format!("{}  ", index + 1));
            row = row.join(seat.plays.row(here(0), PLAYS_WIDTH)).text("  ");
            if !self.factions[seat.plays.at()].is_empty() {
                row = row.join(seat.player.row(here(1), 14)).text("  ");
                if seat.player.at() == 0 {
                    row = row.join(seat.name.row(here(2), 14));
                }
            }
            canvas.row(line(4 + index), &row);
        }
        let seats = self.seats.len();
        let board = mark(self.line == seats).text(format!("{:<10}", words.text("screen-new-board")));
        canvas.row(line(5 + seats), &board.join(self.board.row(self.line == seats, 13)));
        let seed = mark(self.line == seats + 1).text(format!("{:<10}", words.text("screen-new-seed")));
        let seed = seed.join(self.seed.row(self.line == seats + 1, 20));
        canvas.row(line(6 + seats), &seed.put(Role::Dim, format!("  {}", words.text("screen-new-seed-note"))));
        let people =
            self.seats.iter().filter(|seat| seat.player.at() == 0 && !self.factions[seat.plays.at()].is_empty());
        let key = match people.count() {
            0 => "screen-new-watch",
            1 => "screen-new-solo",
            _ => "screen-new-hot-seat",
        };
        canvas.row(line(8 + seats), &Row::of(Role::Dim, words.text(key)));
    }
}
