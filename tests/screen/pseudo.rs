//! A language that nobody speaks, made from the English files: every letter of a word has a sign, every word its brackets and
//! more columns than in English. What is still in plain letters on a screen comes from code, and a column that moves when a
//! sign of two cells stands for two signs of one was measured in characters.

use super::table::*;
use ratatui::buffer::Buffer;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;
use thicket::cli::{self, Io};
use thicket::kernel::Words;
use thicket::table::{ActiveGame, Games};
use thicket::tui::commands::Command;
use thicket::tui::settings::SETTINGS;
use thicket::tui::theme::{Colors, Glyphs};
use unicode_width::UnicodeWidthStr;

/// The signs for the letters from a to z, one cell each.
const SIGNS: &str = "áƀçđéƒğħíĵķłɱñöƥɋřšţúʋŵẋýž";

/// Two cells that every word ends with: of two signs, or of one.
const NARROW: &str = "øø";
const WIDE: &str = "보";

/// Two cells as well; a line may break on both sides of it.
const UNPARTED: &str = "歩";

/// The names and heads of columns of which the locales say how many cells they have: they keep their width, and so do those
/// in one cell.
const KEPT: &[&str] = &[
    "root-short-",
    "root-party-",
    "root-col",
    "root-map-",
    "root-mark-",
    "dewan-tribe-",
    "dewan-short-",
    "dewan-ground-",
    "dewan-symbol-",
    "dewan-points-",
    "dewan-col-",
    "iwari-tribe-",
    "iwari-col-",
    "iwari-map-",
];

/// Makes the pseudo-language of a locale file.
struct Maker<'a> {
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    fill: &'a str,
    /// Whether no blank parts the words.
    tight: bool,
    kept: bool,
    out: String,
    run: String,
}

fn sign(c: char) -> Option<char> {
    let small = SIGNS.chars().nth((c.to_ascii_lowercase() as usize).checked_sub('a' as usize)?)?;
    Some(if c.is_ascii_uppercase() { small.to_uppercase().next().unwrap_or(small) } else { small })
}

impl Maker<'_> {
    /// The words of a text with signs for their letters; the last two of a word are its filling.
    fn worded(&self, text: &str) -> String {
        let mut out = String::new();
        let mut word = String::new();
        for c in text.chars().chain(['\0']) {
            if c.is_ascii_alphabetic() {
                word.extend(sign(c));
                continue;
            }
            let letters = word.chars().count();
            if letters > 2 {
                out.extend(word.chars().take(letters - 2));
                out.push_str(self.fill);
            } else {
                out.push_str(&word);
            }
            word.clear();
            out.extend((c != '\0').then_some(c));
        }
        out
    }

    /// Writes what stands between two places.
    fn flush(&mut self) {
        let mut run = std::mem::take(&mut self.run);
        if self.tight {
            run = without_lone_blanks(&run);
        }
        let worded = self.worded(&run);
        let is_word = |c: char| c.is_alphabetic();
        let long = run.chars().filter(char::is_ascii_alphabetic).count();
        match (worded.find(is_word), worded.rfind(is_word)) {
            (Some(first), Some(last)) if !self.kept && long > 3 => {
                let end = last + worded[last..].chars().next().map_or(0, char::len_utf8);
                let gap = if self.tight { "" } else { " " };
                let more = format!("{gap}{}", self.fill.repeat(2)).repeat(1 + long / 15);
                self.out += &format!("{}‹{}{more}›{}", &worded[..first], &worded[first..end], &worded[end..]);
            }
            _ => self.out += &worded,
        }
    }

    /// A text, up to the end of the entry or of the variant.
    fn text(&mut self, variant: bool) {
        while let Some(&c) = self.chars.peek() {
            match c {
                '{' => {
                    self.flush();
                    self.place();
                }
                '}' if variant => break,
                '\n' if variant => {
                    let mut ahead = self.chars.clone();
                    let next = ahead.find(|c| !c.is_whitespace());
                    if matches!(next, Some('[' | '*' | '}')) {
                        break;
                    }
                    self.run.extend(self.chars.next());
                }
                _ => self.run.extend(self.chars.next()),
            }
        }
        self.flush();
    }

    /// A place with its braces, and the variants in it.
    fn place(&mut self) {
        self.out.extend(self.chars.next());
        while let Some(&c) = self.chars.peek() {
            match c {
                '{' => self.place(),
                '"' => {
                    self.out.extend(self.chars.next());
                    let inner: String = std::iter::from_fn(|| self.chars.next_if(|c| *c != '"')).collect();
                    self.out += &self.worded(&if self.tight { without_lone_blanks(&inner) } else { inner });
                    self.out.extend(self.chars.next());
                }
                ']' => {
                    self.out.extend(self.chars.next());
                    self.text(true);
                }
                '}' => {
                    self.out.extend(self.chars.next());
                    return;
                }
                _ => self.out.extend(self.chars.next()),
            }
        }
    }
}

