use proptest::prelude::*;

use super::*;
use crate::games::root::board;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, Suit};
use crate::kernel::Digested;

mod faults;

fn clearing(number: u8) -> Clearing {
    Clearing::from_number(number).unwrap()
}

fn forest(letter: char) -> Forest {
    Forest::from_letter(letter).unwrap()
}

fn numbers(set: ClearingSet) -> Vec<u8> {
    set.iter().map(Clearing::number).collect()
}

fn letters(set: ForestSet) -> String {
    set.iter().map(Forest::letter).collect()
}

/// The Autumn board in three drawings with slanting lines, as a board of one's own may have them.
fn autumn_text() -> &'static str {
    include_str!("tests/slanting.toml")
}

fn autumn() -> Board {
    let (name, text) = board::embedded().iter().find(|(name, _)| *name == "root-autumn.toml").unwrap();
    Board::parse(name, text).unwrap()
}

fn faults(text: &str) -> Vec<BoardFault> {
    Board::parse("test.toml", text).expect_err("a fault was wanted").faults().to_vec()
}

/// Changes one place of the Autumn board's text; the place must be there once.
fn autumn_with(old: &str, new: &str) -> String {
    assert_eq!(autumn_text().matches(old).count(), 1, "{old:?} is not one place");
    autumn_text().replace(old, new)
}

#[test]
fn every_embedded_board_is_whole_and_is_named_as_its_file() {
    for (name, text) in board::embedded() {
        let board = Board::parse(name, text).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(format!("root-{}.toml", board.id()), *name);
        assert_eq!(board.layouts().iter().map(|layout| layout.size()).collect::<Vec<_>>(), LayoutSize::ALL);
        let pane = |layout: &Layout| (layout.pane().width, layout.pane().height);
        assert!(pane(&board.layouts()[0]) <= (58, 20), "the smallest has to leave room on 80x24");
    }
}

#[test]
fn the_autumn_board_is_as_printed() {
    let board = autumn();
    assert_eq!(board.id(), "autumn");
    assert_eq!(numbers(board.clearings()), (1..=12).collect::<Vec<_>>());
    let board_ref = &board;
    let of_suit =
        |suit| board_ref.clearings().iter().filter(move |c| board_ref.suit(*c) == Some(suit)).map(Clearing::number);
    assert_eq!(of_suit(Suit::Fox).collect::<Vec<_>>(), [1, 6, 8, 12]);
    assert_eq!(of_suit(Suit::Rabbit).collect::<Vec<_>>(), [3, 4, 5, 10]);
    assert_eq!(of_suit(Suit::Mouse).collect::<Vec<_>>(), [2, 7, 9, 11]);
    let each = |ask: fn(&Board, Clearing) -> u8| board.clearings().iter().map(|c| ask(&board, c)).collect::<Vec<_>>();
    assert_eq!(each(Board::slots), [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]);
    assert_eq!(each(Board::ruins), [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]);
    assert_eq!(numbers(board.corners()), [1, 2, 3, 4]);
    let opposite = |number| board.opposite(clearing(number)).map(Clearing::number);
    assert_eq!([1, 2, 3, 4, 5].map(opposite), [Some(3), Some(4), Some(1), Some(2), None]);
    assert_eq!((board.tower(), board.ferry(), board.coast()), (None, None, ClearingSet::EMPTY));
}

#[test]
fn law_2_2_1_clearings_joined_by_a_path_are_adjacent() {
    let board = autumn();
    let wanted: [&[u8]; 12] = [
        &[5, 9, 10],
        &[5, 6, 10],
        &[6, 7, 11],
        &[8, 9, 12],
        &[1, 2],
        &[2, 3, 11],
        &[3, 8, 12],
        &[4, 7],
        &[1, 4, 12],
        &[1, 2, 12],
        &[3, 6, 12],
        &[4, 7, 9, 10, 11],
    ];
    for (number, wanted) in (1..).zip(wanted) {
        assert_eq!(numbers(board.adjacent(clearing(number))), wanted, "clearing {number}");
        assert!(board.closed(clearing(number)).is_empty());
    }
}

