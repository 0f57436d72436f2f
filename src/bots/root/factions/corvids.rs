//! The Corvids: plots that are face down until they can be flipped beside a warrior, many face up, extra cards.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::games::root::State;
use crate::games::root::factions::corvids;
use crate::games::root::factions::corvids::state::OF_A_KIND;
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorvidsEvaluator {
    potential_weight: PotentialWeight,
    /// The likelihood that a face-down plot with warriors in its clearing, and without, is flipped.
    flipped: f64,
    unguarded: f64,
    /// The value that a face-up plot adds to the flips of each round to come.
    flips_per_round: f64,
    most_rounds: f64,
    /// The further value of each kind.
    extortion: f64,
    snare: f64,
    raid_warrior: f64,
    bombed: f64,
    bombed_warrior: f64,
    stolen: f64,
    /// A warrior, the first in a clearing, and clearings of which three make one suit.
    warrior: f64,
    post: f64,
    plot_room: f64,
    action: f64,
    /// Chances of a guess from which it is made: with few cards, and with cards to spare.
    fair: f64,
    slim: f64,
    /// The likelihood of a strike within their reach.
    attack_probability: f64,
}

impl FactionEvaluator for CorvidsEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(kit) = state.corvids(seat) else { return Outlook::NOTHING };
        let rounds = within(context.horizon - 0.5, 0.0, self.most_rounds);
        let up = corvids::queries::face_up(state);
        let own = context.seat == seat;
        let mut value = context.outlook();
        for clearing in state.board.clearings().iter() {
            let here = f64::from(state.warriors(seat, clearing));
            if here > 0.0 {
                value.add(Aim::Warriors, self.post + self.warrior * here);
                let open = !corvids::queries::plotted(state).contains(clearing);
                if open && state.stock[Piece::Plot.index()] > 0 {
                    value.add(Aim::Room, self.plot_room);
                }
            }
        }
        // plots face up: each later flip scores one more while they stand
        for clearing in up.iter() {
            let stays = if context.naive { 1.0 } else { 1.0 - features.peril(state, seat, clearing, 1) };
            value.add(Aim::Plots, self.flips_per_round * rounds * stays * 0.6);
            let kind = Plot::ALL.into_iter().find(|plot| state.count(plot.piece(), clearing) > 0);
            let effect = kind.map_or(0.0, |plot| self.standing_plot(state, seat, clearing, plot, rounds));
            value.add(Aim::Plots, stays * effect);
        }
        // plots face down: what the next flips score
        let mut next = up.len() as f64;
        let down = state.clearings_with(Piece::Plot);
        for clearing in down.iter() {
            let guarded = state.warriors(seat, clearing) > 0;
            let stays = if context.naive { 1.0 } else { 1.0 - 0.8 * features.peril(state, seat, clearing, 1) };
            let likely = stays * if guarded { self.flipped } else { self.unguarded };
            next += likely;
            value.add(Aim::Plots, likely * next.max(1.0) * 0.75);
            if own && let Some(plot) = kit.face_down[clearing.index()] {
                value.add(Aim::Plots, likely * self.flip_gain(state, seat, clearing, plot, rounds));
            } else {
                value.add(Aim::Plots, likely * 0.4);
            }
        }
        if state.turn == seat && state.phase == Phase::Daylight {
            let left = corvids::state::ACTIONS.saturating_sub(state.used.actions);
            value.add(Aim::Pending, self.action * f64::from(left));
        }
        value
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        self.attack_probability
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Plot, 1.0), (Piece::Bomb, 1.0), (Piece::Snare, 1.0), (Piece::Extortion, 1.0), (Piece::Raid, 1.0)]
    }

    fn guess(&self, state: &State, seat: Seat, by: Seat, legal: &[Action]) -> Option<Action> {
        // 13.2.4: a plot that may be there is as likely as the number of its tokens that are not to be seen
        let mut best = None;
        let mut highest = if state.player(by).hand_count() >= SPARE { self.slim } else { self.fair };
        for &action in legal {
            if let Action::Expose { clearing, plot } = action {
                let chance = chance(state, seat, clearing, plot);
                if chance >= highest {
                    highest = chance + 1e-9;
                    best = Some(action);
                }
            }
        }
        best
    }
}

