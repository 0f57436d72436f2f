//! An action that is complete and waits for a last look: what it is, and what is known to come of it.

use super::mode::{Confirm, Mode};
use super::session::counted;
use super::{Play, PlaySession, Transition, TurnStatus};
use crate::kernel::{Message, Part, Parts, join};
use crate::table::{Forecast, LogEntry};
use crate::tui::composer::{ComposerEvent, InputMode};
use crate::tui::game_ui::{COSTS, Ctx, Lead, LogLine, Spot};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::Preview;
use crate::tui::speech;
use crate::tui::text::{Row, without_stop};

/// Lines that an action which waits may take.
const LINES: usize = 2;

/// A complete action that has not been taken.
pub(super) struct Ready {
    action: Parts,
    coming: Coming,
    /// The effect of its verb: said where no result is known.
    says: String,
}

/// The results of an action, as far as they are known before it is taken.
pub(super) struct Coming {
    /// A phrase each, what matters most first, with how much it does.
    phrases: Vec<(u8, LogLine)>,
    /// Whether that is all.
    pub(super) certain: bool,
    /// Whether the phrases say how chance decides.
    odds: bool,
    /// The choice that the player still has to make inside the action.
    then: Option<String>,
    is_final: bool,
}

/// The outcome of an action, in sentences.
#[derive(Default)]
pub struct Expected {
    /// The lines that the log would say.
    pub log: Vec<String>,
    /// Costs and chances.
    pub facts: Vec<String>,
    /// Whether that is all, or says how chance decides.
    pub certain: bool,
}

impl Coming {
    pub(super) fn rows(&self) -> Vec<Row> {
        self.phrases.iter().map(|(_, line)| line.row()).collect()
    }
}

/// An entry of a log that nobody has written.
fn untold(message: &Message) -> LogEntry {
    LogEntry { message: message.clone(), at: 0, group: 0, turn: 0, owner: None }
}

impl Play {
    /// Shows a complete action before it is taken, as far as its results are known: in any case if that is wanted, else if they
    /// are not certain. Whether it waits now.
    pub(super) fn show_first(&mut self, action: &Parts, wanted: bool) -> bool {
        let Some(coming) = self.session.foresee(&self.session.plain_ctx(), action) else { return false };
        // what had nothing to choose needs no second key where `undo` takes it back
        let is_plain = self.settings.preview == Preview::Filled
            && !self.session.is_among_people()
            && self.composer.is_only_of_its_verb()
            && !coming.is_final;
        if coming.certain && (!wanted || is_plain) {
            return false;
        }
        let says = match action.first() {
            Some(Part::Verb(verb)) => self.session.shown.view.verb_effect(self.session.words(), verb),
            _ => String::new(),
        };
        self.mode.confirm(Confirm::Action(Box::new(Ready { action: action.clone(), coming, says })));
        true
    }

    /// Takes the action that waits.
    pub(super) fn take_ready(&mut self) {
        if let Some(Confirm::Action(ready)) = self.mode.put_back() {
            self.take(join(&ready.action));
        }
    }

    /// Answers a digit that is typed while an action waits, mostly for a part that was filled in: the count with which the
    /// action ends takes it, as if it had been asked for, unless a place was filled in that the digit may be meant for. The
    /// digits of a place that it names change nothing.
    pub(super) fn type_into_ready(&mut self, digit: u32) {
        let action: &[Part] = self.mode.ready().map_or(&[], |ready| &ready.action);
        let is_digit_of = |place: u8| place.to_string().contains(&digit.to_string());
        let is_count = matches!(action.last(), Some(Part::Count(count)) if u32::from(*count) == digit);
        if is_count && self.composer.is_spelled_out_but_for_the_last() {
            self.take_ready();
        } else if !action.iter().any(|part| matches!(part, Part::Place(place) if is_digit_of(*place))) {
            self.ui.tell(Role::Bad, self.session.fill("screen-waits", &[("action", self.action_in_words().into())]));
        }
    }

    /// Leaves the action that waits for what another key does, and says so.
    pub(super) fn press_instead(&mut self, key: Key, number: Option<u8>) -> Transition {
        let dropped = self.action_in_words();
        self.drop_ready();
        let then = self.press(key, number);
        if self.composer.begun() && self.ui.notice.is_none() {
            self.ui.tell(Role::Bad, self.session.fill("screen-not-done", &[("action", dropped.into())]));
        }
        then
    }

