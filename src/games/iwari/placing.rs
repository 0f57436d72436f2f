//! Pieces: what they cost (I5), where they go (I6), and what follows from them: feats (I13) and expeditions (I14).

use super::action::{Action, Piece, Placement};
use super::event::{Detail, Event, EventKind};
use super::place::{Connection, Kind, Space, SpaceSet, Territory, Via};
use super::scoring::SETTLEMENT;
use super::state::{Feat, Laid, State, THIRD};
use super::task::{Task, World};
use super::why::{because, of_card};
use crate::kernel::{Among, Judged, Seat};

/// Returns the tribe whose piece is placed.
pub(super) fn tribe(state: &State, third: bool) -> usize {
    if third { THIRD } else { state.turn.index() }
}

/// Narrows down the spaces for a tent of the tribe, the cards aside (I6.3, I6.6).
pub(super) fn tents<A: Among<SpaceSet>>(state: &State, tribe: usize, spaces: A) -> A {
    spaces
        .except(state.occupied(), |_| because("iwari-no-free-space", "I6.3"))
        .given(state.tents_left(tribe) > 0, || because("iwari-no-tents", "I6.6"))
}

/// Judges whether a totem of the tribe can stand in the territory, the cards aside (I6.4, I6.6).
pub(super) fn totems<J: Judged>(state: &State, tribe: usize, territory: Territory, judged: J) -> J {
    let left = judged.given(state.totems_left(tribe) > 0, || because("iwari-no-totems", "I6.6"));
    state.totem_room(territory, left)
}

/// Returns whether the tribe could place a piece in the territory if the cards were right.
pub(super) fn has_room(state: &State, third: bool, territory: Territory) -> bool {
    let tribe = tribe(state, third);
    !tents(state, tribe, state.board.spaces(territory)).is_empty() || totems(state, tribe, territory, true)
}

pub(super) fn has_room_anywhere(state: &State) -> bool {
    state.board.territories().any(|territory| has_room(state, true, territory))
}

/// Lists every piece that the cards of the hand can pay, in one territory or in all.
pub(super) fn legal(state: &State, third: bool, only: Option<Territory>, out: &mut Vec<Action>) {
    let tribe = tribe(state, third);
    let open = tents(state, tribe, SpaceSet::from_bits(u128::MAX));
    for territory in state.board.territories().filter(|&territory| only.is_none_or(|only| only == territory)) {
        for pair in payments(state, territory) {
            let free = open & state.board.spaces(territory);
            out.extend(free.iter().map(|space| Action::tent(space, pair)));
            if totems(state, tribe, territory, true) {
                out.push(Action::totem(territory, pair));
            }
        }
    }
}

/// Judges whether the hand pays one piece in the territory with a pair, or without one with a card of its kind (I5.2).
pub(super) fn paying<J: Judged>(state: &State, territory: Territory, pair: Option<Kind>, judged: J) -> J {
    let (hand, kind) = (state.hands[state.turn.index()], state.board.kind(territory));
    match pair {
        None => judged.given(hand.of(kind) > 0, || of_card("iwari-no-match", "I5.2", kind)),
        Some(pair) => judged.given(hand.of(pair) >= 2, || of_card("iwari-no-pair", "I5.2", pair)),
    }
}

/// Returns how the hand can pay one piece in the territory: a card of its kind, or a pair of any.
fn payments(state: &State, territory: Territory) -> impl Iterator<Item = Option<Kind>> {
    let ways = std::iter::once(None).chain(Kind::ALL.into_iter().map(Some));
    ways.filter(move |&pair| paying(state, territory, pair, true))
}

/// Pays and places a piece; nothing for `pass`.
pub(super) fn take(state: &mut State, third: bool, action: Action, world: &mut World) {
    let Some(placement) = action.placement() else { return };
    let seat = state.turn;
    let tribe = tribe(state, third);
    match placement.pair {
        None => state.spend(seat, state.board.kind(placement.territory), 1),
        Some(kind) => state.spend(seat, kind, 2),
    }
    world.emit(|| event(state, tribe, placement));
    match placement.piece {
        Piece::Tent(space) => state.tents[tribe].insert(space),
        Piece::Totem => state.raise_totem(tribe, placement.territory),
    }
    if third {
        return;
    }
    if state.extras.feats {
        match placement.piece {
            Piece::Tent(space) => after_tent(state, seat, space),
            Piece::Totem => after_totem(state, seat, placement.territory),
        }
    }
    score_expeditions(state, seat, world);
}

fn event(state: &State, tribe: usize, placement: Placement) -> Event {
    let what = match (placement.piece, placement.pair) {
        (Piece::Tent(_), None) => EventKind::Tent,
        (Piece::Tent(_), Some(_)) => EventKind::TentFor,
        (Piece::Totem, None) => EventKind::Totem,
        (Piece::Totem, Some(_)) => EventKind::TotemFor,
    };
    let place = match placement.piece {
        Piece::Tent(space) => space.place(),
        Piece::Totem => placement.territory.place(),
    };
    let card = placement.pair.unwrap_or(state.board.kind(placement.territory));
    Event::new(what, tribe)
        .with(Detail::Territory(state.board.territory_id(placement.territory)))
        .with(Detail::Space(place))
        .with(Detail::Card(card))
}

