//! The bytes that frames send. They are counted, not timed, so limits can be asserted; `docs/performance.md` names them.

use super::owed::random_key;
use super::table::*;
use ratatui::layout::Size;
use ratatui::{Frame, Terminal};
use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use thicket::kernel::Generator;
use thicket::table::ActiveGame;
use thicket::tui::commands::Place;
use thicket::tui::composer::InputMode;
use thicket::tui::keys::Key;
use thicket::tui::terminal::painter::{Output, Painter, finish};
use thicket::tui::theme::{Colors, DisplayOptions, Glyphs};

/// A line that keeps what is sent.
struct Line {
    sent: Rc<RefCell<Vec<u8>>>,
    size: Size,
}

impl Output for Line {
    fn frame(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sent.borrow_mut().extend(bytes);
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }
}

/// A table whose frames go over a line.
struct Wire {
    table: Table,
    terminal: Terminal<Painter<Line>>,
    sent: Rc<RefCell<Vec<u8>>>,
}

impl Wire {
    /// The middle of a game of one human and three bots.
    fn new(size: (u16, u16), looks: DisplayOptions, seed: u64) -> Wire {
        Wire::of(running(&[person(), bot(), bot(), bot()], seed, Some(MIDDLE)), size, looks)
    }

    fn of(running: ActiveGame, (width, height): (u16, u16), looks: DisplayOptions) -> Wire {
        let table = Table::game_in(width, height, running, looks);
        let sent = Rc::default();
        let line = Line { sent: Rc::clone(&sent), size: Size { width, height } };
        Wire { table, terminal: Terminal::new(Painter::new(line)).expect("a line has a size"), sent }
    }

    /// Draws, and returns what was sent.
    fn draw(&mut self) -> Vec<u8> {
        let app = &mut self.table.app;
        let paint = |frame: &mut Frame| {
            app.draw(frame);
            finish(frame.buffer_mut());
        };
        self.terminal.draw(paint).expect("a line takes everything");
        self.sent.take()
    }

    /// Draws everything anew, and returns how many bytes that took.
    fn redraw(&mut self) -> usize {
        self.terminal.clear().expect("a line takes everything");
        self.draw().len()
    }

    /// Presses a key, and plays on until nothing more moves by itself. Returns how many bytes that sent.
    fn press(&mut self, key: Key) -> usize {
        self.table.key_only(key);
        let mut sent = self.draw().len();
        loop {
            if self.table.app.is_thinking() {
                self.table.wait_bell();
            } else if self.table.app.rest().is_some() {
                self.table.app.tick();
            } else {
                return sent;
            }
            sent += self.draw().len();
        }
    }

    /// Whether a place on the map is to be chosen, and nothing covers it.
    fn is_choosing(&self) -> bool {
        let play = self.table.play();
        play.place() == Place::Asked && play.composer().stage().kind == InputMode::Map && !play.is_ready()
    }
}

/// The bytes sent in a game of some keys.
#[derive(Default)]
struct Sent {
    /// With each step of the cursor over the map.
    steps: Vec<Vec<u8>>,
    /// For the largest whole frame.
    whole: usize,
}

fn sent(mut wire: Wire, seed: u64, keys: usize) -> Sent {
    let (mut sent, mut random) = (Sent::default(), Generator::new(seed));
    for _ in 0..keys {
        if !wire.table.is_asked() {
            break;
        }
        if wire.is_choosing() {
            // the first key also puts away what others have done
            wire.table.key(Key::Right);
            wire.draw();
            for key in [Key::Down, Key::Left, Key::Left, Key::Up, Key::Right] {
                wire.table.key(key);
                sent.steps.push(wire.draw());
            }
        }
        sent.whole = sent.whole.max(wire.redraw());
        random_key(&mut wire.table, &mut random);
    }
    sent.steps.retain(|step| !step.is_empty());
    sent
}

/// Sizes and looks, with the most bytes for a step of the cursor and for a whole frame. On a large screen the side pane
/// describes the place under the cursor.
fn limits() -> [((u16, u16), DisplayOptions, usize, usize); 3] {
    let painted = looks(Colors::True, Glyphs::Unicode);
    [
        ((80, 24), looks(Colors::Sixteen, Glyphs::Ascii), 200, 4_200),
        ((80, 24), painted.clone(), 650, 15_000),
        ((120, 40), painted, 2_000, 25_000),
    ]
}

