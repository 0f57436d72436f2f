//! The log in few columns: a letter for the tribe, then what it did.

use super::names;
use crate::games::dewan::card::Kind;
use crate::games::dewan::event::EventKind;
use crate::games::dewan::tribe::Tribe;
use crate::kernel::{Arg, Value, Words};
use crate::table::LogEntry;
use crate::tui::game_ui::{BRIEF, Lead, LogLine};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// A card whose face is unknown.
const HIDDEN: &str = "dewan-brief-hidden";

/// Returns the line of an event; `None` for what the short log leaves out.
pub fn brief(words: &Words, told: &LogEntry) -> Option<LogLine> {
    let message = &told.message;
    let what = EventKind::from_id(message.key)?;
    if !what.telling().is_in_short_log {
        return None;
    }
    let tribe = message.id_in("who").and_then(Tribe::from_id);
    let text = words.say_attribute(BRIEF, message, |arg| -> Value<'static> {
        match arg {
            Arg::Name { space: "dewan-tribe", id } => {
                Tribe::from_id(id).map_or_else(|| (*id).to_owned(), |tribe| tribe.letter().to_string()).into()
            }
            Arg::Name { space: "dewan-card", id } => Kind::from_id(id)
                .map_or_else(|| (*id).to_owned(), |kind| names::card(words, kind, false).to_string())
                .into(),
            Arg::Hidden { space: "dewan-card" } => words.text(HIDDEN).into(),
            other => words.value(other),
        }
    });
    let lead = match tribe.filter(|_| !what.telling().is_public) {
        Some(tribe) => Lead::Who(Role::Faction(tribe.letter()), tribe.letter()),
        None => Lead::Blank,
    };
    Some(LogLine { lead, says: Row::plain(text) })
}
