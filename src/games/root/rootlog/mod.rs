//! A game in Rootlog, the notation of the community: which pieces move from where to where, a line a turn.
//!
//! Nothing here knows a rule. What is written follows from the states of a game and from what was told between them, so that
//! a new faction needs its letters and little else.
//!
//! | part | holds |
//! | --- | --- |
//! | `letters` | how everything is called there |
//! | `token` | the actions of the notation, and how they are written |
//! | `moments` | an action in steps |
//! | `pieces`, `cards`, `items`, `status` | what lies where, and what has changed between two moments |
//! | `line` | the line of a turn |
//! | `setup` | the lines before the first turn |
//! | `tracker` | what has changed between two moments, as actions of the notation |
//! | `writer` | the whole file |
//! | `names`, `parse`, `log` | the notation read back, and a whole file |
//! | `slip` | what does not fit, by line and action |
//! | `counter` | a log played on pieces alone |
//! | `effects` | what an action of the notation changes, one thing at a time |
//! | `needs`, `outcomes` | the cards that a log needs later, and results of chance that suit it |
//! | `search` | the actions of the rules that change what a line says |
//! | `past`, `correct` | unknown cards exchanged in the past, and a position set right |
//! | `opening` | the setup that a log tells of, and what of it is assumed |
//! | `follow` | a whole log followed by the rules |

mod cards;
mod correct;
pub mod counter;
mod effects;
pub mod follow;
mod items;
pub mod letters;
mod line;
pub mod log;
mod moments;
mod names;
mod needs;
mod opening;
mod outcomes;
mod parse;
mod past;
pub mod pieces;
mod search;
mod setup;
pub mod slip;
mod status;
pub mod token;
mod tracker;
mod writer;

pub use letters::Profile;
pub use log::Log;
pub use moments::Played;
pub use setup::Unsaid;
pub use writer::{NOTE, Style, write};
