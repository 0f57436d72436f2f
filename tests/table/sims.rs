use crate::toy::{GAMES, Race};
use std::sync::atomic::{AtomicU64, Ordering};
use thicket::bots::Bots;
use thicket::bots::Level;
use thicket::kernel::Options;
use thicket::table::random_setup::Pool;
use thicket::table::sim::{Plan, Report, run};

fn plan(games: u64, jobs: usize) -> Plan {
    let seats = ["red", "blue", "green"].map(String::from).to_vec();
    Plan {
        options: Options { seats, board: None, deck: None, extras: Vec::new() },
        bots: vec![Level::Random],
        weights: None,
        games,
        seed: 1,
        jobs,
        check: true,
        max_rounds: 1000,
    }
}

fn played(plan: &Plan) -> Report {
    played_by::<Race>(plan)
}

fn played_by<G: Bots>(plan: &Plan) -> Report {
    run::<G>(plan, &Pool::default(), &GAMES.boards(), &|| true).expect("a plan that can be played")
}

/// The figures that do not depend on the clock.
fn timeless(report: &Report) -> String {
    let mut value = serde_json::to_value(report).unwrap();
    for key in ["decisions_per_second", "games_per_second"] {
        assert!(value.as_object_mut().unwrap().remove(key).is_some());
    }
    value.to_string()
}

#[test]
fn the_figures_are_the_same_whatever_the_number_of_workers() {
    let one = played(&plan(60, 1));
    assert_eq!(timeless(&one), timeless(&played(&plan(60, 7))));
    assert_eq!(one.violations, []);
    assert_eq!((one.finished, one.unfinished.len()), (60, 0));
    assert_eq!(one.wins.iter().sum::<u64>(), 60);
    assert!(one.decisions > one.forced && one.longest_list > 4 && one.rounds.median > 0);
    let other = played(&Plan { seed: 2, ..plan(60, 1) });
    assert_ne!(timeless(&one), timeless(&other));
}

#[test]
fn checking_changes_nothing() {
    let unchecked = Plan { check: false, ..plan(40, 2) };
    assert_eq!(timeless(&played(&plan(40, 2))), timeless(&played(&unchecked)));
}

#[test]
fn games_that_take_too_long_are_named_by_their_seeds() {
    let cut = played(&Plan { max_rounds: 1, ..plan(20, 2) });
    assert_eq!(cut.finished + cut.unfinished.len() as u64, 20);
    assert!(cut.unfinished.len() > 10, "{cut:?}");
}

#[test]
fn a_simulation_that_is_stopped_reports_the_first_games() {
    for jobs in [1, 3] {
        let done = AtomicU64::new(0);
        let tick = || done.fetch_add(1, Ordering::Relaxed) < 9;
        let stopped = run::<Race>(&plan(600, jobs), &Pool::default(), &GAMES.boards(), &tick).unwrap();
        assert!((10..600).contains(&stopped.games), "{} games with {jobs} jobs", stopped.games);
        assert_eq!(timeless(&stopped), timeless(&played(&plan(stopped.games, 1))));
    }
}

#[test]
fn a_plan_that_cannot_be_played_says_why() {
    let mut bad = plan(1, 1);
    bad.options.seats.push("red".into());
    let fault = run::<Race>(&bad, &Pool::default(), &GAMES.boards(), &|| true).unwrap_err();
    assert!(fault.to_string().contains("red"), "{fault}");
}

#[test]
fn the_checks_find_every_kind_of_fault() {
    let plan = plan(30, 2);
    for (report, sign) in [
        (played_by::<Race<1>>(&plan), "listed twice"),
        (played_by::<Race<2>>(&plan), "is not listed and was taken"),
        (played_by::<Race<3>>(&plan), "written and read again is another"),
        (played_by::<Race<4>>(&plan), "a sample of its own that differs"),
        (played_by::<Race<5>>(&plan), "is one that this turn has seen"),
        (played_by::<Race<6>>(&plan), "toy-broken"),
        (played_by::<Race<7>>(&plan), "is read as"),
        (played_by::<Race<8>>(&plan), "and why_not says"),
        (played_by::<Race<9>>(&plan), "has no action"),
        (played_by::<Race<10>>(&plan), "was refused and changed the state"),
    ] {
        assert!(
            report.violations.iter().any(|violation| violation.what.contains(sign)),
            "{sign}: {:?}",
            report.violations
        );
    }
}
