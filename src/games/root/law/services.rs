//! What clockwork players buy from the Riverfolk, be those human or not (R9.7).

use super::craft::item_left;
use super::hand::{Hands, pick};
use super::hooks;
use super::score::Scoring;
use crate::games::root::clockwork::queries::{price, spend, store_mut, usable};
use crate::games::root::clockwork::state::Clockwork;
use crate::games::root::clockwork::words::Trait;
use crate::games::root::factions::riverfolk::queries::{goods, lay_into_payments, purchases};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Card, Class};
use crate::games::root::words::event::{Source, Word};
use arrayvec::ArrayVec;

/// Own warriors in the clearing of a battle with which it still hires others.
const FEW: u8 = 2;

/// Lost Souls with which the Lizards buy no more of them.
pub(in crate::games::root) const MOST_SOULS: usize = 5;

/// Items that a Vagabot exhausts for a service, beside the warriors that the Riverfolk pay for it.
const ITEMS: u8 = 1;

/// Returns whose warriors pay: those of the Riverfolk for a pawn, and for the Alliance.
fn payer(state: &State, buyer: Seat, seller: Seat) -> Seat {
    if state.has_pawn(buyer) || state.plays(buyer, Faction::Alliance) { seller } else { buyer }
}

/// Returns of whom the clockwork player in turn can buy: not of one with more points, and only what it can pay. A human sells
/// no more than to others.
fn seller(state: &State) -> Option<Seat> {
    let seller = any_seller(state)?;
    (state.player(state.turn).score >= state.player(seller).score).then_some(seller)
}

/// Returns the same, of who has more points as well.
fn any_seller(state: &State) -> Option<Seat> {
    let (buyer, seller) = (state.turn, state.seat_of(Faction::Riverfolk)?);
    let is_open = hooks::is_clockwork(state, seller) || state.used.services < purchases(state);
    let pays = state.player(payer(state, buyer, seller)).supply >= price(state, buyer)
        && (!state.has_pawn(buyer) || usable(state) >= ITEMS);
    (seller != buyer && hooks::is_clockwork(state, buyer) && is_open && pays).then_some(seller)
}

/// Pays for one service. What is bought together is told to the trait Greedy at its end ([`profit`]).
fn pay(state: &mut State, seller: Seat, world: &mut World) {
    let buyer = state.turn;
    let (payer, price) = (payer(state, buyer, seller), price(state, buyer));
    if state.has_pawn(buyer) {
        spend(state, ITEMS, world);
    }
    state.used.services += 1;
    lay_into_payments(state, payer, price);
}

/// Buys the card with an item that is left which has the most points printed on it. By the advanced cards the Marquise and
/// the Alliance take birds before others, and even one without such an item if their order is none.
pub(in crate::games::root) fn buy_item(state: &mut State, world: &mut World) -> Option<Card> {
    let seller = seller(state)?;
    let buyer = state.turn;
    let birds = CardSet::suit(Suit::Bird);
    let refused = if state.plays(buyer, Faction::Lizards) { birds } else { CardSet::EMPTY };
    let has_item = |card: &Card| item_left(state, buyer, card.kind()).is_some();
    let wares: CardSet = (goods(state) - refused).iter().filter(has_item).collect();
    let likes_birds = state.advanced_services && [Faction::Marquise, Faction::Alliance].contains(&state.faction(buyer));
    let order = state.clockwork(buyer).and_then(Clockwork::order_suit);
    let wares = match (wares & birds, wares.is_empty()) {
        (_, true) if likes_birds && order != Some(Suit::Bird) => goods(state) & birds,
        (birds, false) if likes_birds && !birds.is_empty() => birds,
        _ => wares,
    };
    let points = |card: Card| match card.kind().class() {
        Class::Item { points, .. } if has_item(&card) => points,
        _ => 0,
    };
    let most = wares.iter().map(points).max()?;
    let best = wares.iter().filter(|&card| points(card) == most).collect();
    let card = buy_one(state, seller, best, world)?;
    profit(state, buyer, world);
    Some(card)
}

/// Buys one of the cards, which is drawn if there are several kinds.
fn buy_one(state: &mut State, seller: Seat, wares: CardSet, world: &mut World) -> Option<Card> {
    let kind = match wares.kinds().nth(1) {
        None => wares.first()?,
        Some(_) => pick(state.deck_kind, wares, world)?,
    };
    let (buyer, kind, count) = (state.turn, kind.kind(), i16::from(price(state, state.turn)));
    let card = take_goods(state, kind)?;
    let event = || Event::new(EventKind::BoughtCard, buyer).with(Detail::Card(kind)).with(Detail::Count(count));
    world.emit(|| event().by("R9.7"));
    pay(state, seller, world);
    Some(card)
}

