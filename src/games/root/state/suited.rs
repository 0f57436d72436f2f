//! Things that each count as a suit: crafting pieces (4.1.1), clearings that witness cards (12.5.3.II). In a clearing of
//! several suits each of them counts as any one of these, and as one at a time.

use crate::games::root::state::counts::{Counts, Marks};
use crate::games::root::state::picks::Settled;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::card::Cost;
use crate::games::root::words::place::{MAX_CLEARINGS, Suit, SuitSet};

const SUITS: usize = Suit::CLEARING.len();

const FOX: SuitSet = SuitSet::of(Suit::Fox);
const RABBIT: SuitSet = SuitSet::of(Suit::Rabbit);
const MOUSE: SuitSet = SuitSet::of(Suit::Mouse);

/// The sets of suits: the single ones in their order first, all of them last.
const SETS: [SuitSet; 7] =
    [FOX, RABBIT, MOUSE, FOX.with(Suit::Rabbit), FOX.with(Suit::Mouse), RABBIT.with(Suit::Mouse), SuitSet::CLEARING];

/// The number of some things that can count as given suits together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SuitMatching {
    /// For each of `SETS` how many can count as one of its suits at most. Counts by suit can be met exactly if no set is
    /// asked for more (Hall's theorem), so nobody ever has to say which thing counts as what.
    most: [u8; SETS.len()],
}

impl SuitMatching {
    /// Returns things of one suit each.
    pub fn of(counts: [u8; SUITS]) -> Self {
        Self { most: sums(counts) }
    }

    /// This many things in each of the clearings, which have these `suits`.
    pub(in crate::games::root) fn by_clearing(suits: &[SuitSet; MAX_CLEARINGS], counts: Counts) -> Self {
        let [fox, rabbit, mouse] = Suit::CLEARING.map(|suit| counts.within(Marks::of_suit(suits, suit)));
        let (fox_rabbit, fox_mouse, rabbit_mouse) = (fox.joined(rabbit), fox.joined(mouse), rabbit.joined(mouse));
        let sets = [fox, rabbit, mouse, fox_rabbit, fox_mouse, rabbit_mouse, fox_rabbit.joined(mouse)];
        Self { most: sets.map(Counts::sum) }
    }

    /// Adds things of which each can count as any one of these suits.
    pub fn add(&mut self, suits: SuitSet, count: u8) {
        for (most, set) in self.most.iter_mut().zip(SETS) {
            if set.intersects(suits) {
                *most += count;
            }
        }
    }

    /// Returns how many there are.
    pub fn total(&self) -> u8 {
        self.most[SETS.len() - 1]
    }

    /// Returns how many can count as the suit, if none counts as another; none as birds.
    pub fn alone(&self, suit: Suit) -> u8 {
        self.most[..SUITS].get(suit.index()).copied().unwrap_or(0)
    }

    /// Returns whether this many can count as each suit at once.
    pub fn allows(&self, counts: [u8; SUITS]) -> bool {
        sums(counts).iter().zip(&self.most).all(|(sum, most)| sum <= most)
    }

    /// Returns whether they pay for a card: a thing for each icon (4.1.1).
    pub fn pays(&self, cost: Cost) -> bool {
        self.total() >= cost.total() && self.allows(cost.suits)
    }

    /// Returns the cards that they may pay for: those that they pay for are among them.
    pub fn may_pay(&self) -> CardSet {
        CardSet::costing_at_most(Suit::CLEARING.map(|suit| self.alone(suit)), self.total())
    }

    /// Returns how many can count as something, if no more than this are needed of each suit.
    pub fn most_of(&self, wanted: [u8; SUITS]) -> u8 {
        let [fox, rabbit, mouse, fox_rabbit, fox_mouse, rabbit_mouse, all] = sums(wanted);
        let others = [rabbit_mouse, fox_mouse, fox_rabbit, mouse, rabbit, fox, 0];
        self.most.iter().zip(others).map(|(&most, others)| most.saturating_add(others)).fold(all, u8::min)
    }

