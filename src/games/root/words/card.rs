//! The shared decks: card kinds with what is printed on them, and the copies of which a deck holds 54.

use crate::games::root::words::item::Item::{self, Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea};
use crate::games::root::words::place::Suit::{self, Bird, Fox, Mouse, Rabbit};
use crate::games::root::words::place::SuitSet;
use crate::kernel::Arg;
use crate::{enum_table, small_set};
use Timing::{Always, Battle, Birdsong, BirdsongStart, Daylight, DaylightStart, Draw, EveningStart};

/// The use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Played in battle (2.1.2).
    Ambush,
    /// Played for another way to win (2.1.3).
    Dominance,
    /// Crafted for an item tile and points (4.1.2).
    Item { item: Item, points: u8 },
    /// Crafted to remove every enemy piece in the clearings of its suit.
    Favor,
    /// Crafted to lie before the player (4.1.3).
    Persistent(Timing),
}

/// The time at which the player whose effect it is uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    BirdsongStart,
    Birdsong,
    DaylightStart,
    Daylight,
    EveningStart,
    /// Instead of drawing cards in Evening.
    Draw,
    Battle,
    /// It works by itself, or when something happens.
    Always,
}

impl Class {
    /// Returns whether the card stays before the player who has crafted it.
    pub const fn is_persistent(self) -> bool {
        matches!(self, Class::Persistent(_))
    }
}

/// The crafting pieces that a card asks for (4.1.1): by suit, and of any suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Fox, rabbit, mouse.
    pub suits: [u8; 3],
    pub any: u8,
}

impl Cost {
    pub const fn total(self) -> u8 {
        self.suits[0] + self.suits[1] + self.suits[2] + self.any
    }
}

const FREE: Cost = cost(0, 0, 0);

const fn cost(fox: u8, rabbit: u8, mouse: u8) -> Cost {
    Cost { suits: [fox, rabbit, mouse], any: 0 }
}

const fn any(count: u8) -> Cost {
    Cost { suits: [0; 3], any: count }
}

const fn effect(timing: Timing) -> Class {
    Class::Persistent(timing)
}

const fn item(item: Item, points: u8) -> Class {
    Class::Item { item, points }
}

