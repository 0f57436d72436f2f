//! The board of the Lord of the Hundreds, and the steps that it can leave pending (chapter 14).

use super::words::Mood;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Seat;
use crate::tasks;

/// Tiles that a track of the hoard holds (14.2.4).
pub const TRACK_SPACES: u8 = 4;

/// The value of a track, by the tiles on it (14.2.4).
pub const TRACK_VALUES: [u8; 5] = [1, 2, 2, 3, 4];

/// A track of the hoard (14.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    Command,
    Prowess,
}

impl Track {
    pub const fn of(item: Item) -> Self {
        match item {
            Item::Boot | Item::Bag | Item::Coin => Track::Command,
            _ => Track::Prowess,
        }
    }

    /// Returns the kinds of items that lie on it.
    pub fn items(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| item != Item::Torch && Track::of(item) == self)
    }
}

/// Points for oppression, by the clearings that are oppressed (14.6.2).
pub const OPPRESS_POINTS: [u8; 7] = [0, 1, 1, 2, 2, 3, 4];

/// The state that only the Hundreds have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hundreds {
    /// The place where the warlord stands, counted among the warriors there; nowhere once fallen (14.2.2).
    pub warlord: Option<Clearing>,
    pub mood: Mood,
    /// The tiles of the hoard (14.2.4).
    pub hoard: ItemCounts,
    /// The kinds of which a tile of the hoard comes from a ruin (9.7.3).
    pub ruin_tiles: [bool; Item::COUNT],
}

impl Hundreds {
    pub fn on_track(&self, track: Track) -> u8 {
        track.items().map(|item| self.hoard[item.index()]).sum()
    }

    pub(in crate::games::root) fn value(&self, track: Track) -> u8 {
        TRACK_VALUES[usize::from(self.on_track(track).min(TRACK_SPACES))]
    }

    /// Returns actions of a Daylight (14.5.2).
    pub fn command(&self) -> u8 {
        self.value(Track::Command)
    }

    /// Advances of a Daylight, and recruits at the warlord's place (14.4.2, 14.5.3).
    pub fn prowess(&self) -> u8 {
        self.value(Track::Prowess)
    }

    pub(in crate::games::root) fn holds(&self, item: Item) -> bool {
        self.hoard[item.index()] > 0
    }

    /// Returns the moods that the warlord may turn to: others whose item is not in the hoard (14.4.4).
    pub fn moods(&self) -> impl Iterator<Item = Mood> + use<'_> {
        Mood::ALL.into_iter().filter(|&mood| mood != self.mood && mood.item().is_none_or(|item| !self.holds(item)))
    }

    /// Whether the mood is this one and the warlord stands in the clearing.
    pub(in crate::games::root) fn feels(&self, mood: Mood, clearing: Clearing) -> bool {
        self.mood == mood && self.warlord == Some(clearing)
    }
}

tasks! {
    /// The Hundreds' own tasks.
    pub enum Step {
        #[main] #[ask("root-ask-home-corner", "14.3.1")]
        SetupHome = "setup_home",
        /// Mobs remove what enemies have built (14.4.1).
        #[main] #[offers(Alone)] #[ask("root-ask-raze", "14.4.1")]
        Raze = "raze",
        /// A mob searches the ruin (14.4.1).
        Plunder = "plunder" { clearing: Clearing },
        /// Asks which of two tiles is taken (9.7.3).
        #[ask("root-ask-plunder", "9.7.3", clearing)]
        Unearth = "unearth" { clearing: Clearing },
        /// The mob die is rolled.
        Spread = "spread",
        #[ask("root-ask-mob", "14.4.1", suit)]
        PlaceMob = "place_mob" { suit: Suit },
        /// Warriors at the warlord (14.4.2).
        Recruit = "recruit",
        /// Warriors at the strongholds.
        #[ask("root-ask-strongholds", "14.4.2")]
        Muster = "muster",
        #[main] #[ask("root-ask-anoint", "14.4.3")]
        Anoint = "anoint",
        #[main] #[ask("root-ask-mood", "14.4.4")]
        Mood = "mood",
        /// Asks which items of the Hoard are spent for warriors (14.7.4).
        #[main] #[offers(Beside)] #[ask("root-ask-lavish", "14.7.4")]
        Lavish = "lavish",
        #[main] #[idle] #[offers(Beside)] #[ask("root-ask-evening-craft", "14.5.1")]
        Craft = "craft",
        /// Whether a crafted item is kept (14.2.3).
        #[ask("root-ask-trade", "14.2.3", item, points)]
        Trade = "trade" { item: Item, points: u8 },
        /// A tile for which its track has no space (14.2.4).
        #[ask("root-ask-overflow", "14.2.4", item)]
        Overflow = "overflow" { item: Item },
        /// Command and advance follow in the order of the mood (14.7.2).
        Daylight = "daylight",
        #[main] #[offers(Alone)] #[ask("root-ask-command", "14.5.2")]
        Command = "command" { done: u8 },
        /// Asks how many go with the warlord.
        #[ask("root-ask-escort", "4.2", clearing = to)]
        Company = "company" { to: Clearing },
        #[main] #[offers(Alone)] #[ask("root-ask-advance", "14.5.3")]
        Advance = "advance" { done: u8 },
        /// The battle of an advance, after its move.
        #[ask("root-ask-advance-battle", "14.5.3")]
        AdvanceBattle = "advance_battle",
        /// Asks for a move or a battle more (14.7.5).
        #[ask("root-ask-relentless", "14.7.5")]
        Relentless = "relentless",
        #[main] #[ask("root-ask-incite", "14.6.1")]
        Incite = "incite",
        /// Asks whether the mob die is rolled again (14.7.3).
        #[ask("root-ask-rouse", "14.7.3", left)]
        Rouse = "rouse" { left: u8 },
        Oppress = "oppress",
        /// Whether the battle is for loot (14.2.5).
        #[ask("root-ask-loot", "14.2.5")]
        Loot = "loot",
        /// Whether mobs join the battle (14.7.1).
        #[ask("root-ask-rally", "14.7.1")]
        Rally = "rally",
        /// The tile that is looted (14.2.5).
        #[ask("root-ask-spoils", "14.2.5")]
        Spoils = "spoils" { from: Seat },
    }
}
