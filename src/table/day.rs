//! A day of the calendar, and the name of the save that holds its game.

use crate::kernel::{Message, Words};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS: u64 = 86_400;

/// 9999-12-31: later days have no date of ten characters.
const LAST: u32 = 2_932_896;

/// The start of the name of every save of a daily game.
const NAMED: &str = "daily-";

/// A day of the Gregorian calendar in UTC, from 1970-01-01 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

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
    /// The day of a moment.
    pub fn of(moment: SystemTime) -> Self {
        let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        Self(u32::try_from(seconds / SECONDS).unwrap_or(LAST).min(LAST))
    }

    /// The days since 1970-01-01.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day of the week, 0 on Mondays.
    pub const fn weekday(self) -> usize {
        // the first day was a Thursday
        ((self.0 + 3) % 7) as usize
    }

    /// This day and those before it, the latest first.
    pub fn and_before(self) -> impl Iterator<Item = Self> {
        (0..=self.0).rev().map(Self)
    }

    /// The name of the save in which the game of this day is played.
    pub fn save_name(self) -> String {
        format!("{NAMED}{self}")
    }

    /// The day whose game is played in a save of this name.
    pub fn of_save(name: &str) -> Option<Self> {
        name.strip_prefix(NAMED)?.parse().ok()
    }

    /// Year, month and day, with years that begin in March, so that the odd day comes last (Hinnant, "chrono-compatible
    /// low-level date algorithms").
    const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, within) = (days / 146_097, days % 146_097);
        let year = (within - within / 1460 + within / 36_524 - within / 146_096) / 365;
        let of_year = within - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let is_next = month >= 10;
        (era * 400 + year + is_next as u32, if is_next { month - 9 } else { month + 3 }, day)
    }

    /// The inverse of [`Day::date`]. A day that its month does not have becomes one of the next.
    const fn at(year: u32, month: u32, day: u32) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
        let within = year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + of_year;
        Self(year / 400 * 146_097 + within - 719_468)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut numbers = text.splitn(3, '-').map(|number| number.parse().ok());
        let mut number = |low, high| numbers.next().flatten().filter(|number| (low..=high).contains(number));
        let date = number(1970, 9999).zip(number(1, 12)).zip(number(1, 31));
        let day = date.map(|((year, month), day)| Self::at(year, month, day));
        // only one way to write it, and only days that there are
        day.filter(|day| day.to_string() == text).ok_or_else(|| NoDay(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn every_day_reads_as_it_is_written_and_follows_the_one_before() {
        let all: Vec<String> = (0..=LAST).step_by(13).map(|number| Day(number).to_string()).collect();
        assert!(all.is_sorted());
        assert!((0..).step_by(13).zip(&all).all(|(number, text)| day(text) == Day(number)));
        assert_eq!((Day(0).to_string(), Day(LAST).to_string()), ("1970-01-01".into(), "9999-12-31".into()));
    }

    #[test]
    fn a_moment_and_a_date_give_the_same_day() {
        let at = |seconds| Day::of(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(951_782_399).to_string(), "2000-02-28");
        assert_eq!(at(951_782_400).to_string(), "2000-02-29");
        assert_eq!(at(u64::from(u32::MAX) * 100).to_string(), "9999-12-31");
        assert_eq!(Day::of(UNIX_EPOCH - Duration::from_secs(9)), Day(0));
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
