//! A game that is watched again: the table as it stood after each action, forward and back, by turn, to an end.
//!
//! Of a game that is over everything is open: all cards, and the hand of the seat whose turn it was. Of a game that
//! continues no more is shown than its only person may know; with several humans or none, what everyone sees.

use super::log::Past;
use super::mode::{Mode, Playback};
use super::offers::{Does, Offer};
use super::pacing::{CONCERNING, LEAST, Pacing, rest};
use super::session::Moment;
use super::{Play, PlaySession, Transition, TurnStatus};
use crate::kernel::telling::WHY;
use crate::kernel::{Seat, Viewer, Words};
use crate::table::{Controller, LogEntry, Turn};
use crate::tui::commands::Command;
use crate::tui::game_ui::{Ctx, GameView};
use crate::tui::key_bar::KeyList;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::{Pace, Settings};
use crate::tui::text::Row;
use std::ops::Range;
use std::time::Duration;

/// One moment at which something was told.
struct Stop {
    at: Moment,
    /// The turn that the table is in then, and whose it is: the line that begins a turn belongs to it, though the action was
    /// taken in the one before.
    turn: usize,
    owner: Option<Seat>,
    /// The entries of the log that tell of it.
    told: Range<usize>,
    /// The last event shown, and the law that it cites.
    text: String,
    law: String,
}

impl Stop {
    /// A moment of which these entries of the log tell, the last of them this one.
    fn of(at: Moment, turn: (usize, Option<Seat>), told: Range<usize>, last: &LogEntry, words: &Words) -> Self {
        let law = last.message.law().unwrap_or_default().to_owned();
        Self { at, turn: turn.0, owner: turn.1, told, text: words.say(&last.message), law }
    }
}

/// A moment of a game that is watched, for who shows it elsewhere than on a screen.
pub struct Step {
    /// The actions taken until then.
    pub actions: usize,
    pub turn: usize,
    /// The round, and whose turn it is.
    pub heading: String,
    /// How long it is shown before the next.
    pub rest: Duration,
}

/// A game that is watched again.
pub(super) struct Replay {
    stops: Vec<Stop>,
    pub at: usize,
    /// Whether there is nothing but to watch: the game is played nowhere.
    pub only: bool,
    /// The stops at which the turns begin that decided the game.
    turning: Vec<usize>,
    /// The pace at which it goes on by itself, while it does.
    pub pacing: Option<Pacing>,
    /// The table as it stood there.
    pub past: Option<Past>,
    /// The mode to come back to.
    pub under: Mode,
}

impl Play {
    /// Plays a game that is only looked at from its start, with these eyes or those that fit it.
    pub fn watching(session: PlaySession, viewer: Option<Viewer>, settings: &Settings) -> Play {
        let mut play = Play::new(session, settings);
        play.ui.panel = None;
        play.begin_replay(viewer, true);
        play.play_from_start();
        play
    }

    /// Lists the moments of a game that is watched. Where a turn begins there is most to see.
    pub fn steps(&self) -> Vec<Step> {
        let (words, turns, pace) = (self.session.words(), self.session.turns(), self.replay_pace());
        let stops = self.mode.replay().map_or(&[][..], |replay| &replay.stops);
        let before = std::iter::once(None).chain(stops.iter().map(|stop| Some(stop.turn)));
        let step = |(stop, before): (&Stop, Option<usize>)| {
            let round = turns.iter().find(|turn| turn.number == stop.turn).map_or(0, |turn| turn.round);
            let who = stop.owner.map(|seat| self.session.shown.view.name(words, seat)).unwrap_or_default();
            let heading = words.text_with("picture-turn", &[("round", i64::from(round).into()), ("who", who.into())]);
            let weight =
                if before == Some(stop.turn) { self.session.weight_of(stop.told.clone()) } else { Some(CONCERNING) };
            Step { actions: stop.at.actions, turn: stop.turn, heading, rest: rest(pace, weight.or(Some(LEAST))) }
        };
        stops.iter().zip(before).map(step).collect()
    }

