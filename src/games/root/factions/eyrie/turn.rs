//! The Eyrie Dynasties (chapter 7).

use super::queries::seat;
use super::state::{Eyrie, ROOST_POINTS, Step};
use super::words::{Column, Leader};
use crate::games::root::law::among::{Among, here};
use crate::games::root::law::conditions::{building, piece_left, warriors_left};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::homelands::homes;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{of_card, of_suit};
use crate::games::root::law::{battle, craft, hooks, movement, turn};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::party::Party;
use arrayvec::ArrayVec;
use std::cell::Cell;
use std::ops::ControlFlow;

/// Cards added to the Decree at most, and birds among them (7.4.2).
pub(super) const MOST_ADDED: u8 = 2;
pub(super) const MOST_BIRDS_ADDED: u8 = 1;

/// Warriors placed in setup (7.3.2) and with a new roost (7.4.3).
const FIRST_WARRIORS: u8 = 6;
const NEW_ROOST_WARRIORS: u8 = 3;

/// An Eyrie turn (7.4 to 7.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Eyrie(Step::EmergencyOrders),
    Task::Eyrie(Step::AddToDecree { added: 0, birds: 0 }),
    Task::Eyrie(Step::NewRoost),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Eyrie(Step::ResolveDecree),
    Task::Offer(Moment::DaylightEnd),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Eyrie(Step::ScoreRoosts),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let asked = match self {
            Step::SetupRoost => homes(state, seat).len() > 1,
            Step::ChooseLeader => leaders(state).nth(1).is_some(),
            Step::EmergencyOrders => false,
            Step::AddToDecree { added, .. } => added < MOST_ADDED && state.player(seat).has_cards(),
            Step::NewRoost => new_roost_clearings(state).len() > 1,
            Step::ResolveDecree => {
                state.eyrie(seat).is_some_and(|eyrie| eyrie.column().is_some())
                    && (crafts_now(state) && craft::is_possible(state) || has_choice(state))
            }
            Step::ScoreRoosts => false,
        };
        asked.then_some(seat)
    }

    fn takes_offers(self, state: &State) -> bool {
        match self {
            // a card taken from another hand comes before the orders or not at all
            Step::EmergencyOrders => !state.player(seat(state)).has_cards(),
            Step::ResolveDecree => state.eyrie(seat(state)).is_some_and(|eyrie| eyrie.column().is_some()),
            _ => true,
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = seat(state);
        match self {
            Step::SetupRoost => out.extend(homes(state, seat).iter().map(|clearing| Action::Roost { clearing })),
            Step::ChooseLeader => out.extend(leaders(state).map(|leader| Action::Leader { leader })),
            Step::EmergencyOrders => {
                out.push(Action::Pass);
            }
            Step::AddToDecree { added, birds } => {
                if added > 0 {
                    out.push(Action::Pass);
                }
                for card in adding(state, birds, CardSet::ALL).kinds() {
                    out.extend(Column::ALL.iter().map(|&column| Action::Decree { card, column }));
                }
            }
            Step::NewRoost => out.extend(new_roost_clearings(state).iter().map(|clearing| Action::Roost { clearing })),
            Step::ResolveDecree => {
                let _ = each_resolution(
                    state,
                    |enemy, at| pays(state, enemy, at),
                    |action| {
                        out.push(action);
                        ControlFlow::Continue(())
                    },
                );
                if crafts_now(state) {
                    craft::legal(state, out);
                }
            }
            Step::ScoreRoosts => {}
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetupRoost, Action::Roost { clearing }) => set_up_roost(state, clearing, world),
            (Step::ChooseLeader, Action::Leader { leader }) => install_leader(state, leader, world),
            (Step::EmergencyOrders, Action::Pass) => emergency_orders(state, world),
            (Step::AddToDecree { .. }, Action::Pass) => {}
            (Step::AddToDecree { added, birds }, Action::Decree { card, column }) => {
                let bird = u8::from(card.suit() == Suit::Bird);
                state.push(Task::Eyrie(Step::AddToDecree { added: added + 1, birds: birds + bird }));
                add_to_decree(state, card, column, world);
            }
            (Step::NewRoost, Action::Roost { clearing }) => new_roost(state, clearing, world),
            (Step::ResolveDecree, action) => resolve(state, action, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupRoost => {
                if let Some(clearing) = homes(state, seat(state)).first() {
                    set_up_roost(state, clearing, world);
                }
            }
            Step::ChooseLeader => {
                let only = leaders(state).next();
                if let Some(leader) = only {
                    install_leader(state, leader, world);
                }
            }
            Step::EmergencyOrders => emergency_orders(state, world),
            Step::AddToDecree { .. } => {}
            Step::NewRoost => {
                if let Some(clearing) = new_roost_clearings(state).first() {
                    new_roost(state, clearing, world);
                }
            }
            Step::ResolveDecree => {
                let mut only = None;
                let _ = each_resolution(
                    state,
                    |_, _| true,
                    |action| {
                        only = Some(action);
                        ControlFlow::Break(())
                    },
                );
                match only {
                    Some(action) => resolve(state, action, world),
                    None => {
                        let seat = seat(state);
                        if let Some(eyrie) = state.eyrie_mut(seat) {
                            eyrie.forget_resolved();
                        }
                    }
                }
            }
            Step::ScoreRoosts => {
                let seat = seat(state);
                let points = ROOST_POINTS[usize::from(state.on_map(Piece::Roost)).min(ROOST_POINTS.len() - 1)];
                state.score(seat, points, Source::Roosts, world);
            }
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::ChooseLeader if state.phase == Phase::Setup => declared.instead("root-ask-leader", "7.3.3"),
            Step::ResolveDecree => {
                let column = state.eyrie(seat(state)).and_then(Eyrie::column).unwrap_or(Column::Recruit);
                let law = match column {
                    Column::Recruit => "7.5.2.I",
                    Column::Move => "7.5.2.II",
                    Column::Battle => "7.5.2.III",
                    Column::Build => "7.5.2.IV",
                };
                declared.by(law).name("column", "root-word", column.id())
            }
            _ => declared,
        }
    }
}

