//! Questions that the general rules ask about the boards of clockwork players, and changes that they make there.

use super::state::{Clockwork, Court, Own, Store, Wanderer};
use super::words::Trait;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Loss;
use crate::games::root::state::plays::plays;
use crate::games::root::words::card::Card;
use crate::games::root::words::item::{Condition, Tile};

plays!(clockwork, clockwork_mut: Clockwork);

impl State {
    /// Returns the seat's state as a Vagabot, if it is one.
    pub fn vagabot(&self, owner: impl Into<Owner>) -> Option<&Wanderer> {
        match self.clockwork(owner) {
            Some(Clockwork { own: Own::Vagabot(vagabot), .. }) => Some(vagabot),
            _ => None,
        }
    }

    pub(in crate::games::root) fn vagabot_mut(&mut self, seat: Seat) -> Option<&mut Wanderer> {
        match self.clockwork_mut(seat) {
            Some(Clockwork { own: Own::Vagabot(vagabot), .. }) => Some(vagabot),
            _ => None,
        }
    }
}

/// Items that the Vagabot in turn can exhaust.
pub(in crate::games::root) fn usable(state: &State) -> u8 {
    state.vagabot(state.turn).map_or(0, |vagabot| vagabot.usable())
}

/// Changes the condition of an item of the Vagabot in turn.
pub(in crate::games::root) fn turn_item(state: &mut State, tile: Tile, to: Condition) {
    let me = state.turn;
    if let Some(kit) = state.pawn_kit_mut(me) {
        kit.turn(tile, to);
    }
    state.player_mut(me).kit.settle_items();
}

/// Exhausts this many items of the current Vagabot if it can; returns whether it could.
pub(in crate::games::root) fn spend(state: &mut State, count: u8, world: &mut World) -> bool {
    let me = state.turn;
    if usable(state) < count {
        return false;
    }
    for _ in 0..count {
        let Some(tile) = state.pawn_kit(me).and_then(|kit| kit.ready_tiles().next()) else { return false };
        turn_item(state, tile, Condition::Exhausted);
        world.emit(|| Event::new(EventKind::Exhausted, me).with(Detail::Item(tile.item)));
    }
    true
}

/// Returns the board of the Robots, if they play.
pub fn store(state: &State) -> Option<&Store> {
    match state.clockwork(state.seat_of(Faction::Riverfolk)?) {
        Some(Clockwork { own: Own::Riverfolk(store), .. }) => Some(store),
        _ => None,
    }
}

pub(in crate::games::root) fn store_mut(state: &mut State) -> Option<&mut Store> {
    let seat = state.seat_of(Faction::Riverfolk)?;
    match state.clockwork_mut(seat) {
        Some(Clockwork { own: Own::Riverfolk(store), .. }) => Some(store),
        _ => None,
    }
}

/// Warriors of the seat in Payments.
pub(in crate::games::root) fn paid(state: &State, seat: Seat) -> u8 {
    store(state).map_or(0, |store| store.payments[seat.index()])
}

/// The players in the clearing whom a Vagabot can aid, in the order of setup: those who have crafted items (R7.5.3).
pub(in crate::games::root) fn aidable(state: &State, me: Seat, at: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    let others = in_setup_order(state).filter(move |&seat| seat != me && state.is_present(seat, at));
    others.filter(|&seat| crafted_items(state, seat) > 0)
}

/// Items in the Crafted Items box.
pub(in crate::games::root) fn crafted_items(state: &State, seat: Seat) -> u8 {
    state.player(seat).items.iter().sum()
}

/// The players in the order of setup, in which those that are equally good are taken (R2.2).
pub(in crate::games::root) fn in_setup_order(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    Faction::ALL.into_iter().filter_map(|faction| state.seat_of(faction))
}

/// The price of a service, by the points of the buyer (R9.2.3).
pub(in crate::games::root) fn price(state: &State, buyer: Seat) -> u8 {
    match state.player(buyer).score {
        0..=9 => 2,
        10..=19 => 3,
        _ => 4,
    }
}

/// Sends warriors of the owner in Payments home, as many as are there at most.
pub(super) fn send_home(state: &mut State, me: Seat, owner: Seat, count: u8, law: &'static str, world: &mut World) {
    let Some(store) = store_mut(state) else { return };
    let there = &mut store.payments[owner.index()];
    let count = count.min(*there);
    *there -= count;
    state.player_mut(owner).supply += count;
    if count > 0 {
        world.emit(|| {
            Event::new(EventKind::SentHome, me)
                .with(Detail::Count(i16::from(count)))
                .with(Detail::Faction(state.faction(owner)))
                .by(law)
        });
    }
}

