//! The page of the end that weighs a player's choices beside those of the best bot.

use super::end::Page;
use super::mode::Mode;
use super::session::people;
use super::{Play, PlaySession};
use crate::bots::Level;
use crate::kernel::Seat;
use crate::table::review::{NODES, Review, Reviewing};
use crate::table::{ReviewWorker, Table};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::review::{reviewed_choice, within};
use crate::tui::text::{Row, paragraph};
use std::collections::BTreeMap;
use std::ops::Range;

/// How far a review is.
pub(super) enum ReviewStage {
    Making(ReviewWorker),
    Made(Review),
    /// No bot could make it.
    Failed,
}

impl ReviewStage {
    /// Takes in what has been weighed meanwhile.
    pub fn poll(&mut self) {
        let ReviewStage::Making(worker) = self else { return };
        // in this order: the review is there before its end is told
        let has_ended = worker.has_ended();
        match worker.take() {
            Some(review) => *self = ReviewStage::Made(review),
            None if has_ended => *self = ReviewStage::Failed,
            None => {}
        }
    }

    /// Counts the choices that can be shown.
    pub fn choices(&self) -> usize {
        match self {
            ReviewStage::Made(review) => review.dearest.len(),
            ReviewStage::Making(_) | ReviewStage::Failed => 0,
        }
    }
}

impl Play {
    /// Has the choices of the player weighed, or those of the next one at this keyboard; stops that while it goes on.
    pub(super) fn review(&mut self) {
        let Some(end) = self.mode.ending_mut() else { return };
        end.poll_review();
        end.is_put_away = false;
        let before = match &end.review {
            Some(ReviewStage::Making(_)) => {
                end.review = None;
                end.open(Page::Chart);
                return self.ui.tell(Role::Dim, self.session.say("screen-review-stopped"));
            }
            Some(ReviewStage::Made(review)) => Some(review.seat),
            Some(ReviewStage::Failed) | None => None,
        };
        let next = self.session.to_review(before);
        if before.is_none() || next != before {
            match next.ok_or_else(|| self.session.say("screen-review-nobody")).and_then(|seat| self.session.weigh(seat))
            {
                Ok(worker) => end.review = Some(ReviewStage::Making(worker)),
                Err(why) => return self.ui.tell(Role::Dim, why),
            }
        }
        end.open(Page::Review);
    }

    /// Shows the table as it stood at a choice, and what would have been better.
    pub(super) fn watch_choice(&mut self, index: usize) {
        let Some(ReviewStage::Made(review)) = self.mode.ending().and_then(|end| end.review.as_ref()) else { return };
        let Some(choice) = review.dearest.get(index) else { return };
        let (at, better, seat) = (choice.at, choice.judgment.better.clone(), review.seat);
        let view = self.session.past_as(at.into(), seat);
        self.watch_at(at);
        let sentence = view.as_ref().and_then(|view| view.sentence(&self.session.plain_ctx(), &better));
        let sentence = sentence.unwrap_or(better);
        // the turn may have been another's until then
        if let Mode::Replay(replay) = &mut self.mode
            && let (Some(view), Some(past)) = (view, &mut replay.past)
        {
            past.hand = Some((seat, view));
        }
        self.ui.tell(Role::Good, self.session.fill("review-better", &[("action", sentence.into())]));
    }
}

impl PlaySession {
    /// Returns whether there are choices that a bot could weigh.
    pub(super) fn can_review(&self) -> bool {
        self.best_level() == Level::Hard && self.to_review(None).is_some()
    }

    /// Returns the name under which the only player's choices can be reviewed from the command line.
    pub fn save_to_review(&self) -> Option<String> {
        let is_own = |table: &dyn Table| table.here().is_some() && people(table).len() == 1;
        self.ask(|table| table.name().filter(|_| is_own(table))).filter(|_| self.can_review())
    }

