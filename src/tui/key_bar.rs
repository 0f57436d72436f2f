//! The key bar: what can be done now, each with its keys. A click on the bar presses the key that is drawn there.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use super::keys::Key;
use super::palette::Role;
use super::text::{Row, clip};

/// Keys as the bar shows them, one behind the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyList(Vec<(String, Option<Key>)>);

impl KeyList {
    /// Shows what is typed where no single key does it: a range of numbers, a command behind a colon.
    pub fn typed(text: impl Into<String>) -> Self {
        Self(vec![(text.into(), None)])
    }

    /// Adds others behind them.
    #[must_use]
    pub fn and(mut self, others: impl Into<KeyList>) -> Self {
        self.0.extend(others.into().0);
        self
    }

    /// Lists those that one key each stands for.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        self.0.iter().filter_map(|(_, key)| *key)
    }

    /// Whether a key is among them.
    pub fn has(&self, key: Key) -> bool {
        self.keys().any(|shown| shown == key)
    }

    /// The keys as they are written.
    pub fn shown(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl From<Key> for KeyList {
    fn from(key: Key) -> Self {
        Self(vec![(key.to_string(), Some(key))])
    }
}

impl FromIterator<KeyList> for KeyList {
    fn from_iter<I: IntoIterator<Item = KeyList>>(keys: I) -> Self {
        Self(keys.into_iter().flat_map(|keys| keys.0).collect())
    }
}

/// Something that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub keys: KeyList,
    pub label: String,
    pub rank: Rank,
}

/// How much a hint needs its place in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// It is always there.
    Needed,
    /// It may be left out where there is no room.
    Spare,
    /// It cannot be done now, and is the first to be left out; its key says why.
    Idle,
}

impl Hint {
    pub fn new(keys: impl Into<KeyList>, label: impl Into<String>) -> Self {
        Self { keys: keys.into(), label: label.into(), rank: Rank::Needed }
    }

    #[must_use]
    pub fn ranked(self, rank: Rank) -> Self {
        Self { rank, ..self }
    }
}

/// Blanks between two hints, where there is room.
const GAP: usize = 2;
/// What stands behind the last hint where some have no room.
const MORE: &str = "  ...";

/// The bar as it is drawn, with the key of each column.
#[derive(Clone, Debug, Default)]
pub struct KeyBar {
    pub row: Row,
    targets: Vec<(Range<usize>, Key)>,
}

impl KeyBar {
    /// Lays out hints in this many columns: what can be spared goes first, then the blanks between, then the ends of the
    /// labels. Dots behind the last one say that there are more.
    pub fn fit(hints: &[Hint], room: usize) -> Self {
        let measured = |hint| (hint, Self::of(&[hint], 0, usize::MAX).row.width() + GAP);
        let mut kept: Vec<(&Hint, usize)> = hints.iter().map(measured).collect();
        while kept.iter().map(|(_, width)| width).sum::<usize>() > room + GAP {
            let last = |rank: Rank| kept.iter().rposition(|(hint, _)| hint.rank == rank);
            let Some(index) = last(Rank::Idle).or(last(Rank::Spare)) else { break };
            kept.remove(index);
        }
        let kept: Vec<&Hint> = kept.into_iter().map(|(hint, _)| hint).collect();
        let mut bar = Self::of(&kept, GAP, usize::MAX);
        if bar.row.width() <= room {
            if kept.len() < hints.len() && bar.row.width() + MORE.len() <= room {
                bar.row.push(Role::Dim, MORE);
            }
            return bar;
        }
        let tighter = [usize::MAX, 9, 8, 7, 6, 5, 4, 3, 2, 1].into_iter().map(|letters| Self::of(&kept, 1, letters));
        tighter.into_iter().find(|bar| bar.row.width() <= room).unwrap_or_else(|| {
            let bar = Self::of(&kept, 1, 0);
            Self { row: bar.row.fitted(room), ..bar }
        })
    }

    /// Draws hints with this many blanks between them and at most so many letters of each label.
    fn of(hints: &[&Hint], gap: usize, letters: usize) -> Self {
        let mut bar = Self::default();
        for hint in hints {
            let gap = if bar.row.is_empty() { 0 } else { gap };
            bar.row.push(Role::Text, " ".repeat(gap));
            let mut at = bar.row.width();
            let is_idle = hint.rank == Rank::Idle;
            bar.row.push(if is_idle { Role::Dim } else { Role::Key }, hint.keys.shown());
            for (text, key) in &hint.keys.0 {
                let end = at + text.width();
                bar.targets.extend(key.map(|key| (at..end, key)));
                at = end + 1;
            }
            let label = clip(&hint.label, letters);
            let start = bar.row.width();
            if !label.is_empty() && start > 0 && !hint.keys.shown().is_empty() {
                bar.row.push(Role::Text, " ");
            }
            bar.row.push(if is_idle { Role::Dim } else { Role::Text }, label);
            // the label stands for the first key
            let first = hint.keys.0.first().and_then(|(_, key)| *key);
            bar.targets.extend(first.map(|key| (start..bar.row.width(), key)));
        }
        bar
    }

    /// Returns the key that is drawn in a column, or whose label is.
    pub fn key_at(&self, column: usize) -> Option<Key> {
        self.targets.iter().find(|(columns, _)| columns.contains(&column)).map(|(_, key)| *key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(keys: impl Into<KeyList>, label: &str, rank: Rank) -> Hint {
        Hint::new(keys, label).ranked(rank)
    }

    fn char(letter: char) -> KeyList {
        Key::Char(letter).into()
    }

    #[test]
    fn keys_make_room_in_order() {
        let (march, battle) = (hint(char('m'), "march", Rank::Needed), hint(char('b'), "battle", Rank::Needed));
        let hints = [march, battle, hint(char('r'), "recruit", Rank::Idle), hint(char('?'), "help", Rank::Spare)];
        let row = |room| KeyBar::fit(&hints, room).row.to_string();
        assert_eq!(row(40), "m march  b battle  r recruit  ? help");
        assert_eq!(row(34), "m march  b battle  ? help  ...");
        assert_eq!(row(26), "m march  b battle  ? help");
        assert_eq!(row(24), "m march  b battle  ...");
        assert_eq!(row(18), "m march  b battle");
        assert_eq!(row(16), "m march b battle");
        assert_eq!(row(14), "m marc b batt");
        assert_eq!(row(4), "m b");
    }

    #[test]
    fn a_column_presses_the_key_that_is_drawn_there_or_whose_label_is() {
        let hints = [
            hint(char('j').and(char('k')), "scroll", Rank::Needed),
            hint(Key::Enter, "take", Rank::Needed),
            hint(KeyList::typed("1-4"), "how many", Rank::Needed),
        ];
        let bar = KeyBar::fit(&hints, 60);
        assert_eq!(bar.row.to_string(), "j k scroll  Enter take  1-4 how many");
        let pressed = [0, 2, 5, 9, 10, 12, 16, 21, 22, 24, 30].map(|column| bar.key_at(column));
        let (j, k, enter) = (Some(Key::Char('j')), Some(Key::Char('k')), Some(Key::Enter));
        assert_eq!(pressed, [j, k, j, j, None, enter, enter, enter, None, None, None]);
    }
}
