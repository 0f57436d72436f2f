//! Conversations with `thicket engine`.

use crate::commands::program;
use crate::toy::{GAMES, WORDS};
use thicket::cli::Conversation;
use thicket::kernel::{Generator, Words};
use thicket::table::Games;

fn conversation() -> Conversation {
    Conversation::new(GAMES, GAMES.boards(), &WORDS)
}

fn check_against_the_record(name: &str, transcript: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, transcript));
}

/// Returns what is said on both sides.
fn transcript(lines: &str) -> String {
    let mut conversation = conversation();
    let mut text = String::new();
    for line in lines.lines() {
        let answer = conversation.answer(line.as_bytes());
        assert!(!answer.contains('\n'));
        text.push_str(&format!("> {line}\n< {answer}\n"));
    }
    text
}

fn json(answer: &str) -> serde_json::Value {
    serde_json::from_str(answer).unwrap()
}

#[test]
fn a_position_of_nothing_but_faults_is_answered_in_short() {
    let new = r#"{"op":"new","game":"race","seats":["red","blue"],"seed":1}"#;
    let ask = |toml: String| {
        let position = serde_json::json!({"op": "position", "toml": toml});
        let (code, out, _) = program(&["engine"], format!("{new}\n{position}\n").as_bytes());
        assert_eq!(code, 0);
        out.lines().nth(1).unwrap().to_owned()
    };
    let keys: String = (0..40_000).map(|key| format!("k{key} = 1\n")).collect();
    let answer = ask(keys.clone());
    assert_eq!(json(&answer)["errors"].as_object().unwrap().len(), 1001);
    assert!(answer.len() < 200_000, "{} bytes", answer.len());
    let answer = ask(keys.repeat(3));
    assert_eq!(json(&answer)["error"], "The position is longer than 1 MiB.");
}

#[test]
fn what_has_no_end_is_refused_in_short() {
    let mut conversation = conversation();
    let mut error = |request: serde_json::Value| {
        let answer = conversation.answer(request.to_string().as_bytes());
        assert!(answer.len() < 2000, "{} bytes", answer.len());
        json(&answer)["error"].as_str().unwrap_or_default().to_owned()
    };
    let long = "x".repeat(20 << 20);
    assert_ne!(error(serde_json::json!({"op": long, "key": 1})), "");
    assert!(error(serde_json::json!({"op": "new", "game": long, "seats": ["red", "blue"]})).contains('…'));
    assert_ne!(error(serde_json::json!({"op": "new", "game": "race", "seats": ["red", long]})), "");
    assert_eq!(error(serde_json::json!({"op": "new", "game": "race", "seats": ["red", "blue"], "seed": 1})), "");
    let many = error(serde_json::json!({"op": "chance", "next": vec![""; 1 << 20]}));
    assert_eq!(many, "The line has more than 1000 values.");
    for action in ["bump\n2", "bump\tred", "pass\u{0}"] {
        let why = error(serde_json::json!({"op": "do", "action": action}));
        assert_eq!(why, "An action is one line, without control characters.", "{action:?}");
    }
}

