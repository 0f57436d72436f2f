//! Saving and leaving: what is said of the save is what the writer really did.

use super::mode::{Leaving, Prompt};
use super::offers::Does;
use super::panel::{Panel, Topic};
use super::why::Argument;
use super::{Play, PlaySession, Transition};
use crate::kernel::Words;
use crate::table::{Status, Table, Unsaved};
use crate::tui::keys::Key;
use crate::tui::line::LineEditor;
use crate::tui::palette::Role;
use std::time::Duration;

/// The time for which a command waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);

impl Play {
    /// Asks before leaving; of a game that cannot be saved, whether it shall be left all the same.
    pub(super) fn ask_to_leave(&mut self) {
        match self.session.ask(|table| table.status()) {
            Some(Status::Failed(_)) if !self.session.is_shared() => self.could_not_leave(Transition::Leave),
            _ => self.leaving = Some(Leaving::Asked),
        }
    }

    /// Keeps a game on the screen that could not be saved and would have ended, and asks its player.
    pub fn could_not_leave(&mut self, wish: Transition) {
        (self.leaving, self.told_unsaved) = (Some(Leaving::Unsaved(wish)), true);
        self.ui.prompt = None;
        self.why_unsaved();
    }

    /// Shows why the game is not saved, whole: a path may be longer than a line.
    fn why_unsaved(&mut self) {
        let says = match self.session.ask(|table| table.status()) {
            None | Some(Status::Saved) => return,
            Some(Status::Writing) => self.session.say("screen-not-saved"),
            Some(Status::Failed(why)) => self.session.words().say(&why),
        };
        let reasons = vec![Argument { good: false, says, law: String::new() }];
        self.ui.panel = Some(Panel::new(Topic::Why { action: self.session.say("screen-key-save"), reasons }));
    }

    /// Takes the answer of a player who leaves.
    pub(super) fn answer_leaving(&mut self, answer: &Does, key: Key) -> Transition {
        let stuck = match self.leaving.take() {
            Some(Leaving::Unsaved(wish)) => Some(wish),
            _ => None,
        };
        if stuck.is_some() {
            self.ui.panel = None;
        }
        match (answer, stuck) {
            (Does::Leave, _) => Transition::Leave,
            (Does::TryAgain, Some(wish)) => wish,
            (Does::Abandon, Some(wish)) => Transition::Abandon { quit: wish == Transition::Quit },
            (Does::SaveElsewhere, _) => {
                let mut editor = LineEditor::new();
                // what is typed behind the colon is a command as everywhere, its `w` included
                if key != Key::Char(':') {
                    editor.insert("w ");
                }
                self.ui.prompt = Some(Prompt { editor, searching: false });
                Transition::Nothing
            }
            _ => Transition::Nothing,
        }
    }

    /// Saves now, or elsewhere if a place is named, and says what came of it.
    pub(super) fn save(&mut self, place: &str) {
        // its own name is where it is saved anyway, even before the first save has come to an end
        let own = self
            .session
            .ask(|table| table.name().is_some_and(|name| place.strip_suffix(".toml").unwrap_or(place) == name));
        if !place.is_empty() && !own {
            return match self.session.save_elsewhere(place) {
                Ok(path) => {
                    self.ui.tell(Role::Good, self.session.fill("screen-saved-elsewhere", &[("path", path.into())]))
                }
                Err(says) => {
                    let reasons = vec![Argument { good: false, says, law: String::new() }];
                    self.ui.panel =
                        Some(Panel::new(Topic::Why { action: self.session.say("screen-key-save"), reasons }));
                }
            };
        }
        if self.session.ask(|table| table.status().is_none()) {
            return self.ui.tell(Role::Bad, self.session.say("screen-unkept"));
        }
        let saved = self.session.ask(|table| table.close(PATIENCE));
        match self.session.ask(|table| table.status()) {
            Some(Status::Failed(_)) => self.why_unsaved(),
            _ if saved => {
                let name = self.session.ask(|table| table.name().unwrap_or_default());
                self.ui.tell(Role::Good, self.session.fill("screen-saved-now", &[("name", name.into())]));
            }
            _ => self.ui.tell(Role::Bad, self.session.ask(|table| not_saved(table, self.session.words()))),
        }
    }
}

impl PlaySession {
    /// Returns the question to a player who leaves.
    pub(super) fn leaving_question(&self, leaving: Leaving) -> String {
        if leaving != Leaving::Asked {
            return self.since_when();
        }
        self.say(match self.ask(|table| table.status()) {
            Some(_) if self.is_gone() => "table-ask-leave-gone",
            Some(Status::Failed(_)) if self.is_shared() => "table-ask-leave-unsaved",
            Some(_) if self.is_shared() => "table-ask-leave",
            Some(Status::Saved) => "screen-ask-leave",
            Some(_) => "screen-ask-leave-writing",
            None => "screen-ask-leave-unkept",
        })
    }

    /// Since when the game is not saved.
    fn since_when(&self) -> String {
        let unsaved = self.ask(|table| table.unsaved());
        let actions = unsaved.as_ref().map_or(0, |unsaved| unsaved.actions);
        let actions = ("actions", i64::try_from(actions).unwrap_or(0).into());
        match unsaved.and_then(|unsaved| unsaved.since) {
            Some(stand) => self.fill("screen-ask-unsaved", &[("round", i64::from(stand.round).into()), actions]),
            None => self.fill("screen-ask-never-saved", &[actions]),
        }
    }
}

/// Says that a game which was left is not saved, or that nobody here knows.
pub fn not_saved(table: &dyn Table, words: &Words) -> String {
    words.text(match table.elsewhere() {
        Some(remote) if remote.is_silent() => "table-silent",
        Some(_) => "table-left-unsaved",
        None => "screen-not-saved",
    })
}

/// Says what the save of a game holds that was left unsaved.
pub fn left_unsaved(unsaved: &Unsaved, words: &Words) -> String {
    match unsaved.since {
        Some(stand) => words.text_with("screen-left-at", &[("round", i64::from(stand.round).into())]),
        None => words.text("screen-left-unsaved"),
    }
}
