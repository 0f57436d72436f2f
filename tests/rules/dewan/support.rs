//! A table for one rule: a position as text, scripted chance, actions in notation, and short questions about the state.
//!
//! The map of two players with unturned tiles, by numbers, first letters of terrains, `*` for berries:
//!
//! ```text
//!             1W   2F
//!           3D   4#   5B          4 is the home of basalt
//!    6B   7W   8M   9M
//! 10F* 11M  12W  13D* 14M*
//!   15B* 16D  17F  18W  19M
//!      20F  21B  22B  23B
//!    24W  25#  26M                25 is the home of amber
//!      27B  28D
//! ```
//!
//! Icons: artifacts on 20-24, 16-12, 23-19; pigments on 28-26, 1-3, 7-6, 14-13; crystals on 8-9, 11-10, 18-14.

use thicket::games::dewan::card::{CardSet, Kind};
use thicket::games::dewan::hex::{Hex, HexSet};
use thicket::games::dewan::story::Story;
use thicket::games::dewan::tribe::Tribe;
use thicket::games::dewan::{Action, Event, State, boards};
use thicket::kernel::{Decision, Doc, ForcedRoll, Generator, Library, Options, Question, Rules, Script, Seat, Viewer};

/// The files of the program.
pub struct Embedded;

impl Library for Embedded {
    fn board(&self, game: &str, id: &str) -> Option<(String, String)> {
        let file = format!("{game}-{id}.toml");
        let (name, text) = boards::embedded().iter().find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}

/// Cards that no test holds.
const ROW: &str =
    r#"row = ["badlands_fire", "mountain_fire", "desert_fire", "forest_fire", "water_fire", "water_berry"]"#;
const OFFER: &str = r#"offer = ["s20", "s21", "s22", "s23", "s24"]"#;

/// A game in which every result of chance is written down beforehand; too many or too few fail the test.
pub struct Game {
    pub state: State,
    script: Script,
    pub events: Vec<Event>,
}

/// A position for two players, in the format of `docs/dewan.md`. Row and offer are open unless they are named.
#[track_caller]
pub fn table(text: &str) -> Game {
    read(&with_rows(&format!("seats = [\"amber\", \"basalt\"]\n{text}")))
}

/// A position for any players and scenario.
#[track_caller]
pub fn any_table(text: &str) -> Game {
    read(&with_rows(text))
}

fn with_rows(text: &str) -> String {
    let row = if text.contains("row = ") { "" } else { ROW };
    let storm = text.contains("\"storm\"");
    let offer = match text.contains("offer = ") {
        true => "",
        false if storm => r#"offer = ["s15", "s16", "s17", "s18", "s19"]"#,
        false => OFFER,
    };
    format!("{row}\n{offer}\n{text}")
}

#[track_caller]
fn read(text: &str) -> Game {
    let doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut script = Script::default();
    let state = State::read(&doc, &Embedded, &mut script).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(script.finish(), Ok(()), "the position is complete");
    Game { state, script, events: Vec::new() }
}

/// Returns the reasons why a position is refused, all faults in one text.
pub fn faults(text: &str) -> String {
    let doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    match State::read(&doc, &Embedded, &mut Generator::new(1)) {
        Ok(_) => String::new(),
        Err(errors) => errors.to_string(),
    }
}

/// A new game up to its first choice.
pub fn new_game(seats: usize, board: &str, seed: u64) -> State {
    let seats = Tribe::ALL[..seats].iter().map(|tribe| tribe.id().to_owned()).collect();
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let setup = State::setup(&options, &Embedded).unwrap_or_else(|error| panic!("{error}"));
    State::new(&setup, &mut Generator::new(seed), &mut ()).unwrap_or_else(|error| panic!("{error}"))
}

pub fn seat(tribe: &str) -> Seat {
    Seat::new(Tribe::from_id(tribe).unwrap_or_else(|| panic!("\"{tribe}\" is no tribe")).index() as u8)
}

pub fn hex(number: u8) -> Hex {
    Hex::from_number(number).unwrap_or_else(|| panic!("{number} is no space"))
}

pub fn numbers(hexes: HexSet) -> Vec<u8> {
    hexes.iter().map(Hex::number).collect()
}

pub fn card(id: &str) -> Kind {
    Kind::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no card"))
}

pub fn story(id: &str) -> Story {
    Story::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no story"))
}

impl Game {
    /// The results of chance that come next.
    #[track_caller]
    pub fn chance<const N: usize>(&mut self, texts: [&str; N]) -> &mut Self {
        let wish = |text: &str| -> ForcedRoll {
            self.state.parse_roll(text).unwrap_or_else(|| panic!("\"{text}\" is no result"))
        };
        self.script = Script::new(texts.map(wish));
        self
    }

    /// Takes an action that must be legal, and uses up the chance that was written down.
    #[track_caller]
    pub fn take(&mut self, text: &str) -> &mut Self {
        let action = Action::parse(text).unwrap_or_else(|error| panic!("{error}"));
        let mut events = Vec::new();
        if let Err(illegal) = self.state.apply(action, &mut self.script, &mut events) {
            panic!("{text}: {illegal}; legal are {:?}", self.legal());
        }
        self.events.extend(events);
        assert_eq!(self.script.finish(), Ok(()), "after {text}");
        self.script = Script::default();
        if let Err(broken) = self.state.check() {
            panic!("after {text}: {broken}");
        }
        self
    }

    /// Takes several actions without chance.
    #[track_caller]
    pub fn take_all(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.take(text);
        }
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The legal actions that begin like this.
    pub fn legal_with(&self, start: &str) -> Vec<String> {
        let mut legal: Vec<String> = self.legal().into_iter().filter(|action| action.starts_with(start)).collect();
        legal.sort();
        legal
    }

    pub fn offers(&self, text: &str) -> bool {
        self.legal().iter().any(|action| action == text)
    }

    /// The key and the number of the rule by which an action is refused.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> (&'static str, &'static str) {
        let action = Action::parse(text).unwrap_or_else(|error| panic!("{error}"));
        let illegal = self.state.why_not(action).unwrap_or_else(|| panic!("{text} is legal"));
        (illegal.reason.key, illegal.law)
    }

    #[track_caller]
    pub fn question(&self) -> Question {
        match self.state.decision() {
            Decision::Ask(question) => question,
            Decision::Over(outcome) => panic!("{outcome:?}"),
        }
    }

    /// Returns who is asked, and by which rule.
    #[track_caller]
    pub fn asked(&self) -> (&'static str, &'static str) {
        let question = self.question();
        (self.state.seat_name(question.seat), question.law)
    }

    pub fn hand(&self, tribe: &str) -> Vec<&'static str> {
        self.ids(self.state.player(seat(tribe)).hand)
    }

    pub fn ids(&self, cards: CardSet) -> Vec<&'static str> {
        let mut ids: Vec<_> = self.state.board.pack.each(cards).map(Kind::id).collect();
        ids.sort_unstable();
        ids
    }

    pub fn camps(&self, tribe: &str) -> Vec<u8> {
        numbers(self.state.player(seat(tribe)).camps)
    }

    /// Returns what seat `viewer` sees in the hand of another.
    pub fn seen_in_hand(&self, viewer: &str, tribe: &str) -> (Vec<&'static str>, u8) {
        let seen = self.state.observe(Viewer::Seat(seat(viewer)));
        let player = seen.player(seat(tribe));
        (self.ids(player.hand), player.hidden)
    }
}
