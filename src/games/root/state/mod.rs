//! The state of a game: small, flat, copied by copying bytes. Queries that every rule asks live here.

use crate::games::root::board::Board;
use crate::games::root::words::card::{CardKind, CardSet, DECK_SIZE, Deck};
use crate::games::root::words::event::World;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::QuestSet;
use crate::games::root::words::item::{Condition, Item, ItemCounts, Tile};
use crate::games::root::words::owner::{MAX_HIRELINGS, MAX_OWNERS, Owner, OwnerSet};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS, Suit, SuitSet};
use crate::kernel::{List, MAX_SEATS, Outcome, Seat, SharedBoard, Stack};
use battle::Battle;
use counts::{Counts, Marks};
use draft::Draft;
use faction::FactionState;
use frame::Phase;
use hired::{HirelingInPlay, Markers};
use landmarks::Landmarks;
use losses::Trigger;
use peek::RuinPeek;
use picks::{Selection, by_clearing};
use task::Task;

pub mod battle;
pub mod counts;
pub mod crossing;
pub mod draft;
pub mod effect;
pub mod faction;
pub mod frame;
pub mod hired;
pub mod hirelings;
pub mod hiring;
pub mod landmarks;
pub mod losses;
pub mod owner;
pub mod peek;
pub mod picks;
mod piles;
pub mod plays;
pub mod preparing;
pub mod ruins;
mod sites;
pub mod suited;
mod supply;
pub mod task;
pub mod zones;

/// The state that every player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// None before it has been drafted (A.8).
    pub faction: Option<Faction>,
    pub score: u8,
    /// The suit of the active dominance card (3.3.1).
    pub dominance: Option<Suit>,
    /// The partner, and the suit of the card that was shown (9.2.8).
    pub coalition: Option<(Seat, Suit)>,
    /// The cards of the hand that are known here: all of them in a full state.
    pub hand: CardSet,
    /// Cards of the hand that are not known here: none in a full state.
    pub hidden: u8,
    /// Persistent effects in play (4.1.3).
    pub crafted: CardSet,
    /// The Crafted Items box (4.1.2); always empty for who has items on a board of their own.
    pub items: ItemCounts,
    /// Items of the Crafted Items box that are exhausted (League of Adventurous Mice, the Brigand).
    pub exhausted: ItemCounts,
    /// Warriors in the supply.
    pub supply: u8,
    pub kit: FactionState,
}

impl Player {
    pub(in crate::games::root) const NOBODY: Player = Player {
        faction: None,
        score: 0,
        dominance: None,
        coalition: None,
        hand: CardSet::EMPTY,
        hidden: 0,
        crafted: CardSet::EMPTY,
        items: [0; Item::COUNT],
        exhausted: [0; Item::COUNT],
        supply: 0,
        kit: FactionState::Undrafted,
    };

    /// Returns the size of the hand, public for everyone (1.2.1).
    pub fn hand_count(&self) -> u8 {
        self.hand.len() as u8 + self.hidden
    }

    /// Returns whether the hand holds any card, which everyone sees.
    pub fn has_cards(&self) -> bool {
        !self.hand.is_empty() || self.hidden > 0
    }

    /// Returns the kinds of items in the Crafted Items box of which one is not exhausted.
    pub fn fresh_items(&self) -> impl Iterator<Item = Item> + use<> {
        let (items, exhausted) = (self.items, self.exhausted);
        Item::ALL.into_iter().filter(move |item| items[item.index()] > exhausted[item.index()])
    }

