//! The Marquise de Cat (chapter 6).

use super::queries::seat;
use super::state::{ACTIONS, BUILDING_COST, BUILDINGS, Step};
use crate::games::root::law::among::{Among, Asked, Judged, here, mismatched};
use crate::games::root::law::conditions::{building, piece_left, warriors_left};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::homelands::open_corners;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, because, of_card};
use crate::games::root::law::{battle, craft, hiring, homelands, hooks, movement, moves};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::picks::{Choice, Settled, by_clearing, per_clearing};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::Illegal;

/// Warriors that the setup card gives each homeland.
const HOMELAND_WARRIORS: u8 = 2;

/// Points for a building, by buildings of the kind on the map before it (6.5.4.III).
const SAWMILL_POINTS: [u8; 6] = [0, 1, 2, 3, 4, 5];
const WORKSHOP_POINTS: [u8; 6] = [0, 2, 2, 3, 4, 5];
const RECRUITER_POINTS: [u8; 6] = [0, 1, 2, 3, 3, 4];

/// Returns the points of each building of a kind, in the order in which they are built.
pub const fn building_points(piece: Piece) -> Option<[u8; 6]> {
    match piece {
        Piece::Sawmill => Some(SAWMILL_POINTS),
        Piece::Workshop => Some(WORKSHOP_POINTS),
        Piece::Recruiter => Some(RECRUITER_POINTS),
        _ => None,
    }
}

/// Returns the wood that the next building of a kind costs, and the points that it scores; `None` if all are on the map.
pub fn next_building(state: &State, piece: Piece) -> Option<(u8, u8)> {
    let built = usize::from(state.on_map(piece));
    let points = building_points(piece)?;
    (state.stock[piece.index()] > 0).then_some(())?;
    Some((*BUILDING_COST.get(built)?, *points.get(built)?))
}

/// Returns the ruled clearings connected with `clearing` through ruled clearings, itself included (6.5.4.II).
pub fn supply_area(state: &State, ruled: ClearingSet, clearing: Clearing) -> ClearingSet {
    let seat = seat(state);
    let mut area = ClearingSet::of(clearing);
    let mut border = area;
    while !border.is_empty() && !ruled.is_subset(area) {
        border = (state.neighbors_of(seat, border) & ruled) - area;
        area |= border;
    }
    area
}

/// Counts the wood tokens in the clearings.
pub fn wood_in(state: &State, area: ClearingSet) -> u8 {
    (area & state.clearings_with(Piece::Wood)).iter().map(|clearing| state.count(Piece::Wood, clearing)).sum()
}

