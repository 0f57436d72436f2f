//! Terrain cards (D2.2): the faces there can be, and sets of cards. How many copies of a face there are is data.

use super::ground::{Symbol, Symbol as S, Terrain, Terrain as T};
use crate::kernel::{Field, Part};
use crate::small_set;

/// Most cards of a game.
pub const MAX_CARDS: usize = 64;

/// The symbols and terrains on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub id: &'static str,
    /// Its one terrain twice, or its two.
    pub halves: [Terrain; 2],
    pub symbol: Option<Symbol>,
    /// The half that the symbol is on.
    pub symbol_on: Terrain,
}

/// A face. Cards with one face are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(u8);

impl Kind {
    pub const COUNT: usize = FACES.len();

    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Kind> + Clone {
        (0..Self::COUNT as u8).map(Kind)
    }

    pub const fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    pub const fn id(self) -> &'static str {
        self.face().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.id() == id)
    }

    /// Whether it pays for a space of this terrain (D6.3).
    pub fn shows(self, terrain: Terrain) -> bool {
        self.face().halves.contains(&terrain)
    }

    /// Its terrains as bits.
    pub const fn terrains(self) -> u8 {
        let [one, other] = self.face().halves;
        one.bit() | other.bit()
    }

    /// Its terrains, each once.
    pub fn halves(self) -> impl Iterator<Item = Terrain> {
        let [one, other] = self.face().halves;
        std::iter::once(one).chain((other != one).then_some(other))
    }

    /// The symbol to be seen when only `half` is visible (D7.2, D8.5).
    pub fn symbol_on(self, half: Terrain) -> Option<Symbol> {
        self.face().symbol.filter(|_| self.face().symbol_on == half)
    }
}

impl Field for Kind {
    fn part(self) -> Part {
        Part::Card(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

/// One card by its number in the pack; copies of a face are next to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card(u8);

impl Card {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

small_set! {
    /// Cards in one place. Of each face the lowest copies stand for as many as are there: copies are not told apart,
    /// and equal places are equal words.
    #[derive(PartialEq, Eq, Hash)]
    CardSet of Card as u64
}

/// All cards of a game: which copies each face has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    copies: [CardSet; Kind::COUNT],
    kinds: [Kind; MAX_CARDS],
    /// Per set of terrains, as bits: the cards that show one of them.
    showing: [CardSet; 32],
    all: CardSet,
}

impl Pack {
    /// A pack with this many copies of each face; `None` if they are too many.
    pub fn new(counts: &[u8; Kind::COUNT]) -> Option<Self> {
        let mut pack = Self {
            copies: [CardSet::EMPTY; Kind::COUNT],
            kinds: [Kind::default(); MAX_CARDS],
            showing: [CardSet::EMPTY; 32],
            all: CardSet::EMPTY,
        };
        let mut next = 0;
        for kind in Kind::all() {
            for _ in 0..counts[kind.index()] {
                *pack.kinds.get_mut(next)? = kind;
                pack.copies[kind.index()].insert(Card::new(next as u8));
                next += 1;
            }
        }
        pack.all = CardSet::first_n(next);
        for (terrains, cards) in (0u8..).zip(&mut pack.showing) {
            let kinds = Kind::all().filter(|kind| kind.terrains() & terrains != 0);
            *cards = kinds.fold(CardSet::EMPTY, |cards, kind| cards | pack.copies[kind.index()]);
        }
        Some(pack)
    }

    pub fn all(&self) -> CardSet {
        self.all
    }

    pub fn copies(&self, kind: Kind) -> CardSet {
        self.copies[kind.index()]
    }

    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.index() & (MAX_CARDS - 1)]
    }

    /// The cards that show one of the terrains.
    pub fn showing(&self, terrains: u8) -> CardSet {
        self.showing[usize::from(terrains & 31)]
    }

    pub fn count(&self, cards: CardSet, kind: Kind) -> usize {
        (cards & self.copies(kind)).len()
    }

    /// The faces among the cards, each once.
    pub fn kinds(&self, cards: CardSet) -> impl Iterator<Item = Kind> + Clone + '_ {
        let mut rest = cards;
        std::iter::from_fn(move || {
            let kind = self.kind(rest.first()?);
            rest = rest - self.copies(kind);
            Some(kind)
        })
    }

