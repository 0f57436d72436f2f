//! Arenas: parts add up, the number of workers changes nothing, and programs take part.

use crate::toy::{GAMES, Race};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use thicket::bots::Level;
use thicket::games::root::State;
use thicket::kernel::Options;
use thicket::table::Games;
use thicket::table::arena::{Contender, Contest, MergeError, Sequential, Shard, Standings, run};
use thicket::table::random_setup::Pool;
use thicket::table::sim::WinRecord;
use thicket::table::weights_file::WeightsFile;

const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");

fn contest(contenders: &[&str]) -> Contest {
    Contest {
        options: Options { seats: ["red", "blue", "green"].map(String::from).to_vec(), ..Options::default() },
        contenders: contenders.iter().map(|text| text.parse().expect("a contender")).collect(),
        field: Some(Contender::of(Level::Random)),
        games: 30,
        seed: 1,
        jobs: 2,
        max_rounds: 1000,
        shard: Shard::ALL,
        sequential: None,
        patience: Duration::from_secs(20),
        times: false,
    }
}

fn standings(contest: &Contest) -> Standings {
    run::<Race>(contest, &Pool::default(), &GAMES.boards(), &|| true).expect("a contest that can be played").0
}

#[test]
fn workers_change_nothing_and_parts_add_up_to_the_whole() {
    let whole = standings(&contest(&["easy", "random"]));
    assert_eq!(whole.matches.iter().map(|played| played.record.games).collect::<Vec<_>>(), [30, 30]);
    assert_eq!(whole, standings(&Contest { jobs: 7, ..contest(&["easy", "random"]) }));
    let part = |number| standings(&Contest { shard: Shard { number, of: 4 }, ..contest(&["easy", "random"]) });
    let parts: Vec<Standings> = [3, 1, 4, 2].map(part).to_vec();
    assert_eq!(Standings::merge(parts.clone()), Ok(whole.clone()));
    assert_eq!(Standings::merge(Vec::new()), Err(MergeError::Nothing));
    assert_eq!(Standings::merge(vec![parts[0].clone(), parts[0].clone()]), Err(MergeError::Twice(3, 4)));
    let other = standings(&Contest { seed: 2, shard: Shard { number: 2, of: 4 }, ..contest(&["easy", "random"]) });
    assert_eq!(Standings::merge(vec![parts[0].clone(), other]), Err(MergeError::Different));
    let longer =
        standings(&Contest { max_rounds: 999, shard: Shard { number: 2, of: 4 }, ..contest(&["easy", "random"]) });
    assert_eq!(Standings::merge(vec![parts[0].clone(), longer]), Err(MergeError::Different));
    let mut odd = parts[0].clone();
    odd.matches[0].record.wins = odd.matches[0].record.games + 1;
    assert!(parts[0].is_possible() && !odd.is_possible());
    let few = Standings::merge(parts[..2].to_vec()).expect("parts of one contest");
    assert!(few != whole && few.shards.len() == 2);
    // each part has its contender in each seat of its tables
    for played in parts.iter().flat_map(|part| &part.matches) {
        let games: Vec<u64> = played.factions.values().map(|record| record.games).collect();
        assert!(games.len() == 3 && games.iter().all(|count| *count == games[0]), "{played:?}");
    }
}

#[test]
fn a_part_that_was_interrupted_is_told_and_not_added_up() {
    let left = AtomicU64::new(5);
    let tick = || left.fetch_sub(1, Ordering::Relaxed) > 1;
    let shard = Shard { number: 1, of: 2 };
    let cut = Contest { shard, jobs: 1, ..contest(&["easy"]) };
    let (cut, _) = run::<Race>(&cut, &Pool::default(), &GAMES.boards(), &tick).expect("a contest that can be played");
    assert_eq!((cut.matches[0].record.games, cut.shards.len()), (5, 0));
    let rest = standings(&Contest { shard: Shard { number: 2, of: 2 }, ..contest(&["easy"]) });
    for parts in [vec![cut.clone()], vec![cut.clone(), rest.clone()], vec![rest, cut]] {
        assert_eq!(Standings::merge(parts), Err(MergeError::Different));
    }
}