    /// Shows a moment of a game that is watched, and stays there.
    pub fn hold_at(&mut self, step: usize) {
        if let Mode::Replay(replay) = &mut self.mode {
            replay.pacing = None;
        }
        self.show_stop(step);
    }

    /// Returns whether there is nothing but to watch.
    pub fn is_only_watched(&self) -> bool {
        self.mode.replay().is_some_and(|replay| replay.only)
    }

    /// Returns the player's view: the table now, or as it was in a game that is watched.
    pub(super) fn seen_look(&self) -> &dyn GameView {
        self.mode.replay().and_then(|replay| replay.past.as_ref()).map_or(&*self.session.shown.view, |past| &*past.view)
    }

    /// Returns the table as it stood at the moment that is looked at.
    pub(super) fn past(&self) -> Option<&Past> {
        match &self.mode {
            Mode::Replay(replay) => replay.past.as_ref(),
            _ => self.ui.panel.as_ref()?.past.as_ref(),
        }
    }

    pub(super) fn begin_replay(&mut self, viewer: Option<Viewer>, only: bool) {
        let open = (self.now() == TurnStatus::Over).then_some(Viewer::All);
        self.session.look_as(viewer.or(open));
        self.seen_open |= self.session.viewer() == Viewer::All;
        let log = self.session.log();
        let turns = self.session.turns();
        let mut stops = Vec::new();
        let mut first = 0;
        for group in log.chunk_by(|one, other| one.at == other.at) {
            stops.extend(self.session.stops_within(first, group));
            let told = first..first + group.len();
            first = told.end;
            if let (Some(last), Some(turn)) = (group.last(), self.session.turn_of_group(&turns, group)) {
                stops.push(Stop::of(last.at.into(), turn, told, last, self.session.words()));
            }
        }
        if stops.first().is_none_or(|first| first.at.actions > 0) {
            let owner = turns.first().map(|turn| turn.owner);
            stops.insert(0, Stop { at: 0.into(), turn: 0, owner, told: 0..0, text: String::new(), law: String::new() });
        }
        (self.ui.panel, self.ui.aside) = (None, None);
        let (_, points) = self.session.turning_points();
        let first = |actions: usize| stops.partition_point(|stop| stop.at.actions <= actions);
        let turning = points.iter().map(|point| first(point.turn.actions.start)).collect();
        let replay = |under| Replay { stops, at: 0, only, turning, pacing: None, past: None, under };
        self.mode = match std::mem::replace(&mut self.mode, Mode::Watching(None, Playback::Paced)) {
            Mode::Replay(old) => Mode::Replay(Box::new(replay(old.under))),
            under => Mode::Replay(Box::new(replay(under))),
        };
    }

    pub(super) fn watch_from_start(&mut self) {
        self.begin_replay(None, false);
        self.play_from_start();
    }

    fn play_from_start(&mut self) {
        self.show_stop(0);
        self.play_on();
    }

    /// Watches from the first moment after this many actions.
    pub(super) fn watch_at(&mut self, actions: usize) {
        self.begin_replay(None, false);
        let stops = self.mode.replay().map_or(&[][..], |replay| &replay.stops);
        self.show_stop(stops.partition_point(|stop| stop.at.actions < actions));
    }

    pub(super) fn stop_watching(&mut self) -> Transition {
        if self.is_only_watched() {
            return Transition::Leave;
        }
        if let Mode::Replay(replay) = std::mem::replace(&mut self.mode, Mode::Watching(None, Playback::Paced)) {
            self.mode = replay.under;
        }
        (self.ui.panel, self.ui.aside) = (None, None);
        self.session.look_as(None);
        Transition::Nothing
    }

    /// Shows the table as it stood at a stop.
    pub(super) fn show_stop(&mut self, at: usize) {
        let Mode::Replay(replay) = &mut self.mode else { return };
        replay.at = at.min(replay.stops.len().saturating_sub(1));
        let Some(stop) = replay.stops.get(replay.at) else { return };
        let (at, turn, text) = (stop.at, stop.owner, stop.text.clone());
        let before = replay.at.checked_sub(1).and_then(|before| Some(replay.stops.get(before)?.at));
        let open = self.session.viewer() == Viewer::All;
        let hand = turn.filter(|_| open).and_then(|seat| Some((seat, self.session.past_as(at, seat)?)));
        match (self.session.past(at), &mut self.mode) {
            (Some(view), Mode::Replay(replay)) => {
                let changes = before.map(|before| self.session.changes_since(before, &*view)).unwrap_or_default();
                replay.past = Some(Past { view, at, turn, text, changes, hand });
            }
            _ => self.ui.tell(Role::Bad, self.session.say("screen-no-past")),
        }
    }

