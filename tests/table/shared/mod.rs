//! Tables of several terminals: what each client gets, what it may do, and what no death of a process can take.

mod bounds;
mod deaths;
mod disk;
mod foreign;
mod histories;
mod host;
mod people;
mod remote;
mod secrets;
mod socket;

use crate::{pty, twins};
