//! Text with roles: what every part of the screen hands to the painter, and what the plain mode prints.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::palette::{Palette, Role};

/// What stands between the parts of a line.
pub const GAP: &str = "  ";

/// Text in one role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub role: Role,
    /// Whether the line can end before it where room is short.
    pub is_gap: bool,
}

/// A line of text in roles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row(pub Vec<Span>);

impl Row {
    /// Makes an empty line.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes a line in one role.
    pub fn of(role: Role, text: impl Into<String>) -> Self {
        Self::new().put(role, text)
    }

    /// Makes a plain line.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::of(Role::Text, text)
    }

    /// Adds text in a role.
    pub fn put(mut self, role: Role, text: impl Into<String>) -> Self {
        self.push(role, text);
        self
    }

    /// Adds plain text.
    pub fn text(self, text: impl Into<String>) -> Self {
        self.put(Role::Text, text)
    }

    /// Adds text in a role.
    pub fn push(&mut self, role: Role, text: impl Into<String>) {
        self.push_text(role, text.into());
    }

    fn push_text(&mut self, role: Role, mut text: String) {
        text.retain(|c| !c.is_control());
        if !text.is_empty() {
            self.0.push(Span { text, role, is_gap: false });
        }
    }

    /// Adds another line's text.
    pub fn join(mut self, other: Row) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Adds a part behind a gap, if there is anything before it.
    pub fn part(self, part: Row) -> Self {
        self.part_after(Row::plain(GAP), part)
    }

    /// Adds a part behind what stands between them, if there is anything before it.
    pub fn part_after(self, mut gap: Row, part: Row) -> Self {
        if part.is_empty() {
            return self;
        }
        if self.is_empty() {
            return part;
        }
        if let Some(first) = gap.0.first_mut() {
            first.is_gap = true;
        }
        self.join(gap).join(part)
    }

    /// Blanks up to a column; one blank if the column is passed already.
    pub fn to(mut self, column: usize) -> Self {
        let missing = column.saturating_sub(self.width()).max(usize::from(self.width() > 0));
        self.push(Role::Text, " ".repeat(missing));
        self
    }

    /// Adds text that ends before a column; it begins after one blank if it is too long for that.
    pub fn ending(self, column: usize, role: Role, text: impl Into<String>) -> Self {
        let text = text.into();
        self.to(column.saturating_sub(text.width())).put(role, text)
    }

    /// Returns the columns that it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.width()).sum()
    }

    /// Returns whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all of it in another role.
    pub fn all_in(mut self, role: Role) -> Self {
        self.0.iter_mut().for_each(|span| span.role = role);
        self
    }

    /// Cuts the row to this many columns; a `+` says that something was cut.
    pub fn fitted(self, room: usize) -> Self {
        if self.width() <= room {
            return self;
        }
        let mut row = self.first(room.saturating_sub(1));
        if room > 0 {
            row.push(Role::Text, "+");
        }
        row
    }

    /// Cuts the row to this many columns between two words, where a `+` says so; within a word if it begins with a long one.
    pub fn in_words(self, room: usize) -> Self {
        if self.width() <= room {
            return self;
        }
        let text = self.to_string();
        let ends = breaks(&text).map(|at| text[..at].trim_end().width());
        match ends.filter(|&end| 0 < end && end + 2 <= room).last() {
            Some(end) => self.first(end).text(" +"),
            None => self.fitted(room),
        }
    }

    /// Cuts the row at this column, with a sign that there is more.
    pub fn cut(self, room: usize) -> Self {
        self.in_parts(room.saturating_sub(2)).ending(room, Role::Dim, "+")
    }

    /// Drops the last parts that go beyond this many columns; if even the first part does, drops its last words.
    pub fn in_parts(self, room: usize) -> Self {
        if self.width() <= room {
            return self;
        }
        let text = self.to_string();
        let last = |ends: &mut dyn Iterator<Item = usize>| {
            ends.map(|at| text[..at].trim_end().width()).filter(|&end| 0 < end && end <= room).last()
        };
        let starts = self.0.iter().scan(0, |at, span| {
            *at += span.text.len();
            Some((*at - span.text.len(), span.is_gap))
        });
        let gaps = last(&mut starts.filter_map(|(at, is_gap)| is_gap.then_some(at)));
        match gaps.or_else(|| last(&mut breaks(&text))) {
            Some(end) => self.first(end),
            None => self.fitted(room),
        }
    }

    /// The first columns of it.
    fn first(self, columns: usize) -> Self {
        let mut row = Row::new();
        for span in self.0 {
            let text = clip(&span.text, columns.saturating_sub(row.width()));
            let whole = text.len() == span.text.len();
            row.push(span.role, text);
            if !whole {
                break;
            }
        }
        row
    }

    /// Adds another line at the right end of this many columns; the other one is kept whole.
    pub fn with_right(self, right: Row, room: usize) -> Self {
        let right = right.fitted(room);
        let left = self.fitted(room.saturating_sub(right.width() + 1));
        let gap = room.saturating_sub(left.width() + right.width());
        left.text(" ".repeat(gap)).join(right)
    }

    /// Breaks the row into lines of this many columns at blanks or between wide signs; further lines begin with an indent.
    pub fn wrapped(&self, room: usize, indent: usize) -> Vec<Row> {
        let room = room.max(4);
        let indent = indent.min(room / 2);
        let mut rows = vec![Row::new()];
        let mut used = 0;
        let text = self.to_string();
        let ends: Vec<usize> = breaks(&text).chain([text.len()]).collect();
        let mut start = 0;
        for span in &self.0 {
            let until = start + span.text.len();
            while start < until {
                // a word may be in several colors, and is not broken between them
                let next = ends.partition_point(|&end| end <= start);
                let end = ends.get(next).copied().unwrap_or(until);
                let word = text[start..end].trim_end_matches(' ').width();
                let begins = start == 0 || (next > 0 && ends[next - 1] == start);
                let piece = &text[start..end.min(until)];
                if begins && used > indent && used + word > room && indent + word <= room {
                    rows.push(Row::plain(" ".repeat(indent)));
                    used = indent;
                }
                start += piece.len();
                let mut rest = piece;
                loop {
                    let bare = rest.trim_end_matches(' ').width();
                    if used + bare <= room {
                        let fits = clip(rest, room - used);
                        used += fits.width();
                        last(&mut rows).push(span.role, fits);
                        break;
                    }
                    if used > indent || (rows.len() == 1 && used > 0) {
                        rows.push(Row::plain(" ".repeat(indent)));
                        used = indent;
                        continue;
                    }
                    let head = clip(rest, room - used);
                    if head.is_empty() {
                        break;
                    }
                    rest = &rest[head.len()..];
                    last(&mut rows).push(span.role, head);
                    rows.push(Row::plain(" ".repeat(indent)));
                    used = indent;
                }
            }
        }
        rows
    }
}

