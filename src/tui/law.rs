//! The law of a game: its contents, its chapters, and what its words are found in.
//!
//! The texts are entries of the game's own locale file, so the list of numbers is the list of that file's keys:
//! `root-law-6-5-4-ii` is 6.5.4.II. Nothing of it is read before someone looks something up.

use super::help::HelpSection;
use super::palette::Role;
use super::text::Row;
use crate::kernel::Words;

/// Typed for the contents where no word stands for the law behind the prompt.
pub const CONTENTS: &str = "contents";

/// The parts of a number up to this one have capitals: `11.2.7.III.a`.
const CAPITALS: usize = 4;

/// The number of a law, from the chapter down: `11.2.7.III.a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawNumber(Vec<String>);

impl LawNumber {
    /// Reads what someone typed or a file cites.
    pub fn read(text: &str) -> Self {
        Self(text.trim().to_lowercase().split('.').map(str::to_owned).collect())
    }

    fn of_key(key: &str) -> Self {
        Self(key.split('-').map(str::to_owned).collect())
    }

    fn key(&self) -> String {
        self.0.join("-")
    }

    fn is_chapter(&self) -> bool {
        self.depth() == 0
    }

    fn depth(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    pub fn chapter(&self) -> Self {
        Self(self.0.iter().take(1).cloned().collect())
    }

    /// Returns the number of what it belongs to; none of a chapter.
    fn above(&self) -> Option<Self> {
        let (_, above) = self.0.split_last()?;
        (!above.is_empty()).then(|| Self(above.to_vec()))
    }

    fn is_below(&self, other: &Self) -> bool {
        self.depth() > other.depth() && self.0.starts_with(&other.0)
    }
}

impl std::fmt::Display for LawNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (depth, part) in self.0.iter().enumerate() {
            f.write_str(if depth == 0 { "" } else { "." })?;
            f.write_str(&if depth < CAPITALS { part.to_uppercase() } else { part.clone() })?;
        }
        Ok(())
    }
}

/// The law of one game.
#[derive(Clone, Copy)]
pub struct Book<'a> {
    words: &'a Words,
    game: &'a str,
}

/// A number and its text: of a chapter, which has no heading, its title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    pub number: LawNumber,
    pub heading: Option<String>,
    pub text: String,
}

impl Law {
    /// Returns the text behind its heading.
    pub fn sentence(&self, words: &Words) -> String {
        match &self.heading {
            Some(heading) => words.labeled(heading, &self.text),
            None => self.text.clone(),
        }
    }
}

/// The ways that lead on from a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Next,
    Previous,
    Above,
}

/// The result of a look-up.
#[derive(Clone, Debug)]
pub struct Page {
    pub title: String,
    pub laws: Vec<Law>,
    /// The other things that can be looked up, under the contents.
    pub note: Option<String>,
}

impl<'a> Book<'a> {
    pub fn new(words: &'a Words, game: &'a str) -> Self {
        Self { words, game }
    }

    fn start(&self) -> String {
        format!("{}-law-", self.game)
    }

