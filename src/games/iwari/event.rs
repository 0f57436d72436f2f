//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use super::place::Kind;
use super::state::State;
use crate::kernel::telling::{MAJOR, MINOR, OCCASION, OMITTED, USUAL};
use crate::kernel::{Arg, EventDetail, Message, Placeholders, Telling, Viewer};
use crate::{enum_table, places};

/// A detail of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Card(Kind),
    /// A territory by its id.
    Territory(&'static str),
    /// A space by its number on the map.
    Space(u8),
    /// A connection by its number.
    Connection(u8),
    Round(i16),
    Points(i16),
    Mission(&'static str),
}

impl Detail {
    fn arg(self, hidden: bool) -> Arg {
        match self {
            Detail::Card(_) if hidden => Arg::Hidden { space: "iwari-card" },
            Detail::Card(kind) => Arg::Name { space: "iwari-card", id: kind.id() },
            Detail::Territory(id) => Arg::Name { space: "iwari-territory", id },
            Detail::Space(number) | Detail::Connection(number) => Arg::Number(i32::from(number)),
            Detail::Round(count) | Detail::Points(count) => Arg::Number(i32::from(count)),
            Detail::Mission(id) => Arg::Name { space: "iwari-mission", id },
        }
    }
}

impl EventDetail for Detail {
    fn places(self) -> Placeholders {
        match self {
            Detail::Card(_) => places!("card"),
            Detail::Territory(_) => places!("territory"),
            Detail::Space(_) => places!("space"),
            Detail::Connection(_) => places!("connection"),
            Detail::Round(_) => places!("round"),
            Detail::Points(_) => places!("points"),
            Detail::Mission(_) => places!("mission"),
        }
    }
}

/// One event: which tribe, by its index, did or got what.
pub type Event = crate::kernel::Event<EventKind, usize, Detail, 3>;

impl Event {
    pub(super) fn message(self, state: &State, viewer: Viewer) -> Message {
        let who = Arg::Name { space: "iwari-tribe", id: state.color(self.who).id() };
        self.told(self.what.id(), who, viewer, Detail::arg)
    }
}

enum_table! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum EventKind(
        telling: Telling,
    ) {
        Mountain          = "iwari-log-mountain"           (USUAL.public()),
        Mission           = "iwari-log-mission"            (USUAL.public()),
        TurnBegins        = "iwari-log-turn"               (USUAL),
        Passed            = "iwari-log-passed"             (USUAL),
        Tent              = "iwari-log-tent"               (USUAL),
        Totem             = "iwari-log-totem"              (USUAL),
        TentFor           = "iwari-log-tent-pair"          (USUAL),
        TotemFor          = "iwari-log-totem-pair"         (USUAL),
        Discarded         = "iwari-log-discarded"          (MINOR),
        Took              = "iwari-log-took"               (MINOR),
        Drew              = "iwari-log-drew"               (MINOR),
        Turned            = "iwari-log-turned"             (OMITTED),
        Reshuffled        = "iwari-log-reshuffled"         (USUAL.public()),
        LastRound         = "iwari-log-last-round"         (USUAL.occasion().public()),
        Half              = "iwari-log-half"               (USUAL.occasion().public()),
        End               = "iwari-log-end"                (USUAL.public()),
        ScoredTerritory   = "iwari-log-scored-territory"   (MAJOR),
        ScoredConnection  = "iwari-log-scored-connection"  (MAJOR),
        ScoredSettlements = "iwari-log-scored-settlements" (MAJOR),
        ScoredRoad        = "iwari-log-scored-road"        (MAJOR),
        Union             = "iwari-log-union"              (MAJOR),
        Discovery         = "iwari-log-discovery"          (MAJOR),
        Honour            = "iwari-log-honour"             (MAJOR),
        Respect           = "iwari-log-respect"            (MAJOR),
        Expedition        = "iwari-log-expedition"         (OCCASION),
        Won               = "iwari-log-won"                (USUAL),
    }
}
