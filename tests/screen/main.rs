//! The screen on a terminal that is only a buffer: pictures in text, and what must hold for every one of them.

mod aloud;
mod answers;
mod bytes;
mod corvids;
mod dewan;
mod digest;
mod docks;
mod drafts;
mod ending;
mod forms;
mod hirelings;
mod hundreds;
mod keepers;
mod landmarks;
mod left_to_do;
mod lessons;
mod lizards;
mod looking_up;
mod mouse;
mod observations;
mod owed;
mod pictures;
mod plain;
mod preview;
mod properties;
mod pseudo;
mod riverfolk;
mod saving;
mod secrets;
mod settings;
mod slips;
#[path = "../slow/mod.rs"]
mod slow;
mod table;
mod thinking;
#[path = "../told/mod.rs"]
mod told;
mod tribes;
mod verbs;
mod wishes;
