//! The Black Market: three cards that lie face down, of which a player with a piece there swaps one for one of their own.

use crate::games::root::law::hand::{Hands, Secret};
use crate::games::root::law::hooks;
use crate::games::root::law::why::{at, because};
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::put;
use crate::games::root::module::{Fits, Tasks, broken};
use crate::games::root::prelude::*;
use crate::games::root::state::landmarks::Step;
use crate::games::root::words::landmark::{Landmark, STALLS};
use crate::kernel::{Broken, Fields, Illegal, Message, SeatSet, Viewer};
use toml::{Table, Value};

pub(in crate::games::root) struct BlackMarket;

/// The sign in a document for a card that its viewer does not know.
const UNKNOWN: &str = "?";

impl LandmarkCard for BlackMarket {
    fn sites(&self, state: &State) -> ClearingSet {
        let clearings = state.board.clearings() - state.ruins;
        clearings.iter().filter(|&clearing| state.slots(clearing) == 1).collect()
    }

    fn stock(&self, state: &mut State, _: Clearing, world: &mut World) {
        for stall in (1..).take(STALLS) {
            if let Some(card) = state.take_top_card(world) {
                state.change_stall(stall, card);
            }
        }
    }

    fn is_open(&self, state: &State) -> bool {
        let seat = state.turn;
        state.phase != Phase::Setup
            && !state.used.swapped
            && state.player(seat).has_cards()
            && state.landmark(Landmark::BlackMarket).is_some_and(|at| state.is_present(seat, at))
    }

    fn begin(&self, state: &mut State) {
        state.push(Task::Landmark(Step::Swap));
    }

    fn refuse(&self, state: &State, seat: Seat) -> Illegal {
        match state.landmark(Landmark::BlackMarket) {
            Some(_) if state.turn != seat || state.phase == Phase::Setup => because("root-no-turn", "F.1"),
            Some(_) if state.used.swapped => because("root-no-second-swap", "F.1"),
            Some(clearing) if !state.is_present(seat, clearing) => at("root-no-piece-at-market", "F.1", clearing),
            Some(_) if !state.player(seat).has_cards() => because("root-no-hand", "F.1"),
            _ => because("root-no-landmark-use", "F.1"),
        }
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, _: Clearing) {
        let may_hide = reader.viewer != Viewer::All;
        let cards = fields.words("cards", "doc-no-card", |word| match CardKind::from_id(word) {
            None if word == UNKNOWN && may_hide => Some(None),
            kind => kind.map(Some),
        });
        if cards.len() != STALLS {
            return fields.fault("cards", Message::new("root-doc-market").number("count", STALLS));
        }
        for (stall, kind) in cards.into_iter().enumerate() {
            let card = kind.and_then(|kind| reader.deal(fields, "cards", kind));
            let place = &mut reader.state.landmarks.market[stall];
            place.hidden = u8::from(kind.is_none());
            place.cards = card.into_iter().collect();
        }
    }

    fn write(&self, state: &State, table: &mut Table) {
        let card = |cards: CardSet| cards.first().map_or(UNKNOWN, |card| card.kind().id());
        let cards: Vec<Value> = state.landmarks.market.iter().map(|stall| card(stall.cards).into()).collect();
        put(table, "cards", cards);
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        let full = state.stalls().all(|stall| stall.cards.len() + usize::from(stall.hidden) == 1);
        if full && state.slots(clearing) == 1 { Ok(()) } else { broken("root-broken-landmark") }
    }
}

/// The choice of the card to swap, and of one of the three for it.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Swap;

impl Tasks for Swap {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let stalls = || (1..).take(STALLS);
        let hand = state.player(state.turn).hand;
        out.extend(hand.kinds().flat_map(|card| stalls().map(move |stall| Action::Swap { card, stall })));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Swap { card, stall } => swap(state, card, stall, world),
            _ => state.stray(),
        }
    }
}

/// The two cards change places, unseen by all but the player whose hand it is.
fn swap(state: &mut State, kind: CardKind, stall: u8, world: &mut World) {
    let seat = state.turn;
    let hand = state.player(seat).hand;
    let Some(card) = hand.copy_of(kind) else { return };
    state.used.swapped = true;
    state.player_mut(seat).hand.remove(card);
    // a card that leaves an open hand has been seen by all (11.2.3)
    let open = hooks::plays_open(state, seat);
    let audience: SeatSet = if open { state.seats().collect() } else { SeatSet::of(seat) };
    if open {
        state.left_in_the_open(card, hand);
    } else {
        state.left_unseen(card, hand, CardSet::ALL, audience);
    }
    for viewer in audience.iter() {
        state.known[viewer.index()].insert(card);
    }
    let Some(taken) = state.change_stall(stall, card) else { return };
    state.player_mut(seat).hand.insert(taken);
    // what lies in a hand is no secret to those who see into it
    for viewer in audience.iter() {
        state.known[viewer.index()].remove(taken);
    }
    world.emit(|| {
        Event::new(What::Swapped, seat)
            .with(Detail::Count(i16::from(stall)))
            .with(Detail::Card(kind))
            .with(Detail::Card(taken.kind()))
            .seen_by(state, SeatSet::of(seat))
    });
}

impl Fits for Swap {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        if BlackMarket.is_open(state) { Ok(()) } else { Err("root-pending-landmark") }
    }

    fn fits(self, _: &State, is_top: bool) -> bool {
        is_top
    }
}
