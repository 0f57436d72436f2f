//! Lookups: the law, the odds, the log and the table as it stood, and who wins how.

use super::table::*;
use thicket::bots::Level;
use thicket::games::root::words::faction::Faction;
use thicket::kernel::Words;
use thicket::table::Controller;
use thicket::tui::bindings::Bindings;
use thicket::tui::commands::Place;

fn middle(width: u16, height: u16) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)))
}

fn normal() -> Controller {
    Controller::Bot(Level::Normal)
}

#[test]
fn y_opens_the_law_of_the_question_and_of_the_last_reason() {
    let mut table = middle(80, 24);
    table.press("y");
    let text = table.text();
    assert!(text.contains("Law 6.5") && text.contains("Craft first."), "{text}");
    table.press("<Esc>m3");
    assert!(table.text().contains("[law 4.2]"), "{}", table.text());
    table.press("y");
    assert!(table.text().contains("Law 4.2 "), "{}", table.text());
    table.press("<Esc><Esc>:?build 6 workshop<Enter>y");
    assert!(table.text().contains("Law 6.5.4"), "{}", table.text());
}

/// Neither the word that is typed for the law nor a key of the player's own takes the reason away; another question does.
#[test]
fn the_law_of_the_last_reason_is_there_however_it_is_asked_for() {
    let mut table = middle(80, 24);
    table.press("m3:law<Enter>");
    assert!(table.text().contains("Law 4.2 "), "{}", table.text());
    let keys = Bindings::read("keys.toml", "law = [\"_\"]").expect("sound");
    let running = running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE));
    let mut table = Table::game_with_keys(80, 24, running, keys);
    table.press("m3");
    assert!(table.text().contains("[law 4.2]"), "{}", table.text());
    table.press("_<Esc>_");
    assert!(!table.text().contains("Law 4.2 "), "{}", table.text());
    table.press("<Esc><Esc>m3_");
    assert!(table.text().contains("Law 4.2 "), "{}", table.text());
}

#[test]
fn the_law_is_looked_up_by_number_and_by_word() {
    let mut table = middle(80, 24);
    table.press(":law 7.5.2.II<Enter>");
    let text = table.text();
    assert!(text.contains("Law 7.5.2.II: Eyrie Dynasties") && text.contains("Move at least 1 warrior"), "{text}");
    table.press("<Esc>:law 7<Enter>");
    let text = table.text();
    assert!(text.contains("Law 7: Eyrie Dynasties") && text.contains("7.2.1"), "{text}");
    assert!(!text.contains("7.8.4") && text.contains("more lines"), "{text}");
    table.press("    ");
    assert!(table.text().contains("7.8.4"), "{}", table.text());
    table.press("<Esc>:law contents<Enter>");
    assert!(table.text().contains("15   Keepers in Iron"), "{}", table.text());
    table.press("<Esc>:law outrage<Enter>");
    let text = table.text();
    assert!(text.contains("Root, \"outrage\"") && text.contains("8.2.6") && text.contains("E.3.7"), "{text}");
    table.press("<Esc>:law 99<Enter>");
    assert!(table.text().contains("There is no law \"99\""), "{}", table.text());
}

#[test]
fn the_odds_of_a_battle_are_told_where_it_could_be_fought() {
    let mut table = middle(80, 24);
    table.press(":odds 11 eyrie<Enter>");
    let text = table.text();
    assert!(text.contains("Odds in 11") && text.contains("Marquise against Eyrie"), "{text}");
    // Two against two: both deal the dice, but never three.
    assert!(text.contains("deals 2, takes 1"), "{text}");
    assert!(!text.contains("deals 3"), "{text}");
    table.press("<Esc>:odds 3<Enter>");
    assert!(table.text().contains("No battle to calculate"), "{}", table.text());
    table.press("b11%");
    assert!(table.text().contains("Odds in 11"), "where a defender is asked: {}", table.text());
}

#[test]
fn against_an_empty_defense_there_is_one_hit_more() {
    let mut table = middle(80, 24);
    table.press(":odds 12 alliance<Enter>");
    let text = table.text();
    assert!(text.contains("100%  deals 1, takes 0"), "the token is all there is: {text}");
}

