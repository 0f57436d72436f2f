//! Hints: what a bot would do, why, and what else it considered.

use super::panel::{Panel, Topic};
use super::{Play, PlaySession, PlayerUi};
use crate::bots::{self, Level, Unit};
use crate::kernel::{Part, Parts, Seat, Words, join};
use crate::table::Advice;
use crate::tui::composer::NO_MORE;
use crate::tui::game_ui::{Change, Ctx, GameView, Spot};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::reasons::{self, Reason, decimal, tenths};
use crate::tui::speech;
use crate::tui::text::{Row, padded, paragraph};
use std::collections::BTreeMap;

/// Actions that a hint names beside the best.
pub(super) const OTHERS: usize = 2;

/// The lead by which an action is clearly ahead, and that from which it is ahead at all: in tenths of a point, and of a
/// percent of the chances to win.
const POINTS: [i32; 2] = [10, 3];
const CHANCES: [i32; 2] = [30, 5];

/// The choices of a bot, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// The level of the bot.
    pub level: Level,
    choices: Vec<Suggestion>,
    /// What the bot means to do after the first.
    then: Vec<String>,
    /// What it expects of others after that, the likeliest first.
    replies: Vec<Reply>,
}

/// An action of another seat that the bot expects, and how likely, in hundredths.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reply {
    seat: Seat,
    action: String,
    chance: i64,
}

/// An action that the bot would choose, or would choose if it could not have the better ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub action: Parts,
    /// How far the best is ahead, or this one behind it, where the bot weighs both.
    lead: Option<Lead>,
    /// What it expects to come of the best, or of another one beside the best: what weighs most first.
    reasons: Vec<Reason>,
    /// The key of the sentence that gives them.
    gives: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lead {
    key: &'static str,
    by: i32,
    unit: Unit,
}

impl Lead {
    /// The keys of what is said of the best action by its lead over the next, and of another one by how far it is behind: by
    /// much, by something, by nothing.
    const BEST: [&str; 3] = ["screen-hint-clear", "screen-hint-better", "screen-hint-close"];
    const OTHER: [&str; 3] = ["screen-hint-far-behind", "screen-hint-behind", "screen-hint-level"];

    /// The lead of `best` over `value`.
    fn of(best: f64, value: f64, unit: Unit, keys: [&'static str; 3]) -> Self {
        let (scale, [clearly, at_all]) = match unit {
            Unit::Chance => (100.0, CHANCES),
            Unit::Points => (1.0, POINTS),
        };
        let by = tenths((best - value) * scale);
        let key = match by {
            by if by >= clearly => keys[0],
            by if by >= at_all => keys[1],
            _ => keys[2],
        };
        Self { key, by, unit }
    }

    fn say(self, words: &Words) -> String {
        let unit = if self.unit == Unit::Chance { "chance" } else { "points" };
        words.text_with(self.key, &[("by", decimal(self.by).into()), ("unit", unit.into())])
    }
}

impl Suggestion {
    /// Says how far it is ahead or behind, where the bot knows that.
    pub fn lead(&self, words: &Words) -> Option<String> {
        self.lead.map(|lead| lead.say(words))
    }

    /// Says what the bot expects, if there is something that weighs.
    pub fn reasons(&self, words: &Words) -> Option<String> {
        reasons::give(&self.reasons, self.gives, words)
    }
}

impl Tip {
    /// Makes it of what a bot advises, whose actions are among the legal ones.
    pub fn of(advice: Advice, legal: &[Parts]) -> Self {
        let Advice { level, action, values, unit, next, then, replies } = advice;
        let parts = |action: &str| legal.iter().find(|parts| join(parts) == action).cloned().unwrap_or_default();
        let weighed = |action: &String| values.iter().find(|weighed| weighed.action == *action);
        let best = weighed(&action);
        let lead = |other: &String, keys| {
            let (best, other) = (best?, weighed(other)?);
            Some(Lead::of(best.value, other.value, unit, keys))
        };
        let first = Suggestion {
            lead: next.first().and_then(|next| lead(next, Lead::BEST)),
            reasons: best.map(|best| Reason::of(&best.terms)).unwrap_or_default(),
            gives: "screen-hint-expects",
            action: parts(&action),
        };
        let others = next.into_iter().map(|other| Suggestion {
            lead: lead(&other, Lead::OTHER),
            reasons: best
                .zip(weighed(&other))
                .map(|(best, other)| Reason::against(&other.beside(best)))
                .unwrap_or_default(),
            gives: "screen-hint-beside",
            action: parts(&other),
        });
        let hundredths = |chance: f64| (100.0 * chance).round() as i64;
        let replies = replies.into_iter().map(|bots::Reply { seat, action, chance }| Reply {
            seat,
            action,
            chance: hundredths(chance),
        });
        Self { level, choices: std::iter::once(first).chain(others).collect(), then, replies: replies.collect() }
    }

