//! A filter for text of foreign files: it may be shown, but must not steer a terminal.

use unicode_width::UnicodeWidthChar;

/// The longest quotation of what someone wrote, in characters.
const LONGEST_QUOTE: usize = 500;

/// The replacement for a character that would.
const IN_ITS_PLACE: char = '\u{FFFD}';

/// The most marks that one character carries: more would be drawn over the lines above and below.
const MOST_MARKS: usize = 2;

/// Strips control characters except newlines, bidirectional overrides and stacked combining marks, since names and ids in
/// foreign saves and boards are untrusted.
pub fn sanitize(mut text: String) -> String {
    if text.contains(steers) {
        text = text.chars().map(|c| if steers(c) { IN_ITS_PLACE } else { c }).collect();
    }
    if !text.is_ascii() {
        let mut marks = 0;
        text.retain(|c| {
            marks = if c.width() == Some(0) { marks + 1 } else { 0 };
            marks <= MOST_MARKS
        });
    }
    text
}

/// Cuts what someone wrote to a length that can be quoted.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn steers(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_steers_a_terminal() {
        assert_eq!(
            sanitize("a\x1b[31m\r\u{9b}b\u{202e}c\nd é 歩".into()),
            "a\u{fffd}[31m\u{fffd}\u{fffd}b\u{fffd}c\nd é 歩"
        );
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(sanitize(format!("a{}b\u{301}", "\u{30d}".repeat(200))), "a\u{30d}\u{30d}b\u{301}");
        assert_eq!(sanitize("e\u{302}\u{301} ᄒ\u{1161}\u{11ab}".into()), "e\u{302}\u{301} ᄒ\u{1161}\u{11ab}");
    }

    #[test]
    fn a_quotation_has_an_end() {
        assert_eq!(quoted("ana"), "ana");
        assert_eq!(quoted(&"歩".repeat(1 << 20)).chars().count(), LONGEST_QUOTE + 1);
    }
}
