//! Weights of bots, tuned by play: simultaneous perturbation (SPSA; Spall 1992). At each table every seat moves all its weights
//! a little, each up or down at random, and the table is played twice, the second time with the opposite changes. After some
//! tables the weights move towards where the seats did better.
//!
//! How much the others fear what a seat plays is no weight of its own play. It is evened out instead (stochastic
//! approximation; Robbins and Monro 1951): what wins more than its share is feared more from then on.

use super::Boards;
use super::bot_game::{Played, Tables, Tick, play_all};
use super::random_setup::Pool;
use super::sim::{self, Plan, WinRecord, game_seed};
use super::weights_file::WeightsFile;
use crate::bots::{Bots, Level};
use crate::kernel::{Generator, Message, Options, Seat, SetupError};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The share of its size by which a weight is moved at first to see what comes of it.
const PERTURBATION: f64 = 0.25;

/// The size that a weight near 0 is taken to have.
const LEAST_SIZE: f64 = 0.05;

/// The key of the weight by which what a seat plays is feared: it counts towards its standing for each round to come.
const FEARED: &str = ".potential_weight.per_round";

/// The keys of the weights by which others judge what a seat plays, and by which it does not play.
const OF_OTHERS: [&str; 4] = [FEARED, ".potential_weight.constant", ".potential_weight.share", ".characters"];

/// By how much it changes at first for each win of all games above an even share.
const FEAR: f64 = 8.0;

/// The value of a win. Whole numbers add up to the same in any order.
const WIN: i64 = 1_000_000;

/// The plan of a tuning.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub options: Options,
    /// The level of all bots.
    pub level: Level,
    /// A file of weights to begin with; the built-in ones if there is none.
    pub weights: Option<WeightsFile>,
    /// The weights that are tuned: `eyrie`, `eyrie.roost`. All, if none are named.
    pub only: Vec<String>,
    /// Whether all seats are to win alike, by how much each is feared.
    pub evens_out: bool,
    pub steps: u32,
    /// Tables of each step; two games are played at each, but one where all are to win alike.
    pub tables: u64,
    /// How fast the weights follow what the games say.
    pub pace: f64,
    pub seed: u64,
    pub jobs: usize,
    pub max_rounds: u16,
}

/// A number in a file of weights.
#[derive(Clone, PartialEq, Debug)]
struct Number {
    /// Section and key, and its place among several: `vagabond.ready.3`.
    name: String,
    /// Whether its section is named after what a seat plays, and says how that is played.
    is_of_seats: bool,
    at: Range<usize>,
    value: f64,
}

impl Number {
    fn section(&self) -> &str {
        self.name.split('.').next().unwrap_or_default()
    }

    /// Returns whether it is this key of its section, or within it.
    fn is(&self, key: &str) -> bool {
        is_within(&self.name[self.section().len()..], key)
    }
}

/// Returns whether a name is this one, or goes on below it.
fn is_within(name: &str, outer: &str) -> bool {
    name.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// A file of weights, of which numbers can be changed.
#[derive(Clone, PartialEq, Debug)]
struct Sheet {
    text: String,
    numbers: Vec<Number>,
}

impl Sheet {
    /// Finds the numbers of a file. `plays`: what seats can play.
    fn read(text: &str, plays: &[String]) -> Result<Self, Message> {
        let unsound = |fault: toml::de::Error| Message::new("weights-unsound").text("why", fault.message());
        let mut numbers = Vec::new();
        for (section, value) in DeTable::parse(text).map_err(unsound)?.get_ref() {
            let is_of_seats = plays.iter().any(|plays| plays.starts_with(section.get_ref().as_ref()));
            find(section.get_ref(), is_of_seats, value, &mut numbers);
        }
        numbers.sort_by_key(|number| number.at.start);
        Ok(Self { text: text.to_owned(), numbers })
    }

    /// Returns the file with other values for all numbers.
    fn with(&self, values: &[f64]) -> String {
        let mut text = String::with_capacity(self.text.len());
        let mut done = 0;
        for (number, value) in self.numbers.iter().zip(values) {
            text.push_str(&self.text[done..number.at.start]);
            if *value == number.value {
                text.push_str(&self.text[number.at.clone()]);
            } else {
                text.push_str(&format!("{value:.4}"));
            }
            done = number.at.end;
        }
        text.push_str(&self.text[done..]);
        text
    }
}

/// Finds the numbers of a value, wherever they are in it.
fn find(name: &str, is_of_seats: bool, value: &Spanned<DeValue<'_>>, numbers: &mut Vec<Number>) {
    let mut go_on = |key: &str, value| find(&format!("{name}.{key}"), is_of_seats, value, numbers);
    let number = match value.get_ref() {
        DeValue::Table(table) => return table.iter().for_each(|(key, value)| go_on(key.get_ref(), value)),
        DeValue::Array(values) => {
            return values.iter().enumerate().for_each(|(index, value)| go_on(&index.to_string(), value));
        }
        DeValue::Float(number) => number.as_str().parse().ok(),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(|number| number as f64)
        }
        _ => None,
    };
    let at = value.span();
    numbers.extend(number.map(|value| Number { name: name.to_owned(), is_of_seats, at, value }));
}

