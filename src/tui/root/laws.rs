//! What the numbers of the law say, for those that questions and reasons cite.

use crate::kernel::Words;

/// The numbers that have words of their own.
const NUMBERS: &[&str] = &[
    "1.1.3",
    "1.2.1",
    "1.4.1",
    "1.5.4",
    "1.5.5",
    "2.1.1",
    "2.2",
    "2.2.1",
    "2.2.3",
    "2.4.1",
    "2.5",
    "3.1",
    "3.3.1",
    "3.3.1.I",
    "3.3.1.II",
    "3.3.2",
    "3.3.4",
    "4.1",
    "4.1.1",
    "4.1.2",
    "4.1.3",
    "4.1.4",
    "4.2",
    "4.2.1",
    "4.3",
    "4.3.1",
    "4.3.1.I",
    "4.3.1.II",
    "4.3.2",
    "4.3.2.I",
    "4.3.3",
    "4.3.4",
    "5.1.3",
    "6.2.1",
    "6.2.2",
    "6.2.3",
    "6.3.2",
    "6.3.4",
    "6.4",
    "6.5",
    "6.5.2",
    "6.5.3",
    "6.5.4",
    "6.5.4.I",
    "6.5.4.II",
    "6.5.5",
    "6.6",
    "7.2.1",
    "7.3.2",
    "7.3.3",
    "7.4.1",
    "7.4.2",
    "7.4.3",
    "7.5.2",
    "7.5.2.I",
    "7.5.2.II",
    "7.5.2.III",
    "7.5.2.IV",
    "7.6.2",
    "7.7",
    "7.7.3",
    "8.2.3.I",
    "8.2.4",
    "8.2.5",
    "8.2.5.I",
    "8.2.6",
    "8.4.1",
    "8.4.1.I",
    "8.4.1.II",
    "8.4.1.III",
    "8.4.2",
    "8.4.2.I",
    "8.4.2.II",
    "8.5",
    "8.5.2",
    "8.5.3",
    "8.6.1",
    "8.6.1.III",
    "8.6.1.IV",
    "8.6.2",
    "9.2.2.I",
    "9.2.7",
    "9.2.8",
    "9.2.9",
    "9.2.9.II.c",
    "9.3.1",
    "9.3.2",
    "9.4.1",
    "9.4.2",
    "9.5",
    "9.5.1",
    "9.5.2",
    "9.5.3",
    "9.5.4",
    "9.5.5",
    "9.5.6",
    "9.5.7",
    "9.5.8",
    "9.5.9",
    "9.6.3",
    "9.6.4",
    "9.7.3",
    "10.2.1",
    "10.2.2",
    "10.2.3",
    "10.2.4",
    "10.2.5",
    "10.2.6",
    "10.3.2",
    "10.3.3",
    "10.4.1",
    "10.4.2",
    "10.4.3",
    "10.4.3.I",
    "10.4.3.II",
    "10.4.3.III",
    "10.5",
    "10.5.1",
    "10.5.2",
    "10.5.3",
    "10.5.4",
    "10.6.1",
    "10.6.2",
    "10.6.3",
    "11.2.1",
    "11.2.2",
    "11.2.3",
    "11.2.4",
    "11.2.5",
    "11.2.5.I",
    "11.2.6",
    "11.2.6.I",
    "11.2.6.II",
    "11.2.6.III",
    "11.2.7",
    "11.2.7.I",
    "11.2.7.II",
    "11.2.7.III",
    "11.2.7.III.a",
    "11.2.7.III.b",
    "11.3.2",
    "11.3.4",
    "11.3.5",
    "11.4",
    "11.5",
    "11.5.1",
    "11.5.2",
    "11.5.3",
    "11.5.3.I",
    "11.5.4",
    "11.5.5",
    "11.5.6",
    "11.5.6.I",
    "11.5.6.II",
    "11.5.6.III",
    "11.6.1",
    "11.6.2",
    "12.2.1",
    "12.2.2",
    "12.2.3",
    "12.2.4",
    "12.3.3",
    "12.4",
    "12.5.1",
    "12.5.1.I",
    "12.5.1.II",
    "12.5.1.III",
    "12.5.1.IV",
    "12.5.1.V",
    "12.5.2",
    "12.5.2.I",
    "12.5.2.II",
    "12.5.2.III",
    "12.5.2.IV",
    "12.5.2.V",
    "12.5.2.VI",
    "12.5.2.VII",
    "12.5.2.VIII",
    "12.5.2.IX",
    "12.5.3",
    "12.5.3.I",
    "12.5.3.II",
    "12.5.3.III",
    "12.6.1",
    "12.6.2",
    "12.6.3",
    "13.2.1",
    "13.2.2",
    "13.2.2.I",
    "13.2.2.II",
    "13.2.3",
    "13.2.4",
    "13.2.5",
    "13.3.1",
    "13.3.2",
    "13.4",
    "13.4.1",
    "13.4.2",
    "13.4.3",
    "13.5",
    "13.5.1",
    "13.5.2",
    "13.5.3",
    "13.5.4",
    "13.6.1",
    "13.6.2",
    "13.7.1",
    "13.7.2",
    "13.7.3",
    "13.7.4",
    "14.2.2",
    "14.2.3",
    "14.2.4",
    "14.2.5",
    "14.3.1",
    "14.4.1",
    "14.4.2",
    "14.4.3",
    "14.4.4",
    "14.5",
    "14.5.1",
    "14.5.2",
    "14.5.3",
    "14.6.1",
    "14.6.2",
    "14.6.3",
    "14.7.1",
    "14.7.3",
    "14.7.4",
    "14.7.5",
    "14.7.7",
    "15.2.1",
    "15.2.2",
    "15.2.3",
    "15.2.4",
    "15.2.5",
    "15.3.1",
    "15.3.2",
    "15.3.3",
    "15.3.4",
    "15.4.1",
    "15.4.2",
    "15.4.3",
    "15.5.1",
    "15.5.2",
    "15.5.2.I",
    "15.5.2.II",
    "15.5.2.III",
    "15.5.2.III.b",
    "15.5.2.III.c",
    "15.6.1",
    "15.6.2",
    "15.6.3",
    "A.1",
    "A.5.2",
    "A.5.3",
    "A.7",
    "A.8.1",
    "A.8.1.I",
    "A.8.1.II",
    "A.8.1.III",
    "A.8.2",
    "A.8.2.I",
    "A.8.2.II",
    "A.9",
    "A.10",
    "C.1.1",
    "C.2.4",
    "C.2.5",
    "C.3.2",
    "C.3.3",
    "C.3.4",
    "D.1.2",
    "D.2.2",
    "D.3.2",
    "D.4.2",
    "D.5.2",
    "D.6.2",
    "D.7.2",
    "D.9.2",
    "D.1",
    "D.2",
    "D.3",
    "D.4",
    "D.6",
    "D.7",
    "D.9",
    "A.6.1",
    "A.6.2",
    "A.6.3",
    "A.6.5",
    "E.1.1",
    "E.1.2",
    "E.1.3",
    "E.2",
    "E.2.1",
    "E.2.2",
    "E.2.3",
    "E.2.4",
    "E.3.1",
    "E.3.4",
    "E.3.5",
    "E.3.7",
    "G.1.15",
    "F.1",
];

