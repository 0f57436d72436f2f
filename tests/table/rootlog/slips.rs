//! Slips of recorders, one at a time: each is named by its line and its action.

use thicket::games::root::rootlog::Log;
use thicket::games::root::rootlog::counter::count;
use thicket::games::root::rootlog::follow::follow;
use thicket::games::root::rootlog::pieces::Pieces;
use thicket::games::root::rootlog::slip::{Slip, Why};
use thicket::games::root::rootlog::token::Place;
use thicket::games::root::{self, words::faction::Faction};
use thicket::kernel::Viewer;
use thicket::table::{GameRecord, GameState, Games, ImportedLog, LocalSession, import_log};

const AUTUMN: &str = include_str!("logs/autumn.rootlog");
const LAKE: &str = include_str!("logs/lake.rootlog");

fn import(text: &str, until: usize) -> ImportedLog {
    import_log(text, &Games::ALL.boards(), Some(until), &|| ()).unwrap_or_else(|(_, error)| panic!("{error}"))
}

/// Replaces what stands in a log at one place.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1)
}

fn assert_named(slips: &[Slip], line: usize, token: &str, why: Why) {
    let wanted = Slip::new(line, token, why);
    assert!(slips.contains(&wanted), "{wanted}\n{slips:?}");
}

/// Whether something in a line is said to be assumed that begins like this.
fn is_assumed(slips: &[Slip], line: usize, begin: &str) -> bool {
    slips.iter().any(|slip| (slip.line, slip.why) == (line, Why::Added) && slip.token.starts_with(begin))
}

#[test]
fn logs_without_a_slip_have_none() {
    assert_eq!(import(AUTUMN, 42).slips, []);
    let setup = import(LAKE, 13);
    assert_eq!((setup.slips, setup.turns), (Vec::new(), 0));
}

#[test]
fn what_cannot_be_read_is_named_and_its_turn_is_not_to_the_letter() {
    for (old, new) in [("XA3(0,3)", "XA3(9,9)"), ("t2+t7->", "2(t)2->"), ("w->2/M#codeb", "w->2/#zzz^A/M#codeb")] {
        let imported = import(&with(AUTUMN, old, new), 19);
        let token = if new.contains("zzz") { "#zzz^A" } else { new };
        assert_named(&imported.slips, 19, token, Why::Unread);
        assert!(imported.exact < imported.turns, "{token}: {} of {}", imported.exact, imported.turns);
    }
    let unread = import(&with(AUTUMN, "B#crossbow->A", "B#crossbow->A/qqq"), 21);
    assert_eq!((unread.exact, unread.turns), (6, 7), "{:?}", unread.slips);
}

#[test]
fn leaders_and_characters_that_are_assumed_are_named() {
    for (old, new, line, refused) in [
        ("E:#despot->$/", "E:#nobody->$/", 10, Some("#nobody->$")),
        ("E:#despot->$/", "E:", 10, None),
        ("V:#thief->$/", "V:#qqq->$/", 12, Some("#qqq->$")),
        ("V:#thief->$/", "V:", 12, None),
    ] {
        let slips = import(&with(AUTUMN, old, new), 12).slips;
        if let Some(refused) = refused {
            assert_named(&slips, line, refused, Why::NotFollowed);
        }
        assert!(is_assumed(&slips, line, "#"), "{new}: {slips:?}");
        assert_eq!(slips.len(), 1 + usize::from(refused.is_some()), "{slips:?}");
    }
}

#[test]
fn set_up_lines_are_held_against_the_setup() {
    let slips = import(&with(AUTUMN, "A:3#->$", "A:4#->$"), 12).slips;
    assert_eq!(slips, [Slip::new(11, "4#->$", Why::NotFollowed)]);
    let slips = import(&with(AUTUMN, "A:3#->$", "A:2#->$"), 12).slips;
    assert_eq!(slips, [Slip::new(11, "2#->$", Why::NotFollowed)]);
    let missing = import(&with(AUTUMN, "E:#despot->$/(b+6w)->4\n", ""), 11);
    assert_eq!(missing.slips, [Slip::new(5, "E:", Why::Added)]);
    let slips = import(&with(AUTUMN, "b_w->6/", ""), 12).slips;
    assert!(is_assumed(&slips, 9, "b_w->"), "{slips:?}");
}

#[test]
fn a_winner_who_did_not_win_is_named() {
    for winner in ["V", "D", "EV"] {
        let winner = format!("Winner: {winner}");
        let imported = import(&with(AUTUMN, "Winner: E", &winner), usize::MAX);
        assert_eq!(imported.slips, [Slip::new(42, &winner, Why::Winner)]);
    }
}

#[test]
fn records_that_are_not_played_or_were_assumed_are_named() {
    let extras = ["Landmarks: tower->8", "Hirelings: h_C, h_Ed", "Pool: CEAVD"];
    let slips = import(&with(AUTUMN, "C: Ana", &format!("{}\nC: Ana", extras.join("\n"))), 15).slips;
    assert_eq!(slips, [4, 5, 6].map(|line| Slip::new(line, extras[line - 4], Why::Unplayed)));
    let slips = import(&with(AUTUMN, "Map: Fall\nDeck: Standard\n", ""), 10).slips;
    assert_eq!(slips, ["Map: Fall", "Deck: Standard"].map(|text| Slip::new(1, text, Why::Added)));
    let slips = import(&with(AUTUMN, "Map: Fall", "Map: Nowhere"), 12).slips;
    assert_named(&slips, 1, "Map: Nowhere", Why::Line);
    assert_named(&slips, 1, "Map: Fall", Why::Added);
}

