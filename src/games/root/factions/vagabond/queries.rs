//! The questions that the law and other modules ask of the Vagabond, and the changes that they make there (chapter 9).

use super::state::{Step, Vagabond};
use super::words::Relation;
use crate::games::root::prelude::*;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::plays::plays;
use crate::games::root::words::event::Word;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, QuestSet, Tile};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Spot;
use crate::kernel::SeatSet;
use arrayvec::ArrayVec;

plays!(vagabond, vagabond_mut: Vagabond);

/// Queries about any seat under general names: most have no pawn, no tiles of their own and no relationships.
impl State {
    /// Returns the seats of the Vagabonds, in the order of their letters.
    pub fn vagabonds(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Faction::PAWNS.map(|faction| self.seat_of(faction)).into_iter().flatten()
    }

    /// Returns those of them who are human.
    pub fn human_vagabonds(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.vagabonds().filter(|&seat| self.vagabond(seat).is_some())
    }

    /// Returns the pawn and the items of the seat, be it a Vagabond or a Vagabot.
    pub fn pawn_kit(&self, owner: impl Into<Owner>) -> Option<&Vagabond> {
        self.kit(owner)?.pawn()
    }

    pub(in crate::games::root) fn pawn_kit_mut(&mut self, seat: Seat) -> Option<&mut Vagabond> {
        self.player_mut(seat).kit.pawn_mut()
    }

    /// Returns the seat of the Vagabond who is this character.
    pub fn seat_of_character(&self, character: Character) -> Option<Seat> {
        self.vagabonds().find(|&seat| self.character(seat) == Some(character))
    }

    /// Returns whether the seat is a pawn without warriors (9.2.2), which moves without rule (9.2.3).
    pub fn has_pawn(&self, seat: Seat) -> bool {
        self.pawn_kit(seat).is_some()
    }

    pub fn character(&self, seat: Seat) -> Option<Character> {
        self.pawn_kit(seat)?.character
    }

    /// Returns the ready tiles of a kind (9.2.5).
    pub fn ready_count(&self, seat: Seat, item: Item) -> u8 {
        self.vagabond(seat).map_or(0, |vagabond| vagabond.ready(item))
    }

