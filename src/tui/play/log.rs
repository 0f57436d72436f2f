//! The log that is open: its cursor, what is searched in it, and how the table stood at one of its lines.

use super::panel::{Panel, Topic};
use super::session::Moment;
use super::{Focus, Play, PlaySession};
use crate::kernel::Seat;
use crate::table::LogEntry;
use crate::tui::commands::Command;
use crate::tui::game_ui::{Change, Ctx, GameView};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The table as the player saw it at a line of the log.
pub(super) struct Past {
    pub view: Box<dyn GameView>,
    /// When it was.
    pub at: Moment,
    /// The seat whose turn it was.
    pub turn: Option<Seat>,
    /// The line.
    pub text: String,
    /// What the last action changed on the map.
    pub changes: Vec<Change>,
    /// The eyes of whose turn it was, where their hand may be seen.
    pub hand: Option<(Seat, Box<dyn GameView>)>,
}

impl Play {
    /// Returns keys of the log; whether it was one.
    pub(super) fn log_key(&mut self, what: Command) -> bool {
        if matches!(what, Command::Left | Command::Right) {
            self.fold(what == Command::Left);
            return true;
        }
        let last = self.listed_log(&self.session.log()).len().saturating_sub(1);
        let Some(panel) = &mut self.ui.panel else { return false };
        let before = panel.at;
        let page = panel.scroll.page();
        panel.at = match what {
            Command::Up => panel.at.saturating_sub(1),
            Command::Down => panel.at + 1,
            Command::PageUp => panel.at.saturating_sub(page),
            Command::PageDown => panel.at + page,
            Command::Top => 0,
            Command::Bottom => last,
            Command::Choose => {
                self.look_back();
                return true;
            }
            _ => return false,
        }
        .min(last);
        if matches!(what, Command::PageUp | Command::PageDown) {
            // the lines move with the cursor
            panel.scroll.key(what);
        }
        if panel.at == before {
            self.tell_end();
        }
        true
    }

    /// Draws the log, a line for each entry that is listed.
    pub(super) fn log_rows(&self, ctx: &Ctx) -> Vec<Row> {
        let panel = self.ui.panel.as_ref();
        let (at, query) = panel.map_or((0, ""), |panel| (panel.at, panel.query.as_str()));
        let folded = panel.is_some_and(|panel| panel.folded);
        let log = self.session.log();
        let starts = self.session.turn_starts(&log);
        let row = |(line, index): (usize, usize)| {
            let says = ctx.words.say(&log[index].message);
            // a turn's first line stands out, the others stand below it
            let first = starts.binary_search(&index).is_ok();
            let found = !query.is_empty() && says.to_lowercase().contains(query);
            let role = match (line == at, found) {
                (true, _) => Role::Cursor,
                (false, true) => Role::Key,
                (false, false) if first => Role::Prompt,
                (false, false) => Role::Text,
            };
            let mark = if line == at { ">" } else { " " };
            let mark = Row::of(Role::Prompt, if first { format!("{mark} ") } else { format!("{mark}   ") });
            let row = mark.put(role, says);
            if !folded {
                return row;
            }
            let end = starts.iter().find(|&&start| start > index).copied().unwrap_or(log.len());
            let count = i64::try_from(end - index).unwrap_or(0);
            row.put(Role::Dim, format!("  {}", ctx.fill("screen-log-lines", &[("count", count.into())])))
        };
        self.listed_log(&log).into_iter().enumerate().map(row).collect()
    }

    /// Returns the entries of a log as they are listed: the newest turn first, in playing order inside; of folded turns the
    /// first. Those of a digest are all in playing order.
    pub(super) fn listed_log(&self, log: &[LogEntry]) -> Vec<usize> {
        let folded = self.ui.panel.as_ref().is_some_and(|panel| panel.folded);
        if let Some(since) = self.ui.panel.as_ref().and_then(|panel| panel.since) {
            let starts = self.session.turn_starts(log);
            let is_listed = |entry: &usize| !folded || *entry == since || starts.binary_search(entry).is_ok();
            return (since..log.len()).filter(is_listed).collect();
        }
        let mut listed = Vec::new();
        let mut end = log.len();
        for start in self.session.turn_starts(log).into_iter().rev() {
            listed.extend(start..if folded { end.min(start + 1) } else { end });
            end = start;
        }
        listed
    }

