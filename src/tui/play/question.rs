//! The line of the question: what is asked of whom.

use super::mode::{Confirm, Focused, Playback};
use super::session::Asked;
use super::{Play, PlaySession, TurnStatus};
use crate::kernel::{Part, Words, join};
use crate::tui::composer::{InputMode, NO_MORE};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// A question, and what has been filled in of its answer: the action so far, word by word.
#[derive(Debug, PartialEq, Eq)]
struct Filled {
    question: String,
    /// The question without what can be left out.
    short: String,
    action: Vec<String>,
}

impl Filled {
    /// Words it with this many words of the action.
    fn say(&self, words: &Words, shown: usize) -> String {
        let action = words.joined("screen-action", self.action[..shown].iter().cloned());
        let places = [("question", self.question.as_str().into()), ("action", action.into())];
        if shown == 0 { self.question.clone() } else { words.text_with("screen-filled-in", &places) }
    }

    /// Words it for that many columns before its law: the action gets shorter and goes. Where the question has no room even
    /// without its law, it is asked in short.
    fn fitted(&self, words: &Words, narrow: usize, room: usize) -> String {
        let fits = |text: &String, room: usize| Row::plain(format!("{PROMPT}{text}")).width() <= room;
        let mut ways = (0..=self.action.len()).rev().map(|shown| self.say(words, shown));
        let whole = || Some(self.question.clone()).filter(|question| fits(question, room));
        ways.find(|way| fits(way, narrow)).or_else(whole).unwrap_or_else(|| self.short.clone())
    }
}

/// What stands before a question.
pub(super) const PROMPT: &str = "> ";

impl Play {
    /// Returns the question, without the law.
    pub fn question(&self) -> String {
        let filled = self.filled();
        filled.say(self.session.words(), filled.action.len())
    }

    /// The question, and what was filled in of its answer: the verb where it could be left, or more follows from it.
    fn filled(&self) -> Filled {
        let given = self.composer.prefix();
        let is_plain = self.focused() != Focused::Leaving && self.mode.confirmed().is_none() && self.past().is_none();
        // the verb where it could be left; a question inside an action tells it
        let is_open = self.composer.stage().pass && (self.session.shown.snapshot.at_rest || given.len() > 1);
        let shown = if is_open { given } else { given.get(1..).unwrap_or_default() };
        let is_told = !is_plain || !self.mode.is_asked() || self.composer.begun() || self.number_asked().is_some();
        let action = if is_told { &[] } else { shown };
        let action = action.iter().map(|part| self.session.in_a_word(part)).collect();
        match self.question_of_the_screen() {
            Some(question) => Filled { short: question.clone(), question, action },
            None => {
                let Asked { text, short, .. } = &self.session.shown.question;
                Filled { question: text.clone(), short: short.clone(), action }
            }
        }
    }

    /// Returns what the screen asks or says in the place of the question of the rules.
    fn question_of_the_screen(&self) -> Option<String> {
        let shown = &self.session.shown;
        if let Some(leaving) = self.leaving {
            return Some(self.session.leaving_question(leaving));
        }
        if let Some(question) = self.replay_question() {
            return Some(question);
        }
        if let Some(past) = self.past() {
            return Some(self.session.fill("screen-past", &[("text", past.text.clone().into())]));
        }
        if let Some(Confirm::End) = self.mode.confirmed() {
            let left = shown.view.left();
            return Some(self.session.fill("screen-ask-end", &[("left", i64::from(left).into())]));
        }
        Some(match self.now() {
            TurnStatus::Asked(seat) if self.is_ready() => {
                let seat = shown.view.name(self.session.words(), seat);
                self.session
                    .fill("screen-ask-ready", &[("seat", seat.into()), ("action", self.action_in_words().into())])
            }
            TurnStatus::Asked(_) if self.number_asked().is_some() => self.number_asked().unwrap_or_default(),
            TurnStatus::Asked(_) if self.composer.begun() => self.question_for_the_next_part(),
            TurnStatus::Watching(_) if self.session.is_gone() => self.session.say("table-gone"),
            TurnStatus::Asked(_) | TurnStatus::Over | TurnStatus::Watching(None) => return None,
            TurnStatus::HandOver(seat) => {
                let seat_name = ("seat", shown.view.name(self.session.words(), seat).into());
                match self.session.named(seat) {
                    Some(name) => self.session.fill("screen-waiting-for", &[("player", name.into()), seat_name]),
                    None => self.session.fill("screen-waiting-for-seat", &[seat_name]),
                }
            }
            TurnStatus::Watching(_) if self.elsewhere().is_some() => self.elsewhere().unwrap_or_default(),
            TurnStatus::Watching(seat) => {
                let name = seat.map(|seat| shown.view.name(self.session.words(), seat)).unwrap_or_default();
                let is_held = matches!(self.mode.playback(), Playback::Held | Playback::OneStep);
                let key = if is_held { "screen-held-up" } else { "screen-playing" };
                self.session.fill(key, &[("seat", name.into())])
            }
        })
    }

