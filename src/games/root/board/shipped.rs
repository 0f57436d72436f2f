//! The boards that are part of the program.

/// Each board's file name and text.
pub const fn embedded() -> &'static [(&'static str, &'static str)] {
    &[
        ("root-autumn.toml", include_str!("../../../../boards/root-autumn.toml")),
        ("root-winter.toml", include_str!("../../../../boards/root-winter.toml")),
        ("root-lake.toml", include_str!("../../../../boards/root-lake.toml")),
        ("root-mountain.toml", include_str!("../../../../boards/root-mountain.toml")),
    ]
}
