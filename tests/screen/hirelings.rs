//! Hirelings on the map, beside it, in a clearing in words, and what each of them asks.

use super::table::*;
use insta::assert_snapshot;

/// The Eyrie control the Bearers, nobody controls the Spies.
const HIRELINGS: &str = r#"
round = 4
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "flame_bearers", controller = "eyrie" }, { hireling = "corvid_spies" }]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1 } }
2 = { eyrie = { warriors = 2, roost = 1 }, flame_bearers = { warriors = 1 } }
5 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 }, flame_bearers = { warriors = 2 } }
7 = { corvid_spies = { warriors = 2 }, marquise = { warriors = 1 } }
9 = { flame_bearers = { warriors = 3 }, corvid_spies = { warriors = 3 } }
[marquise]
score = 7
hand = ["anvil", "sappers"]
"#;

fn hired(width: u16, height: u16) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(HIRELINGS)))
}

#[test]
fn the_map_shows_hirelings_of_a_player_and_of_nobody() {
    for (width, height) in [(80, 24), (120, 40)] {
        let table = &mut hired(width, height);
        assert_snapshot!(format!("hirelings {width}x{height}"), table.text());
    }
}

#[test]
fn the_strength_of_a_clearing_adds_up_with_hirelings() {
    let details = |clearing: u8, lines: &[&str]| {
        let mut table = hired(80, 24);
        table.press(&format!(":goto {clearing}<Enter>i"));
        let text = table.text();
        lines.iter().for_each(|line| assert!(text.contains(line), "{line}: {text}"));
        text
    };
    // a line too long for the panel is broken after "count"
    let rest = "for the Eyrie (law E.3.1).";
    let bearers = "2 warriors of the Flame Bearers count ";
    details(
        5,
        &[
            "E Eyrie    warriors 1 + buildings 0 + ",
            "hirelings 2 = 3",
            bearers,
            rest,
            "Ruled by the Eyrie: most warriors",
        ],
    );
    let bearers = "1 warrior of the Flame Bearers counts ";
    details(2, &["E Eyrie    warriors 2 + buildings 1 + ", "hirelings 1 = 4", bearers, rest]);
    let bearers = "3 warriors of the Flame Bearers count ";
    details(
        9,
        &[
            "E Eyrie    warriors 0 + buildings 0 + ",
            "hirelings 3 = 3",
            bearers,
            rest,
            "Ruled by the Eyrie: a tie (law 7.2.2).",
        ],
    );
    let free = details(7, &["s Corvid Spies warriors 2 + buildings 0 ", "Ruled by the Corvid Spies"]);
    assert!(!free.contains("(law E.3.1)"), "{free}");
}

