//! Contests of bots: at each table one of them plays against others of another kind, on the same tables for all of them.
//! Parts of a contest can be played apart, and add up to the same result.

use super::Boards;
use super::bot_game::{Tables, Tick, play_all};
use super::external_bot::{ExternalBot, Program};
use super::random_setup::Pool;
use super::sim::{WinRecord, game_seed};
use super::system::processor_time;
use super::weights_file::WeightsFile;
use crate::bots::{Bot, Bots, Budget, Level, View};
use crate::kernel::{CLOCKWORK, Generator, Message, Options, Seat, SetupError, fnv};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// One who takes part.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contender {
    /// A bot: `normal`, `hard@50000`, `normal:FILE`.
    Bot {
        level: Level,
        /// Positions after which `hard` ends the trials of one decision, other than usual.
        nodes: Option<u64>,
        /// A file of weights, instead of the built-in ones.
        weights: Option<PathBuf>,
    },
    /// A program that is asked for each decision, as `docs/protocol.md` says.
    Program(Program),
}

/// What a program is named by.
const PROGRAM: &str = "cmd:";
const PROGRAM_EXAMPLE: &str = "cmd:python3 bot.py";
const CONTENDER_EXAMPLES: &str = "normal, hard@50000, normal:weights.toml, cmd:python3 bot.py";

impl Contender {
    /// Makes the usual bot of a level.
    pub const fn of(level: Level) -> Self {
        Contender::Bot { level, nodes: None, weights: None }
    }

    /// The level of a bot; `None` for a program.
    fn level(&self) -> Option<Level> {
        match self {
            Contender::Bot { level, .. } => Some(*level),
            Contender::Program(_) => None,
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Bot { level, nodes, weights } => {
                level.fmt(f)?;
                nodes.map_or(Ok(()), |nodes| write!(f, "@{nodes}"))?;
                weights.as_ref().map_or(Ok(()), |file| write!(f, ":{}", file.display()))
            }
            Contender::Program(program) => write!(f, "{PROGRAM}{program}"),
        }
    }
}

impl FromStr for Contender {
    type Err = NotLike;

    fn from_str(text: &str) -> Result<Self, NotLike> {
        if let Some(command) = text.strip_prefix(PROGRAM) {
            let is_named = !command.trim().is_empty();
            return is_named.then(|| Contender::Program(Program::new(command))).ok_or(NotLike(PROGRAM_EXAMPLE));
        }
        let (bot, file) = text.split_once(':').map_or((text, None), |(bot, file)| (bot, Some(file)));
        if file == Some("") {
            return Err(NotLike("normal:weights.toml"));
        }
        let (level, nodes) = match bot.split_once('@').map(|(level, nodes)| (level, nodes.parse())) {
            Some((level, Ok(nodes))) => (level, Some(nodes)),
            _ => (bot, None),
        };
        let level = level.parse().map_err(|_| NotLike(CONTENDER_EXAMPLES))?;
        if nodes.is_some() && level != Level::Hard {
            return Err(NotLike("hard@50000"));
        }
        Ok(Contender::Bot { level, nodes, weights: file.map(PathBuf::from) })
    }
}

/// A part of a contest: which of how many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Shard {
    pub number: u64,
    pub of: u64,
}

impl Shard {
    pub const ALL: Self = Self { number: 1, of: 1 };

    /// Numbers those of this many games that belong to it: every game at every so-many-th table, each of which has as many
    /// games as seats.
    fn of_games(self, games: u64, seats: u64) -> impl Iterator<Item = u64> + Send {
        let step = usize::try_from(self.of).unwrap_or(usize::MAX);
        let tables = (self.number - 1..games.div_ceil(seats)).step_by(step);
        tables.flat_map(move |table| table * seats..games.min((table + 1) * seats))
    }

