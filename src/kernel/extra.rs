//! Extras that a game can be played with besides its usual rules, as options name it: a word, or a word and a number.

use super::SetupError;

/// Something that a game can be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extra {
    pub id: &'static str,
    /// The highest number of it; 1 for one that is there or not.
    pub most: u8,
    /// Whether it means something only where a seat follows a board.
    pub for_clockwork: bool,
}

impl Extra {
    /// Makes an extra that a game is played with or without.
    pub const fn flag(id: &'static str) -> Self {
        Self::up_to(id, 1)
    }

    /// Makes an extra that a game is played with one or several of.
    pub const fn up_to(id: &'static str, most: u8) -> Self {
        Self { id, most, for_clockwork: false }
    }

    /// Makes the same extra for games with a clockwork player.
    pub const fn for_clockwork(self) -> Self {
        Self { for_clockwork: true, ..self }
    }

    pub const fn is_counted(self) -> bool {
        self.most > 1
    }

    /// Returns the entry of options for this many of it: `markers`, or `hirelings 2`; `None` for none.
    pub fn entry(self, count: u8) -> Option<String> {
        match count {
            0 => None,
            _ if self.is_counted() => Some(format!("{} {count}", self.id)),
            _ => Some(self.id.to_owned()),
        }
    }

    /// Returns the entry that names a counted extra so that there is none of it.
    pub fn none(self) -> String {
        format!("{} 0", self.id)
    }

    /// Returns every entry that names it.
    pub fn entries(self) -> impl Iterator<Item = String> {
        (1..=self.most).filter_map(move |count| self.entry(count))
    }

    /// Returns the number that an entry asks for, if it names this extra: of a counted one also none, `hirelings 0`.
    pub fn count_in(self, entry: &str) -> Option<u8> {
        let count = (1..=self.most).find(|&count| self.entry(count).as_deref() == Some(entry));
        count.or((self.is_counted() && entry == self.none()).then_some(0))
    }
}

/// The extras that options name, with their counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExtraCounts(Vec<(&'static str, u8)>);

impl ExtraCounts {
    /// Reads the entries of options for a game that has the `known` extras. Of two entries for one extra the later counts.
    ///
    /// # Errors
    /// Returns an entry that names none of them.
    pub fn read(game: &str, known: &[Extra], entries: &[String]) -> Result<Self, SetupError> {
        let mut counts = Vec::new();
        for entry in entries {
            let asked = known.iter().find_map(|extra| Some((extra.id, extra.count_in(entry)?)));
            let unknown = || SetupError::unknown_extra(game, entry, known.iter().flat_map(|extra| extra.entries()));
            counts.push(asked.ok_or_else(unknown)?);
        }
        Ok(Self(counts))
    }

    /// Returns the number of these that are played with.
    pub fn count(&self, extra: Extra) -> u8 {
        self.0.iter().rev().find(|(id, _)| *id == extra.id).map_or(0, |&(_, count)| count)
    }

    pub fn has(&self, extra: Extra) -> bool {
        self.count(extra) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLAG: Extra = Extra::flag("night");
    const COUNTED: Extra = Extra::up_to("moons", 3);

    fn read(entries: &[&str]) -> Result<ExtraCounts, SetupError> {
        let entries: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
        ExtraCounts::read("sky", &[FLAG, COUNTED], &entries)
    }

    #[test]
    fn an_entry_is_a_word_or_a_word_and_how_many() {
        let counts = read(&["moons 2", "night"]).unwrap();
        assert_eq!((counts.count(FLAG), counts.count(COUNTED)), (1, 2));
        assert_eq!((read(&[]).unwrap().has(FLAG), read(&["moons 1", "moons 3"]).unwrap().count(COUNTED)), (false, 3));
        assert!(read(&["moons 0"]).is_ok_and(|counts| !counts.has(COUNTED)));
        let entries: Vec<String> = COUNTED.entries().chain(FLAG.entries()).collect();
        assert_eq!(entries, ["moons 1", "moons 2", "moons 3", "night"]);
    }

    #[test]
    fn another_entry_is_refused() {
        for entry in ["stars", "moons", "moons 00", "moons 4", "moons 02", "night 0", "night 1", "night 2", ""] {
            assert!(read(&[entry]).is_err(), "{entry}");
        }
    }
}
