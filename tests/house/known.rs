//! The list of known violations: one a line, sorted, the same line as often as it is found.

use super::Violation;

pub fn write(found: &[Violation]) -> String {
    found.iter().map(|violation| format!("{}\n", violation.line)).collect()
}

/// Returns what is found and not listed, and what is listed and not found.
pub fn compare(found: &[Violation], list: &str) -> Vec<String> {
    let mut listed: Vec<&str> = list.lines().filter(|line| !line.is_empty()).collect();
    let mut complaints = Vec::new();
    for violation in found {
        match listed.iter().position(|line| *line == violation.line) {
            Some(at) => {
                listed.remove(at);
            }
            None => complaints.push(format!("new: {}\n     {}", violation.line, violation.hint)),
        }
    }
    complaints.extend(listed.iter().map(|line| format!("mended, remove it from tests/house/known.txt: {line}")));
    complaints
}
