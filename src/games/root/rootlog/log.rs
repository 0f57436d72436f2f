//! A log that people have written, read line by line: its records, its players, its turns.

use super::letters;
use super::names;
use super::parse;
use super::slip::{Slip, Why};
use super::token::Token;
use crate::games::root::prelude::*;
use crate::games::root::words::card::Deck;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Hireling;
use crate::kernel::MAX_SEATS;
use std::collections::BTreeSet;

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

/// Who plays, by which name, and the first line that is theirs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub who: Faction,
    pub name: String,
    pub line: usize,
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
    /// Each clearing once, with the line that says so.
    pub suits: Vec<(Clearing, Suit)>,
    pub suits_line: Option<usize>,
    pub landmarks: Vec<(Landmark, Clearing)>,
    /// Each with whether it is demoted.
    pub hirelings: Vec<(Hireling, bool)>,
    pub pool: Vec<Faction>,
    /// The records of landmarks, hirelings and the pool, by their lines.
    pub extras: Vec<(usize, String)>,
    /// In the order in which they set up.
    pub players: Vec<Player>,
    pub setup: Vec<Turn>,
    pub turns: Vec<Turn>,
    pub winners: Vec<Faction>,
    pub winners_line: usize,
    /// What could not be read.
    pub slips: Vec<Slip>,
}

impl Log {
    /// Reads a file. What cannot be read is noted and left out; nothing of it makes the rest unreadable.
    pub fn read(text: &str) -> Self {
        let mut log = Self::default();
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim_start_matches('\u{feff}');
            let bare = line.split("//").next().unwrap_or_default().trim();
            if bare.is_empty() {
                continue;
            }
            if number > MOST_LINES {
                log.slips.push(Slip::new(number, bare, Why::TooLong));
                break;
            }
            if log.record(bare, number).is_none() {
                log.slips.push(Slip::new(number, bare, Why::Line));
            }
        }
        log.leave_out_unseated();
        log
    }

    /// Leaves out what is said behind a line.
    pub fn cut(&mut self, last: usize) {
        self.turns.retain(|turn| turn.line <= last);
        self.slips.retain(|slip| slip.line <= last);
        if self.winners_line > last {
            self.winners.clear();
        }
    }

    /// Leaves out the lines of those for whom there is no seat.
    fn leave_out_unseated(&mut self) {
        let seats = self.seats();
        let is_out = |who: Faction| !seats.contains(&who);
        let named = self.players.iter().map(|player| (player.line, player.who));
        let lines = self.setup.iter().chain(&self.turns).map(|turn| (turn.line, turn.who));
        let out: BTreeSet<(usize, Faction)> = named.chain(lines).filter(|(_, who)| is_out(*who)).collect();
        let slip =
            |(line, who): (usize, Faction)| Slip::new(line, &format!("{}:", letters::faction(who)), Why::Unplayed);
        self.slips.extend(out.into_iter().map(slip));
        self.players.retain(|player| !is_out(player.who));
        self.setup.retain(|turn| !is_out(turn.who));
        self.turns.retain(|turn| !is_out(turn.who));
    }

    /// Returns the players in the order of their turns; who never had one comes last.
    pub fn seats(&self) -> Vec<Faction> {
        let mut seats: Vec<Faction> = Vec::new();
        let setting = self.players.iter().map(|player| player.who);
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
        self.players.iter().find(|player| player.who == who).map_or("", |player| &player.name)
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
            "clearings" => self.clearings(list(), number),
            "landmarks" => self.landmarks = list().map(standing).collect::<Option<_>>()?,
            "hirelings" => self.hirelings = list().map(hired).collect::<Option<_>>()?,
            "pool" => self.pool = factions(rest)?,
            "winner" => (self.winners, self.winners_line) = (factions(rest)?, number),
            _ => return None,
        }
        if matches!(key.to_ascii_lowercase().as_str(), "landmarks" | "hirelings" | "pool") {
            self.extras.push((number, line.to_owned()));
        }
        Some(())
    }

    /// Takes the suits of clearings one by one: a second suit of a clearing, or one that cannot be read, is none.
    fn clearings<'t>(&mut self, texts: impl Iterator<Item = &'t str>, number: usize) {
        self.suits_line = self.suits_line.or(Some(number));
        for text in texts {
            match suited(text).filter(|(at, _)| self.suits.iter().all(|(known, _)| known != at)) {
                Some(suited) => self.suits.push(suited),
                None => self.slips.push(Slip::new(number, text, Why::Unread)),
            }
        }
    }

    /// A line that begins with the letter of a player: the name first, then the set-up, then turns.
    fn of_player(&mut self, who: Faction, rest: &str, number: usize) {
        let is_known = self.players.iter().any(|player| player.who == who);
        let is_name = !rest.contains("->") && !rest.contains('/');
        if !is_known {
            let name = if is_name { rest } else { "" };
            self.players.push(Player { who, name: name.to_owned(), line: number });
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
        for (at, text) in texts.enumerate() {
            if at == MOST_TOKENS {
                self.slips.push(Slip::new(line, text, Why::TooLong));
                break;
            }
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
