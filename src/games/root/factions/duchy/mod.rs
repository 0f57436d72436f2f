//! The Underground Duchy (chapter 12): the Burrow in `burrow`, its ministers in `words` and `parliament`.

pub mod burrow;
pub mod parliament;
pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
