//! Reasons against an attempt, also against one that is only started.

use super::panel::{Panel, Topic};
use super::{Play, PlaySession};
use crate::kernel::{Arg, Message, Part, join};
use crate::tui::game_ui::Ctx;
use crate::tui::law::LawNumber;
use crate::tui::palette::Role;
use crate::tui::text::{Row, paragraph};

/// The most reasons that are shown for one attempt.
const TOLD: usize = 3;

/// The result of one way to complete an attempt.
type Answer = (String, Option<(Message, &'static str)>);

/// Something to be said for or against an action, with the law's number, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    pub good: bool,
    pub says: String,
    pub law: String,
}

impl Argument {
    pub(super) fn rows(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        let mut rows = paragraph(if self.good { Role::Good } else { Role::Bad }, &self.says, room);
        if !self.law.is_empty() {
            rows.push(Row::of(Role::Dim, ctx.fill("screen-law", &[("law", self.law.clone().into())])));
        }
        rows
    }
}

impl Play {
    /// Explains an action in notation, or the place under the cursor if nothing is named.
    pub(super) fn why(&mut self, text: &str) {
        let text = if text.is_empty() {
            let mut parts: Vec<Part> = self.composer.prefix().to_vec();
            parts.push(self.cursor.spot.part());
            join(&parts)
        } else {
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let reasons = self.session.reasons(&text);
        self.ui.panel = Some(Panel::new(Topic::Why { action: text, reasons }));
    }
}

impl PlaySession {
    /// Lists what speaks for and against an attempt in notation, whole or only started.
    pub fn reasons(&self, text: &str) -> Vec<Argument> {
        let text = text.to_owned();
        let mut reasons = Vec::new();
        let mut say = |good, says, law: &str| reasons.push(Argument { good, says, law: law.to_owned() });
        let answers = match self.why_not(&text) {
            Ok(reason) => vec![(text.clone(), reason)],
            Err(error) => {
                let view = &self.shown.view;
                let answers = self.completed(&text);
                match view.verbs().into_iter().find(|verb| *verb == text) {
                    Some(verb) => say(false, view.verb_help(self.words(), verb), ""),
                    None if answers.is_empty() => say(false, error, ""),
                    None => {}
                }
                answers
            }
        };
        for (action, _) in answers.iter().filter(|(_, reason)| reason.is_none()).take(TOLD) {
            let says = match *action == text {
                true => self.words().text("screen-why-legal"),
                false => self.words().text_with("screen-why-some", &[("action", action.clone().into())]),
            };
            say(true, says, "");
        }
        // An attempt that is possible in some way is not refused for the others.
        let possible = answers.iter().any(|(_, reason)| reason.is_none());
        for (message, law) in self.against(&answers, &text).into_iter().filter(|_| !possible) {
            say(false, self.words().say(&message), law);
        }
        reasons
    }

    /// Whole actions that a wish may mean, with what the rules say to them: of every verb if it names none.
    fn completed(&self, text: &str) -> Vec<Answer> {
        let view = &self.shown.view;
        let first = text.split_whitespace().next().unwrap_or_default();
        let legal = self.legal();
        let begins = legal.iter().any(|action| action.first().is_some_and(|part| part.to_string() == first));
        if begins || view.verbs().contains(&first) {
            return self.completed_from(text, 2);
        }
        view.verbs().into_iter().flat_map(|verb| self.completed_from(&format!("{verb} {text}"), 1)).collect()
    }

    /// Whole actions that begin so, with this many parts more at most, and a count of one behind them.
    fn completed_from(&self, start: &str, most: usize) -> Vec<Answer> {
        let atoms: Vec<String> = self.shown.view.nameable().iter().map(ToString::to_string).collect();
        let mut starts = vec![start.to_owned()];
        for round in 0..=most {
            let ways = starts.iter().flat_map(|start| [start.clone(), format!("{start} 1")]);
            let found: Vec<Answer> =
                ways.filter_map(|way| self.why_not(&way).ok().map(|reason| (way, reason))).collect();
            if !found.is_empty() || round == most {
                return found;
            }
            starts = starts.iter().flat_map(|start| atoms.iter().map(move |atom| format!("{start} {atom}"))).collect();
        }
        Vec::new()
    }

    /// Returns the reason against a verb that nothing legal begins with, with its law, and whether it speaks of one way of
    /// several.
    pub(super) fn against_verb(&self, verb: &str) -> Option<(Message, &'static str, bool)> {
        let answers = match self.why_not(verb) {
            Ok(reason) => vec![(verb.to_owned(), reason)],
            Err(_) => self.completed_from(verb, 2),
        };
        let (reason, law) = self.against(&answers, verb).into_iter().next()?;
        let others = answers.iter().filter_map(|(_, other)| other.as_ref()).any(|(other, _)| *other != reason);
        Some((reason, law, others))
    }

    /// The reasons against a wish, those first that speak of nothing but what it names, then those of the law that asks, then
    /// the most frequent.
    fn against(&self, answers: &[Answer], text: &str) -> Vec<(Message, &'static str)> {
        let named: Vec<&str> = text.split_whitespace().collect();
        let to_the_point = |message: &Message| {
            message.args.iter().all(|(place, arg)| match arg {
                // How many is meant was said by nobody.
                Arg::Number(_) if *place == "count" => true,
                Arg::Number(number) => named.contains(&number.to_string().as_str()),
                Arg::Name { id, .. } => named.contains(id),
                Arg::Letter(letter) => named.contains(&letter.to_string().as_str()),
                Arg::Hidden { .. } | Arg::Text(_) | Arg::List(_) | Arg::Said(_) => true,
            })
        };
        let reasons = || answers.iter().filter_map(|(_, reason)| reason.as_ref());
        let pointed = reasons().any(|(message, _)| !message.args.is_empty() && to_the_point(message));
        let mut found: Vec<((Message, &'static str), usize)> = Vec::new();
        for reason in reasons().filter(|(message, _)| !pointed || to_the_point(message)) {
            // Of one kind of reason one example is enough.
            match found.iter_mut().find(|((message, law), _)| (message.key, *law) == (reason.0.key, reason.1)) {
                Some((_, count)) => *count += 1,
                None => found.push((reason.clone(), 1)),
            }
        }
        let chapter = |law: &str| LawNumber::read(law).chapter();
        let asked = chapter(&self.shown.question.law);
        // what names nothing says least, but of a verb alone: there it is no mere example
        let is_verb = self.shown.view.verbs().contains(&text);
        let is_vague = |message: &Message| is_verb && self.game_ui().is_about_writing(message.key);
        found.sort_by_key(|((message, law), count)| {
            let of_law = (message.args.is_empty() != is_verb, chapter(law) != asked);
            (is_vague(message), of_law, std::cmp::Reverse(*count))
        });
        found.into_iter().map(|(reason, _)| reason).take(TOLD).collect()
    }
}
