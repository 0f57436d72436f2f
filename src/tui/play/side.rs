//! The pane beside the map: scores, open panel, hand, choices, digest.

use super::choices::ListItem;
use super::dock::under;
use super::mode::Mode;
use super::mouse::Hit;
use super::panes::Panes;
use super::{Focus, Panel, Play, ShortLine, Topic, TurnStatus};
use crate::kernel::Part;
use crate::tui::commands::Command;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::{BattleView, Ctx};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph};

/// The width from which each card of the hand says what it does.
const SPACIOUS: usize = 60;
/// Rows of the log that are left above the place under the cursor, and of a pane that has room for both. On a smaller screen
/// the cursor is to move in few bytes: one line about the place is enough there.
const LOG_KEPT: usize = 4;
const TALL: usize = 26;
/// Rows of the log that are left below the own board, beside its heading.
const LOG_BELOW: usize = 4;
/// Columns of a choice's text that are worth showing behind it.
const WORDS: usize = 20;
/// Cards of the hand that are shown before the rest is counted.
const HAND_SHOWN: usize = 7;

/// The rows of the pane as they are put together, and where clicks find something in them.
struct SideRows {
    rows: Vec<Row>,
    hits: Vec<(usize, Hit)>,
    room: usize,
    height: usize,
}

impl SideRows {
    /// The rows that are still free.
    fn left(&self) -> usize {
        self.height.saturating_sub(self.rows.len())
    }

    /// Leaves out what is behind so many rows, and a heading that would stand there alone; the last row behind the scores says
    /// how many, if it has room for that.
    fn cut(&mut self, most: usize, scored: usize) {
        let all = self.rows.len();
        let is_cut = all > most;
        self.rows.truncate(most);
        let is_heading = |row: &Row| matches!(row.0.as_slice(), [only] if only.role == Role::Prompt);
        if is_cut && self.rows.last().is_some_and(is_heading) {
            self.rows.pop();
        }
        let left_out = Row::of(Role::Dim, format!("+{}", all - self.rows.len()));
        if is_cut
            && self.rows.len() > scored
            && let Some(last) = self.rows.last_mut()
            && last.width() + left_out.width() < self.room
        {
            *last = std::mem::take(last).with_right(left_out, self.room);
        }
    }

    /// Adds lines with what a click on them finds.
    fn add(&mut self, lines: impl IntoIterator<Item = (Option<Hit>, Row)>) {
        for (hit, row) in lines {
            self.hits.extend(hit.map(|hit| (self.rows.len(), hit)));
            self.rows.push(row);
        }
    }
}

impl Play {
    /// Draws it, with what a coach says there. What is asked for comes first, then the hand, and what happened in the rows that
    /// are left.
    pub(super) fn side(
        &mut self,
        ctx: &Ctx,
        panes: &Panes,
        coached: Vec<Row>,
        fight: Option<&BattleView>,
        canvas: &mut Canvas,
    ) {
        let (room, height) = (usize::from(panes.side.width), usize::from(panes.side.height));
        let mut side = SideRows { rows: Vec::new(), hits: Vec::new(), room, height };
        let asked = if self.now() == TurnStatus::Over { None } else { self.session.shown.snapshot.asked };
        let scores = self.session.shown.view.scores(ctx, asked, room);
        let scored = scores.iter().rposition(|score| score.seat.is_some()).map_or(0, |last| last + 1);
        side.add(scores.into_iter().map(|score| (score.seat.map(Hit::Board), score.row)));
        if let Some(topic) = self.beside_the_map(panes) {
            canvas.rows(panes.side, &side.rows);
            self.drawn.note_hits(panes.side, side.hits);
            return self.panel_below_scores(ctx, &topic, panes, canvas);
        }
        let choices = self.choice_rows(ctx, room);
        let chosen = choices.as_ref().map_or(0, |(_, choices)| choices.len() + 1);
        let hand = self.hand_rows(ctx, room, height.saturating_sub(scored + coached.len() + chosen));
        let needed = coached.len() + hand.len() + chosen;
        // what a game shows below the points has the rows that a coach leaves it, and until a key what others did
        if !panes.roomy {
            side.cut(height.saturating_sub(needed + self.ui.least_of_digest()).max(scored), scored);
        }
        self.add_table(ctx, needed, &mut side);
        side.rows.extend(coached);
        let is_listed = choices.is_some();
        if let Some((title, choices)) = choices {
            self.add_choices(ctx, title, choices, hand.len() + self.ui.least_of_digest(), &mut side);
        }
        side.add(hand.into_iter().map(|(card, row)| (card.map(Hit::Card), row)));
        if panes.roomy && !is_listed {
            self.add_extras(ctx, fight.is_none(), &mut side);
        }
        if let Some(fight) = fight.filter(|_| panes.roomy) {
            side.rows.extend([Row::new(), Row::of(Role::Prompt, fight.title.clone())]);
            side.rows.extend(fight.rows.iter().flat_map(|row| row.wrapped(room, 2)));
            side.rows.push(Row::new());
        }
        self.add_news(ctx, panes.own.height > 0, &mut side);
        canvas.rows(panes.side, &side.rows);
        self.drawn.note_hits(panes.side, side.hits);
    }

