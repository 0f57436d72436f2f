//! Keys: to which of the open parts of the screen a key belongs.

use std::time::Duration;

use super::{Panel, Play, Topic, Transition, TurnStatus, typed};
use crate::kernel::{Part, Seat};
use crate::tui::commands::{Command, Place};
use crate::tui::composer::NO_MORE;
use crate::tui::input::Input;
use crate::tui::keys::{Key, fold, folded};
use crate::tui::line::Edit;
use crate::tui::palette::Role;

impl Play {
    /// Something happened at the keyboard.
    pub fn input(&mut self, input: &Input) -> Transition {
        match input {
            // a key that was pressed while others played answers nothing
            Input::Key(key) if self.unseen && *key != Key::Ctrl('c') => Transition::Nothing,
            Input::Mouse(_) | Input::Paste(_) if self.unseen => Transition::Nothing,
            Input::Key(key) => self.key(*key),
            Input::Paste(text) => {
                if let Some(line) = &mut self.line {
                    // a line may be pasted whole
                    let is_own = self.searching || is_own_text(&format!("{}{text}", line.text()));
                    line.insert(&if is_own { text.clone() } else { folded(text) });
                }
                Transition::Nothing
            }
            Input::Mouse(mouse) => self.mouse(*mouse),
            Input::Wake => {
                self.hear_table();
                if let Some(advice) = self.session.late_hint(Duration::ZERO) {
                    self.tell_hint(advice);
                }
                Transition::Nothing
            }
            Input::Resize | Input::Redraw => Transition::Nothing,
        }
    }

    pub(super) fn key(&mut self, key: Key) -> Transition {
        let key = if self.line.is_some() { key } else { key.folded() };
        // what is open is put away first
        let put_away = self.panel.is_some() && matches!(key, Key::Enter | Key::Esc);
        if matches!(self.now, TurnStatus::Asked(_)) && !put_away {
            self.digest = None;
            self.fresh.clear();
        }
        if let Some(notice) = self.notice.take() {
            self.cited = notice.law;
        }
        let number = self.number.take();
        self.hover = None;
        if self.line.is_some() {
            return self.line_key(key);
        }
        if self.leaving {
            return self.leaving_key(key);
        }
        if self.ending {
            self.ending = false;
            match key {
                Key::Char('e') | Key::Enter => {
                    self.take(NO_MORE.to_owned());
                    return Transition::Nothing;
                }
                Key::Esc => return Transition::Nothing,
                // any other key is meant for what it says
                _ => {}
            }
        }
        if let Some(wish) = self.ready_key(key) {
            return wish;
        }
        if self.hint_key(key) {
            return Transition::Nothing;
        }
        let place = self.place();
        if let Key::Char(capital @ 'A'..='Z') = key
            && place != Place::HandOver
            && let Some(seat) = self.seat_of(capital)
        {
            if place == Place::Asked
                && let Some(pick) = self.pick_of(seat)
            {
                return self.pick(pick);
            }
            self.past = self.past.take().filter(|_| self.watch.is_some());
            self.toggle(Topic::Board(seat));
            return Transition::Nothing;
        }
        // An occasion never takes a key from the question under it.
        let is_unasked = self.panel.as_ref().is_some_and(|panel| panel.unasked);
        let place = if place == Place::Panel && is_unasked && self.settings.keys.bound(place, key).is_none() {
            self.panel = None;
            self.past = self.past.take().filter(|_| self.watch.is_some());
            self.place()
        } else {
            place
        };
        if place == Place::Asked && self.guided(key, number) {
            self.cited.clear();
            return Transition::Nothing;
        }
        match self.settings.keys.bound(place, key) {
            Some(what) => self.perform(what, ""),
            None => {
                if key.is_composed() {
                    let (words, places) = (self.session.words(), [("key", key.to_string().into())]);
                    self.tell(Role::Dim, self.settings.keys.text_with(words, "screen-composed", &places));
                } else if key == Key::Char('q') {
                    self.tell(Role::Dim, self.say("screen-say-quit"));
                } else if place == Place::Asked {
                    self.refuse_key(key);
                } else if place == Place::Panel {
                    // a reader must not answer the question under the panel unawares
                    self.tell(Role::Dim, self.fill("screen-no-key-panel", &[("key", key.to_string().into())]));
                }
                Transition::Nothing
            }
        }
    }

    pub(super) fn line_key(&mut self, key: Key) -> Transition {
        let (words, called) = (self.typeable(), self.called());
        let is_own = self.searching || self.line.as_ref().is_some_and(|line| is_own_text(line.text()));
        let Some(line) = &mut self.line else { return Transition::Nothing };
        let key = match key {
            Key::Char(c) if !is_own => Key::Char(fold(c)),
            key => key,
        };
        match line.key(key, |start| typed::complete(&words, &called, start)) {
            Edit::Done(text) => {
                self.history = line.history().to_vec();
                self.line = None;
                if std::mem::take(&mut self.searching) {
                    self.search(&text);
                    return Transition::Nothing;
                }
                self.typed(&text)
            }
            Edit::Dropped => {
                self.line = None;
                self.searching = false;
                Transition::Nothing
            }
            Edit::Choices(choices) => {
                let shown = choices.join("  ");
                self.tell(Role::Dim, shown);
                Transition::Nothing
            }
            Edit::Changed | Edit::Nothing => Transition::Nothing,
        }
    }

    /// The seat of a faction by its capital.
    pub(super) fn seat_of(&self, capital: char) -> Option<Seat> {
        let shown = &self.session.shown;
        shown.seats.iter().copied().find(|&seat| shown.view.letter(seat) == capital)
    }

    /// Returns the seat that a choice stands for, if it is one.
    pub(super) fn pick_of(&self, seat: Seat) -> Option<usize> {
        let plays = self.session.with(|running| running.game().plays(seat))?;
        let is_it = |part: Option<Part>| matches!(part, Some(Part::Player(id)) if plays.split(':').next() == Some(id));
        self.composer.stage().picks.iter().position(|pick| is_it(pick.part))
    }

    /// Opens a panel, or closes it if it is the one that is open.
    pub(super) fn toggle(&mut self, topic: Topic) {
        let same = self.panel.as_ref().is_some_and(|panel| panel.topic == topic);
        self.panel = (!same).then(|| Panel::new(topic));
    }
}

/// Whether what is typed next is the player's own text: the name of a save, or what they say to the table.
fn is_own_text(line: &str) -> bool {
    let word = line.trim_start().split_once(' ').map(|(word, _)| word);
    let own = [Command::Save, Command::SaveAndLeave, Command::Say];
    word.is_some_and(|word| own.iter().any(|&what| what.typed().contains(&word)))
}
