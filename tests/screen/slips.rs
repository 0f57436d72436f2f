//! Random games of every game with all that they can be played with, told to every seat, to spectators and to those who may
//! see all: no sentence, row or frame has a slip.
//!
//! `THICKET_SLIPS=200 cargo test --test screen slips` plays that many games of Root, and half as many of each other game.

use super::table::*;
use super::told;
use std::collections::{BTreeMap, BTreeSet};
use thicket::bots::Level;
use thicket::kernel::{Decision, Generator, Message, Options, Part, Parts, Seat, Viewer, Words, join};
use thicket::table::{ActiveGame, Controller, Entry, GameSession, Games, LogEntry, NewGame};
use thicket::tui::game_ui::{self, Ctx, GameUi, GameView, Spot};
use thicket::tui::help::HelpSection;
use thicket::tui::palette::Plain;
use thicket::tui::play::TurnStatus;
use thicket::tui::text::Row;

/// Games of Root in an ordinary run.
const GAMES: u64 = 8;

/// In a run of few games the table is looked at once in this many actions.
const LOOKS: usize = 60;

/// Actions after which a game has gone on long enough.
const MOST_ACTIONS: usize = 2500;

/// Legal actions of a question that are heard.
const CHOICES: usize = 12;

/// Words that stand nowhere, whole words in small letters.
const NOWHERE: &[&str] = &[
    "he",
    "him",
    "his",
    "himself",
    "she",
    "her",
    "so many",
    "so much",
    "is no",
    "are no",
    "was no",
    "a tea",
    "a wood",
    "the the",
    "of of",
    "to to",
    "in in",
    "is is",
    "warrior warriors",
];

/// Good English that looks like one of these: what is absent, and a setting that is off.
const GOOD: &[&str] = &["there is no", "there are no", "there was no", "is no. values: "];

/// The words behind which a number is a name and no count.
const CALLED: &[&str] = &[
    "clearing",
    "space",
    "territory",
    "circle",
    "path",
    "law",
    "round",
    "turn",
    "relic",
    "player",
    "seat",
    "tent",
    "at",
];

/// The things that are counted. A figure 1 before its plural is a slip, and any other figure before its singular.
const COUNTED: &[(&str, &str)] = &[
    ("card", "cards"),
    ("warrior", "warriors"),
    ("point", "points"),
    ("piece", "pieces"),
    ("item", "items"),
    ("action", "actions"),
    ("hit", "hits"),
    ("building", "buildings"),
    ("token", "tokens"),
    ("clearing", "clearings"),
    ("path", "paths"),
    ("supporter", "supporters"),
    ("officer", "officers"),
    ("turn", "turns"),
    ("round", "rounds"),
    ("choice", "choices"),
    ("tent", "tents"),
    ("totem", "totems"),
    ("camp", "camps"),
    ("mob", "mobs"),
    ("relic", "relics"),
    ("fund", "funds"),
    ("acolyte", "acolytes"),
    ("line", "lines"),
    ("game", "games"),
    ("save", "saves"),
];

/// The way in which a text is read.
#[derive(Clone, Copy, PartialEq)]
enum Heard {
    /// A sentence, or a line that is read aloud.
    Aloud,
    /// A row with columns.
    Row,
    /// A line of a frame, in which several rows stand side by side.
    Frame,
}

/// All texts that were heard, and the slips in them, each with where it was first heard.
#[derive(Default)]
struct Ear {
    heard: BTreeSet<u64>,
    slips: BTreeMap<String, String>,
}

/// Whether the words stand in the text, not inside others.
fn has(text: &str, words: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-' || c == '\'';
    text.match_indices(words)
        .any(|(at, _)| !text[..at].ends_with(is_word) && !text[at + words.len()..].starts_with(is_word))
}

