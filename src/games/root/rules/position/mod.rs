//! Positions as documents (`docs/position.md`): saves, referees and tests come in by one door.

mod battle;
mod draft;
mod known;
mod read;
mod write;

pub(in crate::games::root) use read::{read, read_as};
pub(in crate::games::root) use write::write;
