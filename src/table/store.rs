//! The folder of saves: which one it is, what is in it, and writing into it so that no moment can lose a game.

mod error;
mod lock;

pub use error::StoreError;
pub use lock::{Lock, Locked};

use super::day::Day;
use super::digest::fnv;
use super::files::{
    Access, Content, Distrust, FileId, Folder, backup, beside, file_of, put_file, read_file, read_own_save, read_save,
    read_text,
};
use super::save::{MAX_BYTES, SaveError, Saved, Summary};
use crate::kernel::sanitize;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

/// The longest name of a save.
const MAX_NAME: usize = 64;

/// As much of a save is read: a larger one is none.
const MOST_BYTES: u64 = MAX_BYTES as u64 + 1;

/// The first lines of a save, up to the journal and perhaps a part of it.
const FIRST_BYTES: u64 = 512;

/// Returns the folder of saves: the one that was named, else the environment's, else `saves` of thicket's own source tree
/// if that is where one stands, else the user's data.
///
/// # Errors
/// Fails if nothing says where.
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
    let manifest = read_text(manifest, 1 << 20).ok().and_then(|text| toml::from_str::<toml::Table>(&text).ok());
    manifest.is_some_and(|manifest| {
        manifest.get("package").and_then(|package| package.get("name")).and_then(|name| name.as_str())
            == Some("thicket")
    })
}

/// A save in the folder, by its name. Nothing of it has been read.
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
    /// Whether other players have their saves here too, of whom each is only a name.
    is_confined: bool,
}