impl CorvidsEvaluator {
    /// Returns the value of a plot for the rounds that it is face up.
    fn standing_plot(&self, state: &State, seat: Seat, clearing: Clearing, plot: Plot, rounds: f64) -> f64 {
        match plot {
            Plot::Extortion => self.extortion * rounds,
            Plot::Snare => self.snare * (1.0 + enemy_warriors(state, seat, clearing).min(4.0) * 0.3),
            Plot::Raid => self.raid_warrior * state.neighbors(seat, clearing).len() as f64,
            Plot::Bomb => 0.0,
        }
    }

    /// Returns the gain of flipping a plot besides its points.
    fn flip_gain(&self, state: &State, seat: Seat, clearing: Clearing, plot: Plot, rounds: f64) -> f64 {
        let enemies = state.enemies_in(seat, clearing);
        match plot {
            // it does not stay to count for later flips
            Plot::Bomb => {
                let placed: f64 = enemies.iter().map(|enemy| f64::from(state.placed(enemy, clearing))).sum();
                let worth = self.bombed * 2.0 * placed + self.bombed_warrior * enemy_warriors(state, seat, clearing);
                worth - 0.3 * rounds.min(2.0)
            }
            Plot::Extortion => {
                let players = enemies.iter().filter_map(Owner::seat);
                let rich = players.filter(|&enemy| state.player(enemy).has_cards()).count() as f64;
                self.stolen * rich + self.extortion * rounds * 0.7 + 0.35 * rounds
            }
            plot => self.standing_plot(state, seat, clearing, plot, rounds) + 0.35 * rounds,
        }
    }
}

fn enemy_warriors(state: &State, seat: Seat, clearing: Clearing) -> f64 {
    let enemies = state.enemies_in(seat, clearing);
    enemies.iter().map(|enemy| f64::from(state.warriors(enemy, clearing))).sum()
}

const SPARE: u8 = 4;

fn chance(state: &State, seat: Seat, clearing: Clearing, plot: Plot) -> f64 {
    let Some(kit) = state.corvids(seat) else { return 0.0 };
    let weight = |plot: Plot| {
        let unseen = OF_A_KIND.saturating_sub(state.on_map(plot.piece()));
        if kit.is_denied(clearing, plot) { 0.0 } else { f64::from(unseen) }
    };
    let all: f64 = Plot::ALL.iter().map(|&plot| weight(plot)).sum();
    if all > 0.0 { weight(plot) / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::Embedded;
    use crate::bots::{Bots, Level, View, stream};
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Doc, Rules, Script};

    #[test]
    fn a_plot_is_exposed_when_it_can_hardly_be_anything_else() {
        let [guesser, other] = [Faction::FIRST_GAME[0], Faction::FIRST_GAME[1]].map(Faction::id);
        let exposed = |level: Level, denied: &str, hand: &str| {
            let doc: Doc = format!(
                "seats = [\"{guesser}\", \"corvids\", \"{other}\"]\nturn = \"{guesser}\"\nphase = \"daylight\"\n\
                 {guesser}.hand = [{hand}]\ncorvids.plots = {{ 5 = \"raid\" }}\ncorvids.denied = {{ 5 = [{denied}] }}\n\
                 clearings.5.{guesser} = {{ warriors = 1, sawmill = 1 }}\nclearings.1.{guesser}.keep = 1\n"
            )
            .parse()
            .unwrap();
            let state =
                State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|faults| panic!("{faults}"));
            let mut legal = Vec::new();
            state.legal(&mut legal);
            match State::bot(level).choose(&View::new(&state, state.turn, &legal), &mut stream(3, 0)) {
                Action::Expose { plot, .. } => Some(plot),
                _ => None,
            }
        };
        for level in [Level::Easy, Level::Normal] {
            let sure = exposed(level, "\"bomb\", \"snare\", \"extortion\"", "\"bake_sale\"");
            assert_eq!(sure, Some(Plot::Raid), "{level}");
            // with a single card one of four is too little
            assert_eq!(exposed(level, "", "\"bake_sale\""), None, "{level}");
        }
    }
}
