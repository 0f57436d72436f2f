//! The form of refusals: a sentence, what fills it, and the number of the rule.

use super::board::Board;
use super::place::{Kind, Territory};
use crate::kernel::{Arg, Illegal, Message};

pub(super) fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

pub(super) fn of_card(key: &'static str, law: &'static str, kind: Kind) -> Illegal {
    because(key, law).with("card", Arg::Name { space: "iwari-card", id: kind.id() })
}

pub(super) fn at(board: &Board, key: &'static str, law: &'static str, territory: Territory) -> Illegal {
    because(key, law).with("territory", Arg::Name { space: "iwari-territory", id: board.territory_id(territory) })
}