#[test]
fn law_2_3_rivers_link_clearings_but_do_not_make_them_adjacent() {
    let board = autumn();
    let wanted = [(4, vec![7]), (5, vec![10]), (7, vec![4, 11]), (10, vec![5, 11]), (11, vec![7, 10])];
    for number in 1..=12 {
        let links = wanted.iter().find(|(from, _)| *from == number).map_or(&[][..], |(_, links)| links);
        assert_eq!(numbers(board.river_adjacent(clearing(number))), links, "clearing {number}");
        assert!(!board.adjacent(clearing(number)).intersects(board.river_adjacent(clearing(number))));
    }
}

#[test]
fn law_2_4_forests_are_the_areas_between_the_paths() {
    let board = autumn();
    assert_eq!(letters(board.forests()), "abcdefg");
    let wanted: [(char, &[u8]); 7] = [
        ('a', &[1, 2, 5, 10]),
        ('b', &[1, 9, 10, 12]),
        ('c', &[2, 6, 10, 11, 12]),
        ('d', &[4, 9, 12]),
        ('e', &[3, 7, 11, 12]),
        ('f', &[3, 6, 11]),
        ('g', &[4, 7, 8, 12]),
    ];
    for (letter, wanted) in wanted {
        assert_eq!(numbers(board.forest_clearings(forest(letter))), wanted, "forest {letter}");
    }
}

#[test]
fn law_2_4_1_a_forest_is_adjacent_to_what_it_touches_and_across_one_path() {
    let board = autumn();
    let neighbors = [('a', "bc"), ('b', "acd"), ('c', "abef"), ('d', "bg"), ('e', "cfg"), ('f', "ce"), ('g', "de")];
    for (letter, wanted) in neighbors {
        assert_eq!(letters(board.adjacent_forests(forest(letter))), wanted, "forest {letter}");
    }
    for (number, wanted) in (1..).zip(["ab", "ac", "ef", "dg", "a", "cf", "eg", "g", "bd", "abc", "cef", "bcdeg"]) {
        assert_eq!(letters(board.clearing_forests(clearing(number))), wanted, "clearing {number}");
    }
}

#[test]
fn distances_count_paths() {
    let board = autumn();
    let distance = |a, b| board.distance(clearing(a), clearing(b)).unwrap();
    assert_eq!((distance(1, 1), distance(1, 5), distance(1, 3), distance(8, 5)), (0, 1, 4, 4));
    for a in board.clearings().iter() {
        for b in board.clearings().iter() {
            assert_eq!(board.distance(a, b), board.distance(b, a));
            assert_eq!(board.adjacent(a).contains(b), board.distance(a, b) == Some(1));
        }
    }
}

#[test]
fn a_board_keeps_its_text_and_its_digest() {
    let board = Board::parse("slanting.toml", autumn_text()).unwrap();
    assert_eq!(board.text(), autumn_text());
    assert_eq!(board, Board::parse("elsewhere.toml", board.text()).unwrap(), "the file's name is no part of a board");
    // The published test vectors of FNV-1a.
    assert_eq!(board.digest(), crate::kernel::fnv(autumn_text().as_bytes()));
}

