//! Themes of the user's own: a folder of files, read here because the screen knows no files.

use crate::table::read_text;
use crate::tui::theme::{Fault, ThemeError, Themes, Wrong};
use std::io;
use std::path::{Path, PathBuf};

/// The largest file that is read as a theme.
const MAX_THEME_BYTES: u64 = 1 << 20;

/// Adds every `*.toml` of a folder, under the name of its file; it takes the place of a theme of that name. Returns the
/// faults of all files that were left out.
pub(super) fn add_folder(themes: &mut Themes, folder: &Path) -> Vec<ThemeError> {
    let files = match files(folder) {
        Ok(files) => files,
        Err(error) => return vec![unreadable(folder, &error)],
    };
    let add = |file: &PathBuf| match read_text(file, MAX_THEME_BYTES) {
        Ok(text) => {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            themes.add(&name, &file.display().to_string(), &text).err()
        }
        Err(error) => Some(unreadable(file, &error)),
    };
    files.iter().filter_map(add).collect()
}

/// The `*.toml` of a folder, sorted.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort_unstable();
    Ok(files)
}

fn unreadable(path: &Path, error: &io::Error) -> ThemeError {
    let fault = Fault { key: String::new(), wrong: Wrong::Unreadable(error.to_string()) };
    ThemeError { file: path.display().to_string(), faults: vec![fault] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_themes() {
        let folder = tempfile::tempdir().expect("a folder");
        let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
        put("good.toml", "format = 1\nbase = \"dark\"");
        put("mono.toml", "format = 1\nbase = \"light\"");
        put("bad.toml", "format = 1\nbase = \"dark\"\n[map]\npath = { ansi = -1 }");
        put("notes.txt", "not a theme");
        let mut themes = Themes::new();
        let errors = add_folder(&mut themes, folder.path());
        assert_eq!(errors.len(), 1);
        assert!(errors[0].file.ends_with("bad.toml") && errors[0].faults[0].key == "map.path.ansi");
        assert_eq!(themes.names().collect::<Vec<_>>(), ["cvd", "dark", "good", "light", "mono"]);
        let errors = add_folder(&mut themes, &folder.path().join("nowhere"));
        assert!(matches!(errors[0].faults[0].wrong, Wrong::Unreadable(_)));
    }
}
