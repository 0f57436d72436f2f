//! Where games begin and go on: the games there are, the boards, the folder of saves.

use super::{Boards, Controller, Games, Listed, NewGame, Running, SaveError, Saved, Slot, Store, StoreError, Writer};
use crate::bots::Level;
use crate::kernel::{Generator, Options, SetupError, Words};
use std::sync::Arc;

/// Why a game could not begin or go on.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum LobbyError {
    UnknownGame {
        game: String,
        games: String,
    },
    Setup(#[from] SetupError),
    Store(#[from] StoreError),
    Save(#[from] SaveError),
    /// The system gave no random seed.
    Seed(String),
}

impl LobbyError {
    pub fn say(&self, words: &Words) -> String {
        match self {
            LobbyError::UnknownGame { game, games } => {
                words.text_with("cli-unknown-game", &[("game", game.as_str().into()), ("games", games.as_str().into())])
            }
            LobbyError::Setup(fault) => words.say(&fault.0),
            LobbyError::Store(error) => error.say(words),
            LobbyError::Save(error) => error.say(words),
            LobbyError::Seed(fault) => words.text_with("lobby-seed", &[("fault", fault.as_str().into())]),
        }
    }
}

/// A game as a player asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    pub game: String,
    /// What each seat plays; the game's own choice if there is none.
    pub seats: Vec<String>,
    /// Who decides for each seat; a person for the first and bots for the others if there is none.
    pub controllers: Vec<Controller>,
    pub board: Option<String>,
    pub deck: Option<String>,
    pub extras: Vec<String>,
    /// A random one if there is none.
    pub seed: Option<u64>,
    /// The name of the save; a numbered one if there is none.
    pub name: Option<String>,
}

/// A game that goes on, and what its player should be told.
pub struct Resumed {
    pub running: Running,
    pub note: Option<String>,
}

/// Called, on another thread, when saving begins to fail or works again.
pub type SavingChanged = Arc<dyn Fn() + Send + Sync>;

/// Where games begin and go on.
pub struct Lobby {
    pub games: Games,
    pub boards: Boards,
    /// Without a folder nothing is saved.
    pub store: Option<Store>,
    pub words: &'static Words,
    changed: SavingChanged,
}

impl Lobby {
    pub fn new(games: Games, boards: Boards, store: Option<Store>, words: &'static Words) -> Self {
        Self { games, boards, store, words, changed: Arc::new(|| ()) }
    }

    /// Has `changed` called when saving begins to fail or works again, in games that begin or go on from now.
    pub fn when_saving_changes(&mut self, changed: SavingChanged) {
        self.changed = changed;
    }

    /// Begins a game.
    ///
    /// # Errors
    /// Why it cannot be played like this, or saved under this name.
    pub fn begin(&self, wanted: &Wanted) -> Result<Running, LobbyError> {
        let Some(entry) = self.games.get(&wanted.game) else {
            let games = self.games.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", ");
            return Err(LobbyError::UnknownGame { game: wanted.game.clone(), games });
        };
        let seats = if wanted.seats.is_empty() { entry.about().first_game } else { wanted.seats.clone() };
        let controllers = match wanted.controllers.as_slice() {
            [] => one_person_and_bots(seats.len()),
            controllers => controllers.to_vec(),
        };
        let seed = match wanted.seed {
            Some(seed) => seed,
            None => Generator::fresh_seed().map_err(|error| LobbyError::Seed(error.to_string()))?,
        };
        let (board, deck, extras) = (wanted.board.clone(), wanted.deck.clone(), wanted.extras.clone());
        let options = Options { seats, board, deck, extras };
        let game = entry.begin(&NewGame { options, controllers, seed }, &self.boards)?;
        let slot = match (&self.store, &wanted.name) {
            (None, _) => None,
            (Some(store), Some(name)) => Some(store.create(name)?),
            (Some(store), None) => Some(store.beside(entry.id)),
        };
        Ok(Running::new(game, slot.map(|slot| self.writer(slot))))
    }

    /// Goes on with a save.
    ///
    /// # Errors
    /// What is wrong with it; [`Lobby::resume_last_good`] goes on with what the error offers.
    pub fn resume(&self, name: &str) -> Result<Resumed, LobbyError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        let (saved, slot) = store.load(name)?;
        self.go_on(&saved, slot)
    }

    /// Goes on with the last good save that came with an error. It is saved under a name of its own from now on.
    ///
    /// # Errors
    /// If this thicket cannot play it.
    pub fn resume_last_good(&self, name: &str, last_good: &Saved) -> Result<Resumed, LobbyError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        self.go_on(last_good, store.beside(name))
    }

    fn go_on(&self, saved: &Saved, slot: Slot) -> Result<Resumed, LobbyError> {
        let loaded = self.games.load(saved)?;
        let note = loaded.difference.map(|difference| difference.say(self.words));
        Ok(Resumed { running: Running::new(loaded.game, Some(self.writer(slot))), note })
    }

    fn writer(&self, slot: Slot) -> Writer {
        let changed = Arc::clone(&self.changed);
        Writer::start(slot, self.words, move || changed())
    }

    /// All saves, the last one written first; none if there is no folder.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn saves(&self) -> Result<Vec<Listed>, StoreError> {
        self.store.as_ref().map_or(Ok(Vec::new()), Store::list)
    }

    /// The name of the game to go on with: the last one written that is not over.
    ///
    /// # Errors
    /// If there is none, or the folder cannot be read.
    pub fn latest(&self) -> Result<String, StoreError> {
        let store = self.store.as_ref().ok_or(StoreError::NoFolder)?;
        let open = store.list()?.into_iter().find(|save| save.what.as_ref().map_or(true, |summary| !summary.over));
        open.map(|save| save.name).ok_or_else(|| StoreError::Nothing { folder: store.folder().to_owned() })
    }
}

fn one_person_and_bots(seats: usize) -> Vec<Controller> {
    let person = Controller::Human { name: String::new() };
    std::iter::once(person).chain(std::iter::repeat(Controller::Bot(Level::Normal))).take(seats).collect()
}
