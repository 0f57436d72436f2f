//! A place in words: who stands there, what it would score, what a piece would cost.

use super::{names, spoken};
use crate::games::iwari::place::{Kind, Space, Territory, Tribe};
use crate::games::iwari::scoring::{ByTribe, SETTLEMENT};
use crate::games::iwari::state::THIRD;
use crate::games::iwari::task::Task;
use crate::games::iwari::{Observation, State};
use crate::kernel::Seat;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::speech;
use crate::tui::text::Row;

/// The territory and, if it is one, the space that a spot stands for.
fn place(state: &Observation, spot: Spot) -> Option<(Territory, Option<Space>)> {
    let Spot::Place(number) = spot else { return None };
    match Space::from_place(number) {
        Some(space) => state.board.has_space(space).then_some((space.territory(), Some(space))),
        None => {
            let territory = Territory::from_place(number)?;
            state.board.has(territory).then_some((territory, None))
        }
    }
}

/// Tells numbers by tribe: `R7 B4`, in their colors, or in full for the ear.
pub fn by_tribe(ctx: &Ctx, state: &State, row: Row, counts: ByTribe) -> Row {
    match ctx.is_aloud() {
        true => row.text(spoken::by_tribe(ctx.words, state, counts)),
        false => letters(state, row, counts),
    }
}

/// `R7 B4`, in the colors of the tribes; a dash for nothing.
fn letters(state: &State, row: Row, counts: ByTribe) -> Row {
    let mut row = row;
    let mut any = false;
    for tribe in state.tribes().filter(|&tribe| counts[tribe] > 0) {
        let color: Tribe = state.color(tribe);
        let gap = if any { " " } else { "" };
        row = row.text(gap).put(names::tribe_role(color), format!("{}{}", color.letter(), counts[tribe]));
        any = true;
    }
    if any { row } else { row.text("-") }
}

/// Counts by tribe behind a text, closer where there is no room for blanks.
pub fn by_tribe_within(state: &State, row: Row, counts: ByTribe, room: usize) -> Row {
    let spaced = letters(state, row.clone().text(" "), counts);
    if spaced.width() <= room { spaced } else { by_tribe_close(state, row.text(" "), counts) }
}

/// Counts by tribe without blanks: `R7B4`.
pub fn by_tribe_close(state: &State, row: Row, counts: ByTribe) -> Row {
    let closer = |row: Row, tribe: usize| {
        let color: Tribe = state.color(tribe);
        row.put(names::tribe_role(color), format!("{}{}", color.letter(), counts[tribe]))
    };
    state.tribes().filter(|&tribe| counts[tribe] > 0).fold(row, closer)
}

/// The tribe whose piece is placed: the viewer's, or the one that two players share (I7.2).
fn placing(state: &Observation, seat: Seat) -> usize {
    match state.top() {
        Some(Task::Third | Task::More { third: true, .. }) => THIRD,
        _ => seat.index(),
    }
}

/// Words the cost of a piece in a territory of the kind from the viewer's hand.
fn cost(ctx: &Ctx, state: &Observation, kind: Kind) -> String {
    let Some(seat) = state.viewer.seat() else { return String::new() };
    let hand = state.hands[seat.index()];
    let pair = Kind::ALL.iter().find(|&&other| other != kind && hand.of(other) >= 2);
    match (hand.of(kind) > 0, pair) {
        (true, _) => ctx.fill("iwari-look-match", &[("card", names::kind(ctx.words, kind).into())]),
        (false, Some(&pair)) => ctx.fill("iwari-look-pair", &[("card", names::kind(ctx.words, pair).into())]),
        (false, None) => ctx.say("iwari-look-no-cards"),
    }
}

