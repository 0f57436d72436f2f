//! The Underground Duchy (chapter 12): the Burrow in `burrow`, its ministers in `words` and `parliament`.

pub mod building;
pub mod burrow;
pub mod kit;
pub mod module;
pub mod parliament;
mod position;
pub mod queries;
pub mod refusal;
pub mod triggered;
pub mod turn;
pub mod words;
