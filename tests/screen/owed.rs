//! The duties of the screen at every question of random games: nothing taken unseen, no word cut, a text for every
//! choice, corners where they belong, and columns that no name moves.

use super::table::*;
use std::collections::{BTreeMap, BTreeSet};
use thicket::games::root::board;
use thicket::games::root::board::Board;
use thicket::kernel::{Generator, Language, Part, Words};
use thicket::table::{ActiveGame, Controller};
use thicket::tui::composer::InputMode;
use thicket::tui::game_ui::{self, Ctx, Highlights};
use thicket::tui::keys::Key;
use thicket::tui::palette::Plain;
use thicket::tui::play::TurnStatus;
use thicket::tui::theme::{Colors, Glyphs};

const TABLES: [(&[&str], &str); 4] = [
    (&["marquise", "eyrie", "alliance", "vagabond:thief"], "autumn"),
    (&["corvids", "duchy", "hundreds", "vagabond:adventurer"], "mountain"),
    (&["lizards", "riverfolk", "keepers", "alliance"], "lake"),
    (&["eyrie", "hundreds", "riverfolk", "vagabond:ronin"], "winter"),
];

fn people() -> [Controller; 4] {
    [person(), person(), person(), person()]
}

fn begun((seats, board): (&[&str], &str), seed: u64) -> ActiveGame {
    running_game(("root", seats, board), &people(), seed, None)
}

/// Presses the key of one of the things that can be chosen.
pub fn random_key(table: &mut Table, random: &mut Generator) {
    let picks = &table.play().composer().stage().picks;
    let key = match picks.len() {
        0 => "e".to_owned(),
        count => picks[random.below(count as u32) as usize].key.clone(),
    };
    table.press(&key);
    // a number may continue, an action may wait
    if !table.play().composer().typed().is_empty() {
        table.press("<Enter>");
    }
}

/// Presses keys at random; `view` sees the screen before each.
fn random_keys(table: (&[&str], &str), seed: u64, most: usize, mut view: impl FnMut(&mut Table)) {
    let mut table = Table::game(80, 24, begun(table, seed));
    table.press("<Enter>:set preview=filled<Enter>");
    let mut random = Generator::new(seed ^ 0x0_3ed);
    for _ in 0..most {
        if !table.is_asked() {
            return;
        }
        view(&mut table);
        random_key(&mut table, &mut random);
        if table.play().is_ready() {
            view(&mut table);
            table.press("<Enter>");
        }
    }
}

/// The actions of a game so far.
fn journal(table: &Table) -> Vec<String> {
    let saved = table.play().session().ask(|table| table.here().expect("a game").game().save());
    saved
        .journal
        .iter()
        .flat_map(|turn| turn.split("; ").map(str::to_owned))
        .filter(|action| !action.is_empty())
        .collect()
}