#[test]
fn a_game_from_the_first_question_to_the_last() {
    let mut conversation = conversation();
    let mut say = |request: &str| json(&conversation.answer(request.as_bytes()));
    let first = say(r#"{"op":"new","game":"race","seats":["red","blue"],"seed":3}"#);
    assert_eq!(first["over"], false);
    let mut rng = Generator::new(1);
    loop {
        let legal = say(r#"{"op":"legal"}"#);
        let actions: Vec<&str> =
            legal["actions"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
        assert!(actions.is_sorted());
        let action = actions[rng.below(actions.len() as u32) as usize];
        let decision = say(&serde_json::json!({"op": "do", "action": action}).to_string());
        assert_eq!(decision["ok"], true, "{decision}");
        assert!(!decision["events"].as_array().unwrap().is_empty());
        if decision["over"] == true {
            assert_eq!(decision["winners"].as_array().unwrap().len(), 1);
            break;
        }
    }
    assert_eq!(say(r#"{"op":"legal"}"#)["actions"], serde_json::json!([]));
    assert_eq!(say(r#"{"op":"do","action":"roll"}"#)["ok"], false);
    assert_eq!(say(r#"{"op":"bot"}"#)["ok"], false);
}

#[test]
fn every_request_and_its_answer() {
    let said = transcript(
        r#"{"op":"games"}
{"op":"new","game":"race","seats":["red","blue"],"board":"long","seed":3}
{"op":"decision"}
{"op":"legal"}
{"op":"chance","next":["dice 6"]}
{"op":"do","action":"roll"}
{"op":"do","action":"draw","as":1}
{"op":"undo"}
{"op":"do","action":"draw","as":"all"}
{"op":"state"}
{"op":"state","as":1}
{"op":"state","as":"spectator"}
{"op":"state","as":"all"}
{"op":"bot","level":"random","nodes":10}
{"op":"do","action":"pass"}
{"op":"do","action":"bump red"}
{"op":"undo"}
{"op":"position","toml":"at = [39, 5]\nturn = 0\nused = 4"}
{"op":"do","action":"roll"}
{"op":"undo"}
{"op":"undo"}
{"op":"quit"}"#,
    );
    check_against_the_record("every_request_and_its_answer", &said);
}

#[test]
fn each_clockwork_player_that_is_listed_can_be_played_with_all_that_may_stand_behind_it() {
    let mut conversation = Conversation::new(Games::ALL, Games::ALL.boards(), Words::english());
    let mut say = |request: serde_json::Value| json(&conversation.answer(request.to_string().as_bytes()));
    let games = say(serde_json::json!({"op": "games"}));
    let games = games["games"].as_array().unwrap();
    let named = |id: &str| games.iter().find(|game| game["game"] == id).unwrap();
    assert!(["dewan", "iwari"].into_iter().all(|id| named(id).get("clockwork").is_none()));
    let clockwork = &named("root")["clockwork"];
    assert_eq!(clockwork["levels"], serde_json::json!(["default", "easy", "challenging", "nightmare"]));
    let texts = |list: &serde_json::Value| -> Vec<String> {
        list.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    let seats = clockwork["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0]["seat"]), (9, &serde_json::json!("clockwork:marquise")));
    for known in seats {
        let seat = known["seat"].as_str().unwrap();
        let traits = texts(&known["traits"]);
        assert!(traits.len() >= 4, "{known}");
        let characters = texts(&known["characters"]);
        assert_eq!(seat.contains("vagabond"), !characters.is_empty(), "{known}");
        for level in texts(&clockwork["levels"]) {
            let words = [seat.to_owned(), level].into_iter().chain(traits.clone());
            let seats = [words.chain(characters.first().cloned()).collect::<Vec<_>>().join(":"), "hundreds".to_owned()];
            let begun = say(serde_json::json!({"op": "new", "game": "root", "seats": seats, "seed": 1}));
            assert_eq!(begun["ok"], true, "{seats:?}: {begun}");
        }
    }
}

#[test]
fn what_is_no_clockwork_player_is_refused_with_those_that_there_are() {
    let mut conversation = Conversation::new(Games::ALL, Games::ALL.boards(), Words::english());
    let mut refusal = |seat: &str| {
        let request = serde_json::json!({"op": "new", "game": "root", "seats": [seat, "keepers"], "seed": 1});
        json(&conversation.answer(request.to_string().as_bytes()))["error"].as_str().unwrap().to_owned()
    };
    for seat in ["clockwork:hundreds", "clockwork", "cats"] {
        let error = refusal(seat);
        assert!(error.contains(&format!("\"{seat}\"")) && error.contains("clockwork:corvids"), "{error}");
    }
    let error = refusal("clockwork:eyrie:easy:blitz");
    for word in ["\"blitz\"", "clockwork:eyrie", "nightmare", "swoop"] {
        assert!(error.contains(word), "{word}: {error}");
    }
}

#[test]
fn an_extra_is_refused_without_those_whom_it_is_for() {
    let mut conversation = Conversation::new(Games::ALL, Games::ALL.boards(), Words::english());
    let mut begin = |seats: [&str; 2], extra: &str| {
        let request = serde_json::json!({"op": "new", "game": "root", "seats": seats, "extras": [extra], "seed": 1});
        json(&conversation.answer(request.to_string().as_bytes()))["error"].as_str().map(str::to_owned)
    };
    for extra in ["cooperative", "services"] {
        let refused = begin(["eyrie", "keepers"], extra).expect("nobody follows a board");
        assert!(refused.contains("clockwork:marquise"), "{refused}");
        assert_eq!(begin(["clockwork:marquise", "keepers"], extra), None);
    }
}

#[test]
fn everything_wrong_gets_one_line_and_the_conversation_goes_on() {
    let said = transcript(
        r#"
   
hello
[]
{"op":"fly"}
{"op":5}
{"game":"race"}
{"op":"legal"}
{"op":"new","game":"chess","seats":[]}
{"op":"new","game":"race","seats":["red"]}
{"op":"new","game":"race","seats":["red","red"]}
{"op":"new","game":"race","seats":["red",1]}
{"op":"new","game":"race","seats":"red,blue"}
{"op":"new","game":"race","seats":["red","blue"],"board":"round"}
{"op":"new","game":"race","seats":["red","blue"],"seed":-1}
{"op":"new","game":"race","seats":["red","blue"],"seats_":1}
{"op":"new","game":"race","seats":["red","blue"],"seed":3,"board":null}
{"op":"do","action":"bump blue"}
{"op":"do","action":"jump"}
{"op":"do"}
{"op":"do","action":"roll","as":2}
{"op":"do","action":"roll","as":"nobody"}
{"op":"chance","next":["dice 9"]}
{"op":"chance","next":["card c1"]}
{"op":"do","action":"roll"}
{"op":"chance","next":[]}
{"op":"undo"}
{"op":"bot","level":"clever"}
{"op":"bot","level":"hard"}
{"op":"load","toml":"format = 9"}
{"op":"position","toml":"at = ["}
{"op":"position","toml":"at = [3, -5]\nturn = 9\nwhat = 1\nhands = [[\"c1\", \"c1\"]]"}
{"op":"decision"}"#,
    );
    check_against_the_record("everything_wrong", &said);
}

#[test]
fn a_game_saved_in_one_conversation_goes_on_in_another() {
    let mut one = conversation();
    one.answer(br#"{"op":"new","game":"race","seats":["red","blue"],"seed":18446744073709551615}"#);
    one.answer(br#"{"op":"do","action":"roll"}"#);
    let toml = json(&one.answer(br#"{"op":"save"}"#))["toml"].as_str().unwrap().to_owned();
    let mut other = conversation();
    let load = serde_json::json!({"op": "load", "toml": toml}).to_string();
    assert_eq!(other.answer(load.as_bytes()), one.answer(br#"{"op":"decision"}"#));
    for request in
        [&br#"{"op":"do","action":"draw","as":"all"}"#[..], br#"{"op":"state","as":"all"}"#, br#"{"op":"save"}"#]
    {
        assert_eq!(other.answer(request), one.answer(request));
    }
}

#[test]
fn the_position_of_a_state_gives_an_equal_state() {
    let mut rng = Generator::new(1);
    let mut one = conversation();
    let mut other = conversation();
    let new = br#"{"op":"new","game":"race","seats":["red","blue","green"],"seed":1}"#;
    one.answer(new);
    other.answer(new);
    for _ in 0..30 {
        let state = one.answer(br#"{"op":"state","as":"all"}"#);
        let position = serde_json::json!({"op": "position", "toml": json(&state)["position"]}).to_string();
        assert_eq!(other.answer(position.as_bytes()), one.answer(br#"{"op":"decision"}"#));
        assert_eq!(other.answer(br#"{"op":"state","as":"all"}"#), state);
        let legal = json(&one.answer(br#"{"op":"legal"}"#));
        let actions = legal["actions"].as_array().unwrap();
        if actions.is_empty() {
            break;
        }
        let action = &actions[rng.below(actions.len() as u32) as usize];
        one.answer(serde_json::json!({"op": "do", "action": action}).to_string().as_bytes());
    }
}

#[test]
fn what_a_seat_may_not_know_is_in_no_answer_to_it() {
    let mut rng = Generator::new(5);
    let mut all = conversation();
    all.answer(br#"{"op":"new","game":"race","seats":["red","blue"],"seed":2}"#);
    for _ in 0..40 {
        let decision = json(&all.answer(br#"{"op":"decision"}"#));
        if decision["over"] == true {
            break;
        }
        let mover = decision["seat"].as_u64().unwrap();
        let whole = json(&all.answer(br#"{"op":"state","as":"all"}"#));
        let cards = |holder: usize| -> Vec<String> {
            let cards = whole["state"]["hands"][holder].as_array().unwrap();
            cards.iter().map(|card| format!("\"{}\"", card.as_str().unwrap())).collect()
        };
        for viewer in 0..2 {
            let state = all.answer(format!(r#"{{"op":"state","as":{viewer}}}"#).as_bytes());
            let hidden = cards(1 - viewer).into_iter().filter(|card| state.contains(card.as_str())).count();
            let looked = whole["state"]["known"][viewer].as_array().unwrap().len();
            assert!(hidden <= looked, "{state}");
        }
        let legal = json(&all.answer(br#"{"op":"legal"}"#));
        let actions = legal["actions"].as_array().unwrap();
        let action = &actions[rng.below(actions.len() as u32) as usize];
        let request = serde_json::json!({"op": "do", "action": action, "as": 1 - mover}).to_string();
        let told = all.answer(request.as_bytes());
        if action == "draw" {
            assert!(told.contains("draws a card"), "{told}");
        }
    }
}

#[test]
fn no_line_breaks_the_conversation() {
    let mut rng = Generator::new(11);
    let mut conversation = conversation();
    let seeds = [
        r#"{"op":"new","game":"race","seats":["red","blue"],"seed":3}"#,
        r#"{"op":"do","action":"play c1","as":"all"}"#,
        r#"{"op":"position","toml":"at = [3, 5]\npending = \"block 1\"\nhands = [[\"c1\"]]"}"#,
        r#"{"op":"chance","next":["dice 6","card c4"]}"#,
        r#"{"op":"undo"}"#,
    ];
    for round in 0..3000 {
        let mut line = seeds[round % seeds.len()].as_bytes().to_vec();
        for _ in 0..rng.below(3) {
            let at = rng.below(line.len() as u32) as usize;
            line[at] = b"\"\\{}[],:0129-cx\xff"[rng.below(16) as usize];
        }
        let answer = conversation.answer(&line);
        assert!(json(&answer)["ok"].is_boolean(), "{answer}");
    }
}

#[test]
fn the_engine_answers_line_by_line_and_ends_with_its_input_or_when_told() {
    let (code, out, err) = program(&["engine"], b"{\"op\":\"games\"}\n\n\xff\n{\"op\":\"quit\"}\n{\"op\":\"games\"}\n");
    assert_eq!((code, err.as_str(), out.lines().count()), (0, "", 4));
    let (code, out, _) = program(&["engine"], b"{\"op\":\"games\"}");
    assert_eq!((code, out.lines().count()), (0, 1));
    assert_eq!(program(&["engine"], b""), (0, String::new(), String::new()));
}

#[test]
fn a_line_without_end_is_refused_without_being_kept() {
    let mut input = vec![b'x'; (32 << 20) + 5];
    input.extend_from_slice(b"\n{\"op\":\"quit\"}\n");
    let (code, out, _) = program(&["engine"], &input);
    assert_eq!(code, 0);
    let answers: Vec<_> = out.lines().map(json).collect();
    assert!(answers[0]["error"].as_str().unwrap().contains("32 MiB"), "{out}");
    assert_eq!(answers[1], serde_json::json!({"ok": true}));
}

/// A conversation about Root in which the Marquise can battle in clearing 1 or go on to draw an Anvil.
fn before_a_battle() -> impl FnMut(serde_json::Value) -> serde_json::Value {
    let mut conversation = Conversation::new(Games::ALL, Games::ALL.boards(), Words::english());
    let mut ask = move |request: serde_json::Value| json(&conversation.answer(request.to_string().as_bytes()));
    let seats = ["marquise", "eyrie", "alliance"];
    ask(serde_json::json!({"op": "new", "game": "root", "seats": seats, "board": "autumn", "seed": 1}));
    let toml = "turn = \"marquise\"\nphase = \"daylight\"\n\
        clearings = { 1 = { marquise.warriors = 2, eyrie.warriors = 1 } }\n";
    assert_eq!(ask(serde_json::json!({"op": "position", "toml": toml}))["ok"], true);
    ask
}

#[test]
fn events_questions_and_refusals_have_parts_that_nobody_has_to_read_out_of_sentences() {
    let mut ask = before_a_battle();
    let refused = ask(serde_json::json!({"op": "do", "action": "battle 1 alliance"}));
    assert_eq!((&refused["ok"], &refused["args"]["clearing"]), (&serde_json::json!(false), &serde_json::json!(1)));
    ask(serde_json::json!({"op": "chance", "next": ["dice 3 1"]}));
    let done = ask(serde_json::json!({"op": "do", "action": "battle 1 eyrie", "as": "spectator"}));
    assert_eq!(
        (&done["key"], &done["args"]),
        (&"root-ask-marquise".into(), &serde_json::json!({"who": "marquise", "count": 2}))
    );
    let args = |key: &str| {
        let events = done["events"].as_array().unwrap().iter().filter(|event| event["key"] == key);
        events.map(|event| event["args"].clone()).collect::<Vec<_>>()
    };
    let fight = serde_json::json!({"who": "marquise", "faction": "eyrie", "clearing": 1});
    assert_eq!(args("root-log-battle"), [fight]);
    // the higher die is the attacker's (4.3.2)
    let dice = serde_json::json!({"who": "marquise", "faction": "eyrie", "count": 3, "second-count": 1});
    assert_eq!(args("root-log-dice"), [dice]);
    let lost = |who: &str| serde_json::json!({"who": who, "piece": "warrior", "count": 1, "clearing": 1});
    assert_eq!(args("root-log-removed"), [lost("marquise"), lost("eyrie")]);
}

#[test]
fn a_part_that_the_reader_may_not_know_is_null() {
    for (viewer, card) in
        [("all".into(), "anvil".into()), (0.into(), "anvil".into()), (1.into(), None), ("spectator".into(), None)]
            .map(|(viewer, card): (serde_json::Value, Option<&str>)| (viewer, serde_json::json!(card)))
    {
        let mut ask = before_a_battle();
        ask(serde_json::json!({"op": "chance", "next": ["card anvil"]}));
        let done = ask(serde_json::json!({"op": "do", "action": "pass", "as": viewer}));
        let drew = done["events"].as_array().unwrap().iter().find(|event| event["key"] == "root-log-drew").unwrap();
        assert_eq!(drew["args"], serde_json::json!({"who": "marquise", "card": card}), "{viewer}");
    }
}
