//! Documents read and written by one description: a function names each key once, and visits it in either direction.
//!
//! Reading, a key that is missing or faulty leaves its place as it is, so that what is there before is what a document
//! means that leaves the key out. Writing, a place with nothing in it is left out, unless its key is [`always`] written;
//! the order of the visit is that of reading, as a document has its keys in the order of their letters.

use super::doc::{Fields, no};
use super::set::Bits;
use super::{Doc, Indexed, Message, Options, PositionErrors, TextForm};
use serde::{Serialize, Serializer};
use std::cell::RefCell;
use std::collections::BTreeMap;
use toml::Value;

/// A key, and what becomes of it where there is nothing to say.
#[derive(Clone, Copy)]
pub struct Key<'k> {
    name: &'k str,
    need: Need,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    /// Left out.
    Free,
    Written,
    /// Written, and missed if it is not there.
    Read,
}

/// Returns names a key that is written in any case.
pub const fn always(name: &str) -> Key<'_> {
    Key { name, need: Need::Written }
}

/// Returns names a key that is written in any case and that no document leaves out.
pub const fn needed(name: &str) -> Key<'_> {
    Key { name, need: Need::Read }
}

impl<'k> From<&'k str> for Key<'k> {
    fn from(name: &'k str) -> Self {
        Key { name, need: Need::Free }
    }
}

/// A form that a value has in documents.
pub trait Form<T> {
    /// Returns the key of the sentence that says what another value is not; its place `text` takes that value.
    fn what(&self) -> &'static str;

    fn read(&self, value: &Value) -> Option<T>;

    fn write(&self, value: &T) -> Value;
}

/// The members of a closed list as documents call them, by index. One with an empty name is not at this table.
pub struct Names {
    what: &'static str,
    ids: Ids,
}

enum Ids {
    Fixed(&'static [&'static str]),
    Own(Vec<String>),
}

impl Names {
    pub const fn new(what: &'static str, ids: &'static [&'static str]) -> Self {
        Self { what, ids: Ids::Fixed(ids) }
    }

    pub fn own(what: &'static str, ids: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { what, ids: Ids::Own(ids.into_iter().map(Into::into).collect()) }
    }

    fn len(&self) -> usize {
        match &self.ids {
            Ids::Fixed(ids) => ids.len(),
            Ids::Own(ids) => ids.len(),
        }
    }

    fn id(&self, index: usize) -> &str {
        match &self.ids {
            Ids::Fixed(ids) => ids.get(index).copied().unwrap_or_default(),
            Ids::Own(ids) => ids.get(index).map(String::as_str).unwrap_or_default(),
        }
    }

    /// Returns the index of the member with this name.
    pub fn find(&self, id: &str) -> Option<usize> {
        (0..self.len()).find(|&index| self.id(index) == id).filter(|_| !id.is_empty())
    }
}

impl<T: Indexed> Form<T> for Names {
    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, value: &Value) -> Option<T> {
        self.find(value.as_str()?).map(|index| T::from_index(index as u8))
    }

    fn write(&self, value: &T) -> Value {
        Value::from(self.id(value.to_index()))
    }
}

/// A form that is a text.
pub struct Texts<'f, T> {
    pub what: &'static str,
    pub read: &'f dyn Fn(&str) -> Option<T>,
    pub write: &'f dyn Fn(&T) -> String,
}

impl<T> Form<T> for Texts<'_, T> {
    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, value: &Value) -> Option<T> {
        (self.read)(value.as_str()?)
    }

    fn write(&self, value: &T) -> Value {
        Value::from((self.write)(value))
    }
}

/// A form of any kind.
pub struct Values<'f, T> {
    pub what: &'static str,
    pub read: &'f dyn Fn(&Value) -> Option<T>,
    pub write: &'f dyn Fn(&T) -> Value,
}

impl<T> Form<T> for Values<'_, T> {
    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, value: &Value) -> Option<T> {
        (self.read)(value)
    }

    fn write(&self, value: &T) -> Value {
        (self.write)(value)
    }
}

/// A document as it was written, with its keys in the order of the visit.
pub struct Document(Vec<(String, Node)>);

