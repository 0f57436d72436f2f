//! Everything that a seat can ever do, as one grammar.

use super::faction::Character;
use super::item::Quest;
use crate::enum_table;
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::eyrie::words::Leader;
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Item, Tile};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::{Hireling, Party};
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::grammar;
use crate::kernel::{OrNone, Part};

grammar! {
    /// One step of play. Each line is a form of the notation: the verb and its parts. It is one machine word.
    #[repr(align(8))]
    pub enum Action {
        /// No, no more, done: whatever the question lets be.
        Pass = "pass",

        /// The whole turn of a clockwork player (R2.7).
        Order = "order",

        // Setup
        /// Takes a faction out of the pool (A.8.2).
        Draft = "draft" { faction: Faction },
        /// Lays a card of the hand back into the deck (A.10).
        LayBack = "lay" { card: CardKind },
        PlaceLandmark = "landmark" { landmark: Landmark, clearing: Clearing },
        Keep = "keep" { clearing: Clearing },
        Place = "place" { piece: Piece, clearing: Clearing },
        Roost = "roost" { clearing: Clearing },
        Leader = "leader" { leader: Leader },
        Character = "character" { character: Character },
        Start = "start" { forest: Forest },
        Home = "home" { clearing: Clearing },
        /// In a clearing of several suits, with a garden of this one.
        HomeOf = "home" { clearing: Clearing, suit: Suit },
        Outcast = "outcast" { suit: Suit },

        // Cards
        Craft = "craft" { card: CardKind },
        Activate = "activate" { suit: Suit },
        Dominance = "dominance" { suit: Suit },
        Coalition = "coalition" { suit: Suit, partner: Faction },
        Recall = "recall" { suit: Suit, card: CardKind },
        Use = "use" { card: CardKind },
        UseHireling = "use" { hireling: Hireling },
        UseOn = "use" { card: CardKind, player: Faction },
        UseAt = "use" { card: CardKind, clearing: Clearing },
        UseAtOn = "use" { card: CardKind, clearing: Clearing, party: Party },
        UseAgainst = "use" { card: CardKind, player: Faction, lost: CardKind },
        UseFor = "use" { card: CardKind, wanted: CardKind },
        UseLandmark = "use" { landmark: Landmark },
        /// A card of the hand for the one in this stall of the Black Market.
        Swap = "swap" { card: CardKind, stall: u8 },
        Discard = "discard" { card: CardKind },

        // Battle and what follows from losses
        Battle = "battle" { clearing: Clearing, defender: Party },
        Ally = "ally" { faction: Faction },
        Ambush = "ambush" { suit: Suit },
        First = "first" { faction: Faction },
        Settle = "settle" { effect: Effect },
        SettleAt = "settle" { effect: Effect, clearing: Clearing },
        Take = "take" { target: Target },
        TakeAlly = "take" { faction: Faction },
        Damage = "damage" { tile: Tile },
        /// The Arbiter helps the defender (D.5.2).
        Enlist = "enlist",
        /// A sword more in battle (D.8.2).
        Swift = "swift",
        Hospital = "hospital" { card: CardKind },
        Give = "give" { card: CardKind },
        Show = "show",

        // Hirelings
        SetUp = "setup" { hireling: Hireling },
        Hire = "hire" { hireling: Hireling },
        PassOn = "give" { hireling: Hireling, player: Faction },
        PlaceAt = "place" { clearing: Clearing },
        /// A bandit comes onto the path, or leaves it.
        Lurk = "lurk" { from: Clearing, to: Clearing },
        Lift = "lift" { from: Clearing, to: Clearing },
        /// A player has to battle or move in the clearing.
        Force = "force" { player: Faction, clearing: Clearing },
        /// A warrior of the player has to move.
        ForceMove = "force" { player: Faction, from: Clearing, to: Clearing },
        /// The card comes from the discard pile.
        DrawCard = "draw" { card: CardKind },
        /// A piece with this many warriors, or none.
        PlaceWith = "place" { clearing: Clearing, count: OrNone },
        Remove = "remove" { clearing: Clearing, party: Party, target: Target },
        /// A random card of each enemy there.
        StealAt = "steal" { clearing: Clearing },
        /// A hireling takes an item from under the ruin.
        Unearth = "explore" { clearing: Clearing },
        /// A crafted item goes onto the card of a hireling.
        SellTo = "sell" { tile: Tile, hireling: Hireling },
        /// Removed warriors come back in the clearing.
        Heal = "heal" { clearing: Clearing, card: CardKind },

        // Marquise
        Wood = "wood" { clearing: Clearing },
        March = "march" { from: Clearing, to: Clearing, count: u8 },
        Recruit = "recruit",
        Overwork = "overwork" { clearing: Clearing, card: CardKind },
        Build = "build" { clearing: Clearing, piece: Piece },
        Pay = "pay" { clearing: Clearing },
        Extra = "extra" { card: CardKind },

        // Eyrie
        Decree = "decree" { card: CardKind, column: Column },
        DecreeRecruit = "recruit" { suit: Suit, clearing: Clearing },
        DecreeMove = "move" { suit: Suit, from: Clearing, to: Clearing, count: u8 },
        DecreeBattle = "battle" { suit: Suit, clearing: Clearing, defender: Party },
        DecreeBuild = "build" { suit: Suit, clearing: Clearing },
        Turmoil = "turmoil" { suit: Suit },

        // Alliance
        Revolt = "revolt" { clearing: Clearing },
        /// In a clearing of several suits, for the base of this one.
        RevoltOf = "revolt" { clearing: Clearing, suit: Suit },
        Spread = "spread" { clearing: Clearing },
        Spend = "spend" { card: CardKind },
        Mobilize = "mobilize" { card: CardKind },
        Train = "train" { card: CardKind },
        RecruitAt = "recruit" { clearing: Clearing },
        Organize = "organize" { clearing: Clearing },

        /// A move of warriors under the general rules (4.2).
        Move = "move" { from: Clearing, to: Clearing, count: u8 },

        // Maps
        /// The move was made by ferry (C.2.5).
        Ferry = "ferry",
        Clear = "clear" { from: Clearing, to: Clearing },
        /// The building takes the slot of the Elder Treetop.
        Treetop = "treetop",

        // Vagabond
        Roam = "move" { to: Clearing },
        RoamWith = "move" { to: Clearing, ally: Faction, count: u8 },
        Slip = "slip" { to: Clearing },
        SlipWith = "slip" { to: Clearing, ally: Faction, count: u8 },
        SlipInto = "slip" { forest: Forest },
        Refresh = "refresh" { tile: Tile },
        Explore = "explore",
        Aid = "aid" { faction: Faction, card: CardKind },
        Exhaust = "exhaust" { item: Item },
        Gain = "gain" { tile: Tile },
        Quest = "quest" { quest: Quest, reward: Reward },
        Strike = "strike" { party: Party, target: Target },
        Repair = "repair" { tile: Tile },
        Steal = "steal" { faction: Faction },
        Labor = "labor" { card: CardKind },
        Hideout = "hideout",
        Instigate = "instigate" { attacker: Faction, defender: Party },
        Scorch = "scorch",
        /// The item is the one of the quest for which another stands in.
        Improvise = "improvise" { quest: Quest, reward: Reward, item: Item },
        Glide = "glide" { to: Clearing },
        Drop = "drop" { tile: Tile },

        // Lizards
        CrusadeBattle = "crusade" { "battle", clearing: Clearing, defender: Party },
        CrusadeMove = "crusade" { "move", from: Clearing, to: Clearing, count: u8 },
        Convert = "convert" { clearing: Clearing, party: Party },
        Sanctify = "sanctify" { clearing: Clearing, piece: Target },
        /// In a clearing of several suits, by a garden of this one.
        SanctifyOf = "sanctify" { clearing: Clearing, piece: Target, suit: Suit },
        BuildWith = "build" { clearing: Clearing, card: CardKind },
        /// In a clearing of several suits, a garden of this one.
        BuildWithOf = "build" { clearing: Clearing, card: CardKind, suit: Suit },
        RecruitWith = "recruit" { clearing: Clearing, card: CardKind },
        Score = "score" { card: CardKind },
        Sacrifice = "sacrifice" { card: CardKind },

        // Riverfolk, and who buys from them
        Services = "services" { service: Service },
        BuyCard = "services" { card: CardKind },
        Price = "price" { service: Service, price: u8 },
        Fund = "fund" { faction: Faction },
        Draw = "draw",
        Export = "export" { card: CardKind },
        Post = "post" { clearing: Clearing },
        /// In a clearing of several suits, the trade post of this one.
        PostOf = "post" { clearing: Clearing, suit: Suit },

        // Duchy
        Dig = "dig" { clearing: Clearing },
        Fill = "fill" { clearing: Clearing },
        Emerge = "move" { "burrow": Named, to: Clearing, count: u8 },
        Descend = "move" { from: Clearing, "burrow": Named, count: u8 },
        Minister = "minister" { minister: Minister },
        MinisterAs = "minister" { minister: Minister, copied: Minister },
        Sway = "sway" { minister: Minister },
        Reveal = "reveal" { card: CardKind },
        Dismiss = "dismiss" { minister: Minister },

        // Corvids, and who exposes their plots
        Flip = "flip" { clearing: Clearing },
        RecruitSuit = "recruit" { suit: Suit, card: CardKind },
        Plot = "plot" { clearing: Clearing, plot: Plot },
        Trick = "trick" { one: Clearing, other: Clearing },
        Exert = "exert",
        Expose = "expose" { clearing: Clearing, plot: Plot },
        ShowCard = "show" { card: CardKind },

        // Hundreds
        Mob = "mob" { clearing: Clearing },
        Anoint = "anoint" { clearing: Clearing },
        Mood = "mood" { mood: Mood },
        /// The item comes to the hoard.
        Hoard = "hoard" { item: Item },
        /// A crafted item leaves the game for its points (14.2.3).
        Sell = "sell" { item: Item },
        /// An item leaves the game.
        Scrap = "scrap" { item: Item },
        /// The warlord moves under the general rules; how many warriors go along is asked next.
        Lead = "lead" { to: Clearing },
        /// The warlord moves with this many warriors, the warlord included.
        Advance = "advance" { to: Clearing, count: u8 },
        Incite = "incite" { clearing: Clearing, card: CardKind },
        /// The mob die is rolled once more (14.7.3).
        Rouse = "rouse",
        Loot = "loot",
        Rally = "rally" { clearing: Clearing },
        // Keepers, and who removes their relics
        Encamp = "encamp" { clearing: Clearing, piece: Piece },
        Decamp = "decamp" { clearing: Clearing, piece: Target },
        /// The card of the retinue that acts.
        Act = "act" { card: CardKind },
        ActRetainer = "act" { "retainer" },
        Carry = "carry" { relic: Piece },
        Delve = "delve" { clearing: Clearing, forest: Forest, found: Found },
        Recover = "recover" { clearing: Clearing, relic: Piece },
        /// In a clearing of several suits, held against the ruled clearings of this one.
        RecoverOf = "recover" { clearing: Clearing, relic: Piece, suit: Suit },
        JoinRetinue = "retinue" { card: CardKind, slot: Slot },
        Shift = "shift" { card: CardKind, out: Slot, into: Slot },
        ShiftRetainer = "shift" { "retainer", out: Slot, into: Slot },
        PlaceIn = "place" { piece: Piece, forest: Forest },
    }
}

