//! The pane beside the map: scores, hand, display, feats and expeditions.

use super::names::{self, kind_role, tribe_role};
use super::spoken;
use crate::games::iwari::Observation;
use crate::games::iwari::card::Cards;
use crate::games::iwari::place::Territory;
use crate::games::iwari::place::Tribe;
use crate::games::iwari::state::Feat;
use crate::games::iwari::task::Task;
use crate::kernel::{Rules, Seat};
use crate::tui::game_ui::{Ctx, HandEntry, ScoreRow};
use crate::tui::palette::Role;
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
    ends: [14, 18, 22],
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

/// The cards on display, with the digits that take them while the viewer draws.
fn display(ctx: &Ctx, state: &Observation, row: Row) -> Row {
    let asked = state.viewer.seat().is_some_and(|seat| state.asked() == Some(seat));
    listed(ctx, row, state.display, asked && matches!(state.top(), Some(Task::Draw { .. })))
}

/// Cards as colored names with how many there are.
fn cards(ctx: &Ctx, row: Row, cards: Cards) -> Row {
    listed(ctx, row, cards, false)
}

fn listed(ctx: &Ctx, row: Row, cards: Cards, numbered: bool) -> Row {
    let mut row = row;
    if ctx.is_aloud() {
        return Row::plain(spoken::cards(ctx, &row.to_string(), cards));
    }
    for (kind, digit) in cards.kinds().zip(1..) {
        if numbered {
            row = row.put(Role::Key, format!(" {digit}"));
        }
        let count = cards.of(kind);
        let name = if ctx.roomy { names::kind(ctx.words, kind) } else { kind.letter().to_string() };
        let text = ctx.words.times(name, count.into());
        row = row.put(kind_role(kind), format!(" {text}"));
    }
    if cards.is_empty() { row.text(" -") } else { row }
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

/// A line each: points that are left, and who has scored.
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

/// The columns of that line: with names that take more, the kinds on display are written as their letters.
const OWN: usize = 112;

/// The own cards and the display in one line; with room, what the pieces would score now.
pub fn own(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let color = state.color(seat.index());
    let lead = Row::of(tribe_role(color), format!("{}  ", color.letter()));
    if ctx.is_aloud() {
        return spoken::own(ctx, state, seat);
    }
    let first = held(ctx, state, seat, lead).text("   ").put(Role::Dim, ctx.say("iwari-display"));
    let whole = display(ctx, state, first.clone());
    let first = if whole.width() <= OWN { whole } else { display(&Ctx { roomy: false, ..*ctx }, state, first) };
    vec![first, Row::plain("   ").put(Role::Dim, worth(ctx, state, seat.index()))]
}

/// The cards in a hand behind what stands before them.
fn held(ctx: &Ctx, state: &Observation, seat: Seat, lead: Row) -> Row {
    let tribe = seat.index();
    let row = cards(ctx, lead.put(Role::Dim, ctx.say("iwari-hand")), state.hands[tribe]);
    if state.hidden[tribe] > 0 { row.text(format!(" +{}", state.hidden[tribe])) } else { row }
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

/// Draws what a tribe has on the board and would score now.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let tribe = seat.index();
    let color: Tribe = state.color(tribe);
    let mut rows = match ctx.is_aloud() {
        true => own(ctx, state, seat),
        false => vec![held(ctx, state, seat, Row::new()), Row::of(Role::Dim, worth(ctx, state, tribe))],
    };
    rows.push(Row::new());
    for territory in state.board.territories() {
        let (tents, totems) = (state.tents(tribe, territory), state.totems(tribe, territory));
        if tents > 0 || totems > 0 {
            let places = [
                ("territory", territory_name(ctx, state, territory).into()),
                ("tents", i64::from(tents).into()),
                ("totems", i64::from(totems).into()),
                ("points", i64::from(state.territory_points(territory)[tribe]).into()),
            ];
            rows.push(Row::plain(ctx.fill("iwari-board-territory", &places)));
        }
    }
    for (connection, _) in state.board.connections() {
        if state.link_points(connection)[tribe] > 0 {
            rows.push(super::view::connection_row(ctx, state, connection));
        }
    }
    for size in state.settlements(tribe) {
        rows.push(Row::plain(ctx.fill("iwari-board-settlement", &[("count", (size as i64).into())])));
    }
    (names::tribe(ctx.words, color), rows)
}

/// Own cards, the display, what is left of each kind, and the missions in full.
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
