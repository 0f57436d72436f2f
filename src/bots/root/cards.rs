//! The values of cards, in hand and in play.

use super::evaluate::{EvalContext, has_warriors};
use super::factions::evaluator;
use super::map_features::MapFeatures;
use crate::games::root::State;
use crate::games::root::law::hooks;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::card::Class;
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The numbers by which cards are judged.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardWeights {
    /// A card that nobody knows.
    pub average: f64,
    /// A card for its suit alone; a bird is more.
    plain: f64,
    bird: f64,
    /// An ambush in the hand.
    ambush: f64,
    /// The share of a crafted card's worth that it has in the hand of one who could craft it now, and of one who could not.
    craftable: f64,
    far_from_crafted: f64,
    /// A favor that can be crafted.
    favor: f64,
}

/// Returns a card in the hand of a seat.
pub fn worth(state: &State, seat: Seat, kind: CardKind, features: &MapFeatures, context: &EvalContext) -> f64 {
    let weights = &context.weights.cards;
    let plain = weights.plain + if kind.suit() == Suit::Bird { weights.bird } else { 0.0 };
    let crafted = match kind.class() {
        Class::Ambush => return plain + weights.ambush,
        Class::Dominance => return plain,
        Class::Item { item, points } => {
            if !state.has_tile(seat, item) {
                return plain;
            }
            // a point and a card
            let forged = if state.can_forge(seat, item) { 1.0 + weights.average } else { 0.0 };
            f64::from(hooks::item_points(state, seat, points))
                + evaluator(context.weights, state, seat).crafted_item()
                + forged
        }
        Class::Favor => weights.favor,
        Class::Persistent(_) if state.has_effect(seat, kind) => return plain,
        Class::Persistent(_) => effect(state, seat, kind, features, context.horizon),
    };
    let possible = hooks::crafting_pieces(state, seat).pays(kind.cost());
    plain + crafted * if possible { weights.craftable } else { weights.far_from_crafted }
}

/// Returns the persistent effects that a seat has in play.
pub fn effects(state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> f64 {
    let crafted = state.player(seat).crafted;
    if crafted.is_empty() {
        return 0.0;
    }
    crafted.kinds().map(|kind| effect(state, seat, kind, features, context.horizon)).sum()
}

/// A persistent effect over the rounds to come.
fn effect(state: &State, seat: Seat, kind: CardKind, features: &MapFeatures, horizon: f64) -> f64 {
    let roams = !has_warriors(state, seat);
    match kind {
        CardKind::RoyalClaim => 0.85 * features.ruled[seat.index()].len() as f64,
        CardKind::BetterBurrowBank => 0.22 * horizon,
        CardKind::StandAndDeliver => 0.18 * horizon,
        CardKind::TaxCollector if roams => 0.0,
        CardKind::TaxCollector => 0.25 * horizon,
        CardKind::CommandWarren => 0.32 * horizon,
        CardKind::Cobbler => 0.25 * horizon,
        CardKind::BrutalTactics => 0.12 * horizon,
        CardKind::ScoutingParty => 0.08 * horizon,
        CardKind::Codebreakers => 0.03 * horizon,
        CardKind::Armorers => 0.7,
        CardKind::Sappers => 0.5,
        _ => exiles(state, seat, kind, horizon),
    }
}

/// A persistent effect of the Exiles and Partisans deck.
fn exiles(state: &State, seat: Seat, kind: CardKind, horizon: f64) -> f64 {
    let player = state.player(seat);
    let roams = !has_warriors(state, seat);
    match kind {
        CardKind::Saboteurs => {
            let enemies = state.seats().filter(|&enemy| state.are_enemies(seat, enemy));
            let crafted: usize = enemies.map(|enemy| state.player(enemy).crafted.len()).sum();
            if crafted > 0 { 0.6 } else { 0.25 }
        }
        // tokens that wait for someone to rule by them
        CardKind::SoupKitchens => {
            let clearings = state.board.clearings().iter();
            let tokens = clearings.filter(|&clearing| hooks::tokens(state, seat, clearing) > 0).count();
            0.035 * tokens as f64 * horizon
        }
        CardKind::BoatBuilders => 0.12 * horizon,
        CardKind::CorvidPlanners if roams => 0.0,
        CardKind::CorvidPlanners => 0.2 * horizon,
        CardKind::EyrieEmigre => 0.36 * horizon,
        CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans => 0.1 * horizon,
        CardKind::PropagandaBureau | CardKind::Tunnels if roams => 0.0,
        CardKind::PropagandaBureau => 0.26 * horizon,
        CardKind::Tunnels => 0.1 * horizon,
        CardKind::FalseOrders => 0.45,
        CardKind::Informants => 0.12 * horizon,
        CardKind::CharmOffensive => 0.2 * horizon,
        CardKind::CoffinMakers => {
            let buried: u8 = state.coffins.iter().sum();
            0.4 * horizon + 0.2 * f64::from(buried)
        }
        CardKind::SwapMeet => 0.16 * horizon,
        CardKind::LeagueOfAdventurousMice => {
            let items: u8 = player.items.iter().sum();
            let exhausted: u8 = player.exhausted.iter().sum();
            0.3 * f64::from(items.saturating_sub(exhausted)).min(horizon)
        }
        CardKind::MurineBroker => 0.2 * horizon,
        CardKind::MasterEngravers => 0.18 * horizon,
        _ => 0.0,
    }
}
