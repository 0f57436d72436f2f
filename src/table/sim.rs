//! Many games without a screen, in parallel: the same figures whatever the number of workers.

use super::Boards;
use super::bot_game::{Played, Tables, Tick, Violation, play_all};
use super::check::Checker;
use super::random_setup::Pool;
use super::weights_file::WeightsFile;
use crate::bots::{Bots, Level};
use crate::kernel::{Options, Seat, SetupError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::time::{Duration, Instant};

/// What to simulate, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    pub options: Options,
    /// One for all seats, or one a seat.
    pub bots: Vec<Level>,
    /// A file of weights for all bots; the built-in ones if there is none.
    pub weights: Option<WeightsFile>,
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    pub check: bool,
    pub max_rounds: u16,
}

/// Games played and won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WinRecord {
    pub games: u64,
    pub wins: u64,
}

impl AddAssign for WinRecord {
    fn add_assign(&mut self, more: Self) {
        // figures from files may be any
        self.games = self.games.saturating_add(more.games);
        self.wins = self.wins.saturating_add(more.wins);
    }
}

/// The lengths of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Rounds {
    pub median: u16,
    pub p95: u16,
}

/// The figures of all games. As JSON, the keys of `docs/protocol.md`.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    pub finished: u64,
    /// Seeds of the games that were cut off.
    pub unfinished: Vec<u64>,
    #[serde(serialize_with = "count")]
    pub violations: Vec<Violation>,
    pub decisions: u64,
    pub forced: u64,
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    pub rounds: Rounds,
    /// Per seat.
    pub wins: Vec<u64>,
    /// Per seat, over the games in which the seat scored points to the end.
    pub mean_scores: Vec<Option<f64>>,
    pub factions: BTreeMap<&'static str, WinRecord>,
    pub longest_list: usize,
}

fn count<S: serde::Serializer>(violations: &[Violation], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(violations.len() as u64)
}

/// Returns the seed of the game with this number. It fits into the 53 bits that every reader of JSON keeps.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    // The finalizer of splitmix64 (Steele, Lea, Flood 2014) over the two numbers.
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    (mixed ^ mixed >> 31) & ((1 << 53) - 1)
}

/// Plays the games of the plan; `tick` is called after each. If it has no more begin, the report is that of a plan with as
/// many games as were begun by then.
///
/// # Errors
/// Fails if the game cannot be set up as the plan says.
pub fn run<G: Bots>(plan: &Plan, pool: &Pool, boards: &Boards, tick: Tick<'_>) -> Result<Report, SetupError> {
    let tables = Tables::<G>::new(&plan.options, plan.seed, pool, boards)?;
    let level = |seat: Seat| plan.bots.get(seat.index()).or(plan.bots.first()).copied().unwrap_or(Level::Random);
    let weights = plan.weights.as_ref().map(WeightsFile::parse::<G>).transpose()?;
    let bot = |level| match &weights {
        Some(weights) => G::bot_with(level, weights),
        None => G::bot(level),
    };
    let begun = Instant::now();
    let new = || Sums::new(tables.seats());
    let add = |sums: &mut Sums, number| {
        let seed = game_seed(plan.seed, number);
        let checker = plan.check.then(|| Checker::new(seed, boards));
        sums.add(number, tables.play(seed, plan.max_rounds, checker, |seat, _| bot(level(seat))));
    };
    let (sums, _) = play_all(0..plan.games, plan.jobs, tick, new, add, Sums::with);
    Ok(sums.report(begun.elapsed()))
}

/// The figures of some of the games. They are the same in whatever order games are added, and take no more room for more of
/// them.
struct Sums {
    games: u64,
    finished: u64,
    /// Numbers and seeds of games that were cut off.
    unfinished: Vec<(u64, u64)>,
    /// Numbers of games in which something happened that must not.
    violations: Vec<(u64, Violation)>,
    decisions: u64,
    forced: u64,
    longest: usize,
    /// Games by their length.
    rounds: BTreeMap<u16, u64>,
    wins: Vec<u64>,
    /// Per seat, the sum of the scores and of how many games.
    scores: Vec<(i64, u64)>,
    factions: BTreeMap<&'static str, WinRecord>,
}