/// Four clearings in a ring, a fifth line across it, and a drawing of it. The keys of other boards can be tried on it.
const RING: &str = r#"
format = 1
game = "root"
id = "ring"
clearings = [
  { number = 1, suit = "random", slots = 1, at = [0, 0], opposite = 3 },
  { number = 2, suit = "random", slots = 1, at = [100, 0] },
  { number = 3, suit = "random", slots = 1, at = [100, 100], opposite = 1 },
  { number = 4, suit = "random", slots = 1, at = [0, 100] },
]
paths = [[1, 2], [2, 3], [3, 4], [4, 1]]
closed_paths = [[2, 4]]
rivers = [[1, 3]]
tower = 2
ferry = 3
[forests]
a = [1, 2, 4]
b = [2, 3, 4]
[layouts.S]
pane = [30, 14]
box = [10, 4]
boxes = [[0, 0], [20, 0], [20, 10], [0, 10]]
paths = [
  { ends = [1, 2], cells = [[10, 1], [19, 1]] },
  { ends = [2, 3], cells = [[25, 4], [25, 9]] },
  { ends = [3, 4], cells = [[19, 12], [10, 12]] },
  { ends = [4, 1], cells = [[4, 9], [4, 4]] },
  { ends = [2, 4], cells = [[19, 3], [12, 10], [10, 10]] },
]
rivers = [{ ends = [1, 3], cells = [[10, 3], [11, 3], [18, 10], [19, 10]] }]
forests = { a = [14, 2], b = [21, 5] }
"#;

fn ring_with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(RING.to_owned(), |text, (old, new)| {
        assert_eq!(text.matches(old).count(), 1, "{old:?} is not one place");
        text.replace(old, new)
    })
}

/// The ring without a drawing.
fn bare_ring_with(changes: &[(&str, &str)]) -> String {
    let text = ring_with(changes);
    text[..text.find("[layouts.S]").unwrap()].to_owned()
}

#[test]
fn law_c_3_2_a_closed_path_parts_forests_but_joins_no_clearings() {
    let board = Board::parse("ring", RING).unwrap();
    assert_eq!(numbers(board.adjacent(clearing(2))), [1, 3]);
    assert_eq!(numbers(board.closed(clearing(2))), [4]);
    assert_eq!(board.distance(clearing(2), clearing(4)), Some(2));
    assert_eq!(letters(board.adjacent_forests(forest('a'))), "b");
    assert_eq!((board.tower(), board.ferry()), (Some(clearing(2)), Some(clearing(3))));
    assert_eq!(board.suit(clearing(1)), None, "a marker decides");
    let kinds: Vec<LineKind> = board.layouts()[0].lines().iter().map(|line| line.kind).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == LineKind::Closed).count(), 1);
}

#[test]
fn law_c_1_1_a_river_parts_forests_where_the_board_says_so() {
    let text = bare_ring_with(&[
        ("closed_paths = [[2, 4]]", "river_divides_forests = true"),
        ("a = [1, 2, 4]", "a = [1, 2, 3]"),
        ("b = [2, 3, 4]", "b = [1, 3, 4]"),
    ]);
    let board = Board::parse("ring", &text).unwrap();
    assert_eq!(letters(board.adjacent_forests(forest('a'))), "b");
    assert!(!board.adjacent(clearing(1)).contains(clearing(3)));
    let calm = text.replace("= true", "= false");
    let whole = ClearingSet::first_n(4);
    assert!(faults(&calm).iter().any(|found| found.fault == Fault::ForestNotListed(whole)), "one area, not two");
}

const LAKE: [(&str, &str); 6] = [
    ("closed_paths = [[2, 4]]\nrivers = [[1, 3]]", "lake = { at = [50, 50], coast = [1, 2, 3, 4] }"),
    ("a = [1, 2, 4]\n", "a = [1, 2]\nc = [3, 4]\nd = [1, 4]\n"),
    ("b = [2, 3, 4]", "b = [2, 3]"),
    ("  { ends = [2, 4], cells = [[19, 3], [12, 10], [10, 10]] },\n", ""),
    (
        "rivers = [{ ends = [1, 3], cells = [[10, 3], [11, 3], [18, 10], [19, 10]] }]",
        "lake = [[3, 10, 19], [4, 10, 19], [5, 10, 19], [6, 10, 19], [7, 10, 19], [8, 10, 19], [9, 10, 19], [10, 10, 19]]",
    ),
    ("a = [14, 2], b = [21, 5]", "a = [14, 2], b = [22, 6], c = [14, 11], d = [7, 6]"),
];

