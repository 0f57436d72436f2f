//! The map model: what each clearing, path and forest shows, derived from an observation.

use super::names::{faction_role, glyph};
use super::registry;
use super::registry::Legend;
use super::scene::{ClearingView, ForestView, Group, MapWords, Mark, Ruler, Scene, Sign, Slot};
use super::table;
use crate::games::root::Observation;
use crate::games::root::law::rule::Ruling;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Forest};
use crate::kernel::Words;
use crate::tui::game_ui::{Change, Highlights, Spot};
use crate::tui::palette::Role;

pub fn words(words: &Words) -> MapWords {
    let suits = ["fox", "rabbit", "mouse"];
    MapWords {
        short_suits: suits.map(|suit| words.name("root-short", suit)),
        suits: suits.map(|suit| words.name("root-suit", suit)),
    }
}

pub fn spot_of_clearing(clearing: Clearing) -> Spot {
    Spot::Place(clearing.number())
}

pub fn spot_of_forest(forest: Forest) -> Spot {
    Spot::Region(forest.index() as u8)
}

fn mark(marks: &Highlights, spot: Spot) -> Mark {
    let lit = marks.lit.contains(&spot);
    let origin = marks.origin == Some(spot);
    // a choice has the frames for itself
    let changed = !marks.choosing && change(marks, spot).is_some();
    Mark { lit, cursor: marks.cursor == Some(spot), origin, dim: marks.dims && !lit && !origin, changed }
}

fn change<'a>(marks: &Highlights<'a>, spot: Spot) -> Option<&'a Change> {
    marks.changed.iter().find(|change| change.at == spot)
}

pub fn ruler(state: &Observation, clearing: Clearing) -> Ruler {
    match state.ruler(clearing) {
        Some(owner) => Ruler::Faction(state.party(owner).letter()),
        None if state.owners().any(|owner| state.strength(owner, clearing) > 0) => Ruler::Tie,
        None => Ruler::Nobody,
    }
}

fn clearing(
    state: &Observation,
    clearing: Clearing,
    legends: &[Legend],
    marks: &Highlights,
    unicode: bool,
) -> ClearingView {
    let mut view = ClearingView {
        suits: state.suits(clearing),
        ruler: ruler(state, clearing),
        mark: mark(marks, spot_of_clearing(clearing)),
        note: change(marks, spot_of_clearing(clearing)).map(|change| change.says.0.clone()).unwrap_or_default(),
        ..ClearingView::default()
    };
    for owner in state.owners() {
        let party = state.party(owner);
        let warriors = state.warriors(owner, clearing);
        if warriors > 0 {
            let star = owner.seat().is_some_and(|seat| legends[seat.index()].leader == Some(clearing));
            view.warriors.push(Group { star, ..Group::warriors(party.letter(), warriors) });
        }
        if state.pawn(owner) == Some(clearing) {
            view.pawns.push(Sign { glyph: party.letter(), role: faction_role(party) });
        }
    }
    if state.ruins.contains(clearing) {
        view.slots.push(Slot::ruin(unicode));
    }
    for piece in Piece::ALL {
        let count = state.count(piece, clearing);
        let role = faction_role(piece.owner());
        if piece.is_building() {
            let slot = Slot::building(piece.owner().letter(), glyph(piece, unicode));
            view.slots.extend(std::iter::repeat_n(slot, count.into()));
        } else if count > 0 {
            let known = known(state, piece, clearing).map(|kind| glyph(kind, unicode));
            let token = Group { known, ..Group::tokens(glyph(piece, unicode), count, role) };
            // kinds of one sign are counted together
            match view.tokens.iter_mut().find(|other| other.sign == token.sign && other.known == known) {
                Some(alike) => alike.count += count,
                None => view.tokens.push(token),
            }
        }
    }
    // two maps have a ferry or a tower of their own
    let of_the_map = [(Landmark::Tower, state.tower), (Landmark::Ferry, state.ferry)];
    let of_the_map = of_the_map.into_iter().filter_map(|(landmark, at)| Some((landmark, at?)));
    let others = state.standing().filter(|(landmark, _)| !matches!(landmark, Landmark::Tower | Landmark::Ferry));
    for (landmark, _) in of_the_map.chain(others).filter(|&(_, at)| at == clearing) {
        view.tokens.push(Group::tokens(landmark.sign(), 1, Role::Text));
    }
    for seat in table::homes_in(state, clearing) {
        let party = state.party(seat);
        view.tokens.push(Group { known: Some(party.letter()), ..Group::tokens(HOME, 1, faction_role(party)) });
    }
    if state.scorched.contains(clearing) {
        view.tokens.push(Group::tokens(SCORCHED, 1, Role::Bad));
    }
    let treetop = state.landmark(Landmark::ElderTreetop) == Some(clearing) && state.landmarks.treetop.is_none();
    let others = state.open_slots(clearing).saturating_sub(treetop.into());
    view.slots.extend(std::iter::repeat_n(Slot::OPEN, others.into()));
    view.slots.extend(treetop.then_some(Slot::TREETOP));
    view
}

