//! The battle that is going on, as data (4.3).

use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::PieceCounts;
use crate::games::root::words::place::{Clearing, SuitSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// A side of a battle.
    #[repr(u8)]
    pub enum Side {
        Attacker = "attacker",
        Defender = "defender",
    }
}

impl Side {
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> Self {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

tasks! {
    /// A step of a battle, in order.
    pub enum Step {
        /// Whether the attacker treats allied warriors as their own (9.2.9.II.c).
        #[ask("root-ask-ally", "9.2.9.II.c")]
        Ally = "ally",
        #[ask("root-ask-ambush", "4.3.1")]
        Ambush = "ambush",
        #[ask("root-ask-foil", "4.3.1.I")]
        Foil = "foil",
        AfterAmbush = "after_ambush",
        /// Whether the Arbiter helps the defender (D.5.2).
        #[ask("root-ask-enlist", "D.5.2")]
        Enlist = "enlist",
        Roll = "roll",
        #[ask("root-ask-effects", "4.3.3")]
        Effects = "effects",
        /// Asks which birds the partisans of this side take with them (2.1.1).
        #[ask("root-ask-birds", "2.1.1")]
        Birds = "birds" (side: Side),
        Count = "count",
        #[ask("root-ask-losses", "4.3.4")]
        Losses = "losses" (side: Side),
        Deal = "deal",
        Close = "close",
        /// The hit of a Marksman.
        Shot = "shot",
        AfterShot = "after_shot",
    }
}

/// The pieces that a side has chosen to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chosen {
    pub warriors: u8,
    /// Whether one of the warriors is the warlord.
    pub warlord: bool,
    pub pieces: PieceCounts,
    /// Whether one of the buildings is that in the slot of the Elder Treetop, though others of its kind may stay.
    pub treetop: bool,
    pub ally_warriors: u8,
    /// Of those that are hired (11.2.7.III.a).
    pub mercenaries: u8,
}

/// The battle that is going on. Arrays are indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    pub clearing: Clearing,
    pub attacker: Owner,
    pub defender: Owner,
    /// The Allied faction whose warriors fight for the attacker.
    pub ally: Option<Seat>,
    /// The Vagrant who has others fight, or fights in person, and says what is lost (D.4.2).
    pub instigator: Option<Seat>,
    /// The Arbiter whose swords count for the defender (D.5.2).
    pub enlisted: Option<Seat>,
    /// Whether the attacker fights for loot, so that their rolled hits do not count (14.2.5).
    pub looting: bool,
    /// Whether the side has ignored its first hit (14.7.7).
    pub spared: [bool; 2],
    /// Whether the defender takes the higher roll for a card (E.2.2).
    pub scouted: bool,
    /// The dice, higher first.
    pub dice: Option<(u8, u8)>,
    /// Rolled hits that the side deals, after its cap (4.3.2.I).
    pub rolled: [u8; 2],
    /// Extra hits that the side deals (4.3.3.I).
    pub extra: [u8; 2],
    /// Whether the rolled hits against the side are ignored.
    pub armored: [bool; 2],
    pub brutal: bool,
    /// The suits whose partisans the side cannot call any more: it has, or the clearing is of other suits.
    pub partisans: [SuitSet; 2],
    /// Whether points were scored for removing buildings or tokens beyond the general ones, once a battle (7.8.4).
    pub bonus: bool,
    /// The side that uses effects first, once the attacker has said so (4.3.3).
    pub first: Option<Side>,
    pub passed: [bool; 2],
    /// Hits that the side has still to take.
    pub due: [u8; 2],
    pub chosen: [Chosen; 2],
    /// Warriors of the defender that have fallen.
    pub fallen: u8,
    /// Hits that the attacker took on items and on allies (9.2.9.II.d).
    pub taken_on_items: u8,
    pub taken_on_allies: u8,
}

impl Battle {
    pub fn new(clearing: Clearing, attacker: Owner, defender: Owner) -> Self {
        Self {
            clearing,
            attacker,
            defender,
            ally: None,
            instigator: None,
            enlisted: None,
            looting: false,
            spared: [false; 2],
            scouted: false,
            dice: None,
            rolled: [0; 2],
            extra: [0; 2],
            armored: [false; 2],
            brutal: false,
            partisans: [SuitSet::EMPTY; 2],
            bonus: false,
            first: None,
            passed: [false; 2],
            due: [0; 2],
            chosen: [Chosen::default(); 2],
            fallen: 0,
            taken_on_items: 0,
            taken_on_allies: 0,
        }
    }

    pub fn owner(&self, side: Side) -> Owner {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// Counts the hits that a side deals: those rolled, unless armor ignores them, and the extra ones (4.3.3.I).
    pub fn dealt_by(&self, side: Side) -> u8 {
        let rolled = if self.armored[side.other().index()] { 0 } else { self.rolled[side.index()] };
        rolled + self.extra[side.index()]
    }

    pub(in crate::games::root) fn has_effects_used(&self) -> bool {
        self.brutal
            || self.armored[0]
            || self.armored[1]
            || !self.partisans[0].is_empty()
            || !self.partisans[1].is_empty()
    }
}