/// The weights as they are tuned.
struct Walk<'t> {
    tuning: &'t Tuning,
    sheet: Sheet,
    values: Vec<f64>,
    /// Whether each of them is moved.
    meant: Vec<bool>,
    /// The values of the second half of the steps: their mean is nearer to the best than the last of them.
    sums: Vec<f64>,
    count: f64,
}

/// For each weight, how much better seats did with it up than with it down, and the number of these seats.
type Slopes = Vec<(i64, u32)>;

impl<'t> Walk<'t> {
    fn new(tuning: &'t Tuning, sheet: Sheet) -> Self {
        let is_meant = |number: &Number| {
            let is_named = tuning.only.is_empty() || tuning.only.iter().any(|name| is_within(&number.name, name));
            let is_tuned = if tuning.evens_out {
                number.is_of_seats && number.is(FEARED)
            } else {
                !number.is_of_seats || OF_OTHERS.iter().all(|key| !number.is(key))
            };
            is_named && is_tuned
        };
        let meant = sheet.numbers.iter().map(is_meant).collect();
        let values: Vec<f64> = sheet.numbers.iter().map(|number| number.value).collect();
        Self { tuning, meant, sums: vec![0.0; values.len()], values, sheet, count: 0.0 }
    }

    /// Returns the weights after a move, each by a share of its size; each keeps its sign.
    fn moved(&self, shares: impl Fn(usize) -> f64) -> Vec<f64> {
        let moved = |(index, number): (usize, &Number)| {
            let value = self.values[index] + shares(index) * number.value.abs().max(LEAST_SIZE);
            let value = value.clamp(f64::MIN, f64::MAX);
            if number.value < 0.0 { value.min(0.0) } else { value.max(0.0) }
        };
        self.sheet.numbers.iter().enumerate().map(moved).collect()
    }

    /// Returns which weights a seat moves up (1) and down (-1) in the first game at a table, and the other way in the second:
    /// those that are tuned and matter to what it plays.
    fn signs(&self, table: u64, seat: Seat, plays: &str) -> Vec<i8> {
        let mut rng = Generator::new(game_seed(self.tuning.seed, table).rotate_left(7) ^ seat.index() as u64);
        let sections = &self.sheet.numbers;
        let is_other = |number: &Number| number.is_of_seats && !plays.starts_with(number.section());
        let sign = |(number, meant): (&Number, &bool)| {
            let sign = if rng.below(2) == 0 { 1 } else { -1 };
            if *meant && !is_other(number) { sign } else { 0 }
        };
        sections.iter().zip(&self.meant).map(sign).collect()
    }

    /// Returns the perturbation of a step and its length, which fall about as Spall (1998) advises.
    fn lengths(&self, step: u32) -> (f64, f64) {
        let eighth = |number: f64| number.sqrt().sqrt().sqrt();
        let begun = f64::from(step + 1);
        let later = begun + f64::from(self.tuning.steps) / 10.0;
        (PERTURBATION / eighth(begun), self.tuning.pace / (later.sqrt() * eighth(later)))
    }

