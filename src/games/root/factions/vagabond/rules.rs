//! A Vagabond as a whole: setup, positions, invariants.

use super::state::{Step, Vagabond as Board};
use super::{position, queries};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Module, broken};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::item::{Condition, Item, ItemCounts, QuestSet};
use crate::kernel::{Broken, Fields, Illegal, Message};
use toml::Table;

pub(in crate::games::root) struct Vagabond;

impl Module for Vagabond {
    fn kit(&self) -> Kit {
        Kit::Vagabond(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
    }

    fn sit_down(&self, state: &mut State, _: Seat) {
        // 9.7.2: both do the same quests
        if state.quests.is_empty() {
            state.quest_deck = QuestSet::ALL;
        }
    }

    fn set_up(&self, state: &mut State, seat: Seat, world: &mut World) {
        if state.draft.is_open {
            if let Some(character) = state.character(seat) {
                state.choose_character(seat, character, world);
            }
            return state.push(Task::Vagabond(Step::SetupForest { seat }));
        }
        // 9.7.1: two Vagabonds come in an order that is drawn, in the place of the first
        if state.vagabonds().next() == Some(seat) {
            state.push(Task::Vagabond(Step::SetupOrder));
        }
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
        position::read(reader, fields, seat);
    }

    fn write(&self, state: &State, seat: Seat, table: &mut Table) {
        if let Some(vagabond) = state.vagabond(seat) {
            position::write(vagabond, state, seat, table);
        }
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        let character = |seat: Seat| state.vagabond(seat).and_then(|vagabond| vagabond.character);
        let twice = |own| state.vagabonds().any(|other| other != seat && character(other) == Some(own));
        match character(seat).filter(|&own| twice(own)) {
            Some(own) => broken(Message::new("setup-twice").text("name", own.id())),
            None => Ok(()),
        }
    }

    fn items(&self, state: &State, seat: Seat) -> Option<(&'static str, ItemCounts)> {
        let tiles = |of: [u8; Condition::ALL.len()]| of.into_iter().fold(0, u8::saturating_add);
        state.vagabond(seat).map(|vagabond| ("tiles", vagabond.items.map(tiles)))
    }

    fn brought(&self, state: &State, seat: Seat) -> ItemCounts {
        let mut brought = [0; Item::COUNT];
        let character = state.vagabond(seat).and_then(|vagabond| vagabond.character);
        for item in character.iter().flat_map(|character| character.items()) {
            brought[item.index()] += 1;
        }
        brought
    }
}

impl Fits for Step {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let seat = match self {
            Step::SetupOrder => state.vagabonds().next(),
            step => Some(queries::seat(step, state)),
        };
        if seat.is_some_and(|seat| state.vagabond(seat).is_none()) { Err("root-doc-no-pawn") } else { Ok(()) }
    }

    fn fits(self, state: &State, _: bool) -> bool {
        !matches!(self, Step::SetupCharacter { .. } | Step::SetupForest { .. }) || state.phase == Phase::Setup
    }
}
