//! Ids as people type them.

use super::Message;

/// The similarity from which one word is taken for another, between 0 and 1.
const ALIKE: f64 = 0.8;

/// Returns the id that a word means, with hyphens for underscores or the other way round, in whatever case.
pub fn meant<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let plain = |sign: char| if sign == '-' { '_' } else { sign.to_ascii_lowercase() };
    known.into_iter().find(|id| id.chars().map(plain).eq(typed.chars().map(plain)))
}

/// Returns the known word that is most like the one that was typed; `None` if none is much like it.
pub fn nearest<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let alike = known.into_iter().map(|word| (strsim::jaro_winkler(typed, word), word));
    let best = alike.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(alike, _)| *alike >= ALIKE).map(|(_, word)| word)
}

impl Message {
    /// Fills the places of `did-you-mean`.
    #[must_use]
    pub fn nearest<'k>(self, typed: &str, known: impl IntoIterator<Item = &'k str>) -> Self {
        self.suggesting(nearest(typed, known))
    }

    /// Fills these places with what is thought to be meant.
    #[must_use]
    pub fn suggesting(self, meant: Option<&str>) -> Self {
        self.number("near", u8::from(meant.is_some())).text("nearest", meant.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["long_road", "marquise", "vagabond", "vagabond_2"];

    #[test]
    fn hyphens_and_underscores_are_alike_and_nothing_else_is() {
        for (typed, id) in [("long-road", "long_road"), ("Vagabond-2", "vagabond_2"), ("marquise", "marquise")] {
            assert_eq!(meant(typed, KNOWN), Some(id));
        }
        assert_eq!(meant("longroad", KNOWN), None);
    }

    #[test]
    fn a_word_with_a_slip_is_found_and_another_is_not() {
        for (typed, id) in [("marqise", "marquise"), ("vagabnod", "vagabond"), ("longroad", "long_road")] {
            assert_eq!(nearest(typed, KNOWN), Some(id));
        }
        assert_eq!((nearest("cats", KNOWN), nearest("", KNOWN)), (None, None));
    }
}
