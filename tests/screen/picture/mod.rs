//! Recordings and pictures, held against the terminal emulator of the tests: what it shows of the bytes of a recording is what
//! the screen shows, and what is read out of a picture.

mod cast;
mod documents;
mod html;
mod read;
mod svg;

use super::table::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use thicket::bots::Level;
use thicket::kernel::{Language, Viewer, Words};
use thicket::table::{ActiveGame, Controller};
use thicket::tui::picture::{self, Reel};
use thicket::tui::settings::Settings;
use thicket::tui::theme::{Colors, DisplayOptions, Env, Glyphs, Theme, Themes};

/// A game of bots, in a language and a size.
struct Course {
    game: &'static str,
    language: Language,
    size: (u16, u16),
}

/// A game is no longer.
const MOST_ACTIONS: usize = 120;

const COURSES: [Course; 3] = [
    Course { game: "iwari", language: Language::English, size: (120, 40) },
    Course { game: "dewan", language: Language::Chinese, size: (80, 24) },
    Course { game: "root", language: Language::Japanese, size: (80, 24) },
];

impl Course {
    fn running(&self) -> ActiveGame {
        let bots = |count| vec![Controller::Bot(Level::Random); count];
        let mut running = match self.game {
            "iwari" => running_game(("iwari", &["red", "blue", "yellow"], "long_road"), &bots(3), 7, None),
            "dewan" => running_game(("dewan", &["amber", "basalt"], "storm"), &bots(2), 7, None),
            _ => running(&bots(2), 7, None),
        };
        for _ in 0..MOST_ACTIONS {
            thicket::table::Table::step(&mut running);
        }
        running
    }

    fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    fn reel(&self, themes: picture::Themes) -> Reel {
        let (width, height) = self.size;
        let (size, settings) = (Size { width, height }, Settings::default());
        Reel::new(self.running(), Viewer::All, &settings, self.words(), size, themes).expect("a painter")
    }

    /// The same game on a screen, where it is watched from its start.
    fn screen(&self, flags: DisplayOptions) -> Table {
        let (width, height) = self.size;
        let mut table = Table::in_words(width, height, flags, self.words());
        table.app.open_watched(self.running(), Some(Viewer::All));
        table.press("<Right><Left>");
        table
    }
}

fn painted(theme: &str, colors: Colors) -> DisplayOptions {
    DisplayOptions { theme: theme.into(), ..looks(colors, Glyphs::Unicode) }
}

fn theme(flags: &DisplayOptions) -> Theme {
    Theme::detect(&Themes::new(), &Env::default(), flags).expect("a built-in theme")
}

fn one(name: &str) -> picture::Themes {
    picture::Themes { first: theme(&painted(name, Colors::True)), light: None }
}

fn both() -> picture::Themes {
    picture::Themes { light: Some(theme(&painted("light", Colors::True))), ..one("dark") }
}

/// The emulator with a frame on it.
fn emulator((width, height): (u16, u16)) -> vt100::Parser {
    vt100::Parser::new(height, width, 0)
}

/// A color as it is seen, where an emulator has one of its own or one of the 256.
fn seen(color: vt100::Color, own: [u8; 3]) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match color {
        vt100::Color::Default => own,
        vt100::Color::Rgb(red, green, blue) => [red, green, blue],
        vt100::Color::Idx(grey @ 232..) => [8 + 10 * (grey - 232); 3],
        vt100::Color::Idx(cube @ 16..) => {
            [(cube - 16) / 36, (cube - 16) / 6 % 6, (cube - 16) % 6].map(|at| STEPS[usize::from(at)])
        }
        vt100::Color::Idx(named) => SIXTEEN[usize::from(named)],
    }
}

/// The colors that xterm gives the sixteen.
const SIXTEEN: [[u8; 3]; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

/// Checks that an emulator shows a frame: signs, colors, attributes.
#[track_caller]
fn assert_shows(screen: &vt100::Screen, frame: &Buffer, what: &str) {
    use ratatui::style::{Color, Modifier};
    let own = |color: Color| match color {
        Color::Reset => vt100::Color::Default,
        Color::Rgb(red, green, blue) => vt100::Color::Rgb(red, green, blue),
        Color::Indexed(index) => vt100::Color::Idx(index),
        other => panic!("{other} is no color of this theme"),
    };
    for (x, y) in (0..frame.area.height).flat_map(|y| (0..frame.area.width).map(move |x| (x, y))) {
        let shown = screen.cell(y, x).expect("a cell");
        if shown.is_wide_continuation() {
            continue;
        }
        let cell = &frame[(x, y)];
        let sign = if shown.has_contents() { shown.contents() } else { " " };
        assert_eq!(sign, cell.symbol(), "{what}: the sign at {x} {y}");
        let lines = Modifier::REVERSED | Modifier::UNDERLINED;
        let is_blank = sign == " " && !cell.modifier.intersects(lines);
        assert_eq!(shown.bgcolor(), own(cell.bg), "{what}: the ground of {sign} at {x} {y}");
        let attributes = [shown.underline(), shown.inverse()];
        assert_eq!(
            attributes,
            [Modifier::UNDERLINED, Modifier::REVERSED].map(|of| cell.modifier.contains(of)),
            "{what}: {sign} at {x} {y}"
        );
        if !is_blank {
            assert_eq!(shown.fgcolor(), own(cell.fg), "{what}: the ink of {sign} at {x} {y}");
            let attributes = [shown.bold(), shown.dim(), shown.italic()];
            let wanted = [Modifier::BOLD, Modifier::DIM, Modifier::ITALIC].map(|of| cell.modifier.contains(of));
            assert_eq!(attributes, wanted, "{what}: {sign} at {x} {y}");
        }
    }
}
