//! The Woodland Alliance (chapter 8).

use super::queries::{is_under_martial_law, kit, seat};
use super::state::{Purpose, REVOLT_COST, SPREAD_COST, SPREAD_POINTS, SUPPORTER_LIMIT, Step};
use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::conditions::{names, no_suit_left, piece_left, warriors_left, with_warriors};
use crate::games::root::law::hand::{Hands, Secret, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, of_card};
use crate::games::root::law::{battle, craft, hooks, movement, moves, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::{Cause, Loss, Trigger};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::card::Card;
use crate::games::root::words::event::Source;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Illegal, SeatSet};
use arrayvec::ArrayVec;
use std::ops::BitOr;

/// Supporters at the start (8.3.4).
const FIRST_SUPPORTERS: u8 = 3;

/// Returns the suits whose bases are on the map (`true`) or on the board (`false`).
pub fn base_suits(state: &State, on_map: bool) -> impl Iterator<Item = Suit> + use<'_> {
    Suit::CLEARING
        .into_iter()
        .filter(move |&suit| Piece::base(suit).is_some_and(|base| (state.on_map(base) > 0) == on_map))
}

/// Narrows down where a revolt can break out, a base for it aside: sympathetic clearings, but not where the base could not
/// come though all enemies fall: beside the Furious Protector, whom no revolt removes (8.4.1.I, E.2.2).
fn revolt_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    sites
        .only(state.clearings_with(Piece::Sympathy), here("root-no-sympathy-here", "8.4.1.I"))
        .except(hooks::closed(state, seat(state)), here("root-no-place-at-protector", "E.2.2"))
}

/// The clearings where a revolt can break out and whose base is still on the board.
fn revolt_clearings(state: &State) -> ClearingSet {
    let left = |suit: &Suit| Piece::base(*suit).is_some_and(|base| state.stock[base.index()] > 0);
    let suited = Suit::CLEARING.into_iter().filter(left).map(|suit| state.clearings_of(suit));
    revolt_sites(state, suited.fold(ClearingSet::EMPTY, ClearingSet::bitor))
}

/// Judges whether this many supporters match the clearing (8.4.1.II, 8.4.2.II).
fn supported<J: Judged>(state: &State, clearing: Clearing, cost: u8, law: &'static str, judged: J) -> J {
    let suffices = matching_supporters(state, clearing).len() >= usize::from(cost);
    judged.given(suffices, || at("root-no-supporters", law, clearing).number("count", cost))
}

/// A revolt, with the suit of its base if that has to be named.
fn revolt_of(clearing: Clearing, suit: Option<Suit>) -> Action {
    suit.map_or(Action::Revolt { clearing }, |suit| Action::RevoltOf { clearing, suit })
}

/// Returns why no such revolt breaks out in the clearing.
pub(super) fn no_revolt(state: &State, clearing: Clearing, suit: Option<Suit>) -> Option<Illegal> {
    let bases = state.suits_left(clearing, Piece::base);
    let lacking = at("root-no-base-left", "8.4.1.I", clearing);
    revolt_sites(state, Asked::about(clearing))
        .why()
        .or_else(|| no_suit_left(bases, suit, lacking, |suit| revolt_of(clearing, suit)))
        .or_else(|| supported(state, clearing, REVOLT_COST, "8.4.1.II", None))
}

/// The suit of the base for which a clearing revolts, which is named exactly where the clearing has several suits; none if
/// that base is not left.
pub(in crate::games::root) fn revolt_suit(state: &State, clearing: Clearing, named: Option<Suit>) -> Option<Suit> {
    let suits = state.suits(clearing);
    let suit = if named.is_some() == suits.only().is_some() { None } else { named.or(suits.only()) };
    suit.filter(|&suit| state.suits_left(clearing, Piece::base).contains(suit))
}

/// Returns the clearings to which sympathy can spread, however many supporters it takes.
pub fn spread_clearings(state: &State) -> ClearingSet {
    spread_sites(state, state.board.clearings())
}

/// Judges whether sympathy is left (8.2.5).
pub(super) fn sympathy_left<J: Judged>(state: &State, judged: J) -> J {
    piece_left(state, Piece::Sympathy, "root-no-sympathy-left", "8.2.5", judged)
}

