//! The state of a game: small, flat, quick to copy.

use super::board::Board;
use super::card::Cards;
use super::expedition::{DEALT, Expedition};
use super::place::{Connection, ConnectionSet, MAX_TERRITORIES, SpaceSet, Territory, Tribe};
use super::task::Task;
use super::why::at;
use crate::enum_table;
use crate::kernel::{Judged, Outcome, Seat, SharedBoard, Stack};

/// Tents and totems of a tribe (I2.2).
pub const TENTS: u8 = 20;
pub const TOTEMS: u8 = 8;

/// Cards in a hand and in the display (I3.4).
pub const HAND: u8 = 3;
pub const DISPLAY: u8 = 4;

/// More than can ever be pending.
pub const MAX_TASKS: usize = 16;

/// The index of the tribe that two players share (I7.1).
pub const THIRD: usize = 2;

enum_table! {
    /// The extras that a game can be played with.
    pub enum Extra {
        Feats = "feats",
        Expeditions = "expeditions",
        /// Two players without the third tribe (I7.5).
        Plain = "plain",
        /// Totems wherever the board bars them (I15.1).
        Tundra = "tundra",
    }
}

impl Extra {
    /// Returns the extra as options name it.
    pub const fn flag(self) -> crate::kernel::Extra {
        crate::kernel::Extra::flag(self.id())
    }
}

/// The extras of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extras {
    pub feats: bool,
    pub expeditions: bool,
    pub plain: bool,
    pub tundra: bool,
}

impl Extras {
    pub const fn has(self, extra: Extra) -> bool {
        match extra {
            Extra::Feats => self.feats,
            Extra::Expeditions => self.expeditions,
            Extra::Plain => self.plain,
            Extra::Tundra => self.tundra,
        }
    }

    pub const fn set(&mut self, extra: Extra) {
        match extra {
            Extra::Feats => self.feats = true,
            Extra::Expeditions => self.expeditions = true,
            Extra::Plain => self.plain = true,
            Extra::Tundra => self.tundra = true,
        }
    }
}

enum_table! {
    /// The kinds of feats (I13).
    pub enum Feat(
        /// Copies in the box (I2.3).
        copies: usize,
    ) {
        Union     = "union"     (2),
        Discovery = "discovery" (2),
        Honour    = "honour"    (1),
        Respect   = "respect"   (1),
    }
}

/// A feat on the board: who put it there, and where: the index of a territory, or of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    pub by: Seat,
    pub at: u8,
}

/// A full state; also, without what a viewer does not know, what they see.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub board: SharedBoard<Board>,
    pub extras: Extras,
    pub(super) seats: u8,
    /// Players' tribes by seat, then the others; with two players the third is shared.
    pub colors: [Tribe; Tribe::COUNT],
    /// The pieces by tribe.
    pub tents: [SpaceSet; Tribe::COUNT],
    pub(super) totems: [[u8; MAX_TERRITORIES]; Tribe::COUNT],
    /// Connections under mountains (I3.3).
    pub covered: ConnectionSet,
    pub hands: [Cards; Tribe::COUNT],
    /// The cards of each hand that everyone has seen.
    pub shown: [Cards; Tribe::COUNT],
    /// Cards of each hand that are not known here: none in a full state.
    pub hidden: [u8; Tribe::COUNT],
    pub display: Cards,
    pub discard: Cards,
    pub deck: Cards,
    /// Cards of the deck, if their kinds are not known here.
    pub deck_hidden: u8,
    pub scores: [i16; Tribe::COUNT],
    pub feats: [[Option<Laid>; 2]; Feat::COUNT],
    pub expeditions: [Option<Expedition>; DEALT],
    pub round: u16,
    pub turn: Seat,
    /// The number of times that the deck has run out.
    pub exhausted: u8,
    /// The half-journey scoring comes at the end of this turn (I8.2).
    pub half_due: bool,
    pub(super) tasks: Stack<Task, MAX_TASKS>,
    pub(super) asked: Option<Seat>,
    pub over: Option<Outcome>,
}

