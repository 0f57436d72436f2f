//! What the screen shows, for where there is no terminal: a recording of a game, a picture, a page. All of it is drawn by the
//! same painters as the screen.

pub mod cast;
mod color;
mod grid;
pub mod html;
mod shape;
mod sheet;
pub mod svg;

pub use grid::{Grid, Look};

use std::sync::{Arc, Mutex};

use ratatui::buffer::Buffer;
use ratatui::layout::Size;

use super::play::{Play, PlaySession, Step};
use super::settings::Settings;
use super::theme::Theme;
use crate::kernel::{Viewer, Words};
use crate::table::Table;

/// The themes of a picture: one, or another for those whose page is light.
#[derive(Clone, Debug)]
pub struct Themes {
    pub first: Theme,
    pub light: Option<Theme>,
}

/// A game that is watched from its start, moment by moment, on a screen of some size that is nowhere.
pub struct Reel {
    play: Play,
    steps: Vec<Step>,
    size: Size,
    themes: Themes,
}

impl Reel {
    /// Watches a game with these eyes; `None` if there is no painter for it.
    pub fn new(
        table: impl Into<Box<dyn Table>>,
        viewer: Viewer,
        settings: &Settings,
        words: &'static Words,
        size: Size,
        themes: Themes,
    ) -> Option<Reel> {
        let session = PlaySession::new(Arc::new(Mutex::new(table.into())), words)?;
        let play = Play::watching(session, Some(viewer), settings);
        Some(Reel { steps: play.steps(), play, size, themes })
    }

    /// Returns the moments at which something was told.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Says who plays: the title of a recording or a page, and what is said of a picture.
    pub fn title(&self) -> String {
        self.play.session().title()
    }

    pub fn words(&self) -> &'static Words {
        self.play.session().words()
    }

    /// Returns the first moment after this many actions, or the last one.
    pub fn after(&self, actions: usize) -> usize {
        let step = self.steps.partition_point(|step| step.actions < actions);
        step.min(self.steps.len().saturating_sub(1))
    }

    /// Draws a moment.
    pub fn grid(&mut self, step: usize) -> Grid {
        self.play.hold_at(step);
        let first = self.play.drawn_at(self.size, &self.themes.first);
        let light = self.themes.light.as_ref().map(|theme| (self.play.drawn_at(self.size, theme), theme));
        let light = light.as_ref().map(|(buffer, theme)| Look { buffer, theme });
        Grid::of(Look { buffer: &first, theme: &self.themes.first }, light)
    }

    /// Draws a moment as a terminal gets it, in the first of the themes.
    fn frame(&mut self, step: usize) -> Buffer {
        self.play.hold_at(step);
        self.play.drawn_at(self.size, &self.themes.first)
    }
}
