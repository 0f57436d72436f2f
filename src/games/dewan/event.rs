//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use super::card::Kind;
use super::ground::Terrain;
use super::hex::Hex;
use super::state::State;
use super::story::Story;
use crate::kernel::telling::{MAJOR, MINOR, OCCASION, OMITTED, USUAL};
use crate::kernel::{Arg, EventDetail, Message, Placeholders, Seat, Telling, Viewer};
use crate::{enum_table, places};

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

impl EventDetail for Detail {
    fn places(self) -> Placeholders {
        match self {
            Detail::Hex(_) => places!("space"),
            Detail::Seat(_) => places!("tribe"),
            Detail::Card(_) => places!("card"),
            Detail::Story(_) => places!("story"),
            Detail::Terrain(_) => places!("terrain"),
            Detail::Count(_) => places!("count"),
        }
    }
}

/// One event: who did or suffered what.
pub type Event = crate::kernel::Event<EventKind, Seat, Detail, 3>;

impl Event {
    pub(super) fn message(self, state: &State, viewer: Viewer) -> Message {
        let arg = |detail: Detail, hidden| detail.arg(state, hidden);
        self.told(self.what.id(), arg(Detail::Seat(self.who), false), viewer, arg)
    }
}

enum_table! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum EventKind(
        telling: Telling,
    ) {
        First      = "dewan-log-first"      (USUAL),
        TurnBegins = "dewan-log-turn"       (OMITTED),
        Drew       = "dewan-log-drew"       (MINOR),
        NoCard     = "dewan-log-no-card"    (USUAL),
        Reshuffled = "dewan-log-reshuffled" (MINOR.public()),
        Took       = "dewan-log-took"       (MINOR),
        Passed     = "dewan-log-passed"     (USUAL),
        Route      = "dewan-log-route"      (MINOR),
        Paid       = "dewan-log-paid"       (MINOR),
        Gave       = "dewan-log-gave"       (USUAL),
        Camped     = "dewan-log-camped"     (MAJOR),
        Village    = "dewan-log-village"    (MAJOR),
        LastCamp   = "dewan-log-last-camp"  (OCCASION),
        Berry      = "dewan-log-berry"      (USUAL),
        Story      = "dewan-log-story"      (USUAL),
        Unseen     = "dewan-log-unseen"     (USUAL),
        NoStory    = "dewan-log-no-story"   (USUAL),
        Tucked     = "dewan-log-tucked"     (USUAL),
        NotTucked  = "dewan-log-not-tucked" (USUAL),
        Told       = "dewan-log-told"       (MAJOR),
        NewDeck    = "dewan-log-new-deck"   (OMITTED),
        Flooded    = "dewan-log-flooded"    (OCCASION),
        Erupted    = "dewan-log-erupted"    (OCCASION),
        NoEvent    = "dewan-log-no-event"   (USUAL),
        Fished     = "dewan-log-fished"     (USUAL),
        NotFished  = "dewan-log-not-fished" (USUAL),
        Won        = "dewan-log-won"        (USUAL),
    }
}
