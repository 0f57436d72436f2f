//! The board of the Vagabond, and the steps that it can leave pending (chapter 9).

use super::words::Relation;
use crate::games::root::words::action::Reward;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::item::{Quest, QuestSet};
use crate::games::root::words::place::{Clearing, Forest, Spot};
use crate::kernel::{MAX_SEATS, Seat};
use crate::tasks;

/// Tiles of a kind that its track holds (9.2.5.I).
pub const TRACK_SPACES: u8 = 3;

/// Tiles in Satchel and Damaged box, and more for each bag on its track (9.6.4).
pub const ITEM_LIMIT: u8 = 6;
pub const ITEM_LIMIT_PER_BAG: u8 = 2;

/// The conditions that are `is_exhausted`, `is_damaged`, and the others than these, each in the order of all.
const EXHAUSTED: [Condition; 2] = [Condition::Exhausted, Condition::DamagedExhausted];
const DAMAGED: [Condition; 2] = [Condition::Damaged, Condition::DamagedExhausted];
const UNDAMAGED: [Condition; 2] = [Condition::Ready, Condition::Exhausted];

/// The state that only a Vagabond has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vagabond {
    pub character: Option<Character>,
    /// `None` until setup.
    pub spot: Option<Spot>,
    /// Tiles by kind and condition.
    pub items: [[u8; Condition::ALL.len()]; Item::COUNT],
    /// Per seat, meaningless for the own one.
    pub relations: [Relation; MAX_SEATS],
    /// Aids given this turn towards the next relationship space (9.2.9.I.a).
    pub aided: [u8; MAX_SEATS],
    pub quests_done: QuestSet,
    /// Kinds of which this Vagabond has a tile from a ruin (9.7.3).
    pub ruin_tiles: [bool; Item::COUNT],
}

impl Vagabond {
    /// No character yet, and nothing else.
    pub const NOBODY: Self = Self {
        character: None,
        spot: None,
        items: [[0; Condition::ALL.len()]; Item::COUNT],
        relations: [Relation::Indifferent; MAX_SEATS],
        aided: [0; MAX_SEATS],
        quests_done: QuestSet::EMPTY,
        ruin_tiles: [false; Item::COUNT],
    };

    pub fn clearing(&self) -> Option<Clearing> {
        match self.spot {
            Some(Spot::Clearing(clearing)) => Some(clearing),
            _ => None,
        }
    }

    pub fn forest(&self) -> Option<Forest> {
        match self.spot {
            Some(Spot::Forest(forest)) => Some(forest),
            _ => None,
        }
    }

    pub fn relation(&self, seat: Seat) -> Relation {
        self.relations[seat.index()]
    }

    pub fn count(&self, tile: Tile) -> u8 {
        self.items[tile.item.index()][tile.condition.index()]
    }

    pub fn ready(&self, item: Item) -> u8 {
        self.count(item.tile(Condition::Ready))
    }

    pub fn undamaged(&self, item: Item) -> u8 {
        self.ready(item) + self.count(item.tile(Condition::Exhausted))
    }

    /// Tiles on the track of tea, coins or bags: face up, undamaged, as far as there is room (9.2.5.I).
    pub fn on_track(&self, item: Item) -> u8 {
        if item.has_track() { self.ready(item).min(TRACK_SPACES) } else { 0 }
    }

