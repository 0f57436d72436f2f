//! The Keepers: relics out of the forests, waystations that show their kinds, and a retinue that does the work.

use crate::bots::root::answers::plain_worth;
use crate::bots::root::plan::take_warriors;
use crate::bots::root::registry::Lore;
use crate::bots::root::survey::{Reach, Survey, warriors_reach};
use crate::bots::root::value::{Eyes, Scale};
use crate::games::root::State;
use crate::games::root::factions::keepers::kit::{COLUMN_POINTS, HUNGRY, Keepers};
use crate::games::root::factions::keepers::words::{Found, Slot};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, Suit};
use crate::games::root::words::relic::Relic;
use crate::kernel::Seat;

/// The numbers by which the bots play and judge this faction.
struct Weights {
    /// The points of a relic that has been delved, as far as they are still to come: beside a waystation of its kind, a move
    /// away from one or a step from any clearing where one can be put up.
    beside: f64,
    near: f64,
    away: f64,
    /// A relic in a forest that is touched by a ruled clearing with warriors, and by one with warriors only.
    delvable: f64,
    in_sight: f64,
    hidden_value: f64,
    /// A card of the retinue in a round: the first three of a column, and more.
    acts: [f64; 3],
    acts_more: f64,
    rounds: f64,
    /// A column without anybody to act.
    empty_column: f64,
    /// A wild card more than a suited one.
    wild: f64,
    /// A waystation, and each kind of relic that is shown.
    station: f64,
    shown: f64,
    draw: f64,
    station_lost: f64,
    relic_lost: f64,
    ruled: f64,
    warrior: f64,
    warriors: f64,
    /// A warrior that goes hungry (15.6.1).
    hunger: f64,
    /// How likely they strike within their reach, for each card of the column that battles.
    strikes_per_card: f64,
}

const WEIGHTS: Weights = Weights {
    beside: 0.85,
    near: 0.62,
    away: 0.5,
    delvable: 0.3,
    in_sight: 0.18,
    hidden_value: 2.25,
    acts: [0.22, 0.42, 0.42],
    acts_more: 0.1,
    rounds: 4.5,
    empty_column: 1.4,
    wild: 0.12,
    station: 0.5,
    shown: 0.35,
    draw: 0.35,
    station_lost: 1.6,
    relic_lost: 0.5,
    ruled: 0.22,
    warrior: 0.24,
    warriors: 13.0,
    hunger: 0.24,
    strikes_per_card: 0.1,
};
/// The most relics of forests that are reckoned with.
const FOREST_RELICS: usize = 4;

/// What the bots know of this faction.
pub struct Iron;

impl Lore for Iron {
    fn scale(&self) -> Scale {
        Scale { own: 0.65, share: 0.55, constant: 0.0, per_round: 0.3 }
    }

    fn prospects(&self, state: &State, seat: Seat, survey: &Survey, eyes: &Eyes) -> f64 {
        prospects(state, seat, survey, eyes)
    }

    fn reach(&self, state: &State, seat: Seat, ruled: ClearingSet) -> Reach {
        warriors_reach(state, seat, ruled, |_| 0)
    }

    fn strikes(&self, state: &State, seat: Seat, _: Clearing) -> f64 {
        let Some(kit) = state.keepers(seat) else { return 0.0 };
        let slot = Slot::Delve.index();
        WEIGHTS.strikes_per_card * f64::from(kit.retinue[slot].len() as u8 + kit.retainers[slot])
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[
            (Piece::WaystationFigureTablet, 1.8),
            (Piece::WaystationTabletFigure, 1.8),
            (Piece::WaystationTabletJewelry, 1.8),
            (Piece::WaystationJewelryTablet, 1.8),
            (Piece::WaystationJewelryFigure, 1.8),
            (Piece::WaystationFigureJewelry, 1.8),
            (Piece::Figure1, 2.0),
            (Piece::Figure2, 3.0),
            (Piece::Figure3, 4.0),
            (Piece::Tablet1, 2.0),
            (Piece::Tablet2, 3.0),
            (Piece::Tablet3, 4.0),
            (Piece::Jewelry1, 2.0),
            (Piece::Jewelry2, 3.0),
            (Piece::Jewelry3, 4.0),
        ]
    }

