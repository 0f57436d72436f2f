//! `thicket play`, `thicket continue` and `thicket` alone: what is typed, made into what the screen opens with.

use super::extras::Extras;
use super::screen::{Door, Opening};
use super::{Failure, Io, Setting, parse_seats};
use crate::table::surprise;
use crate::table::{LobbyError, StoreError, Wanted};
use clap::Args;

#[derive(Args)]
pub(super) struct Play {
    #[arg(default_value = "root")]
    game: String,
    #[arg(long)]
    seats: Option<String>,
    #[arg(long, visible_alias = "scenario")]
    board: Option<String>,
    #[arg(long)]
    deck: Option<String>,
    #[command(flatten)]
    extras: Extras,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    name: Option<String>,
}

impl Play {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let sittings = match &self.seats {
            None => Vec::new(),
            Some(text) => parse_seats(text).map_err(|error| Failure::Usage(error.say(setting.words)))?,
        };
        let wanted = Wanted {
            game: self.game,
            seats: sittings.iter().map(|sitting| sitting.plays.clone()).collect(),
            controllers: sittings.into_iter().map(|sitting| sitting.controller).collect(),
            board: self.board,
            deck: self.deck,
            extras: self.extras.0,
            seed: self.seed,
            name: self.name,
        };
        let door = Door::new(setting)?;
        if surprise::is_open(&wanted.seats) {
            return door.open(Opening::Draw(wanted), setting, io);
        }
        let running = door.lobby.begin(&wanted).map_err(|error| Failure::of_lobby(&error, setting.words))?;
        door.open(Opening::Game { running, note: None }, setting, io)
    }
}

#[derive(Args)]
pub(super) struct Continue {
    name: Option<String>,
    #[arg(long)]
    last_good: bool,
}

impl Continue {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let door = Door::new(setting)?;
        let lobby = &door.lobby;
        let failed = |error: LobbyError| Failure::of_lobby(&error, setting.words);
        let name = match self.name {
            Some(name) => name,
            None => lobby.latest().map_err(|error| failed(error.into()))?,
        };
        let resumed = match lobby.resume(&name) {
            Err(LobbyError::Store(StoreError::Unusable { last_good: Some(saved), .. })) if self.last_good => {
                lobby.resume_last_good(&name, &saved)
            }
            Err(LobbyError::Store(error @ StoreError::Unusable { last_good: Some(_), .. })) => {
                let places = [("fault", error.say(setting.words).into()), ("name", name.into())];
                return Err(Failure::Failed(setting.words.text_with("continue-last-good", &places)));
            }
            resumed => resumed,
        };
        let resumed = resumed.map_err(failed)?;
        door.open(Opening::Game { running: resumed.running, note: resumed.note }, setting, io)
    }
}

pub(super) fn title(setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    Door::new(setting)?.open(Opening::Title, setting, io)
}
