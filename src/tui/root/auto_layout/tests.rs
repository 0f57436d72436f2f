use super::*;
use crate::games::root::board;
use crate::games::root::board::{Fault, Way};
use crate::games::root::words::place::Forest;
use crate::kernel::Generator;
use proptest::prelude::*;
use std::fmt::Write as _;

/// The text of a shipped board without its drawings.
fn bare(name: &str) -> String {
    let (_, text) = board::embedded().iter().find(|(file, _)| *file == name).unwrap();
    text[..text.find("[layouts.S]").unwrap()].to_owned()
}

/// A drawing as a board file has it.
fn as_text(layout: &Layout) -> String {
    let mut text = String::new();
    let pair = |extent: Extent| format!("[{}, {}]", extent.width, extent.height);
    writeln!(text, "[layouts.{}]\npane = {}\nbox = {}", layout.size().id(), pair(layout.pane()), pair(layout.block()))
        .unwrap();
    let boxes: Vec<String> = layout.boxes().map(|(_, cell)| cell.to_string()).collect();
    writeln!(text, "boxes = [{}]", boxes.join(", ")).unwrap();
    for (key, wet) in [("paths", false), ("rivers", true)] {
        writeln!(text, "{key} = [").unwrap();
        for line in layout.lines().iter().filter(|line| (line.kind == LineKind::River) == wet) {
            let cells: Vec<String> = line.cells.iter().map(ToString::to_string).collect();
            let (from, to) = (line.ends.0.number(), line.ends.1.number());
            writeln!(text, "  {{ ends = [{from}, {to}], cells = [{}] }},", cells.join(", ")).unwrap();
        }
        writeln!(text, "]").unwrap();
    }
    let lake: Vec<String> = layout.lake().iter().map(|cell| format!("[{}, {}, {}]", cell.y, cell.x, cell.x)).collect();
    writeln!(text, "lake = [{}]", lake.join(", ")).unwrap();
    let letters: Vec<String> =
        layout.labels().map(|(forest, label)| format!("{} = {}", forest.letter(), label.at)).collect();
    writeln!(text, "forests = {{ {} }}", letters.join(", ")).unwrap();
    text
}

/// Returns the text of a custom board as it may come, with places, paths and rivers at random; `None` if it is not a
/// board.
fn any_board(seed: u64) -> Option<String> {
    let mut random = Generator::new(seed);
    let count = 4 + random.below(9);
    let mut head = "format = 1\ngame = \"root\"\nid = \"any\"\nclearings = [\n".to_owned();
    for number in 1..=count {
        let (x, y) = (random.below(101), random.below(101));
        let opposite = if number < 3 { format!(", opposite = {}", 3 - number) } else { String::new() };
        writeln!(head, "  {{ number = {number}, suit = \"random\", slots = 1, at = [{x}, {y}]{opposite} }},").unwrap();
    }
    writeln!(head, "]\nriver_divides_forests = {}", random.below(3) == 0).unwrap();
    let mut links: [Vec<String>; 3] = [const { Vec::new() }; 3];
    let text = |links: &[Vec<String>; 3]| {
        let lists = ["paths", "closed_paths", "rivers"].iter().zip(links);
        let lists: Vec<String> = lists.map(|(key, links)| format!("{key} = [{}]\n", links.join(", "))).collect();
        format!("{head}{}[forests]\n", lists.concat())
    };
    let faults = |text: &str| Board::parse("any", text).err().map(|errors| errors.faults().to_vec());
    for _ in 0..count * 4 {
        let (a, b) = (1 + random.below(count), 1 + random.below(count));
        let kind = [0, 0, 0, 0, 0, 1, 2, 2][random.below(8) as usize];
        if a == b || links.concat().contains(&format!("[{}, {}]", a.min(b), a.max(b))) {
            continue;
        }
        links[kind].push(format!("[{}, {}]", a.min(b), a.max(b)));
        let crosses = |fault: &Fault| matches!(fault, Fault::Crossing(..) | Fault::SamePlace(..));
        if faults(&text(&links))?.iter().any(|fault| crosses(&fault.fault)) {
            links[kind].pop();
        }
    }
    let mut whole = text(&links);
    for (index, fault) in faults(&whole)?.into_iter().enumerate() {
        let Fault::ForestNotListed(area) = fault.fault else { return None };
        let numbers: Vec<String> = area.iter().map(|clearing| clearing.number().to_string()).collect();
        writeln!(whole, "{} = [{}]", Forest::new(u8::try_from(index).ok()?).letter(), numbers.join(", ")).unwrap();
    }
    Some(whole)
}