#[test]
fn a_step_of_the_cursor_and_a_whole_frame_are_within_their_bytes() {
    for (size, looks, step, whole) in limits() {
        for seed in 1..=2 {
            let sent = sent(Wire::new(size, looks.clone(), seed), seed, 100);
            assert!(sent.steps.len() > 100, "{size:?}: {} steps", sent.steps.len());
            within(&sent, &format!("{size:?}"), step, whole);
        }
    }
}

fn within(sent: &Sent, what: &str, step: usize, whole: usize) {
    assert!(sent.whole <= whole, "{what}: {} bytes for a whole frame", sent.whole);
    let most = sent.steps.iter().max_by_key(|bytes| bytes.len()).expect("a step");
    assert!(most.len() <= step, "{what}: {} bytes: {:?}", most.len(), String::from_utf8_lossy(most));
}

/// The boards that are not in the games above, with factions that put other things on them.
const BOARDS: [(&str, &[&str], &str); 5] = [
    ("root", &["marquise", "lizards", "riverfolk", "vagabond:ranger"], "winter"),
    ("root", &["eyrie", "corvids", "duchy", "alliance"], "lake"),
    ("root", &["hundreds", "keepers", "marquise", "vagabond:thief"], "mountain"),
    ("dewan", &["amber", "basalt", "coral", "dusk"], "storm"),
    ("iwari", &["red", "blue", "yellow", "white"], "new_horizons"),
];

#[test]
fn other_boards_and_games_are_within_the_same_bytes() {
    for (game, seats, board) in BOARDS {
        for (size, looks, step, whole) in limits() {
            let running = running_game((game, seats, board), &[person(), bot(), bot(), bot()], 3, None);
            let sent = sent(Wire::of(running, size, looks), 3, 60);
            assert!(sent.steps.len() > 10, "{board} {size:?}: {} steps", sent.steps.len());
            within(&sent, &format!("{board} {size:?}"), step, whole);
        }
    }
}

/// Counts the bytes from the key that ends a turn to the next question of the same player, after three bots without pauses.
fn round_of_bots(size: (u16, u16), looks: DisplayOptions) -> usize {
    let mut wire = Wire::new(size, looks, 1);
    wire.draw();
    let mut most = 0;
    // ends Daylight, and gives away the cards that are too many
    for key in ["e", "e", "1"].into_iter().flat_map(str::chars) {
        most = most.max(wire.press(Key::Char(key)));
    }
    most
}

#[test]
fn a_round_of_bots_sends_less_than_a_whole_frame() {
    for (size, looks, _, whole) in limits() {
        let sent = round_of_bots(size, looks);
        assert!(sent > 1_000, "{size:?}: {sent} bytes: bots have played");
        assert!(sent <= whole, "{size:?}: {sent} bytes for a round of bots");
    }
}

/// The bytes of a whole round of one player against three bots whose steps are shown: build, march, battle, and the bots' turns.
fn round_with_pauses(looks: DisplayOptions, seed: u64) -> usize {
    let mut wire = Wire::new((80, 24), looks, seed);
    wire.table.press(":set pace=normal<Enter>");
    wire.draw();
    let mut sent = 0;
    for keys in ["d12", "\r", "\r", "m10", "5", "1", "\r", "b7", "\r", "e", "e", "1", "\r"] {
        for key in keys.chars() {
            let key = if key == '\r' { Key::Enter } else { Key::Char(key) };
            sent += wire.press(key);
        }
    }
    sent
}

#[test]
fn a_round_that_is_shown_step_by_step_is_within_its_bytes() {
    for (looks, median, most) in [
        (looks(Colors::Sixteen, Glyphs::Ascii), 19_000, 22_000),
        (looks(Colors::True, Glyphs::Unicode), 38_000, 44_000),
    ] {
        let mut sent: Vec<usize> = (1..=7).map(|seed| round_with_pauses(looks.clone(), seed)).collect();
        sent.sort_unstable();
        assert!(sent[0] > 3_000 && sent[3] <= median && sent[6] <= most, "bytes for a round: {sent:?}");
    }
}
