//! The verbs: which of them a player has, and by which letters they are chosen.

use super::registry;
use super::side::own_seat;
use crate::games::root::Observation;
use crate::games::root::state::Phase;

/// The letters that a verb would like to have, the best first: the same ones whoever plays.
pub fn letters(verb: &str) -> &'static str {
    match verb {
        "march" | "move" | "mood" | "mob" => "m",
        "battle" => "b",
        "recruit" | "revolt" => "rv",
        "build" | "decree" | "crusade" => "d",
        "overwork" | "mobilize" | "explore" | "score" => "o",
        "extra" | "convert" => "v",
        "craft" => "c",
        "services" => "$s",
        "price" | "post" => "p",
        "fund" => "f",
        "export" => "t",
        "draw" => "a",
        "dominance" | "coalition" => "f",
        "recall" => "tvd",
        "use" => "x",
        "spread" | "organize" | "slip" | "strike" | "sacrifice" | "sway" => "s",
        "train" | "quest" | "turmoil" | "sanctify" | "dig" => "t",
        "minister" => "ta",
        "encamp" => "p",
        "decamp" | "delve" => "d",
        "recover" => "v",
        "retinue" => "t",
        "aid" | "advance" => "a",
        "incite" | "anoint" => "t",
        "lead" | "loot" | "rally" => "o",
        "hoard" | "sell" | "scrap" | "rouse" => "p",
        "repair" => "r",
        "clear" => "pd",
        "ferry" => "f",
        "steal" | "labor" | "hideout" | "instigate" | "scorch" | "improvise" | "glide" | "enlist" | "swift" => "p",
        "flip" | "plot" => "p",
        "trick" => "t",
        "exert" => "r",
        "expose" => "p",
        _ => "",
    }
}

/// What everybody has in every phase: to use a card and to expose a plot may be possible at any time, to clear a path only
/// where paths are closed (C.3.3).
fn common(state: &Observation, leaves_points: &'static str) -> impl Iterator<Item = &'static str> {
    let clear = state.board.has_closed_paths().then_some("clear");
    ["craft", leaves_points, "recall", "use"].into_iter().chain(clear)
}

/// The verbs of the viewer's seat in a phase of its turn: its own before those that everybody has.
fn of(state: &Observation, phases: &[Phase]) -> Vec<&'static str> {
    let Some(seat) = own_seat(state) else { return Vec::new() };
    let board = registry::of(state, seat);
    let own = phases.iter().flat_map(|&phase| board.verbs(phase));
    let mut verbs = Vec::new();
    for verb in own.chain(common(state, board.leaves_points())) {
        if !verbs.contains(&verb) {
            verbs.push(verb);
        }
    }
    verbs
}

/// The verbs that the viewer's seat has in the course of its turn.
pub fn of_turn(state: &Observation) -> Vec<&'static str> {
    of(state, &Phase::ALL)
}

/// Those of the phase that goes on; none on the turns of others.
pub fn of_phase(state: &Observation) -> Vec<&'static str> {
    let own_turn = own_seat(state) == Some(state.turn);
    let mut verbs = if own_turn { of(state, &[state.phase]) } else { Vec::new() };
    verbs.push("expose");
    verbs
}
