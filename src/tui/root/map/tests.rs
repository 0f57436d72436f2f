use proptest::prelude::*;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::*;
use crate::games::root::board;
use crate::games::root::board::LayoutSize;
use crate::games::root::words::place::{Clearing, Suit, SuitSet};
use crate::tui::palette::SuitRole;
use crate::tui::root::scene::{ClearingView, Group, Ruler, Sign, Slot};

mod readback;

struct Plain {
    unicode: bool,
}

impl Palette for Plain {
    fn style(&self, _: Role) -> Style {
        Style::default()
    }

    fn unicode(&self) -> bool {
        self.unicode
    }
}

/// Every role in a color of its own.
struct Colorful;

impl Palette for Colorful {
    fn style(&self, role: Role) -> Style {
        match role {
            Role::Legal => Style::new().add_modifier(Modifier::BOLD),
            Role::Cursor => Style::new().add_modifier(Modifier::REVERSED),
            Role::Faction('C') | Role::Badge('C') => Style::new().fg(Color::Indexed(208)),
            Role::Faction(_) | Role::Badge(_) => Style::new().fg(Color::Indexed(69)),
            Role::Lit => Style::new().fg(Color::White).add_modifier(Modifier::BOLD),
            Role::Chip(SuitRole::Fox) => Style::new().fg(Color::Red),
            Role::Chip(_) => Style::new().fg(Color::Yellow),
            Role::Path => Style::new().fg(Color::Gray),
            Role::River => Style::new().fg(Color::Blue),
            Role::Forest => Style::new().fg(Color::Green),
            Role::Ruin => Style::new().fg(Color::Indexed(243)),
            Role::Faint => Style::new().fg(Color::DarkGray),
            _ => Style::new().fg(Color::White),
        }
    }

    fn unicode(&self) -> bool {
        false
    }
}

fn words() -> MapWords {
    MapWords {
        short_suits: ["fox", "rab", "mou"].map(str::to_owned),
        suits: ["fox", "rabbit", "mouse"].map(str::to_owned),
    }
}

fn autumn() -> Board {
    let (name, text) = board::embedded()[0];
    Board::parse(name, text).unwrap()
}

fn number(number: u8) -> usize {
    usize::from(number - 1)
}

fn pawn(letter: char) -> Sign {
    Sign { glyph: letter, role: Role::Faction(letter) }
}

fn token(glyph: char, count: u8) -> Group {
    Group::tokens(glyph, count, Role::Text)
}

/// The board as printed, with nobody on it.
fn empty(board: &Board, unicode: bool) -> Scene {
    let mut scene = Scene::default();
    for clearing in board.clearings().iter() {
        let view = &mut scene.clearings[clearing.index()];
        view.suits = board.suit(clearing).into_iter().collect();
        let ruins = board.ruins(clearing);
        view.slots = (0..board.slots(clearing))
            .map(|slot| if slot < ruins { Slot::ruin(unicode) } else { Slot::OPEN })
            .collect();
    }
    scene
}

/// Round 5 of a game of four.
fn middle(board: &Board, unicode: bool) -> Scene {
    let mut scene = empty(board, unicode);
    let mut put = |n: u8, ruler: char, warriors: &[(char, u8)], buildings: &[&str], tokens: &[(char, u8)]| {
        let view = &mut scene.clearings[number(n)];
        view.ruler = Ruler::Faction(ruler);
        view.warriors = warriors.iter().map(|(letter, count)| Group::warriors(*letter, *count)).collect();
        view.tokens = tokens.iter().map(|(glyph, count)| token(*glyph, *count)).collect();
        for building in buildings {
            let mut glyphs = building.chars();
            let slot = view.slots.iter_mut().find(|slot| **slot == Slot::OPEN).unwrap();
            *slot = Slot::building(glyphs.next().unwrap(), glyphs.next().unwrap());
        }
    };
    put(1, 'C', &[('C', 3)], &["Cs"], &[('k', 1), ('w', 2)]);
    put(2, 'E', &[('E', 4)], &["Er"], &[]);
    put(3, 'E', &[('E', 6)], &["Er"], &[]);
    put(4, 'C', &[('C', 1)], &[], &[('y', 1)]);
    put(5, 'C', &[('C', 4)], &["Cs", "Cw"], &[('w', 1)]);
    put(6, 'E', &[('C', 1), ('E', 2)], &["Er"], &[]);
    put(7, 'C', &[('C', 2), ('E', 1)], &[], &[]);
    put(8, 'A', &[('A', 3)], &["Ab"], &[('y', 1)]);
    put(9, 'C', &[('C', 3)], &["Cr", "Cr"], &[]);
    put(10, 'C', &[('C', 3), ('E', 1)], &["Cw"], &[('w', 1)]);
    put(11, 'E', &[('C', 2), ('E', 2)], &[], &[]);
    put(12, 'C', &[('C', 2)], &[], &[('y', 1)]);
    scene.clearings[number(11)].pawns.push(pawn('V'));
    scene
}

