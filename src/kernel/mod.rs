//! The lowest layer: what every game shares and no game is named in.

mod among;
pub mod chance;
mod codec;
mod doc;
mod embedded;
mod enum_table;
mod event;
mod extra;
mod flow;
mod language;
mod list;
mod message;
mod notation;
mod observation;
mod prompt;
mod rules;
mod sanitize;
mod seat;
pub mod set;
mod shared;
mod spelling;
mod tally;
mod text_cache;
mod text_form;
mod words;
mod world;

pub use among::{Among, Asked, Judged, Members};
pub use chance::{Chance, ForcedRoll, Generator, Recorder, Roll, RollKind, Script, ScriptError};
pub use codec::{Codec, Document, Form, Key, Names, Texts, Values, always, needed};
pub use doc::Fields;
pub(crate) use embedded::{packed, unpack};
pub use enum_table::Indexed;
pub use event::{Event, EventDetail, Placeholders, Telling, telling};
pub use extra::{Extra, ExtraCounts};
pub use flow::{Flow, Pending, Stack};
pub use language::Language;
pub use list::List;
pub use message::{Arg, Message};
pub use notation::{Field, NotationError, OrNone, Part, Parts, join};
pub use observation::Observation;
pub use prompt::{Offers, PromptSpec};
pub use rules::{
    Broken, Decision, Doc, Illegal, Library, Options, Outcome, PositionErrors, Progress, Question, Rules, SetupError,
    Sink, line_of, not_toml,
};
pub use sanitize::{quoted, sanitize};
pub use seat::{CLOCKWORK, ClockworkSeat, ClockworkSeats, MAX_SEATS, Seat, SeatOption, SeatSet, Viewer};
pub use shared::{Digested, SharedBoard, fnv};
pub use spelling::{meant, nearest};
pub use tally::{Source, Tally};
pub use text_cache::TextCache;
pub use text_form::{Declared, Mention, TextForm, TextWords, write_word};
pub use words::{Value, Words, name_key};
pub use world::World;