/// A Marquise turn (6.4 to 6.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Marquise(Step::Wood),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Marquise(Step::Actions),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let asked = match self {
            Step::SetupKeep => !state.draft.is_open || keep_sites(state).len() > 1,
            // 1.5.4: a small board may have no room for all
            Step::SetupBuilding(_) => starting_slots(state).nth(usize::from(state.draft.is_open)).is_some(),
            Step::Wood => wood(state).is_open(),
            Step::Muster => muster(state).is_open(),
            Step::Actions => actions_left(state) > 0 || state.player(seat).has_cards(),
            Step::SecondMove => moves::is_possible(state, seat),
            Step::PayWood { clearing, left, .. } => payment(state, clearing, left).is_open(),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = seat(state);
        match self {
            Step::SetupKeep => out.extend(keep_sites(state).iter().map(|clearing| Action::Keep { clearing })),
            Step::SetupBuilding(piece) => {
                out.extend(starting_slots(state).map(|clearing| Action::Place { piece, clearing }));
            }
            Step::Wood => out.extend(wood(state).clearings().map(|clearing| Action::Wood { clearing })),
            Step::Muster => out.extend(muster(state).clearings().map(|clearing| Action::RecruitAt { clearing })),
            Step::Actions => legal_actions(state, seat, out),
            Step::SecondMove => {
                out.push(Action::Pass);
                legal_marches(state, seat, state.ruled(seat), out);
            }
            Step::PayWood { clearing, left, .. } => {
                out.extend(payment(state, clearing, left).clearings().map(|clearing| Action::Pay { clearing }));
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetupKeep, Action::Keep { clearing }) => set_up_keep(state, clearing, world),
            (Step::SetupBuilding(_), Action::Place { piece, clearing }) => {
                set_up_building(state, piece, clearing, world);
            }
            (Step::Wood, Action::Wood { clearing }) | (Step::Muster, Action::RecruitAt { clearing }) => {
                state.pick_clearing(clearing, Task::Marquise(self));
            }
            (Step::Actions, action) => take_action(state, action, world),
            (Step::SecondMove, Action::March { from, to, count }) => {
                movement::move_warriors(state, state.turn, from, to, count, world);
            }
            (Step::PayWood { clearing, piece, left }, Action::Pay { clearing: source }) => {
                state.pick_clearing(source, Task::Marquise(Step::PayWood { clearing, piece, left: left - 1 }));
            }
            (Step::SecondMove, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupKeep => {
                if let Some(clearing) = keep_sites(state).first() {
                    set_up_keep(state, clearing, world);
                }
            }
            Step::SetupBuilding(piece) => {
                let slot = starting_slots(state).next();
                if let Some(clearing) = slot {
                    set_up_building(state, piece, clearing, world);
                }
            }
            Step::Actions | Step::SecondMove => {}
            Step::Wood => match wood(state).settle() {
                Settled::Shared { picked, .. } => state.pick_in_clearings(picked, Task::Marquise(self)),
                Settled::All(placed) => {
                    state.take_picks();
                    by_clearing(placed).for_each(|(clearing, count)| place_wood(state, clearing, count, world));
                }
            },
            Step::Muster => match muster(state).settle() {
                Settled::Shared { picked, .. } => state.pick_in_clearings(picked, Task::Marquise(self)),
                Settled::All(placed) => state.recruit_all(seat(state), placed, world),
            },
            Step::PayWood { clearing, piece, left } => match payment(state, clearing, left).settle() {
                Settled::Shared { picked, left } => {
                    state.pick_in_clearings(picked, Task::Marquise(Step::PayWood { clearing, piece, left }));
                }
                Settled::All(paid) => {
                    state.take_picks();
                    by_clearing(paid).for_each(|(source, count)| pay_wood(state, source, count, world));
                    build(state, clearing, piece, world);
                }
            },
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::SetupKeep if state.draft.is_open => declared.instead("root-ask-keep-homeland", "A.8.2"),
            Step::SetupBuilding(_) if state.draft.is_open => declared.instead("root-ask-homeland-building", "A.8.2"),
            Step::Actions if actions_left(state) == 0 => {
                let waits = |me| state.hired(me).is_some_and(|hired| !hired.used);
                match hiring::controlled(state, state.turn).iter().any(waits) {
                    true => declared.instead("root-ask-extra-or-hireling", "6.5"),
                    false => declared.instead("root-ask-extra", "6.5"),
                }
            }
            Step::Actions => declared.number("count", actions_left(state)),
            _ => declared,
        }
    }
}

/// 6.2.1: crafting comes before the first action.
pub(in crate::games::root) fn crafts_now(state: &State) -> bool {
    state.used.actions == 0 && state.used.extra == 0
}

pub(super) fn actions_left(state: &State) -> u8 {
    (ACTIONS + state.used.extra).saturating_sub(state.used.actions)
}

/// Returns where wood comes to the sawmills, as far as it reaches (6.4, 1.5.4).
pub(super) fn wood(state: &State) -> Choice<MAX_CLEARINGS> {
    at_each(state, Piece::Sawmill, state.stock[Piece::Wood.index()])
}

/// Returns where warriors come to the recruiters, as far as they reach (6.5.3, 1.5.4).
pub(super) fn muster(state: &State) -> Choice<MAX_CLEARINGS> {
    at_each(state, Piece::Recruiter, state.player(seat(state)).supply)
}

