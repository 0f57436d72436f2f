//! The map as it lies: grounds, areas, icons and berries (D1.5 to D1.7).

use super::board::{Board, MAX_SLOTS};
use super::ground::{Ground, Symbol, Terrain};
use super::hex::{Hex, HexSet, MAX_HEXES};
use crate::kernel::List;

/// Most icons on a map; a set of them is a word.
pub const MAX_ICONS: usize = 64;

/// Berry tokens on each symbol (D3.3).
const BERRIES: u8 = 2;

/// A symbol on the edge between two spaces (D1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icon {
    pub edge: [Hex; 2],
    pub symbol: Symbol,
}

/// The tile in each slot, and by how many sixths it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laid {
    pub tile: u8,
    pub sixths: u8,
}

/// The map as it lies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Land {
    pub laid: List<Laid, MAX_SLOTS>,
    /// Spaces with a water or lava token.
    pub tokens: HexSet,
    grounds: [Ground; MAX_HEXES],
    /// The area of each space, by its lowest space; spaces without area are areas to themselves, of no members.
    areas: [Hex; MAX_HEXES],
    members: [HexSet; MAX_HEXES],
    /// Berry tokens; they belong to the area (D1.6).
    pub berries: [u8; MAX_HEXES],
    icons: [Icon; MAX_ICONS],
    icon_count: u8,
    /// Per space the icons on its edges.
    touching: [u64; MAX_HEXES],
}

impl Land {
    /// Returns the map of a board with these tiles, without tokens and with all its berries.
    pub fn new(board: &Board, laid: List<Laid, MAX_SLOTS>) -> Self {
        let nothing = Icon { edge: [Hex::default(); 2], symbol: Symbol::Fire };
        let mut land = Self {
            laid,
            tokens: HexSet::EMPTY,
            grounds: [Ground::Home; MAX_HEXES],
            areas: [Hex::default(); MAX_HEXES],
            members: [HexSet::EMPTY; MAX_HEXES],
            berries: [0; MAX_HEXES],
            icons: [nothing; MAX_ICONS],
            icon_count: 0,
            touching: [0; MAX_HEXES],
        };
        for (slot, laid) in board.slots.iter().zip(laid.as_slice()) {
            let tile = &board.tiles[usize::from(laid.tile)];
            let place = |cell: u8| slot.cells[super::board::turned(cell, laid.sixths)];
            for (cell, &ground) in (0u8..).zip(&tile.cells) {
                land.grounds[place(cell).index()] = ground;
            }
            for &cell in &tile.berries {
                land.berries[place(cell).index()] = BERRIES;
            }
            for &(one, other, symbol) in &tile.icons {
                let index = usize::from(land.icon_count);
                if let Some(icon) = land.icons.get_mut(index) {
                    *icon = Icon { edge: [place(one), place(other)], symbol };
                    for hex in icon.edge {
                        land.touching[hex.index()] |= 1 << index;
                    }
                    land.icon_count += 1;
                }
            }
        }
        land.find_areas(board);
        land
    }

    /// Works out which spaces are one area (D1.7).
    fn find_areas(&mut self, board: &Board) {
        self.members = [HexSet::EMPTY; MAX_HEXES];
        let mut seen = HexSet::EMPTY;
        for hex in board.hexes().iter() {
            if seen.contains(hex) {
                continue;
            }
            let area = match self.ground(hex).terrain() {
                Some(_) => self.connected(board, hex, self.spaces_of(board, self.ground(hex))),
                None => HexSet::EMPTY,
            };
            self.members[hex.index()] = area;
            for member in area.with(hex).iter() {
                self.areas[member.index()] = hex;
            }
            seen |= area.with(hex);
        }
    }

    fn spaces_of(&self, board: &Board, ground: Ground) -> HexSet {
        board.hexes().iter().filter(|&hex| self.ground(hex) == ground).collect()
    }

