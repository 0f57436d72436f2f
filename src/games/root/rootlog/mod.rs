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

mod cards;
mod items;
pub mod letters;
mod line;
mod moments;
pub mod pieces;
mod setup;
mod status;
pub mod token;
mod tracker;
mod writer;

pub use letters::Profile;
pub use moments::Played;
pub use setup::Unsaid;
pub use writer::{NOTE, Style, write};
