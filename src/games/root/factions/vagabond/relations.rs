//! How the factions stand to the Vagabond (9.2.9).

use super::Character;
use crate::games::root::law::battle::Battle;
use crate::games::root::law::hooks;
use crate::games::root::law::removal::{Cause, Loss};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::words;
use crate::games::root::words::event::{Detail, Event, What};
use crate::kernel::Seat;

words! {
    /// A space of the relationship chart.
    #[derive(Default)]
    pub enum Relation {
        Hostile = "hostile",
        #[default]
        Indifferent = "indifferent",
        Amiable = "amiable",
        Friendly = "friendly",
        Allied = "allied",
    }
}

impl Relation {
    /// The next space, the aids in one turn that lead there, and the points for entering it (9.2.9.I).
    pub const fn next(self) -> Option<(Relation, u8, u8)> {
        match self {
            Relation::Hostile | Relation::Allied => None,
            Relation::Indifferent => Some((Relation::Amiable, 1, 1)),
            Relation::Amiable => Some((Relation::Friendly, 2, 2)),
            Relation::Friendly => Some((Relation::Allied, 3, 2)),
        }
    }
}

/// Points for aiding an Allied faction (9.2.9.II.a).
const ALLIED_AID_POINTS: u8 = 2;

fn set(state: &mut State, vagabond: Seat, other: Seat, relation: Relation, world: &mut World) {
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

/// The faction was aided once more (9.2.9.I, II.a, III.c).
pub fn after_aid(state: &mut State, vagabond: Seat, other: Seat, world: &mut World) {
    if state.vagabond(other).is_some() {
        return;
    }
    let Some(kit) = state.vagabond_mut(vagabond) else { return };
    let relation = kit.relation(other);
    if relation == Relation::Allied {
        state.score(vagabond, ALLIED_AID_POINTS, world);
    } else if let Some((next, needed, points)) = relation.next() {
        kit.aided[other.index()] += 1;
        if kit.aided[other.index()] >= needed {
            set(state, vagabond, other, next, world);
            state.score(vagabond, points, world);
        }
    }
}

/// The Vagabond removed pieces: their owner may turn Hostile, and Infamy counts pieces of Hostile factions that fall in
/// battle on his own turn, but not the warrior that made its faction Hostile (9.2.9.III, III.a).
pub fn after_removing(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    let vagabond = loss.by;
    // 11.2.7.III.b: for mercenaries who hired them turns Hostile
    let owner = hooks::hirer(state, loss.owner).unwrap_or(loss.owner);
    if state.vagabond(owner).is_some() {
        return;
    }
    let Some(relation) = state.vagabond(vagabond).map(|kit| kit.relation(owner)) else { return };
    let infamous = match (relation, loss.warriors) {
        (Relation::Hostile, warriors) => warriors + loss.placed(),
        (_, 0) => 0,
        (_, warriors) => {
            turn_hostile(state, vagabond, owner, world);
            warriors - 1 + loss.placed()
        }
    };
    if cause == Cause::Battle && state.turn == vagabond {
        state.score(vagabond, infamous, world);
    }
}

/// The Arbiter whom the defender may enlist: he stands there and fights on neither side (D.5.2).
pub fn arbiter_of(state: &State, battle: &Battle) -> Option<Seat> {
    let arbiter = state.seat_of_character(Character::Arbiter)?;
    let stands_by = arbiter != battle.attacker && arbiter != battle.defender;
    (stands_by && state.pawn(arbiter) == Some(battle.clearing)).then_some(arbiter)
}

/// The Allied factions whose warriors an attacking Vagabond can treat as his own (9.2.9.II.c).
pub fn battle_allies<'a>(state: &'a State, battle: &'a Battle) -> impl Iterator<Item = Seat> + use<'a> {
    let kit = state.vagabond(battle.attacker);
    state.seats().filter(move |&seat| {
        seat != battle.defender
            && seat != battle.attacker
            && state.warriors(seat, battle.clearing) > 0
            && kit.is_some_and(|kit| kit.relation(seat) == Relation::Allied)
    })
}
