//! The winning chances of Root: fitted to games of `normal` at drawn tables, and compared with games that are new to them.
//! `cargo bench --bench chances -- fit GAMES SEED` writes `src/bots/root/chances/weights.rs` to its output, and with two more
//! numbers, of games and their seed, compares these weights with those games at once;
//! `cargo bench --bench chances -- check GAMES SEED` writes the tables of `docs/balance.md` for the weights of the program.

mod common;

use common::at_drawn_tables;
use std::collections::BTreeMap;
use thicket::bots::root::chances::{FEATURES, Features, Prospect, WEIGHTS, Weights, prospects, shares};
use thicket::bots::{Bots, Level, View, stream};
use thicket::games::root::State;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::faction::Faction;
use thicket::kernel::{Decision, Generator, Options, Rules};
use thicket::table::Boards;

/// The seats of one table after the other: half of them for four.
const SEATS: [usize; 8] = [4, 2, 4, 3, 4, 5, 4, 6];

/// No game of bots lasts so long.
const MOST_ACTIONS: u64 = 50_000;

/// Steps of the descent and their length, and by how much weights that all factions share are pulled back.
const STEPS: u32 = 600;
const LENGTH: f64 = 0.8;
const MOMENTUM: f64 = 0.95;
const PULL: f64 = 1e-4;

/// By how much what a faction adds to them is pulled back: that is taken which says most of every fourth game, which is held out
/// of the fit until it is found.
const PULLS_APART: [f64; 4] = [4e-4, 1.6e-3, 6.4e-3, 2.56e-2];
const HELD_OUT: usize = 4;

/// Features of which score and lead are made.
const OF_SCORE: [usize; 4] = [2, 3, 4, 5];

/// Chances are compared in bins of this many hundredths.
const BIN: usize = 10;

/// How a game stood at the start of a turn, and the seat that won, as all that the model sees of it.
struct Position {
    seats: Vec<Prospect>,
    won: Vec<f64>,
    round: u16,
}

fn play(options: &Options, boards: &Boards, seed: u64) -> Vec<Position> {
    let setup = State::setup(options, boards).expect("a setup");
    let mut chance = Generator::new(seed);
    let mut state = State::new(&setup, &mut chance, &mut ()).expect("a game");
    let mut bot = State::bot(Level::Normal);
    let mut legal = Vec::new();
    let mut positions: Vec<(Vec<Prospect>, u16)> = Vec::new();
    let mut turn = None;
    for actions in 0..MOST_ACTIONS {
        let Some(seat) = state.asked() else { break };
        if state.phase != Phase::Setup && state.at_rest() && turn != Some((state.turn, state.round)) {
            turn = Some((state.turn, state.round));
            positions.extend(prospects(&state).map(|seats| (seats, state.round)));
        }
        state.legal(&mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => bot.choose(&View::new(&state, seat, &legal), &mut stream(seed, actions)),
        };
        state.step(action, &mut chance, &mut ());
    }
    let Decision::Over(outcome) = state.decision() else { return Vec::new() };
    // a side is who leads it
    let alone = state.seats().filter(|&seat| outcome.winners.contains(seat) && state.player(seat).coalition.is_none());
    let winners: Vec<usize> = alone.map(|seat| seat.index()).collect();
    let share = |seat: usize| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let won: Vec<f64> = (0..state.seat_count()).map(share).collect();
    let position = |(seats, round)| Position { seats, won: won.clone(), round };
    positions.into_iter().map(position).collect()
}

/// The positions of this many games, one list a game.
fn games(count: u64, seed: u64) -> Vec<Vec<Position>> {
    let open = |number: u64| {
        let seats = SEATS[number as usize % SEATS.len()];
        Options { seats: vec!["random".into(); seats], ..Options::default() }
    };
    at_drawn_tables(count, seed, open, play)
}

/// The mean logarithmic loss: `log` of the number of seats for who knows nothing, 0 for who knows all.
fn loss<'a>(positions: impl IntoIterator<Item = &'a Position>, chances: impl Fn(&Position) -> Vec<f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for position in positions {
        let called = chances(position);
        sum -= called.iter().zip(&position.won).map(|(chance, won)| won * chance.max(1e-9).ln()).sum::<f64>();
        count += 1.0;
    }
    sum / count
}

/// Descends along the slope of the loss with momentum. Each faction has weights of its own, pulled `apart` by so much, or the same.
/// Features that are not `used` have none.
fn fit(positions: &[&Position], used: impl Fn(usize) -> bool, apart: Option<f64>) -> Weights {
    let mut shared = [0.0; FEATURES];
    let mut own: Weights = [[0.0; FEATURES]; Faction::COUNT];
    let (mut speed, mut own_speed) = (shared, own);
    let whole = |shared: &Features, own: &Weights| {
        own.map(|row| {
            let mut sum = row;
            sum.iter_mut().zip(shared).for_each(|(weight, shared)| *weight += shared);
            sum
        })
    };
    for _ in 0..STEPS {
        let weights = whole(&shared, &own);
        let mut slope: Weights = [[0.0; FEATURES]; Faction::COUNT];
        for position in positions {
            let called = shares(&position.seats, &weights);
            for ((seat, called), won) in position.seats.iter().zip(&called).zip(&position.won) {
                let row = &mut slope[seat.faction.index()];
                row.iter_mut().zip(&seat.features).for_each(|(slope, feature)| *slope += (called - won) * feature);
            }
        }
        let count = positions.len() as f64;
        for feature in (0..FEATURES).filter(|&feature| used(feature)) {
            let sum: f64 = slope.iter().map(|row| row[feature]).sum();
            speed[feature] = MOMENTUM * speed[feature] - LENGTH * 0.1 * (sum / count + PULL * shared[feature]);
            shared[feature] += speed[feature];
            let Some(apart) = apart else { continue };
            for (faction, row) in own.iter_mut().enumerate() {
                let down = slope[faction][feature] / count + apart * row[feature];
                let speed = &mut own_speed[faction][feature];
                *speed = MOMENTUM * *speed - LENGTH * down;
                row[feature] += *speed;
            }
        }
    }
    whole(&shared, &own)
}

