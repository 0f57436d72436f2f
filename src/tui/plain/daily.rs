//! The daily game in lines.

use std::io;

use super::Console;
use super::menu::Opened;
use crate::table::{DailyTry, Day, LobbyError};
use crate::tui::daily::{history, line_to_share};

/// Lists the days.
const LIST: &str = "list";

/// Plays a game that is over once more.
const PRACTICE: &str = "practice";

impl Console<'_> {
    /// Plays today's game, or that of the day which the line names. One that is over is told, and played again where the line asks
    /// for it.
    pub(super) fn daily(&mut self, line: &str) -> io::Result<Option<Opened>> {
        let Some(today) = self.lobby.daily_today() else { return self.say("daily-nowhere").map(|()| None) };
        match self.daily_game(line, today) {
            Ok(Answer::Game(game)) => Ok(Some(game)),
            Ok(Answer::Lines(lines)) => lines.iter().try_for_each(|line| self.line(line)).map(|()| None),
            Err(error) => self.line(&error.say(self.words())).map(|()| None),
        }
    }

    fn daily_game(&self, line: &str, today: Day) -> Result<Answer, LobbyError> {
        let (lobby, words) = (self.lobby, self.words());
        let day = match line {
            LIST => return Ok(Answer::Lines(history(words, &lobby.daily_tries()?))),
            "" | PRACTICE => today,
            date => match date.parse::<Day>() {
                Ok(day) => day,
                Err(error) => return Ok(Answer::Lines(vec![words.say(&error.message())])),
            },
        };
        match (lobby.daily_try(day)?, line) {
            (DailyTry::Over(result), "") => {
                return Ok(Answer::Lines(vec![line_to_share(words, &result), words.text("plain-daily-over")]));
            }
            // nobody who asks for practice begins what counts
            (DailyTry::Open | DailyTry::Begun { .. }, PRACTICE) => {
                return Ok(Answer::Lines(vec![words.text("plain-daily-first")]));
            }
            _ => {}
        }
        let played = lobby.play_daily(day, today)?;
        Ok(Answer::Game((played.running, played.note)))
    }
}

enum Answer {
    Game(Opened),
    Lines(Vec<String>),
}
