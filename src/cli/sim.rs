//! `thicket sim`: bot games without a screen.

use super::table::columns;
use super::trial::{Trial, read_weights, stopped, until_interrupted};
use super::viewer::named;
use super::{Failure, Io, Setting};
use crate::bots::Level;
use crate::kernel::Words;
use crate::table::random_setup;
use crate::table::sim::{Plan, Report};
use clap::Args;
use std::path::PathBuf;
use std::time::Instant;

#[derive(Args)]
pub(super) struct Sim {
    #[command(flatten)]
    trial: Trial,
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long)]
    check: bool,
    #[arg(long)]
    json: bool,
}

impl Sim {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let entry = self.trial.entry(setting)?;
        let boards = setting.boards()?;
        let options = self.trial.options(entry, &boards, words)?;
        let seats = &options.seats;
        if self.bots.len() != 1 && self.bots.len() != seats.len() {
            let places = [("bots", (self.bots.len() as i64).into()), ("seats", (seats.len() as i64).into())];
            return Err(Failure::Usage(words.text_with("sim-bots", &places)));
        }
        let plan = Plan {
            options,
            bots: self.bots,
            weights: self.weights.as_deref().map(|file| read_weights(file, words)).transpose()?,
            games: self.trial.games,
            seed: self.trial.seed,
            jobs: self.trial.jobs(),
            check: self.check,
            max_rounds: self.trial.max_rounds,
        };
        let begun = Instant::now();
        let (played, _) = until_interrupted(plan.games, |tick| entry.sim(&plan, &boards, tick))?;
        let report = played.map_err(|fault| Failure::Usage(words.say(&fault.0)))?;
        for violation in report.violations.iter().take(20) {
            writeln!(io.err, "{violation}")?;
        }
        if self.json {
            let json = serde_json::to_string(&report).map_err(|error| Failure::Failed(error.to_string()))?;
            writeln!(io.out, "{json}")?;
        } else {
            io.out.write_all(table(&report, &plan, entry.id, begun.elapsed().as_secs_f64(), words).as_bytes())?;
        }
        if report.games < plan.games {
            return stopped(report.games, plan.games, words, io);
        }
        // A game that does not end is a fault of the rules as much as a broken invariant.
        let broken = !report.violations.is_empty() || self.check && !report.unfinished.is_empty();
        if broken { Err(Failure::Exit(1)) } else { Ok(()) }
    }
}

fn table(report: &Report, plan: &Plan, game: &str, seconds: f64, words: &Words) -> String {
    let mut text = words.text_with(
        "sim-summary",
        &[
            ("games", (report.games as i64).into()),
            ("unfinished", (report.unfinished.len() as i64).into()),
            ("seconds", format!("{seconds:.1}").into()),
            ("speed", format!("{:.0}", report.games_per_second).into()),
        ],
    );
    text.push('\n');
    let numbers = [
        ("sim-rounds", format!("{} / {}", report.rounds.median, report.rounds.p95)),
        ("sim-decisions", format!("{} / {}", report.decisions, report.forced)),
        ("sim-speed", format!("{:.0}", report.decisions_per_second)),
        ("sim-longest", report.longest_list.to_string()),
    ];
    text.push_str(&columns(&numbers.map(|(key, number)| vec![words.text(key), number]), &[]));
    if plan.check {
        text.push_str(&words.text_with("sim-violations", &[("count", (report.violations.len() as i64).into())]));
        text.push('\n');
    }
    text.push('\n');
    let head = ["sim-seat", "sim-plays", "sim-bot", "sim-wins", "sim-share", "sim-score"].map(|key| words.text(key));
    let mut rows = vec![head.to_vec()];
    for (seat, plays) in plan.options.seats.iter().enumerate() {
        let bot = plan.bots.get(seat).or(plan.bots.first()).map(|level| words.name("screen-level", level.id()));
        let share = format!("{:.1} %", 100.0 * report.wins[seat] as f64 / report.games.max(1) as f64);
        let score = report.mean_scores[seat].map_or_else(|| "-".to_owned(), |mean| format!("{mean:.1}"));
        let plays = named(game, plays, words);
        let bot = bot.unwrap_or_default();
        rows.push(vec![(seat + 1).to_string(), plays, bot, report.wins[seat].to_string(), share, score]);
    }
    text.push_str(&columns(&rows, &[3, 4, 5]));
    if random_setup::is_open(&plan.options.seats) {
        text.push('\n');
        let head = ["sim-plays", "sim-games", "sim-wins", "sim-share"].map(|key| words.text(key));
        let rows = report.factions.iter().map(|(name, record)| {
            let share = format!("{:.1} %", 100.0 * record.wins as f64 / record.games.max(1) as f64);
            vec![named(game, name, words), record.games.to_string(), record.wins.to_string(), share]
        });
        let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(rows).collect();
        text.push_str(&columns(&rows, &[1, 2, 3]));
    }
    text
}
