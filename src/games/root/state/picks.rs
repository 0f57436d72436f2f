//! The picks in a choice of several: kept here, and carried out together by the last pick, so that what may be
//! picked is judged once and no order of picking matters.

use crate::games::root::words::card::CardSet;
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::piece::{Piece, PieceCounts};
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS, Suit};
use crate::kernel::{MAX_SEATS, Seat};

/// Picks of the task on top; empty between two choices of several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Selection {
    /// Cards laid on the table in the sight of all: they have left the place that they were picked from.
    pub cards: CardSet,
    /// The number in each clearing; all pieces stand still where they stood.
    pub clearings: [u8; MAX_CLEARINGS],
    /// The number of pieces of each seat.
    pub seats: [u8; MAX_SEATS],
    /// The number of pieces of each suit.
    pub suits: [u8; Suit::CLEARING.len()],
    /// The number of relics, by kind and value.
    pub relics: [u8; Piece::RELICS.len()],
    /// The number of warriors of each owner, and of buildings and tokens, that are to be removed.
    pub warriors: [u8; MAX_OWNERS],
    pub pieces: PieceCounts,
    /// Whether one of the buildings is that in the slot of the Elder Treetop.
    pub treetop: bool,
}

impl Selection {
    pub fn is_empty(&self) -> bool {
        *self == Selection::default()
    }

    /// Returns whether nothing but cards has been picked.
    pub fn only_cards(&self) -> bool {
        *self == Selection { cards: self.cards, ..Selection::default() }
    }

    pub fn only_clearings(&self) -> bool {
        *self == Selection { clearings: self.clearings, ..Selection::default() }
    }

    pub fn only_seats(&self) -> bool {
        *self == Selection { seats: self.seats, ..Selection::default() }
    }

    pub fn only_suits(&self) -> bool {
        *self == Selection { suits: self.suits, ..Selection::default() }
    }

    pub fn only_relics(&self) -> bool {
        *self == Selection { relics: self.relics, ..Selection::default() }
    }

    pub fn only_losses(&self) -> bool {
        *self
            == Selection { warriors: self.warriors, pieces: self.pieces, treetop: self.treetop, ..Selection::default() }
    }
}

/// This many are still to be picked; of each kind no more than there are.
#[derive(Clone, Copy, Debug)]
pub(in crate::games::root) struct Choice<const N: usize> {
    room: [u8; N],
    picked: [u8; N],
    left: u8,
    /// Whether no more has been picked than there is in all.
    within: bool,
}

impl<const N: usize> Choice<N> {
    /// `room` says how many of each there are, those that have been `picked` included.
    pub fn new(room: [u8; N], picked: [u8; N], left: u8) -> Self {
        Self { room, picked, left, within: true }
    }

    /// Starts picking this many, including those already picked.
    pub fn of(total: u8, room: [u8; N], picked: [u8; N]) -> Self {
        let taken = picked.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
        Self { within: taken <= total, ..Self::new(room, picked, total.saturating_sub(taken)) }
    }

    fn rest(&self) -> [u8; N] {
        std::array::from_fn(|at| self.room[at].saturating_sub(self.picked[at]))
    }

    fn sum(&self) -> u32 {
        self.rest().iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns whether enough is there.
    pub fn suffices(&self) -> bool {
        self.sum() >= u32::from(self.left)
    }

    /// Returns whether the picks are some that a game can have made.
    pub fn fits(&self) -> bool {
        self.within && self.picked.iter().zip(&self.room).all(|(picked, room)| picked <= room)
    }

    /// Returns whether there is something to choose: what all ways share is taken first, unasked.
    pub fn is_open(&self) -> bool {
        self.has_ways() && self.shared().iter().all(|&count| count == 0)
    }

    /// Whether it can be completed in more ways than one.
    fn has_ways(&self) -> bool {
        self.left > 0 && self.sum() > u32::from(self.left) && self.rest().iter().filter(|&&count| count > 0).count() > 1
    }

    /// Returns what every way takes: of each what the others do not reach for.
    fn shared(&self) -> [u8; N] {
        let (rest, sum) = (self.rest(), self.sum());
        rest.map(|count| {
            let others = u8::try_from(sum - u32::from(count)).unwrap_or(u8::MAX);
            self.left.saturating_sub(others).min(count)
        })
    }

    /// Returns what is taken unasked.
    pub fn settle(&self) -> Settled<N> {
        if !self.has_ways() {
            return Settled::All(self.completed());
        }
        Settled::sharing(self.picked, self.left, self.shared())
    }

    /// Returns what may be picked next, by index: whatever is left, since any of it belongs to some completion.
    pub fn next(&self) -> impl Iterator<Item = usize> + use<N> {
        let rest = self.rest();
        (0..N).filter(move |&at| rest[at] > 0)
    }

    /// All that is picked in the end, where there is but one way.
    fn completed(&self) -> [u8; N] {
        let (rest, mut left) = (self.rest(), self.left);
        std::array::from_fn(|at| {
            let more = rest[at].min(left);
            left -= more;
            self.picked[at].saturating_add(more)
        })
    }
}

/// The part of a choice that is taken unasked, earlier picks included.
pub(in crate::games::root) enum Settled<const N: usize> {
    /// The part that all ways share; this many are left to choose.
    Shared { picked: [u8; N], left: u8 },
    /// There is but one way.
    All([u8; N]),
}

impl<const N: usize> Settled<N> {
    /// Adds to the picks what all ways share.
    pub fn sharing(picked: [u8; N], left: u8, shared: [u8; N]) -> Self {
        Settled::Shared {
            picked: std::array::from_fn(|at| picked[at].saturating_add(shared[at])),
            left: left.saturating_sub(shared.iter().sum()),
        }
    }
}

impl Choice<MAX_CLEARINGS> {
    pub fn clearings(&self) -> impl Iterator<Item = Clearing> + use<> {
        self.next().map(|at| Clearing::new(at as u8))
    }
}

impl Choice<MAX_SEATS> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.next().map(|at| Seat::new(at as u8))
    }
}

/// A number for each of these clearings, and none for the others.
pub(in crate::games::root) fn per_clearing(
    clearings: ClearingSet,
    count: impl Fn(Clearing) -> u8,
) -> [u8; MAX_CLEARINGS] {
    let mut counts = [0; MAX_CLEARINGS];
    for clearing in clearings.iter() {
        counts[clearing.index()] = count(clearing);
    }
    counts
}

/// The clearings with what was picked there.
pub(in crate::games::root) fn by_clearing(counts: [u8; MAX_CLEARINGS]) -> impl Iterator<Item = (Clearing, u8)> {
    counts.into_iter().enumerate().filter(|&(_, count)| count > 0).map(|(at, count)| (Clearing::new(at as u8), count))
}

/// The seats with what was picked of them.
pub(in crate::games::root) fn by_seat(counts: [u8; MAX_SEATS]) -> impl Iterator<Item = (Seat, u8)> {
    counts.into_iter().enumerate().filter(|&(_, count)| count > 0).map(|(at, count)| (Seat::new(at as u8), count))
}
