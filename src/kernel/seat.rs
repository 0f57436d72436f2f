//! Who sits at the table and who looks on.

use crate::small_set;
use serde::{Deserialize, Serialize};

/// Most seats that any of the games knows.
pub const MAX_SEATS: usize = 6;

/// A place at the table, `0..MAX_SEATS`, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_SEATS);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_SEATS { Ok(Self(index)) } else { Err(format!("there is no seat {index}")) }
    }
}

small_set! {
    /// A set of seats.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    SeatSet of Seat as u8
}

/// Whose eyes a position is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// What this seat may know.
    Seat(Seat),
    /// What everybody may know.
    Spectator,
    /// Everything: referees, finished games, saves.
    All,
}

impl Viewer {
    /// Whether all is known to this viewer that the asked seat's choice hangs on.
    pub fn sees_choice_of(self, asked: Option<Seat>) -> bool {
        match self {
            Viewer::All => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => asked == Some(seat),
        }
    }

    /// Whether something that only `audience` may know is known to this viewer.
    pub const fn may_know(self, audience: SeatSet) -> bool {
        match self {
            Viewer::All => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => audience.contains(seat),
        }
    }
}
