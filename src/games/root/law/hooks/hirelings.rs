//! How hirelings bend the general rules (E.2.2), those in the supply too. A table without hirelings asks nothing here.

use crate::games::root::state::State;
use crate::games::root::state::hired::Hired;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};

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

/// Those of the clearings where it can.
pub fn where_battled(state: &State, owner: Owner, by: impl Into<Owner>, clearings: ClearingSet) -> ClearingSet {
    if state.hirelings.is_empty() {
        return clearings;
    }
    let by = by.into();
    clearings.iter().filter(|&clearing| may_be_battled(state, owner, by, clearing)).collect()
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
    let is_noble = |hired: &Hired| hired.hireling == Hireling::LastDynasty && hired.demoted;
    owner.seat().is_some_and(|seat| {
        state.hirelings.as_slice().iter().any(|hired| is_noble(hired) && hired.controller == Some(seat))
    })
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
