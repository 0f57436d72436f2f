//! Pages that say what keys do: in a game, or in one of the menus.

use ratatui::layout::{Position, Rect};

use super::clicks::Clicks;
use super::offer::{MenuOffer, scroll_offers};
use super::screen::Menu;
use crate::tui::commands::{self, Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::scroll::Scroll;
use crate::tui::text::{Canvas, Row, paragraph, table};

/// The subject of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// The keys of a game.
    Game,
    NewGame,
    Saves,
    Tables,
    Lessons,
    Daily,
    Settings,
}

impl HelpPage {
    /// The keys of its title and of what there is to say about it.
    const fn words(self) -> [&'static str; 2] {
        match self {
            HelpPage::Game => ["screen-help-keys", "screen-help-guided"],
            HelpPage::NewGame => ["screen-new-title", "screen-help-new"],
            HelpPage::Saves => ["screen-load-title", "screen-help-open"],
            HelpPage::Tables => ["tables-title", "screen-help-tables"],
            HelpPage::Lessons => ["screen-lessons-title", "screen-help-lessons"],
            HelpPage::Daily => ["screen-daily-title", "screen-help-daily"],
            HelpPage::Settings => ["screen-set-title", "screen-help-settings"],
        }
    }
}

/// The page, and how far it is scrolled.
pub struct Keys {
    title: String,
    about: String,
    /// Keys, and what they do.
    listed: Vec<(String, String)>,
    scroll: Scroll,
}

impl Keys {
    /// Lists the keys of a game.
    pub fn of_game(context: &Context) -> Keys {
        let (words, keys) = (context.words(), &context.settings.keys);
        let known = Command::ALL.into_iter().filter(|command| command.places().contains(&Place::Asked));
        let listed = known.map(|what| (keys.written(what), commands::description(words, keys, what)));
        Keys::of(context, HelpPage::Game, listed.collect())
    }

    /// Lists what can be done in a menu.
    pub fn of_menu(context: &Context, page: HelpPage, offers: &[MenuOffer]) -> Keys {
        Keys::of(context, page, offers.iter().map(MenuOffer::told).collect())
    }

    fn of(context: &Context, page: HelpPage, listed: Vec<(String, String)>) -> Keys {
        let [title, about] = page.words().map(|key| context.settings.keys.text(context.words(), key));
        Keys { title, about, listed, scroll: Scroll::default() }
    }
}

impl Menu for Keys {
    const PLACE: Place = Place::Panel;
    const QUESTION: &'static str = "screen-keys-question";

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let turns = [Command::Right, Command::Left, Command::Choose];
        let turns = turns.map(|what| MenuOffer::described(context, what));
        scroll_offers(self.scroll, context).chain(turns).collect()
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
        let mut rows = vec![Row::of(Role::Prompt, self.title.as_str()), Row::new()];
        rows.extend(paragraph(Role::Text, &self.about, room));
        rows.push(Row::new());
        let listed = self.listed.iter().map(|(keys, says)| (keys.clone(), Row::plain(says.as_str())));
        rows.extend(table(listed.collect(), room));
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 4 };
        self.scroll.draw(words, keys, &rows, inner, canvas);
        None
    }

    fn is_closed_by(&self, what: Command) -> bool {
        matches!(what, Command::Drop | Command::Leave | Command::Close | Command::Help)
    }
}
