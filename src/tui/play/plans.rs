//! Ways to a goal that take several actions: shown for what the cursor is on, and sent one after another.

use ratatui::layout::Rect;

use super::panes::Panes;
use super::{Now, Play};
use crate::tui::face::{Ctx, Spot};
use crate::tui::guide::{Kind, Plan};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

impl Play {
    /// Asks which way to the thing under the cursor to take, if the game knows any and it is not a thing that is asked for;
    /// whether it does.
    pub(super) fn propose(&mut self) -> bool {
        let stage = self.guide.stage();
        let asked_for = match stage.kind {
            Kind::Verbs => self.guide.about().is_some(),
            Kind::Map => !self.guide.typed().is_empty() || self.guide.find(self.spot.part()).is_some(),
            Kind::Count | Kind::Hand | Kind::List | Kind::Plans => true,
        };
        if asked_for || !matches!(self.now, Now::Asked(_)) {
            return false;
        }
        let Some(thing) = self.pointed() else { return false };
        let plans = self.sitting.shown.look.plans(&self.plain_ctx(), thing);
        let any = self.guide.propose(thing, plans);
        if any {
            self.looking = false;
        }
        any
    }

    /// The places on the way of the plan under the cursor.
    pub(super) fn planned(&self) -> Vec<Spot> {
        let places = self.guide.plan().into_iter().flat_map(|plan| plan.places());
        places.filter_map(Spot::of).collect()
    }

    /// The plans, in a corner of the map that hides as little as can be of the way under the cursor.
    pub(super) fn plan_list(&self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        let Some(goal) = self.guide.about().filter(|_| self.guide.stage().kind == Kind::Plans) else { return };
        let look = &self.sitting.shown.look;
        let known = self.guide.plans();
        // The labels at hand are in ASCII.
        let fresh = if ctx.palette.unicode() { look.plans(ctx, goal) } else { Vec::new() };
        let plans = if fresh.len() == known.len() { &fresh[..] } else { known };
        let row = |(plan, number): (&Plan, usize)| {
            let here = number == self.guide.cursor() + 1;
            let mark = Row::of(Role::Prompt, if here { ">" } else { " " }).put(Role::Key, format!("{number} "));
            mark.join(if here { plan.label.clone().all_in(Role::Cursor) } else { plan.label.clone() })
        };
        // a narrow map makes room for a label beside it
        let map = panes.map;
        let room = map.width.max(44).min(panes.top.right().saturating_sub(map.x));
        let rows: Vec<Row> =
            plans.iter().zip(1..).flat_map(|plan| row(plan).wrapped(usize::from(room) - 4, 3)).collect();
        let title = ctx.fill("screen-plans", &[("thing", self.name_of(goal).into())]);
        let widest = rows.iter().map(Row::width).max().unwrap_or(0).max(title.chars().count() + 4);
        let (width, height) = ((widest as u16 + 4).min(room), (rows.len() as u16 + 2).min(map.height));
        let mut shown = self.planned();
        shown.extend(Spot::of(goal));
        let right = map.right().saturating_sub(width).max(map.x);
        let corners = [(right, map.y), (right, map.bottom() - height), (map.x, map.y), (map.x, map.bottom() - height)];
        let hidden = |area: &Rect| {
            let cells = area.positions().filter_map(|at| look.spot_at(map, at.x, at.y));
            cells.filter(|spot| shown.contains(spot)).count()
        };
        let areas = corners.map(|(x, y)| Rect { x, y, width, height });
        let Some(area) = areas.into_iter().min_by_key(hidden) else { return };
        let inner = canvas.frame(area, &title);
        canvas.rows(Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, &rows);
    }
}
