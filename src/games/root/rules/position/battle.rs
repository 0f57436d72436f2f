//! The battle that is going on, in a position. What is a pair stands in the order of [`Side`].

use crate::games::root::module::writing::{number, put, put_count};
use crate::games::root::state::battle::{Battle, Chosen, Side};
use crate::games::root::words::owner::{MAX_OWNERS, Owner};
use crate::games::root::words::piece::{Piece, PieceCounts};
use crate::games::root::words::place::{Clearing, MAX_CLEARINGS, Suit, SuitSet};
use crate::kernel::{Fields, MAX_SEATS, Seat, Written};
use toml::{Table, Value};

/// Returns the battle under the key of its name; `None` if there is none, or if its clearing or a side is missing.
pub fn read(position: &mut Fields<'_>) -> Option<Battle> {
    if !position.has(KEY) {
        return None;
    }
    let mut fields = position.table(KEY);
    fields.need(&["clearing", "attacker", "defender"]);
    let clearing = fields.whole("clearing", 1, MAX_CLEARINGS as u64);
    let clearing = clearing.and_then(|number| Clearing::from_number(number as u8));
    let (attacker, defender) = (owner(&mut fields, "attacker"), owner(&mut fields, "defender"));
    let mut battle = Battle::new(clearing?, attacker?, defender?);
    battle.ally = seat(&mut fields, "ally");
    battle.instigator = seat(&mut fields, "instigator");
    battle.enlisted = seat(&mut fields, "enlisted");
    battle.looting = fields.flag("looting");
    battle.spared = pair(&mut fields, "spared", Value::as_bool);
    battle.scouted = fields.flag("scouted");
    battle.dice = fields.has("dice").then(|| pair(&mut fields, "dice", byte).into());
    battle.rolled = pair(&mut fields, "rolled", byte);
    battle.extra = pair(&mut fields, "extra", byte);
    battle.armored = pair(&mut fields, "armored", Value::as_bool);
    battle.brutal = fields.flag("brutal");
    battle.partisans = pair(&mut fields, "partisans", called);
    battle.bonus = fields.flag("bonus");
    battle.first = fields.word("first", "root-doc-no-side", Side::from_text);
    battle.passed = pair(&mut fields, "passed", Value::as_bool);
    battle.due = pair(&mut fields, "due", byte);
    let chosen = fields.tables("chosen");
    if chosen.len() > battle.chosen.len() {
        fields.fault("chosen", "doc-too-many");
    }
    for (side, mut fields) in battle.chosen.iter_mut().zip(chosen) {
        *side = read_chosen(&mut fields);
        fields.finish();
    }
    battle.taken_on_items = fields.count("taken_on_items", u8::MAX);
    battle.taken_on_allies = fields.count("taken_on_allies", u8::MAX);
    fields.finish();
    Some(battle)
}

fn read_chosen(fields: &mut Fields<'_>) -> Chosen {
    let mut pieces = PieceCounts::default();
    let piece = |name: &str| Piece::ALL.into_iter().find(|piece| piece.id() == name);
    for (piece, count) in fields.counts("pieces", "root-doc-no-piece", u8::MAX, piece) {
        pieces[piece.index()] = count;
    }
    Chosen {
        warriors: fields.count("warriors", u8::MAX),
        warlord: fields.flag("warlord"),
        pieces,
        treetop: fields.flag("treetop"),
        ally_warriors: fields.count("ally_warriors", u8::MAX),
        mercenaries: fields.count("mercenaries", u8::MAX),
    }
}

fn owner(fields: &mut Fields<'_>, key: &str) -> Option<Owner> {
    let index = fields.number(key, MAX_OWNERS as u16 - 1)?;
    Owner::try_from(index as u8).ok()
}

fn seat(fields: &mut Fields<'_>, key: &str) -> Option<Seat> {
    let index = fields.number(key, MAX_SEATS as u16 - 1)?;
    Seat::try_from(index as u8).ok()
}

