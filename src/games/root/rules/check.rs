//! Invariants: pieces, cards and points add up (1.5.1).

use super::setup::deck_of;
use super::{hirelings, landmarks, registry};
use crate::games::root::law::victory::WINNING_SCORE;
use crate::games::root::module::{broken, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::state::peek::RuinPeek;
use crate::games::root::state::zones::Pile;
use crate::games::root::state::{Arrivals, ruins};
use crate::games::root::words::item::{Item, QuestSet};
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Message};

/// The kinds of some cards.
fn named(cards: CardSet) -> Vec<&'static str> {
    cards.kinds().map(|kind| kind.id()).collect()
}

/// # Errors
/// The first invariant that does not hold.
pub(super) fn invariants(state: &State) -> Result<(), Broken> {
    between_tasks(state)?;
    if state.over.is_none() && state.asked.is_none() {
        return broken("broken-nobody-asked");
    }
    Ok(())
}

/// Checks what holds between any two tasks, also where nobody is asked.
///
/// # Errors
/// The first invariant that does not hold.
pub(super) fn between_tasks(state: &State) -> Result<(), Broken> {
    // whatever else is wrong comes of it
    if state.strayed {
        return broken("root-broken-stray");
    }
    check_cards(state)?;
    check_warriors(state)?;
    for seat in state.seats() {
        if let Some(module) = registry::module_of(state, seat) {
            module.check(state, seat)?;
        }
    }
    hirelings::check(state)?;
    check_arrivals(state)?;
    check_pieces(state)?;
    landmarks::check(state)?;
    check_items(state)?;
    check_turn(state)
}

fn check_cards(state: &State) -> Result<(), Broken> {
    let mut seen = CardSet::EMPTY;
    for Pile { zone, cards, .. } in state.piles() {
        if seen.intersects(cards) {
            return broken(
                Message::new("root-broken-cards-twice").text("place", zone.id()).words("cards", named(seen & cards)),
            );
        }
        seen |= cards;
    }
    let all = deck_of(state);
    if seen.bits() != all.bits() {
        return broken(Message::new("root-broken-cards-missing").words("cards", named(all - seen)));
    }
    Ok(())
}

fn check_warriors(state: &State) -> Result<(), Broken> {
    for owner in state.owners() {
        let party = state.party(owner);
        let on_map: u32 = state.warriors[owner.index()].iter().map(|&count| u32::from(count)).sum();
        let aside = |holder: Seat, seat: Seat| {
            registry::module_of(state, holder).map_or(0, |module| module.warriors_aside(state, holder, seat))
        };
        let aside: u32 = match owner.seat() {
            Some(seat) => state.seats().map(|holder| u32::from(aside(holder, seat))).sum(),
            None => state.hired(owner).map_or(0, |hired| hired.kit.aside().into()),
        };
        let off_map = u32::from(state.supply(owner)) + u32::from(state.coffins[owner.index()]);
        let total = on_map + off_map + aside;
        if total != u32::from(party.warriors()) {
            return broken(Message::new("root-broken-warriors").text("faction", party.id()).number("total", total));
        }
    }
    let makers = state.seats().any(|seat| state.has_effect(seat, CardKind::CoffinMakers));
    if !makers && state.coffins != [0; MAX_OWNERS] {
        return broken("root-broken-coffins");
    }
    Ok(())
}

/// Checks that the pieces noted as moved into a clearing are there.
fn check_arrivals(state: &State) -> Result<(), Broken> {
    if state.hireling(Hireling::PopularBand).is_none() {
        return if state.arrivals == Arrivals::default() { Ok(()) } else { broken("root-broken-arrivals") };
    }
    let arrived = |owner: Owner, at: Clearing| state.arrivals.counts[owner.index()][at.index()];
    let here = |owner: Owner, at: Clearing| state.warriors(owner, at) + u8::from(state.pawn(owner) == Some(at));
    let fits = |owner: Owner| state.board.clearings().iter().all(|at| arrived(owner, at) <= here(owner, at));
    if state.owners().all(fits) { Ok(()) } else { broken("root-broken-arrivals") }
}

