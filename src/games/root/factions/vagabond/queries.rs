//! What the law and other modules ask of the Vagabond, and what they change there (chapter 9).

use super::kit::Step;
use super::words::{Character, Relation};
use crate::games::root::state::State;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::world::World;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::item::Item;
use crate::kernel::Seat;

pub fn exhaust(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.exhaust(item);
    }
    world.emit(|| Event::new(What::Exhausted, seat).with(Detail::Item(item)));
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
        Event::new(What::Relation, vagabond)
            .with(Detail::Faction(state.faction(other)))
            .with(Detail::Word(relation.id()))
    });
}

/// 9.2.9.III; no relationship with another Vagabond.
pub fn turn_hostile(state: &mut State, vagabond: Seat, other: Seat, world: &mut World) {
    let relation = state.vagabond(vagabond).map(|kit| kit.relation(other));
    if relation.is_some_and(|relation| relation != Relation::Hostile) && state.vagabond(other).is_none() {
        set(state, vagabond, other, Relation::Hostile, world);
    }
}

/// The Arbiter whom the defender may enlist: the pawn stands there and fights on neither side (D.5.2).
pub fn arbiter_of(state: &State, battle: &Battle) -> Option<Seat> {
    let arbiter = state.seat_of_character(Character::Arbiter)?;
    let stands_by = arbiter != battle.attacker && arbiter != battle.defender;
    (stands_by && state.pawn(arbiter) == Some(battle.clearing)).then_some(arbiter)
}

/// The Allied factions whose warriors an attacking Vagabond can treat as their own (9.2.9.II.c).
pub fn battle_allies<'a>(state: &'a State, battle: &'a Battle) -> impl Iterator<Item = Seat> + use<'a> {
    let kit = state.vagabond(battle.attacker);
    state.seats().filter(move |&seat| {
        seat != battle.defender
            && seat != battle.attacker
            && state.warriors(seat, battle.clearing) > 0
            && kit.is_some_and(|kit| kit.relation(seat) == Relation::Allied)
    })
}

/// Who does this: the player in turn, or who sets up.
pub(in crate::games::root) fn seat(step: Step, state: &State) -> Seat {
    match step {
        Step::SetupCharacter { seat } | Step::SetupForest { seat } => seat,
        _ => state.turn,
    }
}
