//! The choices that a game is made from, and the setup (I3).

use super::board::{Board, PEAKS};
use super::card::{Cards, cards_of};
use super::event::{Detail, Event, EventKind};
use super::expedition::{Expedition, Mission, ROLL_MISSION};
use super::place::{Connection, ConnectionSet, MAX_TERRITORIES, SpaceSet, Tribe};
use super::state::{Extra, Extras, Feat, HAND, State};
use super::task::World;
use super::turn;
use crate::kernel::{self, ExtraCounts, Flow, Library, Options, RollKind, Seat, SetupError, SharedBoard, Stack};
use std::sync::Arc;

/// The board that is played on unless another is asked for.
pub const DEFAULT_BOARD: &str = "new_horizons";

/// A mountain is put on a connection.
pub const ROLL_MOUNTAIN: RollKind = RollKind(2);

/// A game of Iwari to be.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The tribes in turn order; the first one starts.
    pub seats: Vec<Tribe>,
    pub board: Arc<Board>,
    pub extras: Extras,
}

/// Returns the extras that a game can be played with.
pub fn flags() -> Vec<kernel::Extra> {
    Extra::ALL.iter().map(|extra| extra.flag()).collect()
}

impl Setup {
    pub(super) fn read(options: &Options, library: &dyn Library) -> Result<Self, SetupError> {
        let mut seats = Vec::new();
        for name in &options.seats {
            let known = Tribe::ALL.iter().map(|tribe| tribe.id());
            let tribe = Tribe::from_id(name).ok_or_else(|| SetupError::unknown_seat("iwari", name, known))?;
            if seats.contains(&tribe) {
                return Err(SetupError::twice(name));
            }
            seats.push(tribe);
        }
        if !(2..=Tribe::COUNT).contains(&seats.len()) {
            return Err(SetupError::seats("iwari", 2, Tribe::COUNT, seats.len()));
        }
        if let Some(deck) = options.deck.as_deref().filter(|&deck| deck != DECK) {
            return Err(SetupError::unknown_deck(deck, [DECK]));
        }
        let wanted = ExtraCounts::read("iwari", &flags(), &options.extras)?;
        let mut extras = Extras::default();
        for extra in Extra::ALL.iter().filter(|extra| wanted.has(extra.flag())) {
            extras.set(*extra);
        }
        let id = options.board.as_deref().unwrap_or(DEFAULT_BOARD);
        let (name, text) = library.board("iwari", id).ok_or_else(|| SetupError::unknown_board("iwari", id, library))?;
        let board = library.once(&[&text], || Board::parse(&name, &text)).map_err(|errors| SetupError(errors.0))?;
        Ok(Self { seats, board, extras })
    }
}

/// The one deck.
pub const DECK: &str = "standard";

impl State {
    /// Makes a table with nothing on it but the board, all cards in the deck.
    pub(super) fn bare(setup: &Setup) -> Self {
        let rest = Tribe::ALL.into_iter().filter(|tribe| !setup.seats.contains(tribe));
        let mut colors = [Tribe::Red; Tribe::COUNT];
        for (place, color) in colors.iter_mut().zip(setup.seats.iter().copied().chain(rest)) {
            *place = color;
        }
        Self {
            board: SharedBoard(Arc::clone(&setup.board)),
            extras: setup.extras,
            seats: setup.seats.len() as u8,
            colors,
            tents: [SpaceSet::EMPTY; Tribe::COUNT],
            totems: [[0; MAX_TERRITORIES]; Tribe::COUNT],
            covered: ConnectionSet::EMPTY,
            hands: [Cards::EMPTY; Tribe::COUNT],
            shown: [Cards::EMPTY; Tribe::COUNT],
            hidden: [0; Tribe::COUNT],
            display: Cards::EMPTY,
            discard: Cards::EMPTY,
            deck: cards_of(setup.seats.len()),
            deck_hidden: 0,
            scores: [0; Tribe::COUNT],
            feats: [[None; 2]; Feat::COUNT],
            expeditions: [None; super::expedition::DEALT],
            round: 1,
            turn: Seat::new(0),
            exhausted: 0,
            half_due: false,
            tasks: Stack::new(),
            asked: None,
            over: None,
        }
    }

    /// Returns the setup (I3) up to the first decision.
    pub(super) fn begin(setup: &Setup, world: &mut World) -> Self {
        let mut state = Self::bare(setup);
        state.raise_mountains(world);
        for seat in state.all_seats() {
            for _ in 0..HAND {
                state.draw_hidden(seat, world);
            }
        }
        state.fill_display(world);
        if state.extras.expeditions {
            state.deal_missions(world);
        }
        world.emit(|| Event::new(EventKind::TurnBegins, 0_usize).with(Detail::Round(1)));
        turn::begin(&mut state);
        state.advance(world);
        state
    }

    /// I3.3: with two players one mountain of each number of peaks; one fewer for each further player.
    fn raise_mountains(&mut self, world: &mut World) {
        for peaks in 1..=(PEAKS + 2).saturating_sub(self.seat_count()) {
            let spots = self.board.mountain_spots(peaks) - self.covered;
            if spots.is_empty() {
                continue;
            }
            let connection = Connection::new(world.draw(ROLL_MOUNTAIN, spots.bits().into()));
            self.covered.insert(connection);
            world.emit(|| Event::new(EventKind::Mountain, 0_usize).with(Detail::Connection(connection.number())));
        }
    }

    /// I14.2
    fn deal_missions(&mut self, world: &mut World) {
        let mut left = (1u64 << Mission::ALL.len()) - 1;
        for place in 0..self.expeditions.len() {
            let drawn = world.draw(ROLL_MISSION, left);
            left &= !(1 << drawn);
            let mission = Mission::ALL[usize::from(drawn)];
            self.expeditions[place] = Some(Expedition { mission, scored: [None; 2] });
            world.emit(|| Event::new(EventKind::Mission, 0_usize).with(Detail::Mission(mission.id())));
        }
    }
}
