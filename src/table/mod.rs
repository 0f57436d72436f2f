//! One running game, and what is kept of it. Knows no screen.

mod any;
mod boards;
mod check;
mod chronicle;
mod desk;
mod digest;
mod files;
mod game;
mod journal;
mod lesson;
mod lobby;
mod player;
mod replay;
mod running;
mod save;
pub mod seats;
mod session;
pub mod shared;
pub mod sim;
mod stats;
mod store;
pub mod surprise;
mod thinker;
mod turning;
mod writer;

pub use any::{About, Dealt, Entry, Games, Loaded};
pub use boards::{Board, Boards, BoardsError};
pub use chronicle::{Happening, SeatPast, SeatPasts, TableEvent};
pub use digest::{canonical, digest, fnv};
pub use files::{Access, put_file, read_text};
pub use game::{
    Acted, Advice, CannotUndo, Errand, Foreseen, Game, NewGame, Observed, OwnUndo, Refusal, RoundMark, Start, Told,
    Turn, say_faults,
};
pub use journal::{JournalError, Step, format_turn, parse_turn};
pub use lesson::{Coach, Lesson};
pub use lobby::{Course, Dealer, Lobby, LobbyError, Resumed, SavingChanged, Wanted};
pub use player::{Away, Controller};
pub use replay::{Difference, Why};
pub use running::{DecisionNumber, Next, Running, Takes, Unsaved};
pub use save::{FORMAT, MAX_BYTES, SaveError, Saved, Summary, seal, verified};
pub use session::Session;
pub use stats::{RoundScores, SeatStatistics, Statistics};
pub use store::{Found, Listed, Lock, Locked, Slot, Store, StoreError, choose_folder};
pub use thinker::{Bell, Thinker};
pub use turning::{TurningPoint, turning_points};
pub use writer::{Stand, Status, Ticket, Writer, save_on_panic};
