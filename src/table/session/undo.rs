//! Undo and redo: one state a turn is kept and replayed from.

use super::{Log, Session};
use crate::bots::{self, Bots};
use crate::kernel::{Generator, Recorder, Script, Seat, SeatSet, Viewer, Wish};
use crate::table::CannotUndo;

/// Samples of what a player might have thought before an action. If all lead to what they saw after it, it told them nothing.
const SAMPLES: u32 = 16;

impl<G: Bots> Session<G> {
    pub(super) fn humans(&self) -> SeatSet {
        let seats = self.controllers.iter().enumerate().filter(|(_, controller)| controller.is_human());
        seats.map(|(seat, _)| Seat::new(seat as u8)).collect()
    }

    /// Whether a choice of its own began with this action: later steps of it are taken back with it.
    fn begins_choice(&self, index: usize) -> bool {
        let entry = &self.entries[index];
        let fresh = entry.rest || index == 0 || self.entries[index - 1].seat != entry.seat;
        fresh && !entry.forced
    }

    /// The action with which the last choice of one of these seats began.
    pub(super) fn last_choice_of(&self, seats: SeatSet) -> Option<usize> {
        let own = |index: &usize| seats.contains(self.entries[*index].seat) && self.begins_choice(*index);
        (0..self.entries.len()).rev().find(own)
    }

    /// Returns the number of actions that would be left after `undo`.
    pub(super) fn undo_target(&self) -> Result<usize, CannotUndo> {
        let humans = self.humans();
        let Some(target) = self.last_choice_of(humans) else {
            return Err(if self.past.is_empty() { CannotUndo::Nothing } else { CannotUndo::BeforeLoad });
        };
        if humans.len() < 2 {
            return Ok(target);
        }
        let seat = self.entries[target].seat;
        let another = |other: Seat| other != seat && humans.contains(other);
        let taken = &self.entries[target..];
        if taken.iter().any(|entry| another(entry.seat)) || self.state.asked().is_some_and(another) {
            return Err(CannotUndo::AnotherPlayer);
        }
        if taken.iter().any(|entry| !entry.rolls.is_empty()) {
            return Err(CannotUndo::Chance);
        }
        let mut state = self.state_at(target);
        for (done, entry) in taken.iter().enumerate() {
            let before = state.clone();
            state.step(entry.action, &mut Script::default(), &mut ());
            if humans.iter().any(|viewer| self.learned(&before, entry.action, &state, viewer, target + done)) {
                return Err(CannotUndo::Knowledge);
            }
        }
        Ok(target)
    }

    /// Whether `viewer` knows more after the action than what follows from what they knew before.
    pub(super) fn learned(&self, before: &G, action: G::Action, after: &G, viewer: Seat, number: usize) -> bool {
        let seen = after.observe(Viewer::Seat(viewer));
        let mut rng = bots::stream(!self.chance.seed(), number as u64);
        (0..SAMPLES).any(|_| {
            let mut guess = before.determinize(viewer, &mut rng);
            guess.apply(action, &mut Script::default(), &mut ()).is_err()
                || guess.observe(Viewer::Seat(viewer)) != seen
                || guess.decision() != after.decision()
        })
    }

    /// Undoes the last choice of a human, with all that followed it.
    pub(super) fn undo(&mut self) -> Result<usize, CannotUndo> {
        let target = self.undo_target()?;
        self.undos[self.entries[target].seat.index()] += 1;
        Ok(self.back_to(target))
    }

    /// Undoes the last action of any seat, for referees.
    pub(super) fn take_back(&mut self) -> Result<usize, CannotUndo> {
        match self.entries.len() {
            0 if self.past.is_empty() => Err(CannotUndo::Nothing),
            0 => Err(CannotUndo::BeforeLoad),
            actions => Ok(self.back_to(actions - 1)),
        }
    }

    fn back_to(&mut self, target: usize) -> usize {
        let taken = self.entries.len() - target;
        let state = self.state_at(target);
        self.undone.extend(self.entries.drain(target..).rev());
        let drawn = self.entries.last().map_or(self.start_drawn, |entry| entry.drawn);
        self.chance = Generator::resume(self.chance.seed(), drawn);
        self.state = state;
        self.log.retain(|logged| logged.at <= target);
        self.marks.retain(|mark| mark.at <= target);
        let turns = self.past.len() + self.marks.len();
        self.rounds.retain(|round| round.turn < turns);
        self.settle();
        taken
    }

    /// The state after this many actions.
    pub(super) fn state_at(&self, actions: usize) -> G {
        let Some(mark) = self.marks.iter().rev().find(|mark| mark.at <= actions) else { return self.state.clone() };
        let mut state = mark.state.clone();
        for entry in &self.entries[mark.at..actions.min(self.entries.len())] {
            state.step(entry.action, &mut Script::new(entry.rolls.iter().copied().map(Wish::from)), &mut ());
        }
        state
    }

    /// Does again what the last `undo` took back; the number of actions.
    pub(super) fn redo(&mut self) -> Result<usize, CannotUndo> {
        let mut done = 0;
        while let Some(entry) = self.undone.last() {
            let person = self.controllers.get(entry.seat.index()).is_some_and(|controller| controller.is_human());
            let fresh = self.state.at_rest() || self.entries.last().is_none_or(|last| last.seat != entry.seat);
            // Up to where the player could choose again.
            if done > 0 && person && fresh && !entry.forced {
                break;
            }
            let Some(entry) = self.undone.pop() else { break };
            let mut chance = Recorder::new(Script::new(entry.rolls.iter().copied().map(Wish::from)));
            let mut log = Log { events: &mut self.log, at: self.entries.len() + 1 };
            self.state.step(entry.action, &mut chance, &mut log);
            self.chance = Generator::resume(self.chance.seed(), entry.drawn);
            self.entries.push(entry);
            self.settle();
            done += 1;
        }
        if done == 0 { Err(CannotUndo::NothingToRedo) } else { Ok(done) }
    }
}
