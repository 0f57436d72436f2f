//! The Underground Duchy as a whole: setup, positions, invariants.

use super::state::{BUILDINGS, Duchy as Board, Step};
use super::turn;
use super::words::{Minister, Rank};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::module::{Fits, Module, broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::card::DECK_SIZE;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static MINISTERS: Names = Names::new("root-doc-no-minister", &Minister::IDS);
static RANKS: Names = Names::new("root-doc-no-rank", &Rank::IDS);

pub(in crate::games::root) struct Duchy;

impl Module for Duchy {
    fn kit(&self) -> Kit {
        Kit::Duchy(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push(Task::Duchy(Step::SetupHome));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: false, apart: Apart::NotAdjacent, builds: false, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(duchy) = position.state.duchy_mut(seat) else { return };
        codec.number("burrow", Faction::Duchy.warriors(), &mut duchy.burrow);
        visit_cards(codec, "revealed", &mut position.left, &mut duchy.revealed);
        codec.members("swayed", &MINISTERS, &mut duchy.swayed);
        codec.members("acted", &MINISTERS, &mut duchy.acted);
        codec.counts("lost_crowns", &RANKS, Rank::CROWNS, &mut duchy.lost_crowns);
        let burrow = duchy.burrow;
        position.lay_aside(codec, "burrow", seat, burrow);
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Tunnel])?;
        let Some(duchy) = state.duchy(seat) else { return Ok(()) };
        let crowns = |rank: Rank| duchy.swayed.of_rank(rank).len() + usize::from(duchy.lost_crowns[rank.index()]);
        if let Some(rank) = Rank::ALL.into_iter().find(|&rank| crowns(rank) > usize::from(Rank::CROWNS)) {
            return broken(Message::new("root-broken-crowns").text("rank", rank.id()));
        }
        Ok(())
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.duchy(seat).filter(|_| owner == seat).map_or(0, |duchy| duchy.burrow)
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Duchy);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            Step::SetupHome => state.phase == Phase::Setup && state.on_map(Piece::Tunnel) == 0,
            Step::Show { clearing, piece, any } => {
                is_top && BUILDINGS.contains(&piece) && turn::can_show(state, clearing, piece, any)
            }
            Step::PayDig { clearing } => is_top && turn::can_dig(state, clearing),
            Step::Spend { count, .. } => is_top && usize::from(count) < DECK_SIZE,
            Step::Reveal { minister, left, shown, .. } => {
                let most = minister.rank().cards();
                is_top && left <= most && shown.iter().all(|&count| count <= most)
            }
            _ => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        let cards = state.picks.cards;
        state.picks.only_cards()
            && match self {
                Step::Spend { count, suit } => {
                    let fitting = if suit == Suit::Bird { CardSet::suit(suit) } else { CardSet::matching(suit) };
                    cards.len() <= usize::from(count) && cards.is_subset(fitting)
                }
                Step::Reveal { minister, left, .. } => {
                    cards.len() + usize::from(left) <= usize::from(minister.rank().cards())
                }
                _ => false,
            }
    }
}
