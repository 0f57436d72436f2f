//! Drawing a game.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};

use super::log::Past;
use super::mode::Mode;
use super::mouse::Hit;
use super::panel::PanelText;
use super::panes::{Panes, panes, too_small};
use super::question::PROMPT;
use super::side::newest;
use super::{Focus, Notice, Play, PlayerUi, Topic, TurnStatus};
use crate::kernel::Seat;
use crate::table::Status;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::{BattleView, Ctx, GameView, Header, Highlights, Spot};
use crate::tui::key_bar::KeyBar;
use crate::tui::palette::{Palette, Role, TintedPalette};
use crate::tui::terminal::painter::finish;
use crate::tui::text::{Canvas, Row, first_sentences, flow, is_wide, paragraph, without_stop};

/// Counts up to this many stand as pips: more are not told apart at a glance.
const PIPS: u8 = 5;

/// All phases, the one that the table is in marked; that one alone where they have no order.
fn course(ctx: &Ctx, head: &Header) -> Row {
    let now = || Row::of(Role::Prompt, head.phase.to_uppercase());
    if !head.course.contains(&head.phase) {
        return now();
    }
    let arrow = if ctx.palette.unicode() { " ▸ " } else { " > " };
    let all = head.course.iter().map(|phase| if *phase == head.phase { now() } else { Row::of(Role::Dim, phase) });
    let joined = all.reduce(|row, phase| row.put(Role::Dim, arrow).join(phase));
    joined.unwrap_or_default()
}

/// Draws what is left as filled pips, what is used up as open ones.
fn pips(ctx: &Ctx, (left, all): (u8, u8)) -> Row {
    if !(1..=PIPS).contains(&all) {
        return Row::new();
    }
    let (filled, open) = if ctx.palette.unicode() { ("▮", "▯") } else { ("*", ".") };
    let used = usize::from(all.saturating_sub(left));
    Row::of(Role::Prompt, filled.repeat(left.min(all).into())).put(Role::Dim, open.repeat(used)).text(" ")
}

/// Columns of what is told of a battle over the map.
const FIGHT: usize = 36;

/// Lines that what is under the cursor may take below the map.
const TOLD_LINES: usize = 2;

impl Play {
    /// Draws the game as it stands; where the terminal's cursor belongs, if a line is typed.
    pub(super) fn draw_with(&mut self, frame: &mut Frame, palette: &dyn Palette) {
        let area = frame.area();
        self.unseen = false;
        let palette = &TintedPalette { palette, lender: self.session.shown.view.lender() };
        let cursor = self.paint(area, frame.buffer_mut(), palette);
        if let Some(cursor) = cursor {
            frame.set_cursor_position(cursor);
        }
    }

    /// Draws the game into a frame of its own, as a terminal of this size would show it.
    pub fn drawn_at(&mut self, size: Size, palette: &dyn Palette) -> Buffer {
        let area = Rect::from((Position::ORIGIN, size));
        let mut buffer = Buffer::empty(area);
        self.paint(area, &mut buffer, &TintedPalette { palette, lender: self.session.shown.view.lender() });
        finish(&mut buffer);
        buffer
    }

    fn paint(&mut self, area: Rect, buffer: &mut Buffer, palette: &dyn Palette) -> Option<Position> {
        let mut canvas = Canvas { buffer, palette };
        canvas.rows(area, &[]);
        let reading = self.open_panel().is_some_and(|panel| panel.topic.is_wide());
        let Some(panes) = panes(area, &*self.session.shown.view, reading) else {
            return self.without_room(area, &mut canvas);
        };
        let ctx = Ctx { words: self.session.words(), palette, roomy: panes.roomy };
        self.drawn.map = self.drawn.map.moved_to(self.map_area(&ctx, &panes), panes.map_rows);
        self.drawn.keys = panes.keys;
        self.drawn.hits.clear();
        self.top(&ctx, panes.top, &mut canvas);
        canvas.row(panes.question, &self.question_row(panes.question.width.into()));
        let cursor = self.body(&ctx, &panes, area, &mut canvas);
        // what can be done follows from how much there was room for
        let bar = KeyBar::fit(&self.key_hints(), usize::from(panes.keys.width) - 2);
        canvas.row(panes.keys, &Row::plain(" ").join(bar.row));
        cursor
    }

