//! The weights of the bots: those of `weights.toml`, which says where they come from, unless an arena gives others.

use super::cards::CardWeights;
use super::evaluate::EvaluationWeights;
use super::factions::Evaluators;
use crate::kernel::Message;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// The built-in weights as a file.
pub const TEXT: &str = include_str!("weights.toml");

/// All weights. Each is explained beside its field.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Weights {
    pub evaluation: EvaluationWeights,
    pub cards: CardWeights,
    #[serde(flatten)]
    pub factions: Evaluators,
}

impl Weights {
    /// Returns the built-in weights.
    pub fn usual() -> &'static Arc<Self> {
        // a test makes sure that they can be read
        static USUAL: LazyLock<Arc<Weights>> = LazyLock::new(|| Arc::new(TEXT.parse().unwrap_or_default()));
        &USUAL
    }
}

impl FromStr for Weights {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let unsound = |fault: toml::de::Error| Message::new("weights-unsound").text("why", fault.message());
        let sections: toml::Table = toml::from_str(text).map_err(unsound)?;
        for (name, section) in &sections {
            if has_non_finite(section) {
                return Err(Message::new("weights-not-finite").text("section", name));
            }
        }
        let weights: Self = toml::from_str(text).map_err(unsound)?;
        let known = toml::Table::try_from(&weights).unwrap_or_default();
        match sections.keys().find(|name| !known.contains_key(*name)) {
            Some(name) => Err(Message::new("weights-unknown").text("section", name)),
            None => Ok(weights),
        }
    }
}

/// Returns whether one of the numbers is infinite or NaN, with which nothing could be compared.
fn has_non_finite(value: &toml::Value) -> bool {
    match value {
        toml::Value::Float(number) => !number.is_finite(),
        toml::Value::Array(values) => values.iter().any(has_non_finite),
        toml::Value::Table(values) => values.values().any(has_non_finite),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_the_program_are_read() {
        assert_eq!(TEXT.parse().as_ref(), Ok(&**Weights::usual()));
        assert_ne!(**Weights::usual(), Weights::default());
    }

    #[test]
    fn a_file_of_weights_holds_each_of_them_and_nothing_else() {
        let less = TEXT.replacen("pace = ", "# pace = ", 1);
        let more = TEXT.replacen("pace = ", "peace = 1.0\npace = ", 1);
        let [infinite, nan] =
            ["inf", "nan"].map(|number| TEXT.replacen("ruled = ", &format!("ruled = {number} # "), 1));
        let foreign = format!("{TEXT}\n[peace]\n");
        for text in [less.as_str(), more.as_str(), foreign.as_str(), infinite.as_str(), nan.as_str(), "pace ="] {
            assert!(text.parse::<Weights>().is_err(), "{text}");
        }
    }
}
