//! Panels over the game: boards, log, cards, places, help, reasons.

use super::hint::Tip;
use super::log::Past;
use super::why::Argument;
use super::{Play, PlaySession};
use crate::kernel::Seat;
use crate::tui::about;
use crate::tui::commands::Command;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::key_bar::KeyList;
use crate::tui::keys::Key;
use crate::tui::law::Way;
use crate::tui::palette::Role;
use crate::tui::scroll::Scroll;
use crate::tui::text::{Row, paragraph};

/// The topic of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    Board(Seat),
    /// The things on the table beside the boards.
    Table,
    Log,
    /// The sources of points, below the notes on them.
    Points(Vec<Row>),
    Cards,
    Place(Spot),
    Help,
    Why {
        action: String,
        reasons: Vec<Argument>,
    },
    /// The law behind what was said, by its number.
    Law(String),
    Hint(Tip),
    /// The law that was looked up.
    Page(String),
    /// The page on what a game is.
    About(&'static str),
    /// Something that was worked out for it.
    Said {
        title: String,
        rows: Vec<Row>,
    },
}

impl Topic {
    /// Returns whether the same key opens both, and so closes what the other has opened.
    pub fn is_like(&self, other: &Topic) -> bool {
        self == other || matches!((self, other), (Topic::Points(_), Topic::Points(_)))
    }

    /// Returns whether its panel takes the whole screen but the last lines.
    pub fn is_wide(&self) -> bool {
        match self {
            Topic::Board(_)
            | Topic::Table
            | Topic::Log
            | Topic::Points(_)
            | Topic::Cards
            | Topic::Help
            | Topic::Page(_)
            | Topic::About(_) => true,
            Topic::Place(_) | Topic::Why { .. } | Topic::Law(_) | Topic::Hint(_) | Topic::Said { .. } => false,
        }
    }

    /// Returns whether it is long enough to be searched.
    pub fn is_searched(&self) -> bool {
        match self {
            Topic::Log | Topic::Help | Topic::Cards | Topic::Page(_) => true,
            Topic::Board(_)
            | Topic::Table
            | Topic::Points(_)
            | Topic::Place(_)
            | Topic::Why { .. }
            | Topic::Law(_)
            | Topic::Hint(_)
            | Topic::About(_)
            | Topic::Said { .. } => false,
        }
    }
}

/// What a panel shows.
pub(super) struct PanelText {
    pub title: String,
    pub rows: Vec<Row>,
    /// The row under the cursor, which is to be in sight.
    pub marked: Option<usize>,
}

impl PanelText {
    /// Lets blank lines give way where a board would not be seen whole.
    pub fn close_up(&mut self, topic: &Topic, height: usize) {
        while matches!(topic, Topic::Board(_) | Topic::Table)
            && self.rows.len() > height
            && let Some(blank) = self.rows.iter().position(Row::is_empty)
        {
            self.rows.remove(blank);
        }
    }
}

/// A panel.
pub struct Panel {
    pub topic: Topic,
    pub(super) scroll: Scroll,
    /// The entry under the cursor, where there is one.
    pub at: usize,
    /// The text searched for, in lowercase.
    pub query: String,
    /// The row that was found last.
    pub found: usize,
    /// For how many columns it was drawn.
    pub room: usize,
    /// Whether turns of the log are shown by their first line.
    pub folded: bool,
    /// The entry from which the log is told in playing order, where a digest was opened.
    pub since: Option<usize>,
    /// Whether it opened by itself: then keys that it has no use for answer the question under it.
    pub unasked: bool,
    /// The line that stands for it until it is opened, so that it covers nothing that answers the question.
    pub(super) line: Option<Row>,
    /// The table as it stood at a line of the log, in place of the log.
    pub(super) past: Option<Past>,
}

impl Panel {
    pub fn new(topic: Topic) -> Panel {
        Panel {
            topic,
            scroll: Scroll::default(),
            at: 0,
            query: String::new(),
            found: 0,
            room: 0,
            folded: false,
            since: None,
            unasked: false,
            line: None,
            past: None,
        }
    }
}

impl Play {
    /// Returns the line that stands for the open panel.
    pub(super) fn line_of_panel(&self) -> Option<&Row> {
        self.ui.panel.as_ref()?.line.as_ref()
    }

    pub(super) fn panel_key(&mut self, what: Command) {
        if self.ui.panel.as_ref().is_some_and(|panel| panel.past.is_some()) {
            return self.past_key(what);
        }
        if matches!(&self.ui.panel, Some(panel) if panel.topic == Topic::Log) && self.log_key(what) {
            return;
        }
        let searched = self.ui.panel.as_ref().is_some_and(|panel| !panel.query.is_empty());
        if searched && matches!(what, Command::Next | Command::Previous) {
            return self.find_again(what == Command::Next);
        }
        if self.law_key(what) {
            return;
        }
        let boards = self.session.boards();
        let is_line = self.line_of_panel().is_some();
        let Some(panel) = &mut self.ui.panel else { return };
        match what {
            Command::Choose if is_line => panel.line = None,
            Command::Drop | Command::Close | Command::Choose | Command::StepBack => self.ui.panel = None,
            Command::Next | Command::Right | Command::Previous | Command::Left => {
                let forward = matches!(what, Command::Next | Command::Right);
                if let Some(open) = boards.iter().position(|topic| *topic == panel.topic) {
                    let next = (open + if forward { 1 } else { boards.len() - 1 }) % boards.len();
                    self.ui.panel = boards.into_iter().nth(next).map(Panel::new);
                }
            }
            Command::Pane => self.ui.aside = self.ui.panel.take(),
            Command::Up | Command::Down | Command::PageUp | Command::PageDown | Command::Top | Command::Bottom => {
                let has_moved = panel.scroll.key(what);
                if !has_moved {
                    self.tell_end();
                }
            }
            _ => {}
        }
    }

