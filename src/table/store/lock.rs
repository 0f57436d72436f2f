//! The lock of a save: who holds it plays the game, and no one else. It lies on a file beside the save that goes only with
//! the save, because the save itself is replaced at every write.

use crate::table::files::{Access, FileId, Folder, beside, file_of};
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The lock of one save. It is given back when this is dropped, or when the process ends in whatever way.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
}

/// The result of asking for a lock.
#[derive(Debug)]
pub enum Locked {
    Yes(Lock),
    /// Another program plays the game: what it says of itself.
    No {
        by: String,
    },
    /// The file system knows no locks.
    Unknown,
}

/// As much of the holder's line is read.
const LONGEST_LINE: u64 = 200;

impl Lock {
    /// Takes the lock of the save with this path, if it is free.
    ///
    /// # Errors
    /// Fails if the file beside the save cannot be written, or is not our own.
    pub fn take(save: &Path) -> io::Result<Locked> {
        let path = beside(save, "lock");
        let folder = Folder::create(save.parent().unwrap_or(Path::new(".")), Access::Private)?;
        loop {
            let locked = Self::of(folder.open_lock(&file_of(&path))?, path.clone())?;
            // a save that was deleted meanwhile took this file with it, and the lock of a file that is gone keeps nobody out
            if let Locked::Yes(lock) = &locked
                && !lock.holds()
            {
                continue;
            }
            return Ok(locked);
        }
    }

    /// Takes over a lock that another process has handed on with its descriptor.
    ///
    /// # Errors
    /// Fails if the descriptor is not that of the file beside the save.
    pub fn adopt(file: File, save: &Path) -> io::Result<Locked> {
        let path = beside(save, "lock");
        if !FileId::of_file(&file)?.is_at(&path) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        Self::of(file, path)
    }

    fn of(mut file: File, path: PathBuf) -> io::Result<Locked> {
        match file.try_lock() {
            Ok(()) => {
                // who it is may not be known where the disk is full; that it is held is
                let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{}", whoami()));
                Ok(Locked::Yes(Self { file, path }))
            }
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                // Who it is may not be known; that it is held is.
                let _ = (&mut file).take(LONGEST_LINE).read_to_string(&mut by);
                Ok(Locked::No { by: by.trim().to_owned() })
            }
            Err(TryLockError::Error(_)) => Ok(Locked::Unknown),
        }
    }

    /// Removes the file of the lock, for a save that is deleted; the lock is given back with it.
    ///
    /// # Errors
    /// Fails if the file cannot be removed.
    pub fn remove(self) -> io::Result<()> {
        std::fs::remove_file(&self.path)
    }

    /// Returns whether the lock still lies beside the save: who deletes the file by hand makes room for another holder.
    pub fn holds(&self) -> bool {
        FileId::of_file(&self.file).is_ok_and(|id| id.is_at(&self.path))
    }

    /// Returns the descriptor, for the process that is to hold the lock from now on.
    pub fn into_file(self) -> File {
        self.file
    }
}

/// Describes this process and machine, for anyone who finds the file locked.
fn whoami() -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{} {}", std::process::id(), machine.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_has_one_holder_at_a_time_and_can_be_handed_on() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("new/game.toml");
        let Locked::Yes(lock) = Lock::take(&save).unwrap() else { panic!("a free lock") };
        assert!(lock.holds());
        match Lock::take(&save).unwrap() {
            Locked::No { by } => assert!(by.starts_with(&std::process::id().to_string()), "{by}"),
            other => panic!("{other:?}"),
        }
        let handed = lock.into_file();
        assert!(matches!(Lock::take(&save).unwrap(), Locked::No { .. }));
        let elsewhere = folder.path().join("new/other.toml");
        drop(Lock::take(&elsewhere).unwrap());
        assert!(Lock::adopt(handed.try_clone().unwrap(), &elsewhere).is_err());
        let Locked::Yes(lock) = Lock::adopt(handed, &save).unwrap() else { panic!("the same lock") };
        std::fs::remove_file(folder.path().join("new/.game.toml.lock")).unwrap();
        assert!(!lock.holds());
        drop(lock);
        assert!(matches!(Lock::take(&save).unwrap(), Locked::Yes(_)));
    }
}
