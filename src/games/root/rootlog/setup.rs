//! The lines before the first turn: the map, who plays, and where everything begins.

use super::letters::{self, Profile};
use super::line::Line;
use super::pieces::{self, Pieces};
use super::status;
use super::token::{Place, Term, Thing, Token};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Message, Rules};

/// The reason why a game cannot be written in this notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unsaid(pub Message);

/// # Errors
/// Names what the notation, or the parser of RootVis, has no letters for.
pub fn check(state: &State, profile: Profile) -> Result<(), Unsaid> {
    if letters::map(state.board.id()).is_none() {
        return Err(Unsaid(Message::new("rootlog-board").text("board", state.board.id())));
    }
    if state.seats().any(|seat| state.is_clockwork(seat)) {
        return Err(Unsaid("rootlog-clockwork".into()));
    }
    if profile == Profile::Rootvis {
        let unknown = [Faction::Hundreds, Faction::Keepers].into_iter().find(|&who| state.seat_of(who).is_some());
        if let Some(who) = unknown {
            return Err(Unsaid(Message::new("rootlog-faction").with("faction", Party::Faction(who).in_sentence())));
        }
        if !state.hirelings.is_empty() {
            return Err(Unsaid("rootlog-hirelings".into()));
        }
    }
    Ok(())
}

/// What is seen of a setup as long as it lasts.
pub struct Preparing {
    /// The suits of clearings, before a landmark gives one all of them.
    suits: [Option<Suit>; MAX_CLEARINGS],
    /// Setup cards that lay on the table (A.8.1).
    pool: Vec<Faction>,
    /// The seats in the order in which they set up.
    order: Vec<Seat>,
}

impl Preparing {
    pub fn new(start: &State) -> Self {
        let mut preparing = Self { suits: [None; MAX_CLEARINGS], pool: Vec::new(), order: Vec::new() };
        if start.draft.is_open {
            preparing.pool = start.draft.pool.iter().collect();
        }
        preparing.look(start, &[]);
        preparing
    }

    pub fn look(&mut self, state: &State, events: &[Event]) {
        for clearing in state.board.clearings().iter() {
            let known = &mut self.suits[clearing.index()];
            *known = known.or(state.suits(clearing).only());
        }
        let drafted = events.iter().filter(|event| event.what == EventKind::Drafted);
        self.order.extend(drafted.filter_map(|event| event.who.seat()));
    }

    /// The seats in the order of the draft, or in that of the letters of setup (5.1.7).
    fn seats(&self, state: &State) -> Vec<Seat> {
        let by_letter = || Faction::ALL.into_iter().filter_map(|faction| state.seat_of(faction));
        if self.order.len() == state.seat_count() { self.order.clone() } else { by_letter().collect() }
    }

    /// Returns the records of the game before its first line: its names stand in the order of the seats.
    pub fn records(&self, state: &State, names: &[String], profile: Profile) -> Vec<String> {
        let mut records = vec![
            format!("Map: {}", letters::map(state.board.id()).unwrap_or_default()),
            format!("Deck: {}", letters::deck(state.deck_kind)),
        ];
        let clearings: Vec<String> = state
            .board
            .clearings()
            .iter()
            .filter_map(|clearing| {
                Some(format!("{}{}", letters::suit(self.suits[clearing.index()]?), clearing.number()))
            })
            .collect();
        records.push(format!("Clearings: {}", clearings.join(", ")));
        if profile == Profile::Spec {
            let standing: Vec<String> = state
                .standing()
                .map(|(landmark, clearing)| format!("{}->{}", letters::landmark(landmark), clearing.number()))
                .collect();
            let hired: Vec<String> = state
                .hirelings
                .as_slice()
                .iter()
                .map(|hired| {
                    let side = if hired.demoted { "d" } else { "" };
                    format!("{}{side}", letters::party(Party::Hireling(hired.hireling)))
                })
                .collect();
            records.extend((!standing.is_empty()).then(|| format!("Landmarks: {}", standing.join("/"))));
            records.extend((!hired.is_empty()).then(|| format!("Hirelings: {}", hired.join(", "))));
        }
        if !self.pool.is_empty() {
            let pool: String = self.pool.iter().map(|faction| letters::faction(*faction)).collect();
            records.push(format!("Pool: {pool}"));
        }
        for seat in self.seats(state) {
            let name = names.get(seat.index()).map_or("", String::as_str);
            records.push(format!("{}: {}", letters::faction(state.faction(seat)), named(name, state.seat_name(seat))));
        }
        records
    }

    /// Returns a line for each player: where everything lies before the first turn.
    pub fn lines(&self, state: &State, profile: Profile) -> Vec<Line> {
        let all = Pieces::of(state);
        let mut hirelings: Vec<Party> = state.hirelings().map(|owner| state.party(owner)).collect();
        let line = |seat: Seat| {
            let mut line = Line::new(state.faction(seat));
            // a hireling sets up in nobody's turn: its pieces stand in the first line
            let parties: Vec<Party> = std::iter::once(state.party(seat)).chain(hirelings.drain(..)).collect();
            let mut own = all.clone();
            own.counts.retain(|((party, _), _), _| parties.contains(party));
            own.ferry = None;
            board(state, seat).into_iter().for_each(|token| line.push(token));
            let placed = pieces::changes(&Pieces::default(), &own, profile, &mut Vec::new());
            placed.placings.into_iter().for_each(|token| line.push(token));
            line
        };
        self.seats(state).into_iter().map(line).collect()
    }
}

/// Writes what a faction sets up on its own board.
fn board(state: &State, seat: Seat) -> Vec<Token> {
    let board = Place::Board(state.party(seat));
    let card = |name: &str| Token::single(Term::new(1, Thing::Card(None, name.to_owned()), None), [board]);
    match &state.player(seat).kit {
        FactionState::Eyrie(kit) => kit.leader.map(|leader| card(leader.id())).into_iter().collect(),
        FactionState::Vagabond(kit) => kit.character.map(|character| card(character.id())).into_iter().collect(),
        FactionState::Alliance(kit) => {
            let cards = Thing::Card(None, String::new());
            vec![Token::single(Term::new(kit.supporter_count(), cards, None), [board])]
        }
        FactionState::Riverfolk(kit) => status::prices(kit.prices),
        FactionState::Lizards(kit) => {
            kit.outcast.map(|suit| Token::Outcast { suit, hated: kit.hated }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// A name as it can stand in the file: nothing in it ends a record or begins a comment, and there is one.
fn named(name: &str, otherwise: &str) -> String {
    let name: String = name.chars().filter(|c| *c != ':' && *c != '/' && !c.is_control()).collect();
    let name = name.trim();
    if name.is_empty() { otherwise.to_owned() } else { name.to_owned() }
}
