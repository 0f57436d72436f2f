//! Saving in the background. What waits is replaced by what is newer; a failure is kept to be shown.

use super::WakeCallback;
use super::files::FileId;
use super::monitor::Monitor;
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
pub struct SavePoint {
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
    stand: SavePoint,
    ticket: Ticket,
}

#[derive(Default)]
struct Work {
    waiting: Option<Handed>,
    /// The last save that was handed over, and the last of which it is known whether it is on disk: those before it were
    /// replaced by it.
    handed: Ticket,
    tried: Ticket,
    /// A finished game that is to be kept under a name of its own, and what came of it.
    aside: Option<String>,
    kept_aside: Option<Result<(), StoreError>>,
    /// Rung after every write.
    wake: Option<WakeCallback>,
    writing: bool,
    /// Set from taking a text until its result has been reported.
    busy: bool,
    /// The text that could not be written, and why.
    failed: Option<(Handed, Message)>,
    /// Whether the slot held the game as it is first handed over.
    kept: bool,
    /// The progress of what is on disk.
    saved: Option<SavePoint>,
    /// The path where the game is saved from now on.
    moved: Option<Slot>,
    /// The save as it was last read or written, and where it is.
    file: Option<(FileId, PathBuf)>,
    /// Whether another file stood in its place when it was to be written.
    replaced: bool,
    name: String,
    closed: bool,
}

impl Monitor<Work> {
    /// Waits until all is on disk, at most so long; what failed is tried once more. Whether all is.
    fn flush(&self, limit: Duration) -> bool {
        let deadline = Instant::now() + limit;
        let mut work = self.lock();
        if work.waiting.is_none() && !work.closed {
            work.waiting = work.failed.as_ref().map(|(handed, _)| handed.clone());
            self.changed.notify_all();
        }
        while work.waiting.is_some() || work.busy {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            work = self.changed.wait_timeout(work, left).map_or_else(|poison| poison.into_inner().0, |(work, _)| work);
        }
        work.failed.is_none()
    }
}

/// The desks of all writers: when the program ends by a panic, nobody else can be asked for them.
static DESKS: Mutex<Vec<Weak<Monitor<Work>>>> = Mutex::new(Vec::new());

fn desks() -> MutexGuard<'static, Vec<Weak<Monitor<Work>>>> {
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
    shared: Arc<Monitor<Work>>,
    store: Store,
}

impl Writer {
    /// `changed` is called, on the writer's thread, when saving begins to fail or works again.
    pub fn start(slot: Slot, changed: impl Fn() + Send + 'static) -> Self {
        let work = Work { name: slot.name().to_owned(), kept: slot.is_kept(), file: file_of(&slot), ..Work::default() };
        let shared = Arc::new(Monitor::new(work));
        let (worker, store, path) = (Arc::clone(&shared), slot.store().clone(), slot.path());
        let mut all = desks();
        all.retain(|work| work.strong_count() > 0);
        all.push(Arc::downgrade(&shared));
        drop(all);
        let spawned =
            std::thread::Builder::new().name("saves".to_owned()).spawn(move || write_on(&worker, slot, &changed));
        if let Err(error) = spawned {
            let mut work = shared.lock();
            work.closed = true;
            let why = StoreError::Write { path, error }.message();
            let nothing = Handed { text: String::new(), stand: SavePoint::default(), ticket: Ticket::default() };
            work.failed = Some((nothing, why));
        }
        Self { shared, store }
    }

    /// Returns the folder in which the game was first saved.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Has `wake` rung, on the writer's thread, after every write.
    pub fn wake_by(&self, wake: WakeCallback) {
        self.shared.lock().wake = Some(wake);
    }

    /// Hands over a save of a game that has come so far; an older one that still waits is dropped.
    pub fn put(&self, text: String, stand: SavePoint) {
        let mut work = self.shared.lock();
        if std::mem::take(&mut work.kept) {
            work.saved = Some(stand);
        }
        if !work.closed {
            work.handed.0 += 1;
            work.waiting = Some(Handed { text, stand, ticket: work.handed });
            self.shared.changed.notify_all();
        }
    }

    /// Returns the ticket of the save that was handed over last.
    pub fn ticket(&self) -> Ticket {
        self.shared.lock().handed
    }

