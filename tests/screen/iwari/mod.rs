//! Iwari on the screen.

mod pictures;
mod session;

use thicket::kernel::Options;

/// The first seats, in the order of the tribes.
fn options(seats: usize, board: &str, extras: &[&str]) -> Options {
    let seats = ["red", "blue", "yellow", "white", "purple"][..seats].iter().map(|&seat| seat.to_owned()).collect();
    let extras = extras.iter().map(|&extra| extra.to_owned()).collect();
    Options { seats, board: Some(board.to_owned()), deck: None, extras }
}
