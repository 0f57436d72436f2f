//! Reasons why a Vagabond cannot do what they wish (chapter 9, appendix D).

use super::daylight::{near_forests, others_in};
use super::state::{Step, Vagabond};
use crate::games::root::law::battle;
use crate::games::root::law::movement::no_leaving;
use crate::games::root::law::pawn::{boots, followers};
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_dominance, no_entry, no_removal, no_way_between, not_held,
};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::why::{
    at, because, counted, is_interrupted, mismatch, not_open, of_card, of_faction, of_item, of_suit, of_word, written,
};
use crate::games::root::prelude::*;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, Quest, Tile};
use crate::games::root::words::party::Party;
use crate::kernel::Illegal;

/// Whether only a Vagabond takes this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
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

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    let vagabond = state.vagabond(seat)?;
    match action {
        Action::Character { character } => {
            not_open(state, seat, "9.3.1", |task| matches!(task, Task::Vagabond(Step::SetupCharacter { .. })))
                .or(Some(of_word("root-no-character-taken", "9.3.1", "character", character.id())))
        }
        Action::Start { .. } => {
            not_open(state, seat, "9.3.2", |task| matches!(task, Task::Vagabond(Step::SetupForest { .. })))
                .or(Some(because("root-no-such-forest", "9.3.2")))
        }
        Action::Slip { to } => slipping(state, seat).or_else(|| no_slip(state, seat, to)),
        Action::SlipWith { to, .. } => {
            slipping(state, seat).or_else(|| no_slip(state, seat, to)).or_else(|| no_follower(state, seat, action))
        }
        Action::SlipInto { forest } => slipping(state, seat).or_else(|| {
            (!near_forests(state, vagabond).contains(forest)).then(|| because("root-no-forest-beside", "9.4.2"))
        }),
        Action::Refresh { tile } => no_tile(vagabond.exhausted_tiles(), tile, "9.4.1"),
        Action::Drop { tile } => no_tile(vagabond.limited_tiles(), tile, "9.6.4"),
        // 9.2.8
        Action::Dominance { suit } => {
            no_dominance(state, seat, suit).or(Some(of_suit("root-no-vagabond-dominance", "9.2.8", suit)))
        }
        Action::Coalition { suit, partner } => no_dominance(state, seat, suit).or_else(|| no_partner(state, partner)),
        Action::Move { to, .. } => Some(written(Action::Roam { to }, "9.5.1")),
        Action::Craft { card } => no_craft(state, seat, card).or_else(|| in_daylight(state, seat, "9.5.8")),
        _ => in_daylight(state, seat, law(action)?).or_else(|| no_deed(state, seat, vagabond, action)),
    }
}

fn in_daylight(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Vagabond(Step::Daylight))
}

fn slipping(state: &State, seat: Seat) -> Option<Illegal> {
    not_open(state, seat, "9.4.2", |task| task == Task::Vagabond(Step::Slip))
}

/// The law of what is done in Daylight.
fn law(action: Action) -> Option<&'static str> {
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

