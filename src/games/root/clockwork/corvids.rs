//! The Cogwheel Corvids (R11).

use super::queries::in_setup_order;
use super::state::{BattleKind, Corvids as Steps, Own, Step};
use super::words::{Reason, Trait};
use crate::games::root::factions::corvids::queries::{face_up, left_of, plots, plotted};
use crate::games::root::factions::corvids::rules::{check_plots, hide_plots, visit_plots};
use crate::games::root::factions::corvids::state::Corvids as Plots;
use crate::games::root::factions::corvids::turn::deal_plots;
use crate::games::root::factions::corvids::turn::{lay_plot, turn_over};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::law::clockwork::{
    Campaign, by_difficulty, explain, leave, muster, ordered, post, skip, tally, turn,
};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{
    By, OfClearing, OfRival, Preselection, Priority, Rival, choose, choose_clearing, in_order,
};
use crate::games::root::law::{craft, hooks, movement, removal, services};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::Position;
use crate::games::root::prelude::*;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::card::{Card, Class};
use crate::games::root::words::event::Source;
use crate::games::root::words::piece::Target;
use crate::games::root::words::roll::ROLL_PLOT;
use crate::kernel::SeatSet;
use crate::kernel::{Broken, Codec, Generator};

/// Clearings in which it recruits (R11.4.3), and warriors in each, by difficulty.
const MUSTERS: u8 = 2;
const RECRUITS: [u8; 3] = [1, 2, 3];

/// Warriors with which it battles (R11.5.1), and that stay where others leave (R11.5.2).
const BAND: u8 = 2;

/// Warriors with which a clearing of any suit is plotted in (R11.5.4).
const CROWD: u8 = 3;

/// Where it recruits first (R11.4.3).
const RECRUIT: &[By<OfClearing>] = &[By::Fewest(OfClearing::OwnPlaced), By::Most(OfClearing::OwnWarriors)];

/// Its battles (R11.5.1).
const CAMPAIGN: Campaign = Campaign {
    basis: Detail::By("R11.5.1"),
    least: BAND,
    defender: &[By::Most(OfRival::Placed), By::Most(OfRival::Points)],
};

/// Where it plots, and where it moves.
const STRONGEST: &[By<OfClearing>] = &[By::Most(OfClearing::OwnWarriors)];

/// A turn of the Cogwheel Corvids (R11.4 to R11.6).
const TURN: &[Task] = turn! {
    birdsong: [
        Step::Corvids(Steps::Favor),
        Step::Reveal,
        Step::Craft,
        Step::Corvids(Steps::Recruit),
        Step::Corvids(Steps::Flip)
    ],
    daylight: [
        Step::Corvids(Steps::Battle),
        Step::Corvids(Steps::Move),
        Step::Corvids(Steps::Plot),
        Step::Corvids(Steps::Thicken)
    ],
    evening: [Step::Corvids(Steps::Extort), Step::Discard],
};

impl TaskHandler for Steps {
    fn asks(self, _: &State) -> Option<Seat> {
        if let Steps::Guess { by, .. } = self { Some(by) } else { None }
    }

    fn legal(self, _: &State, out: &mut Vec<Action>) {
        if let Steps::Guess { clearing, .. } = self {
            out.extend(Plot::ALL.iter().map(|&plot| Action::Expose { clearing, plot }));
        }
    }

    /// The trait Gamble: a right guess spares everybody the effect and removes the plot, a wrong one scores.
    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let (Steps::Guess { clearing, by }, Action::Expose { plot, .. }) = (self, action) else { return state.stray() };
        let me = state.turn;
        world.emit(|| {
            Event::new(EventKind::Gambled, by).with(Detail::Clearing(clearing)).with(Detail::Piece(plot.piece()))
        });
        let lies = plots(state, me).and_then(|plots| plots.face_down[clearing.index()]);
        if lies != Some(plot) {
            tally(state, 1, Source::Traits, Trait::Gamble, world);
            return flip(state, clearing, true, world);
        }
        flip(state, clearing, false, world);
        world.emit(|| Event::new(EventKind::Exposed, by).with(Detail::Clearing(clearing)));
        let loss = Loss::of(me, by, clearing, Target::Piece(plot.piece()));
        removal::remove(state, &[loss], Cause::Exposure, world);
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Favor => buy_favor(state, world),
            Steps::Recruit => recruit(state, world),
            Steps::Flip => match state.clearings_with(Piece::Plot) {
                ClearingSet::EMPTY => skip(state, "R11.4.4", Reason::NoPlot, world),
                left => push(state, Steps::FlipIn { left }),
            },
            Steps::FlipIn { left } => flip_in(state, left, world),
            // nobody is there to guess any more
            Steps::Guess { clearing, .. } => flip(state, clearing, true, world),
            Steps::Battle => CAMPAIGN.begin(state, ordered(state), BattleKind::Step, world),
            Steps::Move => match ordered(state).iter().any(|from| leaving(state, from) > 0) {
                true => push(state, Steps::MoveFrom { left: ordered(state) }),
                false => skip(state, "R11.5.2", Reason::NoneToSpare, world),
            },
            Steps::MoveFrom { left } => move_from(state, left, world),
            Steps::Plot => plot(state, world),
            Steps::Thicken => {
                if let Err(why) = thicken(state, world) {
                    skip(state, "R11.5.4", why, world);
                }
            }
            Steps::Extort => {
                let points = state.on_map(Piece::Extortion);
                tally(state, points, Source::Plots, "R11.6.1", world);
            }
        }
    }
}

