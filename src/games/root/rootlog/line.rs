//! The line of one turn: what belongs together is one action, whatever lay between its steps.

use super::cards;
use super::letters::WARRIOR;
use super::token::{Battle, Place, Term, Thing, Token};
use crate::games::root::prelude::*;
use crate::games::root::words::party::Party;

/// The actions of one turn, in order.
#[derive(Debug)]
pub struct Line {
    pub current: Faction,
    pub tokens: Vec<Token>,
    /// What stands in the comment behind it.
    pub notes: Vec<String>,
}

impl Line {
    pub const fn new(current: Faction) -> Self {
        Self { current, tokens: Vec::new(), notes: Vec::new() }
    }

    /// Adds an action; one that goes on with an earlier one is joined to it.
    pub fn push(&mut self, token: Token) {
        match token {
            Token::Move { terms, to } if to.is_empty() && terms.iter().all(Term::is_piece) => self.remove(terms),
            Token::Score { who, points } => self.score(who, points),
            Token::Reveal { terms, by, to } => self.reveal(terms, by, to),
            Token::Move { terms, to } => self.carry(terms, to),
            token => self.tokens.push(token),
        }
    }

    /// The last battle of the turn, to add what comes to be known of it.
    pub fn battle(&mut self) -> Option<&mut Battle> {
        self.tokens.iter_mut().rev().find_map(|token| match token {
            Token::Battle(battle) => Some(battle),
            _ => None,
        })
    }

    /// The actions since the last that were neither removals nor scores.
    fn since_removal(&mut self) -> &mut [Token] {
        let is_other = |token: &Token| !(token.is_removal() || matches!(token, Token::Score { .. }));
        let first = self.tokens.iter().rposition(is_other).map_or(0, |last| last + 1);
        &mut self.tokens[first..]
    }

    /// Pieces that leave one clearing one after the other, as in a battle, are one removal.
    fn remove(&mut self, terms: Vec<Term>) {
        let from = terms.first().and_then(|term| term.from);
        let is_one_place = |terms: &[Term]| terms.iter().all(|term| term.from == from);
        let is_clearing = matches!(from, Some(Place::Clearing(_))) && is_one_place(&terms);
        let earlier = self.since_removal().iter_mut().find_map(|token| match token {
            Token::Move { terms, .. } if is_clearing && is_one_place(terms) => Some(terms),
            _ => None,
        });
        match earlier {
            Some(earlier) => terms.into_iter().for_each(|term| cards::add(earlier, term)),
            None => self.tokens.push(Token::Move { terms, to: Vec::new() }),
        }
    }

    fn score(&mut self, who: Faction, points: i16) {
        let earlier = self.since_removal().iter_mut().find_map(|token| match token {
            Token::Score { who: other, points: sum } if *other == who && (*sum > 0) == (points > 0) => Some(sum),
            _ => None,
        });
        match earlier {
            Some(sum) => *sum += points,
            None => self.tokens.push(Token::Score { who, points }),
        }
    }

    fn reveal(&mut self, shown: Vec<Term>, by: Faction, to: Option<Faction>) {
        match self.tokens.last_mut() {
            Some(Token::Reveal { terms, by: other, to: audience })
                if (*other, *audience) == (by, to) && !shown.is_empty() && !terms.is_empty() =>
            {
                shown.into_iter().for_each(|term| cards::add(terms, term));
            }
            _ => self.tokens.push(Token::Reveal { terms: shown, by, to }),
        }
    }

    /// Items that are turned, and cards that are drawn, one after the other are one action.
    fn carry(&mut self, moved: Vec<Term>, goal: Vec<Place>) {
        let is_item = |term: &Term| matches!(term.thing, Thing::Item(_));
        let is_draw = |term: &Term| term.thing == Thing::Card(None, String::new()) && term.from.is_none();
        if let Some(Token::Move { terms, to }) = self.tokens.last_mut()
            && *to == goal
            && (moved.iter().all(is_draw) && terms.iter().all(is_draw)
                || moved.iter().all(is_item)
                    && terms.iter().all(is_item)
                    && matches!(goal[..], [Place::Items(_)])
                    && terms.iter().chain(&moved).all(|term| term.from == terms[0].from))
        {
            return moved.into_iter().for_each(|term| cards::add(terms, term));
        }
        self.tokens.push(Token::Move { terms: moved, to: goal });
    }

    /// Takes this many warriors back out of the last removal that has as many, since they go `to` another clearing instead
    /// (6.2.3); from where.
    pub fn save(&mut self, party: Party, count: u8, to: Place) -> Option<Place> {
        let kind = Thing::Piece(party, WARRIOR);
        for at in (0..self.tokens.len()).rev() {
            if !self.tokens[at].is_removal() {
                continue;
            }
            let Token::Move { terms, .. } = &mut self.tokens[at] else { continue };
            let is_theirs = |term: &Term| term.thing == kind && term.count >= count;
            let Some(index) = terms.iter().position(is_theirs) else { continue };
            let from = terms[index].from.filter(|from| matches!(from, Place::Clearing(_)) && *from != to)?;
            terms[index].count -= count;
            if terms[index].count == 0 {
                terms.remove(index);
            }
            if terms.is_empty() {
                self.tokens.remove(at);
            }
            return Some(from);
        }
        None
    }

    /// The line as it stands in the file, without its notes.
    pub fn written(&self) -> String {
        let nothing = [Token::nothing(self.current)];
        let tokens = if self.tokens.is_empty() { &nothing[..] } else { &self.tokens };
        let actions: Vec<String> = tokens.iter().map(|token| token.written(self.current)).collect();
        format!("{}:{}", super::letters::faction(self.current), actions.join("/"))
    }
}