    /// Returns what is left when this many count as each suit, or all that there are.
    pub fn without(&self, taken: [u8; SUITS]) -> Self {
        if taken == [0; SUITS] {
            return *self;
        }
        let taken = Suit::CLEARING.map(|suit| taken[suit.index()].min(self.alone(suit)));
        let sums = sums(taken);
        let left: [u8; SETS.len()] = std::array::from_fn(|at| self.most[at].saturating_sub(sums[at]));
        // what is left for a set is left for its subsets at most
        let all = left[6];
        let [fox_rabbit, fox_mouse, rabbit_mouse] = [left[3], left[4], left[5]].map(|most| most.min(all));
        let [fox, rabbit, mouse] = [
            left[0].min(fox_rabbit).min(fox_mouse),
            left[1].min(fox_rabbit).min(rabbit_mouse),
            left[2].min(fox_mouse).min(rabbit_mouse),
        ];
        Self { most: [fox, rabbit, mouse, fox_rabbit, fox_mouse, rabbit_mouse, all] }
    }

    fn without_one(&self, suit: Suit) -> Self {
        self.without(Suit::CLEARING.map(|other| u8::from(other == suit)))
    }
}

/// Returns how many of the suits of each of `SETS` there are together.
fn sums(counts: [u8; SUITS]) -> [u8; SETS.len()] {
    let [fox, rabbit, mouse] = counts;
    let [fox_rabbit, fox_mouse, rabbit_mouse] =
        [fox.saturating_add(rabbit), fox.saturating_add(mouse), rabbit.saturating_add(mouse)];
    [fox, rabbit, mouse, fox_rabbit, fox_mouse, rabbit_mouse, fox_rabbit.saturating_add(mouse)]
}

/// As which suits this many things are used, where anything will do.
#[derive(Clone, Copy, Debug)]
pub(in crate::games::root) struct SuitChoice {
    room: SuitMatching,
    picked: [u8; SUITS],
    left: u8,
}

impl SuitChoice {
    /// `room` are all that there are, those that have been `picked` included.
    pub fn new(room: SuitMatching, picked: [u8; SUITS], left: u8) -> Self {
        Self { room, picked, left }
    }

    fn rest(&self) -> SuitMatching {
        self.room.without(self.picked)
    }

    /// Returns whether the picks are some that a game can have made.
    pub fn fits(&self) -> bool {
        self.room.allows(self.picked)
    }

    /// Returns whether there is something to choose: what all ways share is taken first, unasked.
    pub fn is_open(&self) -> bool {
        self.has_ways() && self.shared().iter().all(|&count| count == 0)
    }

    /// Whether it matters what is used: something is left over, and not the same whatever comes next.
    fn has_ways(&self) -> bool {
        let rest = self.rest();
        let mut ends = self.next().map(|suit| rest.without_one(suit));
        self.left > 0 && rest.total() > self.left && ends.next().is_some_and(|first| ends.any(|end| end != first))
    }

    /// Returns how many have to be used as each suit in every way.
    fn shared(&self) -> [u8; SUITS] {
        let rest = self.rest();
        Suit::CLEARING.map(|suit| {
            let others = rest.most_of(Suit::CLEARING.map(|other| if other == suit { 0 } else { u8::MAX }));
            self.left.saturating_sub(others).min(rest.alone(suit))
        })
    }

    /// Returns what is taken unasked.
    pub fn settle(&self) -> Settled<SUITS> {
        if !self.has_ways() {
            return Settled::All(self.completed());
        }
        Settled::sharing(self.picked, self.left, self.shared())
    }

    /// Returns the suits as which one may be used next: whatever is begun can be completed.
    pub fn next(&self) -> impl Iterator<Item = Suit> + use<> {
        let rest = self.rest();
        Suit::CLEARING.into_iter().filter(move |&suit| rest.alone(suit) > 0)
    }

