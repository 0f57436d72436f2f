//! The Black Market: three cards that lie face down, of which a player with a piece there swaps one for one of their own.

use crate::games::root::law::among::Judged;
use crate::games::root::law::hand::{Hands, Secret, not_held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::hooks;
use crate::games::root::law::why::{at, because, of_landmark, written};
use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::position::{Position, deal};
use crate::games::root::prelude::*;
use crate::games::root::state::landmarks::{Stall, Step};
use crate::games::root::words::landmark::{Landmark, STALLS};
use crate::kernel::{Broken, Codec, Illegal, Message, SeatSet, Texts, Viewer, needed};

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
        state.landmark(Landmark::BlackMarket).is_some_and(|at| swapping(state, state.turn, at, true))
    }

    fn begin(&self, state: &mut State) {
        state.push(Task::Landmark(Step::Swap));
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::UseLandmark { .. } => {
                state.landmark(Landmark::BlackMarket).and_then(|clearing| swapping(state, seat, clearing, None))
            }
            Action::Swap { stall, card } if state.top() == Some(Task::Landmark(Step::Swap)) => {
                let like = state.player(seat).hand.kinds().next().map(|card| Action::Swap { card, stall: 1 });
                let strange = usize::from(stall) > STALLS;
                not_held(state, seat, card).or_else(|| like.filter(|_| strange).map(|like| written(like, "F.1")))
            }
            Action::Swap { .. } => Some(of_landmark("root-no-swap-first", "F.1", Landmark::BlackMarket)),
            _ => None,
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, _: Clearing) {
        let Position { state, left, viewer, .. } = position;
        let may_hide = *viewer != Viewer::All || !codec.reads();
        let form = Texts {
            what: "doc-no-card",
            read: &|word| match CardKind::from_id(word) {
                None if word == UNKNOWN && may_hide => Some(None),
                kind => kind.map(Some),
            },
            write: &|kind: &Option<CardKind>| kind.map_or(UNKNOWN, CardKind::id).to_owned(),
        };
        let market = &mut state.landmarks.market;
        let mut cards = market.iter().map(|stall| stall.cards.first().map(|card| card.kind())).collect();
        codec.list(needed("cards"), &form, &mut cards);
        if cards.len() != STALLS {
            codec.fault("cards", Message::new("root-doc-market").number("count", STALLS));
        }
        for (stall, kind) in market.iter_mut().zip(cards).filter(|_| codec.reads()) {
            let card = kind.and_then(|kind| deal(codec, "cards", left, kind));
            *stall = Stall { hidden: u8::from(kind.is_none()), cards: card.into_iter().collect() };
        }
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        let full = state.stalls().all(|stall| stall.cards.len() + usize::from(stall.hidden) == 1);
        // an item of a Vagabot may lie on the slot (R7.7.5)
        if full && state.slots(clearing) <= 1 { Ok(()) } else { broken("root-broken-landmark") }
    }
}

/// Judges whether the seat can swap a card at the market.
fn swapping<J: Judged>(state: &State, seat: Seat, clearing: Clearing, judged: J) -> J {
    judged
        .given(state.turn == seat && state.phase != Phase::Setup, || because("root-no-turn", "F.1"))
        .given(!state.used.swapped, || because("root-no-second-swap", "F.1"))
        .given(state.is_present(seat, clearing), || at("root-no-piece-at-market", "F.1", clearing))
        .given(state.player(seat).has_cards(), || because("root-no-hand", "F.1"))
}

/// The choice of the card to swap, and of one of the three for it.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Swap;

impl TaskHandler for Swap {
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
    // viewers who can see the hand also know which card was swapped in
    for viewer in audience.iter() {
        state.known[viewer.index()].remove(taken);
    }
    world.emit(|| {
        Event::new(EventKind::Swapped, seat)
            .with(Detail::Count(i16::from(stall)))
            .with(Detail::Card(kind))
            .with(Detail::Card(taken.kind()))
            .seen_by(state, SeatSet::of(seat))
    });
}

impl ValidateTask for Swap {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        if BlackMarket.is_open(state) { Ok(()) } else { Err("root-pending-landmark") }
    }

    fn fits(self, _: &State, is_top: bool) -> bool {
        is_top
    }
}
