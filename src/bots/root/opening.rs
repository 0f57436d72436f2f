//! The choices of setup.

use super::answers;
use super::factions::evaluator;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Generator, Seat};

/// Wins of each faction, in the order of `Faction::ALL`, in 100 games of two to six `normal` with drawn factions, three hirelings
/// and two landmarks (600 games each: `thicket sim root --seats random2 --hirelings 3 --landmarks 2 --bots normal --games 600
/// --seed 770002`, and so on to `random6` and 770006). Militants, which are alone in the draft of two players (A.8.1.I), have
/// their wins against each other there (120 games for each pair).
const WINS: [[f64; Faction::COUNT]; 5] = [
    [52.3, 50.0, 57.0, 33.7, 26.2, 32.6, 29.9, 30.6, 70.7, 69.4, 47.7],
    [43.8, 44.2, 41.2, 15.5, 27.3, 29.4, 26.4, 27.4, 35.1, 33.5, 42.1],
    [32.1, 31.2, 37.7, 22.9, 16.1, 29.5, 23.5, 20.3, 19.4, 14.5, 29.7],
    [21.2, 18.2, 28.3, 22.9, 20.1, 18.1, 33.0, 18.7, 11.4, 11.2, 15.6],
    [9.8, 13.4, 23.7, 24.8, 20.1, 13.5, 40.2, 11.6, 6.1, 6.8, 11.6],
];
const FEWEST_SEATS: usize = 2;
/// The size of table by which `easy` and `normal` draft, however many play.
const USUAL_SEATS: usize = 4;

/// Returns the choice of setup that the list asks for, if it is one.
pub fn choose(weights: &Weights, state: &State, seat: Seat, legal: &[Action], rng: &mut Generator) -> Option<Action> {
    ranked(weights, state, seat, legal, rng)?.first().copied()
}

/// Returns the choices of setup, the best first, if the list asks for one.
pub fn ranked(
    weights: &Weights,
    state: &State,
    seat: Seat,
    legal: &[Action],
    rng: &mut Generator,
) -> Option<Vec<Action>> {
    let mut valued = Vec::with_capacity(legal.len());
    for &action in legal {
        // equals are as good as each other: games shall differ
        let chance = f64::from(rng.below(1000)) / 1e6;
        let common = || match action {
            Action::Home { clearing } | Action::HomeOf { clearing, .. } => Some(room_near(state, clearing)),
            Action::Draft { faction } => Some(wins(faction, USUAL_SEATS)),
            Action::LayBack { card } => Some(-answers::plain_worth(card)),
            // nobody controls a hireling for setting it up (A.6.3)
            Action::Plot { .. } | Action::SetUp { .. } | Action::PlaceAt { .. } => Some(0.0),
            Action::PlaceLandmark { clearing, .. } => Some(site(state, clearing)),
            Action::RecruitAt { clearing } => Some(0.1 * state.adjacent(clearing).len() as f64),
            _ => None,
        };
        let value = chance + evaluator(weights, state, seat).opening(state, seat, action).or_else(common)?;
        valued.push((action, value));
    }
    valued.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Some(valued.into_iter().map(|(action, _)| action).collect())
}

/// Returns the choice of the faction that wins most at tables of this size, if one is to be drafted.
pub fn draft(state: &State, legal: &[Action]) -> Option<Action> {
    let drafted = |action: &Action| match *action {
        Action::Draft { faction } => Some((*action, wins(faction, state.seat_count()))),
        _ => None,
    };
    let best = legal.iter().filter_map(drafted).max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map(|(action, _)| action)
}

fn wins(faction: Faction, seats: usize) -> f64 {
    WINS[seats.saturating_sub(FEWEST_SEATS).min(WINS.len() - 1)][faction.index()]
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