/// Counts that do not agree with what is counted.
fn miscounted(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).enumerate().find_map(|(index, pair)| {
        let called = index > 0 && CALLED.contains(&words[index - 1]);
        let count: u32 = pair[0].trim_start_matches(['(', '+', '-']).parse().ok()?;
        let noun = pair[1].trim_end_matches(|c: char| !c.is_alphanumeric());
        let (one, many) = COUNTED.iter().find(|(one, many)| noun == *one || noun == *many)?;
        let wrong = if count == 1 { noun == *many } else { noun == *one };
        (wrong && !called).then(|| format!("\"{} {noun}\"", pair[0]))
    })
}

/// A key in brackets where words should be, or a mark of the format.
fn raw(text: &str) -> Option<String> {
    if let Some(mark) = text.chars().find(|c| matches!(c, '{' | '}') || ('\u{e000}'..='\u{f8ff}').contains(c)) {
        return Some(format!("{mark:?}"));
    }
    let key = |inner: &str| {
        inner.contains('-') && inner.starts_with(|c: char| c.is_ascii_lowercase()) && !inner.contains(' ')
    };
    text.split('[')
        .skip(1)
        .filter_map(|rest| rest.split_once(']'))
        .find(|(inner, _)| key(inner))
        .map(|(key, _)| key.to_owned())
}

/// An id, which has an underscore between letters.
fn id(text: &str) -> Option<String> {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    let inside = |at: usize| letter(text[..at].chars().next_back()) && letter(text[at + 1..].chars().next());
    let (at, _) = text.match_indices('_').find(|(at, _)| inside(*at))?;
    let start = text[..at].rfind(' ').map_or(0, |blank| blank + 1);
    Some(text[start..].split(' ').next().unwrap_or_default().to_owned())
}

/// A text without what stands in it to be typed: actions in notation, in quotation marks or while they are entered.
fn without_notation(place: &str, text: &str) -> String {
    match text {
        _ if place == "root-no-form" => text.split(": ").next().unwrap_or_default().to_owned(),
        _ => text.split('"').step_by(2).collect::<Vec<_>>().join("\"\""),
    }
}

/// Whether a line is one of the chart of a game: figures, and the letters of factions where their points are.
fn is_chart(text: &str) -> bool {
    let letters = |word: &str| word.chars().all(|c| c.is_ascii_uppercase());
    let words = || text.split(|c: char| c.is_whitespace() || c == '|').filter(|word| !word.is_empty());
    text.contains('|') && words().all(|word| letters(word) || word.parse::<u8>().is_ok()) && words().any(letters)
}

/// Returns what is wrong with a text.
fn slips(text: &str, how: Heard) -> Vec<String> {
    let mut lower = text.to_lowercase();
    if how != Heard::Aloud && is_chart(text) {
        lower.clear();
    }
    for words in GOOD {
        lower = lower.replace(words, "~");
    }
    let mut found: Vec<String> =
        NOWHERE.iter().filter(|words| has(&lower, words)).map(|words| format!("\"{words}\"")).collect();
    // in a frame a count may stand beside what belongs to another column, and cursors are braces
    if how != Heard::Frame {
        found.extend(miscounted(&lower));
        found.extend(raw(&text.replace("{ }", "")));
    }
    found.extend(id(text));
    // columns may end with a mark of their own
    let marks: &[&str] = match how {
        Heard::Aloud => &["..", " .", " ,", ",,", ".,", " ;", " :", "::", "  ", "( ", " )", "()", "+/"],
        Heard::Row => &[",,", ".,", " ;", "::", "()"],
        Heard::Frame => &[",,", ".,"],
    };
    found.extend(marks.iter().filter(|mark| text.trim().contains(**mark)).map(|mark| format!("{mark:?}")));
    if how != Heard::Frame {
        found.extend(told::disagreements(text));
    }
    // names in columns are cut to them, sentences between words
    let last = text.rsplit("  ").next().unwrap_or_default();
    let cut = last.strip_suffix('+').is_some_and(|before| before.ends_with(|c: char| c.is_ascii_lowercase()));
    if cut && !last.contains('|') && last.split(' ').count() > 6 {
        found.push("cut off".to_owned());
    }
    found
}

