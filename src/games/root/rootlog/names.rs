//! The letters of the notation, read back.

use super::letters::{self, CLUB, PAWN, PLOT, WARLORD, WARRIOR};
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::keepers::words::{Found, Slot};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Class, Deck};
use crate::games::root::words::item::{Item, Relic};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::{Hireling, Party};

/// Returns the board of a map.
pub fn board(name: &str) -> Option<&'static str> {
    ["autumn", "winter", "lake", "mountain"].into_iter().find(|board| {
        let known = letters::map(board).unwrap_or_default();
        known.eq_ignore_ascii_case(name) || board.eq_ignore_ascii_case(name)
    })
}

pub fn deck(name: &str) -> Option<Deck> {
    [Deck::Standard, Deck::ExilesPartisans].into_iter().find(|deck| letters::deck(*deck).eq_ignore_ascii_case(name))
}

pub fn faction(letter: char) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| letters::faction(*faction) == letter)
}

pub fn hireling(letter: char) -> Option<Hireling> {
    Hireling::ALL.into_iter().find(|hireling| letters::hireling(*hireling) == letter)
}

pub fn landmark(name: &str) -> Option<Landmark> {
    Landmark::ALL.into_iter().find(|landmark| letters::landmark(*landmark) == name)
}

pub fn suit(letter: char) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| letters::suit(*suit) == letter)
}

pub fn item(letter: char) -> Option<Item> {
    Item::ALL.into_iter().find(|item| letters::item(*item) == letter)
}

/// Returns whether a letter stands for an item, the Exile's clubs among them.
pub fn is_item(letter: char) -> bool {
    letter == CLUB || item(letter).is_some()
}

/// Returns the letters of a piece of this owner, if it has such a piece.
pub fn piece(party: Party, text: &str) -> Option<&'static str> {
    let own = Piece::of(party).iter().map(|piece| letters::piece(*piece));
    let keepers = Relic::ALL.map(|relic| letters::found(Found::Down(relic)));
    let of = |faction: Faction| party == Party::Faction(faction);
    let is_pawn = party.faction().is_some_and(Faction::has_pawn) || matches!(party, Party::Hireling(_));
    own.chain(keepers.into_iter().filter(|_| of(Faction::Keepers)))
        .chain(of(Faction::Hundreds).then_some(WARLORD))
        .chain(is_pawn.then_some(PAWN))
        .chain((party.warriors() > 0).then_some(WARRIOR))
        .chain(of(Faction::Corvids).then_some(PLOT))
        .find(|known| *known == text)
}

/// Returns how many pieces with these letters an owner has.
pub fn most(party: Party, letters: &str) -> u8 {
    match letters {
        WARRIOR => party.warriors(),
        WARLORD | PAWN => 1,
        _ => {
            let own = Piece::of(party).iter().filter(|piece| letters::piece(**piece) == letters);
            let most: u8 = own.map(|piece| piece.total()).sum();
            // a relic that lies face down is one of four of its kind
            if most == 0 { 4 } else { most }
        }
    }
}

pub fn column(letter: char) -> Option<Column> {
    Column::ALL.into_iter().find(|column| letters::column(*column) == letter)
}

pub fn slot(number: u8) -> Option<Slot> {
    Slot::ALL.into_iter().find(|slot| letters::slot(*slot) == number)
}

pub fn relation(letter: char) -> Option<Relation> {
    Relation::ALL.into_iter().find(|relation| letters::relation(*relation) == letter)
}

pub fn service(letter: char) -> Option<Service> {
    Service::ALL.into_iter().find(|service| letters::service(*service) == letter)
}

/// Returns whether a card can be meant by what a log says of it: its suit, if one stands there, and its name.
pub fn is_card(kind: CardKind, suit: Option<Suit>, name: &str) -> bool {
    let is_named = || {
        name.is_empty()
            || letters::Profile::ALL.into_iter().any(|profile| letters::card(kind, profile) == name)
            || is_effect(kind) && letters::crafted(kind) == name
    };
    suit.is_none_or(|suit| kind.suit() == suit) && is_named()
}

/// Returns whether a card is the one that was crafted under this name.
pub fn is_crafted(kind: CardKind, name: &str) -> bool {
    is_effect(kind) && letters::crafted(kind) == name
}

/// Returns whether crafting the card gives this item.
pub fn gives(kind: CardKind, letter: char) -> bool {
    matches!(kind.class(), Class::Item { item, .. } if letters::item(item) == letter)
}

fn is_effect(kind: CardKind) -> bool {
    matches!(kind.class(), Class::Favor | Class::Persistent(_))
}
