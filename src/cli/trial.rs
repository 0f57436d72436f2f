//! What simulations and arenas have in common: which games are played, and how many.

use super::open_setup::OpenSetup;
use super::progress::Progress;
use super::{Failure, Io, Setting};
use crate::kernel::{Options, Words};
use crate::table::weights_file::WeightsFile;
use crate::table::{Boards, Entry, Tick, seats};
use clap::Args;
use signal_hook::consts::SIGINT;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Args)]
pub(super) struct Trial {
    /// There, unless a subcommand does without.
    #[arg(required = true)]
    game: Option<String>,
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    open: OpenSetup,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..))]
    pub max_rounds: u16,
}

impl Trial {
    pub fn entry(&self, setting: &Setting) -> Result<&'static Entry, Failure> {
        setting.game(self.game.as_deref().unwrap_or_default())
    }

    /// Returns the setup of each game; what it leaves open is drawn.
    ///
    /// # Errors
    /// Fails if the game is not for as many seats as are named.
    pub fn options(&self, entry: &Entry, boards: &Boards, words: &Words) -> Result<Options, Failure> {
        let open = self.open.clone().options();
        let seats = match &self.seats[..] {
            [] => entry.first_seats(&open, boards),
            [only] => match seats::counted(only, entry, &open.extras) {
                Some(seats) => seats.map_err(|fault| Failure::Usage(words.say(&fault.0)))?,
                None => vec![only.clone()],
            },
            seats => seats.to_vec(),
        };
        let seats = seats.into_iter().flat_map(|seat| seats::spread(&seat)).collect();
        Ok(entry.respelled(&Options { seats, ..open }, boards))
    }

    /// Returns the number of workers: as many as there are processors if none is named.
    pub fn jobs(&self) -> usize {
        self.jobs.map_or_else(all_processors, usize::from)
    }
}

pub(super) fn all_processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The exit status of a program that an interrupt has ended, as shells count it.
pub(super) const INTERRUPTED: u8 = 128 + SIGINT as u8;

/// Does a long task of this many steps with a bar that shows how far it is, until it is done or an interrupt comes; whether one
/// came. A second one ends the program at once.
pub(super) fn until_interrupted<T>(steps: u64, task: impl FnOnce(Tick<'_>) -> T) -> io::Result<(T, bool)> {
    let interrupted = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&interrupted))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&interrupted))?;
    let progress = Progress::new(steps);
    let done = task(&|| {
        progress.tick();
        !interrupted.load(Ordering::Relaxed)
    });
    progress.clear();
    Ok((done, interrupted.load(Ordering::Relaxed)))
}

/// Tells that not all games were played.
///
/// # Errors
/// Always fails: the program is to end with the exit status of an interrupt.
pub(super) fn stopped(played: u64, planned: u64, words: &Words, io: &mut Io<'_>) -> Result<(), Failure> {
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX).into();
    io.out.flush()?;
    writeln!(io.err, "{}", words.text_with("sim-partial", &[("played", count(played)), ("planned", count(planned))]))?;
    Err(Failure::Exit(INTERRUPTED))
}

/// Reads a file of weights.
pub(super) fn read_weights(file: &Path, words: &Words) -> Result<WeightsFile, Failure> {
    WeightsFile::read(file).map_err(|fault| Failure::Failed(words.say(&fault.0)))
}
