//! Three people and a bot play a whole game of Root, each at a terminal of their own. One line breaks and is made again, and
//! someone looks on at the screen.

use super::pty::{Pty, command};
use super::socket::{Folder, PROGRAM};
use std::path::Path;
use std::time::{Duration, Instant};
use thicket::kernel::Generator;

/// A whole game of random players takes this long on a slow machine.
const A_GAME: Duration = Duration::from_secs(400);

fn sits_down(folder: &Path, task: &str, name: &str, plain: bool) -> Pty {
    let mut program = command(PROGRAM);
    program.args([task, "evening", "--tables"]);
    program.arg(folder);
    program.args(["--player", name]);
    if plain {
        program.arg("--plain");
    }
    // nobody's settings but the usual ones
    program.env("HOME", folder);
    Pty::spawn(program, 80, 24)
}

/// Someone who answers in lines with any of the numbers that are listed.
struct InLines {
    pty: Pty,
    heard: usize,
    last: String,
    /// The bytes in which the end of the game was looked for, and whether it is in them.
    looked: usize,
    is_over: bool,
}

impl InLines {
    fn new(pty: Pty) -> InLines {
        InLines { pty, heard: 0, last: String::new(), looked: 0, is_over: false }
    }

    /// Answers, if something is asked; whether it was.
    fn answers(&mut self, random: &mut Generator) -> bool {
        self.pty.pump();
        let said = String::from_utf8_lossy(&self.pty.received()[self.heard..]).into_owned();
        if !said.ends_with("> ") {
            return false;
        }
        self.heard = self.pty.received().len();
        let is_choice = |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        let choices = said.lines().filter(is_choice).count() as u32;
        if choices > 0 {
            self.last = (1 + random.below(choices)).to_string();
        }
        // a question without a list asks whether the last answer was meant
        self.pty.send(format!("{}\n", self.last));
        true
    }

    fn says(&self, text: &str) -> bool {
        String::from_utf8_lossy(self.pty.received()).contains(text)
    }

    /// Whether the game is over for them: they are told what can be done then.
    fn is_over(&mut self) -> bool {
        self.pty.pump();
        let received = self.pty.received();
        // the words may have come in two parts
        let new = &received[self.looked.saturating_sub(20)..];
        self.is_over |= String::from_utf8_lossy(new).contains("Type rematch");
        self.looked = received.len();
        self.is_over
    }

    /// Waits until they are told something after what was heard before.
    fn hears(&mut self, text: &str) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while !String::from_utf8_lossy(&self.pty.received()[self.heard..]).contains(text) {
            assert!(Instant::now() < deadline, "no {text:?}:\n{}", self.pty.text());
            self.pty.listen(Duration::from_millis(20));
        }
        self.heard = self.pty.received().len();
    }
}

