//! What a clockwork player has on its board, and the steps of its turn.

use super::words::{Difficulty, Trait, TraitSet};
use crate::games::root::factions::corvids::state::Corvids as Plots;
use crate::games::root::factions::duchy::words::{Minister, MinisterSet};
use crate::games::root::factions::lizards::state::GARDEN_POINTS;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::factions::riverfolk::state::Warriors;
use crate::games::root::factions::vagabond::state::Vagabond;
use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles};
use crate::games::root::words::card::{Card, CardKind, CardSet, DECK_SIZE};
use crate::games::root::words::item::{Condition, Quest};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::{List, MAX_SEATS, Seat, SeatSet};
use crate::tasks;

/// The board of a clockwork player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clockwork {
    pub difficulty: Difficulty,
    pub traits: TraitSet,
    /// The order card; none before it is revealed, or if there was none to reveal (R2.7).
    pub order: CardSet,
    /// Orders revealed in this turn.
    pub revealed: u8,
    pub own: Own,
}

/// What only one board has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Own {
    Marquise {
        /// Whether a building was placed in this turn (R4.5.5).
        built: bool,
    },
    Eyrie(Decree),
    Alliance,
    Lizards(Cult),
    /// The plots that lie face down, which nobody knows.
    Corvids(Plots),
    Duchy(Court),
    Riverfolk(Store),
    Vagabot(Wanderer),
}

/// Points by buildings of a kind on the map, the first of them aside (R4.6.1).
const MARQUISE_TRACK: [u8; 7] = [0, 0, 1, 2, 3, 4, 5];

/// Warriors that come for citadels on the map (R10.4.3).
pub const CITADEL_ICONS: [u8; 4] = [0, 1, 2, 4];

/// Points by roosts on the map (R5.6).
const ROOST_TRACK: [u8; 8] = [0, 0, 1, 2, 3, 4, 5, 6];

/// Points of a sympathy token, by those that are on the map before it (R6.5.1).
const SYMPATHY_TRACK: [u8; 10] = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4];

impl Own {
    /// Returns the points for this many pieces of the kind on the map, from none on: nothing where the board has no such track.
    pub fn track(&self, piece: Piece) -> &'static [u8] {
        match self {
            Own::Marquise { .. } if piece.is_building() => &MARQUISE_TRACK,
            Own::Eyrie(_) if piece == Piece::Roost => &ROOST_TRACK,
            Own::Alliance if piece == Piece::Sympathy => &SYMPATHY_TRACK,
            Own::Lizards(_) if piece.is_building() => &GARDEN_POINTS,
            _ => &[],
        }
    }

    /// Returns the warriors that come for this many pieces of the kind on the map, from none on: nothing for most kinds.
    pub fn recruits(&self, piece: Piece) -> &'static [u8] {
        match self {
            Own::Duchy(_) if piece == Piece::Citadel => &CITADEL_ICONS,
            _ => &[],
        }
    }
}

/// The Decree of the Electric Eyrie: a column for each suit, viziers aside (R5.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decree {
    pub columns: [CardSet; Suit::COUNT],
}

impl Decree {
    /// The columns from left to right (R5.5.1).
    pub const COLUMNS: [Suit; Suit::COUNT] = [Suit::Fox, Suit::Mouse, Suit::Rabbit, Suit::Bird];

    pub const EMPTY: Self = Self { columns: [CardSet::EMPTY; Suit::COUNT] };
}

/// Cards that lie on each other in the sight of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap<const N: usize> {
    pub cards: CardSet,
    /// Their kinds from the bottom to the top.
    pub order: List<CardKind, N>,
}

impl<const N: usize> Default for Heap<N> {
    fn default() -> Self {
        Self { cards: CardSet::EMPTY, order: List::new() }
    }
}

impl<const N: usize> Heap<N> {
    /// Lays the card on top.
    pub(in crate::games::root) fn lay(&mut self, card: Card) {
        self.cards.insert(card);
        self.order.push(card.kind());
    }

    /// Takes the card on top.
    pub(in crate::games::root) fn take(&mut self) -> Option<Card> {
        let card = self.order.pop().and_then(|kind| self.cards.copy_of(kind))?;
        self.cards.remove(card);
        Some(card)
    }

    /// Takes all cards.
    pub(in crate::games::root) fn take_all(&mut self) -> CardSet {
        std::mem::take(self).cards
    }
}

/// Most cards that a Daylight reveals for rituals (R8.5).
pub const MOST_RITUALS: usize = 5;

