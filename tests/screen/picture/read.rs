//! Reads a picture back: which color each pixel has, and what is written in each cell.

use roxmltree::{Document, Node};
use std::collections::BTreeMap;
use unicode_width::UnicodeWidthStr;

/// The size of a cell in pixels, as `docs/sharing.md` says.
pub const CELL: (usize, usize) = (9, 18);

pub type Rgb = [u8; 3];

/// What is written in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub sign: String,
    pub ink: Rgb,
    pub bold: bool,
    pub italic: bool,
}

/// The color and the corners of a shape.
pub type Outline = (Rgb, Vec<(i32, i32)>);

/// A picture in one of its looks.
pub struct Picture {
    pub ground: Rgb,
    /// The color of each pixel below the texts, row by row.
    pixels: Vec<Vec<Rgb>>,
    pub written: BTreeMap<(usize, usize), Written>,
    /// The corners of outlines that are no rectangles, with their color, by cell.
    pub outlines: BTreeMap<(usize, usize), Outline>,
}

impl Picture {
    pub fn pixel(&self, (x, y): (usize, usize)) -> Rgb {
        self.pixels[y][x]
    }

    /// Reads a picture of this many cells.
    pub fn read(svg: &str, (columns, rows): (u16, u16), light: bool) -> Picture {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let document = Document::parse(svg).expect("XML");
        let root = document.root_element();
        let margin = 9;
        let size = [columns * CELL.0 + 2 * margin, rows * CELL.1 + 2 * margin].map(|size| size.to_string());
        assert_eq!([root.attribute("width"), root.attribute("height")], [Some(&*size[0]), Some(&*size[1])]);
        assert_eq!(root.attribute("viewBox"), Some(&*format!("0 0 {} {}", size[0], size[1])));
        assert!(
            root.attribute("aria-label").is_some_and(|label| !label.is_empty())
                && root.attribute("role") == Some("img")
        );
        let colors = colors(&document, light);
        let color = |node: Node<'_, '_>| {
            let class = node.attribute("class").expect("a class");
            colors[class.split(' ').next().expect("a class")]
        };
        let is = |name: &'static str| move |node: &Node<'_, '_>| node.has_tag_name(name);
        let backs: Vec<_> = document.descendants().filter(|node| node.has_tag_name("rect")).collect();
        let [back] = backs.as_slice() else { panic!("one rectangle below everything") };
        let ground = color(*back);
        let mut picture = Picture {
            ground,
            pixels: vec![vec![ground; columns * CELL.0]; rows * CELL.1],
            written: BTreeMap::new(),
            outlines: BTreeMap::new(),
        };
        for path in document.descendants().filter(|node| node.has_tag_name("path")) {
            picture.fill(path.attribute("d").expect("an outline"), color(path));
        }
        let known = ["svg", "style", "rect", "g", "path", "text"];
        assert!(document.descendants().filter(Node::is_element).all(|node| known.contains(&node.tag_name().name())));
        for text in document.descendants().filter(is("text")) {
            picture.write(text, color(text), (columns, rows));
        }
        picture
    }

    /// Fills the outlines of a path, each of which begins with its own `M`.
    fn fill(&mut self, path: &str, color: Rgb) {
        for outline in path.split('M').skip(1) {
            let steps = steps(outline);
            let corners = corners(&steps);
            let is_rect = steps.len() == 4 && steps[1].0 == 'H' && steps[2].0 == 'v' && steps[3].0 == 'H';
            assert!(outline.ends_with('z'), "{outline} is closed");
            let [xs, ys] = [|corner: &(i32, i32)| corner.0, |corner: &(i32, i32)| corner.1].map(|of| {
                (corners.iter().map(of).min().expect("corners"), corners.iter().map(of).max().expect("corners"))
            });
            let inside = |(from, to): (i32, i32), size: usize| from >= 0 && to <= size as i32 && from < to;
            assert!(inside(xs, self.pixels[0].len()) && inside(ys, self.pixels.len()), "{outline} is outside the grid");
            if is_rect {
                for y in ys.0..ys.1 {
                    self.pixels[y as usize][xs.0 as usize..xs.1 as usize].fill(color);
                }
            } else {
                let cell = (xs.0 as usize / CELL.0, ys.0 as usize / CELL.1);
                assert!((xs.1 - xs.0) as usize <= CELL.0 && (ys.1 - ys.0) as usize <= CELL.1, "{outline}");
                self.outlines.entry(cell).or_insert((color, Vec::new())).1.extend(corners);
            }
        }
    }

