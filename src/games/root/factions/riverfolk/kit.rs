//! What only the Riverfolk Company (chapter 11): its turn, and what others buy of it has.

use super::words::Service;
use crate::games::root::state::State;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::{MAX_SEATS, Seat};
use crate::tasks;

/// The prices that a service can have (11.3.5).
pub const PRICES: [u8; 4] = [1, 2, 3, 4];

/// Points for each trade post (11.5.6.III).
pub const POST_POINTS: u8 = 2;

/// Funds that a trade post costs (11.5.6).
pub const POST_COST: u8 = 2;

/// Warriors in a box of the Company's board, by the seat that owns them.
pub type Warriors = [u8; MAX_SEATS];

/// What only the Company has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Riverfolk {
    /// By service; 0 until it is set (11.3.5).
    pub prices: [u8; 3],
    pub payments: Warriors,
    pub funds: Warriors,
    /// The Committed box and the empty spaces of trade posts (11.5.3): both come back together (11.4.3).
    pub committed: Warriors,
    /// Whether the card that is being crafted is exported (11.5.3.I).
    pub exporting: bool,
}

impl Riverfolk {
    pub fn price(&self, service: Service) -> u8 {
        self.prices[service.index()]
    }

    /// Warriors in the Funds box.
    pub fn funds_total(&self) -> u8 {
        self.funds.iter().sum()
    }

    /// Warriors of a seat on the Company's board.
    pub fn holds(&self, owner: Seat) -> u8 {
        let at = owner.index();
        self.payments[at] + self.funds[at] + self.committed[at]
    }
}

tasks! {
    /// What funds are laid down for.
    pub enum Errand {
        Move = "move" { from: Clearing, to: Clearing, count: u8 },
        Battle = "battle" { clearing: Clearing, defender: Seat },
        Craft = "craft" { card: CardKind },
        Export = "export" { card: CardKind },
        Draw = "draw",
        Recruit = "recruit" { clearing: Clearing },
    }
}

impl Errand {
    /// Funds that it takes.
    pub(in crate::games::root) fn cost(self) -> u8 {
        match self {
            Errand::Craft { card } | Errand::Export { card } => card.face().cost.total(),
            _ => 1,
        }
    }

    /// Whether the funds go back to their owner instead of the Committed box (11.5).
    pub(in crate::games::root) fn spends(self) -> bool {
        matches!(self, Errand::Recruit { .. })
    }

    pub(in crate::games::root) fn law(self) -> &'static str {
        match self {
            Errand::Move { .. } => "11.5.1",
            Errand::Battle { .. } => "11.5.2",
            Errand::Craft { .. } => "11.5.3",
            Errand::Export { .. } => "11.5.3.I",
            Errand::Draw => "11.5.4",
            Errand::Recruit { .. } => "11.5.5",
        }
    }

    /// The clearings that it names.
    pub(in crate::games::root) fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            Errand::Move { from, to, .. } => [Some(from), Some(to)],
            Errand::Battle { clearing, .. } | Errand::Recruit { clearing } => [Some(clearing), None],
            Errand::Craft { .. } | Errand::Export { .. } | Errand::Draw => [None, None],
        }
    }
}

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Riverfolk).unwrap_or(state.turn)
}

pub(in crate::games::root) fn kit(state: &State) -> Riverfolk {
    state.riverfolk(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Riverfolk)) {
    let seat = seat(state);
    if let Some(riverfolk) = state.riverfolk_mut(seat) {
        change(riverfolk);
    }
}

/// The clearings on rivers.
pub fn river_clearings(state: &State) -> ClearingSet {
    let clearings = state.board.clearings().iter();
    clearings.filter(|&clearing| !state.board.river_adjacent(clearing).is_empty()).collect()
}

/// The clearings with a trade post.
pub fn posts(state: &State) -> ClearingSet {
    Piece::POSTS.into_iter().fold(ClearingSet::EMPTY, |posts, post| posts | state.clearings_with(post))
}

/// Lays warriors of a supply into the Payments box, as many as there are (1.5.4); how many.
pub(in crate::games::root) fn lay_into_payments(state: &mut State, owner: Seat, count: u8) -> u8 {
    let count = count.min(state.player(owner).supply);
    state.player_mut(owner).supply -= count;
    update(state, |riverfolk| riverfolk.payments[owner.index()] += count);
    count
}

/// Whether the card that is crafted now is exported (11.5.3.I).
pub(in crate::games::root) fn is_exporting(state: &State, seat: Seat) -> bool {
    state.riverfolk(seat).is_some_and(|riverfolk| riverfolk.exporting)
}

/// Funds that go when trade posts are removed, one after the other: half of them, rounded up, each time (11.2.5.I).
pub(in crate::games::root) fn funds_lost(state: &State, posts: u8) -> u8 {
    let funds = kit(state).funds_total();
    let kept = (0..posts).fold(funds, |funds, _| funds / 2);
    funds - kept
}

/// Whether so many funds are there to go.
pub(in crate::games::root) fn can_lose(state: &State, left: u8) -> bool {
    left <= kit(state).funds_total()
}

/// The suits of the trade-post spaces that are empty, and how many of each are (11.5.3).
pub fn empty_spaces(state: &State) -> [u8; 3] {
    Suit::CLEARING.map(|suit| Piece::post(suit).map_or(0, |post| post.total() - state.stock[post.index()]))
}
