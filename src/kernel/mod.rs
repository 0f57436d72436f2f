//! Floor 2: what every game shares and no game is named in.

mod seat;
pub mod set;

pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
