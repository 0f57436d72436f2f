//! The log in few columns: a letter for the faction or hireling, then what it did in a few words.

use super::names::faction_role;
use crate::games::root::words::event::What;
use crate::games::root::words::item::Item;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::kernel::{Arg, Message, Value, Words};
use crate::table::Told;
use crate::tui::face::{self, occasion_keys};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The events that the short log leaves out: the map or the next line shows them.
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

/// The events that concern the table, not a player.
const OF_THE_TABLE: &[What] = &[What::LandmarkDealt];

/// The events that give the names behind the letters beside the map, or say nothing without them.
const INTRODUCING: &[What] = &[What::Dealt, What::DealtDemoted, What::SetsUpHireling, What::UsedHireling];

/// The events that change the game for others.
const TELLING: &[What] = &[
    What::Battle,
    What::Ambushed,
    What::Removed,
    What::Revolted,
    What::Turmoil,
    What::Dominance,
    What::Coalition,
    What::Built,
    What::Roosted,
    What::Sympathy,
    What::BaseLost,
    What::Crafted,
    What::CraftedItem,
    What::Quested,
    What::Struck,
    What::Stole,
    What::Took,
    What::Scorched,
    What::Converted,
    What::Priced,
    What::Dug,
    What::Swayed,
    What::Plotted,
    What::Flipped,
    What::Exposed,
    What::Anointed,
    What::WarlordFell,
    What::Oppressed,
    What::Encamped,
    What::Delved,
    What::Recovered,
    What::Hired,
    What::PassedOn,
    What::Toll,
    What::ItemsLost,
    What::SoldTo,
    What::Treetop,
    What::TreetopLost,
    What::Forged,
];

/// The events that are steps of others, or that follow the name of who did them.
const SMALL: &[What] = &[
    What::Scored,
    What::Drew,
    What::Discarded,
    What::Dice,
    What::PaidWood,
    What::Decreed,
    What::Resolves,
    What::Supporter,
    What::SpentSupporter,
    What::Gathered,
    What::Committed,
    What::FundsSpent,
    What::RetinueActs,
    What::RetainerActs,
    What::Repaired,
    What::QuestShown,
    What::LandmarkDealt,
    What::LandmarkSet,
    What::ForgeTook,
    What::Ferried,
    What::Dealt,
    What::DealtDemoted,
    What::SetsUpHireling,
    What::MarkerTaken,
    What::UprisingDie,
    What::Scouted,
    What::KeptWarrior,
    What::ItemsRefreshed,
];

pub fn begins_turn(told: &Told) -> bool {
    told.message.key == What::TurnBegins.id()
}

/// Returns how much an event matters to those who were not there.
pub fn weight(told: &Told) -> u8 {
    What::from_id(told.message.key).map_or(2, |what| face::weight(&what, TELLING, SMALL))
}

/// The events that are occasions.
const OCCASIONS: &[What] =
    &[What::Turmoil, What::Revolted, What::Dominance, What::Coalition, What::Flipped, What::Exposed, What::WarlordFell];

/// The title and the meaning of an occasion.
pub fn occasion(words: &Words, told: &Told) -> Option<(String, String)> {
    let what = What::from_id(told.message.key)?;
    let is_keep = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Name { id, .. } if *id == Piece::Keep.id());
    let [title, means] = match what {
        What::Removed if told.message.args.iter().any(is_keep) => KEEP_LOST.map(str::to_owned),
        what if OCCASIONS.contains(&what) => occasion_keys(what.id()),
        _ => return None,
    };
    Some((words.text(&title), words.text(&means)))
}

/// The card of the Decree at which a turmoil began: it was to be resolved last.
pub fn cause(words: &Words, told: &Told, before: &[&Told]) -> Option<String> {
    if What::from_id(told.message.key) != Some(What::Turmoil) {
        return None;
    }
    let resolved = before.iter().rfind(|entry| What::from_id(entry.message.key) == Some(What::Resolves))?;
    Some(words.say_as("root-occasion-cause-turmoil", &resolved.message, |arg| words.value(arg)))
}

const KEEP_LOST: [&str; 2] = ["root-occasion-title-keep", "root-occasion-means-keep"];

/// The key of the short form of an event.
fn key(long: &str) -> String {
    long.replacen("log", "brief", 1)
}

/// The keys of all short forms.
pub fn keys() -> Vec<String> {
    let short = What::ALL.iter().filter(|what| !QUIET.contains(what)).map(|what| key(what.id()));
    short
        .chain(OCCASIONS.iter().flat_map(|what| occasion_keys(what.id())))
        .chain(KEEP_LOST.map(str::to_owned))
        .collect()
}

fn party(message: &Message) -> Option<Party> {
    message.id_in("who").and_then(Party::from_id)
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
            Arg::Name { space: Item::WITH_ARTICLE, id } => words.name("root-item", id).into(),
            Arg::Name { space: "root-party" | "root-called" | "root-demoted", id } if !INTRODUCING.contains(&what) => {
                Party::from_id(id).map_or_else(|| (*id).to_owned(), |party| party.letter().to_string()).into()
            }
            other => words.value(other),
        }
    };
    let text = words.say_as(&key(message.key), message, value);
    if what == What::TurnBegins {
        let party = party(message)?;
        return Some(
            Row::of(Role::Dim, "-- ")
                .put(faction_role(party), party.letter().to_string())
                .put(Role::Dim, format!(" {text}")),
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
        let message = Message::new("root-log-battle").with("who", who.label());
        let message = message.with("faction", enemy.label()).with("clearing", number);
        let told = Told { message, at: 1, group: 1, turn: 0, owner: None };
        brief(Words::english(), &told).unwrap()
    }

    #[test]
    fn a_hireling_that_is_used_has_its_name() {
        let (faction, spies) = (Faction::ALL[0], Party::Hireling(Hireling::Spies));
        let message = Message::new("root-log-used-hireling").with("who", Party::from(faction).label());
        let told = Told { message: message.with("faction", spies.label()), at: 1, group: 1, turn: 0, owner: None };
        assert!(brief(Words::english(), &told).unwrap().to_string().ends_with("used Corvid Spies"));
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