#[test]
fn law_c_2_2_a_lake_joins_its_coast_as_a_river_and_parts_forests() {
    let board = Board::parse("lake", &ring_with(&LAKE)).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(numbers(board.coast()), [1, 2, 3, 4]);
    assert_eq!(numbers(board.river_adjacent(clearing(1))), [2, 3, 4]);
    // C.2.4: one coastal clearing between them.
    assert_eq!(letters(board.adjacent_forests(forest('a'))), "bd");
    assert_eq!(letters(board.adjacent_forests(forest('c'))), "bd");
    assert_eq!(board.layouts()[0].lake().len(), 80);
}

#[test]
fn a_lake_is_drawn_on_its_coast_and_off_the_lines() {
    let lake = ring_with(&LAKE);
    let found = faults(&lake.replace("[3, 10, 19], ", "[3, 11, 19], "));
    let three: ClearingSet = [2, 3, 4].map(clearing).into_iter().collect();
    let four = ClearingSet::first_n(4);
    assert_eq!(found.last().map(|found| &found.fault), Some(&Fault::LakeTouches { found: three, wanted: four }));
    let found = faults(&lake.replace("[10, 10, 19]]", "[10, 10, 19], [12, 14, 14], [14, 0, 0]]"));
    assert_eq!(found[0].fault, Fault::OutsidePane(Cell { x: 0, y: 14 }));
    let found = faults(&lake.replace("[10, 10, 19]]", "[10, 10, 19], [12, 14, 14]]"));
    assert_eq!(found[0].fault, Fault::LineInLake(Cell { x: 14, y: 12 }));
    let found = faults(&lake.replace("coast = [1, 2, 3, 4]", "coast = [1]"));
    assert!(found.iter().any(|found| found.key == "lake" && matches!(found.fault, Fault::Length { .. })));
}

