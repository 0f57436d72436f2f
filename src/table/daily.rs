//! The daily game: for each day one setup, one seed and one level, the same for everyone, and one try that counts. That try is
//! the save that is named after its day; everything about past days is read from there.

use super::lobby::entry;
use super::random_setup::RANDOM;
use super::{ActiveGame, Controller, Day, GameSession, Lobby, LobbyError, Resumed, Store, StoreError, Wanted};
use crate::bots::Level;
use crate::kernel::{Decision, Generator, Message, Options, Seat, Words};
use std::cmp::Reverse;

/// The game that is played.
pub const DAILY_GAME: &str = "root";

/// One seat for the player, the others for bots.
const SEATS: u32 = 4;

/// Each counted extra is drawn on one day of this many.
const RARELY: u32 = 4;

/// The level of the bots, from Monday to Sunday.
const LEVELS: [Level; 7] =
    [Level::Easy, Level::Easy, Level::Normal, Level::Normal, Level::Normal, Level::Hard, Level::Hard];

/// Returns the level of the bots of a day.
pub const fn daily_level(day: Day) -> Level {
    LEVELS[day.weekday()]
}

/// The generator of what a day has of its own, and the seed of its game, the first that is drawn.
fn drawn_for(day: Day) -> (Generator, u64) {
    let mut random = Generator::new(day.number().into());
    let seed = random.below(u32::MAX).into();
    (random, seed)
}

/// The reason why a daily game cannot be played, or a save is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Words::english().say(&self.message()))]
pub enum DailyError {
    /// The day has not come yet.
    Ahead { day: Day },
    /// Another game is saved under the name of the day.
    Foreign { name: String },
    /// Several players share the saves, and there is one try for all of them.
    Shared,
}

impl DailyError {
    pub fn message(&self) -> Message {
        match self {
            DailyError::Ahead { day } => Message::new("daily-ahead").text("date", day.to_string()),
            DailyError::Foreign { name } => Message::new("daily-foreign").text("name", name.as_str()),
            DailyError::Shared => "daily-shared".into(),
        }
    }
}

/// What has become of the try that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DailyTry {
    /// There has been none.
    Open,
    Begun {
        round: u16,
    },
    Over(DailyResult),
}

/// A day, and what has become of its try, or what is wrong with its save.
pub type DayTried = (Day, Result<DailyTry, LobbyError>);

/// The result of the try that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    pub day: Day,
    pub level: Level,
    /// The faction of the player.
    pub plays: &'static str,
    /// The points of the player, then those of the others from the highest; `None` for a seat that no longer scored.
    pub points: Vec<Option<i16>>,
    pub won: bool,
    pub round: u16,
    /// How often the player took a choice back.
    pub undos: u32,
}

impl DailyResult {
    /// Returns the result of the game that is played under a name; `None` unless it is the try of a day, and over.
    pub fn of(name: &str, game: &dyn GameSession) -> Option<Self> {
        let day = Day::of_save(name)?;
        let own = player_of(day, game)?;
        let Decision::Over(outcome) = game.decision() else { return None };
        let progress = game.progress();
        let mut scores = progress.scores[..game.seats()].to_vec();
        let first = scores.remove(own.index());
        scores.sort_unstable_by_key(|points| Reverse(*points));
        Some(Self {
            day,
            level: daily_level(day),
            plays: game.plays(own),
            points: std::iter::once(first).chain(scores).collect(),
            won: outcome.winners.contains(own),
            round: progress.round,
            undos: game.statistics().seats.get(own.index()).map_or(0, |seat| seat.undos),
        })
    }

    /// Returns the best of several: a win before a defeat, then the harder bots, more points, fewer rounds, fewer undos. Of
    /// equals it is the last.
    pub fn best<'a>(results: impl Iterator<Item = &'a Self>) -> Option<&'a Self> {
        results.max_by_key(|one| (one.won, one.level, one.points.first(), Reverse(one.round), Reverse(one.undos)))
    }
}

/// The seat of the player, if it is the game of this day. Factions and map are not compared: another version may draw others.
fn player_of(day: Day, game: &dyn GameSession) -> Option<Seat> {
    let (people, bots): (Vec<_>, Vec<_>) =
        (0..).zip(game.controllers()).partition(|(_, controller)| controller.is_human());
    let is_level = |controller: &Controller| *controller == Controller::Bot(daily_level(day));
    let is_it = game.id() == DAILY_GAME
        && game.seed() == drawn_for(day).1
        && bots.len() + 1 == SEATS as usize
        && bots.iter().all(|(_, controller)| is_level(controller));
    people.first().filter(|_| is_it).map(|&(seat, _)| Seat::new(seat))
}

