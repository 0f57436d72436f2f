//! A full state from a document, or what a viewer knows of one. Any key may be left out; what is not named follows from
//! the box.

use super::FORMAT;
use crate::games::iwari::card::Cards;
use crate::games::iwari::expedition::{DEALT, Expedition, Mission};
use crate::games::iwari::place::{Connection, Kind, MAX_CONNECTIONS, Space, Territory, Tribe};
use crate::games::iwari::setup::Setup;
use crate::games::iwari::state::{Feat, Laid, State, TOTEMS};
use crate::games::iwari::task::{TURN, Task};
use crate::kernel::{Doc, Fields, Flow, Library, Message, Options, Outcome, PositionErrors, Seat, SeatSet, Viewer};
use std::cell::RefCell;
use toml::{Table, Value};

/// More points than a game brings.
const MOST_POINTS: u16 = 9_999;

/// # Errors
/// Returns all faults at once, each with its key.
pub fn read(doc: &Doc, library: &dyn Library) -> Result<State, PositionErrors> {
    read_as(doc, Viewer::All, library)
}

/// Reads a full state that looks to the viewer as the document says: what they do not know is in any order.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<State, PositionErrors> {
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(doc, &errors);
    if fields.number("format", u16::MAX).is_some_and(|format| format != FORMAT) {
        fields.fault("format", Message::new("doc-format").number("own", FORMAT));
    }
    let own = |text: &str| Some(text.to_owned());
    let options = Options {
        seats: fields.words("seats", "doc-no-text", own),
        board: fields.text("board").map(str::to_owned),
        deck: fields.text("deck").map(str::to_owned),
        extras: fields.words("extras", "doc-no-text", own),
    };
    let mut state = match Setup::read(&options, library) {
        Ok(setup) => State::bare(&setup),
        Err(error) => {
            fields.fault("seats", error.0);
            return Err(errors.into_inner());
        }
    };
    Reader { state: &mut state, viewer }.read(&mut fields);
    fields.finish();
    if state.tasks.as_slice().iter().any(|task| !task.fits(&state)) {
        errors.borrow_mut().add("pending", "iwari-doc-place");
    }
    errors.into_inner().none_or(())?;
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

struct Reader<'s> {
    state: &'s mut State,
    viewer: Viewer,
}

