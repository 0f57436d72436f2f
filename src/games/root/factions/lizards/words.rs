//! The closed lists of the Lizard Cult: words that actions and events are made of (chapter 10).

use crate::enum_table;

enum_table! {
    /// A conspiracy (10.4.3).
    pub enum Conspiracy(
        /// Acolytes that it takes while nobody is hated (10.4.3).
        price: u8,
        law: &'static str,
    ) {
        Crusade  = "crusade"  (2, "10.4.3.I"),
        Convert  = "convert"  (2, "10.4.3.II"),
        Sanctify = "sanctify" (3, "10.4.3.III"),
    }
}
