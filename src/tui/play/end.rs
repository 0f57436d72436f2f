//! The end of a game: who has won and how, the score pad, the points by round, the turns that decided it. All of it stands on one
//! page where there is room, else on three.

use ratatui::layout::Rect;

use super::chart::ChanceRow;
use super::offers::Offer;
use super::review::ReviewStage;
use super::story::Story;
use super::{Play, PlaySession, Transition};
use crate::kernel::{Part, Seat, SeatSet, Tally};
use crate::table::{Snapshot, TurningPoint, has_logs};
use crate::tui::commands::Command;
use crate::tui::daily::line_to_share;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::scroll::Scroll;
use crate::tui::text::{Canvas, Row, ended, paragraph};
use std::cmp::Reverse;

/// The rows above the story: who has won.
const HEAD: u16 = 3;

/// The columns of one page with everything on it, and its rows for the chart at least.
const WHOLE: (u16, u16) = (110, 12);

/// The topic of one page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Pad,
    Chart,
    Turning,
    /// There once it was asked for.
    Review,
}

const PAGES: [Page; 4] = [Page::Pad, Page::Chart, Page::Turning, Page::Review];

impl Page {
    const fn title(self, shows_chances: bool) -> &'static str {
        match self {
            Page::Pad => "screen-end-pad",
            Page::Chart if shows_chances => "screen-end-chances",
            Page::Chart => "screen-end-chart",
            Page::Turning => "screen-end-turning",
            Page::Review => "screen-end-review",
        }
    }
}

/// The facts shown at the end, worked out once.
pub(super) struct Ending {
    winners: SeatSet,
    tally: Tally,
    story: Story,
    turning: Vec<TurningPoint>,
    /// The line to share of a daily game.
    daily: Option<String>,
    /// Where they are known.
    chances: Vec<ChanceRow>,
    /// Whether the curves are those of the chances, not of the points.
    shows_chances: bool,
    pub review: Option<ReviewStage>,
    page: Page,
    /// The turning point or the choice under the cursor.
    at: usize,
    /// The part of the pad that is seen.
    scroll: Scroll,
    /// Whether everything stood on one page when it was last drawn.
    whole: bool,
    /// Whether it makes way for the table.
    pub is_put_away: bool,
}

impl Ending {
    pub fn of(session: &PlaySession) -> Ending {
        let (winners, turning) = session.turning_points();
        let tally = session.tally();
        let story = Story::of(session, winners, &tally);
        let daily = session.daily_result().map(|result| line_to_share(session.words(), &result));
        Ending {
            winners,
            tally,
            story,
            turning,
            daily,
            chances: session.chances(),
            shows_chances: false,
            review: None,
            page: Page::Pad,
            at: 0,
            scroll: Scroll::default(),
            whole: false,
            is_put_away: false,
        }
    }

    /// The chances, if their curves are shown.
    fn shown_chances(&self) -> Option<&[ChanceRow]> {
        self.shows_chances.then_some(&self.chances)
    }

    /// The pages that there are.
    fn pages(&self) -> &'static [Page] {
        if self.review.is_some() { &PAGES } else { &PAGES[..PAGES.len() - 1] }
    }

    /// Opens a page.
    pub fn open(&mut self, page: Page) {
        (self.page, self.at, self.scroll) = (page, 0, Scroll::default());
    }

    /// Opens the page that stands so many behind the open one.
    fn leaf(&mut self, by: usize) {
        let pages = self.pages();
        let at = pages.iter().position(|page| *page == self.page).unwrap_or(0);
        self.open(pages[(at + by) % pages.len()]);
    }

    /// Counts the entries that the cursor goes through and that can be watched.
    fn entries(&self) -> usize {
        match self.page {
            Page::Review => self.review.as_ref().map_or(0, ReviewStage::choices),
            Page::Turning => self.turning.len(),
            Page::Pad | Page::Chart if self.whole => self.turning.len(),
            Page::Pad | Page::Chart => 0,
        }
    }

    /// Takes in what a review has found meanwhile.
    pub fn poll_review(&mut self) {
        if let Some(review) = &mut self.review {
            review.poll();
        }
    }
}

