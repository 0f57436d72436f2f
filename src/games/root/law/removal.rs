//! Pieces leave the map (G.1.22): all of one event first, then points, then what the losses trigger (1.5.4, 3.2.1).

use super::infamy;
use crate::games::root::factions::{corvids, duchy, hundreds, keepers, lizards, vagabond};
use crate::games::root::law::hooks;
use crate::games::root::law::victory::Scoring;
use crate::games::root::state::State;
use crate::games::root::state::losses::{Cause, Loss, Trigger};
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Tile;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{ClearingSet, Suit};
use crate::kernel::Seat;
use arrayvec::ArrayVec;

/// Removes what the losses name, scores for it and notes what it triggers.
pub(in crate::games::root) fn remove(state: &mut State, losses: &[Loss], cause: Cause, world: &mut World) {
    let (mut raids, mut buried) = (ClearingSet::EMPTY, false);
    for loss in losses {
        let gone = take_off(state, loss, cause, world);
        buried |= gone.buried;
        // 13.7.4: whichever side is up, unless it was exposed
        if gone.raid && cause != Cause::Exposure {
            raids.insert(loss.clearing);
        }
    }
    for loss in losses {
        // hired warriors fall as those of who has hired them (11.2.7.III.b)
        let hirer = hooks::hirer(state, loss.owner).filter(|_| loss.warriors > 0);
        if state.are_enemies(loss.by, loss.owner) || hirer.is_some_and(|hirer| state.are_enemies(loss.by, hirer)) {
            score_removal(state, loss, cause, world);
        }
        note_triggers(state, loss, buried);
    }
    // 12.2.3: once, however many buildings
    let failed = |loss: &Loss| duchy::kit::BUILDINGS.iter().any(|building| loss.pieces[building.index()] > 0);
    if losses.iter().any(failed) {
        trigger(state, Trigger::Failure);
    }
    for clearing in raids.iter() {
        trigger(state, Trigger::Raid { clearing });
    }
}

/// Removes every enemy piece in the clearings; a Vagabond there damages three items instead (9.2.2.I).
pub(in crate::games::root) fn remove_enemies(
    state: &mut State,
    by: Seat,
    clearings: ClearingSet,
    cause: Cause,
    world: &mut World,
) {
    let mut losses =
        ArrayVec::<Loss, { crate::games::root::words::place::MAX_CLEARINGS * crate::kernel::MAX_SEATS }>::new();
    for clearing in clearings.iter() {
        for owner in state.enemies_in(by, clearing).iter() {
            if state.vagabond(owner).is_some() {
                trigger(state, Trigger::Damage { seat: owner, count: vagabond::kit::DAMAGE_INSTEAD_OF_REMOVAL });
                continue;
            }
            let mut loss = Loss::none(owner, by, clearing);
            loss.warriors = match cause {
                Cause::Battle => state.warriors(owner, clearing),
                _ => hooks::removable_warriors(state, owner, clearing),
            };
            for &piece in Piece::of(state.faction(owner)) {
                loss.pieces[piece.index()] = state.count(piece, clearing);
            }
            losses.push(loss);
        }
    }
    remove(state, &losses, cause, world);
}

/// What else is to be known of pieces taken off.
struct Gone {
    /// Coffin Makers keep the warriors.
    buried: bool,
    /// A raid was among them.
    raid: bool,
}
fn take_off(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) -> Gone {
    let (owner, at) = (loss.owner.index(), loss.clearing.index());
    let here = state.warriors[owner][at];
    let removable = || hooks::removable_warriors(state, loss.owner, loss.clearing);
    let warriors = loss.warriors.min(if cause == Cause::Battle { here } else { removable() });
    // 14.2.2
    let led = hundreds::queries::warlord_in(state, loss.owner, loss.clearing);
    let warlord = led && warriors > 0 && (loss.warlord || warriors == here);
    state.warriors[owner][at] -= warriors;
    let mut buried = false;
    if warriors > 0 {
        world.emit(|| removed(loss, Target::Warrior, warriors));
        if cause == Cause::Battle && hooks::avenges(state, loss.owner) {
            lizards::queries::avenge(state, warriors, world);
        } else {
            // the warlord goes to no supply (14.2.2)
            let warriors = warriors - u8::from(warlord);
            buried = cause != Cause::Replaced && hooks::buries(state);
            let place = if buried { &mut state.coffins[owner] } else { &mut state.players[owner].supply };
            *place += warriors;
        }
        if warlord {
            hundreds::queries::fall(state, loss.owner, world);
        }
    }
    let mut raid = false;
    for &piece in Piece::of(state.faction(loss.owner)) {
        let count = loss.pieces[piece.index()].min(state.count(piece, loss.clearing));
        if count == 0 {
            continue;
        }
        state.pieces[piece.index()][at] -= count;
        if piece.is_building() {
            state.buildings[owner][at] -= count;
        }
        if piece.relic().is_some() {
            keepers::queries::set_adrift(state, piece, count);
        } else if !piece.is_lost_for_good() {
            // 6.2.2, 11.2.5.I: the keep and trade posts never come back
            state.stock[piece.in_stock().index()] += count;
        }
        let is_raid =
            piece.owner() == Faction::Corvids && corvids::queries::leaves_the_map(state, loss.clearing, piece);
        raid |= is_raid;
        // what comes of a raid would show in a moment that it was one
        let told = if is_raid { Piece::Raid } else { piece };
        world.emit(|| removed(loss, Target::Piece(told), count));
    }
    Gone { buried, raid }
}