/// Trade posts of the Robots were removed: each time half of the warriors in Payments of who did it, rounded up, go home.
pub(in crate::games::root) fn refund(state: &mut State, me: Seat, by: Seat, posts: u8, world: &mut World) {
    for _ in 0..posts {
        send_home(state, me, by, paid(state, by).div_ceil(2), "R9.2.2", world);
    }
}

/// Notes whether the human in turn has bought mercenaries, for the trait Involved.
pub(in crate::games::root) fn note_hire(state: &mut State) {
    let (buyer, hires) = (state.turn, state.used.mercenaries);
    if let Some(store) = store_mut(state) {
        store.hired = if hires { store.hired.with(buyer) } else { store.hired.without(buyer) };
    }
}

/// The trait Involved: the Robots' seat if their warriors fight for the owner against a human who has bought none of them on
/// their last turn. Who has a pawn has no use for them.
#[inline]
pub(in crate::games::root) fn helps(state: &State, owner: Owner, against: Owner) -> Option<Seat> {
    let me = state.seat_of(Faction::Riverfolk)?;
    stands_in(state, me, owner, against).then_some(me)
}

fn stands_in(state: &State, me: Seat, owner: Owner, against: Owner) -> bool {
    if !state.clockwork(me).is_some_and(|clockwork| clockwork.has(Trait::Involved))
        || !matches!(state.phase, Phase::Daylight | Phase::Evening)
    {
        return false;
    }
    let (Some(seat), Some(human)) = (owner.seat(), against.seat()) else { return false };
    let refused = match human == state.turn {
        true => !state.used.mercenaries,
        // who sits behind has had no turn in the first round
        false => {
            let has_begun = state.round > 1 || human.index() < state.turn.index();
            has_begun && store(state).is_some_and(|store| !store.hired.contains(human))
        }
    };
    let faces = refused && human != me && state.clockwork(human).is_none();
    let fights = seat != me && !state.has_pawn(seat) && state.are_enemies(owner, against);
    faces && fights
}

/// Returns the state of a clockwork Duchy, empty if it is not in that seat.
pub(super) fn court(state: &State, me: Seat) -> Court {
    match state.clockwork(me) {
        Some(&Clockwork { own: Own::Duchy(court), .. }) => court,
        _ => Court::EMPTY,
    }
}

pub(super) fn court_mut(state: &mut State, me: Seat) -> Option<&mut Court> {
    match state.clockwork_mut(me) {
        Some(Clockwork { own: Own::Duchy(court), .. }) => Some(court),
        _ => None,
    }
}

/// Returns the ambush that a clockwork Duchy has ready for a battle in the clearing, one of its suit before a bird
/// (R9.7.2).
pub fn ready_ambush(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> Option<Card> {
    let ready = court(state, owner.into().seat()?).ambushes;
    let suits = state.suits(clearing);
    suits.iter().chain([Suit::Bird]).find_map(|suit| ready.copy_of(CardKind::ambush(suit)))
}

/// Takes it.
pub(in crate::games::root) fn take_ambush(state: &mut State, owner: Owner, clearing: Clearing) -> Option<Card> {
    let card = ready_ambush(state, owner, clearing)?;
    court_mut(state, owner.seat()?)?.ambushes.remove(card);
    Some(card)
}

/// Whether the owner is a clockwork Duchy with a crown on this minister.
pub(in crate::games::root) fn is_crowned(state: &State, owner: Owner, minister: Minister) -> bool {
    owner.seat().is_some_and(|seat| court(state, seat).crowned.contains(minister))
}

/// The clearings out of which a clockwork Duchy has lost buildings in one event, and who removed the first of them (R10.2.1).
pub(in crate::games::root) fn errors(losses: &[Loss]) -> Option<(ClearingSet, Owner)> {
    let buildings = |loss: &&Loss| loss.pieces[Piece::Citadel.index()] + loss.pieces[Piece::Market.index()] > 0;
    let mut lost = losses.iter().filter(buildings);
    let first = lost.next()?;
    Some((lost.map(|loss| loss.clearing).fold(ClearingSet::of(first.clearing), ClearingSet::with), first.by))
}
