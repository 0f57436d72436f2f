//! What an action of the notation changes, one piece, card or point at a time: so what a log says and what the rules do can
//! be compared, however either puts it together.

use super::counter::face_down;
use super::letters::{self, PAWN, Profile};
use super::names;
use super::pieces::Kind;
use super::token::{Battle, Crafted, Items, Place, Term, Thing, Token};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::prelude::*;
use crate::games::root::words::party::{Hireling, Party};

/// One change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A piece is there no longer.
    Loss(Kind, Place),
    /// A piece is there now.
    Gain(Kind, Place),
    Ferry(Place),
    /// A card goes from one place to another: none is the deck as a start, the discard pile as a goal.
    Card {
        suit: Option<Suit>,
        name: String,
        from: Option<Place>,
        to: Option<Place>,
    },
    /// An item comes to a place, or leaves the game.
    Item {
        letter: char,
        from: Option<Place>,
        to: Option<Place>,
    },
    Battle {
        attacker: Party,
        defender: Party,
        clearing: Clearing,
    },
    Ambush(Suit),
    Craft(Crafted),
    /// A point, and whether it is gained.
    Point(Faction, bool),
    Marker(Faction),
    Path(Clearing, Clearing),
    Guess(&'static str, Clearing),
    Swap(Clearing, Clearing),
    Purge,
    Relation(Faction, Faction, Relation),
    Price(Service, u8),
    Outcast(Suit, bool),
    Hire(Hireling, Faction),
    /// A player shows a card.
    Shown {
        by: Faction,
        suit: Option<Suit>,
        name: String,
    },
}

/// How much it matters that a change is missing or too many: what is hard is never added by the rules alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Weight {
    /// What it costs if the log has it and the rules do not.
    pub missing: u32,
    /// What it costs the other way round.
    pub added: u32,
}

/// From this weight on a change is never accepted where the log does not have it, unless nothing else can be done.
pub const HARD: u32 = 200;

impl Effect {
    pub fn weight(&self) -> Weight {
        let (missing, added) = match self {
            // recorders leave out what lies on boards
            Effect::Loss((_, PAWN), _) => (0, 0),
            Effect::Loss(_, Place::Board(_)) | Effect::Gain(_, Place::Board(_)) => (80, 60),
            Effect::Loss(..) | Effect::Gain(..) | Effect::Ferry(_) | Effect::Path(..) | Effect::Swap(..) => (250, 250),
            Effect::Battle { .. } | Effect::Ambush(_) => (300, 300),
            Effect::Craft(_) | Effect::Guess(..) | Effect::Purge | Effect::Marker(_) | Effect::Hire(..) => (200, 200),
            Effect::Card { from: None, to: Some(_), .. } => (60, 40),
            Effect::Card { .. } => (100, 70),
            Effect::Point(..) => (40, 40),
            Effect::Price(..) | Effect::Outcast(..) | Effect::Relation(..) => (12, 8),
            Effect::Item { .. } => (20, 15),
            // recorders leave out most of what is shown
            Effect::Shown { .. } => (12, 0),
        };
        Weight { missing, added }
    }