impl Action {
    /// Puts the two clearings of a wish in order, where order says nothing: the ends of a path, plots that change places.
    pub fn in_order(self) -> Self {
        match self {
            Action::Trick { one, other } if other < one => Action::Trick { one: other, other: one },
            Action::Clear { from, to } if to < from => Action::Clear { from: to, to: from },
            Action::Lurk { from, to } if to < from => Action::Lurk { from: to, to: from },
            Action::Lift { from, to } if to < from => Action::Lift { from: to, to: from },
            action => action,
        }
    }

    /// The clearings that it names.
    pub(in crate::games::root) fn clearings(self) -> impl Iterator<Item = Clearing> {
        self.parts().into_iter().filter_map(|part| match part {
            Part::Place(number) => Clearing::from_number(number),
            _ => None,
        })
    }

    /// Whether it only ever answers a question inside another action.
    pub(in crate::games::root) fn is_answer(self) -> bool {
        matches!(
            self,
            Action::Activate { .. }
                | Action::Discard { .. }
                | Action::LayBack { .. }
                | Action::Ally { .. }
                | Action::Ambush { .. }
                | Action::First { .. }
                | Action::Settle { .. }
                | Action::SettleAt { .. }
                | Action::Take { .. }
                | Action::TakeAlly { .. }
                | Action::Damage { .. }
                | Action::Enlist
                | Action::Swift
                | Action::Hospital { .. }
                | Action::Give { .. }
                | Action::Show
                | Action::SetUp { .. }
                | Action::Hire { .. }
                | Action::PassOn { .. }
                | Action::PlaceAt { .. }
                | Action::Lurk { .. }
                | Action::Lift { .. }
                | Action::Force { .. }
                | Action::ForceMove { .. }
                | Action::DrawCard { .. }
                | Action::PlaceWith { .. }
                | Action::Remove { .. }
                | Action::StealAt { .. }
                | Action::Unearth { .. }
                | Action::Heal { .. }
                | Action::ShowCard { .. }
                | Action::Pay { .. }
                | Action::Spend { .. }
                | Action::Ferry
                | Action::Treetop
                | Action::Swap { .. }
                | Action::Refresh { .. }
                | Action::Exhaust { .. }
                | Action::Gain { .. }
                | Action::Drop { .. }
                | Action::Fund { .. }
                | Action::Fill { .. }
                | Action::Reveal { .. }
                | Action::Dismiss { .. }
                | Action::Mob { .. }
                | Action::Hoard { .. }
                | Action::Sell { .. }
                | Action::Rouse
                | Action::Loot
                | Action::Rally { .. }
                | Action::Act { .. }
                | Action::ActRetainer { .. }
                | Action::Carry { .. }
                | Action::PlaceIn { .. }
        )
    }
}