fn last(rows: &mut [Row]) -> &mut Row {
    rows.last_mut().expect("a wrapped text has a line")
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// Returns the part of a text that fits into some columns; a wide character is never halved.
pub fn clip(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    // measured as a whole: a sign can change the width of the one before it
    let ends = text.char_indices().map(|(start, sign)| start + sign.len_utf8());
    let end = ends.take_while(|&end| text[..end].width() <= room).last().unwrap_or(0);
    text[..end].to_owned()
}

/// Returns a text with blanks behind it up to this many columns, which are not as many as its characters.
pub fn padded(text: &str, room: usize) -> String {
    format!("{text}{}", " ".repeat(room.saturating_sub(text.width())))
}

/// Returns a text with blanks before it up to this many columns.
pub fn ended(text: &str, room: usize) -> String {
    format!("{}{text}", " ".repeat(room.saturating_sub(text.width())))
}

/// Returns whether a text ends like a sentence, or announces what follows.
pub fn ends_sentence(text: &str) -> bool {
    text.ends_with(['.', ':', '!', '?', '。', '：', '！', '？'])
}

/// Returns a sentence without the stop at its end.
pub fn without_stop(text: &str) -> &str {
    text.trim_end().trim_end_matches(['.', '。'])
}

/// Returns whether what was typed agrees to something that cannot be undone.
pub fn is_yes(answer: &str) -> bool {
    ["y", "yes"].contains(&answer.trim().to_lowercase().as_str())
}

/// Returns whether a character takes two cells.
pub fn is_wide(sign: char) -> bool {
    !sign.is_ascii() && sign.width() == Some(2)
}

/// Signs that no line begins with, and those that none ends with, in scripts that part words by no blanks.
const CLOSING: &str = "，。、；：？！）】》」』〕’”・ー々…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:?!)]";
const OPENING: &str = "（【《「『〔‘“([";

/// The offsets behind which a line may break: blanks, and where one of two neighbors is a wide sign.
fn breaks(text: &str) -> impl Iterator<Item = usize> + '_ {
    // Korean parts its words
    let wide = |c: char| c.width() == Some(2) && !('\u{ac00}'..='\u{d7a3}').contains(&c);
    let pairs = text.char_indices().zip(text.chars().skip(1));
    let free = move |&((_, one), next): &((usize, char), char)| match (one, next) {
        (_, ' ') => false,
        (' ', _) => true,
        // a number stays with what it counts
        (one, next) if one.is_ascii_digit() && wide(next) => false,
        _ => (wide(one) || wide(next)) && !CLOSING.contains(next) && !OPENING.contains(one) && next.width() != Some(0),
    };
    pairs.filter(free).map(|((at, one), _)| at + one.len_utf8())
}

