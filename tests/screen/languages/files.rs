//! The words of each language beside those of English: the same keys with the same places, names no wider than their columns,
//! characters that every terminal draws in as many cells, no line that ends within a sentence, and no word left in English.

use super::OTHERS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use thicket::kernel::Language;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The entries of a locale file: the key, and what stands behind its `=`. What an entry has beside its sentence is one too, by
/// the key and its name behind a point.
pub fn entries(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase() || c == '-');
        if let (true, Some((name, says))) =
            (open, line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" =")))
        {
            let key =
                found.iter().rev().map(|(key, _)| key).find(|key| !key.contains('.')).cloned().unwrap_or_default();
            found.push((format!("{key}.{name}"), says.to_owned()));
            continue;
        }
        match line.split_once(" =").filter(|_| begins) {
            Some((key, says)) => {
                found.push((key.to_owned(), says.to_owned()));
                open = true;
            }
            None if line.starts_with('#') => open = false,
            None if open => {
                if let Some((_, says)) = found.last_mut() {
                    says.push('\n');
                    says.push_str(line);
                }
            }
            None => {}
        }
    }
    found
}

/// The files of a language by what follows it in their names.
pub fn files(language: Language) -> BTreeMap<String, Vec<(String, String)>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the locales") {
        let file = file.expect("a file");
        let name = file.file_name().to_string_lossy().into_owned();
        if let Some(rest) = name.strip_prefix(&format!("{}.", language.id())) {
            found.insert(rest.to_owned(), entries(&fs::read_to_string(file.path()).expect("a locale")));
        }
    }
    found
}

/// All entries of a language.
pub fn all(language: Language) -> BTreeMap<String, String> {
    files(language).into_values().flatten().collect()
}

/// Returns what a text names: places and ids with `$`, and terms and messages.
fn places(says: &str) -> BTreeSet<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let named = says.match_indices('$').map(|(at, _)| &says[at + 1..]);
    named.map(|rest| &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())]).collect()
}

/// The places that a text shows: those that only select are not among them.
fn shown(says: &str) -> BTreeSet<&str> {
    let pieces = says.match_indices("{ $").map(|(at, start)| &says[at + start.len()..]);
    pieces.filter_map(|rest| rest.split_once(" }")).map(|(name, _)| name).filter(|name| !name.contains(' ')).collect()
}

/// Everything of a text that a reader sees, without places, selectors and keys of variants.
pub fn text(says: &str) -> String {
    let mut out = String::new();
    for line in says.lines() {
        let line = line.trim_start();
        let line = match line.strip_prefix('*').unwrap_or(line).strip_prefix('[').and_then(|rest| rest.split_once(']'))
        {
            Some((key, rest)) if key.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')) => rest,
            _ => line,
        };
        let mut rest = line;
        while let Some((before, place)) = rest.split_once('{') {
            out.push_str(before);
            let (inside, after) = place.split_once('}').unwrap_or((place, ""));
            // what is quoted stands there for its blanks or braces
            out.extend(inside.split('"').nth(1));
            out.push('\u{1}');
            rest = after;
        }
        out.push_str(rest.trim_end_matches('}'));
        out.push('\n');
    }
    out
}

fn report(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_language_has_the_keys_of_english_in_its_files_and_in_their_order() {
    let english = files(Language::English);
    for language in OTHERS {
        let own = files(language);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language:?}");
        for (name, entries) in &english {
            let keys = |entries: &[(String, String)]| entries.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>();
            let (here, there) = (keys(&own[name]), keys(entries));
            let missing: Vec<_> = there.iter().filter(|key| !here.contains(key)).collect();
            let unknown: Vec<_> = here.iter().filter(|key| !there.contains(key)).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language:?} {name}: {missing:?} missing, {unknown:?} unknown"
            );
            assert_eq!(here, there, "{language:?} {name}: the order");
        }
    }
}

/// Places that a language does without, and why.
const WITHOUT: &[(&str, &str, &str)] = &[];

