//! The viewer's cards in full, and all open cards.

use super::{facts, names, registry, spoken};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::words::card::Class;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{self, Fact, Section};
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

/// A card of the hand: its name, what crafting it takes and gives, and whether that is there.
fn drawn(ctx: &Ctx, number: usize, kind: CardKind, count: usize, craftable: bool) -> Vec<Row> {
    let row = names::suit_word(Row::of(Role::Key, format!("{number:>2} ")), ctx, kind.suit());
    let name = Row::of(Role::Prompt, names::listed_card(ctx.words, kind));
    let row = row.text(" ").join(ctx.times(name, count)).to(34).text(padded(&names::cost(ctx.words, kind.cost()), 5));
    let row = row.text(names::gift(ctx.words, kind)).to(52);
    let row = if craftable { row.put(Role::Good, ctx.say("root-cards-craftable")) } else { row };
    let effect = effect(ctx, kind).map(|effect| Row::of(Role::Dim, format!("    {effect}")));
    [row].into_iter().chain(effect).collect()
}

/// Returns the viewer's cards, and all open ones.
pub fn cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut own = Vec::new();
    if let Some(seat) = state.viewer.seat() {
        let hand = state.player(seat).hand;
        for (number, kind) in (1..).zip(sorted(hand)) {
            let (count, craftable) = ((hand & kind.copies()).len(), in_reach(state, seat, kind));
            rows.extend(match ctx.is_aloud() {
                true => heard(ctx, kind, count, craftable),
                false => drawn(ctx, number, kind, count, craftable),
            });
        }
        if rows.is_empty() {
            rows.push(Row::plain(ctx.say("root-cards-none")));
        }
        rows.extend((!ctx.is_aloud()).then(Row::new));
        own.push(Fact::of(ctx, "root-fact-crafted").list(facts::cards(ctx, state.player(seat).crafted)));
        own.extend(registry::of(state, seat).beside_cards(ctx));
    }
    let left = Fact::of(ctx, "root-fact-items-left").list(facts::items(ctx, |item| state.item_supply[item.index()]));
    let piles = [("root-fact-available", state.available), ("root-fact-discard", state.discard)];
    let souls = hooks::lost_souls(state).map(|souls| ("root-fact-souls", souls));
    let piles = piles.into_iter().chain(souls).map(|(key, cards)| {
        let fact = Fact::of(ctx, key).count(cards.len() as i64);
        if cards.is_empty() { fact } else { fact.list(facts::cards(ctx, cards)) }
    });
    let open = Section::new(own.into_iter().chain([left]).chain(piles));
    rows.extend(player_board::page(ctx, usize::MAX, [&open]));
    rows
}
