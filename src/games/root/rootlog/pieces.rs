//! The pieces that lie on the map and on boards, and the moves that lead from one state to the next.

use super::letters::{self, PAWN, Profile, WARLORD, WARRIOR};
use super::token::{Place, Term, Thing, Token};
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::item::Relic;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::Spot;
use std::collections::{BTreeMap, BTreeSet};

/// Pieces of one kind: whose, and by which letters.
pub type Kind = (Party, &'static str);

/// How many pieces of each kind lie in each place. What is in supplies is not counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pieces {
    pub counts: BTreeMap<(Kind, Place), u8>,
    pub ferry: Option<Clearing>,
}

impl Pieces {
    pub fn of(state: &State) -> Self {
        let mut pieces = Self { ferry: state.ferry, ..Self::default() };
        for owner in state.owners() {
            let party = state.party(owner);
            let warlord = owner.seat().and_then(|seat| match &state.player(seat).kit {
                FactionState::Hundreds(kit) => kit.warlord,
                _ => None,
            });
            for clearing in state.board.clearings().iter() {
                let (leads, place) = (u8::from(warlord == Some(clearing)), Place::Clearing(clearing));
                pieces.add((party, WARRIOR), place, state.warriors(owner, clearing).saturating_sub(leads));
                pieces.add((party, WARLORD), place, leads);
                for &piece in Piece::of(party) {
                    pieces.add((party, letters::piece(piece)), place, state.count(piece, clearing));
                }
            }
            match owner.seat() {
                Some(seat) => pieces.add_board(state, seat, party),
                None => pieces.add_card(state, owner, party),
            }
        }
        pieces
    }

    /// Counts this many more there.
    pub fn add(&mut self, kind: Kind, place: Place, count: u8) {
        if count > 0 {
            let there = self.counts.entry((kind, place)).or_default();
            *there = there.saturating_add(count);
        }
    }

    /// Counts this many fewer there; returns how many were missing.
    pub fn take(&mut self, kind: Kind, place: Place, count: u8) -> u8 {
        let there = self.count(kind, place);
        match there.checked_sub(count) {
            Some(left) if left > 0 => drop(self.counts.insert((kind, place), left)),
            _ => drop(self.counts.remove(&(kind, place))),
        }
        count.saturating_sub(there)
    }

    pub fn count(&self, kind: Kind, place: Place) -> u8 {
        self.counts.get(&(kind, place)).copied().unwrap_or_default()
    }

    fn add_board(&mut self, state: &State, seat: Seat, party: Party) {
        let board = Place::Board(party);
        match &state.player(seat).kit {
            FactionState::Alliance(kit) => self.add((party, WARRIOR), board, kit.officers),
            FactionState::Lizards(kit) => self.add((party, WARRIOR), board, kit.acolytes),
            FactionState::Duchy(kit) => self.add((party, WARRIOR), Place::Burrow, kit.burrow),
            FactionState::Riverfolk(kit) => {
                for owner in state.seats() {
                    self.add((state.party(owner), WARRIOR), board, kit.holds(owner));
                }
            }
            FactionState::Vagabond(kit) => {
                if let Some(spot) = kit.spot {
                    self.add((party, PAWN), place(state, spot), 1);
                }
            }
            FactionState::Keepers(kit) => {
                for forest in state.board.forests().iter() {
                    for (found, count) in kit.forests.found(forest) {
                        self.add((party, letters::found(found)), place(state, Spot::Forest(forest)), count);
                    }
                }
                for relic in Piece::RELICS {
                    let recovered = relic.relic_index().map_or(0, |index| kit.recovered[index]);
                    self.add((party, letters::piece(relic)), board, recovered);
                }
            }
            _ => {}
        }
    }

    fn add_card(&mut self, state: &State, owner: Owner, party: Party) {
        let Some(hired) = state.hired(owner) else { return };
        self.add((party, WARRIOR), Place::Board(party), hired.kit.warriors());
        if let Some(spot) = hired.kit.spot() {
            self.add((party, PAWN), place(state, spot), 1);
        }
        let bandits = hired.kit.ambushes();
        for (low, high) in (0..bandits.len()).filter_map(|at| bandits.get(at)) {
            self.add((party, WARRIOR), Place::Path(low, high), 1);
        }
    }

    /// Turns a piece in a clearing into another: a plot that is flipped.
    pub fn turn(&mut self, party: Party, clearing: Clearing, from: &'static str, into: &'static str) {
        let place = Place::Clearing(clearing);
        if self.count((party, from), place) > 0 {
            self.take((party, from), place, 1);
            self.add((party, into), place, 1);
        }
    }

