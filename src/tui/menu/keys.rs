//! Pages that say what keys do: in a game, or in one of the menus.

use ratatui::layout::Rect;

use super::scroll::Scroll;
use super::{Clicks, foot, hint};
use crate::kernel::Words;
use crate::tui::bindings::Bindings;
use crate::tui::commands::{self, Command, Place};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph, table};

/// The subject of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// The keys of a game.
    #[default]
    Game,
    NewGame,
    Saves,
    Tables,
    Lessons,
    Settings,
}

impl Leaf {
    /// The keys of its title and of what there is to say about it.
    const fn words(self) -> [&'static str; 2] {
        match self {
            Leaf::Game => ["screen-title-keys", "screen-help-guided"],
            Leaf::NewGame => ["screen-title-new", "screen-help-new"],
            Leaf::Saves => ["screen-title-open", "screen-help-open"],
            Leaf::Tables => ["screen-title-tables", "screen-help-tables"],
            Leaf::Lessons => ["screen-title-lessons", "screen-help-lessons"],
            Leaf::Settings => ["screen-title-settings", "screen-help-settings"],
        }
    }

    /// Whether a command means something there.
    fn has(self, command: Command) -> bool {
        let place = match self {
            Leaf::Game => Place::Asked,
            Leaf::NewGame | Leaf::Settings => Place::Form,
            Leaf::Saves | Leaf::Tables | Leaf::Lessons => Place::Menu,
        };
        let elsewhere = match command {
            Command::Watch => self != Leaf::Saves,
            Command::Surprise => self != Leaf::NewGame,
            _ => false,
        };
        command.places().contains(&place) && !elsewhere
    }
}

/// The page, and how far it is scrolled.
#[derive(Default)]
pub struct Keys {
    leaf: Leaf,
    scroll: Scroll,
}

impl Keys {
    pub fn of(leaf: Leaf) -> Keys {
        Keys { leaf, ..Keys::default() }
    }

    pub fn key(&mut self, what: Option<Command>) {
        self.scroll.key(match what {
            Some(Command::Right | Command::Choose) => Some(Command::PageDown),
            Some(Command::Left) => Some(Command::PageUp),
            what => what,
        });
    }

    pub fn draw(&mut self, words: &Words, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let question = Row::of(Role::Prompt, format!("> {}", words.text("screen-keys-question")));
        let hints = [
            hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-scroll"),
            hint(words, Key::Esc, "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let room = usize::from(area.width) - 4;
        let [title, says] = self.leaf.words().map(|key| keys.text(words, key));
        let mut rows = vec![Row::of(Role::Prompt, title), Row::new()];
        rows.extend(paragraph(Role::Text, &says, room));
        rows.push(Row::new());
        let listed = Command::ALL.into_iter().filter(|command| self.leaf.has(*command));
        rows.extend(table(
            listed
                .map(|command| (keys.written(command), Row::plain(commands::description(words, keys, command))))
                .collect(),
            room,
        ));
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 4 };
        self.scroll.draw(words, keys, &rows, inner, canvas);
    }
}