enum_table! {
    /// A kind of card. Copies of one kind are interchangeable everywhere.
    #[derive(Default)]
    pub enum CardKind as Card(
        suit: Suit,
        /// Returns how many copies there are in a deck that has it.
        printed: u8,
        class: Class,
        cost: Cost,
    ) {
        #[default]
        AmbushBird              = "ambush_bird"                (Bird,   2, Class::Ambush,         FREE),
        AmbushFox               = "ambush_fox"                 (Fox,    1, Class::Ambush,         FREE),
        AmbushRabbit            = "ambush_rabbit"              (Rabbit, 1, Class::Ambush,         FREE),
        AmbushMouse             = "ambush_mouse"               (Mouse,  1, Class::Ambush,         FREE),
        DominanceBird           = "dominance_bird"             (Bird,   1, Class::Dominance,      FREE),
        DominanceFox            = "dominance_fox"              (Fox,    1, Class::Dominance,      FREE),
        DominanceRabbit         = "dominance_rabbit"           (Rabbit, 1, Class::Dominance,      FREE),
        DominanceMouse          = "dominance_mouse"            (Mouse,  1, Class::Dominance,      FREE),
        BirdyBindle             = "birdy_bindle"               (Bird,   1, item(Bag, 1),          cost(0, 0, 1)),
        WoodlandRunners         = "woodland_runners"           (Bird,   1, item(Boot, 1),         cost(0, 1, 0)),
        ArmsTrader              = "arms_trader"                (Bird,   1, item(Sword, 2),        cost(2, 0, 0)),
        CrossbowBird            = "crossbow_bird"              (Bird,   1, item(Crossbow, 1),     cost(1, 0, 0)),
        GentlyUsedKnapsack      = "gently_used_knapsack"       (Fox,    1, item(Bag, 1),          cost(0, 0, 1)),
        RootTeaFox              = "root_tea_fox"               (Fox,    1, item(Tea, 2),          cost(0, 0, 1)),
        TravelGearFox           = "travel_gear_fox"            (Fox,    1, item(Boot, 1),         cost(0, 1, 0)),
        ProtectionRacket        = "protection_racket"          (Fox,    1, item(Coin, 3),         cost(0, 2, 0)),
        FoxfolkSteel            = "foxfolk_steel"              (Fox,    1, item(Sword, 2),        cost(2, 0, 0)),
        Anvil                   = "anvil"                      (Fox,    1, item(Hammer, 2),       cost(1, 0, 0)),
        SmugglersTrail          = "smugglers_trail"            (Rabbit, 1, item(Bag, 1),          cost(0, 0, 1)),
        RootTeaRabbit           = "root_tea_rabbit"            (Rabbit, 1, item(Tea, 2),          cost(0, 0, 1)),
        AVisitToFriends         = "a_visit_to_friends"         (Rabbit, 1, item(Boot, 1),         cost(0, 1, 0)),
        BakeSale                = "bake_sale"                  (Rabbit, 1, item(Coin, 3),         cost(0, 2, 0)),
        MouseInASack            = "mouse_in_a_sack"            (Mouse,  1, item(Bag, 1),          cost(0, 0, 1)),
        RootTeaMouse            = "root_tea_mouse"             (Mouse,  1, item(Tea, 2),          cost(0, 0, 1)),
        TravelGearMouse         = "travel_gear_mouse"          (Mouse,  1, item(Boot, 1),         cost(0, 1, 0)),
        Investments             = "investments"                (Mouse,  1, item(Coin, 3),         cost(0, 2, 0)),
        Sword                   = "sword"                      (Mouse,  1, item(Sword, 2),        cost(2, 0, 0)),
        CrossbowMouse           = "crossbow_mouse"             (Mouse,  1, item(Crossbow, 1),     cost(1, 0, 0)),
        FavorOfTheFoxes         = "favor_of_the_foxes"         (Fox,    1, Class::Favor,          cost(3, 0, 0)),
        FavorOfTheRabbits       = "favor_of_the_rabbits"       (Rabbit, 1, Class::Favor,          cost(0, 3, 0)),
        FavorOfTheMice          = "favor_of_the_mice"          (Mouse,  1, Class::Favor,          cost(0, 0, 3)),
        Armorers                = "armorers"                   (Bird,   2, effect(Battle),        cost(1, 0, 0)),
        Sappers                 = "sappers"                    (Bird,   2, effect(Battle),        cost(0, 0, 1)),
        BrutalTactics           = "brutal_tactics"             (Bird,   2, effect(Battle),        cost(2, 0, 0)),
        RoyalClaim              = "royal_claim"                (Bird,   1, effect(Birdsong),      any(4)),
        StandAndDeliver         = "stand_and_deliver"          (Fox,    2, effect(Birdsong),      cost(0, 0, 3)),
        TaxCollector            = "tax_collector"              (Fox,    3, effect(Daylight),      cost(1, 1, 1)),
        CommandWarren           = "command_warren"             (Rabbit, 2, effect(DaylightStart), cost(0, 2, 0)),
        BetterBurrowBank        = "better_burrow_bank"         (Rabbit, 2, effect(BirdsongStart), cost(0, 2, 0)),
        Cobbler                 = "cobbler"                    (Rabbit, 2, effect(EveningStart),  cost(0, 2, 0)),
        ScoutingParty           = "scouting_party"             (Mouse,  2, effect(Always),        cost(0, 0, 2)),
        Codebreakers            = "codebreakers"               (Mouse,  2, effect(Daylight),      cost(0, 0, 1)),
        Saboteurs               = "saboteurs"                  (Bird,   3, effect(BirdsongStart), any(1)),
        SoupKitchens            = "soup_kitchens"              (Bird,   1, effect(Always),        cost(1, 1, 1)),
        BoatBuilders            = "boat_builders"              (Bird,   1, effect(Always),        any(2)),
        CorvidPlanners          = "corvid_planners"            (Bird,   1, effect(Always),        any(2)),
        EyrieEmigre             = "eyrie_emigre"               (Bird,   1, effect(Always),        cost(2, 0, 0)),
        FoxPartisans            = "fox_partisans"              (Fox,    1, effect(Battle),        cost(1, 0, 0)),
        PropagandaBureau        = "propaganda_bureau"          (Fox,    1, effect(Daylight),      any(3)),
        FalseOrders             = "false_orders"               (Fox,    2, effect(Birdsong),      cost(1, 0, 0)),
        Informants              = "informants"                 (Fox,    2, effect(Draw),          cost(2, 0, 0)),
        RabbitPartisans         = "rabbit_partisans"           (Rabbit, 1, effect(Battle),        cost(0, 1, 0)),
        Tunnels                 = "tunnels"                    (Rabbit, 2, effect(Always),        cost(0, 1, 0)),
        CharmOffensive          = "charm_offensive"            (Rabbit, 1, effect(EveningStart),  cost(0, 1, 0)),
        CoffinMakers            = "coffin_makers"              (Rabbit, 1, effect(Always),        cost(0, 2, 0)),
        SwapMeet                = "swap_meet"                  (Rabbit, 2, effect(Birdsong),      cost(0, 1, 0)),
        MousePartisans          = "mouse_partisans"            (Mouse,  1, effect(Battle),        cost(0, 0, 1)),
        LeagueOfAdventurousMice = "league_of_adventurous_mice" (Mouse,  2, effect(Daylight),      cost(0, 0, 1)),
        MurineBroker            = "murine_broker"              (Mouse,  1, effect(Always),        cost(0, 0, 2)),
        MasterEngravers         = "master_engravers"           (Mouse,  1, effect(Always),        cost(0, 0, 2)),
    }
}

