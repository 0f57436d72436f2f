//! Pages on what the games are, for those who have never seen them.

use ratatui::layout::{Position, Rect};

use super::clicks::Clicks;
use super::offer::{MenuOffer, scroll_offers};
use super::screen::Menu;
use crate::tui::commands::{Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::game_ui;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::scroll::Scroll;
use crate::tui::text::{Canvas, Row};
use crate::tui::{about, menu};

/// The columns of a line, which are few so that it reads well.
const WIDTH: u16 = 78;

/// The page of one of the games, and how far it is scrolled.
#[derive(Default)]
pub struct About {
    game: usize,
    scroll: Scroll,
}

impl About {
    /// Returns the page of a game.
    pub fn of(game: &str) -> About {
        About { game: game_ui::all().position(|game_ui| game_ui.game() == game).unwrap_or(0), ..About::default() }
    }
}

impl Menu for About {
    const PLACE: Place = Place::Panel;
    const QUESTION: &'static str = "screen-about-question";

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let turns = [Command::Left, Command::Right, Command::Next, Command::Previous, Command::Choose, Command::Pane];
        let other =
            MenuOffer::commands(context, &turns, "screen-menu-other-game").labeled(context, "screen-key-other-game");
        let other = other.shown_as(context.settings.keys.first(&[Command::Left, Command::Right]));
        std::iter::once(other).chain(scroll_offers(self.scroll, context)).collect()
    }

    fn key(&mut self, _: Key, what: Option<Command>, _: &Context) -> Outcome {
        let games = game_ui::all().count();
        match what {
            Some(Command::Right | Command::Next | Command::Choose | Command::Pane) => {
                *self = About { game: (self.game + 1) % games, ..About::default() }
            }
            Some(Command::Left | Command::Previous) => {
                *self = About { game: (self.game + games - 1) % games, ..About::default() }
            }
            Some(what) => _ = self.scroll.key(what),
            None => {}
        }
        Outcome::Stay
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, _: &mut Clicks) -> Option<Position> {
        let (words, keys) = (context.words(), &context.settings.keys);
        let game_ui = game_ui::all().nth(self.game)?;
        let width = WIDTH.min(area.width - 4);
        let mut names = Row::new();
        for (index, game_ui) in game_ui::all().enumerate() {
            let role = if index == self.game { Role::Cursor } else { Role::Dim };
            names = names.put(role, menu::game_name(words, game_ui.game())).text("   ");
        }
        let mut rows = vec![names, Row::new(), Row::of(Role::Prompt, about::title(words, game_ui.game()))];
        rows.extend(about::rows(words, keys, game_ui.game(), width.into()));
        let inner = Rect { x: area.x + (area.width - width) / 2, y: area.y, width, height: area.height - 3 };
        self.scroll.draw(words, keys, &rows, inner, canvas);
        None
    }
}
