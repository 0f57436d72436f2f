//! The pane beside the map: scores, hand, display, feats and expeditions.

use super::names::{self, kind_role, tribe_role};
use super::spoken;
use crate::games::iwari::Observation;
use crate::games::iwari::card::Cards;
use crate::games::iwari::place::{Kind, Territory};
use crate::games::iwari::state::Feat;
use crate::games::iwari::task::Task;
use crate::kernel::{Rules, Seat};
use crate::tui::game_ui::{Ctx, HandEntry, ScoreRow};
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, PlayerBoard, Section};
use crate::tui::speech;
use crate::tui::text::{Row, clip};

/// The columns of the scores: how wide names are, where the others end, and their headings.
struct Columns {
    name: usize,
    ends: [usize; 3],
    headings: [&'static str; 3],
}

const WIDE: Columns =
    Columns { name: 8, ends: [17, 24, 31], headings: ["iwari-col-points", "iwari-col-tents", "iwari-col-totems"] };
const NARROW: Columns = Columns {
    name: 6,
    ends: [13, 17, 21],
    headings: ["iwari-col-points-short", "iwari-col-tents-short", "iwari-col-totems-short"],
};

pub fn scores(ctx: &Ctx, state: &Observation, asked: Option<Seat>, room: usize) -> Vec<ScoreRow> {
    if ctx.is_aloud() {
        return spoken::scores(ctx, state).into_iter().chain(extras(ctx, state)).map(ScoreRow::from).collect();
    }
    let columns = if room >= 30 { WIDE } else { NARROW };
    let mut heading = Row::plain("  ").put(Role::Dim, clip(&ctx.say("iwari-col-tribe"), columns.name));
    for (end, key) in columns.ends.into_iter().zip(columns.headings) {
        // a long heading takes no columns from its neighbor
        let room = end.saturating_sub(heading.width() + 1);
        heading = heading.ending(end, Role::Dim, clip(&ctx.say(key), room));
    }
    let mut rows: Vec<ScoreRow> = vec![heading.into()];
    for tribe in state.tribes() {
        let color = state.color(tribe);
        let seat = state.all_seats().find(|seat| seat.index() == tribe);
        let mark = if seat.is_some() && asked == seat { ">" } else { " " };
        let name = clip(&names::tribe(ctx.words, color), columns.name);
        let score = seat.map_or("-".to_owned(), |_| state.scores[tribe].to_string());
        let mut row = Row::of(Role::Prompt, mark).put(tribe_role(color), format!("{} {name}", color.letter()));
        let values = [score, state.tents_left(tribe).to_string(), state.totems_left(tribe).to_string()];
        for (end, value) in columns.ends.into_iter().zip(values) {
            row = row.ending(end, Role::Text, value);
        }
        rows.push(ScoreRow { seat, row });
    }
    if !ctx.roomy {
        // the display stands in the line of the own cards
        rows.extend(extras(ctx, state).into_iter().skip(1).map(ScoreRow::from));
    }
    rows
}

/// The cards on display behind their heading.
fn display(ctx: &Ctx, state: &Observation, head: Row) -> Row {
    if ctx.is_aloud() {
        return Row::plain(spoken::cards(ctx, &head.to_string(), state.display));
    }
    listed(head, shown(ctx, state, ctx.roomy))
}

/// Cards behind their heading.
fn cards(ctx: &Ctx, head: Row, cards: Cards) -> Row {
    if ctx.is_aloud() {
        return Row::plain(spoken::cards(ctx, &head.to_string(), cards));
    }
    listed(head, kinds(ctx, cards, ctx.roomy))
}

fn listed(head: Row, cards: Vec<Row>) -> Row {
    if cards.is_empty() {
        return head.text(" -");
    }
    cards.into_iter().fold(head, |row, card| row.text(" ").join(card))
}

pub fn hand(ctx: &Ctx, state: &Observation, room: usize) -> Vec<HandEntry> {
    let Some(seat) = state.viewer.seat() else { return Vec::new() };
    let hand = state.hands[seat.index()];
    hand.kinds()
        .map(|kind| {
            let count = hand.of(kind);
            let row = ctx.times(Row::of(kind_role(kind), names::kind(ctx.words, kind)), count.into());
            HandEntry { id: kind.id(), count: count.into(), row: row.fitted(room) }
        })
        .collect()
}

pub fn extras(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = vec![display(ctx, state, Row::of(Role::Dim, ctx.say("iwari-display")))];
    if state.extras.feats {
        rows.extend(feats(ctx, state));
    }
    if let Some(road) = state.board.purple_road() {
        let key = if ctx.roomy { "iwari-purple" } else { "iwari-purple-short" };
        let name = ctx.fill(key, &[("road", road.id.as_str().into())]);
        rows.push(match ctx.is_aloud() {
            true => speech::labeled(ctx, &name, spoken::by_tribe(ctx.words, state, state.road_points())),
            false => super::view::by_tribe(ctx, state, Row::of(Role::Dim, name).text(" "), state.road_points()),
        });
    }
    rows.extend(expeditions(ctx, state));
    rows
}

/// The feats that are left, in whole words where two lines have room for them.
fn feats(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let left = |feat: Feat| feat.copies() - state.laid(feat).count();
    if ctx.is_aloud() {
        let named = |feat: &Feat| {
            let places =
                [("who", ctx.words.name("iwari-feat", feat.id()).into()), ("count", (left(*feat) as i64).into())];
            ctx.fill("iwari-spoken-count", &places)
        };
        return vec![speech::fact(ctx, "iwari-feats", ctx.words.list(Feat::ALL.iter().map(named)))];
    }
    if ctx.roomy {
        let named = |feat: &Feat| format!("{} {}", ctx.words.name("iwari-feat", feat.id()), left(*feat));
        let named: Vec<String> = Feat::ALL.iter().map(named).collect();
        let label = Row::of(Role::Dim, ctx.say("iwari-feats")).text(" ");
        return named.chunks(2).zip([label, Row::plain("  ")]).map(|(two, row)| row.text(two.join("  "))).collect();
    }
    let short =
        |row: Row, feat: &Feat| row.text(format!(" {}{}", ctx.words.name("iwari-feat-short", feat.id()), left(*feat)));
    vec![Feat::ALL.iter().fold(Row::of(Role::Dim, ctx.say("iwari-feats-short")), short)]
}

/// Returns a line each: points that are left, and who has scored.
pub fn expeditions(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    for expedition in state.expeditions.iter().flatten() {
        if ctx.is_aloud() {
            rows.push(spoken::expedition(ctx, state, expedition));
            continue;
        }
        let name = ctx.words.name("iwari-mission", expedition.mission.id());
        let mut row = Row::plain(name).text(" ");
        for (points, by) in expedition.mission.points().into_iter().zip(expedition.scored) {
            row = match by {
                Some(seat) => {
                    let color = state.color(seat.index());
                    row.put(tribe_role(color), format!(" {}", color.letter()))
                }
                None => row.text(format!(" {points}")),
            };
        }
        rows.push(row);
    }
    rows
}

/// Returns what the pieces of a tribe would score now.
pub fn worth(ctx: &Ctx, state: &Observation, tribe: usize) -> String {
    let tents: i64 = state.board.territories().map(|at| i64::from(state.territory_points(at)[tribe])).sum();
    let totems: i64 = state.board.connections().map(|(at, _)| i64::from(state.link_points(at)[tribe])).sum();
    let settled: usize = state.settlements(tribe).sum();
    let places = [("tents", tents.into()), ("totems", totems.into()), ("settled", (settled as i64).into())];
    ctx.fill("iwari-own-now", &places)
}

/// A territory by its name; with its kind where it is read aloud.
fn territory_name(ctx: &Ctx, state: &Observation, territory: Territory) -> String {
    match ctx.is_aloud() {
        true => spoken::territory(ctx.words, state, territory),
        false => names::territory(ctx.words, state, territory),
    }
}

/// Tells the cards of a tribe, what it has on the board, and what that would score now.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> PlayerBoard {
    let tribe = seat.index();
    let hidden = state.hidden[tribe];
    let hidden = (hidden > 0).then(|| match ctx.is_aloud() {
        true => Row::plain(ctx.fill("iwari-spoken-unknown", &[("count", i64::from(hidden).into())])),
        false => Row::plain(format!("+{hidden}")),
    });
    let held = |roomy: bool| kinds(ctx, state.hands[tribe], roomy).into_iter().chain(hidden.clone()).collect();
    let hand = Fact::of(ctx, "iwari-hand").list_or(held(true), held(false));
    let display = Fact::of(ctx, "iwari-display");
    let display = display.list_or(shown(ctx, state, true), shown(ctx, state, false)).only(Forms::LINE);
    let worth = Fact::bare().note(Row::of(Role::Dim, worth(ctx, state, tribe)));
    let territories = state.board.territories().filter_map(|territory| {
        let (tents, totems) = (state.tents(tribe, territory), state.totems(tribe, territory));
        let places = [
            ("territory", territory_name(ctx, state, territory).into()),
            ("tents", i64::from(tents).into()),
            ("totems", i64::from(totems).into()),
            ("points", i64::from(state.territory_points(territory)[tribe]).into()),
        ];
        (tents > 0 || totems > 0).then(|| Row::plain(ctx.fill("iwari-board-territory", &places)))
    });
    let connections = state.board.connections().filter(|&(connection, _)| state.link_points(connection)[tribe] > 0);
    let connections = connections.map(|(connection, _)| super::view::connection_row(ctx, state, connection));
    let settlements = state.settlements(tribe);
    let settlements =
        settlements.map(|size| Row::plain(ctx.fill("iwari-board-settlement", &[("count", (size as i64).into())])));
    let rows = territories.chain(connections).chain(settlements);
    let rows = Section::new(rows.map(|row| Fact::bare().note(row).only(Forms::BOARD)));
    PlayerBoard {
        title: names::tribe(ctx.words, state.color(tribe)),
        head: Section::default(),
        sections: vec![Section::new([hand, display, worth]), rows],
        tail: Section::default(),
    }
}

