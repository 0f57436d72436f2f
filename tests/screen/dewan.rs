//! Dewan on the screen: pictures, and routes chosen by where they lead.

use super::table::*;
use insta::assert_snapshot;
use thicket::kernel::{Part, Viewer, Words};
use thicket::table::{ActiveGame, Controller, Games, Saved, Table as _};
use thicket::tui::composer::InputMode;
use thicket::tui::plain::Ended;
use thicket::tui::play::TurnStatus;
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (160, 50)];

const TRIBES: [&str; 4] = ["amber", "basalt", "coral", "dusk"];

/// A game of one human in the first seat and bots.
fn game(board: &str, seed: u64, position: Option<&str>) -> ActiveGame {
    running_game(("dewan", &TRIBES, board), &[person(), bot(), bot(), bot()], seed, position)
}

/// The middle of a game of four.
const MIDDLE: &str = r#"
turn = "amber"
first = "coral"
round = 8
row = ["desert_forest", "badlands_fire", "water_berry", "mountain_forest", "forest_artifact", "desert_pigment"]
offer = ["s01", "s11", "s16", "s20", "s24"]
berries = { 10 = 2, 11 = 1, 15 = 2, 25 = 2, 26 = 2, 45 = 2, 50 = 1 }
discard = ["badlands_berry", "mountain_desert", "water_crystal", "forest_berry", "mountain_pigment", "desert_crystal"]
[amber]
hand = ["badlands_mountain", "water_forest_pigment", "desert_berry", "forest_fire", "mountain_crystal"]
camps = [24, 31, 38, 43]
stories = ["s05!", "s10", "s12"]
tucked = ["badlands_artifact badlands"]
berries = 1
[basalt]
hand = ["desert_fire", "mountain_fire"]
camps = [3, 9, 17]
stories = ["s02", "s07"]
[coral]
hand = ["water_fire"]
camps = [19, 21, 28]
stories = ["s06", "s03!"]
berries = 1
[dusk]
hand = ["water_desert_pigment", "badlands_forest", "forest_crystal"]
camps = [39, 51, 56]
stories = ["s08", "s13"]
"#;

/// The map of two players with unturned tiles, Amber at home on 25.
const DUEL: &str = r#"
seats = ["amber", "basalt"]
turn = "amber"
round = 3
row = ["badlands_fire", "mountain_fire", "desert_fire", "forest_fire", "water_fire", "water_berry"]
offer = ["s20", "s21", "s22", "s23", "s24"]
[amber]
hand = ["mountain_berry", "water_mountain_pigment", "badlands_mountain", "water_pigment", "forest_berry"]
[basalt]
hand = ["desert_artifact"]
camps = [23]
"#;

fn duel(controllers: &[Controller]) -> ActiveGame {
    running_game(("dewan", &TRIBES[..2], "base"), controllers, 1, Some(DUEL))
}

fn alone() -> Table {
    let mut table = Table::game(80, 24, duel(&[person(), bot()]));
    // keys mean what is drawn
    table.text();
    table
}

fn name(what: &str, (width, height): (u16, u16)) -> String {
    format!("dewan {what} {width}x{height}")
}

/// The camps of Amber beside its home, and its cards.
fn amber(table: &Table) -> (Vec<i64>, Vec<String>) {
    let state = table.play().session().ask(|table| table.state().state(Viewer::All));
    let list = |key: &str| state["amber"].get(key).and_then(|list| list.as_array()).cloned().unwrap_or_default();
    let camps = list("camps").iter().filter_map(toml::Value::as_integer).collect();
    let cards = list("hand").iter().filter_map(|card| Some(card.as_str()?.to_owned())).collect();
    (camps, cards)
}

