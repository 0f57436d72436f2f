//! The lessons that are part of the program.

/// The text of each, in the order in which they are offered. The first line says its id.
pub(super) const ALL: &[&str] = &[
    include_str!("../../../lessons/01.toml"),
    include_str!("../../../lessons/02.toml"),
    include_str!("../../../lessons/03.toml"),
    include_str!("../../../lessons/04.toml"),
    include_str!("../../../lessons/05.toml"),
    include_str!("../../../lessons/06.toml"),
    include_str!("../../../lessons/07.toml"),
    include_str!("../../../lessons/08.toml"),
    include_str!("../../../lessons/09.toml"),
    include_str!("../../../lessons/10.toml"),
    include_str!("../../../lessons/11.toml"),
    include_str!("../../../lessons/12.toml"),
];