impl CardKind {
    /// Returns the dominance card of a suit (2.1.3).
    pub const fn dominance(suit: Suit) -> Self {
        match suit {
            Suit::Fox => CardKind::DominanceFox,
            Suit::Rabbit => CardKind::DominanceRabbit,
            Suit::Mouse => CardKind::DominanceMouse,
            Suit::Bird => CardKind::DominanceBird,
        }
    }

    /// Returns the partisans that fight in clearings of a suit.
    pub const fn partisans(suit: Suit) -> Option<Self> {
        match suit {
            Suit::Fox => Some(CardKind::FoxPartisans),
            Suit::Rabbit => Some(CardKind::RabbitPartisans),
            Suit::Mouse => Some(CardKind::MousePartisans),
            Suit::Bird => None,
        }
    }

    /// Returns the ambush card of a suit (2.1.2).
    pub const fn ambush(suit: Suit) -> Self {
        match suit {
            Suit::Fox => CardKind::AmbushFox,
            Suit::Rabbit => CardKind::AmbushRabbit,
            Suit::Mouse => CardKind::AmbushMouse,
            Suit::Bird => CardKind::AmbushBird,
        }
    }

    /// Returns the copies of this kind in a deck that has it.
    pub const fn copies(self) -> CardSet {
        COPIES[self as usize]
    }
}

impl From<CardKind> for Arg {
    fn from(card: CardKind) -> Arg {
        Arg::Name { space: "root-card", id: card.id() }
    }
}

/// Cards in a deck.
pub const DECK_SIZE: usize = 54;

/// Cards of both decks, those that both have once.
const CARD_COUNT: usize = 79;

/// The cards that only one of the decks has: in the standard deck the places from here on, in the other the same places,
/// and as cards those after the standard deck.
const ONLY_ONE: usize = 29;

enum_table! {
    /// The decks that a game can be played with (A.2). The twenty item cards, ambushes and dominance cards are in both.
    #[derive(Default)]
    pub enum Deck {
        #[default]
        Standard = "standard",
        ExilesPartisans = "exiles_partisans",
    }
}

