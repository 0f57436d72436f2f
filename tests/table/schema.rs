//! `docs/protocol.schema.json` says what the engine says: random games of all games, each line in both directions held
//! against it; and it refuses what the protocol does not have.
//!
//! `THICKET_SCHEMA=20 cargo test --test table schema` plays that many games of each.

use crate::json_schema::{Schema, Used};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use thicket::cli::Conversation;
use thicket::kernel::{Generator, Words};
use thicket::table::{Board, Games, Saved};

fn schema() -> Schema {
    Schema::new(include_str!("../../docs/protocol.schema.json"))
}

fn conversation() -> Conversation {
    Conversation::new(Games::ALL, Games::ALL.boards(), Words::english())
}

fn answer_to(conversation: &mut Conversation, request: &Value) -> Value {
    serde_json::from_str(&conversation.answer(request.to_string().as_bytes())).expect("an answer is JSON")
}

/// A conversation of which every line is held against the schema.
struct Checked {
    schema: Schema,
    conversation: Conversation,
    used: Used,
}

impl Checked {
    /// A conversation in which there is a board of nothing but faults, too.
    fn new() -> Self {
        let mut boards = Games::ALL.boards();
        let empty = "game = \"root\"\nid = \"empty\"\n".to_owned();
        boards.add(Board::read("empty.toml".to_owned(), empty).expect("a board has a head"));
        let conversation = Conversation::new(Games::ALL, boards, Words::english());
        Self { schema: schema(), conversation, used: Used::new() }
    }

    fn hold(&mut self, definition: &str, line: &Value) {
        match self.schema.check(definition, line) {
            Ok(mut used) => self.used.append(&mut used),
            Err(fault) => panic!("{definition}: {fault}\nin {line}"),
        }
    }

    fn ask(&mut self, request: &Value) -> Value {
        let op = request["op"].as_str().expect("a request");
        self.hold("request", request);
        self.hold(&format!("request-{op}"), request);
        let answer = answer_to(&mut self.conversation, request);
        self.hold("answer", &answer);
        self.hold(&if answer["ok"] == true { format!("answer-{op}") } else { "refusal".to_owned() }, &answer);
        answer
    }

    fn legal(&mut self) -> Vec<Value> {
        self.ask(&json!({"op": "legal"}))["actions"].as_array().expect("a list").clone()
    }

    /// Plays a game at random to its end, and does now and then what else can be done.
    fn play(&mut self, new: &Value, seed: u64) {
        let mut decision = self.ask(new);
        assert_eq!(decision["ok"], true, "{new}: {decision}");
        let mut rng = Generator::new(seed);
        while decision["over"] == false {
            let viewers = [json!("all"), json!("spectator"), json!(0), decision["seat"].clone(), json!(null)];
            let viewer = &viewers[rng.below(5) as usize];
            let legal = self.legal();
            let action = &legal[rng.below(legal.len() as u32) as usize];
            decision = self.ask(&json!({"op": "do", "action": action, "as": viewer}));
            let aside = match rng.below(200) {
                0 => json!({"op": "state", "as": viewer}),
                1 => json!({"op": "bot", "level": "easy"}),
                2 => json!({"op": "undo"}),
                3 => json!({"op": "do", "action": action}),
                4 => json!({"op": "decision"}),
                5 => {
                    let state = self.ask(&json!({"op": "state", "as": "all"}));
                    json!({"op": "position", "toml": state["position"]})
                }
                _ => continue,
            };
            let answer = self.ask(&aside);
            if answer["over"].is_boolean() {
                decision = answer;
            }
        }
        let toml = self.ask(&json!({"op": "save"}))["toml"].clone();
        decision.as_object_mut().expect("a decision").remove("events");
        assert_eq!(self.ask(&json!({"op": "load", "toml": toml})), decision);
        for over in [json!({"op": "do", "action": "pass"}), json!({"op": "bot"})] {
            assert_eq!(self.ask(&over)["key"], "refusal-over");
        }
    }

    /// Goes on from a save whose journal these rules cannot play again.
    fn load_torn(&mut self) {
        let toml = self.ask(&json!({"op": "save"}))["toml"].clone();
        let mut torn = Saved::from_bytes(toml.as_str().expect("a save").as_bytes()).expect("a save");
        torn.journal = vec!["nonsense".to_owned()];
        assert!(self.ask(&json!({"op": "load", "toml": torn.to_text()}))["note"].is_string());
    }
}

