//! Who rules what, and what is adjacent for whom (2.3, 2.5).

use super::hooks::{self, Rivers};
use crate::games::root::state::{State, above_zero};
use crate::games::root::words::owner::{Owner, OwnerSet};
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::Seat;

/// What everybody asks of the map that kits and cards can bend.
pub trait Ruling {
    /// The clearings that are adjacent to this one for the seat: along rivers too, if they are paths for it (2.3). For
    /// whatever a seat does itself; where it can *move* says `movement::destinations`.
    fn neighbours(&self, seat: Seat, clearing: Clearing) -> ClearingSet;

    /// Who rules the clearing (2.5): a seat, or a hireling that nobody controls (E.3.1).
    fn ruler(&self, clearing: Clearing) -> Option<Owner>;

    fn rules(&self, seat: Seat, clearing: Clearing) -> bool;

    /// Warriors and buildings, and what else counts for the rule of the owner (2.5).
    fn strength(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8;

    /// The clearings that the seat rules: all at once, since lists of moves ask for it at every decision.
    fn ruled(&self, seat: Seat) -> ClearingSet;

    /// Those of them with enemy pieces there (G.1.9): hired warriors are none for who has hired them (11.2.7.III).
    fn hostile_in(&self, seat: Seat, clearing: Clearing) -> OwnerSet;
}

impl Ruling for State {
    fn neighbours(&self, seat: Seat, clearing: Clearing) -> ClearingSet {
        let near = self.adjacent(clearing) | hooks::shortcuts(self, seat, clearing);
        match hooks::rivers(self, seat) {
            Rivers::NoPaths => near,
            Rivers::Paths | Rivers::PathsWithoutRule => near | self.board.river_adjacent(clearing),
        }
    }

    fn ruler(&self, clearing: Clearing) -> Option<Owner> {
        if let Some((seat, outright)) = hooks::rules_outright(self)
            && outright.contains(clearing)
        {
            return Some(seat.into());
        }
        let mut most = 0;
        let mut ruler = None;
        for owner in rivals(self) {
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

    fn rules(&self, seat: Seat, clearing: Clearing) -> bool {
        self.ruler(clearing) == Some(seat.into())
    }

    fn strength(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
        let owner = owner.into();
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

    fn ruled(&self, seat: Seat) -> ClearingSet {
        let own = strengths(self, seat.into());
        let mut others = [0; MAX_CLEARINGS];
        for other in rivals(self).filter(|&other| other != seat) {
            for (most, strength) in others.iter_mut().zip(strengths(self, other)) {
                *most = strength.max(*most);
            }
        }
        // a tie counts as one more for who rules ties
        let tie = u8::from(hooks::rules_ties(self, seat.into()));
        let mut leads = [0; MAX_CLEARINGS];
        for clearing in 0..MAX_CLEARINGS {
            leads[clearing] =
                if own[clearing] > 0 { (own[clearing] + tie).saturating_sub(others[clearing]) } else { 0 };
        }
        let ruled = above_zero(&leads);
        match hooks::rules_outright(self) {
            None => ruled,
            Some((ruler, outright)) if ruler == seat => ruled | outright,
            Some((_, outright)) => ruled - outright,
        }
    }

    fn hostile_in(&self, seat: Seat, clearing: Clearing) -> OwnerSet {
        let hired = |other: Owner| hooks::hirer(self, other) == Some(seat) && self.placed(other, clearing) == 0;
        self.enemies_in(seat, clearing).iter().filter(|&other| !hired(other)).collect()
    }
}

/// Those who can rule: the seats, and each hireling that nobody controls (E.3.1).
fn rivals(state: &State) -> impl Iterator<Item = Owner> + use<'_> {
    state.owners().filter(|&owner| state.counts_for(owner) == owner)
}

/// The hirelings that count for the rule of the owner besides its own pieces (E.3.1).
fn hirelings_of(state: &State, owner: Owner) -> impl Iterator<Item = Owner> + use<'_> {
    state.hirelings().filter(move |&hireling| hireling != owner && state.counts_for(hireling) == owner)
}

fn strengths(state: &State, seat: Owner) -> [u8; MAX_CLEARINGS] {
    let (warriors, buildings) = (&state.warriors[seat.index()], &state.buildings[seat.index()]);
    let mut strengths: [u8; MAX_CLEARINGS] = std::array::from_fn(|clearing| warriors[clearing] + buildings[clearing]);
    // 11.2.7.III
    if let Some((by, of)) = hooks::hire(state) {
        for (clearing, strength) in strengths.iter_mut().enumerate() {
            let hired = state.warriors[of.index()][clearing];
            if seat == by {
                *strength += hired;
            } else if seat == of {
                *strength -= hired;
            }
        }
    }
    for hireling in hirelings_of(state, seat) {
        let (warriors, buildings) = (&state.warriors[hireling.index()], &state.buildings[hireling.index()]);
        for (clearing, strength) in strengths.iter_mut().enumerate() {
            *strength += warriors[clearing] + buildings[clearing];
        }
    }
    if hooks::tokens_rule(state, seat) {
        for clearing in state.board.clearings().iter() {
            strengths[clearing.index()] += hooks::token_strength(state, seat, clearing);
        }
    }
    strengths
}
