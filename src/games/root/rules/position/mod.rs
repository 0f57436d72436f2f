//! Positions as documents (`docs/position.md`): saves, referees and tests come in by one door.

mod read;
mod write;

pub(in crate::games::root) use read::{read, read_observation};
pub(in crate::games::root) use write::write;

/// The format of position documents that `write` writes and `read` reads.
const FORMAT: u16 = 1;

/// The key of the Alliance's supporters among the places that a viewer can know cards in.
const SUPPORTERS: &str = "supporters";

/// The word for an Eyrie that is choosing a leader.
const NO_LEADER: &str = "none";

#[cfg(test)]
mod tests;
