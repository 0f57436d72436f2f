//! Ways to a goal that take several actions: shown for what the cursor is on, and sent one after another.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::choices::ListItem;
use super::mouse::Hit;
use super::panes::Panes;
use super::{Play, TurnStatus};
use crate::tui::composer::{ActionComposer, InputMode};
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

/// The cost of hiding a cell of an end of a route, against one of the rest: no screen has as many cells.
const END: usize = 1 << 16;

impl Play {
    /// Asks which way to the thing under the cursor to take, if the game knows any and it is not a thing that is asked for;
    /// whether it does.
    pub(super) fn propose(&mut self) -> bool {
        let stage = self.composer.stage();
        let asked_for = match stage.kind {
            InputMode::Verbs => self.composer.about().is_some(),
            InputMode::Map => {
                !self.composer.typed().is_empty() || self.composer.find(self.cursor.spot.part()).is_some()
            }
            InputMode::Count | InputMode::Hand | InputMode::List | InputMode::Plans => true,
        };
        if asked_for || !matches!(self.now(), TurnStatus::Asked(_)) || self.session.shown.snapshot.is_led {
            return false;
        }
        let Some(thing) = self.pointed() else { return false };
        let plans = self.session.shown.view.plans(&self.session.plain_ctx(), thing);
        let any = self.composer.propose(thing, plans);
        if any {
            self.cursor.looking = false;
        }
        any
    }

    /// Returns the plans, each in lines of this many columns.
    pub(super) fn plan_rows(&self, ctx: &Ctx, room: usize) -> Option<(String, Vec<ListItem>)> {
        let goal = self.composer.about()?;
        let known = self.composer.plans();
        // The labels at hand are in ASCII.
        let fresh = if ctx.palette.unicode() { self.session.shown.view.plans(ctx, goal) } else { Vec::new() };
        let plans = if fresh.len() == known.len() { &fresh[..] } else { known };
        let rows = plans.iter().zip(1..).map(|(plan, number)| {
            let here = number == self.composer.cursor() + 1;
            let mark = Row::of(Role::Prompt, if here { ">" } else { " " }).put(Role::Key, format!("{number} "));
            let label = plan.label.clone();
            let mut rows = mark.join(if here { label.all_in(Role::Cursor) } else { label }).wrapped(room, 3);
            (rows.remove(0), rows)
        });
        Some((ctx.fill("screen-plans", &[("thing", self.session.name_of(goal).into())]), rows.collect()))
    }

    /// Draws the plans over the map, where no pane has room for them: beside the two ends of the way under the cursor, and
    /// where it hides as little as can be of the rest of it.
    pub(super) fn plan_list(&mut self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        if panes.roomy || self.composer.stage().kind != InputMode::Plans {
            return;
        }
        // a narrow map makes room for a label beside it
        let map = panes.map;
        let room = map.width.max(44).min(panes.top.right().saturating_sub(map.x));
        let Some((title, choices)) = self.plan_rows(ctx, usize::from(room) - 4) else { return };
        let view = &self.session.shown.view;
        let way = self.composer.planned();
        let ends = [way.first().copied(), self.composer.about().and_then(Spot::of)];
        // cells of the way, and how much it matters that they are seen
        let cells = map.positions().filter_map(|at| {
            let spot = self.drawn.map.spot_at(&**view, at)?;
            let weight = if ends.contains(&Some(spot)) { END } else { usize::from(way.contains(&spot)) };
            (weight > 0).then_some((at, weight))
        });
        let cells: Vec<(Position, usize)> = cells.collect();
        let widest = choices.iter().flat_map(|(row, text)| text.iter().chain([row])).map(Row::width).max().unwrap_or(0);
        let width = (widest.max(title.width() + 4) as u16 + 4).min(room);
        let right = map.right().saturating_sub(width).max(map.x);
        let hidden =
            |area: &Rect| cells.iter().filter(|(at, _)| area.contains(*at)).map(|(_, weight)| weight).sum::<usize>();
        let place = |height: u16| {
            let last = map.bottom().saturating_sub(height).max(map.y);
            let rows = [map.y, last].into_iter().chain(map.y + 1..last);
            let areas = rows.flat_map(|y| [right, map.x].map(|x| Rect { x, y, width, height }));
            areas.min_by_key(hidden)
        };
        // the list is cut before an end of the way is hidden
        let whole = choices.iter().map(|(_, text)| text.len() + 1).sum::<usize>() as u16 + 2;
        let heights = (3..=whole.clamp(3, map.height)).rev();
        let mut areas = heights.filter_map(place);
        let widest = areas.next();
        let Some(area) = widest.filter(|area| hidden(area) < END).or(areas.find(|area| hidden(area) < END)).or(widest)
        else {
            return;
        };
        let inner = canvas.frame(area, &title);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        let (rows, picks) = self.listed(choices, inner.width.into(), inner.height.into());
        canvas.rows(inner, &rows);
        self.drawn.note_hits(inner, picks.into_iter().map(Hit::Pick).enumerate().collect());
    }
}

impl ActionComposer {
    /// Returns the places on the way of the plan under the cursor.
    pub(super) fn planned(&self) -> Vec<Spot> {
        let places = self.plan().into_iter().flat_map(|plan| plan.places());
        places.filter_map(Spot::of).collect()
    }
}
