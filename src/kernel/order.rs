//! Lists that are short, or that are put in order once in a while. The sorts of the standard library are made for long lists,
//! and are built again, some ten thousand bytes each, for every kind of thing that is sorted by them.

use std::cmp::Ordering;

/// Puts things in order; what is alike stays as it lies. Twice as many things take four times as long, so it is for lists that
/// no file and no player can make long.
pub trait InOrder<T> {
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }

    fn order(&mut self)
    where
        T: Ord,
    {
        self.order_by(T::cmp);
    }
}

impl<T> InOrder<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        // each in turn is brought to its place among those before it
        for next in 1..self.len() {
            let place = self[..next].partition_point(|before| compare(before, &self[next]).is_le());
            for at in (place..next).rev() {
                self.swap(at, at + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Generator;

    #[test]
    fn the_order_is_that_of_the_standard_library() {
        let mut random = Generator::new(3);
        for length in 0..60 {
            let mut ours: Vec<(u32, usize)> = (0..length).map(|at| (random.below(9), at)).collect();
            let mut theirs = ours.clone();
            ours.order_by_key(|&(number, _)| number);
            theirs.sort_by_key(|&(number, _)| number);
            assert_eq!(ours, theirs);
            ours.order_by(|one, other| other.cmp(one));
            theirs.order();
            theirs.reverse();
            assert_eq!(ours, theirs);
        }
    }
}
