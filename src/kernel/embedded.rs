//! Texts that are part of the program, as `build.rs` packs them: a third of their size.

/// A file of the project as `build.rs` packs it, named by its path.
macro_rules! packed {
    ($file:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $file)) as &[u8]
    };
}

pub(crate) use packed;

/// Unpacks a text, which then stays for as long as the program runs: to be called once for each.
pub(crate) fn unpack(packed: &[u8]) -> &'static str {
    // what `build.rs` packed is whole and is text
    let bytes = miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default().leak()
}
