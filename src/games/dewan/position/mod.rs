//! Positions as documents (`docs/dewan.md`): saves, referees and tests come in by one door.

mod read;
mod write;

pub(super) use read::{read, read_observation};
pub(super) use write::write;

/// The format of position documents that `write` writes and `read` reads.
const FORMAT: u16 = 1;

/// What stands for a gap in a row, and for a tuck slot that is empty.
const GAP: &str = "-";
