//! An evaluation as the sum of its terms, each filed under what it is for: the sum decides, and the terms say why.

use super::Term;
use std::marker::PhantomData;
use std::ops::{Add, Mul, Sub};

/// What the terms of a game's evaluations are for: a closed list.
pub trait Aims: Copy + 'static {
    const ALL: &'static [Self];

    fn index(self) -> usize;

    /// Returns the key of its words, where it is something to be told.
    fn words(self) -> Option<&'static str>;
}

/// A sum, and the `N` terms that a bot reckons with by their aims.
#[derive(Clone, Copy, Debug)]
pub struct Tally<A, const N: usize> {
    /// The terms in the order in which they were added: in another one it would be rounded otherwise.
    sum: f64,
    terms: [f64; N],
    aims: PhantomData<A>,
}

impl<A: Aims, const N: usize> Tally<A, N> {
    pub const NOTHING: Self = Self::of(0.0);

    /// A sum of which no more is known.
    pub const fn of(sum: f64) -> Self {
        Self { sum, terms: [0.0; N], aims: PhantomData }
    }

    pub fn sum(&self) -> f64 {
        self.sum
    }

    pub fn add(&mut self, aim: A, value: f64) {
        self.sum += value;
        self.note(aim, value);
    }

    /// Files a term that the sum does not follow from.
    pub fn note(&mut self, aim: A, value: f64) {
        self.terms[aim.index()] += value;
    }

    /// Files a part of one aim's term under another.
    pub fn refile(&mut self, from: A, to: A, value: f64) {
        self.note(from, -value);
        self.note(to, value);
    }

    /// The same terms with another sum, which follows from them in a way of its own.
    #[must_use]
    pub fn with_sum(self, sum: f64) -> Self {
        Self { sum, ..self }
    }

    #[cfg(test)]
    pub fn term(&self, aim: A) -> f64 {
        self.terms[aim.index()]
    }

    #[must_use]
    pub fn at_most(self, most: f64) -> Self {
        self.with_sum(self.sum.min(most))
    }

    /// Returns the terms that are not zero and can be told.
    pub fn terms(&self) -> Vec<Term> {
        let told = |aim: A| Some(Term { about: aim.words()?, gain: self.terms[aim.index()] });
        A::ALL.iter().filter_map(|&aim| told(aim)).filter(|term| term.gain != 0.0).collect()
    }

    fn zip(self, other: Self, join: impl Fn(f64, f64) -> f64) -> Self {
        let mut terms = self.terms;
        terms.iter_mut().zip(other.terms).for_each(|(term, other)| *term = join(*term, other));
        Self { sum: join(self.sum, other.sum), terms, aims: PhantomData }
    }
}

impl<A: Aims, const N: usize> Add for Tally<A, N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.zip(other, |one, other| one + other)
    }
}

impl<A: Aims, const N: usize> Sub for Tally<A, N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| one - other)
    }
}

impl<A: Aims, const N: usize> Mul<f64> for Tally<A, N> {
    type Output = Self;

    fn mul(self, share: f64) -> Self {
        Self { sum: self.sum * share, terms: self.terms.map(|term| term * share), aims: PhantomData }
    }
}
