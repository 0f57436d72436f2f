//! Commands while a question is open.

use std::io;
use std::time::Duration;

use super::ask::Done;
use super::line_command::LineCommand;
use super::{Ended, Lines, PATIENCE};
use crate::bots::Level;
use crate::kernel::{Part, Seat};
use crate::table::shared::{Motion, Reply, Request};
use crate::table::{Away, CannotUndo};
use crate::tui::localized;
use crate::tui::play::{Advised, Tip, ordered, purpose};
use crate::tui::speech;

/// The keys of what is said of the actions of a hint, the best first.
const HINTED: [&str; 3] = ["plain-hint", "plain-hint-second", "plain-hint-third"];

impl Lines<'_, '_> {
    pub(super) fn command(&mut self, text: &str, seat: Seat) -> io::Result<Done> {
        // who knows the screen begins a line with a colon
        let text = text.strip_prefix(':').unwrap_or(text).trim_start();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let Some(command) = LineCommand::of(word) else {
            return match text.strip_prefix('?') {
                Some(wish) => self.why_not(wish.trim()).map(|()| Done::Stay),
                None => self.take(&self.meant(text)),
            };
        };
        match command {
            LineCommand::Quit => {
                if let Some(ended) = self.leave()? {
                    return Ok(Done::Ended(ended));
                }
            }
            LineCommand::QuitNow => return Ok(Done::Ended(Ended::Left)),
            LineCommand::ToMenu => {
                if self.leave()?.is_some() {
                    return Ok(Done::Ended(Ended::Wants(String::new())));
                }
            }
            LineCommand::New | LineCommand::Open | LineCommand::Lessons | LineCommand::Lesson => {
                if self.leave()?.is_some() {
                    return Ok(Done::Ended(Ended::Wants(text.to_owned())));
                }
            }
            LineCommand::Continue
            | LineCommand::Daily
            | LineCommand::Tables
            | LineCommand::Join
            | LineCommand::Watch
            | LineCommand::Export
            | LineCommand::Delete
            | LineCommand::Rename => self.console.say("plain-leave-first")?,
            LineCommand::Saves => {
                // this game is one of them
                self.session.ask(|table| table.close(PATIENCE));
                self.console.saves()?;
            }
            LineCommand::Set => self.set(rest)?,
            LineCommand::Save => self.save(rest)?,
            LineCommand::Help => self.help()?,
            LineCommand::Undo => return self.undo(),
            LineCommand::Redo => return self.redo(),
            LineCommand::Map => {
                let rows = self.session.shown.view.map_in_words(&self.ctx());
                self.console.rows(&rows)?;
            }
            LineCommand::Look => self.describe_place(rest)?,
            LineCommand::Go => return self.go(rest),
            LineCommand::Cards => self.hand()?,
            LineCommand::Scores => self.scores()?,
            LineCommand::Points => self.points()?,
            LineCommand::Table => self.table()?,
            LineCommand::Board => self.board(rest)?,
            LineCommand::Log => self.log()?,
            LineCommand::Changed => self.changed(seat)?,
            LineCommand::About => {
                let game = self.session.game_ui().game();
                self.console.about(if rest.is_empty() { game } else { rest })?;
            }
            LineCommand::Say => self.ask_table(Request::Say { text: rest.to_owned() })?,
            LineCommand::Agree => match self.session.agree() {
                Ok(Reply::Done) => {}
                Ok(Reply::OthersAgreeing) => self.console.say("table-agreed-too")?,
                Err(says) => self.console.line(&says)?,
            },
            LineCommand::Refuse => match self.session.refuse() {
                Ok(_) => self.console.say("table-refused")?,
                Err(says) => self.console.line(&says)?,
            },
            LineCommand::Away => match Away::from_id(rest) {
                Some(away) => self.ask_table(Request::Move { motion: Motion::Away(away) })?,
                None => self.console.say("table-away-what")?,
            },
            LineCommand::Rematch => self.ask_table(Request::Move { motion: Motion::Rematch })?,
            LineCommand::Close => self.ask_table(Request::Move { motion: Motion::Close })?,
            LineCommand::Sit => self.ask_table(Request::Sit { seat: rest.to_owned() })?,
            LineCommand::Decline => match ordered(rest) {
                Some((on, said)) => match self.session.ask_table(Request::Decline { on }) {
                    Ok(_) => self.console.say(said)?,
                    Err(says) => self.console.line(&says)?,
                },
                None => self.console.say("table-decline-what")?,
            },
            LineCommand::Rise => self.ask_table(Request::Rise)?,
            LineCommand::Who => self.who()?,
            LineCommand::Law => self.law(rest)?,
            LineCommand::Odds => self.odds(rest)?,
            LineCommand::Hint => return self.hint(rest),
            LineCommand::WhyNot => self.why_not(rest)?,
        }
        Ok(Done::Stay)
    }

    /// Asks the table elsewhere for something.
    fn ask_table(&mut self, request: Request) -> io::Result<()> {
        let answer = self.session.ask_table(request);
        self.granted(answer)
    }

    fn granted(&mut self, answer: Result<Reply, String>) -> io::Result<()> {
        match answer {
            // whose word is missing is told to everyone
            Ok(Reply::Done | Reply::OthersAgreeing) => Ok(()),
            Err(says) => self.console.line(&says),
        }
    }

    /// Prints who is at the table elsewhere.
    fn who(&mut self) -> io::Result<()> {
        self.session.who().iter().try_for_each(|line| self.console.line(line))
    }

