//! The layout of a screen of some size.

use ratatui::layout::Rect;

use crate::kernel::Words;
use crate::tui::game_ui::GameView;

/// The smallest screen that shows a game. Below `WHOLE_MAP` rows the map is seen in part.
const LEAST: (u16, u16) = (80, 20);
const WHOLE_MAP: u16 = 24;

/// Says what a screen needs on which neither a game nor a menu can be drawn; `None` if they can.
pub fn too_small(words: &Words, area: Rect) -> Option<String> {
    let is_small = area.width < LEAST.0 || area.height < LEAST.1;
    let places = [("width", LEAST.0), ("height", LEAST.1), ("have_width", area.width), ("have_height", area.height)];
    let places = places.map(|(name, size)| (name, i64::from(size).into()));
    is_small.then(|| words.text_with("screen-small", &places))
}

/// The smallest screen where all boards are there, even beside a smaller map.
const SPACIOUS: (u16, u16) = (160, 50);

/// Columns between map and side pane: a blank and a line, or a blank alone where there is no room for a line.
const GAP_ROOMY: u16 = 2;
const GAP: u16 = 1;
/// The side pane and the gap before it are never narrower; with a larger map it is not narrower than `SIDE_ROOMY`, beside a
/// strip of boards not narrower than `SIDE_WIDE`.
pub(super) const SIDE: u16 = 22;
const SIDE_ROOMY: u16 = 34;
const SIDE_WIDE: u16 = 50;
/// Beyond this it does not grow.
const SIDE_MOST: u16 = 72;
/// The width from which a side pane has room for an open panel.
const READABLE: u16 = 50;
/// The rows of a screen from which the map makes way for a panel.
const READABLE_ROWS: u16 = 30;
/// Rows of the own board under the map, and of all boards in a strip, its heading included.
const DOCK: u16 = 5;
const STRIP: u16 = 9;
const STRIP_MOST: u16 = 11;
/// Rows that are there at every size: the first one, the question, the keys.
const FIXED: u16 = 3;

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panes {
    /// Whether names are written in full.
    pub roomy: bool,
    /// Whether the open panel has room in the side pane.
    pub readable: bool,
    pub top: Rect,
    /// The area where the map is seen, and how many rows it has.
    pub map: Rect,
    pub map_rows: u16,
    /// The line between map and side pane, if there is one.
    pub border: Option<Rect>,
    pub side: Rect,
    /// The own board under the map; empty where it has a line only.
    pub dock: Rect,
    /// The line above the strip of all boards, if there is one.
    pub rule: Option<Rect>,
    /// All boards; empty where there is no room for them.
    pub boards: Rect,
    /// The own board in a line or two; empty where more of it is shown.
    pub own: Rect,
    /// The line about the cursor's place; empty where the own board makes way for it.
    pub glance: Rect,
    pub question: Rect,
    pub keys: Rect,
}

impl Panes {
    /// Returns the part of the side pane above or below some lines of the screen.
    pub fn side_beside(&self, lines: Rect) -> Rect {
        let side = self.side;
        if lines.y <= side.y {
            let y = lines.bottom().clamp(side.y, side.bottom());
            Rect { y, height: side.bottom() - y, ..side }
        } else {
            Rect { height: lines.y.min(side.bottom()) - side.y, ..side }
        }
    }
}

/// Divides the room among the parts.
struct Share {
    map: (u16, u16),
    roomy: bool,
    dock: bool,
    boards: u16,
    own: u16,
    glance: u16,
}

