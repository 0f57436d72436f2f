//! A game that is watched again: the table as it stood after each action, forward and back, by turn, to an end.
//!
//! Of a game that is over everything is open: all cards, and the hand of the seat whose turn it was. Of a game that
//! continues no more is shown than its only person may know; with several humans or none, what everyone sees.

use super::log::Past;
use super::{Play, PlaySession, Transition, TurnStatus};
use crate::kernel::{Seat, Viewer, Words};
use crate::table::{LogEntry, Turn};
use crate::tui::commands::Command;
use crate::tui::game_ui::{Ctx, GameView};
use crate::tui::key_bar::Hint;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::Settings;
use crate::tui::text::Row;

/// One moment at which something was told.
struct Stop {
    /// Actions taken until then.
    actions: usize,
    /// The turn that the table is in then, and whose it is: the line that begins a turn belongs to it, though the action was
    /// taken in the one before.
    turn: usize,
    owner: Option<Seat>,
    /// The last event shown.
    text: String,
}

/// The place in a game that is watched.
pub(super) struct Watch {
    stops: Vec<Stop>,
    at: usize,
    /// Whether there is nothing but to watch: the game is played nowhere.
    only: bool,
}

impl Play {
    /// Shows a game that is only looked at, from its start, with these eyes or those that fit it.
    pub fn watching(session: PlaySession, viewer: Option<Viewer>, settings: &Settings, words: &'static Words) -> Play {
        let mut play = Play::new(session, settings, words);
        play.panel = None;
        play.begin_watching(viewer, true);
        play.show_stop(0);
        play
    }

