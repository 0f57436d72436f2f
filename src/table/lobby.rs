//! The lobby, where games start and continue: the games there are, the boards, the folder of saves.

use super::shared::{JoinOptions, RemoteSession, TableError, Tables, look_alike, own_account, player_name};
use super::{
    ActiveGame, Away, Boards, Controller, DailyError, Day, Dealt, Entry, GameSession, Games, Happening, Lesson, Listed,
    Lock, NewGame, RootlogError, RootlogRequest, SaveError, Saved, Slot, Store, StoreError, Table, TableEvent, Writer,
    export_rootlog,
};
use crate::bots::Level;
use crate::games::root::rootlog::Profile;
use crate::kernel::{Generator, Message, Options, SetupError, Viewer, Words};
use std::sync::Arc;

/// The reason why a game could not start or continue.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum LobbyError {
    UnknownGame(Message),
    UnknownLesson {
        lesson: String,
        lessons: Vec<&'static str>,
    },
    Setup(#[from] SetupError),
    Store(#[from] StoreError),
    Save(#[from] SaveError),
    Daily(#[from] DailyError),
    Log(#[from] RootlogError),
    /// The system gave no random seed.
    Seed(String),
    /// A shared table cannot be started or reached; says why.
    AtTable(String),
}

impl LobbyError {
    pub fn say(&self, words: &Words) -> String {
        match self {
            LobbyError::UnknownGame(message) => words.say(message),
            LobbyError::UnknownLesson { lesson, lessons } => {
                let message = Message::new("lobby-unknown-lesson").text("lesson", lesson);
                words.say(&message.nearest(lesson, lessons.iter().copied()).words("lessons", lessons))
            }
            LobbyError::Setup(fault) => words.say(&fault.0),
            LobbyError::Store(error) => error.say(words),
            LobbyError::Save(error) => error.say(words),
            LobbyError::Daily(error) => words.say(&error.message()),
            LobbyError::Log(error) => error.say(words),
            LobbyError::AtTable(why) => why.clone(),
            LobbyError::Seed(fault) => words.say(&no_seed(fault)),
        }
    }
}

/// A game as a player asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    pub game: String,
    /// The factions or tribes of the seats; the game's own choice if empty.
    pub seats: Vec<String>,
    /// The players of the seats. If empty: a human for the first and bots for the others; at a table of several terminals humans.
    pub controllers: Vec<Controller>,
    pub board: Option<String>,
    pub deck: Option<String>,
    pub extras: Vec<String>,
    /// A random one if there is none.
    pub seed: Option<u64>,
    /// The name of the save; a numbered one if there is none.
    pub name: Option<String>,
    /// The fate of seats whose players are away, for a table of several terminals.
    pub shared: Option<Away>,
}

/// A game that continues, and what its player should be told.
pub struct Resumed {
    pub running: Box<dyn Table>,
    pub note: Option<String>,
}

impl From<(ActiveGame, Option<String>)> for Resumed {
    fn from((running, note): (ActiveGame, Option<String>)) -> Self {
        Self { running: running.into(), note }
    }
}

/// A lesson, and how far the learner is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub id: &'static str,
    pub game: String,
    /// The save in which it was last left.
    pub save: Option<String>,
    /// Steps that are done.
    pub done: usize,
    pub steps: usize,
}

impl Course {
    /// Returns the save to go on with; none of a course that has not begun or is done.
    pub fn begun(&self) -> Option<&str> {
        self.save.as_deref().filter(|_| self.done < self.steps)
    }
}

/// A new table is on disk within this time.
const LAID_OUT_WITHIN: std::time::Duration = std::time::Duration::from_secs(10);

/// Called, on another thread, when saving begins to fail or works again.
pub type SavingChanged = Arc<dyn Fn() + Send + Sync>;

/// The lobby, where games start and continue.
pub struct Lobby {
    pub games: Games,
    pub boards: Boards,
    /// Without a folder nothing is saved.
    pub store: Option<Store>,
    /// The tables of several terminals; none where there can be no such.
    pub tables: Option<Tables>,
    /// The name of the player here at these tables, where it is not simply the account's.
    pub player: Option<String>,
    /// Reads the clock; without one there is no daily game.
    pub today: Option<fn() -> Day>,
    pub words: &'static Words,
    changed: SavingChanged,
}

impl Lobby {
    pub fn new(games: Games, boards: Boards, store: Option<Store>, words: &'static Words) -> Self {
        Self { games, boards, store, tables: None, player: None, today: None, words, changed: Arc::new(|| ()) }
    }

    /// Has `changed` called when saving begins to fail or works again, in games that begin or go on from now.
    pub fn when_saving_changes(&mut self, changed: SavingChanged) {
        self.changed = changed;
    }

    fn entry(&self, game: &str) -> Result<&'static Entry, LobbyError> {
        entry(self.games, game)
    }

    /// Returns the game as it is asked for, with everything drawn that is left open; where seats are, so are a board and a
    /// deck that are not named. One seed draws this and is the seed of the game, so that what the game deals is settled
    /// with it: a seed that is given draws the same again.
    ///
    /// # Errors
    /// Says why nothing fits together that can be drawn.
    pub fn drawn(&self, wanted: &Wanted) -> Result<Wanted, LobbyError> {
        let seed = seed(wanted)?;
        let entry = self.entry(&wanted.game)?;
        let drawn = entry.surprise(&entry.respelled(&options(wanted), &self.boards), seed, &self.boards)?;
        let Options { seats, board, deck, extras } = drawn;
        Ok(Wanted { seats, board, deck, extras, seed: Some(seed), ..wanted.clone() })
    }

    /// Returns what the game deals to the whole table in its setup. Nothing is known of a game without a seed, or of
    /// one that cannot start.
    pub fn dealt(&self, wanted: &Wanted) -> Vec<Dealt> {
        let dealt = wanted.seed.zip(self.games.get(&wanted.game));
        let dealt = dealt.and_then(|(seed, entry)| entry.dealt(&options(wanted), seed, &self.boards).ok());
        dealt.unwrap_or_default()
    }

    /// Returns a game on the board that is asked for, only to be looked at: with the seats that are asked for, else with as
    /// many as the board can have.
    pub fn sample(&self, wanted: &Wanted) -> Option<Box<dyn super::GameSession>> {
        let entry = self.games.get(&wanted.game)?;
        let about = entry.about();
        let others = (2..=about.most_seats).map(|count| about.factions.iter().take(count).cloned().collect());
        let asked = Options { seats: wanted.seats.clone(), ..options(wanted) };
        let plain = |seats: Vec<String>| Options { seats, extras: Vec::new(), ..options(wanted) };
        let ways = [asked, plain(about.first_game.clone())].into_iter().chain(others.map(plain));
        ways.into_iter().find_map(|options| {
            let controllers = one_person_and_bots(options.seats.len());
            entry.begin(&NewGame { options, controllers, seed: wanted.seed.unwrap_or(0) }, &self.boards).ok()
        })
    }

    /// Begins a game.
    ///
    /// # Errors
    /// Says why it cannot be played like this, or saved under this name.
    pub fn begin(&self, wanted: &Wanted) -> Result<ActiveGame, LobbyError> {
        self.begin_in(self.store.as_ref(), wanted)
    }

    /// Lays out a table of several terminals, with a seat for the player here; its name. Nobody sits at it yet. Whoever knows the
    /// seed knows every hand: where several people play, the log says so.
    ///
    /// # Errors
    /// Fails as [`Lobby::begin`] does, and if nothing can be written.
    pub fn lay_out(&self, wanted: Wanted) -> Result<String, LobbyError> {
        let tables = self.tables.as_ref().ok_or(StoreError::NoFolder)?;
        let store = tables.store();
        let wanted = Wanted { shared: wanted.shared.or(Some(Away::Wait)), ..self.seated(wanted)? };
        // a table that was named is there under that name or not at all
        if let Some(name) = &wanted.name {
            if let Some(other) =
                store.find()?.into_iter().find(|other| other.name != *name && look_alike(&other.name, name))
            {
                let places = [("name", name.as_str().into()), ("other", other.name.into())];
                return Err(LobbyError::AtTable(self.words.text_with("table-named-alike", &places)));
            }
            let mut slot = store.create(name)?;
            tables.check_socket(name)?;
            slot.hold()?;
        }
        let begun = self.begin_in(Some(store), &wanted);
        let name = begun.as_ref().ok().and_then(Table::name).or_else(|| wanted.name.clone());
        let laid_out = begun.and_then(|running| self.on_disk(running, &wanted));
        if laid_out.is_err() {
            name.iter().for_each(|name| store.forget(name));
        }
        laid_out
    }

    /// Has a new table saved, with what everyone at it has to know; its name.
    fn on_disk(&self, mut running: ActiveGame, wanted: &Wanted) -> Result<String, LobbyError> {
        if wanted.seed.is_some() && wanted.controllers.iter().filter(|controller| controller.is_human()).count() > 1 {
            running.note(TableEvent { who: self.own_name(), what: Happening::KnowsSeed, ..TableEvent::default() });
        }
        match running.close(LAID_OUT_WITHIN) {
            true => running.name().ok_or_else(|| StoreError::NoFolder.into()),
            false => Err(LobbyError::AtTable(self.words.say(&running.why_unsaved()))),
        }
    }

    /// The name of the player here at tables of several terminals.
    fn own_name(&self) -> String {
        self.player.clone().unwrap_or_else(own_account)
    }

    /// The seats that are wanted, or those of a first game.
    fn seats(&self, entry: &Entry, wanted: &Wanted) -> Vec<String> {
        match wanted.seats.is_empty() {
            true => entry.first_seats(&options(wanted), &self.boards),
            false => wanted.seats.clone(),
        }
    }

    /// The game with its first human seat taken by the player here: at a table of several terminals everyone has a name.
    fn seated(&self, wanted: Wanted) -> Result<Wanted, LobbyError> {
        let entry = self.entry(&wanted.game)?;
        let seats = self.seats(entry, &wanted);
        let mut controllers = wanted.controllers.clone();
        if controllers.is_empty() {
            controllers = vec![Controller::Human { name: String::new() }; seats.len()];
        }
        let name = self.own_name();
        let has_own = controllers.iter().any(|controller| controller.name() == Some(&name));
        if let Some(free) = controllers.iter_mut().find(|controller| controller.name() == Some("")).filter(|_| !has_own)
        {
            *free = Controller::Human { name };
        }
        let mut names: Vec<String> = Vec::new();
        for controller in &mut controllers {
            let Controller::Human { name } = controller else { continue };
            if name.is_empty() {
                continue;
            }
            // a seat is for a name under which someone can come
            let Some(own) = player_name(name).filter(|own| own == name) else {
                let name = player_name(name).unwrap_or_default();
                return Err(LobbyError::AtTable(self.words.text_with("table-seat-name", &[("name", name.into())])));
            };
            if let Some(other) = names.iter().find(|other| look_alike(other, &own)) {
                let places = [("name", own.into()), ("other", other.as_str().into())];
                return Err(LobbyError::AtTable(self.words.text_with("table-seats-alike", &places)));
            }
            names.push(own);
        }
        Ok(Wanted { seats, controllers, ..wanted })
    }

    /// Sits down at a table, or looks on.
    ///
    /// # Errors
    /// Says why not.
    pub fn join(&self, name: &str, seat: Option<&str>, watch: bool) -> Result<Resumed, TableError> {
        let tables = self.tables.as_ref().ok_or(LobbyError::from(StoreError::NoFolder))?;
        let wish = JoinOptions { name: self.player.clone(), seat: seat.map(str::to_owned), watch };
        let link = tables.join(name, &wish, self.words)?;
        let note = link.note_of_welcome(self.words);
        let remote = RemoteSession::new(link, self.games);
        let remote = remote
            .ok_or_else(|| TableError::Io { name: name.to_owned(), error: std::io::ErrorKind::InvalidData.into() })?;
        Ok(Resumed { running: Box::new(remote), note })
    }

    fn begin_in(&self, store: Option<&Store>, wanted: &Wanted) -> Result<ActiveGame, LobbyError> {
        let game = self.start(&self.boards, wanted)?;
        let slot = match (store, &wanted.name) {
            (None, _) => None,
            (Some(store), Some(name)) => Some(store.create(name)?),
            (Some(store), None) => Some(store.beside(game.id())),
        };
        Ok(ActiveGame::coached(game, None, wanted.shared, slot.map(|slot| self.writer(slot))))
    }

    /// Sets a game up that nobody saves yet.
    pub(super) fn start(&self, boards: &Boards, wanted: &Wanted) -> Result<Box<dyn GameSession>, LobbyError> {
        let entry = self.entry(&wanted.game)?;
        entry.has_bots(wanted.shared.and_then(Away::level))?;
        let seats = self.seats(entry, wanted);
        let controllers = match wanted.controllers.as_slice() {
            [] => one_person_and_bots(seats.len()),
            controllers => controllers.to_vec(),
        };
        let seed = seed(wanted)?;
        let options = entry.respelled(&Options { seats, ..options(wanted) }, boards);
        Ok(entry.begin(&NewGame { options, controllers, seed }, boards)?)
    }

    /// Returns all lessons, each with the last save of it.
    ///
    /// # Errors
    /// Fails if the folder of saves cannot be read.
    pub fn courses(&self) -> Result<Vec<Course>, StoreError> {
        let saves = self.saves()?;
        let course = |lesson: Lesson| {
            let of_it = |save: &&Listed| save.what.as_ref().is_ok_and(|what| what.lesson.as_deref() == Some(lesson.id));
            let save = saves.iter().find(of_it).map(|save| save.name.clone());
            let begun = save.as_ref().and_then(|name| self.peek(name));
            let done = begun.map_or(0, |game| lesson.step(game.actions()));
            let steps = lesson.steps();
            Course { id: lesson.id, game: lesson.game, save, done, steps }
        };
        Ok(Lesson::ids().filter_map(Lesson::open).map(course).collect())
    }

    /// Begins a lesson from its first step.
    ///
    /// # Errors
    /// Says why it cannot be played.
    pub fn teach(&self, id: &str) -> Result<ActiveGame, LobbyError> {
        let unknown = || LobbyError::UnknownLesson { lesson: id.to_owned(), lessons: Lesson::ids().collect() };
        let lesson = Lesson::open(id).ok_or_else(unknown)?;
        let seats = lesson.options.seats.len();
        let bots = std::iter::repeat(Controller::Bot(Level::Easy));
        let controllers = one_person_and_bots(1).into_iter().chain(bots).take(seats).collect();
        let new = NewGame { options: lesson.options.clone(), controllers, seed: lesson.seed };
        let game = self.entry(&lesson.game)?.begin(&new, &self.boards)?;
        let slot = self.store.as_ref().map(|store| store.beside(&format!("lesson-{id}")));
        Ok(ActiveGame::coached(game, Some(lesson), None, slot.map(|slot| self.writer(slot))))
    }

    /// Starts a game like another: the same seats, players, board and everything else, dealt again.
    ///
    /// # Errors
    /// Says why it cannot begin.
    pub fn rematch(&self, of: &dyn GameSession) -> Result<ActiveGame, LobbyError> {
        let slot = self.store.as_ref().map(|store| store.beside(of.id()));
        Ok(ActiveGame::new(self.dealer().again(of)?, slot.map(|slot| self.writer(slot))))
    }

    /// Returns the dealer who deals the games of this lobby again.
    pub fn dealer(&self) -> Dealer {
        Dealer::new(self.games, self.boards.clone())
    }

    /// Returns a saved game to look at: nothing is saved of it.
    ///
    /// # Errors
    /// Says what is wrong with the save, or that it is a table in play.
    pub fn look_at(&self, name: &str) -> Result<Resumed, LobbyError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        let (saved, _) = store.load(name)?;
        self.keeps_no_hands(name, &saved)?;
        let loaded = self.games.load(&saved)?;
        let note = loaded.difference.map(|difference| difference.say(self.words));
        Ok(Resumed { running: ActiveGame::new(loaded.game, None).into(), note })
    }

    /// Writes a saved game as a log for other programs into the same folder: all of a game that is over, of one that continues
    /// what everyone knows. Returns the sentence that says where it is.
    ///
    /// # Errors
    /// Says what is wrong with the save or the folder, or why there can be no such log.
    pub fn export(&self, name: &str) -> Result<Message, LobbyError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        let (saved, _) = store.load(name)?;
        self.write_log(&saved, store, name)
    }

    /// Writes a game that is played here as [`Lobby::export`] does.
    ///
    /// # Errors
    /// Fails as [`Lobby::export`] does.
    pub fn export_played(&self, played: &ActiveGame) -> Result<Message, LobbyError> {
        let writer = played.writer().ok_or(StoreError::NoFolder)?;
        self.write_log(&played.game().save(), writer.store(), &writer.name())
    }

    fn write_log(&self, saved: &Saved, store: &Store, name: &str) -> Result<Message, LobbyError> {
        let viewer = if saved.over { Viewer::All } else { Viewer::Spectator };
        let boards = self.games.boards();
        let written = |profile| {
            let request = RootlogRequest { profile, viewer, is_annotated: saved.over };
            export_rootlog(saved, &boards, request).map(|log| (log, profile))
        };
        // RootVis knows neither all factions nor hirelings
        let (log, profile) = written(Profile::Rootvis).or_else(|_| written(Profile::Spec))?;
        let path = store.put(&format!("{name}.rootlog"), log.as_bytes())?;
        let key = if profile == Profile::Rootvis { "lobby-exported" } else { "lobby-exported-by-spec" };
        Ok(Message::new(key).text("path", path.display().to_string()))
    }

    /// A table in play shows its hands to nobody but its host: players who share an account could look at them in a copy.
    fn keeps_no_hands(&self, name: &str, saved: &Saved) -> Result<(), LobbyError> {
        match saved.shared.is_some() && !saved.over {
            true => Err(LobbyError::AtTable(self.words.text_with("table-keeps-hands", &[("name", name.into())]))),
            false => Ok(()),
        }
    }

    /// Continues with a save.
    ///
    /// # Errors
    /// Says what is wrong with it; [`Lobby::resume_last_good`] continues with what the error offers.
    pub fn resume(&self, name: &str) -> Result<Resumed, LobbyError> {
        self.resume_in(self.store.as_ref().ok_or(StoreError::NoFolder)?, name)
    }

    /// Continues with a save in some folder, and saves it there.
    ///
    /// # Errors
    /// Fails as [`Lobby::resume`] does.
    pub fn resume_in(&self, store: &Store, name: &str) -> Result<Resumed, LobbyError> {
        let (saved, mut slot) = store.load(name)?;
        if saved.shared.is_some() && self.has_tables_in(store) {
            return self.take_up(name);
        }
        slot.hold()?;
        Ok(self.go_on(&saved, slot)?.into())
    }

    fn has_tables_in(&self, store: &Store) -> bool {
        self.tables.as_ref().is_some_and(|tables| tables.store().folder() == store.folder())
    }

    /// Takes the own seat at a table up again.
    fn take_up(&self, name: &str) -> Result<Resumed, LobbyError> {
        self.join(name, None, false).map_err(|error| LobbyError::AtTable(error.say(self.words)))
    }

    /// Continues with a copy of a save that another session plays, and saves it under a free name like this one.
    ///
    /// # Errors
    /// Fails as [`Lobby::resume`] does, and for a table in play.
    pub fn resume_copy(&self, store: &Store, name: &str) -> Result<Resumed, LobbyError> {
        let (saved, _) = store.load(name)?;
        self.keeps_no_hands(name, &saved)?;
        self.resume_beside(store, name, &saved.alone())
    }

    /// Continues with a save as the host of a table, who holds its lock already.
    ///
    /// # Errors
    /// Fails as [`Lobby::resume`] does.
    pub fn host(&self, store: &Store, name: &str, lock: Option<Arc<Lock>>) -> Result<ActiveGame, LobbyError> {
        let (saved, slot) = store.load_own(name)?;
        Ok(self.go_on(&saved, slot.of_table(lock))?.0)
    }

    /// Returns a save to be viewed only; `None` if this version of thicket cannot play it.
    pub fn peek(&self, name: &str) -> Option<Box<dyn super::GameSession>> {
        let (saved, _) = self.store.as_ref()?.load(name).ok()?;
        self.games.load(&saved).ok().map(|loaded| loaded.game)
    }

    /// Continues with the last good save that came with an error. It is saved under a name of its own from now on.
    ///
    /// # Errors
    /// Fails if this thicket cannot play it.
    pub fn resume_last_good(&self, name: &str, last_good: &Saved) -> Result<Resumed, LobbyError> {
        self.resume_beside(self.store.as_ref().ok_or(StoreError::NoFolder)?, name, last_good)
    }

    /// Continues with a save, and saves it in this folder under a free name like this one.
    ///
    /// # Errors
    /// Fails if this thicket cannot play it.
    pub fn resume_beside(&self, store: &Store, name: &str, saved: &Saved) -> Result<Resumed, LobbyError> {
        let mut slot = store.beside(name);
        if saved.shared.is_some() && self.has_tables_in(store) {
            // resume as a shared table, so that hands stay on the host
            slot.write(&saved.to_text())?;
            let name = slot.name().to_owned();
            drop(slot);
            return self.take_up(&name);
        }
        Ok(self.go_on(saved, slot)?.into())
    }

    fn go_on(&self, saved: &Saved, slot: Slot) -> Result<(ActiveGame, Option<String>), LobbyError> {
        let loaded = self.games.load(saved)?;
        let note = loaded.difference.map(|difference| difference.say(self.words));
        // what the journal does not lead to, no lesson leads on from
        let lesson = saved.lesson.as_deref().filter(|_| note.is_none()).and_then(Lesson::open);
        let mut running = ActiveGame::coached(loaded.game, lesson, saved.shared, Some(self.writer(slot)));
        saved.declines.iter().for_each(|seat| running.set_declines(seat, true));
        running.set_seat_pasts(saved.seat_pasts.clone());
        Ok((running, note))
    }

    pub(super) fn writer(&self, slot: Slot) -> Writer {
        let changed = Arc::clone(&self.changed);
        Writer::start(slot, move || changed())
    }

    /// Returns all saves, the last one written first, each with what is in it; none if there is no folder.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub fn saves(&self) -> Result<Vec<Listed>, StoreError> {
        self.store.as_ref().map_or(Ok(Vec::new()), Store::list)
    }

    /// Returns the number of saves, and the one to continue: the last one written that is not over and can be read. No
    /// other is read in full.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub fn glance(&self) -> Result<(usize, Option<Listed>), StoreError> {
        let Some(store) = &self.store else { return Ok((0, None)) };
        let found = store.find()?;
        let open = store.open(&found).find(|save| save.what.is_ok());
        Ok((found.len(), open))
    }

    /// Returns the name of the game to continue: the last one written that is not over.
    ///
    /// # Errors
    /// Fails if there is none, or the folder cannot be read.
    pub fn latest(&self) -> Result<String, StoreError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        let found = store.find()?;
        let open = store.open(&found).next();
        open.map(|save| save.name).ok_or_else(|| match found.into_iter().next() {
            Some(last) => StoreError::Finished { name: last.name },
            None => StoreError::Nothing { folder: store.folder().to_owned() },
        })
    }
}

