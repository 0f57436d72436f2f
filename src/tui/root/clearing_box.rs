//! The box of a clearing: fixed rows for who is there, what is built, and the tokens. What is missing leaves a hole, so
//! that nothing ever moves. The frame says who rules by its color, and by its shape what can be done.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::names::chip_role;
use super::scene::{ClearingView, Group, MapWords, Mark, Ruler, Sign, Slot};
use crate::games::root::board::Extent;
use crate::games::root::words::place::{Clearing, Suit, SuitSet};
use crate::tui::palette::Role;
use crate::tui::text::Span;

/// The box width from which suits are written in full and slots are set apart.
const ROOMY: u16 = 14;
/// The box width from which few warriors are pips, slots are wider, and a blank is on both sides of the ruler.
const WIDE: u16 = 18;
/// The most warriors that are shown by pips.
const PIPS: u8 = 4;
/// Widths of a slot in a wide box, the widest that fits first.
const SLOTS: [usize; 3] = [6, 4, 2];
/// The sign in the place of the ruler where several are as strong and none rules.
const TIE: char = '=';

/// Text in one role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub role: Role,
}

impl Piece {
    pub fn new(text: impl Into<String>, role: Role) -> Self {
        Self { text: text.into(), role }
    }

    fn width(&self) -> usize {
        self.text.width()
    }
}

/// A row of a box: its two edges, of the frame, and exactly what fits between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub left: char,
    pub inside: Vec<Piece>,
    pub right: char,
}

/// The characters of a frame: left and right, and what is between them.
struct Frame {
    top: [char; 3],
    side: [char; 2],
    bottom: [char; 3],
}

impl Frame {
    fn of(mark: Mark, unicode: bool) -> Self {
        let [top, side, bottom] = match (mark, unicode) {
            (Mark { cursor: true, .. }, true) => ["╔═╗", "║║", "╚═╝"],
            (Mark { origin: true, .. }, true) => ["┌╌┐", "╎╎", "└╌┘"],
            (Mark { lit: true, .. } | Mark { changed: true, .. }, true) => ["┏━┓", "┃┃", "┗━┛"],
            (_, true) => ["╭─╮", "││", "╰─╯"],
            (Mark { cursor: true, .. }, false) => ["[ ]", "[]", "[_]"],
            (Mark { origin: true, .. }, false) => ["{ }", "{}", "{_}"],
            (Mark { lit: true, .. }, false) => ["> <", "||", ">=<"],
            (_, false) => ["/ \\", "||", "\\_/"],
        };
        Self { top: characters(top), side: characters(side), bottom: characters(bottom) }
    }
}

fn characters<const N: usize>(text: &str) -> [char; N] {
    let mut characters = text.chars();
    std::array::from_fn(|_| characters.next().unwrap_or(' '))
}

/// Returns the role of a clearing's frame: of the faction that rules it, or of what can be done.
pub fn frame(view: &ClearingView) -> Role {
    match (view.mark, view.ruler) {
        (Mark { cursor: true, .. } | Mark { lit: true, .. }, _) => Role::Lit,
        (Mark { changed: true, .. }, _) => Role::Changed,
        (Mark { dim: true, .. }, _) => Role::Faint,
        (_, Ruler::Faction(letter)) => Role::Faction(letter),
        (_, Ruler::Nobody | Ruler::Tie) => Role::Frame,
    }
}