impl Ear {
    fn hear(&mut self, place: &str, text: &str, how: Heard) {
        for line in text.lines() {
            if line.is_empty() || !self.heard.insert(thicket::table::fnv(format!("{}{line}", how as u8).as_bytes())) {
                continue;
            }
            for slip in slips(&without_notation(place, line), how) {
                self.slips.entry(format!("{place}: {slip}")).or_insert_with(|| line.to_owned());
            }
        }
    }

    fn rows(&mut self, place: &str, ctx: &Ctx, rows: &[Row]) {
        for row in rows {
            match ctx.is_aloud() {
                true => self.hear(place, row.to_string().trim(), Heard::Aloud),
                false => self.hear(place, &row.to_string(), Heard::Row),
            }
        }
    }

    fn told(&mut self, message: &Message) {
        let (text, faults) = Words::english().say_strictly(message);
        for fault in faults {
            self.slips.entry(format!("{}: {fault}", message.key)).or_insert_with(|| text.clone());
        }
        self.hear(message.key, &text, Heard::Aloud);
        if message.key.contains("-log-") {
            // the screen shows letters for names
            for fault in told::faults(message).into_iter().filter(|fault| !fault.contains(" columns: ")) {
                self.slips.entry(fault).or_insert_with(|| text.clone());
            }
        }
    }

    /// Everything that a viewer can have shown or told of the table as it stands.
    fn view(&mut self, game_ui: &dyn GameUi, view: &dyn GameView, game: &dyn GameSession) {
        let words = Words::english();
        let rooms = [(true, 120), (false, 80)];
        let drawn = rooms.map(|(roomy, room)| (Ctx { words, palette: &Plain, roomy }, room));
        for (ctx, room) in [(Ctx::aloud(words), 400)].into_iter().chain(drawn) {
            let head = view.headline(&ctx);
            for text in [&head.title, &head.phase, &head.budget, &head.piles, &head.notice] {
                self.hear("headline", text, Heard::Row);
            }
            self.rows("map in words", &ctx, &view.map_in_words(&ctx));
            let scores: Vec<_> = view.scores(&ctx, game.asked(), room).into_iter().map(|line| line.row).collect();
            self.rows("scores", &ctx, &scores);
            self.rows("extras", &ctx, &view.extras(&ctx));
            self.rows("cards", &ctx, &view.cards(&ctx));
            self.rows("table", &ctx, &view.at_table(&ctx, room, "t"));
            self.rows("table", &ctx, &view.table(&ctx).map(|(_, rows)| rows).unwrap_or_default());
            self.rows("help", &ctx, &help_rows(&view.help(&ctx)));
            // what is drawn beside the map is told otherwise
            if !ctx.is_aloud() {
                let hand: Vec<Row> = view.hand(&ctx, room).into_iter().map(|held| held.row).collect();
                self.rows("hand", &ctx, &hand);
                self.rows("help", &ctx, &help_rows(&view.help_beside(&ctx, "*")));
                self.rows("fight", &ctx, &view.fight(&ctx).map(|fight| fight.rows).unwrap_or_default());
            }
            for seat in seats(game) {
                let board = view.board(&ctx, seat);
                self.rows("board", &ctx, &board.rows(&ctx, room));
                if !ctx.is_aloud() {
                    self.rows("own", &ctx, &board.line(&ctx, room, 2));
                    self.rows("compact", &ctx, &board.compact(&ctx, 38, 38));
                }
            }
            let places = (0..64).map(Spot::Place).chain((0..16).map(Spot::Region));
            for spot in places {
                let named = match spot {
                    Spot::Place(number) => number.to_string(),
                    Spot::Region(index) => char::from(b'a' + index).to_string(),
                };
                if view.spot_named(words, &named) == Some(spot) {
                    self.rows("glance", &ctx, &[view.glance(&ctx, spot)]);
                    self.rows("details", &ctx, &view.details(&ctx, spot));
                }
            }
            if let Some(fight) = view.fight(&ctx) {
                self.rows("odds", &ctx, &view.odds(&ctx, fight.at, None).map(|(_, rows)| rows).unwrap_or_default());
            }
            if ctx.is_aloud() {
                self.rows("odds", &ctx, &view.odds(&ctx, view.home(), None).map(|(_, rows)| rows).unwrap_or_default());
            }
        }
        for verb in view.verbs() {
            self.hear("verb", &view.verb_help(words, verb), Heard::Aloud);
        }
        for source in &game.tally(game.actions()).0 {
            self.hear("pad", &words.name(source.space, source.id), Heard::Aloud);
        }
        let Some(asked) = game.asked() else { return };
        self.hear("name", &view.name(words, asked), Heard::Aloud);
        self.choices(game_ui, view, game);
    }