    /// Adds what lies on the table; its heading with its key alone, where what answers needs the rows.
    fn add_table(&self, ctx: &Ctx, needed: usize, side: &mut SideRows) {
        let key = self.settings.keys.shown(&[Command::Table]);
        let mut table = self.session.shown.view.at_table(ctx, side.room, &key);
        let blanks = if ctx.roomy { 2 } else { 0 };
        if table.len() + needed + blanks > side.left() {
            table.truncate(1);
        }
        if ctx.roomy && !table.is_empty() {
            side.rows.push(Row::new());
        }
        side.rows.extend(table);
        if ctx.roomy {
            side.rows.push(Row::new());
        }
    }

    /// Adds the list of what can be chosen; one that has no room shows how long it is, and where in it the cursor stands. So
    /// many rows are left below it, if it has a line for each choice.
    fn add_choices(&self, ctx: &Ctx, title: String, choices: Vec<ListItem>, below: usize, side: &mut SideRows) {
        let count = choices.len();
        let at_cursor = choices.get(self.composer.cursor()).map_or(0, |(_, text)| text.len());
        let most = side.left().saturating_sub(1);
        let height = most.saturating_sub(below).max(most.min(count + at_cursor)).max(3);
        let (lines, picks) = self.listed(choices, side.room, height);
        let is_cut = picks.first().is_some_and(|first| *first > 0) || picks.last().is_some_and(|last| last + 1 < count);
        let part = format!("{}/{count}", self.composer.cursor() + 1);
        let part = if is_cut { Row::of(Role::Dim, part) } else { Row::new() };
        side.rows.push(Row::of(Role::Prompt, title).with_right(part, side.room));
        side.add(picks.into_iter().map(|pick| Some(Hit::Pick(pick))).zip(lines));
        if ctx.roomy {
            side.rows.push(Row::new());
        }
    }

    /// Adds, below a hand from which nothing is listed, the text of the card under the cursor, and what else belongs there.
    fn add_extras(&self, ctx: &Ctx, is_peaceful: bool, side: &mut SideRows) {
        if let Some(card) = self.explained(ctx).filter(|_| side.room < SPACIOUS) {
            let text = paragraph(Role::Dim, &card, side.room.saturating_sub(3));
            side.rows.extend(text.into_iter().map(|row| Row::plain("   ").join(row)));
        }
        if is_peaceful {
            let extras = self.session.shown.view.extras(ctx);
            side.rows.extend(extras.iter().flat_map(|row| row.wrapped(side.room, 2)));
            side.rows.push(Row::new());
        }
    }

