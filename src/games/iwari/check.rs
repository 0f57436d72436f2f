//! Invariants: pieces, cards and points add up.

use super::card::cards_of;
use super::place::{SpaceSet, Tribe};
use super::state::{Feat, State, TENTS, TOTEMS};
use crate::kernel::{Broken, Message, Seat, Viewer};

fn broken(message: impl Into<Message>) -> Result<(), Broken> {
    Err(Broken(message.into()))
}

impl State {
    /// # Errors
    /// The first invariant that does not hold.
    pub(super) fn check_invariants(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_pieces()?;
        self.check_extras()?;
        if self.tasks.is_burst() {
            return broken("broken-tasks");
        }
        if self.over.is_none() && self.asked.is_none() {
            return broken("broken-nobody-asked");
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
                return broken(Message::new("iwari-broken-shown").number("seat", seat.index()));
            }
            if hand.len() > super::state::HAND {
                return broken(
                    Message::new("iwari-broken-hand").number("seat", seat.index()).number("cards", hand.len()),
                );
            }
        }
        let expected = cards_of(self.seat_count());
        if all != expected {
            return broken("iwari-broken-cards");
        }
        if self.display.len() > super::state::DISPLAY {
            return broken(Message::new("iwari-broken-display").number("cards", self.display.len()));
        }
        if self.exhausted > 2
            || self.exhausted == 2 && !self.deck.is_empty()
            || self.exhausted < 2 && self.deck.is_empty()
        {
            return broken(
                Message::new("iwari-broken-deck").number("times", self.exhausted).number("cards", self.deck.len()),
            );
        }
        Ok(())
    }

    fn check_pieces(&self) -> Result<(), Broken> {
        let mut seen = SpaceSet::EMPTY;
        for tribe in 0..Tribe::COUNT {
            let tents = self.tents[tribe];
            let totems: u32 = self.totems[tribe].iter().map(|&count| u32::from(count)).sum();
            if tents.len() > usize::from(TENTS) || totems > u32::from(TOTEMS) {
                return broken(
                    Message::new("iwari-broken-pieces")
                        .number("tribe", tribe)
                        .number("tents", tents.len())
                        .number("totems", totems),
                );
            }
            if !self.tribes().contains(&tribe) && (!tents.is_empty() || totems > 0) {
                return broken(Message::new("iwari-broken-stranger").number("tribe", tribe));
            }
            if seen.intersects(tents) {
                return broken("iwari-broken-tents");
            }
            seen |= tents;
            for (index, &count) in self.totems[tribe].iter().enumerate() {
                if count > 0 && !self.board.territories().any(|territory| territory.index() == index) {
                    return broken("iwari-broken-totem");
                }
            }
        }
        if let Some(space) = seen.iter().find(|&space| !self.board.has_space(space)) {
            return broken(Message::new("iwari-doc-space").number("place", space.place()));
        }
        for territory in self.board.territories() {
            let totems = self.all_totems(territory);
            // I6.4
            if totems > self.most_tents(territory) {
                return broken(
                    Message::new("iwari-broken-totems")
                        .number("totems", totems)
                        .text("territory", self.board.territory_id(territory)),
                );
            }
            if totems > 0 && self.board.no_totems_on() == Some(self.board.kind(territory)) {
                return broken(
                    Message::new("iwari-broken-no-totem").text("territory", self.board.territory_id(territory)),
                );
            }
        }
        Ok(())
    }

    fn check_extras(&self) -> Result<(), Broken> {
        if let Some(connection) = self.covered.iter().find(|&connection| self.board.link(connection).is_none()) {
            return broken(Message::new("iwari-broken-mountain").number("connection", connection.number()));
        }
        for &feat in Feat::ALL {
            let count = self.laid(feat).count();
            if count > feat.copies() || count > 0 && !self.extras.feats {
                return broken(Message::new("iwari-broken-feats").number("count", count).text("feat", feat.id()));
            }
            let mut by: Vec<Seat> = self.laid(feat).map(|laid| laid.by).collect();
            by.dedup();
            if by.len() != count {
                return broken(Message::new("iwari-broken-feat-twice").text("feat", feat.id()));
            }
            for laid in self.laid(feat) {
                let at = usize::from(laid.at);
                let fits = match feat {
                    Feat::Union | Feat::Discovery => at < self.board.territories().count(),
                    Feat::Honour | Feat::Respect => self.board.connections().any(|(other, _)| other.index() == at),
                };
                if !fits || laid.by.index() >= self.seat_count() {
                    return broken(Message::new("iwari-broken-feat").text("feat", feat.id()));
                }
            }
        }
        for expedition in self.expeditions.iter().flatten() {
            let [first, second] = expedition.scored;
            if first.is_none() && second.is_some() || first.is_some() && first == second {
                return broken(Message::new("iwari-broken-mission").text("mission", expedition.mission.id()));
            }
        }
        if self.expeditions.iter().flatten().count() > 0 && !self.extras.expeditions {
            return broken("iwari-broken-missions");
        }
        Ok(())
    }

    /// Whether what is pending fits the rest of a position.
    /// `viewer` is whose knowledge the state was made from: others' cards are no ground to find fault.
    pub(super) fn pending_fault(&self, viewer: Viewer) -> Option<Message> {
        if !viewer.sees_choice_of(self.asked) {
            return None;
        }
        let mut legal = Vec::new();
        if let Some(task) = self.top() {
            task.legal(self, &mut legal);
        }
        (self.over.is_none() && legal.is_empty()).then(|| "pending-no-action".into())
    }
}
