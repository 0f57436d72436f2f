//! `thicket play`, `thicket continue` and `thicket` alone: what is typed, made into what the screen opens with.

use super::open_setup::OpenSetup;
use super::saves::Place;
use super::screen::{Launcher, Opening};
use super::tables;
use super::{Failure, Io, Setting, parse_seats};
use crate::table::random_setup;
use crate::table::seats::counted;
use crate::table::{Away, LobbyError, Store, StoreError, Wanted};
use clap::Args;

#[derive(Args)]
pub(super) struct Play {
    #[arg(default_value = "root")]
    game: String,
    #[arg(long)]
    seats: Option<String>,
    #[command(flatten)]
    open: OpenSetup,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    table: bool,
    #[arg(long, value_name = "WHO", requires = "table")]
    away: Option<String>,
}

impl Play {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let entry = setting.game(&self.game)?;
        let open = self.open.options();
        let (seats, controllers) = match &self.seats {
            None => (Vec::new(), Vec::new()),
            Some(text) => match counted(text, entry, &open.extras) {
                Some(seats) => (seats.map_err(|fault| Failure::Usage(setting.words.say(&fault.0)))?, Vec::new()),
                None => {
                    let sittings = parse_seats(text).map_err(|error| Failure::Usage(error.say(setting.words)))?;
                    sittings.into_iter().map(|sitting| (sitting.plays, sitting.controller)).unzip()
                }
            },
        };
        let unknown = |id: &str| {
            let known = setting.words.list(Away::among(entry.levels).map(Away::id));
            Failure::Usage(setting.words.text_with("cli-no-away", &[("text", id.into()), ("known", known.into())]))
        };
        let away = self.away.as_deref().map_or(Ok(Away::Wait), |id| Away::from_id(id).ok_or_else(|| unknown(id)))?;
        let wanted = Wanted {
            game: self.game,
            seats,
            controllers,
            board: open.board,
            deck: open.deck,
            extras: open.extras,
            seed: self.seed,
            name: self.name,
            shared: self.table.then_some(away),
        };
        let door = Launcher::new(setting)?;
        if wanted.shared.is_some() {
            let name = door.lobby.lay_out(wanted).map_err(|error| Failure::of_lobby(&error, setting.words))?;
            return tables::enter(door, &name, None, false, setting, io);
        }
        if random_setup::is_open(&wanted.seats) {
            return door.open(Opening::Draw(wanted), setting, io);
        }
        let running = door.lobby.begin(&wanted).map_err(|error| Failure::of_lobby(&error, setting.words))?;
        door.open(Opening::Game { table: running.into(), note: None }, setting, io)
    }
}

#[derive(Args)]
pub(super) struct Continue {
    save: Option<String>,
    #[arg(long)]
    last_good: bool,
    #[arg(long)]
    copy: bool,
}

impl Continue {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let door = Launcher::new(setting)?;
        let lobby = &door.lobby;
        let failed = |error: LobbyError| Failure::of_lobby(&error, setting.words);
        let place = match &self.save {
            Some(save) => Place::of(save, setting)?,
            None => match lobby.latest() {
                Ok(name) => Place::Named(setting.store()?, name),
                Err(ref error @ StoreError::Finished { ref name }) => {
                    let places = [("fault", error.say(setting.words).into()), ("name", quoted(name).into())];
                    return Err(Failure::Failed(setting.words.text_with("continue-finished", &places)));
                }
                Err(error) => return Err(failed(error.into())),
            },
        };
        let resumed = match &place {
            Place::File(path) => {
                let saved = Store::read_file(path).map_err(|error| failed(error.into()))?;
                let (store, name) = place.folder_and_stem();
                lobby.resume_beside(&store, &name, &saved)
            }
            Place::Named(store, name) => match lobby.resume_in(store, name) {
                Err(LobbyError::Store(StoreError::Unusable { last_good: Some(saved), .. })) if self.last_good => {
                    lobby.resume_beside(store, name, &saved)
                }
                Err(LobbyError::Store(error @ StoreError::Unusable { last_good: Some(_), .. })) => {
                    let save = quoted(self.save.as_deref().unwrap_or(name));
                    let places = [("fault", error.say(setting.words).into()), ("name", save.into())];
                    return Err(Failure::Failed(setting.words.text_with("continue-last-good", &places)));
                }
                Err(LobbyError::Store(StoreError::Busy { .. })) if self.copy => lobby.resume_copy(store, name),
                Err(LobbyError::Store(error @ StoreError::Busy { .. })) => {
                    let places = [("busy", error.say(setting.words).into())];
                    return Err(Failure::Failed(setting.words.text_with("store-busy-continue", &places)));
                }
                resumed => resumed,
            },
        };
        let resumed = resumed.map_err(failed)?;
        door.open(Opening::Game { table: resumed.running, note: resumed.note }, setting, io)
    }
}

pub(super) fn title(setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    Launcher::new(setting)?.open(Opening::Title, setting, io)
}

/// Quotes a word for a POSIX shell.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./".contains(c);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