    /// Draws everything between the first line and the question.
    fn body(&mut self, ctx: &Ctx, panes: &Panes, area: Rect, canvas: &mut Canvas) -> Option<Position> {
        match &self.mode {
            Mode::HandOver(_) => {
                self.hand_over(ctx, area, canvas);
                self.ui.word_over(panes.question.y - 1, area, canvas);
                return self.typing(panes.question.y - 1, area, canvas);
            }
            Mode::Ended(end) if !end.is_put_away && self.ui.panel.is_none() => {
                let body = Rect { y: area.y + 1, height: area.height - 3, ..area };
                self.end_screen(ctx, body, canvas);
                self.ui.word_over(panes.question.y - 1, area, canvas);
                return self.typing(panes.question.y - 1, area, canvas);
            }
            _ => {}
        }
        let wide = self.open_panel().filter(|panel| panel.topic.is_wide() && !panes.readable);
        let wide = wide.map(|panel| panel.topic.clone());
        if let Some(topic) = wide {
            let body = Rect { height: area.height - 2, ..area };
            self.wide_panel(ctx, &topic, body, canvas);
            self.ui.word_over(panes.question.y - 1, area, canvas);
            return self.typing(panes.question.y - 1, area, canvas);
        }
        if let Some(past) = self.past() {
            self.stood(ctx, panes, past, canvas);
            if let Some(topic) = self.beside_the_map(panes) {
                self.panel_below_scores(ctx, &topic, panes, canvas);
            }
            self.ui.word_over(panes.question.y - 1, area, canvas);
            return self.typing(panes.own.y, area, canvas);
        }
        self.map(ctx, panes, canvas);
        let fight = self.session.shown.view.fight(ctx).or_else(|| self.ui.fought.clone());
        let over = fight.as_ref().filter(|_| !panes.roomy && !self.mode.is_battle_aside() && !self.is_covered());
        let place = over.and_then(|fight| self.fight_place(fight, panes));
        let told_in = over.zip(place).map(|(fight, area)| self.fight(fight, area, canvas));
        let in_a_line = over.filter(|_| place.is_none()).and_then(|fight| fight.result.clone());
        let coach = self.coach_place(ctx, panes, told_in);
        // the side pane has the rows that the coach leaves
        let side = coach.as_ref().map_or(panes.side, |(area, _)| panes.side_beside(*area));
        let coached = match coach.is_none() && (panes.roomy || !self.is_covered()) {
            true => self.session.coach_rows(ctx, side.width.into()),
            false => Vec::new(),
        };
        self.side(ctx, &Panes { side, ..*panes }, coached, fight.as_ref(), canvas);
        self.docked(ctx, panes, canvas);
        self.lower(ctx, panes, canvas);
        if let Some((area, rows)) = coach {
            canvas.rows(area, &rows);
        }
        if !self.is_covered() {
            self.plan_list(ctx, panes, canvas);
        }
        if let Some(line) = in_a_line {
            canvas.row(Rect { y: panes.question.y - 1, ..panes.question }, &line.in_parts(panes.question.width.into()));
        }
        if let Some(line) = self.line_of_panel().cloned() {
            let more = self.settings.keys.text_with(ctx.words, "screen-occasion-more", &[]);
            let (more, room) = (Row::of(Role::Dim, more), usize::from(panes.question.width));
            let line = line.in_parts(room.saturating_sub(more.width() + 1)).with_right(more, room);
            canvas.row(Rect { y: panes.question.y - 1, ..panes.question }, &line);
        }
        let over = self.ui.panel.as_ref().filter(|_| self.line_of_panel().is_none());
        let over = over.map(|panel| panel.topic.clone());
        if let Some(topic) = over.filter(|_| self.beside_the_map(panes).is_none()) {
            self.small_panel(ctx, &topic, panes, canvas);
        }
        let line = if panes.glance.height > 0 { panes.glance.y } else { panes.own.y };
        self.typing(line, area, canvas)
    }

