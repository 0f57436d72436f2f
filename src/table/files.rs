//! Files in folders that others may write to. Names are looked up below the folder's descriptor, what is written goes into a
//! file that this process has just created, and what others may have put at a name is told from our own by its descriptor.

use super::save::SAVE_BEGINS;
use super::system::path_of;
use crate::kernel::Words;
use rand::TryRng;
use rustix::fs::{
    AtFlags, CWD, Dir, Gid, Mode, OFlags, RawMode, RenameFlags, Stat, chmodat, chownat, fstat, mkdirat, openat,
    renameat, renameat_with, statat, unlinkat,
};
use rustix::io::Errno;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

/// The reason why a file is not taken for our own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Distrust {
    /// In a folder that others may write to it is not a plain file of this account with one name, closed to everyone else.
    #[error("{}", Words::english().text("file-not-own"))]
    NotOwn,
    /// Another file has taken the place of ours, or ours is gone.
    #[error("{}", Words::english().text("file-replaced"))]
    Replaced,
}

impl Distrust {
    /// Returns the distrust behind an error of this module.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<Distrust> for io::Error {
    fn from(distrust: Distrust) -> Self {
        io::Error::new(io::ErrorKind::PermissionDenied, distrust)
    }
}

/// Tells one file from all others, whatever names it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    #[allow(clippy::unnecessary_cast, reason = "the types of these fields differ from system to system")]
    fn of(stat: &Stat) -> Self {
        Self { device: stat.st_dev as u64, inode: stat.st_ino as u64 }
    }

    pub fn of_file(file: &File) -> io::Result<Self> {
        Ok(Self::of(&fstat(file)?))
    }

    /// Returns whether this very file is at a path.
    pub fn is_at(self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|there| self == Self { device: there.dev(), inode: there.ino() })
    }
}

/// Who may read what is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// The own account.
    Private,
    /// Whoever the process lets read its files.
    Public,
}

impl Access {
    fn of_file(self) -> RawMode {
        if self == Self::Private { 0o600 } else { 0o666 }
    }

    fn of_folder(self) -> u32 {
        if self == Self::Private { 0o700 } else { 0o777 }
    }
}

/// The steps of replacing a save, in order. A program that dies between any two leaves a save that can be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum At {
    Begin,
    Written,
    Exchanged,
    KeptBackup,
}

/// A file as it was read.
pub(super) struct Content {
    pub bytes: Vec<u8>,
    pub id: FileId,
    stat: Stat,
}

/// An open folder.
#[derive(Debug)]
pub(super) struct Folder {
    fd: OwnedFd,
    mode: RawMode,
    group: Gid,
    /// Whether other accounts may put files here, or take ours away.
    others_write: bool,
}

