//! Coached games on the screen: the list, the coach's pane, and that every lesson can be played with the keys it names.

use super::table::*;
use insta::assert_snapshot;
use std::collections::BTreeSet;
use thicket::games::root::Observation;
use thicket::kernel::{Words, join};
use thicket::table::{Coach, Games, Lesson, Lobby, Store, Table as _};
use thicket::tui::commands::Place;
use thicket::tui::composer::InputMode;
use thicket::tui::game_ui::Spot;
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn title(width: u16, height: u16, store: Option<Store>) -> Table {
    Table::title_over(width, height, looks(Colors::Sixteen, Glyphs::Ascii), store)
}

fn lesson(id: &str, (width, height): (u16, u16)) -> Table {
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
    Table::game(width, height, lobby.teach(id).expect("a lesson"))
}

fn coach(table: &Table) -> Coach {
    table.play().session().shown.snapshot.coach.clone().expect("a coach")
}

/// What a coach asks for, and why.
fn said(coach: &Coach) -> String {
    let words = Words::english();
    words.sentences([words.say(&coach.asks)].into_iter().chain(coach.why(words)))
}

/// Presses the key with which a learner goes on; the keys that begin an action, or name a place beside the map.
fn go_on(table: &mut Table) -> Vec<String> {
    // what happened meanwhile is read first
    read_on(table);
    let composer = table.play().composer();
    let (pass, begun) = (composer.stage().pass, composer.begun());
    let mut keys: Vec<String> = composer.stage().picks.iter().map(|pick| pick.key.clone()).collect();
    // no cursor reaches a place that is not on the map
    let picks = &composer.stage().picks;
    let on_map = picks.iter().any(|pick| pick.part.and_then(Spot::of).is_some());
    if composer.stage().kind == InputMode::Map && !on_map && !pass {
        table.press(&keys[0]);
        return keys;
    }
    keys.extend(pass.then(|| "e".to_owned()));
    table.press(if pass { "e" } else { "<Enter>" });
    if begun { Vec::new() } else { keys }
}

/// The keys that a text tells to press.
fn named(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let after = words.windows(2).filter(|pair| pair[0] == "press").map(|pair| pair[1]);
    let keys = after.map(|word| word.chars().take_while(char::is_ascii_alphanumeric).collect());
    keys.filter(|key: &String| key.len() == 1 || key.parse::<u8>().is_ok()).collect()
}

/// Plays a lesson at 80x24 and looks at each of its steps once, and at its end.
fn at_each_step(id: &str, mut look: impl FnMut(&mut Table, &Coach)) {
    let mut table = lesson(id, (80, 24));
    let mut step = 0;
    for _ in 0..800 {
        let now = coach(&table);
        if now.step != step {
            step = now.step;
            look(&mut table, &now);
        }
        if now.step > now.steps {
            return;
        }
        go_on(&mut table);
    }
    panic!("{id} is stuck at step {step}: {}", table.text());
}

/// Closes what has just happened.
fn read_on(table: &mut Table) {
    if table.play().place() == Place::Panel {
        table.press("<Esc>");
    }
}

