//! The parts of a new game, and the start of its setup (5.1, appendix A).

use super::clockwork::Build;
use super::draft::seat_player;
use super::{clockwork, draft, hirelings, landmarks, registry};
use crate::games::root::board::Board;
use crate::games::root::clockwork::words::Difficulty;
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::victory;
use crate::games::root::prelude::*;
use crate::games::root::state::draft::Draft;
use crate::games::root::state::hired::Markers;
use crate::games::root::state::landmarks::Landmarks;
use crate::games::root::state::peek::RuinPeek;
use crate::games::root::state::picks::Selection;
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::state::{Arrivals, Player, TurnFlags};
use crate::games::root::words::card::Deck;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, QuestSet};
use crate::games::root::words::landmark::MAX_LANDMARKS;
use crate::games::root::words::owner::{MAX_HIRELINGS, MAX_OWNERS};
use crate::games::root::words::place::{MAX_CLEARINGS, SuitSet};
use crate::games::root::words::roll::ROLL_MARKER;
use crate::kernel::{
    ClockworkSeat, ClockworkSeats, Extra, ExtraCounts, Flow, Library, List, MAX_SEATS, Message, Options, SeatOption,
    SeatSet, SetupError, SharedBoard, Stack,
};
use std::sync::Arc;

/// The board that is played on unless another is asked for.
pub const DEFAULT_BOARD: &str = "autumn";

/// Suit markers on every clearing (A.1).
const MARKERS: Extra = Extra::flag("markers");

/// Factions, homelands and hands by appendix A (A.7 to A.10).
pub const ADVANCED: Extra = Extra::flag("advanced");

/// Hirelings (A.6).
pub const HIRELINGS: Extra = Extra::up_to("hirelings", MAX_HIRELINGS as u8);

/// Landmarks, one or two (A.5).
pub const LANDMARKS: Extra = Extra::up_to("landmarks", MAX_LANDMARKS as u8);

/// The humans win together against the clockwork players (R3.5).
const COOPERATIVE: Extra = Extra::flag("cooperative").for_clockwork();
const SERVICES: Extra = Extra::flag("services").for_clockwork();

/// The extras that a game can be played with.
pub const EXTRAS: [Extra; 6] = [ADVANCED, MARKERS, HIRELINGS, LANDMARKS, COOPERATIVE, SERVICES];

/// Suit markers of each suit (A.1).
const MARKERS_OF_A_SUIT: u64 = 4;

/// Most players: as many as there are factions and seats.
pub const MOST_SEATS: usize = if Faction::COUNT < MAX_SEATS { Faction::COUNT } else { MAX_SEATS };

/// The word for a faction that is drafted in setup (A.8).
pub const ANY: &str = "any";

/// The faction and character of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// None for who takes what the draft gives (A.8).
    pub faction: Option<Faction>,
    /// Chosen before the game; otherwise it is asked for (9.3.1).
    pub character: Option<Character>,
    /// A clockwork player, which nobody plays (R).
    pub clockwork: Option<Build>,
}

/// A game of Root to be.
#[derive(Clone, Debug)]
pub struct Setup {
    /// In turn order; the first begins.
    pub seats: Vec<SeatSetup>,
    pub board: Arc<Board>,
    pub deck: Deck,
    /// Suit markers on the clearings whose suit is printed, too (A.1).
    pub markers: bool,
    /// Set up by appendix A instead of 5.1.
    pub advanced: bool,
    /// Hirelings at the table (A.6).
    pub hirelings: u8,
    /// The number of landmarks in the game (A.5).
    pub landmarks: u8,
    /// Whether the humans win together against the clockwork players (R3.5).
    pub cooperative: bool,
    /// Whether clockwork players buy services by the advanced cards (R9.7).
    pub advanced_services: bool,
}

/// Reads `any`, `faction`, of a pawn `faction:character`, or `clockwork:faction` with a level and trait cards behind it.
fn read_seat(text: &str) -> Result<SeatSetup, SetupError> {
    if text == ANY {
        return Ok(SeatSetup { faction: None, character: None, clockwork: None });
    }
    let option = SeatOption::read(text);
    if option.is_clockwork {
        return read_clockwork(text, option);
    }
    let faction = Faction::from_id(option.faction).ok_or_else(|| {
        let factions = Faction::ALL.into_iter().map(|faction| faction.id().to_owned());
        let known = factions.chain(clockwork_seats().seats.into_iter().map(|known| known.seat));
        SetupError::unknown_seat("root", option.faction, known)
    })?;
    let character = match option.words[..] {
        [] => None,
        _ if !faction.has_pawn() => {
            return Err(SetupError(Message::new("root-setup-no-character").text("seat", text)));
        }
        ref words => {
            let id = words.join(":");
            Some(Character::from_id(&id).ok_or_else(|| {
                let known = Character::ALL.iter().map(|character| character.id());
                SetupError(Message::new("root-setup-character").text("character", id).words("known", known))
            })?)
        }
    };
    Ok(SeatSetup { faction: Some(faction), character, clockwork: None })
}

