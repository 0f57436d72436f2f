//! The turn of the Underground Duchy (12.4 to 12.6).

use super::burrow::{buildings_left, fitting, reveal};
use super::parliament::{pay_for_failure, threatened};
use super::queries::seat;
use super::state::{ACTIONS, Step};
use super::words::{Minister, MinisterSet};
use super::{burrow, parliament};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::homelands::homes;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::{battle, craft, hooks, moves};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::preparing;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;

/// Warriors placed in setup, in the corner and in each clearing next to it (12.3.3).
const FIRST_WARRIORS: u8 = 2;

/// Warriors that the setup card spreads over the clearings next to the homeland.
const SPREAD_WARRIORS: u8 = 5;

/// A Duchy turn (12.4 to 12.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Duchy(Step::Muster),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Duchy(Step::Assembly),
    Task::Duchy(Step::Parliament),
    Task::Duchy(Step::Sway),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Duchy(Step::TakeBack),
    Task::Duchy(Step::Craft),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let hand = state.player(seat).hand_count();
        let asked = match self {
            Step::SetupHome => homes(state, seat).len() > 1,
            Step::Muster | Step::TakeBack => false,
            Step::Assembly => actions_left(state) > 0 && has_action(state, seat),
            // which cards match is not public
            Step::Show { .. } | Step::PayDig { .. } => hand > 1,
            Step::Fill { clearing } => burrow::fillable(state, clearing).len() > 1,
            Step::Follow { .. } => burrow::followers(state) > 0,
            Step::Parliament => parliament::ready(state).next().is_some(),
            Step::Act(_) => true,
            Step::Again { battle: true } => battle::is_possible(state, seat),
            Step::Again { battle: false } => moves::is_possible(state, seat),
            Step::Spend { .. } => hand > 0,
            Step::Sway => parliament::is_sway_possible(state),
            // so with these; that some are left over is public
            Step::Reveal { left, .. } => left > 0 && hand > left,
            Step::Craft => craft::is_possible(state),
        };
        asked.then_some(seat)
    }

    fn takes_offers(self, state: &State) -> bool {
        self != Step::Assembly || actions_left(state) > 0
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = seat(state);
        match self {
            Step::SetupHome => out.extend(homes(state, seat).iter().map(|clearing| Action::Home { clearing })),
            Step::Muster | Step::TakeBack => {}
            Step::Assembly => legal_assembly(state, seat, out),
            Step::Show { clearing, any, .. } => {
                out.extend(fitting(state, clearing, any).kinds().map(|card| Action::Reveal { card }));
            }
            Step::PayDig { clearing } => {
                out.extend(fitting(state, clearing, false).kinds().map(|card| Action::Spend { card }));
            }
            Step::Fill { clearing } => {
                out.extend(burrow::fillable(state, clearing).iter().map(|clearing| Action::Fill { clearing }));
            }
            Step::Follow { clearing } => {
                out.push(Action::Pass);
                let most = burrow::followers(state);
                out.extend((1..=most).map(|count| Action::Emerge { to: clearing, count }));
            }
            Step::Parliament => {
                out.push(Action::Pass);
                parliament::legal(state, out);
            }
            Step::Act(Minister::Foremole) => legal_builds(state, true, out),
            Step::Act(minister) => {
                parliament::legal_orders(state, minister, out);
                battle::or_pass(out);
            }
            Step::Again { battle } => {
                out.push(Action::Pass);
                let same = if battle { Minister::Captain } else { Minister::Marshal };
                parliament::legal_orders(state, same, out);
            }
            Step::Spend { count, suit } => {
                if count > 0 {
                    out.push(Action::Pass);
                }
                out.extend(parliament::payments(state, suit).map(|card| Action::Spend { card }));
            }
            Step::Sway => {
                out.push(Action::Pass);
                out.extend(parliament::swayable(state).map(|minister| Action::Sway { minister }));
            }
            Step::Reveal { minister, left, shown } => {
                let cards = parliament::reveals(state, minister, left, shown);
                out.extend(cards.map(|card| Action::Reveal { card }));
            }
            Step::Craft => {
                out.push(Action::Pass);
                craft::legal(state, out);
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetupHome, Action::Home { clearing }) => set_up(state, clearing, world),
            (Step::Spend { count, .. }, Action::Pass) => bank(state, count, world),
            (_, Action::Pass) => {}
            (Step::Assembly, action) => take_assembly(state, action, world),
            (Step::Fill { clearing: digging }, Action::Fill { clearing }) => {
                burrow::fill(state, clearing, world);
                burrow::place_tunnel(state, digging, world);
            }
            (Step::Parliament, Action::Minister { minister }) => {
                state.push(Task::Duchy(self));
                parliament::act(state, minister, None, world);
            }
            (Step::Parliament, Action::MinisterAs { minister, copied }) => {
                state.push(Task::Duchy(self));
                parliament::act(state, minister, Some(copied), world);
            }
            (Step::Act(_), Action::Build { clearing, piece }) => {
                state.push(Task::Duchy(Step::Show { clearing, piece, any: true }));
            }
            (Step::Show { clearing, piece, .. }, Action::Reveal { card }) => build(state, clearing, piece, card, world),
            (Step::PayDig { clearing }, Action::Spend { card }) => dig(state, clearing, card, world),
            (Step::Act(Minister::Brigadier), action) => {
                let battle = matches!(action, Action::Battle { .. });
                state.push(Task::Duchy(Step::Again { battle }));
                parliament::obey(state, action, world);
            }
            (Step::Act(_) | Step::Again { .. } | Step::Follow { .. }, action) => parliament::obey(state, action, world),
            (Step::Spend { count, suit }, Action::Spend { card }) => {
                let suit = if card.suit() == Suit::Bird { suit } else { card.suit() };
                state.push(Task::Duchy(Step::Spend { count: count.saturating_add(1), suit }));
                state.pick_from_hand(seat(state), card, EventKind::Discarded, world);
            }
            (Step::Sway, Action::Sway { minister }) => {
                // effects may still be used after it
                state.push(Task::Offer(Moment::DaylightEnd));
                let left = minister.rank().cards();
                state.push(Task::Duchy(Step::Reveal { minister, left, shown: [0; 3] }));
            }
            (Step::Reveal { minister, left, shown }, Action::Reveal { card }) => {
                parliament::reveal_for(state, minister, left, shown, card, world);
            }
            (Step::Craft, Action::Craft { card }) => {
                state.push(Task::Duchy(self));
                craft::craft(state, card, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupHome => {
                if let Some(clearing) = homes(state, seat(state)).first() {
                    set_up(state, clearing, world);
                }
            }
            Step::Muster => {
                let count = burrow::muster_size(state);
                burrow::muster(state, count, world);
            }
            Step::Show { clearing, piece, any } => {
                if let Some(card) = fitting(state, clearing, any).kinds().next() {
                    build(state, clearing, piece, card, world);
                }
            }
            Step::PayDig { clearing } => {
                if let Some(card) = fitting(state, clearing, false).kinds().next() {
                    dig(state, clearing, card, world);
                }
            }
            Step::Fill { clearing } => {
                if let Some(only) = burrow::fillable(state, clearing).first() {
                    burrow::fill(state, only, world);
                    burrow::place_tunnel(state, clearing, world);
                }
            }
            Step::Spend { count, .. } => bank(state, count, world),
            Step::Reveal { minister, left: 0, .. } => {
                lay_revealed(state);
                parliament::sway(state, minister, world);
            }
            Step::Reveal { minister, left, shown } => {
                let only = parliament::reveals(state, minister, left, shown).next();
                if let Some(card) = only {
                    parliament::reveal_for(state, minister, left, shown, card, world);
                }
            }
            Step::TakeBack => take_back(state, world),
            Step::Assembly
            | Step::Follow { .. }
            | Step::Parliament
            | Step::Act(_)
            | Step::Again { .. }
            | Step::Sway
            | Step::Craft => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Assembly => declared.number("count", actions_left(state)),
            Step::Show { any: true, .. } => declared.instead("root-ask-show-any", "12.5.2.I"),
            Step::Act(minister) => declared.by(minister.law()),
            Step::Again { battle: true } => declared.instead("root-ask-again-battle", "12.5.2.IV"),
            _ => declared,
        }
    }
}

/// Returns actions of the Assembly that are left.
pub fn actions_left(state: &State) -> u8 {
    ACTIONS.saturating_sub(state.used.actions)
}

/// Whether, for all that everybody can see, an action of the Assembly is possible.
fn has_action(state: &State, seat: Seat) -> bool {
    let all = state.board.clearings();
    let builds = || buildings_left(state).next().is_some() && !burrow::open_builds(state, all).is_empty();
    state.player(seat).supply > 0
        || moves::is_possible(state, seat)
        || battle::is_possible(state, seat)
        || state.player(seat).has_cards() && (builds() || !burrow::open_digs(state, all).is_empty())
}

fn legal_builds(state: &State, any: bool, out: &mut Vec<Action>) {
    for clearing in burrow::builds(state, any, state.board.clearings()).iter() {
        out.extend(buildings_left(state).map(|piece| Action::Build { clearing, piece }));
    }
}

fn legal_assembly(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    battle::legal_anywhere(state, seat, out);
    moves::legal(state, seat, out);
    if state.player(seat).supply > 0 {
        out.push(Action::Recruit);
    }
    legal_builds(state, false, out);
    out.extend(burrow::digs(state, state.board.clearings()).iter().map(|clearing| Action::Dig { clearing }));
}

fn take_assembly(state: &mut State, action: Action, world: &mut World) {
    state.push(Task::Duchy(Step::Assembly));
    match action {
        Action::Build { clearing, piece } => state.push(Task::Duchy(Step::Show { clearing, piece, any: false })),
        Action::Recruit => burrow::muster(state, 1, world),
        Action::Dig { clearing } => state.push(Task::Duchy(Step::PayDig { clearing })),
        Action::Battle { .. } | Action::Move { .. } | Action::Emerge { .. } | Action::Descend { .. } => {
            parliament::obey(state, action, world);
        }
        _ => return state.stray(),
    }
    state.used.actions += 1;
}

/// Sets up a tunnel and the first warriors (12.3.3).
fn set_up(state: &mut State, home: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Tunnel, home);
    // on the setup card the others are spread
    if state.draft.is_open {
        world.emit(|| {
            Event::new(EventKind::Placed, seat).with(Detail::Piece(Piece::Tunnel)).with(Detail::Clearing(home))
        });
        state.recruit(seat, home, FIRST_WARRIORS, world);
        return state.push(Task::Setup(preparing::Step::Spread { seat, left: SPREAD_WARRIORS }));
    }
    world.emit(|| {
        Event::new(EventKind::Surfaced, seat)
            .with(Detail::Clearing(home))
            .with(Detail::Count(i16::from(FIRST_WARRIORS)))
    });
    let around = state.board.adjacent(home).with(home);
    for clearing in hooks::placing(state, seat, around).iter() {
        state.add_warriors(seat, clearing, FIRST_WARRIORS);
    }
}

