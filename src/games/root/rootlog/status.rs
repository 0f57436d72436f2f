//! What a state says beside pieces, items and cards: points, relations, prices and the like, and what of it has changed.

use super::letters;
use super::token::{Place, Term, Thing, Token};
use crate::games::root::factions::duchy::words::MinisterSet;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::item::Quest;
use crate::games::root::words::party::Party;

/// Returns the points that were scored or lost between two states, and the markers that have left the track.
pub fn points(before: &State, after: &State) -> Vec<Token> {
    let mut tokens = Vec::new();
    for seat in after.seats() {
        let (had, has, who) = (before.player(seat), after.player(seat), after.faction(seat));
        let points = i16::from(has.score) - i16::from(had.score);
        if has.scores() && points != 0 {
            tokens.push(Token::Score { who, points });
        }
        if had.scores() && !has.scores() {
            let partner = has.coalition.map(|(partner, _)| after.faction(partner));
            tokens.push(Token::Marker { to: partner.unwrap_or(who) });
        }
    }
    tokens
}

/// Writes what has changed on faction boards and in the control of hirelings.
pub fn changes(before: &State, after: &State) -> Vec<Token> {
    let mut tokens = Vec::new();
    for seat in after.seats() {
        let who = after.faction(seat);
        let board = Place::Board(Party::Faction(who));
        let card = |name: String, from: Option<Place>, to: Option<Place>| {
            Token::single(Term::new(1, Thing::Card(None, name), from), to)
        };
        match (&before.player(seat).kit, &after.player(seat).kit) {
            (FactionState::Eyrie(had), FactionState::Eyrie(has)) if had.leader != has.leader => {
                tokens.extend(has.leader.map(|leader| card(leader.id().to_owned(), None, Some(board))));
            }
            (FactionState::Vagabond(had), FactionState::Vagabond(has)) => {
                for other in after.seats().filter(|&other| other != seat) {
                    let level = has.relation(other);
                    if had.relation(other) != level {
                        tokens.push(Token::Relation { vagabond: who, to: after.faction(other), level });
                    }
                }
            }
            (FactionState::Riverfolk(had), FactionState::Riverfolk(has)) => {
                let changed = |(had, has): (&u8, &u8)| if had == has { 0 } else { *has };
                let mut set = has.prices;
                set.iter_mut().zip(had.prices.iter().zip(&has.prices)).for_each(|(set, both)| *set = changed(both));
                tokens.extend(prices(set));
            }
            (FactionState::Lizards(had), FactionState::Lizards(has)) => {
                let changed = (had.outcast, had.hated) != (has.outcast, has.hated);
                tokens.extend(has.outcast.filter(|_| changed).map(|suit| Token::Outcast { suit, hated: has.hated }));
            }
            (FactionState::Duchy(had), FactionState::Duchy(has)) => {
                let without = |all: MinisterSet, some: MinisterSet| all.iter().filter(move |&one| !some.contains(one));
                let lost = without(had.swayed, has.swayed).map(letters::minister);
                tokens.extend(lost.map(|name| card(name, Some(board), None)));
                let swayed = without(has.swayed, had.swayed).map(letters::minister);
                tokens.extend(swayed.map(|name| card(name, None, Some(board))));
            }
            (FactionState::Hundreds(had), FactionState::Hundreds(has)) if had.mood != has.mood => {
                tokens.push(card(has.mood.id().to_owned(), None, Some(board)));
            }
            (FactionState::Keepers(had), FactionState::Keepers(has)) => {
                tokens.extend(retainers(had.retainers, has.retainers));
            }
            _ => {}
        }
    }
    tokens.extend(hired(before, after));
    tokens
}

/// Prices that are set, 0 for those that are not: as one action if all are the same.
pub fn prices(set: [u8; Service::COUNT]) -> Vec<Token> {
    if set[0] > 0 && set.iter().all(|price| *price == set[0]) {
        return vec![Token::Price { service: None, price: set[0] }];
    }
    let priced = Service::ALL.into_iter().zip(set).filter(|(_, price)| *price > 0);
    priced.map(|(service, price)| Token::Price { service: Some(service), price }).collect()
}

/// The Faithful Retainers that have moved from one column to another or left the game.
fn retainers(had: [u8; 3], has: [u8; 3]) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut more: Vec<u8> = had.iter().zip(&has).map(|(had, has)| has.saturating_sub(*had)).collect();
    for (from, slot) in Slot::ALL.into_iter().enumerate() {
        for _ in has[from]..had[from] {
            let to = more.iter().position(|more| *more > 0);
            let place = to.map(|to| {
                more[to] -= 1;
                Place::Slot(letters::slot(Slot::ALL[to]))
            });
            let card = Thing::Card(None, letters::RETAINER.to_owned());
            tokens.push(Token::single(Term::new(1, card, Some(Place::Slot(letters::slot(slot)))), place));
        }
    }
    tokens
}

/// The hirelings that someone has gained control of.
fn hired<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Token> + 'a {
    let controller = |state: &State, at: usize| state.hirelings.as_slice().get(at).and_then(|hired| hired.controller);
    after.hirelings.as_slice().iter().enumerate().filter_map(move |(at, hired)| {
        let seat = hired.controller.filter(|&seat| controller(before, at) != Some(seat))?;
        Some(Token::Hire { hireling: hired.hireling, by: after.faction(seat), markers: hired.markers })
    })
}

/// Lists the closed paths that have been cleared (C.3.3).
pub fn cleared(before: &State, after: &State) -> Vec<Token> {
    let mut tokens = Vec::new();
    for low in after.board.clearings().iter() {
        let opened = after.adjacent(low) - before.adjacent(low);
        tokens.extend(opened.iter().filter(|&high| low < high).map(|high| Token::ClearPath(low, high)));
    }
    tokens
}

/// Writes quests that have been completed: the card goes to its player.
pub fn quests(before: &State, after: &State) -> Vec<Token> {
    let mut tokens = Vec::new();
    for seat in after.seats() {
        if let (FactionState::Vagabond(had), FactionState::Vagabond(has)) =
            (&before.player(seat).kit, &after.player(seat).kit)
        {
            let board = Place::Board(Party::Faction(after.faction(seat)));
            let card = |quest: Quest| Term::new(1, Thing::Card(Some(quest.suit()), String::new()), Some(Place::Quests));
            let done = (has.quests_done - had.quests_done).iter();
            tokens.extend(done.map(|quest| Token::single(card(quest), [board])));
        }
    }
    tokens
}

/// Writes the funds that the Company has left at the end of its turn (11.6), if there are any.
pub fn funds(state: &State, current: Faction) -> Option<Token> {
    let seat = state.seat_of(current)?;
    match &state.player(seat).kit {
        FactionState::Riverfolk(kit) => {
            let count: u8 = state.seats().map(|owner| kit.holds(owner)).sum();
            (count > 0).then_some(Token::Funds(count))
        }
        _ => None,
    }
}
