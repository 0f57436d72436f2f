//! The Keepers: relics out of the forests, waystations that show their kinds, and a retinue that does the work.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::bots::root::answers::{PASSED, plain_worth};
use crate::games::root::State;
use crate::games::root::factions::keepers::state::{HUNGRY, Keepers, Step};
use crate::games::root::factions::keepers::words::{Found, OF_A_KIND, Slot};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::Relic;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, MAX_CLEARINGS, Suit, SuitSet};
use crate::kernel::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepersEvaluator {
    potential_weight: PotentialWeight,
    /// The share of a relic's points that a turn of waiting costs, by the turns that the game will still last.
    waiting: f64,
    /// Relics that are recovered in a turn: what lies behind them waits longer.
    flow: f64,
    turns: Turns,
    /// The points that a relic face down is taken to bring (15.2.1).
    hidden_value: f64,
    /// Points toward a full column of the rows, by how many of the two other kinds are there already (15.5.2.III.b).
    column: [f64; 3],
    /// Columns of the rows that hold one relic, and two.
    begun: f64,
    nearly_full: f64,
    /// A card of each column of the retinue in a round, and the share of that for the first three cards and for others.
    acts: [f64; 3],
    in_order: [f64; 3],
    beyond: f64,
    /// The share of a card that matches no clearing where its column has work.
    far_off: f64,
    rounds: f64,
    /// A column without anyone to act.
    empty_column: f64,
    /// A wild card more than a suited one.
    wild: f64,
    /// A waystation, its card in each of the rounds to come, and each kind of relic that is shown.
    station: f64,
    draw: f64,
    draw_rounds: f64,
    shown: f64,
    station_lost: f64,
    /// A relic that an enemy takes, and more for each point of its value.
    relic_lost: f64,
    relic_value_lost: f64,
    ruled: f64,
    warrior: f64,
    warriors: f64,
    /// A warrior that goes hungry (15.6.1).
    hunger: f64,
    /// The likelihood of a strike within their reach, for each card of the column that battles.
    strikes_per_card: f64,
}

/// Turns until a relic is recovered.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turns {
    /// From a clearing whose waystation shows its kind, from one beside such a clearing, from where one can be put up, from
    /// two steps away and from further off.
    beside: f64,
    near: f64,
    site: f64,
    two: f64,
    away: f64,
    /// More where no warrior guards it.
    unguarded: f64,
    /// More where no card of the column that recovers matches the clearing.
    nobody_recovers: f64,
    /// Out of a forest into a clearing whose waystation shows its kind, into one where such a waystation can be put up, and
    /// into any other.
    to_station: f64,
    to_site: f64,
    delved: f64,
    /// More where the clearing is not ruled, and where no card of the column that delves matches it.
    not_ruled: f64,
    nobody_delves: f64,
    /// More for each of the first three clearings around the forest that is not ruled: the card that delves may be lost.
    unruled: f64,
    /// The cost from a forest that no Keeper warriors touch, and more for each step of the way there.
    beyond: f64,
    step: f64,
}

/// More than any card costs: what keeps the acting card in its column comes first.
const CARD_KEPT: f64 = 10.0;