/// Narrows down the cards that can be added to the Decree after this many birds (7.4.2).
pub(super) fn adding<A: Among<CardSet>>(state: &State, birds: u8, cards: A) -> A {
    let barred = if birds < MOST_BIRDS_ADDED { CardSet::EMPTY } else { CardSet::suit(Suit::Bird) };
    held(state, seat(state), cards).except(barred, |card| of_card("root-no-second-bird", "7.4.2", card))
}

/// 7.5.1: crafting comes before the first card of the Decree.
pub(in crate::games::root) fn crafts_now(state: &State) -> bool {
    state.eyrie(seat(state)).is_some_and(|eyrie| {
        eyrie.resolved.iter().all(|column| column.is_empty()) && eyrie.resolved_viziers == [false; 4]
    })
}

/// The leaders that can be chosen: face-up ones, all of them if none is left (7.7.3).
fn leaders(state: &State) -> impl Iterator<Item = Leader> {
    let deposed = state.eyrie(seat(state)).map_or([false; 4], |eyrie| eyrie.deposed);
    Leader::ALL.into_iter().filter(move |leader| !deposed[leader.index()])
}

/// 7.4.3: with no roost on the map, the clearings with the fewest warriors among those that can take a roost.
fn new_roost_clearings(state: &State) -> ClearingSet {
    if state.on_map(Piece::Roost) > 0 || state.stock[Piece::Roost.index()] == 0 {
        return ClearingSet::EMPTY;
    }
    let seat = seat(state);
    let open = hooks::placing(state, seat, state.clearings_with_open_slots()).iter();
    let warriors = |clearing| -> u8 { state.owners().map(|owner| state.warriors(owner, clearing)).sum() };
    let fewest = open.clone().map(warriors).min();
    open.filter(|&clearing| Some(warriors(clearing)) == fewest).collect()
}

/// Narrows down to the clearings that a decree card of this suit names (2.1.1).
pub(super) fn matching<A: Among<ClearingSet>>(state: &State, suit: Suit, clearings: A) -> A {
    let named = if suit == Suit::Bird { state.board.clearings() } else { state.clearings_of(suit) };
    clearings.only(named, |clearing| of_suit("root-no-match", "7.5.2", suit).number("clearing", clearing.number()))
}

/// Narrows down where warriors come by the Decree (7.5.2.I).
pub(super) fn recruit_sites<A: Among<ClearingSet>>(state: &State, seat: Seat, sites: A) -> A {
    let roosts = sites.only(state.clearings_with(Piece::Roost), here("root-no-roost-here", "7.5.2.I"));
    warriors_left(state, seat, hooks::placing(state, seat, roosts))
}

