//! Floor 2: what every game shares and no game is named in.

mod among;
mod asking;
pub mod chance;
mod codec;
mod doc;
mod enum_table;
mod event;
mod extra;
mod flow;
mod harmless;
mod language;
mod list;
mod message;
mod notation;
mod observation;
mod packed;
mod rules;
mod seat;
pub mod set;
mod shared;
mod shelf;
mod tally;
mod words;
mod world;
mod written;

pub use among::{Among, Asked, Judged, Members};
pub use asking::{Asking, Offers};
pub use chance::{Chance, Generator, Recorder, Roll, RollKind, Script, ScriptError, Wish};
pub use codec::{Codec, Document, Form, Key, Names, Texts, Values, always, needed};
pub use doc::Fields;
pub use enum_table::Indexed;
pub use event::{Event, Fills, Places, Telling, telling};
pub use extra::{Extra, ExtraCounts};
pub use flow::{Flow, Pending, Stack};
pub use harmless::{harmless, quoted};
pub use language::Language;
pub use list::List;
pub use message::{Arg, Message};
pub use notation::{Field, NotationError, OrNone, Part, Parts, join};
pub use observation::Observation;
pub(crate) use packed::{packed, unpack};
pub use rules::{
    Broken, Decision, Doc, Illegal, Library, Options, Outcome, PositionErrors, Progress, Question, Rules, SetupError,
    Sink, line_of, not_toml,
};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use shared::{Digested, Shared, fnv};
pub use shelf::Shelf;
pub use tally::{Source, Tally};
pub use words::{Value, Words, name_key};
pub use world::World;
pub use written::{Declared, Mention, TextWords, Written, write_word};
