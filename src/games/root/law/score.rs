//! Points (3.2).

use super::hiring;
use crate::games::root::prelude::*;
use crate::games::root::words::event::Source;

/// Points won and lost.
pub(in crate::games::root) trait Scoring {
    /// Scores points, unless the seat's marker has left the track (3.3.1, 9.2.8).
    fn score(&mut self, seat: Seat, points: u8, source: Source, world: &mut World);

    /// Scores points for a clockwork player, and tells by what; none are told as well.
    fn tally(&mut self, seat: Seat, points: u8, source: Source, basis: impl Into<Detail>, world: &mut World) {
        let basis = basis.into();
        world.emit(|| Event::new(EventKind::Tallied, seat).with(Detail::Count(i16::from(points))).with(basis));
        self.score(seat, points, source, world);
    }

    /// Loses points, never below 0 (reading of 3.2).
    fn lose_points(&mut self, seat: Seat, points: u8, source: Source, world: &mut World);
}

impl Scoring for State {
    fn score(&mut self, seat: Seat, points: u8, source: Source, world: &mut World) {
        let player = self.player_mut(seat);
        if points == 0 || !player.scores() {
            return;
        }
        let before = player.score;
        player.score = before.saturating_add(points);
        let score = player.score;
        if score > self.best[seat.index()] {
            self.best[seat.index()] = score;
            self.gained = self.round;
        }
        world.emit(|| changed(EventKind::Scored, seat, points, score, source));
        if !self.hirelings.is_empty() {
            hiring::enter_spaces(self, seat, before, world);
        }
    }

    fn lose_points(&mut self, seat: Seat, points: u8, source: Source, world: &mut World) {
        let player = self.player_mut(seat);
        let lost = points.min(player.score);
        if lost == 0 || !player.scores() {
            return;
        }
        player.score -= lost;
        let score = player.score;
        world.emit(|| changed(EventKind::Lost, seat, lost, score, source));
    }
}

/// Points scored or lost, the score after it, and what for.
fn changed(what: EventKind, seat: Seat, points: u8, score: u8, source: Source) -> Event {
    let event = Event::new(what, seat).with(Detail::Count(i16::from(points)));
    event.with(Detail::Count(i16::from(score))).with(Detail::Source(source))
}
