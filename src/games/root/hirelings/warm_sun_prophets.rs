//! The Warm Sun Prophets, who have others battle and move, and the Lizard Envoys, who bring cards back.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{no_placing, nothing_to_do, open};
use crate::games::root::law::hooks::{self, Rivers};
use crate::games::root::law::why::{at, because, of_faction};
use crate::games::root::law::{battle, movement, pawn, terrain};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::put_list;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::warm_sun_prophets::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::WarmSunProphets;

/// Cards of the discard pile that the Envoys look through.
const LOOK: usize = 5;

pub(in crate::games::root) struct WarmSunProphets;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::WarmSunProphets(step)));
}

/// Where one more can come onto the map.
fn new_places(state: &State, me: Owner) -> ClearingSet {
    if state.supply(me) == 0 {
        return ClearingSet::EMPTY;
    }
    open(state, me, state.board.clearings() - state.clearings_with_warriors(me))
}

/// What of the seat's a move can take out of the clearing; the warlord on their own turn only (1.5.5).
fn company(state: &State, seat: Seat, from: Clearing) -> u8 {
    let leads = hooks::warlord_in(state, seat, from) && hooks::may_lead(state, seat);
    hooks::movable_warriors(state, seat, from) + u8::from(seat == state.turn && leads)
}

/// Where the player can be forced to move from the clearing: by ways that are always open to them. What a card, a service or
/// the ferry opens is theirs to use or not.
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

/// Whom they can force, and where.
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
    let is_ambush = |card: CardKind| Suit::ALL.into_iter().any(|suit| CardKind::ambush(suit) == card);
    let fits = move |&(place, card): &(usize, CardKind)| {
        count(card.suit()) == most && !is_ambush(card) && is_first(place, card)
    };
    top().enumerate().filter(fits).map(|(_, card)| card)
}

fn fetch(state: &mut State, kind: CardKind, world: &mut World) {
    let Some((_, seat)) = hired_by(state, HIRELING) else { return state.stray() };
    let card = state.take_discarded(kind);
    // everybody saw which card it was
    state.take_openly(seat, card);
    world.emit(|| Event::new(What::FromPile, seat).with(Detail::Card(kind)));
}

impl Hire for WarmSunProphets {
    fn set_up(&self, state: &mut State, me: Owner, _: Seat, world: &mut World) {
        if !state.is_demoted(me) {
            for clearing in open(state, me, state.ruins).iter() {
                state.recruit(me, clearing, 1, world);
            }
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            push(state, Step::Arrive);
        }
    }

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        let acts = match (state.is_demoted(me), phase) {
            (true, Phase::Birdsong) => finds(state).next().is_some(),
            (false, Phase::Daylight) => !new_places(state, me).is_empty() || victims(state, me).next().is_some(),
            _ => false,
        };
        if acts { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        let step = if state.is_demoted(me) { Step::Fetch } else { Step::Preach };
        push(state, step);
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if state.warriors(me, clearing) > 0 => {
                Some(at("root-no-second-prophet", "E.2.4", clearing))
            }
            Action::PlaceAt { clearing } => no_placing(state, me, clearing),
            Action::Force { clearing, .. } if state.warriors(me, clearing) == 0 => {
                Some(at("root-no-prophet", "E.2.4", clearing))
            }
            Action::Force { player, .. } => Some(of_faction("root-no-force", "1.5.5", player)),
            Action::Roam { to } => Some(at("root-no-forced-move", "1.5.5", to)),
            Action::Battle { clearing, .. } => Some(at("root-no-forced-battle", "1.5.5", clearing)),
            Action::DrawCard { .. } => Some(because("root-no-find", "E.2.3")),
            Action::UseHireling { .. } if state.is_demoted(me) => Some(because("root-no-finds", "E.2.3")),
            Action::UseHireling { .. } => Some(nothing_to_do()),
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

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
        if reader.state.is_demoted(me) {
            for card in fields.words("pile", "doc-no-card", CardKind::from_id) {
                reader.state.pile.push(card);
            }
        }
    }

    fn write(&self, state: &State, _: Owner, table: &mut Table) {
        put_list(table, "pile", state.pile.as_slice().iter().map(|card| card.id()).collect());
    }
}

/// All that the player can move goes (1.5.5).
fn force_move(state: &mut State, seat: Seat, from: Clearing, to: Clearing, world: &mut World) {
    if state.pawn(seat) == Some(from) {
        let ways = terrain::ways(state, seat, from, to);
        pawn::go(state, seat, to, None, world);
        state.note_arrival(seat, to, 1);
        terrain::arrive(state, seat, to, ways, world);
        return;
    }
    let count = company(state, seat, from);
    if count > hooks::movable_warriors(state, seat, from) {
        hooks::lead(state, to, world);
    }
    movement::go(state, seat, from, to, count, world);
}

