//! The screen on a terminal that is only a buffer: pictures in text, and what must hold for every one of them.
//!
//! How the screen looks at each of these moments is a picture in `snapshots/`, by the module that takes it and its name:
//!
//! | moment | pictures |
//! | --- | --- |
//! | one's turn: map, scores, hand, own board | `pictures` (`game`; `autumn ascii` and the like are the maps alone) |
//! | what happened since one's last turn, an occasion | `digest` (`digest`, `turmoil`) |
//! | a battle before the dice | `preview` (`preview of a battle`), as a defender `digest`, `pictures` (`ambush`) |
//! | a battle after them | `pictures` (`after a battle`) |
//! | a hint | `answers` (`hint`), `tribes` (`a hint of dewan`, `a hint of iwari`) |
//! | the place under the cursor | `choosing` (`inspector`), asked for with `i` `pictures` (`a clearing in words`) |
//! | the boards of the factions, docked at 120x40 | `pictures` (`board of`), `lizards`, `riverfolk`, `corvids`, `hundreds`, `keepers` (`board`), all of them `docks` |
//! | choices | `choosing` (`choice of`), `digest` (`choice of leaders`), `riverfolk` (`services`), `drafts` |
//! | the coach | `lessons` (`first step`, `step`, `step of dewan`, `step of iwari`) |
//! | the end, its curves, the game watched again | `ending` |
//! | stories and prices of routes | `dewan` (`story`, `ways`, `game ways`, `step by step`) |
//! | connections of territories told apart | `iwari::pictures` (`game`, `unicode`, each board) |

mod aloud;
mod answers;
mod battles;
mod bytes;
mod choosing;
mod clockwork;
mod corvids;
mod daily;
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
mod picture;
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
