//! A player of logs that knows no rules: it counts the pieces that lie where, and the points.

use super::letters::{PAWN, PLOT};
use super::log::{Log, Said, Turn};
use super::names;
use super::pieces::{Kind, Pieces};
use super::slip::{Slip, Why};
use super::token::{Place, Thing, Token};
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::prelude::*;
use crate::games::root::words::item::Relic;
use crate::games::root::words::party::Party;
use std::collections::BTreeMap;

/// What a log has come to.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counter {
    pub pieces: Pieces,
    pub points: BTreeMap<Faction, i16>,
    /// Who has left the track of points.
    pub off: Vec<Faction>,
}

/// Plays a whole log; what does not fit is named.
pub fn count(log: &Log) -> (Counter, Vec<Slip>) {
    let mut counter = Counter::default();
    let mut slips = log.slips.clone();
    for turn in log.setup.iter().chain(&log.turns) {
        slips.extend(counter.play(turn));
    }
    slips.sort_by_key(|slip| slip.line);
    (counter, slips)
}

impl Counter {
    /// Plays the actions of a line.
    pub fn play(&mut self, turn: &Turn) -> Vec<Slip> {
        let mut slips = Vec::new();
        for said in &turn.said {
            slips.extend(self.act(turn.who, said).into_iter().map(|why| Slip::new(turn.line, &said.text, why)));
        }
        slips
    }

    fn act(&mut self, current: Faction, said: &Said) -> Vec<Why> {
        let mut faults = Vec::new();
        match &said.token {
            Token::Move { terms, to } => {
                // all leave before any arrive, so that a sum of places counts as one
                for term in terms {
                    match &term.thing {
                        Thing::Piece(party, PAWN) => self.pieces.counts.retain(|(kind, _), _| *kind != (*party, PAWN)),
                        Thing::Piece(party, letters) => {
                            let count = term.count.saturating_mul(to.len().max(1) as u8);
                            faults.extend(self.leave((*party, letters), term.from, count));
                        }
                        Thing::Ferry(_) => {
                            if let [Place::Clearing(clearing)] = to[..] {
                                self.pieces.ferry = Some(clearing);
                            }
                        }
                        Thing::Card(..) | Thing::Item(_) | Thing::AllItems => {}
                    }
                }
                for term in terms {
                    if let Thing::Piece(party, letters) = &term.thing {
                        faults.extend(to.iter().filter_map(|to| self.arrive((*party, letters), *to, term.count)));
                    }
                }
            }
            Token::Score { who, points } => {
                let sum = self.points.entry(*who).or_default();
                *sum = sum.saturating_add(*points).max(0);
            }
            Token::Marker { .. } if !self.off.contains(&current) => self.off.push(current),
            Token::Flip { whose, clearing, into } => {
                let (party, place) = (Party::Faction(*whose), Place::Clearing(*clearing));
                let old = face_down(*whose, into);
                if self.pieces.take((party, old), place, 1) > 0 {
                    faults.push(Why::NothingToFlip);
                }
                self.pieces.add((party, into), place, 1);
            }
            Token::Swap(one, other) => {
                let plots = Piece::PLOTS.map(super::letters::piece);
                self.pieces.swap(Party::Faction(Faction::Corvids), &plots, *one, *other);
            }
            _ => {}
        }
        faults
    }

    fn leave(&mut self, kind: Kind, from: Option<Place>, count: u8) -> Option<Why> {
        let from = from?;
        let there = self.pieces.count(kind, from);
        let missing = self.pieces.take(kind, from, count);
        (missing > 0).then_some(Why::Missing { there })
    }

    fn arrive(&mut self, kind: Kind, to: Place, count: u8) -> Option<Why> {
        self.pieces.add(kind, to, count);
        let most = names::most(kind.0, kind.1);
        // boards are noted too loosely to be counted
        let on_map = |(other, place): &(Kind, Place)| *other == kind && matches!(place, Place::Clearing(_));
        let all: u32 = self.pieces.counts.iter().filter(|(key, _)| on_map(key)).map(|(_, n)| u32::from(*n)).sum();
        // a plot lies face down until it is turned up, with those of all kinds
        (all > u32::from(most) && kind.1 != PLOT).then_some(Why::Beyond { most })
    }
}

/// Returns the letters of a piece before it was turned up.
pub fn face_down(whose: Faction, into: &str) -> &'static str {
    if whose == Faction::Corvids {
        return PLOT;
    }
    let relic = Relic::ALL.into_iter().map(|relic| super::letters::found(Found::Down(relic)));
    relic.into_iter().find(|letters| letters.get(2..) == into.get(4..)).unwrap_or(PLOT)
}
