//! All boards in a strip below the map, where the screen has room for them.

use super::table::*;
use insta::assert_snapshot;
use thicket::table::Controller;
use thicket::tui::commands::Place;

const SIZES: [(u16, u16); 2] = [(160, 50), (200, 60)];

/// The strip with the line above it, without what stands below it.
fn strip(table: &mut Table) -> String {
    let text = table.text();
    let lines: Vec<&str> = text.lines().collect();
    let level = |line: &&str| line.len() > 150 && line.bytes().all(|sign| sign == b'-');
    let rule = lines.iter().rposition(level).expect("a line above the boards");
    lines[rule..lines.len() - 3].join("\n")
}

/// The same game at both sizes, seen from the first seat.
fn pictures(what: &str, seats: &[&str], board: &str, position: &str) {
    let players: Vec<Controller> = (0..seats.len()).map(|seat| if seat == 0 { person() } else { bot() }).collect();
    for (width, height) in SIZES {
        let game = running_game(("root", seats, board), &players, 1, Some(position));
        let strip = strip(&mut Table::game(width, height, game));
        assert!(strip.lines().all(|line| line.len() <= width.into() && line.is_ascii()), "{strip}");
        assert_snapshot!(format!("boards of {what} {width}x{height}"), strip);
    }
}

#[test]
fn marquise_eyrie_alliance_and_vagabond() {
    pictures("the first four", &SEATS, "autumn", MIDDLE);
}

#[test]
fn lizards_riverfolk_duchy_and_corvids() {
    pictures("the next four", &["lizards", "riverfolk", "duchy", "corvids"], "autumn", NEXT_FOUR);
}

#[test]
fn hundreds_keepers_and_both_vagabonds() {
    let seats = ["hundreds", "keepers", "vagabond:scoundrel", "vagabond_2:adventurer"];
    pictures("the last four", &seats, "autumn", LAST_FOUR);
}

/// The board under the map of each faction, seen by its own player, where it has 84 columns and where it has 58.
#[test]
fn each_board_under_a_map() {
    let tables = [
        (SEATS, MIDDLE),
        (["lizards", "riverfolk", "duchy", "corvids"], NEXT_FOUR),
        (["hundreds", "keepers", "vagabond:scoundrel", "vagabond_2:adventurer"], LAST_FOUR),
    ];
    for (width, height, side, rows) in [(120, 40, 84, 32..37), (100, 30, 58, 21..27)] {
        let mut boards = String::new();
        for (seats, position) in &tables {
            for own in 0..seats.len() {
                let players: Vec<Controller> =
                    (0..seats.len()).map(|seat| if seat == own { person() } else { bot() }).collect();
                let game = running_game(("root", seats, "autumn"), &players, 1, Some(position));
                let text = Table::game(width, height, game).text();
                // below the map, beside the side pane
                let docked = text.lines().take(rows.end).skip(rows.start);
                docked.for_each(|line| boards += &format!("{}\n", line.get(..side).unwrap_or(line).trim_end()));
            }
        }
        assert!(boards.is_ascii(), "{boards}");
        assert_snapshot!(format!("each board {width}x{height}"), boards);
    }
}

#[test]
fn six_players() {
    let seats = ["eyrie", "lizards", "riverfolk", "duchy", "corvids", "marquise"];
    let begun = NEXT_FOUR.replace("turn = \"lizards\"\nphase = \"daylight\"", "turn = \"eyrie\"\nphase = \"birdsong\"");
    let position = begun.replace("[clearings]\n", &format!("[clearings]\n{MORE_PIECES}")) + TWO_MORE;
    pictures("six players", &seats, "autumn", &position);
}

/// Every sign of the boards at the table is explained, and of no other one.
#[test]
fn the_help_tells_what_the_signs_of_the_strip_mean() {
    let seats = ["marquise", "eyrie", "keepers"];
    let mut table = Table::game(80, 24, running_game(("root", &seats, "autumn"), &[person(), bot(), bot()], 1, None));
    table.press("?");
    let mut text = table.text();
    for _ in 0..12 {
        table.press(" ");
        text.push_str(&table.text());
    }
    for sign in ["THE BOARDS BELOW THE MAP", "# is a piece", "1:2 is 2 wood", "v is a vizier", "jewelry in forest g"] {
        assert!(text.contains(sign), "{sign}: {text}");
    }
    assert!(!text.contains("gardens: the points"), "{text}");
}

