//! A game as a component of the screen.

use std::time::Duration;

use ratatui::Frame;

use super::Play;
use crate::tui::component::{Component, Context, Outcome};
use crate::tui::input::Input;
use crate::tui::key_bar::Hint;
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
        self.tell(Role::Bad, says);
    }

    fn settle(&mut self, context: &Context) {
        if !std::ptr::eq(self.words, context.words()) {
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
