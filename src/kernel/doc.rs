//! Reads a document key by key and keeps account of every fault, so that all are told at once.

use super::{Message, PositionErrors};
use std::cell::RefCell;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// The keys of one table that is being read. Faults go to a common list under the full path of their key.
pub struct Fields<'a> {
    table: Option<&'a Table>,
    path: String,
    seen: BTreeSet<&'a str>,
    errors: &'a RefCell<PositionErrors>,
}

impl<'a> Fields<'a> {
    pub fn new(table: &'a Table, errors: &'a RefCell<PositionErrors>) -> Self {
        Self { table: Some(table), path: String::new(), seen: BTreeSet::new(), errors }
    }

    fn key_path(&self, key: &str) -> String {
        match (self.path.as_str(), key) {
            ("", key) => key.to_owned(),
            (path, "") => path.to_owned(),
            (path, key) => format!("{path}.{key}"),
        }
    }

    /// Notes a fault of a key; a sentence without places is its key.
    pub fn fault(&self, key: &str, fault: impl Into<Message>) {
        self.note(key, fault.into());
    }

    fn note(&self, key: &str, fault: Message) {
        self.errors.borrow_mut().add(self.key_path(key), fault);
    }

    /// Returns the value of a key, which then counts as read.
    pub fn value(&mut self, key: &str) -> Option<&'a Value> {
        let (key, value) = self.table?.get_key_value(key)?;
        self.seen.insert(key.as_str());
        Some(value)
    }

    pub fn has(&self, key: &str) -> bool {
        self.table.is_some_and(|table| table.contains_key(key))
    }

    /// Returns the keys of the table, in its order.
    pub fn keys(&self) -> Vec<&'a str> {
        self.table.map(|table| table.keys().map(String::as_str).collect()).unwrap_or_default()
    }

    /// Notes each of the keys that is missing.
    pub fn need(&self, keys: &[&str]) {
        for key in keys.iter().filter(|key| !self.has(key)) {
            self.fault(key, "doc-missing");
        }
    }

    /// Returns a whole number from 0 to `most`.
    pub fn number(&mut self, key: &str, most: u16) -> Option<u16> {
        self.whole(key, 0, most.into()).map(|number| number as u16)
    }

    /// Returns a whole number from `least` to `most`.
    pub fn whole(&mut self, key: &str, least: u64, most: u64) -> Option<u64> {
        let value = self.value(key)?;
        let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
        let fitting = number.filter(|number| (least..=most).contains(number));
        if fitting.is_none() {
            self.fault(key, not("doc-number", value).number("least", least).number("most", most));
        }
        fitting
    }

    /// Returns a number that fits a byte; 0 if it is not there.
    pub fn count(&mut self, key: &str, most: u8) -> u8 {
        self.number(key, u16::from(most)).unwrap_or(0) as u8
    }

    pub fn flag(&mut self, key: &str) -> bool {
        match self.value(key) {
            None => false,
            Some(Value::Boolean(flag)) => *flag,
            Some(value) => {
                self.fault(key, not("doc-flag", value));
                false
            }
        }
    }

    pub fn text(&mut self, key: &str) -> Option<&'a str> {
        let value = self.value(key)?;
        if value.as_str().is_none() {
            self.fault(key, not("doc-text", value));
        }
        value.as_str()
    }

    /// Returns a text that `read` understands; `what` is the key of the sentence that names what it should be and has a
    /// place for the text.
    pub fn word<T>(&mut self, key: &str, what: &'static str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let text = self.text(key)?;
        let word = read(text);
        if word.is_none() {
            self.fault(key, no(what, &Value::from(text)));
        }
        word
    }

    /// Returns a list of texts, each with its index; those that `read` does not understand are faults.
    pub fn words<T>(&mut self, key: &str, what: &'static str, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
        self.list(key, what, |value| value.as_str().and_then(&read))
    }

    /// Returns a list of values in whatever form `read` takes; `what` as in `words`.
    pub fn list<T>(&mut self, key: &str, what: &'static str, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
        let Some(value) = self.value(key) else { return Vec::new() };
        let Some(list) = value.as_array() else {
            self.fault(key, not("doc-texts", value));
            return Vec::new();
        };
        let mut words = Vec::new();
        for (index, value) in list.iter().enumerate() {
            match read(value) {
                Some(word) => words.push(word),
                None => self.misread(key, index, what, value),
            }
        }
        words
    }

    /// Notes that a value of a list is not what it should be.
    fn misread(&self, key: &str, index: usize, what: &'static str, value: &Value) {
        self.fault(&format!("{key}[{index}]"), no(what, value));
    }

    /// Returns a list of whole numbers from `least` to `most`.
    pub fn numbers(&mut self, key: &str, least: u8, most: u8) -> Option<Vec<u8>> {
        let value = self.value(key)?;
        let Some(list) = value.as_array() else {
            self.fault(key, not("doc-numbers", value));
            return None;
        };
        let mut numbers = Vec::new();
        for (index, value) in list.iter().enumerate() {
            let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
            match number.filter(|number| (least..=most).contains(number)) {
                Some(number) => numbers.push(number),
                None => self.fault(
                    &format!("{key}[{index}]"),
                    not("doc-range", value).number("least", least).number("most", most),
                ),
            }
        }
        Some(numbers)
    }

    /// Returns a table under a key, as it is.
    pub fn whole_table(&mut self, key: &str) -> Option<&'a Table> {
        let value = self.value(key)?;
        if value.as_table().is_none() {
            self.fault(key, not("doc-table", value));
        }
        value.as_table()
    }

    /// Returns the fields of a table under a key; an empty one if it is not there.
    pub fn table(&mut self, key: &str) -> Fields<'a> {
        let (path, table) = (self.key_path(key), self.whole_table(key));
        Fields { table, path, seen: BTreeSet::new(), errors: self.errors }
    }

    /// Returns the fields of each table of a list under a key; none if it is not there.
    pub fn tables(&mut self, key: &str) -> Vec<Fields<'a>> {
        let Some(value) = self.value(key) else { return Vec::new() };
        let tables = value.as_array().and_then(|list| list.iter().map(Value::as_table).collect::<Option<Vec<_>>>());
        if tables.is_none() {
            self.fault(key, not("doc-tables", value));
        }
        let fields = |(index, table)| {
            let path = format!("{}[{index}]", self.key_path(key));
            Fields { table: Some(table), path, seen: BTreeSet::new(), errors: self.errors }
        };
        tables.unwrap_or_default().into_iter().enumerate().map(fields).collect()
    }

    /// Returns a table from names that `read` understands to numbers up to `most`.
    pub fn counts<T>(
        &mut self,
        key: &str,
        what: &'static str,
        most: u8,
        read: impl Fn(&str) -> Option<T>,
    ) -> Vec<(T, u8)> {
        let mut fields = self.table(key);
        let mut counts = Vec::new();
        for name in fields.keys() {
            match read(name) {
                Some(word) => counts.push((word, fields.count(name, most))),
                None => {
                    fields.value(name);
                    fields.fault(name, no(what, &Value::from(name)));
                }
            }
        }
        counts
    }

    /// Returns a list of pairs of whole numbers, each from `least` to `most`.
    pub fn pairs(&mut self, key: &str, least: i8, most: i8) -> Vec<(i8, i8)> {
        let number = |value: &Value| {
            let number = value.as_integer().and_then(|number| i8::try_from(number).ok());
            number.filter(|number| (least..=most).contains(number))
        };
        let pair = |value: &Value| match value.as_array()?.as_slice() {
            [one, other] => Some((number(one)?, number(other)?)),
            _ => None,
        };
        let Some(value) = self.value(key) else { return Vec::new() };
        let Some(list) = value.as_array() else {
            self.fault(key, not("doc-pairs", value));
            return Vec::new();
        };
        let mut pairs = Vec::new();
        for (index, value) in list.iter().enumerate() {
            match pair(value) {
                Some(pair) => pairs.push(pair),
                None => self.fault(
                    &format!("{key}[{index}]"),
                    not("doc-pair", value).number("least", least).number("most", most),
                ),
            }
        }
        pairs
    }

    /// Makes a fault of every key that nobody asked for.
    pub fn finish(self) {
        for key in self.keys() {
            if !self.seen.contains(key) {
                self.fault(key, "doc-unknown-key");
            }
        }
    }
}

