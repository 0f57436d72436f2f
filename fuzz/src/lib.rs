//! What must hold whatever the bytes. Each function is a fuzz target, and `tests/rules/corpus.rs` of the program runs it over
//! `corpus/`.

use std::sync::LazyLock;
use std::time::Duration;
use thicket::bots::{Budget, Level};
use thicket::cli::Conversation;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Doc, Generator, Options, Rules, Script, Viewer, Words, join};
use thicket::table::{ActiveGame, Board, Boards, Controller, Games, NewGame, Saved, format_turn, parse_turn, seal};
use thicket::tui::app::run_key_stream;
use thicket::tui::decode::{Decoder, Typed};
use thicket::tui::line::LineEditor;
use thicket::tui::theme::Themes;

static BOARDS: LazyLock<Boards> = LazyLock::new(|| Games::ALL.boards());

/// A file is read or refused, as it is and with its head put right; what is read can be played on and is written again.
pub fn saves(data: &[u8]) {
    let _ = Saved::from_bytes(data);
    let Ok(text) = std::str::from_utf8(data) else { return };
    let body = text.splitn(4, '\n').last().unwrap_or_default();
    let Ok(saved) = Saved::from_bytes(seal(body).as_bytes()) else { return };
    assert_eq!(Saved::from_bytes(saved.to_text().as_bytes()).as_ref(), Ok(&saved));
    let Ok(mut loaded) = Games::ALL.load(&saved) else { return };
    assert_eq!(loaded.game.check(), Ok(()));
    if let Some(action) = loaded.game.notation().first() {
        assert!(loaded.game.act(action).is_ok(), "{action}");
    }
}

/// A position is read or refused with its reasons, whatever the game; what is read keeps the invariants, is written again,
/// and is played on.
pub fn positions(data: &[u8]) {
    let Some(position) = std::str::from_utf8(data).ok().and_then(|text| text.parse::<Doc>().ok()) else { return };
    position_of::<root::State>(&position);
    position_of::<dewan::State>(&position);
    position_of::<iwari::State>(&position);
}

/// Actions that are taken from a position.
const ACTIONS: usize = 200;

fn position_of<G: Rules + std::fmt::Debug>(position: &Doc) {
    let mut state = match G::read(position, &*BOARDS, &mut Script::default()) {
        Ok(state) => state,
        Err(reasons) => return assert!(!reasons.say(Words::english()).is_empty()),
    };
    assert_eq!(state.check(), Ok(()));
    let again = G::read(&state.write(Viewer::All), &*BOARDS, &mut Script::default());
    assert!(again.is_ok_and(|again| again == state));
    let (mut chance, mut choice, mut legal) = (Generator::new(1), Generator::new(2), Vec::new());
    for _ in 0..ACTIONS {
        state.legal(&mut legal);
        assert_eq!(legal.is_empty(), state.asked().is_none());
        if legal.is_empty() {
            return;
        }
        let action = legal[choice.below(legal.len() as u32) as usize];
        assert_eq!(state.apply(action, &mut chance, &mut ()), Ok(()), "{}", join(&G::parts(action)));
        assert_eq!(state.check(), Ok(()), "after {}", join(&G::parts(action)));
    }
}

/// A board is read or refused with its faults, whichever game it is for.
pub fn boards(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Err(faults) = root::board::Board::parse("fuzz.toml", text) {
        assert!(!faults.to_string().is_empty());
    }
    match iwari::board::Board::parse("fuzz.toml", text) {
        Err(faults) => assert!(!faults.to_string().is_empty()),
        Ok(board) => played("iwari", board.id(), text),
    }
    let file =
        |name: &str| dewan::boards::embedded().iter().find(|(file, _)| *file == name).copied().unwrap_or_default();
    let (scenario, pieces) = (file("dewan-base.toml"), file("dewan-set-standard.toml"));
    for seats in 2..=4 {
        match dewan::board::Board::parse(("fuzz.toml", text), pieces, seats) {
            Err(faults) => assert!(!faults.to_string().is_empty()),
            Ok(board) if seats == 4 => played("dewan", board.id(), text),
            Ok(_) => {}
        }
        if let Err(faults) = dewan::board::Board::parse(scenario, ("fuzz.toml", text), seats) {
            assert!(!faults.to_string().is_empty());
        }
    }
}

