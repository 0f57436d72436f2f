//! A page on what a game is, for those who have never seen it: it takes a minute to read.

use super::bindings::Bindings;
use super::game_ui;
use super::palette::Role;
use super::text::{Row, paragraph};
use crate::kernel::Words;

/// The parts of the page, by the ends of their keys: `about-PART` is the heading, `GAME-about-PART` the text.
const PARTS: [&str; 5] = ["does", "wins", "turn", "special", "first"];

/// Returns the title of a game's page.
pub fn title(words: &Words, game: &str) -> String {
    words.text_with("about-title", &[("game", words.text(&format!("{game}-game")).into())])
}

/// Returns the heading and the text of each part.
pub fn parts(words: &Words, game: &str) -> impl Iterator<Item = (String, String)> {
    let text = move |part| (words.text(&format!("about-{part}")), words.text(&format!("{game}-about-{part}")));
    PARTS.into_iter().map(text)
}

/// Returns the page in rows of this width, and at its end which keys help in a game.
pub fn rows(words: &Words, keys: &Bindings, game: &str, room: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for (heading, text) in parts(words, game) {
        rows.push(Row::of(Role::Prompt, heading));
        rows.extend(
            paragraph(Role::Text, &text, room.saturating_sub(2)).into_iter().map(|row| Row::plain("  ").join(row)),
        );
    }
    rows.extend(paragraph(Role::Dim, &keys.text(words, "about-keys"), room));
    rows
}

/// Returns the game that a word names: its id, or a start of it.
pub fn named(word: &str) -> Option<&'static str> {
    let word = word.trim().to_lowercase();
    game_ui::all().map(|game_ui| game_ui.game()).find(|game| !word.is_empty() && game.starts_with(&word))
}

/// Returns the games that there is a page for.
pub fn known(words: &Words) -> String {
    words.list(game_ui::all().map(|game_ui| game_ui.game()))
}

/// Returns the keys of words that are put together here.
pub fn made_keys() -> impl Iterator<Item = String> {
    let texts = game_ui::all().flat_map(|game_ui| PARTS.map(|part| format!("{}-about-{part}", game_ui.game())));
    PARTS.into_iter().map(|part| format!("about-{part}")).chain(texts)
}
