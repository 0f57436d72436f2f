//! Abilities of hirelings that bend the general rules (E.2.2), also from the supply. Without hirelings none is asked.

use crate::games::root::factions::hundreds::queries::warlord_in;
use crate::games::root::law::among::{Among, here};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HirelingInPlay;
use crate::games::root::state::hirelings::spring_uprising;
use crate::games::root::state::hirelings::the_exile::Pack;
use crate::games::root::words::party::Hireling;

/// Narrows down where another can battle the owner's pieces.
#[inline]
pub(in crate::games::root) fn battling<A: Among<ClearingSet>>(
    state: &State,
    owner: Owner,
    by: impl Into<Owner>,
    fields: A,
) -> A {
    if state.hirelings.is_empty() {
        fields
    } else {
        fields.except(spared(state, owner, by.into()), here("root-no-battle-with", "E.2.2"))
    }
}

/// The clearings where the owner cannot be battled.
fn spared(state: &State, owner: Owner, by: Owner) -> ClearingSet {
    let Some(hired) = state.hired(owner) else { return protected(state, owner, by) };
    match hired.hireling {
        Hireling::FuriousProtector => state.board.clearings(),
        Hireling::RiverfolkFlotilla if !hired.demoted => state.board.clearings(),
        Hireling::HighwayBandits if hired.demoted => {
            hired.controller.map_or(ClearingSet::EMPTY, |controller| state.presence(controller))
        }
        _ => ClearingSet::EMPTY,
    }
}

/// Returns whether a battle against the owner costs a card, so that it depends on a hand: against the Uprising.
pub fn is_dear(state: &State, owner: Owner) -> bool {
    state.hired(owner).is_some_and(|hired| hired.hireling == Hireling::SpringUprising && !hired.demoted)
}

/// Returns the cards of which it costs the attacker one in the clearing, before all else.
pub fn price(state: &State, owner: Owner, clearing: Clearing) -> Option<CardSet> {
    is_dear(state, owner).then(|| CardSet::matching(state.suits(clearing)))
}

/// Returns what the attacker is asked before all else of a battle that costs a card.
pub(in crate::games::root) fn payment(
    state: &State,
    attacker: Owner,
    defender: Owner,
    clearing: Clearing,
) -> Option<Task> {
    let attacker = attacker.seat().filter(|_| price(state, defender, clearing).is_some())?;
    Some(Task::Hireling(spring_uprising::Step::Pay { attacker }.into()))
}

/// Returns what a defender is asked before the roll for whom the Rabbit Scouts are out.
pub(in crate::games::root) fn scouts(state: &State, defender: Owner) -> Option<Task> {
    let defender = defender.seat().filter(|_| serves(state, defender, Hireling::SpringUprising))?;
    Some(Task::Hireling(spring_uprising::Step::Scout { defender }.into()))
}

/// Narrows down where `by` can remove or replace pieces of the owner.
#[inline]
pub(in crate::games::root) fn removing<A: Among<ClearingSet>>(
    state: &State,
    owner: Owner,
    by: impl Into<Owner>,
    sites: A,
) -> A {
    if state.hirelings.is_empty() {
        return sites;
    }
    sites.except(protected(state, owner, by.into()), here("root-no-removal-with", "E.2.2"))
}

/// Returns whether `by` can do so in the clearing.
pub fn may_remove(state: &State, owner: Owner, by: impl Into<Owner>, clearing: Clearing) -> bool {
    !removing(state, owner, by, ClearingSet::of(clearing)).is_empty()
}

/// The clearing where the Stoic Protector keeps enemies of its controller from this player's faction pieces.
fn protected(state: &State, owner: Owner, by: Owner) -> ClearingSet {
    let protector =
        state.hireling(Hireling::FuriousProtector).filter(|_| serves(state, owner, Hireling::FuriousProtector));
    match protector.and_then(|protector| state.pawn(protector)) {
        Some(at) if state.are_enemies(owner, by) => ClearingSet::of(at),
        _ => ClearingSet::EMPTY,
    }
}

/// Returns the Furious Protector, and the clearing in which its enemies place nothing.
pub fn sealed(state: &State) -> Option<(Owner, Clearing)> {
    if state.hirelings.is_empty() {
        return None;
    }
    let protector = state.hireling(Hireling::FuriousProtector).filter(|&protector| !state.is_demoted(protector))?;
    Some((protector, state.pawn(protector)?))
}

/// Returns the clearing in which the Furious Protector keeps the owner from placing pieces.
#[inline]
pub fn closed(state: &State, owner: impl Into<Owner>) -> ClearingSet {
    if state.hirelings.is_empty() {
        return ClearingSet::EMPTY;
    }
    match sealed(state) {
        Some((protector, at)) if state.are_enemies(protector, owner) => ClearingSet::of(at),
        _ => ClearingSet::EMPTY,
    }
}

/// Returns whether its card says that a hireling ignores rule when it moves.
#[inline]
pub(super) fn moves_without_rule(state: &State, owner: Owner) -> bool {
    state.hired(owner).is_some_and(|hired| hired.hireling == Hireling::FuriousProtector)
}

/// Returns the clearings from and to which the owner moves without rule: those on rivers, for who controls the Otter
/// Divers.
#[inline]
pub fn shores(state: &State, owner: Owner) -> ClearingSet {
    if !serves(state, owner, Hireling::RiverfolkFlotilla) {
        return ClearingSet::EMPTY;
    }
    state.board.river_clearings()
}