/// More than fits, everywhere at once.
fn crowded(board: &Board, unicode: bool) -> Scene {
    let mut scene = empty(board, unicode);
    for (index, view) in scene.clearings.iter_mut().enumerate() {
        view.ruler = if index % 2 == 0 { Ruler::Tie } else { Ruler::Nobody };
        view.warriors = [('C', if index == 8 { 13 } else { 4 }), ('E', 3), ('A', 2), ('L', 1)]
            .map(|(letter, count)| Group::warriors(letter, count))
            .to_vec();
        if index % 4 == 3 {
            view.pawns = vec![pawn('V')];
        }
        for slot in view.slots.iter_mut().filter(|slot| **slot == Slot::OPEN) {
            *slot = Slot::building('C', 's');
        }
        view.tokens = vec![token('y', 1), token('w', 3), token('?', 1), token('t', 1)];
    }
    scene.clearings[0].tokens.insert(0, token('k', 1));
    for view in &mut scene.forests {
        view.pawns = vec![pawn('V'), pawn('U')];
        view.tokens = vec![token('f', 2), token('j', 1)];
    }
    scene
}

fn layout(board: &Board, size: LayoutSize) -> &Layout {
    board.layouts().iter().find(|layout| layout.size() == size).unwrap()
}

fn drawn(board: &Board, scene: &Scene, size: LayoutSize, palette: &dyn Palette) -> Buffer {
    let pane = layout(board, size).pane();
    let area = Rect::new(0, 0, pane.width, pane.height);
    let mut buffer = Buffer::empty(area);
    let words = words();
    let place = MapPainter::new(palette, &words).draw(board, scene, area, &mut buffer).unwrap();
    assert_eq!((place.layout.size(), place.area), (size, area));
    buffer
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let Rect { width, height, .. } = buffer.area;
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned()).collect()
}

fn picture(board: &Board, scene: &Scene, size: LayoutSize, unicode: bool) -> String {
    let buffer = drawn(board, scene, size, &Plain { unicode });
    let edge = "-".repeat(usize::from(buffer.area.width));
    format!("{edge}\n{}\n{edge}", rows(&buffer).join("\n"))
}

#[test]
fn the_map_looks_as_it_should() {
    let board = autumn();
    for size in LayoutSize::ALL {
        for (glyphs, unicode) in [("ascii", false), ("unicode", true)] {
            let picture = picture(&board, &middle(&board, unicode), size, unicode);
            insta::assert_snapshot!(format!("middle_{}_{glyphs}", size.id()), picture);
        }
        insta::assert_snapshot!(
            format!("crowded_{}", size.id()),
            picture(&board, &crowded(&board, false), size, false)
        );
    }
}

/// The targets of a march from clearing 10, and of a slip out of forest c.
fn choosing(board: &Board, unicode: bool) -> Scene {
    let mut scene = middle(board, unicode);
    for view in &mut scene.clearings {
        view.mark.dim = true;
    }
    for target in [1, 2, 12] {
        scene.clearings[number(target)].mark = Mark { lit: true, ..Mark::default() };
    }
    scene.clearings[number(10)].mark = Mark { origin: true, ..Mark::default() };
    scene.clearings[number(12)].mark.cursor = true;
    scene.clearings[number(6)].mark.cursor = true;
    let forest = |letter| Forest::from_letter(letter).unwrap().index();
    scene.forests[forest('b')].mark.lit = true;
    scene.forests[forest('e')].mark.cursor = true;
    scene.forests[forest('c')].pawns = vec![pawn('V')];
    scene.forests[forest('f')].tokens = vec![token('f', 1), token('j', 1)];
    scene
}

