//! Changes since the last turn of the player who is asked.

use std::io;

use super::Lines;
use crate::kernel::Seat;
use crate::tui::speech;

impl Lines<'_, '_> {
    /// Tells losses and points once, when a question comes back: the log has told the rest.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        if std::mem::replace(&mut self.news_told, true) {
            return Ok(());
        }
        self.sum(seat)
    }

    /// Tells all of it.
    pub(super) fn changed(&mut self, seat: Seat) -> io::Result<()> {
        let log = self.session.log();
        let last = self.session.last_turn(seat);
        let Some(last) = last.filter(|last| last.told < log.len()) else {
            return self.console.say("plain-changed-nothing");
        };
        self.console.say("plain-changed")?;
        for entry in &log[last.told..] {
            self.console.line(&self.console.words().say(&entry.message))?;
        }
        self.sum(seat)?;
        let spots: Vec<_> = self.session.shown.view.changes(&last.seen).into_iter().map(|change| change.at).collect();
        for spot in spots {
            let place = speech::said(self.console.words(), &self.session.shown.view.glance(&self.ctx(), spot));
            self.console.fill("plain-changed-place", &[("place", place.into())])?;
        }
        Ok(())
    }

    /// Tells what is lost, and who gained points.
    fn sum(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.session.last_turn(seat).and_then(|last| self.session.news(seat, &last));
        let Some(news) = news else { return Ok(()) };
        for lost in &news.lost {
            let (view, words) = (&self.session.shown.view, self.console.words());
            let places = words.list(lost.at.iter().map(|spot| view.spoken(words, spot.part())));
            let key = if lost.at.is_empty() { "plain-changed-lost" } else { "plain-changed-lost-at" };
            self.console.fill(key, &[("what", lost.what.as_str().into()), ("places", places.into())])?;
        }
        for block in news.blocks.iter().filter(|block| block.gained != 0) {
            let who = self.session.shown.view.name(self.console.words(), block.seat);
            let key = if block.gained < 0 { "plain-changed-fewer" } else { "plain-changed-points" };
            let points = i64::from(block.gained).abs();
            self.console.fill(key, &[("who", who.into()), ("points", points.into())])?;
        }
        Ok(())
    }
}
