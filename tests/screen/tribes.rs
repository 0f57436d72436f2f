//! The boards of Dewan and Iwari: the same text however they are drawn, words of any width, a line for every choice.

use super::table::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use thicket::kernel::{Generator, Options, Part, Seat, Viewer, Words};
use thicket::table::{ActiveGame, Controller, GameSession, Games, NewGame};
use thicket::tui::game_ui::{self, Ctx, GameView, Highlights, Spot};
use thicket::tui::palette::Plain;
use thicket::tui::text::Row;
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (160, 50)];

const TABLES: [(&str, &[&str], &str); 9] = [
    ("dewan", &["amber", "basalt", "coral", "dusk"], "base"),
    ("dewan", &["amber", "basalt", "coral"], "storm"),
    ("dewan", &["amber", "basalt"], "volcano"),
    ("dewan", &["amber", "basalt", "coral", "dusk"], "lake_village"),
    ("iwari", &["red", "blue", "yellow", "white", "purple"], "new_horizons"),
    ("iwari", &["red", "blue", "yellow"], "vast_lands"),
    ("iwari", &["red", "blue"], "floating_lands"),
    ("iwari", &["red", "blue", "yellow"], "glacial_mass"),
    ("iwari", &["red", "blue", "yellow"], "long_road"),
];

fn begun((id, seats, board): (&str, &[&str], &str), seed: u64) -> Box<dyn GameSession> {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let controllers = vec![Controller::Human { name: String::new() }; seats.len()];
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let entry = Games::ALL.get(id).expect("a game of the list");
    entry.begin(&NewGame { options, controllers, seed }, &Games::ALL.boards()).expect("a game begins")
}

/// A game after some actions by chance.
fn played(table: (&str, &[&str], &str), seed: u64, actions: u32) -> Box<dyn GameSession> {
    let mut game = begun(table, seed);
    let mut generator = Generator::new(seed);
    for _ in 0..actions {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let action = &legal[generator.below(legal.len() as u32) as usize];
        let text: Vec<String> = action.iter().map(ToString::to_string).collect();
        game.act(&text.join(" ")).expect("a legal action");
    }
    game
}

fn look_of(id: &str, game: &dyn GameSession, seat: Seat) -> Box<dyn GameView> {
    let game_ui = game_ui::of(id).expect("a face");
    game_ui.view(&game.observe(Viewer::Seat(seat))).expect("it knows its game")
}

/// Lines and blanks: what a board may draw in another way where its ground is painted.
fn is_line(symbol: &str) -> bool {
    " ─│┌┐└┘├┤┬┴┼·┈┊".contains(symbol)
}

#[test]
fn a_board_has_the_same_text_painted_and_in_lines() {
    for table in TABLES {
        for size in SIZES {
            let picture = |colors| {
                let running = ActiveGame::new(played(table, 3, 40), None);
                let mut screen = Table::game_in(size.0, size.1, running, looks(colors, Glyphs::Unicode));
                screen.press("<Enter>");
                screen.buffer()
            };
            let lines = picture(Colors::Sixteen);
            for painted in [picture(Colors::TwoFiftySix), picture(Colors::True)] {
                let area = lines.area;
                for at in area.positions() {
                    let (one, other) = (lines[at].symbol(), painted[at].symbol());
                    let same = one == other || (table.0 == "dewan" && is_line(one) && is_line(other));
                    assert!(same, "{table:?} {size:?} {at:?}: {one} {other}\n{}\n{}", text(&lines), text(&painted));
                }
                let grounds = painted.content().iter().map(|cell| cell.bg).collect::<std::collections::HashSet<_>>();
                assert!(grounds.len() >= 4, "{table:?}: painted ground {grounds:?}");
            }
        }
    }
}

/// The words of both games with a sign in place of every column, or of every two, of each name.
pub fn worded(sign: &str) -> Words {
    const NAMES: [&str; 16] = [
        "dewan-tribe-",
        "dewan-terrain-",
        "dewan-short-",
        "dewan-ground-",
        "dewan-symbol-",
        "dewan-story-s",
        "dewan-card-",
        "dewan-points-",
        "dewan-col-",
        "dewan-effect-",
        "iwari-tribe-",
        "iwari-card-",
        "iwari-territory-",
        "iwari-col-",
        "iwari-map-",
        "iwari-mission-",
    ];
    let files = ["en.ftl", "en.screen.ftl", "en.dewan.ftl", "en.iwari.ftl"];
    let texts = files.map(|file| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(file);
        let text = std::fs::read_to_string(path).expect("a locale");
        let line = |line: &str| match line.split_once(" = ") {
            Some((key, name)) if NAMES.iter().any(|names| key.starts_with(names)) && !name.contains('{') => {
                format!("{key} = {}\n", sign.repeat(name.len().div_ceil(2)))
            }
            _ => format!("{line}\n"),
        };
        text.lines().map(line).collect::<String>()
    });
    let (words, faults) = Words::new("en", &texts.each_ref().map(String::as_str));
    assert!(faults.is_empty(), "{faults:?}");
    words
}