pub fn glance(ctx: &Ctx, state: &Observation, spot: Spot) -> Row {
    let Some((territory, space)) = place(state, spot) else { return Row::new() };
    if ctx.is_aloud() {
        return heard_glance(ctx, state, territory, space);
    }
    let kind = state.board.kind(territory);
    let Spot::Place(number) = spot else { return Row::new() };
    let at = Row::of(Role::Prompt, number.to_string());
    let name = Row::of(names::kind_role(kind), names::territory(ctx.words, state, territory));
    let price = || Row::of(Role::Dim, cost(ctx, state, kind));
    let row = if let Some(space) = space {
        let place = ctx.joined("list-place", [at, name]);
        let road = Row::plain(on_road(ctx, state, space));
        let labels = |place: Row, said: Row, key: &str| match road.is_empty() {
            true => ctx.joined(key, [place, said]),
            false => {
                let label = ctx.joined("list-word", [place, road.clone()]);
                ctx.row(Role::Text, "list-label", &[("label", label), ("text", said)])
            }
        };
        match state.tribes().find(|&tribe| state.tents[tribe].contains(space)) {
            Some(tribe) => {
                let color = state.color(tribe);
                let group = state.joined(space, state.tents[tribe]).len() as i64;
                let tent = Row::plain(ctx.fill("iwari-look-tent", &[("count", group.into())]));
                let who = Row::of(names::tribe_role(color), names::tribe(ctx.words, color));
                labels(place, ctx.joined("list-word", [who, tent]), "list-word")
            }
            None => {
                let free = labels(place, Row::plain(ctx.say("iwari-look-free")), "list-sentence");
                ctx.joined("list-sentence", [free, price()])
            }
        }
    } else {
        let place = ctx.joined("list-place", [at, name]);
        if !state.allows_totems(territory) {
            ctx.joined("list-word", [place, Row::plain(ctx.say("iwari-look-no-totems"))])
        } else {
            let places = [
                ("totems", i64::from(state.all_totems(territory)).into()),
                ("most", i64::from(state.most_tents(territory)).into()),
            ];
            ctx.joined("list-sentence", [place, Row::plain(ctx.fill("iwari-look-circle", &places)), price()])
        }
    };
    // a space stands for the tents of the territory, the circle for its connections
    let points = match space {
        Some(_) => state.territory_points(territory),
        None => connections_points(state, territory),
    };
    let row = row.part(worth(ctx, state, ctx.say("iwari-look-scores"), points));
    match state.viewer.seat() {
        Some(seat) => with_piece(ctx, state, row, (seat, placing(state, seat)), territory, space),
        None => row,
    }
}

/// Tells what is under the cursor for the ear: a space, or a territory with its circle, what a piece there costs, and what it scores.
fn heard_glance(ctx: &Ctx, state: &Observation, territory: Territory, space: Option<Space>) -> Row {
    let mut facts = Vec::new();
    match space {
        Some(space) => {
            facts.push(Row::plain(spoken::space(ctx, state, space)));
            let road = on_road(ctx, state, space);
            facts.extend((!road.is_empty()).then(|| Row::plain(speech::sentence_of(ctx.words, &road))));
        }
        None => facts.push(Row::plain(spoken::circle(ctx, state, territory))),
    }
    let cost = cost(ctx, state, state.board.kind(territory));
    let open = match space {
        Some(space) => !state.occupied().contains(space),
        None => state.takes_totem(territory),
    };
    facts.extend((open && !cost.is_empty()).then(|| Row::plain(speech::sentence_of(ctx.words, &cost))));
    if space.is_none() {
        let points = spoken::by_tribe(ctx.words, state, connections_points(state, territory));
        facts.push(speech::fact(ctx, "iwari-heard-links", points));
    }
    if let Some(seat) = state.viewer.seat()
        && let Some(after) = after_piece(state, placing(state, seat), territory, space)
    {
        let places = [
            ("who", names::tribe(ctx.words, state.color(placing(state, seat))).into()),
            ("points", spoken::by_tribe(ctx.words, state, after).into()),
        ];
        facts.push(speech::told(ctx, "iwari-heard-with", &places));
    }
    speech::together(ctx, facts)
}

/// Formats a label, followed by the count of each tribe.
fn worth(ctx: &Ctx, state: &State, what: String, counts: ByTribe) -> Row {
    ctx.joined("list-word", [Row::of(Role::Dim, what), by_tribe(ctx, state, Row::new(), counts)])
}

/// Returns the points of the connections of a territory together.
fn connections_points(state: &State, territory: Territory) -> ByTribe {
    let mut points = [0; Tribe::COUNT];
    for connection in state.board.connections_of(territory).iter() {
        for (sum, more) in points.iter_mut().zip(state.link_points(connection)) {
            *sum += more;
        }
    }
    points
}

/// Returns the road that a space is on, and the connections that end there where connections are roads.
fn on_road(ctx: &Ctx, state: &State, space: Space) -> String {
    let Some(road) = state.board.road_of(space) else { return String::new() };
    let purple = state.board.purple_road().is_some_and(|purple| purple.id == road.id);
    let ends = state.board.connections().filter(|(connection, link)| {
        let at_end = link.ends.is_some_and(|(one, other)| one == space || other == space);
        state.board.connections_are_roads() && state.is_open(*connection) && at_end
    });
    let ends: Vec<String> = ends.map(|(connection, _)| connection.number().to_string()).collect();
    let road = ("road", road.id.as_str().into());
    match (purple, ends.is_empty()) {
        (true, _) => ctx.fill("iwari-look-purple", &[road]),
        (false, true) => ctx.fill("iwari-look-road", &[road]),
        (false, false) => ctx.fill("iwari-look-road-connection", &[road, ("connection", ends.join(" ").into())]),
    }
}

