//! The folder of saves: which one it is, what lies in it, and writing into it so that no moment can lose a game.

use super::digest::fnv;
use super::save::{MAX_BYTES, SaveError, Saved, Summary};
use crate::kernel::{Value, Words};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest name of a save.
const MAX_NAME: usize = 64;

/// Why something about saves could not be done.
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
    /// The file is there and is no save that can be used; perhaps the one before it is.
    Unusable {
        path: PathBuf,
        fault: SaveError,
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
            StoreError::Unusable { path, fault, last_good } => {
                let key = if last_good.is_some() { "store-unusable-but" } else { "store-unusable" };
                words.text_with(key, &[place(path), ("fault", fault.say(words).into())])
            }
        }
    }
}

/// Where saves lie: the folder that was named, else the environment's, else `saves` of thicket's own source tree if that is
/// where one stands, else the user's data.
///
/// # Errors
/// If nothing says where.
pub fn choose_folder(
    named: Option<&Path>,
    environment: &dyn Fn(&str) -> Option<OsString>,
    here: &Path,
) -> Result<PathBuf, StoreError> {
    let set = |key: &str| environment(key).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    if let Some(folder) = set("THICKET_SAVES") {
        return Ok(folder);
    }
    if is_own_source(&here.join("Cargo.toml")) {
        return Ok(here.join("saves"));
    }
    // The base directory specification has relative paths ignored.
    let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let data = data.or_else(|| set("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("thicket/saves")).ok_or(StoreError::NoFolder)
}

fn is_own_source(manifest: &Path) -> bool {
    let text = fs::metadata(manifest).ok().filter(|data| data.is_file() && data.len() < 1 << 20);
    let text = text.and_then(|_| fs::read_to_string(manifest).ok());
    let manifest = text.and_then(|text| toml::from_str::<toml::Table>(&text).ok());
    manifest.is_some_and(|manifest| {
        manifest.get("package").and_then(|package| package.get("name")).and_then(|name| name.as_str())
            == Some("thicket")
    })
}

/// A file in the folder that has the name of a save. Nothing of it has been read.
#[derive(Clone, Debug)]
pub struct Found {
    pub name: String,
    pub path: PathBuf,
    pub modified: SystemTime,
}

/// One save in the folder.
#[derive(Debug)]
pub struct Listed {
    pub name: String,
    pub path: PathBuf,
    pub modified: SystemTime,
    pub what: Result<Summary, StoreError>,
}

/// A folder of saves. It need not exist before something is saved.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.toml"))
    }

    /// The saves there are, the last one written first.
    ///
    /// # Errors
    /// If the folder is there and cannot be read.
    pub fn find(&self) -> Result<Vec<Found>, StoreError> {
        let failed = |error| StoreError::Read { path: self.folder.clone(), error };
        let mut found = Vec::new();
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
            Err(error) => return Err(failed(error)),
        };
        for entry in entries {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|file| file.to_str()).and_then(|file| file.strip_suffix(".toml"));
            let Some(name) = name.filter(|name| valid(name)).map(str::to_owned) else { continue };
            let modified = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            found.push(Found { name, path, modified });
        }
        found.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.name.cmp(&b.name)));
        Ok(found)
    }

    /// What is in a save, or what is wrong with it.
    pub fn look(&self, found: Found) -> Listed {
        let Found { name, path, modified } = found;
        let summary = read(&path).ok().and_then(|bytes| Summary::from_bytes(&bytes).ok());
        // What cannot be read is told as loading it would tell it.
        let load = || {
            self.load(&name).map(|(saved, _)| Summary {
                game: saved.game,
                seats: saved.options.seats,
                round: saved.round,
                over: saved.over,
            })
        };
        let what = summary.map_or_else(load, Ok);
        Listed { name, path, modified, what }
    }

    /// All saves, the last one written first, each with what is in it.
    ///
    /// # Errors
    /// If the folder is there and cannot be read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        Ok(self.find()?.into_iter().map(|found| self.look(found)).collect())
    }

    /// Those saves whose games go on, and those that cannot be read. Each is looked at when it is asked for.
    pub fn open<'a>(&'a self, found: &'a [Found]) -> impl Iterator<Item = Listed> + use<'a> {
        let perhaps = found.iter().filter(|found| !read_first(&found.path).is_ok_and(|text| Summary::says_over(&text)));
        perhaps.map(|found| self.look(found.clone())).filter(|save| !save.what.as_ref().is_ok_and(|what| what.over))
    }

    /// Reads a save, and gives the slot in which it goes on.
    ///
    /// # Errors
    /// What is wrong with it. If the one before it is good, it comes with the error; it goes on in a slot from
    /// [`Store::beside`], since what could not be read is never overwritten.
    pub fn load(&self, name: &str) -> Result<(Saved, Slot), StoreError> {
        check_name(name)?;
        let path = self.path(name);
        let fault = match read(&path) {
            Ok(bytes) => match Saved::from_bytes(&bytes) {
                Ok(saved) => {
                    return Ok((saved, Slot { store: self.clone(), name: name.to_owned(), last: Some(fnv(&bytes)) }));
                }
                Err(fault) => fault,
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(StoreError::Missing { name: name.to_owned() });
            }
            Err(error) => return Err(StoreError::Read { path, error }),
        };
        let last_good = read(&backup(&path)).ok().and_then(|bytes| Saved::from_bytes(&bytes).ok()).map(Box::new);
        Err(StoreError::Unusable { path, fault, last_good })
    }

    /// A slot for a new game of this name.
    ///
    /// # Errors
    /// If the name will not do, or is taken.
    pub fn create(&self, name: &str) -> Result<Slot, StoreError> {
        check_name(name)?;
        let path = self.path(name);
        if path.symlink_metadata().is_ok() || backup(&path).symlink_metadata().is_ok() {
            return Err(StoreError::Taken { name: name.to_owned() });
        }
        Ok(Slot { store: self.clone(), name: name.to_owned(), last: None })
    }

    /// A slot for a game that is to be saved elsewhere: under another name in this folder, or at a path, which may be a folder or
    /// a file and may begin with `~`.
    ///
    /// # Errors
    /// If the name will not do, or is taken.
    pub fn elsewhere(&self, place: &str, name: &str) -> Result<Slot, StoreError> {
        let home = std::env::var_os("HOME").map(PathBuf::from);
        let path = match (place.strip_prefix("~/"), home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ => PathBuf::from(place),
        };
        if place.ends_with('/') || path.is_dir() {
            let store = Store::new(path);
            return store.create(name).or_else(|_| Ok(store.beside(name)));
        }
        let file = path.file_name().and_then(|file| file.to_str()).unwrap_or_default();
        let name = file.strip_suffix(".toml").unwrap_or(file);
        match path.parent().filter(|_| place.contains('/')) {
            Some(folder) => Store::new(folder.to_owned()).create(name),
            None => self.create(name),
        }
    }

    /// A slot with a free name like this one: `root-1` for `root`, `evening-2` beside `evening-1`.
    pub fn beside(&self, name: &str) -> Slot {
        let (mut stem, first) =
            match name.rsplit_once('-').and_then(|(stem, number)| Some((stem, number.parse::<u16>().ok()?))) {
                Some((stem, number)) => (stem, u32::from(number) + 1),
                None => (name, 1),
            };
        while stem.len() > MAX_NAME - 8 {
            stem = &stem[..stem.char_indices().next_back().map_or(0, |(last, _)| last)];
        }
        let stem = if valid(stem) { stem } else { "game" };
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files: BTreeSet<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        let numbered = |number: u32| Slot { store: self.clone(), name: format!("{stem}-{number}"), last: None };
        let is_free = |slot: &Slot| !files.contains(&format!("{}.toml", slot.name)) && self.create(&slot.name).is_ok();
        let free = (first..100_000).map(numbered).find(is_free);
        free.unwrap_or_else(|| numbered(0))
    }
}