#[test]
fn three_people_and_a_bot_play_a_game_of_root_each_at_a_terminal_of_their_own() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "root", "marquise=human:ana,eyrie=human:ben,alliance=human:cy,vagabond=easy", 7, &[]);
    folder.wakes("evening");
    let path = folder.path().to_owned();
    let mut ana = InLines::new(sits_down(&path, "join", "ana", true));
    let mut ben = InLines::new(sits_down(&path, "join", "ben", true));
    let mut cy = InLines::new(sits_down(&path, "join", "cy", true));
    let mut eve = sits_down(&path, "watch", "eve", false);
    eve.wait_for("Marquise");
    let mut random = Generator::new(5);
    let deadline = Instant::now() + A_GAME;
    let (mut answers, mut is_broken) = (0, false);
    while !(ana.is_over() && ben.is_over() && cy.is_over()) {
        assert!(Instant::now() < deadline, "after {answers} answers of ben:\n{}\n{}", eve.text(), cy.pty.text());
        ana.answers(&mut random);
        answers += u32::from(ben.answers(&mut random));
        cy.answers(&mut random);
        eve.pump();
        if !is_broken && answers > 30 {
            is_broken = true;
            ben.pty.hang_up();
            ben.pty.wait_exit();
            ben = InLines::new(sits_down(&path, "join", "ben", true));
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(is_broken && answers > 40, "{answers}");
    // who looks on skips to the end
    while !eve.text().contains("won") {
        assert!(Instant::now() < deadline, "{}", eve.text());
        eve.send("\r");
        eve.listen(Duration::from_millis(50));
    }
    assert!([&ana, &ben, &cy].into_iter().all(|person| person.says("won")), "all of them are told how it ended");

    // another game at the same table, once everyone wants it
    ana.pty.send("rematch\n");
    for person in [&mut ben, &mut cy] {
        person.hears("ana wants a rematch");
        person.pty.send("agree\n");
    }
    ana.hears("Marquise: ");
    ben.hears("Waiting for");
    assert!(folder.path().join("evening-1.toml").exists(), "the first game is kept");
    // what was shown of the end gives way to it
    let deadline = Instant::now() + Duration::from_secs(60);
    while eve.text().contains("won") {
        assert!(Instant::now() < deadline, "{}", eve.text());
        eve.listen(Duration::from_millis(50));
    }
    // nobody is left who could want to go on with this one
    ben.pty.send("close\n");
    for person in [&mut ana, &mut cy] {
        person.hears("ben wants to close this table");
        person.pty.send("agree\n");
    }
    for person in [&mut ana, &mut ben, &mut cy] {
        person.hears("is closed");
        person.pty.send("quit\n");
        person.pty.wait_exit();
    }
    eve.wait_for("is closed");
    eve.wait_for("Type :quit to leave");
    eve.send(":quit\r");
    eve.wait_for("Nothing more can happen");
}

#[test]
fn tables_are_started_listed_joined_and_watched_in_lines() {
    let folder = Folder::new();
    let opens = |name: &str| {
        let mut program = command(PROGRAM);
        program.args(["--plain", "tables", "--tables"]);
        program.arg(folder.path());
        program.args(["--player", name]);
        program.env("HOME", folder.path());
        InLines::new(Pty::spawn(program, 80, 24))
    };
    let mut ana = opens("ana");
    ana.hears("There are no tables yet");
    ana.pty.send("new iwari red=human,blue=human table=wait name=evening\n");
    ana.hears("1. Tent");
    let mut ben = opens("ben");
    // the last words of the line come last
    ben.hears("Blue free seat");
    assert!(ben.says("evening: Iwari, round 1, here: 1"));
    ben.pty.send("join morning\n");
    ben.hears("There is no table called \"morning\".");
    ben.pty.send("join evening blue\n");
    ben.hears("Waiting for Red (ana)");
    // as the screen's words have it
    ben.pty.send(":who\n");
    ben.hears("Red: ana");
    let mut eve = opens("eve");
    eve.pty.send("watch evening\n");
    eve.hears("Waiting for");
    for person in [&mut ana, &mut ben, &mut eve] {
        person.pty.send("quit\n");
    }
}

#[test]
fn who_plays_in_lines_reads_of_the_undos_of_others() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 3, &[]);
    folder.wakes("evening");
    let mut ana = InLines::new(sits_down(folder.path(), "join", "ana", true));
    ana.hears("1. Tent");
    let mut ben = InLines::new(sits_down(folder.path(), "join", "ben", true));
    ben.hears("Waiting for Red (ana)");
    ben.pty.send("agree\n");
    ben.hears("No proposal is waiting for an answer");
    let (mut random, deadline) = (Generator::new(5), Instant::now() + Duration::from_secs(60));
    while ben.pty.received().len() == ben.heard {
        assert!(Instant::now() < deadline, "{}", ana.pty.text());
        ana.answers(&mut random);
        ben.pty.listen(Duration::from_millis(20));
    }
    ana.pty.send("undo\n");
    let mut agrees = false;
    while !ben.says("ana undid ") {
        assert!(Instant::now() < deadline, "{}\n{}", ana.pty.text(), ben.pty.text());
        if !agrees && ben.says("ana wants to undo") {
            agrees = true;
            ben.pty.send("agree\n");
        }
        ben.pty.listen(Duration::from_millis(20));
    }
    let told = String::from_utf8_lossy(ben.pty.received()).matches("ana undid").count();
    assert_eq!(told, 1, "it is told once");
}

#[test]
fn whatever_is_typed_after_the_end_of_a_table_keeps_nothing_back() {
    let folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=random,blue=random", 3, &[]);
    let mut eve = InLines::new(sits_down(folder.path(), "watch", "eve", true));
    eve.pty.send("no such word\n\n");
    eve.hears("Type rematch");
    eve.pty.send("undo\nwho\n");
    eve.hears("1 person is watching");
    eve.pty.send("quit\n");
    eve.hears("You left the game");
}

#[test]
fn a_finished_game_counts_once_in_the_scores_whatever_copies_there_are_of_it() {
    let folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=random,blue=random", 3, &[]);
    let scores = || {
        let mut program = std::process::Command::new(PROGRAM);
        program.arg("scores").arg("--tables").arg(folder.path()).arg("--saves").arg(folder.path());
        let told = program.env("HOME", folder.path()).output().expect("runs");
        String::from_utf8(told.stdout).expect("text")
    };
    assert_eq!(scores().trim(), "No finished games.");
    let mut eve = InLines::new(sits_down(folder.path(), "watch", "eve", true));
    eve.hears("Type rematch");
    eve.pty.send("quit\n");
    eve.pty.wait_exit();
    std::fs::copy(folder.path().join("evening.toml"), folder.path().join("morning.toml")).expect("copied");
    let told = scores();
    assert!(told.starts_with("1 finished game.\n"), "{told}");
    let row = |name: &str| told.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("no {name}: {told}"));
    assert!(row("random").ends_with("of 2") && row("red").ends_with("of 1"), "{told}");
}

