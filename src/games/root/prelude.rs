//! The names that nearly every file of the rules needs, above the state: `use crate::games::root::prelude::*`.

pub use crate::games::root::state::State;
pub use crate::games::root::state::frame::Phase;
pub use crate::games::root::state::task::Task;
pub use crate::games::root::words::action::Action;
pub use crate::games::root::words::card::{CardKind, CardSet};
pub use crate::games::root::words::event::{Detail, Event, EventKind, World};
pub use crate::games::root::words::faction::Faction;
pub use crate::games::root::words::owner::Owner;
pub use crate::games::root::words::piece::Piece;
pub use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
pub use crate::kernel::Seat;
