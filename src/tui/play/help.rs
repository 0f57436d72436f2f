//! Help in a game: what can be done now, then the own faction, then how the screen is read, and the keys last.

use super::Play;
use crate::kernel::Part;
use crate::tui::about;
use crate::tui::commands::{self, Command, Place};
use crate::tui::composer::{InputMode, NO_MORE_KEY};
use crate::tui::game_ui::Ctx;
use crate::tui::help::HelpSection;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Row, paragraph, table};

impl Play {
    /// Returns the help for where the player is.
    pub(super) fn help(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        let place = self.mode.ground();
        let view = &self.session.shown.view;
        let mut rows = self.help_now(ctx, place, room);
        let beside = view.help_beside(ctx, &self.settings.keys.shown(&[Command::Table]));
        rows.extend(view.help(ctx).iter().chain(&beside).flat_map(HelpSection::rows));
        let game = self.session.game_ui().game();
        rows.push(Row::of(Role::Prompt, about::title(ctx.words, game).to_uppercase()));
        let page = about::rows(ctx.words, &self.settings.keys, game, room.saturating_sub(2));
        rows.extend(page.into_iter().map(|row| Row::plain("  ").join(row)));
        rows.push(Row::new());
        rows.extend(self.help_keys(ctx, place, room));
        rows
    }

    /// Returns the question, and what each letter does that answers it.
    fn help_now(&self, ctx: &Ctx, place: Place, room: usize) -> Vec<Row> {
        let mut rows = vec![Row::of(Role::Prompt, ctx.say("screen-help-now"))];
        rows.extend(indented(&self.question(), room));
        if place == Place::Asked {
            let (stage, view) = (self.composer.stage(), &self.session.shown.view);
            for pick in &stage.picks {
                let says = match pick.part {
                    Some(Part::Verb(verb)) => view.verb_help(ctx.words, verb),
                    Some(part) if matches!(stage.kind, InputMode::List | InputMode::Hand) => view.part(ctx.words, part),
                    _ => continue,
                };
                let row = Row::plain("  ").put(Role::Key, pick.key.clone()).text("  ");
                rows.extend(row.text(says).wrapped(room, 5));
            }
            if stage.pass {
                rows.push(
                    Row::plain("  ")
                        .put(Role::Key, Key::Char(NO_MORE_KEY).to_string())
                        .text("  ")
                        .text(ctx.say("screen-help-end")),
                );
            }
        }
        rows.push(Row::new());
        rows
    }

    fn help_keys(&self, ctx: &Ctx, place: Place, room: usize) -> Vec<Row> {
        let keys = &self.settings.keys;
        let mut rows = vec![Row::of(Role::Prompt, ctx.say("screen-help-keys"))];
        if place == Place::Asked {
            rows.extend(indented(&keys.text(ctx.words, "screen-help-guided"), room));
            rows.push(Row::new());
        }
        let mut listed = vec![(self.session.capitals(), Row::plain(ctx.say("screen-help-capitals")))];
        for command in self.commands_below().into_iter().filter(|command| self.session.is_available(*command)) {
            let says = match place {
                Place::Replay => commands::in_replay(ctx.words, keys, command),
                _ => commands::description(ctx.words, keys, command),
            };
            let row = match self.hindrance(command) {
                Some(reason) => Row::plain(says).put(Role::Dim, format!("  ({reason})")),
                None => Row::plain(says),
            };
            listed.push((keys.written(command), row));
        }
        rows.extend(table(listed, room.saturating_sub(2)).into_iter().map(|row| Row::plain("  ").join(row)));
        rows
    }
}

fn indented(text: &str, room: usize) -> impl Iterator<Item = Row> {
    paragraph(Role::Text, text, room.saturating_sub(2)).into_iter().map(|row| Row::plain("  ").join(row))
}
