//! Tables of several terminals. A table is one save and one host process that holds it; clients reach it through a socket
//! beside the save, see what their seat may see, and ask for what it may do.

mod host;
mod link;
mod names;
mod remote;
mod tables;
mod wire;

pub use host::{Fate, Host, Id, MOST_CLIENTS, Peer};
pub use link::{Link, Note, Wish};
pub use names::{look_alike, player_name};
pub use remote::{Granted, Remote};
pub use tables::{HOST, Listing, TableError, Tables, own_account};
pub use wire::{
    Answer, Entry, Hello, LONGEST_LINE, Line, Motion, Numbered, PROTOCOL, Player, Proposed, Request, Says, Seen, Talk,
    Welcome, Who, Word,
};
