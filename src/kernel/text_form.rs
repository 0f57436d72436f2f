//! The textual form of pending tasks, one for each, as actions have: words separated by single blanks. `tasks!`
//! declares an enum with it.

use crate::kernel::{Offers, PromptSpec, Seat};
use arrayvec::ArrayVec;
use std::fmt::Write;

/// The words of a text that is being read, as they are: two blanks have an empty word between them, which nothing reads.
pub type TextWords<'a> = std::str::Split<'a, char>;

/// A name that a pending task holds: a seat or a place of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    Seat(Seat),
    /// The number of a place of the board.
    Place(u8),
}

/// A value with a written form of one or more words; `read_words` takes what `write_words` makes and nothing else.
pub trait TextForm: Sized {
    /// Appends the words, each with a blank before it.
    fn write_words(&self, to: &mut String);

    /// Takes as many words as it needs.
    fn read_words(words: &mut TextWords<'_>) -> Option<Self>;

    /// Tells each seat and each place of the board that it names, so that a document can be held to its table.
    fn mention(&self, _: &mut dyn FnMut(Mention)) {}

    /// Returns the words.
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
        $(impl $crate::kernel::TextForm for $type {
            fn write_words(&self, to: &mut String) {
                $crate::kernel::write_word($crate::kernel::Field::part(*self), to);
            }

            fn read_words(words: &mut $crate::kernel::TextWords<'_>) -> Option<Self> {
                words.next().and_then(<Self as $crate::kernel::Field>::read)
            }

            fn mention(&self, found: &mut dyn FnMut($crate::kernel::Mention)) {
                if let $crate::kernel::Part::Place(number) = $crate::kernel::Field::part(*self) {
                    found($crate::kernel::Mention::Place(number));
                }
            }
        })+
    };
}

/// Written in decimal, without a sign or a leading zero.
impl TextForm for u8 {
    fn write_words(&self, to: &mut String) {
        write_word(self, to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        let word = words.next()?;
        let is_plain = word == "0" || !word.starts_with(['0', '+']);
        is_plain.then(|| word.parse().ok()).flatten()
    }
}

impl TextForm for bool {
    fn write_words(&self, to: &mut String) {
        write_word(self, to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }
}

/// Written as its index.
impl TextForm for Seat {
    fn write_words(&self, to: &mut String) {
        write_word(self.index(), to);
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        u8::read_words(words).and_then(|index| Seat::try_from(index).ok())
    }

    fn mention(&self, found: &mut dyn FnMut(Mention)) {
        found(Mention::Seat(*self));
    }
}

/// An optional value comes last; nothing is written if it is missing.
impl<T: TextForm> TextForm for Option<T> {
    fn write_words(&self, to: &mut String) {
        self.iter().for_each(|value| value.write_words(to));
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        match words.clone().next() {
            None => Some(None),
            Some(_) => T::read_words(words).map(Some),
        }
    }

    fn mention(&self, found: &mut dyn FnMut(Mention)) {
        self.iter().for_each(|value| value.mention(found));
    }
}

/// One after the other.
impl<T: TextForm, const N: usize> TextForm for [T; N] {
    fn write_words(&self, to: &mut String) {
        self.iter().for_each(|value| value.write_words(to));
    }

    fn read_words(words: &mut TextWords<'_>) -> Option<Self> {
        let values: Option<ArrayVec<T, N>> = (0..N).map(|_| T::read_words(words)).collect();
        values?.into_inner().ok()
    }

    fn mention(&self, found: &mut dyn FnMut(Mention)) {
        self.iter().for_each(|value| value.mention(found));
    }
}

/// The constants of a task, as its declaration says them. `tasks!` makes it.
pub trait Declared: Copy {
    /// Returns whether it is a main decision of a turn, not a step inside an action.
    fn is_main(self) -> bool;

    /// Returns whether it is asked because a hand holds cards, whatever these can be, so that it may leave no choice but to
    /// pass.
    fn may_be_idle(self) -> bool;

    /// Returns the room that it leaves for what may be done at any time of a phase.
    fn offers(self) -> Offers;

