//! The one list of games. Adding a game is one entry in `GAMES`.

use super::random_setup::{self, Drafted, Pool};
use super::{
    Board, Boards, Difference, GameSession, LocalSession, NewGame, Observed, SaveError, Saved, Tick, arena, sim, tuning,
};
use crate::bots::{Bots, Level};
use crate::games::dewan;
use crate::games::iwari;
use crate::games::root;
use crate::games::root::words::faction::Faction;
use crate::kernel::{
    Arg, ClockworkSeat, ClockworkSeats, Doc, Extra, ExtraCounts, Library, Message, Options, PositionErrors, SetupError,
    Viewer, meant,
};

/// The choices for a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The values for seats, as `new` takes them.
    pub factions: Vec<String>,
    pub drafted: Option<Drafted>,
    /// The seats that follow a board; `None` in a game without such seats.
    pub clockwork: Option<ClockworkSeats>,
    pub decks: Vec<String>,
    /// The extras that the game can be played with; each is an option of the command line.
    pub extras: Vec<Extra>,
    pub fewest_seats: usize,
    pub most_seats: usize,
    /// The seats of a game that a newcomer starts with, their own first.
    pub first_game: Vec<String>,
}

/// One game.
#[derive(Clone, Copy)]
pub struct Entry {
    pub id: &'static str,
    /// The levels at which it has bots.
    pub levels: &'static [Level],
    about: fn() -> About,
    /// File names and texts of the boards in the program.
    boards: fn() -> &'static [(&'static str, &'static str)],
    begin: fn(&NewGame, &dyn Library) -> Begun,
    load: fn(&Saved) -> Result<Loaded, SaveError>,
    fits: fn(&Options, &dyn Library) -> Result<(), SetupError>,
    sim: fn(&sim::Plan, &Pool, &Boards, Tick<'_>) -> Simulated,
    arena: fn(&arena::Contest, &Pool, &Boards, Tick<'_>) -> Contested,
    tune: fn(&tuning::Tuning, &Pool, &Boards, Tick<'_>) -> Result<String, SetupError>,
    check: fn(&Board) -> Result<(), Message>,
    remark: fn(&[String]) -> Option<Message>,
    is_lively: fn(&[String]) -> bool,
    dealt: Deals,
    observed: fn(&Doc, Viewer, &dyn Library) -> Seen,
    seen: fn(&Options, &[Board], &Doc, Viewer) -> Imagined,
}

/// The names that a game deals of an extra in its setup.
pub type Dealt = (Extra, Vec<Arg>);

/// The draw of each extra that a seed gives.
type Deals = fn(&Options, u64, &dyn Library) -> Dealings;
type Dealings = Result<Vec<Dealt>, SetupError>;
type Seen = Result<Observed, PositionErrors>;
type Imagined = Result<Box<dyn GameSession>, PositionErrors>;
type Begun = Result<Box<dyn GameSession>, SetupError>;
type Simulated = Result<sim::Report, SetupError>;
type Contested = Result<(arena::Standings, arena::Times), SetupError>;

/// A game that continues from a save.
pub struct Loaded {
    pub game: Box<dyn GameSession>,
    /// The place where the journal and these rules first differ.
    pub difference: Option<Difference>,
}

impl Entry {
    pub const fn of<G: Bots>(about: fn() -> About, boards: fn() -> &'static [(&'static str, &'static str)]) -> Self {
        Self {
            id: G::ID,
            levels: G::LEVELS,
            about,
            boards,
            begin: begin::<G>,
            load: load::<G>,
            fits: |options, library| G::setup(options, library).map(drop),
            sim: sim::run::<G>,
            arena: arena::run::<G>,
            tune: tuning::run::<G>,
            check: |_| Ok(()),
            remark: |_| None,
            is_lively: |_| true,
            dealt: |_, _, _| Ok(Vec::new()),
            observed: |doc, viewer, library| {
                let seen = G::read_observation(doc, viewer, library)?;
                Ok(Observed(Box::new(seen)))
            },
            seen: |options, boards, doc, viewer| Ok(Box::new(LocalSession::<G>::seen(options, boards, doc, viewer)?)),
        }
    }

    pub fn about(&self) -> About {
        (self.about)()
    }

    /// Returns the seats of a game for which none are named, as many as its board is for: with what lets seats choose in
    /// the setup, all do.
    pub fn first_seats(&self, open: &Options, library: &dyn Library) -> Vec<String> {
        let about = self.about();
        let all = match about.drafted.filter(|drafted| drafted.is_on(&open.extras)) {
            Some(drafted) => vec![drafted.plays.to_owned(); about.first_game.len()],
            None => about.first_game,
        };
        let few = |count: usize| Options { seats: all[..count].to_vec(), ..open.clone() };
        let counts = (about.fewest_seats..=all.len()).rev();
        let fitting = counts.map(few).find(|options| (self.fits)(options, library).is_ok());
        // where none fit, the fault of all of them is told
        fitting.map_or(all, |options| options.seats)
    }

    /// Returns the seats of a game of which only their number is named.
    ///
    /// # Errors
    /// Fails if the game is not for this many.
    pub fn seats_for(&self, count: usize, extras: &[String]) -> Result<Vec<String>, SetupError> {
        let about = self.about();
        if !(about.fewest_seats..=about.most_seats).contains(&count) {
            return Err(SetupError::seats(self.id, about.fewest_seats, about.most_seats, count));
        }
        Ok(match about.drafted.filter(|drafted| drafted.is_on(extras)) {
            Some(drafted) => vec![drafted.plays.to_owned(); count],
            None => about.factions.into_iter().take(count).collect(),
        })
    }

    /// Returns the options with their ids as the game writes them: hyphens and underscores are alike to who types.
    pub fn respelled(&self, options: &Options, boards: &Boards) -> Options {
        let about = self.about();
        let clockwork = about.clockwork.iter().flat_map(|clockwork| {
            let of_seat = |seat: &ClockworkSeat| [&seat.traits[..], &seat.characters[..]].concat();
            clockwork.levels.iter().cloned().chain(clockwork.seats.iter().flat_map(of_seat))
        });
        let words: Vec<String> = about.factions.iter().cloned().chain(clockwork).collect();
        let parts = || words.iter().flat_map(|word| word.split(':'));
        let seat = |seat: &String| {
            let spelled = seat.split(':').map(|part| meant(part, parts()).unwrap_or(part));
            spelled.collect::<Vec<_>>().join(":")
        };
        let extra = |entry: &String| {
            let (id, rest) = entry.split_once(' ').map_or((entry.as_str(), None), |(id, rest)| (id, Some(rest)));
            let id = meant(id, about.extras.iter().map(|extra| extra.id)).unwrap_or(id);
            [Some(id), rest].into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        let board = options.board.as_deref().map(|id| meant(id, boards.ids(self.id)).unwrap_or(id).to_owned());
        let decks = || about.decks.iter().map(String::as_str);
        Options {
            seats: options.seats.iter().map(seat).collect(),
            board,
            deck: options.deck.as_deref().map(|id| meant(id, decks()).unwrap_or(id).to_owned()),
            extras: options.extras.iter().map(extra).collect(),
        }
    }

    /// Whether the game reads such files: its boards, and other files stored with them.
    fn reads(&self, game: &str) -> bool {
        let says = |(file, text): &(&str, &'static str)| Board::embedded((*file).to_owned(), text);
        self.id == game || (self.boards)().iter().filter_map(|board| says(board).ok()).any(|board| board.game == game)
    }

    /// Returns the id of the board that a newcomer plays on: the first in the program.
    pub fn first_board(&self) -> Option<String> {
        let (file, text) = (self.boards)().first()?;
        Some(Board::embedded((*file).to_owned(), text).ok()?.id)
    }

    /// Returns a new game.
    ///
    /// # Errors
    /// Fails if it cannot be set up like this.
    pub fn begin(&self, new: &NewGame, library: &dyn Library) -> Result<Box<dyn GameSession>, SetupError> {
        self.offers(&new.options.extras)?;
        self.has_bots(new.controllers.iter().filter_map(|controller| controller.level()))?;
        if random_setup::is_open(&new.options.seats) {
            let options = self.draw(&new.options, new.seed, random_setup::any, library)?;
            return (self.begin)(&NewGame { options, ..new.clone() }, library);
        }
        (self.begin)(new, library)
    }

    /// Returns what can be drawn for a game.
    fn pool(&self, library: &dyn Library) -> Pool {
        let about = self.about();
        Pool {
            plays: about.factions,
            clockwork: about.clockwork,
            extras: about.extras,
            drafted: about.drafted,
            boards: library.boards(self.id),
            decks: about.decks,
        }
    }

    fn draw(
        &self,
        open: &Options,
        seed: u64,
        likes: impl Fn(&Options) -> bool,
        library: &dyn Library,
    ) -> Result<Options, SetupError> {
        let fits = |options: &Options| (self.fits)(options, library);
        self.pool(library).draw(open, seed, likes, fits).map(|(options, ())| options)
    }

    /// Returns the options with everything drawn that they leave open, the same for the same seed; where seats are open, so
    /// are a board and a deck that are not named. Seats that make for a lively game are preferred.
    ///
    /// # Errors
    /// Says why nothing fits together that can be drawn.
    pub fn surprise(&self, open: &Options, seed: u64, library: &dyn Library) -> Result<Options, SetupError> {
        self.draw(open, seed, |drawn| (self.is_lively)(&drawn.seats), library)
    }

    /// Returns what a game with these options and this seed deals to the whole table in its setup.
    ///
    /// # Errors
    /// Fails if it cannot be set up like this.
    pub fn dealt(&self, options: &Options, seed: u64, library: &dyn Library) -> Dealings {
        (self.dealt)(options, seed, library)
    }

    /// Reads back what [`state`](super::GameState::state) has told a viewer into what a screen draws: for a table that is elsewhere.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key.
    pub fn read_observation(
        &self,
        doc: &Doc,
        viewer: Viewer,
        library: &dyn Library,
    ) -> Result<Observed, PositionErrors> {
        (self.observed)(doc, viewer, library)
    }

    /// Returns a game that looks to the viewer as [`state`](super::GameState::state) has told them, for a table that is
    /// elsewhere: what they do not know is filled in.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key.
    pub fn seen(&self, options: &Options, boards: &[Board], doc: &Doc, viewer: Viewer) -> Imagined {
        (self.seen)(options, boards, doc, viewer)
    }

    /// Plays the games of a plan.
    ///
    /// # Errors
    /// Fails if the game cannot be set up as the plan says.
    pub fn sim(&self, plan: &sim::Plan, boards: &Boards, tick: Tick<'_>) -> Result<sim::Report, SetupError> {
        self.offers(&plan.options.extras)?;
        self.has_bots(plan.bots.iter().copied())?;
        (self.sim)(plan, &self.pool(boards), boards, tick)
    }

    /// Plays the games of a contest.
    ///
    /// # Errors
    /// Fails if the game cannot be set up as the contest says.
    pub fn arena(&self, contest: &arena::Contest, boards: &Boards, tick: Tick<'_>) -> Contested {
        self.offers(&contest.options.extras)?;
        self.has_bots(contest.levels())?;
        (self.arena)(contest, &self.pool(boards), boards, tick)
    }

    /// Tunes weights; returns a file of them.
    ///
    /// # Errors
    /// Fails if there is nothing to tune or the games cannot be set up.
    pub fn tune(&self, tuning: &tuning::Tuning, boards: &Boards, tick: Tick<'_>) -> Result<String, SetupError> {
        self.offers(&tuning.options.extras)?;
        self.has_bots(std::iter::once(tuning.level))?;
        (self.tune)(tuning, &self.pool(boards), boards, tick)
    }

    /// Adds what finds the faults of its boards.
    pub const fn checking(self, check: fn(&Board) -> Result<(), Message>) -> Self {
        Self { check, ..self }
    }

    /// Adds what there is to say of a mix of seats.
    pub const fn remarking(self, remark: fn(&[String]) -> Option<Message>) -> Self {
        Self { remark, ..self }
    }

    /// Adds which mixes of seats make for a lively game.
    pub const fn preferring(self, is_lively: fn(&[String]) -> bool) -> Self {
        Self { is_lively, ..self }
    }

    /// Adds what its seed deals in the setup.
    pub const fn dealing(self, dealt: Deals) -> Self {
        Self { dealt, ..self }
    }

    /// Returns the notes on these seats at one table.
    pub fn remark(&self, seats: &[String]) -> Option<Message> {
        (self.remark)(seats)
    }

    /// # Errors
    /// Returns all faults of the board, a line each.
    pub fn check_board(&self, board: &Board) -> Result<(), Message> {
        (self.check)(board)
    }

    /// Checks that the game has bots of all these levels.
    ///
    /// # Errors
    /// Names the first that it does not have.
    pub fn has_bots(&self, wanted: impl IntoIterator<Item = Level>) -> Result<(), SetupError> {
        match wanted.into_iter().find(|level| !self.levels.contains(level)) {
            Some(level) => {
                let known = self.levels.iter().map(|level| level.id());
                Err(SetupError::unknown_level(self.id, level.id(), known))
            }
            None => Ok(()),
        }
    }

    /// Checks that the game can be played with all of these extras.
    fn offers(&self, extras: &[String]) -> Result<(), SetupError> {
        ExtraCounts::read(self.id, &self.about().extras, extras).map(drop)
    }
}

fn begin<G: Bots>(new: &NewGame, library: &dyn Library) -> Begun {
    Ok(Box::new(LocalSession::<G>::new(new, library)?))
}

fn load<G: Bots>(saved: &Saved) -> Result<Loaded, SaveError> {
    let (session, difference) = LocalSession::<G>::from_saved(saved)?;
    Ok(Loaded { game: Box::new(session), difference })
}

const GAMES: &[Entry] = &[
    Entry::of::<root::State>(about_root, root::board::embedded)
        .checking(check_root)
        .remarking(root::rules::setup::remark)
        .preferring(root::rules::setup::is_lively)
        .dealing(root::rules::game::dealt),
    Entry::of::<dewan::State>(about_dewan, dewan::boards::embedded).checking(check_dewan),
    Entry::of::<iwari::State>(about_iwari, iwari::boards::embedded).checking(check_iwari),
];

fn check_root(board: &Board) -> Result<(), Message> {
    root::board::Board::parse(&board.name, &board.text).map(drop).map_err(|errors| errors.message())
}

/// A scenario with the pieces of the box, or pieces with the scenarios of the box, for each number of players that a
/// scenario is for: the first for which there are faults tells them.
fn check_dewan(board: &Board) -> Result<(), Message> {
    let own = (board.name.as_str(), &*board.text);
    let (sets, scenarios): (Vec<_>, Vec<_>) =
        dewan::boards::embedded().iter().copied().partition(|(file, _)| file.contains("-set-"));
    let is_set = board.game == dewan::setup::SET_FILES;
    for other in if is_set { scenarios } else { sets } {
        let (scenario, set) = if is_set { (other, own) } else { (own, other) };
        let layouts = scenario.1.parse::<Doc>().ok().and_then(|doc| doc.get("layouts")?.as_table().cloned());
        let layouts = layouts.unwrap_or_default();
        let all = 2..=dewan::state::MAX_PLAYERS;
        let laid_out: Vec<usize> = all.clone().filter(|seats| layouts.contains_key(&seats.to_string())).collect();
        for seats in if laid_out.is_empty() { all.collect() } else { laid_out } {
            dewan::board::Board::parse(scenario, set, seats).map_err(|error| error.0)?;
        }
    }
    Ok(())
}

fn check_iwari(board: &Board) -> Result<(), Message> {
    iwari::board::Board::parse(&board.name, &board.text).map(drop).map_err(|errors| errors.0)
}

fn about_root() -> About {
    About {
        factions: root::rules::setup::seat_names(),
        drafted: Some(Drafted { plays: root::rules::setup::ANY, extra: root::rules::setup::ADVANCED.id }),
        clockwork: Some(root::rules::setup::clockwork_seats()),
        decks: root::words::card::Deck::ALL.map(|deck| deck.id().to_owned()).to_vec(),
        extras: root::rules::setup::EXTRAS.to_vec(),
        fewest_seats: 2,
        most_seats: root::rules::setup::MOST_SEATS,
        first_game: Faction::FIRST_GAME.iter().map(|faction| faction.id().to_owned()).collect(),
    }
}

fn about_dewan() -> About {
    About {
        factions: dewan::setup::seat_names(),
        drafted: None,
        clockwork: None,
        decks: dewan::setup::SETS.map(String::from).to_vec(),
        extras: Vec::new(),
        fewest_seats: 2,
        most_seats: dewan::state::MAX_PLAYERS,
        first_game: dewan::setup::seat_names(),
    }
}

fn about_iwari() -> About {
    let ids = iwari::place::Tribe::ALL.iter().map(|tribe| tribe.id().to_owned());
    About {
        factions: ids.clone().collect(),
        drafted: None,
        clockwork: None,
        decks: vec![iwari::setup::DECK.to_owned()],
        extras: iwari::setup::flags(),
        fewest_seats: 2,
        most_seats: iwari::place::Tribe::COUNT,
        first_game: ids.take(4).collect(),
    }
}

/// The games of a table.
#[derive(Clone, Copy)]
pub struct Games(&'static [Entry]);

impl Games {
    /// All games of this program.
    pub const ALL: Games = Games(GAMES);

    /// Makes a table with games of your choice.
    pub const fn new(entries: &'static [Entry]) -> Self {
        Self(entries)
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static Entry> + use<> {
        self.0.iter()
    }

    pub fn get(&self, id: &str) -> Option<&'static Entry> {
        self.0.iter().find(|entry| entry.id == id)
    }

    /// Returns the game with this id.
    ///
    /// # Errors
    /// Says that there is none, and which there are.
    pub fn known(&self, id: &str) -> Result<&'static Entry, Message> {
        self.get(id).ok_or_else(|| self.unknown(id))
    }

    /// Says that there is no such game, and which there are.
    pub fn unknown(&self, id: &str) -> Message {
        let ids = || self.0.iter().map(|entry| entry.id);
        Message::new("cli-unknown-game").text("game", id).nearest(id, ids()).words("games", ids())
    }

    /// Returns the game that reads a file which says that it is for this one.
    pub fn reading(&self, game: &str) -> Option<&'static Entry> {
        self.0.iter().find(|entry| entry.reads(game))
    }

    /// Returns the game of a save.
    ///
    /// # Errors
    /// Fails if there is no such game here, or its state cannot be read.
    pub fn load(&self, saved: &Saved) -> Result<Loaded, SaveError> {
        match self.get(&saved.game) {
            Some(entry) => (entry.load)(saved),
            None => Err(SaveError::UnknownGame { game: saved.game.chars().take(40).collect() }),
        }
    }

    /// Returns the boards in the program.
    pub fn boards(&self) -> Boards {
        let mut boards = Boards::default();
        for entry in self.0 {
            for (file, text) in (entry.boards)() {
                boards.extend(Board::embedded(format!("boards/{file}"), text));
            }
        }
        boards
    }
}
