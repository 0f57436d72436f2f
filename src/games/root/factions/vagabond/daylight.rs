//! The Vagabond's actions with items (9.4.2, 9.5, appendix D).

use super::queries::{HIDEOUT_REPAIRS, gain_item, open_quests, repair};
use super::state::{Step, Vagabond};
use crate::games::root::law::hand::{Hands, Secret};
use crate::games::root::law::pawn::{followers, go, legal_moves, near_clearings, take_move};
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::{battle, craft, hooks, pawn, removal, turn};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Cause;
use crate::games::root::state::ruins;
use crate::games::root::words::action::Reward;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Quest};
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::{Forest, ForestSet, Spot};
use crate::kernel::SeatSet;

pub(super) fn near_forests(state: &State, vagabond: &Vagabond) -> ForestSet {
    match vagabond.spot {
        Some(Spot::Clearing(clearing)) => state.board.clearing_forests(clearing),
        Some(Spot::Forest(forest)) => state.board.adjacent_forests(forest),
        None => ForestSet::EMPTY,
    }
}

fn hide(state: &mut State, seat: Seat, forest: Forest, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.spot = Some(Spot::Forest(forest));
    }
    world.emit(|| Event::new(What::Hid, seat).with(Detail::Forest(forest)));
}

/// 9.4.2: no boots, Hostile or not.
pub(super) fn legal_slips(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(vagabond) = state.vagabond(seat) else { return };
    for to in near_clearings(state, seat).iter() {
        out.push(Action::Slip { to });
        for (ally, most) in followers(state, seat, to) {
            let ally = state.faction(ally);
            out.extend((1..=most).map(|count| Action::SlipWith { to, ally, count }));
        }
    }
    out.extend(near_forests(state, vagabond).iter().map(|forest| Action::SlipInto { forest }));
}

pub(super) fn slip(state: &mut State, seat: Seat, action: Action, world: &mut World) {
    match action {
        Action::Slip { to } => pawn::slip(state, seat, to, None, world),
        Action::SlipWith { to, ally, count } => {
            let followers = state.seat_of(ally).map(|ally| (ally, count));
            pawn::slip(state, seat, to, followers, world);
        }
        Action::SlipInto { forest } => hide(state, seat, forest, world),
        Action::Pass => {}
        _ => state.stray(),
    }
}

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(vagabond) = state.vagabond(seat) else { return };
    legal_moves(state, seat, 1, out);
    craft::legal(state, out);
    if vagabond.ready(Item::Hammer) > 0 {
        out.extend(vagabond.damaged_tiles().map(|tile| Action::Repair { tile }));
    }
    if vagabond.ready(Item::Torch) > 0 {
        match vagabond.character {
            Some(Character::Ranger) => out.push(Action::Hideout),
            Some(Character::Harrier) => {
                out.extend(glide_clearings(state, seat, vagabond).iter().map(|to| Action::Glide { to }));
            }
            _ => {}
        }
    }
    let Some(clearing) = vagabond.clearing() else { return };
    if vagabond.ready(Item::Sword) > 0 {
        battle::legal_in(state, seat, clearing, out);
    }
    if vagabond.ready(Item::Torch) > 0 {
        legal_torch(state, seat, vagabond, clearing, out);
    }
    if vagabond.has_ready_tiles() {
        let cards = state.player(seat).hand & CardSet::matching(state.suits(clearing));
        for other in others_in(state, seat, clearing) {
            let faction = state.faction(other);
            out.extend(cards.kinds().map(|card| Action::Aid { faction, card }));
        }
    }
    for quest in open_quests(state, seat, clearing).iter() {
        out.extend(Reward::ALL.iter().map(|&reward| Action::Quest { quest, reward }));
    }
    if vagabond.character == Some(Character::Adventurer) && !state.used.improvised {
        legal_improvised(state, vagabond, clearing, out);
    }
    if vagabond.ready(Item::Crossbow) > 0 {
        for enemy in state.enemies_in(seat, clearing).iter() {
            legal_strikes(state, seat, enemy, clearing, out);
        }
    }
}

/// The other factions with pieces in the clearing, partners included: aid asks for no enemy (9.5.4).
pub(super) fn others_in(state: &State, seat: Seat, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(move |&other| other != seat && state.is_present(other, clearing))
}

fn legal_torch(state: &State, seat: Seat, vagabond: &Vagabond, clearing: Clearing, out: &mut Vec<Action>) {
    if state.ruins.contains(clearing) {
        out.push(Action::Explore);
    }
    match vagabond.character {
        // D.1.2
        Some(Character::Thief) => {
            let victims = others_in(state, seat, clearing)
                .filter(|&other| state.can_fight_in(other, clearing) && state.player(other).has_cards());
            out.extend(victims.map(|other| Action::Steal { faction: state.faction(other) }));
        }
        // D.2.2
        Some(Character::Tinker) => {
            let cards = state.discard & CardSet::matching(state.suits(clearing));
            out.extend(cards.kinds().map(|card| Action::Labor { card }));
        }
        Some(Character::Vagrant) => {
            for attacker in state.seats().filter(|&attacker| state.can_fight_in(attacker, clearing)) {
                let enemies = battle::opponents(state, attacker, clearing).iter();
                let attacker = state.faction(attacker);
                out.extend(enemies.map(|enemy| Action::Instigate { attacker, defender: state.party(enemy) }));
            }
        }
        Some(Character::Scoundrel) if !state.scorched.contains(clearing) => out.push(Action::Scorch),
        _ => {}
    }
}

