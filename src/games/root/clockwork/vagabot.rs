//! The Vagabot (R7), alone or as one of two, beside a human Vagabond or another Vagabot.

use super::queries::{aidable, crafted_items, in_setup_order, spend, turn_item, usable};
use super::state::{Own, Step, Vagabot as Steps, Wanderer};
use super::words::{Reason, Trait};
use crate::games::root::factions::vagabond::daylight::{hide, near_forests};
use crate::games::root::factions::vagabond::turn::draw_quest;
use crate::games::root::law::clockwork::{by_difficulty, explain, order, skip, tally, turn};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{
    Battlefield, By, Candidate, Choice, OfClearing, OfRival, Preselection, Priority, Rival, choose, choose_clearing,
    in_order,
};
use crate::games::root::law::removal::is_held_up;
use crate::games::root::law::{battle, craft, hooks, movement, pawn, removal, services, terrain, turn};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{MOST_POINTS, Position, QUESTS};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Cause;
use crate::games::root::state::ruins;
use crate::games::root::words::action::Reward;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::place::{Forest, ForestSet, MAX_CLEARINGS, Way, WaySet};
use crate::games::root::words::roll::{ROLL_CHARACTER, ROLL_FOREST, ROLL_ITEM};
use crate::kernel::{Codec, Names};

/// The characters with an action, or a rule, for a Vagabot (R7.7).
pub(in crate::games::root) const CHARACTERS: [Character; 6] = [
    Character::Thief,
    Character::Tinker,
    Character::Ranger,
    Character::Vagrant,
    Character::Scoundrel,
    Character::Arbiter,
];

/// Undamaged items with which it slips instead of acting (R7.4.3).
const MOST_TO_SLIP: u8 = 2;

/// Items that a quest exhausts (R7.5.2), and a further battle with one player (R7.5.4).
const QUEST_PRICE: u8 = 2;
const NEXT_BATTLE_PRICE: u8 = 2;

/// Items that are refreshed while any is damaged, and while none is, by difficulty (R7.6.1).
const REFRESHED: [u8; 3] = [3, 4, 5];
const REFRESHED_WHOLE: [u8; 3] = [5, 6, 7];

/// Damaged items with which the Ranger hides (R7.7.3), and enemy pieces where the Scoundrel strikes (R7.7.5).
const ENOUGH_TO_HIDE: u8 = 3;
const ENOUGH_TO_STRIKE: u8 = 3;

/// More moves than lead anywhere.
const FAR: u8 = u8::MAX;

/// An action of Daylight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Explore,
    Quest,
    Aid,
    Battle,
    Repair,
    Special,
}

/// A turn of the Vagabot (R7.4 to R7.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Reveal, Step::Craft, Step::Vagabot(Steps::Slip)],
    daylight: [Step::Vagabot(Steps::Act { at: 0 }), Step::Vagabot(Steps::Adventure)],
    evening: [Step::Vagabot(Steps::Refresh), Step::Vagabot(Steps::Mend), Step::Discard],
};

/// The actions of the order (R7.5), others with the trait Questing.
fn sequence(state: &State) -> &'static [Deed] {
    match (order(state), has_trait(state, state.turn, Trait::Questing)) {
        (None, _) => &[],
        (Some(Suit::Fox), false) => &[Deed::Explore, Deed::Battle, Deed::Special],
        (Some(Suit::Rabbit), false) => &[Deed::Battle, Deed::Repair, Deed::Special],
        (Some(Suit::Mouse), false) => &[Deed::Quest, Deed::Aid, Deed::Battle, Deed::Repair],
        (Some(Suit::Bird), false) => &[Deed::Explore, Deed::Quest, Deed::Aid, Deed::Battle],
        (Some(Suit::Fox), true) => &[Deed::Explore, Deed::Special, Deed::Battle],
        (Some(Suit::Rabbit), true) => &[Deed::Special, Deed::Aid, Deed::Battle],
        (Some(Suit::Mouse), true) => &[Deed::Quest, Deed::Aid, Deed::Battle],
        (Some(Suit::Bird), true) => &[Deed::Explore, Deed::Quest, Deed::Battle],
    }
}

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Slip => slip(state, world),
            Steps::Act { at } => act(state, at, world),
            Steps::Walk { to } => walk(state, to, world),
            Steps::Explore => explore(state, world),
            Steps::Quest => quest(state, world),
            Steps::Aid => aid(state, world),
            Steps::Battle { target } => {
                if !fight(state, target, 1, world) {
                    skip(state, "R7.5.4", Reason::NoItems, world);
                }
            }
            Steps::Again { target } => again(state, target, world),
            Steps::Cover => cover(state, world),
            Steps::Adventure => adventure(state, world),
            Steps::Refresh => refresh(state, world),
            Steps::Mend => mend(state, world),
        }
    }
}