#[test]
fn the_details_of_a_clearing_say_how_many_the_band_keeps() {
    let kept = |band: u8| {
        let position = format!(
            "round = 4\nturn = \"marquise\"\nphase = \"daylight\"\nhirelings = [{{ hireling = \"popular_band\" }}]\n\
             arrived = {{ marquise = {{ 5 = 2 }}, vagabond = {{ 5 = 1 }} }}\n\
             [clearings]\n1 = {{ marquise = {{ warriors = 3, sawmill = 1, keep = 1 }} }}\n\
             5 = {{ marquise = {{ warriors = 3 }}, popular_band = {{ warriors = {band} }} }}\n\
             [marquise]\nhand = [\"anvil\"]\n[vagabond]\nat = \"5\"\n"
        );
        let mut table = Table::game(200, 60, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
        table.press(":goto 5<Enter>");
        let glance = table.text();
        table.press("i");
        (glance, table.text())
    };
    let (glance, details) = kept(1);
    assert!(glance.contains("kept by the band this turn: C 2 V 1"), "{glance}");
    assert!(details.contains("Kept this turn (law E.2.2): Marquise 2, Vagabond 1."), "{details}");
    let (glance, details) = kept(0);
    assert!(!glance.contains("kept by") && !details.contains("Kept this"), "{details}");
}

/// A hireling, what its table of a position says besides its controller, the clearings where its pieces stand, the phase, and
/// the keys after which the picture is taken.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

const PICTURES: &[Case] = &[
    ("forest_patrol", "card = 2", "5 = { forest_patrol = { warriors = 2 } }", "daylight", "x"),
    ("last_dynasty", "", "", "daylight", "x"),
    ("spring_uprising", "", "5 = { spring_uprising = { warriors = 2 } }", "birdsong", ""),
    ("the_exile", "at = \"b\"", "", "daylight", "x"),
    ("the_exile", "demoted = true", "", "daylight", "x"),
    ("flame_bearers", "", "5 = { flame_bearers = { warriors = 1 } }", "birdsong", ""),
    ("flame_bearers", "demoted = true", "", "daylight", "x"),
    ("vault_keepers", "", "3 = { vault_keepers = { warriors = 2, vault = 1 } }", "daylight", "x"),
    ("popular_band", "", "5 = { popular_band = { warriors = 2 } }", "daylight", "x"),
    ("popular_band", "demoted = true", "5 = { popular_band = { warriors = 2 } }", "daylight", "x"),
    ("riverfolk_flotilla", "at = \"10\"", "", "birdsong", ""),
    ("warm_sun_prophets", "", "2 = { warm_sun_prophets = { warriors = 1 } }", "daylight", "x"),
    ("warm_sun_prophets", "demoted = true", "", "birdsong", ""),
    ("highway_bandits", "paths = [[1, 5]]", "", "daylight", "x"),
    ("highway_bandits", "demoted = true", "5 = { highway_bandits = { warriors = 1 } }", "daylight", "x"),
    ("sunward_expedition", "", "3 = { sunward_expedition = { warriors = 3, foothold = 1 } }", "daylight", "x"),
    ("sunward_expedition", "demoted = true", "", "daylight", ":craft anvil<Enter>"),
    ("corvid_spies", "", "5 = { corvid_spies = { warriors = 2 } }", "daylight", "x"),
    ("furious_protector", "at = \"5\"", "", "birdsong", ""),
    ("furious_protector", "demoted = true, at = \"5\"", "", "birdsong", ""),
];

/// The hireling under the Marquise, who is asked, and two in the supply.
fn position((name, own, stands, phase, _): Case) -> String {
    let others = ["vault_keepers", "corvid_spies", "riverfolk_flotilla"];
    let others = others.into_iter().filter(|&other| other != name).take(2);
    let others: String = others.map(|other| format!(", {{ hireling = \"{other}\", demoted = true }}")).collect();
    // the order of the discard pile is kept for the Lizard Envoys alone
    let looks = name == "warm_sun_prophets" && own.starts_with("demoted");
    let pile = if looks { r#"pile = ["royal_claim", "birdy_bindle", "sword"]"# } else { "" };
    let own = if own.is_empty() { String::new() } else { format!(", {own}") };
    let clearings = [
        ("1", "marquise = { warriors = 3, sawmill = 1, keep = 1 }"),
        ("2", "eyrie = { warriors = 2, roost = 1 }"),
        ("3", "marquise = { warriors = 1 }"),
        ("5", "marquise = { warriors = 2 }, eyrie = { warriors = 1 }, alliance = { sympathy = 1 }"),
        ("6", "marquise = { warriors = 1, workshop = 1 }"),
        ("8", "alliance = { sympathy = 1 }"),
    ];
    let (at, pieces) = stands.split_once(" = { ").map_or(("", ""), |(at, pieces)| (at, pieces.trim_end_matches(" }")));
    let rows: String = clearings
        .iter()
        .map(|(clearing, there)| match *clearing == at {
            true => format!("{clearing} = {{ {there}, {pieces} }} }}\n"),
            false => format!("{clearing} = {{ {there} }}\n"),
        })
        .collect();
    let text = format!(
        r#"
round = 4
turn = "marquise"
phase = "{phase}"
discard = ["birdy_bindle", "royal_claim", "sword"]
{pile}
hirelings = [{{ hireling = "{name}", controller = "marquise", markers = 2{own} }}{others}]
hiring = {{ spaces = [8, 12] }}
[clearings]
{rows}
[marquise]
score = 7
hand = ["anvil", "sappers"]
[eyrie]
score = 5
hand = ["cobbler", "armorers"]
"#
    );
    let Some((_, barred, pieces)) = BARRED.iter().find(|(hireling, ..)| *hireling == name) else { return text };
    let seats = SEATS.map(|seat| if seat == *barred { "duchy" } else { seat });
    let text = pieces.iter().fold(text, |text, (old, new)| text.replace(old, new));
    format!("seats = {seats:?}\n{text}")
}

/// The exchange of words in a list.
type Exchanged = &'static [(&'static str, &'static str)];

/// The hirelings whose faction has a seat at other tables (A.6.5): its seat, and what the Duchy have in place of its pieces.
const BARRED: [(&str, &str, Exchanged); 4] = [
    ("forest_patrol", "marquise", &[("sawmill = 1, keep", "citadel"), ("workshop", "market"), ("marquise", "duchy")]),
    ("last_dynasty", "eyrie", &[("roost", "citadel"), ("eyrie", "duchy")]),
    ("spring_uprising", "alliance", &[("sympathy", "warriors"), ("alliance", "duchy")]),
    ("the_exile", "vagabond:thief", &[]),
];

/// A game with each of them, and with landmarks.
pub fn positions() -> impl Iterator<Item = String> {
    PICTURES.iter().map(|&case| position(case)).chain([TABLE.to_owned()])
}

/// Takes both pictures of a game.
fn pictures(name: &str, position: &str, keys: &str) {
    for (width, height) in [(80, 24), (120, 40)] {
        let table = &mut Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(position)));
        table.press(keys);
        assert_snapshot!(format!("{name} {width}x{height}"), table.text());
    }
}

