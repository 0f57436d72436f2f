//! A hireling at the table, as data.

use crate::games::root::words::party::Hireling;
use crate::kernel::Seat;

/// A hireling at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hired {
    pub hireling: Hireling,
    /// Who controls it; nobody while it lies in the supply (E.1).
    pub controller: Option<Seat>,
    /// Its warriors that are not on the map.
    pub supply: u8,
}
