//! Tables of several terminals: what each client gets, what it may do, and what no death of a process can take.

mod bounds;
mod deaths;
mod histories;
mod host;
mod people;
mod remote;
mod secrets;
mod socket;

use crate::{pty, twins};
