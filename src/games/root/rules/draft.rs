//! The advanced setup by setup cards: five cards each (A.7), the pool (A.8.1), homelands (A.8.2), three cards kept (A.10).

use super::clockwork::Build;
use super::{clockwork, registry};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::hand::{Hands, not_held};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::why::{at, not_open, of_faction};
use crate::games::root::law::{hiring, homelands, hooks};
use crate::games::root::module::FactionRules;
use crate::games::root::prelude::*;
use crate::games::root::state::draft::Draft;
use crate::games::root::state::picks::{Choice, Settled};
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::state::{Player, ruins};
use crate::games::root::words::event::Word;
use crate::games::root::words::faction::{Character, FactionSet};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::games::root::words::roll::{ROLL_CHARACTER, ROLL_FACTION};
use crate::kernel::{Illegal, MAX_SEATS};
use arrayvec::ArrayVec;

/// Cards dealt to each player (A.7), and those of them that they keep (A.10).
const FIRST_CARDS: u8 = 5;
const KEPT_CARDS: u8 = 3;

/// Lays the setup of appendix A on the stack. No turn lies below it.
pub(super) fn begin(state: &mut State) {
    state.draft.is_open = true;
    state.push_all(&[Step::Deal { count: FIRST_CARDS }, Step::Pool, Step::Hands].map(Task::Setup));
}

/// Returns the seat that a step names.
pub(super) fn seat(step: Step) -> Option<Seat> {
    match step {
        Step::Draft { seat }
        | Step::Choose { seat }
        | Step::Homeland { seat, .. }
        | Step::Spread { seat, .. }
        | Step::LayBack { seat } => Some(seat),
        _ => None,
    }
}

pub(super) fn asks(state: &State, step: Step) -> Option<Seat> {
    let seat = seat(step)?;
    let asked = match step {
        Step::Choose { .. } => state.draftable().nth(1).is_some(),
        Step::Homeland { .. } => homelands_for(state, seat).len() > 1,
        Step::Spread { left, .. } => left < outskirts(state, seat).len() as u8 && spread(state, seat, left).is_open(),
        Step::LayBack { .. } => state.player(seat).hand_count() > KEPT_CARDS,
        _ => false,
    };
    asked.then_some(seat)
}

pub(super) fn legal(state: &State, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Choose { .. } => out.extend(state.draftable().map(|faction| Action::Draft { faction })),
        Step::Homeland { seat, .. } => {
            out.extend(homelands_for(state, seat).iter().map(|clearing| Action::Home { clearing }));
        }
        Step::Spread { seat, left } => {
            out.extend(spread(state, seat, left).clearings().map(|clearing| Action::RecruitAt { clearing }));
        }
        Step::LayBack { seat } => out.extend(state.player(seat).hand.kinds().map(|card| Action::LayBack { card })),
        _ => {}
    }
}

pub(super) fn take(state: &mut State, step: Step, action: Action, world: &mut World) {
    match (step, action) {
        (Step::Choose { seat }, Action::Draft { faction }) => draft(state, seat, faction, world),
        (Step::Homeland { seat, left }, Action::Home { clearing }) => {
            choose_homeland(state, seat, clearing, left, world)
        }
        (Step::Spread { .. }, Action::RecruitAt { clearing }) => {
            state.pick_clearing(clearing, Task::Setup(step));
        }
        (Step::LayBack { seat }, Action::LayBack { card }) => {
            state.lay_back(seat, card, world);
            state.push(Task::Setup(step));
        }
        _ => state.stray(),
    }
}

pub(super) fn run(state: &mut State, step: Step, world: &mut World) {
    match step {
        Step::Pool => {
            deal_pool(state, world);
            for seat in state.seats() {
                state.push(Task::Setup(Step::Draft { seat }));
            }
        }
        Step::Draft { seat } => match registry::module_of(state, seat) {
            Some(module) => set_up(state, module, seat, world),
            None => {
                exchange(state, seat, world);
                state.push(Task::Setup(Step::Choose { seat }));
            }
        },
        Step::Choose { seat } => match state.draftable().next() {
            Some(faction) => draft(state, seat, faction, world),
            None => state.stray(),
        },
        Step::Homeland { seat, left } => {
            if let Some(clearing) = homelands_for(state, seat).first() {
                choose_homeland(state, seat, clearing, left, world);
            }
        }
        Step::Spread { seat, left } => run_spread(state, seat, left, world),
        Step::Hands => {
            state.draft = Draft::default();
            let steps: ArrayVec<Task, MAX_SEATS> =
                state.seats().map(|seat| Task::Setup(Step::LayBack { seat })).collect();
            state.push_all(&steps);
        }
        _ => {}
    }
}

