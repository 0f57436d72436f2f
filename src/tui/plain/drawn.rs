//! A setup that was drawn, in lines: shown before it starts, and drawn again where it does not please.

use super::Console;
use super::line_command::LineCommand;
use crate::table::{Lobby, LobbyError, Wanted};
use crate::tui::game_ui;
use crate::tui::menu::{FormLine, Sheet, dealt_names, extra_space};
use crate::tui::speech::sentence_of;
use std::io;

/// Whether to begin, and with what.
pub(super) enum Agreed {
    Begin(Wanted),
    Leave,
}

impl Console<'_> {
    /// Asks whether what was drawn for `open` shall be played. The end of input is no.
    ///
    /// # Errors
    /// Fails if a line cannot be read or written, or nothing that can be drawn fits together.
    pub(super) fn agree(&mut self, open: &Wanted) -> io::Result<Result<Agreed, LobbyError>> {
        let mut wanted = match self.lobby.drawn(open) {
            Ok(drawn) => drawn,
            Err(fault) => return Ok(Err(fault)),
        };
        loop {
            described(self.lobby, &wanted).iter().try_for_each(|line| self.line(line))?;
            self.say("plain-drawn")?;
            match self.read()?.as_deref() {
                Some("") => return Ok(Ok(Agreed::Begin(wanted))),
                None => return Ok(Ok(Agreed::Leave)),
                Some(line) if LineCommand::of(line) == Some(LineCommand::Quit) => return Ok(Ok(Agreed::Leave)),
                // a seed that was given would draw the same again
                Some("r") => match self.lobby.drawn(&Wanted { seed: None, ..open.clone() }) {
                    Ok(drawn) => wanted = drawn,
                    Err(fault) => return Ok(Err(fault)),
                },
                Some(_) => {}
            }
        }
    }
}

fn described(lobby: &Lobby, wanted: &Wanted) -> Vec<String> {
    let Some(mut sheet) = lobby.games.get(&wanted.game).and_then(|entry| Sheet::new(lobby, entry)) else {
        return Vec::new();
    };
    sheet.fill(wanted);
    let game_ui = game_ui::of(&wanted.game);
    let seats = (1i64..).zip(&wanted.seats).zip(&sheet.seats).map(|((number, plays), seat)| {
        let plays = game_ui.map_or_else(|| plays.clone(), |game_ui| game_ui.plays(lobby.words, plays));
        // the name of a clockwork player says who plays it
        let what = match seat.clockwork() {
            Some(_) => plays,
            None => lobby.words.labeled(&plays, &seat.player.value()),
        };
        let what = sentence_of(lobby.words, &what);
        lobby.words.text_with("plain-choice", &[("number", number.into()), ("what", what.into())])
    });
    let dealt = lobby.dealt(wanted);
    let rest = sheet.lines().filter_map(|line| match line {
        FormLine::Board => Some((lobby.words.text("screen-new-board"), sheet.board.value())),
        FormLine::Deck => Some((lobby.words.text("screen-new-deck"), sheet.deck.value())),
        FormLine::Extra(at) => sheet.extras.get(at).map(|(extra, field)| {
            let value = dealt_names(lobby.words, &dealt, *extra).unwrap_or_else(|| field.value());
            (lobby.words.name(&extra_space(sheet.game), extra.id), value)
        }),
        FormLine::Away => Some((lobby.words.text("screen-new-away"), sheet.away.value())),
        FormLine::Seat(_) => None,
    });
    let rest = rest.map(|(label, value)| sentence_of(lobby.words, &lobby.words.labeled(&label, &value)));
    seats.chain(rest).chain(sheet.remark().map(|remark| lobby.words.say(&remark))).collect()
}
