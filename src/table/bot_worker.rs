//! The thread on which bots think: the loop continues meanwhile, and so does the thread that saves the game.

use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::Duration;

use super::monitor::Monitor;
use super::system::give_way;
use super::{Advice, BotJob, DecisionNumber};
use crate::bots::StopFlag;

/// Calls the loop from another thread.
pub type WakeCallback = Arc<dyn Fn() + Send + Sync>;

/// The state shared by the loop and the thread.
#[derive(Default)]
struct Work {
    job: Option<BotJob>,
    answer: Option<Advice>,
    /// Nobody waits for an answer.
    left: bool,
    /// The thread has ended, and there will be no answer.
    dead: bool,
}

/// Has one decision at a time thought over. The thread is started with the first one and sleeps while there is none. Dropped,
/// it has a bot that is still thinking end, and leaves it alone: nobody waits for it, and nobody hears its answer.
pub struct BotWorker {
    wake: WakeCallback,
    thread: Option<Arc<Monitor<Work>>>,
    asked: Option<DecisionNumber>,
    /// Ends the thinking about it.
    stop: StopFlag,
    /// No thread could be started, or a bot has crashed it.
    broken: bool,
}

impl BotWorker {
    /// `wake` is rung, on the thread, when an answer is there.
    pub fn new(wake: WakeCallback) -> Self {
        Self { wake, thread: None, asked: None, stop: StopFlag::default(), broken: false }
    }

    /// Returns what it rings.
    pub fn wake(&self) -> WakeCallback {
        Arc::clone(&self.wake)
    }

    /// Returns whether bots have to think somewhere else.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// Returns the decision that is thought over, or answered.
    pub fn asked(&self) -> Option<DecisionNumber> {
        self.asked
    }

    /// Has a decision thought over, in place of any other.
    pub fn ask(&mut self, number: DecisionNumber, job: BotJob) {
        if self.asked == Some(number) || self.broken {
            return;
        }
        self.forget();
        if self.thread.is_none() {
            self.thread = start(Arc::clone(&self.wake));
        }
        let Some(shared) = &self.thread else {
            self.broken = true;
            return;
        };
        self.stop = job.stop_flag();
        shared.lock().job = Some(job);
        shared.changed.notify_all();
        self.asked = Some(number);
    }

    /// Returns whether a bot is still thinking.
    pub fn is_thinking(&self) -> bool {
        let asked = self.thread.as_ref().filter(|_| self.asked.is_some());
        asked.is_some_and(|shared| {
            let work = shared.lock();
            work.answer.is_none() && !work.dead
        })
    }

    /// Returns the answer and the decision it answers, if it comes within so long.
    pub fn answer(&mut self, limit: Duration) -> Option<(DecisionNumber, Advice)> {
        let number = self.asked?;
        let shared = self.thread.as_ref()?;
        let thinks = |work: &mut Work| work.answer.is_none() && !work.dead;
        let (mut work, _) =
            shared.changed.wait_timeout_while(shared.lock(), limit, thinks).unwrap_or_else(PoisonError::into_inner);
        let (answer, dead) = (work.answer.take(), work.dead);
        drop(work);
        if dead {
            self.broken = true;
            self.leave();
        }
        let answer = answer?;
        self.asked = None;
        Some((number, answer))
    }

    /// Drops the pending question. A thread that is busy with it is abandoned: the next decision does not wait for it.
    pub fn forget(&mut self) {
        if self.asked.is_none() {
            return;
        }
        let waits = self.thread.as_ref().is_some_and(|shared| {
            let mut work = shared.lock();
            let waits = work.job.take().is_some() || work.answer.take().is_some();
            waits && !work.dead
        });
        if waits {
            self.asked = None;
        } else {
            self.leave();
        }
    }

    fn leave(&mut self) {
        self.asked = None;
        self.stop.raise();
        if let Some(shared) = self.thread.take() {
            shared.lock().left = true;
            shared.changed.notify_all();
        }
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.leave();
    }
}

/// A thread that works; `None` if the system has none to give.
fn start(wake: WakeCallback) -> Option<Arc<Monitor<Work>>> {
    let shared = Arc::new(Monitor::default());
    let end = End { shared: Arc::clone(&shared), wake };
    let spawned = thread::Builder::new().name("bots".to_owned()).spawn(move || work(&end));
    spawned.ok().map(|_| shared)
}

/// Drop guard: reports that the thread has ended, even by a panic, so that the main loop never waits for a dead thread.
struct End {
    shared: Arc<Monitor<Work>>,
    wake: WakeCallback,
}

impl Drop for End {
    fn drop(&mut self) {
        self.shared.lock().dead = true;
        self.shared.changed.notify_all();
        if thread::panicking() {
            (self.wake)();
        }
    }
}