    fn without_room(&mut self, area: Rect, canvas: &mut Canvas) -> Option<Position> {
        let question = Row::of(Role::Prompt, format!("> {}", self.question()));
        if area.width < 30 || area.height < 3 {
            canvas.row(area, &Row::plain(self.session.fill("screen-small-short", &[])).fitted(area.width.into()));
            return None;
        }
        // a custom board may be larger than any map that fits in this window
        let says = too_small(self.session.words(), area).unwrap_or_else(|| {
            let places = [("have_width", area.width), ("have_height", area.height)];
            self.session.fill("screen-no-map", &places.map(|(name, size)| (name, i64::from(size).into())))
        });
        let rows = paragraph(Role::Text, &says, usize::from(area.width) - 4);
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height.saturating_sub(3) };
        canvas.rows(inner, &rows);
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        match &self.ui.notice {
            Some(notice) if self.ui.prompt.is_none() => canvas.row(last, &Row::of(notice.role, notice.text.clone())),
            _ => canvas.row(last, &question),
        }
        self.typing(area.bottom() - 2, area, canvas)
    }

    fn typing(&mut self, y: u16, area: Rect, canvas: &mut Canvas) -> Option<Position> {
        let row = Rect { y, height: 1, ..area };
        if let Some(notice) = &self.ui.notice
            && self.ui.prompt.is_some()
        {
            let above = Rect { y: y.saturating_sub(1), ..row };
            canvas.row(above, &Row::of(notice.role, format!(" {}", notice.text)));
        }
        let prompt = self.ui.prompt.as_mut()?;
        canvas.row(row, &Row::of(Role::Key, if prompt.searching { "/" } else { ":" }));
        let room = Rect { x: row.x + 1, width: row.width.saturating_sub(1), ..row };
        let style = canvas.palette.style(Role::Text);
        Some(prompt.editor.render(room, canvas.buffer, style))
    }

    /// Draws the table as it was at a line of the log: the map, the points, and what everyone did until then.
    fn stood(&self, ctx: &Ctx, panes: &Panes, past: &Past, canvas: &mut Canvas) {
        let marks = Highlights { changed: &past.changes, ..Highlights::default() };
        let mut map = self.drawn.map;
        map.draw(&*past.view, ctx, &marks, None, canvas.buffer);
        self.lines(ctx, panes, canvas);
        let room = usize::from(panes.side.width);
        let mut rows: Vec<Row> = past.view.scores(ctx, None, room).into_iter().map(|line| line.row).collect();
        rows.extend(self.open_hand(ctx, past, room));
        rows.push(Row::new());
        let log = self.session.briefly_until(past.at);
        let left = usize::from(panes.side.height).saturating_sub(rows.len() + 1);
        rows.push(Row::of(Role::Prompt, ctx.say("screen-log")));
        rows.extend(newest(&log, room, left));
        canvas.rows(panes.side, &rows);
        let watched = past.turn.filter(|_| self.mode.replay().is_some());
        let seat = watched.or(self.session.person()).or(self.session.shown.snapshot.turn);
        for (area, _, rows) in self.boards_of(ctx, &*past.view, panes, seat) {
            canvas.rows(area, &rows);
        }
        canvas.rows(panes.own, &own(ctx, &*past.view, seat, panes.own));
        // a sentence that is longer than its line begins above it
        if let Some(says) = self.replay_question() {
            let rows =
                Row::of(Role::Prompt, format!("{PROMPT}{says}")).wrapped(panes.question.width.into(), PROMPT.len());
            self.rows_up_to(&rows, panes.question, canvas);
        }
    }

    fn top(&self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        let shown = &self.session.shown;
        let head = self.past().map_or(&shown.view, |past| &past.view).headline(ctx);
        let room = usize::from(area.width);
        let round = ctx.fill("screen-round", &[("round", i64::from(head.round).into())]);
        let turn = self.past().map_or(shown.snapshot.turn, |past| past.turn);
        let over = self.now() == TurnStatus::Over && self.past().is_none();
        let whose = |titled: bool| {
            let mut row = match titled {
                true => Row::of(Role::Prompt, format!(" {}", head.title)).text("   "),
                false => Row::plain(" "),
            };
            row = row.text(&*round);
            if let Some(seat) = turn {
                let letter = shown.view.letter(seat);
                let name = format!("{letter} {}", shown.view.name(ctx.words, seat));
                row = row.part(Row::of(Role::Faction(letter), name));
            }
            if over { row.part(Row::of(Role::Prompt, ctx.say("screen-over"))) } else { row }
        };
        let mut spare = head.notice.is_empty();
        let mut right = match head.notice.is_empty() {
            true => Row::of(Role::Dim, &head.piles),
            false => Row::of(Role::Bad, &head.notice),
        };
        match self.session.ask(|table| table.status()) {
            Some(Status::Failed(_)) => {
                right = Row::of(Role::Bad, ctx.say("screen-save-trouble-mark"));
                spare = false;
            }
            Some(Status::Saved | Status::Writing) if ctx.roomy => {
                right = right.put(Role::Dim, ctx.say("screen-saved-mark"))
            }
            _ => {}
        }
        let right = right.text(" ");
        if !over {
            let whole = whose(true).part(course(ctx, &head)).part(pips(ctx, head.pips).text(&head.budget));
            if ctx.roomy && whole.width() + right.width() < room {
                return canvas.row(area, &whole.with_right(right, room));
            }
        }
        let left = |titled: bool| match over {
            true => whose(titled),
            false => {
                let phase = Row::of(Role::Prompt, head.phase.to_uppercase());
                whose(titled).part(phase).part(Row::plain(&head.budget))
            }
        };
        // what is left of the turn is kept longest: first the game's name makes way for it, then the piles
        let ways = [(true, true), (false, true), (true, false), (false, false)].into_iter();
        let ways = ways.filter(|(_, with_right)| *with_right || spare);
        let mut ways = ways.map(|(titled, with)| (left(titled), if with { right.clone() } else { Row::new() }));
        let found = ways.find(|(left, right)| left.width() + right.width() < room);
        let (left, right) = found.unwrap_or_else(|| {
            let right = if spare { Row::new() } else { right };
            (left(false).in_parts(room.saturating_sub(right.width() + 1)), right)
        });
        canvas.row(area, &left.with_right(right, room));
    }

    fn map(&mut self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        let stage = self.composer.stage();
        let asked = matches!(self.now(), TurnStatus::Asked(_)) && !self.is_ready();
        let planning = asked && stage.kind == InputMode::Plans;
        let mut named = self.mode.ready_spots();
        let ready = named.last().copied();
        let choosing = asked && stage.kind == InputMode::Map || planning || ready.is_some();
        // the places of an action that waits keep their marks: where it starts, and where it leads
        let start = named.len().checked_sub(2).map(|at| named.remove(at));
        let lit: Vec<Spot> = match choosing {
            true if ready.is_some() => named,
            true if planning => self.composer.planned(),
            true => stage.picks.iter().filter_map(|pick| pick.part.and_then(Spot::of)).collect(),
            false => Vec::new(),
        };
        let fight = self.session.shown.view.fight(ctx).map(|fight| fight.at);
        let shown = choosing || (self.cursor.looking && self.cursor.focus == Focus::Map);
        let about = match &self.ui.panel {
            Some(panel) => match panel.topic {
                Topic::Place(spot) => Some(spot),
                _ => None,
            },
            None => self.composer.about().and_then(Spot::of),
        };
        let cursor = about.or(ready).or(shown.then_some(self.cursor.spot)).or(fight);
        let origin = self.composer.prefix().iter().rev().find_map(|part| Spot::of(*part)).filter(|_| choosing);
        let origin = if ready.is_some() { start } else { origin };
        let way = if planning { &lit[..] } else { &[] };
        // in sixteen colors it would take more bytes than all else that changes with a question
        let dims = choosing && ctx.palette.painted();
        let hinted = self.ui.hinted();
        let changed = hinted.as_deref().unwrap_or(&self.ui.fresh);
        let marks = Highlights { lit: &lit, choosing, dims, cursor, origin, changed, way };
        let spoken_of = self.coached_spot();
        self.drawn.map.draw(&*self.session.shown.view, ctx, &marks, spoken_of, canvas.buffer);
        self.lines(ctx, panes, canvas);
    }

    /// The lines between map, side pane and own board.
    fn lines(&self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        if let Some(border) = panes.border {
            let bar = if ctx.palette.unicode() { "│" } else { "|" };
            (0..border.height).for_each(|line| {
                canvas.row(Rect { y: border.y + line, height: 1, ..border }, &Row::of(Role::Dim, bar))
            });
        }
        if let Some(rule) = panes.rule {
            let bar = if ctx.palette.unicode() { "─" } else { "-" };
            canvas.row(rule, &Row::of(Role::Dim, bar.repeat(rule.width.into())));
        }
    }

    /// The own board, and what there is to tell of the cursor, of the action so far, of what was wrong.
    fn lower(&self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        let shown = &self.session.shown;
        let seat = self.session.person().or(shown.snapshot.turn);
        canvas.rows(panes.own, &own(ctx, &*shown.view, seat, panes.own));
        for rows in self.told_below(ctx, panes) {
            self.rows_up_to(&rows, told_on(panes), canvas);
        }
    }

    /// Returns the rows told below the map, those that hide the others last. The last row of each is on the line for it, so
    /// that a sentence longer than the line begins above it.
    fn told_below(&self, ctx: &Ctx, panes: &Panes) -> [Vec<Row>; 3] {
        let room = usize::from(panes.own.width);
        let word = self.status_row(ctx, room, panes.glance.height > 0);
        let word = word.map_or_else(Vec::new, |row| if row.width() > room { row.wrapped(room, 1) } else { vec![row] });
        let notice = self.ui.notice.as_ref().map_or_else(Vec::new, |notice| self.whole_notice(notice, room));
        [word, self.ready_rows(room), notice]
    }

    /// Counts the lines above the own board that this takes.
    pub(super) fn told_above(&self, ctx: &Ctx, panes: &Panes) -> u16 {
        let most = self.told_below(ctx, panes).iter().map(Vec::len).max().unwrap_or(0);
        (most as u16).saturating_sub(1 + told_on(panes).y.saturating_sub(panes.own.y))
    }

    /// A word to the player, with its law.
    fn whole_notice(&self, notice: &Notice, room: usize) -> Vec<Row> {
        let mut rows = Row::of(notice.role, format!(" {}", notice.text)).wrapped(room, 1);
        if let Some(last) = rows.last_mut().filter(|_| !notice.law.is_empty()) {
            let law = Row::of(Role::Dim, self.session.fill("screen-law", &[("law", notice.law.clone().into())]));
            if last.width() + law.width() + 2 <= room {
                *last = std::mem::take(last).with_right(law, room);
            } else {
                rows.push(law);
            }
        }
        rows
    }

    /// Rows of which the last one is on a line, over what is above it.
    fn rows_up_to(&self, rows: &[Row], line: Rect, canvas: &mut Canvas) {
        let Some(above) = (rows.len() as u16).checked_sub(1) else { return };
        let above = above.min(line.y);
        canvas.rows(Rect { y: line.y - above, height: above + 1, ..line }, rows);
    }

    fn status_row(&self, ctx: &Ctx, room: usize, always: bool) -> Option<Row> {
        if let Some(notice) = &self.ui.notice {
            let law = match notice.law.as_str() {
                "" => Row::new(),
                law => Row::of(Role::Dim, ctx.fill("screen-law", &[("law", law.to_owned().into())])),
            };
            return Some(Row::of(notice.role, format!(" {}", notice.text)).with_right(law, room));
        }
        if self.is_ready() {
            return None;
        }
        let choosing_place = self.composer.stage().kind == InputMode::Map;
        let asked = matches!(self.now(), TurnStatus::Asked(_));
        let draft = if asked { self.draft_row() } else { Row::new() };
        if let Some(row) = self.outlook(ctx, &draft, room) {
            return Some(row);
        }
        let hover = match self.cursor.hover {
            Some(Hit::Place(spot)) => Some(spot),
            _ => None,
        };
        // in one color: it is rewritten with every step of the cursor
        let glance = || self.session.shown.view.glance(ctx, hover.unwrap_or(self.cursor.spot)).all_in(Role::Text);
        if asked && self.composer.begun() && !draft.is_empty() {
            return Some(if choosing_place { draft.text(" ").part(glance()).in_parts(room) } else { draft });
        }
        if self.cursor.looking || always || hover.is_some() || (asked && choosing_place) {
            let label = Row::of(Role::Dim, format!(" {} ", ctx.say("screen-look")));
            return Some(label.join(glance()).in_parts(room));
        }
        None
    }

    /// Draws what is under the cursor, where the side pane has no room for it, and what choosing it would do.
    fn outlook(&self, ctx: &Ctx, draft: &Row, room: usize) -> Option<Row> {
        let says = self.explained(ctx).filter(|_| !ctx.roomy);
        let comes = self.comes_of_cursor();
        if says.is_none() && comes.is_empty() {
            return None;
        }
        let start = if draft.is_empty() { Row::plain(" ") } else { draft.clone().text("  ") };
        let free = room.saturating_sub(start.width());
        let mut row = start;
        let says = says.map(|says| first_sentences(&says, free).map_or(says.clone(), str::to_owned));
        let says = says.map(|says| if comes.is_empty() { says } else { without_stop(&says).to_owned() });
        for (index, part) in says.into_iter().map(Row::plain).chain(comes).enumerate() {
            let gap = if index > 0 { Row::of(Role::Dim, self.session.say("screen-apart")) } else { Row::new() };
            let next = row.clone().join(gap).join(part);
            if index > 0 && next.width() > room {
                break;
            }
            row = next;
        }
        // a sentence that is longer than the line takes two
        let fits = row.wrapped(room, 1).len() <= TOLD_LINES;
        Some(if fits { row } else { row.in_words(room) })
    }

    /// A frame in the corner of the map away from the places it is about, or in another that covers less of them: least of all of
    /// the first.
    fn beside(&self, about: &[Spot], width: u16, height: u16, panes: &Panes) -> Rect {
        let map = panes.map;
        let (width, height) = (width.min(map.width), height.min(map.height));
        let (port, view) = (self.drawn.map, &*self.session.shown.view);
        let is_about = |at: &Position| port.spot_at(view, *at).is_some_and(|spot| about.contains(&spot));
        let cells: Vec<Position> = port.area.positions().filter(is_about).collect();
        let (left, top) = match cells.first() {
            Some(at) => (at.x >= map.x + map.width / 2, at.y >= map.y + map.height / 2),
            None => (true, false),
        };
        let corner = |left: bool, top: bool| Rect {
            x: if left { map.x } else { map.right() - width },
            y: if top { map.y } else { map.bottom() - height },
            width,
            height,
        };
        let corners = [corner(left, top), corner(left, !top), corner(!left, top), corner(!left, !top)];
        let is_first = |cell: &&Position| port.spot_at(view, **cell) == about.first().copied();
        let covered = |area: &Rect| {
            let covered = || cells.iter().filter(|cell| area.contains(**cell));
            (covered().filter(is_first).count(), covered().count())
        };
        corners.into_iter().min_by_key(covered).unwrap_or(corners[0])
    }

    /// Returns where a battle is told over the map. A result covers no place that may be chosen or that a tutorial names;
    /// `None` if it would anywhere.
    fn fight_place(&self, fight: &BattleView, panes: &Panes) -> Option<Rect> {
        let height = fight.rows.iter().flat_map(|row| row.wrapped(FIGHT, 2)).count() as u16 + 2;
        let area = self.beside(&[fight.at], FIGHT as u16 + 4, height, panes);
        if fight.result.is_none() {
            return Some(area);
        }
        if self.session.shown.snapshot.coach.is_some() {
            return None;
        }
        let picks = self.composer.stage().picks.iter().filter(|_| self.composer.stage().kind == InputMode::Map);
        let chosen: Vec<Spot> = picks.filter_map(|pick| pick.part.and_then(Spot::of)).collect();
        let (map, view) = (panes.map, &*self.session.shown.view);
        let is_free = |area: &Rect| {
            let mut spots = area.positions().filter_map(|at| self.drawn.map.spot_at(view, at));
            !spots.any(|spot| chosen.contains(&spot))
        };
        let columns = [map.x, map.right().saturating_sub(area.width)];
        let corners = [map.y, map.bottom().saturating_sub(area.height)]
            .into_iter()
            .flat_map(|y| columns.map(|x| Rect { x, y, ..area }));
        [area].into_iter().chain(corners).find(is_free)
    }

    fn fight(&self, fight: &BattleView, area: Rect, canvas: &mut Canvas) -> Rect {
        let inner = canvas.frame(area, &fight.title);
        let rows: Vec<Row> = fight.rows.iter().flat_map(|row| row.wrapped(FIGHT, 2)).collect();
        canvas.rows(Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, &rows);
        area
    }

    fn small_panel(&mut self, ctx: &Ctx, topic: &Topic, panes: &Panes, canvas: &mut Canvas) {
        let about: Vec<Spot> = match topic {
            Topic::Place(spot) => vec![*spot],
            Topic::Hint(tip) => tip.places().flatten().collect(),
            _ => vec![self.cursor.spot],
        };
        let mut panes = *panes;
        let mut wanted = if panes.roomy { 60 } else { 46 };
        // what a hint says of three actions is wide rather than high, so that half of the map is seen
        if matches!(topic, Topic::Hint(_)) && !panes.roomy {
            wanted = wanted.max(panes.side.right() - panes.map.x);
            panes.map.width = wanted;
        }
        let width = usize::from(wanted.min(panes.map.width));
        if let Some(panel) = &mut self.ui.panel {
            panel.room = width - 4;
        }
        let text = self.panel_text(ctx, topic, width - 4);
        let area = self.beside(&about, width as u16, text.rows.len() as u16 + 2, &panes);
        let inner = canvas.frame(area, &text.title);
        self.scrolled(&text, Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, canvas);
    }

    /// Draws the open panel in the side pane, below the scores: the line beside the map is the left one of its frame.
    pub(super) fn panel_below_scores(&mut self, ctx: &Ctx, topic: &Topic, panes: &Panes, canvas: &mut Canvas) {
        let scores = self.seen_look().scores(ctx, None, panes.side.width.into());
        let top = scores.len() as u16 + 1;
        let below = Rect { y: panes.side.y + top, height: panes.side.height.saturating_sub(top), ..panes.side };
        let shared = u16::from(panes.border.is_some());
        let area = Rect { x: below.x - shared, width: below.width + shared, ..below };
        let room = usize::from(area.width).saturating_sub(4);
        if let Some(panel) = &mut self.ui.panel {
            panel.room = room;
        }
        let mut text = self.panel_text(ctx, topic, room);
        text.close_up(topic, area.height.saturating_sub(2).into());
        let height = area.height.min(text.rows.len().max(1) as u16 + 2);
        canvas.rows(below, &[]);
        let inner = canvas.frame(Rect { height, ..area }, &text.title);
        self.scrolled(&text, Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, canvas);
    }

    fn wide_panel(&mut self, ctx: &Ctx, topic: &Topic, area: Rect, canvas: &mut Canvas) {
        let room = usize::from(area.width) - 2;
        if let Some(panel) = &mut self.ui.panel {
            panel.room = room;
        }
        let mut text = self.panel_text(ctx, topic, room);
        let close = Row::of(Role::Dim, ctx.say("screen-esc-close"));
        let head = Row::of(Role::Prompt, format!(" {}", text.title)).with_right(close.text(" "), area.width.into());
        canvas.rows(area, &[]);
        canvas.row(Rect { height: 1, ..area }, &head);
        let mut top = 2;
        if matches!(topic, Topic::Board(_) | Topic::Table) {
            let height = usize::from(area.height).saturating_sub(2);
            text.close_up(topic, height);
            top -= u16::from(text.rows.len() > height);
        }
        let height = area.height.saturating_sub(top);
        let inner = Rect { x: area.x + 1, y: area.y + top, width: area.width - 2, height };
        self.scrolled(&text, inner, canvas);
    }

    /// The rows of the panel from where it is scrolled to; a mark says that there are more.
    fn scrolled(&mut self, text: &PanelText, area: Rect, canvas: &mut Canvas) {
        let Some(panel) = &mut self.ui.panel else { return };
        if let Some(marked) = text.marked {
            // the mark below the line under the cursor does not hide it
            panel.scroll.show(marked, area.height.into());
        }
        panel.scroll.draw(self.session.words(), &self.settings.keys, &text.rows, area, canvas);
    }

    fn hand_over(&self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        let TurnStatus::HandOver(seat) = self.now() else { return };
        let shown = &self.session.shown;
        let body = Rect { x: area.x + 10, y: area.y + 5, width: area.width - 20, height: area.height - 9 };
        let letter = shown.view.letter(seat);
        let spaced = |c: char| std::iter::once(c).chain((!is_wide(c)).then_some(' '));
        let name: String = shown.view.name(ctx.words, seat).to_uppercase().chars().flat_map(spaced).collect();
        let mut rows = vec![
            Row::plain(ctx.say("screen-hand-over-turns")),
            Row::new(),
            Row::plain("    ").put(Role::Faction(letter), format!("{letter}   {name}")),
            Row::new(),
        ];
        if let Some(player) = self.session.named(seat) {
            rows.push(Row::plain("    ").text(ctx.fill("screen-hand-over-by", &[("player", player.into())])));
            rows.push(Row::new());
        }
        rows.extend(paragraph(Role::Text, &ctx.say("screen-hand-over-away"), body.width.into()));
        rows.push(Row::new());
        rows.extend(paragraph(Role::Prompt, &shown.question.text, body.width.into()));
        canvas.rows(body, &rows);
        let score = |&seat: &Seat| {
            let letter = shown.view.letter(seat);
            let points = shown.points(ctx.words, seat);
            let name = format!("{letter} {}", shown.view.name(ctx.words, seat));
            Row::of(Role::Faction(letter), name).text(format!(" {points}"))
        };
        let room = usize::from(area.width).saturating_sub(2);
        let lines = flow(Vec::new(), shown.snapshot.seats.iter().map(score), room, "    ", "").into_iter();
        let lines: Vec<Row> = lines.map(|line| Row::plain("  ").join(line)).collect();
        self.rows_up_to(&lines, Rect { y: area.bottom() - 4, height: 1, ..area }, canvas);
    }
}

