//! Owners of the pieces on the map, and their relations. A seat owns the pieces of its faction; up to three
//! hirelings own theirs, under any controller (appendix E).

use super::State;
use super::faction::FactionState;
use super::hired::{HirelingInPlay, HirelingState};
use super::hirelings::the_exile::Pack;
use crate::games::root::words::owner::{Owner, OwnerSet};
use crate::games::root::words::party::{Hireling, Party};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, Spot};
use crate::kernel::{Arg, Seat};

impl State {
    /// Returns all who can have pieces: the seats in turn order, then the hirelings at the table.
    pub fn owners(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        let seats = OwnerSet::first_n(self.seat_count());
        (seats | OwnerSet::hirelings(self.hirelings.len())).iter()
    }

    /// Returns the hirelings at the table.
    pub fn hirelings(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        OwnerSet::hirelings(self.hirelings.len()).iter()
    }

    /// Returns the hireling that this owner is; `None` for a seat.
    pub fn hired(&self, owner: Owner) -> Option<&HirelingInPlay> {
        self.hirelings.as_slice().get(owner.place()?)
    }

    pub(in crate::games::root) fn hired_mut(&mut self, owner: Owner) -> Option<&mut HirelingInPlay> {
        self.hirelings.as_mut_slice().get_mut(owner.place()?)
    }

    /// Returns whether the demoted side of a hireling is up.
    pub fn is_demoted(&self, owner: Owner) -> bool {
        self.hired(owner).is_some_and(|hired| hired.demoted)
    }

    /// Returns the owner that this hireling is, if it is at the table.
    pub fn hireling(&self, hireling: Hireling) -> Option<Owner> {
        self.owner_of(Party::Hireling(hireling))
    }

    /// Returns the faction or hireling whose pieces the owner has, or the seat itself if it has no faction yet.
    pub fn party(&self, owner: impl Into<Owner>) -> Party {
        let owner = owner.into();
        match owner.seat() {
            Some(seat) => self.player(seat).faction.map_or(Party::Undrafted(seat), Party::Faction),
            None => Party::Hireling(self.hired(owner).copied().unwrap_or_default().hireling),
        }
    }

    /// Returns the name of a party in tables: a hireling is called as the side that is up.
    pub fn label_of(&self, party: Party) -> Arg {
        self.side_up(party).unwrap_or(party.label())
    }

    /// Returns the name of a party in a sentence.
    pub fn name_of(&self, party: Party) -> Arg {
        self.side_up(party).unwrap_or(party.in_sentence())
    }

    /// Returns the name of the demoted side of a hireling, if it is up.
    fn side_up(&self, party: Party) -> Option<Arg> {
        let demoted = self.owner_of(party).is_some_and(|owner| self.is_demoted(owner));
        demoted.then(|| Arg::Name { space: "root-demoted", id: party.id() })
    }

    /// Returns the owner of these pieces at this table.
    pub fn owner_of(&self, party: Party) -> Option<Owner> {
        match party {
            Party::Faction(faction) => self.seat_of(faction).map(Owner::from),
            Party::Undrafted(seat) => {
                let waits = seat.index() < self.seat_count() && self.player(seat).faction.is_none();
                waits.then(|| Owner::from(seat))
            }
            Party::Hireling(hireling) => {
                let place = self.hirelings.as_slice().iter().position(|hired| hired.hireling == hireling)?;
                Some(Owner::hireling(place))
            }
        }
    }

    /// Returns the kit that the owner's pieces are played by; `None` for a hireling, which has only its own abilities
    /// (E.3.5).
    pub fn kit(&self, owner: impl Into<Owner>) -> Option<&FactionState> {
        owner.into().seat().map(|seat| &self.player(seat).kit)
    }

    /// Returns the seat that decides for the owner; `None` for a hireling in the supply, which never has a choice
    /// (E.3.2).
    pub fn controller(&self, owner: impl Into<Owner>) -> Option<Seat> {
        let owner = owner.into();
        owner.seat().or_else(|| self.hired(owner)?.controller)
    }

    /// Returns the owner whose rule and martial law the pieces add to: a hireling's add to its controller's (E.3.1).
    pub fn counts_for(&self, owner: impl Into<Owner>) -> Owner {
        let owner = owner.into();
        self.controller(owner).map_or(owner, Owner::from)
    }

    /// Returns the seat that scores for what the owner removes; `None` for a hireling (E.3.6).
    pub fn scores_for(&self, owner: impl Into<Owner>) -> Option<Seat> {
        owner.into().seat()
    }

    /// Returns the seat that pays for the outrage the owner causes, and draws when it takes the ferry (E.3.7).
    pub fn answers_for(&self, owner: impl Into<Owner>) -> Option<Seat> {
        self.controller(owner)
    }

