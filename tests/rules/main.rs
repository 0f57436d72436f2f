//! The rules of the three games: law by law, as properties of random games, as golden games, and on made-up documents.

mod chances;
mod corpus;
mod dewan;
mod golden;
mod iwari;
mod law;
mod pending;
mod properties;
mod taken;
#[allow(dead_code, reason = "shared with the tests of what players read")]
#[path = "../support/told.rs"]
mod told;
#[allow(dead_code, reason = "shared with the tests of shared tables")]
#[path = "../support/twins.rs"]
mod twins;
mod written;
