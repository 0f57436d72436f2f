//! Packs the words for the program, which would else be a twentieth of it: `src/kernel/words.rs` unpacks a file when it
//! first asks for it.

use std::path::Path;
use std::{env, fs, io};

/// Words are packed once and unpacked at every start: as small as can be.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for file in fs::read_dir("locales")? {
        let file = file?;
        let packed = miniz_oxide::deflate::compress_to_vec(&fs::read(file.path())?, LEVEL);
        fs::write(Path::new(&folder).join(file.file_name()), packed)?;
    }
    Ok(())
}
