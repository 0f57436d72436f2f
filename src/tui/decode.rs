//! A decoder from the terminal's bytes to keys.
//!
//! Our own, small decoder instead of crossterm's: what it does not know it skips, so an answer that some other program
//! once asked the terminal for cannot block the keyboard (crossterm 0.29 keeps such an answer as an unfinished key and
//! waits for its end forever), and it can wait for the rest of a key that a slow line has torn apart.

use std::time::Duration;

use super::keys::{Key, Mouse, MouseEventKind};

/// The inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Key(Key),
    Mouse(Mouse),
    /// Pasted text: lines end in `\n`, other control characters but tabs are gone.
    Paste(String),
}

/// The rest of a sequence that has begun beyond doubt may take this long.
const PATIENCE: Duration = Duration::from_millis(250);
/// A paste that falls silent for this long is taken as it is: its end was lost.
const PASTE_PATIENCE: Duration = Duration::from_secs(1);
/// No sequence that we know is longer; no answer to a question is either.
const LONGEST_SEQUENCE: usize = 64;
const LONGEST_STRING: usize = 4096;
/// The limit beyond which pasted text is dropped.
const LONGEST_PASTE: usize = 64 * 1024;
const PASTE_END: &[u8] = b"\x1b[201~";

/// The decoder: bytes in, keys out, in the order in which they were typed.
pub struct Decoder {
    pending: Vec<u8>,
    paste: Option<Vec<u8>>,
    esc_wait: Duration,
}

enum Step {
    /// The bytes may be the beginning of something.
    More,
    /// This many bytes are done with, and perhaps stood for something.
    Took(usize, Option<Typed>),
    /// A paste begins after this many bytes.
    Paste(usize),
}

impl Decoder {
    /// Makes a decoder that takes a lone ESC for the Esc key if nothing follows within `esc_wait`.
    pub fn new(esc_wait: Duration) -> Self {
        Decoder { pending: Vec::new(), paste: None, esc_wait }
    }

    /// Returns how long to wait for more bytes before `rest` is due; `None` if nothing is pending.
    pub fn wait(&self) -> Option<Duration> {
        match (&self.paste, self.pending.as_slice()) {
            (Some(_), _) => Some(PASTE_PATIENCE),
            (None, []) => None,
            (None, [0x1b]) => Some(self.esc_wait),
            (None, _) => Some(PATIENCE.max(self.esc_wait)),
        }
    }

    /// Takes bytes as they come.
    pub fn feed(&mut self, bytes: &[u8], emit: &mut impl FnMut(Typed)) {
        for &byte in bytes {
            match &mut self.paste {
                Some(text) => {
                    text.push(byte);
                    if text.ends_with(PASTE_END) {
                        text.truncate(text.len() - PASTE_END.len());
                        emit(Typed::Paste(clean(text)));
                        self.paste = None;
                    } else if text.len() > LONGEST_PASTE + PASTE_END.len() {
                        // Make room just before what may be the beginning of the end.
                        text.remove(LONGEST_PASTE);
                    }
                }
                None => {
                    self.pending.push(byte);
                    self.settle(emit);
                }
            }
        }
    }

    /// Notes that nothing came for as long as `wait` said: whatever is pending is all there is.
    pub fn rest(&mut self, emit: &mut impl FnMut(Typed)) {
        if let Some(text) = self.paste.take() {
            emit(Typed::Paste(clean(&text)));
        }
        let pending = std::mem::take(&mut self.pending);
        match pending.as_slice() {
            [0x1b] => emit(Typed::Key(Key::Esc)),
            // Esc, and then a character with which a sequence might have begun.
            [0x1b, next @ (b'[' | b'O' | b']' | b'P')] => {
                emit(Typed::Key(Key::Esc));
                emit(Typed::Key(Key::Char(char::from(*next))));
            }
            _ => {}
        }
    }

    fn settle(&mut self, emit: &mut impl FnMut(Typed)) {
        while !self.pending.is_empty() {
            let (taken, typed) = match step(&self.pending) {
                Step::More => return,
                Step::Took(taken, typed) => (taken, typed),
                Step::Paste(taken) => {
                    self.paste = Some(Vec::new());
                    (taken, None)
                }
            };
            self.pending.drain(..taken);
            if let Some(typed) = typed {
                emit(typed);
            }
        }
    }
}

fn key(taken: usize, key: Key) -> Step {
    Step::Took(taken, Some(Typed::Key(key)))
}

