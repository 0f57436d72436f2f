//! Sentences as keys and arguments: the rules speak in these, the words live in `locales/`.

use super::{Words, quoted};
use std::fmt;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    Number(i32),
    /// A small letter, for lettered places.
    Letter(char),
    /// A thing with a name in the words of the reader: the entry `space-id`, underscores as hyphens.
    Name {
        space: &'static str,
        id: &'static str,
    },
    /// Something that the reader may not know.
    Hidden {
        space: &'static str,
    },
    /// A text that a player wrote or has to write: it is the same in every language.
    Text(String),
    /// Several of these, which every language parts in its own way.
    List(Vec<String>),
    /// Sentences within the sentence, each on a line of its own.
    Said(Vec<Message>),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(i32::from(number))
    }
}

/// The key of a sentence and what fills its places.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Fills a place.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Returns the id of the thing that is named in a place.
    pub fn id_in(&self, place: &str) -> Option<&'static str> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Name { id, .. } if *name == place => Some(*id),
            _ => None,
        })
    }

    /// Returns the text that is written in a place.
    pub fn text_in(&self, place: &str) -> Option<&str> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == place => Some(text.as_str()),
            _ => None,
        })
    }

    /// Returns the law or card by which it is done, shown before its sentence.
    pub fn by(&self) -> Option<&Arg> {
        self.args.iter().find_map(|(name, arg)| (*name == "by").then_some(arg))
    }

    /// Returns the law by which it is done.
    pub fn law(&self) -> Option<&str> {
        self.text_in("by")
    }

    /// Fills a place with a number; one that is too large for any game shows as the largest.
    pub fn number(self, name: &'static str, number: impl TryInto<i32>) -> Self {
        self.with(name, Arg::Number(number.try_into().unwrap_or(i32::MAX)))
    }

    /// Fills a place with what someone wrote. Control characters, which would reach a terminal, become blanks, and what is
    /// longer than any sentence needs is cut.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with_text(name, text.into())
    }

    fn with_text(self, name: &'static str, text: String) -> Self {
        self.with(name, Arg::Text(visible(&text)))
    }

    /// Fills a place with a list of what can be written there.
    pub fn words<W: AsRef<str>>(self, name: &'static str, words: impl IntoIterator<Item = W>) -> Self {
        self.with(name, Arg::List(words.into_iter().map(|word| visible(word.as_ref())).collect()))
    }

    /// Fills a place with another message.
    pub fn said(self, name: &'static str, message: Message) -> Self {
        self.with(name, Arg::Said(vec![message]))
    }
}

fn visible(text: &str) -> String {
    quoted(text).replace(|c: char| c.is_control(), " ")
}

/// A sentence without places.
impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

/// In English, or as key and arguments where English has no such entry: for developers. Code that shows it to a player says
/// it in the player's words.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if Words::english().has(self.key) {
            return f.write_str(&Words::english().say(self));
        }
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(place, arg)| write!(f, " {place}={arg:?}"))
    }
}
