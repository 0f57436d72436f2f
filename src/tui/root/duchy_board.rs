//! The board of the Underground Duchy.

use super::boards::{head, number, places};
use super::cards::list;
use crate::games::root::Observation;
use crate::games::root::factions::duchy::burrow;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::duchy::parliament;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::duchy::words::Rank;
use crate::games::root::words::piece::Piece;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Burrow and tunnels, buildings, revealed cards, the ministers by rank.
pub fn board(ctx: &Ctx, state: &Observation, duchy: &Duchy) -> Vec<Row> {
    let tunnels = state.clearings_with(Piece::Tunnel);
    let facts = [
        ("burrow", number(duchy.burrow)),
        ("next", number(burrow::muster_size(state))),
        ("count", number(tunnels.len() as i64)),
        ("places", places(tunnels).into()),
    ];
    let mut rows = vec![Row::plain(ctx.fill("root-board-burrow", &facts))];
    let built = |piece: Piece| number(state.on_map(piece));
    let buildings = [("citadels", built(Piece::Citadel)), ("markets", built(Piece::Market))];
    rows.push(Row::plain(ctx.fill("root-board-duchy-buildings", &buildings)));
    rows.push(Row::of(Role::Prompt, ctx.say("root-board-revealed")).text(format!(" {}", list(ctx, duchy.revealed))));
    rows.push(Row::new());
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
    let row = row.text(minister.rank().cards().to_string()).to(39).put(role, mark).to(46);
    row.put(Role::Dim, ctx.words.name("root-minister", minister.id()))
}
