//! Small sets of small things, each one machine word or two: clearings, cards, seats, forests.

/// A set as one word, whatever its members are.
pub trait Bits: Copy {
    fn to_word(self) -> u128;

    fn set_word(&mut self, word: u128);
}

/// Declares a `Copy` set type over an index newtype. The bits never leave the type except through `bits` and `from_bits`,
/// which exist for chance (a uniform choice among set bits) and for hashing.
///
/// The member type must offer `const fn new(u8) -> Self` and `const fn index(self) -> usize`. Equality, order and hash are
/// derived or written where the set is declared: copies of one card are not told apart.
#[macro_export]
macro_rules! small_set {
    ($(#[$meta:meta])* $set:ident of $member:ty as $word:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default)]
        pub struct $set($word);

        impl $set {
            pub const EMPTY: Self = Self(0);

            pub const fn from_bits(bits: $word) -> Self {
                Self(bits)
            }

            pub const fn bits(self) -> $word {
                self.0
            }

            pub const fn of(member: $member) -> Self {
                Self(1 << member.index())
            }

            /// Returns the members with the indices `0..count`.
            pub const fn first_n(count: usize) -> Self {
                if count >= <$word>::BITS as usize { Self(<$word>::MAX) } else { Self((1 << count) - 1) }
            }

            pub const fn contains(self, member: $member) -> bool {
                if <$word>::BITS <= 64 {
                    return self.0 >> member.index() & 1 == 1;
                }
                let (low, high) = self.halves();
                (if member.index() < 64 { low } else { high }) >> (member.index() % 64) & 1 == 1
            }

            pub const fn insert(&mut self, member: $member) {
                self.0 |= 1 << member.index();
            }

            pub const fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member.index());
            }

            pub const fn with(self, member: $member) -> Self {
                Self(self.0 | 1 << member.index())
            }

            pub const fn without(self, member: $member) -> Self {
                Self(self.0 & !(1 << member.index()))
            }

            pub const fn len(self) -> usize {
                if <$word>::BITS <= 64 {
                    return self.0.count_ones() as usize;
                }
                let (low, high) = self.halves();
                // most sets of two words fill one of them
                (low.count_ones() + if high == 0 { 0 } else { high.count_ones() }) as usize
            }

            /// The bits as two machine words, so that what walks over them need not carry from one to the other.
            const fn halves(self) -> (u64, u64) {
                if <$word>::BITS <= 64 { (self.0 as u64, 0) } else { (self.0 as u64, (self.0 as u128 >> 64) as u64) }
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns the member with the lowest index.
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 { None } else { Some(<$member>::new(self.0.trailing_zeros() as u8)) }
            }

            /// Members in index order.
            pub fn iter(self) -> impl Iterator<Item = $member> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let index = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    Some(<$member>::new(index))
                })
            }
        }

        impl $crate::kernel::set::Bits for $set {
            fn to_word(self) -> u128 {
                self.0 as u128
            }

            fn set_word(&mut self, word: u128) {
                self.0 = word as $word;
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        /// Difference.
        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                let mut set = Self::EMPTY;
                for member in members {
                    set.insert(member);
                }
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::kernel::{Seat, SeatSet};

    #[test]
    fn set_operations_agree_with_a_list() {
        let mut set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        set.remove(Seat::new(1));
        assert_eq!((set.len(), set.first()), (1, Some(Seat::new(4))));
        assert!((set - SeatSet::of(Seat::new(4))).is_empty());
        assert_eq!(SeatSet::first_n(3).len(), 3);
    }
}