/// Slips into a random adjacent forest if few items are undamaged (R7.4.3).
fn slip(state: &mut State, world: &mut World) {
    let me = state.turn;
    if state.pawn_kit(me).is_none_or(|kit| kit.undamaged_count() > MOST_TO_SLIP) {
        return skip(state, "R7.4.3", Reason::ManyItems, world);
    }
    skip(state, "R7.4.3", Reason::FewItems, world);
    hide_nearby(state, me, "R7.4.3", world);
    turn::end_daylight(state);
}

/// Slips into one of the forests beside it; whether there is any.
fn hide_nearby(state: &mut State, me: Seat, law: &'static str, world: &mut World) -> bool {
    let forests = state.pawn_kit(me).map_or(ForestSet::EMPTY, |kit| near_forests(state, kit));
    let Some(drawn) = world.draw_any(ROLL_FOREST, forests.bits().into()) else { return false };
    hide(state, me, Forest::new(drawn), law, world);
    true
}

/// Draws one of the items, of which there are this many of each kind.
fn draw_item(counts: impl Fn(Item) -> u8, world: &mut World) -> Option<Item> {
    let copies =
        |item: Item| (0..counts(item)).fold(0, |faces, copy| faces | 1 << (8 * item.index() + usize::from(copy)));
    let faces = Item::ALL.into_iter().fold(0u64, |faces, item| faces | copies(item));
    let drawn = world.draw_any(ROLL_ITEM, faces)?;
    Item::ALL.get(usize::from(drawn / 8)).copied()
}

/// R7.5: one action of the order, and then the others.
fn act(state: &mut State, at: u8, world: &mut World) {
    let Some(&deed) = sequence(state).get(usize::from(at)) else { return };
    state.push(Task::Clockwork(Step::Vagabot(Steps::Act { at: at + 1 })));
    match deed {
        Deed::Explore => match nearest(&services::afloat(state), state.ruins, &[]) {
            Some(to) => go(state, "R7.5.1", to, Steps::Explore, world),
            None => skip(state, "R7.5.1", Reason::NoRuin, world),
        },
        Deed::Quest => match nearest(&services::afloat(state), quest_sites(state), &[]) {
            Some(to) => go(state, "R7.5.2", to, Steps::Quest, world),
            None => skip(state, "R7.5.2", Reason::NoQuest, world),
        },
        Deed::Aid => seek_aid(state, world),
        Deed::Battle => seek_battle(state, world),
        Deed::Repair => repair_one(state, world),
        Deed::Special => special(state, world),
    }
}

/// Tells why it goes there, and goes.
fn go(state: &mut State, basis: impl Into<Detail>, to: Choice<Clearing>, then: Steps, world: &mut World) {
    explain(state, basis, to, world);
    set_out(state, to.chosen, then);
}

/// Moves for the clearing come before what it does there.
fn set_out(state: &mut State, to: Clearing, then: Steps) {
    state.push_all(&[Steps::Walk { to }, then].map(|step| Task::Clockwork(Step::Vagabot(step))));
}

/// The state after a ride by ferry, which takes nobody twice (C.2.5).
fn landed(state: &State) -> State {
    let mut landed = state.clone();
    landed.used.ferried = true;
    landed
}

