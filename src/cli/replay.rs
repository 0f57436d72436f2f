//! `thicket replay SAVE`: plays a save's journal again and tells its story.

use super::saves::load_save;
use super::screen::{Launcher, Opening};
use super::viewer::{name, viewer};
use super::{Failure, Io, Setting};
use crate::kernel::{Seat, Value, Viewer, Words};
use crate::table::{ActiveGame, GameSession, LogEntry, Turn};
use crate::tui::game_ui;
use clap::Args;

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
        let (saved, loaded) = load_save(&self.save, setting)?;
        if self.screen && loaded.difference.is_none() {
            let named = self.viewer.as_deref();
            let viewer = named.map(|_| viewer(named, &*loaded.game, saved.over, words)).transpose()?;
            let running = ActiveGame::new(loaded.game, None);
            return Launcher::new(setting)?.open(Opening::Replay { table: running.into(), viewer }, setting, io);
        }
        let game = &*loaded.game;
        let viewer = viewer(self.viewer.as_deref(), game, saved.over, words)?;
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
}

/// One paragraph a turn, one line a group of steps; how the points stand where a round begins, and at the end.
fn story(game: &dyn GameSession, viewer: Viewer, words: &Words) -> String {
    let log = game.log(0..game.log_len(), viewer);
    let turns = game.turns();
    let numbers = numbers(game, &log, &turns);
    let told: Vec<(&LogEntry, usize)> = log.iter().zip(numbers).collect();
    let mut text = String::new();
    let (mut shown, mut round) = (None, None);
    for group in told.chunk_by(|(one, turn), (other, next)| (one.group, turn) == (other.group, next)) {
        let (first, number) = group[0];
        if shown != Some(number) {
            shown = Some(number);
            let turn = turns.iter().find(|turn| turn.number == number);
            if let Some(turn) = turn.filter(|turn| round != Some(turn.round)) {
                round = Some(turn.round);
                text.push_str(&format!(
                    "\n{}\n",
                    standing("replay-round", Some(turn.round), &turn.scores[0], game, words)
                ));
            }
            let owner = turn.map(|turn| turn.owner).or(first.owner);
            let owner = owner.map(|seat| name(game, seat, words)).unwrap_or_default();
            let places = [("turn", Value::from(number as i64 + 1)), ("who", owner.into())];
            text.push_str(&format!("\n{}\n", words.text_with("replay-turn", &places)));
        }
        let sentences = words.sentences(group.iter().map(|(told, _)| words.say(&told.message)));
        text.push_str(&format!("  {sentences}\n"));
    }
    let scores = game.progress().scores;
    text.push_str(&format!("\n{}\n\n", standing("replay-scores", None, &scores[..game.seats()], game, words)));
    text.trim_start_matches('\n').to_owned()
}

/// The turn of each entry of a log. A turn begins with the last action of the one before: what follows from it for the next
/// player is told from the entry on with which that turn is said to begin.
fn numbers(game: &dyn GameSession, log: &[LogEntry], turns: &[Turn]) -> Vec<usize> {
    let game_ui = game_ui::of(game.id());
    let begins = |told: &LogEntry| game_ui.is_some_and(|game_ui| game_ui.begins_turn(told));
    let mut numbers: Vec<usize> = log.iter().map(|told| told.turn).collect();
    for turn in turns {
        let action = turn.actions.start;
        let from = log.partition_point(|told| told.at < action);
        let until = log.partition_point(|told| told.at <= action);
        if let Some(at) = (from..until).rfind(|&at| begins(&log[at])) {
            numbers[at..until].fill(turn.number);
        }
    }
    numbers
}

/// Words the points: each seat's, and a dash for a seat that no longer scores.
fn standing(key: &str, round: Option<u16>, scores: &[Option<i16>], game: &dyn GameSession, words: &Words) -> String {
    let of = |(seat, score): (usize, &Option<i16>)| {
        let score = score.map_or_else(|| "-".to_owned(), |score| score.to_string());
        format!("{} {score}", name(game, Seat::new(seat as u8), words))
    };
    let scores = words.list(scores.iter().enumerate().map(of));
    words.text_with(key, &[("round", Value::from(i64::from(round.unwrap_or_default()))), ("scores", scores.into())])
}
