//! The daily game in words: its setup, its tries, and the line to share.

use super::game_ui;
use super::menu::{dealt_names, extra_space};
use crate::kernel::{Value, Words};
use crate::table::{DAILY_GAME, DailyResult, DailyTry, Day, DayTried, Lobby, LobbyError, daily_level};

/// The mark of a seat that no longer scored.
const NO_POINTS: &str = "x";

/// Returns the line that a player shares.
pub fn line_to_share(words: &Words, result: &DailyResult) -> String {
    words.text_with("daily-line", &[("date", date(result.day)), ("result", said(words, result).into())])
}

fn date(day: Day) -> Value<'static> {
    day.to_string().into()
}

/// The result without its day: `Lizards, 30-27-22-18, won in round 9, hard`.
fn said(words: &Words, result: &DailyResult) -> String {
    let points = result.points.iter().map(|points| points.map_or(NO_POINTS.to_owned(), |points| points.to_string()));
    let points = points.collect::<Vec<_>>().join("-");
    let ended = if result.won { "daily-won" } else { "daily-lost" };
    let undos = [("count", i64::from(result.undos).into())];
    let undos = (result.undos > 0).then(|| words.text_with("daily-undos", &undos));
    let parts = [
        plays(words, result.plays),
        points,
        words.text_with(ended, &[("round", i64::from(result.round).into())]),
        level(words, result.day),
    ];
    words.list(parts.into_iter().chain(undos))
}

/// Returns the try of a day, on the screen behind its date.
pub fn stand(words: &Words, tried: &DailyTry) -> String {
    match tried {
        DailyTry::Open => words.text("daily-open"),
        DailyTry::Begun { round } => words.text_with("daily-begun", &[("round", i64::from(*round).into())]),
        DailyTry::Over(result) => said(words, result),
    }
}

/// Returns the results among the tries of several days.
pub fn results(tries: &[DayTried]) -> impl Iterator<Item = &DailyResult> {
    tries.iter().filter_map(|(_, tried)| match tried {
        Ok(DailyTry::Over(result)) => Some(result),
        _ => None,
    })
}

/// Words how many days have a result, and how many were won.
pub fn sum(words: &Words, tries: &[DayTried]) -> String {
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX).into();
    let won = results(tries).filter(|result| result.won).count();
    words.text_with("daily-sum", &[("count", count(results(tries).count())), ("won", count(won))])
}

/// Returns all tries, a line each, and the best.
pub fn history(words: &Words, tries: &[DayTried]) -> Vec<String> {
    if tries.is_empty() {
        return vec![words.text("daily-none")];
    }
    let line = |(day, tried): &DayTried| match tried {
        Ok(DailyTry::Over(result)) => line_to_share(words, result),
        Ok(tried) => words.text_with("daily-line", &[("date", date(*day)), ("result", stand(words, tried).into())]),
        Err(error) => error.say(words),
    };
    let best = DailyResult::best(results(tries));
    let best = best.map(|best| words.text_with("daily-best", &[("line", line_to_share(words, best).into())]));
    tries.iter().map(line).chain([sum(words, tries)]).chain(best).collect()
}

/// Words the setup of a day's game.
///
/// # Errors
/// Fails where there is no such game.
pub fn setup(lobby: &Lobby, day: Day) -> Result<String, LobbyError> {
    let (wanted, words) = (lobby.daily(day)?, lobby.words);
    let seats = || wanted.seats.iter().zip(&wanted.controllers);
    let named = |is_human: bool| {
        let own = seats().filter(move |(_, controller)| controller.is_human() == is_human);
        words.list(own.map(|(seat, _)| plays(words, seat)))
    };
    let ui = game_ui::of(DAILY_GAME);
    let board = wanted.board.as_ref().and_then(|board| ui?.board_name(words, board));
    let deck = wanted.deck.as_ref().and_then(|deck| ui?.deck_name(words, deck));
    let places = [("plays", named(true).into()), ("others", named(false).into()), ("level", level(words, day).into())];
    let dealt = lobby.dealt(&wanted);
    let extras = dealt.iter().filter_map(|(extra, _)| {
        let names = dealt_names(words, &dealt, *extra)?;
        Some((words.name(&extra_space(DAILY_GAME), extra.id), names))
    });
    let labeled = [("screen-new-board", board), ("screen-new-deck", deck)];
    let labeled = labeled.into_iter().filter_map(|(label, name)| Some((words.text(label), name?)));
    let rest = labeled
        .chain(extras)
        .map(|(label, name)| words.text_with("list-stop", &[("list", words.labeled(&label, &name).into())]));
    Ok(words.sentences([words.text_with("daily-setup", &places)].into_iter().chain(rest)))
}

fn level(words: &Words, day: Day) -> String {
    words.name("screen-level", daily_level(day).id())
}

fn plays(words: &Words, plays: &str) -> String {
    game_ui::of(DAILY_GAME).map_or_else(|| plays.to_owned(), |ui| ui.plays(words, plays))
}
