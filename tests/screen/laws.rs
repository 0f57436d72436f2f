//! The law that can be looked up: every number that a player ever reads has a text, and the texts are good English.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use thicket::kernel::{Decision, Generator, Options, Words};
use thicket::table::{GameSession, Games, NewGame};
use thicket::tui::law::Book;
use unicode_width::UnicodeWidthStr;

const GAMES: [&str; 3] = ["root", "dewan", "iwari"];

/// The most lines of a text, and their columns.
const ROOM: (usize, usize) = (4, 76);

/// The most words of a sentence; a sentence ends at a colon too.
const MOST_WORDS: usize = 22;

fn books() -> [Book<'static>; 3] {
    GAMES.map(|game| Book::new(Words::english(), game))
}

/// Whether a number has a text of its own in one of the books.
fn has_text(number: &str) -> bool {
    books().into_iter().any(|book| is_in(book, number))
}

fn is_in(book: Book<'_>, number: &str) -> bool {
    book.law(number).is_some_and(|law| law.number.to_string() == number)
}

/// Whether a number that stands in a file can be looked up: in the book of the game that the file is about, if it is about one.
fn can_be_looked_up(path: &Path, number: &str) -> bool {
    let part = |part: std::path::Component<'_>| part.as_os_str().to_string_lossy().into_owned();
    let inside = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path);
    let parts: Vec<String> = inside.components().map(part).collect();
    let about = |game: &&&str| parts.iter().any(|part| part.split(['.', '-']).any(|word| word == **game));
    match GAMES.iter().find(about) {
        Some(game) => is_in(Book::new(Words::english(), game), number),
        None => has_text(number),
    }
}

/// The texts of a game by their numbers.
fn texts(book: Book<'_>) -> Vec<(String, String)> {
    let text = |number: String| book.law(&number).map(|law| (number, law.sentence(Words::english())));
    book.numbers()
        .into_iter()
        .map(|number| text(number.to_string()).expect("a number of the list has a text"))
        .collect()
}

/// A number of Root, such as `11.2.7.III.a`, or of another game, such as `D12.4.2`.
fn is_number(text: &str) -> bool {
    let mut parts = text.split('.');
    let chapter = parts.next().unwrap_or_default();
    let other = chapter.strip_prefix(['D', 'I', 'R']).is_some_and(|digits| digits.parse::<u8>().is_ok());
    let root =
        ["A", "C", "D", "E", "F", "G"].contains(&chapter) || chapter.parse::<u8>().is_ok_and(|chapter| chapter > 0);
    let rest: Vec<&str> = parts.collect();
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    let is_part = |(depth, part): (usize, &&str)| match depth {
        0 | 1 => part.parse::<u8>().is_ok_and(|part| part > 0),
        2 => roman.contains(part),
        3 => part.len() == 1 && part.starts_with(|c: char| c.is_ascii_lowercase()),
        _ => false,
    };
    (root || other) && !rest.is_empty() && rest.iter().enumerate().all(is_part)
}

/// The numbers that stand in a text, apart from those that only look so.
fn numbers_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.')
        .map(|word| word.trim_matches('.'))
        .filter(|word| is_number(word))
}

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project") {
            let path = entry.expect("a folder entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found
}

#[test]
fn every_number_that_words_or_code_cite_has_a_text() {
    let mut cited = BTreeSet::new();
    for path in files("locales", "ftl") {
        let text = fs::read_to_string(&path).expect("a locale file");
        cited.extend(numbers_in(&text).map(|number| (path.clone(), number.to_owned())));
    }
    assert!(cited.len() > 150, "{cited:?}");
    for path in ["src/games", "src/tui"].into_iter().flat_map(|folder| files(folder, "rs")) {
        let text = fs::read_to_string(&path).expect("a source file");
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let literals = text.split('"').skip(1).step_by(2).filter(|literal| is_number(literal));
        cited.extend(literals.map(|number| (path.clone(), number.to_owned())));
    }
    let numbers: BTreeSet<&str> = cited.iter().map(|(_, number)| number.as_str()).collect();
    assert!(["6.5", "9.2.9.II.c", "E.1.1", "D12.4.2", "I13.4"].iter().all(|number| numbers.contains(number)));
    let without: Vec<_> = cited.iter().filter(|(path, number)| !can_be_looked_up(path, number)).collect();
    assert!(without.is_empty(), "cited without a text of their own: {without:#?}");
}

#[test]
fn every_numbered_law_has_a_text() {
    let index =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/law/index.txt")).expect("the index");
    let terms = (1..=34).map(|term| format!("G.1.{term}"));
    let missing: Vec<String> =
        index.lines().map(str::to_owned).chain(terms).filter(|number| !has_text(number)).collect();
    assert_eq!(missing, [""; 0]);
    for (book, last) in books().into_iter().skip(1).zip([12, 15]) {
        let chapters: BTreeSet<u8> =
            book.numbers().iter().filter_map(|number| number.to_string()[1..].parse().ok()).collect();
        assert_eq!(chapters, (1..=last).collect());
    }
}

/// Returns what a number is sorted by.
fn order(number: &str) -> Vec<(bool, u32)> {
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    let part = |(depth, part): (usize, &str)| {
        let digits = if depth == 0 && part.len() > 1 { part.trim_start_matches(['D', 'I', 'R']) } else { part };
        match digits.parse() {
            Ok(value) => (false, value),
            Err(_) => match roman.iter().position(|one| depth == 3 && *one == part) {
                Some(at) => (false, at as u32 + 1),
                None => (true, part.chars().next().map_or(0, u32::from)),
            },
        }
    };
    // clockwork players come last
    std::iter::once((number.starts_with('R'), 0)).chain(number.split('.').enumerate().map(part)).collect()
}

