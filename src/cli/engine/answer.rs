//! Answers: one JSON object a line, keys in the order of `docs/protocol.md`.

use crate::kernel::{ClockworkSeats, Decision, PositionErrors, Viewer, Words};
use crate::table::{Boards, BotDecision, GameSession, Games, Refusal, canonical, say_faults};
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
    key: &'static str,
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
pub(super) struct Fault {
    error: String,
    law: Option<&'static str>,
    errors: BTreeMap<String, String>,
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

    pub fn with_events(mut self, events: Vec<(&'static str, String)>) -> Self {
        self.events = Some(events.into_iter().map(|(key, text)| Event { key, text }).collect());
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

    pub fn advice(advice: BotDecision) -> Self {
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
    pub fn new(error: String) -> Self {
        Self { error, law: None, errors: BTreeMap::new() }
    }

    pub fn refusal(refusal: &Refusal, words: &Words) -> Self {
        Self { law: refusal.law(), ..Self::new(refusal.say(words)) }
    }

    pub fn position(faults: &PositionErrors, words: &Words) -> Self {
        let mut errors: BTreeMap<String, String> = BTreeMap::new();
        for (key, fault) in &faults.0 {
            let all = errors.entry(key.clone()).or_default();
            all.push_str(if all.is_empty() { "" } else { "; " });
            all.push_str(&words.say(fault));
        }
        Self { errors, ..Self::new(say_faults(faults, words)) }
    }

    pub fn answer(self) -> Answer {
        let body = Body::Fault { error: self.error, law: self.law, errors: self.errors };
        Answer { ok: false, ..Answer::of(body) }
    }
}
