//! Descriptions in lines.

use std::io;

use super::Lines;
use crate::kernel::{Part, Seat};
use crate::tui::game_ui::Spot;
use crate::tui::speech;
use crate::tui::text::Row;

/// Lines of the log that are told again.
const RECENT: usize = 40;

/// Columns of which nothing is drawn: more than any line has.
const ROOM: usize = 400;

impl Lines<'_, '_> {
    /// Returns a place with all that is in it and next to it, and the routes to it.
    pub(super) fn describe_place(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.console.say("plain-which-place");
        }
        let Some(spot) = self.session.shown.view.spot_named(self.console.words(), text) else {
            return self.console.fill("plain-no-place", &[("text", text.into())]);
        };
        let rows = self.session.shown.view.details(&self.ctx(), spot);
        self.console.rows(&rows)?;
        let Spot::Place(number) = spot else { return Ok(()) };
        let plans = self.session.shown.view.plans(&self.ctx(), Part::Place(number));
        for (plan, which) in plans.iter().zip(1..) {
            let what = plan.label.to_string();
            let places = [("place", i64::from(number).into()), ("which", which.into()), ("what", what.into())];
            self.console.fill("plain-route", &places)?;
        }
        Ok(())
    }

    pub(super) fn hand(&mut self) -> io::Result<()> {
        let rows = self.session.shown.view.cards(&self.ctx());
        self.console.rows(&rows)
    }

    pub(super) fn scores(&mut self) -> io::Result<()> {
        let scores = self.session.shown.view.scores(&self.ctx(), self.session.shown.snapshot.asked, ROOM);
        let mut rows: Vec<Row> = scores.into_iter().map(|line| line.row).collect();
        rows.extend(self.session.shown.view.at_table(&self.ctx(), ROOM, ""));
        self.console.rows(&rows)
    }

    /// Prints the points of each seat, source by source.
    pub(super) fn points(&mut self) -> io::Result<()> {
        let tally = self.session.tally();
        let (words, shown) = (self.console.words(), &self.session.shown);
        let mut lines = Vec::new();
        for &seat in &shown.snapshot.seats {
            let who = shown.view.name(words, seat);
            let sum = shown.points(words, seat);
            let sources = tally.0.iter().filter(|source| source.points[seat.index()] != 0).map(|source| {
                let points = i64::from(source.points[seat.index()]);
                let key = if points < 0 { "plain-points-lost" } else { "plain-points-source" };
                let source = words.name(source.space, source.id);
                words.text_with(key, &[("source", source.into()), ("points", points.abs().into())])
            });
            let sources = words.list(sources);
            let places = [("who", who.into()), ("sum", sum.into()), ("sources", sources.as_str().into())];
            let key = match (sources.is_empty(), shown.snapshot.progress.scores[seat.index()]) {
                (true, Some(_)) => "plain-points-none",
                (true, None) => "plain-aim-none",
                (false, Some(_)) => "plain-points",
                (false, None) => "plain-aim",
            };
            lines.push(words.text_with(key, &places));
        }
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// Prints the chances to win as they were after each round, where they are known.
    pub(super) fn chances(&mut self) -> io::Result<()> {
        let (words, shown) = (self.console.words(), &self.session.shown);
        let after = |(rounds, chances): (f64, Vec<f64>)| {
            let of = |&seat: &Seat| {
                let chance = chances.get(seat.index()).copied().unwrap_or_default().round();
                let places = [("who", shown.view.name(words, seat).into()), ("chance", (chance as i64).into())];
                words.text_with("plain-chance", &places)
            };
            let all = words.list(shown.snapshot.seats.iter().map(of));
            words.text_with("plain-chances", &[("round", (rounds as i64).into()), ("chances", all.into())])
        };
        let rounds = self.session.chances().into_iter().filter(|(rounds, _)| rounds.fract() == 0.0 && *rounds > 0.0);
        let lines: Vec<String> = rounds.map(after).collect();
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    pub(super) fn table(&mut self) -> io::Result<()> {
        match self.session.shown.view.table(&self.ctx()) {
            Some((title, rows)) => {
                self.console.line(&speech::sentence_of(self.console.words(), &title))?;
                self.console.rows(&rows)
            }
            None => self.console.say("screen-no-table"),
        }
    }

    pub(super) fn board(&mut self, name: &str) -> io::Result<()> {
        let shown = &self.session.shown;
        // one's own goes without saying
        let seat = if name.is_empty() { self.session.person() } else { self.session.seat_named(name) };
        match seat {
            Some(seat) => {
                let board = shown.view.board(&self.ctx(), seat);
                let rows = board.rows(&self.ctx(), usize::MAX);
                self.console.line(&speech::sentence_of(self.console.words(), &board.title))?;
                self.console.rows(&rows)
            }
            None => self.console.say("screen-which-board"),
        }
    }

    pub(super) fn log(&mut self) -> io::Result<()> {
        let log = self.session.log();
        for told in &log[log.len().saturating_sub(RECENT)..] {
            self.console.line(&self.console.words().say(&told.message))?;
        }
        Ok(())
    }
}
