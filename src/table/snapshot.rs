//! A game as a screen has it before it, whether it is played here or at a table elsewhere.

use super::shared::RemoteSession;
use super::writer::Status;
use super::{
    ActionOutcome, ActiveGame, BotJob, CannotUndo, Coach, Controller, DecisionNumber, GameRecord, GameState, NextStep,
    Observed, Refusal, StoreError, Takes, Unsaved,
};
use crate::bots::{Budget, Level};
use crate::kernel::{Decision, Illegal, NotationError, Parts, Progress, Seat, Viewer, join};
use std::path::PathBuf;
use std::time::Duration;

/// What is on the table at one moment, for one viewer.
pub struct Snapshot {
    pub decision: Decision,
    /// The seat that is asked, a human or a bot.
    pub asked: Option<Seat>,
    /// Whether the decision is a main one, not a step inside an action.
    pub at_rest: bool,
    pub turn: Option<Seat>,
    pub progress: Progress,
    pub seats: Vec<Seat>,
    pub controllers: Vec<Controller>,
    pub seen: Observed,
    /// Actions taken so far, and entries of the log.
    pub actions: usize,
    pub log_len: usize,
    /// What the coach of a lesson says.
    pub coach: Option<Coach>,
    /// Whether a lesson says what may be done now.
    pub is_led: bool,
}

/// A game that is played or watched. What is nothing special is a default.
pub trait Table: Send {
    /// Returns the game as it stands, as far as it is known here.
    fn state(&self) -> &dyn GameState;
    /// Returns what has happened in it.
    fn record(&self) -> &dyn GameRecord;
    fn next(&self) -> NextStep;
    /// Returns the number of the pending decision.
    fn number(&self) -> DecisionNumber;

    /// Returns what a viewer sees now.
    fn snapshot(&self, viewer: Viewer) -> Snapshot {
        let (state, record) = (self.state(), self.record());
        Snapshot {
            decision: state.decision(),
            asked: state.asked(),
            at_rest: state.at_rest(),
            turn: record.turn(),
            progress: state.progress(),
            seats: (0..state.seats()).map(|index| Seat::new(index as u8)).collect(),
            controllers: record.controllers().to_vec(),
            seen: self.observe(viewer),
            actions: record.actions(),
            log_len: record.log_len(),
            coach: self.coach(),
            is_led: self.is_led(),
        }
    }

    /// Returns what a viewer sees of the game; at a table elsewhere that is what its own player sees, whoever asks.
    fn observe(&self, viewer: Viewer) -> Observed {
        self.state().observe(viewer)
    }

    /// Returns the actions of the pending decision that can be taken, each as its parts.
    fn legal(&self) -> Vec<Parts> {
        self.state().legal()
    }
    /// Returns the actions of the pending decision that can be taken, in notation.
    fn notation(&self) -> Vec<String> {
        match self.is_led() {
            true => self.legal().iter().map(|action| join(action)).collect(),
            false => self.state().notation(),
        }
    }
    /// Returns why an action cannot be taken now; `None` if it can.
    ///
    /// # Errors
    /// Fails if the text is not an action.
    fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError> {
        self.state().why_not(text)
    }

    /// Takes a human's action, in notation.
    ///
    /// # Errors
    /// Says why not; the game is as it was.
    fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal>;
    /// # Errors
    /// Says why nothing can be taken back.
    fn undo(&mut self) -> Result<usize, CannotUndo>;
    /// # Errors
    /// Fails if nothing was taken back.
    fn redo(&mut self) -> Result<usize, CannotUndo> {
        Err(CannotUndo::NothingToRedo)
    }
    /// Takes one step that no human here decides; `None` if there is none. A bot thinks meanwhile.
    fn step(&mut self) -> Option<ActionOutcome>;
    /// Takes one such step, or all that have been taken elsewhere.
    fn catch_up(&mut self) -> Option<ActionOutcome> {
        self.step()
    }
    /// Returns whether nothing happens here until someone at another terminal acts.
    fn waits_for_others(&self) -> bool {
        false
    }

    /// Returns the job of the bot that is asked, and the number of the decision; `None` if no bot is asked here.
    fn job(&self) -> Option<(DecisionNumber, BotJob)> {
        None
    }
    /// Takes a bot's answer to the decision with this number. `None` if that decision is no longer pending.
    fn answer(&mut self, _: DecisionNumber, _action: &str) -> Option<ActionOutcome> {
        None
    }
    /// Returns the job for a bot of this level in the place of a human.
    fn advice(&self, level: Level, budget: Budget) -> Option<(DecisionNumber, BotJob)> {
        Some((self.number(), self.state().job(Some(level), budget)?))
    }
    /// Says which of a human's steps without a choice are taken at once.
    fn set_takes(&mut self, _: Takes) {}

    fn coach(&self) -> Option<Coach> {
        None
    }
    /// Returns whether a lesson says what may be done now.
    fn is_led(&self) -> bool {
        false
    }
    /// Returns the state of saving; `None` if nothing is saved.
    fn status(&self) -> Option<Status>;
    /// Returns what is not on disk; `None` if everything is, or if nothing is ever saved here.
    fn unsaved(&self) -> Option<Unsaved> {
        None
    }
    /// Returns the name under which the game is saved.
    fn name(&self) -> Option<String>;
    /// Saves the game elsewhere, in this folder or at a path, and continues there; where that is.
    ///
    /// # Errors
    /// Fails if the name will not do, or nothing can be written there. The game is saved where it was.
    fn save_elsewhere(&self, _place: &str) -> Result<PathBuf, StoreError> {
        Err(StoreError::NoFolder)
    }
    /// Saves and waits until all is on disk, at most so long; whether all is. A table elsewhere sees to that itself, and has
    /// said whether it is.
    fn close(&self, limit: Duration) -> bool;

    /// Returns the game, if it is played here.
    fn here(&self) -> Option<&ActiveGame> {
        None
    }
    /// Returns the table elsewhere at which the game is played, if it is.
    fn elsewhere(&self) -> Option<&RemoteSession> {
        None
    }
    fn elsewhere_mut(&mut self) -> Option<&mut RemoteSession> {
        None
    }
}
