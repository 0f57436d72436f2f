//! Questions that leave no choice, judged by what every seat can see: what lies in a hand may be any card that does not lie
//! open, and if even with all of them nothing can be done but to pass, nobody is asked.

use crate::games::root::law::hooks;
use crate::games::root::law::victory::open_cards;
use crate::games::root::state::State;
use crate::games::root::state::places::Sight;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::kernel::Seat;
use std::cell::Cell;

/// Whether a list leaves the seat that is asked only to pass, whatever the cards are that not everybody sees.
#[inline(never)]
pub(super) fn leaves_nothing(state: &State, asked: Seat, list: impl Fn(&State, &mut Vec<Action>)) -> bool {
    let mut legal = SCRATCH.take();
    legal.clear();
    legal.reserve(LONGEST_LIST);
    let mut only_passes = |state: &State| {
        legal.clear();
        list(state, &mut legal);
        legal == [Action::Pass]
    };
    let leaves_nothing = only_passes(state) && only_passes(&imagined(state, asked));
    SCRATCH.set(legal);
    leaves_nothing
}

/// Above the longest list of legal actions.
const LONGEST_LIST: usize = 256;

thread_local! {
    /// The room for a list that is looked at and forgotten, kept so that no decision allocates.
    static SCRATCH: Cell<Vec<Action>> = const { Cell::new(Vec::new()) };
}

/// The state with all the cards that may be where not everybody sees what the seat has. What some seat has learned of them
/// is not for all to see either.
fn imagined(state: &State, seat: Seat) -> State {
    let mut imagined = state.clone();
    if hooks::plays_open(state, seat) {
        return imagined;
    }
    let closed = state.piles().filter(|pile| pile.place.sight() != Sight::All);
    let unseen = closed.fold(CardSet::EMPTY, |unseen, pile| unseen | pile.cards) - open_cards(state);
    for secret in imagined.secrets_mut(seat).filter(|secret| !secret.cards.is_empty()) {
        *secret.cards = unseen;
    }
    imagined
}
