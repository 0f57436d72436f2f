//! The Warm Sun Prophets, who have others battle and move, and the Lizard Envoys, who bring cards back.

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{force, in_supply, placings, roamings};
use crate::games::root::law::hooks::Rivers;
use crate::games::root::law::tolls::Walk;
use crate::games::root::law::why::{at, because, of_faction};
use crate::games::root::law::{battle, hooks, movement, pawn, terrain};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::warm_sun_prophets::Step;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::card::Class;
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Illegal, Message};

/// Cards of the discard pile that the Envoys look through.
const LOOK: usize = 5;

pub(in crate::games::root) struct WarmSunProphets;

/// Narrows down where one more can come onto the map.
fn new_places<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let free = sites.except(state.clearings_with_warriors(me), here("root-no-second-prophet", "E.2.4"));
    in_supply(state, me, hooks::placing(state, me, free))
}

/// Returns what of the seat's a move can take out of the clearing; the warlord on their own turn only (1.5.5).
fn company(state: &State, seat: Seat, from: Clearing) -> u8 {
    let leads = hooks::warlord_in(state, seat, from) && hooks::may_lead(state, seat);
    hooks::movable_warriors(state, seat, from) + u8::from(seat == state.turn && leads)
}

/// Returns where the player can be forced to move from the clearing: by ways that are always open to them. What a card,
/// a service or the ferry opens is theirs to use or not.
fn goals(state: &State, seat: Seat, from: Clearing) -> ClearingSet {
    let standing = match hooks::rivers(state, seat) {
        Rivers::PathsWithoutRule => state.adjacent(from) | state.board.river_adjacent(from),
        Rivers::Paths | Rivers::NoPaths => state.adjacent(from),
    };
    if state.pawn(seat) == Some(from) {
        standing & movement::ways(state, seat, from)
    } else if company(state, seat, from) > 0 {
        standing & movement::destinations(state, seat, from)
    } else {
        ClearingSet::EMPTY
    }
}

/// Returns whom they can force, and where.
fn victims(state: &State, me: Owner) -> impl Iterator<Item = (Seat, Clearing)> + use<'_> {
    let near = state.clearings_with_warriors(me);
    let met = state.seats().flat_map(move |seat| (near & state.presence(seat)).iter().map(move |at| (seat, at)));
    met.filter(|&(seat, at)| !battle::opponents(state, seat, at).is_empty() || !goals(state, seat, at).is_empty())
}

/// The cards that the Envoys can bring: of the suit that is most common on top of the pile, no ambush.
fn finds(state: &State) -> impl Iterator<Item = CardKind> + use<'_> {
    let top = || state.pile_from_the_top().take(LOOK);
    let count = move |suit: Suit| top().filter(|card| card.suit() == suit).count();
    let most = Suit::ALL.into_iter().map(count).max().unwrap_or(0);
    let is_first = move |place: usize, card: CardKind| top().position(|other| other == card) == Some(place);
    let fits = move |&(place, card): &(usize, CardKind)| {
        count(card.suit()) == most && !matches!(card.class(), Class::Ambush) && is_first(place, card)
    };
    top().enumerate().filter(fits).map(|(_, card)| card)
}

fn fetch(state: &mut State, me: Owner, kind: CardKind, world: &mut World) {
    let Some(seat) = state.controller(me) else { return state.stray() };
    let card = state.take_discarded(kind);
    // everybody saw which card it was
    state.take_openly(seat, card);
    world.emit(|| Event::new(EventKind::FromPile, seat).with(Detail::Card(kind)));
}