/// One of `stock` things for each piece of a kind, where something can be placed beside it (13.7.2).
fn at_each(state: &State, piece: Piece, stock: u8) -> Choice<MAX_CLEARINGS> {
    let open = hooks::placing(state, seat(state), state.clearings_with(piece));
    Choice::of(stock, per_clearing(open, |clearing| state.count(piece, clearing)), state.picks.clearings)
}

/// Returns where wood for a building here is taken from (6.5.4.II).
pub(super) fn payment(state: &State, clearing: Clearing, left: u8) -> Choice<MAX_CLEARINGS> {
    let area = supply_area(state, state.ruled(seat(state)), clearing);
    let wood = per_clearing(area, |source| state.count(Piece::Wood, source));
    Choice::new(wood, state.picks.clearings, left)
}

/// Returns where the keep can stand (6.3.2); by the setup card a homeland, if able one that is not adjacent to
/// another's.
pub(super) fn keep_sites(state: &State) -> ClearingSet {
    if !state.draft.is_open {
        return open_corners(state, state.board.corners());
    }
    let own = state.homelands(seat(state));
    let others = homelands::of_others(state, seat(state));
    let apart: ClearingSet = own.iter().filter(|&home| !state.adjacent(home).intersects(others)).collect();
    if apart.is_empty() { own } else { apart }
}

/// 6.3.4: the clearings at the keep and next to it with an open slot; by the setup card the homelands without a building.
fn starting_slots(state: &State) -> impl Iterator<Item = Clearing> + use<'_> {
    let near = match state.draft.is_open {
        true => state.homelands(seat(state)) - state.clearings_with_buildings(seat(state)),
        false => state.around(state.clearings_with(Piece::Keep)),
    };
    ((near & state.clearings_with_open_slots()) - hooks::closed(state, seat(state))).iter()
}

fn legal_marches(state: &State, seat: Seat, ruled: ClearingSet, out: &mut Vec<Action>) {
    let origins = state.board.clearings();
    movement::list(state, seat, origins, ruled, out, |from, to, count| Action::March { from, to, count });
}

fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if crafts_now(state) {
        craft::legal(state, out);
    }
    if actions_left(state) == 0 {
        out.extend(extras(state, CardSet::ALL).kinds().map(|card| Action::Extra { card }));
        return;
    }
    battle::legal_anywhere(state, seat, out);
    let ruled = state.ruled(seat);
    legal_marches(state, seat, ruled, out);
    if recruiting(state, true) {
        out.push(Action::Recruit);
    }
    legal_builds(state, ruled, out);
    for clearing in overwork_sites(state, state.board.clearings()).iter() {
        let cards = overwork_cards(state, clearing, CardSet::ALL).kinds();
        out.extend(cards.map(|card| Action::Overwork { clearing, card }));
    }
}

/// Narrows down the cards that buy an action: a bird each, after the three actions (6.5).
pub(super) fn extras<A: Among<CardSet>>(state: &State, cards: A) -> A {
    held(state, seat(state), cards)
        .only(CardSet::suit(Suit::Bird), |card| of_card("root-no-bird", "6.5", card))
        .given(actions_left(state) == 0, || because("root-no-extra-yet", "6.5"))
}

/// Judges whether warriors can be recruited (6.5.3).
pub(super) fn recruiting<J: Judged>(state: &State, judged: J) -> J {
    let judged = judged
        .given(!state.used.recruited, || because("root-no-recruited", "6.5.3"))
        .given(state.on_map(Piece::Recruiter) > 0, || because("root-no-recruiter", "6.5.3"));
    warriors_left(state, seat(state), judged)
}

