//! Pictures.

use super::cast::{events, frames};
use super::read::{CELL, Picture, Rgb, Written};
use super::*;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use thicket::tui::picture::{Grid, Look, cast, svg};

/// The signs that are drawn: how many lines each half of a cell has across its arm up, right, down and left, and how thick they
/// are together.
const LINES: [(&str, [usize; 4]); 38] = [
    ("─", [0, 1, 0, 1]),
    ("━", [0, 3, 0, 3]),
    ("│", [1, 0, 1, 0]),
    ("┃", [3, 0, 3, 0]),
    ("┌", [0, 1, 1, 0]),
    ("┐", [0, 0, 1, 1]),
    ("└", [1, 1, 0, 0]),
    ("┘", [1, 0, 0, 1]),
    ("├", [1, 1, 1, 0]),
    ("┤", [1, 0, 1, 1]),
    ("┬", [0, 1, 1, 1]),
    ("┴", [1, 1, 0, 1]),
    ("┼", [1, 1, 1, 1]),
    ("┏", [0, 3, 3, 0]),
    ("┓", [0, 0, 3, 3]),
    ("┗", [3, 3, 0, 0]),
    ("┛", [3, 0, 0, 3]),
    ("┠", [3, 1, 3, 0]),
    ("┨", [3, 0, 3, 1]),
    ("┯", [0, 3, 1, 3]),
    ("┷", [1, 3, 0, 3]),
    ("═", [0, 2, 0, 2]),
    ("║", [2, 0, 2, 0]),
    ("╔", [0, 2, 2, 0]),
    ("╗", [0, 0, 2, 2]),
    ("╚", [2, 2, 0, 0]),
    ("╝", [2, 0, 0, 2]),
    ("╟", [2, 1, 2, 0]),
    ("╢", [2, 0, 2, 1]),
    ("╤", [0, 2, 1, 2]),
    ("╧", [1, 2, 0, 2]),
    ("╪", [1, 2, 1, 2]),
    ("╫", [2, 1, 2, 1]),
    ("╬", [2, 2, 2, 2]),
    ("╌", [0, 1, 0, 1]),
    ("┈", [0, 1, 0, 1]),
    ("╎", [1, 0, 1, 0]),
    ("┊", [1, 0, 1, 0]),
];

/// The signs with bends or slants: the edges that they touch, up, right, down and left.
const BENT: [(&str, [bool; 4]); 6] = [
    ("╭", [false, true, true, false]),
    ("╮", [false, false, true, true]),
    ("╯", [true, false, false, true]),
    ("╰", [true, true, false, false]),
    ("╱", [true, true, true, true]),
    ("╲", [true, true, true, true]),
];

/// The quarters of a cell that blocks fill: upper left, upper right, lower left, lower right.
const BLOCKS: [(&str, [bool; 4]); 14] = [
    ("▀", [true, true, false, false]),
    ("▄", [false, false, true, true]),
    ("▌", [true, false, true, false]),
    ("▐", [false, true, false, true]),
    ("▖", [false, false, true, false]),
    ("▗", [false, false, false, true]),
    ("▘", [true, false, false, false]),
    ("▝", [false, true, false, false]),
    ("▙", [true, false, true, true]),
    ("▛", [true, true, true, false]),
    ("▜", [true, true, false, true]),
    ("▟", [false, true, true, true]),
    ("▚", [true, false, false, true]),
    ("▞", [false, true, true, false]),
];

/// The quarters of ink in a cell that is filled evenly.
const SHADES: [(&str, u16); 4] = [("░", 1), ("▒", 2), ("▓", 3), ("█", 4)];

/// What an emulator shows in a cell.
struct Shown<'a> {
    sign: &'a str,
    ink: Rgb,
    ground: Rgb,
    lined: bool,
}