/// A dealer of rematches: the same seats, players, board and everything else.
#[derive(Clone)]
pub struct Dealer {
    games: Games,
    boards: Boards,
}

impl Dealer {
    pub fn new(games: Games, boards: Boards) -> Self {
        Self { games, boards }
    }

    /// Begins a game like another.
    ///
    /// # Errors
    /// Says why it cannot begin.
    pub fn again(&self, of: &dyn GameSession) -> Result<Box<dyn GameSession>, SetupError> {
        // the boards of a save may be nowhere else
        let mut boards = self.boards.clone();
        of.boards().iter().for_each(|board| boards.add(board.clone()));
        let (options, controllers) = (of.options().clone(), of.controllers().to_vec());
        let seed = Generator::fresh_seed().map_err(|error| SetupError(no_seed(&error.to_string())))?;
        let entry = self.games.known(of.id()).map_err(SetupError)?;
        entry.begin(&NewGame { options, controllers, seed }, &boards)
    }
}

pub(super) fn entry(games: Games, game: &str) -> Result<&'static Entry, LobbyError> {
    games.known(game).map_err(LobbyError::UnknownGame)
}

fn no_seed(fault: &str) -> Message {
    Message::new("lobby-seed").text("fault", fault)
}

fn options(wanted: &Wanted) -> Options {
    let (seats, extras) = (wanted.seats.clone(), wanted.extras.clone());
    Options { seats, board: wanted.board.clone(), deck: wanted.deck.clone(), extras }
}

