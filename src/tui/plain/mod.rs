//! The plain mode: the same games in lines, for screen readers, dumb terminals and scripts. Numbered choices in sentences, or
//! actions in notation; no colors, no frames, nothing is ever drawn over, and no line needs the one above it.

mod ask;
mod choices;
mod commands;
mod console;
mod daily;
mod drawn;
mod line_command;
mod menu;
mod new_game;
mod news;
mod show;
mod tables;
mod words;

pub use console::{Console, Keep, Typed};
pub use line_command::{made_keys, typed_words};
pub use menu::{End, PlainStart, run};

use std::io;
use std::sync::Arc;
use std::time::Duration;

use super::daily::line_to_share;
use super::game_ui::Ctx;
use super::play::{PlaySession, SharedTable, TurnStatus, not_saved};
use crate::kernel::Seat;
use crate::table::{LogEntry, Status, TableEvent};
use ask::Done;
use line_command::{LineCommand, Occasion};

/// The reason why a game in lines ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The player left.
    Left,
    /// There is nothing more to read.
    Silent,
    /// The game is over.
    Over,
    /// The player wants something of the menu, as it was typed. The game is saved.
    Wants(String),
}

/// The time for which a command waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest wait for people at other terminals or for a line before both are looked at again.
const WAITS: Duration = Duration::from_secs(1);

/// One game in lines.
struct Lines<'d, 'a> {
    console: &'d mut Console<'a>,
    session: PlaySession,
    /// The entries of the log that have been told.
    told: Vec<LogEntry>,
    /// Whether what changed since then has been told.
    news_told: bool,
    /// The save trouble that was told last.
    trouble: Option<String>,
    /// The name under which the game was saved when that was told last.
    name: Option<String>,
    /// The number of the law that was cited last.
    cited: String,
    /// For whom it was said that the game waits.
    waits_for: Option<Seat>,
    /// Whether the end was told, at a table that may go on with a rematch.
    over_told: bool,
}

/// Plays the game in lines until it is over or left. `None` if there is no painter for it.
///
/// # Errors
/// Fails if the lines cannot be read or written.
pub fn play(console: &mut Console<'_>, table: SharedTable, note: Option<String>) -> io::Result<Option<Ended>> {
    let Some(session) = PlaySession::new(table, console.words()) else { return Ok(None) };
    let takes = console.settings.takes();
    session.ask(|table| table.set_takes(takes));
    session.wake_by(Arc::clone(&console.wake));
    let (told, name) = (session.log(), session.ask(|table| table.name()));
    let mut lines = Lines {
        console,
        session,
        told,
        news_told: false,
        trouble: None,
        name,
        cited: String::new(),
        waits_for: None,
        over_told: false,
    };
    lines.console.say("plain-begin")?;
    if lines.session.shown.snapshot.coach.is_some() {
        lines.console.say("plain-coach")?;
    }
    if let Some(note) = note {
        lines.console.line(&note)?;
    }
    lines.run().map(Some)
}