/// Returns pieces of the owner that moved into the clearing this turn, and that a band of its enemies keeps there.
pub fn detained(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    if state.hirelings.is_empty() {
        return 0;
    }
    let band = state.hireling(Hireling::PopularBand);
    let plays = |&band: &Owner| state.warriors(band, clearing) > 0 && state.are_enemies(band, owner);
    band.filter(plays).map_or(0, |_| state.arrivals.counts[owner.index()][clearing.index()])
}

/// Returns whether the Popular Band holds any of the owner's pieces in the clearing.
pub fn listens(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> bool {
    detained(state, owner.into(), clearing) > 0
}

/// Returns warriors that the Popular Band holds there, the warlord aside (14.2.2).
pub(super) fn detained_warriors(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    let leads = state.arrivals.warlord && warlord_in(state, owner, clearing);
    detained(state, owner, clearing).saturating_sub(u8::from(leads))
}

/// Returns the clearing of the owner's pawn, if a band keeps it there.
#[inline]
pub(super) fn detained_pawn(state: &State, owner: Owner) -> ClearingSet {
    if state.hirelings.is_empty() {
        return ClearingSet::EMPTY;
    }
    state.pawn(owner).filter(|&at| detained(state, owner, at) > 0).map_or(ClearingSet::EMPTY, ClearingSet::of)
}

/// Returns the clearings where a band keeps all warriors of the seat.
pub fn detaining(state: &State, seat: Seat) -> ClearingSet {
    if state.hirelings.is_empty() {
        return ClearingSet::EMPTY;
    }
    let stands = state.clearings_with_warriors(seat).iter();
    stands.filter(|&at| detained(state, seat.into(), at) >= state.warriors(seat, at)).collect()
}

/// Returns whether the warlord may move: no band keeps them (14.2.2).
pub fn may_lead(state: &State, seat: Seat) -> bool {
    let at = state.hundreds(seat).and_then(|hundreds| hundreds.warlord).filter(|_| state.arrivals.warlord);
    at.is_none_or(|at| detained(state, seat.into(), at) == 0)
}

/// Returns whether the controller of the Lizard Envoys can ask what lies on top of the discard pile.
pub(super) fn looks_at_the_pile(state: &State) -> bool {
    state.hirelings.as_slice().iter().any(|hired| hired.hireling == Hireling::WarmSunProphets && hired.demoted)
}

/// Returns the Bandits, if one of them is on the path between the clearings.
pub fn bandits(state: &State, from: Clearing, to: Clearing) -> Option<Owner> {
    let is_there = |&bandits: &Owner| state.hired(bandits).is_some_and(|hired| hired.kit.ambushes().has(from, to));
    state.hirelings().find(is_there)
}

/// Rolled hits that the Flotilla can deal.
const FLOTILLA_HITS: u8 = 3;

/// Returns the rolled hits that the pawn of a hireling can deal in the clearing.
pub(super) fn pawn_hits(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    match state.hired(owner) {
        Some(hired) if hired.hireling == Hireling::RiverfolkFlotilla && hired.kit.clearing() == Some(clearing) => {
            FLOTILLA_HITS
        }
        // the Exile's: as many as it has items, exhausted ones too
        Some(hired) if state.reached_from_forest(owner).contains(clearing) => hired.kit.pack().map_or(0, Pack::count),
        _ => 0,
    }
}

/// Returns whether the Bluebird Nobles have their controller rule where they tie for the most.
pub(super) fn rules_ties(state: &State, owner: Owner) -> bool {
    serves(state, owner, Hireling::LastDynasty)
}

/// Whether the owner controls this hireling, demoted: a hireling controls none.
#[inline]
fn serves(state: &State, owner: Owner, hireling: Hireling) -> bool {
    if state.hirelings.is_empty() {
        return false;
    }
    let is_it = |hired: &HirelingInPlay| hired.hireling == hireling && hired.demoted;
    owner.seat().is_some_and(|seat| {
        state.hirelings.as_slice().iter().any(|hired| is_it(hired) && hired.controller == Some(seat))
    })
}

/// Returns whether the Badger Bodyguards have their controller ignore a hit.
pub(super) fn guards(state: &State, owner: Owner) -> bool {
    serves(state, owner, Hireling::VaultKeepers)
}

/// Returns the hit more that the Raven Sentries deal for their controller where one of their buildings or tokens is.
pub(super) fn sentry_hits(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    u8::from(serves(state, owner, Hireling::CorvidSpies) && state.placed(owner, clearing) > 0)
}

/// Returns whether one of the owner's removed warriors goes onto its card: of the Forest Patrol's.
pub fn keeps_one(state: &State, owner: Owner) -> bool {
    state.hired(owner).is_some_and(|hired| hired.hireling == Hireling::ForestPatrol && !hired.demoted)
}

/// Returns whom the Feline Physicians serve, if these are their warriors.
pub fn physicians(state: &State, owner: Owner) -> Option<Seat> {
    owner.seat().filter(|_| serves(state, owner, Hireling::ForestPatrol))
}

/// The Mole Artisans, if they keep cards for the seat.
pub(in crate::games::root) fn artisans(state: &State, seat: Seat) -> Option<Owner> {
    if serves(state, seat.into(), Hireling::SunwardExpedition) {
        state.hireling(Hireling::SunwardExpedition)
    } else {
        None
    }
}

/// Returns whether a faction is out of the game with a hireling (A.6.5).
pub fn bars(hireling: Hireling, faction: Faction) -> bool {
    faction.barred_by() == hireling.id()
}
