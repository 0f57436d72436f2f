//! All the ways in which factions, and cards that change how things count, bend the general rules, on one page; what hirelings
//! bend is in `law/hooks/hirelings.rs`.

use crate::games::root::clockwork::queries as boards;
pub use crate::games::root::clockwork::queries::ready_ambush;
pub(in crate::games::root) use crate::games::root::clockwork::queries::take_ambush;
use crate::games::root::clockwork::words::Trait;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::eyrie::words::Leader;
pub(in crate::games::root) use crate::games::root::factions::hundreds::queries::{fall, go_first as lead, warlord_in};
use crate::games::root::factions::hundreds::state::Hundreds;
use crate::games::root::factions::hundreds::words::Mood;
pub(in crate::games::root) use crate::games::root::factions::keepers::queries::set_adrift;
pub(in crate::games::root) use crate::games::root::factions::lizards::queries::{avenge, take_revenge};
pub(in crate::games::root) use crate::games::root::factions::vagabond::queries::{
    arbiter_of as enlistable, battle_allies,
};
use crate::games::root::factions::vagabond::state::Vagabond;
use crate::games::root::factions::{corvids, duchy, hundreds, keepers, lizards, riverfolk, vagabond};
use crate::games::root::law::among::{Among, here};
use crate::games::root::law::why::held_by_band;
use crate::games::root::prelude::*;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::counts::Counts;
use crate::games::root::state::faction::{CraftsWith, FactionState};
use crate::games::root::state::losses::{Loss, Trigger};
use crate::games::root::state::suited::SuitMatching;
use crate::games::root::words::card::Deck;
use crate::games::root::words::event::Word;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, Tile};
use crate::games::root::words::owner::OwnerSet;
use crate::games::root::words::place::{Forest, Way, WaySet};
use crate::kernel::Viewer;
use arrayvec::ArrayVec;
pub(in crate::games::root) use hirelings::{artisans, battling, payment, removing, scouts};
pub use hirelings::{
    bandits, bars, closed, detained, detaining, is_dear, keeps_one, listens, may_lead, may_remove, physicians, price,
    sealed, shores,
};

mod hirelings;

/// Returns whether someone asks what lies on top of the discard pile: who controls the Lizard Envoys, or a Vagabot that is
/// the Tinker (R7.7.2).
pub fn looks_at_the_pile(state: &State) -> bool {
    let tinker = || state.seat_of_character(Character::Tinker).is_some_and(|seat| is_clockwork(state, seat));
    hirelings::looks_at_the_pile(state) || tinker()
}

/// Returns whether the owner rules where it ties for the most (7.2.2): the Eyrie, and who controls the Nobles.
#[inline]
pub fn rules_ties(state: &State, owner: Owner) -> bool {
    // 7.2.2, R5.2.1
    state.eyrie(owner).is_some() || plays_clockwork(state, owner, Faction::Eyrie) || hirelings::rules_ties(state, owner)
}

/// Returns whether the owner is a clockwork player, which has no hand and decides nothing (R2.8).
pub fn is_clockwork(state: &State, owner: impl Into<Owner>) -> bool {
    state.clockwork(owner).is_some()
}

/// Names the law by which a clockwork player does it, if the owner is one.
pub(in crate::games::root) fn by_board(
    state: &State,
    owner: impl Into<Owner>,
    law: &'static str,
    event: Event,
) -> Event {
    if is_clockwork(state, owner) { event.by(law) } else { event }
}

/// Returns whether the owner is the clockwork player of the faction.
#[inline]
pub fn plays_clockwork(state: &State, owner: impl Into<Owner>, faction: Faction) -> bool {
    let owner = owner.into();
    is_clockwork(state, owner) && owner.seat().is_some_and(|seat| state.plays(seat, faction))
}

/// Returns whether the owner is a clockwork player with the trait card.
pub fn has_trait(state: &State, owner: impl Into<Owner>, card: Trait) -> bool {
    state.clockwork(owner).is_some_and(|clockwork| clockwork.has(card))
}

/// Tells that the trait card of a clockwork player does what the next entries tell.
pub(in crate::games::root) fn invoke(owner: impl Into<Owner>, card: Trait, world: &mut World) {
    let owner = owner.into();
    world.emit(|| Event::new(EventKind::Invoked, owner).with(Detail::Word(Word::Trait, card.id())));
}

/// Returns the enemies that a clockwork player counts and aims at: humans alone, and hirelings, if the humans win together
/// (R3.5).
pub fn foes(state: &State, me: Seat) -> OwnerSet {
    let enemies = state.enemies(me);
    if !state.cooperative {
        return enemies;
    }
    enemies.iter().filter(|&enemy| !is_clockwork(state, enemy)).collect()
}

/// The strength of a token for rule with Soup Kitchens.
pub const TOKEN_STRENGTH: u8 = 2;

/// Returns what the tokens of the owner count for rule in the clearing (2.5): nothing, or two each with Soup Kitchens.
pub fn token_strength(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    if tokens_rule(state, owner) { TOKEN_STRENGTH * tokens(state, owner, clearing) } else { 0 }
}

/// Returns the tokens of the owner in the clearing.
pub fn tokens(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    state.tokens_of(owner).iter().map(|&piece| state.count(piece, clearing)).sum()
}

/// Returns whether `token_strength` is ever above zero.
pub fn tokens_rule(state: &State, owner: Owner) -> bool {
    state.deck_kind == Deck::ExilesPartisans && state.has_effect(owner, CardKind::SoupKitchens)
}

/// Returns whether anyone's tokens count for rule.
pub fn tokens_rule_anywhere(state: &State) -> bool {
    state.deck_kind == Deck::ExilesPartisans && state.seats().any(|seat| state.has_effect(seat, CardKind::SoupKitchens))
}

/// Returns the clearings that are all next to each other for the owner, whatever joins them: by Tunnels those with its
/// crafting pieces.
pub fn shortcuts(state: &State, owner: Owner) -> ClearingSet {
    let tunnels = state.deck_kind == Deck::ExilesPartisans && state.has_effect(owner, CardKind::Tunnels);
    owner.seat().filter(|_| tunnels).map_or(ClearingSet::EMPTY, |seat| crafting_clearings(state, seat))
}

