//! `--as WHO`: with whose eyes a game is told, and what the players are called there.

use super::Failure;
use crate::kernel::{Seat, Viewer, Words};
use crate::table::GameSession;
use crate::tui::game_ui;

/// Returns names what a seat of a running game plays.
pub(super) fn name(game: &dyn GameSession, seat: Seat, words: &Words) -> String {
    named(game.id(), game.plays(seat), words)
}

/// Returns names what is played in a game, as the screen does: a faction or tribe.
pub(super) fn named(game: &str, plays: &str, words: &Words) -> String {
    game_ui::of(game).map_or_else(|| plays.to_owned(), |game_ui| game_ui.plays(words, plays))
}

/// Returns the viewer who is named. If nobody is, all is shown of a game that is over; of one that continues, what everyone
/// knows.
///
/// # Errors
/// Fails if nobody plays what is named.
pub(super) fn viewer(
    named: Option<&str>,
    game: &dyn GameSession,
    over: bool,
    words: &Words,
) -> Result<Viewer, Failure> {
    match named {
        None if over => Ok(Viewer::All),
        None | Some("spectator") => Ok(Viewer::Spectator),
        Some("all") => Ok(Viewer::All),
        Some(who) => {
            let seats = (0..game.seats()).map(|seat| Seat::new(seat as u8));
            let seat = seats.into_iter().find(|seat| game.plays(*seat) == who);
            seat.map(Viewer::Seat).ok_or_else(|| Failure::Usage(words.text_with("replay-who", &[("who", who.into())])))
        }
    }
}