    /// All that is picked in the end, where it does not matter what is.
    fn completed(&self) -> [u8; SUITS] {
        let (mut rest, mut left, mut picked) = (self.rest(), self.left, self.picked);
        for suit in Suit::CLEARING {
            let more = rest.alone(suit).min(left);
            let mut taken = [0; SUITS];
            taken[suit.index()] = more;
            rest = rest.without(taken);
            left -= more;
            picked[suit.index()] = picked[suit.index()].saturating_add(more);
        }
        picked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Generator;

    /// Whether things that can count as these suits can be told to count as this many of each: by trying.
    fn by_trying(things: &[SuitSet], wanted: [u8; SUITS]) -> bool {
        let Some((first, rest)) = things.split_first() else { return wanted == [0; SUITS] };
        let as_one = first.iter().filter(|suit| wanted[suit.index()] > 0).any(|suit| {
            let mut left = wanted;
            left[suit.index()] -= 1;
            by_trying(rest, left)
        });
        as_one || by_trying(rest, wanted)
    }

    fn wishes() -> impl Iterator<Item = [u8; SUITS]> {
        (0..4u8.pow(3)).map(|number| [number % 4, number / 4 % 4, number / 16])
    }

    /// All lists of up to four things.
    fn lists() -> impl Iterator<Item = Vec<SuitSet>> {
        (0..8usize.pow(4)).map(|number| {
            let sets = [number % 8, number / 8 % 8, number / 64 % 8, number / 512];
            sets.into_iter().filter_map(|at| SETS.get(at).copied()).collect()
        })
    }

    fn suited(things: &[SuitSet]) -> SuitMatching {
        let mut all = SuitMatching::default();
        things.iter().for_each(|&suits| all.add(suits, 1));
        all
    }

    #[test]
    fn counts_can_be_met_exactly_if_trying_meets_them() {
        for things in lists() {
            let all = suited(&things);
            assert_eq!(usize::from(all.total()), things.len());
            for wanted in wishes() {
                assert_eq!(all.allows(wanted), by_trying(&things, wanted), "{things:?} as {wanted:?}");
            }
        }
    }

    #[test]
    fn things_in_clearings_are_those_added_one_clearing_after_the_other() {
        let mut random = Generator::new(5);
        for _ in 0..2_000 {
            let suits = std::array::from_fn(|_| SETS[random.below(7) as usize]);
            let counts: [u8; MAX_CLEARINGS] = std::array::from_fn(|_| random.below(4) as u8);
            let mut all = SuitMatching::default();
            suits.iter().zip(counts).for_each(|(&suits, count)| all.add(suits, count));
            assert_eq!(SuitMatching::by_clearing(&suits, Counts::of(&counts)), all);
        }
    }

    #[test]
    fn what_is_left_allows_what_the_whole_allows_on_top() {
        for things in lists().step_by(7) {
            let all = suited(&things);
            for taken in wishes().filter(|&taken| all.allows(taken)) {
                let left = all.without(taken);
                for more in wishes() {
                    let both = std::array::from_fn(|at| taken[at] + more[at]);
                    assert_eq!(left.allows(more), all.allows(both), "{things:?} without {taken:?} as {more:?}");
                }
            }
        }
    }

    #[test]
    fn the_most_of_what_is_wanted_is_the_largest_count_within_it() {
        for things in lists().step_by(7) {
            let all = suited(&things);
            for wanted in wishes() {
                let within = |counts: &[u8; SUITS]| counts.iter().zip(&wanted).all(|(count, most)| count <= most);
                let best = wishes().filter(within).filter(|&counts| all.allows(counts));
                let best = best.map(|counts| counts.iter().sum::<u8>()).max();
                assert_eq!(Some(all.most_of(wanted)), best, "{things:?} for {wanted:?}");
            }
        }
    }

    #[test]
    fn whatever_is_picked_can_be_completed_and_nothing_is_asked_that_changes_nothing() {
        for things in lists() {
            let all = suited(&things);
            for left in 0..=all.total() {
                let mut choice = SuitChoice::new(all, [0; SUITS], left);
                while choice.is_open() {
                    let ends: Vec<SuitMatching> = choice.next().map(|suit| choice.rest().without_one(suit)).collect();
                    assert!(ends.iter().any(|end| *end != ends[0]), "{things:?}, {left} of them");
                    let last = choice.next().last().expect("an open choice");
                    choice.picked[last.index()] += 1;
                    choice.left -= 1;
                }
                while let Settled::Shared { picked, left } = choice.settle() {
                    if left == choice.left {
                        break;
                    }
                    choice = SuitChoice::new(all, picked, left);
                }
                if let Settled::All(picked) = choice.settle() {
                    assert!(all.allows(picked), "{things:?} as {picked:?}");
                    assert_eq!(picked.iter().sum::<u8>(), left, "{things:?} as {picked:?}");
                }
            }
        }
    }
}