    /// Returns the cards of whose turn it was, in this many columns.
    pub(super) fn open_hand(&self, ctx: &Ctx, past: &Past, room: usize) -> Vec<Row> {
        let Some((seat, view)) = &past.hand else { return Vec::new() };
        let name = view.name(self.session.words(), *seat).to_uppercase();
        let mut rows: Vec<Row> = view.hand(ctx, room).into_iter().map(|held| held.row.fitted(room)).collect();
        if !rows.is_empty() {
            rows.insert(0, Row::of(Role::Prompt, self.session.fill("screen-watch-hand", &[("seat", name.into())])));
        }
        rows
    }

    /// Goes on by itself from here, or no longer.
    pub(super) fn play_on(&mut self) {
        let pace = self.replay_pace();
        let Mode::Replay(replay) = &mut self.mode else { return };
        replay.pacing = replay.pacing.is_none().then(|| Pacing::new(pace));
        // at its end it begins anew
        if replay.pacing.is_some() && replay.at + 1 >= replay.stops.len() {
            self.show_stop(0);
        }
    }

    /// Returns the pace of a replay, which is never without pauses.
    fn replay_pace(&self) -> Pace {
        if self.settings.pace == Pace::Off { Pace::Normal } else { self.settings.pace }
    }

    /// Takes the next step of a game that goes on by itself.
    pub(super) fn replay_on(&mut self) {
        let pace = self.replay_pace();
        let Some((at, last)) = self.mode.replay().map(|replay| (replay.at, replay.stops.len().saturating_sub(1)))
        else {
            return;
        };
        if at < last {
            self.show_stop(at + 1);
        }
        if let Mode::Replay(replay) = &mut self.mode {
            replay.pacing = (replay.at < last).then(|| Pacing::of_a_step(pace));
        }
    }

    /// Shows the beginning of a turn that decided the game.
    pub(super) fn show_turning(&mut self, point: usize) {
        let stop = self.mode.replay().and_then(|replay| replay.turning.get(point).copied());
        stop.into_iter().for_each(|stop| self.show_stop(stop));
    }

    pub(super) fn replay_key(&mut self, what: Command) -> Transition {
        let Mode::Replay(replay) = &mut self.mode else { return Transition::Nothing };
        replay.pacing = None;
        let Replay { stops, at, .. } = &**replay;
        let (at, last) = (*at, stops.len().saturating_sub(1));
        let turn = stops.get(at).map_or(0, |stop| stop.turn);
        let begins = |turn: usize| stops.partition_point(|stop| stop.turn < turn);
        let next = match what {
            Command::Choose | Command::Right => at + 1,
            Command::Left => at.saturating_sub(1),
            Command::Down => stops.partition_point(|stop| stop.turn <= turn),
            // first to where this turn began, then to the one before
            Command::Up if begins(turn) < at => begins(turn),
            Command::Up => stops.get(at.saturating_sub(1)).map_or(0, |stop| begins(stop.turn)),
            Command::Top => 0,
            Command::Bottom => last,
            Command::Drop | Command::Close => return self.stop_watching(),
            _ => return Transition::Nothing,
        };
        match next.min(last) {
            next if next == at => self.tell_end(),
            next => self.show_stop(next),
        }
        Transition::Nothing
    }

    /// Returns the law that the event shown cites.
    /// The law of what is shown while the player is asked nothing: of the step of a replay, or of the last one that others took,
    /// as far as it cites one.
    pub(super) fn shown_law(&self) -> Option<String> {
        if let Some(replay) = self.mode.replay() {
            return replay.stops.get(replay.at).map(|stop| stop.law.clone());
        }
        let log = self.session.log();
        let last = log.last().filter(|_| matches!(self.mode, Mode::Watching(..)))?;
        let action = log.iter().rev().take_while(|told| told.at == last.at);
        Some(action.filter_map(|told| told.message.law()).next().unwrap_or_default().to_owned())
    }