/// Returns the ways that lead the owner's pieces from one clearing to the other, the ferry aside.
pub fn ways(state: &State, owner: Owner, from: Clearing, to: Clearing) -> WaySet {
    let leads = |way: Way| match way {
        // R12.2.1
        Way::Path => {
            state.adjacent(from).contains(to) || state.board.closed(from).contains(to) && is_clockwork(state, owner)
        }
        Way::River => rivers(state, owner) != Rivers::NoPaths && state.board.river_adjacent(from).contains(to),
        Way::Tunnel => from != to && ClearingSet::of(from).with(to).is_subset(shortcuts(state, owner)),
        Way::Ferry => false,
    };
    [Way::Path, Way::River, Way::Tunnel].into_iter().filter(|&way| leads(way)).collect()
}

/// Returns where the ferry leads the owner from the clearing now; once in a turn.
pub fn ferry_ways(state: &State, owner: impl Into<Owner>, from: Clearing) -> ClearingSet {
    if is_clockwork(state, owner) { ferry_links(state, from) } else { ferry_from(state, from) }
}

/// Returns where the ferry leads from the clearing where it lies: along the water, on the lake to every other coast (C.2.2,
/// C.2.5).
#[inline]
pub fn ferry_from(state: &State, from: Clearing) -> ClearingSet {
    if state.ferry == Some(from) && !state.used.ferried { state.board.river_adjacent(from) } else { ClearingSet::EMPTY }
}

/// Returns the clearings that a closed path or the ferry joins with this one, as they do for a clockwork player (R12.1.1,
/// R12.2.1).
#[cold]
pub fn clockwork_links(state: &State, clearing: Clearing) -> ClearingSet {
    state.board.closed(clearing) | ferry_links(state, clearing)
}

/// The ferry as a path, in both directions (R12.1.1).
fn ferry_links(state: &State, clearing: Clearing) -> ClearingSet {
    let Some(ferry) = state.ferry else { return ClearingSet::EMPTY };
    let coast = ferry_from(state, ferry);
    match coast.contains(clearing) {
        true => ClearingSet::of(ferry),
        false => ferry_from(state, clearing),
    }
}

/// Returns whether a move of the owner's from one clearing to the other, the ferry aside, is along a path with a bandit of
/// an enemy (E.2.2): not if another way leads there.
pub fn owes_toll(state: &State, owner: impl Into<Owner>, from: Clearing, to: Clearing) -> bool {
    let owner = owner.into();
    bandits(state, from, to).is_some_and(|bandits| {
        state.are_enemies(bandits, owner) && ways(state, owner, from, to) == WaySet::of(Way::Path)
    })
}

/// Returns whether no path leads there for who has a card that opens other ways (4.2): then how many go is a question of
/// its own.
pub fn asks_how_many(state: &State, owner: impl Into<Owner>, from: Clearing, to: Clearing) -> bool {
    let owner = owner.into();
    state.deck_kind == Deck::ExilesPartisans
        && (state.has_effect(owner, CardKind::Tunnels) || state.has_effect(owner, CardKind::BoatBuilders))
        && !ways(state, owner, from, to).contains(Way::Path)
}

/// Returns whether the owner moves without rule at either end (4.2.1): the Corvids (13.2.3), who has Corvid Planners, and
/// the Protector.
#[inline]
pub fn moves_without_rule(state: &State, owner: impl Into<Owner>) -> bool {
    let owner = owner.into();
    state.corvids(owner).is_some()
        // R11.2.1
        || plays_clockwork(state, owner, Faction::Corvids)
        || state.deck_kind == Deck::ExilesPartisans && state.has_effect(owner, CardKind::CorvidPlanners)
        || hirelings::moves_without_rule(state, owner)
}

/// Returns who rules clearings whatever stands there, and which: the Cult where it has a garden (10.2.4).
pub fn rules_outright(state: &State) -> Option<(Seat, ClearingSet)> {
    let seat = state.seat_of(Faction::Lizards)?;
    Some((seat, state.clearings_with_buildings(seat)))
}

/// Narrows down where pieces of the owner may be placed: none but those that the Marquise place at the keep (6.2.2), none at
/// all where a torch burns (D.6.2), none of an enemy of the Corvids at a snare (13.7.2), or of the Furious Protector with it
/// (E.2.2).
#[inline]
pub(in crate::games::root) fn placing<A: Among<ClearingSet>>(state: &State, owner: impl Into<Owner>, sites: A) -> A {
    let owner = owner.into();
    let kept = if places_at_keep(state, owner) { ClearingSet::EMPTY } else { state.clearings_with(Piece::Keep) };
    sites
        .except(state.scorched, here("root-no-scorched", "D.6.2"))
        .except(held(state, owner), here("root-no-place-at-snare", "13.7.2"))
        .except(closed(state, owner), here("root-no-place-at-protector", "E.2.2"))
        .except(kept, here("root-no-place-at-keep", "6.2.2"))
}

pub fn may_place(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> bool {
    !placing(state, owner, ClearingSet::of(clearing)).is_empty()
}

/// Whether the Marquise controls this hireling.
fn places_at_keep(state: &State, owner: Owner) -> bool {
    state.controller(owner).is_some_and(|seat| state.plays(seat, Faction::Marquise))
}

/// The clearings with a snare face up against the owner, where it places nothing and out of which it moves nothing (13.7.2).
fn held(state: &State, owner: impl Into<Owner>) -> ClearingSet {
    let owner = owner.into();
    match state.seat_of(Faction::Corvids) {
        // R11.8.2: what a clockwork player would place or move takes the snare away instead
        Some(corvids) if state.are_enemies(owner, corvids) && !is_clockwork(state, owner) => {
            state.clearings_with(Piece::Snare)
        }
        _ => ClearingSet::EMPTY,
    }
}

/// Narrows down out of which clearings the owner may move: nothing goes where a snare is face up against it (13.7.2), nor its
/// pawn where a band keeps it (E.2.2). To slip is not to move (9.4.2).
#[inline]
pub(in crate::games::root) fn leaving<A: Among<ClearingSet>>(state: &State, owner: impl Into<Owner>, origins: A) -> A {
    let owner = owner.into();
    origins
        .except(hirelings::detained_pawn(state, owner), |from| held_by_band(from, 0))
        .except(held(state, owner), here("root-no-way-out", "13.7.2"))
}

/// Narrows down where anything may come in, by a move, by a slip or otherwise (D.6.2).
#[inline]
pub(in crate::games::root) fn entering<A: Among<ClearingSet>>(state: &State, ends: A) -> A {
    ends.except(state.scorched, here("root-no-scorched", "D.6.2"))
}

/// The meaning of rivers to an owner (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rivers {
    NoPaths,
    /// Paths like others.
    Paths,
    /// Paths along which it moves without rule at either end.
    PathsWithoutRule,
}

