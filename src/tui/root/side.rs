//! The pane beside the map: scores, hand, and what limits the next action.

use super::names::faction_role;
use super::registry::{Budget, Force};
use super::{hirelings, landmarks, names, registry};
use crate::games::root::law::victory::WINNING_SCORE;
use crate::games::root::law::{hooks, victory};
use crate::games::root::state::Goal;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::task::Task;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::Suit;
use crate::games::root::{Action, Observation, State};
use crate::kernel::{Part, Rules, Seat};
use crate::tui::game_ui::{Ctx, HandEntry, ScoreRow};
use crate::tui::palette::Role;
use crate::tui::text::{Row, abbreviated, ended, padded};
use unicode_width::UnicodeWidthStr;

/// Returns how much the viewer loses by passing now; 0 if another player is asked, or if nothing of it can be done.
pub fn left(state: &Observation) -> u8 {
    let Some(seat) = state.viewer.seat().filter(|&seat| state.asked() == Some(seat) && state.turn == seat) else {
        return 0;
    };
    let board = registry::of(state, seat);
    let verbs = board.verbs(state.phase);
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let possible = legal.iter().any(|&action| verbs.contains(&verb(action)));
    let own = if possible { board.left(&legal) } else { 0 };
    own.saturating_add(hirelings_left(state, &legal))
}

/// The hirelings that act no more this turn if the player passes now: Daylight ends with the next task on the stack. A pass
/// before that leaves them for later.
fn hirelings_left(state: &Observation, legal: &[Action]) -> u8 {
    if state.pending().nth(1) != Some(Task::Turn(Frame::Enter(Phase::Evening))) {
        return 0;
    }
    let waiting = legal.iter().filter(|action| matches!(action, Action::UseHireling { .. }));
    waiting.count() as u8
}

fn verb(action: Action) -> &'static str {
    match State::parts(action).first() {
        Some(Part::Verb(verb)) => verb,
        _ => "",
    }
}

/// Returns what is left of the phase, in words and as a number; empty where nothing is counted.
pub fn budget(ctx: &Ctx, state: &Observation) -> (String, (u8, u8)) {
    let Some(Budget { key, left, all }) = registry::of(state, state.turn).budget() else { return Default::default() };
    let places = [("left", i64::from(left).into()), ("all", i64::from(all).into())];
    (ctx.fill(key, &places), (left, all))
}

/// Returns the notice that the game is about to end because nobody gets ahead.
pub fn notice(ctx: &Ctx, state: &Observation) -> String {
    let Some((quiet, left)) = victory::quiet_rounds(state) else { return String::new() };
    let key = if ctx.roomy { "root-quiet" } else { "root-quiet-short" };
    ctx.fill(key, &[("rounds", i64::from(quiet).into()), ("left", i64::from(left).into())])
}

/// Returns the points of a seat, or why it scores none.
pub fn points(ctx: &Ctx, state: &Observation, seat: Seat) -> String {
    let player = state.player(seat);
    match player.goal() {
        Goal::Dominance(suit) => ctx.fill("root-score-dominance", &[("suit", names::suit_for(ctx, suit).into())]),
        Goal::Coalition(partner) => {
            ctx.fill("root-score-coalition", &[("letter", state.party(partner).letter().to_string().into())])
        }
        Goal::Points => player.score.to_string(),
    }
}

/// Columns before a faction's name in the narrow table, and of the name and its numbers.
const NAMED: usize = 3;
const NARROW: usize = 16;
/// The width from which there are bars, and the one from which they show what is left in supply.
const WIDE: usize = 33;
const SPACIOUS: usize = 60;
/// The columns of a name and of each number in the wide table.
const NAME: usize = 9;
const NUMBERS: [usize; 3] = [6, 6, 5];

/// Returns a line a seat: in the wide table with a bar of its points.
pub fn scores(ctx: &Ctx, state: &Observation, asked: Option<Seat>, room: usize) -> Vec<ScoreRow> {
    let wide = room >= WIDE;
    let shown = if room >= SPACIOUS { 3 } else { 2 };
    let bar =
        (room.saturating_sub(NAMED + NAME + 1 + NUMBERS[..shown].iter().sum::<usize>() + 2)).min(WINNING_SCORE.into());
    let heading =
        if wide { heading(ctx, state, bar, shown) } else { Row::of(Role::Prompt, ctx.say("root-scores-narrow")) };
    let mut rows = vec![heading.into()];
    for seat in state.seats() {
        let faction = state.party(seat);
        let player = state.player(seat);
        let role = faction_role(faction);
        let mut row = Row::of(Role::Prompt, if asked == Some(seat) { ">" } else { " " });
        row.push(role, format!("{} ", faction.letter()));
        let points = points(ctx, state, seat);
        let board = registry::of(state, seat);
        let beside = board.beside_hand().map_or_else(String::new, |count| format!("+{count}"));
        let cards = format!("{}{beside}", player.hand_count());
        let mut mark = if state.turn == seat { " *" } else { "" };
        if wide {
            let left = match board.force() {
                Force::Warriors => player.supply.to_string(),
                Force::Items => "-".to_owned(),
            };
            row = row.join(Row::of(role, names::short_faction(ctx.words, faction)).fitted(NAME)).to(NAMED + NAME + 1);
            row = row.join(bar_of(ctx, state, seat, bar));
            for (text, width) in [points, cards, left].into_iter().zip(NUMBERS).take(shown) {
                row = row.text(ended(&text, width));
            }
        } else {
            // a blank before each number, however wide it is; the name makes room
            let name = Row::of(role, names::short_faction(ctx.words, faction));
            let mut numbers = format!(" {} {}", ended(&points, 2), ended(&cards, 3));
            if NAMED + name.width() + numbers.width() + mark.trim_start().len() > room {
                numbers = format!(" {points} {cards}");
            }
            let most = room.saturating_sub(NAMED + numbers.width());
            // the mark stands close to them before the name is cut
            mark = if most < name.width() + mark.len() { mark.trim_start() } else { mark };
            let name = name.fitted(most.saturating_sub(mark.len()));
            let blanks = " ".repeat(NARROW.saturating_sub(numbers.width() + name.width()));
            row = row.join(name).text(blanks).text(numbers);
        }
        rows.push(ScoreRow::of(seat, row.text(mark)));
    }
    rows
}

