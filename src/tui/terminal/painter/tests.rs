use super::*;
use proptest::prelude::*;
use ratatui::style::{Style, Stylize};
use ratatui::text::Line;
use ratatui::{Frame, Terminal};
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Clone)]
struct Tape {
    frames: Rc<RefCell<Vec<Vec<u8>>>>,
    size: Rc<RefCell<Size>>,
}

impl Output for Tape {
    fn frame(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.frames.borrow_mut().push(bytes.to_vec());
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(*self.size.borrow())
    }
}

/// A painter, and a terminal that shows what it sends.
struct Probe {
    terminal: Terminal<Painter<Tape>>,
    tape: Tape,
    emulator: vt100::Parser,
}

impl Probe {
    fn new(width: u16, height: u16) -> Self {
        let tape = Tape { frames: Rc::default(), size: Rc::new(RefCell::new(Size { width, height })) };
        let terminal = Terminal::new(Painter::new(tape.clone())).expect("a tape has a size");
        Probe { terminal, tape, emulator: vt100::Parser::new(height, width, 0) }
    }

    /// Returns what one frame sends, without the brackets of synchronized output; nothing if nothing is sent.
    fn draw(&mut self, paint: impl FnOnce(&mut Frame)) -> Option<String> {
        let paint = |frame: &mut Frame| {
            paint(frame);
            finish(frame.buffer_mut());
        };
        self.terminal.draw(paint).expect("a tape takes everything");
        let mut frames = self.tape.frames.take();
        assert!(frames.len() <= 1, "a frame is one write");
        let frame = frames.pop()?;
        self.emulator.process(&frame);
        let inner = match frame.strip_prefix(BEGIN) {
            Some(rest) => rest.strip_suffix(END).expect("a bracket at both ends"),
            None => {
                assert!(frame.len() < SMALL, "a large frame has its brackets");
                &frame
            }
        };
        Some(String::from_utf8(inner.to_vec()).expect("text"))
    }

    fn contents(&self) -> String {
        self.emulator.screen().contents().trim_end().to_string()
    }
}

#[test]
fn an_unchanged_frame_sends_nothing() {
    let mut probe = Probe::new(20, 3);
    assert_eq!(probe.draw(|f| f.render_widget("hello", f.area())).as_deref(), Some("\x1b[Hhello"));
    assert_eq!(probe.draw(|f| f.render_widget("hello", f.area())), None);
    assert_eq!(probe.draw(|f| f.render_widget("hallo", f.area())).as_deref(), Some("\x1b[1;2Ha"));
}

#[test]
fn sixteen_colors_are_the_short_codes() {
    let mut probe = Probe::new(20, 3);
    let sent = probe.draw(|f| {
        let line = Line::from(vec!["a".red(), "b".light_red(), "c".on_blue(), "d".on_dark_gray(), "e".into()]);
        f.render_widget(line, f.area());
    });
    assert_eq!(sent.as_deref(), Some("\x1b[H\x1b[31ma\x1b[91mb\x1b[0;44mc\x1b[100md\x1b[me"));
}

#[test]
fn more_colors_are_the_long_ones() {
    let mut probe = Probe::new(20, 3);
    let sent = probe.draw(|f| {
        let line =
            Line::from(vec!["a".fg(Color::Indexed(208)), "b".fg(Color::Rgb(1, 2, 3)), "c".bg(Color::Indexed(9))]);
        f.render_widget(line, f.area());
    });
    assert_eq!(sent.as_deref(), Some("\x1b[H\x1b[38;5;208ma\x1b[38;2;1;2;3mb\x1b[0;101mc\x1b[m"));
}