#[test]
fn what_hirelings_add_to_hits_and_take_off_them_is_reckoned() {
    let odds = |controller: &str, hireling: &str| {
        let position = format!(
            r#"
            turn = "marquise"
            phase = "daylight"
            hirelings = [{{ hireling = "{hireling}", demoted = true, controller = "{controller}" }}]
            [clearings]
            5 = {{ marquise = {{ warriors = 3 }}, eyrie = {{ warriors = 3, roost = 1 }} }}
            1 = {{ marquise = {{ warriors = 1 }} }}
            "#
        );
        let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
        table.press(":odds 5 eyrie<Enter>");
        table.text()
    };
    // the Sentries beside a roost hit in defense, too
    assert!(!odds("eyrie", "corvid_spies").contains("takes 0"), "{}", odds("eyrie", "corvid_spies"));
    // nothing of a player whom the Stoic Protector guards can be removed
    let guarded = odds("marquise", "furious_protector\", at = \"5");
    assert!(guarded.contains("takes 0.0") && !guarded.contains("takes 1"), "{guarded}");
    // the Bodyguards take the first hit
    assert!(!odds("eyrie", "vault_keepers").contains("deals 3"), "{}", odds("eyrie", "vault_keepers"));
}

#[test]
fn goto_moves_the_cursor_or_goes_back_in_time() {
    let mut table = middle(80, 24);
    table.press(":goto 9<Enter>");
    assert!(table.text().contains("look: 9 "), "{}", table.text());
    table.press(":goto 99<Enter>");
    assert!(table.text().contains("There is no \"99\""), "{}", table.text());
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 3, None));
    for action in ["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"] {
        table.press(&format!(":{action}<Enter>"));
    }
    table.press("ee");
    table.press(":goto 1.2<Enter>");
    let text = table.text();
    assert!(text.contains("round 1") && text.contains("> As it was"), "{text}");
    assert!(text.lines().next().is_some_and(|line| line.contains("E Eyrie")), "the second turn: {text}");
    table.press("<Esc><Esc>");
    assert!(!table.text().contains("As it was"));
    table.press(":goto 77.1<Enter>");
    assert!(table.text().contains("There is no \"77.1\""), "{}", table.text());
}

/// A name that plain mode knows is a name on the screen too.
#[test]
fn goto_takes_the_names_of_territories() {
    let iwari = running_game(("iwari", &["red", "blue"], "new_horizons"), &[person(), bot()], 1, None);
    let mut table = Table::game(120, 40, iwari);
    let mut seen = |name: &str| {
        table.press(&format!(":goto {name}<Enter>"));
        let text = table.text();
        text.lines().find(|line| line.contains("look: ")).map(str::to_owned).unwrap_or(text)
    };
    let (first, by_name) = (seen("11"), seen("F1"));
    assert_ne!(first, by_name);
    assert_eq!(by_name, seen("10"), "the circle of the territory");
    assert!(!by_name.contains("There is no"), "{by_name}");
}

#[test]
fn the_log_is_searched_and_shows_the_table_as_it_stood() {
    let mut table = middle(80, 24);
    table.press(":march 10 1 2<Enter>");
    table.press("e");
    table.press("r");
    let now = table.text();
    table.press("/moved 2<Enter>");
    let text = table.text();
    assert!(text.contains("LOG, the newest turn first"), "{text}");
    let marked = text.lines().find(|line| line.trim_start().starts_with("> ")).unwrap_or_default();
    assert!(marked.to_lowercase().contains("moved 2"), "{text}");
    table.press("<Enter>");
    let then = table.text();
    assert!(then.contains("> As it was"), "{then}");
    assert!(then.lines().next() != now.lines().next(), "an action more was left then: {then}");
    table.press("l");
    assert_ne!(table.text(), then, "the next action");
    table.press("h");
    assert_eq!(table.text(), then);
    table.press("<Esc>/no such line<Enter>");
    assert!(table.text().contains("was not found"), "{}", table.text());
    assert!(!table.text().contains("next found"), "{}", table.text());
    table.press("<Esc>");
    table.press("m");
    let text = table.text();
    assert!(text.contains("Not possible now: march.") && !text.contains("LOG, the newest"), "{text}");
}

#[test]
fn a_search_with_one_match_says_so() {
    let mut table = middle(80, 24);
    table.press(":march 10 1 2<Enter>/moved 2<Enter>");
    assert!(!table.text().contains("was not found"), "{}", table.text());
    for key in ["n", "N"] {
        table.press(key);
        assert!(table.text().contains("That is the only match."), "{}", table.text());
    }
}

