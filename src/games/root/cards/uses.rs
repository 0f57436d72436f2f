//! Effects that are used once a turn (4.1.3).

use crate::games::root::law::hooks;
use crate::games::root::prelude::*;
use crate::games::root::words::party::Party;

fn used(state: &State, card: CardKind) -> bool {
    state.used.effects.has(card)
}

pub(in crate::games::root) fn usable(state: &State, card: CardKind) -> bool {
    state.has_effect(state.turn, card) && !used(state, card)
}

pub(in crate::games::root) fn note_use(state: &mut State, card: CardKind, on: Option<Party>, world: &mut World) {
    state.used.effects |= card.copies();
    let seat = state.turn;
    world.emit(|| match on {
        Some(party) => Event::new(EventKind::UsedOn, seat).with(Detail::Card(card)).with(Detail::Party(party)),
        None => Event::new(EventKind::Used, seat).with(Detail::Card(card)),
    });
}

/// The other players who hold cards.
pub(in crate::games::root) fn with_cards(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(|&seat| seat != state.turn && state.player(seat).has_cards())
}

/// The other players of whom a card can be taken: who holds cards, and clockwork players, for whom one is drawn (R2.8.1).
pub(in crate::games::root) fn robbed(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    let has_one = |seat: Seat| state.player(seat).has_cards() || hooks::is_clockwork(state, seat);
    state.seats().filter(move |&seat| seat != state.turn && has_one(seat))
}
