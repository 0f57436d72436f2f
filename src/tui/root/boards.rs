//! Parts of the boards of all factions: their heads, and what they are made of.

use super::cards::list;
use super::registry::{self, Force};
use super::side::points;
use super::{compact, heard, hirelings, names};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Seat, Value};
use crate::tui::game_ui::Ctx;
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

/// Columns of the narrowest panel that stands beside a map: rows of tables fit in it.
pub const NARROWEST: usize = 57;

/// Parts behind each other from a column on, two blanks between them, on as many rows as they take.
pub fn packed(lead: Row, column: usize, parts: impl IntoIterator<Item = Row>) -> Vec<Row> {
    let mut rows = vec![lead];
    for part in parts {
        let used = rows.last().map_or(0, Row::width);
        match rows.last_mut() {
            Some(row) if used <= column => *row = std::mem::take(row).to(column).join(part),
            Some(row) if used + 2 + part.width() <= NARROWEST => *row = std::mem::take(row).text("  ").join(part),
            _ => rows.push(Row::plain(" ".repeat(column)).join(part)),
        }
    }
    rows
}

/// The values of a track; the one that counts now stands in brackets.
pub fn scale(values: &[u8], now: usize) -> Row {
    let cell = |row: Row, (index, value): (usize, &u8)| match index == now {
        true => row.put(Role::Prompt, format!("[{value}]")),
        false => row.put(Role::Dim, format!(" {value} ")),
    };
    values.iter().enumerate().fold(Row::new(), cell)
}

/// The name of what a seat plays behind its letter.
fn title(ctx: &Ctx, state: &Observation, seat: Seat) -> String {
    let party = state.party(seat);
    format!("{} {}", party.letter(), names::titled(ctx.words, party))
}

/// The compact board of a seat: its name, then its lines, what all boards have behind its own.
pub fn docked(ctx: &Ctx, state: &Observation, seat: Seat) -> (Row, Vec<Row>) {
    let head = Row::of(names::faction_role(state.party(seat)), title(ctx, state, seat));
    let mut rows = registry::of(state, seat).docked(ctx);
    let crafted = state.player(seat).crafted;
    if !crafted.is_empty() {
        let label = Row::of(Role::Dim, ctx.say("root-cards-crafted"));
        let named = crafted.kinds().map(|kind| Row::plain(names::listed_card(ctx.words, kind)));
        rows.extend(compact::flow([label].into_iter().chain(named)));
    }
    rows.extend(hirelings::of_seat(ctx, state, seat));
    (head, rows)
}

/// The title and the lines of a seat's board.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    if ctx.is_aloud() {
        let party = state.party(seat);
        return (names::titled(ctx.words, party), heard::board(ctx, state, seat));
    }
    let player = state.player(seat);
    let board = registry::of(state, seat);
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
                format!(" {}{}{worn}", names::item_for(ctx, item), player.items[item.index()])
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
    (title(ctx, state, seat), rows)
}
