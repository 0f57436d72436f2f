//! What a viewer does not know is dealt as it comes: nothing of it is left when the state is looked at with his eyes.

use super::Reader;
use crate::games::root::factions::corvids;
use crate::games::root::law::hooks;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Fields, Generator, Message, Seat, Viewer};

impl Reader<'_> {
    /// Whether the viewer does not see what the seat holds.
    pub(super) fn is_closed(&self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::All => false,
            Viewer::Seat(viewer) if viewer == seat => false,
            // 11.2.3: nothing is hidden in an open hand
            Viewer::Seat(_) | Viewer::Spectator => !hooks::plays_open(self.state, seat),
        }
    }

    /// The cards that are named in places which the viewer does not see into.
    pub(super) fn seen_of_others(&self) -> CardSet {
        let mut seen = CardSet::EMPTY;
        for seat in self.state.seats().filter(|&seat| self.is_closed(seat)) {
            let player = self.state.player(seat);
            seen |= player.hand;
            if let Kit::Alliance(alliance) = &player.kit {
                seen |= alliance.supporters;
            }
        }
        seen
    }

    /// Deals what lies nowhere yet to the places of which only a number is known.
    pub(super) fn deal_unknown(&mut self, fields: &mut Fields<'_>) {
        let is_seen = self.viewer == Viewer::All;
        let in_deck = usize::from(fields.unknown("deck_hidden", !is_seen));
        if is_seen {
            return;
        }
        let in_places: usize = self.state.seats().map(|seat| self.unknown_of(seat)).sum();
        let (left, found) = (self.left.len(), in_deck + in_places);
        if left != found {
            let message = Message::new("doc-unknown-count").number("wanted", left).number("found", found);
            return fields.fault("deck_hidden", message);
        }
        for seat in self.state.seats() {
            let left = &mut self.left;
            let player = self.state.player_mut(seat);
            deal(left, &mut player.hand, &mut player.hidden);
            if let Kit::Alliance(alliance) = &mut player.kit {
                deal(left, &mut alliance.supporters, &mut alliance.hidden);
            }
        }
        let under_ruins: usize = self.state.ruin_items.iter().map(|&count| usize::from(count)).sum();
        let forgotten: usize = self.state.looks.iter().map(|look| usize::from(look.hidden)).sum();
        if forgotten > under_ruins {
            return fields.fault("looks", "root-doc-looks");
        }
        for look in &mut self.state.looks {
            look.deal(&mut self.state.ruin_items, |options| options.trailing_zeros() as u8);
        }
        // 13.2.2.I
        if self.state.seat_of(Faction::Corvids).is_some_and(|seat| self.is_closed(seat)) {
            corvids::turn::deal_plots(self.state, &mut Generator::new(0));
        }
    }

    fn unknown_of(&self, seat: Seat) -> usize {
        let player = self.state.player(seat);
        let supporters = match &player.kit {
            Kit::Alliance(alliance) => alliance.hidden,
            _ => 0,
        };
        usize::from(player.hidden) + usize::from(supporters)
    }
}

fn deal(left: &mut CardSet, place: &mut CardSet, hidden: &mut u8) {
    for _ in 0..std::mem::take(hidden) {
        let Some(card) = left.first() else { return };
        left.remove(card);
        place.insert(card);
    }
}
