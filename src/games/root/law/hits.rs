//! The losses of a side of a battle (4.3.4).

use super::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::battle::{Battle, Chosen, Side, Step};
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::piece::Target;
use crate::games::root::words::roll::ROLL_BUILDING;
use arrayvec::ArrayVec;

/// Returns who removes what a side loses: the other side, or the Vagrant in a battle that they started (D.4.2).
fn remover(battle: &Battle, side: Side) -> Owner {
    battle.instigator.map_or(battle.owner(side.other()), Owner::from)
}

/// Whether hits on a side can remove pieces of the owner (1.1.2).
fn can_lose(state: &State, battle: &Battle, side: Side, owner: impl Into<Owner>) -> bool {
    hooks::may_remove(state, owner.into(), remover(battle, side), battle.clearing)
}

/// Warriors of a side that are not chosen yet. A position can pretend that more are chosen than there are, here and below.
fn warriors_left(state: &State, battle: &Battle, side: Side) -> u8 {
    if !can_lose(state, battle, side, battle.owner(side)) {
        return 0;
    }
    state.warriors(battle.owner(side), battle.clearing).saturating_sub(battle.chosen[side.index()].warriors)
}

/// Mercenaries of a side that are not chosen yet (11.2.7.III.a).
fn mercenaries_left(state: &State, battle: &Battle, side: Side) -> u8 {
    let (owner, other) = (battle.owner(side), battle.owner(side.other()));
    let falls = |company: Seat| can_lose(state, battle, side, company);
    if !hooks::mercenaries(state, owner, other).is_some_and(falls) {
        return 0;
    }
    let hired = hooks::mercenaries_in(state, owner, other, battle.clearing);
    hired.saturating_sub(battle.chosen[side.index()].mercenaries)
}

/// The allied warriors on which the attacker may still take hits (9.2.9.II.d).
fn allies_left(state: &State, battle: &Battle, side: Side) -> u8 {
    match battle.ally {
        Some(ally) if side == Side::Attacker && can_lose(state, battle, side, ally) => {
            state.warriors(ally, battle.clearing).saturating_sub(battle.chosen[side.index()].ally_warriors)
        }
        _ => 0,
    }
}

/// The kinds of buildings and tokens that a side has left to choose, with their number; what stands in the Elder Treetop by
/// itself, if others of its kind stand beside it.
fn pieces_left<'a>(state: &'a State, battle: &'a Battle, side: Side) -> impl Iterator<Item = (Target, u8)> + 'a {
    let chosen = &battle.chosen[side.index()];
    let apart = state.apart_in_treetop(battle.clearing);
    let of_kind = move |&piece: &Piece| {
        let left = state.count(piece, battle.clearing).saturating_sub(chosen.pieces[piece.index()]);
        let above = u8::from(apart == Some(piece) && !chosen.treetop).min(left);
        [(Target::Piece(piece), left - above), (Target::Treetop, above)]
    };
    let owner = battle.owner(side);
    let pieces = if can_lose(state, battle, side, owner) { state.pieces_of(owner) } else { &[] };
    pieces.iter().flat_map(of_kind).filter(|&(_, left)| left > 0)
}

/// Returns who says what a side loses: who decides for it, but the Vagrant in a battle that they started. Items are no
/// pieces of the map, so the owner of an item track chooses their own (9.2.7, D.4.2).
pub(super) fn chooser(state: &State, battle: &Battle, side: Side) -> Option<Seat> {
    let owner = battle.owner(side);
    let instigator = battle.instigator.filter(|_| hooks::item_track(state, owner).is_none());
    // R1.2.1
    instigator.or_else(|| state.controller(owner)).filter(|&seat| !hooks::is_clockwork(state, seat))
}

/// Whether the side says if the warlord is among those that fall: the warlord stands there, and not all fall (14.2.2).
fn chooses_warlord(state: &State, battle: &Battle, side: Side) -> bool {
    if !hooks::warlord_in(state, battle.owner(side), battle.clearing) {
        return false;
    }
    let (falling, _) = shared_hits(state, battle, side);
    falling > 0 && warriors_left(state, battle, side) > falling
}

/// Returns how many own warriors and how many mercenaries fall to the hits that are due: shared evenly as far as both
/// last, the odd hit on an own warrior (11.2.7.III.a).
fn shared_hits(state: &State, battle: &Battle, side: Side) -> (u8, u8) {
    let due = battle.due[side.index()];
    let (own, hired) = (warriors_left(state, battle, side), mercenaries_left(state, battle, side));
    let share = own.min(due.div_ceil(2));
    let mercenaries = hired.min(due - share);
    (own.min(due - mercenaries), mercenaries)
}