impl Store {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, is_confined: false }
    }

    /// Confines it to one of several players who share an account: games are only added here, and nothing is written elsewhere.
    #[must_use]
    pub fn confined(self) -> Self {
        Self { is_confined: true, ..self }
    }

    /// Returns whether it is confined to one of several players.
    pub const fn is_confined(&self) -> bool {
        self.is_confined
    }

    /// Writes a file that is no save into the folder; returns its path.
    ///
    /// # Errors
    /// Fails if other players have their saves there too, or if it cannot be written.
    pub fn put(&self, file: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        self.check_unconfined()?;
        let path = self.folder.join(file);
        match put_file(&path, bytes, Access::Private) {
            Ok(()) => Ok(path),
            Err(error) => Err(StoreError::Write { path, error }),
        }
    }

    /// # Errors
    /// Fails if what is there, or elsewhere, belongs to others too.
    fn check_unconfined(&self) -> Result<(), StoreError> {
        if self.is_confined { Err(StoreError::Confined) } else { Ok(()) }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.toml"))
    }

    /// Returns the saves there are, the last one written first. One of which only the save before it is left is among them.
    ///
    /// # Errors
    /// Fails if the folder is there and cannot be read.
    pub fn find(&self) -> Result<Vec<Found>, StoreError> {
        let failed = |error| StoreError::Read { path: self.folder.clone(), error };
        let mut found = Vec::new();
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
            Err(error) => return Err(failed(error)),
        };
        let mut files = BTreeSet::new();
        for entry in entries {
            files.extend(entry.map_err(failed)?.file_name().into_string().ok());
        }
        for file in &files {
            let Some(name) = name_of(file) else { continue };
            let path = self.path(name);
            if file.ends_with(".bak") && files.contains(&format!("{name}.toml")) {
                continue;
            }
            let modified = fs::symlink_metadata(self.folder.join(file)).and_then(|data| data.modified());
            found.push(Found { name: name.to_owned(), path, modified: modified.unwrap_or(SystemTime::UNIX_EPOCH) });
        }
        found.sort_unstable_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.name.cmp(&b.name)));
        Ok(found)
    }

    /// Returns what is in the save of this name.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn look_at(&self, name: &str) -> Result<Summary, StoreError> {
        let found = Found { name: name.to_owned(), path: self.path(name), modified: SystemTime::UNIX_EPOCH };
        self.look(found).what
    }

    /// Looks at a save: what is in it, or what is wrong with it.
    pub fn look(&self, found: Found) -> Listed {
        let Found { name, path, modified } = found;
        let what = self.parsed(&name, read_save, Summary::from_bytes).map(|(summary, _)| summary);
        Listed { name, path, modified, what }
    }

    /// Returns all saves, the last one written first, each with what is in it.
    ///
    /// # Errors
    /// Fails if the folder is there and cannot be read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        Ok(self.find()?.into_iter().map(|found| self.look(found)).collect())
    }

    /// Returns those saves whose games continue, and those that cannot be read. Each is looked at when it is asked for.
    pub fn open<'a>(&'a self, found: &'a [Found]) -> impl Iterator<Item = Listed> + use<'a> {
        let perhaps = found.iter().filter(|found| !says_over(&found.path));
        perhaps.map(|found| self.look(found.clone())).filter(|save| !save.what.as_ref().is_ok_and(|what| what.over))
    }

    /// Returns whether there is a save of this name, or the one before it.
    pub fn has(&self, name: &str) -> bool {
        let path = self.path(name);
        is_file_name(name) && [backup(&path), path].iter().any(|path| path.symlink_metadata().is_ok())
    }

    /// Reads a save, and gives the slot in which it continues.
    ///
    /// # Errors
    /// Says what is wrong with it. If the one before it is good, it comes with the error; it continues in a slot from
    /// [`Store::beside`], since what could not be read is never overwritten.
    pub fn load(&self, name: &str) -> Result<(Saved, Slot), StoreError> {
        self.load_by(name, read_save)
    }

    /// Reads the save of a table that is to be hosted. It must be our own: in a folder that others may write to it could be a
    /// file that someone else has prepared.
    ///
    /// # Errors
    /// Fails as [`Store::load`] does, and if it is not.
    pub fn load_own(&self, name: &str) -> Result<(Saved, Slot), StoreError> {
        self.load_by(name, read_own_save)
    }

    fn load_by(&self, name: &str, read: fn(&Path, u64) -> io::Result<Content>) -> Result<(Saved, Slot), StoreError> {
        let (saved, content) = self.parsed(name, read, Saved::from_bytes)?;
        Ok((saved, Slot { kept: Some(Kept::of(&content)), ..self.slot(name) }))
    }

    /// Reads a save with what makes something of it.
    fn parsed<T>(
        &self,
        name: &str,
        read: fn(&Path, u64) -> io::Result<Content>,
        parse: fn(&[u8]) -> Result<T, SaveError>,
    ) -> Result<(T, Content), StoreError> {
        self.check_there(name)?;
        let path = self.path(name);
        let fault = match read(&path, MOST_BYTES) {
            Ok(content) => match parse(&content.bytes) {
                Ok(parsed) => return Ok((parsed, content)),
                Err(fault) => Some(fault),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(unread(path, error)),
        };
        let last_good =
            read_own_save(&backup(&path), MOST_BYTES).ok().and_then(|content| Saved::from_bytes(&content.bytes).ok());
        let last_good = last_good.map(Box::new);
        Err(StoreError::Unusable { path, fault, last_good })
    }

    fn slot(&self, name: &str) -> Slot {
        Slot { store: self.clone(), name: name.to_owned(), kept: None, lock: None, is_table: false, is_swept: false }
    }

    /// Reads the save in any file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read_file(path: &Path) -> Result<Saved, StoreError> {
        let path = path.to_owned();
        match read_file(&path, MOST_BYTES) {
            Ok(bytes) => Saved::from_bytes(&bytes).map_err(|fault| StoreError::Unusable {
                path,
                fault: Some(fault),
                last_good: None,
            }),
            Err(error) => Err(unread(path, error)),
        }
    }

    /// Deletes a save and all that belongs to it.
    ///
    /// # Errors
    /// Fails if there is no such save, or it cannot be deleted.
    pub fn delete(&self, name: &str) -> Result<(), StoreError> {
        self.check_unconfined()?;
        let lock = self.hold(name)?;
        let path = self.path(name);
        for path in [beside(&path, "table"), backup(&path), path] {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(StoreError::Change { path, error });
                }
                _ => {}
            }
        }
        // A file that stays behind hinders nobody.
        let _ = lock.map(Lock::remove);
        Ok(())
    }

    /// Removes the lock of a game that was never saved.
    pub fn forget(&self, name: &str) {
        let mut slot = self.slot(name);
        if slot.hold().is_ok()
            && !self.has(name)
            && let Some(lock) = slot.lock.take().and_then(Arc::into_inner)
        {
            // A file that stays behind hinders nobody.
            let _ = lock.remove();
        }
    }

    /// Gives a save another name, and the one before it with it.
    ///
    /// # Errors
    /// Fails if there is no such save, the new name will not do or is taken, or the files cannot be renamed.
    pub fn rename(&self, name: &str, new: &str) -> Result<(), StoreError> {
        self.check_unconfined()?;
        self.check_there(name)?;
        self.create(new)?;
        let lock = self.hold(name)?;
        let (old, new) = (self.path(name), self.path(new));
        for (old, new) in [(old.clone(), new.clone()), (backup(&old), backup(&new))] {
            match Folder::of(&old).and_then(|folder| folder.move_to_free(&file_of(&old), &file_of(&new))) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(StoreError::Change { path: old, error });
                }
                _ => {}
            }
        }
        // A file that stays behind hinders nobody.
        let _ = lock.map(Lock::remove);
        Ok(())
    }

    /// The lock of a save that is to be deleted or renamed; none where there can be none.
    fn hold(&self, name: &str) -> Result<Option<Lock>, StoreError> {
        self.check_there(name)?;
        let mut slot = self.slot(name);
        slot.hold()?;
        slot.sweep();
        Ok(slot.lock.and_then(Arc::into_inner))
    }

    /// # Errors
    /// Fails if there is no save of this name, nor the one before it.
    pub fn check_there(&self, name: &str) -> Result<(), StoreError> {
        if !is_file_name(name) {
            return Err(StoreError::Name { name: name.chars().take(MAX_NAME).collect() });
        }
        if self.has(name) { Ok(()) } else { Err(StoreError::Missing { name: name.to_owned() }) }
    }

    /// Returns a slot for a new game of this name.
    ///
    /// # Errors
    /// Fails if the name will not do, or is taken.
    pub fn create(&self, name: &str) -> Result<Slot, StoreError> {
        check_name(name)?;
        if self.has(name) {
            return Err(StoreError::Taken { name: name.to_owned() });
        }
        Ok(self.slot(name))
    }

    /// Returns a slot for a game that is to be saved elsewhere: under another name in this folder, or at a path, which may
    /// be a folder or a file and may begin with `~`.
    ///
    /// # Errors
    /// Fails if the name will not do, or is taken.
    pub fn elsewhere(&self, place: &str, name: &str) -> Result<Slot, StoreError> {
        let home = std::env::var_os("HOME").map(PathBuf::from);
        let path = match (place.strip_prefix("~/"), home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ => PathBuf::from(place),
        };
        let is_folder = place.ends_with('/') || path.is_dir();
        if is_folder || place.contains('/') {
            self.check_unconfined()?;
        }
        if is_folder {
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

    /// Returns a slot with a free name like this one: `root-1` for `root`, `evening-2` beside `evening-1`. The number that
    /// ends the date of a daily game counts days, not games.
    pub fn beside(&self, name: &str) -> Slot {
        let split = name.rsplit_once('-').filter(|_| Day::of_save(name).is_none());
        let (mut stem, first) = match split.and_then(|(stem, number)| Some((stem, number.parse::<u16>().ok()?))) {
            Some((stem, number)) => (stem, u32::from(number) + 1),
            None => (name, 1),
        };
        while stem.len() > MAX_NAME - 8 {
            stem = &stem[..stem.char_indices().next_back().map_or(0, |(last, _)| last)];
        }
        let stem = if valid(stem) { stem } else { "game" };
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files: BTreeSet<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        let numbered = |number: u32| self.slot(&format!("{stem}-{number}"));
        let is_free = |slot: &Slot| !files.contains(&format!("{}.toml", slot.name)) && self.create(&slot.name).is_ok();
        let free = (first..100_000).map(numbered).find(is_free);
        free.unwrap_or_else(|| numbered(0))
    }
}

/// A game that finds its name taken tries this many others.
const MOST_NAMES: usize = 100;

/// The place of one game in the folder.
#[derive(Clone, Debug)]
pub struct Slot {
    store: Store,
    name: String,
    /// The file as we last read or wrote it; without one there must be none.
    kept: Option<Kept>,
    /// Held from the first write on, or from when the game continues.
    lock: Option<Arc<Lock>>,
    /// Whether the game is that of a table: its clients know it by this name, so it is never saved under another.
    is_table: bool,
    /// Whether what killed writers have left behind is removed.
    is_swept: bool,
}

/// A save as it was last read or written.
#[derive(Clone, Copy, Debug)]
struct Kept {
    digest: u64,
    id: FileId,
}

impl Kept {
    fn of(content: &Content) -> Self {
        Self { digest: fnv(&content.bytes), id: content.id }
    }
}

/// A session of this program that has just ended gives its lock back within this time.
const GIVES_BACK_WITHIN: Duration = Duration::from_millis(500);

impl Slot {
    /// Takes the lock of the save, so that nobody else plays the game. Where there can be no lock there is none.
    ///
    /// # Errors
    /// Fails if another session has it.
    pub fn hold(&mut self) -> Result<(), StoreError> {
        let deadline = Instant::now() + GIVES_BACK_WITHIN;
        let own = format!("{} ", std::process::id());
        while self.lock.is_none() {
            match Lock::take(&self.path()) {
                Ok(Locked::Yes(lock)) => self.lock = Some(Arc::new(lock)),
                Ok(Locked::No { by }) if by.starts_with(&own) && Instant::now() < deadline => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                Ok(Locked::No { by }) => return Err(StoreError::Busy { name: self.name.clone(), by }),
                Err(error) if Distrust::of(&error).is_some() => {
                    return Err(StoreError::Write { path: beside(&self.path(), "lock"), error });
                }
                Ok(Locked::Unknown) | Err(_) => break,
            }
        }
        Ok(())
    }

    /// Returns the slot of a table, with a lock that is held already.
    #[must_use]
    pub fn of_table(self, lock: Option<Arc<Lock>>) -> Self {
        Self { lock, is_table: true, ..self }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn path(&self) -> PathBuf {
        self.store.path(&self.name)
    }

    /// Returns the folder in which it is.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Returns whether the game was read from here, or has been written.
    pub fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// Returns the file that was last read or written here.
    pub fn file(&self) -> Option<FileId> {
        self.kept.map(|kept| kept.id)
    }

    /// Writes the save. If the file is not the one that was last read or written here, another program has been at it: it is
    /// left as it is, and the game continues in a slot beside it, unless it is that of a table.
    ///
    /// # Errors
    /// Fails if it cannot be written; the save before it is as good as before.
    pub fn write(&mut self, text: &str) -> Result<(), StoreError> {
        // the lock that keeps others out is another's now
        if self.is_table && self.lock.as_ref().is_some_and(|lock| !lock.holds()) {
            return Err(StoreError::Write { path: beside(&self.path(), "lock"), error: Distrust::Replaced.into() });
        }
        for _ in 0..MOST_NAMES {
            let written = match self.is_free() {
                true => self.write_here(text.as_bytes()),
                false => Err(Distrust::Replaced.into()),
            };
            match written {
                Ok(kept) => {
                    self.kept = Some(kept);
                    return Ok(());
                }
                Err(error) if Distrust::of(&error) == Some(Distrust::Replaced) && !self.is_table => {
                    *self = self.store.beside(&self.name);
                }
                Err(error) => return Err(StoreError::Write { path: self.path(), error }),
            }
        }
        Err(StoreError::Write { path: self.path(), error: Distrust::Replaced.into() })
    }

    /// Whether nobody else plays the game here.
    fn is_free(&mut self) -> bool {
        match &self.lock {
            Some(_) if self.is_table => true,
            _ => self.hold().is_ok(),
        }
    }

    fn write_here(&mut self, bytes: &[u8]) -> io::Result<Kept> {
        let (folder, file) = (Folder::create(&self.store.folder, Access::Private)?, self.file_name());
        self.sweep();
        let digest = fnv(bytes);
        let found = match folder.read(&file, MOST_BYTES) {
            Ok(content) => Some(content),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            // Whatever is there cannot be read; it is not ours to overwrite.
            Err(_) if self.path().symlink_metadata().is_ok() => return Err(Distrust::Replaced.into()),
            Err(error) => return Err(error),
        };
        let id = match (&found, self.kept) {
            (Some(content), Some(kept)) if self.is_still(&kept, content) => {
                folder.replace(&file, bytes, content, &mut |_| Ok(()))?
            }
            (None, kept) if kept.is_none() || !self.is_table => folder.write_new(&file, bytes)?,
            _ => return Err(Distrust::Replaced.into()),
        };
        Ok(Kept { digest, id })
    }

    /// Whether a save is what was last read or written here. At a table it must be the very file: one with the same content is
    /// what someone has put there.
    fn is_still(&self, kept: &Kept, content: &Content) -> bool {
        kept.digest == fnv(&content.bytes) && (!self.is_table || kept.id == content.id)
    }

    fn sweep(&mut self) {
        if !std::mem::replace(&mut self.is_swept, true)
            && let Ok(folder) = Folder::open(&self.store.folder)
        {
            folder.sweep(&self.file_name());
        }
    }

    fn file_name(&self) -> String {
        format!("{}.toml", self.name)
    }
}

/// Whether the first lines of a save say that its game is over.
fn says_over(path: &Path) -> bool {
    read_save(path, FIRST_BYTES).is_ok_and(|first| Summary::says_over(&first.bytes))
}

/// The name of the save to which a file belongs.
fn name_of(file: &str) -> Option<&str> {
    let name = file.strip_suffix(".toml").or_else(|| file.strip_suffix(".toml.bak"))?;
    is_file_name(name).then_some(name)
}

/// Words why something at a path could not be read.
fn unread(path: PathBuf, error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::InvalidInput => StoreError::NotAFile { path },
        _ => StoreError::Read { path, error },
    }
}

/// The longest name of a file beside which its lock, its socket and the next one fit, in bytes.
const LONGEST_FILE_NAME: usize = 220;

/// Whether this can be the name of a save that is there, which its owner may have called as they like: one name of a
/// file that is not hidden, and that a line of a list can show.
fn is_file_name(name: &str) -> bool {
    let path = Path::new(name);
    let is_shown =
        name.len() <= LONGEST_FILE_NAME && !name.contains(char::is_control) && sanitize(name.to_owned()) == name;
    is_shown && !name.starts_with('.') && path.file_name().is_some_and(|file| file == path.as_os_str())
}

/// Whether a new save can have this name.
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
    fn names_are_plain_words() {
        for name in ["root-1", "Abend_2", "根-3"] {
            assert!(valid(name), "{name}");
        }
        for name in ["", ".", "..", "a/b", "-x", "a b", "a.toml", "a\0b", &"x".repeat(65)] {
            assert!(!valid(name), "{name}");
        }
    }
}