    pub(super) fn replay_question(&self) -> Option<String> {
        let replay = self.mode.replay()?;
        let stop = replay.stops.get(replay.at)?;
        let number = |turn: usize| i64::try_from(turn + 1).unwrap_or(0);
        let turns = replay.stops.last().map_or(0, |last| last.turn);
        let places =
            [("turn", number(stop.turn).into()), ("turns", number(turns).into()), ("text", stop.text.clone().into())];
        Some(match (replay.stops.len(), stop.text.is_empty()) {
            (1, true) => self.session.say("screen-watch-unknown"),
            (_, true) => self.session.fill("screen-watch-start", &places),
            (_, false) => self.session.fill("screen-watch", &places),
        })
    }

    pub(super) fn replay_offers(&self) -> Vec<Offer> {
        let is_held = self.mode.replay().is_some_and(|replay| replay.pacing.is_none());
        let points = self.mode.replay().map_or(0, |replay| replay.turning.len());
        let digit = |point: usize| Key::Char(char::from_digit(point as u32 + 1, 10).unwrap_or('0'));
        let numbers = KeyList::typed(if points == 1 { "1".to_owned() } else { format!("1-{points}") });
        let all = (points > 0).then(|| self.offer_key(numbers, "screen-key-turning", Does::ShowTurning(0)).spare());
        let points = (0..points).map(|point| {
            let offer = self.offer_key(digit(point), "screen-key-turning", Does::ShowTurning(point));
            Offer { shown: false, ..offer }
        });
        let first = [
            self.offer_as(&[Command::Hold], if is_held { "screen-key-play-on" } else { "screen-key-hold" }),
            self.offer_as(&[Command::Left, Command::Right], "screen-key-steps"),
            self.offer_as(&[Command::Down, Command::Up], "screen-key-turns"),
        ];
        let rest = [
            self.offer_as(&[Command::Top, Command::Bottom], "screen-key-ends").spare(),
            self.offer_key(Key::Esc, "screen-key-stop-watching", Does::Commands(vec![Command::Drop])),
            self.boards_offer().spare(),
            self.offer(Command::Help).spare(),
        ];
        first.into_iter().chain(all).chain(points).chain(rest).collect()
    }
}

impl PlaySession {
    /// Returns the turn to which the last of some entries that came with one action belongs, and whose it is: the next one,
    /// if they tell that it begins.
    pub(super) fn turn_of_group(&self, turns: &[Turn], group: &[LogEntry]) -> Option<(usize, Option<Seat>)> {
        let last = group.last()?;
        let begins = group.iter().any(|told| self.game_ui().begins_turn(told));
        let after = turns.iter().rfind(|turn| begins && turn.actions.start <= last.at);
        Some(after.map_or((last.turn, last.owner), |turn| (turn.number, Some(turn.owner))))
    }

    /// The stops within one action of a clockwork player, whose entries these are: at all of which the short log tells but mere
    /// reasons. `first` is their place in the log.
    fn stops_within(&self, first: usize, group: &[LogEntry]) -> Vec<Stop> {
        let controllers = &self.shown.snapshot.controllers;
        // the setup is no action
        let owner = group.first().filter(|told| told.at > 0).and_then(|told| told.owner);
        if owner.and_then(|seat| controllers.get(seat.index())) != Some(&Controller::Clockwork) {
            return Vec::new();
        }
        let steps = group[..group.len() - 1].iter().zip(first..);
        let game_ui = self.game_ui();
        let steps =
            steps.filter(|(told, _)| game_ui.telling(told).weight < WHY && game_ui.brief(self.words(), told).is_some());
        let stop = |(told, place): (&LogEntry, usize)| {
            let at = Moment { actions: told.at, told: Some(place + 1) };
            Stop::of(at, (told.turn, owner), place..place + 1, told, self.words())
        };
        steps.map(stop).collect()
    }
}
