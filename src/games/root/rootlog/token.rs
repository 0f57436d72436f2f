//! The actions of the notation, and how they are written. What belongs to the current player goes without a letter.

use super::letters;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::prelude::*;
use crate::games::root::words::party::{Hireling, Party};
use std::fmt::Write;

/// A place that the notation names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Clearing(Clearing),
    /// Below the Duchy's board.
    Burrow,
    /// The clearings that touch it.
    Forest(ClearingSet),
    /// A path, the lower end first.
    Path(Clearing, Clearing),
    Board(Party),
    Hand(Faction),
    /// The discard pile, as a start only.
    Discard,
    Quests,
    /// The boxes and faces of items.
    Items(Items),
    /// A column of the Decree.
    Column(char),
    /// A column of the retinue, by its number.
    Slot(u8),
}

/// Where an item lies on a board, and which side is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Items {
    Refreshed,
    Exhausted,
    Satchel,
    Damaged,
    Track,
    DamagedExhausted,
}

impl Items {
    pub const ALL: [Self; 6] =
        [Self::Refreshed, Self::Exhausted, Self::Satchel, Self::Damaged, Self::Track, Self::DamagedExhausted];

    pub const fn letters(self) -> &'static str {
        match self {
            Self::Refreshed => "r",
            Self::Exhausted => "e",
            Self::Satchel => "s",
            Self::Damaged => "d",
            Self::Track => "t",
            Self::DamagedExhausted => "de",
        }
    }
}

/// What is moved or shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A piece by its letters.
    Piece(Party, &'static str),
    /// The ferry, which is nobody's.
    Ferry(&'static str),
    /// A card, as far as it is named.
    Card(Option<Suit>, String),
    Item(char),
    /// All items of a place.
    AllItems,
}

/// So many of a thing, and where they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub count: u8,
    pub thing: Thing,
    pub from: Option<Place>,
}

impl Term {
    pub const fn new(count: u8, thing: Thing, from: Option<Place>) -> Self {
        Self { count, thing, from }
    }

    pub const fn piece(count: u8, party: Party, letters: &'static str, from: Option<Place>) -> Self {
        Self::new(count, Thing::Piece(party, letters), from)
    }

    pub fn is_piece(&self) -> bool {
        matches!(self.thing, Thing::Piece(..) | Thing::Ferry(_))
    }
}

/// A battle, with what is known of its ambush and its dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    pub attacker: Party,
    pub defender: Party,
    pub clearing: Clearing,
    /// The suits of the ambush, and of the card that foils it.
    pub ambush: Vec<Suit>,
    /// The attacker's die, and the defender's.
    pub dice: Option<(u8, u8)>,
}

/// What is crafted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Crafted {
    Item(char),
    Card(String),
}

/// One action of the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// Things go to one place or, this many each, to several; to none they leave the map or the hand.
    Move {
        terms: Vec<Term>,
        to: Vec<Place>,
    },
    Battle(Battle),
    /// Cards that are shown, none for the whole hand; to whom, if not to all.
    Reveal {
        terms: Vec<Term>,
        by: Faction,
        to: Option<Faction>,
    },
    Craft(Crafted),
    Score {
        who: Faction,
        points: i16,
    },
    /// A score marker goes to a board (3.3.1, 9.2.8).
    Marker {
        to: Faction,
    },
    ClearPath(Clearing, Clearing),
    Guess {
        plot: &'static str,
        clearing: Clearing,
    },
    /// A plot or a relic is turned face up.
    Flip {
        whose: Faction,
        clearing: Clearing,
        into: &'static str,
    },
    Swap(Clearing, Clearing),
    /// All of the Decree, viziers and leader included, is discarded.
    Purge,
    Relation {
        vagabond: Faction,
        to: Faction,
        level: Relation,
    },
    /// The price of one service, or of all.
    Price {
        service: Option<Service>,
        price: u8,
    },
    Outcast {
        suit: Suit,
        hated: bool,
    },
    /// What is left of the funds at the end of a turn.
    Funds(u8),
    /// A hireling changes hands, with this many control markers.
    Hire {
        hireling: Hireling,
        by: Faction,
        markers: u8,
    },
}

impl Token {
    /// Makes a move of one term.
    pub fn single(term: Term, to: impl IntoIterator<Item = Place>) -> Self {
        Token::Move { terms: vec![term], to: to.into_iter().collect() }
    }

    /// Returns the action that passes and changes nothing: nobody draws a card.
    pub fn nothing(who: Faction) -> Self {
        Self::single(Term::new(0, Thing::Card(None, String::new()), None), [Place::Hand(who)])
    }

    /// Returns whether pieces leave the map.
    pub fn is_removal(&self) -> bool {
        matches!(self, Token::Move { terms, to } if to.is_empty() && terms.iter().all(Term::is_piece))
    }

