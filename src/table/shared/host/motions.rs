//! Motions, which the players of a table decide together: an undo that one alone cannot have, another game, the end of it.

use super::settling::Then;
use super::{Guest, Host, Id, no};
use crate::kernel::{Arg, Message, Seat};
use crate::table::shared::wire::{Answer, Motion, Proposed, ServerMessage};
use crate::table::{Away, CannotUndo, Controller, GameSession, Happening, Table, TableEvent};
use std::collections::BTreeSet;
use std::time::Instant;

/// A motion that waits for everyone's word.
pub(super) struct Proposal {
    /// The number by which players agree to it: another proposal may have taken its place.
    number: u64,
    motion: Motion,
    who: String,
    /// The actions that an undo would leave.
    back_to: usize,
    /// The names of those who agree.
    agreed: BTreeSet<String>,
}

impl Host {
    pub(super) fn undo(&mut self, id: Id, decision: u64, now: Instant) -> Answer {
        let cannot = |why| Answer::CannotUndo { why };
        let Some(guest) = self.guests.get(&id) else { return cannot(CannotUndo::NoAnswer) };
        let (Some(seat), true) = (guest.seat, guest.plays) else { return cannot(CannotUndo::NotYours) };
        if decision != self.running.number().get() {
            return cannot(CannotUndo::AnotherPlayer);
        }
        let undo = match self.running.own_undo(seat) {
            Ok(undo) => undo,
            Err(why) => return cannot(why),
        };
        if undo.alone.is_ok() {
            return self.undo_to(undo.actions, seat);
        }
        match self.put(id, Motion::Undo, undo.actions, now) {
            Answer::Asked => cannot(CannotUndo::Proposed),
            answer => answer,
        }
    }

    /// Proposes what needs no choice to be undone.
    pub(super) fn propose(&mut self, id: Id, motion: Motion, now: Instant) -> Answer {
        let Some(guest) = self.guests.get(&id) else { return no("table-lost".into()) };
        let has_seat = guest.seat.is_some() && guest.plays;
        let is_over = self.running.game().asked().is_none();
        match motion {
            Motion::Undo => return self.undo(id, self.running.number().get(), now),
            Motion::Sit(wanted) => {
                let Some(name) = guest.name.clone() else { return no("table-lost".into()) };
                // two of a kind are told apart by their numbers
                let number = wanted.checked_add(1).unwrap_or_default().to_string();
                match self.seat_for(&name, Some(&number)) {
                    Ok(seat) if self.may_take(seat, &name).is_ok() => return self.sit_down(id, seat, &name, now),
                    Ok(_) if self.seated().all(|(_, other)| other == name) => return no("table-knows-hand".into()),
                    // who has no seat does not take the word from those who have one
                    Ok(_) if !has_seat && self.is_wanted_by_a_player() => return no("table-proposal-waits".into()),
                    Ok(_) => {}
                    Err(why) => return no(why),
                }
            }
            Motion::Rematch | Motion::Close | Motion::Away(_) if !has_seat => {
                return no("table-no-seat-of-yours".into());
            }
            Motion::Rematch if !is_over => return no("table-not-over".into()),
            Motion::Rematch | Motion::Close | Motion::Away(_) => {}
        }
        if let Some(refused) = self.keeps_open(motion) {
            return refused;
        }
        self.put(id, motion, 0, now)
    }

    /// Refuses to close a game that is not over while a player is away: it is not taken from them.
    fn keeps_open(&self, motion: Motion) -> Option<Answer> {
        let is_over = self.running.game().asked().is_none();
        let away = (motion == Motion::Close && !is_over).then(|| self.away().into_iter().next())??;
        Some(no(Message::new("table-close-away").text("player", away)))
    }

    /// The players who have a seat.
    fn seated(&self) -> impl Iterator<Item = (Seat, &str)> {
        let named = self.running.game().controllers().iter().enumerate();
        named.filter_map(|(seat, controller)| {
            let name = Controller::name(controller).filter(|name| !name.is_empty())?;
            Some((Seat::new(seat as u8), name))
        })
    }

    /// The players who have a seat and are not here.
    fn away(&self) -> Vec<String> {
        self.seated().filter(|(seat, _)| !self.is_here(*seat)).map(|(_, name)| name.to_owned()).collect()
    }

