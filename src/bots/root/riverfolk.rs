//! The Riverfolk: funds that pay dividends, trade posts, and prices that are paid.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::riverfolk::kit::{POST_COST, Riverfolk};
use crate::games::root::factions::riverfolk::queries::posts;
use crate::games::root::factions::riverfolk::turn::{dividends, post_sites};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// Points that a fund brings in each round to come (11.4.2), as far as funds are kept.
const DIVIDEND: f64 = 0.3;
/// The share of dividends that comes while no trade post stands yet.
const NO_POST: f64 = 0.4;
/// Rounds that are reckoned with.
const ROUNDS: f64 = 4.0;
/// A trade post on the map, and one more that funds would pay for.
const POST: f64 = 0.35;
const SITE: f64 = 0.5;
const SITES: usize = 3;
/// A fund by itself, the first six: it moves, battles, draws and recruits.
const FUND: f64 = 0.2;
const FUNDS: f64 = 6.0;
/// A warrior on the map, the first six, and one that guards a trade post.
const WARRIOR: f64 = 0.12;
const WARRIORS: f64 = 6.0;
const GUARD: f64 = 0.15;
/// A warrior of the supply, the first four: protectionism and new posts need them.
const SUPPLY: f64 = 0.1;
const SUPPLIED: f64 = 4.0;
/// A trade post lost, and the funds that go with it.
const POST_LOST: f64 = 1.2;
const FUND_LOST: f64 = 0.35;

/// How gladly each price is set: hand card, riverboats, mercenaries.
const ASKED: [[f64; 4]; 3] = [[0.0, 0.03, 0.08, 0.04], [0.04, 0.08, 0.03, 0.0], [0.0, 0.03, 0.08, 0.04]];

/// What the Company will score and has to score with.
pub fn standing(state: &State, seat: Seat, kit: &Riverfolk, survey: &Survey, eyes: &Eyes) -> f64 {
    let funds = f64::from(kit.funds_total());
    let boxed: u8 = kit.payments.iter().chain(&kit.committed).sum();
    let all = funds + f64::from(boxed);
    let traded = posts(state);
    let rounds = (eyes.horizon - 1.0).clamp(0.0, ROUNDS);
    let share = if traded.is_empty() { NO_POST } else { 1.0 };
    // what lies in the Funds box when the next Birdsong begins is paid for at once
    let next = if traded.is_empty() { share * 0.5 * funds } else { f64::from(dividends(state)) };
    let mut value = next * eyes.horizon.min(1.0) + share * DIVIDEND * rounds * all;
    value += FUND * all.min(FUNDS);
    value += POST * traded.len() as f64;
    value += SITE * sites(state, kit).min(SITES) as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    for clearing in traded.iter() {
        value += GUARD * f64::from(state.warriors(seat, clearing).min(3));
    }
    value += SUPPLY * f64::from(state.player(seat).supply).min(SUPPLIED);
    if state.phase != Phase::Setup {
        value +=
            kit.prices.iter().zip(ASKED).map(|(&price, asked)| asked[usize::from(price.clamp(1, 4)) - 1]).sum::<f64>();
    }
    if eyes.naive { value } else { value - peril(state, seat, all, survey) }
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

/// What is likely to be lost with trade posts before the next turn.
fn peril(state: &State, seat: Seat, funds: f64, survey: &Survey) -> f64 {
    let lost: f64 = posts(state).iter().map(|clearing| survey.peril(state, seat, clearing, 1)).sum();
    let kept = 1.0 / (1.0 + lost);
    POST_LOST * lost + FUND_LOST * funds * (1.0 - kept)
}

/// How gladly a first warrior is placed in the clearing: where many ways meet and few others are.
pub fn landing(state: &State, clearing: Clearing) -> f64 {
    let ways = (state.adjacent(clearing) | state.board.river_adjacent(clearing)).len() as f64;
    let strangers = state.seats().filter(|&seat| state.faction(seat) != Faction::Riverfolk);
    let guarded: u8 = strangers.map(|seat| state.strength(seat, clearing)).sum();
    let own = state.seat_of(Faction::Riverfolk).map_or(0, |seat| state.warriors(seat, clearing));
    // two of them rule a clearing that one other holds
    let together = match own {
        1 => 1.5,
        0 => 0.0,
        _ => -2.0,
    };
    0.2 * ways - 0.6 * f64::from(guarded) + together
}

/// How gladly a first price is set.
pub fn first_price(service: Service, price: u8) -> f64 {
    ASKED[service.index()][usize::from(price.clamp(1, 4)) - 1]
}

/// What is lost with a fund of the faction: those that pay for trade posts are kept.
pub fn fund_worth(state: &State, faction: Faction) -> f64 {
    let Some(owner) = state.seat_of(faction) else { return 0.0 };
    let funds = state.seat_of(Faction::Riverfolk).and_then(|seat| state.riverfolk(seat));
    let count = funds.map_or(0, |kit| kit.funds[owner.index()]);
    let posts = posts(state);
    let ruled = (state.ruled(owner) - posts)
        .iter()
        .filter(|&clearing| Piece::post(state.suit(clearing)).is_some_and(|post| state.stock[post.index()] > 0))
        .count();
    let pairs = f64::from(count / POST_COST);
    // an odd one is spent gladly
    let odd = if count % POST_COST == 1 { 0.3 } else { 1.0 };
    odd * (ruled as f64).min(4.0) / (1.0 + pairs)
}