impl Lobby {
    /// Returns today, if there is a clock, and a daily game is offered to a player here.
    pub fn daily_today(&self) -> Option<Day> {
        let is_offered = self.games.get(DAILY_GAME).is_some() && self.daily_store().is_ok();
        self.today.filter(|_| is_offered).map(|today| today())
    }

    fn daily_store(&self) -> Result<&Store, LobbyError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        if store.is_confined() { Err(DailyError::Shared.into()) } else { Ok(store) }
    }

    /// Returns the game of a day. Boards of the player's own take no part in it.
    ///
    /// # Errors
    /// Fails where there is no such game.
    pub fn daily(&self, day: Day) -> Result<Wanted, LobbyError> {
        let entry = entry(self.games, DAILY_GAME)?;
        let (mut random, seed) = drawn_for(day);
        let own = random.below(SEATS);
        let counted = entry.about().extras.into_iter().filter(|extra| extra.is_counted() && !extra.for_clockwork);
        let mut extras = Vec::new();
        for extra in counted {
            if random.below(RARELY) == 0 {
                extras.extend(extra.entry(1 + random.below(extra.most.into()) as u8));
            }
        }
        let open = Options { seats: vec![RANDOM.to_owned(); SEATS as usize], extras, ..Options::default() };
        let Options { seats, board, deck, extras } = entry.surprise(&open, seed, &self.games.boards())?;
        let player = |seat: u32| match seat == own {
            true => Controller::Human { name: String::new() },
            false => Controller::Bot(daily_level(day)),
        };
        let controllers = (0..SEATS).map(player).collect();
        let game = DAILY_GAME.to_owned();
        Ok(Wanted { game, seats, controllers, board, deck, extras, seed: Some(seed), ..Wanted::default() })
    }

    /// Returns the state of the counted try of a day.
    ///
    /// # Errors
    /// Says what is wrong with its save, or that it is another game.
    pub fn daily_try(&self, day: Day) -> Result<DailyTry, LobbyError> {
        let (store, name) = (self.daily_store()?, day.save_name());
        if !store.has(&name) {
            return Ok(DailyTry::Open);
        }
        let (saved, _) = store.load(&name)?;
        let is_plain = saved.lesson.is_none() && saved.shared.is_none() && saved.start.position.is_none();
        let game = self.games.load(&saved)?.game;
        if !is_plain || player_of(day, &*game).is_none() {
            return Err(DailyError::Foreign { name }.into());
        }
        let round = game.progress().round;
        Ok(DailyResult::of(&name, &*game).map_or(DailyTry::Begun { round }, DailyTry::Over))
    }

    /// Returns the days of which there is a try, the newest first, each with what has become of it.
    ///
    /// # Errors
    /// Fails if the folder of saves cannot be read.
    pub fn daily_tries(&self) -> Result<Vec<DayTried>, LobbyError> {
        let mut days: Vec<Day> =
            self.daily_store()?.find()?.iter().filter_map(|found| Day::of_save(&found.name)).collect();
        days.sort_unstable_by_key(|&day| Reverse(day));
        Ok(days.into_iter().map(|day| (day, self.daily_try(day))).collect())
    }

    /// Plays the game of a day: the try that counts begins on its day, and goes on until it is over. Any other game of the day
    /// is practice, and is saved beside it.
    ///
    /// # Errors
    /// Says why it can neither begin nor go on.
    pub fn play_daily(&self, day: Day, today: Day) -> Result<Resumed, LobbyError> {
        if day > today {
            return Err(DailyError::Ahead { day }.into());
        }
        let (store, name) = (self.daily_store()?, day.save_name());
        let counts = match self.daily_try(day)? {
            DailyTry::Begun { .. } => return self.resume(&name),
            DailyTry::Open => day == today,
            DailyTry::Over(_) => false,
        };
        let game = self.start(&self.games.boards(), &self.daily(day)?)?;
        let slot = if counts { store.create(&name)? } else { store.beside(&name) };
        let running = ActiveGame::new(game, Some(self.writer(slot)));
        let note = self.words.text(if counts { "daily-counts" } else { "daily-practice" });
        Ok((running, Some(note)).into())
    }
}
