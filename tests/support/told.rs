//! Checks of every line of a log, in all games: its words, whom it names, and its short form.

use thicket::kernel::{Message, Words};
use unicode_width::UnicodeWidthStr;

/// The most columns of a line of the short log, its letter not counted and names in full, where a screen shows letters.
const SHORT: usize = 50;

/// Words that make no good line. A line tells what is over, so nothing in it is, has or does anything.
const SLIPS: &[&str] = &[
    "he",
    "him",
    "his",
    "himself",
    "she",
    "her",
    "is",
    "are",
    "am",
    "has",
    "have",
    "does",
    "do",
    "was no",
    "so many",
    "so much",
    "a tea",
    "a wood",
    "a keep",
    "a a",
    "the the",
    "the player",
    "1 warriors",
    "1 points",
    "1 cards",
];

/// Names after which a verb has no s; of the others it has one. A verb of the past has the same form after both.
const PLURAL: &[&str] = &["Eyrie", "Lizards", "Riverfolk", "Corvids", "Hundreds", "Keepers"];

/// Verbs that agree with a name of one, and with a name of several.
const AGREEING: [&[&str]; 2] =
    [&["is", "was", "has", "does", "rules", "ties"], &["are", "were", "have", "do", "rule", "tie"]];

/// The singular names.
const SINGULAR: &[&str] = &["Marquise", "Alliance", "Vagabond", "Duchy", "Amber", "Basalt", "Coral", "Dusk"];

/// Whether the words stand in the text, not inside others.
fn has(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        !text[..at].ends_with(is_word) && !text[at + words.len()..].starts_with(is_word)
    })
}

/// Returns what is wrong with a sentence about factions or tribes: a verb that does not agree with its subject.
pub fn disagreements(text: &str) -> Vec<String> {
    let clashes = [(PLURAL, AGREEING[0]), (SINGULAR, AGREEING[1])];
    let pairs = clashes.iter().flat_map(|(names, verbs)| {
        names.iter().flat_map(move |name| verbs.iter().map(move |verb| format!("{name} {verb}")))
    });
    // elsewhere the name may belong to another subject: nothing of the Keepers is there
    pairs.filter(|pair| has(text, &format!("The {pair}")) || text.starts_with(&format!("{pair} "))).collect()
}

/// Returns what is wrong with a line of the log and with its short form, if it has one.
pub fn faults(message: &Message) -> Vec<String> {
    let words = Words::english();
    let (text, mut found) = words.say_strictly(message);
    let lower = text.to_lowercase();
    found.extend(SLIPS.iter().filter(|slip| has(&lower, slip)).map(|slip| format!("\"{slip}\"")));
    found.extend(disagreements(&text));
    let is_sentence = text.starts_with(|c: char| c.is_uppercase()) && text.ends_with(['.', '!']);
    if !is_sentence || text.contains(['_', '[', ']', '{', '}', '\n']) || text.contains("  ") {
        found.push("no sentence".to_owned());
    }
    if words.attribute(message.key, "brief").is_some() {
        let short = words.say_attribute("brief", message, |arg| words.value(arg));
        if short.contains(['[', '{']) {
            found.push(format!("a gap in \"{short}\""));
        }
        let slips = SLIPS.iter().filter(|slip| has(&short.to_lowercase(), slip));
        found.extend(slips.map(|slip| format!("\"{slip}\" in \"{short}\"")));
        if short.width() > SHORT {
            found.push(format!("{} columns: \"{short}\"", short.width()));
        }
    }
    found.into_iter().map(|fault| format!("{}: {fault}: \"{text}\"", message.key)).collect()
}

#[test]
fn every_faction_and_tribe_is_one_or_several() {
    use thicket::games::{dewan, root};
    let words = Words::english();
    let factions = root::words::faction::Faction::ALL.into_iter().filter(|faction| !faction.is_second());
    let factions = factions.map(|faction| words.name("root-party", faction.id()));
    let tribes = dewan::tribe::Tribe::ALL.map(|tribe| words.name("dewan-tribe", tribe.id()));
    for name in factions.chain(tribes) {
        let number = [PLURAL, SINGULAR].concat();
        assert!(number.iter().any(|known| name.ends_with(known)), "{name}");
    }
}
