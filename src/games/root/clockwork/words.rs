//! The closed lists of the clockwork players: how hard they are, and what their trait cards change.

use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Suit;
use crate::{enum_table, small_set};

enum_table! {
    /// How hard a clockwork player is to beat (R3.3).
    #[derive(Default)]
    pub enum Difficulty {
        Easy        = "easy",
        #[default]
        Default     = "default",
        Challenging = "challenging",
        Nightmare   = "nightmare",
    }
}

enum_table! {
    /// A trait card (R3.3.2).
    pub enum Trait(
        /// The faction whose clockwork player has it.
        of: Faction,
    ) {
        Blitz       = "blitz"        (Faction::Marquise),
        Fortified   = "fortified"    (Faction::Marquise),
        Hospitals   = "hospitals"    (Faction::Marquise),
        IronWill    = "iron_will"    (Faction::Marquise),
        Overwhelming = "overwhelming" (Faction::Marquise),
        Nobility    = "nobility"     (Faction::Eyrie),
        Relentless  = "relentless"   (Faction::Eyrie),
        Swoop       = "swoop"        (Faction::Eyrie),
        WarTax      = "war_tax"      (Faction::Eyrie),
        Focused     = "focused"      (Faction::Eyrie),
        Informants  = "informants"   (Faction::Alliance),
        Popularity  = "popularity"   (Faction::Alliance),
        Veterans    = "veterans"     (Faction::Alliance),
        Wildfire    = "wildfire"     (Faction::Alliance),
        Steadfast   = "steadfast"    (Faction::Alliance),
        Fanatics    = "fanatics"     (Faction::Lizards),
        Martyrs     = "martyrs"      (Faction::Lizards),
        Erratic     = "erratic"      (Faction::Lizards),
        Spiteful    = "spiteful"     (Faction::Lizards),
        BackupPlans = "backup_plans" (Faction::Corvids),
        Vendetta    = "vendetta"     (Faction::Corvids),
        Gamble      = "gamble"       (Faction::Corvids),
        Mastermind  = "mastermind"   (Faction::Corvids),
        Foundations = "foundations"  (Faction::Duchy),
        Investors   = "investors"    (Faction::Duchy),
        Invaders    = "invaders"     (Faction::Duchy),
        Overwhelm   = "overwhelm"    (Faction::Duchy),
        Garrison    = "garrison"     (Faction::Riverfolk),
        Greedy      = "greedy"       (Faction::Riverfolk),
        Ferocious   = "ferocious"    (Faction::Riverfolk),
        Involved    = "involved"     (Faction::Riverfolk),
        Adventurer  = "adventurer"   (Faction::Vagabond),
        Berserker   = "berserker"    (Faction::Vagabond),
        Helper      = "helper"       (Faction::Vagabond),
        Marksman    = "marksman"     (Faction::Vagabond),
        Questing    = "questing"     (Faction::Vagabond),
    }
}

impl Trait {
    /// Returns whether the clockwork player of the faction can have it: both Vagabots have the same.
    pub fn fits(self, faction: Faction) -> bool {
        self.of() == faction || self.of() == Faction::Vagabond && faction.has_pawn()
    }
}

enum_table! {
    /// Why a step is skipped.
    pub enum Reason {
        BirdOrder = "bird_order",
        Built = "built",
        FewAtBases = "few_at_bases",
        FewBelow = "few_below",
        FewItems = "few_items",
        Fought = "fought",
        ManyBuildings = "many_buildings",
        ManyItems = "many_items",
        NoAcolytes = "no_acolytes",
        NoAid = "no_aid",
        NoBase = "no_base",
        NoBattle = "no_battle",
        NoBuilding = "no_building",
        NoClearing = "no_clearing",
        NoDamage = "no_damage",
        NoDrawnItem = "no_drawn_item",
        NoEffect = "no_effect",
        NoEnemy = "no_enemy",
        NoGarden = "no_garden",
        NoGroup = "no_group",
        NoItem = "no_item",
        NoItems = "no_items",
        NoMinister = "no_minister",
        NoMove = "no_move",
        NoNewItem = "no_new_item",
        NoPlace = "no_place",
        NoPlot = "no_plot",
        NoPlotLeft = "no_plot_left",
        NoPost = "no_post",
        NoPrey = "no_prey",
        NoProtection = "no_protection",
        NoQuest = "no_quest",
        NoRevolt = "no_revolt",
        NoRoost = "no_roost",
        NoRuin = "no_ruin",
        NoRule = "no_rule",
        NoSlot = "no_slot",
        NoSympathy = "no_sympathy",
        NoWarriors = "no_warriors",
        NoneExhausted = "none_exhausted",
        NoneToSpare = "none_to_spare",
        Nothing = "nothing",
        Once = "once",
        Snared = "snared",
        Surprise = "surprise",
    }
}

small_set! {
    /// Trait cards that are switched on.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    TraitSet of Trait as u64
}

/// The ministers of the Drillbit Duchy from the top of the board down, as they act and lose their crowns, each with its suit.
pub const PARLIAMENT: [(Minister, Suit); Minister::ALL.len()] = [
    (Minister::Captain, Suit::Fox),
    (Minister::Marshal, Suit::Rabbit),
    (Minister::Foremole, Suit::Mouse),
    (Minister::Brigadier, Suit::Fox),
    (Minister::Banker, Suit::Rabbit),
    (Minister::Mayor, Suit::Mouse),
    (Minister::EarlOfStone, Suit::Fox),
    (Minister::BaronOfDirt, Suit::Rabbit),
    (Minister::DuchessOfMud, Suit::Mouse),
];
