//! Warriors on Coffin Makers: where they come from says `removal`.

use crate::games::root::law::victory::Scoring;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::source::Source;

/// Warriors on Coffin Makers that make a point.
const BURIED_PER_POINT: u8 = 5;

/// Points for the warriors on Coffin Makers as its owner's Birdsong begins; then all of them go home.
pub(in crate::games::root) fn open(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let buried: u8 = state.coffins.iter().sum();
    if buried == 0 || state.over.is_some() || !state.has_effect(seat, CardKind::CoffinMakers) {
        return;
    }
    world.emit(|| Event::new(What::Coffins, seat).with(Detail::Count(i16::from(buried))));
    state.score(seat, buried / BURIED_PER_POINT, Source::Effects, world);
    state.take_coffins_home();
}