/// The number of moves from one of these clearings to each, at most one of them by ferry.
fn moves_from(state: &State, starts: ClearingSet) -> [u8; MAX_CLEARINGS] {
    let landed = landed(state);
    let near = |state: &State, edge: ClearingSet| {
        edge.iter().fold(ClearingSet::EMPTY, |near, from| near | movement::ways(state, state.turn, from))
    };
    let mut moves = [FAR; MAX_CLEARINGS];
    // `ridden` are those that were reached after a ride and not yet without one
    let (mut reached, mut ridden) = (starts, ClearingSet::EMPTY);
    let (mut edge, mut ridden_edge, mut count) = (starts, ClearingSet::EMPTY, 0);
    while !(edge | ridden_edge).is_empty() {
        for clearing in (edge | ridden_edge).iter() {
            moves[clearing.index()] = moves[clearing.index()].min(count);
        }
        let sailed = near(state, edge) | near(&landed, ridden_edge);
        edge = near(&landed, edge) - reached;
        reached |= edge;
        ridden_edge = sailed - reached - ridden;
        ridden |= ridden_edge;
        count += 1;
    }
    moves
}

/// The number of moves from where the pawn is to each clearing (R7.5).
fn distances(state: &State) -> [u8; MAX_CLEARINGS] {
    match state.pawn(state.turn) {
        Some(clearing) => moves_from(state, ClearingSet::of(clearing)),
        None => moves_from(state, pawn::destinations(state, state.turn)).map(|moves| moves.saturating_add(1)),
    }
}

/// Those of the clearings that the fewest moves lead to.
fn nearest_of(state: &State, sites: ClearingSet) -> ClearingSet {
    let moves = distances(state);
    let least = sites.iter().map(|site| moves[site.index()]).min().unwrap_or(FAR);
    sites.iter().filter(|site| least < FAR && moves[site.index()] == least).collect()
}

/// The nearest of the clearings: of several the best by the criteria, and then the one with the highest priority (R7.5).
fn nearest(state: &State, sites: ClearingSet, criteria: &[By<OfClearing>]) -> Option<Choice<Clearing>> {
    let (near, moves) = (nearest_of(state, sites), distances(state));
    let choice = choose_clearing(state, state.turn, near, criteria, Priority::Highest)?;
    let farther = in_order(state, sites - near).filter(|site| moves[site.index()] < FAR);
    Some(choice.ahead_of(farther, Preselection::Moves.id(), |site| moves[site.index()]))
}

/// Takes an item face up.
fn gain(state: &mut State, item: Item, world: &mut World) {
    let me = state.turn;
    state.player_mut(me).kit.keep_item(item);
    world.emit(|| Event::new(EventKind::GainedItem, me).with(Detail::Item(item)));
}

/// R7.5: a move for an item. A snare takes the move, and the item (R11.8.2).
fn walk(state: &mut State, to: Clearing, world: &mut World) {
    let me = state.turn;
    let from = state.pawn(me);
    let afloat = services::afloat(state);
    let landed = landed(&afloat);
    // where the ferry leads no boats are hired
    let sails = |next| from.is_some_and(|from| terrain::ways(state, me, from, next) == WaySet::of(Way::Ferry));
    let moves = |next| moves_from(if sails(next) { &landed } else { &afloat }, ClearingSet::of(next))[to.index()];
    // of several ways as short as each other the first clearing with the highest priority
    let ends = in_order(state, pawn::destinations(&afloat, me));
    let next = ends.filter(|&next| moves(next) < FAR).min_by_key(|&next| moves(next));
    let Some(next) = next.filter(|_| from != Some(to)) else { return };
    // R9.7.1: what is exhausted for boats is the price of the move
    let pays = match pawn::destinations(state, me).contains(next) {
        true => spend(state, 1, world),
        false => services::hire_boats(state, world),
    };
    if !pays {
        return;
    }
    state.push(Task::Clockwork(Step::Vagabot(Steps::Walk { to })));
    if !from.is_some_and(|from| is_held_up(state, me, from, world)) {
        pawn::travel(state, me, next, None, world);
    }
}

/// Explores the nearest ruin (R7.5.1).
fn explore(state: &mut State, world: &mut World) {
    let me = state.turn;
    let here = state.pawn(me).filter(|&at| state.ruins.contains(at));
    let Some(clearing) = here.filter(|_| spend(state, 1, world)) else {
        return skip(state, "R7.5.1", Reason::NoItems, world);
    };
    ruins::look(state, me, clearing, world);
    let there = state.looks[clearing.index()];
    let count = |item: Item| there.items().filter(|&other| other == item).count() as u8;
    if let Some(item) = draw_item(count, world) {
        ruins::take(state, clearing, item);
        world.emit(|| Event::new(EventKind::Explored, me).with(Detail::Clearing(clearing)).with(Detail::Item(item)));
        gain(state, item, world);
    }
    ruins::clear_if_empty(state, me, clearing, world);
}

