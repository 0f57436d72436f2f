//! The effects of commands.

use super::mode::{Mode, Playback, Prompt};
use super::{Advised, Focus, Panel, Play, TIME_AT_ONCE, Topic, Transition};
use crate::kernel::join;
use crate::table::CannotUndo;
use crate::table::shared::Motion;
use crate::tui::about;
use crate::tui::commands::Command;
use crate::tui::game_ui::Spot;
use crate::tui::line::LineEditor;
use crate::tui::palette::Role;
use crate::tui::text::Row;

impl Play {
    /// Does what a command says; `rest` is what was typed behind it.
    pub(super) fn perform(&mut self, what: Command, rest: &str) -> Transition {
        // a line that is typed may ask for the law of the last word
        if !matches!(what, Command::Law | Command::Type) {
            self.ui.cited.clear();
        }
        match what {
            Command::Leave if self.mode.replay().is_some() => return self.stop_watching(),
            Command::Leave => self.ask_to_leave(),
            Command::LeaveNow if self.told_unsaved => return Transition::Abandon { quit: true },
            Command::SaveAndLeave | Command::LeaveNow => return Transition::Quit,
            Command::Save => self.save(rest.trim()),
            Command::Type => {
                let mut editor = LineEditor::new();
                self.ui.history.iter().for_each(|old| editor.remember(old));
                if self.composer.begun() {
                    editor.offer(&format!("{} ", join(self.composer.prefix())));
                }
                self.ui.prompt = Some(Prompt { editor, searching: false });
            }
            Command::Undo => self.undo(rest.trim()),
            Command::Redo => match self.session.redo() {
                Ok(count) => self.changed("screen-redone", count),
                Err(error) => self.ui.tell(Role::Bad, error.say(self.session.words())),
            },
            Command::Law => self.law(rest.trim()),
            Command::Odds => self.odds(rest),
            Command::Goto => self.go_to(rest.trim()),
            Command::Search => {
                if self.ui.panel.is_none() {
                    self.ui.panel = Some(Panel::new(Topic::Log));
                }
                self.ui.prompt = Some(Prompt { editor: LineEditor::new(), searching: true });
            }
            Command::Help => match self.about_hint() {
                Some(about) => self.ui.panel = Some(Panel::new(about)),
                None => self.ui.toggle(Topic::Help),
            },
            Command::About => self.about(rest.trim()),
            Command::Info => match self.card_in_words() {
                Some(topic) => self.ui.toggle(topic),
                None => self.ui.toggle(Topic::Place(self.cursor.spot)),
            },
            Command::Log => self.ui.toggle(Topic::Log),
            Command::Points => self.ui.toggle(Topic::Points(Vec::new())),
            Command::Rematch if self.session.is_shared() => self.put_to_table(Motion::Rematch),
            Command::Rematch => return Transition::Rematch,
            Command::Watch => self.watch_from_start(),
            Command::Export => return Transition::Export,
            Command::Chances => self.switch_curves(),
            Command::Review => self.review(),
            Command::Cards => self.ui.toggle(Topic::Cards),
            Command::Board => match self.session.seat_named(rest.trim()) {
                Some(seat) => self.ui.panel = Some(Panel::new(Topic::Board(seat))),
                None => self.ui.tell(Role::Bad, self.session.say("screen-which-board")),
            },
            Command::Table if self.session.is_available(what) => self.ui.toggle(Topic::Table),
            Command::Table => self.ui.tell(Role::Dim, self.session.say("screen-no-table")),
            Command::WhyNot => self.why(rest.trim()),
            Command::Hint => match self.session.hint(self.level_to_ask(), TIME_AT_ONCE) {
                Advised::Advice(advice) => self.tell_hint(advice),
                Advised::Later => self.ui.tell(Role::Dim, self.session.say("screen-hint-later")),
                Advised::NotAsked => self.ui.tell(Role::Bad, self.session.say("screen-not-asked")),
            },
            Command::Say => self.talk(rest.trim()),
            Command::Agree => self.agree(),
            Command::Refuse => self.turn_down(),
            Command::Away => self.away(rest.trim()),
            Command::CloseTable => self.put_to_table(Motion::Close),
            Command::Decline => self.decline(rest.trim()),
            Command::Sit => self.sit(rest.trim()),
            Command::Rise => self.rise(),
            Command::Who => self.who(),
            Command::Set => return self.set(rest.trim()),
            Command::Hold if self.mode.replay().is_some() => self.play_on(),
            Command::Hold => {
                // a bot may still be thinking
                let is_held = matches!(self.mode.playback(), Playback::Held | Playback::OneStep);
                self.mode.set_playback(if is_held { Playback::OneStep } else { Playback::Held });
            }
            Command::Turn => self.mode.set_playback(Playback::UntilTurnOver(self.session.shown.snapshot.turn)),
            Command::Next if self.ui.panel.is_none() && matches!(self.mode, Mode::Watching(..)) => {
                self.mode.set_playback(Playback::UntilConcerned);
            }
            Command::Choose
            | Command::Drop
            | Command::StepBack
            | Command::Left
            | Command::Down
            | Command::Up
            | Command::Right
            | Command::Next
            | Command::Previous
            | Command::Pane
            | Command::More
            | Command::Less
            | Command::Close
            | Command::PageUp
            | Command::PageDown
            | Command::Top
            | Command::Bottom
            | Command::Surprise
            | Command::Redraw
            | Command::Suspend => return self.move_or_choose(what),
        }
        Transition::Nothing
    }

