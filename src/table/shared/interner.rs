//! Names of players, what they say, and the words of the rules, as they come from another program.

use crate::kernel::sanitize;
use std::collections::BTreeSet;
use unicode_security::skeleton;
use unicode_width::UnicodeWidthChar;

/// The longest name of a player, and the longest thing that is said at once, in characters. No account has a longer name, so no
/// two are cut to the same.
const LONGEST_NAME: usize = 32;
const LONGEST_TALK: usize = 200;

/// Returns a name of a player as it can be shown: of what is left, one line without blanks around it. `None` if nothing is,
/// or only marks that stand on nothing.
pub fn player_name(text: &str) -> Option<String> {
    line(text, LONGEST_NAME).filter(|name| name.chars().any(|c| c.width().is_some_and(|width| width > 0)))
}

/// Returns one line of chat; `None` if it is empty.
pub fn talk(text: &str) -> Option<String> {
    line(text, LONGEST_TALK)
}

fn line(text: &str, most: usize) -> Option<String> {
    let visible: String = sanitize(text.to_owned()).chars().filter(|c| *c != '\u{FFFD}' && !is_unseen(*c)).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(most).collect();
    Some(short.trim_end().to_owned()).filter(|short| !short.is_empty())
}

/// Returns whether two names look the same, or differ in nothing but capitals. A capital and its small letter may look like
/// letters of different alphabets, so that both count.
pub fn look_alike(one: &str, other: &str) -> bool {
    let look = |name: &str| skeleton(name).flat_map(char::to_lowercase).collect::<String>();
    look(one) == look(other) || look(&one.to_lowercase()) == look(&other.to_lowercase())
}

/// Whether nothing at all is drawn for it, or a blank: with such characters two names could look the same.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{2800}' | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCAF}' | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}')
        || matches!(
            c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
        )
        || matches!(c, '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}')
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFF0}'..='\u{FFFB}' | '\u{13430}'..='\u{1345F}')
        || matches!(c, '\u{E0000}'..='\u{E0FFF}')
}

/// No game has more keys, places and ids than this.
const MOST_WORDS: usize = 20_000;
const LONGEST_WORD: usize = 80;

/// The keys, places and ids that a host has said: messages hold them for as long as the program runs, so each is kept once,
/// and no host can make the program keep ever more of them.
#[derive(Default)]
pub struct Interner(BTreeSet<&'static str>);

impl Interner {
    /// Returns the word, kept; `None` for what no rules say, or too many of them.
    pub fn word(&mut self, word: &str) -> Option<&'static str> {
        if let Some(known) = self.0.get(word) {
            return Some(known);
        }
        let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
        if self.0.len() >= MOST_WORDS || word.len() > LONGEST_WORD || !word.bytes().all(plain) {
            return None;
        }
        let kept: &'static str = word.to_owned().leak();
        self.0.insert(kept);
        Some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_talk_are_one_plain_line() {
        assert_eq!(player_name("  ana \x1b[31m\n\u{202e}b  ").as_deref(), Some("ana [31m b"));
        assert_eq!(player_name("\u{7}\n \t"), None);
        assert_eq!(player_name("a\u{200b}n\u{ad}a\u{feff}").as_deref(), Some("ana"), "nobody looks like somebody else");
        assert_eq!(player_name("\u{2060}\u{3164}\u{2800}"), None);
        assert_eq!(player_name("\u{301}\u{302}"), None);
        assert_eq!(player_name("an\u{fff9}a\u{fff0}\u{fffb}").as_deref(), Some("ana"));
        assert_eq!(player_name("ana\u{2800}").as_deref(), Some("ana"));
        assert_eq!(player_name(&format!("ana{}", "\u{301}".repeat(28))).as_deref(), Some("ana\u{301}\u{301}"));
        assert_eq!(player_name(&"x".repeat(99)).map(|name| name.len()), Some(LONGEST_NAME));
        let accounts = ["1", "2"].map(|last| player_name(&format!("{}{last}", "x".repeat(31))));
        assert_ne!(accounts[0], accounts[1], "the longest names of accounts stay apart");
        assert_eq!(talk(&"é ".repeat(500)).map(|text| text.chars().count()), Some(LONGEST_TALK - 1));
    }

    #[test]
    fn names_that_only_look_different_to_a_program_are_told_apart_by_nobody() {
        for (one, other) in [
            ("ana", "\u{430}n\u{430}"),
            ("ana", "Ana"),
            ("é", "e\u{301}"),
            ("bil1", "bill"),
            ("0la", "Ola"),
            ("Tom", "\u{422}om"),
            ("Ben", "\u{412}en"),
            ("Ben", "\u{392}en"),
            ("tom", "\u{422}om"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("ana", "anna"), ("根", "枝"), ("ana", "anā")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn each_word_is_kept_once_and_not_ever_more_of_them() {
        let mut known = Interner::default();
        let (one, again) = (known.word("root-log-drew"), known.word("root-log-drew"));
        assert!(one.is_some_and(|one| again.is_some_and(|again| std::ptr::eq(one, again))));
        assert_eq!(known.word("a b"), None);
        assert_eq!(known.word(&"x".repeat(LONGEST_WORD + 1)), None);
        for number in 0..MOST_WORDS {
            known.word(&format!("w{number}"));
        }
        assert_eq!(known.word("one-more"), None);
        assert!(known.word("root-log-drew").is_some());
    }
}
