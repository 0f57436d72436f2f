//! A small number for each clearing, a byte each, so that all twelve are summed and compared at once: who rules where, and who
//! is where, is asked at every decision.

use crate::games::root::words::place::{ClearingSet, MAX_CLEARINGS, Suit, SuitSet};

/// Numbers below 128, more than there are pieces of an owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) struct Counts(u128);

/// The highest bit of each byte.
const HIGH: u128 = u128::from_le_bytes([0x80; 16]);

/// The lowest bit of each byte.
const LOW: u128 = u128::from_le_bytes([1; 16]);

impl Counts {
    pub const ZERO: Self = Self(0);

    pub const ONE: Self = Self(LOW);

    pub fn of(counts: &[u8; MAX_CLEARINGS]) -> Self {
        let mut bytes = [0; 16];
        bytes[..MAX_CLEARINGS].copy_from_slice(counts);
        Self(u128::from_le_bytes(bytes))
    }

    pub fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    pub fn times(self, factor: u8) -> Self {
        Self(self.0.wrapping_mul(factor.into()))
    }

    /// Returns those of the marked clearings.
    pub fn within(self, marks: Marks) -> Self {
        Self(self.0 & (marks.0 << 1).wrapping_sub(marks.0 >> 7))
    }

    /// Joins both parts of the same counts: where they meet they are alike.
    pub fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns all together, which is below 256.
    pub fn sum(self) -> u8 {
        let halves = (self.0 as u64).wrapping_add((self.0 >> 64) as u64);
        (halves.wrapping_mul(LOW as u64) >> 56) as u8
    }

    /// Returns the clearings where this is above zero.
    pub fn above_zero(self) -> ClearingSet {
        self.leads(Self::ZERO).clearings()
    }

    /// Returns where this is above the other.
    pub fn leads(self, other: Self) -> Marks {
        Marks((self.0 | HIGH).wrapping_sub(other.0.wrapping_add(LOW)) & HIGH)
    }

    /// Returns where this is at least the other.
    pub fn equals_or_leads(self, other: Self) -> Marks {
        Marks((self.0 | HIGH).wrapping_sub(other.0) & HIGH)
    }
}

/// Some of the clearings: the highest bits of their bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) struct Marks(u128);

impl Marks {
    /// Returns the clearings of a suit.
    pub fn of_suit(suits: &[SuitSet; MAX_CLEARINGS], suit: Suit) -> Self {
        let suits = Counts::of(&suits.map(SuitSet::bits));
        Self(suits.0 << (7 - suit.index()) & HIGH)
    }

    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub fn clearings(self) -> ClearingSet {
        // each mark is moved to its place in the highest byte of the product, where no two meet
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let byte = |marks: u64| ((marks >> 7).wrapping_mul(GATHER) >> 56) as u16;
        let bits = byte(self.0 as u64) | byte((self.0 >> 64) as u64) << 8;
        ClearingSet::from_bits(bits) & ClearingSet::first_n(MAX_CLEARINGS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::place::Clearing;
    use crate::kernel::Generator;

    #[test]
    fn all_at_once_is_as_one_by_one() {
        let mut random = Generator::new(7);
        for _ in 0..2_000 {
            let mut counts = || -> [u8; MAX_CLEARINGS] { std::array::from_fn(|_| random.below(5) as u8) };
            let (one, other) = (counts(), counts());
            let where_it_holds = |holds: &dyn Fn(u8, u8) -> bool| -> ClearingSet {
                let clearings = (0..MAX_CLEARINGS).filter(|&at| holds(one[at], other[at]));
                clearings.map(|at| Clearing::new(at as u8)).collect()
            };
            let (a, b) = (Counts::of(&one), Counts::of(&other));
            assert_eq!(a.above_zero(), where_it_holds(&|one, _| one > 0));
            assert_eq!(a.equals_or_leads(b).clearings(), where_it_holds(&|one, other| one >= other));
            assert_eq!(a.leads(b).clearings(), where_it_holds(&|one, other| one > other));
            let suits = one.map(SuitSet::from_bits);
            for suit in Suit::ALL {
                let of_suit = Marks::of_suit(&suits, suit);
                assert_eq!(of_suit.clearings(), where_it_holds(&|one, _| one >> suit.index() & 1 == 1));
                let within: u8 = of_suit.clearings().iter().map(|clearing| other[clearing.index()]).sum();
                assert_eq!(b.within(of_suit).sum(), within);
            }
            let parts = (a.within(a.leads(b)), a.within(b.leads(a)));
            assert_eq!(parts.0.joined(parts.1).joined(parts.1), a.within(a.leads(b)).plus(a.within(b.leads(a))));
            let twice = a.plus(b.times(2)).leads(b).and(a.leads(b));
            assert_eq!(twice.clearings(), where_it_holds(&|one, other| one > other));
        }
    }
}