    fn follow(&mut self, step: u32, slopes: &Slopes) {
        let (perturbation, pace) = self.lengths(step);
        let share = |index: usize| {
            let (sum, count) = slopes[index];
            pace * sum as f64 / (WIN as f64 * f64::from(count.max(1)) * 2.0 * perturbation)
        };
        self.values = self.moved(share);
        self.keep(step);
    }

    /// Plans games in which all seats have the weights as they are now.
    fn even_plan(&self, first: u64) -> Plan {
        let Tuning { options, level, seed, tables, jobs, max_rounds, .. } = self.tuning;
        let weights = WeightsFile { name: String::new(), text: self.sheet.with(&self.values) };
        Plan {
            options: options.clone(),
            bots: vec![*level],
            weights: Some(weights),
            games: *tables,
            seed: game_seed(*seed, first),
            jobs: *jobs,
            check: false,
            max_rounds: *max_rounds,
        }
    }

    /// Moves how much each is feared by what it has won.
    fn even_out(&mut self, step: u32, won: &BTreeMap<&str, WinRecord>) {
        let share = |record: WinRecord| record.wins as f64 / record.games.max(1) as f64;
        let sum = |of: &dyn Fn(&str) -> bool| {
            won.iter().filter(|(plays, _)| of(plays)).fold(WinRecord::default(), |mut sum, (_, record)| {
                sum += *record;
                sum
            })
        };
        let even = share(sum(&|_| true));
        let pace = self.tuning.pace * FEAR / (1.0 + f64::from(step) / 3.0);
        for (index, number) in self.sheet.numbers.iter().enumerate().filter(|(index, _)| self.meant[*index]) {
            let record = sum(&|plays| plays.starts_with(number.section()));
            if record.games > 0 {
                self.values[index] += pace * (share(record) - even);
            }
        }
        self.keep(step);
    }

    fn keep(&mut self, step: u32) {
        if step >= self.tuning.steps / 2 {
            self.sums.iter_mut().zip(&self.values).for_each(|(sum, value)| *sum += value);
            self.count += 1.0;
        }
    }

    fn result(self) -> Vec<f64> {
        let Self { sheet, values, meant, sums, count, .. } = self;
        let mean = |index: usize| if count > 0.0 { sums[index] / count } else { values[index] };
        (0..values.len()).map(|index| if meant[index] { mean(index) } else { sheet.numbers[index].value }).collect()
    }
}

/// Returns what a game was worth to a seat: the win, and its lead over the best of the others, in shares of both scores.
fn result(played: &Played, seat: usize) -> i64 {
    let points = |seat: usize| played.scores[seat].map_or(0, i64::from).max(0);
    let others = (0..played.names.len()).filter(|&other| other != seat);
    let (own, best) = (points(seat), others.map(points).max().unwrap_or(0));
    let won = if played.winners.contains(Seat::new(seat as u8)) { WIN } else { 0 };
    won + WIN * (own - best) / (own + best).max(1)
}

/// Plays two games at a table; adds what they say of the weights.
fn compare<G: Bots>(walk: &Walk<'_>, tables: &Tables<'_, G>, perturbation: f64, table: u64, slopes: &mut Slopes) {
    let seed = game_seed(walk.tuning.seed, table);
    let play = |way: f64| {
        tables.play(seed, walk.tuning.max_rounds, None, |seat, plays| {
            let signs = walk.signs(table, seat, plays);
            let text = walk.sheet.with(&walk.moved(|index| way * perturbation * f64::from(signs[index])));
            let bot = |weights| G::bot_with(walk.tuning.level, &weights);
            // the file was read before: with other finite numbers it is as sound
            text.parse().map(Arc::new).map_or_else(|_| G::bot(walk.tuning.level), bot)
        })
    };
    let [up, down] = [play(1.0), play(-1.0)];
    if up.names != down.names {
        // what seats chose to play cannot be compared
        return;
    }
    for (seat, plays) in up.names.iter().enumerate() {
        let gain = result(&up, seat) - result(&down, seat);
        let signs = walk.signs(table, Seat::new(seat as u8), plays);
        for ((sum, count), sign) in slopes.iter_mut().zip(signs) {
            *sum += gain * i64::from(sign);
            *count += u32::from(sign.unsigned_abs());
        }
    }
}