#[test]
fn each_hireling_shows_what_it_asks() {
    for &case in PICTURES {
        let side = if case.1.starts_with("demoted") { " demoted" } else { "" };
        pictures(&format!("{}{side}", case.0), &position(case), case.4);
    }
}

/// One hireling controlled, one about to be given away, one in the supply; markers on the track and with a player; landmarks.
const TABLE: &str = r#"
round = 4
turn = "marquise"
phase = "daylight"
hirelings = [
    { hireling = "flame_bearers", controller = "marquise", markers = 3, used = true },
    { hireling = "warm_sun_prophets", demoted = true },
    { hireling = "vault_keepers" },
]
hiring = { spaces = [12], taken = { marquise = 1 } }
landmarks = { lost_city = { clearing = 5 }, legendary_forge = { clearing = 8 } }
discard = ["birdy_bindle", "royal_claim", "sword"]
pile = ["royal_claim", "birdy_bindle", "sword"]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1 } }
2 = { eyrie = { warriors = 2, roost = 1 }, flame_bearers = { warriors = 1 } }
3 = { vault_keepers = { warriors = 2, vault = 1 } }
5 = { marquise = { warriors = 2 }, flame_bearers = { warriors = 2 } }
[marquise]
score = 8
hand = ["anvil", "sappers"]
[eyrie]
score = 5
"#;

#[test]
fn a_page_tells_of_what_lies_on_the_table() {
    pictures("table", TABLE, "*");
    let table = &mut Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(TABLE)));
    table.press("*n");
    assert!(table.text().contains("BOARD OF C Marquise"), "{}", table.text());
    table.press("N");
    assert!(table.text().contains("ON THE TABLE"), "{}", table.text());
    table.press("*");
    assert!(!table.text().contains("ON THE TABLE"), "{}", table.text());
}

#[test]
fn a_clearing_and_the_help_say_what_hirelings_do() {
    let table = &mut Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(TABLE)));
    table.press(":goto 3<Enter>i");
    assert_snapshot!("hireling in a clearing", table.text());
    table.press("<Esc>?");
    // what is searched is found on the page as it was drawn
    table.text();
    table.press("/reach a hireling marker<Enter>");
    assert_snapshot!("hirelings in the help", table.text());
    table.press("/beside the map<Enter>");
    assert!(table.text().contains("The key * shows"), "{}", table.text());
}

#[test]
fn a_table_without_them_has_no_such_page() {
    let table = &mut Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    let before = table.text();
    table.press("*");
    assert!(table.text().contains("Nothing is on the table"), "{}", table.text());
    table.press("<Esc>");
    assert_eq!(table.text(), before);
}

#[test]
fn hiring_and_giving_away_are_asked_at_the_end_of_a_turn() {
    let ending = position(("flame_bearers", "", "5 = { flame_bearers = { warriors = 2 } }", "daylight", ""));
    let hiring = ending.replace("spaces = [8, 12]", "spaces = [12], taken = { marquise = 1 }");
    pictures("hire", &hiring, "ee");
    pictures("give away", &ending.replace("markers = 2", "markers = 1"), "ee");
}

#[test]
fn a_battle_says_who_controls_a_hireling() {
    let position = position(("flame_bearers", "", "5 = { flame_bearers = { warriors = 2 } }", "daylight", ""));
    let position = position.replace("controller = \"marquise\"", "controller = \"eyrie\"");
    let position = position.replace("score = 7", "score = 7\ncrafted = [\"brutal_tactics\"]");
    pictures("battle", &position, ":battle 5 flame_bearers<Enter>");
    let table = &mut Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
    table.press("E");
    assert!(table.text().contains("hirelings Flame Bearers 2"), "{}", table.text());
}

