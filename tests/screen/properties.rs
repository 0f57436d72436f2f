//! Properties of every screen of every game.

use super::table::*;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use thicket::games::root::Action;
use thicket::kernel::{Part, Parts, Words, join};
use thicket::table::{ActiveGame, Controller};
use thicket::tui::app::run_key_stream;
use thicket::tui::bindings::Bindings;
use thicket::tui::commands::Place;
use thicket::tui::composer::{ActionComposer, ComposerEvent, InputMode};
use thicket::tui::key_bar::KeyBar;
use thicket::tui::keys::Key;

fn people() -> [Controller; 4] {
    [person(), person(), person(), person()]
}

/// Tables at which everyone sits once, and on which boards: one of them with closed paths.
const TABLES: [([&str; 4], &str); 4] = [
    (["corvids", "marquise", "duchy", "vagabond:tinker"], "autumn"),
    (["corvids", "eyrie", "hundreds", "vagabond:adventurer"], "mountain"),
    (["lizards", "riverfolk", "keepers", "alliance"], "lake"),
    (["marquise", "riverfolk", "vagabond:ronin", "vagabond_2:harrier"], "mountain"),
];

/// Plays a game at random with all seats at the keyboard, and looks at every question.
fn every_question(seed: u64, most: usize, view: impl FnMut(&mut Table)) {
    every_question_at((&SEATS, "autumn"), seed, most, view);
}

/// The same at another table.
fn every_question_at((seats, board): (&[&str], &str), seed: u64, most: usize, view: impl FnMut(&mut Table)) {
    every_question_of(running_game(("root", seats, board), &people(), seed, None), seed, most, view);
}

/// The same of a game that continues.
fn every_question_of(game: ActiveGame, seed: u64, most: usize, mut view: impl FnMut(&mut Table)) {
    let mut table = Table::game(80, 24, game);
    let mut random = thicket::kernel::Generator::new(seed ^ 0x5eed);
    for _ in 0..most {
        if !table.is_asked() {
            return;
        }
        view(&mut table);
        let legal = table.play().session().notation();
        let action = legal[random.below(legal.len() as u32) as usize].clone();
        table.press(&format!(":{action}<Enter>"));
    }
}

/// All actions that keys can reach from here, each by the keys that lead to it.
fn reached(composer: &ActionComposer, depth: usize, found: &mut BTreeSet<String>) {
    assert!(depth < 8, "an action of {} parts", composer.prefix().len());
    for index in 0..composer.stage().picks.len() {
        let mut by_cursor = composer.clone();
        by_cursor.set_cursor(index);
        match by_cursor.take(index) {
            ComposerEvent::Act(action) => drop(found.insert(join(&action))),
            ComposerEvent::Changed => reached(&by_cursor, depth + 1, found),
            other => panic!("{other:?} for {:?}", composer.stage().picks[index]),
        }
        // By its letter or number, with Enter where a number could continue.
        let pick = composer.stage().picks[index].clone();
        let mut typed = composer.clone();
        let mut last = ComposerEvent::Nothing;
        for c in pick.key.chars() {
            last = typed.typed_char(c);
        }
        let waits = last == ComposerEvent::Waiting;
        let same = if waits {
            typed.stage().picks[typed.cursor()] == pick
        } else {
            matches!(last, ComposerEvent::Act(_) | ComposerEvent::Changed) && !matches!(last, ComposerEvent::Nothing)
        };
        assert!(same, "{:?} is not typed by {}", pick, pick.key);
    }
}

/// The keys of the question lead to all its actions, and to nothing else.
fn reaches_all(table: &Table) {
    let play = table.play();
    let legal: BTreeSet<String> = play.session().notation().into_iter().collect();
    let mut found = BTreeSet::new();
    reached(play.composer(), 0, &mut found);
    if play.composer().stage().pass {
        found.insert("pass".into());
    }
    assert_eq!(found, legal, "{}", play.question());
}

#[test]
fn every_legal_action_is_reached_by_keys_and_no_key_does_two_things() {
    for seed in 0..6 {
        every_question(seed, 160, |table| {
            reaches_all(table);
            let play = table.play();
            let stage = play.composer().stage();
            let keys: BTreeSet<&str> = stage.picks.iter().map(|pick| pick.key.as_str()).collect();
            assert_eq!(keys.len(), stage.picks.len(), "{stage:?}");
            for pick in &stage.picks {
                let regions = matches!(pick.part, Some(Part::Region(_)));
                let mut letters = pick.key.chars();
                if let (Some(letter @ 'a'..='z'), None) = (letters.next(), letters.next()) {
                    assert!(
                        regions || Bindings::default().bound(Place::Asked, Key::Char(letter)).is_none(),
                        "{letter} does two things"
                    );
                    assert!(letter != 'e' || !stage.pass, "e does two things");
                }
            }
        });
    }
}