    /// Returns the tiles in the Crafted Items box, ready or exhausted.
    pub fn crafted_tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let (items, exhausted) = (self.items, self.exhausted);
        Item::ALL.into_iter().flat_map(move |item| {
            let (all, exhausted) = (items[item.index()], exhausted[item.index()]);
            let ready = (all > exhausted).then_some(item.tile(Condition::Ready));
            ready.into_iter().chain((exhausted > 0).then_some(item.tile(Condition::Exhausted)))
        })
    }

    /// Takes a tile out of the Crafted Items box.
    pub(in crate::games::root) fn give_up_tile(&mut self, tile: Tile) {
        let index = tile.item.index();
        self.items[index] = self.items[index].saturating_sub(1);
        if tile.condition.is_exhausted() {
            self.exhausted[index] = self.exhausted[index].saturating_sub(1);
        }
    }

    /// Returns whether the score marker is still on the track (3.3.1, 9.2.8).
    pub fn scores(&self) -> bool {
        matches!(self.goal(), Goal::Points)
    }

    /// Returns what the player wins by.
    pub fn goal(&self) -> Goal {
        match (self.dominance, self.coalition) {
            (Some(suit), _) => Goal::Dominance(suit),
            (None, Some((partner, _))) => Goal::Coalition(partner),
            (None, None) => Goal::Points,
        }
    }
}

/// What a player wins by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Points,
    /// Rule of clearings of the suit (3.3).
    Dominance(Suit),
    /// The win of a partner (9.2.8).
    Coalition(Seat),
}

/// The things that the current player has used up, cleared when a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnFlags {
    /// Crafting pieces activated, by suit (4.1.1).
    pub activated: [u8; 3],
    /// Persistent effects that may be used once a turn and were.
    pub effects: CardSet,
    /// Actions or operations taken in this phase.
    pub actions: u8,
    /// Actions gained by spending birds (6.5).
    pub extra: u8,
    /// Whether the recruit action was taken (6.5.3).
    pub recruited: bool,
    /// Whether a move was made by ferry (C.2.5).
    pub ferried: bool,
    /// Whether a path was cleared (C.3.3).
    pub cleared: bool,
    /// Whether a card was swapped at the Black Market.
    pub swapped: bool,
    /// Whether the pass has been scored (C.3.4).
    pub held_pass: bool,
    /// Whether a quest was improvised (D.7.2).
    pub improvised: bool,
    /// Services bought (11.2.6.II).
    pub services: u8,
    /// Whether rivers are paths for the current player (11.2.7.II).
    pub riverboats: bool,
    /// Whether warriors are hired (11.2.7.III).
    pub mercenaries: bool,
    /// Plots placed (13.5.2).
    pub plots: u8,
    /// Whether the end of the turn has come for hirelings (E.1.3).
    pub upkept: bool,
}

/// Most pending tasks: a turn's own and the interruptions above them.
pub const MAX_TASKS: usize = 48;

/// Most effects that one removal can trigger.
pub const MAX_TRIGGERS: usize = 32;

