//! The battle that is going on, in a position. What is a pair stands in the order of [`Side`].

use crate::games::root::module::position::PIECES;
use crate::games::root::prelude::*;
use crate::games::root::state::battle::{Battle, Chosen, Side};
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::place::{MAX_CLEARINGS, SuitSet};
use crate::kernel::{Codec, Form, Indexed, MAX_SEATS, TextForm, Texts, Values, always, needed};
use toml::Value;

const NUMBERS: Values<'_, u8> = Values {
    what: "doc-no-value",
    read: &|value| value.as_integer().and_then(|number| u8::try_from(number).ok()),
    write: &|&number| Value::from(i64::from(number)),
};

const FLAGS: Values<'_, bool> =
    Values { what: "doc-no-value", read: &|value| value.as_bool(), write: &|&flag| Value::from(flag) };

const SIDES: Texts<'_, Side> = Texts { what: "root-doc-no-side", read: &Side::from_text, write: &Side::to_text };

/// `false` for none and `true` for all, as it was when every clearing had one suit; else words.
const CALLED: Values<'_, SuitSet> = Values {
    what: "doc-no-value",
    read: &|value| match value {
        Value::Boolean(false) => Some(SuitSet::EMPTY),
        Value::Boolean(true) => Some(SuitSet::CLEARING),
        Value::Array(words) => words.iter().map(|word| Suit::of_clearing(word.as_str()?)).collect(),
        _ => None,
    },
    write: &|&suits| match suits {
        SuitSet::EMPTY => Value::from(false),
        SuitSet::CLEARING => Value::from(true),
        suits => Value::from(suits.iter().map(Suit::id).collect::<Vec<_>>()),
    },
};

/// Visits the battle under its key.
pub(super) fn visit(codec: &mut Codec<'_>, battle: &mut Option<Battle>) {
    if !codec.holds("battle", battle.is_some()) {
        return;
    }
    let unsaid = Battle::new(Clearing::new(0), Owner::from(Seat::new(0)), Owner::from(Seat::new(0)));
    let battle = battle.get_or_insert(unsaid);
    codec.table("battle", |codec| {
        visit_place(codec, "clearing", 1, MAX_CLEARINGS, &mut battle.clearing);
        visit_place(codec, "attacker", 0, MAX_OWNERS, &mut battle.attacker);
        visit_place(codec, "defender", 0, MAX_OWNERS, &mut battle.defender);
        codec.numbered("ally", 0, MAX_SEATS, &mut battle.ally);
        codec.numbered("instigator", 0, MAX_SEATS, &mut battle.instigator);
        codec.numbered("enlisted", 0, MAX_SEATS, &mut battle.enlisted);
        codec.flag(always("looting"), &mut battle.looting);
        visit_pair(codec, "spared", &FLAGS, &mut battle.spared);
        codec.flag("scouted", &mut battle.scouted);
        if codec.holds("dice", battle.dice.is_some()) {
            let mut dice = battle.dice.unwrap_or_default().into();
            visit_pair(codec, "dice", &NUMBERS, &mut dice);
            battle.dice = Some(dice.into());
        }
        visit_pair(codec, "rolled", &NUMBERS, &mut battle.rolled);
        visit_pair(codec, "extra", &NUMBERS, &mut battle.extra);
        visit_pair(codec, "armored", &FLAGS, &mut battle.armored);
        codec.flag(always("brutal"), &mut battle.brutal);
        visit_pair(codec, "partisans", &CALLED, &mut battle.partisans);
        codec.flag(always("bonus"), &mut battle.bonus);
        codec.word("first", &SIDES, &mut battle.first);
        visit_pair(codec, "passed", &FLAGS, &mut battle.passed);
        visit_pair(codec, "due", &NUMBERS, &mut battle.due);
        let mut chosen = battle.chosen.to_vec();
        codec.tables(always("chosen"), &Chosen::default(), &mut chosen, visit_chosen);
        if chosen.len() > battle.chosen.len() {
            codec.fault("chosen", "doc-too-many");
        }
        battle.chosen.iter_mut().zip(chosen).for_each(|(side, chosen)| *side = chosen);
        codec.number("fallen", u8::MAX, &mut battle.fallen);
        codec.number(always("taken_on_items"), u8::MAX, &mut battle.taken_on_items);
        codec.number(always("taken_on_allies"), u8::MAX, &mut battle.taken_on_allies);
    });
}

fn visit_chosen(codec: &mut Codec<'_>, chosen: &mut Chosen) {
    codec.number(always("warriors"), u8::MAX, &mut chosen.warriors);
    codec.flag(always("warlord"), &mut chosen.warlord);
    codec.counts(always("pieces"), &PIECES, u8::MAX, &mut *chosen.pieces);
    codec.flag("treetop", &mut chosen.treetop);
    codec.number(always("ally_warriors"), u8::MAX, &mut chosen.ally_warriors);
    codec.number(always("mercenaries"), u8::MAX, &mut chosen.mercenaries);
}

/// Visits a place that is always there.
fn visit_place<T: Indexed>(codec: &mut Codec<'_>, key: &str, first: u8, count: usize, place: &mut T) {
    let mut named = Some(*place);
    codec.numbered(needed(key), first, count, &mut named);
    *place = named.unwrap_or(*place);
}

/// Visits a value of each side.
fn visit_pair<T: Copy>(codec: &mut Codec<'_>, key: &str, form: &dyn Form<T>, pair: &mut [T; 2]) {
    let mut values = pair.to_vec();
    codec.list(always(key), form, &mut values);
    match <[T; 2]>::try_from(values) {
        Ok(values) => *pair = values,
        Err(_) => codec.fault(key, "root-doc-pair"),
    }
}
