//! The Keepers in Iron (chapter 15).

use super::queries::{adrift, kit, portable, seat, stations, update};
use super::relics::{draw_forest, lay_prize, legal_prize};
use super::state::{Actor, HUNGRY, MOST_RETINUE, Step};
use super::words::Slot;
use super::{relics, retinue};
use crate::games::root::law::among::{Among, here, mismatched};
use crate::games::root::law::conditions::{warriors_left, with_slots, with_warriors};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::homelands::{Apart, Homelands, homes};
use crate::games::root::law::why::because;
use crate::games::root::law::{craft, hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::{Cause, Loss, Trigger};
use crate::games::root::state::picks::Choice;
use crate::games::root::state::preparing;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::piece::Target;
use arrayvec::ArrayVec;

/// Warriors at the start in each of two clearings (15.3.2).
const FIRST_WARRIORS: u8 = 4;

/// The homelands that the setup card asks for.
pub(super) const HOMELANDS: Homelands =
    Homelands { count: 2, on_edge: true, apart: Apart::TwoBetween, builds: false, come_first: false };

/// Warriors placed for a card (15.4.3).
const RECRUITED: u8 = 2;

/// Returns the waystations, as they can be put up, that are not on the map: tile and upper side.
pub fn tiles(state: &State) -> impl Iterator<Item = Piece> + use<'_> {
    Piece::WAYSTATIONS.into_iter().filter(|piece| state.stock[piece.in_stock().index()] > 0)
}

/// Returns whether the Keepers have neither warrior nor waystation on the map, and so return at the map edge (15.4.1).
pub(super) fn is_gone(state: &State) -> bool {
    let seat = seat(state);
    state.clearings_with_warriors(seat).is_empty() && stations(state).is_empty()
}

/// Narrows down where a waystation can be put up now (15.4.1).
pub(super) fn camp_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let sites = if is_gone(state) {
        sites.only(state.board.edge(), |_| because("root-no-return", "15.4.1"))
    } else {
        let free = sites.except(kit(state).camped, here("root-no-second-camp", "15.4.1"));
        with_warriors(state, seat, "15.4.1", free)
    };
    with_slots(state, hooks::placing(state, seat, sites))
}

/// Returns where only the warrior can come back: no clearing of the map edge has an open slot (15.4.1, 1.5.4).
fn returns(state: &State) -> ClearingSet {
    if !is_gone(state) || !camp_sites(state, state.board.clearings()).is_empty() {
        return ClearingSet::EMPTY;
    }
    hooks::placing(state, seat(state), state.board.edge())
}

/// Narrows down where a waystation can be taken down now (15.4.2).
pub(super) fn decamp_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let standing = sites
        .only(stations(state), here("root-no-waystation-here", "15.4.2"))
        .except(kit(state).camped, here("root-no-second-camp", "15.4.2"));
    hooks::placing(state, seat, warriors_left(state, seat, standing))
}

/// Returns the waystations of a clearing.
pub(super) fn stations_in(state: &State, clearing: Clearing) -> impl Iterator<Item = Target> {
    let here = Piece::WAYSTATIONS.into_iter().filter(move |&piece| state.count(piece, clearing) > 0);
    here.flat_map(move |station| state.targets(station, clearing))
}

/// Narrows down where warriors can be placed at a waystation (15.4.3).
pub(super) fn recruit_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let stations = sites.only(stations(state), here("root-no-station-to-recruit", "15.4.3"));
    hooks::placing(state, seat, warriors_left(state, seat, stations))
}

/// Narrows down the cards for which they are.
pub(super) fn recruit_cards<A: Among<CardSet>>(state: &State, clearing: Clearing, cards: A) -> A {
    held(state, seat(state), cards)
        .only(CardSet::matching(state.suits(clearing)), mismatched("root-no-recruit-match", "15.4.3", clearing))
}

/// 15.5.1: crafting comes before the first card acts.
pub(in crate::games::root) fn crafts_now(state: &State) -> bool {
    state.used.actions == 0 && state.top() == Some(Task::Keepers(Step::Retinue(Slot::Move)))
}

