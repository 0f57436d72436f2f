//! The board of the Corvids.

use super::boards::{head, number, places};
use crate::games::root::Observation;
use crate::games::root::factions::corvids;
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The plots: where they lie, and what of those face down is known to the viewer.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat, kit: &Corvids) -> Vec<Row> {
    let name = |plot: Plot| ctx.words.name("root-piece", plot.id());
    let up = corvids::queries::face_up(state);
    let down = state.clearings_with(Piece::Plot);
    let facts = [
        ("up", number(up.len() as i64)),
        ("down", number(down.len() as i64)),
        ("left", number(state.stock[Piece::Plot.index()])),
    ];
    let mut rows = vec![head(ctx.fill("root-board-plots", &facts))];
    let knows = down.is_empty() || down.iter().any(|clearing| kit.face_down[clearing.index()].is_some());
    let rest = if knows { "root-board-plots-left" } else { "root-board-plots-unseen" };
    let heads = Row::plain("  ").to(16).put(Role::Dim, ctx.say("root-board-plots-up"));
    rows.push(heads.to(30).put(Role::Dim, ctx.say(rest)));
    for &plot in Plot::ALL {
        let row = Row::plain(format!("  {}", name(plot))).to(16).text(places(state.clearings_with(plot.piece())));
        rows.push(row.to(30).text(corvids::queries::left_of(state, plot).to_string()));
    }
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-plots-down")));
    for clearing in down.iter() {
        let mut row = Row::plain(format!("  {:>2}", clearing.number())).to(6);
        if let Some(plot) = kit.face_down[clearing.index()] {
            row = row.text(name(plot));
        }
        let not: Vec<String> =
            Plot::ALL.iter().filter(|&&plot| kit.is_denied(clearing, plot)).map(|&plot| name(plot)).collect();
        if !not.is_empty() {
            let text = ctx.fill("root-board-plot-not", &[("plots", not.join(", ").into())]);
            row = row.to(18).put(Role::Dim, text);
        }
        rows.push(row);
    }
    if down.is_empty() {
        rows.push(Row::plain("  -"));
    }
    rows.push(Row::new());
    let cost = if state.turn == seat { corvids::queries::plot_cost(state) } else { 1 };
    let facts = [("cost", number(cost)), ("points", number(up.len() as i64 + 1))];
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-plot-cost", &facts)));
    rows
}
