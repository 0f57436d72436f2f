//! Scores, the row, the stories on offer, the own hand and board in few columns.

use super::{names, spoken};

use crate::games::dewan::Observation;
use crate::games::dewan::card::Kind;
use crate::games::dewan::state::CAMPS;
use crate::games::dewan::story::Story;
use crate::kernel::Seat;
use crate::tui::game_ui::{Ctx, HandEntry, ScoreRow};
use crate::tui::palette::Role;
use crate::tui::player_board::{self, Fact, Forms, Section};
use crate::tui::text::{Row, clip};

/// Columns from which on tribes are named and berries and fires counted.
const WIDE: usize = 33;
/// Columns of a tribe's name.
const NAME: usize = 7;

/// The end of a column of the scores, its heading, and its content.
type Column = (usize, &'static str, fn(&Observation, Seat) -> i16);

const COLUMNS: [Column; 5] = [
    (14, "dewan-col-points", |state, seat| state.score(seat).total()),
    (20, "dewan-col-camps", camps_left),
    (25, "dewan-col-hand", |state, seat| state.player(seat).hand_count().into()),
    (28, "dewan-col-berries", |state, seat| state.berries(seat).into()),
    (31, "dewan-col-fires", |state, seat| state.fires(seat).into()),
];

const NARROW: [Column; 3] = [
    (6, "dewan-col-points", |state, seat| state.score(seat).total()),
    (12, "dewan-col-camps", camps_left),
    (17, "dewan-col-hand", |state, seat| state.player(seat).hand_count().into()),
];

fn camps_left(state: &Observation, seat: Seat) -> i16 {
    CAMPS.saturating_sub(state.player(seat).placed()).into()
}

pub fn scores(ctx: &Ctx, state: &Observation, asked: Option<Seat>, room: usize) -> Vec<ScoreRow> {
    if ctx.is_aloud() {
        return spoken::scores(ctx, state).into_iter().map(ScoreRow::from).collect();
    }
    let columns = if room >= WIDE { &COLUMNS[..] } else { &NARROW[..] };
    let mut heading = Row::new();
    for &(end, key, _) in columns {
        // a long heading takes no columns from its neighbor
        let room = end.saturating_sub(heading.width() + 1);
        heading = heading.ending(end, Role::Prompt, clip(&ctx.say(key), room));
    }
    let mut rows: Vec<ScoreRow> = vec![heading.into()];
    for seat in state.seats() {
        let player = state.player(seat);
        let mut row = Row::of(Role::Prompt, if asked == Some(seat) { ">" } else { " " });
        row = row.put(names::role(state, seat), player.tribe.letter().to_string());
        if room >= WIDE {
            let name = ctx.words.name("dewan-tribe", player.tribe.id());
            row = row.put(names::role(state, seat), format!(" {}", clip(&name, NAME)));
        }
        for &(end, _, value) in columns {
            row = row.ending(end, Role::Text, value(state, seat).to_string());
        }
        if state.first == seat {
            row = row.put(Role::Dim, format!(" {}", ctx.say("dewan-col-first")));
        }
        rows.push(ScoreRow::of(seat, row));
    }
    let blocks = [("dewan-side-row", row_of_cards(ctx, state)), ("dewan-side-stories", offer(ctx, state, room))];
    if ctx.roomy {
        for (title, lines) in blocks {
            rows.push(Row::of(Role::Prompt, ctx.say(title)).into());
            rows.extend(lines.into_iter().map(ScoreRow::from));
        }
        return rows;
    }
    // the own hand comes below; a list of what can be chosen takes the rows of the stories, which are what it lists
    let mut left =
        (LINES + usize::from(state.seat_count() == 4)).saturating_sub(rows.len() + 1 + own_kinds(state).len());
    let mut shown = Vec::new();
    for (title, lines) in blocks {
        if lines.len() <= left {
            left -= lines.len();
            shown.push((title, lines));
        }
    }
    let titled = shown.len() <= left;
    for (title, lines) in shown {
        rows.extend(titled.then(|| Row::of(Role::Prompt, ctx.say(title)).into()));
        rows.extend(lines.into_iter().map(ScoreRow::from));
    }
    rows
}

/// Lines beside the map on a small screen, where four play one more.
const LINES: usize = 18;

/// Columns from which on a story has its name beside it.
const NAMED: usize = 45;

/// Returns the stories that are open, in the order in which they are listed where one is chosen.
fn offer(ctx: &Ctx, state: &Observation, room: usize) -> Vec<Row> {
    let mut open: Vec<Story> = state.offer.iter().flatten().copied().collect();
    open.sort_unstable();
    let line = |story: Story| {
        let needs = names::needs(ctx.words, state, story, None, ctx.palette.unicode());
        let row = Row::of(Role::Dim, format!("{} ", story.id())).join(needs).fitted(room.saturating_sub(5));
        let row = row.to(room.min(25).saturating_sub(5)).text(names::worth(state, story)).fitted(room);
        let name = ctx.words.name("dewan-story", story.id());
        if room >= NAMED { row.to(26).put(Role::Dim, name).fitted(room) } else { row }
    };
    open.into_iter().map(line).collect()
}

/// The six cards of the row, three lines of two.
fn row_of_cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let card = |place: usize| {
        let number = Row::of(Role::Key, format!("{} ", place + 1));
        match state.row[place] {
            Some(kind) => number.join(names::card(ctx.words, kind, ctx.palette.unicode())),
            None => number.put(Role::Dim, "-"),
        }
    };
    (0..3).map(|place| card(place).to(11).join(card(place + 3))).collect()
}

