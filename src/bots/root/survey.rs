//! What the map says at a glance: who rules where, which slots are open, and who could strike where next.

use crate::games::root::State;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::vagabond::kit::{Spot, Vagabond};
use crate::games::root::law::hooks;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS, Suit};
use crate::kernel::{MAX_SEATS, Seat};

/// Buildings and tokens that one battle takes on average, by defending warriors (columns) and attackers (rows): the
/// higher die is 0, 1, 2, 3 with 1, 3, 5, 7 chances in 16, capped by the attackers; an empty defense costs one more.
const TAKEN: [[f64; 4]; 4] =
    [[0.0, 0.0, 0.0, 0.0], [1.9, 0.0, 0.0, 0.0], [2.6, 0.75, 0.0, 0.0], [2.9, 1.2, 0.44, 0.05]];

/// How likely a player who could strike at a clearing does so before its owner is in turn again.
const MARQUISE_STRIKES: f64 = 0.262;
const EYRIE_STRIKES: f64 = 0.083;
const EYRIE_STRIKES_PER_CARD: f64 = 0.247;
const ALLIANCE_STRIKES_PER_OFFICER: f64 = 0.09;
const VAGABOND_STRIKES_PER_SWORD: f64 = 0.124;
/// The Cult strikes by crusades, in Outcast clearings now, elsewhere if the Outcast should change.
const LIZARDS_STRIKE_PER_ACOLYTE: f64 = 0.1;
const LIZARDS_STRIKE_ELSEWHERE: f64 = 0.05;
/// The Riverfolk pay a fund for a battle.
const RIVERFOLK_STRIKE_PER_FUND: f64 = 0.02;
const DUCHY_STRIKES: f64 = 0.25;
const CORVID_STRIKES: f64 = 0.2;
/// The Hundreds strike wherever command or the warlord leads them.
const HUNDREDS_STRIKE: f64 = 0.3;
/// The Keepers strike with the cards of one column.
const KEEPERS_STRIKE_PER_CARD: f64 = 0.1;
const MOST_LIKELY: f64 = 0.577;

/// The map as the bots look at it.
pub struct Survey {
    pub ruler: [Option<Seat>; MAX_CLEARINGS],
    pub ruled: [ClearingSet; MAX_SEATS],
    /// Slots without building or ruin.
    pub open: [u8; MAX_CLEARINGS],
    /// What a seat could attack a clearing with in its next turn: warriors or swords.
    pub reach: [[u8; MAX_CLEARINGS]; MAX_SEATS],
}

impl Survey {
    pub fn of(state: &State) -> Self {
        let mut survey = Self {
            ruler: [None; MAX_CLEARINGS],
            ruled: [ClearingSet::EMPTY; MAX_SEATS],
            open: [0; MAX_CLEARINGS],
            reach: [[0; MAX_CLEARINGS]; MAX_SEATS],
        };
        for clearing in state.board.clearings().iter() {
            survey.open[clearing.index()] = state.open_slots(clearing);
            let ruler = state.ruler(clearing);
            survey.ruler[clearing.index()] = ruler;
            if let Some(seat) = ruler {
                survey.ruled[seat.index()].insert(clearing);
            }
        }
        for seat in state.seats() {
            match &state.player(seat).kit {
                Kit::Vagabond(vagabond) => survey.reach[seat.index()] = vagabond_reach(state, vagabond),
                _ => survey.measure_reach(state, seat),
            }
        }
        survey
    }

    fn measure_reach(&mut self, state: &State, seat: Seat) {
        let ruled = self.ruled[seat.index()];
        let free = hooks::moves_without_rule(state, seat);
        let warriors = &state.warriors[seat.index()];
        let burrow = state.duchy(seat).map_or(0, |duchy| duchy.burrow);
        let reach = &mut self.reach[seat.index()];
        for clearing in state.board.clearings().iter() {
            let mut most = 0;
            for from in (state.neighbours(seat, clearing) | by_ferry(state, clearing)).iter() {
                // 4.2.1
                if free || ruled.contains(from) || ruled.contains(clearing) {
                    most = most.max(warriors[from.index()]);
                }
            }
            // 12.2.2
            if state.count(Piece::Tunnel, clearing) > 0 {
                most = most.max(burrow);
            }
            reach[clearing.index()] = warriors[clearing.index()] + most;
        }
    }