#[test]
fn pictures_of_a_game() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, duel(&[person(), bot()]));
        assert_snapshot!(name("turn", size), table.text());
        table.press("22");
        assert_snapshot!(name("a space", size), table.text());
        table.press("<Enter>");
        assert_snapshot!(name("ways", size), table.text());
        table.press("<Esc>c");
        table.text();
        table.press("1");
        assert_snapshot!(name("step by step", size), table.text());
        table.press("<Esc>i");
        assert_snapshot!(name("a space in words", size), table.text());
        table.press("<Esc>A");
        assert_snapshot!(name("board", size), table.text());
        table.press("<Esc>w");
        assert_snapshot!(name("cards", size), table.text());
        table.press("<Esc>?");
        assert_snapshot!(name("help", size), table.text());
    }
}

#[test]
fn a_game_of_four_in_its_middle() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, game("base", 1, Some(MIDDLE)));
        table.text();
        table.press("30");
        assert_snapshot!(name("game", size), table.text());
        table.press("25<Enter>");
        assert_snapshot!(name("game ways", size), table.text());
    }
    for size in SIZES {
        for (colors, painted) in [(Colors::Sixteen, "unicode"), (Colors::True, "painted")] {
            let mut table =
                Table::game_in(size.0, size.1, game("base", 1, Some(MIDDLE)), looks(colors, Glyphs::Unicode));
            assert_snapshot!(name(&format!("game {painted}"), size), table.text());
            table.press("25<Enter>");
            assert_snapshot!(name(&format!("game ways {painted}"), size), table.text());
        }
    }
}

#[test]
fn pictures_of_the_scenarios_for_four() {
    for board in ["base", "storm", "volcano", "lake_village"] {
        for size in SIZES {
            let mut table = Table::game(size.0, size.1, game(board, 7, None));
            table.text();
            table.press("35");
            assert_snapshot!(name(board, size), table.text());
        }
    }
}

#[test]
fn a_camp_takes_the_cursor_and_two_keys() {
    let mut table = alone();
    table.press("26<Enter>");
    assert_eq!(table.play().composer().stage().kind, InputMode::Plans);
    let shown = table.text();
    assert!(shown.contains("Routes to 26") && shown.contains(">1 25 "), "{shown}");
    let cards = amber(&table).1.len();
    table.press("<Enter>");
    let (camps, left) = amber(&table);
    assert_eq!((camps, left.len()), (vec![26], cards - 2));
    table.press("u");
    let (camps, left) = amber(&table);
    assert_eq!((camps.len(), left.len()), (0, cards), "all of it is taken back at once");
}

#[test]
fn the_way_under_the_cursor_is_marked_on_the_map_and_another_can_be_chosen() {
    let mut table = alone();
    table.press("22<Enter>");
    let first = table.play().composer().plan().cloned().expect("a way");
    assert!(table.text().contains("26>2 "), "{}", table.text());
    table.press("j");
    let second = table.play().composer().plan().cloned().expect("another way");
    assert_ne!(first, second);
    table.press("2");
    assert_eq!(amber(&table).0, [22]);
    let cards: Vec<String> =
        second.actions.iter().filter_map(|action| action.get(2)).map(|part| part.to_string()).collect();
    assert!(cards.iter().all(|card| !amber(&table).1.contains(card)), "{cards:?}");
}

