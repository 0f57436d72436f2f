//! Outcomes of battles: the dice in a few throws, and ambushes in hands that are not known.

use super::factions::evaluator;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::law::battle::ROLL_DICE;
use crate::games::root::law::hooks;
use crate::games::root::rules::observe::Observation;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::{Chance, Generator, MAX_SEATS, RollKind, Seat};

/// Throws of two dice as `4 * higher + lower`, with their chances: all ten, and three that stand for them.
pub const ALL_THROWS: [(u8, f64); 10] = [
    (0, 1.0 / 16.0),
    (4, 2.0 / 16.0),
    (5, 1.0 / 16.0),
    (8, 2.0 / 16.0),
    (9, 2.0 / 16.0),
    (10, 1.0 / 16.0),
    (12, 2.0 / 16.0),
    (13, 2.0 / 16.0),
    (14, 2.0 / 16.0),
    (15, 1.0 / 16.0),
];
pub const FEW_THROWS: [(u8, f64); 3] = [(9, 5.0 / 16.0), (4, 4.0 / 16.0), (13, 7.0 / 16.0)];

/// The throw that plans continue with: two against one.
pub const USUAL_THROW: u8 = 9;

/// The likelihood that a defender who holds an ambush plays it.
pub const PLAYED: f64 = 0.731;

/// Chance as plans reckon with it: the dice fall as told, everything else as the generator says.
pub struct FixedDice {
    pub dice: u8,
    pub rest: Generator,
}

impl Chance for FixedDice {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        if kind == ROLL_DICE { self.dice } else { self.rest.one_of(options) }
    }
}

/// The knowledge that a seat has of ambushes in other hands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ambushes {
    /// Ambush cards by suit whose place is not known.
    unseen: [u8; 4],
    /// Ambush cards by suit known to be in a hand.
    held: [[u8; 4]; MAX_SEATS],
    /// Cards of each hand that are not known, and all cards that are not known.
    hidden: [u8; MAX_SEATS],
    all_hidden: u8,
}

impl Ambushes {
    pub fn of(weights: &Weights, seen: &Observation) -> Self {
        let mut ambushes = Self { all_hidden: seen.deck_count(), ..Self::default() };
        for suit in Suit::ALL {
            let kind = CardKind::ambush(suit);
            let mut unseen = (kind.copies() - seen.discard - hooks::lost_souls(seen).unwrap_or_default()).len() as u8;
            for seat in seen.seats() {
                let held = seen.player(seat).hand.count_of(kind);
                ambushes.held[seat.index()][suit.index()] = held;
                unseen = unseen.saturating_sub(held);
                let laid_open = evaluator(weights, seen, seat).seen_on_board(seen, seat).count_of(kind);
                unseen = unseen.saturating_sub(laid_open);
            }
            ambushes.unseen[suit.index()] = unseen;
        }
        for seat in seen.seats() {
            let hidden = seen.player(seat).hidden;
            ambushes.hidden[seat.index()] = hidden;
            ambushes.all_hidden += hidden + evaluator(weights, seen, seat).unseen_on_board(seen, seat);
        }
        ambushes
    }

    /// Returns the likelihood that `defender` ambushes in a clearing.
    pub fn likely(&self, state: &State, attacker: Seat, defender: Seat, clearing: Clearing) -> f64 {
        if state.has_effect(attacker, CardKind::ScoutingParty) {
            return 0.0;
        }
        // R9.7.2: what lies ready is played for certain
        if !hooks::is_clockwork(state, attacker) && hooks::ready_ambush(state, defender, clearing).is_some() {
            return 1.0;
        }
        if !state.player(defender).has_cards() {
            return 0.0;
        }
        let suits = state.suits(clearing).with(Suit::Bird);
        if suits.iter().any(|suit| self.held[defender.index()][suit.index()] > 0) {
            return PLAYED;
        }
        let unseen: u8 = suits.iter().map(|suit| self.unseen[suit.index()]).sum();
        if unseen == 0 || self.all_hidden == 0 {
            return 0.0;
        }
        let miss = 1.0 - f64::from(unseen) / f64::from(self.all_hidden.max(unseen));
        let mut missed = 1.0;
        for _ in 0..self.hidden[defender.index()] {
            missed *= miss;
        }
        PLAYED * (1.0 - missed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_add_up_to_certainty() {
        for throws in [&ALL_THROWS[..], &FEW_THROWS[..]] {
            assert_eq!(throws.iter().map(|(_, chance)| chance).sum::<f64>(), 1.0);
            assert!(throws.iter().any(|(throw, _)| *throw == USUAL_THROW));
        }
    }
}
