//! One question, and its answer.

use std::io;

use super::choices::{Choice, Start, choices};
use super::{Ended, Lines};
use crate::kernel::{Part, Seat, join};
use crate::tui::aloud;
use crate::tui::guide::NO_MORE;
use crate::tui::text::is_question;

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
        self.desk.blank(1)?;
        self.tell_news(seat)?;
        self.head(seat)?;
        if let Some(coach) = self.sitting.coach() {
            self.desk.line(&self.desk.words().say(&coach.says))?;
        }
        let question = self.sitting.shown.question.clone();
        let law = self.desk.words().text_with("plain-cited", &[("law", question.law.clone().into())]);
        self.cited = question.law;
        self.desk.line(&self.desk.words().sentences([question.text, law]))?;
        let legal = self.sitting.legal();
        if legal.len() == 1 && !self.sitting.is_led() {
            self.desk.say("plain-only")?;
        }
        let mut start = Start::default();
        let mut fresh = true;
        let mut warned = false;
        loop {
            let choices = choices(&legal, &start, &|part| self.sitting.shown.look.region(part));
            if std::mem::take(&mut fresh) {
                self.list(&choices, &start)?;
            }
            // what changes nothing is answered without a new question, maybe for long
            self.tell_trouble()?;
            if !self.attend()? {
                return Ok(None);
            }
            let Some(text) = self.desk.take()? else { return Ok(Some(Ended::Silent)) };
            let action = match text.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(Choice::Whole(action)) => join(action),
                    Some(Choice::Part(longer, _)) => {
                        (start, fresh) = (longer.clone(), true);
                        continue;
                    }
                    None => {
                        self.desk.say("plain-no-number")?;
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
        let head = self.sitting.shown.look.headline(&self.ctx());
        let points = self.sitting.shown.progress.scores[seat.index()];
        let mut places = vec![("round", i64::from(head.round).into()), ("phase", head.phase.into())];
        let key = match points {
            Some(points) => {
                places.push(("points", i64::from(points).into()));
                "plain-head"
            }
            None => "plain-head-pointless",
        };
        self.desk.fill(key, &places)?;
        self.desk.line(&head.notice)
    }

    /// Says what would be given up by ending the phase, if that is to be asked; whether it was.
    fn warns(&mut self) -> io::Result<bool> {
        let left = self.sitting.shown.look.headline(&self.ctx()).left;
        if left == 0 || !self.desk.settings.confirm_end {
            return Ok(false);
        }
        self.desk.fill("plain-confirm", &[("left", i64::from(left).into())])?;
        Ok(true)
    }

    fn list(&mut self, choices: &[Choice], start: &Start) -> io::Result<()> {
        if *start != Start::default() {
            let look = &self.sitting.shown.look;
            let words = self.desk.words();
            let chosen = words.list(start.chosen().map(|part| look.spoken(words, part)));
            self.desk.fill("plain-so-far", &[("what", chosen.into())])?;
        }
        for (number, choice) in (1..).zip(choices) {
            let what = match choice {
                Choice::Whole(action) => self.sentence(action),
                Choice::Part(start, count) => self.beginning(start, *count),
            };
            let what = aloud::sentence_of(self.desk.words(), &what);
            self.desk.fill("plain-choice", &[("number", number.into()), ("what", what.into())])?;
        }
        Ok(())
    }

    /// A whole action as a sentence. What it means to let be depends on the question.
    pub(super) fn sentence(&self, action: &[Part]) -> String {
        let words = self.sitting.words();
        if action[..] == [Part::Verb(NO_MORE)] {
            let yes_or_no = is_question(&self.sitting.shown.question.text);
            return words.text(if yes_or_no { "plain-no" } else { "plain-done" });
        }
        let action = join(action);
        self.sitting.shown.look.sentence(&self.ctx(), &action).unwrap_or(action)
    }

    /// The beginning of several actions.
    fn beginning(&self, start: &Start, count: usize) -> String {
        let (words, look) = (self.sitting.words(), &self.sitting.shown.look);
        let count = ("count", i64::try_from(count).unwrap_or(i64::MAX).into());
        match start.chosen().last() {
            Some(Part::Verb(verb)) => {
                let help = look.verb_help(words, verb);
                let verb = look.spoken(words, Part::Verb(verb));
                words.text_with("plain-choice-verb", &[("verb", verb.into()), count, ("help", help.into())])
            }
            Some(part) => words.text_with("plain-choice-part", &[("what", look.spoken(words, part).into()), count]),
            None => String::new(),
        }
    }

    /// Takes an action in notation.
    pub(super) fn take(&mut self, action: &str, seat: Seat) -> io::Result<Done> {
        self.act(seat, |lines| lines.sitting.act(action))
    }

    /// Does what changes the game, and keeps what the player sees then.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        deed: impl FnOnce(&mut Self) -> Result<(), (String, Option<&'static str>)>,
    ) -> io::Result<Done> {
        match deed(self) {
            Ok(()) => {
                self.memories[seat.index()] = self.sitting.memory();
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
                let law = self.desk.words().text_with("plain-cited", &[("law", law.into())]);
                self.desk.line(&self.desk.words().sentences([text, &law]))
            }
            None => self.desk.line(text),
        }
    }
}
