//! The points by round and the winning chances after each turn, as charts.

use super::PlaySession;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

/// Points above the last mark of the chart that are drawn at it.
const MARGIN: i16 = 6;

/// The columns for the letters at the ends of the curves.
const ENDS: u16 = 3;

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

/// The curves of a chart.
struct Curves {
    seats: Vec<(Seat, Vec<(f64, f64)>)>,
    rounds: u16,
    /// The marks of the upright axis, evenly apart, from 0 on.
    marks: Vec<f64>,
}

/// The chance of each seat to win, in hundredths, and how many rounds had been played then.
pub type ChanceRow = (f64, Vec<f64>);

impl PlaySession {
    /// Returns the chances after each turn; none where they are not known.
    pub fn chances(&self) -> Vec<ChanceRow> {
        let turns = self.turns();
        let begin = turns.first().map(|turn| (0.0, turn.actions.start));
        let ends = turns.iter().map(|turn| {
            let of_round = turns.iter().filter(|other| other.round == turn.round);
            let (gone, all) = of_round.fold((0.0, 0.0), |(gone, all), other| {
                (gone + f64::from(u8::from(other.number <= turn.number)), all + 1.0)
            });
            (f64::from(turn.round) - 1.0 + gone / all, turn.actions.end)
        });
        let hundredths = |chances: Vec<f64>| chances.into_iter().map(|chance| 100.0 * chance).collect();
        let rows = begin.into_iter().chain(ends).filter_map(|(rounds, actions)| {
            let chances = self.ask(|table| table.record().chances(actions))?;
            Some((rounds, hundredths(chances)))
        });
        rows.collect()
    }

    fn curves_of_points(&self) -> Curves {
        let statistics = self.ask(|table| table.record().statistics());
        let rounds = statistics.scores.iter().map(|round| round.round).max().unwrap_or(1).max(2);
        let most = statistics.scores.iter().flat_map(|round| round.scores.iter().flatten().copied()).max().unwrap_or(0);
        // three steps of five or ten points; a little above the last mark is drawn at it
        let step = (5.0 * f64::from(most - MARGIN).div_euclid(15.0) + 5.0).max(10.0);
        let points = |seat: Seat| {
            let scores = statistics.scores.iter().filter_map(|round| {
                let score = (*round.scores.get(seat.index())?)?;
                Some((f64::from(round.round), f64::from(score).min(3.0 * step)))
            });
            scores.collect::<Vec<_>>()
        };
        let seats = self.shown.snapshot.seats.iter().map(|&seat| (seat, points(seat))).collect();
        Curves { seats, rounds, marks: [0.0, 1.0, 2.0, 3.0].map(|mark| mark * step).to_vec() }
    }

    fn curves_of_chances(&self, chances: &[ChanceRow]) -> Curves {
        let rounds = chances.last().map_or(0.0, |(rounds, _)| rounds.ceil()) as u16;
        let of = |seat: Seat| chances.iter().filter_map(move |(at, all)| Some((*at, *all.get(seat.index())?)));
        let seats = self.shown.snapshot.seats.iter().map(|&seat| (seat, of(seat).collect())).collect();
        Curves { seats, rounds: rounds.max(2), marks: vec![0.0, 50.0, 100.0] }
    }

    /// Draws a curve for each seat, with its letter at its end; where there are only letters, one at each round or turn. Of
    /// the points, or of these chances.
    pub(super) fn draw_chart(&self, ctx: &Ctx, chances: Option<&[ChanceRow]>, area: Rect, canvas: &mut Canvas) {
        let curves = chances.map_or_else(|| self.curves_of_points(), |chances| self.curves_of_chances(chances));
        let Curves { mut seats, rounds, marks } = curves;
        let (shown, most) = (&self.shown, marks.last().copied().unwrap_or(1.0));
        // of two that stand at one place who has more in the end is seen
        let last = |points: &[(f64, f64)]| points.last().map_or(0.0, |(_, score)| *score);
        seats.sort_by(|(_, one), (_, other)| last(one).total_cmp(&last(other)));
        let role = |seat: Seat| Role::Faction(shown.view.letter(seat));
        let curves = ctx.palette.unicode();
        let datasets = seats.iter().map(|(seat, points)| {
            let (marker, kind) = match curves {
                true => (Marker::HalfBlock, GraphType::Line),
                false => (Marker::Custom(shown.view.letter(*seat)), GraphType::Scatter),
            };
            let style = Style::new().patch(ctx.palette.style(role(*seat)));
            Dataset::default().marker(marker).graph_type(kind).style(style).data(points)
        });
        // the label of the last round says what is counted; a middle one only where there is a middle round
        let middle = if rounds % 2 == 0 { format!("{}", rounds / 2) } else { String::new() };
        let last_label = ctx.fill("screen-round", &[("round", i64::from(rounds).into())]);
        let marks = marks.into_iter().map(|mark| Line::from(format!("{mark}")));
        let dim = ctx.palette.style(Role::Dim);
        let chart = Chart::new(datasets.collect())
            .style(ctx.palette.style(Role::Text))
            .legend_position(None)
            .x_axis(Axis::default().style(dim).bounds([0.0, f64::from(rounds)]).labels([
                Line::from("0"),
                Line::from(middle),
                Line::from(last_label),
            ]))
            .y_axis(Axis::default().style(dim).bounds([0.0, most]).labels(marks));
        let plot = Rect { width: area.width.saturating_sub(ENDS), ..area };
        chart.render(plot, canvas.buffer);
        if !curves {
            ascii(plot, canvas);
        }
        // the axis and its labels take the last two rows
        let height = plot.height.saturating_sub(2);
        let ends = seats.iter().rev().map(|(_, points)| last(points) / most);
        for ((seat, _), row) in seats.iter().rev().zip(rows_of_ends(ends, height)) {
            let letter = Row::of(role(*seat), format!(" {}", shown.view.letter(*seat)));
            canvas.row(Rect { x: plot.right(), y: plot.y + row, width: ENDS, height: 1 }, &letter);
        }
    }
}

/// The rows for the letters at the ends of curves, the highest first, from parts of this height: each has a row of its own, in
/// the order of the ends.
fn rows_of_ends(ends: impl Iterator<Item = f64>, height: u16) -> Vec<u16> {
    let mut rows: Vec<u16> =
        ends.map(|part| (f64::from(height.saturating_sub(1)) * (1.0 - part)).round() as u16).collect();
    for at in 1..rows.len() {
        rows[at] = rows[at].max(rows[at - 1] + 1);
    }
    for (row, lowest) in rows.iter_mut().rev().zip((0..height).rev()) {
        *row = (*row).min(lowest);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_in_the_order_of_the_ends_of_their_curves() {
        let rows = |ends: &[f64]| rows_of_ends(ends.iter().copied(), 11);
        assert_eq!(rows(&[1.0, 0.73, 0.7, 0.7]), [0, 3, 4, 5]);
        assert_eq!(rows(&[0.1, 0.0, 0.0]), [8, 9, 10]);
    }
}
