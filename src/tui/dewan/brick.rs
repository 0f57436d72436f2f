//! The content of a brick.

use ratatui::style::Style;

use super::map::{NUMBER, spot};
use super::names;
use crate::games::dewan::State;
use crate::games::dewan::ground::Ground;
use crate::games::dewan::hex::Hex;
use crate::kernel::Words;
use crate::tui::game_ui::Highlights;
use crate::tui::palette::{Palette, Role};
use crate::tui::pen::{Bare, Pen};
use crate::tui::text::clip;

/// Columns of a camp's chip.
const CHIP: i16 = 3;
/// Columns of a place in the way under the cursor.
const STEP: i16 = 2;

/// Returns the role whose color is the ground of a space that stands out: the cursor's, or one of the way under it.
pub fn light(marks: &Highlights, hex: Hex) -> Option<Role> {
    match () {
        () if marks.way.contains(&spot(hex)) => Some(Role::Lit),
        () if marks.cursor == Some(spot(hex)) => Some(Role::Text),
        () => None,
    }
}

/// The content of a space.
pub struct Inside {
    pub lit: bool,
    pub cursor: bool,
    /// Whether something has just come or gone there.
    pub changed: bool,
    dim: bool,
    /// Whether its ground is painted light.
    light: bool,
    number: String,
    /// The terrain's name, as long as it has room, and its sign in two columns.
    name: String,
    short: String,
    ground: Role,
    /// The letter of the tribe that camps here, and whether it is at home.
    camp: Option<(char, bool)>,
    berries: String,
    /// The sign of a flood, where there is one.
    flood: &'static str,
    /// Its place in the way under the cursor.
    step: Option<String>,
}

impl Inside {
    pub fn of(
        state: &State,
        words: &Words,
        named: bool,
        marks: &Highlights,
        hex: Hex,
        palette: &dyn Palette,
    ) -> Inside {
        let ground = state.land.ground(hex);
        let here = spot(hex);
        let (lit, cursor) = (marks.lit.contains(&here), marks.cursor == Some(here));
        let arrow = if palette.unicode() { '▸' } else { '>' };
        let short = names::sign_of(words, ground);
        let flood = if state.land.tokens.contains(hex) && ground.is_water() { "+" } else { "" };
        let name = if named { names::ground(words, ground) } else { short.clone() };
        Inside {
            lit,
            cursor,
            changed: marks.changed.iter().any(|change| change.at == here),
            dim: marks.dims && !lit && !cursor,
            light: palette.painted() && light(marks, hex).is_some(),
            number: hex.number().to_string(),
            name: format!("{flood}{name}"),
            ground: ground.terrain().map_or(Role::Text, |terrain| Role::Terrain(names::brick(terrain))),
            camp: state.camp_on(hex).map(|seat| (state.player(seat).tribe.letter(), ground == Ground::Home)),
            berries: "*".repeat(state.land.berries[hex.index()].into()),
            flood,
            step: marks.way.iter().position(|&spot| spot == here).map(|at| format!("{arrow}{}", at + 1)),
            short,
        }
    }

    /// Returns the text shown in place of its number, if there is one.
    fn flooded_berries(&self) -> String {
        format!("{}{}", self.flood, self.berries)
    }

    /// Returns whether its place in the way under the cursor is shown: that marks it enough.
    pub fn is_step(&self) -> bool {
        self.step.is_some()
    }

    /// Returns the style of what is not a piece: numbers and names are dim where they play no part in the question.
    pub fn style(&self, role: Role, palette: &dyn Palette) -> Style {
        self.on_ground(if self.dim { Role::Dim } else { role }, palette)
    }

    fn on_ground(&self, role: Role, palette: &dyn Palette) -> Style {
        let mut style = palette.style(Role::Text).patch(palette.style(role));
        if self.lit {
            style = style.patch(palette.style(Role::Legal));
        }
        if self.light {
            return palette.style(Role::Legal).patch(palette.style(Role::Ink)).bare();
        }
        if self.cursor && !palette.painted() {
            style = style.patch(palette.style(Role::Cursor));
        }
        // names stand on the ground of their brick
        style.bare()
    }

    fn chip(&self, palette: &dyn Palette) -> (String, Style) {
        let (letter, home) = self.camp.unwrap_or((' ', false));
        let text = if home { format!("({letter})") } else { format!(" {letter} ") };
        (text, palette.style(Role::Text).patch(palette.style(Role::Badge(letter))))
    }