enum Node {
    Value(Value),
    Table(Document),
    Tables(Vec<Document>),
}

impl Document {
    /// Returns the document with its keys in the order of their letters.
    pub fn into_doc(self) -> Doc {
        let value = |node| match node {
            Node::Value(value) => value,
            Node::Table(table) => Value::from(table.into_doc()),
            Node::Tables(tables) => Value::from(tables.into_iter().map(Document::into_doc).collect::<Vec<_>>()),
        };
        self.0.into_iter().map(|(key, node)| (key, value(node))).collect()
    }
}

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, node)| (key, node)))
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Node::Value(value) => value.serialize(to),
            Node::Table(table) => table.serialize(to),
            Node::Tables(tables) => tables.serialize(to),
        }
    }
}

/// One table of a document that is being read or written.
pub struct Codec<'a>(Side<'a>);

enum Side<'a> {
    Read(Fields<'a>),
    Write(Document),
}

impl<'a> Codec<'a> {
    /// Reads what the visit makes of a document; it returns nothing if it has to stop early.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key; a key that the visit does not name is one.
    pub fn read<T>(doc: &Doc, visit: impl FnOnce(&mut Codec<'_>) -> Option<T>) -> Result<T, PositionErrors> {
        let errors = RefCell::new(PositionErrors::default());
        let mut codec = Codec(Side::Read(Fields::new(doc, &errors)));
        let read = visit(&mut codec);
        if read.is_some() {
            codec.finish();
        }
        let errors = errors.into_inner();
        read.filter(|_| errors.0.is_empty()).ok_or(errors)
    }

    /// Writes what the visit names.
    pub fn write(visit: impl FnOnce(&mut Codec<'_>)) -> Document {
        let mut codec = Codec(Side::Write(Document(Vec::new())));
        visit(&mut codec);
        codec.finish()
    }

    /// Notes each key of what is read that nobody asked for; returns what is written.
    fn finish(self) -> Document {
        match self.0 {
            Side::Read(fields) => {
                fields.finish();
                Document(Vec::new())
            }
            Side::Write(written) => written,
        }
    }

    pub const fn reads(&self) -> bool {
        matches!(self.0, Side::Read(_))
    }

    /// Returns whether a document that is read has the key.
    pub fn has(&self, key: &str) -> bool {
        self.holds(key, false)
    }

    /// Returns whether the key is to be visited: reading, if the document has it; writing, if there is something to say.
    pub fn holds(&self, key: &str, says: bool) -> bool {
        match &self.0 {
            Side::Read(fields) => fields.has(key),
            Side::Write(_) => says,
        }
    }

    /// Notes a fault of a key of what is read.
    pub fn fault(&self, key: &str, fault: impl Into<Message>) {
        if let Side::Read(fields) = &self.0 {
            fields.fault(key, fault);
        }
    }

    /// Takes a key as known that another visit reads and writes.
    pub fn skip(&mut self, key: &str) {
        if let Side::Read(fields) = &mut self.0 {
            fields.value(key);
        }
    }

    /// Takes all keys as known, where nothing can be said of them.
    pub fn skip_all(&mut self) {
        if let Side::Read(fields) = &mut self.0 {
            fields.keys().into_iter().for_each(|key| {
                fields.value(key);
            });
        }
    }

    /// Returns the fields that are read, if they have the key.
    fn read_from(&mut self, key: Key<'_>) -> Option<&mut Fields<'a>> {
        let Side::Read(fields) = &mut self.0 else { return None };
        if key.need == Need::Read {
            fields.need(&[key.name]);
        }
        fields.has(key.name).then_some(fields)
    }

    /// Writes what a key says, which may be nothing.
    fn write_to(&mut self, key: Key<'_>, says: bool, node: impl FnOnce() -> Node) {
        if let Side::Write(Document(written)) = &mut self.0
            && (says || key.need != Need::Free)
        {
            written.push((key.name.to_owned(), node()));
        }
    }

    fn put(&mut self, key: Key<'_>, value: Option<Value>) {
        if let Side::Write(Document(written)) = &mut self.0 {
            written.extend(value.map(|value| (key.name.to_owned(), Node::Value(value))));
        }
    }

    /// Visits what every position begins with: its format and the options of its game.
    pub fn head(&mut self, format: u16, options: &mut Options) {
        let mut said = format;
        self.number(always("format"), u16::MAX, &mut said);
        if said != format {
            self.fault("format", Message::new("doc-format").number("own", format));
        }
        self.texts(always("seats"), &mut options.seats);
        self.text("board", &mut options.board);
        self.text("deck", &mut options.deck);
    }

    pub fn flag<'k>(&mut self, key: impl Into<Key<'k>>, flag: &mut bool) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            *flag = fields.flag(key.name);
        }
        self.write_to(key, *flag, || Node::Value(Value::from(*flag)));
    }