    /// The player whose choices are weighed: the one behind the last one, or the first. Nobody else's: bots have no use for it.
    fn to_review(&self, before: Option<Seat>) -> Option<Seat> {
        let people = self.ask(|table| people(table));
        let own = self.person().filter(|_| before.is_none() && people.len() < 2);
        let next = before.and_then(|before| people.iter().position(|seat| *seat == before)).map_or(0, |at| at + 1);
        own.or(people.get(next).or(people.first()).copied())
    }

    /// Begins to weigh the choices of a player as they saw the table.
    ///
    /// # Errors
    /// Says why that cannot be done.
    fn weigh(&self, seat: Seat) -> Result<ReviewWorker, String> {
        let reviewing = self.ask(|table| match table.here() {
            Some(here) => {
                Reviewing::new(here.game(), seat, false, NODES).map_err(|error| self.words().say(&error.message()))
            }
            None => Err(self.say("screen-review-elsewhere")),
        })?;
        let started = self.wake().and_then(|wake| ReviewWorker::start(reviewing, wake));
        started.ok_or_else(|| self.say("screen-review-failed"))
    }

    /// Tells how far a review is, or what has come of it; and the rows of the choice under the cursor.
    pub(super) fn review_rows(
        &self,
        ctx: &Ctx,
        stage: &ReviewStage,
        at: usize,
        room: usize,
    ) -> (Vec<Row>, Range<usize>) {
        let review = match stage {
            ReviewStage::Made(review) => review,
            ReviewStage::Making(worker) => {
                let (done, all) = worker.progress();
                let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX).into();
                let says = ctx.fill("screen-review-making", &[("done", count(done)), ("choices", count(all))]);
                return (paragraph(Role::Text, &says, room), 0..0);
            }
            ReviewStage::Failed => return (paragraph(Role::Dim, &ctx.say("screen-review-failed"), room), 0..0),
        };
        let name = self.shown.view.name(ctx.words, review.seat);
        let key = if review.dearest.is_empty() { "review-nothing-dear" } else { "screen-review-of" };
        let mut rows = paragraph(Role::Text, &self.cost_of_rounds(ctx, review), room);
        rows.extend(paragraph(Role::Dim, &ctx.say("screen-review-note"), room));
        rows.push(Row::new());
        rows.extend(paragraph(Role::Prompt, &ctx.fill(key, &[("player", name.into())]), room));
        let mut starts = Vec::new();
        for (index, choice) in review.dearest.iter().enumerate() {
            starts.push(rows.len());
            let view = self.past_as(choice.at.into(), review.seat);
            let lines = reviewed_choice(ctx, view.as_deref(), index as i64 + 1, choice);
            for (line, says) in lines.iter().enumerate() {
                let (mark, role) = match (line, index == at) {
                    (0, true) => ("> ", Role::Cursor),
                    (0, false) => ("  ", Role::Prompt),
                    _ => ("     ", Role::Text),
                };
                let wrapped = paragraph(role, says, room.saturating_sub(mark.len()));
                rows.extend(wrapped.into_iter().map(|row| Row::of(Role::Prompt, mark).join(row)));
            }
        }
        let start = starts.get(at).copied().unwrap_or(0);
        let end = starts.get(at + 1).copied().unwrap_or(rows.len());
        (rows, start..end)
    }

    /// Lists what all choices of each round cost.
    fn cost_of_rounds(&self, ctx: &Ctx, review: &Review) -> String {
        let mut costs: BTreeMap<u16, (f64, f64)> = BTreeMap::new();
        for of in review.turns.iter().filter(|of| of.choices > 0) {
            let (cost, error) = costs.entry(of.turn.round).or_default();
            (*cost, *error) = (*cost + of.cost, error.hypot(of.error));
        }
        let told = costs.into_iter().map(|(round, (cost, error))| {
            let places = [("round", i64::from(round).into()), ("cost", within(cost, error).into())];
            ctx.fill("screen-review-round", &places)
        });
        ctx.fill("screen-review-rounds", &[("rounds", ctx.words.list(told).into())])
    }
}