/// The spaces of the conspiracy marker from the one on which it starts, to the right and round (R8.4.2).
pub const SPACES: [Conspiracy; 5] =
    [Conspiracy::Sanctify, Conspiracy::Convert, Conspiracy::Crusade, Conspiracy::Convert, Conspiracy::Crusade];

/// Returns the conspiracy of a space, counted on round the track.
pub fn conspiracy_at(space: u8) -> Conspiracy {
    SPACES[usize::from(space) % SPACES.len()]
}

/// The board of the Logical Lizards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cult {
    /// The suit of the order (R8.4.1).
    pub order: Option<Suit>,
    pub acolytes: u8,
    /// The space of the conspiracy marker: 0 for the one on which it starts (R8.3.3).
    pub marker: u8,
    /// Whether the crusade that goes on has removed a token, for the trait Spiteful.
    pub spilled: bool,
    /// The Lost Souls (R8.2.4).
    pub souls: Heap<DECK_SIZE>,
    /// The cards that are revealed for rituals, and no birds (R8.5).
    pub rituals: Heap<MOST_RITUALS>,
}

/// What the Drillbit Duchy has below the map and in its parliament (R10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Court {
    /// Warriors in the Burrow (R10.2.2).
    pub burrow: u8,
    /// The ministers that have a crown (R10.5.4).
    pub crowned: MinisterSet,
    /// Ambush cards that lie ready (R9.7).
    pub ambushes: CardSet,
}

impl Court {
    pub const EMPTY: Self = Self { burrow: 0, crowned: MinisterSet::EMPTY, ambushes: CardSet::EMPTY };
}

/// Cards in the Market (R9.2.1).
pub const MARKET: usize = 5;

/// What the Riverfolk Robots have on their board (R9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Store {
    /// The Market from left to right, no gap in it.
    row: [Option<CardKind>; MARKET],
    /// The cards of it.
    market: CardSet,
    /// Warriors in the Payments box, by the seat that owns them.
    pub payments: Warriors,
    /// Protectionism for the rest of this turn (R9.2.4).
    pub shield: bool,
    pub sword: bool,
    /// The humans who bought mercenaries on their last turn, for the trait Involved.
    pub hired: SeatSet,
}

impl Store {
    pub const EMPTY: Self = Self {
        row: [None; MARKET],
        market: CardSet::EMPTY,
        payments: [0; MAX_SEATS],
        shield: false,
        sword: false,
        hired: SeatSet::EMPTY,
    };

    /// Returns the Market from left to right.
    pub fn row(&self) -> impl DoubleEndedIterator<Item = CardKind> + use<> {
        self.row.into_iter().flatten()
    }

    pub fn has_room(&self) -> bool {
        self.row.iter().any(Option::is_none)
    }

    pub fn market(&self) -> CardSet {
        self.market
    }

    /// Lays a card to the right of the Market; `false` if there is no room.
    pub(in crate::games::root) fn stock(&mut self, card: Card) -> bool {
        let Some(free) = self.row.iter_mut().find(|place| place.is_none()) else { return false };
        *free = Some(card.kind());
        self.market.insert(card);
        true
    }

    /// Takes the card out that is this far from the left; those to the right of it close up.
    pub(in crate::games::root) fn take(&mut self, at: usize) -> Option<Card> {
        let kind = self.row.get_mut(at)?.take()?;
        let card = self.market.copy_of(kind)?;
        self.market.remove(card);
        if let Some(rest) = self.row.get_mut(at..) {
            rest.rotate_left(1);
        }
        Some(card)
    }
}

/// Undamaged items with which one more lies on the battle track (R7.2.4).
const ITEMS_FOR_TRACK: [u8; 3] = [6, 9, 12];

/// What the Vagabot has: pawn, character and items, and its own quest (R7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wanderer {
    /// Relationships aside: it has none.
    pub kit: Vagabond,
    /// The items on the battle track, by condition: their kinds are all alike (R7.2.3).
    pub track: [u8; Condition::ALL.len()],
    /// The quest that lies face up for it alone (R7.3.3).
    pub quest: Option<Quest>,
    /// Whether it has battled in this turn, for the trait Adventurer.
    pub fought: bool,
}

impl Wanderer {
    pub const NOBODY: Self =
        Self { kit: Vagabond::NOBODY, track: [0; Condition::ALL.len()], quest: None, fought: false };

    /// Returns items on the battle track.
    pub fn on_track(&self) -> u8 {
        self.track.iter().sum()
    }

