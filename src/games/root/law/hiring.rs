//! Control of hirelings: by whom, for how long, and who gets them next (E.1).

use super::hooks;
use crate::games::root::prelude::*;
use crate::games::root::state::hired::MARKER_SPACES;
use crate::games::root::state::hiring::Step;
use crate::games::root::words::owner::OwnerSet;
use crate::games::root::words::roll::ROLL_CONTROL;

/// The faces of the control die: gold pips, and gold and red ones together (E.1.2).
pub const CONTROL_FACES: [(u8, u8); 6] = [(1, 2), (1, 2), (1, 3), (2, 3), (2, 3), (2, 4)];

/// Most control markers that a card gets.
pub const MOST_CONTROL: u8 = 4;

/// Returns the hirelings that nobody controls.
pub fn supply(state: &State) -> OwnerSet {
    state.hirelings().filter(|&hireling| state.controller(hireling).is_none()).collect()
}

/// Returns the hirelings that the seat controls.
pub fn controlled(state: &State, seat: Seat) -> OwnerSet {
    state.hirelings().filter(|&hireling| state.controller(hireling) == Some(seat)).collect()
}

/// Returns whether a faction is out of the game because of a hireling at the table (A.6.5).
pub fn bars(state: &State, faction: Faction) -> bool {
    state.hirelings.as_slice().iter().any(|hired| hooks::bars(hired.hireling, faction))
}

/// E.1.1: who enters a space with its marker, or passes it, takes the marker; a clockwork player, which controls no hireling,
/// leaves it there.
pub(in crate::games::root) fn enter_spaces(state: &mut State, seat: Seat, before: u8, world: &mut World) {
    if hooks::is_clockwork(state, seat) {
        return;
    }
    let score = state.player(seat).score;
    for (place, space) in MARKER_SPACES.into_iter().enumerate() {
        if before < space && space <= score && state.hiring.on_track[place] {
            state.hiring.on_track[place] = false;
            state.hiring.taken[seat.index()] += 1;
            world.emit(|| Event::new(EventKind::MarkerTaken, seat).with(Detail::Count(i16::from(space))));
        }
    }
}

/// Whether the end of this turn has still to bring what it brings to hirelings.
pub(in crate::games::root) fn is_due(state: &State) -> bool {
    !state.hirelings.is_empty() && !state.used.upkept
}

/// E.1.3: each hireling of the current player loses a control marker. Those that they gain at the end of this turn come later
/// (E.1.1), so they had them all when the turn began.
pub(in crate::games::root) fn tick(state: &mut State, world: &mut World) {
    let seat = state.turn;
    for hireling in controlled(state, seat).iter() {
        let party = state.party(hireling);
        if let Some(hired) = state.hired_mut(hireling) {
            hired.markers = hired.markers.saturating_sub(1);
            let left = hired.markers;
            world.emit(|| {
                Event::new(EventKind::ControlFaded, seat)
                    .with(Detail::Party(party))
                    .with(Detail::Count(i16::from(left)))
            });
        }
    }
}

/// Returns the hirelings that the current player has to give away (E.1.3).
pub fn leaving(state: &State) -> OwnerSet {
    let is_spent = |&hireling: &Owner| state.hired(hireling).is_some_and(|hired| hired.markers == 0);
    controlled(state, state.turn).iter().filter(is_spent).collect()
}

/// Returns who can get a hireling from the current player: no clockwork player.
pub fn receivers(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    state.seats().filter(move |&seat| seat != state.turn && !hooks::is_clockwork(state, seat))
}

/// Nobody can get the hireling from the current player: no player controls it.
pub(in crate::games::root) fn let_go(state: &mut State, hireling: Owner, world: &mut World) {
    let (seat, party) = (state.turn, state.party(hireling));
    if let Some(hired) = state.hired_mut(hireling) {
        hired.controller = None;
        hired.renew();
    }
    world.emit(|| Event::new(EventKind::LetGo, seat).with(Detail::Party(party)));
}

/// Whether nobody on the score track has more points (E.1.2).
fn leads(state: &State, seat: Seat) -> bool {
    let points = |seat: Seat| Some(state.player(seat)).filter(|player| player.scores()).map(|player| player.score);
    points(seat).is_some_and(|own| state.seats().filter_map(points).all(|other| other <= own))
}

/// E.1.2: the seat gains control, for as many turns as the die says. What the hireling does when hired follows.
pub(in crate::games::root) fn gain(state: &mut State, hireling: Owner, seat: Seat, world: &mut World) {
    let face = usize::from(world.draw(ROLL_CONTROL, (1 << CONTROL_FACES.len()) - 1));
    let (gold, all) = CONTROL_FACES[face.min(CONTROL_FACES.len() - 1)];
    let markers = if leads(state, seat) { gold } else { all };
    let party = state.party(hireling);
    if let Some(hired) = state.hired_mut(hireling) {
        hired.controller = Some(seat);
        hired.markers = markers;
        hired.renew();
    }
    world
        .emit(|| Event::new(EventKind::Hired, seat).with(Detail::Party(party)).with(Detail::Count(i16::from(markers))));
}

/// Returns the seat that sets up the next hireling: from the last player backwards, and round again (A.6.3).
pub(in crate::games::root) fn chooser(state: &State, done: u8) -> Seat {
    let seats = state.seat_count();
    Seat::new((seats - 1 - usize::from(done) % seats) as u8)
}

/// Returns the seat that is setting a hireling up.
pub(in crate::games::root) fn sets_up(state: &State) -> Option<Seat> {
    state.pending().find_map(|task| match task {
        Task::Hiring(Step::SetUp { done }) => done.checked_sub(1).map(|last| chooser(state, last)),
        _ => None,
    })
}
