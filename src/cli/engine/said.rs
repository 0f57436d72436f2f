//! The parts of a sentence, so that no program has to read it: made from what fills its places, for all games alike.

use crate::kernel::{Arg, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// The key of a sentence, which is the same in every language, and what fills its places.
#[derive(Serialize)]
pub(super) struct Said {
    key: &'static str,
    args: BTreeMap<&'static str, Part>,
}

/// What fills a place, as JSON says it.
#[derive(Serialize)]
#[serde(untagged)]
enum Part {
    Number(i32),
    /// A letter, an id, or a text that is the same in every language.
    Text(String),
    List(Vec<String>),
    Said(Vec<Said>),
    /// `null`: the reader may not know it.
    Hidden,
}

impl From<&Message> for Said {
    fn from(message: &Message) -> Self {
        let args = message.args.iter().map(|(place, arg)| (*place, Part::from(arg)));
        Self { key: message.key, args: args.collect() }
    }
}

impl From<&Arg> for Part {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Part::Number(*number),
            Arg::Letter(letter) => Part::Text(letter.to_string()),
            Arg::Name { id, .. } => Part::Text((*id).to_owned()),
            Arg::Hidden { .. } => Part::Hidden,
            Arg::Text(text) => Part::Text(text.clone()),
            Arg::List(texts) => Part::List(texts.clone()),
            Arg::Said(messages) => Part::Said(messages.iter().map(Said::from).collect()),
        }
    }
}