impl Lines<'_, '_> {
    fn ctx(&self) -> Ctx<'static> {
        Ctx::aloud(self.session.words())
    }

    fn run(&mut self) -> io::Result<Ended> {
        loop {
            self.tell()?;
            let ended = match self.session.now() {
                TurnStatus::Over if self.session.is_shared() => {
                    if !std::mem::replace(&mut self.over_told, true) {
                        self.over()?;
                        self.console.say("plain-table-over")?;
                    }
                    // a rematch may begin
                    self.wait(None)?
                }
                TurnStatus::Over => {
                    self.over()?;
                    return Ok(Ended::Over);
                }
                TurnStatus::Watching(seat) => match self.session.step(Duration::ZERO) {
                    true => None,
                    false => self.wait(seat)?,
                },
                TurnStatus::HandOver(seat) => self.hand_over(seat)?,
                TurnStatus::Asked(seat) => self.ask(seat)?,
            };
            self.over_told &= self.session.now() == TurnStatus::Over;
            if let Some(ended) = ended {
                if !matches!(ended, Ended::Wants(_)) {
                    self.console.say("plain-left")?;
                }
                return Ok(ended);
            }
        }
    }

    /// Waits for people at other terminals, and says for whom once. What can be typed meanwhile is taken; any other line of a
    /// script waits for the next question.
    fn wait(&mut self, seat: Option<Seat>) -> io::Result<Option<Ended>> {
        if !self.session.is_shared() {
            return Ok(None);
        }
        if self.waits_for != seat {
            self.waits_for = seat;
            self.tell_waits("plain-waits", seat)?;
        }
        for note in self.session.notes_beside_the_log() {
            self.console.line(&note)?;
        }
        let Some(typed) = self.console.peek()? else {
            self.console.listen(WAITS);
            return Ok(None);
        };
        if typed.is_empty() {
            return Ok(Some(Ended::Silent));
        }
        if typed.trim().trim_start_matches(':').is_empty() {
            // skip empty lines; otherwise they would hold back buffered input
            return self.console.read().map(|_| None);
        }
        match LineCommand::begins(&typed) {
            Some(LineCommand::Quit | LineCommand::QuitNow) => {
                self.console.read()?;
                Ok(Some(Ended::Left))
            }
            Some(LineCommand::ToMenu) => {
                self.console.read()?;
                Ok(Some(Ended::Wants(String::new())))
            }
            Some(command) if command.is_for(Occasion::Waiting) => {
                if let Some(line) = self.console.read()? {
                    // none of these asks whose seat it is
                    self.command(&line, seat.unwrap_or(Seat::new(0)))?;
                }
                Ok(None)
            }
            // after the end there is no next question, and what waited for it would keep back all that follows
            _ if seat.is_none() => {
                let line = self.console.read()?.unwrap_or_default();
                match line.is_empty() {
                    true => Ok(None),
                    false => match self.command(&line, Seat::new(0))? {
                        Done::Ended(ended) => Ok(Some(ended)),
                        Done::Stay | Done::Changed => Ok(None),
                    },
                }
            }
            // a person reads at once that it is not their turn
            _ if self.console.is_typed_by_hand => {
                self.console.read()?;
                self.tell_waits("plain-not-now", seat)?;
                Ok(None)
            }
            // what a script has sent ahead stays where it is: only the table is waited for
            _ => {
                self.session.wait(WAITS);
                Ok(None)
            }
        }
    }

    /// Says for whom the game waits, if it is for someone.
    fn tell_waits(&mut self, key: &str, seat: Option<Seat>) -> io::Result<()> {
        let Some(seat) = seat else { return Ok(()) };
        let name = self.session.shown.view.name(self.console.words(), seat);
        let player = self.session.player(seat);
        self.console.fill(key, &[("seat", name.into()), ("player", player.into())])
    }

    /// Waits for the answer to a question, and tells meanwhile what is said at a table of several terminals. Whether the
    /// question still stands.
    fn attend(&mut self) -> io::Result<bool> {
        for note in self.session.notes_beside_the_log() {
            self.console.line(&note)?;
        }
        self.console.prompt()?;
        while self.session.is_shared() && !self.console.is_typed() {
            self.console.listen(WAITS);
            let notes = self.session.notes_beside_the_log();
            if !notes.is_empty() {
                self.console.blank(1)?;
                notes.iter().try_for_each(|note| self.console.line(note))?;
                self.console.prompt()?;
            }
            if !matches!(self.session.now(), TurnStatus::Asked(_)) {
                self.console.blank(1)?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> io::Result<()> {
        let log = self.session.log();
        // an undo takes entries away and adds its own, which is told; who sees more of the same entries is not told them again
        let is_same = |(one, other): &(&LogEntry, &LogEntry)| {
            let is_own = TableEvent::is_told_by(&one.message);
            one.at == other.at && (one.message == other.message || !is_own && one.message.key == other.message.key)
        };
        let known = self.told.iter().zip(&log).take_while(is_same).count();
        for told in &log[known..] {
            self.console.line(&self.console.words().say(&told.message))?;
        }
        self.told = log;
        self.tell_trouble()?;
        self.tell_name()
    }

    /// Tells that the game can no longer be saved, that another reason keeps it from that, or that it is saved again.
    fn tell_trouble(&mut self) -> io::Result<()> {
        let trouble = match self.session.ask(|table| table.status()) {
            Some(Status::Failed(why)) => Some(self.console.words().say(&why)),
            _ => None,
        };
        if trouble != self.trouble {
            match &trouble {
                Some(why) => self.console.fill("screen-save-trouble", &[("why", why.clone().into())])?,
                None => self.tell_saved()?,
            }
            self.trouble = trouble;
        }
        Ok(())
    }

    fn tell_saved(&mut self) -> io::Result<()> {
        let name = self.session.ask(|table| table.name().unwrap_or_default());
        self.console.fill("screen-saved-now", &[("name", name.into())])
    }

    /// Tells where the game is saved, if that has changed without the player.
    fn tell_name(&mut self) -> io::Result<()> {
        let name = self.session.ask(|table| table.name());
        if name != self.name {
            if let Some(name) = &name {
                self.console.fill("plain-renamed", &[("name", name.clone().into())])?;
            }
            self.name = name;
        }
        Ok(())
    }

    fn hand_over(&mut self, seat: Seat) -> io::Result<Option<Ended>> {
        self.session.cover();
        let name = self.session.shown.view.name(self.console.words(), seat);
        // What the one before has seen scrolls away.
        self.console.blank(30)?;
        match self.session.named(seat) {
            Some(player) => {
                self.console.fill("plain-hand-over", &[("seat", name.into()), ("player", player.into())])?;
            }
            None => self.console.fill("plain-hand-over-seat", &[("seat", name.into())])?,
        }
        let Some(line) = self.console.read()? else { return Ok(Some(Ended::Silent)) };
        match LineCommand::begins(&line) {
            Some(LineCommand::Quit) => self.leave(),
            Some(LineCommand::QuitNow) => Ok(Some(Ended::Left)),
            Some(LineCommand::ToMenu) => Ok(self.leave()?.map(|_| Ended::Wants(String::new()))),
            // who asks for something has not said that the other player is there
            Some(_) => Ok(None),
            None => {
                self.session.hand_to(seat);
                Ok(None)
            }
        }
    }

    /// Leaves, if the game can be saved. One at a table goes on there, saved or not.
    fn leave(&mut self) -> io::Result<Option<Ended>> {
        if self.session.ask(|table| table.close(PATIENCE)) {
            self.tell_name()?;
            return Ok(Some(Ended::Left));
        }
        self.tell_unsaved()?;
        if self.session.is_shared() {
            return Ok(Some(Ended::Left));
        }
        self.console.say("plain-stay")?;
        Ok(None)
    }

    fn tell_unsaved(&mut self) -> io::Result<()> {
        match self.session.ask(|table| table.status()) {
            Some(Status::Failed(why)) => {
                self.console.fill("screen-save-trouble", &[("why", self.console.words().say(&why).into())])
            }
            _ => {
                let says = self.session.ask(|table| not_saved(table, self.session.words()));
                self.console.line(&says)
            }
        }
    }

    fn over(&mut self) -> io::Result<()> {
        let text = self.session.shown.question.text.clone();
        self.console.line(&text)?;
        self.scores()?;
        self.points()?;
        self.chances()?;
        if let Some(name) = self.session.save_to_review() {
            self.console.fill("plain-review", &[("name", name.into())])?;
        }
        match self.session.daily_result() {
            Some(result) => self.console.line(&line_to_share(self.console.words(), &result)),
            None => Ok(()),
        }
    }
}