pub(super) fn question(state: &State, step: Step, declared: PromptSpec) -> PromptSpec {
    match step {
        Step::Homeland { seat, .. } => {
            let card = card_of(state, seat);
            match (card.apart, card.on_edge) {
                (Apart::Anywhere, _) => declared,
                (Apart::NotAdjacent, _) => declared.instead("root-ask-homeland-apart", "A.8.2.I"),
                (Apart::TwoBetween, _) => declared.instead("root-ask-homeland-edge", "A.8.2.I"),
            }
        }
        Step::LayBack { seat } => declared.number("count", state.player(seat).hand_count().saturating_sub(KEPT_CARDS)),
        _ => declared,
    }
}

/// Returns whether what the step is about is as it is whenever a game comes to it.
pub(super) fn fits(state: &State, step: Step, is_top: bool) -> bool {
    let is_open = state.draft.is_open;
    match step {
        Step::Pool => is_open && state.draft.pool.is_empty(),
        Step::Hands => is_open,
        Step::Draft { seat } => is_open && state.homelands(seat).is_empty() && is_untouched(state, seat),
        Step::Choose { seat } => is_open && is_top && state.player(seat).faction.is_none(),
        Step::Homeland { seat, left } => {
            let card = card_of(state, seat);
            is_open && left > 0 && state.homelands(seat).len() + usize::from(left) == usize::from(card.count)
        }
        Step::Spread { seat, left } => {
            is_open && usize::from(left) <= MAX_CLEARINGS && !state.homelands(seat).is_empty()
        }
        Step::LayBack { .. } => !is_open,
        _ => true,
    }
}

/// Whether nothing of the seat's faction has been set up.
fn is_untouched(state: &State, seat: Seat) -> bool {
    let Some(module) = registry::module_of(state, seat) else { return true };
    let mut fresh = state.clone();
    let built = clockwork::build(state, seat).map(|build| build.kit(state.faction(seat)));
    fresh.player_mut(seat).kit = built.unwrap_or_else(|| module.kit());
    fresh.name_character(seat, state.character(seat));
    // the cards of a clockwork Duchy may be Lost Souls before the Lizards are set up
    state.presence(seat).is_empty() && fresh.player(seat).kit == state.player(seat).kit.without_souls()
}

pub(super) fn picks_fit(state: &State, step: Step) -> bool {
    match step {
        Step::Spread { seat, left } => state.picks.only_clearings() && spread(state, seat, left).fits(),
        _ => false,
    }
}

/// Returns whether the row of what is pending, with no turn below it, is one that a game comes to.
pub(super) fn row_fits(state: &State) -> bool {
    let tasks = state.tasks.as_slice();
    let is = |at: usize, step: Step| tasks.get(at) == Some(&Task::Setup(step));
    if !state.draft.is_open {
        let mut lowest_first: ArrayVec<Seat, MAX_SEATS> = state.seats().collect();
        lowest_first.reverse();
        let fits = |at: usize| lowest_first.get(at).is_some_and(|&seat| is(at, Step::LayBack { seat }));
        return (0..tasks.len()).all(fits);
    }
    let names_seat = |task: &Task| matches!(*task, Task::Setup(step) if seat(step).is_some());
    if is(1, Step::Pool) {
        return is(0, Step::Hands) && !tasks.iter().any(names_seat);
    }
    // the first seats have their setup before them, and the next one is at it
    let drafts = state.seats().take_while(|&seat| is(1 + seat.index(), Step::Draft { seat })).count();
    let is_at_it = |task: &Task| match *task {
        Task::Setup(Step::Choose { seat } | Step::Homeland { seat, .. } | Step::Spread { seat, .. }) => {
            seat.index() == drafts
        }
        Task::Setup(_) => false,
        _ => true,
    };
    let has_chance = |seat: Seat| seat.index() < drafts || state.top() == Some(Task::Setup(Step::Choose { seat }));
    let mut undrafted = state.seats().filter(|&seat| state.player(seat).faction.is_none());
    is(0, Step::Hands)
        && tasks.iter().skip(1 + drafts).all(is_at_it)
        && state.draft.pool.len() >= undrafted.clone().count()
        && undrafted.all(has_chance)
}

/// Returns whether the seat has its setup still before it.
pub(super) fn is_to_come(state: &State, seat: Seat) -> bool {
    let tasks = [Step::Draft { seat }, Step::Pool].map(Task::Setup);
    state.pending().any(|task| tasks.contains(&task))
}