    /// Whether there is nothing but to watch.
    pub fn is_only_watched(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.only)
    }

    /// Returns the player's view: the table now, or as it was in a game that is watched.
    pub(super) fn seen_look(&self) -> &dyn GameView {
        match &self.past {
            Some(past) if self.watch.is_some() => &*past.view,
            _ => &*self.session.shown.view,
        }
    }

    fn begin_watching(&mut self, viewer: Option<Viewer>, only: bool) {
        let open = (self.now == TurnStatus::Over).then_some(Viewer::All);
        self.session.look_as(viewer.or(open));
        self.seen_open |= self.session.viewer() == Viewer::All;
        let log = self.session.log();
        let turns = self.session.turns();
        let stops = log.chunk_by(|one, other| one.at == other.at).filter_map(|group| {
            let last = group.last()?;
            let text = self.words.say(&last.message);
            let (turn, owner) = self.whose(&turns, group)?;
            Some(Stop { actions: last.at, turn, owner, text })
        });
        let mut stops: Vec<Stop> = stops.collect();
        if stops.first().is_none_or(|first| first.actions > 0) {
            let owner = turns.first().map(|turn| turn.owner);
            stops.insert(0, Stop { actions: 0, turn: 0, owner, text: String::new() });
        }
        self.panel = None;
        self.watch = Some(Watch { stops, at: 0, only });
    }

    /// The turn to which the last of some entries that came with one action belongs, and whose it is: the next one, if they
    /// tell that it begins.
    pub(super) fn whose(&self, turns: &[Turn], group: &[LogEntry]) -> Option<(usize, Option<Seat>)> {
        let last = group.last()?;
        let begins = group.iter().any(|told| self.session.game_ui().begins_turn(told));
        let after = turns.iter().rfind(|turn| begins && turn.actions.start <= last.at);
        Some(after.map_or((last.turn, last.owner), |turn| (turn.number, Some(turn.owner))))
    }

    pub(super) fn watch_from_start(&mut self) {
        self.begin_watching(None, false);
        self.show_stop(0);
    }

    /// Watches from the first moment after this many actions.
    pub(super) fn watch_at(&mut self, actions: usize) {
        self.begin_watching(None, false);
        let stops = self.watch.as_ref().map_or(&[][..], |watch| &watch.stops);
        self.show_stop(stops.partition_point(|stop| stop.actions < actions));
    }

    /// Watches on from the same place in other words.
    pub(super) fn watch_on(&mut self) {
        if let Some(watch) = self.watch.take() {
            self.begin_watching(Some(self.session.viewer()), watch.only);
            self.show_stop(watch.at);
        }
    }

    pub(super) fn stop_watching(&mut self) -> Transition {
        if self.is_only_watched() {
            return Transition::Leave;
        }
        (self.watch, self.past, self.panel) = (None, None, None);
        self.session.look_as(None);
        Transition::Nothing
    }

    /// The table as it stood at a stop.
    fn show_stop(&mut self, at: usize) {
        let Some(watch) = &mut self.watch else { return };
        watch.at = at.min(watch.stops.len().saturating_sub(1));
        let Some(stop) = watch.stops.get(watch.at) else { return };
        let (actions, turn, text) = (stop.actions, stop.owner, stop.text.clone());
        let open = self.session.viewer() == Viewer::All;
        let hand = turn.filter(|_| open).and_then(|seat| Some((seat, self.session.past_as(actions, seat)?)));
        match self.session.past(actions) {
            Some(view) => self.past = Some(Past { view, at: actions, turn, text, hand }),
            None => self.tell(Role::Bad, self.say("screen-no-past")),
        }
    }

    /// The cards of whose turn it was, in this many columns.
    pub(super) fn open_hand(&self, ctx: &Ctx, past: &Past, room: usize) -> Vec<Row> {
        let Some((seat, view)) = &past.hand else { return Vec::new() };
        let name = view.name(self.words, *seat).to_uppercase();
        let mut rows: Vec<Row> = view.hand(ctx, room).into_iter().map(|held| held.row.fitted(room)).collect();
        if !rows.is_empty() {
            rows.insert(0, Row::of(Role::Prompt, self.fill("screen-watch-hand", &[("seat", name.into())])));
        }
        rows
    }

    pub(super) fn watching_key(&mut self, what: Command) -> Transition {
        let Some(Watch { stops, at, .. }) = &self.watch else { return Transition::Nothing };
        let (at, last) = (*at, stops.len().saturating_sub(1));
        let turn = stops.get(at).map_or(0, |stop| stop.turn);
        let begins = |turn: usize| stops.partition_point(|stop| stop.turn < turn);
        let next = match what {
            Command::Choose | Command::Right => at + 1,
            Command::Left => at.saturating_sub(1),
            Command::Down | Command::PageDown => stops.partition_point(|stop| stop.turn <= turn),
            // first to where this turn began, then to the one before
            Command::Up | Command::PageUp if begins(turn) < at => begins(turn),
            Command::Up | Command::PageUp => stops.get(at.saturating_sub(1)).map_or(0, |stop| begins(stop.turn)),
            Command::Top => 0,
            Command::Bottom => last,
            Command::Drop | Command::Close => return self.stop_watching(),
            _ => return Transition::Nothing,
        };
        self.show_stop(next.min(last));
        Transition::Nothing
    }

    pub(super) fn watching_question(&self) -> Option<String> {
        let watch = self.watch.as_ref()?;
        let stop = watch.stops.get(watch.at)?;
        let number = |turn: usize| i64::try_from(turn + 1).unwrap_or(0);
        let turns = watch.stops.last().map_or(0, |last| last.turn);
        let places =
            [("turn", number(stop.turn).into()), ("turns", number(turns).into()), ("text", stop.text.clone().into())];
        Some(match (watch.stops.len(), stop.text.is_empty()) {
            (1, true) => self.say("screen-watch-unknown"),
            (_, true) => self.fill("screen-watch-start", &places),
            (_, false) => self.fill("screen-watch", &places),
        })
    }

    pub(super) fn watching_hints(&self) -> Vec<Hint> {
        vec![
            self.hint_for(&[Command::Left, Command::Right], "screen-key-steps", false),
            self.hint_for(&[Command::Down, Command::Up], "screen-key-turns", false),
            self.hint_for(&[Command::Top, Command::Bottom], "screen-key-ends", true),
            self.hint_of(Key::Esc, "screen-key-stop-watching", false),
            self.hint_of(self.board_keys(), "screen-key-boards", true),
            self.hint(Command::Help, true),
        ]
    }
}
