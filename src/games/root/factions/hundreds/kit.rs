//! What only the Lord of the Hundreds (chapter 14) has.

use super::words::Mood;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::Clearing;
use crate::kernel::{RollKind, Seat};

/// Tiles that a track of the hoard holds (14.2.4).
pub const TRACK_SPACES: u8 = 4;

/// What a track is worth, by the tiles on it (14.2.4).
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

    /// The kinds of items that lie on it.
    pub fn items(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| item != Item::Torch && Track::of(item) == self)
    }
}

/// The kinds of tiles that the seat has in its Crafted Items box (14.2.5).
pub(in crate::games::root) fn lootable(state: &State, from: Seat) -> impl Iterator<Item = Item> + use<> {
    let items = state.player(from).items;
    Item::ALL.into_iter().filter(move |item| items[item.index()] > 0)
}

/// The mob die: two faces for each suit, drawn as the suit (14.4.1).
pub const ROLL_MOB: RollKind = RollKind(21);

/// Points for oppression, by the clearings that are oppressed (14.6.2).
pub const OPPRESS_POINTS: [u8; 7] = [0, 1, 1, 2, 2, 3, 4];

/// What only the Hundreds have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hundreds {
    /// Where the warlord stands, who is counted among the warriors there; nowhere once he has fallen (14.2.2).
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

    /// Actions of a Daylight (14.5.2).
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

    /// The moods that he may turn to: others whose item is not in the hoard (14.4.4).
    pub fn moods(&self) -> impl Iterator<Item = Mood> + use<'_> {
        Mood::ALL.iter().copied().filter(|&mood| mood != self.mood && mood.item().is_none_or(|item| !self.holds(item)))
    }

    /// Whether the mood is this one and the warlord stands in the clearing.
    pub(in crate::games::root) fn feels(&self, mood: Mood, clearing: Clearing) -> bool {
        self.mood == mood && self.warlord == Some(clearing)
    }
}

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Hundreds).unwrap_or(state.turn)
}

pub(in crate::games::root) fn kit(state: &State) -> Hundreds {
    state.hundreds(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Hundreds)) {
    let seat = seat(state);
    if let Some(hundreds) = state.hundreds_mut(seat) {
        change(hundreds);
    }
}

/// The warlord of the seat, if he stands in the clearing (14.2.2).
pub fn warlord_in(state: &State, seat: Seat, clearing: Clearing) -> bool {
    state.hundreds(seat).is_some_and(|hundreds| hundreds.warlord == Some(clearing))
}

/// Whether the warlord of the seat stands in the clearing and is in this mood (14.7).
pub fn feels(state: &State, seat: Seat, mood: Mood, clearing: Clearing) -> bool {
    state.hundreds(seat).is_some_and(|hundreds| hundreds.feels(mood, clearing))
}

/// The warlord falls in battle: he goes to no supply (14.2.2).
pub(in crate::games::root) fn fall(state: &mut State, seat: Seat, world: &mut World) {
    if let Some(at) = state.hundreds_mut(seat).and_then(|hundreds| hundreds.warlord.take()) {
        world.emit(|| Event::new(What::WarlordFell, seat).with(Detail::Clearing(at)));
    }
}