#[test]
fn targets_and_the_cursor_show_without_color() {
    let board = autumn();
    insta::assert_snapshot!("choosing_S_ascii", picture(&board, &choosing(&board, false), LayoutSize::S, false));
    insta::assert_snapshot!("choosing_M_unicode", picture(&board, &choosing(&board, true), LayoutSize::M, true));
    insta::assert_snapshot!("choosing_L_unicode", picture(&board, &choosing(&board, true), LayoutSize::L, true));
}

#[test]
fn the_largest_drawing_that_fits_is_taken_and_centerd() {
    let board = autumn();
    let place = |width, height| {
        let area = Rect::new(3, 5, width, height);
        MapPainter::place(&board, area).map(|place| (place.layout.size(), place.area.x - 3, place.area.y - 5))
    };
    assert_eq!(place(58, 20), Some((LayoutSize::S, 0, 0)));
    assert_eq!(place(57, 20), None);
    assert_eq!(place(58, 19), None);
    assert_eq!(place(84, 31), Some((LayoutSize::M, 0, 0)));
    assert_eq!(place(300, 30), Some((LayoutSize::S, 121, 5)));
    assert_eq!(place(107, 37), Some((LayoutSize::M, 11, 3)));
    assert_eq!(place(112, 41), Some((LayoutSize::L, 2, 2)));
    assert_eq!(place(134, 45), Some((LayoutSize::XL, 0, 0)));
}

