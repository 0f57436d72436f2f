//! Pieces leave the map (G.1.22): all of one event first, then points, then what the losses trigger (1.5.4, 3.2.1).

use super::hooks;
use super::score::Scoring;
use crate::games::root::clockwork::words::{Reason, Trait};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::state::losses::{Cause, Loss, Trigger};
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::item::Tile;
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::games::root::words::roll::ROLL_BUILDING;
use arrayvec::ArrayVec;

/// Points for removing the building in the slot of the Elder Treetop, besides all others.
const TREETOP_POINTS: u8 = 1;

/// Removes what the losses name, scores for it and notes what it triggers. What cannot be removed stays (1.1.2).
pub(in crate::games::root) fn remove(state: &mut State, losses: &[Loss], cause: Cause, world: &mut World) {
    let can_go = |loss: &Loss| hooks::may_remove(state, loss.owner, loss.by, loss.clearing);
    if losses.iter().all(can_go) {
        remove_all(state, losses, cause, world);
    } else {
        let rest: ArrayVec<Loss, { MAX_CLEARINGS * MAX_OWNERS }> = losses.iter().copied().filter(can_go).collect();
        remove_all(state, &rest, cause, world);
    }
}

fn remove_all(state: &mut State, losses: &[Loss], cause: Cause, world: &mut World) {
    let (mut raids, mut buried, mut treetop) = (ClearingSet::EMPTY, false, None);
    // the warriors that can be healed, by loss
    let mut fallen = ArrayVec::<(Seat, Clearing, u8, bool), { MAX_CLEARINGS * MAX_OWNERS }>::new();
    let mut keeps_one = true;
    let mut revenge = None;
    for (at, loss) in losses.iter().enumerate() {
        let gone = take_off(state, loss, cause, keeps_one, world);
        keeps_one &= !gone.kept;
        buried |= gone.buried;
        treetop = treetop.or(gone.treetop.then_some(at));
        if gone.home > 0
            && let Some(seat) = hooks::physicians(state, loss.owner)
        {
            fallen.push((seat, loss.clearing, gone.home, gone.buried));
        }
        // R8.2.2
        if gone.home > 0 && hooks::takes_revenge(state, loss.owner) {
            revenge = Some((loss.owner, gone.buried));
        }
        // 13.7.4: whichever side is up, unless it was exposed
        if gone.raid && cause != Cause::Exposure {
            raids.insert(loss.clearing);
        }
    }
    if let Some((owner, buried)) = revenge {
        hooks::take_revenge(state, owner, buried, world);
    }
    for loss in losses {
        if hooks::backs_up(state, loss)
            && let Some(seat) = loss.owner.seat()
        {
            hooks::back_up(state, seat, loss.clearing, world);
        }
    }
    for (at, loss) in losses.iter().enumerate() {
        // hired warriors fall as those of who has hired them (11.2.7.III.b)
        let hirer = hooks::hirer(state, loss.owner).filter(|_| loss.warriors > 0);
        if state.are_enemies(loss.by, loss.owner) || hirer.is_some_and(|hirer| state.are_enemies(loss.by, hirer)) {
            let landmark = if treetop == Some(at) { TREETOP_POINTS } else { 0 };
            score_removal(state, loss, landmark, cause, world);
        }
        note_triggers(state, loss, buried);
    }
    for (seat, clearing, count, buried) in fallen {
        trigger(state, Trigger::Physicians { seat, clearing, count, buried });
    }
    if let Some(failure) = hooks::failure(state, losses) {
        trigger(state, failure);
    }
    for clearing in raids.iter() {
        trigger(state, Trigger::Raid { clearing });
    }
}

/// Removes every enemy piece in the clearings; who has a pawn there damages items instead (9.2.2.I).
pub(in crate::games::root) fn remove_enemies(
    state: &mut State,
    by: impl Into<Owner>,
    clearings: ClearingSet,
    cause: Cause,
    world: &mut World,
) {
    let by = by.into();
    let mut losses = ArrayVec::<Loss, { MAX_CLEARINGS * MAX_OWNERS }>::new();
    for clearing in clearings.iter() {
        for owner in state.enemies_in(by, clearing).iter() {
            if !hooks::may_remove(state, owner, by, clearing) {
                continue;
            }
            if let Some(damage) = hooks::damage_instead_of_removal(state, owner) {
                trigger(state, damage);
                continue;
            }
            let mut loss = all_of(state, owner, by, clearing);
            if cause == Cause::Battle {
                loss.warriors = state.warriors(owner, clearing);
            }
            losses.push(loss);
        }
    }
    remove(state, &losses, cause, world);
}