impl Play {
    pub(super) fn end_screen(&mut self, ctx: &Ctx, area: Rect, canvas: &mut Canvas) {
        if let Some(end) = self.mode.ending_mut() {
            end.poll_review();
        }
        let Some(end) = self.mode.ending() else { return };
        canvas.rows(area, &[]);
        let mut head = Row::plain("   ");
        for seat in end.winners.iter() {
            let letter = self.session.shown.view.letter(seat);
            let name = self.session.shown.view.name(ctx.words, seat).to_uppercase();
            head = head.put(
                Role::Faction(letter),
                ctx.words.noted(&format!("{letter} {name}"), &self.session.player(seat)) + "  ",
            );
        }
        head = head.put(Role::Prompt, ctx.say("screen-end-wins"));
        canvas.row(Rect { y: area.y + 1, height: 1, ..area }, &head);
        let width = area.width.saturating_sub(4);
        let share = end.daily.as_deref().map(|line| paragraph(Role::Text, line, width.into())).unwrap_or_default();
        canvas.rows(Rect { x: area.x + 3, y: area.y + 2, width, height: share.len() as u16 }, &share);
        let head = HEAD + (share.len() as u16).saturating_sub(1);
        let story = end.story.rows(ctx, &self.session, &end.tally, width.into());
        let told = story.len() as u16;
        let from = |top: u16| Rect { x: area.x + 2, y: area.y + top, width, height: area.height.saturating_sub(top) };
        let below_story = from(head + told + u16::from(told > 0));
        let whole = end.page != Page::Review && self.session.whole_page(ctx, end, below_story, canvas);
        // a chart of its own needs the rows, and so does a review
        let tells = whole || matches!(end.page, Page::Pad | Page::Turning);
        if tells {
            canvas.rows(Rect { height: told, ..from(head) }, &story);
        }
        let mut scroll = end.scroll;
        if !whole {
            let body = if tells { below_story } else { from(head) };
            let below = Rect { height: body.height.saturating_sub(1), y: body.y + 1, ..body };
            scroll = self.one_page(ctx, end, below, canvas);
            canvas.row(Rect { height: 1, ..body }, &tabs(ctx, end));
        }
        if let Some(end) = self.mode.ending_mut() {
            (end.whole, end.scroll) = (whole, scroll);
        }
    }

    /// Draws the open page; the part of the pad that is seen then.
    fn one_page(&self, ctx: &Ctx, end: &Ending, area: Rect, canvas: &mut Canvas) -> Scroll {
        let room = usize::from(area.width);
        let mut scroll = end.scroll;
        match end.page {
            Page::Pad => {
                let rows = self.session.shown.pad(ctx, &end.tally, room);
                scroll.draw(ctx.words, &self.settings.keys, &rows, area, canvas);
            }
            Page::Chart => {
                let numbers = self.session.statistic_rows(ctx, end.winners, room);
                let rows = (numbers.len() as u16).min(area.height);
                let chart = Rect { height: area.height.saturating_sub(rows + 1), ..area };
                self.session.draw_chart(ctx, end.shown_chances(), chart, canvas);
                canvas.rows(Rect { y: area.bottom() - rows, height: rows, ..area }, &numbers);
            }
            Page::Turning => canvas.rows(area, &self.session.turning_rows(ctx, end, room)),
            Page::Review => {
                let Some(review) = &end.review else { return scroll };
                let (rows, marked) = self.session.review_rows(ctx, review, end.at, room);
                if end.at > 0 {
                    scroll.show(marked.end.saturating_sub(1), area.height.into());
                    scroll.show(marked.start, area.height.into());
                }
                scroll.draw(ctx.words, &self.settings.keys, &rows, area, canvas);
            }
        }
        scroll
    }

    pub(super) fn end_key(&mut self, what: Command) -> Transition {
        let Some(end) = self.mode.ending_mut() else { return Transition::Leave };
        let last = end.entries().checked_sub(1);
        match (what, last) {
            (Command::Close, _) => return Transition::Leave,
            (Command::Pane | Command::Drop, _) => end.is_put_away = true,
            (Command::Right, _) if !end.whole => end.leaf(1),
            (Command::Left, _) if !end.whole => end.leaf(end.pages().len() - 1),
            (Command::Up, Some(_)) => end.at = end.at.saturating_sub(1),
            (Command::Down, Some(last)) => end.at = (end.at + 1).min(last),
            (Command::Choose, Some(_)) => self.watch_entry(),
            (Command::Choose, None) if !end.whole => end.leaf(1),
            (Command::PageUp | Command::PageDown, _) => {
                // the list is read on, not at its cursor
                end.at = 0;
                end.scroll.key(what);
            }
            (what, _) => _ = end.scroll.key(what),
        }
        Transition::Nothing
    }

    /// Shows the turn or the choice under the cursor on the map.
    fn watch_entry(&mut self) {
        let Some(end) = self.mode.ending() else { return };
        match end.page {
            Page::Review => self.watch_choice(end.at),
            _ => {
                let begin = end.turning.get(end.at).map(|point| point.turn.actions.start);
                begin.into_iter().for_each(|begin| self.watch_at(begin + 1));
            }
        }
    }

