//! Saving in the background. What waits is replaced by what is newer; a failure is kept to be shown.

use super::Bell;
use super::desk::Shared;
use super::files::FileId;
use super::store::{Slot, Store, StoreError};
use crate::kernel::Message;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError, Weak, mpsc};
use std::time::{Duration, Instant};

/// The state of saving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// All is on disk.
    Saved,
    Writing,
    /// The last try failed, and why. It is tried again with the next action.
    Failed(Message),
}

/// The progress of a game when it was handed over to be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stand {
    pub round: u16,
    pub actions: usize,
}

/// The number of a save among those that were handed over to one writer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Ticket(u64);

/// A save that is handed over.
#[derive(Clone)]
struct Handed {
    text: String,
    stand: Stand,
    ticket: Ticket,
}

#[derive(Default)]
struct Desk {
    waiting: Option<Handed>,
    /// The last save that was handed over, and the last of which it is known whether it is on disk: those before it were
    /// replaced by it.
    handed: Ticket,
    tried: Ticket,
    /// A finished game that is to be kept under a name of its own, and what came of it.
    aside: Option<String>,
    kept_aside: Option<Result<(), StoreError>>,
    /// Rung after every write.
    bell: Option<Bell>,
    writing: bool,
    /// Set from taking a text until its result has been reported.
    busy: bool,
    /// The text that could not be written, and why.
    failed: Option<(Handed, Message)>,
    /// Whether the slot held the game as it is first handed over.
    kept: bool,
    /// The progress of what is on disk.
    saved: Option<Stand>,
    /// The path where the game is saved from now on.
    moved: Option<Slot>,
    /// The save as it was last read or written, and where it is.
    file: Option<(FileId, PathBuf)>,
    /// Whether another file stood in its place when it was to be written.
    replaced: bool,
    name: String,
    closed: bool,
}

impl Shared<Desk> {
    /// Waits until all is on disk, at most so long; what failed is tried once more. Whether all is.
    fn flush(&self, limit: Duration) -> bool {
        let deadline = Instant::now() + limit;
        let mut desk = self.desk();
        if desk.waiting.is_none() && !desk.closed {
            desk.waiting = desk.failed.as_ref().map(|(handed, _)| handed.clone());
            self.changed.notify_all();
        }
        while desk.waiting.is_some() || desk.busy {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            desk = self.changed.wait_timeout(desk, left).map_or_else(|poison| poison.into_inner().0, |(desk, _)| desk);
        }
        desk.failed.is_none()
    }
}

/// The desks of all writers: when the program ends by a panic, nobody else can be asked for them.
static DESKS: Mutex<Vec<Weak<Shared<Desk>>>> = Mutex::new(Vec::new());

fn desks() -> MutexGuard<'static, Vec<Weak<Shared<Desk>>>> {
    DESKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The time for which a panic waits for the disk.
const LAST_SAVE: Duration = Duration::from_secs(5);

/// Makes every panic wait, after its report, until what was handed over to be saved is on disk: the release build ends at
/// a panic at once, and no value is dropped from then on. To be called before other hooks are set around this one.
pub fn save_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            report(panic);
            flush_all(LAST_SAVE);
            if cfg!(panic = "abort") {
                std::process::exit(101);
            }
        }));
    });
}

/// Waits until the texts of all writers are on disk, at most so long. On a thread of its own, since the one that asks may
/// hold a lock that this needs.
fn flush_all(limit: Duration) {
    let (running, ended) = mpsc::channel::<()>();
    let flush = move || {
        let _running = running;
        let all: Vec<_> = desks().iter().filter_map(Weak::upgrade).collect();
        for shared in all {
            shared.flush(limit);
        }
    };
    if std::thread::Builder::new().name("last save".to_owned()).spawn(flush).is_ok() {
        let _ = ended.recv_timeout(limit);
    }
}

/// Writes one game's saves on a thread of its own.
pub struct Writer {
    shared: Arc<Shared<Desk>>,
    store: Store,
}

impl Writer {
    /// `changed` is called, on the writer's thread, when saving begins to fail or works again.
    pub fn start(slot: Slot, changed: impl Fn() + Send + 'static) -> Self {
        let desk = Desk { name: slot.name().to_owned(), kept: slot.is_kept(), file: file_of(&slot), ..Desk::default() };
        let shared = Arc::new(Shared::new(desk));
        let (worker, store, path) = (Arc::clone(&shared), slot.store().clone(), slot.path());
        let mut all = desks();
        all.retain(|desk| desk.strong_count() > 0);
        all.push(Arc::downgrade(&shared));
        drop(all);
        let spawned = std::thread::Builder::new().name("saves".to_owned()).spawn(move || work(&worker, slot, &changed));
        if let Err(error) = spawned {
            let mut desk = shared.desk();
            desk.closed = true;
            let why = StoreError::Write { path, error }.message();
            let nothing = Handed { text: String::new(), stand: Stand::default(), ticket: Ticket::default() };
            desk.failed = Some((nothing, why));
        }
        Self { shared, store }
    }

    /// The folder in which the game was first saved.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Has `bell` rung, on the writer's thread, after every write.
    pub fn ring(&self, bell: Bell) {
        self.shared.desk().bell = Some(bell);
    }