impl Folder {
    pub fn open(path: &Path) -> io::Result<Self> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        let fd = openat(CWD, path, OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())?;
        let stat = fstat(&fd)?;
        let mode = stat.st_mode;
        let others_write = mode & 0o022 != 0 || !is_of_this_account(&stat);
        Ok(Self { fd, mode, group: Gid::from_raw(stat.st_gid), others_write })
    }

    /// Opens a folder that is created if need be, with all above it.
    pub fn create(path: &Path, access: Access) -> io::Result<Self> {
        fs::DirBuilder::new().recursive(true).mode(access.of_folder()).create(path)?;
        Self::open(path)
    }

    /// Opens the folder of a file.
    pub fn of(path: &Path) -> io::Result<Self> {
        Self::open(path.parent().unwrap_or(Path::new(".")))
    }

    /// Returns whether the group of the folder may put files into it.
    pub fn group_writes(&self) -> bool {
        self.mode & 0o020 != 0
    }

    fn stat(&self, name: &str) -> io::Result<Stat> {
        Ok(statat(&self.fd, name, AtFlags::SYMLINK_NOFOLLOW)?)
    }

    fn id(&self, name: &str) -> io::Result<FileId> {
        self.stat(name).map(|stat| FileId::of(&stat))
    }

    /// Whether a file of this folder is our own: here nobody but us puts files, or it is plain, of this account, without
    /// another name, and closed to others.
    fn is_own(&self, stat: &Stat) -> bool {
        let is_alone = stat.st_nlink == 1 && stat.st_mode & 0o077 == 0;
        is_plain(stat) && (!self.others_write || is_alone && is_of_this_account(stat))
    }

    /// Reads at most so much of a save. Where others may put files, no link is followed.
    ///
    /// # Errors
    /// `InvalidInput` for what is no plain file, and whatever reading fails with.
    pub fn read(&self, name: &str, most: u64) -> io::Result<Content> {
        let links = if self.others_write { OFlags::NOFOLLOW } else { OFlags::empty() };
        let opened = openat(&self.fd, name, READS | links, Mode::empty());
        let file = File::from(opened.map_err(|error| match error {
            Errno::LOOP => io::ErrorKind::InvalidInput.into(),
            error => io::Error::from(error),
        })?);
        let stat = fstat(&file)?;
        Ok(Content { bytes: read_plain(file, &stat, most, SAVE_BEGINS)?, id: FileId::of(&stat), stat })
    }

    /// Opens the file of a lock, which is created if need be.
    ///
    /// # Errors
    /// [`Distrust::NotOwn`] for what others may have put there.
    pub fn open_lock(&self, name: &str) -> io::Result<File> {
        let flags = OFlags::RDWR | OFlags::CREATE | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        for _ in 0..MOST_OPENINGS {
            let opened = openat(&self.fd, name, flags, Mode::from_raw_mode(Access::Private.of_file()));
            // Who swaps links could have the descriptor of another file with one name left: what counts is that the file
            // stands here and nowhere else at one moment.
            let there = match self.stat(name) {
                Ok(there) => there,
                Err(error) if error.kind() == io::ErrorKind::NotFound && opened.is_ok() => continue,
                Err(error) => return Err(opened.err().map_or(error, io::Error::from)),
            };
            if !self.is_own(&there) {
                return Err(Distrust::NotOwn.into());
            }
            let file = File::from(opened?);
            if FileId::of_file(&file)? == FileId::of(&there) {
                return Ok(file);
            }
        }
        Err(Distrust::NotOwn.into())
    }

    /// Creates a file under a name that nobody can guess, and writes it to the disk.
    fn write_fresh(&self, name: &str, bytes: &[u8], access: Access) -> io::Result<Fresh<'_>> {
        let fresh_name = fresh_name(name)?;
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let file = File::from(openat(&self.fd, &fresh_name, flags, Mode::from_raw_mode(access.of_file()))?);
        let stat = fstat(&file)?;
        let fresh = Fresh { folder: self, name: fresh_name, id: FileId::of(&stat), is_placed: false };
        if access == Access::Private && !self.is_own(&stat) {
            return Err(Distrust::NotOwn.into());
        }
        fill(file, bytes)?;
        Ok(fresh)
    }

    /// Writes a file atomically, over any file of that name.
    fn put(&self, name: &str, bytes: &[u8], access: Access) -> io::Result<()> {
        let fresh = self.write_fresh(name, bytes, access)?;
        renameat(&self.fd, &fresh.name, &self.fd, name)?;
        fresh.placed_at(name).map(drop)
    }

    /// Writes a save where there must be none.
    ///
    /// # Errors
    /// [`Distrust::Replaced`] if there is something, and whatever writing fails with.
    pub fn write_new(&self, name: &str, bytes: &[u8]) -> io::Result<FileId> {
        let fresh = self.write_fresh(name, bytes, Access::Private)?;
        self.move_to_free(&fresh.name, name)?;
        let id = fresh.placed_at(name)?;
        self.sync()?;
        Ok(id)
    }

    /// Renames to a name at which there must be nothing.
    ///
    /// # Errors
    /// [`Distrust::Replaced`] if there is something, and whatever renaming fails with.
    pub fn move_to_free(&self, name: &str, new: &str) -> io::Result<()> {
        match renameat_with(&self.fd, name, &self.fd, new, RenameFlags::NOREPLACE) {
            Err(Errno::EXIST) => Err(Distrust::Replaced.into()),
            Err(error) if is_unknown(error) => match self.stat(new) {
                Ok(_) => Err(Distrust::Replaced.into()),
                Err(_) => Ok(renameat(&self.fd, name, &self.fd, new)?),
            },
            renamed => Ok(renamed?),
        }
    }

    /// Writes a save in place of the one that was read, which becomes its backup. Any other file that is there instead
    /// is left as it is.
    ///
    /// # Errors
    /// [`Distrust::Replaced`] if another file is there; otherwise the error of writing.
    pub fn replace(
        &self,
        name: &str,
        bytes: &[u8],
        old: &Content,
        reached: &mut dyn FnMut(At) -> io::Result<()>,
    ) -> io::Result<FileId> {
        reached(At::Begin)?;
        let mut fresh = self.write_fresh(name, bytes, Access::Private)?;
        reached(At::Written)?;
        match renameat_with(&self.fd, &fresh.name, &self.fd, name, RenameFlags::EXCHANGE) {
            Ok(()) => {}
            Err(Errno::NOENT) => return Err(Distrust::Replaced.into()),
            Err(error) if is_unknown(error) => return self.replace_by_copy(name, fresh, old),
            Err(error) => return Err(error.into()),
        }
        // from here on the fresh name is that of the old save
        if self.id(&fresh.name).ok() != Some(old.id) {
            let is_back = renameat_with(&self.fd, &fresh.name, &self.fd, name, RenameFlags::EXCHANGE).is_ok();
            // what cannot be put back is not deleted either
            fresh.is_placed = !is_back;
            return Err(Distrust::Replaced.into());
        }
        reached(At::Exchanged)?;
        // the save itself is there, whatever others have put at the name of its backup
        if renameat(&self.fd, &fresh.name, &self.fd, backup_of(name)).is_err() {
            let _ = unlinkat(&self.fd, &fresh.name, AtFlags::empty());
        }
        reached(At::KeptBackup)?;
        let id = fresh.placed_at(name)?;
        self.sync()?;
        Ok(id)
    }

    /// Replaces a file where the file system cannot exchange two names.
    fn replace_by_copy(&self, name: &str, fresh: Fresh<'_>, old: &Content) -> io::Result<FileId> {
        if self.id(name).ok() != Some(old.id) {
            return Err(Distrust::Replaced.into());
        }
        // the save is written, whatever others have put at the name of its backup
        let _ = self.put(&backup_of(name), &old.bytes, Access::Private);
        renameat(&self.fd, &fresh.name, &self.fd, name)?;
        let id = fresh.placed_at(name)?;
        self.sync()?;
        Ok(id)
    }

    fn sync(&self) -> io::Result<()> {
        match rustix::fs::fsync(&self.fd) {
            // Some file systems cannot sync a folder; the file itself is safe by then.
            Err(Errno::INVAL) => Ok(()),
            synced => Ok(synced?),
        }
    }

    /// Opens a socket under a name, replacing what is there. It is made in a folder that nobody else can enter,
    /// so that it is the socket whose access is set.
    pub fn listen(&self, name: &str, access: RawMode) -> io::Result<(UnixListener, FileId)> {
        let inner = fresh_name(name)?;
        mkdirat(&self.fd, &inner, Mode::RWXU)?;
        let made = self.listen_in(&inner, name, access);
        self.remove_folder(&inner);
        made
    }

    /// Checks that a socket can be created under this name: what is there already belongs to this account and is no folder.
    ///
    /// # Errors
    /// [`Distrust::NotOwn`] if it cannot.
    pub fn has_room(&self, name: &str) -> io::Result<()> {
        match self.stat(name) {
            Ok(there) if !is_of_this_account(&there) || is_folder(&there) => Err(Distrust::NotOwn.into()),
            _ => Ok(()),
        }
    }

    fn listen_in(&self, inner: &str, name: &str, access: RawMode) -> io::Result<(UnixListener, FileId)> {
        let room = self.open_inner(inner)?;
        let stat = fstat(&room)?;
        if !is_of_this_account(&stat) || stat.st_mode & 0o077 != 0 {
            return Err(Distrust::NotOwn.into());
        }
        let listener = UnixListener::bind(path_of(&room)?.join(SOCKET))?;
        if access & 0o060 != 0 {
            // Where the folder does not hand on its group: one to which we do not belong we cannot give.
            let _ = chownat(&room, SOCKET, None, Some(self.group), AtFlags::SYMLINK_NOFOLLOW);
        }
        chmodat(&room, SOCKET, Mode::from_raw_mode(access), AtFlags::empty())?;
        let id = FileId::of(&statat(&room, SOCKET, AtFlags::SYMLINK_NOFOLLOW)?);
        renameat(&room, SOCKET, &self.fd, name)
            .map_err(|error| self.has_room(name).err().unwrap_or_else(|| io::Error::from(error)))?;
        Ok((listener, id))
    }

    fn open_inner(&self, name: &str) -> io::Result<OwnedFd> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        Ok(openat(&self.fd, name, flags, Mode::empty())?)
    }

    /// Removes the folder in which a socket was made. One that stays behind hinders nobody.
    fn remove_folder(&self, name: &str) {
        if let Ok(room) = self.open_inner(name) {
            let _ = unlinkat(&room, SOCKET, AtFlags::empty());
        }
        let _ = unlinkat(&self.fd, name, AtFlags::REMOVEDIR);
    }

    /// Removes what writers of this file that were killed have left behind.
    pub fn sweep(&self, name: &str) {
        let Ok(entries) = Dir::read_from(&self.fd) else { return };
        for entry in entries.flatten() {
            let Ok(left) = entry.file_name().to_str() else { continue };
            if is_fresh_name(left, name) && unlinkat(&self.fd, left, AtFlags::empty()).is_err() {
                self.remove_folder(left);
            }
        }
    }
}

