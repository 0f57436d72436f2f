//! The verbs: which of them a player has, and by which letters they are chosen.

use super::registry;
use crate::games::root::Observation;
use crate::games::root::state::frame::Phase;
use crate::kernel::{Seat, Words};
use crate::tui::law::Book;

/// Returns the letters that a verb would like to have, the best first: the same ones for every player.
pub fn letters(verb: &str) -> &'static str {
    match verb {
        "march" | "move" | "mood" | "mob" => "m",
        "battle" => "b",
        "recruit" | "revolt" => "rv",
        "build" | "decree" | "crusade" => "d",
        "overwork" | "mobilize" | "explore" | "score" => "o",
        "extra" | "convert" => "v",
        "draft" => "d",
        "lay" => "l",
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
        "landmark" => "m",
        "treetop" => "t",
        "swap" => "s",
        "steal" | "labor" | "hideout" | "instigate" | "scorch" | "improvise" | "glide" | "enlist" | "swift" => "p",
        "flip" | "plot" => "p",
        "trick" => "t",
        "exert" => "r",
        "expose" => "p",
        _ => "",
    }
}

/// Tells what a verb does: by the law of the viewer's faction, where several have it.
pub fn help(words: &Words, state: &Observation, verb: &str) -> String {
    let own = state.viewer.seat().and_then(|seat| Book::new(words, "root").law(registry::of(state, seat).law(verb)?));
    own.map_or_else(|| words.name("root-verb-help", verb), |law| law.text)
}

/// Returns the verbs of a seat in some phases of its turn: its own before those that everyone has. To clear a path is
/// possible only where paths are closed (C.3.3).
fn of(state: &Observation, seat: Seat, phases: &[Phase]) -> Vec<&'static str> {
    let board = registry::of(state, seat);
    let own = phases.iter().flat_map(|&phase| board.verbs(phase));
    let clear = state.board.has_closed_paths().then_some("clear");
    let common = ["craft", board.leaves_points(), "recall", "use"].into_iter().chain(clear);
    let mut verbs = Vec::new();
    for verb in own.chain(common) {
        if !verbs.contains(&verb) {
            verbs.push(verb);
        }
    }
    verbs
}

/// Returns the verbs that the viewer's seat has in the course of its turn.
pub fn of_turn(state: &Observation) -> Vec<&'static str> {
    state.viewer.seat().map_or_else(Vec::new, |seat| of(state, seat, &Phase::ALL))
}

/// Returns those of the phase that continues, and what other factions let the viewer's seat do in it; none on the turns of
/// others.
pub fn of_phase(state: &Observation) -> Vec<&'static str> {
    let Some(seat) = state.viewer.seat().filter(|&seat| seat == state.turn) else { return Vec::new() };
    let others = state.seats().filter(|&other| other != seat);
    let lent = others.flat_map(|other| registry::of(state, other).lends(state.phase));
    of(state, seat, &[state.phase]).into_iter().chain(lent.copied()).collect()
}
