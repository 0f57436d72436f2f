//! A player of logs that knows no rules: it counts pieces, and says where something was taken that was not there.

use super::grammar::{At, Part, Reader, Said, What, action};
use std::collections::{BTreeMap, BTreeSet};

/// The file as a whole: its records in their order, its turns in theirs.
pub struct Log {
    pub records: BTreeMap<String, String>,
    /// The letters of the players, in the order of their names.
    pub players: Vec<char>,
    /// The set-up lines first.
    pub turns: Vec<(char, Vec<String>)>,
    pub winners: Option<String>,
}

/// Reads a file by the rules of the specification; anything else is a fault.
pub fn read(text: &str, reader: Reader) -> Result<Log, String> {
    let order: &[&str] = match reader {
        Reader::Rootvis => &["Map", "Deck", "Clearings", "Pool"],
        Reader::Spec => &["Map", "Deck", "Clearings", "Landmarks", "Hirelings", "Pool"],
    };
    let mut log = Log { records: BTreeMap::new(), players: Vec::new(), turns: Vec::new(), winners: None };
    let mut last = 0;
    if !text.ends_with('\n') || text.contains('\r') {
        return Err("lines do not end in LF".to_owned());
    }
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim_end();
        if line.is_empty() {
            continue;
        }
        let fault = |what: &str| Err(format!("{line}: {what}"));
        let Some((key, rest)) = line.split_once(':') else { return fault("no record") };
        if log.winners.is_some() {
            return fault("something after the end");
        }
        if key == "Winner" {
            log.winners = Some(rest.trim().to_owned());
        } else if let Some(at) = order.iter().position(|record| *record == key) {
            if at < last || !log.players.is_empty() {
                return fault("out of order");
            }
            last = at + 1;
            log.records.insert(key.to_owned(), rest.trim().to_owned());
        } else if key.len() == 1 {
            let letter = key.chars().next().unwrap_or_default();
            if log.players.contains(&letter) {
                if rest.contains(' ') || rest.is_empty() {
                    return fault("blanks, or nothing");
                }
                log.turns.push((letter, rest.split('/').map(str::to_owned).collect()));
            } else if rest.trim().is_empty() || !log.turns.is_empty() {
                return fault("a player without a name, or too late");
            } else {
                log.players.push(letter);
            }
        } else {
            return fault("no record");
        }
    }
    check_records(&log)?;
    Ok(log)
}

fn check_records(log: &Log) -> Result<(), String> {
    let record = |key: &str| log.records.get(key).map(String::as_str).unwrap_or_default();
    if !["Fall", "Winter", "Lake", "Mountain"].contains(&record("Map")) {
        return Err("no map".to_owned());
    }
    if !["Standard", "E&P"].contains(&record("Deck")) {
        return Err("no deck".to_owned());
    }
    let clearings: Vec<&str> = record("Clearings").split(", ").collect();
    let is_clearing = |(at, text): (usize, &&str)| text.starts_with(['F', 'R', 'M']) && text[1..].parse() == Ok(at + 1);
    if clearings.len() != 12 || !clearings.iter().enumerate().all(is_clearing) {
        return Err(format!("clearings: {clearings:?}"));
    }
    let setup: Vec<char> = log.turns.iter().take(log.players.len()).map(|(letter, _)| *letter).collect();
    if setup != log.players {
        return Err(format!("set-up lines of {setup:?} for {:?}", log.players));
    }
    if let Some(winners) = &log.winners
        && (winners.is_empty() || !winners.chars().all(|letter| log.players.contains(&letter)))
    {
        return Err(format!("winners: {winners}"));
    }
    Ok(())
}

/// What lies where after all actions.
#[derive(Default)]
pub struct Count {
    pub pieces: BTreeMap<(String, String, At), u8>,
    pub ferry: Option<u8>,
    pub points: BTreeMap<char, i32>,
    /// Players whose marker has left the track.
    pub off: BTreeSet<char>,
    pub faults: Vec<String>,
}

/// Counts all actions of a file.
pub fn count(log: &Log, reader: Reader) -> Count {
    let mut count = Count::default();
    for (number, (current, actions)) in log.turns.iter().enumerate() {
        for text in actions {
            match action(text, *current, reader) {
                Ok(said) => count.take(&said, *current, &format!("turn {number} of {current}, {text}")),
                Err(fault) => count.faults.push(format!("turn {number} of {current}, {text}: {fault}")),
            }
        }
    }
    count
}

impl Count {
    fn take(&mut self, said: &Said, current: char, place: &str) {
        match said {
            Said::Move(parts, to) => parts.iter().for_each(|part| self.carry(part, to, place)),
            Said::Score(who, points) => *self.points.entry(*who).or_default() += points,
            Said::Marker => drop(self.off.insert(current)),
            Said::Flip(who, clearing, into) => {
                let at = At::Clearing(*clearing);
                let old = if *who == 'K' { format!("t_{}", &into[4..]) } else { "t".to_owned() };
                self.lose(&who.to_string(), &old, &at, 1, place);
                self.gain(&who.to_string(), into, at, 1);
            }
            Said::Swap(one, other) => {
                let here = |key: &(String, String, At), at: u8| {
                    key.0 == "P" && key.1.starts_with('t') && key.2 == At::Clearing(at)
                };
                let found: Vec<_> = self
                    .pieces
                    .iter()
                    .filter(|(key, _)| here(key, *one) || here(key, *other))
                    .map(|(key, n)| (key.clone(), *n))
                    .collect();
                if found.len() < 2 {
                    self.faults.push(format!("{place}: no two plots"));
                }
                for (key, _) in &found {
                    self.pieces.remove(key);
                }
                for ((party, piece, at), count) in found {
                    let to = if at == At::Clearing(*one) { *other } else { *one };
                    self.gain(&party, &piece, At::Clearing(to), count);
                }
            }
            Said::Other => {}
        }
    }

    fn carry(&mut self, part: &Part, to: &[At], place: &str) {
        match &part.what {
            What::Piece(owner, piece) if piece == "p" => {
                self.pieces.retain(|(party, letters, _), _| !(party == owner && letters == "p"));
                to.iter().for_each(|at| self.gain(owner, piece, at.clone(), 1));
            }
            What::Piece(owner, piece) => {
                if let Some(from) = &part.from {
                    self.lose(owner, piece, from, part.count, place);
                }
                to.iter().for_each(|at| self.gain(owner, piece, at.clone(), part.count));
            }
            What::Ferry => {
                if let (Some(At::Clearing(from)), [At::Clearing(to)]) = (&part.from, to) {
                    if self.ferry.is_some_and(|ferry| ferry != *from) {
                        self.faults.push(format!("{place}: the ferry is elsewhere"));
                    }
                    self.ferry = Some(*to);
                }
            }
            What::Card | What::Item => {}
        }
    }

    fn gain(&mut self, owner: &str, piece: &str, at: At, count: u8) {
        *self.pieces.entry((owner.to_owned(), piece.to_owned(), at)).or_default() += count;
    }

    fn lose(&mut self, owner: &str, piece: &str, at: &At, count: u8, place: &str) {
        let key = (owner.to_owned(), piece.to_owned(), at.clone());
        let there = self.pieces.get(&key).copied().unwrap_or_default();
        if there < count {
            self.faults.push(format!("{place}: {count} {owner}{piece} from {at:?}, where {there} are"));
        }
        match there.checked_sub(count) {
            Some(left) if left > 0 => drop(self.pieces.insert(key, left)),
            _ => drop(self.pieces.remove(&key)),
        }
    }
}