fn read_clockwork(text: &str, option: SeatOption<'_>) -> Result<SeatSetup, SetupError> {
    let faction = Faction::from_id(option.faction).filter(|&faction| clockwork::exists(faction));
    let faction = faction.ok_or_else(|| {
        let known = clockwork_seats().seats.into_iter().map(|known| known.seat);
        SetupError::unknown_seat("root", text, known)
    })?;
    let build = Build::read(faction, option.words.into_iter()).map_err(|word| {
        let ClockworkSeat { seat, traits, characters } = clockwork_seat(faction);
        let known = clockwork_seats().levels.into_iter().chain(traits).chain(characters);
        SetupError(Message::new("root-setup-clockwork").text("seat", seat).text("word", word).words("known", known))
    })?;
    Ok(SeatSetup { faction: Some(faction), character: build.character, clockwork: Some(build) })
}

/// Finds a board in the library and reads it.
pub(in crate::games::root) fn find_board(id: &str, library: &dyn Library) -> Result<Arc<Board>, SetupError> {
    let (name, text) = library.board("root", id).ok_or_else(|| SetupError::unknown_board("root", id, library))?;
    library.once(&[&text], || Board::load(&name, &text)).map_err(|errors| SetupError(errors.message()))
}

impl Setup {
    pub(in crate::games::root) fn read(options: &Options, library: &dyn Library) -> Result<Self, SetupError> {
        let seats = options.seats.iter().map(|text| read_seat(text)).collect::<Result<Vec<_>, _>>()?;
        if !(2..=MOST_SEATS).contains(&seats.len()) {
            return Err(SetupError::seats("root", 2, MOST_SEATS, seats.len()));
        }
        for (index, seat) in seats.iter().enumerate() {
            if let Some(faction) = seat.faction
                && seats[..index].iter().any(|other| other.faction == seat.faction)
            {
                return Err(SetupError::twice(faction.id()));
            }
            if let Some(character) = seat.character
                && seats[..index].iter().any(|other| other.character == seat.character)
            {
                return Err(SetupError::twice(character.id()));
            }
        }
        // between themselves they can run out of everything that scores, and the game would never end
        if seats.iter().all(|seat| seat.faction.is_some_and(Faction::can_run_dry)) {
            return Err(SetupError(Message::new("root-setup-endless")));
        }
        let deck = match options.deck.as_deref() {
            None => Deck::default(),
            Some(id) => Deck::from_id(id).ok_or_else(|| SetupError::unknown_deck(id, Deck::ALL.map(Deck::id)))?,
        };
        let board = find_board(options.board.as_deref().unwrap_or(DEFAULT_BOARD), library)?;
        let extras = ExtraCounts::read("root", &EXTRAS, &options.extras)?;
        let (advanced, hirelings) = (extras.has(ADVANCED), extras.count(HIRELINGS));
        let landmarks = extras.count(LANDMARKS);
        let (markers, cooperative) = (extras.has(MARKERS), extras.has(COOPERATIVE));
        let advanced_services = extras.has(SERVICES);
        Ok(Self { seats, board, deck, markers, advanced, hirelings, landmarks, cooperative, advanced_services })
    }

    /// # Errors
    /// Why a game cannot begin so that could have come to it.
    pub(in crate::games::root) fn check(&self) -> Result<(), SetupError> {
        if self.seats.iter().all(|seat| seat.clockwork.is_none()) {
            let extras = [(COOPERATIVE, self.cooperative), (SERVICES, self.advanced_services)];
            if let Some((extra, _)) = extras.iter().find(|(_, wanted)| *wanted) {
                return Err(SetupError(Message::new("root-setup-no-clockwork").text("extra", extra.id)));
            }
        }
        // 5.1: only setup cards have other homes than corners
        if self.advanced {
            return Ok(());
        }
        if self.seats.iter().any(|seat| seat.faction.is_none()) {
            return Err(SetupError(Message::new("root-setup-any")));
        }
        let corners = self.board.corners().len();
        let starters =
            || self.seats.iter().filter_map(|seat| seat.faction).filter(|faction| faction.starts_in_corner());
        if starters().count() > corners {
            let names = starters().map(Faction::id);
            return Err(SetupError(
                Message::new("root-setup-corners").number("corners", corners as u32).words("seats", names),
            ));
        }
        Ok(())
    }
}

