//! The points by round, as a chart.

use super::Play;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

/// Points above the last mark of the chart that are drawn at it.
const MARGIN: i16 = 6;

impl Play {
    /// A letter for each seat at its round and score; letters of one round stand side by side.
    pub(super) fn chart(&self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        let statistics = self.session.ask(|table| table.record().statistics());
        let shown = &self.session.shown;
        let rounds = statistics.scores.iter().map(|round| round.round).max().unwrap_or(1).max(2);
        let most = statistics.scores.iter().flat_map(|round| round.scores.iter().flatten().copied()).max().unwrap_or(0);
        // three steps of five or ten points; a little above the last mark is drawn at it
        let step = (5.0 * f64::from(most - MARGIN).div_euclid(15.0) + 5.0).max(10.0);
        // One cell to the right for each seat, so that no letter hides another.
        let cell = f64::from(rounds) / f64::from(area.width.saturating_sub(6).max(1));
        let points: Vec<Vec<(f64, f64)>> = shown
            .snapshot
            .seats
            .iter()
            .map(|seat| {
                let scores = statistics.scores.iter().filter_map(|round| {
                    let score = (*round.scores.get(seat.index())?)?;
                    let x = f64::from(round.round) + seat.index() as f64 * cell * 1.2;
                    Some((x, f64::from(score).min(3.0 * step)))
                });
                scores.collect()
            })
            .collect();
        let text = ctx.palette.style(Role::Text);
        let datasets = shown.snapshot.seats.iter().zip(&points).map(|(&seat, points)| {
            let letter = shown.view.letter(seat);
            Dataset::default()
                .marker(Marker::Custom(letter))
                .graph_type(GraphType::Scatter)
                .style(Style::new().patch(ctx.palette.style(Role::Faction(letter))))
                .data(points)
        });
        let dim = ctx.palette.style(Role::Dim);
        let last = f64::from(rounds) + cell * 1.2 * shown.snapshot.seats.len() as f64;
        // the label of the last round says what is counted; a middle one only where there is a middle round
        let middle = if rounds % 2 == 0 { format!("{}", rounds / 2) } else { String::new() };
        let last_label = ctx.fill("screen-round", &[("round", i64::from(rounds).into())]);
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