/// Narrows down where a sawmill can be overworked (6.5.5).
pub(super) fn overwork_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let sawmills = sites.only(state.clearings_with(Piece::Sawmill), here("root-no-sawmill", "6.5.5"));
    piece_left(state, Piece::Wood, "root-no-wood-left", "6.5.5", hooks::placing(state, seat(state), sawmills))
}

/// Narrows down the cards for which it can be.
pub(super) fn overwork_cards<A: Among<CardSet>>(state: &State, clearing: Clearing, cards: A) -> A {
    held(state, seat(state), cards)
        .only(CardSet::matching(state.suits(clearing)), mismatched("root-no-card-match", "6.5.5", clearing))
}

fn legal_builds(state: &State, ruled: ClearingSet, out: &mut Vec<Action>) {
    let costs = BUILDINGS.map(|piece| next_building(state, piece).map(|(cost, _)| cost));
    let Some(&cheapest) = costs.iter().flatten().min() else { return };
    if state.on_map(Piece::Wood) < cheapest {
        return;
    }
    let (mut area, mut wood) = (ClearingSet::EMPTY, 0);
    for clearing in build_sites(state, ruled, ruled).iter() {
        // the clearings of an area share its wood
        if !area.contains(clearing) {
            area = supply_area(state, ruled, clearing);
            wood = wood_in(state, area);
        }
        if wood < cheapest {
            continue;
        }
        for (piece, cost) in BUILDINGS.into_iter().zip(costs) {
            if cost.is_some_and(|cost| cost <= wood) {
                out.push(Action::Build { clearing, piece });
            }
        }
    }
}

/// Narrows down where buildings can stand, by any means (6.5.4.I).
fn build_sites<A: Among<ClearingSet>>(state: &State, ruled: ClearingSet, sites: A) -> A {
    building(state, seat(state), ruled, "6.5.4.I", sites)
}

/// Returns why the building cannot be built in the clearing.
pub(super) fn no_build(state: &State, clearing: Clearing, piece: Piece) -> Option<Illegal> {
    let Some((cost, _)) = next_building(state, piece) else {
        let key = if piece.is_building() { "root-no-building-left" } else { "root-no-building" };
        return Some(because(key, "6.5.4.I"));
    };
    let ruled = state.ruled(seat(state));
    let wood = wood_in(state, supply_area(state, ruled, clearing));
    build_sites(state, ruled, Asked::about(clearing))
        .given(cost <= wood, || at("root-no-wood", "6.5.4.II", clearing).number("count", wood).number("cost", cost))
        .why()
}

fn take_action(state: &mut State, action: Action, world: &mut World) {
    if action == Action::Pass {
        return;
    }
    let seat = state.turn;
    state.push(Task::Marquise(Step::Actions));
    match action {
        Action::Craft { card } => {
            craft::craft(state, card, world);
            return;
        }
        Action::Extra { card } => {
            // spending the bird is no action (6.5)
            state.discard_from_hand(seat, card, world);
            state.used.extra += 1;
            world.emit(|| Event::new(EventKind::Extra, seat));
            return;
        }
        Action::Battle { clearing, defender } => battle::start_against(state, seat, clearing, defender, world),
        Action::March { from, to, count } => {
            state.push(Task::Marquise(Step::SecondMove));
            movement::move_warriors(state, seat, from, to, count, world);
        }
        Action::Recruit => {
            state.used.recruited = true;
            state.push(Task::Marquise(Step::Muster));
        }
        Action::Build { clearing, piece } => {
            if let Some((cost, _)) = next_building(state, piece) {
                state.push(Task::Marquise(Step::PayWood { clearing, piece, left: cost }));
            }
        }
        Action::Overwork { clearing, card } => {
            state.discard_from_hand(seat, card, world);
            world.emit(|| Event::new(EventKind::Overworked, seat).with(Detail::Clearing(clearing)));
            place_wood(state, clearing, 1, world);
        }
        _ => return state.stray(),
    }
    state.used.actions += 1;
}

