//! Names in the language of the game that are typed for words of the notation.

use super::game_ui::GameView;
use super::keys::folded;
use crate::kernel::{Part, Parts, Words};
use std::collections::BTreeSet;

/// The names of parts of actions in the language of the game, each with the word of the notation.
pub type Called = BTreeSet<(String, String)>;

/// Returns the names of all parts of these actions, in one word each as the game's language writes them.
pub fn of_actions(words: &Words, view: &dyn GameView, actions: &[Parts]) -> Called {
    named(words, view, actions.iter().flatten().copied())
}

fn named(words: &Words, view: &dyn GameView, parts: impl Iterator<Item = Part>) -> Called {
    let numbered = |part: &Part| matches!(part, Part::Place(_) | Part::Count(_) | Part::Region(_));
    let parts: BTreeSet<Part> = parts.filter(|part| !numbered(part)).collect();
    let called = parts.into_iter().map(|part| (folded(&view.part(words, part)), part.to_string()));
    called.filter(|(name, _)| !name.is_ascii() && !name.contains(' ')).collect()
}

/// Returns an attempt in notation: what is asked about need not be legal, so that names of anything stand in it. A text that
/// begins with no verb is returned as it is, since an answer to it repeats it.
pub fn wish(words: &Words, view: &dyn GameView, legal: &[Parts], typed: &str) -> String {
    let is_verb = |part: &Part| matches!(part, Part::Verb(_));
    let parts = || legal.iter().flatten().copied();
    let verbs = named(words, view, parts().filter(is_verb).chain(view.verbs().into_iter().map(Part::Verb)));
    let others = named(words, view, parts().filter(|part| !is_verb(part)).chain(view.nameable()));
    let find = |names: &Called, name: &str| {
        let found = names.iter().find(|(called, _)| called == name);
        found.map_or_else(|| name.to_owned(), |(_, word)| word.clone())
    };
    let mut typed_words = typed.split_whitespace();
    let verb = typed_words.next().map(|verb| find(&verbs, verb)).filter(|verb| verb.is_ascii());
    let Some(verb) = verb else { return typed.to_owned() };
    std::iter::once(verb).chain(typed_words.map(|name| find(&others, name))).collect::<Vec<_>>().join(" ")
}

/// Returns whether a typed word is a word of the notation or its name.
pub fn is(called: &Called, have: &str, typed: &str) -> bool {
    have == typed || !typed.is_ascii() && called.contains(&(typed.to_owned(), have.to_owned()))
}

/// Whether a typed word begins a name of a word of the notation.
fn begins(called: &Called, have: &str, typed: &str) -> bool {
    !typed.is_ascii() && called.iter().any(|(name, word)| word == have && name.starts_with(typed))
}

/// Returns the only line whose words each start with the corresponding typed word, or an exact match.
pub fn expand<'a>(lines: &'a [String], called: &Called, typed: &str) -> Option<&'a String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    // a whole word is meant for what it is, whatever else begins with it
    let exact = lines.iter().find(|line| {
        let mut have = line.split_whitespace();
        words.iter().all(|typed| have.next().is_some_and(|have| is(called, have, typed))) && have.next().is_none()
    });
    if exact.is_some() && !words.is_empty() {
        return exact;
    }
    let starts = |line: &&String| {
        let have: Vec<&str> = line.split_whitespace().collect();
        have.len() == words.len()
            && have.iter().zip(&words).all(|(have, typed)| {
                // Numbers are meant as they are written.
                if typed.chars().all(|c| c.is_ascii_digit()) {
                    have == typed
                } else {
                    have.starts_with(typed) || begins(called, have, typed)
                }
            })
    };
    let mut fitting = lines.iter().filter(starts);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) if !words.is_empty() => Some(only),
        _ => None,
    }
}
