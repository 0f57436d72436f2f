//! The part of the game that rules act on besides the state.

use super::{Chance, RollKind, Sink};

/// Chance, and a log that may be absent. It is one type for each game, so that its rules are compiled once and not anew
/// for each caller with another chance or log.
pub struct World<'a, E> {
    chance: &'a mut dyn Chance,
    /// Takes an event, and says whether it is full.
    log: Option<&'a mut dyn FnMut(E) -> bool>,
    is_full: bool,
}

impl<'a, E> World<'a, E> {
    /// Makes a world to which nobody listens.
    pub fn silent(chance: &'a mut dyn Chance) -> Self {
        Self { chance, log: None, is_full: false }
    }
}

impl<E> World<'_, E> {
    /// Lets `act` work on a world of this chance and log.
    pub fn of<T, L: Sink<E>>(chance: &mut impl Chance, log: &mut L, act: impl FnOnce(&mut World<'_, E>) -> T) -> T {
        let mut keep = |event: E| {
            log.emit(|| event);
            log.is_full()
        };
        let log: Option<&mut dyn FnMut(E) -> bool> = if L::KEEPS { Some(&mut keep) } else { None };
        act(&mut World { chance, log, is_full: false })
    }

    /// Returns one of the set bits of `options`, each equally likely. `options` is never 0.
    pub fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        self.chance.draw(kind, options)
    }

    /// Returns one of the set bits of `options`, if there are any. Where there is but one, nothing is left to chance.
    pub fn draw_any(&mut self, kind: RollKind, options: u64) -> Option<u8> {
        match options.count_ones() {
            0 => None,
            1 => Some(options.trailing_zeros() as u8),
            _ => Some(self.draw(kind, options)),
        }
    }

    /// Tells the log of an event, which is made only if someone listens.
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log {
            self.is_full = log(event());
        }
    }

    /// Returns whether the log takes no more events.
    pub fn is_full(&self) -> bool {
        self.is_full
    }
}
