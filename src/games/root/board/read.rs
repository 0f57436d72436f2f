//! Reading TOML by hand, so that one pass finds every fault and names its place. A derived reader stops at the first.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{BoardFault, Fault};

/// A place in the file: the key, and where in the text it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub key: String,
    pub offset: usize,
}

/// The faults found so far.
pub struct Faults<'t> {
    file: &'t str,
    text: &'t str,
    list: Vec<BoardFault>,
}

impl<'t> Faults<'t> {
    pub fn new(file: &'t str, text: &'t str) -> Self {
        Self { file, text, list: Vec::new() }
    }

    pub fn add(&mut self, spot: &Spot, fault: Fault) {
        let before = &self.text.as_bytes()[..spot.offset.min(self.text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        self.list.push(BoardFault { file: self.file.to_owned(), line, key: spot.key.clone(), fault });
    }

    pub fn count(&self) -> usize {
        self.list.len()
    }

    pub fn into_list(self) -> Vec<BoardFault> {
        self.list
    }

    /// Returns the document's top table, or nothing and at least one fault.
    pub fn parse(&mut self) -> Option<Spanned<DeTable<'t>>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            let offset = error.span().map_or(0, |span| span.start);
            self.add(&Spot { key: "board".to_owned(), offset }, Fault::Syntax(error.message().to_owned()));
        }
        errors.is_empty().then_some(table)
    }
}

/// A value and its place.
#[derive(Clone)]
pub struct Node<'d> {
    pub spot: Spot,
    value: &'d DeValue<'d>,
}

impl<'d> Node<'d> {
    fn wrong_kind(&self, wanted: &'static str, faults: &mut Faults) {
        faults.add(&self.spot, Fault::Kind { wanted, found: self.value.type_str() });
    }

    pub fn integer(&self, range: RangeInclusive<i64>, faults: &mut Faults) -> Option<i64> {
        let (low, high) = (*range.start(), *range.end());
        let DeValue::Integer(integer) = self.value else {
            self.wrong_kind("board-integer", faults);
            return None;
        };
        // An integer beyond `i64` is beyond every range as well; its sign says on which side.
        let value = i64::from_str_radix(integer.as_str(), integer.radix())
            .unwrap_or(if integer.as_str().starts_with('-') { i64::MIN } else { i64::MAX });
        if range.contains(&value) {
            return Some(value);
        }
        faults.add(&self.spot, Fault::Range { value, low, high });
        None
    }

    /// Returns an integer for which `u8` has room.
    pub fn small(&self, range: RangeInclusive<u8>, faults: &mut Faults) -> Option<u8> {
        let (low, high) = range.into_inner();
        self.integer(i64::from(low)..=i64::from(high), faults).and_then(|value| u8::try_from(value).ok())
    }

    pub fn flag(&self, faults: &mut Faults) -> Option<bool> {
        let flag = self.value.as_bool();
        if flag.is_none() {
            self.wrong_kind("board-flag", faults);
        }
        flag
    }

