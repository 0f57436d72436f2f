//! The judgment of a choice that someone made, beside the one that `hard` makes.

use super::normal::{STEPS_TOLD, at_once};
use super::trials::{ALIKE, NODES, PLANS, Results, STAGES, Search, Way, chosen, gain};
use super::weights::Weights;
use super::{answers, hirelings};
use crate::bots::{Budget, Judgment, View};
use crate::games::root::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::{Generator, Rules};

/// Fresh worlds in which a choice that was made is compared, since in those in which a plan was found to be the best it looks
/// better than it is, and the turns to which they are played out.
const FRESH_WORLDS: usize = 24;
const JUDGED_TURNS: usize = 2;

/// Weighs a choice that was made beside the one that is made here. It is played on as the bot would play on, as its player did,
/// and as if the bot had made it first; the best of these counts.
pub fn judge(
    weights: &Weights,
    view: &View<'_, State>,
    made: &[Action],
    rng: &mut Generator,
    budget: Budget,
) -> Option<Judgment<Action>> {
    let seen = view.observe();
    let choice = *made.first()?;
    // what is set up shows its worth long after the next turn
    if seen.phase == Phase::Setup {
        return None;
    }
    let mut search = Search::new(weights, view.seat(), true);
    let at_once = at_once(weights, view, &seen, rng);
    if at_once == Some(choice) {
        return Some(Judgment::same(choice));
    }
    let mut ways = vec![main_decisions(weights, view, made, rng)];
    let better = match at_once {
        Some(action) => {
            ways.extend(search.plans(view, &[choice], 1, rng));
            search.plans(view, &[action], 1, rng).pop().unwrap_or_else(|| vec![action])
        }
        None => {
            let mut plans = search.plans(view, view.legal(), PLANS, rng);
            if plans.is_empty() {
                return None;
            }
            let own = search.plans(view, &[choice], ALIKE, rng);
            for way in own.iter().chain(&ways) {
                if !plans.contains(way) {
                    plans.push(way.clone());
                }
            }
            let results = search.compare(view, &plans, &STAGES, budget.nodes.unwrap_or(NODES), rng);
            let tried = |index: &usize| results[*index].value();
            let own = (0..plans.len()).filter(|&index| plans[index][0] == choice);
            ways.extend(own.max_by(|one, other| tried(one).total_cmp(&tried(other))).map(|own| plans[own].clone()));
            plans.swap_remove(chosen(&results))
        }
    };
    match better.iter().position(|&action| action == choice) {
        Some(0) => return Some(Judgment::same(choice)),
        // what is better may be no more than another order
        Some(at) => {
            let mut way = better.clone();
            way[..=at].rotate_right(1);
            ways.push(way);
        }
        None => {}
    }
    ways.dedup();
    let mut after_better = Results::default();
    let mut after_own = vec![Results::default(); ways.len()];
    for _ in 0..FRESH_WORLDS {
        let world = view.sample(rng);
        let luck = rng.fork();
        let mut play_out = |way: &[Action]| search.play_out(&world, way, &luck, JUDGED_TURNS);
        after_better.outlooks.push(play_out(&better));
        ways.iter().zip(&mut after_own).for_each(|(way, after)| after.outlooks.push(play_out(way)));
    }
    let after_own = after_own.into_iter().max_by(|one, other| one.value().total_cmp(&other.value()))?;
    let (cost, error) = gain(&after_better, &after_own);
    // a game that is over has no terms to compare
    let pairs = after_better.outlooks.iter().zip(&after_own.outlooks);
    let going_on = pairs.filter(|(better, own)| !better.terms().is_empty() && !own.terms().is_empty());
    let gains = Results {
        outlooks: going_on.map(|(better, own)| better.clone() - own.clone()).collect(),
        ..Results::default()
    };
    let ends = |value: f64| [&after_better, &after_own].map(|after| after.ends(value));
    Some(Judgment {
        better: better[0],
        then: better[1..].iter().copied().take(STEPS_TOLD).collect(),
        cost,
        error,
        worlds: FRESH_WORLDS,
        wins: ends(1.0),
        losses: ends(0.0),
        terms: gains.mean(usize::MAX).map_or(Vec::new(), |mean| mean.terms()),
    })
}

/// Returns those of a player's actions in a turn that ways are made of, as far as a sample lets them be taken.
fn main_decisions(weights: &Weights, view: &View<'_, State>, made: &[Action], rng: &mut Generator) -> Way {
    let mut state = view.sample(rng);
    let turn = state.turn;
    let mut legal = Vec::new();
    let mut way = vec![made[0]];
    state.step(made[0], rng, &mut ());
    let mut rest = made[1..].iter().copied().peekable();
    while let (Some(seat), Some(&next)) = (state.asked(), rest.peek())
        && state.turn == turn
    {
        state.legal(&mut legal);
        let own = seat == view.seat();
        if own && legal.contains(&next) {
            rest.next();
            let is_main = legal.len() > 1 && !hirelings::acts(&state) && !answers::is_small(weights, &state, &legal);
            way.extend(is_main.then_some(next));
            state.step(next, rng, &mut ());
        } else if own && legal.len() > 1 {
            break;
        } else {
            state.step(answers::quick(weights, &state, seat, &legal), rng, &mut ());
        }
    }
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::positions;
    use crate::bots::stream;

    #[test]
    fn a_turn_that_was_played_is_a_way_to_try() {
        let weights = Weights::usual();
        let mut mains = 0;
        positions(3, 41, |state, seat, legal, number| {
            if state.turn != seat || state.phase == Phase::Setup {
                return;
            }
            // all cards open, so that the sample is the very game
            let view = View::new(state, seat, legal).open();
            let (mut now, mut chance, mut choices) = (state.clone(), stream(9, number), Vec::new());
            let (mut made, mut way) = (Vec::new(), Vec::new());
            while now.turn == state.turn && now.asked() == Some(seat) {
                now.legal(&mut choices);
                let action = choices[chance.below(choices.len() as u32) as usize];
                let is_main = choices.len() > 1 && !answers::is_small(weights, &now, &choices);
                way.extend((made.is_empty() || is_main).then_some(action));
                made.push(action);
                let mut before = chance.clone();
                now.step(action, &mut chance, &mut ());
                // what chance decides may come otherwise in the sample
                if before.below(u32::MAX) != chance.clone().below(u32::MAX) {
                    break;
                }
            }
            assert_eq!(main_decisions(weights, &view, &made, &mut stream(8, number)), way, "{made:?}");
            mains += way.len() - 1;
        });
        assert!(mains > 20, "{mains}");
    }
}
