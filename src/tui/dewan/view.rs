//! A place in words: what it is, what it would cost, what it would bring.

use super::map::hex_of;
use super::{names, spoken};
use crate::games::dewan::Observation;
use crate::games::dewan::card::CardSet;
use crate::games::dewan::ground::{Ground, Symbol};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::payment::payments;
use crate::games::dewan::plan::Way;
use crate::games::dewan::route::{Price, Purse};
use crate::games::dewan::story::Story;
use crate::games::dewan::task::Task;
use crate::kernel::Seat;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::speech;
use crate::tui::text::Row;

/// The cheapest way of the viewer to a place.
fn way(state: &Observation, seat: Seat, hex: Hex) -> Option<Way> {
    way_with(state, seat, state.player(seat).hand, hex)
}

/// The cheapest way to a place that only better cards would pay for.
fn way_beyond(state: &Observation, seat: Seat, hex: Hex) -> Option<Way> {
    way_with(state, seat, state.board.pack.all(), hex)
}

/// The cheapest way of the viewer to a place with such a hand.
fn way_with(state: &Observation, seat: Seat, hand: CardSet, hex: Hex) -> Option<Way> {
    let at = match state.pending() {
        Some(Task::Route { start, at }) if state.turn == seat => Some((start, at)),
        _ => None,
    };
    payments(state, seat, hand, hex, at, 1).first().map(|payment| payment.way)
}

/// Whether a route is being paid, so that its start is.
fn is_begun(state: &Observation) -> bool {
    matches!(state.pending(), Some(Task::Route { .. }))
}

/// The card that a hand lacks for a way, if it is only one.
fn lacking(state: &Observation, seat: Seat, way: &Way) -> Option<Price> {
    let prices = way.prices(state, is_begun(state));
    let prices = prices.as_slice();
    let others_are_paid = |&left_out: &usize| {
        let mut purse = Purse::new(state, state.player(seat).hand);
        let others = prices.iter().enumerate().filter(|(at, _)| *at != left_out);
        others.map(|(_, price)| *price).all(|price| price.is_some_and(|price| purse.pay(price)))
    };
    (0..prices.len()).find(others_are_paid).and_then(|at| prices[at])
}

/// `Mo` for a mountain; the name of a terrain where it is read aloud.
fn asked(ctx: &Ctx, price: Option<Price>) -> String {
    match price {
        Some(Price::Terrain(terrain)) if ctx.is_aloud() => {
            let terrain = ctx.words.name("dewan-terrain", terrain.id());
            ctx.fill("dewan-price-terrain", &[("terrain", terrain.into())])
        }
        _ if ctx.is_aloud() => ctx.say("dewan-price-any"),
        Some(Price::Terrain(terrain)) => names::short(ctx.words, terrain),
        _ => ctx.say("dewan-look-any"),
    }
}

/// `25 any, 26 Mo`.
fn payment(ctx: &Ctx, state: &Observation, way: &Way) -> String {
    let begun = is_begun(state);
    let prices = way.prices(state, begun);
    let spaces = (!begun).then_some(way.start).into_iter().chain(way.steps.as_slice().iter().copied());
    let step = |(hex, price): (Hex, &Option<Price>)| {
        let price = asked(ctx, *price);
        match ctx.is_aloud() {
            true => {
                let places = [("number", i64::from(hex.number()).into()), ("price", price.into())];
                ctx.fill("dewan-spoken-step", &places)
            }
            false => format!("{} {price}", hex.number()),
        }
    };
    ctx.words.list(spaces.zip(prices.as_slice()).map(step))
}

/// Returns the gain of a camp there at once: all points that change, with completed stories and their fires.
pub fn gain(state: &Observation, seat: Seat, hex: Hex) -> i16 {
    let mut after = (**state).clone();
    let before = after.score(seat).total();
    after.players[seat.index()].camps.insert(hex);
    if after.land.take_berry(hex) {
        after.players[seat.index()].berries += 1;
    }
    let units = after.units(seat);
    let player = after.player(seat);
    let stories: Vec<Story> = player.stories.as_slice().to_vec();
    for story in stories.into_iter().filter(|&story| after.board.page(story).is_told(&units)) {
        after.players[seat.index()].told.insert(story);
    }
    after.score(seat).total() - before
}