    /// The spaces of `within` that hang together with `from`.
    fn connected(&self, board: &Board, from: Hex, within: HexSet) -> HexSet {
        let mut found = HexSet::of(from);
        let mut edge = found;
        while !edge.is_empty() {
            edge = board.around(edge) & within;
            edge = edge - found;
            found |= edge;
        }
        found
    }

    pub fn ground(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.ground(hex).terrain()
    }

    pub fn is_water(&self, hex: Hex) -> bool {
        self.ground(hex).is_water()
    }

    /// Returns the area of a space, named by its lowest space.
    pub fn area(&self, hex: Hex) -> Hex {
        self.areas[hex.index()]
    }

    /// Returns the spaces of the area that a space is in; none for spaces without terrain.
    pub fn members(&self, hex: Hex) -> HexSet {
        self.members[self.area(hex).index()]
    }

    /// Returns the water areas of the map.
    pub fn waters(&self, board: &Board) -> HexSet {
        board.hexes().iter().filter(|&hex| self.is_water(hex)).map(|hex| self.area(hex)).collect()
    }

    /// Returns the water areas beside a space, not the one it is in (D8.3, D12.5.5).
    pub fn waters_beside(&self, board: &Board, hex: Hex) -> HexSet {
        let beside = board.neighbors(hex).iter().filter(|&other| self.is_water(other));
        let mut areas: HexSet = beside.map(|other| self.area(other)).collect();
        if self.is_water(hex) {
            areas.remove(self.area(hex));
        }
        areas
    }

    pub fn icons(&self) -> &[Icon] {
        &self.icons[..usize::from(self.icon_count)]
    }

    /// Returns the icons on the edges of a space, as bits.
    pub fn icons_at(&self, hex: Hex) -> u64 {
        self.touching[hex.index()]
    }

    /// Counts the icons of these that show a symbol.
    pub fn count_icons(&self, icons: u64, symbol: Symbol) -> u8 {
        let shown = self.icons().iter().enumerate();
        shown.filter(|(index, icon)| icons >> index & 1 == 1 && icon.symbol == symbol).count() as u8
    }

    /// Counts the berry tokens in the area of a space.
    pub fn berries_in(&self, hex: Hex) -> u8 {
        self.members(hex).iter().map(|hex| self.berries[hex.index()]).sum()
    }

    /// Takes a berry token out of the area of a space (D7.1).
    pub fn take_berry(&mut self, hex: Hex) -> bool {
        match self.members(hex).iter().find(|hex| self.berries[hex.index()] > 0) {
            Some(hex) => {
                self.berries[hex.index()] -= 1;
                true
            }
            None => false,
        }
    }

    /// Lays a token on a space. If the area it lay in falls apart, its berries go to the largest part; equal parts share
    /// them, and `divide` says which of them gets an odd one (D12.3.3).
    pub fn cover(&mut self, board: &Board, hex: Hex, ground: Ground, divide: &mut impl FnMut(HexSet) -> Hex) {
        let rest = self.members(hex).without(hex);
        let mut berries = self.berries_in(hex);
        for member in rest.with(hex).iter() {
            self.berries[member.index()] = 0;
        }
        self.grounds[hex.index()] = ground;
        self.tokens.insert(hex);
        self.find_areas(board);
        let parts: HexSet = rest.iter().map(|hex| self.area(hex)).collect();
        let largest = parts.iter().map(|part| self.members(part).len()).max().unwrap_or(0);
        let mut heirs: HexSet = parts.iter().filter(|&part| self.members(part).len() == largest).collect();
        if heirs.is_empty() {
            // reading R11: no area is left to hold them
            return;
        }
        let share = berries / heirs.len() as u8;
        for part in heirs.iter() {
            self.berries[part.index()] += share;
            berries -= share;
        }
        for _ in 0..berries {
            let part = divide(heirs);
            heirs.remove(part);
            self.berries[part.index()] += 1;
        }
    }

    /// Lays a token without a word about berries: for positions, which say where they are.
    pub(super) fn cover_plainly(&mut self, board: &Board, hex: Hex, ground: Ground) {
        self.grounds[hex.index()] = ground;
        self.tokens.insert(hex);
        self.find_areas(board);
    }
}
