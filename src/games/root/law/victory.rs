//! Dominance, coalitions, and who has won (chapter 3, 9.2.8).

use super::among::{Among, Asked, Judged};
use super::hand::{Hands, held};
use super::hooks;
use super::rule::Ruling;
use super::why::{because, of_card, of_suit};
use crate::games::root::prelude::*;
use crate::games::root::state::Player;
use crate::games::root::state::zones::Visibility;
use crate::kernel::{Illegal, MAX_SEATS, Outcome, SeatSet};

/// Points that win (3.1).
pub const WINNING_SCORE: u8 = 30;

/// Points that allow dominance (3.3.1).
pub const DOMINANCE_SCORE: u8 = 10;

/// Clearings of a suit that win by its dominance card (3.3.1.I).
pub const DOMINANCE_CLEARINGS: usize = 3;

/// Whole rounds without a new best score after which the game is over (reading of 3.1).
pub const QUIET_ROUNDS: u16 = 25;

/// The key of the sentence that tells of this end.
pub const QUIET_END: &str = "root-won-quiet";

/// Such rounds from which on the players are warned.
const QUIET_WARNING: u16 = 15;

/// Victory, and the ways to it.
pub(in crate::games::root) trait Victory {
    /// 3.1: thirty points win at once; of several the current player, else the next clockwise.
    fn check_victory(&mut self, world: &mut World);

    /// 3.3.1.I, II: dominance wins at the start of one's own Birdsong.
    fn check_dominance(&mut self, world: &mut World);

    fn win(&mut self, seat: Seat, how: &'static str, law: &'static str, world: &mut World);

    /// Several win, and anyone in a coalition with one of them.
    fn win_together(&mut self, first: SeatSet, how: &'static str, law: &'static str, world: &mut World);

    /// Whether, for all that everybody can see, the seat may hold one of these cards (1.2.1, 11.2.3).
    fn may_hold(&self, seat: Seat, cards: CardSet) -> bool;

    /// Whether, for all that everybody can see, the current player might activate dominance or join a coalition now.
    fn may_hold_dominance(&self) -> bool;

    /// 9.2.8: whom a current player who joins others may join: with four players or more, those with the fewest points among
    /// the players that are in no coalition and have not activated dominance.
    fn coalition_partners(&self) -> SeatSet;

    /// 3.3.1: the card is laid open and the score marker leaves the track.
    fn activate_dominance(&mut self, suit: Suit, world: &mut World);

    /// 9.2.8: the marker goes to the partner's board; a Hostile partner becomes Indifferent (9.2.9.III.d).
    fn join_coalition(&mut self, suit: Suit, partner: Seat, world: &mut World);
}

/// The cards that lie open somewhere, so that no closed hand holds them.
pub(in crate::games::root) fn open_cards(state: &State) -> CardSet {
    let open = state.piles().filter(|pile| pile.zone.visibility() == Visibility::All);
    let hands = state.seats().filter(|&seat| hooks::plays_open(state, seat)).map(|seat| state.player(seat).hand);
    hands.fold(open.fold(CardSet::EMPTY, |open, pile| open | pile.cards), |open, hand| open | hand)
}

impl Victory for State {
    fn check_victory(&mut self, world: &mut World) {
        // asked for after every step, and nearly always in vain
        if !may_win(&self.best) || self.over.is_some() || self.phase == Phase::Setup {
            return;
        }
        if self.cooperative {
            return check_cooperation(self, world);
        }
        let has_won = |player: &Player| player.score >= WINNING_SCORE && player.scores();
        let winner = self.seats_from_turn().find(|&seat| has_won(self.player(seat)));
        if let Some(seat) = winner {
            self.win(seat, "root-won-points", "3.1", world);
        }
    }

