//! The boards that are part of the program.

use crate::kernel::{packed, unpack};
use std::sync::LazyLock;

static ALL: LazyLock<[(&str, &str); 4]> = LazyLock::new(|| {
    [
        ("root-autumn.toml", packed!("boards/root-autumn.toml")),
        ("root-winter.toml", packed!("boards/root-winter.toml")),
        ("root-lake.toml", packed!("boards/root-lake.toml")),
        ("root-mountain.toml", packed!("boards/root-mountain.toml")),
    ]
    .map(|(file, text)| (file, unpack(text)))
});

/// Each board's file name and text.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    &*ALL
}
