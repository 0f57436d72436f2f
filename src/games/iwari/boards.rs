//! The boards that are part of the program.

use crate::kernel::{packed, unpack};
use std::sync::LazyLock;

static ALL: LazyLock<[(&str, &str); 5]> = LazyLock::new(|| {
    [
        ("iwari-new-horizons.toml", packed!("boards/iwari-new-horizons.toml")),
        ("iwari-vast-lands.toml", packed!("boards/iwari-vast-lands.toml")),
        ("iwari-floating-lands.toml", packed!("boards/iwari-floating-lands.toml")),
        ("iwari-glacial-mass.toml", packed!("boards/iwari-glacial-mass.toml")),
        ("iwari-long-road.toml", packed!("boards/iwari-long-road.toml")),
    ]
    .map(|(file, text)| (file, unpack(text)))
});

/// Returns each board's file name and text.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    &*ALL
}