/// Returns what the setup card of the seat asks of its homelands.
fn card_of(state: &State, seat: Seat) -> Homelands {
    registry::module_of(state, seat).map_or(Homelands::NONE, |module| module.homelands())
}

fn homelands_for(state: &State, seat: Seat) -> ClearingSet {
    homelands::choices(state, seat, card_of(state, seat))
}

/// A.8.1: one militant card, and one card for each player who drafts, of the other militants and the insurgents.
fn deal_pool(state: &mut State, world: &mut World) {
    for seat in state.seats() {
        if state.vagabond(seat).is_some() && state.character(seat).is_none() {
            let character = deal_character(state, world);
            state.name_character(seat, character);
        }
    }
    let drafting = state.players().filter(|player| player.faction.is_none()).count();
    if drafting == 0 {
        return;
    }
    let cards = cards(state);
    let militants: FactionSet = cards.iter().filter(|faction| faction.is_militant()).collect();
    // A.8.1.I: with two players the insurgents stay out; if hirelings leave too few militants, they stay in
    let others = if state.seat_count() == 2 && militants.len() > drafting { militants } else { cards };
    deal_card(state, if militants.is_empty() { others } else { militants }, world);
    for _ in 0..drafting {
        state.draft.last = deal_card(state, others - state.draft.pool, world).filter(|faction| !faction.is_militant());
    }
    if let Some(locked) = state.locked() {
        world.emit(|| Event::new(EventKind::Locked, Seat::new(0)).with(Detail::Faction(locked)));
    }
}

/// The setup cards that nobody has and that lie not in the pool; hirelings at the table take theirs out (A.6.5).
fn cards(state: &State) -> FactionSet {
    let is_left = |faction: Faction| {
        state.seat_of(faction).is_none() && !state.draft.pool.contains(faction) && !hiring::bars(state, faction)
    };
    Faction::ALL.into_iter().filter(|&faction| is_left(faction)).collect()
}

/// Deals one of the cards to the pool; with a pawn its character (A.8.1.III).
fn deal_card(state: &mut State, cards: FactionSet, world: &mut World) -> Option<Faction> {
    if cards.is_empty() {
        return None;
    }
    let faction = Faction::new(world.draw(ROLL_FACTION, u64::from(cards.bits())));
    state.draft.pool.insert(faction);
    let first = Seat::new(0);
    world.emit(|| Event::new(EventKind::Pooled, first).with(Detail::Faction(faction)));
    if let Some(pawn) = faction.pawn() {
        let character = deal_character(state, world);
        state.draft.characters[pawn] = character;
        if let Some(character) = character {
            let event = Event::new(EventKind::PooledCharacter, first).with(Detail::Faction(faction));
            world.emit(|| event.with(Detail::Word(Word::Character, character.id())));
        }
    }
    Some(faction)
}

/// A character that nobody is and that lies not with the other card.
fn deal_character(state: &State, world: &mut World) -> Option<Character> {
    let is_dealt = |character: Character| {
        state.draft.characters.contains(&Some(character)) || state.seat_of_character(character).is_some()
    };
    let free = (0..Character::ALL.len()).filter(|&at| !is_dealt(Character::ALL[at]));
    let faces = free.fold(0u64, |faces, at| faces | 1 << at);
    Character::ALL.get(usize::from(world.draw(ROLL_CHARACTER, faces))).copied()
}

/// Cards for which no homelands are left go away, and each gives its place to another militant, if there is one.
fn exchange(state: &mut State, seat: Seat, world: &mut World) {
    let stands =
        |state: &State, faction: Faction| homelands::are_left(state, seat, registry::module(faction).homelands());
    let lost: FactionSet = state.draft.pool.iter().filter(|&faction| !stands(state, faction)).collect();
    for faction in lost.iter() {
        state.draft.pool.remove(faction);
        world.emit(|| Event::new(EventKind::Exchanged, seat).with(Detail::Faction(faction)));
        let new = (cards(state) - lost).iter().filter(|&new| new.is_militant() && stands(state, new)).collect();
        deal_card(state, new, world);
    }
}

/// A.8.2: the card is taken, and its setup comes next.
fn draft(state: &mut State, seat: Seat, faction: Faction, world: &mut World) {
    let player = state.party(seat);
    let character = faction.pawn().and_then(|pawn| state.draft.characters[pawn].take());
    state.draft.pool.remove(faction);
    seat_player(state, seat, faction, character, None);
    world.emit(|| Event::new(EventKind::Drafted, seat).with(Detail::Party(player)));
    // 11.2.3: what was drawn before lies open now
    if hooks::plays_open(state, seat) {
        for card in state.player(seat).hand.iter() {
            world.emit(|| Event::new(EventKind::Revealed, seat).with(Detail::Card(card.kind())));
        }
    }
    set_up(state, registry::module(faction), seat, world);
}

