//! One game, from its setup to its line.

use super::games::Planned;
use std::fmt::Write;
use thicket::bots::{self, Bot, Bots, Level, View};
use thicket::kernel::{Decision, Generator, Recorder, Rules, Viewer, join};
use thicket::table::{Boards, canonical, fnv};

/// The player that chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, drawn from the list in the order of its notation: a list in another order is the same list.
    Golden,
    Normal,
}

/// Sets the golden player's stream apart from the game's own.
const APART: u64 = 0x676F_6C64_656E;

/// The golden player's stream for a game with this seed.
pub fn stream(seed: u64) -> Generator {
    Generator::new(seed ^ APART)
}

/// FNV-1a, 64 bits, of lines that come one by one.
pub struct Digest(u64);

impl Digest {
    pub fn new() -> Self {
        Self(fnv(b""))
    }

    pub fn line(&mut self, line: &str) {
        for byte in line.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The result of a game: the parts of its line.
pub struct Line {
    pub setup: String,
    pub result: String,
    /// The digest of everything that was asked, offered, done and drawn.
    pub course: String,
    /// The digest of the final position, without what is pending, whose form may change while the game does not.
    pub end: String,
}

/// The legal actions in the order of their notation.
pub fn sorted<G: Rules>(state: &G, legal: &mut Vec<G::Action>) -> Vec<(String, G::Action)> {
    state.legal(legal);
    let mut list: Vec<(String, G::Action)> = legal.iter().map(|&action| (join(&G::parts(action)), action)).collect();
    list.sort_unstable();
    list
}

/// Plays the game. Nothing here depends on the order of legal lists or of the log.
pub fn play<G: Bots>(planned: &Planned, player: Player, boards: &Boards) -> Line {
    let name = planned.to_string();
    let setup = G::setup(&planned.options, boards).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut chance = Recorder::new(Generator::new(planned.seed));
    let mut state = G::new(&setup, &mut chance, &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut random = stream(planned.seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.seats()).map(|_| G::bot(Level::Normal)).collect();

    let mut course = Digest::new();
    let mut actions = 0;
    let mut legal = Vec::new();
    loop {
        for roll in chance.rolls.drain(..) {
            course.line(&state.roll_text(roll));
        }
        let Decision::Ask(question) = state.decision() else { break };
        assert_eq!(state.asked(), Some(question.seat), "{name}: action {actions}");
        if actions == planned.most {
            break;
        }
        course.line(question.seat.index().to_string().as_str());
        course.line(question.message.key);
        let list = sorted(&state, &mut legal);
        assert!(!list.is_empty(), "{name}: nothing to choose at action {actions}");
        for (text, _) in &list {
            course.line(text);
        }
        let action = match player {
            _ if list.len() == 1 => list[0].1,
            Player::Golden => list[random.below(list.len() as u32) as usize].1,
            Player::Normal => {
                legal.clear();
                legal.extend(list.iter().map(|(_, action)| *action));
                let mut own = bots::stream(planned.seed, actions);
                bots[question.seat.index()].choose(&View::new(&state, question.seat, &legal), &mut own)
            }
        };
        course.line(&join(&G::parts(action)));
        state.step(action, &mut chance, &mut ());
        actions += 1;
    }
    Line { setup: name, result: result(&state, actions), course: course.to_string(), end: end(&state) }
}

fn result<G: Rules>(state: &G, actions: u64) -> String {
    let progress = state.progress();
    let mut text = format!("{actions} actions, {} rounds, scores", progress.round);
    for score in &progress.scores[..state.seats()] {
        // Writing into a string cannot fail.
        let _ = match score {
            Some(score) => write!(text, " {score}"),
            None => write!(text, " -"),
        };
    }
    match state.decision() {
        Decision::Ask(_) => text += ", cut",
        Decision::Over(outcome) => {
            text += ", won by";
            for seat in outcome.winners.iter() {
                let _ = write!(text, " {}", seat.index());
            }
        }
    }
    text
}

fn end<G: Rules>(state: &G) -> String {
    let mut doc = state.write(Viewer::All);
    for key in ["format", "pending", "triggers"] {
        doc.remove(key);
    }
    format!("{:016x}", fnv(canonical(&doc).as_bytes()))
}