fn in_cells(rows: &[Row], width: u16) -> Buffer {
    let area = Rect { x: 0, y: 0, width, height: rows.len().max(1) as u16 };
    let mut buffer = Buffer::empty(area);
    thicket::tui::text::Canvas { buffer: &mut buffer, palette: &Plain }.rows(area, rows);
    buffer
}

/// Everything that stands in columns, for panes of some widths.
fn drawn(view: &dyn GameView, words: &Words, seats: usize) -> Vec<Buffer> {
    let mut drawn = Vec::new();
    for (roomy, (width, height)) in [(false, (58, 20)), (true, (84, 33)), (true, (124, 43))] {
        let ctx = Ctx { words, palette: &Plain, roomy };
        let (width, height) = view.map_size(width, height).expect("a map");
        let area = Rect { x: 0, y: 0, width, height };
        let mut buffer = Buffer::empty(area);
        let lit = [Spot::Place(11), Spot::Place(21)];
        let marks = Highlights {
            lit: &lit,
            choosing: true,
            dims: true,
            cursor: Some(Spot::Place(12)),
            ..Highlights::default()
        };
        view.map(&ctx, &marks, area, &mut buffer);
        drawn.push(buffer);
        for room in [22, 35, 60] {
            let scores: Vec<_> = view.scores(&ctx, Some(Seat::new(0)), room).into_iter().map(|line| line.row).collect();
            drawn.push(in_cells(&scores, room as u16));
        }
        for seat in (0..seats).map(|seat| Seat::new(seat as u8)) {
            let board = view.board(&ctx, seat).rows(&ctx, 80);
            let points = board.into_iter().filter(|row| row.to_string().starts_with("  ")).collect::<Vec<_>>();
            drawn.push(in_cells(&points, 80));
        }
    }
    drawn
}

#[test]
fn with_wide_characters_in_every_name_no_column_moves() {
    let (narrow, wide) = (worded("xx"), worded("漢"));
    for table in TABLES {
        let game = played(table, 5, 60);
        let view = look_of(table.0, &*game, Seat::new(0));
        let pairs = drawn(&*view, &narrow, table.1.len()).into_iter().zip(drawn(&*view, &wide, table.1.len()));
        for (narrow, wide) in pairs {
            for at in narrow.area.positions() {
                let (one, other) = (narrow[at].symbol(), wide[at].symbol());
                let named = one == "x" && (other == "漢" || other == " ");
                assert!(named || one == other, "{table:?} {at:?}: {one} {other}\n{}\n{}", text(&narrow), text(&wide));
            }
            assert_eq!(text(&narrow).contains('x'), text(&wide).contains('漢'), "{table:?}: {}", text(&wide));
        }
    }
}

#[test]
fn everything_that_can_be_chosen_has_its_line() {
    let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: true };
    let mut asked = std::collections::BTreeSet::new();
    for (table, seed) in TABLES.into_iter().zip(1..) {
        let mut game = begun(table, seed);
        let mut generator = Generator::new(seed);
        for _ in 0..400 {
            let (legal, Some(seat)) = (game.legal(), game.asked()) else { break };
            let view = look_of(table.0, &*game, seat);
            // of many actions a few are enough at a time
            for action in legal.iter().step_by(legal.len() / 20 + 1) {
                for (at, part) in action.iter().enumerate() {
                    let second = at == 2 && matches!(part, Part::Count(_));
                    let line = view.choice(&ctx, &action[..at], *part);
                    let says = line.as_ref().is_some_and(|line| !line.is_empty() && !line.contains('\n'));
                    assert!(says || second, "{table:?} {action:?} {at}: {line:?}");
                    let Part::Verb(verb) = action[0] else { panic!("a verb") };
                    asked.insert(format!("{} {verb} {at}", table.0));
                }
            }
            let action = &legal[generator.below(legal.len() as u32) as usize];
            let text: Vec<String> = action.iter().map(ToString::to_string).collect();
            game.act(&text.join(" ")).expect("a legal action");
        }
    }
    for kind in ["dewan story 1", "dewan tuck 2", "dewan to 2", "dewan fish 1", "iwari take 1", "iwari tent 3"] {
        assert!(asked.contains(kind), "{kind} is never asked: {asked:?}");
    }
}

#[test]
fn a_hint_tells_how_far_the_next_best_are_behind() {
    for (game, seats, board, keys) in
        [("dewan", &["amber", "basalt"][..], "base", "1"), ("iwari", &["red", "blue"], "new_horizons", "")]
    {
        let controllers = [person(), bot()];
        let running = running_game((game, seats, board), &controllers, 3, None);
        let mut table = Table::game(80, 24, running);
        table.press(keys);
        let says = ["Clearly worse than the first", "A little worse than the first", "About as good as the first."];
        table.press("!");
        let text = table.text();
        assert!(text.contains("What a bot would do") && text.contains("Expected, in the bot's points: "), "{text}");
        // the third may be below the others
        table.press("  ");
        for text in [&text, &table.text()] {
            // a sentence may go on in the next line of its frame
            let told = text.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(says.iter().any(|says| told.contains(says)), "{game}: {text}");
        }
        insta::assert_snapshot!(format!("a hint of {game}"), text);
    }
}