/// All pieces of the owner in the clearing that effects other than battles can remove.
fn all_of(state: &State, owner: Owner, by: Owner, clearing: Clearing) -> Loss {
    let mut loss = Loss::none(owner, by, clearing);
    loss.warriors = hooks::removable_warriors(state, owner, by, clearing);
    for &piece in state.pieces_of(owner) {
        loss.pieces[piece.index()] = state.count(piece, clearing);
    }
    loss
}

/// A bomb of the Corvids removes every enemy piece in the clearing (13.7.1), but of each clockwork player only two (R11.8.1).
pub(in crate::games::root) fn explode(state: &mut State, by: Seat, clearing: Clearing, world: &mut World) {
    let mut losses = ArrayVec::<Loss, MAX_OWNERS>::new();
    for owner in state.enemies_in(by, clearing).iter() {
        if !hooks::may_remove(state, owner, by, clearing) {
            continue;
        }
        if let Some(damage) = hooks::damage_instead_of_removal(state, owner) {
            trigger(state, damage);
            continue;
        }
        let all = all_of(state, owner, by.into(), clearing);
        losses.push(if hooks::is_clockwork(state, owner) { some_of(state, all, hooks::BOMBED, world) } else { all });
    }
    remove(state, &losses, Cause::Other, world);
}

/// Removes this many of all these pieces: warriors first, then tokens, then buildings, whose kind is drawn (R1.2.1).
fn some_of(state: &State, all: Loss, most: u8, world: &mut World) -> Loss {
    let mut some = Loss { warriors: all.warriors.min(most), ..Loss::none(all.owner, all.by, all.clearing) };
    let mut left = most - some.warriors;
    for &token in state.tokens_of(all.owner) {
        let taken = all.pieces[token.index()].min(left);
        some.pieces[token.index()] = taken;
        left -= taken;
    }
    while left > 0 {
        let stands = |piece: &&Piece| piece.is_building() && all.pieces[piece.index()] > some.pieces[piece.index()];
        let kinds = state.pieces_of(all.owner).iter().filter(stands).fold(0, |kinds, piece| kinds | 1 << piece.index());
        let Some(building) = world.draw_any(ROLL_BUILDING, kinds).map(Piece::new) else { break };
        some.pieces[building.index()] += 1;
        left -= 1;
    }
    some
}

/// Facts about removed pieces besides their kinds and numbers.
struct Gone {
    /// Coffin Makers keep the warriors.
    buried: bool,
    /// Warriors that went to the supply, or to Coffin Makers.
    home: u8,
    /// One of the Patrol went onto its card.
    kept: bool,
    /// A raid was among them.
    raid: bool,
    /// The building in the slot of the Elder Treetop was among them.
    treetop: bool,
}

/// `keeps_one`: none of this event has gone onto the card of the Forest Patrol.
fn take_off(state: &mut State, loss: &Loss, cause: Cause, keeps_one: bool, world: &mut World) -> Gone {
    let (owner, at) = (loss.owner.index(), loss.clearing.index());
    let here = state.warriors[owner][at];
    let removable = || hooks::removable_warriors(state, loss.owner, loss.by, loss.clearing);
    let warriors = loss.warriors.min(if cause == Cause::Battle { here } else { removable() });
    // 14.2.2
    let led = hooks::warlord_in(state, loss.owner, loss.clearing);
    let warlord = led && warriors > 0 && (loss.warlord || warriors == here);
    state.warriors[owner][at] -= warriors;
    state.note_removal(loss.owner, loss.clearing, warriors);
    let (mut buried, mut kept, mut home) = (false, false, 0);
    if warriors > 0 {
        world.emit(|| removed(loss, Target::Warrior, warriors));
        if cause == Cause::Battle && hooks::avenges(state, loss.owner) {
            hooks::avenge(state, warriors, world);
        } else {
            // the warlord goes to no supply (14.2.2)
            let warriors = warriors - u8::from(warlord);
            kept = keeps_one && hooks::keeps_one(state, loss.owner);
            home = warriors - u8::from(kept);
            buried = cause != Cause::Replaced && hooks::buries(state);
            send_home(state, loss.owner, home, kept, buried, world);
        }
        if let Some(seat) = loss.owner.seat().filter(|_| warlord) {
            hooks::fall(state, seat, world);
        }
    }
    let (mut raid, mut treetop) = (false, false);
    for &piece in state.pieces_of(loss.owner) {
        let count = loss.pieces[piece.index()].min(state.count(piece, loss.clearing));
        if count == 0 {
            continue;
        }
        if piece.is_building() {
            treetop |= state.leaves_treetop(piece, loss.clearing, count, loss.treetop);
            state.buildings[owner][at] -= count;
        }
        state.pieces[piece.index()][at] -= count;
        if piece.relic().is_some() {
            hooks::set_adrift(state, piece, count);
        } else if !piece.is_lost_for_good() || hooks::comes_back(state, loss.owner) {
            // 6.2.2, 11.2.5.I: the keep and trade posts never come back
            state.stock[piece.in_stock().index()] += count;
        }
        let is_raid = hooks::plot_leaves(state, loss.clearing, piece);
        raid |= is_raid;
        // what comes of a raid would show in a moment that it was one
        let told = if is_raid { Piece::Raid } else { piece };
        world.emit(|| removed(loss, Target::Piece(told), count));
    }
    Gone { buried, home, kept, raid, treetop }
}

