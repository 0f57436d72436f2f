//! Persistent effects outside battle, and the other things that a player may do at any time of a phase (4.1.3, 3.3).

use crate::games::root::cards::exiles;
use crate::games::root::factions::corvids;
use crate::games::root::law::battle;
use crate::games::root::law::hooks;
use crate::games::root::law::movement;
use crate::games::root::law::removal::{self, Cause, Loss};
use crate::games::root::law::terrain;
use crate::games::root::law::turn;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::state::{Phase, State};
use crate::games::root::words::action::Action;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// When a turn stops to offer effects. At main decisions the effects of the phase are offered with the other actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    BirdsongStart,
    BirdsongEnd,
    DaylightStart,
    DaylightEnd,
    EveningStart,
}

pub(in crate::games::root) fn asks(state: &State, moment: Moment) -> Option<Seat> {
    let seat = state.turn;
    let offered = match moment {
        Moment::BirdsongStart => usable(state, CardKind::BetterBurrowBank) || exiles::opens_birdsong(state),
        Moment::DaylightStart => usable(state, CardKind::CommandWarren) && battle::is_possible(state, seat),
        Moment::EveningStart => {
            usable(state, CardKind::Cobbler) && movement::is_possible(state, seat) || exiles::opens_evening(state)
        }
        Moment::BirdsongEnd | Moment::DaylightEnd => are_offered(state),
    };
    offered.then_some(seat)
}

pub(in crate::games::root) fn legal(state: &State, moment: Moment, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    match moment {
        Moment::BirdsongStart => {
            if usable(state, CardKind::BetterBurrowBank) {
                for other in state.seats().filter(|&other| other != state.turn) {
                    out.push(Action::UseOn { card: CardKind::BetterBurrowBank, player: state.faction(other) });
                }
            }
            exiles::birdsong_openings(state, out);
        }
        Moment::DaylightStart => out.push(Action::Use { card: CardKind::CommandWarren }),
        Moment::EveningStart => {
            if usable(state, CardKind::Cobbler) {
                out.push(Action::Use { card: CardKind::Cobbler });
            }
            exiles::evening_openings(state, out);
        }
        Moment::BirdsongEnd | Moment::DaylightEnd => offers(state, out),
    }
}

pub(in crate::games::root) fn take(state: &mut State, moment: Moment, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::UseOn { card: CardKind::BetterBurrowBank, player } => {
            note_use(state, CardKind::BetterBurrowBank, Some(player), world);
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
        action => {
            state.push(Task::Offer(moment));
            take_offer(state, action, world);
        }
    }
}

pub(in crate::games::root) fn question(moment: Moment) -> Asking {
    match moment {
        Moment::BirdsongStart => Asking::new("root-ask-birdsong-start", "4.1.3"),
        Moment::BirdsongEnd => Asking::new("root-ask-birdsong-end", "4.1.3"),
        Moment::DaylightStart => Asking::new("root-ask-daylight-start", "4.1.3"),
        Moment::DaylightEnd => Asking::new("root-ask-daylight-end", "3.3.1"),
        Moment::EveningStart => Asking::new("root-ask-evening-start", "4.1.3"),
    }
}

fn used(state: &State, card: CardKind) -> bool {
    state.used.effects.has(card)
}

pub(in crate::games::root) fn usable(state: &State, card: CardKind) -> bool {
    state.has_effect(state.turn, card) && !used(state, card)
}

pub(in crate::games::root) fn note_use(state: &mut State, card: CardKind, on: Option<Faction>, world: &mut World) {
    state.used.effects |= card.copies();
    let seat = state.turn;
    world.emit(|| match on {
        Some(player) => Event::new(What::UsedOn, seat).with(Detail::Card(card)).with(Detail::Faction(player)),
        None => Event::new(What::Used, seat).with(Detail::Card(card)),
    });
}

/// The other players who hold cards.
pub(in crate::games::root) fn with_cards(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(|&seat| seat != state.turn && state.player(seat).hand_count() > 0)
}

/// The clearings out of which the seat can remove a warrior of its own.
fn taxed(state: &State, seat: Seat) -> impl Iterator<Item = Clearing> + use<'_> {
    state.clearings_with_warriors(seat).iter().filter(move |&at| hooks::removable_warriors(state, seat, at) > 0)
}

/// Whether, for all that everybody can see, `offers` may list something for the player in turn.
pub(in crate::games::root) fn are_offered(state: &State) -> bool {
    let seat = state.turn;
    if !corvids::turn::exposable(state).is_empty() {
        return true;
    }
    match state.phase {
        Phase::Birdsong => {
            state.has_effect(seat, CardKind::RoyalClaim)
                || usable(state, CardKind::StandAndDeliver) && with_cards(state).next().is_some()
                || exiles::in_birdsong(state)
        }
        Phase::Daylight => {
            usable(state, CardKind::TaxCollector) && taxed(state, seat).next().is_some()
                || usable(state, CardKind::Codebreakers) && with_cards(state).next().is_some()
                || exiles::in_daylight(state)
                || state.may_hold_dominance()
                || !state.available.is_empty() && state.player(seat).hand_count() > 0
                || terrain::offers_clearing(state)
        }
        Phase::Setup | Phase::Evening => false,
    }
}