/// Buys a card that an advanced card for services names, if they are played with.
pub(in crate::games::root) fn buy_advanced(
    state: &mut State,
    names: impl Fn(Card) -> bool,
    world: &mut World,
) -> Option<Card> {
    let seller = seller(state).filter(|_| state.advanced_services)?;
    let wares = goods(state).iter().filter(|&card| names(card)).collect();
    let card = buy_one(state, seller, wares, world)?;
    profit(state, state.turn, world);
    Some(card)
}

/// Buys at most this many cards that are no birds, by the advanced card of the Lizards, also with fewer points than who sells
/// them.
pub(in crate::games::root) fn buy_souls(
    state: &mut State,
    most: usize,
    world: &mut World,
) -> ArrayVec<Card, MOST_SOULS> {
    let mut souls = ArrayVec::new();
    while souls.len() < most.min(MOST_SOULS) {
        let Some(seller) = any_seller(state).filter(|_| state.advanced_services) else { break };
        let wares = goods(state) - CardSet::suit(Suit::Bird);
        let Some(card) = buy_one(state, seller, wares, world) else { break };
        souls.push(card);
    }
    if !souls.is_empty() {
        profit(state, state.turn, world);
    }
    souls
}

/// Returns the state with the boats that the clockwork player in turn could hire by its advanced card, to look at where they
/// lead.
pub(in crate::games::root) fn afloat(state: &State) -> State {
    let mut afloat = state.clone();
    afloat.used.riverboats |= state.advanced_services && seller(state).is_some();
    afloat
}

/// Hires boats for the rest of the turn; whether it could.
pub(in crate::games::root) fn hire_boats(state: &mut State, world: &mut World) -> bool {
    let hired = take_service(state, Service::Riverboats, world);
    state.used.riverboats |= hired;
    hired
}

/// Whether it can hire the Riverfolk's warriors now.
fn may_hire(state: &State) -> bool {
    // 11.2.7.III: they serve from Daylight on
    let serve = state.phase != Phase::Birdsong && !state.used.mercenaries;
    serve && !state.has_pawn(state.turn) && seller(state).is_some()
}

fn hire(state: &mut State, world: &mut World) {
    state.used.mercenaries |= take_service(state, Service::Mercenaries, world);
}

/// Buys the service; whether it could.
fn take_service(state: &mut State, service: Service, world: &mut World) -> bool {
    let Some(seller) = seller(state) else { return false };
    let (buyer, count) = (state.turn, i16::from(price(state, state.turn)));
    world.emit(|| {
        let event = Event::new(EventKind::Bought, buyer).with(Detail::Word(Word::Service, service.id()));
        event.with(Detail::Count(count)).by("R9.7")
    });
    pay(state, seller, world);
    profit(state, buyer, world);
    true
}

/// Hires warriors for a battle with few of its own where there are some, unless it is the Riverfolk that it battles.
pub(in crate::games::root) fn reinforce(state: &mut State, clearing: Clearing, defender: Seat, world: &mut World) {
    let Some(riverfolk) = state.seat_of(Faction::Riverfolk) else { return };
    let helps =
        defender != riverfolk && state.warriors(state.turn, clearing) <= FEW && state.warriors(riverfolk, clearing) > 0;
    if helps && may_hire(state) {
        hire(state, world);
    }
}

/// The clearings where it can build. If there is none, warriors are hired that give it one.
pub(in crate::games::root) fn building_sites(
    state: &mut State,
    sites: impl Fn(&State) -> ClearingSet,
    world: &mut World,
) -> ClearingSet {
    let own = sites(state);
    if !own.is_empty() || !may_hire(state) {
        return own;
    }
    let mut reinforced = state.clone();
    reinforced.used.mercenaries = true;
    let hired = sites(&reinforced);
    if !hired.is_empty() {
        hire(state, world);
    }
    hired
}

/// The trait Greedy: a point if who has most points buys.
pub(in crate::games::root) fn profit(state: &mut State, buyer: Seat, world: &mut World) {
    let riverfolk = state.seat_of(Faction::Riverfolk);
    let Some(me) = riverfolk.filter(|&me| hooks::has_trait(state, me, Trait::Greedy)) else { return };
    let points = state.player(buyer).score;
    if state.players().all(|player| player.score <= points) {
        hooks::invoke(me, Trait::Greedy, world);
        state.score(me, 1, Source::Traits, world);
    }
}

/// Takes a card that is for sale.
pub(in crate::games::root) fn take_goods(state: &mut State, kind: CardKind) -> Option<Card> {
    match store_mut(state) {
        Some(store) => store.row().position(|card| card == kind).and_then(|at| store.take(at)),
        None => state.seat_of(Faction::Riverfolk).and_then(|seller| state.take_from_hand(seller, kind)),
    }
}