#[test]
fn the_list_of_ways_hides_neither_end_of_the_one_under_the_cursor() {
    let mut seen = 0;
    for (size, four) in SIZES.into_iter().flat_map(|size| [false, true].map(|four| (size, four))) {
        for goal in (1..57).step_by(3) {
            let game = if four { game("base", 1, Some(MIDDLE)) } else { duel(&[person(), bot()]) };
            let mut table = Table::game(size.0, size.1, game);
            table.text();
            table.press(&format!("{goal:02}<Enter>"));
            if table.play().composer().stage().kind != InputMode::Plans {
                continue;
            }
            for _ in 0..table.play().composer().plans().len().min(3) {
                let places: Vec<Part> =
                    table.play().composer().plan().into_iter().flat_map(|plan| plan.places()).collect();
                let shown = table.text();
                // the order of payment stands on both ends
                for step in [1, places.len()].into_iter().filter(|&step| step <= places.len()) {
                    assert!(
                        shown.contains(&format!(">{step} ")) || shown.contains(&format!(">{step}(")),
                        "{step} {shown}"
                    );
                }
                seen += 1;
                table.press("j");
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn a_click_takes_the_way_that_it_finds() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, duel(&[person(), bot()]));
        table.text();
        table.press("22<Enter>");
        let second = table.play().composer().plans()[1].clone();
        let shown = table.text();
        let find = |(y, line): (usize, &str)| Some((line.find(" 2 25 ~~.p")?, y));
        let (x, y) = shown.lines().enumerate().find_map(find).expect("the second way");
        table.click(x as u16 + 4, y as u16);
        let cards: Vec<String> =
            second.actions.iter().filter_map(|action| action.get(2)).map(|part| part.to_string()).collect();
        assert_eq!(amber(&table).0, [22]);
        assert!(cards.iter().all(|card| !amber(&table).1.contains(card)), "{cards:?}");
    }
}

#[test]
fn a_space_that_cannot_be_paid_for_says_what_is_missing() {
    let mut table = alone();
    table.press(":goto 28<Enter>");
    assert!(table.text().contains("missing De: 25 any, 28 De"), "{}", table.text());
    table.press("i");
    let text = table.text();
    assert!(text.contains("You don't have the cards for a") && text.contains("any, 28 De"), "{text}");
}

#[test]
fn esc_and_backspace_leave_everything_as_it_was() {
    for keys in ["<Esc>", "<Bksp>"] {
        let mut table = alone();
        table.press("26<Enter>");
        table.press(keys);
        assert_eq!(table.play().composer().stage().kind, InputMode::Verbs);
        assert!(table.play().composer().plans().is_empty());
        assert!(amber(&table).0.is_empty());
    }
}

#[test]
fn a_route_that_was_begun_step_by_step_goes_on_by_its_end() {
    let mut table = alone();
    table.press(":camp 25 forest_berry<Enter>");
    assert!(table.text().contains("The route is at space 25"), "{}", table.text());
    table.press(":to 26 mountain_berry<Enter>");
    table.press("22<Enter>");
    let plan = table.play().composer().plan().cloned();
    assert!(plan.is_some_and(|plan| plan.actions[0][0] == Part::Verb("to")), "{}", table.text());
    table.press("<Enter>");
    assert_eq!(amber(&table).0, [22]);
}

#[test]
fn a_card_for_the_camp_of_another_is_said_to_be_given() {
    let position = DUEL.replace("camps = [23]", "camps = [26]");
    let running = running_game(("dewan", &TRIBES[..2], "base"), &[person(), bot()], 1, Some(&position));
    let mut table = Table::game(80, 24, running);
    table.text();
    table.press("22<Enter>");
    let shown = table.text();
    assert!(shown.contains(">B  22 "), "{shown}");
}

#[test]
fn where_no_way_can_be_paid_enter_says_so() {
    let mut table = alone();
    table.press("10<Enter>");
    assert_eq!(table.play().composer().stage().kind, InputMode::Verbs);
    assert!(table.play().composer().plans().is_empty());
    // a route cannot end on water in the base game
    table.press("24<Enter>");
    assert!(table.play().composer().plans().is_empty());
}

#[test]
fn a_village_is_planned_like_a_camp() {
    let position = DUEL.replace("row = ", "event_deck = [\"desert_berry\", \"desert_crystal\"]\nrow = ");
    let running = running_game(("dewan", &TRIBES[..2], "lake_village"), &[person(), bot()], 1, Some(&position));
    let mut table = Table::game(80, 24, running);
    table.text();
    table.press("24<Enter><Enter>");
    assert_eq!(amber(&table).0, [24]);
}

#[test]
fn in_hot_seat_a_plan_hands_the_table_over() {
    let mut table = Table::game(80, 24, duel(&[named("Ann"), named("Ben")]));
    table.press("<Enter>");
    table.text();
    table.press("26<Enter><Enter>");
    let shown = table.text();
    assert!(shown.contains("played by Ben") && !shown.contains("HAND"), "{shown}");
    assert!(matches!(table.play().now(), TurnStatus::HandOver(_)));
    table.press("<Enter>");
    assert!(table.text().contains("HAND 1"), "{}", table.text());
    table.press("u");
    assert_eq!(amber(&table).0, [26], "another is asked: it stands");
}

#[test]
fn notation_is_typed_and_a_start_is_enough() {
    let mut table = alone();
    table.press(":ta 1 2<Enter>");
    assert_eq!(amber(&table).1.len(), 7);
    table.press("u:?camp 26 forest_berry<Enter>");
    assert!(table.text().contains("[law D6.1]"), "{}", table.text());
}

#[test]
fn a_story_is_chosen_from_a_list_that_is_seen_whole() {
    let mut table = Table::game(80, 24, game("base", 1, None));
    table.press("s");
    let shown = table.text();
    for line in 1..=5 {
        assert!(shown.contains(&format!(" {line} ")), "{shown}");
    }
    assert_snapshot!("dewan story 80x24", shown);
}

#[test]
fn stories_stand_in_the_order_of_the_list_and_wear_their_ids() {
    let position = MIDDLE.replace(r#"["s01", "s11", "s16", "s20", "s24"]"#, r#"["s20", "s01", "s24", "s16", "s11"]"#);
    let mut table = Table::game(120, 40, game("base", 1, Some(&position)));
    let shown = table.text();
    let at = |id: &str| shown.find(&format!("|{id} ")).unwrap_or_else(|| panic!("{id} in {shown}"));
    assert!(["s01", "s11", "s16", "s20", "s24"].map(at).is_sorted(), "{shown}");
    let mut table = Table::game(120, 40, game("base", 1, None));
    table.text();
    table.press("s");
    let shown = table.text();
    let listed = shown.split("CHOOSE").nth(1).expect("a list");
    assert!(listed.contains("1 s06 2Mo p"), "{shown}");
}

#[test]
fn the_points_that_a_camp_is_said_to_bring_are_those_it_brings() {
    // a story with fires is one area short, and with them Amber has the most
    let position = MIDDLE
        .replace(r#"["s05!", "s10", "s12"]"#, r#"["s05!", "s01", "s10"]"#)
        .replace(r#"["s01", "s11","#, r#"["s12", "s11","#);
    let reads = |shown: &str| -> Option<i64> {
        let line = shown.lines().find(|line| line.starts_with(" look: "))?;
        line.rsplit_once(" pts)")?.0.rsplit_once('(')?.1.parse().ok()
    };
    let points = |table: &Table| {
        let scores = table.play().session().ask(|table| table.state().progress().scores);
        i64::from(scores[0].expect("a score"))
    };
    let (mut compared, mut most) = (0, 0);
    for space in 1..=56 {
        let mut table = Table::game(120, 40, game("base", 1, Some(&position)));
        table.text();
        table.press(&format!("{space}"));
        let Some(said) = reads(&table.text()) else { continue };
        let before = points(&table);
        table.press("<Enter>");
        table.text();
        let actions = table.play().composer().plan().expect("a way").actions.clone();
        let after = table.play().session().ask(|table| {
            let mut acts =
                actions.iter().map(|parts| parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
            acts.try_for_each(|act| table.act(&act).map(drop)).expect("a way that can be gone");
            // nothing is tucked, since that would count; without a card nobody asks
            let _ = table.act("pass");
            table.state().progress().scores[0]
        });
        let after = i64::from(after.expect("a score"));
        assert_eq!(after - before, said, "space {space}");
        (compared, most) = (compared + 1, most.max(said));
    }
    assert!(compared >= 8 && most >= 7, "{compared} spaces, at most {most} points");
}

#[test]
fn cards_are_taken_by_the_place_of_the_first() {
    let mut table = alone();
    table.press("t");
    let shown = table.text();
    assert!(shown.contains("3 takes cards 3 and 4") && shown.contains("1-5 which"), "{shown}");
    table.press("3");
    let (_, cards) = amber(&table);
    assert!(cards.contains(&"desert_fire".to_owned()) && cards.contains(&"forest_fire".to_owned()), "{cards:?}");
}

#[test]
fn plain_mode_tells_ways_and_goes_them() {
    let (out, _) = in_lines(duel(&[person(), bot()]), "look 26\ngo 26 2\nundo\ngo 10\nlook 25\nquit\n");
    assert!(
        out.contains("go 26 1: a route through space 25 with ") && out.contains("Amber placed a camp on space 26."),
        "{out}"
    );
    assert!(out.contains("Undone.") && out.contains("No such route"), "{out}");
    assert!(out.is_ascii());
}

#[test]
fn a_whole_game_in_plain_lines_by_numbers_alone() {
    let ones = "1\n".repeat(4_000);
    let (out, ended) = in_lines(running_game(("dewan", &TRIBES[..2], "storm"), &[person(), bot()], 4, None), &ones);
    assert_eq!(ended, Some(Ended::Over), "{}", &out[out.len().saturating_sub(2000)..]);
    assert!(out.contains("Amber"), "{out}");
}

#[test]
fn the_end_with_its_chart() {
    for size in SIZES {
        let bots = [bot(), bot(), bot(), bot()];
        let mut table = Table::game(size.0, size.1, running_game(("dewan", &TRIBES, "base"), &bots, 5, None));
        assert_snapshot!(name("end", size), table.text());
    }
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    let running = duel(&[person(), bot()]);
    let text = running.game().save().to_text();
    let saved = Saved::from_bytes(text.as_bytes()).expect("a save");
    let loaded = Games::ALL.load(&saved).expect("it loads");
    assert_eq!(loaded.difference, None);
    let (mut one, mut other) = (Table::game(80, 24, running), Table::game(80, 24, ActiveGame::new(loaded.game, None)));
    assert_eq!(one.text(), other.text());
    for table in [&mut one, &mut other] {
        table.press("26<Enter><Enter>");
    }
    assert_eq!(one.text(), other.text());
}

#[test]
fn any_keys_at_any_size_draw_every_frame() {
    for (seed, board) in [(1u64, "base"), (2, "volcano"), (3, "lake_village")] {
        let mut generator = thicket::kernel::Generator::new(seed);
        let keys: Vec<u8> = (0..400).map(|_| generator.below(256) as u8).collect();
        thicket::tui::app::run_key_stream(game(board, seed, None), Words::english(), &keys);
    }
}

#[test]
fn without_colors_and_in_ascii_nothing_is_lost() {
    for size in SIZES {
        for keys in ["", "22", "22<Enter>", "c", "A", "w", "i", "?"] {
            let picture = |colors| {
                let mut table = Table::game_in(size.0, size.1, duel(&[person(), bot()]), looks(colors, Glyphs::Ascii));
                table.text();
                table.press(keys);
                table.text()
            };
            let plain = picture(Colors::None);
            assert_eq!(picture(Colors::True), plain, "{keys}");
            assert!(plain.is_ascii(), "{keys}");
        }
    }
}

#[test]
fn a_bot_says_the_rest_of_its_route_and_keeps_to_it() {
    let normal = thicket::table::Controller::Bot(thicket::bots::Level::Normal);
    let mut game = running_game(("dewan", &["amber", "basalt"], "base"), &[normal.clone(), normal], 5, None);
    let mut announced: Vec<String> = Vec::new();
    let mut routes = 0;
    for _ in 0..120 {
        let (action, then) = match game.job() {
            Some((number, job)) => {
                let advice = job.think();
                assert!(game.answer(number, &advice.action).is_some(), "{}", advice.action);
                (advice.action, advice.then)
            }
            None => {
                let only = game.notation().pop().unwrap_or_default();
                if game.step().is_none() {
                    break;
                }
                (only, announced.get(1..).map(<[String]>::to_vec).unwrap_or_default())
            }
        };
        if let Some(next) = announced.first() {
            assert_eq!(&action, next);
        }
        routes += usize::from(announced.is_empty() && !then.is_empty());
        announced = then;
    }
    assert!(routes > 5, "{routes} routes");
}
