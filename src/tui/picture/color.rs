//! Colors as they are seen: a picture has no terminal that would know what its sixteen are, or its ground.

use ratatui::style::Color;

use crate::tui::palette::{Palette, Role};
use crate::tui::theme::Theme;

/// Red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rgb(pub [u8; 3]);

impl std::fmt::Display for Rgb {
    /// Formats the color as in style sheets and recordings.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Rgb([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A color in both looks of a picture. One that has a single look has it twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tone {
    pub first: Rgb,
    pub light: Rgb,
}

/// The sixteen colors of a terminal, as xterm has them.
pub(super) const SIXTEEN: [Rgb; 16] = [
    Rgb([0x00, 0x00, 0x00]),
    Rgb([0xcd, 0x00, 0x00]),
    Rgb([0x00, 0xcd, 0x00]),
    Rgb([0xcd, 0xcd, 0x00]),
    Rgb([0x00, 0x00, 0xee]),
    Rgb([0xcd, 0x00, 0xcd]),
    Rgb([0x00, 0xcd, 0xcd]),
    Rgb([0xe5, 0xe5, 0xe5]),
    Rgb([0x7f, 0x7f, 0x7f]),
    Rgb([0xff, 0x00, 0x00]),
    Rgb([0x00, 0xff, 0x00]),
    Rgb([0xff, 0xff, 0x00]),
    Rgb([0x5c, 0x5c, 0xff]),
    Rgb([0xff, 0x00, 0xff]),
    Rgb([0x00, 0xff, 0xff]),
    Rgb([0xff, 0xff, 0xff]),
];

/// The levels of a channel in the cube of the 256.
const CUBE: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// Returns a color of the 256 by its number.
    fn indexed(index: u8) -> Rgb {
        match index {
            grey @ 232.. => Rgb([8 + 10 * (grey - 232); 3]),
            16.. => Rgb([36, 6, 1].map(|step| CUBE[usize::from((index - 16) / step % 6)])),
            named => SIXTEEN[usize::from(named)],
        }
    }

    /// Returns what is seen of a color; `None` for the one that a terminal has by itself.
    pub(super) fn of(color: Color) -> Option<Rgb> {
        let named = match color {
            Color::Reset => return None,
            Color::Rgb(red, green, blue) => return Some(Rgb([red, green, blue])),
            Color::Indexed(index) => index,
            Color::Black => 0,
            Color::Red => 1,
            Color::Green => 2,
            Color::Yellow => 3,
            Color::Blue => 4,
            Color::Magenta => 5,
            Color::Cyan => 6,
            Color::Gray => 7,
            Color::DarkGray => 8,
            Color::LightRed => 9,
            Color::LightGreen => 10,
            Color::LightYellow => 11,
            Color::LightBlue => 12,
            Color::LightMagenta => 13,
            Color::LightCyan => 14,
            Color::White => 15,
        };
        Some(Rgb::indexed(named))
    }

    /// Mixes it with another color, of which it takes this many quarters.
    pub(super) fn mixed(self, other: Rgb, quarters: u8) -> Rgb {
        let other_quarters = u16::from(quarters.min(4));
        let mix = |one: u8, other: u8| {
            let sum = u16::from(one) * (4 - other_quarters) + u16::from(other) * other_quarters;
            (sum / 4) as u8
        };
        Rgb(std::array::from_fn(|channel| mix(self.0[channel], other.0[channel])))
    }

    fn is_dark(self) -> bool {
        self.0.iter().map(|channel| u16::from(*channel)).sum::<u16>() < 3 * 128
    }
}

/// The colors of what a theme leaves to the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    pub ink: Rgb,
    pub ground: Rgb,
}

impl Paper {
    /// Returns those of the theme's text. A theme that paints no ground is read on black, or on white where its text is
    /// dark.
    pub fn of(theme: &Theme) -> Paper {
        let text = theme.style(Role::Text);
        let (ink, ground) = (text.fg.and_then(Rgb::of), text.bg.and_then(Rgb::of));
        let on_white = ink.map_or(theme.name() == "light", Rgb::is_dark);
        let [own_ink, own_ground] = if on_white { [SIXTEEN[0], SIXTEEN[15]] } else { [SIXTEEN[7], SIXTEEN[0]] };
        Paper { ink: ink.unwrap_or(own_ink), ground: ground.unwrap_or(own_ground) }
    }
}
