//! What each hireling answers, in the same shape for all (appendix E).

use super::reading::Reader;
use super::writing::put;
use crate::games::root::state::State;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Fields, Illegal, Seat};
use toml::Table;

/// Whether its controller has to have a hireling act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) enum Duty {
    /// It cannot act.
    None,
    May,
    Must,
}

/// A hireling, `me`, whichever of its sides is up. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait Hire: Sync {
    /// What its card says of set-up (A.6.3): what runs by itself, and the tasks that ask the seat.
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, world: &mut World);

    /// What has to be done on gaining control (E.2.1).
    fn hired(&self, state: &mut State, me: Owner, world: &mut World);

    /// What it does at the start of its controller's Birdsong (E.2.3), or in their Daylight (E.2.4). It is asked until it
    /// has acted.
    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty;

    /// It acts, for the one time in the turn.
    fn act(&self, state: &mut State, me: Owner, phase: Phase, world: &mut World);

    /// Why `act` is not offered now, or why an action answers none of its steps.
    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal>;

    /// # Errors
    /// The first of its own invariants that does not hold.
    fn check(&self, state: &State, me: Owner) -> Result<(), Broken>;

    /// Its warriors that lie on cards.
    fn warriors_aside(&self, state: &State, me: Owner) -> u8;

    /// Its own keys in its table of a position.
    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner);

    /// Writes the same keys.
    fn write(&self, state: &State, me: Owner, table: &mut Table);
}

/// # Errors
/// The hireling is not at the table.
pub(in crate::games::root) fn at_table(state: &State, hireling: Hireling) -> Result<(), &'static str> {
    state.hireling(hireling).map(|_| ()).ok_or("root-pending-hireling")
}

/// The hireling and its controller.
pub(in crate::games::root) fn hired_by(state: &State, hireling: Hireling) -> Option<(Owner, Seat)> {
    let me = state.hireling(hireling)?;
    Some((me, state.controller(me)?))
}

/// Reads where its pawn stands: the number of a clearing, as a text like the place of a faction's pawn.
pub(in crate::games::root) fn read_pawn(reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
    let spot = fields.word("at", "root-doc-clearing", |text| reader.clearing(text));
    if let Some(clearing) = spot {
        reader.state.put_hireling(me, clearing);
    }
}

/// Writes the same key.
pub(in crate::games::root) fn write_pawn(state: &State, me: Owner, table: &mut Table) {
    if let Some(clearing) = state.pawn(me) {
        put(table, "at", clearing.number().to_string());
    }
}
