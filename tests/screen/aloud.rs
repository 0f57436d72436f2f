//! Whole games in plain mode, from the menu to the end, played by someone who knows nothing but the lines that are
//! printed.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use thicket::kernel::Words;
use thicket::table::{Games, Lobby, Store};
use thicket::tui::plain::{Console, End, PlainStart, Typed, run, typed_words};
use thicket::tui::settings::Settings;

/// The first line of the menu.
const MENU: &str = "No game is open.";

/// The text printed and typed, and how much of it the listener has heard.
#[derive(Default)]
struct Session {
    text: String,
    heard: usize,
}

/// The answer to what has been printed; `None` when nothing more is typed.
type Answers<'f> = Box<dyn FnMut(&str) -> Option<String> + 'f>;

/// A listener: answers each prompt by what was printed since the last one.
struct Listener<'f> {
    session: Rc<RefCell<Session>>,
    answer: Answers<'f>,
    line: Vec<u8>,
    at: usize,
}

impl Read for Listener<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Listener<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.line.len() {
            let mut session = self.session.borrow_mut();
            let new = session.text[session.heard..].to_owned();
            if let Some(answer) = (self.answer)(&new) {
                (self.line, self.at) = (format!("{answer}\n").into_bytes(), 0);
                session.text.push_str(&answer);
                session.text.push('\n');
            }
            session.heard = session.text.len();
        }
        Ok(&self.line[self.at..])
    }

    fn consume(&mut self, length: usize) {
        self.at += length;
    }
}

/// The text printed.
struct Page(Rc<RefCell<Session>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().text.push_str(std::str::from_utf8(bytes).expect("text"));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A session over a folder of saves that starts with the menu; all that was printed and typed.
fn session(folder: &Path, answer: impl FnMut(&str) -> Option<String>) -> String {
    let session = Rc::new(RefCell::new(Session::default()));
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(Store::new(folder.to_owned())), Words::english());
    let mut input = Listener { session: Rc::clone(&session), answer: Box::new(answer), line: Vec::new(), at: 0 };
    let mut out = Page(Rc::clone(&session));
    let settings = Settings::default();
    let mut console = Console {
        lobby: &lobby,
        settings,
        keep: &|_| Ok(()),
        input: Typed::new(&mut input),
        is_typed_by_hand: false,
        ready: &|_| true,
        wake: std::sync::Arc::new(|| ()),
        out: &mut out,
    };
    let end = run(&mut console, PlainStart::Menu).expect("lines go out").expect("a game begins");
    assert_eq!(end, End::Done);
    session.take().text
}

/// Returns the number of choices that were listed.
fn listed(text: &str) -> usize {
    let number = |line: &str| line.trim_start_matches("> ").split_once(". ")?.0.parse::<usize>().ok();
    text.lines().filter_map(number).next_back().unwrap_or(0)
}

/// Picks among the listed numbers by a rule with a seed; what lists nothing is answered as before.
fn picker(first: &str, seed: u64) -> impl FnMut(&str) -> Option<String> {
    let (mut state, mut last) = (seed, first.to_owned());
    let mut begun = false;
    move |text: &str| {
        if text.contains(MENU) {
            return Some(if std::mem::replace(&mut begun, true) { "quit".to_owned() } else { last.clone() });
        }
        let count = listed(text);
        if count > 0 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            last = (1 + (state >> 33) as usize % count).to_string();
        }
        Some(last.clone())
    }
}

/// The words that are typed beside the commands: a line that explains one begins with it.
const TYPED: [&str; 13] = [
    // settings
    "language", "theme", "colors", "glyphs", "picture", "pace", "preview", "confirm", "forced",
    // the names of saves and of lessons
    "root", "dewan", "iwari", "basics",
];

