//! The closed lists that everything else is told in; no rule stands here.

pub mod action;
pub mod card;
pub mod event;
pub mod faction;
pub mod item;
pub mod landmark;
pub mod owner;
pub mod party;
pub mod piece;
pub mod place;
pub mod roll;
