//! The content of a board file, key by key, before its parts are held against each other.

use super::fault::Fault;
use super::layout::{Cell, Extent, LayoutSize, Spot as Place};
use super::plane::Point;
use super::read::{Faults, Fields, Node, Spot};
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, MAX_CLEARINGS, MAX_FORESTS, Suit};

const TOP: u8 = MAX_CLEARINGS as u8;
/// The largest pane that a layout may ask for; far above any terminal, and it keeps checks of hostile files short.
const PANE: Extent = Extent { width: 400, height: 200 };

/// A part that is `None` has faults already, and is not compared with other parts.
pub struct Draft {
    pub id: String,
    pub clearings: Option<Vec<ClearingDraft>>,
    pub paths: Option<Vec<Link>>,
    pub closed: Option<Vec<Link>>,
    pub rivers: Option<Vec<Link>>,
    pub river_divides: bool,
    pub lake: Option<Option<LakeDraft>>,
    pub tower: Option<(Clearing, Spot)>,
    pub ferry: Option<(Clearing, Spot)>,
    pub edge: Option<(ClearingSet, Spot)>,
    pub forests: Option<Vec<ForestDraft>>,
    pub forests_spot: Spot,
    pub layouts: Vec<LayoutDraft>,
}

pub struct ClearingDraft {
    pub number: u8,
    pub spot: Spot,
    pub suit: Option<Suit>,
    pub slots: u8,
    pub ruins: u8,
    pub at: Option<Point>,
    pub opposite: Option<u8>,
}

/// A path, a closed path or a piece of river between two clearings, the lower first.
#[derive(Clone)]
pub struct Link {
    pub ends: (Clearing, Clearing),
    pub spot: Spot,
}

impl Link {
    pub fn numbers(&self) -> (u8, u8) {
        (self.ends.0.number(), self.ends.1.number())
    }
}

pub struct LakeDraft {
    pub at: Point,
    pub coast: ClearingSet,
    pub spot: Spot,
}

pub struct ForestDraft {
    pub forest: Forest,
    pub clearings: ClearingSet,
    pub spot: Spot,
}

pub struct LayoutDraft {
    pub size: LayoutSize,
    pub spot: Spot,
    pub pane: Option<Extent>,
    pub block: Option<Extent>,
    pub boxes: Option<Vec<(Cell, Spot)>>,
    pub paths: Option<Vec<LineDraft>>,
    pub rivers: Option<Vec<LineDraft>>,
    /// Row, first and last column.
    pub lake: Option<Vec<[u16; 3]>>,
    pub shore: Option<Vec<Place>>,
    pub labels: Option<Vec<(Forest, Cell, Spot)>>,
}

pub struct LineDraft {
    /// In the file's order: the first cell touches the first end.
    pub ends: (Clearing, Clearing),
    pub corners: Vec<Cell>,
    /// The place where it bends on painted ground, if the file says so.
    pub bends: Option<Vec<Place>>,
    pub spot: Spot,
}