fn here(ctx: &Ctx, state: &Observation, hex: Hex) -> Row {
    let ground = state.land.ground(hex);
    let ground = match ground {
        Ground::Land(terrain) => Row::of(names::terrain_role(terrain), ctx.words.name("dewan-terrain", terrain.id())),
        other => Row::plain(names::ground(ctx.words, other)),
    };
    let mut row = ctx.joined("list-place", [Row::of(Role::Prompt, hex.number().to_string()), ground]);
    if let Some(seat) = state.camp_on(hex) {
        let name = ctx.words.name("dewan-tribe", state.player(seat).tribe.id());
        let camp = Row::of(names::role(state, seat), ctx.fill("dewan-look-camp", &[("who", name.into())]));
        row = ctx.joined("list-more", [row, camp]);
    }
    row
}

fn icons(ctx: &Ctx, state: &Observation, hex: Hex) -> String {
    let at = state.land.icons_at(hex);
    let shown = state.land.icons().iter().enumerate().filter(|(index, _)| at >> index & 1 == 1);
    let name = |symbol: Symbol| ctx.words.name("dewan-symbol", symbol.id());
    ctx.words.list(shown.map(|(_, icon)| name(icon.symbol)))
}

/// Spaces of a way that are named one by one in a line.
const LISTED: u8 = 3;

/// Returns a place in one line.
pub fn glance(ctx: &Ctx, state: &Observation, spot: Spot) -> Row {
    let Some(hex) = hex_of(state, spot) else { return Row::new() };
    if ctx.is_aloud() {
        return heard_glance(ctx, state, hex);
    }
    let mut row = here(ctx, state, hex);
    let members = state.land.members(hex);
    if members.len() > 1 {
        let area = ctx.fill("dewan-look-area", &[("count", (members.len() as i64).into())]);
        row = ctx.joined("list-word", [row, Row::of(Role::Dim, area)]);
    }
    let berries = state.land.berries_in(hex);
    if berries > 0 {
        row = row.part(Row::plain(ctx.fill("dewan-look-berries", &[("count", i64::from(berries).into())])));
    }
    let icons = icons(ctx, state, hex);
    row = row.part(Row::plain(icons));
    let Some(seat) = state.viewer.seat() else { return row };
    let cards = |way: &Way| match way.cards {
        0 => ctx.say("dewan-look-paid"),
        1..=LISTED => payment(ctx, state, way),
        many => ctx.fill("dewan-look-cards", &[("count", i64::from(many).into())]),
    };
    if let Some(way) = way(state, seat, hex) {
        let places = [("cards", cards(&way).into()), ("points", i64::from(gain(state, seat, hex)).into())];
        let can_pay = state.turn == seat && matches!(state.pending(), Some(Task::Main | Task::Route { .. }));
        let says = if can_pay { "dewan-look-way" } else { "dewan-look-price" };
        row.part(Row::of(Role::Good, ctx.fill(says, &places)))
    } else if let Some(way) = way_beyond(state, seat, hex) {
        let cards = ("cards", cards(&way).into());
        let says = match lacking(state, seat, &way) {
            Some(price) => ctx.fill("dewan-look-lacks", &[cards, ("price", asked(ctx, Some(price)).into())]),
            None => ctx.fill("dewan-look-too-few", &[cards]),
        };
        row.part(Row::of(Role::Dim, says))
    } else {
        row
    }
}

