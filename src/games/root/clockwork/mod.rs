//! The clockwork players of the Law of Rootbotics (`R`): each board in a file of its own. What all boards share is in
//! `law/clockwork.rs`, and how they choose in `law/priority.rs`.

pub mod queries;
pub mod state;
pub mod words;

pub(in crate::games::root) mod alliance;
pub(in crate::games::root) mod corvids;
pub(in crate::games::root) mod duchy;
pub(in crate::games::root) mod eyrie;
pub(in crate::games::root) mod lizards;
pub(in crate::games::root) mod marquise;
pub(in crate::games::root) mod riverfolk;
pub(in crate::games::root) mod vagabot;
