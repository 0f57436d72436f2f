//! Descriptions in lines.

use std::io;

use super::Lines;
use crate::kernel::Part;
use crate::tui::aloud;
use crate::tui::face::Spot;

/// Lines of the log that are told again.
const RECENT: usize = 40;

/// Columns of which nothing is drawn: more than any line has.
const ROOM: usize = 400;

impl Lines<'_, '_> {
    /// A place with all that is in it and next to it, and the routes to it.
    pub(super) fn look(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.desk.say("plain-which-place");
        }
        let Some(spot) = self.sitting.shown.look.spot_named(self.desk.words(), text) else {
            return self.desk.fill("plain-no-place", &[("text", text.into())]);
        };
        let rows = self.sitting.shown.look.details(&self.ctx(), spot);
        self.desk.rows(&rows)?;
        let Spot::Place(number) = spot else { return Ok(()) };
        let plans = self.sitting.shown.look.plans(&self.ctx(), Part::Place(number));
        for (plan, which) in plans.iter().zip(1..) {
            let what = aloud::line(self.desk.words(), &plan.label);
            let places = [("place", i64::from(number).into()), ("which", which.into()), ("what", what.into())];
            self.desk.fill("plain-route", &places)?;
        }
        Ok(())
    }

    pub(super) fn hand(&mut self) -> io::Result<()> {
        let rows = self.sitting.shown.look.cards(&self.ctx());
        self.desk.rows(&rows)
    }

    pub(super) fn scores(&mut self) -> io::Result<()> {
        let mut rows = self.sitting.shown.look.scores(&self.ctx(), self.sitting.shown.asked, ROOM);
        rows.extend(self.sitting.shown.look.at_table(&self.ctx(), ROOM, ""));
        self.desk.rows(&rows)
    }

    /// Prints the points of each seat, source by source.
    pub(super) fn points(&mut self) -> io::Result<()> {
        let tally = self.sitting.tally();
        let (words, shown) = (self.desk.words(), &self.sitting.shown);
        let mut lines = Vec::new();
        for &seat in &shown.seats {
            let who = shown.look.name(words, seat);
            let sum = shown.points(words, seat);
            let sources = tally.0.iter().filter(|source| source.points[seat.index()] != 0).map(|source| {
                let points = i64::from(source.points[seat.index()]);
                let key = if points < 0 { "plain-points-lost" } else { "plain-points-source" };
                let source = words.name(source.space, source.id);
                words.text_with(key, &[("source", source.into()), ("points", points.abs().into())])
            });
            let sources = words.list(sources);
            let places = [("who", who.into()), ("sum", sum.into()), ("sources", sources.as_str().into())];
            let key = match (sources.is_empty(), shown.progress.scores[seat.index()]) {
                (true, Some(_)) => "plain-points-none",
                (true, None) => "plain-aim-none",
                (false, Some(_)) => "plain-points",
                (false, None) => "plain-aim",
            };
            lines.push(words.text_with(key, &places));
        }
        lines.iter().try_for_each(|line| self.desk.line(line))
    }

    pub(super) fn table(&mut self) -> io::Result<()> {
        match self.sitting.shown.look.table(&self.ctx()) {
            Some((title, rows)) => {
                self.desk.line(&aloud::sentence_of(self.desk.words(), &title))?;
                self.desk.rows(&rows)
            }
            None => self.desk.say("screen-no-table"),
        }
    }

    pub(super) fn board(&mut self, name: &str) -> io::Result<()> {
        let shown = &self.sitting.shown;
        // one's own goes without saying
        let seat = if name.is_empty() { self.sitting.person() } else { self.sitting.seat_named(name) };
        match seat {
            Some(seat) => {
                let (title, rows) = shown.look.board(&self.ctx(), seat);
                self.desk.line(&aloud::sentence_of(self.desk.words(), &title))?;
                self.desk.rows(&rows)
            }
            None => self.desk.say("screen-which-board"),
        }
    }

    pub(super) fn log(&mut self) -> io::Result<()> {
        let log = self.sitting.log();
        for told in &log[log.len().saturating_sub(RECENT)..] {
            self.desk.line(&self.desk.words().say(&told.message))?;
        }
        Ok(())
    }
}
