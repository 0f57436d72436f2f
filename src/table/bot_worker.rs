//! The thread on which bots think: the loop continues meanwhile, and so does the thread that saves the game.

use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::Duration;

use super::desk::Shared;
use super::{Advice, DecisionNumber, Errand};

/// Calls the loop from another thread.
pub type Bell = Arc<dyn Fn() + Send + Sync>;

/// The state shared by the loop and the thread.
#[derive(Default)]
struct Desk {
    errand: Option<Errand>,
    answer: Option<Advice>,
    /// Nobody waits for an answer.
    left: bool,
    /// The thread has ended, and there will be no answer.
    dead: bool,
}

/// Has one decision at a time thought over. The thread is started with the first one and sleeps while there is none. Dropped,
/// it leaves a bot that is still thinking alone: nobody waits for it, and nobody hears its answer.
pub struct Thinker {
    bell: Bell,
    thread: Option<Arc<Shared<Desk>>>,
    asked: Option<DecisionNumber>,
    /// No thread could be started, or a bot has crashed it.
    broken: bool,
}

impl Thinker {
    /// `bell` is rung, on the thread, when an answer is there.
    pub fn new(bell: Bell) -> Self {
        Self { bell, thread: None, asked: None, broken: false }
    }

    /// Whether bots have to think somewhere else.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// The decision that is thought over, or answered.
    pub fn asked(&self) -> Option<DecisionNumber> {
        self.asked
    }

    /// Has a decision thought over, in place of any other.
    pub fn ask(&mut self, number: DecisionNumber, errand: Errand) {
        if self.asked == Some(number) || self.broken {
            return;
        }
        self.forget();
        if self.thread.is_none() {
            self.thread = start(Arc::clone(&self.bell));
        }
        let Some(shared) = &self.thread else {
            self.broken = true;
            return;
        };
        shared.desk().errand = Some(errand);
        shared.changed.notify_all();
        self.asked = Some(number);
    }

    /// Whether a bot is still thinking.
    pub fn is_thinking(&self) -> bool {
        let asked = self.thread.as_ref().filter(|_| self.asked.is_some());
        asked.is_some_and(|shared| {
            let desk = shared.desk();
            desk.answer.is_none() && !desk.dead
        })
    }

    /// The answer and the decision it answers, if it comes within so long.
    pub fn answer(&mut self, limit: Duration) -> Option<(DecisionNumber, Advice)> {
        let number = self.asked?;
        let shared = self.thread.as_ref()?;
        let thinks = |desk: &mut Desk| desk.answer.is_none() && !desk.dead;
        let (mut desk, _) =
            shared.changed.wait_timeout_while(shared.desk(), limit, thinks).unwrap_or_else(PoisonError::into_inner);
        let (answer, dead) = (desk.answer.take(), desk.dead);
        drop(desk);
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
            let mut desk = shared.desk();
            let waits = desk.errand.take().is_some() || desk.answer.take().is_some();
            waits && !desk.dead
        });
        if waits {
            self.asked = None;
        } else {
            self.leave();
        }
    }

    fn leave(&mut self) {
        self.asked = None;
        if let Some(shared) = self.thread.take() {
            shared.desk().left = true;
            shared.changed.notify_all();
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.leave();
    }
}

/// A thread at its desk; `None` if the system has none to give.
fn start(bell: Bell) -> Option<Arc<Shared<Desk>>> {
    let shared = Arc::new(Shared::default());
    let end = End { shared: Arc::clone(&shared), bell };
    let spawned = thread::Builder::new().name("bots".to_owned()).spawn(move || work(&end));
    spawned.ok().map(|_| shared)
}

/// Tells of the thread's end, a panic too: otherwise the loop would wait for ever.
struct End {
    shared: Arc<Shared<Desk>>,
    bell: Bell,
}

impl Drop for End {
    fn drop(&mut self) {
        self.shared.desk().dead = true;
        self.shared.changed.notify_all();
        if thread::panicking() {
            (self.bell)();
        }
    }
}

