//! The Eyrie: roosts for points, and a Decree that can be kept.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::bots::root::opening;
use crate::games::root::State;
use crate::games::root::factions::eyrie::state::{Eyrie, ROOST_POINTS};
use crate::games::root::factions::eyrie::words::{Column, Leader};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EyrieEvaluator {
    potential_weight: PotentialWeight,
    /// The weights of points for roosts in the coming Evening and in later ones.
    next_evening: f64,
    later_evenings: f64,
    evenings: f64,
    warrior: f64,
    warriors: f64,
    ruled: f64,
    /// A clearing that could take a roost.
    site: f64,
    roost: f64,
    roost_lost: f64,
    /// The gain of a card of each column in a round: recruit, move, battle, build.
    deeds: [f64; 4],
    deed_rounds: f64,
    /// A card still to be resolved this turn.
    pending: f64,
    /// The likelihood that a demand of the Decree fails: one that can't be met now, can just be met, or has one to
    /// spare.
    fails_short: f64,
    fails_even: f64,
    fails_spare: f64,
    /// The cost of a turmoil besides the points of its bird cards: the rest of the turn.
    turn_lost: f64,
    /// The likelihood of a strike within their reach: always, and more for each card that battles there.
    attack_probability: f64,
    strikes_per_card: f64,
    /// The value of each leader: builder, charismatic, commander, despot.
    leaders: [f64; 4],
}

impl FactionEvaluator for EyrieEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(eyrie) = state.eyrie(seat) else { return Outlook::NOTHING };
        let roosts = state.on_map(Piece::Roost);
        let income = f64::from(ROOST_POINTS[usize::from(roosts).min(ROOST_POINTS.len() - 1)]);
        let later = within(context.horizon - 1.0, 0.0, self.evenings);
        // before this Evening one more scoring is to come
        let coming =
            if state.turn == seat && matches!(state.phase, Phase::Birdsong | Phase::Daylight) { 1.0 } else { 0.0 };
        let mut value = context.outlook();
        let evenings = coming + self.next_evening + self.later_evenings * later;
        value.add(Aim::Roosts, income * evenings + self.roost * f64::from(roosts));
        value.refile(Aim::Roosts, Aim::Pending, income * coming);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        let ruled = features.ruled[seat.index()];
        value.add(Aim::Rule, self.ruled * ruled.len() as f64);
        let sites = ruled & sites(state, features);
        if roosts < 7 {
            value.add(Aim::Room, self.site * sites.len().min(3) as f64);
        }
        let rounds = context.horizon.min(self.deed_rounds);
        for column in Column::ALL {
            let cards: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, column, suit)).sum();
            let useful = if column == Column::Build { cards.min(7 - roosts.min(7)) } else { cards.min(4) };
            value.add(Aim::Decree, rounds * self.deeds[column.index()] * f64::from(useful));
            if state.turn == seat && state.phase == Phase::Daylight {
                let pending: u8 = Suit::ALL.iter().map(|&suit| eyrie.pending(column, suit)).sum();
                value.add(Aim::Pending, self.pending * f64::from(pending));
            }
        }
        let birds = f64::from(eyrie.birds()).min(f64::from(state.player(seat).score) + 2.0);
        let cards = rounds * 0.4 * eyrie.cards().len() as f64;
        value.add(Aim::Order, -self.turmoil_odds(state, seat, eyrie, features) * (birds + cards + self.turn_lost));
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, state: &State, seat: Seat, clearing: Clearing) -> f64 {
        let Some(kit) = state.eyrie(seat) else { return 0.0 };
        let suits = state.suits(clearing).with(Suit::Bird);
        let cards: u8 = suits.iter().map(|suit| column_cards(kit, Column::Battle, suit)).sum();
        self.attack_probability + self.strikes_per_card * f64::from(cards)
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Roost, 3.0)]
    }

    fn seen_on_board(&self, state: &State, seat: Seat) -> CardSet {
        state.eyrie(seat).map_or(CardSet::EMPTY, Eyrie::cards)
    }

    fn opening(&self, state: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Roost { clearing } => Some(opening::room_near(state, clearing)),
            Action::Leader { leader } => Some(self.leaders[leader.index()]),
            _ => None,
        }
    }

    fn is_small(&self, _: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            Action::Leader { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, _: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Leader { leader } => Some(-self.leaders[leader.index()]),
            _ => None,
        }
    }
}