    /// Returns items that can be exhausted: those on the battle track cannot.
    pub fn usable(&self) -> u8 {
        let ready = Condition::Ready;
        self.kit.in_condition(ready).saturating_sub(self.track[ready.index()])
    }

    /// Lays as many items on the battle track as belong there, exhausted ones first (R7.2.4). By the trait Questing damaged
    /// items count, too, and none ever leaves it. Items whose condition has changed are taken to be of the Satchel as far as
    /// there were some.
    fn settle(&mut self, questing: bool) {
        let before = self.on_track();
        for condition in Condition::ALL {
            let lying = &mut self.track[condition.index()];
            *lying = (*lying).min(self.kit.in_condition(condition));
        }
        let all = self.kit.tile_count();
        let counted = if questing { all } else { self.kit.undamaged_count() };
        let earned = ITEMS_FOR_TRACK.into_iter().filter(|&needed| counted >= needed).count() as u8;
        let due = if questing { earned.max(before).min(all) } else { earned };
        let kept: &[Condition] = match questing {
            true => &[Condition::Exhausted, Condition::DamagedExhausted, Condition::Ready, Condition::Damaged],
            false => &[Condition::Exhausted, Condition::Ready],
        };
        for &condition in kept {
            let free = self.kit.in_condition(condition) - self.track[condition.index()];
            self.track[condition.index()] += free.min(due.saturating_sub(self.on_track()));
        }
        for &condition in kept.iter().rev() {
            let over = self.on_track().saturating_sub(due);
            let lying = &mut self.track[condition.index()];
            *lying -= over.min(*lying);
        }
    }
}

impl Clockwork {
    pub fn new(difficulty: Difficulty, traits: TraitSet, own: Own) -> Self {
        Self { difficulty, traits, order: CardSet::EMPTY, revealed: 0, own }
    }

    /// Returns the viziers in the column of birds (R5.3.3): one of them is out of the game on the easy difficulty.
    pub fn viziers(&self) -> u8 {
        match (self.own, self.difficulty) {
            (Own::Eyrie(_), Difficulty::Easy) => 1,
            (Own::Eyrie(_), _) => 2,
            _ => 0,
        }
    }

    /// Returns the cards of a column of the Decree, viziers included.
    pub fn column(&self, suit: Suit) -> u8 {
        let Own::Eyrie(decree) = self.own else { return 0 };
        let viziers = if suit == Suit::Bird { self.viziers() } else { 0 };
        decree.columns[suit.index()].len() as u8 + viziers
    }

    pub fn has(&self, card: Trait) -> bool {
        self.traits.contains(card)
    }

    /// Returns the card of the order: that of the Robots stays in their Market (R9.4.3), and the Lizards have none
    /// (R8.4.1).
    pub fn order_card(&self) -> Option<CardKind> {
        match &self.own {
            Own::Riverfolk(store) => store.row().next_back(),
            _ => self.order.first().map(Card::kind),
        }
    }

    /// Returns the suit of the order.
    pub fn order_suit(&self) -> Option<Suit> {
        match &self.own {
            Own::Lizards(cult) => cult.order,
            _ => self.order_card().map(CardKind::suit),
        }
    }

    /// Returns the board of the Logical Lizards.
    pub fn cult(&self) -> Option<&Cult> {
        if let Own::Lizards(cult) = &self.own { Some(cult) } else { None }
    }

    pub(in crate::games::root) fn cult_mut(&mut self) -> Option<&mut Cult> {
        if let Own::Lizards(cult) = &mut self.own { Some(cult) } else { None }
    }

    /// Returns the pawn and the items of a Vagabot.
    pub fn pawn(&self) -> Option<&Vagabond> {
        if let Own::Vagabot(vagabot) = &self.own { Some(&vagabot.kit) } else { None }
    }

    pub(in crate::games::root) fn pawn_mut(&mut self) -> Option<&mut Vagabond> {
        if let Own::Vagabot(vagabot) = &mut self.own { Some(&mut vagabot.kit) } else { None }
    }

    /// Items have come, gone or changed their condition.
    pub(in crate::games::root) fn settle_items(&mut self) {
        let questing = self.has(Trait::Questing);
        if let Own::Vagabot(vagabot) = &mut self.own {
            vagabot.settle(questing);
        }
    }

    /// Forgets what holds for the last turn only.
    pub(in crate::games::root) fn begin_turn(&mut self) {
        self.revealed = 0;
        match &mut self.own {
            Own::Marquise { built } => *built = false,
            Own::Riverfolk(store) => (store.shield, store.sword) = (false, false),
            _ => {}
        }
        if let Own::Vagabot(vagabot) = &mut self.own {
            vagabot.fought = false;
        }
    }
}

