//! `thicket arena`: bots against each other, and how sure the result is.

use super::table::columns;
use super::trial::{INTERRUPTED, Trial, read_weights, stopped, until_interrupted};
use super::viewer::named;
use super::{Failure, Io, Setting};
use crate::bots::Level;
use crate::kernel::Words;
use crate::table::arena::{Contender, Contest, Match, MergeError, NotLike, Sequential, Shard, Standings, Times};
use crate::table::rating::{Rating, ratings, share};
use crate::table::read_text;
use crate::table::tuning::Tuning;
use clap::{Args, Subcommand};
use serde::Serialize;
use std::path::PathBuf;
use std::time::Duration;

/// The decisions, in hundredths, whose time is told.
const TOLD: [usize; 3] = [50, 95, 100];

/// The largest result of a part that is read.
const MOST_BYTES: u64 = 1 << 20;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Arena {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    play: Play,
}

#[derive(Args)]
struct Play {
    #[command(flatten)]
    trial: Trial,
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Contender>,
    #[arg(long)]
    field: Option<Contender>,
    #[arg(long)]
    shard: Option<Shard>,
    #[arg(long, conflicts_with = "shard")]
    until: Option<Sequential>,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    #[arg(long)]
    times: bool,
    #[arg(long)]
    json: bool,
}

/// Weights tuned by play.
#[derive(Args)]
struct Tune {
    #[command(flatten)]
    trial: Trial,
    #[arg(long, default_value = Level::Normal.id())]
    bot: Level,
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    #[arg(long)]
    even: bool,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long, default_value_t = 50)]
    steps: u32,
    #[arg(long, default_value = "1", value_parser = pace)]
    pace: f64,
}

/// Reads a number above 0.
fn pace(text: &str) -> Result<f64, NotLike> {
    text.parse().ok().filter(|pace: &f64| pace.is_finite() && *pace > 0.0).ok_or(NotLike("0.7"))
}

#[derive(Subcommand)]
enum Part {
    Tune(Box<Tune>),
    Merge {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
}

/// What is told as JSON: the standings, and what follows from them.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    standings: &'a Standings,
    ratings: Vec<Rating>,
}

impl Arena {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        match self.part {
            Some(Part::Tune(tune)) => tune.run(setting, io),
            Some(Part::Merge { files, json }) => merge(&files, json, setting.words, io),
            None => self.play.run(setting, io),
        }
    }
}

impl Play {
    fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let (words, trial) = (setting.words, self.trial);
        let entry = trial.entry(setting)?;
        let boards = setting.boards()?;
        let contest = Contest {
            options: trial.options(entry, &boards, words)?,
            contenders: self.bots,
            field: self.field,
            games: trial.games,
            seed: trial.seed,
            jobs: trial.jobs(),
            max_rounds: trial.max_rounds,
            shard: self.shard.unwrap_or(Shard::ALL),
            sequential: self.until,
            patience: Duration::from_secs(self.patience),
            times: self.times,
        };
        if let Some(twice) = contest.named_twice() {
            return Err(Failure::Usage(words.text_with("arena-twice", &[("bot", twice.to_string().into())])));
        }
        if contest.matches().is_empty() {
            return Err(Failure::Usage(words.text("arena-alone")));
        }
        let games = contest.games_to_play();
        let (played, _) = until_interrupted(games, |tick| entry.arena(&contest, &boards, tick))?;
        let (standings, times) = played.map_err(|fault| Failure::Usage(words.say(&fault.0)))?;
        tell(&standings, self.json, words, io)?;
        io.out.flush()?;
        if self.times {
            io.err.write_all(timed(&times, words).as_bytes())?;
        }
        if standings.shards.is_empty() {
            let played = standings.matches.iter().map(|played| played.record.games).sum();
            return stopped(played, games, words, io);
        }
        Ok(())
    }
}

impl Tune {
    fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let (words, trial) = (setting.words, self.trial);
        let entry = trial.entry(setting)?;
        let boards = setting.boards()?;
        let tuning = Tuning {
            options: trial.options(entry, &boards, words)?,
            level: self.bot,
            weights: self.weights.as_deref().map(|file| read_weights(file, words)).transpose()?,
            only: self.only,
            evens_out: self.even,
            steps: self.steps,
            tables: trial.games.div_ceil(if self.even { 1 } else { 2 } * u64::from(self.steps.max(1))),
            pace: self.pace,
            seed: trial.seed,
            jobs: trial.jobs(),
            max_rounds: trial.max_rounds,
        };
        let tables = u64::from(tuning.steps).saturating_mul(tuning.tables);
        let (tuned, is_interrupted) = until_interrupted(tables, |tick| entry.tune(&tuning, &boards, tick))?;
        let text = tuned.map_err(|fault| Failure::Usage(words.say(&fault.0)))?;
        io.out.write_all(text.as_bytes())?;
        if is_interrupted {
            io.out.flush()?;
            writeln!(io.err, "{}", words.text("arena-interrupted"))?;
            return Err(Failure::Exit(INTERRUPTED));
        }
        Ok(())
    }
}