/// Narrows down where it can be placed, by whatever means.
fn sympathy_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let free = sympathy_left(state, sites)
        .except(state.clearings_with(Piece::Sympathy), here("root-no-second-sympathy", "8.2.5.I"));
    hooks::placing(state, seat(state), free)
}

/// Narrows down where it can spread: next to sympathy; anywhere if there is none on the map (8.4.2.I).
fn spread_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let sympathetic = state.clearings_with(Piece::Sympathy);
    let reached = match sympathetic.is_empty() {
        true => state.board.clearings(),
        false => state.neighbors_of(seat(state), sympathetic),
    };
    sympathy_sites(state, sites).only(reached, here("root-no-near-sympathy", "8.4.2.I"))
}

/// Returns why sympathy does not spread to the clearing.
pub(super) fn no_spreading(state: &State, clearing: Clearing) -> Option<Illegal> {
    let (least, cost) = (least_cost(state), spread_cost(state, clearing));
    let pays_least = supported(state, clearing, least, "8.4.2.II", true);
    let law = if cost > least && pays_least { "8.4.2.II.a" } else { "8.4.2.II" };
    supported(state, clearing, cost, law, spread_sites(state, Asked::about(clearing))).why()
}

/// Returns whether supporters can be spent here for this, this many at most.
pub(super) fn can_spend(state: &State, purpose: Purpose, clearing: Clearing, left: u8, base: Option<Suit>) -> bool {
    let possible = match purpose {
        Purpose::Revolt => revolt_clearings(state).contains(clearing) && revolt_suit(state, clearing, base).is_some(),
        Purpose::Spread => spread_clearings(state).contains(clearing) && base.is_none(),
    };
    possible && left <= cost(state, purpose, clearing)
}

/// Supporters that spreading to the clearing takes, martial law included (8.4.2.II).
pub fn spread_cost(state: &State, clearing: Clearing) -> u8 {
    least_cost(state) + u8::from(is_under_martial_law(state, clearing))
}

/// Supporters that spreading takes without martial law (8.4.2.II).
fn least_cost(state: &State) -> u8 {
    SPREAD_COST[usize::from(state.on_map(Piece::Sympathy)).min(SPREAD_COST.len() - 1)]
}

/// Whether this many supporters pay for spreading to the clearing; `least` is what it takes without martial law, which is
/// looked for only where it matters.
fn pay_spread(state: &State, least: u8, clearing: Clearing, supporters: u8) -> bool {
    supporters > least || supporters == least && !is_under_martial_law(state, clearing)
}

fn cost(state: &State, purpose: Purpose, clearing: Clearing) -> u8 {
    match purpose {
        Purpose::Revolt => REVOLT_COST,
        Purpose::Spread => spread_cost(state, clearing),
    }
}

fn matching_supporters(state: &State, clearing: Clearing) -> CardSet {
    kit(state).supporters & CardSet::matching(state.suits(clearing))
}

