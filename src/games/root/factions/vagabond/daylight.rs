//! The Vagabond's actions with items (9.4.2, 9.5, appendix D).

use super::queries::{HIDEOUT_REPAIRS, gain_item, repair};
use super::state::{Step, Vagabond};
use crate::games::root::law::among::{Among, Asked, Judged, here, mismatched};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::hand::{Hands, Secret, held};
use crate::games::root::law::pawn::{followers, go, legal_moves, near_clearings, no_follower, take_move};
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, because, is_interrupted, of_card, of_faction, of_item, of_suit, of_word};
use crate::games::root::law::{battle, craft, hooks, pawn, removal, turn};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Cause;
use crate::games::root::state::ruins;
use crate::games::root::words::action::Reward;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Condition, Item, Quest, QuestSet, Tile};
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::{Forest, ForestSet, Spot};
use crate::kernel::{Illegal, SeatSet};

pub(in crate::games::root) fn near_forests(state: &State, vagabond: &Vagabond) -> ForestSet {
    match vagabond.spot {
        Some(Spot::Clearing(clearing)) => state.board.clearing_forests(clearing),
        Some(Spot::Forest(forest)) => state.board.adjacent_forests(forest),
        None => ForestSet::EMPTY,
    }
}

/// Goes into the forest; a Vagabot does so by this law.
pub(in crate::games::root) fn hide(
    state: &mut State,
    seat: Seat,
    forest: Forest,
    law: &'static str,
    world: &mut World,
) {
    let from = state.pawn(seat);
    if let Some(vagabond) = state.pawn_kit_mut(seat) {
        vagabond.spot = Some(Spot::Forest(forest));
    }
    if let Some(from) = from {
        state.note_departure(seat, from);
    }
    world.emit(|| hooks::by_board(state, seat, law, Event::new(EventKind::Hid, seat).with(Detail::Forest(forest))));
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
        Action::SlipInto { forest } => hide(state, seat, forest, "9.4.2", world),
        Action::Pass => {}
        _ => state.stray(),
    }
}

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(vagabond) = state.vagabond(seat) else { return };
    legal_moves(state, seat, 1, out);
    craft::legal(state, out);
    if ready(vagabond, Item::Hammer, "9.5.7", true) {
        out.extend(vagabond.damaged_tiles().map(|tile| Action::Repair { tile }));
    }
    if able(vagabond, Character::Ranger, true) {
        out.push(Action::Hideout);
    }
    out.extend(glide_clearings(state, seat, vagabond).iter().map(|to| Action::Glide { to }));
    let Some(clearing) = vagabond.clearing() else { return };
    if ready(vagabond, Item::Sword, "9.5.2", true) {
        battle::legal_in(state, seat, clearing, out);
    }
    legal_torch(state, seat, vagabond, clearing, out);
    let cards = aiding(state, seat, vagabond, clearing, CardSet::ALL);
    for other in others_in(state, seat, clearing) {
        let faction = state.faction(other);
        out.extend(cards.kinds().map(|card| Action::Aid { faction, card }));
    }
    for quest in open_quests(state, seat, clearing).iter() {
        out.extend(Reward::ALL.iter().map(|&reward| Action::Quest { quest, reward }));
    }
    if improvising(state, vagabond, true) {
        legal_improvised(state, vagabond, clearing, out);
    }
    if ready(vagabond, Item::Crossbow, "9.5.6", true) {
        for enemy in state.enemies_in(seat, clearing).iter() {
            legal_strikes(state, seat, enemy, clearing, out);
        }
    }
}

/// Judges whether an item of the kind is ready.
fn ready<J: Judged>(vagabond: &Vagabond, item: Item, law: &'static str, judged: J) -> J {
    judged.given(vagabond.ready(item) > 0, || of_item("root-no-ready", law, item))
}

/// Judges whether the special action of the character can be taken (9.5.9).
fn able<J: Judged>(vagabond: &Vagabond, wanted: Character, judged: J) -> J {
    ready(vagabond, Item::Torch, "9.5.9", is_character(vagabond, wanted, judged))
}

fn is_character<J: Judged>(vagabond: &Vagabond, wanted: Character, judged: J) -> J {
    judged.given(vagabond.character == Some(wanted), || {
        of_word("root-no-character", wanted.law(), "character", wanted.id())
    })
}

/// Narrows down the cards for which someone in the clearing can be aided (9.5.4).
fn aiding<A: Among<CardSet>>(state: &State, seat: Seat, vagabond: &Vagabond, here: Clearing, cards: A) -> A {
    held(state, seat, cards)
        .only(CardSet::matching(state.suits(here)), mismatched("root-no-aid-match", "9.5.4", here))
        .given(vagabond.has_ready_tiles(), || because("root-no-item-to-exhaust", "9.5.4"))
}