/// Returns paths without rule for the Riverfolk (11.2.2), paths for who has bought riverboats (11.2.7.II) or crafted Boat
/// Builders; none for hirelings (E.3.5).
pub fn rivers(state: &State, owner: impl Into<Owner>) -> Rivers {
    let Some(seat) = owner.into().seat() else { return Rivers::NoPaths };
    let builders = || state.deck_kind == Deck::ExilesPartisans && state.has_effect(seat, CardKind::BoatBuilders);
    if state.riverfolk(seat).is_some() {
        Rivers::PathsWithoutRule
    } else if state.used.riverboats && state.turn == seat || builders() {
        Rivers::Paths
    } else {
        Rivers::NoPaths
    }
}

/// Returns what a battle brings before the roll: the Hundreds may rally where one of the sides is theirs (14.7.1).
pub fn before_the_roll(state: &State, attacker: Owner, defender: Owner) -> Option<Task> {
    let fights = state.hundreds(attacker).is_some() || state.hundreds(defender).is_some();
    fights.then_some(Task::Hundreds(hundreds::state::Step::Rally))
}

/// Returns what a battle brings first of all: the Hundreds may fight for loot (14.2.5).
pub fn at_the_start_of_battle(state: &State, attacker: Owner) -> Option<Task> {
    state.hundreds(attacker).map(|_| Task::Hundreds(hundreds::state::Step::Loot))
}

/// Returns what the end of a battle brings an attacker who rules the field: after a fight for loot, a tile (14.2.5).
pub fn spoils(state: &State, battle: &Battle) -> Option<Task> {
    let from = battle.defender.seat().filter(|_| battle.looting)?;
    hundreds::queries::lootable(state, from).next().map(|_| Task::Hundreds(hundreds::state::Step::Spoils { from }))
}

/// Returns the items on which the owner takes hits instead of on pieces (9.2.7).
pub fn item_track(state: &State, owner: impl Into<Owner>) -> Option<&Vagabond> {
    state.pawn_kit(owner)
}

pub(in crate::games::root) fn item_track_mut(state: &mut State, seat: Seat) -> Option<&mut Vagabond> {
    state.pawn_kit_mut(seat)
}

/// Returns whether the owner says which of their items take the hits (9.2.7): a Vagabot does not (R7.2.5).
pub fn chooses_damage(state: &State, owner: impl Into<Owner>, hits: u8) -> bool {
    let owner = owner.into();
    state.vagabond(owner).is_some_and(|items| items.must_choose_damage(hits))
}

/// Returns the item that takes the next hit where nobody chooses: of a Vagabot an exhausted one first (R7.2.5).
pub fn next_to_damage(state: &State, owner: impl Into<Owner>) -> Option<Tile> {
    let owner = owner.into();
    let mut tiles = item_track(state, owner)?.undamaged_tiles();
    let exhausted = |tile: &Tile| tile.condition.is_exhausted();
    if !is_clockwork(state, owner) {
        return tiles.next();
    }
    let mut others = item_track(state, owner)?.undamaged_tiles();
    tiles.find(exhausted).or_else(|| others.next())
}

/// Returns the hirer of the Riverfolk's warriors, and the Riverfolk: the current player, in Daylight and Evening
/// (11.2.7.III). These warriors count for the rule of the buyer and not of the Riverfolk.
#[inline]
pub fn hire(state: &State) -> Option<(Seat, Seat)> {
    if !state.used.mercenaries || !matches!(state.phase, Phase::Daylight | Phase::Evening) {
        return None;
    }
    // a pawn buys them of clockwork Riverfolk for no use but that others do not have them
    if pays_in_items(state, state.turn) {
        return None;
    }
    Some((state.turn, state.seat_of(Faction::Riverfolk)?))
}

/// Returns whose warriors fight as the owner's own against another (11.2.7.III).
pub fn mercenaries(state: &State, owner: impl Into<Owner>, against: impl Into<Owner>) -> Option<Seat> {
    let (owner, against) = (owner.into(), against.into());
    let hired = hire(state).filter(|&(by, of)| by == owner && of != against).map(|(_, of)| of);
    hired.or_else(|| boards::helps(state, owner, against))
}

/// Returns who has hired the warriors of an owner (11.2.7.III).
pub fn hirer(state: &State, owner: impl Into<Owner>) -> Option<Seat> {
    let owner = owner.into();
    hire(state).filter(|&(_, of)| of == owner).map(|(by, _)| by)
}

/// Returns how many of them are in the clearing.
pub fn mercenaries_in(state: &State, owner: impl Into<Owner>, against: impl Into<Owner>, clearing: Clearing) -> u8 {
    mercenaries(state, owner, against).map_or(0, |of| state.warriors(of, clearing))
}

/// Returns what the current player may buy of another before all else of their Birdsong (11.2.6).
pub fn shop(state: &State) -> Option<Task> {
    if is_clockwork(state, state.turn) {
        return None;
    }
    let seller = state.seat_of(Faction::Riverfolk).filter(|&seat| seat != state.turn);
    seller.map(|_| Task::Riverfolk(riverfolk::state::Step::Services))
}

/// Returns whether the seat pays for services with items, having no warriors, and so has no use for mercenaries
/// (11.2.6.III,
/// 11.2.7.III.b).
pub fn pays_in_items(state: &State, seat: Seat) -> bool {
    state.has_pawn(seat)
}

