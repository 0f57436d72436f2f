//! What a bot expects of an action, in words: the terms of its reckoning that weigh most.

use crate::bots::Term;
use crate::kernel::Words;

/// Reasons that are given for an action, and the fewest tenths of a point that are one.
const REASONS: usize = 3;
const TELLING: i32 = 2;

/// What a reason is about, by its key, and the tenths of a point that are expected of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    about: &'static str,
    tenths: i32,
}

impl Reason {
    /// Returns the terms that weigh most.
    pub fn of(terms: &[Term]) -> Vec<Self> {
        let mut reasons = Self::telling(terms);
        reasons.truncate(REASONS);
        reasons
    }

    /// Returns the terms by which something is worse: the one that weighs most against it, then those that weigh most. None
    /// where nothing that has words speaks against it.
    pub fn against(terms: &[Term]) -> Vec<Self> {
        let mut reasons = Self::telling(terms);
        let Some(worst) = reasons.iter().position(|reason| reason.tenths < 0) else { return Vec::new() };
        reasons[..=worst].rotate_right(1);
        reasons.truncate(REASONS);
        reasons
    }

    /// The terms that are worth telling, what weighs most first.
    fn telling(terms: &[Term]) -> Vec<Self> {
        let reasons = terms.iter().map(|term| Self { about: term.about, tenths: tenths(term.gain) });
        let mut reasons: Vec<Self> = reasons.filter(|reason| reason.tenths.abs() >= TELLING).collect();
        reasons.sort_by_key(|reason| -reason.tenths.abs());
        reasons
    }

    fn say(self, words: &Words) -> String {
        let sign = if self.tenths < 0 { '-' } else { '+' };
        let gain = format!("{sign}{}", decimal(self.tenths.abs()));
        words.text_with(self.about, &[("gain", gain.into())])
    }
}

/// Gives reasons, if there are any, in the sentence of this key.
pub fn give(reasons: &[Reason], key: &str, words: &Words) -> Option<String> {
    let told = words.list(reasons.iter().map(|reason| reason.say(words)));
    (!reasons.is_empty()).then(|| words.text_with(key, &[("reasons", told.into())]))
}

pub fn tenths(value: f64) -> i32 {
    (value * 10.0).round() as i32
}

pub fn decimal(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worse_has_a_reason_against_it_or_none() {
        let term = |about, gain| Term { about, gain };
        let told = |terms: &[Term]| Reason::against(terms).iter().map(|reason| reason.tenths).collect::<Vec<_>>();
        assert_eq!(
            told(&[term("cards", 1.8), term("score", -0.7), term("room", 0.4), term("rule", -0.3)]),
            [-7, 18, 4]
        );
        assert_eq!(told(&[term("cards", 1.8), term("score", -0.1)]), [0; 0]);
    }
}