/// A text without the blanks between words; those that indent a line and those between columns stay.
fn without_lone_blanks(text: &str) -> String {
    let at = |index: usize| text.as_bytes().get(index).copied();
    let lone = |index: usize| {
        let before = index.checked_sub(1).and_then(at);
        at(index) == Some(b' ') && !matches!(before, Some(b' ' | b'\n')) && at(index + 1) != Some(b' ')
    };
    text.char_indices().filter(|(index, _)| !lone(*index)).map(|(_, c)| c).collect()
}

/// A locale file with other words.
fn made(file: &str, fill: &str, tight: bool) -> String {
    let mut out = String::new();
    let mut entry: Option<(&str, String)> = None;
    let end = |entry: &mut Option<(&str, String)>, out: &mut String| {
        let Some((key, text)) = entry.take() else { return };
        let kept = KEPT.iter().any(|start| key.starts_with(start));
        let mut maker =
            Maker { chars: text.chars().peekable(), fill, tight, kept, out: String::new(), run: String::new() };
        maker.text(false);
        out.push_str(&format!("{key} ={}", maker.out));
    };
    for line in file.split_inclusive('\n') {
        // what an entry has beside its sentence has words of its own
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') || line.starts_with("    .");
        match line.split_once(" =") {
            Some((key, text)) if begins => {
                end(&mut entry, &mut out);
                entry = Some((key, text.to_owned()));
            }
            _ if line.starts_with('#') => {
                end(&mut entry, &mut out);
                out.push_str(line);
            }
            _ => entry.iter_mut().for_each(|(_, text)| text.push_str(line)),
        }
    }
    end(&mut entry, &mut out);
    out
}

fn language(fill: &'static str, tight: bool) -> Words {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the locales")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("en.")))
        .collect();
    files.sort();
    let texts: Vec<String> =
        files.iter().map(|path| made(&std::fs::read_to_string(path).expect("a locale"), fill, tight)).collect();
    let (words, faults) = Words::over_english("en", &texts.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(faults.is_empty(), "{faults:#?}");
    words
}

fn narrow() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| language(NARROW, false))
}

fn wide() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| language(WIDE, false))
}

/// A wide one without blanks between words.
fn tight() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| language(UNPARTED, true))
}

/// Words that may stand in plain letters, and why.
const PLAIN: &[(&str, &str)] = &[
    ("Enter", "a key"),
    ("Esc", "a key"),
    ("Tab", "a key"),
    ("Bksp", "a key"),
    ("Space", "a key"),
    ("PgUp", "a key"),
    ("PgDn", "a key"),
    ("Home", "a key"),
    ("End", "a key"),
    ("Ctrl", "a key"),
    ("Shift", "a key"),
    ("Up", "a key"),
    ("Down", "a key"),
    ("Left", "a key"),
    ("Right", "a key"),
    ("ff", "two fires of Dewan"),
    ("fa", "a forest of Root, where a figure lies"),
    ("aj", "a forest of Root, where a tablet and a jewelry lie"),
    ("cV", "a forest of Root, and the Vagabond in it"),
];

/// The letters of factions and tribes.
const LETTERS: &str = "MEAVBLODCHKRYWP";

/// Whether plain letters are signs: faction letters side by side, a piece on the map (whose it is, and which), roman figures,
/// places with what stands on them and between them.
fn are_signs(word: &str) -> bool {
    let letters: Vec<char> = word.chars().filter(char::is_ascii_alphabetic).collect();
    let piece = matches!(letters[..], [who, what] if LETTERS.contains(who) && what.is_ascii_lowercase());
    let roman = word.chars().all(|c| "IVX".contains(c));
    piece
        || roman
        || letters.iter().all(|c| LETTERS.contains(*c))
        || letters.iter().all(|c| *c == 'o' || c.is_ascii_uppercase())
}

/// Whether a word is a command that is typed as it stands.
fn is_typed(word: &str) -> bool {
    Command::ALL.into_iter().any(|command| command.typed().contains(&word))
}

