//! Field Hospitals (6.2.3).

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// Warriors that were removed from a clearing, and may be saved.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Hospital {
    pub clearing: Clearing,
    pub count: u8,
    /// They lie on Coffin Makers, not in the supply.
    pub buried: bool,
}

impl Tasks for Hospital {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = state.seat_of(Faction::Marquise)?;
        let keep = state.clearings_with(Piece::Keep).first()?;
        (state.player(seat).has_cards() && hooks::may_place(state, seat, keep)).then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if let Some(seat) = state.seat_of(Faction::Marquise) {
            let cards = state.player(seat).hand & CardSet::matching(state.suits(self.clearing));
            out.extend(cards.kinds().map(|card| Action::Hospital { card }));
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Hospital { card } => save(state, self.count, self.buried, card, world),
            Action::Pass => {}
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        declared.suits(state.suits(self.clearing))
    }
}

impl Fits for Hospital {
    const FACTION: Option<Faction> = Some(Faction::Marquise);
}

/// 6.2.3: one card saves all warriors removed from the clearing.
fn save(state: &mut State, count: u8, buried: bool, card: CardKind, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Marquise) else { return };
    let Some(keep) = state.clearings_with(Piece::Keep).first() else { return };
    state.discard_from_hand(seat, card, world);
    let lie = if buried { &mut state.coffins[seat.index()] } else { &mut state.players[seat.index()].supply };
    let count = count.min(*lie);
    *lie -= count;
    state.warriors[seat.index()][keep.index()] += count;
    world.emit(|| Event::new(What::Hospital, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(keep)));
}