    /// Counts them.
    fn count_games(self, games: u64, seats: u64) -> u64 {
        let tables = games.div_ceil(seats);
        let own = tables.saturating_sub(self.number - 1).div_ceil(self.of);
        // the last table may have fewer games
        let has_last = tables > 0 && (tables - 1) % self.of == self.number - 1;
        let missing = if has_last { tables.saturating_mul(seats) - games } else { 0 };
        own.saturating_mul(seats) - missing
    }
}

/// A word that is not what it should be, with an example of that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct NotLike(pub &'static str);

impl NotLike {
    /// Gives the example as a message.
    pub fn message(&self) -> Message {
        Message::new("arena-not-like").text("example", self.0)
    }
}

impl FromStr for Shard {
    type Err = NotLike;

    fn from_str(text: &str) -> Result<Self, NotLike> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let shard = numbers.map(|(number, of)| Self { number, of });
        shard.filter(|shard| (1..=shard.of).contains(&shard.number)).ok_or(NotLike("1/4"))
    }
}

/// A test that stops a contest as soon as it is decided (Wald 1945): whether the chance to win is rather the lower or the
/// higher one, each in hundredths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    pub low: f64,
    pub high: f64,
}

/// The odds at which the test is decided: both kinds of error happen in 5 of 100 contests.
const DECIDED: f64 = 2.944_438_979_166_440_3;

/// Games after which the test is looked at, whatever the number of workers; with those that fill up the last table.
const BATCH: usize = 64;

impl FromStr for Sequential {
    type Err = NotLike;

    fn from_str(text: &str) -> Result<Self, NotLike> {
        let chances = text.split_once("..").and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        let test = chances.map(|(low, high)| Self { low, high });
        test.filter(|test| 0.0 < test.low && test.low < test.high && test.high < 100.0).ok_or(NotLike("25..30"))
    }
}

impl Sequential {
    /// Returns whether the higher chance (`true`) or the lower one fits the games, once that is decided.
    pub fn decides(self, record: WinRecord) -> Option<bool> {
        let (low, high) = (self.low / 100.0, self.high / 100.0);
        let lost = record.games - record.wins;
        let odds = record.wins as f64 * (high / low).ln() + lost as f64 * ((1.0 - high) / (1.0 - low)).ln();
        (odds.abs() >= DECIDED).then_some(odds > 0.0)
    }
}

/// The plan of a contest.
#[derive(Clone, Debug)]
pub struct Contest {
    pub options: Options,
    pub contenders: Vec<Contender>,
    /// Who the others are at each table; without one, each contender in turn.
    pub field: Option<Contender>,
    /// Games of each match.
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    pub max_rounds: u16,
    pub shard: Shard,
    pub sequential: Option<Sequential>,
    /// The time that a program has for a decision.
    pub patience: Duration,
    /// Whether decisions are timed.
    pub times: bool,
}

impl Contest {
    /// Returns the levels of those who take part.
    pub fn levels(&self) -> impl Iterator<Item = Level> {
        self.contenders.iter().chain(&self.field).filter_map(Contender::level)
    }

    /// Returns the pairs that meet: who is alone at each table, and who the others are.
    pub fn matches(&self) -> Vec<(&Contender, &Contender)> {
        match &self.field {
            Some(field) => self.contenders.iter().map(|contender| (contender, field)).collect(),
            None => {
                let others = |one| self.contenders.iter().filter(move |other| *other != one);
                self.contenders.iter().flat_map(|one| others(one).map(move |other| (one, other))).collect()
            }
        }
    }

    /// Counts the games that are to be played.
    pub fn games_to_play(&self) -> u64 {
        let seats = self.options.seats.len().max(1) as u64;
        self.shard.count_games(self.games, seats).saturating_mul(self.matches().len() as u64)
    }

    /// Returns a contender that is named twice, if there is one: each of its games would count as two.
    pub fn named_twice(&self) -> Option<&Contender> {
        let is_earlier = |(index, one): (usize, &Contender)| self.contenders[..index].contains(one);
        self.contenders.iter().enumerate().find(|&pair| is_earlier(pair)).map(|(_, one)| one)
    }
}

