//! Where a line of text may end: after a blank, and between two characters of which one is wide, as Chinese and Japanese are
//! written. Marks that close something never begin a line, and those that open something never end one.

use unicode_width::UnicodeWidthChar;

/// What belongs to the character before it.
const NO_START: &str = "、。，．：；？！）」』》〉】〕］｝・ーぁぃぅぇぉっゃゅょゎゎァィゥェォッャュョヮ々～";

/// What belongs to the character after it.
const NO_END: &str = "（「『《〈【〔［｛";

/// The places where a line may end, as offsets in bytes, the end of the text among them. Blanks stand before them.
pub fn ends(text: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut before = None;
    for (at, sign) in text.char_indices() {
        if before.is_some_and(|before| parts(before, sign)) {
            ends.push(at);
        }
        before = Some(sign);
    }
    ends.push(text.len());
    ends
}

/// Whether a line may end between these two.
fn parts(before: char, after: char) -> bool {
    if before == ' ' || after == ' ' || (before.is_ascii() && after.is_ascii()) {
        return before == ' ';
    }
    let free = |sign: char, opens: char| is_wide(sign) || sign.is_ascii_alphabetic() || sign == opens;
    (is_wide(before) || is_wide(after))
        && free(before, ')')
        && free(after, '(')
        && !NO_START.contains(after)
        && !NO_END.contains(before)
}

/// Whether a character takes two cells.
pub fn is_wide(sign: char) -> bool {
    !sign.is_ascii() && sign.width() == Some(2)
}

/// The lines of a text as one, with blanks between words only.
pub fn joined(text: &str) -> String {
    let mut out = String::new();
    for line in text.split_whitespace() {
        let goes_on = out.is_empty() || out.ends_with(is_wide) && line.starts_with(is_wide);
        if !goes_on {
            out.push(' ');
        }
        out.push_str(line);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str) -> Vec<&str> {
        let ends = ends(text);
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(ends.iter()).map(|(start, &end)| &text[start..end]).collect()
    }

    #[test]
    fn words_end_at_blanks_and_wide_characters_anywhere() {
        assert_eq!(units("you rule  6"), ["you ", "rule ", " ", "6"]);
        assert_eq!(units("移动战士"), ["移", "动", "战", "士"]);
        assert_eq!(units("按Enter键"), ["按", "Enter", "键"]);
        assert_eq!(units(""), [""]);
    }

    #[test]
    fn marks_stay_with_what_they_belong_to() {
        assert_eq!(units("在「猫国」，好。"), ["在", "「猫", "国」，", "好。"]);
        assert_eq!(units("カード（手札）"), ["カー", "ド", "（手", "札）"]);
        assert_eq!(units("地点5有2名(我)"), ["地", "点5有2名", "(我)"], "a number stays with what it counts");
        assert_eq!(units("ちょっと"), ["ちょっ", "と"]);
    }

    #[test]
    fn lines_are_joined_as_their_language_joins_words() {
        assert_eq!(joined("one\ntwo  three"), "one two three");
        assert_eq!(joined("战士\n移动"), "战士移动");
        assert_eq!(joined("按 p\n移动"), "按 p 移动");
        assert_eq!(joined(" "), "");
    }
}
