//! The log in few columns: a letter for the tribe, then what it did.

use super::names::tribe_role;
use crate::games::iwari::event::EventKind;
use crate::games::iwari::place::Tribe;
use crate::kernel::Words;
use crate::table::LogEntry;
use crate::tui::game_ui::{BRIEF, Lead, LogLine};
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub fn begins_turn(told: &LogEntry) -> bool {
    told.message.key == EventKind::TurnBegins.id()
}

/// Returns the line of an event; `None` for what the short log leaves out.
pub fn brief(words: &Words, told: &LogEntry) -> Option<LogLine> {
    let message = &told.message;
    let what = EventKind::from_id(message.key)?;
    if !what.telling().is_in_short_log {
        return None;
    }
    let tribe = message.id_in("who").and_then(Tribe::from_id);
    let text = words.say_attribute(BRIEF, message, |arg| words.value(arg));
    let tribe = tribe.filter(|_| !what.telling().is_public).map(|tribe| (tribe_role(tribe), tribe.letter()));
    Some(match tribe {
        Some(tribe) if what == EventKind::TurnBegins => {
            LogLine { lead: Lead::Head(Some(tribe)), says: Row::of(Role::Dim, text) }
        }
        Some((role, letter)) => LogLine { lead: Lead::Who(role, letter), says: Row::plain(text) },
        None => LogLine { lead: Lead::Head(None), says: Row::plain(text) },
    })
}