/// What came of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    pub contender: String,
    pub field: String,
    #[serde(flatten)]
    pub record: WinRecord,
    /// Games that were cut off.
    pub unfinished: u64,
    /// Decisions that a program did not make in time, or not legally.
    pub faults: u64,
    /// Whether the games fit the higher chance of a sequential test, if they decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<bool>,
    /// By what the contender played.
    pub factions: BTreeMap<String, WinRecord>,
}

/// What came of a contest, or of parts of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    pub game: String,
    pub seats: usize,
    pub seed: u64,
    /// Games of each match in the whole contest.
    pub games: u64,
    /// A digest of all else that the games follow from: setup, boards, limits, weights and the version of the program.
    pub setup: String,
    /// The parts that were played; none if an interrupt came before all of their games.
    pub shards: Vec<Shard>,
    pub matches: Vec<Match>,
}

/// The reason why parts do not add up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum MergeError {
    Nothing,
    Different,
    Twice(u64, u64),
}

impl MergeError {
    /// Says so as a message.
    pub fn message(&self) -> Message {
        match *self {
            MergeError::Nothing => Message::new("arena-merge-nothing"),
            MergeError::Different => Message::new("arena-merge-different"),
            MergeError::Twice(number, of) => {
                let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
                Message::new("arena-merge-twice").number("number", count(number)).number("of", count(of))
            }
        }
    }
}

impl Standings {
    /// Returns whether games can have come out so.
    pub fn is_possible(&self) -> bool {
        let records = self.matches.iter().flat_map(|played| played.factions.values().chain([&played.record]));
        let is_part = |shard: &Shard| (1..=shard.of).contains(&shard.number);
        self.seats >= 2 && { records }.all(|record| record.wins <= record.games) && self.shards.iter().all(is_part)
    }

    /// Adds up parts. All of them make the whole contest, as if it had been played at once.
    ///
    /// # Errors
    /// Fails if they are not parts of one contest, each played to its end and there once.
    pub fn merge(parts: Vec<Standings>) -> Result<Standings, MergeError> {
        if parts.iter().any(|part| part.shards.is_empty()) {
            return Err(MergeError::Different);
        }
        let mut parts = parts.into_iter();
        let mut all = parts.next().ok_or(MergeError::Nothing)?;
        for part in parts {
            let pairs = |standings: &Standings| -> Vec<(String, String)> {
                let pair = |played: &Match| (played.contender.clone(), played.field.clone());
                standings.matches.iter().map(pair).collect()
            };
            let of = |standings: &Standings| standings.shards.first().map(|shard| shard.of);
            let head = |part: &Standings| {
                (part.game.clone(), part.seats, part.seed, part.games, part.setup.clone(), of(part), pairs(part))
            };
            if head(&part) != head(&all) {
                return Err(MergeError::Different);
            }
            for (own, more) in all.matches.iter_mut().zip(part.matches) {
                own.add(more);
            }
            all.shards.extend(part.shards);
        }
        all.shards.sort_unstable();
        if let Some([twice, _]) = all.shards.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(MergeError::Twice(twice.number, twice.of));
        }
        if all.shards.first().is_some_and(|shard| shard.of == all.shards.len() as u64) {
            all.shards = vec![Shard::ALL];
        }
        Ok(all)
    }
}

impl Match {
    fn new(contender: &Contender, field: &Contender) -> Self {
        let (contender, field) = (contender.to_string(), field.to_string());
        let (record, factions) = Default::default();
        Self { contender, field, record, unfinished: 0, faults: 0, decided: None, factions }
    }

    fn add(&mut self, more: Match) {
        self.record += more.record;
        self.unfinished = self.unfinished.saturating_add(more.unfinished);
        self.faults = self.faults.saturating_add(more.faults);
        for (name, record) in more.factions {
            *self.factions.entry(name).or_default() += record;
        }
    }
}

/// The times that contenders took for their decisions, the shortest first: bots on the processor, programs by the clock. They
/// differ from run to run.
#[derive(Clone, Debug, Default)]
pub struct Times(BTreeMap<String, Vec<Duration>>);