/// A whole game between two actions. In an observation the cards that the viewer does not know are counted, not held.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub board: SharedBoard<Board>,
    pub(in crate::games::root) seats: u8,
    pub(in crate::games::root) seat_of: [Option<Seat>; Faction::COUNT],
    pub players: [Player; MAX_SEATS],
    /// The hirelings at the table (appendix E).
    pub hirelings: List<HirelingInPlay, MAX_HIRELINGS>,
    /// The markers for which they are hired (E.1.1).
    pub hiring: Markers,
    /// The landmarks at the table (appendix F).
    pub landmarks: Landmarks,
    /// The suits of each clearing, never birds: the printed one or that of its marker, if nothing gives it more (2.2.2).
    pub suits: [SuitSet; MAX_CLEARINGS],
    /// Building slots of each clearing, those with ruins included (2.2.3).
    pub slots: [u8; MAX_CLEARINGS],
    pub warriors: [[u8; MAX_CLEARINGS]; MAX_OWNERS],
    /// Buildings of all kinds; follows from `pieces`.
    pub(in crate::games::root) buildings: [[u8; MAX_CLEARINGS]; MAX_OWNERS],
    pub pieces: [[u8; MAX_CLEARINGS]; Piece::COUNT],
    /// Pieces that are not on the map and can still come there.
    pub stock: [u8; Piece::COUNT],
    /// For each clearing those that an open path joins with it now: `adjacent`.
    pub(in crate::games::root) paths: [ClearingSet; MAX_CLEARINGS],
    /// The place where the ferry is, if there is one (C.2.1).
    pub ferry: Option<Clearing>,
    /// The place where the tower stands, if there is one: the pass (C.3.1, C.3.4).
    pub tower: Option<Clearing>,
    pub ruins: ClearingSet,
    /// The items under the ruins of which nobody knows which lies under which (1.2.2).
    pub ruin_items: ItemCounts,
    /// The tiles that explorers have seen under each ruin and left there (9.7.3).
    pub looks: [RuinPeek; MAX_CLEARINGS],
    /// The clearings where a torch lies that closes them (D.6.2).
    pub scorched: ClearingSet,
    pub item_supply: ItemCounts,
    /// Warriors on the Coffin Makers card, by owner; none if nobody has it in play.
    pub coffins: [u8; MAX_OWNERS],
    /// Whether the humans win together against the clockwork players (R3.5).
    pub cooperative: bool,
    /// Whether clockwork players buy services by the advanced cards (R9.7).
    pub advanced_services: bool,
    /// The kind of deck in the game.
    pub deck_kind: Deck,
    /// The cards of the deck; their order does not exist before they are drawn.
    pub deck: CardSet,
    /// Cards of the deck that are not known here: none in a full state.
    pub deck_hidden: u8,
    /// Cards that a referee laid on top of the deck, the next one last.
    pub(in crate::games::root) stacked: List<CardKind, DECK_SIZE>,
    pub discard: CardSet,
    /// The order of the cards there, the top one last, as far as someone may ask for it: those that are not named lie below.
    pub(in crate::games::root) pile: List<CardKind, DECK_SIZE>,
    /// Dominance cards beside the map (3.3.3).
    pub available: CardSet,
    pub quest_deck: QuestSet,
    pub quests: QuestSet,
    /// Per viewer the cards in hidden places whose place they know, their own aside.
    pub(in crate::games::root) known: [CardSet; MAX_SEATS],
    pub turn: Seat,
    pub round: u16,
    /// The most points that each seat has had, while its marker is on the track.
    pub(in crate::games::root) best: [u8; MAX_SEATS],
    /// The last round in which one of these rose, or a marker left the track; 0 if none did.
    pub(in crate::games::root) gained: u16,
    pub phase: Phase,
    /// The table of an advanced setup (A.8).
    pub draft: Draft,
    pub used: TurnFlags,
    /// The moves into each clearing this turn.
    pub(in crate::games::root) arrivals: Arrivals,
    pub(in crate::games::root) tasks: Stack<Task, MAX_TASKS>,
    pub battle: Option<Battle>,
    /// The picks for the task on top.
    pub picks: Selection,
    pub(in crate::games::root) triggers: Stack<Trigger, MAX_TRIGGERS>,
    /// The seat whose waiting effects come first, once the current player has said so (1.1.3).
    pub(in crate::games::root) settling: Option<Seat>,
    pub(in crate::games::root) asked: Option<Seat>,
    pub(in crate::games::root) over: Option<Outcome>,
    /// An action came that the pending task does not know.
    pub(in crate::games::root) strayed: bool,
}

// a copy is what a bot makes at every step of its search
const _: () = assert!(size_of::<State>() <= 4096);