    fn save(&mut self, place: &str) -> io::Result<()> {
        if place.is_empty() {
            if self.session.ask(|table| table.close(PATIENCE)) {
                return self.tell_saved();
            }
            return self.tell_unsaved();
        }
        match self.session.save_elsewhere(place) {
            Ok(path) => {
                // it was the player who gave the new name
                self.name = self.session.ask(|table| table.name());
                self.console.fill("screen-saved-elsewhere", &[("path", path.into())])
            }
            Err(says) => self.console.line(&says),
        }
    }

    fn undo(&mut self) -> io::Result<Done> {
        match self.session.undo() {
            Ok(_) => {
                self.told = self.session.log();
                self.console.say("plain-undone")?;
                Ok(Done::Changed)
            }
            Err(CannotUndo::Proposed) => Ok(Done::Stay),
            Err(error) => self.console.line(&error.say(self.console.words())).map(|()| Done::Stay),
        }
    }

    fn redo(&mut self) -> io::Result<Done> {
        match self.session.redo() {
            Ok(_) => {
                self.console.say("plain-redone")?;
                Ok(Done::Changed)
            }
            Err(error) => self.console.line(&error.say(self.console.words())).map(|()| Done::Stay),
        }
    }

    /// Follows one of the routes that [`Lines::describe_place`] lists.
    fn go(&mut self, text: &str) -> io::Result<Done> {
        let (place, which) = text.split_once(' ').unwrap_or((text, "1"));
        let plans = match place.parse() {
            Ok(number) => self.session.shown.view.plans(&self.ctx(), Part::Place(number)),
            Err(_) => Vec::new(),
        };
        let which = which.trim().parse::<usize>().ok().and_then(|which| which.checked_sub(1));
        match which.and_then(|which| plans.get(which)) {
            Some(plan) => self.act(|lines| lines.session.act_all(&plan.actions)),
            None => self.console.say("plain-no-way").map(|()| Done::Stay),
        }
    }

    /// Says what a bot would do, why, and what comes next; one word asks the best bot, another one does what the hint says.
    fn hint(&mut self, rest: &str) -> io::Result<Done> {
        let has = |wanted| rest.split_whitespace().any(|word| word == wanted);
        let (level, again) = match has("longer") {
            true => (self.session.best_level(), "hint longer take"),
            false => (Level::Normal, "hint take"),
        };
        match self.session.hint(level, Duration::ZERO) {
            Advised::Advice(advice) => {
                let action = advice.action.clone();
                self.tip(&Tip::of(advice, &self.session.legal()))?;
                if has("take") {
                    return self.take(&action);
                }
                self.console.fill("plain-hint-take", &[("typed", again.into())])?;
            }
            Advised::Later => self.console.say("screen-hint-later")?,
            Advised::NotAsked => self.console.say("screen-not-asked")?,
        }
        Ok(Done::Stay)
    }

    fn tip(&mut self, tip: &Tip) -> io::Result<()> {
        let (ctx, legal) = (self.ctx(), self.session.legal());
        let view = &self.session.shown.view;
        let words = self.console.words();
        let mut lines = Vec::new();
        for (choice, rank) in tip.choices().iter().zip(HINTED) {
            let action = &choice.action;
            let says = speech::sentence_of(words, &self.sentence(action));
            let (lead, reasons) = (choice.lead(words), choice.reasons(words));
            let level = words.name("screen-level", tip.level.id());
            let line = words.text_with(rank, &[("action", says.as_str().into()), ("level", level.into())]);
            if rank != HINTED[0] {
                lines.push(words.sentences([line].into_iter().chain(reasons).chain(lead)));
                continue;
            }
            lines.push(line);
            lines.extend(tip.outlook(&ctx, &**view));
            // where the bot does not reckon, what the action does is all that there is to say
            let parts: Vec<Part> = action.iter().copied().filter(|part| !matches!(part, Part::Card(_))).collect();
            let about = || purpose(&ctx, &**view, &parts, &says).map(|about| speech::sentence_of(words, &about));
            let about = reasons.or_else(about);
            lines.extend(about);
            let expected = self.session.expects(&ctx, action).unwrap_or_default();
            if !expected.log.is_empty() {
                lines.push(words.text_with("plain-hint-log", &[("log", words.sentences(expected.log).into())]));
            }
            lines.extend(expected.facts);
            lines.push(match (lead, legal.len()) {
                _ if self.session.shown.snapshot.is_led => words.text("plain-hint-led"),
                (_, 1) => words.text("plain-only"),
                (Some(lead), _) => lead,
                (None, _) => words.text("plain-hint-rule"),
            });
            if !expected.certain {
                lines.push(words.text("screen-hint-chance"));
            }
        }
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// The action that a text means, in notation: names of the language may stand in it.
    fn meant(&self, text: &str) -> String {
        if text.is_ascii() {
            return text.to_owned();
        }
        let legal = self.session.legal();
        let called = localized::of_actions(self.session.words(), &*self.session.shown.view, &legal);
        localized::expand(&self.session.notation(), &called, text).cloned().unwrap_or_else(|| self.wish(text))
    }

    /// An attempt in notation, legal or not.
    fn wish(&self, text: &str) -> String {
        localized::wish(self.session.words(), &*self.session.shown.view, &self.session.legal(), text)
    }

    /// Prints why something cannot be done: the attempt as a sentence, then the answer of the rules.
    fn why_not(&mut self, wish: &str) -> io::Result<()> {
        if wish.is_empty() {
            return self.help();
        }
        let wish = self.wish(&wish.split_whitespace().collect::<Vec<_>>().join(" "));
        if let Some(says) = self.session.shown.view.sentence(&self.ctx(), &wish) {
            self.console.line(&says)?;
        }
        for reason in self.session.reasons(&wish) {
            self.refused(&reason.says, Some(&reason.law))?;
        }
        Ok(())
    }
}
