//! Effects that removals and moves trigger by the law of the Alliance: Outrage (8.2.6), and a lost base (8.2.4).

use super::turn::{asks_to_shed, base_lost, legal_shed, outrage_given, outrage_shown, pick_supporter};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::event::What;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Seat;

/// An effect that is triggered and resolved by the law of the Alliance.
#[derive(Clone, Copy)]
pub(in crate::games::root) enum Triggered {
    Outrage {
        payer: Seat,
        clearing: Clearing,
    },
    BaseLost {
        suit: Suit,
    },
    /// Without a base the Alliance keeps five supporters (8.2.4).
    ShedSupporters,
}

/// The cards of the payer by which an outrage can be paid.
fn fitting(state: &State, payer: Seat, clearing: Clearing) -> CardSet {
    state.player(payer).hand & CardSet::matching(state.suits(clearing))
}

impl Tasks for Triggered {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Triggered::Outrage { payer, clearing } if hooks::plays_open(state, payer) => {
                fitting(state, payer, clearing).kinds().nth(1).map(|_| payer)
            }
            Triggered::Outrage { payer, .. } => state.player(payer).has_cards().then_some(payer),
            Triggered::BaseLost { .. } => None,
            Triggered::ShedSupporters => asks_to_shed(state),
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Triggered::Outrage { payer, clearing } => {
                let cards = fitting(state, payer, clearing);
                out.extend(cards.kinds().map(|card| Action::Give { card }));
                if cards.is_empty() {
                    out.push(Action::Show);
                }
            }
            Triggered::BaseLost { .. } => {}
            Triggered::ShedSupporters => legal_shed(state, out),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Triggered::Outrage { payer, clearing }, Action::Give { card }) => {
                outrage_given(state, payer, clearing, card, world);
            }
            (Triggered::Outrage { payer, .. }, Action::Show) => outrage_shown(state, payer, world),
            (Triggered::ShedSupporters, Action::Discard { card }) => {
                state.push(Task::Removal(Step::ShedSupporters));
                pick_supporter(state, card, What::Discarded, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            // an open hand gives the one kind of card that fits; nothing to give and nothing to show: the deck gives
            Triggered::Outrage { payer, clearing } => {
                let card = fitting(state, payer, clearing).kinds().next();
                match card.filter(|_| hooks::plays_open(state, payer)) {
                    Some(card) => outrage_given(state, payer, clearing, card, world),
                    None => outrage_shown(state, payer, world),
                }
            }
            Triggered::BaseLost { suit } => base_lost(state, suit, world),
            Triggered::ShedSupporters => state.lay_off_picked(world),
        }
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        match self {
            Triggered::Outrage { clearing, .. } => declared.suits(state.suits(clearing)),
            Triggered::BaseLost { .. } | Triggered::ShedSupporters => declared,
        }
    }
}

impl Fits for Triggered {
    const FACTION: Option<Faction> = Some(Faction::Alliance);

    fn picks_fit(self, state: &State) -> bool {
        matches!(self, Triggered::ShedSupporters) && state.picks.only_cards()
    }
}
