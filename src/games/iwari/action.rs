//! Everything that a seat can ever do, as one grammar.

use super::place::{Connection, Kind, Space, Territory};
use crate::grammar;

grammar! {
    /// One step of play. Each line is a form of the notation: the verb and its parts.
    pub enum Action {
        /// No, no more.
        Pass = "pass",

        // Pieces, paid by a card of the territory's kind or by a pair of any kind (I5.2)
        Tent = "tent" { space: Space, "match" },
        TentPair = "tent" { space: Space, "pair", kind: Kind },
        Totem = "totem" { territory: Territory, "match" },
        TotemPair = "totem" { territory: Territory, "pair", kind: Kind },

        // Cards
        Discard = "discard" { kind: Kind },
        Take = "take" { kind: Kind },
        Draw = "draw",

        // Feats (I13)
        Union = "union" { territory: Territory },
        Discovery = "discovery" { territory: Territory },
        Honour = "honour" { connection: Connection },
        Respect = "respect" { connection: Connection },
    }
}

const _: () = assert!(size_of::<Action>() <= 8);

/// The piece placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Tent(Space),
    Totem,
}

/// A piece that is placed, and what for: the parts that the four forms share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    pub territory: Territory,
    pub piece: Piece,
    /// The kind of the two cards that stand for one; `None` for a card of the territory's own kind.
    pub pair: Option<Kind>,
}

impl Action {
    pub const fn tent(space: Space, pair: Option<Kind>) -> Self {
        match pair {
            None => Action::Tent { space },
            Some(kind) => Action::TentPair { space, kind },
        }
    }

    pub const fn totem(territory: Territory, pair: Option<Kind>) -> Self {
        match pair {
            None => Action::Totem { territory },
            Some(kind) => Action::TotemPair { territory, kind },
        }
    }

    /// Returns the piece that the action places.
    pub const fn placement(self) -> Option<Placement> {
        Some(match self {
            Action::Tent { space } => Placement { territory: space.territory(), piece: Piece::Tent(space), pair: None },
            Action::TentPair { space, kind } => {
                Placement { territory: space.territory(), piece: Piece::Tent(space), pair: Some(kind) }
            }
            Action::Totem { territory } => Placement { territory, piece: Piece::Totem, pair: None },
            Action::TotemPair { territory, kind } => Placement { territory, piece: Piece::Totem, pair: Some(kind) },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::NotationError;

    #[test]
    fn forms_that_share_a_verb_are_told_apart_by_their_parts() {
        let space = Space::from_place(43).unwrap();
        assert_eq!(Action::parse("tent 43 match"), Ok(Action::tent(space, None)));
        assert_eq!(Action::parse("tent 43 pair coast"), Ok(Action::tent(space, Some(Kind::Coast))));
        assert_eq!(Action::parse("totem 40 match"), Ok(Action::totem(space.territory(), None)));
        assert_eq!(Action::parse(" honour  18 ").map(|action| action.to_string()), Ok("honour 18".into()));
        for text in ["tent 40 match", "totem 43 match", "tent 43", "tent 43 pair", "tent 43 match coast", "honour 25"] {
            assert!(matches!(Action::parse(text), Err(NotationError::WrongParts { .. })), "{text}");
        }
    }
}