#[test]
fn the_texts_are_in_the_order_of_their_numbers_under_a_chapter_with_a_title() {
    for book in books() {
        let numbers: Vec<String> = book.numbers().iter().map(ToString::to_string).collect();
        assert!(numbers.is_sorted_by(|one, other| order(one) < order(other)), "{numbers:?}");
        for (number, text) in texts(book) {
            let chapter = number.split('.').next().expect("a chapter");
            let title = book.law(chapter).unwrap_or_else(|| panic!("{number} has no chapter")).text;
            assert!(!title.contains(['.', ':']), "{title}");
            let heading = book.law(&number).and_then(|law| law.heading).unwrap_or_default();
            assert!(number == chapter || (1..=32).contains(&heading.width()), "{number} has no heading: {text}");
        }
    }
}

#[test]
fn every_text_is_short_and_in_good_english() {
    // Contractions, counts in letters, and what speaks about the text instead of the game.
    let slips = [
        "n't", "'re ", "'ve ", "'ll ", " it's", "that's", "who's", "  ", " he ", " his ", " is no ", "so many",
        " will ", "..", " ,",
    ];
    let counts = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve"];
    let mut faults = Vec::new();
    for (number, text) in books().into_iter().flat_map(texts).filter(|(number, _)| number.contains('.')) {
        let lower = text.to_lowercase().replace("there is no ", "");
        let mut fault = |what: &str| faults.push(format!("{number}: {what}: {text}"));
        if slips.iter().any(|slip| lower.contains(slip)) {
            fault("slip");
        }
        if lower.split(|c: char| !c.is_alphabetic()).any(|word| counts.contains(&word)) {
            fault("figures for counts");
        }
        if !text.ends_with('.') || !text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) {
            fault("no sentence");
        }
        if text.split_inclusive(['.', ':']).any(|sentence| sentence.split_whitespace().count() > MOST_WORDS) {
            fault("a long sentence");
        }
        let mut lines = vec![0];
        for word in text.split(' ').map(UnicodeWidthStr::width) {
            match lines.last_mut() {
                Some(line) if *line + word < ROOM.1 => *line += word + 1,
                _ => lines.push(word + 1),
            }
        }
        if lines.len() > ROOM.0 {
            fault("too long");
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The example of the rulebook, which `dewan_11_6_the_worked_score` plays.
#[test]
fn the_example_of_a_score_is_that_of_the_rulebook() {
    let law = Book::new(Words::english(), "dewan").law("D11.6").expect("a text");
    let figures = law.text.split(|c: char| !c.is_ascii_digit()).filter_map(|figure| figure.parse().ok());
    assert_eq!(figures.collect::<Vec<u32>>(), [16, 3, 2, 4, 16, 3, 8, 8, 35], "{}", law.text);
}

/// Seats, boards and extras at which games are played.
const TABLES: [(&str, &[&str], &str, &[&str]); 9] = [
    ("root", &["marquise", "eyrie", "alliance", "vagabond"], "autumn", &[]),
    ("root", &["lizards", "riverfolk", "duchy", "corvids"], "lake", &["hirelings 3"]),
    ("root", &["hundreds", "keepers", "vagabond", "vagabond_2"], "mountain", &["landmarks 2"]),
    ("dewan", &["amber", "basalt"], "base", &[]),
    ("dewan", &["amber", "basalt", "coral", "dusk"], "storm", &[]),
    ("dewan", &["amber", "basalt"], "volcano", &[]),
    ("dewan", &["amber", "basalt"], "lake_village", &[]),
    ("iwari", &["red", "white"], "new_horizons", &["feats"]),
    ("iwari", &["red", "white", "blue"], "floating_lands", &["feats", "expeditions"]),
];

/// The actions played of each.
const ACTIONS: usize = 250;

fn new_game((game, seats, board, extras): (&str, &[&str], &str, &[&str]), seed: u64) -> Box<dyn GameSession> {
    let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let options = Options { seats: owned(seats), board: Some(board.to_owned()), extras: owned(extras), deck: None };
    let entry = Games::ALL.get(game).expect("a game of the list");
    let new = NewGame { options, controllers: Vec::new(), seed };
    entry.begin(&new, &Games::ALL.boards()).unwrap_or_else(|error| panic!("{game} {seats:?}: {error}"))
}

#[test]
fn every_question_and_refusal_of_a_game_has_its_law() {
    let mut cited = BTreeSet::new();
    for (seed, table) in (1..).zip(TABLES) {
        let mut game = new_game(table, seed);
        let mut random = Generator::new(seed);
        let mut late: Vec<String> = Vec::new();
        for _ in 0..ACTIONS {
            match game.decision() {
                Decision::Ask(question) => cited.insert(question.law),
                Decision::Over(outcome) => {
                    cited.insert(outcome.law);
                    break;
                }
            };
            let actions = game.notation();
            let mut any = |list: &[String]| list.get(random.below(list.len().max(1) as u32) as usize).cloned();
            for wish in (0..3).filter_map(|_| any(&late)) {
                cited.extend(game.why_not(&wish).expect("an action of this game").map(|illegal| illegal.law));
            }
            let action = any(&actions).expect("an action");
            late.extend([action.clone()]);
            game.act(&action).expect("an action of the list");
        }
    }
    assert!(cited.len() > 80, "{cited:?}");
    cited.retain(|number| !has_text(number));
    assert_eq!(cited, BTreeSet::new(), "without a text of their own");
}