/// Returns whether the seat joins another player where others activate dominance (9.2.8).
pub fn joins_coalitions(state: &State, seat: Seat) -> bool {
    state.vagabond(seat).is_some()
}

/// Returns whether a hand lies open for all to see (11.2.3).
pub fn plays_open(state: &State, seat: Seat) -> bool {
    state.plays(seat, Faction::Riverfolk)
}

/// Returns whether the viewer sees into the hidden places of the seat.
pub fn sees_into(state: &State, viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::All => true,
        Viewer::Seat(viewer) if viewer == seat => true,
        Viewer::Seat(_) | Viewer::Spectator => plays_open(state, seat),
    }
}

/// Returns the rolled hits that an owner can deal in a clearing at most (4.3.2.I, 9.2.6), allied warriors aside.
pub fn max_hits(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    match (item_track(state, owner), state.vagabot(owner)) {
        // R7.2.4
        (_, Some(vagabot)) => 1 + vagabot.on_track().min(MORE_ROLLED_HITS),
        (Some(vagabond), None) => vagabond.undamaged(Item::Sword),
        (None, None) => state.warriors(owner, clearing) + hirelings::pawn_hits(state, owner, clearing),
    }
}

/// Items on the battle track of a Vagabot that raise its rolled hits; one more brings an extra hit (R7.2.4).
const MORE_ROLLED_HITS: u8 = 2;

/// Returns how far an Arbiter raises a defender's rolled hits (D.5.2); a Vagabot by the items on its battle track (R7.7.6).
pub fn lent_hits(state: &State, arbiter: Seat, clearing: Clearing) -> u8 {
    state.vagabot(arbiter).map_or_else(|| max_hits(state, arbiter, clearing), |vagabot| vagabot.on_track())
}

/// Returns whether a clockwork defender enlists the Arbiter: one who deals few hits, fewer than it could, and is ahead
/// (R7.7.6).
pub fn enlists_by_itself(state: &State, battle: &Battle) -> bool {
    let at = battle.clearing;
    let Some((arbiter, defender)) = enlistable(state, battle).zip(battle.defender.seat()) else { return false };
    let hits = max_hits(state, defender, at);
    let attacker = battle.attacker;
    let pieces = state.warriors(attacker, at) + state.placed(attacker, at) + u8::from(state.pawn(attacker) == Some(at));
    is_clockwork(state, defender)
        && hits < MOST_ROLLED_HITS
        && hits < pieces
        && state.player(defender).score > state.player(arbiter).score
}

/// The highest face of a die (4.3.2).
const MOST_ROLLED_HITS: u8 = 3;

