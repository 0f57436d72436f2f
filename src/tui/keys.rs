//! The keys there are: only what a VT100 can send, so that every key works over any line.

use std::fmt;

use super::text::is_wide;

/// One key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// A character as typed: letters keep their case.
    Char(char),
    /// A control character, by its small letter. Those that are keys of their own (Tab, Enter, Backspace, Esc) are those.
    Ctrl(char),
    Up,
    Down,
    Left,
    Right,
    Enter,
    Esc,
    /// 08 or 7F: terminals differ.
    Backspace,
    /// Not on a VT100; only ever a convenience in a line of text.
    Delete,
    Tab,
    /// Shift-Tab, where the terminal has it.
    BackTab,
    PageUp,
    PageDown,
    Home,
    End,
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
}

/// Returns the character in half width, if it is one of full width.
pub fn fold(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        c => c,
    }
}

/// Returns a text with all its characters in half width that have one.
pub fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

impl Key {
    /// Returns the direction that an arrow or one of `hjkl` stands for, wherever no text is typed.
    pub fn motion(self) -> Option<Direction> {
        Some(match self {
            Key::Up | Key::Char('k') => Direction::Up,
            Key::Down | Key::Char('j') => Direction::Down,
            Key::Left | Key::Char('h') => Direction::Left,
            Key::Right | Key::Char('l') => Direction::Right,
            _ => return None,
        })
    }

    /// Returns the key that is meant where an input method is on: letters, digits and marks of full width stand for their
    /// own keys.
    pub fn folded(self) -> Key {
        match self {
            Key::Char('。') => Key::Char('.'),
            // what the key of the slash types in Chinese and in Japanese
            Key::Char('、' | '・') => Key::Char('/'),
            Key::Char('《') => Key::Char('<'),
            Key::Char('》') => Key::Char('>'),
            Key::Char('ー') => Key::Char('-'),
            Key::Char(c) => Key::Char(fold(c)),
            key => key,
        }
    }

    /// Returns whether an input method has made a character of what was meant as keys.
    pub fn is_composed(self) -> bool {
        matches!(self, Key::Char(c) if is_wide(c))
    }

    /// Returns the number that a digit key stands for; `0` is ten, as on a keyboard's top row.
    pub fn number(self) -> Option<u8> {
        match self {
            Key::Char('0') => Some(10),
            Key::Char(c @ '1'..='9') => Some(c as u8 - b'0'),
            _ => None,
        }
    }
}

impl Key {
    /// Returns the key with a name of more than one character, as `Display` writes it.
    pub fn named(name: &str) -> Option<Key> {
        const NAMED: [Key; 15] = [
            Key::Enter,
            Key::Esc,
            Key::Backspace,
            Key::Tab,
            Key::Char(' '),
            Key::PageUp,
            Key::PageDown,
            Key::Up,
            Key::Down,
            Key::Left,
            Key::Right,
            Key::Home,
            Key::End,
            Key::BackTab,
            Key::Delete,
        ];
        NAMED.into_iter().find(|key| key.to_string() == name)
    }

    /// Returns the key of any name that `Display` writes.
    pub fn from_name(name: &str) -> Option<Key> {
        let mut letters = name.chars();
        match (letters.next()?, letters.next()) {
            (letter, None) => (!letter.is_control() && !letter.is_whitespace()).then_some(Key::Char(letter)),
            _ => Key::named(name).or_else(|| {
                let letter = name.strip_prefix("Ctrl-")?.parse::<char>().ok()?;
                letter.is_ascii_alphabetic().then(|| Key::Ctrl(letter.to_ascii_lowercase()))
            }),
        }
    }
}

/// The name that key lines, help and manual print.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match *self {
            Key::Char(' ') => "Space",
            Key::Char(c) => return f.pad(c.encode_utf8(&mut [0; 4])),
            Key::Ctrl(c) => return f.pad(&format!("Ctrl-{}", c.to_ascii_uppercase())),
            Key::Up => "Up",
            Key::Down => "Down",
            Key::Left => "Left",
            Key::Right => "Right",
            Key::Enter => "Enter",
            Key::Esc => "Esc",
            Key::Backspace => "Bksp",
            Key::Delete => "Del",
            Key::Tab => "Tab",
            Key::BackTab => "Shift-Tab",
            Key::PageUp => "PgUp",
            Key::PageDown => "PgDn",
            Key::Home => "Home",
            Key::End => "End",
        })
    }
}

/// An action of the mouse, in cells counted from the upper left corner. Only sent when the mouse was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mouse {
    /// The kind of the action.
    pub kind: MouseEventKind,
    /// The column.
    pub x: u16,
    /// The row.
    pub y: u16,
}

/// What a mouse can do here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MouseEventKind {
    /// The main button went down.
    Click,
    /// It moved, with no button down.
    Hover,
    WheelUp,
    WheelDown,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_and_letters_give_the_same_directions() {
        for (arrow, letter) in [(Key::Up, 'k'), (Key::Down, 'j'), (Key::Left, 'h'), (Key::Right, 'l')] {
            assert!(arrow.motion().is_some());
            assert_eq!(arrow.motion(), Key::Char(letter).motion());
        }
        assert_eq!(Key::Char('K').motion(), None);
        assert_eq!(Key::Ctrl('k').motion(), None);
    }

    #[test]
    fn keys_of_full_width_are_the_keys_that_they_show() {
        assert_eq!(folded("：ｍ１　？Ａ～狐"), ":m1 ?A~狐");
        assert_eq!(
            [Key::Char('、'), Key::Char('ｑ'), Key::Enter].map(Key::folded),
            [Key::Char('/'), Key::Char('q'), Key::Enter]
        );
        assert!(
            Key::Char('移').is_composed() && !Key::Char('ｍ').folded().is_composed() && !Key::Char('é').is_composed()
        );
    }

    #[test]
    fn zero_is_the_tenth_number() {
        assert_eq!(Key::Char('1').number(), Some(1));
        assert_eq!(Key::Char('0').number(), Some(10));
        assert_eq!(Key::Char('a').number(), None);
    }

    #[test]
    fn names_can_be_padded() {
        assert_eq!(format!("{:<7}|{}|{}", Key::Ctrl('l'), Key::Char('é'), Key::Char(' ')), "Ctrl-L |é|Space");
    }
}
