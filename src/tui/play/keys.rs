//! A game as a component of the screen: keys, and whatever else happens at the keyboard.

use std::time::Duration;

use ratatui::Frame;

use super::mode::Prompt;
use super::{Panel, Play, PlaySession, PlayerUi, Topic, Transition, typed};
use crate::kernel::{Part, Seat};
use crate::tui::commands::Command;
use crate::tui::component::{Component, Context, Outcome};
use crate::tui::input::Input;
use crate::tui::key_bar::Hint;
use crate::tui::keys::{Key, fold, folded};
use crate::tui::line::Edit;
use crate::tui::palette::Role;

impl Component for Play {
    fn input(&mut self, input: &Input, _: &Context) -> Outcome {
        Outcome::Game(self.take_input(input))
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        self.key_hints()
    }

    fn draw(&mut self, context: &Context, frame: &mut Frame) {
        self.draw_with(frame, context.theme);
    }

    fn notify(&mut self, says: String) {
        self.ui.tell(Role::Bad, says);
    }

    fn settle(&mut self, context: &Context) {
        if !std::ptr::eq(self.session.words(), context.words()) {
            self.speak(context.words());
        }
        self.take_settings(context.settings);
    }

    fn rest(&self) -> Option<Duration> {
        self.until_next_step()
    }

    fn tick(&mut self, _: &Context) {
        self.take_step();
    }

    fn play(&self) -> Option<&Play> {
        Some(self)
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        Some(self)
    }
}

impl Play {
    /// Takes in what happened at the keyboard.
    pub fn take_input(&mut self, input: &Input) -> Transition {
        match input {
            // a key that was pressed while others played answers nothing
            Input::Key(key) if self.unseen && *key != Key::Ctrl('c') => Transition::Nothing,
            Input::Mouse(_) | Input::Paste(_) if self.unseen => Transition::Nothing,
            Input::Key(key) => self.key(*key),
            Input::Paste(text) => {
                if let Some(Prompt { editor, searching }) = &mut self.ui.prompt {
                    // a line may be pasted whole
                    let is_own = *searching || is_own_text(&format!("{}{text}", editor.text()));
                    editor.insert(&if is_own { text.clone() } else { folded(text) });
                }
                Transition::Nothing
            }
            Input::Mouse(mouse) => {
                self.forget_hint();
                self.mouse(*mouse)
            }
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
        let key = if self.ui.prompt.is_some() { key } else { key.folded() };
        // what is open is put away first
        let put_away = self.ui.panel.is_some() && matches!(key, Key::Enter | Key::Esc);
        let bound = self.settings.keys.bound(self.place(), key);
        if bound != Some(Command::Hint) {
            self.forget_hint();
        }
        let tells_news = bound == Some(Command::Log) || bound == Some(Command::Choose) && self.opens_news();
        let since = self.ui.digest.as_ref().filter(|_| tells_news).map(|digest| digest.since);
        // a battle that is over is put aside for what it covers
        let looks = self.ui.panel.is_none() && bound == Some(Command::Pane);
        if looks && self.ui.fought.take().is_some() {
            return Transition::Nothing;
        }
        if self.mode.is_asked() && !put_away {
            self.ui.digest = None;
            self.ui.fresh.clear();
        }
        self.ui.fought = None;
        // a battle is told once it is over, from its start
        if !self.session.is_fighting() {
            self.ui.told = Some(self.session.shown.snapshot.log_len);
        }
        if let Some(notice) = self.ui.notice.take() {
            self.ui.cited = notice.law;
        }
        let number = self.mode.choosing_mut().and_then(|choosing| choosing.number.take());
        self.cursor.hover = None;
        if since.is_some() {
            self.ui.panel = Some(Panel { since, ..Panel::new(Topic::Log) });
            return Transition::Nothing;
        }
        self.press(key, number)
    }

    pub(super) fn line_key(&mut self, key: Key) -> Transition {
        let (words, called) = (self.typeable(), self.session.called());
        let Some(Prompt { editor, searching }) = &mut self.ui.prompt else { return Transition::Nothing };
        let (searching, is_own) = (*searching, *searching || is_own_text(editor.text()));
        let key = match key {
            Key::Char(c) if !is_own => Key::Char(fold(c)),
            key => key,
        };
        match editor.key(key, |start| typed::complete(&words, &called, start)) {
            Edit::Done(text) => {
                self.ui.history = editor.history().to_vec();
                self.ui.prompt = None;
                if searching {
                    self.search(&text);
                    return Transition::Nothing;
                }
                self.typed(&text)
            }
            Edit::Dropped => {
                self.ui.prompt = None;
                Transition::Nothing
            }
            Edit::Choices(choices) => {
                let shown = choices.join("  ");
                self.ui.tell(Role::Dim, shown);
                Transition::Nothing
            }
            Edit::Changed | Edit::Nothing => Transition::Nothing,
        }
    }

    /// Returns the seat that a choice stands for, if it is one.
    pub(super) fn pick_of(&self, seat: Seat) -> Option<usize> {
        let plays = self.session.plays(seat);
        let is_it = |part: Option<Part>| matches!(part, Some(Part::Player(id)) if id == plays);
        self.composer.stage().picks.iter().position(|pick| is_it(pick.part))
    }
}

impl PlaySession {
    /// Returns the seat of a faction by its capital.
    pub(super) fn seat_of(&self, capital: char) -> Option<Seat> {
        let shown = &self.shown;
        shown.snapshot.seats.iter().copied().find(|&seat| shown.view.letter(seat) == capital)
    }
}

impl PlayerUi {
    /// Opens a panel, or closes it if it is the one that is open. One that was put aside comes back as it was.
    pub(super) fn toggle(&mut self, topic: Topic) {
        let aside = self.aside.take().filter(|panel| panel.topic.is_like(&topic));
        if self.panel.is_none() && aside.is_some() {
            self.panel = aside;
            return;
        }
        let same = self.panel.as_ref().is_some_and(|panel| panel.topic.is_like(&topic));
        self.panel = (!same).then(|| Panel::new(topic));
    }
}

/// Whether what is typed next is the player's own text: the name of a save, or what they say to the table.
fn is_own_text(line: &str) -> bool {
    let word = line.trim_start().split_once(' ').map(|(word, _)| word);
    let own = [Command::Save, Command::SaveAndLeave, Command::Say];
    word.is_some_and(|word| own.iter().any(|&what| what.typed().contains(&word)))
}