    /// Shows turns by their first line, or whole again; the cursor stays in its turn.
    fn fold(&mut self, folded: bool) {
        let log = self.session.log();
        let at = self.entry(&log).unwrap_or(0);
        if let Some(panel) = &mut self.ui.panel {
            panel.folded = folded;
        }
        let turn = self.session.turn_starts(&log).into_iter().rfind(|&start| start <= at).unwrap_or(0);
        let line = self.listed_log(&log).iter().position(|&index| index == turn).unwrap_or(0);
        if let Some(panel) = &mut self.ui.panel {
            panel.at = line;
        }
    }

    /// The entry under the cursor of the open log.
    fn entry(&self, log: &[LogEntry]) -> Option<usize> {
        self.listed_log(log).get(self.ui.panel.as_ref()?.at).copied()
    }

    /// Takes a key while the table is shown as it stood.
    pub(super) fn past_key(&mut self, what: Command) {
        let at = self.past().map(|past| past.at.actions);
        let log = self.session.log();
        let Some(here) = self.entry(&log) else { return };
        let older = match what {
            Command::Drop | Command::Close | Command::Choose => {
                if let Some(panel) = &mut self.ui.panel {
                    panel.past = None;
                }
                return;
            }
            Command::Left | Command::Up | Command::Previous | Command::PageUp => true,
            Command::Right | Command::Down | Command::Next | Command::PageDown => false,
            _ => return,
        };
        // Lines of one action show the same table.
        let differs = |index: &usize| log.get(*index).map(|told| told.at) != at;
        let next = if older { (0..here).rev().find(differs) } else { (here + 1..log.len()).find(differs) };
        match next {
            Some(next) => {
                self.point_at_entry(next);
                self.look_back();
            }
            None => self.tell_end(),
        }
    }

    /// The cursor of the open log to an entry.
    fn point_at_entry(&mut self, entry: usize) {
        if let Some(panel) = &mut self.ui.panel {
            panel.folded = false;
            // what was before it is in the whole log alone
            panel.since = panel.since.filter(|since| *since <= entry);
        }
        let at = self.listed_log(&self.session.log()).iter().position(|&index| index == entry);
        if let (Some(panel), Some(at)) = (&mut self.ui.panel, at) {
            panel.at = at;
        }
    }

    /// Shows the table as it stood at the line under the cursor.
    fn look_back(&mut self) {
        let log = self.session.log();
        let Some(index) = self.entry(&log) else { return };
        let Some(told) = log.get(index) else { return };
        let first = log.partition_point(|entry| entry.at < told.at);
        let turn = self.session.turn_of_group(&self.session.turns(), &log[first..=index]);
        match (self.session.past(told.at), &mut self.ui.panel) {
            (Some(view), Some(panel)) => {
                let changes = self.session.changes_since(told.at.saturating_sub(1), &*view);
                panel.past = Some(Past {
                    view,
                    at: told.at.into(),
                    turn: turn.map_or(told.owner, |(_, owner)| owner),
                    text: self.session.words().say(&told.message),
                    changes,
                    hand: None,
                })
            }
            _ => self.ui.tell(Role::Bad, self.session.say("screen-no-past")),
        }
    }

    /// Moves the cursor to a place, or shows the table as it stood in a round and turn.
    pub(super) fn go_to(&mut self, text: &str) {
        let found = match text.split_once('.') {
            Some((round, turn)) => match (round.parse(), turn.parse()) {
                (Ok(round), Ok(turn)) => self.session.turn_of(round, turn).is_some_and(|index| {
                    self.ui.panel = Some(Panel::new(Topic::Log));
                    self.point_at_entry(index);
                    self.look_back();
                    true
                }),
                _ => false,
            },
            None => self.point_at(text),
        };
        if !found {
            self.ui.tell(Role::Bad, self.session.fill("screen-no-goto", &[("text", text.to_owned().into())]));
        }
    }

