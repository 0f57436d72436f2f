//! Routes and their payment (D6, D12.5.2 to D12.5.4), one space and one card at a time.

use super::action::Action;
use super::camp;
use super::card::{CardSet, Kind};
use super::event::{Detail, Event, EventKind};
use super::ground::{Ground, Terrain};
use super::hex::{Hex, HexSet};
use super::state::State;
use super::task::{Task, World};
use super::why::{self, of_card};
use crate::kernel::{Judged, Seat};

/// The price of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// A card that shows this terrain (D6.3).
    Terrain(Terrain),
    /// Any card: home spaces (D6.4, D6.6, reading R2).
    Any,
}

impl Price {
    pub fn is_paid_by(self, kind: Kind) -> bool {
        match self {
            Price::Terrain(terrain) => kind.shows(terrain),
            Price::Any => true,
        }
    }
}

/// Returns the price of a space; nothing crosses the volcano and lava (D12.4.3).
pub fn price(state: &State, hex: Hex) -> Option<Price> {
    match state.land.ground(hex) {
        Ground::Land(terrain) => Some(Price::Terrain(terrain)),
        Ground::Home => Some(Price::Any),
        Ground::Volcano | Ground::Lava => None,
    }
}

/// Returns who gets the card paid for a space: the player whose camp, or whose village in the water area, is crossed
/// (D6.6, D12.5.4). A player's own camp is paid like an empty space (D6.7).
pub fn receiver(state: &State, seat: Seat, hex: Hex) -> Option<Seat> {
    let owner = if state.land.is_water(hex) { state.village_in(hex) } else { state.camp_on(hex) };
    owner.filter(|&owner| owner != seat)
}

/// Returns the spaces that a route at `at` stands on: of a water area all, for one card crosses any number of them (D6.5).
pub fn standing(state: &State, at: Hex) -> HexSet {
    if state.land.is_water(at) { state.land.members(at) } else { HexSet::of(at) }
}

/// Returns the spaces into which a route can continue, each land space once a route; of a water area the lowest space
/// that is beside the route stands for the area.
pub fn onward(state: &State, at: Hex, crossed: HexSet) -> HexSet {
    let around = state.board.around(standing(state, at));
    around.iter().filter(|&hex| entering(state, around, crossed, hex, true)).collect()
}

/// Judges whether a route continues into a space, with those `around` it (D6.2, D6.5).
fn entering<J: Judged>(state: &State, around: HexSet, crossed: HexSet, hex: Hex, judged: J) -> J {
    let judged = judged
        .given(price(state, hex).is_some(), || why::at("dewan-no-crossing", "D12.4.3", hex))
        .given(around.contains(hex), || why::at("dewan-no-neighbor", "D6.2", hex));
    match state.land.is_water(hex) {
        true => {
            let entry = (around & state.land.members(hex)).first();
            judged.given(entry == Some(hex), || why::at("dewan-no-entry", "D6.2", hex))
        }
        false => judged.given(!crossed.contains(hex), || why::at("dewan-no-crossing-twice", "D6.2", hex)),
    }
}

/// Returns the spaces on which a route at `at` can end: free and not water (D6.1), or any space of a water area without a
/// camp where lake villages are built (D12.5.2).
pub fn ends(state: &State, at: Hex) -> HexSet {
    match state.land.ground(at) {
        Ground::Land(Terrain::Water) => match state.builds_villages() && state.village_in(at).is_none() {
            true => state.land.members(at),
            false => HexSet::EMPTY,
        },
        Ground::Land(_) if state.camp_on(at).is_none() => HexSet::of(at),
        _ => HexSet::EMPTY,
    }
}

/// The reach of a hand: for each set of terrains the cards that show one of them, less those that are reserved. A hand
/// pays for a list of terrains exactly if no set of terrains is needed more often than it is shown.
#[derive(Clone, Copy)]
pub struct Purse {
    left: [i8; 32],
}

impl Purse {
    pub fn new(state: &State, hand: CardSet) -> Self {
        let mut purse = Self { left: [0; 32] };
        for (terrains, left) in (0u8..).zip(&mut purse.left).skip(1) {
            *left = (hand & state.board.pack.showing(terrains)).len() as i8;
        }
        purse
    }

    /// Speaks for one more card; `false` if the hand has none for it.
    pub fn pay(&mut self, price: Price) -> bool {
        let terrains = match price {
            Price::Terrain(terrain) => terrain.bit(),
            Price::Any => 31,
        };
        let mut enough = true;
        for (set, left) in (0u8..).zip(&mut self.left).skip(1) {
            // any card will do only where all cards are counted
            if if price == Price::Any { set == 31 } else { set & terrains != 0 } {
                *left -= 1;
                enough &= *left >= 0;
            }
        }
        enough
    }

    /// Returns cards that are not spoken for.
    pub fn cards(&self) -> i8 {
        self.left[31]
    }
}

