//! The cheapest payments for a camp on one space: routes, and the cards that pay for them.

use super::action::Action;
use super::card::{CardSet, Kind};
use super::hex::{Hex, HexSet, MAX_HEXES};
use super::plan::{MOST_CARDS, Way};
use super::route::{Price, Purse, behind, ends, onward, price, receiver, standing};
use super::state::State;
use crate::kernel::{List, Seat};

/// Spaces that a search for routes of this many cards looks at, at most.
const MOST_STEPS: u32 = 4_000;

/// Routes whose payments are compared.
const MOST_ROUTES: usize = 24;

/// Ways of paying one route that are compared.
const MOST_HANDS: usize = 200;

/// A route with the cards that pay for it.
#[derive(Clone, Debug)]
pub struct Payment {
    pub way: Way,
    /// One card a space, in order; the start's first unless it is paid already.
    pub cards: Vec<Kind>,
    /// Whether the start was paid before.
    begun: bool,
}

impl Payment {
    /// Returns the spaces that the cards pay for.
    pub fn spaces(&self) -> impl Iterator<Item = Hex> {
        (!self.begun).then_some(self.way.start).into_iter().chain(self.way.steps.as_slice().iter().copied())
    }

    /// Returns the actions to take, one after the other, up to the camp.
    pub fn actions(&self, state: &State) -> Vec<Action> {
        let mut actions: Vec<Action> =
            self.spaces().zip(&self.cards).map(|(hex, &card)| Action::To { hex, card }).collect();
        if let (false, Some(&card)) = (self.begun, self.cards.first()) {
            actions[0] = Action::Camp { start: self.way.start, card };
        }
        let end = self.way.end;
        actions.push(if state.land.is_water(end) { Action::SettleAt { hex: end } } else { Action::Settle });
        actions
    }

    /// Returns the loss in the cards paid: those that match many spaces, and their symbols.
    fn worth(&self) -> u32 {
        self.cards.iter().map(|kind| 2 * kind.terrains().count_ones() + u32::from(kind.spec().symbol.is_some())).sum()
    }
}

struct Search<'s> {
    state: &'s State,
    seat: Seat,
    goal: Hex,
    /// Cards from each space to the goal if all could be paid.
    away: [u8; MAX_HEXES],
    most: u8,
    steps: u32,
    found: Vec<Way>,
}

/// Returns the cheapest payments of a seat with such a hand for a camp on `goal`, the cheapest first, at most this many.
/// With `at` a route is being paid and stands there.
pub fn payments(
    state: &State,
    seat: Seat,
    hand: CardSet,
    goal: Hex,
    at: Option<(Hex, Hex)>,
    count: usize,
) -> Vec<Payment> {
    let away = distances(state, goal);
    let mut search = Search { state, seat, goal, away, most: 0, steps: 0, found: Vec::new() };
    let mut found: Vec<Way> = Vec::new();
    for most in 0..=MOST_CARDS as u8 {
        let shorter = !found.is_empty();
        (search.most, search.steps) = (most, 0);
        search.run(hand, at);
        found.extend(search.found.drain(..).filter(|way| way.cards == most));
        // routes of one card more are shown along
        if shorter {
            break;
        }
    }
    found.sort_by_key(Way::cost);
    found.truncate(MOST_ROUTES);
    let begun = at.is_some();
    let pays = |way: &Way| paid(state, hand, way, begun, count);
    let mut chosen: Vec<(usize, Payment)> = found.iter().flat_map(|way| pays(way).into_iter().enumerate()).collect();
    // nothing cheaper is left out for what is dearer; of equally cheap ones each route comes once before any comes twice
    chosen.sort_by_key(|(rank, payment)| (payment.way.cost(), *rank, payment.worth()));
    let mut chosen: Vec<Payment> = chosen.into_iter().take(count).map(|(_, payment)| payment).collect();
    chosen.sort_by_key(|payment| (payment.way.cost(), payment.worth()));
    chosen
}

