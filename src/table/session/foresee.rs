//! Known results of an action, before it is taken.

use super::Session;
use crate::bots::{self, Bots};
use crate::kernel::{Chance, Generator, RollKind, Seat, Sink, Viewer};
use crate::table::game::Foreseen;
use std::cell::Cell;

/// Samples of what the asked seat does not know: what is told in all of them is certain.
const SAMPLES: u64 = 4;

/// Notes that chance was asked: what comes after that is not known.
struct Uncertain<'a> {
    generator: Generator,
    asked: &'a Cell<bool>,
}

impl Chance for Uncertain<'_> {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        self.asked.set(true);
        self.generator.draw(kind, options)
    }
}

/// Keeps what is told until chance is asked.
struct Until<'a, E> {
    events: Vec<E>,
    asked: &'a Cell<bool>,
}

impl<E> Sink<E> for Until<'_, E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        if !self.asked.get() {
            self.events.push(event());
        }
    }
}

impl<G: Bots> Session<G> {
    /// Returns what the seat would certainly be told if it took a legal action now. It is found with samples of what
    /// the seat does not know, so that it learns nothing by asking.
    pub(super) fn foresee(&self, seat: Seat, action: G::Action) -> Foreseen {
        let mut rng = bots::stream(self.chance.seed(), self.actions());
        let asked = Cell::new(false);
        let mut told: Option<Vec<_>> = None;
        let mut certain = true;
        for _ in 0..SAMPLES {
            let mut sample = self.state.determinize(seat, &mut rng);
            asked.set(false);
            let mut chance = Uncertain { generator: rng.clone(), asked: &asked };
            let mut log = Until { events: Vec::new(), asked: &asked };
            if sample.apply(action, &mut chance, &mut log).is_err() {
                // what is hidden decides whether it can be done at all
                return Foreseen { told: Vec::new(), certain: false };
            }
            let events = log.events.into_iter().map(|event| sample.tell(event, Viewer::Seat(seat)));
            let messages: Vec<_> = events.collect();
            certain &= !asked.get() && sample.asked() == Some(seat);
            told = Some(match told {
                None => messages,
                Some(before) => {
                    let alike = before.iter().zip(&messages).take_while(|(one, other)| one == other).count();
                    certain &= alike == before.len() && alike == messages.len();
                    messages.into_iter().take(alike).collect()
                }
            });
        }
        Foreseen { told: told.unwrap_or_default(), certain }
    }
}
