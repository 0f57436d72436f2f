//! The Corvid Conspiracy (chapter 13).

use super::exposure;
use super::queries::{face_up, left_of, plot_cost, plots_mut, plotted, seat};
use super::state::{ACTIONS, Corvids, OF_A_KIND, Step};
use super::words::Plot;
use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::conditions::{piece_left, warriors_left, with_warriors};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::order::raided;
use crate::games::root::law::priority::in_order;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, because, of_card, too_few_warriors};
use crate::games::root::law::{battle, craft, hooks, movement, moves, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::{Cause, Loss, Trigger};
use crate::games::root::state::picks::{Choice, Settled, per_clearing};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Generator, Illegal, SeatSet};

/// Deals of the plots that a viewer does not know before they are fitted one by one.
const DEALS: u8 = 32;

/// Clearings of the suit where a warrior can be placed (13.4.3).
fn recruit_clearings(state: &State, suit: Suit) -> ClearingSet {
    hooks::placing(state, seat(state), state.clearings_of(suit))
}

/// Narrows down the cards for which warriors come into clearings of the suit (13.4.3).
fn recruit_cards<A: Among<CardSet>>(state: &State, suit: Suit, cards: A) -> A {
    let seat = seat(state);
    warriors_left(state, seat, held(state, seat, cards))
        .given(suit != Suit::Bird, || because("root-no-recruit-bird", "13.4.3"))
        .only(CardSet::matching(suit), |card| of_card("root-no-recruit-suit", "13.4.3", card))
}

/// Returns why the card brings none there.
pub(super) fn no_recruiting(state: &State, suit: Suit, card: CardKind) -> Option<Illegal> {
    let placing = |clearing| hooks::placing(state, seat(state), Asked::about(clearing)).why();
    let cards = recruit_cards(state, suit, Asked::about(card)).why();
    cards.or_else(|| state.clearings_of(suit).iter().find_map(placing))
}

/// A warrior for each of the clearings, as far as the supply reaches (1.5.4).
fn in_each(state: &State, clearings: ClearingSet) -> Choice<MAX_CLEARINGS> {
    let supply = state.player(seat(state)).supply;
    Choice::of(supply, per_clearing(clearings, |_| 1), state.picks.clearings)
}

/// Returns the warriors of one suit (13.4.3).
pub(super) fn mustering(state: &State, suit: Suit) -> Choice<MAX_CLEARINGS> {
    in_each(state, recruit_clearings(state, suit))
}

/// Returns the warriors of a raid (13.7.4).
pub(super) fn raiding(state: &State, clearing: Clearing) -> Choice<MAX_CLEARINGS> {
    in_each(state, raided(state, clearing))
}

fn place_all(state: &mut State, choice: Choice<MAX_CLEARINGS>, task: Task, world: &mut World) {
    match choice.settle() {
        Settled::Shared { picked, .. } => state.pick_in_clearings(picked, task),
        Settled::All(placed) => state.recruit_all(seat(state), placed, world),
    }
}

pub(super) fn asks_raid(state: &State, clearing: Clearing) -> Option<Seat> {
    if hooks::is_clockwork(state, seat(state)) {
        return None;
    }
    raiding(state, clearing).is_open().then(|| seat(state))
}

pub(super) fn legal_raid(state: &State, clearing: Clearing, out: &mut Vec<Action>) {
    out.extend(raiding(state, clearing).clearings().map(|clearing| Action::RecruitAt { clearing }));
}

pub(super) fn run_raid(state: &mut State, clearing: Clearing, world: &mut World) {
    // R11.7.4
    if hooks::is_clockwork(state, seat(state)) {
        let sites = raided(state, clearing);
        let count = state.player(seat(state)).supply.min(sites.len() as u8);
        world.emit(|| {
            let event = Event::new(EventKind::Musters, seat(state)).with(Detail::Count(i16::from(count)));
            event.with(Detail::Count(sites.len() as i16)).by("R11.7.4")
        });
        for around in in_order(state, sites) {
            state.recruit(seat(state), around, 1, world);
        }
        return;
    }
    place_all(state, raiding(state, clearing), Task::Removal(Trigger::Raid { clearing }), world);
}

/// Narrows down where a plot can be turned over (13.4.2).
pub(super) fn flip_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let plots = sites.only(state.clearings_with(Piece::Plot), here("root-no-plot-here", "13.4.2"));
    with_warriors(state, seat(state), "13.4.2", plots)
}

