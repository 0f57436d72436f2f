//! Changes on the map between two moments.

use super::map::spot;
use crate::games::dewan::Observation;
use crate::tui::game_ui::Change;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Returns the spaces where a camp or berries came or went, or that were flooded.
pub fn changes(before: &Observation, now: &Observation) -> Vec<Change> {
    // another map is another game
    if before.board.hexes() != now.board.hexes() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for hex in now.board.hexes().iter() {
        let mut says = Row::new();
        for (state, other, sign) in [(now, before, '+'), (before, now, '-')] {
            let camp = state.camp_on(hex).filter(|&seat| other.camp_on(hex) != Some(seat));
            if let Some(letter) = camp.map(|seat| state.player(seat).tribe.letter()) {
                says.push(Role::Faction(letter), format!("{letter}{sign}"));
            }
            if state.land.tokens.contains(hex) && !other.land.tokens.contains(hex) {
                says.push(Role::Text, sign.to_string());
            }
        }
        let [was, is] = [before, now].map(|state| i16::from(state.land.berries[hex.index()]));
        if was != is {
            says.push(Role::Text, format!("*{:+}", is - was));
        }
        if !says.is_empty() {
            found.push(Change { at: spot(hex), says, from: None });
        }
    }
    found
}