/// An Alliance turn (8.4 to 8.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Alliance(Step::Revolt),
    Task::Alliance(Step::Spread),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Alliance(Step::Daylight),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Alliance(Step::Operations),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let supporters = || kit(state).supporter_count();
        let asked = match self {
            Step::Revolt => supporters() >= REVOLT_COST && !revolt_clearings(state).is_empty(),
            Step::Spread => {
                let (supporters, least) = (supporters(), least_cost(state));
                let pay = |clearing| pay_spread(state, least, clearing, supporters);
                supporters >= least && spread_clearings(state).iter().any(pay)
            }
            // which supporters match is not public; that some are left over is
            Step::Spend { left, .. } => left > 0 && supporters() > left,
            Step::Rise { .. } => false,
            Step::Daylight => state.player(seat).has_cards(),
            Step::Operations => operations_left(state) > 0 && has_operation(state, seat),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let (seat, all) = (seat(state), state.board.clearings());
        match self {
            Step::Revolt => {
                out.push(Action::Pass);
                for clearing in revolt_clearings(state).iter() {
                    if supported(state, clearing, REVOLT_COST, "8.4.1.II", true) {
                        let bases = state.suits_left(clearing, Piece::base);
                        out.extend(names(bases).map(|suit| revolt_of(clearing, suit)));
                    }
                }
            }
            Step::Spread => {
                out.push(Action::Pass);
                let least = least_cost(state);
                for clearing in spread_clearings(state).iter() {
                    if pay_spread(state, least, clearing, matching_supporters(state, clearing).len() as u8) {
                        out.push(Action::Spread { clearing });
                    }
                }
            }
            Step::Spend { clearing, .. } => {
                out.extend(matching_supporters(state, clearing).kinds().map(|card| Action::Spend { card }));
            }
            Step::Rise { .. } => {}
            Step::Daylight => legal_daylight(state, seat, out),
            Step::Operations => {
                out.push(Action::Pass);
                moves::legal(state, seat, out);
                battle::legal_anywhere(state, seat, out);
                out.extend(recruit_sites(state, all).iter().map(|clearing| Action::RecruitAt { clearing }));
                out.extend(organize_sites(state, all).iter().map(|clearing| Action::Organize { clearing }));
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        if action == Action::Pass {
            return;
        }
        match (self, action) {
            (Step::Revolt, Action::Revolt { clearing }) => {
                let bases = state.suits_left(clearing, Piece::base);
                let base = bases.only().filter(|_| state.suits(clearing).only().is_none());
                pay(state, Step::Revolt, Purpose::Revolt, clearing, base);
            }
            (Step::Revolt, Action::RevoltOf { clearing, suit }) => {
                pay(state, Step::Revolt, Purpose::Revolt, clearing, Some(suit));
            }
            (Step::Spread, Action::Spread { clearing }) => pay(state, Step::Spread, Purpose::Spread, clearing, None),
            (Step::Spend { purpose, clearing, left, base }, Action::Spend { card }) => {
                state.push(Task::Alliance(Step::Spend { purpose, clearing, left: left - 1, base }));
                pick_supporter(state, card, EventKind::SpentSupporter, world);
            }
            (Step::Daylight, action) => {
                state.push(Task::Alliance(Step::Daylight));
                take_daylight(state, action, world);
            }
            (Step::Operations, action) => {
                state.push(Task::Alliance(Step::Operations));
                state.used.actions += 1;
                operate(state, action, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::Revolt | Step::Spread | Step::Daylight | Step::Operations => {}
            Step::Spend { purpose, clearing, left, base } => {
                for _ in 0..left {
                    let Some(card) = matching_supporters(state, clearing).kinds().next() else { break };
                    pick_supporter(state, card, EventKind::SpentSupporter, world);
                }
                state.lay_off_picked(world);
                match purpose {
                    Purpose::Revolt => revolt(state, clearing, base, world),
                    Purpose::Spread => place_sympathy(state, clearing, world),
                }
            }
            Step::Rise { clearing, base } => rise(state, clearing, base, world),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Spend { purpose: Purpose::Spread, .. } => declared.by("8.4.2.II"),
            Step::Operations => declared.number("count", operations_left(state)),
            _ => declared,
        }
    }
}

fn operations_left(state: &State) -> u8 {
    kit(state).officers.saturating_sub(state.used.actions)
}

fn has_operation(state: &State, seat: Seat) -> bool {
    let all = state.board.clearings();
    // what is least to ask comes first
    !organize_sites(state, all).is_empty()
        || !recruit_sites(state, all).is_empty()
        || battle::is_possible(state, seat)
        || moves::is_possible(state, seat)
}

/// Narrows down where a warrior can be recruited (8.6.1.III).
pub(super) fn recruit_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let bases = Suit::CLEARING.into_iter().filter_map(Piece::base).map(|base| state.clearings_with(base));
    let bases = bases.fold(ClearingSet::EMPTY, ClearingSet::bitor);
    let based = sites.only(bases, here("root-no-base-here", "8.6.1.III"));
    warriors_left(state, seat, hooks::placing(state, seat, based))
}

/// Narrows down where a warrior can make way for sympathy (8.6.1.IV).
pub(super) fn organize_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    with_warriors(state, seat(state), "8.6.1.IV", sympathy_sites(state, sites))
}

/// Narrows down the cards that train an officer (8.5.3).
pub(super) fn training<A: Among<CardSet>>(state: &State, cards: A) -> A {
    let seat = seat(state);
    let based = base_suits(state, true).fold(CardSet::EMPTY, |cards, suit| cards | CardSet::matching(suit));
    warriors_left(state, seat, held(state, seat, cards))
        .only(based, |card| of_card("root-no-base-match", "8.5.3", card))
}

fn legal_daylight(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    craft::legal(state, out);
    out.extend(state.player(seat).hand.kinds().map(|card| Action::Mobilize { card }));
    out.extend(training(state, CardSet::ALL).kinds().map(|card| Action::Train { card }));
}

fn pay(state: &mut State, step: Step, purpose: Purpose, clearing: Clearing, base: Option<Suit>) {
    let left = cost(state, purpose, clearing);
    state.push(Task::Alliance(step));
    state.push(Task::Alliance(Step::Spend { purpose, clearing, left, base }));
}

fn take_daylight(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        Action::Craft { card } => craft::craft(state, card, world),
        // 8.5.2
        Action::Mobilize { card } if supporters_are_full(state) => state.discard_from_hand(seat, card, world),
        // face down, so that nobody can tell which card of the hand it was
        Action::Mobilize { card } => {
            let hand = state.player(seat).hand;
            let Some(copy) = hand.copy_of(card) else { return };
            state.player_mut(seat).hand.remove(copy);
            state.left_unseen(copy, hand, CardSet::ALL, SeatSet::of(seat));
            gain_supporter(state, copy, world);
        }
        Action::Train { card } => {
            state.discard_from_hand(seat, card, world);
            train(state, seat);
            world.emit(|| Event::new(EventKind::Trained, seat));
        }
        _ => state.stray(),
    }
}

