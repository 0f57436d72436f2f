//! The Flame Bearers, who remove what stands beside them and spread, and the Rat Smugglers, who take cards that show items.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{Listed, no_placing, nothing_to_do, open, placings};
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::why::{at, because, of_card};
use crate::games::root::law::{battle, hooks, moves, removal};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::flame_bearers::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::owner::{MAX_OWNERS, Owner};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use arrayvec::ArrayVec;
use toml::Table;

const HIRELING: Hireling = Hireling::FlameBearers;

/// Warriors that come where there are none.
const LANDING: u8 = 2;

pub(in crate::games::root) struct FlameBearers;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::FlameBearers(step)));
}

/// Whether the seat holds a card for the Smugglers.
pub(in crate::games::root) fn has_goods(state: &State, seat: Seat) -> bool {
    state.player(seat).hand.intersects(CardSet::GOODS)
}

fn landings(state: &State, me: Owner) -> ClearingSet {
    if state.supply(me) > 0 { open(state, me, state.board.clearings()) } else { ClearingSet::EMPTY }
}

/// Where one more can come: where they are, or next to it.
fn spreads(state: &State, me: Owner) -> ClearingSet {
    let near = state.clearings_with_warriors(me);
    landings(state, me) & near.iter().fold(near, |near, clearing| near | state.adjacent(clearing))
}

/// The enemies there of whom they can remove something: what no effect removes shields nothing.
fn prey(state: &State, me: Owner, clearing: Clearing) -> impl Iterator<Item = Owner> + use<'_> {
    let enemies = state.enemies_in(me, clearing).iter();
    enemies.filter(move |&enemy| hooks::may_remove(state, enemy, me, clearing))
}

/// What can be removed there besides what has been picked, with its number: of each owner warriors first.
fn removable(state: &State, me: Owner, clearing: Clearing, mut found: impl FnMut(Owner, Target, u8)) {
    for owner in prey(state, me, clearing) {
        let warriors = hooks::removable_warriors(state, owner, me, clearing);
        let left = warriors.saturating_sub(state.picks.warriors[owner.index()]);
        if left > 0 {
            found(owner, Target::Warrior, left);
            continue;
        }
        for &piece in state.pieces_of(owner) {
            let left = state.count(piece, clearing).saturating_sub(state.picks.pieces[piece.index()]);
            if left > 0 {
                found(owner, Target::Piece(piece), left);
            }
        }
    }
}

/// How many pieces are still to be picked there: one for each Bearer, as many as there are (1.5.4).
fn due(state: &State, me: Owner, clearing: Clearing) -> u8 {
    let of = |owner: Owner| hooks::removable_warriors(state, owner, me, clearing) + state.placed(owner, clearing);
    let all: u8 = prey(state, me, clearing).map(of).sum();
    let picked: u8 = state.picks.warriors.iter().chain(state.picks.pieces.iter()).sum();
    all.min(state.warriors(me, clearing)).saturating_sub(picked)
}

/// Whether nothing is left to choose there.
fn is_forced(state: &State, me: Owner, clearing: Clearing) -> bool {
    let due = due(state, me, clearing);
    let (mut kinds, mut most, mut all) = (0, 0, 0);
    removable(state, me, clearing, |owner, target, left| {
        kinds += 1;
        most = left;
        all += left;
        if target == Target::Warrior {
            all += state.placed(owner, clearing);
        }
    });
    due > 0 && (all <= due || kinds == 1 && most >= due)
}

/// The clearings in which the next piece can be picked.
fn fields(state: &State, me: Owner, left: ClearingSet, at: Option<Clearing>) -> ClearingSet {
    let fields = at.map_or(left, ClearingSet::of);
    fields.iter().filter(|&clearing| due(state, me, clearing) > 0).collect()
}

/// The field where what is removed is beyond choice.
fn forced(state: &State, me: Owner, left: ClearingSet, at: Option<Clearing>) -> Option<Clearing> {
    fields(state, me, left, at).iter().find(|&clearing| is_forced(state, me, clearing))
}

fn pick(state: &mut State, owner: Owner, target: Target) {
    match target {
        Target::Piece(piece) => state.picks.pieces[piece.index()] += 1,
        Target::Warrior | Target::Warlord => state.picks.warriors[owner.index()] += 1,
        // never listed: of a kind, those outside the slot go first
        Target::Treetop => {}
    }
}

