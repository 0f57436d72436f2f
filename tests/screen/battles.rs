//! Battles that are over are told as the log tells them: what was rolled and dealt, and all that either side lost.

use super::table::*;
use thicket::kernel::{Generator, Options, Words};
use thicket::table::{ActiveGame, Games, LogEntry, NewGame};
use thicket::tui::game_ui::Ctx;
use thicket::tui::palette::Plain;

const TABLES: [(&str, &[&str], &str); 3] = [
    ("root", &["marquise", "eyrie", "alliance", "vagabond:thief"], "autumn"),
    ("root", &["hundreds", "alliance", "corvids", "marquise"], "lake"),
    ("root", &["lizards", "duchy", "riverfolk", "keepers"], "winter"),
];

/// Looks at every battle of a random game, by the eyes of one who fought in it.
fn battles_of((game, seats, board): (&str, &[&str], &str), seed: u64) -> usize {
    let entry = Games::ALL.get(game).expect("a game of the list");
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let controllers = vec![person(); seats.len()];
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let mut game = entry.begin(&NewGame { options, controllers, seed }, &Games::ALL.boards()).expect("a game begins");
    let mut random = Generator::new(seed);
    for _ in 0..700 {
        let legal = game.notation();
        if legal.is_empty() {
            break;
        }
        game.act(&legal[random.below(legal.len() as u32) as usize]).expect("it is legal");
    }
    let table = Table::game(80, 24, ActiveGame::new(game, None));
    let session = table.play().session();
    let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: false };
    let viewer = session.viewer();
    let log = session.ask(|table| table.record().log(0..table.record().log_len(), viewer));
    let past = |entry| session.ask(|table| table.record().observe_told(entry + 1, viewer)).map(|step| step.seen);
    let mut seen = 0;
    for (start, battle) in log.iter().enumerate().filter(|(_, entry)| entry.message.key == "root-log-battle") {
        let is_next = |entry: &LogEntry| entry.group != battle.group || entry.message.key == "root-log-battle";
        let after = log[start + 1..].iter().position(is_next).map_or(log.len(), |after| start + 1 + after);
        let part = &log[start..after];
        let Some(who) = battle.owner.filter(|_| part.iter().any(|entry| entry.message.key == "root-log-dice")) else {
            continue;
        };
        let Some(told) = session.shown.view.fought(&ctx, who, &log[..after], &past) else { continue };
        let rows: Vec<String> = told.rows.iter().map(ToString::to_string).collect();
        let line = told.result.as_ref().map_or_else(String::new, ToString::to_string);
        assert!(rows.iter().any(|row| row.starts_with("dice")), "{rows:#?}");
        // what was lost beside warriors is in the line, too
        let lost = part.iter().filter(|entry| entry.message.key == "root-log-removed");
        for lost in lost.filter(|entry| entry.message.id_in("piece") != Some("warrior")) {
            let brief = session.game_ui().brief(Words::english(), lost).map(|told| told.row().to_string());
            assert!(brief.is_none_or(|told| line.contains(&told)), "{lost:?}: {line}");
        }
        seen += 1;
    }
    seen
}

#[test]
fn a_battle_that_is_over_is_told_with_its_roll_and_its_losses() {
    let seen: usize = (1..).zip(TABLES).map(|(seed, table)| battles_of(table, seed)).sum();
    assert!(seen > 20, "{seen} battles");
}

/// What came of it is told once it has come, also where a bot had to answer in between.
#[test]
fn a_battle_that_a_bot_answers_is_told_to_its_end() {
    let controllers = [person(), bot(), bot(), bot()];
    let mut table = Table::game(120, 40, running(&controllers, 3, Some(MIDDLE)));
    table.press(":set preview=off<Enter>");
    for key in [":battle 10 eyrie", "<Enter>", "e"] {
        table.press(key);
    }
    for _ in 0..20 {
        let told = table.text();
        if told.contains("Battle in 10") && told.contains(" > ") {
            assert!(told.contains("dice "), "{told}");
        }
        table.app.tick();
    }
    assert!(table.text().contains("Battle in 10") && table.text().contains(" > "), "{}", table.text());
}