/// Returns whether the seat may still put one: one is left, and it has put none itself (I13.1 to I13.4).
pub(super) fn may_lay(state: &State, feat: Feat, seat: Seat) -> bool {
    state.laid(feat).count() < feat.copies() && state.laid(feat).all(|laid| laid.by != seat)
}

fn after_tent(state: &mut State, seat: Seat, space: Space) {
    let own = state.tents[seat.index()];
    if may_lay(state, Feat::Discovery, seat) && state.free_spaces(space.territory()).is_empty() {
        state.push(Task::Discovery { territory: space.territory().index() as u8 });
    }
    if may_lay(state, Feat::Union, seat) && completes(state, space, own) {
        state.push(Task::Union { space: space.index() as u8 });
    }
}

/// Whether the tent makes a settlement out of tents that were part of none.
fn completes(state: &State, space: Space, own: SpaceSet) -> bool {
    let group = state.joined(space, own);
    let mut rest = group.without(space);
    if group.len() < SETTLEMENT {
        return false;
    }
    while let Some(first) = rest.first() {
        let part = state.joined(first, group.without(space));
        if part.len() >= SETTLEMENT {
            return false;
        }
        rest = rest - part;
    }
    true
}

fn after_totem(state: &mut State, seat: Seat, territory: Territory) {
    for (feat, water) in [(Feat::Respect, true), (Feat::Honour, false)] {
        if may_lay(state, feat, seat) && bonds(state, territory, super::task::via(water)).next().is_some() {
            state.push(Task::Bond { territory: territory.index() as u8, water });
        }
    }
}

/// Connections of the territory whose majority the seat in turn holds at both ends.
fn bonds(state: &State, territory: Territory, via: Via) -> impl Iterator<Item = Connection> {
    let tribe = state.turn.index();
    let own = state.board.connections_of(territory).iter();
    own.filter(move |&connection| state.board.link(connection).is_some_and(|link| link.via == via))
        .filter(move |&connection| state.link_points(connection)[tribe] > 0)
}

pub(super) fn legal_union(state: &State, space: Space, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let group = state.joined(space, state.tents[state.turn.index()]);
    let within = state.board.territories().filter(|territory| group.intersects(territory.all_spaces()));
    out.extend(within.map(|territory| Action::Union { territory }));
}

pub(super) fn legal_discovery(state: &State, filled: Territory, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let others = state.board.territories().filter(|&territory| territory != filled);
    out.extend(others.map(|territory| Action::Discovery { territory }));
}

pub(super) fn legal_bond(state: &State, territory: Territory, via: Via, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(bonds(state, territory, via).map(|connection| match via {
        Via::Land => Action::Honour { connection },
        Via::Water => Action::Respect { connection },
    }));
}

pub(super) fn take_feat(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    let (feat, what, at) = match action {
        Action::Union { territory } => (Feat::Union, EventKind::Union, territory.index()),
        Action::Discovery { territory } => (Feat::Discovery, EventKind::Discovery, territory.index()),
        Action::Honour { connection } => (Feat::Honour, EventKind::Honour, connection.index()),
        Action::Respect { connection } => (Feat::Respect, EventKind::Respect, connection.index()),
        _ => return,
    };
    if let Some(free) = state.feats[feat.index()].iter_mut().find(|laid| laid.is_none()) {
        *free = Some(Laid { by: seat, at: at as u8 });
    }
    let detail = match feat {
        Feat::Union | Feat::Discovery => Detail::Territory(state.board.territory_id(Territory::new(at as u8))),
        Feat::Honour | Feat::Respect => Detail::Connection(at as u8 + 1),
    };
    world.emit(|| Event::new(what, seat.index()).with(detail));
}

/// I14.1: at once, for the seat in turn only.
fn score_expeditions(state: &mut State, seat: Seat, world: &mut World) {
    for index in 0..state.expeditions.len() {
        let Some(mut expedition) = state.expeditions[index] else { continue };
        let Some(place) = expedition.scored.iter().position(Option::is_none) else { continue };
        if expedition.scored.contains(&Some(seat)) || !expedition.mission.is_fulfilled(state, seat) {
            continue;
        }
        expedition.scored[place] = Some(seat);
        state.expeditions[index] = Some(expedition);
        let points = i16::from(expedition.mission.points()[place]);
        state.gain(seat, points);
        world.emit(|| {
            Event::new(EventKind::Expedition, seat.index())
                .with(Detail::Mission(expedition.mission.id()))
                .with(Detail::Points(points))
        });
    }
}
