//! The steps that each hireling leaves pending, as data.

use crate::games::root::words::party::Hireling;
use crate::tasks;

/// The steps of all hirelings as one kind of task.
macro_rules! steps {
    ($($hireling:ident = $word:literal $module:ident),+ $(,)?) => {
        tasks! {
            /// A step of a hireling.
            pub enum Step {
                $(#[steps] $hireling = $word (step: $module::Step),)+
            }
        }

        impl Step {
            /// Returns whose step it is.
            pub fn hireling(self) -> Hireling {
                match self {
                    $(Step::$hireling(_) => Hireling::$hireling,)+
                }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Self {
                Step::$hireling(step)
            }
        })+
    };
}

steps! {
    ForestPatrol = "forest_patrol" forest_patrol,
    LastDynasty = "last_dynasty" last_dynasty,
    SpringUprising = "spring_uprising" spring_uprising,
    TheExile = "the_exile" the_exile,
    PopularBand = "popular_band" popular_band,
    RiverfolkFlotilla = "flotilla" riverfolk_flotilla,
    HighwayBandits = "highway_bandits" highway_bandits,
    WarmSunProphets = "warm_sun_prophets" warm_sun_prophets,
    FuriousProtector = "furious_protector" furious_protector,
    FlameBearers = "flame_bearers" flame_bearers,
    VaultKeepers = "vault" vault_keepers,
    SunwardExpedition = "sunward_expedition" sunward_expedition,
    CorvidSpies = "spies" corvid_spies,
}

pub mod flame_bearers {
    //! The Flame Bearers, and the Rat Smugglers.

    use crate::games::root::words::place::{Clearing, ClearingSet};
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where this many begin (A.6.3).
            #[ask("root-ask-bearers-land", "A.6.3", left)]
            SetUp = "set_up" { by: Seat, left: u8 },
            /// Asks where this many come.
            #[ask("root-ask-bearers-land", "E.2.1", left)]
            Land = "land" { left: u8 },
            /// Asks what they remove: in these clearings they have removed nothing yet, and in one the choice has begun.
            #[ask("root-ask-bearers-raze", "E.2.3")]
            Raze = "raze" { left: ClearingSet, at: Option<Clearing> },
            /// Asks where one more comes.
            #[ask("root-ask-bearers-spread", "E.2.3")]
            Spread = "spread",
            /// Asks which card the Smugglers are given.
            #[ask("root-ask-smugglers-card", "E.2.4")]
            Smuggle = "smuggle",
            /// The move or the battle for it.
            #[ask("root-ask-smugglers-act", "E.2.4")]
            Act = "act",
        }
    }
}

pub mod riverfolk_flotilla {
    //! The Flotilla.

    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where it begins (A.6.3).
            #[ask("root-ask-flotilla-set-up", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Whether a player with pieces where it lies draws a card.
            #[ask("root-ask-flotilla-trade", "E.2.3")]
            Trade = "trade" { seat: Seat },
            /// Asks where it moves along the river.
            #[ask("root-ask-flotilla-sail", "E.2.3")]
            Sail = "sail",
            /// Asks whom it battles, if anyone.
            #[ask("root-ask-flotilla-battle", "E.2.3")]
            Battle = "battle",
        }
    }
}

pub mod forest_patrol {
    //! The Forest Patrol.

    use crate::tasks;

    tasks! {
        pub enum Step {
            /// A move, or the warriors on the card.
            #[ask("root-ask-patrol-either", "E.2.4")]
            Either = "either",
            /// The battle after the move.
            #[ask("root-ask-patrol-battle", "E.2.4")]
            Battle = "battle",
        }
    }
}

pub mod furious_protector {
    //! The Furious Protector.

    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where it begins (A.6.3).
            #[ask("root-ask-protector-place", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Asks where the Stoic Protector comes onto the map when hired.
            #[ask("root-ask-protector-place", "E.2.1")]
            Arrive = "arrive",
            /// Asks where it moves.
            #[ask("root-ask-protector-move", "E.2.3")]
            Roam = "roam",
            /// A warrior of everybody's falls where it stands.
            Rage = "rage",
        }
    }
}

pub mod highway_bandits {
    //! The Highway Bandits.

    use crate::games::root::words::place::Clearing;
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// On which paths they begin (A.6.3).
            #[ask("root-ask-bandits-set-up", "A.6.3", left)]
            SetUp = "set_up" { by: Seat, left: u8 },
            /// Asks which of them leaves its path, with none left to place, and where one comes (E.2.4).
            #[ask("root-ask-bandits-lift", "E.2.4")]
            Lift = "lift",
            #[ask("root-ask-bandits-place", "E.2.4")]
            Place = "place",
            /// Whether a warrior of their controller, who has passed them, comes into the clearing (E.2.2). If the ferry `sails`
            /// there, it may still be taken instead.
            #[ask("root-ask-bandits-join", "E.2.2", clearing = to)]
            Join = "join" { seat: Seat, to: Clearing, sails: bool },
            /// Asks where one of the Bandit Gangs comes when none is on the map (E.2.1).
            #[ask("root-ask-gangs-arrive", "E.2.1")]
            Arrive = "arrive",
            /// Warriors of the controller beside them, or one of them more (E.2.4).
            #[ask("root-ask-gangs-either", "E.2.4")]
            Either = "either",
            #[ask("root-ask-gangs-support", "E.2.4")]
            Support = "support",
        }
    }
}

