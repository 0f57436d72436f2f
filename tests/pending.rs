//! What is pending, in random games: an action that the pending task does not know is told.

use std::collections::{BTreeMap, BTreeSet};
use thicket::games::root;
use thicket::kernel::{Decision, Doc, Generator, Options, Rules, Viewer};
use thicket::table::{Boards, Games};

/// Tables of Root: with two to six seats, on every board, with both decks.
const TABLES: [(&[&str], &str, &str); 10] = [
    (&["marquise", "eyrie", "alliance", "vagabond:thief"], "autumn", "standard"),
    (&["duchy", "corvids", "hundreds", "keepers", "vagabond", "vagabond_2"], "winter", "exiles_partisans"),
    (&["lizards", "riverfolk", "marquise", "vagabond:tinker", "alliance"], "lake", "exiles_partisans"),
    (&["keepers", "marquise", "riverfolk"], "mountain", "standard"),
    (&["hundreds", "eyrie", "duchy", "alliance", "riverfolk", "vagabond:arbiter"], "mountain", "exiles_partisans"),
    (&["corvids", "lizards", "eyrie", "keepers"], "lake", "standard"),
    (&["vagabond:adventurer", "hundreds", "riverfolk", "lizards"], "autumn", "exiles_partisans"),
    (&["alliance", "duchy"], "winter", "standard"),
    (&["vagabond:scoundrel", "vagabond_2:harrier", "corvids", "marquise", "lizards"], "mountain", "exiles_partisans"),
    (&["eyrie", "vagabond:ronin", "vagabond_2:vagrant", "alliance", "hundreds"], "lake", "standard"),
];

fn options(seats: &[&str], board: Option<&str>, deck: Option<&str>) -> Options {
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    Options { seats, board: board.map(str::to_owned), deck: deck.map(str::to_owned), extras: Vec::new() }
}

fn of_root() -> Vec<Options> {
    TABLES.iter().map(|(seats, board, deck)| options(seats, Some(board), Some(deck))).collect()
}

/// Plays random games with each of the options and shows every decision.
fn play<G: Rules>(tables: &[Options], games: u64, mut seen: impl FnMut(&G, &[G::Action], &mut Generator, u64)) {
    let boards: Boards = Games::ALL.boards();
    for (table, options) in tables.iter().enumerate() {
        for seed in 0..games {
            let seed = seed * 100 + table as u64;
            let setup = G::setup(options, &boards).unwrap_or_else(|error| panic!("{error}"));
            let (mut chance, mut random, mut aside) =
                (Generator::new(seed), Generator::new(!seed), Generator::new(seed ^ 0xa51de));
            let mut state = G::new(&setup, &mut chance, &mut ()).expect("a game");
            let mut legal = Vec::new();
            for _ in 0..3000 {
                state.legal(&mut legal);
                if state.asked().is_none() {
                    break;
                }
                seen(&state, &legal, &mut aside, seed);
                state.step(legal[random.below(legal.len() as u32) as usize], &mut chance, &mut ());
            }
        }
    }
}

/// Which question is asked: the text of the task on top of the stack, its first two words.
fn kind<G: Rules>(state: &G) -> String {
    let top = pending(&state.write(Viewer::All)).pop().unwrap_or_default();
    top.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn pending(doc: &Doc) -> Vec<String> {
    let list = doc.get("pending").and_then(toml::Value::as_array).into_iter().flatten();
    list.map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// No rule of set-up answers another question, and no other answers it: a program that took one for the other would be told.
#[test]
fn an_action_that_the_question_does_not_know_is_told() {
    let foreign = ["keep 1", "character ranger"].map(|text| root::State::parse(text).expect("an action"));
    let (mut told, mut silent) = (BTreeSet::new(), BTreeMap::new());
    play::<root::State>(&of_root(), 2, |state, legal, aside, seed| {
        let kind = kind(state);
        for action in foreign.into_iter().filter(|action| {
            let of_this_kind = |other: &root::Action| root::State::parts(*other)[0] == root::State::parts(*action)[0];
            !legal.iter().any(of_this_kind)
        }) {
            let mut strayed = state.clone();
            strayed.step(action, aside, &mut ());
            let fault = strayed.check().map_err(|broken| broken.0.key);
            let ends = matches!(strayed.decision(), Decision::Over(outcome) if outcome.winners.is_empty());
            if fault != Err("root-broken-stray") || !ends {
                silent.insert(kind.clone(), format!("{action}, game {seed}: {fault:?}"));
            }
        }
        told.insert(kind);
    });
    assert!(silent.is_empty(), "{silent:#?}");
    assert!(told.len() > 90, "{} kinds of questions came up: {told:?}", told.len());
}