/// What the player in turn may do at any time of this phase besides its actions.
pub(in crate::games::root) fn offers(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    let player = state.player(seat);
    corvids::turn::legal_exposures(state, out);
    match state.phase {
        Phase::Birdsong => {
            if player.crafted.is_empty() {
                return;
            }
            if state.has_effect(seat, CardKind::RoyalClaim) {
                out.push(Action::Use { card: CardKind::RoyalClaim });
            }
            if usable(state, CardKind::StandAndDeliver) {
                let card = CardKind::StandAndDeliver;
                out.extend(with_cards(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
            }
            exiles::birdsong_offers(state, out);
        }
        Phase::Daylight => {
            if usable(state, CardKind::TaxCollector) {
                let card = CardKind::TaxCollector;
                out.extend(taxed(state, seat).map(|clearing| Action::UseAt { card, clearing }));
            }
            if usable(state, CardKind::Codebreakers) {
                let card = CardKind::Codebreakers;
                out.extend(with_cards(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
            }
            if !player.crafted.is_empty() {
                exiles::daylight_offers(state, out);
            }
            dominance_offers(state, out);
            terrain::offers(state, out);
        }
        Phase::Setup | Phase::Evening => {}
    }
}

fn dominance_offers(state: &State, out: &mut Vec<Action>) {
    let player = state.player(state.turn);
    let held = player.hand & CardSet::DOMINANCE;
    if !held.is_empty() && state.may_hold_dominance() {
        for suit in held.iter().map(|card| card.suit()) {
            if state.vagabond(state.turn).is_some() {
                let partners = state.coalition_partners();
                out.extend(partners.iter().map(|seat| Action::Coalition { suit, partner: state.faction(seat) }));
            } else {
                out.push(Action::Dominance { suit });
            }
        }
    }
    // 3.3.4: a card of the same suit buys it back; a bird pays for any, the bird card takes a bird
    for suit in state.available.iter().map(|card| card.suit()) {
        let paying = (player.hand & CardSet::matching(suit)).kinds();
        out.extend(paying.map(|card| Action::Recall { suit, card }));
    }
}

/// Takes one of `offers`.
pub(in crate::games::root) fn take_offer(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::Use { card: CardKind::RoyalClaim } => {
            let ruled = state.ruled(seat).len() as u8;
            state.discard_effect(seat, CardKind::RoyalClaim, world);
            state.score(seat, ruled, world);
        }
        Action::UseOn { card: CardKind::StandAndDeliver, player } => {
            note_use(state, CardKind::StandAndDeliver, Some(player), world);
            if let Some(victim) = state.seat_of(player) {
                state.steal_random(seat, victim, world);
                state.score(victim, 1, world);
            }
        }
        Action::UseAt { card: CardKind::TaxCollector, clearing } => {
            note_use(state, CardKind::TaxCollector, None, world);
            let loss = Loss { warriors: 1, ..Loss::none(seat, seat, clearing) };
            // what the loss triggers comes at once, so before the card is drawn (6.2.3)
            state.push(Task::Turn(turn::Step::DrawOne));
            removal::remove(state, &[loss], Cause::Other, world);
        }
        Action::UseOn { card: CardKind::Codebreakers, player } => {
            note_use(state, CardKind::Codebreakers, Some(player), world);
            if let Some(owner) = state.seat_of(player) {
                state.show_hand(owner, seat);
                for card in state.player(owner).hand.iter() {
                    world.emit(|| {
                        Event::new(What::Saw, seat)
                            .with(Detail::Faction(player))
                            .with(Detail::Card(card.kind()))
                            .seen_by(state, SeatSet::of(seat).with(owner))
                    });
                }
            }
        }
        Action::Dominance { suit } => state.activate_dominance(suit, world),
        Action::Coalition { suit, partner } => {
            if let Some(partner) = state.seat_of(partner) {
                state.join_coalition(suit, partner, world);
            }
        }
        Action::Recall { suit, card } => recall(state, suit, card, world),
        Action::Clear { from, to } => terrain::begin_clearing(state, from, to),
        Action::Expose { clearing, plot } => corvids::turn::try_exposure(state, clearing, plot),
        action => exiles::take_offer(state, action, world),
    }
}

/// 3.3.4
fn recall(state: &mut State, suit: Suit, paid: CardKind, world: &mut World) {
    let seat = state.turn;
    let Some(card) = state.available.copy_of(CardKind::dominance(suit)) else { return };
    state.available.remove(card);
    state.discard_from_hand(seat, paid, world);
    // everybody saw which card went into the hand
    state.take_openly(seat, CardSet::of(card));
    world.emit(|| Event::new(What::Recalled, seat).with(Detail::Card(card.kind())));
}

impl State {
    /// Uses a persistent effect up.
    pub(in crate::games::root) fn discard_effect(&mut self, seat: Seat, kind: CardKind, world: &mut World) {
        world.emit(|| Event::new(What::Used, seat).with(Detail::Card(kind)));
        self.give_up_effect(seat, kind, world);
    }
}
