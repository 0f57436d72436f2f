//! The Vagabond (chapter 9, appendix D).

use super::daylight;
use super::queries::{gain_tile, repair, seat as vagabond_seat, set, turn_tile};
use super::state::{REFRESHED, REFRESHED_PER_TEA, Step, Vagabond};
use super::words::Relation;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::score::Scoring;
use crate::games::root::law::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::ruins;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Quest, Tile};
use crate::games::root::words::place::{Forest, Spot};
use crate::games::root::words::roll::{ROLL_FIRST, ROLL_QUEST};
use arrayvec::ArrayVec;

/// Quests on the table (9.3.3).
const QUESTS_SHOWN: usize = 3;

/// A Vagabond turn (9.4 to 9.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Vagabond(Step::CountTea),
    Task::Vagabond(Step::Slip),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Vagabond(Step::Daylight),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Vagabond(Step::NightRest),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Vagabond(Step::ItemLimit),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = vagabond_seat(self, state);
        let vagabond = state.vagabond(seat)?;
        let asked = match self {
            Step::SetupOrder => false,
            Step::SetupCharacter { .. } => vagabond.character.is_none(),
            Step::SetupForest { .. } => true,
            Step::CountTea | Step::RevealQuest | Step::NightRest => false,
            Step::Refresh { left } => {
                left > 0 && vagabond.exhausted_count() > left && vagabond.exhausted_tiles().nth(1).is_some()
            }
            Step::Slip => true,
            Step::Daylight => vagabond.has_ready_tiles(),
            Step::AidItem { .. } => vagabond.ready_tiles().nth(1).is_some(),
            Step::AidGain { faction } => state.player(faction).items != [0; Item::COUNT],
            Step::Hideout { left } => {
                left > 0 && vagabond.damaged_count() > left && vagabond.damaged_tiles().nth(1).is_some()
            }
            // what lies there is not for all to see
            Step::Unearth => true,
            Step::StandIn { instead, .. } => vagabond.stand_ins(instead).nth(1).is_some(),
            Step::ItemLimit => vagabond.over_limit() > 0 && vagabond.limited_tiles().nth(1).is_some(),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = vagabond_seat(self, state);
        let Some(vagabond) = state.vagabond(seat) else { return };
        match self {
            Step::SetupCharacter { .. } => {
                let free = Character::ALL.iter().filter(|&&character| state.seat_of_character(character).is_none());
                out.extend(free.map(|&character| Action::Character { character }));
            }
            Step::SetupForest { .. } => out.extend(state.board.forests().iter().map(|forest| Action::Start { forest })),
            Step::SetupOrder | Step::CountTea | Step::RevealQuest | Step::NightRest => {}
            Step::Refresh { .. } => out.extend(vagabond.exhausted_tiles().map(|tile| Action::Refresh { tile })),
            Step::Slip => {
                out.push(Action::Pass);
                daylight::legal_slips(state, seat, out);
            }
            Step::Daylight => {
                out.push(Action::Pass);
                daylight::legal(state, seat, out);
            }
            Step::AidItem { .. } => {
                out.extend(vagabond.ready_tiles().map(|tile| Action::Exhaust { item: tile.item }));
            }
            Step::AidGain { faction } => {
                out.push(Action::Pass);
                out.extend(state.player(faction).crafted_tiles().map(|tile| Action::Gain { tile }));
            }
            Step::Hideout { .. } => out.extend(vagabond.damaged_tiles().map(|tile| Action::Repair { tile })),
            Step::Unearth => {
                let Some(clearing) = vagabond.clearing() else { return out.push(Action::Pass) };
                let before = out.len();
                out.extend(
                    ruins::takeable(state, seat, clearing)
                        .map(|item| Action::Gain { tile: item.tile(Condition::Ready) }),
                );
                if out.len() == before {
                    out.push(Action::Pass);
                }
            }
            Step::StandIn { instead, .. } => {
                out.extend(vagabond.stand_ins(instead).map(|tile| Action::Exhaust { item: tile.item }));
            }
            Step::ItemLimit => out.extend(vagabond.limited_tiles().map(|tile| Action::Drop { tile })),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let seat = vagabond_seat(self, state);
        match (self, action) {
            (Step::SetupCharacter { .. }, Action::Character { character }) => {
                state.choose_character(seat, character, world);
            }
            (Step::SetupForest { .. }, Action::Start { forest }) => start_in(state, seat, forest, world),
            (Step::Refresh { left }, Action::Refresh { tile }) => {
                refresh(state, seat, tile, world);
                state.push(Task::Vagabond(Step::Refresh { left: left - 1 }));
            }
            (Step::Slip | Step::Daylight | Step::AidGain { .. }, Action::Pass) => {
                if let Step::AidGain { faction } = self {
                    after_aid(state, seat, faction, world);
                }
            }
            (Step::Slip, action) => daylight::slip(state, seat, action, world),
            (Step::Daylight, action) => {
                state.push(Task::Vagabond(Step::Daylight));
                daylight::take(state, seat, action, world);
            }
            (Step::AidItem { faction }, Action::Exhaust { item }) => {
                daylight::aid_with(state, seat, faction, item, world)
            }
            (Step::AidGain { faction }, Action::Gain { tile }) => {
                state.player_mut(faction).give_up_tile(tile);
                gain_tile(state, seat, tile, world);
                after_aid(state, seat, faction, world);
            }
            (Step::Hideout { left }, Action::Repair { tile }) => {
                repair(state, seat, tile, world);
                state.push(Task::Vagabond(Step::Hideout { left: left - 1 }));
            }
            (Step::Unearth, Action::Pass) => {
                if let Some(clearing) = state.pawn(seat) {
                    ruins::leave(state, seat, clearing, world);
                }
            }
            (Step::Unearth, Action::Gain { tile }) => daylight::unearth(state, seat, tile.item, world),
            (Step::StandIn { quest, reward, .. }, Action::Exhaust { item }) => {
                daylight::stand_in(state, seat, item, world);
                daylight::finish_quest(state, seat, quest, reward, world);
            }
            (Step::ItemLimit, Action::Drop { tile }) => {
                drop_tile(state, seat, tile, world);
                state.push(Task::Vagabond(Step::ItemLimit));
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        if self == Step::SetupOrder {
            return set_up(state, world);
        }
        let seat = vagabond_seat(self, state);
        let Some(vagabond) = state.vagabond(seat).copied() else { return };
        match self {
            Step::SetupOrder
            | Step::SetupCharacter { .. }
            | Step::SetupForest { .. }
            | Step::Slip
            | Step::Daylight
            | Step::Unearth => {}
            Step::StandIn { quest, reward, instead } => {
                if let Some(tile) = vagabond.stand_ins(instead).next() {
                    daylight::stand_in(state, seat, tile.item, world);
                    daylight::finish_quest(state, seat, quest, reward, world);
                }
            }
            Step::CountTea => {
                let left = REFRESHED + REFRESHED_PER_TEA * vagabond.on_track(Item::Tea);
                state.push(Task::Vagabond(Step::Refresh { left }));
            }
            Step::Refresh { left } => {
                for _ in 0..left {
                    let Some(tile) = first_tile(state, seat, |vagabond| vagabond.exhausted_tiles().next()) else {
                        break;
                    };
                    refresh(state, seat, tile, world);
                }
            }
            Step::AidItem { faction } => {
                if let Some(tile) = vagabond.ready_tiles().next() {
                    daylight::aid_with(state, seat, faction, tile.item, world);
                }
            }
            Step::AidGain { faction } => after_aid(state, seat, faction, world),
            Step::Hideout { left } => {
                for _ in 0..left {
                    let Some(tile) = first_tile(state, seat, |vagabond| vagabond.damaged_tiles().next()) else { break };
                    repair(state, seat, tile, world);
                }
            }
            Step::RevealQuest => reveal_quest(state, seat, world),
            Step::NightRest => {
                // 9.6.1: only what comes out of the Damaged box is turned face up
                if vagabond.forest().is_some() && vagabond.damaged_count() > 0 {
                    if let Some(vagabond) = state.vagabond_mut(seat) {
                        vagabond.rest();
                    }
                    world.emit(|| Event::new(EventKind::Rested, seat));
                }
            }
            Step::ItemLimit => {
                for _ in 0..vagabond.over_limit() {
                    let Some(tile) = first_tile(state, seat, |vagabond| vagabond.limited_tiles().next()) else { break };
                    drop_tile(state, seat, tile, world);
                }
            }
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::AidItem { faction } | Step::AidGain { faction } => {
                declared.faction("faction", state.faction(faction))
            }
            Step::Unearth => match state.pawn(state.turn) {
                Some(clearing) => declared.clearing("clearing", clearing),
                None => declared,
            },
            Step::ItemLimit => declared.number("count", state.vagabond(state.turn).map_or(0, Vagabond::over_limit)),
            _ => declared,
        }
    }
}

fn first_tile(state: &State, seat: Seat, find: impl Fn(&Vagabond) -> Option<Tile>) -> Option<Tile> {
    state.vagabond(seat).and_then(find)
}

/// 5.1.7, 9.7.1: of two Vagabonds chance says who comes first.
fn set_up(state: &mut State, world: &mut World) {
    let mut seats: ArrayVec<Seat, 2> = state.human_vagabonds().collect();
    if let [_, _] = seats[..] {
        let first = usize::from(world.draw(ROLL_FIRST, 0b11) > 0);
        seats.swap(0, first);
        world.emit(|| Event::new(EventKind::SetsUpFirst, seats[0]));
    }
    for seat in seats.into_iter().rev() {
        state.push(Task::Vagabond(Step::SetupForest { seat }));
        state.push(Task::Vagabond(Step::SetupCharacter { seat }));
    }
}

/// 9.3.2 to 9.3.4
fn start_in(state: &mut State, seat: Seat, forest: Forest, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.spot = Some(Spot::Forest(forest));
    }
    world.emit(|| Event::new(EventKind::Hid, seat).with(Detail::Forest(forest)));
    // 9.7.2: those that another Vagabond has revealed are for both
    for _ in state.quests.len()..QUESTS_SHOWN {
        reveal_quest(state, seat, world);
    }
}

/// Reveals a quest, as long as there are any (reading of 9.5.5).
fn reveal_quest(state: &mut State, seat: Seat, world: &mut World) {
    if let Some(quest) = draw_quest(state, seat, world) {
        state.quests.insert(quest);
    }
}

/// Draws a quest for all to see, if any is left.
pub(in crate::games::root) fn draw_quest(state: &mut State, seat: Seat, world: &mut World) -> Option<Quest> {
    let drawn = (!state.quest_deck.is_empty()).then(|| world.draw(ROLL_QUEST, u64::from(state.quest_deck.bits())))?;
    let quest = Quest::new(drawn);
    state.quest_deck.remove(quest);
    world.emit(|| Event::new(EventKind::QuestShown, seat).with(Detail::Quest(quest)));
    Some(quest)
}

fn refresh(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    turn_tile(state, seat, tile, tile.item.tile(tile.condition.refreshed()));
    world.emit(|| Event::of_tile(EventKind::Refreshed, seat, tile));
}

fn drop_tile(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.remove(tile);
        // of two tiles alike the one from a ruin goes: it only stands in the way of another (9.7.3)
        vagabond.ruin_tiles[tile.item.index()] = false;
    }
    world.emit(|| Event::of_tile(EventKind::Dropped, seat, tile));
}

