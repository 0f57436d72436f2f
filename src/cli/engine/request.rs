//! Requests: one JSON object a line, read key by key so that every fault can be named.

use super::answer::Fault;
use crate::bots::{Level, UnknownLevel};
use crate::kernel::{Message, Options, Seat, Viewer};
use crate::table::GameSession;
use serde_json::{Map, Value as Json};

/// The most values in one request: each takes a hundred times as much memory as the line needs for it.
const MOST_ITEMS: usize = 1000;

/// Counts the values of a line of JSON, without reading it: what is parted by commas outside of texts.
fn items(text: &str) -> usize {
    let (mut items, mut in_text, mut is_escaped) = (1, false, false);
    for byte in text.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = in_text,
            b'"' => in_text = !in_text,
            b',' if !in_text => items += 1,
            _ => {}
        }
    }
    items
}

/// The requests of a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    Games,
    New { game: String, options: Options, seed: Option<u64> },
    Load { toml: String },
    Save,
    Position { toml: String },
    Decision,
    Legal,
    Do { action: String, viewer: Option<As> },
    Chance { next: Vec<String> },
    State { viewer: Option<As> },
    Bot { level: Level, nodes: Option<u64> },
    Undo,
    Quit,
}

/// The viewer of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum As {
    All,
    Spectator,
    Seat(u64),
}

impl As {
    pub fn of(self, game: &dyn GameSession) -> Result<Viewer, Fault> {
        match self {
            As::All => Ok(Viewer::All),
            As::Spectator => Ok(Viewer::Spectator),
            As::Seat(seat) if seat < game.seats() as u64 => Ok(Viewer::Seat(Seat::new(seat as u8))),
            As::Seat(_) => Err(Message::new("protocol-seat").number("last", game.seats() - 1).into()),
        }
    }
}

/// The keys of a request that are still to be read.
struct Keys {
    op: String,
    map: Map<String, Json>,
}

impl Request {
    pub fn read(line: &[u8]) -> Result<Self, Fault> {
        let text = std::str::from_utf8(line).map_err(|_| Message::new("protocol-utf8"))?;
        if text.trim().is_empty() {
            return Err(Message::new("protocol-blank").into());
        }
        if items(text) > MOST_ITEMS {
            return Err(Message::new("protocol-many").number("most", MOST_ITEMS).into());
        }
        let value: Json = serde_json::from_str(text)
            .map_err(|error| Message::new("protocol-json").text("fault", error.to_string()))?;
        let Json::Object(map) = value else { return Err(Message::new("protocol-object").into()) };
        let mut keys = Keys { op: String::new(), map };
        keys.op = keys.text("op")?;
        let request = Self::from_keys(&mut keys)?;
        match keys.map.keys().next() {
            None => Ok(request),
            Some(key) => Err(keys.fault("protocol-unknown-key", key)),
        }
    }

    fn from_keys(keys: &mut Keys) -> Result<Self, Fault> {
        Ok(match keys.op.as_str() {
            "games" => Request::Games,
            "new" => Request::New {
                game: keys.text("game")?,
                options: Options {
                    seats: keys.texts("seats")?,
                    board: keys.optional_text("board")?,
                    deck: keys.optional_text("deck")?,
                    extras: keys.optional_texts("extras")?,
                },
                seed: keys.optional_number("seed")?,
            },
            "load" => Request::Load { toml: keys.text("toml")? },
            "save" => Request::Save,
            "position" => Request::Position { toml: keys.text("toml")? },
            "decision" => Request::Decision,
            "legal" => Request::Legal,
            "do" => Request::Do { action: keys.text("action")?, viewer: keys.viewer()? },
            "chance" => Request::Chance { next: keys.texts("next")? },
            "state" => Request::State { viewer: keys.viewer()? },
            "bot" => Request::Bot {
                level: match keys.optional_text("level")? {
                    Some(level) => level.parse().map_err(|unknown: UnknownLevel| unknown.message())?,
                    None => Level::Normal,
                },
                nodes: keys.optional_number("nodes")?,
            },
            "undo" => Request::Undo,
            "quit" => Request::Quit,
            op => return Err(keys.fault("protocol-unknown-op", op)),
        })
    }
}

impl Keys {
    /// Takes the value of a key, which is then read; `null` stands for nothing.
    fn take(&mut self, key: &str) -> Option<Json> {
        self.map.remove(key).filter(|value| !value.is_null())
    }

    /// A fault that names a key or what stands there, cut to a bearable length.
    fn fault(&self, sentence: &'static str, what: &str) -> Fault {
        let what: String = what.chars().take(60).collect();
        Message::new(sentence).text("what", what).text("op", self.op.as_str()).into()
    }

    fn text(&mut self, key: &str) -> Result<String, Fault> {
        self.optional_text(key)?.ok_or_else(|| self.fault("protocol-missing", key))
    }

    fn optional_text(&mut self, key: &str) -> Result<Option<String>, Fault> {
        match self.take(key) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(_) => Err(self.fault("protocol-text", key)),
        }
    }

    fn texts(&mut self, key: &str) -> Result<Vec<String>, Fault> {
        let Some(value) = self.take(key) else { return Err(self.fault("protocol-missing", key)) };
        let texts = match value {
            Json::Array(values) => values
                .into_iter()
                .map(|value| match value {
                    Json::String(text) => Some(text),
                    _ => None,
                })
                .collect(),
            _ => None,
        };
        texts.ok_or_else(|| self.fault("protocol-texts", key))
    }

    fn optional_texts(&mut self, key: &str) -> Result<Vec<String>, Fault> {
        if self.map.get(key).is_none_or(Json::is_null) {
            self.map.remove(key);
            return Ok(Vec::new());
        }
        self.texts(key)
    }

    fn optional_number(&mut self, key: &str) -> Result<Option<u64>, Fault> {
        match self.take(key) {
            None => Ok(None),
            Some(value) => value.as_u64().map(Some).ok_or_else(|| self.fault("protocol-number", key)),
        }
    }

    fn viewer(&mut self) -> Result<Option<As>, Fault> {
        match self.take("as") {
            None => Ok(None),
            Some(Json::String(text)) if text == "all" => Ok(Some(As::All)),
            Some(Json::String(text)) if text == "spectator" => Ok(Some(As::Spectator)),
            Some(value) => match value.as_u64() {
                Some(seat) => Ok(Some(As::Seat(seat))),
                None => Err(self.fault("protocol-as", "as")),
            },
        }
    }
}
