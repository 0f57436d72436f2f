//! The closed lists of the Vagabond: words that actions and events are made of (chapter 9).

use crate::words;

words! {
    /// A space of the relationship chart.
    #[derive(Default)]
    pub enum Relation {
        Hostile = "hostile",
        #[default]
        Indifferent = "indifferent",
        Amiable = "amiable",
        Friendly = "friendly",
        Allied = "allied",
    }
}

impl Relation {
    /// The next space, the aids in one turn that lead there, and the points for entering it (9.2.9.I).
    pub const fn next(self) -> Option<(Relation, u8, u8)> {
        match self {
            Relation::Hostile | Relation::Allied => None,
            Relation::Indifferent => Some((Relation::Amiable, 1, 1)),
            Relation::Amiable => Some((Relation::Friendly, 2, 2)),
            Relation::Friendly => Some((Relation::Allied, 3, 2)),
        }
    }
}