/// Returns how many spaces have to be entered from each on the shortest way to a goal.
fn distances(state: &State, goal: Hex) -> [u8; MAX_HEXES] {
    let mut away = [u8::MAX; MAX_HEXES];
    let mut level = standing(state, goal);
    let mut seen = HexSet::EMPTY;
    for distance in 0..MAX_HEXES as u8 {
        for hex in level.iter() {
            away[hex.index()] = distance;
        }
        seen |= level;
        let next = (state.board.around(level) - seen).iter().filter(|&hex| price(state, hex).is_some());
        level = next.fold(HexSet::EMPTY, |all, hex| all | standing(state, hex));
        if level.is_empty() {
            break;
        }
    }
    away
}

impl Search<'_> {
    fn run(&mut self, hand: CardSet, at: Option<(Hex, Hex)>) {
        let state = self.state;
        let purse = Purse::new(state, hand);
        if let Some((start, at)) = at {
            self.explore(
                at,
                behind(state, at, state.crossed),
                purse,
                Way { start, end: self.goal, steps: List::new(), cards: 0, gifts: 0 },
            );
            return;
        }
        for start in state.player(self.seat).all_camps().iter() {
            let mut purse = purse;
            if price(state, start).is_some_and(|price| purse.pay(price)) {
                let way = Way { start, end: self.goal, steps: List::new(), cards: 1, gifts: 0 };
                self.explore(start, standing(state, start), purse, way);
            }
        }
    }

    fn explore(&mut self, at: Hex, behind: HexSet, purse: Purse, way: Way) {
        self.steps += 1;
        let left = self.away[at.index()];
        if self.steps > MOST_STEPS || left == u8::MAX || way.cards + left > self.most {
            return;
        }
        if ends(self.state, at).contains(self.goal) {
            self.found.push(way);
            return;
        }
        for hex in (onward(self.state, at, behind) - behind).iter() {
            let (mut purse, mut way) = (purse, way);
            if price(self.state, hex).is_some_and(|price| purse.pay(price)) && way.steps.push(hex) {
                way.cards += 1;
                way.gifts += u8::from(receiver(self.state, self.seat, hex).is_some());
                self.explore(hex, behind | standing(self.state, hex), purse, way);
            }
        }
    }
}

/// The ways of paying a route, the cards that are least missed first.
fn paid(state: &State, hand: CardSet, way: &Way, begun: bool, count: usize) -> Vec<Payment> {
    let prices = way.prices(state, begun);
    let mut hands = Vec::new();
    choose(state, hand, prices.as_slice(), &mut Vec::new(), &mut hands);
    let mut paid: Vec<Payment> = hands.into_iter().map(|cards| Payment { way: *way, cards, begun }).collect();
    paid.sort_by_key(Payment::worth);
    let mut seen: Vec<Vec<(Kind, bool)>> = Vec::new();
    paid.retain(|payment| {
        // who gets a card makes a difference, which of two own spaces it pays for does not
        let given = |hex: Hex| receiver(state, state.turn, hex).is_some();
        let mut what: Vec<_> = payment.spaces().zip(&payment.cards).map(|(hex, &card)| (card, given(hex))).collect();
        what.sort_unstable();
        let fresh = !seen.contains(&what);
        seen.push(what);
        fresh
    });
    paid.truncate(count);
    paid
}

/// All ways of paying a list of prices, up to a bound.
fn choose(state: &State, hand: CardSet, prices: &[Option<Price>], cards: &mut Vec<Kind>, out: &mut Vec<Vec<Kind>>) {
    let Some((first, others)) = prices.split_first() else {
        out.push(cards.clone());
        return;
    };
    let Some(first) = first else { return };
    let mut kinds: Vec<Kind> = state.board.pack.kinds(hand).filter(|&kind| first.is_paid_by(kind)).collect();
    kinds.sort_by_key(|kind| kind.terrains().count_ones());
    for kind in kinds {
        let mut rest = hand;
        state.board.pack.take(&mut rest, kind);
        let mut purse = Purse::new(state, rest);
        if out.len() < MOST_HANDS && others.iter().all(|price| price.is_some_and(|price| purse.pay(price))) {
            cards.push(kind);
            choose(state, rest, others, cards, out);
            cards.pop();
        }
    }
}
