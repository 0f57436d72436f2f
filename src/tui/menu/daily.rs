//! The list of daily games: today's, and the tries of past days.

use super::keys::HelpPage;
use super::list::{List, Source};
use super::offer::MenuOffer;
use super::screen::MenuScreen;
use crate::table::{DailyResult, DailyTry, Day, DayTried};
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::daily;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::Row;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Columns for a date.
const DATES: usize = 12;

/// Days of which nothing was played are listed so far back.
const RECENT: usize = 7;

/// The days, the newest first.
pub struct Daily {
    tries: Vec<DayTried>,
    best: Option<Day>,
    /// What the days are played with of which nothing was played.
    setups: BTreeMap<Day, String>,
}

impl Daily {
    /// Lists the days on the screen.
    pub fn screen(context: &Context) -> MenuScreen<List<Daily>> {
        let lobby = context.lobby;
        let found = lobby.daily_tries().map_err(|error| error.say(context.words()));
        List::screen(found, |mut tries| {
            let best = DailyResult::best(daily::results(&tries)).map(|best| best.day);
            let recent = lobby.daily_today().into_iter().flat_map(|today| today.and_before().take(RECENT));
            let missed: Vec<Day> = recent.filter(|day| tries.iter().all(|(tried, _)| tried != day)).collect();
            let setup = |&day: &Day| Some((day, daily::setup(lobby, day).ok()?));
            let setups = missed.iter().filter_map(setup).collect();
            tries.extend(missed.into_iter().map(|day| (day, Ok(DailyTry::Open))));
            tries.sort_by_key(|&(day, _)| Reverse(day));
            Daily { tries, best, setups }
        })
    }
}

impl Source for Daily {
    const TITLE: &'static str = "screen-daily-title";
    const QUESTION: &'static str = "screen-daily-question";
    const HELP: HelpPage = HelpPage::Daily;

    fn place(&self, context: &Context) -> Option<String> {
        self.best.map(|_| daily::sum(context.words(), &self.tries))
    }

    fn lines(&self) -> usize {
        self.tries.len()
    }

    fn rows(&self, context: &Context, line: usize, role: Role) -> Vec<Row> {
        let (words, (day, tried)) = (context.words(), &self.tries[line]);
        let row = Row::of(role, day.to_string()).to(DATES);
        let row = match tried {
            Ok(tried) => row.text(daily::stand(words, tried)),
            Err(_) => row.put(Role::Bad, words.text("daily-bad")),
        };
        vec![if self.best == Some(*day) {
            row.text("  ").put(Role::Good, words.text("screen-daily-best"))
        } else {
            row
        }]
    }

    fn note(&self, context: &Context, line: usize) -> Option<Row> {
        let words = context.words();
        let (day, tried) = self.tries.get(line)?;
        match tried {
            Ok(DailyTry::Open) => self.setups.get(day).map(|setup| Row::plain(setup.as_str())),
            Ok(DailyTry::Begun { .. }) => None,
            Ok(DailyTry::Over(result)) => Some(Row::plain(daily::line_to_share(words, result))),
            Err(error) => Some(Row::of(Role::Bad, error.say(words))),
        }
    }

    fn line_offers(&self, context: &Context) -> Vec<MenuOffer> {
        vec![
            MenuOffer::commands(context, &[Command::Choose], "screen-menu-daily").labeled(context, "screen-key-play"),
            MenuOffer::commands(context, &[Command::Watch], "screen-do-watch").labeled(context, "screen-key-watch"),
        ]
    }

    fn take(&mut self, _: &Context, line: usize, _: Key, what: Option<Command>) -> Outcome {
        match (what, self.tries.get(line)) {
            (Some(Command::Choose), Some((day, _))) => Outcome::Daily(*day),
            (Some(Command::Watch), Some((day, Ok(DailyTry::Begun { .. } | DailyTry::Over(_))))) => {
                Outcome::Watch(day.save_name())
            }
            _ => Outcome::Stay,
        }
    }
}
