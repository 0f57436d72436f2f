//! The form of refusals: a sentence, what fills it, and the number of the law.

use crate::games::root::prelude::*;
use crate::games::root::words::item::Item;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Party;
use crate::kernel::{Arg, Illegal, Message};

pub(in crate::games::root) fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

fn with(key: &'static str, law: &'static str, name: &'static str, arg: Arg) -> Illegal {
    because(key, law).with(name, arg)
}

pub(in crate::games::root) fn at(key: &'static str, law: &'static str, clearing: Clearing) -> Illegal {
    with(key, law, "clearing", Arg::Number(i32::from(clearing.number())))
}

pub(in crate::games::root) fn of_card(key: &'static str, law: &'static str, card: CardKind) -> Illegal {
    with(key, law, "card", Arg::Name { space: "root-card", id: card.id() })
}

pub(in crate::games::root) fn of_item(key: &'static str, law: &'static str, item: Item) -> Illegal {
    with(key, law, "item", Arg::Name { space: "root-item", id: item.id() })
}

pub(in crate::games::root) fn of_suit(key: &'static str, law: &'static str, suit: Suit) -> Illegal {
    with(key, law, "suit", Arg::Name { space: "root-suit", id: suit.id() })
}

pub(in crate::games::root) fn of_faction(key: &'static str, law: &'static str, party: impl Into<Party>) -> Illegal {
    with(key, law, "faction", party.into().in_sentence())
}

/// About a party at the table: a hireling is called as the side that is up.
pub(in crate::games::root) fn of_party(
    state: &State,
    key: &'static str,
    law: &'static str,
    party: impl Into<Party>,
) -> Illegal {
    with(key, law, "faction", state.name_of(party.into()))
}

/// About one of the words that a faction has of its own: a minister, a character.
pub(in crate::games::root) fn of_word(
    key: &'static str,
    law: &'static str,
    name: &'static str,
    id: &'static str,
) -> Illegal {
    with(key, law, name, Arg::Name { space: "root-word", id })
}

pub(in crate::games::root) fn of_landmark(key: &'static str, law: &'static str, landmark: Landmark) -> Illegal {
    with(key, law, "landmark", Detail::Landmark(landmark).arg(false))
}

pub(in crate::games::root) fn counted(key: &'static str, law: &'static str, count: u8) -> Illegal {
    with(key, law, "count", Arg::Number(i32::from(count)))
}

pub(in crate::games::root) fn too_few_warriors(clearing: Clearing, count: u8, law: &'static str) -> Illegal {
    at("root-no-warriors-here", law, clearing).number("count", count)
}

/// Says that pieces which moved into the clearing this turn cannot leave it; `free` warriors can (E.2.2).
pub(in crate::games::root) fn held_by_band(clearing: Clearing, free: u8) -> Illegal {
    at("root-no-leaving-band", "E.2.2", clearing).number("count", free)
}

/// The card has to match the clearing.
pub(in crate::games::root) fn mismatch(
    key: &'static str,
    law: &'static str,
    card: CardKind,
    clearing: Clearing,
) -> Illegal {
    of_card(key, law, card).number("clearing", clearing.number())
}

/// The wish has another form now, such as this one.
pub(in crate::games::root) fn written(like: Action, law: &'static str) -> Illegal {
    Illegal { reason: Message::new("root-no-form").text("example", like.to_string()), law }
}

/// Whether something stands between the steps of the turn.
pub(in crate::games::root) fn is_interrupted(state: &State) -> bool {
    state.top().is_some_and(Task::interrupts)
}

/// Whether the open step of the turn is another one than those in which this can be done (1.4.1).
pub(in crate::games::root) fn not_open(
    state: &State,
    seat: Seat,
    law: &'static str,
    belongs: impl Fn(Task) -> bool,
) -> Option<Illegal> {
    if is_interrupted(state) || state.top().is_some_and(&belongs) {
        return None;
    }
    let key = if state.phase == Phase::Setup {
        "root-no-setup-first"
    } else if state.turn != seat {
        "root-no-turn"
    } else if state.pending().any(belongs) {
        "root-no-yet"
    } else {
        "root-no-past"
    };
    Some(because(key, law))
}
