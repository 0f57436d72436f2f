//! The box of a clearing: fixed rows for who is there, what is built, and the tokens. What is missing leaves a hole, so
//! that nothing ever moves.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::names::suit_role;
use super::scene::{ClearingView, Group, MapWords, Ruler, Sign};
use crate::games::root::board::Extent;
use crate::games::root::words::place::{Clearing, Suit, SuitSet};
use crate::tui::palette::Role;

/// From this box width on, suits are written in full and slots stand two cells apart.
const ROOMY: u16 = 14;
/// From this box width on, there is a word for a clearing that nobody rules.
const WIDE: u16 = 18;

/// Text in one role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub role: Role,
}

impl Piece {
    fn new(text: impl Into<String>, role: Role) -> Self {
        Self { text: text.into(), role }
    }

    fn width(&self) -> usize {
        self.text.width()
    }
}

/// A row of a box: its two edges and exactly what fits between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub left: char,
    pub inside: Vec<Piece>,
    pub right: char,
}

/// The rows of a clearing's box, as many as the block is high.
pub fn rows(clearing: Clearing, view: &ClearingView, block: Extent, words: &MapWords, unicode: bool) -> Vec<Row> {
    let inner = usize::from(block.width).saturating_sub(2);
    let (mut top, side, mut bottom, mut floor) = if unicode {
        (['╭', '╮'], ['│', '│'], ['╰', '╯'], '─')
    } else {
        (['/', '\\'], ['|', '|'], ['\\', '/'], '_')
    };
    if view.mark.lit {
        (top, bottom, floor) = (['>', '<'], ['>', '<'], '=');
    }
    if view.mark.cursor {
        top = ['[', ']'];
    }
    let row = |edges: [char; 2], inside: Vec<Piece>, fill: char| Row {
        left: edges[0],
        inside: filled(inside, inner, fill),
        right: edges[1],
    };
    let slot_gap = if block.width < ROOMY { " " } else { "  " };
    let slots =
        view.slots.iter().map(|slot| Piece::new(slot.glyphs.map(one_cell).iter().collect::<String>(), slot.role));
    let tokens = tokens(view, inner);
    let mut rows = vec![row(top, head(clearing, view, block, words, inner), ' ')];
    rows.push(row(side, warriors(view, inner), ' '));
    if block.height >= 6 {
        rows.push(row(side, Vec::new(), ' '));
    }
    rows.push(row(side, fit(slots.collect(), inner, slot_gap), ' '));
    if block.height >= 5 {
        rows.push(row(side, tokens, ' '));
        rows.push(row(bottom, Vec::new(), floor));
    } else {
        // The tokens stand on the bottom edge, a blank behind them if there is room.
        let blank = !tokens.is_empty() && width(&tokens) < inner;
        let tail = tokens.into_iter().chain(blank.then(|| Piece::new(" ", Role::Text)));
        rows.push(row(bottom, tail.collect(), floor));
    }
    rows
}

fn head(clearing: Clearing, view: &ClearingView, block: Extent, words: &MapWords, inner: usize) -> Vec<Piece> {
    let mark = match view.ruler {
        Ruler::Faction(letter) => Piece::new(one_cell(letter), Role::Faction(letter)),
        Ruler::Nobody if block.width >= WIDE => Piece::new(clip(&words.nobody, inner / 2), Role::Text),
        Ruler::Nobody => Piece::new('-', Role::Text),
        Ruler::Tie => Piece::new('=', Role::Text),
    };
    let number = Piece::new(format!("{} ", clearing.number()), Role::Text);
    let room = inner.saturating_sub(number.width() + mark.width());
    let names = if block.width < ROOMY { &words.short_suits } else { &words.suits };
    let mut row = vec![number];
    row.extend(suits(view.suits, [names, &words.short_suits], room));
    let named: usize = row[1..].iter().map(Piece::width).sum();
    row.extend([Piece::new(" ".repeat(room.saturating_sub(named)), Role::Text), mark]);
    row
}