    /// The tiles in these conditions, one for each kind and condition.
    fn tiles<const N: usize>(&self, wanted: [Condition; N]) -> impl Iterator<Item = Tile> + use<'_, N> {
        let tiles = Item::ALL.into_iter().flat_map(move |item| wanted.map(|condition| item.tile(condition)));
        tiles.filter(|tile| self.count(*tile) > 0)
    }

    fn sum<const N: usize>(&self, wanted: [Condition; N]) -> u8 {
        self.items.iter().map(|counts| wanted.map(|condition| counts[condition.index()]).iter().sum::<u8>()).sum()
    }

    /// Tiles in a condition, of whatever kind.
    pub fn in_condition(&self, condition: Condition) -> u8 {
        self.sum([condition])
    }

    /// Tiles of all kinds in all conditions.
    pub fn tile_count(&self) -> u8 {
        self.sum([Condition::Ready, Condition::Exhausted, Condition::Damaged, Condition::DamagedExhausted])
    }

    pub fn undamaged_count(&self) -> u8 {
        self.sum(UNDAMAGED)
    }

    /// Tiles that can be exhausted, one for each kind.
    pub fn ready_tiles(&self) -> impl Iterator<Item = Tile> + use<'_> {
        self.tiles([Condition::Ready])
    }

    /// Returns whether any tile can be exhausted.
    pub fn has_ready_tiles(&self) -> bool {
        self.items.iter().any(|counts| counts[Condition::Ready.index()] > 0)
    }

    /// Returns the face-down tiles, damaged ones included (9.4.1).
    pub fn exhausted_tiles(&self) -> impl Iterator<Item = Tile> + use<'_> {
        self.tiles(EXHAUSTED)
    }

    pub fn exhausted_count(&self) -> u8 {
        self.sum(EXHAUSTED)
    }

    pub fn damaged_tiles(&self) -> impl Iterator<Item = Tile> + use<'_> {
        self.tiles(DAMAGED)
    }

    pub fn damaged_count(&self) -> u8 {
        self.sum(DAMAGED)
    }

    pub fn undamaged_tiles(&self) -> impl Iterator<Item = Tile> + use<'_> {
        self.tiles(UNDAMAGED)
    }

    /// Returns whether `hits` can be taken in more ways than one (9.2.7).
    pub fn must_choose_damage(&self, hits: u8) -> bool {
        hits > 0 && self.sum(UNDAMAGED) > hits && self.undamaged_tiles().nth(1).is_some()
    }

    /// Tiles in Satchel and Damaged box.
    pub fn limited_count(&self) -> u8 {
        let all: u8 = self.items.iter().flatten().sum();
        all - Item::ALL.into_iter().map(|item| self.on_track(item)).sum::<u8>()
    }

    /// Tiles above the limit (9.6.4).
    pub fn over_limit(&self) -> u8 {
        self.limited_count().saturating_sub(ITEM_LIMIT + ITEM_LIMIT_PER_BAG * self.on_track(Item::Bag))
    }

    /// Kinds of tiles in Satchel and Damaged box.
    pub fn limited_tiles(&self) -> impl Iterator<Item = Tile> + use<'_> {
        Tile::all().filter(|tile| {
            let on_track = if tile.condition == Condition::Ready { self.on_track(tile.item) } else { 0 };
            self.count(*tile) > on_track
        })
    }

    /// Returns whether two items are ready; the same kind twice takes two.
    pub fn can_exhaust(&self, [one, other]: [Item; 2]) -> bool {
        if one == other { self.ready(one) > 1 } else { self.ready(one) > 0 && self.ready(other) > 0 }
    }

    /// Returns the tiles that can stand in for another item of a quest, one for each kind (D.7.2).
    pub fn stand_ins(&self, instead: Item) -> impl Iterator<Item = Tile> + use<'_> {
        self.ready_tiles().filter(move |tile| tile.item != instead)
    }

    /// Returns whether a quest can be paid with another item instead of one of its own (D.7.2).
    pub fn can_improvise(&self, [one, other]: [Item; 2], instead: Item) -> bool {
        let kept = if instead == one { other } else { one };
        if self.ready(kept) == 0 {
            return false;
        }
        // the item that is paid as asked for stands for nothing else
        self.stand_ins(instead).any(|tile| tile.item != kept || self.ready(kept) > 1)
    }

    pub(in crate::games::root) fn add(&mut self, tile: Tile) {
        self.items[tile.item.index()][tile.condition.index()] += 1;
    }

    pub(in crate::games::root) fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.items[tile.item.index()][tile.condition.index()];
        let held = *count > 0;
        *count = count.saturating_sub(1);
        held
    }

    /// Turns or moves a tile to another condition.
    pub(in crate::games::root) fn turn(&mut self, tile: Tile, to: Condition) {
        if self.remove(tile) {
            self.add(tile.item.tile(to));
        }
    }

    pub(in crate::games::root) fn exhaust(&mut self, item: Item) {
        self.turn(item.tile(Condition::Ready), Condition::Exhausted);
    }

    pub(in crate::games::root) fn exhaust_hammers(&mut self, count: u8) {
        for _ in 0..count {
            self.exhaust(Item::Hammer);
        }
    }

    /// Repairs all items in a forest (9.6.1).
    pub(in crate::games::root) fn rest(&mut self) {
        for counts in &mut self.items {
            let damaged = &mut counts[Condition::Damaged.index()..];
            let healed: u8 = damaged.iter().sum();
            damaged.fill(0);
            counts[Condition::Ready.index()] += healed;
        }
    }

    pub(in crate::games::root) fn become_character(&mut self, character: Character, items: &[Item]) {
        self.character = Some(character);
        for item in items {
            self.add(item.tile(Condition::Ready));
        }
    }

    pub(in crate::games::root) fn begin_turn(&mut self) {
        self.aided = [0; MAX_SEATS];
    }

    /// 9.2.9.III.d
    pub(in crate::games::root) fn forgive(&mut self, partner: Seat) {
        let relation = &mut self.relations[partner.index()];
        if *relation == Relation::Hostile {
            *relation = Relation::Indifferent;
        }
    }
}

