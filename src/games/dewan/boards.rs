//! The scenarios and the set of pieces that are part of the program.

use crate::kernel::{packed, unpack};
use std::sync::LazyLock;

static ALL: LazyLock<[(&str, &str); 6]> = LazyLock::new(|| {
    [
        ("dewan-base.toml", packed!("boards/dewan-base.toml")),
        ("dewan-team.toml", packed!("boards/dewan-team.toml")),
        ("dewan-storm.toml", packed!("boards/dewan-storm.toml")),
        ("dewan-volcano.toml", packed!("boards/dewan-volcano.toml")),
        ("dewan-lake_village.toml", packed!("boards/dewan-lake_village.toml")),
        ("dewan-set-standard.toml", packed!("boards/dewan-set-standard.toml")),
    ]
    .map(|(file, text)| (file, unpack(text)))
});

/// Returns each file's name and text.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    &*ALL
}
