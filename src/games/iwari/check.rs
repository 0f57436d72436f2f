//! Invariants: pieces, cards and points add up.

use super::card::cards_of;
use super::place::{SpaceSet, Tribe};
use super::state::{Feat, MAX_TASKS, State, TENTS, TOTEMS};
use crate::kernel::{Broken, Seat};

fn broken(text: String) -> Result<(), Broken> {
    Err(Broken(text))
}

impl State {
    /// # Errors
    /// The first invariant that does not hold.
    pub(super) fn check_invariants(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_pieces()?;
        self.check_extras()?;
        if self.tasks.len() >= MAX_TASKS {
            return broken("too many pending tasks".into());
        }
        if self.over.is_none() && self.asked.is_none() {
            return broken("nobody is asked and the game is not over".into());
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Broken> {
        let mut all = self.deck;
        all.add_all(self.display);
        all.add_all(self.discard);
        for seat in self.all_seats() {
            let hand = self.hands[seat.index()];
            all.add_all(hand);
            if !hand.covers(self.shown[seat.index()]) {
                return broken(format!("seat {} is known to hold cards that it does not hold", seat.index()));
            }
            if hand.len() > super::state::HAND {
                return broken(format!("seat {} holds {} cards", seat.index(), hand.len()));
            }
        }
        let expected = cards_of(self.seat_count());
        if all != expected {
            return broken(format!("the cards are {all:?} instead of {expected:?}"));
        }
        if self.display.len() > super::state::DISPLAY {
            return broken(format!("{} cards lie open", self.display.len()));
        }
        if self.exhausted > 2
            || self.exhausted == 2 && !self.deck.is_empty()
            || self.exhausted < 2 && self.deck.is_empty()
        {
            return broken(format!("the deck has run out {} times and holds {}", self.exhausted, self.deck.len()));
        }
        Ok(())
    }

    fn check_pieces(&self) -> Result<(), Broken> {
        let mut seen = SpaceSet::EMPTY;
        for tribe in 0..Tribe::COUNT {
            let tents = self.tents[tribe];
            let totems: u32 = self.totems[tribe].iter().map(|&count| u32::from(count)).sum();
            if tents.len() > usize::from(TENTS) || totems > u32::from(TOTEMS) {
                return broken(format!("tribe {tribe} has {} tents and {totems} totems", tents.len()));
            }
            if !self.tribes().contains(&tribe) && (!tents.is_empty() || totems > 0) {
                return broken(format!("tribe {tribe} does not play and has pieces"));
            }
            if seen.intersects(tents) {
                return broken("two tents stand in one space".into());
            }
            seen |= tents;
            for (index, &count) in self.totems[tribe].iter().enumerate() {
                if count > 0 && !self.board.territories().any(|territory| territory.index() == index) {
                    return broken("a totem stands in no territory of the board".into());
                }
            }
        }
        if let Some(space) = seen.iter().find(|&space| !self.board.has_space(space)) {
            return broken(format!("the board has no space {}", space.place()));
        }
        for territory in self.board.territories() {
            let totems = self.all_totems(territory);
            // I6.4
            if totems > self.most_tents(territory) {
                return broken(format!("{totems} totems stand in {}", self.board.territory_id(territory)));
            }
            if totems > 0 && self.board.no_totems_on() == Some(self.board.kind(territory)) {
                return broken(format!("no totem may stand in {}", self.board.territory_id(territory)));
            }
        }
        Ok(())
    }

    fn check_extras(&self) -> Result<(), Broken> {
        if let Some(connection) = self.covered.iter().find(|&connection| self.board.link(connection).is_none()) {
            return broken(format!("a mountain covers {}, which is no connection", connection.number()));
        }
        for &feat in Feat::ALL {
            let count = self.laid(feat).count();
            if count > feat.copies() || count > 0 && !self.extras.feats {
                return broken(format!("{count} {} are on the board", feat.id()));
            }
            let mut by: Vec<Seat> = self.laid(feat).map(|laid| laid.by).collect();
            by.dedup();
            if by.len() != count {
                return broken(format!("one seat has laid two {}", feat.id()));
            }
            for laid in self.laid(feat) {
                let at = usize::from(laid.at);
                let fits = match feat {
                    Feat::Union | Feat::Discovery => at < self.board.territories().count(),
                    Feat::Honour | Feat::Respect => self.board.connections().any(|(other, _)| other.index() == at),
                };
                if !fits || laid.by.index() >= self.seat_count() {
                    return broken(format!("{} lies where it cannot", feat.id()));
                }
            }
        }
        for expedition in self.expeditions.iter().flatten() {
            let [first, second] = expedition.scored;
            if first.is_none() && second.is_some() || first.is_some() && first == second {
                return broken(format!("{} is scored out of order", expedition.mission.id()));
            }
        }
        if self.expeditions.iter().flatten().count() > 0 && !self.extras.expeditions {
            return broken("there are missions in a game without".into());
        }
        Ok(())
    }

    /// Whether what is pending fits the rest of a position.
    pub(super) fn pending_fault(&self) -> Option<String> {
        let mut legal = Vec::new();
        if let Some(task) = self.top() {
            task.legal(self, &mut legal);
        }
        (self.over.is_none() && legal.is_empty()).then(|| "nothing can be done here".into())
    }
}
