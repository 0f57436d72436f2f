//! The board: which clearings there are, and how paths, rivers and forests join them.
//!
//! A [`Board`] is made from the text of a file by [`Board::parse`], which finds every fault of the file at once. What the
//! rules ask is worked out then; every answer is a look into a table.

use crate::kernel::{packed, unpack};
pub use fault::{BoardErrors, BoardFault, FORMAT, Fault};
pub use grid::{Grid, cells_of};
pub use layout::{Cell, Extent, Label, Layout, LayoutSize, Line, LineKind, Spot, TENTHS, Way};
pub use map::{Board, Plan};
use std::sync::LazyLock;

mod chart;
mod check;
mod draft;
mod drawing;
mod fault;
mod grid;
mod layout;
mod map;
mod plane;
mod read;

impl Board {
    /// Reads a board file. `name` is what faults call the file.
    ///
    /// # Errors
    ///
    /// All faults of the file at once, each with its line and key. A fault hides others only where nothing could be said
    /// about them: a file that is not TOML, lines that start from boxes out of place.
    pub fn parse(name: &str, text: &str) -> Result<Board, BoardErrors> {
        Self::build(name, text, true)
    }

    /// Reads a board to play on: as [`Board::parse`] does, but without comparing the areas of the drawings of the program's
    /// own boards with their forests, which tests do.
    ///
    /// # Errors
    ///
    /// All faults of the file at once.
    pub fn load(name: &str, text: &str) -> Result<Board, BoardErrors> {
        let is_own = embedded().iter().any(|(_, own)| *own == text);
        Self::build(name, text, !is_own)
    }

    fn build(name: &str, text: &str, compares_areas: bool) -> Result<Board, BoardErrors> {
        let mut faults = read::Faults::new(name, text);
        let board = faults.parse().and_then(|document| {
            let draft = draft::read(read::Fields::top(&document), &mut faults)?;
            check::build(&draft, text, compares_areas, &mut faults)
        });
        match board {
            Some(board) if faults.count() == 0 => Ok(board),
            _ => Err(BoardErrors::new(faults.into_list())),
        }
    }
}

static ALL: LazyLock<[(&str, &str); 4]> = LazyLock::new(|| {
    [
        ("root-autumn.toml", packed!("boards/root-autumn.toml")),
        ("root-winter.toml", packed!("boards/root-winter.toml")),
        ("root-lake.toml", packed!("boards/root-lake.toml")),
        ("root-mountain.toml", packed!("boards/root-mountain.toml")),
    ]
    .map(|(file, text)| (file, unpack(text)))
});

/// Returns each board's file name and text.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    &*ALL
}

#[cfg(test)]
mod tests;
