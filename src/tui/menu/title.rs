//! The title.

use ratatui::layout::{Position, Rect};
use std::time::{Duration, SystemTime};

use super::clicks::{Clicks, Hit};
use super::offer::MenuOffer;
use super::saves::{SaveLine, describe};
use super::screen::{Menu, MenuScreen};
use super::{About, Daily, Keys, Lessons, Saves, TableList, new_game};
use crate::kernel::{Viewer, Words};
use crate::table::Lobby;
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::game_ui::{self, Ctx, GameView, Highlights, named};
use crate::tui::key_bar::KeyList;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

/// The choices of the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    Continue,
    New,
    Daily,
    Lessons,
    Tables,
    Open,
    About,
    Keys,
    Settings,
    Quit,
}

/// All items in their order.
pub const ITEMS: [Chosen; 10] = [
    Chosen::Continue,
    Chosen::New,
    Chosen::Daily,
    Chosen::Lessons,
    Chosen::Tables,
    Chosen::Open,
    Chosen::About,
    Chosen::Keys,
    Chosen::Settings,
    Chosen::Quit,
];

impl Chosen {
    /// Returns the end of the key of its words.
    pub const fn id(self) -> &'static str {
        match self {
            Chosen::Continue => "continue",
            Chosen::New => "new",
            Chosen::Daily => "daily",
            Chosen::Lessons => "lessons",
            Chosen::Tables => "tables",
            Chosen::Open => "open",
            Chosen::About => "about",
            Chosen::Keys => "keys",
            Chosen::Settings => "settings",
            Chosen::Quit => "quit",
        }
    }

    const fn letter(self) -> char {
        match self {
            Chosen::Continue => 'c',
            Chosen::New => 'n',
            Chosen::Daily => 'd',
            Chosen::Lessons => 'f',
            Chosen::Tables => 'p',
            Chosen::Open => 'o',
            Chosen::About => 'a',
            Chosen::Keys => 't',
            Chosen::Settings => 's',
            Chosen::Quit => 'q',
        }
    }
}

const TREES: [&str; 6] = [
    "         /\\",
    "  /\\    /  \\     /\\",
    " /  \\  / /\\ \\   /  \\",
    "/____\\/ /  \\ \\ /____\\",
    "  ||   /____\\    ||",
    "~~~~~~~~~~||~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
];

/// The title with what the folder of saves holds.
pub struct Title {
    items: Vec<Chosen>,
    cursor: usize,
    /// The name of the game to continue, and what it is.
    latest: Option<(String, String)>,
    saves: usize,
    /// The words in which that is told.
    words: &'static Words,
    /// The map of that game; `None` as long as there was no room for it.
    map: Option<Option<Box<dyn GameView>>>,
}

impl Title {
    /// Shows the title; what is wrong with the saves, if anything is.
    pub fn screen(lobby: &Lobby) -> MenuScreen<Title> {
        let (title, fault) = Title::new(lobby);
        MenuScreen::new(title).saying(fault)
    }

    /// Looks for saves.
    fn new(lobby: &Lobby) -> (Title, Option<String>) {
        let ((saves, open), fault) = match lobby.glance() {
            Ok(glance) => (glance, None),
            Err(error) => ((0, None), Some(error.say(lobby.words))),
        };
        let latest = open.map(|save| (save.name.clone(), describe(lobby.words, &save, SaveLine::Screen)));
        let wanted = |item: &Chosen| match item {
            Chosen::Continue => latest.is_some(),
            Chosen::Open => saves > 0,
            Chosen::Tables => lobby.tables.is_some(),
            Chosen::Daily => lobby.daily_today().is_some(),
            _ => true,
        };
        let items = ITEMS.into_iter().filter(wanted).collect();
        (Title { items, cursor: 0, saves, words: lobby.words, latest, map: None }, fault)
    }

