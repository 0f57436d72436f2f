//! One running game, and what is kept of it. Knows no screen.

mod active_game;
pub mod arena;
mod boards;
mod bot_game;
mod bot_worker;
mod check;
mod chronicle;
mod daily;
mod day;
mod digest;
mod external_bot;
mod files;
mod game;
mod journal;
mod lesson;
mod lobby;
mod monitor;
mod player;
pub mod random_setup;
pub mod rating;
mod registry;
mod replay;
pub mod review;
mod review_worker;
mod rootlog;
mod save;
pub mod seats;
mod session;
pub mod shared;
pub mod sim;
mod snapshot;
mod stats;
mod store;
mod system;
pub mod tuning;
mod turning_points;
pub mod weights_file;
mod writer;

pub use active_game::{ActiveGame, DecisionNumber, NextStep, Takes, Unsaved};
pub use boards::{Board, Boards, BoardsError};
pub use bot_game::{Tick, Violation};
pub use bot_worker::{BotWorker, WakeCallback};
pub use chronicle::{Correction, Happening, SeatPast, SeatPasts, TableEvent};
pub use daily::{DAILY_GAME, DailyError, DailyResult, DailyTry, DayTried, daily_level};
pub use day::{Day, NoDay};
pub use digest::{canonical, digest, fnv};
pub use files::{Access, put_file, read_text};
pub use game::{
    ActionOutcome, Advice, BotJob, CannotUndo, Forecast, GameRecord, GameSession, GameState, LogEntry, NewGame,
    Observed, OwnUndo, PastStep, Refusal, ReviewJob, RoundMark, Start, Turn, say_faults,
};
pub use journal::{JournalError, Step, format_turn, parse_turn};
pub use lesson::{Coach, Lesson};
pub use lobby::{Course, Dealer, Lobby, LobbyError, Resumed, SavingChanged, Wanted};
pub use player::{Away, Controller};
pub use registry::{About, Dealt, Entry, Games, Loaded};
pub use replay::{Difference, Why};
pub use review_worker::ReviewWorker;
pub use rootlog::{
    ImportedLog, RootlogError, RootlogRequest, export_rootlog, has_logs, import_annotated, import_log, is_annotated,
};
pub use save::{FORMAT, MAX_BYTES, SaveError, Saved, Summary, seal, verified};
pub use session::LocalSession;
pub use snapshot::{Snapshot, Table};
pub use stats::{RoundScores, SeatStatistics, Statistics};
pub use store::{Found, Listed, Lock, Locked, Slot, Store, StoreError, choose_folder};
pub use turning_points::{TurningPoint, turning_points};
pub use writer::{SavePoint, Status, Ticket, Writer, save_on_panic};
