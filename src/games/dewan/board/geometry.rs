//! Hexagonal grids: spaces by column `q` to the east and row `r` to the south-east.

use super::{CELLS, Slot, TileKind};
use crate::games::dewan::hex::{Hex, HexSet, MAX_HEXES};
use crate::kernel::Message;

/// A place of the grid.
pub type At = (i8, i8);

/// The center of a tile and the six spaces around it, from the east counter-clockwise.
pub const CELL: [At; CELLS] = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// Returns where a cell of a tile is when the tile is turned by this many sixths.
pub fn turned(cell: u8, sixths: u8) -> usize {
    if cell == 0 { 0 } else { usize::from((cell - 1 + sixths) % 6 + 1) }
}

/// Spaces, neighbors and slots of tiles with these centers.
pub struct Grid {
    pub hexes: HexSet,
    pub at: [At; MAX_HEXES],
    pub neighbors: [HexSet; MAX_HEXES],
    pub slots: Vec<Slot>,
}

/// Returns the grid, or what is wrong with it. There are at most nine centers.
pub fn grid(centers: &[(TileKind, At)]) -> Result<Grid, Message> {
    let place = |(q, r): At, cell: At| (q + cell.0, r + cell.1);
    let mut places: Vec<At> =
        centers.iter().flat_map(|&(_, center)| CELL.iter().map(move |&cell| place(center, cell))).collect();
    // in reading order: a row further down lies half a space further to the east
    places.sort_unstable_by_key(|&(q, r)| (r, q));
    if let Some(two) = places.windows(2).find(|two| two[0] == two[1]) {
        return Err(Message::new("dewan-board-shared").number("q", two[0].0).number("r", two[0].1));
    }
    let find = |at: At| places.iter().position(|&place| place == at).map(|index| Hex::new(index as u8));
    let mut grid = Grid {
        hexes: HexSet::first_n(places.len()),
        at: [(0, 0); MAX_HEXES],
        neighbors: [HexSet::EMPTY; MAX_HEXES],
        slots: Vec::new(),
    };
    for (index, &at) in places.iter().enumerate() {
        grid.at[index] = at;
        grid.neighbors[index] = CELL[1..].iter().filter_map(|&cell| find(place(at, cell))).collect();
    }
    for &(kind, center) in centers {
        let cells = CELL.map(|cell| find(place(center, cell)).unwrap_or_default());
        grid.slots.push(Slot { kind, cells });
    }
    let mut reached = HexSet::of(Hex::new(0));
    loop {
        let more = reached.iter().fold(reached, |more, hex| more | grid.neighbors[hex.index()]);
        if more == reached {
            break;
        }
        reached = more;
    }
    if reached == grid.hexes { Ok(grid) } else { Err(Message::new("dewan-board-apart")) }
}
