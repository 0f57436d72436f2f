//! `thicket engine`: the line protocol of `docs/protocol.md` on standard input and output.

mod answer;
mod request;
mod said;

use super::{Failure, Io, Setting};
use crate::bots::Budget;
use crate::kernel::{Generator, Message, Options, Viewer, Words, line_of};
use crate::table::{Boards, GameSession, Games, NewGame, Refusal, Saved};
use answer::{Answer, Fault};
use request::Request;
use std::io::{self, BufRead};

/// The longest line that is read.
const MAX_LINE: usize = 32 << 20;
/// The longest position that is read: reading a text of TOML takes several hundred times its length in memory.
const MOST_POSITION_MIB: usize = 1;

pub(super) fn run(setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    let mut conversation = Conversation::new(setting.games, setting.boards()?, setting.words);
    let mut line = Vec::new();
    while !conversation.ended() {
        let answer = match read_line(io.input, &mut line)? {
            Line::End => break,
            Line::TooLong => conversation.too_long(),
            Line::Whole => conversation.answer(&line),
        };
        writeln!(io.out, "{answer}")?;
        io.out.flush()?;
    }
    Ok(())
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads one line; a line over the limit is discarded.
fn read_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut length = 0;
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            break;
        }
        let (used, ends) = match bytes.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (bytes.len(), false),
        };
        length += used;
        if length <= MAX_LINE {
            line.extend_from_slice(&bytes[..used]);
        }
        input.consume(used);
        if ends {
            break;
        }
    }
    Ok(match length {
        0 => Line::End,
        1..=MAX_LINE => Line::Whole,
        _ => Line::TooLong,
    })
}

/// One conversation: a line in, a line out, until it is ended.
pub struct Conversation {
    games: Games,
    boards: Boards,
    words: &'static Words,
    game: Option<Box<dyn GameSession>>,
    ended: bool,
}

impl Conversation {
    pub fn new(games: Games, boards: Boards, words: &'static Words) -> Self {
        Self { games, boards, words, game: None, ended: false }
    }

    /// Returns whether the client has said that it leaves.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Returns the answer to one line: one JSON object, without a line feed. Never panics, whatever the line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answered = Request::read(line).and_then(|request| self.obey(request));
        answered.unwrap_or_else(|fault| fault.answer(self.words)).to_json()
    }

    fn too_long(&self) -> String {
        Fault::from(Message::new("protocol-long").number("most", MAX_LINE >> 20)).answer(self.words).to_json()
    }

    fn obey(&mut self, request: Request) -> Result<Answer, Fault> {
        match request {
            Request::Games => Ok(Answer::games(self.games, &self.boards)),
            Request::New { game, options, seed } => self.new_game(&game, options, seed),
            Request::Load { toml } => self.load(&toml),
            Request::Quit => {
                self.ended = true;
                Ok(Answer::done())
            }
            request => {
                let words = self.words;
                let Some(game) = &mut self.game else { return Err(Message::new("protocol-no-game").into()) };
                if let (Request::Bot { level, .. }, Some(entry)) = (&request, self.games.get(game.id())) {
                    entry.has_bots([*level]).map_err(|fault| fault.0)?;
                }
                obey_in_game(&mut **game, request, words)
            }
        }
    }

    fn new_game(&mut self, id: &str, options: Options, seed: Option<u64>) -> Result<Answer, Fault> {
        let entry = self.games.known(id)?;
        let options = entry.respelled(&options, &self.games.boards());
        let seed = match seed {
            Some(seed) => seed,
            None => Generator::fresh_seed()
                .map_err(|error| Message::new("protocol-seed").text("fault", error.to_string()))?,
        };
        let new = NewGame { options, controllers: Vec::new(), seed };
        let game = entry.begin(&new, &self.boards).map_err(|fault| fault.0)?;
        Ok(Answer::decision(&**self.game.insert(game), self.words))
    }

    fn load(&mut self, text: &str) -> Result<Answer, Fault> {
        let saved = Saved::from_bytes(text.as_bytes());
        let loaded = saved.and_then(|saved| self.games.load(&saved)).map_err(Fault::Save)?;
        let note = loaded.difference.map(|difference| difference.say(self.words));
        Ok(Answer::decision(&**self.game.insert(loaded.game), self.words).with_note(note))
    }
}

fn obey_in_game(game: &mut dyn GameSession, request: Request, words: &Words) -> Result<Answer, Fault> {
    match request {
        Request::Decision => Ok(Answer::decision(game, words)),
        Request::Legal => Ok(Answer::legal(game)),
        Request::Do { action, viewer } => {
            let viewer = viewer.map(|viewer| viewer.of(game)).transpose()?;
            let acted = game.act(&action)?;
            let viewer = viewer.unwrap_or(Viewer::Seat(acted.seat));
            let events = game.log(acted.events, viewer);
            Ok(Answer::decision(game, words).with_events(&events, words))
        }
        Request::Chance { next } => Ok(game.wish(&next).map(|()| Answer::done())?),
        Request::State { viewer } => {
            let viewer = match viewer {
                Some(viewer) => viewer.of(game)?,
                None => game.asked().map_or(Viewer::Spectator, Viewer::Seat),
            };
            Ok(Answer::state(game, viewer))
        }
        Request::Position { toml } if toml.len() > MOST_POSITION_MIB << 20 => {
            Err(Message::new("protocol-position-long").number("most", MOST_POSITION_MIB).into())
        }
        Request::Position { toml } => {
            let position = toml::from_str(&toml).map_err(|error: toml::de::Error| {
                Message::new("protocol-toml").number("line", line_of(&toml, &error)).text("fault", error.message())
            })?;
            game.set_position(&position).map_err(Fault::Position)?;
            Ok(Answer::decision(game, words))
        }
        Request::Bot { level, nodes } => {
            let budget = Budget { nodes };
            game.advise(Some(level), budget).map(Answer::advice).ok_or_else(|| Refusal::Over.into())
        }
        Request::Undo => match game.take_back() {
            Ok(_) => Ok(Answer::decision(game, words)),
            Err(reason) => Err(reason.message().into()),
        },
        Request::Save => Ok(Answer::toml(game.save().to_text())),
        // What needs no game was answered before.
        Request::Games | Request::New { .. } | Request::Load { .. } | Request::Quit => Ok(Answer::done()),
    }
}