/// Everything that is printed says something, and alone: it is a sentence, or a fact behind its label.
fn check(text: &str) {
    assert!(text.is_ascii() && !text.contains('\x1b'));
    for line in text.lines().filter(|line| !line.starts_with("> ")).map(str::trim_end).filter(|line| !line.is_empty()) {
        assert!(!line.contains("  "), "columns: {line}");
        for seen in ["Enter chooses", "cursor", "Press ", "press ", " VP", "[", "]", " x2", ": -", "Vagab. "] {
            assert!(!line.contains(seen), "{line}");
        }
        // what a bot reckons has a sign and a decimal
        let is_reckoned = |rest: &str| rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.');
        assert!(line.split(" +").skip(1).all(is_reckoned), "{line}");
        let first = line.split([' ', ':', '-', ',']).next().unwrap_or_default();
        let is_typed = |word| TYPED.contains(&word) || typed_words().any(|typed| typed == word);
        let begins = line.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()) || is_typed(first);
        assert!(begins && line.ends_with(['.', '?', '!', ':', '"']), "no sentence: {line}");
    }
}

/// The commands that describe a game.
const ASKED: [&str; 12] =
    ["map", "hand", "board", "scores", "points", "table", "odds", "changed", "help", "about", "log", "law"];

/// Answers like a picker, but asks for something else before every few of its answers.
fn curious<'f>(
    every: usize,
    questions: impl Fn(usize) -> Vec<String> + 'f,
    mut pick: impl FnMut(&str) -> Option<String> + 'f,
) -> impl FnMut(&str) -> Option<String> + 'f {
    let (mut asked, mut turn, mut last) = (0, 0, String::new());
    let mut queue: Vec<String> = Vec::new();
    move |text: &str| {
        if let Some(next) = queue.pop() {
            if queue.is_empty() {
                last.push_str(text);
            }
            return Some(next);
        }
        let text = if last.is_empty() { text.to_owned() } else { std::mem::take(&mut last) };
        turn += 1;
        if turn > 1 && turn % every == 0 && listed(&text) > 0 {
            asked += 1;
            queue = questions(asked);
            last = text;
            return queue.pop();
        }
        pick(&text)
    }
}

#[test]
fn whole_games_are_played_by_what_is_printed_alone() {
    for (new, seed) in [
        ("new iwari red=human,blue=random seed=5", 1),
        ("new iwari red=human,blue=random,white=random feats expeditions board=long_road seed=5", 1),
        ("new dewan amber=human,basalt=random seed=6", 2),
        ("new dewan amber=human,basalt=random,coral=random board=lake_village seed=6", 2),
        ("new root marquise=human,eyrie=random seed=7", 3),
        ("new root alliance=human,vagabond=random,vagabond_2=random,duchy=random hirelings landmarks=2 seed=8", 4),
        (
            "new root hundreds=human,corvids=random,keepers=random,lizards=random,riverfolk=random board=mountain seed=9",
            5,
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let asked = |time: usize| {
            let boards = ["eyrie", "vagabond", "duchy", "corvids", "keepers", "lizards", "riverfolk", "basalt", "blue"];
            let boards = boards.iter().map(|name| format!("board {name}"));
            let looks = [1, 5, 11, 12, 21].map(|place| format!("look {place}")).into_iter();
            let other = ASKED.map(str::to_owned).into_iter();
            // all of it now and then, and something of it often
            let all: Vec<String> = other.chain(boards).chain(looks).chain(["look a".to_owned()]).collect();
            if time % 8 == 1 { all } else { vec![all[time % all.len()].clone()] }
        };
        let text = session(folder.path(), curious(9, asked, picker(new, seed)));
        check(&text);
        let end = &text[text.len().saturating_sub(9000)..];
        assert!(text.matches(MENU).count() == 2 && end.contains(" in total"), "{new}\n{end}");
        assert!(!text.contains("That number is not on the list."), "{new}");
    }
}

/// A hint names the best action, says why, and names two more where there are as many.
#[test]
fn a_hint_says_why_and_what_comes_next_at_every_question() {
    let mut games: Vec<String> =
        ["new iwari red=human,blue=random seed=5", "new dewan amber=human,basalt=random seed=6"]
            .map(str::to_owned)
            .into();
    let factions = [
        "marquise",
        "eyrie",
        "alliance",
        "vagabond",
        "lizards",
        "riverfolk",
        "duchy",
        "corvids",
        "hundreds",
        "keepers",
    ];
    for (seed, faction) in (1..).zip(factions) {
        let others = factions.iter().filter(|other| **other != faction).take(2);
        let others: String = others.map(|other| format!(",{other}=random")).collect();
        games.push(format!("new root {faction}=human{others} seed={seed}"));
    }
    for (seed, new) in (11..).zip(&games) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut pick = picker(new, seed);
        let (mut asked, mut turn) = (0, 0);
        let mut last: Option<String> = None;
        session(folder.path(), |heard| {
            turn += 1;
            if let Some(question) = last.take() {
                said_why(heard, &question, new);
                return if asked == 14 { Some("quit".to_owned()) } else { pick(&question) };
            }
            // the first questions, which are those of setup, and then some of them
            if asked < 14 && listed(heard) > 0 && !heard.contains(MENU) && (turn < 12 || turn % 5 == 0) {
                asked += 1;
                last = Some(heard.to_owned());
                return Some("hint".to_owned());
            }
            if asked == 14 && !heard.contains(MENU) { Some("leave".to_owned()) } else { pick(heard) }
        });
        assert!(asked > 10, "{new}: {asked}");
    }
}

