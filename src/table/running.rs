//! A game that is being played: what happens next, and what is saved when.

use super::writer::{Status, Writer};
use super::{Acted, CannotUndo, Controller, Game, Refusal};
use crate::bots::{Budget, Level};
use crate::kernel::Seat;
use std::time::Duration;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This person is asked.
    Ask(Seat),
    /// There is one action, and the table takes it at once.
    Forced(Seat),
    /// A bot decides.
    Bot(Seat),
    Over,
}

/// A game that is being played, and its writer.
pub struct Running {
    game: Box<dyn Game>,
    writer: Option<Writer>,
    /// Whether a person is asked on another's turn even where there is one action only: what he cannot do stays hidden.
    pub ask_when_forced: bool,
}

impl Running {
    /// Without a writer nothing is saved.
    pub fn new(game: Box<dyn Game>, writer: Option<Writer>) -> Self {
        let running = Self { game, writer, ask_when_forced: true };
        running.save();
        running
    }

    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    pub fn next(&self) -> Next {
        let Some(seat) = self.game.asked() else { return Next::Over };
        match self.game.controllers().get(seat.index()) {
            Some(Controller::Bot(_)) => Next::Bot(seat),
            _ if self.game.choices() > 1 => Next::Ask(seat),
            // On his own turn a person knows why there is nothing to choose.
            _ if self.game.turn() == Some(seat) || !self.ask_when_forced => Next::Forced(seat),
            _ => Next::Ask(seat),
        }
    }

    /// A person's action, in notation.
    ///
    /// # Errors
    /// Why not; the game is as it was.
    pub fn act(&mut self, text: &str) -> Result<Acted, Refusal> {
        let acted = self.game.act(text)?;
        self.save();
        Ok(acted)
    }

    /// Takes one step that no person decides; `None` if a person is asked or the game is over.
    pub fn step(&mut self) -> Option<Acted> {
        let action = match self.next() {
            Next::Bot(_) => self.game.advise(None, Budget::default())?.action,
            Next::Forced(_) => self.game.notation().pop()?,
            Next::Ask(_) | Next::Over => return None,
        };
        let acted = self.game.act(&action).ok()?;
        if matches!(self.next(), Next::Ask(_) | Next::Over) {
            self.save();
        }
        Some(acted)
    }

    /// What a bot of this level would do for the seat that is asked, in notation.
    pub fn advise(&mut self, level: Level, budget: Budget) -> Option<String> {
        Some(self.game.advise(Some(level), budget)?.action)
    }

    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo(&mut self) -> Result<usize, CannotUndo> {
        let undone = self.game.undo()?;
        self.save();
        Ok(undone)
    }

    /// # Errors
    /// If nothing was taken back.
    pub fn redo(&mut self) -> Result<usize, CannotUndo> {
        let done = self.game.redo()?;
        self.save();
        Ok(done)
    }

    /// Lets somebody else decide for a seat.
    pub fn set_controller(&mut self, seat: Seat, controller: Controller) {
        self.game.set_controller(seat, controller);
        self.save();
    }

    /// Hands the game as it stands to the writer.
    pub fn save(&self) {
        if let Some(writer) = &self.writer {
            writer.put(self.game.save().to_text());
        }
    }

    /// How saving stands; `None` if nothing is saved.
    pub fn status(&self) -> Option<Status> {
        self.writer.as_ref().map(Writer::status)
    }

    /// The name under which the game is saved.
    pub fn name(&self) -> Option<String> {
        self.writer.as_ref().map(Writer::name)
    }

    /// Saves and waits until all is on disk, at most so long; whether all is.
    pub fn close(&self, limit: Duration) -> bool {
        self.save();
        self.writer.as_ref().is_none_or(|writer| writer.flush(limit))
    }
}
