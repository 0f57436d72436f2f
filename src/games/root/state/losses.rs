//! Pieces that leave the map, and what their removal triggers, as data (G.1.22).

use crate::games::root::words::action::Effect;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::Seat;
use crate::tasks;

/// The cause of a removal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    Battle,
    /// A right guess about a plot (13.2.4).
    Exposure,
    /// Another piece takes the place at once (G.1.21).
    Replaced,
    Other,
}

/// Pieces of one owner that leave one clearing together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    pub owner: Owner,
    /// The owner that removes them.
    pub by: Owner,
    pub clearing: Clearing,
    pub warriors: u8,
    /// Whether one of the warriors is the warlord; only battle removes that piece (14.2.2).
    pub warlord: bool,
    /// Whether one of the buildings is that in the slot of the Elder Treetop, though others of its kind stay.
    pub treetop: bool,
    pub pieces: [u8; Piece::COUNT],
}

impl Loss {
    pub fn none(owner: impl Into<Owner>, by: impl Into<Owner>, clearing: Clearing) -> Self {
        let (owner, by) = (owner.into(), by.into());
        Self { owner, by, clearing, warriors: 0, warlord: false, treetop: false, pieces: [0; Piece::COUNT] }
    }

    pub fn of(owner: impl Into<Owner>, by: impl Into<Owner>, clearing: Clearing, target: Target) -> Self {
        let mut loss = Self::none(owner, by, clearing);
        match target {
            Target::Warrior | Target::Warlord => loss.warriors = 1,
            Target::Piece(piece) => loss.pieces[piece.index()] = 1,
            // what stands there the state knows: `State::loss`
            Target::Treetop => {}
        }
        loss
    }

    /// Returns buildings and tokens.
    pub fn placed(&self) -> u8 {
        self.pieces.iter().sum()
    }

    /// Relics among them.
    pub fn relics(&self) -> u8 {
        Piece::RELICS.into_iter().map(|relic| self.pieces[relic.index()]).sum()
    }
}

tasks! {
    /// An effect that a removal or a move has triggered: it waits for its turn, then it is resolved.
    pub enum Trigger {
        #[ask("root-ask-hospital", "6.2.3", clearing, count)]
        Hospital = "hospital" {
            clearing: Clearing,
            count: u8,
            /// The warriors lie on Coffin Makers, not in the supply.
            buried: bool,
        },
        #[ask("root-ask-outrage", "8.2.6", clearing)]
        Outrage = "outrage" { payer: Seat, clearing: Clearing },
        /// Supporters of its suit and half of the officers go with a base (8.2.4).
        BaseLost = "base_lost" { suit: Suit },
        /// Without a base only five supporters stay (8.2.4): the choice of those that go.
        #[ask("root-ask-shed", "8.2.4")]
        ShedSupporters = "shed_supporters",
        #[ask("root-ask-damage", "9.2.2.I", count = left)]
        Damage = "damage" { seat: Seat, left: u8 },
        /// 10.2.5, for all gardens of one event
        GardensLost = "gardens_lost" { count: u8 },
        /// 11.2.5.I, for all trade posts of one event
        PostsLost = "posts_lost" { count: u8 },
        /// The choice of the funds that go (11.2.5.I).
        #[ask("root-ask-lose-funds", "11.2.5.I", count = left)]
        LoseFunds = "lose_funds" { left: u8 },
        /// Who sails by ferry draws a card (C.2.5).
        FerryDraw = "ferry_draw" { seat: Seat },
        #[ask("root-ask-dismiss", "12.2.3")]
        Failure = "failure",
        /// Warriors next to a plot that was a raid (13.7.4).
        #[ask("root-ask-raid", "13.7.4", clearing)]
        Raid = "raid" { clearing: Clearing },
        /// For all relics of one event.
        #[ask("root-ask-prize", "15.2.5")]
        Prize = "prize" { by: Seat },
        /// The Feline Physicians, for whom they serve.
        #[ask("root-ask-physicians", "E.2.2", clearing, count)]
        Physicians = "physicians" { seat: Seat, clearing: Clearing, count: u8, buried: bool },
        /// The cost of errors of a clockwork Duchy: the clearings out of which buildings were removed, and by whom (R10.2.1).
        #[ask("root-ask-errors", "R10.2.1")]
        Errors = "errors" { clearings: ClearingSet, by: Owner },
    }
}

impl Default for Trigger {
    fn default() -> Self {
        Trigger::BaseLost { suit: Suit::Fox }
    }
}

impl Trigger {
    /// Whether another of the same event is resolved together with this one: all gardens (10.2.5), posts (11.2.5.I) and relics
    /// (15.2.5) of one event.
    pub(in crate::games::root) fn joins(self, other: Trigger) -> bool {
        match (self, other) {
            (Trigger::GardensLost { .. }, Trigger::GardensLost { .. })
            | (Trigger::PostsLost { .. }, Trigger::PostsLost { .. }) => true,
            (Trigger::Prize { by }, Trigger::Prize { by: same }) => by == same,
            _ => false,
        }
    }

    /// Counts one that joins it with this one.
    pub(in crate::games::root) fn join(&mut self, other: Trigger) {
        if let (
            Trigger::GardensLost { count } | Trigger::PostsLost { count },
            Trigger::GardensLost { count: more } | Trigger::PostsLost { count: more },
        ) = (self, other)
        {
            *count += more;
        }
    }

    /// The word by which a player puts it first.
    pub(in crate::games::root) fn effect(self) -> Option<Effect> {
        match self {
            Trigger::Hospital { .. } => Some(Effect::Hospital),
            Trigger::Outrage { .. } => Some(Effect::Outrage),
            Trigger::BaseLost { .. } => Some(Effect::BaseLost),
            Trigger::FerryDraw { .. } => Some(Effect::Ferry),
            Trigger::Failure | Trigger::Errors { .. } => Some(Effect::Failure),
            Trigger::Damage { .. } | Trigger::Prize { .. } | Trigger::ShedSupporters | Trigger::LoseFunds { .. } => {
                None
            }
            Trigger::GardensLost { .. } => Some(Effect::GardensLost),
            Trigger::PostsLost { .. } => Some(Effect::PostsLost),
            Trigger::Raid { .. } => Some(Effect::Raid),
            Trigger::Physicians { .. } => Some(Effect::Physicians),
        }
    }
}
