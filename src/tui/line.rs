//! One line of text to type into: the `:` prompt, a search, a name.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::keys::Key;

/// The number of lines in the history.
const HISTORY: usize = 200;

/// The effect of a key on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Something changed: draw.
    Changed,
    /// The key means nothing here, or did nothing.
    Nothing,
    /// Enter: this was typed. The line is empty again.
    Done(String),
    /// Esc, or Backspace in an empty line. The line is empty again.
    Dropped,
    /// Tab found several ways to continue: these.
    Choices(Vec<String>),
}

/// An editor of one line, with a history and completion.
#[derive(Clone, Debug, Default)]
pub struct LineEditor {
    text: String,
    /// The cursor as an offset in bytes, always between two characters as the eye sees them.
    cursor: usize,
    /// The oldest first.
    history: Vec<String>,
    /// The line of the history that is shown, and what was typed before it was.
    browsed: Option<(usize, String)>,
    /// The first column that is shown.
    scrolled: usize,
    /// Whether the text is only proposed.
    offered: bool,
}

impl LineEditor {
    /// Makes an empty line without a history.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the text typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the cursor, as an offset in bytes into the text.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Replaces the text; the cursor goes to its end.
    pub fn set(&mut self, text: &str) {
        self.text.clear();
        self.cursor = 0;
        self.scrolled = 0;
        self.offered = false;
        self.insert(text);
    }

    /// Inserts a suggestion: typing a digit or a space extends it, typing a letter replaces it.
    pub fn offer(&mut self, text: &str) {
        self.set(text);
        self.offered = true;
    }

    /// Returns the lines entered so far, the oldest first.
    pub fn history(&self) -> &[String] {
        &self.history
    }

    /// Adds a line to the history, unless it says nothing new.
    pub fn remember(&mut self, line: &str) {
        if !line.trim().is_empty() && self.history.last().is_none_or(|last| last != line) {
            self.history.push(line.to_string());
            let surplus = self.history.len().saturating_sub(HISTORY);
            self.history.drain(..surplus);
        }
    }

    /// Inserts text at the cursor, as if typed or pasted. Line ends and tabs become blanks, other control characters
    /// vanish.
    pub fn insert(&mut self, text: &str) {
        let goes_on = text.starts_with(|c: char| c.is_ascii_digit() || c.is_whitespace());
        if std::mem::take(&mut self.offered) && !goes_on {
            self.clear();
        }
        for c in text.chars() {
            let c = if matches!(c, '\n' | '\t') { ' ' } else { c };
            if !c.is_control() {
                self.text.insert(self.cursor, c);
                self.cursor += c.len_utf8();
            }
        }
        self.browsed = None;
    }

    /// Takes a key. `complete` is asked at Tab: given the line up to the cursor, it names the words that can stand in
    /// place of the last, unfinished one.
    pub fn key(&mut self, key: Key, complete: impl FnOnce(&str) -> Vec<String>) -> Edit {
        let before = (self.text.len(), self.cursor);
        match key {
            Key::Char(c) => self.insert(c.encode_utf8(&mut [0; 4])),
            Key::Enter => {
                let text = self.clear();
                self.remember(&text);
                return Edit::Done(text);
            }
            Key::Esc | Key::Ctrl('c') => {
                self.clear();
                return Edit::Dropped;
            }
            Key::Backspace if self.text.is_empty() => return Edit::Dropped,
            Key::Backspace if self.offered => {
                self.clear();
            }
            Key::Backspace => self.cut(self.left(), self.cursor),
            Key::Delete | Key::Ctrl('d') => self.cut(self.cursor, self.right()),
            Key::Left | Key::Ctrl('b') => self.cursor = self.left(),
            Key::Right | Key::Ctrl('f') => self.cursor = self.right(),
            Key::Home | Key::Ctrl('a') => self.cursor = 0,
            Key::End | Key::Ctrl('e') => self.cursor = self.text.len(),
            Key::Ctrl('u') => self.cut(0, self.cursor),
            Key::Ctrl('k') => self.cut(self.cursor, self.text.len()),
            Key::Ctrl('w') => self.cut(self.word(), self.cursor),
            Key::Up | Key::Ctrl('p') => return self.browse(true),
            Key::Down | Key::Ctrl('n') => return self.browse(false),
            Key::Tab => return self.complete(complete),
            _ => return Edit::Nothing,
        }
        self.offered = false;
        if (self.text.len(), self.cursor) == before { Edit::Nothing } else { Edit::Changed }
    }

