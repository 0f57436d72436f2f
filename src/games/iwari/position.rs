//! Positions as documents: saves, referees and tests come in by one door. Any key may be left out; what is not named
//! follows from the box.

use super::card::Cards;
use super::expedition::{DEALT, Expedition, Mission};
use super::observe::Observation;
use super::place::{Kind, MAX_CONNECTIONS, Space, SpaceSet};
use super::setup::{DECK, Setup};
use super::state::{Extra, Feat, Laid, State, TOTEMS};
use super::task::TURN;
use crate::kernel::{
    Codec, Doc, Flow, Key, Library, Message, Names, Options, Outcome, PositionErrors, Seat, SeatSet, Viewer, always,
    needed,
};

/// The format of position documents.
const FORMAT: u16 = 1;

/// More points than a game brings.
const MOST_POINTS: u16 = 9_999;

static CARDS: Names = Names::new("doc-no-card", &Kind::IDS);
static MISSIONS: Names = Names::new("doc-no-value", &Mission::IDS);

/// Returns everything that the observation holds.
pub fn write(seen: &Observation) -> Doc {
    let mut state: State = (**seen).clone();
    let extras = Extra::ALL.iter().filter(|&&extra| state.extras.has(extra));
    let mut options = Options {
        seats: state.all_seats().map(|seat| state.color(seat.index()).id().to_owned()).collect(),
        board: Some(state.board.id().to_owned()),
        deck: Some(DECK.to_owned()),
        extras: extras.map(|extra| extra.id().to_owned()).collect(),
    };
    Codec::write(|codec| {
        visit_options(codec, &mut options);
        visit(codec, &mut state, seen.viewer);
    })
    .into_doc()
}

/// Reads a full state that looks to the viewer as the document says: what they do not know is in any order.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub fn read(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<State, PositionErrors> {
    let mut state = Codec::read(doc, |codec| {
        let mut options = Options::default();
        visit_options(codec, &mut options);
        let setup = Setup::read(&options, library).map_err(|error| codec.fault("seats", error.0)).ok()?;
        let mut state = State::bare(&setup);
        visit(codec, &mut state, viewer);
        Some(state)
    })?;
    if state.over.is_none() {
        state.asked = state.top().and_then(|task| state.asks(task));
    }
    let mut faults = PositionErrors::default();
    if let Err(broken) = state.check_invariants() {
        faults.add("position", broken.0);
    } else if let Some(fault) = state.pending_fault(viewer) {
        faults.add("pending", fault);
    }
    faults.none_or(state)
}

fn visit_options(codec: &mut Codec<'_>, options: &mut Options) {
    codec.head(FORMAT, options);
    codec.texts("extras", &mut options.extras);
}

fn visit(codec: &mut Codec<'_>, state: &mut State, viewer: Viewer) {
    let seats = Names::own("doc-no-seat", state.all_seats().map(|seat| state.color(seat.index()).id()));
    let territories = state.board.territories().map(|territory| state.board.territory_id(territory));
    let territories = Names::own("iwari-doc-no-territory", territories);
    codec.number(always("round"), u16::MAX, &mut state.round);
    codec.named("turn", &seats, &mut state.turn);
    codec.flag("half_due", &mut state.half_due);
    codec.places(always("mountains"), MAX_CONNECTIONS, &mut state.covered);
    visit_cards(codec, always("display"), &mut state.deck, &mut state.display);
    visit_cards(codec, always("discard"), &mut state.deck, &mut state.discard);
    for tribe in state.tribes() {
        codec.table(always(state.color(tribe).id()), |codec| visit_tribe(codec, state, tribe, &territories, viewer));
    }
    codec.unknown("deck_hidden", viewer != Viewer::All, &mut state.deck_hidden);
    if codec.reads() {
        deal_unknown(codec, state, viewer);
        // An empty deck has run out for good.
        state.exhausted = 2 * u8::from(state.deck.is_empty());
    }
    codec.number(always("exhausted"), 2u8, &mut state.exhausted);
    visit_feats(codec, state, &seats, &territories);
    visit_expeditions(codec, state, &seats);
    visit_pending(codec, state, &seats);
}

/// Visits cards in a place; reading, they come out of those that are nowhere yet.
fn visit_cards<'k>(codec: &mut Codec<'_>, key: impl Into<Key<'k>>, deck: &mut Cards, place: &mut Cards) {
    let held = *place;
    codec.dealt(key, &CARDS, &mut held.iter().map(Kind::index), "doc-no-more", &mut |kind| {
        let kind = Kind::ALL[kind];
        let is_left = deck.of(kind) > 0;
        deck.take(kind, 1);
        place.add(kind, u8::from(is_left));
        is_left
    });
}

