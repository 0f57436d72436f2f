//! Owners of pieces: the seats and the hirelings at a table. The state says what one is to another.

use crate::kernel::{MAX_SEATS, Mention, Seat, TextForm, TextWords};
use crate::{indexed, small_set};

/// Hirelings at a table (A.6).
pub const MAX_HIRELINGS: usize = 3;

/// Seats and hirelings at a table.
pub const MAX_OWNERS: usize = MAX_SEATS + MAX_HIRELINGS;

/// An owner of pieces: a seat, `0..MAX_SEATS`, or above these a hireling at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Owner(u8);

impl Owner {
    const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_OWNERS);
        Self(index)
    }

    /// Returns the hireling at this place of the table, `0..MAX_HIRELINGS`.
    pub const fn hireling(place: usize) -> Self {
        Self::new((MAX_SEATS + place) as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat whose faction pieces these are; `None` for a hireling's. Only a seat has abilities, cards, a
    /// score and a hand: a hireling makes use of none of its controller's (E.3.3, E.3.5, E.3.6).
    pub const fn seat(self) -> Option<Seat> {
        if self.index() < MAX_SEATS { Some(Seat::new(self.0)) } else { None }
    }

    /// Returns the place of a hireling at the table.
    pub const fn place(self) -> Option<usize> {
        self.index().checked_sub(MAX_SEATS)
    }
}

indexed!(Owner);

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self::new(seat.into())
    }
}

impl From<Owner> for u8 {
    fn from(owner: Owner) -> u8 {
        owner.0
    }
}

impl TryFrom<u8> for Owner {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_OWNERS { Ok(Self(index)) } else { Err(format!("there is no owner {index}")) }
    }
}

impl PartialEq<Seat> for Owner {
    fn eq(&self, seat: &Seat) -> bool {
        self.seat() == Some(*seat)
    }
}

impl PartialEq<Owner> for Seat {
    fn eq(&self, owner: &Owner) -> bool {
        owner == self
    }
}

small_set! {
    /// A set of owners.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    OwnerSet of Owner as u16
}

impl OwnerSet {
    /// Returns the hirelings of a table with this many.
    pub const fn hirelings(count: usize) -> Self {
        Self::from_bits(((1 << count) - 1) << MAX_SEATS)
    }
}

/// Written as a number: that of its seat, or above these that of its place among the hirelings.
impl TextForm for Owner {
    fn write_words(&self, to: &mut String) {
        self.0.write_words(to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        Self::try_from(u8::read_words(words)?).ok()
    }

    fn mention(&self, found: &mut dyn FnMut(Mention)) {
        self.seat().mention(found);
    }
}
