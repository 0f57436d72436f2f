//! Box drawing and block characters as shapes in a cell of whole pixels, so that lines meet whatever the reader's font.

/// The size of a cell in pixels. Letters of 15 pixels, of which a fixed font takes 0.6 in width, fill it.
pub const WIDTH: u16 = 9;
pub const HEIGHT: u16 = 18;
pub const FONT_SIZE: u16 = 15;

/// The pixel in the middle of a cell through which light lines go.
const MIDDLE: [i16; 2] = [4, 8];

/// A rectangle in pixels: its left and top edges, and its right and bottom ones, which are outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rect {
    pub x: [u16; 2],
    pub y: [u16; 2],
}

/// A character that is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    pub rects: Vec<Rect>,
    /// Outlines that are no rectangles: where they begin, and how they go on from there.
    pub outlines: Vec<([u16; 2], &'static str)>,
}

/// The arms of U+2500 to U+257F, up, right, down and left: 1 is light, 2 heavy, 3 double. Dashed lines are whole here; arcs and
/// diagonals have none.
const ARMS: &str = "\
    0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220 \
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 \
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 \
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 \
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020 \
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130 \
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0000 0000 0000 \
    0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010 ";

const FIRST_LINE: u32 = 0x2500;
const LINES: std::ops::RangeInclusive<char> = '\u{2500}'..='\u{257F}';

/// The quarters of a cell, upper left, upper right, lower left and lower right, that U+2596 to U+259F fill.
const QUARTERS: [[bool; 4]; 10] = {
    const O: bool = false;
    const X: bool = true;
    [
        [O, O, X, O],
        [O, O, O, X],
        [X, O, O, O],
        [X, O, X, X],
        [X, O, O, X],
        [X, X, X, O],
        [X, X, O, X],
        [O, X, O, O],
        [O, X, X, O],
        [O, X, X, X],
    ]
};

/// Returns how many quarters of ink a cell has that is filled evenly; `None` for other signs.
pub(super) fn shade_of(sign: &str) -> Option<u8> {
    match sign {
        "░" => Some(1),
        "▒" => Some(2),
        "▓" => Some(3),
        "█" => Some(4),
        _ => None,
    }
}

impl Shape {
    /// Returns the shape of a sign; `None` for what is written.
    pub fn of(sign: &str) -> Option<Shape> {
        let mut signs = sign.chars();
        let sign = signs.next().filter(|_| signs.next().is_none())?;
        let outlines =
            |outlines: &[([u16; 2], &'static str)]| Shape { outlines: outlines.to_vec(), ..Shape::default() };
        Some(match sign {
            '╭' => outlines(&[([4, 18], "v-5q0-5 5-5v1q-4 0-4 4v5z")]),
            '╮' => outlines(&[([4, 18], "h1v-5q0-5-5-5v1q4 0 4 4z")]),
            '╯' => outlines(&[([4, 0], "h1v4q0 5-5 5v-1q4 0 4-4z")]),
            '╰' => outlines(&[([4, 0], "v4q0 5 5 5v-1q-4 0-4-4v-4z")]),
            '╱' => outlines(&[RISING]),
            '╲' => outlines(&[FALLING]),
            '╳' => outlines(&[RISING, FALLING]),
            line if LINES.contains(&line) => Shape { rects: lines(line), ..Shape::default() },
            '▀' => Shape::filled(&[rect([0, WIDTH], [0, HEIGHT / 2])]),
            '▄' => Shape::filled(&[rect([0, WIDTH], [HEIGHT / 2, HEIGHT])]),
            '▌' => Shape::filled(&[rect([0, WIDTH / 2], [0, HEIGHT])]),
            '▐' => Shape::filled(&[rect([WIDTH / 2, WIDTH], [0, HEIGHT])]),
            '▖'..='▟' => Shape::filled(&quarters(QUARTERS[(u32::from(sign) - u32::from('▖')) as usize])),
            _ => return None,
        })
    }

    fn filled(rects: &[Rect]) -> Shape {
        Shape { rects: rects.to_vec(), ..Shape::default() }
    }
}

const RISING: ([u16; 2], &str) = ([0, 18], "l8-18h1l-8 18z");
const FALLING: ([u16; 2], &str) = ([0, 0], "h1l8 18h-1z");

const fn rect(x: [u16; 2], y: [u16; 2]) -> Rect {
    Rect { x, y }
}

fn quarters(filled: [bool; 4]) -> Vec<Rect> {
    let halves = |size: u16| [[0, size / 2], [size / 2, size]];
    let places = halves(HEIGHT).into_iter().flat_map(|y| halves(WIDTH).map(|x| Rect { x, y }));
    places.zip(filled).filter_map(|(rect, filled)| filled.then_some(rect)).collect()
}

/// The weight of an arm of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    None,
    Light,
    Heavy,
    Double,
}

impl Weight {
    /// The pixels across the arm that it fills, from the middle one.
    fn rails(self) -> &'static [[i16; 2]] {
        match self {
            Weight::None => &[],
            Weight::Light => &[[0, 1]],
            Weight::Heavy => &[[-1, 2]],
            Weight::Double => &[[-RAIL, 1 - RAIL], [RAIL, 1 + RAIL]],
        }
    }
}