fn train(state: &mut State, seat: Seat) -> bool {
    let player = state.player_mut(seat);
    if player.supply == 0 {
        return false;
    }
    player.supply -= 1;
    if let Some(alliance) = state.alliance_mut(seat) {
        alliance.officers += 1;
    }
    true
}

fn operate(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        Action::Move { from, to, count } => movement::move_warriors(state, seat, from, to, count, world),
        Action::Battle { clearing, defender } => battle::start_against(state, seat, clearing, defender, world),
        Action::RecruitAt { clearing } => {
            state.recruit(seat, clearing, 1, world);
        }
        Action::Organize { clearing } => {
            let loss = Loss::of(seat, seat, clearing, Target::Warrior);
            removal::remove(state, &[loss], Cause::Other, world);
            world.emit(|| Event::new(EventKind::Organized, seat).with(Detail::Clearing(clearing)));
            place_sympathy(state, clearing, world);
        }
        _ => state.stray(),
    }
}

/// 8.4.1.III, first half
fn revolt(state: &mut State, clearing: Clearing, base: Option<Suit>, world: &mut World) {
    let seat = seat(state);
    world.emit(|| Event::new(EventKind::Revolted, seat).with(Detail::Clearing(clearing)));
    state.push(Task::Alliance(Step::Rise { clearing, base }));
    removal::remove_enemies(state, seat, ClearingSet::of(clearing), Cause::Other, world);
}

/// 8.4.1.III, second half; the base only if a slot is open (reading of 8.4.1). Where a keep or a snare stays, because the
/// Stoic Protector guards it, nothing is placed (6.2.2, 13.7.2).
fn rise(state: &mut State, clearing: Clearing, base: Option<Suit>, world: &mut World) {
    let seat = seat(state);
    let Some(suit) = revolt_suit(state, clearing, base) else { return };
    if hooks::may_place(state, seat, clearing) {
        if let Some(base) = Piece::base(suit)
            && state.open_slots(clearing) > 0
        {
            state.place(base, clearing);
            world.emit(|| {
                Event::new(EventKind::Placed, seat).with(Detail::Piece(base)).with(Detail::Clearing(clearing))
            });
        }
        let sympathetic = (state.clearings_with(Piece::Sympathy) & state.clearings_of(suit)).len() as u8;
        state.recruit(seat, clearing, sympathetic, world);
    }
    if train(state, seat) {
        world.emit(|| Event::new(EventKind::Officer, seat));
    }
}

/// Places sympathy and scores what its space shows (8.4.2.III).
fn place_sympathy(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    let spread = usize::from(state.on_map(Piece::Sympathy)).min(SPREAD_POINTS.len() - 1);
    state.place(Piece::Sympathy, clearing);
    world.emit(|| Event::new(EventKind::Sympathy, seat).with(Detail::Clearing(clearing)));
    state.score(seat, SPREAD_POINTS[spread], Source::Sympathy, world);
}