/// Narrows down the cards of the discard pile that the Tinker can take (D.2.2).
fn laboring<A: Among<CardSet>>(state: &State, here: Clearing, cards: A) -> A {
    cards
        .only(state.discard, |card| of_card("root-no-labor", "D.2.2", card))
        .only(CardSet::matching(state.suits(here)), mismatched("root-no-labor-match", "D.2.2", here))
}

/// Judges whether the Adventurer can improvise now (D.7.2).
fn improvising<J: Judged>(state: &State, vagabond: &Vagabond, judged: J) -> J {
    is_character(vagabond, Character::Adventurer, judged)
        .given(!state.used.improvised, || because("root-no-improvising-twice", "D.7.2"))
}

/// Returns the law of what is done in Daylight.
pub(super) fn law(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Roam { .. } | Action::RoamWith { .. } => "9.5.1",
        Action::Battle { .. } => "9.5.2",
        Action::Explore => "9.5.3",
        Action::Aid { .. } => "9.5.4",
        Action::Quest { .. } => "9.5.5",
        Action::Strike { .. } => "9.5.6",
        Action::Repair { .. } => "9.5.7",
        Action::Steal { .. } => "D.1.2",
        Action::Labor { .. } => "D.2.2",
        Action::Hideout => "D.3.2",
        Action::Instigate { .. } => "D.4.2",
        Action::Scorch => "D.6.2",
        Action::Improvise { .. } => "D.7.2",
        Action::Glide { .. } => "D.9.2",
        _ => return None,
    })
}

/// Returns why the items or the place of the pawn forbid what is done in Daylight.
pub(super) fn no_deed(state: &State, seat: Seat, vagabond: &Vagabond, action: Action) -> Option<Illegal> {
    // a card that grants a move pays its boot
    let boots = u8::from(!is_interrupted(state));
    let judged = match action {
        Action::Roam { to } => return pawn::no_roaming(state, seat, to, boots),
        Action::RoamWith { to, ally, count } => {
            return pawn::no_roaming(state, seat, to, boots).or_else(|| no_follower(state, seat, to, ally, count));
        }
        Action::Repair { tile } => {
            return ready(vagabond, Item::Hammer, "9.5.7", None)
                .or_else(|| no_tile(vagabond.damaged_tiles(), tile, "9.5.7"));
        }
        Action::Hideout => return able(vagabond, Character::Ranger, None),
        Action::Glide { to } => {
            return gliding(state, vagabond, Asked::about(to))
                .why()
                .or_else(|| hooks::leaving(state, seat, Asked::about(vagabond.clearing()?)).why());
        }
        Action::Steal { .. } => able(vagabond, Character::Thief, None),
        Action::Labor { .. } => able(vagabond, Character::Tinker, None),
        Action::Instigate { .. } => able(vagabond, Character::Vagrant, None),
        Action::Scorch => able(vagabond, Character::Scoundrel, None),
        Action::Improvise { .. } => improvising(state, vagabond, None),
        Action::Explore => ready(vagabond, Item::Torch, "9.5.9", None),
        _ => None,
    };
    let law = law(action)?;
    let Some(here) = vagabond.clearing() else { return judged.or(Some(because("root-no-deed-in-forest", law))) };
    judged.or_else(|| match action {
        Action::Battle { clearing, defender } => {
            ready(vagabond, Item::Sword, "9.5.2", no_battle(state, seat, clearing, defender))
        }
        Action::Explore => exploring(state, here, None),
        Action::Aid { faction, card } => aiding(state, seat, vagabond, here, Asked::about(card))
            .given(others_in(state, seat, here).any(|other| state.faction(other) == faction), || {
                of_faction("root-no-one-to-aid", "9.5.4", faction)
            })
            .why(),
        Action::Quest { quest, .. } => asked_here(state, here, quest, None).or_else(|| {
            let [one, other] = quest.items();
            let lacking = if vagabond.ready(one) == 0 { one } else { other };
            (!vagabond.can_exhaust([one, other])).then(|| of_item("root-no-ready", "9.5.5", lacking))
        }),
        Action::Improvise { quest, item, .. } => {
            let possible = quest.items().contains(&item) && vagabond.can_improvise(quest.items(), item);
            asked_here(state, here, quest, None).given(possible, || of_item("root-no-improvising", "D.7.2", item))
        }
        Action::Strike { party, .. } => {
            ready(vagabond, Item::Crossbow, "9.5.6", None).or_else(|| no_strike(state, seat, here, party))
        }
        Action::Steal { faction } => {
            let is_there = victims(state, seat, here).any(|other| state.faction(other) == faction);
            None.given(is_there, || of_faction("root-no-victim", "D.1.2", faction))
        }
        Action::Labor { card } => laboring(state, here, Asked::about(card)).why(),
        Action::Instigate { attacker, defender } => no_fight(state, here, attacker, defender),
        Action::Scorch => scorching(state, here, None),
        _ => None,
    })
}