/// Some random turns on a board that was read.
fn played(game: &str, id: &str, text: &str) {
    let Some(entry) = Games::ALL.get(game) else { return };
    let Ok(board) = Board::read("fuzz.toml".into(), text.to_owned()) else { return };
    let mut boards = BOARDS.clone();
    boards.add(board);
    let about = entry.about();
    let extras = about.extras.iter().filter_map(|extra| extra.entry(extra.most)).collect();
    let options = Options { seats: about.first_game, board: Some(id.to_owned()), deck: None, extras };
    let Ok(mut game) = entry.begin(&NewGame { options, controllers: Vec::new(), seed: 1 }, &boards) else { return };
    for _ in 0..60 {
        let Some(advice) = game.advise(Some(Level::Random), Budget::default()) else { break };
        assert!(game.act(&advice.action).is_ok(), "{}", advice.action);
        assert_eq!(game.check(), Ok(()));
    }
}

/// A theme is read or refused with its faults.
pub fn themes(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Err(faults) = Themes::new().add("fuzz", "fuzz.toml", text) {
        assert!(!faults.to_string().is_empty());
    }
}

/// What is read as an action or as a turn is written as something that reads the same.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for line in text.lines() {
        if let Ok(action) = root::State::parse(line) {
            assert_eq!(root::State::parse(&join(&root::State::parts(action))), Ok(action));
        }
        if let Ok(steps) = parse_turn(line) {
            assert_eq!(parse_turn(&format_turn(&steps)), Ok(steps));
        }
    }
}

/// Every line gets one line of JSON, whatever came before.
pub fn protocol(data: &[u8]) {
    let mut conversation = Conversation::new(Games::ALL, BOARDS.clone(), Words::english());
    for line in data.split(|byte| *byte == b'\n').take(50) {
        let answer = conversation.answer(line);
        assert!(answer.starts_with("{\"ok\":") && !answer.contains('\n'), "{answer}");
    }
}

/// Any bytes from the terminal become keys, and any keys leave the line whole.
pub fn keys(data: &[u8]) {
    let mut decoder = Decoder::new(Duration::from_millis(25));
    let mut typed = Vec::new();
    for bytes in data.chunks(7) {
        decoder.feed(bytes, &mut |event| typed.push(event));
    }
    decoder.rest(&mut |event| typed.push(event));
    let mut line = LineEditor::new();
    for event in typed {
        match event {
            Typed::Key(key) => {
                line.key(key, |text| vec![text.to_owned(), "march".to_owned()]);
            }
            Typed::Paste(text) => line.insert(&text),
            Typed::Mouse(_) => {}
        }
        assert!(line.text().is_char_boundary(line.cursor()));
    }
}

/// Whatever is pressed on a game, at whatever sizes, every frame is drawn. The first byte is the seed, and tells the game.
pub fn screen(data: &[u8]) {
    let Some((seed, stream)) = data.split_first() else { return };
    let entries: Vec<_> = Games::ALL.iter().collect();
    let entry = entries[usize::from(*seed) % entries.len()];
    let options = Options { seats: entry.about().first_game, ..Options::default() };
    let controller = |seat| match seat {
        0 | 1 => Controller::Human { name: String::new() },
        _ => Controller::Bot(Level::Random),
    };
    let controllers = (0..options.seats.len()).map(controller).collect();
    let new = NewGame { options, controllers, seed: u64::from(*seed) };
    let Ok(game) = entry.begin(&new, &*BOARDS) else { return };
    let stream = &stream[..stream.len().min(600)];
    run_key_stream(ActiveGame::new(game, None), Words::english(), stream);
}
