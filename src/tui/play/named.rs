//! Players and places that are typed by name.

use super::PlaySession;
use crate::kernel::Seat;
use crate::tui::game_ui::Spot;

impl PlaySession {
    /// Returns the seat that is called so: by its capital, by its name on the screen or by its id, in full, else by how one
    /// begins.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        let wanted = name.to_lowercase();
        let view = &self.shown.view;
        let names = |seat: Seat| {
            let id = self.plays(seat);
            [view.name(self.words(), seat).to_lowercase(), id.to_owned()]
        };
        let seats = || self.shown.snapshot.seats.iter().copied().filter(|_| !wanted.is_empty());
        let capital = seats().find(|&seat| view.letter(seat).to_string() == name);
        let whole = || seats().find(|&seat| names(seat).contains(&wanted));
        let start = || seats().find(|&seat| names(seat).iter().any(|name| name.starts_with(&wanted)));
        capital.or_else(whole).or_else(start)
    }

    /// Returns the place and the player whose odds are asked for: `at` and anyone, where the text names none.
    ///
    /// # Errors
    /// Says which name is not known.
    pub fn odds_asked(&self, text: &str, mut at: Spot) -> Result<(Spot, Option<Seat>), String> {
        let mut name = Vec::new();
        for word in text.split_whitespace() {
            match self.shown.view.spot_named(self.words(), word) {
                Some(spot @ Spot::Place(_)) => at = spot,
                _ => name.push(word),
            }
        }
        let name = name.join(" ");
        let against = self.seat_named(&name);
        if against.is_none() && !name.is_empty() {
            return Err(self.words().text_with("screen-odds-what", &[("text", name.into())]));
        }
        Ok((at, against))
    }
}
