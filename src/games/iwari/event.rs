//! What happened: keys and numbers, never prose. Each event says who may know its secret part.

use super::place::Kind;
use super::state::State;
use crate::kernel::{Arg, Message, SeatSet, Viewer};
use crate::words;

/// A detail of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Card(Kind),
    /// A territory by its id.
    Territory(&'static str),
    Count(i16),
    Mission(&'static str),
}

impl Detail {
    fn arg(self, hidden: bool) -> Arg {
        match self {
            Detail::Card(_) if hidden => Arg::Hidden { space: "iwari-card" },
            Detail::Card(kind) => Arg::Name { space: "iwari-card", id: kind.id() },
            Detail::Territory(id) => Arg::Name { space: "iwari-territory", id },
            Detail::Count(count) => Arg::Number(i32::from(count)),
            Detail::Mission(id) => Arg::Name { space: "iwari-mission", id },
        }
    }
}

const DETAILS: usize = 3;
const DETAIL_NAMES: [&str; DETAILS] = ["a", "b", "c"];

/// One event: which tribe did or got what. The message has the places `who`, `a`, `b`, `c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    pub what: What,
    /// The tribe by its index.
    pub who: usize,
    pub details: [Option<Detail>; DETAILS],
    /// Who may know its cards; `None`: everybody.
    pub secret: Option<SeatSet>,
}

impl Event {
    pub fn new(what: What, who: usize) -> Self {
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
        let mut message = Message::new(self.what.id())
            .with("who", Arg::Name { space: "iwari-tribe", id: state.colour(self.who).id() });
        for (name, detail) in DETAIL_NAMES.into_iter().zip(self.details) {
            if let Some(detail) = detail {
                message = message.with(name, detail.arg(hidden));
            }
        }
        message
    }
}

words! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum What {
        Mountain = "iwari-log-mountain",
        Mission = "iwari-log-mission",
        TurnBegins = "iwari-log-turn",
        Passed = "iwari-log-passed",
        Tent = "iwari-log-tent",
        Totem = "iwari-log-totem",
        TentFor = "iwari-log-tent-pair",
        TotemFor = "iwari-log-totem-pair",
        Discarded = "iwari-log-discarded",
        Took = "iwari-log-took",
        Drew = "iwari-log-drew",
        Turned = "iwari-log-turned",
        Reshuffled = "iwari-log-reshuffled",
        LastRound = "iwari-log-last-round",
        Half = "iwari-log-half",
        End = "iwari-log-end",
        ScoredTerritory = "iwari-log-scored-territory",
        ScoredConnection = "iwari-log-scored-connection",
        ScoredSettlements = "iwari-log-scored-settlements",
        ScoredRoad = "iwari-log-scored-road",
        Union = "iwari-log-union",
        Discovery = "iwari-log-discovery",
        Honour = "iwari-log-honour",
        Respect = "iwari-log-respect",
        Expedition = "iwari-log-expedition",
        Won = "iwari-log-won",
    }
}
