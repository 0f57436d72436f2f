//! Questions that other modules ask about the Lizard Cult, and changes that they make there (chapter 10).

use super::state::Lizards;
use crate::games::root::clockwork::state::Cult;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(lizards, lizards_mut: Lizards);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Lizards).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Lizards {
    state.lizards(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Lizards)) {
    let seat = seat(state);
    if let Some(lizards) = state.lizards_mut(seat) {
        change(lizards);
    }
}

impl State {
    /// The Lost Souls, if the Cult plays (10.2.6).
    pub(in crate::games::root) fn lost_souls_mut(&mut self) -> Option<&mut CardSet> {
        let seat = self.seat_of(Faction::Lizards)?;
        self.lizards_mut(seat).map(|lizards| &mut lizards.souls)
    }
}

impl State {
    /// The board of the Logical Lizards, if they play (R8).
    pub(in crate::games::root) fn clockwork_cult_mut(&mut self) -> Option<&mut Cult> {
        let seat = self.seat_of(Faction::Lizards)?;
        self.clockwork_mut(seat)?.cult_mut()
    }
}

/// One of the warriors of the Logical Lizards that were removed becomes an acolyte (R8.2.2). `buried`: they lie on Coffin
/// Makers.
pub(in crate::games::root) fn take_revenge(state: &mut State, owner: Owner, buried: bool, world: &mut World) {
    let Some(seat) = owner.seat() else { return };
    let home = if buried { &mut state.coffins[owner.index()] } else { &mut state.player_mut(seat).supply };
    let Some(left) = home.checked_sub(1) else { return };
    *home = left;
    if let Some(cult) = state.clockwork_cult_mut() {
        cult.acolytes += 1;
    }
    world.emit(|| Event::new(EventKind::Acolyte, seat).by("R8.2.2"));
}

/// Returns the clearings of the Outcast suit, where conspiracies happen (10.4.3).
pub fn outcast_clearings(state: &State) -> ClearingSet {
    kit(state).outcast.map_or(ClearingSet::EMPTY, |suit| state.clearings_of(suit))
}

/// 10.2.3: warriors that fall in defense become acolytes.
pub(in crate::games::root) fn avenge(state: &mut State, warriors: u8, world: &mut World) {
    let seat = seat(state);
    update(state, |lizards| lizards.acolytes += warriors);
    world.emit(|| Event::new(EventKind::Avenged, seat).with(Detail::Count(i16::from(warriors))));
}
