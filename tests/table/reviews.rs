//! Looking back at games: chances, what choices cost, and what `thicket review` says of it.

use crate::commands::program_of;
use thicket::bots::{Budget, Level};
use thicket::kernel::{Decision, Doc, Options, Seat, Words};
use thicket::table::review::{Review, ReviewError, Reviewing};
use thicket::table::{Controller, GameSession, Games, NewGame, Store};

const NODES: u64 = 200_000;

fn game(id: &str, seats: &[&str], seed: u64) -> Box<dyn GameSession> {
    let seats: Vec<String> = seats.iter().map(|seat| (*seat).to_owned()).collect();
    let mut controllers = vec![Controller::Bot(Level::Normal); seats.len()];
    controllers[0] = Controller::Human { name: String::new() };
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed };
    Games::ALL.get(id).unwrap().begin(&new, &Games::ALL.boards()).unwrap()
}

/// Random choices of the first seat among those of `normal`, this many actions in all.
fn played(mut game: Box<dyn GameSession>, actions: usize) -> Box<dyn GameSession> {
    while game.actions() < actions && game.asked().is_some() {
        let level = if game.asked() == Some(Seat::new(0)) { Level::Random } else { Level::Normal };
        let advice = game.advise(Some(level), Budget::default()).unwrap();
        game.act(&advice.action).unwrap();
    }
    game
}

fn review(game: &dyn GameSession, is_open: bool, workers: usize) -> Review {
    let reviewing = Reviewing::new(game, Seat::new(0), is_open, NODES).unwrap();
    reviewing.run(workers, &|| true).unwrap()
}

/// A game in which the first seat, a point away from its win, can build and does not.
fn win_missed() -> Box<dyn GameSession> {
    let mut game = game("root", &["marquise", "eyrie"], 1);
    let position: Doc = "turn = \"marquise\"\nphase = \"daylight\"\nmarquise.score = 29\neyrie.score = 20\n\
        marquise.hand = []\neyrie.leader = \"despot\"\nclearings.1.marquise.keep = 1\n\
        clearings.5.marquise = { warriors = 4, sawmill = 1, wood = 1 }\n\
        clearings.3.eyrie = { warriors = 6, roost = 1 }\n"
        .parse()
        .unwrap();
    game.set_position(&position).unwrap_or_else(|faults| panic!("{faults}"));
    game.act("pass").unwrap();
    game
}

#[test]
fn a_review_is_the_same_whenever_it_is_made_and_on_however_many_threads() {
    let game = played(game("root", &["marquise", "eyrie", "alliance"], 4), 60);
    let first = review(&*game, false, 1);
    assert_eq!(first, review(&*game, false, 3));
    assert!(first.turns.iter().any(|of| of.choices > 0 && of.error > 0.0), "{first:?}");
    let loaded = Games::ALL.load(&game.save()).unwrap();
    assert_eq!(first, review(&*loaded.game, false, 2));
    for of in &first.turns {
        let chances = of.chances.as_ref().unwrap();
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && chances.len() == 3, "{chances:?}");
    }
    assert!(Reviewing::new(&*game, Seat::new(0), false, NODES).unwrap().run(2, &|| false).is_none());
}

#[test]
fn a_sure_win_that_was_missed_is_the_dearest_choice() {
    let game = win_missed();
    for is_open in [false, true] {
        let review = review(&*game, is_open, 1);
        let dearest = &review.dearest[0];
        assert_eq!(dearest.made, "pass");
        let judgment = &dearest.judgment;
        assert_eq!((judgment.wins, judgment.losses), ([judgment.worlds, 0], [0, 0]));
        assert!(dearest.judgment.better.starts_with("build"), "{dearest:?}");
        assert!(dearest.judgment.cost > 10.0 * dearest.judgment.error, "{dearest:?}");
    }
}