    /// Returns whether this save, or a newer one in its place, is on disk or could not be written: [`Writer::status`] says
    /// which.
    pub fn is_tried(&self, ticket: Ticket) -> bool {
        self.shared.lock().tried >= ticket
    }

    /// Has another game kept beside this one, under a free name like its own.
    pub fn keep_aside(&self, text: String) {
        let mut work = self.shared.lock();
        if !work.closed {
            (work.aside, work.kept_aside) = (Some(text), None);
            self.shared.changed.notify_all();
        }
    }

    /// Takes what came of keeping a game beside this one; `None` while it is being written.
    pub fn kept_aside(&self) -> Option<Result<(), StoreError>> {
        let mut work = self.shared.lock();
        if work.closed { Some(Err(StoreError::NoFolder)) } else { work.kept_aside.take() }
    }

    /// Returns the progress of what is on disk; `None` if nothing is.
    pub fn saved(&self) -> Option<SavePoint> {
        self.shared.lock().saved
    }

    /// Goes on in another slot, which holds the game as it stands.
    pub fn go_on_in(&self, slot: Slot, stand: SavePoint) {
        let mut work = self.shared.lock();
        if !work.closed {
            work.name = slot.name().to_owned();
            (work.moved, work.saved) = (Some(slot), Some(stand));
            work.file = work.moved.as_ref().and_then(file_of);
            (work.waiting, work.failed) = (None, None);
            work.tried = work.handed;
        }
    }

    /// Returns the state of saving.
    pub fn status(&self) -> Status {
        let work = self.shared.lock();
        match &work.failed {
            Some((_, why)) => Status::Failed(why.clone()),
            None if work.writing || work.waiting.is_some() => Status::Writing,
            None => Status::Saved,
        }
    }

    /// Returns the name under which the game is saved; it changes when another program took the old one.
    pub fn name(&self) -> String {
        self.shared.lock().name.clone()
    }

    /// Returns whether the save is still the file that was last read or written here.
    pub fn holds(&self) -> bool {
        let work = self.shared.lock();
        // while it is written it is about to be another one
        work.busy || !work.replaced && work.file.as_ref().is_none_or(|(file, path)| file.is_at(path))
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
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
    }
}

fn file_of(slot: &Slot) -> Option<(FileId, PathBuf)> {
    Some((slot.file()?, slot.path()))
}

fn write_on(shared: &Monitor<Work>, mut slot: Slot, changed: &dyn Fn()) {
    let mut work = shared.lock();
    loop {
        if let Some(text) = work.aside.take() {
            let beside = slot.store().beside(&work.name);
            drop(work);
            let kept = { beside }.write(&text);
            work = shared.lock();
            work.kept_aside = Some(kept);
            work = notify(shared, work);
        }
        let Some(handed) = work.waiting.take() else {
            if work.closed {
                return;
            }
            work = shared.changed.wait(work).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let ticket = handed.ticket;
        work.writing = true;
        work.busy = true;
        slot = work.moved.take().unwrap_or(slot);
        drop(work);
        let written = slot.write(&handed.text);
        work = shared.lock();
        work.writing = false;
        let before = work.failed.take().map(|(_, why)| why);
        // what came of it in the old place counts no more
        if work.moved.is_none() {
            work.name = slot.name().to_owned();
            work.replaced = written.as_ref().is_err_and(StoreError::is_replaced);
            if written.is_ok() {
                work.saved = Some(handed.stand);
                work.file = file_of(&slot);
            }
            work.failed = written.err().map(|error| (handed, error.message()));
        }
        let tell = work.failed.as_ref().map(|(_, why)| why) != before.as_ref();
        if tell {
            drop(work);
            changed();
            work = shared.lock();
        }
        work.busy = false;
        work.tried = work.tried.max(ticket);
        shared.changed.notify_all();
        work = notify(shared, work);
    }
}

/// Wakes who waits for a write, with the lock free for them.
fn notify<'a>(shared: &'a Monitor<Work>, work: MutexGuard<'a, Work>) -> MutexGuard<'a, Work> {
    let Some(wake) = work.wake.clone() else { return work };
    drop(work);
    wake();
    shared.lock()
}
