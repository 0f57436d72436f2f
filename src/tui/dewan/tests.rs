//! The map is drawn whole at every size, and its drawing tells what the rules say.

use super::map::{Wall, hex_of, step};
use super::names;
use crate::games::dewan::State;
use crate::games::dewan::board::Scenario;
use crate::games::dewan::card::Kind;
use crate::games::dewan::ground::Terrain;
use crate::games::dewan::hex::Hex;
use crate::games::dewan::payment::{Payment, payments};
use crate::kernel::{Generator, Options, Rules, Words};
use crate::table::Games;
use crate::tui::game_ui::{Highlights, Spot};
use crate::tui::keys::Direction;
use crate::tui::palette::{Palette, Plain, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

struct Glyphs;

impl Palette for Glyphs {
    fn style(&self, _: Role) -> Style {
        Style::new()
    }

    fn unicode(&self) -> bool {
        true
    }
}

fn game(seats: usize, scenario: Scenario, seed: u64) -> State {
    let seats = ["amber", "basalt", "coral", "dusk"][..seats].iter().map(|id| (*id).to_owned()).collect();
    let options = Options { seats, board: Some(scenario.id().to_owned()), ..Options::default() };
    let setup = State::setup(&options, &Games::ALL.boards()).unwrap();
    State::new(&setup, &mut Generator::new(seed), &mut ()).unwrap()
}

fn tables() -> impl Iterator<Item = State> {
    (2..=4).flat_map(|seats| {
        let fits = move |scenario: &&Scenario| seats == 4 || **scenario != Scenario::Team;
        Scenario::ALL.iter().filter(fits).map(move |scenario| game(seats, *scenario, 7))
    })
}

fn drawn(state: &State, width: u16, height: u16, palette: &dyn Palette, marks: &Highlights) -> Vec<String> {
    let wall = Wall::fitting(state, width, height).expect("a wall that fits");
    let (width, height) = wall.size();
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    wall.draw(Words::english(), palette, marks, area, &mut buffer);
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

/// The room for the map on a screen of 80x24, of 120x40 and of 160x50.
const ROOMS: [(u16, u16); 3] = [(58, 20), (84, 33), (124, 43)];

#[test]
fn every_map_fits_a_small_and_a_large_screen() {
    for state in tables() {
        for (width, height) in ROOMS {
            let wall = Wall::fitting(&state, width, height).unwrap_or_else(|| panic!("{}", state.board.id()));
            assert!(wall.size().0 <= width && wall.size().1 <= height);
        }
    }
}

#[test]
fn a_brick_touches_exactly_its_neighbors_and_is_found_where_it_is_drawn() {
    for state in tables() {
        for (width, height) in ROOMS {
            let wall = Wall::fitting(&state, width, height).unwrap();
            let (columns, rows) = wall.size();
            let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
            let mut found = std::collections::BTreeMap::new();
            for (x, y) in cells {
                if let Some(hex) = wall.hex_at(x, y) {
                    found.entry(hex).or_insert_with(Vec::new).push((x, y));
                }
            }
            assert_eq!(found.len(), state.board.hexes().len(), "every space can be seen");
            let touch = |one: &[(u16, u16)], other: &[(u16, u16)]| {
                one.iter().any(|&(x, y)| {
                    let near = |&(a, b): &(u16, u16)| (y == b && x.abs_diff(a) == 2) || (x == a && y.abs_diff(b) == 2);
                    other.iter().any(near)
                })
            };
            for (&one, cells) in &found {
                for (&other, others) in found.iter().filter(|(other, _)| **other != one) {
                    let neighbors = state.board.neighbors(one).contains(other);
                    assert_eq!(touch(cells, others), neighbors, "{one:?} {other:?}");
                }
            }
        }
    }
}

#[test]
fn the_cursor_reaches_every_space() {
    for state in tables() {
        let mut reached = vec![Hex::default()];
        let mut next = 0;
        while next < reached.len() {
            for motion in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                if let Some(hex) = step(&state, reached[next], motion)
                    && !reached.contains(&hex)
                {
                    reached.push(hex);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), state.board.hexes().len());
    }
}

#[test]
fn icons_berries_camps_and_marks_are_told_without_color() {
    let state = game(4, Scenario::Base, 7);
    let lit: Vec<Spot> = vec![Spot::Place(1)];
    let marks =
        Highlights { lit: &lit, choosing: true, dims: true, cursor: Some(Spot::Place(20)), ..Highlights::default() };
    assert!(hex_of(&state, Spot::Place(64)).is_none());
    for (width, height) in ROOMS {
        for palette in [&Plain as &dyn Palette, &Glyphs] {
            let text = drawn(&state, width, height, palette, &marks).join("\n");
            for letter in ["(A)", "(B)", "(C)", "(D)", "**", ">", "<", "{", "}"] {
                assert!(text.contains(letter), "{letter} in\n{text}");
            }
            let count = |glyphs: [char; 3]| text.chars().filter(|glyph| glyphs.contains(glyph)).count();
            if palette.unicode() {
                assert_eq!(count(['●', '▲', '■']), state.land.icons().len(), "{text}");
            }
        }
    }
}

#[test]
fn the_narrowest_bricks_tell_terrains_apart() {
    let first = |&terrain: &Terrain| names::short(Words::english(), terrain).chars().next();
    let mut letters: Vec<char> = Terrain::ALL.iter().filter_map(first).collect();
    letters.sort_unstable();
    letters.dedup();
    assert_eq!(letters.len(), 5);
}

#[test]
fn maps_are_drawn_as_pictured() {
    let marks = Highlights::default();
    let mut pictures = String::new();
    for (state, palette) in
        [(game(4, Scenario::Base, 7), &Plain as &dyn Palette), (game(4, Scenario::Volcano, 7), &Glyphs)]
    {
        for (width, height) in ROOMS {
            pictures += &drawn(&state, width, height, palette, &marks).join("\n");
            pictures += "\n\n";
        }
    }
    insta::assert_snapshot!("maps", pictures);
}

#[test]
fn of_many_ways_none_that_is_shown_is_dearer_than_one_that_is_not() {
    let mut compared = 0;
    for seed in 1..=4 {
        let mut state = game(3, Scenario::Base, seed);
        let seat = state.seats().next().expect("a seat");
        let cards = [
            "water_badlands_artifact",
            "badlands_mountain",
            "badlands_desert",
            "mountain_desert",
            "mountain_forest",
            "desert_forest",
            "badlands_forest",
            "water_berry",
            "forest_fire",
        ];
        for card in cards {
            let kind = Kind::from_id(card).expect("a card");
            state.board.pack.put(&mut state.players[seat.index()].hand, kind);
        }
        let hand = state.player(seat).hand;
        for goal in state.board.hexes().iter() {
            let shown = payments(&state, seat, hand, goal, None, 9);
            let all = payments(&state, seat, hand, goal, None, 500);
            let cost = |payment: &Payment| 2 * payment.way.cards + payment.way.gifts;
            let mut cheapest: Vec<u8> = all.iter().map(cost).collect();
            cheapest.sort_unstable();
            let costs: Vec<u8> = shown.iter().map(cost).collect();
            assert_eq!(costs, cheapest[..shown.len()], "the way to {goal:?}");
            compared += usize::from(all.len() > shown.len());
        }
    }
    assert!(compared >= 10, "{compared} goals with more ways than are shown");
}