    /// Puts a motion to everyone; it is carried out at once if there is nobody else to ask.
    fn put(&mut self, id: Id, motion: Motion, back_to: usize, now: Instant) -> Answer {
        let who = self.guests.get(&id).and_then(|guest| guest.name.clone()).unwrap_or_default();
        // who wants the same agrees to it
        if let Some(before) = &self.proposal
            && before.who != who
            && before.motion == motion
            && matches!(motion, Motion::Rematch | Motion::Close | Motion::Away(_))
        {
            return self.agree(id, before.number, now);
        }
        if let Some(before) = self.proposal.as_ref().filter(|before| before.who != who) {
            let news = Message::new("table-displaced").text("who", who.as_str()).text("other", before.who.as_str());
            self.tell_news(None, &news);
        }
        self.proposals += 1;
        let (number, agreed) = (self.proposals, BTreeSet::from([who.clone()]));
        self.proposal = Some(Proposal { number, motion, who, back_to, agreed });
        self.decide(now)
    }

    pub(super) fn agree(&mut self, id: Id, number: u64, now: Instant) -> Answer {
        let name = self.guests.get(&id).filter(|guest| guest.plays).and_then(|guest| guest.name.clone());
        let (Some(motion), Some(name)) = (self.pending(number).map(|proposal| proposal.motion), name) else {
            return no("table-late".into());
        };
        // someone may have left since it was proposed; it waits for them
        if let Some(refused) = self.keeps_open(motion) {
            return refused;
        }
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed.insert(name);
        }
        self.decide(now)
    }

    /// Returns turns a proposal down: it is withdrawn, no matter who has agreed.
    pub(super) fn refuse_motion(&mut self, id: Id, number: u64) -> Answer {
        let guest = self.guests.get(&id);
        let name = guest.and_then(|guest| guest.name.clone().filter(|name| guest.plays || self.proposes(name)));
        let (Some(_), Some(name)) = (self.pending(number), name) else { return no("table-late".into()) };
        let key = if self.proposes(&name) { "table-withdrawn" } else { "table-turned-down" };
        // who is told first that it is turned down would be asked for their word again
        self.drop_proposal();
        self.tell_news(Some(id), &Message::new(key).text("who", name));
        Answer::Done
    }

    /// Whether someone with a seat has proposed what waits for everyone's word.
    fn is_wanted_by_a_player(&self) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| self.seat_of(&proposal.who).is_some())
    }

    fn proposes(&self, name: &str) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| proposal.who == name)
    }

    fn pending(&self, number: u64) -> Option<&Proposal> {
        self.proposal.as_ref().filter(|put| put.number == number)
    }

    /// Returns whether an undo waits for the others' word. Bots wait with it: only a person ends it by playing on.
    pub(super) fn is_undo_wanted(&self) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| proposal.motion == Motion::Undo)
    }

    /// Drops an undo that was asked for, since someone has played on behind the first `at` actions. Everyone is told, and the
    /// log has it for those who are away.
    pub(super) fn lapse_undo(&mut self, at: usize) {
        if !self.is_undo_wanted() {
            return;
        }
        let Some(Proposal { who, .. }) = self.proposal.take() else { return };
        self.tell_proposal();
        let unread = if self.has_come(&who) { Vec::new() } else { vec![who.clone()] };
        let event = TableEvent { at, who, what: Happening::Lapsed, unread };
        self.tell_news(None, &event.message());
        self.running.note(event);
    }

    /// Drops what was proposed, and tells everyone.
    pub(super) fn drop_proposal(&mut self) {
        if self.proposal.take().is_some() {
            self.tell_proposal();
        }
    }

    fn tell_proposal(&mut self) {
        self.send_all(None, &ServerMessage::Proposal { proposal: self.proposed() });
    }

    /// Returns what is proposed now, as clients are told it.
    pub(super) fn proposed(&self) -> Option<Proposed> {
        let Proposal { number, motion, who, .. } = self.proposal.as_ref()?;
        Some(Proposed { who: who.clone(), motion: *motion, number: *number, waits_for: self.waits_for() })
    }

    /// Forgets what was agreed to from a seat: someone else has it, or nobody.
    pub(super) fn forget_word_of(&mut self, seat: Seat) {
        let name = self.name_of(seat).to_owned();
        if let Some(proposal) = &mut self.proposal
            && proposal.agreed.remove(&name)
            && proposal.who == name
            && !matches!(proposal.motion, Motion::Sit(_))
        {
            self.drop_proposal();
        }
    }

    /// The players whose word is missing. An undo, a seat for someone who has seen another hand, or a bot for those who are away
    /// takes something from all who have a seat, so that those who are away are waited for. All else only those decide who are
    /// there.
    fn waits_for(&self) -> Vec<String> {
        let Some(proposal) = &self.proposal else { return Vec::new() };
        let has_say = |seat: Seat, name: &str| match proposal.motion {
            Motion::Undo | Motion::Sit(_) => true,
            // a seat that was kept for someone who has never come has no player yet
            Motion::Away(Away::Bot(_)) => self.running.seat_pasts().has_sat(seat, name),
            _ => self.is_here(seat),
        };
        let missing = self.seated().filter(|(seat, name)| has_say(*seat, name) && !proposal.agreed.contains(*name));
        missing.map(|(_, name)| name.to_owned()).collect()
    }

    /// Looks again whose word is missing, after someone has come, left or changed seats.
    pub(super) fn reconsider(&mut self, now: Instant) {
        let Some(motion) = self.proposal.as_ref().map(|proposal| proposal.motion) else { return };
        match self.keeps_open(motion).is_some() {
            true => self.tell_proposal(),
            false => drop(self.decide(now)),
        }
    }

    /// Carries the motion out if everyone has agreed.
    fn decide(&mut self, now: Instant) -> Answer {
        if !self.waits_for().is_empty() {
            self.tell_proposal();
            return Answer::Asked;
        }
        let Some(proposal) = self.proposal.take() else { return no("table-late".into()) };
        self.tell_proposal();
        match proposal.motion {
            Motion::Undo => {
                let seat = self.seated().find(|(_, name)| *name == proposal.who).map(|(seat, _)| seat);
                match seat {
                    Some(seat) => self.undo_to(proposal.back_to, seat),
                    None => Answer::CannotUndo { why: CannotUndo::NotYours },
                }
            }
            Motion::Close => self.close(),
            Motion::Rematch => self.rematch(),
            Motion::Away(away) => self.set_away(away),
            Motion::Sit(seat) => self.sit_as_agreed(&proposal.who, seat, now),
        }
    }

    /// Sits someone down who has seen the hand of another seat, if both are still there.
    fn sit_as_agreed(&mut self, who: &str, seat: usize, now: Instant) -> Answer {
        let id = self.guests.iter().rev().find(|(_, guest)| guest.name.as_deref() == Some(who)).map(|(id, _)| *id);
        match (id, self.seat_for(who, Some(&(seat + 1).to_string()))) {
            (Some(id), Ok(seat)) => self.sit_down(id, seat, who, now),
            (_, Err(why)) => no(why),
            (None, Ok(_)) => no("table-late".into()),
        }
    }

    fn undo_to(&mut self, back_to: usize, seat: Seat) -> Answer {
        let (who, away) = (self.name_of(seat).to_owned(), self.away());
        let actions = self.running.undo_to(back_to, seat, &who, away);
        self.drop_proposal();
        let event = TableEvent { at: back_to, who, what: Happening::Undid { actions }, unread: Vec::new() };
        let own = self.guests.iter().find(|(_, guest)| guest.plays && guest.seat == Some(seat)).map(|(id, _)| *id);
        self.tell_news(own, &event.message());
        self.acted = None;
        self.go_on();
        let (log, turns) = (self.running.game().log_len(), self.running.game().turns().len());
        for guest in self.guests.values_mut() {
            // the last entry that is left may have grown: it counts what was undone
            guest.log = guest.log.min(log.saturating_sub(1));
            guest.turns = guest.turns.min(turns.saturating_sub(1));
        }
        self.settle(Then::Show);
        Answer::Undone { actions }
    }

    fn set_away(&mut self, away: Away) -> Answer {
        self.running.set_away(away);
        self.settle(Then::Answer);
        let news = match away {
            Away::Wait => Message::new("table-away-waits"),
            Away::Bot(level) => {
                Message::new("table-away-bot").with("level", Arg::Name { space: "screen-level", id: level.id() })
            }
        };
        self.tell_news(None, &news);
        Answer::Done
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
    pub(super) fn begin_again(&mut self, game: Box<dyn GameSession>) {
        let before = self.running.seat_pasts().clone();
        self.running.begin_again(game);
        // who has sat at the table still has a say in it, and a name of their own
        let is_known = |seat: Seat, name: &str| self.is_here(seat) || before.has_sat(seat, name);
        let known: Vec<(Seat, String)> = self
            .seated()
            .filter(|(seat, name)| is_known(*seat, name))
            .map(|(seat, name)| (seat, name.to_owned()))
            .collect();
        for (seat, name) in known {
            self.running.sees_hand(seat, &name);
        }
        self.acted = None;
        self.go_on();
        for Guest { log, turns, .. } in self.guests.values_mut() {
            (*log, *turns) = (0, 0);
        }
        self.settle(Then::Show);
    }
}
