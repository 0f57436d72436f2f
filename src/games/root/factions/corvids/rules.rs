//! The Corvid Conspiracy as a whole: setup, positions, invariants.

use super::state::{Corvids as Board, OF_A_KIND, Step};
use super::words::Plot;
use super::{exposure, turn};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::position::Position;
use crate::games::root::module::{Fits, Module, broken, doubled, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Broken, Codec, Generator, Illegal, Message, Names};

static PLOTS: Names = Names::new("root-doc-no-plot", &Plot::IDS);

pub(in crate::games::root) struct Corvids;

impl Module for Corvids {
    fn kit(&self) -> Kit {
        Kit::Corvids(Board::default())
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
        state.push_all(&Suit::CLEARING.map(|suit| Task::Corvids(Step::SetupWarrior(suit))));
        if state.draft.is_open {
            state.push(Task::Corvids(Step::SetupPlot));
        }
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: false, apart: Apart::Anywhere, builds: false, come_first: true }
    }

    /// Visits the kinds of the plots that lie face down; one that is not named is the first that is left.
    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(mut kit) = position.state.corvids(seat).copied() else { return };
        codec.entries("plots", &position.clearings, &mut |codec, key, at| {
            codec.word(key, &PLOTS, &mut kit.face_down[at]);
        });
        codec.entries("denied", &position.clearings, &mut |codec, key, at| {
            let at = Clearing::new(at as u8);
            let mut denied = Plot::ALL.iter().copied().filter(|&plot| kit.is_denied(at, plot)).collect();
            codec.list(key, &PLOTS, &mut denied);
            denied.into_iter().for_each(|plot| kit.deny(at, plot));
        });
        if codec.reads() {
            lay_plots(codec, position.state, &mut kit);
            position.state.player_mut(seat).kit = Kit::Corvids(kit);
        }
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        // 13.2.2: eight plots, two of each kind, one in a clearing; those that lie face down are known to somebody
        let Some(kit) = state.corvids(seat) else { return Ok(()) };
        let placed: u8 = Piece::of(Faction::Corvids.into()).iter().map(|&piece| state.on_map(piece)).sum();
        let total = placed + state.stock[Piece::Plot.index()];
        if total != Piece::Plot.total() {
            return miscounted(Piece::Plot.id(), total.into(), Piece::Plot.total().into());
        }
        for plot in Plot::ALL {
            let face_down = kit.face_down.iter().filter(|&&lying| lying == Some(plot)).count() as u8;
            let total = face_down + state.on_map(plot.piece());
            if total > OF_A_KIND {
                return miscounted(plot.id(), total.into(), OF_A_KIND.into());
            }
        }
        for clearing in state.board.clearings().iter() {
            if state.placed(seat, clearing) > 1 {
                return doubled(state, Piece::of(Faction::Corvids.into()), clearing);
            }
            let plot = kit.face_down[clearing.index()];
            let lies = state.count(Piece::Plot, clearing) > 0;
            let denied = Plot::ALL.iter().any(|&plot| kit.is_denied(clearing, plot));
            if plot.is_some() != lies || denied && !lies || plot.is_some_and(|plot| kit.is_denied(clearing, plot)) {
                return broken(Message::new("root-broken-plot").number("clearing", clearing.number()));
            }
        }
        Ok(())
    }

    fn hide(&self, state: &mut State, seat: Seat) {
        // 13.2.2.I
        if let Some(corvids) = state.corvids_mut(seat) {
            corvids.hide();
        }
    }

    fn deal(&self, state: &mut State, _: Seat, rng: &mut Generator) {
        turn::deal_plots(state, rng);
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Corvids);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            Step::SetupPlot => state.phase == Phase::Setup && state.draft.is_open && state.on_map(Piece::Plot) == 0,
            Step::SetupWarrior(suit) => state.phase == Phase::Setup && suit != Suit::Bird,
            Step::Muster { suit, .. } => suit != Suit::Bird,
            // 13.2.4
            Step::Expose { clearing, .. } => is_top && exposure::exposable(state).contains(clearing),
            _ => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Muster { suit } => state.picks.only_clearings() && turn::mustering(state, suit).fits(),
            _ => false,
        }
    }
}

/// Lays the plots that the map has face down, and counts those that are left.
fn lay_plots(codec: &Codec<'_>, state: &mut State, kit: &mut Board) {
    for at in state.board.clearings().iter() {
        let lying = &mut state.pieces[Piece::Plot.index()][at.index()];
        if kit.face_down[at.index()].is_some() {
            *lying = 1;
        } else if *lying > 0 {
            let left = |plot: &Plot| {
                let down = kit.face_down.iter().filter(|&&other| other == Some(*plot)).count() as u8;
                !kit.is_denied(at, *plot) && down + state.on_map(plot.piece()) < OF_A_KIND
            };
            kit.face_down[at.index()] = Plot::ALL.into_iter().find(left);
        }
    }
    let on_map: u32 = Piece::PLOTS.iter().map(|&piece| u32::from(state.on_map(piece))).sum();
    let all = Piece::Plot.total();
    match u32::from(all).checked_sub(on_map) {
        Some(stock) => state.stock[Piece::Plot.index()] = stock as u8,
        None => {
            codec.fault("plots", Message::new("root-doc-pieces").text("piece", Piece::Plot.id()).number("most", all))
        }
    }
}