#[test]
fn all_faults_are_found_at_once() {
    let text = autumn_text()
        .replace("slots = 3, ruins = 1", "slots = 1, ruins = 2")
        .replace(r#"number = 2,  suit = "mouse""#, r#"number = 2,  suit = "bird""#)
        .replace("closed_paths = []", "weather = 3")
        .replace("d = [4, 9, 12]", "d = [4, 9, 11]")
        .replace("[layouts.M]\npane = [84, 33]", "[layouts.M]\npane = [84, 33]\nzoom = 2")
        .replace("[layouts.L]\npane = [116, 43]", "[layouts.L]\npane = 116");
    let keys: Vec<String> = faults(&text).into_iter().map(|fault| fault.key).collect();
    let wanted = [
        "clearings[2].suit",
        "clearings[11].ruins",
        "layouts.M.zoom",
        "layouts.L.pane",
        "weather",
        "forests.d",
        "forests",
    ];
    assert_eq!(keys, wanted);
    let shown = Board::parse("test.toml", &text).unwrap_err().to_string();
    assert_eq!(shown.lines().count(), wanted.len(), "one line for each");
}

#[test]
fn a_fault_names_the_line_in_which_it_stands() {
    for (old, new) in [
        ("slots = 3, ruins = 1", "slots = 1, ruins = 2"),
        ("closed_paths = []", "weather = 3"),
        ("d = [4, 9, 12]", "tree = [4, 9, 12]"),
        ("cells = [[48, 5], [52, 5]]", "cells = [[48, 5], [52, 6]]"),
    ] {
        let text = autumn_with(old, new);
        let above = text[..text.find(new).unwrap()].matches('\n').count();
        assert_eq!(faults(&text)[0].line, above + 1, "{new}");
    }
}

#[test]
fn faults_of_several_layouts_are_found_at_once() {
    let text = autumn_text()
        .replace("cells = [[11, 0], [32, 0]]", "cells = [[11, 0], [32, 1]]")
        .replace("cells = [[45, 10], [42, 10]]", "cells = [[45, 10], [43, 10]]")
        .replace("a = [33, 6]", "a = [33, 7]")
        .replace("a = [54, 9]", "a = [0, 0]");
    let keys: Vec<String> = faults(&text).into_iter().map(|fault| fault.key).collect();
    assert_eq!(keys, ["layouts.S.paths[1]", "layouts.S.paths[13]", "layouts.L.forests.a"]);
}

#[test]
fn what_is_not_a_board_at_all_is_said() {
    let report = |text| Board::parse("x.toml", text).unwrap_err().to_string();
    assert_eq!(
        report("").lines().collect::<Vec<_>>(),
        ["x.toml, line 1, format: this key is missing", "x.toml, line 1, game: this key is missing",]
    );
    assert!(
        report("format = 1\ngame = 'root'\nid = 'a'\npaths = [[1, 2").starts_with("x.toml, line 4, board: not TOML: ")
    );
    assert!(report("format = 1\nformat = 1").starts_with("x.toml, line 2, board: not TOML: "));
    assert!(report("\u{0}\u{7f}").starts_with("x.toml, line 1, board: not TOML: "));
}

#[test]
fn the_drawing_must_be_plane_and_whole() {
    let kinds = |text: &str| faults(text).into_iter().map(|found| found.fault).collect::<Vec<_>>();
    let lost = |list: &[u8]| Fault::Disconnected(list.iter().map(|number| clearing(*number)).collect());
    let torn =
        bare_ring_with(&[("paths = [[1, 2], [2, 3], [3, 4], [4, 1]]", "paths = [[1, 2]]"), ("[[2, 4]]", "[[3, 4]]")]);
    assert!(kinds(&torn).contains(&lost(&[3, 4])));
    let crossed = bare_ring_with(&[("closed_paths = [[2, 4]]", "closed_paths = [[2, 4], [1, 3]]")]);
    assert!(kinds(&crossed).contains(&Fault::Crossing((1, 3), (2, 4))));
    let rivers = bare_ring_with(&[("rivers = [[1, 3]]", "rivers = [[1, 3], [2, 4]]")]);
    assert!(kinds(&rivers).contains(&Fault::Crossing((2, 4), (1, 3))));
    let lake = bare_ring_with(&[("rivers = [[1, 3]]", "rivers = [[1, 3]]\nlake = { at = [60, 60], coast = [1, 3] }")]);
    assert!(kinds(&lake).contains(&Fault::CoastCrossing(1, (2, 4))));
    let no_corners = RING.replace(", opposite = 3", "").replace(", opposite = 1", "");
    assert_eq!(kinds(&no_corners), [Fault::NoCorners]);
    let unknown =
        bare_ring_with(&[("tower = 2", "tower = 5"), ("a = [1, 2, 4]", "a = [1, 2, 12]"), ("[[1, 3]]", "[[1, 6]]")]);
    assert_eq!(kinds(&unknown), [Fault::NoClearing(6), Fault::NoClearing(5), Fault::NoClearing(12)]);
    let none = bare_ring_with(&[("[[2, 4]]", "[]"), ("a = [1, 2, 4]", "a = [1, 2, 3, 4]"), ("b = [2, 3, 4]\n", "")]);
    assert!(Board::parse("ring", &none).is_ok());
    let gone = none.replace("[4, 1]]", "[4, 2]]").replace("at = [100, 100]", "at = [0, 50]");
    assert!(kinds(&gone).contains(&Fault::NotAForest(ClearingSet::first_n(4))));
}

/// The ring drawn with a margin, its river led round the outside.
const RIVER_OUTSIDE: &str = r#"[layouts.S]
pane = [34, 18]
box = [10, 4]
boxes = [[2, 2], [22, 2], [22, 12], [2, 12]]
paths = [
  { ends = [1, 2], cells = [[12, 3], [21, 3]] },
  { ends = [2, 3], cells = [[27, 6], [27, 11]] },
  { ends = [3, 4], cells = [[21, 14], [12, 14]] },
  { ends = [4, 1], cells = [[6, 11], [6, 6]] },
  { ends = [2, 4], cells = [[21, 5], [14, 12], [12, 12]] },
]
rivers = [{ ends = [1, 3], cells = [[7, 1], [7, 0], [33, 0], [33, 13], [32, 13]] }]
forests = { a = [16, 4], b = [23, 7] }
"#;

#[test]
fn a_drawing_has_bridges_exactly_where_the_board_has_them() {
    let kinds = |text: &str| faults(text).into_iter().map(|found| found.fault).collect::<Vec<_>>();
    let led_around = bare_ring_with(&[]) + RIVER_OUTSIDE;
    assert_eq!(kinds(&led_around), [Fault::NoBridge { path: (2, 4), river: (1, 3) }]);
    // Clearing 3 stands on this side of the path from 2 to 4 now, so that the river crosses nothing.
    let dry = [("at = [100, 100]", "at = [30, 30]"), ("a = [1, 2, 4]", "a = [1, 2, 3, 4]")];
    let crossing = Cell { x: 15, y: 7 };
    assert_eq!(kinds(&ring_with(&dry)), [Fault::LinesMeet(crossing, 2, 4)]);
    // One column further left the two lines cross between four cells, where no bridge can be drawn.
    let between = [("cells = [[10, 3], [11, 3], [18, 10], [19, 10]]", "cells = [[10, 3], [17, 10], [19, 10]]")];
    let found = kinds(&ring_with(&between));
    assert!(found.contains(&Fault::LinesMeet(Cell { x: 14, y: 7 }, 2, 4)), "{found:?}");
}

/// Edits that leave most of the text in shape: they get past the parser, to the checks behind it.
fn edited(text: &str, edits: &[(usize, i64)]) -> String {
    let mut text = text.to_owned();
    for &(place, value) in edits {
        let digits: Vec<std::ops::Range<usize>> = integers(&text);
        if digits.is_empty() {
            return text;
        }
        let range = digits[place % digits.len()].clone();
        text.replace_range(range, &value.to_string());
    }
    text
}

fn integers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for (index, _) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        match found.last_mut() {
            Some(last) if last.end == index => last.end += 1,
            _ => found.push(index..index + 1),
        }
    }
    found
}

