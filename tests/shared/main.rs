//! Tables of several terminals: what each client gets, what it may do, and what no death of a process can take.

mod bounds;
mod deaths;
mod host;
mod people;

#[path = "../pty/mod.rs"]
mod pty;
mod secrets;
mod socket;