/// Draws the columns; over the bars the points at which hirelings wait.
fn heading(ctx: &Ctx, state: &Observation, bar: usize, shown: usize) -> Row {
    let goal = [("points", i64::from(WINNING_SCORE).into())];
    let mut row = Row::of(Role::Prompt, ctx.say("root-score")).to(NAMED + NAME + 1);
    let waits: Vec<usize> = hirelings::marked(state).map(|at| cells(at, bar)).collect();
    if waits.is_empty() {
        row = row.join(Row::of(Role::Dim, ctx.fill("root-score-goal", &goal)).fitted(bar));
        row = row.to(NAMED + NAME + bar).text(" ");
    } else {
        let tick = |cell: usize| if waits.contains(&(cell + 1)) { '+' } else { '.' };
        row = row.put(Role::Dim, (0..bar).map(tick).collect::<String>());
    }
    for (key, width) in
        ["root-score-points", "root-score-cards", "root-score-left"].into_iter().zip(NUMBERS).take(shown)
    {
        row = row.put(Role::Dim, ended(&ctx.say(key), width));
    }
    row
}

/// Returns how many cells of a bar these points fill.
fn cells(points: u8, bar: usize) -> usize {
    usize::from(points.min(WINNING_SCORE)) * bar / usize::from(WINNING_SCORE)
}

/// A bar as long as the points of a seat.
fn bar_of(ctx: &Ctx, state: &Observation, seat: Seat, bar: usize) -> Row {
    let player = state.player(seat);
    let role = faction_role(state.party(seat));
    if !player.scores() {
        return Row::of(Role::Dim, if ctx.palette.unicode() { "·" } else { "." }.repeat(bar));
    }
    let full = cells(player.score, bar);
    let half = usize::from(player.score.min(WINNING_SCORE)) * bar * 2 / usize::from(WINNING_SCORE) > full * 2;
    let [whole, part, rest] = if ctx.palette.unicode() { ["█", "▌", "·"] } else { ["=", "-", "."] };
    let row = Row::of(role, whole.repeat(full)).put(role, if half { part } else { "" });
    let left = bar - full - usize::from(half);
    row.put(Role::Dim, rest.repeat(left))
}

pub fn hand(ctx: &Ctx, state: &Observation, room: usize) -> Vec<HandEntry> {
    let Some(seat) = state.viewer.seat() else { return Vec::new() };
    let hand = state.player(seat).hand;
    let mut kinds: Vec<_> = hand.kinds().collect();
    kinds.sort_unstable_by_key(|kind| (kind.suit() == Suit::Bird, kind.suit().index(), kind.index()));
    let mut held = Vec::new();
    for kind in kinds {
        let count = (hand & kind.copies()).len();
        let mut row = names::suit_word(Row::new(), ctx, kind.suit()).text(" ");
        let cost = names::cost(ctx.words, kind.cost());
        let name = names::listed_card(ctx.words, kind);
        let times = ctx.words.times(String::new(), count);
        let named = |space: usize| {
            let space = space.saturating_sub(times.width());
            Row::plain(abbreviated(&name, space)).in_words(space).text(&times)
        };
        if room >= 30 {
            let gift = names::gift(ctx.words, kind);
            row = row.join(named(room - 4 - 15)).to(room - 14);
            row = row.put(Role::Dim, format!("{} {gift}", padded(&cost, 4)));
        } else {
            let space = room.saturating_sub(4 + cost.width());
            row = row.join(named(space.saturating_sub(1))).to(4 + space).put(Role::Dim, cost);
        }
        held.push(HandEntry { id: kind.id(), count, row: row.fitted(room) });
    }
    held
}

/// Draws what can be crafted with, and which items are left.
pub fn extras(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(seat) = state.viewer.seat() {
        let pieces = hooks::crafting_pieces(state, seat);
        let mut listed = Vec::new();
        let free = pieces.without(if state.turn == seat { state.used.activated } else { [0; 3] });
        let suits = Suit::CLEARING.into_iter().filter(|&suit| pieces.alone(suit) > 0);
        for suit in suits.clone() {
            listed.push(format!("{}{}", names::suit_for(ctx, suit), free.alone(suit)));
        }
        // pieces in a clearing of several suits have been counted under each
        if suits.map(|suit| pieces.alone(suit)).sum::<u8>() > pieces.total() {
            listed.push(format!("={}", free.total()));
        }
        let text = if listed.is_empty() { "-".to_owned() } else { listed.join(" ") };
        rows.push(ctx.row(Role::Dim, "root-craft-with", &[("pieces", Row::plain(text))]));
    }
    let items = Item::ALL.into_iter().filter(|item| state.item_supply[item.index()] > 0);
    let listed: Vec<String> =
        items.map(|item| format!("{}{}", names::item_for(ctx, item), state.item_supply[item.index()])).collect();
    rows.push(ctx.row(Role::Dim, "root-items-left", &[("items", Row::plain(listed.join(" ")))]));
    rows.extend(landmarks::line(ctx, state));
    rows
}