/// Removed warriors go to the supply, or to Coffin Makers; `kept`: one more goes onto the card of the Forest Patrol.
fn send_home(state: &mut State, owner: Owner, home: u8, kept: bool, buried: bool, world: &mut World) {
    if buried {
        state.coffins[owner.index()] += home;
    } else {
        state.supply_warriors(owner, home);
    }
    if kept {
        keep_on_card(state, owner, world);
    }
}

/// A warrior makes way for another piece of its own faction: replaced, it is removed (G.1.21), and Physicians can answer.
pub(in crate::games::root) fn make_way(state: &mut State, seat: Seat, clearing: Clearing) {
    state.warriors[seat.index()][clearing.index()] -= 1;
    state.player_mut(seat).supply += 1;
    if let Some(seat) = hooks::physicians(state, seat.into()) {
        trigger(state, Trigger::Physicians { seat, clearing, count: 1, buried: false });
    }
}

/// Warriors of a clockwork player go back to its supply by its own step, or, `buried`, to Coffin Makers; nobody scores
/// (R6.6.1).
pub(in crate::games::root) fn withdraw(
    state: &mut State,
    seat: Seat,
    clearing: Clearing,
    count: u8,
    buried: bool,
    world: &mut World,
) {
    state.warriors[seat.index()][clearing.index()] -= count;
    state.note_removal(seat.into(), clearing, count);
    send_home(state, seat.into(), count, false, buried, world);
}

/// A building or token goes back to its supply, and nobody scores for it: a snare instead of holding a clockwork player up
/// (R11.8.2), sympathy in a crackdown (R6.2.4).
pub(in crate::games::root) fn take_back(state: &mut State, owner: Seat, piece: Piece, at: Clearing, world: &mut World) {
    state.pieces[piece.index()][at.index()] -= 1;
    state.stock[piece.in_stock().index()] += 1;
    world.emit(|| removed(&Loss::none(owner, owner, at), Target::Piece(piece), 1));
}

/// Whether a snare took the step: it goes instead of the pieces that would be placed there, or leave (R11.8.2).
pub(in crate::games::root) fn is_held_up(state: &mut State, me: Seat, clearing: Clearing, world: &mut World) -> bool {
    let corvids = state.seat_of(Faction::Corvids).filter(|&corvids| state.are_enemies(me, corvids));
    let Some(corvids) = corvids.filter(|_| state.count(Piece::Snare, clearing) > 0) else { return false };
    world.emit(|| {
        let event = Event::new(EventKind::Skipped, me).by("R11.8.2");
        event.with(Detail::Word(Word::Reason, Reason::Snared.id()))
    });
    take_back(state, corvids, Piece::Snare, clearing, world);
    hooks::back_up(state, corvids, clearing, world);
    true
}

/// Warriors that leave the clearing are removed on a path: in no clearing, so that nothing that matches one saves them (E.2.2).
pub(in crate::games::root) fn lose_on_path(
    state: &mut State,
    owner: Owner,
    from: Clearing,
    count: u8,
    world: &mut World,
) {
    let here = &mut state.warriors[owner.index()][from.index()];
    let count = count.min(*here);
    *here -= count;
    let kept = count > 0 && hooks::keeps_one(state, owner);
    let buried = hooks::buries(state);
    send_home(state, owner, count - u8::from(kept), kept, buried, world);
    if count > 0 && hooks::takes_revenge(state, owner) {
        hooks::take_revenge(state, owner, buried, world);
    }
}

/// A removed warrior of a hireling goes onto its card.
fn keep_on_card(state: &mut State, owner: Owner, world: &mut World) {
    if let Some(hired) = state.hired_mut(owner)
        && let HirelingState::Warriors(count) = &mut hired.kit
    {
        *count += 1;
        world.emit(|| Event::new(EventKind::KeptWarrior, owner));
    }
}

fn removed(loss: &Loss, target: Target, count: u8) -> Event {
    Event::new(EventKind::Removed, loss.owner)
        .with(Detail::Count(i16::from(count)))
        .with(Detail::Target(target))
        .with(Detail::Clearing(loss.clearing))
}

