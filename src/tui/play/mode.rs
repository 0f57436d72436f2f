//! What goes on before the player: what is asked of whom, and what waits for a second key.

use super::end::Ending;
use super::preview::Ready;
use super::watch::Replay;
use super::{Play, Transition, TurnStatus};
use crate::kernel::Seat;
use crate::tui::commands::Place;
use crate::tui::line::LineEditor;

/// What goes on.
pub(super) enum Mode {
    /// The player puts an action together.
    Choosing(Choosing),
    /// Another human has to take the keyboard.
    HandOver(Seat),
    /// Others play.
    Watching(Option<Seat>, Playback),
    /// A game is watched again.
    Replay(Box<Replay>),
    /// The game is over.
    Ended(Box<Ending>),
}

/// A question to the player, beside the action that is put together.
pub(super) struct Choosing {
    pub seat: Seat,
    pub confirm: Option<Confirm>,
    /// The number of a place that the next digit may make longer.
    pub number: Option<u8>,
    /// Whether the panel of a battle is put away.
    pub is_battle_aside: bool,
}

/// What waits for one more key.
pub(super) enum Confirm {
    /// An action that is complete.
    Action(Box<Ready>),
    /// The end of a phase in which something is left to do.
    End,
}

/// How the steps of others are played back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Playback {
    /// At the pace of the settings.
    #[default]
    Paced,
    /// Everything until the next question at once.
    Hurried,
    /// Without a pause, until a step concerns the player.
    UntilConcerned,
    /// Without a pause to the end of this seat's turn, and then not at all.
    UntilTurnOver(Option<Seat>),
    /// Not at all.
    Held,
    /// By one step, and then not at all.
    OneStep,
}

/// A player who leaves is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    /// Whether they mean it.
    Asked,
    /// What becomes of this wish: the game could not be saved.
    Unsaved(Transition),
}

/// A line that is being typed.
pub(super) struct Prompt {
    pub editor: LineEditor,
    /// Whether it is searched for; else it is a command.
    pub searching: bool,
}

/// The part of the screen that takes the keys: what is on top of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focused {
    Search,
    Command,
    Leaving,
    End,
    Action,
    /// The table as it stood at a line of the log.
    Past,
    Panel,
    Mode,
}

impl Mode {
    fn status(&self) -> TurnStatus {
        match self {
            Mode::Choosing(choosing) => TurnStatus::Asked(choosing.seat),
            Mode::HandOver(seat) => TurnStatus::HandOver(*seat),
            Mode::Watching(seat, _) => TurnStatus::Watching(*seat),
            Mode::Replay(replay) => replay.under.status(),
            Mode::Ended(_) => TurnStatus::Over,
        }
    }
}

impl Play {
    /// Returns what takes the keys.
    pub(super) fn focused(&self) -> Focused {
        if let Some(prompt) = &self.ui.prompt {
            return if prompt.searching { Focused::Search } else { Focused::Command };
        }
        if self.leaving.is_some() {
            return Focused::Leaving;
        }
        match (self.mode.confirmed(), &self.ui.panel) {
            (Some(Confirm::End), _) => Focused::End,
            (Some(Confirm::Action(_)), _) => Focused::Action,
            (None, Some(panel)) if panel.past.is_some() => Focused::Past,
            (None, Some(_)) => Focused::Panel,
            (None, None) => Focused::Mode,
        }
    }

    /// Returns what the player before the screen sees of the table's next step.
    pub fn now(&self) -> TurnStatus {
        self.mode.status()
    }

    /// Returns where keys go now.
    pub fn place(&self) -> Place {
        match self.focused() {
            Focused::Leaving | Focused::End => Place::Confirm,
            _ if self.ui.panel.is_some() => Place::Panel,
            _ => self.mode.ground(),
        }
    }
}

impl Mode {
    /// Returns whether the player is asked.
    pub(super) fn is_asked(&self) -> bool {
        matches!(self, Mode::Choosing(..))
    }

    pub(super) fn playback(&self) -> Playback {
        match *self {
            Mode::Watching(_, playback) => playback,
            _ => Playback::default(),
        }
    }

    /// Changes how they are played back, while others play.
    pub(super) fn set_playback(&mut self, to: Playback) {
        if let Mode::Watching(_, playback) = self {
            *playback = to;
        }
    }

    pub(super) fn ending(&self) -> Option<&Ending> {
        match self {
            Mode::Ended(ending) => Some(ending),
            _ => None,
        }
    }

    pub(super) fn ending_mut(&mut self) -> Option<&mut Ending> {
        match self {
            Mode::Ended(ending) => Some(ending),
            _ => None,
        }
    }

    /// Returns whether the player has put the panel of the battle away.
    pub(super) fn is_battle_aside(&self) -> bool {
        matches!(self, Mode::Choosing(choosing) if choosing.is_battle_aside)
    }

    pub(super) fn choosing_mut(&mut self) -> Option<&mut Choosing> {
        match self {
            Mode::Choosing(choosing) => Some(choosing),
            _ => None,
        }
    }

    /// Returns what waits for a key of the player.
    pub(super) fn confirmed(&self) -> Option<&Confirm> {
        match self {
            Mode::Choosing(choosing) => choosing.confirm.as_ref(),
            _ => None,
        }
    }

    /// Has a key confirm something that is asked of the player; nothing if they are not asked.
    pub(super) fn confirm(&mut self, what: Confirm) {
        if let Some(choosing) = self.choosing_mut() {
            choosing.confirm = Some(what);
        }
    }

    /// Takes back what waited for a key of the player.
    pub(super) fn put_back(&mut self) -> Option<Confirm> {
        self.choosing_mut().and_then(|choosing| choosing.confirm.take())
    }

    /// Returns the game that is watched again.
    pub(super) fn replay(&self) -> Option<&Replay> {
        match self {
            Mode::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// Returns the place of the player under the open panel.
    pub(super) fn ground(&self) -> Place {
        match self {
            Mode::Choosing(..) => Place::Asked,
            Mode::HandOver(_) => Place::HandOver,
            Mode::Watching(..) => Place::Watching,
            Mode::Ended(ending) if ending.is_put_away => Place::Watching,
            Mode::Ended(_) => Place::End,
            Mode::Replay(_) => Place::Replay,
        }
    }
}
