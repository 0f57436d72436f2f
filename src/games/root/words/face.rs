//! The faces of the cards of both decks.

use crate::games::root::words::item::Item;
use crate::games::root::words::place::Suit;
use Suit::{Bird, Fox, Mouse, Rabbit};

/// The use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// 2.1.2
    Ambush,
    /// 2.1.3
    Dominance,
    /// Crafted for an item tile and points (4.1.2).
    Item { item: Item, points: u8 },
    /// Crafted to remove every enemy piece in the clearings of its suit.
    Favor,
    /// Crafted to lie before the player (4.1.3).
    Persistent,
}

/// The crafting pieces that a card asks for (4.1.1): by suit, and of any suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Fox, rabbit, mouse.
    pub suits: [u8; 3],
    pub any: u8,
}

impl Cost {
    const fn of(fox: u8, rabbit: u8, mouse: u8) -> Self {
        Self { suits: [fox, rabbit, mouse], any: 0 }
    }

    const fn any(count: u8) -> Self {
        Self { suits: [0; 3], any: count }
    }

    pub const fn total(self) -> u8 {
        self.suits[0] + self.suits[1] + self.suits[2] + self.any
    }
}

/// The print on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub id: &'static str,
    pub suit: Suit,
    pub copies: u8,
    pub class: Class,
    pub cost: Cost,
}

const NO_COST: Cost = Cost::of(0, 0, 0);

const fn ambush(id: &'static str, suit: Suit, copies: u8) -> Face {
    Face { id, suit, copies, class: Class::Ambush, cost: NO_COST }
}

const fn dominance(id: &'static str, suit: Suit) -> Face {
    Face { id, suit, copies: 1, class: Class::Dominance, cost: NO_COST }
}

const fn goods(id: &'static str, suit: Suit, cost: Cost, item: Item, points: u8) -> Face {
    Face { id, suit, copies: 1, class: Class::Item { item, points }, cost }
}

const fn favor(id: &'static str, suit: Suit, cost: Cost) -> Face {
    Face { id, suit, copies: 1, class: Class::Favor, cost }
}

const fn persistent(id: &'static str, suit: Suit, copies: u8, cost: Cost) -> Face {
    Face { id, suit, copies, class: Class::Persistent, cost }
}

/// The faces of all kinds, by [`CardKind::index`].
pub(super) const FACES: [Face; 60] = [
    ambush("ambush_bird", Bird, 2),
    ambush("ambush_fox", Fox, 1),
    ambush("ambush_rabbit", Rabbit, 1),
    ambush("ambush_mouse", Mouse, 1),
    dominance("dominance_bird", Bird),
    dominance("dominance_fox", Fox),
    dominance("dominance_rabbit", Rabbit),
    dominance("dominance_mouse", Mouse),
    goods("birdy_bindle", Bird, Cost::of(0, 0, 1), Item::Bag, 1),
    goods("woodland_runners", Bird, Cost::of(0, 1, 0), Item::Boot, 1),
    goods("arms_trader", Bird, Cost::of(2, 0, 0), Item::Sword, 2),
    goods("crossbow_bird", Bird, Cost::of(1, 0, 0), Item::Crossbow, 1),
    goods("gently_used_knapsack", Fox, Cost::of(0, 0, 1), Item::Bag, 1),
    goods("root_tea_fox", Fox, Cost::of(0, 0, 1), Item::Tea, 2),
    goods("travel_gear_fox", Fox, Cost::of(0, 1, 0), Item::Boot, 1),
    goods("protection_racket", Fox, Cost::of(0, 2, 0), Item::Coin, 3),
    goods("foxfolk_steel", Fox, Cost::of(2, 0, 0), Item::Sword, 2),
    goods("anvil", Fox, Cost::of(1, 0, 0), Item::Hammer, 2),
    goods("smugglers_trail", Rabbit, Cost::of(0, 0, 1), Item::Bag, 1),
    goods("root_tea_rabbit", Rabbit, Cost::of(0, 0, 1), Item::Tea, 2),
    goods("a_visit_to_friends", Rabbit, Cost::of(0, 1, 0), Item::Boot, 1),
    goods("bake_sale", Rabbit, Cost::of(0, 2, 0), Item::Coin, 3),
    goods("mouse_in_a_sack", Mouse, Cost::of(0, 0, 1), Item::Bag, 1),
    goods("root_tea_mouse", Mouse, Cost::of(0, 0, 1), Item::Tea, 2),
    goods("travel_gear_mouse", Mouse, Cost::of(0, 1, 0), Item::Boot, 1),
    goods("investments", Mouse, Cost::of(0, 2, 0), Item::Coin, 3),
    goods("sword", Mouse, Cost::of(2, 0, 0), Item::Sword, 2),
    goods("crossbow_mouse", Mouse, Cost::of(1, 0, 0), Item::Crossbow, 1),
    favor("favor_of_the_foxes", Fox, Cost::of(3, 0, 0)),
    favor("favor_of_the_rabbits", Rabbit, Cost::of(0, 3, 0)),
    favor("favor_of_the_mice", Mouse, Cost::of(0, 0, 3)),
    persistent("armorers", Bird, 2, Cost::of(1, 0, 0)),
    persistent("sappers", Bird, 2, Cost::of(0, 0, 1)),
    persistent("brutal_tactics", Bird, 2, Cost::of(2, 0, 0)),
    persistent("royal_claim", Bird, 1, Cost::any(4)),
    persistent("stand_and_deliver", Fox, 2, Cost::of(0, 0, 3)),
    persistent("tax_collector", Fox, 3, Cost::of(1, 1, 1)),
    persistent("command_warren", Rabbit, 2, Cost::of(0, 2, 0)),
    persistent("better_burrow_bank", Rabbit, 2, Cost::of(0, 2, 0)),
    persistent("cobbler", Rabbit, 2, Cost::of(0, 2, 0)),
    persistent("scouting_party", Mouse, 2, Cost::of(0, 0, 2)),
    persistent("codebreakers", Mouse, 2, Cost::of(0, 0, 1)),
    persistent("saboteurs", Bird, 3, Cost::any(1)),
    persistent("soup_kitchens", Bird, 1, Cost::of(1, 1, 1)),
    persistent("boat_builders", Bird, 1, Cost::any(2)),
    persistent("corvid_planners", Bird, 1, Cost::any(2)),
    persistent("eyrie_emigre", Bird, 1, Cost::of(2, 0, 0)),
    persistent("fox_partisans", Fox, 1, Cost::of(1, 0, 0)),
    persistent("propaganda_bureau", Fox, 1, Cost::any(3)),
    persistent("false_orders", Fox, 2, Cost::of(1, 0, 0)),
    persistent("informants", Fox, 2, Cost::of(2, 0, 0)),
    persistent("rabbit_partisans", Rabbit, 1, Cost::of(0, 1, 0)),
    persistent("tunnels", Rabbit, 2, Cost::of(0, 1, 0)),
    persistent("charm_offensive", Rabbit, 1, Cost::of(0, 1, 0)),
    persistent("coffin_makers", Rabbit, 1, Cost::of(0, 2, 0)),
    persistent("swap_meet", Rabbit, 2, Cost::of(0, 1, 0)),
    persistent("mouse_partisans", Mouse, 1, Cost::of(0, 0, 1)),
    persistent("league_of_adventurous_mice", Mouse, 2, Cost::of(0, 0, 1)),
    persistent("murine_broker", Mouse, 1, Cost::of(0, 0, 2)),
    persistent("master_engravers", Mouse, 1, Cost::of(0, 0, 2)),
];
