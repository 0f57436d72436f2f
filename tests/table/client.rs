//! The program itself as other programs meet it: a whole game through pipes.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use thicket::kernel::Generator;

const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");

/// The engine, spoken to through pipes.
struct Engine {
    process: Child,
    requests: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut command = Command::new(PROGRAM);
        let mut process =
            command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
        let requests = process.stdin.take().expect("a pipe");
        let answers = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        Self { process, requests, answers }
    }

    fn ask(&mut self, request: Value) -> Value {
        writeln!(self.requests, "{request}").expect("a listening engine");
        let answer = self.answers.next().expect("an answer").expect("text");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Returns what the asked seat can do.
    fn legal(&mut self) -> Vec<String> {
        let legal = self.ask(json!({"op": "legal"}));
        legal["actions"].as_array().expect("a list").iter().map(text).collect()
    }

    fn quit(mut self) {
        self.ask(json!({"op": "quit"}));
        assert!(self.process.wait().expect("an end").success());
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_whole_game_of_root_through_pipes() {
    let mut engine = Engine::start();
    let seats = ["vagabond:tinker", "alliance", "eyrie", "marquise"];
    let mut decision = engine.ask(json!({"op": "new", "game": "root", "seats": seats, "seed": 11}));
    let mut rng = Generator::new(1);
    let mut asked = [0; 4];
    while decision["over"] == false {
        asked[decision["seat"].as_u64().expect("a seat") as usize] += 1;
        let actions = engine.legal();
        let action = &actions[rng.below(actions.len() as u32) as usize];
        decision = engine.ask(json!({"op": "do", "action": action}));
    }
    assert!(asked.iter().all(|times| *times > 5), "{asked:?}");
    assert_eq!(decision["scores"].as_array().map(Vec::len), Some(4));
    engine.quit();
}

/// Returns what a human at the first seat answers: the first of their wishes that is possible, else what the program advises.
fn person(engine: &mut Engine, wishes: &[&str]) -> String {
    let legal = engine.legal();
    let wished = wishes.iter().find_map(|wish| legal.iter().find(|action| action.starts_with(wish)));
    wished.cloned().unwrap_or_else(|| advice(engine))
}

fn advice(engine: &mut Engine) -> String {
    text(&engine.ask(json!({"op": "bot", "level": "easy"}))["action"])
}

/// The first seat is a human's, the others are bots'; all that an advanced setup asks is answered, then the game is
/// played to its end with two hirelings and a landmark.
#[test]
fn an_advanced_game_from_the_first_question_to_the_last_point() {
    const WISHES: [&str; 8] = ["draft", "hire", "use", "swap", "place", "force", "move", "battle"];
    let mut engine = Engine::start();
    let extras = ["advanced", "hirelings 2", "landmarks 1"];
    let new = json!({"op": "new", "game": "root", "seats": ["any", "any", "any"], "extras": extras, "seed": 1});
    let mut decision = engine.ask(new);
    let (mut setup, mut own, mut told) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    while decision["over"] == false {
        let law = text(&decision["law"]);
        let part = law.split('.').take(2).collect::<Vec<_>>().join(".");
        if law.starts_with("A.") && setup.last() != Some(&part) {
            setup.push(part);
        }
        let is_person = decision["seat"] == 0;
        let action = if is_person { person(&mut engine, &WISHES) } else { advice(&mut engine) };
        if is_person {
            own.insert(action.split(' ').next().unwrap_or_default().to_owned());
        }
        decision = engine.ask(json!({"op": "do", "action": action}));
        told.extend(decision["events"].as_array().expect("a list").iter().map(|event| text(&event["key"])));
    }
    assert_eq!(setup, ["A.5", "A.6", "A.8", "A.10"]);
    assert!(["draft", "lay", "use", "give"].iter().all(|&verb| own.contains(verb)), "{own:?}");
    let events = ["landmark-set", "sets-up-hireling", "marker-taken", "hired", "used-hireling", "passed-on", "won"];
    let untold: Vec<_> = events.iter().filter(|event| !told.contains(&format!("root-log-{event}"))).collect();
    assert!(untold.is_empty(), "{untold:?}");
    assert!(decision["scores"].as_array().is_some_and(|scores| scores.iter().any(|score| score.as_i64() >= Some(30))));
    engine.quit();
}

/// The engine plays with `bot` as `thicket sim` does with the same seed: an unfinished or broken game can be looked at.
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