impl State {
    /// Returns the seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat::new)
    }

    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// Returns the seats in turn order from the current player on.
    pub fn seats_from_turn(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (turn, seats) = (self.turn.index() as u8, self.seats);
        (turn..seats).chain(0..turn).map(Seat::new)
    }

    /// Returns what the players have, in turn order.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.players[..self.seat_count()].iter()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(in crate::games::root) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Returns the faction of a seat, for what happens only when all have one. What happens before asks for the faction of
    /// the [`Player`], or for the [`Party`](State::party).
    pub fn faction(&self, seat: Seat) -> Faction {
        let faction = self.player(seat).faction;
        debug_assert!(faction.is_some(), "a seat without a faction");
        faction.unwrap_or(Faction::ALL[0])
    }

    /// Returns whether the seat plays this faction.
    pub fn plays(&self, seat: Seat, faction: Faction) -> bool {
        self.player(seat).faction == Some(faction)
    }

    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.seat_of[faction.index()]
    }

    pub fn suits(&self, clearing: Clearing) -> SuitSet {
        self.suits[clearing.index()]
    }

    pub fn has_suit(&self, clearing: Clearing, suit: Suit) -> bool {
        self.suits(clearing).contains(suit)
    }

    /// Returns the clearings that one open path joins with this one (2.2.1): for what is the same for everybody.
    pub fn adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.paths[clearing.index()]
    }

    /// Returns the clearings, and those next to them.
    pub fn around(&self, clearings: ClearingSet) -> ClearingSet {
        clearings.iter().fold(clearings, |near, clearing| near | self.adjacent(clearing))
    }

    /// Returns clearings that only a path joins with this one which is closed still (C.3.2).
    pub fn closed_paths(&self, clearing: Clearing) -> ClearingSet {
        self.board.closed(clearing) - self.adjacent(clearing)
    }

    /// Returns fewest open paths between two clearings.
    pub fn distance(&self, from: Clearing, to: Clearing) -> Option<u8> {
        if !self.board.has_closed_paths() {
            return self.board.distance(from, to);
        }
        let mut reached = ClearingSet::of(from);
        for steps in 0..MAX_CLEARINGS as u8 {
            if reached.contains(to) {
                return Some(steps);
            }
            reached = self.around(reached);
        }
        None
    }

    pub fn warriors(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
        self.warriors[owner.into().index()][clearing.index()]
    }

    pub fn buildings(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
        self.buildings[owner.into().index()][clearing.index()]
    }

    pub fn count(&self, piece: Piece, clearing: Clearing) -> u8 {
        self.pieces[piece.index()][clearing.index()]
    }

    /// Returns how many of a kind are on the map.
    pub fn on_map(&self, piece: Piece) -> u8 {
        Counts::of(&self.pieces[piece.index()]).sum()
    }

    /// Returns the clearings that hold a piece of this kind.
    pub fn clearings_with(&self, piece: Piece) -> ClearingSet {
        above_zero(&self.pieces[piece.index()])
    }

    /// Returns the clearings that hold warriors of the owner.
    pub fn clearings_with_warriors(&self, owner: impl Into<Owner>) -> ClearingSet {
        above_zero(&self.warriors[owner.into().index()])
    }

    /// Returns the clearings that hold pieces of the owner: for a seat its faction pieces (1.5.2), never those of its
    /// hirelings (E.3.3).
    pub fn presence(&self, owner: impl Into<Owner>) -> ClearingSet {
        let owner = owner.into();
        let mut present = Counts::of(&self.warriors[owner.index()]).plus(Counts::of(&self.buildings[owner.index()]));
        for piece in self.tokens_of(owner) {
            present = present.plus(Counts::of(&self.pieces[piece.index()]));
        }
        self.pawn(owner).map_or(present.above_zero(), |clearing| present.above_zero().with(clearing))
    }

    /// Returns the clearings that hold buildings of the owner.
    pub fn clearings_with_buildings(&self, owner: impl Into<Owner>) -> ClearingSet {
        above_zero(&self.buildings[owner.into().index()])
    }

    /// Returns buildings and tokens of an owner in a clearing.
    pub fn placed(&self, owner: impl Into<Owner>, clearing: Clearing) -> u8 {
        self.pieces_of(owner).iter().map(|&piece| self.count(piece, clearing)).sum()
    }

    /// Returns whether the owner has pieces in the clearing (1.5.2).
    pub fn is_present(&self, owner: impl Into<Owner>, clearing: Clearing) -> bool {
        let owner = owner.into();
        self.warriors(owner, clearing) > 0
            || self.buildings(owner, clearing) > 0
            || self.tokens_of(owner).iter().any(|&piece| self.count(piece, clearing) > 0)
            || self.pawn(owner) == Some(clearing)
    }

    pub fn clearings_of(&self, suit: Suit) -> ClearingSet {
        Marks::of_suit(&self.suits, suit).clearings() & self.board.clearings()
    }

    /// Returns the suits of the clearing of which a piece of this family is left: bases, gardens, trade posts.
    pub fn suits_left(&self, clearing: Clearing, of: impl Fn(Suit) -> Option<Piece>) -> SuitSet {
        let left = |suit: &Suit| of(*suit).is_some_and(|piece| self.stock[piece.index()] > 0);
        self.suits(clearing).iter().filter(left).collect()
    }

    /// Returns the piece of the family that is placed in the clearing: that of the named suit, or the only one that can be.
    pub fn piece_left(
        &self,
        clearing: Clearing,
        named: Option<Suit>,
        of: impl Fn(Suit) -> Option<Piece>,
    ) -> Option<Piece> {
        let suits = self.suits_left(clearing, &of);
        named.map_or(suits.only(), |suit| Some(suit).filter(|&suit| suits.contains(suit))).and_then(of)
    }

    /// Counts the building slots, those with ruins included (2.2.3).
    pub fn slots(&self, clearing: Clearing) -> u8 {
        self.slots[clearing.index()]
    }

    /// Counts the building slots that are open, of all clearings.
    pub fn all_open_slots(&self) -> [u8; MAX_CLEARINGS] {
        let mut open = self.slots;
        for owner in self.owners() {
            for (open, built) in open.iter_mut().zip(&self.buildings[owner.index()]) {
                *open = open.saturating_sub(*built);
            }
        }
        for ruin in self.ruins.iter() {
            open[ruin.index()] = open[ruin.index()].saturating_sub(1);
        }
        open
    }

    /// Returns the clearings with such a slot.
    pub fn clearings_with_open_slots(&self) -> ClearingSet {
        let built = self.owners().map(|owner| Counts::of(&self.buildings[owner.index()]));
        let built = built.fold(Counts::ZERO, Counts::plus);
        let slots = Counts::of(&self.slots);
        let beside_ruins = slots.leads(built.plus(Counts::ONE)).clearings() & self.ruins;
        beside_ruins | (slots.leads(built).clearings() - self.ruins)
    }

    /// Counts the building slots without a building or a ruin (2.2.3, 2.2.4).
    pub fn open_slots(&self, clearing: Clearing) -> u8 {
        let built: u8 = self.owners().map(|owner| self.buildings(owner, clearing)).sum();
        self.slots(clearing).saturating_sub(built + u8::from(self.ruins.contains(clearing)))
    }

    pub fn is_sympathetic(&self, clearing: Clearing) -> bool {
        self.count(Piece::Sympathy, clearing) > 0
    }

    /// Returns cards in the deck.
    pub fn deck_count(&self) -> u8 {
        self.deck.len() as u8 + self.deck_hidden
    }

    /// Returns whether the owner has this persistent effect in play; a hireling has none (E.3.5).
    pub fn has_effect(&self, owner: impl Into<Owner>, card: CardKind) -> bool {
        owner.into().seat().is_some_and(|seat| self.player(seat).crafted.has(card))
    }

    /// Returns the enemies of an owner that have pieces in the clearing: those it can battle there (4.3).
    pub fn enemies_in(&self, owner: impl Into<Owner>, clearing: Clearing) -> OwnerSet {
        self.enemies(owner).iter().filter(|&enemy| self.is_present(enemy, clearing)).collect()
    }

    /// Returns the task that is pending, if the game is not over.
    pub fn top(&self) -> Option<Task> {
        self.tasks.last()
    }

    /// Returns all pending tasks, the next one first.
    pub fn pending(&self) -> impl Iterator<Item = Task> {
        self.tasks.as_slice().iter().rev().copied()
    }

    /// Puts a task on top of the pending ones; the stack is sized for the deepest case, which `check` watches.
    pub(in crate::games::root) fn push(&mut self, task: Task) {
        if !self.tasks.push(task) {
            self.break_off();
        }
    }

    /// Notes that an action came which the pending task does not know: a fault of the program, which ends the game and
    /// which `check` tells.
    pub(in crate::games::root) fn stray(&mut self) {
        self.strayed = true;
        self.break_off();
    }

    /// Ends a game that cannot go on as it should.
    #[cold]
    pub(in crate::games::root) fn break_off(&mut self) {
        self.over.get_or_insert(Outcome::BROKEN);
    }

    /// Takes off the stack what lies above `task`; the end of the turn always stays.
    pub(in crate::games::root) fn drop_above(&mut self, task: Task) {
        while self.top().is_some_and(|top| top != task && top != Task::Turn(frame::Step::End)) {
            self.tasks.pop();
        }
    }

    /// Puts tasks on the stack so that the first of them comes first.
    pub(in crate::games::root) fn push_all(&mut self, tasks: &[Task]) {
        if !self.tasks.push_all(tasks) {
            self.break_off();
        }
    }
}

