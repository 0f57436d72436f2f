//! The Vagabond: items, and what they do where the pawn stands.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::{MapFeatures, ThreatMap, steps};
use super::FactionEvaluator;
use crate::games::root::State;
use crate::games::root::factions::vagabond::state::Step;
use crate::games::root::factions::vagabond::state::Vagabond;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::law::hooks;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::battle::Side;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::ruins;
use crate::games::root::state::task::Task;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS, Spot};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VagabondEvaluator {
    potential_weight: PotentialWeight,
    /// The first, second, third item of a kind, and each one more: boot, bag, crossbow, hammer, sword, tea, coin, torch.
    items: [[f64; 4]; Item::COUNT],
    /// A ready item above an exhausted one, by kind.
    pub(super) ready: [f64; Item::COUNT],
    /// The share of an item's worth that does not depend on how long the game will last, and the share of each round.
    item_now: f64,
    item_per_round: f64,
    /// The share that a damaged item keeps.
    damaged: f64,
    /// A quest whose items are at hand, and one in the suit of the clearing.
    quest: f64,
    quest_here: f64,
    /// The promise of the spaces of the chart besides their points: hostile, indifferent, amiable, friendly, allied.
    relations: [f64; 5],
    allied_per_round: f64,
    infamy_per_round: f64,
    ruin_near: f64,
    prey_near: f64,
    /// Standing where an enemy could strike.
    struck: f64,
    rested: f64,
    /// An Arbiter among armed neighbors, for each of their swords; a Vagrant among them.
    called_on: f64,
    stirred_up: f64,
    /// The likelihood of a strike within their reach, for each sword.
    strikes_per_sword: f64,
    /// By how much more than the mean of them each character is feared, for each round to come: thief, tinker, ranger,
    /// vagrant, arbiter, scoundrel, adventurer, ronin, harrier. The most feared is the best to choose.
    characters: [f64; 9],
    /// An item that is crafted, besides its points.
    crafted_item: f64,
    /// Hits more that make up for the point which the Arbiter gets.
    hits_for_a_point: f64,
}

/// Items are damaged before anything else is lost, then allied warriors fall.
const DAMAGED_FIRST: f64 = 20.0;
const ALLY_FIRST: f64 = 2.0;
/// The score from which the Arbiter is no longer helped.
const TOO_NEAR: u8 = 24;