/// Opens the list of tables under a name, on the screen or in lines.
fn opens_tables(folder: &Folder, name: &str, plain: bool) -> Pty {
    let mut program = command(PROGRAM);
    program.args(["tables", "--tables"]);
    program.arg(folder.path());
    program.args(["--player", name]);
    if plain {
        program.arg("--plain");
    }
    program.env("HOME", folder.path());
    Pty::spawn(program, 80, 24)
}

#[test]
fn the_list_of_tables_is_always_what_there_is_and_silent_while_that_stays_the_same() {
    let mut folder = Folder::new();
    let mut eve = opens_tables(&folder, "eve", false);
    eve.wait_for("There are no tables yet");
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 3, &[]);
    eve.wait_for("nobody here");
    folder.wakes("evening");
    let mut ana = InLines::new(sits_down(folder.path(), "join", "ana", true));
    ana.hears("1. ");
    eve.wait_for("here: 1");
    let heard = eve.received().len();
    eve.listen(Duration::from_secs(3));
    assert_eq!(eve.received().len(), heard, "nothing has changed");
    ana.pty.send("quit\n");
    ana.pty.wait_exit();
    eve.wait_for("nobody here");
}

#[test]
fn what_is_proposed_is_agreed_to_with_one_key_and_the_key_goes_with_it() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 3, &[]);
    folder.wakes("evening");
    let mut ana = sits_down(folder.path(), "join", "ana", false);
    ana.wait_for("ou");
    let mut ben = InLines::new(sits_down(folder.path(), "join", "ben", true));
    ben.hears("Waiting for Red (ana)");
    ana.wait_for("ben is back");
    ben.pty.send("away normal\n");
    ben.hears("Proposed to ana");
    ana.wait_for("wants a bot");
    ana.wait_for("& agree");
    ana.send("&");
    ben.hears("From now on, a bot (normal) stands in");
    let deadline = Instant::now() + Duration::from_secs(20);
    while ana.text().contains("& agree") {
        assert!(Instant::now() < deadline, "{}", ana.text());
        ana.listen(Duration::from_millis(50));
    }
    ben.pty.send("close\n");
    ana.wait_for("& agree");
    ana.send(":refuse\r");
    ben.hears("ana does not agree");
    ben.pty.send("close\n");
    ana.wait_for("ben wants to close");
    ben.pty.send("refuse\n");
    ana.wait_for("ben withdrew the proposal");
    assert!(!ana.text().contains("& agree"), "{}", ana.text());
    ben.pty.send("quit\n");
    ana.wait_for("ben left");
}

#[test]
fn who_waits_for_a_person_is_offered_nothing_that_skips_them() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 3, &[]);
    folder.wakes("evening");
    let mut ben = sits_down(folder.path(), "join", "ben", false);
    ben.wait_for("Now playing: Red, ana, away");
    let text = ben.text();
    assert!(!text.contains("next prompt") && !text.contains("skip") && !text.contains("pause"), "{text}");
}

#[test]
fn players_of_one_account_have_settings_of_their_own() {
    let folder = Folder::new();
    let config = folder.path().join(".config/thicket");
    std::fs::create_dir_all(&config).expect("made");
    std::fs::write(config.join("settings.toml"), "format = 1\nlanguage = \"ja\"\n").expect("written");
    let mut ana = InLines::new(opens_tables(&folder, "ana/..", true));
    ana.hears("\u{5353}");
    ana.pty.send("set language=en\n");
    ana.pty.send("quit\n");
    ana.pty.wait_exit();
    let own = std::fs::read_to_string(config.join("players/ana%2F%2E%2E/settings.toml")).expect("settings of ana");
    assert!(own.contains("language = \"en\""), "{own}");
    let mut again = InLines::new(opens_tables(&folder, "ana/..", true));
    again.hears("no tables");
    let mut ben = InLines::new(opens_tables(&folder, "ben", true));
    ben.hears("\u{5353}");
    for person in [&mut again, &mut ben] {
        person.pty.send("quit\n");
        person.pty.wait_exit();
    }
    assert!(!config.join("players/ben").exists(), "what was not changed is not written");
}

#[test]
fn what_a_person_types_while_others_are_asked_is_answered_at_once_and_is_no_answer_later() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 7, &[]);
    folder.wakes("evening");
    let path = folder.path().to_owned();
    let mut ana = InLines::new(sits_down(&path, "join", "ana", true));
    ana.hears("1. ");
    let mut ben = InLines::new(sits_down(&path, "join", "ben", true));
    ben.hears("Waiting for");
    ben.pty.send("1\n");
    ben.hears("Not now");
    ben.pty.send("who\n");
    ben.hears("ana");
    ben.pty.send("quit\n");
    ben.pty.wait_exit();
    ana.hears("ben left");
}
