//! The things on the table beside the boards: setup cards, hirelings, landmarks.

use super::heard;
use super::names::faction_role;
use super::{hirelings, landmarks, names, undrafted};
use crate::games::root::Observation;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The seats whose homeland a clearing is, as long as the game is being set up (A.8.2.I).
pub fn homes_in(state: &Observation, clearing: Clearing) -> impl Iterator<Item = Seat> + '_ {
    state.seats().filter(move |&seat| state.homelands(seat).contains(clearing))
}

/// Draws who has drafted which faction, where their homelands are, and what can still be drafted.
fn draft(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    if !state.draft.is_open {
        return Vec::new();
    }
    let mut rows = vec![Row::of(Role::Prompt, ctx.say("root-table-draft"))];
    for seat in state.seats() {
        let party = state.party(seat);
        let number = i64::from(seat.index() as u8 + 1).into();
        let lead = Row::plain(format!("  {} ", ctx.fill("root-table-seat", &[("seat", number)])));
        let homes: Vec<String> = state.homelands(seat).iter().map(|home| home.number().to_string()).collect();
        let row = match party.faction() {
            None => lead.put(Role::Dim, ctx.say("root-own-undrafted")),
            Some(_) => {
                let name = names::party(ctx.words, party);
                lead.put(faction_role(party), format!("{} {name}", party.letter()))
            }
        };
        rows.push(match homes.is_empty() {
            true => row,
            false => {
                let homes = ctx.fill("root-table-homes", &[("places", homes.join(" ").into())]);
                ctx.joined("list-more", [row, Row::plain(homes)])
            }
        });
    }
    let pool = undrafted::pool(ctx, state);
    rows.extend((!pool.is_empty()).then(Row::new));
    rows.extend(pool);
    rows
}

/// Tells the draft for the ear.
fn heard_draft(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    if !state.draft.is_open {
        return Vec::new();
    }
    let seat = |seat: Seat| {
        let party = state.party(seat);
        let plays = match party.faction() {
            None => ctx.say("root-own-undrafted"),
            Some(_) => names::of(ctx.words, state, seat),
        };
        let number = i64::from(seat.index() as u8 + 1).into();
        let drafts = heard::labeled(ctx, &ctx.fill("root-heard-seat", &[("seat", number)]), plays);
        let homes = heard::numbers(ctx, state.homelands(seat).iter());
        let homes = (!homes.is_empty()).then(|| heard::fact(ctx, "root-heard-homes", homes));
        heard::together(ctx, [drafts].into_iter().chain(homes))
    };
    let pool = (!state.draft.pool.is_empty()).then(|| undrafted::heard(ctx, state));
    state.seats().map(seat).chain(pool.into_iter().flatten()).collect()
}

/// The page about all of it; `None` in a game without any.
pub fn table(ctx: &Ctx, state: &Observation) -> Option<(String, Vec<Row>)> {
    if ctx.is_aloud() {
        let parts = [heard_draft(ctx, state), hirelings::heard_page(ctx, state), landmarks::heard_page(ctx, state)];
        let rows = parts.concat();
        return (!rows.is_empty()).then(|| (ctx.say("plain-table"), rows));
    }
    let parts = [draft(ctx, state), hirelings::page(ctx, state), landmarks::page(ctx, state)];
    let mut rows = Vec::new();
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        if !rows.is_empty() {
            rows.push(Row::new());
        }
        rows.extend(part);
    }
    (!rows.is_empty()).then(|| (ctx.say("root-table"), rows))
}
