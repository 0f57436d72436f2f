//! The landmarks of appendix F: where each is set up, what it brings, and what it lets one do.

pub mod black_market;
pub mod elder_treetop;
pub mod ferry;
pub mod legendary_forge;
pub mod lost_city;
pub mod tower;