/// Narrows down where a roost is built by the Decree (7.5.2.IV).
pub(super) fn build_sites<A: Among<ClearingSet>>(state: &State, seat: Seat, ruled: ClearingSet, sites: A) -> A {
    let free = sites.except(state.clearings_with(Piece::Roost), here("root-no-second-roost", "7.5.2.IV"));
    let open = building(state, seat, ruled, "7.5.2.IV", free);
    piece_left(state, Piece::Roost, "root-no-building-left", "7.5.2.IV", open)
}

/// Calls `found` with every way to resolve a card of the current column, until it breaks off. A card that cannot be
/// resolved in full brings turmoil, and may be taken first (7.5.2). A battle that costs a card (E.2.2) is possible if `can_pay`.
fn each_resolution(
    state: &State,
    can_pay: impl Fn(Owner, Clearing) -> bool,
    mut found: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let seat = seat(state);
    let Some(eyrie) = state.eyrie(seat) else { return ControlFlow::Continue(()) };
    let Some(column) = eyrie.column() else { return ControlFlow::Continue(()) };
    let ruled =
        if column == Column::Recruit || column == Column::Battle { ClearingSet::EMPTY } else { state.ruled(seat) };
    // whichever of the cards that cannot be resolved is taken, turmoil is the same
    let mut stuck = false;
    for suit in Suit::ALL {
        if !eyrie.is_pending(column, suit) {
            continue;
        }
        let possible = Cell::new(false);
        let mut found = |action: Action| {
            possible.set(true);
            found(action)
        };
        let clearings = matching(state, suit, state.board.clearings());
        match column {
            Column::Recruit => {
                for clearing in recruit_sites(state, seat, clearings).iter() {
                    found(Action::DecreeRecruit { suit, clearing })?;
                }
            }
            Column::Move => {
                movement::each(state, seat, clearings, ruled, |from, to, mut counts| {
                    counts.try_for_each(|count| found(Action::DecreeMove { suit, from, to, count }))
                })?;
            }
            Column::Battle => {
                let meetings: ArrayVec<_, MAX_OWNERS> = battle::meetings(state, seat).collect();
                for clearing in clearings.iter() {
                    let met = meetings
                        .iter()
                        .filter(|(enemy, fields)| fields.contains(clearing) && can_pay(*enemy, clearing));
                    for (enemy, _) in met {
                        found(Action::DecreeBattle { suit, clearing, defender: state.party(*enemy) })?;
                    }
                }
            }
            Column::Build => {
                for clearing in build_sites(state, seat, ruled, clearings).iter() {
                    found(Action::DecreeBuild { suit, clearing })?;
                }
            }
        }
        if !possible.get() && !std::mem::replace(&mut stuck, true) {
            found(Action::Turmoil { suit })?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns whether a card of the suit can be resolved in the current column (7.5.2).
pub(super) fn can_resolve(state: &State, suit: Suit) -> bool {
    let of_the_suit = |action| match action {
        Action::DecreeRecruit { suit: of, .. }
        | Action::DecreeMove { suit: of, .. }
        | Action::DecreeBattle { suit: of, .. }
        | Action::DecreeBuild { suit: of, .. }
            if of == suit =>
        {
            ControlFlow::Break(())
        }
        _ => ControlFlow::Continue(()),
    };
    each_resolution(state, |enemy, at| pays(state, enemy, at), of_the_suit).is_break()
}

fn has_choice(state: &State) -> bool {
    let mut ways = 0;
    let count = |action| {
        // not everybody knows whether it can be paid
        let is_open = matches!(action, Action::DecreeBattle { defender, .. } if is_dear(state, defender));
        ways += if is_open { 2 } else { 1 };
        if ways > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each_resolution(state, |_, _| true, count).is_break()
}

fn is_dear(state: &State, defender: Party) -> bool {
    state.owner_of(defender).is_some_and(|defender| hooks::is_dear(state, defender))
}

/// Whether the Eyrie hold what a battle costs.
fn pays(state: &State, enemy: Owner, clearing: Clearing) -> bool {
    battle::can_pay(state, seat(state), enemy, clearing)
}

fn set_up_roost(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    // 1.5.4: a small board may have no room
    if state.open_slots(clearing) > 0 {
        state.place(Piece::Roost, clearing);
    }
    state.add_warriors(seat, clearing, FIRST_WARRIORS);
    world.emit(|| {
        Event::new(EventKind::StartsIn, seat)
            .with(Detail::Clearing(clearing))
            .with(Detail::Count(i16::from(FIRST_WARRIORS)))
    });
}

fn install_leader(state: &mut State, leader: Leader, world: &mut World) {
    let seat = seat(state);
    if let Some(eyrie) = state.eyrie_mut(seat) {
        eyrie.install(leader);
        let [one, other] = leader.viziers().map(|column| Detail::Word(Word::Column, column.id()));
        world.emit(|| {
            Event::new(EventKind::Leader, seat).with(Detail::Word(Word::Leader, leader.id())).with(one).with(other)
        });
    }
}

/// Draws a card if the hand is empty (7.4.1).
fn emergency_orders(state: &mut State, world: &mut World) {
    let seat = seat(state);
    if !state.player(seat).has_cards() {
        state.draw_cards(seat, 1, world);
    }
}

fn add_to_decree(state: &mut State, card: CardKind, column: Column, world: &mut World) {
    let seat = seat(state);
    let Some(copy) = state.take_from_hand(seat, card) else { return };
    if let Some(eyrie) = state.eyrie_mut(seat) {
        eyrie.decree[column.index()].insert(copy);
    }
    world.emit(|| {
        Event::new(EventKind::Decreed, seat).with(Detail::Card(card)).with(Detail::Word(Word::Column, column.id()))
    });
}

/// Places a roost and three warriors where no roost is on the map (7.4.3).
fn new_roost(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Roost, clearing);
    world.emit(|| Event::new(EventKind::Roosted, seat).with(Detail::Clearing(clearing)));
    state.recruit(seat, clearing, NEW_ROOST_WARRIORS, world);
}

/// Resolves a card of the Decree (7.5.2).
fn resolve(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    let suit = match action {
        Action::DecreeRecruit { suit, .. }
        | Action::DecreeMove { suit, .. }
        | Action::DecreeBattle { suit, .. }
        | Action::DecreeBuild { suit, .. }
        | Action::Turmoil { suit } => suit,
        Action::Craft { card } => {
            state.push(Task::Eyrie(Step::ResolveDecree));
            craft::craft(state, card, world);
            return;
        }
        _ => return state.stray(),
    };
    let Some(column) = state.eyrie(seat).and_then(Eyrie::column) else { return };
    let fails = matches!(action, Action::Turmoil { .. });
    world.emit(|| {
        let what = if fails { EventKind::Unresolved } else { EventKind::Resolves };
        Event::new(what, seat).with(Detail::Word(Word::Column, column.id())).with(Detail::Suit(suit))
    });
    if let Some(eyrie) = state.eyrie_mut(seat) {
        eyrie.resolve(column, suit);
    }
    state.push(Task::Eyrie(Step::ResolveDecree));
    match action {
        Action::DecreeRecruit { clearing, .. } => {
            let charismatic = state.eyrie(seat).is_some_and(|eyrie| eyrie.leader == Some(Leader::Charismatic));
            // 7.8.2: what can be placed is placed, but less than two is no full action
            let wanted = 1 + u8::from(charismatic);
            if state.recruit(seat, clearing, wanted, world) < wanted {
                turmoil(state, world);
            }
        }
        Action::DecreeMove { from, to, count, .. } => movement::move_warriors(state, seat, from, to, count, world),
        Action::DecreeBattle { clearing, defender, .. } => {
            battle::start_against(state, seat, clearing, defender, world)
        }
        Action::DecreeBuild { clearing, .. } => {
            state.place(Piece::Roost, clearing);
            world.emit(|| {
                Event::new(EventKind::Built, seat).with(Detail::Piece(Piece::Roost)).with(Detail::Clearing(clearing))
            });
        }
        _ => turmoil(state, world),
    }
}

/// Falls into turmoil: points, cards and the leader go, and Daylight ends (7.7).
fn turmoil(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let Some(eyrie) = state.eyrie(seat).copied() else { return };
    world.emit(|| Event::new(EventKind::Turmoil, seat));
    // 7.7.1
    state.lose_points(seat, eyrie.birds(), Source::Turmoil, world);
    // 7.7.2
    if let Some(eyrie) = state.eyrie_mut(seat) {
        eyrie.decree = [CardSet::EMPTY; 4];
        eyrie.forget_resolved();
        // 7.7.3
        if let Some(leader) = eyrie.leader.take() {
            eyrie.deposed[leader.index()] = true;
            eyrie.viziers = [false; 4];
        }
        if eyrie.deposed == [true; 4] {
            eyrie.deposed = [false; 4];
        }
    }
    let cards = eyrie.cards();
    for card in cards.iter() {
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())));
    }
    state.lay_all_on_discard(cards, world);
    // 7.7.4
    turn::end_daylight(state);
    state.push(Task::Eyrie(Step::ChooseLeader));
}
