//! All the ways in which factions, and cards that change how things count, bend the general rules, on one page.

use super::card::{CardKind, Deck};
use super::craft;
use super::eyrie::Leader;
use super::faction::Faction;
use super::item::Item;
use super::piece::Piece;
use super::place::{Clearing, ClearingSet, Suit};
use super::state::{Kit, State};
use crate::kernel::Seat;

/// Whether the seat rules where it ties for the most (7.2.2).
pub fn rules_ties(state: &State, seat: Seat) -> bool {
    state.faction(seat) == Faction::Eyrie
}

/// What the tokens of the seat count for rule in the clearing (2.5): nothing, or two each with Soup Kitchens.
pub fn token_strength(state: &State, seat: Seat, clearing: Clearing) -> u8 {
    if tokens_rule(state, seat) { 2 * tokens(state, seat, clearing) } else { 0 }
}

/// The tokens of the seat in the clearing.
pub fn tokens(state: &State, seat: Seat, clearing: Clearing) -> u8 {
    let tokens = Piece::of(state.faction(seat)).iter().filter(|piece| !piece.is_building());
    tokens.map(|&piece| state.count(piece, clearing)).sum()
}

/// Whether `token_strength` is ever above zero.
pub fn tokens_rule(state: &State, seat: Seat) -> bool {
    state.deck_kind == Deck::ExilesPartisans && state.has_effect(seat, CardKind::SoupKitchens)
}

/// Whether the seat may move otherwise than along paths with rule at one end, so that the three functions below say more
/// than the board does.
pub fn has_own_ways(state: &State, seat: Seat) -> bool {
    state.deck_kind == Deck::ExilesPartisans && !state.player(seat).crafted.is_empty()
}

/// The clearings next to one for the seat: by path (2.2.1), by river with Boat Builders, by Tunnels from one to another
/// of those with its crafting pieces.
pub fn adjacent(state: &State, seat: Seat, clearing: Clearing) -> ClearingSet {
    let mut adjacent = state.board.adjacent(clearing);
    if has_own_ways(state, seat) {
        if state.has_effect(seat, CardKind::BoatBuilders) {
            adjacent |= state.board.river_adjacent(clearing);
        }
        if state.has_effect(seat, CardKind::Tunnels)
            && let Some(piece) = craft::crafting_piece(state, seat)
            && state.count(piece, clearing) > 0
        {
            adjacent |= state.clearings_with(piece).without(clearing);
        }
    }
    adjacent
}

/// Whether a move takes a way that a card has opened (4.2): then how many go is a question of its own.
pub fn asks_how_many(state: &State, seat: Seat, from: Clearing, to: Clearing) -> bool {
    state.deck_kind == Deck::ExilesPartisans
        && !state.board.adjacent(from).contains(to)
        && (state.has_effect(seat, CardKind::Tunnels) || state.has_effect(seat, CardKind::BoatBuilders))
}

/// Whether the seat moves without rule at either end (4.2.1): with Corvid Planners.
pub fn moves_without_rule(state: &State, seat: Seat) -> bool {
    state.deck_kind == Deck::ExilesPartisans && state.has_effect(seat, CardKind::CorvidPlanners)
}

/// The warriors of the seat in the clearing that effects of others may replace or order about.
pub fn ordinary_warriors(state: &State, seat: Seat, clearing: Clearing) -> u8 {
    state.warriors(seat, clearing)
}

/// Whether the seat may place pieces in the clearing: nobody but the Marquise at the keep (6.2.2).
pub fn may_place(state: &State, seat: Seat, clearing: Clearing) -> bool {
    state.faction(seat) == Faction::Marquise || state.count(Piece::Keep, clearing) == 0
}

/// The rolled hits that a seat can deal in a clearing at most (4.3.2.I, 9.2.6), allied warriors aside.
pub fn max_hits(state: &State, seat: Seat, clearing: Clearing) -> u8 {
    match &state.player(seat).kit {
        Kit::Vagabond(vagabond) => vagabond.undamaged(Item::Sword),
        _ => state.warriors(seat, clearing),
    }
}

/// Whether a defender is defenseless (4.3.3.II, 9.2.4).
pub fn is_defenseless(state: &State, seat: Seat, clearing: Clearing) -> bool {
    max_hits(state, seat, clearing) == 0
}

/// Whether the defender takes the higher roll (8.2.2).
pub fn defends_with_the_higher_roll(state: &State, seat: Seat) -> bool {
    state.faction(seat) == Faction::Alliance
}

/// Extra hits that a faction deals as attacker without being asked (7.8.3).
pub fn attacker_extra_hits(state: &State, seat: Seat) -> u8 {
    u8::from(leads(state, seat, Leader::Commander))
}

/// Points beyond the general ones for a battle in which the seat removed buildings or tokens (7.8.4).
pub fn battle_bonus(state: &State, seat: Seat) -> u8 {
    u8::from(leads(state, seat, Leader::Despot))
}

/// Points for crafting an item with this value printed (7.2.3, 7.8.1); Master Engravers add one.
pub fn item_points(state: &State, seat: Seat, printed: u8) -> u8 {
    let points =
        if state.faction(seat) == Faction::Eyrie && !leads(state, seat, Leader::Builder) { 1 } else { printed };
    points + u8::from(state.has_effect(seat, CardKind::MasterEngravers))
}

/// The crafting pieces of a seat by suit, activated ones included (4.1.1).
pub fn crafting_pieces(state: &State, seat: Seat) -> [u8; 3] {
    let piece = match &state.player(seat).kit {
        Kit::Marquise => Piece::Workshop,
        Kit::Eyrie(_) => Piece::Roost,
        Kit::Alliance(_) => Piece::Sympathy,
        Kit::Vagabond(vagabond) => {
            // 9.2.1: ready hammers, all of the suit of the pawn's clearing
            let mut pieces = [0; 3];
            if let Some(clearing) = vagabond.clearing() {
                pieces[state.suit(clearing).index()] = vagabond.ready(Item::Hammer);
            }
            return pieces;
        }
    };
    let mut pieces = [0; 3];
    for clearing in state.board.clearings().iter() {
        pieces[state.suit(clearing).index()] += state.count(piece, clearing);
    }
    pieces
}

/// Cards drawn in Evening: one, and one for each uncovered draw icon (6.6, 7.6.2, 8.6.2, 9.6.2).
pub fn evening_draw(state: &State, seat: Seat) -> u8 {
    let uncovered = |icons: &[u8], piece: Piece| icons.iter().filter(|&&needed| state.on_map(piece) >= needed).count();
    1 + match &state.player(seat).kit {
        Kit::Marquise => uncovered(&[3, 5], Piece::Recruiter) as u8,
        Kit::Eyrie(_) => uncovered(&[3, 6], Piece::Roost) as u8,
        Kit::Alliance(_) => Suit::CLEARING.into_iter().filter_map(Piece::base).map(|base| state.on_map(base)).sum(),
        Kit::Vagabond(vagabond) => vagabond.on_track(Item::Coin),
    }
}

/// Whether warriors of this seat that move into sympathy cause outrage (8.2.6).
pub fn provokes_outrage(state: &State, seat: Seat) -> bool {
    state.faction(seat) != Faction::Alliance
}

fn leads(state: &State, seat: Seat, leader: Leader) -> bool {
    state.eyrie(seat).is_some_and(|eyrie| eyrie.leader == Some(leader))
}