/// The runs of plain letters in a text that no list allows. One letter is a key, a faction, a place or a sign of the map.
fn from_code<'a>(text: &'a str, ids: &BTreeSet<String>) -> Vec<&'a str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(|c: char| !is_part(c))
        .filter(|word| word.chars().filter(char::is_ascii_alphabetic).count() > 1)
        .filter(|word| !are_signs(word) && !is_typed(word))
        .filter(|word| !PLAIN.iter().any(|(plain, _)| plain == word) && !ids.contains(*word))
        .collect()
}

/// The same screen in both languages.
struct Twins {
    narrow: Table,
    wide: Table,
    name: String,
    /// The ids that were entered and stand on the screen in notation.
    ids: BTreeSet<String>,
    faults: BTreeMap<String, String>,
}

impl Twins {
    fn new(name: &str, (width, height): (u16, u16), open: impl Fn() -> Option<ActiveGame>) -> Twins {
        let table = |words| {
            let mut table = Table::in_words(width, height, looks(Colors::Sixteen, Glyphs::Ascii), words);
            if let Some(running) = open() {
                table.app.open(running, None);
                table.wait();
            }
            table
        };
        let (narrow, wide) = (table(narrow()), table(wide()));
        let mut twins = Twins {
            narrow,
            wide,
            name: format!("{name} {width}x{height}"),
            ids: BTreeSet::new(),
            faults: BTreeMap::new(),
        };
        twins.view("");
        twins
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        self.narrow.press(keys);
        self.wide.press(keys);
        self.view(keys);
        self
    }

    /// Takes an action, which then stands on the screen in notation.
    fn view(&mut self, keys: &str) {
        let (one, other) = (seen(self.narrow.fresh_buffer()), seen(self.wide.fresh_buffer()));
        if let Some(play) = self.narrow.app.play() {
            let actions = play.session().notation();
            self.ids.extend(actions.iter().flat_map(|action| action.split(' ')).map(str::to_owned));
        }
        for (y, line) in text(&one).lines().enumerate() {
            for word in from_code(line, &self.ids) {
                self.fault(format!("\"{word}\""), format!("{} {keys}: on line {y}: {line}", self.name));
            }
        }
        if let Some(y) = moved(&one, &other) {
            let line = |buffer: &Buffer| text(buffer).lines().nth(y).unwrap_or_default().to_owned();
            self.fault(
                format!("{} {keys}: columns on line {y}", self.name),
                format!("\n    {}\n    {}", line(&one), line(&other)),
            );
        }
    }

    /// Keeps the first place of each fault.
    fn fault(&mut self, what: String, place: String) {
        self.faults.entry(what).or_insert(place);
    }

    fn done(self) -> BTreeMap<String, String> {
        self.faults
    }
}

/// Returns what can be seen of a buffer: a terminal shows nothing of the cell behind a wide sign, whatever was drawn there before.
fn seen(mut buffer: Buffer) -> Buffer {
    for at in buffer.area.positions().filter(|at| at.x > 0) {
        if buffer[(at.x - 1, at.y)].symbol().width() == 2 {
            buffer[at].set_symbol("");
        }
    }
    buffer
}

