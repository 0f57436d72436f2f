//! Bots: stronger levels win against weaker ones, on every board, from any seat.

use super::*;
use thicket::bots::Level::{self, Easy, Normal, Random};
use thicket::table::sim::{Plan, Report};

fn played(bots: &[Level], board: &str, games: u64) -> Report {
    let options = options(bots.len(), board, &["feats", "expeditions"]);
    let plan =
        Plan { options, bots: bots.to_vec(), weights: None, games, seed: 1, jobs: 1, check: false, max_rounds: 100 };
    let report = Games::ALL.get("iwari").expect("Iwari").sim(&plan, &boards(), &|| true).expect("games");
    assert_eq!(report.finished, games);
    report
}

#[test]
fn normal_beats_three_easy_ones() {
    for board in ["new_horizons", "floating_lands"] {
        let wins = played(&[Easy, Normal, Easy, Easy], board, 10).wins[1];
        assert!(wins >= 7, "{board}: {wins}");
    }
}

#[test]
fn normal_beats_easy_and_easy_beats_random() {
    assert!(played(&[Easy, Normal], "long_road", 10).wins[1] >= 8);
    assert!(played(&[Random, Easy], "vast_lands", 20).wins[1] >= 14);
}