/// The clearings of the map edge beside the home; where none of them can take warriors, any beside it (15.3.2).
fn second_homes(state: &State, home: Clearing) -> ClearingSet {
    let beside = hooks::placing(state, seat(state), state.adjacent(home));
    let edge = beside & state.board.edge();
    if edge.is_empty() { beside } else { edge }
}

/// A turn of the Keepers (15.4 to 15.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Keepers(Step::Encamp),
    Task::Keepers(Step::Decamp),
    Task::Keepers(Step::Recruit),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Keepers(Step::Retinue(Slot::Move)),
    Task::Keepers(Step::Retinue(Slot::Delve)),
    Task::Keepers(Step::Retinue(Slot::Recover)),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Keepers(Step::LiveOff),
    Task::Keepers(Step::Gather { added: false }),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let (seat, all) = (seat(state), state.board.clearings());
        let asked = match self {
            Step::SetupRelics | Step::SetupRest | Step::LiveOff => false,
            Step::SetupHome => !state.draft.is_open && homes(state, seat).len() > 1,
            Step::SetupSecond { home } => second_homes(state, home).len() > 1,
            Step::Encamp => {
                !camp_sites(state, all).is_empty() && tiles(state).next().is_some() || returns(state).len() > 1
            }
            Step::Decamp => !decamp_sites(state, all).is_empty(),
            Step::Recruit => state.player(seat).has_cards() && !recruit_sites(state, all).is_empty(),
            Step::Retinue(slot) => {
                retinue::has_action(state, slot)
                    || slot == Slot::Move && state.used.actions == 0 && craft::is_possible(state)
            }
            Step::LeadMove { .. } | Step::LeadBattle { .. } | Step::LeadDelve { .. } | Step::LeadRecover { .. } => true,
            Step::Carry { from, left, .. } => left > 0 && burden(state, from, left).next().next().is_some(),
            Step::Delve { clearing, .. } => retinue::may_delve(state, clearing),
            Step::More { clearing, .. } => retinue::recoverable(state, clearing).next().is_some(),
            Step::Gather { added } => retinue::can_gather(state, added),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Step::SetupRelics | Step::SetupRest | Step::LiveOff => {}
            Step::SetupHome => out.extend(homes(state, seat(state)).iter().map(|clearing| Action::Home { clearing })),
            Step::SetupSecond { home } => {
                out.extend(second_homes(state, home).iter().map(|clearing| Action::Home { clearing }));
            }
            Step::Encamp => {
                if !is_gone(state) {
                    out.push(Action::Pass);
                }
                out.extend(returns(state).iter().map(|clearing| Action::Home { clearing }));
                for clearing in camp_sites(state, state.board.clearings()).iter() {
                    out.extend(tiles(state).map(|piece| Action::Encamp { clearing, piece }));
                }
            }
            Step::Decamp => {
                out.push(Action::Pass);
                for clearing in decamp_sites(state, state.board.clearings()).iter() {
                    out.extend(stations_in(state, clearing).map(|piece| Action::Decamp { clearing, piece }));
                }
            }
            Step::Recruit => {
                out.push(Action::Pass);
                for clearing in recruit_sites(state, state.board.clearings()).iter() {
                    let cards = recruit_cards(state, clearing, CardSet::ALL).kinds();
                    out.extend(cards.map(|card| Action::RecruitWith { clearing, card }));
                }
            }
            Step::Retinue(slot) => {
                out.push(Action::Pass);
                retinue::legal(state, slot, out);
                if crafts_now(state) {
                    craft::legal(state, out);
                }
            }
            Step::LeadMove { .. } | Step::LeadBattle { .. } | Step::LeadDelve { .. } | Step::LeadRecover { .. } => {
                if let Some((slot, clearing)) = retinue::led(self) {
                    out.extend(retinue::actors(state, slot, clearing).map(|actor| match actor {
                        Actor::Retainer => Action::ActRetainer {},
                        Actor::Card(card) => Action::Act { card },
                    }));
                }
            }
            Step::Carry { from, left, .. } => {
                out.push(Action::Pass);
                out.extend(burden(state, from, left).next().map(|at| Action::Carry { relic: Piece::RELICS[at] }));
            }
            Step::Delve { clearing, .. } => {
                out.push(Action::Pass);
                retinue::legal_delves(state, clearing, out);
            }
            Step::More { clearing, .. } => {
                out.push(Action::Pass);
                retinue::legal_recoveries(state, clearing, out);
            }
            Step::Gather { added } => {
                out.push(Action::Pass);
                retinue::legal_gathering(state, added, out);
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetupHome, Action::Home { clearing }) => settle(state, clearing, world),
            (Step::SetupSecond { .. }, Action::Home { clearing }) => {
                state.recruit(seat(state), clearing, FIRST_WARRIORS, world);
            }
            (Step::Encamp | Step::Decamp, Action::Pass) => update(state, |keepers| keepers.camped = ClearingSet::EMPTY),
            (Step::Retinue(_), Action::Pass) => rest(state),
            (Step::Carry { from, to, .. }, Action::Pass) => carry(state, from, to, world),
            (_, Action::Pass) => {}
            (Step::Encamp, Action::Home { clearing }) => {
                state.recruit(seat(state), clearing, 1, world);
            }
            (Step::Encamp, Action::Encamp { clearing, piece }) => encamp(state, clearing, piece, world),
            (Step::Decamp, Action::Decamp { clearing, piece }) => {
                state.push(Task::Keepers(self));
                decamp(state, clearing, piece, world);
            }
            (Step::Recruit, Action::RecruitWith { clearing, card }) => {
                state.push(Task::Keepers(self));
                state.discard_from_hand(seat(state), card, world);
                state.recruit(seat(state), clearing, RECRUITED, world);
            }
            (Step::Retinue(_), Action::Craft { card }) => {
                state.push(Task::Keepers(self));
                craft::craft(state, card, world);
            }
            (Step::Retinue(slot), action) => {
                state.push(Task::Keepers(self));
                match retinue::intended(slot, action) {
                    Some((lead, clearing)) => begin(state, slot, lead, clearing, world),
                    None => state.stray(),
                }
            }
            (_, Action::Act { card }) => retinue::act(state, self, Actor::Card(card), world),
            (_, Action::ActRetainer { .. }) => retinue::act(state, self, Actor::Retainer, world),
            (Step::Carry { from, to, left }, Action::Carry { relic }) => {
                if let Some(index) = relic.relic_index() {
                    state.picks.relics[index] += 1;
                }
                state.push(Task::Keepers(Step::Carry { from, to, left: left - 1 }));
            }
            (Step::Delve { actor, .. }, Action::Delve { clearing, forest, found }) => {
                retinue::delve(state, clearing, forest, found, actor, world);
            }
            (Step::More { actor, .. }, Action::Recover { clearing, relic }) => {
                retinue::recover(state, clearing, relic, None, actor, world);
            }
            (Step::More { actor, .. }, Action::RecoverOf { clearing, relic, suit }) => {
                retinue::recover(state, clearing, relic, Some(suit), actor, world);
            }
            (Step::Gather { .. }, action) => retinue::gather(state, action, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupRelics => {
                relics::lay_first(state, world);
                state.push_all(&[Step::SetupHome, Step::SetupRest].map(Task::Keepers));
                if state.draft.is_open {
                    let (seat, left) = (seat(state), HOMELANDS.count);
                    state.push(Task::Setup(preparing::Step::Homeland { seat, left }));
                }
            }
            Step::SetupHome if state.draft.is_open => {
                let seat = seat(state);
                for home in state.homelands(seat).iter() {
                    state.recruit(seat, home, FIRST_WARRIORS, world);
                }
            }
            Step::SetupHome => {
                if let Some(clearing) = homes(state, seat(state)).first() {
                    settle(state, clearing, world);
                }
            }
            Step::SetupSecond { home } => {
                if let Some(clearing) = second_homes(state, home).first() {
                    state.recruit(seat(state), clearing, FIRST_WARRIORS, world);
                }
            }
            // 15.3.4: a Faithful Retainer stands in each column
            Step::SetupRest => {
                relics::lay_rest(state, world);
                update(state, |keepers| keepers.retainers = [1; 3]);
            }
            Step::Encamp => {
                update(state, |keepers| keepers.camped = ClearingSet::EMPTY);
                if let Some(clearing) = returns(state).first() {
                    state.recruit(seat(state), clearing, 1, world);
                }
            }
            Step::Decamp => update(state, |keepers| keepers.camped = ClearingSet::EMPTY),
            Step::Retinue(_) => rest(state),
            Step::LiveOff => live_off(state, world),
            Step::Carry { from, to, .. } => carry(state, from, to, world),
            Step::Recruit
            | Step::LeadMove { .. }
            | Step::LeadBattle { .. }
            | Step::LeadDelve { .. }
            | Step::LeadRecover { .. }
            | Step::Delve { .. }
            | Step::More { .. }
            | Step::Gather { .. } => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Encamp if is_gone(state) => declared.instead("root-ask-come-back", "15.4.1"),
            Step::Retinue(slot) => {
                let declared = match slot {
                    Slot::Move => declared,
                    Slot::Delve => declared.instead("root-ask-retinue-delve", "15.5.2.II"),
                    Slot::Recover => declared.instead("root-ask-retinue-recover", "15.5.2.III"),
                };
                let keepers = kit(state);
                declared.number("count", keepers.idle(slot).len() as u8 + keepers.idle_retainers(slot))
            }
            Step::Gather { .. } => declared.number("count", MOST_RETINUE.saturating_sub(kit(state).retinue_count())),
            _ => declared,
        }
    }
}

