//! Places for pieces: territories of five kinds, their tent spaces, and connections between them.

use crate::kernel::{Field, Members, Part};
use crate::{enum_table, indexed, small_set};

/// Most territories of a board.
pub const MAX_TERRITORIES: usize = 16;
/// Most tent spaces of a territory.
pub const MAX_SPACES: usize = 8;
/// Most connections of a board.
pub const MAX_CONNECTIONS: usize = 24;

enum_table! {
    /// A kind of territory, and the kind of card that pays for pieces there (I1.1).
    pub enum Kind as Card(
        /// The capital that stands for it.
        letter: char,
    ) {
        Tundra  = "tundra"  ('T'),
        Forest  = "forest"  ('F'),
        Glacier = "glacier" ('G'),
        Coast   = "coast"   ('C'),
        Desert  = "desert"  ('D'),
    }
}

enum_table! {
    /// The kind of a connection (I1.4).
    pub enum Via {
        Land = "land",
        Water = "water",
    }
}

enum_table! {
    /// A tribe by its color.
    pub enum Tribe(
        /// The capital that stands for it.
        letter: char,
    ) {
        Red    = "red"    ('R'),
        Blue   = "blue"   ('B'),
        Yellow = "yellow" ('Y'),
        White  = "white"  ('W'),
        Purple = "purple" ('P'),
    }
}

/// A territory by its index. In notation its circle has the number ten times its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Territory(u8);

impl Territory {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of its circle as a place: 10, 20, ...
    pub const fn place(self) -> u8 {
        10 * (self.0 + 1)
    }

    pub const fn from_place(place: u8) -> Option<Self> {
        if place == 0 || !place.is_multiple_of(10) || place > 10 * MAX_TERRITORIES as u8 {
            None
        } else {
            Some(Self(place / 10 - 1))
        }
    }

    /// Returns every space that a territory with this index can have.
    pub const fn all_spaces(self) -> SpaceSet {
        SpaceSet::from_bits(0xFF << (MAX_SPACES * self.index()))
    }
}

indexed!(Territory);

impl Field for Territory {
    fn part(self) -> Part {
        Part::Place(self.place())
    }

    fn read(word: &str) -> Option<Self> {
        read_place(word).and_then(Self::from_place)
    }
}

/// A tent space. As a place it is numbered by its territory and its own number there: 43 is the third of the fourth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Returns the space of a territory with this number there, from 1.
    pub const fn at(territory: Territory, number: u8) -> Self {
        Self(territory.0 * MAX_SPACES as u8 + number - 1)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn territory(self) -> Territory {
        Territory(self.0 / MAX_SPACES as u8)
    }

    /// Returns its number in its territory, from 1.
    pub const fn number(self) -> u8 {
        self.0 % MAX_SPACES as u8 + 1
    }

    pub const fn place(self) -> u8 {
        self.territory().place() + self.number()
    }

    pub const fn from_place(place: u8) -> Option<Self> {
        let (tens, ones) = (place / 10, place % 10);
        if tens == 0 || tens as usize > MAX_TERRITORIES || ones == 0 || ones as usize > MAX_SPACES {
            None
        } else {
            Some(Self::at(Territory(tens - 1), ones))
        }
    }
}

impl Field for Space {
    fn part(self) -> Part {
        Part::Place(self.place())
    }

    fn read(word: &str) -> Option<Self> {
        read_place(word).and_then(Self::from_place)
    }
}

fn read_place(word: &str) -> Option<u8> {
    (!word.starts_with(['0', '+'])).then(|| word.parse().ok()).flatten()
}

small_set! {
    /// A set of tent spaces.
    #[derive(PartialEq, Eq, Hash)]
    SpaceSet of Space as u128
}

impl Members for SpaceSet {
    type Member = Space;

    const NONE: Self = Self::EMPTY;

    fn has_member(self, space: Space) -> bool {
        self.contains(space)
    }
}

/// A connection by its index; in notation by its number, one more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(u8);

impl Connection {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn from_number(number: u8) -> Option<Self> {
        if number == 0 || number as usize > MAX_CONNECTIONS { None } else { Some(Self(number - 1)) }
    }
}

impl Field for Connection {
    fn part(self) -> Part {
        Part::Count(self.number())
    }

    fn read(word: &str) -> Option<Self> {
        u8::read(word).and_then(Self::from_number)
    }
}

small_set! {
    /// A set of connections.
    #[derive(PartialEq, Eq, Hash)]
    ConnectionSet of Connection as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        for index in 0..(MAX_TERRITORIES * MAX_SPACES) as u8 {
            let space = Space::new(index);
            assert_eq!(Space::read(&space.part().to_string()), Some(space));
            assert_eq!(Territory::read(&space.part().to_string()), None);
            assert!(space.territory().all_spaces().contains(space));
        }
        assert_eq!(Space::from_place(43), Some(Space::at(Territory::new(3), 3)));
        assert_eq!(Territory::from_place(40), Some(Territory::new(3)));
        for wrong in ["0", "9", "5", "49", "171", "170", "043", "+43", ""] {
            assert_eq!((Space::read(wrong), Territory::read(wrong)), (None, None), "{wrong}");
        }
    }
}
