//! The words a player reads: Project Fluent resources by key. A key that is missing shows as itself in brackets.

use crate::kernel::embedded::{packed, unpack};
use crate::kernel::{Arg, Language, Message, sanitize};
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock, RwLockReadGuard};
use unic_langid::LanguageIdentifier;

/// A value for a place of a sentence, made from numbers and strings by `into`.
pub type Value<'a> = FluentValue<'a>;

/// The files of a language, embedded, each with how all its keys begin. They are asked in this order, so what every game
/// shows comes first. English is the language that is always complete.
macro_rules! files {
    ($language:literal) => {
        [
            ("", packed!(concat!("locales/", $language, ".screen.ftl"))),
            ("", packed!(concat!("locales/", $language, ".ftl"))),
            ("dewan-", packed!(concat!("locales/", $language, ".dewan.ftl"))),
            ("root-", packed!(concat!("locales/", $language, ".root.ftl"))),
            ("root-", packed!(concat!("locales/", $language, ".root-hirelings.ftl"))),
            ("root-", packed!(concat!("locales/", $language, ".root-clockwork.ftl"))),
            ("root-law-", packed!(concat!("locales/", $language, ".root-law.ftl"))),
            ("dewan-law-", packed!(concat!("locales/", $language, ".dewan-law.ftl"))),
            ("iwari-law-", packed!(concat!("locales/", $language, ".iwari-law.ftl"))),
            ("lesson-", packed!(concat!("locales/", $language, ".lessons.ftl"))),
            ("", packed!(concat!("locales/", $language, ".iwari.ftl"))),
            ("", packed!(concat!("locales/", $language, ".plain.ftl"))),
            ("", packed!(concat!("locales/", $language, ".tables.ftl"))),
        ]
    };
}

static IN_ENGLISH: LazyLock<Words> =
    LazyLock::new(|| Words { files: embedded(files!("en")), ..Words::new("en", &[]).0 });

static IN_CHINESE: LazyLock<Words> =
    LazyLock::new(|| Words { files: embedded(files!("zh")), ..Words::over_english("zh", &[]).0 });

static IN_JAPANESE: LazyLock<Words> =
    LazyLock::new(|| Words { files: embedded(files!("ja")), ..Words::over_english("ja", &[]).0 });

fn embedded(files: [(&'static str, &'static [u8]); 13]) -> Vec<File> {
    files.map(|(start, packed)| File::new(start, packed)).to_vec()
}

/// An embedded file. An entry is parsed when it is first looked up: a parsed file takes ten times the room of its text, and
/// of most files a game shows little.
#[derive(Clone)]
struct File {
    start: &'static str,
    packed: &'static [u8],
    text: OnceLock<&'static str>,
    /// The text behind the `=` of each key.
    entries: OnceLock<BTreeMap<&'static str, &'static str>>,
}

impl File {
    const fn new(start: &'static str, packed: &'static [u8]) -> Self {
        Self { start, packed, text: OnceLock::new(), entries: OnceLock::new() }
    }

    fn text(&self) -> &'static str {
        self.text.get_or_init(|| unpack(self.packed))
    }

    fn entries(&self) -> &BTreeMap<&'static str, &'static str> {
        self.entries.get_or_init(|| entries(self.text()).into_iter().collect())
    }

    /// A key and the text after its `=`.
    fn entry(&self, key: &str) -> Option<(&'static str, &'static str)> {
        let names = key.strip_prefix('-').unwrap_or(key).starts_with(self.start);
        let found = names.then(|| self.entries().get_key_value(key)).flatten()?;
        Some((found.0, found.1))
    }
}

/// The entries of a resource, each in two: its key (after `-` if it is a term) begins in the first column, and what stands
/// behind its `=` ends before the next one or a comment.
fn entries(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut begun: Option<(&str, usize)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let key = line.split_once('=').filter(|_| line.starts_with(is_first_of_a_key));
        if key.is_some() || line.starts_with('#') {
            found.extend(begun.take().map(|(key, start)| (key, &text[start..at])));
            begun = key.map(|(key, _)| (key.trim_end(), at + key.len() + 1));
        }
        at += line.len();
    }
    found.extend(begun.map(|(key, start)| (key, &text[start..])));
    found
}

