//! Cards on their way between deck, hands, discard pile and boards, and what each viewer knows of it.

use super::among::{Among, Asked};
use super::hooks;
use super::score::Scoring;
use super::why::of_card;
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Card, Deck};
use crate::games::root::words::event::Source;
use crate::games::root::words::roll::ROLL_CARD;
use crate::kernel::{Illegal, SeatSet};

/// Narrows down to the cards of the seat's hand (1.2.1).
pub(in crate::games::root) fn held<A: Among<CardSet>>(state: &State, seat: Seat, cards: A) -> A {
    cards.only(state.player(seat).hand, |card| of_card("root-no-card", "1.2.1", card))
}

/// Returns why the seat cannot take this card out of its hand.
pub(in crate::games::root) fn not_held(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    held(state, seat, Asked::about(card)).why()
}

/// Cards that change hands.
pub(in crate::games::root) trait Hands {
    /// Lays a card of the hand back into the deck, where only who saw it knows that it is (A.10).
    fn lay_back(&mut self, seat: Seat, kind: CardKind, world: &mut World);

    /// Takes the top card off the deck, and shuffles the discard pile into a new deck the moment it is empty (2.1).
    fn take_top_card(&mut self, world: &mut World) -> Option<Card>;

    /// Draws cards into a hand, as many as there are (1.5.4).
    fn draw_cards(&mut self, seat: Seat, count: u8, world: &mut World);

    /// Spends or discards a card of the hand for all to see (G.1.5).
    fn discard_from_hand(&mut self, seat: Seat, kind: CardKind, world: &mut World);

    /// Takes a card out of a hand for all to see.
    fn take_from_hand(&mut self, seat: Seat, kind: CardKind) -> Option<Card>;

    /// Picks a card of the hand: it lies on the table in the sight of all until the last one is picked. `what` tells of it.
    fn pick_from_hand(&mut self, seat: Seat, kind: CardKind, what: EventKind, world: &mut World);

    /// Spends or discards together all the cards that have been picked, which the log has told of.
    fn lay_off_picked(&mut self, world: &mut World);

    /// Lays off a card that was spent or discarded.
    fn lay_on_discard(&mut self, card: Card, world: &mut World);

    /// Lays off cards that were spent or discarded together: all come by here. While the Cult plays they join the Lost
    /// Souls (10.2.6). Who tells of the discard does so before, so that the log has the new deck after it.
    fn lay_all_on_discard(&mut self, cards: CardSet, world: &mut World);

    /// Lays cards on the discard pile, dominance cards beside the map instead (3.3.3).
    fn lay_off(&mut self, cards: CardSet, world: &mut World);

    /// A deck never stays empty while there is a discard pile (2.1).
    fn renew_deck(&mut self, world: &mut World);

    /// Moves a card from one hand to another player's hand or supporters; only the two see which. The others know that it
    /// is one of `fitting`.
    fn pass_card(&mut self, from: Seat, to: Seat, card: Card, fitting: CardSet);

    /// A random card of a hand goes to another hand; both see which (1.2.1).
    fn steal_random(&mut self, thief: Seat, victim: Seat, world: &mut World) -> bool;

    /// Discards a random card of a hand, if there is one (1.2.1).
    fn discard_random(&mut self, seat: Seat, world: &mut World);

    /// Cards that all have seen go into a hand, so all know that they are there.
    fn take_openly(&mut self, seat: Seat, cards: CardSet);

    /// `viewer` sees the whole hand of `owner`.
    fn show_hand(&mut self, owner: Seat, viewer: Seat);

    /// A card left a hidden place in the sight of all: who knew another copy there knew, for all that anyone can tell,
    /// this one.
    fn left_in_the_open(&mut self, card: Card, place: CardSet);

    /// A card left a hidden place, seen by `audience` only; all can tell that it was one of `fitting`. The others lose track
    /// of those. Only who knew the whole place, and there but one kind of them, can follow. A player who knew less must not: what
    /// they do not know there may fit or not, and they would learn which.
    fn left_unseen(&mut self, card: Card, place: CardSet, fitting: CardSet, audience: SeatSet);

    /// Uses a persistent effect up.
    fn discard_effect(&mut self, seat: Seat, kind: CardKind, world: &mut World);

    /// Lays a persistent effect in play on the discard pile. What lies on it goes home.
    fn give_up_effect(&mut self, seat: Seat, kind: CardKind, world: &mut World);
}

