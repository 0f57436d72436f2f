//! The menu: what is typed while no game is open.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use super::drawn::Agreed;
use super::line_command::{LineCommand, Occasion};
use super::new_game::Asked;
use super::{Console, Ended, PATIENCE, play};
use crate::table::{Course, LobbyError, StoreError, Table, Wanted};
use crate::tui::game_ui;
use crate::tui::law::Book;
use crate::tui::menu;
use crate::tui::play::{Shared, not_saved};
use crate::tui::run::last_save;
use crate::tui::signals::SignalThread;
use crate::tui::text::is_yes;

/// The first thing in lines.
pub enum PlainStart {
    /// The menu.
    Menu,
    /// The menu, with the tables of several terminals first.
    Tables,
    /// The menu, with today's daily game first.
    Daily,
    /// A game, and what its player should be told first. The program ends with it.
    Game { table: Box<dyn Table>, note: Option<String> },
    /// A game whose seats are to be drawn, and told before it begins.
    Draw(Wanted),
}

/// A game that was opened, and what its player should be told first.
pub(super) type Opened = (Box<dyn Table>, Option<String>);

/// How a plain-mode session ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing is left to be done.
    Done,
    /// The last game could not be saved, as this says.
    Unsaved(String),
    /// There is no painter for the game.
    NoFace,
}

/// Plays games and answers the menu until the player leaves. Signals that end the process save first.
///
/// # Errors
/// Fails if lines cannot be read or written, or the game that was asked for cannot begin.
pub fn run(console: &mut Console<'_>, door: PlainStart) -> io::Result<Result<End, LobbyError>> {
    let shared: Shared = Arc::default();
    let dying = Arc::clone(&shared);
    let words = console.words();
    let _watch = SignalThread::over_lines(PATIENCE, move || last_save(&dying, words, PATIENCE))?;
    let from_menu = matches!(door, PlainStart::Menu | PlainStart::Tables | PlainStart::Daily);
    let mut next = match door {
        PlainStart::Menu => None,
        PlainStart::Tables => {
            console.tables()?;
            None
        }
        PlainStart::Daily => console.daily("")?,
        PlainStart::Game { table, note } => Some((table, note)),
        PlainStart::Draw(open) => match console.agree(&open)? {
            Ok(Agreed::Begin(wanted)) => match console.lobby.begin(&wanted) {
                Ok(running) => Some((running.into(), None)),
                Err(error) => return Ok(Err(error)),
            },
            Ok(Agreed::Leave) => return Ok(Ok(End::Done)),
            Err(error) => return Ok(Err(error)),
        },
    };
    let mut typed = None;
    let mut asked = next.is_none();
    loop {
        let Some((table, note)) = next.take() else {
            if !asked {
                return Ok(Ok(End::Done));
            }
            match console.menu(typed.take())? {
                Some(game) => next = Some(game),
                None => return Ok(Ok(End::Done)),
            }
            continue;
        };
        let (ended, end) = play_at(console, &shared, table, note)?;
        match ended {
            Some(Ended::Wants(line)) => {
                typed = Some(line).filter(|line| !line.is_empty());
                asked = true;
            }
            Some(Ended::Over) => asked = from_menu || asked,
            Some(Ended::Left | Ended::Silent) | None => return Ok(Ok(end)),
        }
        if end != End::Done {
            return Ok(Ok(end));
        }
    }
}

/// One game, and where it is saved after it.
fn play_at(
    console: &mut Console<'_>,
    shared: &Shared,
    table: Box<dyn Table>,
    note: Option<String>,
) -> io::Result<(Option<Ended>, End)> {
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    let table = Arc::new(Mutex::new(table));
    *lock() = Some(Arc::clone(&table));
    let played = play(console, Arc::clone(&table), note);
    // Until all is on disk the game stays where a signal finds it.
    let saved = {
        let table = table.lock().unwrap_or_else(PoisonError::into_inner);
        if table.close(PATIENCE) { Ok(table.name()) } else { Err(not_saved(&**table, console.words())) }
    };
    if saved.is_ok() {
        lock().take();
    }
    let ended = played?;
    if ended.is_none() {
        return Ok((None, End::NoFace));
    }
    match saved {
        Ok(Some(name)) => console.fill("screen-saved-as", &[("name", name.into())])?,
        Ok(None) => {}
        Err(says) => return Ok((ended, End::Unsaved(says))),
    }
    Ok((ended, End::Done))
}

