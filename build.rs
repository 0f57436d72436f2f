//! Packs the texts that are part of the program, which would else be a twentieth of it: `src/kernel/packed.rs` unpacks
//! them.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

/// The folders of texts.
const FOLDERS: [&str; 3] = ["boards", "lessons", LOCALES];

const LOCALES: &str = "locales";

/// The languages besides English.
const LANGUAGES: [&str; 2] = ["ja", "zh"];

/// Texts are packed once and unpacked at every start: as small as can be.
const LEVEL: u8 = 10;

/// As many of the characters that a language has outside ASCII, the most frequent ones, take one byte; all others take two,
/// of which the first is above those.
const IN_ONE_BYTE: usize = 112;

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let out = Path::new(&out);
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        fs::create_dir_all(out.join(folder))?;
        if folder == LOCALES {
            continue;
        }
        for file in fs::read_dir(folder)? {
            let file = file?;
            pack(&fs::read(file.path())?, &out.join(folder).join(file.file_name()))?;
        }
    }
    locales(Path::new(LOCALES), &out.join(LOCALES))
}

fn pack(text: &[u8], to: &Path) -> io::Result<()> {
    fs::write(to, miniz_oxide::deflate::compress_to_vec(text, LEVEL))
}

/// English as it stands, without what is not for players. Of the other languages only what stands behind the keys, in the
/// order of the English keys and in a code of their own characters: keys and codes of three bytes would be a third of them.
fn locales(from: &Path, to: &Path) -> io::Result<()> {
    let mut english = BTreeMap::new();
    for file in fs::read_dir(from)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if let Some(rest) = name.strip_prefix("en.") {
            let text = bare(&fs::read_to_string(file.path())?);
            pack(text.as_bytes(), &to.join(&name))?;
            english.insert(rest.to_owned(), text);
        }
    }
    for language in LANGUAGES {
        let mut texts = Vec::new();
        for (rest, english) in &english {
            let name = format!("{language}.{rest}");
            // what is not there is said in English
            let own = bare(&fs::read_to_string(from.join(&name)).unwrap_or_default());
            let own: BTreeMap<&str, &str> = entries(&own).into_iter().collect();
            let behind = |key: &str| own.get(key).copied().unwrap_or("\n");
            let text: String = entries(english).iter().map(|(key, _)| format!("={}", behind(key))).collect();
            texts.push((name, text));
        }
        let signs = signs(texts.iter().map(|(_, text)| text.as_str()));
        pack(signs.iter().collect::<String>().as_bytes(), &to.join(language))?;
        for (name, text) in texts {
            pack(&coded(&text, &signs)?, &to.join(name))?;
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

/// The keys of a bare resource, each with what stands behind its `=`.
fn entries(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            starts.push(at);
        }
        at += line.len();
    }
    starts.push(at);
    for bounds in starts.windows(2) {
        found.extend(text[bounds[0]..bounds[1]].split_once('=').map(|(key, says)| (key.trim_end(), says)));
    }
    found
}

/// The characters outside ASCII, the most frequent ones first.
fn signs<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<char> {
    let mut counts: BTreeMap<char, usize> = BTreeMap::new();
    for sign in texts.flat_map(str::chars).filter(|sign| !sign.is_ascii()) {
        *counts.entry(sign).or_default() += 1;
    }
    let mut signs: Vec<(char, usize)> = counts.into_iter().collect();
    signs.sort_by_key(|(sign, count)| (std::cmp::Reverse(*count), *sign));
    signs.into_iter().map(|(sign, _)| sign).collect()
}

/// A text in the code that `src/kernel/packed.rs` knows.
fn coded(text: &str, signs: &[char]) -> io::Result<Vec<u8>> {
    let places: BTreeMap<char, usize> = signs.iter().enumerate().map(|(at, sign)| (*sign, at)).collect();
    let mut code = Vec::new();
    for sign in text.chars() {
        match places.get(&sign) {
            None => code.push(sign as u8),
            Some(&at) if at < IN_ONE_BYTE => code.push(0x80 + at as u8),
            Some(&at) => {
                let beyond = at - IN_ONE_BYTE;
                let page = u8::try_from(0x80 + IN_ONE_BYTE + beyond / 256).map_err(io::Error::other)?;
                code.extend([page, (beyond % 256) as u8]);
            }
        }
    }
    Ok(code)
}
