//! The place where things stand: suits, clearings, forests.

use crate::kernel::{Arg, Field, Part, TextForm, TextWords, write_word};
use crate::{enum_table, indexed, small_set, written_as_parts};

/// The most clearings a board may have.
pub const MAX_CLEARINGS: usize = 12;

/// The most forests a board may have.
pub const MAX_FORESTS: usize = 16;

/// A clearing by its index, `0..12`. Printed, typed and saved one higher, as the number on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clearing(u8);

impl Clearing {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_CLEARINGS);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number printed on the board, `1..=12`.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_CLEARINGS { Some(Self(number - 1)) } else { None }
    }
}

small_set! {
    /// A set of clearings.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    ClearingSet of Clearing as u16
}

/// Written as the numbers of its clearings with dots between them; 0 for none.
impl TextForm for ClearingSet {
    fn write_words(&self, to: &mut String) {
        let numbers: Vec<String> = self.iter().map(|clearing| clearing.number().to_string()).collect();
        write_word(if numbers.is_empty() { "0".to_owned() } else { numbers.join(".") }, to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        match words.next()? {
            "0" => Some(Self::EMPTY),
            numbers => numbers.split('.').map(|number| Clearing::from_number(number.parse().ok()?)).collect(),
        }
    }
}

/// A forest by its index. Printed, typed and saved as a small letter, `a` first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Forest(u8);

impl Forest {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_FORESTS);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        let index = (letter as u32).checked_sub('a' as u32)?;
        (index < MAX_FORESTS as u32).then_some(Self(index as u8))
    }
}

small_set! {
    /// A set of forests.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    ForestSet of Forest as u16
}

/// The place where the pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    Clearing(Clearing),
    Forest(Forest),
}

enum_table! {
    /// Suits of clearings and cards (2.1, 2.2.2). No clearing has `Bird`.
    pub enum Suit {
        Fox = "fox",
        Rabbit = "rabbit",
        Mouse = "mouse",
        Bird = "bird",
    }
}

impl Suit {
    /// The suits a clearing can have.
    pub const CLEARING: [Suit; 3] = [Suit::Fox, Suit::Rabbit, Suit::Mouse];
    /// Returns the suit with this word, if a clearing can have it.
    pub fn of_clearing(id: &str) -> Option<Self> {
        Suit::from_id(id).filter(|suit| Suit::CLEARING.contains(suit))
    }
}

small_set! {
    /// A set of suits: those of a clearing (2.2.2), which has one if nothing gives it more.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    SuitSet of Suit as u8
}

impl SuitSet {
    /// The suits a clearing can have, all at once.
    pub const CLEARING: SuitSet = SuitSet::first_n(Suit::CLEARING.len());

    /// Returns the suit, if there is but one.
    pub const fn only(self) -> Option<Suit> {
        if self.bits() & self.bits().wrapping_sub(1) == 0 { self.first() } else { None }
    }

    /// Returns the name that sentences show.
    pub const fn id(self) -> &'static str {
        match (self.contains(Suit::Fox), self.contains(Suit::Rabbit), self.contains(Suit::Mouse)) {
            (true, true, true) => "fox_rabbit_mouse",
            (true, true, false) => "fox_rabbit",
            (true, false, true) => "fox_mouse",
            (false, true, true) => "rabbit_mouse",
            (true, false, false) => Suit::Fox.id(),
            (false, true, false) => Suit::Rabbit.id(),
            (false, false, true) => Suit::Mouse.id(),
            (false, false, false) => Suit::Bird.id(),
        }
    }
}

/// The connection that a move between two clearings follows (4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Way {
    /// An open path (2.2.1).
    Path,
    /// A river that is a path for the mover (2.3).
    River,
    /// The Tunnels between crafting pieces.
    Tunnel,
    /// The ferry, which goes along (C.2.5).
    Ferry,
}

impl Way {
    pub const fn new(index: u8) -> Self {
        match index {
            0 => Way::Path,
            1 => Way::River,
            2 => Way::Tunnel,
            _ => Way::Ferry,
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}

small_set! {
    /// A set of ways.
    #[derive(PartialEq, Eq)]
    WaySet of Way as u8
}

impl From<Suit> for SuitSet {
    fn from(suit: Suit) -> Self {
        SuitSet::of(suit)
    }
}

indexed!(Clearing, Forest);

impl Field for Clearing {
    fn part(self) -> Part {
        Part::Place(self.number())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_number(<u8 as Field>::read(word)?)
    }
}

impl Field for Forest {
    fn part(self) -> Part {
        Part::Region(self.0)
    }

    fn read(word: &str) -> Option<Self> {
        let mut letters = word.chars();
        let forest = Self::from_letter(letters.next()?);
        if letters.next().is_none() { forest } else { None }
    }
}

written_as_parts!(Clearing, Forest);

impl From<Clearing> for Arg {
    fn from(clearing: Clearing) -> Arg {
        clearing.number().into()
    }
}

impl From<Suit> for Arg {
    fn from(suit: Suit) -> Arg {
        Arg::Name { space: "root-suit", id: suit.id() }
    }
}

impl From<Clearing> for u8 {
    fn from(clearing: Clearing) -> u8 {
        clearing.number()
    }
}

impl TryFrom<u8> for Clearing {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("there is no clearing {number}"))
    }
}