#[test]
fn keys_belong_to_the_map_while_a_panel_is_put_aside() {
    let mut table = middle(80, 24);
    table.press("g<Tab>");
    assert_eq!(table.play().place(), Place::Asked);
    assert!(!table.text().contains("LOG, the newest"), "{}", table.text());
    assert!(table.text().contains("march") && table.text().contains("Tab see the panel"), "{}", table.text());
    table.press("m");
    assert!(table.play().composer().begun(), "{}", table.text());
    table.press("<Esc><Tab>");
    assert!(table.text().contains("LOG, the newest turn first"), "{}", table.text());
    assert_eq!(table.play().place(), Place::Panel);
    table.press("<Tab>g");
    assert_eq!(table.play().place(), Place::Panel, "its own key brings it back too");
}

#[test]
fn a_key_that_an_open_panel_has_no_use_for_does_nothing_in_the_game_below() {
    for panel in ["?", "g", "i", "w", "=", "y", "C", ":about<Enter>"] {
        for key in ["e", "r", "m", "1", "u", "s", "<Bksp>", "+"] {
            let mut table = middle(80, 24);
            let before = table.play().session().log().len();
            table.press(panel);
            assert_eq!(table.play().place(), Place::Panel, "{panel}");
            table.press(key);
            assert!(!table.play().composer().begun() && table.play().place() != Place::Confirm, "{panel}{key}");
            assert_eq!(table.play().session().log().len(), before, "{panel}{key}");
            let closed = key == "<Bksp>" && panel != "y";
            assert_eq!(table.play().place() == Place::Asked, closed, "{panel}{key}: {}", table.text());
            if !closed && key != "<Bksp>" {
                assert!(table.text().contains(&format!("{key} does nothing here")), "{panel}: {}", table.text());
            }
        }
    }
}

#[test]
fn leaving_at_once_ends_a_program_that_began_with_the_game() {
    for command in ["wq", "q!"] {
        let mut table = middle(80, 24);
        table.press(&format!(":{command}<Enter>"));
        assert!(table.app.is_over(), "{command}");
    }
    let mut table = middle(80, 24);
    table.press(":q<Enter><Enter>");
    assert!(!table.app.is_over(), "the title follows");
    let mut table = middle(80, 24);
    table.press("q");
    assert!(table.text().contains(":quit leaves the game"), "{}", table.text());
}

#[test]
fn a_narrowed_question_says_to_what_and_how_it_widens() {
    let mut table = middle(80, 24);
    table.press(":goto 11<Enter><Enter>");
    let text = table.text();
    assert!(text.contains("Actions that use 11") && text.contains("Esc for all"), "{text}");
    table.press("m");
    assert!(table.text().contains("using 11 "), "{}", table.text());
    table.press("<Esc>");
    assert!(table.text().contains("Marquise: Choose an action"), "{}", table.text());
}

const ONE_CARD: &str = r#"
turn = "eyrie"
phase = "birdsong"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
3 = { eyrie = { warriors = 6, roost = 1 } }
[eyrie]
hand = ["anvil"]
leader = "despot"
decree = { recruit = ["mouse_in_a_sack"] }
"#;

#[test]
fn an_enemy_is_asked_for_as_somebody() {
    let mut table = middle(80, 24);
    table.press("b11");
    assert!(table.text().contains("battle 11: Choose a player."), "{}", table.text());
}

#[test]
fn what_is_filled_in_of_itself_is_named() {
    let mut table = Table::game(80, 24, running(&[bot(), person(), bot(), bot()], 1, Some(ONE_CARD)));
    let text = table.text();
    assert!(text.contains("[") && text.contains("Anvil (fox) ..."), "{text}");
}

const OBEYING: &str = r#"
turn = "eyrie"
phase = "daylight"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
2 = { eyrie = { warriors = 3, roost = 1 } }
7 = { eyrie = { warriors = 3, roost = 1 } }
3 = { eyrie = { warriors = 6, roost = 1 } }
[eyrie]
hand = ["anvil"]
leader = "despot"
decree = { recruit = ["mouse_in_a_sack"], move = ["codebreakers", "sappers"] }
"#;