    fn crafted_item(&self) -> f64 {
        0.0
    }

    fn returning(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    fn seen_on_board(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    fn unseen_on_board(&self, _: &State, _: Seat) -> u8 {
        0
    }

    fn opening(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    fn is_small(&self, _: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            Action::Act { .. } | Action::ActRetainer { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, _: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            // who fits one clearing only goes first
            Action::Act { card } => {
                Some(0.1 + if card.suit() == Suit::Bird { 0.3 } else { 0.0 } + 0.1 * plain_worth(card))
            }
            Action::ActRetainer { .. } => Some(0.3),
            _ => None,
        }
    }

    fn cost_to_others(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::PlaceIn { forest, .. } => Some(welcome(state, seat, forest)),
            _ => None,
        }
    }

    fn is_worth_a_try(&self, _: &State, _: Seat, _: Action) -> bool {
        true
    }

    fn take_hits(&self, state: &mut State, seat: Seat, clearing: Clearing, hits: u8) -> bool {
        take_warriors(state, seat, clearing, hits)
    }

    fn guess(&self, _: &State, _: Seat, _: Seat, _: &[Action]) -> Option<Action> {
        None
    }
}

/// What the Keepers will recover and have to do it with.
fn prospects(state: &State, seat: Seat, survey: &Survey, eyes: &Eyes) -> f64 {
    let Some(keepers) = state.keepers(seat) else { return 0.0 };
    let rounds = (eyes.horizon - 0.5).clamp(0.0, WEIGHTS.rounds);
    let mut value = relics(state, seat, keepers, survey) + sets(state, keepers);
    value += forests(state, seat, keepers, survey);
    value += retinue(state, keepers, rounds);
    let stations: u8 = Piece::WAYSTATIONS.into_iter().map(|station| state.on_map(station)).sum();
    let shown = Relic::ALL.iter().filter(|&&relic| shows(state, relic).next().is_some()).count();
    value +=
        (WEIGHTS.station + WEIGHTS.draw * rounds.min(3.0) / 3.0) * f64::from(stations) + WEIGHTS.shown * shown as f64;
    value += WEIGHTS.ruled * survey.ruled[seat.index()].len() as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WEIGHTS.warrior * f64::from(warriors).min(WEIGHTS.warriors);
    if state.phase != Phase::Setup {
        let hungry = state.warriors[seat.index()].iter().filter(|&&count| count >= HUNGRY).count();
        value -= WEIGHTS.hunger * hungry as f64;
    }
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

fn shows(state: &State, relic: Relic) -> impl Iterator<Item = Clearing> + use<'_> {
    let stations = Piece::WAYSTATIONS.into_iter().filter(move |station| station.upper() == Some(relic));
    stations.flat_map(|station| state.clearings_with(station).iter())
}

/// Relics in clearings.
fn relics(state: &State, seat: Seat, keepers: &Keepers, survey: &Survey) -> f64 {
    let mut value = 0.0;
    for piece in Piece::RELICS {
        let Some(relic) = piece.relic() else { continue };
        for clearing in state.clearings_with(piece).iter() {
            let guarded = state.warriors(seat, clearing) > 0;
            let beside = shows(state, relic).any(|place| place == clearing);
            let near = shows(state, relic).any(|place| state.neighbours(seat, clearing).contains(place));
            let room = survey.open[clearing.index()] > 0 && guarded;
            let share = match (beside, near && guarded, room) {
                (true, ..) => WEIGHTS.beside,
                (_, true, _) => WEIGHTS.near,
                (_, _, true) => WEIGHTS.near - 0.05,
                _ if guarded => WEIGHTS.away,
                _ => WEIGHTS.away - 0.2,
            };
            let points = f64::from(piece.relic_value()) + column_hope(keepers, relic);
            value += share * points * f64::from(state.count(piece, clearing));
        }
    }
    value
}

/// What the next relic of a kind does for its column.
fn column_hope(keepers: &Keepers, relic: Relic) -> f64 {
    let space = keepers.row(relic) + 1;
    let others = Relic::ALL.iter().filter(|&&other| other != relic && keepers.row(other) >= space).count();
    f64::from(COLUMN_POINTS) * [0.2, 0.45, 1.0][others]
}

/// Columns of the rows that lack one relic or two.
fn sets(_: &State, keepers: &Keepers) -> f64 {
    (1..=4u8)
        .map(|space| match Relic::ALL.iter().filter(|&&relic| keepers.row(relic) >= space).count() {
            1 => 0.3,
            2 => 0.8,
            _ => 0.0,
        })
        .sum()
}

/// The best relics of the forests that own warriors touch.
fn forests(state: &State, seat: Seat, keepers: &Keepers, survey: &Survey) -> f64 {
    let mut best = [0.0f64; FOREST_RELICS];
    let mine = state.clearings_with_warriors(seat);
    for forest in state.board.forests().iter() {
        let around = state.board.forest_clearings(forest);
        if !around.intersects(mine) {
            continue;
        }
        let ruled = around & survey.ruled[seat.index()];
        let share = if ruled.intersects(mine) { WEIGHTS.delvable } else { WEIGHTS.in_sight };
        for (found, count) in keepers.forests.found(forest) {
            let worth = match found {
                Found::Down(_) => WEIGHTS.hidden_value,
                Found::Open(piece) => f64::from(piece.relic_value()),
            };
            // without the rule around the card goes that delves
            let safe = 0.7 + 0.1 * (ruled.len().min(3) as f64);
            for _ in 0..count {
                let value = share * safe * (worth + 0.6);
                if let Some(least) =
                    best.iter_mut().min_by(|one, other| one.total_cmp(other)).filter(|least| **least < value)
                {
                    *least = value;
                }
            }
        }
    }
    best.iter().sum()
}

fn retinue(state: &State, keepers: &Keepers, rounds: f64) -> f64 {
    let mut value = 0.0;
    for &slot in Slot::ALL {
        let index = slot.index();
        let cards = keepers.retinue[index];
        let wild = (cards & CardSet::suit(Suit::Bird)).len() as u8 + keepers.retainers[index];
        let count = cards.len() as u8 + keepers.retainers[index];
        let first = f64::from(count.min(3));
        let more = f64::from(count.saturating_sub(3));
        value += rounds * (WEIGHTS.acts[index] * first + WEIGHTS.acts_more * more) + WEIGHTS.wild * f64::from(wild);
        if count == 0 {
            value -= WEIGHTS.empty_column;
        }
        if state.phase == Phase::Setup {
            continue;
        }
    }
    value
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let mut value = 0.0;
    for clearing in state.presence(seat).iter() {
        let pieces = state.placed(seat, clearing);
        if pieces == 0 {
            continue;
        }
        let lost = survey.peril(state, seat, clearing, pieces);
        let stations = state.buildings(seat, clearing);
        let per_piece = if stations > 0 { WEIGHTS.station_lost } else { WEIGHTS.relic_lost };
        let relics: f64 = Piece::RELICS
            .into_iter()
            .map(|piece| f64::from(piece.relic_value()) * f64::from(state.count(piece, clearing)))
            .sum();
        let relics_share = 0.5 * relics / f64::from(pieces);
        value += lost * (per_piece + relics_share);
    }
    value
}

/// How near the Keepers are to a forest: what a player who lays a relic there has to mind.
fn welcome(state: &State, seat: Seat, forest: Forest) -> f64 {
    let around = state.board.forest_clearings(forest);
    let warriors: u8 = around.iter().map(|clearing| state.warriors(seat, clearing)).sum();
    f64::from(warriors) + 0.1 * around.len() as f64
}