fn step(bytes: &[u8]) -> Step {
    match bytes {
        [0x1b] => Step::More,
        [0x1b, b'[', ..] => control_sequence(bytes),
        [0x1b, b'O'] | [0x1b, b']'] | [0x1b, b'P'] => Step::More,
        [0x1b, b'O', last, ..] => match application_key(*last) {
            Some(pressed) => key(3, pressed),
            // F1 to F4 and their like.
            None if last.is_ascii_uppercase() => Step::Took(3, None),
            None => key(1, Key::Esc),
        },
        // The answers that begin so (colors, settings) continue with one of these; anything else was typed.
        [0x1b, b']', b'0'..=b'9', ..] | [0x1b, b'P', b'0'..=b'9' | b'!' | b'$' | b'+' | b'=' | b'>' | b'|', ..] => {
            string(bytes)
        }
        // Esc just before another key, or a key held with Alt, which means the same here.
        [0x1b, ..] => key(1, Key::Esc),
        [b'\r' | b'\n', ..] => key(1, Key::Enter),
        [b'\t', ..] => key(1, Key::Tab),
        [0x08 | 0x7f, ..] => key(1, Key::Backspace),
        [control @ 0x01..=0x1a, ..] => key(1, Key::Ctrl(char::from(control + b'a' - 1))),
        [0x00..=0x1f, ..] => Step::Took(1, None),
        _ => character(bytes),
    }
}

/// One character in UTF-8. Invalid bytes are skipped.
fn character(bytes: &[u8]) -> Step {
    let length = match bytes[0] {
        0x00..=0x7f => 1,
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Step::Took(1, None),
    };
    let there = &bytes[..length.min(bytes.len())];
    match std::str::from_utf8(there) {
        Ok(text) => match text.chars().next() {
            Some(c) if !c.is_control() => key(length, Key::Char(c)),
            _ => Step::Took(length, None),
        },
        Err(error) if error.error_len().is_none() => Step::More,
        Err(error) => Step::Took(error.error_len().unwrap_or(1), None),
    }
}

/// A sequence `ESC [ parameters final`.
fn control_sequence(bytes: &[u8]) -> Step {
    // The Linux console's function keys are `ESC [ [ A`.
    if let [_, _, b'[', rest @ ..] = bytes {
        return if rest.is_empty() { Step::More } else { Step::Took(4, None) };
    }
    let Some(length) = bytes.iter().skip(2).position(|byte| !matches!(byte, 0x20..=0x3f)) else {
        return if bytes.len() > LONGEST_SEQUENCE { Step::Took(bytes.len(), None) } else { Step::More };
    };
    let (parameters, last, taken) = (&bytes[2..2 + length], bytes[2 + length], length + 3);
    match (parameters, last) {
        ([b'<', report @ ..], b'M' | b'm') => Step::Took(taken, mouse(report, last == b'M').map(Typed::Mouse)),
        // The old form of a mouse report, which is followed by three bytes.
        ([], b'M') => match bytes.get(taken..taken + 3) {
            Some(&[button, x, y]) => {
                let cell = |byte: u8| u16::from(byte.saturating_sub(33));
                let mouse =
                    event_kind(u16::from(button.saturating_sub(32))).map(|kind| Mouse { kind, x: cell(x), y: cell(y) });
                Step::Took(taken + 3, mouse.map(Typed::Mouse))
            }
            _ => Step::More,
        },
        ([b'<'..=b'?', ..], _) => Step::Took(if (0x40..=0x7e).contains(&last) { taken } else { taken - 1 }, None),
        (_, b'Z') => key(taken, Key::BackTab),
        (_, b'~') => match number(parameters) {
            Some(200) => Step::Paste(taken),
            Some(1 | 7) => key(taken, Key::Home),
            Some(4 | 8) => key(taken, Key::End),
            Some(3) => key(taken, Key::Delete),
            Some(5) => key(taken, Key::PageUp),
            Some(6) => key(taken, Key::PageDown),
            _ => Step::Took(taken, None),
        },
        (_, 0x40..=0x7e) => Step::Took(taken, cursor_key(last).map(Typed::Key)),
        // A control character ends the sequence and stands for itself.
        _ => Step::Took(taken - 1, None),
    }
}

/// Something long that ends in BEL or `ESC \`: never a key.
fn string(bytes: &[u8]) -> Step {
    for (at, &byte) in bytes.iter().enumerate().skip(2) {
        match (byte, bytes.get(at + 1)) {
            (0x07, _) => return Step::Took(at + 1, None),
            (0x1b, None) => return Step::More,
            (0x1b, Some(b'\\')) => return Step::Took(at + 2, None),
            (0x1b, Some(_)) => return Step::Took(at, None),
            _ => {}
        }
    }
    if bytes.len() > LONGEST_STRING { Step::Took(bytes.len(), None) } else { Step::More }
}

fn cursor_key(last: u8) -> Option<Key> {
    Some(match last {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        b'H' => Key::Home,
        b'F' => Key::End,
        _ => return None,
    })
}