fn new(game: &str, seats: &[&str], extras: &[&str], seed: u64) -> Value {
    json!({"op": "new", "game": game, "seats": seats, "extras": extras, "seed": seed})
}

#[test]
fn every_line_of_random_games_is_as_the_schema_says_and_all_that_it_says_occurs() {
    let mut checked = Checked::new();
    let games = std::env::var("THICKET_SCHEMA").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    checked.ask(&json!({"op": "games"}));
    for seed in 0..games {
        let extras = ["hirelings 3", "landmarks 2"];
        checked.play(&new("root", &["random", "random", "clockwork:eyrie", "random"], &extras, seed), seed);
        checked.play(&new("root", &["any", "any", "any"], &["advanced"], seed), seed);
        checked.play(&new("dewan", &["amber", "random", "random"], &[], seed), seed);
        checked.play(&new("iwari", &["red", "random", "random", "random"], &[], seed), seed);
    }

    // what games at random do not come to
    let seats = ["eyrie", "marquise", "alliance"];
    let begin = json!({"op": "new", "game": "root", "seats": seats, "board": "autumn", "deck": "standard"});
    checked.ask(&begin);
    let mut nothing = begin.clone();
    for key in ["board", "deck", "extras", "seed"] {
        nothing[key] = Value::Null;
    }
    checked.ask(&nothing);
    for level in [json!("random"), json!("normal"), json!("hard"), json!(null)] {
        for limit in [json!(1), json!(null)] {
            checked.ask(&json!({"op": "bot", "level": level, "nodes": limit}));
        }
    }
    checked.load_torn();
    assert_eq!(checked.ask(&json!({"op": "load", "toml": "format = 9"})).get("key"), None);
    assert_eq!(checked.ask(&new("chess", &[], &[], 1))["args"]["games"], json!(["root", "dewan", "iwari"]));
    let mut on_no_board = begin.clone();
    on_no_board["board"] = json!("empty");
    assert_eq!(checked.ask(&on_no_board)["key"], "board-faults");
    checked.ask(&json!({"op": "chance", "next": ["dice 3 1"]}));
    assert_eq!(checked.ask(&json!({"op": "chance", "next": ["dice 9"]}))["key"], "refusal-unknown-wish");
    checked.ask(&json!({"op": "chance", "next": []}));
    assert!(checked.ask(&json!({"op": "position", "toml": "nobody = 1"}))["errors"].is_object());
    let over = checked.ask(&json!({"op": "position", "toml": DOMINANT}));
    assert_eq!((&over["winners"], &over["scores"]), (&json!([1]), &json!([0, null, 0])), "{over}");
    checked.load_torn();
    checked.ask(&json!({"op": "quit"}));

    let missing: Vec<_> = checked.schema.parts().difference(&checked.used).cloned().collect();
    assert!(missing.is_empty(), "no line has {missing:#?}");
}

/// The Evening of the Eyrie; then the Marquise wins without points (3.3.1.I).
const DOMINANT: &str = r#"
turn = "eyrie"
phase = "evening"
marquise.dominance = "fox"
clearings = { 1.marquise.warriors = 1, 6.marquise.warriors = 1, 8.marquise.warriors = 1 }
"#;

/// Whether the engine takes the request for one: what it refuses may be about the game.
fn is_a_request(request: &Value) -> bool {
    let answer = answer_to(&mut conversation(), request);
    let key = answer["key"].as_str().unwrap_or_default();
    !key.starts_with("protocol-") || key == "protocol-no-game"
}