    fn check_dominance(&mut self, world: &mut World) {
        let seat = self.turn;
        let Some(suit) = self.player(seat).dominance else { return };
        let ruled = self.ruled(seat);
        let won = match suit {
            Suit::Bird => self.board.corners().iter().any(|corner| {
                ruled.contains(corner) && self.board.opposite(corner).is_some_and(|opposite| ruled.contains(opposite))
            }),
            suit => (ruled & self.clearings_of(suit)).len() >= DOMINANCE_CLEARINGS,
        };
        if won {
            let law = if suit == Suit::Bird { "3.3.1.II" } else { "3.3.1.I" };
            self.win(seat, "root-won-dominance", law, world);
        }
    }

    fn win(&mut self, seat: Seat, how: &'static str, law: &'static str, world: &mut World) {
        self.win_together(SeatSet::of(seat), how, law, world);
    }

    fn win_together(&mut self, first: SeatSet, how: &'static str, law: &'static str, world: &mut World) {
        let mut winners = first;
        // 9.2.8: who has joined wins with their partner
        for other in self.seats() {
            if self.player(other).coalition.is_some_and(|(partner, _)| first.contains(partner)) {
                winners.insert(other);
            }
        }
        self.over = Some(Outcome { winners, how, law });
        for winner in winners.iter() {
            world.emit(|| Event::new(EventKind::Won, winner));
        }
    }

    fn may_hold(&self, seat: Seat, cards: CardSet) -> bool {
        let player = self.player(seat);
        if hooks::plays_open(self, seat) {
            return player.hand.intersects(cards);
        }
        player.has_cards() && (lie_closed(self, cards) || !cards.is_subset(open_cards(self)))
    }

    fn may_hold_dominance(&self) -> bool {
        can_use_dominance(self) && self.may_hold(self.turn, CardSet::DOMINANCE)
    }

    fn coalition_partners(&self) -> SeatSet {
        let partner = |seat: Seat| self.player(seat).coalition.map(|(partner, _)| partner);
        let taken = |seat: Seat| self.seats().any(|other| partner(other) == Some(seat));
        // one whom the other pawn has joined is in a coalition already
        if self.seats < 4 || taken(self.turn) {
            return SeatSet::EMPTY;
        }
        // R2.8: nobody joins a clockwork player
        let is_human = |seat: Seat| self.clockwork(seat).is_none();
        let joinable = |&seat: &Seat| seat != self.turn && is_human(seat) && self.player(seat).scores() && !taken(seat);
        let free = self.seats().filter(joinable);
        let fewest = free.clone().map(|seat| self.player(seat).score).min();
        free.filter(|&seat| Some(self.player(seat).score) == fewest).collect()
    }

    fn activate_dominance(&mut self, suit: Suit, world: &mut World) {
        let seat = self.turn;
        if self.take_from_hand(seat, CardKind::dominance(suit)).is_some() {
            self.player_mut(seat).dominance = Some(suit);
            leave_track(self, seat);
            world.emit(|| Event::new(EventKind::Dominance, seat).with(Detail::Suit(suit)));
        }
    }

    fn join_coalition(&mut self, suit: Suit, partner: Seat, world: &mut World) {
        let seat = self.turn;
        if self.take_from_hand(seat, CardKind::dominance(suit)).is_some() {
            self.player_mut(seat).coalition = Some((partner, suit));
            leave_track(self, seat);
            self.forgive(seat, partner);
            world.emit(|| {
                Event::new(EventKind::Coalition, seat)
                    .with(Detail::Faction(self.faction(partner)))
                    .with(Detail::Suit(suit))
            });
        }
    }
}

/// Returns whether the dominance cards are in the game: not with two players (5.1.3), nor with two humans or fewer (R3.4),
/// nor where the humans win together (R3.5).
pub fn has_dominance(state: &State) -> bool {
    let humans = state.seats().filter(|&seat| !hooks::is_clockwork(state, seat)).count();
    humans > 2 && !state.cooperative
}

