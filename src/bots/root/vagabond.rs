//! The Vagabond: items, and what they do where the pawn stands.

use super::survey::{Survey, steps};
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::vagabond::kit::Spot;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::factions::vagabond::words::Character;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::state::ruins;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// The first, second, third item of a kind, and each one more: boot, bag, crossbow, hammer, sword, tea, coin, torch.
const ITEMS: [[f64; 4]; Item::COUNT] = [
    [1.2, 1.07, 0.528, 0.212],
    [0.489, 0.626, 0.421, 0.11],
    [1.28, 0.592, 0.34, 0.095],
    [1.14, 0.384, 0.18, 0.095],
    [1.57, 2.28, 1.27, 0.619],
    [1.49, 1.5, 1.09, 0.099],
    [0.923, 0.689, 0.528, 0.102],
    [1.72, 0.766, 0.292, 0.099],
];
/// The share of an item's worth that does not depend on how long the game will last, and the share of each round.
const ITEM_NOW: f64 = 0.291;
const ITEM_PER_ROUND: f64 = 0.145;
/// The share that a damaged item keeps.
const DAMAGED: f64 = 0.394;
/// What a ready item is more than an exhausted one, by kind.
const READY: [f64; Item::COUNT] = [0.132, 0.075, 0.161, 0.107, 0.304, 0.408, 0.295, 0.269];
/// A quest whose items are at hand, and one in the suit of the clearing.
const QUEST: f64 = 0.283;
const QUEST_HERE: f64 = 0.276;
/// What the spaces of the chart promise beside their points: hostile, indifferent, amiable, friendly, allied.
const RELATIONS: [f64; 5] = [-0.264, 0.0, 0.385, 0.763, 1.64];
const ALLIED_PER_ROUND: f64 = 0.4;
const INFAMY_PER_ROUND: f64 = 0.162;
const RUIN_NEAR: f64 = 0.333;
const PREY_NEAR: f64 = 0.1;
/// Standing where an enemy could strike.
const STRUCK: f64 = 0.554;
const RESTED: f64 = 0.624;
/// An Arbiter among armed neighbours, for each of his swords; a Vagrant among them.
const CALLED_ON: f64 = 0.08;
const STIRRED_UP: f64 = 0.3;

/// What the Vagabond will score and has to score with.
pub fn standing(state: &State, seat: Seat, vagabond: &Vagabond, survey: &Survey, eyes: &Eyes) -> f64 {
    let weight = ITEM_NOW + ITEM_PER_ROUND * eyes.horizon;
    let mut value = 0.0;
    for item in Item::ALL {
        value += weight * kept(vagabond, item);
        let exhausted =
            vagabond.count(item.tile(Condition::Exhausted)) + vagabond.count(item.tile(Condition::DamagedExhausted));
        value -= READY[item.index()] * f64::from(exhausted);
    }
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let relation = vagabond.relation(other);
        value += RELATIONS[relation.index()];
        value += match relation {
            Relation::Allied => ALLIED_PER_ROUND * eyes.horizon,
            Relation::Hostile => INFAMY_PER_ROUND * eyes.horizon,
            _ => 0.0,
        };
    }
    for quest in state.quests.iter() {
        let [one, other] = quest.items();
        let enough = if one == other {
            vagabond.undamaged(one) > 1
        } else {
            vagabond.undamaged(one) > 0 && vagabond.undamaged(other) > 0
        };
        if enough {
            let done = vagabond.quests_done.iter().filter(|done| done.suit() == quest.suit()).count();
            value += QUEST * (done + 1).min(3) as f64;
            if vagabond.clearing().is_some_and(|clearing| state.suit(clearing) == quest.suit()) {
                value += QUEST_HERE;
            }
        }
    }
    value += surroundings(state, seat, vagabond, survey, eyes);
    if !eyes.naive {
        value += company(state, seat, vagabond);
    }
    value
}

/// What a ready item is more than an exhausted one.
pub fn ready_worth(item: Item) -> f64 {
    READY[item.index()]
}

/// What one more item of a kind would be worth.
pub fn next_worth(state: &State, seat: Seat, item: Item) -> f64 {
    let owned = state.vagabond(seat).map_or(0, |vagabond| vagabond.items[item.index()].iter().sum::<u8>());
    ITEMS[item.index()][usize::from(owned.min(3))]
}