#[test]
fn schema_and_engine_refuse_the_same_requests() {
    let right = [
        json!({"op": "games"}),
        json!({"op": "new", "game": "iwari", "seats": ["red", "blue"], "board": "b", "deck": "d", "extras": ["x"], "seed": 1}),
        json!({"op": "decision"}),
        json!({"op": "legal"}),
        json!({"op": "do", "action": "pass", "as": "all"}),
        json!({"op": "do", "action": "pass", "as": 5}),
        json!({"op": "chance", "next": ["dice 1 1"]}),
        json!({"op": "position", "toml": "turn = 1"}),
        json!({"op": "state", "as": "spectator"}),
        json!({"op": "bot", "level": "easy", "nodes": 3}),
        json!({"op": "undo"}),
        json!({"op": "save"}),
        json!({"op": "load", "toml": "x"}),
        json!({"op": "quit"}),
    ];
    let schema = schema();
    let mut refused = BTreeMap::new();
    let mut both = |request: &Value| {
        let allowed = schema.check("request", request);
        assert_eq!(allowed.is_ok(), is_a_request(request), "{request}: {allowed:?}");
        *refused.entry(allowed.is_err()).or_insert(0) += 1;
    };
    for request in &right {
        both(request);
        for key in request.as_object().expect("an object").keys() {
            let mut without = request.clone();
            without.as_object_mut().expect("an object").remove(key);
            both(&without);
            for wrong in
                [json!(null), json!(true), json!(-1), json!(1.5), json!({}), json!([1]), json!("fly"), json!([])]
            {
                // what a level is called is no matter of the form
                if key != "level" || wrong != "fly" {
                    let mut planted = request.clone();
                    planted[key] = wrong;
                    both(&planted);
                }
            }
        }
        let mut more = request.clone();
        more["more"] = json!(1);
        both(&more);
    }
    [json!([]), json!("games"), json!(null)].iter().for_each(&mut both);
    assert!(refused[&true] > 150 && refused[&false] > 30, "{refused:?}");
}

#[test]
fn answers_with_planted_faults_are_refused() {
    let schema = schema();
    let event = json!({"key": "root-log-won", "args": {"who": "eyrie", "card": null}, "text": "The Eyrie won!"});
    let ask = json!({"ok": true, "over": false, "seat": 0, "faction": "eyrie", "question": "?", "key": "root-ask-eyrie",
        "args": {"count": 2}, "law": "7.5", "round": 3, "only": true, "events": [event]});
    let over = json!({"ok": true, "over": true, "winners": [1], "scores": [30, null], "events": []});
    let refused = json!({"ok": false, "error": "No.", "key": "root-no-wood", "args": {"faults": [{"key": "k", "args": {}}]},
        "law": "6.5.4"});
    let advice = json!({"ok": true, "action": "pass", "values": [{"action": "pass", "value": 0.5}]});
    let whole = [("answer-do", ask), ("answer-do", over), ("refusal", refused), ("answer-bot", advice)];
    let right = |name: &str| &whole.iter().find(|(known, _)| *known == name).expect("one of them").1;
    for (name, answer) in &whole {
        schema.check(name, answer).expect("without a fault");
        for key in answer.as_object().expect("an object").keys() {
            // each key has one type, `true` fits the others only where they are flags
            let mut planted = answer.clone();
            planted[key] = if answer[key].is_boolean() { json!(1) } else { json!(true) };
            assert!(schema.check("answer", &planted).is_err(), "{planted}");
            planted.as_object_mut().expect("an object").remove(key);
            let optional = ["only", "law"].contains(&key.as_str()) && !(*name == "answer-do" && key == "law");
            assert_eq!(schema.check(name, &planted).is_ok(), optional, "{name} without {key}");
        }
        let mut more = answer.clone();
        more["more"] = json!(1);
        assert!(schema.check("answer", &more).is_err(), "{more}");
    }
    let planted = |name: &str, pointer: &str, value: Value| {
        let mut answer = right(name).clone();
        *answer.pointer_mut(pointer).expect("a place") = value;
        assert!(schema.check(name, &answer).is_err(), "{answer}");
    };
    planted("answer-do", "/seat", json!(6));
    planted("answer-do", "/only", json!(false));
    planted("answer-do", "/args/count", json!(1.5));
    planted("answer-do", "/args/count", json!({"key": "x"}));
    planted("answer-do", "/args/count", json!([1]));
    planted("answer-do", "/events/0", json!({"key": "root-log-won", "text": "The Eyrie won!"}));
    planted("answer-do", "/events/0/args/who", json!(true));
    planted("refusal", "/ok", json!(true));
    planted("refusal", "/args/faults/0", json!({"key": "k"}));
    planted("answer-bot", "/values/0/value", json!("0.5"));
    assert!(schema.check("answer-new", right("answer-do")).is_err(), "nothing has been done yet");
}
