//! The world on which the rules act besides the state.

use crate::games::root::words::event::Event;

/// Chance, and a log that may be absent.
pub type World<'a> = crate::kernel::World<'a, Event>;
