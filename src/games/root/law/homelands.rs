//! Homelands (A.8.2): which clearings a setup card lets its player choose.

use super::among::{Among, Asked, Judged, here};
use super::conditions::with_slots;
use super::hooks;
use super::why::at;
use crate::games::root::prelude::*;
use crate::games::root::state::preparing::Step;
use crate::kernel::Illegal;

/// The distance of homelands from those of others (A.8.2.II).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Apart {
    /// Anywhere but on them.
    Anywhere,
    NotAdjacent,
    /// Two or more clearings lie between.
    TwoBetween,
}

impl Apart {
    /// Fewest paths to another's homeland: as the card says, then as it is relaxed.
    const fn steps(self) -> &'static [u8] {
        match self {
            Apart::Anywhere => &[1],
            Apart::NotAdjacent => &[2, 1],
            Apart::TwoBetween => &[3, 2, 1],
        }
    }
}

/// The homelands that a setup card asks for. Of several, each is adjacent to another of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Homelands {
    pub count: u8,
    /// Whether they lie on the map edge.
    pub on_edge: bool,
    pub apart: Apart,
    /// Whether a building is placed in each of them.
    pub builds: bool,
    /// Whether they are chosen before all else of the setup.
    pub come_first: bool,
}

impl Homelands {
    /// For a faction without any.
    pub const NONE: Homelands =
        Homelands { count: 0, on_edge: false, apart: Apart::Anywhere, builds: false, come_first: false };
}

/// Returns the homelands of everybody else.
pub fn of_others(state: &State, seat: Seat) -> ClearingSet {
    let others = state.seats().filter(|&other| other != seat);
    others.fold(ClearingSet::EMPTY, |all, other| all | state.homelands(other))
}

/// The corners that nobody has, while clockwork players need them all who are set up later (R3.2).
fn reserved(state: &State) -> ClearingSet {
    let needs = |task: &Task| match *task {
        Task::Setup(Step::Draft { seat }) => {
            state.clockwork(seat).is_some() && state.player(seat).faction.is_some_and(Faction::starts_in_corner)
        }
        _ => false,
    };
    let homes = state.seats().fold(started(state), |homes, seat| homes | state.homelands(seat));
    let free = state.board.corners() - homes;
    if state.pending().filter(needs).count() < free.len() { ClearingSet::EMPTY } else { free }
}

/// Narrows down where all the pieces that the card names can be placed, whatever the distance (A.8.2.I).
fn possible<A: Among<ClearingSet>>(state: &State, seat: Seat, card: Homelands, sites: A) -> A {
    let taken = of_others(state, seat) | reserved(state);
    let free = sites.except(taken, here("root-no-homeland-taken", "A.8.2.I"));
    let named = if card.on_edge { state.board.edge() } else { state.board.clearings() };
    let near = free.only(named, here("root-no-homeland-edge", "A.8.2.I"));
    hooks::placing(state, seat, if card.builds { with_slots(state, near) } else { near })
}

/// Returns why the clearing is no homeland for the card.
pub(in crate::games::root) fn no_homeland(
    state: &State,
    seat: Seat,
    card: Homelands,
    clearing: Clearing,
) -> Option<Illegal> {
    let chosen = Asked::about(clearing).except(state.homelands(seat), here("root-no-homeland-taken", "A.8.2.I"));
    possible(state, seat, card, chosen)
        .given(is_apart(state, seat, card, clearing), || at("root-no-homeland-near", "A.8.2.II", clearing))
        .why()
        .or_else(|| Some(at("root-no-homeland-beside", "A.8.2.I", clearing)))
}

/// Those of the clearings that lie at least this many open paths away from all homelands of others.
fn far_from(state: &State, clearings: ClearingSet, others: ClearingSet, steps: u8) -> ClearingSet {
    let is_far = |one: Clearing| others.iter().all(|other| state.distance(one, other).is_none_or(|way| way >= steps));
    clearings.iter().filter(|&clearing| is_far(clearing)).collect()
}

/// Whether `picked` can be completed out of `clearings` by this many, so that each is adjacent to another of them.
fn completes(state: &State, picked: ClearingSet, clearings: ClearingSet, left: u8) -> bool {
    if left > 0 {
        let mut more = (clearings - picked).iter();
        return more.any(|next| completes(state, picked.with(next), clearings, left - 1));
    }
    picked.len() == 1 || picked.iter().all(|clearing| state.adjacent(clearing).intersects(picked))
}

/// Those of `wanted` with which the chosen homelands can be completed out of `clearings`.
fn leading_on(state: &State, seat: Seat, card: Homelands, wanted: ClearingSet, clearings: ClearingSet) -> ClearingSet {
    let own = state.homelands(seat);
    let left = card.count.saturating_sub(own.len() as u8 + 1);
    (wanted - own).iter().filter(|&next| completes(state, own.with(next), own | clearings, left)).collect()
}

