//! Invariants: pieces, cards and points add up.

use super::card::cards_of;
use super::place::{SpaceSet, Tribe};
use super::placing;
use super::state::{Feat, HAND, State, TENTS, TOTEMS};
use super::task::Task;
use crate::kernel::{Broken, Flow, Message, Seat, Viewer};

fn broken(message: impl Into<Message>) -> Result<(), Broken> {
    Err(Broken(message.into()))
}

impl State {
    /// # Errors
    /// Returns the first invariant that does not hold.
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
            if hand.len() > HAND {
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
            if totems > 0 && !self.allows_totems(territory) {
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
        for feat in Feat::ALL {
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

    /// Returns what is wrong with the pending tasks, if anything.
    /// `viewer` is the one whose knowledge the state was made from: others' cards cannot be faults.
    pub(super) fn pending_fault(&self, viewer: Viewer) -> Option<Message> {
        if self.over.is_none() && !self.is_turn(self.tasks.as_slice()) {
            return Some("iwari-pending-order".into());
        }
        if !viewer.sees_choice_of(self.asked) {
            return None;
        }
        let mut legal = Vec::new();
        self.list_pending(&mut legal);
        (self.over.is_none() && legal.is_empty()).then(|| "pending-no-action".into())
    }

    /// Whether a turn lays these tasks above each other: its rest in its order, then what pieces bring.
    fn is_turn(&self, tasks: &[Task]) -> bool {
        let [Task::End, Task::Half, Task::Display, above @ ..] = tasks else { return false };
        match above {
            [Task::Main] => true,
            [Task::Draw { left }] => (1..=HAND.saturating_sub(self.hand_count(self.turn))).contains(left),
            [Task::Restock, pieces @ ..] => self.is_placing(pieces),
            _ => false,
        }
    }

    /// Whether a piece lays these tasks above each other: those of the shared tribe below, then a second piece, then feats.
    fn is_placing(&self, mut tasks: &[Task]) -> bool {
        let mut third = false;
        if let [Task::Third, above @ ..] = tasks {
            if !self.has_third() {
                return false;
            }
            tasks = above;
            third = above.is_empty();
        }
        if let [Task::More { territory, third: of_third }, above @ ..] = tasks {
            // the shared tribe comes when the own one is done
            if !self.has_territory(*territory)
                || *of_third && (!self.has_third() || self.tasks.as_slice().contains(&Task::Third))
            {
                return false;
            }
            tasks = above;
            third |= of_third;
        }
        let feats: &[Feat] = match *tasks {
            [] => &[],
            [Task::Discovery { territory }] if self.has_territory(territory) => &[Feat::Discovery],
            [Task::Union { space }] if self.is_own(space) => &[Feat::Union],
            [Task::Discovery { territory }, Task::Union { space }]
                if self.has_territory(territory) && self.is_own(space) =>
            {
                &[Feat::Discovery, Feat::Union]
            }
            [Task::Bond { territory, water: true }] if self.has_territory(territory) => &[Feat::Respect],
            [Task::Bond { territory, water: false }] if self.has_territory(territory) => &[Feat::Honour],
            [Task::Bond { territory, water: true }, Task::Bond { territory: same, water: false }]
                if self.has_territory(territory) && same == territory =>
            {
                &[Feat::Respect, Feat::Honour]
            }
            _ => return false,
        };
        let may_lay = |&feat: &Feat| self.extras.feats && placing::may_lay(self, feat, self.turn);
        feats.is_empty() || !third && feats.iter().all(may_lay)
    }

    fn has_territory(&self, index: u8) -> bool {
        self.board.territories().any(|territory| territory.index() == usize::from(index))
    }

    /// Whether a tent of the seat in turn stands on the space.
    fn is_own(&self, index: u8) -> bool {
        self.tents[self.turn.index()].iter().any(|space| space.index() == usize::from(index))
    }
}