    pub fn text(&self, faults: &mut Faults) -> Option<&'d str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wrong_kind("board-text", faults);
        }
        text
    }

    pub fn list(&self, faults: &mut Faults) -> Option<Vec<Node<'d>>> {
        let Some(array) = self.value.as_array() else {
            self.wrong_kind("board-list", faults);
            return None;
        };
        // Counted from 1, as clearings are: `clearings[3]` is the third.
        let node = |(index, value): (usize, &'d Spanned<DeValue<'d>>)| Node {
            spot: Spot { key: format!("{}[{}]", self.spot.key, index + 1), offset: value.span().start },
            value: value.get_ref(),
        };
        Some(array.iter().enumerate().map(node).collect())
    }

    /// Returns an array of exactly `N` integers, each within its range.
    pub fn integers<const N: usize>(&self, ranges: [RangeInclusive<i64>; N], faults: &mut Faults) -> Option<[i64; N]> {
        let list = self.list(faults)?;
        if list.len() != N {
            faults.add(&self.spot, Fault::Length { wanted: N, found: list.len() });
            return None;
        }
        let mut values = [0; N];
        let mut whole = true;
        for ((slot, node), range) in values.iter_mut().zip(&list).zip(ranges) {
            match node.integer(range, faults) {
                Some(value) => *slot = value,
                None => whole = false,
            }
        }
        whole.then_some(values)
    }

    /// Returns a column and a row with fractions, in tenths, neither above its most.
    pub fn tenths(&self, most: [i64; 2], faults: &mut Faults) -> Option<(i32, i32)> {
        let list = self.list(faults)?;
        let [x, y] = list.as_slice() else {
            faults.add(&self.spot, Fault::Length { wanted: 2, found: list.len() });
            return None;
        };
        let mut one = |node: &Node, most: i64| match node.value {
            DeValue::Float(float) => {
                let tenths = (float.as_str().parse::<f64>().ok()? * 10.0).round();
                let within = (0.0..=(most * 10) as f64).contains(&tenths);
                if !within {
                    faults.add(&node.spot, Fault::Range { value: (tenths / 10.0) as i64, low: 0, high: most });
                }
                within.then_some(tenths as i32)
            }
            _ => node.integer(0..=most, faults).map(|value| value as i32 * 10),
        };
        Some((one(x, most[0])?, one(y, most[1])?))
    }

    pub fn table(&self, faults: &mut Faults) -> Option<Fields<'d>> {
        let Some(table) = self.value.as_table() else {
            self.wrong_kind("board-table", faults);
            return None;
        };
        Some(Fields { spot: self.spot.clone(), table, known: Vec::new() })
    }
}

/// The keys of a table. Every key that is not asked for is a fault.
pub struct Fields<'d> {
    pub spot: Spot,
    table: &'d DeTable<'d>,
    known: Vec<&'static str>,
}

impl<'d> Fields<'d> {
    pub fn top(table: &'d Spanned<DeTable<'d>>) -> Self {
        Self { spot: Spot { key: "board".to_owned(), offset: 0 }, table: table.get_ref(), known: Vec::new() }
    }

    fn key(&self, name: &str) -> String {
        if self.spot.key == "board" { name.to_owned() } else { format!("{}.{name}", self.spot.key) }
    }

    pub fn optional(&mut self, name: &'static str) -> Option<Node<'d>> {
        self.known.push(name);
        let value = self.table.get(name)?;
        Some(Node { spot: Spot { key: self.key(name), offset: value.span().start }, value: value.get_ref() })
    }

    pub fn required(&mut self, name: &'static str, faults: &mut Faults) -> Option<Node<'d>> {
        let node = self.optional(name);
        if node.is_none() {
            faults.add(&Spot { key: self.key(name), offset: self.spot.offset }, Fault::Missing);
        }
        node
    }

    /// Returns all keys with their values, for tables whose keys are names of things.
    pub fn all(self) -> Vec<(Spot, &'d str, Node<'d>)> {
        let entry = |(name, value): (&'d Spanned<_>, &'d Spanned<DeValue<'d>>)| {
            let name: &'d std::borrow::Cow<'d, str> = name.get_ref();
            let key = self.key(name);
            let node = Node { spot: Spot { key: key.clone(), offset: value.span().start }, value: value.get_ref() };
            (Spot { key, offset: value.span().start }, name.as_ref(), node)
        };
        self.table.iter().map(entry).collect()
    }

    /// Reports the keys that nobody asked for.
    pub fn finish(self, faults: &mut Faults) {
        for (name, _) in self.table.iter() {
            if !self.known.contains(&name.get_ref().as_ref()) {
                let spot = Spot { key: self.key(name.get_ref()), offset: name.span().start };
                faults.add(&spot, Fault::UnknownKey { known: self.known.clone() });
            }
        }
    }
}
