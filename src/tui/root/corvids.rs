//! The Corvid Conspiracy.

use super::boards::{head, number, places};
use super::compact::{self, fact, flow};
use super::heard;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::corvids::queries;
use crate::games::root::factions::corvids::state;
use crate::games::root::factions::corvids::state::{Corvids, Step};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::{Action, Observation};
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

impl Seated<'_, Corvids> {
    /// Daylight actions (13.5).
    fn actions_left(&self) -> u8 {
        state::ACTIONS.saturating_sub(self.state.used.actions)
    }
}

impl Board for Seated<'_, Corvids> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["flip", "recruit"],
            Phase::Daylight => vec!["battle", "move", "plot", "trick"],
            Phase::Evening => vec!["exert"],
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn lends(&self, _: Phase) -> &'static [&'static str] {
        &["expose"]
    }

    fn budget(&self) -> Option<Budget> {
        let daylight = self.state.phase == Phase::Daylight;
        let all = state::ACTIONS;
        daylight.then(|| Budget { key: "root-budget-actions", left: self.actions_left(), all })
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Corvids(Step::Actions)) => self.actions_left(),
            _ => 0,
        }
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let state = self.state;
        let places = [
            ("down", number(state.on_map(Piece::Plot))),
            ("up", number(queries::face_up(state).len() as i64)),
            ("left", number(state.stock[Piece::Plot.index()])),
            ("cost", number(queries::plot_cost(state))),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-corvids", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.seat, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.seat, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.seat, self.kit, self.warriors())
    }

    fn legend(&self) -> Legend {
        let clearings = self.state.board.clearings().iter();
        let known = clearings.filter_map(|at| Some((at, self.kit.face_down[at.index()]?.piece())));
        Legend { known: known.collect(), ..Legend::default() }
    }
}

/// The plots: where they lie, and what of those face down is known to the viewer.
fn board(ctx: &Ctx, state: &Observation, seat: Seat, kit: &Corvids) -> Vec<Row> {
    let name = |plot: Plot| ctx.words.name("root-piece", plot.id());
    let up = queries::face_up(state);
    let down = state.clearings_with(Piece::Plot);
    let facts = [
        ("up", number(up.len() as i64)),
        ("down", number(down.len() as i64)),
        ("left", number(state.stock[Piece::Plot.index()])),
    ];
    let mut rows = vec![head(ctx.fill("root-board-plots", &facts))];
    let heads = Row::plain("  ").to(16).put(Role::Dim, ctx.say("root-board-plots-up"));
    rows.push(heads.to(30).put(Role::Dim, rest(ctx, state, kit)));
    for plot in Plot::ALL {
        let row = Row::plain(format!("  {}", name(plot))).to(16).text(places(state.clearings_with(plot.piece())));
        rows.push(row.to(30).text(queries::left_of(state, plot).to_string()));
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
            let text = ctx.fill("root-board-plot-not", &[("plots", ctx.words.list(&not).into())]);
            row = row.to(18).put(Role::Dim, text);
        }
        rows.push(row);
    }
    if down.is_empty() {
        rows.push(Row::plain("  -"));
    }
    rows.push(Row::new());
    let facts = [("cost", number(next_cost(state, seat))), ("points", number(up.len() as i64 + 1))];
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-plot-cost", &facts)));
    rows
}

/// Warriors that the next plot takes: in the turns of others, the first one of the next turn.
fn next_cost(state: &Observation, seat: Seat) -> u8 {
    if state.turn == seat { queries::plot_cost(state) } else { 1 }
}

/// Counts the plots of each kind: those that are left, or unseen for those who know no face-down plot.
fn rest(ctx: &Ctx, state: &Observation, kit: &Corvids) -> String {
    let down = state.clearings_with(Piece::Plot);
    let knows = down.is_empty() || down.iter().any(|clearing| kit.face_down[clearing.index()].is_some());
    ctx.say(if knows { "root-board-plots-left" } else { "root-board-plots-unseen" })
}

/// Draws how many plots are face down, what the next one takes, and each kind.
fn docked(ctx: &Ctx, state: &Observation, seat: Seat, kit: &Corvids, all: u8) -> Vec<Row> {
    let down = ctx.fill("root-dock-plots-down", &[("count", number(state.on_map(Piece::Plot)))]);
    let cost = ctx.fill("root-dock-plot-cost", &[("cost", number(next_cost(state, seat)))]);
    let mut rows = flow([down, cost].map(fact));
    let (up, rest) = (ctx.say("root-board-plots-up"), rest(ctx, state, kit));
    for plot in Plot::ALL {
        let row = Row::plain(ctx.words.name("root-piece", plot.id())).to(11).put(Role::Dim, format!("{up} "));
        let row = row.text(places(state.clearings_with(plot.piece()))).to(28);
        rows.push(row.text(queries::left_of(state, plot).to_string()).put(Role::Dim, format!(" {rest}")));
    }
    rows.push(compact::warriors(ctx, state.player(seat).supply, all));
    rows
}

/// The plots: where they lie, and what of those face down is known to the viewer.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, kit: &Corvids) -> Vec<Row> {
    let name = |plot: Plot| ctx.words.name("root-piece", plot.id());
    let up = queries::face_up(state);
    let down = state.clearings_with(Piece::Plot);
    let places = [
        ("up", number(up.len() as i64)),
        ("down", number(down.len() as i64)),
        ("left", number(state.stock[Piece::Plot.index()])),
    ];
    let mut rows = vec![heard::told(ctx, "root-heard-plots", &places)];
    let rest = rest(ctx, state, kit);
    for plot in Plot::ALL {
        let places = [
            ("plot", name(plot).into()),
            ("places", heard::numbers(ctx, state.clearings_with(plot.piece()).iter()).into()),
            ("up", number(state.on_map(plot.piece()))),
            ("count", number(i64::from(queries::left_of(state, plot)))),
            ("rest", rest.as_str().into()),
        ];
        rows.push(heard::told(ctx, "root-heard-plot-kind", &places));
    }
    for clearing in down.iter() {
        let denied = Plot::ALL.iter().filter(|&&plot| kit.is_denied(clearing, plot)).map(|&plot| name(plot));
        let denied = ctx.words.list(denied);
        let known = kit.face_down[clearing.index()].map(name);
        let denied = (!denied.is_empty()).then(|| ctx.fill("root-board-plot-not", &[("plots", denied.into())]));
        let unknown = || ctx.say("root-heard-plot-unknown");
        let facts = ctx.words.list([known.unwrap_or_else(unknown)].into_iter().chain(denied));
        let label = ctx.fill("root-heard-plot-down", &[("place", number(clearing.number()))]);
        rows.push(heard::labeled(ctx, &label, facts));
    }
    let places = [("cost", number(next_cost(state, seat))), ("points", number(up.len() as i64 + 1))];
    rows.push(Row::plain(ctx.fill("root-board-plot-cost", &places)));
    rows
}
