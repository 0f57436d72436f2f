//! Rule of clearings, and adjacency for each owner (2.3, 2.5).

use super::hooks;
use super::hooks::Rivers;
use crate::games::root::prelude::*;
use crate::games::root::state::counts::{Counts, Marks};
use crate::games::root::words::owner::OwnerSet;

/// Queries about the map whose answers kits and cards can bend.
pub trait Ruling {
    /// Returns the clearings that are adjacent to this one for the owner: along rivers too, if they are paths for it (2.3).
    /// For whatever a seat does itself; where it can *move* says `movement::destinations`.
    fn neighbors(&self, owner: impl Into<Owner>, clearing: Clearing) -> ClearingSet;

    /// Returns all that are adjacent to one of these for the seat.
    fn neighbors_of(&self, seat: Seat, clearings: ClearingSet) -> ClearingSet;

    /// Returns who rules the clearing (2.5): a seat, or a hireling that nobody controls (E.3.1).
    fn ruler(&self, clearing: Clearing) -> Option<Owner>;

    fn rules(&self, owner: impl Into<Owner>, clearing: Clearing) -> bool;

    /// Returns warriors and buildings, and what else counts for the rule of the owner (2.5).
    fn strength(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8;

    /// Returns the clearings that the owner rules: all at once, since lists of moves ask for it at every decision.
    fn ruled(&self, owner: impl Into<Owner>) -> ClearingSet;

    /// Returns the owners with enemy pieces in the clearing (G.1.9): hired warriors are none for who has hired them
    /// (11.2.7.III).
    fn hostile_in(&self, seat: Seat, clearing: Clearing) -> OwnerSet;
}

impl Ruling for State {
    fn neighbors(&self, owner: impl Into<Owner>, clearing: Clearing) -> ClearingSet {
        Links::of(self, owner.into()).near(self, clearing)
    }

    fn neighbors_of(&self, seat: Seat, clearings: ClearingSet) -> ClearingSet {
        let links = Links::of(self, seat.into());
        clearings.iter().fold(ClearingSet::EMPTY, |near, clearing| near | links.near(self, clearing))
    }

    fn ruler(&self, clearing: Clearing) -> Option<Owner> {
        if let Some((seat, outright)) = hooks::rules_outright(self)
            && outright.contains(clearing)
        {
            return Some(seat.into());
        }
        let mut most = 0;
        let mut ruler = None;
        for owner in rivals(self).iter() {
            let strength = self.strength(owner, clearing);
            if strength > most {
                most = strength;
                ruler = Some(owner);
            } else if strength == most && strength > 0 && ruler.is_none_or(|other| !hooks::rules_ties(self, other)) {
                ruler = hooks::rules_ties(self, owner).then_some(owner);
            }
        }
        ruler
    }

    fn rules(&self, owner: impl Into<Owner>, clearing: Clearing) -> bool {
        self.ruler(clearing) == Some(owner.into())
    }

    fn strength(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
        let owner = owner.into();
        if are_plain(self, hooks::hire(self)) {
            return self.warriors(owner, clearing) + self.buildings(owner, clearing);
        }
        let warriors = match hooks::hire(self) {
            Some((by, of)) if owner == by => self.warriors(owner, clearing) + self.warriors(of, clearing),
            Some((_, of)) if owner == of => 0,
            _ => self.warriors(owner, clearing),
        };
        let hirelings: u8 = hirelings_of(self, owner)
            .map(|hireling| self.warriors(hireling, clearing) + self.buildings(hireling, clearing))
            .sum();
        warriors + self.buildings(owner, clearing) + hooks::token_strength(self, owner, clearing) + hirelings
    }

    fn ruled(&self, owner: impl Into<Owner>) -> ClearingSet {
        let owner = owner.into();
        let hire = hooks::hire(self);
        let ruled = if are_plain(self, hire) {
            leading(self, owner, |owner| plain_strengths(self, owner))
        } else {
            leading_by_all(self, owner, hire)
        };
        match hooks::rules_outright(self) {
            None => ruled,
            Some((ruler, outright)) if owner == ruler => ruled | outright,
            Some((_, outright)) => ruled - outright,
        }
    }

