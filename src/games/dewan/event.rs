//! What happened: keys and numbers, never prose. Each event says who may know its secret part.

use super::card::Kind;
use super::ground::Terrain;
use super::hex::Hex;
use super::state::State;
use super::story::Story;
use crate::kernel::{Arg, Message, Seat, SeatSet, Viewer};
use crate::words;

/// A detail of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Hex(Hex),
    Seat(Seat),
    Card(Kind),
    Story(Story),
    Terrain(Terrain),
    Count(i16),
}

impl Detail {
    /// The argument in a message; a card hidden from the reader keeps only that it is a card.
    fn arg(self, state: &State, hidden: bool) -> Arg {
        match self {
            Detail::Card(_) if hidden => Arg::Hidden { space: "dewan-card" },
            Detail::Card(kind) => Arg::Name { space: "dewan-card", id: kind.id() },
            Detail::Hex(hex) => Arg::Number(i32::from(hex.number())),
            Detail::Seat(seat) => Arg::Name { space: "dewan-tribe", id: state.player(seat).tribe.id() },
            Detail::Story(story) => Arg::Name { space: "dewan-story", id: story.id() },
            Detail::Terrain(terrain) => Arg::Name { space: "dewan-terrain", id: terrain.id() },
            Detail::Count(count) => Arg::Number(i32::from(count)),
        }
    }
}

/// Most details of an event.
const DETAILS: usize = 3;

const DETAIL_NAMES: [&str; DETAILS] = ["a", "b", "c"];

/// One event: who did or suffered what. The message has the places `who`, `a`, `b`, `c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    pub what: What,
    pub who: Seat,
    pub details: [Option<Detail>; DETAILS],
    /// Who may know which card it was; `None` is everybody.
    pub secret: Option<SeatSet>,
}

impl Event {
    pub fn new(what: What, who: Seat) -> Self {
        Self { what, who, details: [None; DETAILS], secret: None }
    }

    /// Adds a detail at the next free place.
    pub fn with(mut self, detail: Detail) -> Self {
        if let Some(free) = self.details.iter_mut().find(|place| place.is_none()) {
            *free = Some(detail);
        }
        self
    }

    /// Keeps its cards from all but `audience`.
    pub fn only_for(mut self, audience: SeatSet) -> Self {
        self.secret = Some(audience);
        self
    }

    pub(super) fn message(self, state: &State, viewer: Viewer) -> Message {
        let hidden = self.secret.is_some_and(|audience| !viewer.may_know(audience));
        let mut message = Message::new(self.what.id()).with("who", Detail::Seat(self.who).arg(state, false));
        for (name, detail) in DETAIL_NAMES.into_iter().zip(self.details) {
            if let Some(detail) = detail {
                message = message.with(name, detail.arg(state, hidden));
            }
        }
        message
    }
}

words! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum What {
        First = "dewan-log-first",
        TurnBegins = "dewan-log-turn",
        Drew = "dewan-log-drew",
        NoCard = "dewan-log-no-card",
        Reshuffled = "dewan-log-reshuffled",
        Took = "dewan-log-took",
        Passed = "dewan-log-passed",
        Route = "dewan-log-route",
        Paid = "dewan-log-paid",
        Gave = "dewan-log-gave",
        Camped = "dewan-log-camped",
        Village = "dewan-log-village",
        LastCamp = "dewan-log-last-camp",
        Berry = "dewan-log-berry",
        Story = "dewan-log-story",
        Unseen = "dewan-log-unseen",
        NoStory = "dewan-log-no-story",
        Tucked = "dewan-log-tucked",
        NotTucked = "dewan-log-not-tucked",
        Told = "dewan-log-told",
        NewDeck = "dewan-log-new-deck",
        Flooded = "dewan-log-flooded",
        Erupted = "dewan-log-erupted",
        NoEvent = "dewan-log-no-event",
        Fished = "dewan-log-fished",
        NotFished = "dewan-log-not-fished",
        Won = "dewan-log-won",
    }
}