impl Reader<'_> {
    fn read(&mut self, fields: &mut Fields<'_>) {
        self.state.round = fields.number("round", u16::MAX).unwrap_or(1);
        let turn = fields.word("turn", "doc-no-seat", |name| seat(self.state, name));
        self.state.turn = turn.unwrap_or(self.state.turn);
        self.state.half_due = fields.flag("half_due");
        let mountains = fields.numbers("mountains", 1, MAX_CONNECTIONS as u8).unwrap_or_default();
        self.state.covered = mountains.into_iter().filter_map(Connection::from_number).collect();
        self.state.display = self.cards(fields, "display");
        self.state.discard = self.cards(fields, "discard");
        for tribe in self.state.tribes() {
            self.read_tribe(fields, tribe);
        }
        self.deal_unknown(fields);
        let exhausted = fields.number("exhausted", 2);
        self.state.exhausted = match exhausted {
            Some(times) => times as u8,
            // an empty deck has run out for good
            None => 2 * u8::from(self.state.deck.is_empty()),
        };
        self.read_feats(fields);
        self.read_expeditions(fields);
        self.read_pending(fields);
    }

    /// Cards out of those that are nowhere yet.
    fn cards(&mut self, fields: &mut Fields<'_>, key: &str) -> Cards {
        let mut dealt = Cards::EMPTY;
        for kind in fields.words(key, "doc-no-card", Kind::from_id) {
            if self.state.deck.of(kind) == 0 {
                fields.fault(key, Message::new("doc-no-more").text("what", kind.id()));
            } else {
                self.state.deck.take(kind, 1);
                dealt.add(kind, 1);
            }
        }
        dealt
    }

    /// Deals cards that are nowhere yet to the hands of which only the number is known.
    fn deal_unknown(&mut self, fields: &mut Fields<'_>) {
        let deck_hidden = fields.unknown("deck_hidden", self.viewer != Viewer::All);
        let counts = std::mem::take(&mut self.state.hidden);
        let wanted: usize = counts.iter().map(|&count| usize::from(count)).sum::<usize>() + usize::from(deck_hidden);
        let left = usize::from(self.state.deck.len());
        if self.viewer != Viewer::All && wanted != left {
            let message = Message::new("doc-unknown-count").number("wanted", left).number("found", wanted);
            fields.fault("deck_hidden", message);
            return;
        }
        for (tribe, count) in counts.into_iter().enumerate() {
            for _ in 0..count {
                let Some(kind) = self.state.deck.iter().next() else { return };
                self.state.deck.take(kind, 1);
                self.state.hands[tribe].add(kind, 1);
            }
        }
    }

    fn read_tribe(&mut self, fields: &mut Fields<'_>, tribe: usize) {
        let mut table = fields.table(self.state.colour(tribe).id());
        for place in table.numbers("tents", 1, u8::MAX).unwrap_or_default() {
            match Space::from_place(place).filter(|&space| self.state.board.has_space(space)) {
                Some(space) if !self.state.occupied().contains(space) => self.state.tents[tribe].insert(space),
                Some(_) => table.fault("tents", Message::new("iwari-doc-taken").number("place", place)),
                None => table.fault("tents", Message::new("iwari-doc-space").number("place", place)),
            }
        }
        let board = self.state.board.clone();
        let totems = table.counts("totems", "iwari-doc-no-territory", TOTEMS, |id| board.territory_of_id(id));
        for (territory, count) in totems {
            self.state.totems[tribe][territory.index()] = count;
        }
        if tribe < self.state.seat_count() {
            self.state.scores[tribe] = table.number("score", MOST_POINTS).unwrap_or(0) as i16;
            self.state.hands[tribe] = self.cards(&mut table, "hand");
            let shown: Cards = table.words("shown", "doc-no-card", Kind::from_id).into_iter().collect();
            self.state.shown[tribe] = shown;
            let seat = Seat::new(tribe as u8);
            let is_seen = self.viewer == Viewer::All || self.viewer == Viewer::Seat(seat);
            self.state.hidden[tribe] = table.unknown("hand_hidden", !is_seen);
            if !self.state.hands[tribe].covers(shown) {
                table.fault("shown", "doc-not-in-hand");
            }
        }
        table.finish();
    }

    fn read_feats(&mut self, fields: &mut Fields<'_>) {
        let mut table = fields.table("feats");
        for feat in Feat::ALL {
            let Some(value) = table.value(feat.id()) else { continue };
            let entries = value.as_array().map(Vec::as_slice).unwrap_or_default();
            let laid: Vec<Option<Laid>> = entries.iter().map(|entry| self.laid(feat, entry)).collect();
            if !value.is_array() || laid.len() > feat.copies() || laid.contains(&None) {
                table.fault(feat.id(), "iwari-doc-feat");
                continue;
            }
            for (place, laid) in self.state.feats[feat.index()].iter_mut().zip(laid) {
                *place = laid;
            }
        }
        table.finish();
    }

    fn laid(&self, feat: Feat, entry: &Value) -> Option<Laid> {
        let by = seat(self.state, entry.get("by")?.as_str()?)?;
        let at = entry.get("at")?.as_str()?;
        let at = match feat {
            Feat::Union | Feat::Discovery => self.state.board.territory_of_id(at).map(Territory::index)?,
            Feat::Honour | Feat::Respect => Connection::from_number(at.parse().ok()?)?.index(),
        };
        Some(Laid { by, at: at as u8 })
    }

    fn read_expeditions(&mut self, fields: &mut Fields<'_>) {
        let Some(value) = fields.value("expeditions") else { return };
        let entries = value.as_array().map(Vec::as_slice).unwrap_or_default();
        let read: Vec<Option<Expedition>> =
            entries.iter().map(|entry| entry.as_table().and_then(|table| self.expedition(table))).collect();
        let twice = read
            .iter()
            .flatten()
            .enumerate()
            .any(|(index, one)| read.iter().flatten().skip(index + 1).any(|other| other.mission == one.mission));
        if !value.is_array() || read.len() > DEALT || read.contains(&None) || twice {
            fields.fault("expeditions", Message::new("iwari-doc-missions").number("most", DEALT));
            return;
        }
        for (place, expedition) in self.state.expeditions.iter_mut().zip(read) {
            *place = expedition;
        }
    }

    fn expedition(&self, table: &Table) -> Option<Expedition> {
        let mission = Mission::from_id(table.get("mission")?.as_str()?)?;
        let names = table.get("scored").map_or(Some(&[][..]), |value| value.as_array().map(Vec::as_slice))?;
        let mut scored = [None; 2];
        for (index, name) in names.iter().enumerate() {
            *scored.get_mut(index)? = Some(seat(self.state, name.as_str()?)?);
        }
        Some(Expedition { mission, scored })
    }

    fn read_pending(&mut self, fields: &mut Fields<'_>) {
        let winners: SeatSet =
            fields.words("winners", "doc-no-seat", |name| seat(self.state, name)).into_iter().collect();
        if !winners.is_empty() {
            self.state.over = Some(Outcome { winners, ..self.state.outcome() });
            fields.value("pending");
            return;
        }
        let tasks = match fields.has("pending") {
            true => fields.written::<Task>("pending", "doc-no-task"),
            // without it the turn begins
            false => TURN.into_iter().rev().collect(),
        };
        for task in tasks {
            if !self.state.tasks.push(task) {
                fields.fault("pending", "doc-too-deep");
                break;
            }
        }
    }
}

fn seat(state: &State, name: &str) -> Option<Seat> {
    Tribe::from_id(name).and_then(|tribe| state.seat_of(tribe))
}
