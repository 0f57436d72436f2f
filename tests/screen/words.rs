//! Every key that the code uses has words, and no words lie unused.
//!
//! A key is a string literal in `src/` of small letters and digits with at least one hyphen (`undo-nothing`), outside of
//! test modules. To add one, write it in the code and give it an entry in `locales/`. A literal that looks like a key and
//! is none goes into `NOT_KEYS`; keys that the code puts together go into `made_keys`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use thicket::games::root::factions::duchy::words::Minister;
use thicket::games::root::factions::eyrie::words::Column;
use thicket::games::root::factions::eyrie::words::Leader;
use thicket::games::root::factions::hundreds::words::Mood;
use thicket::games::root::factions::keepers::words::Slot;
use thicket::games::root::factions::lizards::words::Conspiracy;
use thicket::games::root::factions::riverfolk::words::Service;
use thicket::games::root::factions::vagabond::words::Relation;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::action::{Action, Effect, Reward};
use thicket::games::root::words::card::CardKind;
use thicket::games::root::words::faction::Character;
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::item::QuestSet;
use thicket::games::root::words::item::Relic;
use thicket::games::root::words::item::Tile;
use thicket::games::root::words::party::Hireling;
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::{Suit, SuitSet};
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Language, Telling, Words, name_key};
use thicket::tui::game_ui::{BRIEF, OCCASION};

/// Literals in the code that look like keys: the spaces that names of things belong to, and ids of commands.
const NOT_KEYS: &[&str] = &[
    "dewan-card",
    "dewan-help",
    "dewan-help-title",
    "dewan-points",
    "dewan-scenario",
    "dewan-set",
    "dewan-short",
    "dewan-story",
    "dewan-symbol",
    "dewan-terrain",
    "dewan-tribe",
    "dewan-verb",
    "dewan-verb-help",
    "dewan-wide",
    "line-through",
    "page-down",
    "page-up",
    "root-aim",
    "root-an-item",
    "root-called",
    "root-card",
    "root-column",
    "root-demoted",
    "root-effect",
    "root-help",
    "root-help-title",
    "root-item",
    "root-landmark",
    "root-landmark-site",
    "root-landmark-text",
    "root-leader",
    "root-mood",
    "root-party",
    "root-piece",
    "root-quest",
    "root-short",
    "root-special",
    "root-suit",
    "root-tile",
    "root-title",
    "root-verb",
    "root-verb-help",
    "root-word",
    "save-leave",
    "screen-depth",
    "screen-level",
    "second-clearing",
    "second-count",
    "xterm-256color",
];

/// Keys that no literal spells out: names of things by space and id, descriptions of commands.
fn made_keys() -> BTreeSet<String> {
    thicket::cli::keys().into_iter().chain(thicket::tui::app::made_keys()).chain(root_names()).collect()
}