fn shown<'a>(cell: &'a vt100::Cell, [own_ink, own_ground]: [Rgb; 2]) -> Shown<'a> {
    let (ink, ground) = (seen(cell.fgcolor(), own_ink), seen(cell.bgcolor(), own_ground));
    let (ink, ground) = if cell.inverse() { (ground, ink) } else { (ink, ground) };
    let half = |at: usize| ((u16::from(ink[at]) + u16::from(ground[at])) / 2) as u8;
    let ink = if cell.dim() { [0, 1, 2].map(half) } else { ink };
    Shown { sign: if cell.has_contents() { cell.contents() } else { " " }, ink, ground, lined: cell.underline() }
}

/// Checks that a picture shows what an emulator shows, whose own colors these are.
#[track_caller]
fn assert_pictures(picture: &Picture, screen: &vt100::Screen, own: [Rgb; 2]) {
    assert_eq!(picture.ground, own[1]);
    let (rows, columns) = screen.size();
    let (mut written, mut bent) = (0, 0);
    for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
        let cell = screen.cell(y, x).expect("a cell");
        if cell.is_wide_continuation() {
            continue;
        }
        let shown = shown(cell, own);
        let place = (usize::from(x), usize::from(y));
        let what = format!("{} at {x} {y}", shown.sign);
        if let Some((_, arms)) = LINES.iter().find(|(sign, _)| *sign == shown.sign) {
            assert_eq!(lines(picture, place, &shown), *arms, "{what}");
        } else if let Some((_, quarters)) = BLOCKS.iter().find(|(sign, _)| *sign == shown.sign) {
            let inks = quarters.map(|filled| if filled { shown.ink } else { shown.ground });
            let middles = [(1, 4), (7, 4), (1, 13), (7, 13)].map(|(x, y)| (place.0 * CELL.0 + x, place.1 * CELL.1 + y));
            assert_eq!(middles.map(|pixel| picture.pixel(pixel)), inks, "{what}");
        } else if let Some((_, edges)) = BENT.iter().find(|(sign, _)| *sign == shown.sign) {
            let (ink, corners) = &picture.outlines[&place];
            assert_eq!((*ink, touched(place, corners)), (shown.ink, *edges), "{what}");
            bent += 1;
        } else if let Some((_, quarters)) = SHADES.iter().find(|(sign, _)| *sign == shown.sign) {
            let mix =
                |at: usize| (u16::from(shown.ground[at]) * (4 - quarters) + u16::from(shown.ink[at]) * quarters) / 4;
            assert_even(picture, place, 1, [0, 1, 2].map(|at| mix(at) as u8), &what);
        } else {
            let width = if cell.is_wide() { 2 } else { 1 };
            let line = (place.0 * CELL.0, place.1 * CELL.1 + 15);
            if shown.lined {
                assert_eq!(picture.pixel(line), shown.ink, "{what} is underlined");
            } else {
                assert_even(picture, place, width, shown.ground, &what);
            }
            let wanted =
                Written { sign: shown.sign.to_owned(), ink: shown.ink, bold: cell.bold(), italic: cell.italic() };
            if shown.sign == " " {
                assert!(!picture.written.contains_key(&place), "{what}");
            } else {
                assert_eq!(picture.written.get(&place), Some(&wanted), "{what}");
                written += 1;
            }
        }
    }
    assert_eq!((picture.written.len(), picture.outlines.len()), (written, bent), "nothing is where no sign is");
}

#[track_caller]
fn assert_even(picture: &Picture, (x, y): (usize, usize), width: usize, ground: Rgb, what: &str) {
    let pixels =
        (0..CELL.1).flat_map(|down| (0..width * CELL.0).map(move |right| (x * CELL.0 + right, y * CELL.1 + down)));
    assert!(pixels.map(|pixel| picture.pixel(pixel)).all(|color| color == ground), "the ground of {what}");
}

/// How many pixels of ink there are across each arm, near the edge of the cell or at the first dash from there.
fn lines(picture: &Picture, (x, y): (usize, usize), shown: &Shown<'_>) -> [usize; 4] {
    let (left, top) = (x * CELL.0, y * CELL.1);
    let is_ink = |x: usize, y: usize| picture.pixel((left + x, top + y)) == shown.ink;
    let across = |y: usize| (0..CELL.0).filter(|x| is_ink(*x, y)).count();
    let along = |x: usize| (0..CELL.1).filter(|y| is_ink(x, *y)).count();
    // what is drawn elsewhere in the cell is not counted twice
    let nearest = |counts: Vec<usize>| counts.into_iter().find(|count| *count > 0).unwrap_or(0);
    [
        nearest((0..5).map(across).collect()),
        nearest((7..9).rev().map(along).collect()),
        nearest((13..18).rev().map(across).collect()),
        nearest((0..2).map(along).collect()),
    ]
}