/// Items damaged where an effect would remove the pawn (9.2.2.I).
pub const DAMAGE_INSTEAD_OF_REMOVAL: u8 = 3;

/// Tiles refreshed each Birdsong, and more for each tea on its track (9.4.1).
pub const REFRESHED: u8 = 3;

pub const REFRESHED_PER_TEA: u8 = 2;

tasks! {
    /// The Vagabond's own tasks.
    pub enum Step {
        /// Two Vagabonds set up in an order that is drawn (9.7.1).
        SetupOrder = "setup_order",
        #[main] #[ask("root-ask-character", "9.3.1")]
        SetupCharacter = "setup_character" { seat: Seat },
        #[main] #[ask("root-ask-forest", "9.3.2")]
        SetupForest = "setup_forest" { seat: Seat },
        /// Tea counts at the start of the refresh (9.4.1).
        CountTea = "count_tea",
        #[main] #[ask("root-ask-refresh", "9.4.1", count = left)]
        Refresh = "refresh" { left: u8 },
        #[main] #[offers(Beside)] #[ask("root-ask-slip", "9.4.2")]
        Slip = "slip",
        #[main] #[idle] #[offers(Alone)] #[ask("root-ask-vagabond", "9.5")]
        Daylight = "daylight",
        /// Asks which item an aid exhausts (9.5.4).
        #[ask("root-ask-aid-item", "9.5.4")]
        AidItem = "aid_item" { faction: Seat },
        /// Asks which item the aided player's box gives (9.5.4).
        #[ask("root-ask-aid-gain", "9.5.4")]
        AidGain = "aid_gain" { faction: Seat },
        #[ask("root-ask-hideout", "D.3.2", count = left)]
        Hideout = "hideout" { left: u8 },
        /// Asks which of two tiles under a ruin is taken (9.7.3).
        #[ask("root-ask-unearth", "9.7.3")]
        Unearth = "unearth",
        /// Asks which item stands in for another of a quest (D.7.2).
        #[ask("root-ask-stand-in", "D.7.2", item = instead)]
        StandIn = "stand_in" { quest: Quest, reward: Reward, instead: Item },
        /// After a quest (reading of 9.5.5), unless its points have won.
        RevealQuest = "reveal_quest",
        NightRest = "night_rest",
        #[main] #[ask("root-ask-item-limit", "9.6.4")]
        ItemLimit = "item_limit",
    }
}
