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

    /// Returns whether a key is among them.
    pub fn has(&self, key: Key) -> bool {
        self.keys().any(|shown| shown == key)
    }

    /// Returns the keys as they are written.
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
    /// It cannot be done now; its key says why.
    Idle,
    /// The same, and it seldom can: it is the first to be left out.
    Rare,
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

/// How much of the labels is shown.
#[derive(Clone, Copy)]
enum Labels {
    Whole,
    /// What cannot be done has its first word.
    Words,
    /// All labels have this many letters at most.
    Letters(usize),
}

/// The bar as it is drawn, with the key of each column.
#[derive(Clone, Debug, Default)]
pub struct KeyBar {
    pub row: Row,
    targets: Vec<(Range<usize>, Key)>,
}

impl KeyBar {
    /// Lays out hints in this many columns: what seldom can be done goes first, then what can be spared,
    /// then the blanks between, then all but the first word of what cannot be done, then that itself, the last first, then
    /// the ends of all labels. Dots behind the last one say that there are more.
    pub fn fit(hints: &[Hint], room: usize) -> Self {
        let kept = |rare: usize, spare: usize, idle: usize| {
            let mut seen = [0; 3];
            let is_kept = move |hint: &&Hint| {
                let (index, most) = match hint.rank {
                    Rank::Needed => return true,
                    Rank::Spare => (0, spare),
                    Rank::Idle => (1, idle),
                    Rank::Rare => (2, rare),
                };
                seen[index] += 1;
                seen[index] <= most
            };
            hints.iter().filter(is_kept).collect::<Vec<_>>()
        };
        let count = |rank: Rank| hints.iter().filter(|hint| hint.rank == rank).count();
        let (rare, spare, idle) = (count(Rank::Rare), count(Rank::Spare), count(Rank::Idle));
        let all = (0..=rare).rev().map(|rare| (rare, spare, idle, GAP, Labels::Whole));
        let roomy = (0..spare).rev().map(|spare| (0, spare, idle, GAP, Labels::Whole));
        let tight = [Labels::Whole, Labels::Words].map(|labels| (0, 0, idle, 1, labels));
        let fewer = (0..idle).rev().map(|idle| (0, 0, idle, 1, Labels::Words));
        let clipped = (1..=9).rev().map(|letters| (0, 0, 0, 1, Labels::Letters(letters)));
        // nothing is left out without dots, unless they would cut a word
        let plain = |way| (0, way);
        let dotted = |way| (MORE.len(), way);
        let bare = (0, 0, idle, GAP, Labels::Whole);
        let ways = all.map(plain).chain(roomy.map(dotted)).chain([plain(bare)]).chain(tight.map(plain));
        let ways = ways.chain(fewer.clone().map(dotted)).chain(fewer.chain(clipped).map(plain));
        for (dots, (rare, spare, idle, gap, labels)) in ways {
            let kept = kept(rare, spare, idle);
            let mut bar = Self::of(&kept, gap, labels);
            let is_whole = kept.len() == hints.len();
            if bar.row.width() + if is_whole { 0 } else { dots } <= room {
                if !is_whole && bar.row.width() + MORE.len() <= room {
                    bar.row.push(Role::Dim, MORE);
                }
                return bar;
            }
        }
        let bar = Self::of(&kept(0, 0, 0), 1, Labels::Letters(0));
        Self { row: bar.row.fitted(room), ..bar }
    }

    /// Draws hints with this many blanks between them and so much of their labels.
    fn of(hints: &[&Hint], gap: usize, labels: Labels) -> Self {
        let mut bar = Self::default();
        for hint in hints {
            let gap = if bar.row.is_empty() { 0 } else { gap };
            bar.row.push(Role::Text, " ".repeat(gap));
            let mut at = bar.row.width();
            let is_idle = matches!(hint.rank, Rank::Idle | Rank::Rare);
            bar.row.push(if is_idle { Role::Dim } else { Role::Key }, hint.keys.shown());
            for (text, key) in &hint.keys.0 {
                let end = at + text.width();
                bar.targets.extend(key.map(|key| (at..end, key)));
                at = end + 1;
            }
            let label = match labels {
                Labels::Words if is_idle => hint.label.split(' ').next().unwrap_or_default().to_owned(),
                Labels::Whole | Labels::Words => hint.label.clone(),
                Labels::Letters(letters) => clip(&hint.label, letters),
            };
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
        assert_eq!(row(35), "m march  b battle  r recruit  ...");
        assert_eq!(row(28), "m march  b battle  r recruit");
        assert_eq!(row(27), "m march b battle r recruit");
        assert_eq!(row(25), "m march b battle  ...");
        assert_eq!(row(21), "m march b battle  ...");
        assert_eq!(row(19), "m march b battle");
        assert_eq!(row(14), "m marc b batt");
        assert_eq!(row(4), "m b");
        let rare = [&hints[..], &[hint(char('x'), "use", Rank::Rare)]].concat();
        assert_eq!(KeyBar::fit(&rare, 41).row.to_string(), "m march  b battle  r recruit  ? help  ...");
        let long = [hint(char('m'), "march", Rank::Needed), hint(char('x'), "extra card", Rank::Idle)];
        assert_eq!(KeyBar::fit(&long, 19).row.to_string(), "m march x extra");
        assert_eq!(KeyBar::fit(&long, 14).row.to_string(), "m march  ...");
        assert_eq!(KeyBar::fit(&long, 10).row.to_string(), "m march");
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