/// The first supporters come from the deck (8.3.4).
pub(in crate::games::root) fn set_up(state: &mut State, world: &mut World) {
    for _ in 0..FIRST_SUPPORTERS {
        if let Some(card) = state.take_top_card(world) {
            gain_supporter(state, card, world);
        }
    }
}

/// Whether another supporter would be discarded: 5 are held without a base (8.2.3.I).
fn supporters_are_full(state: &State) -> bool {
    kit(state).supporter_count() >= SUPPORTER_LIMIT && base_suits(state, true).next().is_none()
}

/// Adds a supporter, or discards it where they are full.
fn gain_supporter(state: &mut State, card: Card, world: &mut World) {
    let seat = seat(state);
    if supporters_are_full(state) {
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())));
        state.lay_on_discard(card, world);
        return;
    }
    if let Some(alliance) = state.alliance_mut(seat) {
        alliance.supporters.insert(card);
    }
    world.emit(|| Event::new(EventKind::Supporter, seat).with(Detail::Card(card.kind())).only_for(SeatSet::of(seat)));
}

/// Picks a supporter: it lies on the table in the sight of all until the last one is picked. `what` tells of it.
pub(super) fn pick_supporter(state: &mut State, kind: CardKind, what: EventKind, world: &mut World) {
    let seat = seat(state);
    let supporters = kit(state).supporters;
    let Some(card) = supporters.copy_of(kind) else { return };
    let Some(alliance) = state.alliance_mut(seat) else { return };
    alliance.supporters.remove(card);
    state.left_in_the_open(card, supporters);
    state.picks.cards.insert(card);
    world.emit(|| Event::new(what, seat).with(Detail::Card(kind)));
}

/// Moves a card of the suit or a bird from the payer's hand to the supporters (8.2.6).
pub(super) fn outrage_given(state: &mut State, payer: Seat, clearing: Clearing, kind: CardKind, world: &mut World) {
    let seat = seat(state);
    // R6.2.3: the card of a clockwork Alliance is discarded
    if hooks::is_clockwork(state, seat) || supporters_are_full(state) {
        world.emit(|| Event::new(EventKind::Outrage, payer).with(Detail::Card(kind)));
        state.discard_from_hand(payer, kind, world);
        return;
    }
    let Some(card) = state.player(payer).hand.copy_of(kind) else { return };
    state.pass_card(payer, seat, card, CardSet::matching(state.suits(clearing)));
    world.emit(|| {
        Event::new(EventKind::Outrage, payer).with(Detail::Card(kind)).seen_by(state, SeatSet::of(payer).with(seat))
    });
    gain_supporter(state, card, world);
}

/// 8.2.6: with no such card the payer shows their hand, and the deck gives. R6.2.3: a clockwork Alliance scores a point.
pub(super) fn outrage_shown(state: &mut State, payer: Seat, world: &mut World) {
    let seat = seat(state);
    if hooks::is_clockwork(state, seat) {
        return state.tally(seat, 1, Source::Outrage, "R6.2.3", world);
    }
    if !hooks::is_clockwork(state, payer) {
        state.show_hand(payer, seat);
        world.emit(|| Event::new(EventKind::OutrageShown, payer));
    }
    for card in state.player(payer).hand.iter() {
        world.emit(|| {
            Event::new(EventKind::Saw, seat)
                .with(Detail::Faction(state.faction(payer)))
                .with(Detail::Card(card.kind()))
                .seen_by(state, SeatSet::of(seat).with(payer))
        });
    }
    if let Some(card) = state.take_top_card(world) {
        gain_supporter(state, card, world);
    }
}

/// R6.2.4: with a base all sympathy of its suit is taken back; nobody scores, and there is no outrage.
fn crackdown(state: &mut State, me: Seat, suit: Suit, world: &mut World) {
    world.emit(|| Event::new(EventKind::Crackdown, me).with(Detail::Suit(suit)).by("R6.2.4"));
    let losses: ArrayVec<Clearing, MAX_CLEARINGS> =
        (state.clearings_with(Piece::Sympathy) & state.clearings_of(suit)).iter().collect();
    for clearing in losses {
        removal::take_back(state, me, Piece::Sympathy, clearing, world);
    }
}