    /// Reads all that the asked player can choose: as sentences, part by part, and what would come of it.
    fn choices(&mut self, game_ui: &dyn GameUi, view: &dyn GameView, game: &dyn GameSession) {
        let words = Words::english();
        let ctx = Ctx { words, palette: &Plain, roomy: true };
        let legal = game.legal();
        let every = legal.len().div_ceil(CHOICES).max(1);
        for action in legal.iter().step_by(every) {
            let text = join(action);
            match view.sentence(&Ctx::aloud(words), &text) {
                Some(says) => self.hear("sentence", &says, Heard::Aloud),
                None => drop(self.slips.entry(format!("no sentence for {}", verb(action))).or_insert(text.clone())),
            }
            for (at, part) in action.iter().enumerate() {
                for ctx in [ctx, Ctx::aloud(words)] {
                    let choice = view.choice(&ctx, &action[..at], *part).unwrap_or_default();
                    self.hear("choice", &choice, Heard::Row);
                }
                self.hear("part", &view.part(words, *part), Heard::Row);
                self.hear("spoken", &view.spoken(words, *part), Heard::Aloud);
                if matches!(part, Part::Count(_)) {
                    self.hear("number", &view.number_asked(words, &action[..at]).unwrap_or_default(), Heard::Aloud);
                }
                for plan in if at + 1 == action.len() { view.plans(&ctx, *part) } else { Vec::new() } {
                    self.rows("plan", &ctx, &[plan.label]);
                }
            }
            for message in game.foresee(&text).map(|foreseen| foreseen.told).unwrap_or_default() {
                self.told(&message);
                self.brief(game_ui, LogEntry { message, at: 0, group: 0, turn: 0, owner: None });
            }
        }
    }

    fn brief(&mut self, game_ui: &dyn GameUi, told: LogEntry) {
        let words = Words::english();
        if let Some(row) = game_ui.brief(words, &told).map(|line| line.row()) {
            self.hear(&format!("{} in brief", told.message.key), &row.to_string(), Heard::Aloud);
        }
        if let Some((title, means)) = game_ui.occasion(words, &told) {
            self.hear("occasion", &title, Heard::Aloud);
            self.hear("occasion", &means.split_whitespace().collect::<Vec<_>>().join(" "), Heard::Aloud);
        }
    }

    /// Why an action is refused, and what it is in words.
    fn wish(&mut self, game: &dyn GameSession, view: &dyn GameView, wish: &str) {
        if let Ok(Some(illegal)) = game.why_not(wish) {
            self.told(&illegal.reason);
        }
        if let Some(says) = view.sentence(&Ctx::aloud(Words::english()), wish) {
            self.hear("wish", &says, Heard::Aloud);
        }
    }
}

fn help_rows(sections: &[HelpSection]) -> Vec<Row> {
    sections.iter().flat_map(HelpSection::rows).collect()
}

fn verb(action: &Parts) -> String {
    action.first().map(ToString::to_string).unwrap_or_default()
}

fn seats(game: &dyn GameSession) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats()).map(|seat| Seat::new(seat as u8))
}

