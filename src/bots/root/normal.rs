//! The bot that thinks its turn through.

use super::odds::Ambushes;
use super::plan::Planner;
use super::value::Eyes;
use super::{answers, opening};
use crate::bots::{Bot, Budget, Thought, View};
use crate::games::root::State;
use crate::games::root::action::Action;
use crate::games::root::state::Phase;
use crate::kernel::Generator;

/// Full states that are looked at for one decision.
const SAMPLES: usize = 1;

/// Plays each faction to its plan.
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Bot<State> for Normal {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        self.think(view, rng, Budget::default()).action
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, _: Budget) -> Thought<Action> {
        let legal = view.legal();
        if let [only] = legal {
            return Thought { action: *only, values: Vec::new() };
        }
        let seen = view.observe();
        if seen.phase == Phase::Setup
            && let Some(action) = opening::choose(&seen, legal, rng)
        {
            return Thought { action, values: Vec::new() };
        }
        if std::env::var("DBG").is_ok()
            && seen.phase == Phase::Birdsong
            && legal.iter().any(|a| matches!(a, Action::Decree { .. }))
            && !legal.contains(&Action::Pass)
        {
            let e = seen.eyrie(view.seat()).unwrap();
            println!(
                "ODDS {:.3} {}",
                super::eyrie::turmoil_odds(&seen, view.seat(), e, &super::survey::Survey::of(&seen)),
                e.cards().len()
            );
        }
        if std::env::var("DBG").is_ok_and(|d| d == "3") && seen.turn == view.seat() && seen.phase == Phase::Daylight {
            let e = Eyes::of(&seen, view.seat());
            let sv = super::survey::Survey::of(&seen);
            let v: Vec<String> =
                seen.seats().map(|s| format!("{:.2}", super::value::standing(&seen, s, &sv, &e))).collect();
            let sc: Vec<String> = seen
                .seats()
                .map(|s| if seen.player(s).scores() { seen.player(s).score.to_string() } else { "-".into() })
                .collect();
            println!("STAND {} {} {:.2} {} {}", seen.round, view.seat().index(), e.horizon, v.join(" "), sc.join(" "));
        }
        let eyes = Eyes::of(&seen, view.seat());
        let ambushes = Ambushes::of(&seen);
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..SAMPLES {
            let sample = view.sample(rng);
            let mut planner = Planner::new(eyes, ambushes, Generator::new(u64::from(rng.below(u32::MAX))));
            let small = sample.turn != view.seat() || answers::is_small(&sample, legal);
            let values = if small { planner.glance(&sample, legal) } else { planner.plan(&sample, legal) };
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value / SAMPLES as f64;
            }
        }
        let mut best = 0;
        for (index, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = index;
            }
        }
        if std::env::var("DBG").is_ok_and(|d| d == "2") {
            let mut v: Vec<_> = legal.iter().copied().zip(sums.iter().copied()).collect();
            v.sort_by(|a, b| b.1.total_cmp(&a.1));
            for (a, x) in v.iter().take(6) {
                println!("      {x:.4} {a}");
            }
        }
        let values = legal.iter().copied().zip(sums).collect();
        Thought { action: legal[best], values }
    }
}
