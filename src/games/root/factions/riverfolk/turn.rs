//! The Riverfolk Company (chapter 11): its turn, and what others buy of it.

use super::queries::{can_lose, funds_lost, goods, kit, lay_into_payments, posts, price, purchases, seat, update};
use super::state::{FundUse, POST_COST, POST_POINTS, PRICES, Step};
use super::words::Service;
use crate::games::root::clockwork::queries as clockwork;
use crate::games::root::clockwork::words::Trait;
use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::conditions::{names, no_suit_left};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::services::{profit, take_goods};
use crate::games::root::law::why::{at, because, counted, of_faction};
use crate::games::root::law::{battle, craft, hooks, movement, moves};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::Trigger::{self, LoseFunds};
use crate::games::root::state::picks::{Choice, Settled, by_seat};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::{Source, Word};
use crate::kernel::{Illegal, MAX_SEATS};

/// Warriors on the map at the start (11.3.2), and in the Payments box (11.3.4).
const FIRST_WARRIORS: u8 = 4;
const FIRST_PAYMENTS: u8 = 3;

/// Warriors that protectionism lays into an empty Payments box (11.4.1).
const PROTECTION: u8 = 2;

/// Funds that bring a point (11.4.2).
const FUNDS_FOR_A_POINT: u8 = 2;

/// Narrows down where the Company can place warriors: on rivers (11.3.2, 11.5.5).
pub(super) fn landings<A: Among<ClearingSet>>(state: &State, law: &'static str, sites: A) -> A {
    hooks::placing(state, seat(state), sites.only(state.board.river_clearings(), here("root-no-river", law)))
}

/// Narrows down where it can recruit: if there is a warrior to place, be it one that is spent for it (11.5.5).
pub(super) fn recruiting<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let any_left = state.player(seat).supply > 0 || kit(state).funds[seat.index()] > 0;
    landings(state, "11.5.5", sites).given(any_left, || because("root-no-warriors-left", "1.5.4"))
}

/// Narrows down where there is room for a trade post (11.5.6.I).
fn post_room<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    hooks::placing(state, seat(state), sites.except(posts(state), here("root-no-second-post", "11.5.6.I")))
}

/// Whether the funds of the ruler pay for a trade post (11.5.6.II).
fn pays_for_post(state: &State, ruler: Seat) -> bool {
    kit(state).funds[ruler.index()] >= POST_COST
}

/// Returns the clearings where a trade post can be set up now, and whose funds pay for it (11.5.6).
pub fn post_sites(state: &State) -> impl Iterator<Item = (Clearing, Seat)> + use<'_> {
    let sites = post_room(state, state.board.clearings());
    // The funds of few players pay, and the clearings that one of them rules are found all at once.
    let mut ruled = [ClearingSet::EMPTY; MAX_SEATS];
    for payer in State::seats(state).filter(|ruler| pays_for_post(state, *ruler)) {
        ruled[payer.index()] = sites & state.ruled(payer);
    }
    let paid = ruled.iter().fold(ClearingSet::EMPTY, |paid, clearings| paid | *clearings);
    paid.iter().filter(|clearing| !state.suits_left(*clearing, Piece::post).is_empty()).filter_map(move |clearing| {
        let ruler = State::seats(state).find(|ruler| ruled[ruler.index()].contains(clearing))?;
        Some((clearing, ruler))
    })
}

fn post_of(clearing: Clearing, suit: Option<Suit>) -> Action {
    suit.map_or(Action::Post { clearing }, |suit| Action::PostOf { clearing, suit })
}

/// Returns why no such trade post is set up in the clearing.
pub(super) fn no_post(state: &State, clearing: Clearing, suit: Option<Suit>) -> Option<Illegal> {
    let left = state.suits_left(clearing, Piece::post);
    let lacking = at("root-no-post-left", "11.5.6.III", clearing);
    let site = post_room(state, Asked::about(clearing)).why();
    site.or_else(|| no_suit_left(left, suit, lacking, |suit| post_of(clearing, suit))).or_else(|| {
        match state.ruler(clearing).and_then(Owner::seat) {
            Some(ruler) if pays_for_post(state, ruler) => None,
            Some(ruler) => {
                let unpaid = of_faction("root-no-funds-of-ruler", "11.5.6.II", state.faction(ruler));
                Some(unpaid.number("clearing", clearing.number()))
            }
            None => Some(at("root-no-ruler-for-post", "11.5.6.II", clearing)),
        }
    })
}