    /// Takes in a text, whose signs each stand in a cell of their own.
    fn write(&mut self, text: Node<'_, '_>, ink: Rgb, (columns, rows): (usize, usize)) {
        let number =
            |name: &str| text.attribute(name).and_then(|value| value.parse::<usize>().ok()).expect("whole pixels");
        let (x, y) = (number("x"), number("y"));
        let says = text.text().expect("text");
        assert_eq!(number("textLength"), says.width() * CELL.0, "{says}");
        assert_eq!(text.attribute("lengthAdjust"), Some("spacingAndGlyphs"));
        assert!(x % CELL.0 == 0 && says.trim() == says && !says.is_empty(), "{says:?} at {x}");
        let (mut column, row) = (x / CELL.0, y / CELL.1);
        assert!(column + says.width() <= columns && row < rows, "{says} is outside the grid");
        let classes: Vec<&str> = text.attribute("class").unwrap_or_default().split(' ').skip(1).collect();
        for sign in says.chars().map(String::from) {
            let (bold, italic) = (classes.contains(&"B"), classes.contains(&"I"));
            let width = sign.width();
            if sign != " " {
                let written = Written { sign, ink, bold, italic };
                assert!(self.written.insert((column, row), written).is_none(), "{says}: a cell is written twice");
            }
            column += width;
        }
    }
}

/// The colors by class in one of the looks.
fn colors(document: &Document<'_>, light: bool) -> BTreeMap<String, Rgb> {
    let style =
        document.descendants().find(|node| node.has_tag_name("style")).and_then(|node| node.text()).expect("a style");
    let (first, other) = style.split_once("@media (prefers-color-scheme:light){").unwrap_or((style, ""));
    let mut colors = BTreeMap::new();
    for rule in [first, if light { other } else { "" }].into_iter().flat_map(|rules| rules.split('}')) {
        let Some((class, value)) = rule.trim_start_matches(['.', '{']).split_once("{fill:#") else { continue };
        let channel = |at: usize| u8::from_str_radix(&value[at..at + 2], 16).expect("a color");
        colors.insert(class.to_owned(), [0, 2, 4].map(channel));
    }
    colors
}

/// The commands of an outline with their numbers; it begins with the place of its first corner.
fn steps(outline: &str) -> Vec<(char, Vec<i32>)> {
    let mut steps = vec![('M', Vec::new())];
    let mut number = String::new();
    for sign in outline.chars().chain([' ']) {
        let ends = !sign.is_ascii_digit();
        if ends && !number.is_empty() {
            steps.last_mut().expect("a step").1.push(number.parse().expect("a whole number"));
            number.clear();
        }
        match sign {
            '0'..='9' | '-' => number.push(sign),
            ' ' | 'z' => {}
            command => steps.push((command, Vec::new())),
        }
    }
    steps
}

fn corners(steps: &[(char, Vec<i32>)]) -> Vec<(i32, i32)> {
    let (mut x, mut y) = (0, 0);
    let mut corners = Vec::new();
    for (command, numbers) in steps {
        match (command, numbers.as_slice()) {
            ('M', &[to_x, to_y]) => (x, y) = (to_x, to_y),
            ('H', &[to]) => x = to,
            ('h', &[by]) => x += by,
            ('v', &[by]) => y += by,
            ('l', &[by_x, by_y]) => (x, y) = (x + by_x, y + by_y),
            ('q', &[_, _, by_x, by_y]) => (x, y) = (x + by_x, y + by_y),
            other => panic!("{other:?} is no step of an outline"),
        }
        corners.push((x, y));
    }
    corners
}