impl Deck {
    /// Returns all cards of the deck.
    pub const fn cards(self) -> CardSet {
        match self {
            Deck::Standard => CardSet::first_n(DECK_SIZE),
            Deck::ExilesPartisans => CardSet::from_bits(
                CardSet::first_n(ONLY_ONE).bits()
                    | CardSet::first_n(CARD_COUNT).bits() & !CardSet::first_n(DECK_SIZE).bits(),
            ),
        }
    }

    /// Returns the card at one of the 54 places of the deck, by which chance names it.
    pub const fn card_at(self, place: u8) -> Card {
        match self {
            Deck::ExilesPartisans if place as usize >= ONLY_ONE => Card::new(place + (CARD_COUNT - DECK_SIZE) as u8),
            _ => Card::new(place),
        }
    }
}

/// One copy of a card, `0..79`: first the standard deck, then what only the other has. Copies of a kind lie side by side,
/// kinds in the order of [`CardKind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < CARD_COUNT);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn kind(self) -> CardKind {
        KINDS[self.0 as usize]
    }

    pub const fn suit(self) -> Suit {
        self.kind().suit()
    }
}

small_set! {
    /// A set of copies of cards. Equal if it holds as many of each kind: copies of a kind are interchangeable.
    CardSet of Card as u128
}

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        self.bits() == other.bits() || self.canonical().bits() == other.canonical().bits()
    }
}

impl Eq for CardSet {}

impl std::hash::Hash for CardSet {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.canonical().bits().hash(hasher);
    }
}

