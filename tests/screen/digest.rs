//! Events while others played, and what they mean.

use super::table::{MIDDLE, Table, bot, person, running, running_game};
use insta::assert_snapshot;
use std::time::Duration;
use thicket::kernel::{Message, Words};
use thicket::table::LogEntry;
use thicket::tui::composer::InputMode;
use thicket::tui::game_ui;
use thicket::tui::keys::Key;
use thicket::tui::play::{Topic, TurnStatus};
use thicket::tui::settings::Pace;

fn solo(width: u16, height: u16) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 5, Some(MIDDLE)))
}

#[test]
fn what_others_did_is_told_until_the_first_key() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let mut table = solo(width, height);
        let before = table.play().session().shown.snapshot.progress.scores;
        assert!(!table.text().contains("SINCE YOUR LAST TURN"));
        table.press("ee");
        assert!(matches!(table.play().now(), TurnStatus::Asked(_)));
        let text = table.text();
        assert_snapshot!(format!("digest {width}x{height}"), text);
        let shown = &table.play().session().shown;
        for (seat, (before, now)) in before.iter().zip(shown.snapshot.progress.scores).enumerate().skip(1) {
            if let (Some(before), Some(now)) = (before, now) {
                let gained = format!("{:+} VP", now - before);
                assert_eq!(text.contains(&gained), now != *before, "seat {seat} {gained}");
            }
        }
        table.press("<Up>");
        assert!(!table.text().contains("SINCE YOUR LAST TURN"));
    }
}

#[test]
fn everyones_points_have_their_reasons_before_anything_else_is_told() {
    let mut table = solo(80, 24);
    let mut scored = 0;
    for _ in 0..40 {
        let text = table.text();
        if text.contains("SINCE YOUR LAST TURN") {
            let pane: Vec<String> = text.lines().map(|line| line.chars().skip(59).collect()).collect();
            let heads = pane.iter().zip(pane.iter().skip(1)).filter(|(head, _)| head.ends_with(" VP"));
            // losses may take the rows
            for (head, told) in heads.filter(|_| text.contains("You lost nothing.")) {
                assert!(told.starts_with("  ") && told.contains(|c: char| c.is_alphabetic()), "{head}\n{text}");
                scored += 1;
            }
            // where there is little room points and reasons share a line
            let from = pane.iter().position(|line| line.starts_with("SINCE YOUR LAST TURN")).unwrap_or(0);
            for line in pane[from..].iter().filter(|line| line.get(1..3) == Some(" +")) {
                assert!(line[2..].contains("  "), "{line}\n{text}");
                scored += 1;
            }
        }
        let legal = table.play().session().notation();
        let action = legal.iter().find(|action| *action == "pass").unwrap_or(&legal[0]).clone();
        table.press(&format!(":{action}<Enter>"));
    }
    assert!(scored > 5, "{scored}");
}

#[test]
fn every_players_turn_is_told_before_more_of_one() {
    let seats = ["red", "blue", "yellow"];
    let game = running_game(("iwari", &seats, "new_horizons"), &[person(), bot(), bot()], 4, None);
    let mut table = Table::game(80, 24, game);
    for _ in 0..12 {
        let action = table.play().session().notation()[0].clone();
        table.press(&format!(":{action}<Enter>"));
        let text = table.text();
        let Some((_, digest)) = text.split_once("SINCE YOUR LAST TURN") else { continue };
        for name in ["B Blue", "Y Yellow"] {
            let below = digest.split_once(name).and_then(|(_, rest)| rest.lines().nth(1)).unwrap_or_default();
            assert!(below.chars().skip(59).collect::<String>().starts_with("  placed"), "{name}: {below}\n{text}");
        }
        return;
    }
    panic!("others have played: {}", table.text());
}