/// Words what a piece of the viewer's would change: the points of the territory, or those of the circle's connections.
fn with_piece(
    ctx: &Ctx,
    state: &Observation,
    row: Row,
    (seat, tribe): (Seat, usize),
    territory: Territory,
    space: Option<Space>,
) -> Row {
    let with = if tribe == seat.index() {
        ctx.say("iwari-look-with-tent")
    } else {
        ctx.fill("iwari-look-with-third", &[("who", names::tribe(ctx.words, state.color(tribe)).into())])
    };
    match after_piece(state, tribe, territory, space) {
        Some(points) => row.part(worth(ctx, state, with, points)),
        None => row,
    }
}

/// Returns the points of the territory with one more tent of a tribe there, or those of the circle's connections with its
/// totem; `None` where it cannot be placed.
fn after_piece(state: &Observation, tribe: usize, territory: Territory, space: Option<Space>) -> Option<ByTribe> {
    let mut after = (**state).clone();
    match space {
        Some(space) if !state.occupied().contains(space) && state.tents_left(tribe) > 0 => {
            after.tents[tribe].insert(space);
            Some(after.territory_points(territory))
        }
        None if state.takes_totem(territory) && state.totems_left(tribe) > 0 => {
            after.raise_totem(tribe, territory);
            Some(connections_points(&after, territory))
        }
        _ => None,
    }
}

pub fn details(ctx: &Ctx, state: &Observation, spot: Spot) -> Vec<Row> {
    let Some((territory, space)) = place(state, spot) else { return Vec::new() };
    let mut rows = vec![glance(ctx, state, spot), Row::new()];
    if ctx.is_aloud() && space.is_none() {
        rows.clear();
        rows.extend(spoken::lines(ctx, state, territory).into_iter().map(Row::plain));
    }
    let titled = |key, row: Row| match ctx.is_aloud() {
        true => speech::fact(ctx, key, row.to_string()),
        false => ctx.joined("list-word", [Row::of(Role::Prompt, ctx.say(key)), row]),
    };
    for (key, counts) in [
        ("iwari-details-tents", state.tents_in(territory)),
        ("iwari-details-totems", state.totems_in(territory)),
        ("iwari-details-points", state.territory_points(territory)),
    ] {
        rows.push(titled(key, by_tribe(ctx, state, Row::new(), counts)));
    }
    if let Some(space) = space {
        let near = state.next_to(space).iter().map(|next| next.place().to_string()).collect::<Vec<_>>();
        // what is read aloud has said it of the space
        if !ctx.is_aloud() {
            rows.push(titled("iwari-details-near", Row::plain(near.join(" "))));
        }
        if let Some(seat) = state.viewer.seat().filter(|&seat| placing(state, seat) == seat.index()) {
            let group = state.joined(space, state.tents[seat.index()].with(space)).len();
            let key = if group >= SETTLEMENT { "iwari-details-settlement" } else { "iwari-details-group" };
            rows.push(Row::plain(ctx.fill(key, &[("count", (group as i64).into())])));
        }
    }
    if ctx.is_aloud() && space.is_none() {
        return rows;
    }
    rows.push(Row::new());
    for connection in state.board.connections_of(territory).iter() {
        rows.push(connection_row(ctx, state, connection));
    }
    rows
}

/// Tells a connection: number, ends, land or water, totems at both ends, who scores what.
pub fn connection_row(ctx: &Ctx, state: &Observation, connection: crate::games::iwari::place::Connection) -> Row {
    if ctx.is_aloud() {
        return Row::plain(spoken::link(ctx, state, connection).unwrap_or_default());
    }
    let Some(link) = state.board.link(connection) else { return Row::new() };
    let (one, other) = link.between;
    let ends = [one, other].map(|end| names::territory(ctx.words, state, end)).join("-");
    let between = ctx.words.beside([ends, ctx.words.name("iwari-via", link.via.id())]);
    let row = Row::plain(format!("{:>2} {between}", connection.number())).to(15);
    if !state.is_open(connection) {
        return row.put(Role::ClosedPath, ctx.say("iwari-look-mountain"));
    }
    let row = by_tribe(ctx, state, row, state.totems_in(one)).text(" + ");
    let row = by_tribe(ctx, state, row, state.totems_in(other)).text(" = ");
    by_tribe(ctx, state, row, state.link_points(connection))
}

/// Returns all territories, then all connections, a line each.
pub fn map_in_words(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    for territory in state.board.territories() {
        if ctx.is_aloud() {
            rows.extend(spoken::lines(ctx, state, territory).into_iter().map(Row::plain));
            continue;
        }
        rows.push(glance(ctx, state, Spot::Place(territory.place())));
        for space in state.board.spaces(territory).iter() {
            let tribe = state.tribes().find(|&tribe| state.tents[tribe].contains(space));
            let owner = tribe.map_or("o".to_owned(), |tribe| state.color(tribe).letter().to_string());
            let last = rows.pop().unwrap_or_default();
            rows.push(last.text(format!("  {}{owner}", space.place())));
        }
    }
    if !ctx.is_aloud() {
        rows.extend(state.board.connections().map(|(connection, _)| connection_row(ctx, state, connection)));
    }
    rows
}