pub mod last_dynasty {
    //! The Last Dynasty.

    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where all of them begin (A.6.3).
            #[ask("root-ask-dynasty-set-up", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Asks where all of them come back.
            #[ask("root-ask-dynasty-land", "E.2.4")]
            Land = "land",
            /// Asks where all of them go.
            #[ask("root-ask-dynasty-move", "E.2.4")]
            March = "march",
            /// Asks whom they battle, this many times.
            #[ask("root-ask-dynasty-battle", "E.2.4", left)]
            Battle = "battle" { left: u8 },
        }
    }
}

pub mod popular_band {
    //! The Popular Band.

    use crate::games::root::words::place::{Clearing, ClearingSet};
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where those begin that are left (A.6.3).
            #[ask("root-ask-band-set-up", "A.6.3", left)]
            SetUp = "set_up" { by: Seat, left: u8 },
            /// Asks where one comes onto the map when they are hired.
            #[ask("root-ask-band-arrive", "E.2.1")]
            Arrive = "arrive",
            /// Asks who has to come to listen; all to one clearing, one out of each next to it.
            #[ask("root-ask-band-gather", "E.2.4")]
            Gather = "gather" { done: ClearingSet, to: Option<Clearing> },
            /// Asks where one more comes onto the map.
            #[ask("root-ask-band-grow", "E.2.4")]
            Grow = "grow",
        }
    }
}

pub mod corvid_spies {
    //! The Corvid Spies.

    use crate::games::root::words::place::{Clearing, ClearingSet};
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where they begin (A.6.3): the second shares a suit with the first.
            #[ask("root-ask-spies-set-up", "A.6.3")]
            SetUp = "set_up" { by: Seat, first: Option<Clearing> },
            /// Asks where this many come.
            #[ask("root-ask-spies-place", "E.2.4", left)]
            Place = "place" { left: u8 },
            /// Battles, or cards.
            #[ask("root-ask-spies-either", "E.2.4")]
            Either = "either",
            /// The battles in these clearings.
            #[ask("root-ask-spies-battles", "E.2.4")]
            Battles = "battles" { left: ClearingSet },
        }
    }
}

pub mod spring_uprising {
    //! The Spring Uprising.

    use crate::games::root::words::place::Suit;
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// The die of the setup, and where it calls a warrior (A.6.3).
            Roll = "roll" { by: Seat },
            #[ask("root-ask-uprising-place", "A.6.3", suit)]
            SetUp = "set_up" { by: Seat, suit: Suit },
            /// Asks where one comes when none is on the map (E.2.1).
            #[ask("root-ask-uprising-place", "E.2.1", suit)]
            Arrive = "arrive" { suit: Suit },
            /// Up in arms, or one more (E.2.3).
            #[ask("root-ask-uprising-rise", "E.2.3", suit)]
            Rise = "rise" { suit: Suit },
            /// With which card the attacker pays for the battle that begins (E.2.2).
            #[ask("root-ask-uprising-pay", "E.2.2")]
            Pay = "pay" { attacker: Seat },
            /// Whether the Rabbit Scouts have a defender take the higher roll.
            #[ask("root-ask-scouts", "E.2.2")]
            Scout = "scout" { defender: Seat },
        }
    }
}

pub mod sunward_expedition {
    //! The Sunward Expedition, and the Mole Artisans.

    use crate::games::root::words::card::CardKind;
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where they begin (A.6.3).
            #[ask("root-ask-foothold-first", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Asks which foothold leaves the map, if none is left.
            #[ask("root-ask-foothold-abandon", "E.2.4")]
            Abandon = "abandon",
            /// Asks where a foothold comes, and with how many warriors.
            #[ask("root-ask-foothold", "E.2.4")]
            Found = "found",
            /// A move and a battle, or warriors.
            #[ask("root-ask-expedition-either", "E.2.4")]
            Either = "either",
            /// The battle after the move.
            #[ask("root-ask-expedition-battle", "E.2.4")]
            Battle = "battle",
            /// Asks which footholds get a warrior.
            #[ask("root-ask-foothold-garrison", "E.2.4")]
            Garrison = "garrison",
            /// Whether the Artisans keep a card that was crafted.
            #[ask("root-ask-artisans", "E.2.2", card)]
            Keep = "keep" { card: CardKind },
        }
    }
}