/// Sizes round every limit, and some between, up to 300 by 100.
fn sizes(top: u16, limits: &[u16]) -> Vec<u16> {
    let near = limits.iter().flat_map(|limit| limit.saturating_sub(1)..=limit + 1);
    let mut sizes: Vec<u16> = near.chain((0..=top).step_by(23)).chain([0, 1, 2, top]).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

#[test]
fn nothing_is_drawn_outside_at_any_size() {
    let board = autumn();
    let scene = crowded(&board, true);
    let words = words();
    let painter = MapPainter::new(&Plain { unicode: true }, &words);
    let untouched = |buffer: &Buffer, inside: Option<Rect>| {
        buffer.area.positions().all(|at| buffer[at].symbol() == "#" || inside.is_some_and(|inside| inside.contains(at)))
    };
    for width in sizes(300, &[58, 80, 84, 108, 120, 134, 160]) {
        for height in sizes(100, &[20, 24, 31, 37, 40, 45, 50]) {
            let mut buffer = Buffer::filled(Rect::new(0, 0, width + 4, height + 2), ratatui::buffer::Cell::new("#"));
            let area = Rect::new(3, 1, width, height);
            let place = painter.draw(&board, &scene, area, &mut buffer);
            assert_eq!(place.is_some(), width >= 58 && height >= 20);
            assert!(place.as_ref().is_none_or(|place| area.intersection(place.area) == place.area));
            assert!(untouched(&buffer, place.map(|place| place.area)), "{width}x{height}");
        }
    }
    // An area that reaches beyond the buffer, or lies beside it, is cut to what there is.
    let mut buffer = Buffer::filled(Rect::new(10, 10, 60, 21), ratatui::buffer::Cell::new("#"));
    let place = painter.draw(&board, &scene, Rect::new(0, 0, 300, 100), &mut buffer).unwrap();
    assert_eq!((place.layout.size(), place.area), (LayoutSize::S, Rect::new(11, 10, 58, 20)));
    assert_eq!(painter.draw(&board, &scene, Rect::new(200, 200, 300, 100), &mut buffer), None);
}

#[test]
fn a_board_without_drawings_is_drawn_as_large_as_others() {
    let (name, text) = board::embedded()[0];
    let bare = Board::parse(name, &text[..text.find("[layouts.S]").unwrap()]).unwrap();
    for size in LayoutSize::ALL {
        let pane = layout(&autumn(), size).pane();
        let mut buffer = Buffer::empty(Rect::new(0, 0, pane.width, pane.height));
        let words = words();
        for palette in [&Painted as &dyn Palette, &Plain { unicode: false }] {
            let painter = MapPainter::new(palette, &words);
            let place = painter.draw(&bare, &middle(&bare, palette.unicode()), buffer.area, &mut buffer);
            assert_eq!(place.map(|place| (place.layout.size(), place.area)), Some((size, buffer.area)));
        }
        let narrow = rows(&buffer);
        let wide = MapWords {
            suits: ["漢", "字", "語"].map(str::to_owned),
            short_suits: ["漢", "字", "語"].map(str::to_owned),
        };
        let painter = MapPainter::new(&Plain { unicode: false }, &wide);
        let place = painter.draw(&bare, &middle(&bare, false), buffer.area, &mut buffer).unwrap();
        for (row, before) in (0..).zip(&narrow) {
            let inside = |x: u16| {
                place.layout.boxes().any(|(_, at)| {
                    let block = place.layout.block();
                    (at.x + 1..at.x + block.width - 1).contains(&x) && (at.y..at.y + block.height).contains(&row)
                })
            };
            for (x, glyph) in (0..).zip(before.chars()).filter(|(x, _)| !inside(*x)) {
                assert_eq!(buffer[(x, row)].symbol(), glyph.to_string(), "{size:?}: wide suits move {x}, {row}");
            }
        }
    }
}

#[test]
fn the_text_is_the_same_in_every_color() {
    let board = autumn();
    for scene in [middle(&board, false), crowded(&board, false), choosing(&board, false)] {
        for size in LayoutSize::ALL {
            let plain = drawn(&board, &scene, size, &Plain { unicode: false });
            assert_eq!(rows(&plain), rows(&drawn(&board, &scene, size, &Colorful)));
        }
    }
}

#[test]
fn every_role_shows_where_it_belongs() {
    let board = autumn();
    let buffer = drawn(&board, &middle(&board, false), LayoutSize::S, &Colorful);
    let color = |x, y| (buffer[(x, y)].symbol().to_owned(), buffer[(x, y)].fg);
    let shown = |symbol: &str, color| (symbol.to_owned(), color);
    assert_eq!(color(6, 0), shown("f", Color::Red), "the suit of clearing 1");
    assert_eq!(color(11, 0), shown("C", Color::Indexed(208)), "its ruler");
    assert_eq!(color(4, 1), shown("C", Color::Indexed(208)), "its warriors");
    assert_eq!(color(5, 1), shown("3", Color::Indexed(208)), "and their number");
    assert_eq!(color(18, 6), shown("#", Color::Indexed(243)), "a ruin in 10");
    assert_eq!(color(14, 1), shown("-", Color::Gray), "a path");
    assert_eq!(color(27, 2), shown("~", Color::Blue), "the river");
    assert_eq!(color(19, 2), shown("a", Color::Green), "a forest");
    assert_eq!(color(3, 0), shown("/", Color::Indexed(208)), "the edge of a box, of who rules it");
}

/// Colors enough for painted ground.
struct Painted;

impl Palette for Painted {
    fn style(&self, _: Role) -> Style {
        Style::new().fg(Color::Indexed(200)).bg(Color::Indexed(100))
    }

    fn unicode(&self) -> bool {
        true
    }

    fn painted(&self) -> bool {
        true
    }
}

#[test]
fn ground_is_painted_on_every_board_at_every_size_up_to_the_largest_pane() {
    let (name, text) = board::embedded()[0];
    let mut boards = vec![Board::parse(name, &text.replacen("pane = [134, 45]", "pane = [400, 200]", 1)).unwrap()];
    boards.extend(board::embedded().iter().map(|(name, text)| Board::parse(name, text).unwrap()));
    for board in &boards {
        for layout in board.layouts() {
            let buffer = drawn(board, &crowded(board, true), layout.size(), &Painted);
            assert!(buffer.content().iter().all(|cell| cell.symbol().width() == 1 && cell.bg != Color::Reset));
        }
    }
}

#[test]
fn what_was_drawn_before_leaves_no_trace() {
    let board = autumn();
    let fresh = drawn(&board, &middle(&board, false), LayoutSize::S, &Colorful);
    let mut used = Buffer::filled(fresh.area, ratatui::buffer::Cell::new("#"));
    used.set_style(fresh.area, Style::new().bg(Color::Red).add_modifier(Modifier::UNDERLINED));
    let words = words();
    MapPainter::new(&Colorful, &words).draw(&board, &middle(&board, false), fresh.area, &mut used).unwrap();
    assert_eq!(used, fresh);
}

#[test]
fn targets_have_bold_frames_and_the_rest_faint_ones_but_pieces_stay_as_they_are() {
    let board = autumn();
    let buffer = drawn(&board, &choosing(&board, false), LayoutSize::S, &Colorful);
    let style = |x, y| (buffer[(x, y)].fg, buffer[(x, y)].modifier);
    assert_eq!(style(3, 1), (Color::White, Modifier::BOLD), "the frame of 1, lit");
    assert_eq!(style(4, 1), (Color::Indexed(208), Modifier::empty()), "its warriors");
    assert_eq!(style(14, 9), (Color::White, Modifier::BOLD), "the frame of 12, under the cursor");
    assert_eq!(style(48, 9), (Color::White, Modifier::BOLD), "of 6, out of the question but under the cursor");
    assert_eq!(style(29, 1), (Color::DarkGray, Modifier::empty()), "of 5, out of the question");
    assert_eq!(style(30, 1), (Color::Indexed(208), Modifier::empty()), "its warriors");
    assert_eq!(style(17, 5), (Color::Indexed(208), Modifier::empty()), "of 10, from where it goes");
    assert_eq!(style(20, 8), (Color::White, Modifier::BOLD), "the path from there to 12");
    assert_eq!(style(30, 10), (Color::Gray, Modifier::empty()), "a path elsewhere");
}

#[test]
fn every_glyph_is_one_cell() {
    let board = autumn();
    for size in LayoutSize::ALL {
        for scene in [crowded, choosing] {
            for cell in drawn(&board, &scene(&board, true), size, &Plain { unicode: true }).content() {
                assert_eq!(cell.symbol().width(), 1, "{:?}", cell.symbol());
            }
            for cell in drawn(&board, &scene(&board, false), size, &Plain { unicode: false }).content() {
                assert!(matches!(cell.symbol().as_bytes(), [b' '..=b'~']), "{:?}", cell.symbol());
                assert_eq!(cell.symbol().width_cjk(), 1);
            }
        }
    }
}

#[test]
fn a_closed_path_is_barred_until_it_is_opened() {
    let (_, text) = board::embedded()[0];
    let text = text.replace("[6, 11], [7, 8]", "[7, 8]").replace("closed_paths = []", "closed_paths = [[6, 11]]");
    let board = Board::parse("closed", &text).unwrap();
    let mut scene = middle(&board, false);
    let between_11_and_6 = |scene: &Scene, size, unicode| {
        let line = layout(&board, size).lines().iter().find(|line| line.kind == LineKind::Closed).unwrap();
        let row = rows(&drawn(&board, scene, size, &Plain { unicode }))[usize::from(line.cells[0].y)].clone();
        let columns = line.cells.iter().map(|cell| usize::from(cell.x));
        let (first, count) = (columns.clone().min().unwrap(), columns.count());
        row.chars().skip(first).take(count).collect::<String>()
    };
    assert_eq!(between_11_and_6(&scene, LayoutSize::S, false), ".X..");
    assert_eq!(between_11_and_6(&scene, LayoutSize::M, true), "╌╌╌✕╌╌╌");
    let [six, eleven] = [6, 11].map(|number| Clearing::from_number(number).unwrap());
    scene.opened.push((six, eleven));
    assert_eq!(between_11_and_6(&scene, LayoutSize::S, false), "----");
}

#[test]
fn a_label_that_finds_no_room_says_that_there_is_more() {
    let board = autumn();
    let mut scene = empty(&board, false);
    let forest = Forest::from_letter('e').unwrap().index();
    let shown = |scene: &Scene| {
        let text = rows(&drawn(&board, scene, LayoutSize::S, &Plain { unicode: false })).join("\n");
        let label = text.split("(e").nth(1).unwrap();
        format!("(e{})", label.split(')').next().unwrap())
    };
    scene.forests[forest].tokens = vec![token('f', 2), token('j', 1), token('a', 2)];
    assert_eq!(shown(&scene), "(e:f2ja2)");
    scene.forests[forest].pawns = vec![pawn('V')];
    assert_eq!(shown(&scene), "(e+ V)", "where the pawn is matters more than which relics are there");
    scene.forests[forest].pawns = vec![pawn('V'); 8];
    assert_eq!(shown(&scene), "(e+)");
}

fn any_group() -> impl Strategy<Value = (char, u8)> {
    (prop::sample::select(vec!['C', 'E', 'D', 'H', 'K', 'A', 'L', 'O', 'P']), 0..40u8)
}

fn any_view() -> impl Strategy<Value = ClearingView> {
    let warriors = prop::collection::vec((any_group(), any::<bool>()), 0..7);
    let pawns = prop::sample::select(vec!["", "V", "VU"]);
    let slots = prop::collection::vec(prop::sample::select(vec!["Cs", "Er", "Ab", "[]", "##"]), 0..4);
    let tokens = prop::collection::vec((prop::sample::select(vec!['k', 'w', 'y', 't', 'u', 'm', '?']), 1..9u8), 0..9);
    (warriors, pawns, slots, tokens, any::<[bool; 4]>()).prop_map(|(warriors, pawns, slots, tokens, marks)| {
        ClearingView {
            suits: SuitSet::of(Suit::Rabbit),
            ruler: Ruler::Tie,
            warriors: warriors
                .into_iter()
                .map(|((letter, count), star)| Group { star, ..Group::warriors(letter, count) })
                .collect(),
            pawns: pawns.chars().map(pawn).collect(),
            slots: slots
                .into_iter()
                .map(|slot| Slot { glyphs: [slot.as_bytes()[0].into(), slot.as_bytes()[1].into()], role: Role::Text })
                .collect(),
            tokens: tokens.into_iter().map(|(glyph, count)| token(glyph, count)).collect(),
            note: Vec::new(),
            mark: Mark { lit: marks[0], cursor: marks[1], dim: marks[2], origin: marks[3], changed: false },
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_row_is_longer_than_its_box_and_plus_means_cut(view in any_view(), index in 0..12u8) {
        let whole = |pieces: Vec<Piece>| pieces.into_iter().map(|piece| piece.text).collect::<Vec<_>>();
        let pieces = whole(view.warriors.iter().map(clearing_box::group).collect());
        let tokens = whole(view.tokens.iter().map(clearing_box::group).collect());
        let pawns = whole(view.pawns.iter().map(clearing_box::sign).collect());
        for layout in autumn().layouts() {
            let block = layout.block();
            let rows = clearing_box::rows(Clearing::new(index), &view, block, &words(), false);
            prop_assert_eq!(rows.len(), usize::from(block.height));
            let texts: Vec<String> =
                rows.iter().map(|row| row.inside.iter().map(|piece| piece.text.as_str()).collect()).collect();
            for text in &texts {
                prop_assert_eq!(text.width(), usize::from(block.width) - 2);
            }
            let all = texts[1..].concat();
            let complete = pieces.iter().chain(&tokens).chain(&pawns).all(|piece| all.contains(piece.as_str()));
            if all.contains('+') {
                let most = pieces.concat().len() + tokens.concat().len() + pawns.concat().len() + 1;
                prop_assert!(most > usize::from(block.width) - 2, "{all:?} was cut for nothing");
            } else {
                prop_assert!(complete, "{all:?} hides something");
            }
        }
    }
}