/// The names of all things in Root, and what there is to tell about them.
fn root_names() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |spaces: &[&str], ids: &[&str]| {
        keys.extend(spaces.iter().flat_map(|space| ids.iter().map(move |id| name_key(space, id))));
    };
    add(&["root-party", "root-title", "root-short", "root-help", "root-aim"], &Faction::ALL.map(Faction::id));
    add(&["root-party", "root-demoted"], &Hireling::ALL.iter().map(|hireling| hireling.id()).collect::<Vec<_>>());
    // players who have no faction yet
    add(&["root-party", "root-called"], &["1", "2", "3", "4", "5", "6"]);
    // what has a shorter name for columns
    add(&["root-called", "root-label"], &[Faction::Vagabond2.id()]);
    add(&["root-listed"], &[CardKind::LeagueOfAdventurousMice.id()]);
    // of cards that are told from others by a suit in parentheses
    let suited = |kind: &CardKind| Words::english().name("root-card", kind.id()).ends_with(')');
    add(&["root-namesake"], &CardKind::ALL.into_iter().filter(suited).map(CardKind::id).collect::<Vec<_>>());
    add(&["root-suit", "root-short"], &Suit::ALL.map(Suit::id));
    let several = [Suit::Fox, Suit::Rabbit, Suit::Mouse].map(|left_out| SuitSet::CLEARING.without(left_out).id());
    add(&["root-suit"], &several);
    add(&["root-suit"], &[SuitSet::CLEARING.id()]);
    add(&["root-item", "root-short"], &Tile::all().map(Tile::id).collect::<Vec<_>>());
    add(&["root-an-item"], &Tile::all().map(Tile::id).collect::<Vec<_>>());
    add(&["root-piece"], &Piece::ALL.map(Piece::id));
    add(&["root-piece"], &["warrior", "hidden", "warlord", "treetop"]);
    add(&["root-piece"], &Relic::ALL.iter().map(|relic| relic.id()).collect::<Vec<_>>());
    add(&["root-card", "root-effect"], &CardKind::ALL.map(CardKind::id));
    add(&["root-card", "root-an-item"], &["hidden"]);
    add(&["root-quest"], &QuestSet::ALL.iter().map(|quest| quest.id()).collect::<Vec<_>>());
    add(&["root-verb", "root-verb-help"], &Action::verbs());
    add(&["root-help"], &["map", "side", "battle", "points"]);
    let lists = [
        Phase::ALL.iter().map(|phase| phase.id()).collect(),
        Column::ALL.iter().map(|word| word.id()).collect(),
        Leader::ALL.iter().map(|word| word.id()).collect(),
        Character::ALL.iter().map(|word| word.id()).collect(),
        Relation::ALL.iter().map(|word| word.id()).collect(),
        Reward::ALL.iter().map(|word| word.id()).collect(),
        Effect::ALL.iter().map(|word| word.id()).collect(),
        Conspiracy::ALL.iter().map(|word| word.id()).collect(),
        Service::ALL.iter().map(|word| word.id()).collect(),
        Minister::ALL.map(Minister::id).to_vec(),
        vec!["burrow"],
        Mood::ALL.iter().map(|word| word.id()).collect(),
        Slot::ALL.iter().map(|word| word.id()).collect(),
        vec!["retainer"],
        Relic::ALL.iter().map(|word| word.id()).collect(),
    ];
    for words in lists {
        add(&["root-word"], &words);
    }
    keys
}

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of the project") {
            let path = entry.expect("a folder entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn looks_like_a_key(text: &str) -> bool {
    text.contains('-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text
            .split('-')
            .all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

/// The string literals of a Rust source, up to its test module.
fn literals(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut chars = source.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let after_word = before.is_alphanumeric() || before == '_';
        before = c;
        match c {
            // A raw string; after a word the letter is a part of it.
            'r' if !after_word && matches!(chars.peek(), Some('"' | '#')) => {
                let mut ahead = chars.clone();
                let hashes = std::iter::from_fn(|| ahead.next_if_eq(&'#')).count();
                if ahead.next_if_eq(&'"').is_some() {
                    let end = format!("\"{}", "#".repeat(hashes));
                    let rest: String = ahead.collect();
                    let (text, rest) = rest.split_once(&end).unwrap_or((&rest, ""));
                    found.push(text.to_owned());
                    found.extend(literals(rest));
                    return found;
                }
            }
            '/' if chars.peek() == Some(&'/') => while chars.next().is_some_and(|c| c != '\n') {},
            '\'' => {
                // A lifetime has no closing quote two characters on; a character literal has.
                let mut ahead = chars.clone();
                match (ahead.next(), ahead.next()) {
                    (Some('\\'), _) => {
                        chars.next();
                        chars.next();
                        while chars.next().is_some_and(|c| c != '\'') {}
                    }
                    (Some(_), Some('\'')) => {
                        chars.next();
                        chars.next();
                    }
                    _ => {}
                }
            }
            '"' => {
                let mut text = String::new();
                while let Some(c) = chars.next() {
                    match c {
                        '"' => break,
                        '\\' => text.extend(chars.next()),
                        _ => text.push(c),
                    }
                }
                found.push(text);
            }
            _ => {}
        }
    }
    found
}

/// Keys in the code, each with a file that uses it.
fn used_keys() -> BTreeMap<String, PathBuf> {
    let mut used = BTreeMap::new();
    let made = made_keys();
    for path in files("src", "rs") {
        let source = std::fs::read_to_string(&path).expect("a source file");
        for literal in literals(&source).into_iter().filter(|text| looks_like_a_key(text)) {
            // the space that names of things belong to
            let is_space = || made.iter().any(|key| key.strip_prefix(&literal).is_some_and(|id| id.starts_with('-')));
            if made.contains(&literal) || !NOT_KEYS.contains(&literal.as_str()) && !is_space() {
                used.entry(literal).or_insert_with(|| path.clone());
            }
        }
    }
    used
}

/// Keys with words, from the files themselves.
fn written_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for path in files("locales", "ftl").iter().filter(|path| path.to_string_lossy().contains("/en.")) {
        let text = std::fs::read_to_string(path).expect("a locale file");
        for key in text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            if key.starts_with(|c: char| c.is_ascii_lowercase()) {
                assert!(looks_like_a_key(key), "{}: \"{key}\" is no key: small letters with a hyphen", path.display());
                assert!(keys.insert(key.to_owned()), "{}: \"{key}\" is written twice", path.display());
            }
        }
    }
    keys
}