/// Something is to be done for a column: the only card that can acts, else it is asked for.
fn begin(state: &mut State, slot: Slot, lead: Step, clearing: Clearing, world: &mut World) {
    let only = {
        let mut actors = retinue::actors(state, slot, clearing);
        actors.next().filter(|_| actors.next().is_none())
    };
    match only {
        Some(actor) => retinue::act(state, lead, actor, world),
        None => state.push(Task::Keepers(lead)),
    }
}

/// The column is done; what acted there is forgotten.
fn rest(state: &mut State) {
    update(state, |keepers| {
        keepers.acted = CardSet::EMPTY;
        keepers.acted_retainers = 0;
    });
}

/// Sets up the first warriors; where the others stand is asked next (15.3.2).
fn settle(state: &mut State, home: Clearing, world: &mut World) {
    state.recruit(seat(state), home, FIRST_WARRIORS, world);
    state.push(Task::Keepers(Step::SetupSecond { home }));
}

/// Replaces a warrior by a waystation (15.4.1).
fn encamp(state: &mut State, clearing: Clearing, piece: Piece, world: &mut World) {
    let seat = seat(state);
    if is_gone(state) {
        raise(state, clearing, piece, world);
        state.recruit(seat, clearing, 1, world);
        update(state, |keepers| keepers.camped = ClearingSet::EMPTY);
        return;
    }
    update(state, |keepers| keepers.camped.insert(clearing));
    state.push(Task::Keepers(Step::Encamp));
    removal::make_way(state, seat, clearing);
    raise(state, clearing, piece, world);
}