/// Returns whether the losing side has a choice (4.3.4): warriors go before buildings and tokens.
pub(super) fn must_choose(state: &State, battle: &Battle, side: Side) -> bool {
    let due = battle.due[side.index()];
    if due == 0 {
        return false;
    }
    if hooks::item_track(state, battle.owner(side)).is_some() {
        return allies_left(state, battle, side) > 0 || hooks::chooses_damage(state, battle.owner(side), due);
    }
    if chooses_warlord(state, battle, side) {
        return true;
    }
    !chosen_by_vagabot(state, battle)
        && warriors_left(state, battle, side) == 0
        && mercenaries_left(state, battle, side) == 0
        && has_several(state, battle, side, due)
}

/// Whether it matters which buildings and tokens a side loses to the hits that are due to them.
fn has_several(state: &State, battle: &Battle, side: Side, due: u8) -> bool {
    let left: u8 = pieces_left(state, battle, side).map(|(_, left)| left).sum();
    left > due && pieces_left(state, battle, side).nth(1).is_some()
}

pub(super) fn legal_losses(state: &State, battle: &Battle, side: Side, out: &mut Vec<Action>) {
    if let Some(items) = hooks::item_track(state, battle.owner(side)) {
        let before = out.len();
        out.extend(items.undamaged_tiles().map(|tile| Action::Damage { tile }));
        if out.len() == before {
            // 9.2.7: hits beyond the undamaged items are ignored; the allies may take them, not must
            out.push(Action::Pass);
        }
        if allies_left(state, battle, side) > 0
            && let Some(ally) = battle.ally
        {
            out.push(Action::TakeAlly { faction: state.faction(ally) });
        }
        return;
    }
    if chooses_warlord(state, battle, side) {
        out.extend([Target::Warrior, Target::Warlord].map(|target| Action::Take { target }));
        return;
    }
    out.extend(pieces_left(state, battle, side).map(|(target, _)| Action::Take { target }));
}

/// Counts pieces among what a side loses.
fn choose_piece(state: &State, chosen: &mut Chosen, clearing: Clearing, target: Target, count: u8) {
    chosen.treetop |= target == Target::Treetop;
    if let Some(piece) = state.piece_at(target, clearing) {
        chosen.pieces[piece.index()] += count;
    }
}

pub(super) fn choose_loss(state: &mut State, mut battle: Battle, side: Side, action: Action, world: &mut World) {
    let index = side.index();
    match action {
        Action::Take { target: target @ (Target::Piece(_) | Target::Treetop) } => {
            choose_piece(state, &mut battle.chosen[index], battle.clearing, target, 1);
            update(state, |now| {
                now.chosen[index] = battle.chosen[index];
                now.due[index] -= 1;
            });
        }
        // 14.2.2: the warlord is among those that fall, or all that fall are others
        Action::Take { target: target @ (Target::Warlord | Target::Warrior) } => {
            let (warriors, mercenaries) = shared_hits(state, &battle, side);
            update(state, |battle| {
                let chosen = &mut battle.chosen[index];
                chosen.warlord = target == Target::Warlord;
                chosen.warriors += warriors;
                chosen.mercenaries += mercenaries;
                battle.due[index] -= warriors + mercenaries;
            });
        }
        Action::Damage { tile } => {
            if let Some(seat) = battle.owner(side).seat() {
                removal::damage(state, seat, tile, world);
            }
            update(state, |battle| {
                battle.taken_on_items += 1;
                battle.due[index] -= 1;
            });
        }
        Action::TakeAlly { .. } => update(state, |battle| {
            battle.chosen[index].ally_warriors += 1;
            battle.taken_on_allies += 1;
            battle.due[index] -= 1;
        }),
        Action::Pass => update(state, |battle| battle.due[index] = 0),
        _ => state.stray(),
    }
}

/// Takes the losses that leave no choice; comes back to ask if a choice is left.
pub(super) fn lose_forced(state: &mut State, battle: Battle, side: Side, world: &mut World) {
    let index = side.index();
    let mut due = battle.due[index];
    if due == 0 {
        return;
    }
    if let Some(seat) = battle.owner(side).seat().filter(|&seat| hooks::item_track(state, seat).is_some()) {
        while due > 0
            && let Some(tile) = hooks::next_to_damage(state, seat)
        {
            removal::damage(state, seat, tile, world);
            due -= 1;
            update(state, |battle| battle.taken_on_items += 1);
        }
        update(state, |battle| battle.due[index] = 0);
        return;
    }
    // E.2.4: the items of a hireling do all the same, so there is nothing to choose
    if state.pack(battle.owner(side)).is_some() {
        removal::wear(state, battle.owner(side), due, world);
        update(state, |battle| battle.due[index] = 0);
        return;
    }
    let mut chosen = battle.chosen[index];
    let (warriors, mercenaries) = shared_hits(state, &battle, side);
    chosen.warriors += warriors;
    chosen.mercenaries += mercenaries;
    due -= warriors + mercenaries;
    if due > 0 && chosen_by_vagabot(state, &battle) {
        lose_to_vagrant(state, &battle, side, &mut chosen, due);
        due = 0;
    } else if due > 0 && hooks::is_clockwork(state, battle.owner(side)) {
        lose_by_kind(state, &battle, side, &mut chosen, due, world);
        due = 0;
    }
    // E.3.4: a hireling that nobody controls has no choice to make, whatever it has
    if due > 0 && !(has_several(state, &battle, side, due) && chooser(state, &battle, side).is_some()) {
        for (target, left) in pieces_left(state, &battle, side) {
            let taken = left.min(due);
            if taken > 0 {
                choose_piece(state, &mut chosen, battle.clearing, target, taken);
            }
            due -= taken;
        }
        due = 0;
    }
    update(state, |battle| {
        battle.chosen[index] = chosen;
        battle.due[index] = due;
    });
    if due > 0 {
        state.push(Task::Battle(Step::Losses(side)));
    }
}