/// The edges of a cell that some corners touch.
fn touched((x, y): (usize, usize), corners: &[(i32, i32)]) -> [bool; 4] {
    let (left, top) = ((x * CELL.0) as i32, (y * CELL.1) as i32);
    let (right, bottom) = (left + CELL.0 as i32, top + CELL.1 as i32);
    let any = |on: &dyn Fn(&(i32, i32)) -> bool| corners.iter().any(on);
    [any(&|(_, y)| *y == top), any(&|(x, _)| *x == right), any(&|(_, y)| *y == bottom), any(&|(x, _)| *x == left)]
}

/// The colors of text and ground of a theme that paints.
fn own(name: &str) -> [Rgb; 2] {
    let flags = painted(name, Colors::True);
    let text = thicket::tui::palette::Palette::style(&theme(&flags), thicket::tui::palette::Role::Text);
    [text.fg, text.bg].map(|color| match color {
        Some(Color::Rgb(red, green, blue)) => [red, green, blue],
        other => panic!("{other:?} is no color of a theme that paints"),
    })
}

#[test]
fn a_picture_shows_what_the_emulator_shows_in_both_of_its_looks() {
    for course in COURSES {
        let mut reel = course.reel(both());
        let moments = [0, reel.steps().len() / 2, reel.steps().len() - 1];
        let pictures = moments.map(|moment| svg::write(&reel.grid(moment), "a label"));
        for (name, light) in [("dark", false), ("light", true)] {
            let mut reel = course.reel(one(name));
            let cast = cast::write(&mut reel, "title").expect("a recording");
            let mut frames = frames(&events(&cast)).into_iter().peekable();
            let mut emulator = emulator(course.size);
            let mut time = 0.0;
            for (number, step) in reel.steps().iter().enumerate() {
                while let Some((_, bytes)) = frames.next_if(|(at, _)| *at <= time + 0.0005) {
                    emulator.process(bytes.as_bytes());
                }
                if let Some(place) = moments.iter().position(|moment| *moment == number) {
                    let picture = Picture::read(&pictures[place], course.size, light);
                    assert_pictures(&picture, emulator.screen(), own(name));
                }
                time += step.rest.as_secs_f64();
            }
        }
    }
}