impl FactionEvaluator for KeepersEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(keepers) = state.keepers(seat) else { return Outlook::NOTHING };
        let rounds = (context.horizon - 0.5).max(0.0);
        let field = Field::of(&self.turns, state, seat, keepers, &features.open);
        let mut value = context.outlook();
        value.add(
            Aim::Relics,
            self.relics(state, seat, keepers, features, &field, context.horizon) + self.sets(keepers),
        );
        value.add(Aim::Retinue, self.retinue(state, keepers, &field, rounds.min(self.rounds)));
        let stations: u8 = Piece::WAYSTATIONS.into_iter().map(|station| state.on_map(station)).sum();
        let shown = field.shown.iter().filter(|shown| !shown.is_empty()).count();
        let drawn = self.draw * rounds.min(self.draw_rounds);
        value.add(Aim::Buildings, (self.station + drawn) * f64::from(stations) + self.shown * shown as f64);
        value.add(Aim::Rule, self.ruled * features.ruled[seat.index()].len() as f64);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        if state.phase != Phase::Setup {
            let hungry = state.warriors[seat.index()].iter().filter(|&&count| count >= HUNGRY).count();
            value.add(Aim::Warriors, -self.hunger * hungry as f64);
        }
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, state: &State, seat: Seat, _: Clearing) -> f64 {
        let Some(kit) = state.keepers(seat) else { return 0.0 };
        let slot = Slot::Delve.index();
        self.strikes_per_card * f64::from(kit.retinue[slot].len() as u8 + kit.retainers[slot])
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

    fn is_small(&self, state: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            Action::Act { .. } | Action::ActRetainer { .. } => Some(true),
            // plans that weighed each relic on its own would not get to the end of the turn
            Action::Carry { .. } => Some(true),
            Action::Recover { .. } | Action::RecoverOf { .. } => {
                Some(matches!(state.top(), Some(Task::Keepers(Step::More { .. }))))
            }
            _ => None,
        }
    }

    fn cost(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Carry { relic } => Some(PASSED - self.headway(state, seat, relic)),
            Action::Recover { clearing, relic } => Some(take_in(state, seat, relic, state.suits(clearing))),
            Action::RecoverOf { relic, suit, .. } => Some(take_in(state, seat, relic, SuitSet::EMPTY.with(suit))),
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
}

impl KeepersEvaluator {
    /// Returns how much nearer to recovery a relic comes if it is carried along with the warriors that move now.
    fn headway(&self, state: &State, seat: Seat, piece: Piece) -> f64 {
        let Some(Task::Keepers(Step::Carry { from, to, .. })) = state.top() else { return 0.0 };
        let Some((relic, keepers)) = piece.relic().zip(state.keepers(seat)) else { return 0.0 };
        let field = Field::of(&self.turns, state, seat, keepers, &state.all_open_slots());
        let gain = field.wait_in_clearing(state, relic, from) - field.wait_in_clearing(state, relic, to);
        gain * f64::from(piece.relic_value())
    }

    /// Relics on the map: the sooner one can be recovered, the more of its points are as good as scored.
    fn relics(
        &self,
        state: &State,
        seat: Seat,
        keepers: &Keepers,
        features: &MapFeatures,
        field: &Field,
        horizon: f64,
    ) -> f64 {
        let mut due: ArrayVec<Due, { Relic::COUNT * OF_A_KIND as usize }> = ArrayVec::new();
        for piece in Piece::RELICS {
            let Some(relic) = piece.relic() else { continue };
            let points = f64::from(piece.relic_value()) + self.column_hope(keepers, relic);
            for clearing in state.clearings_with(piece).iter() {
                let turns = field.wait_in_clearing(state, relic, clearing);
                for _ in 0..state.count(piece, clearing).min(due.remaining_capacity() as u8) {
                    due.push((turns, points));
                }
            }
        }
        let ruled = features.ruled[seat.index()];
        for forest in state.board.forests().iter() {
            let around = state.board.forest_clearings(forest);
            let touched = around.intersects(field.mine);
            let beyond = if touched { None } else { field.wait_beyond(state, around) };
            if !touched && beyond.is_none() {
                continue;
            }
            for (found, count) in keepers.forests.found(forest) {
                let value = match found {
                    Found::Down(_) => self.hidden_value,
                    Found::Open(piece) => f64::from(piece.relic_value()),
                };
                let Some(relic) = found.relic() else { continue };
                let turns = beyond.unwrap_or_else(|| field.wait_in_forest(relic, around, ruled));
                for _ in 0..count.min(due.remaining_capacity() as u8) {
                    due.push((turns, value + self.column_hope(keepers, relic)));
                }
            }
        }
        due.sort_unstable_by(|one, other| one.0.total_cmp(&other.0).then(other.1.total_cmp(&one.1)));
        let left = horizon + 0.5;
        let worth = |(index, (turns, points)): (usize, &Due)| {
            let turns = turns.max(index as f64 / self.flow);
            points * (1.0 - self.waiting * turns / left).clamp(0.0, 1.0)
        };
        due.iter().enumerate().map(worth).sum()
    }