/// The place of one game in the folder.
#[derive(Clone, Debug)]
pub struct Slot {
    store: Store,
    name: String,
    /// The digest of the file as we last read or wrote it; without one there must be no file.
    last: Option<u64>,
}

/// The steps of a write, in order. A program that dies between any two leaves a save that can be loaded, if there was one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Begin,
    Written,
    LinkedBackup,
    KeptBackup,
    Renamed,
}

impl Slot {
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn path(&self) -> PathBuf {
        self.store.path(&self.name)
    }

    /// The folder in which it is.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Whether the game was read from here, or has been written.
    pub fn is_kept(&self) -> bool {
        self.last.is_some()
    }

    /// Writes the save. If the file is not the one that was last read or written here, another program has been at it: it is
    /// left as it is, and the game goes on in a slot beside it.
    ///
    /// # Errors
    /// If it cannot be written; the save before it is as good as before.
    pub fn write(&mut self, text: &str) -> Result<(), StoreError> {
        let path = self.path();
        let found = match read(&path) {
            Ok(bytes) => Some(fnv(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            // Whatever is there cannot be read; it is not ours to overwrite.
            Err(_) if path.symlink_metadata().is_ok() => Some(self.last.map_or(0, |last| !last)),
            Err(error) => return Err(StoreError::Write { path, error }),
        };
        if found.is_some() && found != self.last {
            *self = self.store.beside(&self.name);
        }
        let path = self.path();
        write_atomically(&path, text.as_bytes(), found.is_some() && found == self.last, &mut |_| Ok(()))
            .map_err(|error| StoreError::Write { path, error })?;
        self.last = Some(fnv(text.as_bytes()));
        Ok(())
    }
}

fn write_atomically(
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

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Reads a plain file of bearable size: a pipe would keep us waiting.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, MAX_BYTES as u64 + 1)
}

/// Reads the first lines of a save, up to the journal and perhaps a part of it.
fn read_first(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, 512)
}

fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
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
fn backup(path: &Path) -> PathBuf {
    path.with_extension("toml.bak")
}

/// `.NAME.toml.WHAT`, hidden and in the same folder.
fn beside(path: &Path, what: &str) -> PathBuf {
    let file = path.file_name().and_then(|file| file.to_str()).unwrap_or_default();
    path.with_file_name(format!(".{file}.{what}"))
}

fn valid(name: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    !name.is_empty() && name.len() <= MAX_NAME && name.chars().all(plain) && !name.starts_with('-')
}

fn check_name(name: &str) -> Result<(), StoreError> {
    if valid(name) { Ok(()) } else { Err(StoreError::Name { name: name.chars().take(MAX_NAME).collect() }) }
}

#[cfg(test)]
mod tests {
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
            // What lies about does not hinder the next write.
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

    #[test]
    fn names_are_plain_words() {
        for name in ["root-1", "Abend_2", "根-3"] {
            assert!(valid(name), "{name}");
        }
        for name in ["", ".", "..", "a/b", "-x", "a b", "a.toml", "a\0b", &"x".repeat(65)] {
            assert!(!valid(name), "{name}");
        }
    }
}