/// The pixels from the middle of a double line to each of its two.
const RAIL: i16 = 2;

/// The rectangles of a character of straight lines.
fn lines(sign: char) -> Vec<Rect> {
    let place = (u32::from(sign) - FIRST_LINE) as usize;
    let arms: Vec<Weight> = ARMS
        .bytes()
        .skip(5 * place)
        .take(4)
        .map(|weight| match weight {
            b'1' => Weight::Light,
            b'2' => Weight::Heavy,
            b'3' => Weight::Double,
            _ => Weight::None,
        })
        .collect();
    let dashes = match sign {
        '╌'..='╏' => 2,
        '┄'..='┇' => 3,
        '┈'..='┋' => 4,
        _ => 1,
    };
    let &[up, right, down, left] = arms.as_slice() else { return Vec::new() };
    let across = bars([left, right], [up, down], WIDTH, MIDDLE);
    let along = bars([up, down], [left, right], HEIGHT, [MIDDLE[1], MIDDLE[0]]);
    let across = across.into_iter().flat_map(|(x, y)| dashed(x, dashes).map(move |x| Rect { x, y }));
    let along = along.into_iter().flat_map(|(y, x)| dashed(y, dashes).map(move |y| Rect { x, y }));
    across.chain(along).collect()
}

/// The bars of the two arms of one axis, each as its extent along it and across. `beside` are the arms of the other axis, the one
/// of the lower coordinates first.
fn bars(arms: [Weight; 2], beside: [Weight; 2], size: u16, middle: [i16; 2]) -> Vec<([u16; 2], [u16; 2])> {
    let [before, after] = arms;
    // two equal arms are one bar, unless something double stands across them
    if before == after && !beside.contains(&Weight::Double) {
        return placed(before.rails(), [0, size as i16], middle[1]).collect();
    }
    let mut bars = Vec::new();
    for rail in after.rails() {
        let from = middle[0] + start(after, before, beside, rail[0]);
        bars.extend(placed(&[*rail], [from, size as i16], middle[1]));
    }
    for rail in before.rails() {
        let until = middle[0] + 1 - start(before, after, beside, rail[0]);
        bars.extend(placed(&[*rail], [0, until], middle[1]));
    }
    bars
}

fn placed(rails: &[[i16; 2]], along: [i16; 2], middle: i16) -> impl Iterator<Item = ([u16; 2], [u16; 2])> {
    let pixels = |range: [i16; 2]| range.map(|at| at.max(0) as u16);
    rails.iter().map(move |rail| (pixels(along), pixels(rail.map(|at| at + middle))))
}

/// Returns how far from the middle a bar of an arm begins, towards its end: lines that meet share a corner, and nothing stands
/// between the two of a double one.
fn start(arm: Weight, opposite: Weight, beside: [Weight; 2], offset: i16) -> i16 {
    let doubles = beside.map(|weight| weight == Weight::Double);
    let has_opposite = opposite != Weight::None;
    match (arm, doubles) {
        (_, [false, false]) if beside.contains(&Weight::Heavy) => -1,
        (_, [false, false]) => 0,
        (Weight::Double, [low, high]) => {
            let on_its_side = if offset < 0 { low } else { high };
            match (on_its_side, has_opposite) {
                (true, _) => RAIL,
                (false, true) => 0,
                (false, false) => -RAIL,
            }
        }
        (_, [true, true]) if has_opposite => 0,
        (_, [true, true]) => RAIL,
        (_, _) if has_opposite => 0,
        _ => -RAIL,
    }
}

/// A bar in this many dashes, each in the middle of its part.
fn dashed(bar: [u16; 2], dashes: u16) -> impl Iterator<Item = [u16; 2]> {
    let [from, until] = bar;
    let size = until - from;
    let dash = if dashes == 1 { size } else { (size * 2 / (3 * dashes)).max(1) };
    let begins = move |number: u16| from + size * (2 * number + 1) / (2 * dashes) - dash / 2;
    (0..dashes).map(begins).map(move |at| [at, at + dash])
}
