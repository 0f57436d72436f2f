//! Iwari: a test for each numbered rule, properties of every game, boards with faults.

mod boards;
mod bots;
mod coverage;
mod extras;
mod play;
mod properties;
mod scoring;
mod setup;
use crate::{told, twins};

use thicket::games::iwari::card::{Cards, cards_of};
use thicket::games::iwari::place::{Kind, Territory};
use thicket::games::iwari::{Action, Event, State};
use thicket::kernel::{Decision, Doc, ForcedRoll, Options, Rules, Script, Viewer};
use thicket::table::{Boards, Games};

fn boards() -> Boards {
    Games::ALL.boards()
}

fn options(seats: usize, board: &str, extras: &[&str]) -> Options {
    let seats = ["red", "blue", "yellow", "white", "purple"][..seats].iter().map(|&seat| seat.to_owned()).collect();
    let extras = extras.iter().map(|&extra| extra.to_owned()).collect();
    Options { seats, board: Some(board.to_owned()), deck: None, extras }
}

/// A position; three seats on New Horizons unless it says otherwise.
fn at(text: &str) -> State {
    let mut doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let named = |list: &[&str]| toml::Value::from(list.to_vec());
    doc.entry("seats").or_insert_with(|| named(&["red", "blue", "yellow"]));
    doc.entry("board").or_insert_with(|| "new_horizons".into());
    if !doc.contains_key("turn") {
        // someone has to be asked
        let red = doc.entry("red").or_insert_with(|| Doc::new().into()).as_table_mut().expect("a table");
        red.entry("hand").or_insert_with(|| named(&["tundra"]));
    }
    State::read(&doc, &boards(), &mut Script::default()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn fault(text: &str) -> String {
    let doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    State::read(&doc, &boards(), &mut Script::default()).err().map(|errors| errors.to_string()).unwrap_or_default()
}

/// All cards of this many seats but these, as a list for a discard pile: then the deck is empty.
fn all_but(seats: usize, kept: &[Kind]) -> String {
    let kept: Cards = kept.iter().copied().collect();
    let rest: Vec<String> = cards_of(seats).without(kept).iter().map(|kind| format!("\"{}\"", kind.id())).collect();
    format!("[{}]", rest.join(", "))
}

fn legal(state: &State) -> Vec<String> {
    let mut list = Vec::new();
    state.legal(&mut list);
    list.iter().map(ToString::to_string).collect()
}

fn allows(state: &State, action: &str) -> bool {
    legal(state).iter().any(|legal| legal == action)
}

/// Takes an action with the results of chance that it needs, and gives what was told of it.
fn act(state: &mut State, action: &str, rolls: &[&str]) -> Vec<Event> {
    let wishes: Vec<ForcedRoll> = rolls.iter().map(|roll| state.parse_roll(roll).expect("a result")).collect();
    let mut script = Script::new(wishes);
    let mut log = Vec::new();
    let parsed = Action::parse(action).unwrap_or_else(|error| panic!("{error}"));
    state.apply(parsed, &mut script, &mut log).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    script.finish().unwrap_or_else(|error| panic!("{action}: {error}"));
    state.check().unwrap_or_else(|broken| panic!("{action}: {broken}"));
    log
}

/// The number of the rule by which an action is refused.
fn refused(state: &State, action: &str) -> &'static str {
    let parsed = Action::parse(action).unwrap_or_else(|error| panic!("{error}"));
    state.why_not(parsed).map(|illegal| illegal.law).unwrap_or_else(|| panic!("{action} is legal"))
}

fn asked_law(state: &State) -> &'static str {
    match state.decision() {
        Decision::Ask(question) => question.law,
        Decision::Over(_) => "over",
    }
}

fn territory(state: &State, id: &str) -> Territory {
    state.board.territory_of_id(id).expect("a territory")
}

fn sees(state: &State, seat: u8) -> Viewer {
    assert!(usize::from(seat) < state.seat_count());
    Viewer::Seat(thicket::kernel::Seat::new(seat))
}