    /// Adds what others have done, or the log, and at the foot what is under the cursor. `in_line`: the own board has a line.
    fn add_news(&mut self, ctx: &Ctx, in_line: bool, side: &mut SideRows) {
        let news = self.ui.digest.is_some();
        if news {
            side.rows.extend(self.digest_rows(ctx, side.room, side.left()));
        }
        let inspector = if side.height < TALL { Vec::new() } else { self.inspector(ctx, side.room, side.left()) };
        // it keeps the rows that it has had, so that the log does not move with the cursor
        let kept = if inspector.is_empty() { 0 } else { self.drawn.inspected.max(inspector.len()).min(side.left()) };
        self.drawn.inspected = kept;
        let left = side.left().saturating_sub(kept);
        if in_line && !news {
            side.rows.extend(self.own_board(ctx, side.room, left));
        }
        let left = side.left().saturating_sub(kept);
        if left >= 2 && !news {
            side.rows.push(Row::of(Role::Prompt, ctx.say("screen-log")));
            side.rows.extend(self.short_log(side.room, left - 1));
        }
        if !inspector.is_empty() {
            side.rows.resize(side.height - kept, Row::new());
            side.rows.extend(inspector);
        }
    }

    /// The rest of the own board in the own turn, where the map leaves a line for it: as much as there is room for above the
    /// end of the log.
    fn own_board(&self, ctx: &Ctx, room: usize, height: usize) -> Vec<Row> {
        let TurnStatus::Asked(me) = self.now() else { return Vec::new() };
        let shown = &self.session.shown;
        let last = &shown.log[shown.log.len().saturating_sub(LOG_BELOW)..];
        let last: Vec<Row> = last.iter().map(|line| line.row.clone()).collect();
        let most = height.saturating_sub(newest(&last, room, LOG_BELOW).len() + 1);
        if most < 3 || shown.snapshot.turn != Some(me) {
            return Vec::new();
        }
        let board = shown.view.board(ctx, me);
        // the line makes way for an action that is put together
        let rows = match self.composer.stage().kind {
            InputMode::Verbs => board.beside_line(ctx, room),
            _ => board.compact(ctx, room, room),
        };
        // the rows of a table may be wider than the pane
        let rows: Vec<Row> = rows.into_iter().flat_map(|row| row.wrapped(room, 2)).collect();
        let title = Row::of(Role::Faction(shown.view.letter(me)), board.title.to_uppercase()).in_words(room);
        if rows.is_empty() { rows } else { under(title, rows, room, most) }
    }

    /// The last lines of the short log. While others play they stay where they stand until there is no room for the next one,
    /// which then has half of the rows before it: lines that move up with every step take most of the bytes that it sends.
    fn short_log(&mut self, room: usize, most: usize) -> Vec<Row> {
        let log = &self.session.shown.log;
        let is_watched = matches!(self.mode, Mode::Watching(..));
        let since = log.iter().skip_while(|line| line.entry < self.drawn.log_from);
        let height: usize = since.map(|line| line.row.wrapped(room, 2).len()).sum();
        let kept = if is_watched && height > most { most.div_ceil(2) } else { most };
        if !is_watched || !(1..=most).contains(&height) {
            let mut used = 0;
            let fits = |line: &&ShortLine| {
                used += line.row.wrapped(room, 2).len();
                used <= kept
            };
            let first = log.iter().rev().take_while(fits).last().or(log.last());
            self.drawn.log_from = first.map_or(0, |line| line.entry);
        }
        let shown: Vec<Row> =
            log.iter().skip_while(|line| line.entry < self.drawn.log_from).map(|line| line.row.clone()).collect();
        if is_watched {
            return newest(&shown, room, most);
        }
        let all: Vec<Row> = log.iter().map(|line| line.row.clone()).collect();
        newest(&all, room, most)
    }