#[test]
fn attributes_stay_without_colors() {
    let mut probe = Probe::new(20, 3);
    let sent = probe.draw(|f| {
        let line = Line::from(vec!["a".bold(), "b".bold().reversed(), "c".bold(), "d".into()]);
        f.render_widget(line, f.area());
    });
    assert_eq!(sent.as_deref(), Some("\x1b[H\x1b[1ma\x1b[7mb\x1b[0;1mc\x1b[md"));
    let screen = probe.emulator.screen();
    assert!(screen.cell(0, 1).is_some_and(|cell| cell.inverse() && cell.bold()));
    assert!(screen.cell(0, 2).is_some_and(|cell| !cell.inverse() && cell.bold()));
}

#[test]
fn a_gap_in_a_row_is_stepped_over() {
    let mut probe = Probe::new(20, 3);
    probe.draw(|f| f.render_widget("aaaaaaaaaaa", f.area()));
    assert_eq!(probe.draw(|f| f.render_widget("baaaabaaaab", f.area())).as_deref(), Some("\x1b[Hb\x1b[4Cb\x1b[4Cb"));
}

#[test]
fn what_is_short_is_written_again_rather_than_stepped_over() {
    let mut probe = Probe::new(20, 3);
    probe.draw(|f| f.render_widget("one two", f.area()));
    assert_eq!(probe.draw(|f| f.render_widget("ona tao", f.area())).as_deref(), Some("\x1b[1;3Ha ta"));
    // a longer gap is stepped over
    assert_eq!(probe.draw(|f| f.render_widget("ena teo", f.area())).as_deref(), Some("\x1b[He\x1b[4Ce"));
    // not in another color
    probe.draw(|f| f.render_widget(Line::from(vec!["a".into(), "b".red(), "c".into()]), f.area()));
    let sent = probe.draw(|f| f.render_widget(Line::from(vec!["x".into(), "b".red(), "y".into()]), f.area()));
    assert_eq!(sent.as_deref(), Some("\x1b[Hx\x1b[Cy"));
}

#[test]
fn what_is_blank_to_the_end_of_a_row_is_erased_at_once() {
    let mut probe = Probe::new(20, 3);
    probe.draw(|f| f.render_widget("a long line", f.area()));
    assert_eq!(probe.draw(|f| f.render_widget("a lot", f.area())).as_deref(), Some("\x1b[1;5Ht\x1b[K"));
    assert_eq!(probe.contents(), "a lot");
    // not where something stays behind it, nor on a ground of another color
    let both = |text: &'static str| Line::from(vec![text.into(), " ".on_blue()]);
    probe.draw(|f| f.render_widget(both("a longer line"), f.area()));
    let sent = probe.draw(|f| f.render_widget(both("a            "), f.area())).expect("it has changed");
    assert!(!sent.contains("\x1b[K"), "{sent:?}");
    probe.draw(|f| f.render_widget("a longer line".on_blue(), f.area()));
    let sent = probe.draw(|f| f.render_widget("a            ".on_blue(), f.area())).expect("it has changed");
    assert!(!sent.contains("\x1b[K"), "{sent:?}");
}

#[test]
fn a_column_is_gone_down_and_up_in_short_steps() {
    let mut probe = Probe::new(20, 6);
    // a step begins in columns only that are there for certain
    probe.draw(|f| f.buffer_mut().set_string(12, 0, "-", Style::new()));
    let tub = |frame: &mut Frame| {
        for (y, between) in ["     ", "     ", "_____"].into_iter().enumerate() {
            frame.buffer_mut().set_string(5, y as u16 + 1, format!("|{between}|"), Style::new());
        }
    };
    let sent = probe.draw(|frame| {
        frame.buffer_mut().set_string(12, 0, "-", Style::new());
        tub(frame);
    });
    assert_eq!(sent.as_deref(), Some("\x1b[2;6H|\n\u{8}|\n\u{8}|_____|\x1bM\u{8}|\x1bM\u{8}|"));
    assert_eq!(probe.contents(), "            -\n     |     |\n     |     |\n     |_____|");
}

