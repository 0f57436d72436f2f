//! Games as they come onto the screen and leave it: begun, continued, joined, watched, left.

use std::sync::{Arc, Mutex, PoisonError};

use super::{App, LAST_SAVE, context};
use crate::kernel::{Message, Viewer};
use crate::table::{ActiveGame, Day, LobbyError, Resumed, StoreError, Table, Wanted};
use crate::tui::menu::{Daily, TableList, Title};
use crate::tui::play::{Play, PlaySession, Transition, left_unsaved, not_saved};

impl App {
    /// Shows the tables of several terminals.
    pub fn open_tables(&mut self) {
        self.ensure_title();
        let list = TableList::screen(&context(&self.parts, &self.theme));
        self.layers.push(Box::new(list));
    }

    /// Sits down at a table, or looks on.
    pub(super) fn join(&mut self, name: &str, watch: bool) {
        let lobby = &self.parts.lobby;
        let joined = lobby.join(name, None, watch).map_err(|error| error.say(lobby.words));
        self.show_resumed(joined);
    }

    pub(super) fn begin(&mut self, wanted: Wanted) {
        let (lobby, words) = (&self.parts.lobby, self.parts.lobby.words);
        if wanted.shared.is_some() {
            return match lobby.lay_out(wanted) {
                Ok(name) => self.join(&name, false),
                Err(error) => self.notify(error.say(words)),
            };
        }
        match lobby.begin(&wanted) {
            Ok(running) => self.show(running.into(), None),
            Err(error) => self.notify(error.say(words)),
        }
    }

    /// Shows the list of daily games.
    pub fn open_daily(&mut self) {
        self.ensure_title();
        let list = Daily::screen(&context(&self.parts, &self.theme));
        self.layers.push(Box::new(list));
    }

    /// Plays the game of a day.
    pub(super) fn play_daily(&mut self, day: Day) {
        let lobby = &self.parts.lobby;
        let Some(today) = lobby.daily_today() else { return };
        let played = lobby.play_daily(day, today).map_err(|error| error.say(lobby.words));
        self.show_resumed(played);
    }

    /// Begins a coached game.
    pub(super) fn teach(&mut self, id: &str) {
        let lobby = &self.parts.lobby;
        match lobby.teach(id).map_err(|error| error.say(lobby.words)) {
            Ok(running) => self.show(running.into(), None),
            Err(says) => self.notify(says),
        }
    }

    pub(super) fn resume(&mut self, name: &str) {
        let lobby = &self.parts.lobby;
        let words = lobby.words;
        let resumed = match lobby.resume(name) {
            // What cannot be read is left alone; the one before it continues under a name of its own.
            Err(LobbyError::Store(error @ StoreError::Unusable { .. })) => {
                let said = error.say(words);
                match error {
                    StoreError::Unusable { last_good: Some(saved), .. } => lobby
                        .resume_last_good(name, &saved)
                        .map(|resumed| Resumed { note: Some(said), ..resumed })
                        .map_err(|error| error.say(words)),
                    _ => Err(said),
                }
            }
            Err(LobbyError::Store(error @ StoreError::Busy { .. })) => {
                // from the list a copy can be taken
                let key = if self.layers.len() > 1 { "screen-busy" } else { "screen-busy-open" };
                let keys = &self.parts.settings.keys;
                Err(keys.text_with(words, key, &[("busy", error.say(words).into())]))
            }
            resumed => resumed.map_err(|error| error.say(words)),
        };
        self.show_resumed(resumed);
    }

    /// Goes on with a copy of a save that another session plays.
    pub(super) fn resume_copy(&mut self, name: &str) {
        let lobby = &self.parts.lobby;
        let Some(store) = &lobby.store else { return };
        let resumed = lobby.resume_copy(store, name).map_err(|error| error.say(lobby.words));
        self.show_resumed(resumed);
    }

    fn show_resumed(&mut self, resumed: Result<Resumed, String>) {
        match resumed {
            Ok(resumed) => self.show(resumed.running, resumed.note),
            Err(says) => self.notify(says),
        }
    }