    /// Returns the faces among the cards, as often as they are there.
    pub fn each(&self, cards: CardSet) -> impl Iterator<Item = Kind> + '_ {
        cards.iter().map(|card| self.kind(card))
    }

    /// Takes one card of a face; `false` if there is none.
    pub fn take(&self, cards: &mut CardSet, kind: Kind) -> bool {
        match (*cards & self.copies(kind)).bits() {
            0 => false,
            copies => {
                cards.remove(Card::new(63 - copies.leading_zeros() as u8));
                true
            }
        }
    }

    /// Puts one card of a face; `false` if all copies are there.
    pub fn put(&self, cards: &mut CardSet, kind: Kind) -> bool {
        match (self.copies(kind) - *cards).first() {
            Some(card) => {
                cards.insert(card);
                true
            }
            None => false,
        }
    }

    /// Puts all cards of one place to those of another.
    pub fn pour(&self, from: CardSet, to: &mut CardSet) {
        for kind in self.each(from) {
            self.put(to, kind);
        }
    }

    /// The cards of one place less those of another, face by face.
    pub fn less(&self, cards: CardSet, taken: CardSet) -> CardSet {
        let mut left = cards;
        for kind in self.each(taken) {
            self.take(&mut left, kind);
        }
        left
    }
}

const fn single(terrain: Terrain, symbol: Symbol, id: &'static str) -> Face {
    Face { id, halves: [terrain, terrain], symbol: Some(symbol), symbol_on: terrain }
}

const fn pair(one: Terrain, other: Terrain, id: &'static str) -> Face {
    Face { id, halves: [one, other], symbol: None, symbol_on: one }
}

/// Two terrains of which one is water; that half has the symbol.
const fn shore(land: Terrain, symbol: Symbol, id: &'static str) -> Face {
    Face { id, halves: [T::Water, land], symbol: Some(symbol), symbol_on: T::Water }
}

const FACES: [Face; 43] = [
    single(T::Badlands, S::Artifact, "badlands_artifact"),
    single(T::Badlands, S::Pigment, "badlands_pigment"),
    single(T::Badlands, S::Crystal, "badlands_crystal"),
    single(T::Badlands, S::Berry, "badlands_berry"),
    single(T::Badlands, S::Fire, "badlands_fire"),
    single(T::Mountain, S::Artifact, "mountain_artifact"),
    single(T::Mountain, S::Pigment, "mountain_pigment"),
    single(T::Mountain, S::Crystal, "mountain_crystal"),
    single(T::Mountain, S::Berry, "mountain_berry"),
    single(T::Mountain, S::Fire, "mountain_fire"),
    single(T::Desert, S::Artifact, "desert_artifact"),
    single(T::Desert, S::Pigment, "desert_pigment"),
    single(T::Desert, S::Crystal, "desert_crystal"),
    single(T::Desert, S::Berry, "desert_berry"),
    single(T::Desert, S::Fire, "desert_fire"),
    single(T::Forest, S::Artifact, "forest_artifact"),
    single(T::Forest, S::Pigment, "forest_pigment"),
    single(T::Forest, S::Crystal, "forest_crystal"),
    single(T::Forest, S::Berry, "forest_berry"),
    single(T::Forest, S::Fire, "forest_fire"),
    single(T::Water, S::Artifact, "water_artifact"),
    single(T::Water, S::Pigment, "water_pigment"),
    single(T::Water, S::Crystal, "water_crystal"),
    single(T::Water, S::Berry, "water_berry"),
    single(T::Water, S::Fire, "water_fire"),
    pair(T::Badlands, T::Mountain, "badlands_mountain"),
    pair(T::Badlands, T::Desert, "badlands_desert"),
    pair(T::Badlands, T::Forest, "badlands_forest"),
    pair(T::Mountain, T::Desert, "mountain_desert"),
    pair(T::Mountain, T::Forest, "mountain_forest"),
    pair(T::Desert, T::Forest, "desert_forest"),
    shore(T::Badlands, S::Artifact, "water_badlands_artifact"),
    shore(T::Badlands, S::Pigment, "water_badlands_pigment"),
    shore(T::Badlands, S::Crystal, "water_badlands_crystal"),
    shore(T::Mountain, S::Artifact, "water_mountain_artifact"),
    shore(T::Mountain, S::Pigment, "water_mountain_pigment"),
    shore(T::Mountain, S::Crystal, "water_mountain_crystal"),
    shore(T::Desert, S::Artifact, "water_desert_artifact"),
    shore(T::Desert, S::Pigment, "water_desert_pigment"),
    shore(T::Desert, S::Crystal, "water_desert_crystal"),
    shore(T::Forest, S::Artifact, "water_forest_artifact"),
    shore(T::Forest, S::Pigment, "water_forest_pigment"),
    shore(T::Forest, S::Crystal, "water_forest_crystal"),
];
