//! An evaluation as the sum of its terms, each filed under what it is for: the sum decides, and the terms say why.

use super::Term;
use crate::kernel::Indexed;
use std::marker::PhantomData;
use std::ops::{Add, Mul, Sub};

/// What the terms of a game's evaluations are for: a closed list.
pub trait Aims: Indexed {
    /// Returns the key of its words, where it is something to be told.
    fn words(self) -> Option<&'static str>;
}

/// A sum, and the `N` terms that a bot reckons with by their aims, if anyone will ask why.
#[derive(Clone, Debug)]
pub struct Evaluation<A, const N: usize> {
    /// The terms in the order in which they were added: in another one it would be rounded otherwise.
    sum: f64,
    /// None in play, where the sum alone decides and millions of positions are weighed.
    terms: Option<Box<[f64; N]>>,
    aims: PhantomData<A>,
}

impl<A: Aims, const N: usize> Evaluation<A, N> {
    pub const NOTHING: Self = Self::of(0.0);

    /// Makes a sum of which no more is known.
    pub const fn of(sum: f64) -> Self {
        Self { sum, terms: None, aims: PhantomData }
    }

    /// Returns nothing yet; `explains`: every term will be kept.
    pub fn begun(explains: bool) -> Self {
        Self { terms: explains.then(|| Box::new([0.0; N])), ..Self::NOTHING }
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
        if let Some(terms) = &mut self.terms {
            terms[aim.to_index()] += value;
        }
    }

    /// Files a part of one aim's term under another.
    pub fn refile(&mut self, from: A, to: A, value: f64) {
        self.note(from, -value);
        self.note(to, value);
    }

    /// Returns the same terms with another sum, which follows from them in a way of its own.
    #[must_use]
    pub fn with_sum(self, sum: f64) -> Self {
        Self { sum, ..self }
    }

    #[cfg(test)]
    pub fn term(&self, aim: A) -> f64 {
        self.terms.as_ref().map_or(0.0, |terms| terms[aim.to_index()])
    }

    /// Lowers the sum to at most this.
    pub fn limit(&mut self, most: f64) {
        self.sum = self.sum.min(most);
    }

    /// Returns the terms that are not zero and can be told.
    pub fn terms(&self) -> Vec<Term> {
        let Some(terms) = &self.terms else { return Vec::new() };
        let told = |(&gain, index)| Some(Term { about: A::from_index(index).words()?, gain });
        terms.iter().zip(0..).filter_map(told).filter(|term| term.gain != 0.0).collect()
    }

    fn zip(mut self, other: Self, join: impl Fn(f64, f64) -> f64) -> Self {
        self.sum = join(self.sum, other.sum);
        if self.terms.is_none() && other.terms.is_some() {
            self.terms = Some(Box::new([0.0; N]));
        }
        if let Some(terms) = &mut self.terms {
            let none = [0.0; N];
            let others = other.terms.as_deref().unwrap_or(&none);
            terms.iter_mut().zip(others).for_each(|(term, other)| *term = join(*term, *other));
        }
        self
    }
}

impl<A: Aims, const N: usize> Add for Evaluation<A, N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.zip(other, |one, other| one + other)
    }
}

impl<A: Aims, const N: usize> Sub for Evaluation<A, N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| one - other)
    }
}

impl<A: Aims, const N: usize> Mul<f64> for Evaluation<A, N> {
    type Output = Self;

    fn mul(mut self, share: f64) -> Self {
        self.sum *= share;
        self.terms.iter_mut().flat_map(|terms| terms.iter_mut()).for_each(|term| *term *= share);
        self
    }
}