/// A space and whose camp is on it, as it is read aloud.
fn heard_here(ctx: &Ctx, state: &Observation, hex: Hex) -> Row {
    let places = [
        ("number", i64::from(hex.number()).into()),
        ("ground", names::ground(ctx.words, state.land.ground(hex)).into()),
    ];
    let here = speech::told(ctx, "dewan-heard-space", &places);
    let camp = state.camp_on(hex).map(|seat| {
        let who = ctx.words.name("dewan-tribe", state.player(seat).tribe.id());
        speech::told(ctx, "dewan-look-camp", &[("who", who.into())])
    });
    speech::together(ctx, [here].into_iter().chain(camp))
}

/// A space in one line, as it is read aloud.
fn heard_glance(ctx: &Ctx, state: &Observation, hex: Hex) -> Row {
    let mut facts = vec![heard_here(ctx, state, hex)];
    let members = state.land.members(hex);
    if members.len() > 1 {
        facts.push(speech::told(ctx, "dewan-heard-area", &[("count", (members.len() as i64).into())]));
    }
    let berries = state.land.berries_in(hex);
    if berries > 0 {
        facts.push(speech::count(ctx, "dewan-heard-berries", berries));
    }
    let icons = icons(ctx, state, hex);
    if !icons.is_empty() {
        facts.push(speech::fact(ctx, "dewan-heard-icons", icons));
    }
    speech::together(ctx, facts)
}

/// Returns all about a place.
pub fn details(ctx: &Ctx, state: &Observation, spot: Spot) -> Vec<Row> {
    let Some(hex) = hex_of(state, spot) else { return Vec::new() };
    let mut rows = match ctx.is_aloud() {
        true => vec![heard_here(ctx, state, hex), Row::plain(spoken::near(ctx.words, state, hex))],
        false => vec![here(ctx, state, hex), Row::new()],
    };
    let none = || if ctx.is_aloud() { ctx.say("plain-none") } else { "-".to_owned() };
    let numbers = |hexes: Vec<u8>| {
        let hexes = hexes.iter().map(u8::to_string);
        let text = if ctx.is_aloud() { ctx.words.list(hexes) } else { hexes.collect::<Vec<_>>().join(" ") };
        if text.is_empty() { none() } else { text }
    };
    let area = numbers(state.land.members(hex).iter().map(Hex::number).collect());
    let waters = state.land.waters_beside(&state.board, hex).len() as i64;
    let icons = icons(ctx, state, hex);
    let icons = if icons.is_empty() { none() } else { icons };
    let berries = i64::from(state.land.berries_in(hex));
    rows.push(Row::plain(ctx.fill("dewan-details-area", &[("spaces", area.into())])));
    rows.push(Row::plain(ctx.fill("dewan-details-berries", &[("count", berries.into())])));
    rows.push(Row::plain(ctx.fill("dewan-details-icons", &[("icons", icons.into())])));
    rows.push(Row::plain(ctx.fill("dewan-details-waters", &[("count", waters.into())])));
    if let Some(seat) = state.viewer.seat() {
        rows.push(Row::new());
        let told = |way: Way| {
            let cards = [
                ("count", i64::from(way.cards).into()),
                ("gifts", i64::from(way.gifts).into()),
                ("cards", payment(ctx, state, &way).into()),
            ];
            Row::plain(ctx.fill("dewan-details-way", &cards))
        };
        match way(state, seat, hex) {
            Some(way) => {
                rows.push(told(way));
                let points = i64::from(gain(state, seat, hex));
                rows.push(Row::plain(ctx.fill("dewan-details-gain", &[("points", points.into())])));
            }
            None => {
                rows.push(Row::plain(ctx.say("dewan-details-no-way")));
                rows.extend(way_beyond(state, seat, hex).map(told));
            }
        }
    }
    rows
}

/// Returns all places, a line each.
pub fn map_in_words(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let near = |hex: Hex| spoken::near(ctx.words, state, hex);
    let line = |hex: Hex| match ctx.is_aloud() {
        true => {
            let row = glance(ctx, state, super::map::spot(hex));
            ctx.joined("list-sentence", [row, Row::plain(near(hex))])
        }
        false => glance(ctx, state, super::map::spot(hex)),
    };
    state.board.hexes().iter().map(line).collect()
}
