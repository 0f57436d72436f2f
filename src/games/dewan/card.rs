//! Terrain cards (D2.2): the faces there can be, and sets of cards. How many copies of a face there are is data.

use super::ground::Symbol::{self, Artifact, Berry, Crystal, Fire, Pigment};
use super::ground::Terrain::{self, Badlands, Desert, Forest, Mountain, Water};
use crate::{enum_table, small_set};

/// Most cards of a game.
pub const MAX_CARDS: usize = 64;

/// The symbols and terrains on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardSpec {
    /// Its one terrain twice, or its two.
    pub halves: [Terrain; 2],
    pub symbol: Option<Symbol>,
    /// The half that the symbol is on.
    pub symbol_on: Terrain,
}

const fn single(terrain: Terrain, symbol: Symbol) -> CardSpec {
    CardSpec { halves: [terrain, terrain], symbol: Some(symbol), symbol_on: terrain }
}

const fn pair(one: Terrain, other: Terrain) -> CardSpec {
    CardSpec { halves: [one, other], symbol: None, symbol_on: one }
}

/// Two terrains of which one is water; that half has the symbol.
const fn shore(land: Terrain, symbol: Symbol) -> CardSpec {
    CardSpec { halves: [Water, land], symbol: Some(symbol), symbol_on: Water }
}

enum_table! {
    /// A face. Cards with one face are interchangeable.
    #[derive(Default)]
    pub enum Kind as Card(
        spec: CardSpec,
    ) {
        #[default]
        BadlandsArtifact      = "badlands_artifact"       (single(Badlands, Artifact)),
        BadlandsPigment       = "badlands_pigment"        (single(Badlands, Pigment)),
        BadlandsCrystal       = "badlands_crystal"        (single(Badlands, Crystal)),
        BadlandsBerry         = "badlands_berry"          (single(Badlands, Berry)),
        BadlandsFire          = "badlands_fire"           (single(Badlands, Fire)),
        MountainArtifact      = "mountain_artifact"       (single(Mountain, Artifact)),
        MountainPigment       = "mountain_pigment"        (single(Mountain, Pigment)),
        MountainCrystal       = "mountain_crystal"        (single(Mountain, Crystal)),
        MountainBerry         = "mountain_berry"          (single(Mountain, Berry)),
        MountainFire          = "mountain_fire"           (single(Mountain, Fire)),
        DesertArtifact        = "desert_artifact"         (single(Desert, Artifact)),
        DesertPigment         = "desert_pigment"          (single(Desert, Pigment)),
        DesertCrystal         = "desert_crystal"          (single(Desert, Crystal)),
        DesertBerry           = "desert_berry"            (single(Desert, Berry)),
        DesertFire            = "desert_fire"             (single(Desert, Fire)),
        ForestArtifact        = "forest_artifact"         (single(Forest, Artifact)),
        ForestPigment         = "forest_pigment"          (single(Forest, Pigment)),
        ForestCrystal         = "forest_crystal"          (single(Forest, Crystal)),
        ForestBerry           = "forest_berry"            (single(Forest, Berry)),
        ForestFire            = "forest_fire"             (single(Forest, Fire)),
        WaterArtifact         = "water_artifact"          (single(Water, Artifact)),
        WaterPigment          = "water_pigment"           (single(Water, Pigment)),
        WaterCrystal          = "water_crystal"           (single(Water, Crystal)),
        WaterBerry            = "water_berry"             (single(Water, Berry)),
        WaterFire             = "water_fire"              (single(Water, Fire)),
        BadlandsMountain      = "badlands_mountain"       (pair(Badlands, Mountain)),
        BadlandsDesert        = "badlands_desert"         (pair(Badlands, Desert)),
        BadlandsForest        = "badlands_forest"         (pair(Badlands, Forest)),
        MountainDesert        = "mountain_desert"         (pair(Mountain, Desert)),
        MountainForest        = "mountain_forest"         (pair(Mountain, Forest)),
        DesertForest          = "desert_forest"           (pair(Desert, Forest)),
        WaterBadlandsArtifact = "water_badlands_artifact" (shore(Badlands, Artifact)),
        WaterBadlandsPigment  = "water_badlands_pigment"  (shore(Badlands, Pigment)),
        WaterBadlandsCrystal  = "water_badlands_crystal"  (shore(Badlands, Crystal)),
        WaterMountainArtifact = "water_mountain_artifact" (shore(Mountain, Artifact)),
        WaterMountainPigment  = "water_mountain_pigment"  (shore(Mountain, Pigment)),
        WaterMountainCrystal  = "water_mountain_crystal"  (shore(Mountain, Crystal)),
        WaterDesertArtifact   = "water_desert_artifact"   (shore(Desert, Artifact)),
        WaterDesertPigment    = "water_desert_pigment"    (shore(Desert, Pigment)),
        WaterDesertCrystal    = "water_desert_crystal"    (shore(Desert, Crystal)),
        WaterForestArtifact   = "water_forest_artifact"   (shore(Forest, Artifact)),
        WaterForestPigment    = "water_forest_pigment"    (shore(Forest, Pigment)),
        WaterForestCrystal    = "water_forest_crystal"    (shore(Forest, Crystal)),
    }
}

impl Kind {
    /// Returns whether it pays for a space of this terrain (D6.3).
    pub fn shows(self, terrain: Terrain) -> bool {
        self.spec().halves.contains(&terrain)
    }

    /// Returns its terrains as bits.
    pub const fn terrains(self) -> u8 {
        let [one, other] = self.spec().halves;
        one.bit() | other.bit()
    }

    /// Returns its terrains, each once.
    pub fn halves(self) -> impl Iterator<Item = Terrain> {
        let [one, other] = self.spec().halves;
        std::iter::once(one).chain((other != one).then_some(other))
    }

    /// Returns the symbol to be seen when only `half` is visible (D7.2, D8.5).
    pub fn symbol_on(self, half: Terrain) -> Option<Symbol> {
        self.spec().symbol.filter(|_| self.spec().symbol_on == half)
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
    /// Makes a pack with this many copies of each face; `None` if they are too many.
    pub fn new(counts: &[u8; Kind::COUNT]) -> Option<Self> {
        let mut pack = Self {
            copies: [CardSet::EMPTY; Kind::COUNT],
            kinds: [Kind::default(); MAX_CARDS],
            showing: [CardSet::EMPTY; 32],
            all: CardSet::EMPTY,
        };
        let mut next = 0;
        for kind in Kind::ALL {
            for _ in 0..counts[kind.index()] {
                *pack.kinds.get_mut(next)? = kind;
                pack.copies[kind.index()].insert(Card::new(next as u8));
                next += 1;
            }
        }
        pack.all = CardSet::first_n(next);
        for (terrains, cards) in (0u8..).zip(&mut pack.showing) {
            let kinds = Kind::ALL.into_iter().filter(|kind| kind.terrains() & terrains != 0);
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

    /// Returns the cards that show one of the terrains.
    pub fn showing(&self, terrains: u8) -> CardSet {
        self.showing[usize::from(terrains & 31)]
    }

    pub fn count(&self, cards: CardSet, kind: Kind) -> usize {
        (cards & self.copies(kind)).len()
    }

    /// Returns the faces among the cards, each once.
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

    /// Returns the cards of one place less those of another, face by face.
    pub fn less(&self, cards: CardSet, taken: CardSet) -> CardSet {
        let mut left = cards;
        for kind in self.each(taken) {
            self.take(&mut left, kind);
        }
        left
    }
}