    /// Returns the keys of all texts, in the order of their numbers.
    pub fn keys(&self) -> Vec<&'static str> {
        self.words.keys_of(&self.start())
    }

    /// Returns all numbers in their order.
    pub fn numbers(&self) -> Vec<LawNumber> {
        let start = self.start().len();
        self.keys().into_iter().map(|key| LawNumber::of_key(&key[start..])).collect()
    }

    /// Returns the text of a number, or of its nearest parent if it has none.
    pub fn law(&self, wish: &str) -> Option<Law> {
        let numbers = std::iter::successors(Some(LawNumber::read(wish)), LawNumber::above);
        numbers.into_iter().find_map(|number| self.of(number))
    }

    fn of(&self, number: LawNumber) -> Option<Law> {
        let key = self.start() + &number.key();
        let text = self.words.has(&key).then(|| self.words.text(&key))?;
        Some(Law { number, heading: self.words.attribute(&key, "heading"), text })
    }

    /// Returns the law that someone who types this number means: the letter that begins all numbers of a game can be
    /// left out.
    pub fn meant(&self, wish: &str) -> Option<Law> {
        let initial = self.game.get(..1).unwrap_or_default();
        self.law(wish).or_else(|| self.law(&format!("{initial}{}", wish.trim())))
    }

    /// Returns the page for the contents, a number with all below it, or the laws with these words. `None` if there are
    /// none.
    pub fn open(&self, wish: &str) -> Option<Page> {
        let wish = wish.trim();
        if wish.is_empty() || wish == CONTENTS {
            return self.contents();
        }
        match self.meant(wish) {
            Some(law) => Some(self.from(law)),
            None => self.chapters(wish).or_else(|| self.with_words(wish)),
        }
    }

    /// Returns what to open for the next law, the one before or the one above; the contents come before and above the first
    /// chapter. What a page shows below its law is passed over. `None` if a wish is no law, or nothing is there.
    pub fn beside(&self, wish: &str, way: Way) -> Option<String> {
        let wish = wish.trim();
        let numbers = self.numbers();
        if wish.is_empty() || wish == CONTENTS {
            return numbers.first().filter(|_| way == Way::Next).map(LawNumber::to_string);
        }
        let at = self.meant(wish)?.number;
        let index = numbers.iter().position(|number| *number == at)?;
        let as_high = |number: &&LawNumber| number.depth() <= at.depth();
        let or_contents = |number: Option<String>| Some(number.unwrap_or_else(|| CONTENTS.to_owned()));
        match way {
            Way::Next => numbers[index + 1..].iter().find(as_high).map(LawNumber::to_string),
            Way::Previous => or_contents(numbers[..index].iter().rev().find(as_high).map(LawNumber::to_string)),
            Way::Above => or_contents(at.above().map(|above| above.to_string())),
        }
    }

    fn all(&self) -> impl Iterator<Item = Law> {
        self.numbers().into_iter().filter_map(|number| self.of(number))
    }

    fn contents(&self) -> Option<Page> {
        self.chapters("")
    }

    /// Returns the contents, as far as the numbers of chapters begin like this. `None` if none do.
    fn chapters(&self, initial: &str) -> Option<Page> {
        let initial = initial.to_lowercase();
        let has_number = |law: &Law| {
            let rest = law.number.0.first().and_then(|chapter| chapter.strip_prefix(&*initial));
            rest.is_some_and(|rest| initial.is_empty() || rest.starts_with(|sign: char| sign.is_ascii_digit()))
        };
        let laws: Vec<Law> = self.all().filter(|law| law.number.is_chapter() && has_number(law)).collect();
        let title = self.words.text_with("law-contents", &[("game", self.name().into())]);
        (!laws.is_empty()).then(|| Page { title, laws, note: Some(self.words.text("law-how")) })
    }

    /// Returns a law and everything below it.
    fn from(&self, law: Law) -> Page {
        let chapter = self.of(law.number.chapter()).unwrap_or_else(|| law.clone());
        let places = [("law", law.number.to_string().into()), ("chapter", chapter.text.into())];
        let own = (!law.number.is_chapter()).then(|| law.clone());
        let laws = own.into_iter().chain(self.below(&law.number)).collect();
        Page { title: self.words.text_with("law-chapter", &places), laws, note: None }
    }

    /// Returns the law of this number, if it has a text, and everything below it.
    pub fn with_below(&self, number: &str) -> Vec<Law> {
        let number = LawNumber::read(number);
        self.of(number.clone()).into_iter().chain(self.below(&number)).collect()
    }

    fn below<'b>(&'b self, number: &'b LawNumber) -> impl Iterator<Item = Law> + 'b {
        self.all().filter(|other| other.number.is_below(number))
    }

    /// Returns a law and everything below it as a section of help.
    pub fn section(&self, number: &str) -> Option<HelpSection> {
        let law = self.law(number)?;
        let below: Vec<String> = self.below(&law.number).map(|law| law.sentence(self.words)).collect();
        Some(match law.heading {
            // what a law says itself is only a beginning, where there are laws below it
            Some(heading) if below.is_empty() => HelpSection::new(heading, [law.text]),
            Some(heading) => HelpSection::new(heading, below),
            None => HelpSection::new(law.text, below),
        })
    }

    /// Returns the laws that hold all of these words, under their chapters.
    fn with_words(&self, wish: &str) -> Option<Page> {
        let wanted: Vec<String> = wish.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let mut laws: Vec<Law> = Vec::new();
        let mut chapter = None;
        let mut count = 0;
        for law in self.all() {
            let text = law.sentence(self.words).to_lowercase();
            let fits = wanted.iter().all(|word| text.contains(word));
            count += i64::from(fits);
            if law.number.is_chapter() {
                chapter = Some(law.clone());
            }
            if fits {
                laws.extend(chapter.take());
                if !law.number.is_chapter() {
                    laws.push(law);
                }
            }
        }
        let places = [("game", self.name().into()), ("words", wish.into()), ("count", count.into())];
        (count > 0).then(|| Page { title: self.words.text_with("law-found", &places), laws, note: None })
    }

    /// The name of the game.
    fn name(&self) -> String {
        self.words.text(&format!("{}-game", self.game))
    }
}