/// The suits of a clearing in at most `room` cells, in the first names that leave room for all; if none do, a letter each.
fn suits(suits: SuitSet, names: [&[String; 3]; 2], room: usize) -> Vec<Piece> {
    let piece = |suit: Suit, name: &str, room: usize| Piece::new(clip(name, room), suit_role(suit));
    if let Some(suit) = suits.only() {
        return vec![piece(suit, name(names[0], suit), room)];
    }
    if suits.is_empty() {
        return vec![Piece::new(clip("???", room), Role::Dim)];
    }
    let gaps = suits.len() - 1;
    let fits = |names: &&[String; 3]| suits.iter().map(|suit| name(names, suit).width()).sum::<usize>() + gaps <= room;
    match names.into_iter().find(fits) {
        Some(names) => fit(suits.iter().map(|suit| piece(suit, name(names, suit), room)).collect(), room, " "),
        None => fit(suits.iter().map(|suit| piece(suit, first(name(names[1], suit)), 2)).collect(), room, ""),
    }
}

fn name(names: &[String; 3], suit: Suit) -> &str {
    names.get(suit.index()).map_or("", String::as_str)
}

/// The first letter of a name.
fn first(name: &str) -> &str {
    name.chars().next().map_or("", |letter| &name[..letter.len_utf8()])
}

fn warriors(view: &ClearingView, inner: usize) -> Vec<Piece> {
    let pawns = if pawns_move_down(view, inner) { &[][..] } else { &view.pawns[..] };
    fit(view.warriors.iter().map(group).chain(pawns.iter().map(sign)).collect(), inner, " ")
}

fn tokens(view: &ClearingView, inner: usize) -> Vec<Piece> {
    let tokens: Vec<Piece> = view.tokens.iter().map(group).collect();
    if !pawns_move_down(view, inner) {
        return fit(tokens, inner, " ");
    }
    let pawns: Vec<Piece> = view.pawns.iter().map(sign).collect();
    let room = inner.saturating_sub(width(&pawns));
    let mut row = filled(fit(tokens, room.saturating_sub(1), " "), room, ' ');
    row.extend(pawns);
    row
}

/// Pawns leave a full warriors' row for the right end of the tokens' row, if there is room for them.
fn pawns_move_down(view: &ClearingView, inner: usize) -> bool {
    let groups = |groups: &[Group]| groups.iter().map(|it| group(it).width()).sum::<usize>();
    let pawns = view.pawns.len();
    pawns > 0 && groups(&view.warriors) + pawns > inner && groups(&view.tokens) + 1 + pawns <= inner
}

/// A group's sign, what it is known to be, its count where that says something, and its star.
pub fn group(group: &Group) -> Piece {
    let mut piece = sign(&group.sign);
    piece.text.extend(group.known);
    if group.count != 1 || group.shows_one {
        piece.text.push_str(&group.count.to_string());
    }
    if group.star {
        piece.text.push('*');
    }
    piece
}

/// A sign as text.
pub fn sign(sign: &Sign) -> Piece {
    Piece::new(one_cell(sign.glyph), sign.role)
}

/// The columns that some text takes.
pub fn width(pieces: &[Piece]) -> usize {
    pieces.iter().map(Piece::width).sum()
}

/// Joins parts with gaps if they fit, else without; else leaves out the last ones and ends in `+`.
fn fit(parts: Vec<Piece>, room: usize, gap: &str) -> Vec<Piece> {
    let gaps = parts.len().saturating_sub(1) * gap.len();
    if width(&parts) + gaps <= room {
        let joined = parts.into_iter().enumerate().flat_map(|(index, part)| {
            let before = (index > 0).then(|| Piece::new(gap, Role::Text));
            before.into_iter().chain([part])
        });
        return joined.collect();
    }
    if width(&parts) <= room {
        return parts;
    }
    let mut kept = Vec::new();
    let mut taken = 1;
    for part in parts {
        taken += part.width();
        if taken > room {
            break;
        }
        kept.push(part);
    }
    kept.push(Piece::new("+", Role::Text));
    kept
}

fn filled(mut row: Vec<Piece>, room: usize, fill: char) -> Vec<Piece> {
    let missing = room.saturating_sub(width(&row));
    if missing > 0 {
        row.push(Piece::new(fill.to_string().repeat(missing), Role::Text));
    }
    row
}

/// The part of a word that fits into some columns; a wide character is never halved.
fn clip(word: &str, room: usize) -> String {
    let mut taken = 0;
    let fits = |c: &char| {
        taken += c.width().unwrap_or(0);
        taken <= room
    };
    word.chars().filter(|c| !c.is_control()).take_while(fits).collect()
}