    /// Returns its question, with the places that its fields fill; `None` of a task that never asks.
    fn asking(self) -> Option<PromptSpec>;
}

/// Declares an enum of what can be pending: a variant with its word and then its fields, which are written in this order.
///
/// Attributes above a variant, in this order and after its documentation, say what is constant for it:
///
/// ```text
/// tasks! { pub enum Step {
///     /// Actions while there are any.
///     #[main] #[idle] #[offers(Alone)] #[ask("root-ask-actions", "6.5")]
///     Actions = "actions",
///     /// Wood for a building.
///     #[ask("root-ask-pay-wood", "6.5.4.II", clearing, piece, count = left)]
///     PayWood = "pay_wood" { clearing: Clearing, piece: Piece, left: u8 },
/// } }
/// ```
///
/// - `default` is that of the enum.
/// - `steps` says that the value inside is a task with its own attributes; no other attribute may be given.
/// - `main`, `idle` and `offers` are [`Declared::is_main`], [`Declared::may_be_idle`] and [`Declared::offers`]; without them
///   it is no main decision, always leaves a choice where it asks, and has no room for offers.
/// - `ask` has the key of the question, the law, and the places that fields fill: `clearing` is filled by the field of that
///   name, `count` by `left`. What depends on the state as well is added by the function that carries the task out.
///
/// Makes the enum, its [`TextForm`] form and what is [`Declared`].
#[macro_export]
macro_rules! tasks {
    ($(#[$meta:meta])* pub enum $name:ident { $(
        $(#[doc = $doc:expr])*
        $(#[default $($default:tt)?])?
        $(#[steps $($steps:tt)?])?
        $(#[main $($main:tt)?])?
        $(#[idle $($idle:tt)?])?
        $(#[offers($offers:ident)])?
        $(#[ask($key:literal, $law:literal $(, $place:ident $(= $filler:ident)?)*)])?
        $variant:ident = $word:literal
        $({ $($(#[$fmeta:meta])* $field:ident : $type:ty),+ $(,)? })?
        $(($inner:ident : $itype:ty))?
    ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $(
            $(#[doc = $doc])*
            $(#[default] $($default)?)?
            $variant $({ $($(#[$fmeta])* $field: $type),+ })? $(($itype))?
        ),+ }

        #[allow(unused_variables)]
        impl $crate::kernel::Declared for $name {
            fn is_main(self) -> bool {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => $crate::tasks! {
                        @constant is_main($($inner)?)
                        $([$($steps)? steps])?
                        $([$($main)? true])?
                        [false]
                    },)+
                }
            }

            fn may_be_idle(self) -> bool {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => $crate::tasks! {
                        @constant may_be_idle($($inner)?)
                        $([$($steps)? steps])?
                        $([$($idle)? true])?
                        [false]
                    },)+
                }
            }

            fn offers(self) -> $crate::kernel::Offers {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => $crate::tasks! {
                        @constant offers($($inner)?)
                        $([$($steps)? steps])?
                        $([$crate::kernel::Offers::$offers])?
                        [$crate::kernel::Offers::No]
                    },)+
                }
            }

            fn asking(self) -> Option<$crate::kernel::PromptSpec> {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => $crate::tasks! {
                        @constant asking($($inner)?)
                        $([$($steps)? steps])?
                        $([Some($crate::kernel::PromptSpec::new($key, $law)
                            $(.with(stringify!($place), $crate::tasks!(@first $([$filler])? [$place]).into()))*)])?
                        [None]
                    },)+
                }
            }
        }

        impl $crate::kernel::TextForm for $name {
            fn write_words(&self, to: &mut String) {
                match *self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => {
                        $crate::kernel::write_word($word, to);
                        $($($crate::kernel::TextForm::write_words(&$field, to);)+)?
                        $($crate::kernel::TextForm::write_words(&$inner, to);)?
                    })+
                }
            }

            fn read_words(words: &mut $crate::kernel::TextWords<'_>) -> Option<Self> {
                match words.next()? {
                    $($word => {
                        $($(let $field = <$type as $crate::kernel::TextForm>::read_words(words)?;)+)?
                        $(let $inner = <$itype as $crate::kernel::TextForm>::read_words(words)?;)?
                        Some(Self::$variant $({ $($field),+ })? $(($inner))?)
                    })+
                    _ => None,
                }
            }

            #[allow(unused_variables)]
            fn mention(&self, found: &mut dyn FnMut($crate::kernel::Mention)) {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => {
                        $($($crate::kernel::TextForm::mention($field, found);)+)?
                        $($crate::kernel::TextForm::mention($inner, found);)?
                    })+
                }
            }
        }
    };
    (@constant $constant:ident($($inner:ident)?) [steps] $($rest:tt)*) => {
        $crate::kernel::Declared::$constant($($inner)?)
    };
    (@constant $constant:ident($($inner:ident)?) $($either:tt)+) => { $crate::tasks!(@first $($either)+) };
    (@first [$($first:tt)*] $($rest:tt)*) => { $($first)* };
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