fn force(state: &mut State, seat: Seat, clearing: Clearing, world: &mut World) {
    push(state, Step::Order { seat, clearing });
    let by = state.hireling(HIRELING).and_then(|me| state.controller(me)).unwrap_or(seat);
    world.emit(|| {
        let order = Event::new(What::Forced, by).with(Detail::Party(state.party(seat)));
        order.with(Detail::Clearing(clearing))
    });
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let (me, controller) = hired_by(state, HIRELING)?;
        let asks = match self {
            Step::Arrive => new_places(state, me).len() > 1,
            Step::Preach => new_places(state, me).len() + victims(state, me).take(2).count() > 1,
            Step::Order { seat, clearing } => {
                battle::opponents(state, seat, clearing).len() + goals(state, seat, clearing).len() > 1
            }
            Step::Strike { seat, clearing } => !battle::opponents(state, seat, clearing).is_empty(),
            Step::Fetch => finds(state).nth(1).is_some(),
        };
        asks.then_some(controller)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        let places = || new_places(state, me).iter().map(|clearing| Action::PlaceAt { clearing });
        match self {
            Step::Arrive => out.extend(places()),
            Step::Preach => {
                out.extend(places());
                out.extend(
                    victims(state, me).map(|(seat, clearing)| Action::Force { player: state.faction(seat), clearing }),
                );
            }
            Step::Order { seat, clearing } => {
                battle::legal_in(state, seat, clearing, out);
                out.extend(goals(state, seat, clearing).iter().map(|to| Action::Roam { to }));
            }
            Step::Strike { seat, clearing } => {
                out.push(Action::Pass);
                battle::legal_in(state, seat, clearing, out);
            }
            Step::Fetch => out.extend(finds(state).map(|card| Action::DrawCard { card })),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::Arrive | Step::Preach, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, 1, world);
            }
            (Step::Preach, Action::Force { player, clearing }) => match state.seat_of(player) {
                Some(seat) => force(state, seat, clearing, world),
                None => state.stray(),
            },
            (Step::Order { seat, .. } | Step::Strike { seat, .. }, Action::Battle { clearing, defender }) => {
                battle::start_against(state, seat, clearing, defender, world);
            }
            (Step::Order { seat, clearing }, Action::Roam { to }) => {
                push(state, Step::Strike { seat, clearing: to });
                force_move(state, seat, clearing, to, world);
            }
            (Step::Strike { .. }, Action::Pass) => {}
            (Step::Fetch, Action::DrawCard { card }) => fetch(state, card, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return };
        let place = || new_places(state, me).first().map(|clearing| Action::PlaceAt { clearing });
        let only = match self {
            Step::Arrive => place(),
            Step::Preach => place().or_else(|| {
                let (seat, clearing) = victims(state, me).next()?;
                Some(Action::Force { player: state.faction(seat), clearing })
            }),
            Step::Order { seat, clearing } => {
                let enemy = battle::opponents(state, seat, clearing).first();
                let battle = enemy.map(|enemy| Action::Battle { clearing, defender: state.party(enemy) });
                battle.or_else(|| goals(state, seat, clearing).first().map(|to| Action::Roam { to }))
            }
            Step::Fetch => finds(state).next().map(|card| Action::DrawCard { card }),
            Step::Strike { .. } => None,
        };
        if let Some(action) = only {
            self.take(state, action, world);
        }
    }

    fn question(self, state: &State) -> Asking {
        let named = |key: &'static str, seat: Seat| {
            Asking::new(key, "E.2.4").name("player", "root-party", state.party(seat).id())
        };
        match self {
            Step::Arrive => Asking::new("root-ask-prophets-arrive", "E.2.1"),
            Step::Preach => Asking::new("root-ask-prophets", "E.2.4"),
            Step::Order { seat, clearing } => named("root-ask-prophets-order", seat).clearing("clearing", clearing),
            Step::Strike { seat, clearing } => named("root-ask-prophets-strike", seat).clearing("clearing", clearing),
            Step::Fetch => Asking::new("root-ask-envoys", "E.2.3"),
        }
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            Step::Order { clearing, .. } | Step::Strike { clearing, .. } => [Some(clearing), None],
            Step::Arrive | Step::Preach | Step::Fetch => [None, None],
        }
    }

    fn names(self) -> Option<Seat> {
        match self {
            Step::Order { seat, .. } | Step::Strike { seat, .. } => Some(seat),
            Step::Arrive | Step::Preach | Step::Fetch => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, is_top: bool) -> bool {
        let Some((me, _)) = hired_by(state, HIRELING) else { return false };
        let has_choice = match self {
            Step::Fetch => finds(state).next().is_some(),
            Step::Arrive => true,
            Step::Preach => !new_places(state, me).is_empty() || victims(state, me).next().is_some(),
            Step::Order { seat, clearing } => {
                !battle::opponents(state, seat, clearing).is_empty() || !goals(state, seat, clearing).is_empty()
            }
            Step::Strike { .. } => true,
        };
        state.is_demoted(me) == (self == Step::Fetch) && (has_choice || !is_top)
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
