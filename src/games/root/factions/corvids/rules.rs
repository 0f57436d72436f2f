//! The Corvid Conspiracy as a whole: setup, refusals, positions, invariants.

use super::queries::{left_of, plots, plots_mut};
use super::state::{Corvids as Board, OF_A_KIND, Step};
use super::words::Plot;
use super::{exposure, turn};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::hand::not_held;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::hooks;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{at, because, mismatch, not_open};
use crate::games::root::module::position::Position;
use crate::games::root::module::{FactionRules, broken, doubled, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::kernel::{Broken, Codec, Generator, Illegal, Message, Names};

static PLOTS: Names = Names::new("root-doc-no-plot", &Plot::IDS);

pub(in crate::games::root) struct Corvids;

impl FactionRules for Corvids {
    fn kit(&self) -> FactionState {
        FactionState::Corvids(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Flip { .. }
                | Action::RecruitSuit { .. }
                | Action::Plot { .. }
                | Action::Trick { .. }
                | Action::Exert
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::RecruitAt { clearing } if state.phase == Phase::Setup => {
                in_step(state, seat, "13.3.2", |step| matches!(step, Step::SetupWarrior(_)))
                    .or_else(|| hooks::placing(state, seat, Asked::about(clearing)).why())
                    .or_else(|| Some(at("root-no-setup-suit", "13.3.2", clearing)))
            }
            Action::Craft { card } => no_craft(state, seat, card)
                .given(state.phase != Phase::Daylight, || because("root-no-craft-late", "13.2.1"))
                .or_else(|| in_step(state, seat, "13.4.1", |step| step == Step::Craft)),
            Action::Flip { clearing } => in_step(state, seat, "13.4.2", |step| step == Step::Flip)
                .or_else(|| turn::flip_sites(state, Asked::about(clearing)).why()),
            Action::RecruitSuit { suit, card } => in_step(state, seat, "13.4.3", |step| step == Step::Recruit)
                .or_else(|| turn::no_recruiting(state, suit, card)),
            Action::Move { from, to, count } => {
                acting(state, seat, "13.5.1").or_else(|| no_move(state, seat, from, to, count))
            }
            Action::Battle { clearing, defender } => {
                acting(state, seat, "13.5.3").or_else(|| no_battle(state, seat, clearing, defender))
            }
            Action::Plot { clearing, plot } => acting(state, seat, "13.5.2")
                .or_else(|| turn::plot_sites(state, Asked::about(clearing)).why())
                .given(left_of(state, plot) > 0, || because("root-no-plot-left", "13.2.2")),
            Action::Trick { one, other } => acting(state, seat, "13.5.4").or_else(|| turn::no_trick(state, one, other)),
            Action::Exert => in_step(state, seat, "13.6.1", |step| step == Step::Exert),
            Action::Expose { .. } => Some(because("root-no-own-plot", "13.2.4")),
            _ => None,
        }
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

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        visit_plots(codec, position, seat);
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        check_plots(state, seat)
    }

    fn hide(&self, state: &mut State, seat: Seat) {
        hide_plots(state, seat);
    }

    fn deal(&self, state: &mut State, _: Seat, rng: &mut Generator) {
        turn::deal_plots(state, rng);
    }
}

/// Visits the kinds of the plots that lie face down; one that is not named is the first that is left.
pub(in crate::games::root) fn visit_plots(codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
    let Some(mut kit) = plots(position.state, seat).copied() else { return };
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
        if let Some(plots) = plots_mut(position.state, seat) {
            *plots = kit;
        }
    }
}

/// # Errors
/// The plots do not add up.
pub(in crate::games::root) fn check_plots(state: &State, seat: Seat) -> Result<(), Broken> {
    // 13.2.2: eight plots, two of each kind, one in a clearing; those that lie face down are known to someone
    let Some(kit) = plots(state, seat) else { return Ok(()) };
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

/// Nobody else knows what lies face down (13.2.2.I), and of what a clockwork player has laid nobody at all.
pub(in crate::games::root) fn hide_plots(state: &mut State, seat: Seat) {
    if let Some(plots) = plots_mut(state, seat) {
        plots.hide();
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Corvids(step) if belongs(step)))
}

/// Actions come in Daylight, and one in place of the draw (13.6.1).
fn acting(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    let spent = state.top() == Some(Task::Corvids(Step::Actions)) && turn::actions_left(state) == 0;
    in_step(state, seat, law, |step| matches!(step, Step::Actions | Step::Exerted))
        .given(!spent, || because("root-no-actions-left", "13.5"))
}

/// Returns why someone else cannot expose a plot here, or show this card for it (13.2.4).
pub(in crate::games::root) fn refuse_exposer(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Expose { clearing, .. } => exposure::no_exposure(state, seat, clearing),
        Action::ShowCard { card } => {
            let Some(Task::Corvids(Step::Expose { clearing, .. })) = state.top() else { return None };
            not_held(state, seat, card).or_else(|| Some(mismatch("root-no-card-match", "13.2.4", card, clearing)))
        }
        _ => None,
    }
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Corvids);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            Step::SetupPlot => state.phase == Phase::Setup && state.draft.is_open && state.on_map(Piece::Plot) == 0,
            Step::SetupWarrior(suit) => state.phase == Phase::Setup && suit != Suit::Bird,
            Step::Muster { suit } => suit != Suit::Bird,
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
