//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use super::card::Kind;
use super::ground::Terrain;
use super::hex::Hex;
use super::state::State;
use super::story::Story;
use crate::kernel::{Arg, Fills, Message, Places, Seat, Viewer};
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

impl Fills for Detail {
    fn places(self) -> Places {
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
pub type Event = crate::kernel::Event<What, Seat, Detail, 3>;

impl Event {
    pub(super) fn message(self, state: &State, viewer: Viewer) -> Message {
        let arg = |detail: Detail, hidden| detail.arg(state, hidden);
        self.told(self.what.id(), arg(Detail::Seat(self.who), false), viewer, arg)
    }
}

enum_table! {
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