/// Whether the clearing lies as far from all homelands of others as the card says (A.8.2.II).
fn is_apart(state: &State, seat: Seat, card: Homelands, clearing: Clearing) -> bool {
    let others = of_others(state, seat);
    let strict = |&steps: &u8| !far_from(state, ClearingSet::of(clearing), others, steps).is_empty();
    card.apart.steps().first().is_none_or(strict)
}

/// Returns whether homelands are left for the card, distances aside (A.8.2.I).
pub fn are_left(state: &State, seat: Seat, card: Homelands) -> bool {
    let possible = possible(state, seat, card, state.board.clearings());
    card.count == 0 || !leading_on(state, seat, card, possible, possible).is_empty()
}

/// Returns what the seat can choose as its next homeland.
pub fn choices(state: &State, seat: Seat, card: Homelands) -> ClearingSet {
    let others = of_others(state, seat);
    let possible = possible(state, seat, card, state.board.clearings());
    let as_far = |steps: u8| far_from(state, possible, others, steps);
    // A.8.2.II: what cannot comply as a whole is chosen one by one, each as well as it can be
    let strict = card.apart.steps().first().map_or(possible, |&steps| as_far(steps));
    let whole = leading_on(state, seat, card, strict, strict);
    let relaxed = card.apart.steps().iter().map(|&steps| leading_on(state, seat, card, as_far(steps), possible));
    // 1.5.4: a small board may have no room for what the card asks
    let own = state.homelands(seat);
    let rest = state.board.clearings() - others - own;
    let beside = state.around(own) - own;
    let last = [possible & beside, possible - own, rest & beside, rest];
    [whole].into_iter().chain(relaxed).chain(last).find(|choice| !choice.is_empty()).unwrap_or_default()
}

/// Pieces that show, until all are set up, the corner in which their faction starts.
const HOME_PIECES: [Piece; 7] = [
    Piece::Keep,
    Piece::Roost,
    Piece::GardenFox,
    Piece::GardenRabbit,
    Piece::GardenMouse,
    Piece::Tunnel,
    Piece::Stronghold,
];

/// The clearings in which a faction has started, as far as pieces show it.
fn started(state: &State) -> ClearingSet {
    HOME_PIECES.into_iter().fold(ClearingSet::EMPTY, |homes, piece| homes | state.clearings_with(piece))
}

/// Returns in which of the clearings a faction can start that asks for a corner: one in which nobody starts, opposite a
/// starting corner if there is such a one (7.3.2, 10.3.2, 12.3.3, 14.3.1, 15.3.2).
pub(in crate::games::root) fn free_homes(state: &State, sites: ClearingSet) -> ClearingSet {
    let homes = state.seats().fold(started(state), |homes, seat| homes | state.homelands(seat));
    let free = open_corners(state, state.board.corners() - homes) & sites;
    let opposite: ClearingSet = homes.iter().filter_map(|corner| state.board.opposite(corner)).collect();
    if (opposite & free).is_empty() { free } else { opposite & free }
}

/// Returns where a faction starts that asks for one clearing: in its homeland, if the game is set up by setup cards
/// (A.8.2.I).
pub(in crate::games::root) fn homes(state: &State, seat: Seat) -> ClearingSet {
    if state.draft.is_open { state.homelands(seat) } else { free_homes(state, state.board.clearings()) }
}

/// Those of the corners that the Furious Protector leaves open; if there is none, the one that it closes.
pub(in crate::games::root) fn open_corners(state: &State, corners: ClearingSet) -> ClearingSet {
    let open = hooks::sealed(state).map_or(corners, |(_, clearing)| corners.without(clearing));
    if open.is_empty() { corners } else { open }
}

impl State {
    /// Returns the clearings that a seat has chosen as homelands (A.8.2.I).
    pub fn homelands(&self, seat: Seat) -> ClearingSet {
        self.draft.homelands[seat.index()]
    }

    /// Returns the card of the pool that cannot be taken before someone has taken a militant (A.8.1.II).
    pub fn locked(&self) -> Option<Faction> {
        let taken = self.players().any(|player| player.faction.is_some_and(Faction::is_militant));
        let waits = !taken && self.draft.pool.iter().any(Faction::is_militant);
        self.draft.last.filter(|&last| waits && self.draft.pool.contains(last))
    }

    /// Returns the factions that the next player can take (A.8.2).
    pub fn draftable(&self) -> impl Iterator<Item = Faction> + Clone + use<> {
        let locked = self.locked();
        self.draft.pool.iter().filter(move |&faction| Some(faction) != locked)
    }
}
