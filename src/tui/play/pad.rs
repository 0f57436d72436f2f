//! The score pad: a row for every source of points, a column for every seat, and their sum.

use super::panel::{Panel, Topic};
use super::{Play, PlaySession, TurnStatus, ViewState};
use crate::kernel::{Seat, Tally, Words};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Columns for the name of a source, and for the points of a seat.
const LABEL: usize = 26;
const POINTS: std::ops::RangeInclusive<usize> = 5..=8;

impl ViewState {
    /// Returns the score pad in this many columns.
    pub fn pad(&self, ctx: &Ctx, tally: &Tally, room: usize) -> Vec<Row> {
        let seats = self.snapshot.seats.len().max(1);
        let cell = (room.saturating_sub(LABEL) / seats).clamp(*POINTS.start(), *POINTS.end());
        let label = LABEL.min(room.saturating_sub(cell * seats));
        let mut head = Row::new().text(" ".repeat(label));
        for &seat in &self.snapshot.seats {
            let letter = self.view.letter(seat);
            head = head.text(" ".repeat(cell - 1)).put(Role::Faction(letter), letter.to_string());
        }
        let mut rows = vec![head];
        for source in &tally.0 {
            let mut row = Row::plain(ctx.words.name(source.space, source.id)).fitted(label.saturating_sub(1)).to(label);
            for &seat in &self.snapshot.seats {
                let points = source.points[seat.index()];
                let role = match points {
                    0 => Role::Dim,
                    1.. => Role::Text,
                    _ => Role::Bad,
                };
                let text = if points == 0 { ".".to_owned() } else { points.to_string() };
                row.push(role, format!("{text:>cell$}"));
            }
            rows.push(row);
        }
        let rule = if ctx.palette.unicode() { "─" } else { "-" };
        rows.push(Row::of(Role::Dim, rule.repeat(label + cell * seats)));
        let mut sum = Row::of(Role::Prompt, ctx.say("screen-end-sum")).to(label);
        for &seat in &self.snapshot.seats {
            let letter = self.view.letter(seat);
            let points =
                self.snapshot.progress.scores[seat.index()].map_or("-".to_owned(), |points| points.to_string());
            sum = sum.put(Role::Faction(letter), format!("{points:>cell$}"));
        }
        rows.push(sum);
        for &seat in self.snapshot.seats.iter().filter(|seat| self.snapshot.progress.scores[seat.index()].is_none()) {
            let letter = self.view.letter(seat).to_string();
            let places = [("letter", letter.into()), ("aim", self.points(ctx.words, seat).into())];
            rows.push(Row::of(Role::Dim, ctx.fill("screen-end-aim", &places)));
        }
        rows
    }

    /// Returns the points of a seat, or what it plays for instead.
    pub fn points(&self, words: &Words, seat: Seat) -> String {
        let points = self.snapshot.progress.scores[seat.index()].map(|points| points.to_string());
        let aim = || self.view.aim(words, seat).unwrap_or_else(|| "-".to_owned());
        points.unwrap_or_else(aim)
    }
}

impl Play {
    /// Shows the score pad to the player who is asked, if points have been reckoned up since it was last shown to them,
    /// under the occasion.
    pub(super) fn show_reckoning(&mut self) {
        let TurnStatus::Asked(seat) = self.now() else { return };
        let reckoned = self.session.reckonings();
        if std::mem::replace(&mut self.recall[seat.index()].reckoned, reckoned) < reckoned {
            let said = match self.ui.panel.take().map(|panel| panel.topic) {
                Some(Topic::Said { title, mut rows }) => {
                    rows.insert(0, Row::of(Role::Prompt, title));
                    rows.push(Row::new());
                    rows
                }
                _ => Vec::new(),
            };
            self.ui.panel = Some(Panel::new(Topic::Points(said)));
        }
    }
}

impl PlaySession {
    /// Returns how often points have been scored in the middle of the game.
    pub(super) fn reckonings(&self) -> usize {
        let Some(key) = self.game_ui().reckoning() else { return 0 };
        self.log().iter().filter(|told| told.message.key == key).count()
    }
}
