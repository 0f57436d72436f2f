//! The crafted cards that the Mole Artisans keep (E.2.2).

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::state::hired::HiredKit;
use crate::games::root::state::hirelings::sunward_expedition;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::card::Card;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::owner::Owner;

/// The card waits with the Mole Artisans until its controller has said whether it is revealed or discarded.
pub(in crate::games::root) fn reveal(state: &mut State, me: Owner, card: Card) {
    if let Some(HiredKit::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit) {
        cards.insert(card);
        let keep = sunward_expedition::Step::Keep { card: card.kind() };
        state.push(Task::Hireling(keep.into()));
    }
}

/// Returns the cards revealed to the Mole Artisans to the current player's hand at the end of Evening.
pub(in crate::games::root) fn return_revealed(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let Some(me) = hooks::artisans(state, seat) else { return };
    let Some(HiredKit::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit) else { return };
    let cards = std::mem::take(cards);
    if !cards.is_empty() {
        state.take_openly(seat, cards);
        world.emit(|| Event::new(What::TookBack, seat).with(Detail::Count(cards.len() as i16)));
    }
}