/// A file that was just written under a name of its own. It is removed again unless it is moved to its place.
struct Fresh<'a> {
    folder: &'a Folder,
    name: String,
    id: FileId,
    is_placed: bool,
}

impl Fresh<'_> {
    /// Makes sure that it is this file which was moved to a name: others may swap names at any moment.
    fn placed_at(mut self, name: &str) -> io::Result<FileId> {
        self.is_placed = true;
        if self.folder.id(name)? == self.id { Ok(self.id) } else { Err(Distrust::Replaced.into()) }
    }
}

impl Drop for Fresh<'_> {
    fn drop(&mut self) {
        if !self.is_placed {
            // Of no use; if it cannot be removed, the next session that plays the game will.
            let _ = unlinkat(&self.folder.fd, &self.name, AtFlags::empty());
        }
    }
}

/// A file that is deleted while it is opened is opened anew so often.
const MOST_OPENINGS: usize = 100;

/// The name of a socket while it is made.
const SOCKET: &str = "socket";

const FRESH: &str = ".new";

/// `.NAME.RANDOM.new`.
fn fresh_name(name: &str) -> io::Result<String> {
    let random = rand::rngs::SysRng.try_next_u64().map_err(io::Error::other)?;
    Ok(format!(".{name}.{random:016x}{FRESH}"))
}