    /// Returns the value of the next relic of a kind for its column.
    fn column_hope(&self, keepers: &Keepers, relic: Relic) -> f64 {
        let space = keepers.row(relic) + 1;
        let others = Relic::ALL.iter().filter(|&&other| other != relic && keepers.row(other) >= space).count();
        self.column[others]
    }

    /// Columns of the rows that lack one relic or two.
    fn sets(&self, keepers: &Keepers) -> f64 {
        let worth = |space| match Relic::ALL.iter().filter(|&&relic| keepers.row(relic) >= space).count() {
            1 => self.begun,
            2 => self.nearly_full,
            _ => 0.0,
        };
        (1..=OF_A_KIND).map(worth).sum()
    }

    fn retinue(&self, state: &State, keepers: &Keepers, field: &Field, rounds: f64) -> f64 {
        let stations = field.shown.iter().fold(ClearingSet::EMPTY, |all, shown| all | *shown);
        let fields = [field.mine, field.mine, field.mine | stations];
        let mut value = 0.0;
        for slot in Slot::ALL {
            let index = slot.index();
            let cards = keepers.retinue[index];
            let wild = (cards & CardSet::suit(Suit::Bird)).len() as u8 + keepers.retainers[index];
            let mut count = f64::from(wild);
            for suit in Suit::CLEARING {
                let matching = (cards & CardSet::suit(suit)).len() as f64;
                count += matching * if state.clearings_of(suit).intersects(fields[index]) { 1.0 } else { self.far_off };
            }
            value += rounds * self.acts[index] * self.in_order(count) + self.wild * f64::from(wild);
            if count == 0.0 {
                value -= self.empty_column;
            }
        }
        value
    }

    /// Returns the value of that many cards in a column, as a multiple of the first.
    fn in_order(&self, mut count: f64) -> f64 {
        let mut sum = 0.0;
        for share in self.in_order {
            sum += share * count.clamp(0.0, 1.0);
            count -= 1.0;
        }
        sum + self.beyond * count.max(0.0)
    }

    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let mut value = 0.0;
        for clearing in state.presence(seat).iter() {
            let pieces = state.placed(seat, clearing);
            if pieces == 0 {
                continue;
            }
            let lost = features.peril(state, seat, clearing, pieces);
            let stations = state.buildings(seat, clearing);
            let per_piece = if stations > 0 { self.station_lost } else { self.relic_lost };
            let relics: f64 = Piece::RELICS
                .into_iter()
                .map(|piece| f64::from(piece.relic_value()) * f64::from(state.count(piece, clearing)))
                .sum();
            let relics_share = self.relic_value_lost * relics / f64::from(pieces);
            value += lost * (per_piece + relics_share);
        }
        value
    }
}

/// The facts of the map that decide how soon relics are recovered.
struct Field<'a> {
    turns: &'a Turns,
    mine: ClearingSet,
    /// The clearings, by kind, whose waystation shows it, and those where one that shows it can be placed.
    shown: [ClearingSet; Relic::COUNT],
    sites: [ClearingSet; Relic::COUNT],
    /// The clearings that some card of each of the last two columns matches.
    delvers: ClearingSet,
    finders: ClearingSet,
}

impl<'a> Field<'a> {
    fn of(turns: &'a Turns, state: &State, seat: Seat, keepers: &Keepers, open: &[u8; MAX_CLEARINGS]) -> Self {
        let mine = state.clearings_with_warriors(seat);
        let free: ClearingSet = mine.iter().filter(|clearing| open[clearing.index()] > 0).collect();
        let mut shown = [ClearingSet::EMPTY; Relic::COUNT];
        let mut sites = [ClearingSet::EMPTY; Relic::COUNT];
        for station in Piece::WAYSTATIONS {
            let Some(relic) = station.upper() else { continue };
            shown[relic.index()] |= state.clearings_with(station);
            if state.stock[station.in_stock().index()] > 0 {
                sites[relic.index()] = free;
            }
        }
        let [delvers, finders] = [Slot::Delve, Slot::Recover].map(|slot| matched(state, keepers, slot));
        Self { turns, mine, shown, sites, delvers, finders }
    }