/// The clearings of its quest's suit.
fn quest_sites(state: &State) -> ClearingSet {
    let quest = state.vagabot(state.turn).and_then(|vagabot| vagabot.quest);
    quest.map_or(ClearingSet::EMPTY, |quest| state.clearings_of(quest.suit()))
}

/// Goes to the nearest clearing that matches the quest and completes it (R7.5.2).
fn quest(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(quest) = state.vagabot(me).and_then(|vagabot| vagabot.quest) else { return };
    let is_there = state.pawn(me).is_some_and(|at| state.has_suit(at, quest.suit()));
    if !is_there || !spend(state, QUEST_PRICE, world) {
        return skip(state, "R7.5.2", Reason::NoItems, world);
    }
    if let Some(vagabot) = state.vagabot_mut(me) {
        vagabot.kit.quests_done.insert(quest);
        vagabot.quest = None;
    }
    world.emit(|| {
        let reward = Detail::Word(Word::Reward, Reward::Points.id());
        Event::new(EventKind::Quested, me).with(Detail::Quest(quest)).with(reward)
    });
    tally(state, 1, Source::Quests, "R7.5.2", world);
    if has_trait(state, me, Trait::Questing) {
        tally(state, 1, Source::Quests, Trait::Questing, world);
    }
    let next = draw_quest(state, me, world);
    if let Some(vagabot) = state.vagabot_mut(me) {
        vagabot.quest = next;
    }
}

/// The players whom it can aid in the clearing (R7.5.3).
fn aided(state: &State, at: Clearing) -> impl Iterator<Item = Rival> + use<'_> {
    aidable(state, state.turn, at).map(move |seat| Rival { seat, at: Some(at) })
}

/// R7.5.3: it aids where it is; with the trait Questing it moves for it.
fn seek_aid(state: &mut State, world: &mut World) {
    let can_aid = |&at: &Clearing| aided(state, at).next().is_some();
    let sites: ClearingSet = match has_trait(state, state.turn, Trait::Questing) {
        true => state.board.clearings().iter().filter(can_aid).collect(),
        false => state.pawn(state.turn).filter(can_aid).map_or(ClearingSet::EMPTY, ClearingSet::of),
    };
    let poorest = &[By::Fewest(OfClearing::AidedPoints)];
    match nearest(&services::afloat(state), sites, poorest) {
        Some(to) => go(state, "R7.5.3", to, Steps::Aid, world),
        None => skip(state, "R7.5.3", Reason::NoAid, world),
    }
}

/// R7.5.3: as many items as the player has crafted, each for one that it exhausts.
fn aid(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(at) = state.pawn(me) else { return };
    let fewest = &[By::Fewest(OfRival::Points)];
    let Some(choice) = choose(state, me, aided(state, at), fewest, Priority::Highest) else { return };
    let other = choice.chosen.seat;
    let most = if has_trait(state, me, Trait::Questing) { 1 } else { crafted_items(state, other) };
    let count = most.min(usable(state));
    if count == 0 {
        return skip(state, "R7.5.3", Reason::NoItems, world);
    }
    explain(state, "R7.5.3", choice, world);
    world.emit(|| {
        let event = Event::new(EventKind::AidedAll, me).with(Detail::Party(state.party(other)));
        event.with(Detail::Count(i16::from(count))).by("R7.5.3")
    });
    spend(state, count, world);
    for _ in 0..count {
        let items = state.player(other).items;
        let Some(item) = draw_item(|item| items[item.index()], world) else { break };
        let tile = state.player(other).crafted_tiles().find(|tile| tile.item == item);
        state.player_mut(other).give_up_tile(tile.unwrap_or(item.tile(Condition::Ready)));
        gain(state, item, world);
    }
    let times = if has_trait(state, me, Trait::Helper) { 2 } else { 1 };
    let basis = if times > 1 { Detail::ByTrait(Trait::Helper) } else { Detail::By("R7.5.3") };
    tally(state, times * count, Source::Aid, basis, world);
    state.draw_cards(other, times * count, world);
}