impl EyrieEvaluator {
    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let roosts = state.clearings_with(Piece::Roost);
        roosts.iter().map(|clearing| self.roost_lost * features.peril(state, seat, clearing, 1)).sum()
    }

    /// Returns the likelihood that the Decree of the next turn cannot be resolved.
    fn turmoil_odds(&self, state: &State, seat: Seat, eyrie: &Eyrie, features: &MapFeatures) -> f64 {
        let ruled = features.ruled[seat.index()];
        let roosts = state.clearings_with(Piece::Roost);
        let warriors = &state.warriors[seat.index()];
        let mut holds = 1.0;
        let mut demand = |wanted: u8, met: f64| {
            if wanted > 0 {
                let spare = met - f64::from(wanted);
                holds *= 1.0
                    - if spare < 0.0 {
                        (self.fails_short * -spare).min(0.9)
                    } else if spare < 1.0 {
                        self.fails_even + (self.fails_spare - self.fails_even) * spare
                    } else {
                        self.fails_spare / spare.max(1.0)
                    };
            }
        };
        let sites = sites(state, features);
        let moves: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, Column::Move, suit)).sum();
        let recruits: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, Column::Recruit, suit)).sum();
        let each = if eyrie.leader == Some(Leader::Charismatic) { 2 } else { 1 };
        demand(recruits * each, f64::from(state.player(seat).supply));
        let conquerable: ClearingSet =
            (sites - ruled).iter().filter(|&clearing| is_conquerable(state, seat, features, clearing)).collect();
        let mut builds = 0;
        let mut battles = 0;
        for suit in Suit::CLEARING {
            let clearings = state.clearings_of(suit);
            let wanted = |column| column_cards(eyrie, column, suit);
            if wanted(Column::Recruit) > 0 {
                demand(1, f64::from((roosts & clearings).len() as u8));
            }
            let recruits_here = f64::from(wanted(Column::Recruit));
            if wanted(Column::Move) > 0 {
                let movable: u8 = clearings.iter().map(|clearing| warriors[clearing.index()].min(3)).sum();
                demand(wanted(Column::Move), f64::from(movable) + 0.8 * recruits_here);
            }
            if wanted(Column::Battle) > 0 {
                demand(wanted(Column::Battle), battles_in(state, seat, features, clearings, moves));
                battles += wanted(Column::Battle);
            }
            if wanted(Column::Build) > 0 {
                let now = (sites & ruled & clearings).len() as f64;
                let soon = (conquerable & clearings).len() as f64;
                demand(wanted(Column::Build), now + (0.7 * soon).min(f64::from(moves)));
                builds += wanted(Column::Build);
            }
        }
        let wild = |column| column_cards(eyrie, column, Suit::Bird);
        if wild(Column::Recruit) > 0 {
            demand(1, f64::from(roosts.len() as u8));
        }
        if wild(Column::Move) > 0 {
            demand(moves, f64::from(warriors.iter().map(|&count| count.min(3)).sum::<u8>()));
        }
        if wild(Column::Battle) > 0 {
            let all = state.board.clearings();
            demand(battles + wild(Column::Battle), battles_in(state, seat, features, all, moves));
        }
        let built = f64::from(Piece::Roost.total() - state.on_map(Piece::Roost));
        if wild(Column::Build) > 0 {
            let now = (sites & ruled).len() as f64;
            let soon = conquerable.len() as f64;
            demand(builds + wild(Column::Build), now + (0.7 * soon).min(f64::from(moves)));
        }
        demand(builds + wild(Column::Build), built);
        1.0 - holds
    }
}

/// The cards of a column with this suit, resolved or not; a vizier is a bird.
fn column_cards(eyrie: &Eyrie, column: Column, suit: Suit) -> u8 {
    let cards = eyrie.decree[column.index()] & CardSet::suit(suit);
    cards.len() as u8 + u8::from(suit == Suit::Bird && eyrie.viziers[column.index()])
}