/// Returns what the current player can pay with: warriors of their supply, or ready items (11.2.6.I, III).
pub fn means(state: &State) -> u8 {
    if clockwork::store(state).is_some() {
        state.player(payer(state)).supply
    } else if hooks::pays_in_items(state, state.turn) {
        state.ready_items(state.turn).map(|(_, count)| count).sum()
    } else {
        state.player(state.turn).supply
    }
}

/// Whose warriors the current player pays with: those of the Riverfolk for who has none (11.2.6.III).
fn payer(state: &State) -> Seat {
    if hooks::pays_in_items(state, state.turn) { seat(state) } else { state.turn }
}

/// Whether the current player exhausts items for services: not those of clockwork Riverfolk (R9.2.3).
fn exhausts(state: &State) -> bool {
    hooks::pays_in_items(state, state.turn) && clockwork::store(state).is_none()
}

/// Whether mercenaries are of use to who has no warriors: by the trait Involved, so that others do not have them.
fn are_involved(state: &State) -> bool {
    hooks::has_trait(state, seat(state), Trait::Involved)
}

/// Whether the current player can buy the service now.
fn is_for_sale(state: &State, service: Service) -> bool {
    state.turn != seat(state) && selling(state, service, true)
}

/// Judges whether the current player, of another faction, can buy the service (11.2.6, 11.2.7).
pub(super) fn selling<J: Judged>(state: &State, service: Service, judged: J) -> J {
    let (in_items, price) = (exhausts(state), price(state, service));
    let fights = !hooks::pays_in_items(state, state.turn) || are_involved(state);
    let unsold = match service {
        Service::HandCard => !goods(state).is_empty(),
        Service::Riverboats => !state.used.riverboats,
        Service::Mercenaries => !state.used.mercenaries,
    };
    judged
        .given(service != Service::Mercenaries || fights, || because("root-no-mercenaries", "11.2.7.III.b"))
        .given(means(state) >= price, || {
            counted("root-no-means", if in_items { "11.2.6.III" } else { "11.2.6.I" }, price)
        })
        .given(unsold && state.used.services < purchases(state), || because("root-no-second-service", "11.2.7"))
}

/// Returns the owners whose funds pay.
pub(super) fn payment(state: &State, left: u8, errand: FundUse) -> Choice<MAX_SEATS> {
    let (own, mut funds) = (seat(state), kit(state).funds);
    // without a supply only an own warrior that comes back can be placed (11.5.5)
    if matches!(errand, FundUse::Recruit { .. }) && state.player(own).supply == 0 {
        funds = [0; MAX_SEATS];
        funds[own.index()] = kit(state).funds[own.index()];
    }
    Choice::new(funds, state.picks.seats, left)
}