/// Returns whether a defender is defenseless (4.3.3.II, 9.2.4): a Vagabot always is, having no warriors (reading of R7.2).
pub fn is_defenseless(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> bool {
    let owner = owner.into();
    max_hits(state, owner, clearing) == 0 && !has_trait(state, owner, Trait::Garrison) || state.vagabot(owner).is_some()
}

/// Returns whether the attacker deals a hit before the roll, by the trait Marksman.
pub fn shoots_first(state: &State, attacker: Owner) -> bool {
    has_trait(state, attacker, Trait::Marksman)
}

/// Returns the rolled hits beyond those of its warriors that a defender can deal: one for each trade post by the trait Garrison.
pub fn garrison_hits(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    if has_trait(state, owner, Trait::Garrison) { tokens(state, owner, clearing) } else { 0 }
}

/// Returns the rolled hits that an attacker can deal whatever its warriors: all by the trait Ferocious.
pub fn least_cap(state: &State, owner: impl Into<Owner>) -> u8 {
    if has_trait(state, owner, Trait::Ferocious) { MOST_ROLLED_HITS } else { 0 }
}

/// Returns whether the defender takes the higher roll (8.2.2): a clockwork Alliance does with the trait Veterans.
pub fn defends_with_the_higher_roll(state: &State, owner: impl Into<Owner>) -> bool {
    let owner = owner.into();
    state.alliance(owner).is_some() || has_trait(state, owner, Trait::Veterans)
}

/// Returns warriors of the owner that `by` can take out of the clearing by other effects than a battle.
pub fn removable_warriors(state: &State, owner: impl Into<Owner>, by: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    if may_remove(state, owner, by, clearing) { common_warriors(state, owner, clearing) } else { 0 }
}

/// Returns warriors of the owner that a move of warriors can take out of the clearing: not those that listen to a band
/// (E.2.2).
#[inline]
pub fn movable_warriors(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    let here = common_warriors(state, owner, clearing);
    if state.hirelings.is_empty() {
        return here;
    }
    here.saturating_sub(hirelings::detained_warriors(state, owner, clearing))
}

/// Warriors of the owner but the warlord, who moves under rules of their own (14.2.2). Mercenaries leave by battle only
/// (11.2.7.III).
#[inline]
fn common_warriors(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    if hirer(state, owner).is_some() {
        return 0;
    }
    state.warriors(owner, clearing).saturating_sub(u8::from(hundreds::queries::warlord_in(state, owner, clearing)))
}

/// Returns whether the owner ignores the first hit that it takes in a battle in the clearing (14.7.7, 15.2.4), as who
/// controls the Badger Bodyguards does.
pub fn ignores_first_hit(state: &State, owner: Owner, clearing: Clearing) -> bool {
    hundreds::queries::feels(state, owner, Mood::Stubborn, clearing)
        || state.keepers(owner).is_some() && keepers::queries::are_devout(state, clearing)
        || hirelings::guards(state, owner)
}

/// Returns the extra hits that a faction deals as attacker without being asked (7.8.3, 14.7.8), the Raven Sentries' included.
pub fn attacker_extra_hits(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    u8::from(leads(state, owner, Leader::Commander) || hundreds::queries::feels(state, owner, Mood::Wrathful, clearing))
        + u8::from(is_led_by_captain(state, owner, clearing))
        + u8::from(is_loaded(state, owner))
        + hirelings::sentry_hits(state, owner, clearing)
}

/// Tells what the boards and trait cards of clockwork players add to a roll.
pub(in crate::games::root) fn tell_hits(
    state: &State,
    attacker: Owner,
    defender: Owner,
    clearing: Clearing,
    world: &mut World,
) {
    let lurks = plays_clockwork(state, defender, Faction::Corvids) && state.count(Piece::Plot, clearing) > 0;
    let extra = [
        (is_led_by_captain(state, attacker, clearing), attacker, "R10.7.1"),
        (is_loaded(state, attacker), attacker, "R7.2.4"),
        (lurks, defender, "R11.2.2"),
        (ambushes_by_itself(state, defender, clearing), defender, "R6.2.2"),
    ];
    for (_, owner, law) in extra.into_iter().filter(|(adds, ..)| *adds) {
        world.emit(|| Event::new(EventKind::ExtraHit, owner).by(law));
    }
    let cards = [
        (attacker, Trait::Ferocious, true),
        (defender, Trait::Veterans, true),
        (defender, Trait::Garrison, garrison_hits(state, defender, clearing) > 0),
    ];
    for (owner, card, counts) in cards {
        if counts && has_trait(state, owner, card) {
            invoke(owner, card, world);
        }
    }
    let helper = boards::helps(state, attacker, defender).or_else(|| boards::helps(state, defender, attacker));
    if let Some(seat) = helper.filter(|&seat| state.warriors(seat, clearing) > 0) {
        invoke(seat, Trait::Involved, world);
    }
}

/// Whether a Vagabot has so many items on its battle track that it deals an extra hit (R7.2.4).
fn is_loaded(state: &State, owner: Owner) -> bool {
    state.vagabot(owner).is_some_and(|vagabot| vagabot.on_track() > MORE_ROLLED_HITS)
}

/// Whether a clockwork Duchy attacks by a tunnel with a crown on its Captain (R10.7.1).
fn is_led_by_captain(state: &State, owner: Owner, clearing: Clearing) -> bool {
    plays_clockwork(state, owner, Faction::Duchy)
        && state.count(Piece::Tunnel, clearing) > 0
        && boards::is_crowned(state, owner, Minister::Captain)
}

/// Returns the human who pays for buildings of a clockwork Duchy with the trait Investors that `by` removes.
pub fn investor(state: &State, by: Owner) -> Option<Seat> {
    let duchy = state.seat_of(Faction::Duchy).filter(|&duchy| has_trait(state, duchy, Trait::Investors))?;
    state.answers_for(by).filter(|&payer| payer != duchy && !is_clockwork(state, payer))
}

/// Returns whether a removed piece can come back that otherwise would be lost for good: trade posts of clockwork Riverfolk
/// (R9.2.2).
pub fn comes_back(state: &State, owner: Owner) -> bool {
    plays_clockwork(state, owner, Faction::Riverfolk)
}

/// Returns warriors from Payments to the player who removed trade posts of the clockwork Riverfolk (R9.2.2).
pub(in crate::games::root) fn refund(state: &mut State, loss: &Loss, world: &mut World) {
    let posts: u8 = Piece::POSTS.iter().map(|post| loss.pieces[post.index()]).sum();
    if posts > 0
        && plays_clockwork(state, loss.owner, Faction::Riverfolk)
        && let (Some(owner), Some(by)) = (loss.owner.seat(), loss.by.seat())
    {
        boards::refund(state, owner, by, posts, world);
    }
}

/// Swords that an owner can exhaust after the roll for an extra hit each (D.8.2).
pub fn swift_swords(state: &State, owner: impl Into<Owner>) -> u8 {
    match state.vagabond(owner) {
        Some(vagabond) if vagabond.character == Some(Character::Ronin) => vagabond.ready(Item::Sword),
        _ => 0,
    }
}

/// Returns the extra hits that a faction deals as defender without being asked: with a plot face down (13.2.5), and with
/// Raven Sentries.
pub fn defender_extra_hits(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
    let owner = owner.into();
    // R11.2.2
    let lurks = state.corvids(owner).is_some() || plays_clockwork(state, owner, Faction::Corvids);
    u8::from(lurks && state.count(Piece::Plot, clearing) > 0)
        + u8::from(ambushes_by_itself(state, owner, clearing))
        + hirelings::sentry_hits(state, owner, clearing)
}

/// Whether a clockwork Alliance deals an extra hit as defender: with a warrior, by the trait Informants with sympathy, too
/// (R6.2.2).
fn ambushes_by_itself(state: &State, owner: Owner, clearing: Clearing) -> bool {
    plays_clockwork(state, owner, Faction::Alliance)
        && (state.warriors(owner, clearing) > 0
            || has_trait(state, owner, Trait::Informants) && state.is_sympathetic(clearing))
}

/// Counts the removed pieces that bring no point: sympathy with the trait Popularity.
pub fn worthless(state: &State, loss: &Loss) -> u8 {
    if has_trait(state, loss.owner, Trait::Popularity) { loss.pieces[Piece::Sympathy.index()] } else { 0 }
}

/// The player who loses a point for each building and token that the owner of the trait War Tax removed.
pub(in crate::games::root) fn taxed(state: &State, loss: &Loss) -> Option<Seat> {
    loss.owner.seat().filter(|_| has_trait(state, loss.by, Trait::WarTax))
}

/// Notes tokens that the Logical Lizards remove in battle, for the trait Spiteful.
pub(in crate::games::root) fn note_tokens(state: &mut State, loss: &Loss) {
    let tokens = || Piece::ALL.iter().any(|piece| !piece.is_building() && loss.pieces[piece.index()] > 0);
    if has_trait(state, loss.by, Trait::Spiteful)
        && tokens()
        && let Some(seat) = loss.by.seat()
        && let Some(cult) = state.clockwork_mut(seat).and_then(|clockwork| clockwork.cult_mut())
    {
        cult.spilled = true;
    }
}

/// Returns whether of warriors of the owner that are removed at once one joins the acolytes (R8.2.2).
pub fn takes_revenge(state: &State, owner: Owner) -> bool {
    plays_clockwork(state, owner, Faction::Lizards)
}

/// Returns whether a plot of a clockwork player is among what is lost that has the trait Backup Plans.
pub fn backs_up(state: &State, loss: &Loss) -> bool {
    has_trait(state, loss.owner, Trait::BackupPlans) && Piece::PLOTS.iter().any(|plot| loss.pieces[plot.index()] > 0)
}

/// The trait Backup Plans: where a plot was removed a warrior comes.
pub(in crate::games::root) fn back_up(state: &mut State, seat: Seat, clearing: Clearing, world: &mut World) {
    if has_trait(state, seat, Trait::BackupPlans) && may_place(state, seat, clearing) {
        invoke(seat, Trait::BackupPlans, world);
        state.recruit(seat, clearing, 1, world);
    }
}

/// Pieces that a bomb takes of a clockwork player (R11.8.1).
pub const BOMBED: u8 = 2;

/// Warriors that the trait Hospitals heals after a battle, and those that must have fallen in it.
pub const HEALED: u8 = 2;

/// Returns whom the trait Hospitals heals after a battle in which they lost warriors as defender, and the keep where it does.
pub fn healing(state: &State, battle: &Battle) -> Option<(Seat, Clearing)> {
    if !has_trait(state, battle.defender, Trait::Hospitals) || battle.fallen < HEALED {
        return None;
    }
    let keep = state.clearings_with(Piece::Keep).first();
    battle.defender.seat().zip(keep).filter(|&(seat, keep)| may_place(state, seat, keep))
}

/// Returns hits that a building takes in battle before it is removed: two by the trait Fortified.
pub fn sturdiness(state: &State, owner: Owner) -> u8 {
    if has_trait(state, owner, Trait::Fortified) { 2 } else { 1 }
}

/// Points that each removed relic brings besides the general ones (15.2.5).
pub const PRIZE_POINTS: u8 = 1;

/// Returns points for warriors that fall to the owner in battle: to a Vagabot that attacks (R7.5.4). None if it has other
/// rules.
pub fn hunted(state: &State, loss: &Loss) -> Option<u8> {
    state.vagabot(loss.by)?;
    let attacks = state.battle.as_ref().is_some_and(|battle| battle.attacker == loss.by);
    Some(if attacks { loss.warriors } else { 0 })
}

/// Returns points beyond the general ones for a battle in which the owner removed buildings or tokens (7.8.4).
pub fn battle_bonus(state: &State, owner: Owner) -> u8 {
    u8::from(leads(state, owner, Leader::Despot))
}

/// Returns points for crafting an item with this value printed (7.2.3, 7.8.1, R1.1.2); Master Engravers add one.
pub fn item_points(state: &State, seat: Seat, printed: u8) -> u8 {
    // R1.1.2
    let flat =
        state.clockwork(seat).is_some() || state.plays(seat, Faction::Eyrie) && !leads(state, seat, Leader::Builder);
    let points = if flat { 1 } else { printed };
    points + u8::from(state.has_effect(seat, CardKind::MasterEngravers))
}

/// Returns what is asked about an item that the seat has crafted, before it lies anywhere: the Hundreds keep it, or
/// give it away for the points printed (14.2.3).
pub fn sale(state: &State, seat: Seat, item: Item, points: u8) -> Option<Task> {
    state.hundreds(seat).map(|_| Task::Hundreds(hundreds::state::Step::Trade { item, points }))
}

/// Returns what becomes of an item that the seat takes from a ruin, if it goes into no Crafted Items box: the Hundreds
/// hoard it (14.2.4).
pub fn unearths(state: &State, seat: Seat, clearing: Clearing) -> Option<Task> {
    state.hundreds(seat).map(|_| Task::Hundreds(hundreds::state::Step::Unearth { clearing }))
}

/// Returns whether faction pieces of the seat lie in the forest: relics (15.3.1).
pub fn lies_in(state: &State, seat: Seat, forest: Forest) -> bool {
    state.keepers(seat).is_some_and(|keepers| !keepers.forests.is_empty(forest))
}

/// Returns whether the card that the seat crafts now is exported instead (11.5.3.I).
pub fn exports(state: &State, seat: Seat) -> bool {
    riverfolk::queries::is_exporting(state, seat)
}

/// Returns cards drawn in Evening: one, and one for each uncovered draw icon (6.6, 7.6.2, 8.6.2, 9.6.2, 10.6.3,
/// 12.6.3, 13.6.2, 15.6.3); the Hundreds as their mood says (14.6.3), the Riverfolk none (11.6).
pub fn evening_draw(state: &State, seat: Seat) -> u8 {
    let uncovered = |icons: &[u8], piece: Piece| icons.iter().filter(|&&needed| state.on_map(piece) >= needed).count();
    1 + match &state.player(seat).kit {
        FactionState::Undrafted | FactionState::Riverfolk(_) | FactionState::Clockwork(_) => return 0,
        FactionState::Marquise => uncovered(&[3, 5], Piece::Recruiter) as u8,
        FactionState::Eyrie(_) => uncovered(&[3, 6], Piece::Roost) as u8,
        FactionState::Alliance(_) => {
            Suit::CLEARING.into_iter().filter_map(Piece::base).map(|base| state.on_map(base)).sum()
        }
        FactionState::Vagabond(vagabond) => vagabond.on_track(Item::Coin),
        FactionState::Lizards(_) => Piece::GARDENS
            .into_iter()
            .map(|garden| uncovered(&[lizards::state::GARDENS_FOR_A_CARD], garden) as u8)
            .sum(),
        FactionState::Duchy(_) => state.on_map(Piece::Market),
        FactionState::Corvids(_) => state.on_map(Piece::Extortion),
        FactionState::Hundreds(hundreds) => rowdy_cards(state, seat, hundreds),
        FactionState::Keepers(_) => Piece::WAYSTATIONS.into_iter().map(|station| state.on_map(station)).sum(),
    }
}

/// Returns whether warriors of the owner that a battle removes join the Cult's acolytes instead of the supply: those that
/// fall in its defense (10.2.3).
pub fn avenges(state: &State, owner: Owner) -> bool {
    state.lizards(owner).is_some() && state.battle.as_ref().is_some_and(|battle| battle.defender == owner)
}

/// Returns the Lost Souls, where everybody's cards go that are spent or discarded while the Cult plays (10.2.6).
pub fn lost_souls(state: &State) -> Option<CardSet> {
    let seat = state.seat_of(Faction::Lizards)?;
    let clockwork = || state.clockwork(seat)?.cult().map(|cult| cult.souls.cards);
    state.lizards(seat).map(|lizards| lizards.souls).or_else(clockwork)
}

/// A pile that a triggered effect takes a card out of, or puts one into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    Hand(Seat),
    Supporters,
}

