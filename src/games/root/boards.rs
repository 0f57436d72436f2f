//! The boards that are part of the program.

/// Each board's file name and text.
pub const fn embedded() -> &'static [(&'static str, &'static str)] {
    &[("root-autumn.toml", include_str!("../../../boards/root-autumn.toml"))]
}