/// R3.5.1: the humans win together once each of them has thirty points, if no clockwork player had before.
fn check_cooperation(state: &mut State, world: &mut World) {
    let has_won = |seat: &Seat| state.player(*seat).score >= WINNING_SCORE;
    let clockwork: SeatSet = state.seats().filter(|&seat| hooks::is_clockwork(state, seat)).collect();
    let humans: SeatSet = state.seats().filter(|&seat| !clockwork.contains(seat)).collect();
    if clockwork.iter().any(|seat| has_won(&seat)) {
        state.win_together(clockwork, "root-won-clockwork", "R3.5.1", world);
    } else if !humans.is_empty() && humans.iter().all(|seat| has_won(&seat)) {
        state.win_together(humans, "root-won-together", "R3.5.1", world);
    }
}

/// Whether one of these cards is known to lie in the deck or in a closed hand, so that not all lie open. Nearly always one
/// does, which spares the walk through all places.
fn lie_closed(state: &State, cards: CardSet) -> bool {
    let in_hand = |seat: Seat| state.player(seat).hand.intersects(cards) && !hooks::plays_open(state, seat);
    cards.intersects(state.deck) || state.seats().any(in_hand)
}

/// Whether a best score may be enough to win. All are compared at once: the highest bit of a byte is set from there on, and
/// a carry out of a byte can but set one more.
fn may_win(best: &[u8; MAX_SEATS]) -> bool {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    let mut bytes = [0; 8];
    bytes[..MAX_SEATS].copy_from_slice(best);
    let best = u64::from_le_bytes(bytes);
    let raised = best.wrapping_add(EACH * u64::from(0x80 - WINNING_SCORE));
    (best | raised) & EACH << 7 != 0
}

/// Judges whether the seat can activate dominance or join a coalition, with a card for it (3.3, 5.1.3).
fn dominating<J: Judged>(state: &State, seat: Seat, judged: J) -> J {
    let player = state.player(seat);
    judged
        .given(has_dominance(state), || because("root-no-dominance-with-two", "5.1.3"))
        .given(player.scores(), || because("root-no-second-dominance", "3.3.2"))
        .given(player.score >= DOMINANCE_SCORE, || because("root-no-dominance-yet", "3.3.1"))
}

/// Whether the current player can do so now.
fn can_use_dominance(state: &State) -> bool {
    dominating(state, state.turn, true)
        && (!hooks::joins_coalitions(state, state.turn) || !state.coalition_partners().is_empty())
}

/// Returns why the seat can do nothing with this dominance card (3.3).
pub(in crate::games::root) fn no_dominance(state: &State, seat: Seat, suit: Suit) -> Option<Illegal> {
    let card = held(state, seat, Asked::about(CardKind::dominance(suit)));
    dominating(state, seat, None).or_else(|| in_daylight(state, seat, "3.3.1", card).why())
}

fn in_daylight<J: Judged>(state: &State, seat: Seat, law: &'static str, judged: J) -> J {
    let in_daylight = state.turn == seat && state.phase == Phase::Daylight;
    judged.given(in_daylight, || because("root-no-dominance-now", law))
}

/// Narrows down to the cards that buy a dominance card back: one of the same suit; a bird pays for any, the bird card takes a
/// bird (3.3.4).
fn recalling<A: Among<CardSet>>(state: &State, seat: Seat, suit: Suit, paid: A) -> A {
    let is_available = state.available.has(CardKind::dominance(suit));
    let paid = paid.given(is_available, || of_suit("root-no-recall", "3.3.4", suit));
    held(state, seat, paid).only(CardSet::matching(suit), |card| of_card("root-no-recall-match", "3.3.4", card))
}

/// Returns why the card buys no dominance card of the suit back.
pub(in crate::games::root) fn no_recall(state: &State, seat: Seat, suit: Suit, paid: CardKind) -> Option<Illegal> {
    in_daylight(state, seat, "3.3.4", recalling(state, seat, suit, Asked::about(paid))).why()
}

/// Whether, for all that everybody can see, the current player may activate dominance, form a coalition or buy back a
/// dominance card.
pub(in crate::games::root) fn offers_dominance(state: &State) -> bool {
    state.may_hold_dominance() || !state.available.is_empty() && state.player(state.turn).has_cards()
}

