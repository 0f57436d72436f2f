//! Seats at the table and spectators.

use crate::{indexed, small_set};
use serde::Serialize;

/// Most seats that any of the games knows.
pub const MAX_SEATS: usize = 6;

/// The word that begins what a seat plays that follows a board instead of deciding.
pub const CLOCKWORK: &str = "clockwork";

/// The seats of a game that follow a board. Behind the name of one can stand a level and trait cards, separated by
/// colons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockworkSeats {
    /// The usual one first.
    pub levels: Vec<String>,
    pub seats: Vec<ClockworkSeat>,
}

/// A seat that follows a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockworkSeat {
    /// What it plays, as the options of a new game name it.
    pub seat: String,
    pub traits: Vec<String>,
    /// The characters of which one can stand there too; otherwise it is drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<String>,
}

/// What a seat plays, as the options of a new game name it: `marquise`, `vagabond:ranger`, `clockwork:eyrie:nightmare`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatOption<'a> {
    /// Whether it follows a board instead of deciding.
    pub is_clockwork: bool,
    /// The faction, no matter who decides for it, or the word written instead of one.
    pub faction: &'a str,
    /// The words after it: a character, a level, trait cards.
    pub words: Vec<&'a str>,
}

impl<'a> SeatOption<'a> {
    pub fn read(text: &'a str) -> Self {
        let board = text.strip_prefix(CLOCKWORK).and_then(|rest| rest.strip_prefix(':'));
        let mut words = board.unwrap_or(text).split(':');
        let faction = words.next().unwrap_or_default();
        Self { is_clockwork: board.is_some(), faction, words: words.collect() }
    }
}

impl std::fmt::Display for SeatOption<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let board = self.is_clockwork.then_some(CLOCKWORK);
        board.iter().try_for_each(|board| write!(f, "{board}:"))?;
        f.write_str(self.faction)?;
        self.words.iter().try_for_each(|word| write!(f, ":{word}"))
    }
}

/// A place at the table, `0..MAX_SEATS`, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(Place);

/// The values of a seat. Since there are no others, the compiler need not check an index that is one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Place {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
}

impl Seat {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_SEATS);
        Self(match index {
            0 => Place::First,
            1 => Place::Second,
            2 => Place::Third,
            3 => Place::Fourth,
            4 => Place::Fifth,
            _ => Place::Sixth,
        })
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

indexed!(Seat);

const _: () = assert!(Place::Sixth as usize + 1 == MAX_SEATS);

impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Seat").field(&self.index()).finish()
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 as u8
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_SEATS { Ok(Self::new(index)) } else { Err(format!("there is no seat {index}")) }
    }
}

small_set! {
    /// A set of seats.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    SeatSet of Seat as u8
}

/// The viewer of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The view of this seat.
    Seat(Seat),
    /// The view of a spectator.
    Spectator,
    /// Everything: referees, finished games, saves.
    All,
}

impl Viewer {
    /// Returns the seat whose eyes these are, if they are those of one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        }
    }

    /// Returns whether all is known to this viewer that the asked seat's choice hangs on.
    pub fn sees_choice_of(self, asked: Option<Seat>) -> bool {
        match self {
            Viewer::All => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => asked == Some(seat),
        }
    }

    /// Returns whether something that only `audience` may know is known to this viewer.
    pub const fn may_know(self, audience: SeatSet) -> bool {
        match self {
            Viewer::All => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => audience.contains(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seat_plays_is_read_in_its_words_and_written_back() {
        for (text, is_clockwork, faction, words) in [
            ("marquise", false, "marquise", &[] as &[&str]),
            ("vagabond:ranger", false, "vagabond", &["ranger"]),
            ("clockwork:eyrie:nightmare:nobility", true, "eyrie", &["nightmare", "nobility"]),
            ("clockwork", false, "clockwork", &[]),
        ] {
            let option = SeatOption::read(text);
            assert_eq!(option, SeatOption { is_clockwork, faction, words: words.to_vec() });
            assert_eq!(option.to_string(), text);
        }
    }
}