/// Reads the whole file. `None` if it is not for this reader at all.
pub fn read(mut top: Fields, faults: &mut Faults) -> Option<Draft> {
    let before = faults.count();
    let format = top.required("format", faults).and_then(|node| Some((node.integer(0..=i64::MAX, faults)?, node.spot)));
    if let Some((format, spot)) = format.filter(|(format, _)| *format != super::fault::FORMAT) {
        faults.add(&spot, Fault::Format(format));
    }
    let game = top.required("game", faults).and_then(|node| Some((node.text(faults)?, node.spot)));
    if let Some((game, spot)) = game.filter(|(game, _)| *game != "root") {
        faults.add(&spot, Fault::Game(game.to_owned()));
    }
    // The keys of another format or game are not known here: nothing useful can be said about them.
    if faults.count() > before {
        return None;
    }
    let id = top.required("id", faults).and_then(|node| id(&node, faults)).unwrap_or_default();
    let forests_spot = Spot { key: "forests".to_owned(), offset: 0 };
    let mut draft = Draft {
        id,
        clearings: top.required("clearings", faults).and_then(|node| clearings(&node, faults)),
        paths: top.required("paths", faults).and_then(|node| links(&node, faults)),
        closed: top.optional("closed_paths").map_or(Some(Vec::new()), |node| links(&node, faults)),
        rivers: top.optional("rivers").map_or(Some(Vec::new()), |node| links(&node, faults)),
        river_divides: top.optional("river_divides_forests").and_then(|node| node.flag(faults)).unwrap_or(false),
        lake: top.optional("lake").map_or(Some(None), |node| lake(&node, faults).map(Some)),
        tower: top.optional("tower").and_then(|node| clearing(&node, faults)),
        ferry: top.optional("ferry").and_then(|node| clearing(&node, faults)),
        edge: top.optional("map_edge").and_then(|node| Some((set_of_clearings(&node, faults)?, node.spot))),
        forests: None,
        forests_spot,
        layouts: Vec::new(),
    };
    if let Some(node) = top.required("forests", faults) {
        draft.forests_spot = node.spot.clone();
        draft.forests = forests(&node, faults);
    }
    if let Some(table) = top.optional("layouts").and_then(|node| node.table(faults)) {
        draft.layouts = layouts(table, faults);
    }
    top.finish(faults);
    Some(draft)
}

fn id(node: &Node, faults: &mut Faults) -> Option<String> {
    let text = node.text(faults)?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if text.is_empty() || !text.chars().all(plain) {
        faults.add(&node.spot, Fault::Id(text.to_owned()));
        return None;
    }
    Some(text.to_owned())
}

fn clearing(node: &Node, faults: &mut Faults) -> Option<(Clearing, Spot)> {
    let number = node.small(1..=TOP, faults)?;
    Clearing::from_number(number).map(|clearing| (clearing, node.spot.clone()))
}

/// A part of the file, read by `one`: `None` if any of it has a fault.
fn all<T>(node: &Node, faults: &mut Faults, one: impl Fn(&Node, &mut Faults) -> Option<T>) -> Option<Vec<T>> {
    let before = faults.count();
    let list: Vec<T> = node.list(faults)?.iter().filter_map(|node| one(node, faults)).collect();
    (faults.count() == before).then_some(list)
}

fn set_of_clearings(node: &Node, faults: &mut Faults) -> Option<ClearingSet> {
    let mut set = ClearingSet::EMPTY;
    for (clearing, spot) in all(node, faults, clearing)? {
        if set.contains(clearing) {
            faults.add(&spot, Fault::ClearingTwice(clearing.number()));
        }
        set.insert(clearing);
    }
    Some(set)
}

fn clearings(node: &Node, faults: &mut Faults) -> Option<Vec<ClearingDraft>> {
    let list = node.list(faults)?;
    let wanted = list.len();
    let mut read: Vec<ClearingDraft> = list.iter().filter_map(|node| one_clearing(node, faults)).collect();
    if read.len() != wanted {
        return None;
    }
    if read.is_empty() {
        faults.add(&node.spot, Fault::ClearingGap(1));
        return None;
    }
    let before = faults.count();
    // a file may list any number of them
    read.sort_by_key(|clearing| clearing.number);
    for pair in read.windows(2).filter(|pair| pair[0].number == pair[1].number) {
        faults.add(&pair[1].spot, Fault::ClearingTwice(pair[1].number));
    }
    let last = read.last().map_or(0, |clearing| clearing.number);
    for number in (1..last).filter(|number| read.iter().all(|clearing| clearing.number != *number)) {
        faults.add(&node.spot, Fault::ClearingGap(number));
    }
    (faults.count() == before).then_some(read)
}