/// A table with nothing on it but the board: all pieces in the box's places, all cards in the deck.
pub(in crate::games::root) fn bare(setup: &Setup) -> Result<State, SetupError> {
    let board = SharedBoard(Arc::clone(&setup.board));
    let mut suits = [SuitSet::EMPTY; MAX_CLEARINGS];
    let mut slots = [0; MAX_CLEARINGS];
    for clearing in board.clearings().iter() {
        suits[clearing.index()] = SuitSet::of(board.suit(clearing).unwrap_or(Suit::Fox));
        slots[clearing.index()] = board.slots(clearing);
    }
    let mut state = State {
        suits,
        slots,
        seats: setup.seats.len() as u8,
        seat_of: [None; Faction::COUNT],
        players: [Player::NOBODY; MAX_SEATS],
        hirelings: List::new(),
        hiring: Markers::default(),
        landmarks: Landmarks::none(),
        warriors: [[0; MAX_CLEARINGS]; MAX_OWNERS],
        buildings: [[0; MAX_CLEARINGS]; MAX_OWNERS],
        pieces: [[0; MAX_CLEARINGS]; Piece::COUNT],
        stock: [0; Piece::COUNT],
        paths: board.open_paths(),
        ferry: board.ferry(),
        tower: board.tower(),
        ruins: board.clearings().iter().filter(|&clearing| board.ruins(clearing) > 0).collect(),
        ruin_items: [0; Item::COUNT],
        looks: [RuinPeek::default(); MAX_CLEARINGS],
        scorched: ClearingSet::EMPTY,
        item_supply: Item::ALL.map(Item::supply),
        coffins: [0; MAX_OWNERS],
        // with nobody to play against it means nothing
        cooperative: setup.cooperative && setup.seats.iter().any(|seat| seat.clockwork.is_some()),
        advanced_services: setup.advanced_services && setup.seats.iter().any(|seat| seat.clockwork.is_some()),
        deck_kind: setup.deck,
        deck: CardSet::EMPTY,
        deck_hidden: 0,
        stacked: List::new(),
        discard: CardSet::EMPTY,
        pile: List::new(),
        available: CardSet::EMPTY,
        quest_deck: QuestSet::EMPTY,
        quests: QuestSet::EMPTY,
        known: [CardSet::EMPTY; MAX_SEATS],
        turn: Seat::new(0),
        round: 1,
        best: [0; MAX_SEATS],
        gained: 0,
        phase: Phase::Setup,
        draft: Draft::default(),
        used: TurnFlags::default(),
        arrivals: Arrivals::default(),
        picks: Selection::default(),
        tasks: Stack::new(),
        battle: None,
        triggers: Stack::new(),
        settling: None,
        asked: None,
        over: None,
        strayed: false,
        board,
    };
    for (index, seat) in setup.seats.iter().enumerate() {
        if let Some(faction) = seat.faction {
            seat_player(&mut state, Seat::new(index as u8), faction, seat.character, seat.clockwork);
        }
    }
    state.deck = deck_of(&state);
    Ok(state)
}

/// A.1: the markers are shuffled, and one is laid on each clearing without a suit, or on each of all.
fn lay_markers(state: &mut State, everywhere: bool, world: &mut World) {
    if !everywhere && !state.board.needs_markers() {
        return;
    }
    let takes_marker = |board: &Board, clearing: Clearing| everywhere || board.suit(clearing).is_none();
    let of_a_suit = (1u64 << MARKERS_OF_A_SUIT) - 1;
    let mut left = (0..Suit::CLEARING.len()).fold(0, |all, suit| all | of_a_suit << (8 * suit));
    for clearing in state.board.clearings().iter() {
        if takes_marker(&state.board, clearing) {
            let marker = world.draw(ROLL_MARKER, left);
            left &= !(1 << marker);
            state.suits[clearing.index()] = SuitSet::of(Suit::CLEARING[usize::from(marker / 8).min(2)]);
        }
    }
    let first = Seat::new(0);
    world.emit(|| Event::new(EventKind::Markers, first));
    for clearing in state.board.clearings().iter().filter(|&clearing| takes_marker(&state.board, clearing)) {
        for suit in state.suits(clearing).iter() {
            world.emit(|| {
                Event::new(EventKind::Marked, first).with(Detail::Clearing(clearing)).with(Detail::Suit(suit))
            });
        }
    }
}

/// The setup (5.1, appendix A) up to the first choice of a player.
pub(in crate::games::root) fn begin(setup: &Setup, world: &mut World) -> Result<State, SetupError> {
    let mut state = bare(setup)?;
    lay_markers(&mut state, setup.markers, world);
    prepare(&mut state, setup.advanced, setup.landmarks, setup.hirelings);
    state.advance(world);
    Ok(state)
}

/// The cards of the game.
pub(in crate::games::root) fn deck_of(state: &State) -> CardSet {
    let cards = state.deck_kind.cards();
    if victory::has_dominance(state) { cards } else { cards - CardSet::DOMINANCE }
}

