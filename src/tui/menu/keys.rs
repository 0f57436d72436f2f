//! Pages that say what keys do: in a game, or in one of the menus.

use ratatui::layout::{Position, Rect};

use super::clicks::Clicks;
use super::hint;
use super::screen::Menu;
use crate::tui::commands::{self, Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::key_bar::Hint;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::scroll::Scroll;
use crate::tui::text::{Canvas, Row, paragraph, table};

/// The subject of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HelpPage {
    /// The keys of a game.
    #[default]
    Game,
    NewGame,
    Saves,
    Tables,
    Lessons,
    Settings,
}

impl HelpPage {
    /// The keys of its title and of what there is to say about it.
    const fn words(self) -> [&'static str; 2] {
        match self {
            HelpPage::Game => ["screen-title-keys", "screen-help-guided"],
            HelpPage::NewGame => ["screen-title-new", "screen-help-new"],
            HelpPage::Saves => ["screen-title-open", "screen-help-open"],
            HelpPage::Tables => ["screen-title-tables", "screen-help-tables"],
            HelpPage::Lessons => ["screen-title-lessons", "screen-help-lessons"],
            HelpPage::Settings => ["screen-title-settings", "screen-help-settings"],
        }
    }

    /// Whether a command means something there.
    fn has(self, command: Command) -> bool {
        let place = match self {
            HelpPage::Game => Place::Asked,
            HelpPage::NewGame | HelpPage::Settings => Place::Form,
            HelpPage::Saves | HelpPage::Tables | HelpPage::Lessons => Place::Menu,
        };
        let elsewhere = match command {
            Command::Watch => self != HelpPage::Saves,
            Command::Surprise => self != HelpPage::NewGame,
            _ => false,
        };
        command.places().contains(&place) && !elsewhere
    }
}

/// The page, and how far it is scrolled.
#[derive(Default)]
pub struct Keys {
    page: HelpPage,
    scroll: Scroll,
}

impl Keys {
    pub fn of(page: HelpPage) -> Keys {
        Keys { page, ..Keys::default() }
    }
}

impl Menu for Keys {
    const PLACE: Place = Place::Panel;
    const QUESTION: &'static str = "screen-keys-question";

    fn hints(&self, context: &Context) -> Vec<Hint> {
        let (words, keys) = (context.words(), &context.settings.keys);
        let scroll = self.scroll.hint(words, keys);
        scroll.into_iter().chain([hint(words, Key::Esc, "screen-key-back-out")]).collect()
    }

    fn key(&mut self, _: Key, what: Option<Command>, _: &Context) -> Outcome {
        let what = match what {
            Some(Command::Right | Command::Choose) => Command::PageDown,
            Some(Command::Left) => Command::PageUp,
            Some(what) => what,
            None => return Outcome::Stay,
        };
        self.scroll.key(what);
        Outcome::Stay
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, _: &mut Clicks) -> Option<Position> {
        let (words, keys) = (context.words(), &context.settings.keys);
        let room = usize::from(area.width) - 4;
        let [title, says] = self.page.words().map(|key| keys.text(words, key));
        let mut rows = vec![Row::of(Role::Prompt, title), Row::new()];
        rows.extend(paragraph(Role::Text, &says, room));
        rows.push(Row::new());
        let listed = Command::ALL.into_iter().filter(|command| self.page.has(*command));
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