#[test]
fn a_board_is_whole_only_where_its_tables_fit() {
    for (seats, width, whole) in [(2, 160, true), (3, 160, false), (3, 200, false), (2, 200, true)] {
        let players = [person(), bot(), bot()];
        let game = running_game(("root", &SEATS[..seats], "autumn"), &players[..seats], 1, None);
        let strip = strip(&mut Table::game(width, if width == 160 { 50 } else { 60 }, game));
        assert_eq!(strip.contains("BUILDINGS"), whole, "{strip}");
    }
}

#[test]
fn what_only_its_owner_knows_is_not_on_the_strip() {
    let strip_with = |plots: &str, supporters: &str| {
        let seats = ["eyrie", "corvids", "alliance", "marquise"];
        let position = format!(
            "turn = \"eyrie\"\nphase = \"birdsong\"\n[clearings]\n3 = {{ corvids = {{ warriors = 1 }} }}\n\
             5 = {{ corvids = {{ warriors = 1 }} }}\n[corvids]\nplots = {plots}\n[alliance]\nsupporters = {supporters}\n\
             [eyrie]\nleader = \"despot\"\nhand = [\"anvil\"]\n"
        );
        let players = [person(), bot(), bot(), bot()];
        strip(&mut Table::game(160, 50, running_game(("root", &seats, "autumn"), &players, 1, Some(&position))))
    };
    let one = strip_with("{ 3 = \"bomb\", 5 = \"raid\" }", "[\"sword\", \"sappers\"]");
    let other = strip_with("{ 3 = \"snare\", 5 = \"bomb\" }", "[\"cobbler\", \"tax_collector\"]");
    assert!(one.contains("plots face down 2") && one.contains("supporters 2"), "{one}");
    assert_eq!(one, other);
}

const NEXT_FOUR: &str = r#"
round = 5
turn = "lizards"
phase = "daylight"
[clearings]
2 = { lizards = { garden_mouse = 1 }, riverfolk = { warriors = 1, post_mouse = 1 } }
3 = { lizards = { warriors = 4, garden_rabbit = 1 }, corvids = { warriors = 1, extortion = 1 } }
4 = { duchy = { warriors = 3, citadel = 1, tunnel = 1 } }
5 = { lizards = { warriors = 1, garden_rabbit = 1 }, riverfolk = { post_rabbit = 1 }, corvids = { warriors = 2 } }
8 = { lizards = { warriors = 1, garden_fox = 1 }, riverfolk = { post_fox = 1 }, duchy = { warriors = 2 } }
9 = { duchy = { warriors = 1, market = 1 }, corvids = { warriors = 2 } }
11 = { duchy = { warriors = 1, tunnel = 1 }, riverfolk = { warriors = 3 } }
[lizards]
score = 12
hand = ["bake_sale", "sappers"]
crafted = ["cobbler"]
outcast = "fox"
hated = true
acolytes = 4
lost_souls = ["foxfolk_steel", "ambush_rabbit", "dominance_mouse", "favor_of_the_mice", "codebreakers"]
[riverfolk]
score = 14
hand = ["root_tea_mouse", "ambush_fox", "crossbow_bird"]
prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }
funds = { riverfolk = 1, lizards = 2, duchy = 1 }
payments = { corvids = 1 }
[duchy]
score = 14
burrow = 5
hand = ["sword", "armorers"]
swayed = ["foremole", "captain", "banker", "earl_of_stone"]
lost_crowns = { noble = 1 }
[corvids]
score = 12
hand = ["anvil"]
plots = { 5 = "bomb", 9 = "raid" }
"#;

const MORE_PIECES: &str = r#"
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
10 = { marquise = { warriors = 2, workshop = 1 }, eyrie = { warriors = 1 } }
12 = { eyrie = { warriors = 4, roost = 1 } }
"#;