    fn choose(&self, chosen: Chosen, context: &Context) -> Outcome {
        match chosen {
            Chosen::Continue => self.latest.clone().map_or(Outcome::Stay, |(name, _)| Outcome::Resume(name)),
            Chosen::New => new_game(context),
            Chosen::Daily => Outcome::Open(Box::new(Daily::screen(context))),
            Chosen::Lessons => Outcome::Open(Box::new(Lessons::screen(context))),
            Chosen::Open => Outcome::Open(Box::new(Saves::screen(context))),
            Chosen::Tables => Outcome::Open(Box::new(TableList::screen(context))),
            Chosen::About => Outcome::Open(Box::new(MenuScreen::new(About::default()))),
            Chosen::Keys => Outcome::Open(Box::new(MenuScreen::new(Keys::of_game(context)))),
            Chosen::Settings => Outcome::Settings,
            Chosen::Quit => Outcome::Quit,
        }
    }

    /// Reads the game to continue, for its map, where there is room for one beside the list.
    fn look_at(&mut self, lobby: &Lobby, area: Rect) {
        if self.map.is_none() && map_area(area).is_some() {
            let name = self.latest.as_ref().map(|(name, _)| name.as_str());
            self.map = Some(name.and_then(|name| lobby.peek(name)).and_then(|game| {
                let game_ui = game_ui::of(game.id())?;
                game_ui.view(&game.observe(Viewer::Spectator))
            }));
        }
    }

    fn draw_map(&self, words: &Words, area: Rect, canvas: &mut Canvas) {
        let Some((room, view)) = map_area(area).zip(self.map.as_ref().and_then(Option::as_ref)) else { return };
        let Some((width, height)) = view.map_size(room.width, room.height) else { return };
        let place = Rect { x: room.right() - width, y: room.y + (room.height - height) / 2, width, height };
        let ctx = Ctx { words, palette: canvas.palette, roomy: false };
        view.map(&ctx, &Highlights::default(), place, canvas.buffer);
    }
}

impl Menu for Title {
    const QUESTION: &'static str = "screen-title-question";

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let keys = &context.settings.keys;
        let lines = [Command::Down, Command::Up, Command::Right, Command::Left];
        let letters: Vec<Key> = self.items.iter().map(|item| Key::Char(item.letter())).collect();
        vec![
            MenuOffer::commands(context, &lines, "screen-menu-line")
                .labeled(context, "screen-key-menu")
                .and(&letters)
                .shown_as(KeyList::default()),
            MenuOffer::commands(context, &[Command::Choose], "screen-menu-choose")
                .labeled(context, "screen-key-choose"),
            MenuOffer::commands(context, &[Command::Help], "screen-do-help")
                .labeled(context, "screen-key-help")
                .shown_as(keys.first(&[Command::Help])),
            MenuOffer::commands(context, &[Command::Close, Command::Leave], "screen-menu-quit"),
        ]
    }

    fn key(&mut self, key: Key, what: Option<Command>, context: &Context) -> Outcome {
        let count = self.items.len();
        let lettered = self.items.iter().find(|item| key == Key::Char(item.letter()));
        let chosen = match what {
            _ if lettered.is_some() => lettered.copied(),
            Some(Command::Choose) => self.items.get(self.cursor).copied(),
            Some(Command::Help) => Some(Chosen::Keys),
            Some(Command::Close | Command::Leave) => Some(Chosen::Quit),
            Some(Command::Down | Command::Right) => {
                self.cursor = (self.cursor + 1) % count;
                None
            }
            Some(Command::Up | Command::Left) => {
                self.cursor = (self.cursor + count - 1) % count;
                None
            }
            _ => None,
        };
        chosen.map_or(Outcome::Stay, |chosen| self.choose(chosen, context))
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) -> Option<Position> {
        let words = context.words();
        self.look_at(context.lobby, area);
        let beside = self.map.as_ref().is_some_and(Option::is_some) && map_area(area).is_some();
        let left = area.x + if beside { 2 } else { 4 + (area.width - 80.min(area.width)) / 2 };
        // on a low screen the trees make way for the list
        let is_low = area.height < TALL;
        let (first, name) = if is_low { (4, 2) } else { (8, 28) };
        let top = area.y + 1 + (area.height - 20) / 5;
        let right = if beside { area.x + LIST } else { area.right() };
        let line = |y: u16| Rect { x: left, y: top + y, width: right - left, height: 1 };
        for (y, tree) in (0..).zip(TREES).filter(|_| !is_low) {
            canvas.row(line(y), &Row::of(Role::Forest, tree));
        }
        canvas.row(
            Rect { x: left + name, width: line(1).width.saturating_sub(name), ..line(1) },
            &Row::of(Role::Prompt, words.text("screen-name")),
        );
        canvas.row(
            Rect { x: left + name, width: line(2).width.saturating_sub(name), ..line(2) },
            &Row::of(Role::Dim, words.text("screen-subtitle")),
        );
        for (index, item) in self.items.iter().enumerate() {
            let here = index == self.cursor;
            let mut row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            row.push(Role::Key, item.letter().to_string());
            let label = words.text(&format!("screen-title-{}", item.id()));
            row = row.text("  ").put(if here { Role::Cursor } else { Role::Text }, label).text("   ");
            match (item, &self.latest) {
                (Chosen::Continue, Some((_, text))) => row.push(Role::Dim, text.clone()),
                (Chosen::Open, _) => {
                    let count = i64::try_from(self.saves).unwrap_or(0);
                    row.push(Role::Dim, words.text_with("screen-title-saves", &[("count", count.into())]));
                }
                _ => {}
            }
            canvas.row(line(first + index as u16), &row);
            clicks.line(line(first + index as u16), index);
        }
        canvas.row(line(first + 1 + self.items.len() as u16), &Row::of(Role::Dim, looks(context)));
        // wrong colors are seen here before they are in a game
        let signs = game_ui::all().map(|game_ui| game_ui.signs(words)).find(|row| !row.is_empty()).unwrap_or_default();
        canvas.row(line(first + 2 + self.items.len() as u16), &signs);
        self.draw_map(words, area, canvas);
        None
    }

    /// The title has nothing below it.
    fn is_closed_by(&self, _: Command) -> bool {
        false
    }

    fn click(&mut self, hit: Hit) -> Option<Key> {
        self.cursor = hit.line;
        Some(Key::Enter)
    }

    fn settle(&mut self, context: &Context) {
        if !std::ptr::eq(self.words, context.words()) {
            *self = Title::new(context.lobby).0;
        }
    }
}

