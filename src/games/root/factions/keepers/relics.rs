//! Relics (15.2.1): where they lie, how they are turned up, and what becomes of those that are removed (15.2.5).

use super::{kit, seat, update};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::{Action, words};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Forest, ForestSet, MAX_FORESTS};
use crate::kernel::{Field, Part, RollKind, Seat};
use serde::{Deserialize, Serialize};

/// A relic that is laid down at set-up, as `4 * kind + copy`.
pub const ROLL_RELIC: RollKind = RollKind(30);

/// A forest that is not left empty at set-up.
pub const ROLL_FOREST: RollKind = RollKind(31);

/// The value of a relic that is turned up, as `4 * (value - 1) + copy`.
pub const ROLL_WORTH: RollKind = RollKind(32);

/// Relics of each kind in the box (15.2.1).
pub const OF_A_KIND: u8 = 4;

words! {
    /// The kinds of relics, printed on both sides of the tokens (15.2.1).
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Relic {
        Figure = "figure",
        Tablet = "tablet",
        Jewelry = "jewelry",
    }
}

impl Relic {
    pub const COUNT: usize = Self::ALL.len();

    /// Its tokens turned up, by value.
    pub const fn pieces(self) -> [Piece; 3] {
        match self {
            Relic::Figure => [Piece::Figure1, Piece::Figure2, Piece::Figure3],
            Relic::Tablet => [Piece::Tablet1, Piece::Tablet2, Piece::Tablet3],
            Relic::Jewelry => [Piece::Jewelry1, Piece::Jewelry2, Piece::Jewelry3],
        }
    }
}

/// A relic in a forest as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// Face down: nobody knows its value.
    Down(Relic),
    Open(Piece),
}

impl Found {
    pub const fn id(self) -> &'static str {
        match self {
            Found::Down(relic) => relic.id(),
            Found::Open(piece) => piece.id(),
        }
    }

    pub fn relic(self) -> Option<Relic> {
        match self {
            Found::Down(relic) => Some(relic),
            Found::Open(piece) => piece.relic(),
        }
    }
}

impl Field for Found {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        let open = || Piece::read(word).filter(|piece| piece.relic().is_some()).map(Found::Open);
        Relic::from_id(word).map(Found::Down).or_else(open)
    }
}

/// The relics in the forests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Forests {
    down: [[u8; Relic::COUNT]; MAX_FORESTS],
    /// By kind and value the forests where one lies turned up, and those where a second one does.
    open: [[ForestSet; 2]; Piece::RELICS.len()],
}

impl Forests {
    pub fn count(&self, forest: Forest, found: Found) -> u8 {
        match found {
            Found::Down(relic) => self.down[forest.index()][relic.index()],
            Found::Open(piece) => piece
                .relic_index()
                .map_or(0, |index| self.open[index].iter().map(|forests| u8::from(forests.contains(forest))).sum()),
        }
    }

    /// The relics of a forest, each kind with its number.
    pub fn found(&self, forest: Forest) -> impl Iterator<Item = (Found, u8)> + use<'_> {
        let down = Relic::ALL.iter().copied().map(Found::Down);
        let open = Piece::RELICS.into_iter().map(Found::Open);
        down.chain(open).map(move |found| (found, self.count(forest, found))).filter(|&(_, count)| count > 0)
    }

    pub fn is_empty(&self, forest: Forest) -> bool {
        self.found(forest).next().is_none()
    }

    /// Relics of a kind that lie face down, all forests together.
    pub fn face_down(&self, relic: Relic) -> u8 {
        self.down.iter().map(|forest| forest[relic.index()]).sum()
    }

    /// Relics of a kind and value that lie turned up, all forests together.
    pub fn turned_up(&self, piece: Piece) -> u8 {
        piece.relic_index().map_or(0, |index| self.open[index].iter().map(|forests| forests.len() as u8).sum())
    }

    pub(in crate::games::root) fn lay(&mut self, forest: Forest, found: Found) {
        match found {
            Found::Down(relic) => self.down[forest.index()][relic.index()] += 1,
            Found::Open(piece) => {
                if let Some(index) = piece.relic_index() {
                    let [once, again] = &mut self.open[index];
                    if once.contains(forest) { again.insert(forest) } else { once.insert(forest) }
                }
            }
        }
    }

    fn take(&mut self, forest: Forest, found: Found) {
        match found {
            Found::Down(relic) => {
                let lying = &mut self.down[forest.index()][relic.index()];
                *lying = lying.saturating_sub(1);
            }
            Found::Open(piece) => {
                if let Some(index) = piece.relic_index() {
                    let [once, again] = &mut self.open[index];
                    if again.contains(forest) { again.remove(forest) } else { once.remove(forest) }
                }
            }
        }
    }
}