/// D.9.2: any clearing of the map, if the pawn may leave its own at all.
fn glide_clearings(state: &State, seat: Seat, vagabond: &Vagabond) -> ClearingSet {
    let open = state.board.clearings() - hooks::barred(state, seat);
    match vagabond.clearing() {
        Some(here) if hooks::may_leave(state, seat, here) => open.without(here),
        Some(_) => ClearingSet::EMPTY,
        None => open,
    }
}

/// D.7.2: one item of a quest is paid with another; the item named is the one that is spared.
fn legal_improvised(state: &State, vagabond: &Vagabond, clearing: Clearing, out: &mut Vec<Action>) {
    for quest in state.quests.iter().filter(|quest| state.has_suit(clearing, quest.suit())) {
        let [one, other] = quest.items();
        let spared = [Some(one), (other != one).then_some(other)];
        for item in spared.into_iter().flatten().filter(|&item| vagabond.can_improvise(quest.items(), item)) {
            out.extend(Reward::ALL.iter().map(|&reward| Action::Improvise { quest, reward, item }));
        }
    }
}

/// 9.5.6: a warrior, or without warriors a building or token.
fn legal_strikes(state: &State, seat: Seat, enemy: Owner, clearing: Clearing, out: &mut Vec<Action>) {
    let party = state.party(enemy);
    if !hooks::may_remove(state, enemy, seat, clearing) {
        return;
    }
    if state.warriors(enemy, clearing) > 0 {
        // 14.2.2: the warlord stands before the buildings, but no shot removes that piece
        if hooks::removable_warriors(state, enemy, seat, clearing) > 0 {
            out.push(Action::Strike { party, target: Target::Warrior });
        }
        return;
    }
    let targets = Piece::of(party).iter().flat_map(|&piece| state.targets(piece, clearing));
    out.extend(targets.map(|target| Action::Strike { party, target }));
}

pub(super) fn take(state: &mut State, seat: Seat, action: Action, world: &mut World) {
    match action {
        Action::Roam { .. } | Action::RoamWith { .. } => take_move(state, action, 1, world),
        Action::Battle { clearing, defender } => {
            state.exhaust_item(seat, Item::Sword, world);
            battle::start_against(state, seat, clearing, defender, world);
        }
        Action::Explore => explore(state, seat, world),
        Action::Aid { faction, card } => aid(state, seat, faction, card, world),
        Action::Quest { quest, reward } => {
            for item in quest.items() {
                state.exhaust_item(seat, item, world);
            }
            finish_quest(state, seat, quest, reward, world);
        }
        Action::Improvise { quest, reward, item } => {
            let [one, other] = quest.items();
            world.emit(|| {
                Event::new(What::Improvised, seat)
                    .with(Detail::Quest(quest))
                    .with(Detail::Item(item))
                    .with(Detail::Word(Word::Reward, reward.id()))
            });
            state.exhaust_item(seat, if item == one { other } else { one }, world);
            state.used.improvised = true;
            state.push(Task::Vagabond(Step::StandIn { quest, reward, instead: item }));
        }
        Action::Strike { party, target } => {
            state.exhaust_item(seat, Item::Crossbow, world);
            if let (Some(owner), Some(clearing)) = (state.owner_of(party), state.pawn(seat)) {
                world.emit(|| Event::new(What::Struck, seat).with(Detail::Party(party)).with(Detail::Target(target)));
                removal::remove(state, &[state.loss(owner, seat, clearing, target)], Cause::Other, world);
            }
        }
        Action::Repair { tile } => {
            state.exhaust_item(seat, Item::Hammer, world);
            // the hammer that was spent may be alike; the damaged tile is another
            repair(state, seat, tile, world);
        }
        Action::Craft { card } => craft::craft(state, card, world),
        Action::Steal { faction } => {
            state.exhaust_item(seat, Item::Torch, world);
            world.emit(|| Event::new(What::Stole, seat).with(Detail::Faction(faction)));
            if let Some(victim) = state.seat_of(faction) {
                state.steal_random(seat, victim, world);
            }
        }
        Action::Labor { card } => labor(state, seat, card, world),
        Action::Hideout => {
            state.exhaust_item(seat, Item::Torch, world);
            world.emit(|| Event::new(What::Hideout, seat));
            // D.3.2
            turn::end_daylight(state);
            state.push(Task::Vagabond(Step::Hideout { left: HIDEOUT_REPAIRS }));
        }
        Action::Instigate { attacker, defender } => instigate(state, seat, attacker, defender, world),
        Action::Scorch => scorch(state, seat, world),
        Action::Glide { to } => {
            state.exhaust_item(seat, Item::Torch, world);
            go(state, seat, to, None, None, world);
            state.note_arrival(seat, to, 1);
        }
        _ => state.stray(),
    }
}