    /// Begins another game like the one that is over.
    pub(super) fn rematch(&mut self) {
        let words = self.parts.lobby.words;
        let begun = {
            let shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(table) = shared.as_ref() else { return };
            let table = table.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(game) = table.here().map(ActiveGame::game) else { return };
            table.close(LAST_SAVE).then(|| self.parts.lobby.rematch(game).map_err(|error| error.say(words)))
        };
        match begun {
            Some(Ok(running)) => self.show(running.into(), None),
            Some(Err(says)) => self.notify(says),
            None => self.could_not_leave(Transition::Rematch),
        }
    }

    /// Begins with a saved game that is only looked at, with these eyes or those that fit it.
    pub fn open_watched(&mut self, table: impl Into<Box<dyn Table>>, viewer: Option<Viewer>) {
        self.watch(table.into(), viewer);
    }

    fn watch(&mut self, table: Box<dyn Table>, viewer: Option<Viewer>) {
        let words = self.parts.lobby.words;
        if let Some(session) = PlaySession::new(Arc::new(Mutex::new(table)), words) {
            let play = Play::watching(session, viewer, &self.parts.settings);
            self.layers.push(Box::new(play));
        }
    }

    /// Shows the save under the cursor of the list from its start.
    pub(super) fn watch_save(&mut self, name: &str) {
        let lobby = &self.parts.lobby;
        let looked = lobby.look_at(name).map_err(|error| error.say(lobby.words));
        // what these rules cannot play again has no course to be watched
        let looked = looked.and_then(|seen| seen.note.map_or(Ok(seen.running), Err));
        match looked {
            Ok(table) => self.watch(table, None),
            Err(says) => self.notify(says),
        }
    }

    /// Writes the save under the cursor of the list as a log for other programs.
    pub(super) fn export_save(&mut self, name: &str) {
        self.tell_exported(self.parts.lobby.export(name));
    }

    /// Writes the game that is over as a log for other programs.
    pub(super) fn export_played(&mut self) {
        let exported = {
            let shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(table) = shared.as_ref() else { return };
            let table = table.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(here) = table.here() else { return };
            self.parts.lobby.export_played(here)
        };
        self.tell_exported(exported);
    }

    fn tell_exported(&mut self, exported: Result<Message, LobbyError>) {
        let words = self.words();
        self.notify(exported.map_or_else(|error| error.say(words), |written| words.say(&written)));
    }

    /// Leaves the game for the title, with the game saved. If it cannot be, it stays, and its player is asked what shall become
    /// of the wish.
    pub(super) fn leave(&mut self, wish: Transition) -> bool {
        let mut unsaved = None;
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let is_left = shared.as_ref().is_none_or(|table| {
            let table = table.lock().unwrap_or_else(PoisonError::into_inner);
            unsaved = (!table.close(LAST_SAVE)).then(|| not_saved(&**table, self.words()));
            unsaved.is_none() || table.elsewhere().is_some()
        });
        if !is_left {
            drop(shared);
            self.could_not_leave(wish);
            return false;
        }
        *shared = None;
        drop(shared);
        // the game ends with the screen that shows it, before saves are looked for
        self.layers.clear();
        self.show_title(unsaved);
        true
    }

    fn could_not_leave(&mut self, wish: Transition) {
        if let Some(play) = self.game_on_top() {
            play.could_not_leave(wish);
        }
    }

    /// Shows the title alone, with something to be told there.
    fn show_title(&mut self, says: Option<String>) {
        self.layers = vec![Box::new(Title::screen(&self.parts.lobby))];
        says.into_iter().for_each(|says| self.notify(says));
    }

    /// Leaves the game for the title, saved or not.
    pub(super) fn abandon(&mut self) {
        let table = self.shared.lock().unwrap_or_else(PoisonError::into_inner).take();
        let unsaved = table.and_then(|table| table.lock().unwrap_or_else(PoisonError::into_inner).unsaved());
        self.layers.clear();
        let words = self.words();
        self.show_title(unsaved.map(|unsaved| left_unsaved(&unsaved, words)));
    }
}