/// Returns as many sentences of a text as fit; `None` if not even the first does.
pub fn first_sentences(text: &str, room: usize) -> Option<&str> {
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    let wide = text.match_indices('。').map(|(at, stop)| at + stop.len());
    let starts = ends.chain(wide).chain([text.len()]).map(|end| &text[..end]);
    starts.filter(|start| start.width() <= room).max_by_key(|start| start.len())
}

/// Returns keys and what they do, in two columns: the first is as wide as its widest entry.
pub fn table(entries: Vec<(String, Row)>, room: usize) -> Vec<Row> {
    let column = entries.iter().map(|(key, _)| key.width()).max().unwrap_or(0) + 2;
    let row = |(key, says): (String, Row)| Row::of(Role::Key, padded(&key, column)).join(says).wrapped(room, column);
    entries.into_iter().flat_map(row).collect()
}

/// Adds parts behind each other, a gap between two, in as many rows of this many columns as they take; what goes on in a new
/// row is indented.
pub fn flow(
    mut rows: Vec<Row>,
    parts: impl IntoIterator<Item = Row>,
    room: usize,
    gap: &str,
    indent: &str,
) -> Vec<Row> {
    let mut begins = true;
    for part in parts {
        match rows.last_mut() {
            Some(row) if row.width() + gap.len() + part.width() <= room => {
                *row = std::mem::take(row).part_after(Row::plain(gap), part);
            }
            Some(_) if !begins => rows.push(Row::plain(indent).join(part)),
            _ => rows.push(part),
        }
        begins = false;
    }
    rows
}

/// Returns a name of several words in this many columns: without its small words, then with the last words as initials,
/// then without the last ones, as far as that is needed.
pub fn abbreviated(name: &str, room: usize) -> String {
    // no initials are told apart from words in other scripts
    if name.width() <= room || !name.is_ascii() {
        return name.to_owned();
    }
    let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let mut is_first = true;
    words.retain(|word| std::mem::take(&mut is_first) || !word.starts_with(char::is_lowercase));
    for at in (1..words.len()).rev() {
        if words.join(" ").width() <= room {
            break;
        }
        words[at] = words[at].chars().take(1).chain(['.']).collect();
    }
    while words.len() > 1 && words.join(" ").width() > room {
        words.pop();
    }
    words.join(" ")
}

/// Returns rows made of one wrapped text.
pub fn paragraph(role: Role, text: &str, room: usize) -> Vec<Row> {
    text.lines().flat_map(|line| Row::of(role, line).wrapped(room, 0)).collect()
}

/// A part of the screen to write rows into. What is outside of the buffer cannot be reached.
pub struct Canvas<'a> {
    pub buffer: &'a mut Buffer,
    pub palette: &'a dyn Palette,
}

