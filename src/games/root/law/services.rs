//! What clockwork players buy from the Riverfolk, be those human or not (R9.7).

use super::hand::{Hands, pick};
use super::hooks;
use super::score::Scoring;
use crate::games::root::clockwork::queries::{price, spend, store_mut, usable};
use crate::games::root::clockwork::words::Trait;
use crate::games::root::factions::riverfolk::queries::{goods, lay_into_payments, purchases};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Card, Class};
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::item::Item;

/// Own warriors in the clearing of a battle with which it still hires others.
const FEW: u8 = 2;

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

fn pay(state: &mut State, seller: Seat, world: &mut World) {
    let buyer = state.turn;
    let (payer, price) = (payer(state, buyer, seller), price(state, buyer));
    if state.has_pawn(buyer) {
        spend(state, ITEMS, world);
    }
    state.used.services += 1;
    lay_into_payments(state, payer, price);
    profit(state, buyer, world);
}

/// Buys the card with an item that is left which has the most points printed on it. By the advanced cards the Marquise and
/// the Alliance take birds before others, and even one without such an item if their order is none.
pub(in crate::games::root) fn buy_item(state: &mut State, world: &mut World) -> Option<(Card, Option<Item>)> {
    let seller = seller(state)?;
    let buyer = state.turn;
    let item_of = |state: &State, kind: CardKind| match kind.class() {
        Class::Item { item, points } if state.has_tile(buyer, item) => Some((item, points)),
        _ => None,
    };
    let refuses_birds = state.plays(buyer, Faction::Lizards);
    let birds = CardSet::suit(Suit::Bird);
    let fits = |card: &Card| !(refuses_birds && card.suit() == Suit::Bird) && item_of(state, card.kind()).is_some();
    let wares: CardSet = goods(state).iter().filter(fits).collect();
    let likes_birds = state.advanced_services && [Faction::Marquise, Faction::Alliance].contains(&state.faction(buyer));
    let wares = match (wares & birds, wares.is_empty()) {
        (_, true) if likes_birds && order(state) != Some(Suit::Bird) => goods(state) & birds,
        (birds, false) if likes_birds && !birds.is_empty() => birds,
        _ => wares,
    };
    let points = |card: Card| item_of(state, card.kind()).map_or(0, |(_, points)| points);
    let most = wares.iter().map(points).max()?;
    let best: CardSet = wares.iter().filter(|&card| points(card) == most).collect();
    let card = buy_one(state, seller, best, world)?;
    Some((card, item_of(state, card.kind()).map(|(item, _)| item)))
}

/// Buys one of the cards, which is drawn if there are several kinds.
fn buy_one(state: &mut State, seller: Seat, wares: CardSet, world: &mut World) -> Option<Card> {
    let kind = match wares.kinds().nth(1) {
        None => wares.first()?,
        Some(_) => pick(state.deck_kind, wares, world)?,
    };
    let (buyer, kind, count) = (state.turn, kind.kind(), i16::from(price(state, state.turn)));
    let card = take_goods(state, kind)?;
    world.emit(|| Event::new(EventKind::BoughtCard, buyer).with(Detail::Card(kind)).with(Detail::Count(count)));
    pay(state, seller, world);
    Some(card)
}

/// The suit of the order of the clockwork player in turn.
fn order(state: &State) -> Option<Suit> {
    state.clockwork(state.turn)?.order_suit()
}

/// Buys one of the cards that an advanced card for services names, if they are played with. Whether it may have fewer points
/// than who sells it: `behind`.
pub(in crate::games::root) fn buy_advanced(
    state: &mut State,
    behind: bool,
    names: impl Fn(Card) -> bool,
    world: &mut World,
) -> Option<Card> {
    let seller = if behind { any_seller(state) } else { seller(state) };
    let seller = seller.filter(|_| state.advanced_services)?;
    let wares = goods(state).iter().filter(|&card| names(card)).collect();
    buy_one(state, seller, wares, world)
}

/// Lends the boats that the clockwork player in turn could hire by its advanced card, to look at where they lead; whether it
/// did. They are given back before anything else happens.
pub(in crate::games::root) fn lend_boats(state: &mut State) -> bool {
    let lends = state.advanced_services && !state.used.riverboats && seller(state).is_some();
    state.used.riverboats |= lends;
    lends
}

pub(in crate::games::root) fn give_back_boats(state: &mut State, lent: bool) {
    state.used.riverboats &= !lent;
}

/// Hires boats for the rest of the turn.
pub(in crate::games::root) fn hire_boats(state: &mut State, world: &mut World) {
    take_service(state, Service::Riverboats, world);
    state.used.riverboats = true;
}

/// Whether it can hire the Riverfolk's warriors now.
fn may_hire(state: &State) -> bool {
    // 11.2.7.III: they serve from Daylight on
    let serve = state.phase != Phase::Birdsong && !state.used.mercenaries;
    serve && !state.has_pawn(state.turn) && seller(state).is_some()
}

fn hire(state: &mut State, world: &mut World) {
    take_service(state, Service::Mercenaries, world);
    state.used.mercenaries = true;
}

fn take_service(state: &mut State, service: Service, world: &mut World) {
    let Some(seller) = seller(state) else { return };
    let (buyer, count) = (state.turn, i16::from(price(state, state.turn)));
    world.emit(|| {
        Event::new(EventKind::Bought, buyer).with(Detail::Word(Word::Service, service.id())).with(Detail::Count(count))
    });
    pay(state, seller, world);
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
    state.used.mercenaries = true;
    let hired = sites(state);
    state.used.mercenaries = false;
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