    /// Returns the kinds of its ready tiles, and how many of each.
    pub fn ready_items(&self, seat: Seat) -> impl Iterator<Item = (Item, u8)> + use<'_> {
        let tiles = self.vagabond(seat).into_iter();
        tiles.flat_map(|vagabond| vagabond.ready_tiles().map(|tile| (tile.item, vagabond.count(tile))))
    }

    /// Returns the kinds of its undamaged tiles.
    pub fn undamaged_tiles(&self, seat: Seat) -> impl Iterator<Item = Tile> + use<'_> {
        self.pawn_kit(seat).into_iter().flat_map(Vagabond::undamaged_tiles)
    }

    /// Returns whether the seat holds the other Hostile (9.2.9.III).
    pub fn is_hostile(&self, seat: Seat, other: Seat) -> bool {
        self.relation(seat, other) == Some(Relation::Hostile)
    }

    /// Returns whether the seat holds the other Allied (9.2.9.II).
    pub fn is_allied(&self, seat: Seat, other: Seat) -> bool {
        self.relation(seat, other) == Some(Relation::Allied)
    }

    /// Returns all whom it does; nearly always none.
    pub fn allies(&self, seat: Seat) -> SeatSet {
        match self.vagabond(seat) {
            Some(vagabond) if vagabond.relations.contains(&Relation::Allied) => {
                self.seats().filter(|&other| self.is_allied(seat, other)).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Those with a pawn have no relationship with each other (9.7).
    fn relation(&self, seat: Seat, other: Seat) -> Option<Relation> {
        let relation = self.vagabond(seat)?.relation(other);
        (!self.has_pawn(other)).then_some(relation)
    }

    /// Returns the quests that each has completed who completes quests (9.5.5); of a Vagabot with the one that is its own
    /// (R7.3.3).
    pub fn quests_done(&self) -> impl Iterator<Item = QuestSet> + Clone + use<'_> {
        let own =
            |seat: Seat| self.vagabot(seat).map_or(QuestSet::EMPTY, |vagabot| vagabot.quest.into_iter().collect());
        self.vagabonds().filter_map(move |seat| Some(self.pawn_kit(seat)?.quests_done | own(seat)))
    }

    pub(in crate::games::root) fn exhaust_item(&mut self, seat: Seat, item: Item, world: &mut World) {
        if let Some(vagabond) = self.vagabond_mut(seat) {
            vagabond.exhaust(item);
        }
        world.emit(|| Event::new(EventKind::Exhausted, seat).with(Detail::Item(item)));
    }

    pub(in crate::games::root) fn put_pawn(&mut self, seat: Seat, to: Clearing) {
        if let Some(vagabond) = self.pawn_kit_mut(seat) {
            vagabond.spot = Some(Spot::Clearing(to));
        }
    }

    /// Makes a faction hostile (9.2.9.III).
    pub(in crate::games::root) fn turn_hostile(&mut self, seat: Seat, other: Seat, world: &mut World) {
        if self.relation(seat, other).is_some_and(|relation| relation != Relation::Hostile) {
            set(self, seat, other, Relation::Hostile, world);
        }
    }

    /// The partner of a coalition is Hostile no more (9.2.9.III.d).
    pub(in crate::games::root) fn forgive(&mut self, seat: Seat, partner: Seat) {
        if let Some(vagabond) = self.vagabond_mut(seat) {
            vagabond.forgive(partner);
        }
    }

    /// The character that setup gives the seat.
    pub(in crate::games::root) fn name_character(&mut self, seat: Seat, character: Option<Character>) {
        if let Some(vagabond) = self.pawn_kit_mut(seat) {
            vagabond.character = character;
        }
    }

    /// The seat becomes this character and takes its starting items (9.3.1, 9.3.5).
    pub(in crate::games::root) fn choose_character(&mut self, seat: Seat, character: Character, world: &mut World) {
        let items = starting_items(self, seat, Some(character));
        if let Some(vagabond) = self.pawn_kit_mut(seat) {
            vagabond.become_character(character, &items);
            world.emit(|| Event::new(EventKind::Character, seat).with(Detail::Word(Word::Character, character.id())));
        }
    }
}

/// Items that a Vagabot starts with, and as the Tinker (R7.3.5).
const VAGABOT_ITEMS: usize = 4;
const VAGABOT_TINKER_ITEMS: usize = 3;

/// The items that the seat starts with (9.3.5). To a Vagabot all are alike, so one whose character has fewer gets a sword.
pub(in crate::games::root) fn starting_items(
    state: &State,
    seat: Seat,
    character: Option<Character>,
) -> ArrayVec<Item, VAGABOT_ITEMS> {
    let printed = character.into_iter().flat_map(|character| character.items().iter().copied());
    let count = match character {
        _ if state.clockwork(seat).is_none() => return printed.take(VAGABOT_ITEMS).collect(),
        Some(Character::Tinker) => VAGABOT_TINKER_ITEMS,
        Some(_) => VAGABOT_ITEMS,
        None => 0,
    };
    printed.chain([Item::Sword]).take(count).collect()
}

pub(in crate::games::root) fn set(
    state: &mut State,
    vagabond: Seat,
    other: Seat,
    relation: Relation,
    world: &mut World,
) {
    if let Some(kit) = state.vagabond_mut(vagabond) {
        kit.relations[other.index()] = relation;
        kit.aided[other.index()] = 0;
    }
    world.emit(|| {
        Event::new(EventKind::Relation, vagabond)
            .with(Detail::Faction(state.faction(other)))
            .with(Detail::Word(Word::Relation, relation.id()))
    });
}

/// Returns the Arbiter whom the defender may enlist: the pawn stands there and fights on neither side (D.5.2).
pub fn arbiter_of(state: &State, battle: &Battle) -> Option<Seat> {
    let arbiter = state.seat_of_character(Character::Arbiter)?;
    // whom a hireling attacks cannot enlist its controller (reading of D.5)
    let stands_by = state.controller(battle.attacker) != Some(arbiter) && arbiter != battle.defender;
    (stands_by && state.pawn(arbiter) == Some(battle.clearing)).then_some(arbiter)
}

/// Returns the Allied factions whose warriors an attacking Vagabond can treat as their own (9.2.9.II.c).
pub fn battle_allies<'a>(state: &'a State, battle: &'a Battle) -> impl Iterator<Item = Seat> + use<'a> {
    let kit = state.vagabond(battle.attacker);
    state.seats().filter(move |&seat| {
        // nor against a hireling that they control
        state.controller(battle.defender) != Some(seat)
            && seat != battle.attacker
            && state.warriors(seat, battle.clearing) > 0
            && kit.is_some_and(|kit| kit.relation(seat) == Relation::Allied)
    })
}

/// Returns who does this: the current player, or who sets up.
pub(in crate::games::root) fn seat(step: Step, state: &State) -> Seat {
    match step {
        Step::SetupCharacter { seat } | Step::SetupForest { seat } => seat,
        _ => state.turn,
    }
}

/// Tiles repaired by the Hideout (D.3.2).
pub(super) const HIDEOUT_REPAIRS: u8 = 3;

pub(super) fn gain_item(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    gain_tile(state, seat, item.tile(Condition::Ready), world);
}

/// Brings a tile face up, whatever its face was where it lay (9.5.4).
pub(super) fn gain_tile(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    let item = tile.item;
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.add(item.tile(Condition::Ready));
    }
    let what = if tile.condition.is_exhausted() { EventKind::GainedExhausted } else { EventKind::GainedItem };
    world.emit(|| Event::new(what, seat).with(Detail::Item(item)));
}

/// 9.5.7: the face is kept.
pub(super) fn repair(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    turn_tile(state, seat, tile, tile.item.tile(tile.condition.repaired()));
    world.emit(|| Event::of_tile(EventKind::Repaired, seat, tile));
}

pub(super) fn turn_tile(state: &mut State, seat: Seat, from: Tile, to: Tile) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.turn(from, to.condition);
    }
}
