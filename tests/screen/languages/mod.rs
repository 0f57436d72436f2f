//! The game in the languages besides English: their words as files, and as a player meets them.

mod files;
mod games;
mod pictures;
mod spoken;
mod terms;

use super::table;
use thicket::kernel::Language;

/// The languages that are held against English.
const OTHERS: [Language; 2] = [Language::Chinese, Language::Japanese];

/// The two sizes that pictures are of.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];