    /// Lets everything that such tokens are change places (13.5.4).
    pub fn swap(&mut self, party: Party, kinds: &[&'static str], one: Clearing, other: Clearing) {
        let (one, other) = (Place::Clearing(one), Place::Clearing(other));
        for &letters in kinds {
            let kind = (party, letters);
            let (here, there) = (self.count(kind, one), self.count(kind, other));
            self.take(kind, one, here);
            self.take(kind, other, there);
            self.add(kind, one, there);
            self.add(kind, other, here);
        }
    }
}

fn place(state: &State, spot: Spot) -> Place {
    match spot {
        Spot::Clearing(clearing) => Place::Clearing(clearing),
        Spot::Forest(forest) => Place::Forest(state.board.forest_clearings(forest)),
    }
}

/// Whether pieces of a kind move; all others are placed and removed.
fn is_mobile((party, letters): Kind) -> bool {
    matches!(party, Party::Hireling(_)) || [WARRIOR, WARLORD, PAWN].contains(&letters) || is_relic((party, letters))
}

fn is_relic((party, letters): Kind) -> bool {
    let kinds = || Relic::ALL.map(|relic| letters::found(Found::Down(relic)));
    party == Party::Faction(Faction::Keepers)
        && (kinds().contains(&letters) || Piece::RELICS.map(letters::piece).contains(&letters))
}

/// Whether a piece that was in one place and is in another has gone there, and not home and out again: what lies on a board
/// was paid or is spent, but for relics that are recovered and for the cards of hirelings.
fn is_way(kind: Kind, from: Place, to: Place) -> bool {
    let is_board = |place| matches!(place, Place::Board(_));
    !is_board(from) && !is_board(to) || is_relic(kind) || matches!(kind.0, Party::Hireling(_))
}

/// What of the pieces has changed, as actions of the notation.
#[derive(Default)]
pub struct Changes {
    pub moves: Vec<Token>,
    pub removals: Vec<Token>,
    pub placings: Vec<Token>,
}

/// Relics that a removal has taken from clearings and that have still to be laid into a forest (15.2.5).
pub type Adrift = Vec<(&'static str, Place)>;

/// Kinds with a number and the place.
type Counted = Vec<(Kind, Place, u8)>;

/// Finds the moves, removals and placings that lead from one state to the next.
pub fn changes(before: &Pieces, after: &Pieces, profile: Profile, adrift: &mut Adrift) -> Changes {
    let (mut lost, mut gained) = differences(before, after);
    let mut moved: BTreeMap<(Place, Place), Vec<Term>> = BTreeMap::new();
    let mut changes = Changes::default();
    for (kind, from, left) in &mut lost {
        for (other, to, more) in &mut gained {
            let count = (*left).min(*more);
            if count == 0 || other != kind || !is_mobile(*kind) || !is_way(*kind, *from, *to) {
                continue;
            }
            *left -= count;
            *more -= count;
            if kind.1 == PAWN {
                changes.moves.push(Token::single(Term::piece(1, kind.0, PAWN, None), [*to]));
            } else {
                moved.entry((*from, *to)).or_default().push(Term::piece(count, kind.0, kind.1, Some(*from)));
            }
        }
    }
    delve(&mut lost, &mut gained, &mut changes.moves);
    drift(&mut lost, &mut gained, adrift, &mut changes.moves);
    if let (Some(from), Some(to)) = (before.ferry, after.ferry)
        && from != to
    {
        let (from, to) = (Place::Clearing(from), Place::Clearing(to));
        moved.entry((from, to)).or_default().push(Term::new(1, Thing::Ferry(letters::ferry(profile)), Some(from)));
    }
    changes.moves.extend(moved.into_iter().map(|((_, to), terms)| Token::Move { terms, to: vec![to] }));
    lost.retain(|(.., count)| *count > 0);
    gained.retain(|(.., count)| *count > 0);
    changes.removals = removals(&lost);
    changes.placings = placings(&gained);
    changes
}

fn differences(before: &Pieces, after: &Pieces) -> (Counted, Counted) {
    let (mut lost, mut gained) = (Vec::new(), Vec::new());
    let keys: BTreeSet<_> = before.counts.keys().chain(after.counts.keys()).copied().collect();
    for (kind, place) in keys {
        let (had, has) = (before.count(kind, place), after.count(kind, place));
        if had > has {
            lost.push((kind, place, had - has));
        }
        if has > had {
            gained.push((kind, place, has - had));
        }
    }
    (lost, gained)
}

/// A relic that lay face down in a forest is one with a value in a clearing.
fn delve(lost: &mut Counted, gained: &mut Counted, moves: &mut Vec<Token>) {
    let keepers = Party::Faction(Faction::Keepers);
    for relic in Relic::ALL {
        let down = letters::found(Found::Down(relic));
        let Some((kind, from, left)) = lost.iter_mut().find(|(kind, _, left)| *kind == (keepers, down) && *left > 0)
        else {
            continue;
        };
        let values = Piece::of_relic(relic).map(letters::piece);
        let found = gained.iter_mut().find(|((party, letters), place, more)| {
            *party == keepers && values.contains(letters) && matches!(place, Place::Clearing(_)) && *more > 0
        });
        let Some(((_, value), Place::Clearing(clearing), more)) = found else { continue };
        *left -= 1;
        *more -= 1;
        moves.push(Token::single(Term::piece(1, kind.0, kind.1, Some(*from)), [Place::Clearing(*clearing)]));
        moves.push(Token::Flip { whose: Faction::Keepers, clearing: *clearing, into: value });
    }
}

/// A relic that is removed is written when it lies in its forest, with the clearing that it comes from.
fn drift(lost: &mut Counted, gained: &mut Counted, adrift: &mut Adrift, moves: &mut Vec<Token>) {
    for (kind, from, left) in lost.iter_mut().filter(|(kind, ..)| is_relic(*kind)) {
        adrift.extend((0..std::mem::take(left)).map(|_| (kind.1, *from)));
    }
    for (kind, to, more) in gained.iter_mut().filter(|(kind, ..)| is_relic(*kind)) {
        while *more > 0
            && let Some(at) = adrift.iter().position(|(letters, _)| *letters == kind.1)
        {
            let (letters, from) = adrift.remove(at);
            moves.push(Token::single(Term::piece(1, kind.0, letters, Some(from)), [*to]));
            *more -= 1;
        }
    }
}

/// Writes relics that never came to lie in a forest as removed.
pub fn stranded(adrift: &mut Adrift) -> Vec<Token> {
    let keepers = Party::Faction(Faction::Keepers);
    let removal = |(letters, from)| Token::single(Term::piece(1, keepers, letters, Some(from)), []);
    adrift.drain(..).map(removal).collect()
}

/// Removals, one action for each place.
fn removals(lost: &Counted) -> Vec<Token> {
    let mut by_place: BTreeMap<Place, Vec<Term>> = BTreeMap::new();
    for &((party, letters), place, count) in lost {
        by_place.entry(place).or_default().push(Term::piece(count, party, letters, Some(place)));
    }
    // pieces of one kind from several places, such as wood, are one action
    if let [(first, ..), rest @ ..] = lost.as_slice()
        && !rest.is_empty()
        && rest.iter().all(|(kind, ..)| kind == first)
    {
        let terms = by_place.into_values().flatten().collect();
        return vec![Token::Move { terms, to: Vec::new() }];
    }
    by_place.into_values().map(|terms| Token::Move { terms, to: Vec::new() }).collect()
}

/// Placings: of one kind this many each in several clearings, or of several kinds in one.
fn placings(gained: &Counted) -> Vec<Token> {
    let mut by_kind: BTreeMap<(Kind, u8, bool), Vec<Place>> = BTreeMap::new();
    for &(kind, place, count) in gained {
        let is_clearing = matches!(place, Place::Clearing(_));
        by_kind.entry((kind, count, is_clearing)).or_default().push(place);
    }
    let mut tokens: Vec<(Party, Token)> = Vec::new();
    for (((party, letters), count, is_clearing), places) in by_kind {
        let term = Term::piece(count, party, letters, None);
        if !is_clearing {
            // a forest, a board or a path is named alone
            tokens.extend(places.into_iter().map(|place| (party, Token::single(term.clone(), [place]))));
            continue;
        }
        let beside = |(other, token): &&mut (Party, Token)| {
            *other == party && places.len() == 1 && matches!(token, Token::Move { to, .. } if *to == places)
        };
        match tokens.iter_mut().find(beside) {
            Some((_, Token::Move { terms, .. })) => terms.push(term),
            _ => tokens.push((party, Token::single(term, places))),
        }
    }
    tokens.into_iter().map(|(_, token)| token).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::party::Hireling;

    #[test]
    fn pieces_of_one_owner_have_letters_of_their_own() {
        let parties = Faction::ALL.map(Party::Faction).into_iter().chain(Hireling::ALL.map(Party::Hireling));
        for party in parties {
            let kinds: Vec<_> = Piece::of(party).iter().map(|piece| letters::piece(*piece)).collect();
            let different: BTreeSet<_> = kinds.iter().collect();
            assert_eq!(different.len(), kinds.len(), "{party:?}: {kinds:?}");
        }
    }
}