#[test]
fn contenders_are_read_as_they_are_printed() {
    for text in ["normal", "hard@50000", "normal:a/b.toml", "hard@1:b.toml", "cmd:python3 bot.py"] {
        assert_eq!(text.parse::<Contender>().map(|contender| contender.to_string()), Ok(text.to_owned()));
    }
    for text in ["", "brutal", "hard@", "hard@many", "@5", ":b.toml", "normal:", "normal@5", "cmd:", "cmd: "] {
        assert!(text.parse::<Contender>().is_err(), "{text}");
    }
    let mut clockwork = contest(&["easy"]);
    clockwork.options.seats[1] = "clockwork:blue".to_owned();
    let refused =
        run::<Race>(&clockwork, &Pool::default(), &GAMES.boards(), &|| true).expect_err("it cannot be played");
    assert!(refused.to_string().contains("clockwork"), "{refused}");
    let alone = Contest { field: None, ..contest(&["easy", "easy"]) };
    assert!(alone.matches().is_empty(), "nobody plays against itself");
    assert_eq!(alone.named_twice(), Some(&Contender::of(Level::Easy)));
    assert_eq!(contest(&["easy", "random"]).named_twice(), None);
}

#[test]
fn a_part_knows_how_many_games_it_has() {
    for (games, of) in [(30, 4), (31, 4), (9, 4), (1, 2), (2, 1), (3, 3)] {
        for number in 1..=of {
            let part = Contest { games, shard: Shard { number, of }, ..contest(&["easy", "random"]) };
            let played: u64 = standings(&part).matches.iter().map(|played| played.record.games).sum();
            assert_eq!(part.games_to_play(), played, "{number} of {of} parts of {games} games");
        }
    }
    let endless = Contest { games: u64::MAX, ..contest(&["easy", "random"]) };
    assert_eq!(endless.games_to_play(), u64::MAX);
}

#[test]
fn bots_that_look_ahead_play_the_same_games_with_any_number_of_workers() {
    let seats = ["marquise", "eyrie", "riverfolk"].map(String::from).to_vec();
    let extras = vec!["advanced".to_owned()];
    let contest = |jobs| Contest {
        options: Options { seats: seats.clone(), extras: extras.clone(), ..Options::default() },
        games: 3,
        jobs,
        max_rounds: 3,
        ..contest(&["hard@2000"])
    };
    let played = |jobs| run::<State>(&contest(jobs), &Pool::default(), &Games::ALL.boards(), &|| true).unwrap().0;
    assert_eq!(played(1), played(2));
}

#[test]
fn each_contender_meets_each_other_one_where_no_field_is_named() {
    let contest = Contest { field: None, ..contest(&["random", "easy", "normal"]) };
    let pairs: Vec<String> = contest.matches().iter().map(|(one, other)| format!("{one} {other}")).collect();
    let all = ["random easy", "random normal", "easy random", "easy normal", "normal random", "normal easy"];
    assert_eq!(pairs, all);
}

#[test]
fn a_contest_ends_when_it_is_decided() {
    let test: Sequential = "20..45".parse().expect("two shares");
    assert_eq!(test.decides(WinRecord { games: 20, wins: 15 }), Some(true));
    assert_eq!(test.decides(WinRecord { games: 20, wins: 1 }), Some(false));
    assert_eq!(test.decides(WinRecord { games: 20, wins: 7 }), None);
    assert_eq!(standings(&contest(&["easy"])).matches[0].decided, None);
    assert!("45..20".parse::<Sequential>().is_err() && "0..20".parse::<Sequential>().is_err());
    assert!("0/4".parse::<Shard>().is_err() && "5/4".parse::<Shard>().is_err() && "4/4".parse::<Shard>().is_ok());
    // the first batch of games decides that neither wins 90 of 100
    let decided = Contest { games: 640, sequential: "33..90".parse().ok(), ..contest(&["random"]) };
    let [one, many] = [1, 7].map(|jobs| standings(&Contest { jobs, ..decided.clone() }));
    assert!(one == many && one.matches[0].decided == Some(false), "{one:?}");
    // the batch ends with a table, at which the contender has been in all three seats
    assert_eq!(one.matches[0].record.games, 66);
}