/// Says which theme there is, and how many colors.
fn looks(context: &Context) -> String {
    let (words, theme) = (context.words(), context.theme);
    let depth = words.name("screen-depth", theme.depth().id());
    let name = named(words, "screen-theme", theme.name()).unwrap_or_else(|| theme.name().to_owned());
    words.text_with("screen-title-looks", &[("theme", name.into()), ("depth", depth.into())])
}

/// The rows from which there is room for trees.
const TALL: u16 = 24;

/// Columns for the list where a map stands beside it.
const LIST: u16 = 60;

/// Returns the area of the map, if there is room for one.
fn map_area(area: Rect) -> Option<Rect> {
    let room = Rect {
        x: area.x + LIST,
        y: area.y + 1,
        width: area.width.checked_sub(LIST + 1)?,
        height: area.height.checked_sub(4)?,
    };
    (room.width >= 58 && room.height >= 26).then_some(room)
}

/// Words how long ago that was, in the largest unit that fits.
pub fn age(words: &Words, then: SystemTime) -> String {
    age_of(words, SystemTime::now().duration_since(then).unwrap_or_default())
}

fn age_of(words: &Words, age: Duration) -> String {
    const UNITS: [(&str, u64); 4] =
        [("saves-age-days", 86_400), ("saves-age-hours", 3600), ("saves-age-minutes", 60), ("saves-age-seconds", 1)];
    let (unit, seconds) = UNITS.into_iter().find(|(_, seconds)| age.as_secs() >= *seconds).unwrap_or(UNITS[3]);
    let count = i64::try_from(age.as_secs() / seconds).unwrap_or(i64::MAX);
    words.text_with(unit, &[("count", count.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_the_largest_unit_that_fits() {
        let told = |seconds| age_of(Words::english(), Duration::from_secs(seconds));
        let ages = [0, 119, 7200, 900_000].map(told);
        assert_eq!(ages, ["just now", "1 minute ago", "2 hours ago", "10 days ago"]);
    }
}