/// The largest map with which everything fits that there is to be: all boards, the own one, or a line of it.
fn share(area: Rect, view: &dyn GameView) -> Option<Share> {
    let large = |side: u16, below: u16| {
        let room = area.height.saturating_sub(FIXED + 1 + below);
        let found = view.map_size(area.width.saturating_sub(side + GAP_ROOMY), room);
        found.filter(|(width, height)| *width > LEAST.0 - SIDE && *height > 20)
    };
    let roomy = |map, dock, boards| Share { map, roomy: true, dock, boards, own: 0, glance: 1 };
    let (strip, own) = (large(SIDE_WIDE, STRIP), large(SIDE_ROOMY, DOCK));
    let spacious = area.width >= SPACIOUS.0 && area.height >= SPACIOUS.1;
    if let Some(map) = strip.filter(|map| spacious || own.is_none_or(|own| own == *map)) {
        return Some(roomy(map, false, (area.height - FIXED - 1 - map.1).min(STRIP_MOST)));
    }
    if let Some(map) = own {
        return Some(roomy(map, true, 0));
    }
    if let Some(map) = large(SIDE_ROOMY, 2) {
        return Some(Share { own: 2, ..roomy(map, false, 0) });
    }
    if area.height < WHOLE_MAP {
        let map = view.map_size(area.width - SIDE, WHOLE_MAP - FIXED - 1)?;
        return Some(Share { map, roomy: false, dock: false, boards: 0, own: 1, glance: 0 });
    }
    let map = view.map_size(area.width - SIDE, area.height - FIXED - 1)?;
    let spare = area.height - FIXED - 1 - map.1;
    if spare > DOCK {
        return Some(Share { map, roomy: false, dock: true, boards: 0, own: 0, glance: 1 });
    }
    Some(Share { map, roomy: false, dock: false, boards: 0, own: spare.clamp(1, 2), glance: u16::from(spare >= 1) })
}

/// The largest map beside which a panel can be read. In fewer rows little of it would be left below the scores.
fn share_with_panel(area: Rect, view: &dyn GameView) -> Option<Share> {
    let room = area.height - FIXED - 1;
    if area.height < READABLE_ROWS {
        return None;
    }
    let map = view.map_size(area.width.checked_sub(READABLE + GAP_ROOMY)?, room)?;
    let spare = room - map.1;
    let dock = spare > DOCK;
    Some(Share {
        map,
        roomy: true,
        dock,
        boards: 0,
        own: if dock { 0 } else { spare.clamp(1, 2) },
        glance: spare.min(1),
    })
}

/// Lays out a screen; `None` if it is too small. For a panel that is to be read the map makes way, if it can be smaller.
pub fn panes(area: Rect, view: &dyn GameView, reading: bool) -> Option<Panes> {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let panes = laid_out(area, share(area, view)?);
    if !reading || panes.readable {
        return Some(panes);
    }
    Some(share_with_panel(area, view).map_or(panes, |share| laid_out(area, share)))
}

fn laid_out(area: Rect, share: Share) -> Panes {
    let Share { map: (width, height), roomy, dock, boards, own, glance } = share;
    let row = |from_bottom: u16, height: u16| Rect { y: area.bottom() - from_bottom, height, ..area };
    let below = boards + own + glance + 2;
    let body = Rect { y: area.y + 1, height: area.height - 1 - below, ..area };
    let gap = if roomy { GAP_ROOMY } else { GAP };
    let side_width = (area.width - width - gap).min(SIDE_MOST);
    let side = Rect { x: area.right() - side_width, width: side_width, ..body };
    let left = Rect { width: area.width - side_width - gap, ..body };
    // the map stands in the middle of what is left for it, the own board at its foot
    let docked = if dock { body.height.saturating_sub(height).max(DOCK) } else { 0 };
    let upper = left.height - docked;
    let map = Rect {
        x: left.x + (left.width - width) / 2,
        y: left.y + upper.saturating_sub(height) / 2,
        width,
        height: height.min(upper),
    };
    Panes {
        roomy,
        readable: side_width >= READABLE,
        top: Rect { height: 1, ..area },
        map,
        map_rows: height,
        border: roomy.then_some(Rect { x: side.x - 1, width: 1, ..body }),
        side,
        dock: Rect { x: left.x + 1, y: left.y + upper, width: left.width.saturating_sub(1), height: docked },
        rule: (boards > 0).then_some(row(2 + glance + own + boards, 1)),
        boards: Rect {
            x: area.x + 1,
            width: area.width - 1,
            ..row(2 + glance + own + boards.saturating_sub(1), boards.saturating_sub(1))
        },
        own: row(2 + glance + own, own),
        glance: row(2 + glance, glance),
        question: row(2, 1),
        keys: row(1, 1),
    }
}
