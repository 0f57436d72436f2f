//! A game as one page: it steps with the arrow keys, and takes nothing from elsewhere.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;

use ratatui::layout::Size;
use serde::Serialize;

use super::Reel;
use super::grid::{Grid, Kind, Run, Style};
use super::shape::{HEIGHT, Shape, WIDTH};
use super::sheet::{BOLD, Classes, ITALIC, escaped, outline};
use crate::kernel::Words;

/// What the page does with the keys, and its own looks.
const SCRIPT: &str = include_str!("page.js");
const LOOKS: &str = include_str!("page.css");

/// The game as the script reads it.
#[derive(Serialize)]
struct Film {
    columns: u16,
    rows: u16,
    /// The size of a cell in pixels.
    cell: [u16; 2],
    /// What runs look like: the class of their ground, empty for that of the page; the classes of their ink; what lines they have.
    styles: Vec<(String, String, &'static str)>,
    /// The outlines of signs that are drawn.
    shapes: BTreeMap<String, String>,
    /// All rows that are shown anywhere, each once, as runs: the number of a style, the text, and how many cells it takes.
    lines: Vec<Vec<(usize, String, u16)>>,
    frames: Vec<Frame>,
}

#[derive(Serialize)]
struct Frame {
    turn: usize,
    heading: String,
    /// How long it stays while the game goes on by itself, in thousandths of a second.
    rest: u128,
    /// The number of the line in each row.
    rows: Vec<usize>,
}

/// What has been met of a film so far.
#[derive(Default)]
struct Known {
    classes: Classes,
    styles: Vec<Style>,
    shapes: BTreeMap<String, String>,
    lines: BTreeMap<Vec<(usize, String, u16)>, usize>,
}

/// Writes a game as a page.
///
/// # Errors
/// Only those of a writer, and memory can always be written.
pub fn write(reel: &mut Reel, title: &str) -> io::Result<String> {
    let mut known = Known::default();
    let mut frames = Vec::new();
    let mut ground = None;
    for at in 0..reel.steps().len() {
        let grid = reel.grid(at);
        ground = Some(grid.ground);
        let rows = (0..grid.rows).map(|y| known.line(&grid, y)).collect();
        let step = &reel.steps()[at];
        frames.push(Frame { turn: step.turn, heading: step.heading.clone(), rest: step.rest.as_millis(), rows });
    }
    let Known { mut classes, styles, shapes, lines } = known;
    let page = ground.map(|tone| classes.class(tone)).unwrap_or_default();
    let styles = styles.iter().map(|style| {
        let on = if Some(style.ground) == ground { String::new() } else { classes.class(style.ground) };
        let ink =
            [Some(classes.class(style.ink)), style.bold.then(|| BOLD.into()), style.italic.then(|| ITALIC.into())];
        let ink: Vec<String> = ink.into_iter().flatten().collect();
        let ruled = match (style.underlined, style.crossed_out) {
            (false, false) => "",
            (true, false) => "underline",
            (false, true) => "line-through",
            (true, true) => "underline line-through",
        };
        (on, ink.join(" "), ruled)
    });
    let styles = styles.collect();
    let mut by_number: Vec<_> = lines.into_iter().collect();
    by_number.sort_by_key(|(_, number)| *number);
    let lines = by_number.into_iter().map(|(line, _)| line).collect();
    let Size { width: columns, height: rows } = reel.size;
    let film = Film { columns, rows, cell: [WIDTH, HEIGHT], styles, shapes, lines, frames };
    // in a script nothing may look like its end
    let film = serde_json::to_string(&film)?.replace('<', "\\u003c");
    Ok(page_of(title, reel.words(), &classes.sheet(), &page, &film))
}

impl Known {
    /// Returns the number of a row's line, which is kept if it is new.
    fn line(&mut self, grid: &Grid, y: u16) -> usize {
        let line = grid.runs(y).into_iter().map(|run| self.run(run)).collect();
        let next = self.lines.len();
        *self.lines.entry(line).or_insert(next)
    }

    fn run(&mut self, run: Run) -> (usize, String, u16) {
        if run.kind == Kind::Shape {
            for sign in run.text.chars().map(String::from) {
                self.shapes.entry(sign).or_insert_with_key(|sign| path(sign));
            }
        }
        let style = self.styles.iter().position(|style| *style == run.style).unwrap_or_else(|| {
            self.styles.push(run.style);
            self.styles.len() - 1
        });
        (style, run.text, run.cells)
    }
}

/// The outline of a sign in the cell at the upper left.
fn path(sign: &str) -> String {
    let Shape { rects, outlines } = Shape::of(sign).unwrap_or_default();
    let mut path = String::new();
    rects.into_iter().for_each(|rect| outline(&mut path, rect));
    for ([x, y], way) in outlines {
        let _ = write!(path, "M{x} {y}{way}");
    }
    path
}

/// The page around a game. It is told to the browser that nothing may come from elsewhere.
fn page_of(title: &str, words: &Words, sheet: &str, ground: &str, film: &str) -> String {
    let title = escaped(title);
    let [keys, back, on, play] =
        ["picture-keys", "picture-back", "picture-on", "picture-play"].map(|key| escaped(&words.text(key)));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{sheet}\n{LOOKS}</style>\n</head>\n\
         <body>\n<svg id=\"screen\" role=\"img\" aria-label=\"{title}\"><rect class=\"{ground}\" width=\"100%\" height=\"100%\"/></svg>\n\
         <p><button id=\"back\" title=\"{back}\">&#8249;</button> <button id=\"play\" title=\"{play}\">&#9654;&#8214;</button> \
         <button id=\"on\" title=\"{on}\">&#8250;</button> <span id=\"status\" aria-live=\"polite\"></span></p>\n<p>{keys}</p>\n\
         <script type=\"application/json\" id=\"film\">{film}</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        language = words.language(),
    )
}
