//! `thicket review SAVE`: the winning chances in the course of a game, and what a player's choices cost.

use super::saves::load_save;
use super::table::columns;
use super::trial::{all_processors, until_interrupted};
use super::viewer::name;
use super::{Failure, Io, Setting};
use crate::bots::Term;
use crate::kernel::{Seat, Viewer, Words};
use crate::table::GameSession;
use crate::table::review::{NODES, Review as Reviewed, ReviewedChoice, Reviewing};
use crate::tui::game_ui::{self, Ctx};
use crate::tui::palette::Plain;
use crate::tui::review::{reviewed_choice, within};
use clap::Args;
use serde::Serialize;

#[derive(Args)]
pub(super) struct Review {
    save: String,
    #[arg(long = "as", value_name = "WHO")]
    who: Option<String>,
    #[arg(long)]
    open: bool,
    #[arg(long, default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    #[arg(long)]
    json: bool,
}

impl Review {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let (_, loaded) = load_save(&self.save, setting)?;
        if let Some(difference) = loaded.difference {
            return Err(Failure::Failed(difference.say(words)));
        }
        let game = &*loaded.game;
        let seat = self.seat(game, words)?;
        let reviewing = Reviewing::new(game, seat, self.open, self.nodes)
            .map_err(|error| Failure::Failed(words.say(&error.message())))?;
        let workers = self.jobs.map_or_else(all_processors, usize::from);
        let (review, _) = until_interrupted(reviewing.choices(), |tick| reviewing.run(workers, tick))?;
        let Some(review) = review else { return Err(Failure::Failed(words.text("review-interrupted"))) };
        if self.json {
            let told = self.told(game, &review);
            let json = serde_json::to_string(&told).map_err(|error| Failure::Failed(error.to_string()))?;
            writeln!(io.out, "{json}")?;
        } else {
            io.out.write_all(self.text(game, &review, words).as_bytes())?;
        }
        Ok(())
    }

    /// Whose choices are weighed: those of the only human, if nobody is named.
    fn seat(&self, game: &dyn GameSession, words: &Words) -> Result<Seat, Failure> {
        let seats = || (0..game.seats()).map(|seat| Seat::new(seat as u8));
        let names = || words.list(seats().map(|seat| game.plays(seat)));
        if let Some(who) = self.who.as_deref() {
            let places = || [("who", who.into()), ("seats", names().into())];
            let seat = seats().find(|&seat| game.plays(seat) == who);
            return seat.ok_or_else(|| Failure::Usage(words.text_with("review-who", &places())));
        }
        let is_human = |seat: &Seat| game.controllers().get(seat.index()).is_some_and(|player| player.is_human());
        let mut humans = seats().filter(is_human);
        let only = humans.next().filter(|_| humans.next().is_none());
        only.ok_or_else(|| Failure::Usage(words.text_with("review-whose", &[("seats", names().into())])))
    }

    /// Returns the viewer for whom the choices are worded.
    fn viewer(&self, review: &Reviewed) -> Viewer {
        if self.open { Viewer::All } else { Viewer::Seat(review.seat) }
    }

    fn text(&self, game: &dyn GameSession, review: &Reviewed, words: &Words) -> String {
        let seats = || (0..game.seats()).map(|seat| Seat::new(seat as u8));
        let head = ["review-turn", "saves-round", "sim-plays"].map(|key| words.text(key));
        let tail = ["review-choices", "review-cost"].map(|key| words.text(key));
        // at a table with clockwork players nobody's chances are known
        let is_known = review.start.is_some() || review.turns.iter().any(|of| of.chances.is_some());
        let names = seats().map(|seat| name(game, seat, words)).filter(|_| is_known);
        let mut rows: Vec<Vec<String>> = vec![head.into_iter().chain(names).chain(tail).collect()];
        let shares = |chances: &Option<Vec<f64>>| {
            let share = |seat: Seat| {
                let chance = chances.as_ref().and_then(|chances| chances.get(seat.index()));
                chance.map_or_else(|| "-".to_owned(), |chance| format!("{:.0}", 100.0 * chance))
            };
            seats().filter(|_| is_known).map(share).collect::<Vec<_>>()
        };
        let blank = || vec![String::new(); 3];
        if is_known {
            rows.push(blank().into_iter().chain(shares(&review.start)).collect());
        }
        for of in &review.turns {
            let first = [(of.turn.number + 1).to_string(), of.turn.round.to_string(), name(game, of.turn.owner, words)];
            let weighed = match of.choices {
                0 => Vec::new(),
                choices => vec![choices.to_string(), within(of.cost, of.error)],
            };
            rows.push(first.into_iter().chain(shares(&of.chances)).chain(weighed).collect());
        }
        let numbers: Vec<usize> = [0, 1].into_iter().chain(3..rows[0].len()).collect();
        let head = if is_known { "review-of" } else { "review-costs-of" };
        let mut text = words.text_with(head, &[("plays", name(game, review.seat, words).into())]);
        text.push_str(&format!("\n\n{}\n", columns(&rows, &numbers)));
        let none = review.dearest.is_empty();
        text.push_str(&words.text(if none { "review-nothing-dear" } else { "review-dearest" }));
        text.push('\n');
        let ctx = Ctx { words, palette: &Plain, roomy: true };
        for (number, choice) in (1..).zip(&review.dearest) {
            let seen = game.observe_past(choice.at, self.viewer(review));
            let view = seen.and_then(|seen| game_ui::of(game.id())?.view(&seen));
            let lines = reviewed_choice(&ctx, view.as_deref(), number, choice);
            text.push_str(&format!("\n{}\n", lines.join("\n   ")));
        }
        for key in if is_known { &["review-figures", "review-sure"][..] } else { &["review-figures"] } {
            text.push_str(&format!("\n{}\n", words.text(key)));
        }
        text
    }

    fn told<'a>(&self, game: &'a dyn GameSession, review: &'a Reviewed) -> Told<'a> {
        Told {
            game: game.id(),
            seats: (0..game.seats()).map(|seat| game.plays(Seat::new(seat as u8))).collect(),
            player: review.seat.index(),
            open: self.open,
            nodes: self.nodes,
            start: review.start.as_deref(),
            turns: review.turns.iter().map(ToldTurn::of).collect(),
            dearest: review.dearest.iter().map(ToldChoice::of).collect(),
        }
    }
}