    /// Returns the actions, the best first.
    pub fn choices(&self) -> &[Suggestion] {
        &self.choices
    }

    /// Returns the places that they name, the best first.
    pub(super) fn places(&self) -> impl Iterator<Item = Option<Spot>> {
        self.choices.iter().map(|choice| choice.action.iter().rev().find_map(|part| Spot::of(*part)))
    }

    /// Says what the bot means to do after the first, and what it expects of others then: a line each.
    pub fn outlook(&self, ctx: &Ctx, view: &dyn GameView) -> Vec<String> {
        let steps = ctx.words.sentences(self.then.iter().filter_map(|step| view.brief(ctx, step)));
        let then = (!steps.is_empty()).then(|| ctx.fill("screen-hint-then", &[("actions", steps.into())]));
        let reply = |reply: &Reply| {
            let player = view.name(ctx.words, reply.seat);
            let action = view.brief(ctx, &reply.action)?;
            let places = [("player", player.into()), ("chance", reply.chance.into()), ("action", action.into())];
            Some(ctx.fill("screen-hint-reply", &places))
        };
        then.into_iter().chain(self.replies.iter().filter_map(reply)).collect()
    }
}

impl Play {
    /// Explains how the open hint is read; `None` if none is open.
    pub(super) fn about_hint(&self) -> Option<Topic> {
        let Topic::Hint(_) = self.open_panel()?.topic else { return None };
        let title = self.session.say("screen-help-hint-title");
        let rows = self.session.say("screen-help-hint").lines().map(Row::plain).collect();
        Some(Topic::Said { title, rows })
    }

    /// Returns the level of the bot that gives the next hint: the best one where a hint of another is open.
    pub(super) fn level_to_ask(&self) -> Level {
        match &self.ui.panel {
            Some(Panel { topic: Topic::Hint(_), .. }) => self.session.best_level(),
            _ => Level::Normal,
        }
    }

    pub(super) fn tell_hint(&mut self, advice: Advice) {
        self.ui.notice = None;
        self.ui.panel = Some(Panel::new(Topic::Hint(Tip::of(advice, &self.session.legal()))));
    }

    /// Whoever goes on does not wait for a hint: it would open over what is done then.
    pub(super) fn forget_hint(&mut self) {
        if self.mode.is_asked() {
            self.session.forget_hint();
        }
    }