#[test]
fn the_board_of_the_eyrie_tells_what_is_left_of_the_decree() {
    let mut table = Table::game(80, 24, running(&[bot(), person(), bot(), bot()], 1, Some(OBEYING)));
    table.press("E");
    let text = table.text();
    assert!(text.contains("LEFT TO RESOLVE THIS TURN") && !text.contains("NEXT TURN"), "{text}");
    assert!(text.contains("  recruit mouse in 2 7"), "{text}");
    table.press("<Esc>");
    let recruit = table.play().session().notation().into_iter().find(|action| action.starts_with("recruit"));
    table.press(&format!(":{}<Enter>E", recruit.expect("a recruit is demanded")));
    let text = table.text();
    assert!(!text.contains("  recruit mouse in 2 7"), "{text}");
    assert!(text.lines().any(|line| line.contains("mou Mouse-in-a-Sack (resolved)")), "{text}");
}

const NEAR_DOMINANCE: &str = r#"
turn = "marquise"
phase = "evening"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
3 = { eyrie = { warriors = 6, roost = 1 } }
6 = { eyrie = { warriors = 6 } }
8 = { eyrie = { warriors = 6 } }
12 = { eyrie = { warriors = 2 } }
[eyrie]
leader = "despot"
dominance = "fox"
"#;

#[test]
fn a_win_by_dominance_says_whose_and_which() {
    let mut table = Table::game(80, 24, running(&[person(), normal(), bot(), bot()], 1, Some(NEAR_DOMINANCE)));
    for _ in 0..6 {
        table.press("e");
    }
    let text = table.text();
    assert!(text.contains("Won by dominance: Eyrie ruled three fox clearings."), "{text}");
    assert!(text.contains("E plays for dominance."), "{text}");
}

#[test]
fn a_wish_that_is_only_begun_gets_the_reasons_of_what_it_may_mean() {
    let mut table = middle(80, 24);
    table.press(":?build 6<Enter>");
    let text = table.text();
    assert!(text.contains("Why not?  build 6") && text.contains("[law "), "{text}");
    table.press("<Esc>:?march 3<Enter>");
    assert!(table.text().contains("no warrior"), "{}", table.text());
    table.press("<Esc>:?3<Enter>");
    let text = table.text();
    assert!(text.matches("[law ").count() >= 2 && text.matches("[law ").count() <= 4, "{text}");
    table.press("<Esc>:?march 10<Enter>");
    assert!(table.text().contains("It is legal like this: march 10"), "{}", table.text());
}

/// Returns where each of these stands on the help page of a game, which is leafed through to its end.
fn help_of(table: &mut Table) -> String {
    table.press("?");
    let mut pages = String::new();
    loop {
        let text = table.text();
        pages += &text;
        table.press(" ");
        if table.text() == text {
            table.press("<Esc>");
            return pages;
        }
    }
}

fn in_this_order(text: &str, parts: &[&str]) {
    let at: Vec<Option<usize>> = parts.iter().map(|part| text.find(part)).collect();
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{parts:?} at {at:?}: {text}");
}

#[test]
fn help_tells_what_to_do_now_then_the_faction_then_the_signs_and_the_keys_last() {
    let help = help_of(&mut middle(80, 24));
    let parts =
        ["NOW", "Marquise: Choose an action", "THE MARQUISE", "THE MAP", "BATTLE", "WHAT IS ROOT?", "KEYS", "Ctrl-Z"];
    in_this_order(&help, &parts);
    let tribes: [(&str, &[&str], &str); 2] =
        [("dewan", &["amber", "basalt"], "base"), ("iwari", &["red", "blue"], "new_horizons")];
    for game in tribes {
        let help = help_of(&mut Table::game(80, 24, running_game(game, &[person(), bot()], 1, None)));
        let name = game.0.to_uppercase();
        let about = format!("\n WHAT IS {name}?");
        in_this_order(
            &help.to_uppercase(),
            &["\n NOW\n", " TURN\n", "\n POINTS\n", "\n THE MAP\n", &about, "\n KEYS\n"],
        );
    }
}