fn merge(files: &[PathBuf], json: bool, words: &Words, io: &mut Io<'_>) -> Result<(), Failure> {
    let read = |file: &PathBuf| {
        let failed = |why: String| {
            let places = [("file", file.display().to_string().into()), ("why", why.into())];
            Failure::Failed(words.text_with("arena-unreadable", &places))
        };
        let text = read_text(file, MOST_BYTES).map_err(|error| failed(error.to_string()))?;
        let standings: Standings = serde_json::from_str(&text).map_err(|error| failed(error.to_string()))?;
        let refused = |key| Failure::Failed(words.text_with(key, &[("file", file.display().to_string().into())]));
        if standings.shards.is_empty() {
            return Err(refused("arena-merge-stopped"));
        }
        if standings.is_possible() { Ok(standings) } else { Err(refused("arena-merge-impossible")) }
    };
    let parts = files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let standings =
        Standings::merge(parts).map_err(|error: MergeError| Failure::Failed(words.say(&error.message())))?;
    tell(&standings, json, words, io)?;
    if let Some(&Shard { of, .. }) = standings.shards.first().filter(|part| **part != Shard::ALL) {
        io.out.flush()?;
        let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX).into();
        let places = [("parts", count(standings.shards.len() as u64)), ("of", count(of))];
        writeln!(io.err, "{}", words.text_with("arena-merge-parts", &places))?;
    }
    Ok(())
}

fn tell(standings: &Standings, json: bool, words: &Words, io: &mut Io<'_>) -> Result<(), Failure> {
    let ratings = ratings(standings);
    if json {
        let told = Told { standings, ratings };
        let json = serde_json::to_string(&told).map_err(|error| Failure::Failed(error.to_string()))?;
        writeln!(io.out, "{json}")?;
    } else {
        io.out.write_all(table(standings, &ratings, words).as_bytes())?;
    }
    Ok(())
}

fn table(standings: &Standings, ratings: &[Rating], words: &Words) -> String {
    let hundredth = |share: f64| format!("{:.1}", 100.0 * share);
    let heads = |keys: &[&str]| keys.iter().map(|key| words.text(key)).collect::<Vec<_>>();
    let mut rows = vec![heads(&["arena-bot", "arena-field", "sim-games", "sim-wins", "arena-share", "arena-range"])];
    for played in &standings.matches {
        let told = share(played.record).map(|shares| shares.map(hundredth));
        rows.push(vec![
            played.contender.clone(),
            played.field.clone(),
            played.record.games.to_string(),
            played.record.wins.to_string(),
            told.as_ref().map_or_else(|| "-".to_owned(), |[won, ..]| won.clone()),
            told.map_or_else(|| "-".to_owned(), |[_, low, high]| format!("{low} - {high}")),
        ]);
    }
    let mut text = columns(&rows, &[2, 3, 4, 5]);
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX).into();
    let sum = |of: fn(&Match) -> u64| standings.matches.iter().map(of).fold(0, u64::saturating_add);
    let unfinished = sum(|played| played.unfinished);
    let faults = sum(|played| played.faults);
    for (key, number) in [("arena-unfinished", unfinished), ("arena-faults", faults)] {
        if number > 0 {
            text.push_str(&words.text_with(key, &[("count", count(number))]));
            text.push('\n');
        }
    }
    for played in &standings.matches {
        let Some(decided) = played.decided else { continue };
        let [bot, field] = [&played.contender, &played.field].map(|name| name.as_str().into());
        let share = if decided { "higher" } else { "lower" };
        text.push_str(&words.text_with("arena-decided", &[("bot", bot), ("field", field), ("share", share.into())]));
        text.push('\n');
    }
    text.push('\n');
    let mut rows = vec![heads(&["arena-bot", "sim-plays", "sim-games", "sim-wins", "arena-share"])];
    for played in &standings.matches {
        for (name, record) in &played.factions {
            let won = share(*record).map_or_else(|| "-".to_owned(), |[won, ..]| hundredth(won));
            let (games, wins) = (record.games.to_string(), record.wins.to_string());
            rows.push(vec![played.contender.clone(), named(&standings.game, name, words), games, wins, won]);
        }
    }
    text.push_str(&columns(&rows, &[2, 3, 4]));
    text.push('\n');
    let mut rows = vec![heads(&["arena-bot", "arena-rating", "arena-within"])];
    for Rating { name, elo, within } in ratings {
        rows.push(vec![name.clone(), format!("{elo:+.0}"), format!("{within:.0}")]);
    }
    text.push_str(&columns(&rows, &[1, 2]));
    text
}

fn timed(times: &Times, words: &Words) -> String {
    let head = std::iter::once(words.text("arena-time"))
        .chain(TOLD.iter().map(|part| words.text_with("arena-time-at", &[("part", (*part as i64).into())])));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for (name, took) in times.at(&TOLD) {
        let took = took.iter().map(|took| format!("{:.2}", 1000.0 * took.as_secs_f64()));
        rows.push(std::iter::once(name.to_owned()).chain(took).collect());
    }
    columns(&rows, &[1, 2, 3])
}