#[test]
fn what_is_different_on_the_map_is_marked_until_the_first_key() {
    let mut table = solo(120, 40);
    table.press("ee");
    let marked = |table: &mut Table| {
        table
            .text()
            .lines()
            .filter(|line| line.contains("*mouse") || line.contains("*rabbit") || line.contains("*fox"))
            .count()
    };
    assert!(marked(&mut table) > 0);
    table.press("<Up>");
    assert_eq!(marked(&mut table), 0);
}

#[test]
fn the_log_stands_by_turns_and_folds() {
    let mut table = solo(120, 40);
    table.press("eeg");
    assert_snapshot!("log by turns 120x40", table.text());
    table.press("h");
    assert_snapshot!("log folded 120x40", table.text());
    let folded = table.text();
    table.press("l");
    assert_ne!(table.text(), folded);
}

#[test]
fn a_choice_of_leaders_says_what_each_does() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::game(width, height, running(&[bot(), person(), bot(), bot()], 3, None));
        for _ in 0..6 {
            let legal = table.play().session().notation();
            if legal.iter().any(|action| action.starts_with("leader")) {
                break;
            }
            table.press(&format!(":{}<Enter>", legal[0]));
        }
        assert_snapshot!(format!("choice of leaders {width}x{height}"), table.text());
        assert!(table.text().contains("items score their printed"), "{}", table.text());
        table.press("<Down>");
        assert!(table.text().contains("recruits 2 warriors"), "{}", table.text());
        // a hint says once what each leader does; the list tells of another one here
        table.press("<Up>!");
        let hint = table.text().to_lowercase();
        assert!(hint.contains("what a bot would do"), "{hint}");
        assert_eq!(hint.matches("recruits 2").count(), 1, "{hint}");
    }
}

/// Opens an occasion, which is one line and covers nothing until then.
fn open_occasion(table: &mut Table, title: &str, name: &str) {
    let text = table.text();
    let Some(line) = text.lines().find(|line| line.starts_with(&format!("! {title}: "))) else { return };
    assert!(line.ends_with("(Enter: more)") && !text.contains(&format!("+- {title}")), "{text}");
    let size = if text.lines().count() < 30 { "80x24" } else { "120x40" };
    assert_snapshot!(format!("{name} in a line {size}"), text);
    table.press("<Enter>");
    assert!(table.text().contains(&format!("+- {title}")), "{}", table.text());
}

#[test]
fn turmoil_is_an_occasion_that_no_key_is_lost_to() {
    let position = MIDDLE.replace("turn = \"marquise\"", "turn = \"eyrie\"").replace("used = { actions = 1 }", "");
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::game(width, height, running(&[bot(), person(), bot(), bot()], 5, Some(&position)));
        for _ in 0..40 {
            if table.text().contains("TURMOIL") && !table.text().contains("turmoil now") {
                break;
            }
            let legal = table.play().session().notation();
            let action = legal.iter().find(|action| action.starts_with("turmoil")).unwrap_or(&legal[0]).clone();
            table.press(&format!(":{action}<Enter>"));
        }
        open_occasion(&mut table, "TURMOIL", "turmoil");
        assert_snapshot!(format!("turmoil {width}x{height}"), table.text());
        assert!(table.text().contains("The Decree could not be"), "{}", table.text());
        assert!(table.text().contains("could not resolve a"), "the reason: {}", table.text());
        let shown = table.text();
        let (log, fell) = (table.play().session().log(), "root-log-turmoil");
        let from = log.iter().rposition(|told| told.message.key == fell).expect("a turmoil");
        assert_ne!(log[from - 1].message.key, "root-log-resolves", "what was not done");
        let came = log[from..].iter().filter(|told| told.at == log[from].at);
        let came = came.filter(|told| table.play().session().game_ui().brief(Words::english(), told).is_some()).count();
        let counted = shown.split("and ").find_map(|rest| rest.split_once(" more").map(|(count, _)| count.to_owned()));
        assert_eq!(counted, (came > 6).then(|| (came - 5).to_string()), "{came}: {shown}");
        let question = table.play().question();
        table.press("<Enter>");
        assert!(!table.text().contains("The Decree could not be"));
        assert_eq!(table.play().question(), question);
    }
}

