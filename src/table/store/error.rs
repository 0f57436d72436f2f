//! Errors about saves, in words.

use crate::kernel::{Value, Words};
use crate::table::save::{SaveError, Saved};
use std::io;
use std::path::{Path, PathBuf};

/// The reason why something about saves could not be done.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum StoreError {
    /// Neither a flag nor the environment says where saves are.
    NoFolder,
    Name {
        name: String,
    },
    /// A new game cannot take this name.
    Taken {
        name: String,
    },
    Missing {
        name: String,
    },
    /// Another session plays the game.
    Busy {
        name: String,
        by: String,
    },
    /// There is no save at all.
    Nothing {
        folder: PathBuf,
    },
    Read {
        path: PathBuf,
        error: io::Error,
    },
    Write {
        path: PathBuf,
        error: io::Error,
    },
    /// It cannot be deleted or renamed.
    Change {
        path: PathBuf,
        error: io::Error,
    },
    /// The path is not a file but a folder, a pipe or a device.
    NotAFile {
        path: PathBuf,
    },
    /// The file is not a usable save, or only the one before it is left; perhaps that one can be used.
    Unusable {
        path: PathBuf,
        /// `None` if there is no file.
        fault: Option<SaveError>,
        last_good: Option<Box<Saved>>,
    },
}

impl StoreError {
    /// Whether the name that was given is wrong, not the folder or a file in it.
    pub fn is_in_the_name(&self) -> bool {
        matches!(self, StoreError::Name { .. } | StoreError::Taken { .. } | StoreError::Missing { .. })
    }

    /// The sentence that a player reads.
    pub fn say(&self, words: &Words) -> String {
        let place = |path: &Path| ("path", Value::from(path.display().to_string()));
        let named = |key, name: &str| words.text_with(key, &[("name", Value::from(name.to_owned()))]);
        match self {
            StoreError::NoFolder => words.text("store-no-folder"),
            StoreError::Name { name } => named("store-name", name),
            StoreError::Taken { name } => named("store-taken", name),
            StoreError::Missing { name } => named("store-missing", name),
            StoreError::Busy { name, by } => {
                words.text_with("store-busy", &[("name", name.as_str().into()), ("by", by.as_str().into())])
            }
            StoreError::Nothing { folder } => words.text_with("store-nothing", &[place(folder)]),
            StoreError::Read { path, error } => {
                words.text_with("store-read", &[place(path), ("fault", error.to_string().into())])
            }
            StoreError::Write { path, error } => {
                let key = match error.kind() {
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "store-full",
                    io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "store-read-only",
                    _ => "store-write",
                };
                words.text_with(key, &[place(path), ("fault", error.to_string().into())])
            }
            StoreError::Change { path, error } => {
                words.text_with("store-change", &[place(path), ("fault", error.to_string().into())])
            }
            StoreError::NotAFile { path } => words.text_with("store-not-a-file", &[place(path)]),
            StoreError::Unusable { path, fault, last_good } => {
                let key = match (fault, last_good) {
                    (Some(_), Some(_)) => "store-unusable-but",
                    (Some(_), None) => "store-unusable",
                    (None, Some(_)) => "store-gone-but",
                    (None, None) => "store-gone",
                };
                let fault = fault.as_ref().map(|fault| fault.say(words)).unwrap_or_default();
                words.text_with(key, &[place(path), ("fault", fault.into())])
            }
        }
    }
}
