//! An action that is complete and waits for a last look: what it is, and what is known to come of it.

use super::{Now, Play, Wish, sitting};
use crate::tui::guide::{Guided, Kind};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::Preview;
use crate::tui::text::Row;

/// A complete action that has not been taken.
pub(super) struct Ready {
    action: String,
    /// The known results, a line each.
    comes: Vec<Row>,
    /// Whether that is all.
    certain: bool,
}

impl Play {
    /// Takes a complete action, or shows it first.
    pub(super) fn offer(&mut self, action: String) {
        let wanted = match self.settings.preview {
            Preview::All => true,
            Preview::Filled => !self.guide.is_spelled_out(),
            Preview::Off => false,
        };
        // among humans what cannot be taken back is always shown
        let among_people = self.sitting.people() > 1;
        if !wanted && !among_people {
            return self.take(action);
        }
        let Some((comes, certain)) = self.sitting.foresee(&action) else { return self.take(action) };
        if wanted || !certain {
            self.ready = Some(Ready { action, comes, certain });
        } else {
            self.take(action);
        }
    }

    /// Takes a key for the action that waits; `None` if it was not meant for it, which drops the action.
    pub(super) fn ready_key(&mut self, key: Key) -> Option<Wish> {
        let ready = self.ready.take()?;
        match key {
            Key::Enter => self.take(ready.action),
            Key::Backspace => {
                self.guide.back();
                self.point();
            }
            _ => {
                self.guide.restart();
                self.point();
                // any other key begins something else
                if key != Key::Esc {
                    return None;
                }
            }
        }
        Some(Wish::Nothing)
    }

    /// Returns what is certain to follow from the choice under the cursor, if it completes an action.
    pub(super) fn comes_of_cursor(&self) -> Vec<Row> {
        let stage = self.guide.stage();
        let listed = matches!(stage.kind, Kind::List | Kind::Hand | Kind::Count) || self.guide.about().is_some();
        if !listed || !matches!(self.now, Now::Asked(_)) || self.is_ready() || stage.kind == Kind::Plans {
            return Vec::new();
        }
        self.comes_of(self.guide.cursor())
    }

    /// Returns what is certain to follow from a pick, if it completes an action.
    pub fn comes_of(&self, pick: usize) -> Vec<Row> {
        match self.guide.clone().take(pick) {
            Guided::Act(action) => self.sitting.foresee(&action).map_or_else(Vec::new, |(comes, _)| comes),
            _ => Vec::new(),
        }
    }

    /// Whether an action waits for Enter.
    pub fn is_ready(&self) -> bool {
        self.ready.is_some() && matches!(self.now, Now::Asked(_))
    }

    /// The action that waits, in notation, and as much of what comes of it as there is room for.
    pub(super) fn ready_row(&self, room: usize) -> Option<Row> {
        let ready = self.ready.as_ref()?;
        let with = |shown: usize| {
            let mut parts = ready.comes[..shown].to_vec();
            let more = ready.comes.len() - shown;
            if more > 0 {
                let key = if shown > 0 { "screen-preview-more" } else { "screen-preview-count" };
                parts.push(Row::of(Role::Dim, self.fill(key, &[("count", (more as i64).into())])));
            }
            if !ready.certain {
                // there is a rest only where something is known
                let key = if parts.is_empty() { "screen-preview-open" } else { "screen-preview-chance" };
                parts.push(Row::of(Role::Dim, self.say(key)));
            }
            let start = Row::of(Role::Key, format!(" {}  ", ready.action));
            parts.into_iter().enumerate().fold(start, |row, (index, part)| match index {
                0 => row.join(part),
                _ => row.put(Role::Dim, "; ").join(part),
            })
        };
        let fitting = (0..=ready.comes.len()).rev().map(with).find(|row| row.width() <= room);
        Some(fitting.unwrap_or_else(|| with(0).fitted(room)))
    }
}

impl sitting::Sitting {
    /// Returns the known results of an action of the player at the keyboard, and whether that is all of them.
    pub(super) fn foresee(&self, action: &str) -> Option<(Vec<Row>, bool)> {
        let foreseen = self.with(|running| running.game().foresee(action))??;
        Some((self.briefly(foreseen.told), foreseen.certain))
    }
}
