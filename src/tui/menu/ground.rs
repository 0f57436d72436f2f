//! The small map of a board, beside the form for a new game.

use ratatui::layout::Rect;

use crate::kernel::{Viewer, Words};
use crate::table::{Lobby, Wanted};
use crate::tui::game_ui::{self, Ctx, GameView, Highlights};
use crate::tui::text::{Canvas, Row};

/// Columns of a screen from which a map is looked for.
const WIDE: u16 = 100;
/// Blank columns between form and map.
const GAP: usize = 1;

/// The board that was chosen last, as it lies when a game begins.
#[derive(Default)]
pub struct Ground {
    of: Option<Wanted>,
    view: Option<Box<dyn GameView>>,
}

impl Ground {
    /// Looks at the board of a game that is asked for, where there may be room for it.
    pub fn look_at(&mut self, lobby: &Lobby, wanted: Wanted, area: Rect) {
        if area.width < WIDE || self.of.as_ref() == Some(&wanted) {
            return;
        }
        let game = lobby.sample(&wanted);
        self.view = game.and_then(|game| game_ui::of(game.id())?.view(&game.observe(Viewer::Spectator)));
        self.of = Some(wanted);
    }

    /// Draws it as high as rows leave room for it at their right, at the earliest below the first `kept` ones.
    pub fn draw(&self, words: &Words, rows: &[Row], kept: usize, area: Rect, canvas: &mut Canvas) {
        let Some(view) = self.view.as_ref().filter(|_| area.right() >= WIDE) else { return };
        let found = (kept..area.height.into()).find_map(|top| {
            let taken = rows.iter().skip(top).map(Row::width).max().unwrap_or(0) + GAP;
            let room = usize::from(area.width).checked_sub(taken)?;
            let (width, height) = view.map_size(room as u16, area.height - top as u16)?;
            Some(Rect { x: area.right() - width, y: area.y + top as u16, width, height })
        });
        let Some(place) = found else { return };
        let ctx = Ctx { words, palette: canvas.palette, roomy: false };
        view.map(&ctx, &Highlights::default(), place, canvas.buffer);
    }
}