    /// Draws the line into the first row of the area, scrolled so that the cursor can be seen, and says where the
    /// terminal's cursor belongs.
    pub fn render(&mut self, area: Rect, buffer: &mut Buffer, style: Style) -> Position {
        let area = area.intersection(*buffer.area());
        if area.is_empty() {
            return area.as_position();
        }
        let (width, cursor) = (usize::from(area.width), self.column(self.cursor));
        // The cursor needs a column of its own behind the text.
        self.scrolled = self.scrolled.min(cursor).max((cursor + 1).saturating_sub(width));
        for x in area.left()..area.right() {
            buffer[(x, area.y)].reset();
            buffer[(x, area.y)].set_style(style);
        }
        let mut column = 0;
        let mut start = 0;
        while start < self.text.len() {
            let end = self.after(start);
            let shown = &self.text[start..end];
            let wide = shown.width();
            // What would be cut in two by either edge stays away.
            if column >= self.scrolled && column + wide <= self.scrolled + width {
                let x = area.x + (column - self.scrolled) as u16;
                buffer.set_string(x, area.y, shown, style);
            }
            column += wide;
            start = end;
        }
        Position { x: area.x + (cursor - self.scrolled) as u16, y: area.y }
    }

    fn clear(&mut self) -> String {
        self.offered = false;
        self.cursor = 0;
        self.scrolled = 0;
        self.browsed = None;
        std::mem::take(&mut self.text)
    }

    fn cut(&mut self, from: usize, to: usize) {
        self.text.drain(from..to);
        self.cursor = from;
        self.browsed = None;
    }

    /// The end of the character that begins at an offset, with everything that is drawn onto it.
    fn after(&self, at: usize) -> usize {
        let mut rest = self.text[at..].char_indices().skip(1);
        rest.find(|(_, c)| c.width() != Some(0)).map_or(self.text.len(), |(offset, _)| at + offset)
    }

    /// The column in which the character at an offset is shown, unless scrolled.
    fn column(&self, at: usize) -> usize {
        // Character by character: the width of a whole text may differ from the sum of what is drawn.
        let mut columns = 0;
        let mut start = 0;
        while start < at {
            let end = self.after(start);
            columns += self.text[start..end].width();
            start = end;
        }
        columns
    }

    fn right(&self) -> usize {
        if self.cursor == self.text.len() { self.cursor } else { self.after(self.cursor) }
    }

    fn left(&self) -> usize {
        let mut before = self.text[..self.cursor].char_indices().rev();
        before.find(|(_, c)| c.width() != Some(0)).map_or(0, |(offset, _)| offset)
    }

    /// Returns where the word before the cursor starts.
    fn word(&self) -> usize {
        word_start(self.text[..self.cursor].trim_end())
    }

    fn browse(&mut self, older: bool) -> Edit {
        let (at, typed) = match (self.browsed.take(), older) {
            (None, true) => (self.history.len(), self.text.clone()),
            (None, false) => return Edit::Nothing,
            (Some(browsed), _) => browsed,
        };
        let next = if older { at.checked_sub(1) } else { Some(at + 1) };
        match next {
            // Already at the oldest.
            None => {
                if at < self.history.len() {
                    self.browsed = Some((at, typed));
                }
                Edit::Nothing
            }
            Some(next) if next >= self.history.len() => {
                self.set(&typed);
                Edit::Changed
            }
            Some(next) => {
                let line = self.history[next].clone();
                self.set(&line);
                self.browsed = Some((next, typed));
                Edit::Changed
            }
        }
    }

    fn complete(&mut self, complete: impl FnOnce(&str) -> Vec<String>) -> Edit {
        let line = &self.text[..self.cursor];
        let start = word_start(line);
        let choices = complete(line);
        let Some((first, others)) = choices.split_first() else {
            return Edit::Nothing;
        };
        let shared = others.iter().fold(first.as_str(), |shared, other| shared_start(shared, other));
        let longer = shared.len() > self.cursor - start;
        if others.is_empty() {
            let whole = format!("{first} ");
            self.text.replace_range(start..self.cursor, &whole);
            self.cursor = start + whole.len();
        } else if longer {
            let shared = shared.to_string();
            self.text.replace_range(start..self.cursor, &shared);
            self.cursor = start + shared.len();
        } else {
            return Edit::Choices(choices);
        }
        self.browsed = None;
        self.offered = false;
        Edit::Changed
    }
}