#[test]
fn the_last_camp_of_dewan_is_an_occasion_for_who_has_a_turn_left() {
    let position = r#"
turn = "amber"
round = 3
[amber]
hand = ["mountain_berry", "water_mountain_pigment", "badlands_mountain", "water_pigment", "forest_berry"]
camps = [11, 15, 16, 17, 20, 21, 27]
"#;
    for (width, height) in [(80, 24), (120, 40)] {
        let game = ("dewan", &["amber", "basalt"][..], "base");
        let mut table = Table::game(width, height, running_game(game, &[person(), person()], 1, Some(position)));
        for keys in ["<Enter>:take 1 2<Enter>", "<Enter>:take 1 2<Enter>", "<Enter>26<Enter><Enter><Enter>"] {
            table.text();
            table.press(keys);
        }
        table.text();
        open_occasion(&mut table, "THE LAST CAMP", "last camp");
        let text = table.text();
        assert_snapshot!(format!("last camp {width}x{height}"), text);
        assert!(text.contains("THE LAST CAMP") && text.contains("A tribe placed its last camp"), "{text}");
    }
}

#[test]
fn what_befalls_the_table_ends_nobodys_turn_in_the_digest() {
    let seats = ["red", "blue", "yellow"];
    let game = running_game(("iwari", &seats, "new_horizons"), &[person(), bot(), bot()], 4, None);
    let mut table = Table::game(120, 40, game);
    for _ in 0..12 {
        let TurnStatus::Asked(_) = table.play().now() else { break };
        let action = table.play().session().notation()[0].clone();
        let before = table.play().session().log().len();
        table.press(&format!(":{action}<Enter>"));
        let others = table.play().session().log()[before..].iter().filter(|told| told.owner.is_some()).count();
        let text = table.text();
        if text.contains("SINCE YOUR LAST TURN") {
            assert!(text.contains("B Blue") && text.contains("Y Yellow") && others > 0, "{text}");
            return;
        }
    }
    panic!("others have played: {}", table.text());
}

#[test]
fn what_changes_hands_or_scores_weighs_more_than_a_move_and_a_move_more_than_a_step() {
    let tiers: [(&str, [&[&str]; 3]); 3] = [
        (
            "root",
            [
                &["hired", "passed-on", "toll", "forged", "treetop-lost", "removed", "battle"],
                &["moved", "roamed", "lurked", "used-hireling"],
                &["landmark-set", "forge-took", "ferried", "dealt", "marker-taken", "uprising-die", "drew"],
            ],
        ),
        ("iwari", [&["expedition", "honour", "scored-territory"], &["tent", "totem-pair"], &["took", "drew"]]),
        ("dewan", [&["camped", "told", "erupted"], &["gave", "story", "tucked"], &["took", "paid"]]),
    ];
    for (game, tiers) in tiers {
        let game_ui = game_ui::of(game).expect("a game of the list");
        for (weight, lines) in tiers.into_iter().enumerate() {
            for line in lines {
                let message = Message::new(format!("{game}-log-{line}").leak());
                let told = LogEntry { message, at: 1, group: 1, turn: 0, owner: None };
                assert_eq!(usize::from(game_ui.telling(&told).weight), weight, "{game} {line}");
            }
        }
    }
}

