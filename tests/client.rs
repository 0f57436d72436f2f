//! The program itself as other programs meet it: a whole game through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use thicket::kernel::Generator;

const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");

#[test]
fn a_whole_game_of_root_through_pipes() {
    let mut engine =
        Command::new(PROGRAM).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let mut requests = engine.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(engine.stdout.take().expect("a pipe")).lines();
    let mut ask = |request: serde_json::Value| -> serde_json::Value {
        writeln!(requests, "{request}").expect("a listening engine");
        let answer = answers.next().expect("an answer").expect("text");
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    };
    let seats = ["vagabond:tinker", "alliance", "eyrie", "marquise"];
    let mut decision = ask(serde_json::json!({"op": "new", "game": "root", "seats": seats, "seed": 11}));
    let mut rng = Generator::new(1);
    let mut asked = [0; 4];
    while decision["over"] == false {
        asked[decision["seat"].as_u64().expect("a seat") as usize] += 1;
        let legal = ask(serde_json::json!({"op": "legal"}));
        let actions = legal["actions"].as_array().expect("a list");
        let action = &actions[rng.below(actions.len() as u32) as usize];
        decision = ask(serde_json::json!({"op": "do", "action": action}));
    }
    assert!(asked.iter().all(|times| *times > 5), "{asked:?}");
    assert_eq!(decision["scores"].as_array().map(Vec::len), Some(4));
    ask(serde_json::json!({"op": "quit"}));
    assert!(engine.wait().expect("an end").success());
}

/// What the engine plays with `bot` is what `thicket sim` plays with the same seed: an unfinished or broken game can be looked at.
#[test]
fn a_game_of_sim_can_be_played_again_in_the_engine() {
    let seats = "marquise,eyrie";
    let args = ["sim", "root", "--seats", seats, "--games", "1", "--seed", "5", "--json", "--max-rounds", "3"];
    let out = Command::new(PROGRAM).args(args).output().expect("the program");
    let report: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let seed = report["unfinished"][0].as_u64().expect("a game that was cut off");
    let actions = report["decisions"].as_u64().unwrap() + report["forced"].as_u64().unwrap();

    let mut conversation = thicket::cli::Conversation::new(
        thicket::table::Games::ALL,
        thicket::table::Games::ALL.boards(),
        thicket::kernel::Words::english(),
    );
    let mut ask = |request: serde_json::Value| -> serde_json::Value {
        serde_json::from_str(&conversation.answer(request.to_string().as_bytes())).expect("JSON")
    };
    ask(serde_json::json!({"op": "new", "game": "root", "seats": seats.split(',').collect::<Vec<_>>(), "seed": seed}));
    for _ in 0..actions {
        let action = &ask(serde_json::json!({"op": "bot", "level": "random"}))["action"];
        assert_eq!(ask(serde_json::json!({"op": "do", "action": action}))["ok"], true);
    }
    let state = ask(serde_json::json!({"op": "state", "as": "all"}));
    let scores = ["marquise", "eyrie"].map(|plays| state["state"][plays]["score"].as_f64());
    assert_eq!(
        scores.to_vec(),
        report["mean_scores"].as_array().unwrap().iter().map(|mean| mean.as_f64()).collect::<Vec<_>>()
    );
    assert!(state["state"]["round"].as_u64() > Some(3));
}

#[test]
fn the_example_client_plays_a_whole_game() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/engine_client.py");
    let Ok(out) = Command::new("python3").args([client, PROGRAM, "3"]).output() else {
        // Without Python the conversation above is all that can be shown.
        return;
    };
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}\n{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.lines().last().is_some_and(|last| last.ends_with(" won")), "{text}");
}