    /// Visits a whole number up to `most`.
    pub fn number<'k, N: Copy + TryFrom<u64> + TryInto<u64>>(
        &mut self,
        key: impl Into<Key<'k>>,
        most: impl Into<u64>,
        number: &mut N,
    ) {
        let mut whole = (*number).try_into().unwrap_or_default();
        self.whole(key.into(), 0, most.into(), &mut whole);
        *number = whole.try_into().unwrap_or(*number);
    }

    fn whole(&mut self, key: Key<'_>, least: u64, most: u64, number: &mut u64) {
        if let Some(fields) = self.read_from(key) {
            *number = fields.whole(key.name, least, most).unwrap_or(*number);
        }
        self.write_to(key, *number > 0, || Node::Value(Value::from(*number as i64)));
    }

    /// Visits a place by its number, the first of which is `first`.
    pub fn numbered<'k, T: Indexed>(
        &mut self,
        key: impl Into<Key<'k>>,
        first: u8,
        count: usize,
        place: &mut Option<T>,
    ) {
        let key = key.into();
        let last = u64::from(first) + count as u64 - 1;
        if let Some(number) = self.read_from(key).and_then(|fields| fields.whole(key.name, first.into(), last)) {
            *place = Some(T::from_index(number as u8 - first));
        }
        self.put(key, place.map(|place| Value::from(i64::from(first) + place.to_index() as i64)));
    }

    /// Visits the count of things in a place that are not known. Only what one viewer knows can have such a count, and not
    /// for a place that they see.
    pub fn unknown(&mut self, key: &str, may_be: bool, count: &mut u8) {
        if self.has(key) && !may_be {
            self.skip(key);
            return self.fault(key, "doc-hidden");
        }
        self.number(key, u8::MAX, count);
    }

    pub fn text<'k>(&mut self, key: impl Into<Key<'k>>, text: &mut Option<String>) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            *text = fields.text(key.name).map(str::to_owned);
        }
        self.put(key, text.clone().map(Value::from));
    }

    /// Visits a text that says nothing if it is empty.
    pub fn string<'k>(&mut self, key: impl Into<Key<'k>>, text: &mut String) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            *text = fields.text(key.name).unwrap_or_default().to_owned();
        }
        self.write_to(key, !text.is_empty(), || Node::Value(Value::from(text.as_str())));
    }

    pub fn texts<'k>(&mut self, key: impl Into<Key<'k>>, texts: &mut Vec<String>) {
        self.list(
            key,
            &Texts { what: "doc-no-text", read: &|text| Some(text.to_owned()), write: &String::clone },
            texts,
        );
    }

    /// Visits a document within the document.
    pub fn doc<'k>(&mut self, key: impl Into<Key<'k>>, doc: &mut Option<Doc>) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            *doc = fields.whole_table(key.name).cloned();
        }
        self.put(key, doc.clone().map(Value::from));
    }

    /// Visits a value that may be missing, and whose form is a text.
    pub fn word<'k, T>(&mut self, key: impl Into<Key<'k>>, form: &dyn Form<T>, word: &mut Option<T>) {
        let key = key.into();
        if let Some(fields) = self.read_from(key)
            && let Some(text) = fields.text(key.name).map(Value::from)
        {
            match form.read(&text) {
                Some(read) => *word = Some(read),
                None => fields.fault(key.name, no(form.what(), &text)),
            }
        }
        self.put(key, word.as_ref().map(|word| form.write(word)));
    }

    /// Visits a value that is always written.
    pub fn named<'k, T>(&mut self, key: impl Into<Key<'k>>, form: &dyn Form<T>, named: &mut T) {
        let key = key.into();
        if let Some(fields) = self.read_from(key)
            && let Some(value) = fields.value(key.name)
        {
            match form.read(value) {
                Some(read) => *named = read,
                None => fields.fault(key.name, no(form.what(), value)),
            }
        }
        self.put(key, Some(form.write(named)));
    }

    /// Visits a list.
    pub fn list<'k, T>(&mut self, key: impl Into<Key<'k>>, form: &dyn Form<T>, list: &mut Vec<T>) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            let length = fields.value(key.name).and_then(Value::as_array).map(Vec::len);
            let read = fields.list(key.name, form.what(), |value| form.read(value));
            // A list with a fault, which is noted, says nothing about the whole.
            if length == Some(read.len()) {
                *list = read;
            }
        }
        self.write_to(key, !list.is_empty(), || {
            Node::Value(Value::Array(list.iter().map(|value| form.write(value)).collect()))
        });
    }

    /// Visits a row of places, each with a thing or a gap; it is always written.
    pub fn row<T: Copy>(&mut self, key: &str, form: &dyn Form<T>, gap: &'static str, places: &mut [Option<T>]) {
        let mut row = places.to_vec();
        let or_gap = Values {
            what: form.what(),
            read: &|value| if value.as_str() == Some(gap) { Some(None) } else { form.read(value).map(Some) },
            write: &|place: &Option<T>| place.map_or_else(|| Value::from(gap), |thing| form.write(&thing)),
        };
        self.list(always(key), &or_gap, &mut row);
        if row.len() > places.len() {
            self.fault(key, Message::new("doc-places").number("most", places.len()));
        }
        places.iter_mut().zip(row).for_each(|(place, thing)| *place = thing);
    }

    /// Visits a list of tasks, to each of which `push` finds a place; `full` is the sentence that there is none.
    pub fn tasks<T: TextForm>(
        &mut self,
        key: &str,
        what: &'static str,
        held: Vec<T>,
        full: &'static str,
        mut push: impl FnMut(T) -> bool,
    ) {
        let mut list = held;
        self.list(always(key), &Texts { what, read: &T::from_text, write: &T::to_text }, &mut list);
        if self.has(key) && !list.into_iter().all(&mut push) {
            self.fault(key, full);
        }
    }

    /// Visits a list of things that are `held` and, reading, dealt one by one; `none` is the sentence that there is no more
    /// of one, with its name in place `what`.
    pub fn dealt<'k>(
        &mut self,
        key: impl Into<Key<'k>>,
        names: &Names,
        held: &mut dyn Iterator<Item = usize>,
        none: &'static str,
        deal: &mut dyn FnMut(usize) -> bool,
    ) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            for index in fields.words(key.name, names.what, |id| names.find(id)) {
                if !deal(index) {
                    fields.fault(key.name, Message::new(none).text("what", names.id(index)));
                }
            }
        } else if !self.reads() {
            let ids: Vec<Value> = held.map(|index| Value::from(names.id(index))).collect();
            self.write_to(key, !ids.is_empty(), || Node::Value(Value::from(ids)));
        }
    }

    /// Visits a set as a list of the names of its members.
    pub fn members<'k>(&mut self, key: impl Into<Key<'k>>, names: &Names, set: &mut impl Bits) {
        let mut bits = set.to_word();
        self.member_bits(key.into(), names, &mut bits);
        set.set_word(bits);
    }

    /// Visits the members that are marked as a list of their names.
    pub fn marks<'k>(&mut self, key: impl Into<Key<'k>>, names: &Names, marks: &mut [bool]) {
        let mut bits = marks.iter().rev().fold(0, |bits, &mark| bits << 1 | u128::from(mark));
        self.member_bits(key.into(), names, &mut bits);
        marks.iter_mut().enumerate().for_each(|(index, mark)| *mark = bits >> index & 1 == 1);
    }

    fn member_bits(&mut self, key: Key<'_>, names: &Names, bits: &mut u128) {
        let held = *bits;
        if self.has(key.name) {
            *bits = 0;
        }
        let mut indices = (0..names.len()).filter(|index| held >> index & 1 == 1);
        self.dealt(key, names, &mut indices, "doc-no-value", &mut |index| {
            *bits |= 1 << index;
            true
        });
    }

    /// Visits a set of places as a list of their numbers, which are from 1 to `most`.
    pub fn places<'k>(&mut self, key: impl Into<Key<'k>>, most: usize, set: &mut impl Bits) {
        let word = set.to_word();
        let mut numbers: Vec<u8> = (1..=most as u8).filter(|number| word >> (number - 1) & 1 == 1).collect();
        self.numbers(key, 1, most as u8, &mut numbers);
        set.set_word(numbers.into_iter().fold(0, |word, number| word | 1 << (number - 1)));
    }

    /// Visits a list of numbers from `least` to `most`.
    pub fn numbers<'k>(&mut self, key: impl Into<Key<'k>>, least: u8, most: u8, numbers: &mut Vec<u8>) {
        let key = key.into();
        if let Some(read) = self.read_from(key).and_then(|fields| fields.numbers(key.name, least, most)) {
            *numbers = read;
        }
        let list = || numbers.iter().map(|&number| i64::from(number)).collect::<Vec<_>>();
        self.write_to(key, !numbers.is_empty(), || Node::Value(Value::from(list())));
    }

    /// Visits a list of pairs of numbers from `least` to `most`.
    pub fn pairs<'k>(&mut self, key: impl Into<Key<'k>>, least: i8, most: i8, pairs: &mut Vec<(i8, i8)>) {
        let key = key.into();
        if let Some(fields) = self.read_from(key) {
            *pairs = fields.pairs(key.name, least, most);
        }
        let list = || pairs.iter().map(|&(one, other)| vec![i64::from(one), i64::from(other)]).collect::<Vec<_>>();
        self.write_to(key, !pairs.is_empty(), || Node::Value(Value::from(list())));
    }

    /// Visits a table from names to counts up to `most`, by index; what it does not name stays as it is.
    pub fn counts<'k>(&mut self, key: impl Into<Key<'k>>, names: &Names, most: u8, counts: &mut [u8]) {
        self.entries(key, names, &mut |codec, name, index| {
            if let Some(count) = counts.get_mut(index) {
                codec.number(name, most, count);
            }
        });
    }

    /// Visits a table from any names to numbers.
    pub fn tally<'k>(&mut self, key: impl Into<Key<'k>>, tally: &mut BTreeMap<String, u32>) {
        self.table(key, |codec| {
            if let Side::Read(fields) = &codec.0 {
                tally.extend(fields.keys().into_iter().map(|name| (name.to_owned(), 0)));
            }
            tally.iter_mut().for_each(|(name, count)| codec.number(always(name), u32::MAX, count));
        });
    }

    /// Visits a table by the names of its keys: reading, those that it has; writing, all.
    pub fn entries<'k>(
        &mut self,
        key: impl Into<Key<'k>>,
        names: &Names,
        visit: &mut dyn FnMut(&mut Codec<'a>, &str, usize),
    ) {
        self.table(key, |codec| {
            let Side::Read(fields) = &mut codec.0 else {
                let known = (0..names.len()).filter(|&index| !names.id(index).is_empty());
                return known.for_each(|index| visit(codec, names.id(index), index));
            };
            for key in fields.keys() {
                match names.find(key) {
                    Some(index) => visit(codec, key, index),
                    None => {
                        codec.skip(key);
                        codec.fault(key, no(names.what, &Value::from(key)));
                    }
                }
            }
        });
    }

    /// Visits a table; one that another visit has begun is continued.
    pub fn table<'k>(&mut self, key: impl Into<Key<'k>>, visit: impl FnOnce(&mut Codec<'a>)) {
        let key = key.into();
        let mut inner = self.open(key);
        visit(&mut inner);
        let written = inner.finish();
        self.write_to(key, !written.0.is_empty(), || Node::Table(written));
    }

    fn open(&mut self, key: Key<'_>) -> Codec<'a> {
        self.read_from(key);
        Codec(match &mut self.0 {
            Side::Read(fields) => Side::Read(fields.table(key.name)),
            Side::Write(Document(written)) => {
                let begun = written.iter().position(|(name, _)| name == key.name).map(|at| written.remove(at).1);
                Side::Write(if let Some(Node::Table(begun)) = begun { begun } else { Document(Vec::new()) })
            }
        })
    }

    /// Visits a list of tables, one for each thing; reading, what a table does not say is as in the `blank` one.
    pub fn tables<'k, T: Clone>(
        &mut self,
        key: impl Into<Key<'k>>,
        blank: &T,
        things: &mut Vec<T>,
        mut visit: impl FnMut(&mut Codec<'a>, &mut T),
    ) {
        let key = key.into();
        let read = self.read_from(key).map(|fields| fields.tables(key.name));
        let sides = match read {
            Some(tables) => {
                *things = vec![blank.clone(); tables.len()];
                tables.into_iter().map(Side::Read).collect()
            }
            None if self.reads() => return,
            None => things.iter().map(|_| Side::Write(Document(Vec::new()))).collect::<Vec<_>>(),
        };
        let mut tables = Vec::new();
        for (side, thing) in sides.into_iter().zip(&mut *things) {
            let mut codec = Codec(side);
            visit(&mut codec, thing);
            tables.push(codec.finish());
        }
        self.write_to(key, !tables.is_empty(), || Node::Tables(tables));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug, Default)]
    struct Shelf {
        room: u16,
        open: bool,
        marks: [bool; 3],
        counts: [u8; 3],
        jars: Vec<String>,
        below: Option<String>,
    }

    static SIZES: Names = Names::new("doc-no-text", &["small", "middle", "large"]);

    fn visit(codec: &mut Codec<'_>, shelf: &mut Shelf) {
        codec.number(always("room"), 9u64, &mut shelf.room);
        codec.flag("open", &mut shelf.open);
        codec.marks("marks", &SIZES, &mut shelf.marks);
        codec.counts("counts", &SIZES, 5, &mut shelf.counts);
        codec.texts(always("jars"), &mut shelf.jars);
        codec.table("below", |codec| codec.text("name", &mut shelf.below));
    }

    fn read(text: &str) -> Result<Shelf, PositionErrors> {
        let mut shelf = Shelf { room: 7, ..Shelf::default() };
        Codec::read(&text.parse().expect("valid TOML"), |codec| {
            visit(codec, &mut shelf);
            Some(shelf)
        })
    }

    fn write(mut shelf: Shelf) -> String {
        Codec::write(|codec| visit(codec, &mut shelf)).into_doc().to_string()
    }

    #[test]
    fn what_is_written_reads_back_and_nothing_is_left_out_but_nothing() {
        let shelf = Shelf {
            room: 2,
            open: true,
            marks: [true, false, true],
            counts: [0, 5, 0],
            jars: vec!["a".to_owned()],
            below: Some("b".to_owned()),
        };
        let text = write(shelf.clone());
        assert_eq!(
            text,
            "jars = [\"a\"]\nmarks = [\"small\", \"large\"]\nopen = true\nroom = 2\n\n[below]\nname = \"b\"\n\n\
             [counts]\nmiddle = 5\n"
        );
        assert_eq!(read(&text), Ok(shelf));
        assert_eq!(write(Shelf::default()), "jars = []\nroom = 0\n");
        assert_eq!(read("").map(|shelf| shelf.room), Ok(7), "what is left out stays as it is");
    }

    #[test]
    fn all_faults_are_told_each_with_its_key() {
        let faults = read(
            "room = 10\nopen = 1\nmarks = [\"tiny\"]\ncounts = { large = 6, huge = 1 }\njars = 2\nwind = 1\n\
             below = { named = \"b\" }\n",
        );
        let faults = faults.expect_err("faults").0;
        let keys: Vec<&str> = faults.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["room", "open", "marks[0]", "counts.huge", "counts.large", "jars", "below.named", "wind"]);
    }
}
