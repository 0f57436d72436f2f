//! Text typed after `:`: actions in notation, and commands. A start of a word is enough where it fits only one.

use super::{Now, Panel, Play, Topic, Wish};
use crate::kernel::{InOrder, join};
use crate::tui::commands::{self, Do};
use crate::tui::palette::Role;
use crate::tui::settings::SETTINGS;

/// The words that can stand in place of the last, unfinished word of a line.
pub(super) fn complete(lines: &[String], start: &str) -> Vec<String> {
    let asking = start.starts_with('?');
    let start = start.trim_start_matches('?');
    let words: Vec<&str> = start.split_whitespace().collect();
    let unfinished = if start.ends_with(' ') || words.is_empty() { "" } else { words[words.len() - 1] };
    let whole = words.len() - usize::from(!unfinished.is_empty());
    let mut found: Vec<String> = Vec::new();
    for line in lines {
        let line: Vec<&str> = line.split_whitespace().collect();
        let fits = line.len() > whole
            && line.iter().zip(&words[..whole]).all(|(have, typed)| have == typed)
            && line[whole].starts_with(unfinished);
        if fits {
            let word = if asking && whole == 0 { format!("?{}", line[whole]) } else { line[whole].to_owned() };
            if !found.contains(&word) {
                found.push(word);
            }
        }
    }
    found.order_by_key(|word| (word.parse::<u32>().unwrap_or(0), word.clone()));
    found
}

/// The one line of which every typed word begins a word.
fn expand<'a>(lines: &'a [String], typed: &str) -> Option<&'a String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let exact = lines.iter().find(|line| line.split_whitespace().eq(words.iter().copied()));
    if exact.is_some() {
        return exact;
    }
    let starts = |line: &&String| {
        let have: Vec<&str> = line.split_whitespace().collect();
        have.len() == words.len()
            && have.iter().zip(&words).all(|(have, typed)| {
                // Numbers are meant as they are written.
                if typed.chars().all(|c| c.is_ascii_digit()) { have == typed } else { have.starts_with(typed) }
            })
    };
    let mut fitting = lines.iter().filter(starts);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) if !words.is_empty() => Some(only),
        _ => None,
    }
}

impl Play {
    /// Everything that can be typed now, each as a whole line.
    pub(super) fn typeable(&self) -> Vec<String> {
        let mut lines = self.sitting.notation();
        lines.extend(self.tails(&lines));
        let place = self.ground();
        for word in commands::typed_words(place) {
            match word {
                "board" => {
                    let shown = &self.sitting.shown;
                    let names = shown.seats.iter().map(|&seat| shown.look.name(self.words, seat).to_lowercase());
                    lines.extend(names.map(|name| format!("board {name}")));
                }
                "odds" => {
                    let battles = self.sitting.notation();
                    let battles = battles.iter().filter_map(|action| action.strip_prefix("battle "));
                    lines.extend(battles.map(|battle| format!("odds {battle}")));
                    lines.push(word.to_owned());
                }
                "set" => {
                    let values = SETTINGS.iter().flat_map(|(key, values)| values.iter().map(move |value| (key, value)));
                    lines.extend(values.map(|(key, value)| format!("set {key}={value}")));
                }
                "table" if !self.has_table() => {}
                word => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Returns what can follow the action that has been started, for those who type only that.
    fn tails(&self, legal: &[String]) -> Vec<String> {
        if !self.guide.begun() {
            return Vec::new();
        }
        let start = format!("{} ", join(self.guide.prefix()));
        legal.iter().filter_map(|action| action.strip_prefix(&start)).map(str::to_owned).collect()
    }

    /// The legal action that a text means: in full, or going on from what has been begun.
    fn meant(&self, legal: &[String], text: &str) -> Option<String> {
        let going_on = || expand(legal, &format!("{} {text}", join(self.guide.prefix())));
        expand(legal, text).or_else(|| self.guide.begun().then(going_on).flatten()).cloned()
    }

    /// Does what was typed.
    pub(super) fn typed(&mut self, text: &str) -> Wish {
        let text = text.trim().trim_start_matches(':').trim();
        if text.is_empty() {
            return Wish::Nothing;
        }
        if let Some(wish) = text.strip_prefix('?') {
            let wish = wish.trim();
            let legal = self.sitting.notation();
            let whole = self.meant(&legal, wish).unwrap_or_else(|| wish.to_owned());
            if wish.is_empty() && !self.guide.begun() {
                self.panel = Some(Panel::new(Topic::Help));
            } else if matches!(self.now, Now::Asked(_)) {
                self.why(&whole);
            } else {
                self.tell(Role::Bad, self.say("screen-not-asked"));
            }
            return Wish::Nothing;
        }
        let legal = self.sitting.notation();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let place = self.ground();
        let is_command = commands::is_typed(place, word);
        if !is_command && let Some(action) = self.meant(&legal, text) {
            self.take(action);
            return Wish::Nothing;
        }
        match commands::typed(place, word) {
            Some(what) => self.perform(what, rest),
            None if matches!(self.now, Now::Asked(_)) => {
                self.take(text.to_owned());
                Wish::Nothing
            }
            None => {
                self.tell(Role::Bad, self.fill("screen-no-command", &[("text", text.to_owned().into())]));
                Wish::Nothing
            }
        }
    }

    /// `set pace=slow`.
    pub(super) fn set(&mut self, text: &str) -> Wish {
        if text.is_empty() {
            return Wish::Settings;
        }
        if self.settings.set(text) { Wish::Settled } else { self.bad_setting(text) }
    }

    fn bad_setting(&mut self, text: &str) -> Wish {
        self.tell(Role::Bad, self.fill("screen-no-setting", &[("text", text.to_owned().into())]));
        Wish::Nothing
    }

    /// Says what a command that is not available would need.
    pub(super) fn hindrance(&self, what: Do) -> Option<String> {
        match what {
            Do::Undo => {
                let can = self.sitting.with(|running| running.game().can_undo())?;
                can.err().map(|reason| reason.say(self.words))
            }
            Do::Hint | Do::WhyNot if !matches!(self.now, Now::Asked(_)) => Some(self.say("screen-not-asked")),
            _ => None,
        }
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
        assert_eq!(expand(&lines, "ma 10 12 2").map(String::as_str), Some("march 10 12 2"));
        assert_eq!(expand(&lines, "ma 10 1 2").map(String::as_str), Some("march 10 1 2"), "numbers are whole");
        assert_eq!(expand(&lines, "m"), None);
        assert_eq!(expand(&lines, "mo a").map(String::as_str), Some("mobilize anvil"));
        assert_eq!(expand(&lines, ""), None);
    }

    #[test]
    fn completion_offers_the_words_that_can_follow() {
        let lines = lines();
        assert_eq!(complete(&lines, "m"), ["march", "mobilize"]);
        assert_eq!(complete(&lines, "march 10 "), ["1", "12"]);
        let many = ["march 10 2 1", "march 9 2 1", "march 1 2 1"].map(String::from);
        assert_eq!(complete(&many, "march "), ["1", "9", "10"], "numbers in their order");
        assert_eq!(complete(&lines, "?rec"), ["?recruit"]);
        assert_eq!(complete(&lines, "march 3 "), [""; 0]);
    }
}
