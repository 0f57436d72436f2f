//! Random games of every game told in each language: no key without words, no place that stays open, no line over its width.
//!
//! `THICKET_LANGUAGES=100 cargo test --test screen languages` plays that many of each game.

use super::OTHERS;
use super::table::person;
use std::collections::BTreeMap;
use thicket::kernel::{Decision, Generator, Language, Message, Options, Seat, Viewer, Words};
use thicket::table::{Entry, GameSession, Games, NewGame};
use thicket::tui::game_ui::{self, Ctx, GameUi, GameView};
use thicket::tui::palette::Plain;
use thicket::tui::text::Row;
use unicode_width::UnicodeWidthStr;

/// Games of each kind in an ordinary run.
const GAMES: u64 = 4;

/// Actions after which a game has gone on long enough.
const MOST_ACTIONS: usize = 1500;

/// The table is looked at once in this many actions.
const LOOKS: usize = 40;

/// The most cells of a line of the short log, its letter not counted.
const SHORT: usize = 50;

/// The most cells of a sentence: three lines of a small screen.
const SENTENCE: usize = 240;

struct Ear {
    language: Language,
    faults: BTreeMap<String, String>,
    told: usize,
}

/// A key in brackets where words should be, or a mark of the format.
fn raw(text: &str) -> bool {
    let key = |inner: &str| {
        inner.contains('-') && inner.starts_with(|c: char| c.is_ascii_lowercase()) && !inner.contains(' ')
    };
    text.contains(['{', '}', '$'])
        || text.contains(|c| ('\u{e000}'..='\u{f8ff}').contains(&c))
        || text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(inner, _)| key(inner))
}

impl Ear {
    fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    fn fault(&mut self, what: String, text: &str) {
        self.faults.entry(what).or_insert_with(|| text.to_owned());
    }

    fn hear(&mut self, place: &str, text: &str, most: usize) {
        // a cursor on the map is a pair of braces
        let text = text.replace("{ }", "");
        for line in text.lines() {
            self.told += 1;
            if raw(line) {
                self.fault(format!("{place}: raw"), line);
            }
            if line.width() > most {
                self.fault(format!("{place}: {} cells of {most}", line.width()), line);
            }
        }
    }

    fn message(&mut self, message: &Message) {
        let (text, faults) = self.words().say_strictly(message);
        for fault in faults {
            self.fault(format!("{}: {fault}", message.key), &text);
        }
        self.hear(message.key, &text, SENTENCE);
    }

    fn rows(&mut self, place: &str, rows: &[Row], room: usize) {
        for row in rows {
            self.hear(place, &row.to_string(), room);
        }
    }

    /// Looks at all that a viewer can have shown of the table, in the columns that there are.
    fn view(&mut self, view: &dyn GameView, game: &dyn GameSession) {
        let words = self.words();
        for (roomy, room) in [(true, 120), (false, 80)] {
            let ctx = Ctx { words, palette: &Plain, roomy };
            let scores: Vec<_> = view.scores(&ctx, game.asked(), room).into_iter().map(|line| line.row).collect();
            self.rows("scores", &scores, room);
            let hand: Vec<Row> = view.hand(&ctx, room).into_iter().map(|held| held.row).collect();
            self.rows("hand", &hand, room);
            for seat in (0..game.seats()).map(|seat| Seat::new(seat as u8)) {
                self.rows("own", &view.board(&ctx, seat).line(&ctx, room, 2), 120);
            }
        }
        let ctx = Ctx::aloud(words);
        let read: Vec<String> = view.map_in_words(&ctx).iter().map(Row::to_string).collect();
        for line in read {
            self.hear("map in words", &line, usize::MAX);
        }
        for action in game.notation().iter().take(12) {
            let says = view.sentence(&ctx, action);
            match says {
                Some(says) => self.hear("sentence", &says, SENTENCE),
                None => self.fault(format!("no sentence for {action}"), ""),
            }
        }
    }
}