pub mod the_exile {
    //! The Exile, and the Brigand.

    use crate::games::root::words::item::{Item, ItemCounts};
    use crate::games::root::words::place::{Clearing, Forest};
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// In which forest it begins (A.6.3).
            #[ask("root-ask-exile-set-up", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Asks where it slips and whom it battles, as long as there are items for it.
            #[ask("root-ask-exile", "E.2.4")]
            Rove = "rove",
            /// It has finished, and its items are refreshed.
            Rest = "rest",
            /// At which ruin the Brigand looks, or whom they rob.
            #[ask("root-ask-brigand", "E.2.4")]
            Raid = "raid",
            /// Asks which item they take from under the ruin.
            #[ask("root-ask-brigand-find", "9.7.3", clearing)]
            Find = "find" { clearing: Clearing },
            /// Asks which crafted item is exhausted for a card of this player.
            #[ask("root-ask-brigand-rob", "E.2.4")]
            Rob = "rob" { from: Seat },
        }
    }

    /// Clubs that lie on its card at first, items that nobody else has.
    pub const CLUBS: u8 = 3;

    /// The pawn of the Exile, and the items on the card. All items do the same there and never come back, so that of those that
    /// are exhausted only the number is known.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Pack {
        /// `None` until setup.
        pub forest: Option<Forest>,
        pub clubs: u8,
        /// The items sold to it.
        pub items: ItemCounts,
        /// The number of exhausted items.
        pub exhausted: u8,
    }

    impl Pack {
        pub fn count(&self) -> u8 {
            self.items.iter().fold(self.clubs, |sum, &count| sum.saturating_add(count))
        }

        pub fn ready(&self) -> u8 {
            self.count().saturating_sub(self.exhausted)
        }

        /// Exhausts this many, or all that are ready; returns how many.
        pub(in crate::games::root) fn exhaust(&mut self, most: u8) -> u8 {
            let count = most.min(self.ready());
            self.exhausted += count;
            count
        }

        /// Removes this many that are exhausted, or all of them, the clubs first; returns how many.
        pub(in crate::games::root) fn lose(&mut self, most: u8) -> u8 {
            let count = most.min(self.exhausted).min(self.count());
            let mut left = count;
            for lying in std::iter::once(&mut self.clubs).chain(&mut self.items) {
                let lost = left.min(*lying);
                *lying -= lost;
                left -= lost;
            }
            self.exhausted -= count;
            count
        }

        /// An item comes onto the card, face up.
        pub(in crate::games::root) fn add(&mut self, item: Item) {
            self.items[item.index()] += 1;
        }
    }

    /// The Brigand's actions this turn, each once (E.2.4).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Raids {
        /// Whether an item was taken from a ruin.
        pub found: bool,
        /// Whether a card was taken for a crafted item.
        pub robbed: bool,
    }
}

pub mod vault_keepers {
    //! The builders of vaults.

    use crate::games::root::words::place::ClearingSet;
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where they begin (A.6.3).
            #[ask("root-ask-vault-first", "A.6.3")]
            SetUp = "set_up" { by: Seat },
            /// Asks where they come when hired.
            #[ask("root-ask-vault-first", "E.2.1")]
            Land = "land",
            /// Asks where a vault comes.
            #[ask("root-ask-vault", "E.2.4")]
            Found = "found",
            /// Battles or warriors.
            #[ask("root-ask-vault-either", "E.2.4")]
            Either = "either",
            /// The battles in these clearings.
            #[ask("root-ask-vault-battles", "E.2.4")]
            Battles = "battles" { left: ClearingSet },
            /// Asks which vaults get a warrior.
            #[ask("root-ask-vault-garrison", "E.2.4")]
            Garrison = "garrison",
        }
    }
}

pub mod warm_sun_prophets {
    //! The Warm Sun Prophets and the Lizard Envoys.

    use crate::games::root::words::place::Clearing;
    use crate::kernel::Seat;
    use crate::tasks;

    tasks! {
        pub enum Step {
            /// Asks where one comes onto the map when they are hired.
            #[ask("root-ask-prophets-arrive", "E.2.1")]
            Arrive = "arrive",
            /// Asks whom they force where, or where one more comes onto the map.
            #[ask("root-ask-prophets", "E.2.4")]
            Preach = "preach",
            /// Asks whom the player battles, or where they move.
            #[ask("root-ask-prophets-order", "E.2.4", clearing)]
            Order = "order" { seat: Seat, clearing: Clearing },
            /// Asks whom the player battles after the move, if anyone.
            #[ask("root-ask-prophets-strike", "E.2.4", clearing)]
            Strike = "strike" { seat: Seat, clearing: Clearing },
            /// Asks which card the Envoys bring.
            #[ask("root-ask-envoys", "E.2.3")]
            Fetch = "fetch",
        }
    }
}