    /// Hands over a save of a game that has come so far; an older one that still waits is dropped.
    pub fn put(&self, text: String, stand: Stand) {
        let mut desk = self.shared.desk();
        if std::mem::take(&mut desk.kept) {
            desk.saved = Some(stand);
        }
        if !desk.closed {
            desk.handed.0 += 1;
            desk.waiting = Some(Handed { text, stand, ticket: desk.handed });
            self.shared.changed.notify_all();
        }
    }

    /// Returns the ticket of the save that was handed over last.
    pub fn ticket(&self) -> Ticket {
        self.shared.desk().handed
    }

    /// Whether this save, or a newer one in its place, is on disk or could not be written: [`Writer::status`] says which.
    pub fn is_tried(&self, ticket: Ticket) -> bool {
        self.shared.desk().tried >= ticket
    }

    /// Has another game kept beside this one, under a free name like its own.
    pub fn keep_aside(&self, text: String) {
        let mut desk = self.shared.desk();
        if !desk.closed {
            (desk.aside, desk.kept_aside) = (Some(text), None);
            self.shared.changed.notify_all();
        }
    }

    /// Takes what came of keeping a game beside this one; `None` while it is being written.
    pub fn kept_aside(&self) -> Option<Result<(), StoreError>> {
        let mut desk = self.shared.desk();
        if desk.closed { Some(Err(StoreError::NoFolder)) } else { desk.kept_aside.take() }
    }

    /// Returns the progress of what is on disk; `None` if nothing is.
    pub fn saved(&self) -> Option<Stand> {
        self.shared.desk().saved
    }

    /// Goes on in another slot, which holds the game as it stands.
    pub fn go_on_in(&self, slot: Slot, stand: Stand) {
        let mut desk = self.shared.desk();
        if !desk.closed {
            desk.name = slot.name().to_owned();
            (desk.moved, desk.saved) = (Some(slot), Some(stand));
            desk.file = desk.moved.as_ref().and_then(file_of);
            (desk.waiting, desk.failed) = (None, None);
            desk.tried = desk.handed;
        }
    }

    /// Returns the state of saving.
    pub fn status(&self) -> Status {
        let desk = self.shared.desk();
        match &desk.failed {
            Some((_, why)) => Status::Failed(why.clone()),
            None if desk.writing || desk.waiting.is_some() => Status::Writing,
            None => Status::Saved,
        }
    }

    /// The name under which the game is saved; it changes when another program took the old one.
    pub fn name(&self) -> String {
        self.shared.desk().name.clone()
    }

    /// Whether the save is still the file that was last read or written here.
    pub fn holds(&self) -> bool {
        let desk = self.shared.desk();
        // while it is written it is about to be another one
        desk.busy || !desk.replaced && desk.file.as_ref().is_none_or(|(file, path)| file.is_at(path))
    }

    /// Waits until all is on disk, at most so long; what failed is tried once more. Whether all is.
    pub fn flush(&self, limit: Duration) -> bool {
        self.shared.flush(limit)
    }
}

impl Drop for Writer {
    /// Leaves a disk that hangs alone after two seconds.
    fn drop(&mut self) {
        self.flush(Duration::from_secs(2));
        self.shared.desk().closed = true;
        self.shared.changed.notify_all();
    }
}

fn file_of(slot: &Slot) -> Option<(FileId, PathBuf)> {
    Some((slot.file()?, slot.path()))
}

fn work(shared: &Shared<Desk>, mut slot: Slot, changed: &dyn Fn()) {
    let mut desk = shared.desk();
    loop {
        if let Some(text) = desk.aside.take() {
            let beside = slot.store().beside(&desk.name);
            drop(desk);
            let kept = { beside }.write(&text);
            desk = shared.desk();
            desk.kept_aside = Some(kept);
            desk = ring(shared, desk);
        }
        let Some(handed) = desk.waiting.take() else {
            if desk.closed {
                return;
            }
            desk = shared.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let ticket = handed.ticket;
        desk.writing = true;
        desk.busy = true;
        slot = desk.moved.take().unwrap_or(slot);
        drop(desk);
        let written = slot.write(&handed.text);
        desk = shared.desk();
        desk.writing = false;
        let before = desk.failed.take().map(|(_, why)| why);
        // what came of it in the old place counts no more
        if desk.moved.is_none() {
            desk.name = slot.name().to_owned();
            desk.replaced = written.as_ref().is_err_and(StoreError::is_replaced);
            if written.is_ok() {
                desk.saved = Some(handed.stand);
                desk.file = file_of(&slot);
            }
            desk.failed = written.err().map(|error| (handed, error.message()));
        }
        let tell = desk.failed.as_ref().map(|(_, why)| why) != before.as_ref();
        if tell {
            drop(desk);
            changed();
            desk = shared.desk();
        }
        desk.busy = false;
        desk.tried = desk.tried.max(ticket);
        shared.changed.notify_all();
        desk = ring(shared, desk);
    }
}

/// Rings the bell of who waits for a write, with the desk free for them.
fn ring<'a>(shared: &'a Shared<Desk>, desk: MutexGuard<'a, Desk>) -> MutexGuard<'a, Desk> {
    let Some(bell) = desk.bell.clone() else { return desk };
    drop(desk);
    bell();
    shared.desk()
}