/// The first line of which a column stands elsewhere if words are of wide signs.
fn moved(narrow: &Buffer, wide: &Buffer) -> Option<usize> {
    let area = narrow.area;
    let cell = |buffer: &Buffer, x: u16, y: u16| buffer[(x, y)].symbol().to_owned();
    // the line of keys is a text, and shortens its words
    (0..area.height.saturating_sub(1))
        .find(|&y| {
            (0..area.width).any(|x| {
                let (one, other) = (cell(narrow, x, y), cell(wide, x, y));
                let filling = one == "ø" || one == "Ø";
                let same = one == other || (filling && matches!(other.as_str(), WIDE | " " | ""));
                // where a text is cut in the middle of a filling the mark stands a cell earlier
                let cut_here = filling && other == "+";
                let cut_before = one == "+" && x > 0 && cell(wide, x - 1, y) == "+";
                !same && !cut_here && !cut_before
            })
        })
        .map(usize::from)
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn report(faults: &BTreeMap<String, String>) {
    let list: Vec<String> = faults.iter().map(|(what, place)| format!("{what}: {place}")).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
}

#[test]
fn the_language_is_made_of_other_letters() {
    let file = "# A comment.\nkey-one = The { $who } drew { $count ->\n    [one] one card\n   *[other] { $count } cards\n}.\nkey-two =\n    Two lines,\n    { \"both\" } words.\nroot-short-fox = fox\n";
    let made = made(file, NARROW, false);
    let (words, faults) = Words::new("en", &[&made]);
    assert_eq!(faults, [""; 0], "{made}");
    let says = words.text_with("key-one", &[("who", "E".into()), ("count", 1.into())]);
    assert!(from_code(&says, &BTreeSet::new()).is_empty() && says.starts_with("Ţøø E ‹đřøø"), "{says}");
    assert!(from_code(&words.text("key-two"), &BTreeSet::new()).is_empty(), "{}", words.text("key-two"));
    assert_eq!(words.text("root-short-fox"), "ƒøø");
    assert_eq!(from_code("‹Ţøø› card C3 [Enter] x", &BTreeSet::new()), ["card"]);
}

#[test]
fn menus_and_forms_take_all_words_from_the_locales() {
    let mut faults = BTreeMap::new();
    for size in SIZES {
        let mut title = Twins::new("title", size, || None);
        for menu in ["n", "s", "o", "l", "t", "?"] {
            title.press(menu).press("<Down>").press("<Down>").press("<Right>").press("?").press("<Esc>").press("<Esc>");
        }
        for more in ["", "l", "ll"] {
            title.press("n");
            title.press(more);
            for _ in 0..12 {
                title.press("<Down>").press("l");
            }
            title.press("<Esc>");
        }
        faults.extend(title.done());
    }
    report(&faults);
}

#[test]
fn games_take_all_words_from_the_locales() {
    let mut faults = BTreeMap::new();
    let people = |count: usize| {
        let mut seats = vec![bot(); count];
        seats[0] = person();
        seats
    };
    let dewan = || Some(running_game(("dewan", &["amber", "basalt", "coral", "dusk"], "storm"), &people(4), 5, None));
    let iwari = || Some(running_game(("iwari", &["red", "blue", "yellow"], "long_road"), &people(3), 5, None));
    let root = || Some(running(&people(4), 5, Some(MIDDLE)));
    let land =
        || Some(running_game(("root", &["lizards", "riverfolk", "keepers", "duchy"], "lake"), &people(4), 5, None));
    let last = || {
        Some(running_game(
            ("root", &["corvids", "hundreds", "vagabond", "vagabond_2"], "mountain"),
            &people(4),
            5,
            None,
        ))
    };
    let tables: [(&str, &dyn Fn() -> Option<ActiveGame>); 5] =
        [("root", &root), ("lizards", &land), ("corvids", &last), ("dewan", &dewan), ("iwari", &iwari)];
    for size in SIZES {
        for (name, open) in tables {
            let mut game = Twins::new(name, size, open);
            for panel in ["?", "g", "w", "*", "i", "%", "y", "="] {
                game.press(panel).press(" ").press("<Esc>");
            }
            let shown = &game.narrow.play().session().shown;
            let letters: Vec<char> = shown.snapshot.seats.iter().map(|&seat| shown.view.letter(seat)).collect();
            for letter in letters {
                game.press(&letter.to_string()).press("<Esc>");
            }
            for _ in 0..2 {
                for choice in ["<Down>", "<Down>", "<Enter>", "<Down>", "<Esc>", "<Esc>"] {
                    game.press(choice);
                }
                let legal = game.narrow.app.play().map(|play| play.session().notation()).unwrap_or_default();
                let Some(action) = legal.first() else { break };
                game.press(&format!(":{action}<Enter>"));
            }
            faults.extend(game.done());
        }
    }
    report(&faults);
}

#[test]
fn the_end_takes_all_words_from_the_locales() {
    let mut faults = BTreeMap::new();
    for size in SIZES {
        for (name, seats, board) in [
            ("root", &SEATS[..], "autumn"),
            ("dewan", &["amber", "basalt", "coral"], "base"),
            ("iwari", &["red", "blue"], "vast_lands"),
        ] {
            let open = || Some(running_game((name, seats, board), &vec![bot(); seats.len()], 7, None));
            let mut end = Twins::new(&format!("end of {name}"), size, open);
            for keys in
                ["<Right>", "<Right>", "g", "<Esc>", "?", "<Esc>", "v", "<Right>", "<Right>", "?", "<Esc>", "<Esc>"]
            {
                end.press(keys);
            }
            faults.extend(end.done());
        }
    }
    report(&faults);
}

/// The blanks between two words of a line: what stands on both sides of each.
fn parted(line: &str) -> Vec<&str> {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_alphabetic() && !c.is_ascii());
    let closing = |c: Option<char>| c.is_some_and(|c| !c.is_ascii_alphanumeric() && c != '>' && c != '-');
    let blanks = line.match_indices(' ').map(|(at, _)| at);
    let glued = blanks.filter(|&at| {
        let (before, behind) = (line[..at].chars().next_back(), line[at + 1..].chars().next());
        closing(before) && (letter(behind) || behind == Some('‹'))
    });
    glued.map(|at| &line[at..]).collect()
}

