//! The last two lines: what is asked of whom, and which keys answer it.

use super::{Play, Topic, TurnStatus};
use crate::kernel::{Part, join};
use crate::tui::commands::{Command, Place};
use crate::tui::composer::{InputMode, NO_MORE, NO_MORE_KEY};
use crate::tui::game_ui::Ctx;
use crate::tui::key_bar::{Hint, KeyList};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Row, around_note, ended, is_question, paragraph};
use unicode_width::UnicodeWidthStr;

/// A question for that many columns before its law: the example at its end, in brackets, gets shorter and goes. Where the
/// question has no room even without its law, what stands in parentheses goes too.
fn shorter(question: String, narrow: usize, room: usize) -> String {
    let fits = |text: &String| Row::plain(text.as_str()).width() <= narrow;
    let mut question = question;
    while !fits(&question)
        && let Some((before, example)) = question.rsplit_once('[').filter(|(_, example)| example.ends_with(']'))
    {
        let words: Vec<&str> = example.trim_end_matches([']', '.', ' ']).split(' ').collect();
        question = match words.split_last() {
            Some((_, kept)) if !kept.is_empty() => format!("{before}[{} ...]", kept.join(" ")),
            _ => before.trim_end().to_owned(),
        };
    }
    if Row::plain(question.as_str()).width() > room
        && let Some((before, after)) = around_note(&question)
    {
        question = format!("{before}{after}");
    }
    question
}

/// A line of a list to choose from, and the lines of its text.
pub(super) type Choice = (Row, Vec<Row>);

impl Play {
    pub(super) fn hint(&self, what: Command, spare: bool) -> Hint {
        let (keys, label) = self.settings.keys.label(self.words, what);
        Hint { keys, label, spare }
    }

    /// A hint with the keys of these commands.
    pub(super) fn hint_for(&self, what: &[Command], label: &str, spare: bool) -> Hint {
        self.hint_of(self.settings.keys.first(what), label, spare)
    }

    pub(super) fn hint_of(&self, keys: impl Into<KeyList>, label: &str, spare: bool) -> Hint {
        Hint { keys: keys.into(), label: self.say(label), spare }
    }

    /// The question, without the law.
    pub fn question(&self) -> String {
        let shown = &self.session.shown;
        if self.leaving {
            return self.leaving_question();
        }
        if let Some(question) = self.watching_question() {
            return question;
        }
        if let Some(past) = &self.past {
            return self.fill("screen-past", &[("text", past.text.clone().into())]);
        }
        if self.ending {
            let left = shown.view.headline(&self.plain_ctx()).left;
            return self.fill("screen-ask-end", &[("left", i64::from(left).into())]);
        }
        match self.now {
            TurnStatus::Asked(seat) if self.is_ready() => {
                let seat = shown.view.name(self.words, seat);
                self.fill("screen-ask-ready", &[("seat", seat.into()), ("action", self.action_in_words().into())])
            }
            TurnStatus::Asked(_) if self.number_asked().is_some() => self.number_asked().unwrap_or_default(),
            TurnStatus::Asked(_) if self.composer.begun() => {
                let key = match self.composer.stage().kind {
                    InputMode::Verbs => "screen-next-verb",
                    InputMode::Map if self.composer.place_follows() => "screen-next-from",
                    InputMode::Map if self.composer.prefix().iter().any(|part| matches!(part, Part::Place(_))) => {
                        "screen-next-to"
                    }
                    InputMode::Map => "screen-next-place",
                    InputMode::Count => "screen-next-count",
                    InputMode::Hand => "screen-next-card",
                    InputMode::List
                        if self
                            .composer
                            .stage()
                            .picks
                            .iter()
                            .all(|pick| matches!(pick.part, Some(Part::Player(_)))) =>
                    {
                        "screen-next-whom"
                    }
                    InputMode::List => "screen-next-item",
                    InputMode::Plans => "screen-next-plan",
                };
                let mut action = self.action_in_words();
                match self.composer.about().map(|thing| self.name_of(thing)) {
                    Some(thing) if action.is_empty() => action = thing,
                    Some(thing) if !self.composer.prefix().iter().any(|part| Some(*part) == self.composer.about()) => {
                        action = self.fill("screen-about", &[("action", action.into()), ("thing", thing.into())]);
                    }
                    _ => {}
                }
                self.fill(key, &[("action", action.into())])
            }
            // What was filled in is said: the verb where it could be left or more follows from it.
            TurnStatus::Asked(_) if self.says_verb() => {
                let given = self.composer.prefix();
                // without a way to say no the question tells the verb
                let action = self.in_words(if self.composer.stage().pass { given } else { &given[1..] });
                let question = shown.question.text.clone();
                self.fill("screen-filled-in", &[("question", question.into()), ("action", action.into())])
            }
            TurnStatus::Watching(_) if self.session.is_gone() => self.say("table-gone"),
            TurnStatus::Asked(_) | TurnStatus::Over | TurnStatus::Watching(None) => shown.question.text.clone(),
            TurnStatus::HandOver(seat) => {
                let seat_name = ("seat", shown.view.name(self.words, seat).into());
                match self.session.named(seat) {
                    Some(name) => self.fill("screen-waiting-for", &[("player", name.into()), seat_name]),
                    None => self.fill("screen-waiting-for-seat", &[seat_name]),
                }
            }
            TurnStatus::Watching(_) if self.elsewhere().is_some() => self.elsewhere().unwrap_or_default(),
            TurnStatus::Watching(seat) => {
                let name = seat.map(|seat| shown.view.name(self.words, seat)).unwrap_or_default();
                let key = if self.held_up { "screen-held-up" } else { "screen-playing" };
                self.fill(key, &[("seat", name.into())])
            }
        }
    }