/// The clearings whose count is above zero.
pub(in crate::games::root) fn above_zero(counts: &[u8; MAX_CLEARINGS]) -> ClearingSet {
    Counts::of(counts).above_zero()
}

/// Pieces that moved into the clearings in which they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrivals {
    /// Warriors, the warlord among them, or the pawn.
    pub counts: [[u8; MAX_CLEARINGS]; MAX_OWNERS],
    /// Whether the warlord has moved (14.2.2).
    pub warlord: bool,
}

impl State {
    fn minds_arrivals(&self) -> bool {
        !self.hirelings.is_empty() && self.hireling(Hireling::PopularBand).is_some()
    }

    /// Pieces moved into the clearing.
    pub(in crate::games::root) fn note_arrival(&mut self, owner: impl Into<Owner>, to: Clearing, count: u8) {
        if self.minds_arrivals() {
            self.arrivals.counts[owner.into().index()][to.index()] += count;
        }
    }

    pub(in crate::games::root) fn note_warlord(&mut self) {
        self.arrivals.warlord |= self.minds_arrivals();
    }

    /// Pieces left the clearing: those that stood there before they came leave first.
    pub(in crate::games::root) fn note_departure(&mut self, owner: impl Into<Owner>, from: Clearing) {
        let owner = owner.into();
        let left = self.warriors(owner, from);
        let arrived = &mut self.arrivals.counts[owner.index()][from.index()];
        *arrived = left.min(*arrived);
    }