/// Returns why the items or the place of the pawn forbid an action.
fn no_deed(state: &State, seat: Seat, vagabond: &Vagabond, action: Action) -> Option<Illegal> {
    match action {
        Action::Roam { to } => return no_roam(state, seat, vagabond, to),
        Action::RoamWith { to, .. } => {
            return no_roam(state, seat, vagabond, to).or_else(|| no_follower(state, seat, action));
        }
        Action::Repair { tile } => {
            return not_ready(vagabond, Item::Hammer, "9.5.7")
                .or_else(|| no_tile(vagabond.damaged_tiles(), tile, "9.5.7"));
        }
        Action::Hideout => return no_character(vagabond, Character::Ranger, "D.3"),
        Action::Glide { to } => return no_glide(state, seat, vagabond, to),
        _ => {}
    }
    let law = law(action)?;
    let skill = match action {
        Action::Steal { .. } => no_character(vagabond, Character::Thief, "D.1"),
        Action::Labor { .. } => no_character(vagabond, Character::Tinker, "D.2"),
        Action::Instigate { .. } => no_character(vagabond, Character::Vagrant, "D.4"),
        Action::Scorch => no_character(vagabond, Character::Scoundrel, "D.6"),
        Action::Improvise { .. } => no_adventurer(state, vagabond),
        Action::Explore => not_ready(vagabond, Item::Torch, "9.5.9"),
        _ => None,
    };
    if skill.is_some() {
        return skill;
    }
    let Some(here) = vagabond.clearing() else { return Some(because("root-no-deed-in-forest", law)) };
    match action {
        Action::Battle { clearing, defender } => {
            no_battle(state, seat, clearing, defender).or_else(|| not_ready(vagabond, Item::Sword, "9.5.2"))
        }
        Action::Explore => (!state.ruins.contains(here)).then(|| at("root-no-ruin", "9.5.3", here)),
        Action::Aid { faction, card } => no_aid(state, seat, vagabond, here, faction, card),
        Action::Quest { quest, .. } => no_quest(state, here, quest).or_else(|| {
            let [one, other] = quest.items();
            let lacking = if vagabond.ready(one) == 0 { one } else { other };
            (!vagabond.can_exhaust([one, other])).then(|| of_item("root-no-ready", "9.5.5", lacking))
        }),
        Action::Improvise { quest, item, .. } => no_quest(state, here, quest).or_else(|| {
            let possible = quest.items().contains(&item) && vagabond.can_improvise(quest.items(), item);
            (!possible).then(|| of_item("root-no-improvising", "D.7.2", item))
        }),
        Action::Strike { party, .. } => {
            not_ready(vagabond, Item::Crossbow, "9.5.6").or_else(|| no_strike(state, seat, here, party))
        }
        Action::Steal { faction } => no_victim(state, seat, here, faction),
        Action::Labor { card } => no_labor(state, here, card),
        Action::Instigate { attacker, defender } => no_fight(state, here, attacker, defender),
        Action::Scorch => state.scorched.contains(here).then(|| at("root-no-scorched", "D.6.2", here)),
        _ => None,
    }
}

/// Whether the pawn could never be there after one move, boots or not.
fn no_way(state: &State, seat: Seat, to: Clearing) -> Option<Illegal> {
    let vagabond = state.vagabond(seat)?;
    let near = match (vagabond.clearing(), vagabond.forest()) {
        (Some(from), _) => return no_way_between(state, seat, from, to).or_else(|| no_entry(state, seat, to)),
        (None, Some(forest)) => state.board.forest_clearings(forest).contains(to),
        (None, None) => false,
    };
    if near { no_entry(state, seat, to) } else { Some(at("root-no-path", "2.2.1", to)) }
}

/// The ferry takes nobody who slips (C.2.5).
fn no_slip(state: &State, seat: Seat, to: Clearing) -> Option<Illegal> {
    let by_ferry = state.pawn(seat).is_some_and(|from| !state.neighbours(seat, from).contains(to));
    no_way(state, seat, to).or_else(|| by_ferry.then(|| at("root-no-path", "2.2.1", to)))
}

fn no_roam(state: &State, seat: Seat, vagabond: &Vagabond, to: Clearing) -> Option<Illegal> {
    if let Some(illegal) = no_way(state, seat, to) {
        return Some(illegal);
    }
    if let Some(illegal) = vagabond.clearing().and_then(|here| no_leaving(state, seat, here)) {
        return Some(illegal);
    }
    // a card that grants a move pays its boot
    let needed = boots(state, seat, to, u8::from(!is_interrupted(state)));
    if needed <= vagabond.ready(Item::Boot) {
        return None;
    }
    Some(if needed == 1 && !is_interrupted(state) {
        of_item("root-no-ready", "9.5.1", Item::Boot)
    } else {
        let many = counted("root-no-boots", "9.2.9.III.b", needed);
        Illegal { reason: many.reason.number("clearing", to.number()), law: many.law }
    })
}

/// Returns why these warriors do not come along (9.2.9.II.b).
fn no_follower(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    let (Action::RoamWith { to, ally, count } | Action::SlipWith { to, ally, count }) = action else { return None };
    let ready = followers(state, seat, to).any(|(other, most)| state.faction(other) == ally && count <= most);
    (!ready).then(|| of_faction("root-no-follower", "9.2.9.II.b", ally))
}

fn not_ready(vagabond: &Vagabond, wanted: Item, law: &'static str) -> Option<Illegal> {
    (vagabond.ready(wanted) == 0).then(|| of_item("root-no-ready", law, wanted))
}

/// Tiles of a kind and condition that are not among those that can be named.
fn no_tile(mut tiles: impl Iterator<Item = Tile>, wanted: Tile, law: &'static str) -> Option<Illegal> {
    (!tiles.any(|tile| tile == wanted)).then(|| of_item("root-no-tile", law, wanted.item))
}

