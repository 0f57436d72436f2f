//! `thicket daily`: today's game, that of another day, or the results of all.

use super::screen::{Launcher, Opening};
use super::{Failure, Io, Setting};
use crate::kernel::sanitize;
use crate::table::{DailyTry, Day, LobbyError};
use crate::tui::daily::history;
use clap::Args;
use std::time::SystemTime;

#[derive(Args)]
pub(super) struct Daily {
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<String>,
    #[arg(long, conflicts_with = "date")]
    list: bool,
}

/// Reads the clock: which day it is in UTC.
pub(super) fn today() -> Day {
    Day::of(SystemTime::now())
}

impl Daily {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let failed = |error: LobbyError| Failure::of_lobby(&error, words);
        if self.list {
            let tries = setting.lobby()?.daily_tries().map_err(failed)?;
            return history(words, &tries).into_iter().try_for_each(|line| Ok(writeln!(io.out, "{}", sanitize(line))?));
        }
        let date = self.date.as_deref().map(str::parse::<Day>).transpose();
        let date = date.map_err(|error| Failure::Usage(words.say(&error.message())))?;
        let door = Launcher::new(setting)?;
        let today = today();
        let day = date.unwrap_or(today);
        let is_over = matches!(door.lobby.daily_try(day).map_err(failed)?, DailyTry::Over(_));
        if is_over && date.is_none() {
            return door.open(Opening::Daily, setting, io);
        }
        let played = door.lobby.play_daily(day, today).map_err(failed)?;
        door.open(Opening::Game { table: played.running, note: played.note }, setting, io)
    }
}