/// Answers with the first legal action.
#[cfg(unix)]
const FIRST: &str = r#"cmd:sed -u s/.*"legal":\["\([^"]*\)".*/\1/"#;

#[cfg(unix)]
#[test]
fn a_program_takes_part_and_one_that_fails_is_counted() {
    let played = standings(&Contest { games: 6, ..contest(&[FIRST, "cmd:false"]) });
    let [first, failing] = &played.matches[..] else { panic!("two matches") };
    assert_eq!((first.record.games, first.unfinished, first.faults), (6, 0, 0));
    assert!(failing.record.games == 6 && failing.unfinished == 0 && failing.faults > 0, "{failing:?}");
    let nowhere = run::<Race>(&contest(&["cmd:/nowhere/at/all"]), &Pool::default(), &GAMES.boards(), &|| true);
    assert_eq!(nowhere.expect_err("it cannot be started").0.key, "arena-no-program");
    let slow = Contest { games: 3, patience: Duration::from_millis(50), ..contest(&["cmd:sleep 60"]) };
    assert!(standings(&slow).matches[0].faults > 0);
}

/// The output of the program in a folder.
fn thicket(folder: &Path, line: &str) -> String {
    let out = Command::new(PROGRAM).args(line.split(' ')).current_dir(folder).output().expect("the program runs");
    assert!(out.status.success(), "{line}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("text")
}

#[test]
fn the_command_prints_what_its_parts_add_up_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = "arena iwari --bots normal,easy --field random --seats 3 --games 12 --seed 4 --json";
    let mut merge = "arena merge --json".to_owned();
    for number in 1..=4 {
        let part = thicket(folder.path(), &format!("{all} --shard {number}/4"));
        std::fs::write(folder.path().join(format!("{number}.json")), part).expect("a file");
        merge.push_str(&format!(" {number}.json"));
    }
    assert_eq!(thicket(folder.path(), &merge), thicket(folder.path(), all));
    let table = thicket(folder.path(), &merge.replace(" --json", ""));
    assert!(table.contains("normal") && table.contains("rating"), "{table}");
    let some = ["arena", "merge", "1.json", "3.json"];
    let out = Command::new(PROGRAM).args(some).current_dir(folder.path()).output().expect("the program runs");
    let told = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success() && told.contains("2 of the 4 parts"), "{told}");
}

#[test]
fn a_bot_plays_with_the_weights_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let usual = include_str!("../../src/bots/root/weights.toml");
    // who fears nothing so much as the loss of warriors
    let odd = usual.replace("roost_lost = ", "roost_lost = 1").replace("warrior = 0.", "warrior = 9.");
    for (name, text) in [("usual.toml", usual), ("odd.toml", odd.as_str())] {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    let all = "arena root --seats marquise,eyrie --bots normal --field normal --games 2 --seed 4 --json";
    let with = |name: &str| {
        let named = format!("normal:{name}");
        let told = thicket(folder.path(), &all.replace("--bots normal", &format!("--bots {named}")));
        assert!(told.contains(&named), "{told}");
        told.replace(&named, "normal")
    };
    let matches = |told: &str| {
        told.split("\"matches\"").nth(1).and_then(|rest| rest.split("\"ratings\"").next().map(str::to_owned))
    };
    let usual = matches(&thicket(folder.path(), all));
    assert_eq!(matches(&with("usual.toml")), usual);
    assert_ne!(matches(&with("odd.toml")), usual);
    let none = all.replace("--field normal", "--field normal:none.toml");
    let refused = Command::new(PROGRAM).args(none.split(' ')).output().expect("it runs");
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("none.toml"));
}

