//! The map as it is seen: all of it, or on a low screen the rows around what matters.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::game_ui::{Ctx, GameView, Highlights, Spot};

/// An area for a map that may have more rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Viewport {
    pub area: Rect,
    /// The rows of the whole map.
    pub rows: u16,
    /// The first row that is seen.
    first: u16,
}

impl Viewport {
    /// Moves to another area, and stays at its row as far as it can.
    pub fn moved_to(self, area: Rect, rows: u16) -> Self {
        Self { area, rows, first: self.first.min(rows.saturating_sub(area.height)) }
    }

    /// Returns the area that the whole map would take.
    pub fn whole(self) -> Rect {
        Rect { height: self.rows, ..self.area }
    }

    /// Returns what is seen in a cell of the screen.
    pub fn spot_at(self, view: &dyn GameView, at: Position) -> Option<Spot> {
        let is_seen = self.area.contains(at);
        is_seen.then(|| view.spot_at(self.whole(), at.x, at.y + self.first)).flatten()
    }

    /// Draws what is seen of a map: what the cursor is on is among it, or else a place that is spoken of or has changed.
    pub fn draw(
        &mut self,
        view: &dyn GameView,
        ctx: &Ctx,
        marks: &Highlights,
        spoken_of: Option<Spot>,
        buffer: &mut Buffer,
    ) {
        if self.rows <= self.area.height {
            return view.map(ctx, marks, self.area, buffer);
        }
        if let Some(spot) = marks.cursor.or(spoken_of).or(marks.changed.first().map(|change| change.at)) {
            self.show(view, spot);
        }
        let mut whole = Buffer::empty(self.whole());
        view.map(ctx, marks, self.whole(), &mut whole);
        for at in self.area.positions() {
            buffer[at] = whole[(at.x, at.y + self.first)].clone();
        }
    }

    /// Scrolls as little as it takes to see a place.
    fn show(&mut self, view: &dyn GameView, spot: Spot) {
        let whole = self.whole();
        let rows = whole.rows().filter(|row| row.positions().any(|at| view.spot_at(whole, at.x, at.y) == Some(spot)));
        let rows: Vec<u16> = rows.map(|row| row.y - whole.y).collect();
        if let (Some(top), Some(bottom)) = (rows.first(), rows.last()) {
            self.first = self.first.max((bottom + 1).saturating_sub(self.area.height)).min(*top);
        }
    }
}