fn key(number: &str) -> String {
    format!("root-law-{}", number.to_lowercase().replace('.', "-"))
}

/// The keys of all words about the law.
pub fn keys() -> impl Iterator<Item = String> {
    NUMBERS.iter().map(|number| key(number))
}

/// What stands behind a number; of numbers without words of their own, what stands above them.
pub fn law(words: &Words, number: &str) -> Option<(String, String)> {
    let mut number = number.trim();
    loop {
        if words.has(&key(number)) {
            return Some((number.to_owned(), words.text(&key(number))));
        }
        number = number.rsplit_once('.')?.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_number_in_the_list_has_words() {
        let words = Words::english();
        let missing: Vec<_> = NUMBERS.iter().filter(|number| !words.has(&key(number))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn a_number_without_words_is_answered_with_the_one_above_it() {
        let words = Words::english();
        assert_eq!(law(words, "6.5.4.III").map(|(number, _)| number).as_deref(), Some("6.5.4"));
        assert_eq!(law(words, "6.5.4.ii").map(|(number, _)| number).as_deref(), Some("6.5.4.ii"));
        assert_eq!(law(words, "0.1"), None);
        assert_eq!(law(words, ""), None);
    }

    /// Literals like `"6.5.4.II"` in the code of the rules.
    fn cited(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("the rules lie there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                cited(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source file");
            let is_number = |text: &&str| {
                let mut parts = text.split('.');
                let chapter = parts.next().is_some_and(|part| {
                    ["A", "B", "C", "D", "E", "F", "G"].contains(&part) || part.parse::<u8>().is_ok()
                });
                let rest: Vec<&str> = parts.collect();
                const ROMAN: [&str; 9] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
                let known = |part: &&str| {
                    part.parse::<u8>().is_ok() || [&ROMAN[..], &["a", "b", "c", "d"]].concat().contains(part)
                };
                chapter && !rest.is_empty() && rest.iter().all(known)
            };
            found.extend(text.split('"').skip(1).step_by(2).filter(is_number).map(str::to_owned));
        }
    }

    #[test]
    fn every_number_that_the_rules_cite_is_explained() {
        let mut found = Vec::new();
        cited(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/root"), &mut found);
        assert!(found.len() > 50, "{found:?}");
        found.retain(|number| law(Words::english(), number).is_none());
        assert_eq!(found, [""; 0]);
    }
}
