//! The coach of a lesson: what they say, and their answer to a key that means nothing at this step.

use ratatui::layout::Rect;

use super::panes::Panes;
use super::{Play, PlaySession};
use crate::kernel::Value;
use crate::table::Coach;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::text::{Row, paragraph};

impl Play {
    /// The lines in which the coach says it where the side pane has no room for it: the last ones of map and side pane above
    /// what is told there, or the first ones, if a place is asked for in the last ones or a fight is told there.
    pub(super) fn coach_place(&self, ctx: &Ctx, panes: &Panes, fight: Option<Rect>) -> Option<(Rect, Vec<Row>)> {
        let coach = self.session.shown.snapshot.coach.clone().filter(|_| !panes.roomy && !self.is_covered())?;
        let width = usize::from(panes.own.width);
        let [step, steps] = how_far(&coach);
        let says = ctx.fill("screen-coach-says", &[step, steps, ("text", ctx.words.say(&coach.says).into())]);
        let rows = paragraph(Role::Good, &says, width.saturating_sub(2));
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
        let spots = |area: &Rect| area.positions().filter_map(|at| map.spot_at(view, at)).collect::<Vec<Spot>>();
        // the places that the step is about are better seen, whether they are asked for yet or not
        let legal = self.session.legal();
        let is_named = |spot: &Spot| legal.iter().any(|action| action.contains(&spot.part()));
        let named = |area: &Rect| spots(area).iter().filter(|spot| is_named(spot)).count();
        let covers = |area: &Rect| fight.is_some_and(|fight| fight.intersects(*area));
        let free = [below, above].into_iter().filter(|area| !spots(area).into_iter().any(is_asked));
        let area = free.min_by_key(|area| (covers(area), named(area)))?;
        Some((area, rows.into_iter().map(|row| Row::plain(" ").join(row)).collect()))
    }

    /// Answers an action that the lesson does not allow now with the coach's reason; returns whether there is one.
    pub(super) fn coach_refuses(&mut self) -> bool {
        let why = self.session.ask(|table| table.coach_answer());
        let Some(why) = why else { return false };
        self.composer.restart();
        self.point();
        self.ui.tell(Role::Bad, self.session.words().say(&why));
        true
    }
}

impl PlaySession {
    /// Draws the coach's text, under a line that says how far the lesson is.
    pub(super) fn coach_rows(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        let Some(coach) = self.shown.snapshot.coach.clone() else { return Vec::new() };
        let mut rows = vec![Row::of(Role::Prompt, ctx.fill("screen-coach", &how_far(&coach)))];
        rows.extend(paragraph(Role::Good, &ctx.words.say(&coach.says), room));
        rows.push(Row::new());
        rows
    }
}

/// How far the lesson is.
fn how_far(coach: &Coach) -> [(&'static str, Value<'static>); 2] {
    let number = |number: usize| i64::try_from(number).unwrap_or(0).into();
    [("step", number(coach.step.min(coach.steps))), ("steps", number(coach.steps))]
}