/// What a tile is worth to its owner as it lies.
pub fn tile_worth(vagabond: &Vagabond, tile: Tile) -> f64 {
    let owned = vagabond.undamaged(tile.item).clamp(1, 4);
    let ready = if tile.condition.is_exhausted() { 0.0 } else { ready_worth(tile.item) };
    let kept = ITEMS[tile.item.index()][usize::from(owned - 1)];
    ready + kept * if tile.condition.is_damaged() { DAMAGED } else { 1.0 }
}

/// The items of a kind, the damaged ones at the end of the row.
fn kept(vagabond: &Vagabond, item: Item) -> f64 {
    let row = &ITEMS[item.index()];
    let undamaged = usize::from(vagabond.undamaged(item));
    let all = undamaged
        + usize::from(vagabond.count(item.tile(Condition::Damaged)))
        + usize::from(vagabond.count(item.tile(Condition::DamagedExhausted)));
    (0..all).map(|index| row[index.min(3)] * if index < undamaged { 1.0 } else { DAMAGED }).sum()
}

/// Where two others stand side by side, an Arbiter may be called on, and a Vagrant can have them fight.
fn company(state: &State, seat: Seat, vagabond: &Vagabond) -> f64 {
    let Some(clearing) = vagabond.clearing() else { return 0.0 };
    let worth = match vagabond.character {
        Some(Character::Arbiter) => CALLED_ON * f64::from(vagabond.undamaged(Item::Sword).min(3)),
        Some(Character::Vagrant) if vagabond.undamaged(Item::Torch) > 0 => STIRRED_UP,
        _ => return 0.0,
    };
    let armed = state.seats().filter(|&other| other != seat && state.warriors(other, clearing) > 0).count();
    let present = state.seats().filter(|&other| other != seat && state.is_present(other, clearing)).count();
    if armed > 0 && present > 1 { worth } else { 0.0 }
}

/// What is near: ruins for the torch, prey for the swords, danger.
fn surroundings(state: &State, seat: Seat, vagabond: &Vagabond, survey: &Survey, eyes: &Eyes) -> f64 {
    let far = |clearing: Clearing| match vagabond.spot {
        Some(Spot::Clearing(from)) => steps(state, from, clearing).unwrap_or(9),
        Some(Spot::Forest(forest)) => {
            let near = state.board.forest_clearings(forest).iter();
            near.filter_map(|from| steps(state, from, clearing)).min().map_or(9, |far| far + 1)
        }
        None => 9,
    };
    let mut value = 0.0;
    if vagabond.undamaged(Item::Torch) > 0 {
        // what he has seen and may not take is no find (9.7.3)
        let finds = |clearing: &Clearing| {
            !state.looks[clearing.index()].seen_by.contains(seat)
                || ruins::takeable(state, seat, *clearing).next().is_some()
        };
        let nearest = state.ruins.iter().filter(finds).map(far).min().unwrap_or(9);
        value += RUIN_NEAR * f64::from(3u8.saturating_sub(nearest));
    }
    let swords = vagabond.undamaged(Item::Sword);
    if swords > 0 {
        for clearing in state.board.clearings().iter() {
            let distance = far(clearing);
            if distance > 1 {
                continue;
            }
            let mut prey = 0.0f64;
            for other in state.seats().filter(|&other| other != seat) {
                let warriors = state.warriors(other, clearing);
                if warriors <= 1 {
                    prey = prey.max(f64::from(state.placed(other, clearing)).min(3.0));
                }
            }
            value += PREY_NEAR * prey * if distance == 0 { 2.0 } else { 1.0 };
        }
    }
    match vagabond.clearing() {
        None => value += RESTED * f64::from(vagabond.damaged_count().min(3)) * 0.5,
        Some(clearing) if !eyes.naive => {
            for other in state.seats().filter(|&other| other != seat) {
                let reach = f64::from(survey.reach[other.index()][clearing.index()].min(3));
                let angry = if vagabond.relation(other) == Relation::Hostile { 1.0 } else { 0.35 };
                value -= STRUCK * angry * reach / 3.0;
            }
        }
        Some(_) => {}
    }
    value
}