impl PlayerUi {
    /// Draws a note to the player, over whatever covers its usual line.
    fn word_over(&self, y: u16, area: Rect, canvas: &mut Canvas) {
        if let Some(notice) = &self.notice {
            let row = Row::of(notice.role, format!(" {}", notice.text)).fitted(area.width.into());
            canvas.row(Rect { y, height: 1, ..area }, &row);
        }
    }
}

/// The line for what there is to tell: the one about the cursor's place, or the first one of the own board.
fn told_on(panes: &Panes) -> Rect {
    if panes.glance.height > 0 { panes.glance } else { Rect { height: 1, ..panes.own } }
}

/// The board of a seat in the lines of an area, behind its letter.
fn own(ctx: &Ctx, view: &dyn GameView, seat: Option<Seat>, area: Rect) -> Vec<Row> {
    let Some(seat) = seat else { return Vec::new() };
    let letter = view.letter(seat);
    let lead = Row::of(Role::Faction(letter), format!(" {letter}  "));
    let indent = lead.width();
    let room = usize::from(area.width).saturating_sub(indent);
    let rows = view.board(ctx, seat).line(ctx, room, area.height.into()).into_iter();
    let blank = std::iter::repeat(Row::plain(" ".repeat(indent)));
    [lead].into_iter().chain(blank).zip(rows).map(|(lead, row)| lead.join(row)).collect()
}