fn is_fresh_name(left: &str, name: &str) -> bool {
    let random =
        left.strip_prefix('.').and_then(|left| left.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(FRESH));
    random.is_some_and(|random| random.len() == 16 && random.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// A pipe is opened without waiting for its other end, a terminal without becoming ours.
const READS: OFlags = OFlags::RDONLY.union(OFlags::NONBLOCK).union(OFlags::NOCTTY).union(OFlags::CLOEXEC);

fn is_plain(stat: &Stat) -> bool {
    rustix::fs::FileType::from_raw_mode(stat.st_mode).is_file()
}

fn is_folder(stat: &Stat) -> bool {
    rustix::fs::FileType::from_raw_mode(stat.st_mode).is_dir()
}

fn is_of_this_account(stat: &Stat) -> bool {
    stat.st_uid == rustix::process::geteuid().as_raw()
}

/// Whether a file system does not know a way of renaming.
fn is_unknown(error: Errno) -> bool {
    [Errno::INVAL, Errno::NOSYS, Errno::OPNOTSUPP].contains(&error)
}

fn fill(mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

/// Reads at most so much of a plain file. Of one that does not begin like this no more is read than it takes to see that.
fn read_plain(file: File, stat: &Stat, most: u64, begins: &[u8]) -> io::Result<Vec<u8>> {
    if !is_plain(stat) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let (mut bytes, mut file) = (Vec::new(), file.take(most));
    (&mut file).take(begins.len() as u64).read_to_end(&mut bytes)?;
    if begins.starts_with(&bytes) {
        file.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Writes a file atomically, over any file at its path; creates the folder if necessary.
///
/// # Errors
/// Fails if it cannot be written; then what was there is as it was.
pub fn put_file(path: &Path, bytes: &[u8], access: Access) -> io::Result<()> {
    let name = path.file_name().and_then(|name| name.to_str()).ok_or(io::ErrorKind::InvalidInput)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Folder::create(folder, access)?.put(name, bytes, access)
}

/// Reads a plain file of text, at most this many bytes of it: a pipe would keep us waiting, and a device has no end.
///
/// # Errors
/// `InvalidInput` for what is no plain file, `InvalidData` for what is no text, and whatever reading fails with.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_file(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Reads a plain file that was named by the user, wherever its path leads.
pub(super) fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = File::from(openat(CWD, path, READS, Mode::empty())?);
    let stat = fstat(&file)?;
    read_plain(file, &stat, most, b"")
}

/// Reads at most so much of a save, in whatever folder it is.
///
/// # Errors
/// Fails as [`Folder::read`] does.
pub(super) fn read_save(path: &Path, most: u64) -> io::Result<Content> {
    #[cfg(test)]
    READ.with_borrow_mut(|read| read.push((path.to_owned(), most)));
    Folder::of(path)?.read(&file_of(path), most)
}

/// Reads a save that must be our own.
///
/// # Errors
/// [`Distrust::NotOwn`] if it is not.
pub(super) fn read_own_save(path: &Path, most: u64) -> io::Result<Content> {
    let folder = Folder::of(path)?;
    let content = folder.read(&file_of(path), most)?;
    if folder.is_own(&content.stat) { Ok(content) } else { Err(Distrust::NotOwn.into()) }
}

/// Returns the last part of a path of ours.
pub(super) fn file_of(path: &Path) -> String {
    path.file_name().and_then(|file| file.to_str()).unwrap_or_default().to_owned()
}

#[cfg(test)]
thread_local! {
    /// The saves that were read on this thread, and how much of them at most.
    pub(crate) static READ: std::cell::RefCell<Vec<(PathBuf, u64)>> = const { std::cell::RefCell::new(Vec::new()) };
}

fn backup_of(name: &str) -> String {
    format!("{name}.bak")
}

/// Returns `NAME.toml.bak`: the last good one.
pub(super) fn backup(path: &Path) -> PathBuf {
    path.with_extension("toml.bak")
}

/// Returns `.NAME.toml.WHAT`, hidden and in the same folder.
pub(super) fn beside(path: &Path, what: &str) -> PathBuf {
    path.with_file_name(format!(".{}.{what}", file_of(path)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt, symlink};
    use std::sync::atomic::{AtomicBool, Ordering};

    const SAVE: &str = "game.toml";

    /// A folder that the group may write to.
    fn open_to_others() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o2770)).unwrap();
        folder
    }

    fn folder(path: &Path) -> Folder {
        Folder::open(path).unwrap()
    }

    fn replace(folder: &Folder, bytes: &[u8], reached: &mut dyn FnMut(At) -> io::Result<()>) -> io::Result<FileId> {
        folder.replace(SAVE, bytes, &folder.read(SAVE, 1 << 20)?, reached)
    }

    fn names(path: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort_unstable();
        names
    }

    fn mode(path: &Path) -> u32 {
        path.symlink_metadata().unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn a_program_that_dies_at_any_step_leaves_the_old_save_or_the_new_one() {
        for stop in [At::Begin, At::Written, At::Exchanged, At::KeptBackup] {
            let place = tempfile::tempdir().unwrap();
            let (path, folder) = (place.path().join(SAVE), folder(place.path()));
            folder.write_new(SAVE, b"one").unwrap();
            replace(&folder, b"two", &mut |_| Ok(())).unwrap();
            let mut die = |at| if at == stop { panic!("killed") } else { Ok(()) };
            let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| replace(&folder, b"three", &mut die)));
            assert!(died.is_err());
            let (now, kept) = (fs::read(&path).unwrap(), fs::read(backup(&path)).unwrap());
            let is_there = matches!(stop, At::Exchanged | At::KeptBackup);
            assert_eq!(now, if is_there { b"three".to_vec() } else { b"two".to_vec() }, "{stop:?}");
            assert_eq!(kept, if stop == At::KeptBackup { b"two".to_vec() } else { b"one".to_vec() }, "{stop:?}");
            // what a killed program leaves behind is removed by the next one
            fs::write(place.path().join(".game.toml.0123456789abcdef.new"), "half").unwrap();
            fs::write(place.path().join(".other.toml.0123456789abcdef.new"), "of another game").unwrap();
            folder.sweep(SAVE);
            replace(&folder, b"four", &mut |_| Ok(())).unwrap();
            assert_eq!((fs::read(&path).unwrap(), fs::read(backup(&path)).unwrap()), (b"four".to_vec(), now));
            assert_eq!(names(place.path()), [".other.toml.0123456789abcdef.new", SAVE, "game.toml.bak"], "{stop:?}");
        }
    }

    #[test]
    fn a_file_system_that_cannot_exchange_names_keeps_the_save_before_all_the_same() {
        let place = tempfile::tempdir().unwrap();
        let folder = folder(place.path());
        folder.write_new(SAVE, b"one").unwrap();
        let old = folder.read(SAVE, 1 << 20).unwrap();
        let fresh = folder.write_fresh(SAVE, b"two", Access::Private).unwrap();
        folder.replace_by_copy(SAVE, fresh, &old).unwrap();
        let path = place.path().join(SAVE);
        assert_eq!((fs::read(&path).unwrap(), fs::read(backup(&path)).unwrap()), (b"two".to_vec(), b"one".to_vec()));
        let fresh = folder.write_fresh(SAVE, b"three", Access::Private).unwrap();
        let error = folder.replace_by_copy(SAVE, fresh, &old).unwrap_err();
        assert_eq!(Distrust::of(&error), Some(Distrust::Replaced));
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(names(place.path()), [SAVE, "game.toml.bak"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told_as_such() {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let error = fill(full, b"game").unwrap_err();
        let told = crate::table::StoreError::Write { path: "/saves/game.toml".into(), error }.to_string();
        assert!(told.contains("full") && told.contains("/saves/game.toml"), "{told}");
    }

    #[test]
    fn what_is_private_and_its_folder_are_the_players_alone() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("data/thicket/settings.toml");
        put_file(&path, b"one", Access::Private).unwrap();
        put_file(&path, b"two", Access::Private).unwrap();
        assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o600, 0o700));
        assert_eq!(names(path.parent().unwrap()), ["settings.toml"]);
    }

    #[test]
    fn what_is_written_goes_into_no_file_that_was_there() {
        let place = open_to_others();
        let victim = place.path().join("victim");
        fs::write(&victim, "mine").unwrap();
        let path = place.path().join("notes");
        for prepare in [|from: &Path, to: &Path| symlink(from, to), |from: &Path, to: &Path| fs::hard_link(from, to)] {
            prepare(&victim, &path).unwrap();
            put_file(&path, b"new", Access::Private).unwrap();
            assert_eq!((fs::read(&victim).unwrap(), fs::read(&path).unwrap()), (b"mine".to_vec(), b"new".to_vec()));
            assert_eq!(mode(&path), 0o600);
            fs::remove_file(&path).unwrap();
        }
        let folder = folder(place.path());
        folder.write_new(SAVE, b"one").unwrap();
        symlink(&victim, place.path().join("game.toml.bak")).unwrap();
        replace(&folder, b"two", &mut |_| Ok(())).unwrap();
        assert_eq!(fs::read(&victim).unwrap(), b"mine");
        assert_eq!(fs::read(place.path().join("game.toml.bak")).unwrap(), b"one");
        fs::remove_file(place.path().join("game.toml.bak")).unwrap();
        fs::create_dir(place.path().join("game.toml.bak")).unwrap();
        replace(&folder, b"three", &mut |_| Ok(())).unwrap();
        assert_eq!(fs::read(place.path().join(SAVE)).unwrap(), b"three");
        assert_eq!(names(place.path()), [SAVE, "game.toml.bak", "victim"], "nothing stays behind");
    }

    #[test]
    fn only_a_plain_file_of_ours_that_others_cannot_open_is_trusted_where_they_may_write() {
        let place = open_to_others();
        let path = place.path().join(SAVE);
        let own = |own: bool| {
            let read = read_own_save(&path, 1 << 20);
            assert_eq!(read.is_ok(), own);
        };
        folder(place.path()).write_new(SAVE, b"one").unwrap();
        own(true);
        for wrong in [0o640, 0o602, 0o660, 0o604] {
            fs::set_permissions(&path, fs::Permissions::from_mode(wrong)).unwrap();
            own(false);
        }
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        fs::hard_link(&path, place.path().join("second")).unwrap();
        own(false);
        fs::remove_file(place.path().join("second")).unwrap();
        own(true);
        fs::rename(&path, place.path().join("first")).unwrap();
        symlink("first", &path).unwrap();
        own(false);
        if rustix::process::geteuid().is_root() {
            fs::remove_file(&path).unwrap();
            folder(place.path()).write_new(SAVE, b"one").unwrap();
            std::os::unix::fs::chown(&path, Some(12345), None).unwrap();
            own(false);
            // a folder of someone else is one that others write to
            fs::set_permissions(place.path(), fs::Permissions::from_mode(0o755)).unwrap();
            std::os::unix::fs::chown(place.path(), Some(12345), None).unwrap();
            own(false);
        }
    }

    #[test]
    fn where_nobody_else_writes_links_of_the_player_are_followed() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("first"), "one").unwrap();
        symlink("first", place.path().join(SAVE)).unwrap();
        assert_eq!(read_own_save(&place.path().join(SAVE), 1 << 20).unwrap().bytes, b"one");
    }

    #[test]
    fn no_pipe_keeps_a_reader_waiting() {
        let place = open_to_others();
        let path = place.path().join(SAVE);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        let folder = folder(place.path());
        assert_eq!(folder.read(SAVE, 9).err().unwrap().kind(), io::ErrorKind::InvalidInput);
        assert_eq!(read_text(&path, 9).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        assert_eq!(Distrust::of(&folder.open_lock(SAVE).unwrap_err()), Some(Distrust::NotOwn));
    }

    #[test]
    fn a_socket_takes_the_place_of_whatever_stands_there_and_changes_no_other_file() {
        let place = open_to_others();
        let victim = place.path().join("victim");
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&victim).unwrap();
        symlink(&victim, place.path().join("socket")).unwrap();
        let folder = folder(place.path());
        let (_listener, id) = folder.listen("socket", 0o660).unwrap();
        assert!(id.is_at(&place.path().join("socket")));
        assert_eq!((mode(&place.path().join("socket")), mode(&victim)), (0o660, 0o600));
        if rustix::process::geteuid().is_root() {
            // where the folder does not hand on its group
            std::os::unix::fs::chown(place.path(), None, Some(12345)).unwrap();
            fs::set_permissions(place.path(), fs::Permissions::from_mode(0o770)).unwrap();
            let (_listener, _) = super::Folder::open(place.path()).unwrap().listen("socket", 0o660).unwrap();
            assert_eq!(place.path().join("socket").metadata().unwrap().gid(), 12345);
        }
        let (_listener, newer) = folder.listen("socket", 0o660).unwrap();
        assert!(newer.is_at(&place.path().join("socket")) && !id.is_at(&place.path().join("socket")));
        fs::create_dir(place.path().join("folder")).unwrap();
        assert_eq!(Distrust::of(&folder.listen("folder", 0o660).unwrap_err()), Some(Distrust::NotOwn));
        assert_eq!(names(place.path()), ["folder", "socket", "victim"], "nothing stays behind");
    }

    /// A member of the group swaps every name in the folder for links, pipes, folders and files of their own while a save is
    /// written a thousand times.
    #[test]
    fn whoever_swaps_names_while_a_save_is_written_gets_no_byte_of_it_and_changes_nothing_elsewhere() {
        let place = open_to_others();
        let elsewhere = tempfile::tempdir().unwrap();
        let victim = elsewhere.path().join("victim");
        fs::write(&victim, "mine").unwrap();
        fs::set_permissions(&victim, fs::Permissions::from_mode(0o600)).unwrap();
        let ends = AtomicBool::new(false);
        // what the member holds open shows what is written into it later
        let held = elsewhere.path().join("held");
        fs::write(&held, "").unwrap();
        fs::set_permissions(&held, fs::Permissions::from_mode(0o666)).unwrap();
        let swap = || {
            let mut turn = 0;
            while !ends.load(Ordering::Relaxed) {
                let mut targets = vec![SAVE.to_owned(), "game.toml.bak".to_owned(), ".game.toml.lock".to_owned()];
                targets.extend(fs::read_dir(place.path()).unwrap().flatten().filter_map(|entry| {
                    Some(entry.file_name().into_string().ok()?).filter(|name| name.ends_with(".new"))
                }));
                for name in targets {
                    turn += 1;
                    let (path, made) = (place.path().join(&name), place.path().join(format!("made-{turn}")));
                    let _ = match turn % 5 {
                        0 => symlink(&victim, &made),
                        1 => fs::hard_link(&victim, &made),
                        2 => fs::hard_link(&held, &made),
                        3 => rustix::fs::mknodat(CWD, &made, rustix::fs::FileType::Fifo, Mode::RWXU, 0)
                            .map_err(io::Error::from),
                        _ => fs::create_dir(&made),
                    };
                    let swapped = renameat_with(CWD, &made, CWD, &path, RenameFlags::EXCHANGE);
                    if swapped.is_err() {
                        let _ = fs::rename(&made, &path);
                    }
                    let _ = fs::remove_file(&made).or_else(|_| fs::remove_dir(&made));
                }
            }
        };
        std::thread::scope(|scope| {
            scope.spawn(swap);
            let folder = folder(place.path());
            for _ in 0..1000 {
                let _ = match read_own_save(&place.path().join(SAVE), 1 << 20) {
                    Ok(old) => folder.replace(SAVE, b"a secret hand", &old, &mut |_| Ok(())),
                    Err(_) => {
                        let path = place.path().join(SAVE);
                        let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir(&path));
                        folder.write_new(SAVE, b"a secret hand")
                    }
                };
                let _ = folder.open_lock(".game.toml.lock").map(|mut lock| lock.write_all(b"who"));
                folder.sweep(SAVE);
            }
            ends.store(true, Ordering::Relaxed);
        });
        // How many saves succeed meanwhile is a matter of timing; once nobody interferes, one does.
        let path = place.path().join(SAVE);
        let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir(&path));
        folder(place.path()).write_new(SAVE, b"a secret hand").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"a secret hand");
        assert_eq!(fs::read_to_string(&victim).unwrap(), "mine");
        assert_eq!(mode(&victim), 0o600);
        assert_eq!(fs::read_to_string(&held).unwrap(), "", "no foreign file has become the save");
    }
}