    /// Takes an action that the open hint names.
    pub(super) fn take_hint(&mut self, index: usize) {
        let Some(Panel { topic: Topic::Hint(tip), .. }) = self.ui.panel.take() else { return };
        if let Some(choice) = tip.choices.into_iter().nth(index).filter(|_| self.mode.is_asked()) {
            self.take(join(&choice.action));
        }
    }
}

impl PlaySession {
    /// Returns each action with what it is for and what is known to come of it.
    pub(super) fn hint_rows(&self, ctx: &Ctx, tip: &Tip, room: usize) -> Vec<Row> {
        let view = &self.shown.view;
        let sentence = |action: &Parts| {
            let notation = join(action);
            view.sentence(ctx, &notation).unwrap_or(notation)
        };
        // what "no" means is no reason for it
        let says_no = |choice: &Suggestion| matches!(choice.action[..], [Part::Verb(NO_MORE)]);
        let about = |choice: &Suggestion| match says_no(choice) {
            true => None,
            false => purpose(ctx, &**view, &choice.action, &sentence(&choice.action)),
        };
        // what is true of several is no reason for one of them
        let abouts: Vec<Option<String>> = tip.choices().iter().map(about).collect();
        let mut rows = Vec::new();
        for (index, choice) in tip.choices().iter().enumerate() {
            let action = &choice.action;
            let key = if index == 0 { Key::Enter.to_string() } else { (index + 1).to_string() };
            let says = speech::sentence_of(ctx.words, &sentence(action));
            let mut lead_in = Row::of(Role::Key, padded(&key, INDENT));
            // over a small map the others are told in a row, so that what they name is seen
            let is_told = ctx.roomy || index == 0;
            let beside = [choice.lead(ctx.words), reasons::give(&choice.reasons, "screen-hint-weighs", ctx.words)];
            let beside = beside.into_iter().flatten().filter(|_| !is_told);
            let says = ctx.words.sentences([says].into_iter().chain(beside));
            // there the others say by how much they are worse
            let lead = choice.lead(ctx.words).filter(|_| ctx.roomy || tip.choices().len() == 1);
            for row in paragraph(Role::Prompt, &says, room.saturating_sub(INDENT)) {
                rows.push(std::mem::replace(&mut lead_in, Row::plain(" ".repeat(INDENT))).join(row));
            }
            let mut tell = |role: Role, says: String| rows.extend(indented(&Row::of(role, says), room));
            // where the bot does not reckon, what the action does is all that there is to say
            let is_shared = || abouts.iter().filter(|other| **other == abouts[index]).count() > 1;
            let about = || abouts[index].clone().filter(|_| !is_shared());
            let reasons = is_told.then(|| choice.reasons(ctx.words).or_else(about));
            reasons.flatten().into_iter().for_each(|says| tell(Role::Text, says));
            if index == 0 {
                tip.outlook(ctx, &**view).into_iter().for_each(|says| tell(Role::Text, says));
            }
            let role = if index == 0 { Role::Good } else { Role::Dim };
            lead.into_iter().for_each(|says| tell(role, says));
            if let Some(coming) = self.foresee(&self.plain_ctx(), action).filter(|_| index == 0) {
                let comes = coming.rows();
                if ctx.roomy {
                    rows.extend(comes.iter().flat_map(|row| indented(row, room)));
                } else if !comes.is_empty() {
                    let all = ctx.words.list(comes.iter().map(ToString::to_string));
                    rows.extend(indented(&Row::plain(all), room));
                }
                if !coming.certain {
                    rows.extend(indented(&Row::of(Role::Dim, ctx.say("screen-hint-chance")), room));
                }
            }
        }
        rows
    }
}

impl PlayerUi {
    /// Returns the places of the actions that the open hint names, with their numbers.
    pub(super) fn hinted(&self) -> Option<Vec<Change>> {
        let Topic::Hint(tip) = &self.panel.as_ref().or(self.aside.as_ref())?.topic else { return None };
        let mut numbers: BTreeMap<Spot, Vec<String>> = BTreeMap::new();
        for (number, place) in (1..).zip(tip.places()) {
            place.into_iter().for_each(|place| numbers.entry(place).or_default().push(i32::to_string(&number)));
        }
        let note =
            |(at, numbers): (Spot, Vec<String>)| Change { at, says: Row::of(Role::Key, numbers.join(" ")), from: None };
        Some(numbers.into_iter().map(note).collect())
    }
}

/// Describes the last part of an action that has its own line, else what its verb does; nothing that its sentence says already.
pub fn purpose(ctx: &Ctx, view: &dyn GameView, parts: &[Part], sentence: &str) -> Option<String> {
    let line = (0..parts.len()).rev().find_map(|at| view.choice(ctx, &parts[..at], parts[at]));
    let says = line.or_else(|| match parts.first() {
        Some(Part::Verb(verb)) => Some(view.verb_help(ctx.words, verb)),
        _ => None,
    })?;
    // what stands at the beginning of a sentence has a capital there
    (!says.is_empty() && !sentence.to_lowercase().contains(&says.to_lowercase())).then_some(says)
}

/// Cells before what belongs to an action.
const INDENT: usize = 6;

fn indented(row: &Row, room: usize) -> impl Iterator<Item = Row> + use<> {
    row.wrapped(room.saturating_sub(INDENT), 0).into_iter().map(|row| Row::plain(" ".repeat(INDENT)).join(row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Term, Weighed};

    fn weighed(action: &str, value: f64, terms: &[(&'static str, f64)]) -> Weighed<String> {
        let terms = terms.iter().map(|&(about, gain)| Term { about, gain }).collect();
        Weighed { action: action.to_owned(), value, terms }
    }

    #[test]
    fn the_best_is_told_with_what_it_brings_and_others_with_the_difference() {
        let [cards, score, warriors] = ["root-reason-cards", "root-reason-score", "root-reason-warriors"];
        let values = vec![
            weighed("build", 0.5, &[(cards, -0.31), (score, 2.0), (warriors, 0.04)]),
            weighed("march", 0.488, &[(score, 1.0), (warriors, 0.5)]),
            weighed("pass", 0.3, &[(cards, -0.31), (score, 2.0)]),
        ];
        let next = vec!["march".to_owned(), "pass".to_owned()];
        let advice = Advice {
            level: Level::Normal,
            action: "build".to_owned(),
            values,
            unit: Unit::Chance,
            next,
            then: Vec::new(),
            replies: Vec::new(),
        };
        let legal = ["build", "march", "pass"].map(|verb| [Part::Verb(verb)].into_iter().collect());
        let (tip, words) = (Tip::of(advice, &legal), Words::english());
        let told = |choice: &Suggestion| (choice.reasons(words), choice.lead(words));
        assert_eq!(
            tip.choices().iter().map(told).collect::<Vec<_>>(),
            [
                (
                    Some("Expected, in the bot's points: score +2.0, cards held -0.3.".to_owned()),
                    Some("Better than the next: winning chance 1.2% higher.".to_owned())
                ),
                (
                    Some(
                        "Compared with the first, in the bot's points: score -1.0, warriors +0.5, cards held +0.3."
                            .to_owned()
                    ),
                    Some("A little worse than the first: winning chance 1.2% lower.".to_owned())
                ),
                // what differs by nothing that weighs is told by how far it is behind alone
                (None, Some("Clearly worse than the first: winning chance 20.0% lower.".to_owned())),
            ]
        );
    }
}
