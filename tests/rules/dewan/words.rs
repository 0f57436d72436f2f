//! The words of Dewan in play: they make good sentences for every viewer.

use crate::dewan::support::new_game;
use crate::told;
use std::collections::BTreeSet;
use thicket::games::dewan::card::Kind;
use thicket::games::dewan::event::{Event, EventKind};
use thicket::games::dewan::ground::Terrain;
use thicket::games::dewan::hex::Hex;
use thicket::games::dewan::story::Story;
use thicket::games::dewan::{Action, State};
use thicket::kernel::{Decision, Generator, Message, Rules, Viewer, Words};

const WORDS: &str = include_str!("../../../locales/en.dewan.ftl");

fn say(message: &Message, said: &mut BTreeSet<&'static str>) {
    let (text, faults) = Words::english().say_strictly(message);
    assert!(faults.is_empty(), "{text}: {faults:?}");
    if said.insert(message.key) && message.key.starts_with("dewan-log-") {
        assert_eq!(told::faults(message), [""; 0]);
    }
    assert!(!text.contains(['[', ']', '{', '}', '_']) && text.ends_with(['.', '?']), "{}: {text}", message.key);
    assert!(text.chars().count() <= 80, "{text}");
}

fn wishes(rng: &mut Generator) -> Vec<Action> {
    let hex = Hex::new(rng.below(63) as u8);
    let card = Kind::new(rng.below(Kind::COUNT as u32) as u8);
    let half = Terrain::ALL[rng.below(5) as usize];
    let story = Story::new(rng.below(24) as u8);
    let first = 1 + rng.below(6) as u8;
    vec![
        Action::Pass,
        Action::Take { first, second: 1 + rng.below(6) as u8 },
        Action::TakeLast { only: first },
        Action::Camp { start: hex, card },
        Action::To { hex, card },
        Action::Settle,
        Action::SettleAt { hex },
        Action::Story { story },
        Action::Unseen,
        Action::Tuck { card, half },
        Action::Flood { hex },
        Action::Erupt { hex },
        Action::Fish { card },
    ]
}

fn play(board: &str, seed: u64, said: &mut BTreeSet<&'static str>) {
    let mut state = new_game(3, board, seed);
    let (mut chance, mut rng) = (Generator::new(seed), Generator::new(!seed));
    let first = Event::new(EventKind::First, state.first);
    say(&state.tell(first, Viewer::Spectator), said);
    let mut legal = Vec::new();
    loop {
        match state.decision() {
            Decision::Ask(question) => say(&question.message, said),
            Decision::Over(outcome) => {
                say(&Message::new(outcome.how), said);
                let illegal = state.why_not(Action::Pass).expect("nothing is legal any more");
                say(&illegal.reason, said);
                return;
            }
        }
        for action in wishes(&mut rng) {
            if let Some(illegal) = state.why_not(action) {
                say(&illegal.reason, said);
                assert!(illegal.law.starts_with('D'));
            }
        }
        state.legal(&mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        let mut events = Vec::new();
        State::apply(&mut state, action, &mut chance, &mut events).expect("a legal action");
        for event in events {
            for viewer in [Viewer::All, Viewer::Spectator] {
                say(&state.tell(event, viewer), said);
            }
        }
    }
}

/// The keys of what only comes about in games that are hardly ever played.
const RARE: [&str; 11] = [
    "dewan-ask-over",
    "dewan-log-no-card",
    "dewan-log-passed",
    "dewan-log-no-story",
    "dewan-log-no-event",
    "dewan-no-pass",
    "dewan-no-entry",
    "dewan-won-cards",
    "dewan-won-team",
    "dewan-won-shared",
    "dewan-no-crossing-twice",
];

#[test]
fn all_that_is_said_in_play_makes_sentences() {
    let mut said = BTreeSet::new();
    for board in ["base", "storm", "volcano", "lake_village"] {
        for seed in 0..12 {
            play(board, seed, &mut said);
        }
    }
    let keys = WORDS.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let sentence =
        |key: &&str| ["dewan-ask-", "dewan-log-", "dewan-no-", "dewan-won-"].iter().any(|is| key.starts_with(is));
    let unsaid: Vec<&str> = keys.filter(sentence).filter(|key| !said.contains(key) && !RARE.contains(key)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
