//! Bindings of keys to commands: those of the table, but for commands that a player has given others in `keys.toml`.

use super::commands::{Command, Place};
use super::composer::NO_MORE_KEY;
use super::key_bar::KeyList;
use super::keys::Key;
use crate::kernel::{Doc, Fields, Message, PositionErrors, Value, Words, not_toml};
use std::cell::RefCell;

/// Keys of commands. Enter and Esc always choose and cancel, so that no file can lock a player out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    /// The keys by command; one that is missing has the keys of the table.
    own: Vec<(Command, Vec<Key>)>,
}

impl Bindings {
    /// Reads `keys.toml`: a list of keys for each command, by its name in the manual page.
    ///
    /// # Errors
    /// Returns all faults at once, each with its command.
    pub fn read(file: &str, text: &str) -> Result<Self, Message> {
        let doc: Doc = toml::from_str(text).map_err(|error| not_toml(file, text, &error))?;
        let errors = RefCell::new(PositionErrors::default());
        let mut fields = Fields::new(&doc, &errors);
        let mut bindings = Self::default();
        for command in Command::ALL {
            if fields.has(command.id()) {
                let mut keys = fields.words(command.id(), "keys-no-key", Key::from_name);
                keys.extend(fixed(command).filter(|key| !keys.contains(key)).collect::<Vec<_>>());
                for key in keys.iter().filter(|key| is_reserved(**key)) {
                    fields.fault(command.id(), Message::new("keys-reserved").text("key", key.to_string()));
                }
                bindings.own.push((command, keys));
            }
        }
        for name in fields.keys() {
            if Command::from_id(name).is_none() {
                fields.value(name);
                let names = Command::ALL.map(Command::id);
                fields.fault(name, Message::new("keys-no-command").words("known", names));
            }
        }
        bindings.clashes(&fields);
        let errors = errors.into_inner();
        if errors.0.is_empty() { Ok(bindings) } else { Err(errors.of_file(file)) }
    }

    /// Notes keys that would mean two commands in one place.
    fn clashes(&self, fields: &Fields<'_>) {
        for (command, keys) in &self.own {
            for other in Command::ALL.into_iter().filter(|other| other != command) {
                // of two that have both been given keys, the first tells of it
                let told = other < *command && self.own.iter().any(|(own, _)| *own == other);
                let meet = command.places().iter().any(|place| other.places().contains(place));
                let taken = self.of(other).iter().filter(|key| !told && meet && keys.contains(key));
                for key in taken {
                    let message = Message::new("keys-twice").text("key", key.to_string());
                    fields.fault(command.id(), message.text("other", other.id()));
                }
            }
        }
    }

    /// Returns the keys of a command, the one that is shown first.
    pub fn of(&self, command: Command) -> &[Key] {
        let own = self.own.iter().find(|(own, _)| *own == command);
        own.map_or(command.keys(), |(_, keys)| keys)
    }

    /// Returns what a key does in a place.
    pub fn bound(&self, place: Place, key: Key) -> Option<Command> {
        let mut here = Command::ALL.into_iter().filter(|command| command.places().contains(&place));
        here.find(|&command| self.of(command).contains(&key))
    }

    /// Returns the small letters that mean something of their own where verbs are asked.
    pub fn letters(&self) -> String {
        ('a'..='z').filter(|&letter| self.bound(Place::Asked, Key::Char(letter)).is_some()).collect()
    }