#[test]
fn every_sentence_has_the_places_of_english() {
    let english = all(Language::English);
    let mut faults = Vec::new();
    for language in OTHERS {
        for (key, says) in all(language) {
            let theirs = &english[&key];
            let known = places(theirs);
            // a name brings its id along, by which a language may select where English does not
            let is_known = |place: &str| {
                known.contains(place) || place.strip_suffix("-id").is_some_and(|name| known.contains(name))
            };
            let unknown: Vec<String> =
                places(&says).into_iter().filter(|&place| !is_known(place)).map(str::to_owned).collect();
            let lost: Vec<_> = shown(theirs)
                .into_iter()
                .filter(|place| !places(&says).contains(place) && !WITHOUT.contains(&(language.id(), &key, place)))
                .collect();
            if !unknown.is_empty() || !lost.is_empty() {
                faults.push(format!("{language:?} {key}: {unknown:?} unknown, {lost:?} lost"));
            }
        }
    }
    report(&faults);
}

/// The panel wraps each line of a help text by itself, so that a line which ends within a sentence leaves a ragged one.
#[test]
fn a_help_text_has_the_paragraphs_of_english() {
    let paragraphs = |says: &str| says.lines().filter(|line| !line.trim().is_empty()).count();
    let english = all(Language::English);
    let mut compared = 0;
    let mut faults = Vec::new();
    for language in OTHERS {
        for (key, says) in all(language) {
            let theirs = &english[&key];
            // a text that selects has lines of its selectors, and no other count of them in each language
            if !key.contains("-help-") || [theirs, &says].iter().any(|text| text.contains("->")) {
                continue;
            }
            compared += usize::from(paragraphs(theirs) > 1);
            if paragraphs(&says) != paragraphs(theirs) {
                let (own, theirs) = (paragraphs(&says), paragraphs(theirs));
                faults.push(format!("{language:?} {key}: {own} lines, English {theirs}"));
            }
        }
    }
    report(&faults);
    assert!(compared > 20, "{compared} texts of several paragraphs");
}

/// The cells that names in columns have at most, by the beginnings of their keys.
const WIDTHS: &[(&str, usize)] = &[
    ("root-party-", 9),
    ("root-label-", 9),
    ("root-card-", 20),
    ("root-listed-", 20),
    ("root-verb-", 12),
    ("root-column-", 3),
    ("dewan-short-", 2),
    ("iwari-feat-short-", 2),
];

/// Keys that begin like names in columns and are something else, or have a shorter name for columns.
const NO_NAMES: &[&str] = &["root-verb-help-", "root-card-hidden", "root-card-league-of-adventurous-mice"];

/// The names of hirelings, which are sentences' and no column's.
const HIRED: usize = 18;

fn most(key: &str) -> Option<usize> {
    if NO_NAMES.iter().any(|start| key.starts_with(start)) {
        return None;
    }
    use thicket::games::root::words::faction::Faction;
    use thicket::games::root::words::party::Hireling;
    use thicket::games::root::words::place::Suit;
    let is = |id: &str, name: &str| id.replace('_', "-") == name;
    if let Some(name) = key.strip_prefix("root-short-") {
        let faction = Faction::ALL.iter().any(|faction| is(faction.id(), name));
        let suit = Suit::ALL.iter().any(|suit| is(suit.id(), name));
        return Some(if faction {
            5
        } else if suit {
            3
        } else {
            2
        });
    }
    if let Some(name) = key.strip_prefix("root-party-")
        && Hireling::ALL.iter().any(|hireling| is(hireling.id(), name))
    {
        return Some(HIRED);
    }
    WIDTHS.iter().find(|(start, _)| key.starts_with(start)).map(|(_, most)| *most)
}

#[test]
fn names_in_columns_are_as_narrow_as_their_columns() {
    let mut faults = Vec::new();
    let mut named = BTreeSet::new();
    for language in OTHERS {
        for (key, says) in all(language) {
            let Some(most) = most(&key) else { continue };
            named.insert(most);
            let text = text(&says);
            let width = text.lines().map(str::width).max().unwrap_or(0);
            if width > most {
                faults.push(format!("{language:?} {key}: {width} cells of {most}: {}", text.trim()));
            }
        }
    }
    report(&faults);
    assert_eq!(named, BTreeSet::from([2, 3, 5, 9, 12, HIRED, 20]), "every limit has names");
}

