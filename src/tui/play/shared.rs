//! A game at a table of several terminals: who is there, what they say, and what is asked of the table.

use super::{Now, Play, Topic};
use crate::kernel::Seat;
use crate::table::Controller;
use crate::table::shared::Request;
use crate::tui::palette::Role;
use crate::tui::text::Row;

impl Play {
    /// Takes in what the table has told beside the game.
    pub(super) fn hear_table(&mut self) {
        if !self.sitting.is_shared() {
            return;
        }
        if let Some(note) = self.sitting.notes().pop() {
            self.tell(Role::Prompt, note);
        }
        let was = self.now;
        self.now = self.sitting.now();
        // a seat that was taken over or given up asks someone else now
        if was != self.now && !matches!(self.now, Now::Watching(_)) {
            self.turn_to_now();
        }
    }

    /// Asks the table for something; what it says to that.
    fn ask_table(&mut self, request: Request) -> bool {
        let asked = self.sitting.with(|running| running.table().map(|table| table.request(request))).flatten();
        match asked {
            None => self.tell(Role::Bad, self.say("table-none")),
            Some(Err(refusal)) => self.tell(Role::Bad, refusal.say(self.words)),
            Some(Ok(())) => return true,
        }
        false
    }

    pub(super) fn talk(&mut self, text: &str) {
        if text.is_empty() {
            return self.tell(Role::Dim, self.say("table-say-what"));
        }
        self.ask_table(Request::Say { text: text.to_owned() });
    }

    /// Agrees to the undo that another player wants.
    pub(super) fn agree(&mut self) {
        let decision = self.sitting.with(|running| running.table().map(|table| table.decision_number())).flatten();
        if self.ask_table(Request::Agree { decision: decision.unwrap_or_default() }) {
            self.tell(Role::Dim, self.say("table-agreed"));
        }
    }

    pub(super) fn sit(&mut self, seat: &str) {
        if self.ask_table(Request::Sit { seat: seat.to_owned() }) {
            self.tell(Role::Dim, self.say("table-seat-next-time"));
        }
    }

    pub(super) fn rise(&mut self) {
        if self.ask_table(Request::Rise) {
            self.tell(Role::Dim, self.say("table-risen"));
        }
    }

    /// Who is at the table.
    pub(super) fn who(&mut self) {
        if !self.sitting.is_shared() {
            return self.tell(Role::Bad, self.say("table-none"));
        }
        let shown = &self.sitting.shown;
        let line = |seat: &Seat| {
            let name = shown.look.name(self.words, *seat);
            let places = [("seat", name.into()), ("player", self.sitting.player(*seat).into())];
            Row::plain(self.fill("table-who-line", &places))
        };
        let mut rows: Vec<Row> = shown.seats.iter().map(line).collect();
        let watching = self.sitting.with(|running| running.table().map_or(0, |table| table.players().1)).unwrap_or(0);
        let count = i64::try_from(watching).unwrap_or(i64::MAX);
        rows.push(Row::plain(self.fill("table-watching", &[("count", count.into())])));
        self.toggle(Topic::Said { title: self.say("table-who"), rows });
    }

    /// What the line of keys says while somebody at another terminal is asked.
    pub(super) fn elsewhere(&self) -> Option<String> {
        let Now::Watching(Some(seat)) = self.now else { return None };
        let is_human = matches!(self.sitting.shown.controllers.get(seat.index()), Some(Controller::Human { .. }));
        if !self.sitting.is_shared() || !is_human {
            return None;
        }
        let name = self.sitting.shown.look.name(self.words, seat);
        Some(self.fill("table-waits", &[("seat", name.into()), ("player", self.sitting.player(seat).into())]))
    }

    /// Whether the player should be called: they are asked at a table where others have played meanwhile.
    pub fn take_call(&mut self) -> bool {
        std::mem::take(&mut self.calls)
    }
}