    /// Returns the first key of each command, or what is typed for it.
    pub fn shown(&self, commands: &[Command]) -> String {
        let shown = |&command: &Command| {
            let typed = || format!(":{}", command.typed().first().unwrap_or(&""));
            self.of(command).first().map_or_else(typed, Key::to_string)
        };
        commands.iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    /// Returns words that may name keys: the place `key-ID` is the key shown for the command with that id.
    pub fn text(&self, words: &Words, key: &str) -> String {
        self.text_with(words, key, &[])
    }

    /// Returns words that may name keys, with other places filled too.
    pub fn text_with(&self, words: &Words, key: &str, places: &[(&str, Value<'_>)]) -> String {
        let keys: Vec<(String, String)> =
            Command::ALL.iter().map(|command| (format!("key-{}", command.id()), self.shown(&[*command]))).collect();
        let keys = keys.iter().map(|(place, key)| (place.as_str(), key.as_str().into()));
        words.text_with(key, &places.iter().cloned().chain(keys).collect::<Vec<_>>())
    }

    /// Returns the first key of each command, or what is typed for it, as the key bar shows it.
    pub fn first(&self, commands: &[Command]) -> KeyList {
        let first = |command: &Command| match self.of(*command).first() {
            Some(key) => (*key).into(),
            None => KeyList::typed(self.shown(&[*command])),
        };
        commands.iter().map(first).collect()
    }

    /// Returns the keys of a command and what it does, as the key bar shows them.
    pub fn label(&self, words: &Words, command: Command) -> (KeyList, String) {
        (self.first(&[command]), words.text(&format!("screen-key-{}", command.id())))
    }

    /// Returns all keys of a command, and what is typed for it.
    pub fn written(&self, command: Command) -> String {
        let keys = self.of(command).iter().map(Key::to_string);
        let typed = command.typed().iter().map(|word| format!(":{word}"));
        keys.chain(typed).collect::<Vec<_>>().join(" ")
    }
}

/// Keys that a command cannot lose.
fn fixed(command: Command) -> impl Iterator<Item = Key> {
    let key = match command {
        Command::Choose => Some(Key::Enter),
        Command::Drop => Some(Key::Esc),
        Command::Leave => Some(Key::Ctrl('c')),
        _ => None,
    };
    key.into_iter()
}

/// Capitals are factions, digits numbers, and one letter is every kind of no.
fn is_reserved(key: Key) -> bool {
    let capital = matches!(key, Key::Char(c) if c.is_ascii_uppercase() && c != 'N');
    capital || key.number().is_some() || key == Key::Char(NO_MORE_KEY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_a_player_take_the_place_of_those_of_the_table() {
        let bindings =
            Bindings::read("keys.toml", "hint = [\"Ctrl-H\"]\nchoose = [\"Tab\"]\npane = [\"=\"]\npoints = []\n");
        let bindings = bindings.expect("sound");
        assert_eq!(bindings.bound(Place::Asked, Key::Ctrl('h')), Some(Command::Hint));
        assert_eq!(bindings.bound(Place::Asked, Key::Char('!')), None);
        assert_eq!(bindings.bound(Place::Asked, Key::Enter), Some(Command::Choose), "Enter always chooses");
        assert_eq!(bindings.shown(&[Command::Hint, Command::Choose, Command::Points]), "Ctrl-H Tab :points");
        assert_eq!(Bindings::default().shown(&[Command::Hint]), "!");
        let about = bindings.text(Words::english(), "about-keys");
        assert!(about.contains("Ctrl-H a hint") && about.contains("u undoes"), "{about}");
        assert_eq!(Bindings::read("keys.toml", ""), Ok(Bindings::default()));
    }

    #[test]
    fn all_faults_of_a_file_are_told_at_once() {
        let text = "hint = [\"u\", \"Strg-X\"]\nlog = [\"e\", \"7\", \"M\"]\nfly = [\"x\"]\nhelp = \"?\"\nodds = [\"w\"]\ncards = [\"w\"]\n";
        let faults = Bindings::read("keys.toml", text).expect_err("faults").to_string();
        let told: Vec<&str> = faults.lines().collect();
        assert_eq!(told.len(), 8, "{faults}");
        let parts = ["hint[1]: ", "hint: u ", "log: e ", "log: 7 ", "log: M ", "fly: ", "help: ", "cards: w "];
        assert!(parts.iter().all(|part| faults.contains(part)), "{faults}");
    }
}