/// Tiles of a kind and condition that are not among those that can be named.
pub(super) fn no_tile(mut tiles: impl Iterator<Item = Tile>, wanted: Tile, law: &'static str) -> Option<Illegal> {
    (!tiles.any(|tile| tile == wanted)).then(|| of_item("root-no-tile", law, wanted.item))
}

/// 9.5.6: while someone has a warrior there, it is the one who is hit.
fn no_strike(state: &State, seat: Seat, here: Clearing, party: Party) -> Option<Illegal> {
    let enemy = state.owner_of(party).filter(|&other| state.enemies_in(seat, here).contains(other));
    let Some(enemy) = enemy else { return Some(at("root-no-defender", "9.5.6", here)) };
    hooks::removing(state, enemy, seat, Asked::about(here)).why().or_else(|| {
        let has_warriors = state.warriors(enemy, here) > 0;
        Some(because(if has_warriors { "root-no-strike-past" } else { "root-no-strike" }, "9.5.6"))
    })
}

fn no_fight(state: &State, here: Clearing, attacker: Faction, defender: Party) -> Option<Illegal> {
    let Some(attacks) = instigated(state, here).find(|&other| state.faction(other) == attacker) else {
        return Some(of_faction("root-no-instigated", "D.4.2", attacker));
    };
    let meets = state.owner_of(defender).filter(|&other| state.enemies_in(attacks, here).contains(other));
    None.given(meets.is_some(), || of_faction("root-no-instigating", "D.4.2", defender))
        .or_else(|| no_battle(state, attacks, here, defender))
}

/// Returns the other factions with pieces in the clearing, partners included: aid asks for no enemy (9.5.4).
pub(super) fn others_in(state: &State, seat: Seat, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(move |&other| other != seat && state.is_present(other, clearing))
}

/// The factions from whose hands the Thief can take a card (D.1.2).
fn victims(state: &State, seat: Seat, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    others_in(state, seat, clearing)
        // R2.8.1: for a card of who has no hand one is drawn
        .filter(move |&other| {
            let gives = state.player(other).has_cards() || hooks::is_clockwork(state, other);
            state.can_fight_in(other, clearing) && gives
        })
}

/// The factions that the Vagrant can make attack (D.4.2).
fn instigated(state: &State, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(move |&attacker| state.can_fight_in(attacker, clearing))
}

/// Judges whether there is a ruin to explore (9.5.3).
fn exploring<J: Judged>(state: &State, clearing: Clearing, judged: J) -> J {
    judged.given(state.ruins.contains(clearing), || at("root-no-ruin", "9.5.3", clearing))
}

/// Judges whether a torch can be laid here (D.6.2).
fn scorching<J: Judged>(state: &State, clearing: Clearing, judged: J) -> J {
    judged.given(!state.scorched.contains(clearing), || at("root-no-scorched", "D.6.2", clearing))
}

fn legal_torch(state: &State, seat: Seat, vagabond: &Vagabond, clearing: Clearing, out: &mut Vec<Action>) {
    if !ready(vagabond, Item::Torch, "9.5.9", true) {
        return;
    }
    if exploring(state, clearing, true) {
        out.push(Action::Explore);
    }
    match vagabond.character {
        Some(Character::Thief) => {
            let victims = victims(state, seat, clearing);
            out.extend(victims.map(|other| Action::Steal { faction: state.faction(other) }));
        }
        Some(Character::Tinker) => {
            let cards = laboring(state, clearing, CardSet::ALL).kinds();
            out.extend(cards.map(|card| Action::Labor { card }));
        }
        Some(Character::Vagrant) => {
            for attacker in instigated(state, clearing) {
                let enemies = battle::opponents(state, attacker, clearing).iter();
                let attacker = state.faction(attacker);
                out.extend(enemies.map(|enemy| Action::Instigate { attacker, defender: state.party(enemy) }));
            }
        }
        Some(Character::Scoundrel) if scorching(state, clearing, true) => out.push(Action::Scorch),
        _ => {}
    }
}

/// D.9.2: any clearing of the map, if the pawn may leave its own at all.
fn glide_clearings(state: &State, seat: Seat, vagabond: &Vagabond) -> ClearingSet {
    let stays = |here| hooks::leaving(state, seat, ClearingSet::of(here)).is_empty();
    if vagabond.clearing().is_some_and(stays) {
        return ClearingSet::EMPTY;
    }
    gliding(state, vagabond, state.board.clearings())
}

/// Narrows down where the Harrier can glide from where the pawn can leave.
fn gliding<A: Among<ClearingSet>>(state: &State, vagabond: &Vagabond, ends: A) -> A {
    let start = vagabond.clearing().map_or(ClearingSet::EMPTY, ClearingSet::of);
    hooks::entering(state, able(vagabond, Character::Harrier, ends)).except(start, here("root-no-glide-here", "D.9.2"))
}

