//! The daily game: what a day draws, which try counts, and what the command says of both. All days are named: no test asks the
//! clock.

use crate::commands::program_of;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use thicket::bots::Level;
use thicket::kernel::{Generator, Words};
use thicket::table::{
    Board, DailyError, DailyResult, DailyTry, Day, Games, Lobby, LobbyError, NextStep, Saved, Store, StoreError, Table,
    Wanted, daily_level,
};

/// A Monday, on which the bots are quick.
const MONDAY: &str = "2026-11-23";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn lobby(folder: &Path) -> Lobby {
    Lobby::new(Games::ALL, Games::ALL.boards(), Some(Store::new(folder.to_owned())), Words::english())
}

/// Saves the game, and gives its lock back.
fn leave(table: Box<dyn Table>) -> String {
    assert!(table.close(Duration::from_secs(60)));
    table.name().unwrap()
}

/// Lets a player without a plan play to the end, who takes a choice back once.
fn play_on(table: &mut dyn Table) {
    let mut random = Generator::new(1);
    let mut undos = 0;
    for _ in 0..20_000 {
        match table.next() {
            NextStep::Ask(_) => {
                let legal = table.state().notation();
                table.act(&legal[random.below(legal.len() as u32) as usize]).unwrap();
                if undos == 0 {
                    undos += 1;
                    table.undo().unwrap();
                }
            }
            NextStep::Bot(_) | NextStep::Forced(_) => drop(table.step()),
            NextStep::Over => return,
            NextStep::Away(_) => panic!("the game is here"),
        }
    }
    panic!("a game without an end");
}

/// The tries of all days, of each whether it is over, or what is wrong with it.
fn tries(lobby: &Lobby) -> Vec<(String, Result<bool, String>)> {
    let stand = |tried: Result<DailyTry, LobbyError>| match tried {
        Ok(tried) => Ok(matches!(tried, DailyTry::Over(_))),
        Err(error) => Err(error.to_string()),
    };
    lobby.daily_tries().unwrap().into_iter().map(|(day, tried)| (day.to_string(), stand(tried))).collect()
}

#[test]
fn a_day_draws_the_same_for_everyone_and_another_day_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let one = lobby(folder.path());
    let mut other = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::of(thicket::kernel::Language::Japanese));
    let own = Board { game: "root".into(), id: "aaa".into(), ..Board::default() };
    other.boards.add(own);
    let mut seen = BTreeSet::new();
    let mut extras = [0; 2];
    let mut seats = BTreeSet::new();
    let week = day(MONDAY);
    let days: Vec<Day> = (0..60).map(|number| Day::of(std::time::UNIX_EPOCH + day_after(week, number))).collect();
    for &day in &days {
        let wanted = one.daily(day).unwrap();
        assert_eq!(wanted, other.daily(day).unwrap(), "{day}");
        let bots = wanted.controllers.iter().filter_map(|controller| controller.level());
        assert_eq!(bots.collect::<Vec<_>>(), [daily_level(day); 3], "{day}");
        seats.extend(wanted.controllers.iter().position(|controller| controller.is_human()));
        for (extra, days) in ["hirelings", "landmarks"].iter().zip(&mut extras) {
            *days += usize::from(wanted.extras.iter().any(|entry| entry.starts_with(extra)));
        }
        seen.insert(format!("{:?}", (wanted.seats, wanted.board, wanted.deck, wanted.seed)));
    }
    assert_eq!((seen.len(), seats.len()), (60, 4));
    assert!(extras.iter().all(|days| (5..30).contains(days)), "now and then: {extras:?}");
}

fn day_after(day: Day, days: u32) -> Duration {
    Duration::from_secs(u64::from(day.number() + days) * 86_400)
}

/// What a day draws may only change with what there is to draw.
#[test]
fn the_draw_of_a_day_is_pinned() {
    let drawn = |text: &str| {
        let wanted = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english()).daily(day(text)).unwrap();
        let Wanted { seats, board, deck, extras, seed, controllers, .. } = wanted;
        let own = controllers.iter().position(|controller| controller.is_human());
        format!("{text} {} {own:?} {board:?} {deck:?} {extras:?} {seed:?}", seats.join(","))
    };
    insta::assert_snapshot!([MONDAY, "2026-11-28", "2026-11-29", "2027-01-01"].map(drawn).join("\n"));
}