#[test]
fn help_on_points_tells_of_every_faction_and_help_on_the_map_of_every_sign() {
    let points = Words::english().text("root-help-points");
    for faction in Faction::ALL.iter().filter(|faction| **faction != Faction::Vagabond2) {
        let name = Words::english().name("root-party", faction.id());
        assert!(points.contains(&format!("{name}: ")), "{name}");
    }
    let map = Words::english().text("root-help-map");
    let signs = [
        "C3",
        "=",
        "[]",
        "##",
        "Cs",
        "Er",
        "Ab",
        "Lg",
        "Dc",
        "Hs",
        "Kf",
        "k keep",
        "w wood",
        "y sympathy",
        "m mob",
        "t trade",
        "u tunnel",
    ];
    let more =
        ["& ferry", "^ tower", "* homeland", "! scorched", "closed path", "~ is water", "? face down", "H5*", "> <"];
    for sign in signs.iter().chain(&more) {
        assert!(map.contains(sign), "{sign}");
    }
    for faction in Faction::ALL {
        assert!(
            map.contains(&format!(
                "{} {}",
                faction.letter(),
                Words::english().name("root-party", faction.id()).split(' ').next().unwrap_or_default()
            )),
            "{faction:?}"
        );
    }
    let side = Words::english().text("root-help-side");
    for sign in
        ["> marks", "* the player", "After a +", "d:fox", "+E", "costs to craft", "bo boot", "to torch", "co coin"]
    {
        assert!(side.contains(sign), "{sign}");
    }
}

#[test]
fn from_a_law_keys_lead_to_the_next_the_one_before_and_the_one_above() {
    let mut table = middle(80, 24);
    let mut opened = |keys: &str| {
        table.press(keys);
        let text = table.text();
        text.lines()
            .next()
            .unwrap_or_default()
            .trim()
            .split(':')
            .next()
            .and_then(|title| title.split("  ").next())
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(opened(":law 6.5.4<Enter>"), "Law 6.5.4");
    assert_eq!(opened("n"), "Law 6.5.5");
    assert_eq!(opened("N"), "Law 6.5.4");
    assert_eq!(opened("l"), "Law 6.5.5");
    assert_eq!(opened("h"), "Law 6.5.4");
    assert_eq!(opened("<Bksp>"), "Law 6.5");
    assert_eq!(opened("<Bksp><Bksp>"), "The rules of Root");
    assert_eq!(opened("n"), "Law 1");
    // from the law of the question, too
    assert_eq!(opened("<Esc>yn"), "Law 6.6");
    // stepping back closes another panel, and only that
    let mut table = middle(80, 24);
    table.press("b");
    let begun = table.play().composer().prefix().len();
    table.press("g<Bksp>");
    assert_eq!(table.play().composer().prefix().len(), begun, "{}", table.text());
    assert_eq!(table.play().place(), Place::Asked, "{}", table.text());
}

#[test]
fn what_a_game_is_can_be_read_in_it() {
    let mut table = middle(80, 24);
    table.press(":about<Enter>");
    assert!(table.text().contains("What is Root?"), "{}", table.text());
    table.press("<Esc>:about dew<Enter>");
    assert!(table.text().contains("What is Dewan?"), "{}", table.text());
    table.press("<Esc>:about chess<Enter>");
    assert!(table.text().contains("There is no game \"chess\""), "{}", table.text());
}

#[test]
fn help_tells_of_the_scenario_the_extras_and_the_board_that_are_played() {
    let tables: [(&str, &[&str], &str, &str); 6] = [
        ("dewan", &["amber", "basalt"], "storm", "Flood: "),
        ("dewan", &["amber", "basalt"], "volcano", "Eruption: "),
        ("dewan", &["amber", "basalt"], "lake_village", "Fishing: "),
        ("dewan", &["amber", "basalt", "coral", "dusk"], "team", "Partners sit"),
        ("iwari", &["red", "blue"], "floating_lands", "  Connections are roads too"),
        ("iwari", &["red", "blue"], "long_road", "the tents along the"),
    ];
    for (game, seats, board, says) in tables {
        let bots = seats[1..].iter().map(|_| bot());
        let controllers: Vec<Controller> = std::iter::once(person()).chain(bots).collect();
        let help = help_of(&mut Table::game(80, 24, running_game((game, seats, board), &controllers, 1, None)));
        assert!(help.contains(says), "{board}: {help}");
        let base = running_game(
            (game, &seats[..2], if game == "dewan" { "base" } else { "new_horizons" }),
            &controllers[..2],
            1,
            None,
        );
        assert!(!help_of(&mut Table::game(80, 24, base)).contains(says));
    }
}

#[test]
fn the_inspector_reckons_an_attack_and_names_who_can_come() {
    let mut table = middle(120, 40);
    table.text();
    table.press("11");
    let text = table.text();
    assert!(text.contains("attack E: you deal ") && text.contains("% to lose all"), "{text}");
    assert!(text.contains("can move here: "), "{text}");
}
