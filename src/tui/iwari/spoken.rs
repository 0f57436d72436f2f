//! Places and actions of Iwari as they are read aloud.

use super::choice;
use super::names;
use crate::games::iwari::card::Cards;
use crate::games::iwari::expedition::Expedition;
use crate::games::iwari::place::{Space, Territory};
use crate::games::iwari::scoring::ByTribe;
use crate::games::iwari::{Action, Observation, State};
use crate::kernel::{Part, Seat, Words};
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::speech;
use crate::tui::text::Row;

/// The prefix of the sentences of actions.
const SPACE: &str = "iwari-say";

pub fn made_keys() -> Vec<String> {
    speech::keys(SPACE, Action::FORMS)
}

/// Says numbers by tribe: `Red 3, Blue 4`.
pub fn by_tribe(words: &Words, state: &State, counts: ByTribe) -> String {
    let tribes = state.tribes().filter(|&tribe| counts[tribe] > 0).map(|tribe| {
        let who = names::tribe(words, state.color(tribe));
        words.text_with("iwari-spoken-count", &[("who", who.into()), ("count", i64::from(counts[tribe]).into())])
    });
    let text = words.list(tribes);
    if text.is_empty() { words.text("plain-none") } else { text }
}

/// Returns cards behind what they are: `Hand: Forest, 3 of Desert.`
pub fn cards(ctx: &Ctx, what: &str, cards: Cards) -> String {
    let kinds = cards.kinds().map(|kind| ctx.times_of(names::kind(ctx.words, kind), cards.of(kind).into()));
    speech::labeled(ctx, what.trim(), ctx.words.list(kinds)).to_string()
}

/// Returns the cards of a seat as far as they are known, behind what they are.
pub fn held(ctx: &Ctx, state: &Observation, what: &str, seat: Seat) -> Row {
    let known = state.hands[seat.index()];
    let hidden = state.hidden[seat.index()];
    let unknown = (hidden > 0).then(|| ctx.fill("iwari-spoken-unknown", &[("count", i64::from(hidden).into())]));
    match unknown {
        Some(unknown) if known.is_empty() => speech::labeled(ctx, what, unknown),
        unknown => {
            let unknown = unknown.map(|unknown| Row::plain(speech::sentence_of(ctx.words, &unknown)));
            speech::together(ctx, [Row::plain(cards(ctx, what, known))].into_iter().chain(unknown))
        }
    }
}

/// Returns an expedition, who has scored it and what is left: `Wanderers: Blue scored 6, 3 points left.`
pub fn expedition(ctx: &Ctx, state: &State, expedition: &Expedition) -> Row {
    let places = expedition.mission.points().into_iter().zip(expedition.scored).map(|(points, by)| {
        let points = i64::from(points).into();
        match by.map(|seat| names::tribe(ctx.words, state.color(seat.index()))) {
            Some(who) => ctx.fill("iwari-spoken-mission-scored", &[("who", who.into()), ("points", points)]),
            None => ctx.fill("iwari-spoken-mission-left", &[("points", points)]),
        }
    });
    speech::labeled(ctx, &ctx.words.name("iwari-mission", expedition.mission.id()), ctx.words.list(places))
}

/// Returns a line a tribe.
pub fn scores(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let line = |tribe: usize| {
        let is_player = state.all_seats().any(|seat| seat.index() == tribe);
        let places = [
            ("who", names::tribe(ctx.words, state.color(tribe)).into()),
            ("points", i64::from(state.scores[tribe]).into()),
            ("tents", i64::from(state.tents_left(tribe)).into()),
            ("totems", i64::from(state.totems_left(tribe)).into()),
        ];
        Row::plain(ctx.fill(if is_player { "iwari-spoken-score" } else { "iwari-spoken-third" }, &places))
    };
    state.tribes().map(line).collect()
}

pub fn territory(words: &Words, state: &Observation, territory: Territory) -> String {
    let places = [
        ("territory", names::territory(words, state, territory).into()),
        ("kind", names::kind(words, state.board.kind(territory)).into()),
    ];
    words.text_with("iwari-spoken-territory", &places)
}

/// Returns a part of an action, of those that are called otherwise in a list.
pub fn part(words: &Words, state: &Observation, part: Part) -> Option<String> {
    let Part::Place(number) = part else { return None };
    match Space::from_place(number).filter(|&space| state.board.has_space(space)) {
        Some(space) => {
            let home = space.territory();
            let places = [
                ("number", i64::from(number).into()),
                ("territory", names::territory(words, state, home).into()),
                ("kind", names::kind(words, state.board.kind(home)).into()),
            ];
            Some(words.text_with("iwari-spoken-space", &places))
        }
        None => {
            let place = Territory::from_place(number).filter(|&place| state.board.has(place))?;
            Some(territory(words, state, place))
        }
    }
}

