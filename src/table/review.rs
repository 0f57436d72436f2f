//! Reviews a game: the winning chances after each turn, and what a player's choices cost compared with the best bot's.

use super::bot_game::{Tick, play_all};
use super::game::{GameSession, ReviewJob, Turn};
use crate::bots::{Budget, Judgment};
use crate::kernel::{Message, Seat};

/// Positions that the searches of a review weigh at most if nothing else is said; each choice is then played out in as many
/// worlds whatever they cost.
pub const NODES: u64 = 40_000_000;

/// The dearest choices that are told.
const TOLD: usize = 3;

/// The reason why there is no review.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReviewError {
    Game { game: &'static str },
    NoChoice { plays: &'static str },
}

impl ReviewError {
    pub fn message(&self) -> Message {
        match self {
            Self::Game { game } => Message::new("review-game").text("game", *game),
            Self::NoChoice { plays } => Message::new("review-no-choice").text("plays", *plays),
        }
    }
}

/// A choice of the player, as the bot weighs it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedChoice {
    /// The actions taken before it.
    pub at: usize,
    /// The number of its turn in the journal, from 0, and the round.
    pub turn: usize,
    pub round: u16,
    pub made: String,
    pub judgment: Judgment<String>,
}

impl ReviewedChoice {
    /// Returns its cost less one standard error.
    fn least(&self) -> f64 {
        self.judgment.cost - self.judgment.error
    }
}

/// A turn of a game that is looked back at.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    pub turn: Turn,
    /// The chance of each seat to win after it.
    pub chances: Option<Vec<f64>>,
    /// The player's choices in it that were weighed, by how much less they are worth than those of the bot, and the standard
    /// error of that.
    pub choices: usize,
    pub cost: f64,
    pub error: f64,
}

/// A game looked back at.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub seat: Seat,
    /// The chance of each seat before the first turn.
    pub start: Option<Vec<f64>>,
    pub turns: Vec<ReviewedTurn>,
    /// The dearest choices, at most one a turn, by what each has cost even if the bot errs by one standard error; none that has
    /// then cost nothing.
    pub dearest: Vec<ReviewedChoice>,
}

/// A review that is still to be made. It holds all that it needs: the game can be left meanwhile.
pub struct Reviewing {
    seat: Seat,
    start: Option<Vec<f64>>,
    turns: Vec<ReviewedTurn>,
    jobs: Vec<ReviewJob>,
    budget: Budget,
}

impl Reviewing {
    /// `nodes` is for all choices together; `is_open` weighs them with all cards open instead of as the seat saw them.
    ///
    /// # Errors
    /// Fails where no bot weighs choices, or there is none.
    pub fn new(game: &dyn GameSession, seat: Seat, is_open: bool, nodes: u64) -> Result<Self, ReviewError> {
        if !game.levels().contains(&crate::bots::Level::Hard) {
            return Err(ReviewError::Game { game: game.id() });
        }
        let jobs = game.review_jobs(seat, is_open);
        if jobs.is_empty() {
            return Err(ReviewError::NoChoice { plays: game.plays(seat) });
        }
        let turns = game.turns();
        let start = turns.first().and_then(|turn| game.chances(turn.actions.start));
        let turn = |turn: Turn| {
            let chances = game.chances(turn.actions.end);
            ReviewedTurn { turn, chances, choices: 0, cost: 0.0, error: 0.0 }
        };
        let budget = Budget { nodes: Some(nodes / jobs.len() as u64) };
        Ok(Self { seat, start, turns: turns.into_iter().map(turn).collect(), jobs, budget })
    }

    /// Returns the choices that are to be weighed.
    pub fn choices(&self) -> u64 {
        self.jobs.len() as u64
    }

    /// Weighs all choices on this many threads; `tick` is called after each. `None` if it has no more begin.
    pub fn run(self, workers: usize, tick: Tick<'_>) -> Option<Review> {
        let Self { seat, start, mut turns, jobs, budget } = self;
        let new = Vec::new;
        let add = |judged: &mut Vec<(usize, Judgment<String>)>, number: u64| {
            let job = jobs.get(number as usize).and_then(|job| job.judge(budget));
            judged.extend(job.map(|judgment| (number as usize, judgment)));
        };
        let join = |mut one: Vec<_>, mut other: Vec<_>| {
            one.append(&mut other);
            one
        };
        let (mut judged, is_whole) = play_all(0..jobs.len() as u64, workers, tick, new, add, join);
        if !is_whole {
            return None;
        }
        judged.sort_by_key(|(number, _)| *number);
        let mut dearest: Vec<ReviewedChoice> = Vec::new();
        for (number, judgment) in judged {
            let job = &jobs[number];
            let Some(of) = turns.iter_mut().find(|of| of.turn.actions.contains(&job.at)) else { continue };
            of.choices += 1;
            of.cost += judgment.cost;
            of.error = of.error.hypot(judgment.error);
            let (turn, round) = (of.turn.number, of.turn.round);
            let choice = ReviewedChoice { at: job.at, turn, round, made: job.made.clone(), judgment };
            match dearest.iter_mut().find(|known| known.turn == turn) {
                Some(known) if known.least() < choice.least() => *known = choice,
                Some(_) => {}
                None => dearest.push(choice),
            }
        }
        dearest.retain(|choice| choice.least() > 0.0);
        dearest.sort_by(|one, other| other.least().total_cmp(&one.least()));
        dearest.truncate(TOLD);
        Some(Review { seat, start, turns, dearest })
    }
}
