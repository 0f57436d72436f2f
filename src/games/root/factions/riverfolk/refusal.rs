//! Reasons why the Riverfolk cannot do what they wish, and why nobody can buy from them (chapter 11).

use super::queries::{kit, posts};
use super::state::{POST_COST, PRICES, Step};
use super::turn::{can_recruit, is_for_sale, means};
use super::words::Service;
use crate::games::root::law::hooks;
use crate::games::root::law::refusal::{no_battle, no_craft, no_move, no_placing, no_suit_left};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::why::{at, because, counted, is_interrupted, not_open, of_card, of_faction, of_word};
use crate::games::root::prelude::*;
use crate::kernel::{Arg, Illegal};

/// Whether only the Riverfolk take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Price { .. }
            | Action::Fund { .. }
            | Action::Draw
            | Action::RecruitAt { .. }
            | Action::Export { .. }
            | Action::Post { .. }
            | Action::PostOf { .. }
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::RecruitAt { clearing } if state.phase == Phase::Setup => {
            not_open(state, seat, "11.3.2", |task| matches!(task, Task::Riverfolk(Step::SetupWarriors { .. })))
                .or_else(|| no_landing(state, seat, clearing, "11.3.2"))
        }
        Action::Move { from, to, count } => {
            trading(state, seat, "11.5.1").or_else(|| no_move(state, seat, from, to, count))
        }
        Action::Battle { clearing, defender } => {
            trading(state, seat, "11.5.2").or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::Craft { card } | Action::Export { card } => {
            no_craft(state, seat, card).or_else(|| trading(state, seat, "11.5.3"))
        }
        Action::Draw => trading(state, seat, "11.5.4")
            .or_else(|| (state.deck_count() == 0).then(|| because("root-no-deck", "11.5.4"))),
        Action::RecruitAt { clearing } => {
            trading(state, seat, "11.5.5").or_else(|| no_landing(state, seat, clearing, "11.5.5"))
        }
        Action::Post { clearing } => trading(state, seat, "11.5.6").or_else(|| no_post(state, seat, clearing, None)),
        Action::PostOf { clearing, suit } => {
            trading(state, seat, "11.5.6").or_else(|| no_post(state, seat, clearing, Some(suit)))
        }
        Action::Price { service, price } => no_price(state, seat, service, price),
        Action::Services { .. } | Action::BuyCard { .. } => Some(because("root-no-own-service", "11.2.6")),
        _ => None,
    }
}

/// Returns why somebody else buys nothing now (11.2.6, 11.2.7).
pub(in crate::games::root) fn refuse_buyer(state: &State, _: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Services { service } => no_service(state, service)
            .or_else(|| (service == Service::HandCard).then(|| because("root-no-service-card", "11.2.7.I"))),
        Action::BuyCard { card } => no_service(state, Service::HandCard).or_else(|| {
            let seller = state.seat_of(Faction::Riverfolk)?;
            (!state.player(seller).hand.has(card)).then(|| of_card("root-no-card-for-sale", "11.2.7.I", card))
        }),
        _ => None,
    }
}

/// Returns why a trade is refused outside Daylight or without funds (11.5), unless a card or a hireling gives it.
fn trading(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    if is_interrupted(state) {
        return None;
    }
    if kit(state).funds_total() == 0 && state.phase != Phase::Setup {
        return Some(because("root-no-funds", "11.5"));
    }
    not_open(state, seat, law, |task| task == Task::Riverfolk(Step::Daylight))
}

/// Returns why the Company places no warrior in the clearing (11.3.2, 11.5.5).
fn no_landing(state: &State, seat: Seat, clearing: Clearing, law: &'static str) -> Option<Illegal> {
    if !state.board.river_clearings().contains(clearing) {
        return Some(at("root-no-river", law, clearing));
    }
    no_placing(state, seat, clearing)
        .or_else(|| (!can_recruit(state)).then(|| because("root-no-warriors-left", "1.5.4")))
}

fn no_post(state: &State, seat: Seat, clearing: Clearing, suit: Option<Suit>) -> Option<Illegal> {
    if posts(state).contains(clearing) {
        return Some(at("root-no-second-post", "11.5.6.I", clearing));
    }
    let like = |suit: Option<Suit>| match suit {
        Some(suit) => Action::PostOf { clearing, suit },
        None => Action::Post { clearing },
    };
    let left = state.suits_left(clearing, Piece::post);
    let lacking = no_suit_left(left, suit, at("root-no-post-left", "11.5.6.III", clearing), like);
    if let Some(illegal) = lacking.or_else(|| no_placing(state, seat, clearing)) {
        return Some(illegal);
    }
    let Some(ruler) = state.ruler(clearing).and_then(Owner::seat) else {
        return Some(at("root-no-ruler-for-post", "11.5.6.II", clearing));
    };
    let lacking = of_faction("root-no-funds-of-ruler", "11.5.6.II", state.faction(ruler));
    (kit(state).funds[ruler.index()] < POST_COST)
        .then(|| Illegal { reason: lacking.reason.number("clearing", clearing.number()), law: lacking.law })
}

fn no_price(state: &State, seat: Seat, service: Service, price: u8) -> Option<Illegal> {
    let sets = |task| matches!(task, Task::Riverfolk(Step::SetupPrice(_) | Step::Prices { .. }));
    if let Some(illegal) = not_open(state, seat, "11.6.2", sets) {
        return Some(illegal);
    }
    if !PRICES.contains(&price) {
        return Some(because("root-no-price", "11.2.6"));
    }
    match state.top() {
        Some(Task::Riverfolk(Step::SetupPrice(asked))) if asked != service => {
            Some(of_word("root-no-price-first", "11.3.5", "service", asked.id()))
        }
        Some(Task::Riverfolk(Step::Prices { done })) if done & (1 << service.index()) != 0 => {
            Some(of_word("root-no-second-price", "11.6.2", "service", service.id()))
        }
        Some(Task::Riverfolk(Step::Prices { .. })) if kit(state).price(service) == price => {
            let same = of_word("root-no-same-price", "11.6.2", "service", service.id());
            Some(Illegal { reason: same.reason.with("price", Arg::Number(i32::from(price))), law: same.law })
        }
        _ => None,
    }
}

fn no_service(state: &State, service: Service) -> Option<Illegal> {
    let Some(seller) = state.seat_of(Faction::Riverfolk) else {
        return Some(of_faction("root-no-faction", "11.2.6", Faction::Riverfolk));
    };
    if state.top() != Some(Task::Riverfolk(Step::Services)) {
        return Some(because("root-no-shop-now", "11.2.6"));
    }
    let in_items = hooks::pays_in_items(state, state.turn);
    if service == Service::Mercenaries && in_items {
        return Some(because("root-no-mercenaries", "11.2.7.III.b"));
    }
    let price = state.riverfolk(seller)?.price(service);
    if means(state) < price {
        return Some(counted("root-no-means", if in_items { "11.2.6.III" } else { "11.2.6.I" }, price));
    }
    (!is_for_sale(state, service)).then(|| because("root-no-second-service", "11.2.7"))
}
