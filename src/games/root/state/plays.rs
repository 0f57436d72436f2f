//! The kit by which a seat plays as that of one faction: the `queries` of each faction have its own.

/// Gives the kit of a seat, if the seat plays by it.
macro_rules! plays {
    ($name:ident, $name_mut:ident: $kit:ident) => {
        impl $crate::games::root::state::State {
            pub fn $name(&self, owner: impl Into<$crate::games::root::words::owner::Owner>) -> Option<&$kit> {
                match self.kit(owner)? {
                    $crate::games::root::state::faction::FactionState::$kit(kit) => Some(kit),
                    _ => None,
                }
            }

            pub(in crate::games::root) fn $name_mut(&mut self, seat: $crate::kernel::Seat) -> Option<&mut $kit> {
                match &mut self.player_mut(seat).kit {
                    $crate::games::root::state::faction::FactionState::$kit(kit) => Some(kit),
                    _ => None,
                }
            }
        }
    };
}

pub(in crate::games::root) use plays;
