//! The Riverfolk Company as a whole: setup, refusals, positions, invariants.

use super::queries::{goods, kit};
use super::state::{PRICES, Riverfolk as Board, Step};
use super::turn;
use super::words::Service;
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{because, is_interrupted, not_open, of_card, of_faction, of_word};
use crate::games::root::module::position::{CLEARING_SUITS, Position};
use crate::games::root::module::{FactionRules, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static SERVICES: Names = Names::new("root-doc-no-service", &Service::IDS);

pub(in crate::games::root) struct Riverfolk;

impl FactionRules for Riverfolk {
    fn kit(&self) -> FactionState {
        FactionState::Riverfolk(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
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

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::RecruitAt { clearing } if state.phase == Phase::Setup => {
                in_step(state, seat, "11.3.2", |step| matches!(step, Step::SetupWarriors { .. }))
                    .or_else(|| turn::landings(state, "11.3.2", Asked::about(clearing)).why())
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
            Action::Draw => {
                trading(state, seat, "11.5.4").given(state.deck_count() > 0, || because("root-no-deck", "11.5.4"))
            }
            Action::RecruitAt { clearing } => {
                trading(state, seat, "11.5.5").or_else(|| turn::recruiting(state, Asked::about(clearing)).why())
            }
            Action::Post { clearing } => {
                trading(state, seat, "11.5.6").or_else(|| turn::no_post(state, clearing, None))
            }
            Action::PostOf { clearing, suit } => {
                trading(state, seat, "11.5.6").or_else(|| turn::no_post(state, clearing, Some(suit)))
            }
            Action::Price { service, price } => {
                in_step(state, seat, "11.6.2", |step| matches!(step, Step::SetupPrice(_) | Step::Prices { .. }))
                    .given(PRICES.contains(&price), || because("root-no-price", "11.2.6"))
                    .or_else(|| no_price(state, service, price))
            }
            Action::Services { .. } | Action::BuyCard { .. } => Some(because("root-no-own-service", "11.2.6")),
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push_all(&turn::SET_UP);
    }

    /// Visits the boxes on the board, too, where warriors of any player lie: they are taken out of their supplies.
    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let in_setup = position.state.phase == Phase::Setup;
        let Some(riverfolk) = position.state.riverfolk_mut(seat) else { return };
        if codec.reads() {
            // A position that does not name the prices has the lowest, once setup is over.
            riverfolk.prices = [u8::from(!in_setup); 3];
        }
        codec.counts("prices", &SERVICES, PRICES[PRICES.len() - 1], &mut riverfolk.prices);
        if !in_setup && riverfolk.prices.contains(&0) {
            codec.fault("prices", "root-doc-prices");
        }
        codec.flag("exporting", &mut riverfolk.exporting);
        let boxes = [
            ("payments", &mut riverfolk.payments),
            ("funds", &mut riverfolk.funds),
            ("committed", &mut riverfolk.committed),
        ];
        let boxes = boxes.map(|(key, warriors)| {
            codec.counts(key, &position.seats, Faction::MOST_WARRIORS, warriors);
            (key, *warriors)
        });
        for (key, warriors) in boxes {
            for owner in position.state.seats() {
                position.lay_aside(codec, key, owner, warriors[owner.index()]);
            }
        }
        visit_lost_posts(codec, position.state);
    }

    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &Piece::POSTS)
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.riverfolk(seat).map_or(0, |riverfolk| riverfolk.holds(owner))
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Riverfolk(step) if belongs(step)))
}

/// Returns why a trade is refused outside Daylight or without funds (11.5), unless a card or a hireling gives it.
fn trading(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    if is_interrupted(state) {
        return None;
    }
    None.given(kit(state).funds_total() > 0 || state.phase == Phase::Setup, || because("root-no-funds", "11.5"))
        .or_else(|| in_step(state, seat, law, |step| step == Step::Daylight))
}

/// Returns why this price is not set now: those of setup come in order, later ones differ from what they were.
fn no_price(state: &State, service: Service, price: u8) -> Option<Illegal> {
    match state.top() {
        Some(Task::Riverfolk(Step::SetupPrice(asked))) if asked != service => {
            Some(of_word("root-no-price-first", "11.3.5", "service", asked.id()))
        }
        Some(Task::Riverfolk(Step::Prices { done })) if done & (1 << service.index()) != 0 => {
            Some(of_word("root-no-second-price", "11.6.2", "service", service.id()))
        }
        Some(Task::Riverfolk(Step::Prices { .. })) if kit(state).price(service) == price => {
            Some(of_word("root-no-same-price", "11.6.2", "service", service.id()).number("price", price))
        }
        _ => None,
    }
}

/// Returns why someone else buys nothing now (11.2.6, 11.2.7).
pub(in crate::games::root) fn refuse_buyer(state: &State, _: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Services { service } => no_service(state, service)
            .given(service != Service::HandCard, || because("root-no-service-card", "11.2.7.I")),
        Action::BuyCard { card } => no_service(state, Service::HandCard)
            .or_else(|| None.given(goods(state).has(card), || of_card("root-no-card-for-sale", "11.2.7.I", card))),
        _ => None,
    }
}

fn no_service(state: &State, service: Service) -> Option<Illegal> {
    if state.seat_of(Faction::Riverfolk).is_none() {
        return Some(of_faction("root-no-faction", "11.2.6", Faction::Riverfolk));
    }
    let is_open = state.top() == Some(Task::Riverfolk(Step::Services));
    turn::selling(state, service, None.given(is_open, || because("root-no-shop-now", "11.2.6")))
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Riverfolk);

    fn fits(self, state: &State, _: bool) -> bool {
        turn::fits(state, self)
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Pay { left, errand } => state.picks.only_seats() && turn::payment(state, left, errand).fits(),
            _ => false,
        }
    }
}

/// Visits the trade posts that are out of the game.
fn visit_lost_posts(codec: &mut Codec<'_>, state: &mut State) {
    let off_map = Piece::POSTS.map(|post| post.total().saturating_sub(state.on_map(post)));
    let mut lost = [0, 1, 2].map(|index| off_map[index].saturating_sub(state.stock[Piece::POSTS[index].index()]));
    codec.counts("lost_posts", &CLEARING_SUITS, 3, &mut lost);
    for ((post, off_map), lost) in Piece::POSTS.into_iter().zip(off_map).zip(lost) {
        match off_map.checked_sub(lost) {
            Some(left) => state.stock[post.index()] = left,
            None => codec.fault("lost_posts", Message::new("root-doc-posts").text("piece", post.id())),
        }
    }
}
