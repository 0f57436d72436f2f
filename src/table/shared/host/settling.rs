//! Waiting for the disk. The game rests until what was done is on it, and is shown and acknowledged then; who comes, chats or
//! asks for a list is served meanwhile.

use super::{Host, Id, no};
use crate::kernel::Message;
use crate::table::shared::wire::{Answer, Request, ServerMessage};
use crate::table::{GameSession, Status, Table, Ticket};
use std::time::{Duration, Instant};

/// The time that an answered action waits for the disk.
const DISK: Duration = Duration::from_secs(10);

/// Clients that wait hear something at least this often: one that hears nothing takes its host for lost.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// The step that follows once the disk has answered, or has not in time.
pub(super) enum Then {
    /// The table is shown only if it has something to show.
    Answer,
    /// Everyone is shown the table.
    Show,
    /// The table ends.
    Close,
    /// This game begins, if the one that is over has been kept.
    Rematch(Box<dyn GameSession>),
}

/// Something that was done and is not known to be on disk.
pub(super) struct Settling {
    ticket: Ticket,
    then: Then,
    /// The answer that waits for it, to the request of a client with this number.
    answer: Option<(Id, u64, Answer)>,
    /// Set at the first look.
    until: Option<Instant>,
    last_sign: Option<Instant>,
    /// Whether something was to be shown meanwhile.
    owes: bool,
}

impl Host {
    /// Waits for the disk with what was just done, and goes on then. What is not saved by then is done all the same, and
    /// everyone is told that it is not saved.
    pub(super) fn settle(&mut self, then: Then) {
        let (ticket, answer) = (self.running.ticket(), self.settling.take().and_then(|before| before.answer));
        self.settling = Some(Settling { ticket, then, answer, until: None, last_sign: None, owes: false });
    }

    /// Returns whether the game waits for the disk.
    pub fn is_settling(&self) -> bool {
        self.settling.is_some()
    }

    /// Returns whether the request has to wait for the disk: it asks for the game, or changes it.
    pub(super) fn is_for_later(&self, request: &Request) -> bool {
        self.is_settling()
            && !matches!(request, Request::Hello(_) | Request::Who | Request::Retire { .. } | Request::Say { .. })
    }

    /// Has a client's answer wait for the disk.
    pub(super) fn answer_later(&mut self, id: Id, re: u64, answer: Answer) {
        if let Some(settling) = &mut self.settling {
            settling.answer = Some((id, re, answer));
        }
    }

    /// Notes that the table is to be shown once the disk has answered; whether it does not have to be shown now.
    pub(super) fn shows_later(&mut self) -> bool {
        if let Some(settling) = &mut self.settling {
            settling.owes = true;
        }
        self.is_settling()
    }

    /// Goes on if the disk has answered, or has not in time. To be called whenever something was written, and once a second
    /// while the game waits.
    pub fn settled(&mut self, now: Instant) {
        if !self.is_settling() {
            self.is_disk_slow &= !self.running.is_tried(self.running.ticket());
            // what nobody waited for has failed, or is on the disk after all
            if self.unsaved() != self.told_unsaved {
                self.tell_all();
            }
        }
        while let Some(settling) = &mut self.settling {
            let is_late = now >= *settling.until.get_or_insert(now + DISK);
            let last_sign = settling.last_sign.get_or_insert(now);
            let is_sign_due = now.saturating_duration_since(*last_sign) >= SIGN_OF_LIFE;
            let kept = match settling.then {
                Then::Rematch(_) => self.running.kept_aside(),
                _ => self.running.is_tried(settling.ticket).then_some(Ok(())),
            };
            let is_done = kept.is_some();
            if !is_done && !is_late {
                if is_sign_due {
                    *last_sign = now;
                    self.tell_players();
                }
                return;
            }
            let Some(Settling { then, answer, owes, .. }) = self.settling.take() else { return };
            self.is_disk_slow = !is_done;
            let answer = match self.go_on_then(then, owes, kept.and_then(Result::err).map(|error| error.message())) {
                Some(refused) => answer.map(|(id, re, _)| (id, re, refused)),
                None => answer,
            };
            let Some((id, re, answer)) = answer.filter(|(id, ..)| self.knows(*id)) else { continue };
            match self.is_settling() {
                true => self.answer_later(id, re, answer),
                false => self.send(id, &ServerMessage::Answer { re, answer }),
            }
        }
    }

    /// Takes the step that waited for the disk; an answer in the place of the one that waits, if it cannot.
    fn go_on_then(&mut self, then: Then, owes: bool, fault: Option<Message>) -> Option<Answer> {
        match then {
            Then::Answer => {
                if owes || self.is_disk_slow || matches!(self.running.status(), Some(Status::Failed(_))) {
                    self.tell_all();
                }
            }
            Then::Show => self.tell_all(),
            Then::Close => {
                self.send_all(None, &ServerMessage::Closed);
                self.ends = true;
            }
            Then::Rematch(_) if fault.is_some() || self.is_disk_slow => {
                let fault = fault.unwrap_or_else(|| "table-disk-slow".into());
                self.tell_all();
                return Some(no(Message::new("table-no-rematch").said("fault", fault)));
            }
            Then::Rematch(game) => self.begin_again(game),
        }
        None
    }
}
