//! Pictures in text. A change of any of them is a change of what a player sees.

use super::table::*;
use insta::assert_snapshot;
use ratatui::style::{Color, Modifier};
use thicket::kernel::{Options, Words};
use thicket::table::{ActiveGame, Controller, Games, NewGame};
use thicket::tui::game_ui::Ctx;
use thicket::tui::palette::Plain;
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// One for each drawing of a map.
const ALL_SIZES: [(u16, u16); 4] = [(80, 24), (120, 40), (160, 50), (200, 60)];

fn solo() -> [Controller; 4] {
    [person(), bot(), bot(), bot()]
}

fn name(what: &str, (width, height): (u16, u16)) -> String {
    format!("{what} {width}x{height}")
}

#[test]
fn title_and_forms() {
    for size in SIZES {
        let mut table = Table::title(size.0, size.1, looks(Colors::Sixteen, Glyphs::Ascii));
        assert_snapshot!(name("title", size), table.text());
        table.press("n");
        assert_snapshot!(name("new game", size), table.text());
        table.press("<Esc>s");
        assert_snapshot!(name("settings", size), table.text());
        table.press("<Esc>t");
        assert_snapshot!(name("keys", size), table.text());
    }
}

#[test]
fn a_game_in_its_middle() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&solo(), 1, Some(MIDDLE)));
        assert_snapshot!(name("game", size), table.text());
        table.press("m");
        assert_snapshot!(name("march from", size), table.text());
        table.press("10<Enter>");
        assert_snapshot!(name("march from 10 to", size), table.text());
        table.press("<Esc>i");
        assert_snapshot!(name("a clearing in words", size), table.text());
        table.press("<Esc>:?build 6 workshop<Enter>");
        assert_snapshot!(name("why not", size), table.text());
        table.press("<Esc>w");
        assert_snapshot!(name("cards", size), table.text());
    }
}

/// A game on a map with markers: suits, what is special there, and who stands where.
fn on_markers(clearings: usize, special: &str) -> String {
    let suits: Vec<&str> = ["fox", "rabbit", "mouse"].into_iter().cycle().take(clearings).collect();
    // the first map has its suits printed on it
    let suits = if clearings == 0 { String::new() } else { format!("suits = {suits:?}") };
    format!(
        "round = 4\nturn = \"marquise\"\nphase = \"daylight\"\n{suits}\n{special}\n[clearings]\n\
         1 = {{ marquise = {{ warriors = 3, sawmill = 1, keep = 1, wood = 2 }} }}\n2 = {{ eyrie = {{ warriors = 4, roost = 1 }} }}\n\
         5 = {{ marquise = {{ warriors = 2 }}, eyrie = {{ warriors = 2 }} }}\n6 = {{ alliance = {{ warriors = 2, sympathy = 1 }} }}\n\
         8 = {{ marquise = {{ warriors = 1, workshop = 1 }} }}\n[marquise]\nscore = 7\nhand = [\"anvil\", \"sappers\"]\n\
         [eyrie]\nscore = 5\nhand = [\"cobbler\"]\n[alliance]\nscore = 4\nsupporters = [\"armorers\"]\n\
         [vagabond]\nscore = 3\nat = \"c\"\n"
    )
}

#[test]
fn the_other_maps() {
    let maps = [
        ("autumn", 0, ""),
        ("winter", 12, ""),
        ("lake", 12, "ferry = 1"),
        ("mountain", 12, "closed_paths = [[3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]"),
        ("nine", 9, "ferry = 5"),
    ];
    for (map, clearings, special) in maps {
        for size in ALL_SIZES {
            for (glyphs, written) in [(Glyphs::Ascii, "ascii"), (Glyphs::Unicode, "unicode")] {
                let game = running_on(map, &solo(), 1, Some(&on_markers(clearings, special)));
                let mut table = Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs));
                assert_snapshot!(name(&format!("{map} {written}"), size), table.text());
                assert_eq!(table.text().is_ascii(), glyphs == Glyphs::Ascii, "{map}");
            }
        }
    }
    for (map, clearings, special) in [maps[2], maps[3]] {
        let game = running_on(map, &solo(), 1, Some(&on_markers(clearings, special)));
        let mut table = Table::game(80, 24, game);
        table.press("m1<Enter>");
        assert_snapshot!(name(&format!("march on {map}"), SIZES[0]), table.text());
        table.press("<Esc><Esc>i");
        assert_snapshot!(name(&format!("a clearing of {map}"), SIZES[0]), table.text());
    }
}

