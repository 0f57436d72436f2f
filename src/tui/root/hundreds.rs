//! The board of the Lord of the Hundreds.

use super::boards::{head, number, places};
use super::names;
use crate::games::root::Observation;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::hundreds::kit::OPPRESS_POINTS;
use crate::games::root::factions::hundreds::kit::TRACK_SPACES;
use crate::games::root::factions::hundreds::kit::TRACK_VALUES;
use crate::games::root::factions::hundreds::kit::Track;
use crate::games::root::factions::hundreds::turn::oppressed;
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The warlord and his mood, the hoard, what is oppressed, strongholds and mobs.
pub fn hundreds_board(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds) -> Vec<Row> {
    let mut rows = vec![warlord(ctx, state, seat, hundreds)];
    let mood = ctx.words.name("root-word", hundreds.mood.id());
    let does = ctx.words.name("root-mood", hundreds.mood.id());
    rows.push(head(ctx.say("root-board-mood")).text(format!("  {mood}")));
    rows.push(Row::of(Role::Dim, format!("  {does}")));
    rows.push(open_moods(ctx, hundreds));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-hoard")));
    for (track, key) in [(Track::Command, "root-board-track-command"), (Track::Prowess, "root-board-track-prowess")] {
        rows.push(hoard(ctx, hundreds, track, key));
    }
    rows.push(Row::new());
    rows.extend(oppression(ctx, state, seat));
    rows.push(Row::new());
    for (piece, key) in [(Piece::Stronghold, "root-board-strongholds"), (Piece::Mob, "root-board-mobs")] {
        let facts = [
            ("built", number(state.on_map(piece))),
            ("all", number(piece.total())),
            ("places", places(state.clearings_with(piece)).into()),
        ];
        rows.push(Row::plain(ctx.fill(key, &facts)));
    }
    rows
}

fn warlord(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds) -> Row {
    let row = head(ctx.say("root-board-warlord")).text("  ");
    match hundreds.warlord {
        Some(at) => {
            let company = state.warriors(seat, at).saturating_sub(1);
            let facts = [("clearing", number(at.number())), ("company", number(company))];
            row.text(ctx.fill("root-board-warlord-in", &facts))
        }
        None => row.put(Role::Bad, ctx.say("root-board-warlord-fallen")),
    }
}

/// The moods that the next Birdsong leaves open.
fn open_moods(ctx: &Ctx, hundreds: &Hundreds) -> Row {
    let names: Vec<String> = hundreds.moods().map(|mood: Mood| ctx.words.name("root-word", mood.id())).collect();
    let facts = [("moods", names.join(", ").into())];
    Row::plain("  ").put(Role::Dim, ctx.fill("root-board-next-moods", &facts))
}

/// A track: its value, its tiles, and what it is worth with each number of them.
fn hoard(ctx: &Ctx, hundreds: &Hundreds, track: Track, key: &str) -> Row {
    let held = hundreds.on_track(track);
    let mut row = Row::plain(format!("  {}", ctx.say(key))).to(12);
    for (count, value) in TRACK_VALUES.iter().enumerate() {
        let now = count == usize::from(held);
        row.push(
            if now { Role::Prompt } else { Role::Dim },
            if now { format!("[{value}]") } else { format!(" {value} ") },
        );
    }
    row = row.to(29);
    for item in track.items() {
        let count: u8 = hundreds.hoard[Item::index(item)];
        for _ in 0..count {
            row = row.text(format!("{} ", names::short_item(ctx.words, item)));
        }
    }
    for _ in held..TRACK_SPACES {
        row = row.put(Role::Dim, "- ");
    }
    row
}

fn oppression(ctx: &Ctx, state: &Observation, seat: Seat) -> [Row; 2] {
    let now = oppressed(state, seat);
    let mut scale = Row::plain("  ");
    for (count, points) in OPPRESS_POINTS.iter().enumerate() {
        let here = count == now.len().min(OPPRESS_POINTS.len() - 1);
        scale.push(
            if here { Role::Prompt } else { Role::Dim },
            if here { format!("[{points}]") } else { format!(" {points} ") },
        );
    }
    let facts = [("count", number(now.len() as i64)), ("places", places(now).into())];
    [
        head(ctx.fill("root-board-oppressed", &facts)),
        scale.put(Role::Dim, format!("  {}", ctx.say("root-board-oppress-scale"))),
    ]
}