    /// Shows what a game is: this one, or the one that was typed.
    fn about(&mut self, word: &str) {
        let game = if word.is_empty() { Some(self.session.game_ui().game()) } else { about::named(word) };
        match game {
            Some(game) => self.ui.toggle(Topic::About(game)),
            None => self.ui.tell(
                Role::Bad,
                self.session
                    .fill("about-none", &[("text", word.into()), ("games", about::known(self.session.words()).into())]),
            ),
        }
    }

    /// Shows the law of what was typed, or of the last reason, or of the question.
    fn law(&mut self, wish: &str) {
        if !wish.is_empty() {
            return match self.session.book().open(wish) {
                Some(_) => self.ui.panel = Some(Panel::new(Topic::Page(wish.to_owned()))),
                None => self.ui.tell(Role::Bad, self.session.fill("law-none", &[("law", wish.to_owned().into())])),
            };
        }
        let of_panel = match self.ui.panel.as_ref().map(|panel| &panel.topic) {
            Some(Topic::Why { reasons, .. }) => reasons.iter().find(|reason| !reason.law.is_empty()),
            _ => None,
        };
        // what others are asked next is not told before
        let shown = self.shown_law().unwrap_or_else(|| self.session.shown.question.law.clone());
        let number = [of_panel.map_or("", |reason| &reason.law), &self.ui.cited, &shown]
            .into_iter()
            .find(|number| !number.is_empty())
            .unwrap_or_default()
            .to_owned();
        match self.session.book().law(&number) {
            Some(_) => self.ui.toggle(Topic::Law(number)),
            None => self.ui.toggle(Topic::Page(String::new())),
        }
    }

    /// Shows the odds of a battle: a clearing, whom, or where the cursor is.
    fn odds(&mut self, text: &str) {
        let at = self.composer.prefix().iter().rev().find_map(|part| Spot::of(*part)).unwrap_or(self.cursor.spot);
        let (at, against) = match self.session.odds_asked(text, at) {
            Ok(asked) => asked,
            Err(says) => return self.ui.tell(Role::Bad, says),
        };
        match self.session.shown.view.odds(&self.session.plain_ctx(), at, against) {
            Some((title, rows)) => self.ui.toggle(Topic::Said { title, rows }),
            None => self.ui.tell(Role::Dim, self.session.say("screen-no-odds")),
        }
    }

    fn undo(&mut self, times: &str) {
        let number = if times.is_empty() { Some(1) } else { times.parse().ok().filter(|number| *number > 0) };
        let Some(times): Option<usize> = number else {
            return self
                .ui
                .tell(Role::Bad, self.session.fill("screen-undo-what", &[("text", times.to_owned().into())]));
        };
        // what one of several humans has seen of the others' cards cannot be taken back
        if self.seen_open && self.session.people() > 1 {
            return self.ui.tell(Role::Bad, self.session.say("undo-knowledge"));
        }
        let mut count = 0;
        for _ in 0..times.min(1000) {
            match self.session.undo() {
                Ok(undone) => count += undone,
                Err(CannotUndo::Proposed) => return self.tell_asked(),
                Err(error) => {
                    if count == 0 {
                        return self.ui.tell(Role::Bad, error.say(self.session.words()));
                    }
                    break;
                }
            }
        }
        self.changed("screen-undone", count);
    }

    fn changed(&mut self, key: &str, count: usize) {
        self.ui.panel = None;
        self.mode.set_playback(Playback::Paced);
        self.turn_to_now();
        let count = i64::try_from(count).unwrap_or(0);
        self.ui.tell(Role::Dim, self.session.fill(key, &[("count", count.into())]));
    }

    /// The card of the hand under the cursor, and what it does.
    fn card_in_words(&self) -> Option<Topic> {
        let part = self.pointed().filter(|_| self.cursor.focus == Focus::Hand)?;
        let says = self.session.shown.view.choice(&self.session.plain_ctx(), &[], part)?;
        Some(Topic::Said { title: self.session.name_of(part), rows: vec![Row::plain(says)] })
    }
}
