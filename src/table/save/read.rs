//! The rest of a save after the head, read key by key.

use super::{MAX_DRAWN, SaveError, Saved, hex};
use crate::kernel::{Doc, Fields, MAX_SEATS, Message, Options, PositionErrors, Seat};
use crate::table::digest::{digest, fnv};
use crate::table::game::{RoundMark, Start};
use crate::table::stats::{RoundScores, SeatStatistics, Statistics, points};
use crate::table::{Away, Board, Controller, Happening, SeatPast, SeatPasts, TableEvent};
use std::cell::RefCell;
use toml::Value;

/// # Errors
/// Returns the first thing that is wrong, with its key.
pub(super) fn read(mut doc: Doc) -> Result<Saved, SaveError> {
    let (state, start) = (doc.remove("state"), doc.remove("start"));
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(&doc, &errors);
    let state = position(&fields, "state", state);
    if state.is_none() {
        fields.fault("state", "doc-missing");
    }
    let start = position(&fields, "start", start);
    let saved = read_body(&mut fields, state.unwrap_or_default(), start);
    fields.finish();
    match errors.into_inner().0.into_iter().next() {
        Some((key, fault)) => Err(at(&key, fault)),
        None => saved,
    }
}

fn position(fields: &Fields<'_>, key: &str, value: Option<Value>) -> Option<Doc> {
    match value? {
        Value::Table(table) => Some(table),
        _ => {
            fields.fault(key, "save-no-position");
            None
        }
    }
}

fn read_body(fields: &mut Fields<'_>, state: Doc, start: Option<Doc>) -> Result<Saved, SaveError> {
    fields.need(&[
        "game",
        "rules",
        "seed",
        "drawn",
        "round",
        "over",
        "state_digest",
        "journal",
        "setup",
        "seats",
        "statistics",
    ]);
    let game = text(fields, "game");
    let rules = fields.whole("rules", 0, u32::MAX.into()).unwrap_or_default() as u32;
    let seed = unhex(fields, "seed");
    let drawn = unhex(fields, "drawn");
    let round = fields.number("round", u16::MAX).unwrap_or_default();
    let over = fields.flag("over");
    let lesson = fields.text("lesson").map(str::to_owned);
    let shared = match fields.text("shared").map(Away::from_id) {
        Some(None) => return Err(SaveError::Content { fault: "save-shared".into() }),
        shared => shared.flatten(),
    };
    let state_digest = unhex(fields, "state_digest");
    let journal = texts(fields, "journal");
    let rounds = fields.tables("rounds").into_iter().map(read_round).collect();
    let mut setup = fields.table("setup");
    setup.need(&["seats", "chance"]);
    let options = Options {
        seats: texts(&mut setup, "seats"),
        board: setup.text("board").map(str::to_owned),
        deck: setup.text("deck").map(str::to_owned),
        extras: texts(&mut setup, "extras"),
    };
    let rolls = texts(&mut setup, "chance");
    setup.finish();
    let boards: Result<Vec<Board>, SaveError> = fields.tables("boards").into_iter().map(read_board).collect();
    let seats: Vec<ReadSeat> = fields.tables("seats").into_iter().filter_map(read_seat).collect();
    let of_seats = seats.iter().take(MAX_SEATS).enumerate().filter(|(_, seat)| seat.declines);
    let declines = of_seats.map(|(index, _)| Seat::new(index as u8)).collect();
    let (controllers, pasts): (Vec<Controller>, Vec<SeatPast>) =
        seats.into_iter().map(|seat| (seat.controller, seat.past)).unzip();
    let has_past = pasts.iter().any(|past| *past != SeatPast::default());
    let seat_pasts = SeatPasts(if has_past { pasts } else { Vec::new() });
    let table_events = fields.tables("table").into_iter().filter_map(read_event).collect();
    let statistics = read_statistics(fields.table("statistics"));
    if controllers.len() > MAX_SEATS || options.seats.len() != controllers.len() {
        return Err(SaveError::Content { fault: "save-seats".into() });
    }
    if digest(&state) != state_digest {
        return Err(SaveError::StateChanged);
    }
    if drawn > MAX_DRAWN {
        return Err(SaveError::Content { fault: "save-drawn".into() });
    }
    let (boards, start) = (boards?, Start { rolls, position: start });
    Ok(Saved {
        game,
        rules,
        seed,
        drawn,
        options,
        lesson,
        shared,
        declines,
        seat_pasts,
        table_events,
        boards,
        controllers,
        start,
        journal,
        rounds,
        statistics,
        round,
        over,
        state,
    })
}