    /// Shows the curves of the chances, or those of the points again.
    pub(super) fn switch_curves(&mut self) {
        match self.mode.ending_mut().filter(|end| !end.chances.is_empty()) {
            Some(end) => {
                end.shows_chances = !end.shows_chances;
                end.open(Page::Chart);
                end.is_put_away = false;
            }
            None => self.ui.tell(Role::Dim, self.session.say("screen-no-chances")),
        }
    }

    pub(super) fn end_offers(&self) -> Vec<Offer> {
        let enter = match self.mode.ending() {
            Some(end) if end.entries() > 0 => Some("screen-key-show-turn"),
            Some(end) if !end.whole => Some("screen-key-next-page"),
            _ => None,
        };
        let enter = enter.map(|label| self.offer_as(&[Command::Choose], label));
        let chances = self.mode.ending().filter(|end| !end.chances.is_empty()).map(|end| {
            let label = if end.shows_chances { "screen-key-by-points" } else { "screen-key-chances" };
            self.offer_as(&[Command::Chances], label)
        });
        let review = match self.mode.ending().and_then(|end| end.review.as_ref()) {
            Some(ReviewStage::Making(_)) => self.offer_as(&[Command::Review], "screen-key-stop"),
            _ => self.offer(Command::Review),
        };
        let review = self.session.can_review().then_some(review);
        let export = self.session.can_export().then(|| self.offer(Command::Export).spare());
        let others = [self.offer(Command::Rematch), self.offer(Command::Watch)].into_iter().chain(review).chain(export);
        let rest = [
            self.offer_as(&[Command::Pane], "screen-key-see-table"),
            self.offer_as(&[Command::Close], "screen-key-title"),
        ];
        enter.into_iter().chain(others).chain(chances).chain(rest).chain(self.spare_offers()).collect()
    }
}

impl PlaySession {
    /// Whether the game can be written as a log for other programs.
    fn can_export(&self) -> bool {
        self.ask(|table| table.here().is_some_and(|here| has_logs(here.game().id())))
    }

    /// Returns the turning points, each with what everyone scored in that turn and how the lead changed.
    fn turning_rows(&self, ctx: &Ctx, end: &Ending, room: usize) -> Vec<Row> {
        if end.turning.is_empty() {
            return vec![Row::of(Role::Dim, ctx.say("screen-end-no-turning"))];
        }
        let view = &self.shown.view;
        let mut rows = Vec::new();
        for (index, point) in end.turning.iter().enumerate() {
            let here = index == end.at;
            let signed = |lead: i16| if lead == 0 { "0".to_owned() } else { format!("{lead:+}") };
            let places = [("before", signed(point.lead[0]).into()), ("after", signed(point.lead[1]).into())];
            let lead = Row::of(Role::Dim, ctx.fill("screen-end-lead", &places));
            let round = ctx.fill("screen-round", &[("round", i64::from(point.turn.round).into())]);
            let letter = view.letter(point.turn.owner);
            let mut row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            row = row.put(if here { Role::Cursor } else { Role::Text }, format!("{} {round}", index + 1)).text("  ");
            let name = view.name(ctx.words, point.turn.owner);
            let whose = Row::of(Role::Faction(letter), format!("{letter} {name}"));
            let mut gains = Row::new();
            for &seat in &self.shown.snapshot.seats {
                let gained = point.gained.total(seat);
                let of_seat = point.gained.0.iter().filter(|source| source.points[seat.index()] != 0);
                let sources: Vec<String> = of_seat
                    .map(|source| {
                        let points = format!("{:+}", source.points[seat.index()]);
                        ctx.words.beside([ctx.words.name(source.space, source.id), points])
                    })
                    .collect();
                if sources.is_empty() {
                    continue;
                }
                let letter = view.letter(seat);
                let thing = Row::of(Role::Faction(letter), format!("{letter} {gained:+}"));
                let gap = if gains.is_empty() { "" } else { "  " };
                let note = Row::plain(ctx.words.list(&sources));
                gains = gains.text(gap).join(ctx.row(Role::Text, "list-note", &[("thing", thing), ("note", note)]));
            }
            row = row.join(ctx.row(Role::Text, "list-label", &[("label", whose), ("text", gains)]));
            let mut lines = row.wrapped(room.saturating_sub(lead.width() + 2), 6).into_iter();
            rows.extend(lines.next().map(|first| first.with_right(lead, room)));
            rows.extend(lines);
        }
        rows
    }