    /// Returns whether two owners are enemies (G.1.8): all are but partners of a coalition (9.2.8) and what one player
    /// controls; a hireling in the supply is everybody's (E.3.2).
    #[inline]
    pub fn are_enemies(&self, one: impl Into<Owner>, other: impl Into<Owner>) -> bool {
        let (one, other) = (one.into(), other.into());
        if one == other {
            return false;
        }
        let (Some(one), Some(other)) = (self.controller(one), self.controller(other)) else { return true };
        let partner = |seat: Seat| self.player(seat).coalition.map(|(partner, _)| partner);
        one != other && partner(one) != Some(other) && partner(other) != Some(one)
    }

    /// Returns all enemies of the owner.
    #[inline]
    pub fn enemies(&self, owner: impl Into<Owner>) -> OwnerSet {
        let owner = owner.into();
        // nearly always everybody else
        if self.hirelings.is_empty() && self.players().all(|player| player.coalition.is_none()) {
            return OwnerSet::first_n(self.seat_count()).without(owner);
        }
        self.owners().filter(|&other| self.are_enemies(owner, other)).collect()
    }

    /// Returns where the owner's pawn stands among the clearings, if it has one.
    #[inline]
    pub fn pawn(&self, owner: impl Into<Owner>) -> Option<Clearing> {
        let owner = owner.into();
        match owner.seat() {
            Some(seat) => self.player(seat).kit.pawn()?.clearing(),
            None => self.hired(owner)?.kit.clearing(),
        }
    }

    /// Returns the forest where the owner's pawn stands, if it stands in one.
    pub fn pawn_forest(&self, owner: impl Into<Owner>) -> Option<Forest> {
        let owner = owner.into();
        match owner.seat() {
            Some(seat) => self.player(seat).kit.pawn()?.forest(),
            None => self.hired(owner)?.kit.forest(),
        }
    }

    /// Puts the pawn of a hireling into a clearing.
    pub(in crate::games::root) fn put_hireling(&mut self, owner: Owner, to: Clearing) {
        self.hired_mut(owner).into_iter().for_each(|hired| hired.kit = HirelingState::Pawn(Some(Spot::Clearing(to))));
    }

    /// Returns the items on its card that a hireling takes hits on instead of on pieces.
    pub fn pack(&self, owner: Owner) -> Option<&Pack> {
        self.hired(owner)?.kit.pack()
    }

    pub(in crate::games::root) fn pack_mut(&mut self, owner: Owner) -> Option<&mut Pack> {
        self.hired_mut(owner)?.kit.pack_mut()
    }

    /// Returns the clearings that the Exile battles in out of the forest.
    pub fn reached_from_forest(&self, owner: Owner) -> ClearingSet {
        let forest = self.pack(owner).and_then(|pack| pack.forest);
        forest.map_or(ClearingSet::EMPTY, |forest| self.board.forest_clearings(forest))
    }

    /// Returns whether the owner has a warrior or a pawn in the clearing, with which it can battle (4.3); of the Exile,
    /// next to it.
    pub fn can_fight_in(&self, owner: impl Into<Owner>, clearing: Clearing) -> bool {
        let owner = owner.into();
        self.warriors(owner, clearing) > 0
            || self.pawn(owner) == Some(clearing)
            || self.reached_from_forest(owner).contains(clearing)
    }

    /// Returns the number of the owner's warriors that are not on the map.
    pub fn supply(&self, owner: impl Into<Owner>) -> u8 {
        let owner = owner.into();
        match owner.seat() {
            Some(seat) => self.player(seat).supply,
            None => self.hired(owner).map_or(0, |hired| hired.supply),
        }
    }

    /// Puts warriors into the owner's supply.
    pub(in crate::games::root) fn supply_warriors(&mut self, owner: Owner, warriors: u8) {
        self.set_supply(owner, self.supply(owner) + warriors);
    }

    pub(in crate::games::root) fn set_supply(&mut self, owner: Owner, warriors: u8) {
        match owner.seat() {
            Some(seat) => self.player_mut(seat).supply = warriors,
            None => self.hired_mut(owner).into_iter().for_each(|hired| hired.supply = warriors),
        }
    }

    /// Returns the kinds of buildings and tokens of the owner.
    pub fn pieces_of(&self, owner: impl Into<Owner>) -> &'static [Piece] {
        Piece::of(self.party(owner))
    }

    /// Returns the kinds of its tokens.
    pub fn tokens_of(&self, owner: impl Into<Owner>) -> &'static [Piece] {
        Piece::tokens_of(self.party(owner))
    }
}
