//! The whole file: a game is played again, and what changes becomes actions of the notation.

use super::cards::{self, Cards, Naming, Pile};
use super::letters::{self, Profile};
use super::line::Line;
use super::moments::{Played, moments};
use super::setup::{Preparing, Unsaid, check};
use super::status;
use super::tracker::Tracker;
use crate::games::root::prelude::*;
use crate::kernel::Viewer;

/// How a game is written.
#[derive(Clone, Copy)]
pub struct Style {
    pub profile: Profile,
    /// Cards are named as far as this viewer knows them.
    pub viewer: Viewer,
    /// Whether the own notation stands in comments.
    pub is_annotated: bool,
}

/// The sign of a comment that thicket reads back.
pub const NOTE: &str = "//= ";

/// Writes a game that began with this state. `head` are comments before it, `names` those of the players.
///
/// # Errors
/// Names what the notation has no letters for.
pub fn write(
    start: &State,
    played: &[Played],
    head: &[String],
    names: &[String],
    style: Style,
) -> Result<String, Unsaid> {
    let mut writer = Writer::new(start, style);
    let mut state = start.clone();
    for action in played {
        writer.note(&action.note);
        for (next, events) in moments(&state, action) {
            writer.moment(&state, &next, &events)?;
            state = next;
        }
    }
    writer.finish(&state, head, names)
}

/// What is known between two moments.
struct Writer {
    style: Style,
    preparing: Preparing,
    /// What was done before the first turn.
    before: Vec<String>,
    /// The state before the first turn, once that has begun.
    ready: Option<State>,
    turns: Vec<(u16, Line)>,
    tracker: Tracker,
}

impl Writer {
    fn new(start: &State, style: Style) -> Self {
        Self {
            style,
            preparing: Preparing::new(start),
            before: Vec::new(),
            ready: None,
            turns: Vec::new(),
            tracker: Tracker::default(),
        }
    }

    fn note(&mut self, note: &str) {
        let notes = match self.turns.last_mut() {
            Some((_, line)) => {
                line.begin_step();
                &mut line.notes
            }
            None => &mut self.before,
        };
        notes.push(note.to_owned());
    }

    fn moment(&mut self, before: &State, after: &State, events: &[Event]) -> Result<(), Unsaid> {
        if let Some(turn) = events.iter().find(|event| event.what == EventKind::TurnBegins) {
            self.begin_turn(before, after, turn.who.seat().unwrap_or(after.turn))?;
        }
        let Some((_, line)) = self.turns.last_mut() else {
            self.preparing.look(after, events);
            return Ok(());
        };
        if before == after && events.is_empty() {
            return Ok(());
        }
        let mut line = std::mem::replace(line, Line::new(after.faction(after.turn)));
        self.tracker.write(before, after, events, self.naming(), &mut line);
        if let Some((_, last)) = self.turns.last_mut() {
            *last = line;
        }
        Ok(())
    }

    fn begin_turn(&mut self, before: &State, after: &State, seat: Seat) -> Result<(), Unsaid> {
        self.end_turn(before, after);
        match self.turns.last_mut() {
            Some((_, line)) => line.tokens.extend(status::funds(before, line.current)),
            None => {
                check(before, self.style.profile)?;
                self.preparing.look(before, &[]);
                self.tracker = Tracker::of(before);
                self.ready = Some(before.clone());
            }
        }
        self.tracker.begin_turn();
        self.turns.push((after.round, Line::new(after.faction(seat))));
        Ok(())
    }

    /// Writes what the player whose turn is over has discarded at its end: it is told of when the next turn has begun.
    fn end_turn(&mut self, before: &State, after: &State) {
        let naming = self.naming();
        let Some((_, line)) = self.turns.last_mut() else { return };
        let Some(seat) = before.seat_of(line.current) else { return };
        let Tracker { cards, underway, .. } = &mut self.tracker;
        let mut passages = cards::passages(cards, &Cards::of(after), &mut underway.clone());
        passages.retain(|passage| (passage.from, passage.to) == (Pile::Hand(seat), Pile::Discard));
        passages.iter().for_each(|passage| cards.shift(*passage, underway));
        cards::tokens(&passages, after, naming).into_iter().for_each(|token| line.push(token));
    }

    const fn naming(&self) -> Naming {
        Naming { profile: self.style.profile, viewer: self.style.viewer }
    }

    /// # Errors
    /// Fails if the game has not begun.
    fn finish(mut self, last: &State, head: &[String], names: &[String]) -> Result<String, Unsaid> {
        let Some(ready) = self.ready else { return Err(Unsaid("rootlog-no-turn".into())) };
        // the game has ended before these were laid into their forests
        if let Some((_, line)) = self.turns.last_mut() {
            self.tracker.stranded().into_iter().for_each(|token| line.push(token));
        }
        let is_annotated = self.style.is_annotated;
        let mut lines: Vec<String> = head.to_vec();
        lines.extend(self.preparing.records(&ready, names, self.style.profile));
        lines.push(String::new());
        if is_annotated && !self.before.is_empty() {
            lines.push(format!("{NOTE}{}", self.before.join("; ")));
        }
        lines.extend(self.preparing.lines(&ready, self.style.profile).iter().map(Line::written));
        let mut round = 0;
        for (of, line) in &self.turns {
            if *of != round {
                round = *of;
                lines.push(String::new());
            }
            let notes = if is_annotated && !line.notes.is_empty() {
                format!(" {NOTE}{}", line.notes.join("; "))
            } else {
                String::new()
            };
            lines.push(format!("{}{notes}", line.written()));
        }
        if let Some(outcome) = last.over.filter(|outcome| !outcome.winners.is_empty()) {
            let winners = outcome.winners.iter().map(|seat| letters::faction(last.faction(seat)));
            lines.push(String::new());
            lines.push(format!("Winner: {}", winners.collect::<String>()));
        }
        lines.push(String::new());
        Ok(lines.join("\n"))
    }
}