/// Narrows the clearings down to those where it can battle the player, once it is there.
fn fields_of(state: &State, seat: Seat) -> ClearingSet {
    let me = state.turn;
    let there = hooks::battling(state, Owner::from(seat), Owner::from(me), state.presence(seat));
    let can_pay = |&at: &Clearing| battle::can_pay(state, me, seat.into(), at);
    let moves = distances(state);
    there.iter().filter(can_pay).filter(|at| moves[at.index()] < FAR).collect()
}

/// The other players whom it can reach and battle, in the order of setup (R2.2).
fn reachable_foes(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    let foes = hooks::foes(state, state.turn);
    let players = in_setup_order(state);
    players.filter(move |&seat| foes.contains(seat.into()) && !fields_of(state, seat).is_empty())
}

/// R7.5.4, and the trait Berserker: whom it battles, and where.
fn seek_battle(state: &mut State, world: &mut World) {
    let me = state.turn;
    if state.vagabot(me).is_some_and(|vagabot| vagabot.fought) && has_trait(state, me, Trait::Adventurer) {
        return skip(state, Trait::Adventurer, Reason::Fought, world);
    }
    let afloat = services::afloat(state);
    let found = if has_trait(state, me, Trait::Berserker) { crowd(&afloat, world) } else { leader(&afloat, world) };
    match found {
        Some((target, to)) => set_out(state, to, Steps::Battle { target }),
        None => skip(state, "R7.5.4", Reason::NoEnemy, world),
    }
}

/// The player with the most points, and the nearest clearing with a piece of theirs.
fn leader(state: &State, world: &mut World) -> Option<(Seat, Clearing)> {
    let me = state.turn;
    let players = reachable_foes(state).map(|seat| Rival { seat, at: None });
    let target = choose(state, me, players, &[By::Most(OfRival::Points)], Priority::Highest)?;
    explain(state, "R7.5.4", target, world);
    let seat = target.chosen.seat;
    let (all, moves) = (fields_of(state, seat), distances(state));
    let near = nearest_of(state, all);
    let fields = |sites: ClearingSet| in_order(state, sites).map(move |at| Battlefield { of: seat, at });
    let criteria = &[By::Most(OfRival::Placed), By::Fewest(OfRival::Warriors)];
    let field = choose(state, me, fields(near), criteria, Priority::Highest)?;
    let field = field.ahead_of(fields(all - near), Preselection::Moves.id(), |field| moves[field.at.index()]);
    explain(state, "R7.5.4", field, world);
    Some((seat, field.chosen.at))
}

/// The trait Berserker: the nearest clearing of those with the most enemy pieces, and the player with most of them.
fn crowd(state: &State, world: &mut World) -> Option<(Seat, Clearing)> {
    let me = state.turn;
    let fields = reachable_foes(state).fold(ClearingSet::EMPTY, |all, seat| all | fields_of(state, seat));
    let pieces = |at: Clearing| at.count(OfClearing::EnemyPieces, state, me);
    let most = fields.iter().map(pieces).max()?;
    let crowded: ClearingSet = fields.iter().filter(|&at| pieces(at) == most).collect();
    let choice = nearest(state, crowded, &[])?;
    let choice = choice.ahead_of(in_order(state, fields - crowded), OfClearing::EnemyPieces.id(), pieces);
    explain(state, Trait::Berserker, choice, world);
    let field = choice.chosen;
    let there = reachable_foes(state).filter(|&seat| fields_of(state, seat).contains(field));
    let there = there.map(|seat| Rival { seat, at: Some(field) });
    let target = choose(state, me, there, &[By::Most(OfRival::Pieces)], Priority::Highest)?;
    explain(state, Trait::Berserker, target, world);
    Some((target.chosen.seat, field))
}

/// Battles the player for this many items; returns whether the pawn is where they are (R7.5.4).
fn fight(state: &mut State, target: Seat, price: u8, world: &mut World) -> bool {
    let me = state.turn;
    let here = state.pawn(me).filter(|&at| battle::affordable(state, me, at).contains(target.into()));
    let Some(at) = here else { return false };
    if spend(state, price, world) {
        state.push(Task::Clockwork(Step::Vagabot(Steps::Again { target })));
        begin_battle(state, at, target, world);
    } else {
        skip(state, "R7.5.4", Reason::NoItems, world);
    }
    true
}

