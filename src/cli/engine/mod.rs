//! `thicket engine`: the line protocol of `docs/protocol.md` on standard input and output.

mod answer;
mod request;

use super::{Failure, Io, Setting};
use crate::bots::Budget;
use crate::kernel::{Generator, Options, Value, Viewer, Words, line_of, quoted};
use crate::table::{Boards, GameSession, Games, NewGame, Refusal, Saved};
use answer::{Answer, Fault};
use request::Request;
use std::io::{self, BufRead};
use std::ops::Range;
use std::time::Duration;

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

    /// Whether the client has said that it leaves.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// The answer to one line: one JSON object, without a line feed. Never panics, whatever the line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answered = Request::read(line, self.words).and_then(|request| self.obey(request));
        answered.unwrap_or_else(|fault| fault.answer()).to_json()
    }

    fn too_long(&self) -> String {
        let places = [("most", Value::from((MAX_LINE >> 20) as i64))];
        Fault::new(self.words.text_with("protocol-long", &places)).answer().to_json()
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
                let Some(game) = &mut self.game else { return Err(Fault::new(words.text("protocol-no-game"))) };
                if let (Request::Bot { level, .. }, Some(entry)) = (&request, self.games.get(game.id())) {
                    entry.has_bots([*level]).map_err(|fault| Fault::new(words.say(&fault.0)))?;
                }
                obey_in_game(&mut **game, request, words)
            }
        }
    }

    fn new_game(&mut self, id: &str, options: Options, seed: Option<u64>) -> Result<Answer, Fault> {
        let Some(entry) = self.games.get(id) else {
            let games = self.words.list(self.games.iter().map(|entry| entry.id));
            let places = [("game", quoted(id).into()), ("games", games.into())];
            return Err(Fault::new(self.words.text_with("cli-unknown-game", &places)));
        };
        let seed = match seed {
            Some(seed) => seed,
            None => Generator::fresh_seed().map_err(|error| {
                let places = [("fault", error.to_string().into())];
                Fault::new(self.words.text_with("protocol-seed", &places))
            })?,
        };
        let new = NewGame { options, controllers: Vec::new(), seed };
        let game = entry.begin(&new, &self.boards).map_err(|fault| Fault::new(self.words.say(&fault.0)))?;
        Ok(Answer::decision(&**self.game.insert(game), self.words))
    }

    fn load(&mut self, text: &str) -> Result<Answer, Fault> {
        let saved = Saved::from_bytes(text.as_bytes());
        let loaded =
            saved.and_then(|saved| self.games.load(&saved)).map_err(|fault| Fault::new(fault.say(self.words)))?;
        let note = loaded.difference.map(|difference| difference.say(self.words));
        Ok(Answer::decision(&**self.game.insert(loaded.game), self.words).with_note(note))
    }
}

fn obey_in_game(game: &mut dyn GameSession, request: Request, words: &Words) -> Result<Answer, Fault> {
    let refused = |refusal: Refusal| Fault::refusal(&refusal, words);
    match request {
        Request::Decision => Ok(Answer::decision(game, words)),
        Request::Legal => Ok(Answer::legal(game)),
        Request::Do { action, viewer } => {
            let viewer = viewer.map(|viewer| viewer.of(game, words)).transpose()?;
            let acted = game.act(&action).map_err(refused)?;
            let viewer = viewer.unwrap_or(Viewer::Seat(acted.seat));
            let events = events(game, acted.events, viewer, words);
            Ok(Answer::decision(game, words).with_events(events))
        }
        Request::Chance { next } => game.wish(&next).map(|()| Answer::done()).map_err(refused),
        Request::State { viewer } => {
            let viewer = match viewer {
                Some(viewer) => viewer.of(game, words)?,
                None => game.asked().map_or(Viewer::Spectator, Viewer::Seat),
            };
            Ok(Answer::state(game, viewer))
        }
        Request::Position { toml } if toml.len() > MOST_POSITION_MIB << 20 => {
            let most = Value::from(MOST_POSITION_MIB as i64);
            Err(Fault::new(words.text_with("protocol-position-long", &[("most", most)])))
        }
        Request::Position { toml } => {
            let position = toml::from_str(&toml).map_err(|error: toml::de::Error| {
                let line = line_of(&toml, &error);
                let places = [("line", Value::from(line as i64)), ("fault", error.message().into())];
                Fault::new(words.text_with("protocol-toml", &places))
            })?;
            match game.set_position(&position) {
                Ok(()) => Ok(Answer::decision(game, words)),
                Err(errors) => Err(Fault::position(&errors, words)),
            }
        }
        Request::Bot { level, nodes, ms } => {
            let budget = Budget { nodes, time: ms.map(Duration::from_millis) };
            game.advise(Some(level), budget).map(Answer::advice).ok_or_else(|| refused(Refusal::Over))
        }
        Request::Undo => match game.take_back() {
            Ok(_) => Ok(Answer::decision(game, words)),
            Err(reason) => Err(Fault::new(reason.say(words))),
        },
        Request::Save => Ok(Answer::toml(game.save().to_text())),
        // What needs no game was answered before.
        Request::Games | Request::New { .. } | Request::Load { .. } | Request::Quit => Ok(Answer::done()),
    }
}

/// Writes the events as key and sentence.
fn events(game: &dyn GameSession, range: Range<usize>, viewer: Viewer, words: &Words) -> Vec<(&'static str, String)> {
    game.log(range, viewer).iter().map(|told| (told.message.key, words.say(&told.message))).collect()
}
