//! The Spring Uprising, which nobody battles without a card, and the Rabbit Scouts (`hooks::scouts`).

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{in_supply, placings, refuse_own};
use crate::games::root::law::victory::Victory;
use crate::games::root::law::why::{at, mismatch};
use crate::games::root::law::{battle, hooks, removal};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::spring_uprising::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::roll::ROLL_UPRISING;
use crate::kernel::{Declared, Illegal};

/// Warriors that come in setup, a roll for each.
const FIRST: usize = 2;

pub(in crate::games::root) struct SpringUprising;

/// The die says in which clearings: two faces for each suit.
fn roll(me: Owner, world: &mut World) -> Suit {
    let face = world.draw(ROLL_UPRISING, (1 << Suit::CLEARING.len()) - 1);
    let suit = Suit::CLEARING[usize::from(face).min(Suit::CLEARING.len() - 1)];
    world.emit(|| Event::new(EventKind::UprisingDie, me).with(Detail::Suit(suit)));
    suit
}

/// Returns where one more can come.
fn landings(state: &State, me: Owner, suit: Suit) -> ClearingSet {
    if state.supply(me) > 0 { hooks::placing(state, me, state.clearings_of(suit)) } else { ClearingSet::EMPTY }
}

/// One of them falls, and every enemy piece in the clearing with it.
fn rise(state: &mut State, me: Owner, clearing: Clearing, world: &mut World) {
    world.emit(|| Event::new(EventKind::Revolted, me).with(Detail::Clearing(clearing)));
    removal::remove(state, &[Loss { warriors: 1, ..Loss::none(me, me, clearing) }], Cause::Other, world);
    removal::remove_enemies(state, me, ClearingSet::of(clearing), Cause::Other, world);
}

/// The cards of the seat that match the clearing of the battle.
fn matching(state: &State, seat: Seat) -> CardSet {
    let cards = state.battle.as_ref().map(|battle| CardSet::matching(state.suits(battle.clearing)));
    cards.map_or(CardSet::EMPTY, |cards| cards & state.player(seat).hand)
}

impl HirelingRules for SpringUprising {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push_all(&[Step::Roll { by }.task(); FIRST]);
    }

    fn hired(&self, state: &mut State, me: Owner, world: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            state.push(Step::Arrive { suit: roll(me, world) }.task());
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Birdsong, Obligation::Must))
    }

    fn can_act(&self, _: &State, _: Owner) -> bool {
        true
    }

    fn act(&self, state: &mut State, me: Owner, world: &mut World) {
        state.push(Step::Rise { suit: roll(me, world) }.task());
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        refuse_own(state, me, action).or_else(|| match action {
            Action::PlaceAt { clearing } => {
                let law = match state.top()? {
                    task @ Task::Hireling(Steps::SpringUprising(_)) => task.asking()?.law,
                    _ => "E.2.3",
                };
                in_supply(state, me, None).or_else(|| Some(at("root-no-uprising-suit", law, clearing)))
            }
            Action::Revolt { clearing } if state.warriors(me, clearing) == 0 => {
                Some(at("root-no-uprising", "E.2.3", clearing))
            }
            Action::Revolt { clearing } => Some(at("root-no-uprising-suit", "E.2.3", clearing)),
            Action::Discard { card } => {
                let battle = state.battle.as_ref()?;
                let held = state.player(state.asked?).hand.has(card);
                held.then(|| mismatch("root-no-battle-match", "E.2.2", card, battle.clearing))
            }
            _ => None,
        })
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::SpringUprising;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::Roll { by: seat }
            | Step::SetUp { by: seat, .. }
            | Step::Pay { attacker: seat }
            | Step::Scout { defender: seat } => Some(seat),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::Roll { .. } => ChoiceMode::Settles { is_open: false },
            Step::SetUp { .. } | Step::Arrive { .. } | Step::Rise { .. } => ChoiceMode::Must,
            Step::Pay { .. } => ChoiceMode::Unseen,
            // 8.2.2: the Alliance have it anyway
            Step::Scout { defender } => {
                let battle = state.battle.as_ref().filter(|_| !hooks::defends_with_the_higher_roll(state, defender));
                let is_open = |at: Clearing| state.may_hold(defender, CardSet::matching(state.suits(at)));
                ChoiceMode::Settles { is_open: battle.is_some_and(|battle| is_open(battle.clearing)) }
            }
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::Roll { .. } => {}
            Step::SetUp { suit, .. } | Step::Arrive { suit } => placings(landings(state, me, suit), found),
            Step::Rise { suit } => {
                let armed = state.clearings_with_warriors(me) & state.clearings_of(suit);
                armed.iter().for_each(|clearing| found(Action::Revolt { clearing }));
                placings(landings(state, me, suit), found);
            }
            Step::Pay { attacker: seat } | Step::Scout { defender: seat } => {
                let cards = matching(state, seat);
                // who is forced to battle and holds none cannot (1.5.5)
                if cards.is_empty() || matches!(self, Step::Scout { .. }) {
                    found(Action::Pass);
                }
                cards.kinds().for_each(|card| found(Action::Discard { card }));
            }
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Arrive { .. } | Step::Rise { .. }, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, 1, world);
            }
            (Step::Rise { .. }, Action::Revolt { clearing }) => rise(state, me, clearing, world),
            (Step::Pay { attacker }, Action::Discard { card }) => state.discard_from_hand(attacker, card, world),
            (Step::Pay { attacker }, Action::Pass) => {
                world.emit(|| Event::new(EventKind::Unpaid, attacker).with(Detail::Party(state.party(me))));
                battle::call_off(state);
            }
            (Step::Scout { defender }, Action::Discard { card }) => {
                state.discard_from_hand(defender, card, world);
                state.battle.iter_mut().for_each(|battle| battle.scouted = true);
                world.emit(|| Event::new(EventKind::Scouted, defender));
            }
            (Step::Scout { .. }, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        if let Step::Roll { by } = self {
            state.push(Step::SetUp { by, suit: roll(me, world) }.task());
        }
    }

    fn question(self, state: &State, _: Owner, declared: PromptSpec) -> PromptSpec {
        match (self, &state.battle) {
            (Step::Pay { .. } | Step::Scout { .. }, Some(battle)) => {
                declared.clearing("clearing", battle.clearing).suits(state.suits(battle.clearing))
            }
            _ => declared,
        }
    }

    fn stands(self, state: &State, me: Owner, is_top: bool) -> bool {
        let is_clearings = |suit: Suit| Suit::CLEARING.contains(&suit);
        let fights = |with: bool| state.battle.as_ref().is_some_and(|battle| with && battle.dice.is_none());
        let battle = state.battle.as_ref();
        let stands = match self {
            Step::Roll { .. } => true,
            Step::SetUp { suit, .. } | Step::Arrive { suit } | Step::Rise { suit } => is_clearings(suit),
            Step::Pay { attacker } => {
                is_top && fights(battle.is_some_and(|battle| battle.attacker == attacker && battle.defender == me))
            }
            Step::Scout { defender } => fights(
                battle.is_some_and(|battle| battle.defender == defender) && state.controller(me) == Some(defender),
            ),
        };
        stands && state.is_demoted(me) == matches!(self, Step::Scout { .. })
    }
}
