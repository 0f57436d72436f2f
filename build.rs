//! Packs the texts that are part of the program, which would else be a twentieth of it: `src/kernel/embedded.rs` unpacks
//! them.

use std::path::Path;
use std::{env, fs, io};

/// The folders of texts.
const FOLDERS: [&str; 3] = ["boards", "lessons", LOCALES];

const LOCALES: &str = "locales";

/// Texts are packed once and unpacked at every start: as small as can be.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let out = Path::new(&out);
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        fs::create_dir_all(out.join(folder))?;
        for file in fs::read_dir(folder)? {
            let file = file?;
            let text = fs::read_to_string(file.path())?;
            let text = if folder == LOCALES { bare(&text) } else { text };
            let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL);
            fs::write(out.join(folder).join(file.file_name()), packed)?;
        }
    }
    Ok(())
}

/// A resource without comments, and without the empty lines between its entries.
fn bare(text: &str) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for line in text.split_inclusive('\n').filter(|line| !line.starts_with('#')) {
        if line.trim().is_empty() {
            empty += 1;
            continue;
        }
        // what goes on after an empty line has that line in its text
        if line.starts_with([' ', '}']) {
            out.push_str(&"\n".repeat(empty));
        }
        empty = 0;
        out.push_str(line);
    }
    out
}