/// 15.3.1: one relic in each forest, at random, value down.
pub(super) fn lay_first(state: &mut State, world: &mut World) {
    let forests = state.board.forests();
    lay_round(state, forests, world);
    told(state, world);
}

/// 15.3.3: what is left goes, as evenly as can be, into the forests that touch no clearing with own warriors.
pub(super) fn lay_rest(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let near = state.clearings_with_warriors(seat);
    let all = state.board.forests();
    let far: ForestSet = all.iter().filter(|&forest| !state.board.forest_clearings(forest).intersects(near)).collect();
    let forests = if far.is_empty() { all } else { far };
    while !forests.is_empty() && unlaid(state) > 0 {
        lay_round(state, forests, world);
    }
    told(state, world);
}

fn told(state: &State, world: &mut World) {
    let seat = seat(state);
    let lying: u8 = Relic::ALL.iter().map(|&relic| kit(state).forests.face_down(relic)).sum();
    world.emit(|| Event::new(What::RelicsLaid, seat).with(Detail::Count(i16::from(lying))));
}

fn unlaid(state: &State) -> u8 {
    Relic::ALL.iter().map(|&relic| OF_A_KIND - kit(state).forests.face_down(relic)).sum()
}

/// One relic for each of the forests; chance says which go without if there are too few.
fn lay_round(state: &mut State, forests: ForestSet, world: &mut World) {
    let mut waiting = forests;
    while !waiting.is_empty() && unlaid(state) > 0 {
        let forest = if usize::from(unlaid(state)) >= waiting.len() {
            waiting.first()
        } else {
            Some(Forest::new(world.draw(ROLL_FOREST, u64::from(waiting.bits()))))
        };
        let Some(forest) = forest else { return };
        waiting.remove(forest);
        let tokens = Relic::ALL.iter().fold(0, |tokens, &relic| {
            let left = OF_A_KIND - kit(state).forests.face_down(relic);
            tokens | ((1u64 << left) - 1) << (4 * relic.index())
        });
        let token = usize::from(world.draw(ROLL_RELIC, tokens) / 4).min(Relic::COUNT - 1);
        update(state, |keepers| keepers.forests.lay(forest, Found::Down(Relic::ALL[token])));
    }
}

/// Takes a relic out of a forest; one that lies face down is turned up (15.5.2.II.a): its value is drawn now.
pub(super) fn turn_up(state: &mut State, forest: Forest, found: Found, world: &mut World) -> Option<Piece> {
    update(state, |keepers| keepers.forests.take(forest, found));
    let relic = match found {
        Found::Open(piece) => return Some(piece),
        Found::Down(relic) => relic,
    };
    let values = relic
        .pieces()
        .into_iter()
        .enumerate()
        .fold(0, |values, (index, piece)| values | ((1u64 << state.stock[piece.index()]) - 1) << (4 * index));
    if values == 0 {
        return None;
    }
    let value = usize::from(world.draw(ROLL_WORTH, values) / 4);
    let piece = relic.pieces()[value.min(2)];
    state.stock[piece.index()] -= 1;
    Some(piece)
}

/// 15.2.5: removed relics wait until whoever removed them has chosen their forests.
pub(in crate::games::root) fn set_adrift(state: &mut State, piece: Piece, count: u8) {
    if let Some(index) = piece.relic_index() {
        update(state, |keepers| keepers.adrift[index] += count);
    }
}

/// The next relic that has to find a forest.
pub(in crate::games::root) fn adrift(state: &State) -> Option<Piece> {
    let adrift = kit(state).adrift;
    Piece::RELICS.into_iter().zip(adrift).find(|&(_, count)| count > 0).map(|(piece, _)| piece)
}

pub(in crate::games::root) fn legal_prize(state: &State, out: &mut Vec<Action>) {
    if let Some(piece) = adrift(state) {
        out.extend(state.board.forests().iter().map(|forest| Action::PlaceIn { piece, forest }));
    }
}

/// 15.2.5
pub(in crate::games::root) fn lay_prize(state: &mut State, by: Seat, piece: Piece, forest: Forest, world: &mut World) {
    let Some(index) = piece.relic_index() else { return };
    update(state, |keepers| {
        keepers.adrift[index] -= 1;
        keepers.forests.lay(forest, Found::Open(piece));
    });
    world.emit(|| Event::new(What::PrizeLaid, by).with(Detail::Piece(piece)).with(Detail::Forest(forest)));
}