#[test]
fn wide_characters_do_not_shift_their_row() {
    let mut probe = Probe::new(20, 3);
    let sent = probe.draw(|f| f.render_widget("木x", f.area()));
    assert_eq!(sent.as_deref(), Some("\x1b[H木x"));
    probe.draw(|f| f.render_widget("axy", f.area()));
    assert_eq!(probe.contents(), "axy");
    // of a sign that is drawn wide in some terminals only the place of what follows is named anew
    let sent = probe.draw(|f| f.render_widget("\u{1f98a}zz", f.area()));
    assert!(sent.is_some_and(|sent| sent.contains("\u{1f98a}\x1b[1;3Hz")));
}

#[test]
fn what_is_drawn_over_half_of_a_wide_character_is_seen() {
    let mut probe = Probe::new(20, 3);
    let over = |frame: &mut Frame| frame.buffer_mut().set_string(1, 0, "|", Style::new());
    probe.draw(|frame| {
        frame.render_widget("木x", frame.area());
        over(frame);
    });
    assert_eq!(probe.contents(), " |x");
    probe.draw(over);
    assert_eq!(probe.contents(), " |");
}

#[test]
fn the_cursor_is_sent_when_it_changes() {
    let mut probe = Probe::new(20, 3);
    let at = |x| move |f: &mut Frame| f.set_cursor_position((x, 1));
    assert_eq!(probe.draw(at(3)).as_deref(), Some("\x1b[?25h\x1b[2;4H"));
    assert_eq!(probe.draw(at(3)), None);
    assert_eq!(probe.draw(at(4)).as_deref(), Some("\x1b[2;5H"));
    // Drawing moves the cursor, so it is put back.
    let sent = probe.draw(|f| {
        f.render_widget("x", f.area());
        f.set_cursor_position((4, 1));
    });
    assert_eq!(sent.as_deref(), Some("\x1b[Hx\x1b[2;5H"));
    assert_eq!(probe.draw(|_| {}).as_deref(), Some("\x1b[H \x1b[?25l"));
}

#[test]
fn clearing_sends_one_whole_frame() {
    let mut probe = Probe::new(20, 3);
    probe.draw(|f| f.render_widget("hello", f.area()));
    probe.emulator.process(b"\x1b[Hjunk from elsewhere");
    probe.terminal.clear().expect("a tape takes everything");
    probe.draw(|f| f.render_widget("hello", f.area()));
    assert_eq!(probe.contents(), "hello");
}

#[test]
fn a_resize_is_followed() {
    let mut probe = Probe::new(20, 3);
    probe.draw(|f| f.render_widget("hello", f.area()));
    *probe.tape.size.borrow_mut() = Size::new(4, 2);
    probe.emulator.screen_mut().set_size(2, 4);
    probe.draw(|f| f.render_widget("hello", f.area()));
    assert_eq!(probe.contents(), "hell");
}

const WIDTH: u16 = 12;
const HEIGHT: u16 = 4;
const COLORS: [Color; 5] = [Color::Reset, Color::Red, Color::LightCyan, Color::Indexed(99), Color::Rgb(9, 8, 7)];
const ATTRIBUTES: [Modifier; 4] = [Modifier::BOLD, Modifier::UNDERLINED, Modifier::REVERSED, Modifier::ITALIC];
const SYMBOLS: [&str; 5] = ["a", "b", " ", "─", "木"];

/// One stroke: where, what, in which colors and attributes.
type Stroke = (u16, u16, usize, usize, usize, usize);

fn stroke() -> impl Strategy<Value = Stroke> {
    (0..WIDTH, 0..HEIGHT, 0..SYMBOLS.len(), 0..COLORS.len(), 0..COLORS.len(), 0..16usize)
}

fn paint(frame: &mut Frame, strokes: &[Stroke]) {
    for &(x, y, symbol, fg, bg, attributes) in strokes {
        let chosen = ATTRIBUTES.iter().enumerate().filter(|(bit, _)| attributes >> bit & 1 == 1);
        let attributes = chosen.fold(Modifier::empty(), |all, (_, attribute)| all | *attribute);
        let style = Style::new().fg(COLORS[fg]).bg(COLORS[bg]).add_modifier(attributes);
        frame.buffer_mut().set_stringn(x, y, SYMBOLS[symbol], (WIDTH - x).into(), style);
    }
}