/// Sets up the keep and the garrison (6.3.2, 6.3.3).
fn set_up_keep(state: &mut State, keep: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Keep, keep);
    world.emit(|| placed(seat, Piece::Keep, keep));
    let opposite = state.board.opposite(keep).filter(|_| !state.draft.is_open);
    let homelands = state.homelands(seat);
    let mut posts = 0;
    let reached = state.board.clearings().iter().filter(|&clearing| Some(clearing) != opposite);
    let open = reached.collect::<ClearingSet>() - hooks::closed(state, seat);
    for clearing in (open - homelands).iter() {
        posts += i16::from(state.add_warriors(seat, clearing, 1));
    }
    for clearing in homelands.iter() {
        state.recruit(seat, clearing, HOMELAND_WARRIORS, world);
    }
    world.emit(|| Event::new(EventKind::Warriors, seat).with(Detail::Count(posts)));
    let everywhere = BUILDINGS.map(|piece| Task::Marquise(Step::SetupBuilding(piece)));
    state.push_all(&everywhere);
}

fn set_up_building(state: &mut State, piece: Piece, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(piece, clearing);
    world.emit(|| placed(seat, piece, clearing));
}

fn place_wood(state: &mut State, clearing: Clearing, count: u8, world: &mut World) {
    let count = count.min(state.stock[Piece::Wood.index()]);
    for _ in 0..count {
        state.place(Piece::Wood, clearing);
    }
    let seat = seat(state);
    if count > 0 {
        world.emit(|| {
            Event::new(EventKind::Wood, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(clearing))
        });
    }
}

fn pay_wood(state: &mut State, clearing: Clearing, count: u8, world: &mut World) {
    state.pieces[Piece::Wood.index()][clearing.index()] -= count;
    state.stock[Piece::Wood.index()] += count;
    let seat = seat(state);
    world.emit(|| {
        Event::new(EventKind::PaidWood, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(clearing))
    });
}

/// Builds for wood that can be brought there (6.5.4.III).
fn build(state: &mut State, clearing: Clearing, piece: Piece, world: &mut World) {
    let seat = seat(state);
    let Some((_, points)) = next_building(state, piece) else { return };
    state.place(piece, clearing);
    world.emit(|| Event::new(EventKind::Built, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
    state.score(seat, points, Source::Buildings, world);
}

fn placed(seat: Seat, piece: Piece, clearing: Clearing) -> Event {
    Event::new(EventKind::Placed, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing))
}

/// Warriors that were removed from a clearing, and may be saved.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Hospital {
    pub clearing: Clearing,
    pub count: u8,
    /// They lie on Coffin Makers, not in the supply.
    pub buried: bool,
}

impl TaskHandler for Hospital {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = state.seat_of(Faction::Marquise)?;
        let keep = state.clearings_with(Piece::Keep).first()?;
        (state.player(seat).has_cards() && hooks::may_place(state, seat, keep)).then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if let Some(seat) = state.seat_of(Faction::Marquise) {
            let cards = state.player(seat).hand & CardSet::matching(state.suits(self.clearing));
            out.extend(cards.kinds().map(|card| Action::Hospital { card }));
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Hospital { card } => save(state, self.count, self.buried, card, world),
            Action::Pass => {}
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        declared.suits(state.suits(self.clearing))
    }
}

impl ValidateTask for Hospital {
    const FACTION: Option<Faction> = Some(Faction::Marquise);
}

/// 6.2.3: one card saves all warriors removed from the clearing.
fn save(state: &mut State, count: u8, buried: bool, card: CardKind, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Marquise) else { return };
    let Some(keep) = state.clearings_with(Piece::Keep).first() else { return };
    state.discard_from_hand(seat, card, world);
    let lie = if buried { &mut state.coffins[seat.index()] } else { &mut state.players[seat.index()].supply };
    let count = count.min(*lie);
    *lie -= count;
    state.warriors[seat.index()][keep.index()] += count;
    world.emit(|| {
        Event::new(EventKind::Hospital, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(keep))
    });
}