/// Tunes the weights and returns a file of them. `tick` is called after each table; once it stops the games, the weights are those
/// of the steps before.
///
/// # Errors
/// Fails if there is nothing to tune, the weights are invalid or the games cannot be set up.
pub fn run<G: Bots>(tuning: &Tuning, pool: &Pool, boards: &Boards, tick: Tick<'_>) -> Result<String, SetupError> {
    let text = tuning.weights.as_ref().map(|file| file.text.as_str()).or(G::WEIGHTS);
    let text = text.ok_or_else(|| SetupError(Message::new("weights-fixed")))?;
    tuning.weights.as_ref().map(WeightsFile::parse::<G>).transpose()?;
    let tables = Tables::<G>::new(&tuning.options, tuning.seed, pool, boards)?;
    let mut walk = Walk::new(tuning, Sheet::read(text, &pool.plays).map_err(SetupError)?);
    for name in &tuning.only {
        let mut tuned = walk.sheet.numbers.iter().zip(&walk.meant).filter(|(_, meant)| **meant);
        if !tuned.any(|(number, _)| is_within(&number.name, name)) {
            return Err(SetupError(Message::new("tune-nothing").text("name", name)));
        }
    }
    for step in 0..tuning.steps {
        let first = u64::from(step) * tuning.tables;
        if tuning.evens_out {
            let played = sim::run::<G>(&walk.even_plan(first), pool, boards, tick)?;
            if played.games < tuning.tables {
                break;
            }
            walk.even_out(step, &played.factions);
            continue;
        }
        let (perturbation, _) = walk.lengths(step);
        let add = |slopes: &mut Slopes, table| compare(&walk, &tables, perturbation, table, slopes);
        let join = |mut one: Slopes, other: Slopes| {
            one.iter_mut().zip(other).for_each(|(one, other)| *one = (one.0 + other.0, one.1 + other.1));
            one
        };
        let new = || vec![(0, 0); walk.values.len()];
        let (slopes, is_whole) = play_all(first..first + tuning.tables, tuning.jobs, tick, new, add, join);
        if !is_whole {
            break;
        }
        walk.follow(step, &slopes);
    }
    let note = note(tuning);
    let sheet = walk.sheet.clone();
    Ok(format!("{note}{}", sheet.with(&walk.result())))
}

/// Returns the line that says how the weights were tuned.
fn note(tuning: &Tuning) -> String {
    let only = if tuning.only.is_empty() { "all".to_owned() } else { tuning.only.join(", ") };
    let how = if tuning.evens_out { "Evened out" } else { "Tuned" };
    format!(
        "# {how} by play of {}: {only}; {} steps of {} tables, pace {}, seed {}.\n",
        tuning.level, tuning.steps, tuning.tables, tuning.pace, tuning.seed
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# a note = 1\n[one]\nkey = 5e-1 # of 2\nrow = [\n1, -2.5]\n\n[one.more]\nother = 3.0\n";

    #[test]
    fn numbers_are_found_and_changed_in_their_places() {
        let sheet = Sheet::read(TEXT, &["one:fast".to_owned()]).unwrap();
        assert!(sheet.numbers.iter().all(|number| number.is_of_seats && number.section() == "one"));
        let found: Vec<(&str, f64)> = sheet.numbers.iter().map(|number| (number.name.as_str(), number.value)).collect();
        assert_eq!(found, [("one.key", 0.5), ("one.row.0", 1.0), ("one.row.1", -2.5), ("one.more.other", 3.0)]);
        assert_eq!(sheet.with(&[0.5, 1.0, -2.5, 3.0]), TEXT);
        let changed = TEXT.replace("-2.5", "-1.2500").replace("3.0", "4.0000");
        assert_eq!(sheet.with(&[0.5, 1.0, -1.25, 4.0]), changed);
    }
}
