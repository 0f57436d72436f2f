//! Screens besides a game: title, new game, coached games, saved games, settings, the keys.

mod about;
mod clicks;
mod daily;
mod form;
mod ground;
mod keys;
mod lessons;
mod list;
mod new_game;
mod offer;
mod options;
mod saves;
mod screen;
mod sheet;
mod tables;
mod title;

pub use about::About;
pub use daily::Daily;
pub use keys::Keys;
pub use lessons::Lessons;
pub use new_game::{NewGame, new_game, new_table};
pub use options::Options;
pub use saves::Saves;
pub(super) use saves::{SaveLine, describe as save_line};
pub use screen::MenuScreen;
pub use sheet::game_name;
pub(super) use sheet::{FormChoice, FormLine, Sheet, dealt_names, extra_space};
pub use tables::TableList;
pub(super) use tables::{line_of as table_line, players as table_players};
pub use title::{Title, age};

/// Returns all keys that are put together here.
pub fn made_keys() -> Vec<String> {
    let titles = title::ITEMS.iter().map(|item| format!("screen-title-{}", item.id()));
    titles.chain(lessons::made_keys()).chain(options::made_keys()).chain(new_game::made_keys()).collect()
}