fn viewers(game: &dyn GameSession) -> Vec<Viewer> {
    let seats = seats(game).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::All]).collect()
}

/// A game of a number: seats, board, deck and extras are drawn, so that all of them come up in some games.
pub fn drawn(entry: &Entry, seed: u64) -> Box<dyn GameSession> {
    let about = entry.about();
    let mut random = Generator::new(seed);
    let mut below = |bound: usize| random.below(bound as u32) as usize;
    let boards = Games::ALL.boards();
    for attempt in 0..1000 {
        let seats = about.fewest_seats + below(about.most_seats - about.fewest_seats + 1);
        let mut extras: Vec<String> = Vec::new();
        for extra in &about.extras {
            extras.extend(extra.entry(below(usize::from(extra.most) + 1) as u8));
        }
        let options = Options { seats: vec!["random".to_owned(); seats], extras, ..Options::default() };
        let controllers = vec![person(); seats];
        if let Ok(game) = entry.begin(&NewGame { options, controllers, seed: seed + 1000 * attempt }, &boards) {
            return game;
        }
    }
    panic!("no game of {} can be drawn", entry.id);
}

/// The same game once more.
pub fn copy(game: &dyn GameSession) -> Box<dyn GameSession> {
    Games::ALL.load(&game.save()).expect("a save that was just made").game
}

/// Lines of the plain mode that ask for all that can be told.
const LINES: &str = "map\nhand\nscores\npoints\ntable\nboard\nlog\nchanged\nodds\nlook 1\nlook 5\nset\nback\n1\n1\n1\nundo\nredo\nhelp\nquit\n";

/// The game in lines and in frames, with bots in all seats but the one that is asked.
fn at_the_table(game: &dyn GameSession, ear: &mut Ear) {
    let (out, _) = in_lines(ActiveGame::new(copy(game), None), LINES);
    ear.hear("plain", &out, Heard::Aloud);
    for (width, height) in [(80, 24), (120, 40)] {
        let mut other = copy(game);
        for seat in seats(game).filter(|seat| game.asked() != Some(*seat)) {
            other.set_controller(seat, Controller::Bot(Level::Random));
        }
        let mut table = Table::game(width, height, ActiveGame::new(other, None));
        ear.hear("frame", &table.text(), Heard::Frame);
        for key in ["<Right>", "<Right>", "<Right>", "<Esc>", "<Esc>"] {
            if table.app.play().is_some_and(|play| play.now() == TurnStatus::Over) {
                table.press(key);
                ear.hear("end", &table.text(), Heard::Frame);
            }
        }
        for _ in 0..8 {
            if table.app.play().is_none() || !matches!(table.play().now(), TurnStatus::Asked(_)) {
                break;
            }
            let legal = table.play().session().notation();
            let action = legal.last().cloned().unwrap_or_default();
            table.press("<Down>");
            ear.hear("frame", &table.text(), Heard::Frame);
            table.press(&format!("<Esc>:{action}<Enter>"));
            ear.hear("frame", &table.text(), Heard::Frame);
        }
    }
}