/// Ranges of characters that have been assigned for long and take two cells in every terminal, those of ASCII besides.
const SURE: &[(char, char)] = &[
    ('\u{3001}', '\u{3003}'),
    ('\u{3005}', '\u{3007}'),
    ('\u{3008}', '\u{3011}'),
    ('\u{3041}', '\u{3096}'),
    ('\u{30a1}', '\u{30fe}'),
    ('\u{4e00}', '\u{9fa5}'),
    ('\u{ff01}', '\u{ff5e}'),
];

#[test]
fn every_character_takes_the_same_cells_in_every_terminal() {
    let mut faults = Vec::new();
    for language in OTHERS {
        for (key, says) in all(language) {
            for c in text(&says).chars().filter(|c| !c.is_ascii()) {
                let sure = SURE.iter().any(|(first, last)| (*first..=*last).contains(&c));
                if !sure || c.width() != c.width_cjk() || c.width() != Some(2) {
                    faults.push(format!("{language:?} {key}: {c:?}"));
                }
                if matches!(c, 'Ａ'..='Ｚ' | 'ａ'..='ｚ' | '０'..='９') {
                    faults.push(format!("{language:?} {key}: {c:?} is a letter or digit of full width"));
                }
            }
        }
    }
    report(&faults);
}

/// Texts that are lines by design: cards of two lines, and lists of the man page and of configuration files.
const LINES: &[&str] = &["root-hireling-text-", "root-demoted-text-", "man-"];

#[test]
fn no_line_ends_within_a_sentence() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, says) in all(language) {
            if LINES.iter().any(|lines| key.starts_with(lines)) || says.contains("->") {
                continue;
            }
            let shown = text(&says);
            let lines: Vec<&str> = shown.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
            for two in lines.windows(2) {
                // two blanks part columns: tables have lines of their own
                let is_table = two.iter().any(|line| line.contains("  "));
                if !is_table && !two[0].ends_with(['.', '!', '?', ':', '。', '！', '？', '：']) {
                    faults.push(format!("{language:?} {key}: {}", two[0]));
                }
            }
        }
    }
    report(&faults);
}

/// Sentences in which a sign and what it means are parted by a blank.
const LISTS: &[&str] = &["root-help-side"];

#[test]
fn wide_characters_are_not_parted_by_blanks_nor_followed_by_narrow_marks() {
    let mut faults = Vec::new();
    for language in OTHERS {
        let english = all(Language::English);
        for (key, says) in all(language) {
            let columns =
                LISTS.contains(&key.as_str()) || text(&english[&key]).contains("  ") || text(&says).contains("  ");
            for line in text(&says).lines() {
                let signs: Vec<char> = line.chars().collect();
                for three in signs.windows(3).filter(|_| !columns) {
                    if three[1] == ' ' && three[0].width() == Some(2) && three[2].width() == Some(2) {
                        faults.push(format!("{language:?} {key}: {line}"));
                    }
                }
                for two in signs.windows(2).filter(|two| two[0].width() == Some(2)) {
                    if matches!(two[1], ',' | ';') {
                        faults.push(format!("{language:?} {key}: {:?} after a wide character: {line}", two[1]));
                    }
                }
            }
        }
    }
    report(&faults);
}