/// The verbs of a question have one key each that no other has and that leads to them, and no key changes its verb while a
/// phase lasts.
fn each_verb_has_one_key(table: &Table, kept: &mut BTreeMap<String, String>) {
    let play = table.play();
    let stage = play.composer().stage();
    if stage.kind != InputMode::Verbs {
        return;
    }
    let shown = &play.session().shown;
    let legal: BTreeSet<Part> = play.session().legal().iter().filter_map(|action| action.first().copied()).collect();
    let lasting = shown.view.verbs_now();
    assert!(lasting.iter().all(|verb| Action::verbs().contains(verb)), "{lasting:?}");
    let place = format!(
        "{:?}, {:?} {}",
        play.now(),
        shown.question.law.split('.').take(2).collect::<Vec<_>>(),
        lasting.join(" ")
    );
    for verb in legal.into_iter().filter(|verb| *verb != Part::Verb("pass")) {
        let keys: Vec<&str> =
            stage.picks.iter().filter(|pick| pick.part == Some(verb)).map(|pick| pick.key.as_str()).collect();
        let [key] = keys[..] else { panic!("{verb} has the keys {keys:?}: {stage:?}") };
        let letter = key.chars().next().filter(|letter| letter.is_ascii_lowercase() && key.len() == 1);
        let letter = letter.unwrap_or_else(|| panic!("{verb} has no letter: {stage:?}"));
        let sharing = stage.picks.iter().filter(|pick| pick.key == key).count();
        assert_eq!(sharing, 1, "{key} is shared: {stage:?}");
        let mut composer = play.composer().clone();
        match composer.typed_char(letter) {
            ComposerEvent::Act(action) => assert_eq!(action.first(), Some(&verb)),
            ComposerEvent::Changed => assert_eq!(composer.prefix().first(), Some(&verb)),
            other => panic!("{letter} for {verb} does {other:?}"),
        }
        if let Part::Verb(verb) = verb
            && lasting.contains(&verb)
        {
            let before = kept.entry(format!("{place}: {verb}")).or_insert_with(|| key.to_owned());
            assert_eq!(before, key, "the key of {verb} has moved, {place}");
        }
    }
}

#[test]
fn every_verb_of_every_faction_has_one_key_that_works_and_stays() {
    for (seats, board) in TABLES {
        let mut kept = BTreeMap::new();
        for seed in 0..3 {
            every_question_at((&seats, board), seed, 240, |table| each_verb_has_one_key(table, &mut kept));
        }
    }
}

#[test]
fn the_letter_of_a_verb_that_cannot_be_used_now_says_so() {
    // a board without closed paths: nothing that everyone has may get lost with `clear`
    for (seats, board) in TABLES.into_iter().filter(|(_, board)| *board == "autumn") {
        every_question_at((&seats, board), 3, 60, |table| {
            let verbs = table.play().session().shown.view.verbs_now();
            let stage = table.play().composer().stage();
            if stage.kind != InputMode::Verbs || verbs.len() < 2 || stage.picks.iter().any(|pick| pick.key == "x") {
                return;
            }
            assert!(verbs.contains(&"use"), "{verbs:?}");
            table.key(Key::Char('x'));
            assert!(table.text().contains("Not possible now: use"), "{}", table.text());
        });
    }
}

#[test]
fn every_action_of_every_faction_is_reached_by_keys() {
    for (seats, board) in TABLES {
        every_question_at((&seats, board), 9, 120, |table| reaches_all(table));
    }
}

/// The keys of a question lead to all its actions, and question and keys fit in two lines.
fn keys_lead_everywhere(table: &Table) {
    reaches_all(table);
    let play = table.play();
    let question = play.question_row(80);
    // an example behind it may get shorter
    let asked = play.question();
    assert!(question.to_string().contains(asked.split(" [").next().unwrap_or_default()), "cut: {question}");
    let (hints, row) = (table.app.hints(), KeyBar::fit(&table.app.hints(), 78).row);
    assert!(row.width() <= 78);
    for hint in hints.iter().filter(|hint| hint.rank == thicket::tui::key_bar::Rank::Needed) {
        assert!(row.to_string().contains(&hint.keys.shown()), "{} is missing: {row}", hint.keys.shown());
    }
}

#[test]
fn keys_lead_to_all_that_hirelings_and_landmarks_ask() {
    for (seed, position) in (0..).zip(super::hirelings::positions()) {
        let mut kept = BTreeMap::new();
        every_question_of(running(&people(), seed, Some(&position)), seed, 60, |table| {
            keys_lead_everywhere(table);
            each_verb_has_one_key(table, &mut kept);
        });
    }
}

#[test]
fn keys_lead_to_all_that_the_advanced_set_up_asks() {
    for seed in 0..6 {
        let game = super::drafts::advanced(super::drafts::ALL, people().to_vec(), seed);
        every_question_of(game, seed, 60, |table| keys_lead_everywhere(table));
    }
}