impl State {
    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat::new)
    }

    /// Returns whether two players share a third tribe (I7).
    pub fn has_third(&self) -> bool {
        self.seats == 2 && !self.extras.plain
    }

    /// Returns tribes on the board by index: those of the seats, then the shared one.
    pub fn tribes(&self) -> std::ops::Range<usize> {
        0..self.seat_count() + usize::from(self.has_third())
    }

    pub fn color(&self, tribe: usize) -> Tribe {
        self.colors[tribe.min(Tribe::COUNT - 1)]
    }

    pub fn seat_of(&self, color: Tribe) -> Option<Seat> {
        self.all_seats().find(|seat| self.color(seat.index()) == color)
    }

    /// Tents of a tribe in a territory.
    pub fn tents(&self, tribe: usize, territory: Territory) -> u8 {
        (self.tents[tribe] & territory.all_spaces()).len() as u8
    }

    /// Returns all tents of a tribe.
    pub fn tents_of(&self, tribe: usize) -> SpaceSet {
        self.tents[tribe]
    }

    pub fn occupied(&self) -> SpaceSet {
        self.tents.iter().fold(SpaceSet::EMPTY, |all, &tents| all | tents)
    }

    /// Totems of a tribe in a territory.
    pub fn totems(&self, tribe: usize, territory: Territory) -> u8 {
        self.totems[tribe][territory.index()]
    }

    /// Totems of all tribes in a territory.
    pub fn all_totems(&self, territory: Territory) -> u8 {
        self.tribes().map(|tribe| self.totems(tribe, territory)).sum()
    }

    /// Tents in the territory of the tribe that has most there: the most totems that can stand there (I6.4).
    pub fn most_tents(&self, territory: Territory) -> u8 {
        self.tribes().map(|tribe| self.tents(tribe, territory)).max().unwrap_or(0)
    }

    /// I1.5
    pub fn is_explored(&self, territory: Territory) -> bool {
        self.occupied().intersects(territory.all_spaces())
    }

    pub fn free_spaces(&self, territory: Territory) -> SpaceSet {
        self.board.spaces(territory) - self.occupied()
    }

    /// Tents left in the supply of a tribe.
    pub fn tents_left(&self, tribe: usize) -> u8 {
        TENTS.saturating_sub(self.tents[tribe].len() as u8)
    }

    /// Totems left in the supply of a tribe.
    pub fn totems_left(&self, tribe: usize) -> u8 {
        TOTEMS.saturating_sub(self.totems[tribe].iter().sum())
    }

    /// Puts a totem of a tribe into the circle of a territory.
    pub fn raise_totem(&mut self, tribe: usize, territory: Territory) {
        self.totems[tribe][territory.index()] += 1;
    }

    /// Returns whether the circle takes one more totem (I6.4, I15.1).
    pub fn takes_totem(&self, territory: Territory) -> bool {
        self.totem_room(territory, true)
    }

    /// Returns whether totems may stand there at all (I15.1).
    pub fn allows_totems(&self, territory: Territory) -> bool {
        self.extras.tundra || self.board.no_totems_on() != Some(self.board.kind(territory))
    }

    /// Judges whether it does; an unexplored territory has no tents, and takes none (I6.1).
    pub(super) fn totem_room<J: Judged>(&self, territory: Territory, judged: J) -> J {
        judged
            .given(self.allows_totems(territory), || at(&self.board, "iwari-no-totem-land", "I15.1", territory))
            .given(self.all_totems(territory) < self.most_tents(territory), || match self.is_explored(territory) {
                true => at(&self.board, "iwari-no-totem-room", "I6.4", territory),
                false => at(&self.board, "iwari-no-unexplored", "I6.1", territory),
            })
    }

    pub fn is_open(&self, connection: Connection) -> bool {
        !self.covered.contains(connection)
    }

    pub fn hand_count(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].len() + self.hidden[seat.index()]
    }

    pub fn deck_count(&self) -> u8 {
        self.deck.len() + self.deck_hidden
    }

    /// Feats of a kind on the board.
    pub fn laid(&self, feat: Feat) -> impl Iterator<Item = Laid> {
        self.feats[feat.index()].into_iter().flatten()
    }

    /// Returns the factor of a territory's points (I13.5).
    pub fn territory_factor(&self, territory: Territory) -> u8 {
        let here = |laid: &Laid| usize::from(laid.at) == territory.index();
        1 + self.laid(Feat::Union).chain(self.laid(Feat::Discovery)).filter(here).count() as u8
    }

    /// Returns the factor of a connection's points (I13.5).
    pub fn connection_factor(&self, connection: Connection) -> u8 {
        let here = |laid: &Laid| usize::from(laid.at) == connection.index();
        1 + self.laid(Feat::Honour).chain(self.laid(Feat::Respect)).filter(here).count() as u8
    }

    /// Returns the pending tasks.
    pub fn top(&self) -> Option<Task> {
        self.tasks.last()
    }

    /// Lays a task above the others. More than there is place for is a broken game, which `check` tells.
    pub(super) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }
}