impl Canvas<'_> {
    /// Writes a row into the first line of an area, cut to its width; the rest of the line is blanked.
    pub fn row(&mut self, area: Rect, row: &Row) {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return;
        }
        let text = self.palette.style(Role::Text);
        let (start, room) = (self.buffer.index_of(area.x, area.y), usize::from(area.width));
        let mut blank = Cell::EMPTY;
        blank.set_style(text);
        self.buffer.content[start..start + room].fill(blank);
        let fitted = (row.width() > room).then(|| row.clone().fitted(room));
        let mut x = area.x;
        for span in &fitted.as_ref().unwrap_or(row).0 {
            let room = area.right().saturating_sub(x);
            let style = text.patch(self.palette.style(span.role));
            (x, _) = self.buffer.set_stringn(x, area.y, &span.text, room.into(), style);
        }
    }

    /// Writes rows from the top of an area, as many as fit, and blanks the rest.
    pub fn rows(&mut self, area: Rect, rows: &[Row]) {
        for line in 0..area.height {
            let row = rows.get(usize::from(line)).unwrap_or(const { &Row(Vec::new()) });
            self.row(Rect { y: area.y + line, height: 1, ..area }, row);
        }
    }

    /// Returns a frame with a title round an area; the area inside of it.
    pub fn frame(&mut self, area: Rect, title: &str) -> Rect {
        let area = area.intersection(self.buffer.area);
        if area.width < 4 || area.height < 3 {
            self.rows(area, &[]);
            return Rect { height: 0, ..area };
        }
        let [corner_nw, corner_ne, corner_sw, corner_se, level, upright] = if self.palette.unicode() {
            ["╭", "╮", "╰", "╯", "─", "│"]
        } else {
            ["+", "+", "+", "+", "-", "|"]
        };
        let inner = usize::from(area.width) - 2;
        let shown = Row::plain(title).in_parts(inner.saturating_sub(3));
        let title = if title.is_empty() { String::new() } else { format!("{level} {shown} ") };
        let top = Row::plain(corner_nw)
            .put(Role::Prompt, title.clone())
            .text(level.repeat(inner.saturating_sub(title.width())))
            .text(corner_ne);
        self.row(Rect { height: 1, ..area }, &top);
        for y in area.y + 1..area.bottom() - 1 {
            let side = Row::plain(upright).text(" ".repeat(inner)).text(upright);
            self.row(Rect { y, height: 1, ..area }, &side);
        }
        let bottom = Row::plain(corner_sw).text(level.repeat(inner)).text(corner_se);
        self.row(Rect { y: area.bottom() - 1, height: 1, ..area }, &bottom);
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gives_up_small_words_and_then_the_ends_of_its_last_words() {
        let short = |room| abbreviated("Favor of the Foxes", room);
        assert_eq!(
            [18, 17, 11, 10, 8].map(short),
            ["Favor of the Foxes", "Favor Foxes", "Favor Foxes", "Favor F.", "Favor F."]
        );
        assert_eq!([7, 5].map(short), ["Favor", "Favor"]);
        assert_eq!([14, 11].map(|room| abbreviated("Better Burrow Bank", room)), ["Better B. B.", "Better B."]);
        assert_eq!(abbreviated("冒险鼠联盟", 6), "冒险鼠联盟");
    }
    use proptest::prelude::*;

    #[test]
    fn what_is_cut_says_so() {
        let row = Row::plain("march ").put(Role::Key, "10 12");
        assert_eq!(row.clone().fitted(11).to_string(), "march 10 12");
        assert_eq!(row.clone().fitted(8).to_string(), "march 1+");
        assert_eq!(row.clone().fitted(0).to_string(), "");
        assert_eq!(row.with_right(Row::plain("[law 4.2]"), 18).to_string(), "march 1+ [law 4.2]");
    }

    #[test]
    fn lines_break_at_blanks_and_keep_their_roles() {
        let row = Row::plain("you rule ").put(Role::Key, "6").text(" (Otter 3, you 1)");
        let rows: Vec<String> = row.wrapped(14, 2).iter().map(|row| row.to_string().trim_end().to_owned()).collect();
        assert_eq!(rows, ["you rule 6", "  (Otter 3,", "  you 1)"]);
        let cards = Row::plain("33 ").put(Role::Key, "Fo").put(Role::Dim, ".f").text("  25 ").put(Role::Key, "De");
        let rows: Vec<String> = cards.wrapped(6, 1).iter().map(|row| row.to_string().trim_end().to_owned()).collect();
        assert_eq!(rows, ["33", " Fo.f", " 25 De"], "a word in two colors stays one word");
        let long: Vec<String> = Row::plain("abcdefghij").wrapped(4, 0).iter().map(Row::to_string).collect();
        assert_eq!(long, ["abcd", "efgh", "ij"]);
    }

    #[test]
    fn wide_signs_break_where_they_may() {
        let rows = |text: &str, room| -> Vec<String> {
            Row::plain(text).wrapped(room, 0).iter().map(Row::to_string).collect()
        };
        assert_eq!(
            rows("猫公国：选择一项行动。", 10),
            ["猫公国：选", "择一项行", "动。"],
            "no line begins with a stop"
        );
        assert_eq!(rows("打出（伏击）牌", 6), ["打出", "（伏", "击）牌"], "nor ends with a bracket");
        assert_eq!(rows("고양이 공국", 8), ["고양이 ", "공국"], "words that blanks part stay whole");
        assert_eq!(rows("移动 12 名战士", 8), ["移动 12 ", "名战士"]);
        assert_eq!(rows("移动全部12名战士", 10), ["移动全部", "12名战士"], "a number stays with what it counts");
        assert_eq!(Row::plain("猫公国选择行动").in_words(8).to_string(), "猫公国 +");
        assert_eq!(Row::plain("猫公国选择行动").in_parts(8).to_string(), "猫公国选");
        assert_eq!(first_sentences("选择。再选。", 8), Some("选择。"));
        assert_eq!((without_stop("Choose. "), without_stop("选择。")), ("Choose", "选择"));
        assert!(ends_sentence("选择。") && ends_sentence("选择？") && !ends_sentence("选择"));
    }

    #[test]
    fn a_row_of_parts_drops_whole_ones_and_a_long_part_whole_words() {
        let row = Row::plain("wood 4").part(Row::plain("1:2")).part(Row::of(Role::Dim, "warriors 5 of 25"));
        let cut = |room: usize| row.clone().in_parts(room).to_string();
        assert_eq!(cut(29), "wood 4  1:2  warriors 5 of 25");
        assert_eq!(cut(28), "wood 4  1:2");
        assert_eq!(cut(10), "wood 4");
        assert_eq!(cut(5), "wood");
        assert_eq!(cut(3), "wo+");
    }

    #[test]
    fn a_sentence_is_cut_between_words() {
        let row = Row::plain("Swap a card ").put(Role::Dim, "for one here.");
        let cut = |room: usize| row.clone().in_words(room).to_string();
        assert_eq!(cut(25), "Swap a card for one here.");
        assert_eq!(cut(24), "Swap a card for one +");
        assert_eq!(cut(20), "Swap a card for +");
        assert_eq!(cut(5), "Swap+");
    }

    #[test]
    fn wide_characters_are_padded_by_the_columns_they_take() {
        for text in ["fox", "狐狸", "e\u{301}te", ""] {
            assert_eq!((padded(text, 6).width(), ended(text, 6).width()), (6, 6), "{text}");
        }
        assert_eq!(padded("much too long", 6), "much too long");
    }

    #[test]
    fn the_second_column_begins_behind_the_widest_entry_of_the_first() {
        let entries = [(":quit :q Ctrl-C", "Leave the game as it now is"), ("q", "Close")];
        let rows = table(entries.map(|(key, says)| (key.to_owned(), Row::plain(says))).to_vec(), 38);
        let rows: Vec<String> = rows.iter().map(|row| row.to_string().trim_end().to_owned()).collect();
        let wrapped = format!("{}now is", " ".repeat(17));
        assert_eq!(rows, [":quit :q Ctrl-C  Leave the game as it", &wrapped, "q                Close"]);
    }

    #[test]
    fn a_sign_that_widens_the_one_before_it_is_cut_with_it() {
        assert_eq!(Row::plain("*\u{fe0f}A").fitted(2).to_string(), "*+");
        assert_eq!(clip("ab*\u{fe0f}", 3), "ab*");
    }

    proptest! {
        #[test]
        fn no_text_is_wider_than_its_room(text in "\\PC{0,40}", room in 0usize..30, indent in 0usize..8) {
            prop_assert!(Row::plain(text.clone()).fitted(room).width() <= room);
            prop_assert!(Row::plain(text.clone()).in_parts(room).width() <= room);
            prop_assert!(Row::plain(text.clone()).in_words(room).width() <= room);
            for row in Row::plain(text).wrapped(room, indent) {
                prop_assert!(row.width() <= room.max(4), "{row:?}");
            }
        }
    }
}