/// The least sum of reach that makes for a lively game, by number of players from two to six (5.2).
const RECOMMENDED_REACH: [u8; 5] = [17, 18, 21, 25, 28];

/// The reach of a mix, and the least that is recommended for it (5.2). `None` for what is no table, or drafts its factions.
fn reach(seats: &[String]) -> Option<(u8, u8)> {
    let least = *RECOMMENDED_REACH.get(seats.len().checked_sub(2)?)?;
    let factions = seats.iter().map(|seat| read_seat(seat).ok()?.faction).collect::<Option<Vec<_>>>()?;
    Some((factions.into_iter().map(Faction::reach).sum(), least))
}

/// Returns what there is to say of the mix: its reach, and the one recommended (5.2). `None` for what is no table.
pub fn remark(seats: &[String]) -> Option<Message> {
    let (reach, least) = reach(seats)?;
    let key = if reach < least { "root-reach-low" } else { "root-reach" };
    let seats = seats.len() as u32;
    Some(Message::new(key).number("reach", reach).number("least", least).number("seats", seats))
}

/// Returns whether a mix that is drawn for players should be offered to them: not one that makes for a quiet game (5.2).
pub fn is_lively(seats: &[String]) -> bool {
    reach(seats).is_none_or(|(reach, least)| reach >= least)
}

/// Returns what a seat can play, as the options of a new game name it.
pub fn seat_names() -> Vec<String> {
    let characters = Faction::PAWNS
        .into_iter()
        .flat_map(|pawn| Character::ALL.iter().map(move |character| format!("{}:{}", pawn.id(), character.id())));
    Faction::ALL.iter().map(|faction| faction.id().to_string()).chain(characters).collect()
}

/// Returns the seats for clockwork players in the order of setup, and their levels (R3.3).
pub fn clockwork_seats() -> ClockworkSeats {
    let others = Difficulty::ALL.into_iter().filter(|&difficulty| difficulty != Difficulty::default());
    let levels = std::iter::once(Difficulty::default()).chain(others).map(|difficulty| difficulty.id().to_owned());
    let factions = Faction::ALL.into_iter().filter(|&faction| clockwork::exists(faction));
    ClockworkSeats { levels: levels.collect(), seats: factions.map(clockwork_seat).collect() }
}

fn clockwork_seat(faction: Faction) -> ClockworkSeat {
    ClockworkSeat {
        seat: Build::default().write(faction),
        traits: clockwork::traits(faction).map(|card| card.id().to_owned()).collect(),
        characters: clockwork::characters(faction).map(|character| character.id().to_owned()).collect(),
    }
}

/// Cards dealt to each player (5.1.3).
const FIRST_CARDS: u8 = 3;

/// Lays the whole setup on the stack, above the tasks of the first turn. Where factions are drafted, nobody knows these
/// yet: that turn begins as all others do, when the stack is empty.
pub(super) fn prepare(state: &mut State, advanced: bool, landmarks: u8, hirelings: u8) {
    if advanced {
        draft::begin(state);
    } else {
        registry::begin_turn(state);
        for step in [Step::Factions, Step::Deal { count: FIRST_CARDS }] {
            state.push(Task::Setup(step));
        }
    }
    if hirelings > 0 {
        state.push(Task::Setup(Step::Hirelings { count: hirelings }));
    }
    if landmarks > 0 {
        state.push(Task::Setup(Step::Landmarks { count: landmarks }));
    }
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        draft::asks(state, self)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        draft::legal(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        draft::take(state, self, action, world);
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::Landmarks { count } => landmarks::deal(state, count, world),
            Step::Hirelings { count } => hirelings::deal(state, count, world),
            Step::Deal { count } => {
                clockwork::lay_aside(state);
                // R3.4
                for seat in state.seats().filter(|&seat| state.clockwork(seat).is_none()).collect::<SeatSet>().iter() {
                    state.draw_cards(seat, count, world);
                }
            }
            Step::Factions => set_up_factions(state, world),
            step => draft::run(state, step, world),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        draft::question(state, self, declared)
    }
}

/// Characters that were named before the game lie open first; then what asks comes in letter order (5.1.7).
fn set_up_factions(state: &mut State, world: &mut World) {
    for seat in state.seats() {
        if let Some(character) = state.character(seat) {
            state.choose_character(seat, character, world);
        }
    }
    for faction in Faction::ALL.into_iter().rev() {
        if let Some(seat) = state.seat_of(faction)
            && let Some(module) = registry::module_of(state, seat)
        {
            module.set_up(state, seat, world);
        }
    }
}

impl ValidateTask for Step {
    fn fits(self, state: &State, is_top: bool) -> bool {
        state.phase == Phase::Setup && draft::fits(state, self, is_top)
    }

    fn picks_fit(self, state: &State) -> bool {
        draft::picks_fit(state, self)
    }
}