/// `None` only without a number; any other fault leaves a gap in what is returned, so that the rest is still checked.
fn one_clearing(node: &Node, faults: &mut Faults) -> Option<ClearingDraft> {
    let mut fields = node.table(faults)?;
    let number = fields.required("number", faults).and_then(|node| node.small(1..=TOP, faults));
    let suit = fields.required("suit", faults).and_then(|node| suit(&node, faults)).flatten();
    // A clearing has room for three buildings, on the printed boards as in a box of the smallest layout.
    let slots = fields.required("slots", faults).and_then(|node| node.small(0..=3, faults));
    let ruins =
        fields.optional("ruins").map_or(Some((0, None)), |node| Some((node.small(0..=1, faults)?, Some(node.spot))));
    let at = fields.required("at", faults).and_then(|node| point(&node, faults));
    let opposite = fields.optional("opposite").and_then(|node| node.small(1..=TOP, faults));
    fields.finish(faults);
    if let (Some(slots), Some((ruins, Some(spot)))) = (slots, &ruins)
        && *ruins > slots
    {
        faults.add(spot, Fault::RuinsWithoutSlots { ruins: *ruins, slots });
    }
    let ruins = ruins.map_or(0, |(ruins, _)| ruins);
    Some(ClearingDraft {
        number: number?,
        spot: node.spot.clone(),
        suit,
        slots: slots.unwrap_or(0),
        ruins,
        at,
        opposite,
    })
}

/// `Some(None)` is a suit that a shuffled marker decides (A.1).
fn suit(node: &Node, faults: &mut Faults) -> Option<Option<Suit>> {
    let word = node.text(faults)?;
    if word == "random" {
        return Some(None);
    }
    let suit = Suit::CLEARING.into_iter().find(|suit| suit.id() == word);
    if suit.is_none() {
        let known = Suit::CLEARING.iter().map(|suit| suit.id()).chain(["random"]);
        let known = known.map(str::to_owned).collect();
        faults.add(&node.spot, Fault::Word { word: word.to_owned(), known });
    }
    suit.map(Some)
}

fn point(node: &Node, faults: &mut Faults) -> Option<Point> {
    let [x, y] = node.integers([0..=100, 0..=100], faults)?;
    Some((x as i32, y as i32))
}

fn ends(node: &Node, faults: &mut Faults) -> Option<(Clearing, Clearing)> {
    let range = 1..=i64::from(TOP);
    let [a, b] = node.integers([range.clone(), range], faults)?;
    if a == b {
        faults.add(&node.spot, Fault::LinkToItself(a as u8));
        return None;
    }
    Clearing::from_number(a as u8).zip(Clearing::from_number(b as u8))
}

fn links(node: &Node, faults: &mut Faults) -> Option<Vec<Link>> {
    all(node, faults, |node, faults| {
        let (a, b) = ends(node, faults)?;
        Some(Link { ends: (a.min(b), a.max(b)), spot: node.spot.clone() })
    })
}

fn lake(node: &Node, faults: &mut Faults) -> Option<LakeDraft> {
    let mut fields = node.table(faults)?;
    let at = fields.required("at", faults).and_then(|node| point(&node, faults));
    let coast = fields.required("coast", faults).and_then(|node| set_of_clearings(&node, faults));
    fields.finish(faults);
    Some(LakeDraft { at: at?, coast: coast?, spot: node.spot.clone() })
}

fn forest(name: &str, spot: &Spot, faults: &mut Faults) -> Option<Forest> {
    let mut letters = name.chars();
    let forest = letters.next().and_then(Forest::from_letter).filter(|_| letters.next().is_none());
    if forest.is_none() {
        let letters = (0..MAX_FORESTS as u8).map(|index| Forest::new(index).letter().to_string());
        let known = letters.collect();
        faults.add(spot, Fault::Word { word: name.to_owned(), known });
    }
    forest
}

fn forests(node: &Node, faults: &mut Faults) -> Option<Vec<ForestDraft>> {
    let before = faults.count();
    let mut list: Vec<ForestDraft> = Vec::new();
    for (spot, name, node) in node.table(faults)?.all() {
        let clearings = set_of_clearings(&node, faults);
        if let (Some(forest), Some(clearings)) = (forest(name, &spot, faults), clearings) {
            if let Some(twin) = list.iter().find(|other| other.clearings == clearings) {
                faults.add(&spot, Fault::ForestTwice(twin.forest.letter()));
            }
            list.push(ForestDraft { forest, clearings, spot });
        }
    }
    if faults.count() > before {
        return None;
    }
    list.sort_by_key(|draft| draft.forest);
    for (index, draft) in list.iter().enumerate() {
        if draft.forest.index() != index {
            faults.add(&node.spot, Fault::ForestGap(Forest::new(index as u8).letter()));
            return None;
        }
    }
    Some(list)
}