    /// Draws number and name in the first line; way, camp and berries below.
    pub fn at_large(&self, x: i16, y: i16, (room, lines): (i16, i16), pen: &mut Pen<'_>) {
        let palette = pen.palette;
        let (plain, name) = (self.style(Role::Text, palette), self.style(self.ground, palette));
        pen.text(x, y, NUMBER, &self.number, plain);
        let rest = usize::try_from(room).unwrap_or_default().saturating_sub(NUMBER);
        pen.text_right(x + NUMBER as i16, y, rest, &self.name, name);
        let y = y + lines.min(3) - 1;
        let mut start = x;
        if let Some(step) = &self.step {
            pen.text(start, y, STEP as usize, step, plain);
            start += STEP;
        }
        let berries = self.berries.as_str();
        let mut left = x + room - start;
        if self.camp.is_some() {
            let (text, style) = self.chip(palette);
            let middle = x + (room - CHIP) / 2;
            let at = if berries.is_empty() || room - CHIP >= 4 { middle.max(start) } else { start };
            pen.text(at, y, CHIP as usize, &text, style);
            left = x + room - at - CHIP;
        }
        pen.text_right(x + room - left, y, left.max(0) as usize, berries, self.on_ground(Role::Text, palette));
    }

    /// Draws five columns: a camp, berries or the number, then the terrain.
    pub fn in_a_line(&self, x: i16, y: i16, room: i16, pen: &mut Pen<'_>) {
        let palette = pen.palette;
        let (plain, name) = (self.style(Role::Text, palette), self.style(self.ground, palette));
        match (self.camp, &self.step) {
            (Some(_), step) => {
                let step = step.as_deref().unwrap_or_default();
                pen.text(x, y, STEP as usize, step, plain);
                let start = if step.is_empty() { x } else { x + STEP };
                let (text, style) = self.chip(palette);
                pen.text(start, y, CHIP as usize, &text, style);
                if step.is_empty() {
                    pen.text_right(x + CHIP, y, (room - CHIP) as usize, &self.short, name);
                }
            }
            (None, Some(step)) => {
                pen.text(x, y, NUMBER, &self.number, plain);
                pen.text(x + NUMBER as i16, y, STEP as usize, step, plain);
            }
            (None, None) => {
                let berries = self.flooded_berries();
                let numbered = self.lit || self.cursor || berries.is_empty();
                let style = if numbered { plain } else { self.on_ground(Role::Text, palette) };
                pen.text(x, y, CHIP as usize, if numbered { &self.number } else { &berries }, style);
                pen.text_right(x + CHIP, y, (room - CHIP) as usize, &self.short, name);
            }
        }
    }

    /// Draws three columns: the first sign of the terrain, then a camp, berries or the number.
    pub fn in_a_corner(&self, x: i16, y: i16, room: i16, pen: &mut Pen<'_>) {
        let palette = pen.palette;
        let (plain, name) = (self.style(Role::Text, palette), self.style(self.ground, palette));
        let rest = usize::try_from(room - 1).unwrap_or_default();
        let (chip, badge) = self.chip(palette);
        match (self.camp, &self.step) {
            (Some((_, true)), None) => pen.text(x, y, CHIP as usize, &chip, badge),
            (Some((letter, _)), Some(step)) => {
                pen.text(x, y, STEP as usize, step, plain);
                pen.text(x + STEP, y, 1, &letter.to_string(), badge);
            }
            (Some((letter, false)), None) => {
                pen.text(x, y, 1, &clip(&self.short, 1), name);
                pen.text(x + 1, y, rest, &format!(":{letter}"), badge);
            }
            (None, step) => {
                pen.text(x, y, 1, &clip(&self.short, 1), name);
                let berries = self.flooded_berries();
                let numbered = self.lit || self.cursor || berries.is_empty();
                match (step, numbered) {
                    (Some(step), _) => pen.text(x + 1, y, rest, step, plain),
                    (None, true) => pen.text_right(x + 1, y, rest, &self.number, plain),
                    (None, false) => pen.text(x + 1, y, rest, &berries, self.on_ground(Role::Text, palette)),
                }
            }
        }
    }
}
