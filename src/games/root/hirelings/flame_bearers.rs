//! The Flame Bearers, who remove what stands beside them and spread, and the Rat Smugglers, who take cards that show items.

use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{in_supply, placings};
use crate::games::root::law::victory::Victory;
use crate::games::root::law::why::{at, because, of_card};
use crate::games::root::law::{battle, hooks, moves, removal};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, go_on, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::flame_bearers::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Target;
use crate::kernel::Illegal;
use arrayvec::ArrayVec;

/// Warriors that come where there are none.
const LANDING: u8 = 2;

pub(in crate::games::root) struct FlameBearers;

/// Whether the seat holds a card for the Smugglers.
fn has_goods(state: &State, seat: Seat) -> bool {
    state.player(seat).hand.intersects(CardSet::GOODS)
}

/// Narrows down where one of them can come at all.
fn landings<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    in_supply(state, me, hooks::placing(state, me, sites))
}

/// Narrows down where one more can come: where they are, or next to it.
fn spreads<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let near = state.around(state.clearings_with_warriors(me));
    landings(state, me, sites).only(near, here("root-no-bearers-near", "E.2.3"))
}

/// The enemies there of whom they can remove something: what no effect removes shields nothing.
fn prey(state: &State, me: Owner, clearing: Clearing) -> impl Iterator<Item = Owner> + use<'_> {
    let enemies = state.enemies_in(me, clearing).iter();
    enemies.filter(move |&enemy| hooks::may_remove(state, enemy, me, clearing))
}

/// Calls `found` for each kind that can still be removed there, with its count; an owner's warriors come first.
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
            let is_apart = state.apart_in_treetop(clearing) == Some(piece) && !state.picks.treetop;
            let above = u8::from(is_apart).min(left);
            for (target, left) in [(Target::Piece(piece), left - above), (Target::Treetop, above)] {
                if left > 0 {
                    found(owner, target, left);
                }
            }
        }
    }
}

/// Returns how many pieces are still to be picked there: one for each Bearer, as many as there are (1.5.4).
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

/// The field where what is removed is beyond choice. Of several fields the controller says which comes first, for what one
/// brings on, Field Hospitals say, may change the next (1.1.3).
fn forced(state: &State, me: Owner, left: ClearingSet, at: Option<Clearing>) -> Option<Clearing> {
    let fields = fields(state, me, left, at);
    fields.first().filter(|&clearing| fields.len() == 1 && is_forced(state, me, clearing))
}

fn pick(state: &mut State, owner: Owner, clearing: Clearing, target: Target) {
    state.picks.treetop |= target == Target::Treetop;
    match state.piece_at(target, clearing) {
        Some(piece) => state.picks.pieces[piece.index()] += 1,
        None => state.picks.warriors[owner.index()] += 1,
    }
}

/// All pieces of one clearing go together (1.5.4).
fn raze(state: &mut State, me: Owner, clearing: Clearing, left: ClearingSet, world: &mut World) {
    let picks = state.take_picks();
    state.push(Step::Raze { left: left.without(clearing), at: None }.task());
    let mut losses = ArrayVec::<Loss, MAX_OWNERS>::new();
    for owner in state.owners() {
        let mut loss = Loss { warriors: picks.warriors[owner.index()], ..Loss::none(owner, me, clearing) };
        for &piece in state.pieces_of(owner) {
            let picked = picks.pieces[piece.index()];
            loss.pieces[piece.index()] = picked;
            loss.treetop |= picks.treetop && picked > 0 && state.apart_in_treetop(clearing) == Some(piece);
        }
        if loss.warriors > 0 || loss.placed() > 0 {
            losses.push(loss);
        }
    }
    removal::remove(state, &losses, Cause::Other, world);
}

/// Removes what is beyond choice there.
fn raze_forced(state: &mut State, me: Owner, clearing: Clearing, left: ClearingSet, world: &mut World) {
    while due(state, me, clearing) > 0 {
        let mut first = None;
        removable(state, me, clearing, |owner, target, _| {
            first.get_or_insert((owner, target));
        });
        let Some((owner, target)) = first else { return state.stray() };
        pick(state, owner, clearing, target);
    }
    raze(state, me, clearing, left, world);
}

/// Whether the controller can do what the Smugglers are paid for.
fn can_smuggle(state: &State, me: Owner) -> bool {
    let seat = state.controller(me);
    seat.is_some_and(|seat| moves::is_possible(state, seat) || battle::is_possible(state, seat))
}

/// Returns why the Smugglers do nothing now.
fn no_smuggling(state: &State, me: Owner) -> Option<Illegal> {
    None.given(has_goods(state, state.controller(me)?), || because("root-no-goods-held", "E.2.4"))
        .given(can_smuggle(state, me), || because("root-no-smuggling", "E.2.4"))
}