/// A turn of the Riverfolk (11.4 to 11.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Riverfolk(Step::Birdsong),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Riverfolk(Step::Daylight),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Turn(Frame::DiscardDown),
    Task::Riverfolk(Step::Prices { done: 0 }),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let asked = match self {
            Step::SetupWarriors { left } => left > 0 && landings(state, "11.3.2", state.board.clearings()).len() > 1,
            Step::SetupPrice(_) => true,
            Step::Services => {
                let sold = Service::ALL.iter().any(|&service| is_for_sale(state, service));
                return sold.then_some(state.turn);
            }
            Step::PayItems { left } => {
                let asked = state.ready_items(state.turn).nth(1).is_some();
                return (left > 0 && asked && means(state) > left).then_some(state.turn);
            }
            Step::Birdsong => false,
            Step::Daylight => kit(state).funds_total() > 0,
            Step::Pay { left, errand } => payment(state, left, errand).is_open(),
            Step::Prices { done } => done.count_ones() < Service::ALL.len() as u32,
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let prices = |service: Service| PRICES.map(|price| Action::Price { service, price });
        match self {
            Step::SetupWarriors { .. } => {
                let sites = landings(state, "11.3.2", state.board.clearings());
                out.extend(sites.iter().map(|clearing| Action::RecruitAt { clearing }));
            }
            Step::SetupPrice(service) => out.extend(prices(service)),
            Step::Services => {
                out.push(Action::Pass);
                legal_purchases(state, out);
            }
            Step::PayItems { .. } => {
                out.extend(state.ready_items(state.turn).map(|(item, _)| Action::Exhaust { item }));
            }
            Step::Birdsong => {}
            Step::Daylight => {
                out.push(Action::Pass);
                legal_daylight(state, out);
            }
            Step::Pay { left, errand } => {
                let payers = payment(state, left, errand).seats();
                out.extend(payers.map(|owner| Action::Fund { faction: state.faction(owner) }));
            }
            Step::Prices { done } => {
                out.push(Action::Pass);
                let kept = kit(state).prices;
                for &service in Service::ALL.iter().filter(|service| done & (1 << service.index()) == 0) {
                    let others = PRICES.into_iter().filter(|&price| price != kept[service.index()]);
                    out.extend(others.map(|price| Action::Price { service, price }));
                }
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let seat = seat(state);
        match (self, action) {
            (Step::SetupWarriors { left }, Action::RecruitAt { clearing }) => {
                state.push(Task::Riverfolk(Step::SetupWarriors { left: left - 1 }));
                state.recruit(seat, clearing, 1, world);
            }
            (Step::SetupPrice(_), Action::Price { service, price }) => set_price(state, service, price, world),
            (Step::Prices { done }, Action::Price { service, price }) => {
                state.push(Task::Riverfolk(Step::Prices { done: done | 1 << service.index() }));
                set_price(state, service, price, world);
            }
            (Step::Services, Action::Pass) => clockwork::note_hire(state),
            (_, Action::Pass) => {}
            (Step::Services, action) => {
                state.push(Task::Riverfolk(self));
                match action {
                    Action::BuyCard { card } => buy_card(state, card, world),
                    Action::Services { service } => buy(state, service, world),
                    _ => state.stray(),
                }
            }
            (Step::PayItems { left }, Action::Exhaust { item }) => {
                state.push(Task::Riverfolk(Step::PayItems { left: left - 1 }));
                state.exhaust_item(state.turn, item, world);
            }
            (Step::Pay { left, errand }, Action::Fund { faction }) => {
                if let Some(owner) = state.seat_of(faction) {
                    state.picks.seats[owner.index()] += 1;
                    state.push(Task::Riverfolk(Step::Pay { left: left - 1, errand }));
                }
            }
            (Step::Daylight, action) => {
                state.push(Task::Riverfolk(self));
                act(state, action, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupWarriors { left } => set_up_warriors(state, left, world),
            Step::PayItems { left } => {
                for _ in 0..left {
                    let Some((item, _)) = state.ready_items(state.turn).next() else { break };
                    state.exhaust_item(state.turn, item, world);
                }
            }
            Step::Birdsong => birdsong(state, world),
            Step::Pay { left, errand } => match payment(state, left, errand).settle() {
                Settled::Shared { picked, left } => {
                    state.picks.seats = picked;
                    state.push(Task::Riverfolk(Step::Pay { left, errand }));
                }
                Settled::All(paid) => {
                    state.take_picks();
                    by_seat(paid).for_each(|(owner, count)| lay_funds(state, owner, count, errand, world));
                    carry_out(state, errand, world);
                }
            },
            Step::Services => clockwork::note_hire(state),
            Step::SetupPrice(_) | Step::Daylight | Step::Prices { .. } => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        let kit = kit(state);
        match self {
            Step::Services => declared
                .number("card", price(state, Service::HandCard))
                .number("boats", price(state, Service::Riverboats))
                .number("swords", price(state, Service::Mercenaries))
                .number("count", purchases(state).saturating_sub(state.used.services)),
            Step::Daylight => declared.number("count", kit.funds_total()),
            Step::Pay { errand, .. } => declared.by(errand.law()),
            _ => declared,
        }
    }
}

fn legal_purchases(state: &State, out: &mut Vec<Action>) {
    if is_for_sale(state, Service::HandCard) {
        out.extend(goods(state).kinds().map(|card| Action::BuyCard { card }));
    }
    let others = [Service::Riverboats, Service::Mercenaries].into_iter();
    out.extend(others.filter(|&service| is_for_sale(state, service)).map(|service| Action::Services { service }));
}

fn legal_daylight(state: &State, out: &mut Vec<Action>) {
    let seat = seat(state);
    let kit = kit(state);
    let funds = kit.funds_total();
    if funds == 0 {
        return;
    }
    moves::legal(state, seat, out);
    battle::legal_anywhere(state, seat, out);
    let first = out.len();
    craft::legal(state, out);
    for at in first..out.len() {
        if let Action::Craft { card } = out[at] {
            out.push(Action::Export { card });
        }
    }
    if state.deck_count() > 0 {
        out.push(Action::Draw);
    }
    let sites = recruiting(state, state.board.clearings());
    out.extend(sites.iter().map(|clearing| Action::RecruitAt { clearing }));
    for (clearing, _) in post_sites(state) {
        let posts = state.suits_left(clearing, Piece::post);
        out.extend(names(posts).map(|suit| post_of(clearing, suit)));
    }
}

fn set_price(state: &mut State, service: Service, price: u8, world: &mut World) {
    let seat = seat(state);
    update(state, |riverfolk| riverfolk.prices[service.index()] = price);
    world.emit(|| {
        Event::new(EventKind::Priced, seat)
            .with(Detail::Word(Word::Service, service.id()))
            .with(Detail::Count(i16::from(price)))
    });
}

/// 11.2.6.I, III: the buyer lays warriors of their supply into the Payments box; for items the Company lays its own.
fn pay_for(state: &mut State, service: Service, world: &mut World) {
    let price = price(state, service);
    if exhausts(state) {
        state.push(Task::Riverfolk(Step::PayItems { left: price }));
    }
    // the trait Greedy looks at all that is bought together
    if state.used.services == 0 {
        profit(state, state.turn, world);
    }
    state.used.services += 1;
    lay_into_payments(state, payer(state), price);
}

/// Buys a card of the open hand (11.2.7.I).
fn buy_card(state: &mut State, kind: CardKind, world: &mut World) {
    let (seller, buyer) = (seat(state), state.turn);
    let Some(card) = goods(state).copy_of(kind) else { return };
    let price = price(state, Service::HandCard);
    world.emit(|| {
        Event::new(EventKind::BoughtCard, buyer).with(Detail::Card(kind)).with(Detail::Count(i16::from(price)))
    });
    if clockwork::store(state).is_some() {
        if let Some(card) = take_goods(state, kind) {
            state.take_openly(buyer, CardSet::of(card));
        }
    } else {
        state.pass_card(seller, buyer, card, CardSet::ALL);
        state.player_mut(buyer).hand.insert(card);
    }
    pay_for(state, Service::HandCard, world);
}

/// 11.2.7.II, III
fn buy(state: &mut State, service: Service, world: &mut World) {
    let (buyer, price) = (state.turn, price(state, service));
    match service {
        Service::HandCard => return,
        Service::Riverboats => state.used.riverboats = true,
        Service::Mercenaries => state.used.mercenaries = true,
    }
    world.emit(|| {
        Event::new(EventKind::Bought, buyer)
            .with(Detail::Word(Word::Service, service.id()))
            .with(Detail::Count(i16::from(price)))
    });
    pay_for(state, service, world);
}

/// 11.5: funds are laid down first, then what they are for happens.
fn act(state: &mut State, action: Action, world: &mut World) {
    let errand = match action {
        Action::Move { from, to, count } => FundUse::Move { from, to, count },
        Action::Battle { clearing, defender } => match state.owner_of(defender) {
            Some(defender) => FundUse::Battle { clearing, defender },
            None => return state.stray(),
        },
        Action::Craft { card } => FundUse::Craft { card },
        Action::Export { card } => FundUse::Export { card },
        Action::Draw => FundUse::Draw,
        Action::RecruitAt { clearing } => FundUse::Recruit { clearing },
        Action::Post { clearing } => return set_up_post(state, clearing, None, world),
        Action::PostOf { clearing, suit } => return set_up_post(state, clearing, Some(suit), world),
        _ => return state.stray(),
    };
    state.push(Task::Riverfolk(Step::Pay { left: errand.cost(), errand }));
}

/// Funds are committed, or spent: then they go home (11.5).
fn lay_funds(state: &mut State, owner: Seat, count: u8, errand: FundUse, world: &mut World) {
    if errand.spends() {
        return spend(state, owner, count, world);
    }
    update(state, |riverfolk| {
        riverfolk.funds[owner.index()] -= count;
        riverfolk.committed[owner.index()] += count;
    });
    let seat = seat(state);
    for _ in 0..count {
        world.emit(|| Event::new(EventKind::Committed, seat).with(Detail::Faction(state.faction(owner))));
    }
}

/// Funds go back to their owner's supply.
fn spend(state: &mut State, owner: Seat, count: u8, world: &mut World) {
    give_back(state, owner, count);
    let seat = seat(state);
    world.emit(|| {
        Event::new(EventKind::FundsSpent, seat)
            .with(Detail::Faction(state.faction(owner)))
            .with(Detail::Count(i16::from(count)))
    });
}

fn give_back(state: &mut State, owner: Seat, count: u8) {
    update(state, |riverfolk| riverfolk.funds[owner.index()] -= count);
    state.player_mut(owner).supply += count;
}

fn carry_out(state: &mut State, errand: FundUse, world: &mut World) {
    let seat = seat(state);
    match errand {
        FundUse::Move { from, to, count } => movement::move_warriors(state, seat, from, to, count, world),
        FundUse::Battle { clearing, defender } => battle::start(state, seat, clearing, defender, world),
        FundUse::Craft { card } => craft::craft(state, card, world),
        FundUse::Export { card } => {
            update(state, |riverfolk| riverfolk.exporting = true);
            craft::craft(state, card, world);
        }
        FundUse::Draw => state.draw_cards(seat, 1, world),
        FundUse::Recruit { clearing } => {
            state.recruit(seat, clearing, 1, world);
        }
    }
}

/// Establishes a trade post for the funds that it costs (11.5.6).
fn set_up_post(state: &mut State, clearing: Clearing, suit: Option<Suit>, world: &mut World) {
    let seat = seat(state);
    let payer = post_sites(state).find(|&(site, _)| site == clearing).map(|(_, ruler)| ruler);
    let (Some(payer), Some(post)) = (payer, state.piece_left(clearing, suit, Piece::post)) else { return };
    spend(state, payer, POST_COST, world);
    state.place(post, clearing);
    world.emit(|| Event::new(EventKind::Placed, seat).with(Detail::Piece(post)).with(Detail::Clearing(clearing)));
    state.recruit(seat, clearing, 1, world);
    state.score(seat, POST_POINTS, Source::Posts, world);
}

/// 11.3.2 where nothing is to choose, then 11.3.4.
fn set_up_warriors(state: &mut State, left: u8, world: &mut World) {
    let seat = seat(state);
    if let Some(clearing) = landings(state, "11.3.2", state.board.clearings()).first() {
        state.recruit(seat, clearing, left, world);
    }
    lay_into_payments(state, seat, FIRST_PAYMENTS);
}

/// The tasks of the Company's setup (11.3).
pub(in crate::games::root) const SET_UP: [Task; 4] = [
    Task::Riverfolk(Step::SetupWarriors { left: FIRST_WARRIORS }),
    Task::Riverfolk(Step::SetupPrice(Service::HandCard)),
    Task::Riverfolk(Step::SetupPrice(Service::Riverboats)),
    Task::Riverfolk(Step::SetupPrice(Service::Mercenaries)),
];

fn birdsong(state: &mut State, world: &mut World) {
    let seat = seat(state);
    // 11.4.1
    if kit(state).payments == [0; MAX_SEATS] {
        let count = lay_into_payments(state, seat, PROTECTION);
        if count > 0 {
            world.emit(|| Event::new(EventKind::Protected, seat).with(Detail::Count(i16::from(count))));
        }
    }
    // 11.4.2
    let points = dividends(state);
    if points > 0 {
        let funds = i16::from(kit(state).funds_total());
        world.emit(|| Event::new(EventKind::Dividends, seat).with(Detail::Count(funds)));
        state.score(seat, points, Source::Dividends, world);
    }
    // 11.4.3
    update(state, |riverfolk| {
        for owner in 0..MAX_SEATS {
            riverfolk.funds[owner] += riverfolk.payments[owner] + riverfolk.committed[owner];
        }
        riverfolk.payments = [0; MAX_SEATS];
        riverfolk.committed = [0; MAX_SEATS];
    });
    let funds = i16::from(kit(state).funds_total());
    world.emit(|| Event::new(EventKind::Gathered, seat).with(Detail::Count(funds)));
}

/// Returns points that the Funds box brings at the start of Birdsong (11.4.2).
pub fn dividends(state: &State) -> u8 {
    if posts(state).is_empty() { 0 } else { kit(state).funds_total() / FUNDS_FOR_A_POINT }
}

/// Returns the owners whose funds go; the Company chooses (11.2.5.I).
pub(super) fn losable(state: &State, left: u8) -> Choice<MAX_SEATS> {
    payment(state, left, FundUse::Draw)
}

/// Funds go home for lost trade posts, all at once (11.2.5.I).
pub(super) fn lose_funds(state: &mut State, left: u8, world: &mut World) {
    let lost = match losable(state, left).settle() {
        Settled::Shared { picked, left } => {
            state.picks.seats = picked;
            state.push(Task::Removal(LoseFunds { left }));
            return;
        }
        Settled::All(lost) => lost,
    };
    state.take_picks();
    let seat = seat(state);
    for (owner, count) in by_seat(lost) {
        give_back(state, owner, count);
        for _ in 0..count {
            world.emit(|| Event::new(EventKind::FundLost, seat).with(Detail::Faction(state.faction(owner))));
        }
    }
}

/// Whether the places and pieces that a task speaks of are as they are whenever a game comes to it.
pub(in crate::games::root) fn fits(state: &State, step: Step) -> bool {
    use crate::games::root::state::frame::Phase;
    let own = seat(state);
    let in_setup = state.phase == Phase::Setup;
    match step {
        Step::SetupWarriors { left } => in_setup && left <= FIRST_WARRIORS,
        Step::SetupPrice(_) => in_setup,
        Step::Services => state.turn != own,
        Step::PayItems { left } => state.turn != own && hooks::pays_in_items(state, state.turn) && left <= means(state),
        Step::Pay { left, errand } => state.turn == own && fits_errand(state, own, left, errand),
        Step::Birdsong | Step::Daylight | Step::Prices { .. } => state.turn == own,
    }
}

fn fits_errand(state: &State, own: Seat, left: u8, errand: FundUse) -> bool {
    let free = craft::free_pieces(state, own);
    let held = |card: CardKind| state.player(own).hand.has(card) && craft::crafted(state, own, card, free, true);
    left <= errand.cost()
        && payment(state, left, errand).suffices()
        && match errand {
            FundUse::Craft { card } | FundUse::Export { card } => held(card),
            FundUse::Battle { clearing, defender } => {
                state.owners().any(|owner| owner == defender)
                    && battle::can_attack(state, own, defender, clearing)
                    && state.are_enemies(own, defender)
            }
            FundUse::Move { .. } | FundUse::Draw | FundUse::Recruit { .. } => true,
        }
}

/// An effect that is triggered and resolved by the law of the Company.
#[derive(Clone, Copy)]
pub(in crate::games::root) enum Triggered {
    /// This many trade posts were removed together.
    PostsLost { count: u8 },
    /// The choice of the funds to lose.
    LoseFunds { left: u8 },
}

impl TaskHandler for Triggered {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Triggered::PostsLost { .. } => None,
            Triggered::LoseFunds { left } => {
                let choice = losable(state, left).is_open();
                state.seat_of(Faction::Riverfolk).filter(|_| choice)
            }
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        if let Triggered::LoseFunds { left } = self {
            let owners = losable(state, left).seats();
            out.extend(owners.map(|owner| Action::Fund { faction: state.faction(owner) }));
        }
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match (self, action) {
            (Triggered::LoseFunds { left }, Action::Fund { faction }) => {
                if let Some(owner) = state.seat_of(faction) {
                    state.picks.seats[owner.index()] += 1;
                    state.push(Task::Removal(Trigger::LoseFunds { left: left - 1 }));
                }
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Triggered::PostsLost { count } => {
                let left = funds_lost(state, count);
                state.push(Task::Removal(Trigger::LoseFunds { left }));
            }
            Triggered::LoseFunds { left } => lose_funds(state, left, world),
        }
    }
}

impl ValidateTask for Triggered {
    const FACTION: Option<Faction> = Some(Faction::Riverfolk);

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            Triggered::PostsLost { .. } => true,
            Triggered::LoseFunds { left } => can_lose(state, left),
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Triggered::PostsLost { .. } => false,
            Triggered::LoseFunds { left } => state.picks.only_seats() && losable(state, left).fits(),
        }
    }
}
