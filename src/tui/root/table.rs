//! The things on the table beside the boards: setup cards, hirelings, landmarks.

use super::facts::{number, places};
use super::names::faction_role;
use super::{hirelings, landmarks, names, undrafted};
use crate::games::root::Observation;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{self, Fact, Section};
use crate::tui::text::Row;

/// Returns the seats whose homeland a clearing is, as long as the game is being set up (A.8.2.I).
pub fn homes_in(state: &Observation, clearing: Clearing) -> impl Iterator<Item = Seat> + '_ {
    state.seats().filter(move |&seat| state.homelands(seat).contains(clearing))
}

/// Lists who has drafted which faction, and where their homelands are.
fn draft(ctx: &Ctx, state: &Observation) -> Section {
    let seats = state.seats().filter(|_| state.draft.is_open).map(|seat| {
        let party = state.party(seat);
        let plays = match party.faction() {
            None => Row::of(Role::Dim, ctx.say("root-own-undrafted")),
            Some(_) if ctx.is_aloud() => Row::plain(names::of(ctx.words, state, seat)),
            Some(_) => Row::of(faction_role(party), format!("{} {}", party.letter(), names::party(ctx.words, party))),
        };
        let label = ctx.fill("root-table-seat", &[("seat", number(seat.index() as u8 + 1))]);
        let fact = Fact::new(Row::plain(label)).note(plays);
        match state.homelands(seat) {
            homes if homes.is_empty() => fact,
            homes => fact.note(Row::plain(ctx.fill("root-table-homes", &[("places", places(ctx, homes).into())]))),
        }
    });
    Section::table(seats).titled(ctx.say("root-table-draft"))
}

/// Returns the page about all of it; `None` in a game without any.
pub fn table(ctx: &Ctx, state: &Observation) -> Option<(String, Vec<Row>)> {
    let pool = [draft(ctx, state), undrafted::pool(ctx, state)];
    let sections: Vec<Section> =
        pool.into_iter().chain(hirelings::page(ctx, state)).chain([landmarks::page(ctx, state)]).collect();
    let rows = player_board::page(ctx, usize::MAX, &sections);
    let title = if ctx.is_aloud() { "plain-table" } else { "root-table" };
    (!rows.is_empty()).then(|| (ctx.say(title), rows))
}
