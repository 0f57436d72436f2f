//! Names and colors of things.

use crate::games::iwari::Observation;
use crate::games::iwari::place::{Kind, Territory, Tribe};
use crate::kernel::Words;
use crate::tui::palette::{Land, Role, SuitRole};

pub fn tribe_role(tribe: Tribe) -> Role {
    Role::Faction(tribe.letter())
}

/// Returns the faction in whose color a tribe is drawn: one that looks like it.
pub fn lender(letter: char) -> char {
    match letter {
        'R' => 'H',
        'B' => 'E',
        'Y' => 'L',
        'W' => 'K',
        other => other,
    }
}

/// Returns the ground of territories.
pub fn land(kind: Kind) -> Land {
    match kind {
        Kind::Tundra => Land::Tundra,
        Kind::Forest => Land::Forest,
        Kind::Glacier => Land::Glacier,
        Kind::Coast => Land::Coast,
        Kind::Desert => Land::Desert,
    }
}

pub fn kind_role(kind: Kind) -> Role {
    match kind {
        Kind::Tundra => Role::Suit(SuitRole::Fox),
        Kind::Forest => Role::Forest,
        Kind::Glacier => Role::River,
        Kind::Coast => Role::Suit(SuitRole::Rabbit),
        Kind::Desert => Role::Suit(SuitRole::Mouse),
    }
}

pub fn kind(words: &Words, kind: Kind) -> String {
    words.name("iwari-card", kind.id())
}

pub fn tribe(words: &Words, tribe: Tribe) -> String {
    words.name("iwari-tribe", tribe.id())
}

pub fn territory(words: &Words, state: &Observation, territory: Territory) -> String {
    words.name("iwari-territory", state.board.territory_id(territory))
}