    /// How many buildings and tokens of `owner` in the clearing the others may take before his next turn.
    pub fn peril(&self, state: &State, owner: Seat, clearing: Clearing, pieces: u8) -> f64 {
        if pieces == 0 {
            return 0.0;
        }
        let defenders = usize::from(state.warriors(owner, clearing));
        let mut taken = 0.0;
        if defenders < 4 {
            for seat in state.seats().filter(|&seat| seat != owner) {
                let attackers = usize::from(self.reach[seat.index()][clearing.index()]).min(3);
                let loss = TAKEN[attackers][defenders];
                if loss > 0.0 {
                    taken += loss.min(f64::from(pieces)) * eagerness(state, seat, clearing);
                }
            }
        }
        taken.min(f64::from(pieces))
    }
}

/// Swords where the pawn can be with the boots he will have; nowhere beyond two steps.
fn vagabond_reach(state: &State, vagabond: &Vagabond) -> [u8; MAX_CLEARINGS] {
    let mut reach = [0; MAX_CLEARINGS];
    let swords = vagabond.undamaged(Item::Sword);
    let far_enough = vagabond.undamaged(Item::Boot).min(2) + 1;
    for clearing in state.board.clearings().iter() {
        let far = match vagabond.spot {
            Some(Spot::Clearing(from)) => steps(state, from, clearing).unwrap_or(u8::MAX),
            Some(Spot::Forest(forest)) => {
                let near = state.board.forest_clearings(forest).iter();
                near.filter_map(|from| steps(state, from, clearing)).min().map_or(u8::MAX, |far| far + 1)
            }
            None => u8::MAX,
        };
        if far <= far_enough {
            reach[clearing.index()] = swords;
        }
    }
    reach
}

/// Where the ferry comes from that leads to the clearing.
fn by_ferry(state: &State, clearing: Clearing) -> ClearingSet {
    match state.ferry {
        Some(ferry) if state.board.river_adjacent(ferry).contains(clearing) => ClearingSet::of(ferry),
        _ => ClearingSet::EMPTY,
    }
}

/// Fewest moves of a pawn between two clearings, by the ferry if that is shorter.
pub fn steps(state: &State, from: Clearing, to: Clearing) -> Option<u8> {
    let afoot = state.distance(from, to);
    let ferry = by_ferry(state, to).first().and_then(|ferry| state.distance(from, ferry)).map(|far| far + 1);
    afoot.into_iter().chain(ferry).min()
}

/// How likely `seat` strikes at a clearing within its reach.
fn eagerness(state: &State, seat: Seat, clearing: Clearing) -> f64 {
    let likely = match &state.player(seat).kit {
        Kit::Marquise => MARQUISE_STRIKES,
        Kit::Eyrie(eyrie) => {
            let mut cards = 0;
            for suit in [state.suit(clearing), Suit::Bird] {
                cards += column_cards(eyrie, Column::Battle, suit);
            }
            EYRIE_STRIKES + EYRIE_STRIKES_PER_CARD * f64::from(cards)
        }
        Kit::Alliance(alliance) => ALLIANCE_STRIKES_PER_OFFICER * f64::from(alliance.officers),
        Kit::Duchy(_) => DUCHY_STRIKES,
        Kit::Vagabond(vagabond) => VAGABOND_STRIKES_PER_SWORD * f64::from(vagabond.undamaged(Item::Sword)),
        Kit::Lizards(lizards) if lizards.outcast == Some(state.suit(clearing)) => {
            LIZARDS_STRIKE_PER_ACOLYTE * f64::from(lizards.acolytes)
        }
        Kit::Lizards(_) => LIZARDS_STRIKE_ELSEWHERE,
        Kit::Riverfolk(kit) => RIVERFOLK_STRIKE_PER_FUND * f64::from(kit.funds_total().min(4)),
        Kit::Corvids(_) => CORVID_STRIKES,
        Kit::Hundreds(_) => HUNDREDS_STRIKE,
        Kit::Keepers(keepers) => {
            let slot = Slot::Delve.index();
            let cards = keepers.retinue[slot].len() as u8 + keepers.retainers[slot];
            KEEPERS_STRIKE_PER_CARD * f64::from(cards)
        }
    };
    likely.min(MOST_LIKELY)
}

/// The cards of a column with this suit, resolved or not; a vizier is a bird.
pub fn column_cards(eyrie: &crate::games::root::factions::eyrie::kit::Eyrie, column: Column, suit: Suit) -> u8 {
    use crate::games::root::words::card::CardSet;
    let cards = eyrie.decree[column.index()] & CardSet::suit(suit);
    cards.len() as u8 + u8::from(suit == Suit::Bird && eyrie.viziers[column.index()])
}