#[test]
fn the_boards() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&solo(), 1, Some(MIDDLE)));
        for (letter, faction) in [("C", "Marquise"), ("E", "Eyrie"), ("A", "Alliance"), ("V", "Vagabond")] {
            table.press(letter);
            assert_snapshot!(name(&format!("board of {faction}"), size), table.text());
            table.press("<Esc>");
        }
    }
}

/// The second Vagabond is the Adventurer, the Scoundrel has scorched a clearing, and a ruin was looked under.
const TWO_VAGABONDS: &str = r#"
seats = ["vagabond:scoundrel", "marquise", "eyrie", "vagabond_2:adventurer"]
round = 6
turn = "vagabond_2"
phase = "daylight"
scorched = [5]
ruins = [6, 10, 11]
quests = ["errand_fox", "repair_a_shed_fox", "escort_mouse"]
[looks]
10 = { items = ["sword"], seen_by = ["vagabond_2"] }
6 = { items = ["bag", "bag"], seen_by = ["vagabond"] }
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
10 = { marquise = { warriors = 1 }, eyrie = { warriors = 2, roost = 1 } }
12 = { eyrie = { warriors = 2 } }
[vagabond]
score = 9
at = "5"
tiles = ["boot", "boot-", "crossbow", "sword"]
[vagabond_2]
score = 12
at = "12"
tiles = ["tea", "torch-", "hammer", "boot!", "bag", "sword-"]
relations = { marquise = "amiable", eyrie = "hostile" }
quests_done = ["guard_duty_rabbit"]
ruin_tiles = ["bag"]
"#;

#[test]
fn two_vagabonds() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&[bot(), bot(), bot(), person()], 1, Some(TWO_VAGABONDS)));
        assert_snapshot!(name("two vagabonds", size), table.text());
        for (letter, who) in [("V", "the scoundrel"), ("U", "the adventurer")] {
            table.press(letter);
            assert_snapshot!(name(&format!("board of {who}"), size), table.text());
            table.press("<Esc>");
        }
        table.press(":?glide 3<Enter>");
        assert_snapshot!(name("not a harrier", size), table.text());
    }
}

/// A Duchy with four ministers, two tunnels and a card that it has shown.
const DUCHY: &str = r#"
seats = ["duchy", "marquise", "eyrie"]
round = 6
turn = "duchy"
phase = "daylight"
ruins = [6, 10, 11]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 } }
4 = { duchy = { warriors = 3, citadel = 1, tunnel = 1 } }
8 = { duchy = { warriors = 2, market = 1 }, marquise = { warriors = 1 } }
9 = { duchy = { warriors = 1 } }
11 = { duchy = { warriors = 1, tunnel = 1 }, eyrie = { warriors = 1 } }
12 = { duchy = { warriors = 2, citadel = 1 } }
[used]
actions = 1
[duchy]
score = 14
burrow = 5
hand = ["sword", "armorers", "foxfolk_steel"]
revealed = ["anvil"]
swayed = ["foremole", "captain", "banker", "earl_of_stone"]
acted = ["captain"]
lost_crowns = { noble = 1 }
"#;

#[test]
fn the_duchy() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&[person(), bot(), bot()], 1, Some(DUCHY)));
        assert_snapshot!(name("duchy", size), table.text());
        table.press("m");
        assert_snapshot!(name("duchy moves", size), table.text());
        table.press("<Esc>D");
        assert_snapshot!(name("board of Duchy", size), table.text());
        table.press("<Esc>");
    }
}

#[test]
fn a_battle_in_hot_seat() {
    for size in SIZES {
        let people = [named("Ben"), named("Ana"), bot(), bot()];
        let mut table = Table::game(size.0, size.1, running(&people, 3, Some(MIDDLE)));
        assert_snapshot!(name("hand-over", size), table.text());
        table.press("<Enter>:battle 11 eyrie<Enter>");
        assert_snapshot!(name("hand-over in a battle", size), table.text());
        table.press("<Enter>");
        assert_snapshot!(name("ambush", size), table.text());
    }
}

