//! Tables of several terminals: what each client gets, what it may do, and what no death of a process can take.

mod bounds;
mod deaths;
mod histories;
mod host;
mod people;

#[allow(dead_code, reason = "what drives terminals is shared with tests that use other parts of it")]
#[path = "../pty/mod.rs"]
mod pty;
mod remote;
mod secrets;
mod socket;

#[allow(dead_code, reason = "whole games of twins are played by the tests of each game")]
#[path = "../twins/mod.rs"]
mod twins;
