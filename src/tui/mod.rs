//! Floor 6: the screen. It draws what the table shows it, and knows no rule.

pub mod about;
pub mod aloud;
pub mod app;
pub mod bindings;
pub mod commands;
pub mod decode;
pub mod dewan;
pub mod face;
pub mod guide;
pub mod input;
pub mod iwari;
pub mod keys;
pub mod law;
pub mod line;
pub mod menu;
pub mod palette;
mod pen;
pub mod plain;
pub mod play;
pub mod root;
pub mod run;
pub mod settings;
mod signals;
mod sys;
pub mod terminal;
pub mod text;
pub mod theme;