/// D.4.2
fn instigate(state: &mut State, seat: Seat, attacker: Faction, defender: Party, world: &mut World) {
    state.exhaust_item(seat, Item::Torch, world);
    let (Some(clearing), Some(attacker), Some(defender)) =
        (state.pawn(seat), state.seat_of(attacker), state.owner_of(defender))
    else {
        return;
    };
    world.emit(|| Event::new(What::Instigated, seat).with(Detail::Clearing(clearing)));
    battle::start(state, attacker, clearing, defender, world);
    if let Some(battle) = &mut state.battle {
        battle.instigator = Some(seat);
    }
}

/// D.6.2: the torch stays in the clearing for good.
fn scorch(state: &mut State, seat: Seat, world: &mut World) {
    let Some(clearing) = state.pawn(seat) else { return };
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.remove(Item::Torch.tile(Condition::Ready));
    }
    state.scorched.insert(clearing);
    world.emit(|| Event::new(What::Scorched, seat).with(Detail::Clearing(clearing)));
    removal::remove_enemies(state, seat, ClearingSet::of(clearing), Cause::Other, world);
}

/// D.7.2: what stood in for another item is damaged after it was exhausted.
pub(super) fn stand_in(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    state.exhaust_item(seat, item, world);
    removal::damage(state, seat, item.tile(Condition::Exhausted), world);
}

/// 9.5.3
fn explore(state: &mut State, seat: Seat, world: &mut World) {
    let Some(clearing) = state.pawn(seat) else { return };
    state.exhaust_item(seat, Item::Torch, world);
    ruins::look(state, seat, clearing, world);
    if state.looks[clearing.index()].count() > 1 {
        state.push(Task::Vagabond(Step::Unearth));
        return;
    }
    let item = ruins::takeable(state, seat, clearing).next();
    match item {
        Some(item) => unearth(state, seat, item, world),
        None => ruins::leave(state, seat, clearing, world),
    }
}

/// Takes a tile from under the ruin (9.5.3, 9.7.3).
pub(super) fn unearth(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    let Some(clearing) = state.pawn(seat) else { return };
    ruins::take(state, clearing, item);
    world.emit(|| Event::new(What::Explored, seat).with(Detail::Clearing(clearing)).with(Detail::Item(item)));
    gain_item(state, seat, item, world);
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.ruin_tiles[item.index()] = true;
    }
    state.score(seat, 1, Source::Ruins, world);
    ruins::clear_if_empty(state, seat, clearing, world);
}

/// 9.5.4: the card goes to the player; only the two see which.
fn aid(state: &mut State, seat: Seat, faction: Faction, kind: CardKind, world: &mut World) {
    let Some(other) = state.seat_of(faction) else { return };
    let Some(card) = state.player(seat).hand.copy_of(kind) else { return };
    // everybody knows where the pawn stands, so what the card can be (9.5.4)
    let fitting = state.pawn(seat).map_or(CardSet::ALL, |clearing| CardSet::matching(state.suits(clearing)));
    state.pass_card(seat, other, card, fitting);
    state.player_mut(other).hand.insert(card);
    world.emit(|| {
        Event::new(What::Aided, seat)
            .with(Detail::Faction(faction))
            .with(Detail::Card(kind))
            .seen_by(state, SeatSet::of(seat).with(other))
    });
    state.push(Task::Vagabond(Step::AidItem { faction: other }));
}

pub(super) fn aid_with(state: &mut State, seat: Seat, other: Seat, item: Item, world: &mut World) {
    state.exhaust_item(seat, item, world);
    state.push(Task::Vagabond(Step::AidGain { faction: other }));
}

/// 9.5.5; its items are exhausted.
pub(super) fn finish_quest(state: &mut State, seat: Seat, quest: Quest, reward: Reward, world: &mut World) {
    state.quests.remove(quest);
    let mut done = 0;
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.quests_done.insert(quest);
        done = vagabond.quests_done.iter().filter(|other| other.suit() == quest.suit()).count() as u8;
    }
    world.emit(|| {
        Event::new(What::Quested, seat).with(Detail::Quest(quest)).with(Detail::Word(Word::Reward, reward.id()))
    });
    state.push(Task::Vagabond(Step::RevealQuest));
    match reward {
        Reward::Points => state.score(seat, done, Source::Quests, world),
        Reward::Cards => state.draw_cards(seat, 2, world),
    }
}

/// D.2.2
fn labor(state: &mut State, seat: Seat, kind: CardKind, world: &mut World) {
    state.exhaust_item(seat, Item::Torch, world);
    let card = state.take_discarded(kind);
    // everybody saw which card it was
    state.take_openly(seat, card);
    world.emit(|| Event::new(What::Labored, seat).with(Detail::Card(kind)));
}