fn push(state: &mut State, step: Steps) {
    state.push(Task::Clockwork(Step::Corvids(step)));
}

/// R9.7, by the advanced card: a favor is bought, and does what it does.
fn buy_favor(state: &mut State, world: &mut World) {
    let is_favor = |card: Card| matches!(card.kind().class(), Class::Favor);
    if let Some(card) = services::buy_advanced(state, is_favor, world) {
        craft::grant(state, state.turn, card, world);
    }
}

/// Recruits in 2 ordered clearings (R11.4.3).
fn recruit(state: &mut State, world: &mut World) {
    let me = state.turn;
    let each = by_difficulty(state, me, RECRUITS);
    let mut sites = hooks::placing(state, me, ordered(state));
    for _ in 0..MUSTERS {
        let Some(choice) = choose_clearing(state, me, sites, RECRUIT, Priority::Highest) else {
            return skip(state, "R11.4.3", Reason::NoClearing, world);
        };
        explain(state, "R11.4.3", choice, world);
        muster(state, EventKind::Musters, "R11.4.3", each, ClearingSet::of(choice.chosen), world);
        sites.remove(choice.chosen);
        let mut left = each;
        loop {
            left -= post(state, me, choice.chosen, left, world);
            // a plot frees a warrior, unless that lies on Coffin Makers
            if left == 0 || thicken(state, world).is_err() || state.player(me).supply == 0 {
                break;
            }
        }
    }
}

/// Flips the plot in the next of the clearings that are left (R11.4.4).
fn flip_in(state: &mut State, left: ClearingSet, world: &mut World) {
    let Some(clearing) = in_order(state, left).next() else { return };
    if !left.without(clearing).is_empty() {
        push(state, Steps::FlipIn { left: left.without(clearing) });
    }
    if state.count(Piece::Plot, clearing) == 0 {
        return;
    }
    match guesser(state, clearing) {
        Some(by) => push(state, Steps::Guess { clearing, by }),
        None => flip(state, clearing, true, world),
    }
}

/// The human who guesses, by the trait Gamble: the one with most pieces there.
fn guesser(state: &State, clearing: Clearing) -> Option<Seat> {
    let me = state.turn;
    if !has_trait(state, me, Trait::Gamble) {
        return None;
    }
    let here = state.enemies_in(me, clearing);
    let players = in_setup_order(state);
    let humans = players.filter(|&seat| here.contains(seat.into()) && !hooks::is_clockwork(state, seat));
    let met = humans.map(|seat| Rival { seat, at: Some(clearing) });
    choose(state, me, met, &[By::Most(OfRival::Pieces)], Priority::Highest).map(|choice| choice.chosen.seat)
}

/// Turns the plot up, which scores, and has it do what it does (R11.7).
fn flip(state: &mut State, clearing: Clearing, acts: bool, world: &mut World) {
    let me = state.turn;
    let Some(plot) = turn_over(state, me, clearing, world) else { return };
    if !acts {
        return;
    }
    if plot == Plot::Extortion {
        extort(state, clearing, world);
    }
    // R11.7.1, the trait Vendetta
    let avenges = plot != Plot::Bomb && has_trait(state, me, Trait::Vendetta);
    if avenges {
        hooks::invoke(me, Trait::Vendetta, world);
    }
    if plot == Plot::Bomb || avenges {
        removal::explode(state, me, clearing, world);
        swap(state, clearing, plot, world);
    }
}

/// R11.7.3: humans there discard at random.
fn extort(state: &mut State, clearing: Clearing, world: &mut World) {
    let victims = state.enemies_in(state.turn, clearing).iter().filter_map(Owner::seat);
    let victims: SeatSet = victims.filter(|&seat| !hooks::is_clockwork(state, seat)).collect();
    for victim in victims.iter() {
        state.discard_random(victim, world);
    }
}

/// Draws one of the plots of the supply, if there is one.
fn draw_plot(state: &State, world: &mut World) -> Option<Plot> {
    let copies = |plot: &Plot| ((1u64 << left_of(state, *plot).min(2)) - 1) << (2 * *plot as u8);
    let left = Plot::ALL.iter().fold(0, |left, plot| left | copies(plot));
    let drawn = (left != 0).then(|| world.draw(ROLL_PLOT, left))?;
    Plot::ALL.get(usize::from(drawn / 2)).copied()
}