/// The seed that is asked for, else a random one.
fn seed(wanted: &Wanted) -> Result<u64, LobbyError> {
    match wanted.seed {
        Some(seed) => Ok(seed),
        None => Generator::fresh_seed().map_err(|error| LobbyError::Seed(error.to_string())),
    }
}

fn one_person_and_bots(seats: usize) -> Vec<Controller> {
    let person = Controller::Human { name: String::new() };
    std::iter::once(person).chain(std::iter::repeat(Controller::Bot(Level::Normal))).take(seats).collect()
}

#[cfg(test)]
mod tests {
    use super::super::files::READ;
    use super::*;
    use std::time::{Duration, SystemTime};

    /// A folder with saves, the newest first; those whose names begin with `over` are of games that are over.
    fn lobby(folder: &std::path::Path, names: &[&str]) -> Lobby {
        let store = Store::new(folder.to_owned());
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(store), Words::english());
        let entry = lobby.games.get("iwari").unwrap();
        let options = Options { seats: entry.about().first_game, ..Options::default() };
        let game = entry.begin(&NewGame { options, controllers: Vec::new(), seed: 1 }, &lobby.boards).unwrap();
        let store = lobby.store.as_ref().unwrap();
        for (age, name) in (1..).zip(names) {
            let saved = Saved { over: name.starts_with("over"), ..game.save() };
            store.create(name).unwrap().write(&saved.to_text()).unwrap();
            let file = std::fs::File::options().write(true).open(store.path(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(60 * age)).unwrap();
        }
        read();
        lobby
    }

