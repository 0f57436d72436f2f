//! What can be done in a menu. Keys, key bar and the page of help come from one list of these.

use crate::tui::commands::{self, Command};
use crate::tui::component::Context;
use crate::tui::key_bar::{Hint, KeyList, Rank};
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;

/// Something that can be done in a menu.
#[derive(Clone, Debug)]
pub struct MenuOffer {
    keys: Vec<Key>,
    /// Those that the key bar shows.
    shown: KeyList,
    /// Its name in the key bar, if it has a place there.
    label: Option<String>,
    rank: Rank,
    /// What it does, in a sentence.
    does: String,
}

impl MenuOffer {
    /// Offers commands by what they do together.
    pub fn commands(context: &Context, what: &[Command], does: &str) -> Self {
        let bindings = &context.settings.keys;
        let keys = what.iter().flat_map(|command| bindings.of(*command)).copied().collect();
        let does = bindings.text(context.words(), does);
        Self { keys, shown: bindings.first(what), label: None, rank: Rank::Needed, does }
    }

    /// Offers a command by what it does everywhere.
    pub fn described(context: &Context, what: Command) -> Self {
        let (words, bindings) = (context.words(), &context.settings.keys);
        let does = commands::description(words, bindings, what);
        Self { keys: bindings.of(what).to_vec(), shown: bindings.first(&[what]), label: None, rank: Rank::Needed, does }
    }

    /// Offers a key that is no command.
    pub fn key(context: &Context, key: Key, does: &str) -> Self {
        let does = context.settings.keys.text(context.words(), does);
        Self { keys: vec![key], shown: key.into(), label: None, rank: Rank::Needed, does }
    }

    /// Gives it a place in the key bar.
    #[must_use]
    pub fn labeled(self, context: &Context, label: &str) -> Self {
        Self { label: Some(context.words().text(label)), ..self }
    }

    /// Takes keys besides those that a player can change.
    #[must_use]
    pub fn and(mut self, keys: &[Key]) -> Self {
        for key in keys {
            if !self.keys.contains(key) {
                self.keys.push(*key);
            }
        }
        self
    }

    /// Shows these keys in the key bar.
    #[must_use]
    pub fn shown_as(self, keys: impl Into<KeyList>) -> Self {
        Self { shown: keys.into(), ..self }
    }

    /// Makes room for others where the key bar is short.
    #[must_use]
    pub fn spare(self) -> Self {
        Self { rank: Rank::Spare, ..self }
    }

    /// Returns whether a key is for it.
    pub fn takes(&self, key: Key) -> bool {
        self.keys.contains(&key)
    }

    /// Returns what the key bar shows of it.
    pub fn hint(&self) -> Option<Hint> {
        let label = self.label.as_ref()?;
        Some(Hint::new(self.shown.clone(), label.as_str()).ranked(self.rank))
    }

    /// Returns its keys and what it does, for a page of help.
    pub fn told(&self) -> (String, String) {
        (self.keys.iter().map(Key::to_string).collect::<Vec<_>>().join(" "), self.does.clone())
    }
}

/// Offers to scroll a page, if there is anything to scroll.
pub fn scroll_offers(scroll: Scroll, context: &Context) -> impl Iterator<Item = MenuOffer> {
    let lines = MenuOffer::commands(context, &[Command::Down, Command::Up], "screen-menu-scroll");
    let pages = [Command::PageDown, Command::PageUp, Command::Top, Command::Bottom];
    let pages = pages.map(|what| MenuOffer::described(context, what));
    let offers = std::iter::once(lines.labeled(context, "screen-key-scroll")).chain(pages);
    offers.filter(move |_| scroll.is_longer())
}