    /// Writes the change for a turn of this player, as the notation has it.
    pub fn written(&self, current: Faction) -> String {
        let card = |suit: &Option<Suit>, name: &String| Thing::Card(*suit, name.clone());
        let single =
            |thing: Thing, from: Option<Place>, to: Option<Place>| Token::single(Term::new(1, thing, from), to);
        let token = match self {
            Effect::Loss((party, letters), from) => single(Thing::Piece(*party, letters), Some(*from), None),
            Effect::Gain((party, letters), to) => single(Thing::Piece(*party, letters), None, Some(*to)),
            Effect::Ferry(to) => single(Thing::Ferry(letters::ferry(Profile::Spec)), None, Some(*to)),
            Effect::Card { suit, name, from, to } => single(card(suit, name), *from, *to),
            Effect::Item { letter, from, to } => single(Thing::Item(*letter), *from, *to),
            Effect::Battle { attacker, defender, clearing } => {
                let (attacker, defender) = (*attacker, *defender);
                Token::Battle(Battle { attacker, defender, clearing: *clearing, ambush: Vec::new(), dice: None })
            }
            Effect::Ambush(suit) => single(card(&Some(*suit), &"@".to_owned()), None, None),
            Effect::Craft(crafted) => Token::Craft(crafted.clone()),
            Effect::Point(who, gained) => Token::Score { who: *who, points: if *gained { 1 } else { -1 } },
            Effect::Marker(to) => Token::Marker { to: *to },
            Effect::Path(low, high) => Token::ClearPath(*low, *high),
            Effect::Guess(plot, clearing) => Token::Guess { plot, clearing: *clearing },
            Effect::Swap(one, other) => Token::Swap(*one, *other),
            Effect::Purge => Token::Purge,
            Effect::Relation(vagabond, to, level) => Token::Relation { vagabond: *vagabond, to: *to, level: *level },
            Effect::Price(service, price) => Token::Price { service: Some(*service), price: *price },
            Effect::Outcast(suit, hated) => Token::Outcast { suit: *suit, hated: *hated },
            Effect::Hire(hireling, by) => Token::Hire { hireling: *hireling, by: *by, markers: 1 },
            Effect::Shown { by, suit, name } => {
                Token::Reveal { terms: vec![Term::new(1, card(suit, name), None)], by: *by, to: None }
            }
        };
        token.written(current)
    }

    /// Returns whether a change that the rules make is the one that a log means, which may say less of it.
    pub fn is_met_by(&self, made: &Effect) -> bool {
        match (self, made) {
            (
                Effect::Card { suit, name, from, to },
                Effect::Card { suit: own_suit, name: own_name, from: own_from, to: own_to },
            ) => {
                let fits = suit.is_none_or(|suit| *own_suit == Some(suit)) && (name.is_empty() || name == own_name);
                fits && from == own_from && is_goal(*to, *own_to)
            }
            (Effect::Shown { by, suit, name }, Effect::Shown { by: own_by, suit: own_suit, name: own_name }) => {
                let fits = suit.is_none_or(|suit| *own_suit == Some(suit)) && (name.is_empty() || name == own_name);
                fits && by == own_by
            }
            (Effect::Item { letter, from, to }, Effect::Item { letter: own_letter, from: own_from, to: own_to }) => {
                letter == own_letter && is_start_of_item(*from, *own_from) && is_goal_of_item(*to, *own_to)
            }
            (one, other) => one == other,
        }
    }
}

/// Whether a card went where the log has it: supporters are now and then written into the hand of the Alliance.
fn is_goal(said: Option<Place>, made: Option<Place>) -> bool {
    let alliance = Place::Board(Party::Faction(Faction::Alliance));
    said == made || said == Some(Place::Hand(Faction::Alliance)) && made == Some(alliance)
}

/// Whether an item came from where the log has it: its box and its face are noted in many ways, but a ruin is one place, and
/// so is the board of another.
fn is_start_of_item(said: Option<Place>, made: Option<Place>) -> bool {
    match (said, made) {
        (Some(Place::Clearing(_)), _) | (Some(Place::Board(_)), Some(Place::Board(_) | Place::Clearing(_))) => {
            said == made
        }
        _ => true,
    }
}

/// Whether an item went where the log has it: the boxes of a board that hold what is ready are one.
fn is_goal_of_item(said: Option<Place>, made: Option<Place>) -> bool {
    match (said, made) {
        (Some(Place::Board(_)), Some(Place::Board(_))) => said == made,
        _ => said.map(kept) == made.map(kept),
    }
}