    /// Describes the place under the cursor, at the foot of a pane that has the rows for it.
    fn inspector(&self, ctx: &Ctx, room: usize, left: usize) -> Vec<Row> {
        let is_chosen = self.composer.stage().kind == InputMode::Map;
        let is_pointed = is_chosen || self.cursor.looking && self.cursor.focus == Focus::Map;
        let most = left.saturating_sub(LOG_KEPT);
        if !self.mode.is_asked() || !is_pointed || most < 3 {
            return Vec::new();
        }
        let spot = match self.cursor.hover {
            Some(Hit::Place(spot)) => spot,
            _ => self.cursor.spot,
        };
        let view = &self.session.shown.view;
        let title = Row::of(Role::Prompt, view.part(ctx.words, spot.part()).to_uppercase());
        let details = view.details(ctx, spot).into_iter().filter(|row| !row.is_empty());
        let rows = details.flat_map(|row| row.wrapped(room, 2));
        let mut rows: Vec<Row> = [Row::new(), title].into_iter().chain(rows).collect();
        if rows.len() > most {
            rows.truncate(most - 1);
            rows.push(Row::of(Role::Dim, self.settings.keys.text_with(ctx.words, "screen-inspector-more", &[])));
        }
        rows
    }

    /// Returns the panel that is to be seen: none over the table as it stood, unless that is watched.
    pub(super) fn open_panel(&self) -> Option<&Panel> {
        self.ui.panel.as_ref().filter(|panel| panel.past.is_none() || self.mode.replay().is_some())
    }

    /// Returns whether an open panel covers the map or a part of it.
    pub(super) fn is_covered(&self) -> bool {
        self.ui.panel.is_some() && self.line_of_panel().is_none()
    }

    /// Returns the open panel if it has room in the side pane.
    pub(super) fn beside_the_map(&self, panes: &Panes) -> Option<Topic> {
        let panel = self.open_panel().filter(|panel| panel.line.is_none())?;
        let fits = if panel.topic.is_wide() { panes.readable } else { panes.roomy };
        fits.then(|| panel.topic.clone())
    }

    /// Returns choices with their text: of all if there is room, else of the one under the cursor, and of the others as much as
    /// their lines hold; and which one each line is of. The text of a plan is part of it.
    pub(super) fn listed(&self, choices: Vec<ListItem>, room: usize, height: usize) -> (Vec<Row>, Vec<usize>) {
        let at = self.composer.cursor();
        let whole: usize = choices.iter().map(|(_, text)| text.len() + 1).sum();
        let all = whole <= height || self.composer.stage().kind == InputMode::Plans;
        let size =
            |index: usize| 1 + choices.get(index).filter(|_| all || index == at).map_or(0, |(_, text)| text.len());
        // the lines under the cursor are seen
        let first = (0..at).find(|&first| (first..=at).map(size).sum::<usize>() <= height).unwrap_or(at);
        let first = if whole <= height { 0 } else { first };
        let (mut rows, mut picks) = (Vec::new(), Vec::new());
        for (index, (line, text)) in choices.into_iter().enumerate().skip(first) {
            if all || index == at {
                rows.push(line);
                rows.extend(text);
            } else {
                rows.push(with_text(line, &text, room));
            }
            picks.resize(rows.len(), index);
        }
        rows.truncate(height);
        picks.truncate(height);
        (rows, picks)
    }

    /// Describes what is under the cursor, in a sentence: a card of the hand, or a choice.
    pub(super) fn explained(&self, ctx: &Ctx) -> Option<String> {
        if !matches!(self.now(), TurnStatus::Asked(_)) || self.is_ready() {
            return None;
        }
        let view = &self.session.shown.view;
        let stage = self.composer.stage();
        if let Some(Hit::Card(index)) = self.cursor.hover {
            return view.choice(ctx, &[], Part::Card(self.session.held_cards().get(index)?));
        }
        match stage.kind {
            InputMode::Verbs if self.composer.about().is_none() => {
                let part = self.pointed().filter(|_| self.cursor.focus == Focus::Hand)?;
                view.choice(ctx, &[], part)
            }
            InputMode::Verbs | InputMode::List | InputMode::Hand => {
                let at = match self.cursor.hover {
                    Some(Hit::Pick(pick)) => pick,
                    _ => self.composer.cursor(),
                };
                let part = stage.picks.get(at)?.part?;
                view.choice(ctx, self.composer.prefix(), part)
            }
            InputMode::Map | InputMode::Count | InputMode::Plans => None,
        }
    }