/// Whether a hint is whole, at the question it is for.
fn said_why(hint: &str, question: &str, new: &str) {
    let all = || format!("{new}\n{question}\n{hint}");
    let lines: Vec<&str> = hint.lines().collect();
    let rank = |word: &str| lines.iter().position(|line| line.starts_with(word));
    let (best, second, third) = (rank("The normal bot would choose: "), rank("Second best: "), rank("Third best: "));
    assert_eq!(best, Some(0), "{}", all());
    let reasons = second.or_else(|| rank("Type \"hint take\"")).unwrap_or(lines.len()) - 1;
    assert!(reasons > 0, "{}", all());
    let choices = listed(question);
    assert!(choices < 2 || second.is_some(), "{}", all());
    assert!(choices < 3 || third.is_some(), "{}", all());
    let named: std::collections::BTreeSet<&str> = [best, second, third]
        .into_iter()
        .flatten()
        .filter_map(|at| lines[at].split_once(": "))
        .map(|(_, what)| what)
        .collect();
    assert_eq!(named.len(), 1 + usize::from(second.is_some()) + usize::from(third.is_some()), "{}", all());
}

#[test]
fn feats_and_expeditions_are_read_with_the_names_of_tribes() {
    let folder = tempfile::tempdir().expect("a folder");
    let text =
        session(folder.path(), picker("new iwari red=human,blue=random board=long_road feats expeditions seed=9", 1));
    check(&text);
    let end = text.rsplit("Won with ").next().expect("the end");
    for line in ["Feats left: Union ", "Purple road A: ", " points left"] {
        assert!(end.contains(line), "{line}\n{end}");
    }
    // a tribe is never its letter alone
    let letters = |line: &str| line.split([' ', ',']).any(|word| ["R", "B", "Y"].contains(&word));
    assert_eq!(end.lines().find(|line| letters(line)), None);
}

/// The document shows the first turns of this game and its end.
#[test]
fn a_game_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut answers = 0;
    let mut pick = picker("", 4);
    let steps = ["new", "iwari", "2", "", "", "", "random", "new_horizons"];
    let text = session(folder.path(), |heard| {
        answers += 1;
        if let Some(step) = steps.get(answers - 1) {
            return Some((*step).to_owned());
        }
        // what a game with a seed of its own would ask is left out of the document
        match answers - steps.len() {
            1..=4 => Some(String::new()),
            5 => Some("new iwari red=human,blue=random board=new_horizons seed=5".to_owned()),
            6 => Some("look 1".to_owned()),
            7 => Some("hand".to_owned()),
            8 => Some("scores".to_owned()),
            9 => Some("?tent 11 match".to_owned()),
            _ if heard.contains(MENU) => Some("quit".to_owned()),
            _ => pick(heard),
        }
    });
    let lines: Vec<&str> = text.lines().collect();
    let start = lines.iter().position(|line| line.contains("new iwari red")).expect("the game");
    let end = lines.len() - 12;
    let shown = [&lines[..20], &["(...)"], &lines[start..start + 62], &["(...)"], &lines[end..]].concat();
    insta::assert_snapshot!(shown.join("\n"));
}

