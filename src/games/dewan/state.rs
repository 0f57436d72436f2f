//! The state of a game: small, flat, copied by copying bytes.

use super::board::{Board, MAX_SLOTS, Scenario};
use super::card::{CardSet, Kind};
use super::ground::Terrain;
use super::hex::{Hex, HexSet};
use super::land::{Laid, Land};
use super::story::{Story, StorySet};
use super::task::Task;
use super::tribe::Tribe;
use crate::kernel::{List, Outcome, Seat, SharedBoard, Stack};

/// Most players.
pub const MAX_PLAYERS: usize = 4;

/// Camps on a tribe board (D2.6).
pub const CAMPS: u8 = 8;

/// Cards in the row (D3.6).
pub const ROW: usize = 6;

/// Stories that are open (D3.5).
pub const OPEN_STORIES: usize = 5;

/// Story slots of a tribe board (D2.6).
pub const STORY_SLOTS: usize = 4;

/// Tuck slots of a tribe board (D2.6).
pub const TUCK_SLOTS: usize = 3;

/// Most pending tasks.
pub const MAX_TASKS: usize = 12;

/// A card under a board, and the half of it that is in sight (D7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tucked {
    pub kind: Kind,
    pub half: Terrain,
}

/// The possessions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub tribe: Tribe,
    pub home: Hex,
    /// The camps placed in play, without the home camp.
    pub camps: HexSet,
    /// The cards of the hand that are known here: all of them in a full state.
    pub hand: CardSet,
    /// Cards of the hand that are not known here: none in a full state.
    pub hidden: u8,
    /// Those cards of the hand that came into it where everyone sees it.
    pub open: CardSet,
    pub stories: List<Story, STORY_SLOTS>,
    /// The stories that are completed (D9.1).
    pub told: StorySet,
    /// The tucked cards by slot (D2.6).
    pub tucked: [Option<Tucked>; TUCK_SLOTS],
    /// Berry tokens.
    pub berries: u8,
    /// Fish tokens (D12.5.6).
    pub fish: u8,
}

impl Player {
    /// Returns the size of the hand, public for everyone.
    pub fn hand_count(&self) -> u8 {
        self.hand.len() as u8 + self.hidden
    }

    /// Camps taken off the board.
    pub fn placed(&self) -> u8 {
        self.camps.len() as u8
    }

    /// Returns all own camps on the map (D1.9).
    pub fn all_camps(&self) -> HexSet {
        self.camps.with(self.home)
    }
}

/// A game of Dewan between two actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub board: SharedBoard<Board>,
    pub(super) seats: u8,
    pub players: [Player; MAX_PLAYERS],
    pub land: Land,
    /// Places 1 to 6 of the row; the deck lies beyond the last (reading R8).
    pub row: [Option<Kind>; ROW],
    pub offer: [Option<Story>; OPEN_STORIES],
    /// The face-down stories. Their order does not exist before they are drawn.
    pub pile: StorySet,
    /// The deck: in scenarios with events the one on the event tile. Its order does not exist before it is drawn.
    pub deck: CardSet,
    pub deck_hidden: u8,
    /// The cards that are not in the deck, in scenarios with events (D12.2.2).
    pub supply: CardSet,
    pub supply_hidden: u8,
    pub discard: CardSet,
    /// The holder of the Dewan token (D3.7).
    pub first: Seat,
    pub turn: Seat,
    pub round: u16,
    /// Turns of this round in which nothing could be done (reading R1).
    pub passes: u8,
    /// The spaces that the route being paid has crossed; of a water area all.
    pub crossed: HexSet,
    pub(super) tasks: Stack<Task, MAX_TASKS>,
    pub(super) asked: Option<Seat>,
    pub over: Option<Outcome>,
}

impl State {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat::new)
    }

    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_PLAYERS]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MAX_PLAYERS]
    }

    pub fn scenario(&self) -> Scenario {
        self.board.scenario
    }

    pub fn seat_of(&self, tribe: Tribe) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).tribe == tribe)
    }

    /// Returns the seat that comes after another in turn order (D4.1).
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() as u8 + 1) % self.seats)
    }

    /// Returns the other player of a team (D12.1.1).
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.scenario() == Scenario::Team).then(|| Seat::new((seat.index() as u8 + 2) % self.seats))
    }

    /// Returns the player whose camp is on a space, home camps included.
    pub fn camp_on(&self, hex: Hex) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).all_camps().contains(hex))
    }

    /// Returns all camps on the map.
    pub fn camps(&self) -> HexSet {
        self.seats().fold(HexSet::EMPTY, |camps, seat| camps | self.player(seat).all_camps())
    }

    /// Returns a player's lake villages (D12.5.2).
    pub fn villages(&self, seat: Seat) -> HexSet {
        self.player(seat).camps.iter().filter(|&hex| self.land.is_water(hex)).collect()
    }

    /// Returns the player whose village is in a water area.
    pub fn village_in(&self, hex: Hex) -> Option<Seat> {
        let members = self.land.members(hex);
        self.seats().find(|&seat| self.player(seat).camps.intersects(members))
    }

    /// Returns cards in the deck, public for everyone.
    pub fn deck_count(&self) -> u8 {
        self.deck.len() as u8 + self.deck_hidden
    }

    /// Returns the water, lava or fish tokens that are left in the box.
    pub fn tokens_left(&self) -> u8 {
        let fish: u8 = self.seats().map(|seat| self.player(seat).fish).sum();
        self.board.tokens.saturating_sub(self.land.tokens.len() as u8 + fish)
    }

    /// Returns the tile in each slot.
    pub fn laid(&self) -> &List<Laid, MAX_SLOTS> {
        &self.land.laid
    }

    /// Returns the pending tasks.
    pub fn pending(&self) -> Option<Task> {
        self.tasks.last()
    }

    pub(super) fn top(&self) -> Option<Task> {
        self.tasks.last()
    }

    pub(super) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }
}