#[test]
fn the_bots_get_stronger_from_monday_to_sunday() {
    let week: Vec<Level> = (23..30).map(|of_month| daily_level(day(&format!("2026-11-{of_month}")))).collect();
    assert!(week.is_sorted());
    assert_eq!((week[0], week[3], week[6]), (Level::Easy, Level::Normal, Level::Hard));
    assert_eq!(daily_level(day("2026-11-30")), Level::Easy);
}

#[test]
fn the_first_try_of_its_day_counts_and_all_others_are_practice() {
    let folder = tempfile::tempdir().unwrap();
    let lobby = lobby(folder.path());
    let today = day(MONDAY);
    assert_eq!(lobby.daily_try(today).unwrap(), DailyTry::Open);
    let begun = lobby.play_daily(today, today).unwrap();
    assert!(begun.note.unwrap().contains("counts"));
    assert_eq!(leave(begun.running), "daily-2026-11-23");
    assert_eq!(lobby.daily_try(today).unwrap(), DailyTry::Begun { round: 1 });
    // it goes on until it is over, on another day too
    let mut resumed = lobby.play_daily(today, day("2026-11-25")).unwrap().running;
    assert_eq!(resumed.name().unwrap(), "daily-2026-11-23");
    play_on(&mut *resumed);
    leave(resumed);
    let DailyTry::Over(result) = lobby.daily_try(today).unwrap() else { panic!("it is over") };
    assert_eq!((result.day, result.level, result.undos, result.points.len()), (today, Level::Easy, 1, 4));
    assert!(result.points[1..].is_sorted_by(|one, other| one >= other) && result.round > 1, "{result:?}");
    for number in 1..3 {
        let practice = lobby.play_daily(today, today).unwrap();
        assert!(practice.note.unwrap().contains("not count"));
        let mut game = practice.running;
        assert_eq!(game.name().unwrap(), format!("daily-2026-11-23-{number}"));
        assert_eq!(game.record().actions(), 0);
        if number == 1 {
            play_on(&mut *game);
        }
        leave(game);
    }
    assert_eq!(lobby.daily_try(today).unwrap(), DailyTry::Over(result));
    // a day that was missed
    assert_eq!(leave(lobby.play_daily(day("2026-11-20"), today).unwrap().running), "daily-2026-11-20-1");
    assert_eq!(tries(&lobby), [(MONDAY.to_owned(), Ok(true))]);
    let ahead = lobby.play_daily(day("2026-11-24"), today).err().unwrap();
    assert!(matches!(ahead, LobbyError::Daily(DailyError::Ahead { .. })), "{ahead}");
}

#[test]
fn what_is_saved_beside_a_day_never_takes_the_name_of_another_day() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let beside = |name: &str| store.beside(name).name().to_owned();
    assert_eq!(beside("daily-2026-11-28"), "daily-2026-11-28-1");
    assert_eq!(beside("daily-2026-11-28-1"), "daily-2026-11-28-2");
    assert_eq!(beside("evening-1"), "evening-2");
}

#[test]
fn a_save_that_is_damaged_or_of_another_game_is_refused_with_words() {
    let folder = tempfile::tempdir().unwrap();
    let lobby = lobby(folder.path());
    let store = lobby.store.as_ref().unwrap();
    let (today, path) = (day(MONDAY), store.path("daily-2026-11-23"));
    leave(lobby.play_daily(today, today).unwrap().running);
    let good = std::fs::read_to_string(&path).unwrap();
    let saved = Saved::from_bytes(good.as_bytes()).unwrap();
    let refused = |bytes: &[u8]| {
        std::fs::remove_file(&path).unwrap();
        std::fs::write(&path, bytes).unwrap();
        let refused = lobby.play_daily(today, today).err().unwrap();
        assert_eq!(lobby.daily_try(today).unwrap_err().to_string(), refused.to_string());
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "it is left as it is");
        refused
    };
    for bytes in [&b""[..], b"\xff\0", &good.as_bytes()[..good.len() - 5], "x".repeat(5 << 20).as_bytes()] {
        assert!(matches!(refused(bytes), LobbyError::Store(StoreError::Unusable { .. })));
    }
    let easier = saved.controllers.iter().map(|_| saved.controllers[0].clone()).collect();
    let iwari = lobby.begin(&Wanted { game: "iwari".into(), seed: Some(saved.seed), ..Wanted::default() }).unwrap();
    for foreign in [
        Saved { seed: saved.seed + 1, ..saved.clone() },
        Saved { controllers: easier, ..saved.clone() },
        Saved { lesson: Some("marquise".into()), ..saved.clone() },
        iwari.game().save(),
    ] {
        let error = refused(foreign.to_text().as_bytes());
        assert!(matches!(error, LobbyError::Daily(DailyError::Foreign { .. })), "{error}");
    }
    assert!(tries(&lobby)[0].1.as_ref().is_err_and(|why| why.contains("daily-2026-11-23")));
    std::fs::remove_file(&path).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    let error = lobby.play_daily(today, today).err().unwrap();
    assert!(matches!(error, LobbyError::Store(StoreError::NotAFile { .. })), "{error}");
}

