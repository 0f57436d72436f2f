//! A filter for text of foreign files: it may be shown, but must not steer a terminal.

/// The replacement for a character that would.
const IN_ITS_PLACE: char = '\u{FFFD}';

/// The text with nothing in it that moves the cursor, changes colors or turns the direction of writing: names and ids of
/// foreign saves and boards can hold anything. Ends of lines stay.
pub fn harmless(mut text: String) -> String {
    if text.contains(steers) {
        text = text.chars().map(|c| if steers(c) { IN_ITS_PLACE } else { c }).collect();
    }
    text
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
            harmless("a\x1b[31m\r\u{9b}b\u{202e}c\nd é 歩".into()),
            "a\u{fffd}[31m\u{fffd}\u{fffd}b\u{fffd}c\nd é 歩"
        );
    }
}
