//! A bot that is another program: it gets a line of JSON for each decision and answers with an action in notation
//! (`docs/protocol.md`).

use crate::bots::{Bot, Bots, View};
use crate::kernel::{Generator, join};
use serde::Serialize;
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1 << 10;

/// A command line: a program and its arguments, with blanks between them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program(String);

impl Program {
    pub fn new(line: &str) -> Self {
        Self(line.to_owned())
    }

    /// Makes sure that it can be started.
    ///
    /// # Errors
    /// Returns what the system says.
    pub fn try_start(&self) -> io::Result<()> {
        let mut child = self.start()?;
        // one that has ended already needs neither
        let _ = child.kill();
        let _ = child.wait();
        Ok(())
    }

    fn start(&self) -> io::Result<Child> {
        let mut words = self.0.split_whitespace();
        let program = words.next().unwrap_or_default();
        Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One decision, as it is asked for.
#[derive(Serialize)]
struct Question<'a> {
    game: &'static str,
    /// What the seat plays.
    plays: &'a str,
    /// The legal actions in notation.
    legal: &'a [String],
    /// What the seat may know, as `docs/position.md` says.
    seen: &'a toml::Table,
}

/// A program that runs.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
}

impl Running {
    fn start(program: &Program) -> io::Result<Self> {
        let (questions, asked) = mpsc::channel();
        let (answered, answers) = mpsc::channel();
        let mut running = Self { child: program.start()?, questions, answers };
        let (Some(input), Some(output)) = (running.child.stdin.take(), running.child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        thread::Builder::new().spawn(move || talk(input, output, &asked, &answered))?;
        Ok(running)
    }

    fn ask(&mut self, question: &Question<'_>, patience: Duration) -> Option<String> {
        self.questions.send(serde_json::to_string(question).ok()?).ok()?;
        self.answers.recv_timeout(patience).ok()
    }
}

/// Writes questions and reads their answers, on a thread of its own: a program may let either wait for ever.
fn talk(mut input: ChildStdin, output: ChildStdout, asked: &Receiver<String>, answered: &Sender<String>) {
    let mut output = BufReader::new(output);
    while let Ok(question) = asked.recv() {
        if writeln!(input, "{question}").and_then(|()| input.flush()).is_err() {
            break;
        }
        let mut answer = String::new();
        match io::Read::take(&mut output, LONGEST).read_line(&mut answer) {
            Ok(1..) if answered.send(answer).is_ok() => {}
            _ => break,
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // one that has ended already needs neither
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A seat of a game that a program plays. Once it has failed, every decision is a fault, and is drawn.
pub(super) struct ExternalBot<'a> {
    plays: &'static str,
    patience: Duration,
    running: Option<Running>,
    faults: &'a AtomicU64,
}

impl<'a> ExternalBot<'a> {
    pub fn new(program: &Program, plays: &'static str, patience: Duration, faults: &'a AtomicU64) -> Self {
        Self { plays, patience, running: Running::start(program).ok(), faults }
    }
}

impl<G: Bots> Bot<G> for ExternalBot<'_> {
    fn choose(&mut self, view: &View<'_, G>, rng: &mut Generator) -> G::Action {
        let legal: Vec<String> = view.legal().iter().map(|&action| join(&G::parts(action))).collect();
        let seen = view.document();
        let question = Question { game: G::ID, plays: self.plays, legal: &legal, seen: &seen };
        let answer = self.running.as_mut().and_then(|running| running.ask(&question, self.patience));
        let chosen = answer.and_then(|answer| legal.iter().position(|action| action == answer.trim()));
        let index = chosen.unwrap_or_else(|| {
            self.running = None;
            self.faults.fetch_add(1, Ordering::Relaxed);
            rng.below(legal.len() as u32) as usize
        });
        view.legal()[index]
    }
}
