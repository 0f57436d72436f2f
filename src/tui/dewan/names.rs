//! Names and signs of things in few columns.

use crate::games::dewan::card::Kind;
use crate::games::dewan::ground::{Ground, Symbol, Terrain};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::state::{State, Tucked};
use crate::games::dewan::story::{Story, resource};
use crate::kernel::{Seat, Words};
use crate::tui::palette::{Brick, Role};
use crate::tui::text::Row;

/// Returns the letter or glyph of a symbol.
pub fn sign(symbol: Symbol, unicode: bool) -> char {
    match (symbol, unicode) {
        (Symbol::Artifact, false) => 'a',
        (Symbol::Pigment, false) => 'p',
        (Symbol::Crystal, false) => 'c',
        (Symbol::Berry, _) => '*',
        (Symbol::Fire, _) => 'f',
        (Symbol::Artifact, true) => '●',
        (Symbol::Pigment, true) => '▲',
        (Symbol::Crystal, true) => '■',
    }
}

/// Returns the ground of a terrain's bricks.
pub fn brick(terrain: Terrain) -> Brick {
    match terrain {
        Terrain::Badlands => Brick::Badlands,
        Terrain::Mountain => Brick::Mountain,
        Terrain::Desert => Brick::Desert,
        Terrain::Forest => Brick::Forest,
        Terrain::Water => Brick::Water,
    }
}

pub fn terrain_role(terrain: Terrain) -> Role {
    Role::Terrain(brick(terrain))
}

/// Returns the faction in whose color a tribe is drawn: one that looks like it.
pub fn lender(letter: char) -> char {
    match letter {
        'A' => 'C',
        'B' => 'V',
        'C' => 'H',
        'D' => 'P',
        other => other,
    }
}

/// Returns two columns.
pub fn short(words: &Words, terrain: Terrain) -> String {
    words.name("dewan-short", terrain.id())
}

/// Returns names the ground of a space in two columns; nothing for a home, which shows its tribe.
pub fn sign_of(words: &Words, ground: Ground) -> String {
    match ground {
        Ground::Land(terrain) => short(words, terrain),
        Ground::Home => String::new(),
        Ground::Volcano => words.text("dewan-short-volcano"),
        Ground::Lava => words.text("dewan-short-lava"),
    }
}

/// Names a card in full.
pub fn ground(words: &Words, ground: Ground) -> String {
    match ground {
        Ground::Land(terrain) => words.name("dewan-terrain", terrain.id()),
        Ground::Home => words.text("dewan-ground-home"),
        Ground::Volcano => words.text("dewan-ground-volcano"),
        Ground::Lava => words.text("dewan-ground-lava"),
    }
}

/// Names a space: `26 mountain`.
pub fn space(words: &Words, state: &State, hex: Hex) -> String {
    words.place(hex.number(), &ground(words, state.land.ground(hex)))
}

pub fn role(state: &State, seat: Seat) -> Role {
    Role::Faction(state.player(seat).tribe.letter())
}

/// Names a card in signs: `Fo.a`, `Fo|De`, `~~.p|Ba`.
pub fn card(words: &Words, kind: Kind, unicode: bool) -> Row {
    let mut row = Row::new();
    for (index, terrain) in kind.halves().enumerate() {
        if index > 0 {
            row.push(Role::Text, "|");
        }
        row.push(terrain_role(terrain), short(words, terrain));
        if let Some(symbol) = kind.symbol_on(terrain) {
            row.push(Role::Text, format!(".{}", sign(symbol, unicode)));
        }
    }
    row
}

/// Returns the half of a tucked card that is in sight.
pub fn tucked(words: &Words, tucked: &Tucked, unicode: bool) -> Row {
    let mut row = Row::of(terrain_role(tucked.half), short(words, tucked.half));
    if let Some(symbol) = tucked.kind.symbol_on(tucked.half) {
        row.push(Role::Text, format!(".{}", sign(symbol, unicode)));
    }
    row
}

/// Words the needs of a story: `2Ba Mo De`, with `have` also what is there of it.
pub fn needs(words: &Words, state: &State, story: Story, have: Option<Seat>, unicode: bool) -> Row {
    let page = state.board.page(story);
    let units = have.map(|seat| state.units(seat));
    let mut row = Row::new();
    let terrains = Terrain::ALL.iter().map(|&terrain| (terrain.index(), short(words, terrain), terrain_role(terrain)));
    let resources = Symbol::RESOURCES
        .into_iter()
        .filter_map(|symbol| resource(symbol).map(|index| (index, sign(symbol, unicode).to_string(), Role::Text)));
    for (index, name, role) in terrains.chain(resources).filter(|(index, ..)| page.needs[*index] > 0) {
        if !row.is_empty() {
            row.push(Role::Text, " ");
        }
        match &units {
            Some(units) => {
                row.push(Role::Text, format!("{}/{}", units[index].min(page.needs[index]), page.needs[index]))
            }
            None if page.needs[index] > 1 => row.push(Role::Text, page.needs[index].to_string()),
            None => {}
        }
        row.push(role, name);
    }
    row
}

/// Returns points and fires of a story: `4 ff`.
pub fn worth(state: &State, story: Story) -> String {
    let page = state.board.page(story);
    format!("{} {}", page.points, "f".repeat(page.fires.into())).trim_end().to_owned()
}