impl Hands for State {
    fn lay_back(&mut self, seat: Seat, kind: CardKind, world: &mut World) {
        let hand = self.player(seat).hand;
        let Some(card) = hand.copy_of(kind) else { return };
        self.player_mut(seat).hand.remove(card);
        let is_open = hooks::plays_open(self, seat);
        if is_open {
            self.left_in_the_open(card, hand);
        } else {
            self.left_unseen(card, hand, CardSet::ALL, SeatSet::of(seat));
        }
        self.deck.insert(card);
        for viewer in self.seats().filter(|&viewer| is_open || viewer == seat) {
            self.known[viewer.index()].insert(card);
        }
        world.emit(|| Event::new(EventKind::LaidBack, seat).with(Detail::Card(kind)).seen_by(self, SeatSet::of(seat)));
    }

    fn take_top_card(&mut self, world: &mut World) -> Option<Card> {
        let card = match self.stacked.pop().and_then(|kind| self.deck.copy_of(kind)) {
            Some(card) => card,
            None => pick(self.deck_kind, self.deck, world)?,
        };
        // for all that anyone knows to be in the deck, this may be it
        let deck = self.deck;
        for known in &mut self.known {
            *known = *known - deck;
        }
        self.deck.remove(card);
        self.renew_deck(world);
        Some(card)
    }

    fn draw_cards(&mut self, seat: Seat, count: u8, world: &mut World) {
        // R2.8.1: where an effect lets it draw, it scores instead
        if hooks::is_clockwork(self, seat) {
            return self.tally(seat, 1.min(count), Source::Effects, "R2.8.1", world);
        }
        for _ in 0..count {
            let Some(card) = self.take_top_card(world) else {
                world.emit(|| Event::new(EventKind::DeckEmpty, seat));
                return;
            };
            self.player_mut(seat).hand.insert(card);
            world.emit(|| {
                Event::new(EventKind::Drew, seat).with(Detail::Card(card.kind())).seen_by(self, SeatSet::of(seat))
            });
        }
    }

