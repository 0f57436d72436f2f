//! The coach of a lesson: what they say, and their answer to a key that means nothing at this step.

use ratatui::layout::Rect;

use super::panes::Panes;
use super::{Play, PlaySession};
use crate::kernel::{Part, Value};
use crate::table::Coach;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::text::{Row, paragraph};
use std::collections::BTreeSet;

impl Play {
    /// Returns the lines in which the coach says it where the side pane has no room for a column of their own: the last
    /// ones of map and side pane above what is told there, or the first ones, whichever cover less of what the coach speaks
    /// of. `None` where both would and the side pane has the rows after all.
    pub(super) fn coach_place(&self, ctx: &Ctx, panes: &Panes, fight: Option<Rect>) -> Option<(Rect, Vec<Row>)> {
        let coach = self.session.shown.snapshot.coach.clone().filter(|_| !panes.roomy && !self.is_covered())?;
        let rows = coach_lines(ctx, &coach, panes);
        let height = rows.len() as u16;
        let bottom = panes.own.y.saturating_sub(self.told_above(ctx, panes));
        let below = Rect { y: bottom.saturating_sub(height), height, ..panes.own };
        let above = Rect { y: panes.top.bottom(), ..below };
        let (map, view) = (self.drawn.map, &*self.session.shown.view);
        let stage = self.composer.stage();
        let is_asked = |spot: Spot| match stage.kind {
            InputMode::Map => stage.picks.iter().any(|pick| pick.part == Some(spot.part())),
            _ => self.cursor.looking && spot == self.cursor.spot,
        };
        let is_named = |spot: Spot| coach.about.iter().any(|clearing| spot.part() == Part::Place(*clearing));
        // other places that the step is about are better seen, too
        let legal = self.session.legal();
        let is_due = |spot: Spot| legal.iter().any(|action| action.contains(&spot.part()));
        let spots = |area: &Rect| area.positions().filter_map(|at| map.spot_at(view, at)).collect::<BTreeSet<Spot>>();
        let count = |area: &Rect, is: &dyn Fn(Spot) -> bool| spots(area).into_iter().filter(|spot| is(*spot)).count();
        let covers = |area: &Rect| usize::from(fight.is_some_and(|fight| fight.intersects(*area)));
        let hides = |area: &Rect| count(area, &|spot| is_asked(spot) || is_named(spot)) + covers(area);
        let area = [below, above].into_iter().min_by_key(|area| (hides(area), count(area, &is_due)))?;
        if hides(&area) > 0 && self.has_room_for_coach(ctx, panes) {
            return None;
        }
        Some((area, rows.into_iter().map(|row| Row::plain(" ").join(row)).collect()))
    }

    /// Returns the area in which the map is seen: where only some of its rows are, what the coach says stands below it.
    pub(super) fn map_area(&self, ctx: &Ctx, panes: &Panes) -> Rect {
        let coach = self.session.shown.snapshot.coach.as_ref().filter(|_| panes.map_rows > panes.map.height);
        let lines = coach.map_or(0, |coach| coach_lines(ctx, coach, panes).len() as u16 + self.told_above(ctx, panes));
        Rect { height: panes.map.height.saturating_sub(lines), ..panes.map }
    }

    /// Returns the first place of which the coach speaks.
    pub(super) fn coached_spot(&self) -> Option<Spot> {
        Spot::of(Part::Place(*self.session.shown.snapshot.coach.as_ref()?.about.first()?))
    }

    /// Whether a narrow side pane holds what the coach says beside what answers the question.
    fn has_room_for_coach(&self, ctx: &Ctx, panes: &Panes) -> bool {
        let room = usize::from(panes.side.width);
        let scores = self.session.shown.view.scores(ctx, None, room).len();
        let answers = match self.choice_rows(ctx, room) {
            Some((_, choices)) => choices.len() + 1,
            None if self.composer.stage().kind == InputMode::Hand => self.session.held_cards().len() + 1,
            None => 1,
        };
        scores + self.session.coach_rows(ctx, room).len() + answers <= usize::from(panes.side.height)
    }

    /// Answers an action that the lesson does not allow now with what the coach asks for; returns whether they ask for something.
    pub(super) fn coach_refuses(&mut self) -> bool {
        let snapshot = &self.session.shown.snapshot;
        let Some(coach) = snapshot.coach.as_ref().filter(|_| snapshot.is_led) else { return false };
        self.ui.tell(Role::Bad, self.session.words().say(&coach.asks));
        true
    }
}

impl PlaySession {
    /// Draws the coach's text, under a line that says how far the lesson is.
    pub(super) fn coach_rows(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        let Some(coach) = self.shown.snapshot.coach.clone() else { return Vec::new() };
        let mut rows = vec![Row::of(Role::Prompt, ctx.fill("screen-coach", &how_far(&coach)))];
        rows.extend(paragraph(Role::Good, &ctx.words.say(&coach.asks), room));
        rows.extend(reason(ctx, &coach, room));
        rows.push(Row::new());
        rows
    }
}

/// Returns what the coach says in lines of the width of the screen.
fn coach_lines(ctx: &Ctx, coach: &Coach, panes: &Panes) -> Vec<Row> {
    let [step, steps] = how_far(coach);
    let asks = ctx.fill("screen-coach-asks", &[step, steps, ("text", ctx.words.say(&coach.asks).into())]);
    let room = usize::from(panes.own.width).saturating_sub(2);
    paragraph(Role::Good, &asks, room).into_iter().chain(reason(ctx, coach, room)).collect()
}

/// Returns the reason for what the coach asks.
fn reason(ctx: &Ctx, coach: &Coach, room: usize) -> Vec<Row> {
    coach.why(ctx.words).map_or_else(Vec::new, |why| paragraph(Role::Text, &why, room))
}

/// Returns the step of a lesson and the number of all steps, for words.
fn how_far(coach: &Coach) -> [(&'static str, Value<'static>); 2] {
    let number = |number: usize| i64::try_from(number).unwrap_or(0).into();
    [("step", number(coach.step.min(coach.steps))), ("steps", number(coach.steps))]
}