/// A clockwork player is asked for behind its faction: its level, then its trait cards.
#[test]
fn a_clockwork_player_and_its_trait_cards_are_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let steps = ["new", "root", "2", "hundreds", "human", "eyrie", "nightmare", "swoop blitz", "swoop, focused"];
    let mut answers = steps.into_iter();
    let mut left = false;
    let text = session(folder.path(), |heard| {
        let answer = answers.next().map(str::to_owned);
        answer.or_else(|| match heard.contains(MENU) {
            true => Some("quit".to_owned()),
            // the usual board, deck and extras, until the game begins
            false if heard.contains("Started") || left => Some("leave".to_owned()),
            false => {
                left = heard.contains("board eyrie");
                Some(String::new())
            }
        })
    });
    check(&text);
    assert!(text.contains("No trait card is called \"blitz\""), "{text}");
    let of_hundreds = text.split("Player 2").next().unwrap_or_default();
    assert!(!of_hundreds.contains("clockwork"), "{of_hundreds}");
    let saved = std::fs::read_to_string(folder.path().join("root-1.toml")).expect("a save");
    assert!(saved.contains("clockwork:eyrie:nightmare:swoop:focused"), "{saved}");
}

#[test]
fn the_menu_answers_every_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = [
        "help",
        "saves",
        "continue",
        "odds",
        "hint",
        "fly",
        "lessons",
        "learn nothing",
        "law 4.3",
        "law 99",
        "set",
        "set pace=warp",
        "set confirm=no",
        "open",
        "open nothing",
        "new",
        "cancel",
        "new root seed=x",
        "new root cats=human",
        "new iwari red=human,blue=random seed=1 name=evening",
        "saves",
        "set forced=take",
        "law",
        "new dewan amber=human,basalt=random seed=2 name=morning",
        "changed",
        "open evening",
        "quit",
    ]
    .into_iter();
    let text = session(folder.path(), |_| lines.next().map(str::to_owned));
    insta::assert_snapshot!(text.replace(&folder.path().display().to_string(), "FOLDER"));
    let names: Vec<_> = ["evening", "morning"].map(|name| folder.path().join(format!("{name}.toml")).is_file()).into();
    assert_eq!(names, [true, true]);
}

#[test]
fn the_end_names_the_save_where_the_game_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = folder.path().join("iwari-1.toml");
    let mut lines = ["new iwari red=human,blue=random seed=1", "save", "1", "1", "1", "quit"].into_iter();
    let text = session(folder.path(), |heard| {
        if heard.contains("Saved as") {
            // another program writes there too
            std::fs::write(&taken, "taken").expect("a file");
        }
        lines.next().map(str::to_owned)
    });
    assert!(text.contains("This game is now saved as \"iwari-2\""), "{text}");
    assert!(text.contains("The game is saved as \"iwari-2\"."), "{text}");
    assert_eq!(std::fs::read_to_string(&taken).expect("the other file"), "taken");
}

