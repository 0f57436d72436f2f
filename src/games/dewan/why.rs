//! The form of refusals: a sentence, what fills it, and the number of the rule.

use super::card::Kind;
use super::hex::Hex;
use crate::kernel::{Arg, Illegal, Message};

pub(super) fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

pub(super) fn at(key: &'static str, law: &'static str, hex: Hex) -> Illegal {
    because(key, law).with("space", Arg::Number(i32::from(hex.number())))
}

/// Returns a card of this face, at this space.
pub(super) fn of_card(key: &'static str, law: &'static str, hex: Hex, kind: Kind) -> Illegal {
    at(key, law, hex).with("card", card(kind))
}

/// Returns a card of this face, wherever it is to be played.
pub(super) fn of_kind(key: &'static str, law: &'static str, kind: Kind) -> Illegal {
    because(key, law).with("card", card(kind))
}

fn card(kind: Kind) -> Arg {
    Arg::Name { space: "dewan-card", id: kind.id() }
}
