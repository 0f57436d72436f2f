//! The priorities of clearings for clockwork players (R2.1), the first one first.

use super::draft::ClearingDraft;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use arrayvec::ArrayVec;

/// The boards of the box, by their ids: the numbers of their clearings are those of the priority markers.
const PRINTED: [&str; 4] = ["autumn", "lake", "mountain", "winter"];

/// The clearings of a board in the order of their priority.
pub(super) type Chart = ArrayVec<Clearing, MAX_CLEARINGS>;

/// Returns the chart of a board. One that is not of the box has its corners first, then the rest of its edge, then all others,
/// each of them clockwise from the corner at the top left, as printed charts have them.
pub(super) fn chart(id: &str, clearings: &[ClearingDraft], edge: ClearingSet) -> Chart {
    let mut chart: Chart = (0..clearings.len()).take(MAX_CLEARINGS).map(|index| Clearing::new(index as u8)).collect();
    if PRINTED.contains(&id) {
        return chart;
    }
    let direction =
        |draft: &ClearingDraft| draft.at.map_or(0.0, |(x, y)| around(f64::from(x) - MIDDLE, f64::from(y) - MIDDLE));
    let corners = clearings.iter().filter(|draft| draft.opposite.is_some());
    let first = corners.min_by_key(|draft| draft.at.map(|(x, y)| x + y)).map_or(0.0, direction);
    let rank = |clearing: &Clearing| {
        let draft = &clearings[clearing.index()];
        let ring = match (draft.opposite.is_some(), edge.contains(*clearing)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        (ring, (direction(draft) - first + TURN) % TURN)
    };
    chart.sort_by(|one, other| {
        let ((ring, angle), (other_ring, other_angle)) = (rank(one), rank(other));
        ring.cmp(&other_ring).then(angle.total_cmp(&other_angle))
    });
    chart
}

/// The middle of a board, in hundredths of its width and height.
const MIDDLE: f64 = 50.0;

/// A whole turn, as [`around`] counts.
const TURN: f64 = 4.0;

/// Returns how far clockwise from the left a direction points, in quarter turns, with `y` downward. It takes divisions only, so
/// that every machine gets the same.
fn around(x: f64, y: f64) -> f64 {
    let length = x.abs() + y.abs();
    if length == 0.0 {
        return 0.0;
    }
    match (x < 0.0, y < 0.0) {
        (true, true) => -y / length,
        (false, true) => 1.0 + x / length,
        (false, false) => 2.0 + y / length,
        (true, false) => (3.0 - x / length) % TURN,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, embedded};
    use super::*;

    #[test]
    fn directions_go_clockwise_from_the_left() {
        let directions = [(-1.0, 0.0), (-1.0, -1.0), (0.0, -1.0), (1.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 1.0)];
        assert_eq!(directions.map(|(x, y)| around(x, y)), [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 3.5]);
    }

    /// The priorities of a board that is read from a text, by the numbers of its clearings.
    fn numbers(name: &str, text: &str) -> Vec<u8> {
        let board = Board::parse(name, text);
        board.iter().flat_map(|board| board.chart()).map(|clearing| clearing.number()).collect()
    }

    #[test]
    fn boards_of_the_box_have_their_numbers_and_others_a_chart_that_is_computed() {
        for (name, text) in embedded() {
            let all: Vec<u8> = (1..=12).collect();
            assert_eq!(numbers(name, text), all, "{name}");
            let own = numbers(name, &text.replace("\nid = \"", "\nid = \"own-"));
            // the chart of the Autumn map follows the same rule; that of the Lake begins elsewhere and goes the other way
            assert_eq!(own == all, name.contains("autumn"), "{name}: {own:?}");
        }
    }
}
