//! The characters of which paths and rivers are drawn.

use crate::games::root::board::{Cell, Line, LineKind, Way};

/// Returns the cells of a line with their characters. A closed path that has been opened is drawn as any path.
pub fn strokes(line: &Line, opened: bool, unicode: bool) -> impl Iterator<Item = (Cell, char)> {
    let cells = &line.cells;
    let middle = cells.len() / 2;
    cells.iter().enumerate().map(move |(index, &cell)| {
        let into = index.checked_sub(1).and_then(|before| Way::between(cells[before], cell)).unwrap_or(line.enter);
        let out = cells.get(index + 1).and_then(|after| Way::between(cell, *after)).unwrap_or(line.leave);
        let stroke = match line.kind {
            LineKind::River => '~',
            LineKind::Closed if !opened => barred(into, out, index == middle, unicode),
            // A line that leaves a box by its corner and turns down at once shows the corner that it belongs to.
            _ if index == 0 && into.is_diagonal() && out.dx == 0 => straight(into, unicode),
            _ if index + 1 == cells.len() && out.is_diagonal() && into.dx == 0 => straight(out, unicode),
            _ => turn(into, out, unicode),
        };
        (cell, stroke)
    })
}

/// Returns the character of a frame where a line that comes this way ends, in place of the one without a line.
pub fn joint(edge: char, way: Way) -> Option<char> {
    let [along, before, after] = match edge {
        '─' => ['─', '┬', '┴'],
        '│' => ['│', '┤', '├'],
        '━' => ['━', '┯', '┷'],
        '┃' => ['┃', '┨', '┠'],
        '═' => ['═', '╤', '╧'],
        '║' => ['║', '╢', '╟'],
        _ => return None,
    };
    Some(match (way.dx, way.dy) {
        (0, 1) | (-1, 0) => after,
        (0, -1) | (1, 0) => before,
        _ => along,
    })
}

fn straight(way: Way, unicode: bool) -> char {
    match (way.dx, way.dy) {
        (_, 0) if unicode => '─',
        (_, 0) => '-',
        (0, _) if unicode => '│',
        (0, _) => '|',
        (dx, dy) if dx == dy => {
            if unicode {
                '╲'
            } else {
                '\\'
            }
        }
        _ => {
            if unicode {
                '╱'
            } else {
                '/'
            }
        }
    }
}

fn turn(into: Way, out: Way, unicode: bool) -> char {
    if into == out || into == out.back() {
        return straight(into, unicode);
    }
    match (into.is_diagonal(), out.is_diagonal()) {
        (false, false) if unicode => {
            let sides = [into.back(), out];
            match (sides.iter().any(|side| side.dx > 0), sides.iter().any(|side| side.dy > 0)) {
                (true, true) => '╭',
                (false, true) => '╮',
                (true, false) => '╰',
                (false, false) => '╯',
            }
        }
        // Beside a slanting stroke an upright one still reads as one line; a level one needs the bend marked.
        (true, false) if out.dx == 0 => straight(out, unicode),
        (false, true) if into.dx == 0 => straight(into, unicode),
        _ => '+',
    }
}

fn barred(into: Way, out: Way, middle: bool, unicode: bool) -> char {
    let stroke = turn(into, out, unicode);
    match (middle, stroke) {
        (true, _) if unicode => '✕',
        (true, _) => 'X',
        (false, '│') => '╎',
        (false, '─') => '╌',
        (false, '|') => ':',
        (false, '-') => '.',
        (false, bend) if unicode => bend,
        _ => '.',
    }
}