fn layouts(mut table: Fields, faults: &mut Faults) -> Vec<LayoutDraft> {
    let mut list = Vec::new();
    for size in LayoutSize::ALL {
        if let Some(node) = table.optional(size.id())
            && let Some(fields) = node.table(faults)
        {
            list.push(layout(size, fields, faults));
        }
    }
    table.finish(faults);
    list
}

fn layout(size: LayoutSize, mut fields: Fields, faults: &mut Faults) -> LayoutDraft {
    let full = Extent { width: 1, height: 1 }..=PANE;
    // The smallest box that fits the fixed rows, and the largest that the painter can fill.
    let block = Extent { width: 10, height: 4 }..=Extent { width: 24, height: 7 };
    let draft = LayoutDraft {
        size,
        spot: fields.spot.clone(),
        pane: fields.required("pane", faults).and_then(|node| extent(&node, full, faults)),
        block: fields.required("box", faults).and_then(|node| extent(&node, block, faults)),
        boxes: fields
            .required("boxes", faults)
            .and_then(|node| all(&node, faults, |node, faults| Some((cell(node, faults)?, node.spot.clone())))),
        paths: fields.required("paths", faults).and_then(|node| all(&node, faults, line)),
        rivers: fields.optional("rivers").map_or(Some(Vec::new()), |node| all(&node, faults, line)),
        lake: fields.optional("lake").map_or(Some(Vec::new()), |node| all(&node, faults, lake_row)),
        shore: fields.optional("shore").map_or(Some(Vec::new()), |node| all(&node, faults, place)),
        labels: fields.required("forests", faults).and_then(|node| labels(&node, faults)),
    };
    fields.finish(faults);
    draft
}

fn extent(node: &Node, range: std::ops::RangeInclusive<Extent>, faults: &mut Faults) -> Option<Extent> {
    let (low, high) = range.into_inner();
    let ranges = [i64::from(low.width)..=i64::from(high.width), i64::from(low.height)..=i64::from(high.height)];
    let [width, height] = node.integers(ranges, faults)?;
    Some(Extent { width: width as u16, height: height as u16 })
}

fn cell(node: &Node, faults: &mut Faults) -> Option<Cell> {
    let [x, y] = node.integers([0..=i64::from(PANE.width), 0..=i64::from(PANE.height)], faults)?;
    Some(Cell { x: x as u16, y: y as u16 })
}

fn line(node: &Node, faults: &mut Faults) -> Option<LineDraft> {
    let mut fields = node.table(faults)?;
    let ends = fields.required("ends", faults).and_then(|node| ends(&node, faults));
    let corners = fields.required("cells", faults).and_then(|node| {
        let cells = all(&node, faults, cell)?;
        if cells.is_empty() {
            faults.add(&node.spot, Fault::Length { wanted: 1, found: 0 });
            return None;
        }
        Some(cells)
    });
    let bends = match fields.optional("trail") {
        Some(node) => Some(all(&node, faults, place)?),
        None => None,
    };
    fields.finish(faults);
    Some(LineDraft { ends: ends?, corners: corners?, bends, spot: node.spot.clone() })
}

fn place(node: &Node, faults: &mut Faults) -> Option<Place> {
    node.tenths([PANE.width.into(), PANE.height.into()], faults)
}

fn lake_row(node: &Node, faults: &mut Faults) -> Option<[u16; 3]> {
    let (columns, rows) = (i64::from(PANE.width), i64::from(PANE.height));
    let row = node.integers([0..=rows, 0..=columns, 0..=columns], faults)?;
    Some(row.map(|value| value as u16))
}

fn labels(node: &Node, faults: &mut Faults) -> Option<Vec<(Forest, Cell, Spot)>> {
    let before = faults.count();
    let mut list = Vec::new();
    for (spot, name, node) in node.table(faults)?.all() {
        let cell = cell(&node, faults);
        list.extend(forest(name, &spot, faults).zip(cell).map(|(forest, cell)| (forest, cell, spot)));
    }
    (faults.count() == before).then_some(list)
}
