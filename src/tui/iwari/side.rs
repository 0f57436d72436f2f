//! The pane beside the map: scores, hand, display, feats and expeditions.

use super::names::{self, kind_role, tribe_role};
use crate::games::iwari::Observation;
use crate::games::iwari::card::Cards;
use crate::games::iwari::place::Tribe;
use crate::games::iwari::state::Feat;
use crate::kernel::{Seat, Viewer};
use crate::tui::face::{Ctx, Held};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The seat whose cards the viewer holds.
pub fn own_seat(state: &Observation) -> Option<Seat> {
    match state.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    }
}

pub fn scores(ctx: &Ctx, state: &Observation, asked: Option<Seat>, room: usize) -> Vec<Row> {
    let wide = room >= 30;
    let mut rows = vec![Row::of(Role::Dim, ctx.say(if wide { "iwari-scores-wide" } else { "iwari-scores-narrow" }))];
    for tribe in state.tribes() {
        let colour = state.colour(tribe);
        let seat = state.all_seats().find(|seat| seat.index() == tribe);
        let mark = if seat.is_some() && asked == seat { ">" } else { " " };
        let name = names::tribe(ctx.words, colour);
        let score = seat.map_or("-".to_owned(), |_| state.scores[tribe].to_string());
        let (tents, totems) = (state.tents_left(tribe), state.totems_left(tribe));
        let mut row = Row::of(Role::Prompt, mark).put(tribe_role(colour), format!("{} ", colour.letter()));
        row = if wide {
            row.put(tribe_role(colour), format!("{name:<9}")).text(format!("{score:>5}{tents:>7}{totems:>7}"))
        } else {
            row.put(tribe_role(colour), format!("{name:<7}")).text(format!("{score:>4}{tents:>4}{totems:>3}"))
        };
        rows.push(row);
    }
    if !ctx.roomy {
        // the display stands in the line of the own cards
        rows.extend(extras(ctx, state).into_iter().skip(1));
    }
    rows
}

/// Cards as colored names with their numbers.
fn cards(ctx: &Ctx, row: Row, cards: Cards) -> Row {
    let mut row = row;
    for kind in cards.kinds() {
        let count = cards.of(kind);
        let name = if ctx.roomy { names::kind(ctx.words, kind) } else { kind.letter().to_string() };
        let text = if count > 1 { format!(" {name} x{count}") } else { format!(" {name}") };
        row = row.put(kind_role(kind), text);
    }
    if cards.is_empty() { row.text(" -") } else { row }
}

pub fn hand(ctx: &Ctx, state: &Observation, room: usize) -> Vec<Held> {
    let Some(seat) = own_seat(state) else { return Vec::new() };
    let hand = state.hands[seat.index()];
    hand.kinds()
        .map(|kind| {
            let count = hand.of(kind);
            let times = if count > 1 { format!(" x{count}") } else { String::new() };
            let row = Row::of(kind_role(kind), names::kind(ctx.words, kind)).text(times);
            Held { id: kind.id(), row: row.fitted(room) }
        })
        .collect()
}

pub fn extras(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = vec![cards(ctx, Row::of(Role::Dim, ctx.say("iwari-display")), state.display)];
    if state.extras.feats {
        let mut row = Row::of(Role::Dim, ctx.say(if ctx.roomy { "iwari-feats" } else { "iwari-feats-short" }));
        for &feat in Feat::ALL {
            let left = feat.copies() - state.laid(feat).count();
            row = row.text(format!(" {}{left}", ctx.words.name("iwari-feat-short", feat.id())));
        }
        rows.push(row);
    }
    if let Some(road) = state.board.purple_road() {
        let row = Row::of(
            Role::Dim,
            ctx.fill(
                if ctx.roomy { "iwari-purple" } else { "iwari-purple-short" },
                &[("road", road.id.as_str().into())],
            ),
        )
        .text(" ");
        rows.push(super::look::by_tribe(state, row, state.road_points()));
    }
    rows.extend(expeditions(ctx, state));
    rows
}

