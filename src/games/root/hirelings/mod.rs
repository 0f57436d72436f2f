//! What a hireling answers (appendix E), in the same shape for all. Each is a file here, with its pending steps as data in
//! `state/hirelings/`; how it bends the general rules stands on the page of hooks.

pub mod corvid_spies;
pub mod flame_bearers;
pub mod forest_patrol;
pub mod furious_protector;
pub mod last_dynasty;
pub mod popular_band;
pub mod riverfolk_flotilla;
pub mod sunward_expedition;
pub mod vault_keepers;
pub mod warm_sun_prophets;
