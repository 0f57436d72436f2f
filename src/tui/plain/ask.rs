//! One question, and its answer.

use std::io;

use super::choices::{Choice, Start, choices};
use super::{Ended, Lines};
use crate::kernel::{Part, Seat, join};
use crate::tui::composer::NO_MORE;
use crate::tui::speech;

/// The result of a line.
pub enum Done {
    /// The question stands.
    Stay,
    /// The game is another.
    Changed,
    Ended(Ended),
}

impl Lines<'_, '_> {
    /// Asks: parts are chosen one after the other, or the action is typed at once.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<Option<Ended>> {
        self.console.blank(1)?;
        self.tell_news(seat)?;
        self.head(seat)?;
        if let Some(coach) = self.session.shown.snapshot.coach.clone() {
            let words = self.console.words();
            self.console.line(&words.sentences([words.say(&coach.asks)].into_iter().chain(coach.why(words))))?;
        }
        let question = self.session.shown.question.clone();
        let law = self.console.words().text_with("plain-cited", &[("law", question.law.clone().into())]);
        self.cited = question.law;
        self.console.line(&self.console.words().sentences([question.text, law]))?;
        let legal = self.session.legal();
        if legal.len() == 1 && !self.session.shown.snapshot.is_led {
            self.console.say("plain-only")?;
        }
        let mut start = Start::default();
        let mut fresh = true;
        let mut warned = false;
        loop {
            let choices = choices(&legal, &start, &|part| self.session.shown.view.region(part));
            if std::mem::take(&mut fresh) {
                self.list(&choices, &start)?;
            }
            // what changes nothing is answered without a new question, maybe for long
            self.tell_trouble()?;
            if !self.attend()? {
                return Ok(None);
            }
            let Some(text) = self.console.take()? else { return Ok(Some(Ended::Silent)) };
            let action = match text.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(Choice::Whole(action)) => join(action),
                    Some(Choice::Part(longer, _)) => {
                        (start, fresh) = (longer.clone(), true);
                        continue;
                    }
                    None => {
                        self.console.say("plain-no-number")?;
                        continue;
                    }
                },
                Err(_) => text,
            };
            match action.as_str() {
                "" => fresh = true,
                "back" => {
                    (start, fresh) = (Start::default(), true);
                }
                NO_MORE if !warned && legal.len() > 1 && self.warns()? => warned = true,
                text => match self.command(text, seat)? {
                    Done::Stay => {}
                    Done::Changed => return Ok(None),
                    Done::Ended(ended) => return Ok(Some(ended)),
                },
            }
        }
    }

    /// Prints the state of the game, before the question.
    fn head(&mut self, seat: Seat) -> io::Result<()> {
        let head = self.session.shown.view.headline(&self.ctx());
        let points = self.session.shown.snapshot.progress.scores[seat.index()];
        let mut places = vec![("round", i64::from(head.round).into()), ("phase", head.phase.into())];
        let key = match points {
            Some(points) => {
                places.push(("points", i64::from(points).into()));
                "plain-head"
            }
            None => "plain-head-pointless",
        };
        self.console.fill(key, &places)?;
        self.console.line(&head.notice)
    }

    /// Says what would be given up by ending the phase, if that is to be asked; whether it was.
    fn warns(&mut self) -> io::Result<bool> {
        let left = self.session.shown.view.left();
        if left == 0 || !self.console.settings.confirm_end {
            return Ok(false);
        }
        self.console.fill("plain-confirm", &[("left", i64::from(left).into())])?;
        Ok(true)
    }

    fn list(&mut self, choices: &[Choice], start: &Start) -> io::Result<()> {
        if *start != Start::default() {
            let view = &self.session.shown.view;
            let words = self.console.words();
            let chosen = words.list(start.chosen().map(|part| view.spoken(words, part)));
            self.console.fill("plain-so-far", &[("what", chosen.into())])?;
        }
        for (number, choice) in (1..).zip(choices) {
            let what = match choice {
                Choice::Whole(action) => self.sentence(action),
                Choice::Part(start, count) => self.beginning(start, *count),
            };
            let what = speech::sentence_of(self.console.words(), &what);
            self.console.fill("plain-choice", &[("number", number.into()), ("what", what.into())])?;
        }
        Ok(())
    }

    /// Returns a whole action as a sentence. What it means to let be depends on the question.
    pub(super) fn sentence(&self, action: &[Part]) -> String {
        let words = self.session.words();
        if action[..] == [Part::Verb(NO_MORE)] {
            return words.text(if self.session.shown.view.left() > 0 { "plain-done" } else { "plain-no" });
        }
        let action = join(action);
        self.session.shown.view.sentence(&self.ctx(), &action).unwrap_or(action)
    }

    /// The beginning of several actions.
    fn beginning(&self, start: &Start, count: usize) -> String {
        let (words, view) = (self.session.words(), &self.session.shown.view);
        let count = ("count", i64::try_from(count).unwrap_or(i64::MAX).into());
        match start.chosen().last() {
            Some(Part::Verb(verb)) => {
                let help = view.verb_help(words, verb);
                let verb = view.spoken(words, Part::Verb(verb));
                words.text_with("plain-choice-verb", &[("verb", verb.into()), count, ("help", help.into())])
            }
            Some(part) => words.text_with("plain-choice-part", &[("what", view.spoken(words, part).into()), count]),
            None => String::new(),
        }
    }

    /// Takes an action in notation.
    pub(super) fn take(&mut self, action: &str) -> io::Result<Done> {
        self.act(|lines| lines.session.act(action))
    }

    /// Does what changes the game.
    pub(super) fn act(
        &mut self,
        deed: impl FnOnce(&mut Self) -> Result<(), (String, Option<&'static str>)>,
    ) -> io::Result<Done> {
        match deed(self) {
            Ok(()) => {
                self.news_told = false;
                Ok(Done::Changed)
            }
            Err((text, law)) => {
                self.refused(&text, law)?;
                Ok(Done::Stay)
            }
        }
    }

    pub(super) fn refused(&mut self, text: &str, law: Option<&str>) -> io::Result<()> {
        let law = law.filter(|law| !law.is_empty());
        self.cited = law.map_or_else(|| std::mem::take(&mut self.cited), str::to_owned);
        match law {
            Some(law) => {
                let law = self.console.words().text_with("plain-cited", &[("law", law.into())]);
                self.console.line(&self.console.words().sentences([text, &law]))
            }
            None => self.console.line(text),
        }
    }
}