#[test]
fn no_action_has_a_part_that_was_neither_typed_nor_seen() {
    let mut looked_at = 0;
    for (seed, table) in (1..).zip(TABLES) {
        let mut last: (usize, Vec<Part>, BTreeMap<String, usize>, bool) = Default::default();
        random_keys(table, seed, 250, |table| {
            let actions = journal(table);
            let (before, prefix, verbs, waited) = &last;
            if let Some(action) = actions.get(*before).filter(|_| !waited && *before > 0) {
                // what was taken without a last look had all its parts chosen or told, but for the one that the last key named
                looked_at += 1;
                // chance stands in braces behind it
                let parts = action.split('{').next().unwrap_or_default().split_whitespace().count();
                let is_only = verbs.get(action.split_whitespace().next().unwrap_or_default()) == Some(&1);
                // a verb with one action alone leaves nothing to choose
                assert!(parts <= prefix.len() + 1 || is_only, "{action} after {prefix:?}");
            }
            let mut verbs = BTreeMap::new();
            for action in table.play().session().notation() {
                *verbs.entry(action.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
            }
            last = (actions.len(), table.play().composer().prefix().to_vec(), verbs, table.play().is_ready());
        });
    }
    assert!(looked_at > 50, "{looked_at}");
}

#[test]
fn no_word_is_cut_in_prompts_keys_and_panels() {
    for (seed, table) in (11..).zip(TABLES) {
        random_keys(table, seed, 120, |table| {
            let text = table.text();
            let lines: Vec<&str> = text.lines().collect();
            // the own board in a line, if it is there, loses whole facts
            let own = lines[lines.len() - 3];
            let is_own = own.starts_with(' ') && own.get(2..4) == Some("  ");
            for line in lines[lines.len() - 2..].iter().chain(is_own.then_some(&own)) {
                assert!(!line.trim_end().ends_with('+'), "cut: {line}\n{text}");
            }
            let seats: Vec<char> = "CEAVLODPHK".chars().collect();
            let letter = seats.iter().find(|letter| text.contains(&format!(">{letter} ")));
            if let Some(letter) = letter {
                table.press(&letter.to_string());
                let panel = table.text();
                for line in panel.lines().take(20) {
                    let cut = line.trim_end().ends_with('+') && !line.contains("in-a+");
                    assert!(!cut || line.contains("  "), "cut: {line}\n{panel}");
                }
                table.press("<Esc>");
            }
        });
    }
}

/// Everything that can be chosen from a list stands on the screen, or the list shows how long it is and where the cursor is.
#[test]
fn whatever_answers_a_question_is_on_the_screen_or_in_a_list_that_shows_its_length() {
    let mut lists = 0;
    for (size, (seed, game)) in SIZES.into_iter().flat_map(|size| (31..).zip(TABLES).map(move |game| (size, game))) {
        let mut table = Table::game(size.0, size.1, begun(game, seed));
        table.press("<Enter>");
        let mut random = Generator::new(seed);
        for _ in 0..150 {
            if !table.is_asked() {
                table.press("<Enter>");
            }
            let text = table.text();
            let stage = table.play().composer().stage();
            if matches!(stage.kind, InputMode::List) && text.contains("CHOOSE") {
                lists += 1;
                let cursor = table.play().composer().cursor() + 1;
                let part = format!("{cursor}/{}", stage.picks.len());
                let is_seen = |key: &str| text.lines().any(|line| line.contains(&format!("{key} ")));
                assert!(text.contains(&part) || stage.picks.iter().all(|pick| is_seen(&pick.key)), "{part}:\n{text}");
                // what has just happened is read first
                if table.play().panel().is_some() {
                    table.press("<Esc>");
                }
                table.press("<Down>");
                assert!(!stage_is_stuck(&mut table, cursor), "{}", table.text());
            }
            random_key(&mut table, &mut random);
            if table.play().is_ready() {
                table.press("<Enter>");
            }
        }
    }
    assert!(lists > 10, "{lists} lists");
}

/// Whether an arrow has not moved the cursor of a list that has more than one line.
fn stage_is_stuck(table: &mut Table, before: usize) -> bool {
    let composer = table.play().composer();
    composer.stage().picks.len() > 1 && composer.cursor() + 1 == before
}

#[test]
fn six_names_are_whole_while_the_keyboard_goes_round() {
    let seats = ["eyrie", "lizards", "riverfolk", "duchy", "corvids", "marquise"];
    let six = [person(), person(), person(), person(), person(), person()];
    let mut table = Table::game(80, 24, running_game(("root", &seats, "lake"), &six, 3, None));
    assert!(matches!(table.play().now(), TurnStatus::HandOver(_)));
    let text = table.text();
    for name in ["E Eyrie 0", "L Lizards 0", "O Riverfolk 0", "D Duchy 0", "P Corvids 0", "C Marquise 0"] {
        assert!(text.contains(name), "{name}: {text}");
    }
}

#[test]
fn the_name_of_a_player_with_dominance_is_whole() {
    let position = super::table::MIDDLE.replace("score = 11", "dominance = \"mouse\"");
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
    let text = table.text();
    assert!(text.contains(">C Marquise d:mou 4 *"), "{text}");
}

#[test]
fn everything_that_can_be_chosen_in_a_list_has_its_text() {
    // prices, suits and players say all there is to say of them
    let plain = |part: Part| matches!(part, Part::Count(_) | Part::Place(_) | Part::Region(_) | Part::Player(_));
    let known: BTreeSet<&str> = ["fox", "rabbit", "mouse", "bird", "burrow"].into();
    let mut bare = BTreeSet::new();
    for (seed, table) in (21..).zip(TABLES) {
        random_keys(table, seed, 300, |table| {
            let play = table.play();
            let stage = play.composer().stage();
            let view = &play.session().shown.view;
            let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: true };
            if play.is_ready() || !matches!(stage.kind, InputMode::List | InputMode::Hand) {
                return;
            }
            let picks = stage.picks.iter().enumerate().filter_map(|(index, pick)| Some((index, pick.part?)));
            for (index, part) in picks.filter(|(_, part)| !plain(*part)) {
                let told = view.choice(&ctx, play.composer().prefix(), part).is_some();
                let named = matches!(part, Part::Word(id) if known.contains(id));
                let comes = !play.comes_of(index).is_empty();
                if !(told || named || comes) {
                    let chosen: Vec<String> = play.composer().prefix().iter().map(ToString::to_string).collect();
                    bare.insert(format!("{} {part}", chosen.join(" ")));
                }
            }
        });
    }
    assert!(bare.is_empty(), "{bare:#?}");
}