/// Returns where the last word of a text starts.
fn word_start(text: &str) -> usize {
    text.trim_end_matches(|c: char| !c.is_whitespace()).len()
}

fn shared_start<'a>(one: &'a str, other: &str) -> &'a str {
    let same = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    match same {
        Some(((at, _), _)) => &one[..at],
        None => &one[..one.len().min(other.len())],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn press(line: &mut LineEditor, keys: &[Key]) -> Edit {
        keys.iter().fold(Edit::Nothing, |_, &key| line.key(key, |_| Vec::new()))
    }

    fn typed(text: &str) -> LineEditor {
        let mut line = LineEditor::new();
        for c in text.chars() {
            assert_eq!(press(&mut line, &[Key::Char(c)]), Edit::Changed);
        }
        line
    }

    fn shown(line: &mut LineEditor, width: u16) -> (String, u16) {
        let area = Rect::new(0, 0, width, 1);
        let mut buffer = Buffer::empty(area);
        let cursor = line.render(area, &mut buffer, Style::new());
        let mut text = String::new();
        let mut x = 0;
        while x < width {
            text.push_str(buffer[(x, 0)].symbol());
            x += buffer[(x, 0)].symbol().width().max(1) as u16;
        }
        (text.trim_end().to_string(), cursor.x)
    }

    #[test]
    fn typing_and_moving() {
        let mut line = typed("mrch");
        press(&mut line, &[Key::Home, Key::Right, Key::Char('a'), Key::End, Key::Char('!'), Key::Backspace]);
        assert_eq!((line.text(), line.cursor()), ("march", 5));
        press(&mut line, &[Key::Left, Key::Delete, Key::Delete]);
        assert_eq!(line.text(), "marc");
        assert_eq!(press(&mut line, &[Key::Right]), Edit::Nothing);
        assert_eq!(press(&mut line, &[Key::PageUp]), Edit::Nothing);
    }

    #[test]
    fn cutting() {
        let mut line = typed("march 10 12 ");
        press(&mut line, &[Key::Ctrl('w')]);
        assert_eq!(line.text(), "march 10 ");
        press(&mut line, &[Key::Home, Key::Right, Key::Ctrl('k')]);
        assert_eq!(line.text(), "m");
        press(&mut line, &[Key::Ctrl('u')]);
        assert_eq!(line.text(), "");
    }

    #[test]
    fn leaving() {
        let mut line = typed("pass");
        assert_eq!(press(&mut line, &[Key::Enter]), Edit::Done("pass".into()));
        assert_eq!(line.text(), "");
        assert_eq!(press(&mut line, &[Key::Backspace]), Edit::Dropped);
        assert_eq!(press(&mut typed("x"), &[Key::Esc]), Edit::Dropped);
        assert_eq!(press(&mut typed("x"), &[Key::Backspace]), Edit::Changed);
    }

    #[test]
    fn the_history_comes_back_and_so_does_the_draft() {
        let mut line = LineEditor::new();
        assert_eq!(press(&mut line, &[Key::Up]), Edit::Nothing);
        for entry in ["one", "two", "two", " "] {
            line.set(entry);
            press(&mut line, &[Key::Enter]);
        }
        assert_eq!(line.history(), ["one", "two"]);
        line.set("draft");
        press(&mut line, &[Key::Up]);
        assert_eq!(line.text(), "two");
        press(&mut line, &[Key::Up, Key::Up]);
        assert_eq!(line.text(), "one");
        press(&mut line, &[Key::Down, Key::Down]);
        assert_eq!(line.text(), "draft");
        assert_eq!(press(&mut line, &[Key::Down]), Edit::Nothing);
        for entry in 0..HISTORY {
            line.remember(&entry.to_string());
        }
        assert_eq!((line.history().len(), line.history()[0].as_str()), (HISTORY, "0"));
    }

    #[test]
    fn completion() {
        let words = |line: &str| {
            let last = line.rsplit(' ').next().unwrap_or_default().to_string();
            ["march", "marshal", "battle"].iter().filter(|w| w.starts_with(&last)).map(ToString::to_string).collect()
        };
        let mut line = typed("m");
        assert_eq!(line.key(Key::Tab, words), Edit::Changed);
        assert_eq!(line.text(), "mar");
        assert_eq!(line.key(Key::Tab, words), Edit::Choices(vec!["march".into(), "marshal".into()]));
        let mut line = typed("x b 7");
        press(&mut line, &[Key::Left, Key::Left]);
        assert_eq!(line.key(Key::Tab, words), Edit::Changed);
        assert_eq!((line.text(), line.cursor()), ("x battle  7", 9));
        assert_eq!(typed("z").key(Key::Tab, words), Edit::Nothing);
        assert_eq!(shared_start("été", "étape"), "ét");
    }

    #[test]
    fn wide_and_combined_characters() {
        let mut line = typed("a木e\u{301}");
        assert_eq!(shown(&mut line, 10), ("a木e\u{301}".into(), 4));
        press(&mut line, &[Key::Backspace]);
        assert_eq!(line.text(), "a木");
        press(&mut line, &[Key::Left]);
        assert_eq!(shown(&mut line, 10), ("a木".into(), 1));
        press(&mut line, &[Key::Home, Key::Delete]);
        assert_eq!(line.text(), "木");
    }

    #[test]
    fn a_long_line_scrolls() {
        let mut line = typed("0123456789");
        assert_eq!(shown(&mut line, 5), ("6789".into(), 4));
        press(&mut line, &[Key::Left, Key::Left, Key::Left, Key::Left, Key::Left]);
        assert_eq!(shown(&mut line, 5), ("56789".into(), 0));
        press(&mut line, &[Key::Home]);
        assert_eq!(shown(&mut line, 5), ("01234".into(), 0));
        assert_eq!(shown(&mut line, 0), ("".into(), 0));
        // Half a character is not drawn.
        assert_eq!(shown(&mut typed("木木木"), 4).0, " 木");
    }

    #[test]
    fn an_offer_goes_on_with_a_number_and_gives_way_to_a_word() {
        let offered = || {
            let mut line = LineEditor::new();
            line.offer("march 10 ");
            line
        };
        let mut line = offered();
        press(&mut line, &[Key::Char('1'), Key::Char('2'), Key::Char('x')]);
        assert_eq!(line.text(), "march 10 12x");
        let mut line = offered();
        press(&mut line, &[Key::Char('u'), Key::Char('n')]);
        assert_eq!((line.text(), line.cursor()), ("un", 2));
        let mut line = offered();
        press(&mut line, &[Key::Left, Key::Char('x')]);
        assert_eq!(line.text(), "march 10x ", "an offer that was moved in is a text of one's own");
        let mut line = offered();
        assert_eq!(press(&mut line, &[Key::Backspace]), Edit::Changed);
        assert_eq!(line.text(), "");
        let mut line = offered();
        line.insert("undo");
        assert_eq!(line.text(), "undo");
    }

    #[test]
    fn pasting() {
        let mut line = typed("()");
        press(&mut line, &[Key::Left]);
        line.insert("a\nb\t\x07c");
        assert_eq!(line.text(), "(a b c)");
    }

    fn any_key() -> impl Strategy<Value = Key> {
        let plain =
            [Key::Backspace, Key::Delete, Key::Left, Key::Right, Key::Home, Key::Up, Key::Down, Key::Enter, Key::Tab];
        let letter = prop::sample::select(vec!['a', ' ', '木', '\u{301}', 'é', '\u{200d}']);
        let control = prop::sample::select(vec!['w', 'u', 'k', 'a', 'e']);
        prop_oneof![prop::sample::select(plain.to_vec()), letter.prop_map(Key::Char), control.prop_map(Key::Ctrl)]
    }

    proptest! {
        #[test]
        fn the_cursor_is_always_on_a_character_and_in_sight(keys in prop::collection::vec(any_key(), 0..60), width in 1u16..12) {
            let mut line = LineEditor::new();
            for key in keys {
                line.key(key, |_| vec!["木a".into(), "木b".into()]);
                prop_assert!(line.text().is_char_boundary(line.cursor()));
                let area = Rect::new(3, 0, width, 1);
                let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 1));
                let cursor = line.render(area, &mut buffer, Style::new());
                prop_assert!(area.contains(cursor));
                prop_assert!(buffer[(2, 0)].symbol() == " " && buffer[(3 + width, 0)].symbol() == " ");
            }
        }
    }
}
