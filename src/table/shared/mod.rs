//! Tables of several terminals. A table is one save and one host process that holds it; clients reach it through a socket
//! beside the save, see what their seat may see, and ask for what it may do.

mod host;
mod interner;
mod link;
mod remote;
mod tables;
mod wire;

pub use host::{Disposition, Host, Id, MOST_CLIENTS, Peer};
pub use interner::{look_alike, player_name};
pub use link::{JoinOptions, Link, TableNotice};
pub use remote::{RemoteSession, Reply};
pub use tables::{HOST, Listing, TableError, Tables, own_account};
pub use wire::{
    Answer, Entry, Envelope, Hello, LONGEST_LINE, Line, Motion, PROTOCOL, Player, Proposed, Request, ServerMessage,
    TableSnapshot, Talk, Welcome, Who, Word,
};
