//! A setup that was drawn, in lines: shown before it starts, and drawn again where it does not please.

use super::sheet::{Line, Sheet, dealt_names, extra_space};
use crate::table::{Lobby, LobbyError, Wanted};
use std::io::{self, BufRead, Write};

/// Whether to begin, and with what.
pub enum Agreed {
    Begin(Wanted),
    Leave,
}

/// Asks in lines whether what was drawn for `open` shall be played. The end of input is no.
///
/// # Errors
/// Fails if a line cannot be read or written, or nothing that can be drawn fits together.
pub fn agree(
    lobby: &Lobby,
    open: &Wanted,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Result<Agreed, LobbyError>> {
    let mut wanted = match lobby.drawn(open) {
        Ok(drawn) => drawn,
        Err(fault) => return Ok(Err(fault)),
    };
    loop {
        for line in described(lobby, &wanted) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", lobby.words.text("plain-drawn"))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Ok(Agreed::Leave));
        }
        match line.trim() {
            "" => return Ok(Ok(Agreed::Begin(wanted))),
            "q" | "quit" => return Ok(Ok(Agreed::Leave)),
            // a seed that was given would draw the same again
            "r" => match lobby.drawn(&Wanted { seed: None, ..open.clone() }) {
                Ok(drawn) => wanted = drawn,
                Err(fault) => return Ok(Err(fault)),
            },
            _ => {}
        }
    }
}

fn described(lobby: &Lobby, wanted: &Wanted) -> Vec<String> {
    let Some(mut sheet) = lobby.games.get(&wanted.game).and_then(|entry| Sheet::new(lobby, entry)) else {
        return Vec::new();
    };
    sheet.fill(wanted);
    let seats = sheet.seats.iter().enumerate().filter(|(seat, _)| !sheet.is_empty(*seat));
    let seats = seats.map(|(number, seat)| format!("{}  {}  {}", number + 1, seat.plays.value(), seat.player.value()));
    let dealt = lobby.dealt(wanted);
    let rest = sheet.lines().filter_map(|line| match line {
        Line::Board => Some((lobby.words.text("screen-new-board"), sheet.board.value())),
        Line::Deck => Some((lobby.words.text("screen-new-deck"), sheet.deck.value())),
        Line::Extra(at) => sheet.extras.get(at).map(|(extra, field)| {
            let value = dealt_names(lobby.words, &dealt, *extra).unwrap_or_else(|| field.value());
            (lobby.words.name(&extra_space(sheet.game), extra.id), value)
        }),
        Line::Seat(_) => None,
    });
    let rest = rest.map(|(label, value)| lobby.words.labelled(&label, &value));
    seats.chain(rest).chain(sheet.remark().map(|remark| lobby.words.say(&remark))).collect()
}