impl Holding for Clockwork {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        piles.push(Pile::open(CardZone::Order, self.order));
        if let Own::Eyrie(decree) = self.own {
            for cards in decree.columns {
                piles.push(Pile::open(CardZone::Decree, cards));
            }
        }
        if let Own::Lizards(cult) = &self.own {
            piles.push(Pile::open(CardZone::LostSouls, cult.souls.cards));
            piles.push(Pile::open(CardZone::Revealed, cult.rituals.cards));
        }
        if let Own::Duchy(court) = self.own {
            piles.push(Pile::open(CardZone::Ambushes, court.ambushes));
        }
        if let Own::Riverfolk(store) = self.own {
            piles.push(Pile::open(CardZone::Wares, store.market));
        }
        piles
    }

    fn lower_copies(&mut self) {
        self.order = self.order.canonical();
        if let Own::Eyrie(decree) = &mut self.own {
            decree.columns = decree.columns.map(CardSet::canonical);
        }
        if let Own::Lizards(cult) = &mut self.own {
            cult.souls.cards = cult.souls.cards.canonical();
            cult.rituals.cards = cult.rituals.cards.canonical();
        }
        if let Own::Duchy(court) = &mut self.own {
            court.ambushes = court.ambushes.canonical();
        }
        if let Own::Riverfolk(store) = &mut self.own {
            store.market = store.market.canonical();
        }
    }
}

tasks! {
    /// The steps that all clockwork players share, and those of one board.
    pub enum Step {
        /// What it has on the map at the start, in the order of setup (R3.2).
        SetUp = "set_up" { seat: Seat },
        /// Its whole turn is one action (R2.7).
        #[main] #[ask("root-ask-order-turn", "R2.7")]
        Order = "order",
        /// A new order from the top of the deck.
        Reveal = "reveal",
        /// The item of the order, if one is left (R1.1).
        Craft = "craft",
        /// The order is discarded.
        Discard = "discard",
        /// The point of the hardest difficulty.
        Nightmare = "nightmare",
        /// A battle in each of these clearings, the highest priority first (R2.4).
        Battles = "battles" { left: ClearingSet, kind: BattleKind },
        #[steps]
        Marquise = "marquise" (step: Marquise),
        #[steps]
        Eyrie = "eyrie" (step: Eyrie),
        #[steps]
        Alliance = "alliance" (step: Alliance),
        #[steps]
        Lizards = "lizards" (step: Lizards),
        #[steps]
        Corvids = "corvids" (step: Corvids),
        #[steps]
        Duchy = "duchy" (step: Duchy),
        #[steps]
        Riverfolk = "riverfolk" (step: Riverfolk),
        #[steps]
        Vagabot = "vagabot" (step: Vagabot),
    }
}

tasks! {
    /// For what a board battles in several clearings.
    pub enum BattleKind {
        /// A step of its own.
        Step = "step",
        /// The moves before (R4.7.4).
        Moves = "moves",
        Trait = "trait",
    }
}

tasks! {
    /// The Mechanical Marquise's own steps (R4).
    pub enum Marquise {
        /// Daylight by the order (R4.5), or escalated (R4.7).
        Daylight = "daylight",
        Battle = "battle",
        Recruit = "recruit",
        Build = "build",
        Move = "move",
        /// Warriors leave these clearings, in order; `entered` are those that have been moved into.
        Moves = "moves" { left: ClearingSet, entered: ClearingSet },
        Blitz = "blitz",
        Expand = "expand",
        Score = "score",
    }
}

tasks! {
    /// The Electric Eyrie's own steps (R5).
    pub enum Eyrie {
        /// The item of the order, or another order in its place (R9.7.1).
        Craft = "craft",
        /// The order goes into its column of the Decree (R5.4.3).
        AddToDecree = "add_to_decree",
        /// With no roost left one comes where the order says (R5.4.4).
        NewRoost = "new_roost" { order: Suit },
        Recruit = "recruit" { column: Suit },
        Move = "move" { column: Suit },
        Battle = "battle" { column: Suit },
        Relentless = "relentless",
        Build = "build",
        Swoop = "swoop",
        ScoreRoosts = "score_roosts",
    }
}