/// The sign before the capital of the player who has a homeland here.
pub(super) const HOME: char = '*';

/// The sign of a torch that closes a clearing (D.6.2).
pub(super) const SCORCHED: char = '!';

/// Returns the kind of a face-down piece in the clearing, if the viewer knows it.
pub fn known(state: &Observation, piece: Piece, clearing: Clearing) -> Option<Piece> {
    let known = registry::of(state, state.owner_of(piece.owner())?.seat()?).legend().known;
    let kinds = known.into_iter().filter(|(at, _)| *at == clearing).map(|(_, kind)| kind);
    kinds.into_iter().find(|&kind| kind != piece && kind.in_stock() == piece)
}

/// Returns everything on the map, with the marks of the question.
pub fn scene(state: &Observation, marks: &Highlights, unicode: bool) -> Scene {
    let mut scene = Scene::default();
    let legends: Vec<Legend> = state.seats().map(|seat| registry::of(state, seat).legend()).collect();
    for place in state.board.clearings().iter() {
        scene.clearings[place.index()] = clearing(state, place, &legends, marks, unicode);
    }
    for from in state.board.clearings().iter() {
        let cleared = state.board.closed(from) & state.adjacent(from);
        scene.opened.extend(cleared.iter().filter(|&to| from < to).map(|to| (from, to)));
    }
    for Change { at, from, .. } in marks.changed {
        let Some((from, role)) = from else { continue };
        if let (Spot::Place(to), Spot::Place(from)) = (at, from)
            && let (Some(to), Some(from)) = (Clearing::from_number(*to), Clearing::from_number(*from))
        {
            scene.gone.push(((to.min(from), to.max(from)), *role));
        }
    }
    for me in state.hirelings() {
        let party = state.party(me);
        let sign = Sign { glyph: party.letter(), role: faction_role(party) };
        let paths = state.hired(me).map(|hired| hired.kit.ambushes()).unwrap_or_default();
        scene.waits.extend((0..paths.len()).filter_map(|place| paths.get(place)).map(|path| (path, sign)));
    }
    for forest in state.board.forests().iter() {
        let pawns = state.owners().filter(|&owner| state.pawn_forest(owner) == Some(forest));
        let tokens = legends.iter().flat_map(|legend| &legend.forests).filter(|(at, _)| *at == forest);
        let sign = |owner| Sign { glyph: state.party(owner).letter(), role: faction_role(state.party(owner)) };
        scene.forests[forest.index()] = ForestView {
            pawns: pawns.map(sign).collect(),
            tokens: tokens.map(|(_, group)| *group).collect(),
            mark: mark(marks, spot_of_forest(forest)),
        };
    }
    scene
}
