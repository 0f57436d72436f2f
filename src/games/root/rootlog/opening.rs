//! The setup that a log tells of, and what of it was assumed or left out.

use super::correct;
use super::effects::Effect;
use super::letters;
use super::log::{Log, Said, Turn};
use super::search::Followed;
use super::slip::{Slip, Why};
use super::token::{Place, Thing, Token};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::faction::Character;
use crate::games::root::words::party::Party;
use std::collections::BTreeMap;

const MARKERS_OF_A_SUIT: usize = 4;

/// The board of a log that names none.
pub const BOARD: &str = "autumn";

/// All set-up lines together: of what lies open, since hands are dealt and a character comes with its seat.
pub struct Opening {
    pub whole: Turn,
    /// The line of each action.
    lines: Vec<usize>,
}

impl Opening {
    /// Gathers what the set-up lines say.
    pub fn of(log: &Log) -> Self {
        let first = log.setup.first();
        let (who, line) = first.map_or((Faction::Marquise, 0), |turn| (turn.who, turn.line));
        let mut opening = Self { whole: Turn { line, who, said: Vec::new() }, lines: Vec::new() };
        for turn in &log.setup {
            for said in turn.said.iter().filter(|said| is_open(said)) {
                opening.whole.said.push(said.clone());
                opening.lines.push(turn.line);
            }
        }
        opening
    }

    /// Lists what of the setup was not followed, and what was assumed beside it.
    pub fn slips(&self, log: &Log, followed: &Followed) -> Vec<Slip> {
        let slip = |at: &usize, why| Some(Slip::new(*self.lines.get(*at)?, &self.whole.said.get(*at)?.text, why));
        let mut slips: Vec<Slip> = followed.missing.iter().filter_map(|at| slip(at, Why::NotFollowed)).collect();
        slips.extend(followed.cut.iter().filter_map(|at| slip(at, Why::TooLong)));
        let state = &followed.end;
        for player in &log.players {
            let Some(turn) = log.setup.iter().find(|turn| turn.who == player.who) else {
                slips.push(Slip::new(player.line, &format!("{}:", letters::faction(player.who)), Why::Added));
                continue;
            };
            let assumed = followed.added.iter().filter(|effect| owner(effect) == Some(player.who));
            slips.extend(assumed.map(|effect| Slip::new(turn.line, &effect.written(turn.who), Why::Added)));
            slips.extend(dealt(turn, state));
            if character(log, turn.who).is_none()
                && let Some(character) = character_in(state, turn.who)
            {
                slips.push(Slip::new(turn.line, &format!("#{}->$", character.id()), Why::Added));
            }
        }
        slips.dedup();
        slips.sort_by_key(|slip| slip.line);
        slips
    }
}

/// Returns the markers of clearings whose suits a log tells or not: for others those that are left, four of each suit.
pub fn markers(told: impl Iterator<Item = Option<Suit>>) -> Vec<Option<Suit>> {
    let mut markers: Vec<Option<Suit>> = told.collect();
    let used = |suit: Suit| markers.iter().filter(|marker| **marker == Some(suit)).count();
    let left = Suit::CLEARING.map(|suit| (suit, MARKERS_OF_A_SUIT.saturating_sub(used(suit))));
    let mut left = left.into_iter().flat_map(|(suit, count)| std::iter::repeat_n(suit, count));
    for marker in markers.iter_mut().filter(|marker| marker.is_none()) {
        *marker = left.next();
    }
    markers
}

/// Lists what the records before the set-up lines do not say, or what of them is not so in the game that follows the log.
pub fn records(log: &Log, state: &State) -> Vec<Slip> {
    let assumed = |line: usize, text: &str| Slip::new(line, text, Why::Added);
    let mut slips = Vec::new();
    if log.board.is_none() {
        slips.push(assumed(1, &format!("Map: {}", letters::map(BOARD).unwrap_or_default())));
    }
    if log.deck.is_none() {
        slips.push(assumed(1, &format!("Deck: {}", letters::deck(state.deck_kind))));
    }
    let line = log.suits_line.unwrap_or(1);
    let mut unsaid = Vec::new();
    for clearing in state.board.clearings().iter() {
        let lies = state.suits(clearing).only();
        let written = |suit: Suit| format!("{}{}", letters::suit(suit), clearing.number());
        match log.suits.iter().find(|(at, _)| *at == clearing) {
            Some((_, suit)) if lies == Some(*suit) => {}
            Some((_, suit)) => slips.push(Slip::new(line, &written(*suit), Why::NotFollowed)),
            // what is printed needs no record, but one that is there is whole
            None if log.suits_line.is_some() || state.board.suit(clearing).is_none() => {
                unsaid.extend(lies.map(written));
            }
            None => {}
        }
    }
    if !unsaid.is_empty() {
        slips.push(assumed(line, &unsaid.join(", ")));
    }
    slips.extend(log.extras.iter().map(|(line, text)| Slip::new(*line, text, Why::Unplayed)));
    slips
}

