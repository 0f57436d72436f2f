//! Text that is read aloud: sentences for the forms of actions, and drawn rows as lines without columns.

use super::game_ui::Ctx;
use super::text::{Row, ends_sentence};
use crate::kernel::{Part, Value, Words};

/// The key of the sentence of a form: `root-say` and `RoamWith` make `root-say-roam-with`.
fn key(space: &str, form: &str) -> String {
    let mut key = space.to_owned();
    for c in form.chars() {
        if c.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(c.to_ascii_lowercase());
    }
    key
}

/// The form that lets be whatever is asked: what it means depends on the question, which says it.
const PASS: &str = "Pass";

/// Returns the keys of the sentences of all forms.
pub fn keys(space: &str, forms: &[&str]) -> Vec<String> {
    forms.iter().filter(|form| **form != PASS).map(|form| key(space, form)).collect()
}

/// Returns the sentence of an action: its form, its parts behind the verb, and how a part is called.
pub fn sentence(
    words: &Words,
    space: &str,
    (form, fields): (&str, &[&str]),
    parts: &[Part],
    name: impl Fn(Part) -> String,
) -> String {
    if form == PASS {
        return words.text("plain-done");
    }
    let value = |part: &Part| match part {
        Part::Count(count) => Value::from(i64::from(*count)),
        part => name(*part).into(),
    };
    let places: Vec<(&str, Value<'_>)> = fields.iter().copied().zip(parts.iter().map(value)).collect();
    words.text_with(&key(space, form), &places)
}

/// Returns turns a row that was made for the ear into a sentence: it begins with a capital and ends with a stop.
pub fn said(words: &Words, row: &Row) -> String {
    sentence_of(words, row.to_string().trim())
}

/// Returns a text as a sentence. What ends with a colon announces the lines after it, and stays so.
pub fn sentence_of(words: &Words, text: &str) -> String {
    let text = capital(text);
    let ends = text.is_empty() || ends_sentence(&text) || text.ends_with([':', '：']);
    if ends { text } else { words.text_with("plain-sentence", &[("text", text.into())]) }
}

/// Returns a text with a capital at its start.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// Returns the sentences of a paragraph, one by one.
pub fn by_sentence(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(". ").flat_map(|part| part.split_inclusive(['。', '\n'])).map(str::trim)
}

/// Returns a fact behind its label.
pub fn fact(ctx: &Ctx, key: &str, text: impl Into<String>) -> Row {
    labeled(ctx, &ctx.say(key), text)
}

/// Returns a fact behind a label that is a name; nothing is said to be none.
pub fn labeled(ctx: &Ctx, label: &str, text: impl Into<String>) -> Row {
    let text = text.into();
    let text = if text.is_empty() { ctx.say("plain-none") } else { text };
    Row::plain(sentence_of(ctx.words, &ctx.words.labeled(label, &text)))
}

/// Returns a number behind its label.
pub fn count(ctx: &Ctx, key: &str, count: impl Into<i64>) -> Row {
    fact(ctx, key, count.into().to_string())
}

/// Returns a sentence with its facts.
pub fn told(ctx: &Ctx, key: &str, places: &[(&str, Value<'_>)]) -> Row {
    Row::plain(sentence_of(ctx.words, &ctx.fill(key, places)))
}

/// Tells several facts in one line.
pub fn together(ctx: &Ctx, facts: impl IntoIterator<Item = Row>) -> Row {
    Row::plain(ctx.words.sentences(facts.into_iter().map(|fact| fact.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_a_sentence_or_announces_some() {
        let said = |text: &str| said(Words::english(), &Row::plain(text));
        assert_eq!(said("hand: Forest"), "Hand: Forest.");
        assert_eq!(said("  hand 3"), "Hand 3.");
        assert_eq!(said("On the table:"), "On the table:");
        assert_eq!(said("Already one."), "Already one.");
        assert_eq!(said(""), "");
        assert_eq!(by_sentence("One. Two, 2.5.\nThree.").collect::<Vec<_>>(), ["One.", "Two, 2.5.", "Three."]);
        assert_eq!(by_sentence("一。二。").collect::<Vec<_>>(), ["一。", "二。"]);
    }

    #[test]
    fn a_form_has_a_key() {
        assert_eq!(key("root-say", "RoamWith"), "root-say-roam-with");
        assert_eq!(keys("root-say", &["Pass", "Craft"]), ["root-say-craft"]);
    }
}
