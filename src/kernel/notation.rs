//! An action is a short sequence of typed parts; the parts joined with spaces are its one textual form.

use super::Message;
use arrayvec::ArrayVec;
use std::fmt;

/// Most parts of an action.
pub const MAX_PARTS: usize = 6;

/// One typed part of an action. The type tells a screen where the part is chosen: on the map, in the hand, in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The verb.
    Verb(&'static str),
    /// A numbered place of the map.
    Place(u8),
    /// A lettered place of the map, by index.
    Region(u8),
    /// A named place off the map.
    Named(&'static str),
    /// A count.
    Count(u8),
    /// A card, by the id of its kind.
    Card(&'static str),
    /// A player, by the name of what they play.
    Player(&'static str),
    /// Anything else that has a name.
    Word(&'static str),
}

impl Part {
    /// Returns the word of a part that is one, as it is written.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Part::Verb(word) | Part::Card(word) | Part::Player(word) | Part::Word(word) | Part::Named(word) => {
                Some(word)
            }
            Part::Place(_) | Part::Region(_) | Part::Count(_) => None,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Part::Verb(word) | Part::Card(word) | Part::Player(word) | Part::Word(word) | Part::Named(word) => {
                f.write_str(word)
            }
            Part::Place(number) | Part::Count(number) => write!(f, "{number}"),
            Part::Region(index) => write!(f, "{}", (b'a' + index) as char),
        }
    }
}

/// The parts of one action, verb first.
pub type Parts = ArrayVec<Part, MAX_PARTS>;

/// Returns the notation of an action.
pub fn join(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&part.to_string());
    }
    text
}

/// A type that can be a part of an action after the verb.
pub trait Field: Copy {
    fn part(self) -> Part;
    fn read(word: &str) -> Option<Self>;
}

/// A count, as a part: 1 to 99, written in decimal without a sign or a leading zero.
impl Field for u8 {
    fn part(self) -> Part {
        Part::Count(self)
    }

    fn read(word: &str) -> Option<Self> {
        (!word.starts_with(['0', '+']) && word.len() <= 2).then(|| word.parse().ok()).flatten()
    }
}

/// An optional count, as a part: a count that can be 0, where an action can do without.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OrNone(pub u8);

impl Field for OrNone {
    fn part(self) -> Part {
        Part::Count(self.0)
    }

    fn read(word: &str) -> Option<Self> {
        if word == "0" { Some(Self(0)) } else { u8::read(word).map(Self) }
    }
}

/// Text that is not an action of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum NotationError {
    Empty,
    /// It holds control characters, such as the end of a line.
    Control,
    /// The verb that was written.
    UnknownVerb(String),
    /// The verb is known, what follows does not fit.
    WrongParts {
        text: String,
        forms: String,
    },
}

impl NotationError {
    /// Returns the error in the text, as a message.
    pub fn message(&self) -> Message {
        match self {
            NotationError::Empty => Message::new("notation-empty"),
            NotationError::Control => Message::new("notation-control"),
            NotationError::UnknownVerb(verb) => Message::new("notation-verb").text("verb", verb),
            NotationError::WrongParts { text, forms } => {
                Message::new("notation-parts").text("text", text).text("forms", forms)
            }
        }
    }
}

/// Declares the action type of a game from its grammar: one line a form, the verb and the typed fields after it. A literal
/// among them is a part that is always the same; it is a word, or what is named behind it, such as a named place. Several
/// forms may share a verb if no text fits two of them.
///
/// Makes the enum, `parts(self) -> Parts` and `parse(&str) -> Result<Self, NotationError>`, and of each form its name and those
/// of its parts (`form`, `FORMS`), for words that belong to one form alone; a literal has itself for a name.
#[macro_export]
macro_rules! grammar {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $verb:literal $({ $(
        $($literal:literal $(: $part:ident)?)? $($field:ident : $type:ty)?
    ),+ })?),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vmeta])* $variant $({ $($($field: $type,)?)+ })?),+ }

        impl $name {
            /// Returns the typed parts, verb first.
            pub fn parts(self) -> $crate::kernel::Parts {
                use $crate::kernel::{Field, Part, Parts};
                let mut parts = Parts::new();
                match self {
                    $(Self::$variant $({ $($($field,)?)+ })? => {
                        parts.push(Part::Verb($verb));
                        $($(
                            $(parts.push($crate::enum_table!(@part $literal $(, $part)?));)?
                            $(parts.push(Field::part($field));)?
                        )+)?
                    })+
                }
                parts
            }

            /// Reads the notation that `parts` makes.
            ///
            /// # Errors
            /// Fails if no form of the grammar fits the text.
            pub fn parse(text: &str) -> Result<Self, $crate::kernel::NotationError> {
                use $crate::kernel::{Field, NotationError};
                if text.contains(|c: char| c.is_control()) {
                    return Err(NotationError::Control);
                }
                let mut words = text.split_ascii_whitespace();
                let Some(verb) = words.next() else { return Err(NotationError::Empty) };
                let mut forms: Vec<String> = Vec::new();
                $(if verb == $verb {
                    let mut rest = words.clone();
                    let mut read = || -> Option<Self> {
                        $($(
                            $(rest.next().filter(|word| *word == $literal)?;)?
                            $(let $field = <$type as Field>::read(rest.next()?)?;)?
                        )+)?
                        rest.next().is_none().then_some(Self::$variant $({ $($($field,)?)+ })?)
                    };
                    if let Some(action) = read() {
                        return Ok(action);
                    }
                    forms.push([$verb.to_owned() $($($(, $literal.to_owned())? $(, stringify!($field).to_uppercase())?)+)?].join(" "));
                })+
                Err(match forms.is_empty() {
                    true => NotationError::UnknownVerb(verb.chars().take(40).collect()),
                    false => NotationError::WrongParts { text: text.trim().chars().take(80).collect(), forms: forms.join(" | ") },
                })
            }

            /// Returns the name of the form, as its line is called, and the names of its parts in their order.
            pub const fn form(self) -> (&'static str, &'static [&'static str]) {
                match self {
                    $(Self::$variant { .. } => (
                        stringify!($variant),
                        &[$($($($literal,)? $(stringify!($field),)?)+)?],
                    ),)+
                }
            }

            /// The names of all forms, in the order of the grammar.
            pub const FORMS: &'static [&'static str] = &[$(stringify!($variant)),+];

            /// Returns every verb of the grammar, in its order, without repetition.
            pub fn verbs() -> Vec<&'static str> {
                let mut verbs = vec![$($verb),+];
                let mut seen = std::collections::BTreeSet::new();
                verbs.retain(|verb| seen.insert(*verb));
                verbs
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::kernel::join(&self.parts()))
            }
        }
    };
}