fn is_first_of_a_key(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '-'
}

/// The id of what the reader may not know.
const HIDDEN: &str = "hidden";

/// The attribute that holds the short form of a sentence.
const SHORT: &str = "short";

/// The limit on formatting a sentence again because one that it refers to was not parsed yet.
const DEEPEST_REFERENCE: usize = 8;

/// The sentences of one language.
pub struct Words {
    /// The parts parsed so far.
    bundle: RwLock<FluentBundle<FluentResource>>,
    /// The file with the rest.
    files: Vec<File>,
    /// The words for what this language has none for.
    gaps: Option<&'static Words>,
}

impl Words {
    pub fn english() -> &'static Self {
        &IN_ENGLISH
    }

    /// Returns the words of a language, with English for every key that it has none for.
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &IN_ENGLISH,
            Language::Chinese => &IN_CHINESE,
            Language::Japanese => &IN_JAPANESE,
        }
    }

    /// Returns the words of some resources, and the faults found in them; what is not at fault can be used.
    pub fn new(language: &str, resources: &[&str]) -> (Self, Vec<String>) {
        let mut faults = Vec::new();
        let language = language.parse::<LanguageIdentifier>().unwrap_or_else(|fault| {
            faults.push(fault.to_string());
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks have no width in some terminals and one cell in others.
        bundle.set_use_isolating(false);
        for &text in resources {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| {
                    let line = text[..error.pos.start.min(text.len())].lines().count();
                    format!("line {line}: {error}")
                }));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(FluentError::to_string));
            }
        }
        (Self { bundle: RwLock::new(bundle), files: Vec::new(), gaps: None }, faults)
    }

    /// Returns the words of some resources in a language, with English for every key that they leave out; and the faults
    /// found in them.
    pub fn over_english(language: &str, resources: &[&str]) -> (Self, Vec<String>) {
        let (words, faults) = Self::new(language, resources);
        (Self { gaps: Some(Self::english()), ..words }, faults)
    }

    /// Returns the language, as pages name it.
    pub fn language(&self) -> String {
        self.bundle().locales.first().map(ToString::to_string).unwrap_or_default()
    }

    /// Returns a key as the English words spell it, for messages about things that are data; `None` if there is no such entry.
    pub fn key(key: &str) -> Option<&'static str> {
        Self::english().files.iter().find_map(|file| file.entry(key)).map(|(key, _)| key)
    }

    pub fn has(&self, key: &str) -> bool {
        self.find(key);
        let here = self.bundle().get_message(key).is_some_and(|message| message.value().is_some());
        here || self.gaps.is_some_and(|gaps| gaps.has(key))
    }

    /// Returns the keys of the embedded file whose keys all begin like this, in the order in which they are written there; of
    /// a language with gaps those of the language that fills them.
    pub fn keys_of(&self, start: &str) -> Vec<&'static str> {
        let files = self.gaps.map_or(&self.files, |gaps| &gaps.files);
        files
            .iter()
            .filter(|file| file.start == start)
            .flat_map(|file| entries(file.text()).into_iter().map(|(key, _)| key))
            .collect()
    }

    fn bundle(&self) -> RwLockReadGuard<'_, FluentBundle<FluentResource>> {
        // A bundle is whole after every entry that it takes.
        self.bundle.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sees to it that an entry has been parsed; whether there is one. A term is looked up with its `-`.
    fn find(&self, key: &str) -> bool {
        let is_parsed = match key.strip_prefix('-') {
            None => self.bundle().has_message(key),
            Some(_) => false,
        };
        if is_parsed {
            return true;
        }
        self.parse(key, &self.files)
    }

    /// Parses an entry of one of the files; whether there is one.
    fn parse(&self, key: &str, files: &[File]) -> bool {
        let Some((key, says)) = files.iter().find_map(|file| file.entry(key)) else { return false };
        let resource = FluentResource::try_new(format!("{key} ={says}")).unwrap_or_else(|(resource, _)| resource);
        // Refused only where another thread was quicker, and then it is there.
        let _ = self.bundle.write().unwrap_or_else(PoisonError::into_inner).add_resource(resource);
        true
    }

    /// Returns a sentence without places.
    pub fn text(&self, key: &str) -> String {
        self.format((key, None), None).0
    }

    /// Returns a sentence with its places filled.
    pub fn text_with(&self, key: &str, places: &[(&str, Value<'_>)]) -> String {
        self.format((key, None), Some(&args(places))).0
    }

    /// Returns an attribute of a key, such as its heading, if it has one of that name.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        self.has_attribute(key, name).then(|| self.format((key, Some(name)), None).0)
    }

    fn has_attribute(&self, key: &str, name: &str) -> bool {
        self.find(key);
        let here = self.bundle().get_message(key).is_some_and(|message| message.get_attribute(name).is_some());
        here || self.gaps.is_some_and(|gaps| gaps.has_attribute(key, name))
    }

    /// Returns things in a row, parted as the language parts them.
    pub fn list<T: AsRef<str>>(&self, things: impl IntoIterator<Item = T>) -> String {
        self.joined("list-more", things)
    }

    /// Returns sentences, one after the other.
    pub fn sentences<T: AsRef<str>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        self.joined("list-sentence", sentences)
    }

    /// Words side by side that are no sentence.
    pub fn beside<T: AsRef<str>>(&self, words: impl IntoIterator<Item = T>) -> String {
        self.joined("list-word", words)
    }

    /// Returns a place by its number, and its name or kind.
    pub fn place(&self, number: u8, name: &str) -> String {
        self.joined("list-place", [&number.to_string(), name])
    }

    /// Returns a thing, and what is said about it.
    pub fn labeled(&self, label: &str, text: &str) -> String {
        self.text_with("list-label", &[("label", label.into()), ("text", text.into())])
    }

    /// Returns a thing, and a remark about it.
    pub fn noted(&self, thing: &str, note: &str) -> String {
        self.text_with("list-note", &[("thing", thing.into()), ("note", note.into())])
    }

    /// Returns a thing, and how many times it is there if it is more than once.
    pub fn times(&self, thing: String, count: usize) -> String {
        match count {
            0 | 1 => thing,
            _ => self.text_with("list-times", &[("thing", thing.into()), ("count", (count as i64).into())]),
        }
    }

    /// Returns things in a row, a pair at a time by a sentence for what there is so far, `$list`, and the `$next` one.
    pub fn joined<T: AsRef<str>>(&self, key: &str, things: impl IntoIterator<Item = T>) -> String {
        let mut things = things.into_iter();
        let first = things.next().map(|thing| thing.as_ref().to_owned()).unwrap_or_default();
        things.fold(first, |list, thing| self.text_with(key, &[("list", list.into()), ("next", thing.as_ref().into())]))
    }

    /// Words the messages of the rules.
    pub fn say(&self, message: &Message) -> String {
        self.say_strictly(message).0
    }

    /// Words a message in fewer columns than `say`, where it has a short form.
    pub fn say_short(&self, message: &Message) -> String {
        let name = Some(SHORT).filter(|name| self.has_attribute(message.key, name));
        self.format((message.key, name), Some(&places(message, |arg| self.value(arg)))).0
    }

    /// Like `say`, with the faults: a missing key or name, a place that the message does not fill.
    pub fn say_strictly(&self, message: &Message) -> (String, Vec<String>) {
        let mut faults = Vec::new();
        let places = places(message, |arg| self.filled(arg, &mut faults));
        let (text, more) = self.format((message.key, None), Some(&places));
        faults.extend(more);
        let text = match message.by() {
            Some(by) => self.text_with("list-label", &[("label", self.filled(by, &mut faults)), ("text", text.into())]),
            None => text,
        };
        (text, faults)
    }

    /// Says a message by the sentence of another key, its places filled by `value`.
    pub fn say_as(&self, key: &str, message: &Message, value: impl FnMut(&Arg) -> Value<'static>) -> String {
        self.format((key, None), Some(&places(message, value))).0
    }

    /// Says a message by an attribute of its sentence, its places filled by `value`.
    pub fn say_attribute(&self, name: &str, message: &Message, value: impl FnMut(&Arg) -> Value<'static>) -> String {
        self.format((message.key, Some(name)), Some(&places(message, value))).0
    }

    /// Returns the name of a thing: the entry `space-id`.
    pub fn name(&self, space: &str, id: &str) -> String {
        self.text(&name_key(space, id))
    }

    /// Words the value of an argument.
    pub fn value(&self, arg: &Arg) -> Value<'static> {
        self.filled(arg, &mut Vec::new())
    }

    fn filled(&self, arg: &Arg, faults: &mut Vec<String>) -> Value<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Letter(letter) => letter.to_string().into(),
            Arg::Name { space, id } => self.named(&name_key(space, id), faults).into(),
            Arg::Hidden { space } => self.named(&name_key(space, HIDDEN), faults).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::List(things) => self.list(things).into(),
            Arg::Said(messages) => {
                let mut say = |message| {
                    let (text, more) = self.say_strictly(message);
                    faults.extend(more);
                    text
                };
                messages.iter().map(&mut say).collect::<Vec<_>>().join("\n").into()
            }
        }
    }

    fn named(&self, key: &str, faults: &mut Vec<String>) -> String {
        let (text, more) = self.format((key, None), None);
        faults.extend(more);
        text
    }

    /// Formats the sentence of a key, or one of its attributes.
    fn format(&self, part: (&str, Option<&str>), places: Option<&FluentArgs<'_>>) -> (String, Vec<String>) {
        let (key, name) = part;
        match self.gaps {
            // as a whole, so that its counts follow the rules of its own language
            Some(gaps) if !self.find(key) => return gaps.format(part, places),
            _ => drop(self.find(key)),
        }
        let mut errors = Vec::new();
        for _ in 0..DEEPEST_REFERENCE {
            errors.clear();
            let bundle = self.bundle();
            let message = bundle.get_message(key);
            let pattern = message.and_then(|message| match name {
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
                None => message.value(),
            });
            let Some(pattern) = pattern else { return (format!("[{key}]"), vec![format!("no entry \"{key}\"")]) };
            let text = bundle.format_pattern(pattern, places, &mut errors).into_owned();
            drop(bundle);
            let unknown: Vec<String> = errors.iter().filter_map(reference).collect();
            let lent = |key: &str| self.gaps.is_some_and(|gaps| self.parse(key, &gaps.files));
            if !unknown.iter().any(|key| self.find(key) || lent(key)) {
                return (sanitize(text), errors.iter().map(|error| format!("{key}: {error}")).collect());
            }
        }
        (format!("[{key}]"), errors.iter().map(|error| format!("{key}: {error}")).collect())
    }
}

