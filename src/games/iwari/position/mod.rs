//! Positions as documents: saves, referees and tests come in by one door.

mod read;
mod write;

pub(super) use read::{read, read_as};
pub(super) use write::write;

/// The format of position documents that `write` writes and `read` reads.
const FORMAT: u16 = 1;