/// Checks what must hold of any text: an answer, and either a board of this text or some faults in it.
fn answers(text: &str) {
    match Board::parse("any.toml", text) {
        Ok(board) => assert_eq!(board.text(), text),
        Err(errors) => {
            assert!(!errors.faults().is_empty());
            let lines = 1 + text.matches('\n').count();
            for fault in errors.faults() {
                assert!((1..=lines).contains(&fault.line), "{fault}");
                assert!(!fault.key.is_empty(), "{fault}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_change_of_numbers_makes_the_loader_panic(
        edits in prop::collection::vec((any::<usize>(), prop_oneof![4 => 0..14i64, 4 => 0..120i64, 1 => any::<i64>()]), 1..6),
        ring in any::<bool>(),
    ) {
        answers(&edited(if ring { RING } else { autumn_text() }, &edits));
    }

    #[test]
    fn no_change_of_lines_makes_the_loader_panic(
        moves in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..3u8), 1..4),
    ) {
        let mut lines: Vec<&str> = autumn_text().lines().collect();
        for (from, to, kind) in moves {
            let (from, to) = (from.index(lines.len()), to.index(lines.len()));
            match kind {
                0 => { lines.remove(from); }
                1 => lines.insert(to, lines[from]),
                _ => lines.swap(from, to),
            }
        }
        answers(&lines.join("\n"));
    }

    #[test]
    fn no_change_of_characters_makes_the_loader_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), any::<bool>()), 1..5),
    ) {
        let mut text: Vec<char> = autumn_text().chars().collect();
        for (place, character, insert) in changes {
            let place = place.index(text.len());
            if insert { text.insert(place, character) } else { text[place] = character }
        }
        answers(&text.into_iter().collect::<String>());
    }
}