/// Returns the rows of a clearing's box, as many as the block is high: the head in the upper edge, warriors, slots, tokens.
/// A low box has the tokens in its lower edge, a high one two rows of warriors.
pub fn rows(clearing: Clearing, view: &ClearingView, block: Extent, words: &MapWords, unicode: bool) -> Vec<Row> {
    let inner = usize::from(block.width).saturating_sub(2);
    let characters = Frame::of(view.mark, unicode);
    let edge = frame(view);
    let row = |[left, right]: [char; 2], inside: Vec<Piece>, fill: char, role: Role| Row {
        left,
        inside: filled(inside, inner, fill, role),
        right,
    };
    let armies = if block.height < 6 { 1 } else { 2 };
    let (armies, mut tokens) = pieces(view, inner, armies, unicode && block.width >= WIDE);
    let [top_left, top, top_right] = characters.top;
    let [bottom_left, bottom, bottom_right] = characters.bottom;
    let mut rows = vec![row([top_left, top_right], head(clearing, view, block, words, [top, '-'], unicode), top, edge)];
    rows.extend(armies.into_iter().map(|army| row(characters.side, army, ' ', Role::Text)));
    rows.push(row(characters.side, slots(&view.slots, block, inner), ' ', Role::Text));
    if block.height < 5 {
        // a blank behind the tokens, if there is room
        let blank = !unicode && !tokens.is_empty() && width(&tokens) < inner;
        tokens.extend(blank.then(|| Piece::new(" ", Role::Text)));
        let tokens = noted(tokens, &view.note, inner, bottom, edge);
        rows.push(row([bottom_left, bottom_right], tokens, bottom, edge));
        return rows;
    }
    rows.push(row(characters.side, tokens, ' ', Role::Text));
    while rows.len() + 1 < usize::from(block.height) {
        rows.push(row(characters.side, Vec::new(), ' ', Role::Text));
    }
    let note = noted(Vec::new(), &view.note, inner, bottom, edge);
    rows.push(row([bottom_left, bottom_right], note, bottom, edge));
    rows
}

/// Draws what came and went, at the right end of the lower edge, as much of it as fits.
fn noted(mut tokens: Vec<Piece>, note: &[Span], inner: usize, fill: char, edge: Role) -> Vec<Piece> {
    let room = inner.saturating_sub(width(&tokens));
    let mut shown: Vec<Piece> = Vec::new();
    for span in note {
        let piece = Piece::new(span.text.as_str(), span.role);
        let gap = usize::from(!shown.is_empty());
        if width(&shown) + gap + piece.width() > room.saturating_sub(usize::from(!tokens.is_empty())) {
            break;
        }
        shown.extend((gap > 0).then(|| Piece::new(" ", edge)));
        shown.push(piece);
    }
    if !shown.is_empty() {
        let gap = room.saturating_sub(width(&shown));
        tokens.push(Piece::new(fill.to_string().repeat(gap), edge));
        tokens.extend(shown);
    }
    tokens
}

/// Number and suit on a chip at the left, the ruler at the right. `edge` is what the upper edge is made of, and what stands
/// there for nobody where that is a blank.
fn head(
    clearing: Clearing,
    view: &ClearingView,
    block: Extent,
    words: &MapWords,
    edge: [char; 2],
    unicode: bool,
) -> Vec<Piece> {
    let inner = usize::from(block.width).saturating_sub(2);
    let badge = match view.ruler {
        Ruler::Faction(letter) if unicode && block.width >= WIDE => {
            Piece::new(format!(" {} ", one_cell(letter)), Role::Badge(letter))
        }
        Ruler::Faction(letter) => Piece::new(one_cell(letter), Role::Badge(letter)),
        Ruler::Nobody if unicode => Piece::new(edge[0], frame(view)),
        Ruler::Nobody => Piece::new(edge[1], frame(view)),
        Ruler::Tie => Piece::new(TIE, frame(view)),
    };
    let room = inner.saturating_sub(badge.width());
    let airy = unicode && block.width >= ROOMY;
    // where frames have no other shape for it, a star says that something is new
    let behind = if view.mark.changed && !unicode { '*' } else { ' ' };
    let before = if airy { " " } else { "" };
    let number = format!("{before}{}{behind}", clearing.number());
    let names = if block.width < ROOMY { &words.short_suits } else { &words.suits };
    let mut chip = suits(view.suits, [names, &words.short_suits], room.saturating_sub(number.width() + 1));
    // the number stands on the chip of the first suit
    let ground = chip.first().map_or(Role::Text, |piece| piece.role);
    chip.insert(0, Piece::new(number, ground));
    if airy && let Some(last) = chip.last_mut() {
        last.text.push(' ');
    }
    let gap = room.saturating_sub(width(&chip));
    chip.extend([Piece::new(edge[0].to_string().repeat(gap), frame(view)), badge]);
    chip
}

