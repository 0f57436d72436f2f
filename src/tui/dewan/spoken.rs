//! Places and actions of Dewan as they are read aloud.

use super::choice;
use super::map::hex_of;
use super::names;
use crate::games::dewan::Observation;
use crate::games::dewan::action::Action;
use crate::games::dewan::card::Kind;
use crate::games::dewan::hex::Hex;
use crate::games::dewan::state::{CAMPS, Tucked};
use crate::games::dewan::story::Story;
use crate::kernel::{Part, Seat, Value, Words};
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::speech;
use crate::tui::text::Row;

/// The prefix of the sentences of actions.
const SPACE: &str = "dewan-say";

pub fn made_keys() -> Vec<String> {
    speech::keys(SPACE, Action::FORMS)
}

/// Says a space: `space 26 (mountain)`.
pub fn space(words: &Words, state: &Observation, hex: Hex) -> String {
    let ground = names::ground(words, state.land.ground(hex));
    words.text_with("dewan-spoken-space", &[("number", i64::from(hex.number()).into()), ("ground", ground.into())])
}

/// Returns the spaces next to one, with their terrain.
pub fn near(words: &Words, state: &Observation, hex: Hex) -> String {
    let spaces = state.board.neighbors(hex).iter().map(|near| space(words, state, near));
    words.text_with("dewan-spoken-near", &[("spaces", words.list(spaces).into())])
}

/// Returns a card under a board: the half that counts.
pub fn tucked(words: &Words, tucked: &Tucked) -> String {
    let terrain = words.name("dewan-terrain", tucked.half.id());
    match tucked.kind.symbol_on(tucked.half) {
        Some(symbol) => {
            let symbol = words.name("dewan-symbol", symbol.id());
            words.text_with("dewan-spoken-half", &[("terrain", terrain.into()), ("symbol", symbol.into())])
        }
        None => terrain,
    }
}

/// Returns a story of a seat, with what it has of it.
pub fn story(ctx: &Ctx, state: &Observation, seat: Seat, story: Story) -> String {
    let says = choice::story_of(ctx, state, Some(seat), story);
    match state.player(seat).told.contains(story) {
        true => ctx.fill("dewan-spoken-told", &[("story", says.into())]),
        false => ctx.fill("dewan-heard-story", &[("story", says.into())]),
    }
}

/// Draws a line per seat, then the cards of the row and the open stories.
pub fn scores(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let seat = |seat: Seat| {
        let player = state.player(seat);
        let places = [
            ("who", ctx.words.name("dewan-tribe", player.tribe.id()).into()),
            ("points", i64::from(state.score(seat).total()).into()),
            ("camps", i64::from(CAMPS.saturating_sub(player.placed())).into()),
            ("cards", i64::from(player.hand_count()).into()),
            ("berries", i64::from(state.berries(seat)).into()),
            ("fires", i64::from(state.fires(seat)).into()),
        ];
        ctx.fill("dewan-spoken-score", &places)
    };
    state.seats().map(seat).map(Row::plain).chain(table(ctx, state)).collect()
}

/// Returns the cards of the row and the open stories.
pub fn table(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let card = |(number, kind): (i64, Kind)| {
        let card = ctx.words.name("dewan-card", kind.id());
        ctx.fill("dewan-spoken-row", &[("number", number.into()), ("card", card.into())])
    };
    let row = (1..).zip(state.row.iter().copied()).filter_map(|(number, kind)| Some((number, kind?)));
    let mut open: Vec<Story> = state.offer.iter().flatten().copied().collect();
    open.sort_unstable();
    let stories = open.into_iter().map(|story| {
        let says = choice::story_of(ctx, state, state.viewer.seat(), story);
        ctx.fill("dewan-spoken-open", &[("story", says.into())])
    });
    row.map(card).chain(stories).map(Row::plain).collect()
}

/// Returns a part of an action, of those that are called otherwise in a list.
pub fn part(words: &Words, state: &Observation, part: Part) -> Option<String> {
    match part {
        Part::Card(id) => Kind::from_id(id).map(|kind| words.name("dewan-card", kind.id())),
        Part::Place(number) => hex_of(state, Spot::Place(number)).map(|hex| space(words, state, hex)),
        Part::Word(id) => Story::from_id(id).map(|story| words.name("dewan-story", story.id())),
        _ => None,
    }
}

pub fn sentence(ctx: &Ctx, state: &Observation, action: &str, name: impl Fn(Part) -> String) -> Option<String> {
    let action = Action::parse(action).ok()?;
    let parts = action.parts();
    let card = |place: u8| {
        let kind = state.row.get(usize::from(place).checked_sub(1)?).copied().flatten()?;
        Some(ctx.words.name("dewan-card", kind.id()))
    };
    let taken: Vec<String> = match action {
        Action::Take { first, second } => [first, second].into_iter().filter_map(card).collect(),
        Action::TakeLast { only } => card(only).into_iter().collect(),
        // what a choice says of it names it too
        Action::Story { .. } | Action::Settle | Action::SettleAt { .. } => {
            let (last, before) = parts.split_last()?;
            if let Some(says) = choice::choice(ctx, state, before, *last) {
                return Some(says);
            }
            Vec::new()
        }
        _ => Vec::new(),
    };
    match &taken[..] {
        [one, other] => {
            let places: [(&str, Value<'_>); 2] = [("card", one.as_str().into()), ("next", other.as_str().into())];
            Some(ctx.fill("dewan-say-take", &places))
        }
        [one] => Some(ctx.fill("dewan-say-take-last", &[("card", one.as_str().into())])),
        _ => Some(speech::sentence(ctx.words, SPACE, action.form(), &parts[1..], name)),
    }
}
