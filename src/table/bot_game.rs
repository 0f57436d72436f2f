//! Games of bots, from their setup to their end.

use super::Boards;
use super::check::Checker;
use super::random_setup::{self, Pool};
use crate::bots::{self, Bot, Bots, View};
use crate::kernel::{Decision, Generator, MAX_SEATS, Options, Seat, SeatSet, SetupError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// Something that must never happen, and where it did.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game with seed {seed}, action {action}: {what}")]
pub struct Violation {
    pub seed: u64,
    /// Actions taken before.
    pub action: u64,
    pub what: String,
}

/// Called after each game; whether more of them are to begin.
pub type Tick<'a> = &'a (dyn Fn() -> bool + Sync);

/// Plays games in parallel until all are played or `tick` has no more begin; whether all are. `add` plays one into the sums of
/// a worker, and `join` puts those together, whatever the number of workers and their order.
pub(super) fn play_all<S: Send>(
    numbers: impl Iterator<Item = u64> + Send,
    jobs: usize,
    tick: Tick<'_>,
    new: impl Fn() -> S + Sync,
    add: impl Fn(&mut S, u64) + Sync,
    join: impl Fn(S, S) -> S,
) -> (S, bool) {
    let numbers = Mutex::new(numbers);
    let stopped = AtomicBool::new(false);
    let take = || numbers.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        let mut sums = new();
        // a number that was taken is played: none is left out
        while !stopped.load(Ordering::Relaxed)
            && let Some(number) = take()
        {
            add(&mut sums, number);
            if !tick() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
        sums
    };
    let sums = match jobs.clamp(1, MOST_JOBS) {
        1 => work(),
        jobs => std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            let done = workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            done.fold(new(), join)
        }),
    };
    (sums, !stopped.into_inner())
}

/// The most workers.
const MOST_JOBS: usize = 256;

/// The outcome of one game.
pub(super) struct Played {
    pub seed: u64,
    /// The factions or tribes of the seats.
    pub names: Vec<&'static str>,
    pub finished: bool,
    pub decisions: u64,
    pub forced: u64,
    pub longest: usize,
    pub rounds: u16,
    pub winners: SeatSet,
    pub scores: [Option<i16>; MAX_SEATS],
    pub violations: Vec<Violation>,
}

/// The tables of games that are set up alike: as the options name them, or with what they leave open drawn for each seed.
pub(super) struct Tables<'a, G: Bots> {
    options: &'a Options,
    pool: &'a Pool,
    boards: &'a Boards,
    /// The setup of all games, if nothing is drawn.
    setup: Option<G::Setup>,
    seats: usize,
}

impl<'a, G: Bots> Tables<'a, G> {
    /// # Errors
    /// Fails if the game cannot be set up like this.
    pub fn new(options: &'a Options, seed: u64, pool: &'a Pool, boards: &'a Boards) -> Result<Self, SetupError> {
        let is_drawn = random_setup::is_open(&options.seats);
        let mut tables = Self { options, pool, boards, setup: None, seats: 0 };
        let setup = if is_drawn { tables.draw(seed)? } else { G::setup(options, boards)? };
        tables.seats = G::new(&setup, &mut Generator::new(seed), &mut ())?.seats();
        tables.setup = Some(setup).filter(|_| !is_drawn);
        Ok(tables)
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    fn draw(&self, seed: u64) -> Result<G::Setup, SetupError> {
        let set_up = |options: &Options| G::setup(options, self.boards);
        Ok(self.pool.draw(self.options, seed, random_setup::any, set_up)?.1)
    }

    /// Plays the game of a seed. `bot` makes the player of a seat from what it plays; a faction may be chosen in the course of
    /// the setup, and then it is asked again.
    pub fn play<'b>(
        &self,
        seed: u64,
        max_rounds: u16,
        mut checker: Option<Checker<'_, G>>,
        mut bot: impl FnMut(Seat, &'static str) -> Box<dyn Bot<G> + 'b>,
    ) -> Played {
        let mut played = Played {
            seed,
            names: Vec::new(),
            finished: false,
            decisions: 0,
            forced: 0,
            longest: 0,
            rounds: 0,
            winners: SeatSet::EMPTY,
            scores: [None; MAX_SEATS],
            violations: Vec::new(),
        };
        let mut chance = Generator::new(seed);
        let setup = self.setup.clone().map_or_else(|| self.draw(seed), Ok);
        let mut state = match setup.and_then(|setup| G::new(&setup, &mut chance, &mut ())) {
            Ok(state) => state,
            Err(fault) => {
                played.violations.push(Violation { seed, action: 0, what: fault.to_string() });
                return played;
            }
        };
        let mut bots: Vec<_> = seats_of(&state).map(|(seat, name)| (name, bot(seat, name))).collect();
        let mut legal = Vec::new();
        let mut actions = 0u64;
        while let Some(seat) = state.asked() {
            // A turn without end is cut off as well as a game without end.
            if actions >= u64::from(max_rounds) * 1000
                || actions.is_multiple_of(16) && state.progress().round > max_rounds
            {
                break;
            }
            state.legal(&mut legal);
            played.longest = played.longest.max(legal.len());
            let action = match legal.as_slice() {
                [] => {
                    let what = format!("seat {} is asked and has no action", seat.index());
                    played.violations.push(Violation { seed, action: actions, what });
                    break;
                }
                [only] => {
                    played.forced += 1;
                    *only
                }
                several => {
                    played.decisions += 1;
                    let mut rng = bots::stream(seed, actions);
                    let (plays, player) = &mut bots[seat.index()];
                    // a name is nearly always the very same
                    let name = state.seat_name(seat);
                    if !std::ptr::eq(*plays, name) && *plays != name {
                        *plays = name;
                        *player = bot(seat, name);
                    }
                    player.choose(&View::new(&state, seat, several), &mut rng)
                }
            };
            match &mut checker {
                None => state.step(action, &mut chance, &mut ()),
                Some(checker) => {
                    if !checker.take(&mut state, action, &legal, actions, &mut chance) {
                        break;
                    }
                }
            }
            actions += 1;
        }
        played.names = seats_of(&state).map(|(_, name)| name).collect();
        let progress = state.progress();
        played.rounds = progress.round;
        played.scores = progress.scores;
        if let Decision::Over(outcome) = state.decision() {
            played.finished = true;
            played.winners = outcome.winners;
        }
        played.violations.extend(checker.map(|checker| checker.violations).unwrap_or_default());
        played
    }
}

/// The seats with what they play, as it is known by now.
fn seats_of<G: Bots>(state: &G) -> impl Iterator<Item = (Seat, &'static str)> {
    (0..state.seats()).map(|seat| Seat::new(seat as u8)).map(|seat| (seat, state.seat_name(seat)))
}