    /// Returns the seats by their places: who won, then by points, last who no longer scored.
    fn places(&self, winners: SeatSet) -> Vec<(usize, Seat)> {
        let Snapshot { seats, progress, .. } = &self.shown.snapshot;
        let behind = |seat: Seat| (!winners.contains(seat), Reverse(progress.scores[seat.index()]));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| behind(other) < behind(seat)).count();
        let mut places: Vec<(usize, Seat)> = seats.iter().map(|&seat| (place(seat), seat)).collect();
        places.sort_by_key(|(place, _)| *place);
        places
    }

    /// Counts what each player did, by their places.
    fn statistic_rows(&self, ctx: &Ctx, winners: SeatSet, width: usize) -> Vec<Row> {
        let statistics = self.ask(|table| table.record().statistics());
        let shown = &self.shown;
        let room = if width > 100 { 34 } else { 30 };
        // as many verbs as there is room for
        let mut left = width.saturating_sub(room + 26);
        let mut columns = Vec::new();
        for verb in shown.view.counted() {
            let name = shown.view.part(ctx.words, Part::Verb(verb));
            let wide = (Row::plain(name.as_str()).width() + 2).max(10);
            let Some(rest) = left.checked_sub(wide) else { break };
            left = rest;
            columns.push((verb, name, wide));
        }
        let mut head = Row::of(Role::Dim, " ").to(room);
        let mut column = room;
        let heads = [("screen-end-points", 10), ("screen-end-choices", 10), ("screen-end-undos", 6)];
        let heads = heads.into_iter().map(|(key, wide)| (ctx.say(key), wide));
        for (name, wide) in heads.chain(columns.iter().map(|(_, name, wide)| (name.clone(), *wide))) {
            column += wide;
            let name = Row::plain(name).fitted(wide - 1).to_string();
            head = head.ending(column, Role::Dim, name);
        }
        let mut rows = vec![head];
        for (place, seat) in self.places(winners) {
            let letter = shown.view.letter(seat);
            let name = shown.view.name(ctx.words, seat);
            let points = shown.points(ctx.words, seat);
            let of_seat = statistics.seats.get(seat.index()).cloned().unwrap_or_default();
            let player =
                Row::of(Role::Faction(letter), format!(" {place} {letter} {name}  ")).put(Role::Dim, self.player(seat));
            let mut row = player.fitted(room - 1).to(room);
            row = row.text(format!("{}{:>10}{:>6}", ended(&points, 10), of_seat.decisions, of_seat.undos));
            for (verb, _, wide) in &columns {
                row = row.text(format!("{:>wide$}", of_seat.actions.get(*verb).copied().unwrap_or(0)));
            }
            rows.push(row);
        }
        rows
    }

    /// Draws everything, if it fits.
    fn whole_page(&self, ctx: &Ctx, end: &Ending, area: Rect, canvas: &mut Canvas) -> bool {
        if area.width + 4 < WHOLE.0 {
            return false;
        }
        let width = area.width / 2 - 1;
        let pad = self.shown.pad(ctx, &end.tally, width.into());
        let turning = self.turning_rows(ctx, end, area.width.into());
        let numbers = self.statistic_rows(ctx, end.winners, area.width.into());
        let top = (pad.len() as u16).max(WHOLE.1);
        let below = (numbers.len() + turning.len()) as u16 + 3;
        if 1 + top + below > area.height {
            return false;
        }
        // what is left over is the chart's
        let top = (area.height - 1 - below).min(top + 4);
        let title = |page: Page| Row::of(Role::Prompt, ctx.say(page.title(end.shows_chances)));
        let right = Rect { x: area.x + area.width - width, width, ..area };
        canvas.row(Rect { height: 1, ..area }, &title(Page::Pad));
        canvas.row(Rect { height: 1, ..right }, &title(Page::Chart));
        canvas.rows(Rect { y: area.y + 1, height: top, width, ..area }, &pad);
        self.draw_chart(ctx, end.shown_chances(), Rect { y: area.y + 1, height: top, ..right }, canvas);
        let under = Rect { y: area.y + top + 2, height: numbers.len() as u16, ..area };
        canvas.rows(under, &numbers);
        let last = Rect { y: under.bottom() + 1, height: 1, ..area };
        canvas.row(last, &title(Page::Turning));
        canvas.rows(Rect { y: last.y + 1, height: turning.len() as u16, ..area }, &turning);
        true
    }
}

/// The names of the pages, the open one in brackets.
fn tabs(ctx: &Ctx, end: &Ending) -> Row {
    let mut row = Row::plain("");
    for page in end.pages() {
        let title = ctx.say(page.title(end.shows_chances));
        row = match *page == end.page {
            true => row.put(Role::Prompt, format!("[{title}]")),
            false => row.put(Role::Dim, format!(" {title} ")),
        };
        row = row.text("  ");
    }
    row
}
