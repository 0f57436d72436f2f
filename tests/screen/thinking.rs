//! Bots think on a thread of their own: the screen, the saves and the way out do not wait for them.

use crate::slow::{Pause, Slow};
use crate::table::{Table, bot, looks, person};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use thicket::bots::{Budget, Level};
use thicket::kernel::{Options, Seat};
use thicket::table::{ActiveGame, Controller, GameSession, Games, NewGame, Saved, Store, Writer};
use thicket::tui::keys::Key;
use thicket::tui::play::TurnStatus;
use thicket::tui::theme::{Colors, Glyphs};

const SOON: Duration = Duration::from_secs(60);

/// Bots that have begun to think wait for [`Held::go`]; after it, and when this is dropped, none does.
pub struct Held {
    go: Option<Sender<()>>,
    begun: Receiver<()>,
    done: Receiver<()>,
}

impl Held {
    /// And the pause that keeps bots waiting.
    pub fn new() -> (Held, Pause) {
        let (go, wait) = mpsc::channel::<()>();
        let (begins, begun) = mpsc::channel();
        let (ends, done) = mpsc::channel();
        let wait = Mutex::new(wait);
        let pause = Arc::new(move || {
            let _ = begins.send(());
            // The channel is closed, and so is every later wait at once.
            let _ = wait.lock().expect("no panic").recv();
            let _ = ends.send(());
        });
        (Held { go: Some(go), begun, done }, pause)
    }

    /// Waits until a bot has begun to think.
    pub fn wait_begun(&self) {
        self.begun.recv_timeout(SOON).expect("a bot thinks");
    }

    /// Lets all bots answer, and waits until the one that was held has.
    pub fn go(&mut self) {
        self.go = None;
        self.done.recv_timeout(SOON).expect("a bot has thought");
    }
}

fn begun(id: &str, seats: &[&str], controllers: Vec<Controller>, seed: u64) -> Box<dyn GameSession> {
    let entry = Games::ALL.get(id).expect("a game of the list");
    let seats = match seats {
        [] => entry.about().first_game,
        seats => seats.iter().map(ToString::to_string).collect(),
    };
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed };
    entry.begin(&new, &Games::ALL.boards()).expect("a game begins")
}

fn root(controllers: Vec<Controller>) -> Box<dyn GameSession> {
    begun("root", &["marquise", "eyrie", "alliance"], controllers, 7)
}

/// Types the first legal action.
fn type_first(table: &mut Table) {
    let action = table.play().session().notation().first().cloned().expect("a person is asked");
    keys(table, &format!(":{action}\n"));
}

/// A table at which the first bot that is asked thinks until it is let go: the Marquise has set up.
fn held(folder: &Path, controllers: Vec<Controller>) -> (Table, Held) {
    let (held, pause) = Held::new();
    let slot = Store::new(folder.to_owned()).create("game").expect("a free name");
    let writer = Writer::start(slot, || ());
    let running = ActiveGame::new(Slow::boxed(root(controllers), pause), Some(writer));
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    table.app.open(running, None);
    while table.play().now() == TurnStatus::Asked(Seat::new(0)) {
        type_first(&mut table);
        while table.play().now() == TurnStatus::Watching(Some(Seat::new(0))) {
            table.app.tick();
        }
    }
    assert_eq!(table.play().now(), TurnStatus::Watching(Some(Seat::new(1))), "{}", table.text());
    held.wait_begun();
    (table, held)
}

fn actions(table: &Table) -> usize {
    table.play().session().ask(|table| table.record().actions())
}

fn on_disk(folder: &Path) -> Saved {
    Store::new(folder.to_owned()).load("game").expect("a save").0
}

fn keys(table: &mut Table, keys: &str) {
    for key in keys.chars() {
        table.key_only(if key == '\n' { Key::Enter } else { Key::Char(key) });
    }
}

#[test]
fn keys_are_answered_frames_drawn_and_saves_written_while_a_bot_thinks() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, mut held) = held(folder.path(), vec![person(), bot(), bot()]);
    assert!(table.app.is_thinking());
    assert_eq!(table.app.rest(), None, "nothing is to be done meanwhile");
    let map = table.text();
    assert!(map.contains("Eyrie"), "{map}");
    keys(&mut table, "C");
    let board = table.text();
    assert_ne!(board, map, "a panel opens");
    keys(&mut table, "C");
    assert_eq!(table.text(), map, "and closes");
    table.resize(120, 40);
    assert!(table.text().lines().count() >= 40);
    assert!(table.app.is_thinking());

    keys(&mut table, ":w\n");
    assert!(table.text().contains("Saved"), "{}", table.text());
    let saved = on_disk(folder.path());
    assert_eq!(saved, table.play().session().ask(|table| table.here().expect("a game").game().save()));
    // So does the thread that has to end the process.
    let shared = table.app.shared();
    let running = shared.try_lock().expect("nobody holds the game");
    let played = running.as_ref().expect("a game").try_lock().expect("nobody holds the table");
    assert!(played.close(SOON));
    drop(played);
    drop(running);

    let before = actions(&table);
    held.go();
    table.wait();
    assert!(actions(&table) > before && !table.app.is_thinking());
}