#[test]
fn what_came_of_a_battle_stays_until_the_next_key() {
    let position = MIDDLE.replace("\"ambush_bird\", \"cobbler\"", "\"cobbler\"");
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&solo(), 3, Some(&position)));
        table.press(":battle 10 eyrie<Enter>e");
        assert_snapshot!(name("after a battle", size), table.text());
        assert!(table.text().contains("3 > "), "{}", table.text());
        table.press("<Right>");
        assert!(!table.text().contains("Battle in 10"), "{}", table.text());
    }
}

#[test]
fn a_battle_is_told_as_it_ended_wherever_its_warriors_went_since() {
    let position = MIDDLE.replace("\"ambush_bird\", \"cobbler\"", "\"cobbler\"");
    let mut table = Table::game(80, 24, running(&solo(), 3, Some(&position)));
    let forces = |table: &Table| {
        let session = table.play().session();
        let (viewer, log) = (session.viewer(), session.log());
        let past = |entry| session.ask(|table| table.record().observe_told(entry + 1, viewer)).map(|step| step.seen);
        let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: false };
        let told =
            session.shown.view.fought(&ctx, session.person().expect("one who is here"), &log, &past).expect("a battle");
        told.rows.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    table.press(":battle 10 eyrie<Enter>e");
    let at_its_end = forces(&table);
    assert!(at_its_end.iter().any(|row| row.contains("3 > 2")), "{at_its_end:?}");
    let before = table.play().session().log().len();
    table.press(":march 10 12 2<Enter>");
    assert!(table.play().session().log().len() > before, "{}", table.text());
    assert_eq!(forces(&table), at_its_end);
}

#[test]
fn the_log_and_the_help() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&solo(), 1, Some(MIDDLE)));
        table.press(":march 10 12 2<Enter>e");
        table.press("g");
        assert_snapshot!(name("log", size), table.text());
        table.press("<Esc>?");
        assert_snapshot!(name("help", size), table.text());
    }
}

#[test]
fn the_end() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running(&[bot(), bot(), bot(), bot()], 5, None));
        assert_snapshot!(name("end", size), table.text());
        table.press("<Tab>");
        assert_snapshot!(name("table after the end", size), table.text());
    }
}

#[test]
fn a_low_screen_shows_the_rows_of_the_map_that_matter() {
    for height in [20, 23] {
        let mut table = Table::game(80, height, running(&solo(), 1, Some(MIDDLE)));
        assert_snapshot!(format!("low {height}"), table.text());
        table.press("m");
        let targets: Vec<String> = table.play().composer().stage().picks.iter().map(|pick| pick.key.clone()).collect();
        assert!(targets.len() > 2);
        for _ in &targets {
            let composer = table.play().composer();
            let (at, text) = (composer.stage().picks[composer.cursor()].key.clone(), table.text());
            // the corner of a box is drawn otherwise under the cursor
            let is_in_sight = ["/", "[", ">"].iter().any(|corner| text.contains(&format!("{corner}{at} ")));
            assert!(is_in_sight, "{at} is not in sight:\n{text}");
            table.press("n");
        }
    }
    let mut table = Table::title(80, 20, looks(Colors::Sixteen, Glyphs::Ascii));
    assert_snapshot!("low title", table.text());
    table.press("n");
    assert!(table.text().contains("NEW GAME"), "{}", table.text());
    table.press("<Up>");
    assert!(table.text().contains("Seed"), "{}", table.text());
}

#[test]
fn too_small() {
    let mut table = Table::game(60, 12, running(&solo(), 1, Some(MIDDLE)));
    assert_snapshot!("too small", table.text());
    table.resize(20, 2);
    assert_snapshot!("much too small", table.text());
}

#[test]
fn without_colors_the_text_is_the_same_cell_by_cell() {
    let wishes = |colors| looks(colors, Glyphs::Ascii);
    for size in SIZES {
        for keys in ["", "m", "m10<Enter>", "E", "V", "g", "?", "i", "w"] {
            let picture = |colors| {
                let mut table = Table::game_in(size.0, size.1, running(&solo(), 1, Some(MIDDLE)), wishes(colors));
                table.press(keys);
                table.buffer()
            };
            let (colored, plain) = (picture(Colors::True), picture(Colors::None));
            assert_eq!(text(&colored), text(&plain), "{keys}");
            let colors = plain.content().iter().any(|cell| (cell.fg, cell.bg) != (Color::Reset, Color::Reset));
            assert!(!colors, "{keys}: a color where there are none");
            if keys == "m" {
                let reversed = plain.content().iter().any(|cell| cell.modifier.contains(Modifier::REVERSED));
                assert!(reversed, "the cursor shows without colors");
            }
        }
    }
}

