//! Names of things in few columns.

use super::spoken;
use crate::games::root::State;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::card::{Class, Cost};
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Suit, SuitSet};
use crate::kernel::{Arg, Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::{Role, SuitRole};
use crate::tui::text::Row;

pub fn suit_of_role(suit: Suit) -> SuitRole {
    match suit {
        Suit::Fox => SuitRole::Fox,
        Suit::Rabbit => SuitRole::Rabbit,
        Suit::Mouse => SuitRole::Mouse,
        Suit::Bird => SuitRole::Bird,
    }
}

pub fn suit_role(suit: Suit) -> Role {
    Role::Suit(suit_of_role(suit))
}

/// Returns the ground of a suit's chip.
pub fn chip_role(suit: Suit) -> Role {
    Role::Chip(suit_of_role(suit))
}

/// Names a suit in three letters.
pub fn short_suit(words: &Words, suit: Suit) -> String {
    words.name("root-short", suit.id())
}

pub fn suit(words: &Words, suit: Suit) -> String {
    words.name("root-suit", suit.id())
}

/// Returns the suits of a clearing.
pub fn suits(words: &Words, suits: SuitSet) -> String {
    words.name("root-suit", suits.id())
}

/// Returns the suits of a clearing, each in its word.
pub fn suits_one_by_one(words: &Words, of: SuitSet) -> String {
    words.list(Suit::ALL.into_iter().filter(|&suit| of.contains(suit)).map(|suit| self::suit(words, suit)))
}

/// Returns the color of a clearing's suit, if it has but one.
pub fn suits_role(suits: SuitSet) -> Role {
    suits.only().map_or(Role::Text, suit_role)
}

/// Returns the name of a card. A suit in it, which tells it from its namesakes, is left out: where cards are listed their
/// suit is shown anyway.
pub fn card(words: &Words, kind: CardKind) -> String {
    let alone = name_key("root-namesake", kind.id());
    if words.has(&alone) { words.text(&alone) } else { words.name("root-card", kind.id()) }
}

/// Returns the name of a card where there is little room.
pub fn listed_card(words: &Words, kind: CardKind) -> String {
    let short = name_key("root-listed", kind.id());
    if words.has(&short) { words.text(&short) } else { card(words, kind) }
}

/// Returns a suit where there is little room; in full for the ear.
pub fn suit_for(ctx: &Ctx, of: Suit) -> String {
    if ctx.is_aloud() { suit(ctx.words, of) } else { short_suit(ctx.words, of) }
}

/// Returns an item where there is little room; in full for the ear.
pub fn item_for(ctx: &Ctx, item: Item) -> String {
    if ctx.is_aloud() { ctx.words.name("root-item", item.id()) } else { short_item(ctx.words, item) }
}

/// Returns a card with its suit; that in full for the ear.
pub fn card_for(ctx: &Ctx, kind: CardKind) -> String {
    match ctx.is_aloud() {
        true => spoken::card(ctx.words, kind),
        false => suited_card(ctx.words, kind),
    }
}

/// Returns the name of a card with its suit behind it.
pub fn suited_card(words: &Words, kind: CardKind) -> String {
    words.noted(&listed_card(words, kind), &short_suit(words, kind.suit()))
}

/// Returns the name of a party that fits into a column of a table.
pub fn short_faction(words: &Words, party: impl Into<Party>) -> String {
    let party = party.into();
    let second = party.faction().is_some_and(|faction| faction.is_second());
    words.name(if second { "root-label" } else { "root-party" }, party.id())
}

/// Returns the name of a party as it stands in a sentence, behind an article.
pub fn called(words: &Words, party: Party) -> String {
    words.name(party.space_in_sentence(), party.id())
}

/// Returns a party in a word or two.
pub fn party(words: &Words, party: impl Into<Party>) -> String {
    words.name("root-party", party.into().id())
}

/// Returns the name of an owner in a word or two; a hireling is called as the side that is up.
pub fn of(words: &Words, state: &State, owner: impl Into<Owner>) -> String {
    side_up(words, state, state.party(owner))
}

/// Returns the name of a party, a hireling's by the side that is up.
pub fn side_up(words: &Words, state: &State, party: Party) -> String {
    match state.label_of(party) {
        Arg::Name { space, id } => words.name(space, id),
        _ => self::party(words, party),
    }
}

/// Returns the name of a party in full.
pub fn titled(words: &Words, party: Party) -> String {
    let space = if party.faction().is_some() { "root-title" } else { "root-party" };
    words.name(space, party.id())
}

pub fn faction_role(party: impl Into<Party>) -> Role {
    match party.into() {
        Party::Faction(faction) => Role::Faction(faction.letter()),
        Party::Hireling(_) | Party::Undrafted(_) => Role::Text,
    }
}

/// Returns two letters.
pub fn short_item(words: &Words, item: Item) -> String {
    words.name("root-short", item.id())
}

/// Returns the crafting pieces that a card asks for: a letter each.
pub fn cost(words: &Words, cost: Cost) -> String {
    let mut text = String::new();
    for (suit, count) in Suit::CLEARING.into_iter().zip(cost.suits) {
        let letter = short_suit(words, suit).chars().next().unwrap_or('?');
        text.extend(std::iter::repeat_n(letter, count.into()));
    }
    text.extend(std::iter::repeat_n('*', cost.any.into()));
    if text.is_empty() { "-".into() } else { text }
}

/// Words the gain of a card in few columns.
pub fn gift(words: &Words, kind: CardKind) -> String {
    match kind.class() {
        Class::Ambush => words.text("root-gift-ambush"),
        Class::Dominance => words.text("root-gift-dominance"),
        Class::Item { item, points } => words.text_with(
            "root-gift-item",
            &[("item", short_item(words, item).into()), ("points", i64::from(points).into())],
        ),
        Class::Favor => words.text("root-gift-favor"),
        Class::Persistent(_) => words.text("root-gift-effect"),
    }
}

/// Returns a suit as a colored word of three letters.
pub fn suit_word(row: Row, ctx: &Ctx, suit: Suit) -> Row {
    row.put(suit_role(suit), suit_for(ctx, suit))
}

/// Returns the letter of a building or token on the map, or a sign that tells more than it.
pub const fn glyph(piece: Piece, unicode: bool) -> char {
    match piece {
        Piece::Keep if unicode => '⌂',
        Piece::Sympathy if unicode => '⚑',
        piece => piece.letter(),
    }
}

/// Words a loss of this many; nothing if there is none.
pub fn counted(words: &Words, key: &str, count: u8) -> Option<String> {
    (count > 0).then(|| words.text_with(key, &[("count", i64::from(count).into())]))
}
