//! Hints: what a bot would do, why, and what else it considered.

use super::Play;
use super::panel::{Panel, Topic};
use crate::kernel::{Part, join};
use crate::table::BotDecision;
use crate::tui::game_ui::{Ctx, GameView};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::speech;
use crate::tui::text::{Row, padded, paragraph};

/// Actions that a hint names beside the best.
pub(super) const OTHERS: usize = 2;

/// A part of the span between the best and the worst by which the best is ahead.
const CLEARLY: f64 = 0.25;

/// The difference below which an action is not ahead.
const HARDLY: f64 = 0.03;

/// The choices of a bot, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    actions: Vec<String>,
    /// The actions after the first, where the bot means to add something to it.
    then: Vec<String>,
    /// The leads of the first over each of the others, where the bot weighs both.
    leads: Vec<Option<Lead>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lead {
    Clear,
    Some,
    None,
}

impl Lead {
    /// Returns the key of what is said of the best action, by its lead over the next.
    const fn best(self) -> &'static str {
        match self {
            Lead::Clear => "screen-hint-clear",
            Lead::Some => "screen-hint-better",
            Lead::None => "screen-hint-close",
        }
    }

    /// Returns the key of what is said of another one, by how far it is behind.
    const fn other(self) -> &'static str {
        match self {
            Lead::Clear => "screen-hint-far-behind",
            Lead::Some => "screen-hint-behind",
            Lead::None => "screen-hint-level",
        }
    }
}

impl Tip {
    pub fn of(advice: BotDecision) -> Self {
        let BotDecision { action, values, next, then } = advice;
        let worst = values.iter().map(|(_, value)| *value).fold(f64::INFINITY, f64::min);
        let value = |action: &String| values.iter().find(|(other, _)| other == action).map(|(_, value)| *value);
        let best = value(&action);
        let lead = |best: f64, value: f64| match (best - value) / (best - worst).max(f64::EPSILON) {
            part if part >= CLEARLY => Lead::Clear,
            part if part >= HARDLY => Lead::Some,
            _ => Lead::None,
        };
        let leads = next.iter().map(|other| Some(lead(best?, value(other)?))).collect();
        Self { actions: std::iter::once(action).chain(next).collect(), then, leads }
    }

    /// The actions, the best first, each with the key of what is said of its lead or of how far it is behind, where the
    /// bot knows that.
    pub fn actions(&self) -> impl Iterator<Item = (&str, Option<&'static str>)> {
        self.actions.iter().enumerate().map(|(index, action)| {
            let key = match index.checked_sub(1) {
                None => self.leads.first().copied().flatten().map(Lead::best),
                Some(other) => self.leads.get(other).copied().flatten().map(Lead::other),
            };
            (action.as_str(), key)
        })
    }

    /// Returns what the bot means to do after the first.
    pub fn then(&self) -> &[String] {
        &self.then
    }
}

impl Play {
    pub(super) fn tell_hint(&mut self, advice: BotDecision) {
        self.ui.notice = None;
        self.ui.panel = Some(Panel::new(Topic::Hint(Tip::of(advice))));
    }

    /// Takes an action that the open hint names.
    pub(super) fn take_hint(&mut self, index: usize) {
        let Some(Panel { topic: Topic::Hint(tip), .. }) = self.ui.panel.take() else { return };
        if let Some(action) = tip.actions.into_iter().nth(index).filter(|_| self.is_asked()) {
            self.take(action);
        }
    }

    /// Each action with what it is for and what is known to come of it.
    pub(super) fn hint_rows(&self, ctx: &Ctx, tip: &Tip, room: usize) -> Vec<Row> {
        let legal = self.session.legal();
        let view = &self.session.shown.view;
        let mut rows = Vec::new();
        for (index, (action, lead)) in tip.actions().enumerate() {
            let key = if index == 0 { Key::Enter.to_string() } else { (index + 1).to_string() };
            let sentence = view.sentence(ctx, action).unwrap_or_else(|| action.to_owned());
            let mut lead_in = Row::of(Role::Key, padded(&key, INDENT));
            for row in paragraph(Role::Prompt, &speech::sentence_of(ctx.words, &sentence), room.saturating_sub(INDENT))
            {
                rows.push(std::mem::replace(&mut lead_in, Row::plain(" ".repeat(INDENT))).join(row));
            }
            let parts = legal.iter().find(|parts| join(parts) == action);
            // a sentence that explains itself is not explained again
            let says = parts.and_then(|parts| in_a_line(ctx, &**view, parts)).filter(|says| !sentence.contains(says));
            rows.extend(says.into_iter().flat_map(|says| indented(&Row::of(Role::Text, says), room)));
            if index == 0 && !tip.then.is_empty() {
                let steps = ctx.words.sentences(tip.then.iter().filter_map(|step| view.sentence(ctx, step)));
                let then = ctx.fill("screen-hint-then", &[("actions", steps.into())]);
                rows.extend(indented(&Row::of(Role::Text, then), room));
            }
            if let Some(coming) = self.session.foresee(&self.plain_ctx(), action) {
                rows.extend(coming.rows().iter().flat_map(|row| indented(row, room)));
                // once is enough
                if !coming.certain && index == 0 {
                    rows.extend(indented(&Row::of(Role::Dim, ctx.say("screen-hint-chance")), room));
                }
            }
            let role = if index == 0 { Role::Good } else { Role::Dim };
            rows.extend(lead.into_iter().flat_map(|key| indented(&Row::of(role, ctx.say(key)), room)));
        }
        rows
    }
}

/// Describes the last part of an action that has its own line; else what its verb does.
pub fn in_a_line(ctx: &Ctx, view: &dyn GameView, parts: &[Part]) -> Option<String> {
    let line = (0..parts.len()).rev().find_map(|at| view.choice(ctx, &parts[..at], parts[at]));
    line.or_else(|| match parts.first() {
        Some(Part::Verb(verb)) => Some(view.verb_help(ctx.words, verb)),
        _ => None,
    })
}

/// Cells before what belongs to an action.
const INDENT: usize = 6;

fn indented(row: &Row, room: usize) -> impl Iterator<Item = Row> + use<> {
    row.wrapped(room.saturating_sub(INDENT), 0).into_iter().map(|row| Row::plain(" ".repeat(INDENT)).join(row))
}