/// The last byte of `ESC O`: cursor keys and the number pad in the modes that another program may have left on.
fn application_key(last: u8) -> Option<Key> {
    cursor_key(last).or(match last {
        b'M' => Some(Key::Enter),
        b'j'..=b'y' => Some(Key::Char(char::from(last - 0x40))),
        _ => None,
    })
}

fn number(digits: &[u8]) -> Option<u16> {
    std::str::from_utf8(digits).ok()?.split(';').next()?.parse().ok()
}

fn mouse(report: &[u8], pressed: bool) -> Option<Mouse> {
    let mut fields = std::str::from_utf8(report).ok()?.split(';').map(str::parse::<u16>);
    let mut field = || fields.next()?.ok();
    let (button, x, y) = (field()?, field()?, field()?);
    let kind = event_kind(button).filter(|_| pressed)?;
    Some(Mouse { kind, x: x.saturating_sub(1), y: y.saturating_sub(1) })
}

fn event_kind(button: u16) -> Option<MouseEventKind> {
    // Bits 2 to 4 are Shift, Alt and Ctrl; bit 5 is a movement, with no button down if the lowest bits are 3.
    match button & !0b1_1100 {
        0 => Some(MouseEventKind::Click),
        35 => Some(MouseEventKind::Hover),
        64 => Some(MouseEventKind::WheelUp),
        65 => Some(MouseEventKind::WheelDown),
        _ => None,
    }
}

