//! Packs the texts that are part of the program, which would else be a twentieth of it: `src/kernel/packed.rs` unpacks
//! them.

use std::path::Path;
use std::{env, fs, io};

/// The folders of texts.
const FOLDERS: [&str; 3] = ["boards", "lessons", "locales"];

/// Texts are packed once and unpacked at every start: as small as can be.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        let packed = Path::new(&out).join(folder);
        fs::create_dir_all(&packed)?;
        for file in fs::read_dir(folder)? {
            let file = file?;
            let text = miniz_oxide::deflate::compress_to_vec(&fs::read(file.path())?, LEVEL);
            fs::write(packed.join(file.file_name()), text)?;
        }
    }
    Ok(())
}