fn byte(value: &Value) -> Option<u8> {
    value.as_integer().and_then(|number| u8::try_from(number).ok())
}

/// `false` for none and `true` for all, as it was when every clearing had one suit; else words.
fn called(value: &Value) -> Option<SuitSet> {
    match value {
        Value::Boolean(false) => Some(SuitSet::EMPTY),
        Value::Boolean(true) => Some(SuitSet::CLEARING),
        Value::Array(words) => words.iter().map(|word| Suit::of_clearing(word.as_str()?)).collect(),
        _ => None,
    }
}

/// Returns a value of each side; nothing of either if the key is missing.
fn pair<T: Default>(fields: &mut Fields<'_>, key: &str, read: impl Fn(&Value) -> Option<T>) -> [T; 2] {
    let is_pair = fields.value(key).and_then(Value::as_array).is_none_or(|list| list.len() == 2);
    if !is_pair {
        fields.fault(key, "root-doc-pair");
    }
    <[T; 2]>::try_from(fields.list(key, "doc-no-value", read)).unwrap_or_default()
}

/// Appends the battle under the key of its name.
pub fn write(battle: &Battle, doc: &mut Table) {
    let mut table = Table::new();
    put(&mut table, "clearing", number(battle.clearing));
    put(&mut table, "attacker", i64::from(u8::from(battle.attacker)));
    put(&mut table, "defender", i64::from(u8::from(battle.defender)));
    for (key, seat) in [("ally", battle.ally), ("instigator", battle.instigator), ("enlisted", battle.enlisted)] {
        if let Some(seat) = seat {
            put(&mut table, key, i64::from(u8::from(seat)));
        }
    }
    put(&mut table, "looting", battle.looting);
    put(&mut table, "spared", battle.spared.to_vec());
    if battle.scouted {
        put(&mut table, "scouted", true);
    }
    if let Some(dice) = battle.dice {
        put(&mut table, "dice", bytes(dice.into()));
    }
    put(&mut table, "rolled", bytes(battle.rolled));
    put(&mut table, "extra", bytes(battle.extra));
    put(&mut table, "armored", battle.armored.to_vec());
    put(&mut table, "brutal", battle.brutal);
    let partisans = battle.partisans.map(|suits| match suits {
        SuitSet::EMPTY => Value::from(false),
        SuitSet::CLEARING => Value::from(true),
        suits => Value::from(suits.iter().map(Suit::id).collect::<Vec<_>>()),
    });
    put(&mut table, "partisans", partisans.to_vec());
    put(&mut table, "bonus", battle.bonus);
    if let Some(first) = battle.first {
        put(&mut table, "first", first.to_text());
    }
    put(&mut table, "passed", battle.passed.to_vec());
    put(&mut table, "due", bytes(battle.due));
    put(&mut table, "chosen", battle.chosen.map(written_chosen).to_vec());
    put(&mut table, "taken_on_items", i64::from(battle.taken_on_items));
    put(&mut table, "taken_on_allies", i64::from(battle.taken_on_allies));
    put(doc, KEY, table);
}

fn written_chosen(chosen: Chosen) -> Table {
    let mut table = Table::new();
    put(&mut table, "warriors", i64::from(chosen.warriors));
    put(&mut table, "warlord", chosen.warlord);
    let mut pieces = Table::new();
    for (piece, count) in Piece::ALL.into_iter().zip(*chosen.pieces) {
        put_count(&mut pieces, piece.id(), count);
    }
    put(&mut table, "pieces", pieces);
    if chosen.treetop {
        put(&mut table, "treetop", true);
    }
    put(&mut table, "ally_warriors", i64::from(chosen.ally_warriors));
    put(&mut table, "mercenaries", i64::from(chosen.mercenaries));
    table
}

fn bytes(pair: [u8; 2]) -> Vec<i64> {
    pair.map(i64::from).to_vec()
}

const KEY: &str = "battle";