/// The setup of the seat by its card, its homelands included.
fn set_up(state: &mut State, module: &dyn FactionRules, seat: Seat, world: &mut World) {
    module.set_up(state, seat, world);
    let card = module.homelands();
    if card.come_first {
        state.push(Task::Setup(Step::Homeland { seat, left: card.count }));
    }
}

fn choose_homeland(state: &mut State, seat: Seat, clearing: Clearing, left: u8, world: &mut World) {
    state.draft.homelands[seat.index()].insert(clearing);
    world.emit(|| Event::new(EventKind::Homeland, seat).with(Detail::Clearing(clearing)));
    if left > 1 {
        state.push(Task::Setup(Step::Homeland { seat, left: left - 1 }));
    }
}

/// The clearings next to the homeland in which the seat can place warriors.
fn outskirts(state: &State, seat: Seat) -> ClearingSet {
    let homes = state.homelands(seat).iter();
    let beside = homes.fold(ClearingSet::EMPTY, |beside, home| beside | state.adjacent(home));
    hooks::placing(state, seat, beside)
}

/// Returns where one warrior more goes than elsewhere.
fn spread(state: &State, seat: Seat, left: u8) -> Choice<MAX_CLEARINGS> {
    let outskirts = outskirts(state, seat);
    let room = std::array::from_fn(|at| u8::from(outskirts.contains(Clearing::new(at as u8))));
    Choice::of(left, room, state.picks.clearings)
}

/// Places as many warriors in each clearing as there are enough of for all; the owner places the rest.
fn run_spread(state: &mut State, seat: Seat, left: u8, world: &mut World) {
    let outskirts = outskirts(state, seat);
    let clearings = outskirts.len() as u8;
    if clearings == 0 {
        return;
    }
    if left >= clearings {
        for clearing in outskirts.iter() {
            state.recruit(seat, clearing, left / clearings, world);
        }
        let left = left % clearings;
        if left > 0 {
            state.push(Task::Setup(Step::Spread { seat, left }));
        }
        return;
    }
    match spread(state, seat, left).settle() {
        Settled::Shared { picked, .. } => state.pick_in_clearings(picked, Task::Setup(Step::Spread { seat, left })),
        Settled::All(counts) => state.recruit_all(seat, counts, world),
    }
}

/// Returns why the seat that is asked cannot do this in a setup by setup cards.
pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match (action, state.top()) {
        (Action::Draft { faction }, _) => {
            not_open(state, seat, "A.8.2", |task| matches!(task, Task::Setup(Step::Choose { .. })))
                .or_else(|| no_card(state, faction))
        }
        (Action::LayBack { card }, _) => {
            not_open(state, seat, "A.10", |task| matches!(task, Task::Setup(Step::LayBack { .. })))
                .or_else(|| not_held(state, seat, card))
        }
        (Action::Home { clearing }, Some(Task::Setup(Step::Homeland { .. }))) => {
            homelands::no_homeland(state, seat, card_of(state, seat), clearing)
        }
        (Action::RecruitAt { clearing }, Some(Task::Setup(Step::Spread { .. }))) => {
            let placing = hooks::placing(state, seat, Asked::about(clearing)).why();
            placing.or_else(|| Some(at("root-no-spread", "A.8.2", clearing)))
        }
        _ => None,
    }
}

fn no_card(state: &State, faction: Faction) -> Option<Illegal> {
    None.given(state.draft.pool.contains(faction), || of_faction("root-no-setup-card", "A.8.1", faction))
        .given(state.locked() != Some(faction), || of_faction("root-no-locked", "A.8.1.II", faction))
}

/// Gives a seat what it has before its faction is set up; it keeps its hand.
pub(super) fn seat_player(
    state: &mut State,
    seat: Seat,
    faction: Faction,
    character: Option<Character>,
    clockwork: Option<Build>,
) {
    state.seat_of[faction.index()] = Some(seat);
    let module = registry::module(faction);
    let kit = clockwork.map_or_else(|| module.kit(), |build| build.kit(faction));
    let player = state.player_mut(seat);
    *player = Player { faction: Some(faction), supply: faction.warriors(), kit, ..*player };
    for &piece in Piece::of(faction.into()) {
        state.stock[piece.index()] = piece.first_stock();
    }
    if let Some(module) = registry::module_of(state, seat) {
        module.sit_down(state, seat);
    }
    state.name_character(seat, character);
    ruins::fill(state);
}

#[cfg(test)]
mod tests;