/// Deals cards that are nowhere yet to the hands of which only the number is known.
fn deal_unknown(codec: &Codec<'_>, state: &mut State, viewer: Viewer) {
    let (in_hands, in_deck) = (std::mem::take(&mut state.hidden), std::mem::take(&mut state.deck_hidden));
    let wanted: usize = in_hands.iter().map(|&count| usize::from(count)).sum::<usize>() + usize::from(in_deck);
    let left = usize::from(state.deck.len());
    if viewer != Viewer::All && wanted != left {
        let message = Message::new("doc-unknown-count").number("wanted", left).number("found", wanted);
        return codec.fault("deck_hidden", message);
    }
    for (hand, count) in state.hands.iter_mut().zip(in_hands) {
        for _ in 0..count {
            let Some(kind) = state.deck.iter().next() else { return };
            state.deck.take(kind, 1);
            hand.add(kind, 1);
        }
    }
}

fn visit_tribe(codec: &mut Codec<'_>, state: &mut State, tribe: usize, territories: &Names, viewer: Viewer) {
    let mut tents = state.tents[tribe].iter().map(Space::place).collect();
    codec.numbers(always("tents"), 1, u8::MAX, &mut tents);
    state.tents[tribe] = SpaceSet::EMPTY;
    for place in tents {
        match Space::from_place(place).filter(|&space| state.board.has_space(space)) {
            Some(space) if !state.occupied().contains(space) => state.tents[tribe].insert(space),
            Some(_) => codec.fault("tents", Message::new("iwari-doc-taken").number("place", place)),
            None => codec.fault("tents", Message::new("iwari-doc-space").number("place", place)),
        }
    }
    codec.counts(always("totems"), territories, TOTEMS, &mut state.totems[tribe]);
    if tribe >= state.seat_count() {
        return;
    }
    codec.number(always("score"), MOST_POINTS, &mut state.scores[tribe]);
    visit_cards(codec, always("hand"), &mut state.deck, &mut state.hands[tribe]);
    let mut shown: Vec<Kind> = state.shown[tribe].iter().collect();
    codec.list("shown", &CARDS, &mut shown);
    state.shown[tribe] = shown.into_iter().collect();
    if !state.hands[tribe].covers(state.shown[tribe]) {
        codec.fault("shown", "doc-not-in-hand");
    }
    let is_seen = viewer == Viewer::All || viewer == Viewer::Seat(Seat::new(tribe as u8));
    codec.unknown("hand_hidden", !is_seen, &mut state.hidden[tribe]);
}

fn visit_feats(codec: &mut Codec<'_>, state: &mut State, seats: &Names, territories: &Names) {
    let connections = Names::own("doc-no-value", (1..=MAX_CONNECTIONS).map(|number| number.to_string()));
    codec.table("feats", |codec| {
        for feat in Feat::ALL {
            let places = match feat {
                Feat::Union | Feat::Discovery => territories,
                Feat::Honour | Feat::Respect => &connections,
            };
            let mut laid = state.laid(feat).collect();
            codec.tables(feat.id(), &Laid { by: state.turn, at: 0 }, &mut laid, |codec, laid| {
                codec.named(needed("by"), seats, &mut laid.by);
                codec.named(needed("at"), places, &mut laid.at);
            });
            if laid.len() > feat.copies() {
                codec.fault(feat.id(), "doc-too-many");
            }
            let places = state.feats[feat.index()].iter_mut();
            places.zip(laid).for_each(|(place, laid)| *place = Some(laid));
        }
    });
}

fn visit_expeditions(codec: &mut Codec<'_>, state: &mut State, seats: &Names) {
    let mut dealt: Vec<Expedition> = state.expeditions.into_iter().flatten().collect();
    let blank = Expedition { mission: Mission::ALL[0], scored: [None; 2] };
    codec.tables("expeditions", &blank, &mut dealt, |codec, expedition| {
        codec.named(needed("mission"), &MISSIONS, &mut expedition.mission);
        let mut scored: Vec<Seat> = expedition.scored.into_iter().flatten().collect();
        codec.list("scored", seats, &mut scored);
        if scored.len() > expedition.scored.len() {
            codec.fault("scored", "doc-too-many");
        }
        expedition.scored.iter_mut().zip(scored).for_each(|(place, seat)| *place = Some(seat));
    });
    let twice = |(index, one): (usize, &Expedition)| dealt[..index].iter().any(|other| other.mission == one.mission);
    if dealt.len() > DEALT || dealt.iter().enumerate().any(twice) {
        codec.fault("expeditions", Message::new("iwari-doc-missions").number("most", DEALT));
    }
    state.expeditions.iter_mut().zip(dealt).for_each(|(place, expedition)| *place = Some(expedition));
}

fn visit_pending(codec: &mut Codec<'_>, state: &mut State, seats: &Names) {
    let mut winners = state.over.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    if codec.holds("winners", state.over.is_some()) {
        codec.members(always("winners"), seats, &mut winners);
    }
    if codec.reads() && !winners.is_empty() {
        state.over = Some(Outcome { winners, ..state.outcome() });
        return codec.skip("pending");
    }
    if codec.reads() && !codec.has("pending") {
        // Without it the turn begins.
        state.tasks.push_all(&TURN);
    }
    let tasks = &mut state.tasks;
    let held = tasks.as_slice().to_vec();
    codec.tasks("pending", "doc-no-task", held, "doc-too-deep", |task| tasks.push(task));
    if state.tasks.as_slice().iter().any(|task| !task.fits(state)) {
        codec.fault("pending", "iwari-doc-place");
    }
}