#[test]
fn the_weights_that_later_ones_are_measured_against_are_read() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/weights/2026-11-28.toml");
    let read = WeightsFile::read(Path::new(file)).and_then(|file| file.parse::<State>().map(|_| ()));
    assert_eq!(read, Ok(()));
}

#[test]
fn weights_are_tuned_in_the_same_way_by_any_number_of_workers() {
    let folder = tempfile::tempdir().expect("a folder");
    let tune =
        "arena tune root --seats marquise,eyrie --only eyrie,cards.plain --games 8 --steps 2 --seed 3 --max-rounds 6";
    let tuned = thicket(folder.path(), &format!("{tune} --jobs 1"));
    assert_eq!(tuned, thicket(folder.path(), &format!("{tune} --jobs 3")));
    let usual = include_str!("../../src/bots/root/weights.toml");
    let changed: Vec<&str> =
        tuned.lines().skip(1).zip(usual.lines()).filter(|(one, other)| one != other).map(|(line, _)| line).collect();
    assert_eq!(tuned.lines().count(), usual.lines().count() + 1);
    assert!(changed.len() > 10 && changed.iter().any(|line| line.starts_with("roost_lost")), "{changed:?}");
    let marquise =
        |text: &str| text.split("[marquise]").nth(1).and_then(|rest| rest.split("[eyrie]").next()).map(str::to_owned);
    assert_eq!(marquise(&tuned), marquise(usual));
    // by these the others judge it
    assert!(!changed.iter().any(|line| ["share", "constant", "per_round"].iter().any(|key| line.starts_with(key))));
    for name in ["eyrie.potential_weight.share", "lizzards"] {
        let refused = Command::new(PROGRAM).args(tune.replace("cards.plain", name).split(' ')).output();
        let refused = refused.expect("it runs");
        assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains(name), "{refused:?}");
    }
}

#[test]
fn what_wins_more_than_its_share_is_feared_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let tune = "arena tune root --seats marquise,eyrie --even --games 7 --steps 1 --seed 3 --max-rounds 25";
    let tuned = thicket(folder.path(), &format!("{tune} --jobs 1"));
    assert_eq!(tuned, thicket(folder.path(), &format!("{tune} --jobs 3")));
    let usual = include_str!("../../src/bots/root/weights.toml");
    let pairs = || tuned.lines().skip(1).zip(usual.lines()).filter(|(one, other)| one != other);
    assert_eq!(pairs().count(), 2, "{tuned}");
    let moved: f64 = pairs()
        .map(|(one, other)| {
            let number = |line: &str| line.strip_prefix("per_round = ").and_then(|rest| rest.parse::<f64>().ok());
            number(one).expect("a number") - number(other).expect("a number")
        })
        .sum();
    assert!(moved.abs() < 0.001, "what one has won the other has not: {moved}");
}

#[cfg(unix)]
#[test]
fn the_example_of_parts_in_parallel_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/arena_shards.sh");
    let arguments = ["iwari", "--bots", "normal", "--field", "random", "--seats", "3", "--games", "8"];
    let run = Command::new("sh").args([script, PROGRAM, "2"]).args(arguments).current_dir(folder.path()).output();
    let out = run.expect("a shell");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text.contains("normal"), "{text}{}", String::from_utf8_lossy(&out.stderr));
}

#[test]
fn the_example_bot_plays_without_a_fault() {
    if Command::new("python3").arg("--version").output().is_err() {
        // without Python the programs above are all that can be shown
        return;
    }
    let bot = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/examples/arena_bot.py");
    let contest = Contest { games: 3, ..contest(&[bot]) };
    let played = &standings(&contest).matches[0];
    assert_eq!((played.record.games, played.unfinished, played.faults), (3, 0, 0));
}