#[test]
fn corners_of_the_map_are_at_the_corners_of_the_picture() {
    for (name, text) in board::embedded() {
        let board = Board::parse(name, text).expect("a board");
        for layout in board.layouts() {
            let pane = layout.pane();
            for corner in board.corners().iter() {
                let (_, at) =
                    layout.boxes().find(|(clearing, _)| *clearing == corner).expect("every clearing has a box");
                let middle = (at.x + layout.block().width / 2, at.y + layout.block().height / 2);
                let opposite = board.opposite(corner).expect("a corner has its opposite");
                let (_, far) =
                    layout.boxes().find(|(clearing, _)| *clearing == opposite).expect("every clearing has a box");
                assert!(at.x.abs_diff(far.x) > pane.width / 2, "{name} {:?} {corner:?}", layout.size());
                assert!(at.y.abs_diff(far.y) > pane.height / 2, "{name} {:?} {corner:?} {middle:?}", layout.size());
            }
        }
    }
}

/// The words of the program with a sign put into every short name.
fn worded(sign: &str) -> Words {
    super::tribes::worded(sign)
}

#[test]
fn wide_characters_in_every_name_move_no_column() {
    for (seats, board) in TABLES {
        let mut table = Table::game(120, 40, begun((seats, board), 3));
        table.press("<Enter>");
        let viewer = table.play().session().viewer();
        let seen = table.play().session().ask(|table| table.state().observe(viewer));
        let view = game_ui::of("root").and_then(|game_ui| game_ui.view(&seen)).expect("a face");
        let columns = |words: &Words| {
            let ctx = Ctx { words, palette: &Plain, roomy: true };
            let scores: Vec<_> = view.scores(&ctx, None, 35).into_iter().map(|line| line.row).collect();
            scores.iter().map(|row| row.width()).collect::<Vec<_>>()
        };
        let (narrow, wide) = (worded("xx"), worded("漢"));
        assert_eq!(columns(&narrow), columns(&wide), "{seats:?}");
        let drawn = |words: &Words| {
            let ctx = Ctx { words, palette: &Plain, roomy: true };
            let area = ratatui::layout::Rect::new(0, 0, 84, 31);
            let mut buffer = ratatui::buffer::Buffer::empty(area);
            view.map(&ctx, &Highlights::default(), area, &mut buffer);
            buffer
        };
        let frame = |buffer: &ratatui::buffer::Buffer| {
            let edges = buffer.content().iter().enumerate().filter(|(_, cell)| "/\\|".contains(cell.symbol()));
            edges.map(|(at, cell)| (at, cell.symbol().to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(frame(&drawn(&narrow)), frame(&drawn(&wide)), "{seats:?}");
    }
}

#[test]
fn on_a_slow_line_the_ground_goes_first_and_it_is_said_once() {
    let mut table = Table::game_in(80, 24, begun(TABLES[0], 3), looks(Colors::True, Glyphs::Unicode));
    table.press("<Enter>");
    let slow = std::time::Duration::from_millis(200);
    let said = |table: &mut Table| table.text().contains("Slow connection");
    for _ in 0..2 {
        table.app.drawn_in(slow);
        assert!(!said(&mut table));
    }
    table.app.drawn_in(slow);
    assert!(said(&mut table), "{}", table.text());
    table.press("<Up>");
    table.app.drawn_in(slow);
    assert!(!said(&mut table), "once");
}

/// Nothing waits for a show on a line that takes nothing: pauses and the marks of single steps go first, and come back.
#[test]
fn on_a_slow_line_pauses_and_marks_go_first() {
    let [slow, quick] = [200, 1].map(std::time::Duration::from_millis);
    let begin = || {
        let running = running(&[person(), bot(), bot(), bot()], 1, Some(super::table::MIDDLE));
        let mut table = Table::game_in(120, 40, running, looks(Colors::True, Glyphs::Unicode));
        table.press(":set pace=slow<Enter>");
        table.text();
        // ends the turn, and gives away the cards that are too many, until others play
        for key in "ee1".chars() {
            if matches!(table.play().now(), TurnStatus::Asked(_)) {
                table.key_only(Key::Char(key));
                table.text();
            }
        }
        while table.app.is_thinking() {
            table.wait_bell();
        }
        table
    };
    let mut table = begin();
    table.app.drawn_in(quick);
    assert!(table.app.rest().is_some_and(|rest| rest > slow), "a step is to be seen");
    let before = table.text();
    table.app.tick();
    assert_ne!(table.text(), before);
    let steps = |table: &mut Table| {
        let mut steps = 0;
        while table.app.is_thinking() || table.app.rest().is_some() {
            if table.app.is_thinking() {
                table.wait_bell();
            } else {
                table.app.tick();
                steps += 1;
            }
            table.app.drawn_in(slow);
            assert!(table.app.is_thinking() || table.app.rest().is_none_or(|rest| rest.is_zero()));
        }
        steps
    };
    table.app.drawn_in(slow);
    let hasty = steps(&mut table);
    assert!(table.is_asked() && hasty < 20, "{hasty} frames for three bots: {}", table.text());
    let mut table = begin();
    table.app.drawn_in(slow);
    assert!(table.app.rest().is_none_or(|rest| rest.is_zero()));
    table.app.drawn_in(quick);
    assert!(table.app.rest().is_some_and(|rest| !rest.is_zero()), "pauses come back");
}

/// From 120 columns on the first line names all phases and counts actions as pips, in both sets of glyphs; nothing is cut.
#[test]
fn the_first_line_shows_the_phases_and_what_is_left_where_there_is_room() {
    for (glyphs, phases) in [
        (Glyphs::Ascii, "Birdsong > DAYLIGHT > Evening  **. actions 2 of 3"),
        (Glyphs::Unicode, "Birdsong ▸ DAYLIGHT ▸ Evening  ▮▮▯ actions 2 of 3"),
    ] {
        for (width, height) in [(80, 24), (120, 40), (160, 50)] {
            let running = running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE));
            let mut table = Table::game_in(width, height, running, looks(Colors::Sixteen, glyphs));
            let first = table.text().lines().next().map(str::to_owned).expect("a line");
            assert_eq!(first.contains(phases), width > 80, "{first}");
            assert!(
                first.contains("DAYLIGHT") && first.contains("actions 2 of 3  ") && !first.contains('+'),
                "{first}"
            );
            assert!(first.ends_with("discard 8"), "{first}");
        }
    }
}

/// Rows of tables fit in the narrowest panel that stands beside a map: only sentences wrap there.
#[test]
fn tables_of_boards_fit_in_the_narrowest_panel() {
    const NARROWEST: usize = 57;
    let languages = [Language::English, Language::Chinese, Language::Japanese];
    let mut wide = BTreeMap::new();
    for (seed, table) in (31..).zip(TABLES) {
        random_keys(table, seed, 100, |table| {
            let play = table.play();
            let view = &play.session().shown.view;
            for words in languages.map(Words::of) {
                let ctx = Ctx { words, palette: &Plain, roomy: false };
                for &seat in &play.session().shown.snapshot.seats {
                    for row in view.board(&ctx, seat).rows(&ctx, NARROWEST) {
                        let text = row.to_string();
                        let is_table = text.starts_with("  ") && text.trim_start().contains("  ");
                        if is_table && row.width() > NARROWEST {
                            wide.insert(text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>(), text);
                        }
                    }
                }
            }
        });
    }
    assert!(wide.is_empty(), "{:#?}", wide.into_values().collect::<Vec<_>>());
}

/// The sizes at which what follows is held.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

/// The tables of the other games.
const OTHERS: [(&str, &[&str], &str); 4] = [
    ("dewan", &["amber", "basalt", "coral", "dusk"], "base"),
    ("dewan", &["amber", "basalt", "coral", "dusk"], "storm"),
    ("iwari", &["red", "blue", "yellow", "white"], "vast_lands"),
    ("iwari", &["red", "blue", "yellow", "white"], "long_road"),
];

/// The column where the side pane begins: its heading stands there, or, below one over columns of figures, the mark of who is asked.
fn side_of(text: &str) -> Option<usize> {
    let heading = text.lines().nth(1)?;
    let at = |line: &str, word: &str| line.find(word).map(|at| line[..at].chars().count());
    let asked = || text.lines().skip(2).take(4).find_map(|line| at(line, ">")).filter(|_| heading.contains("pts"));
    at(heading, "SCORE").or_else(asked)
}

/// Looks at random games of each kind at each size.
fn at_each_size(seed: u64, most: usize, mut view: impl FnMut(&mut Table, &str)) {
    let root = TABLES.map(|(seats, board)| ("root", seats, board));
    let games = || (seed..).zip(root.into_iter().chain(OTHERS));
    for (size, (seed, game)) in SIZES.into_iter().flat_map(|size| games().map(move |game| (size, game))) {
        let mut table = Table::game(size.0, size.1, running_game(game, &people(), seed, None));
        table.press("<Enter>");
        let mut random = Generator::new(seed);
        for _ in 0..most {
            if !table.is_asked() {
                break;
            }
            let text = table.text();
            view(&mut table, &text);
            random_key(&mut table, &mut random);
        }
    }
}

#[test]
fn no_two_panes_touch_without_a_gap() {
    let mut seen = 0;
    at_each_size(51, 60, |table, text| {
        // what waits or is said may take lines above its own
        let Some(side) = side_of(text).filter(|_| !table.play().is_ready() && table.play().notice().is_none()) else {
            return;
        };
        let lines: Vec<&str> = text.lines().collect();
        // below the side pane lines are as long as the screen
        for line in lines.iter().take(lines.len() - 4).skip(1) {
            let cells: Vec<char> = line.chars().collect();
            let Some(before) = cells.get(side - 1).filter(|_| cells.len() > side) else { continue };
            let is_long = cells[..side].iter().all(|cell| *cell != ' ');
            assert!(is_long || [' ', '|'].contains(before), "{line}\n{text}");
            seen += 1;
        }
    });
    assert!(seen > 500, "{seen}");
}

#[test]
fn no_text_is_cut_where_cells_beside_it_are_empty() {
    let mut cut = BTreeSet::new();
    let mut seen = 0;
    at_each_size(61, 80, |table, text| {
        let Some(side) = side_of(text).filter(|_| table.play().panel().is_none()) else { return };
        let lines: Vec<&str> = text.lines().collect();
        for line in lines.iter().take(lines.len() - 3).skip(1) {
            let row: Vec<char> = line.chars().skip(side).collect();
            for at in 1..row.len() {
                let is_cut = row[at] == '+' && (row[at - 1].is_alphabetic() || at > 1 && row[at - 2].is_alphabetic());
                let empty = row[at + 1..].iter().take_while(|cell| **cell == ' ').count();
                // the last blank parts it from what is beside it
                if is_cut && empty > if row[at - 1] == ' ' { 1 } else { 2 } {
                    cut.insert(row.iter().collect::<String>());
                }
            }
            seen += 1;
        }
    });
    assert!(cut.is_empty() && seen > 1_000, "{seen} rows, {cut:#?}");
}