impl HirelingRules for FlameBearers {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by, left: LANDING }.task());
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            state.push(Step::Land { left: LANDING }.task());
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        Some(if is_demoted { (Phase::Daylight, Obligation::May) } else { (Phase::Birdsong, Obligation::Must) })
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        if state.is_demoted(me) {
            let holds = state.controller(me).is_some_and(|seat| state.may_hold(seat, CardSet::GOODS));
            return holds && can_smuggle(state, me);
        }
        !state.clearings_with_warriors(me).is_empty() || !landings(state, me, state.board.clearings()).is_empty()
    }

    fn is_paid_for(&self, state: &State, me: Owner) -> bool {
        !state.is_demoted(me) || has_goods(state, state.turn)
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.is_demoted(me) {
            // any number of times
            state.hired_mut(me).into_iter().for_each(|hired| hired.used = false);
            state.push(Step::Act.task());
            state.push(Step::Smuggle.task());
        } else {
            state.push(Step::Spread.task());
            state.push(Step::Raze { left: state.clearings_with_warriors(me), at: None }.task());
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => spreads(state, me, Asked::about(clearing)).why(),
            Action::Remove { clearing, .. } => Some(at("root-no-piece-to-raze", "E.2.3", clearing)),
            Action::Discard { card } => Some(of_card("root-no-goods", "E.2.4", card)),
            Action::UseHireling { .. } if state.is_demoted(me) => no_smuggling(state, me),
            _ => None,
        }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::FlameBearers;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by, .. } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Land { .. } => ChoiceMode::Must,
            Step::Raze { left, at } => {
                let is_open = forced(state, me, left, at).is_none() && lists(self, state, me);
                ChoiceMode::Settles { is_open }
            }
            Step::Spread if spreads(state, me, state.board.clearings()).is_empty() => {
                ChoiceMode::Settles { is_open: false }
            }
            Step::Spread => ChoiceMode::Must,
            Step::Smuggle | Step::Act => ChoiceMode::Unseen,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } | Step::Land { .. } => placings(landings(state, me, state.board.clearings()), found),
            Step::Spread => placings(spreads(state, me, state.board.clearings()), found),
            Step::Raze { left, at } => {
                for clearing in fields(state, me, left, at).iter() {
                    removable(state, me, clearing, |owner, target, _| {
                        found(Action::Remove { clearing, party: state.party(owner), target });
                    });
                }
            }
            Step::Smuggle => {
                let goods = state.player(state.turn).hand & CardSet::GOODS;
                goods.kinds().for_each(|card| found(Action::Discard { card }));
            }
            Step::Act => {
                let mut listed = Vec::new();
                moves::legal(state, state.turn, &mut listed);
                battle::legal_anywhere(state, state.turn, &mut listed);
                battle::or_pass(&mut listed);
                listed.into_iter().for_each(found);
            }
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Land { .. } | Step::Spread, Action::PlaceAt { clearing }) => {
                match self {
                    Step::SetUp { by, left } => go_on(state, left, |left| Step::SetUp { by, left }),
                    Step::Land { left } => go_on(state, left, |left| Step::Land { left }),
                    _ => {}
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Raze { left, .. }, Action::Remove { clearing, party, target }) => {
                let Some(owner) = state.owner_of(party) else { return state.stray() };
                pick(state, owner, clearing, target);
                if due(state, me, clearing) == 0 {
                    raze(state, me, clearing, left, world);
                } else {
                    state.push(Step::Raze { left, at: Some(clearing) }.task());
                }
            }
            (Step::Smuggle, Action::Discard { card }) => state.discard_from_hand(state.turn, card, world),
            (Step::Act, Action::Battle { .. } | Action::Pass) => battle::take_anywhere(state, action, world),
            (Step::Act, action) => moves::take(state, action, world),
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        match self {
            Step::Raze { left, at } => {
                if let Some(clearing) = forced(state, me, left, at) {
                    raze_forced(state, me, clearing, left, world);
                }
            }
            Step::Spread => state.push(Step::Land { left: LANDING }.task()),
            _ => state.stray(),
        }
    }

    fn stands(self, state: &State, me: Owner, is_top: bool) -> bool {
        match self {
            Step::Smuggle => {
                is_top
                    && state.is_demoted(me)
                    && has_goods(state, state.turn)
                    && state.pending().nth(1) == Some(Step::Act.task())
            }
            Step::Act => state.is_demoted(me),
            _ if state.is_demoted(me) => false,
            Step::SetUp { left, .. } | Step::Land { left } => (1..=LANDING).contains(&left),
            Step::Spread => true,
            Step::Raze { left, at } => {
                let begun = at.is_none_or(|at| left.contains(at));
                begun && left.is_subset(state.board.clearings())
            }
        }
    }

    fn picks_stand(self, state: &State, me: Owner) -> bool {
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
        let treetop = state.apart_in_treetop(at).map_or(0, |piece| state.picks.pieces[piece.index()]);
        state.picks.only_losses()
            && (treetop > 0 || !state.picks.treetop)
            && state.owners().all(fits)
            && due(state, me, at) > 0
    }
}