/// All pieces of one clearing go together (1.5.4).
fn raze(state: &mut State, me: Owner, clearing: Clearing, left: ClearingSet, world: &mut World) {
    let picks = state.take_picks();
    push(state, Step::Raze { left: left.without(clearing), at: None });
    let mut losses = ArrayVec::<Loss, MAX_OWNERS>::new();
    for owner in state.owners() {
        let mut loss = Loss { warriors: picks.warriors[owner.index()], ..Loss::none(owner, me, clearing) };
        for &piece in state.pieces_of(owner) {
            loss.pieces[piece.index()] = picks.pieces[piece.index()];
        }
        if loss.warriors > 0 || loss.placed() > 0 {
            losses.push(loss);
        }
    }
    removal::remove(state, &losses, Cause::Other, world);
}

/// What a step lists.
fn each(step: Step, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    match step {
        Step::SetUp { .. } | Step::Land { .. } => placings(landings(state, me), found),
        Step::Spread => placings(spreads(state, me), found),
        Step::Raze { left, at } => {
            for clearing in fields(state, me, left, at).iter() {
                removable(state, me, clearing, |owner, target, _| {
                    found(Action::Remove { clearing, party: state.party(owner), target });
                });
            }
        }
        Step::Smuggle | Step::Act => {}
    }
}

