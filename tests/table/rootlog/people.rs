//! Logs without comments, as people write them: counted, followed, and played on from.

use super::{ALL, drawn, export, games, written};
use crate::commands::program_of;
use std::collections::BTreeSet;
use thicket::bots::Budget;
use thicket::games::root;
use thicket::games::root::rootlog::Log;
use thicket::games::root::rootlog::counter::count;
use thicket::games::root::rootlog::pieces::Pieces;
use thicket::games::root::rootlog::slip::Why;
use thicket::kernel::{Seat, Viewer, Words};
use thicket::table::{
    GameRecord, GameSession, GameState, Games, Happening, LocalSession, ReviewJob, RootlogRequest, Saved, Store,
    import_log,
};

/// Games of the base box on two maps, and one with factions of other boxes.
const AUTUMN: &str = include_str!("logs/autumn.rootlog");
const WINTER: &str = include_str!("logs/winter.rootlog");
const LAKE: &str = include_str!("logs/lake.rootlog");

/// The first of them with a slip of the recorder in each third line.
const SLIPS: &str = include_str!("logs/slips.rootlog");

fn session(saved: &Saved) -> LocalSession<root::State> {
    let (session, difference) = LocalSession::from_saved(saved).unwrap();
    assert_eq!(difference, None);
    session
}

#[test]
fn small_logs_are_imported_to_their_end() {
    for (text, turns, exact) in [(AUTUMN, 22, 22), (WINTER, 30, 30), (LAKE, 14, 10)] {
        let imported =
            import_log(text, &Games::ALL.boards(), None, &|| ()).unwrap_or_else(|(_, error)| panic!("{error}"));
        let last = text.lines().find(|line| line.starts_with("C: ") || line.starts_with("L: ")).unwrap();
        assert_eq!(imported.turns, turns, "{last}");
        assert!(imported.exact >= exact, "{last}: {} of {turns}: {:?}", imported.exact, imported.slips);
        let saved = Saved::from_bytes(imported.saved.to_text().as_bytes()).unwrap();
        assert_eq!(saved, imported.saved);
        let session = session(&saved);
        session.check().unwrap();
        let winner = text.lines().find_map(|line| line.strip_prefix("Winner: ")).unwrap();
        assert!(imported.exact < turns || saved.over, "{winner} has won");
        // everything can be looked at, from the first step to the last
        for actions in 0..=session.actions() {
            assert!(session.observe_past(actions, Viewer::All).is_some(), "after {actions}");
        }
    }
}

#[test]
fn each_slip_of_a_recorder_is_named_and_the_rest_is_followed() {
    let changed = AUTUMN.lines().zip(SLIPS.lines()).zip(1..).filter(|((was, is), _)| was != is);
    let changed: BTreeSet<usize> = changed.map(|(_, line)| line).collect();
    assert!(changed.len() >= 7, "{changed:?}");
    let imported = import_log(SLIPS, &Games::ALL.boards(), None, &|| ()).unwrap_or_else(|(_, error)| panic!("{error}"));
    let named: BTreeSet<usize> = imported.slips.iter().map(|slip| slip.line).collect();
    assert_eq!(named, changed, "{:?}", imported.slips);
    assert!(imported.saved.over && imported.turns == 22);
    let mut session = session(&imported.saved);
    let told = session.table_events().into_iter().filter(|event| matches!(event.what, Happening::Slip { .. })).count();
    assert_eq!(told, imported.slips.len(), "the log of the game has them");
    let log = session.log(0..session.log_len(), Viewer::Spectator);
    let lines: Vec<String> = log.iter().map(|entry| Words::english().say(&entry.message)).collect();
    assert!(lines.iter().any(|line| line.contains("w17->18")), "{lines:?}");
    session.take_back().unwrap();
    assert!(!session.notation().is_empty(), "it can be played on");
}

