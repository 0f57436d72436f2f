//! The list to choose from, where the key bar is too short for it.

use super::Play;
use crate::kernel::Part;
use crate::tui::composer::{Candidate, InputMode};
use crate::tui::game_ui::Ctx;
use crate::tui::key_bar::Hint;
use crate::tui::palette::Role;
use crate::tui::text::{Row, ended, paragraph};
use unicode_width::UnicodeWidthStr;

/// A list entry and its wrapped detail lines.
pub(super) type ListItem = (Row, Vec<Row>);

impl Play {
    /// Returns the picks as the key bar shows them.
    pub(super) fn list_hints(&self) -> Vec<Hint> {
        let stage = self.composer.stage();
        // A verb that was filled in is said along where there is little else to say.
        let verb = match self.composer.prefix() {
            [verb @ Part::Verb(_)] if !self.composer.begun() && stage.picks.len() <= 2 => {
                Some(self.session.name_of(*verb))
            }
            _ => None,
        };
        let label = |pick: &Candidate| match pick.part {
            Some(part) => self
                .session
                .words()
                .joined("screen-action", verb.clone().into_iter().chain([self.session.name_of(part)])),
            None => self.session.say("screen-as-it-stands"),
        };
        stage.picks.iter().map(|pick| Hint::new(pick.keys(), label(pick))).collect()
    }

    /// Returns whether the picks of a list stand in the line of keys; else they stand beside the map. What has a text
    /// stands there.
    pub(super) fn fits_inline(&self) -> bool {
        let hints = self.list_hints();
        let width: usize = hints.iter().map(|hint| hint.keys.shown().width() + hint.label.width() + 3).sum();
        width <= 56 && self.texts_of_picks(&self.session.plain_ctx()).iter().all(Option::is_none)
    }

    /// The text of each pick. What would be said of all of them alike tells none from the others.
    fn texts_of_picks(&self, ctx: &Ctx) -> Vec<Option<String>> {
        let (view, picks) = (&self.session.shown.view, &self.composer.stage().picks);
        let text = |pick: &Candidate| view.choice(ctx, self.composer.prefix(), pick.part?);
        let texts: Vec<Option<String>> = picks.iter().map(text).collect();
        let are_alike = texts.len() > 1 && texts.windows(2).all(|two| two[0] == two[1]);
        if are_alike { vec![None; texts.len()] } else { texts }
    }

    /// Returns the picks as lines beside the map, each with its text, if the line of keys is too short for them.
    pub(super) fn choice_rows(&self, ctx: &Ctx, room: usize) -> Option<(String, Vec<ListItem>)> {
        let stage = self.composer.stage();
        let listed = match stage.kind {
            InputMode::List => !self.fits_inline(),
            InputMode::Verbs => self.composer.about().is_some(),
            InputMode::Plans if ctx.roomy => return self.plan_rows(ctx, room),
            _ => false,
        };
        if !listed || !self.mode.is_asked() {
            return None;
        }
        let texts = self.texts_of_picks(ctx);
        let rows = self.list_hints().into_iter().zip(texts).enumerate().map(|(index, (hint, says))| {
            let here = index == self.composer.cursor();
            let mark = if here { ">" } else { " " };
            let role = if here { Role::Cursor } else { Role::Text };
            let line = Row::of(Role::Prompt, mark)
                .put(Role::Key, format!("{} ", ended(&hint.keys.shown(), 2)))
                .put(role, hint.label);
            // a narrow pane has no room for it: the line about the cursor says it
            let says = says.filter(|_| ctx.roomy);
            let text = says.map_or_else(Vec::new, |says| paragraph(Role::Dim, &says, room.saturating_sub(5)));
            let text = text.into_iter().map(|row| Row::plain("     ").join(row));
            let mut lines = line.wrapped(room, 4).into_iter();
            (lines.next().unwrap_or_default(), lines.chain(text).collect())
        });
        Some((self.session.say("screen-choose"), rows.collect()))
    }
}
