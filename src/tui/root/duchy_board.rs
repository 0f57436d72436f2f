//! The board of the Underground Duchy.

use super::boards::{head, number, places};
use super::cards::list;
use crate::games::root::Observation;
use crate::games::root::duchy::minister::{Minister, Rank};
use crate::games::root::duchy::{Duchy, burrow, parliament};
use crate::games::root::hooks;
use crate::games::root::piece::Piece;
use crate::kernel::Seat;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Burrow and tunnels, the ministers by rank, and what the buildings bring.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat, duchy: &Duchy) -> Vec<Row> {
    let tunnels = state.clearings_with(Piece::Tunnel);
    let facts = [
        ("burrow", number(duchy.burrow)),
        ("count", number(tunnels.len() as i64)),
        ("places", places(tunnels).into()),
        ("cards", list(ctx, duchy.revealed).into()),
    ];
    let mut rows = vec![Row::plain(ctx.fill("root-board-burrow", &facts)), Row::new()];
    let heads = head(ctx.say("root-board-ministers")).to(33);
    rows.push(heads.put(Role::Prompt, ctx.say("root-board-needs")));
    for rank in Rank::ALL {
        let name = ctx.words.name("root-rank", rank.id());
        let worth = [("rank", name.into()), ("points", number(rank.points()))];
        let crowns = [("left", number(parliament::crowns(state, rank)))];
        let sides = [ctx.fill("root-board-rank-worth", &worth), ctx.fill("root-board-crowns", &crowns)];
        let ministers = Minister::ALL.into_iter().filter(|minister| minister.rank() == rank);
        for (line, minister) in ministers.enumerate() {
            let row = Row::of(Role::Dim, format!("  {}", sides.get(line).map_or("", String::as_str))).to(18);
            rows.push(minister_row(ctx, row, duchy, minister));
        }
    }
    rows.push(Row::new());
    let built = |piece: Piece, count: u8| [("built", number(state.on_map(piece))), ("count", number(count))];
    let citadels = built(Piece::Citadel, burrow::muster_size(state));
    let markets = built(Piece::Market, hooks::evening_draw(state, seat));
    rows.push(Row::plain(format!("  Dc {}", ctx.fill("root-board-citadels", &citadels))));
    rows.push(Row::plain(format!("  Dm {}", ctx.fill("root-board-markets", &markets))));
    rows
}

fn minister_row(ctx: &Ctx, row: Row, duchy: &Duchy, minister: Minister) -> Row {
    let (role, mark) = match (duchy.swayed.contains(minister), duchy.acted.contains(minister)) {
        (true, false) => (Role::Good, ctx.say("root-board-swayed")),
        (true, true) => (Role::Dim, ctx.say("root-board-acted")),
        (false, _) => (Role::Dim, "-".to_owned()),
    };
    let name = ctx.words.name("root-word", minister.id());
    let row = row.put(if duchy.swayed.contains(minister) { Role::Text } else { Role::Dim }, name).to(34);
    let row = row.text(minister.rank().cards().to_string()).to(37).put(role, mark).to(42);
    row.put(Role::Dim, ctx.words.name("root-minister", minister.id()))
}
