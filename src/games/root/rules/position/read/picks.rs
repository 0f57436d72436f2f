//! What has been picked for the task on top, and the tasks of older saves, which kept a place in an order instead.

use crate::games::root::module::reading::{MOST_POINTS, Reader};
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::{Fields, Written, old_variant};
use toml::Value;

pub(super) fn read_picks(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut table = fields.table("picks");
    reader.state.picks.cards = reader.cards(&mut table, "cards");
    let on_board = |name: &str| {
        let clearing = name.parse().ok().and_then(Clearing::from_number);
        clearing.filter(|&clearing| reader.state.board.clearings().contains(clearing))
    };
    for (clearing, count) in table.counts("clearings", "root-doc-clearing", MOST_POINTS, on_board) {
        reader.state.picks.clearings[clearing.index()] = count;
    }
    for (seat, count) in table.counts("seats", "doc-no-seat", MOST_POINTS, |name| reader.faction(name)) {
        reader.state.picks.seats[seat.index()] = count;
    }
    let suit = |name: &str| Suit::from_id(name).filter(|&suit| suit != Suit::Bird);
    for (suit, count) in table.counts("suits", "root-doc-no-suit", MOST_POINTS, suit) {
        reader.state.picks.suits[suit.index()] = count;
    }
    let relic = |name: &str| Piece::RELICS.iter().position(|piece| piece.id() == name);
    for (relic, count) in table.counts("relics", "root-doc-no-relic", MOST_POINTS, relic) {
        reader.state.picks.relics[relic] = count;
    }
    table.finish();
}

/// Tasks that named what was picked last, and the places of those words. What had been picked was carried out at once, so
/// that nothing is lost without them.
const ORDERED: [(&str, &[usize]); 13] = [
    ("activate", &[3]),
    ("removal lose_funds", &[3]),
    ("removal raid", &[3]),
    ("marquise wood", &[2, 3]),
    ("marquise muster", &[2, 3]),
    ("marquise pay_wood", &[5]),
    ("alliance spend", &[5]),
    ("riverfolk pay", &[3]),
    ("duchy spend", &[3]),
    ("duchy reveal", &[4]),
    ("corvids muster", &[3]),
    ("hundreds muster", &[2, 3]),
    ("keepers carry", &[5]),
];

/// Those of them that need no words any more.
const BARE: [&str; 3] = ["marquise wood", "marquise muster", "hundreds muster"];

/// A task, be it written by rules that still kept an order.
pub(super) fn task(value: &Value) -> Option<Task> {
    Task::from_value(value).or_else(|| match value {
        Value::String(text) => {
            let (_, gone) = ORDERED.into_iter().find(|(name, _)| text.starts_with(&format!("{name} ")))?;
            let words: Vec<&str> = text.split(' ').collect();
            let kept = words.iter().enumerate().filter(|(at, _)| !gone.contains(at)).map(|(_, word)| *word);
            gone.iter().all(|&at| at < words.len()).then(|| Task::from_text(&kept.collect::<Vec<_>>().join(" ")))?
        }
        table => {
            let (module, inner) = old_variant(table)?;
            let name = format!("{module} {}", old_variant(inner?)?.0);
            BARE.contains(&name.as_str()).then(|| Task::from_text(&name))?
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_that_kept_an_order_read_without_it() {
        for (old, new) in [
            ("\"activate anvil 1 fox\"", "activate anvil 1"),
            ("\"removal lose_funds 2 1\"", "removal lose_funds 2"),
            ("\"removal raid 3 5\"", "removal raid 3"),
            ("\"marquise wood 1 0\"", "marquise wood"),
            ("\"marquise muster 5 1\"", "marquise muster"),
            ("\"marquise pay_wood 5 sawmill 2 9\"", "marquise pay_wood 5 sawmill 2"),
            ("\"alliance spend spread 5 2 anvil\"", "alliance spend spread 5 2"),
            ("\"riverfolk pay 1 0 move 1 2 3\"", "riverfolk pay 1 move 1 2 3"),
            ("\"duchy spend 2 anvil fox\"", "duchy spend 2 fox"),
            ("\"duchy reveal mayor 2 anvil 1 0 0\"", "duchy reveal mayor 2 1 0 0"),
            ("\"corvids muster fox 6\"", "corvids muster fox"),
            ("\"hundreds muster 5 1\"", "hundreds muster"),
            ("\"keepers carry 5 2 1 3\"", "keepers carry 5 2 1"),
            ("{ marquise = { wood = { from = 1, placed = 0 } } }", "marquise wood"),
            ("{ hundreds = { muster = { from = 5, placed = 1 } } }", "hundreds muster"),
        ] {
            let doc: toml::Table = format!("x = {old}").parse().expect("a document");
            let read = task(&doc["x"]);
            assert!(read.is_some() && read == Task::from_text(new), "{old}: {read:?}");
        }
    }

    #[test]
    fn other_tasks_have_one_form() {
        for faulty in ["\"marquise actions 1\"", "\"marquise wood 1\"", "{ marquise = { actions = {} } }", "3"] {
            let doc: toml::Table = format!("x = {faulty}").parse().expect("a document");
            assert_eq!(task(&doc["x"]), None, "{faulty}");
        }
    }
}
