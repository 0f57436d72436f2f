//! The Underground Duchy as a whole: setup, refusals, positions, invariants.

use super::parliament::of_minister;
use super::state::{BUILDINGS, Duchy as Board, Step};
use super::words::{Minister, Rank};
use super::{burrow, parliament, turn};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::conditions::warriors_left;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::hand::not_held;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement::no_move;
use crate::games::root::law::tunnels;
use crate::games::root::law::why::{because, mismatch, not_open, of_card, written};
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::module::{FactionRules, broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::card::DECK_SIZE;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static MINISTERS: Names = Names::new("root-doc-no-minister", &Minister::IDS);
static RANKS: Names = Names::new("root-doc-no-rank", &Rank::IDS);

pub(in crate::games::root) struct Duchy;

impl FactionRules for Duchy {
    fn kit(&self) -> FactionState {
        FactionState::Duchy(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        match action {
            Action::Recruit
            | Action::Dig { .. }
            | Action::Emerge { .. }
            | Action::Descend { .. }
            | Action::Minister { .. }
            | Action::MinisterAs { .. }
            | Action::Sway { .. } => true,
            Action::Build { piece, .. } => piece.owner() == Faction::Duchy.into() && piece.is_building(),
            _ => false,
        }
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Home { .. } => {
                in_step(state, seat, "12.3.3", Step::SetupHome).or(Some(because("root-no-home", "12.3.3")))
            }
            Action::Build { clearing, piece } if piece.owner() == Faction::Duchy.into() => {
                assembled(state, seat, "12.5.1.I").or_else(|| no_building(state, clearing, piece))
            }
            Action::Recruit => warriors_left(state, seat, assembled(state, seat, "12.5.1.II")),
            Action::RecruitAt { .. } => Some(written(Action::Recruit, "12.5.1.II")),
            Action::Move { from, to, count } => {
                assembled(state, seat, "12.5.1.III").or_else(|| no_move(state, seat, from, to, count))
            }
            Action::Emerge { to, count } => {
                assembled(state, seat, "12.5.1.III").or_else(|| tunnels::no_emerging(state, seat, to, count))
            }
            Action::Descend { from, count } => {
                assembled(state, seat, "12.5.1.III").or_else(|| tunnels::no_descent(state, seat, from, count))
            }
            Action::Battle { clearing, defender } => {
                assembled(state, seat, "12.5.1.IV").or_else(|| no_battle(state, seat, clearing, defender))
            }
            Action::Dig { clearing } => {
                assembled(state, seat, "12.5.1.V").or_else(|| burrow::digs(state, Asked::about(clearing)).why())
            }
            Action::Minister { minister } => acting(state, seat, minister).or_else(|| {
                let key = if minister == Minister::Mayor { "root-no-mayor" } else { "root-no-use" };
                Some(of_minister(key, minister.law(), minister))
            }),
            Action::MinisterAs { minister, copied } => None
                .given(minister == Minister::Mayor, || of_minister("root-no-copying", "12.5.2.VI", minister))
                .or_else(|| parliament::copyable(Asked::about(copied)).why())
                .or_else(|| acting(state, seat, minister))
                .or_else(|| parliament::copying(state, Asked::about(copied)).why())
                .or_else(|| Some(of_minister("root-no-use", "12.5.2.VI", copied))),
            Action::Sway { minister } => {
                parliament::swaying(state, minister, in_step(state, seat, "12.5.3", Step::Sway))
                    .or_else(|| Some(parliament::no_reveal(minister)))
            }
            Action::Reveal { card } => not_held(state, seat, card).or_else(|| no_witness(state, card)),
            Action::Craft { card } => no_craft(state, seat, card)
                .given(state.phase != Phase::Daylight, || because("root-no-craft-early", "12.2.1"))
                .or_else(|| in_step(state, seat, "12.6.2", Step::Craft)),
            _ => None,
        }
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

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Duchy(step))
}

/// Actions of the Assembly, or what a minister does with one of them.
fn assembled(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    let is_assembly = |task| {
        let acting = matches!(task, Task::Duchy(Step::Act(_) | Step::Again { .. } | Step::Follow { .. }));
        task == Task::Duchy(Step::Assembly) || acting && state.top() == Some(task)
    };
    let spent = state.top() == Some(Task::Duchy(Step::Assembly)) && turn::actions_left(state) == 0;
    not_open(state, seat, law, is_assembly).given(!spent, || because("root-no-actions-left", "12.5.1"))
}

fn no_building(state: &State, clearing: Clearing, piece: Piece) -> Option<Illegal> {
    if !burrow::buildings_left(state).any(|left| left == piece) {
        let key = if piece.is_building() { "root-no-building-left" } else { "root-no-building" };
        return Some(because(key, "12.5.1.I"));
    }
    let any = state.top() == Some(Task::Duchy(Step::Act(Minister::Foremole)));
    burrow::builds(state, any, Asked::about(clearing)).why()
}

/// Returns why a card that is held cannot be revealed now.
fn no_witness(state: &State, card: CardKind) -> Option<Illegal> {
    match state.top()? {
        Task::Duchy(Step::Show { clearing, any: false, .. }) => {
            Some(mismatch("root-no-card-match", "12.5.1.I", card, clearing))
        }
        Task::Duchy(Step::Reveal { .. }) => Some(of_card("root-no-witness", "12.5.3.II", card)),
        _ => None,
    }
}

/// Returns why the minister cannot act.
fn acting(state: &State, seat: Seat, minister: Minister) -> Option<Illegal> {
    let acting = parliament::acting(state, Asked::about(minister)).why();
    acting.or_else(|| in_step(state, seat, "12.5.2", Step::Parliament))
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Duchy);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            Step::SetupHome => state.phase == Phase::Setup && state.on_map(Piece::Tunnel) == 0,
            Step::Show { clearing, piece, any } => {
                let sites = burrow::builds(state, any, ClearingSet::of(clearing));
                is_top && BUILDINGS.contains(&piece) && state.stock[piece.index()] > 0 && !sites.is_empty()
            }
            Step::PayDig { clearing } => is_top && !burrow::digs(state, ClearingSet::of(clearing)).is_empty(),
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