fn read_round(mut fields: Fields<'_>) -> RoundMark {
    fields.need(&["round", "turn", "scores"]);
    let round = fields.number("round", u16::MAX).unwrap_or_default();
    let turn = fields.whole("turn", 0, u32::MAX.into()).unwrap_or_default() as usize;
    let digest = fields.has("digest").then(|| unhex(&mut fields, "digest"));
    let scores = scores(&mut fields);
    fields.finish();
    RoundMark { round, turn, digest, scores }
}

fn read_board(mut fields: Fields<'_>) -> Result<Board, SaveError> {
    fields.need(&["game", "id", "name", "digest", "text"]);
    let (game, id, name) = (text(&mut fields, "game"), text(&mut fields, "id"), text(&mut fields, "name"));
    let (digest, text) = (unhex(&mut fields, "digest"), text(&mut fields, "text"));
    fields.finish();
    if fnv(text.as_bytes()) != digest {
        return Err(SaveError::BoardChanged { id });
    }
    Ok(Board { game, id, name, text: text.into() })
}

struct ReadSeat {
    controller: Controller,
    declines: bool,
    past: SeatPast,
}

fn read_seat(mut fields: Fields<'_>) -> Option<ReadSeat> {
    fields.need(&["player"]);
    let name = text(&mut fields, "name");
    let declines = fields.flag("declines");
    let past = SeatPast { seen_by: texts(&mut fields, "seen_by"), since: count(&mut fields, "since") };
    let player = fields.text("player");
    let controller = match player? {
        "human" => Some(Controller::Human { name }),
        level => match level.parse() {
            Ok(level) => Some(Controller::Bot(level)),
            Err(unknown) => {
                fields.fault("player", unknown.message());
                None
            }
        },
    };
    fields.finish();
    Some(ReadSeat { controller: controller?, declines, past })
}

fn read_event(mut fields: Fields<'_>) -> Option<TableEvent> {
    fields.need(&["at", "who", "what"]);
    let (at, who) = (count(&mut fields, "at"), text(&mut fields, "who"));
    let (actions, unread) = (count(&mut fields, "actions"), texts(&mut fields, "unread"));
    let what = fields.word("what", "save-event", |id| Happening::from_id(id, actions));
    fields.finish();
    Some(TableEvent { at, who, what: what?, unread })
}

fn count(fields: &mut Fields<'_>, key: &str) -> usize {
    fields.whole(key, 0, u32::MAX.into()).unwrap_or_default() as usize
}

fn read_statistics(mut fields: Fields<'_>) -> Statistics {
    fields.need(&["scores", "seats"]);
    let rounds = fields.tables("scores").into_iter().map(|mut fields| {
        fields.need(&["round", "scores"]);
        let round = fields.number("round", u16::MAX).unwrap_or_default();
        let scores = scores(&mut fields);
        fields.finish();
        RoundScores { round, scores }
    });
    let rounds = rounds.collect();
    let seats = fields.tables("seats").into_iter().map(|mut fields| {
        fields.need(&["decisions", "undos", "actions"]);
        let decisions = fields.whole("decisions", 0, i64::MAX as u64).unwrap_or_default();
        let undos = fields.whole("undos", 0, u32::MAX.into()).unwrap_or_default() as u32;
        let mut verbs = fields.table("actions");
        let named = verbs.keys().into_iter();
        let count = |verb: &str| Some((verb.to_owned(), verbs.whole(verb, 0, u32::MAX.into())? as u32));
        let actions = named.filter_map(count).collect();
        fields.finish();
        SeatStatistics { decisions, undos, actions }
    });
    let seats = seats.collect();
    fields.finish();
    Statistics { scores: rounds, seats }
}

fn scores(fields: &mut Fields<'_>) -> Vec<Option<i16>> {
    fields.list("scores", "doc-no-value", |value| {
        value.as_integer().and_then(|score| score.try_into().ok()).map(points::read)
    })
}

fn text(fields: &mut Fields<'_>, key: &str) -> String {
    fields.text(key).unwrap_or_default().to_owned()
}

fn texts(fields: &mut Fields<'_>, key: &str) -> Vec<String> {
    fields.words(key, "doc-no-text", |text| Some(text.to_owned()))
}

/// Reads the 16 hexadecimal digits of a number; 0 if they are not such digits.
fn unhex(fields: &mut Fields<'_>, key: &str) -> u64 {
    let number = |text: &str| {
        let number = u64::from_str_radix(text, 16).ok()?;
        (hex(number) == text).then_some(number)
    };
    fields.word(key, "save-hex", number).unwrap_or_default()
}

/// A fault that is told with its key.
fn at(key: &str, fault: Message) -> SaveError {
    SaveError::Content { fault: Message::new("save-fault").text("key", key).said("fault", fault) }
}