    /// Warriors were removed: those that came this turn count as lost first.
    pub(in crate::games::root) fn note_removal(&mut self, owner: Owner, at: Clearing, count: u8) {
        let arrived = &mut self.arrivals.counts[owner.index()][at.index()];
        *arrived = arrived.saturating_sub(count);
    }
}

impl State {
    /// One clearing is picked of those that a task asks for; it goes on.
    pub(in crate::games::root) fn pick_clearing(&mut self, clearing: Clearing, task: Task) {
        self.picks.clearings[clearing.index()] += 1;
        self.push(task);
    }

    /// Picks what a task need not ask about; the task continues.
    pub(in crate::games::root) fn pick_in_clearings(&mut self, picked: [u8; MAX_CLEARINGS], task: Task) {
        self.picks.clearings = picked;
        self.push(task);
    }

    /// Warriors where they have been picked to come.
    pub(in crate::games::root) fn recruit_all(
        &mut self,
        owner: impl Into<Owner>,
        counts: [u8; MAX_CLEARINGS],
        world: &mut World,
    ) {
        let owner = owner.into();
        self.take_picks();
        for (clearing, count) in by_clearing(counts) {
            self.recruit(owner, clearing, count, world);
        }
    }

    /// Takes the picks to carry them out: nothing is picked any more.
    pub(in crate::games::root) fn take_picks(&mut self) -> Selection {
        std::mem::take(&mut self.picks)
    }
}