/// Whether everything that the board has is on its map, and nothing on top of anything else.
fn holds(board: &Board, layout: &Layout) {
    let (pane, block) = (layout.pane(), layout.block());
    let mut boxes = vec![None; usize::from(pane.width) * usize::from(pane.height)];
    assert_eq!(layout.boxes().count(), board.clearings().len());
    for (clearing, corner) in layout.boxes() {
        for cell in cells_of(corner, block) {
            let near = Way::straight().filter_map(|way| pane.index(cell.step(way)?));
            assert!(near.into_iter().all(|at| boxes[at].is_none_or(|other| other == clearing)), "{clearing:?} touches");
            boxes[pane.index(cell).expect("a box inside")] = Some(clearing);
        }
    }
    let at = |cell: Option<Cell>| cell.and_then(|cell| pane.index(cell)).map(|at| boxes[at]);
    let drawn: Vec<_> = layout.lines().iter().map(|line| (line.kind, line.ends)).collect();
    assert_eq!(drawn, board.plan().links);
    for line in layout.lines() {
        let (first, last) = (line.cells[0], line.cells[line.cells.len() - 1]);
        assert_eq!(at(first.step(line.enter.back())), Some(Some(line.ends.0)), "{line:?}");
        assert_eq!(at(last.step(line.leave)), Some(Some(line.ends.1)), "{line:?}");
        assert!(line.cells.iter().all(|cell| at(Some(*cell)) == Some(None)), "{line:?}");
        let straight = |pair: &[Cell]| Way::straight().any(|way| pair[0].step(way) == Some(pair[1]));
        assert!(line.cells.windows(2).all(straight), "{line:?}");
    }
    assert_eq!(layout.lake().is_empty(), board.plan().lake.is_none());
    assert_eq!(layout.labels().count(), board.forests().len());
    let mut letters: Vec<Cell> = Vec::new();
    for (forest, label) in layout.labels() {
        let on_line = layout.lines().iter().any(|line| line.cells.contains(&label.at));
        assert!(at(Some(label.at)) == Some(None) && !on_line && !layout.lake().contains(&label.at), "{forest:?}");
        assert!(!letters.contains(&label.at), "{forest:?}");
        letters.push(label.at);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_board_has_a_whole_map(seed in any::<u64>(), size in prop::sample::select(LayoutSize::ALL.to_vec())) {
        let board = any_board(seed).and_then(|text| Board::parse("any", &text).ok());
        prop_assume!(board.is_some());
        if let Some(board) = board {
            holds(&board, &lay_out(&board, size).expect("a map"));
        }
    }
}

#[test]
fn maps_laid_out_stand_the_checks_of_drawn_ones() {
    for (name, _) in board::embedded() {
        let text = bare(name);
        let board = Board::parse(name, &text).unwrap();
        for size in LayoutSize::ALL {
            let layout = lay_out(&board, size).unwrap();
            holds(&board, &layout);
            let known = |fault: &Fault| {
                // more lines than the cells have room for: two paths run over a river where the printed board has no bridge
                (*name, size) == ("root-mountain.toml", LayoutSize::S)
                    && matches!(fault, Fault::LinesMeet(..) | Fault::LinesBeside(..))
            };
            if let Err(errors) = Board::parse(name, &format!("{text}{}", as_text(&layout))) {
                assert!(errors.faults().iter().all(|fault| known(&fault.fault)), "{errors}");
            }
        }
    }
}

#[test]
fn corners_of_the_map_are_at_the_corners_of_the_picture() {
    for (name, _) in board::embedded() {
        let board = Board::parse(name, &bare(name)).unwrap();
        for size in LayoutSize::ALL {
            let layout = lay_out(&board, size).unwrap();
            let at = |wanted: Clearing| layout.boxes().find(|(clearing, _)| *clearing == wanted).unwrap().1;
            for (corner, far) in board.corners().iter().filter_map(|corner| Some((corner, board.opposite(corner)?))) {
                let (corner, far) = (at(corner), at(far));
                assert!(corner.x.abs_diff(far.x) > layout.pane().width / 2, "{name} {size:?}");
                assert!(corner.y.abs_diff(far.y) > layout.pane().height / 2, "{name} {size:?}");
            }
        }
    }
}

#[test]
fn a_drawing_of_the_file_comes_before_one_that_is_laid_out() {
    let (name, text) = board::embedded()[0];
    let small = Board::parse(name, text.split_once("[layouts.M]").unwrap().0).unwrap();
    assert_eq!(fitting(&small, 58, 20).as_deref(), small.layouts().first().map(|layout| &**layout));
    assert_eq!(fitting(&small, 84, 31).map(|layout| layout.size()), Some(LayoutSize::M));
    assert_eq!(fitting(&small, 84, 30).map(|layout| layout.size()), Some(LayoutSize::S));
    let large = Board::parse(name, &text.replace("pane = [58, 20]", "pane = [90, 20]")).unwrap();
    let shown = fitting(&large, 58, 20).expect("one laid out, since the drawn one has no room");
    assert_eq!((shown.size(), shown.pane().width), (LayoutSize::S, 58));
    assert!(fitting(&large, 57, 20).is_none() && fitting(&large, 58, 19).is_none());
}