/// A review as JSON, with the keys of `docs/protocol.md`.
#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    seats: Vec<&'a str>,
    player: usize,
    open: bool,
    nodes: u64,
    start: Option<&'a [f64]>,
    turns: Vec<ToldTurn<'a>>,
    dearest: Vec<ToldChoice<'a>>,
}

#[derive(Serialize)]
struct ToldTurn<'a> {
    turn: usize,
    round: u16,
    seat: usize,
    chances: Option<&'a [f64]>,
    choices: usize,
    cost: f64,
    error: f64,
}

impl<'a> ToldTurn<'a> {
    fn of(of: &'a crate::table::review::ReviewedTurn) -> Self {
        Self {
            turn: of.turn.number + 1,
            round: of.turn.round,
            seat: of.turn.owner.index(),
            chances: of.chances.as_deref(),
            choices: of.choices,
            cost: of.cost,
            error: of.error,
        }
    }
}

#[derive(Serialize)]
struct ToldChoice<'a> {
    turn: usize,
    round: u16,
    /// Actions taken before it.
    actions: usize,
    made: &'a str,
    better: &'a str,
    then: &'a [String],
    cost: f64,
    error: f64,
    worlds: usize,
    wins: [usize; 2],
    losses: [usize; 2],
    reasons: Vec<ToldReason>,
}

#[derive(Serialize)]
struct ToldReason {
    about: &'static str,
    gain: f64,
}

impl<'a> ToldChoice<'a> {
    fn of(choice: &'a ReviewedChoice) -> Self {
        let judgment = &choice.judgment;
        Self {
            turn: choice.turn + 1,
            round: choice.round,
            actions: choice.at,
            made: &choice.made,
            better: &judgment.better,
            then: &judgment.then,
            cost: judgment.cost,
            error: judgment.error,
            worlds: judgment.worlds,
            wins: judgment.wins,
            losses: judgment.losses,
            reasons: judgment.terms.iter().map(|&Term { about, gain }| ToldReason { about, gain }).collect(),
        }
    }
}