impl Times {
    /// Returns for each contender how long its decisions took that stand at these hundredths.
    pub fn at(&self, hundredths: &[usize]) -> BTreeMap<&str, Vec<Duration>> {
        let of = |times: &Vec<Duration>| {
            hundredths.iter().map(|part| times[(times.len() - 1) * part / 100]).collect::<Vec<_>>()
        };
        self.0.iter().filter(|(_, times)| !times.is_empty()).map(|(name, times)| (name.as_str(), of(times))).collect()
    }
}

/// A contender at the tables of a game.
struct Entrant<'c, G: Bots> {
    who: &'c Contender,
    weights: Option<Arc<G::Weights>>,
    /// What its weights say.
    text: Cow<'static, str>,
}

impl<'c, G: Bots> Entrant<'c, G> {
    fn new(who: &'c Contender) -> Result<Self, SetupError> {
        let file = match who {
            Contender::Bot { weights, .. } => weights.as_deref().map(WeightsFile::read).transpose()?,
            Contender::Program(program) => {
                program.try_start().map_err(|error| {
                    let fault = Message::new("arena-no-program").text("program", program.to_string());
                    SetupError(fault.text("why", error.to_string()))
                })?;
                None
            }
        };
        let weights = file.as_ref().map(WeightsFile::parse::<G>).transpose()?;
        Ok(Self {
            who,
            weights,
            text: file.map_or(Cow::Borrowed(G::WEIGHTS.unwrap_or_default()), |file| Cow::Owned(file.text)),
        })
    }

    /// Returns the player of a seat.
    fn bot<'a>(&'a self, plays: &'static str, patience: Duration, faults: &'a AtomicU64) -> Box<dyn Bot<G> + 'a> {
        match (self.who, &self.weights) {
            (Contender::Program(program), _) => Box::new(ExternalBot::new(program, plays, patience, faults)),
            (Contender::Bot { level, .. }, Some(weights)) => G::bot_with(*level, weights),
            (Contender::Bot { level, .. }, None) => G::bot(*level),
        }
    }
}