/// Plays a game at random and listens.
fn listen(entry: &Entry, seed: u64, every: usize, ear: &mut Ear) {
    let game_ui = game_ui::of(entry.id).expect("a face");
    let mut random = Generator::new(!seed);
    let mut game = drawn(entry, seed);
    let all = viewers(&*game);
    let mut before = all.iter().map(|viewer| game.observe(*viewer)).collect::<Vec<_>>();
    let mut wishes: Vec<String> = Vec::new();
    let sits_at = 40 + random.below(200) as usize;
    while game.actions() < MOST_ACTIONS {
        match game.decision() {
            Decision::Ask(question) => ear.told(&question.message),
            Decision::Over(outcome) => {
                ear.told(&Message::new(outcome.how));
                for viewer in &all {
                    let view = game_ui.view(&game.observe(*viewer)).expect("a look");
                    ear.hear("ending", &view.ending(Words::english(), &outcome).unwrap_or_default(), Heard::Aloud);
                }
                break;
            }
        }
        let actions = game.notation();
        let count = game.actions();
        if count.is_multiple_of(every) {
            let which = count / every % all.len();
            let seen = game.observe(all[which]);
            let view = game_ui.view(&seen).expect("a look");
            ear.view(game_ui, &*view, &*game);
            for lost in view.losses(Words::english(), &before[which], &game.log(0..game.log_len(), all[which])) {
                ear.hear("lost", &lost.what, Heard::Aloud);
            }
            for change in view.changes(&before[which]) {
                ear.hear("changed", &change.says.to_string(), Heard::Row);
            }
            before[which] = seen;
            let asked = game.asked().and_then(|seat| game_ui.view(&game.observe(Viewer::Seat(seat))));
            if let Some(view) = asked {
                ear.choices(game_ui, &*view, &*game);
                for _ in 0..12 {
                    let wish = wishes.get(random.below(wishes.len().max(1) as u32) as usize).cloned();
                    ear.wish(&*game, &*view, &wish.unwrap_or_else(|| "pass".to_owned()));
                }
            }
        }
        if count == sits_at {
            at_the_table(&*game, ear);
        }
        let action = &actions[random.below(actions.len() as u32) as usize];
        wishes.push(action.clone());
        game.act(action).expect("an action from the list");
    }
    for viewer in all {
        for told in game.log(0..game.log_len(), viewer) {
            ear.told(&told.message);
            ear.brief(game_ui, told);
        }
    }
    at_the_table(&*game, ear);
}

/// Returns how many games of Root are played, and whether someone wished for that.
fn games() -> (u64, bool) {
    let wished = std::env::var("THICKET_SLIPS").ok().and_then(|number| number.parse().ok());
    (wished.unwrap_or(GAMES), wished.is_some())
}

fn no_slips_in(game: &str) {
    let entry = Games::ALL.get(game).expect("a game of the list");
    let (count, wished) = games();
    let count = if game == "root" { count } else { count.div_ceil(2) };
    let mut ear = Ear::default();
    for seed in 0..count {
        listen(entry, seed, if wished { LOOKS / 3 } else { LOOKS }, &mut ear);
    }
    let list: Vec<String> = ear.slips.iter().map(|(slip, text)| format!("{slip}\n    {text}")).collect();
    assert!(list.is_empty(), "{} slips in {count} games of {game}:\n{}", list.len(), list.join("\n"));
}

#[test]
fn no_slips_in_root() {
    no_slips_in("root");
}

#[test]
fn no_slips_in_dewan() {
    no_slips_in("dewan");
}

#[test]
fn no_slips_in_iwari() {
    no_slips_in("iwari");
}

#[test]
fn slips_are_heard() {
    for (text, slip) in [
        ("The Eyrie drew 1 cards.", "\"1 cards\""),
        ("The Eyrie drew 3 card.", "\"3 card\""),
        ("In [root-piece-x] is a roost.", "root-piece-x"),
        ("Choose royal_claim.", "royal_claim."),
        ("The Keepers has a relic.", "Keepers has"),
        ("The card is no bird.", "\"is no\""),
        ("There are { $count }.", "'{'"),
        ("It is over..", "\"..\""),
        ("The Duchy  drew.", "\"  \""),
        ("Once per turn you may show how you rul+", "cut off"),
    ] {
        assert_eq!(slips(text, Heard::Aloud), [slip], "{text}");
    }
    for text in ["There is no card.", "[law 4.3] A 3-card hand; 1 card.", "+1"] {
        assert_eq!(slips(text, Heard::Aloud), [""; 0], "{text}");
    }
    for chart in ["       0 |  ECHCH H HE E E EE     E", "      10|   H H  HE E    U", " |       A     HE    E"] {
        assert_eq!(slips(chart, Heard::Frame), [""; 0], "the factions H and E side by side");
    }
    assert_eq!(slips("DOES HE RULE", Heard::Frame), ["\"he\""]);
}
