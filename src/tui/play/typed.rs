//! Text typed after `:`: actions in notation, and commands. A start of a word is enough where it fits only one.

use super::{Panel, Play, PlaySession, Topic, Transition, TurnStatus};
use crate::kernel::{Part, join};
use crate::tui::commands::{self, Command};
use crate::tui::localized::{self, Called, expand, is};
use crate::tui::palette::Role;
use crate::tui::settings::SETTINGS;

/// Returns the words that can stand in place of the last, unfinished word of a line: names, where a name is begun.
pub(super) fn complete(lines: &[String], called: &Called, start: &str) -> Vec<String> {
    let asking = start.starts_with('?');
    let start = start.trim_start_matches('?');
    let words: Vec<&str> = start.split_whitespace().collect();
    let unfinished = if start.ends_with(' ') || words.is_empty() { "" } else { words[words.len() - 1] };
    let whole = words.len() - usize::from(!unfinished.is_empty());
    let mut found: Vec<String> = Vec::new();
    for line in lines {
        let line: Vec<&str> = line.split_whitespace().collect();
        let fits = line.len() > whole && line.iter().zip(&words[..whole]).all(|(have, typed)| is(called, have, typed));
        if fits && !unfinished.is_ascii() {
            let names = called.iter().filter(|(name, word)| name.starts_with(unfinished) && *word == line[whole]);
            found.extend(names.map(|(name, _)| name.clone()));
            continue;
        }
        let fits = fits && line[whole].starts_with(unfinished);
        if fits {
            let word = if asking && whole == 0 { format!("?{}", line[whole]) } else { line[whole].to_owned() };
            if !found.contains(&word) {
                found.push(word);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found.sort_unstable_by_key(|word| (word.parse::<u32>().unwrap_or(0), word.clone()));
    found
}

impl Play {
    /// Lists everything that can be typed now, each as a whole line.
    pub(super) fn typeable(&self) -> Vec<String> {
        let mut lines = self.session.notation();
        lines.extend(self.tails(&lines));
        let place = self.mode.ground();
        for (command, word) in commands::typed_words(place).filter(|(command, _)| self.session.is_available(*command)) {
            match command {
                Command::Board => {
                    let shown = &self.session.shown;
                    let names = shown
                        .snapshot
                        .seats
                        .iter()
                        .map(|&seat| shown.view.name(self.session.words(), seat).to_lowercase());
                    lines.extend(names.map(|name| format!("{word} {name}")));
                }
                Command::Odds => {
                    let battles = self.session.legal();
                    let battles = battles.iter().filter(|action| action.first() == Some(&Part::Verb("battle")));
                    let battles = battles.map(|action| join(&action[1..]));
                    // hirelings are battled too, and have no odds of their own
                    let known = |battle: &String| self.session.odds_asked(battle, self.cursor.spot).is_ok();
                    lines.extend(battles.filter(known).map(|battle| format!("{word} {battle}")));
                    lines.push(word.to_owned());
                }
                Command::Set => {
                    let values = |(key, _)| self.settings.values(key).into_iter().map(move |value| (key, value));
                    lines.extend(
                        SETTINGS.into_iter().flat_map(values).map(|(key, value)| format!("{word} {key}={value}")),
                    );
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Returns what can follow the action that has been started, for those who type only that.
    fn tails(&self, legal: &[String]) -> Vec<String> {
        if !self.composer.begun() {
            return Vec::new();
        }
        let start = format!("{} ", join(self.composer.prefix()));
        legal.iter().filter_map(|action| action.strip_prefix(&start)).map(str::to_owned).collect()
    }

    /// The legal action that a text means: in full, or going on from what has been begun.
    fn meant(&self, legal: &[String], text: &str) -> Option<String> {
        let called = if text.is_ascii() { Called::new() } else { self.session.called() };
        let going_on = || expand(legal, &called, &format!("{} {text}", join(self.composer.prefix())));
        expand(legal, &called, text).or_else(|| self.composer.begun().then(going_on).flatten()).cloned()
    }

    /// Does what was typed.
    pub(super) fn typed(&mut self, text: &str) -> Transition {
        let text = text.trim().trim_start_matches(':').trim();
        if text.is_empty() {
            return Transition::Nothing;
        }
        if let Some(wish) = text.strip_prefix('?') {
            let wish = wish.trim();
            let legal = self.session.notation();
            let whole = self.meant(&legal, wish).unwrap_or_else(|| self.session.wish(wish));
            if wish.is_empty() && !self.composer.begun() {
                self.ui.panel = Some(Panel::new(Topic::Help));
            } else if matches!(self.now(), TurnStatus::Asked(_)) {
                self.why(&whole);
            } else {
                self.ui.tell(Role::Bad, self.session.say("screen-not-asked"));
            }
            return Transition::Nothing;
        }
        let legal = self.session.notation();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let place = self.mode.ground();
        let is_command = commands::is_typed(place, word);
        if !is_command && let Some(action) = self.meant(&legal, text) {
            self.take(action);
            return Transition::Nothing;
        }
        match commands::typed(place, word) {
            Some(what) => self.perform(what, rest),
            None if matches!(self.now(), TurnStatus::Asked(_)) => {
                self.take(self.session.wish(text));
                Transition::Nothing
            }
            None => {
                self.ui.tell(Role::Bad, self.session.fill("screen-no-command", &[("text", text.to_owned().into())]));
                Transition::Nothing
            }
        }
    }

    /// Takes a setting and its value: `set pace=slow`.
    pub(super) fn set(&mut self, text: &str) -> Transition {
        if text.is_empty() {
            return Transition::Settings;
        }
        match self.settings.set(text) {
            Ok(setting) => Transition::Settled(setting),
            Err(error) => {
                self.ui.tell(Role::Bad, error.say(self.session.words()));
                Transition::Nothing
            }
        }
    }
}

impl PlaySession {
    /// Returns the names of all parts of the legal actions.
    pub(super) fn called(&self) -> Called {
        localized::of_actions(self.words(), &*self.shown.view, &self.legal())
    }

    /// An attempt in notation, legal or not.
    fn wish(&self, text: &str) -> String {
        localized::wish(self.words(), &*self.shown.view, &self.legal(), text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<String> {
        ["march 10 12 2", "march 10 1 2", "mobilize anvil", "recruit"].map(String::from).to_vec()
    }

    #[test]
    fn a_start_that_fits_one_line_only_is_enough() {
        let lines = lines();
        assert_eq!(expand(&lines, &Called::new(), "ma 10 12 2").map(String::as_str), Some("march 10 12 2"));
        assert_eq!(
            expand(&lines, &Called::new(), "ma 10 1 2").map(String::as_str),
            Some("march 10 1 2"),
            "numbers are whole"
        );
        assert_eq!(expand(&lines, &Called::new(), "m"), None);
        assert_eq!(expand(&lines, &Called::new(), "mo a").map(String::as_str), Some("mobilize anvil"));
        assert_eq!(expand(&lines, &Called::new(), ""), None);
    }

    #[test]
    fn completion_offers_the_words_that_can_follow() {
        let lines = lines();
        assert_eq!(complete(&lines, &Called::new(), "m"), ["march", "mobilize"]);
        assert_eq!(complete(&lines, &Called::new(), "march 10 "), ["1", "12"]);
        let many = ["march 10 2 1", "march 9 2 1", "march 1 2 1"].map(String::from);
        assert_eq!(complete(&many, &Called::new(), "march "), ["1", "9", "10"], "numbers in their order");
        assert_eq!(complete(&lines, &Called::new(), "?rec"), ["?recruit"]);
        assert_eq!(complete(&lines, &Called::new(), "march 3 "), [""; 0]);
    }

    #[test]
    fn names_of_the_language_stand_for_words_of_the_notation() {
        let lines = ["march 10 12 2", "battle 7 birds", "battle 7 mice", "craft anvil"].map(String::from);
        let called: Called =
            [("移动", "march"), ("战斗", "battle"), ("鸟国", "birds"), ("鼠国", "mice"), ("战", "craft")]
                .map(|(name, word)| (name.to_owned(), word.to_owned()))
                .into();
        let meant = |typed: &str| expand(&lines, &called, typed).map(String::as_str);
        assert_eq!(meant("移动 10 12 2"), Some("march 10 12 2"));
        assert_eq!(meant("战斗 7 鸟"), Some("battle 7 birds"), "a start is enough");
        assert_eq!(meant("battle 7 鼠国"), Some("battle 7 mice"));
        assert_eq!(meant("战 anvil"), Some("craft anvil"), "a whole name beats the starts of others");
        assert_eq!(meant("战斗 7 猫"), None);
        assert_eq!(complete(&lines, &called, "移"), ["移动"]);
        assert_eq!(complete(&lines, &called, "战斗 7 "), ["birds", "mice"]);
        assert_eq!(complete(&lines, &called, "战斗 7 鸟"), ["鸟国"]);
        assert_eq!(complete(&lines, &called, "狐"), [""; 0]);
    }
}
