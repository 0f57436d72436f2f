//! Places and actions of Root as they are read aloud.

use super::registry::{self, Force};
use super::{choices, names};
use crate::games::root::Observation;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::kernel::{Field, Part, Seat, Words};
use crate::tui::game_ui::{Ctx, ScoreRow};
use crate::tui::speech;
use crate::tui::text::Row;

/// The prefix of the sentences of actions.
const SPACE: &str = "root-say";

/// Actions whose last part is explained behind the sentence.
const EXPLAINED: [&str; 11] =
    ["draft", "leader", "character", "craft", "mood", "sway", "plot", "setup", "hire", "landmark", "use"];

pub fn made_keys() -> Vec<String> {
    speech::keys(SPACE, Action::FORMS)
}

/// Says a clearing: `clearing 5 (fox)`.
pub fn clearing(words: &Words, state: &Observation, clearing: Clearing) -> String {
    let suit = names::suits_one_by_one(words, state.suits(clearing));
    words.text_with("root-spoken-clearing", &[("number", i64::from(clearing.number()).into()), ("suit", suit.into())])
}

/// Says a card: `Anvil (fox)`.
pub fn card(words: &Words, kind: CardKind) -> String {
    let places = [("card", names::card(words, kind).into()), ("suit", names::suit(words, kind.suit()).into())];
    words.text_with("root-spoken-card", &places)
}

/// Words what a card of the hand needs and gains.
pub fn crafting(ctx: &Ctx, kind: CardKind) -> Option<String> {
    let cost = kind.cost();
    let suits = Suit::CLEARING.into_iter().zip(cost.suits).filter(|(_, count)| *count > 0).map(|(suit, count)| {
        let suit = names::suit(ctx.words, suit);
        ctx.fill("root-spoken-piece", &[("suit", suit.into()), ("count", i64::from(count).into())])
    });
    let any = (cost.any > 0).then(|| ctx.fill("root-spoken-piece-any", &[("count", i64::from(cost.any).into())]));
    let pieces = ctx.words.list(suits.chain(any));
    (!pieces.is_empty()).then(|| ctx.fill("root-spoken-cost", &[("pieces", pieces.into())]))
}

/// Returns a line a seat: its points or its aim, its cards, and what is left in its supply.
pub fn scores(ctx: &Ctx, state: &Observation, aim: impl Fn(Seat) -> Option<String>) -> Vec<ScoreRow> {
    let line = |seat: Seat| {
        let player = state.player(seat);
        let who = names::of(ctx.words, state, seat);
        let points = || ctx.fill("root-spoken-points", &[("count", i64::from(player.score).into())]);
        let places = [
            ("who", who.into()),
            ("points", aim(seat).unwrap_or_else(points).into()),
            ("cards", i64::from(player.hand_count()).into()),
            ("warriors", i64::from(player.supply).into()),
        ];
        let key = match registry::of(state, seat).force() {
            Force::Warriors => "root-spoken-score",
            Force::Items => "root-spoken-score-items",
        };
        ScoreRow::of(seat, Row::plain(ctx.fill(key, &places)))
    };
    state.seats().map(line).collect()
}

/// Returns a part of an action, of those that are called otherwise in a list.
pub fn part(words: &Words, state: &Observation, part: Part) -> Option<String> {
    match part {
        Part::Card(id) => Some(card(words, CardKind::from_id(id)?)),
        Part::Place(number) => {
            let place = Clearing::from_number(number).filter(|place| state.board.clearings().contains(*place))?;
            Some(clearing(words, state, place))
        }
        _ => None,
    }
}

/// Returns what an action is, in a sentence.
pub fn brief(words: &Words, action: &str, name: impl Fn(Part) -> String) -> Option<String> {
    let action = Action::parse(action).ok()?;
    Some(speech::sentence(words, SPACE, action.form(), &action.parts()[1..], name))
}

/// Returns what an action is, and what is to be known of it.
pub fn sentence(ctx: &Ctx, state: &Observation, action: &str, name: impl Fn(Part) -> String) -> Option<String> {
    let sentence = brief(ctx.words, action, name)?;
    let parts = Action::parse(action).ok()?.parts();
    let explained = parts.first().and_then(|verb| verb.word()).is_some_and(|verb| EXPLAINED.contains(&verb));
    let (last, before) = parts.split_last()?;
    match choices::choice(ctx, state, before, *last).filter(|_| explained && !before.is_empty()) {
        Some(says) => Some(ctx.words.sentences([sentence, speech::sentence_of(ctx.words, &says)])),
        None => Some(sentence),
    }
}

/// Returns the letter of a forest.
pub fn forest_named(text: &str) -> Option<Forest> {
    Forest::read(text)
}
