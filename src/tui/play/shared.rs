//! A game at a table of several terminals: who is there, what they say, and what is asked of the table.

use super::{Play, Topic, TurnStatus};
use crate::kernel::Words;
use crate::table::shared::{Motion, Player, Reply, Request};
use crate::table::{Away, Controller};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The last things that were said which are shown with who is there.
const HEARD_KEPT: usize = 10;

/// The last things that were said which are told at once, if several came together.
const TOLD_AT_ONCE: usize = 3;

/// Words who plays a seat of a table, and whether they are there.
pub fn seated(words: &Words, player: &Player) -> String {
    match player.controller() {
        Controller::Bot(level) => words.name("screen-level", level.id()),
        Controller::Clockwork => words.text("screen-clockwork"),
        Controller::Human { name } if name.is_empty() => words.text("table-free"),
        Controller::Human { name } if player.here => name,
        Controller::Human { name } => words.text_with("table-away", &[("name", name.into())]),
    }
}

/// Returns a standing order as it is typed, and the key of what is said to it.
pub fn ordered(text: &str) -> Option<(bool, &'static str)> {
    match text {
        "on" => Some((true, "table-declines")),
        "off" => Some((false, "table-declines-no-more")),
        _ => None,
    }
}

impl Play {
    /// Takes in what the table has told beside the game.
    pub(super) fn hear_table(&mut self) {
        if !self.session.is_shared() {
            return;
        }
        let notes = self.session.notes();
        let was = self.now();
        // after a rematch or an undo, drop the end-of-game notice and any replay in progress
        if was == TurnStatus::Over && self.session.now() != was {
            self.ui.notice = None;
            if self.mode.replay().is_some() {
                self.stop_watching();
            }
        }
        self.follow_proposal();
        // what waits for the player's word is not talked away
        let asked = self.session.proposal().filter(|_| self.session.is_asked_to_agree());
        let asked = asked.map(|proposed| self.session.proposes(&proposed));
        if !notes.is_empty() {
            let last = notes[notes.len().saturating_sub(TOLD_AT_ONCE)..].iter();
            let says =
                self.session.words().sentences(asked.iter().chain(last.filter(|note| asked.as_ref() != Some(*note))));
            self.talk.of_proposal = self.talk.proposed.as_ref().map(|_| says.clone());
            self.ui.tell(Role::Prompt, says);
        }
        self.talk.heard.extend(notes);
        self.talk.heard.drain(..self.talk.heard.len().saturating_sub(HEARD_KEPT));
        // a seat that was taken or left asks someone else now
        if self.mode.replay().is_none() {
            self.follow_table();
        }
    }

    /// Puts away what was said of a proposal that has been decided or withdrawn.
    fn follow_proposal(&mut self) {
        let proposed = self.session.proposal();
        if proposed == self.talk.proposed {
            return;
        }
        self.talk.proposed = proposed;
        let said = self.talk.of_proposal.take();
        if said.is_some() && self.notice() == said.as_deref() {
            self.ui.notice = None;
        }
    }

    /// Asks the table for something; whether that is done.
    fn ask_table(&mut self, request: Request) -> bool {
        let answer = self.session.ask_table(request);
        self.is_granted(answer)
    }

    fn is_granted(&mut self, answer: Result<Reply, String>) -> bool {
        match answer {
            Ok(Reply::Done) => return true,
            Ok(Reply::OthersAgreeing) => self.tell_asked(),
            Err(says) => self.ui.tell(Role::Bad, says),
        }
        false
    }

    /// Says that the others have to agree first.
    pub(super) fn tell_asked(&mut self) {
        let says = self.session.asked_others();
        self.talk.of_proposal = Some(says.clone());
        self.ui.tell(Role::Dim, says);
    }

    pub(super) fn talk(&mut self, text: &str) {
        if text.is_empty() {
            return self.ui.tell(Role::Dim, self.session.say("table-say-what"));
        }
        self.ask_table(Request::Say { text: text.to_owned() });
    }

    /// Proposes something to everyone at the table.
    pub(super) fn put_to_table(&mut self, motion: Motion) {
        self.ask_table(Request::Move { motion });
    }

    /// Agrees to what another player proposes.
    pub(super) fn agree(&mut self) {
        let answer = self.session.agree();
        if self.is_granted(answer) {
            self.ui.tell(Role::Dim, self.session.say("table-agreed"));
        }
    }

    /// Turns down what is proposed, or takes the own proposal back.
    pub(super) fn turn_down(&mut self) {
        let answer = self.session.refuse();
        if self.is_granted(answer) {
            self.ui.tell(Role::Dim, self.session.say("table-refused"));
        }
    }

    /// Proposes what becomes of seats whose players are away.
    pub(super) fn away(&mut self, text: &str) {
        match Away::from_id(text) {
            Some(away) => self.put_to_table(Motion::Away(away)),
            None => self.ui.tell(Role::Dim, self.session.say("table-away-what")),
        }
    }

    /// Gives the table a standing order for the time that the player is away, or takes it back.
    pub(super) fn decline(&mut self, text: &str) {
        match ordered(text) {
            Some((on, said)) if self.ask_table(Request::Decline { on }) => {
                self.ui.tell(Role::Dim, self.session.say(said))
            }
            Some(_) => {}
            None => self.ui.tell(Role::Dim, self.session.say("table-decline-what")),
        }
    }

    pub(super) fn sit(&mut self, seat: &str) {
        if self.ask_table(Request::Sit { seat: seat.to_owned() }) {
            self.ui.tell(Role::Dim, self.session.say("table-seated"));
        }
    }

    pub(super) fn rise(&mut self) {
        if self.ask_table(Request::Rise) {
            self.ui.tell(Role::Dim, self.session.say("table-risen"));
        }
    }

    /// Shows who is at the table, and what was said there last.
    pub(super) fn who(&mut self) {
        let who = self.session.who();
        if who.is_empty() {
            return self.ui.tell(Role::Bad, self.session.say("table-none"));
        }
        let heard = self.talk.heard.iter().map(|note| Row::of(Role::Prompt, note.as_str()));
        let rows = who.into_iter().map(Row::plain).chain(heard).collect();
        self.ui.toggle(Topic::Said { title: self.session.say("table-who"), rows });
    }

    /// Returns the text for the line of keys while someone at another terminal is asked.
    pub(super) fn elsewhere(&self) -> Option<String> {
        let TurnStatus::Watching(Some(seat)) = self.now() else { return None };
        let is_human =
            matches!(self.session.shown.snapshot.controllers.get(seat.index()), Some(Controller::Human { .. }));
        if !self.session.is_shared() || !is_human {
            return None;
        }
        let name = self.session.shown.view.name(self.session.words(), seat);
        Some(self.session.fill("table-waits", &[("seat", name.into()), ("player", self.session.player(seat).into())]))
    }

    /// Returns whether the player should be called: they are asked at a table where others have played meanwhile.
    pub fn take_call(&mut self) -> bool {
        std::mem::take(&mut self.talk.calls)
    }
}
