//! Tables of several terminals in lines: listed, joined, watched.

use std::io;

use super::Console;
use super::menu::Opened;
use crate::table::shared::{TableError, Tables};
use crate::table::{LobbyError, Table, Wanted};
use crate::tui::menu;

impl Console<'_> {
    /// Returns the tables of this machine: what is played, and who sits there.
    pub(super) fn tables(&mut self) -> io::Result<()> {
        let words = self.words();
        let tables = match self.lobby.tables.as_ref().map_or(Ok(Vec::new()), Tables::list) {
            Ok(tables) => tables,
            Err(error) => return self.line(&TableError::from(error).say(words)),
        };
        if tables.is_empty() {
            return self.say("tables-none");
        }
        for table in &tables {
            self.line(&menu::table_line(words, table))?;
            self.line(&menu::table_players(words, table, true))?;
        }
        Ok(())
    }

    /// Sits down at the table that is named, in the seat that may be named behind it, or looks on.
    pub(super) fn join(&mut self, named: &str, watch: bool) -> io::Result<Option<Opened>> {
        let (name, seat) = named.split_once(char::is_whitespace).unwrap_or((named, ""));
        if name.is_empty() {
            return self.say("plain-table-which").map(|()| None);
        }
        let seat = Some(seat.trim()).filter(|seat| !seat.is_empty());
        match self.lobby.join(name, seat, watch) {
            Ok(joined) => Ok(Some((joined.running, joined.note))),
            Err(error) => self.line(&error.say(self.words())).map(|()| None),
        }
    }

    /// Lays out a table and sits down at it.
    pub(super) fn lay_out(&mut self, wanted: Wanted) -> Result<Box<dyn Table>, LobbyError> {
        let name = self.lobby.lay_out(wanted)?;
        let joined = self.lobby.join(&name, None, false);
        Ok(joined.map_err(|error| LobbyError::AtTable(error.say(self.words())))?.running)
    }
}
