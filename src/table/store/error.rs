//! Errors about saves, in words.

use crate::kernel::{Message, Words};
use crate::table::files::Distrust;
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
    /// Several players share the account, and this would touch what belongs to others.
    Confined,
    /// Another session plays the game.
    Busy {
        name: String,
        by: String,
    },
    /// All saved games are over; this one was written last.
    Finished {
        name: String,
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
    /// Returns whether the name that was given is wrong, not the folder or a file in it.
    pub fn is_in_the_name(&self) -> bool {
        matches!(self, StoreError::Name { .. } | StoreError::Taken { .. } | StoreError::Missing { .. })
    }

    /// Returns whether another file stands where ours was.
    pub fn is_replaced(&self) -> bool {
        matches!(self, StoreError::Write { error, .. } if Distrust::of(error) == Some(Distrust::Replaced))
    }

    /// Returns the sentence that a player reads.
    pub fn say(&self, words: &Words) -> String {
        match self {
            StoreError::Unusable { path, fault: Some(fault), last_good } => {
                words.say(&unusable(path, Some(fault.say(words)), last_good.is_some()))
            }
            error => words.say(&error.message()),
        }
    }

    /// Returns the error for a player at another terminal, who may read another language. What is wrong within a save is in
    /// English; nobody there opens one.
    pub fn message(&self) -> Message {
        let at = |key, path: &Path| Message::new(key).text("path", path.display().to_string());
        let named = |key, name: &str| Message::new(key).text("name", name);
        match self {
            StoreError::NoFolder => "store-no-folder".into(),
            StoreError::Name { name } => named("store-name", name),
            StoreError::Taken { name } => named("store-taken", name),
            StoreError::Missing { name } => named("store-missing", name),
            StoreError::Confined => "store-confined".into(),
            StoreError::Busy { name, by } => named("store-busy", name).text("process", by),
            StoreError::Finished { name } => named("store-finished", name),
            StoreError::Nothing { folder } => at("store-nothing", folder),
            StoreError::Read { path, error }
            | StoreError::Write { path, error }
            | StoreError::Change { path, error }
                if Distrust::of(error).is_some() =>
            {
                at(if Distrust::of(error) == Some(Distrust::NotOwn) { "store-not-own" } else { "store-replaced" }, path)
            }
            StoreError::Read { path, error } => at("store-read", path).text("fault", error.to_string()),
            StoreError::Write { path, error } => {
                let key = match error.kind() {
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "store-full",
                    io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "store-read-only",
                    _ => "store-write",
                };
                at(key, path).text("fault", error.to_string())
            }
            StoreError::Change { path, error } => at("store-change", path).text("fault", error.to_string()),
            StoreError::NotAFile { path } => at("store-not-a-file", path),
            StoreError::Unusable { path, fault, last_good } => {
                unusable(path, fault.as_ref().map(SaveError::to_string), last_good.is_some())
            }
        }
    }
}

fn unusable(path: &Path, fault: Option<String>, has_last_good: bool) -> Message {
    let key = match (&fault, has_last_good) {
        (Some(_), true) => "store-unusable-but",
        (Some(_), false) => "store-unusable",
        (None, true) => "store-gone-but",
        (None, false) => "store-gone",
    };
    Message::new(key).text("path", path.display().to_string()).text("fault", fault.unwrap_or_default())
}
