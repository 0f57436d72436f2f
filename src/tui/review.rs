//! What a review says of a choice, for the screen and for lines.

use crate::kernel::Value;
use crate::table::review::ReviewedChoice;
use crate::tui::game_ui::{Ctx, GameView};
use crate::tui::reasons::{Reason, give};

/// Tells of a dear choice in a few sentences, a line each, as its player saw the table then; without that view actions stand in
/// notation.
pub fn reviewed_choice(ctx: &Ctx, view: Option<&dyn GameView>, number: i64, choice: &ReviewedChoice) -> Vec<String> {
    let (words, judgment) = (ctx.words, &choice.judgment);
    let sentence = |action: &str| {
        let sentence = view.and_then(|view| view.sentence(ctx, action));
        sentence.unwrap_or_else(|| action.to_owned())
    };
    let places = [
        ("number", Value::from(number)),
        ("round", i64::from(choice.round).into()),
        ("turn", Value::from(choice.turn as i64 + 1)),
        ("cost", within(judgment.cost, judgment.error).into()),
    ];
    let brief = |action: &String| view.and_then(|view| view.brief(ctx, action)).unwrap_or_else(|| action.clone());
    let then = words.sentences(judgment.then.iter().map(brief));
    let named = |key, action: &str| words.text_with(key, &[("action", sentence(action).into())]);
    let is_won = judgment.wins[0] == judgment.worlds;
    let ends = |key, [better, made]: [usize; 2]| {
        let count = |count: usize| Value::from(count as i64);
        let places = [("better", count(better)), ("made", count(made)), ("worlds", count(judgment.worlds))];
        (better != made).then(|| words.text_with(key, &places))
    };
    let lines = [
        Some(words.text_with("review-choice", &places)),
        Some(named("review-made", &choice.made)),
        Some(named("review-better", &judgment.better)),
        (!then.is_empty()).then(|| words.text_with("screen-hint-then", &[("actions", then.into())])),
        is_won.then(|| words.text("review-wins")),
        ends("review-won", judgment.wins).filter(|_| !is_won),
        ends("review-lost", judgment.losses),
        give(&Reason::of(&judgment.terms), "review-expects", words).filter(|_| !is_won),
    ];
    lines.into_iter().flatten().collect()
}

/// Writes a chance in hundredths.
pub fn hundredths(value: f64) -> String {
    // what is nothing has no sign
    format!("{:.1}", (1000.0 * value).round() / 10.0 + 0.0)
}

/// Writes a chance in hundredths, with its standard error unless there is none: the bot chose the same.
pub fn within(value: f64, error: f64) -> String {
    if error > 0.0 { format!("{} +- {:.1}", hundredths(value), 100.0 * error) } else { hundredths(value) }
}