    /// Whether a verb was filled in that the question alone does not tell.
    fn says_verb(&self) -> bool {
        let prefix = self.composer.prefix();
        let told = |verb: &Part| self.session.shown.question.text.to_lowercase().contains(&self.name_of(*verb));
        prefix.len() > 1 || (self.composer.stage().pass && prefix.first().is_some_and(|verb| !told(verb)))
    }

    /// Returns the question for a number that is not a count.
    fn number_asked(&self) -> Option<String> {
        let counts = self.composer.begun() && self.composer.stage().kind == InputMode::Count;
        counts.then(|| self.session.shown.view.number_asked(self.words, self.composer.prefix()))?
    }

    /// The parts so far: `march 10`.
    pub(super) fn action_in_words(&self) -> String {
        self.in_words(self.composer.prefix())
    }

    fn in_words(&self, parts: &[Part]) -> String {
        // A clearing's number is enough where the map stands beside it.
        let name = |part: &Part| match part {
            Part::Place(number) => number.to_string(),
            part => self.name_of(*part),
        };
        self.words.joined("screen-action", parts.iter().map(name))
    }

    /// The question's line.
    pub fn question_row(&self, room: usize) -> Row {
        let law = &self.session.shown.question.law;
        let asked = matches!(self.now, TurnStatus::Asked(_)) && !self.ending && !self.leaving && self.watch.is_none();
        let law =
            if asked || (self.now == TurnStatus::Over && self.watch.is_none()) { law.clone() } else { String::new() };
        let written = |key: &str| match law.is_empty() {
            true => Row::new(),
            false => Row::of(Role::Dim, self.fill(key, &[("law", law.clone().into())])),
        };
        let (law, short) = (written("screen-law"), written("screen-law-short"));
        let narrow = room.saturating_sub(if short.is_empty() { 0 } else { short.width() + 1 });
        let question = Row::of(Role::Prompt, shorter(format!("> {}", self.question()), narrow, room));
        let mut targets = Row::new();
        if asked && !self.is_ready() && self.composer.stage().kind == InputMode::Map {
            for pick in &self.composer.stage().picks {
                targets = targets.put(Role::Legal, format!("[{}] ", pick.key));
            }
        }
        let left = room.saturating_sub(question.width() + 2);
        if self.is_final() {
            let word = Row::of(Role::Bad, self.say("screen-ask-final"));
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

    /// The keys that answer it.
    pub fn hints(&self) -> Vec<Hint> {
        if self.leaving {
            return self.leaving_hints();
        }
        if self.ending {
            return vec![
                self.hint_of(Key::Char(NO_MORE_KEY), "screen-key-end-it", false),
                self.hint_of(Key::Esc, "screen-key-go-on", false),
            ];
        }
        if self.is_ready() && self.line.is_none() {
            return vec![
                self.hint_of(Key::Enter, "screen-key-do-it", false),
                self.hint_of(Key::Backspace, "screen-key-back", false),
                self.hint_of(Key::Esc, "screen-key-drop", false),
            ];
        }
        if self.line.is_some() && self.searching {
            return vec![
                self.hint_of(Key::Enter, "screen-key-search-it", false),
                self.hint_of(Key::Esc, "screen-key-drop", false),
            ];
        }
        if self.past.is_some() && self.watch.is_none() {
            return vec![
                self.hint_of(Key::Esc, "screen-key-back-to-log", false),
                self.hint_for(&[Command::Left, Command::Right], "screen-key-older-newer", false),
            ];
        }
        if self.line.is_some() {
            return vec![
                self.hint_of(Key::Enter, "screen-key-do-it", false),
                self.hint_of(Key::Tab, "screen-key-complete", false),
                self.hint_of(Key::Esc, "screen-key-drop", false),
                self.hint_for(&[Command::Help], "screen-key-why-typed", true),
            ];
        }
        let mut hints = self.place_hints();
        if self.session.is_asked_to_agree() {
            hints.insert(0, self.hint(Command::Agree, false));
        }
        hints
    }

    fn place_hints(&self) -> Vec<Hint> {
        match self.place() {
            Place::Panel => self.panel_hints(),
            Place::Asked => self.asked_hints(),
            Place::HandOver => vec![
                self.hint_of(Key::Enter, "screen-key-show-hand", false),
                self.hint(Command::Type, true),
                self.hint(Command::Leave, true),
            ],
            Place::Watching if self.now == TurnStatus::Over => {
                let mut hints = vec![
                    self.hint_of(Key::Enter, "screen-key-result", false),
                    self.hint_of(self.board_keys(), "screen-key-boards", true),
                ];
                hints.extend(self.spare_hints());
                hints
            }
            // a person at another terminal is neither held up nor skipped
            Place::Watching if self.elsewhere().is_some() || self.session.is_gone() => {
                let mut hints =
                    vec![self.hint(Command::Type, false), self.hint_of(self.board_keys(), "screen-key-boards", true)];
                hints.extend(self.spare_hints());
                hints
            }
            Place::Watching => {
                let hold = if self.held_up { "screen-key-step" } else { "screen-key-hold" };
                let enter = if self.held_up { "screen-key-go-on" } else { "screen-key-skip" };
                let mut hints = vec![
                    self.hint_for(&[Command::Hold], hold, false),
                    self.hint_of(Key::Enter, enter, false),
                    self.hint_of(self.board_keys(), "screen-key-boards", true),
                ];
                hints.extend(self.spare_hints());
                hints
            }
            Place::End => self.end_hints(),
            Place::Replay => self.watching_hints(),
            Place::Menu | Place::Form | Place::Confirm => Vec::new(),
        }
    }

    /// Whether there are words for a number of the law.
    fn tells_law(&self, number: &str) -> bool {
        self.session.book().law(number).is_some()
    }

    /// Log, undo and help, as far as they do something.
    pub(super) fn spare_hints(&self) -> Vec<Hint> {
        let undo = self.can_undo.then_some(Command::Undo);
        [Some(Command::Log), undo, Some(Command::Help)]
            .into_iter()
            .flatten()
            .map(|what| self.hint(what, true))
            .collect()
    }

    fn panel_hints(&self) -> Vec<Hint> {
        let board = matches!(&self.panel, Some(panel) if matches!(panel.topic, Topic::Board(_) | Topic::Table));
        let mut hints = vec![self.hint_of(Key::Esc, "screen-key-close", false)];
        hints.push(self.hint_for(&[Command::Down, Command::Up], "screen-key-scroll", false));
        let topic = self.panel.as_ref().map(|panel| &panel.topic);
        if topic == Some(&Topic::Log) {
            hints.push(self.hint_of(Key::Enter, "screen-key-then", false));
            let folded = self.panel.as_ref().is_some_and(|panel| panel.folded);
            let (key, label) = if folded { ('l', "screen-key-unfold") } else { ('h', "screen-key-fold") };
            hints.push(self.hint_of(Key::Char(key), label, false));
        }
        if matches!(topic, Some(Topic::Hint(_))) {
            hints.push(self.hint_of(Key::Enter, "screen-key-take", false));
        }
        hints.push(self.hint_for(&[Command::PageDown], "screen-key-page", true));
        if self.panel.as_ref().is_some_and(|panel| !panel.query.is_empty()) {
            hints.push(self.hint_for(&[Command::Next, Command::Previous], "screen-key-next-found", true));
        } else if matches!(topic, Some(Topic::Log | Topic::Help | Topic::Cards | Topic::Page(_))) {
            hints.push(self.hint(Command::Search, true));
        }
        if matches!(topic, Some(Topic::Why { reasons, .. }) if reasons.iter().any(|reason| self.tells_law(&reason.law)))
        {
            hints.push(self.hint(Command::Law, true));
        }
        if matches!(topic, Some(Topic::Law(_) | Topic::Page(_))) {
            hints.push(self.hint_for(&[Command::Next, Command::Previous], "screen-key-next-law", true));
            hints.push(self.hint_for(&[Command::StepBack], "screen-key-law-above", true));
        }
        if board {
            hints.push(self.hint_for(&[Command::Next, Command::Previous], "screen-key-next-board", true));
        }
        hints.push(self.hint_of(self.board_keys(), "screen-key-boards", true));
        hints.push(self.hint_for(&[Command::Pane], "screen-key-see-map", true));
        hints
    }

    fn asked_hints(&self) -> Vec<Hint> {
        let stage = self.composer.stage();
        let mut hints = Vec::new();
        let pass = || {
            let label = match stage.kind {
                InputMode::Verbs if stage.picks.is_empty() => "screen-key-only-no",
                // a question of yes or no ends nothing
                InputMode::Verbs if is_question(&self.session.shown.question.text) => "screen-key-no",
                InputMode::Verbs => "screen-key-end",
                _ => "screen-key-no",
            };
            self.hint_of(Key::Char(NO_MORE_KEY), label, false)
        };
        let back = self.composer.begun();
        match stage.kind {
            InputMode::Verbs => {
                for pick in &stage.picks {
                    let label = pick.part.map(|part| self.name_of(part)).unwrap_or_default();
                    hints.push(Hint { keys: pick.keys(), label, spare: false });
                }
            }
            InputMode::Map => {
                let regions = stage.picks.iter().any(|pick| matches!(pick.part, Some(Part::Region(_))));
                let places = stage.picks.iter().any(|pick| matches!(pick.part, Some(Part::Place(_))));
                hints.push(match (places, regions) {
                    (true, true) => self.hint_of(KeyList::default(), "screen-key-number-letter", false),
                    (false, true) => self.hint_of(KeyList::default(), "screen-key-letter", false),
                    _ => self.hint_of(KeyList::default(), "screen-key-number", false),
                });
                for pick in stage.picks.iter().filter(|pick| matches!(pick.part, Some(Part::Named(_)))) {
                    let label = pick.part.map(|part| self.name_of(part)).unwrap_or_default();
                    hints.push(Hint { keys: pick.keys(), label, spare: false });
                }
                hints.push(self.hint_for(&[Command::Next, Command::Previous], "screen-key-next", true));
                hints.push(self.enter_hint());
            }
            InputMode::Count => {
                let [first, .., last] = &stage.picks[..] else { return hints };
                let range = format!("{}-{}", first.key, last.key);
                let label = if self.number_asked().is_some() { "screen-key-which" } else { "screen-key-count" };
                hints.push(self.hint_of(KeyList::typed(range), label, false));
                let now = stage.picks.get(self.composer.cursor()).map_or(&last.key, |pick| &pick.key).clone();
                hints.push(Hint {
                    keys: Key::Enter.into(),
                    label: self.fill("screen-key-take-count", &[("count", now.into())]),
                    spare: false,
                });
            }
            InputMode::Hand => {
                hints.push(self.hint_of(KeyList::default(), "screen-key-card", false));
                hints.push(self.enter_hint());
            }
            InputMode::Plans => {
                hints.push(self.hint_of(KeyList::default(), "screen-key-line", false));
                hints.push(self.hint_for(&[Command::Down, Command::Up], "screen-key-see-plan", true));
                hints.push(self.hint_of(Key::Enter, "screen-key-choose", false));
            }
            InputMode::List => {
                let inline = self.list_hints();
                if self.fits_inline() {
                    hints.extend(inline);
                } else {
                    hints.push(self.hint_of(KeyList::default(), "screen-key-line", false));
                    hints.push(self.hint_of(Key::Enter, "screen-key-choose", false));
                }
            }
        }
        if stage.pass {
            hints.push(pass());
        }
        if back {
            hints.push(self.hint(Command::StepBack, false));
            hints.push(match self.composer.about() {
                Some(_) => self.hint_of(Key::Esc, "screen-key-widen", false),
                None => self.hint(Command::Drop, true),
            });
        } else {
            hints.push(Hint { spare: true, ..self.hint(Command::Help, true) });
            if self.can_undo {
                hints.push(self.hint(Command::Undo, true));
            }
            hints.push(self.hint(Command::Cards, true));
            hints.push(self.hint_of(self.board_keys(), "screen-key-boards", true));
            hints.push(self.hint(Command::Log, true));
            hints.push(self.hint(Command::Type, true));
            if self.tells_law(&self.session.shown.question.law) {
                hints.push(self.hint(Command::Law, true));
            }
        }
        hints
    }

    /// Enter, and what it takes if a number may continue.
    fn enter_hint(&self) -> Hint {
        let stage = self.composer.stage();
        match stage.picks.get(self.composer.cursor()).filter(|_| !self.composer.typed().is_empty()) {
            Some(pick) => {
                let label = self.fill("screen-key-take-count", &[("count", pick.key.clone().into())]);
                Hint { keys: Key::Enter.into(), label, spare: false }
            }
            None => self.hint_of(Key::Enter, "screen-key-choose", false),
        }
    }

    fn list_hints(&self) -> Vec<Hint> {
        let stage = self.composer.stage();
        // A verb that was filled in is said along where there is little else to say.
        let verb = match self.composer.prefix() {
            [verb @ Part::Verb(_)] if !self.composer.begun() && stage.picks.len() <= 2 => Some(self.name_of(*verb)),
            _ => None,
        };
        let label = |pick: &crate::tui::composer::Candidate| match pick.part {
            Some(part) => self.words.joined("screen-action", verb.clone().into_iter().chain([self.name_of(part)])),
            None => self.say("screen-as-it-stands"),
        };
        stage.picks.iter().map(|pick| Hint { keys: pick.keys(), label: label(pick), spare: false }).collect()
    }

    /// Whether the picks of a list stand in the line of keys; else they stand beside the map. What has a text stands there.
    pub(super) fn fits_inline(&self) -> bool {
        let hints = self.list_hints();
        let width: usize = hints.iter().map(|hint| hint.keys.shown().width() + hint.label.width() + 3).sum();
        let ctx = self.plain_ctx();
        let view = &self.session.shown.view;
        let mut parts = self.composer.stage().picks.iter().filter_map(|pick| pick.part);
        width <= 56 && !parts.any(|part| view.choice(&ctx, self.composer.prefix(), part).is_some())
    }

    /// The picks as lines beside the map, each with its text, if the line of keys is too short for them.
    pub(super) fn choice_rows(&self, ctx: &Ctx, room: usize) -> Option<(String, Vec<Choice>)> {
        let stage = self.composer.stage();
        let listed = match stage.kind {
            InputMode::List => !self.fits_inline(),
            InputMode::Verbs => self.composer.about().is_some(),
            InputMode::Plans if ctx.roomy => return self.plan_rows(ctx, room),
            _ => false,
        };
        if !listed || !matches!(self.now, TurnStatus::Asked(_)) {
            return None;
        }
        let rows = self.list_hints().into_iter().zip(&stage.picks).enumerate().map(|(index, (hint, pick))| {
            let here = index == self.composer.cursor();
            let mark = if here { ">" } else { " " };
            let role = if here { Role::Cursor } else { Role::Text };
            let line = Row::of(Role::Prompt, mark)
                .put(Role::Key, format!("{} ", ended(&hint.keys.shown(), 2)))
                .put(role, hint.label);
            // a narrow pane has no room for it: the line about the cursor says it
            let says = pick.part.filter(|_| ctx.roomy);
            let says = says.and_then(|part| self.session.shown.view.choice(ctx, self.composer.prefix(), part));
            let text = says.map_or_else(Vec::new, |says| paragraph(Role::Dim, &says, room.saturating_sub(5)));
            let text = text.into_iter().map(|row| Row::plain("     ").join(row));
            let mut lines = line.wrapped(room, 4).into_iter();
            (lines.next().unwrap_or_default(), lines.chain(text).collect())
        });
        Some((self.say("screen-choose"), rows.collect()))
    }

    /// The action so far in words, with a place for what is to come.
    pub(super) fn draft_row(&self) -> Row {
        let ends = join(self.composer.prefix()) == NO_MORE;
        let parts = Some(self.action_in_words()).filter(|text| !ends && !text.is_empty());
        let typed = Some(self.composer.typed().to_owned()).filter(|typed| !typed.is_empty());
        let text = self.words.joined("screen-action", parts.into_iter().chain(typed));
        if text.is_empty() { Row::new() } else { Row::of(Role::Key, format!(" {text} _")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_gets_shorter_before_a_question_is_cut() {
        let of = |question: &str, room| shorter(question.to_owned(), room, room);
        let question = "> Tribe: Choose a card. [decree recruit anvil ...]";
        assert_eq!(of(question, 60), question);
        assert_eq!(of(question, 46), "> Tribe: Choose a card. [decree recruit ...]");
        assert_eq!(of(question, 38), "> Tribe: Choose a card. [decree ...]");
        assert_eq!(of(question, 30), "> Tribe: Choose a card.");
        assert_eq!(of("> Tribe: Choose a card (2 left).", 28), "> Tribe: Choose a card.");
    }
}
