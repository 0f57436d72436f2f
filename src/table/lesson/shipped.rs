//! The lessons that are part of the program.

use crate::kernel::{packed, unpack};
use std::sync::LazyLock;

/// The text of each, in the order in which they are offered. The first line says its id.
pub(super) static ALL: LazyLock<[&str; 13]> = LazyLock::new(|| {
    [
        packed!("lessons/01.toml"),
        packed!("lessons/02.toml"),
        packed!("lessons/03.toml"),
        packed!("lessons/04.toml"),
        packed!("lessons/05.toml"),
        packed!("lessons/06.toml"),
        packed!("lessons/07.toml"),
        packed!("lessons/08.toml"),
        packed!("lessons/09.toml"),
        packed!("lessons/10.toml"),
        packed!("lessons/11.toml"),
        packed!("lessons/12.toml"),
        packed!("lessons/13.toml"),
    ]
    .map(unpack)
});
