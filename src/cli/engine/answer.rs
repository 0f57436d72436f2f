//! Answers: one JSON object a line, keys in the order of `docs/protocol.md`.

use super::said::Said;
use crate::kernel::{ClockworkSeats, Decision, Message, PositionErrors, Viewer, Words};
use crate::table::{Advice, Boards, GameSession, Games, LogEntry, Refusal, SaveError, canonical, say_faults};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
#[serde(untagged)]
enum Body {
    Done {},
    Ask {
        over: bool,
        seat: usize,
        faction: &'static str,
        question: String,
        #[serde(flatten)]
        said: Said,
        law: &'static str,
        round: u16,
        /// Only one action is possible.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        only: bool,
    },
    Over {
        over: bool,
        winners: Vec<usize>,
        scores: Vec<Option<i16>>,
    },
    Actions {
        actions: Vec<String>,
    },
    Toml {
        toml: String,
    },
    Advice {
        action: String,
        values: Vec<Worth>,
    },
    State {
        state: toml::Table,
        #[serde(skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    Games {
        games: Vec<OneGame>,
    },
    Fault {
        error: String,
        #[serde(flatten)]
        said: Option<Said>,
        #[serde(skip_serializing_if = "Option::is_none")]
        law: Option<&'static str>,
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        errors: BTreeMap<String, String>,
    },
}

#[derive(Serialize)]
struct Worth {
    action: String,
    value: f64,
}

#[derive(Serialize)]
struct OneGame {
    game: &'static str,
    fewest_seats: usize,
    most_seats: usize,
    factions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clockwork: Option<ClockworkSeats>,
    boards: Vec<String>,
    decks: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extras: Vec<String>,
    options: Vec<&'static str>,
}

#[derive(Serialize)]
struct Event {
    #[serde(flatten)]
    said: Said,
    text: String,
}

/// One answer.
#[derive(Serialize)]
pub(super) struct Answer {
    ok: bool,
    #[serde(flatten)]
    body: Body,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<Event>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// The reason why a request was not carried out.
pub(super) enum Fault {
    Said(Message),
    Refused(Refusal),
    Position(PositionErrors),
    Save(SaveError),
}

impl From<Message> for Fault {
    fn from(message: Message) -> Self {
        Fault::Said(message)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Fault::Refused(refusal)
    }
}

impl Answer {
    fn of(body: Body) -> Self {
        Self { ok: true, body, events: None, note: None }
    }

    pub fn done() -> Self {
        Self::of(Body::Done {})
    }

    pub fn decision(game: &dyn GameSession, words: &Words) -> Self {
        let progress = game.progress();
        Self::of(match game.decision() {
            Decision::Ask(question) => Body::Ask {
                over: false,
                seat: question.seat.index(),
                faction: game.plays(question.seat),
                question: words.say(&question.message),
                said: Said::from(&question.message),
                law: question.law,
                round: progress.round,
                only: game.choices() == 1,
            },
            Decision::Over(outcome) => Body::Over {
                over: true,
                winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
                scores: progress.scores[..game.seats()].to_vec(),
            },
        })
    }

    pub fn with_events(mut self, events: &[LogEntry], words: &Words) -> Self {
        let told = |entry: &LogEntry| Event { said: Said::from(&entry.message), text: words.say(&entry.message) };
        self.events = Some(events.iter().map(told).collect());
        self
    }

    pub fn with_note(mut self, note: Option<String>) -> Self {
        self.note = note;
        self
    }

    pub fn legal(game: &dyn GameSession) -> Self {
        Self::of(Body::Actions { actions: game.notation() })
    }

    pub fn toml(toml: String) -> Self {
        Self::of(Body::Toml { toml })
    }

    pub fn advice(advice: Advice) -> Self {
        let values =
            advice.values.into_iter().map(|weighed| Worth { action: weighed.action, value: weighed.value }).collect();
        Self::of(Body::Advice { action: advice.action, values })
    }

    pub fn state(game: &dyn GameSession, viewer: Viewer) -> Self {
        let state = game.state(viewer);
        let position = (viewer == Viewer::All).then(|| toml::to_string(&state).unwrap_or_else(|_| canonical(&state)));
        Self::of(Body::State { state, position })
    }

    pub fn games(games: Games, boards: &Boards) -> Self {
        let games = games.iter().map(|entry| {
            let about = entry.about();
            OneGame {
                game: entry.id,
                fewest_seats: about.fewest_seats,
                most_seats: about.most_seats,
                factions: about.factions,
                clockwork: about.clockwork,
                boards: boards.ids(entry.id).map(str::to_owned).collect(),
                decks: about.decks,
                options: ["board", "deck", "seed"]
                    .into_iter()
                    .chain((!about.extras.is_empty()).then_some("extras"))
                    .collect(),
                extras: about.extras.into_iter().flat_map(|extra| extra.entries()).collect(),
            }
        });
        Self::of(Body::Games { games: games.collect() })
    }

    pub fn to_json(&self) -> String {
        // An answer holds only what JSON has.
        serde_json::to_string(self).unwrap_or_else(|_| r#"{"ok":false}"#.to_owned())
    }
}

impl Fault {
    pub fn answer(&self, words: &Words) -> Answer {
        let body = match self {
            Fault::Said(message) => told(message, None, words),
            Fault::Refused(refusal) => told(&refusal.message(), refusal.law(), words),
            Fault::Position(faults) => {
                Body::Fault { error: say_faults(faults, words), said: None, law: None, errors: by_key(faults, words) }
            }
            Fault::Save(fault) => {
                Body::Fault { error: fault.say(words), said: None, law: None, errors: BTreeMap::new() }
            }
        };
        Answer { ok: false, ..Answer::of(body) }
    }
}

fn told(message: &Message, law: Option<&'static str>, words: &Words) -> Body {
    Body::Fault { error: words.say(message), said: Some(Said::from(message)), law, errors: BTreeMap::new() }
}

/// The faults of a position, those of one key together.
fn by_key(faults: &PositionErrors, words: &Words) -> BTreeMap<String, String> {
    let mut errors: BTreeMap<String, String> = BTreeMap::new();
    for (key, fault) in &faults.0 {
        let all = errors.entry(key.clone()).or_default();
        all.push_str(if all.is_empty() { "" } else { "; " });
        all.push_str(&words.say(fault));
    }
    errors
}