/// The suits of a clearing in at most `room` cells, in the first names that leave room for all; if none do, a letter each.
fn suits(suits: SuitSet, names: [&[String; 3]; 2], room: usize) -> Vec<Piece> {
    let piece = |suit: Suit, name: &str, room: usize| Piece::new(clip(name, room), chip_role(suit));
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

/// The rows of warriors and pawns, and the one of tokens, where those stand as well that find no room above.
fn pieces(view: &ClearingView, inner: usize, rows: usize, pips: bool) -> (Vec<Vec<Piece>>, Vec<Piece>) {
    let (armies, rest) = army_rows(view, inner, rows, pips);
    let tokens = fit(view.tokens.iter().map(group).collect(), inner, " ");
    let tokens = if rest.is_empty() { tokens } else { beside(tokens, rest, inner) };
    (armies, tokens)
}

/// The warriors and pawns in this many rows: with blanks and pips if that fits, then with numbers, then without blanks; and
/// those for which there is no room.
fn army_rows(view: &ClearingView, inner: usize, rows: usize, pips: bool) -> (Vec<Vec<Piece>>, Vec<Piece>) {
    let mut looks = [(true, " "), (false, " "), (false, "")].into_iter().filter(|(view, _)| pips || !view).peekable();
    loop {
        let (pips, gap) = looks.next().unwrap_or((false, ""));
        let armies = view.warriors.iter().map(|warriors| if pips { pipped(warriors) } else { group(warriors) });
        let mut rest: Vec<Piece> = armies.chain(view.pawns.iter().map(sign)).rev().collect();
        let mut out = Vec::new();
        for _ in 0..rows {
            let mut row: Vec<Piece> = Vec::new();
            while let Some(next) = rest.pop() {
                let before = if row.is_empty() { 0 } else { gap.len() };
                if width(&row) + before + next.width() > inner {
                    rest.push(next);
                    break;
                }
                if before > 0 {
                    row.push(Piece::new(gap, Role::Text));
                }
                row.push(next);
            }
            out.push(row);
        }
        if rest.is_empty() || looks.peek().is_none() {
            rest.reverse();
            return (out, rest);
        }
    }
}

/// A few warriors as pips.
fn pipped(warriors: &Group) -> Piece {
    if !(1..=PIPS).contains(&warriors.count) || warriors.known.is_some() {
        return group(warriors);
    }
    let mut piece = lead(warriors);
    piece.text.extend(std::iter::repeat_n('▮', warriors.count.into()));
    if warriors.star {
        piece.text.push('*');
    }
    piece
}

/// Armies for which there was no room above, at the right end of the tokens' row; what still does not fit is a `+`.
fn beside(tokens: Vec<Piece>, mut armies: Vec<Piece>, inner: usize) -> Vec<Piece> {
    let close: Vec<Piece> = tokens.iter().filter(|piece| piece.text != " ").cloned().collect();
    let fits =
        |tokens: &[Piece], armies: &[Piece]| width(tokens) + usize::from(!tokens.is_empty()) + width(armies) <= inner;
    let mut row = if fits(&tokens, &armies) { tokens } else { close };
    let cut = !fits(&row, &armies);
    while cut && !armies.is_empty() && width(&row) + usize::from(!row.is_empty()) + width(&armies) + 1 > inner {
        armies.pop();
    }
    if cut {
        while width(&row) + 1 > inner || row.last().is_some_and(|piece| piece.text == "+") {
            row.pop();
        }
        armies.push(Piece::new("+", Role::Text));
    }
    let gap = inner.saturating_sub(width(&row) + width(&armies));
    row.push(Piece::new(" ".repeat(gap), Role::Text));
    row.extend(armies);
    row
}

/// The slots, as wide as they fit in a wide box.
fn slots(slots: &[Slot], block: Extent, inner: usize) -> Vec<Piece> {
    let all = |each: usize| slots.len() * each + slots.len().saturating_sub(1);
    let each = match SLOTS.into_iter().find(|&each| all(each) <= inner) {
        Some(each) if block.width >= WIDE => each,
        _ => 2,
    };
    let piece = |slot: &Slot| {
        let [left, right] = slot.glyphs.map(one_cell);
        let room = each.saturating_sub(2);
        let text = match slot.glyphs {
            ['[', ']'] | ['{', '}'] => format!("{left}{}{right}", " ".repeat(room)),
            [left, right] if left == right && slot.role == Role::Ruin => one_cell(left).to_string().repeat(each),
            _ => format!("{}{left}{right}{}", " ".repeat(room / 2), " ".repeat(room - room / 2)),
        };
        Piece::new(text, slot.role)
    };
    fit(slots.iter().map(piece).collect(), inner, " ")
}

/// Returns a group's sign, what it is known to be, its count where that says something, and its star.
pub fn group(group: &Group) -> Piece {
    let mut piece = lead(group);
    piece.text.extend(group.known);
    if group.count != 1 || group.shows_one {
        piece.text.push_str(&group.count.to_string());
    }
    if group.star {
        piece.text.push('*');
    }
    piece
}

/// The sign of a group, with what stands before it.
fn lead(group: &Group) -> Piece {
    let mut piece = sign(&group.sign);
    if group.hired {
        piece.text.insert(0, '+');
    }
    piece
}

/// Returns a sign as text.
pub fn sign(sign: &Sign) -> Piece {
    Piece::new(one_cell(sign.glyph), sign.role)
}

/// Returns the columns that some text takes.
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

fn filled(mut row: Vec<Piece>, room: usize, fill: char, role: Role) -> Vec<Piece> {
    let missing = room.saturating_sub(width(&row));
    if missing > 0 {
        row.push(Piece::new(fill.to_string().repeat(missing), role));
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
    use super::super::map_model::{HOME, SCORCHED};
    use super::*;
    use crate::games::root::words::landmark::Landmark;
    use crate::games::root::words::party::Hireling;
    use std::collections::BTreeSet;

    fn parts(texts: &[&str]) -> Vec<Piece> {
        texts.iter().map(|text| Piece::new(*text, Role::Text)).collect()
    }

    fn joined(pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    #[test]
    fn no_two_signs_and_no_two_hirelings_look_alike_on_the_map() {
        let signs = Landmark::ALL.into_iter().map(Landmark::sign).chain([HOME, SCORCHED, TIE]);
        assert_eq!(signs.collect::<BTreeSet<_>>().len(), Landmark::COUNT + 3);
        let letters = Hireling::ALL.into_iter().map(Hireling::letter);
        assert_eq!(letters.collect::<BTreeSet<_>>().len(), Hireling::COUNT);
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
    fn armies_go_down_only_when_their_row_is_full_and_are_cut_only_when_both_are() {
        let full = [('C', 4), ('E', 3), ('A', 2), ('L', 1)].map(|(letter, count)| Group::warriors(letter, count));
        let pawn = Sign { glyph: 'V', role: Role::Faction('V') };
        let token = |glyph| Group::tokens(glyph, 1, Role::Text);
        let mut view = ClearingView { warriors: full.to_vec(), pawns: vec![pawn], ..ClearingView::default() };
        view.tokens = vec![token('y'), Group::tokens('w', 3, Role::Text), token('?'), token('t')];
        let shown = |view: &ClearingView, rows| {
            let (armies, tokens) = pieces(view, 8, rows, false);
            let armies: Vec<String> = armies.iter().map(|row| joined(row)).collect();
            (armies.join("/"), joined(&tokens))
        };
        assert_eq!(shown(&view, 1), ("C4E3A2L1".to_owned(), "yw3?t  V".to_owned()));
        assert_eq!(shown(&view, 2), ("C4 E3 A2/L1 V".to_owned(), "y w3 ? t".to_owned()));
        view.warriors.push(Group::warriors('D', 12));
        view.tokens.extend([token('k'), token('m')]);
        assert_eq!(shown(&view, 1), ("C4E3A2L1".to_owned(), "yw3?tkm+".to_owned()), "the look line has to tell");
        view.warriors.truncate(2);
        assert_eq!(shown(&view, 1).0, "C4 E3 V");
        let (pips, _) = pieces(&view, 16, 2, true);
        assert_eq!(joined(&pips[0]), "C▮▮▮▮ E▮▮▮ V");
        view.warriors.push(Group::warriors('w', 2));
        view.tokens.truncate(2);
        assert_eq!(shown(&view, 2), ("C4 E3/+w2 V".to_owned(), "y w3".to_owned()), "a hireling's letter is no token's");
    }

    #[test]
    fn several_suits_stand_in_the_first_names_that_leave_room_for_all() {
        let words = MapWords {
            short_suits: ["fox", "rab", "mou"].map(str::to_owned),
            suits: ["fox", "rabbit", "mouse"].map(str::to_owned),
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