/// Plays the contest, or the part of it that is to be played; `tick` is called after each game.
///
/// # Errors
/// Fails if the game cannot be set up as the contest says.
pub fn run<G: Bots>(
    contest: &Contest,
    pool: &Pool,
    boards: &Boards,
    tick: Tick<'_>,
) -> Result<(Standings, Times), SetupError> {
    // a clockwork player has nothing to choose, so there is nothing to compare
    if contest.options.seats.iter().any(|seat| seat.contains(CLOCKWORK)) {
        return Err(SetupError("arena-clockwork".into()));
    }
    let tables = Tables::<G>::new(&contest.options, contest.seed, pool, boards)?;
    let seats = tables.seats();
    let matches = contest.matches();
    let entrants = |(contender, field)| Ok([Entrant::new(contender)?, Entrant::new(field)?]);
    let entrants = matches.into_iter().map(entrants).collect::<Result<Vec<[Entrant<'_, G>; 2]>, SetupError>>()?;
    let mut standings = Standings {
        game: G::ID.to_owned(),
        seats,
        seed: contest.seed,
        games: contest.games,
        setup: digest(contest, &entrants, boards),
        shards: vec![contest.shard],
        matches: Vec::new(),
    };
    let times = Mutex::new(Times::default());
    let mut is_stopped = false;
    for entrants in &entrants {
        if is_stopped {
            break;
        }
        let new = || Match::new(entrants[0].who, entrants[1].who);
        let mut played = new();
        let batch = if contest.sequential.is_some() { BATCH.next_multiple_of(seats) } else { usize::MAX };
        let mut numbers = contest.shard.of_games(contest.games, seats as u64);
        let add = |sums: &mut Match, number| sums.add(game(contest, &tables, entrants, number, &times));
        let join = |mut one: Match, other| {
            one.add(other);
            one
        };
        loop {
            let (more, is_whole) = play_all(numbers.by_ref().take(batch), contest.jobs, tick, new, add, join);
            let is_last = more.record.games == 0;
            played.add(more);
            is_stopped |= !is_whole;
            played.decided = contest.sequential.and_then(|test| test.decides(played.record));
            if is_last || played.decided.is_some() || is_stopped {
                break;
            }
        }
        standings.matches.push(played);
    }
    if is_stopped {
        standings.shards.clear();
    }
    let mut times = times.into_inner().unwrap_or_else(PoisonError::into_inner);
    times.0.values_mut().for_each(|times| times.sort_unstable());
    Ok((standings, times))
}

fn digest<G: Bots>(contest: &Contest, entrants: &[[Entrant<'_, G>; 2]], boards: &Boards) -> String {
    let Contest { options, max_rounds, patience, .. } = contest;
    let boards = boards.ids(G::ID).filter_map(|id| boards.get(G::ID, id)).map(|board| &board.text);
    let texts: Vec<&str> =
        entrants.iter().flatten().map(|entrant| &entrant.text).chain(boards).map(AsRef::as_ref).collect();
    let all = format!("{} {options:?} {max_rounds} {patience:?} {texts:?}", env!("CARGO_PKG_VERSION"));
    format!("{:016x}", fnv(all.as_bytes()))
}

/// Plays one game of a match: as many in a row as there are seats have the same table, with the contender at another one of
/// its seats.
fn game<G: Bots>(
    contest: &Contest,
    tables: &Tables<'_, G>,
    [contender, field]: &[Entrant<'_, G>; 2],
    number: u64,
    times: &Mutex<Times>,
) -> Match {
    let seats = tables.seats() as u64;
    let alone = Seat::new((number % seats) as u8);
    let (faults, took) = (AtomicU64::new(0), Mutex::new(Times::default()));
    let played = tables.play(game_seed(contest.seed, number / seats), contest.max_rounds, None, |seat, plays| {
        let entrant = if seat == alone { contender } else { field };
        let bot = entrant.bot(plays, contest.patience, &faults);
        Box::new(Player { bot, who: entrant.who, took: contest.times.then_some(&took) })
    });
    let took = took.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    for (name, mut more) in took.0 {
        times.0.entry(name).or_default().append(&mut more);
    }
    let record = WinRecord { games: 1, wins: u64::from(played.winners.contains(alone)) };
    let mut result = Match { record, ..Match::new(contender.who, field.who) };
    result.unfinished = u64::from(!played.finished);
    result.faults = faults.into_inner();
    // a table that cannot be set up has no names
    result.factions.extend(played.names.get(alone.index()).map(|name| ((*name).to_owned(), record)));
    result
}

/// A bot at a table.
struct Player<'a, G: Bots> {
    bot: Box<dyn Bot<G> + 'a>,
    who: &'a Contender,
    /// Where the times of its decisions are noted, if they are.
    took: Option<&'a Mutex<Times>>,
}

impl<G: Bots> Player<'_, G> {
    fn decide(&mut self, view: &View<'_, G>, rng: &mut Generator) -> G::Action {
        match self.who {
            Contender::Bot { nodes: Some(nodes), .. } => {
                self.bot.think(view, rng, Budget { nodes: Some(*nodes) }).action
            }
            _ => self.bot.choose(view, rng),
        }
    }
}

impl<G: Bots> Bot<G> for Player<'_, G> {
    fn choose(&mut self, view: &View<'_, G>, rng: &mut Generator) -> G::Action {
        let Some(took) = self.took else { return self.decide(view, rng) };
        let (begun, used) = (Instant::now(), processor_time());
        let action = self.decide(view, rng);
        let time = match self.who {
            Contender::Program(_) => begun.elapsed(),
            Contender::Bot { .. } => processor_time().saturating_sub(used),
        };
        let mut took = took.lock().unwrap_or_else(PoisonError::into_inner);
        took.0.entry(self.who.to_string()).or_default().push(time);
        action
    }
}
