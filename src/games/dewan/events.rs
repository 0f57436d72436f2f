//! The events of storm, volcano and lake village (D12.2.3, D12.3.2, D12.4.2, D12.5.6).

use super::action::Action;
use super::board::Scenario;
use super::event::{Detail, Event, EventKind};
use super::ground::{Ground, Terrain};
use super::hex::{Hex, HexSet};
use super::state::State;
use super::task::{Task, World};
use crate::kernel::{RollKind, Seat};

/// The choice which of several parts of an area gets an odd berry.
pub const ROLL_BERRY: RollKind = RollKind(2);

impl State {
    /// Returns whether a camp may end on water (D12.5.2).
    pub fn builds_villages(&self) -> bool {
        self.scenario() == Scenario::LakeVillage
    }

    /// Free spaces without water, volcano and lava beside some spaces.
    fn free_beside(&self, spaces: impl Fn(Hex) -> bool) -> HexSet {
        if self.tokens_left() == 0 {
            // D12.2.5
            return HexSet::EMPTY;
        }
        let near: HexSet = self.board.hexes().iter().filter(|&hex| spaces(hex)).collect();
        let land: HexSet = self.board.around(near).iter().filter(|&hex| self.land.ground(hex).is_land()).collect();
        land - self.camps()
    }

    /// Lists where a water token can go (D12.3.2).
    pub fn floodable(&self) -> HexSet {
        self.free_beside(|hex| self.land.is_water(hex))
    }

    /// Lists where a lava token can go (D12.4.2).
    pub fn in_lavas_way(&self) -> HexSet {
        self.free_beside(|hex| matches!(self.land.ground(hex), Ground::Volcano | Ground::Lava))
    }
}

pub fn run(state: &mut State) {
    let seat = state.turn;
    match state.scenario() {
        Scenario::Storm => state.push(Task::Flood),
        Scenario::Volcano => state.push(Task::Erupt),
        Scenario::LakeVillage => {
            let left = state.seats;
            state.push(Task::Fish { seat, left });
        }
        Scenario::Base | Scenario::Team => {}
    }
}

pub fn asks_flood(state: &State) -> Option<Seat> {
    (!state.floodable().is_empty()).then_some(state.turn)
}

pub fn asks_erupt(state: &State) -> Option<Seat> {
    (!state.in_lavas_way().is_empty()).then_some(state.turn)
}

pub fn legal_flood(state: &State, out: &mut Vec<Action>) {
    out.extend(state.floodable().iter().map(|hex| Action::Flood { hex }));
}

pub fn legal_erupt(state: &State, out: &mut Vec<Action>) {
    out.extend(state.in_lavas_way().iter().map(|hex| Action::Erupt { hex }));
}

pub fn take_token(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    let (hex, ground, what) = match action {
        Action::Flood { hex } => (hex, Ground::Land(Terrain::Water), EventKind::Flooded),
        Action::Erupt { hex } => (hex, Ground::Lava, EventKind::Erupted),
        _ => return,
    };
    let State { land, board, .. } = state;
    land.cover(board, hex, ground, &mut |parts: HexSet| Hex::new(world.draw(ROLL_BERRY, parts.bits())));
    world.emit(|| Event::new(what, seat).with(Detail::Hex(hex)));
}

pub fn run_token(state: &State, world: &mut World) {
    let seat = state.turn;
    world.emit(|| Event::new(EventKind::NoEvent, seat));
}

/// Returns whom a card is asked of: everyone who has a village and a card, whatever it is.
pub fn asks_fish(state: &State, seat: Seat) -> Option<Seat> {
    let player = state.player(seat);
    let can = !state.villages(seat).is_empty() && player.hand_count() > 0 && state.tokens_left() > 0;
    can.then_some(seat)
}

pub fn legal_fish(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let kinds = state.board.pack.kinds(state.player(seat).hand);
    out.extend(kinds.map(|card| Action::Fish { card }));
    out.push(Action::Pass);
}

pub fn take_fish(state: &mut State, seat: Seat, left: u8, action: Action, world: &mut World) {
    match action {
        Action::Fish { card } => {
            state.discard_from_hand(seat, card);
            let count = (state.villages(seat).len() as u8).min(state.tokens_left());
            state.player_mut(seat).fish += count;
            world.emit(|| {
                Event::new(EventKind::Fished, seat).with(Detail::Card(card)).with(Detail::Count(i16::from(count)))
            });
        }
        _ => world.emit(|| Event::new(EventKind::NotFished, seat)),
    }
    run_fish(state, seat, left);
}

/// Lets the next in turn order decide (D12.5.6).
pub fn run_fish(state: &mut State, seat: Seat, left: u8) {
    if left > 1 {
        let seat = state.after(seat);
        state.push(Task::Fish { seat, left: left - 1 });
    }
}
