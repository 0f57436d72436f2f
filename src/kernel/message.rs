//! Sentences as keys and arguments: the rules speak in these, the words live in `locales/`.

/// An argument of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
}