    /// Forgets the action that waits, and all its parts.
    pub(super) fn drop_ready(&mut self) {
        self.mode.put_back();
        self.composer.restart();
        self.point();
    }

    /// Returns what is certain to follow from the choice under the cursor, if it completes an action.
    pub(super) fn comes_of_cursor(&self) -> Vec<Row> {
        let stage = self.composer.stage();
        let listed = matches!(stage.kind, InputMode::List | InputMode::Hand | InputMode::Count)
            || self.composer.about().is_some();
        if !listed || !matches!(self.now(), TurnStatus::Asked(_)) || self.is_ready() || stage.kind == InputMode::Plans {
            return Vec::new();
        }
        self.comes_of(self.composer.cursor())
    }

    /// Returns what is certain to follow from a pick, if it completes an action.
    pub fn comes_of(&self, pick: usize) -> Vec<Row> {
        match self.composer.clone().take(pick) {
            ComposerEvent::Act(action) => {
                self.session.foresee(&self.session.plain_ctx(), &action).map_or_else(Vec::new, |coming| coming.rows())
            }
            _ => Vec::new(),
        }
    }

    /// Returns whether an action waits for Enter.
    pub fn is_ready(&self) -> bool {
        self.mode.ready().is_some()
    }

    /// Returns the action that waits, in notation, and as much of what comes of it as there is room for: one line unless
    /// points or costs need another one.
    pub(super) fn ready_rows(&self, room: usize) -> Vec<Row> {
        let Some(ready) = self.mode.ready() else { return Vec::new() };
        let Coming { phrases, certain, odds, then, .. } = &ready.coming;
        let fitting = |row: &Row, lines: usize| row.clone().wrapped(room, 2).len() <= lines;
        let row = |shown: usize, says: Option<&str>, then: Option<&String>| {
            let mut parts: Vec<Row> = lettered_once(phrases[..shown].iter().map(|(_, line)| line));
            parts.extend(says.filter(|says| !says.is_empty()).map(Row::plain));
            let more = phrases.len() - shown;
            if more > 0 {
                let places = [("count", (more as i64).into())];
                parts.push(Row::of(Role::Dim, self.session.fill("screen-preview-more", &places)));
            }
            let then =
                then.map(|question| self.session.fill("screen-preview-then", &[("question", question.clone().into())]));
            parts.extend(then.map(|then| Row::of(Role::Dim, then)));
            if !certain && !odds {
                // there is a rest only where something is known
                let key = if phrases.is_empty() { "screen-preview-open" } else { "screen-preview-chance" };
                parts.push(Row::of(Role::Dim, self.session.say(key)));
            }
            let start = Row::of(Role::Key, format!(" {}  ", join(&ready.action)));
            parts.into_iter().enumerate().fold(start, |row, (index, part)| match index {
                0 => row.join(part),
                _ => row.put(Role::Dim, self.session.say("screen-apart")).join(part),
            })
        };
        let weighty = phrases.iter().filter(|(stake, _)| *stake < COSTS).count();
        let least = |lines: usize| if lines < LINES { weighty.max(phrases.len().min(1)) } else { 0 };
        let found = (1..=LINES).find_map(|lines| match phrases.is_empty() {
            true => {
                let rows = shortened(&ready.says);
                let rows = rows.flat_map(|says| [then.as_ref(), None].map(|then| row(0, Some(says), then)));
                rows.into_iter().find(|row| fitting(row, lines))
            }
            false => {
                let mut rows = (least(lines)..=phrases.len()).rev().map(|shown| row(shown, None, then.as_ref()));
                rows.find(|row| fitting(row, lines))
            }
        });
        found.unwrap_or_else(|| row(0, None, None)).wrapped(room, 2)
    }
}