fn raise(state: &mut State, clearing: Clearing, piece: Piece, world: &mut World) {
    let seat = seat(state);
    state.place(piece, clearing);
    world.emit(|| Event::new(EventKind::Encamped, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
}

/// Replaces a waystation by a warrior (15.4.2).
fn decamp(state: &mut State, clearing: Clearing, target: Target, world: &mut World) {
    let seat = seat(state);
    let Some(piece) = state.piece_at(target, clearing) else { return };
    update(state, |keepers| keepers.camped.insert(clearing));
    state.leaves_treetop(piece, clearing, 1, target == Target::Treetop);
    state.pieces[piece.index()][clearing.index()] -= 1;
    state.buildings[seat.index()][clearing.index()] -= 1;
    state.stock[piece.in_stock().index()] += 1;
    state.add_warriors(seat, clearing, 1);
    world.emit(|| Event::new(EventKind::Decamped, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
}

/// Returns the relics that can still go along.
pub(super) fn burden(state: &State, from: Clearing, left: u8) -> Choice<{ Piece::RELICS.len() }> {
    Choice::new(portable(state, from), state.picks.relics, left)
}

/// The relics that have been picked go along, all at once (15.2.4).
fn carry(state: &mut State, from: Clearing, to: Clearing, world: &mut World) {
    let seat = seat(state);
    for (relic, count) in Piece::RELICS.into_iter().zip(state.take_picks().relics) {
        for _ in 0..count {
            state.pieces[relic.index()][from.index()] -= 1;
            state.pieces[relic.index()][to.index()] += 1;
            world.emit(|| Event::new(EventKind::Carried, seat).with(Detail::Piece(relic)).with(Detail::Clearing(to)));
        }
    }
}

/// Removes a warrior from each clearing with four of them or more (15.6.1).
fn live_off(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let crowded = state.board.clearings().iter().filter(|&clearing| state.warriors(seat, clearing) >= HUNGRY);
    let losses: ArrayVec<Loss, { crate::games::root::words::place::MAX_CLEARINGS }> =
        crowded.map(|clearing| Loss { warriors: 1, ..Loss::none(seat, seat, clearing) }).collect();
    removal::remove(state, &losses, Cause::Other, world);
}

/// Whether the places and pieces that a pending step speaks of are as they are whenever a game comes to it.
pub(in crate::games::root) fn fits(state: &State, step: Step, is_top: bool) -> bool {
    let in_setup = state.phase == crate::games::root::state::frame::Phase::Setup;
    let keepers = kit(state);
    let acted = |actor: Actor, slot: Slot| match actor {
        Actor::Retainer => keepers.acted_retainers > 0 && keepers.retainers[slot.index()] >= keepers.acted_retainers,
        Actor::Card(card) => (keepers.retinue[slot.index()] & keepers.acted).has(card),
    };
    match step {
        Step::SetupRelics | Step::SetupHome | Step::SetupSecond { .. } | Step::SetupRest => in_setup,
        Step::LeadMove { .. } | Step::LeadBattle { .. } | Step::LeadDelve { .. } | Step::LeadRecover { .. } => {
            is_top && retinue::fits(state, step)
        }
        Step::Carry { from, to, left, .. } => {
            let moved = state.warriors(seat(state), to);
            from != to && left <= moved && (is_top || left > 0)
        }
        Step::Delve { actor, .. } => acted(actor, Slot::Delve),
        Step::More { actor, .. } => acted(actor, Slot::Recover),
        _ => true,
    }
}

/// Removed relics that wait for their forests.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Prize {
    /// The seat that removed them and places them.
    pub by: Seat,
}

impl TaskHandler for Prize {
    fn asks(self, state: &State) -> Option<Seat> {
        let chooses = state.board.forests().len() > 1 && !hooks::is_clockwork(state, self.by);
        (adrift(state).is_some() && chooses).then_some(self.by)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal_prize(state, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::PlaceIn { piece, forest } => {
                state.push(Task::Removal(Trigger::Prize { by: self.by }));
                lay_prize(state, self.by, piece, forest, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        while let Some(piece) = adrift(state).filter(|_| !state.board.forests().is_empty()) {
            let forest = draw_forest(state.board.forests(), world);
            lay_prize(state, self.by, piece, forest, world);
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        let relic = adrift(state).unwrap_or(Piece::Figure1);
        declared.name("piece", "root-piece", relic.id())
    }
}

impl ValidateTask for Prize {
    const FACTION: Option<Faction> = Some(Faction::Keepers);
}