/// The kind of each copy.
const KINDS: [CardKind; CARD_COUNT] = {
    let mut kinds = [CardKind::ALL[0]; CARD_COUNT];
    let mut card = 0;
    let mut kind = 0;
    while kind < CardKind::COUNT {
        let mut copy = 0;
        while copy < CardKind::ALL[kind].printed() {
            kinds[card] = CardKind::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(card == CARD_COUNT);
    kinds
};

const COPIES: [CardSet; CardKind::COUNT] = {
    let mut copies = [CardSet::EMPTY; CardKind::COUNT];
    let mut card = 0;
    while card < CARD_COUNT {
        let kind = KINDS[card] as usize;
        copies[kind] = copies[kind].with(Card::new(card as u8));
        card += 1;
    }
    copies
};

const BY_SUIT: [CardSet; 4] = {
    let mut suits = [CardSet::EMPTY; 4];
    let mut card = 0;
    while card < CARD_COUNT {
        let suit = KINDS[card].suit() as usize;
        suits[suit] = suits[suit].with(Card::new(card as u8));
        card += 1;
    }
    suits
};

/// The first copies of kinds that have several, and of those that have three.
const TWINS: u128 = first_copies(2) | TRIPLETS;
const TRIPLETS: u128 = first_copies(3);

const fn first_copies(copies: u8) -> u128 {
    let mut set = 0;
    let mut kind = 0;
    while kind < CardKind::COUNT {
        assert!(CardKind::ALL[kind].printed() <= 3);
        if CardKind::ALL[kind].printed() == copies {
            set |= 1 << COPIES[kind].bits().trailing_zeros();
        }
        kind += 1;
    }
    set
}

const DOMINANCE: CardSet = {
    let mut set = CardSet::EMPTY;
    let mut card = 0;
    while card < CARD_COUNT {
        if matches!(KINDS[card].class(), Class::Dominance) {
            set = set.with(Card::new(card as u8));
        }
        card += 1;
    }
    set
};

/// `matching` of every set of suits.
const MATCHING: [CardSet; 16] = {
    let mut matching = [CardSet::EMPTY; 16];
    let mut suits = 0;
    while suits < matching.len() {
        let mut card = 0;
        while card < CARD_COUNT {
            let suit = KINDS[card].suit();
            if matches!(suit, Suit::Bird) || SuitSet::from_bits(suits as u8).contains(suit) {
                matching[suits] = matching[suits].with(Card::new(card as u8));
            }
            card += 1;
        }
        suits += 1;
    }
    matching
};

/// The most crafting pieces that a card asks for.
const MOST_COST: usize = 4;

/// For each suit, and at the end for all together, the cards that ask for more crafting pieces than this many.
const DEARER: [[CardSet; MOST_COST]; 4] = {
    let mut dearer = [[CardSet::EMPTY; MOST_COST]; 4];
    let mut card = 0;
    while card < CARD_COUNT {
        let cost = KINDS[card].cost();
        let asked = [cost.suits[0], cost.suits[1], cost.suits[2], cost.total()];
        let mut of = 0;
        while of < asked.len() {
            assert!(asked[of] as usize <= MOST_COST);
            let mut there = 0;
            while there < asked[of] as usize {
                dearer[of][there] = dearer[of][there].with(Card::new(card as u8));
                there += 1;
            }
            of += 1;
        }
        card += 1;
    }
    dearer
};

const GOODS: CardSet = {
    let mut set = CardSet::EMPTY;
    let mut card = 0;
    while card < CARD_COUNT {
        if matches!(KINDS[card].class(), Class::Item { .. }) {
            set = set.with(Card::new(card as u8));
        }
        card += 1;
    }
    set
};

impl CardSet {
    /// All cards of both decks.
    pub const ALL: CardSet = CardSet::first_n(CARD_COUNT);

    /// The four dominance cards.
    pub const DOMINANCE: CardSet = DOMINANCE;

    /// The ambush cards.
    pub const AMBUSHES: CardSet = {
        let [fox, rabbit] = [CardKind::AmbushFox.copies(), CardKind::AmbushRabbit.copies()];
        let [mouse, bird] = [CardKind::AmbushMouse.copies(), CardKind::AmbushBird.copies()];
        CardSet::from_bits(fox.bits() | rabbit.bits() | mouse.bits() | bird.bits())
    };

    /// The cards that show an item.
    pub const GOODS: CardSet = GOODS;

    /// Returns the cards of exactly this suit.
    pub const fn suit(suit: Suit) -> CardSet {
        BY_SUIT[suit as usize]
    }

    /// Returns the cards that match a suit, or one of several, birds being wild (2.1.1); for birds only birds (2.1.1.II).
    pub fn matching(suits: impl Into<SuitSet>) -> CardSet {
        MATCHING[usize::from(suits.into().bits()) % MATCHING.len()]
    }

    /// Returns the cards that cost no more than this: crafting pieces of each suit, and of all together.
    pub fn costing_at_most([fox, rabbit, mouse]: [u8; 3], total: u8) -> CardSet {
        let dearer = |of: usize, there: u8| DEARER[of].get(usize::from(there)).copied().unwrap_or_default();
        CardSet::ALL - dearer(0, fox) - dearer(1, rabbit) - dearer(2, mouse) - dearer(3, total)
    }

    /// Returns the lowest copy of a kind in this set.
    pub const fn copy_of(self, kind: CardKind) -> Option<Card> {
        CardSet::from_bits(self.bits() & kind.copies().bits()).first()
    }

    pub const fn has(self, kind: CardKind) -> bool {
        self.bits() & kind.copies().bits() != 0
    }

    /// Returns the 54 places of a deck that these cards, all of one deck, take in it.
    pub const fn places(self) -> u64 {
        let bits = self.bits();
        (bits & CardSet::first_n(DECK_SIZE).bits()) as u64 | ((bits >> DECK_SIZE) as u64) << ONLY_ONE
    }

    /// Returns the same number of cards of each kind, as its lowest copies.
    pub const fn canonical(self) -> CardSet {
        // copies of a kind lie side by side: move them down, all kinds at once
        let bits = self.bits();
        let (first, second, third) = (bits & TWINS, bits >> 1 & TWINS, bits >> 2 & TRIPLETS);
        let singles = bits & !(TWINS | TWINS << 1 | TRIPLETS << 2);
        let one = first | second | third;
        let two = first & second | third & (first | second);
        let three = first & second & third;
        CardSet::from_bits(singles | one | two << 1 | three << 2)
    }

    /// Returns how many of a kind are in this set.
    pub const fn count_of(self, kind: CardKind) -> u8 {
        (self.bits() & kind.copies().bits()).count_ones() as u8
    }

    /// Returns the kinds in this set, each once, in order.
    pub fn kinds(self) -> impl Iterator<Item = CardKind> + Clone {
        let (mut low, mut high) = self.halves();
        std::iter::from_fn(move || {
            let first = match (low, high) {
                (0, 0) => return None,
                (0, high) => 64 + high.trailing_zeros(),
                (low, _) => low.trailing_zeros(),
            };
            let kind = KINDS[first as usize];
            let (low_copies, high_copies) = kind.copies().halves();
            low &= !low_copies;
            high &= !high_copies;
            Some(kind)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_the_printed_numbers_of_each_suit() {
        for deck in Deck::ALL {
            assert_eq!(deck.cards().len(), 54);
            assert_eq!(Suit::ALL.map(|suit| (CardSet::suit(suit) & deck.cards()).len()), [14, 13, 13, 14]);
            assert_eq!(Deck::from_id(deck.id()), Some(deck));
        }
    }

    #[test]
    fn twenty_cards_craft_items_and_five_ambush() {
        for (deck, favors) in Deck::ALL.into_iter().zip([3, 0]) {
            let count =
                |wanted: fn(&Class) -> bool| deck.cards().iter().filter(|card| wanted(&card.kind().class())).count();
            assert_eq!(count(|class| matches!(class, Class::Item { .. })), 20);
            assert_eq!(count(|class| matches!(class, Class::Ambush)), 5);
            assert_eq!(count(|class| matches!(class, Class::Favor)), favors);
            assert_eq!(count(|class| class.is_persistent()), 25 - favors);
            assert_eq!((CardSet::DOMINANCE & deck.cards()).len(), 4);
        }
    }

    #[test]
    fn chance_names_a_card_by_its_place_in_the_deck() {
        for deck in Deck::ALL {
            for card in deck.cards().iter() {
                let places = CardSet::of(card).places();
                assert_eq!(places.count_ones(), 1);
                assert_eq!(deck.card_at(places.trailing_zeros() as u8), card);
            }
            assert_eq!(deck.cards().places(), (1 << 54) - 1);
        }
    }

    #[test]
    fn the_lowest_copies_stand_for_any_copies() {
        let mut bits = 1u128;
        for _ in 0..10_000 {
            // a full-period walk over a few million sets
            bits = bits.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(0x5851_F42D_4C95_7F2D);
            let set = CardSet::from_bits(bits >> 40) & CardSet::ALL;
            let mut lowest = CardSet::EMPTY;
            for kind in set.kinds() {
                for copy in kind.copies().iter().take(set.count_of(kind).into()) {
                    lowest.insert(copy);
                }
            }
            assert_eq!(set.canonical().bits(), lowest.bits());
        }
    }

    #[test]
    fn sets_by_suit_and_by_cost_hold_what_the_faces_say() {
        for card in CardSet::ALL.iter() {
            let (kind, cost) = (card.kind(), card.kind().cost());
            for suits in (0..16).map(SuitSet::from_bits) {
                let matches = kind.suit() == Suit::Bird || suits.contains(kind.suit());
                assert_eq!(CardSet::matching(suits).contains(card), matches);
            }
            assert_eq!(CardSet::AMBUSHES.contains(card), kind.class() == Class::Ambush);
            for there in 0..6 {
                for (suit, asked) in cost.suits.into_iter().enumerate() {
                    let suits = std::array::from_fn(|at| if at == suit { there } else { u8::MAX });
                    assert_eq!(CardSet::costing_at_most(suits, u8::MAX).contains(card), asked <= there);
                }
                assert_eq!(CardSet::costing_at_most([u8::MAX; 3], there).contains(card), cost.total() <= there);
            }
        }
    }

    #[test]
    fn ids_read_back() {
        for kind in CardKind::ALL {
            assert_eq!(CardKind::from_id(kind.id()), Some(kind));
            assert_eq!(kind.copies().len(), usize::from(kind.printed()));
        }
    }
}
