//! Lines for what can be chosen next: what it does, costs or gains.

use super::names;
use super::view::{by_tribe, glance};
use crate::games::iwari::Observation;
use crate::games::iwari::place::{Connection, Kind, Space, Territory};
use crate::games::iwari::scoring::{ByTribe, connection_points, majority_points};
use crate::kernel::Part;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::text::Row;

/// Returns the line of a part that can follow those that are chosen.
pub fn choice(ctx: &Ctx, state: &Observation, chosen: &[Part], next: Part) -> Option<String> {
    match (chosen, next) {
        ([], Part::Verb(verb)) => Some(ctx.words.name("iwari-verb-help", verb)),
        ([Part::Verb("tent" | "totem")], Part::Place(_)) => Some(glance(ctx, state, Spot::of(next)?).to_string()),
        ([Part::Verb("tent" | "totem"), Part::Place(_)], Part::Word("pair")) => Some(ctx.say("iwari-choice-pairs")),
        ([Part::Verb("tent" | "totem"), Part::Place(number)], Part::Word("match")) => {
            let territory = Space::from_place(*number).map(Space::territory).or(Territory::from_place(*number));
            let territory = territory.filter(|&territory| state.board.has(territory))?;
            pay(ctx, state, "iwari-choice-match", state.board.kind(territory), 1)
        }
        ([Part::Verb("tent" | "totem"), Part::Place(_), _], Part::Card(id)) => {
            pay(ctx, state, "iwari-choice-pair", Kind::from_id(id)?, 2)
        }
        ([Part::Verb("discard")], Part::Card(id)) => card(ctx, state, "iwari-choice-discard", Kind::from_id(id)?),
        ([Part::Verb("take")], Part::Card(id)) => card(ctx, state, "iwari-choice-take", Kind::from_id(id)?),
        ([Part::Verb("union" | "discovery")], Part::Place(number)) => {
            let territory = Territory::from_place(number).filter(|&territory| state.board.has(territory))?;
            let once = majority_points(state.tents_in(territory));
            let name = names::territory(ctx.words, state, territory);
            Some(feat(ctx, state, name, once, state.territory_factor(territory)))
        }
        ([Part::Verb("honour" | "respect")], Part::Count(number)) => {
            let connection = Connection::from_number(number)?;
            let (one, other) = state.board.link(connection)?.between;
            let once = connection_points(state.totems_in(one), state.totems_in(other));
            let ends = [one, other].map(|end| names::territory(ctx.words, state, end)).join("-");
            Some(feat(ctx, state, ends, once, state.connection_factor(connection)))
        }
        _ => None,
    }
}

fn pay(ctx: &Ctx, state: &Observation, key: &str, kind: Kind, count: u8) -> Option<String> {
    let hand = state.hands[state.viewer.seat()?.index()];
    let places =
        [("card", names::kind(ctx.words, kind).into()), ("left", i64::from(hand.len().saturating_sub(count)).into())];
    Some(ctx.fill(key, &places))
}

/// A card of a kind: how many the viewer holds, and the territories where one pays for a piece.
fn card(ctx: &Ctx, state: &Observation, key: &str, kind: Kind) -> Option<String> {
    let held = state.hands[state.viewer.seat()?.index()].of(kind);
    let pays = state.board.territories().filter(|&territory| state.board.kind(territory) == kind);
    let pays: Vec<String> = pays.map(|territory| names::territory(ctx.words, state, territory)).collect();
    let places = [
        ("card", names::kind(ctx.words, kind).into()),
        ("count", i64::from(held).into()),
        ("places", ctx.words.list(&pays).into()),
    ];
    Some(ctx.fill(key, &places))
}

/// Returns the points of a place with its factor, and with one more.
fn feat(ctx: &Ctx, state: &Observation, place: String, once: ByTribe, factor: u8) -> String {
    let worth =
        |factor: u8| by_tribe(ctx, state, Row::new(), once.map(|points| points.saturating_mul(factor))).to_string();
    let places = [("place", place.into()), ("now", worth(factor).into()), ("then", worth(factor + 1).into())];
    ctx.fill("iwari-choice-feat", &places)
}
