//! The mouse: whatever a key chooses, a click chooses, and what it is over is explained.

use ratatui::layout::{Position, Rect};

use super::mode::Focused;
use super::{Drawn, Focus, Play, Topic, Transition, TurnStatus};
use crate::kernel::Seat;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::Spot;
use crate::tui::key_bar::KeyBar;
use crate::tui::keys::{Key, Mouse, MouseEventKind};

/// The target of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hit {
    Place(Spot),
    /// The board of a seat.
    Board(Seat),
    /// A card of the hand, from 0.
    Card(usize),
    /// Something that can be chosen, from 0.
    Pick(usize),
}

impl Play {
    pub(super) fn mouse(&mut self, mouse: Mouse) -> Transition {
        let at = Position { x: mouse.x, y: mouse.y };
        match mouse.kind {
            MouseEventKind::Hover => {
                self.cursor.hover = self.hit(at);
                Transition::Nothing
            }
            MouseEventKind::WheelUp if self.mode.replay().is_some() && self.ui.panel.is_none() => self.key(Key::Left),
            MouseEventKind::WheelDown if self.mode.replay().is_some() && self.ui.panel.is_none() => {
                self.key(Key::Right)
            }
            MouseEventKind::WheelUp if self.ui.panel.is_some() => self.key(Key::Up),
            MouseEventKind::WheelDown if self.ui.panel.is_some() => self.key(Key::Down),
            MouseEventKind::WheelUp | MouseEventKind::WheelDown => Transition::Nothing,
            MouseEventKind::Click if self.ui.prompt.is_some() => Transition::Nothing,
            MouseEventKind::Click => match self.key_at(at) {
                Some(key) => self.key(key),
                None if self.mode.replay().is_some() && self.ui.panel.is_none() => Transition::Nothing,
                // a click beside the keys answers nothing that waits for one
                None if matches!(self.focused(), Focused::Leaving | Focused::End) => Transition::Nothing,
                None if self.is_ready() => self.key(Key::Esc),
                None if self.ui.panel.is_some() && !self.is_beside(at) => self.key(Key::Esc),
                None => self.click(at),
            },
        }
    }

    /// Whether a docked board is at a place on the screen.
    fn is_beside(&self, at: Position) -> bool {
        matches!(self.hit(at), Some(Hit::Board(_)))
    }

    fn click(&mut self, at: Position) -> Transition {
        match self.hit(at) {
            Some(Hit::Place(spot)) => {
                self.cursor.spot = spot;
                self.cursor.focus = Focus::Map;
                self.cursor.looking = true;
                self.sync();
                let lit = self.composer.stage().kind == InputMode::Map && self.composer.find(spot.part()).is_some();
                if lit { self.key(Key::Enter) } else { Transition::Nothing }
            }
            Some(Hit::Board(seat)) => {
                self.ui.toggle(Topic::Board(seat));
                Transition::Nothing
            }
            Some(Hit::Card(index)) => {
                let number = (index + 1).to_string();
                let stage = self.composer.stage();
                let pick = stage.picks.iter().position(|pick| pick.key == number);
                match pick.filter(|_| stage.kind == InputMode::Hand) {
                    Some(pick) => return self.pick(pick),
                    None if stage.kind == InputMode::Verbs => {
                        (self.cursor.focus, self.cursor.held) = (Focus::Hand, index)
                    }
                    None => {}
                }
                Transition::Nothing
            }
            Some(Hit::Pick(index)) => self.pick(index),
            None => Transition::Nothing,
        }
    }

    /// Takes what can be chosen as Enter takes it.
    pub(super) fn pick(&mut self, index: usize) -> Transition {
        if !matches!(self.now(), TurnStatus::Asked(_)) {
            return Transition::Nothing;
        }
        self.composer.set_cursor(index);
        self.key(Key::Enter)
    }

    /// Returns what is drawn in a cell.
    fn hit(&self, at: Position) -> Option<Hit> {
        let found = self.drawn.hits.iter().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit);
        found.or_else(|| self.drawn.map.spot_at(&*self.session.shown.view, at).map(Hit::Place))
    }

    /// The key that the line of keys shows in a cell, or whose label it shows there.
    fn key_at(&self, at: Position) -> Option<Key> {
        let area = self.drawn.keys;
        if !area.contains(at) {
            return None;
        }
        let bar = KeyBar::fit(&self.key_hints(), usize::from(area.width) - 2);
        bar.key_at(usize::from(at.x - area.x).checked_sub(1)?)
    }
}

impl Drawn {
    /// Notes the rows of an area in which a click finds something.
    pub(super) fn note_hits(&mut self, area: Rect, hits: Vec<(usize, Hit)>) {
        let row = |row: usize| Rect { y: area.y + row as u16, height: 1, ..area };
        let inside = hits.into_iter().filter(|(line, _)| *line < usize::from(area.height));
        self.hits.extend(inside.map(|(line, hit)| (row(line), hit)));
    }

    pub(super) fn note_hit(&mut self, area: Rect, hit: Hit) {
        self.hits.push((area, hit));
    }
}
