//! The factions on the screen: what each of them answers, and which of them a seat plays. No other file here that is not a
//! faction's own knows them by name.

use super::scene::Group;
use super::{duchy, eyrie, hundreds, marquise, undrafted, vagabond};
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Forest};
use crate::games::root::{Action, Observation, State};
use crate::kernel::{Part, Seat, Words};
use crate::tui::game_ui::Ctx;
use crate::tui::player_board::{Fact, Section};

/// A seat with what only its faction has, as a viewer sees them.
pub struct Seated<'a, K> {
    pub state: &'a Observation,
    pub seat: Seat,
    pub kit: &'a K,
}

/// The rest of a phase for a seat: a key with the places `left` and `all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    pub key: &'static str,
    pub left: u8,
    pub all: u8,
}

impl Budget {
    /// Makes a count without a total.
    pub const fn of(key: &'static str, left: u8) -> Self {
        Budget { key, left, all: left }
    }
}

/// The strength of a faction in battle, and what it pays for losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    Warriors,
    /// Swords and other items; there are no warriors at all (9.2.2, 9.2.7).
    Items,
}

/// The extra things a faction shows on the map and beside it that are not pieces in a clearing, or more than the piece.
#[derive(Clone, Debug, Default)]
pub struct Legend {
    /// The clearing of its leader among its warriors.
    pub leader: Option<Clearing>,
    /// The viewer's knowledge of its face-down pieces.
    pub known: Vec<(Clearing, Piece)>,
    pub forests: Vec<(Forest, Group)>,
    /// Places that are not on the map, as actions name them.
    pub places: &'static [&'static str],
}

/// The questions of the screen to a faction. What is nothing special is a default.
pub trait FactionView {
    /// Returns the verbs of its own in a phase of its turn. They choose their keys in this order, before all others, so
    /// that no key moves while the phase lasts.
    fn verbs(&self, phase: Phase) -> Vec<&'static str>;
    /// Returns the law of a verb that other factions have as well, for this one.
    fn law(&self, _verb: &str) -> Option<&'static str> {
        None
    }
    /// Returns the verb that leaves points for another way to win (3.3, 9.2.8).
    fn leaves_points(&self) -> &'static str {
        "dominance"
    }
    /// Returns the verbs that others have in a phase of their turn because it plays.
    fn lends(&self, _: Phase) -> &'static [&'static str] {
        &[]
    }
    /// Counts what the head line shows.
    fn budget(&self) -> Option<Budget> {
        None
    }
    /// Returns how much of its turn is lost by passing on the pending question, from its legal actions; 0 where passing
    /// loses nothing.
    fn left(&self, _: &[Action]) -> u8 {
        0
    }
    fn force(&self) -> Force {
        Force::Warriors
    }
    /// Counts the warriors of its own that are never in its supply.
    fn beside_supply(&self) -> u8 {
        0
    }
    /// Returns cards or warriors on its board that are as good as a hand; none if they need no column.
    fn beside_hand(&self) -> Option<u8> {
        None
    }
    /// Returns the name of its board, if it is another than that of its faction.
    fn title(&self, _: &Words) -> Option<String> {
        None
    }
    /// Tells what is on its board, what limits its next turn first.
    fn facts(&self, ctx: &Ctx) -> Vec<Section>;
    fn legend(&self) -> Legend;
    /// Returns cards on its board that are listed with those of the hand, where the viewer knows them.
    fn beside_cards(&self, _: &Ctx) -> Option<Fact> {
        None
    }
    /// Lists what its player has lost of its board since then, a phrase each. Pieces, cards and crafted items are told of all.
    fn losses(&self, _: &Words, _before: &Observation) -> Vec<String> {
        Vec::new()
    }
    /// Describes what something of its own that can be chosen next costs and gains, where no list explains it.
    fn choice(&self, _: &Ctx, _next: Part) -> Option<String> {
        None
    }
}

/// Returns the strength of the owner in battle; a hireling fights with its warriors, or with the items on its card.
pub fn force(state: &Observation, owner: Owner) -> Force {
    match owner.seat() {
        Some(seat) => of(state, seat).force(),
        None if state.pack(owner).is_some() => Force::Items,
        None => Force::Warriors,
    }
}

/// Returns the board of a seat.
pub fn of(state: &Observation, seat: Seat) -> Box<dyn FactionView + '_> {
    match &state.player(seat).kit {
        FactionState::Undrafted => Box::new(undrafted::Undrafted { state }),
        FactionState::Marquise => Box::new(Seated { state, seat, kit: &marquise::Marquise }),
        FactionState::Eyrie(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Alliance(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Vagabond(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Lizards(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Riverfolk(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Duchy(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Corvids(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Hundreds(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Keepers(kit) => Box::new(Seated { state, seat, kit }),
        FactionState::Clockwork(kit) => Box::new(Seated { state, seat, kit }),
    }
}

/// Has the leader of a faction, where it is a piece on the map, go to a clearing.
pub fn led(state: &mut State, to: Clearing) {
    state.players.iter_mut().for_each(|player| hundreds::led(&mut player.kit, to));
}

/// Returns the keys of the words that the boards put together at run time.
pub fn made_keys() -> Vec<String> {
    let of = |faction: Faction| match faction {
        Faction::Eyrie => eyrie::keys(),
        Faction::Vagabond => vagabond::keys(),
        Faction::Duchy => duchy::keys(),
        Faction::Hundreds => hundreds::keys(),
        Faction::Marquise
        | Faction::Alliance
        | Faction::Vagabond2
        | Faction::Lizards
        | Faction::Riverfolk
        | Faction::Corvids
        | Faction::Keepers => Vec::new(),
    };
    Faction::ALL.into_iter().flat_map(of).collect()
}
