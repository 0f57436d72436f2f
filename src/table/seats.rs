//! `PLAYS=PLAYER,PLAYS=PLAYER`: who plays what, in turn order.

use super::random_setup::{RANDOM, RANDOM_CLOCKWORK};
use super::{Controller, Entry};
use crate::bots::Level;
use crate::kernel::{MAX_SEATS, SeatOption, SetupError, Value, Words};

/// One seat as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSpec {
    pub plays: String,
    pub controller: Controller,
}

/// An error in a list of seats.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum SeatsError {
    Nothing {
        text: String,
    },
    Player {
        text: String,
    },
    /// A clockwork player has no other player beside it.
    Clockwork {
        plays: String,
    },
    TooMany,
}

impl SeatsError {
    pub fn say(&self, words: &Words) -> String {
        let (key, text) = match self {
            SeatsError::Nothing { text } => ("seats-nothing", text.as_str()),
            SeatsError::Player { text } => ("seats-player", text.as_str()),
            SeatsError::Clockwork { plays } => ("seats-clockwork", plays.as_str()),
            SeatsError::TooMany => ("seats-many", ""),
        };
        let most = Value::from(MAX_SEATS as i64);
        let players = words.list(std::iter::once("human").chain(Level::ALL.map(Level::id)));
        let example = format!("{text}:nightmare");
        let places = [("text", text.into()), ("example", example.into()), ("most", most), ("known", players.into())];
        words.text_with(key, &places)
    }
}

/// Returns the seats that a word stands for: `random4` is four that play what is drawn, `randomclockwork4` four of which
/// some follow a board.
pub fn spread(plays: &str) -> Vec<String> {
    let several = [RANDOM, RANDOM_CLOCKWORK].into_iter().find_map(|open| {
        let count = plays.strip_prefix(open)?.parse::<usize>().ok()?;
        (1..=MAX_SEATS).contains(&count).then(|| vec![open.to_owned(); count])
    });
    several.unwrap_or_else(|| vec![plays.to_owned()])
}

/// Reads the seats in turn order. `human` or `human:NAME` is a human, the level of a bot is a bot; what plays without
/// saying by whom is a human's. Of several seats in one word (`random4`) without that, a human has the first, if nobody
/// sits before them, and bots the others.
///
/// # Errors
/// Names the seat that cannot be read.
pub fn parse_seats(text: &str) -> Result<Vec<SeatSpec>, SeatsError> {
    let mut seats: Vec<SeatSpec> = Vec::new();
    for seat in text.split(',').map(str::trim) {
        let (plays, player) = seat.split_once('=').map_or((seat, None), |(plays, player)| (plays, Some(player)));
        if plays.is_empty() {
            return Err(SeatsError::Nothing { text: seat.chars().take(40).collect() });
        }
        let spread = spread(plays);
        let several = spread.len() > 1;
        for plays in spread {
            let controller = match player {
                None if SeatOption::read(&plays).is_clockwork => Controller::Clockwork,
                Some(_) if SeatOption::read(&plays).is_clockwork => return Err(SeatsError::Clockwork { plays }),
                Some(player) => parse_player(player)?,
                None if several && !seats.is_empty() => Controller::Bot(Level::Normal),
                None => Controller::Human { name: String::new() },
            };
            seats.push(SeatSpec { plays, controller });
        }
    }
    if seats.len() > MAX_SEATS { Err(SeatsError::TooMany) } else { Ok(seats) }
}

/// Returns the seats that a number means; `None` for any other text.
pub fn counted(text: &str, entry: &Entry, extras: &[String]) -> Option<Result<Vec<String>, SetupError>> {
    text.parse().ok().map(|count: usize| entry.seats_for(count, extras))
}

fn parse_player(player: &str) -> Result<Controller, SeatsError> {
    match player.split_once(':').unwrap_or((player, "")) {
        ("human", name) => Ok(Controller::Human { name: name.trim().to_owned() }),
        (level, "") => {
            let level = level.parse::<Level>().map_err(|unknown| SeatsError::Player { text: unknown.0 })?;
            Ok(Controller::Bot(level))
        }
        _ => Err(SeatsError::Player { text: player.chars().take(40).collect() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_with_people_bots_and_kinds_of_one_faction() {
        let seats = parse_seats("cats=human:Ann, birds=normal,rover:ranger=easy,mice").unwrap();
        let plays: Vec<_> = seats.iter().map(|seat| seat.plays.as_str()).collect();
        assert_eq!(plays, ["cats", "birds", "rover:ranger", "mice"]);
        let players: Vec<_> = seats.into_iter().map(|seat| seat.controller).collect();
        let human = |name: &str| Controller::Human { name: name.to_owned() };
        assert_eq!(players, [human("Ann"), Controller::Bot(Level::Normal), Controller::Bot(Level::Easy), human("")]);
    }

    #[test]
    fn a_word_stands_for_as_many_seats_as_it_says() {
        assert_eq!(spread("random2"), ["random"; 2]);
        assert_eq!(spread("randomclockwork6"), ["randomclockwork"; 6]);
        for other in ["random7", "randomclockwork0", "randomclockwork", "clockwork:eyrie"] {
            assert_eq!(spread(other), [other]);
        }
    }

    #[test]
    fn several_seats_in_one_word_are_one_persons_and_bots() {
        let players = |text: &str| -> Vec<bool> {
            let seats = parse_seats(text).unwrap();
            assert!(seats[1..].iter().all(|seat| seat.plays == RANDOM));
            seats.into_iter().map(|seat| matches!(seat.controller, Controller::Human { .. })).collect()
        };
        assert_eq!(players("random3"), [true, false, false]);
        assert_eq!(players("cats,random2"), [true, false, false]);
        assert_eq!(players("random2=easy"), [false, false]);
        assert_eq!(players("cats=normal,random=human:Ann"), [false, true]);
    }

    #[test]
    fn seats_that_cannot_be_read_are_named() {
        let fault = parse_seats("cats=clever").unwrap_err().to_string();
        assert!(fault.contains("clever") && fault.contains("normal"), "{fault}");
        assert_eq!(parse_seats("a,,b").unwrap_err(), SeatsError::Nothing { text: String::new() });
        assert_eq!(parse_seats("a=easy:Bob").unwrap_err(), SeatsError::Player { text: "easy:Bob".into() });
        let level = parse_seats("clockwork:cats=nightmare").unwrap_err().to_string();
        assert!(level.contains("clockwork:cats:nightmare"), "{level}");
        assert_eq!(parse_seats("a,b,c,d,e,f,g").unwrap_err(), SeatsError::TooMany);
    }
}