/// A sign is one cell by promise. Whatever breaks the promise must not break the box.
fn one_cell(glyph: char) -> char {
    if glyph.width() == Some(1) { glyph } else { '?' }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(texts: &[&str]) -> Vec<Piece> {
        texts.iter().map(|text| Piece::new(*text, Role::Text)).collect()
    }

    fn joined(pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    #[test]
    fn a_row_loses_its_blanks_first_and_is_cut_only_then() {
        let row = |texts: &[&str]| joined(&fit(parts(texts), 8, " "));
        assert_eq!(row(&["C3", "E1", "V"]), "C3 E1 V");
        assert_eq!(row(&["C4", "E3", "A2", "L1"]), "C4E3A2L1");
        assert_eq!(row(&["C13", "E3", "A2", "L1"]), "C13E3A2+");
        assert_eq!(row(&["C10", "E10", "A10"]), "C10E10+");
        assert_eq!(row(&[]), "");
    }

    #[test]
    fn pawns_go_down_only_when_the_row_is_full_and_the_other_has_room() {
        let full = [('C', 4), ('E', 3), ('A', 2), ('L', 1)].map(|(letter, count)| Group::warriors(letter, count));
        let pawn = Sign { glyph: 'V', role: Role::Faction('V') };
        let token = |glyph| Group::tokens(glyph, 1, Role::Text);
        let mut view = ClearingView { warriors: full.to_vec(), pawns: vec![pawn], ..ClearingView::default() };
        view.tokens = vec![token('y'), Group::tokens('w', 3, Role::Text), token('?'), token('t')];
        assert_eq!(joined(&warriors(&view, 8)), "C4E3A2L1");
        assert_eq!(joined(&tokens(&view, 8)), "yw3?t  V");
        view.tokens.extend([token('k'), token('m')]);
        assert_eq!(joined(&warriors(&view, 8)), "C4E3A2+", "no room below: the look line has to tell");
        view.warriors.truncate(2);
        assert_eq!(joined(&warriors(&view, 8)), "C4 E3 V");
    }

    #[test]
    fn several_suits_stand_in_the_first_names_that_leave_room_for_all() {
        let words = MapWords {
            short_suits: ["fox", "rab", "mou"].map(str::to_owned),
            suits: ["fox", "rabbit", "mouse"].map(str::to_owned),
            nobody: "nobody".to_owned(),
        };
        let top = |suits: SuitSet, width: u16| {
            let view = ClearingView { suits, ruler: Ruler::Tie, ..ClearingView::default() };
            joined(&rows(Clearing::new(4), &view, Extent { width, height: 5 }, &words, false)[0].inside)
        };
        let city = SuitSet::CLEARING;
        assert_eq!(
            [10, 18, 24].map(|width| top(city, width)),
            ["5 frm  =", "5 fox rab mou  =", "5 fox rabbit mouse   ="]
        );
        assert_eq!(top(city.without(Suit::Fox), 10), "5 rm   =");
        assert_eq!(top(SuitSet::of(Suit::Rabbit), 10), "5 rab  =");
        assert_eq!(top(SuitSet::EMPTY, 10), "5 ???  =");
    }

    #[test]
    fn words_of_any_width_keep_the_box_in_shape() {
        let words = MapWords {
            short_suits: ["狐".into(), "兎のうさぎ".into(), "m\u{301}us\tmouse".into()],
            suits: ["狐の森の広場の狐の森の広場".into(), String::new(), "souris".into()],
            nobody: "だれもいないところ".into(),
        };
        for (suits, block) in [Suit::Fox, Suit::Rabbit, Suit::Mouse]
            .map(SuitSet::of)
            .into_iter()
            .chain([SuitSet::CLEARING, SuitSet::EMPTY])
            .flat_map(|suit| [(10, 4), (14, 5), (18, 6)].map(|(width, height)| (suit, Extent { width, height })))
        {
            let view = ClearingView { suits, ..ClearingView::default() };
            let rows = rows(Clearing::new(11), &view, block, &words, false);
            assert_eq!(rows.len(), usize::from(block.height));
            for row in rows {
                assert_eq!(width(&row.inside), usize::from(block.width) - 2, "{row:?}");
            }
        }
    }
}
