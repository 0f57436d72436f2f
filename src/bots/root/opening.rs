//! The choices of setup.

use super::answers;
use super::factions::evaluator;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Generator, Seat};

/// The value of each faction, by the place of its letter: its wins in the hands of these bots.
const APPEAL: [f64; Faction::COUNT] = [18.5, 17.6, 30.3, 35.7, 34.0, 21.5, 19.2, 30.7, 22.5, 40.0, 10.1];

/// Returns the choice of setup that the list asks for, if it is one.
pub fn choose(weights: &Weights, state: &State, seat: Seat, legal: &[Action], rng: &mut Generator) -> Option<Action> {
    let mut best = None;
    let mut highest = f64::NEG_INFINITY;
    for &action in legal {
        // equals are as good as each other: games shall differ
        let chance = f64::from(rng.below(1000)) / 1e6;
        let common = || match action {
            Action::Home { clearing } | Action::HomeOf { clearing, .. } => Some(room_near(state, clearing)),
            Action::Draft { faction } => Some(APPEAL[faction.index()]),
            Action::LayBack { card } => Some(-answers::plain_worth(card)),
            // nobody controls a hireling for setting it up (A.6.3)
            Action::Plot { .. } | Action::SetUp { .. } | Action::PlaceAt { .. } => Some(0.0),
            Action::PlaceLandmark { clearing, .. } => Some(site(state, clearing)),
            Action::RecruitAt { clearing } => Some(0.1 * state.adjacent(clearing).len() as f64),
            _ => None,
        };
        let value = chance + evaluator(weights, state, seat).opening(state, seat, action).or_else(common)?;
        if value > highest {
            highest = value;
            best = Some(action);
        }
    }
    best
}

/// Returns the value of setting up a landmark in a clearing, before anyone's home is known: where many paths meet it is
/// useful to all, and so to this seat, and room to build next to it helps.
fn site(state: &State, clearing: Clearing) -> f64 {
    0.1 * state.adjacent(clearing).len() as f64 + 0.1 * room_near(state, clearing)
}

/// Counts the open slots in a clearing and next to it.
pub fn room_near(state: &State, clearing: Clearing) -> f64 {
    let near: u8 = state.adjacent(clearing).iter().map(|next| state.open_slots(next)).sum();
    f64::from(state.open_slots(clearing)) + 0.5 * f64::from(near)
}
