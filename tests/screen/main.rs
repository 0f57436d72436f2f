//! The screen on a terminal that is only a buffer: pictures in text, and what must hold for every one of them.

mod aloud;
mod answers;
mod bytes;
mod corvids;
mod dewan;
mod digest;
mod docks;
mod docs;
mod drafts;
mod ending;
mod english;
mod forms;
mod hirelings;
mod hundreds;
mod iwari;
mod keepers;
mod landmarks;
mod languages;
mod laws;
mod left_to_do;
mod lessons;
mod lizards;
mod looking_up;
mod mouse;
mod news;
mod observations;
mod offers;
mod owed;
mod pictures;
mod plain;
mod preview;
mod properties;
mod pseudo;
mod readme;
mod riverfolk;
mod root_words;
mod saving;
mod secrets;
mod settings;
mod slips;
#[allow(dead_code, reason = "shared with the tests of terminals")]
#[path = "../support/slow.rs"]
mod slow;
mod table;
mod thinking;
#[path = "../support/told.rs"]
mod told;
mod tribes;
mod verbs;
mod wishes;
mod words;
