//! What the facts of Root are made of: numbers, places, cards, items, pieces and whose they are.

use super::names;
use crate::games::root::Observation;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{ClearingSet, Suit};
use crate::kernel::Value;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms};
use crate::tui::text::Row;

pub fn number(value: impl Into<i64>) -> Value<'static> {
    value.into().into()
}

/// Returns the numbers of clearings; a dash, or nothing for the ear, where there are none.
pub fn places(ctx: &Ctx, clearings: ClearingSet) -> String {
    let numbers = clearings.iter().map(|clearing| clearing.number().to_string());
    if ctx.is_aloud() {
        return ctx.words.list(numbers);
    }
    let text = numbers.collect::<Vec<_>>().join(" ");
    if text.is_empty() { "-".into() } else { text }
}

/// Words in which clearings something is: `in 4 8`.
pub fn in_clearings(ctx: &Ctx, clearings: ClearingSet) -> Row {
    if clearings.is_empty() {
        return Row::plain(if ctx.is_aloud() { String::new() } else { "-".to_owned() });
    }
    let places = [("count", number(clearings.len() as i64)), ("places", places(ctx, clearings).into())];
    Row::plain(ctx.fill(if ctx.is_aloud() { "root-heard-in" } else { "root-board-in" }, &places))
}

/// Returns names what a track of points counts.
pub fn points(ctx: &Ctx) -> String {
    ctx.say(if ctx.is_aloud() { "root-heard-points" } else { "root-board-points" })
}

/// Begins the fact how many of all pieces of a kind are on the map, counted in some forms.
pub fn standing(ctx: &Ctx, state: &Observation, sign: String, piece: Piece, counted: Forms) -> Fact {
    let name = ctx.words.name("root-piece", piece.id());
    let label = if sign.is_empty() { Row::of(Role::Dim, name) } else { Row::plain(name) };
    Fact::new(label).sign(sign).part_of(state.on_map(piece), piece.total()).within(counted)
}

/// Returns cards by name, each with how many there are.
pub fn cards(ctx: &Ctx, cards: CardSet) -> Vec<Row> {
    let named = |kind: CardKind| {
        let count = (cards & kind.copies()).len();
        Row::plain(ctx.times_of(names::card_for(ctx, kind), count))
    };
    cards.kinds().map(named).collect()
}

/// Counts by suit, leaving out suits without any.
pub fn by_suit(ctx: &Ctx, count: impl Fn(Suit) -> usize) -> Vec<Row> {
    let counted = Suit::ALL.into_iter().map(|suit| (suit, count(suit))).filter(|(_, count)| *count > 0);
    counted.map(|(suit, count)| names::suit_word(Row::new(), ctx, suit).text(format!(" {count}"))).collect()
}

/// Returns items by name, each with how many there are.
pub fn items(ctx: &Ctx, count: impl Fn(Item) -> u8) -> Vec<Row> {
    let counted = Item::ALL.into_iter().map(|item| (item, count(item))).filter(|(_, count)| *count > 0);
    let named = |(item, count): (Item, u8)| ctx.times_of(ctx.words.name("root-item", item.id()), count.into());
    counted.map(|item| Row::plain(named(item))).collect()
}

/// Returns items in two letters, each with how many there are if that is more than one.
pub fn short_items(ctx: &Ctx, count: impl Fn(Item) -> u8) -> Vec<Row> {
    let counted = Item::ALL.into_iter().map(|item| (item, count(item))).filter(|(_, count)| *count > 0);
    let named = |(item, count): (Item, u8)| {
        let name = names::item_for(ctx, item);
        if count > 1 { format!("{name}{count}") } else { name }
    };
    counted.map(|item| Row::plain(named(item))).collect()
}

/// Counts by owner, leaving out owners without any: by letter, or by name where it is read aloud.
pub fn by_owner(ctx: &Ctx, state: &Observation, count: impl Fn(Owner) -> u8) -> Vec<Row> {
    let counted = state.owners().map(|owner| (owner, count(owner))).filter(|(_, count)| *count > 0);
    let told = counted.map(|(owner, count)| match ctx.is_aloud() {
        true => Row::plain(ctx.words.beside([names::of(ctx.words, state, owner), count.to_string()])),
        false => {
            let party = state.party(owner);
            Row::of(names::faction_role(party), format!("{}{count}", party.letter()))
        }
    });
    told.collect()
}