/// Lists the changes of an action in the turn of this player.
pub fn of(token: &Token, current: Faction) -> Vec<Effect> {
    match token {
        Token::Move { terms, to } => terms.iter().flat_map(|term| moved(term, to)).collect(),
        Token::Battle(battle) => fought(battle),
        Token::Reveal { terms, by, .. } => terms.iter().flat_map(|term| shown(term, *by)).collect(),
        Token::Craft(crafted) => vec![Effect::Craft(crafted.clone())],
        Token::Score { who, points } => (0..points.unsigned_abs()).map(|_| Effect::Point(*who, *points > 0)).collect(),
        Token::Marker { .. } => vec![Effect::Marker(current)],
        Token::ClearPath(low, high) => vec![Effect::Path(*low, *high)],
        Token::Guess { plot, clearing } => vec![Effect::Guess(plot, *clearing)],
        Token::Flip { whose, clearing, into } => {
            let (party, place) = (Party::Faction(*whose), Place::Clearing(*clearing));
            vec![Effect::Loss((party, face_down(*whose, into)), place), Effect::Gain((party, into), place)]
        }
        Token::Swap(one, other) => vec![Effect::Swap(*one.min(other), *one.max(other))],
        Token::Purge => vec![Effect::Purge],
        Token::Relation { vagabond, to, level } => vec![Effect::Relation(*vagabond, *to, *level)],
        Token::Price { service, price } => {
            let all = Service::ALL.into_iter().filter(|of| service.is_none_or(|service| service == *of));
            all.map(|service| Effect::Price(service, *price)).collect()
        }
        Token::Outcast { suit, hated } => vec![Effect::Outcast(*suit, *hated)],
        // what is left of the funds follows from the rest
        Token::Funds(_) => Vec::new(),
        Token::Hire { hireling, by, .. } => vec![Effect::Hire(*hireling, *by)],
    }
}

fn moved(term: &Term, to: &[Place]) -> Vec<Effect> {
    let goals = to.len().max(1);
    let each = |make: &dyn Fn(Option<Place>) -> Effect| -> Vec<Effect> {
        let places = (0..goals).map(|at| to.get(at).copied());
        places.flat_map(|place| (0..term.count).map(move |_| place)).map(make).collect()
    };
    match &term.thing {
        Thing::Piece(party, PAWN) => to.iter().map(|to| Effect::Gain((*party, PAWN), *to)).collect(),
        Thing::Piece(party, letters) => {
            let kind = (*party, *letters);
            let lost = term.from.into_iter().flat_map(|from| (0..goals * usize::from(term.count)).map(move |_| from));
            let mut effects: Vec<Effect> = lost.map(|from| Effect::Loss(kind, from)).collect();
            effects.extend(to.iter().flat_map(|to| (0..term.count).map(|_| Effect::Gain(kind, *to))));
            effects
        }
        Thing::Ferry(_) => to.iter().map(|to| Effect::Ferry(*to)).collect(),
        Thing::Card(suit, name) => {
            let name = full_name(*suit, name);
            each(&|to| Effect::Card { suit: *suit, name: name.clone(), from: term.from, to })
        }
        // where an item is kept is noted in many ways
        // several places of an item are its box and its face: the last one counts
        Thing::Item(letter) => {
            let item = |_| Effect::Item { letter: *letter, from: term.from, to: to.last().copied() };
            (0..term.count).map(item).collect()
        }
        Thing::AllItems => Vec::new(),
    }
}

fn shown(term: &Term, by: Faction) -> Vec<Effect> {
    let Thing::Card(suit, name) = &term.thing else { return Vec::new() };
    let name = full_name(*suit, name);
    (0..term.count).map(|_| Effect::Shown { by, suit: *suit, name: name.clone() }).collect()
}

fn kept(place: Place) -> Place {
    match place {
        Place::Items(Items::Track | Items::Satchel | Items::Refreshed) | Place::Board(_) => {
            Place::Items(Items::Refreshed)
        }
        other => other,
    }
}

/// The name of a card in the specification, whichever a log has.
fn full_name(suit: Option<Suit>, name: &str) -> String {
    if name.is_empty() {
        return String::new();
    }
    let known = CardKind::ALL.into_iter().find(|kind| names::is_card(*kind, suit, name));
    known.map_or_else(|| name.to_owned(), |kind| letters::card(kind, Profile::Spec))
}

fn fought(battle: &Battle) -> Vec<Effect> {
    let Battle { attacker, defender, clearing, ambush, .. } = battle;
    let fight = Effect::Battle { attacker: *attacker, defender: *defender, clearing: *clearing };
    std::iter::once(fight).chain(ambush.iter().map(|suit| Effect::Ambush(*suit))).collect()
}
