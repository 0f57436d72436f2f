//! Events at a shared table that belong in its log but not to the game.

use crate::games::root::rootlog::slip::{Slip, Why};
use crate::kernel::{Doc, Message, Seat};

/// One entry of the log that no rule made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableEvent {
    /// The actions taken before it.
    pub at: usize,
    /// The name of the player whom it is about; for a slip, the action of the log.
    pub who: String,
    pub what: Happening,
    /// The players who were away then and have not been told.
    pub unread: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Happening {
    /// The player undid this many actions.
    Undid { actions: usize },
    /// A bot plays for them from here on.
    StoodIn,
    /// They play themselves again.
    #[default]
    Returned,
    /// They had asked for an undo, and play went on before everyone agreed.
    Lapsed,
    /// They started the table with a seed that they know, and so know all that is hidden.
    KnowsSeed,
    /// A line of a log that was imported could not be followed to the letter.
    Slip { line: usize, why: Why },
}

impl Happening {
    const ALL: [Self; 5] = [
        Happening::Undid { actions: 0 },
        Happening::StoodIn,
        Happening::Returned,
        Happening::Lapsed,
        Happening::KnowsSeed,
    ];

    /// Returns the word for it in saves.
    pub const fn id(self) -> &'static str {
        match self {
            Happening::Undid { .. } => "undid",
            Happening::StoodIn => "stood_in",
            Happening::Returned => "returned",
            Happening::Lapsed => "lapsed",
            Happening::KnowsSeed => "knows_seed",
            Happening::Slip { why, .. } => why.id(),
        }
    }

    /// Finds what is called so. The number of undone actions counts for an undo alone.
    pub fn from_id(id: &str, actions: usize) -> Option<Self> {
        let known = Self::ALL.into_iter().find(|what| what.id() == id).map(|what| match what {
            Happening::Undid { .. } => Happening::Undid { actions },
            other => other,
        });
        known.or_else(|| Why::from_id(id).map(|why| Happening::Slip { line: 0, why }))
    }

    /// The key of its line in the log.
    const fn key(self) -> &'static str {
        match self {
            Happening::Undid { .. } => "table-log-undid",
            Happening::StoodIn => "table-log-stood-in",
            Happening::Returned => "table-log-returned",
            Happening::Lapsed => "table-log-lapsed",
            Happening::KnowsSeed => "table-log-knows-seed",
            Happening::Slip { .. } => SLIP,
        }
    }
}

/// The key of what was not followed of a log.
const SLIP: &str = "rootlog-slip";

impl TableEvent {
    pub fn message(&self) -> Message {
        if let Happening::Slip { line, why } = self.what {
            return Slip::new(line, &self.who, why).message();
        }
        let message = Message::new(self.what.key()).text("who", self.who.as_str());
        match self.what {
            Happening::Undid { actions } => message.number("count", actions),
            _ => message,
        }
    }

    /// Returns whether a line of the log is one of these.
    pub fn is_told_by(message: &Message) -> bool {
        Self::is_key(message.key)
    }

    /// Returns whether a sentence of this key is one of these.
    pub fn is_key(key: &str) -> bool {
        key == SLIP || Happening::ALL.iter().any(|what| what.key() == key)
    }
}

/// A position that was set in the midst of a game: an imported log had another one there than the rules.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Correction {
    /// The actions taken before it.
    pub at: usize,
    pub state: Doc,
}

/// Who has had a seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatPast {
    /// The players who have seen its hand.
    pub seen_by: Vec<String>,
    /// The actions taken before its player sat down.
    pub since: usize,
}

impl SeatPast {
    fn is_seen_by(&self, name: &str) -> bool {
        self.seen_by.iter().any(|seen| seen == name)
    }
}

/// The past of all seats of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatPasts(pub Vec<SeatPast>);

impl SeatPasts {
    pub fn get(&self, seat: Seat) -> Option<&SeatPast> {
        self.0.get(seat.index())
    }

    fn get_mut(&mut self, seat: Seat) -> &mut SeatPast {
        if self.0.len() <= seat.index() {
            self.0.resize_with(seat.index() + 1, SeatPast::default);
        }
        &mut self.0[seat.index()]
    }

    /// Returns a player looks at the hand of a seat; whether it is the first time.
    pub fn sees(&mut self, seat: Seat, name: &str) -> bool {
        let past = self.get_mut(seat);
        let is_first = !past.seen_by.iter().any(|seen| seen == name);
        if is_first {
            past.seen_by.push(name.to_owned());
        }
        is_first
    }

    /// Notes that another player has the seat, after this many actions.
    pub fn changes_hands(&mut self, seat: Seat, actions: usize) {
        self.get_mut(seat).since = actions;
    }

    /// Returns whether a player has had this seat.
    pub fn has_sat(&self, seat: Seat, name: &str) -> bool {
        self.get(seat).is_some_and(|past| past.is_seen_by(name))
    }

    /// Returns whether a player may sit down in a seat without telling what they know: they have seen its hand already, or
    /// none.
    pub fn may_take(&self, seat: Seat, name: &str) -> bool {
        self.has_sat(seat, name) || !self.0.iter().any(|past| past.is_seen_by(name))
    }

    /// Returns the last time that anyone sat down, in actions.
    pub fn last_change(&self) -> usize {
        self.0.iter().map(|past| past.since).max().unwrap_or(0)
    }
}