/// Narrows down where the next plot can be laid (13.5.2).
pub(super) fn plot_sites<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    let pays = |clearing: &Clearing| state.warriors(seat, *clearing) >= plot_cost(state);
    let paid = state.clearings_with_warriors(seat).iter().filter(pays).collect();
    let open = piece_left(state, Piece::Plot, "root-no-plot-left", "13.2.2", sites)
        .except(plotted(state), here("root-no-second-plot", "13.2.2.II"))
        .only(paid, |clearing| too_few_warriors(clearing, state.warriors(seat, clearing), "13.5.2"));
    hooks::placing(state, seat, open)
}

/// The pairs of plots that can change places, the lower clearing first (13.5.4).
fn tricks(state: &State) -> impl Iterator<Item = (Clearing, Clearing)> {
    [state.clearings_with(Piece::Plot), face_up(state)].into_iter().flat_map(|alike| {
        alike.iter().flat_map(move |one| alike.iter().filter(move |&other| other > one).map(move |other| (one, other)))
    })
}

/// Returns why these plots cannot change places.
pub(super) fn no_trick(state: &State, one: Clearing, other: Clearing) -> Option<Illegal> {
    let (plots, up) = (plotted(state), face_up(state));
    let missing = [one, other].into_iter().find(|&clearing| !plots.contains(clearing));
    missing
        .map(|clearing| at("root-no-plot-here", "13.5.4", clearing))
        .given(one != other, || because("root-no-trick-alone", "13.5.4"))
        .given(up.contains(one) == up.contains(other), || because("root-no-trick-faces", "13.5.4"))
}