/// Lets the calling thread run only where no other would: what answers keys never waits for it. Where the system knows no
/// such thing of a single thread, nothing is changed.
fn give_way() {
    // A refusal leaves it as it was.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

fn work(end: &End) {
    give_way();
    loop {
        let no_errand = |desk: &mut Desk| desk.errand.is_none() && !desk.left;
        let waited = end.shared.changed.wait_while(end.shared.desk(), no_errand);
        let mut desk = waited.unwrap_or_else(PoisonError::into_inner);
        let Some(errand) = desk.errand.take().filter(|_| !desk.left) else { return };
        drop(desk);
        let answer = errand.think();
        let mut desk = end.shared.desk();
        if desk.left {
            return;
        }
        desk.answer = Some(answer);
        drop(desk);
        end.shared.changed.notify_all();
        (end.bell)();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Budget, Level};
    use crate::kernel::Options;
    use crate::table::{Games, NewGame, Running};
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(60);

    fn says(action: &str) -> Errand {
        Errand::settled(action.to_owned())
    }

    /// Two decisions of one game.
    fn two_numbers() -> [DecisionNumber; 2] {
        let dewan = Games::ALL.get("dewan").expect("Dewan");
        let options = Options { seats: dewan.about().first_game, ..Options::default() };
        let new = NewGame { options, controllers: Vec::new(), seed: 1 };
        let game = dewan.begin(&new, &Games::ALL.boards()).expect("a game");
        let mut running = Running::new(game, None);
        let number = |running: &Running| running.advice(Level::Random, Budget::default()).expect("somebody is asked").0;
        let first = number(&running);
        let action = running.game().notation().remove(0);
        running.act(&action).expect("a legal action");
        [first, number(&running)]
    }

    fn heard(thinker: &mut Thinker, limit: Duration) -> Option<(DecisionNumber, String)> {
        thinker.answer(limit).map(|(number, advice)| (number, advice.action))
    }

    #[test]
    fn the_answer_names_the_decision_and_one_that_nobody_wants_any_more_is_not_heard() {
        let [first, second] = two_numbers();
        let (ring, rung) = mpsc::channel();
        let mut thinker = Thinker::new(Arc::new(move || ring.send(()).unwrap_or_default()));
        assert_eq!((thinker.asked(), thinker.is_thinking()), (None, false));
        let (go, wait) = mpsc::channel::<()>();
        thinker.ask(
            first,
            Errand::new(move |_| {
                let _ = wait.recv();
                says("late").think()
            }),
        );
        assert!(thinker.is_thinking());
        assert_eq!(thinker.answer(Duration::ZERO), None);
        // The first one is still at it, and nobody waits for it.
        thinker.ask(second, says("soon"));
        rung.recv_timeout(LONG).expect("the bell");
        assert!(!thinker.is_thinking());
        assert_eq!(heard(&mut thinker, Duration::ZERO), Some((second, "soon".into())));
        drop(go);
        thinker.ask(first, says("again"));
        assert_eq!(heard(&mut thinker, LONG), Some((first, "again".into())));
        assert_eq!(thinker.answer(Duration::ZERO), None);
        thinker.ask(second, says("unheard"));
        thinker.forget();
        assert_eq!((thinker.asked(), thinker.answer(Duration::ZERO)), (None, None));
    }

    #[test]
    fn a_bot_that_brings_the_thread_down_is_told_of() {
        let [first, second] = two_numbers();
        let (ring, rung) = mpsc::channel();
        let mut thinker = Thinker::new(Arc::new(move || ring.send(()).unwrap_or_default()));
        thinker.ask(first, Errand::new(|_| panic!("a bot panics, as this test wants it to")));
        rung.recv_timeout(LONG).expect("the bell");
        assert!(!thinker.is_thinking());
        assert_eq!(thinker.answer(LONG), None);
        assert!(thinker.is_broken());
        thinker.ask(second, says("nothing"));
        assert_eq!(thinker.asked(), None);
    }
}