/// Returns the place that is called so: by its number on the board, or a territory by its own number or its name.
pub fn named(words: &Words, state: &Observation, text: &str) -> Option<Spot> {
    if let Ok(number) = text.parse::<u8>()
        && part(words, state, Part::Place(number)).is_some()
    {
        return Some(Spot::Place(number));
    }
    let mut territories = state.board.territories();
    let place = territories.find(|&place| {
        let own_number = (place.place() / 10).to_string();
        text == own_number || text.eq_ignore_ascii_case(&names::territory(words, state, place))
    })?;
    Some(Spot::Place(place.place()))
}

pub fn sentence(ctx: &Ctx, state: &Observation, action: &str, name: impl Fn(Part) -> String) -> Option<String> {
    let action = Action::parse(action).ok()?;
    let parts = action.parts();
    let sentence = speech::sentence(ctx.words, SPACE, action.form(), &parts[1..], name);
    let feat = matches!(
        action,
        Action::Union { .. } | Action::Discovery { .. } | Action::Honour { .. } | Action::Respect { .. }
    );
    let (last, before) = parts.split_last()?;
    match choice::choice(ctx, state, before, *last).filter(|_| feat) {
        Some(worth) => Some(ctx.words.sentences([sentence, worth])),
        None => Some(sentence),
    }
}

/// Returns a space: whose tent is on it, and what is next to it.
pub fn space(ctx: &Ctx, state: &Observation, space: Space) -> String {
    let near = ctx.words.list(state.next_to(space).iter().map(|near| near.place().to_string()));
    let near = if near.is_empty() { ctx.say("plain-none") } else { near };
    let mut places = vec![("number", i64::from(space.place()).into()), ("near", near.into())];
    match state.tribes().find(|&tribe| state.tents[tribe].contains(space)) {
        Some(tribe) => {
            places.push(("who", names::tribe(ctx.words, state.color(tribe)).into()));
            ctx.fill("iwari-spoken-tent", &places)
        }
        None => ctx.fill("iwari-spoken-free", &places),
    }
}

/// Returns a territory with the number of its circle, and the totems in it.
pub fn circle(ctx: &Ctx, state: &Observation, place: Territory) -> String {
    let totems = by_tribe(ctx.words, state, state.totems_in(place));
    ctx.words.sentences([title(ctx, state, place), speech::fact(ctx, "iwari-details-totems", totems).to_string()])
}

fn title(ctx: &Ctx, state: &Observation, place: Territory) -> String {
    let places = [
        ("number", i64::from(place.place() / 10).into()),
        ("territory", names::territory(ctx.words, state, place).into()),
        ("kind", names::kind(ctx.words, state.board.kind(place)).into()),
        ("place", i64::from(place.place()).into()),
    ];
    ctx.fill("iwari-spoken-title", &places)
}

/// Returns all that is in a territory: its spaces with what is next to them, and its connections.
pub fn lines(ctx: &Ctx, state: &Observation, place: Territory) -> Vec<String> {
    let mut lines = vec![title(ctx, state, place)];
    lines.extend(state.board.spaces(place).iter().map(|at| space(ctx, state, at)));
    for connection in state.board.connections_of(place).iter() {
        lines.extend(link(ctx, state, connection));
    }
    lines
}

/// Returns a connection: where it leads, the totems at its ends, and what it is worth.
pub fn link(ctx: &Ctx, state: &Observation, connection: crate::games::iwari::place::Connection) -> Option<String> {
    let link = state.board.link(connection)?;
    let (one, other) = link.between;
    let mut places = vec![
        ("number", i64::from(connection.number()).into()),
        ("via", ctx.words.name("iwari-via", link.via.id()).into()),
        ("one", territory(ctx.words, state, one).into()),
        ("other", territory(ctx.words, state, other).into()),
    ];
    if !state.is_open(connection) {
        return Some(ctx.fill("iwari-spoken-mountain", &places));
    }
    let totems = [
        ("one", by_tribe(ctx.words, state, state.totems_in(one)).into()),
        ("other", by_tribe(ctx.words, state, state.totems_in(other)).into()),
        ("points", by_tribe(ctx.words, state, state.link_points(connection)).into()),
    ];
    places.push(("totems", ctx.fill("iwari-spoken-totems", &totems).into()));
    Some(ctx.fill("iwari-spoken-link", &places))
}