/// Clearings with an open slot and no roost, where one may be placed.
fn sites(state: &State, features: &MapFeatures) -> ClearingSet {
    let open = state.board.clearings().iter().filter(|clearing| features.open[clearing.index()] > 0);
    open.collect::<ClearingSet>() - state.clearings_with(Piece::Roost) - state.clearings_with(Piece::Keep)
}

/// Whether the Eyrie would rule the clearing with what one move can bring there.
fn is_conquerable(state: &State, seat: Seat, features: &MapFeatures, clearing: Clearing) -> bool {
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| state.strength(other, clearing)).max().unwrap_or(0);
    features.threat[seat.index()][clearing.index()] > most
}

/// Battles that can probably be fought in the clearings next turn: enemies where the Eyrie stands, and where it can go.
fn battles_in(state: &State, seat: Seat, features: &MapFeatures, clearings: ClearingSet, moves: u8) -> f64 {
    let mut met: f64 = 0.0;
    for clearing in clearings.iter() {
        let own = state.warriors(seat, clearing);
        let enemies = state.seats().filter(|&other| state.are_enemies(seat, other));
        // a pawn walks off, a lone piece may be gone
        let targets: u8 = enemies.map(|other| state.warriors(other, clearing) + state.placed(other, clearing)).sum();
        if targets == 0 {
            continue;
        }
        if own > 0 {
            met += 0.75 + 0.25 * f64::from((targets - 1).min(3)) + if own > 2 { 0.2 } else { 0.0 };
        } else if moves > 0 && features.threat[seat.index()][clearing.index()] > 1 {
            met += 0.6;
        }
    }
    met
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::{game, play_turn};
    use crate::bots::{Bots, Level, View, stream};
    use crate::games::root::words::card::CardKind;
    use crate::games::root::words::event::EventKind;
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Generator, Rules};

    /// Lays all hands back into the deck and deals these cards.
    fn deal(state: &mut State, hands: &[&[CardKind]]) {
        for seat in 0..hands.len() {
            let hand = std::mem::take(&mut state.players[seat].hand);
            state.deck |= hand;
        }
        for (seat, hand) in hands.iter().enumerate() {
            for &kind in *hand {
                let card = state.deck.copy_of(kind).unwrap();
                state.deck.remove(card);
                state.players[seat].hand.insert(card);
            }
        }
        state.check().unwrap();
    }

    /// The first Birdsong against a keep: it stands in clearing 1, the roost in 3, one cat in every clearing between.
    fn first_birdsong(leader: Leader, eyrie_hand: &[CardKind]) -> State {
        let mut chance = Generator::new(1);
        let mut state = game(&Faction::FIRST_GAME[..2], &mut chance);
        let mut legal = Vec::new();
        loop {
            state.legal(&mut legal);
            if legal.iter().any(|action| matches!(action, Action::Decree { .. })) {
                break;
            }
            let wanted = [Action::Leader { leader }, Action::Pass];
            let action = wanted.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
            state.step(action, &mut chance, &mut ());
        }
        deal(&mut state, &[&[CardKind::BakeSale, CardKind::Anvil], eyrie_hand]);
        state
    }

    #[test]
    fn normal_keeps_a_decree_that_can_be_kept() {
        // no roost stands in a mouse clearing: a mouse card recruits nowhere
        for leader in [Leader::Commander, Leader::Despot, Leader::Builder] {
            let state = first_birdsong(leader, &[CardKind::RootTeaMouse]);
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let doomed = Action::Decree { card: CardKind::RootTeaMouse, column: Column::Recruit };
            assert!(legal.contains(&doomed));
            for seed in 0..5 {
                let view = View::new(&state, state.turn, &legal);
                let chosen = State::bot(Level::Normal).choose(&view, &mut stream(seed, 0));
                assert_ne!(chosen, doomed, "{leader:?}");
                let log = play_turn(state.clone(), seed);
                assert!(log.iter().all(|event| event.what != EventKind::Turmoil), "{leader:?}, seed {seed}");
            }
        }
    }
}
