//! Chance is kept outside the state: a generator, a recorded list or a script answers the draws of the rules.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::collections::VecDeque;

/// A kind of draw. Each game numbers its own kinds and names them in [`Rules::ROLLS`](super::Rules::ROLLS).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RollKind(pub u8);

/// One result of chance: of which kind, and which of its up to 64 faces came up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    pub kind: RollKind,
    pub value: u8,
}

/// A result wished for or recorded: any of several faces, since copies of one card are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ForcedRoll {
    pub kind: RollKind,
    /// The faces that would do, as a bit mask.
    pub faces: u64,
}

impl From<Roll> for ForcedRoll {
    fn from(roll: Roll) -> Self {
        Self { kind: roll.kind, faces: 1u64.checked_shl(u32::from(roll.value)).unwrap_or(0) }
    }
}

/// Answers the draws of the rules.
pub trait Chance {
    /// Returns one of the set bits of `options`, each equally likely. `options` is never 0.
    fn draw(&mut self, kind: RollKind, options: u64) -> u8;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        (**self).draw(kind, options)
    }
}

/// The named generator of all games: xoshiro256++ under our own bounded draw, so that seed + actions = game on any
/// machine and after any upgrade (pinned by a golden test). Saved as its seed and the number of words drawn.
#[derive(Clone, Debug)]
pub struct Generator {
    words: Xoshiro256PlusPlus,
    seed: u64,
    drawn: u64,
}

impl Generator {
    pub fn new(seed: u64) -> Self {
        Self { words: Xoshiro256PlusPlus::seed_from_u64(seed), seed, drawn: 0 }
    }

    /// Makes a generator that continues where another with this seed stood after `drawn` words.
    pub fn resume(seed: u64, drawn: u64) -> Self {
        let mut generator = Self::new(seed);
        for _ in 0..drawn {
            generator.word();
        }
        generator
    }

    /// Takes a generator of its own from this one.
    pub fn fork(&mut self) -> Self {
        Self::new(u64::from(self.below(u32::MAX)))
    }