/// Returns the faces of the own hand in order, each with how many there are.
pub fn own_kinds(state: &Observation) -> Vec<(Kind, usize)> {
    let Some(seat) = state.viewer.seat() else { return Vec::new() };
    let hand = state.player(seat).hand;
    let pack = &state.board.pack;
    pack.kinds(hand).map(|kind| (kind, pack.count(hand, kind))).collect()
}

/// Columns of a card's sign in the hand.
const HELD: usize = 9;

pub fn hand(ctx: &Ctx, state: &Observation, room: usize) -> Vec<HandEntry> {
    let held = |(kind, count): (Kind, usize)| {
        let row = names::card(ctx.words, kind, ctx.palette.unicode());
        let name = Row::of(Role::Dim, ctx.words.name("dewan-card", kind.id()));
        // the sign says the same where the name has no room
        let named = ctx.times(row.clone().to(HELD).join(name), count);
        let row = if named.width() <= room { named } else { ctx.times(row, count) };
        HandEntry { id: kind.id(), count, row: row.fitted(room) }
    };
    own_kinds(state).into_iter().map(held).collect()
}

/// Returns the stories of the viewer, each with what is there of it.
pub fn extras(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let Some(seat) = state.viewer.seat() else { return Vec::new() };
    let title = Row::of(Role::Prompt, ctx.say("dewan-side-own"));
    let stories = Section::table(stories(ctx, state, seat));
    [title].into_iter().chain(player_board::page(ctx, usize::MAX, [&stories])).collect()
}

/// Returns the stories of a seat: what is there of each, and what it is worth.
pub fn stories(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Fact> {
    let player = state.player(seat);
    let drawn = Forms::COMPACT.or(Forms::WHOLE);
    let story = |&story: &Story| {
        if ctx.is_aloud() {
            return Fact::bare().sentence(spoken::story(ctx, state, seat, story));
        }
        let fact = Fact::new(Row::of(Role::Dim, story.id()));
        let fact = match player.told.contains(story) {
            true => fact.note(Row::of(Role::Good, ctx.say("dewan-story-done"))).only(drawn),
            false => fact.note(names::needs(ctx.words, state, story, Some(seat), ctx.palette.unicode())),
        };
        fact.note(Row::plain(names::worth(state, story))).within(drawn)
    };
    player.stories.as_slice().iter().map(story).collect()
}

/// Words the effect of the next camp of a board.
pub fn next(ctx: &Ctx, placed: u8) -> String {
    use crate::games::dewan::camp::{Effect, effect};
    ctx.say(match effect(placed + 1) {
        Effect::Nothing => "dewan-effect-nothing",
        Effect::Story => "dewan-effect-story",
        Effect::Tuck(_) => "dewan-effect-tuck",
        Effect::Last => "dewan-effect-last",
    })
}
