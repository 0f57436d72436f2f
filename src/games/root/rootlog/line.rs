//! The line of one turn: what belongs together is one action, whatever lay between its steps.

use super::cards;
use super::letters::{PAWN, WARRIOR};
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
    /// The tokens that were written before the step that goes on.
    begun: usize,
}

impl Line {
    pub const fn new(current: Faction) -> Self {
        Self { current, tokens: Vec::new(), notes: Vec::new(), begun: 0 }
    }

    /// Notes that a step of the game begins: its placings are not joined to those of earlier ones.
    pub fn begin_step(&mut self) {
        self.begun = self.tokens.len();
    }

    /// Adds an action; one that goes on with an earlier one is joined to it.
    pub fn push(&mut self, token: Token) {
        match token {
            Token::Move { terms, to } if to.is_empty() && terms.iter().all(Term::is_piece) => self.remove(terms),
            Token::Move { terms, to } if is_placing(&terms, &to) => self.place(terms, to),
            Token::Score { who, points } => self.score(who, points),
            Token::Reveal { terms, by, to } => self.reveal(terms, by, to),
            Token::Move { terms, to } => self.carry(terms, to),
            token => self.tokens.push(token),
        }
    }

    /// Returns the last battle of the turn, to add what comes to be known of it.
    pub fn battle(&mut self) -> Option<&mut Battle> {
        self.tokens.iter_mut().rev().find_map(|token| match token {
            Token::Battle(battle) => Some(battle),
            _ => None,
        })
    }

    /// The place of the first action since the last that was neither a removal nor a score.
    fn since_removal(&self) -> usize {
        let is_other = |token: &Token| !(token.is_removal() || matches!(token, Token::Score { .. }));
        self.tokens.iter().rposition(is_other).map_or(0, |last| last + 1)
    }

    /// Pieces that leave one clearing one after the other by one battle, or by one effect of others, are one removal: what a
    /// player pays stays apart.
    fn remove(&mut self, terms: Vec<Term>) {
        let from = terms.first().and_then(|term| term.from);
        let is_one_place = |terms: &[Term]| terms.iter().all(|term| term.from == from);
        let is_clearing = matches!(from, Some(Place::Clearing(_))) && is_one_place(&terms);
        let own = Party::Faction(self.current);
        let is_own =
            |terms: &[Term]| terms.iter().all(|term| matches!(term.thing, Thing::Piece(party, _) if party == own));
        let (first, paid) = (self.since_removal(), is_own(&terms));
        let is_battle = matches!(self.tokens[..first].last(), Some(Token::Battle(_)));
        let earlier = self.tokens[first..].iter_mut().find_map(|token| match token {
            Token::Move { terms, .. } if is_clearing && is_one_place(terms) => {
                (is_battle || !paid && !is_own(terms)).then_some(terms)
            }
            _ => None,
        });
        match earlier {
            Some(earlier) => terms.into_iter().for_each(|term| cards::add(earlier, term)),
            None => self.tokens.push(Token::Move { terms, to: Vec::new() }),
        }
    }

    /// Pieces that one step places, several in one clearing or one kind in several, are one placing.
    fn place(&mut self, placed: Vec<Term>, goals: Vec<Place>) {
        let last = self.tokens.len().checked_sub(1).filter(|last| *last >= self.begun);
        if let Some(Token::Move { terms, to }) = last.map(|last| &mut self.tokens[last])
            && is_placing(terms, to)
            && owner(terms) == owner(&placed)
        {
            if *to == goals && to.len() == 1 {
                return placed.into_iter().for_each(|term| cards::add(terms, term));
            }
            if *terms == placed && !goals.iter().any(|goal| to.contains(goal)) {
                return to.extend(goals);
            }
        }
        self.tokens.push(Token::Move { terms: placed, to: goals });
    }

    fn score(&mut self, who: Faction, points: i16) {
        let first = self.since_removal();
        let earlier = self.tokens[first..].iter_mut().find_map(|token| match token {
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

    /// Returns the line as it stands in the file, without its notes.
    pub fn written(&self) -> String {
        let nothing = [Token::nothing(self.current)];
        let tokens = if self.tokens.is_empty() { &nothing[..] } else { &self.tokens };
        let actions: Vec<String> = tokens.iter().map(|token| token.written(self.current)).collect();
        format!("{}:{}", super::letters::faction(self.current), actions.join("/"))
    }
}

/// Whether pieces come from the supply into clearings.
fn is_placing(terms: &[Term], to: &[Place]) -> bool {
    let is_new = |term: &Term| term.from.is_none() && matches!(term.thing, Thing::Piece(_, letters) if letters != PAWN);
    terms.iter().all(is_new) && !to.is_empty() && to.iter().all(|place| matches!(place, Place::Clearing(_)))
}

fn owner(terms: &[Term]) -> Option<Party> {
    terms.iter().find_map(|term| match term.thing {
        Thing::Piece(party, _) => Some(party),
        _ => None,
    })
}