fn begin_battle(state: &mut State, at: Clearing, target: Seat, world: &mut World) {
    let me = state.turn;
    if let Some(vagabot) = state.vagabot_mut(me) {
        vagabot.fought = true;
    }
    battle::start(state, me, at, target, world);
}

/// R7.5.4: while pieces of the player remain; not by the trait Adventurer.
fn again(state: &mut State, target: Seat, world: &mut World) {
    if !has_trait(state, state.turn, Trait::Adventurer) {
        fight(state, target, NEXT_BATTLE_PRICE, world);
    }
}

/// The damaged item that is repaired first: one that is not exhausted.
fn most_useful_damaged(state: &State) -> Option<Tile> {
    let kit = state.pawn_kit(state.turn)?;
    kit.damaged_tiles().min_by_key(|tile| tile.condition.is_exhausted())
}

/// Repairs an item as it lies; whether one was damaged.
fn repair(state: &mut State, law: &'static str, world: &mut World) -> bool {
    let me = state.turn;
    let Some(tile) = most_useful_damaged(state) else { return false };
    turn_item(state, tile, tile.condition.repaired());
    world.emit(|| Event::of_tile(EventKind::Repaired, me, tile).by(law));
    true
}

/// Repairs one item (R7.5.5).
fn repair_one(state: &mut State, world: &mut World) {
    if most_useful_damaged(state).is_none() {
        return skip(state, "R7.5.5", Reason::NoDamage, world);
    }
    if !spend(state, 1, world) {
        return skip(state, "R7.5.5", Reason::NoItems, world);
    }
    repair(state, "R7.5.5", world);
}

/// R7.5.6: what the character does, for an item; nothing is exhausted for nothing.
fn special(state: &mut State, world: &mut World) {
    if usable(state) == 0 {
        return skip(state, "R7.5.6", Reason::NoItems, world);
    }
    let done = match state.character(state.turn) {
        Some(Character::Thief) => steal(state, world),
        Some(Character::Tinker) => tinker(state, world),
        Some(Character::Ranger) => hide_out(state, world),
        Some(Character::Vagrant) => instigate(state, world),
        Some(Character::Scoundrel) => strike(state, world),
        _ => false,
    };
    if !done {
        skip(state, "R7.5.6", Reason::NoEffect, world);
    }
}

/// The other players with pieces where it is, in the order of setup.
fn foes_here(state: &State, at: Clearing) -> impl Iterator<Item = Rival> + use<'_> {
    let foes = hooks::foes(state, state.turn);
    let players = in_setup_order(state);
    let here = players.filter(move |&seat| foes.contains(seat.into()) && state.is_present(seat, at));
    here.map(move |seat| Rival { seat, at: Some(at) })
}

/// R7.7.1: a card of the hand with the most points is discarded, for a point (R2.8.1).
fn steal(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let Some(at) = state.pawn(me) else { return false };
    let victims = foes_here(state, at).filter(|rival| state.player(rival.seat).has_cards());
    let criteria = &[By::Most(OfRival::Points), By::Most(OfRival::Pieces)];
    let Some(choice) = choose(state, me, victims, criteria, Priority::Highest) else { return false };
    let victim = choice.chosen.seat;
    explain(state, "R7.7.1", choice, world);
    spend(state, 1, world);
    world.emit(|| Event::new(EventKind::Stole, me).with(Detail::Faction(state.faction(victim))).by("R7.7.1"));
    state.discard_random(victim, world);
    tally(state, 1, Source::Effects, "R7.7.1", world);
    true
}

/// R7.7.2: the topmost card of the discard pile whose item is left is crafted, and stays where it is.
fn tinker(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let found = state.pile_from_the_top().find_map(|kind| Some((kind, craft::item_left(state, me, kind)?)));
    let Some((kind, item)) = found else { return false };
    spend(state, 1, world);
    craft::craft_revealed(state, kind, item, "R7.7.2", world);
    true
}

/// Slips into a random adjacent forest as the Ranger, if enough items are damaged (R7.7.3).
fn hide_out(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let Some(kit) = state.pawn_kit(me) else { return false };
    if kit.damaged_count() < ENOUGH_TO_HIDE || near_forests(state, kit).is_empty() {
        return false;
    }
    spend(state, 1, world);
    hide_nearby(state, me, "R7.7.3", world)
}