fn drawn(entry: &Entry, seed: u64) -> Box<dyn GameSession> {
    let about = entry.about();
    let mut random = Generator::new(seed);
    for attempt in 0..1000 {
        let seats = about.fewest_seats + random.below((about.most_seats - about.fewest_seats + 1) as u32) as usize;
        let mut extras: Vec<String> = Vec::new();
        for extra in &about.extras {
            extras.extend(extra.entry(random.below(u32::from(extra.most) + 1) as u8));
        }
        let options = Options { seats: vec!["random".to_owned(); seats], extras, ..Options::default() };
        let new = NewGame { options, controllers: vec![person(); seats], seed: seed + 1000 * attempt };
        if let Ok(game) = entry.begin(&new, &Games::ALL.boards()) {
            return game;
        }
    }
    panic!("no game of {} can be drawn", entry.id);
}

/// Plays a game at random, told in every language.
fn listen(entry: &Entry, game_ui: &dyn GameUi, seed: u64, ears: &mut [Ear]) {
    let mut game = drawn(entry, seed);
    let mut random = Generator::new(!seed);
    let mut wishes: Vec<String> = Vec::new();
    while game.actions() < MOST_ACTIONS {
        match game.decision() {
            Decision::Ask(question) => ears.iter_mut().for_each(|ear| ear.message(&question.message)),
            Decision::Over(outcome) => {
                ears.iter_mut().for_each(|ear| ear.message(&Message::new(outcome.how)));
                break;
            }
        }
        if game.actions().is_multiple_of(LOOKS) {
            let seat = game.asked().expect("somebody is asked");
            let view = game_ui.view(&game.observe(Viewer::Seat(seat))).expect("a look");
            let wish = wishes.get(random.below(wishes.len().max(1) as u32) as usize).cloned();
            let refused = wish.and_then(|wish| game.why_not(&wish).ok().flatten());
            for ear in ears.iter_mut() {
                ear.view(&*view, &*game);
                refused.iter().for_each(|illegal| ear.message(&illegal.reason));
            }
        }
        let actions = game.notation();
        let action = &actions[random.below(actions.len() as u32) as usize];
        wishes.push(action.clone());
        game.act(action).expect("an action from the list");
    }
    for told in game.log(0..game.log_len(), Viewer::All) {
        for ear in ears.iter_mut() {
            ear.message(&told.message);
            if let Some(row) = game_ui.brief(ear.words(), &told).map(|line| line.row()) {
                ear.hear(&format!("{} in brief", told.message.key), &row.to_string(), SHORT + 4);
            }
        }
    }
}

fn told(game: &str) {
    let count = std::env::var("THICKET_LANGUAGES").ok().and_then(|number| number.parse().ok()).unwrap_or(GAMES);
    let entry = Games::ALL.get(game).expect("a game of the list");
    let game_ui = game_ui::of(game).expect("a face");
    let mut ears = OTHERS.map(|language| Ear { language, faults: BTreeMap::new(), told: 0 });
    for seed in 0..count {
        listen(entry, game_ui, seed, &mut ears);
    }
    for ear in ears {
        assert!(ear.told > 200, "{:?}: {} lines", ear.language, ear.told);
        let list: Vec<String> = ear.faults.iter().map(|(fault, text)| format!("{fault}\n    {text}")).collect();
        assert!(
            list.is_empty(),
            "{:?}: {} faults in {count} games of {game}:\n{}",
            ear.language,
            list.len(),
            list.join("\n")
        );
    }
}

#[test]
fn games_of_root_are_told_whole() {
    told("root");
}

#[test]
fn games_of_dewan_are_told_whole() {
    told("dewan");
}

#[test]
fn games_of_iwari_are_told_whole() {
    told("iwari");
}

#[test]
fn what_is_raw_is_heard() {
    assert!(raw("在[root-piece-x]放置") && raw("{ $who }") && raw("\u{e000}"));
    assert!(!raw("放置[1]名战士 [law 4.3]"));
}