fn score_removal(state: &mut State, loss: &Loss, landmark: u8, cause: Cause, world: &mut World) {
    let placed = loss.placed();
    let Some(scorer) = state.scores_for(loss.by) else { return };
    if landmark > 0 {
        world.emit(|| Event::new(EventKind::TreetopLost, loss.by));
    }
    // 3.2.1, 15.2.5, F.1
    let relics = loss.relics();
    state.score(scorer, placed - relics - hooks::worthless(state, loss), Source::Removed, world);
    if let Some(owner) = hooks::taxed(state, loss).filter(|_| placed > 0) {
        hooks::invoke(loss.by, Trait::WarTax, world);
        state.lose_points(owner, placed, Source::Traits, world);
    }
    if cause == Cause::Battle {
        hooks::note_tokens(state, loss);
    }
    hooks::refund(state, loss, world);
    state.score(scorer, relics * (1 + hooks::PRIZE_POINTS), Source::Prizes, world);
    state.score(scorer, landmark, Source::Treetop, world);
    if cause == Cause::Battle && placed > 0 {
        let bonus = hooks::battle_bonus(state, loss.by);
        let taken = state.battle.as_mut().is_some_and(|battle| std::mem::replace(&mut battle.bonus, bonus > 0));
        if !taken {
            state.score(scorer, bonus, Source::Leader, world);
        }
    }
    after_removing(state, loss, cause, world);
}

/// Notes what a loss triggers; what those of one event share is counted together.
fn note_triggers(state: &mut State, loss: &Loss, buried: bool) {
    for noted in hooks::triggers(state, loss, buried) {
        if let Some(waiting) = state.triggers.as_mut_slice().iter_mut().find(|waiting| waiting.joins(noted)) {
            waiting.join(noted);
        } else {
            trigger(state, noted);
        }
    }
}

/// Notes a triggered effect; it is resolved before anything that was pending.
pub(in crate::games::root) fn trigger(state: &mut State, trigger: Trigger) {
    if !state.triggers.push(trigger) {
        state.break_off();
    }
    if state.top() != Some(Task::Triggers) {
        state.push(Task::Triggers);
    }
}

/// E.2.4: each hit that a hireling takes on its items exhausts one, or removes one if none can be exhausted.
pub(in crate::games::root) fn wear(state: &mut State, owner: Owner, hits: u8, world: &mut World) {
    let Some(pack) = state.pack_mut(owner) else { return };
    let exhausted = pack.exhaust(hits);
    let lost = pack.lose(hits - exhausted);
    for (what, count) in [(EventKind::ItemsExhausted, exhausted), (EventKind::ItemsLost, lost)] {
        if count > 0 {
            world.emit(|| Event::new(what, owner).with(Detail::Count(i16::from(count))));
        }
    }
}

/// Damages an item of a Vagabond (9.2.7).
pub(in crate::games::root) fn damage(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    if let Some(items) = hooks::item_track_mut(state, seat) {
        items.turn(tile, tile.condition.damaged());
        state.player_mut(seat).kit.settle_items();
        world.emit(|| Event::of_tile(EventKind::Damaged, seat, tile));
    }
}

/// Pieces were removed. If a pawn did it, their owner may turn Hostile, and Infamy counts pieces of Hostile factions that fall
/// in battle on the pawn's own turn, but not the warrior that made its faction Hostile (9.2.9.III, III.a).
pub(in crate::games::root) fn after_removing(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    // 11.2.7.III.b: for mercenaries who hired them turns Hostile; hirelings are no faction's (E.3.5)
    let owner = hooks::hirer(state, loss.owner).or(loss.owner.seat());
    let (Some(by), Some(owner)) = (loss.by.seat(), owner) else { return };
    // R7.5.4
    if let Some(points) = hooks::hunted(state, loss) {
        return state.score(by, if cause == Cause::Battle { points } else { 0 }, Source::Removed, world);
    }
    if !state.has_pawn(by) || state.has_pawn(owner) {
        return;
    }
    let infamous = match loss.warriors {
        warriors if state.is_hostile(by, owner) => warriors + loss.placed(),
        0 => 0,
        warriors => {
            state.turn_hostile(by, owner, world);
            warriors - 1 + loss.placed()
        }
    };
    if cause == Cause::Battle && state.turn == by {
        state.score(by, infamous, Source::Infamy, world);
    }
}

/// Warriors on Coffin Makers that make a point.
const BURIED_PER_POINT: u8 = 5;

/// Points for the warriors on Coffin Makers as its owner's Birdsong begins; then all of them go home.
pub(in crate::games::root) fn open(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let buried: u8 = state.coffins.iter().sum();
    if buried == 0 || state.over.is_some() || !state.has_effect(seat, CardKind::CoffinMakers) {
        return;
    }
    world.emit(|| Event::new(EventKind::Coffins, seat).with(Detail::Count(i16::from(buried))));
    state.score(seat, buried / BURIED_PER_POINT, Source::Effects, world);
    state.take_coffins_home();
}
