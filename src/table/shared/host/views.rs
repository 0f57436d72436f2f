//! Views of one moment, one for each client. Clients that see the same share the work.

use crate::kernel::{Message, Seat, Viewer};
use crate::table::shared::wire::{Entry, Line, Player, ServerMessage, TableSnapshot, WireTurn};
use crate::table::{ActiveGame, CannotUndo, Table};
use std::sync::Arc;

/// All that a line depends on: with whose eyes, what the client has of the log and of the turns, and whether it plays.
type Wants = (Viewer, usize, usize, bool);

/// One moment of the table.
pub(super) struct Views<'a> {
    running: &'a ActiveGame,
    acted: Option<Seat>,
    players: Vec<Player>,
    watching: usize,
    turns: Vec<WireTurn>,
    unsaved: Option<Line>,
    /// The lines made so far, by what they depend on.
    made: Vec<(Wants, Arc<str>)>,
}

impl<'a> Views<'a> {
    pub fn new(
        running: &'a ActiveGame,
        acted: Option<Seat>,
        players: Vec<Player>,
        watching: usize,
        unsaved: Option<&Message>,
    ) -> Self {
        let unsaved = unsaved.map(Line::of);
        let turns = running.game().turns().iter().map(WireTurn::of).collect();
        Self { running, acted, players, watching, turns, unsaved, made: Vec::new() }
    }

    pub fn log_len(&self) -> usize {
        self.running.game().log_len()
    }

    pub fn turns_len(&self) -> usize {
        self.turns.len()
    }

    /// Returns the line for a client that has the first `log` entries and `turns` turns already. The last of those turns
    /// may have gone on.
    pub fn line(&mut self, viewer: Viewer, log: usize, turns: usize, plays: bool) -> Arc<str> {
        let key = (viewer, log, turns, plays);
        if let Some((_, line)) = self.made.iter().find(|(made, _)| *made == key) {
            return Arc::clone(line);
        }
        let game = self.running.game();
        let turns_from = turns.saturating_sub(1).min(self.turns.len());
        let log_from = log.min(game.log_len());
        let seen = TableSnapshot {
            decision: self.running.number().get(),
            state: game.state(viewer),
            turn: game.turn().map(Seat::index),
            actions: game.actions(),
            acted: self.acted.map(Seat::index),
            log_from,
            log: game.log(log_from..game.log_len(), viewer).iter().map(Entry::of).collect(),
            turns_from,
            turns: self.turns[turns_from..].to_vec(),
            players: self.players.clone(),
            watching: self.watching,
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat.index()),
                _ => None,
            },
            plays,
            cannot_undo: self.cannot_undo(viewer, plays),
            unsaved: self.unsaved.clone(),
        };
        let line = ServerMessage::Seen(Box::new(seen)).line();
        self.made.push((key, Arc::clone(&line)));
        line
    }

    /// Returns what prevents an undo without the others' consent.
    fn cannot_undo(&self, viewer: Viewer, plays: bool) -> Option<CannotUndo> {
        match viewer {
            Viewer::Seat(seat) if plays => match self.running.own_undo(seat) {
                Ok(undo) => undo.alone.err(),
                Err(_) => Some(CannotUndo::NotYours),
            },
            _ => Some(CannotUndo::NotYours),
        }
    }
}