#[test]
fn ascii_means_ascii() {
    for keys in ["", "m", "E", "A", "V", "g", "?", "i", "w", ":set glyphs=ascii<Enter>"] {
        let mut table = Table::game(120, 40, running(&solo(), 1, Some(MIDDLE)));
        table.press(keys);
        let shown = table.text();
        assert!(shown.is_ascii(), "{keys}: {:?}", shown.chars().filter(|c| !c.is_ascii()).collect::<String>());
    }
    let mut table = Table::game(120, 40, running(&[bot(), bot()], 5, None));
    assert!(table.text().is_ascii(), "the end");
}

#[test]
fn boards_without_a_drawing_are_laid_out() {
    for (map, clearings, special) in [("bare", 0, ""), ("odd", 8, "ferry = 7\nclosed_paths = [[5, 6]]")] {
        for size in SIZES {
            for (glyphs, written) in [(Glyphs::Ascii, "ascii"), (Glyphs::Unicode, "unicode")] {
                let game = running_on(map, &solo(), 1, Some(&on_markers(clearings, special)));
                let mut table = Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs));
                assert_snapshot!(name(&format!("{map} {written}"), size), table.text());
            }
        }
    }
}

#[test]
fn a_board_that_no_map_of_the_window_holds_says_so() {
    let (head, _) = include_str!("../../boards/dewan-base.toml").split_once("[layouts.2]").expect("layouts");
    // all tiles in one row
    let row = "[layouts.4]\nstart = [[0, 0], [2, 1], [4, 2], [6, 3]]\nneutral = [[8, 4], [10, 5], [12, 6], [14, 7]]\n";
    let folder = tempfile::tempdir().expect("a folder");
    let text = head.replacen("id = \"base\"", "id = \"row\"", 1) + row;
    std::fs::write(folder.path().join("dewan-row.toml"), text).expect("a board");
    let mut boards = Games::ALL.boards();
    boards.add_folder(folder.path()).expect("a folder of boards");
    let seats = ["amber", "basalt", "coral", "dusk"].map(str::to_owned).to_vec();
    let options = Options { seats, board: Some("row".to_owned()), ..Options::default() };
    let new = NewGame { options, controllers: vec![person(), bot(), bot(), bot()], seed: 1 };
    let game = Games::ALL.get("dewan").expect("Dewan").begin(&new, &boards).expect("a game");
    let mut table = Table::game(80, 24, ActiveGame::new(game, None));
    let text = table.text();
    assert!(text.contains("does not fit in a window of 80 columns") && text.contains("--plain"), "{text}");
    assert!(!text.contains("needs 80"), "{text}");
}

/// A battle inside a turn that goes on by itself ends where it ends: what the turn does next is not part of it.
#[test]
fn the_panel_of_a_battle_tells_nothing_of_what_came_after() {
    let position = MIDDLE.replace("turn = \"marquise\"", "turn = \"eyrie\"").replace("used = { actions = 1 }", "");
    let (mut told, mut capped) = (0, 0);
    for seed in 1..=12 {
        let people = [bot(), person(), bot(), bot()];
        let mut table = Table::game(120, 40, running(&people, seed, Some(&position)));
        table.press(":set preview=off<Enter>");
        for _ in 0..30 {
            if !table.is_asked() {
                break;
            }
            let text = table.text();
            if let Some((_, panel)) = text.split_once("Battle in ").filter(|(_, panel)| panel.contains(" > ")) {
                let pane: Vec<String> = panel.lines().map(|line| line.chars().skip(86).collect()).collect();
                let end = pane.iter().skip(1).position(|line| line.trim().is_empty()).unwrap_or(pane.len() - 1) + 1;
                let panel = pane[1..end].join("\n");
                for other in ["built", "roosted", "round", "drew"] {
                    assert!(!panel.contains(&format!("E {other}")), "{other}: {text}");
                }
                told += 1;
                capped += usize::from(panel.contains(": cap"));
            }
            let legal = table.play().session().notation();
            let battle = legal.iter().find(|action| action.starts_with("battle")).unwrap_or(&legal[0]).clone();
            table.press(&format!(":{battle}<Enter>"));
        }
    }
    assert!(told > 3 && capped > 0, "{told} battles, {capped} with the cap");
}
