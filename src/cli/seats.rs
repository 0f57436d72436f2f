//! `PLAYS=PLAYER,PLAYS=PLAYER`: who plays what, in turn order.

use crate::bots::Level;
use crate::kernel::{MAX_SEATS, Value, Words};
use crate::table::Controller;

/// One seat as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    pub plays: String,
    pub controller: Controller,
}

/// What is wrong with a list of seats.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum SeatsError {
    Nothing { text: String },
    Player { text: String },
    TooMany,
}

impl SeatsError {
    pub fn say(&self, words: &Words) -> String {
        let (key, text) = match self {
            SeatsError::Nothing { text } => ("seats-nothing", text.as_str()),
            SeatsError::Player { text } => ("seats-player", text.as_str()),
            SeatsError::TooMany => ("seats-many", ""),
        };
        let most = Value::from(MAX_SEATS as i64);
        words.text_with(key, &[("text", text.into()), ("most", most)])
    }
}

/// Reads the seats in turn order. `human` or `human:NAME` is a person, the level of a bot is a bot; what plays without
/// saying by whom is a person's.
///
/// # Errors
/// Names the seat that cannot be read.
pub fn parse_seats(text: &str) -> Result<Vec<Sitting>, SeatsError> {
    let seats = text
        .split(',')
        .map(|seat| {
            let (plays, player) = seat.trim().split_once('=').unwrap_or((seat.trim(), "human"));
            if plays.is_empty() {
                return Err(SeatsError::Nothing { text: seat.chars().take(40).collect() });
            }
            let controller = match player.split_once(':').unwrap_or((player, "")) {
                ("human", name) => Controller::Human { name: name.trim().to_owned() },
                (level, "") => {
                    Controller::Bot(level.parse::<Level>().map_err(|unknown| SeatsError::Player { text: unknown.0 })?)
                }
                _ => return Err(SeatsError::Player { text: player.chars().take(40).collect() }),
            };
            Ok(Sitting { plays: plays.to_owned(), controller })
        })
        .collect::<Result<Vec<_>, _>>()?;
    if seats.len() > MAX_SEATS { Err(SeatsError::TooMany) } else { Ok(seats) }
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
    fn seats_that_cannot_be_read_are_named() {
        let fault = parse_seats("cats=clever").unwrap_err().to_string();
        assert!(fault.contains("clever") && fault.contains("normal"), "{fault}");
        assert_eq!(parse_seats("a,,b").unwrap_err(), SeatsError::Nothing { text: String::new() });
        assert_eq!(parse_seats("a=easy:Bob").unwrap_err(), SeatsError::Player { text: "easy:Bob".into() });
        assert_eq!(parse_seats("a,b,c,d,e,f,g").unwrap_err(), SeatsError::TooMany);
    }
}