/// Compares the winners that a log names with those of the game that follows it.
pub fn winner(log: &Log, last: &State) -> Option<Slip> {
    if log.winners.is_empty() {
        return None;
    }
    let won: Vec<Faction> =
        last.over.iter().flat_map(|over| over.winners.iter()).filter_map(|seat| last.player(seat).faction).collect();
    let is_same = won.iter().all(|who| log.winners.contains(who)) && log.winners.iter().all(|who| won.contains(who));
    let letters: String = log.winners.iter().map(|who| letters::faction(*who)).collect();
    (!is_same).then(|| Slip::new(log.winners_line, &format!("Winner: {letters}"), Why::Winner))
}

/// Returns the character that a pawn sets up with, as far as the log names one.
pub fn character(log: &Log, who: Faction) -> Option<Character> {
    let setup = log.setup.iter().find(|turn| turn.who == who && who.has_pawn())?;
    setup.said.iter().find_map(character_of)
}

fn character_of(said: &Said) -> Option<Character> {
    let Token::Move { terms, .. } = &said.token else { return None };
    terms.iter().find_map(|term| match &term.thing {
        Thing::Card(_, name) => Character::from_id(name),
        _ => None,
    })
}

fn character_in(state: &State, who: Faction) -> Option<Character> {
    match &state.player(state.seat_of(who)?).kit {
        FactionState::Vagabond(kit) => kit.character,
        _ => None,
    }
}

/// Whether a set-up line says it of what lies open: pieces, and cards of a board that belong to no deck.
fn is_open(said: &Said) -> bool {
    match &said.token {
        Token::Move { terms, .. } => terms.iter().all(|term| match &term.thing {
            Thing::Card(suit, name) => suit.is_none() && !name.is_empty() && Character::from_id(name).is_none(),
            _ => true,
        }),
        _ => true,
    }
}

/// Whose set-up line does not say a change that the rules made; nobody's if it is of what is dealt.
fn owner(effect: &Effect) -> Option<Faction> {
    match effect {
        Effect::Gain((party, _), _) => party.faction(),
        Effect::Card { suit: None, name, to: Some(Place::Board(Party::Faction(who))), .. } if !name.is_empty() => {
            Some(*who)
        }
        Effect::Price(..) => Some(Faction::Riverfolk),
        Effect::Outcast(..) => Some(Faction::Lizards),
        _ => None,
    }
}

/// Lists what a set-up line says of hands, supporters and characters that is not so.
fn dealt(turn: &Turn, state: &State) -> Vec<Slip> {
    let mut piles: BTreeMap<Place, (Vec<CardKind>, &str)> = BTreeMap::new();
    let mut slips = Vec::new();
    for said in turn.said.iter().filter(|said| !is_open(said)) {
        let is_so = match character_of(said) {
            Some(character) => character_in(state, turn.who) == Some(character),
            None => {
                let Token::Move { terms, to } = &said.token else { continue };
                match to[..] {
                    [place] => {
                        let pile = piles.entry(place).or_insert_with(|| (correct::cards(state, place), &said.text));
                        pile.1 = &said.text;
                        terms.iter().all(|term| (0..term.count).all(|_| take(&mut pile.0, &term.thing)))
                    }
                    _ => false,
                }
            }
        };
        if !is_so {
            slips.push(Slip::new(turn.line, &said.text, Why::NotFollowed));
        }
    }
    // more lie there than the line says
    let short = piles.into_values().filter(|(left, _)| !left.is_empty());
    for (_, text) in short {
        let slip = Slip::new(turn.line, text, Why::NotFollowed);
        if !slips.contains(&slip) {
            slips.push(slip);
        }
    }
    slips
}

/// Takes a card that is meant from those that lie there.
fn take(left: &mut Vec<CardKind>, thing: &Thing) -> bool {
    let Thing::Card(suit, name) = thing else { return false };
    let found = left.iter().position(|kind| super::names::is_card(*kind, *suit, name));
    found.map(|at| left.swap_remove(at)).is_some()
}