/// The cards that a triggered effect touches, as far as another one could notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    pub from: Option<Pile>,
    pub into: Option<Pile>,
    /// Whether it may draw.
    pub draws: bool,
    /// Whether what it takes is discarded.
    pub discards: bool,
}

/// Returns what a triggered effect does with cards (1.1.3).
pub fn cards_of(state: &State, trigger: Trigger) -> Cards {
    let from = loser(state, trigger).map(Pile::Hand);
    match trigger {
        // 6.2.3, 12.2.3
        Trigger::Hospital { .. } | Trigger::Failure | Trigger::Physicians { .. } => {
            Cards { from, discards: true, ..Cards::default() }
        }
        // 8.2.6
        Trigger::Outrage { payer, .. } => {
            Cards { from: Some(Pile::Hand(payer)), into: Some(Pile::Supporters), draws: true, discards: false }
        }
        // 8.2.4
        Trigger::BaseLost { .. } | Trigger::ShedSupporters => {
            Cards { from: Some(Pile::Supporters), discards: true, ..Cards::default() }
        }
        Trigger::Errors { by, .. } => {
            let from = investor(state, by).map(Pile::Hand);
            Cards { from, discards: from.is_some(), ..Cards::default() }
        }
        // 10.2.5
        Trigger::GardensLost { .. } => Cards { from, ..Cards::default() },
        Trigger::FerryDraw { seat } => Cards { into: Some(Pile::Hand(seat)), draws: true, ..Cards::default() },
        Trigger::Damage { .. }
        | Trigger::PostsLost { .. }
        | Trigger::LoseFunds { .. }
        | Trigger::Raid { .. }
        | Trigger::Prize { .. } => Cards::default(),
    }
}