/// A screen with each sign that is drawn, in a color of its own, beside text of every kind.
fn specimen() -> (Buffer, vt100::Parser) {
    let signs = LINES.iter().map(|(sign, _)| *sign).chain(BENT.iter().map(|(sign, _)| *sign));
    let signs: Vec<&str> =
        signs.chain(BLOCKS.iter().map(|(sign, _)| *sign)).chain(SHADES.iter().map(|(sign, _)| *sign)).collect();
    let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 12));
    for (place, sign) in signs.iter().enumerate() {
        let (x, y) = (place as u16 % 10 * 2, place as u16 / 10);
        let style = Style::new().fg(Color::Rgb(place as u8, 200, 90)).bg(Color::Rgb(10, place as u8, 60));
        buffer.set_string(x, y, sign, style);
    }
    let red = Style::new().fg(Color::Red);
    buffer.set_string(0, 8, "two words", red.add_modifier(Modifier::BOLD));
    buffer.set_string(10, 8, "<&\">  far", red.bg(Color::Indexed(236)));
    buffer.set_string(0, 9, "林野 の 野", Style::new().fg(Color::LightBlue).add_modifier(Modifier::ITALIC));
    buffer.set_string(12, 9, "dim", Style::new().fg(Color::Indexed(208)).add_modifier(Modifier::DIM));
    buffer.set_string(16, 9, "▲●", red);
    buffer.set_string(0, 10, "under line", red.add_modifier(Modifier::UNDERLINED));
    buffer.set_string(12, 10, "back", red.add_modifier(Modifier::REVERSED));
    buffer.set_string(0, 11, "────────────────────", red);
    let mut emulator = emulator((20, 12));
    for y in 0..12 {
        let mut x = 0;
        while x < 20 {
            let cell = &buffer[(x, y)];
            let color = |color: Color, base: u8| match color {
                Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", base + 8),
                Color::Indexed(index) => format!("{};5;{index}", base + 8),
                Color::Red => (base + 1).to_string(),
                Color::LightBlue => (base + 64).to_string(),
                _ => (base + 9).to_string(),
            };
            let codes = [
                (Modifier::BOLD, 1),
                (Modifier::DIM, 2),
                (Modifier::ITALIC, 3),
                (Modifier::UNDERLINED, 4),
                (Modifier::REVERSED, 7),
            ];
            let codes: String = codes
                .iter()
                .filter(|(of, _)| cell.modifier.contains(*of))
                .map(|(_, code)| format!(";{code}"))
                .collect();
            let says = format!(
                "\x1b[{};{}H\x1b[0{codes};{};{}m{}",
                y + 1,
                x + 1,
                color(cell.fg, 30),
                color(cell.bg, 40),
                cell.symbol()
            );
            emulator.process(says.as_bytes());
            x += unicode_width::UnicodeWidthStr::width(cell.symbol()) as u16;
        }
    }
    (buffer, emulator)
}

#[test]
fn every_sign_that_is_drawn_and_every_kind_of_text_is_as_the_emulator_shows_it() {
    let (buffer, emulator) = specimen();
    let mono = theme(&looks(Colors::Sixteen, Glyphs::Unicode));
    let svg = svg::write(&Grid::of(Look { buffer: &buffer, theme: &mono }, None), "a \"label\" & more");
    let document = roxmltree::Document::parse(&svg).expect("XML");
    assert_eq!(document.root_element().attribute("aria-label"), Some("a \"label\" & more"));
    let picture = Picture::read(&svg, (20, 12), false);
    assert_pictures(&picture, emulator.screen(), [[229, 229, 229], [0, 0, 0]]);
    let texts: Vec<&str> =
        document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect();
    for whole in ["two words", "<&\">", "far", "林野", "▲", "●"] {
        assert!(texts.contains(&whole), "{whole} is one text of {texts:?}");
    }
    let long = svg.matches("M0 206H180v1H0z").count();
    assert_eq!(long, 1, "lines that meet are one");
    assert!(
        !svg.contains("http://www.w3.org/1999") && svg.matches("://").count() == 1,
        "it takes nothing from elsewhere"
    );
    insta::assert_snapshot!("specimen", svg);
}

#[test]
fn a_picture_of_one_theme_is_the_same_for_every_page_and_one_of_two_that_draw_differently_too() {
    let course = &COURSES[2];
    assert!(!svg::write(&course.reel(one("cvd")).grid(3), "a label").contains("@media"));
    assert!(svg::write(&course.reel(both()).grid(3), "a label").contains("@media (prefers-color-scheme:light)"));
    let lines = DisplayOptions { picture: thicket::tui::theme::Picture::Lines, ..painted("light", Colors::True) };
    let themes = picture::Themes { light: Some(theme(&lines)), ..one("dark") };
    assert_eq!(
        svg::write(&course.reel(themes).grid(3), "a label"),
        svg::write(&course.reel(one("dark")).grid(3), "a label")
    );
}

#[test]
fn a_picture_is_the_same_twice_and_small() {
    for (course, most) in COURSES.iter().zip([72_000, 40_000, 40_000]) {
        let [one, other] = [(); 2].map(|()| {
            let mut reel = course.reel(both());
            let middle = reel.steps().len() / 2;
            svg::write(&reel.grid(middle), "a label")
        });
        assert!(one == other, "{}", course.game);
        assert!(one.len() <= most, "{}: {} bytes", course.game, one.len());
    }
}