/// Words in Latin letters that stay as they are, whatever the language.
const LATIN: &[(&str, &[&str])] = &[
    ("keys", &["Enter", "Esc", "Tab", "Space", "Bksp", "Ctrl", "Ctrl-T", "PgUp", "Home", "End"]),
    (
        "names",
        &[
            "Root",
            "Dewan",
            "Iwari",
            "thicket",
            "Thicket",
            "Linux",
            "Unicode",
            "Cargo",
            "KiB",
            "MiB",
            "zsh",
            "Exiles",
            "Partisans",
            "and",
        ],
    ),
    ("the word by which this setting is found in any language", &["Language"]),
    (
        "commands, typed as they stand",
        &[
            "about",
            "above",
            "all",
            "back",
            "board",
            "cancel",
            "changed",
            "check",
            "contents",
            "continue",
            "daily",
            "delete",
            "goto",
            "hand",
            "help",
            "hint",
            "law",
            "leave",
            "lesson",
            "lessons",
            "list",
            "log",
            "longer",
            "look",
            "map",
            "march",
            "new",
            "next",
            "odds",
            "open",
            "pass",
            "points",
            "practice",
            "previous",
            "quit",
            "redo",
            "rename",
            "replay",
            "review",
            "save",
            "saves",
            "tables",
            "join",
            "watch",
            "wait",
            "tables",
            "scores",
            "set",
            "sim",
            "table",
            "take",
            "undo",
            "why",
            "cmd",
            "field",
            "json",
            "yes",
            "say",
            "hello",
            "sit",
            "agree",
            "rematch",
            "decline",
            "on",
            "off",
            "close",
            "play",
            "man",
            "coalition",
        ],
    ),
    (
        "flags, settings and their values",
        &[
            "ascii",
            "auto",
            "bots",
            "boards",
            "config",
            "confirm",
            "cvd",
            "dark",
            "deck",
            "dumb",
            "easy",
            "hard",
            "evening",
            "forced",
            "game",
            "games",
            "human",
            "lang",
            "language",
            "last-good",
            "light",
            "mono",
            "mouse",
            "name",
            "none",
            "normal",
            "away",
            "pace",
            "picture",
            "plain",
            "clockwork",
            "random",
            "randomclockwork",
            "ranger",
            "screen",
            "seats",
            "seed",
            "settings",
            "keys",
            "setup",
            "share",
            "slow",
            "spectator",
            "standard",
            "theme",
            "themes",
            "true",
            "truecolor",
            "unicode",
            "state_digest",
            "bit",
            "any",
            "load",
            "wait",
            "copy",
        ],
    ),
    (
        "formats",
        &[
            "cast", "svg", "html", "rootlog", "Rootlog", "RootVis", "export", "import", "format", "out", "at",
            "profile", "annotate", "until", "spec", "size",
        ],
    ),
    ("files and what shells know", &["bak", "compinit", "dir", "fpath", "local", "lock", "shell", "toml", "zshrc"]),
    (
        "ids",
        &[
            "alliance",
            "ambush",
            "autumn",
            "dewan",
            "eyrie",
            "fox",
            "highway_bandits",
            "iwari",
            "marquise",
            "mayor",
            "minister",
            "captain",
            "rabbit",
            "root",
            "services",
            "sword",
            "vagabond",
            "bird",
            "available",
        ],
    ),
];

/// The beginnings of keys whose sentences list ids of documents.
const OF_DOCUMENTS: &[&str] = &["doc-", "root-doc-", "dewan-doc-", "iwari-doc-", "board-", "theme-"];

/// Whether a word is a variable of the environment, or stands in help for something that is typed.
fn is_capital(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}

#[test]
fn no_word_is_left_in_english() {
    let mut faults = Vec::new();
    for language in OTHERS {
        for (key, says) in
            all(language).into_iter().filter(|(key, _)| !OF_DOCUMENTS.iter().any(|start| key.starts_with(start)))
        {
            let text = text(&says);
            let words = text.split(|c: char| !c.is_ascii_alphabetic() && !matches!(c, '_' | '-'));
            for word in
                words.map(|word| word.trim_matches(['-', '_'])).filter(|word| word.len() > 2 && !is_capital(word))
            {
                if !LATIN.iter().any(|(_, words)| words.contains(&word)) {
                    faults.push(format!("{language:?} {key}: {word}"));
                }
            }
        }
    }
    report(&faults);
}

#[test]
fn a_text_is_what_a_reader_sees() {
    let says = " { $who } drew { $count ->\n    [one] one card\n   *[other] { $count } cards\n}.\n    [x] and {\"  \"}";
    assert!(
        text(says).contains("one card") && text(says).contains("cards") && !text(says).contains("other"),
        "{}",
        text(says)
    );
    assert!(!text(says).contains("who"));
    assert_eq!(places(says).into_iter().collect::<Vec<_>>(), ["count", "who"]);
    assert_eq!(shown(says).into_iter().collect::<Vec<_>>(), ["count", "who"]);
    assert_eq!(entries("# A comment.\na-b = One\n    two\n\n## Part\nc-d = Three\n").len(), 2);
}
