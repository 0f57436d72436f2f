//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use super::{Arg, Message, SeatSet, Viewer};

/// The most details of an event.
const MOST_DETAILS: usize = 6;

/// The names of the places that details of one kind fill in a sentence, one after the other.
pub type Placeholders = [&'static str; MOST_DETAILS];

/// A detail of an event. Its kind names its place in the sentence, so that nobody lists the places of each event.
pub trait EventDetail: Copy {
    fn places(self) -> Placeholders;
}

/// The places of a kind of details: `$card` is the first card of an event, `$second-card` the next one.
#[macro_export]
macro_rules! places {
    ($kind:literal) => {
        [
            $kind,
            concat!("second-", $kind),
            concat!("third-", $kind),
            concat!("fourth-", $kind),
            concat!("fifth-", $kind),
            concat!("sixth-", $kind),
        ]
    };
}

/// How events of a kind are told to those who were not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Telling {
    /// How much it matters: 0 most, 2 least, [`telling::WHY`] if it only gives a reason.
    pub weight: u8,
    /// Whether the short log has a line for it; what it leaves out is shown by the map or the next line.
    pub is_in_short_log: bool,
    /// Whether it concerns the table, not a player.
    pub is_public: bool,
    /// Whether its line in the short log gives the names behind letters, or says nothing without them.
    pub is_naming: bool,
    /// Whether it has a title and a meaning of its own.
    pub is_occasion: bool,
    /// Whether each is told by itself, since what follows belongs to it.
    pub is_single: bool,
}

/// The usual tellings, for the tables of events.
pub mod telling {
    use super::Telling;

    pub const USUAL: Telling = Telling {
        weight: 1,
        is_in_short_log: true,
        is_public: false,
        is_naming: false,
        is_occasion: false,
        is_single: false,
    };

    /// It changes the game for others.
    pub const MAJOR: Telling = Telling { weight: 0, ..USUAL };

    /// It is a step of another event, happens every turn, or follows the name of who did it.
    pub const MINOR: Telling = Telling { weight: 2, ..USUAL };

    /// The weight of what only tells why something was done, or was not.
    pub const WHY: u8 = 3;

    /// It tells why something was done, or was not.
    pub const REASON: Telling = Telling { weight: WHY, ..USUAL };

    pub const OMITTED: Telling = Telling { is_in_short_log: false, ..USUAL };

    pub const OCCASION: Telling = MAJOR.occasion();
}

impl Telling {
    pub const fn occasion(self) -> Self {
        Self { is_occasion: true, ..self }
    }

    pub const fn single(self) -> Self {
        Self { is_single: true, ..self }
    }

    pub const fn public(self) -> Self {
        Self { is_public: true, ..self }
    }

    pub const fn naming(self) -> Self {
        Self { is_naming: true, ..self }
    }
}

/// One event: who did or suffered what, with up to `N` details. The message has the place `who` and those of the details.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<What, Who, Detail, const N: usize> {
    pub what: What,
    pub who: Who,
    pub details: [Option<Detail>; N],
    /// The viewers who may know its secret details; `None` is everyone.
    pub secret: Option<SeatSet>,
}

impl<What, Who, D: EventDetail, const N: usize> Event<What, Who, D, N> {
    pub fn new(what: What, who: impl Into<Who>) -> Self {
        const { assert!(N <= MOST_DETAILS) };
        Self { what, who: who.into(), details: [None; N], secret: None }
    }

    /// Adds a detail at the next free place.
    pub fn with(mut self, detail: D) -> Self {
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

    /// Returns the sentence for a viewer. `arg` is told of each detail whether it is hidden if it can be.
    pub fn told(self, key: &'static str, who: Arg, viewer: Viewer, arg: impl Fn(D, bool) -> Arg) -> Message {
        let hidden = self.secret.is_some_and(|audience| !viewer.may_know(audience));
        self.details.into_iter().flatten().fold(Message::new(key).with("who", who), |message, detail| {
            let is_free = |place: &&str| message.args.iter().all(|(taken, _)| taken != place);
            match detail.places().into_iter().find(is_free) {
                Some(place) => message.with(place, arg(detail, hidden)),
                None => message,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seat;

    #[derive(Clone, Copy)]
    enum Thing {
        Card,
        Count(i32),
    }

    impl EventDetail for Thing {
        fn places(self) -> Placeholders {
            match self {
                Thing::Card => places!("card"),
                Thing::Count(_) => places!("count"),
            }
        }
    }

    #[test]
    fn places_are_named_by_the_kinds_of_the_details() {
        let event: Event<(), Seat, Thing, 4> = Event::new((), Seat::new(0));
        let event = event.with(Thing::Count(2)).with(Thing::Card).with(Thing::Count(3)).with(Thing::Count(4));
        let told = event.told("a-key", Arg::Number(1), Viewer::All, |detail, _| match detail {
            Thing::Card => Arg::Letter('c'),
            Thing::Count(count) => Arg::Number(count),
        });
        let filled = [
            ("who", Arg::Number(1)),
            ("count", Arg::Number(2)),
            ("card", Arg::Letter('c')),
            ("second-count", Arg::Number(3)),
            ("third-count", Arg::Number(4)),
        ];
        assert_eq!(told.args, filled);
    }
}