impl Sums {
    fn new(seats: usize) -> Self {
        Self {
            games: 0,
            finished: 0,
            unfinished: Vec::new(),
            violations: Vec::new(),
            decisions: 0,
            forced: 0,
            longest: 0,
            rounds: BTreeMap::new(),
            wins: vec![0; seats],
            scores: vec![(0, 0); seats],
            factions: BTreeMap::new(),
        }
    }

    fn add(&mut self, number: u64, game: Played) {
        self.games += 1;
        if game.finished {
            self.finished += 1;
        } else {
            self.unfinished.push((number, game.seed));
        }
        self.violations.extend(game.violations.into_iter().map(|violation| (number, violation)));
        self.decisions += game.decisions;
        self.forced += game.forced;
        self.longest = self.longest.max(game.longest);
        *self.rounds.entry(game.rounds).or_default() += 1;
        for (seat, name) in game.names.iter().enumerate() {
            let won = u64::from(game.winners.contains(Seat::new(seat as u8)));
            self.wins[seat] += won;
            *self.factions.entry(name).or_default() += WinRecord { games: 1, wins: won };
            if let Some(score) = game.scores[seat] {
                self.scores[seat] = (self.scores[seat].0 + i64::from(score), self.scores[seat].1 + 1);
            }
        }
    }

    fn with(mut self, others: Sums) -> Self {
        self.games += others.games;
        self.finished += others.finished;
        self.unfinished.extend(others.unfinished);
        self.violations.extend(others.violations);
        self.decisions += others.decisions;
        self.forced += others.forced;
        self.longest = self.longest.max(others.longest);
        for (rounds, games) in others.rounds {
            *self.rounds.entry(rounds).or_default() += games;
        }
        for (own, won) in self.wins.iter_mut().zip(others.wins) {
            *own += won;
        }
        for (own, (sum, games)) in self.scores.iter_mut().zip(others.scores) {
            *own = (own.0 + sum, own.1 + games);
        }
        for (name, record) in others.factions {
            *self.factions.entry(name).or_default() += record;
        }
        self
    }

    fn report(mut self, time: Duration) -> Report {
        self.unfinished.sort_unstable();
        // those of one game are in the order in which they happened
        self.violations.sort_by_key(|(number, _)| *number);
        let seconds = time.as_secs_f64().max(1e-9);
        let mean = |(sum, games): (i64, u64)| (games > 0).then(|| sum as f64 / games as f64);
        Report {
            games: self.games,
            finished: self.finished,
            unfinished: self.unfinished.into_iter().map(|(_, seed)| seed).collect(),
            violations: self.violations.into_iter().map(|(_, violation)| violation).collect(),
            decisions: self.decisions,
            forced: self.forced,
            decisions_per_second: self.decisions as f64 / seconds,
            games_per_second: self.games as f64 / seconds,
            rounds: Rounds { median: percentile(&self.rounds, 50), p95: percentile(&self.rounds, 95) },
            wins: self.wins,
            mean_scores: self.scores.into_iter().map(mean).collect(),
            factions: self.factions,
            longest_list: self.longest,
        }
    }
}

/// The smallest value that at least `percent` of the counted values do not exceed; 0 of none.
fn percentile(counted: &BTreeMap<u16, u64>, percent: u64) -> u16 {
    let rank = (counted.values().sum::<u64>() * percent).div_ceil(100);
    let mut so_far = 0;
    let mut sums = counted.iter().map(|(value, count)| {
        so_far += count;
        (*value, so_far)
    });
    sums.find(|(_, sum)| *sum >= rank).map_or(0, |(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_nearest_ranks() {
        let once: BTreeMap<u16, u64> = (1..=20).map(|value| (value, 1)).collect();
        assert_eq!((percentile(&once, 50), percentile(&once, 95)), (10, 19));
        assert_eq!((percentile(&BTreeMap::from([(7, 3)]), 95), percentile(&BTreeMap::new(), 50)), (7, 0));
    }

    #[test]
    fn seeds_of_games_are_apart_and_safe_in_json() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..20).flat_map(|seed| (0..200).map(move |number| game_seed(seed, number))).collect();
        assert_eq!(seeds.len(), 4000);
        assert!(seeds.iter().all(|seed| *seed < 1 << 53));
    }
}