impl Hire for FlameBearers {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by, left: LANDING });
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            push(state, Step::Land { left: LANDING });
        }
    }

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        match (state.is_demoted(me), phase, state.controller(me)) {
            (false, Phase::Birdsong, _) => {
                let acts = !state.clearings_with_warriors(me).is_empty() || !landings(state, me).is_empty();
                if acts { Duty::Must } else { Duty::None }
            }
            (true, Phase::Daylight, Some(seat)) => {
                let acts = moves::is_possible(state, seat) || battle::is_possible(state, seat);
                if acts && state.may_hold(seat, CardSet::GOODS) { Duty::May } else { Duty::None }
            }
            _ => Duty::None,
        }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        if state.is_demoted(me) {
            // any number of times
            state.hired_mut(me).into_iter().for_each(|hired| hired.used = false);
            push(state, Step::Act);
            push(state, Step::Smuggle);
        } else {
            push(state, Step::Spread);
            push(state, Step::Raze { left: state.clearings_with_warriors(me), at: None });
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if !landings(state, me).contains(clearing) => {
                no_placing(state, me, clearing).or_else(|| Some(because("root-no-warriors-left", "1.5.4")))
            }
            Action::PlaceAt { clearing } => Some(at("root-no-bearers-near", "E.2.3", clearing)),
            Action::Remove { clearing, .. } => Some(at("root-no-piece-to-raze", "E.2.3", clearing)),
            Action::Discard { card } => Some(of_card("root-no-goods", "E.2.4", card)),
            Action::UseHireling { .. } if state.is_demoted(me) => Some(because("root-no-goods-held", "E.2.4")),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.is_demoted(me) && !state.clearings_with_warriors(me).is_empty() {
            return broken(Message::new("root-broken-demoted").text("hireling", HIRELING.id()));
        }
        Ok(())
    }

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, _: &mut Reader<'_>, _: &mut Fields<'_>, _: Owner) {}

    fn write(&self, _: &State, _: Owner, _: &mut Table) {}
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let me = state.hireling(HIRELING)?;
        let asked = match self {
            Step::SetUp { by, .. } => Some(by),
            _ => state.controller(me),
        };
        let is_open = match self {
            Step::Raze { left, at } if forced(state, me, left, at).is_some() => false,
            Step::Smuggle | Step::Act => true,
            _ => Listed::by(|found| each(self, state, me, found)).is_open(),
        };
        asked.filter(|_| is_open)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        let Some(seat) = state.controller(me) else {
            return each(self, state, me, &mut |action| out.push(action));
        };
        match self {
            Step::Smuggle => {
                let goods = state.player(seat).hand & CardSet::GOODS;
                out.extend(goods.kinds().map(|card| Action::Discard { card }));
            }
            Step::Act => {
                moves::legal(state, seat, out);
                battle::legal_anywhere(state, seat, out);
            }
            _ => each(self, state, me, &mut |action| out.push(action)),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { by, left }, Action::PlaceAt { clearing }) => {
                if left > 1 {
                    push(state, Step::SetUp { by, left: left - 1 });
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Land { left }, Action::PlaceAt { clearing }) => {
                if left > 1 {
                    push(state, Step::Land { left: left - 1 });
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Spread, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, 1, world);
            }
            (Step::Raze { left, .. }, Action::Remove { clearing, party, target }) => {
                let Some(owner) = state.owner_of(party) else { return state.stray() };
                pick(state, owner, target);
                if due(state, me, clearing) == 0 {
                    raze(state, me, clearing, left, world);
                } else {
                    push(state, Step::Raze { left, at: Some(clearing) });
                }
            }
            (Step::Smuggle, Action::Discard { card }) => state.discard_from_hand(state.turn, card, world),
            (Step::Act, Action::Battle { .. }) => battle::take_anywhere(state, action, world),
            (Step::Act, action) => moves::take(state, action, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        if let Step::Raze { left, at } = self
            && let Some(clearing) = forced(state, me, left, at)
        {
            while due(state, me, clearing) > 0 {
                let mut first = None;
                removable(state, me, clearing, |owner, target, _| {
                    first.get_or_insert((owner, target));
                });
                let Some((owner, target)) = first else { return state.stray() };
                pick(state, owner, target);
            }
            return raze(state, me, clearing, left, world);
        }
        match (self, Listed::by(|found| each(self, state, me, found)).first) {
            (_, Some(action)) => self.take(state, action, world),
            (Step::Spread, None) => push(state, Step::Land { left: LANDING }),
            _ => {}
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { left, .. } => Asking::new("root-ask-bearers-land", "A.6.3").number("left", left),
            Step::Land { left } => Asking::new("root-ask-bearers-land", "E.2.1").number("left", left),
            Step::Raze { .. } => Asking::new("root-ask-bearers-raze", "E.2.3"),
            Step::Spread => Asking::new("root-ask-bearers-spread", "E.2.3"),
            Step::Smuggle => Asking::new("root-ask-smugglers-card", "E.2.4"),
            Step::Act => Asking::new("root-ask-smugglers-act", "E.2.4"),
        }
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            Step::Raze { at, .. } => [at, None],
            _ => [None, None],
        }
    }

    fn names(self) -> Option<Seat> {
        match self {
            Step::SetUp { by, .. } => Some(by),
            _ => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, is_top: bool) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let is_hired = hired_by(state, HIRELING).is_some();
        match self {
            Step::Smuggle => {
                is_top
                    && state.is_demoted(me)
                    && is_hired
                    && has_goods(state, state.turn)
                    && state.pending().nth(1) == Some(Task::Hireling(Any::FlameBearers(Step::Act)))
            }
            Step::Act => {
                let seat = state.turn;
                state.is_demoted(me)
                    && is_hired
                    && (moves::is_possible(state, seat) || battle::is_possible(state, seat))
            }
            _ if state.is_demoted(me) => false,
            Step::SetUp { left, .. } => (1..=LANDING).contains(&left),
            Step::Land { left } => (1..=LANDING).contains(&left) && is_hired,
            Step::Spread => is_hired,
            Step::Raze { left, at } => {
                let begun = at.is_none_or(|at| left.contains(at));
                is_hired && begun && left.is_subset(state.board.clearings())
            }
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let Step::Raze { at: Some(at), .. } = self else { return false };
        let fits = |owner: Owner| {
            let warriors = state.picks.warriors[owner.index()];
            let removable = hooks::removable_warriors(state, owner, me, at);
            let is_prey = prey(state, me, at).any(|enemy| enemy == owner);
            let mut pieces =
                state.pieces_of(owner).iter().map(|&piece| (state.picks.pieces[piece.index()], state.count(piece, at)));
            let places =
                state.pieces_of(owner).iter().map(|piece| state.picks.pieces[piece.index()]).any(|count| count > 0);
            warriors <= removable
                && (warriors == removable || !places)
                && (is_prey || warriors == 0 && !places)
                && pieces.all(|(picked, there)| picked <= there)
        };
        state.picks.only_losses() && state.owners().all(fits) && due(state, me, at) > 0
    }
}