/// Returns the spaces that the rest of a route at `at` has no use for: the land it has crossed, and where it stands. Water
/// that it has crossed can lead on for another card (R7); within the rest, a way that crosses water twice can always be
/// shortened.
pub fn behind(state: &State, at: Hex, crossed: HexSet) -> HexSet {
    let land = crossed.iter().filter(|&hex| !state.land.is_water(hex)).collect::<HexSet>();
    land | standing(state, at)
}

/// Whether a route at `at` can be paid on to some end that does not cross the spaces `behind` it.
fn can_end(state: &State, at: Hex, behind: HexSet, purse: Purse) -> bool {
    if !ends(state, at).is_empty() {
        return true;
    }
    if purse.cards() == 0 {
        return false;
    }
    (onward(state, at, behind) - behind).iter().any(|hex| {
        let mut purse = purse;
        price(state, hex).is_some_and(|price| purse.pay(price))
            && can_end(state, hex, behind | standing(state, hex), purse)
    })
}

/// Whether the hand without one card of this face leads from `at` to some end.
fn leads_on(state: &State, at: Hex, crossed: HexSet, paid: Kind) -> bool {
    let mut rest = state.player(state.turn).hand;
    state.board.pack.take(&mut rest, paid) && can_end(state, at, behind(state, at, crossed), Purse::new(state, rest))
}

/// Judges whether a route starts at a camp with a card: any at home, elsewhere one that matches the camp (D6.4, D12.5.3).
pub fn starting<J: Judged>(state: &State, start: Hex, card: Kind, judged: J) -> J {
    let player = state.player(state.turn);
    let price = price(state, start).unwrap_or(Price::Any);
    judged
        .given(player.all_camps().contains(start), || why::at("dewan-no-start", "D6.1", start))
        .given(price.is_paid_by(card), || of_card("dewan-no-match", "D6.4", start, card))
        .provided(|| leads_on(state, start, HexSet::EMPTY, card), || of_card("dewan-no-goal", "D6.3", start, card))
}

/// Judges whether a route at `at` goes on into a space with a card.
pub fn going<J: Judged>(state: &State, at: Hex, hex: Hex, card: Kind, judged: J) -> J {
    let around = state.board.around(standing(state, at));
    let is_paid = price(state, hex).is_some_and(|price| price.is_paid_by(card));
    entering(state, around, state.crossed, hex, judged)
        .given(is_paid, || of_card("dewan-no-match", "D6.3", hex, card))
        .provided(|| leads_on(state, hex, state.crossed, card), || of_card("dewan-no-goal", "D6.3", hex, card))
}

/// Lists the first cards of routes from all own camps.
pub fn legal_starts(state: &State, out: &mut Vec<Action>) {
    let player = state.player(state.turn);
    for start in player.all_camps().iter() {
        let cards = state.board.pack.kinds(player.hand).filter(|&card| starting(state, start, card, true));
        out.extend(cards.map(|card| Action::Camp { start, card }));
    }
}

pub fn legal(state: &State, _: Hex, at: Hex, out: &mut Vec<Action>) {
    let player = state.player(state.turn);
    let ends = ends(state, at);
    if state.land.is_water(at) {
        out.extend(ends.iter().map(|hex| Action::SettleAt { hex }));
    } else if !ends.is_empty() {
        out.push(Action::Settle);
    }
    for hex in onward(state, at, state.crossed).iter() {
        let cards = state.board.pack.kinds(player.hand).filter(|&card| going(state, at, hex, card, true));
        out.extend(cards.map(|card| Action::To { hex, card }));
    }
}

/// Pays the first card.
pub fn begin(state: &mut State, start: Hex, card: Kind, world: &mut World) {
    let seat = state.turn;
    world.emit(|| Event::new(EventKind::Route, seat).with(Detail::Hex(start)).with(Detail::Card(card)));
    state.discard_from_hand(seat, card);
    state.crossed = standing(state, start);
    state.push(Task::Route { start, at: start });
}

pub fn take(state: &mut State, start: Hex, at: Hex, action: Action, world: &mut World) {
    match action {
        Action::To { hex, card } => {
            pay(state, hex, card, world);
            state.crossed |= standing(state, hex);
            state.push(Task::Route { start, at: hex });
        }
        Action::SettleAt { hex } => camp::place(state, hex, world),
        _ => camp::place(state, at, world),
    }
}

fn pay(state: &mut State, hex: Hex, card: Kind, world: &mut World) {
    let seat = state.turn;
    match receiver(state, seat, hex) {
        Some(receiver) => {
            state.take_from_hand(seat, card);
            state.receive(receiver, card);
            world.emit(|| {
                Event::new(EventKind::Gave, seat)
                    .with(Detail::Hex(hex))
                    .with(Detail::Card(card))
                    .with(Detail::Seat(receiver))
            });
        }
        None => {
            state.discard_from_hand(seat, card);
            world.emit(|| Event::new(EventKind::Paid, seat).with(Detail::Hex(hex)).with(Detail::Card(card)));
        }
    }
}
