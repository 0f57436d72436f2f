//! Motions, which the players of a table decide together: an undo that one alone cannot have, another game, the end of it.

use super::settling::Then;
use super::{Guest, Host, Id, no};
use crate::kernel::{Message, Seat};
use crate::table::shared::wire::{Answer, Motion, Says};
use crate::table::{CannotUndo, DecisionNumber, Game};
use std::collections::BTreeSet;

/// A motion that waits for everyone's word.
pub(super) struct Proposal {
    /// The number by which players agree to it: another proposal may have taken its place.
    number: u64,
    /// It is dropped as soon as another decision is pending.
    decision: DecisionNumber,
    motion: Motion,
    /// The actions that an undo would leave.
    back_to: usize,
    agreed: BTreeSet<usize>,
}

impl Host {
    pub(super) fn undo(&mut self, id: Id, decision: u64) -> Answer {
        let cannot = |why| Answer::CannotUndo { why };
        let Some(guest) = self.guests.get(&id) else { return cannot(CannotUndo::NoAnswer) };
        let (Some(seat), true) = (guest.seat, guest.plays) else { return cannot(CannotUndo::NotYours) };
        if decision != self.running.number().get() {
            return cannot(CannotUndo::AnotherPlayer);
        }
        let Some(back_to) = self.running.game().last_choice(seat) else { return cannot(CannotUndo::Nothing) };
        let why = match self.running.game().can_undo() {
            Ok(()) if self.running.game().undo_seat() == Some(seat) => {
                return match self.running.undo() {
                    Ok(actions) => self.undone(actions),
                    Err(why) => cannot(why),
                };
            }
            Ok(()) => CannotUndo::AnotherPlayer,
            Err(why) => why,
        };
        if matches!(why, CannotUndo::Nothing | CannotUndo::BeforeLoad) {
            return cannot(why);
        }
        match self.put(id, seat, Motion::Undo, back_to) {
            Answer::Asked => cannot(CannotUndo::Proposed),
            answer => answer,
        }
    }

    /// Proposes what needs no choice to be undone.
    pub(super) fn propose(&mut self, id: Id, motion: Motion) -> Answer {
        let Some(guest) = self.guests.get(&id) else { return no("table-lost".into()) };
        let (Some(seat), true) = (guest.seat, guest.plays) else { return no("table-no-seat-of-yours".into()) };
        let is_over = self.running.game().asked().is_none();
        match motion {
            Motion::Undo => return self.undo(id, self.running.number().get()),
            Motion::Rematch if !is_over => return no("table-not-over".into()),
            Motion::Rematch | Motion::Close => {}
        }
        if let Some(refused) = self.keeps_open(motion) {
            return refused;
        }
        self.put(id, seat, motion, 0)
    }

    /// Refuses to close a game that is not over while a player is away: it is not taken from them.
    fn keeps_open(&self, motion: Motion) -> Option<Answer> {
        let is_over = self.running.game().asked().is_none();
        let away = (motion == Motion::Close && !is_over).then(|| self.away())??;
        Some(no(Message::new("table-close-away").text("player", away)))
    }

    /// A player who has a seat and is not here.
    fn away(&self) -> Option<String> {
        let named = self.running.game().controllers().iter().enumerate();
        let mut names =
            named.filter_map(|(seat, controller)| Some((seat, controller.name().filter(|name| !name.is_empty())?)));
        names.find(|(seat, _)| !self.is_here(Seat::new(*seat as u8))).map(|(_, name)| name.to_owned())
    }

    /// Puts a motion to everyone; it is carried out at once if there is nobody else to ask.
    fn put(&mut self, id: Id, seat: Seat, motion: Motion, back_to: usize) -> Answer {
        let decision = self.running.number();
        self.proposals += 1;
        let (number, agreed) = (self.proposals, BTreeSet::from([seat.index()]));
        self.proposal = Some(Proposal { number, decision, motion, back_to, agreed });
        if let Some(proposal) = self.agreed() {
            return self.carry_out(&proposal);
        }
        let who = self.guests.get(&id).and_then(|guest| guest.name.clone()).unwrap_or_default();
        let says = Says::Moved { who, motion, number };
        self.send_all(Some(id), &says);
        Answer::Asked
    }

    pub(super) fn agree(&mut self, id: Id, number: u64) -> Answer {
        let seat = self.guests.get(&id).filter(|guest| guest.plays).and_then(|guest| guest.seat);
        let current = self.running.number();
        let proposal = self.proposal.as_ref().filter(|put| put.decision == current && put.number == number);
        let (Some(motion), Some(seat)) = (proposal.map(|put| put.motion), seat) else { return no("table-late".into()) };
        // someone may have left since it was proposed; it waits for them
        if let Some(refused) = self.keeps_open(motion) {
            return refused;
        }
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed.insert(seat.index());
        }
        match self.agreed() {
            Some(proposal) => self.carry_out(&proposal),
            None => Answer::Asked,
        }
    }

    /// Someone else has a seat, or nobody: what was agreed to from there no longer counts.
    pub(super) fn forget_word_of(&mut self, seat: Seat) {
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed.remove(&seat.index());
        }
    }

    /// The motion, if everyone seated has agreed. Who is away has no say.
    fn agreed(&mut self) -> Option<Proposal> {
        let agreed = &self.proposal.as_ref()?.agreed;
        let mut seated = self.guests.values().filter(|guest| guest.plays).filter_map(|guest| guest.seat);
        if !seated.all(|seat| agreed.contains(&seat.index())) {
            return None;
        }
        self.proposal.take()
    }

    fn carry_out(&mut self, proposal: &Proposal) -> Answer {
        match proposal.motion {
            Motion::Undo => match self.running.take_back_to(proposal.back_to) {
                Ok(actions) => self.undone(actions),
                Err(why) => Answer::CannotUndo { why },
            },
            Motion::Close => self.close(),
            Motion::Rematch => self.rematch(),
        }
    }

    fn undone(&mut self, actions: usize) -> Answer {
        self.proposal = None;
        self.acted = None;
        let (log, turns) = (self.running.game().log_len(), self.running.game().turns().len());
        for guest in self.guests.values_mut() {
            guest.log = guest.log.min(log);
            guest.turns = guest.turns.min(turns.saturating_sub(1));
        }
        self.settle(Then::Show);
        Answer::Undone { actions }
    }

    /// Ends the table: its game is one of a single terminal from now on. If the disk never learns of that, the table sleeps,
    /// and anyone who comes finds it open.
    fn close(&mut self) -> Answer {
        // who is told that the game is kept has to find it
        if let Some(why) = self.unsaved() {
            return no(why);
        }
        self.running.unshare();
        self.settle(Then::Close);
        Answer::Done
    }

    /// Another game at the same table. The one that is over is kept under a name of its own.
    fn rematch(&mut self) -> Answer {
        match self.dealer.again(self.running.game()) {
            Ok(game) => {
                self.running.keep_aside();
                self.settle(Then::Rematch(game));
                Answer::Done
            }
            Err(error) => no(Message::new("table-no-rematch").said("fault", error.0)),
        }
    }

    /// Plays another game in the place of the one that is over.
    pub(super) fn begin_again(&mut self, game: Box<dyn Game>) {
        self.running.begin_again(game);
        self.acted = None;
        for Guest { log, turns, .. } in self.guests.values_mut() {
            (*log, *turns) = (0, 0);
        }
        self.settle(Then::Show);
    }
}
