//! Tables for humans.

use unicode_width::UnicodeWidthStr;

/// Formats rows as a table; the columns in `right` are right-aligned, all others left-aligned.
pub(super) fn columns(rows: &[Vec<String>], right: &[usize]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(column, cell)| {
                let gap = " ".repeat(widths[column] - cell.width());
                if right.contains(&column) { format!("{gap}{cell}") } else { format!("{cell}{gap}") }
            })
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_with_wide_characters_too() {
        let rows = [vec!["名前".to_owned(), "n".to_owned()], vec!["a".to_owned(), "12".to_owned()]];
        assert_eq!(columns(&rows, &[1]), "名前   n\na     12\n");
    }
}
