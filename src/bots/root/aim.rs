//! What the terms of an evaluation are for.

use crate::bots::evaluation::{Aims, Evaluation};
use crate::enum_table;

enum_table! {
    /// What a term of an evaluation is for. The id is the key of its words, which say what more of it is: a gain of a
    /// thing that one wants little of, such as danger, is told as a gain of its opposite.
    pub enum Aim {
        Score = "root-reason-score",
        Cards = "root-reason-cards",
        Crafted = "root-reason-crafted",
        Pass = "root-reason-pass",
        Hirelings = "root-reason-hirelings",
        Dominance = "root-reason-dominance",
        /// How far the others are, the strongest most.
        Rivals = "root-reason-rivals",
        /// Pieces that others may remove before the next turn.
        Safety = "root-reason-safety",
        Warriors = "root-reason-warriors",
        Rule = "root-reason-rule",
        Room = "root-reason-room",
        Buildings = "root-reason-buildings",
        /// What the turn still holds. It is gone at its end whatever is done, so nobody is told of it.
        Pending = "pending",
        Construction = "root-reason-construction",
        Roosts = "root-reason-roosts",
        Decree = "root-reason-decree",
        Order = "root-reason-order",
        Sympathy = "root-reason-sympathy",
        Supporters = "root-reason-supporters",
        Officers = "root-reason-officers",
        Items = "root-reason-items",
        Ready = "root-reason-ready",
        Relations = "root-reason-relations",
        Quests = "root-reason-quests",
        Reach = "root-reason-reach",
        Gardens = "root-reason-gardens",
        Acolytes = "root-reason-acolytes",
        Funds = "root-reason-funds",
        Posts = "root-reason-posts",
        Prices = "root-reason-prices",
        Ministers = "root-reason-ministers",
        Tunnels = "root-reason-tunnels",
        Plots = "root-reason-plots",
        Oppression = "root-reason-oppression",
        Hoard = "root-reason-hoard",
        Warlord = "root-reason-warlord",
        Mobs = "root-reason-mobs",
        Relics = "root-reason-relics",
        Retinue = "root-reason-retinue",
    }
}

impl Aims for Aim {
    fn words(self) -> Option<&'static str> {
        (self != Aim::Pending).then(|| self.id())
    }
}

/// The value of a position, and what it is made of.
pub type Outlook = Evaluation<Aim, { Aim::COUNT }>;
