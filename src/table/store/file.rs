//! The files of a save: written so that no moment can lose a game, read with a limit.

use crate::table::save::MAX_BYTES;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The steps of a write, in order. A program that dies between any two leaves a save that can be loaded, if there was one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum At {
    Begin,
    Written,
    LinkedBackup,
    KeptBackup,
    Renamed,
}

pub(super) fn write_atomically(
    path: &Path,
    bytes: &[u8],
    keep: bool,
    reached: &mut dyn FnMut(At) -> io::Result<()>,
) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    create_folder(folder)?;
    reached(At::Begin)?;
    let new = beside(path, "new");
    let written = write_synced(&new, bytes);
    if let Err(error) = written {
        // The half-written file is of no use; if it cannot be removed either, the next write will replace it.
        let _ = fs::remove_file(&new);
        return Err(error);
    }
    reached(At::Written)?;
    if keep {
        let old = beside(path, "old");
        let _ = fs::remove_file(&old);
        if fs::hard_link(path, &old).is_err() {
            // Not every file system has links.
            write_synced(&old, &read(path)?)?;
        }
        reached(At::LinkedBackup)?;
        fs::rename(&old, backup(path))?;
        // A rename between two links to one file does nothing.
        let _ = fs::remove_file(&old);
        reached(At::KeptBackup)?;
    }
    fs::rename(&new, path)?;
    reached(At::Renamed)?;
    match File::open(folder)?.sync_all() {
        // Some file systems cannot sync a folder; the file itself is safe by then.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        synced => synced,
    }
}

pub(super) fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Reads a plain file of bearable size: a pipe would keep us waiting.
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, MAX_BYTES as u64 + 1)
}

/// Reads a plain file of text, at most this many bytes of it: a pipe would keep us waiting, and a device has no end.
///
/// # Errors
/// `InvalidInput` for what is no plain file, `InvalidData` for what is no text, and whatever reading fails with.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_at_most(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Reads the first lines of a save, up to the journal and perhaps a part of it.
pub(super) fn read_first(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, 512)
}

pub(super) fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    #[cfg(test)]
    READ.with_borrow_mut(|read| read.push((path.to_owned(), most)));
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
thread_local! {
    /// The files that were read on this thread, and how much of them at most.
    pub(crate) static READ: std::cell::RefCell<Vec<(PathBuf, u64)>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// `NAME.toml.bak`: the last good one.
pub(super) fn backup(path: &Path) -> PathBuf {
    path.with_extension("toml.bak")
}

/// `.NAME.toml.WHAT`, hidden and in the same folder.
pub(in crate::table) fn beside(path: &Path, what: &str) -> PathBuf {
    let file = path.file_name().and_then(|file| file.to_str()).unwrap_or_default();
    path.with_file_name(format!(".{file}.{what}"))
}

#[cfg(test)]
mod tests {
    use super::super::StoreError;
    use super::*;

    #[test]
    fn a_program_that_dies_at_any_step_leaves_the_old_save_or_the_new_one() {
        for stop in [At::Begin, At::Written, At::LinkedBackup, At::KeptBackup, At::Renamed] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("game.toml");
            let mut go_on = |_| Ok(());
            write_atomically(&path, b"one", false, &mut go_on).unwrap();
            write_atomically(&path, b"two", true, &mut go_on).unwrap();
            let mut die = |at| if at == stop { Err(io::Error::other("killed")) } else { Ok(()) };
            assert_eq!(write_atomically(&path, b"three", true, &mut die).unwrap_err().to_string(), "killed");
            let now = fs::read(&path).unwrap();
            assert_eq!(now, if stop == At::Renamed { b"three".to_vec() } else { b"two".to_vec() }, "{stop:?}");
            let kept = fs::read(backup(&path)).unwrap();
            assert!(kept == b"one" || kept == b"two", "{stop:?}: {kept:?}");
            // Left-over files do not hinder the next write.
            write_atomically(&path, b"four", true, &mut go_on).unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"four");
            assert_eq!(fs::read(backup(&path)).unwrap(), now);
            let left = fs::read_dir(folder.path()).unwrap().count();
            assert_eq!(left, 2, "{stop:?}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told_as_such_and_leaves_nothing_behind() {
        let error = write_synced(Path::new("/dev/full"), b"game").unwrap_err();
        let told = StoreError::Write { path: "/saves/game.toml".into(), error }.to_string();
        assert!(told.contains("full") && told.contains("/saves/game.toml"), "{told}");
    }

    #[cfg(unix)]
    #[test]
    fn saves_and_their_folder_are_the_players_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/thicket/saves/game.toml");
        write_atomically(&path, b"one", false, &mut |_| Ok(())).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o600, 0o700));
    }
}