#[test]
fn a_game_is_played_on_from_a_line_where_the_rules_led_elsewhere() {
    // the roost of the second line stands in another clearing than the rules allow
    let text = AUTUMN.replacen("->9/w9->1/b->9+1", "->9/w9->1/b->9+12", 1);
    assert_ne!(text, AUTUMN);
    let imported = import_log(&text, &Games::ALL.boards(), None, &|| ()).unwrap_or_else(|(_, error)| panic!("{error}"));
    let corrected = imported.slips.iter().filter(|slip| slip.why == Why::Corrected).count();
    assert!(corrected > 0 && !imported.saved.corrections.is_empty(), "{:?}", imported.slips);
    let saved = Saved::from_bytes(imported.saved.to_text().as_bytes()).unwrap();
    let mut session = session(&saved);
    let at = saved.corrections[0].at;
    let state = session.observe_past(at, Viewer::All).unwrap();
    let all = session.actions();
    // a review goes on from the position that was set
    let jobs = (0..4).flat_map(|seat| GameSession::review_jobs(&session, Seat::new(seat), false));
    let later: Vec<ReviewJob> = jobs.filter(|job| job.at >= at).collect();
    let weighed = later.iter().step_by(9).filter(|job| job.judge(Budget { nodes: Some(1) }).is_some()).count();
    assert!(weighed > 4 && weighed == later.iter().step_by(9).count(), "{weighed} of {}", later.len());
    while session.actions() > at {
        session.take_back().unwrap();
    }
    assert_eq!(
        session.observe(Viewer::All).get::<root::Observation>(),
        state.get::<root::Observation>(),
        "back at the position that was set"
    );
    assert!(session.redo().is_ok() && session.actions() > at && session.actions() <= all);
    let error = written(&saved, ALL).unwrap_err();
    assert!(error.to_string().contains("positions were set"), "{error}");
}

#[test]
fn exported_games_are_counted_without_a_slip() {
    for seed in 1..=games(4) {
        let game = drawn(seed);
        let log = Log::read(&export(&game.save(), RootlogRequest { viewer: Viewer::Spectator, ..ALL }));
        let (counter, slips) = count(&log);
        assert!(slips.is_empty(), "game {seed}: {:?}", &slips[..slips.len().min(3)]);
        let state = game.observe(Viewer::All);
        let state: &root::State = state.get::<root::Observation>().unwrap();
        assert_eq!(counter.pieces.counts, Pieces::of(state).counts, "game {seed}");
        for seat in state.seats().filter(|&seat| state.player(seat).scores()) {
            let points = counter.points.get(&state.faction(seat)).copied().unwrap_or_default();
            assert_eq!(points, i16::from(state.player(seat).score), "game {seed}");
        }
    }
}

#[test]
fn people_s_logs_become_saves_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().to_str().unwrap();
    let file = folder.path().join("evening.txt");
    let run = |args: &[&str]| program_of(Games::ALL, Words::english(), &[args, &["--saves", saves]].concat(), b"");
    std::fs::write(&file, SLIPS).unwrap();
    let path = file.to_str().unwrap();
    let (code, out, err) = run(&["import", path, "--name", "evening"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("\"w17->18\"") && out.contains("of 22"), "{out}");
    let (code, _, _) = run(&["import", path, "--name", "early", "--until", "20"]);
    assert_eq!(code, 0);
    let store = Store::new(folder.path().to_owned());
    let (early, _) = store.load("early").unwrap();
    let (whole, _) = store.load("evening").unwrap();
    assert!(!early.over && whole.over && early.journal.len() < whole.journal.len());
    let (code, out, _) = run(&["replay", "evening", "--as", "all"]);
    assert!(code == 0 && out.contains("w17->18"), "{out}");
    std::fs::write(&file, "a shopping list\n").unwrap();
    let (code, out, err) = run(&["import", path]);
    assert!(code == 1 && out.contains("a shopping list") && err.contains("No line"), "{out}{err}");
    std::fs::write(&file, "C: Ana\nC:t_k->1\nC:w->2\n").unwrap();
    let (code, _, err) = run(&["import", path]);
    assert!(code == 1 && !err.is_empty(), "one player is no game");
}

mod any_text {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_text_stops_the_counter(lines in prop::collection::vec("[CEAVLODPHK]:[a-zA-Z0-9#%$+>(){}_^*?@:/<. -]{0,40}", 0..12)) {
            let (_, slips) = count(&Log::read(&lines.join("\n")));
            slips.iter().for_each(|slip| assert!(!slip.to_string().is_empty()));
        }
    }
}