/// A value of another kind is expected.
fn not(wanted: &'static str, found: &Value) -> Message {
    Message::new(wanted).text("found", shortened(&found.to_string()))
}

/// Makes the message that a text is not what it should be.
pub(super) fn no(what: &'static str, found: &Value) -> Message {
    Message::new(what).text("text", shortened(&found.to_string()))
}

/// Cuts a value of a document to a bearable length.
fn shortened(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_told_with_its_path() {
        let table: Table = "a = 300\nb = \"x\"\n[c]\nd = [\"one\", 2]\ne = true\n".parse().expect("valid TOML");
        let errors = RefCell::new(PositionErrors::default());
        let mut fields = Fields::new(&table, &errors);
        assert_eq!(fields.count("a", 255), 0);
        let mut inner = fields.table("c");
        assert_eq!(inner.words("d", "doc-no-text", |word| (word == "one").then_some(1)), [1]);
        inner.finish();
        fields.finish();
        let errors = errors.into_inner();
        let keys: Vec<&str> = errors.0.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["a", "c.d[1]", "c.e", "b"]);
        assert_eq!(errors.0[0].1.to_string(), "expected a whole number from 0 to 255, found 300");
    }

    #[test]
    fn what_is_missing_or_out_of_range_is_told() {
        let table: Table = "a = [[1, 2], [3], [1, 9]]\nb = 0\n".parse().expect("valid TOML");
        let errors = RefCell::new(PositionErrors::default());
        let mut fields = Fields::new(&table, &errors);
        assert_eq!(fields.pairs("a", -1, 8), [(1, 2)]);
        assert_eq!((fields.whole("b", 1, 12), fields.whole("c", 1, 12)), (None, None));
        fields.need(&["b", "c"]);
        let faults = errors.into_inner();
        let faults: Vec<String> = faults.0.iter().map(|(key, fault)| format!("{key}: {fault}")).collect();
        assert_eq!(
            faults,
            [
                "a[1]: expected 2 numbers from -1 to 8, found [3]",
                "a[2]: expected 2 numbers from -1 to 8, found [1, 9]",
                "b: expected a whole number from 1 to 12, found 0",
                "c: this key is missing",
            ]
        );
    }

    #[test]
    fn what_a_document_says_is_shown_shortened() {
        let table: Table = format!("a = \"{}\"", "ä".repeat(500)).parse().expect("valid TOML");
        let errors = RefCell::new(PositionErrors::default());
        assert!(!Fields::new(&table, &errors).flag("a"));
        let fault = errors.into_inner().to_string();
        assert!(fault.ends_with("ä...") && fault.len() < 250, "{fault}");
    }
}
