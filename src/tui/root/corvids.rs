//! The Corvid Conspiracy.

use super::facts::{number, places};
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::Action;
use crate::games::root::factions::corvids::queries;
use crate::games::root::factions::corvids::state;
use crate::games::root::factions::corvids::state::{Corvids, Step};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

impl Seated<'_, Corvids> {
    /// Daylight actions (13.5).
    fn actions_left(&self) -> u8 {
        state::ACTIONS.saturating_sub(self.state.used.actions)
    }

    /// Warriors that the next plot takes: in the turns of others, the first one of the next turn.
    fn next_cost(&self) -> u8 {
        if self.state.turn == self.seat { queries::plot_cost(self.state) } else { 1 }
    }

    /// A kind of plot: where it is face up, and how many are left, or unseen for those who know no face-down plot.
    fn plot(&self, ctx: &Ctx, plot: Plot) -> Fact {
        let down = self.state.clearings_with(Piece::Plot);
        let knows = down.is_empty() || down.iter().any(|clearing| self.kit.face_down[clearing.index()].is_some());
        let places = [("places", places(ctx, self.state.clearings_with(plot.piece())).into())];
        let left = [("count", number(i64::from(queries::left_of(self.state, plot))))];
        let key = if knows { "root-fact-plot-left" } else { "root-fact-plot-unseen" };
        let up = self.state.on_map(plot.piece()) > 0 || !ctx.is_aloud();
        let up = if up { Row::plain(ctx.fill("root-fact-plot-up", &places)) } else { Row::new() };
        Fact::new(Row::plain(ctx.words.name("root-piece", plot.id())))
            .note(up)
            .note(Row::plain(ctx.fill(key, &left)))
            .only(Forms::BOARD)
    }

    /// A face-down plot: what the viewer knows of it.
    fn face_down(&self, ctx: &Ctx, clearing: Clearing) -> Fact {
        let name = |plot: Plot| ctx.words.name("root-piece", plot.id());
        let denied = Plot::ALL.iter().filter(|&&plot| self.kit.is_denied(clearing, plot)).map(|&plot| name(plot));
        let denied = ctx.words.list(denied);
        let known = self.kit.face_down[clearing.index()].map(name);
        let known = known.unwrap_or_else(|| ctx.say("root-heard-plot-unknown"));
        let label = ctx.fill("root-fact-clearing", &[("place", number(clearing.number()))]);
        let fact = Fact::new(Row::plain(label)).note(Row::plain(known)).only(Forms::FULL);
        match denied.is_empty() {
            true => fact,
            false => fact.note(Row::of(Role::Dim, ctx.fill("root-board-plot-not", &[("plots", denied.into())]))),
        }
    }
}

impl FactionView for Seated<'_, Corvids> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["flip", "recruit"],
            Phase::Daylight => vec!["battle", "move", "plot", "trick"],
            Phase::Evening => vec!["exert"],
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        (verb == "recruit").then_some("13.4.3")
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

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let state = self.state;
        let count = |key: &str, count: i64| Fact::of(ctx, key).count(count);
        let up = queries::face_up(state).len() as i64;
        let plots = [
            count("root-fact-plots-up", up).only(Forms::LINE.or(Forms::FULL)),
            count("root-fact-plots-down", state.on_map(Piece::Plot).into()),
            count("root-fact-plots-left", state.stock[Piece::Plot.index()].into()).only(Forms::LINE.or(Forms::FULL)),
            count("root-fact-plot-costs", self.next_cost().into()).only(Forms::LINE.or(Forms::COMPACT)),
        ];
        let places = [("cost", number(self.next_cost())), ("points", number(up + 1))];
        let cost = Fact::bare().sentence(ctx.fill("root-board-plot-cost", &places));
        let down = state.clearings_with(Piece::Plot).iter().map(|clearing| self.face_down(ctx, clearing));
        vec![
            Section::row(plots).titled(ctx.say("root-board-plots")),
            Section::table(Plot::ALL.map(|plot| self.plot(ctx, plot))),
            Section::new(down).titled(ctx.say("root-board-plots-down")),
            Section::new([cost.only(Forms::FULL)]),
        ]
    }

    fn legend(&self) -> Legend {
        let clearings = self.state.board.clearings().iter();
        let known = clearings.filter_map(|at| Some((at, self.kit.face_down[at.index()]?.piece())));
        Legend { known: known.collect(), ..Legend::default() }
    }
}