#[test]
fn a_key_goes_on_to_what_concerns_the_player_and_shows_it() {
    let mut table = Table::over_parts(80, 24, |parts| parts.settings.pace = Pace::Slow);
    table.app.open(running(&[person(), bot(), bot(), bot()], 5, Some(MIDDLE)), None);
    let mut concerned = 0;
    for _ in 0..12 {
        table.answer_at_once(100);
        assert!(!table.is_asked(), "{}", table.text());
        table.key_only(Key::Char('n'));
        while matches!(table.play().now(), TurnStatus::Watching(_)) {
            if table.app.is_thinking() {
                table.wait_bell();
            } else if table.app.rest() == Some(Duration::ZERO) {
                table.app.tick();
            } else {
                break;
            }
        }
        if let TurnStatus::Watching(_) = table.play().now() {
            let log = table.play().session().log();
            let last = log.iter().rev().take_while(|told| told.at == log[log.len() - 1].at);
            let words = Words::english();
            let says: Vec<String> = last.map(|told| words.say(&told.message)).collect();
            assert!(says.iter().any(|says| says.contains("Marquise")), "{says:?}");
            concerned += 1;
        }
    }
    assert!(concerned > 1, "{concerned}");
}

#[test]
fn own_losses_come_first() {
    let mut told = 0;
    for (width, height) in [(80, 24), (100, 30), (120, 40)] {
        let mut table = solo(width, height);
        for _ in 0..40 {
            let text = table.text();
            let lost = text.lines().position(|line| line.contains("You lost ") && !line.contains("You lost nothing"));
            if let Some(at) = lost.filter(|_| text.contains("SINCE YOUR LAST TURN")) {
                let before = text.lines().nth(at - 1).unwrap_or_default();
                assert!(before.contains("SINCE YOUR LAST TURN"), "{text}");
                told += 1;
            }
            let legal = table.play().session().notation();
            let action = legal.iter().find(|action| *action == "pass").unwrap_or(&legal[0]).clone();
            table.press(&format!(":{action}<Enter>"));
        }
    }
    assert!(told > 5, "{told}");
}

/// What a player's faction does by itself in setup is none of the others' deeds.
#[test]
fn what_was_done_is_told_under_who_did_it() {
    let mut told = 0;
    for seed in 1..=4 {
        let mut table = Table::game(120, 40, running(&[bot(), person(), bot(), bot()], seed, None));
        let text = table.text();
        if let Some((_, digest)) = text.split_once("SINCE YOUR LAST TURN") {
            assert!(!digest.contains("started in") && digest.contains("placed keep"), "{text}");
            told += 1;
        }
    }
    assert!(told > 0);
}

/// Three others have moved, and there is a line for each of them.
#[test]
fn everybody_is_in_the_digest_of_dewan() {
    let seats = ["amber", "basalt", "coral", "dusk"];
    let mut told = 0;
    for board in ["base", "storm"] {
        let game = running_game(("dewan", &seats, board), &[person(), bot(), bot(), bot()], 4, None);
        let mut table = Table::game(80, 24, game);
        for _ in 0..30 {
            if !table.is_asked() {
                break;
            }
            let text = table.text();
            let session = table.play().session();
            let me = session.person().expect("one who is here");
            let by_others = session.log().last().is_some_and(|entry| entry.owner != Some(me));
            let news = session.last_turn(me).and_then(|last| session.news(me, &last));
            if let Some(news) = news.filter(|news| by_others && news.blocks.len() == 3) {
                for block in &news.blocks {
                    let start = format!("{} ", session.shown.view.letter(block.seat));
                    let below = text.lines().skip_while(|line| !line.contains("HAND"));
                    let is_told = below.map(|line| line.chars().skip(30).collect::<String>());
                    let mut panes =
                        is_told.filter_map(|line| line.rsplit_once("  ").map(|_| line.trim_start().to_owned()));
                    assert!(panes.any(|line| line.contains(&start)), "{start}: {text}");
                }
                told += 1;
            }
            let action = table.play().session().notation()[0].clone();
            table.press(&format!(":{action}<Enter>"));
        }
    }
    assert!(told > 2, "{told}");
}