/// Returns the seat whose loss triggered it, and who therefore orders it in battle (4.3.4).
pub fn loser(state: &State, trigger: Trigger) -> Option<Seat> {
    let faction = match trigger {
        Trigger::Hospital { .. } => Faction::Marquise,
        Trigger::Outrage { .. } | Trigger::BaseLost { .. } | Trigger::ShedSupporters => Faction::Alliance,
        Trigger::Damage { seat, .. } | Trigger::Physicians { seat, .. } => return Some(seat),
        Trigger::GardensLost { .. } => Faction::Lizards,
        Trigger::PostsLost { .. } | Trigger::LoseFunds { .. } => Faction::Riverfolk,
        // a move by ferry loses nothing, and there is none in a battle
        Trigger::FerryDraw { .. } => return None,
        Trigger::Failure | Trigger::Errors { .. } => Faction::Duchy,
        Trigger::Raid { .. } => Faction::Corvids,
        Trigger::Prize { .. } => Faction::Keepers,
    };
    state.seat_of(faction)
}

/// Returns whether warriors of the seat lie among funds that can be lost (11.2.5.I).
pub fn has_funds(state: &State, seat: Seat) -> bool {
    let company = state.seat_of(Faction::Riverfolk).and_then(|company| state.riverfolk(company));
    company.is_some_and(|riverfolk| riverfolk.funds[seat.index()] > 0)
}

/// Returns what a move of warriors brings: relics may go along with them, one for each (15.2.4).
pub fn burden(state: &State, owner: Owner, from: Clearing, to: Clearing, count: u8) -> Option<Task> {
    let carries = count > 0 && state.keepers(owner).is_some() && keepers::queries::has_relics(state, from);
    carries.then_some(Task::Keepers(keepers::state::Step::Carry { from, to, left: count }))
}

/// Returns where the leader stands who moves under rules of its own, of warriors the one (14.2.2).
pub fn warlord(state: &State, seat: Seat) -> Option<Clearing> {
    state.hundreds(seat)?.warlord
}

/// Returns the task that asks how many warriors go along with the warlord.
pub fn company(to: Clearing) -> Task {
    Task::Hundreds(hundreds::state::Step::Company { to })
}

/// Returns what an owner whose pieces no effect removes suffers instead, with all it removes in a clearing (9.2.2.I).
pub fn damage_instead_of_removal(state: &State, owner: Owner) -> Option<Trigger> {
    let seat = owner.seat().filter(|&seat| state.has_pawn(seat))?;
    Some(Trigger::Damage { seat, left: vagabond::state::DAMAGE_INSTEAD_OF_REMOVAL })
}

/// Whether the piece that leaves the map is a plot that was a raid: its owner knew, and the supply gets what it was
/// (13.7.4).
pub(in crate::games::root) fn plot_leaves(state: &mut State, clearing: Clearing, piece: Piece) -> bool {
    piece.owner() == Faction::Corvids.into() && corvids::queries::leaves_the_map(state, clearing, piece)
}

/// Returns what losses of one event trigger together: the price of failure, once, however many buildings (12.2.3).
pub fn failure(state: &State, losses: &[Loss]) -> Option<Trigger> {
    // R10.2.1
    if state.seat_of(Faction::Duchy).is_some_and(|duchy| is_clockwork(state, duchy)) {
        return boards::errors(losses).map(|(clearings, by)| Trigger::Errors { clearings, by });
    }
    let failed = |loss: &Loss| duchy::state::BUILDINGS.iter().any(|building| loss.pieces[building.index()] > 0);
    losses.iter().any(failed).then_some(Trigger::Failure)
}

