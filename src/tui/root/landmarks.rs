//! Landmarks on the screen: their signs on the map, and what is told of them.

use super::facts::items;
use super::names;
use crate::games::root::Observation;
use crate::games::root::state::landmarks::Site;
use crate::games::root::words::item::Item;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::help::HelpSection;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Section};
use crate::tui::speech;
use crate::tui::text::Row;

pub fn name(words: &Words, landmark: Landmark) -> String {
    words.name("root-landmark", landmark.id())
}

/// Words what it lets a player do, in a line.
pub fn text(words: &Words, landmark: Landmark) -> String {
    words.name("root-landmark-text", landmark.id())
}

/// Returns keys that are put together here.
pub fn made_keys() -> Vec<String> {
    let spaces = ["root-landmark", "root-landmark-text", "root-landmark-site"];
    spaces.iter().flat_map(|space| Landmark::ALL.iter().map(move |landmark| name_key(space, landmark.id()))).collect()
}

/// The items on the card of the forge.
fn forged(ctx: &Ctx, state: &Observation) -> String {
    if ctx.is_aloud() {
        return ctx.words.list(items(ctx, |item| state.landmarks.forge[item.index()]).iter().map(Row::to_string));
    }
    let words = ctx.words;
    let items = Item::ALL.into_iter().map(|item| (item, state.landmarks.forge[item.index()]));
    items
        .filter(|(_, count)| *count > 0)
        .map(|(item, count)| format!("{}{count}", names::short_item(words, item)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The cards at the market, as far as the viewer knows them.
fn stalls(ctx: &Ctx, state: &Observation) -> String {
    let stalls = (1_i64..).zip(&state.landmarks.market).map(|(number, stall)| {
        let card = stall.cards.first().map(|card| card.kind());
        if ctx.is_aloud() {
            let card = card.map_or_else(|| ctx.say("root-heard-plot-unknown"), |kind| names::card_for(ctx, kind));
            return ctx.fill("root-heard-stall", &[("number", number.into()), ("card", card.into())]);
        }
        let card = card.map_or_else(|| "?".to_owned(), |kind| names::listed_card(ctx.words, kind));
        format!("{number} {card}")
    });
    ctx.words.list(stalls)
}

/// Draws the present facts about a landmark, besides its text.
fn now(ctx: &Ctx, state: &Observation, landmark: Landmark) -> Option<String> {
    match landmark {
        Landmark::BlackMarket => Some(ctx.fill("root-landmark-stalls", &[("cards", stalls(ctx, state).into())])),
        Landmark::ElderTreetop => {
            let building = state.landmarks.treetop.map(|piece| ctx.words.name("root-piece", piece.id()));
            let building = building.unwrap_or_else(|| ctx.say("root-landmark-open"));
            Some(ctx.fill("root-landmark-slot", &[("building", building.into())]))
        }
        Landmark::LegendaryForge => {
            let items = forged(ctx, state);
            let items = if items.is_empty() { ctx.say("plain-none") } else { items };
            Some(ctx.fill("root-landmark-items", &[("items", items.into())]))
        }
        _ => None,
    }
}

/// The landmarks in a clearing that are neither the ferry nor the tower, of which the map tells.
fn own(state: &Observation, clearing: Clearing) -> impl Iterator<Item = Landmark> + '_ {
    let here = state.standing().filter(move |&(_, at)| at == clearing).map(|(landmark, _)| landmark);
    here.filter(|landmark| !matches!(landmark, Landmark::Ferry | Landmark::Tower))
}

/// Returns names it in a word or two, for the line under the map.
pub fn glance(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<String> {
    let named = own(state, clearing).map(|landmark| name(ctx.words, landmark));
    match ctx.is_aloud() {
        true => named.map(|name| ctx.fill("root-heard-landmark", &[("landmark", name.into())])).collect(),
        false => named.collect(),
    }
}

/// Returns names it in full.
pub fn details(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let mut rows = Vec::new();
    for landmark in own(state, clearing) {
        if ctx.is_aloud() {
            let place = place(ctx, landmark, Some(clearing));
            rows.push(speech::labeled(ctx, &name(ctx.words, landmark), place));
        } else {
            rows.push(Row::of(Role::Prompt, name(ctx.words, landmark)));
        }
        rows.push(Row::plain(format!("  {}", text(ctx.words, landmark))));
        rows.extend(now(ctx, state, landmark).map(|line| Row::plain(format!("  {line}"))));
    }
    rows
}

/// Words where it stands, or will.
fn place(ctx: &Ctx, landmark: Landmark, clearing: Option<Clearing>) -> String {
    match clearing {
        Some(clearing) => ctx.fill("root-landmark-at", &[("clearing", i64::from(clearing.number()).into())]),
        None => {
            let site = ctx.words.name("root-landmark-site", landmark.id());
            ctx.fill("root-landmark-not-yet", &[("site", site.into())])
        }
    }
}

/// Returns all that are at the table in full, with their places.
pub fn page(ctx: &Ctx, state: &Observation) -> Section {
    let card = |site: &Site| {
        let landmark = site.landmark;
        let sign = if ctx.is_aloud() { String::new() } else { landmark.sign().to_string() };
        let now = site.clearing.and_then(|_| now(ctx, state, landmark));
        let card = Fact::new(Row::of(Role::Prompt, name(ctx.words, landmark)))
            .sign(sign)
            .note(Row::plain(place(ctx, landmark, site.clearing)))
            .sentence(text(ctx.words, landmark));
        now.into_iter().fold(card, Fact::sentence)
    };
    Section::new(state.landmarks.sites.as_slice().iter().map(card))
}

/// Tells, for the help, of all that are at the table.
pub fn help(ctx: &Ctx, state: &Observation) -> Option<HelpSection> {
    let lines = state.landmarks.sites.as_slice().iter().flat_map(|site| {
        let (name, text) = (name(ctx.words, site.landmark), text(ctx.words, site.landmark));
        match ctx.is_aloud() {
            true => vec![speech::labeled(ctx, &name, text).to_string()],
            false => vec![format!("{} {name}", site.landmark.sign()), format!("  {text}")],
        }
    });
    let section = HelpSection::new(ctx.say("root-help-title-landmarks"), lines);
    Some(section).filter(|section| !section.lines.is_empty())
}

/// Tells, for the panel, where each stands, and the items of the forge.
pub fn line(ctx: &Ctx, state: &Observation) -> Option<Row> {
    let site = |(landmark, clearing): (Landmark, Clearing)| format!("{}{}", landmark.sign(), clearing.number());
    let sites: Vec<String> = state.standing().map(site).collect();
    let text = format!("{} {}", sites.join(" "), forged(ctx, state));
    let text = text.trim_end();
    (!sites.is_empty()).then(|| ctx.row(Role::Dim, "root-landmarks-at", &[("sites", Row::plain(text))]))
}