    /// Writes it for a turn of this player.
    pub fn written(&self, current: Faction) -> String {
        let of = Pen { current };
        match self {
            Token::Move { terms, to } => format!("{}->{}", of.terms(terms), of.places(to)),
            Token::Battle(battle) => of.battle(battle),
            Token::Reveal { terms, by, to } => {
                let to = to.map(|to| letters::faction(to).to_string()).unwrap_or_default();
                format!("{}{}^{to}", of.terms(terms), of.faction(*by))
            }
            Token::Craft(Crafted::Item(item)) => format!("Z%{item}"),
            Token::Craft(Crafted::Card(name)) => format!("Z{name}"),
            Token::Score { who, points } => {
                let sign = if *points < 0 { "--" } else { "++" };
                let count = if points.unsigned_abs() == 1 { String::new() } else { points.unsigned_abs().to_string() };
                format!("{}{sign}{count}", of.faction(*who))
            }
            Token::Marker { to } => format!("++->{}$", of.faction(*to)),
            Token::ClearPath(low, high) => format!("{}_{}->", low.number(), high.number()),
            Token::Guess { plot, clearing } => format!("?P{plot}{}", clearing.number()),
            Token::Flip { whose, clearing, into } => format!("{}t{}^{into}", of.faction(*whose), clearing.number()),
            Token::Swap(one, other) => format!("t{}<->t{}", one.number(), other.number()),
            Token::Purge => "$_->".to_owned(),
            Token::Relation { vagabond, to, level } => {
                format!("{}$_{}->{}", of.faction(*vagabond), letters::faction(*to), letters::relation(*level))
            }
            Token::Price { service, price } => {
                let service = service.map(|service| letters::service(service).to_string()).unwrap_or_default();
                format!("$_{service}->{price}")
            }
            Token::Outcast { suit, hated } => {
                format!("$_{}->{}", if *hated { "ho" } else { "o" }, letters::suit(*suit))
            }
            Token::Funds(count) => format!("$_f->{count}"),
            Token::Hire { hireling, by, markers } => {
                format!("{}->{}${markers}", letters::party(Party::Hireling(*hireling)), of.faction(*by))
            }
        }
    }
}

/// Writes for a turn of one player.
#[derive(Clone, Copy)]
struct Pen {
    current: Faction,
}

impl Pen {
    /// Leaves out whose turn it is.
    fn faction(self, who: Faction) -> String {
        if who == self.current { String::new() } else { letters::faction(who).to_string() }
    }

    fn party(self, who: Party) -> String {
        if who == Party::Faction(self.current) { String::new() } else { letters::party(who) }
    }

    fn thing(self, count: u8, thing: &Thing) -> String {
        let count = if count == 1 { String::new() } else { count.to_string() };
        match thing {
            Thing::Piece(party, letters) => format!("{count}{}{letters}", self.party(*party)),
            Thing::Ferry(letters) => (*letters).to_owned(),
            Thing::Card(suit, name) => {
                let suit = suit.map(|suit| letters::suit(suit).to_string()).unwrap_or_default();
                format!("{count}{suit}#{name}")
            }
            Thing::Item(item) => format!("{count}%{item}"),
            Thing::AllItems => "%_".to_owned(),
        }
    }

    /// Things that share a start stand in brackets before it; others bring their own.
    fn terms(self, terms: &[Term]) -> String {
        let start = |from: Option<Place>| from.map(|from| self.place(from)).unwrap_or_default();
        let from = terms.first().and_then(|term| term.from);
        let grouped = terms.len() > 1 && terms.iter().all(|term| term.from == from);
        let mut text = String::new();
        for (index, term) in terms.iter().enumerate() {
            let own = if grouped { String::new() } else { start(term.from) };
            let _ = write!(text, "{}{}{own}", if index > 0 { "+" } else { "" }, self.thing(term.count, &term.thing));
        }
        if grouped { format!("({text}){}", start(from)) } else { text }
    }

    fn places(self, places: &[Place]) -> String {
        places.iter().map(|place| self.place(*place)).collect::<Vec<_>>().join("+")
    }

    fn place(self, place: Place) -> String {
        match place {
            Place::Clearing(clearing) => clearing.number().to_string(),
            Place::Burrow => "0".to_owned(),
            Place::Forest(around) => {
                around.iter().map(|clearing| clearing.number().to_string()).collect::<Vec<_>>().join("_")
            }
            Place::Path(low, high) => format!("{}_{}", low.number(), high.number()),
            Place::Board(party) => format!("{}$", self.party(party)),
            Place::Hand(who) => letters::faction(who).to_string(),
            Place::Discard => "*".to_owned(),
            Place::Quests => "Q".to_owned(),
            Place::Items(items) => items.letters().to_owned(),
            Place::Column(column) => format!("$_{column}"),
            Place::Slot(slot) => format!("$_{slot}"),
        }
    }

    fn battle(self, battle: &Battle) -> String {
        let ambush: String = battle.ambush.iter().map(|suit| format!("{}@", letters::suit(*suit))).collect();
        let dice = battle.dice.map(|(one, other)| format!("({one},{other})")).unwrap_or_default();
        let (attacker, defender) = (self.party(battle.attacker), letters::party(battle.defender));
        format!("{attacker}X{defender}{}{ambush}{dice}", battle.clearing.number())
    }
}