enum_table! {
    /// The reward of a quest (9.5.5).
    pub enum Reward {
        Points = "points",
        Cards = "cards",
    }
}

enum_table! {
    /// Effects of one removal whose order can matter (1.1.3, 4.3.4).
    pub enum Effect {
        Hospital = "hospitals",
        Outrage = "outrage",
        BaseLost = "base",
        GardensLost = "gardens",
        PostsLost = "posts",
        Ferry = "ferry",
        Failure = "failure",
        Raid = "raid",
        Physicians = "physicians",
    }
}

const _: () = assert!(size_of::<Action>() <= 8);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::NotationError;

    fn read(text: &str) -> Action {
        Action::parse(text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn forms_that_share_a_verb_are_told_apart_by_their_parts() {
        let at = |number| Clearing::from_number(number).unwrap();
        assert_eq!(read("move 12"), Action::Roam { to: at(12) });
        assert_eq!(read("move 5 1 3"), Action::Move { from: at(5), to: at(1), count: 3 });
        assert_eq!(read("move fox 5 1 3"), Action::DecreeMove { suit: Suit::Fox, from: at(5), to: at(1), count: 3 });
        assert_eq!(read("move 12 eyrie 2"), Action::RoamWith { to: at(12), ally: Faction::Eyrie, count: 2 });
        assert_eq!(read("slip c"), Action::SlipInto { forest: Forest::new(2) });
        assert_eq!(read("take warrior"), Action::Take { target: Target::Warrior });
        assert_eq!(read(" battle  7 eyrie ").to_string(), "battle 7 eyrie");
    }

    #[test]
    fn what_is_no_action_is_refused_with_the_forms_that_would_do() {
        assert_eq!(Action::parse("  "), Err(NotationError::Empty));
        assert_eq!(Action::parse("fly 3"), Err(NotationError::UnknownVerb("fly".into())));
        for text in ["march 5 13 1", "march 5 1", "march 05 1 1", "march 5 1 +1", "march 5 1 1 1", "march 5 1 0"] {
            assert!(matches!(Action::parse(text), Err(NotationError::WrongParts { .. })), "{text}");
        }
    }
}