    /// Draws the own hand, its cards numbered, in so many columns and rows. Each line names the card that begins on it, from 0.
    fn hand_rows(&self, ctx: &Ctx, room: usize, height: usize) -> Vec<(Option<usize>, Row)> {
        let hand = self.session.shown.view.hand(ctx, room.saturating_sub(3));
        if self.session.person().is_none() {
            return Vec::new();
        }
        let asked = matches!(self.now(), TurnStatus::Asked(_));
        let stage = self.composer.stage();
        let choosing = asked && stage.kind == InputMode::Hand;
        let at = match (choosing, self.cursor.focus) {
            (true, _) => {
                let chosen = stage.picks.get(self.composer.cursor()).and_then(|pick| pick.part);
                chosen.and_then(|card| hand.iter().position(|held| Part::Card(held.id) == card))
            }
            (false, Focus::Hand) => Some(self.cursor.held),
            (false, Focus::Map) => None,
        };
        let count = i64::try_from(hand.iter().map(|held| held.count).sum::<usize>()).unwrap_or(0);
        let mut rows = vec![(None, Row::of(Role::Prompt, ctx.fill("screen-hand", &[("count", count.into())])))];
        // the last row says how many more there are
        let most = match ctx.roomy {
            true => 12,
            false if hand.len() < height => HAND_SHOWN,
            false => HAND_SHOWN.min(height.saturating_sub(2)).max(1),
        };
        let most = most.min(hand.len());
        let first = at.map_or(0, |at| (at + 1).saturating_sub(most));
        for (index, held) in hand.iter().enumerate().skip(first).take(most) {
            let legal = choosing && self.composer.find(Part::Card(held.id)).is_some();
            let here = at == Some(index);
            let mark = match (here, legal) {
                (true, _) => Row::of(Role::Cursor, format!(">{}", index + 1)),
                (false, true) => Row::of(Role::Key, format!(">{}", index + 1)),
                (false, false) => Row::of(Role::Dim, format!(" {}", index + 1)),
            };
            let card = held.row.clone();
            let card = match (here, choosing && !legal) {
                (true, _) => card.all_in(Role::Cursor),
                (false, true) => card.all_in(Role::Dim),
                (false, false) => card,
            };
            rows.push((Some(index), mark.to(3).join(card)));
            if room >= SPACIOUS
                && let Some(says) = self.session.shown.view.choice(ctx, &[], Part::Card(held.id))
            {
                let text = paragraph(Role::Dim, &says, room.saturating_sub(9));
                rows.extend(text.into_iter().map(|row| (None, Row::plain("       ").join(row))));
            }
        }
        if hand.len() > most {
            let more = i64::try_from(hand.len() - most).unwrap_or(0);
            let keys = &self.settings.keys;
            let says = keys.text_with(ctx.words, "screen-hand-more", &[("count", more.into())]);
            rows.push((None, Row::of(Role::Dim, says)));
        }
        rows
    }
}

/// A choice with the beginning of its text behind it, where some words of that have room.
fn with_text(line: Row, text: &[Row], room: usize) -> Row {
    if text.is_empty() || line.width() + WORDS > room {
        return line;
    }
    let words = text.iter().map(|row| row.to_string().trim().to_owned()).collect::<Vec<_>>().join(" ");
    line.part(Row::of(Role::Dim, words)).in_words(room)
}

/// Returns the last lines of a log in this many columns, as many as there is room for: what is older is not wrapped. They
/// begin with a whole entry, unless there is room for one only.
pub(super) fn newest(log: &[Row], room: usize, most: usize) -> Vec<Row> {
    let mut lines: Vec<Row> = Vec::new();
    for row in log.iter().rev() {
        let wrapped = row.wrapped(room, 2);
        if lines.len() >= most || !lines.is_empty() && lines.len() + wrapped.len() > most {
            break;
        }
        lines.extend(wrapped.into_iter().rev());
    }
    lines.truncate(most);
    lines.reverse();
    lines
}
