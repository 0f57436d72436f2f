//! The log in few columns: a letter for the faction or hireling, then what it did in a few words.

use super::names::faction_role;
use crate::games::root::words::event::What;
use crate::games::root::words::party::Party;
use crate::kernel::{Arg, Message, Value, Words};
use crate::table::Told;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// What the short log leaves out: the map or the next line shows it.
const QUIET: &[What] = &[
    What::Phase,
    What::Activated,
    What::Refreshed,
    What::Exhausted,
    What::RuinCleared,
    What::Hits,
    What::Marked,
    What::Pooled,
    What::PooledCharacter,
    What::Locked,
    What::ControlFaded,
    What::RelicsIn,
    What::TurnedUp,
];

/// What befalls the table, not a player.
const OF_THE_TABLE: &[What] = &[What::LandmarkDealt];

/// What tells the names that the letters beside the map stand for.
const INTRODUCING: &[What] = &[What::Dealt, What::DealtDemoted, What::SetsUpHireling];

/// The key of the short form of an event.
fn key(long: &str) -> String {
    long.replacen("log", "brief", 1)
}

/// The keys of all short forms.
pub fn keys() -> Vec<String> {
    What::ALL.iter().filter(|what| !QUIET.contains(what)).map(|what| key(what.id())).collect()
}

fn party(message: &Message) -> Option<Party> {
    message.args.iter().find_map(|(place, arg)| match arg {
        Arg::Name { id, .. } if *place == "who" => Party::from_id(id),
        _ => None,
    })
}

/// The line of an event; `None` for what the short log leaves out.
pub fn brief(words: &Words, told: &Told) -> Option<Row> {
    let message = &told.message;
    let what = What::from_id(message.key)?;
    if QUIET.contains(&what) {
        return None;
    }
    let value = |arg: &Arg| -> Value<'static> {
        match arg {
            Arg::Name { space: "root-party" | "root-demoted", id } if !INTRODUCING.contains(&what) => {
                Party::from_id(id).map_or_else(|| (*id).to_owned(), |party| party.letter().to_string()).into()
            }
            other => words.value(other),
        }
    };
    let places: Vec<(&str, Value<'_>)> = message.args.iter().map(|(place, arg)| (*place, value(arg))).collect();
    let text = words.text_with(&key(message.key), &places);
    if what == What::TurnBegins {
        let round = message.args.iter().find_map(|(place, arg)| match arg {
            Arg::Number(number) if *place == "a" => Some(*number),
            _ => None,
        });
        let party = party(message)?;
        let line = words.text_with("root-brief-turn", &[("a", round.unwrap_or(0).into())]);
        return Some(
            Row::of(Role::Dim, "-- ")
                .put(faction_role(party), party.letter().to_string())
                .put(Role::Dim, format!(" {line}")),
        );
    }
    let row = match party(message).filter(|_| !OF_THE_TABLE.contains(&what)) {
        Some(party) => Row::of(faction_role(party), format!("{} ", party.letter())),
        None => Row::plain("  "),
    };
    Some(row.text(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::faction::Faction;
    use crate::games::root::words::party::Hireling;

    fn battle(who: Party, enemy: Party) -> Row {
        let number = Arg::Number(5);
        let message = Message::new("root-log-battle").with("who", who.arg()).with("a", enemy.arg()).with("b", number);
        let told = Told { message, at: 1, group: 1, turn: 0, owner: None };
        brief(Words::english(), &told).unwrap()
    }

    #[test]
    fn hirelings_have_their_letters_as_factions_have() {
        let (faction, patrol) = (Faction::ALL[0], Party::Hireling(Hireling::ForestPatrol));
        let letter = faction.letter();
        assert_eq!(battle(patrol, faction.into()), Row::of(Role::Text, "f ").text(format!("battles {letter} in 5")));
        let of_faction = Row::of(Role::Faction(letter), format!("{letter} ")).text("battles f in 5");
        assert_eq!(battle(faction.into(), patrol), of_faction);
    }
}
