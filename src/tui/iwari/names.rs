//! Names and colors of things.

use crate::games::iwari::Observation;
use crate::games::iwari::place::{Kind, Territory, Tribe};
use crate::kernel::Words;
use crate::tui::palette::{Role, SuitRole};

/// Tribes borrow the colors of factions that look like them.
pub fn tribe_role(tribe: Tribe) -> Role {
    Role::Faction(match tribe {
        Tribe::Red => 'H',
        Tribe::Blue => 'E',
        Tribe::Yellow => 'L',
        Tribe::White => 'K',
        Tribe::Purple => 'P',
    })
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
