//! Where everything stands on a screen of some size.

use ratatui::layout::Rect;

use crate::tui::face::Look;

/// The smallest screen that shows a game.
pub const LEAST: (u16, u16) = (80, 24);

/// The side pane is never narrower, and with a larger map not narrower than `SIDE_ROOMY`.
const SIDE: u16 = 22;
const SIDE_ROOMY: u16 = 35;
/// Beyond this it does not grow.
const SIDE_MOST: u16 = 60;

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panes {
    /// Whether names are written in full.
    pub roomy: bool,
    pub top: Rect,
    pub map: Rect,
    /// The line between map and side pane, if there is one.
    pub border: Option<Rect>,
    pub side: Rect,
    /// The line between map and own board, if there is one.
    pub rule: Option<Rect>,
    /// The own board.
    pub own: Rect,
    /// The line about the cursor's place; empty where the own board makes way for it.
    pub look: Rect,
    pub question: Rect,
    pub keys: Rect,
}

/// Lays out a screen; `None` if it is too small.
pub fn panes(area: Rect, look: &dyn Look) -> Option<Panes> {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let row = |from_bottom: u16, height: u16| Rect { y: area.bottom() - from_bottom, height, ..area };
    let top = Rect { height: 1, ..area };
    let roomy = look
        .map_size(area.width - SIDE_ROOMY - 1, area.height.saturating_sub(7))
        .filter(|(width, height)| *width > LEAST.0 - SIDE && *height > 20);
    let (width, height, own_rows, look_rows, rule) = match roomy {
        Some((width, height)) => (width, height, 2, 1, 1),
        None => {
            let (width, height) = look.map_size(area.width - SIDE, area.height - 4)?;
            let spare = area.height - 4 - height;
            (width, height, if spare >= 2 { 2 } else { 1 }, u16::from(spare >= 1), 0)
        }
    };
    let bottom = own_rows + look_rows + 2;
    let body = Rect { y: area.y + 1, height: area.height - 1 - bottom - rule, ..area };
    let border = rule;
    let side_width = (area.width - width - border).min(SIDE_MOST);
    let left = area.width - side_width - border;
    // The map stands in the middle of what is left for it.
    let map = Rect {
        x: area.x + (left - width) / 2,
        y: body.y + body.height.saturating_sub(height) / 2,
        width,
        height: height.min(body.height),
    };
    let side = Rect { x: area.right() - side_width, width: side_width, ..body };
    Some(Panes {
        roomy: roomy.is_some(),
        top,
        map,
        border: (border == 1).then_some(Rect { x: side.x - 1, width: 1, ..body }),
        side,
        rule: (rule == 1).then_some(row(bottom + 1, 1)),
        own: row(bottom, own_rows),
        look: row(3, look_rows),
        question: row(2, 1),
        keys: row(1, 1),
    })
}