#[test]
fn suits_that_are_missing_or_cannot_be_are_named() {
    for (new, slips) in [
        (", R10, M11, F1", &[("F1", Why::Unread), ("F12", Why::Added)][..]),
        (", R10, M11", &[("F12", Why::Added)]),
        (", F10, M11, F12", &[("F12", Why::NotFollowed)]),
    ] {
        let found = import(&with(AUTUMN, ", R10, M11, F12", new), 12).slips;
        slips.iter().for_each(|(token, why)| assert_named(&found, 3, token, *why));
        assert_eq!(found.len(), slips.len(), "{found:?}");
    }
    // suits that are not printed are drawn: those that the log has still lie where it has them
    let imported = import(&with(LAKE, "R2, ", ""), 13);
    assert_eq!(imported.slips, [Slip::new(3, "R2", Why::Added)]);
}

#[test]
fn items_and_cards_are_compared_by_where_they_come_from() {
    let slips = import(&with(AUTUMN, "%f12->$", "%f10->$"), 22).slips;
    assert_named(&slips, 22, "%f10->$", Why::NotFollowed);
    let slips = import(&with(AUTUMN, "8/^A/R#@->A$", "8/M#sword^A/R#@->A$"), 20).slips;
    assert_named(&slips, 20, "M#sword^A", Why::NotFollowed);
}

#[test]
fn what_is_too_much_is_named_once() {
    let long = with(AUTUMN, "B#crossbow->A", &format!("B#crossbow->A{}", "/0#->A".repeat(200)));
    let log = Log::read(&long);
    assert_eq!(log.slips, [Slip::new(21, "0#->A", Why::TooLong)]);
    let log = Log::read(&format!("{AUTUMN}{}E:w->1\nE:w->2\n", "\n".repeat(5000)));
    assert_eq!(log.slips, [Slip::new(5043, "E:w->1", Why::TooLong)]);
    let wide = with(AUTUMN, "w->2/F#anvil->C", &format!("w->2/F#anvil->C{}", "/12w->2".repeat(25)));
    assert_named(&import(&wide, 14).slips, 14, "12w->2", Why::TooLong);
    let log = Log::read("C: a\nE: b\nA: c\nV: d\nL: e\nO: f\nD: g\n\nC:w->1\nD:w->2\n");
    assert_eq!(log.slips, [7, 10].map(|line| Slip::new(line, "D:", Why::Unplayed)));
    assert_eq!(log.seats().len(), 6);
    assert!(log.turns.iter().chain(&log.setup).all(|turn| turn.who != Faction::Duchy));
}

#[test]
fn the_position_of_the_last_line_is_that_of_the_log() {
    let text = with(AUTUMN, "->9/w9->1/b->9+1", "->9/w9->1/b->9+12");
    let imported = import(&text, 15);
    assert!(imported.slips.iter().any(|slip| (slip.line, slip.why) == (15, Why::Corrected)), "{:?}", imported.slips);
    let (session, difference) = LocalSession::<root::State>::from_saved(&imported.saved).unwrap();
    assert_eq!(difference, None);
    assert_eq!(imported.saved.corrections.last().map(|set| set.at), Some(session.actions()));
    let mut log = Log::read(&text);
    log.cut(15);
    let observed = session.observe(Viewer::All);
    let state: &root::State = observed.get::<root::Observation>().unwrap();
    assert_same_map(&count(&log).0.pieces, &Pieces::of(state));
}

/// Both have the same pieces in all clearings.
fn assert_same_map(counted: &Pieces, there: &Pieces) {
    let on_map = |pieces: &Pieces| {
        let all = pieces.counts.iter().filter(|((_, place), count)| matches!(place, Place::Clearing(_)) && **count > 0);
        all.map(|(key, count)| (*key, *count)).collect::<Vec<_>>()
    };
    assert_eq!(on_map(counted), on_map(there));
}

#[test]
fn a_search_that_would_take_too_long_ends_in_counting() {
    let mut log = Log::read(AUTUMN);
    // nothing on the map changes by itself where the turn of the Alliance begins
    log.cut(30);
    let traces = follow(&log, &Games::ALL.boards(), 300, &|| ()).unwrap_or_else(|error| panic!("{error}"));
    let slips: Vec<&Slip> = traces.lines.iter().flat_map(|line| &line.slips).collect();
    let counted: Vec<usize> = slips.iter().filter(|slip| slip.why == Why::Counted).map(|slip| slip.line).collect();
    assert_eq!(counted.len(), 1, "{slips:?}");
    assert_eq!(traces.counted_from, Some(counted[0]));
    assert_eq!(traces.lines.len(), log.turns.len() + 2, "the setup, the turns, and what was set right");
    let end = traces.lines.last().unwrap();
    assert!(end.corrected.is_some() && end.steps.is_empty(), "{:?}", end.slips);
    assert_same_map(&count(&log).0.pieces, &Pieces::of(&traces.last));
}
