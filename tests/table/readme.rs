//! The commands of the READMEs do what they say: each is run as it stands, in a home of its own.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};
use thicket::bots::Level;
use thicket::kernel::Options;
use thicket::table::{Controller, Games, NewGame, Store};

/// Commands that need a terminal, or leave something running: both have tests of their own.
const NOT_RUN: [&str; 2] =
    ["thicket replay SAVE --screen", "thicket play root --seats marquise=human,eyrie=human --table"];

/// The commands of a document: code in the text and lines of blocks, without what stands behind `#`.
fn commands(document: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(document)).unwrap();
    let (prose, blocks): (Vec<_>, Vec<_>) = text.split("```").enumerate().partition(|(index, _)| index % 2 == 0);
    let spans = prose.into_iter().flat_map(|(_, prose)| prose.split('`').skip(1).step_by(2));
    let lines = blocks.into_iter().filter_map(|(_, block)| block.strip_prefix("sh\n")).flat_map(str::lines);
    let lines = lines.map(|line| line.split(" #").next().unwrap_or(line));
    let found = spans.chain(lines).map(str::trim).filter(|text| *text == "thicket" || text.starts_with("thicket "));
    found.map(str::to_owned).collect()
}

/// Saves a game of Root between bots under the name `SAVE`.
fn save(saves: &Path) {
    let seats = ["marquise", "eyrie"].map(str::to_owned).to_vec();
    let controllers = vec![Controller::Human { name: String::new() }, Controller::Bot(Level::Random)];
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed: 3 };
    let mut game = Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    while game.actions() < 60 {
        let advice = game.advise(Some(Level::Random), Default::default()).unwrap();
        game.act(&advice.action).unwrap();
    }
    Store::new(saves.to_owned()).create("SAVE").unwrap().write(&game.save().to_text()).unwrap();
}

#[test]
fn every_command_of_the_readmes_works() {
    let home = tempfile::tempdir().unwrap();
    let (saves, boards) = (home.path().join("saves"), home.path().join("DIR"));
    std::fs::create_dir_all(&saves).unwrap();
    std::fs::create_dir_all(&boards).unwrap();
    save(&saves);
    let autumn = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards/root-autumn.toml");
    let board = std::fs::read_to_string(autumn).unwrap().replacen("id = \"autumn\"", "id = \"own\"", 1);
    std::fs::write(boards.join("root-own.toml"), board).unwrap();
    let run = |command: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_thicket"));
        program.args(command.split_whitespace().skip(1)).current_dir(home.path());
        program.env_clear().env("HOME", home.path()).env("THICKET_SAVES", &saves).env("LANG", "C.UTF-8");
        program.stdin(Stdio::null()).output().unwrap()
    };
    let documents = ["README.md", "README.zh.md", "README.ja.md"].map(commands);
    assert!(documents.iter().all(|commands| commands.len() > 15), "{documents:?}");
    for command in documents.iter().flatten().collect::<BTreeSet<_>>() {
        if NOT_RUN.contains(&command.as_str()) {
            continue;
        }
        let file = match command.starts_with("thicket import") {
            true => {
                let log = run("thicket export SAVE --format rootlog --profile spec --annotate --as all").stdout;
                std::fs::write(home.path().join("game.rootlog"), log).unwrap();
                "game.rootlog"
            }
            false => "DIR/root-own.toml",
        };
        let said = run(&command.replace("FILE", file).replace("--board ID", "--board own"));
        let err = String::from_utf8_lossy(&said.stderr);
        assert!(said.status.success(), "{command}: {err}{}", String::from_utf8_lossy(&said.stdout));
    }
}
