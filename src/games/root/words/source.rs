//! The sources of points, scored or lost.

use crate::enum_table;

enum_table! {
    /// A source of points or losses, in the order in which a score pad lists it: each faction's own sources, then those
    /// of all, then what is lost.
    pub enum Source {
        Buildings = "buildings",
        Roosts = "roosts",
        Sympathy = "sympathy",
        Aid = "aid",
        Quests = "quests",
        Ruins = "ruins",
        Infamy = "infamy",
        Gardens = "gardens",
        Posts = "posts",
        Dividends = "dividends",
        Ministers = "ministers",
        Lords = "lords",
        Banker = "banker",
        Plots = "plots",
        Oppressed = "oppressed",
        Hoard = "hoard",
        Relics = "relics",
        Arbiter = "arbiter",
        Leader = "leader",
        Removed = "removed",
        Prizes = "prizes",
        Treetop = "treetop",
        Crafted = "crafted",
        Effects = "effects",
        Hirelings = "hirelings",
        Forge = "forge",
        Pass = "pass",
        Paths = "paths",
        Turmoil = "turmoil",
        GivenUp = "track",
    }
}

impl Source {
    /// The beginning of the keys of its words.
    pub const SPACE: &'static str = "root-source";
}