#[test]
fn every_locale_file_parses_and_is_loaded() {
    for path in files("locales", "ftl") {
        let text = std::fs::read_to_string(&path).expect("a locale file");
        let (_, faults) = Words::new("en", &[&text]);
        assert!(faults.is_empty(), "{}: {faults:#?}", path.display());
    }
    for key in written_keys() {
        assert!(Words::english().has(&key), "\"{key}\" stands in a file that Words::english does not load");
    }
}

#[test]
fn every_key_in_use_has_words() {
    let written = written_keys();
    let missing: Vec<_> = used_keys()
        .into_iter()
        .filter(|(key, _)| !written.contains(key))
        .map(|(key, path)| format!("{key} ({})", path.display()))
        .chain(made_keys().into_iter().filter(|key| !written.contains(key)))
        .collect();
    assert!(missing.is_empty(), "keys without an entry in locales/en*.ftl: {missing:#?}");
}

/// Returns the events of all games by their keys, with how they are told.
fn events() -> Vec<(&'static str, Telling)> {
    let root = root::words::event::EventKind::ALL.into_iter().map(|what| (what.id(), what.telling()));
    let dewan = dewan::event::EventKind::ALL.into_iter().map(|what| (what.id(), what.telling()));
    let iwari = iwari::event::EventKind::ALL.into_iter().map(|what| (what.id(), what.telling()));
    root.chain(dewan).chain(iwari).collect()
}

#[test]
fn an_event_has_all_its_forms_and_no_other_in_every_language() {
    for (words, (line, telling)) in
        Language::ALL.into_iter().map(Words::of).flat_map(|words| events().into_iter().map(move |event| (words, event)))
    {
        let forms =
            [(BRIEF, telling.is_in_short_log), (OCCASION[0], telling.is_occasion), (OCCASION[1], telling.is_occasion)];
        for (name, is_wanted) in forms {
            assert_eq!(words.attribute(line, name).is_some(), is_wanted, "{line}.{name}");
        }
    }
}

#[test]
fn no_words_lie_unused() {
    let used = used_keys();
    let made = made_keys();
    let texts: Vec<String> =
        files("locales", "ftl").iter().map(|path| std::fs::read_to_string(path).expect("a locale file")).collect();
    let is_part = |key: &str| texts.iter().any(|text| text.contains(&format!("{{ {key} }}")));
    let unused: Vec<_> = written_keys()
        .into_iter()
        .filter(|key| !used.contains_key(key) && !made.contains(key) && !is_part(key))
        .collect();
    assert!(unused.is_empty(), "entries in locales/en*.ftl that nothing uses: {unused:#?}");
}

/// Errors that no player sees: of scripted chance (tests) and of the checks of `sim --check`.
const FOR_DEVELOPERS: &[&str] = &["src/kernel/chance.rs", "src/table/bot_game.rs"];

/// Returns the text between an opening parenthesis and the one that closes it.
fn inside(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

#[test]
fn errors_carry_keys_and_no_sentences() {
    let mut found = Vec::new();
    for path in files("src", "rs") {
        let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("a file of the project").display().to_string();
        if FOR_DEVELOPERS.iter().any(|start| name.starts_with(start)) {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a source file");
        let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for call in
            ["Message::new(", "fault(", "errors.add(", "faults.add(", "broken(", "#[error(", "SetupError(", "fail("]
        {
            for (at, _) in source.match_indices(call) {
                let after = inside(&source[at + call.len()..]);
                let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphabetic);
                let sentence = |text: &String| {
                    let words: Vec<&str> = text.split(' ').collect();
                    words.windows(2).any(|two| is_word(two[0]) && is_word(two[1]))
                };
                found
                    .extend(literals(after).into_iter().filter(sentence).map(|text| format!("{name}: {call}{text:?}")));
            }
        }
    }
    assert!(found.is_empty(), "words of errors belong into locales/en*.ftl: {found:#?}");
}

#[test]
fn the_scan_tells_literals_from_characters_and_comments() {
    let source = "let a = \"key-one\"; // \"key-two\"\nlet c = '\"'; fn f<'a>(b: &'a str) { b == \"key\\\"-three\" } '\\''; \"key-four\"";
    assert_eq!(literals(source), ["key-one", "key\"-three", "key-four"]);
    let raw = r##"let (a, r#fn) = (r"/\", r#"a "key-five""#); for_r("key-six")"##;
    assert_eq!(literals(raw), [r"/\", "a \"key-five\"", "key-six"]);
    let keys: Vec<_> = literals(source).into_iter().filter(|text| looks_like_a_key(text)).collect();
    assert_eq!(keys, ["key-one", "key-four"]);
}