impl Console<'_> {
    /// Answers lines until a game is opened; `None` if the player leaves. A line may have been typed already.
    fn menu(&mut self, mut typed: Option<String>) -> io::Result<Option<Opened>> {
        if typed.is_none() {
            self.say("plain-welcome")?;
            if let Ok((_, Some(save))) = self.lobby.glance() {
                self.fill("plain-menu-continue", &[("save", save.name.into())])?;
            }
            self.say("plain-menu-words")?;
        }
        loop {
            let line = match typed.take() {
                Some(line) => line,
                None => match self.read()? {
                    Some(line) => line,
                    None => return Ok(None),
                },
            };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let rest = rest.trim();
            if word.is_empty() {
                self.say("plain-menu-words")?;
                continue;
            }
            match LineCommand::of(word) {
                Some(LineCommand::Quit | LineCommand::QuitNow | LineCommand::ToMenu) => return Ok(None),
                Some(LineCommand::New) => match self.new_game(rest)? {
                    Asked::Begun(table) => return Ok(Some((table, None))),
                    Asked::Left => return Ok(None),
                    Asked::Canceled => self.say("plain-new-canceled")?,
                    Asked::Refused => {}
                },
                Some(LineCommand::Open) if rest.is_empty() => self.say("plain-menu-which")?,
                Some(LineCommand::Open) => {
                    if let Some(game) = self.open(rest)? {
                        return Ok(Some(game));
                    }
                }
                Some(LineCommand::Continue) => match self.lobby.latest() {
                    Ok(name) => {
                        if let Some(game) = self.open(&name)? {
                            return Ok(Some(game));
                        }
                    }
                    Err(ref error @ StoreError::Finished { ref name }) => {
                        self.line(&error.say(self.words()))?;
                        self.fill("plain-menu-finished", &[("save", name.as_str().into())])?;
                    }
                    Err(error) => self.line(&error.say(self.words()))?,
                },
                Some(LineCommand::Daily) => {
                    if let Some(game) = self.daily(rest)? {
                        return Ok(Some(game));
                    }
                }
                Some(LineCommand::Saves) => self.saves()?,
                Some(LineCommand::Tables) => self.tables()?,
                Some(command @ (LineCommand::Join | LineCommand::Watch)) => {
                    if let Some(game) = self.join(rest, command == LineCommand::Watch)? {
                        return Ok(Some(game));
                    }
                }
                Some(LineCommand::Lessons) => self.lessons()?,
                Some(LineCommand::Lesson) if rest.is_empty() => self.lessons()?,
                Some(LineCommand::Lesson) => {
                    if let Some(game) = self.learn(rest)? {
                        return Ok(Some(game));
                    }
                }
                Some(LineCommand::Export) => self.export(rest)?,
                Some(LineCommand::Delete) => self.delete(rest)?,
                Some(LineCommand::Rename) => self.rename(rest)?,
                Some(LineCommand::Set) => self.set(rest)?,
                Some(LineCommand::About) => self.about(rest)?,
                Some(LineCommand::Law) => self.law_of_any(rest)?,
                Some(LineCommand::Help) => self.help()?,
                Some(_) => self.say("plain-menu-no-game")?,
                None => self.fill("plain-menu-unknown", &[("text", line.as_str().into())])?,
            }
        }
    }

    /// Prints what each command of the menu does.
    fn help(&mut self) -> io::Result<()> {
        let words = self.words();
        LineCommand::ALL
            .into_iter()
            .filter_map(|command| command.help(words, Occasion::Menu))
            .try_for_each(|help| self.line(&help))
    }

    fn open(&mut self, name: &str) -> io::Result<Option<Opened>> {
        match self.lobby.resume(name) {
            Ok(resumed) => Ok(Some((resumed.running, resumed.note))),
            Err(error) => self.line(&error.say(self.words())).map(|()| None),
        }
    }

    /// Returns the saved games, a sentence each.
    pub(super) fn saves(&mut self) -> io::Result<()> {
        let saves = match self.lobby.saves() {
            Ok(saves) => saves,
            Err(error) => return self.line(&error.say(self.words())),
        };
        if saves.is_empty() {
            return self.say("plain-saves-none");
        }
        self.fill("plain-saves", &[("count", i64::try_from(saves.len()).unwrap_or(0).into())])?;
        for save in saves {
            self.line(&menu::save_line(self.words(), &save, menu::SaveLine::Lines))?;
        }
        Ok(())
    }

    /// Deletes a save, if a second line says so too: nothing is kept of it.
    fn delete(&mut self, name: &str) -> io::Result<()> {
        let Some(store) = self.lobby.store.as_ref().filter(|_| !name.is_empty()) else {
            return self.say("plain-delete-which");
        };
        if let Err(error) = store.check_there(name) {
            return self.line(&error.say(self.words()));
        }
        self.fill("plain-delete", &[("name", name.into())])?;
        if !self.read()?.is_some_and(|answer| is_yes(&answer)) {
            return self.say("plain-delete-kept");
        }
        match store.delete(name) {
            Ok(()) => self.fill("saves-deleted", &[("names", name.into()), ("count", 1.into())]),
            Err(error) => self.line(&error.say(self.words())),
        }
    }

    /// Writes a save as a log for other programs.
    fn export(&mut self, name: &str) -> io::Result<()> {
        match self.lobby.export(name) {
            Ok(written) => self.line(&self.words().say(&written)),
            Err(error) => self.line(&error.say(self.words())),
        }
    }

    /// Gives a save another name.
    fn rename(&mut self, names: &str) -> io::Result<()> {
        let store = self.lobby.store.as_ref();
        let Some((store, (name, new))) = store.zip(names.rsplit_once(char::is_whitespace)) else {
            return self.say("plain-rename-which");
        };
        let name = name.trim_end();
        match store.rename(name, new) {
            Ok(()) => self.fill("saves-renamed", &[("name", name.into()), ("new", new.into())]),
            Err(error) => self.line(&error.say(self.words())),
        }
    }

    /// A law, of the first game that has it.
    fn law_of_any(&mut self, wish: &str) -> io::Result<()> {
        let words = self.words();
        let mut games = game_ui::all().map(|game_ui| game_ui.game());
        let game = games.find(|game| Book::new(words, game).open(wish).is_some());
        self.law(game.unwrap_or_default(), wish)
    }

    /// The coached games, each with how far the player is.
    fn lessons(&mut self) -> io::Result<()> {
        let courses = match self.lobby.courses() {
            Ok(courses) => courses,
            Err(error) => return self.line(&error.say(self.words())),
        };
        self.say("plain-lessons")?;
        for course in courses {
            let places = [
                ("id", course.id.into()),
                ("name", self.words().text(&format!("lesson-{}", course.id)).into()),
                ("about", self.words().text(&format!("lesson-{}-about", course.id)).into()),
                ("done", i64::try_from(course.done).unwrap_or(0).into()),
                ("steps", i64::try_from(course.steps).unwrap_or(0).into()),
            ];
            self.fill("plain-lesson", &places)?;
        }
        Ok(())
    }

    /// Continues with a coached game, or begins it.
    fn learn(&mut self, id: &str) -> io::Result<Option<Opened>> {
        let courses = self.lobby.courses().unwrap_or_default();
        if let Some(save) = courses.iter().find(|course| course.id == id).and_then(Course::begun) {
            return self.open(save);
        }
        match self.lobby.teach(id) {
            Ok(running) => Ok(Some((running.into(), None))),
            Err(error) => self.line(&error.say(self.words())).map(|()| None),
        }
    }
}