fn same_color(shown: vt100::Color, drawn: Color) -> bool {
    shown
        == match drawn {
            Color::Red => vt100::Color::Idx(1),
            Color::LightCyan => vt100::Color::Idx(14),
            Color::Indexed(index) => vt100::Color::Idx(index),
            Color::Rgb(r, g, b) => vt100::Color::Rgb(r, g, b),
            _ => vt100::Color::Default,
        }
}

proptest! {
    /// Whatever was on the screen before, the terminal ends up showing what was drawn, colors and all.
    #[test]
    fn the_terminal_shows_what_was_drawn(frames in prop::collection::vec(prop::collection::vec(stroke(), 0..30), 1..6)) {
        let mut probe = Probe::new(WIDTH, HEIGHT);
        for strokes in frames {
            let mut drawn = None;
            probe.draw(|frame| {
                paint(frame, &strokes);
                uncover(frame.buffer_mut());
                drawn = Some(frame.buffer_mut().clone());
            });
            let drawn = drawn.expect("drawn");
            for y in 0..HEIGHT {
                let mut x = 0;
                while x < WIDTH {
                    let want = &drawn[(x, y)];
                    let got = probe.emulator.screen().cell(y, x).expect("inside");
                    let symbol = if got.has_contents() { got.contents() } else { " " };
                    prop_assert_eq!(symbol, want.symbol());
                    let attributes = [got.bold(), got.underline(), got.inverse(), got.italic()];
                    let wanted = ATTRIBUTES.map(|attribute| want.modifier.contains(attribute));
                    let blank = symbol == " " && !want.modifier.intersects(SEEN);
                    if blank {
                        // its ground, and nothing over it
                        prop_assert!(!got.underline() && !got.inverse());
                    } else {
                        prop_assert_eq!(attributes, wanted);
                        prop_assert!(same_color(got.fgcolor(), want.fg));
                    }
                    prop_assert!(same_color(got.bgcolor(), want.bg));
                    x += want.symbol().width().max(1) as u16;
                }
            }
        }
    }
}

#[test]
fn few_cells_are_sent_by_pens_where_that_is_shorter() {
    let mut probe = Probe::new(40, 6);
    let boxes = |left: Color, right: Color| {
        move |frame: &mut Frame| {
            for y in 0..4 {
                frame.buffer_mut().set_string(2, y, "|        |", Style::new().fg(left));
                frame.buffer_mut().set_string(20, y, "|        |", Style::new().fg(right));
            }
        }
    };
    let (one, other) = (Color::Rgb(255, 161, 0), Color::Rgb(255, 243, 196));
    probe.draw(boxes(one, other));
    let sent = probe.draw(boxes(other, one)).expect("both have changed");
    assert_eq!(sent.matches("38;2;").count(), 2, "each color once: {sent:?}");
    assert!(!sent.contains("2026"), "a small frame needs no brackets");
}

#[test]
fn a_way_takes_as_many_bytes_as_it_says() {
    let cells = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 98, 99, 100];
    let places = || cells.into_iter().flat_map(|y| cells.into_iter().map(move |x| Position { x, y }));
    for from in places().map(Some).chain([None]) {
        for (to, escape) in places().flat_map(|to| [(to, 1), (to, 6)]) {
            let way = way(from, to, 120, escape);
            let mut sent = Vec::new();
            way.into_iter().for_each(|motion| motion.write(&mut sent));
            let escapes = sent.iter().filter(|byte| **byte == b'\x1b').count();
            assert_eq!(length(way, escape), sent.len() + escapes * (escape - 1), "{from:?} to {to:?}");
        }
    }
}
