//! Pages that say what keys do: in a game, or in one of the menus.

use ratatui::layout::{Position, Rect};

use super::clicks::Clicks;
use super::hint;
use super::screen::Menu;
use super::scroll::Scroll;
use crate::tui::commands::{self, Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::key_bar::Hint;
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
}

impl Menu for Keys {
    const PLACE: Place = Place::Panel;
    const QUESTION: &'static str = "screen-keys-question";

    fn hints(&self, context: &Context) -> Vec<Hint> {
        let (words, keys) = (context.words(), &context.settings.keys);
        let scroll = hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-scroll");
        let scroll = self.scroll.is_longer().then_some(scroll);
        scroll.into_iter().chain([hint(words, Key::Esc, "screen-key-back-out")]).collect()
    }

    fn key(&mut self, _: Key, what: Option<Command>, _: &Context) -> Outcome {
        self.scroll.key(match what {
            Some(Command::Right | Command::Choose) => Some(Command::PageDown),
            Some(Command::Left) => Some(Command::PageUp),
            what => what,
        });
        Outcome::Stay
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, _: &mut Clicks) -> Option<Position> {
        let (words, keys) = (context.words(), &context.settings.keys);
        let room = usize::from(area.width) - 4;
        let [title, says] = self.leaf.words().map(|key| keys.text(words, key));
        let mut rows = vec![Row::of(Role::Prompt, title), Row::new()];
        rows.extend(paragraph(Role::Text, &says, room));
        rows.push(Row::new());
        let listed = Command::ALL.into_iter().filter(|command| self.leaf.has(*command));
        let listed = listed.map(|what| (keys.written(what), Row::plain(commands::description(words, keys, what))));
        rows.extend(table(listed.collect(), room));
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 4 };
        self.scroll.draw(words, keys, &rows, inner, canvas);
        None
    }

    fn is_closed_by(&self, what: Command) -> bool {
        matches!(what, Command::Drop | Command::Leave | Command::Close | Command::Help)
    }
}
