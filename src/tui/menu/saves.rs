//! The list of saved games.

use super::keys::HelpPage;
use super::list::{List, Source};
use super::offer::MenuOffer;
use super::screen::MenuScreen;
use super::{age, game_name};
use crate::kernel::Words;
use crate::table::Listed;
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::game_ui;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Goes on with a copy.
const COPY: Key = Key::Char('c');

/// The saves of the folder, the newest first.
pub struct Saves(Vec<Listed>);

impl Saves {
    /// Lists the saves on the screen.
    pub fn screen(context: &Context) -> MenuScreen<List<Saves>> {
        List::screen(context.lobby.saves().map_err(|error| error.say(context.words())), Saves)
    }
}

impl Source for Saves {
    const TITLE: &'static str = "screen-load-title";
    const QUESTION: &'static str = "screen-load-question";
    const HELP: HelpPage = HelpPage::Saves;

    fn place(&self, context: &Context) -> Option<String> {
        context.lobby.store.as_ref().map(|store| store.folder().display().to_string())
    }

    fn lines(&self) -> usize {
        self.0.len()
    }

    fn rows(&self, context: &Context, line: usize, role: Role) -> Vec<Row> {
        let save = &self.0[line];
        let role = if save.what.is_err() && role == Role::Text { Role::Bad } else { role };
        vec![Row::of(role, describe(context.words(), save, SaveLine::Screen))]
    }

    fn note(&self, context: &Context, line: usize) -> Option<Row> {
        let fault = self.0.get(line)?.what.as_ref().err()?;
        Some(Row::of(Role::Bad, fault.say(context.words())))
    }

    fn line_offers(&self, context: &Context) -> Vec<MenuOffer> {
        vec![
            MenuOffer::commands(context, &[Command::Choose], "screen-menu-resume")
                .labeled(context, "screen-key-choose"),
            MenuOffer::commands(context, &[Command::Watch], "screen-do-watch").labeled(context, "screen-key-watch"),
            MenuOffer::key(context, COPY, "screen-menu-copy"),
            MenuOffer::commands(context, &[Command::Export], "screen-do-export").labeled(context, "screen-key-export"),
        ]
    }

    fn take(&mut self, _: &Context, line: usize, key: Key, what: Option<Command>) -> Outcome {
        let Some(name) = self.0.get(line).map(|save| save.name.clone()) else { return Outcome::Stay };
        match what {
            Some(Command::Choose) => Outcome::Resume(name),
            Some(Command::Watch) => Outcome::Watch(name),
            Some(Command::Export) => Outcome::Export(name),
            None if key == COPY => Outcome::ResumeCopy(name),
            _ => Outcome::Stay,
        }
    }
}

/// How a save is told: in few columns with the capitals of its seats, or in a sentence that names them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SaveLine {
    Screen,
    Lines,
}

/// Returns a save in one line.
pub fn describe(words: &Words, save: &Listed, form: SaveLine) -> String {
    let [line, over, bad] = match form {
        SaveLine::Screen => ["screen-save-line", "screen-save-over", "screen-save-bad"],
        SaveLine::Lines => ["plain-save-line", "plain-save-over", "plain-save-bad"],
    };
    let (name, age) = (("name", save.name.clone().into()), ("age", age(words, save.modified).into()));
    let what = match &save.what {
        Ok(what) => what,
        Err(why) => return words.text_with(bad, &[name, age, ("why", why.say(words).into())]),
    };
    let game_ui = game_ui::of(&what.game);
    let capital = |plays: &String| game_ui.map_or('?', |game_ui| game_ui.capital(plays)).to_string();
    let named = |plays: &String| game_ui.map_or_else(|| plays.clone(), |game_ui| game_ui.plays(words, plays));
    let seats = match form {
        SaveLine::Screen => what.seats.iter().map(capital).collect::<Vec<_>>().join(" "),
        SaveLine::Lines => words.list(what.seats.iter().map(named)),
    };
    let game = ("game", game_name(words, &what.game).into());
    let round = ("round", i64::from(what.round).into());
    words.text_with(if what.over { over } else { line }, &[name, game, ("seats", seats.into()), round, age])
}
