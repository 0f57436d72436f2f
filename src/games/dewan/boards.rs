//! The scenarios and the set of pieces that are part of the program.

/// Each file's name and text.
pub const fn embedded() -> &'static [(&'static str, &'static str)] {
    &[
        ("dewan-base.toml", include_str!("../../../boards/dewan-base.toml")),
        ("dewan-team.toml", include_str!("../../../boards/dewan-team.toml")),
        ("dewan-storm.toml", include_str!("../../../boards/dewan-storm.toml")),
        ("dewan-volcano.toml", include_str!("../../../boards/dewan-volcano.toml")),
        ("dewan-lake_village.toml", include_str!("../../../boards/dewan-lake_village.toml")),
        ("dewan-set-standard.toml", include_str!("../../../boards/dewan-set-standard.toml")),
    ]
}