#[test]
fn a_late_answer_is_not_given_after_an_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, mut held) = held(folder.path(), vec![person(), bot(), bot()]);
    let saved = table.play().session().ask(|table| table.here().expect("a game").game().save());
    keys(&mut table, "u");
    let before = actions(&table);
    assert_eq!(table.play().now(), TurnStatus::Asked(Seat::new(0)));
    assert!(!table.app.is_thinking(), "nobody waits for it");
    held.go();
    table.wait();
    assert_eq!((actions(&table), table.play().now()), (before, TurnStatus::Asked(Seat::new(0))));

    // Asked again, the bot answers as if it had never been asked before.
    type_first(&mut table);
    table.wait();
    let mut game = Games::ALL.load(&saved).expect("a game").game;
    while game.asked().is_some_and(|seat| seat.index() > 0) {
        let action = game.advise(None, Budget::default()).expect("advice").action;
        game.act(&action).expect("a legal action");
    }
    let played = table.play().session().ask(|table| table.here().expect("a game").game().save());
    assert_eq!(played.journal, game.save().journal);
}

#[test]
fn leaving_does_not_wait_for_a_bot() {
    for (leave, over) in [(":q!\n", true), (":q\n\n", false), (":wq\n", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut table, mut held) = held(folder.path(), vec![person(), bot(), bot()]);
        let before = table.play().session().ask(|table| table.here().expect("a game").game().save());
        keys(&mut table, leave);
        assert!(table.app.play().is_none(), "{}", table.text());
        assert_eq!(table.app.is_over(), over, "{leave}");
        let saved = on_disk(folder.path());
        assert_eq!(saved, before);
        held.go();
        assert_eq!(table.app.rest(), None);
        assert_eq!(on_disk(folder.path()), saved);
    }
}

#[test]
fn a_hint_that_takes_long_comes_later() {
    let (mut held, pause) = Held::new();
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    table.app.open(ActiveGame::new(Slow::boxed(root(vec![person(), bot(), bot()]), pause), None), None);
    keys(&mut table, ":hint\n");
    assert!(table.text().contains("thinking about a hint"), "{}", table.text());
    held.wait_begun();
    held.go();
    table.wait_bell();
    let text = table.text();
    assert!(text.contains("What a bot would do") && text.contains("Enter Place"), "{text}");
    assert_eq!((actions(&table), table.play().now()), (0, TurnStatus::Asked(Seat::new(0))));

    // A question that has been answered meanwhile needs no hint.
    let (mut held, pause) = Held::new();
    table.app.open(ActiveGame::new(Slow::boxed(root(vec![person(), person(), bot()]), pause), None), None);
    table.press("<Enter>");
    keys(&mut table, ":hint\n");
    held.wait_begun();
    keys(&mut table, "2");
    held.go();
    table.wait();
    assert!(!table.text().contains("What a bot would do"), "{}", table.text());

    // Another key ends the thinking: the hint does not open over what is done then.
    let (mut held, pause) = Held::new();
    table.app.open(ActiveGame::new(Slow::boxed(root(vec![person(), bot(), bot()]), pause), None), None);
    keys(&mut table, ":hint\n");
    held.wait_begun();
    table.press("<Esc>");
    assert!(!table.app.is_thinking(), "nobody waits for it");
    held.go();
    table.wait();
    assert!(!table.text().contains("What a bot would do"), "{}", table.text());
}

/// A pause that is now long, now short.
fn uneven(game: Box<dyn GameSession>) -> Box<dyn GameSession> {
    let count = AtomicU32::new(0);
    let pause = move || {
        let count = count.fetch_add(1, Ordering::Relaxed);
        if count % 7 == 3 {
            std::thread::sleep(Duration::from_micros(u64::from(count * 37 % 900)));
        }
    };
    Slow::boxed(game, Arc::new(pause))
}

#[test]
fn a_game_of_bots_is_the_same_whichever_thread_they_think_on() {
    let games = [
        ("root", 3, Level::Random),
        ("root", 2, Level::Easy),
        ("dewan", 3, Level::Normal),
        ("iwari", 3, Level::Normal),
    ];
    for (id, seats, level) in games {
        let first = Games::ALL.get(id).expect("a game of the list").about().first_game;
        let seats: Vec<&str> = first.iter().map(String::as_str).take(seats).collect();
        let bots = vec![Controller::Bot(level); seats.len()];
        let mut direct = begun(id, &seats, bots.clone(), 11);
        while direct.asked().is_some() && direct.actions() < 1500 {
            let action = direct.advise(None, Budget::default()).expect("advice").action;
            direct.act(&action).expect("a legal action");
        }
        assert!(direct.asked().is_none(), "{id} is over");
        let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
        table.app.open(ActiveGame::new(uneven(begun(id, &seats, bots, 11)), None), None);
        table.wait();
        let played = table.play().session().ask(|table| table.here().expect("a game").game().save());
        assert_eq!(played, direct.save(), "{id}");
    }
}
