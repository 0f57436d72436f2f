//! `thicket replay SAVE`: plays a save's journal again and tells its story.

use super::screen::{Door, Opening};
use super::{Failure, Io, Setting};
use crate::kernel::{Seat, Value, Viewer, Words};
use crate::table::{Game, MAX_BYTES, Running, Saved, Told};
use clap::Args;
use std::io::{self, Read};
use std::path::Path;

#[derive(Args)]
pub(super) struct Replay {
    save: String,
    #[arg(long = "as", value_name = "WHO")]
    viewer: Option<String>,
    #[arg(long)]
    screen: bool,
}

impl Replay {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let saved = self.saved(setting)?;
        let loaded = setting.games.load(&saved).map_err(|error| Failure::Failed(error.say(words)))?;
        if self.screen && loaded.difference.is_none() {
            let named = self.viewer.is_some();
            let viewer = named.then(|| self.viewer(&*loaded.game, saved.over, words)).transpose()?;
            let running = Running::new(loaded.game, None);
            return Door::new(setting)?.open(Opening::Replay { running, viewer }, setting, io);
        }
        let game = &*loaded.game;
        let viewer = self.viewer(game, saved.over, words)?;
        match loaded.difference {
            None => {
                io.out.write_all(story(game, viewer, words).as_bytes())?;
                writeln!(
                    io.out,
                    "{}",
                    words.text_with("replay-same", &[("turns", Value::from(saved.journal.len() as i64))])
                )?;
                Ok(())
            }
            Some(difference) => Err(Failure::Failed(difference.say(words))),
        }
    }

    /// The save of this name, or the file of this path.
    fn saved(&self, setting: &Setting) -> Result<Saved, Failure> {
        let words = setting.words;
        let path = Path::new(&self.save);
        if !self.save.contains(['/', '.']) {
            return match setting.store()?.load(&self.save) {
                Ok((saved, _)) => Ok(saved),
                Err(error) => Err(Failure::of_store(&error, words)),
            };
        }
        let unreadable = |fault: String| {
            let places = [("path", Value::from(self.save.clone())), ("fault", fault.into())];
            words.text_with("replay-unreadable", &places)
        };
        let mut bytes = Vec::new();
        let read = std::fs::File::open(path).and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
        read.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::IsADirectory => Failure::Usage(unreadable(error.to_string())),
            _ => Failure::Failed(unreadable(error.to_string())),
        })?;
        Saved::from_bytes(&bytes).map_err(|error| Failure::Failed(unreadable(error.say(words))))
    }

    /// All is shown of a game that is over; of one that goes on, what everybody knows.
    fn viewer(&self, game: &dyn Game, over: bool, words: &Words) -> Result<Viewer, Failure> {
        match self.viewer.as_deref() {
            None if over => Ok(Viewer::All),
            None | Some("spectator") => Ok(Viewer::Spectator),
            Some("all") => Ok(Viewer::All),
            Some(who) => {
                let seats = (0..game.seats()).map(|seat| Seat::new(seat as u8));
                let seat = seats.into_iter().find(|seat| game.plays(*seat) == who);
                seat.map(Viewer::Seat)
                    .ok_or_else(|| Failure::Usage(words.text_with("replay-who", &[("who", who.into())])))
            }
        }
    }
}

/// One paragraph a turn, one line a group of steps.
fn story(game: &dyn Game, viewer: Viewer, words: &Words) -> String {
    let log = game.log(0..game.log_len(), viewer);
    let mut text = String::new();
    let mut turn = None;
    for group in log.chunk_by(|one, other| one.group == other.group) {
        let first: &Told = &group[0];
        if turn != Some(first.turn) {
            turn = Some(first.turn);
            let owner = first.owner.map(|seat| game.plays(seat)).unwrap_or_default();
            let places = [("turn", Value::from(first.turn as i64 + 1)), ("who", owner.into())];
            text.push_str(&format!("\n{}\n", words.text_with("replay-turn", &places)));
        }
        let sentences: Vec<String> = group.iter().map(|told| words.say(&told.message)).collect();
        text.push_str(&format!("  {}\n", sentences.join(" ")));
    }
    text.push('\n');
    text.trim_start_matches('\n').to_owned()
}