    /// Returns a seed from the operating system.
    ///
    /// # Errors
    /// Says where the system has no source of randomness.
    pub fn fresh_seed() -> Result<u64, rand::rngs::SysError> {
        use rand::TryRng;
        rand::rngs::SysRng.try_next_u64()
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the words drawn so far.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    fn word(&mut self) -> u64 {
        self.drawn += 1;
        self.words.next_u64()
    }

    /// Draws uniformly from `0..n` by multiplication and rejection (Lemire, "Fast random integer generation in an interval",
    /// 2019).
    /// 0 for `n == 0`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = (self.word() >> 32) * u64::from(n);
        if (product as u32) < n {
            let reject_below = n.wrapping_neg() % n;
            while (product as u32) < reject_below {
                product = (self.word() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles from the end (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Returns one of the set bits of `options`, which is not 0.
    pub fn one_of(&mut self, options: u64) -> u8 {
        nth_bit(options, self.below(options.count_ones()))
    }
}

impl Chance for Generator {
    fn draw(&mut self, _: RollKind, options: u64) -> u8 {
        self.one_of(options)
    }
}

/// The index of the set bit with `rank` set bits below it. It counts the bits of all bytes at once instead of walking them.
fn nth_bit(bits: u64, rank: u32) -> u8 {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    const HIGH: u64 = EACH << 7;
    let pairs = bits - (bits >> 1 & (EACH * 0x55));
    let nibbles = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
    let bytes = (nibbles + (nibbles >> 4)) & (EACH * 0x0F);
    // in each byte the set bits of it and of all below it
    let sums = bytes.wrapping_mul(EACH);
    // the bytes whose bits all are below the wanted one
    let below = ((u64::from(rank).wrapping_mul(EACH) | HIGH).wrapping_sub(sums)) & HIGH;
    let low = ((below >> 7).wrapping_mul(EACH) >> 56) as u32 * 8;
    let before = (sums << 8).wrapping_shr(low) as u8;
    let mut rest = bits.wrapping_shr(low);
    for _ in u32::from(before)..rank {
        rest &= rest.wrapping_sub(1);
    }
    (low + rest.trailing_zeros()) as u8
}

/// Passes draws on and keeps what came of them, for the journal.
pub struct Recorder<C> {
    pub source: C,
    pub rolls: Vec<Roll>,
}

impl<C: Chance> Recorder<C> {
    pub fn new(source: C) -> Self {
        Self { source, rolls: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        let value = self.source.draw(kind, options);
        self.rolls.push(Roll { kind, value });
        value
    }
}

/// Results fixed beforehand: recorded ones (a replay) or wished ones (a referee, a test). Without `otherwise`, or with a
/// result that cannot happen, the lowest option is drawn and the script is marked as broken.
#[derive(Clone, Debug, Default)]
pub struct Script {
    pub next: VecDeque<ForcedRoll>,
    pub otherwise: Option<Generator>,
    broken: Option<ForcedRoll>,
    ran_dry: bool,
}

impl Script {
    pub fn new(rolls: impl IntoIterator<Item = ForcedRoll>) -> Self {
        Self { next: rolls.into_iter().collect(), ..Self::default() }
    }

    pub fn with_generator(rolls: impl IntoIterator<Item = ForcedRoll>, generator: Generator) -> Self {
        Self { next: rolls.into_iter().collect(), otherwise: Some(generator), ..Self::default() }
    }

    /// # Errors
    /// Fails if a result could not happen where it stood, results ran out, or some are left over.
    pub fn finish(&self) -> Result<(), ScriptError> {
        match (self.broken, self.next.front()) {
            (Some(wish), _) => Err(ScriptError::Impossible(wish)),
            _ if self.ran_dry => Err(ScriptError::RanDry),
            (None, Some(_)) => Err(ScriptError::Unused(self.next.len())),
            (None, None) => Ok(()),
        }
    }

    /// Returns the result that could not happen, if there was one.
    pub fn broken(&self) -> Option<ForcedRoll> {
        self.broken
    }
}

impl Chance for Script {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        if let Some(wish) = self.next.pop_front() {
            let fitting = if wish.kind == kind { wish.faces & options } else { 0 };
            if fitting != 0 {
                return fitting.trailing_zeros() as u8;
            }
            self.broken.get_or_insert(wish);
        } else if let Some(generator) = &mut self.otherwise {
            return generator.draw(kind, options);
        } else {
            self.ran_dry = true;
        }
        options.trailing_zeros() as u8
    }
}

/// The mismatch between a script and the game that used it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    #[error("the result {0:?} cannot happen here")]
    Impossible(ForcedRoll),
    #[error("more results were needed than the script holds")]
    RanDry,
    #[error("{0} results were not used")]
    Unused(usize),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_seed_7_never_changes() {
        let mut generator = Generator::new(7);
        let drawn: Vec<u32> = (0..8).map(|_| generator.below(1000)).collect();
        assert_eq!(drawn, [55, 172, 717, 427, 963, 465, 723, 329]);
        let mut cards: Vec<u8> = (0..10).collect();
        generator.shuffle(&mut cards);
        assert_eq!(cards, [3, 2, 5, 6, 7, 4, 1, 8, 0, 9]);
    }

    #[test]
    fn a_resumed_generator_goes_on_where_it_stood() {
        let mut one = Generator::new(u64::MAX);
        for n in 1..50 {
            one.below(n);
        }
        let mut other = Generator::resume(one.seed(), one.drawn());
        assert_eq!(one.below(1 << 30), other.below(1 << 30));
    }

    #[test]
    fn every_set_bit_is_drawn_about_equally_often() {
        let options = 1 << 63 | 1 << 40 | 1 << 31 | 1 << 3 | 1;
        let mut counts = [0u32; 64];
        let mut generator = Generator::new(1);
        for _ in 0..50_000 {
            counts[generator.one_of(options) as usize] += 1;
        }
        for (bit, &count) in counts.iter().enumerate() {
            let expected = if options >> bit & 1 == 1 { 9_500..10_500 } else { 0..1 };
            assert!(expected.contains(&count), "bit {bit}: {count}");
        }
    }

    #[test]
    fn the_bit_of_a_rank_has_as_many_below_it() {
        let mut words = Generator::new(3);
        for thinned in 0..300 {
            let mut options = words.word();
            for _ in 0..thinned % 6 {
                options &= words.word();
            }
            let set: Vec<u8> = (0..64).filter(|&bit| options >> bit & 1 == 1).collect();
            let found: Vec<u8> = (0..options.count_ones()).map(|rank| nth_bit(options, rank)).collect();
            assert_eq!(found, set, "{options:#x}");
        }
        assert_eq!(nth_bit(u64::MAX, 63), 63);
    }

    #[test]
    fn a_script_tells_what_did_not_fit() {
        let roll = |value| ForcedRoll::from(Roll { kind: RollKind(0), value });
        let mut script = Script::new([roll(2), roll(5)]);
        assert_eq!(script.draw(RollKind(0), 0b100), 2);
        assert_eq!(script.finish(), Err(ScriptError::Unused(1)));
        assert_eq!(script.draw(RollKind(0), 0b1000), 3);
        assert_eq!(script.finish(), Err(ScriptError::Impossible(roll(5))));
        let mut dry = Script::default();
        dry.draw(RollKind(0), 1);
        assert_eq!(dry.finish(), Err(ScriptError::RanDry));
    }
}
