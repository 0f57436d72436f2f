//! The Riverfolk: funds that pay dividends, trade posts, and prices that are paid.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::games::root::State;
use crate::games::root::factions::riverfolk::queries::posts;
use crate::games::root::factions::riverfolk::state::{POST_COST, Riverfolk};
use crate::games::root::factions::riverfolk::turn::{dividends, post_sites};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverfolkEvaluator {
    potential_weight: PotentialWeight,
    /// Points that a fund brings in each round to come (11.4.2), as far as funds are kept.
    dividend: f64,
    /// The share of dividends that comes while no trade post stands yet.
    no_post: f64,
    /// Rounds that are reckoned with.
    rounds: f64,
    /// A trade post on the map, and one more that funds would pay for.
    post: f64,
    site: f64,
    /// A fund by itself, the first six: it moves, battles, draws and recruits.
    fund: f64,
    funds: f64,
    /// A warrior on the map, the first six, and one that guards a trade post.
    warrior: f64,
    warriors: f64,
    guard: f64,
    /// A warrior of the supply, the first four: protectionism and new posts need them.
    supply: f64,
    supplied: f64,
    /// A trade post lost, and the funds that go with it.
    post_lost: f64,
    fund_lost: f64,
    /// The value of each price: hand card, riverboats, mercenaries.
    asked: [[f64; 4]; 3],
    /// The likelihood that they pay a fund for a battle within their reach, for each of the first four.
    strikes_per_fund: f64,
}

const SITES: usize = 3;

impl FactionEvaluator for RiverfolkEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(kit) = state.riverfolk(seat) else { return Outlook::NOTHING };
        let funds = f64::from(kit.funds_total());
        let boxed: u8 = kit.payments.iter().chain(&kit.committed).sum();
        let all = funds + f64::from(boxed);
        let traded = posts(state);
        let rounds = within(context.horizon - 1.0, 0.0, self.rounds);
        let share = if traded.is_empty() { self.no_post } else { 1.0 };
        // what is in the Funds box when the next Birdsong begins is paid for at once
        let next = if traded.is_empty() { share * 0.5 * funds } else { f64::from(dividends(state)) };
        let mut value = context.outlook();
        value.add(Aim::Funds, next * context.horizon.min(1.0) + share * self.dividend * rounds * all);
        value.add(Aim::Funds, self.fund * all.min(self.funds));
        value.add(Aim::Posts, self.post * traded.len() as f64);
        value.add(Aim::Posts, self.site * sites(state, kit).min(SITES) as f64);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        for clearing in traded.iter() {
            value.add(Aim::Warriors, self.guard * f64::from(state.warriors(seat, clearing).min(3)));
        }
        value.add(Aim::Warriors, self.supply * f64::from(state.player(seat).supply).min(self.supplied));
        if state.phase != Phase::Setup {
            let asked = kit.prices.iter().zip(self.asked);
            let worth = asked.map(|(&price, asked)| asked[usize::from(price.clamp(1, 4)) - 1]);
            value.add(Aim::Prices, worth.sum::<f64>());
        }
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, all, features));
        }
        value
    }

    fn attack_probability(&self, state: &State, seat: Seat, _: Clearing) -> f64 {
        let Some(kit) = state.riverfolk(seat) else { return 0.0 };
        self.strikes_per_fund * f64::from(kit.funds_total().min(4))
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::PostFox, 3.2), (Piece::PostRabbit, 3.2), (Piece::PostMouse, 3.2)]
    }

    fn opening(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::RecruitAt { clearing } => Some(landing(state, seat, clearing)),
            Action::Price { service, price } => Some(self.asked[service.index()][usize::from(price.clamp(1, 4)) - 1]),
            _ => None,
        }
    }

    fn is_small(&self, _: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            Action::Fund { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Fund { faction } if state.battle.is_none() => Some(fund_worth(state, seat, faction)),
            _ => None,
        }
    }
}

impl RiverfolkEvaluator {
    /// Returns the likely losses with trade posts before the next turn.
    fn peril(&self, state: &State, seat: Seat, funds: f64, features: &MapFeatures) -> f64 {
        let lost: f64 = posts(state).iter().map(|clearing| features.peril(state, seat, clearing, 1)).sum();
        let kept = 1.0 / (1.0 + lost);
        self.post_lost * lost + self.fund_lost * funds * (1.0 - kept)
    }
}

/// Clearings where the funds would set up a trade post, as far as they reach for several.
fn sites(state: &State, kit: &Riverfolk) -> usize {
    let mut left = kit.funds;
    let mut sites = 0;
    for (_, ruler) in post_sites(state) {
        let funds = &mut left[ruler.index()];
        if *funds >= POST_COST {
            *funds -= POST_COST;
            sites += 1;
        }
    }
    sites
}

/// Returns the value of a first warrior in the clearing: where many ways meet and few others are.
fn landing(state: &State, seat: Seat, clearing: Clearing) -> f64 {
    let ways = (state.adjacent(clearing) | state.board.river_adjacent(clearing)).len() as f64;
    let strangers = state.seats().filter(|&other| other != seat);
    let guarded: u8 = strangers.map(|other| state.strength(other, clearing)).sum();
    let own = state.warriors(seat, clearing);
    // two of them rule a clearing that one other holds
    let together = match own {
        1 => 1.5,
        0 => 0.0,
        _ => -2.0,
    };
    0.2 * ways - 0.6 * f64::from(guarded) + together
}

/// Returns the cost of a fund of the faction: those that pay for trade posts are kept.
fn fund_worth(state: &State, seat: Seat, faction: Faction) -> f64 {
    let Some(owner) = state.seat_of(faction) else { return 0.0 };
    let count = state
        .riverfolk(seat)
        .map_or(0, |kit| kit.funds[owner.index()].saturating_sub(state.picks.seats[owner.index()]));
    let posts = posts(state);
    let ruled = (state.ruled(owner) - posts)
        .iter()
        .filter(|&clearing| !state.suits_left(clearing, Piece::post).is_empty())
        .count();
    let pairs = f64::from(count / POST_COST);
    // an odd one is spent gladly
    let odd = if count % POST_COST == 1 { 0.3 } else { 1.0 };
    odd * (ruled as f64).min(4.0) / (1.0 + pairs)
}
