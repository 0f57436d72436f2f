//! The closed lists of the Keepers in Iron: words that actions and events are made of (chapter 15).

use crate::enum_table;
use crate::games::root::words::item::Relic;
use crate::games::root::words::piece::Piece;
use crate::kernel::{Field, Part};
use crate::tasks;

enum_table! {
    /// A column of the retinue (15.5.2).
    pub enum Slot {
        Move = "move",
        Delve = "delve",
        Recover = "recover",
    }
}

/// Relics of each kind in the box (15.2.1).
pub const OF_A_KIND: u8 = 4;

tasks! {
    /// A relic in a forest as everybody sees it.
    #[derive(PartialOrd, Ord)]
    pub enum Found {
        /// Face down: nobody knows its value.
        Down = "down" (relic: Relic),
        Open = "open" (piece: Piece),
    }
}

impl Found {
    pub const fn id(self) -> &'static str {
        match self {
            Found::Down(relic) => relic.id(),
            Found::Open(piece) => piece.id(),
        }
    }

    pub fn relic(self) -> Option<Relic> {
        match self {
            Found::Down(relic) => Some(relic),
            Found::Open(piece) => piece.relic(),
        }
    }
}

impl Field for Found {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        let open = || Piece::read(word).filter(|piece| piece.relic().is_some()).map(Found::Open);
        Relic::from_id(word).map(Found::Down).or_else(open)
    }
}