/// The key of an entry that a sentence refers to and that was not there.
fn reference(error: &FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message { id, attribute: None })) => {
            Some(id.clone())
        }
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Term { id, attribute: None })) => {
            Some(format!("-{id}"))
        }
        _ => None,
    }
}

/// Returns the key of a name: entries are written with hyphens, ids with underscores. Marks behind an id tell in what state
/// a thing is (`sword-!`) and are not part of its name.
pub fn name_key(space: &str, id: &str) -> String {
    let thing = id.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    format!("{space}-{}", thing.replace('_', "-"))
}

/// Fills the places of a message. A name brings its id along, in `$card-id` for `$card`: a sentence that depends on
/// which thing is named selects by the id, never by the name, which is different in every language.
fn places(message: &Message, mut value: impl FnMut(&Arg) -> Value<'static>) -> FluentArgs<'_> {
    let mut places = FluentArgs::with_capacity(message.args.len());
    for (place, arg) in &message.args {
        places.set(*place, value(arg));
        let id = match arg {
            Arg::Name { id, .. } => id,
            Arg::Hidden { .. } => HIDDEN,
            _ => continue,
        };
        places.set(format!("{place}-id"), id);
    }
    places
}

fn args<'a>(places: &[(&'a str, Value<'a>)]) -> FluentArgs<'a> {
    places.iter().map(|(place, value)| (Cow::Borrowed(*place), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
greeting-short = Hello.
march-told = { $who } moves { $count ->
    [one] one warrior
   *[other] { $count } warriors
} to { $place }, showing { $card }.
thing-old-sword = the old sword
thing-hidden = something
";

    #[test]
    fn a_message_is_said_with_names_plurals_and_no_isolation_marks() {
        let (words, faults) = Words::new("en", &[SAMPLE]);
        assert_eq!(faults, [""; 0]);
        let message = |count, card| {
            Message::new("march-told")
                .with("who", Arg::Name { space: "thing", id: "old_sword" })
                .with("count", Arg::Number(count))
                .with("place", Arg::Letter('c'))
                .with("card", card)
        };
        let hidden = Arg::Hidden { space: "thing" };
        assert_eq!(words.say(&message(1, hidden.clone())), "the old sword moves one warrior to c, showing something.");
        assert_eq!(words.say(&message(1200, hidden)), "the old sword moves 1200 warriors to c, showing something.");
        let unknown = Arg::Name { space: "thing", id: "new" };
        let (text, faults) = words.say_strictly(&message(1, unknown));
        assert!(text.ends_with("showing [thing-new]."), "{text}");
        assert_eq!(faults, ["no entry \"thing-new\""]);
    }

    #[test]
    fn a_sentence_can_depend_on_which_thing_is_named() {
        let choice =
            "told = { $card-id ->\n    [old_sword] Mind { $card }!\n    [hidden] No.\n   *[other] A { $card }.\n}\n";
        let (words, faults) = Words::new("en", &[SAMPLE, choice]);
        assert_eq!(faults, [""; 0]);
        let told = |arg| words.say_strictly(&Message::new("told").with("card", arg));
        assert_eq!(told(Arg::Name { space: "thing", id: "old_sword" }), ("Mind the old sword!".to_owned(), Vec::new()));
        assert_eq!(told(Arg::Hidden { space: "thing" }), ("No.".to_owned(), Vec::new()));
        let short = Message::new("else").with("card", Arg::Name { space: "thing", id: "new" });
        assert_eq!(words.say_as("told", &short, |_| "B".into()), "A B.");
    }

    #[test]
    fn a_sentence_may_have_a_short_form_and_a_heading() {
        let text = "ask-march = { ask-march.short } ({ $left } left).\n    .short = { $who }, march\nask-rest = Rest.\nlaw-1 = Text.\n    .heading = Name\n";
        let (words, faults) = Words::new("en", &[SAMPLE, text]);
        assert_eq!(faults, [""; 0]);
        let asked = |key| Message::new(key).with("who", Arg::Letter('C')).with("left", Arg::Number(2));
        assert_eq!(words.say_strictly(&asked("ask-march")), ("C, march (2 left).".to_owned(), Vec::new()));
        assert_eq!(words.say_short(&asked("ask-march")), "C, march");
        assert_eq!(words.say_short(&asked("ask-rest")), "Rest.");
        assert_eq!(words.attribute("law-1", "heading").as_deref(), Some("Name"));
        assert_eq!((words.attribute("ask-rest", "heading"), words.text("law-1").as_str()), (None, "Text."));
    }

    #[test]
    fn a_list_is_parted_by_the_words_of_the_language() {
        let (words, _) = Words::over_english("ja", &["list-more = { $list }、{ $next }\n"]);
        assert_eq!(words.list(["a", "b", "c"]), "a、b、c");
        assert_eq!(words.list([""; 0]), "");
        let known = Message::new("theme-none").text("name", "x").words("known", ["a", "b"]);
        assert!(words.say(&known).contains("a、b"));
    }

    #[test]
    fn what_a_language_has_no_words_for_is_said_in_english_and_counted_as_english_counts() {
        let (words, faults) = Words::over_english("ja", &["refusal-over = 終わり\n"]);
        assert_eq!(faults, [""; 0]);
        assert_eq!(words.text("refusal-over"), "終わり");
        let count = |words: &Words| words.text_with("position-faults", &[("count", 1.into()), ("faults", "x".into())]);
        assert_eq!(count(&words), count(Words::english()));
        assert!(words.has("undo-nothing") && !words.has("undo-no-such-key"));
        assert_eq!(words.keys_of("root-law-"), Words::english().keys_of("root-law-"));
        assert_eq!(words.text("undo-no-such-key"), "[undo-no-such-key]");
    }

    #[test]
    fn a_message_can_hold_others_and_what_somebody_wrote() {
        let (words, _) = Words::new(
            "en",
            &[
                "fault-all = Not so: { $faults }\nfault-one = no \"{ $text }\" among { $known }\nlist-more = { $list }, { $next }\n",
            ],
        );
        let one = |text: &str| Message::new("fault-one").text("text", text).words("known", ["a", "b"]);
        let all = Message::new("fault-all").with("faults", Arg::Said(vec![one("x"), one("\u{1b}[2J")]));
        assert_eq!(words.say(&all), "Not so: no \"x\" among a, b\nno \" [2J\" among a, b");
        let (_, faults) = words.say_strictly(&Message::new("fault-all").said("faults", Message::new("fault-two")));
        assert_eq!(faults, ["no entry \"fault-two\""]);
    }

    #[test]
    fn a_thing_has_one_name_whatever_marks_stand_behind_its_id() {
        let (words, _) = Words::new("en", &[SAMPLE]);
        for id in ["old_sword", "old_sword-", "old_sword!", "old_sword-!"] {
            assert_eq!(words.name("thing", id), "the old sword");
        }
    }

    #[test]
    fn a_missing_key_and_an_unfilled_place_are_shown_not_hidden() {
        let (words, _) = Words::new("en", &[SAMPLE]);
        assert_eq!(words.text("greeting-long"), "[greeting-long]");
        assert_eq!(words.text_with("greeting-short", &[("unused", 3.into())]), "Hello.");
        let (_, faults) = words.say_strictly(&Message::new("march-told"));
        assert!(!faults.is_empty());
    }

    #[test]
    fn what_is_parsed_when_it_is_looked_up_says_the_same() {
        for language in Language::ALL {
            let words = Words::of(language);
            for file in &words.files {
                let entry = |(key, says): (&&str, &&str)| format!("{key} ={says}\n");
                let (eager, faults) = Words::new("en", &[&file.entries().iter().map(entry).collect::<String>()]);
                assert_eq!(faults, [""; 0]);
                let found = file.entries();
                assert!(found.len() > 50 && found.keys().all(|key| key.starts_with(file.start)));
                for key in found.keys().filter(|key| !key.starts_with('-')) {
                    assert!(eager.has(key), "{key}");
                    assert_eq!(words.text(key), eager.text(key));
                }
                let lines = file.text().lines().filter(|line| line.starts_with(is_first_of_a_key)).count();
                assert!(lines == found.len(), "an entry of {}... is not found", file.start);
            }
        }
    }

    #[test]
    fn a_sentence_may_refer_to_others_that_nobody_looked_up_yet() {
        let text = "-name = Root\na-first = { a-second } of { -name }\n# A comment.\na-second =\n    { a-third }!\na-third = One\nb-self = { b-self }\n";
        let file = File { text: OnceLock::from(text), ..File::new("", &[]) };
        let words = Words { files: vec![file], ..Words::new("en", &[]).0 };
        assert_eq!(words.text("a-first"), "One! of Root");
        assert!(words.has("a-third") && !words.has("a-fourth") && words.text("b-self").contains("b-self"));
        let (_, faults) = words.say_strictly(&Message::new("a-fourth"));
        assert_eq!(faults, ["no entry \"a-fourth\""]);
    }

    #[test]
    fn faults_of_a_resource_name_their_line_and_spare_the_rest() {
        let (words, faults) = Words::new("en", &["first-key = One\nsecond key = Two\nthird-key = { $\n"]);
        assert!(faults[0].starts_with("line 2:"), "{faults:?}");
        assert_eq!(words.text("first-key"), "One");
    }
}