/// This many tiles are to be damaged.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Damage {
    pub seat: Seat,
    pub left: u8,
}

impl TaskHandler for Damage {
    fn asks(self, state: &State) -> Option<Seat> {
        state.vagabond(self.seat)?.must_choose_damage(self.left).then_some(self.seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.extend(state.undamaged_tiles(self.seat).map(|tile| Action::Damage { tile }));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Damage { tile } => {
                removal::damage(state, self.seat, tile, world);
                state.push(Task::Removal(Trigger::Damage { seat: self.seat, left: self.left - 1 }));
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        for _ in 0..self.left {
            let Some(tile) = hooks::next_to_damage(state, self.seat) else { return };
            removal::damage(state, self.seat, tile, world);
        }
    }
}

impl ValidateTask for Damage {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        if state.has_pawn(self.seat) { Ok(()) } else { Err("root-doc-no-pawn") }
    }
}

/// Points for aiding an Allied faction (9.2.9.II.a).
const ALLIED_AID_POINTS: u8 = 2;

/// Notes that the faction was aided once more (9.2.9.I, II.a, III.c).
pub fn after_aid(state: &mut State, vagabond: Seat, other: Seat, world: &mut World) {
    if state.has_pawn(other) {
        return;
    }
    let Some(kit) = state.vagabond_mut(vagabond) else { return };
    let relation = kit.relation(other);
    if relation == Relation::Allied {
        state.score(vagabond, ALLIED_AID_POINTS, Source::Aid, world);
    } else if let Some((next, needed, points)) = relation.next() {
        kit.aided[other.index()] += 1;
        if kit.aided[other.index()] >= needed {
            set(state, vagabond, other, next, world);
            state.score(vagabond, points, Source::Aid, world);
        }
    }
}