fn check_pieces(state: &State) -> Result<(), Broken> {
    for piece in Piece::ALL
        .into_iter()
        .filter(|piece| !Piece::PLOTS.contains(piece) && piece.relic().is_none() && piece.in_stock() == *piece)
    {
        let kin = Piece::ALL.into_iter().filter(|kin| *kin != piece && kin.in_stock() == piece);
        let kin_on_map: u32 = kin.map(|kin| u32::from(state.on_map(kin))).sum();
        let on_map: u32 = state.pieces[piece.index()].iter().map(|&count| u32::from(count)).sum();
        let total = on_map + kin_on_map + u32::from(state.stock[piece.index()]);
        let expected = if state.owner_of(piece.owner()).is_some() { u32::from(piece.total()) } else { 0 };
        // 6.2.2, 11.2.5.I: a removed keep or trade post is out of the game
        if total > expected || total < expected && !piece.is_lost_for_good() {
            return miscounted(piece.id(), total, expected);
        }
    }
    for clearing in state.board.clearings().iter() {
        let mut built = u8::from(state.ruins.contains(clearing));
        for owner in state.owners() {
            let buildings = state.pieces_of(owner).iter().filter(|piece| piece.is_building());
            let count: u8 = buildings.map(|&piece| state.count(piece, clearing)).sum();
            if count != state.buildings(owner, clearing) {
                return broken(Message::new("root-broken-counted").number("clearing", clearing.number()));
            }
            built += count;
        }
        if built > state.slots(clearing) {
            return broken(
                Message::new("root-broken-slots").number("built", built).number("clearing", clearing.number()),
            );
        }
    }
    Ok(())
}

fn check_items(state: &State) -> Result<(), Broken> {
    for item in Item::ALL {
        let index = item.index();
        let worn = |&seat: &Seat| state.player(seat).exhausted[index] > state.player(seat).items[index];
        if let Some(seat) = state.seats().find(worn) {
            let message = Message::new("root-broken-exhausted").text("item", item.id());
            return broken(message.text("faction", state.party(seat).id()));
        }
        let mut total = u32::from(state.item_supply[index]) + u32::from(state.ruin_items[index]);
        total += u32::from(state.landmarks.forge[index]);
        total += state.looks.iter().flat_map(RuinPeek::items).filter(|&seen| seen == item).count() as u32;
        if item == Item::Torch {
            total += state.scorched.len() as u32;
        }
        total += state.seats().map(|seat| u32::from(state.player(seat).items[index])).sum::<u32>();
        total += state.hirelings.as_slice().iter().map(|hired| u32::from(hired.kit.items()[index])).sum::<u32>();
        let mut box_total = u32::from(item.supply()) + u32::from(ruins::tiles_of(ruins::sets(state))[index]);
        for seat in state.seats() {
            let Some(module) = registry::module_of(state, seat) else { continue };
            total += module.items(state, seat).map_or(0, |(_, items)| u32::from(items[index]));
            box_total += u32::from(module.brought(state, seat)[index]);
        }
        // 14.2.3, 14.2.4: a tile that is to be kept or given away lies nowhere else
        total += state.tasks.as_slice().iter().filter(|task| task.item() == Some(item)).count() as u32;
        // 9.6.4, 14.2.4: items above the limits leave the game
        if total > box_total {
            return broken(
                Message::new("root-broken-items")
                    .text("item", item.id())
                    .number("total", total)
                    .number("most", box_total),
            );
        }
    }
    let places = [state.quest_deck, state.quests].into_iter().chain(state.quests_done());
    let expected = if state.quests_done().next().is_some() { QuestSet::ALL } else { QuestSet::EMPTY };
    let sum: usize = places.clone().map(|quests| quests.len()).sum();
    if places.fold(QuestSet::EMPTY, |all, quests| all | quests) != expected || sum != expected.len() {
        return broken("root-broken-quests");
    }
    Ok(())
}

fn check_turn(state: &State) -> Result<(), Broken> {
    if state.tasks.is_burst() || state.triggers.is_burst() {
        return broken("broken-tasks");
    }
    // A.9
    if state.phase == Phase::Setup && state.players().any(|player| player.score > 0) {
        return broken("root-broken-early-points");
    }
    let at_the_limit = |seat: Seat| {
        let player = state.player(seat);
        // R3.5.1: humans who win together may have more until all of them have as much
        let waits = state.cooperative && state.clockwork(seat).is_none();
        state.over.is_none() && player.scores() && player.score >= WINNING_SCORE && !waits
    };
    if let Some(seat) = state.seats().find(|&seat| at_the_limit(seat)) {
        return broken(
            Message::new("root-broken-points")
                .text("faction", state.party(seat).id())
                .number("points", state.player(seat).score),
        );
    }
    if state.battle.is_none() && !state.triggers.is_empty() && state.top().is_none() {
        return broken("root-broken-effects");
    }
    Ok(())
}