/// R1.2.1: a clockwork player loses all tokens before a building, and buildings of kinds that are drawn. Further hits are lost.
fn lose_by_kind(state: &State, battle: &Battle, side: Side, chosen: &mut Chosen, mut due: u8, world: &mut World) {
    const { assert!(Piece::COUNT <= u64::BITS as usize) };
    // a hit that is left over does nothing to what is fortified
    let building = hooks::sturdiness(state, battle.owner(side));
    while due > 0 {
        let mut now = *battle;
        now.chosen[side.index()] = *chosen;
        let kind = |target| state.piece_at(target, battle.clearing);
        let left = || pieces_left(state, &now, side).map(|(target, _)| target);
        let token = left().find(|&target| kind(target).is_some_and(|piece| !piece.is_building()));
        let kinds = left().filter_map(kind).fold(0, |kinds, piece| kinds | 1 << piece.index());
        let price = if token.is_some() { 1 } else { building };
        let Some(target) = token.filter(|_| price <= due).or_else(|| {
            let drawn = world.draw_any(ROLL_BUILDING, kinds).map(Piece::new)?;
            left().find(|&target| kind(target) == Some(drawn))
        }) else {
            return;
        };
        if price > due {
            return;
        }
        choose_piece(state, chosen, battle.clearing, target, 1);
        due -= price;
    }
}

/// Whether a Vagabot has others fight, and says what both sides lose (R7.7.4).
fn chosen_by_vagabot(state: &State, battle: &Battle) -> bool {
    battle.instigator.is_some_and(|instigator| hooks::is_clockwork(state, instigator))
}

/// R7.7.4: without warriors a side loses buildings, then tokens. Further hits are lost.
fn lose_to_vagrant(state: &State, battle: &Battle, side: Side, chosen: &mut Chosen, mut due: u8) {
    let sturdiness = hooks::sturdiness(state, battle.owner(side));
    let is_building = |target: Target| state.piece_at(target, battle.clearing).is_some_and(|piece| piece.is_building());
    for (wanted, price) in [(true, sturdiness), (false, 1)] {
        for (target, left) in pieces_left(state, battle, side).filter(|&(target, _)| is_building(target) == wanted) {
            let taken = left.min(due / price);
            if taken > 0 {
                choose_piece(state, chosen, battle.clearing, target, taken);
            }
            due -= taken * price;
        }
    }
}

/// Removes all chosen pieces of both sides at once (4.3.4).
pub(super) fn deal(state: &mut State, battle: Battle, world: &mut World) {
    let mut losses = ArrayVec::<Loss, 5>::new();
    for side in [Side::Attacker, Side::Defender] {
        let chosen = battle.chosen[side.index()];
        let owner = battle.owner(side);
        let by = remover(&battle, side);
        if chosen.warriors > 0 || chosen.pieces.iter().any(|&count| count > 0) {
            let (warriors, pieces) = (chosen.warriors, *chosen.pieces);
            let (warlord, treetop) = (chosen.warlord, chosen.treetop);
            losses.push(Loss { warriors, warlord, treetop, pieces, ..Loss::none(owner, by, battle.clearing) });
        }
        if chosen.mercenaries > 0
            && let Some(company) = hooks::mercenaries(state, owner, battle.owner(side.other()))
        {
            losses.push(Loss { warriors: chosen.mercenaries, ..Loss::none(company, by, battle.clearing) });
        }
        if let Some(ally) = battle.ally
            && chosen.ally_warriors > 0
        {
            // allies that fall for a side are not removed by it (9.2.9.II.d)
            let by = if by == owner { battle.owner(side.other()) } else { by };
            losses.push(Loss { warriors: chosen.ally_warriors, ..Loss::none(ally, by, battle.clearing) });
        }
    }
    update(state, |battle| {
        battle.fallen += battle.chosen[Side::Defender.index()].warriors;
        battle.chosen = [Chosen::default(); 2];
    });
    removal::remove(state, &losses, Cause::Battle, world);
}

pub(super) fn update(state: &mut State, change: impl FnOnce(&mut Battle)) {
    if let Some(battle) = &mut state.battle {
        change(battle);
    }
}
