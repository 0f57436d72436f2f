//! Coached games: each can be played to its end by what it allows, and nothing else can be done in it.

use std::collections::BTreeSet;
use thicket::kernel::{Language, Viewer, Words};
use thicket::table::{ActiveGame, Coach, Games, Lesson, Lobby, NextStep, Store, Table};
use thicket::tui::palette::Role;
use thicket::tui::text::paragraph;

fn lobby(store: Option<Store>) -> Lobby {
    Lobby::new(Games::ALL, Games::ALL.boards(), store, Words::english())
}

fn begun(id: &str) -> ActiveGame {
    lobby(None).teach(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

/// Lets the table continue until the learner is asked; whether the lesson still leads.
fn goes_on(running: &mut dyn Table) -> bool {
    while running.is_led() {
        match running.next() {
            NextStep::Ask(_) => return true,
            NextStep::Over | NextStep::Away(_) => return false,
            NextStep::Bot(_) | NextStep::Forced(_) => assert!(running.step().is_some(), "the table is stuck"),
        }
    }
    false
}

/// Plays a lesson from where it stands, at each step the action that `pick` takes of those it allows.
fn play(running: &mut dyn Table, mut pick: impl FnMut(usize, &[String]) -> usize) -> usize {
    let mut choices = 0;
    while goes_on(running) {
        let ways = running.notation();
        let action = ways[pick(choices, &ways)].clone();
        running.act(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        choices += 1;
    }
    choices
}

fn is_done(running: &dyn Table) -> bool {
    running.coach().is_some_and(|coach| coach.step == coach.steps + 1)
}

#[test]
fn every_lesson_is_played_to_its_end_with_each_of_its_ways() {
    for id in Lesson::ids() {
        let mut running = begun(id);
        let mut ways = Vec::new();
        let choices = play(&mut running, |_, legal| {
            ways.push(legal.len());
            0
        });
        assert!(is_done(&running), "{id} breaks off after {choices} choices: {:?}", running.coach());
        running.game().check().unwrap_or_else(|broken| panic!("{id}: {broken:?}"));
        assert!(choices >= 12, "{id}: {choices} choices");
        for (at, count) in ways.into_iter().enumerate() {
            for way in 1..count {
                let mut running = begun(id);
                play(&mut running, |choice, _| if choice == at { way } else { 0 });
                assert!(is_done(&running), "{id}: way {way} of choice {at} leads elsewhere");
            }
        }
    }
}

#[test]
fn what_a_step_does_not_allow_gets_its_answer_and_changes_nothing() {
    for id in Lesson::ids() {
        let mut running = begun(id);
        while goes_on(&mut running) {
            let allowed = running.notation();
            let before = running.record().actions();
            let answer = running.coach().expect("a coach").asks;
            for wish in running.game().notation().into_iter().filter(|wish| !allowed.contains(wish)) {
                let refusal = running.act(&wish).expect_err("the lesson does not allow it");
                assert_eq!(refusal.say(Words::english()), Words::english().say(&answer), "{id}: {wish}");
                let reason = running.why_not(&wish).expect("an action").expect("a reason");
                assert_eq!(reason.reason, answer);
            }
            assert_eq!(running.record().actions(), before);
            assert!(allowed.iter().all(|way| running.why_not(way) == Ok(None)));
            running.act(&allowed[0]).expect("an action that is allowed");
        }
    }
}

/// What a coach asks for, and why.
fn said(words: &Words, coach: &Coach) -> [String; 2] {
    [words.say(&coach.asks), coach.why(words).unwrap_or_default()]
}

#[test]
fn texts_have_at_most_three_lines_and_all_of_them_are_said() {
    for id in Lesson::ids() {
        let mut running = begun(id);
        while goes_on(&mut running) {
            let coach = running.coach().expect("a coach");
            for words in Language::ALL.map(Words::of) {
                let [asks, why] = said(words, &coach);
                assert!(!asks.starts_with('['), "{asks}");
                let lines = |text: &str| paragraph(Role::Text, text, 78).len();
                // its number stands before what is asked for
                let asked = lines(&format!("{}/{} {asks}", coach.step, coach.steps));
                assert!(asked + lines(&why) <= 3, "{}: {asks}\n{why}", coach.asks.key);
            }
            let action = running.notation().remove(0);
            running.act(&action).expect("an action that is allowed");
        }
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect()
}

#[test]
fn the_coach_names_every_clearing_space_and_number_of_what_a_step_allows() {
    let mut missing = Vec::new();
    for id in Lesson::ids() {
        let mut running = begun(id);
        while goes_on(&mut running) {
            let coach = running.coach().expect("a coach");
            let said = said(Words::english(), &coach).join(" ");
            let ways = running.notation();
            // of several ways the coach names one, and of an id with a number its words
            let words = |way: &str| way.split(' ').filter(|word| !word.contains('_')).collect::<Vec<_>>().join(" ");
            if !ways.iter().any(|way| numbers(&words(way)).is_subset(&numbers(&said))) {
                missing.push(format!("{id}, step {}: {ways:?} under \"{said}\"", coach.step));
            }
            running.act(&ways[0]).expect("an action that is allowed");
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_lesson_that_was_left_goes_on_at_the_same_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = lobby(Some(Store::new(folder.path().to_owned())));
    assert!(lobby.courses().expect("a folder").iter().all(|course| course.save.is_none() && course.done == 0));
    let mut running = lobby.teach("marquise").expect("a lesson");
    for _ in 0..9 {
        assert!(goes_on(&mut running));
        let action = running.notation().remove(0);
        running.act(&action).expect("an action that is allowed");
    }
    assert!(goes_on(&mut running));
    let (coach, state) = (running.coach(), running.game().state(Viewer::All));
    assert!(running.close(std::time::Duration::from_secs(60)));
    drop(running);
    let courses = lobby.courses().expect("a folder");
    let course = courses.iter().find(|course| course.id == "marquise").expect("it is listed");
    assert_eq!(Some(course.done + 1), coach.as_ref().map(|coach| coach.step));
    let resumed = lobby.resume(course.save.as_deref().expect("a save")).expect("it goes on");
    assert_eq!(resumed.note, None);
    let mut running = resumed.running;
    assert_eq!((running.coach(), running.state().state(Viewer::All)), (coach, state));
    play(&mut *running, |_, _| 0);
    assert!(is_done(&*running));
}

#[test]
fn what_was_taken_back_can_be_done_again_in_another_way() {
    let mut running = begun("marquise");
    for _ in 0..8 {
        assert!(goes_on(&mut running));
        let action = running.notation().remove(0);
        running.act(&action).expect("an action that is allowed");
    }
    let before = running.coach();
    assert!(running.undo().is_ok());
    assert_ne!(running.coach(), before);
    play(&mut running, |_, _| 0);
    assert!(is_done(&running));
    let last = running.record().actions();
    assert!(running.step().is_some() || running.notation().len() > 1, "the game goes on without the coach");
    assert!(running.record().actions() >= last);
}
