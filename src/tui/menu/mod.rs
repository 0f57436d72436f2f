//! Screens besides a game: title, new game, coached games, saved games, settings, the keys.

mod about;
mod clicks;
mod form;
mod ground;
mod keys;
mod lessons;
mod load;
mod new_game;
mod options;
mod pick;
mod scroll;
mod sheet;
mod tables;
mod title;

pub use about::About;
pub use clicks::Clicks;
pub use keys::{Keys, Leaf};
pub use lessons::Lessons;
pub use load::Load;
pub use new_game::NewGame;
pub use options::Options;
pub(super) use sheet::{Line, Sheet, about_space, board_name, dealt_names, deck_name, extra_space, game_name};
pub use tables::{ASKS_AFTER, TableList};
pub(super) use tables::{line_of as table_line, players as table_players};
pub use title::{Chosen, Title, age};

use ratatui::layout::Rect;

use super::key_bar::{Hint, KeyBar, KeyList};
use super::palette::Role;
use super::play::LEAST;
use super::text::{Canvas, Row, paragraph};
use crate::kernel::Words;

/// A key and what it does.
pub(super) fn hint(words: &Words, keys: impl Into<KeyList>, label: &str) -> Hint {
    Hint { keys: keys.into(), label: words.text(label), spare: false }
}

/// The last two lines of a menu, and whether there is room for the rest of it.
pub(super) fn foot(
    words: &Words,
    question: Row,
    hints: &[Hint],
    area: Rect,
    (canvas, clicks): (&mut Canvas, &mut Clicks),
) -> bool {
    canvas.rows(area, &[]);
    *clicks = Clicks::default();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let places = [
            ("width", i64::from(LEAST.0).into()),
            ("height", i64::from(LEAST.1).into()),
            ("have_width", i64::from(area.width).into()),
            ("have_height", i64::from(area.height).into()),
        ];
        canvas.rows(area, &paragraph(Role::Text, &words.text_with("screen-small", &places), area.width.into()));
        return false;
    }
    let row = |from_bottom: u16| Rect { y: area.bottom() - from_bottom, height: 1, ..area };
    canvas.row(row(2), &question.fitted(area.width.into()));
    let bar = KeyBar::fit(hints, usize::from(area.width) - 2);
    canvas.row(row(1), &Row::plain(" ").join(bar.row.clone()));
    clicks.begin(Rect { x: area.x + 1, ..row(1) }, bar);
    true
}

/// All keys that are put together here.
pub fn made_keys() -> Vec<String> {
    let titles = title::ITEMS.iter().map(|item| format!("screen-title-{}", item.id()));
    titles.chain(lessons::made_keys()).chain(options::made_keys()).chain(new_game::made_keys()).collect()
}