impl Page {
    /// Returns the page in rows: numbers in a column, the texts wrapped beside them.
    pub fn rows(&self, words: &Words, room: usize) -> Vec<Row> {
        let numbers: Vec<String> = self.laws.iter().map(|law| law.number.to_string()).collect();
        let column = numbers.iter().map(|number| number.len() + 2).max().unwrap_or(0);
        let mut rows = Vec::new();
        let mut before: Option<&LawNumber> = None;
        let after = self.laws.iter().skip(1).map(Some).chain([None]);
        for ((law, after), number) in self.laws.iter().zip(after).zip(numbers) {
            let depth = law.number.depth();
            let leads = after.is_some_and(|after| after.number.depth() > depth);
            if before.is_some_and(|before| depth < before.depth() || leads && !before.is_chapter()) {
                rows.push(Row::new());
            }
            let row = Row::of(Role::Key, number).to(column);
            let row = match &law.heading {
                Some(heading) => row.put(Role::Prompt, words.labeled(heading, "")).text(law.text.as_str()),
                None => row.put(Role::Prompt, law.text.as_str()),
            };
            rows.extend(row.wrapped(room, column));
            before = Some(&law.number);
        }
        if let Some(note) = &self.note {
            rows.push(Row::new());
            rows.extend(Row::of(Role::Dim, note.as_str()).wrapped(room, 0));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Language;

    fn root() -> Book<'static> {
        Book::new(Words::english(), "root")
    }

    fn found(wish: &str) -> Option<String> {
        root().law(wish).map(|law| law.number.to_string())
    }

    fn shown(game: &str, wish: &str) -> Vec<String> {
        let page = Book::new(Words::english(), game).open(wish);
        page.map(|page| page.laws.into_iter().map(|law| law.number.to_string()).collect()).unwrap_or_default()
    }

    #[test]
    fn a_number_without_words_is_answered_with_the_one_above_it() {
        assert_eq!(found("6.5.4.IX").as_deref(), Some("6.5.4"));
        assert_eq!(found("6.5.4.ii").as_deref(), Some("6.5.4.II"));
        assert_eq!(found("11.2.7.iii.A").as_deref(), Some("11.2.7.III.a"));
        assert_eq!(found("0.1"), None);
        assert_eq!(found(""), None);
    }

    #[test]
    fn a_number_shows_all_that_is_below_it_and_no_other() {
        assert_eq!(shown("root", "6.5.4"), ["6.5.4", "6.5.4.I", "6.5.4.II", "6.5.4.III"]);
        assert_eq!(shown("root", "1").first().map(String::as_str), Some("1.1"));
        assert!(shown("root", "1").iter().all(|number| number.starts_with("1.")));
        assert_eq!(shown("dewan", "9"), ["D9.1", "D9.2", "D9.3"]);
        assert_eq!(shown("iwari", "i4.1"), ["I4.1"]);
    }

    #[test]
    fn a_law_has_its_heading_apart() {
        for (language, colon) in [(Language::English, ": "), (Language::Chinese, "："), (Language::Japanese, "：")] {
            let words = Words::of(language);
            let law = Book::new(words, "root").law("1.4.1").unwrap();
            let heading = law.heading.clone().unwrap();
            assert_eq!(law.sentence(words), format!("{heading}{colon}{}", law.text));
        }
        assert_eq!(root().law("1").and_then(|law| law.heading), None, "a chapter has a title");
    }

    #[test]
    fn the_contents_are_the_chapters() {
        assert_eq!(shown("root", "").len(), 33);
        assert_eq!(shown("root", "contents"), shown("root", ""));
        assert_eq!(shown("dewan", "").len(), 12);
        assert_eq!(shown("iwari", "").len(), 15);
        assert!(shown("toy", "").is_empty());
    }

    #[test]
    fn from_each_law_a_way_leads_on_back_and_up() {
        for (from, [next, previous, above]) in [
            ("6.5.4", ["6.5.5", "6.5.3", "6.5"]),
            ("6.5.1", ["6.5.2", "6.5", "6.5"]),
            ("6.5", ["6.6", "6.4", "6"]),
            ("7", ["8", "6", "contents"]),
            ("6.5.4.ii", ["6.5.4.III", "6.5.4.I", "6.5.4"]),
            ("1", ["2", "contents", "contents"]),
        ] {
            let found = [Way::Next, Way::Previous, Way::Above].map(|way| root().beside(from, way));
            assert_eq!(
                found.each_ref().map(|number| number.as_deref().unwrap_or_default()),
                [next, previous, above],
                "{from}"
            );
        }
        assert_eq!(root().beside("", Way::Next).as_deref(), Some("1"));
        assert_eq!(root().beside("contents", Way::Above), None);
        assert_eq!(root().beside("turmoil", Way::Next), None, "a search has no next law");
        // going on from the first law leads to the last, in every game
        for game in ["root", "dewan", "iwari"] {
            let book = Book::new(Words::english(), game);
            let mut at = String::new();
            let mut chapters = 0;
            while let Some(next) = book.beside(&at, Way::Next) {
                assert!(book.open(&next).is_some(), "{next}");
                (at, chapters) = (next, chapters + 1);
            }
            assert_eq!(chapters, book.open("").map_or(0, |page| page.laws.len()), "{game}");
        }
    }

    #[test]
    fn words_are_found_in_any_case_and_order_under_their_chapter() {
        let numbers = shown("root", "turmoil Evening");
        assert_eq!(numbers, [""; 0], "no law has both");
        assert_eq!(shown("root", "SWAY crown"), ["12", "12.2.3", "12.5.3.I", "R10", "R10.6.3"]);
        assert_eq!(shown("root", "glossary"), ["G"]);
        assert!(shown("root", "xyzzy").is_empty());
    }
}