/// Signals end the program only when what was answered is on disk.
#[test]
fn signals_save_first() {
    use std::process::{Command, Stdio};
    for (signal, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut game = Command::new(env!("CARGO_BIN_EXE_thicket"))
            .args(["play", "iwari", "--seats", "red=human,blue=random", "--seed", "1", "--name", "game", "--plain"])
            .arg("--saves")
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut typed = game.stdin.take().expect("its input");
        typed
            .write_all(b"discard coast\ndiscard desert\ndiscard tundra\ndiscard glacier\ndiscard forest\n")
            .expect("lines");
        let heard = io::BufReader::new(game.stdout.take().expect("its output"));
        let (send, lines) = mpsc::channel();
        thread::spawn(move || heard.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        let mut text = String::new();
        while !text.contains("Red discarded") {
            let line = lines.recv_timeout(Duration::from_secs(30));
            text += &line.unwrap_or_else(|fault| panic!("{fault}: {text}"));
        }
        let killed = Command::new("kill").args([format!("-{signal}"), game.id().to_string()]).status().expect("kill");
        assert!(killed.success());
        assert_eq!(game.wait().expect("an end").code(), Some(code), "{signal}: {text}");
        let (saved, _) = Store::new(folder.path().to_owned()).load("game").expect("a save");
        assert!(saved.journal.iter().any(|turn| turn.contains("discard")), "{signal}: {:?}", saved.journal);
        drop(typed);
    }
}

#[test]
fn every_game_begins_step_by_step_and_leads_back_to_the_menu() {
    for (game, name) in [("root", "Root"), ("dewan", "Dewan"), ("iwari", "Iwari")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut typed = ["new", game, "2"].into_iter();
        let text = session(folder.path(), |heard| {
            let next = match typed.next() {
                Some(word) => word,
                None if heard.contains(MENU) => "quit",
                None if heard.contains("Plain mode") => "leave",
                None => "",
            };
            Some(next.to_owned())
        });
        check(&text);
        assert!(text.contains(&format!("Started a new game of {name}.")), "{text}");
        assert!(text.contains(&format!("The game is saved as \"{game}-1\".")), "{text}");
        assert_eq!(text.matches(MENU).count(), 2, "{text}");
    }
}

#[test]
fn saves_are_renamed_and_deleted_from_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = [
        "rename",
        "delete",
        "delete evening",
        "rename evening night",
        "new iwari red=human,blue=random seed=1 name=evening",
        "delete evening",
        "leave",
        "new iwari red=human,blue=random seed=2 name=morning",
        "leave",
        "rename evening morning",
        "rename evening night",
        "delete night",
        "no",
        "saves",
        "delete night",
        "yes",
        "saves",
        "quit",
    ]
    .into_iter();
    let text = session(folder.path(), |_| lines.next().map(str::to_owned));
    let told = [
        "Type \"rename\", the name of a save and its new name.",
        "Which save?",
        "There is no save called \"evening\".",
        "There is no save called \"evening\".",
        "That is done in the menu.",
        "A save called \"morning\" already exists.",
        "Renamed evening to night.",
        "Nothing was deleted.",
        "2 saved games",
        "Deleted: night.",
        "1 saved game:",
    ];
    let mut rest = text.as_str();
    for says in told {
        let at = rest.find(says).unwrap_or_else(|| panic!("{says}: {text}"));
        rest = &rest[at + says.len()..];
    }
    let is_there = |name: &str| folder.path().join(format!("{name}.toml")).exists();
    assert_eq!(["evening", "night", "morning"].map(is_there), [false, false, true]);
}

#[test]
fn what_a_game_is_and_what_a_bot_would_do_is_told_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = [
        "about",
        "about dewan",
        "about chess",
        "new iwari red=human,blue=random seed=1",
        "about",
        "hint",
        "hint take",
        "law 6.5",
        "law I4",
        "law next",
        "law above",
        "law above",
        "quit",
    ]
    .into_iter();
    let text = session(folder.path(), |_| lines.next().map(str::to_owned));
    check(&text);
    assert_eq!(["Root", "Dewan", "Iwari"].map(|game| text.matches(&format!("What is {game}?")).count()), [1, 2, 2]);
    assert!(text.contains("There is no game \"chess\""), "{text}");
    assert_eq!(text.matches("The normal bot would choose: ").count(), 2, "{text}");
    let taken = text.find("Type \"hint take\"").expect("how it is taken");
    assert!(text[taken..].contains("\nRed "), "{text}");
    let [next, contents] = ["Law I5: ", "The rules of Iwari"].map(|title| text.find(title).expect(title));
    assert!(next < contents, "{text}");
}
