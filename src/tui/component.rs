//! Components: what lies on the screen, one over the other. The topmost takes the inputs, and says what it wants of the
//! screen around it.

use std::time::Duration;

use ratatui::Frame;

use super::input::Input;
use super::key_bar::Hint;
use super::play::{Play, Transition};
use super::settings::Settings;
use super::theme::Theme;
use crate::kernel::Words;
use crate::table::{Day, Lobby, Wanted};

/// What all components look at.
pub struct Context<'a> {
    pub lobby: &'a Lobby,
    pub settings: &'a Settings,
    pub theme: &'a Theme,
}

impl Context<'_> {
    pub fn words(&self) -> &'static Words {
        self.lobby.words
    }
}

/// What a component wants of the screen around it.
pub enum Outcome {
    /// Nothing more.
    Stay,
    /// To tell the player something, until the next key.
    Notify(String),
    /// To be taken away.
    Close,
    /// Another component over it.
    Open(Box<dyn Component>),
    /// A new game.
    Begin(Box<Wanted>),
    /// To go on with a save.
    Resume(String),
    /// To go on with a copy of a save that another session plays.
    ResumeCopy(String),
    /// To look at a save from its start.
    Watch(String),
    /// To write a save as a log for other programs.
    Export(String),
    /// To sit down at a table of several terminals, or to look on.
    Join { name: String, looks_on: bool },
    /// The daily game of a day.
    Daily(Day),
    /// The lesson with this id from its start.
    Teach(&'static str),
    /// The form of settings.
    Settings,
    /// Another value for a setting.
    Set(&'static str, String),
    /// The end of the program.
    Quit,
    /// What a game asks for.
    Game(Transition),
}

/// A part of the screen that takes all of it. What is nothing special is a default.
pub trait Component {
    /// Takes a key, or whatever else happened.
    fn input(&mut self, input: &Input, context: &Context) -> Outcome;
    /// Lists what can be done now, as the key bar shows it.
    fn hints(&self, context: &Context) -> Vec<Hint>;
    fn draw(&mut self, context: &Context, frame: &mut Frame);
    /// Tells the player something, until the next key.
    fn notify(&mut self, says: String);
    /// Takes in that settings or language have changed.
    fn settle(&mut self, _: &Context) {}
    /// Returns how long it waits before [`Component::tick`]; `None` if nothing is to come by itself.
    fn rest(&self) -> Option<Duration> {
        None
    }
    /// Takes its next step by itself.
    fn tick(&mut self, _: &Context) {}
    /// Returns the game that it is, if it is one.
    fn play(&self) -> Option<&Play> {
        None
    }
    fn play_mut(&mut self) -> Option<&mut Play> {
        None
    }
}