/// Judges whether the quest is on the table and fits the clearing (9.5.5).
fn asked_here<J: Judged>(state: &State, clearing: Clearing, quest: Quest, judged: J) -> J {
    judged
        .given(state.quests.contains(quest), || because("root-no-quest", "9.5.5"))
        .given(state.has_suit(clearing, quest.suit()), || {
            of_suit("root-no-match", "9.5.5", quest.suit()).number("clearing", clearing.number())
        })
}

/// Returns the quests that fit the clearing and that the ready items can pay.
pub fn open_quests(state: &State, seat: Seat, clearing: Clearing) -> QuestSet {
    let Some(vagabond) = state.vagabond(seat) else { return QuestSet::EMPTY };
    let pays = |quest: Quest| vagabond.can_exhaust(quest.items());
    state.quests.iter().filter(|&quest| asked_here(state, clearing, quest, true) && pays(quest)).collect()
}

/// D.7.2: one item of a quest is paid with another; the item named is the one that is spared.
fn legal_improvised(state: &State, vagabond: &Vagabond, clearing: Clearing, out: &mut Vec<Action>) {
    for quest in state.quests.iter().filter(|&quest| asked_here(state, clearing, quest, true)) {
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
                Event::new(EventKind::Improvised, seat)
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
                world.emit(|| {
                    Event::new(EventKind::Struck, seat).with(Detail::Party(party)).with(Detail::Target(target))
                });
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
            world.emit(|| Event::new(EventKind::Stole, seat).with(Detail::Faction(faction)));
            if let Some(victim) = state.seat_of(faction) {
                state.steal_random(seat, victim, world);
            }
        }
        Action::Labor { card } => labor(state, seat, card, world),
        Action::Hideout => {
            state.exhaust_item(seat, Item::Torch, world);
            world.emit(|| Event::new(EventKind::Hideout, seat));
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

/// Has a faction battle another where the pawn stands (D.4.2).
fn instigate(state: &mut State, seat: Seat, attacker: Faction, defender: Party, world: &mut World) {
    state.exhaust_item(seat, Item::Torch, world);
    let (Some(clearing), Some(attacker), Some(defender)) =
        (state.pawn(seat), state.seat_of(attacker), state.owner_of(defender))
    else {
        return;
    };
    world.emit(|| Event::new(EventKind::Instigated, seat).with(Detail::Clearing(clearing)));
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
    world.emit(|| Event::new(EventKind::Scorched, seat).with(Detail::Clearing(clearing)));
    removal::remove_enemies(state, seat, ClearingSet::of(clearing), Cause::Other, world);
}

/// Damages what stood in for another item after it was exhausted (D.7.2).
pub(super) fn stand_in(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    state.exhaust_item(seat, item, world);
    removal::damage(state, seat, item.tile(Condition::Exhausted), world);
}

/// Takes an item out of the ruin (9.5.3).
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
    world.emit(|| Event::new(EventKind::Explored, seat).with(Detail::Clearing(clearing)).with(Detail::Item(item)));
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
    // R2.8.1
    if hooks::is_clockwork(state, other) {
        world.emit(|| Event::new(EventKind::Aided, seat).with(Detail::Faction(faction)).with(Detail::Card(kind)));
        state.discard_from_hand(seat, kind, world);
        state.score(other, 1, Source::Aid, world);
        return state.push(Task::Vagabond(Step::AidItem { faction: other }));
    }
    let Some(card) = state.player(seat).hand.copy_of(kind) else { return };
    // everybody knows where the pawn stands, so what the card can be (9.5.4)
    let fitting = state.pawn(seat).map_or(CardSet::ALL, |clearing| CardSet::matching(state.suits(clearing)));
    state.pass_card(seat, other, card, fitting);
    state.player_mut(other).hand.insert(card);
    world.emit(|| {
        Event::new(EventKind::Aided, seat)
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
        Event::new(EventKind::Quested, seat).with(Detail::Quest(quest)).with(Detail::Word(Word::Reward, reward.id()))
    });
    state.push(Task::Vagabond(Step::RevealQuest));
    match reward {
        Reward::Points => state.score(seat, done, Source::Quests, world),
        Reward::Cards => state.draw_cards(seat, 2, world),
    }
}

/// Exhausts a torch for a card out of the discard pile (D.2.2).
fn labor(state: &mut State, seat: Seat, kind: CardKind, world: &mut World) {
    state.exhaust_item(seat, Item::Torch, world);
    let card = state.take_discarded(kind);
    // everybody saw which card it was
    state.take_openly(seat, card);
    world.emit(|| Event::new(EventKind::Labored, seat).with(Detail::Card(kind)));
}
