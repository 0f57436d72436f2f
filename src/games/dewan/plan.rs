//! The cheapest ways to all places that a hand reaches: what a screen shows before a route is begun, and what bots weigh.

use super::card::{CardSet, Kind};
use super::hex::{Hex, HexSet, MAX_HEXES};
use super::route::{Price, Purse, behind, ends, onward, price, receiver, standing};
use super::state::State;
use crate::kernel::{List, Seat};

/// Most cards that a planned way costs.
pub const MOST_CARDS: usize = 8;

/// A way to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub start: Hex,
    pub end: Hex,
    /// The spaces entered one after the other, of a water area its lowest beside the way.
    pub steps: List<Hex, MOST_CARDS>,
    /// Cards to be paid from here.
    pub cards: u8,
    /// The number of those cards that other players get.
    pub gifts: u8,
}

impl Way {
    /// Returns the payments, in order; `begun` if the start is paid already.
    pub fn prices(&self, state: &State, begun: bool) -> List<Option<Price>, { MOST_CARDS + 1 }> {
        let mut prices = List::new();
        if !begun {
            prices.push(price(state, self.start));
        }
        for &step in self.steps.as_slice() {
            prices.push(price(state, step));
        }
        prices
    }

    /// Returns cards, those that others get once more.
    pub(super) fn cost(&self) -> u8 {
        2 * self.cards + self.gifts
    }
}

/// The cheapest way found to each place.
pub type Ways = [Option<Way>; MAX_HEXES];

struct Search<'s> {
    state: &'s State,
    seat: Seat,
    most: u8,
    best: Ways,
    /// Fewest cards with which each place was reached.
    fewest: [u8; MAX_HEXES],
}

/// Returns the cheapest ways of a seat with such a hand, of at most this many cards. With `at` a route is being paid and
/// stands there.
pub fn ways(state: &State, seat: Seat, hand: CardSet, most: usize, at: Option<(Hex, Hex)>) -> Ways {
    let most = most.min(MOST_CARDS) as u8;
    let mut search = Search { state, seat, most, best: [None; MAX_HEXES], fewest: [u8::MAX; MAX_HEXES] };
    let purse = Purse::new(state, hand);
    match at {
        Some((start, at)) => {
            let way = Way { start, end: at, steps: List::new(), cards: 0, gifts: 0 };
            search.explore(at, behind(state, at, state.crossed), purse, way);
        }
        None => {
            for start in state.player(seat).all_camps().iter() {
                let mut purse = purse;
                if price(state, start).is_some_and(|price| purse.pay(price)) {
                    let way = Way { start, end: start, steps: List::new(), cards: 1, gifts: 0 };
                    search.explore(start, standing(state, start), purse, way);
                }
            }
        }
    }
    search.best
}

impl Search<'_> {
    fn explore(&mut self, at: Hex, behind: HexSet, purse: Purse, way: Way) {
        for end in ends(self.state, at).iter() {
            let best = &mut self.best[end.index()];
            if best.is_none_or(|best| way.cost() < best.cost()) {
                *best = Some(Way { end, ..way });
            }
        }
        if way.cards >= self.most || purse.cards() == 0 {
            return;
        }
        for hex in (onward(self.state, at, behind) - behind).iter() {
            let mut purse = purse;
            if !price(self.state, hex).is_some_and(|price| purse.pay(price)) {
                continue;
            }
            let mut way = way;
            way.cards += 1;
            way.gifts += u8::from(receiver(self.state, self.seat, hex).is_some());
            let fewest = &mut self.fewest[hex.index()];
            // another way of one more card may be paid with other cards
            if way.cards > fewest.saturating_add(1) || !way.steps.push(hex) {
                continue;
            }
            *fewest = way.cards.min(*fewest);
            self.explore(hex, behind | standing(self.state, hex), purse, way);
        }
    }
}

/// Returns the card of a hand with which to pay the first of some prices, so that the others can be paid as well: the one
/// that is worth least.
pub fn first_card(state: &State, hand: CardSet, prices: &[Option<Price>], worth: impl Fn(Kind) -> i32) -> Option<Kind> {
    let (first, others) = prices.split_first()?;
    let pays = |kind: &Kind| {
        let mut rest = hand;
        state.board.pack.take(&mut rest, *kind);
        let mut purse = Purse::new(state, rest);
        first.is_some_and(|price| price.is_paid_by(*kind))
            && others.iter().all(|price| price.is_some_and(|price| purse.pay(price)))
    };
    state.board.pack.kinds(hand).filter(pays).min_by_key(|&kind| (worth(kind), kind))
}
