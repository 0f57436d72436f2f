//! The choices that a game is made from, and the setup (D3).

use super::board::{Board, MAX_SLOTS};
use super::card::CardSet;
use super::event::{Event, EventKind};
use super::hex::HexSet;
use super::land::{Laid, Land};
use super::state::{MAX_PLAYERS, OPEN_STORIES, Player, ROW, State};
use super::story::StorySet;
use super::task::{Task, World};
use super::tribe::Tribe;
use super::{camp, turn};
use crate::kernel::{Flow, Library, List, Options, RollKind, Seat, SetupError, SharedBoard, Stack};
use std::sync::Arc;

/// The scenario that is played unless another is asked for.
pub const DEFAULT_BOARD: &str = "base";

/// The sets of pieces by id.
pub const SETS: [&str; 1] = ["standard"];

/// The game named in files of pieces.
pub const SET_FILES: &str = "dewan-set";

/// Cards dealt to each player (D3.6).
const FIRST_CARDS: u8 = 2;

/// A tile comes into a slot (D3.2).
pub const ROLL_TILE: RollKind = RollKind(3);
/// It is turned by this many sixths (D3.2).
pub const ROLL_SIXTHS: RollKind = RollKind(4);
/// The first player (D3.7).
pub const ROLL_FIRST: RollKind = RollKind(5);

/// A game of Dewan to be.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The tribes in turn order.
    pub tribes: Vec<Tribe>,
    pub board: Arc<Board>,
}

/// Returns the tribes by name, as the options of a new game name them.
pub fn seat_names() -> Vec<String> {
    Tribe::ALL.iter().map(|tribe| tribe.id().to_owned()).collect()
}

/// Finds a scenario and a set of pieces in the library and reads them.
fn find_board(id: &str, set: &str, seats: usize, library: &dyn Library) -> Result<Arc<Board>, SetupError> {
    let scenario = library.board("dewan", id).ok_or_else(|| SetupError::unknown_board("dewan", id, library))?;
    let pieces =
        library.board(SET_FILES, set).ok_or_else(|| SetupError::unknown_deck(set, library.boards(SET_FILES)))?;
    let parse = || Board::parse((&scenario.0, &scenario.1), (&pieces.0, &pieces.1), seats);
    library.once(&[&scenario.1, &pieces.1, &seats.to_string()], parse)
}

impl Setup {
    pub(super) fn read(options: &Options, library: &dyn Library) -> Result<Self, SetupError> {
        let read =
            |name: &String| Tribe::from_id(name).ok_or_else(|| SetupError::unknown_seat("dewan", name, seat_names()));
        let tribes = options.seats.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if !(2..=MAX_PLAYERS).contains(&tribes.len()) {
            return Err(SetupError::seats("dewan", 2, MAX_PLAYERS, tribes.len()));
        }
        if let Some((_, twice)) = tribes.iter().enumerate().find(|(at, tribe)| tribes[..*at].contains(tribe)) {
            return Err(SetupError::twice(twice.id()));
        }
        let scenario = options.board.as_deref().unwrap_or(DEFAULT_BOARD);
        let set = options.deck.as_deref().unwrap_or(SETS[0]);
        let board = find_board(scenario, set, tribes.len(), library)?;
        Ok(Self { tribes, board })
    }
}

impl State {
    /// Makes a table with these tiles on it and all cards in the deck, or in the supply where there are events.
    pub(super) fn bare(setup: &Setup, laid: List<Laid, MAX_SLOTS>) -> Self {
        let board = SharedBoard(Arc::clone(&setup.board));
        let nobody = |seat: usize| Player {
            tribe: setup.tribes.get(seat).copied().unwrap_or(Tribe::Amber),
            home: board.home(seat.min(setup.tribes.len() - 1)),
            camps: HexSet::EMPTY,
            hand: CardSet::EMPTY,
            hidden: 0,
            open: CardSet::EMPTY,
            stories: List::new(),
            told: StorySet::EMPTY,
            tucked: [None; super::state::TUCK_SLOTS],
            berries: 0,
            fish: 0,
        };
        let all = board.pack.all();
        let (deck, supply) = if board.scenario.has_events() { (CardSet::EMPTY, all) } else { (all, CardSet::EMPTY) };
        State {
            seats: setup.tribes.len() as u8,
            players: std::array::from_fn(nobody),
            land: Land::new(&board, laid),
            row: [None; ROW],
            offer: [None; OPEN_STORIES],
            pile: board.stories,
            deck,
            deck_hidden: 0,
            supply,
            supply_hidden: 0,
            discard: CardSet::EMPTY,
            first: Seat::new(0),
            turn: Seat::new(0),
            round: 1,
            passes: 0,
            crossed: HexSet::EMPTY,
            tasks: Stack::new(),
            asked: None,
            over: None,
            board,
        }
    }

    /// Returns the setup up to the first choice of a player (D3).
    pub(super) fn begin(setup: &Setup, world: &mut World) -> Self {
        let laid = lay_tiles(&setup.board, world);
        let mut state = Self::bare(setup, laid);
        state.offer = std::array::from_fn(|_| camp::draw_story(&mut state, world));
        for seat in state.seats() {
            for _ in 0..FIRST_CARDS {
                state.draw_card(seat, world);
            }
        }
        state.fill_row(world);
        state.lay_deck(world);
        state.first = Seat::new(world.draw(ROLL_FIRST, (1 << state.seats) - 1));
        state.turn = state.first;
        let first = state.first;
        world.emit(|| Event::new(EventKind::First, first));
        turn::begin(&mut state);
        // D3.7: the first player chooses last, the player to their right first
        let mut seat = first;
        for _ in 0..state.seats {
            state.push(Task::Story { seat });
            seat = state.after(seat);
        }
        state.advance(world);
        state
    }
}

/// Random tiles in random rotations; the tile of a scenario goes into its place (D3.2).
fn lay_tiles(board: &Board, world: &mut World) -> List<Laid, MAX_SLOTS> {
    let mut laid = List::new();
    let mut used = 0;
    for slot in &board.slots {
        let tile = world.draw(ROLL_TILE, board.tiles_for(slot.kind) & !used);
        used |= 1 << tile;
        let sixths = world.draw(ROLL_SIXTHS, 0b11_1111);
        laid.push(Laid { tile, sixths });
    }
    laid
}
