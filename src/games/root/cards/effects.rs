//! Persistent effects outside battle, and the other things that a player may do at any time of a phase (4.1.3, 3.3).

use super::exiles;
use super::uses::{note_use, robbed, usable, with_cards};
use crate::games::root::law::hand::{Hands, Secret};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::{battle, hooks, moves, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::event::Source;
use crate::kernel::SeatSet;

/// The clearings out of which the seat can remove a warrior of its own.
fn taxed(state: &State, seat: Seat) -> impl Iterator<Item = Clearing> + use<'_> {
    state.clearings_with_warriors(seat).iter().filter(move |&at| hooks::removable_warriors(state, seat, seat, at) > 0)
}

impl TaskHandler for Moment {
    fn asks(self, state: &State) -> Option<Seat> {
        // fast path: usually nothing is in play
        if state.player(state.turn).crafted.is_empty() { None } else { opens(state, self).then_some(state.turn) }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        openings(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        take_opening(state, action, world);
    }
}

impl ValidateTask for Moment {}

/// The effects with which a phase begins.
pub(in crate::games::root) fn openings(state: &State, moment: Moment, out: &mut Vec<Action>) {
    match moment {
        Moment::BirdsongStart => {
            if usable(state, CardKind::BetterBurrowBank) {
                for other in state.seats().filter(|&other| other != state.turn) {
                    out.push(Action::UseOn { card: CardKind::BetterBurrowBank, player: state.faction(other) });
                }
            }
            exiles::birdsong_openings(state, out);
        }
        Moment::DaylightStart => {
            if opens_daylight(state) {
                out.push(Action::Use { card: CardKind::CommandWarren });
            }
        }
        Moment::EveningStart => {
            if offers_cobbler(state) {
                out.push(Action::Use { card: CardKind::Cobbler });
            }
            exiles::evening_openings(state, out);
        }
        Moment::BirdsongEnd | Moment::DaylightEnd => {}
    }
}

/// Takes one of `openings`.
pub(in crate::games::root) fn take_opening(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::UseOn { card: CardKind::BetterBurrowBank, player } => {
            note_use(state, CardKind::BetterBurrowBank, Some(player.into()), world);
            if let Some(other) = state.seat_of(player) {
                state.draw_cards(seat, 1, world);
                state.draw_cards(other, 1, world);
            }
        }
        Action::Use { card: CardKind::CommandWarren } => {
            note_use(state, CardKind::CommandWarren, None, world);
            state.push(Task::FreeBattle);
        }
        Action::Use { card: CardKind::Cobbler } => {
            note_use(state, CardKind::Cobbler, None, world);
            state.push(Task::FreeMove);
        }
        Action::UseAgainst { .. } | Action::UseOn { card: CardKind::CharmOffensive, .. } => {
            exiles::take_opening(state, action, world);
        }
        Action::Pass => {}
        _ => state.stray(),
    }
}

/// Whether the moment has an effect to offer.
#[inline(never)]
pub(in crate::games::root) fn opens(state: &State, moment: Moment) -> bool {
    match moment {
        Moment::BirdsongStart => usable(state, CardKind::BetterBurrowBank) || exiles::opens_birdsong(state),
        Moment::DaylightStart => opens_daylight(state),
        Moment::EveningStart => offers_cobbler(state) || exiles::opens_evening(state),
        Moment::BirdsongEnd | Moment::DaylightEnd => false,
    }
}

fn offers_cobbler(state: &State) -> bool {
    usable(state, CardKind::Cobbler) && moves::is_possible(state, state.turn)
}

fn opens_daylight(state: &State) -> bool {
    usable(state, CardKind::CommandWarren) && battle::is_possible(state, state.turn)
}

/// Whether Birdsong may offer effects of this deck, for all that everybody can see.
pub(in crate::games::root) fn in_birdsong(state: &State) -> bool {
    state.has_effect(state.turn, CardKind::RoyalClaim)
        || usable(state, CardKind::StandAndDeliver) && robbed(state).next().is_some()
}

/// Whether Daylight may offer effects of this deck, for all that everybody can see.
pub(in crate::games::root) fn in_daylight(state: &State) -> bool {
    usable(state, CardKind::TaxCollector) && taxed(state, state.turn).next().is_some()
        || usable(state, CardKind::Codebreakers) && with_cards(state).next().is_some()
}

pub(in crate::games::root) fn birdsong_offers(state: &State, out: &mut Vec<Action>) {
    if state.has_effect(state.turn, CardKind::RoyalClaim) {
        out.push(Action::Use { card: CardKind::RoyalClaim });
    }
    if usable(state, CardKind::StandAndDeliver) {
        let card = CardKind::StandAndDeliver;
        out.extend(robbed(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
    }
}

pub(in crate::games::root) fn daylight_offers(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    if usable(state, CardKind::TaxCollector) {
        let card = CardKind::TaxCollector;
        out.extend(taxed(state, seat).map(|clearing| Action::UseAt { card, clearing }));
    }
    if usable(state, CardKind::Codebreakers) {
        let card = CardKind::Codebreakers;
        out.extend(with_cards(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
    }
}

/// Takes one of `birdsong_offers` and `daylight_offers`, of either deck.
pub(in crate::games::root) fn take_offer(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::Use { card: CardKind::RoyalClaim } => {
            let ruled = state.ruled(seat).len() as u8;
            state.discard_effect(seat, CardKind::RoyalClaim, world);
            state.score(seat, ruled, Source::Effects, world);
        }
        Action::UseOn { card: CardKind::StandAndDeliver, player } => {
            note_use(state, CardKind::StandAndDeliver, Some(player.into()), world);
            if let Some(victim) = state.seat_of(player) {
                state.steal_random(seat, victim, world);
                state.score(victim, 1, Source::Effects, world);
            }
        }
        Action::UseAt { card: CardKind::TaxCollector, clearing } => {
            note_use(state, CardKind::TaxCollector, None, world);
            let loss = Loss { warriors: 1, ..Loss::none(seat, seat, clearing) };
            // what the loss triggers comes at once, so before the card is drawn (6.2.3)
            state.push(Task::Turn(frame::Step::DrawOne));
            removal::remove(state, &[loss], Cause::Other, world);
        }
        Action::UseOn { card: CardKind::Codebreakers, player } => {
            note_use(state, CardKind::Codebreakers, Some(player.into()), world);
            if let Some(owner) = state.seat_of(player) {
                state.show_hand(owner, seat);
                for card in state.player(owner).hand.iter() {
                    world.emit(|| {
                        Event::new(EventKind::Saw, seat)
                            .with(Detail::Faction(player))
                            .with(Detail::Card(card.kind()))
                            .seen_by(state, SeatSet::of(seat).with(owner))
                    });
                }
            }
        }
        action => exiles::take_offer(state, action, world),
    }
}
