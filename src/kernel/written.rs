//! The textual form of pending tasks, one for each, as actions have: words separated by single blanks. `tasks!`
//! declares an enum with it.

use super::Seat;
use arrayvec::ArrayVec;
use std::fmt::Write;

/// The words of a text that is being read, as they are: two blanks have an empty word between them, which nothing reads.
pub type TextWords<'a> = std::str::Split<'a, char>;

/// A value with a written form of one or more words; `read_words` takes what `write_words` makes and nothing else.
pub trait Written: Sized {
    /// Appends the words, each with a blank before it.
    fn write_words(&self, to: &mut String);

    /// Takes as many words as it needs.
    fn read_words(words: &mut TextWords<'_>) -> Option<Self>;

    /// The words.
    fn to_text(&self) -> String {
        let mut text = String::new();
        self.write_words(&mut text);
        text.split_off(text.len().min(1))
    }

    /// Reads all of a text.
    fn from_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        Self::read_words(&mut words).filter(|_| words.next().is_none())
    }
}

/// Appends one word.
pub fn write_word(word: impl std::fmt::Display, to: &mut String) {
    // Writing into a string cannot fail.
    let _ = write!(to, " {word}");
}

/// Gives types that can be part of an action the same word when they are written.
#[macro_export]
macro_rules! written_as_parts {
    ($($type:ty),+ $(,)?) => {
        $(impl $crate::kernel::Written for $type {
            fn write_words(&self, to: &mut String) {
                $crate::kernel::write_word($crate::kernel::Field::part(*self), to);
            }

            fn read_words(words: &mut $crate::kernel::TextWords<'_>) -> Option<Self> {
                words.next().and_then(<Self as $crate::kernel::Field>::read)
            }
        })+
    };
}

/// Written in decimal, without a sign or a leading zero.
impl Written for u8 {
    fn write_words(&self, to: &mut String) {
        write_word(self, to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        let word = words.next()?;
        let is_plain = word == "0" || !word.starts_with(['0', '+']);
        is_plain.then(|| word.parse().ok()).flatten()
    }
}

impl Written for bool {
    fn write_words(&self, to: &mut String) {
        write_word(self, to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }
}

/// Written as its index.
impl Written for Seat {
    fn write_words(&self, to: &mut String) {
        write_word(self.index(), to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        u8::read_words(words).and_then(|index| Seat::try_from(index).ok())
    }
}

/// A value that may be missing stands last, and nothing is written where it is.
impl<T: Written> Written for Option<T> {
    fn write_words(&self, to: &mut String) {
        self.iter().for_each(|value| value.write_words(to));
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        match words.clone().next() {
            None => Some(None),
            Some(_) => T::read_words(words).map(Some),
        }
    }
}

/// One after the other.
impl<T: Written, const N: usize> Written for [T; N] {
    fn write_words(&self, to: &mut String) {
        self.iter().for_each(|value| value.write_words(to));
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        let values: Option<ArrayVec<T, N>> = (0..N).map(|_| T::read_words(words)).collect();
        values?.into_inner().ok()
    }
}

/// Declares an enum of what can be pending: a line a variant, its word and then its fields, which are written in this order.
///
/// Makes the enum and its [`Written`] form.
#[macro_export]
macro_rules! tasks {
    ($(#[$meta:meta])* pub enum $name:ident { $(
        $(#[$vmeta:meta])* $variant:ident = $word:literal
        $({ $($(#[$fmeta:meta])* $field:ident : $type:ty),+ $(,)? })?
        $(($inner:ident : $itype:ty))?
    ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vmeta])* $variant $({ $($(#[$fmeta])* $field: $type),+ })? $(($itype))?),+ }

        impl $crate::kernel::Written for $name {
            fn write_words(&self, to: &mut String) {
                match *self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => {
                        $crate::kernel::write_word($word, to);
                        $($($crate::kernel::Written::write_words(&$field, to);)+)?
                        $($crate::kernel::Written::write_words(&$inner, to);)?
                    })+
                }
            }

            fn read_words(words: &mut $crate::kernel::TextWords<'_>) -> Option<Self> {
                match words.next()? {
                    $($word => {
                        $($(let $field = <$type as $crate::kernel::Written>::read_words(words)?;)+)?
                        $(let $inner = <$itype as $crate::kernel::Written>::read_words(words)?;)?
                        Some(Self::$variant $({ $($field),+ })? $(($inner))?)
                    })+
                    _ => None,
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    tasks! {
        /// A value inside another.
        pub enum Errand {
            Fetch = "fetch" { count: u8 },
            Rest = "rest",
        }
    }

    tasks! {
        #[derive(Default)]
        pub enum Step {
            #[default]
            Begin = "begin",
            Pay = "pay" { seat: Seat, shown: [u8; 2], again: bool },
            Send = "send" (errand: Errand),
            BeginAgain = "begin_again",
        }
    }

    fn all() -> Vec<Step> {
        let mut all = vec![Step::Begin, Step::BeginAgain, Step::Send(Errand::Rest)];
        for count in 0..=u8::MAX {
            all.push(Step::Send(Errand::Fetch { count }));
            for again in [false, true] {
                all.push(Step::Pay { seat: Seat::new(count % 6), shown: [count, 255 - count], again });
            }
        }
        all
    }

    #[test]
    fn each_value_has_a_text_of_its_own_that_reads_back() {
        let mut texts = std::collections::BTreeSet::new();
        for step in all() {
            let text = step.to_text();
            assert_eq!(Step::from_text(&text), Some(step), "{text}");
            assert!(texts.insert(text.clone()), "{text}");
        }
        assert_eq!(Step::Pay { seat: Seat::new(5), shown: [0, 17], again: true }.to_text(), "pay 5 0 17 true");
        assert_eq!(Step::Send(Errand::Fetch { count: 3 }).to_text(), "send fetch 3");
    }

    #[test]
    fn what_differs_from_the_one_text_in_anything_is_refused() {
        for text in [
            "",
            " ",
            "begin ",
            " begin",
            "Begin",
            "begin 1",
            "send",
            "send  rest",
            "send fetch",
            "send fetch 03",
            "send fetch +3",
            "send fetch -3",
            "send fetch 256",
            "send fetch 3 3",
            "pay 6 1 2 true",
            "pay 1 1 true",
            "pay 1 1 2 yes",
            "pay 1 1 2\ttrue",
            "errand",
        ] {
            assert_eq!(Step::from_text(text), None, "{text:?}");
        }
    }
}
