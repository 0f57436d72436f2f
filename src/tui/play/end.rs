//! The end of a game: the scores by round, and the story in numbers.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::Play;
use crate::kernel::{Decision, Seat};
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

/// Rows of the story below the chart.
const STORY_HEAD: u16 = 2;
/// Points above the last mark of the chart that are drawn at it.
const MARGIN: i16 = 6;

impl Play {
    fn winners(&self) -> Vec<Seat> {
        let decision = self.sitting.with(|running| running.game().decision());
        match decision {
            Some(Decision::Over(outcome)) => outcome.winners.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The points of a seat, or what it plays for instead.
    pub(super) fn points(&self, seat: Seat) -> String {
        let shown = &self.sitting.shown;
        let points = shown.progress.scores[seat.index()].map(|points| points.to_string());
        let aim = || shown.look.aim(self.words, seat).unwrap_or_else(|| "-".to_owned());
        points.unwrap_or_else(aim)
    }

    pub(super) fn end_screen(&self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        let shown = &self.sitting.shown;
        let mut head = Row::plain("   ");
        for seat in self.winners() {
            let letter = shown.look.letter(seat);
            let name = shown.look.name(ctx.words, seat).to_uppercase();
            head = head.put(Role::Faction(letter), format!("{letter} {name} ({})  ", self.sitting.player(seat)));
        }
        head = head.put(Role::Prompt, ctx.say("screen-end-wins"));
        canvas.rows(area, &[]);
        canvas.row(Rect { y: area.y + 1, height: 1, ..area }, &head);
        let seats = shown.seats.len() as u16;
        let story = Rect { y: area.bottom() - seats - STORY_HEAD, height: seats + STORY_HEAD, ..area };
        let chart = Rect { x: area.x + 1, y: area.y + 3, width: area.width - 2, height: story.y - area.y - 3 };
        self.chart(ctx, chart, canvas);
        canvas.rows(story, &self.story(ctx, story.width.into()));
    }

    /// A letter for each seat at its round and score; letters of one round stand side by side.
    fn chart(&self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        let statistics = self.sitting.statistics();
        let shown = &self.sitting.shown;
        let rounds = statistics.scores.iter().map(|round| round.round).max().unwrap_or(1).max(2);
        let most = statistics.scores.iter().flat_map(|round| round.scores.iter().copied()).max().unwrap_or(0);
        // three steps of five or ten points; a little above the last mark is drawn at it
        let step = (5.0 * f64::from(most - MARGIN).div_euclid(15.0) + 5.0).max(10.0);
        // One cell to the right for each seat, so that no letter hides another.
        let cell = f64::from(rounds) / f64::from(area.width.saturating_sub(6).max(1));
        let points: Vec<Vec<(f64, f64)>> = shown
            .seats
            .iter()
            .map(|seat| {
                let scores = statistics.scores.iter().filter_map(|round| {
                    let score = *round.scores.get(seat.index())?;
                    let x = f64::from(round.round) + seat.index() as f64 * cell * 1.2;
                    (score >= 0).then(|| (x, f64::from(score).min(3.0 * step)))
                });
                scores.collect()
            })
            .collect();
        let text = ctx.palette.style(Role::Text);
        let datasets = shown.seats.iter().zip(&points).map(|(&seat, points)| {
            let letter = shown.look.letter(seat);
            Dataset::default()
                .marker(Marker::Custom(letter))
                .graph_type(GraphType::Scatter)
                .style(Style::new().patch(ctx.palette.style(Role::Faction(letter))))
                .data(points)
        });
        let dim = ctx.palette.style(Role::Dim);
        let last = f64::from(rounds) + cell * 1.2 * shown.seats.len() as f64;
        // the label of the last round says what is counted; a middle one only where there is a middle round
        let middle = if rounds % 2 == 0 { format!("{}", rounds / 2) } else { String::new() };
        let last_label = format!("{} {rounds}", ctx.say("screen-end-round"));
        let marks = [0.0, 1.0, 2.0, 3.0].map(|mark| Line::from(format!("{}", mark * step)));
        let chart = Chart::new(datasets.collect())
            .style(text)
            .legend_position(None)
            .x_axis(Axis::default().style(dim).bounds([0.0, last]).labels([
                Line::from("0"),
                Line::from(middle),
                Line::from(last_label),
            ]))
            .y_axis(Axis::default().style(dim).bounds([0.0, 3.0 * step]).labels(marks));
        chart.render(area, canvas.buffer);
        if !ctx.palette.unicode() {
            ascii(area, canvas);
        }
    }

    fn story(&self, ctx: &Ctx, width: usize) -> Vec<Row> {
        let statistics = self.sitting.statistics();
        let shown = &self.sitting.shown;
        let room = if ctx.roomy || self.map_area.width > 60 { 34 } else { 30 };
        // as many verbs as there is room for
        let mut left = width.saturating_sub(room + 26);
        let mut columns = Vec::new();
        for verb in shown.look.counted() {
            let name = shown.look.part(ctx.words, crate::kernel::Part::Verb(verb));
            let wide = (Row::plain(name.as_str()).width() + 2).max(10);
            let Some(rest) = left.checked_sub(wide) else { break };
            left = rest;
            columns.push((verb, name, wide));
        }
        let mut head = Row::of(Role::Dim, " ").to(room);
        head = head.put(
            Role::Dim,
            format!(
                "{:>10}{:>10}{:>6}",
                ctx.say("screen-end-points"),
                ctx.say("screen-end-choices"),
                ctx.say("screen-end-undos")
            ),
        );
        for (_, name, wide) in &columns {
            head = head.put(Role::Dim, format!("{name:>wide$}"));
        }
        let mut rows = vec![Row::new(), head];
        for &seat in &shown.seats {
            let letter = shown.look.letter(seat);
            let name = shown.look.name(ctx.words, seat);
            let points = self.points(seat);
            let of_seat = statistics.seats.get(seat.index()).cloned().unwrap_or_default();
            let player =
                Row::of(Role::Faction(letter), format!(" {letter} {name}  ")).put(Role::Dim, self.sitting.player(seat));
            let mut row = player.fitted(room - 1).to(room);
            row = row.text(format!("{points:>10}{:>10}{:>6}", of_seat.decisions, of_seat.undos));
            for (verb, _, wide) in &columns {
                row = row.text(format!("{:>wide$}", of_seat.actions.get(*verb).copied().unwrap_or(0)));
            }
            rows.push(row);
        }
        rows
    }
}

/// The lines of a chart's axes, for terminals that show nothing else.
fn ascii(area: Rect, canvas: &mut Canvas) {
    let area = area.intersection(canvas.buffer.area);
    for position in area.positions() {
        let cell = &mut canvas.buffer[position];
        let plain = match cell.symbol() {
            "│" => "|",
            "─" => "-",
            "└" | "┌" | "┐" | "┘" => "+",
            _ => continue,
        };
        cell.set_symbol(plain);
    }
}