impl HirelingRules for WarmSunProphets {
    fn set_up(&self, state: &mut State, me: Owner, _: Seat, world: &mut World) {
        for clearing in hooks::placing(state, me, state.ruins).iter() {
            state.recruit(me, clearing, 1, world);
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            state.push(Step::Arrive.task());
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        Some((if is_demoted { Phase::Birdsong } else { Phase::Daylight }, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(if state.is_demoted(me) { Step::Fetch } else { Step::Preach }, state, me)
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        let step = if state.is_demoted(me) { Step::Fetch } else { Step::Preach };
        state.push(step.task());
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(action, Action::Force { .. })
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => new_places(state, me, Asked::about(clearing)).why(),
            Action::Force { clearing, .. } if state.warriors(me, clearing) == 0 => {
                Some(at("root-no-prophet", "E.2.4", clearing))
            }
            Action::Force { player, .. } => Some(of_faction("root-no-force", "1.5.5", player)),
            Action::Roam { to } => Some(at("root-no-forced-move", "1.5.5", to)),
            Action::Battle { clearing, .. } => Some(at("root-no-forced-battle", "1.5.5", clearing)),
            Action::DrawCard { .. } => Some(because("root-no-find", "E.2.3")),
            Action::UseHireling { .. } if state.is_demoted(me) => Some(because("root-no-finds", "E.2.3")),
            _ => None,
        }
    }

    fn check(&self, state: &State, _: Owner) -> Result<(), Broken> {
        let named = |card: CardKind| state.pile.as_slice().iter().filter(|&&other| other == card).count();
        let strange =
            state.pile.as_slice().iter().find(|&&card| named(card) > usize::from(state.discard.count_of(card)));
        match strange {
            Some(card) => broken(Message::new("root-broken-pile").text("card", card.id())),
            None => Ok(()),
        }
    }
}

/// All that the player can move goes (1.5.5).
fn force_move(state: &mut State, seat: Seat, from: Clearing, to: Clearing, world: &mut World) {
    if state.pawn(seat) == Some(from) {
        let ways = terrain::ways(state, seat, from, to);
        pawn::go(state, seat, to, None, Walk::by(ways, from, to), world);
        state.note_arrival(seat, to, 1);
        terrain::arrive(state, seat, to, ways, world);
        return;
    }
    let count = company(state, seat, from);
    if count > hooks::movable_warriors(state, seat, from) {
        hooks::lead(state, to, world);
        movement::go_led(state, seat, from, to, count, world);
    } else {
        movement::go(state, seat, from, to, count, world);
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::WarmSunProphets;

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::Arrive | Step::Preach | Step::Order { .. } | Step::Fetch => ChoiceMode::Must,
            Step::Strike { .. } => ChoiceMode::May,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::Arrive => placings(new_places(state, me, state.board.clearings()), found),
            Step::Preach => {
                placings(new_places(state, me, state.board.clearings()), found);
                victims(state, me)
                    .for_each(|(seat, clearing)| found(Action::Force { player: state.faction(seat), clearing }));
            }
            Step::Order { seat, clearing } => {
                battle::each_in(state, seat, clearing, found);
                roamings(goals(state, seat, clearing), found);
            }
            Step::Strike { seat, clearing } => battle::each_in(state, seat, clearing, found),
            Step::Fetch => finds(state).for_each(|card| found(Action::DrawCard { card })),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::Arrive | Step::Preach, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, 1, world);
            }
            (Step::Preach, Action::Force { player, clearing }) => match state.seat_of(player) {
                Some(seat) => {
                    force(state, me, seat, clearing, world);
                    state.push(Step::Order { seat, clearing }.task());
                }
                None => state.stray(),
            },
            (Step::Order { seat, .. } | Step::Strike { seat, .. }, Action::Battle { clearing, defender }) => {
                battle::start_against(state, seat, clearing, defender, world);
            }
            (Step::Order { seat, clearing }, Action::Roam { to }) => {
                state.push(Step::Strike { seat, clearing: to }.task());
                force_move(state, seat, clearing, to, world);
            }
            (Step::Fetch, Action::DrawCard { card }) => fetch(state, me, card, world),
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, _: Owner, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Order { seat, .. } | Step::Strike { seat, .. } => declared.party("player", state.party(seat)),
            _ => declared,
        }
    }

    fn stands(self, state: &State, me: Owner, is_top: bool) -> bool {
        let has_choice = match self {
            Step::Arrive | Step::Strike { .. } => true,
            Step::Preach | Step::Order { .. } | Step::Fetch => lists(self, state, me),
        };
        state.is_demoted(me) == (self == Step::Fetch) && (has_choice || !is_top)
    }
}
