//! One fault after the other, as a writer of boards would make them.

use super::autumn_with;
use crate::games::root::board::Board;

/// Changes to the Autumn board, each with the one line of the report that has to come of it.
const AUTUMN_FAULTS: &[(&str, &str, &str)] = &[
    ("format = 1", "format = 2", "format: format 2 is unknown to this version, which reads format 1"),
    ("format = 1", "", "format: this key is missing"),
    ("format = 1", "format = true", "format: expected an integer, found boolean"),
    (r#"game = "root""#, r#"game = "iwari""#, r#"game: this board is for the game "iwari", not for "root""#),
    (
        r#"id = "autumn""#,
        r#"id = "Autumn!""#,
        r#"id: expected an id of lowercase letters, digits and hyphens, found "Autumn!""#,
    ),
    (r#"id = "autumn""#, "", "id: this key is missing"),
    (
        "closed_paths = []",
        "closed = []",
        "closed: unknown key; the keys here are format, game, id, clearings, paths, closed_paths, rivers, \
         river_divides_forests, lake, tower, ferry, map_edge, forests, layouts",
    ),
    ("closed_paths = []", "closed_paths = 7", "closed_paths: expected an array, found integer"),
    (
        r#"number = 2,  suit = "mouse""#,
        r#"number = 2,  suit = "bird""#,
        r#"clearings[2].suit: "bird" is not valid: use one of fox, rabbit, mouse, random"#,
    ),
    ("number = 2,  suit", "number = 13,  suit", "clearings[2].number: expected a value from 1 to 12, found 13"),
    ("number = 2,  suit", "suit", "clearings[2].number: this key is missing"),
    ("number = 2,  suit", "number = 1,  suit", "clearings[2]: clearing 1 is listed twice"),
    (
        "number = 2,  suit",
        "number = 1,  suit",
        "clearings: there is no clearing 2: number clearings from 1 without gaps",
    ),
    ("slots = 3, ruins = 1", "slots = 4, ruins = 1", "clearings[11].slots: expected a value from 0 to 3, found 4"),
    ("slots = 3, ruins = 1", "slots = 0, ruins = 1", "clearings[11].ruins: more ruins (1) than slots (0)"),
    ("slots = 3, ruins = 1", "slots = 3, ruins = 2", "clearings[11].ruins: expected a value from 0 to 1, found 2"),
    (
        "slots = 3, ruins = 1",
        "slots = 99999999999999999999, ruins = 1",
        "clearings[11].slots: expected a value from 0 to 3, found 9223372036854775807",
    ),
    ("at = [64, 49]", "at = [64, 101]", "clearings[11].at[2]: expected a value from 0 to 100, found 101"),
    ("at = [64, 49]", "at = [64]", "clearings[11].at: expected 2 values, found 1"),
    ("at = [64, 49]", "at = [32, 56]", "clearings[12]: clearings 11 and 12 are in the same place"),
    (
        "at = [88, 23], opposite = 4",
        "at = [88, 23]",
        "clearings[4]: clearing 2 does not name this corner as its opposite",
    ),
    (
        "at = [88, 23], opposite = 4",
        "at = [88, 23], opposite = 2",
        "clearings[2]: clearing 2 does not name this corner as its opposite",
    ),
    ("  [1, 5], [1, 9]", "  [5, 5], [1, 9]", "paths[1]: this joins clearing 5 to itself"),
    ("  [1, 5], [1, 9]", "  [1, 9], [9, 1]", "paths[2]: 1 to 9 is listed twice"),
    ("  [1, 5], [1, 9]", "  [1, 7], [1, 9]", "paths[17]: the straight lines 10 to 12 and 1 to 7 cross"),
    ("  [1, 5], [1, 9]", "  [1, 5], [1, 9], [1, 13]", "paths[3][2]: expected a value from 1 to 12, found 13"),
    ("closed_paths = []", "closed_paths = [[12, 5]]", "closed_paths[1]: the straight lines 5 to 12 and 2 to 10 cross"),
    ("rivers = [[4, 7], ", "rivers = [[4, 7], [7, 4], ", "rivers[2]: 4 to 7 is listed twice"),
    ("d = [4, 9, 12]", "d = [4, 9, 11]", "forests.d: no area between the paths touches exactly clearings 4 9 11"),
    ("d = [4, 9, 12]", "d = [4, 9, 11]", "forests: the area that touches clearings 4 9 12 is not listed as a forest"),
    ("d = [4, 9, 12]", "d = [4, 9, 9]", "forests.d[3]: clearing 9 is listed twice"),
    ("d = [4, 9, 12]", "d = [3, 6, 11]", "forests.f: forest d has the same clearings"),
    (
        "d = [4, 9, 12]",
        "tree = [4, 9, 12]",
        r#"forests.tree: "tree" is not valid: use one of a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p"#,
    ),
    ("d = [4, 9, 12]", "h = [4, 9, 12]", "forests: forest d is missing: letter forests from a without gaps"),
    ("[layouts.S]", "[layouts.XXL]", "layouts.XXL: unknown key; the keys here are S, M, L, XL"),
    ("pane = [58, 20]", "pane = [401, 20]", "layouts.S.pane[1]: expected a value from 1 to 400, found 401"),
    ("box = [10, 4]", "box = [9, 4]", "layouts.S.box[1]: expected a value from 10 to 24, found 9"),
    ("[29, 13], [17, 16], [4, 6]", "[29, 13], [17, 16]", "layouts.S.boxes: expected 12 values, found 11"),
    ("[43, 16], [2, 13]", "[43, 16], [2, 17]", "layouts.S.boxes[4]: the box does not fit in the pane"),
    ("[43, 16], [2, 13]", "[43, 16], [7, 16]", "layouts.S.boxes[8]: the box touches the box of clearing 4"),
    (
        "cells = [[11, 0], [32, 0]]",
        "cells = [[11, 0], [32, 1]]",
        "layouts.S.paths[1]: the line from [11, 0] to [32, 1] does not run in one of the 8 directions",
    ),
    ("cells = [[11, 0], [32, 0]]", "cells = []", "layouts.S.paths[1].cells: expected 1 values, found 0"),
    ("cells = [[11, 0], [32, 0]]", "cells = [[11, 0], [58, 0]]", "layouts.S.paths[1]: [58, 0] is outside the pane"),
    (
        "cells = [[11, 0], [32, 0]]",
        "cells = [[11, 0], [30, 0]]",
        "layouts.S.paths[1]: the line does not reach the box of clearing 5",
    ),
    (
        "cells = [[11, 0], [32, 0]]",
        "cells = [[11, 0], [32, 0], [31, 0]]",
        "layouts.S.paths[1]: the line returns to [31, 0]",
    ),
    (
        "cells = [[11, 0], [32, 0]]",
        "cells = [[11, 3], [32, 3]]",
        "layouts.S.paths[1]: the line runs through the box of clearing 10 at [21, 3]",
    ),
    (
        "cells = [[11, 0], [32, 0]]",
        "cells = [[11, 1], [32, 1]]",
        "layouts.S.paths[1]: the line touches the box of clearing 10 at [21, 1], but does not end there",
    ),
    (
        "cells = [[45, 10], [42, 10]]",
        "cells = [[45, 10], [44, 10], [44, 13], [44, 11], [42, 11]]",
        "layouts.S.paths[13]: the line returns to [44, 12]",
    ),
    (
        "cells = [[53, 15], [55, 13]]",
        "cells = [[45, 15], [45, 13]]",
        "layouts.S.paths[9]: the line meets the line from 3 to 6 at [45, 15]",
    ),
    (
        "cells = [[45, 15], [42, 12]]",
        "cells = [[52, 15], [51, 15], [51, 14], [42, 14], [42, 12]]",
        "layouts.S.paths[9]: the line runs next to the line from 3 to 6 at [52, 15]",
    ),
    ("  { ends = [1, 5], cells = [[11, 0], [32, 0]] },\n", "", "layouts.S.paths: the path from 1 to 5 is not drawn"),
    (
        "{ ends = [1, 5], cells = [[11, 0]",
        "{ ends = [1, 7], cells = [[11, 0]",
        "layouts.S.paths[1]: the board has no path from 1 to 7",
    ),
    (
        "{ ends = [1, 5], cells = [[11, 0]",
        "{ ends = [1, 9], cells = [[11, 0]",
        "layouts.S.paths[2]: 1 to 9 is listed twice",
    ),
    ("{ ends = [1, 5], cells = [[11, 0]", "{ cells = [[11, 0]", "layouts.S.paths[1].ends: this key is missing"),
    (
        "{ ends = [4, 7], cells = [[12, 14]",
        "{ ends = [4, 8], cells = [[12, 14]",
        "layouts.S.rivers[1]: the board has no river from 4 to 8",
    ),
    (
        "{ ends = [4, 7], cells = [[12, 14]",
        "{ ends = [4, 8], cells = [[12, 14]",
        "layouts.S.rivers: the river from 4 to 7 is not drawn",
    ),
    (
        "forests = { a = [21, 1], b",
        "forests = { a = [21, 4], b",
        "layouts.S.forests.a: the letter is outside the area of its forest",
    ),
    ("forests = { a = [21, 1], b", "forests = { b", "layouts.S: the letter of forest a is missing"),
    ("forests = { a = [21, 1], b", "forests = { h = [21, 1], b", "layouts.S.forests.h: there is no forest h"),
    (
        "forests = { a = [21, 1], b",
        "forests = { a = [31, 2], b",
        "layouts.S.forests.a: expected 3 blank cells in a row around the letter, found 2",
    ),
];

#[test]
fn every_fault_names_its_line_its_key_and_itself() {
    let mut wrong = String::new();
    for (old, new, wanted) in AUTUMN_FAULTS {
        let found = match Board::parse("test.toml", &autumn_with(old, new)) {
            Ok(_) => "no fault".to_owned(),
            Err(errors) => errors.to_string(),
        };
        // The first two parts are the file and the line.
        if !found.lines().any(|line| line.splitn(3, ", ").nth(2) == Some(*wanted)) {
            wrong += &format!("{old} -> {new}\nwanted {wanted}\nfound {found}\n\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