/// A Corvid turn (13.4 to 13.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Corvids(Step::Craft),
    Task::Corvids(Step::Flip),
    Task::Corvids(Step::Recruit),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Corvids(Step::Actions),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Corvids(Step::Exert),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let player = state.player(seat);
        let asked = match self {
            Step::SetupPlot => !state.homelands(seat).is_empty(),
            Step::SetupWarrior(suit) => !recruit_clearings(state, suit).is_empty(),
            Step::Craft => craft::is_possible(state),
            Step::Flip => !flip_sites(state, state.board.clearings()).is_empty(),
            Step::Recruit => player.has_cards() && player.supply > 0,
            Step::Muster { suit } => mustering(state, suit).is_open(),
            Step::Actions => actions_left(state) > 0 && has_action(state),
            Step::Exert => has_action(state),
            Step::Exerted => has_action(state),
            // which cards match is not public
            Step::Expose { .. } => return (state.player(state.turn).hand_count() > 1).then_some(state.turn),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = seat(state);
        match self {
            Step::SetupPlot => {
                let homes = state.homelands(seat);
                out.extend(
                    homes
                        .iter()
                        .flat_map(|clearing| Plot::ALL.iter().map(move |&plot| Action::Plot { clearing, plot })),
                );
            }
            Step::SetupWarrior(suit) => {
                out.extend(recruit_clearings(state, suit).iter().map(|clearing| Action::RecruitAt { clearing }));
            }
            Step::Craft => {
                out.push(Action::Pass);
                craft::legal(state, out);
            }
            Step::Flip => {
                out.push(Action::Pass);
                let sites = flip_sites(state, state.board.clearings());
                out.extend(sites.iter().map(|clearing| Action::Flip { clearing }));
            }
            Step::Recruit => {
                out.push(Action::Pass);
                for suit in Suit::CLEARING.into_iter().filter(|&suit| !recruit_clearings(state, suit).is_empty()) {
                    let cards = recruit_cards(state, suit, CardSet::ALL).kinds();
                    out.extend(cards.map(|card| Action::RecruitSuit { suit, card }));
                }
            }
            Step::Muster { suit } => {
                out.extend(mustering(state, suit).clearings().map(|clearing| Action::RecruitAt { clearing }));
            }
            Step::Actions => {
                out.push(Action::Pass);
                if actions_left(state) > 0 {
                    legal_actions(state, seat, out);
                }
            }
            Step::Exert => out.extend([Action::Pass, Action::Exert]),
            Step::Exerted => legal_actions(state, seat, out),
            Step::Expose { clearing, .. } => {
                let cards = state.player(state.turn).hand & CardSet::matching(state.suits(clearing));
                out.extend(cards.kinds().map(|card| Action::ShowCard { card }));
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let seat = seat(state);
        match (self, action) {
            (Step::SetupPlot, Action::Plot { clearing, plot }) => {
                state.recruit(seat, clearing, 1, world);
                lay_plot(state, seat, clearing, plot, world);
            }
            (Step::SetupWarrior(_), Action::RecruitAt { clearing }) => {
                state.recruit(seat, clearing, 1, world);
            }
            (Step::Muster { .. }, Action::RecruitAt { clearing }) => {
                state.pick_clearing(clearing, Task::Corvids(self));
            }
            (Step::Craft | Step::Flip | Step::Recruit | Step::Actions | Step::Exert, Action::Pass) => {}
            (Step::Craft, Action::Craft { card }) => {
                state.push(Task::Corvids(self));
                craft::craft(state, card, world);
            }
            (Step::Flip, Action::Flip { clearing }) => {
                state.push(Task::Corvids(self));
                flip(state, clearing, world);
            }
            (Step::Recruit, Action::RecruitSuit { suit, card }) => {
                state.discard_from_hand(seat, card, world);
                state.push(Task::Corvids(Step::Muster { suit }));
            }
            (Step::Exert, Action::Exert) => {
                // 13.6.1: the action takes the place of the draw, which is next
                if state.top() == Some(Task::Turn(frame::Step::Draw)) {
                    state.tasks.pop();
                }
                world.emit(|| Event::new(EventKind::Exerted, seat));
                state.push(Task::Corvids(Step::Exerted));
            }
            (Step::Exerted, action) => act(state, seat, action, world),
            (Step::Expose { clearing, plot }, Action::ShowCard { card }) => {
                exposure::expose(state, clearing, plot, card, world)
            }
            (
                Step::Actions,
                action @ (Action::Move { .. } | Action::Plot { .. } | Action::Battle { .. } | Action::Trick { .. }),
            ) => {
                state.push(Task::Corvids(self));
                state.used.actions += 1;
                act(state, seat, action, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::Muster { suit } => place_all(state, mustering(state, suit), Task::Corvids(self), world),
            // one card in hand: it matches, or there is nothing to show
            Step::Expose { clearing, plot } => {
                let cards = state.player(state.turn).hand & CardSet::matching(state.suits(clearing));
                if let Some(card) = cards.kinds().next() {
                    exposure::expose(state, clearing, plot, card, world);
                }
            }
            _ => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Actions if actions_left(state) == 0 => declared.instead("root-ask-corvids-rest", "13.5"),
            Step::Actions => declared.number("count", actions_left(state)),
            Step::Expose { clearing, .. } => declared.suits(state.suits(clearing)),
            _ => declared,
        }
    }
}

pub(super) fn actions_left(state: &State) -> u8 {
    ACTIONS.saturating_sub(state.used.actions)
}

fn has_action(state: &State) -> bool {
    let seat = seat(state);
    moves::is_possible(state, seat)
        || !plot_sites(state, state.board.clearings()).is_empty()
        || battle::is_possible(state, seat)
        || tricks(state).next().is_some()
}

fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    moves::legal(state, seat, out);
    for clearing in plot_sites(state, state.board.clearings()).iter() {
        let left = Plot::ALL.iter().filter(|&&plot| left_of(state, plot) > 0);
        out.extend(left.map(|&plot| Action::Plot { clearing, plot }));
    }
    battle::legal_anywhere(state, seat, out);
    out.extend(tricks(state).map(|(one, other)| Action::Trick { one, other }));
}

fn act(state: &mut State, seat: Seat, action: Action, world: &mut World) {
    match action {
        Action::Move { from, to, count } => movement::move_warriors(state, seat, from, to, count, world),
        Action::Plot { clearing, plot } => place_plot(state, seat, clearing, plot, world),
        Action::Battle { clearing, defender } => battle::start_against(state, seat, clearing, defender, world),
        Action::Trick { one, other } => trick(state, seat, one, other, world),
        _ => state.stray(),
    }
}

/// Places a plot face down for the warriors that it costs (13.5.2).
fn place_plot(state: &mut State, seat: Seat, clearing: Clearing, plot: Plot, world: &mut World) {
    let loss = Loss { warriors: plot_cost(state), ..Loss::none(seat, seat, clearing) };
    removal::remove(state, &[loss], Cause::Other, world);
    state.used.plots += 1;
    lay_plot(state, seat, clearing, plot, world);
}

pub(in crate::games::root) fn lay_plot(
    state: &mut State,
    seat: Seat,
    clearing: Clearing,
    plot: Plot,
    world: &mut World,
) {
    state.place(Piece::Plot, clearing);
    if let Some(corvids) = plots_mut(state, seat) {
        corvids.face_down[clearing.index()] = Some(plot);
    }
    world.emit(|| {
        Event::new(EventKind::Plotted, seat)
            .with(Detail::Clearing(clearing))
            .with(Detail::FaceDown(plot.piece()))
            .only_for(SeatSet::of(seat))
    });
}

/// 13.5.4; to swap is neither to move nor to place (G.1.31).
fn trick(state: &mut State, seat: Seat, one: Clearing, other: Clearing, world: &mut World) {
    for piece in Piece::PLOTS {
        state.pieces[piece.index()].swap(one.index(), other.index());
    }
    if let Some(corvids) = state.corvids_mut(seat) {
        corvids.face_down.swap(one.index(), other.index());
        // everybody sees which plot goes where, and what it is not
        corvids.denied.swap(one.index(), other.index());
    }
    world.emit(|| Event::new(EventKind::Tricked, seat).with(Detail::Clearing(one)).with(Detail::Clearing(other)));
}

/// Turns a plot face up and scores for all that are (13.4.2); its kind.
pub(in crate::games::root) fn turn_over(
    state: &mut State,
    seat: Seat,
    clearing: Clearing,
    world: &mut World,
) -> Option<Plot> {
    let plot = plots_mut(state, seat)?.take(clearing)?;
    state.pieces[Piece::Plot.index()][clearing.index()] = 0;
    state.pieces[plot.piece().index()][clearing.index()] = 1;
    world.emit(|| {
        let event = Event::new(EventKind::Flipped, seat).with(Detail::Clearing(clearing));
        hooks::by_board(state, seat, "R11.4.4", event.with(Detail::Piece(plot.piece())))
    });
    let points = face_up(state).len() as u8;
    state.score(seat, points, Source::Plots, world);
    Some(plot)
}

/// Flips a plot with its effect (13.7).
fn flip(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    let Some(plot) = turn_over(state, seat, clearing, world) else { return };
    match plot {
        // 13.7.1: the bomb goes with them, before what their removal triggers
        Plot::Bomb => {
            removal::explode(state, seat, clearing, world);
            let bomb = Loss::of(seat, seat, clearing, Target::Piece(Piece::Bomb));
            removal::remove(state, &[bomb], Cause::Other, world);
        }
        // 13.7.3
        Plot::Extortion => {
            for victim in state.enemies_in(seat, clearing).iter().filter_map(Owner::seat) {
                state.steal_random(seat, victim, world);
            }
        }
        Plot::Snare | Plot::Raid => {}
    }
}

/// Deals the plots that lie face down anew: the kinds that do not lie face up, each where nobody has been told that it
/// does not lie.
pub(in crate::games::root) fn deal_plots(state: &mut State, rng: &mut Generator) {
    let seat = seat(state);
    let lying: Vec<Clearing> = state.clearings_with(Piece::Plot).iter().collect();
    let left = |plot: &Plot| usize::from(OF_A_KIND.saturating_sub(state.on_map(plot.piece())));
    let mut pool: Vec<Plot> = Plot::ALL.iter().flat_map(|plot| std::iter::repeat_n(*plot, left(plot))).collect();
    let Some(corvids) = plots_mut(state, seat) else { return };
    let fits = |pool: &[Plot]| lying.iter().zip(pool).all(|(&clearing, &plot)| !corvids.is_denied(clearing, plot));
    let dealt = (0..DEALS).any(|_| {
        rng.shuffle(&mut pool);
        fits(&pool)
    });
    if !dealt {
        fit(corvids, &lying, &mut pool, 0);
    }
    corvids.face_down = [None; MAX_CLEARINGS];
    for (clearing, plot) in lying.into_iter().zip(pool) {
        corvids.face_down[clearing.index()] = Some(plot);
    }
}

/// Swaps the plots from `at` on until each lies where it can; there is a way, since they lie in one.
fn fit(corvids: &Corvids, lying: &[Clearing], pool: &mut [Plot], at: usize) -> bool {
    let Some(&clearing) = lying.get(at) else { return true };
    for other in at..pool.len() {
        pool.swap(at, other);
        if !corvids.is_denied(clearing, pool[at]) && fit(corvids, lying, pool, at + 1) {
            return true;
        }
        pool.swap(at, other);
    }
    false
}

/// The plot stood in this clearing.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Raid {
    pub clearing: Clearing,
}

impl TaskHandler for Raid {
    fn asks(self, state: &State) -> Option<Seat> {
        asks_raid(state, self.clearing)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal_raid(state, self.clearing, out);
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match action {
            Action::RecruitAt { clearing: to } => {
                state.pick_clearing(to, Task::Removal(Trigger::Raid { clearing: self.clearing }));
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        run_raid(state, self.clearing, world);
    }
}

impl ValidateTask for Raid {
    const FACTION: Option<Faction> = Some(Faction::Corvids);

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_clearings() && raiding(state, self.clearing).fits()
    }
}