/// The weights that say most of games that are new to them.
fn fit_all(games: &[Vec<Position>]) -> Weights {
    let part = |held_out: bool| -> Vec<&Position> {
        let of_part = games.iter().enumerate().filter(|(number, _)| (number % HELD_OUT == 0) == held_out);
        of_part.flat_map(|(_, positions)| positions).collect()
    };
    let (known, new) = (part(false), part(true));
    let mut best = (f64::INFINITY, 0.0);
    for apart in PULLS_APART {
        let weights = fit(&known, |_| true, Some(apart));
        let of = |positions: &[&Position]| {
            loss(positions.iter().copied(), |position: &Position| shares(&position.seats, &weights))
        };
        eprintln!("pull {apart}: {:.4} fitted, {:.4} held out", of(&known), of(&new));
        if of(&new) < best.0 {
            best = (of(&new), apart);
        }
    }
    let all: Vec<&Position> = games.iter().flatten().collect();
    // as they are written
    fit(&all, |_| true, Some(best.1)).map(|row| row.map(|weight| (weight * 1000.0).round() / 1000.0))
}

fn write(weights: &Weights, games: u64, seed: u64) {
    println!("//! Written by `cargo bench --bench chances -- fit {games} {seed}`.\n");
    println!("use super::Weights;\n\n/// The weights of the features, by faction.\n#[rustfmt::skip]");
    println!("pub const WEIGHTS: Weights = [");
    for (faction, row) in Faction::ALL.iter().zip(weights) {
        let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    // {}", faction.id());
        println!("    [{}],", row.join(", "));
    }
    println!("];");
}

/// What was called and how often it was won, summed up.
#[derive(Default)]
struct Called {
    count: f64,
    called: f64,
    won: f64,
    positions: f64,
    loss: f64,
}

impl Called {
    fn row(&self, name: &str) -> String {
        let of = |sum: f64| 100.0 * sum / self.count.max(1.0);
        format!("| {name} | {} | {:.1} | {:.1} |", self.count, of(self.called), of(self.won))
    }
}

fn check(games: &[Vec<Position>], known: &Weights) {
    let all: Vec<&Position> = games.iter().flatten().collect();
    println!("{} games, {} positions\n", games.len(), all.len());
    let score = fit(&all, |feature| OF_SCORE.contains(&feature), None);
    println!("| seats | uniform | score and lead | chances |\n| --- | --- | --- | --- |");
    for seats in 2..=6 {
        let of: Vec<&Position> = all.iter().copied().filter(|position| position.seats.len() == seats).collect();
        let by = |weights: &Weights| loss(of.iter().copied(), |position| shares(&position.seats, weights));
        println!("| {seats} | {:.3} | {:.3} | {:.3} |", (seats as f64).ln(), by(&score), by(known));
    }
    let mut bins: BTreeMap<usize, Called> = BTreeMap::new();
    let mut factions: BTreeMap<usize, Called> = BTreeMap::new();
    let mut rounds: BTreeMap<u16, [Called; 2]> = BTreeMap::new();
    for position in &all {
        let called = shares(&position.seats, known);
        let most = called.iter().copied().fold(0.0, f64::max);
        for ((seat, &called), &won) in position.seats.iter().zip(&called).zip(&position.won) {
            let add = |sums: &mut Called| {
                sums.count += 1.0;
                sums.called += called;
                sums.won += won;
            };
            add(bins.entry(((100.0 * called) as usize / BIN).min(100 / BIN - 1)).or_default());
            add(factions.entry(seat.faction.index()).or_default());
            let [firsts, others] = rounds.entry(position.round.min(11)).or_default();
            add(if called == most { firsts } else { others });
        }
        if let Some([firsts, _]) = rounds.get_mut(&position.round.min(11)) {
            firsts.positions += 1.0;
            firsts.loss += loss([*position], |_| called.clone());
        }
    }
    println!("\n| called, of 100 | seats | mean | won, of 100 |\n| --- | --- | --- | --- |");
    for (bin, sums) in &bins {
        println!("{}", sums.row(&format!("{} to {}", bin * BIN, (bin + 1) * BIN)));
    }
    println!("\n| faction | seats | called, of 100 | won, of 100 |\n| --- | --- | --- | --- |");
    for (faction, sums) in &factions {
        println!("{}", sums.row(Faction::ALL[*faction].id()));
    }
    println!(
        "\n| round | positions | the first is called, of 100 | and wins | loss |\n| --- | --- | --- | --- | --- |"
    );
    for (round, [firsts, _]) in &rounds {
        println!("{} {:.3} |", firsts.row(&round.to_string()), firsts.loss / firsts.positions.max(1.0));
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let number = |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (count, seed) = (number(1, 400), number(2, 1));
    match words.first().map(String::as_str) {
        Some("fit") => {
            let games = games(count, seed);
            let weights = fit_all(&games);
            write(&weights, count, seed);
            if words.len() > 3 {
                check(&self::games(number(3, 400), number(4, 1)), &weights);
            }
        }
        _ => check(&games(count, seed), &WEIGHTS),
    }
}