/// R11.7.1: another plot of the supply lies there face up, without its effect.
fn swap(state: &mut State, clearing: Clearing, old: Plot, world: &mut World) {
    let me = state.turn;
    let Some(new) = draw_plot(state, world) else { return };
    state.pieces[old.piece().index()][clearing.index()] = 0;
    state.pieces[new.piece().index()][clearing.index()] = 1;
    world.emit(|| {
        Event::new(EventKind::PlotSwapped, me)
            .with(Detail::Clearing(clearing))
            .with(Detail::Piece(new.piece()))
            .by("R11.7.1")
    });
}

/// Warriors that leave the clearing: all but a few from a plot that lies face up (R11.5.2).
fn leaving(state: &State, from: Clearing) -> u8 {
    let me = state.turn;
    let leaving = hooks::movable_warriors(state, me, from).min(state.warriors(me, from).saturating_sub(BAND));
    if face_up(state).contains(from) { leaving } else { 0 }
}

/// Moves from the next of the clearings that are left (R11.5.2).
fn move_from(state: &mut State, left: ClearingSet, world: &mut World) {
    let me = state.turn;
    let Some(from) = in_order(state, left).next() else { return };
    if !left.without(from).is_empty() {
        push(state, Steps::MoveFrom { left: left.without(from) });
    }
    let leaving = leaving(state, from);
    if leaving == 0 {
        return;
    }
    let ends = movement::destinations(state, me, from);
    let free = ends - plotted(state);
    let choice = match free.is_empty() {
        false => choose_clearing(state, me, free, STRONGEST, Priority::Highest),
        true => choose_clearing(state, me, ends, &[], Priority::Lowest),
    };
    let Some(choice) = choice else { return skip(state, "R11.5.2", Reason::NoMove, world) };
    let plots = |at: Clearing| u8::from(plotted(state).contains(at));
    let passed_over = if free.is_empty() { ClearingSet::EMPTY } else { ends - free };
    let choice = choice.ahead_of(in_order(state, passed_over), Preselection::Plots.id(), plots);
    explain(state, "R11.5.2", choice, world);
    leave(state, me, from, choice.chosen, leaving, world);
}

/// R11.5.3, the trait Mastermind
fn plot(state: &mut State, world: &mut World) {
    if let Err(why) = plot_in(state, ordered(state), 1, "R11.5.3", world) {
        return skip(state, "R11.5.3", why, world);
    }
    if has_trait(state, state.turn, Trait::Mastermind)
        && let Err(why) = plot_in(state, ordered(state), 1, Trait::Mastermind, world)
    {
        skip(state, Trait::Mastermind, why, world);
    }
}

/// R11.5.4, or why it is skipped.
fn thicken(state: &mut State, world: &mut World) -> Result<(), Reason> {
    plot_in(state, state.board.clearings(), CROWD, "R11.5.4", world)
}

/// Lays a plot face down for a warrior in one of the clearings that have this many and no plot, or tells why not.
fn plot_in(
    state: &mut State,
    sites: ClearingSet,
    least: u8,
    basis: impl Into<Detail>,
    world: &mut World,
) -> Result<(), Reason> {
    let me = state.turn;
    let open = hooks::placing(state, me, sites & state.clearings_with_warriors(me)) - plotted(state);
    let strong: ClearingSet = open.iter().filter(|&at| state.warriors(me, at) >= least).collect();
    let choice = choose_clearing(state, me, strong, STRONGEST, Priority::Highest).ok_or(Reason::NoClearing)?;
    if state.stock[Piece::Plot.index()] == 0 {
        return Err(Reason::NoPlotLeft);
    }
    let plot = draw_plot(state, world).ok_or(Reason::NoPlotLeft)?;
    let clearing = choice.chosen;
    explain(state, basis, choice, world);
    let price = Loss { warriors: 1, ..Loss::none(me, me, clearing) };
    removal::remove(state, &[price], Cause::Other, world);
    lay_plot(state, me, clearing, plot, world);
    Ok(())
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Corvids(Plots::default())
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn discards(&self) -> &'static str {
        "R11.6.2"
    }

    fn campaign(&self, _: &State, _: BattleKind) -> Option<Campaign> {
        Some(CAMPAIGN)
    }

    /// R11.3.2: a warrior in the clearing of the lowest priority of each suit.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        for suit in Suit::CLEARING {
            let sites = hooks::placing(state, me, state.clearings_of(suit));
            if let Some(choice) = choose_clearing(state, me, sites, &[], Priority::Lowest) {
                post(state, me, choice.chosen, 1, world);
            }
        }
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
        deal_plots(state, rng);
    }
}