#[test]
fn every_lesson_is_played_with_the_keys_that_its_coach_names() {
    let mut faults = Vec::new();
    for id in Lesson::ids() {
        let mut table = lesson(id, (80, 24));
        let mut keys = BTreeSet::new();
        let mut step = coach(&table);
        for pressed in 0.. {
            assert!(pressed < 800, "{id} is stuck at step {}: {}", step.step, table.text());
            keys.extend(go_on(&mut table));
            let now = coach(&table);
            if now.step != step.step {
                let says = said(&step);
                let wrong = named(&says).into_iter().filter(|key| !keys.contains(key));
                faults.extend(wrong.map(|key| format!("{id}: \"{key}\" is not among {keys:?}: {says}")));
                keys.clear();
                step = now;
            }
            if step.step > step.steps {
                break;
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn the_list_tells_how_far_one_is_and_goes_on_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().to_owned());
    let mut table = title(80, 24, Some(store.clone()));
    table.press("f<Enter>");
    let first = coach(&table);
    while coach(&table).step < 6 {
        go_on(&mut table);
    }
    let left = coach(&table);
    table.press(":wq<Enter>");
    for (width, height) in SIZES {
        let mut table = title(width, height, Some(store.clone()));
        table.press("f");
        assert_snapshot!(format!("lessons {width}x{height}"), table.text());
        table.press("<Enter>");
        assert_eq!(coach(&table), left);
    }
    let mut table = title(80, 24, Some(store));
    table.press("fn");
    assert_eq!(coach(&table), first, "from the start, where that is wished");
}

#[test]
fn the_coach_stands_beside_the_map_or_under_it() {
    for size in SIZES {
        let mut table = lesson("marquise", size);
        assert_snapshot!(format!("first step {}x{}", size.0, size.1), table.text());
        while coach(&table).step < 9 {
            go_on(&mut table);
        }
        assert_snapshot!(format!("step {}x{}", size.0, size.1), table.text());
    }
    // both edges of the map would cover what the coach speaks of
    let mut table = lesson("corvids", (80, 24));
    let is_beside = (0..200).any(|_| {
        let is_beside = table.text().contains("TUTORIAL ");
        if !is_beside {
            go_on(&mut table);
        }
        is_beside
    });
    assert!(is_beside);
    assert_snapshot!("step beside the map 80x24", table.text());
    for game in ["dewan", "iwari"] {
        let mut table = lesson(game, (80, 24));
        go_on(&mut table);
        go_on(&mut table);
        assert_snapshot!(format!("step of {game} 80x24"), table.text());
    }
}

#[test]
fn a_key_for_anything_else_is_answered_by_the_coach() {
    let mut table = lesson("marquise", (80, 24));
    while coach(&table).step < 5 {
        go_on(&mut table);
    }
    let answer = Words::english().say(&coach(&table).asks);
    let start: String = answer.chars().take(20).collect();
    // another verb, no more, another place, a wish in words, a whole action
    for keys in ["m", "e", "r", "d4", ":march 10 12 1<Enter>", ":pass<Enter>", ":?recruit<Enter>"] {
        table.press(keys);
        assert!(table.text().contains(&start), "{keys}: {}", table.text());
        table.press("<Esc><Esc>");
        assert_eq!(coach(&table).step, 5);
    }
    table.press(":hint<Enter>");
    assert!(table.text().contains("sawmill"), "{}", table.text());
}

#[test]
fn plain_lines_say_what_the_coach_says() {
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
    let running = lobby.teach("marquise").expect("a lesson");
    let says = said(&running.coach().expect("a coach"));
    let (out, _) = in_lines(running, "quit\n");
    let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(out.contains(&says), "{out}");
}

#[test]
fn the_coach_can_be_read_at_every_step_on_the_smallest_screen() {
    let mut hidden = Vec::new();
    for id in Lesson::ids() {
        at_each_step(id, |table, now| {
            let (says, text) = (said(now), table.text());
            let missing = says.split_whitespace().find(|word| !text.contains(word));
            hidden.extend(missing.map(|word| format!("{id} {}: \"{word}\" of \"{says}\"\n{text}", now.step)));
        });
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

#[test]
fn the_coach_hides_nothing_that_is_told_beside_the_map_or_below_it() {
    let mut hidden = Vec::new();
    for id in ["marquise", "duchy", "dewan"] {
        at_each_step(id, |table, now| {
            if now.step > now.steps {
                return;
            }
            read_on(table);
            let text = table.text();
            let log = table.play().session().shown.log.last().map(|line| line.row.clone()).unwrap_or_default();
            let mut told: Vec<String> = match text.contains("SINCE YOUR LAST TURN") {
                true => vec!["You lost".to_owned()],
                false if text.contains("LOG") => log.wrapped(21, 2).iter().map(ToString::to_string).collect(),
                false => Vec::new(),
            };
            told.push("SCORE".to_owned());
            // the cards and stories of Dewan leave no room for either
            let missing = told.iter().filter(|line| id != "dewan" && !text.contains(line.trim_end()));
            hidden.extend(missing.map(|line| format!("{id} {}: {line}\n{text}", now.step)));
            // what a game would allow is refused in whole sentences
            let allowed = table.play().session().notation();
            let all = table.play().session().ask(|table| table.state().legal());
            let other = all.iter().map(|action| join(action)).find(|action| !allowed.contains(action));
            let Some(other) = other else { return };
            table.press(&format!(":{other}<Enter>"));
            // the answer is what is asked for, above the prompt
            let (says, text) = (said(now), table.text());
            let start: String = Words::english().say(&now.asks).chars().take(20).collect();
            let missing = says.split_whitespace().find(|word| !text.contains(word));
            hidden.extend(missing.map(|word| format!("{id} {}: \"{word}\" of \"{says}\"\n{text}", now.step)));
            let is_answered = text.lines().rev().take(4).any(|line| line.trim_start().starts_with(&start));
            hidden.extend((!is_answered).then(|| format!("{id} {}: no answer {start}\n{text}", now.step)));
            table.press("<Esc><Esc>");
        });
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

#[test]
fn a_battle_is_told_beside_the_coach() {
    let mut table = lesson("marquise", (80, 24));
    let mut seen = BTreeSet::new();
    for _ in 0..800 {
        let now = coach(&table);
        if now.step > now.steps {
            assert!(!seen.is_empty(), "no battle asks the player");
            return;
        }
        let observed = &table.play().session().shown.snapshot.seen;
        let fight = observed.get::<Observation>().and_then(|seen| seen.battle.as_ref().map(|battle| battle.clearing));
        if let Some(clearing) = fight.filter(|_| table.play().place() == Place::Asked) {
            let title = format!("Battle in {}", clearing.number());
            let text = table.text();
            assert!(text.contains(&title), "{title} at step {}: {text}", now.step);
            seen.insert(now.step);
        }
        go_on(&mut table);
    }
    panic!("the lesson does not end");
}

/// The clearings that a text names: numbers behind a word that leads to a place, or behind another one of them.
fn clearings(text: &str) -> BTreeSet<u8> {
    let signs = |c: char| if ",.:;!?()".contains(c) { format!(" {c} ") } else { c.to_string() };
    let parted: String = text.chars().map(signs).collect();
    let words: Vec<&str> = parted.split_whitespace().collect();
    let leads = ["clearing", "clearings", "in", "to", "from", "into"];
    let mut named: Vec<usize> = Vec::new();
    for (at, word) in words.iter().enumerate().skip(1) {
        let before = words[at - 1].to_lowercase();
        let goes_on = ["and", "or", ","].contains(&before.as_str()) && at >= 2 && named.contains(&(at - 2));
        if word.parse().is_ok_and(|number: u8| (1..=12).contains(&number))
            && (leads.contains(&before.as_str()) || goes_on)
        {
            named.push(at);
        }
    }
    named.into_iter().filter_map(|at| words[at].parse().ok()).collect()
}

#[test]
fn a_lesson_knows_the_clearings_of_which_its_coach_speaks() {
    let mut wrong = Vec::new();
    for id in Lesson::ids().filter(|id| Lesson::open(id).is_some_and(|lesson| lesson.game == "root")) {
        at_each_step(id, |_, now| {
            let says = said(now);
            let about: BTreeSet<u8> = now.about.iter().copied().collect();
            wrong.extend((about != clearings(&says)).then(|| format!("{id} {}: {about:?} of \"{says}\"", now.step)));
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_coach_covers_no_clearing_that_they_name() {
    let (mut covered, mut named) = (Vec::new(), 0);
    let of_root = || Lesson::ids().filter(|id| Lesson::open(id).is_some_and(|lesson| lesson.game == "root"));
    for (id, height) in of_root().flat_map(|id| [(id, 24), (id, 20)]) {
        at_each_step(id, |table, now| {
            table.resize(80, height);
            read_on(table);
            let text = table.text();
            // a low screen shows some rows of the map: one of several places that are far apart
            let seen = if height < 24 && now.about.len() > 1 { 0 } else { 1 };
            for clearing in now.about.iter().take(seen * now.about.len()) {
                named += 1;
                // a star marks what has just changed
                let label = |suit: &str| [" ", "*"].map(|mark| format!("{clearing}{mark}{suit}"));
                let mut labels = ["fox", "rab", "mou"].into_iter().flat_map(label);
                let is_drawn = labels.any(|label| text.contains(&label));
                covered.extend((!is_drawn).then(|| format!("{id} {}: {clearing}\n{text}", now.step)));
            }
        });
    }
    assert!(covered.is_empty() && named > 200, "{named} named\n{}", covered.join("\n"));
}

#[test]
fn every_lesson_is_played_in_lines_by_the_choices_that_are_listed() {
    for id in Lesson::ids() {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
        let running = lobby.teach(id).expect("a lesson");
        let steps = running.coach().expect("a coach").steps;
        let (out, _) = in_lines(running, &"1\n".repeat(3 * steps));
        let said = out.split_whitespace().collect::<Vec<_>>().join(" ");
        let keys = Lesson::open(id).expect("a lesson").keys();
        let words = Words::english();
        let is_said = |key: &String| {
            let why = words.attribute(key, "why");
            said.contains(&words.text(key)) && why.is_none_or(|why| said.contains(&why))
        };
        let missing: Vec<_> = keys.iter().filter(|key| !is_said(key)).collect();
        // what others do is told in lines of its own
        let names = [format!("lesson-{id}"), format!("lesson-{id}-about"), "lesson-others-play".to_owned()];
        assert!(missing.iter().all(|key| names.contains(key)), "{id}: {missing:?}");
        assert!(!out.contains("That number is not on the list."), "{out}");
    }
}

#[test]
fn in_lines_the_coach_answers_what_the_lesson_does_not_allow() {
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
    let (out, _) =
        in_lines(lobby.teach("marquise").expect("a lesson"), "1\n1\n1\n1\nrecruit\n?recruit\nhint take\nquit\n");
    let asks = Words::english().text("lesson-marquise-first-build");
    // before the prompt, and in answer to two wishes
    assert_eq!(out.matches(&asks).count(), 3, "{asks}\n{out}");
    assert!(out.contains("The Marquise built a sawmill in clearing 10"), "{out}");
    assert!(out.contains("type the number of a choice instead"), "{out}");
}
