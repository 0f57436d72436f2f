//! The Hundreds: clearings with nobody else in them, a hoard that makes the days longer, and mobs that clear the way.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::bots::root::plan::is_telling;
use crate::games::root::State;
use crate::games::root::factions::hundreds::state::{TRACK_SPACES, TRACK_VALUES, Track};
use crate::games::root::factions::hundreds::turn::{oppress_points, oppressed};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HundredsEvaluator {
    potential_weight: PotentialWeight,
    /// The value of oppression in the coming Evening and in later ones.
    next_evening: f64,
    later_evenings: f64,
    evenings: f64,
    /// An oppressed clearing for itself: the next step of the track is nearer.
    oppressed: f64,
    ruled: f64,
    warrior: f64,
    warriors: f64,
    warlord: f64,
    /// An action or an advance more in a round.
    action: f64,
    advance: f64,
    rounds: f64,
    tile: f64,
    stronghold: f64,
    stronghold_lost: f64,
    /// A mob, what it will raze of others, and a ruin that it searches.
    mob: f64,
    prey: f64,
    ruin: f64,
    /// The least value of a crafted item that is worth keeping.
    sold: f64,
    /// The likelihood of a strike within their reach: wherever command or the warlord leads them.
    attack_probability: f64,
}

impl FactionEvaluator for HundredsEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(kit) = state.hundreds(seat) else { return Outlook::NOTHING };
        let count = oppressed(state, seat).len();
        let income = f64::from(oppress_points(count));
        let later = within(context.horizon - 1.0, 0.0, self.evenings);
        let coming =
            if state.turn == seat && matches!(state.phase, Phase::Birdsong | Phase::Daylight) { 1.0 } else { 0.0 };
        let mut value = context.outlook();
        let evenings = coming + self.next_evening + self.later_evenings * later;
        value.add(Aim::Oppression, income * evenings + self.oppressed * count.min(7) as f64);
        value.refile(Aim::Oppression, Aim::Pending, income * coming);
        value.add(Aim::Rule, self.ruled * features.ruled[seat.index()].len() as f64);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        if kit.warlord.is_some() {
            value.add(Aim::Warlord, self.warlord);
        }
        let rounds = context.horizon.min(self.rounds);
        let doings = self.action * f64::from(kit.command()) + self.advance * f64::from(kit.prowess());
        value.add(Aim::Hoard, rounds * doings);
        value.add(Aim::Hoard, self.tile * f64::from(kit.on_track(Track::Command) + kit.on_track(Track::Prowess)));
        value.add(Aim::Buildings, self.stronghold * f64::from(state.on_map(Piece::Stronghold)));
        let mobs = state.clearings_with(Piece::Mob);
        value.add(Aim::Mobs, mobs.iter().map(|at| self.mob_worth(state, seat, at)).sum::<f64>());
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        self.attack_probability
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Stronghold, 2.4), (Piece::Mob, 0.8)]
    }

    fn is_small(&self, _: &State, telling: Action, legal: &[Action]) -> Option<bool> {
        match telling {
            // giving tiles away is a thing to think about, but not which goes when one has to
            Action::Scrap { .. } => Some(!legal.contains(&Action::Pass)),
            Action::Mob { .. } | Action::Hoard { .. } | Action::Rouse => Some(true),
            _ => None,
        }
    }

    fn cost(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Mob { clearing } => Some(-self.mob_worth(state, seat, clearing)),
            Action::Hoard { item } => Some(-tile_worth(state, seat, item)),
            Action::Sell { .. } => Some(-self.sold),
            Action::Scrap { item } => Some(tile_worth(state, seat, item)),
            Action::Rouse => Some(0.0),
            Action::Loot => {
                Some(if state.battle.is_some_and(|battle| loots(state, seat, &battle)) { -1.0 } else { 1.0 })
            }
            Action::Rally { .. } => Some(1.0),
            _ => None,
        }
    }

    fn is_worth_a_try(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Advance { count, .. } => {
                let at = state.hundreds(seat).and_then(|kit| kit.warlord);
                at.is_none_or(|at| is_telling(count, state.warriors(seat, at)))
            }
            _ => true,
        }
    }
}

impl HundredsEvaluator {
    /// Returns the value of a mob in the clearing.
    fn mob_worth(&self, state: &State, seat: Seat, clearing: Clearing) -> f64 {
        let enemies = state.seats().filter(|&other| state.are_enemies(seat, other));
        let prey: u8 = enemies.map(|enemy| state.placed(enemy, clearing)).sum();
        let ruin = if state.ruins.contains(clearing) { self.ruin } else { 0.0 };
        self.mob + self.prey * f64::from(prey.min(4)) + ruin
    }

    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let strongholds = state.clearings_with_buildings(seat);
        strongholds
            .iter()
            .map(|clearing| {
                self.stronghold_lost * features.peril(state, seat, clearing, state.buildings(seat, clearing))
            })
            .sum()
    }
}

/// Returns the value of one more item of a kind to the hoard.
fn tile_worth(state: &State, seat: Seat, item: Item) -> f64 {
    let Some(kit) = state.hundreds(seat) else { return 0.0 };
    let track = Track::of(item);
    let held = kit.on_track(track).min(TRACK_SPACES);
    let value = |count: u8| f64::from(TRACK_VALUES[usize::from(count.min(TRACK_SPACES))]);
    // two tiles are worth what one is, but the third is nearer
    let gain = value(held + 1) - value(held) + if held + 1 < TRACK_SPACES { 0.5 } else { 0.0 };
    // a kind that is there already forbids no further mood
    let mood = if kit.hoard[item.index()] > 0 { 0.2 } else { 0.0 };
    gain * if track == Track::Command { 1.6 } else { 1.5 } + mood
}

/// Whether a battle is better fought for a tile than for hits: the field is ruled anyway, and stays so.
fn loots(state: &State, seat: Seat, battle: &Battle) -> bool {
    let own = state.strength(seat, battle.clearing);
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| state.strength(other, battle.clearing)).max().unwrap_or(0);
    own > most + 2
}