#[test]
fn warriors_come_with_a_foothold_by_their_number() {
    let expedition = "3 = { sunward_expedition = { warriors = 3, foothold = 1 } }";
    let position = position(("sunward_expedition", "", expedition, "daylight", ""));
    let founded = |keys: &str| {
        let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
        table.press("x7");
        assert_eq!(table.play().question(), "place 7: Choose how many.");
        assert!(table.text().contains("0-3 how many  Enter takes 3"), "{}", table.text());
        table.press(keys);
        // three of them stand beside the first foothold
        table.text().matches("+e3").count()
    };
    assert_eq!([founded("0"), founded("2"), founded("<Enter>"), founded("3")], [1, 1, 2, 2]);
}

#[test]
fn the_box_of_a_battle_shows_whom_scouts_gave_the_higher_roll() {
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(SCOUTED)));
    let text = table.text();
    let dice = text.lines().find(|line| line.contains("dice")).unwrap_or_default();
    let (low, high) = (dice.find("[1]"), dice.find("[3]"));
    assert!(low.is_some() && low < high, "the defender has the higher one: {text}");
    let hits = text.lines().find(|line| line.contains("hits")).unwrap_or_default();
    assert!(hits.contains("hits     1            3 "), "{text}");
}

/// The Marquise attacks, and the Eyrie, who control the Rabbit Scouts, have paid for the higher roll.
const SCOUTED: &str = r#"
seats = ["marquise", "eyrie", "duchy", "vagabond:thief"]
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "spring_uprising", demoted = true, controller = "eyrie" }]
pending = ["turn end", "battle close", "battle count", "battle effects"]
[clearings]
1 = { marquise = { warriors = 4 }, eyrie = { warriors = 4 } }
[marquise]
crafted = ["brutal_tactics"]
[battle]
clearing = 1
attacker = 0
defender = 1
scouted = true
dice = [3, 1]
rolled = [1, 3]
extra = [0, 0]
armored = [false, false]
brutal = false
passed = [false, false]
due = [0, 0]
taken_on_items = 0
taken_on_allies = 0
chosen = [{ warriors = 0, ally_warriors = 0, pieces = {} }, { warriors = 0, ally_warriors = 0, pieces = {} }]
"#;

/// The Marquise has used all actions, but not the hirelings.
fn waiting(actions: u8) -> String {
    format!(
        r#"
        turn = "marquise"
        phase = "daylight"
        used = {{ actions = {actions} }}
        hirelings = [
            {{ hireling = "popular_band", demoted = true, controller = "marquise" }},
            {{ hireling = "highway_bandits", controller = "marquise" }},
            {{ hireling = "vault_keepers", controller = "marquise" }},
        ]
        [clearings]
        1 = {{ marquise = {{ warriors = 3, keep = 1 }}, popular_band = {{ warriors = 1 }} }}
        3 = {{ vault_keepers = {{ warriors = 2, vault = 1 }}, eyrie = {{ warriors = 1 }} }}
        [marquise]
        hand = ["anvil"]
    "#
    )
}

#[test]
fn hirelings_that_could_act_are_left_to_do() {
    let open = |actions| Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&waiting(actions))));
    let mut table = open(3);
    let question = table.play().question();
    assert_eq!(question, "Marquise: Out of actions. Spend a bird card or use a hireling? [use ...]");
    // the only verb has been filled in, and its key is still its key
    let before = table.text();
    table.press("x");
    assert_eq!(table.text(), before);
    table.press("e");
    assert_eq!(table.play().question(), "End the phase with 3 left to do?");
    let mut table = open(2);
    table.press("e");
    assert_eq!(table.play().question(), "End the phase with 4 left to do?");
}

#[test]
fn a_clearing_in_words_warns_of_bandits_on_its_paths() {
    let case = ("highway_bandits", "paths = [[1, 5]]", "", "daylight", "");
    let table = &mut Table::game(120, 40, running(&[person(), bot(), bot(), bot()], 1, Some(&position(case))));
    for (clearing, other) in [(1, 5), (5, 1)] {
        table.press(&format!(":goto {clearing}<Enter>"));
        let warning = format!("bandits on the path to {other}");
        assert!(table.text().contains(&warning), "{}", table.text());
        table.press("i");
        assert!(table.text().matches(&warning).count() >= 1, "{}", table.text());
        table.press("<Esc>");
    }
}