/// R7.7.4: the player with the most pieces battles the one with the second most; it battles itself where only one is.
fn instigate(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let Some(at) = state.pawn(me) else { return false };
    if foes_here(state, at).nth(1).is_none() {
        let Some(only) = choose(state, me, foes_here(state, at), &[], Priority::Highest) else { return false };
        let other = only.chosen.seat;
        let barred = state.vagabot(me).is_some_and(|vagabot| vagabot.fought) && has_trait(state, me, Trait::Adventurer);
        if barred || !battle::affordable(state, me, at).contains(other.into()) {
            return false;
        }
        explain(state, "R7.7.4", only, world);
        spend(state, 1, world);
        begin_battle(state, at, other, world);
        return true;
    }
    let most = &[By::Most(OfRival::Pieces)];
    let defenders = |attacker: Seat| {
        let met = battle::affordable(state, attacker, at);
        foes_here(state, at).filter(move |rival| met.contains(rival.seat.into()))
    };
    let attackers = foes_here(state, at).filter(|rival| defenders(rival.seat).next().is_some());
    let Some(attacker) = choose(state, me, attackers, most, Priority::Highest) else { return false };
    let defender = choose(state, me, defenders(attacker.chosen.seat), most, Priority::Highest);
    let Some(defender) = defender else { return false };
    explain(state, "R7.7.4", attacker, world);
    explain(state, "R7.7.4", defender, world);
    spend(state, 1, world);
    world.emit(|| Event::new(EventKind::Instigated, me).with(Detail::Clearing(at)).by("R7.7.4"));
    battle::start(state, attacker.chosen.seat, at, defender.chosen.seat, world);
    if let Some(battle) = &mut state.battle {
        battle.instigator = Some(me);
    }
    true
}

/// R7.7.5: all enemy pieces go where there are enough of them, a building or token among them.
fn strike(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let Some(at) = state.pawn(me) else { return false };
    let counted = |measure| at.count(measure, state, me);
    if counted(OfClearing::EnemyPieces) < ENOUGH_TO_STRIKE || counted(OfClearing::EnemyPlaced) == 0 {
        return false;
    }
    spend(state, 1, world);
    world.emit(|| Event::new(EventKind::Strikes, me).with(Detail::Clearing(at)).by("R7.7.5"));
    state.push(Task::Clockwork(Step::Vagabot(Steps::Cover)));
    removal::remove_enemies(state, me, ClearingSet::of(at), Cause::Other, world);
    true
}

/// R7.7.5: one of its items covers an open slot for good, the least useful one.
fn cover(state: &mut State, world: &mut World) {
    let me = state.turn;
    // the slot of the Elder Treetop is the last to be filled
    let kept =
        |at: Clearing| u8::from(state.landmark(Landmark::ElderTreetop) == Some(at) && state.in_treetop(at).is_none());
    let Some(at) = state.pawn(me).filter(|&at| state.open_slots(at) > kept(at)) else {
        return skip(state, "R7.7.5", Reason::NoPlace, world);
    };
    let worth = |tile: &Tile| (!tile.condition.is_damaged(), !tile.condition.is_exhausted());
    let Some(kit) = state.pawn_kit(me) else { return };
    let Some(tile) = Tile::all().filter(|&tile| kit.count(tile) > 0).min_by_key(worth) else { return };
    if let Some(kit) = state.pawn_kit_mut(me) {
        kit.remove(tile);
    }
    state.player_mut(me).kit.settle_items();
    let slots = &mut state.slots[at.index()];
    *slots = slots.saturating_sub(1);
    let event = || Event::new(EventKind::Covered, me).with(Detail::Item(tile.item)).with(Detail::Clearing(at));
    world.emit(|| event().by("R7.7.5"));
    tally(state, 1, Source::Effects, "R7.7.5", world);
}

