//! How hirelings bend the general rules (E.2.2), those in the supply too. A table without hirelings asks nothing here.

use crate::games::root::state::State;
use crate::games::root::state::hired::Hired;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// Whether another can battle the owner's pieces in the clearing.
pub fn may_be_battled(state: &State, owner: Owner, by: impl Into<Owner>, clearing: Clearing) -> bool {
    if state.hirelings.is_empty() {
        return true;
    }
    match state.hired(owner) {
        Some(hired) => match hired.hireling {
            Hireling::FuriousProtector => false,
            Hireling::RiverfolkFlotilla => hired.demoted,
            Hireling::HighwayBandits if hired.demoted => {
                !hired.controller.is_some_and(|controller| state.is_present(controller, clearing))
            }
            _ => true,
        },
        None => !is_protected(state, owner, by.into(), clearing),
    }
}

/// Whether `by` can remove or replace pieces of the owner in the clearing.
pub fn may_remove(state: &State, owner: Owner, by: impl Into<Owner>, clearing: Clearing) -> bool {
    state.hirelings.is_empty() || !is_protected(state, owner, by.into(), clearing)
}

/// Whether the Stoic Protector keeps enemies of its controller from this player's faction pieces.
fn is_protected(state: &State, owner: Owner, by: Owner, clearing: Clearing) -> bool {
    owner.seat().is_some()
        && state.are_enemies(owner, by)
        && state.hirelings().any(|hireling| {
            let is_stoic = state
                .hired(hireling)
                .is_some_and(|hired| hired.hireling == Hireling::FuriousProtector && hired.demoted);
            is_stoic && state.controller(hireling) == owner.seat() && state.pawn(hireling) == Some(clearing)
        })
}

/// Whether the Bluebird Nobles have their controller rule where they tie for the most.
pub(super) fn rules_ties(state: &State, owner: Owner) -> bool {
    serves(state, owner, Hireling::LastDynasty)
}

/// Whether the owner controls this hireling, demoted: a hireling controls none.
fn serves(state: &State, owner: Owner, hireling: Hireling) -> bool {
    let is_it = |hired: &Hired| hired.hireling == hireling && hired.demoted;
    owner.seat().is_some_and(|seat| {
        state.hirelings.as_slice().iter().any(|hired| is_it(hired) && hired.controller == Some(seat))
    })
}

/// Whether the Badger Bodyguards have their controller ignore a hit.
pub(super) fn guards(state: &State, owner: Owner) -> bool {
    serves(state, owner, Hireling::VaultKeepers)
}

/// The hit more that the Raven Sentries deal for their controller where one of their buildings or tokens is.
pub(super) fn sentry_hits(state: &State, owner: Owner, clearing: Clearing) -> u8 {
    u8::from(serves(state, owner, Hireling::CorvidSpies) && state.placed(owner, clearing) > 0)
}

/// Whether one of the owner's removed warriors goes onto its card: of the Forest Patrol's.
pub fn keeps_one(state: &State, owner: Owner) -> bool {
    state.hired(owner).is_some_and(|hired| hired.hireling == Hireling::ForestPatrol && !hired.demoted)
}

/// Whom the Feline Physicians serve, if these are their warriors.
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

/// The factions that are out of the game with a hireling (A.6.5).
pub const fn barred_by(hireling: Hireling) -> &'static [Faction] {
    match hireling {
        Hireling::ForestPatrol => &[Faction::Marquise],
        Hireling::LastDynasty => &[Faction::Eyrie],
        Hireling::SpringUprising => &[Faction::Alliance],
        Hireling::TheExile => &Faction::PAWNS,
        Hireling::FlameBearers => &[Faction::Hundreds],
        Hireling::VaultKeepers => &[Faction::Keepers],
        Hireling::RiverfolkFlotilla => &[Faction::Riverfolk],
        Hireling::WarmSunProphets => &[Faction::Lizards],
        Hireling::SunwardExpedition => &[Faction::Duchy],
        Hireling::CorvidSpies => &[Faction::Corvids],
        Hireling::PopularBand | Hireling::HighwayBandits | Hireling::FuriousProtector => &[],
    }
}
