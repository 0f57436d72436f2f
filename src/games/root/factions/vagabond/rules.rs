//! A Vagabond as a whole: setup, refusals, positions, invariants.

use super::queries::starting_items;
use super::state::{Step, Vagabond as Board};
use super::words::Relation;
use super::{daylight, queries, turn};
use crate::games::root::board::Board as Map;
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::victory::{Victory, no_dominance};
use crate::games::root::law::why::{because, not_open, of_faction, of_suit, of_word, written};
use crate::games::root::law::{hooks, pawn};
use crate::games::root::module::position::{ITEMS, Position, QUESTS};
use crate::games::root::module::{FactionRules, broken};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::preparing;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, ItemCounts, QuestSet, Tile};
use crate::games::root::words::place::{Forest, Spot};
use crate::kernel::{Broken, Codec, Field, Illegal, Message, Names, Texts, always};

static RELATIONS: Names = Names::new("root-doc-no-relation", &Relation::IDS);

const TILES: Texts<'_, Tile> =
    Texts { what: "root-doc-no-tile", read: &Tile::read, write: &|tile| tile.id().to_owned() };

pub(in crate::games::root) struct Vagabond;

impl FactionRules for Vagabond {
    fn kit(&self) -> FactionState {
        FactionState::Vagabond(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Character { .. }
                | Action::Start { .. }
                | Action::Coalition { .. }
                | Action::Roam { .. }
                | Action::RoamWith { .. }
                | Action::Slip { .. }
                | Action::SlipWith { .. }
                | Action::SlipInto { .. }
                | Action::Explore
                | Action::Aid { .. }
                | Action::Quest { .. }
                | Action::Strike { .. }
                | Action::Repair { .. }
                | Action::Steal { .. }
                | Action::Labor { .. }
                | Action::Hideout
                | Action::Instigate { .. }
                | Action::Scorch
                | Action::Improvise { .. }
                | Action::Glide { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        let vagabond = state.vagabond(seat)?;
        match action {
            Action::Character { character } => {
                in_step(state, seat, "9.3.1", |step| matches!(step, Step::SetupCharacter { .. })).or(Some(of_word(
                    "root-no-character-taken",
                    "9.3.1",
                    "character",
                    character.id(),
                )))
            }
            Action::Start { .. } => in_step(state, seat, "9.3.2", |step| matches!(step, Step::SetupForest { .. }))
                .or(Some(because("root-no-such-forest", "9.3.2"))),
            Action::Slip { to } => {
                slipping(state, seat).or_else(|| pawn::slipping(state, seat, Asked::about(to)).why())
            }
            Action::SlipWith { to, ally, count } => slipping(state, seat)
                .or_else(|| pawn::slipping(state, seat, Asked::about(to)).why())
                .or_else(|| pawn::no_follower(state, seat, to, ally, count)),
            Action::SlipInto { forest } => slipping(state, seat)
                .given(daylight::near_forests(state, vagabond).contains(forest), || {
                    because("root-no-forest-beside", "9.4.2")
                }),
            Action::Refresh { tile } => daylight::no_tile(vagabond.exhausted_tiles(), tile, "9.4.1"),
            Action::Drop { tile } => daylight::no_tile(vagabond.limited_tiles(), tile, "9.6.4"),
            // 9.2.8
            Action::Dominance { suit } => {
                no_dominance(state, seat, suit).or(Some(of_suit("root-no-vagabond-dominance", "9.2.8", suit)))
            }
            Action::Coalition { suit, partner } => {
                let joins = state.seat_of(partner).is_some_and(|other| state.coalition_partners().contains(other));
                no_dominance(state, seat, suit)
                    .given(joins, || of_faction("root-no-partner", "9.2.8", partner))
                    .or_else(|| Some(because("root-no-yet", "9.2.8")))
            }
            Action::Move { to, .. } => Some(written(Action::Roam { to }, "9.5.1")),
            Action::Craft { card } => no_craft(state, seat, card).or_else(|| in_daylight(state, seat, "9.5.8")),
            _ => in_daylight(state, seat, daylight::law(action)?)
                .or_else(|| daylight::no_deed(state, seat, vagabond, action)),
        }
    }

    fn sit_down(&self, state: &mut State, _: Seat) {
        // 9.7.2: both do the same quests
        if state.vagabonds().nth(1).is_none() {
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
        if state.human_vagabonds().next() == Some(seat) {
            state.push(Task::Vagabond(Step::SetupOrder));
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let board = position.state.board.clone();
        let in_setup = position.state.phase == Phase::Setup;
        let is_scorched = !position.state.scorched.is_empty();
        // R7: the relationships of a Vagabond are not a Vagabot's
        let is_clockwork = hooks::is_clockwork(position.state, seat);
        let others = position.state.seats().filter(|&other| !position.state.has_pawn(other));
        let others: Vec<_> = others.map(|other| (other, position.state.party(other).id())).collect();
        let starting = starting_items(position.state, seat, position.state.character(seat));
        let Some(vagabond) = position.state.pawn_kit_mut(seat) else { return };
        let spots = Texts { what: "root-doc-no-spot", read: &|text| read_spot(&board, text), write: &write_spot };
        codec.word("at", &spots, &mut vagabond.spot);
        if vagabond.spot.is_none() && !in_setup {
            vagabond.spot = board.forests().first().map(Spot::Forest);
        }
        let mut tiles: Vec<Tile> = match codec.reads() {
            true => first_tiles(vagabond.character, &starting, is_scorched && !is_clockwork),
            false => Tile::all().flat_map(|tile| vec![tile; vagabond.count(tile).into()]).collect(),
        };
        codec.list(always("tiles"), &TILES, &mut tiles);
        vagabond.items = Default::default();
        for tile in tiles {
            vagabond.items[tile.item.index()][tile.condition.index()] = vagabond.count(tile).saturating_add(1);
        }
        if !is_clockwork {
            codec.table("relations", |codec| {
                for &(other, name) in &others {
                    codec.named(name, &RELATIONS, &mut vagabond.relations[other.index()]);
                }
            });
            codec.counts("aided", &position.seats, 3, &mut vagabond.aided);
        }
        codec.members("quests_done", &QUESTS, &mut vagabond.quests_done);
        if !is_clockwork {
            codec.marks("ruin_tiles", &ITEMS, &mut vagabond.ruin_tiles);
        }
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        let twice = |own| state.vagabonds().any(|other| other != seat && state.character(other) == Some(own));
        // 9.3.2
        let comes = |task| match task {
            Task::Setup(preparing::Step::Factions | preparing::Step::Pool) => true,
            Task::Setup(preparing::Step::Draft { seat: drafts }) => drafts == seat,
            Task::Vagabond(Step::SetupOrder) => true,
            Task::Vagabond(Step::SetupForest { seat: starts }) => starts == seat,
            _ => false,
        };
        let is_placed = |vagabond: &Board| vagabond.spot.is_some() || state.pending().any(comes);
        if !state.vagabond(seat).is_none_or(is_placed) {
            return broken(Message::new("root-broken-pawn").text("faction", state.party(seat).id()));
        }
        match state.character(seat).filter(|&own| twice(own)) {
            Some(own) => broken(Message::new("setup-twice").text("name", own.id())),
            None => Ok(()),
        }
    }

    fn items(&self, state: &State, seat: Seat) -> Option<(&'static str, ItemCounts)> {
        let tiles = |of: [u8; Condition::ALL.len()]| of.into_iter().fold(0, u8::saturating_add);
        state.pawn_kit(seat).map(|vagabond| ("tiles", vagabond.items.map(tiles)))
    }

    fn brought(&self, state: &State, seat: Seat) -> ItemCounts {
        let mut brought = [0; Item::COUNT];
        for item in starting_items(state, seat, state.character(seat)) {
            brought[item.index()] += 1;
        }
        brought
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Vagabond(step) if belongs(step)))
}

fn in_daylight(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    in_step(state, seat, law, |step| step == Step::Daylight)
}

fn slipping(state: &State, seat: Seat) -> Option<Illegal> {
    in_step(state, seat, "9.4.2", |step| step == Step::Slip)
}

impl ValidateTask for Step {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let seat = match self {
            Step::SetupOrder => state.human_vagabonds().next(),
            step => Some(queries::seat(step, state)),
        };
        if seat.is_some_and(|seat| state.vagabond(seat).is_none()) { Err("root-doc-no-pawn") } else { Ok(()) }
    }

    fn fits(self, state: &State, _: bool) -> bool {
        !matches!(self, Step::SetupCharacter { .. } | Step::SetupForest { .. }) || state.phase == Phase::Setup
    }
}

/// The tiles of a Vagabond of whom nothing else is said; the Scoundrel's torch may lie in a clearing (D.6.2).
fn first_tiles(character: Option<Character>, starting: &[Item], is_scorched: bool) -> Vec<Tile> {
    let gone = (character == Some(Character::Scoundrel) && is_scorched).then_some(Item::Torch);
    starting.iter().filter(|&&item| Some(item) != gone).map(|item| item.tile(Condition::Ready)).collect()
}

fn read_spot(board: &Map, text: &str) -> Option<Spot> {
    match (Clearing::read(text), Forest::read(text)) {
        (Some(clearing), _) if board.clearings().contains(clearing) => Some(Spot::Clearing(clearing)),
        (None, Some(forest)) if board.forests().contains(forest) => Some(Spot::Forest(forest)),
        _ => None,
    }
}

fn write_spot(spot: &Spot) -> String {
    match spot {
        Spot::Clearing(clearing) => clearing.number().to_string(),
        Spot::Forest(forest) => forest.letter().to_string(),
    }
}
