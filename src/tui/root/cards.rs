//! The viewer's cards in full, and all open cards.

use super::heard;
use super::{names, registry, spoken};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::words::card::Class;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::item::Item;
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::{Row, padded};

/// Whether the seat has the pieces and the item for a card, for all that its turn has not used yet (4.1.1, 4.1.2).
fn in_reach(state: &Observation, seat: Seat, kind: CardKind) -> bool {
    let used = if state.turn == seat { state.used.activated } else { [0; 3] };
    let paid = hooks::crafting_pieces(state, seat).without(used).pays(kind.cost());
    paid && match kind.class() {
        Class::Ambush | Class::Dominance => false,
        Class::Item { item, .. } => state.has_tile(seat, item),
        Class::Favor => true,
        Class::Persistent(_) => !state.has_effect(seat, kind),
    }
}

fn effect_key(kind: CardKind) -> String {
    crate::kernel::name_key("root-effect", kind.id())
}

/// Words the effect of a card in a sentence; nothing for cards whose gift says it all.
pub fn effect(ctx: &Ctx, kind: CardKind) -> Option<String> {
    let key = effect_key(kind);
    ctx.words.has(&key).then(|| ctx.say(&key))
}

/// Cards as `name x2, name`.
pub fn list(ctx: &Ctx, cards: CardSet) -> String {
    let names: Vec<String> = cards
        .kinds()
        .map(|kind| {
            let count = (cards & kind.copies()).len();
            let name = names::card_for(ctx, kind);
            ctx.times_of(name, count)
        })
        .collect();
    if names.is_empty() { "-".into() } else { ctx.words.list(&names) }
}

/// A card of the hand for the ear: its name, what it does, what crafting it takes and whether that is there.
fn heard(ctx: &Ctx, kind: CardKind, count: usize, craftable: bool) -> Vec<Row> {
    let name = ctx.times_of(names::card_for(ctx, kind), count);
    let name = ctx.fill("list-stop", &[("list", name.into())]);
    let says = [Some(name), effect(ctx, kind), spoken::crafting(ctx, kind)];
    let craftable = craftable.then(|| ctx.say("root-spoken-craftable"));
    vec![Row::plain(ctx.words.sentences(says.into_iter().flatten().chain(craftable)))]
}

/// The cards of a hand by their suits, birds last.
fn sorted(hand: CardSet) -> Vec<CardKind> {
    let mut kinds: Vec<_> = hand.kinds().collect();
    kinds.sort_unstable_by_key(|kind| (kind.suit() == Suit::Bird, kind.suit().index(), kind.index()));
    kinds
}

/// The viewer's cards and all open ones, as they are read aloud.
fn all_heard(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(seat) = state.viewer.seat() {
        let hand = state.player(seat).hand;
        for kind in sorted(hand) {
            rows.extend(heard(ctx, kind, (hand & kind.copies()).len(), in_reach(state, seat, kind)));
        }
        if rows.is_empty() {
            rows.push(Row::plain(ctx.say("root-cards-none")));
        }
        rows.push(heard::fact(ctx, "root-heard-crafted", heard::cards(ctx, state.player(seat).crafted)));
        rows.extend(registry::of(state, seat).beside_cards(ctx));
    }
    rows.push(heard::fact(ctx, "root-heard-items-left", heard::items(ctx, |item| state.item_supply[item.index()])));
    rows.push(heard::fact(ctx, "root-heard-available", heard::cards(ctx, state.available)));
    rows.push(heard::fact(ctx, "root-heard-discard", heard::cards(ctx, state.discard)));
    let souls = hooks::lost_souls(state);
    rows.extend(souls.map(|souls| heard::fact(ctx, "root-heard-souls", heard::cards(ctx, souls))));
    rows
}

pub fn cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    if ctx.is_aloud() {
        return all_heard(ctx, state);
    }
    let mut rows = Vec::new();
    if let Some(seat) = state.viewer.seat() {
        let hand = state.player(seat).hand;
        for (number, kind) in (1..).zip(sorted(hand)) {
            let count = (hand & kind.copies()).len();
            let mut row = names::suit_word(Row::of(Role::Key, format!("{number:>2} ")), ctx, kind.suit());
            let name = Row::of(Role::Prompt, names::listed_card(ctx.words, kind));
            row =
                row.text(" ").join(ctx.times(name, count)).to(34).text(padded(&names::cost(ctx.words, kind.cost()), 5));
            row = row.text(names::gift(ctx.words, kind)).to(52);
            if in_reach(state, seat, kind) {
                row = row.put(Role::Good, ctx.say("root-cards-craftable"));
            }
            rows.push(row);
            if let Some(effect) = effect(ctx, kind) {
                rows.push(Row::of(Role::Dim, format!("     {effect}")));
            }
        }
        if rows.is_empty() {
            rows.push(Row::plain(ctx.say("root-cards-none")));
        }
        rows.push(Row::new());
        let crafted = list(ctx, state.player(seat).crafted);
        rows.push(Row::of(Role::Prompt, ctx.say("root-cards-crafted")).text(format!(" {crafted}")));
        rows.extend(registry::of(state, seat).beside_cards(ctx));
    }
    let items: Vec<String> = Item::ALL
        .into_iter()
        .filter(|item| state.item_supply[item.index()] > 0)
        .map(|item| format!("{} {}", ctx.words.name("root-item", item.id()), state.item_supply[item.index()]))
        .collect();
    let items = if items.is_empty() { "-".into() } else { ctx.words.list(&items) };
    let headed = |head: String, text: String| ctx.joined("list-word", [Row::of(Role::Prompt, head), Row::plain(text)]);
    rows.push(headed(ctx.say("root-cards-items"), items));
    rows.push(headed(ctx.say("root-cards-available"), list(ctx, state.available)));
    let discard = i64::try_from(state.discard.len()).unwrap_or(0);
    rows.push(headed(ctx.fill("root-cards-discard", &[("count", discard.into())]), list(ctx, state.discard)));
    if let Some(souls) = hooks::lost_souls(state) {
        let count = i64::try_from(souls.len()).unwrap_or(0);
        rows.push(headed(ctx.fill("root-cards-souls", &[("count", count.into())]), list(ctx, souls)));
    }
    rows
}
