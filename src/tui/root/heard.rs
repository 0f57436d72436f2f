//! Boards and places as they are read aloud: facts, each behind its label, in lines that need no other.

use super::{hirelings, names, registry, side};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit, SuitSet};
use crate::kernel::{Seat, Words};
use crate::tui::game_ui::Ctx;
use crate::tui::text::Row;

pub use crate::tui::speech::{count, fact, labeled, sentence_of, together, told};

pub fn numbers(ctx: &Ctx, clearings: impl Iterator<Item = Clearing>) -> String {
    ctx.words.list(clearings.map(|clearing| clearing.number().to_string()))
}

/// Tells how many of all pieces of a kind are on the map, and where.
pub fn standing(ctx: &Ctx, label: &str, all: u8, clearings: ClearingSet, count: u8) -> Row {
    let places = [
        ("count", i64::from(count).into()),
        ("all", i64::from(all).into()),
        ("places", numbers(ctx, clearings.iter()).into()),
    ];
    labeled(ctx, label, ctx.fill("root-heard-standing", &places))
}

/// The value of a track that counts now, and those that follow.
pub fn scale(ctx: &Ctx, values: &[u8], now: usize) -> String {
    let text = |values: &[u8]| ctx.words.list(values.iter().map(u8::to_string));
    let rest = values.get(now.saturating_add(1)..).unwrap_or_default();
    match values.get(now) {
        None => ctx.say("root-heard-scale-done"),
        Some(value) if rest.is_empty() => ctx.fill("root-heard-scale-last", &[("now", i64::from(*value).into())]),
        Some(value) => ctx.fill("root-heard-scale", &[("now", i64::from(*value).into()), ("then", text(rest).into())]),
    }
}

/// The suits of a clearing, each in its word.
pub fn suits(words: &Words, of: SuitSet) -> String {
    match of.only() {
        Some(suit) => names::suit(words, suit),
        None => {
            words.list(Suit::ALL.into_iter().filter(|&suit| of.contains(suit)).map(|suit| names::suit(words, suit)))
        }
    }
}

/// Counts the cards of each suit that has some.
pub fn by_suit(ctx: &Ctx, count: impl Fn(Suit) -> usize) -> String {
    let counts = Suit::ALL.into_iter().map(|suit| (suit, count(suit))).filter(|(_, count)| *count > 0);
    ctx.words.list(counts.map(|(suit, count)| ctx.words.beside([names::suit(ctx.words, suit), count.to_string()])))
}

/// Items by name, each with how many there are.
pub fn items(ctx: &Ctx, count: impl Fn(Item) -> u8) -> String {
    let counts = Item::ALL.into_iter().map(|item| (item, count(item))).filter(|(_, count)| *count > 0);
    ctx.words.list(counts.map(|(item, count)| ctx.times_of(ctx.words.name("root-item", item.id()), count.into())))
}

/// Cards by name, each with how many there are; nothing for none.
pub fn cards(ctx: &Ctx, cards: CardSet) -> String {
    let named = |kind: CardKind| ctx.times_of(names::card_for(ctx, kind), (cards & kind.copies()).len());
    ctx.words.list(cards.kinds().map(named))
}

/// Returns the lines with which every board begins.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let player = state.player(seat);
    let board = registry::of(state, seat);
    let score = match (player.dominance, player.coalition) {
        (Some(suit), _) => fact(ctx, "root-heard-dominance", names::suit(ctx.words, suit)),
        (None, Some((partner, _))) => fact(ctx, "root-heard-coalition", names::of(ctx.words, state, partner)),
        (None, None) => fact(ctx, "root-heard-points", side::points(ctx, state, seat)),
    };
    let supply = matches!(board.force(), registry::Force::Warriors).then(|| {
        let places = [("count", i64::from(player.supply).into()), ("all", i64::from(board.warriors()).into())];
        fact(ctx, "root-heard-supply", ctx.fill("root-heard-of", &places))
    });
    let hand = count(ctx, "root-heard-hand", player.hand_count());
    let draws = count(ctx, "root-heard-draws", hooks::evening_draw(state, seat));
    let mut rows = vec![together(ctx, [score, hand].into_iter().chain(supply).chain([draws]))];
    rows.push(fact(ctx, "root-heard-crafted", cards(ctx, player.crafted)));
    if player.items.iter().any(|count| *count > 0) {
        rows.push(fact(ctx, "root-heard-items", items(ctx, |item| player.items[item.index()])));
        let worn = items(ctx, |item| player.exhausted[item.index()]);
        rows.extend((!worn.is_empty()).then(|| fact(ctx, "root-heard-exhausted", worn)));
    }
    rows.extend(hirelings::heard_of_seat(ctx, state, seat));
    if state.has_effect(seat, CardKind::CoffinMakers) {
        let buried = state.owners().filter(|other| state.coffins[other.index()] > 0);
        let buried = buried.map(|other| {
            let warriors = state.coffins[other.index()].to_string();
            ctx.words.beside([names::of(ctx.words, state, other), warriors])
        });
        rows.push(fact(ctx, "root-heard-coffins", ctx.words.list(buried)));
    }
    rows.extend(board.heard(ctx));
    rows
}
