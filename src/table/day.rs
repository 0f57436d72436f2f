//! A day of the calendar, and the name of the save that holds its game.

use crate::kernel::{Message, Words};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use time::{Date, Month, UtcDateTime};

/// Later days have no date of ten characters.
const LAST: Date = match Date::from_calendar_date(9999, Month::December, 31) {
    Ok(last) => last,
    Err(_) => Date::MAX,
};

const FIRST: Date = UtcDateTime::UNIX_EPOCH.date();

/// The start of the name of every save of a daily game.
const NAMED: &str = "daily-";

/// A day of the Gregorian calendar in UTC, from 1970-01-01 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(Date);

/// A text that is not the date of a day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Words::english().say(&self.message()))]
pub struct NoDay(pub String);

impl NoDay {
    pub fn message(&self) -> Message {
        Message::new("daily-no-date").text("text", &self.0)
    }
}

impl Day {
    /// Returns the day of a moment.
    pub fn of(moment: SystemTime) -> Self {
        let since = moment.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        let later = time::Duration::try_from(since).ok().and_then(|since| UtcDateTime::UNIX_EPOCH.checked_add(since));
        Self(later.map_or(LAST, UtcDateTime::date).min(LAST))
    }

    /// Returns the days since 1970-01-01.
    pub const fn number(self) -> u32 {
        (self.0.to_julian_day() - FIRST.to_julian_day()).unsigned_abs()
    }

    /// Returns the day of the week, 0 on Mondays.
    pub const fn weekday(self) -> usize {
        self.0.weekday().number_days_from_monday() as usize
    }

    /// Lists this day and those before it, the latest first.
    pub fn and_before(self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), |day| day.0.previous_day().filter(|&date| date >= FIRST).map(Self))
    }

    /// Returns the name of the save in which the game of this day is played.
    pub fn save_name(self) -> String {
        format!("{NAMED}{self}")
    }

    /// Returns the day whose game is played in a save of this name.
    pub fn of_save(name: &str) -> Option<Self> {
        name.strip_prefix(NAMED)?.parse().ok()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let format = time::macros::format_description!("[year]-[month]-[day]");
        let date = Date::parse(text, format).ok().filter(|date| (FIRST..=LAST).contains(date));
        // only one way to write it
        date.map(Self).filter(|day| day.to_string() == text).ok_or_else(|| NoDay(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn every_day_reads_as_it_is_written_and_follows_the_one_before() {
        let all: Vec<Day> = Day(LAST).and_before().step_by(13).collect();
        assert!(all.windows(2).all(|pair| pair[0] > pair[1] && pair[0].to_string() > pair[1].to_string()));
        assert!(all.windows(2).all(|pair| pair[0].number() == pair[1].number() + 13));
        assert!(all.iter().all(|known| day(&known.to_string()) == *known));
        assert_eq!((Day(FIRST).to_string(), Day(LAST).to_string()), ("1970-01-01".into(), "9999-12-31".into()));
        assert_eq!((Day(FIRST).number(), Day(FIRST).and_before().count()), (0, 1));
    }

    #[test]
    fn a_moment_and_a_date_give_the_same_day() {
        let at = |seconds| Day::of(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(951_782_399).to_string(), "2000-02-28");
        assert_eq!(at(951_782_400).to_string(), "2000-02-29");
        assert_eq!(at(u64::from(u32::MAX) * 100).to_string(), "9999-12-31");
        assert_eq!(Day::of(UNIX_EPOCH - Duration::from_secs(9)), Day(FIRST));
    }

    #[test]
    fn weeks_begin_on_monday() {
        assert_eq!(
            ["2026-11-23", "2026-11-28", "2026-11-29", "1970-01-01"].map(|text| day(text).weekday()),
            [0, 5, 6, 3]
        );
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "today",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "1900-02-28",
            "1969-12-31",
            "10000-01-01",
            "2026-1-1",
            "+2026-01-01",
            "2026-01-01 ",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-11-28-1",
            "2026--1-01",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_save_is_of_a_day_only_under_the_very_name() {
        let name = day("2026-11-28").save_name();
        assert_eq!((name.as_str(), Day::of_save(&name)), ("daily-2026-11-28", Some(day("2026-11-28"))));
        assert!(
            ["daily-2026-11-28-1", "daily-2026-11-31", "2026-11-28", "Daily-2026-11-28"].map(Day::of_save) == [None; 4]
        );
    }
}
