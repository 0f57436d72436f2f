//! The boards that are part of the program.

/// Each board's file name and text.
pub const fn embedded() -> &'static [(&'static str, &'static str)] {
    &[
        ("iwari-new-horizons.toml", include_str!("../../../boards/iwari-new-horizons.toml")),
        ("iwari-vast-lands.toml", include_str!("../../../boards/iwari-vast-lands.toml")),
        ("iwari-floating-lands.toml", include_str!("../../../boards/iwari-floating-lands.toml")),
        ("iwari-glacial-mass.toml", include_str!("../../../boards/iwari-glacial-mass.toml")),
        ("iwari-long-road.toml", include_str!("../../../boards/iwari-long-road.toml")),
    ]
}