    fn hostile_in(&self, seat: Seat, clearing: Clearing) -> OwnerSet {
        let hired = |other: Owner| hooks::hirer(self, other) == Some(seat) && self.placed(other, clearing) == 0;
        self.enemies_in(seat, clearing).iter().filter(|&other| !hired(other)).collect()
    }
}

/// The links between clearings for an owner besides paths: asked once for several clearings.
#[derive(Clone, Copy)]
pub struct Links {
    pub(super) rivers: Rivers,
    shortcuts: ClearingSet,
    is_clockwork: bool,
}

impl Links {
    #[inline]
    pub fn of(state: &State, owner: Owner) -> Self {
        Self {
            rivers: hooks::rivers(state, owner),
            shortcuts: hooks::shortcuts(state, owner),
            is_clockwork: hooks::is_clockwork(state, owner),
        }
    }

    /// Returns `neighbors` of the owner.
    #[inline]
    pub fn near(self, state: &State, clearing: Clearing) -> ClearingSet {
        let mut near = state.adjacent(clearing);
        if self.is_clockwork {
            near |= hooks::clockwork_links(state, clearing);
        }
        if self.shortcuts.contains(clearing) {
            near |= self.shortcuts.without(clearing);
        }
        match self.rivers {
            Rivers::NoPaths => near,
            Rivers::Paths | Rivers::PathsWithoutRule => near | state.board.river_adjacent(clearing),
        }
    }
}

/// Those who can rule: the seats, and each hireling that nobody controls (E.3.1).
fn rivals(state: &State) -> OwnerSet {
    if state.hirelings.is_empty() {
        return OwnerSet::first_n(state.seat_count());
    }
    let free: OwnerSet = state.hirelings().filter(|&hireling| state.controller(hireling).is_none()).collect();
    OwnerSet::first_n(state.seat_count()) | free
}

/// The hirelings that count for the rule of the owner besides its own pieces (E.3.1).
fn hirelings_of(state: &State, owner: Owner) -> impl Iterator<Item = Owner> + use<'_> {
    state.hirelings().filter(move |&hireling| hireling != owner && state.counts_for(hireling) == owner)
}

/// The clearings where the owner is the strongest, or one of those if ties are for it.
#[inline]
fn leading(state: &State, owner: Owner, strengths: impl Fn(Owner) -> Counts) -> ClearingSet {
    let own = strengths(owner);
    let lead = if hooks::rules_ties(state, owner) { Counts::ZERO } else { Counts::ONE };
    let rivals = rivals(state).without(owner).iter();
    let leads = |marks: Marks, other| marks.and(own.equals_or_leads(strengths(other).plus(lead)));
    rivals.fold(own.leads(Counts::ZERO), leads).clearings()
}

/// `leading` where more than warriors and buildings counts for rule: out of line, since that is rare.
#[cold]
fn leading_by_all(state: &State, owner: Owner, hire: Option<(Seat, Seat)>) -> ClearingSet {
    leading(state, owner, |owner| strengths(state, owner, hire))
}

/// Whether nothing but warriors and buildings of its own counts for anyone's rule, as nearly always; `hire` is `hooks::hire`.
fn are_plain(state: &State, hire: Option<(Seat, Seat)>) -> bool {
    hire.is_none() && state.hirelings.is_empty() && !hooks::tokens_rule_anywhere(state)
}

/// `strength` in all clearings at once, where nothing else counts.
fn plain_strengths(state: &State, owner: Owner) -> Counts {
    Counts::of(&state.warriors[owner.index()]).plus(Counts::of(&state.buildings[owner.index()]))
}

/// `strength` in all clearings at once: warriors, buildings, tokens that rule, hired warriors, hirelings.
fn strengths(state: &State, owner: Owner, hire: Option<(Seat, Seat)>) -> Counts {
    let warriors = |owner: Owner| Counts::of(&state.warriors[owner.index()]);
    let buildings = |owner: Owner| Counts::of(&state.buildings[owner.index()]);
    let mut strengths = buildings(owner);
    // 11.2.7.III
    match hire {
        Some((_, of)) if owner == of => {}
        Some((by, of)) if owner == by => strengths = strengths.plus(warriors(owner)).plus(warriors(of.into())),
        _ => strengths = strengths.plus(warriors(owner)),
    }
    for hireling in hirelings_of(state, owner) {
        strengths = strengths.plus(warriors(hireling)).plus(buildings(hireling));
    }
    if hooks::tokens_rule(state, owner) {
        for piece in state.tokens_of(owner) {
            strengths = strengths.plus(Counts::of(&state.pieces[piece.index()]).times(hooks::TOKEN_STRENGTH));
        }
    }
    strengths
}
