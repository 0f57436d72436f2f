//! A camp comes onto the map (D6.9), and its effects (D7).

use super::action::Action;
use super::card::Kind;
use super::event::{Detail, Event, EventKind};
use super::hex::{Hex, HexSet};
use super::state::{CAMPS, STORY_SLOTS, State, Tucked};
use super::story::{Story, StorySet};
use super::task::{Task, World};
use crate::kernel::{RollKind, Seat};

/// A story comes from the pile.
pub const ROLL_STORY: RollKind = RollKind(1);

/// The effect of the slot of a camp, by the camps placed with it (D2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Nothing,
    Story,
    /// A card into this tuck slot, from 0.
    Tuck(usize),
    Last,
}

pub fn effect(placed: u8) -> Effect {
    match placed {
        2 | 4 | 6 => Effect::Story,
        3 | 5 | 7 => Effect::Tuck(usize::from(placed - 3) / 2),
        CAMPS => Effect::Last,
        _ => Effect::Nothing,
    }
}

/// Moves the leftmost camp of the board to its place (D6.9), takes a berry (D7.1) and lays what else the slot brings (D7.2).
pub fn place(state: &mut State, hex: Hex, world: &mut World) {
    let seat = state.turn;
    state.crossed = HexSet::EMPTY;
    state.player_mut(seat).camps.insert(hex);
    let what = if state.land.is_water(hex) { EventKind::Village } else { EventKind::Camped };
    world.emit(|| Event::new(what, seat).with(Detail::Hex(hex)));
    if state.land.take_berry(hex) {
        state.player_mut(seat).berries += 1;
        world.emit(|| Event::new(EventKind::Berry, seat).with(Detail::Hex(hex)));
    }
    if state.row.iter().any(Option::is_none) {
        // reading R1: gaps are filled when there are cards again
        state.push(Task::Refill);
    }
    match effect(state.player(seat).placed()) {
        Effect::Nothing => {}
        Effect::Story => state.push(Task::Story { seat }),
        Effect::Tuck(_) => state.push(Task::Tuck),
        Effect::Last => world.emit(|| Event::new(EventKind::LastCamp, seat)),
    }
}

/// Returns a story is taken as long as there is one (reading R3).
pub fn asks_story(state: &State, seat: Seat) -> Option<Seat> {
    let any = state.offer.iter().any(Option::is_some) || !state.pile.is_empty();
    (any && state.player(seat).stories.len() < STORY_SLOTS).then_some(seat)
}

pub fn legal_story(state: &State, out: &mut Vec<Action>) {
    let open: StorySet = state.offer.iter().flatten().copied().collect();
    out.extend(open.iter().map(|story| Action::Story { story }));
    if !state.pile.is_empty() {
        out.push(Action::Unseen);
    }
}

pub fn take_story(state: &mut State, seat: Seat, action: Action, world: &mut World) {
    match action {
        Action::Story { story } => {
            if let Some(place) = state.offer.iter().position(|&open| open == Some(story)) {
                state.offer[place] = draw_story(state, world);
            }
            state.player_mut(seat).stories.push(story);
            world.emit(|| Event::new(EventKind::Story, seat).with(Detail::Story(story)));
        }
        _ => {
            let Some(story) = draw_story(state, world) else { return };
            state.player_mut(seat).stories.push(story);
            world.emit(|| Event::new(EventKind::Unseen, seat).with(Detail::Story(story)));
        }
    }
}

pub fn run_story(seat: Seat, world: &mut World) {
    world.emit(|| Event::new(EventKind::NoStory, seat));
}

/// Returns the top of the pile.
pub fn draw_story(state: &mut State, world: &mut World) -> Option<Story> {
    if state.pile.is_empty() {
        return None;
    }
    let story = Story::new(world.draw(ROLL_STORY, u64::from(state.pile.bits())));
    state.pile.remove(story);
    Some(story)
}

/// Returns whom a tuck is asked of: everyone who has a card, whatever it is.
pub fn asks_tuck(state: &State) -> Option<Seat> {
    (state.player(state.turn).hand_count() > 0).then_some(state.turn)
}

pub fn legal_tuck(state: &State, out: &mut Vec<Action>) {
    let kinds = state.board.pack.kinds(state.player(state.turn).hand);
    out.extend(kinds.flat_map(|card| card.halves().map(move |half| Action::Tuck { card, half })));
    out.push(Action::Pass);
}

pub fn take_tuck(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    let slot = effect(state.player(seat).placed());
    match (action, slot) {
        (Action::Tuck { card, half }, Effect::Tuck(slot)) => {
            state.take_from_hand(seat, card);
            tuck(state, seat, slot, card, half);
            world.emit(|| Event::new(EventKind::Tucked, seat).with(Detail::Card(card)).with(Detail::Terrain(half)));
        }
        _ => world.emit(|| Event::new(EventKind::NotTucked, seat)),
    }
}

fn tuck(state: &mut State, seat: Seat, slot: usize, kind: Kind, half: super::ground::Terrain) {
    if let Some(place) = state.player_mut(seat).tucked.get_mut(slot) {
        *place = Some(Tucked { kind, half });
    }
}