/// A line each: points that are left, and who has scored.
pub fn expeditions(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    for expedition in state.expeditions.iter().flatten() {
        let name = ctx.words.name("iwari-mission", expedition.mission.id());
        let mut row = Row::plain(name).text(" ");
        for (points, by) in expedition.mission.points().into_iter().zip(expedition.scored) {
            row = match by {
                Some(seat) => {
                    let colour = state.colour(seat.index());
                    row.put(tribe_role(colour), format!(" {}", colour.letter()))
                }
                None => row.text(format!(" {points}")),
            };
        }
        rows.push(row);
    }
    rows
}

/// The own cards and the display in one line; with room, what the pieces would score now.
pub fn own(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let colour = state.colour(seat.index());
    let lead = Row::of(tribe_role(colour), format!("{}  ", colour.letter()));
    let tribe = seat.index();
    let hand = state.hands[tribe];
    let mut first = cards(ctx, lead.put(Role::Dim, ctx.say("iwari-hand")), hand);
    if state.hidden[tribe] > 0 {
        first = first.text(format!(" +{}", state.hidden[tribe]));
    }
    let first = cards(ctx, first.text("   ").put(Role::Dim, ctx.say("iwari-display")), state.display);
    let tents: i64 = state.board.territories().map(|at| i64::from(state.territory_points(at)[tribe])).sum();
    let totems: i64 = state.board.connections().map(|(at, _)| i64::from(state.link_points(at)[tribe])).sum();
    let settled: usize = state.settlements(tribe).sum();
    let places = [("tents", tents.into()), ("totems", totems.into()), ("settled", (settled as i64).into())];
    vec![first, Row::plain("   ").put(Role::Dim, ctx.fill("iwari-own-now", &places))]
}

/// What a tribe has on the board and would score now.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let tribe = seat.index();
    let colour: Tribe = state.colour(tribe);
    let mut rows = own(ctx, state, seat);
    rows.push(Row::new());
    for territory in state.board.territories() {
        let (tents, totems) = (state.tents(tribe, territory), state.totems(tribe, territory));
        if tents > 0 || totems > 0 {
            let places = [
                ("territory", names::territory(ctx.words, state, territory).into()),
                ("tents", i64::from(tents).into()),
                ("totems", i64::from(totems).into()),
                ("points", i64::from(state.territory_points(territory)[tribe]).into()),
            ];
            rows.push(Row::plain(ctx.fill("iwari-board-territory", &places)));
        }
    }
    for (connection, _) in state.board.connections() {
        if state.link_points(connection)[tribe] > 0 {
            rows.push(super::look::connection_row(ctx, state, connection));
        }
    }
    for size in state.settlements(tribe) {
        rows.push(Row::plain(ctx.fill("iwari-board-settlement", &[("count", (size as i64).into())])));
    }
    (names::tribe(ctx.words, colour), rows)
}

/// Own cards, the display, what is left of each kind, and the missions in full.
pub fn open_cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(seat) = own_seat(state) {
        rows.push(cards(ctx, Row::of(Role::Prompt, ctx.say("iwari-hand")), state.hands[seat.index()]));
    }
    rows.push(cards(ctx, Row::of(Role::Prompt, ctx.say("iwari-display")), state.display));
    rows.push(cards(ctx, Row::of(Role::Prompt, ctx.say("iwari-discards")), state.discard));
    for seat in state.all_seats().filter(|&seat| own_seat(state) != Some(seat)) {
        let colour = state.colour(seat.index());
        let row = Row::of(tribe_role(colour), names::tribe(ctx.words, colour));
        let hidden = state.hidden[seat.index()];
        let row = cards(ctx, row, state.hands[seat.index()]);
        rows.push(if hidden > 0 { row.text(format!(" +{hidden}")) } else { row });
    }
    for (expedition, row) in state.expeditions.iter().flatten().zip(expeditions(ctx, state)) {
        rows.push(row);
        let text = ctx.words.name("iwari-mission-text", expedition.mission.id());
        rows.push(Row::of(Role::Dim, format!("  {text}")));
    }
    rows
}