fn work(end: &End) {
    give_way();
    loop {
        let no_errand = |work: &mut Work| work.job.is_none() && !work.left;
        let waited = end.shared.changed.wait_while(end.shared.lock(), no_errand);
        let mut work = waited.unwrap_or_else(PoisonError::into_inner);
        let Some(job) = work.job.take().filter(|_| !work.left) else { return };
        drop(work);
        let answer = job.think();
        let mut work = end.shared.lock();
        if work.left {
            return;
        }
        work.answer = Some(answer);
        drop(work);
        end.shared.changed.notify_all();
        (end.wake)();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Budget, Level};
    use crate::kernel::Options;
    use crate::table::{ActiveGame, Games, NewGame, Table};
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(60);

    fn says(action: &str) -> BotJob {
        BotJob::settled(action.to_owned())
    }

    /// Two decisions of one game.
    fn two_numbers() -> [DecisionNumber; 2] {
        let dewan = Games::ALL.get("dewan").expect("Dewan");
        let options = Options { seats: dewan.about().first_game, ..Options::default() };
        let new = NewGame { options, controllers: Vec::new(), seed: 1 };
        let game = dewan.begin(&new, &Games::ALL.boards()).expect("a game");
        let mut running = ActiveGame::new(game, None);
        let number =
            |running: &ActiveGame| running.advice(Level::Random, Budget::default()).expect("somebody is asked").0;
        let first = number(&running);
        let action = running.game().notation().remove(0);
        running.act(&action).expect("a legal action");
        [first, number(&running)]
    }

    fn heard(worker: &mut BotWorker, limit: Duration) -> Option<(DecisionNumber, String)> {
        worker.answer(limit).map(|(number, advice)| (number, advice.action))
    }

    #[test]
    fn the_answer_names_the_decision_and_one_that_nobody_wants_any_more_is_not_heard() {
        let [first, second] = two_numbers();
        let (ring, rung) = mpsc::channel();
        let mut worker = BotWorker::new(Arc::new(move || ring.send(()).unwrap_or_default()));
        assert_eq!((worker.asked(), worker.is_thinking()), (None, false));
        let (go, wait) = mpsc::channel::<()>();
        worker.ask(
            first,
            BotJob::new(move |_| {
                let _ = wait.recv();
                says("late").think()
            }),
        );
        assert!(worker.is_thinking());
        assert_eq!(worker.answer(Duration::ZERO), None);
        // The first one is still at it, and nobody waits for it.
        worker.ask(second, says("soon"));
        rung.recv_timeout(LONG).expect("the bell");
        assert!(!worker.is_thinking());
        assert_eq!(heard(&mut worker, Duration::ZERO), Some((second, "soon".into())));
        drop(go);
        worker.ask(first, says("again"));
        assert_eq!(heard(&mut worker, LONG), Some((first, "again".into())));
        assert_eq!(worker.answer(Duration::ZERO), None);
        worker.ask(second, says("unheard"));
        worker.forget();
        assert_eq!((worker.asked(), worker.answer(Duration::ZERO)), (None, None));
    }

    #[test]
    fn a_bot_whose_answer_nobody_wants_any_more_is_told_to_stop() {
        let [first, second] = two_numbers();
        let mut worker = BotWorker::new(Arc::new(|| ()));
        let (begin, begun) = mpsc::channel();
        let job = || {
            let stop = StopFlag::default();
            let (thinking, begin) = (stop.clone(), begin.clone());
            let think = move |_| {
                let _ = begin.send(());
                while !thinking.is_raised() {
                    thread::yield_now();
                }
                says("stopped").think()
            };
            (stop, BotJob::new(think))
        };
        let (stops, jobs): (Vec<StopFlag>, Vec<BotJob>) = [job(), job()].into_iter().unzip();
        for ((number, job), stop) in [first, second].into_iter().zip(jobs).zip(&stops) {
            worker.ask(number, job.stopped_by(stop.clone()));
            begun.recv_timeout(LONG).expect("the bot begins to think");
            assert!(!stop.is_raised());
        }
        assert!(stops[0].is_raised() && worker.is_thinking());
        drop(worker);
        assert!(stops[1].is_raised());
    }

    #[test]
    fn a_bot_that_brings_the_thread_down_is_told_of() {
        let [first, second] = two_numbers();
        let (ring, rung) = mpsc::channel();
        let mut worker = BotWorker::new(Arc::new(move || ring.send(()).unwrap_or_default()));
        worker.ask(first, BotJob::new(|_| panic!("a bot panics, as this test wants it to")));
        rung.recv_timeout(LONG).expect("the bell");
        assert!(!worker.is_thinking());
        assert_eq!(worker.answer(LONG), None);
        assert!(worker.is_broken());
        worker.ask(second, says("nothing"));
        assert_eq!(worker.asked(), None);
    }
}
