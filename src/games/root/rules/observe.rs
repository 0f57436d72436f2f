//! The only way by which a viewer sees a game (1.2), and the full states that he cannot tell from it.

use crate::games::root::factions::corvids;
use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::look::Look;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Generator, List, MAX_SEATS, Seat, Viewer};

/// A state without the cards that the viewer does not know, which are counted in `hidden` and `deck_hidden`, without the
/// tiles under ruins that only others have seen, which lie with those that nobody has, and without the kinds of the plots
/// that lie face down, which only the Corvids know. Nothing else in a state is secret: the order of the deck and the other
/// items under ruins do not exist before they are drawn.
pub type Observation = crate::kernel::Observation<State>;

impl State {
    /// What the viewer may know.
    pub fn observation(&self, viewer: Viewer) -> Observation {
        let mut state = self.clone();
        if viewer != Viewer::All {
            state.redact(viewer);
        }
        Observation::new(state, viewer)
    }

    fn redact(&mut self, viewer: Viewer) {
        let known = match viewer {
            Viewer::Seat(seat) => self.known[seat.index()],
            _ => CardSet::EMPTY,
        };
        for seat in self.seats() {
            // 11.2.3: nothing is hidden in an open hand
            if viewer == Viewer::Seat(seat) || hooks::plays_open(self, seat) {
                continue;
            }
            let player = self.player_mut(seat);
            hide(&mut player.hand, &mut player.hidden, known);
            if let Kit::Alliance(alliance) = &mut player.kit {
                hide(&mut alliance.supporters, &mut alliance.hidden, known);
            }
            // 13.2.2.I
            if let Kit::Corvids(corvids) = &mut player.kit {
                corvids.hide();
            }
        }
        for look in &mut self.looks {
            let seen = matches!(viewer, Viewer::Seat(seat) if look.seen_by.contains(seat));
            if !seen {
                look.forget(&mut self.ruin_items);
            }
        }
        hide(&mut self.deck, &mut self.deck_hidden, CardSet::EMPTY);
        self.stacked = List::new();
        self.known = [CardSet::EMPTY; MAX_SEATS];
        self.lower_copies();
    }

    /// Replaces every set of cards by the lowest copies of its kinds: which copy lies where depends on hidden draws.
    fn lower_copies(&mut self) {
        for player in &mut self.players[..usize::from(self.seats)] {
            player.hand = player.hand.canonical();
            player.crafted = player.crafted.canonical();
            match &mut player.kit {
                Kit::Alliance(alliance) => alliance.supporters = alliance.supporters.canonical(),
                Kit::Eyrie(eyrie) => {
                    for column in 0..eyrie.decree.len() {
                        let pending = (eyrie.decree[column] - eyrie.resolved[column]).canonical();
                        eyrie.decree[column] = eyrie.decree[column].canonical();
                        eyrie.resolved[column] = (eyrie.decree[column] - pending).canonical();
                    }
                }
                Kit::Lizards(lizards) => {
                    lizards.souls = lizards.souls.canonical();
                    lizards.revealed = lizards.revealed.canonical();
                }
                Kit::Duchy(duchy) => duchy.revealed = duchy.revealed.canonical(),
                Kit::Keepers(keepers) => {
                    // what has acted is told by its copy, so that no other column may hold the same one
                    let acted = std::mem::replace(&mut keepers.acted, CardSet::EMPTY);
                    let mut used = CardSet::EMPTY;
                    for column in &mut keepers.retinue {
                        let done = lowest_free(*column & acted, &mut used);
                        *column = done | lowest_free(*column - acted, &mut used);
                        keepers.acted |= done;
                    }
                }
                Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => {}
            }
        }
        self.discard = self.discard.canonical();
        self.picks.cards = self.picks.cards.canonical();
    }

    /// Deals the cards that `viewer` does not know at random to the places where they can be.
    pub(in crate::games::root) fn deal_unknown(&self, viewer: Seat, rng: &mut Generator) -> State {
        let mut state = self.clone();
        let known = self.known[viewer.index()];
        let deck = self.deck_kind;
        let mut unknown = self.deck;
        let hidden = |seat: &Seat| *seat != viewer && !hooks::plays_open(self, *seat);
        for seat in self.seats().filter(hidden) {
            let player = self.player(seat);
            unknown |= player.hand - known;
            if let Kit::Alliance(alliance) = &player.kit {
                unknown |= alliance.supporters - known;
            }
        }
        let mut deal = |place: &mut CardSet| {
            let kept = *place & known;
            let count = place.len() - kept.len();
            *place = kept;
            for _ in 0..count {
                let card = deck.card_at(rng.one_of(unknown.places()));
                unknown.remove(card);
                place.insert(card);
            }
        };
        for seat in self.seats().filter(hidden) {
            let player = state.player_mut(seat);
            deal(&mut player.hand);
            if let Kit::Alliance(alliance) = &mut player.kit {
                deal(&mut alliance.supporters);
            }
        }
        state.deck = unknown;
        let unseen = |look: &&mut Look| !look.seen_by.contains(viewer);
        state.looks.iter_mut().filter(unseen).for_each(|look| look.forget(&mut state.ruin_items));
        for look in state.looks.iter_mut().filter(unseen) {
            look.deal(&mut state.ruin_items, |options| rng.one_of(options));
        }
        if self.seat_of(Faction::Corvids).is_some_and(|seat| seat != viewer) {
            corvids::turn::deal_plots(&mut state, rng);
        }
        state.stacked = List::new();
        // what the others know of hidden places is not known to the viewer
        for seat in self.seats().filter(|&seat| seat != viewer) {
            state.known[seat.index()] = CardSet::EMPTY;
        }
        state
    }
}

/// As many cards of each kind, the lowest copies of it that are not used.
fn lowest_free(cards: CardSet, used: &mut CardSet) -> CardSet {
    let mut lowest = CardSet::EMPTY;
    for card in cards.iter() {
        if let Some(copy) = (card.kind().copies() - *used).first() {
            used.insert(copy);
            lowest.insert(copy);
        }
    }
    lowest
}

/// Keeps the known cards and counts the others.
fn hide(cards: &mut CardSet, hidden: &mut u8, known: CardSet) {
    let kept = *cards & known;
    *hidden += (cards.len() - kept.len()) as u8;
    *cards = kept;
}