/// The cards that have been picked stay revealed until Evening.
fn lay_revealed(state: &mut State) {
    let seat = seat(state);
    let cards = state.take_picks().cards;
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.revealed |= cards;
    }
}

/// Builds for a card that is revealed (12.5.1.I).
fn build(state: &mut State, clearing: Clearing, piece: Piece, card: CardKind, world: &mut World) {
    let seat = seat(state);
    reveal(state, card, world);
    state.place(piece, clearing);
    world.emit(|| Event::new(EventKind::Built, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
}

/// Digs a tunnel for a card, and warriors come up by it (12.5.1.V).
fn dig(state: &mut State, clearing: Clearing, card: CardKind, world: &mut World) {
    state.discard_from_hand(seat(state), card, world);
    state.push(Task::Duchy(Step::Follow { clearing }));
    if state.stock[Piece::Tunnel.index()] > 0 {
        burrow::place_tunnel(state, clearing, world);
    } else {
        state.push(Task::Duchy(Step::Fill { clearing }));
    }
}

/// Returns whether the Banker is being paid.
pub fn is_banking(state: &State) -> bool {
    matches!(state.top(), Some(Task::Duchy(Step::Spend { .. })))
}

/// Discards the cards picked for the Banker, and scores for each (12.5.2.V).
fn bank(state: &mut State, count: u8, world: &mut World) {
    let seat = seat(state);
    state.lay_off_picked(world);
    state.score(seat, count, Source::Banker, world);
}

/// 12.6.1: revealed birds are discarded, the others come back; everybody has seen them.
fn take_back(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let Some(duchy) = state.duchy_mut(seat) else { return };
    duchy.acted = MinisterSet::EMPTY;
    let revealed = std::mem::take(&mut duchy.revealed);
    let birds = revealed & CardSet::suit(Suit::Bird);
    for card in birds.iter() {
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())));
    }
    if !birds.is_empty() {
        state.lay_all_on_discard(birds, world);
    }
    let others = revealed - CardSet::suit(Suit::Bird);
    if !others.is_empty() {
        state.take_openly(seat, others);
        let count = others.len() as i16;
        world.emit(|| Event::new(EventKind::TookBack, seat).with(Detail::Count(count)));
    }
}

/// The price of failure.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Failure;

impl TaskHandler for Failure {
    fn asks(self, state: &State) -> Option<Seat> {
        (threatened(state).len() > 1).then_some(state.seat_of(Faction::Duchy)?)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.extend(threatened(state).iter().map(|minister| Action::Dismiss { minister }));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Dismiss { minister } => pay_for_failure(state, Some(minister), world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let only = threatened(state).iter().next();
        pay_for_failure(state, only, world);
    }
}

impl ValidateTask for Failure {
    const FACTION: Option<Faction> = Some(Faction::Duchy);
}