impl PlaySession {
    /// Returns what is known to come of an action, a sentence each; `None` if nothing is known of it at all.
    pub fn expects(&self, ctx: &Ctx, action: &[Part]) -> Option<Expected> {
        let foreseen = self.forecast(action)?;
        let (game_ui, view) = (self.game_ui(), &self.shown.view);
        let said = |rows: Vec<Row>| rows.into_iter().map(|row| speech::said(ctx.words, &row));
        let mut expected = Expected { log: Vec::new(), facts: Vec::new(), certain: foreseen.certain };
        expected.facts.extend(said(view.costs(ctx, action)));
        for (index, message) in foreseen.told.iter().enumerate() {
            let told = untold(message);
            match view.chances(ctx, &foreseen.told[..index], message) {
                Some(chances) => {
                    expected.certain = true;
                    expected.facts.extend(said(chances));
                }
                // what the short log leaves out goes without saying
                None if game_ui.outcome(ctx.words, &told).is_some() => expected.log.push(ctx.words.say(message)),
                None => {}
            }
        }
        if foreseen.certain {
            expected.facts.extend(said(view.offered(ctx, action, &foreseen.told)));
        }
        Some(expected)
    }

    /// Returns what the table foresees of an action, as far as the turn goes in which it is taken.
    fn forecast(&self, action: &[Part]) -> Option<Forecast> {
        let action = join(action);
        let mut foreseen = self.ask(|table| table.state().foresee(&action))?;
        let own = foreseen.told.iter().take_while(|message| !self.game_ui().begins_turn(&untold(message))).count();
        foreseen.told.truncate(own);
        Some(foreseen)
    }

    /// Returns the known results of an action of the player at the keyboard.
    pub(super) fn foresee(&self, ctx: &Ctx, action: &[Part]) -> Option<Coming> {
        let foreseen = self.forecast(action)?;
        let seat = self.person()?;
        let plays = self.plays(seat);
        let (game_ui, view) = (self.game_ui(), &self.shown.view);
        let stake = |stake: u8| move |row: Row| (stake, LogLine::bare(row));
        let mut phrases: Vec<(u8, LogLine)> = view.costs(ctx, action).into_iter().map(stake(0)).collect();
        if foreseen.certain {
            let offered = view.offered(ctx, action, &foreseen.told);
            phrases.extend(offered.into_iter().map(stake(1)));
        }
        let mut odds = false;
        for (index, message) in foreseen.told.iter().enumerate() {
            if let Some(chances) = view.chances(ctx, &foreseen.told[..index], message) {
                odds = true;
                phrases.extend(chances.into_iter().map(stake(1)));
                continue;
            }
            let told = untold(message);
            let line = game_ui.outcome(ctx.words, &told);
            phrases.extend(line.map(|line| (game_ui.stake(&told, plays), line)));
        }
        let last = phrases.iter().map(|(stake, _)| *stake).max().unwrap_or(0);
        let mut counted = Vec::new();
        for stake in 0..=last {
            let alike = phrases.iter().filter(|(found, _)| *found == stake).map(|(_, line)| line.clone());
            counted.extend(self::counted(ctx.words, alike).into_iter().map(|line| (stake, line)));
        }
        let then = foreseen.then.map(|question| without_stop(&ctx.words.say(&question)).to_owned());
        let (certain, is_final) = (foreseen.certain, foreseen.is_final);
        Some(Coming { phrases: counted, certain, odds, then, is_final })
    }
}

impl Mode {
    fn ready(&self) -> Option<&Ready> {
        match self.confirmed() {
            Some(Confirm::Action(ready)) => Some(ready),
            _ => None,
        }
    }

    /// Returns whether an action waits that `undo` could not take back.
    pub(super) fn is_final(&self) -> bool {
        self.ready().is_some_and(|ready| ready.coming.is_final)
    }

    /// Returns the places on the map that the action which waits names, in its order.
    pub(super) fn ready_spots(&self) -> Vec<Spot> {
        let parts = self.ready().into_iter().flat_map(|ready| ready.action.iter().copied());
        parts.filter_map(Spot::of).collect()
    }
}

/// Draws phrases of which only the first about someone in a row has the letter.
fn lettered_once<'a>(lines: impl Iterator<Item = &'a LogLine>) -> Vec<Row> {
    let mut last = Lead::Nothing;
    let once = |line: &LogLine| {
        let is_new = matches!(line.lead, Lead::Who(..) | Lead::Head(_)) && line.lead != last;
        last = line.lead;
        if is_new { line.row() } else { line.says.clone() }
    };
    lines.map(once).collect()
}

/// A phrase, then shorter and shorter by whole clauses.
fn shortened(phrase: &str) -> impl Iterator<Item = &str> {
    let whole = without_stop(phrase);
    let ends = whole.rmatch_indices([':', ';', '.', '：', '；', '。']).map(|(at, _)| &whole[..at]);
    std::iter::once(whole).chain(ends)
}