tasks! {
    /// The Automated Alliance's own steps (R6).
    pub enum Alliance {
        Revolt = "revolt",
        /// The base is placed where all enemies are gone.
        Rise = "rise" { clearing: Clearing, suit: Suit },
        /// Without a revolt sympathy spreads in Birdsong, this many times (R6.4.4).
        Pity = "pity" { left: u8 },
        Spread = "spread",
        SurpriseRevolt = "surprise_revolt",
        /// `done`: the clearings that have organized (R6.6.1).
        Organize = "organize" { done: ClearingSet },
        Recruit = "recruit",
        Wildfire = "wildfire",
    }
}

tasks! {
    /// The Logical Lizards' own steps (R8).
    pub enum Lizards {
        /// Lost Souls are bought (R9.7).
        BuySouls = "buy_souls",
        /// The order is the suit of most Lost Souls (R8.4.1).
        ChooseOrder = "choose_order",
        /// The marker goes on while there are acolytes; `idle`: the spaces in a row at which nothing could be done (R8.4.2).
        Conspire = "conspire" { idle: u8 },
        /// A battle after a conversion, by the trait Fanatics.
        Fanatics = "fanatics" { clearing: Clearing },
        /// The end of a crusade, by the trait Spiteful.
        Spite = "spite",
        Rituals = "rituals",
        /// A ritual for each of this many cards from the top of the Lost Souls (R8.5).
        Ritual = "ritual" { left: u8 },
        Score = "score",
        /// The Lost Souls go, the revealed cards come back (R8.6.2, R8.6.3).
        Free = "free",
        Craft = "craft",
        Erratic = "erratic",
    }
}

tasks! {
    /// The Cogwheel Corvids' own steps (R11).
    pub enum Corvids {
        /// A favor is bought (R9.7).
        Favor = "favor",
        Recruit = "recruit",
        Flip = "flip",
        /// The plots in these clearings are flipped, the highest priority first (R11.4.4).
        FlipIn = "flip_in" { left: ClearingSet },
        /// The guess before a plot is flipped, by the trait Gamble.
        #[ask("root-ask-gamble", "R11.4.4", clearing)]
        Guess = "guess" { clearing: Clearing, by: Seat },
        Battle = "battle",
        Move = "move",
        /// Warriors leave these clearings, in order.
        MoveFrom = "move_from" { left: ClearingSet },
        Plot = "plot",
        Thicken = "thicken",
        Extort = "extort",
    }
}

tasks! {
    /// The Drillbit Duchy's own steps (R10).
    pub enum Duchy {
        /// An ambush is bought (R9.7).
        Prepare = "prepare",
        /// Warriors come into the Burrow (R10.4.3).
        Recruit = "recruit",
        /// `left`: how often it still digs (R10.5.1).
        Dig = "dig" { left: u8 },
        Battle = "battle",
        Build = "build",
        /// The ministers with a crown act, this one and those below it (R10.5.4).
        Ministers = "ministers" { next: Minister },
        /// Small groups go home; `done`: the clearings that they have left (R10.6.1).
        Rally = "rally" { done: ClearingSet },
        /// Large groups go into the Burrow (R10.6.1).
        Retreat = "retreat",
        Score = "score",
        Sway = "sway",
    }
}

tasks! {
    /// The Riverfolk Robots' own steps (R9).
    pub enum Riverfolk {
        /// The Market is filled (R9.4.1).
        Stock = "stock",
        /// One of the cards that came last is crafted (R9.4.2).
        Craft = "craft" { added: u8 },
        /// The last card of the Market is the order (R9.4.3).
        Reveal = "reveal",
        Build = "build",
        Recruit = "recruit",
        Organize = "organize",
        Battle = "battle",
        Score = "score",
        Racket = "racket",
        Discard = "discard",
    }
}

tasks! {
    /// The Vagabot's own steps (R7).
    pub enum Vagabot {
        /// With hardly an item left it slips, and Daylight is skipped (R7.4.3).
        Slip = "slip",
        /// The actions of the order, this one and those behind it (R7.5).
        Act = "act" { at: u8 },
        /// It goes on towards the clearing, as far as its items carry it.
        Walk = "walk" { to: Clearing },
        /// What is done at the end of the way.
        Explore = "explore",
        Quest = "quest",
        Aid = "aid",
        Battle = "battle" { target: Seat },
        /// Another battle with a player whose pieces are still there (R7.5.4).
        Again = "again" { target: Seat },
        /// An item of the Scoundrel lies on a building slot (R7.7.5).
        Cover = "cover",
        /// The trait Adventurer: quests as long as it can.
        Adventure = "adventure",
        Refresh = "refresh",
        Mend = "mend",
    }
}
