//! Boards and places as they are read aloud: facts, each behind its label, in lines that need no other.

use super::names;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Suit, SuitSet};
use crate::kernel::Words;
use crate::tui::game_ui::Ctx;

pub use crate::tui::speech::{fact, labeled, together, told};

/// The suits of a clearing, each in its word.
pub fn suits(words: &Words, of: SuitSet) -> String {
    match of.only() {
        Some(suit) => names::suit(words, suit),
        None => {
            words.list(Suit::ALL.into_iter().filter(|&suit| of.contains(suit)).map(|suit| names::suit(words, suit)))
        }
    }
}

/// Items by name, each with how many there are.
pub fn items(ctx: &Ctx, count: impl Fn(Item) -> u8) -> String {
    let counts = Item::ALL.into_iter().map(|item| (item, count(item))).filter(|(_, count)| *count > 0);
    ctx.words.list(counts.map(|(item, count)| ctx.times_of(ctx.words.name("root-item", item.id()), count.into())))
}