#[test]
fn players_who_share_their_saves_have_no_daily_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut lobby = lobby(folder.path());
    lobby.today = Some(|| MONDAY.parse().unwrap());
    assert_eq!(lobby.daily_today(), Some(day(MONDAY)));
    lobby.store = lobby.store.map(Store::confined);
    assert_eq!(lobby.daily_today(), None);
    let error = lobby.play_daily(day(MONDAY), day(MONDAY)).err().unwrap();
    assert!(matches!(error, LobbyError::Daily(DailyError::Shared)), "{error}");
}

#[test]
fn the_best_result_is_a_win_then_the_harder_bots_then_points_and_rounds() {
    let result = |date: &str, won, points, round, undos| {
        let day = day(date);
        let points = vec![Some(points), Some(3)];
        DailyResult { day, level: daily_level(day), plays: "eyrie", points, won, round, undos }
    };
    let from_best = [
        result("2026-11-28", true, 30, 9, 0),
        result("2026-11-27", true, 31, 8, 0),
        result("2026-11-26", true, 30, 8, 1),
        result("2026-11-25", true, 30, 8, 2),
        result("2026-11-24", true, 30, 7, 0),
        result("2026-11-23", true, 30, 8, 0),
        result("2026-11-22", false, 29, 5, 0),
    ];
    for (at, best) in from_best.iter().enumerate() {
        assert_eq!(DailyResult::best(from_best[at..].iter().rev()), Some(best));
    }
    assert_eq!(DailyResult::best([].iter()), None);
}

#[test]
fn the_command_plays_a_past_day_for_practice_and_lists_the_results() {
    let folder = tempfile::tempdir().unwrap();
    let daily = |args: &[&str], input: &[u8]| {
        let args = [&["daily", "--plain", "--saves", folder.path().to_str().unwrap()], args].concat();
        program_of(Games::ALL, Words::english(), &args, input)
    };
    let (code, out, err) = daily(&["--list"], b"");
    assert_eq!((code, out.as_str(), err.as_str()), (0, "No daily game has been played yet.\n", ""));
    let (code, out, err) = daily(&["--date", "2020-01-06"], b"quit\n");
    assert!(code == 0 && err.is_empty() && out.contains("does not count"), "{out}{err}");
    assert!(folder.path().join("daily-2020-01-06-1.toml").exists());
    for (date, word) in [("9999-12-31", "9999-12-31"), ("2020-01-32", "2020-01-32"), ("today", "today")] {
        let (code, out, err) = daily(&["--date", date], b"");
        assert!(code == 2 && out.is_empty() && err.contains(word), "{err}");
    }
    let lobby = lobby(folder.path());
    for date in [MONDAY, "2026-11-24"] {
        let mut game = lobby.play_daily(day(date), day(date)).unwrap().running;
        if date == MONDAY {
            play_on(&mut *game);
        }
        leave(game);
    }
    std::fs::write(folder.path().join("daily-2026-11-25.toml"), "\u{1b}]0;x\u{7}").unwrap();
    let (code, out, err) = daily(&["--list"], b"");
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].contains("daily-2026-11-25.toml") && !out.contains('\u{1b}'), "{out}");
    assert_eq!(lines[1], "thicket daily 2026-11-24: in round 1");
    let line = lines[2].strip_prefix("thicket daily 2026-11-23: ").unwrap();
    assert!(line.contains(" in round ") && line.ends_with(", easy, 1 undo"), "{line}");
    assert_eq!(lines[4], format!("Best: {}", lines[2]));
    assert!(lines[3].starts_with("1 day is over, "), "{out}");
}
