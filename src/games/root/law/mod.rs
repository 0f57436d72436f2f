//! The Law for everyone: rule and hands (chapter 2), score and dominance (3), craft, moves and battle (4), removal
//! (G.1.22) and the order of effects (1.1.3), the frame of a turn (1.4), the maps (C). `hooks` says how factions and cards
//! bend it.

pub(in crate::games::root) mod among;
pub mod battle;
pub(in crate::games::root) mod clockwork;
pub(in crate::games::root) mod conditions;
pub mod craft;
pub mod hand;
pub mod handler;
pub mod hirelings;
pub mod hiring;
pub mod hits;
pub mod homelands;
pub mod hooks;
pub mod movement;
pub mod moves;
pub mod order;
pub mod pawn;
pub mod priority;
pub mod refusal;
pub mod removal;
pub mod rule;
pub(in crate::games::root) mod score;
pub(in crate::games::root) mod services;
pub mod terrain;
pub mod tolls;
pub mod tunnels;
pub mod turn;
pub mod victory;
pub mod why;