    fn discard_from_hand(&mut self, seat: Seat, kind: CardKind, world: &mut World) {
        if let Some(card) = self.take_from_hand(seat, kind) {
            world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(kind)));
            self.lay_on_discard(card, world);
        }
    }

    fn take_from_hand(&mut self, seat: Seat, kind: CardKind) -> Option<Card> {
        let hand = self.player(seat).hand;
        let card = hand.copy_of(kind)?;
        self.player_mut(seat).hand.remove(card);
        self.left_in_the_open(card, hand);
        Some(card)
    }

    fn pick_from_hand(&mut self, seat: Seat, kind: CardKind, what: EventKind, world: &mut World) {
        if let Some(card) = self.take_from_hand(seat, kind) {
            self.picks.cards.insert(card);
            world.emit(|| Event::new(what, seat).with(Detail::Card(kind)));
        }
    }

    fn lay_off_picked(&mut self, world: &mut World) {
        let cards = self.take_picks().cards;
        if !cards.is_empty() {
            self.lay_all_on_discard(cards, world);
        }
    }

    fn lay_on_discard(&mut self, card: Card, world: &mut World) {
        self.lay_all_on_discard(CardSet::of(card), world);
    }

    fn lay_all_on_discard(&mut self, cards: CardSet, world: &mut World) {
        // R8.2.4
        if let Some(cult) = self.clockwork_cult_mut() {
            (cards - CardSet::DOMINANCE).iter().for_each(|card| cult.souls.lay(card));
            return self.lay_off(cards & CardSet::DOMINANCE, world);
        }
        match self.lost_souls_mut() {
            Some(souls) => *souls |= cards,
            None => self.lay_off(cards, world),
        }
    }

    fn lay_off(&mut self, cards: CardSet, world: &mut World) {
        self.available |= cards & CardSet::DOMINANCE;
        self.discard |= cards - CardSet::DOMINANCE;
        if hooks::looks_at_the_pile(self) {
            self.heap(cards - CardSet::DOMINANCE);
        }
        self.renew_deck(world);
    }

    fn renew_deck(&mut self, world: &mut World) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.pile.clear();
            let turn = self.turn;
            world.emit(|| Event::new(EventKind::Reshuffled, turn));
        }
    }

    fn pass_card(&mut self, from: Seat, to: Seat, card: Card, fitting: CardSet) {
        let hand = self.player(from).hand;
        self.player_mut(from).hand.remove(card);
        if hooks::plays_open(self, from) || hooks::plays_open(self, to) {
            // all see which card leaves an open hand or comes into one (11.2.3)
            self.left_in_the_open(card, hand);
            let elsewhere = self.seats().filter(|&viewer| viewer != to && !hooks::plays_open(self, to));
            for viewer in elsewhere.collect::<SeatSet>().iter() {
                self.known[viewer.index()].insert(card);
            }
            return;
        }
        self.left_unseen(card, hand, fitting, SeatSet::of(from).with(to));
        self.known[from.index()].insert(card);
    }

    fn steal_random(&mut self, thief: Seat, victim: Seat, world: &mut World) -> bool {
        // R2.8.1: who would take a card of one who has none draws one
        if hooks::is_clockwork(self, victim) {
            self.draw_cards(thief, 1, world);
            return true;
        }
        let Some(card) = pick(self.deck_kind, self.player(victim).hand, world) else { return false };
        self.pass_card(victim, thief, card, CardSet::ALL);
        self.player_mut(thief).hand.insert(card);
        world.emit(|| {
            Event::new(EventKind::Took, thief)
                .with(Detail::Faction(self.faction(victim)))
                .with(Detail::Card(card.kind()))
                .seen_by(self, SeatSet::of(thief).with(victim))
        });
        true
    }

    fn discard_random(&mut self, seat: Seat, world: &mut World) {
        if let Some(card) = pick(self.deck_kind, self.player(seat).hand, world)
            && let Some(card) = self.take_from_hand(seat, card.kind())
        {
            world.emit(|| Event::new(EventKind::LostCard, seat).with(Detail::Card(card.kind())));
            self.lay_on_discard(card, world);
        }
    }

    fn take_openly(&mut self, seat: Seat, cards: CardSet) {
        self.player_mut(seat).hand |= cards;
        if hooks::plays_open(self, seat) {
            return;
        }
        for viewer in self.seats().filter(|&viewer| viewer != seat) {
            self.known[viewer.index()] |= cards;
        }
    }

    fn show_hand(&mut self, owner: Seat, viewer: Seat) {
        if hooks::plays_open(self, owner) {
            return;
        }
        let hand = self.player(owner).hand;
        self.known[viewer.index()] |= hand;
    }

    fn left_in_the_open(&mut self, card: Card, place: CardSet) {
        let kind = card.kind();
        for known in self.known.iter_mut().filter(|known| known.has(kind)) {
            swap_knowledge(known, card, place);
        }
    }

    fn left_unseen(&mut self, card: Card, place: CardSet, fitting: CardSet, audience: SeatSet) {
        let gone = place & fitting;
        let is_one_kind = || gone.kinds().nth(1).is_none();
        for (index, known) in self.known.iter_mut().enumerate().filter(|(_, known)| !known.is_empty()) {
            if audience.contains(Seat::new(index as u8)) {
                swap_knowledge(known, card, place);
            } else if !(place.is_subset(*known) && is_one_kind()) {
                *known = *known - gone;
            }
        }
    }

    fn discard_effect(&mut self, seat: Seat, kind: CardKind, world: &mut World) {
        world.emit(|| Event::new(EventKind::Used, seat).with(Detail::Card(kind)));
        self.give_up_effect(seat, kind, world);
    }

    fn give_up_effect(&mut self, seat: Seat, kind: CardKind, world: &mut World) {
        let Some(card) = self.player(seat).crafted.copy_of(kind) else { return };
        self.player_mut(seat).crafted.remove(card);
        self.lay_on_discard(card, world);
        if kind == CardKind::CoffinMakers {
            self.take_coffins_home();
        }
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(kind)));
    }
}

fn swap_knowledge(known: &mut CardSet, card: Card, place: CardSet) {
    if !known.contains(card)
        && let Some(twin) = (place & *known).copy_of(card.kind())
    {
        known.remove(twin);
    }
    known.remove(card);
}

/// One of `cards` at random; of its kind the lowest copy, so that copies tell nothing.
pub(in crate::games::root) fn pick(deck: Deck, cards: CardSet, world: &mut World) -> Option<Card> {
    if cards.is_empty() {
        return None;
    }
    let drawn = deck.card_at(world.draw(ROLL_CARD, cards.places()));
    cards.copy_of(drawn.kind())
}

/// Secrets of an event.
pub(in crate::games::root) trait Secret {
    /// Tells the event to this audience only, unless one of them plays with an open hand (11.2.3).
    fn seen_by(self, state: &State, audience: SeatSet) -> Self;
}

impl Secret for Event {
    fn seen_by(self, state: &State, audience: SeatSet) -> Self {
        if audience.iter().any(|seat| hooks::plays_open(state, seat)) { self } else { self.only_for(audience) }
    }
}