fn clean(pasted: &[u8]) -> String {
    let text = String::from_utf8_lossy(&pasted[..pasted.len().min(LONGEST_PASTE)]);
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    lines.chars().filter(|c| matches!(c, '\n' | '\t') || !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Key::*;
    use proptest::prelude::*;

    fn decoder() -> Decoder {
        Decoder::new(Duration::from_millis(25))
    }

    fn typed(bytes: &[u8]) -> Vec<Typed> {
        let mut out = Vec::new();
        let mut decoder = decoder();
        decoder.feed(bytes, &mut |typed| out.push(typed));
        decoder.rest(&mut |typed| out.push(typed));
        out
    }

    fn keys(bytes: &[u8]) -> Vec<Key> {
        typed(bytes)
            .into_iter()
            .map(|typed| match typed {
                Typed::Key(key) => key,
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn plain_keys() {
        assert_eq!(keys(b"aZ0 :"), [Char('a'), Char('Z'), Char('0'), Char(' '), Char(':')]);
        assert_eq!(keys(b"\r\n\t\x08\x7f"), [Enter, Enter, Tab, Backspace, Backspace]);
        assert_eq!(keys(b"\x03\x0c\x12\x1a"), [Ctrl('c'), Ctrl('l'), Ctrl('r'), Ctrl('z')]);
        assert_eq!(keys("é木".as_bytes()), [Char('é'), Char('木')]);
        assert_eq!(keys(b"\0\x1c\xff\xc3a"), [Char('a')]);
    }

    #[test]
    fn arrows_of_every_terminal() {
        assert_eq!(keys(b"\x1b[A\x1b[B\x1b[C\x1b[D"), [Up, Down, Right, Left]);
        assert_eq!(keys(b"\x1bOA\x1bOB\x1bOC\x1bOD"), [Up, Down, Right, Left]);
        assert_eq!(keys(b"\x1b[1;5A\x1b[1;2C"), [Up, Right]);
    }

    #[test]
    fn the_keys_around_them() {
        assert_eq!(
            keys(b"\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~\x1bOH\x1bOF"),
            [Home, End, Home, End, Home, End, Home, End]
        );
        assert_eq!(keys(b"\x1b[5~\x1b[6~\x1b[3~\x1b[Z"), [PageUp, PageDown, Delete, BackTab]);
        assert_eq!(keys(b"\x1bOp\x1bOy\x1bOM\x1bOm"), [Char('0'), Char('9'), Enter, Char('-')]);
    }

    #[test]
    fn escape_alone_and_before_others() {
        assert_eq!(keys(b"\x1b"), [Esc]);
        assert_eq!(keys(b"\x1b\x1b"), [Esc, Esc]);
        assert_eq!(keys(b"\x1bq"), [Esc, Char('q')]);
        assert_eq!(keys(b"\x1bOe"), [Esc, Char('O'), Char('e')]);
        assert_eq!(keys(b"\x1bO"), [Esc, Char('O')]);
        assert_eq!(keys(b"\x1bP"), [Esc, Char('P')]);
        assert_eq!(keys(b"\x1bPe\r"), [Esc, Char('P'), Char('e'), Enter]);
        assert_eq!(keys(b"\x1b\x1b[A"), [Esc, Up]);
    }

    #[test]
    fn a_key_torn_apart_by_the_line_is_one_key() {
        let mut decoder = decoder();
        let mut out = Vec::new();
        assert_eq!(decoder.wait(), None);
        decoder.feed(b"\x1b", &mut |typed| out.push(typed));
        assert_eq!(decoder.wait(), Some(Duration::from_millis(25)));
        decoder.feed(b"[", &mut |typed| out.push(typed));
        assert!(decoder.wait() > Some(Duration::from_millis(25)));
        decoder.feed(b"A", &mut |typed| out.push(typed));
        assert_eq!(out, [Typed::Key(Up)]);
        assert_eq!(decoder.wait(), None);
    }

    #[test]
    fn answers_of_the_terminal_are_skipped() {
        for answer in [
            &b"\x1b[?2026;2$y"[..],
            b"\x1b[?1;2c",
            b"\x1b[>0;276;0c",
            b"\x1b[24;80R",
            b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
            b"\x1b]11;rgb:0000/0000/0000\x07",
            b"\x1bP>|xterm(390)\x1b\\",
            b"\x1bP1$r0m\x1b\\",
            b"\x1b[I\x1b[O",
            b"\x1b[[A",
            b"\x1bOP",
            b"\x1b[15~",
            b"\x1b[?1",
        ] {
            assert_eq!(typed(answer), [], "{}", answer.escape_ascii());
            let mut followed = answer.to_vec();
            if !answer.ends_with(b"?1") {
                followed.push(b'q');
                assert_eq!(keys(&followed), [Char('q')], "{}", answer.escape_ascii());
            }
        }
    }

    #[test]
    fn a_sequence_without_end_does_not_swallow_what_follows() {
        assert_eq!(keys(b"\x1b[1;\rq"), [Enter, Char('q')]);
        assert_eq!(keys(b"\x1b[?1;\x1b[Aq"), [Up, Char('q')]);
        let mut endless = b"\x1b[".to_vec();
        endless.resize(LONGEST_SEQUENCE + 1, b'1');
        endless.push(b'q');
        assert_eq!(keys(&endless), [Char('q')]);
        let mut string = b"\x1b]1".to_vec();
        string.resize(LONGEST_STRING + 1, b'x');
        string.push(b'q');
        assert_eq!(keys(&string), [Char('q')]);
    }

    #[test]
    fn pastes() {
        let paste = |text: &str| Typed::Paste(text.to_string());
        assert_eq!(typed(b"\x1b[200~march 1 2\r\npass\x1b[201~q"), [paste("march 1 2\npass"), Typed::Key(Char('q'))]);
        assert_eq!(typed(b"\x1b[200~\x1b[A\x07\xffz\x1b[201~"), [paste("[A\u{fffd}z")]);
        assert_eq!(typed(b"\x1b[200~no end"), [paste("no end")]);
        let mut long = b"\x1b[200~".to_vec();
        long.extend(std::iter::repeat_n(b'x', LONGEST_PASTE + 1000));
        long.extend(b"\x1b[201~q");
        let out = typed(&long);
        assert_eq!(out[0], paste(&"x".repeat(LONGEST_PASTE)));
        assert_eq!(out[1], Typed::Key(Char('q')));
    }

    #[test]
    fn mice() {
        let mouse = |kind, x, y| Typed::Mouse(Mouse { kind, x, y });
        assert_eq!(typed(b"\x1b[<0;10;5M\x1b[<0;10;5m"), [mouse(MouseEventKind::Click, 9, 4)]);
        assert_eq!(
            typed(b"\x1b[<64;1;1M\x1b[<65;1;1M"),
            [mouse(MouseEventKind::WheelUp, 0, 0), mouse(MouseEventKind::WheelDown, 0, 0)]
        );
        assert_eq!(typed(b"\x1b[<2;1;1M\x1b[<32;1;1M\x1b[<;1M"), []);
        assert_eq!(typed(b"\x1b[M +%q"), [mouse(MouseEventKind::Click, 10, 4), Typed::Key(Char('q'))]);
    }

    proptest! {
        /// However the line cuts the bytes, the same keys come out, none is kept forever and nothing panics.
        #[test]
        fn any_bytes_in_any_pieces(bytes in proptest::collection::vec(prop_oneof![any::<u8>(), Just(0x1b), Just(b'['), Just(b'~')], 0..80), cut in 0usize..80) {
            let mut out = Vec::new();
            let mut decoder = decoder();
            let (left, right) = bytes.split_at(cut.min(bytes.len()));
            decoder.feed(left, &mut |typed| out.push(typed));
            decoder.feed(right, &mut |typed| out.push(typed));
            decoder.rest(&mut |typed| out.push(typed));
            prop_assert_eq!(decoder.wait(), None);
            prop_assert_eq!(out, typed(&bytes));
        }
    }
}
