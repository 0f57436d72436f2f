//! What happened: keys and numbers, never prose. Each event says who may know its secret part.

use super::{Arg, Message, SeatSet, Viewer};

/// The places of a sentence for the details of an event.
const PLACES: [&str; 4] = ["a", "b", "c", "d"];

/// One event: who did or suffered what, with up to `N` details. The message has the places `who`, `a`, `b`, `c`, `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<What, Who, Detail, const N: usize> {
    pub what: What,
    pub who: Who,
    pub details: [Option<Detail>; N],
    /// Who may know the secret ones among the details; `None` is everybody.
    pub secret: Option<SeatSet>,
}

impl<What, Who, Detail: Copy, const N: usize> Event<What, Who, Detail, N> {
    pub fn new(what: What, who: impl Into<Who>) -> Self {
        const { assert!(N <= PLACES.len()) };
        Self { what, who: who.into(), details: [None; N], secret: None }
    }

    /// Adds a detail at the next free place; stands alone, since rules tell of much to logs that are seldom there.
    #[inline(never)]
    pub fn with(mut self, detail: Detail) -> Self {
        if let Some(free) = self.details.iter_mut().find(|place| place.is_none()) {
            *free = Some(detail);
        }
        self
    }

    /// Keeps its secret details from all but `audience`.
    pub fn only_for(mut self, audience: SeatSet) -> Self {
        self.secret = Some(audience);
        self
    }

    /// The sentence for a viewer. `arg` is told of each detail whether it is hidden if it can be.
    pub fn told(self, key: &'static str, who: Arg, viewer: Viewer, arg: impl Fn(Detail, bool) -> Arg) -> Message {
        let hidden = self.secret.is_some_and(|audience| !viewer.may_know(audience));
        let details = PLACES.into_iter().zip(self.details).filter_map(|(place, detail)| Some((place, detail?)));
        details.fold(Message::new(key).with("who", who), |message, (place, detail)| {
            message.with(place, arg(detail, hidden))
        })
    }
}