    /// Turns until a relic of a clearing is recovered.
    fn wait_in_clearing(&self, state: &State, relic: Relic, clearing: Clearing) -> f64 {
        let turns = self.turns;
        let shown = self.shown[relic.index()].iter();
        let here = if self.finders.contains(clearing) { 0.0 } else { turns.nobody_recovers };
        let mut wait = match shown.filter_map(|station| state.distance(clearing, station)).min() {
            Some(0) => turns.beside + here,
            Some(1) => turns.near,
            Some(2) => turns.two,
            _ => turns.away,
        };
        if self.sites[relic.index()].contains(clearing) {
            wait = wait.min(turns.site + here);
        }
        if self.mine.contains(clearing) { wait } else { wait + turns.unguarded }
    }

    /// Turns until a relic is recovered out of a forest that own warriors have to come to first, by the clearings around it;
    /// `None` if no way leads there.
    fn wait_beyond(&self, state: &State, around: ClearingSet) -> Option<f64> {
        let mut reached = self.mine;
        let mut steps = 0u8;
        while !reached.intersects(around) {
            let further = state.around(reached);
            if further == reached {
                return None;
            }
            reached = further;
            steps += 1;
        }
        Some(self.turns.beyond + self.turns.step * f64::from(steps))
    }

    /// Turns until a relic is recovered out of a forest that own warriors touch.
    fn wait_in_forest(&self, relic: Relic, around: ClearingSet, ruled: ClearingSet) -> f64 {
        let turns = self.turns;
        let wait = |clearing: Clearing| {
            let mut wait = if self.shown[relic.index()].contains(clearing) {
                turns.to_station
            } else if self.sites[relic.index()].contains(clearing) {
                turns.to_site
            } else {
                turns.delved
            };
            if !ruled.contains(clearing) {
                wait += turns.not_ruled;
            }
            if !self.delvers.contains(clearing) {
                wait += turns.nobody_delves;
            }
            wait
        };
        let soonest = (around & self.mine).iter().map(wait).fold(f64::MAX, f64::min);
        soonest + turns.unruled * 3usize.saturating_sub((around & ruled).len()) as f64
    }
}

/// The clearings that a card of the column matches.
fn matched(state: &State, keepers: &Keepers, slot: Slot) -> ClearingSet {
    let cards = keepers.retinue[slot.index()];
    if keepers.retainers[slot.index()] > 0 || cards.intersects(CardSet::suit(Suit::Bird)) {
        return state.board.clearings();
    }
    let suits = Suit::CLEARING.into_iter().filter(|&suit| cards.intersects(CardSet::suit(suit)));
    suits.fold(ClearingSet::EMPTY, |all, suit| all | state.clearings_of(suit))
}

/// A relic, by the turns until it is recovered and the points that it then brings.
type Due = (f64, f64);

/// Returns the cost of recovering the relic next in a clearing of these suits, of which one is named: the best that the
/// acting card may recover without leaving comes first (15.5.2.III.c).
fn take_in(state: &State, seat: Seat, piece: Piece, suits: SuitSet) -> f64 {
    let ruled = state.ruled(seat);
    let held = suits.iter().map(|suit| (state.clearings_of(suit) & ruled).len() as u8).max().unwrap_or(0);
    let value = f64::from(piece.relic_value());
    if piece.relic_value() <= held { -CARD_KEPT - value } else { -value }
}

/// Returns how near the Keepers are to a forest, for a player who has to place a relic there.
fn welcome(state: &State, seat: Seat, forest: Forest) -> f64 {
    let around = state.board.forest_clearings(forest);
    let warriors: u8 = around.iter().map(|clearing| state.warriors(seat, clearing)).sum();
    f64::from(warriors) + 0.1 * around.len() as f64
}