    /// The cursor to the place that is called so; whether there is one.
    fn point_at(&mut self, text: &str) -> bool {
        let Some(spot) = self.session.shown.view.spot_named(self.session.words(), text) else { return false };
        self.ui.panel = None;
        self.cursor.spot = spot;
        self.cursor.focus = Focus::Map;
        self.cursor.looking = true;
        self.sync();
        true
    }

    /// Searches the open panel, or the log if none is open.
    pub(super) fn search(&mut self, text: &str) {
        let query = text.trim().to_lowercase();
        let Some(panel) = self.ui.panel.as_mut().filter(|_| !query.is_empty()) else { return };
        panel.query = query;
        if !self.find_next(true, true) {
            self.tell_nothing_found();
        }
    }

    /// Goes on to the next match, or says why that is where one is.
    pub(super) fn find_again(&mut self, forward: bool) {
        let cursor = |play: &Play| play.ui.panel.as_ref().map(|panel| (panel.at, panel.found));
        let before = cursor(self);
        if !self.find_next(forward, false) {
            self.tell_nothing_found();
        } else if cursor(self) == before {
            self.ui.tell(Role::Dim, self.session.say("screen-only-found"));
        }
    }

    /// Ends a search that has no match.
    fn tell_nothing_found(&mut self) {
        let Some(panel) = &mut self.ui.panel else { return };
        let text = std::mem::take(&mut panel.query);
        self.ui.tell(Role::Bad, self.session.fill("screen-nothing-found", &[("text", text.into())]));
    }

    /// Moves to the next match; returns whether there is one.
    fn find_next(&mut self, forward: bool, here_too: bool) -> bool {
        let Some(panel) = self.ui.panel.as_ref().filter(|panel| !panel.query.is_empty()) else { return false };
        let in_log = panel.topic == Topic::Log;
        let lines: Vec<String> = if in_log {
            let log = self.session.log();
            self.listed_log(&log).into_iter().map(|index| self.session.words().say(&log[index].message)).collect()
        } else {
            let room = panel.room.max(20);
            let text = self.panel_text(&self.session.plain_ctx(), &panel.topic, room);
            text.rows.iter().map(ToString::to_string).collect()
        };
        let count = lines.len();
        let from = if in_log { panel.at } else { panel.found };
        let step = |by: usize| if forward { (from + by) % count } else { (from + count - by % count) % count };
        let first = usize::from(!here_too);
        let hit = (first..count + first).map(step).find(|&index| lines[index].to_lowercase().contains(&panel.query));
        let (Some(hit), Some(panel)) = (hit, self.ui.panel.as_mut()) else { return false };
        if in_log {
            panel.at = hit;
        } else {
            panel.found = hit;
            panel.scroll.to(hit);
        }
        true
    }
}

impl PlaySession {
    /// Returns the entries with which turns begin; the first one is what comes before all turns.
    pub(super) fn turn_starts(&self, log: &[LogEntry]) -> Vec<usize> {
        let game_ui = self.game_ui();
        let told = log.iter().any(|told| game_ui.begins_turn(told));
        // a game that says nothing as a turn begins
        let begins = |index: usize| match told {
            true => game_ui.begins_turn(&log[index]),
            false => log[index].turn != log[index - 1].turn,
        };
        (0..log.len()).filter(|&index| index == 0 || begins(index)).collect()
    }

    /// The entry of the log with which a turn of a round begins.
    fn turn_of(&self, round: u16, turn: usize) -> Option<usize> {
        let log = self.log();
        let ctx = self.plain_ctx();
        let mut known: Option<usize> = None;
        let begins = |(_, told): &(usize, &LogEntry)| known.replace(told.turn) != Some(told.turn);
        let firsts: Vec<(usize, &LogEntry)> = log.iter().enumerate().filter(begins).collect();
        let in_round =
            |(_, told): &&(usize, &LogEntry)| self.past(told.at).is_some_and(|view| view.headline(&ctx).round == round);
        let (index, _) = firsts.iter().filter(in_round).nth(turn.checked_sub(1)?)?;
        Some(*index)
    }
}
