//! A picture of the screen for a page: text stays text, everything else is shapes on a grid of whole pixels.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::color::Tone;
use super::grid::{Grid, Kind, Run};
use super::shape::{HEIGHT, Rect, Shape, WIDTH};
use super::sheet::{BOLD, Classes, ITALIC, escaped, outline};

/// The pixels around the cells, and the roundness of the corners.
const MARGIN: u16 = 9;

/// The pixels from the top of a cell to where letters stand, and to the lines under and through them.
const BASELINE: u16 = 13;
const UNDERLINE: [u16; 2] = [15, 16];
const CROSSED: [u16; 2] = [9, 10];

/// Rectangles by their colors.
type Areas = BTreeMap<Tone, Vec<Rect>>;

/// Writes a frame as SVG, with what is said of it to readers who do not see it.
pub fn write(grid: &Grid, label: &str) -> String {
    let mut classes = Classes::default();
    let ground = classes.class(grid.ground);
    let (mut grounds, mut lines) = (Areas::new(), Areas::new());
    let mut outlines: BTreeMap<Tone, String> = BTreeMap::new();
    let mut texts = String::new();
    for y in 0..grid.rows {
        for run in grid.runs(y) {
            let area = area(&run, y);
            if run.style.ground != grid.ground {
                grounds.entry(run.style.ground).or_default().push(area);
            }
            for rect in ruled(&run, area) {
                lines.entry(run.style.ink).or_default().push(rect);
            }
            match run.kind {
                Kind::Blank => {}
                Kind::Shape => draw(&run, area, &mut lines, &mut outlines),
                Kind::Letter | Kind::Symbol | Kind::Wide => put(&run, area, &mut classes, &mut texts),
            }
        }
    }
    let mut shapes = String::new();
    for (tone, rects) in grounds
        .into_iter()
        .map(|(tone, rects)| (tone, merged(rects)))
        .chain(lines.into_iter().map(|(tone, rects)| (tone, merged(rects))))
    {
        let mut path = String::new();
        rects.into_iter().for_each(|rect| outline(&mut path, rect));
        let _ = writeln!(shapes, "<path class=\"{}\" d=\"{path}\"/>", classes.class(tone));
    }
    for (tone, path) in outlines {
        let _ = writeln!(shapes, "<path shape-rendering=\"auto\" class=\"{}\" d=\"{path}\"/>", classes.class(tone));
    }
    let [width, height] = [grid.columns * WIDTH + 2 * MARGIN, grid.rows * HEIGHT + 2 * MARGIN];
    let (label, sheet) = (escaped(label), classes.sheet());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{label}\">\n<style>{sheet}</style>\n\
         <rect class=\"{ground}\" width=\"{width}\" height=\"{height}\" rx=\"{MARGIN}\"/>\n\
         <g transform=\"translate({MARGIN} {MARGIN})\" xml:space=\"preserve\">\n\
         <g shape-rendering=\"crispEdges\">\n{shapes}</g>\n{texts}</g>\n</svg>\n"
    )
}

/// The area of a run.
fn area(run: &Run, y: u16) -> Rect {
    Rect { x: [run.x * WIDTH, (run.x + run.cells) * WIDTH], y: [y * HEIGHT, (y + 1) * HEIGHT] }
}

/// The lines under and through a run.
fn ruled(run: &Run, area: Rect) -> impl Iterator<Item = Rect> + use<> {
    let under = run.style.underlined.then_some(UNDERLINE);
    let through = run.style.crossed_out.then_some(CROSSED);
    under.into_iter().chain(through).map(move |at| Rect { y: at.map(|at| area.y[0] + at), ..area })
}

/// Draws the shapes of a run.
fn draw(run: &Run, area: Rect, lines: &mut Areas, outlines: &mut BTreeMap<Tone, String>) {
    let [left, top] = [area.x[0], area.y[0]];
    for (place, sign) in (0..).zip(run.text.chars()) {
        let Some(shape) = Shape::of(sign.encode_utf8(&mut [0; 4])) else { continue };
        let x = left + place * WIDTH;
        let rects = shape.rects.iter().map(|rect| Rect { x: rect.x.map(|at| x + at), y: rect.y.map(|at| top + at) });
        lines.entry(run.style.ink).or_default().extend(rects);
        for ([from, above], way) in shape.outlines {
            let path = outlines.entry(run.style.ink).or_default();
            let _ = write!(path, "M{} {}{way}", x + from, top + above);
        }
    }
}

/// Writes the text of a run, as wide as its cells in whatever font.
fn put(run: &Run, area: Rect, classes: &mut Classes, texts: &mut String) {
    let style = [run.style.bold.then_some(BOLD), run.style.italic.then_some(ITALIC)];
    let ink = classes.class(run.style.ink);
    let class = std::iter::once(ink.as_str()).chain(style.into_iter().flatten()).collect::<Vec<_>>().join(" ");
    let [left, right] = area.x;
    let _ = writeln!(
        texts,
        "<text class=\"{class}\" x=\"{left}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
        area.y[0] + BASELINE,
        right - left,
        escaped(&run.text)
    );
}

/// The same area in fewer rectangles: those beside each other are one, and so are those below each other.
fn merged(mut rects: Vec<Rect>) -> Vec<Rect> {
    rects.sort_by_key(|rect| (rect.y, rect.x));
    rects.dedup_by(|next, rect| {
        let touches = next.y == rect.y && next.x[0] <= rect.x[1];
        if touches {
            rect.x[1] = rect.x[1].max(next.x[1]);
        }
        touches
    });
    rects.sort_by_key(|rect| (rect.x, rect.y));
    rects.dedup_by(|next, rect| {
        let touches = next.x == rect.x && next.y[0] <= rect.y[1];
        if touches {
            rect.y[1] = rect.y[1].max(next.y[1]);
        }
        touches
    });
    rects
}
