//! Cards are copies of five kinds, so a pile is five numbers.

use super::place::Kind;

/// Copies of each kind in the box (I2.1).
pub const BOX: Cards = Cards([13, 12, 11, 11, 10]);

/// Counts of the cards of each kind in one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u8; Kind::COUNT]);

impl Cards {
    pub const EMPTY: Self = Self([0; Kind::COUNT]);

    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; Kind::COUNT]
    }

    pub fn add(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(count);
    }

    /// Takes away as many as there are, up to `count`.
    pub fn take(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(count);
    }

    pub fn add_all(&mut self, other: Cards) {
        for kind in Kind::ALL {
            self.add(kind, other.of(kind));
        }
    }

    /// Returns what is left without `other`; nothing where it has less.
    pub fn without(mut self, other: Cards) -> Self {
        for kind in Kind::ALL {
            self.take(kind, other.of(kind));
        }
        self
    }

    /// Returns whether `other` can be taken out of these.
    pub fn covers(self, other: Cards) -> bool {
        Kind::ALL.iter().all(|&kind| self.of(kind) >= other.of(kind))
    }

    /// Returns the kinds that there are.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.of(kind) > 0)
    }

    /// Returns every card by its kind.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().flat_map(move |&kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }

    /// Returns a face for each card, for chance: those of one kind lie together.
    pub fn faces(self) -> u64 {
        Kind::ALL.iter().fold(0, |faces, &kind| faces | ((1u64 << self.of(kind).min(16)) - 1) << first_face(kind))
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut cards = Self::EMPTY;
        for kind in kinds {
            cards.add(kind, 1);
        }
        cards
    }
}

fn first_face(kind: Kind) -> u32 {
    Kind::ALL.iter().take(kind.index()).map(|&before| u32::from(BOX.of(before))).sum()
}

/// Returns the kind of a face.
pub fn kind_of_face(face: u8) -> Kind {
    let mut kind = Kind::Tundra;
    for next in Kind::ALL {
        if u32::from(face) >= first_face(next) {
            kind = next;
        }
    }
    kind
}

/// Returns the cards of a game with this many seats (I3.2).
pub fn cards_of(seats: usize) -> Cards {
    let removed = match seats {
        5 => 0,
        4 => 1,
        _ => 2,
    };
    let mut cards = BOX;
    for kind in Kind::ALL {
        cards.take(kind, removed);
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_a_card_of_its_kind() {
        let faces = BOX.faces();
        assert_eq!(faces, (1 << 57) - 1);
        let kinds: Cards = (0..64).filter(|face| faces >> face & 1 == 1).map(kind_of_face).collect();
        assert_eq!(kinds, BOX);
    }
}
