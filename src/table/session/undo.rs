//! Undo and redo: one state a turn is kept and replayed from.

use super::{Entry, LocalSession, Log, What};
use crate::bots::Bots;
use crate::kernel::{ForcedRoll, Generator, Recorder, Script, Seat, SeatSet};
use crate::table::{CannotUndo, Happening, TableEvent};

impl<G: Bots> LocalSession<G> {
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

    /// Returns the action with which the last choice of one of these seats began.
    pub(super) fn last_choice_of(&self, seats: SeatSet) -> Option<usize> {
        let own = |index: &usize| seats.contains(self.entries[*index].seat) && self.begins_choice(*index);
        (0..self.entries.len()).rev().find(own)
    }

    /// The action with which the last choice of a seat began, as everyone at a table knows it: what is known to have left no
    /// choice is none.
    fn last_known_choice_of(&self, seat: Seat) -> Option<usize> {
        let begins = |index: &usize| {
            let entry = &self.entries[*index];
            let fresh = entry.rest || *index == 0 || self.entries[*index - 1].seat != seat;
            entry.seat == seat && fresh && !(entry.forced && self.was_plainly_forced(*index))
        };
        (0..self.entries.len()).rev().find(begins)
    }

    /// Whether everyone knew that this action was the only one.
    fn was_plainly_forced(&self, index: usize) -> bool {
        let known = &self.entries[index].known.plainly_forced;
        *known.get_or_init(|| self.is_plainly_forced(&self.state_at(index), index))
    }

    /// Whether one of these players may have learned something by any of the actions from this one on.
    fn revealed_since(&self, first: usize, players: SeatSet) -> bool {
        let found = |entry: &Entry<G::Action>| {
            entry.known.reveals.get().filter(|(of, _)| *of == players).map(|(_, reveals)| reveals)
        };
        // only the actions since it was last asked are new
        let Some(new) = self.entries[first..].iter().position(|entry| found(entry) != Some(false)) else {
            return false;
        };
        if self.corrections.iter().any(|correction| correction.at > first) {
            return true;
        }
        let mut state = self.state_at(first + new);
        for (index, entry) in self.entries.iter().enumerate().skip(first + new) {
            let reveals = found(entry).unwrap_or_else(|| self.reveals(&state, entry.action, index, players));
            entry.known.reveals.set(Some((players, reveals)));
            if reveals {
                return true;
            }
            state.step(entry.action, &mut Script::default(), &mut ());
        }
        false
    }

    /// Why there is no choice to undo.
    fn no_choice(&self) -> CannotUndo {
        if self.past.is_empty() { CannotUndo::Nothing } else { CannotUndo::BeforeLoad }
    }

    /// Returns the number of actions that would be left after `undo`.
    pub(super) fn undo_target(&self) -> Result<usize, CannotUndo> {
        let humans = self.humans();
        let target = self.last_choice_of(humans).ok_or_else(|| self.no_choice())?;
        self.touches_nobody_else(target).map(|()| target)
    }

    /// Returns the number of actions before the last choice of a seat at a table, and what stands in the way of an undo
    /// without the others' word. Neither depends on what someone who only looks on does not see.
    pub(super) fn own_undo(&self, seat: Seat) -> Result<(usize, Result<(), CannotUndo>), CannotUndo> {
        let target = self.last_known_choice_of(seat).ok_or_else(|| self.no_choice())?;
        Ok((target, self.touches_nobody_else(target)))
    }

    /// Checks that all that followed the first `target` actions can be undone without touching what another player chose or
    /// anyone learned.
    fn touches_nobody_else(&self, target: usize) -> Result<(), CannotUndo> {
        let humans = self.humans();
        if humans.len() < 2 {
            return Ok(());
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
        if self.revealed_since(target, humans) { Err(CannotUndo::Knowledge) } else { Ok(()) }
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

    /// Undoes everything after an action, given by its number, for a seat.
    pub(super) fn undo_to(&mut self, actions: usize, seat: Seat) -> usize {
        if let Some(undos) = self.undos.get_mut(seat.index()) {
            *undos += 1;
        }
        self.back_to(actions.min(self.entries.len()))
    }

    fn back_to(&mut self, target: usize) -> usize {
        let taken = self.entries.len() - target;
        let state = self.state_at(target);
        self.undone.extend(self.entries.drain(target..).rev());
        let corrections = self.corrections.len();
        if self.past.is_empty() {
            self.corrections.retain(|correction| correction.at <= target);
        }
        if self.corrections.len() < corrections {
            // what was done from a position that is gone cannot be done again
            self.undone.clear();
        }
        let drawn = self.entries.last().map_or(self.start_drawn, |entry| entry.drawn);
        self.chance = Generator::resume(self.chance.seed(), drawn);
        self.state = state;
        self.log.retain_mut(|logged| match &mut logged.what {
            // who was away reads of an undo even if more has been undone since
            What::Table(TableEvent { at, what: Happening::Undid { .. }, .. }) => {
                *at = (*at).min(target);
                logged.at = *at;
                true
            }
            What::Event(_) | What::Table(_) => logged.at <= target,
        });
        self.marks.retain(|mark| mark.at <= target);
        let turns = self.past.len() + self.marks.len();
        self.rounds.retain(|round| round.turn < turns);
        self.settle();
        taken
    }

    /// Returns the state after this many actions.
    pub(super) fn state_at(&self, actions: usize) -> G {
        let Some(mark) = self.marks.iter().rev().find(|mark| mark.at <= actions) else { return self.state.clone() };
        let mut state = mark.state.clone();
        for entry in &self.entries[mark.at..actions.min(self.entries.len())] {
            state.step(entry.action, &mut Script::new(entry.rolls.iter().copied().map(ForcedRoll::from)), &mut ());
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
            let mut chance = Recorder::new(Script::new(entry.rolls.iter().copied().map(ForcedRoll::from)));
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