    /// Goes from an open law to the next one, the one before or the one above; whether the key was for that.
    fn law_key(&mut self, what: Command) -> bool {
        let Some(Panel { topic: Topic::Law(wish) | Topic::Page(wish), .. }) = &self.ui.panel else { return false };
        let way = match what {
            Command::Next | Command::Right => Way::Next,
            Command::Previous | Command::Left => Way::Previous,
            Command::StepBack => Way::Above,
            _ => return false,
        };
        if let Some(number) = self.session.book().beside(wish, way) {
            self.ui.panel = Some(Panel::new(Topic::Page(number)));
        }
        true
    }

    /// Returns the text of the open panel, for this many columns.
    pub(super) fn panel_text(&self, ctx: &Ctx, topic: &Topic, room: usize) -> PanelText {
        let view = self.seen_look();
        let (title, rows) = match topic {
            Topic::Board(seat) => {
                let board = view.board(ctx, *seat);
                let (rows, title) = (board.rows(ctx, room), board.title);
                let number = i64::try_from(seat.index() + 1).unwrap_or(0);
                let places =
                    [("board", title.into()), ("seat", number.into()), ("player", self.session.player(*seat).into())];
                (ctx.fill("screen-title-board", &places), rows)
            }
            Topic::Table => view.table(ctx).unwrap_or_default(),
            Topic::Log => {
                let since = self.ui.panel.as_ref().and_then(|panel| panel.since);
                (ctx.say(if since.is_some() { "screen-digest" } else { "screen-title-log" }), self.log_rows(ctx))
            }
            Topic::Points(said) => {
                let said = said.iter().flat_map(|row| row.wrapped(room, 0));
                let rows = said.chain(self.session.shown.pad(ctx, &self.session.tally(), room)).collect();
                (ctx.say("screen-title-points"), rows)
            }
            Topic::Cards => (ctx.say("screen-title-cards"), view.cards(ctx)),
            Topic::Place(spot) => {
                let name = view.part(ctx.words, spot.part());
                (ctx.fill("screen-title-place", &[("place", name.into())]), view.details(ctx, *spot))
            }
            Topic::Help => (ctx.say("screen-title-help"), self.help(ctx, room)),
            Topic::Why { action, reasons } => {
                let said = reasons.iter().map(|reason| reason.rows(ctx, room)).collect::<Vec<_>>();
                (ctx.fill("screen-title-why", &[("action", action.clone().into())]), said.join(&Row::new()))
            }
            Topic::Law(number) => {
                let law = self.session.book().law(number);
                let (number, says) =
                    law.map(|law| (law.number.to_string(), law.sentence(ctx.words))).unwrap_or_default();
                (ctx.fill("screen-title-law", &[("law", number.into())]), paragraph(Role::Text, &says, room))
            }
            Topic::Hint(tip) => (
                ctx.fill("screen-title-hint", &[("level", ctx.words.name("screen-level", tip.level.id()).into())]),
                self.session.hint_rows(ctx, tip, room),
            ),
            Topic::Page(wish) => match self.session.book().open(wish) {
                Some(page) => (page.title.clone(), page.rows(ctx.words, room)),
                None => Default::default(),
            },
            Topic::About(game) => {
                (about::title(ctx.words, game), about::rows(ctx.words, &self.settings.keys, game, room))
            }
            Topic::Said { title, rows } => (title.clone(), rows.clone()),
        };
        let at = self.ui.panel.as_ref().filter(|_| *topic == Topic::Log).map(|panel| panel.at);
        let mut text = PanelText { title, rows: Vec::new(), marked: None };
        for (line, row) in rows.into_iter().enumerate() {
            if at == Some(line) {
                text.marked = Some(text.rows.len());
            }
            match row.width() > room {
                true => text.rows.extend(row.wrapped(room, 4)),
                false => text.rows.push(row),
            }
        }
        let found = self.ui.panel.as_ref().filter(|panel| !panel.query.is_empty() && *topic != Topic::Log);
        if let Some(row) = found.and_then(|panel| text.rows.get_mut(panel.found)) {
            *row = Row::of(Role::Cursor, row.to_string());
        }
        text
    }

    /// Returns the keys of the boards: the capitals of the factions at the table, and the key of what lies beside them.
    pub(super) fn board_keys(&self) -> KeyList {
        let shown = &self.session.shown;
        let boards = shown
            .snapshot
            .seats
            .iter()
            .map(|&seat| KeyList::from(Key::Char(shown.view.letter(seat))))
            .collect::<KeyList>();
        match self.session.has_table() {
            true => boards.and(self.settings.keys.first(&[Command::Table])),
            false => boards,
        }
    }
}

impl PlaySession {
    /// Returns the capitals of the factions at the table.
    pub(super) fn capitals(&self) -> String {
        let shown = &self.shown;
        shown.snapshot.seats.iter().map(|&seat| shown.view.letter(seat).to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Returns whether something lies on the table beside the boards.
    pub(super) fn has_table(&self) -> bool {
        self.shown.view.table(&self.plain_ctx()).is_some()
    }

    /// Returns whether a command can do anything in this game.
    pub(super) fn is_available(&self, command: Command) -> bool {
        command != Command::Table || self.has_table()
    }

    /// The boards that can be leafed through.
    fn boards(&self) -> Vec<Topic> {
        let seats = self.shown.snapshot.seats.iter().map(|&seat| Topic::Board(seat));
        seats.chain(self.has_table().then_some(Topic::Table)).collect()
    }
}