impl FactionEvaluator for VagabondEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn per_round_besides(&self, state: &State, seat: Seat) -> f64 {
        state.character(seat).map_or(0.0, |character| self.characters[character.index()])
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(vagabond) = state.vagabond(seat) else { return Outlook::NOTHING };
        let weight = self.item_now + self.item_per_round * context.horizon;
        let mut value = context.outlook();
        for item in Item::ALL {
            value.add(Aim::Items, weight * self.kept(vagabond, item));
            let exhausted = vagabond.count(item.tile(Condition::Exhausted))
                + vagabond.count(item.tile(Condition::DamagedExhausted));
            value.add(Aim::Ready, -self.ready[item.index()] * f64::from(exhausted));
        }
        for other in state.seats().filter(|&other| other != seat && !state.has_pawn(other)) {
            let relation = vagabond.relation(other);
            value.add(Aim::Relations, self.relations[relation.index()]);
            let per_round = match relation {
                Relation::Allied => self.allied_per_round,
                Relation::Hostile => self.infamy_per_round,
                _ => 0.0,
            };
            value.add(Aim::Relations, per_round * context.horizon);
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
                value.add(Aim::Quests, self.quest * (done + 1).min(3) as f64);
                if vagabond.clearing().is_some_and(|clearing| state.has_suit(clearing, quest.suit())) {
                    value.add(Aim::Quests, self.quest_here);
                }
            }
        }
        value = value + self.surroundings(state, seat, vagabond, features, context);
        if !context.naive {
            value.add(Aim::Reach, self.company(state, seat, vagabond));
        }
        value
    }

    fn threat(&self, state: &State, seat: Seat, _: ClearingSet) -> ThreatMap {
        state.vagabond(seat).map_or([0; MAX_CLEARINGS], |kit| swords_near(state, kit))
    }

    fn attack_probability(&self, state: &State, seat: Seat, _: Clearing) -> f64 {
        let Some(kit) = state.vagabond(seat) else { return 0.0 };
        self.strikes_per_sword * f64::from(kit.undamaged(Item::Sword))
    }

    fn crafted_item(&self) -> f64 {
        self.crafted_item
    }

    fn opening(&self, state: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Character { character } => Some(self.characters[character.index()]),
            Action::Start { forest } => {
                let around = state.board.forest_clearings(forest);
                Some((around & state.ruins).len() as f64 + 0.1 * around.len() as f64)
            }
            _ => None,
        }
    }

    fn is_small(&self, _: &State, telling: Action, legal: &[Action]) -> Option<bool> {
        match telling {
            Action::Repair { .. } => Some(legal.iter().all(|action| matches!(action, Action::Repair { .. }))),
            Action::Damage { .. } | Action::Refresh { .. } | Action::Gain { .. } | Action::Drop { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        let kit = state.vagabond(seat)?;
        match action {
            Action::Damage { tile } => Some(self.tile_worth(kit, tile) - DAMAGED_FIRST),
            Action::Drop { tile } => Some(self.tile_worth(kit, tile)),
            // what stands in for an item of a quest is damaged, so all that it is worth is at stake (D.7.2)
            Action::Exhaust { item } if stands_in(state) => Some(self.tile_worth(kit, item.tile(Condition::Ready))),
            Action::Gain { tile } => Some(-self.next_worth(kit, tile.item)),
            Action::Refresh { tile } => {
                Some(-self.ready[tile.item.index()] * if tile.condition.is_damaged() { 0.2 } else { 1.0 })
            }
            Action::Repair { tile } => {
                Some(-self.ready[tile.item.index()] * if tile.condition.is_exhausted() { 0.6 } else { 1.0 })
            }
            Action::TakeAlly { .. } => Some(ALLY_FIRST - DAMAGED_FIRST),
            Action::Ally { .. } => Some(-1.0),
            Action::Swift => Some(if swift_pays(state, seat) { -0.5 } else { 1.0 }),
            _ => None,
        }
    }

    fn cost_to_others(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        let arbiter = state.seat_of_character(Character::Arbiter) == Some(seat);
        match (action, &state.battle) {
            (Action::Enlist, Some(battle)) if arbiter => {
                Some(if self.enlisting_pays(state, seat, battle) { -1.0 } else { 1.0 })
            }
            _ => None,
        }
    }

    fn take_hits(&self, state: &mut State, seat: Seat, _: Clearing, hits: u8) -> bool {
        if let FactionState::Vagabond(kit) = &mut state.players[seat.index()].kit {
            self.damage_least(kit, hits);
        }
        true
    }
}

impl VagabondEvaluator {
    /// Returns the value of one more item of a kind.
    fn next_worth(&self, vagabond: &Vagabond, item: Item) -> f64 {
        let owned = vagabond.items[item.index()].iter().sum::<u8>();
        self.items[item.index()][usize::from(owned.min(3))]
    }

    /// Returns the value of an item to its owner in its present state.
    fn tile_worth(&self, vagabond: &Vagabond, tile: Tile) -> f64 {
        let owned = vagabond.undamaged(tile.item).clamp(1, 4);
        let ready = if tile.condition.is_exhausted() { 0.0 } else { self.ready[tile.item.index()] };
        let kept = self.items[tile.item.index()][usize::from(owned - 1)];
        ready + kept * if tile.condition.is_damaged() { self.damaged } else { 1.0 }
    }

    /// The items of a kind, the damaged ones at the end of the row.
    fn kept(&self, vagabond: &Vagabond, item: Item) -> f64 {
        let row = &self.items[item.index()];
        let undamaged = usize::from(vagabond.undamaged(item));
        let all = undamaged
            + usize::from(vagabond.count(item.tile(Condition::Damaged)))
            + usize::from(vagabond.count(item.tile(Condition::DamagedExhausted)));
        (0..all).map(|index| row[index.min(3)] * if index < undamaged { 1.0 } else { self.damaged }).sum()
    }

    /// Damages the items that are missed least.
    fn damage_least(&self, vagabond: &mut Vagabond, hits: u8) {
        for _ in 0..hits {
            let mut least: Option<(f64, Tile)> = None;
            for tile in vagabond.undamaged_tiles() {
                let worth = self.tile_worth(vagabond, tile);
                if least.is_none_or(|(other, _)| worth < other) {
                    least = Some((worth, tile));
                }
            }
            let Some((_, tile)) = least else { return };
            let counts = &mut vagabond.items[tile.item.index()];
            counts[tile.condition.index()] -= 1;
            counts[tile.condition.damaged().index()] += 1;
        }
    }

    /// Whether the Arbiter's swords are worth the point that they cost: the dice of a defender, with and without them (D.5.2).
    fn enlisting_pays(&self, state: &State, arbiter: Seat, battle: &Battle) -> bool {
        let swords = state.vagabond(arbiter).map_or(0, |kit| kit.undamaged(Item::Sword));
        let cap = hooks::max_hits(state, battle.defender, battle.clearing);
        // chances in sixteen that a die shows this much at least
        let dice = if hooks::defends_with_the_higher_roll(state, battle.defender) { [15, 12, 7] } else { [9, 4, 1] };
        let hits = |cap: u8| dice.iter().take(usize::from(cap)).map(|&chances| f64::from(chances) / 16.0).sum::<f64>();
        let most = f64::from(enemy_pieces(state, battle, Side::Defender));
        let gain = hits(cap + swords).min(most) - hits(cap).min(most);
        gain >= self.hits_for_a_point && state.player(arbiter).score < TOO_NEAR
    }

    /// Values clearings where two others are together: an Arbiter may be enlisted, and a Vagrant can make them battle.
    fn company(&self, state: &State, seat: Seat, vagabond: &Vagabond) -> f64 {
        let Some(clearing) = vagabond.clearing() else { return 0.0 };
        let worth = match vagabond.character {
            Some(Character::Arbiter) => self.called_on * f64::from(vagabond.undamaged(Item::Sword).min(3)),
            Some(Character::Vagrant) if vagabond.undamaged(Item::Torch) > 0 => self.stirred_up,
            _ => return 0.0,
        };
        let armed = state.seats().filter(|&other| other != seat && state.warriors(other, clearing) > 0).count();
        let present = state.seats().filter(|&other| other != seat && state.is_present(other, clearing)).count();
        if armed > 0 && present > 1 { worth } else { 0.0 }
    }

    /// Returns what is near: ruins for the torch, prey for the swords, danger.
    fn surroundings(
        &self,
        state: &State,
        seat: Seat,
        vagabond: &Vagabond,
        features: &MapFeatures,
        context: &EvalContext,
    ) -> Outlook {
        let far = |clearing: Clearing| match vagabond.spot {
            Some(Spot::Clearing(from)) => steps(state, from, clearing).unwrap_or(9),
            Some(Spot::Forest(forest)) => {
                let near = state.board.forest_clearings(forest).iter();
                near.filter_map(|from| steps(state, from, clearing)).min().map_or(9, |far| far + 1)
            }
            None => 9,
        };
        let mut value = context.outlook();
        if vagabond.undamaged(Item::Torch) > 0 {
            // what the pawn has seen and may not take does not count (9.7.3)
            let finds = |clearing: &Clearing| {
                !state.looks[clearing.index()].seen_by.contains(seat)
                    || ruins::takeable(state, seat, *clearing).next().is_some()
            };
            let nearest = state.ruins.iter().filter(finds).map(far).min().unwrap_or(9);
            value.add(Aim::Reach, self.ruin_near * f64::from(3u8.saturating_sub(nearest)));
        }
        let swords = vagabond.undamaged(Item::Sword);
        if swords > 0 {
            for clearing in reach(state, vagabond, 1).iter() {
                let mut prey = 0.0f64;
                for other in state.seats().filter(|&other| other != seat) {
                    let warriors = state.warriors(other, clearing);
                    if warriors <= 1 {
                        prey = prey.max(f64::from(state.placed(other, clearing)).min(3.0));
                    }
                }
                let here = if vagabond.clearing() == Some(clearing) { 2.0 } else { 1.0 };
                value.add(Aim::Reach, self.prey_near * prey * here);
            }
        }
        match vagabond.clearing() {
            None => value.add(Aim::Ready, self.rested * f64::from(vagabond.damaged_count().min(3)) * 0.5),
            Some(clearing) if !context.naive => {
                for other in state.seats().filter(|&other| other != seat) {
                    let threat = f64::from(features.threat[other.index()][clearing.index()].min(3));
                    let angry = if vagabond.relation(other) == Relation::Hostile { 1.0 } else { 0.35 };
                    value.add(Aim::Safety, -(self.struck * angry * threat / 3.0));
                }
            }
            Some(_) => {}
        }
        value
    }
}

/// Whether what stands in for an item of a quest is asked for (D.7.2).
fn stands_in(state: &State) -> bool {
    matches!(state.top(), Some(Task::Vagabond(Step::StandIn { .. })))
}

/// Returns the clearings in which the pawn can be after at most this many moves, the last of them by the ferry perhaps.
pub(super) fn reach(state: &State, vagabond: &Vagabond, moves: u8) -> ClearingSet {
    let (mut near, moves) = match vagabond.spot {
        Some(Spot::Clearing(from)) => (ClearingSet::of(from), moves),
        Some(Spot::Forest(forest)) if moves > 0 => (state.board.forest_clearings(forest), moves - 1),
        _ => return ClearingSet::EMPTY,
    };
    let mut by_ferry = ClearingSet::EMPTY;
    for _ in 0..moves {
        if let Some(ferry) = state.ferry.filter(|&ferry| near.contains(ferry)) {
            by_ferry |= state.board.river_adjacent(ferry);
        }
        near = state.around(near);
    }
    near | by_ferry
}

/// Returns the swords where the pawn can be: a slip through a path, and two more steps with the boots that are left.
fn swords_near(state: &State, vagabond: &Vagabond) -> ThreatMap {
    let mut threat = [0; MAX_CLEARINGS];
    let swords = vagabond.undamaged(Item::Sword);
    for clearing in reach(state, vagabond, vagabond.undamaged(Item::Boot).min(2) + 1).iter() {
        threat[clearing.index()] = swords;
    }
    threat
}

/// Returns what the other side of a battle has to lose: warriors, buildings and tokens, or undamaged items.
fn enemy_pieces(state: &State, battle: &Battle, side: Side) -> u8 {
    let enemy = battle.owner(side.other());
    match state.pawn_kit(enemy) {
        Some(kit) => kit.undamaged_tiles().map(|tile| kit.count(tile)).sum(),
        None => state.warriors(enemy, battle.clearing) + state.placed(enemy, battle.clearing),
    }
}

/// Whether a sword more hits something: an enemy piece that the hits so far leave standing (D.8.2).
fn swift_pays(state: &State, seat: Seat) -> bool {
    let Some(battle) = &state.battle else { return false };
    let side = if battle.attacker == seat { Side::Attacker } else { Side::Defender };
    enemy_pieces(state, battle, side) > battle.rolled[side.index()] + battle.extra[side.index()]
}