/// The trait Adventurer: quests as long as its items reach for the way and the quest.
fn adventure(state: &mut State, world: &mut World) {
    if !has_trait(state, state.turn, Trait::Adventurer) {
        return;
    }
    let afloat = services::afloat(state);
    let found = nearest(&afloat, quest_sites(state), &[]).map(|to| (to, distances(&afloat)[to.chosen.index()]));
    let Some((to, way)) = found else { return skip(state, Trait::Adventurer, Reason::NoQuest, world) };
    if way.saturating_add(QUEST_PRICE) > usable(state) {
        return skip(state, Trait::Adventurer, Reason::NoItems, world);
    }
    hooks::invoke(state.turn, Trait::Adventurer, world);
    state.push(Task::Clockwork(Step::Vagabot(Steps::Adventure)));
    go(state, Trait::Adventurer, to, Steps::Quest, world);
}

/// R7.6.1: first those of the Satchel, since only these can be used (reading of R7.6.1).
fn refresh(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(damaged) = state.pawn_kit(me).map(|kit| kit.damaged_count()) else { return };
    let count = by_difficulty(state, me, if damaged > 0 { REFRESHED } else { REFRESHED_WHOLE });
    if !state.undamaged_tiles(me).any(|tile| tile.condition.is_exhausted()) {
        return skip(state, "R7.6.1", Reason::NoneExhausted, world);
    }
    for _ in 0..count {
        let Some(tile) = state.undamaged_tiles(me).find(|tile| tile.condition.is_exhausted()) else { break };
        turn_item(state, tile, tile.condition.refreshed());
        world.emit(|| Event::of_tile(EventKind::Refreshed, me, tile).by("R7.6.1"));
    }
}

/// R7.6.2: all in a forest, elsewhere one, and one more by the trait Berserker.
fn mend(state: &mut State, world: &mut World) {
    let me = state.turn;
    let count = match state.pawn_forest(me) {
        Some(_) => u8::MAX,
        None => 1 + u8::from(has_trait(state, me, Trait::Berserker)),
    };
    if most_useful_damaged(state).is_none() {
        return skip(state, "R7.6.2", Reason::NoDamage, world);
    }
    for _ in 0..count {
        if !repair(state, "R7.6.2", world) {
            break;
        }
    }
}

/// One of the characters that nobody is.
fn draw_character(state: &State, world: &mut World) -> Option<Character> {
    let dealt = |character: Character| {
        state.draft.characters.contains(&Some(character)) || state.seat_of_character(character).is_some()
    };
    let free = CHARACTERS.into_iter().filter(|&character| !dealt(character));
    let faces = free.fold(0u64, |faces, character| faces | 1 << character.index());
    Character::ALL.get(usize::from(world.draw_any(ROLL_CHARACTER, faces)?)).copied()
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Vagabot(Wanderer::NOBODY)
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn discards(&self) -> &'static str {
        "R7.6.3"
    }

    /// R7.3: a character, the pawn in the forest beside most clearings, a quest of its own, its items.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        let has_items = state.pawn_kit(me).is_some_and(|kit| kit.tile_count() > 0);
        if let Some(character) = state.character(me).or_else(|| draw_character(state, world)).filter(|_| !has_items) {
            state.choose_character(me, character, world);
        }
        let beside = |forest: Forest| state.board.forest_clearings(forest).len();
        let forests = state.board.forests();
        let most = forests.iter().map(beside).max();
        let widest: ForestSet = forests.iter().filter(|&forest| Some(beside(forest)) == most).collect();
        if let Some(forest) = world.draw_any(ROLL_FOREST, widest.bits().into()) {
            hide(state, me, Forest::new(forest), "R7.3", world);
        }
        let quest = draw_quest(state, me, world);
        if let Some(vagabot) = state.vagabot_mut(me) {
            vagabot.quest = quest;
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(clockwork) = position.state.clockwork_mut(seat) else { return };
        if let Own::Vagabot(Wanderer { quest, fought, .. }) = &mut clockwork.own {
            codec.word("quest", &QUESTS, quest);
            codec.flag("fought", fought);
        }
        // what nothing is said of follows from the items
        clockwork.settle_items();
        if let Own::Vagabot(vagabot) = &mut clockwork.own {
            if codec.reads() && codec.has("track") {
                vagabot.track = Wanderer::NOBODY.track;
            }
            codec.counts("track", &CONDITIONS, MOST_POINTS, &mut vagabot.track);
        }
        clockwork.settle_items();
    }
}

static CONDITIONS: Names = Names::new("root-doc-no-tile", &Condition::IDS);