    /// Asks for the next part of the action that is put together.
    fn question_for_the_next_part(&self) -> String {
        let (stage, prefix) = (self.composer.stage(), self.composer.prefix());
        let is_whom = || stage.picks.iter().all(|pick| matches!(pick.part, Some(Part::Player(_))));
        let key = match stage.kind {
            InputMode::Verbs => "screen-next-verb",
            InputMode::Map if self.composer.place_follows() => "screen-next-from",
            InputMode::Map if prefix.iter().any(|part| matches!(part, Part::Place(_))) => "screen-next-to",
            InputMode::Map => "screen-next-place",
            InputMode::Count => "screen-next-count",
            InputMode::Hand => "screen-next-card",
            InputMode::List if is_whom() => "screen-next-whom",
            InputMode::List => "screen-next-item",
            InputMode::Plans => "screen-next-plan",
        };
        let mut action = self.action_in_words();
        // what was pointed at first is named until it is a part of the action
        if let Some(about) = self.composer.about().filter(|about| !prefix.contains(about)) {
            let thing = self.session.name_of(about);
            action = match action.is_empty() {
                true => thing,
                false => self.session.fill("screen-about", &[("action", action.into()), ("thing", thing.into())]),
            };
        }
        self.session.fill(key, &[("action", action.into())])
    }

    /// Returns the question for a number that is not a count.
    pub(super) fn number_asked(&self) -> Option<String> {
        let counts = self.composer.begun() && self.composer.stage().kind == InputMode::Count;
        counts.then(|| self.session.shown.view.number_asked(self.session.words(), self.composer.prefix()))?
    }

    /// Returns the parts so far: `march 10`.
    pub(super) fn action_in_words(&self) -> String {
        self.session.in_words(self.composer.prefix())
    }

    /// Returns the question's line.
    pub fn question_row(&self, room: usize) -> Row {
        let law = &self.session.shown.question.law;
        let asked =
            self.mode.is_asked() && self.leaving.is_none() && !matches!(self.mode.confirmed(), Some(Confirm::End));
        let law = if asked || self.mode.ending().is_some() { law.clone() } else { String::new() };
        let written = |key: &str| match law.is_empty() {
            true => Row::new(),
            false => Row::of(Role::Dim, self.session.fill(key, &[("law", law.clone().into())])),
        };
        let (law, short) = (written("screen-law"), written("screen-law-short"));
        let narrow = room.saturating_sub(if short.is_empty() { 0 } else { short.width() + 1 });
        let question = self.filled().fitted(self.session.words(), narrow, room);
        let question = Row::of(Role::Prompt, format!("{PROMPT}{question}"));
        let mut targets = Row::new();
        if asked && !self.is_ready() && self.composer.stage().kind == InputMode::Map {
            for pick in &self.composer.stage().picks {
                targets = targets.put(Role::Legal, format!("[{}] ", pick.key));
            }
        }
        let left = room.saturating_sub(question.width() + 2);
        if self.mode.is_final() {
            let word = Row::of(Role::Bad, self.session.say("screen-ask-final"));
            let ends = [&law, &short].map(|law| word.clone().text("  ").join(law.clone()));
            let right = ends.into_iter().find(|right| right.width() <= left).unwrap_or(word);
            return question.with_right(right, room);
        }
        let right = match () {
            () if targets.width() + law.width() <= left => targets.join(law),
            () if law.width() <= left => law,
            () if short.width() <= left + 1 => short,
            () => Row::new(),
        };
        if right.is_empty() { question.fitted(room) } else { question.with_right(right, room) }
    }

    /// Returns the action so far in words, with a place for what is to come; behind a number that waits, how it can go on.
    pub(super) fn draft_row(&self) -> Row {
        let ends = join(self.composer.prefix()) == NO_MORE;
        let parts = Some(self.action_in_words()).filter(|text| !ends && !text.is_empty());
        let typed = Some(self.composer.typed().to_owned()).filter(|typed| !typed.is_empty());
        let text = self.session.words().joined("screen-action", parts.into_iter().chain(typed));
        if text.is_empty() {
            return Row::new();
        }
        let typed = self.composer.typed();
        let goes_on = |key: &&str| !typed.is_empty() && key.len() > typed.len() && key.starts_with(typed);
        let longer = self.composer.stage().picks.iter().map(|pick| pick.key.as_str()).filter(goes_on);
        let draft = Row::of(Role::Key, format!(" {text} _"));
        longer.fold(draft, |draft, key| draft.put(Role::Dim, format!(" {key}")))
    }
}

impl PlaySession {
    fn in_words(&self, parts: &[Part]) -> String {
        self.words().joined("screen-action", parts.iter().map(|part| self.in_a_word(part)))
    }

    /// A part of an action; of a clearing the number is enough where the map stands beside it.
    fn in_a_word(&self, part: &Part) -> String {
        match part {
            Part::Place(number) => number.to_string(),
            part => self.name_of(*part),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_gets_shorter_before_a_question_is_cut() {
        let action = ["decree", "recruit", "anvil"].map(str::to_owned).to_vec();
        let [question, short] = ["Tribe: Choose a card (2 left).", "Tribe: Choose a card."].map(str::to_owned);
        let filled = Filled { question, short, action };
        let of = |room| filled.fitted(Words::english(), room, room);
        assert_eq!(of(70), "Tribe: Choose a card (2 left). [decree recruit anvil ...]");
        assert_eq!(of(56), "Tribe: Choose a card (2 left). [decree recruit ...]");
        assert_eq!(of(48), "Tribe: Choose a card (2 left). [decree ...]");
        assert_eq!(of(40), "Tribe: Choose a card (2 left).");
        assert_eq!(of(28), "Tribe: Choose a card.");
    }
}