#[test]
fn no_blank_parts_words_in_a_language_without_blanks() {
    assert_eq!(parted("歩歩 ‹歩›。12 歩 Red 3"), [" ‹歩›。12 歩 Red 3"]);
    let lines = "map\nhand\nscores\npoints\ntable\nboard\nlog\nodds\nlook 1\nlook 5\nlaw\nhelp\nabout\nhint\n1\n1\n1\nchanged\nundo\n?pass\n77\nquit\n";
    let mut faults = BTreeMap::new();
    for (name, seats, board) in [
        ("root", &SEATS[..], "autumn"),
        ("root", &["lizards", "riverfolk", "keepers", "duchy"], "lake"),
        ("root", &["corvids", "hundreds", "vagabond", "vagabond_2"], "mountain"),
        ("dewan", &["amber", "basalt", "coral"], "base"),
        ("iwari", &["red", "blue"], "vast_lands"),
    ] {
        let game = running_game((name, seats, board), &vec![person(); seats.len()], 7, None);
        let (out, _) = in_lines_and_words(game, lines, tight());
        for line in out.lines() {
            faults.extend(parted(line).into_iter().map(|at| (at.to_owned(), format!("{name}: {line}"))));
        }
    }
    report(&faults);
}

#[test]
fn plain_mode_takes_all_words_from_the_locales() {
    let lines = "map\nhand\nscores\npoints\ntable\nboard\nlog\nodds\nlook 1\nlook 5\nset\nlaw\n1\n1\n1\nchanged\nundo\nredo\nundo 9\n?pass\n77\nquit\n";
    let mut faults = BTreeMap::new();
    for (name, seats, board) in [
        ("root", &SEATS[..], "autumn"),
        ("dewan", &["amber", "basalt", "coral"], "base"),
        ("iwari", &["red", "blue"], "vast_lands"),
    ] {
        let game = || running_game((name, seats, board), &vec![person(); seats.len()], 7, None);
        let (out, _) = in_lines_and_words(game(), lines, narrow());
        let mut ids: BTreeSet<String> =
            game().game().notation().iter().flat_map(|action| action.split(' ')).map(str::to_owned).collect();
        // settings and their values are typed as they stand
        ids.extend(SETTINGS.iter().flat_map(|(key, values)| values.iter().chain([key])).map(ToString::to_string));
        for line in out.lines() {
            faults.extend(from_code(line, &ids).into_iter().map(|word| (word.to_owned(), format!("{name}: {line}"))));
        }
    }
    report(&faults);
}

/// The words of clap itself, and of the shell.
const OF_CLAP: &[&str] = &["OPTIONS", "COMMAND"];

#[test]
fn the_help_of_the_command_line_takes_all_words_from_the_locales() {
    let mut faults = BTreeMap::new();
    for task in ["", "play", "continue", "replay", "saves", "sim", "board", "law", "engine", "completions", "man"] {
        let args: Vec<_> = ["thicket", task, "--help"].iter().filter(|arg| !arg.is_empty()).map(Into::into).collect();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        cli::run(args, Games::ALL, narrow(), &mut Io { input: &mut &b""[..], out: &mut out, err: &mut err });
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains('‹'), "{task}: {text}");
        let words = text
            .lines()
            .flat_map(|line| line.split("  ").filter(|part| part.contains('‹')).map(move |part| (line, part)));
        for (line, part) in words {
            // clap's own remark about aliases; what can be typed stands behind its label
            let part = part.split(" [").next().unwrap_or_default();
            let part = part.rsplit_once('›').map_or(part, |(said, _)| said);
            for word in from_code(part, &BTreeSet::new()).into_iter().filter(|word| !OF_CLAP.contains(word)) {
                faults.insert(word.to_owned(), format!("{task}: {line}"));
            }
        }
    }
    report(&faults);
}