#[test]
fn every_lit_clearing_is_legal_and_every_legal_one_is_lit() {
    every_question(11, 120, |table| {
        let stage = table.play().composer().stage().clone();
        if stage.kind != InputMode::Map {
            return;
        }
        let legal = table.play().session().legal();
        let at = table.play().composer().prefix().len();
        let places: BTreeSet<Part> = legal
            .iter()
            .filter(|action| action.starts_with(table.play().composer().prefix()))
            .filter_map(|action| action.get(at).copied())
            .collect();
        let lit: BTreeSet<Part> = stage.picks.iter().filter_map(|pick| pick.part).collect();
        assert_eq!(lit, places);
        let shown = table.text();
        let corners = shown.matches(">").count();
        assert!(corners > 0, "{shown}");
    });
}

#[test]
fn every_question_and_its_keys_fit_in_two_lines() {
    for seed in 20..26 {
        every_question(seed, 160, |table| {
            let play = table.play();
            let question = play.question_row(80);
            assert!(question.width() <= 80);
            let asked = play.question();
            assert!(question.to_string().contains(asked.split(" [").next().unwrap_or_default()), "cut: {question}");
            let hints = table.app.hints();
            let row = KeyBar::fit(&hints, 78).row;
            assert!(row.width() <= 78);
            for hint in hints.iter().filter(|hint| hint.rank == thicket::tui::key_bar::Rank::Needed) {
                assert!(row.to_string().contains(&hint.keys.shown()), "{} is missing: {row}", hint.keys.shown());
            }
            let shown = table.text();
            let last: Vec<&str> = shown.lines().rev().take(2).collect();
            assert!(last[1].starts_with("> "), "{shown}");
        });
    }
}

#[test]
fn a_start_of_every_word_is_enough_where_it_fits_one_action() {
    every_question(31, 60, |table| {
        let legal: Vec<Parts> = table.play().session().legal();
        for action in &legal {
            assert_eq!(join(action).split(' ').count(), action.len());
        }
    });
}

#[test]
fn frames_of_any_size_are_drawn() {
    let mut table = Table::game(80, 24, running(&people(), 2, Some(MIDDLE)));
    for (width, height) in [
        (1, 1),
        (2, 30),
        (29, 3),
        (30, 2),
        (79, 24),
        (80, 23),
        (81, 25),
        (80, 50),
        (119, 40),
        (120, 39),
        (160, 50),
        (300, 100),
    ] {
        table.resize(width, height);
        for keys in
            ["", "<Enter>", "m", "<Esc>", "E", "<Esc>", "g", "<Esc>", "?", "<Esc>", "i", "<Esc>", ":ma", "<Esc>"]
        {
            table.press(keys);
            table.buffer();
        }
    }
}

/// The usual number of streams of keys, or `PROPTEST_CASES`.
fn streams() -> ProptestConfig {
    let wished = ProptestConfig::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { wished.cases } else { 24 };
    ProptestConfig { cases, ..wished }
}

proptest! {
    #![proptest_config(streams())]

    #[test]
    fn no_keys_break_the_screen(seed in 0u64..1000, stream in prop::collection::vec(any::<u8>(), 0..400)) {
        run_key_stream(running(&[person(), person(), bot(), bot()], seed, None), Words::english(), &stream);
    }

    #[test]
    fn no_keys_break_the_smaller_games(
        seed in 0u64..1000,
        game in prop::sample::select(vec![
            ("dewan", &["amber", "basalt", "coral"][..], "storm"),
            ("dewan", &["amber", "basalt"][..], "base"),
            ("iwari", &["red", "blue", "yellow"][..], "long_road"),
            ("iwari", &["red", "blue", "yellow", "white"][..], "new_horizons"),
        ]),
        stream in prop::collection::vec(prop::sample::select(b"\r\r\r\x1b\x7f123456789eeeabcdhjkl*+-giwunNv:?\t\x01\x02\x03\x04 \0".to_vec()), 0..500),
    ) {
        let players: Vec<_> = (0..game.1.len()).map(|seat| if seat < 2 { person() } else { bot() }).collect();
        run_key_stream(running_game(game, &players, seed, None), Words::english(), &stream);
    }

    #[test]
    fn keys_that_mean_something_do_not_break_it_either(
        seed in 0u64..1000,
        stream in prop::collection::vec(prop::sample::select(b"\r\r\r\x1b\x7f123456789eeemMbrdcofsxtvapCEAVgiwunNu:?\t\x01\x02\x03\x04 \0".to_vec()), 0..500),
    ) {
        run_key_stream(running(&[person(), bot(), bot(), bot()], seed, Some(MIDDLE)), Words::english(), &stream);
    }
}