#[test]
fn the_key_that_chooses_tells_all_that_others_did_as_long_as_it_would_choose_nothing() {
    let mut table = solo(80, 24);
    table.press("ee");
    for _ in 0..20 {
        let is_open = table.play().composer().stage().kind == InputMode::Verbs && table.play().panel().is_none();
        if is_open && table.text().contains("more: Enter") {
            table.press("<Enter>");
            assert!(matches!(table.play().panel().map(|panel| &panel.topic), Some(Topic::Log)), "{}", table.text());
            // from the end of the own turn on, in playing order
            let text = table.text();
            assert!(
                text.contains("SINCE YOUR LAST TURN") && !text.contains("The Marquise started their turn"),
                "{text}"
            );
            let first = text.lines().position(|line| line.contains("Eyrie started their turn"));
            let later = text.lines().position(|line| line.contains("Alliance started their turn"));
            assert!(later.is_none_or(|later| first.is_some_and(|first| first < later)), "{text}");
            table.press("<Esc>g");
            assert!(table.text().contains("LOG, the newest turn first"), "{}", table.text());
            return;
        }
        let action = table.play().session().notation()[0].clone();
        table.press(&format!(":{action}<Enter>"));
    }
    panic!("{}", table.text());
}

#[test]
fn a_hand_that_was_shown_stays_until_the_next_key_and_on_its_owners_board() {
    let position = MIDDLE.replace("[marquise]\n", "[marquise]\ncrafted = [\"codebreakers\"]\n");
    let mut table = Table::game(120, 40, running(&[person(), bot(), bot(), bot()], 5, Some(&position)));
    table.press(":use codebreakers eyrie<Enter>");
    let text = table.text();
    let line = text.lines().find(|line| line.contains("A HAND IS SHOWN")).unwrap_or_else(|| panic!("{text}"));
    for card in ["Ambush", "Cobbler", "Armorers"] {
        assert!(line.contains(card), "{line}");
    }
    table.press("<Enter>");
    let text = table.text();
    assert_eq!(text.matches("A HAND IS SHOWN").count(), 1, "{text}");
    assert_eq!(text.matches("The Marquise saw").count(), 3, "{text}");
    table.press("<Esc>E");
    let text = table.text();
    let known = text.lines().position(|line| line.contains("known cards")).unwrap_or_else(|| panic!("{text}"));
    assert!(text.lines().nth(known).is_some_and(|line| line.contains("Cobbler")), "{text}");
}

#[test]
fn the_key_of_the_log_tells_what_a_digest_leaves_out() {
    let mut table = solo(80, 24);
    table.press("eeg");
    let text = table.text();
    assert!(text.lines().next().is_some_and(|line| line.contains("SINCE YOUR LAST TURN")), "{text}");
    table.press("<Esc><Up>g");
    assert!(!table.text().contains("SINCE YOUR LAST TURN"), "{}", table.text());
}

#[test]
fn a_page_of_the_log_is_turned_whole() {
    let mut table = solo(80, 24);
    for _ in 0..12 {
        let legal = table.play().session().notation();
        let action = legal.iter().find(|action| *action == "pass").unwrap_or(&legal[0]).clone();
        table.press(&format!(":{action}<Enter>"));
    }
    table.press("g");
    let shown = |text: &str| text.lines().skip(1).take(20).map(|line| line.trim().to_owned()).collect::<Vec<_>>();
    let before = shown(&table.text());
    table.press(" ");
    let after = shown(&table.text());
    let still = before.iter().filter(|line| line.len() > 8 && after.contains(line)).count();
    assert!(still <= 2, "{still}: {before:#?}\n{after:#?}");
}

#[test]
fn the_first_digest_tells_what_was_set_up_with_the_last_own_answer() {
    let mut table = Table::game(120, 40, running(&[person(), bot(), bot(), bot()], 5, None));
    for _ in 0..20 {
        let text = table.text();
        if let Some((_, digest)) = text.split_once("SINCE YOUR LAST TURN") {
            // the corner opposite the keep is nobody's choice
            assert!(digest.contains("started in"), "{text}");
            return;
        }
        let action = table.play().session().notation()[0].clone();
        table.press(&format!(":{action}<Enter>"));
    }
    panic!("{}", table.text());
}
