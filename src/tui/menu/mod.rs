//! What there is besides a game: title, new game, saved games, settings, the keys.

mod form;
mod keys;
mod lines;
mod load;
mod new_game;
mod options;
mod sheet;
mod title;

pub use keys::Keys;
pub use lines::{Agreed, agree};
pub use load::Load;
pub use new_game::NewGame;
pub use options::Options;
pub use title::{Chosen, Title};

use ratatui::layout::Rect;

use super::palette::Role;
use super::play::Hint;
use super::text::{Canvas, Row, paragraph};
use crate::kernel::Words;

/// A key and what it does.
pub(super) fn hint(words: &Words, key: &str, label: &str) -> Hint {
    Hint { key: key.to_owned(), label: words.text(label), spare: false }
}

/// The last two lines of a menu, and whether there is room for the rest of it.
pub(super) fn foot(words: &Words, question: Row, hints: &[Hint], area: Rect, canvas: &mut Canvas) -> bool {
    canvas.rows(area, &[]);
    if area.width < 60 || area.height < 20 {
        let places = [
            ("width", 80.into()),
            ("height", 24.into()),
            ("have_width", i64::from(area.width).into()),
            ("have_height", i64::from(area.height).into()),
        ];
        canvas.rows(area, &paragraph(Role::Text, &words.text_with("screen-small", &places), area.width.into()));
        return false;
    }
    let row = |from_bottom: u16| Rect { y: area.bottom() - from_bottom, height: 1, ..area };
    canvas.row(row(2), &question.fitted(area.width.into()));
    canvas.row(row(1), &Row::plain(" ").join(super::play::key_row(hints, usize::from(area.width) - 2)));
    true
}

/// The keys of all words that are put together here.
pub fn made_keys() -> Vec<String> {
    let titles = title::ITEMS.iter().map(|item| format!("screen-title-{}", item.id()));
    titles.chain(options::made_keys()).chain(new_game::made_keys()).collect()
}