/// Returns what a loss triggers by itself. `buried`: the warriors lie on Coffin Makers.
pub fn triggers(state: &State, loss: &Loss, buried: bool) -> ArrayVec<Trigger, { 6 + Suit::CLEARING.len() }> {
    let mut triggers = ArrayVec::new();
    let sum = |pieces: &[Piece]| pieces.iter().map(|piece| loss.pieces[piece.index()]).sum::<u8>();
    // 6.2.3
    if loss.warriors > 0 && matches!(state.kit(loss.owner), Some(FactionState::Marquise)) && has_hospital(state) {
        triggers.push(Trigger::Hospital { clearing: loss.clearing, count: loss.warriors, buried });
    }
    if loss.pieces == [0; Piece::COUNT] {
        return triggers;
    }
    // 8.2.6
    if loss.pieces[Piece::Sympathy.index()] > 0
        && let Some(payer) = pays_outrage(state, loss.by)
    {
        triggers.push(Trigger::Outrage { payer, clearing: loss.clearing });
    }
    // 8.2.4
    let bases = Suit::CLEARING.into_iter().filter(|&suit| Piece::base(suit).is_some_and(|base| sum(&[base]) > 0));
    triggers.extend(bases.map(|suit| Trigger::BaseLost { suit }));
    // 15.2.5: the current player picks the forest if nobody decides for those who removed them
    if loss.relics() > 0 {
        triggers.push(Trigger::Prize { by: state.controller(loss.by).unwrap_or(state.turn) });
    }
    // 10.2.5
    let count = sum(&Piece::GARDENS);
    if count > 0 {
        triggers.push(Trigger::GardensLost { count });
    }
    // 11.2.5.I
    let count = sum(&Piece::POSTS);
    if count > 0 && !comes_back(state, loss.owner) {
        triggers.push(Trigger::PostsLost { count });
    }
    triggers
}

/// Whether the keep is on the map and warriors can be placed there (6.2.3, D.6.2).
fn has_hospital(state: &State) -> bool {
    let keep = state.clearings_with(Piece::Keep).first();
    state.seat_of(Faction::Marquise).zip(keep).is_some_and(|(seat, keep)| may_place(state, seat, keep))
}

/// Returns who pays for Outrage when warriors of the owner move into sympathy or remove it (8.2.6): nobody for the
/// Alliance's own, nor for a hireling that nobody controls (E.3.7).
pub fn pays_outrage(state: &State, owner: Owner) -> Option<Seat> {
    let alliance = state.seat_of(Faction::Alliance)?;
    // R6.2.3
    let spared = |payer: Seat| is_clockwork(state, alliance) && is_clockwork(state, payer);
    state.answers_for(owner).filter(|&payer| payer != alliance && !spared(payer))
}

fn leads(state: &State, owner: impl Into<Owner>, leader: Leader) -> bool {
    state.eyrie(owner).is_some_and(|eyrie| eyrie.leader == Some(leader))
}

/// Returns whether removed warriors lie on Coffin Makers, not in the supply.
pub fn buries(state: &State) -> bool {
    state.deck_kind == Deck::ExilesPartisans && state.seats().any(|seat| state.has_effect(seat, CardKind::CoffinMakers))
}

/// Returns whose Murine Broker sees the current player craft an item.
pub fn broker(state: &State) -> Option<Seat> {
    if state.deck_kind != Deck::ExilesPartisans {
        return None;
    }
    state.seats().find(|&other| other != state.turn && state.has_effect(other, CardKind::MurineBroker))
}

/// Returns whether Eyrie Emigre, which must be used before Birdsong ends, has not been used.
pub fn emigre_is_due(state: &State) -> bool {
    state.deck_kind == Deck::ExilesPartisans
        && state.has_effect(state.turn, CardKind::EyrieEmigre)
        && !state.used.effects.has(CardKind::EyrieEmigre)
}

/// Enemy pieces at the warlord's place that make the rowdy draw one card more (14.7.6).
const ROWDY_CROWD: u8 = 3;

/// Cards that the rowdy draw beyond the one (14.7.6).
fn rowdy_cards(state: &State, seat: Seat, hundreds: &Hundreds) -> u8 {
    if hundreds.mood != Mood::Rowdy {
        return 0;
    }
    let crowd = hundreds.warlord.map_or(0, |at| {
        let enemies = state.owners().filter(|&other| state.are_enemies(seat, other));
        let pieces = enemies.map(|enemy| {
            let hired = hirer(state, enemy) == Some(seat);
            let warriors = if hired { 0 } else { state.warriors(enemy, at) };
            warriors + state.placed(enemy, at) + u8::from(state.pawn(enemy) == Some(at))
        });
        pieces.sum()
    });
    1 + u8::from(crowd >= ROWDY_CROWD)
}

/// Returns the crafting pieces of a seat by suit, activated ones included (4.1.1).
pub fn crafting_pieces(state: &State, seat: Seat) -> SuitMatching {
    match state.player(seat).kit.crafts_with() {
        CraftsWith::Pieces(kinds) => {
            let counts = kinds.iter().map(|&piece| Counts::of(&state.pieces[piece.index()]));
            SuitMatching::by_clearing(&state.suits, counts.fold(Counts::ZERO, Counts::plus))
        }
        CraftsWith::Printed(suit, piece) => {
            let mut pieces = [0; 3];
            pieces[suit.index()] = state.on_map(piece);
            SuitMatching::of(pieces)
        }
        CraftsWith::Items(at, count) => {
            let mut pieces = SuitMatching::default();
            if let Some(clearing) = at {
                pieces.add(state.suits(clearing), count);
            }
            pieces
        }
        // 11.2.1: funds make the empty spaces of trade posts craft
        CraftsWith::Funds => SuitMatching::of(state.empty_spaces()),
    }
}

/// Returns the crafting pieces that the seat can activate at most, whatever their suits: a seat that crafts with funds
/// commits one for each (11.5.3).
pub fn most_activations(state: &State, seat: Seat) -> u8 {
    state.funds(seat).unwrap_or(u8::MAX)
}

/// Returns where the pieces that a seat crafts with stand; items stand nowhere.
pub fn crafting_clearings(state: &State, seat: Seat) -> ClearingSet {
    let with = state.player(seat).kit.crafts_with();
    let kinds: &[Piece] = match &with {
        CraftsWith::Pieces(kinds) => kinds,
        CraftsWith::Printed(_, piece) => std::slice::from_ref(piece),
        CraftsWith::Items(..) | CraftsWith::Funds => &[],
    };
    kinds.iter().fold(ClearingSet::EMPTY, |clearings, &piece| clearings | state.clearings_with(piece))
}
