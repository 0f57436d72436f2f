//! The log in few columns: a letter for the faction or hireling, then what it did in a few words.

use super::names::faction_role;
use crate::games::root::words::event::EventKind;
use crate::games::root::words::item::Item;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::kernel::{Arg, Message, Telling, Value, Words, telling};
use crate::table::LogEntry;
use crate::tui::game_ui::{self, BRIEF, Lead, LogLine};
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub fn begins_turn(told: &LogEntry) -> bool {
    told.message.key == EventKind::TurnBegins.id()
}

pub fn telling(told: &LogEntry) -> Telling {
    EventKind::from_id(told.message.key).map_or(telling::MINOR, |what| what.telling())
}

/// Returns the title and the meaning of an occasion.
pub fn occasion(words: &Words, told: &LogEntry) -> Option<(String, String)> {
    let what = EventKind::from_id(told.message.key)?;
    let is_keep = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Name { id, .. } if *id == Piece::Keep.id());
    match what {
        EventKind::Removed if told.message.args.iter().any(is_keep) => {
            Some(KEEP_LOST.map(|key| words.text(key)).into())
        }
        // to others nothing was shown
        EventKind::Saw if told.message.args.iter().any(|(_, arg)| matches!(arg, Arg::Hidden { .. })) => None,
        what => what.telling().is_occasion.then(|| {
            let (title, means) = game_ui::occasion(words, what.id());
            // What clockwork players do has its law before it. For some of it they go by rules of their own.
            let own = told.message.by().and_then(|_| words.attribute(what.id(), "clockwork"));
            (title, own.unwrap_or(means))
        }),
    }
}

/// Returns the card of the Decree at which a turmoil began: it was to be resolved last.
pub fn cause(words: &Words, told: &LogEntry, before: &[&LogEntry]) -> Option<String> {
    if EventKind::from_id(told.message.key) != Some(EventKind::Turmoil) {
        return None;
    }
    let is_due = |what| matches!(what, Some(EventKind::Resolves | EventKind::Unresolved));
    let resolved = before.iter().rfind(|entry| is_due(EventKind::from_id(entry.message.key)))?;
    Some(words.say_as("root-occasion-cause-turmoil", &resolved.message, |arg| words.value(arg)))
}

const KEEP_LOST: [&str; 2] = ["root-occasion-title-keep", "root-occasion-means-keep"];

fn party(message: &Message) -> Option<Party> {
    message.id_in("who").and_then(Party::from_id)
}

/// Returns the line of an event; `None` for what the short log leaves out.
pub fn brief(words: &Words, told: &LogEntry) -> Option<LogLine> {
    let message = &told.message;
    let what = EventKind::from_id(message.key)?;
    let telling = what.telling();
    if !telling.is_in_short_log {
        return None;
    }
    let value = |arg: &Arg| -> Value<'static> {
        match arg {
            Arg::Name { space: Item::WITH_ARTICLE, id } => words.name("root-item", id).into(),
            Arg::Name { space: "root-party" | "root-called" | "root-demoted", id } if !telling.is_naming => {
                Party::from_id(id).map_or_else(|| (*id).to_owned(), |party| party.letter().to_string()).into()
            }
            other => words.value(other),
        }
    };
    let text = words.say_attribute(BRIEF, message, value);
    if what == EventKind::TurnBegins {
        let party = party(message)?;
        let lead = Lead::Head(Some((faction_role(party), party.letter())));
        return Some(LogLine { lead, says: Row::of(Role::Dim, text) });
    }
    let lead = match party(message).filter(|_| !telling.is_public) {
        Some(party) => Lead::Who(faction_role(party), party.letter()),
        None => Lead::Blank,
    };
    Some(LogLine { lead, says: Row::plain(text) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::faction::Faction;
    use crate::games::root::words::party::Hireling;

    fn battle(who: Party, enemy: Party) -> Row {
        let number = Arg::Number(5);
        let message = Message::new("root-log-battle").with("who", who.label());
        let message = message.with("faction", enemy.label()).with("clearing", number);
        let told = LogEntry { message, at: 1, group: 1, turn: 0, owner: None };
        brief(Words::english(), &told).unwrap().row()
    }

    #[test]
    fn a_hireling_that_is_used_has_its_name() {
        let (faction, spies) = (Faction::ALL[0], Party::Hireling(Hireling::CorvidSpies));
        let message = Message::new("root-log-used-hireling").with("who", Party::from(faction).label());
        let told = LogEntry { message: message.with("faction", spies.label()), at: 1, group: 1, turn: 0, owner: None };
        assert!(brief(Words::english(), &told).unwrap().says.to_string().ends_with("used Corvid Spies"));
    }

    #[test]
    fn hirelings_have_their_letters_as_factions_have() {
        let (faction, patrol) = (Faction::ALL[0], Party::Hireling(Hireling::ForestPatrol));
        let letter = faction.letter();
        assert_eq!(battle(patrol, faction.into()), Row::of(Role::Text, "f ").text(format!("attacked {letter} in 5")));
        let of_faction = Row::of(Role::Faction(letter), format!("{letter} ")).text("attacked f in 5");
        assert_eq!(battle(faction.into(), patrol), of_faction);
    }
}