/// Lists the current player's actions with dominance cards.
pub(in crate::games::root) fn dominance_offers(state: &State, out: &mut Vec<Action>) {
    let held = state.player(state.turn).hand & CardSet::DOMINANCE;
    if !held.is_empty() && can_use_dominance(state) {
        list_activations(state, held, out);
    }
    if !state.available.is_empty() {
        list_recalls(state, out);
    }
}

/// Dominance that these cards activate, or coalitions that they form; apart, since most lists have none.
#[inline(never)]
fn list_activations(state: &State, held: CardSet, out: &mut Vec<Action>) {
    for suit in held.iter().map(|card| card.suit()) {
        if hooks::joins_coalitions(state, state.turn) {
            let partners = state.coalition_partners();
            out.extend(partners.iter().map(|seat| Action::Coalition { suit, partner: state.faction(seat) }));
        } else {
            out.push(Action::Dominance { suit });
        }
    }
}

#[inline(never)]
fn list_recalls(state: &State, out: &mut Vec<Action>) {
    for suit in state.available.iter().map(|card| card.suit()) {
        let paying = recalling(state, state.turn, suit, CardSet::ALL).kinds();
        out.extend(paying.map(|card| Action::Recall { suit, card }));
    }
}

/// Takes one of `dominance_offers`.
pub(in crate::games::root) fn take_offer(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::Dominance { suit } => state.activate_dominance(suit, world),
        Action::Coalition { suit, partner } => {
            if let Some(partner) = state.seat_of(partner) {
                state.join_coalition(suit, partner, world);
            }
        }
        Action::Recall { suit, card } => recall(state, suit, card, world),
        _ => state.stray(),
    }
}

/// Takes a dominance card that lies beside the map, for a card of its suit (3.3.4).
fn recall(state: &mut State, suit: Suit, paid: CardKind, world: &mut World) {
    let seat = state.turn;
    let Some(card) = state.available.copy_of(CardKind::dominance(suit)) else { return };
    state.available.remove(card);
    state.discard_from_hand(seat, paid, world);
    // everybody saw which card went into the hand
    state.take_openly(seat, CardSet::of(card));
    world.emit(|| Event::new(EventKind::Recalled, seat).with(Detail::Card(card.kind())));
}

/// A round ends. After this many without a new best score the game does: the most points win, ties share; where nobody
/// scores any more, all share. The law knows no end of such a game (reading of 3.1).
pub(in crate::games::root) fn end_round(state: &mut State, world: &mut World) {
    let quiet = state.round.saturating_sub(state.gained);
    let turn = state.turn;
    if quiet >= QUIET_ROUNDS {
        let points = |seat: Seat| Some(state.player(seat)).filter(|player| player.scores()).map(|player| player.score);
        let most = state.seats().filter_map(points).max();
        let leaders = state.seats().filter(|&seat| points(seat) == most).collect();
        state.win_together(leaders, QUIET_END, "3.1", world);
    } else if quiet >= QUIET_WARNING {
        let left = QUIET_ROUNDS - quiet;
        world.emit(|| {
            Event::new(EventKind::Quiet, turn).with(Detail::Count(quiet as i16)).with(Detail::Count(left as i16))
        });
    }
}

/// Returns how many whole rounds have passed without a new best score, and how many more end the game, once players are
/// warned.
pub fn quiet_rounds(state: &State) -> Option<(u16, u16)> {
    let quiet = state.round.saturating_sub(state.gained).saturating_sub(1);
    (quiet >= QUIET_WARNING && state.over.is_none()).then(|| (quiet, QUIET_ROUNDS.saturating_sub(quiet)))
}

/// The seat's marker leaves the track.
fn leave_track(state: &mut State, seat: Seat) {
    state.player_mut(seat).score = 0;
    state.best[seat.index()] = 0;
    state.gained = state.round;
}