    /// The saves that were read since the last call, those of which only the first lines were read in parentheses.
    fn read() -> Vec<String> {
        let name = |(path, most): (std::path::PathBuf, u64)| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            if most < 1000 { format!("({name})") } else { name }
        };
        READ.take().into_iter().map(name).collect()
    }

    #[test]
    fn a_folder_of_finished_games_names_the_last_one() {
        let folder = tempfile::tempdir().unwrap();
        let lobby = lobby(folder.path(), &["over-a", "over-b"]);
        assert!(matches!(lobby.latest(), Err(StoreError::Finished { name }) if name == "over-a"));
    }

    #[test]
    fn the_title_reads_one_save_and_a_game_that_begins_none() {
        let folder = tempfile::tempdir().unwrap();
        let lobby = lobby(folder.path(), &["over-a", "over-b", "c", "d", "e"]);
        let (saves, open) = lobby.glance().unwrap();
        assert_eq!((saves, open.unwrap().name.as_str()), (5, "c"));
        assert_eq!(read(), ["(over-a)", "(over-b)", "(c)", "c"]);
        lobby.begin(&Wanted { game: "iwari".into(), seed: Some(1), ..Wanted::default() }).unwrap();
        assert_eq!(read(), [""; 0]);
        assert!(lobby.resume("d").is_ok());
        assert_eq!(read(), ["d"]);
    }

    #[test]
    fn a_damaged_save_is_passed_over_by_the_title_and_told_by_who_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let lobby = lobby(folder.path(), &["a", "b"]);
        let store = lobby.store.as_ref().unwrap();
        let text = std::fs::read_to_string(store.path("a")).unwrap();
        for damaged in [text.replace("[state]", "[stale]"), text[..text.len() - 9].to_owned(), String::new()] {
            std::fs::write(store.path("a"), damaged).unwrap();
            assert_eq!(lobby.glance().unwrap().1.unwrap().name, "b");
            assert_eq!(lobby.latest().unwrap(), "a");
            let listed = lobby.saves().unwrap();
            assert!(matches!(listed[0].what, Err(StoreError::Unusable { .. })) && listed[1].what.is_ok());
        }
    }

    #[test]
    fn a_table_in_play_is_neither_watched_nor_copied_past_its_host() {
        let folder = tempfile::tempdir().unwrap();
        let lobby = lobby(folder.path(), &["evening", "over-morning"]);
        let store = lobby.store.as_ref().unwrap();
        assert!(lobby.look_at("evening").is_ok() && lobby.resume_copy(store, "evening").is_ok());
        for name in ["evening", "over-morning"] {
            let (saved, mut slot) = store.load(name).unwrap();
            slot.write(&Saved { shared: Some(Away::Wait), ..saved }.to_text()).unwrap();
        }
        let refused = |result: Result<Resumed, LobbyError>| matches!(result, Err(LobbyError::AtTable(_)));
        assert!(refused(lobby.look_at("evening")) && refused(lobby.resume_copy(store, "evening")));
        assert!(lobby.look_at("over-morning").is_ok() && lobby.resume_copy(store, "over-morning").is_ok());
    }
}
