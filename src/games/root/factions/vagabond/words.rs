//! The closed lists of the Vagabond: words that actions and events are made of (chapter 9).

use crate::enum_table;

enum_table! {
    /// A space of the relationship chart.
    #[derive(Default)]
    pub enum Relation(
        /// The next space, the aids in one turn that lead there, and the points for entering it (9.2.9.I).
        next: Option<(Relation, u8, u8)>,
    ) {
        Hostile     = "hostile"     (None),
        #[default]
        Indifferent = "indifferent" (Some((Relation::Amiable, 1, 1))),
        Amiable     = "amiable"     (Some((Relation::Friendly, 2, 2))),
        Friendly    = "friendly"    (Some((Relation::Allied, 3, 2))),
        Allied      = "allied"      (None),
    }
}
