//! What the boards of all factions begin with, and what they are made of.

use super::cards::list;
use super::registry::{self, Force};
use super::side::points;
use super::{hirelings, names};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Seat, Value};
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub fn number(value: impl Into<i64>) -> Value<'static> {
    value.into().into()
}

pub fn places(clearings: ClearingSet) -> String {
    let text = clearings.iter().map(|clearing: Clearing| clearing.number().to_string()).collect::<Vec<_>>().join(" ");
    if text.is_empty() { "-".into() } else { text }
}

pub fn head(text: String) -> Row {
    Row::of(Role::Prompt, text)
}

/// The title and the lines of a seat's board.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let player = state.player(seat);
    let party = state.party(seat);
    let board = registry::of(state, seat);
    let space = if party.faction().is_some() { "root-title" } else { "root-party" };
    let title = format!("{} {}", party.letter(), ctx.words.name(space, party.id()));
    let facts = [
        ("points", points(ctx, state, seat).into()),
        ("cards", number(player.hand_count())),
        ("warriors", number(player.supply)),
        ("all", number(board.warriors())),
        ("draws", number(hooks::evening_draw(state, seat))),
    ];
    let key = match board.force() {
        Force::Warriors => "root-board-facts",
        Force::Items => "root-board-facts-pawn",
    };
    let mut rows = vec![Row::plain(ctx.fill(key, &facts))];
    let crafted = list(ctx, player.crafted);
    rows.push(Row::of(Role::Dim, ctx.say("root-cards-crafted")).text(format!(" {crafted}")));
    if player.items.iter().any(|count| *count > 0) {
        let items = Item::ALL.into_iter().filter(|item| player.items[item.index()] > 0);
        let text: String = items
            .map(|item| {
                let worn = "-".repeat(player.exhausted[item.index()].into());
                format!(" {}{}{worn}", names::short_item(ctx.words, item), player.items[item.index()])
            })
            .collect();
        rows.push(Row::of(Role::Dim, ctx.say("root-board-items-made")).text(text));
    }
    rows.extend(hirelings::of_seat(ctx, state, seat));
    if state.has_effect(seat, CardKind::CoffinMakers) {
        let buried = state.owners().filter(|other| state.coffins[other.index()] > 0);
        let text: String =
            buried.map(|other| format!(" {}{}", state.party(other).letter(), state.coffins[other.index()])).collect();
        let text = if text.is_empty() { " -".to_owned() } else { text };
        rows.push(Row::of(Role::Dim, ctx.say("root-board-coffins")).text(text));
    }
    rows.push(Row::new());
    rows.extend(board.board(ctx));
    (title, rows)
}
