//! A log that people have written, read line by line: its records, its players, its turns.

use super::names;
use super::parse;
use super::slip::{Slip, Why};
use super::token::Token;
use crate::games::root::prelude::*;
use crate::games::root::words::card::Deck;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Hireling;
use crate::kernel::MAX_SEATS;

/// The most lines that are read of a file, far above what any game takes.
const MOST_LINES: usize = 5000;

/// The most actions of a line.
const MOST_TOKENS: usize = 200;

/// An action of a line, as it is written and as it is understood. What stands for several has each of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub text: String,
    pub token: Token,
}

/// What one player did, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The line of the file, from 1.
    pub line: usize,
    pub who: Faction,
    pub said: Vec<Said>,
}

/// A whole file.
#[derive(Clone, Default, Debug)]
pub struct Log {
    /// The id of the board.
    pub board: Option<&'static str>,
    pub deck: Option<Deck>,
    pub suits: Vec<(Clearing, Suit)>,
    pub landmarks: Vec<(Landmark, Clearing)>,
    /// Each with whether it is demoted.
    pub hirelings: Vec<(Hireling, bool)>,
    pub pool: Vec<Faction>,
    /// In the order in which they set up.
    pub players: Vec<(Faction, String)>,
    pub setup: Vec<Turn>,
    pub turns: Vec<Turn>,
    pub winners: Vec<Faction>,
    /// What could not be read.
    pub slips: Vec<Slip>,
}

impl Log {
    /// Reads a file. What cannot be read is noted and left out; nothing of it makes the rest unreadable.
    pub fn read(text: &str) -> Self {
        let mut log = Self::default();
        for (line, number) in text.lines().take(MOST_LINES).zip(1..) {
            let line = line.trim_start_matches('\u{feff}');
            let bare = line.split("//").next().unwrap_or_default().trim();
            if !bare.is_empty() && log.record(bare, number).is_none() {
                log.slips.push(Slip::new(number, bare, Why::Line));
            }
        }
        log
    }

    /// Returns the players in the order of their turns; who never had one comes last.
    pub fn seats(&self) -> Vec<Faction> {
        let mut seats: Vec<Faction> = Vec::new();
        let setting = self.players.iter().map(|(who, _)| *who);
        for who in self.turns.iter().map(|turn| turn.who).chain(setting) {
            if !seats.contains(&who) {
                seats.push(who);
            }
        }
        seats.truncate(MAX_SEATS);
        seats
    }

    /// Returns the name of a player.
    pub fn name(&self, who: Faction) -> &str {
        self.players.iter().find(|(other, _)| *other == who).map_or("", |(_, name)| name)
    }

    fn record(&mut self, line: &str, number: usize) -> Option<()> {
        let (key, rest) = line.split_once(':')?;
        let (key, rest) = (key.trim(), rest.trim());
        let letters: Vec<char> = key.chars().collect();
        if let [letter] = letters[..] {
            let who = names::faction(letter)?;
            self.of_player(who, rest, number);
            return Some(());
        }
        let list = || rest.split([',', '/', ' ']).map(str::trim).filter(|part| !part.is_empty());
        match key.to_ascii_lowercase().as_str() {
            "map" => self.board = Some(names::board(rest)?),
            "deck" => self.deck = Some(names::deck(rest)?),
            "clearings" => self.suits = list().map(suited).collect::<Option<_>>()?,
            "landmarks" => self.landmarks = list().map(standing).collect::<Option<_>>()?,
            "hirelings" => self.hirelings = list().map(hired).collect::<Option<_>>()?,
            "pool" => self.pool = factions(rest)?,
            "winner" => self.winners = factions(rest)?,
            _ => return None,
        }
        Some(())
    }

    /// A line that begins with the letter of a player: the name first, then the set-up, then turns.
    fn of_player(&mut self, who: Faction, rest: &str, number: usize) {
        let is_known = self.players.iter().any(|(known, _)| *known == who);
        let is_name = !rest.contains("->") && !rest.contains('/');
        if !is_known {
            let name = if is_name { rest } else { "" };
            self.players.push((who, name.to_owned()));
            if is_name {
                return;
            }
        }
        let turn = self.turn(who, rest, number);
        let has_set_up = self.setup.iter().any(|turn| turn.who == who);
        if self.turns.is_empty() && !has_set_up { self.setup.push(turn) } else { self.turns.push(turn) }
    }

    fn turn(&mut self, who: Faction, rest: &str, line: usize) -> Turn {
        let mut said = Vec::new();
        let texts = rest.split(['/', ';']).map(str::trim).filter(|text| !text.is_empty());
        for text in texts.take(MOST_TOKENS) {
            match parse::read(text, who) {
                Some(tokens) => {
                    said.extend(tokens.into_iter().map(|token| Said { text: text.to_owned(), token }));
                }
                None => self.slips.push(Slip::new(line, text, Why::Unread)),
            }
        }
        Turn { line, who, said }
    }
}

fn factions(text: &str) -> Option<Vec<Faction>> {
    text.chars().filter(|c| !matches!(c, ',' | '+' | ' ')).map(names::faction).collect()
}

/// A clearing with its suit: `F1`.
fn suited(text: &str) -> Option<(Clearing, Suit)> {
    let suit = names::suit(text.chars().next()?).filter(|suit| Suit::CLEARING.contains(suit))?;
    Some((Clearing::from_number(text.get(1..)?.parse().ok()?)?, suit))
}

/// A landmark with its clearing: `tower->8`.
fn standing(text: &str) -> Option<(Landmark, Clearing)> {
    let (name, clearing) = text.split_once("->")?;
    Some((names::landmark(name)?, Clearing::from_number(clearing.parse().ok()?)?))
}

/// A hireling, demoted or not: `h_Cd`.
fn hired(text: &str) -> Option<(Hireling, bool)> {
    let mut rest = text.strip_prefix("h_")?.chars();
    Some((names::hireling(rest.next()?)?, rest.as_str() == "d"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\u{feff}// an evening\nmap: fall\nDeck: e&p\nPool: CEO\nC: Ana\nE: http\n\nC:t_k->4/w->1+3\nE: b+6w->2\n\
                        C:t->9 / w1->3 // as told\nE:B#E->$_r;w->2;qqq\nanything\nWinner: C\n";

    #[test]
    fn a_file_is_read_and_what_is_not_understood_is_named() {
        let log = Log::read(FILE);
        assert_eq!((log.board, log.deck), (Some("autumn"), Some(Deck::ExilesPartisans)));
        assert_eq!(log.name(Faction::Marquise), "Ana");
        assert_eq!((log.setup.len(), log.turns.len()), (2, 2));
        assert_eq!(log.turns[0].said.len(), 2);
        assert_eq!(log.seats(), [Faction::Marquise, Faction::Eyrie]);
        assert_eq!(log.winners, [Faction::Marquise]);
        let slips: Vec<_> = log.slips.iter().map(|slip| (slip.line, slip.token.as_str())).collect();
        assert_eq!(slips, [(11, "qqq"), (12, "anything")]);
    }
}