#[test]
fn the_chances_at_the_end_are_the_winners() {
    let game = played(game("root", &["marquise", "eyrie"], 2), usize::MAX);
    let Decision::Over(outcome) = game.decision() else { panic!("a game that goes on") };
    let chances = game.chances(game.actions()).unwrap();
    for (seat, chance) in (0..).zip(chances) {
        assert_eq!(chance, f64::from(u8::from(outcome.winners.contains(Seat::new(seat)))));
    }
}

#[test]
fn games_without_a_bot_that_weighs_choices_are_not_reviewed() {
    let game = game("iwari", &["red", "white"], 1);
    let refused = Reviewing::new(&*game, Seat::new(0), false, NODES).err();
    assert_eq!(refused, Some(ReviewError::Game { game: "iwari" }));
}

fn thicket(args: &[&str]) -> (u8, String, String) {
    program_of(Games::ALL, Words::english(), args, b"")
}

#[test]
fn a_review_is_told_in_words_and_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    store.create("missed").unwrap().write(&win_missed().save().to_text()).unwrap();
    let saves = folder.path().to_str().unwrap();
    let (code, out, err) = thicket(&["review", "missed", "--saves", saves]);
    assert_eq!((code, err.as_str()), (0, ""));
    for part in ["Marquise", "loss", "Chosen: ", "Better: build", "That wins the game."] {
        assert!(out.to_lowercase().contains(&part.to_lowercase()), "{part}: {out}");
    }
    let (code, out, _) = thicket(&["review", "missed", "--saves", saves, "--json"]);
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &told["seats"][0], &told["dearest"][0]["made"]), (0, &"marquise".into(), &"pass".into()));
    assert_eq!(told["dearest"][0]["wins"][0], told["dearest"][0]["worlds"]);
}

/// What `thicket review` says of the first seat of a game of two that was played for this many actions.
fn told(options: Options, other: Controller, actions: usize) -> String {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let controllers = vec![Controller::Human { name: String::new() }, other];
    let new = NewGame { options, controllers, seed: 3 };
    let begun = Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    store.create("steps").unwrap().write(&played(begun, actions).save().to_text()).unwrap();
    let nodes = NODES.to_string();
    let saves = folder.path().to_str().unwrap();
    let (code, out, err) = thicket(&["review", "steps", "--saves", saves, "--nodes", &nodes]);
    assert_eq!((code, err.as_str()), (0, ""));
    out
}

#[test]
fn where_no_chances_are_known_none_are_told() {
    let seats = ["marquise", "clockwork:eyrie"].map(String::from).to_vec();
    let out = told(Options { seats, ..Options::default() }, Controller::Clockwork, 24);
    assert!(out.starts_with("What the choices of Marquise cost:") && !out.contains("out of 100"), "{out}");
}

#[test]
fn chances_of_a_game_with_a_draft_are_told_from_where_they_are_known() {
    let seats = ["any", "any"].map(String::from).to_vec();
    let options = Options { seats, extras: vec!["advanced".to_owned()], ..Options::default() };
    let out = told(options, Controller::Bot(Level::Normal), 40);
    assert!(out.contains("out of 100"), "{out}");
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_words() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let text = win_missed().save().to_text();
    store.create("missed").unwrap().write(&text).unwrap();
    std::fs::write(store.path("torn"), &text[..text.len() / 2]).unwrap();
    std::fs::write(store.path("foreign"), "hello").unwrap();
    store.create("quiet").unwrap().write(&game("iwari", &["red", "white"], 1).save().to_text()).unwrap();
    let saves = folder.path().to_str().unwrap();
    for (args, code, word) in [
        (&["review", "torn"][..], 1, "torn"),
        (&["review", "foreign"], 1, "not a save"),
        (&["review", "nothing"], 2, "nothing"),
        (&["review", "quiet"], 1, "iwari"),
        (&["review", "missed", "--as", "duchy"], 2, "marquise"),
        (&["review", "missed", "--as", "eyrie"], 1, "eyrie"),
        (&["review", "missed", "--nodes", "0"], 2, "0"),
    ] {
        let (found, out, err) = thicket(&[args, &["--saves", saves]].concat());
        assert!(found == code && out.is_empty() && err.contains(word), "{args:?}: {found} {err}");
    }
}