/// Cards as colored names with how many there are, by their letters where there is no room for names.
fn kinds(ctx: &Ctx, cards: Cards, roomy: bool) -> Vec<Row> {
    let named = |kind: Kind| {
        let name = if roomy { names::kind(ctx.words, kind) } else { kind.letter().to_string() };
        Row::of(kind_role(kind), ctx.times_of(name, cards.of(kind).into()))
    };
    cards.kinds().map(named).collect()
}

/// The cards on display, with the digits that take them while the viewer draws.
fn shown(ctx: &Ctx, state: &Observation, roomy: bool) -> Vec<Row> {
    let asked = state.viewer.seat().is_some_and(|seat| state.asked() == Some(seat));
    let numbered = asked && matches!(state.top(), Some(Task::Draw { .. }));
    let cards = kinds(ctx, state.display, roomy).into_iter().zip(1..);
    let digit = |digit: i32| if numbered { Row::of(Role::Key, format!("{digit} ")) } else { Row::new() };
    cards.map(|(card, number)| digit(number).join(card)).collect()
}

/// Shows the own cards, the display, what is left of each kind, and the missions in full.
pub fn open_cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(seat) = state.viewer.seat() {
        rows.push(cards(ctx, Row::of(Role::Prompt, ctx.say("iwari-hand")), state.hands[seat.index()]));
    }
    rows.push(display(ctx, state, Row::of(Role::Prompt, ctx.say("iwari-display"))));
    rows.push(cards(ctx, Row::of(Role::Prompt, ctx.say("iwari-discards")), state.discard));
    for seat in state.all_seats().filter(|&seat| state.viewer.seat() != Some(seat)) {
        let color = state.color(seat.index());
        if ctx.is_aloud() {
            rows.push(spoken::held(ctx, state, &names::tribe(ctx.words, color), seat));
            continue;
        }
        let row = Row::of(tribe_role(color), names::tribe(ctx.words, color));
        let hidden = state.hidden[seat.index()];
        let row = cards(ctx, row, state.hands[seat.index()]);
        rows.push(if hidden > 0 { row.text(format!(" +{hidden}")) } else { row });
    }
    for (expedition, row) in state.expeditions.iter().flatten().zip(expeditions(ctx, state)) {
        rows.push(row);
        let text = ctx.words.name("iwari-mission-text", expedition.mission.id());
        rows.push(match ctx.is_aloud() {
            true => speech::labeled(ctx, &ctx.words.name("iwari-mission", expedition.mission.id()), text),
            false => Row::of(Role::Dim, format!("  {text}")),
        });
    }
    rows
}
