//! The preview of an action with each verb of each game: it names the verb, and says what comes of it.

use super::slips::{copy, drawn};
use super::table::*;
use std::collections::BTreeSet;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Generator, Options, Part};
use thicket::table::{ActiveGame, Controller, GameSession, Games, NewGame};
use thicket::tui::composer::{Candidate, InputMode};

/// What no preview is for: saying no, where ending a phase is asked in words of its own, and the order of a clockwork player,
/// which is never one of several actions.
const WITHOUT: [&str; 2] = ["pass", "order"];

/// The text in the line of an action that waits when nothing is known of it: that alone says nothing.
const OPEN: &str = "what happens next is up to chance or to others";

/// Presses the keys of the parts of an action as far as they are not filled in. Returns whether it then waits.
fn waits(table: &mut Table, action: &str) -> bool {
    for _ in 0..40 {
        if table.play().is_ready() {
            return true;
        }
        let composer = table.play().composer();
        let prefix: Vec<String> = composer.prefix().iter().map(ToString::to_string).collect();
        let Some(word) = action.split(' ').nth(prefix.len()) else { return false };
        let stage = composer.stage();
        let named = |pick: &&Candidate| pick.part.is_some_and(|part: Part| part.to_string() == word);
        // a plan is one of ways: each of them is an action
        let pick = stage.picks.iter().find(named).or_else(|| stage.picks.iter().find(|pick| pick.part.is_none()));
        let key = match pick {
            _ if stage.kind == InputMode::Plans => "<Enter>".to_owned(),
            Some(pick) => pick.key.clone(),
            None => return false,
        };
        table.press(&key);
        if !table.play().is_ready() && !table.play().composer().typed().is_empty() {
            table.press("<Enter>");
        }
    }
    false
}

/// Returns what the line of the action that waits says behind the action, for a verb.
fn said(table: &mut Table, verb: &str) -> String {
    let text = table.text();
    let lines: Vec<&str> = text.lines().collect();
    let asked = lines.len() - 2;
    let from = lines[..asked].iter().rposition(|line| {
        line.strip_prefix(' ').is_some_and(|line| line == verb || line.starts_with(&format!("{verb} ")))
    });
    let from = from.unwrap_or_else(|| panic!("{verb} is not named above the question: {text}"));
    let waiting = lines[from..asked].join(" ");
    let behind = waiting.trim_start().split_once("  ").map_or("", |(_, behind)| behind);
    let says = behind.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!says.is_empty() && says != OPEN, "{verb} is bare: {text}");
    assert!(lines[asked].contains('?'), "{verb} is not asked about: {text}");
    says
}

/// Looks at the preview of one of the actions with a verb; `false` if none of those that were tried can wait.
fn view(game: Box<dyn GameSession>, verb: &str) -> bool {
    let of_verb = |action: &&String| action.split(' ').next() == Some(verb);
    let legal = game.notation();
    let (count, actions) = (legal.len(), legal.iter().filter(of_verb).take(3));
    if count < 2 {
        // it is taken for the player
        return false;
    }
    let mut table = Table::game(120, 40, ActiveGame::new(game, None));
    // an occasion is put away
    if !table.is_asked() {
        return false;
    }
    table.text();
    table.press("<Esc>:set preview=all<Enter>");
    if table.play().session().notation().len() != count {
        return false;
    }
    for action in actions {
        table.text();
        if waits(&mut table, action) {
            said(&mut table, verb);
            return true;
        }
        table.press("<Esc><Esc>");
    }
    false
}

/// Plays games at random and looks at each verb once, where it can be chosen; returns the verbs that were not.
fn missed(
    id: &str,
    all: Vec<&'static str>,
    seeds: std::ops::Range<u64>,
    positions: &[Position],
) -> BTreeSet<&'static str> {
    let mut missed: BTreeSet<&str> = all.into_iter().filter(|verb| !WITHOUT.contains(verb)).collect();
    let meet = |game: &dyn GameSession, missed: &mut BTreeSet<&'static str>| {
        let verbs = game.legal();
        let verbs: BTreeSet<&str> = verbs
            .iter()
            .filter_map(|action| match action.first() {
                Some(Part::Verb(verb)) => Some(*verb),
                _ => None,
            })
            .collect();
        missed.retain(|verb| !(verbs.contains(verb) && view(copy(game), verb)));
    };
    for position in positions {
        meet(&*position.game(), &mut missed);
    }
    let entry = Games::ALL.get(id).expect("a game of the list");
    for seed in seeds {
        if missed.is_empty() {
            break;
        }
        let mut game = drawn(entry, seed);
        let mut random = Generator::new(seed);
        while game.asked().is_some() && !missed.is_empty() {
            meet(&*game, &mut missed);
            let legal = game.notation();
            game.act(&legal[random.below(legal.len() as u32) as usize]).expect("a legal action");
        }
    }
    missed
}

/// A position from which an action leads to a verb that random games hardly ever reach.
struct Position {
    seats: &'static [&'static str],
    text: &'static str,
    action: &'static str,
}

impl Position {
    fn game(&self) -> Box<dyn GameSession> {
        let seats = self.seats.iter().map(ToString::to_string).collect();
        let options = Options { seats, ..Options::default() };
        let controllers: Vec<Controller> = self.seats.iter().map(|_| person()).collect();
        let entry = Games::ALL.get("root").expect("Root is among the games");
        let new = NewGame { options, controllers, seed: 1 };
        let mut game = entry.begin(&new, &Games::ALL.boards()).expect("a game begins");
        game.set_position(&self.text.parse().expect("the position is TOML")).expect("a position");
        game.act(self.action).expect("a legal action");
        game
    }
}

/// The Vagabond attacks where an ally has warriors, who may fight along (9.2.9.II.c).
const RARE: [Position; 1] = [Position {
    seats: &["vagabond:thief", "eyrie", "marquise"],
    text: "turn = \"vagabond\"\nphase = \"daylight\"\nclearings.5.eyrie.warriors = 3\n\
        clearings.5.marquise.warriors = 2\n[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"boot\"]\n\
        relations = { eyrie = \"allied\" }\n",
    action: "battle 5 marquise",
}];

#[test]
fn every_verb_of_root_is_named_and_told_in_its_preview() {
    let missed = missed("root", root::Action::verbs(), 0..120, &RARE);
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn every_verb_of_dewan_is_named_and_told_in_its_preview() {
    let missed = missed("dewan", dewan::Action::verbs(), 0..10, &[]);
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn every_verb_of_iwari_is_named_and_told_in_its_preview() {
    let missed = missed("iwari", iwari::Action::verbs(), 0..10, &[]);
    assert!(missed.is_empty(), "{missed:?}");
}