const TWO_MORE: &str = r#"
[eyrie]
score = 6
hand = ["tax_collector"]
leader = "charismatic"
decree = { recruit = ["mouse_in_a_sack", "woodland_runners"], move = ["royal_claim"], battle = ["stand_and_deliver"] }
[marquise]
score = 3
"#;

const LAST_FOUR: &str = r#"
round = 5
turn = "hundreds"
phase = "daylight"
quests = ["errand_fox", "repair_a_shed_fox", "escort_mouse"]
[clearings]
2 = { hundreds = { mob = 1 } }
3 = { hundreds = { warriors = 3, stronghold = 1 }, keepers = { warriors = 1 } }
5 = { hundreds = { warriors = 4, mob = 1 } }
6 = { keepers = { warriors = 2, waystation_figure_tablet = 1, figure_2 = 1 } }
7 = { hundreds = { warriors = 2, stronghold = 1, mob = 1 } }
[hundreds]
score = 12
hand = ["sappers", "root_tea_mouse"]
crafted = ["cobbler"]
warlord = 5
mood = "wrathful"
hoard = { boot = 1, coin = 1, bag = 1, tea = 1 }
[keepers]
score = 12
hand = ["bake_sale"]
recovered = { figure_3 = 1, figure_1 = 1, tablet_2 = 1, jewelry_3 = 1 }
retinue = { move = ["investments"], delve = ["anvil", "ambush_rabbit", "sword"], recover = ["armorers"] }
retainers = { move = 1, recover = 1 }
[vagabond]
score = 9
at = "5"
tiles = ["boot", "boot-", "crossbow", "sword"]
[vagabond_2]
score = 12
at = "c"
tiles = ["tea", "torch-", "hammer", "boot!", "bag", "sword-"]
relations = { keepers = "amiable", hundreds = "hostile" }
quests_done = ["guard_duty_rabbit"]
"#;

/// Boards, cards, log and help stand beside a whole map wherever both have room, in a game and in one that is watched.
#[test]
fn what_is_read_stands_beside_the_map() {
    let players = [person(), bot(), bot(), bot()];
    for (width, height) in [(110, 30), (120, 40), (160, 50), (200, 60)] {
        for keys in ["C", "V", "w", "?", ":points<Enter>", ":log<Enter>", ":law 4.3<Enter>"] {
            let mut table = Table::game(width, height, running(&players, 1, Some(MIDDLE)));
            table.press(keys);
            let text = table.text();
            assert_eq!(table.play().place(), Place::Panel, "{width}x{height} {keys}: {text}");
            // each clearing wears its number and its suit
            let suits = ["fox", "mou", "rab", "rab", "rab", "fox", "mou", "fox", "mou", "rab", "mou", "fox"];
            for (number, suit) in (1..).zip(suits) {
                let on_the_map = text.contains(&format!("{number} {suit}"));
                assert!(on_the_map, "{number} is covered at {width}x{height} by {keys}: {text}");
            }
            let framed = text.lines().position(|line| line.contains("+- ")).unwrap_or_else(|| panic!("{keys}: {text}"));
            let left = text.lines().nth(framed).and_then(|line| line.find("+- ")).expect("a frame");
            assert!(left >= 58, "{width}x{height} {keys}: {text}");
        }
    }
}

/// A board of one's own has a whole map at every size, laid out by itself where its file draws none.
#[test]
fn boards_of_ones_own_have_a_map_at_every_size() {
    for (board, clearings) in [("bare", 12), ("nine", 9), ("odd", 8)] {
        for (width, height) in [(80, 24), (120, 40), (160, 50), (200, 60)] {
            let mut table = Table::game(width, height, running_on(board, &[person(), bot()], 1, None));
            let text = table.text();
            let suits = if width < 120 { ["fox", "rab", "mou"] } else { ["fox", "rabbit", "mouse"] };
            for number in 1..=clearings {
                let shown = suits.iter().any(|suit| text.contains(&format!("{number} {suit}")));
                assert!(shown, "{number} of {board} is not on the map at {width}x{height}: {text}");
            }
        }
    }
}