fn removed(loss: &Loss, target: Target, count: u8) -> Event {
    Event::new(What::Removed, loss.owner)
        .with(Detail::Count(i16::from(count)))
        .with(Detail::Target(target))
        .with(Detail::Clearing(loss.clearing))
}

fn score_removal(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    let placed = loss.placed();
    // 3.2.1, 15.2.5
    state.score(loss.by, placed + loss.relics() * hooks::PRIZE_POINTS, world);
    if cause == Cause::Battle && placed > 0 {
        let bonus = hooks::battle_bonus(state, loss.by);
        let taken = state.battle.as_mut().is_some_and(|battle| std::mem::replace(&mut battle.bonus, bonus > 0));
        if !taken {
            state.score(loss.by, bonus, world);
        }
    }
    if state.vagabond(loss.by).is_some() {
        infamy::after_removing(state, loss, cause, world);
    }
}

fn note_triggers(state: &mut State, loss: &Loss, buried: bool) {
    if loss.warriors > 0 && state.faction(loss.owner) == Faction::Marquise && has_hospital(state) {
        trigger(state, Trigger::Hospital { clearing: loss.clearing, count: loss.warriors, buried });
    }
    if loss.pieces[Piece::Sympathy.index()] > 0 && loss.by != loss.owner {
        trigger(state, Trigger::Outrage { payer: loss.by, clearing: loss.clearing });
    }
    for suit in Suit::CLEARING {
        if Piece::base(suit).is_some_and(|base| loss.pieces[base.index()] > 0) {
            trigger(state, Trigger::BaseLost { suit });
        }
    }
    let prize = Trigger::Prize { by: loss.by };
    if loss.relics() > 0 && !state.triggers.as_slice().contains(&prize) {
        trigger(state, prize);
    }
    let gardens: u8 = Piece::GARDENS.into_iter().map(|garden| loss.pieces[garden.index()]).sum();
    if gardens > 0 {
        let waiting = state.triggers.as_mut_slice().iter_mut().find_map(|trigger| match trigger {
            Trigger::GardensLost { count } => Some(count),
            _ => None,
        });
        match waiting {
            Some(count) => *count += gardens,
            None => trigger(state, Trigger::GardensLost { count: gardens }),
        }
    }
    let posts: u8 = Piece::POSTS.into_iter().map(|post| loss.pieces[post.index()]).sum();
    if posts > 0 {
        let waiting = state.triggers.as_mut_slice().iter_mut().find_map(|trigger| match trigger {
            Trigger::PostsLost { count } => Some(count),
            _ => None,
        });
        match waiting {
            Some(count) => *count += posts,
            None => trigger(state, Trigger::PostsLost { count: posts }),
        }
    }
}

/// Whether the keep is on the map and warriors can be placed there (6.2.3, D.6.2).
fn has_hospital(state: &State) -> bool {
    state.clearings_with(Piece::Keep).first().is_some_and(|keep| !state.scorched.contains(keep))
}

/// Notes a triggered effect; it is resolved before anything that was pending.
pub(in crate::games::root) fn trigger(state: &mut State, trigger: Trigger) {
    state.triggers.push(trigger);
    if state.top() != Some(Task::Triggers) {
        state.push(Task::Triggers);
    }
}

/// 9.2.7
pub(in crate::games::root) fn damage(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.turn(tile, tile.condition.damaged());
        world.emit(|| Event::new(What::Damaged, seat).with(Detail::Item(tile.item)));
    }
}
