//! Texts that are part of the program, as `build.rs` packs them: a third of their size.

/// A file of the project as `build.rs` packs it, named by its path.
macro_rules! packed {
    ($file:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $file)) as &[u8]
    };
}

pub(crate) use packed;

/// The characters of a language that take one byte, as `build.rs` has it: the others take two.
const IN_ONE_BYTE: usize = 112;

/// Unpacks a text, which then stays for as long as the program runs: to be called once for each.
pub(crate) fn unpack(packed: &[u8]) -> &'static str {
    String::from_utf8(bytes(packed)).unwrap_or_default().leak()
}

/// Unpacks a text in the code of its language, of which these are the characters outside ASCII. It stays as well.
pub(crate) fn unpack_coded(packed: &[u8], signs: &[char]) -> &'static str {
    let mut code = bytes(packed).into_iter().map(usize::from);
    let mut text = String::new();
    while let Some(byte) = code.next() {
        let sign = match byte.checked_sub(0x80) {
            None => char::from_u32(byte as u32),
            Some(at) if at < IN_ONE_BYTE => signs.get(at).copied(),
            Some(page) => code.next().and_then(|at| signs.get(IN_ONE_BYTE + (page - IN_ONE_BYTE) * 256 + at).copied()),
        };
        text.extend(sign);
    }
    text.leak()
}

fn bytes(packed: &[u8]) -> Vec<u8> {
    // what `build.rs` packed is whole and is text
    miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default()
}