/// Discards the supporters of the suit of a lost base, and half of the officers, rounded up (8.2.4).
pub(super) fn base_lost(state: &mut State, suit: Suit, world: &mut World) {
    let seat = seat(state);
    if hooks::is_clockwork(state, seat) {
        return crackdown(state, seat, suit, world);
    }
    world.emit(|| Event::new(EventKind::BaseLost, seat).with(Detail::Suit(suit)));
    let lost = kit(state).supporters & CardSet::matching(suit);
    for card in lost.iter() {
        pick_supporter(state, card.kind(), EventKind::Discarded, world);
    }
    state.lay_off_picked(world);
    let officers = kit(state).officers.div_ceil(2);
    if let Some(alliance) = state.alliance_mut(seat) {
        alliance.officers -= officers;
    }
    state.player_mut(seat).supply += officers;
    if officers > 0 {
        world.emit(|| Event::new(EventKind::Officers, seat).with(Detail::Count(i16::from(officers))));
    }
    state.push(Task::Removal(Trigger::ShedSupporters));
}

pub(super) fn asks_to_shed(state: &State) -> Option<Seat> {
    let over = kit(state).supporter_count() > SUPPORTER_LIMIT && base_suits(state, true).next().is_none();
    over.then(|| seat(state))
}

pub(super) fn legal_shed(state: &State, out: &mut Vec<Action>) {
    out.extend(kit(state).supporters.kinds().map(|card| Action::Discard { card }));
}

/// An effect that is triggered and resolved by the law of the Alliance.
#[derive(Clone, Copy)]
pub(in crate::games::root) enum Triggered {
    Outrage {
        payer: Seat,
        clearing: Clearing,
    },
    BaseLost {
        suit: Suit,
    },
    /// Without a base the Alliance keeps five supporters (8.2.4).
    ShedSupporters,
}

/// The cards of the payer by which an outrage can be paid.
fn fitting(state: &State, payer: Seat, clearing: Clearing) -> CardSet {
    state.player(payer).hand & CardSet::matching(state.suits(clearing))
}

impl TaskHandler for Triggered {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Triggered::Outrage { payer, clearing } if hooks::plays_open(state, payer) => {
                fitting(state, payer, clearing).kinds().nth(1).map(|_| payer)
            }
            Triggered::Outrage { payer, .. } => state.player(payer).has_cards().then_some(payer),
            Triggered::BaseLost { .. } => None,
            Triggered::ShedSupporters => asks_to_shed(state),
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Triggered::Outrage { payer, clearing } => {
                let cards = fitting(state, payer, clearing);
                out.extend(cards.kinds().map(|card| Action::Give { card }));
                if cards.is_empty() {
                    out.push(Action::Show);
                }
            }
            Triggered::BaseLost { .. } => {}
            Triggered::ShedSupporters => legal_shed(state, out),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Triggered::Outrage { payer, clearing }, Action::Give { card }) => {
                outrage_given(state, payer, clearing, card, world);
            }
            (Triggered::Outrage { payer, .. }, Action::Show) => outrage_shown(state, payer, world),
            (Triggered::ShedSupporters, Action::Discard { card }) => {
                state.push(Task::Removal(Trigger::ShedSupporters));
                pick_supporter(state, card, EventKind::Discarded, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            // an open hand gives the one kind of card that fits; nothing to give and nothing to show: the deck gives
            Triggered::Outrage { payer, clearing } => {
                let card = fitting(state, payer, clearing).kinds().next();
                match card.filter(|_| hooks::plays_open(state, payer)) {
                    Some(card) => outrage_given(state, payer, clearing, card, world),
                    None => outrage_shown(state, payer, world),
                }
            }
            Triggered::BaseLost { suit } => base_lost(state, suit, world),
            Triggered::ShedSupporters => state.lay_off_picked(world),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Triggered::Outrage { clearing, .. } if hooks::is_clockwork(state, seat(state)) => {
                declared.instead("root-ask-outrage-discard", "R6.2.3").suits(state.suits(clearing))
            }
            Triggered::Outrage { clearing, .. } => declared.suits(state.suits(clearing)),
            Triggered::BaseLost { .. } | Triggered::ShedSupporters => declared,
        }
    }
}

impl ValidateTask for Triggered {
    const FACTION: Option<Faction> = Some(Faction::Alliance);

    fn picks_fit(self, state: &State) -> bool {
        matches!(self, Triggered::ShedSupporters) && state.picks.only_cards()
    }
}
