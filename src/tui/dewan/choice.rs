//! Lines for what can be chosen next: what it does, costs or gains.

use super::map::hex_of;
use super::view::gain;
use super::{side, spoken};
use crate::games::dewan::Observation;
use crate::games::dewan::card::Kind;
use crate::games::dewan::ground::{Symbol, Terrain};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::route::{Price, price, receiver};
use crate::games::dewan::story::{Story, resource};
use crate::games::dewan::task::Task;
use crate::kernel::{Part, Seat, Value};
use crate::tui::game_ui::{Ctx, Spot};

/// Returns the line of a part that can follow those that are chosen.
pub fn choice(ctx: &Ctx, state: &Observation, chosen: &[Part], next: Part) -> Option<String> {
    match (chosen, next) {
        ([], Part::Verb("settle")) => settle(ctx, state, None).or_else(|| help(ctx, "settle")),
        ([], Part::Verb(verb)) => help(ctx, verb),
        ([Part::Verb("take")], Part::Count(first)) => take(ctx, state, first.into()),
        ([Part::Verb(verb), ..], Part::Place(_)) => place(ctx, state, verb, hex_of(state, Spot::of(next)?)?),
        ([Part::Verb("camp" | "to"), at], Part::Card(id)) => {
            pay(ctx, state, Spot::of(*at).and_then(|spot| hex_of(state, spot)), id)
        }
        ([Part::Verb("story")], Part::Word(id)) => story(ctx, state, Story::from_id(id)?),
        ([Part::Verb("tuck")], Part::Card(id)) => {
            Some(ctx.fill("dewan-choice-tuck", &[("card", card(ctx, id).into())]))
        }
        ([Part::Verb("tuck"), Part::Card(id)], Part::Word(half)) => {
            tucked(ctx, Kind::from_id(id)?, Terrain::from_id(half)?)
        }
        ([Part::Verb("fish")], Part::Card(id)) => pay(ctx, state, None, id),
        _ => None,
    }
}

fn help(ctx: &Ctx, verb: &str) -> Option<String> {
    Some(ctx.words.name("dewan-verb-help", verb))
}

fn card(ctx: &Ctx, id: &str) -> String {
    ctx.words.name("dewan-card", id)
}

/// The card of a place in the row, and the next one where there is one.
fn take(ctx: &Ctx, state: &Observation, first: usize) -> Option<String> {
    let at = |place: usize| state.row.get(place).copied().flatten().map(|kind| card(ctx, kind.id()));
    let one = at(first.checked_sub(1)?)?;
    Some(match at(first) {
        Some(other) => ctx.fill("dewan-choice-take", &[("card", one.into()), ("next", other.into())]),
        None => ctx.fill("dewan-choice-take-last", &[("card", one.into())]),
    })
}

fn place(ctx: &Ctx, state: &Observation, verb: &str, hex: Hex) -> Option<String> {
    let key = match verb {
        "settle" => return settle(ctx, state, Some(hex)),
        "camp" => "dewan-choice-start",
        "to" => "dewan-choice-cross",
        "flood" => "dewan-choice-flood",
        "erupt" => "dewan-choice-erupt",
        _ => return None,
    };
    let cost = match price(state, hex) {
        Some(Price::Terrain(terrain)) => {
            let terrain = ctx.words.name("dewan-terrain", terrain.id());
            ctx.fill("dewan-price-terrain", &[("terrain", terrain.into())])
        }
        _ => ctx.say("dewan-price-any"),
    };
    let mut places: Vec<(&str, Value<'_>)> =
        vec![("space", spoken::space(ctx.words, state, hex).into()), ("price", cost.into())];
    let owner = state.viewer.seat().and_then(|seat| receiver(state, seat, hex)).filter(|_| verb == "to");
    if let Some(owner) = owner {
        places.push(("who", ctx.words.name("dewan-tribe", state.player(owner).tribe.id()).into()));
        return Some(ctx.fill("dewan-choice-cross-camp", &places));
    }
    Some(ctx.fill(key, &places))
}

/// A card that pays for a space, or for fish.
fn pay(ctx: &Ctx, state: &Observation, at: Option<Hex>, id: &str) -> Option<String> {
    let seat = state.viewer.seat()?;
    let left = i64::from(state.player(seat).hand_count()) - 1;
    let mut places: Vec<(&str, Value<'_>)> = vec![("card", card(ctx, id).into()), ("left", left.into())];
    match at.and_then(|hex| receiver(state, seat, hex)) {
        Some(owner) => {
            places.push(("who", ctx.words.name("dewan-tribe", state.player(owner).tribe.id()).into()));
            Some(ctx.fill("dewan-choice-give", &places))
        }
        None => Some(ctx.fill("dewan-choice-pay", &places)),
    }
}

/// Describes the effect of the camp at the end of the route; on a water area the space of the village is named.
fn settle(ctx: &Ctx, state: &Observation, at: Option<Hex>) -> Option<String> {
    let seat = state.viewer.seat()?;
    let Some(Task::Route { at: end, .. }) = state.pending() else { return None };
    if at.is_none() && state.land.is_water(end) {
        return None;
    }
    let hex = at.unwrap_or(end);
    let places = [
        ("space", spoken::space(ctx.words, state, hex).into()),
        ("points", i64::from(gain(state, seat, hex)).into()),
        ("effect", side::next(ctx, state.player(seat).placed()).into()),
    ];
    Some(ctx.fill("dewan-choice-settle", &places))
}

/// Its name, what it asks for with what is there of it, and what it brings.
fn story(ctx: &Ctx, state: &Observation, story: Story) -> Option<String> {
    Some(story_of(ctx, state, state.viewer.seat(), story))
}

/// Returns a story with what a seat has of what it asks for.
pub fn story_of(ctx: &Ctx, state: &Observation, seat: Option<Seat>, story: Story) -> String {
    let page = state.board.page(story);
    let have = seat.map(|seat| state.units(seat)).unwrap_or_default();
    let terrains = Terrain::ALL.iter().map(|terrain| (terrain.index(), ctx.words.name("dewan-terrain", terrain.id())));
    let resources = Symbol::RESOURCES
        .into_iter()
        .filter_map(|symbol| Some((resource(symbol)?, ctx.words.name("dewan-symbol", symbol.id()))));
    let needs = terrains.chain(resources).filter(|(index, _)| page.needs[*index] > 0).map(|(index, name)| {
        let places = [
            ("name", name.into()),
            ("have", i64::from(have[index].min(page.needs[index])).into()),
            ("need", i64::from(page.needs[index]).into()),
        ];
        ctx.fill(if ctx.is_aloud() { "dewan-heard-need" } else { "dewan-choice-need" }, &places)
    });
    let places = [
        ("story", ctx.words.name("dewan-story", story.id()).into()),
        ("needs", ctx.words.list(needs).into()),
        ("points", i64::from(page.points).into()),
        ("fires", i64::from(page.fires).into()),
    ];
    ctx.fill("dewan-choice-story", &places)
}

fn tucked(ctx: &Ctx, kind: Kind, half: Terrain) -> Option<String> {
    let terrain = ctx.words.name("dewan-terrain", half.id());
    Some(match kind.symbol_on(half) {
        Some(symbol) => {
            let symbol = ctx.words.name("dewan-symbol", symbol.id());
            ctx.fill("dewan-choice-half-symbol", &[("terrain", terrain.into()), ("symbol", symbol.into())])
        }
        None => ctx.fill("dewan-choice-half", &[("terrain", terrain.into())]),
    })
}
