//! Help, laws, odds and settings in lines.

use std::io;

use super::line_command::{LineCommand, Occasion};
use super::{Console, Lines};
use crate::kernel::join;
use crate::tui::about;
use crate::tui::game_ui;
use crate::tui::law::{Book, CONTENTS, Way};
use crate::tui::settings::{NotSet, SETTINGS};
use crate::tui::speech;

impl Lines<'_, '_> {
    /// Prints the question, how the game is played, and the words that can be typed.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let question = self.session.shown.question.text.clone();
        self.console.line(&question)?;
        let game = self.session.game_ui().game();
        let game = self.console.words().text(&format!("{game}-game"));
        self.console.fill("plain-help-game", &[("game", game.into())])?;
        for section in self.session.shown.view.help(&self.ctx()) {
            for line in std::iter::once(&section.title).chain(&section.lines) {
                self.console.line(&speech::sentence_of(self.console.words(), line))?;
            }
        }
        let example = self.session.legal().iter().max_by_key(|action| action.len()).map(|action| join(action));
        self.console.fill("plain-help", &[("example", example.unwrap_or_default().into())])?;
        let words = self.console.words();
        let has_battles = self.session.shown.view.has_battles();
        for command in LineCommand::ALL.into_iter().filter(|command| *command != LineCommand::Odds || has_battles) {
            let at_table = self.session.is_shared().then(|| command.help(words, Occasion::Shared)).flatten();
            if let Some(help) = command.help(words, Occasion::Asked).or(at_table) {
                self.console.line(&help)?;
            }
        }
        Ok(())
    }

    /// Prints the law of a number, else the one that was cited last.
    pub(super) fn law(&mut self, wish: &str) -> io::Result<()> {
        let book = self.session.book();
        let way = match wish {
            "next" => Some(Way::Next),
            "previous" => Some(Way::Previous),
            "above" => Some(Way::Above),
            _ => None,
        };
        let wish = match way {
            Some(way) => match book.beside(&self.cited, way) {
                Some(number) => number,
                None => return self.console.say("plain-law-end"),
            },
            None if wish.is_empty() => self.cited.clone(),
            None => wish.to_owned(),
        };
        if wish == CONTENTS || book.meant(&wish).is_some() {
            self.cited.clone_from(&wish);
        }
        self.console.law(self.session.game_ui().game(), &wish)
    }

    /// Prints the odds of a battle in a place, against a named player or anyone there.
    pub(super) fn odds(&mut self, text: &str) -> io::Result<()> {
        let view = &self.session.shown.view;
        if !view.has_battles() {
            return self.console.say("plain-no-battles");
        }
        let fight = view.fight(&self.ctx()).map(|fight| fight.at);
        let (at, against) = match self.session.odds_asked(text, fight.unwrap_or_else(|| view.home())) {
            Ok(asked) => asked,
            Err(says) => return self.console.line(&says),
        };
        match view.odds(&self.ctx(), at, against) {
            Some((title, rows)) => {
                self.console.line(&speech::sentence_of(self.console.words(), &title))?;
                self.console.rows(&rows)
            }
            None => self.console.say("screen-no-odds"),
        }
    }

    pub(super) fn set(&mut self, text: &str) -> io::Result<()> {
        self.console.set(text)?;
        let takes = self.console.settings.takes();
        self.session.ask(|table| table.set_takes(takes));
        Ok(())
    }
}

impl Console<'_> {
    /// Returns the law of a game for a number, words, or the contents.
    pub(super) fn law(&mut self, game: &str, wish: &str) -> io::Result<()> {
        let Some(page) = Book::new(self.words(), game).open(wish) else {
            return self.fill("law-none", &[("law", wish.into())]);
        };
        self.line(&speech::sentence_of(self.words(), &page.title))?;
        for law in page.laws {
            let text = speech::sentence_of(self.words(), &law.sentence(self.words()));
            self.fill("plain-law", &[("law", law.number.to_string().into()), ("text", text.into())])?;
        }
        page.note.map_or(Ok(()), |note| self.line(&speech::sentence_of(self.words(), &note)))
    }

    /// Prints what a game is: every one of them, if none is named.
    pub(super) fn about(&mut self, word: &str) -> io::Result<()> {
        let games: Vec<&str> = match about::named(word) {
            Some(game) => vec![game],
            None if word.is_empty() => game_ui::all().map(|game_ui| game_ui.game()).collect(),
            None => {
                let places = [("text", word.into()), ("games", about::known(self.words()).into())];
                return self.fill("about-none", &places);
            }
        };
        for game in games {
            self.line(&about::title(self.words(), game))?;
            for (heading, text) in about::parts(self.words(), game) {
                let text = self.words().text_with("plain-about", &[("heading", heading.into()), ("text", text.into())]);
                // a paragraph at once is more than anyone keeps in the ear
                speech::by_sentence(&text).try_for_each(|line| self.line(line))?;
            }
        }
        Ok(())
    }

    /// Lists the settings, or changes one and keeps it.
    pub(super) fn set(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            for (key, _) in SETTINGS {
                let places = [
                    ("key", key.into()),
                    ("value", self.settings.value(key).unwrap_or_default().into()),
                    ("values", self.words().list(self.settings.values(key)).into()),
                ];
                self.fill("plain-set-line", &places)?;
            }
            return self.say("plain-set-words");
        }
        let key = match self.settings.set(text) {
            Ok(key) => key,
            Err(NotSet::Setting(text)) => return self.fill("plain-set-unknown", &[("text", text.into())]),
            Err(error) => return self.line(&error.say(self.words())),
        };
        let value = self.settings.value(key).unwrap_or_default();
        self.fill("plain-set-done", &[("key", key.into()), ("value", value.into())])?;
        if key == "language" {
            self.say("plain-language-later")?;
        }
        match (self.keep)(&self.settings) {
            Ok(()) => Ok(()),
            Err(why) => self.line(&why),
        }
    }
}