fn no_character(vagabond: &Vagabond, wanted: Character, law: &'static str) -> Option<Illegal> {
    if vagabond.character != Some(wanted) {
        return Some(of_word("root-no-character", law, "character", wanted.id()));
    }
    not_ready(vagabond, Item::Torch, "9.5.9")
}

fn no_adventurer(state: &State, vagabond: &Vagabond) -> Option<Illegal> {
    if vagabond.character != Some(Character::Adventurer) {
        return no_character(vagabond, Character::Adventurer, "D.7");
    }
    state.used.improvised.then(|| because("root-no-improvising-twice", "D.7.2"))
}

fn no_aid(
    state: &State,
    seat: Seat,
    vagabond: &Vagabond,
    here: Clearing,
    faction: Faction,
    card: CardKind,
) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    if !CardSet::matching(state.suits(here)).has(card) {
        return Some(mismatch("root-no-aid-match", "9.5.4", card, here));
    }
    if !others_in(state, seat, here).any(|other| state.faction(other) == faction) {
        return Some(of_faction("root-no-one-to-aid", "9.5.4", faction));
    }
    vagabond.ready_tiles().next().is_none().then(|| because("root-no-item-to-exhaust", "9.5.4"))
}

fn no_quest(state: &State, here: Clearing, quest: Quest) -> Option<Illegal> {
    if !state.quests.contains(quest) {
        return Some(because("root-no-quest", "9.5.5"));
    }
    let suit = quest.suit();
    let other = of_suit("root-no-match", "9.5.5", suit);
    (suit != Suit::Bird && !state.has_suit(here, suit))
        .then(|| Illegal { reason: other.reason.number("clearing", here.number()), law: other.law })
}

/// 9.5.6: while somebody has a warrior there, it is the one who is hit.
fn no_strike(state: &State, seat: Seat, here: Clearing, party: Party) -> Option<Illegal> {
    let enemy = state.owner_of(party).filter(|&other| state.enemies_in(seat, here).contains(other));
    let Some(enemy) = enemy else { return Some(at("root-no-defender", "9.5.6", here)) };
    if let Some(illegal) = no_removal(state, seat, enemy, here) {
        return Some(illegal);
    }
    let warriors = state.warriors(enemy, here) > 0;
    Some(because(if warriors { "root-no-strike-past" } else { "root-no-strike" }, "9.5.6"))
}

fn no_victim(state: &State, seat: Seat, here: Clearing, faction: Faction) -> Option<Illegal> {
    let victim = others_in(state, seat, here).find(|&other| state.faction(other) == faction);
    let robbed = victim.is_some_and(|other| state.can_fight_in(other, here) && state.player(other).has_cards());
    (!robbed).then(|| of_faction("root-no-victim", "D.1.2", faction))
}

fn no_labor(state: &State, here: Clearing, card: CardKind) -> Option<Illegal> {
    if !state.discard.has(card) {
        return Some(of_card("root-no-labor", "D.2.2", card));
    }
    (!CardSet::matching(state.suits(here)).has(card)).then(|| mismatch("root-no-labor-match", "D.2.2", card, here))
}

fn no_fight(state: &State, here: Clearing, attacker: Faction, defender: Party) -> Option<Illegal> {
    let attacks = state.seat_of(attacker).filter(|&other| state.can_fight_in(other, here));
    let Some(attacks) = attacks else { return Some(of_faction("root-no-instigated", "D.4.2", attacker)) };
    let meets = state.owner_of(defender).filter(|&other| state.enemies_in(attacks, here).contains(other));
    let Some(meets) = meets else { return Some(of_faction("root-no-instigating", "D.4.2", defender)) };
    (!battle::opponents(state, attacks, here).contains(meets)).then(|| at("root-no-battle-with", "E.2.2", here))
}

fn no_glide(state: &State, seat: Seat, vagabond: &Vagabond, to: Clearing) -> Option<Illegal> {
    if let Some(illegal) = no_character(vagabond, Character::Harrier, "D.9").or_else(|| no_entry(state, seat, to)) {
        return Some(illegal);
    }
    let here = vagabond.clearing()?;
    if here == to {
        return Some(at("root-no-glide-here", "D.9.2", to));
    }
    no_leaving(state, seat, here)
}

fn no_partner(state: &State, partner: Faction) -> Option<Illegal> {
    let joins = state.seat_of(partner).is_some_and(|other| state.coalition_partners().contains(other));
    Some(if joins { because("root-no-yet", "9.2.8") } else { of_faction("root-no-partner", "9.2.8", partner) })
}
