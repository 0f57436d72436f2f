//! The only way by which a viewer sees a game (1.2), and the full states that cannot be told from it.

use super::registry;
use crate::games::root::law::hooks;
use crate::games::root::prelude::*;
use crate::games::root::state::peek::RuinPeek;
use crate::games::root::state::zones::Secret;
use crate::kernel::{Generator, List, MAX_SEATS, Viewer};

/// A state without the cards that the viewer does not know, which are counted in `hidden` and `deck_hidden`, without the
/// tiles under ruins that only others have seen, which lie with those that nobody has, and without what a faction lays
/// face down. Nothing else in a state is secret: the order of the deck and the other items under ruins do not exist before
/// they are drawn.
pub type Observation = crate::kernel::Observation<State>;

/// Returns what the viewer may know.
pub(in crate::games::root) fn observation(state: &State, viewer: Viewer) -> Observation {
    let mut seen = state.clone();
    if viewer != Viewer::All {
        redact(&mut seen, viewer);
    }
    Observation::new(seen, viewer)
}

fn redact(state: &mut State, viewer: Viewer) {
    let known = match viewer {
        Viewer::Seat(seat) => state.known[seat.index()],
        _ => CardSet::EMPTY,
    };
    for seat in state.seats() {
        if hooks::sees_into(state, viewer, seat) {
            continue;
        }
        state.secrets_mut(seat).for_each(|mut secret| secret.hide(known));
        if let Some(module) = registry::module_of(state, seat) {
            module.hide(state, seat);
        }
    }
    state.stalls_mut().for_each(|mut stall| stall.hide(known));
    for look in &mut state.looks {
        let seen = matches!(viewer, Viewer::Seat(seat) if look.seen_by.contains(seat));
        if !seen {
            look.forget(&mut state.ruin_items);
        }
    }
    // A.10: who has laid cards back knows that they are in the deck
    let seen = state.deck & known;
    state.deck_hidden += (state.deck.len() - seen.len()) as u8;
    state.deck = seen.canonical();
    state.stacked = List::new();
    state.known = [CardSet::EMPTY; MAX_SEATS];
    state.lower_copies();
}

/// Deals what `viewer` does not know at random to the places where it can be.
pub(in crate::games::root) fn deal_unknown(state: &State, viewer: Seat, rng: &mut Generator) -> State {
    let mut dealt = state.clone();
    let known = state.known[viewer.index()];
    let deck = state.deck_kind;
    let closed = |seat: &Seat| !hooks::sees_into(state, Viewer::Seat(viewer), *seat);
    let laid_back = state.deck & known;
    let mut unknown = state.deck - laid_back;
    for pile in state.seats().filter(closed).flat_map(|seat| state.secrets_of(seat)).chain(state.stalls()) {
        unknown |= pile.cards - known;
    }
    let mut redeal = |secret: Secret<'_>| {
        let kept = *secret.cards & known;
        let count = secret.cards.len() - kept.len();
        *secret.cards = kept;
        for _ in 0..count {
            let card = deck.card_at(rng.one_of(unknown.places()));
            unknown.remove(card);
            secret.cards.insert(card);
        }
    };
    for seat in state.seats().filter(closed) {
        dealt.secrets_mut(seat).for_each(&mut redeal);
    }
    dealt.stalls_mut().for_each(redeal);
    dealt.deck = unknown | laid_back;
    let unseen = |look: &&mut RuinPeek| !look.seen_by.contains(viewer);
    dealt.looks.iter_mut().filter(unseen).for_each(|look| look.forget(&mut dealt.ruin_items));
    for look in dealt.looks.iter_mut().filter(unseen) {
        look.deal(&mut dealt.ruin_items, |options| rng.one_of(options));
    }
    for seat in state.seats().filter(closed) {
        if let Some(module) = registry::module_of(state, seat) {
            module.deal(&mut dealt, seat, rng);
        }
    }
    dealt.stacked = List::new();
    // what the others know of hidden places is not known to the viewer
    for seat in state.seats().filter(|&seat| seat != viewer) {
        dealt.known[seat.index()] = CardSet::EMPTY;
    }
    dealt
}
