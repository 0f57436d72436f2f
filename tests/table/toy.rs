//! A small game to test the table with: a race with dice, hidden cards, a look into another hand, a step that must be
//! completed, and an interruption that another seat answers.

use std::borrow::Cow;
use std::sync::LazyLock;
use thicket::bots::{Bot, Bots, Level, NoWeights, Random};
use thicket::kernel::*;
use thicket::table::{About, Entry, Games};
use thicket::{grammar, small_set};

const SENTENCES: &str = "\
toy-ask-main = Your turn.
toy-ask-discard = Which card goes?
toy-ask-block = Block { $who }?
toy-over-goal = The goal is reached.
toy-over-tired = Nobody arrives.
toy-why-not = That cannot be done now.
toy-told-roll = { $who } rolls { $value }.
toy-told-draw = { $who } draws { $card }.
toy-told-play = { $who } plays { $card }.
toy-told-peek = { $who } looks at the cards of { $other }.
toy-told-bump = { $who } bumps { $other }.
toy-told-pass = { $who } ends the turn.
toy-told-none = { $who } does not block.
toy-player-red = Red
toy-player-blue = Blue
toy-player-green = Green
toy-card-hidden = a card
toy-card-c1 = card 1
toy-card-c2 = card 2
toy-card-c3 = card 3
toy-card-c4 = card 4
toy-card-c5 = card 5
toy-card-c6 = card 6
toy-card-c7 = card 7
toy-card-c8 = card 8
toy-card-c9 = card 9
toy-card-c10 = card 10
toy-card-c11 = card 11
toy-card-c12 = card 12
toy-setup-seat = \"{ $name }\" cannot sit here.
toy-setup-seats = Two or three sit down.
toy-no-goal = { $name }: a goal is wanted.
toy-no-key = no such key
toy-range = 0 to { $most }
toy-no-card = no card { $word }, or held twice
toy-pending = discard or block SEAT
toy-broken = { $cards } cards held
";

/// The words of the table and of this game.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let (words, faults) = Words::new(
        "en",
        &[
            include_str!("../../locales/en.ftl"),
            include_str!("../../locales/en.screen.ftl"),
            include_str!("../../locales/en.tables.ftl"),
            SENTENCES,
        ],
    );
    assert!(faults.is_empty(), "{faults:?}");
    words
});

const PLAYERS: [&str; 3] = ["red", "blue", "green"];
const CARDS: [&str; 12] = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12"];
const DICE: RollKind = RollKind(0);
const DRAW: RollKind = RollKind(1);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    fn id(self) -> &'static str {
        CARDS[self.index()]
    }

    fn worth(self) -> u8 {
        self.0 + 1
    }
}

small_set! {
    #[derive(PartialEq, Eq)]
    CardSet of Card as u16
}

impl Field for Card {
    fn part(self) -> Part {
        Part::Card(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        CARDS.iter().position(|id| *id == word).map(|index| Self(index as u8))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(u8);

impl Field for Color {
    fn part(self) -> Part {
        Part::Player(PLAYERS[usize::from(self.0)])
    }

    fn read(word: &str) -> Option<Self> {
        PLAYERS.iter().position(|id| *id == word).map(|index| Self(index as u8))
    }
}

grammar! {
    pub enum Action {
        Roll = "roll",
        Draw = "draw",
        Play = "play" { card: Card },
        Discard = "discard" { card: Card },
        Peek = "peek" { other: Color },
        Bump = "bump" { other: Color },
        Block = "block" { card: Card },
        Pass = "pass",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pending {
    Main,
    Discard,
    Block { by: u8, whom: u8 },
}

/// The race. Each `FAULT` but 0 breaks one thing that every game must keep, for the checks to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race<const FAULT: u8 = 0> {
    players: Vec<Color>,
    goal: u8,
    at: [u8; 3],
    hands: [CardSet; 3],
    /// Per viewer, cards of others whose holder is known.
    known: [CardSet; 3],
    deck: CardSet,
    turn: u8,
    round: u16,
    used: u8,
    pending: Pending,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    at: [u8; 3],
    hands: [CardSet; 3],
    sizes: [usize; 3],
    deck: usize,
    turn: (u8, u16, u8, Pending),
}

#[derive(Clone, Copy, Debug)]
pub enum Event {
    Roll(u8, u8),
    Draw(u8, Card),
    Play(u8, Card),
    Peek(u8, u8),
    Bump(u8, u8),
    Pass(u8),
    None(u8),
}

const ROLL: u8 = 1;
const DRAWN: u8 = 2;
const PLAYED: u8 = 4;
const PEEKED: u8 = 8;
const BUMPED: u8 = 16;

impl<const FAULT: u8> Race<FAULT> {
    fn acting(&self) -> u8 {
        match self.pending {
            Pending::Block { whom, .. } => whom,
            _ => self.turn,
        }
    }

    fn others(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.players.len() as u8).filter(|seat| *seat != self.turn)
    }

    fn seat_of(&self, color: Color) -> Option<u8> {
        self.players.iter().position(|player| *player == color).map(|seat| seat as u8)
    }

    fn winner(&self) -> Option<u8> {
        (0..self.players.len() as u8).find(|seat| self.at[usize::from(*seat)] >= self.goal)
    }

    fn over(&self) -> bool {
        self.winner().is_some() || self.round > 40
    }

    fn lose(&mut self, seat: u8, card: Card) {
        self.hands[usize::from(seat)].remove(card);
        self.deck.insert(card);
        self.known.iter_mut().for_each(|known| known.remove(card));
    }

    fn visible(&self, viewer: Viewer, holder: u8) -> CardSet {
        let hand = self.hands[usize::from(holder)];
        match viewer {
            Viewer::All => hand,
            Viewer::Spectator => CardSet::EMPTY,
            Viewer::Seat(seat) if seat.index() == usize::from(holder) => hand,
            Viewer::Seat(seat) => hand & self.known[seat.index()],
        }
    }
}

fn color(seat: u8) -> Arg {
    Arg::Name { space: "toy-player", id: PLAYERS[usize::from(seat)] }
}

impl<const FAULT: u8> Race<FAULT> {
    fn whole(doc: &Doc, library: &dyn Library) -> Result<Self, PositionErrors> {
        let mut errors = PositionErrors::default();
        const KEYS: [&str; 11] =
            ["seats", "board", "at", "hands", "known", "deck", "turn", "round", "used", "pending", "deck_size"];
        for key in doc.keys().filter(|key| !KEYS.contains(&key.as_str())) {
            errors.add(key, "toy-no-key");
        }
        let words = |key: &str| -> Vec<String> {
            let list = doc.get(key).and_then(|value| value.as_array()).cloned().unwrap_or_default();
            list.iter().map(|word| word.as_str().unwrap_or("").to_owned()).collect()
        };
        let number = |key: &str, otherwise: i64, max: i64, errors: &mut PositionErrors| {
            let value = doc.get(key).map_or(Some(otherwise), |value| value.as_integer());
            value.filter(|value| (0..=max).contains(value)).unwrap_or_else(|| {
                errors.add(key, Message::new("toy-range").number("most", max));
                otherwise
            })
        };
        let options = Options {
            seats: words("seats"),
            board: doc.get("board").and_then(|board| board.as_str()).map(str::to_owned),
            ..Options::default()
        };
        let (players, goal) = match Self::setup(&options, library) {
            Ok(setup) => setup,
            Err(fault) => {
                errors.add("seats", fault.0);
                return Err(errors);
            }
        };
        let round = number("round", 1, 1000, &mut errors) as u16;
        let turn = number("turn", 0, players.len() as i64 - 1, &mut errors) as u8;
        let used = number("used", 0, 31, &mut errors) as u8;
        let mut race = Race {
            players,
            goal,
            at: [0; 3],
            hands: [CardSet::EMPTY; 3],
            known: [CardSet::EMPTY; 3],
            deck: CardSet::first_n(12),
            turn,
            round,
            used,
            pending: Pending::Main,
        };
        for (key, what) in [("at", 0), ("hands", 1), ("known", 2)] {
            let list = doc.get(key).and_then(|value| value.as_array()).cloned().unwrap_or_default();
            for (seat, value) in list.iter().take(3).enumerate() {
                if what == 0 {
                    match value.as_integer().filter(|at| (0..100).contains(at)) {
                        Some(at) => race.at[seat] = at as u8,
                        None => errors.add(format!("at.{seat}"), Message::new("toy-range").number("most", 99)),
                    }
                    continue;
                }
                for word in value.as_array().into_iter().flatten() {
                    match word.as_str().and_then(Card::read) {
                        Some(card) if what == 1 && race.deck.contains(card) => {
                            race.deck.remove(card);
                            race.hands[seat].insert(card);
                        }
                        Some(card) if what == 2 => race.known[seat].insert(card),
                        _ => errors
                            .add(format!("{key}.{seat}"), Message::new("toy-no-card").text("word", word.to_string())),
                    }
                }
            }
        }
        match doc.get("pending").map(|value| value.as_str().unwrap_or("?")) {
            None => {}
            Some("discard") if !race.hands[usize::from(turn)].is_empty() => race.pending = Pending::Discard,
            Some(text) => match text.strip_prefix("block ").and_then(|seat| seat.parse::<u8>().ok()) {
                Some(whom) if usize::from(whom) < race.players.len() && race.at[usize::from(whom)] > 1 => {
                    race.pending = Pending::Block { by: turn, whom };
                }
                _ => errors.add("pending", "toy-pending"),
            },
        }
        errors.none_or(race)
    }
}

impl<const FAULT: u8> Rules for Race<FAULT> {
    type Action = Action;
    type Setup = (Vec<Color>, u8);
    type Observation = Seen;
    type Event = Event;

    const ID: &'static str = "race";

    fn setup(options: &Options, library: &dyn Library) -> Result<Self::Setup, SetupError> {
        let mut players = Vec::new();
        for name in &options.seats {
            let player = Color::read(name).filter(|player| !players.contains(player));
            players.push(player.ok_or_else(|| SetupError(Message::new("toy-setup-seat").text("name", name)))?);
        }
        if !(2..=3).contains(&players.len()) {
            return Err(SetupError("toy-setup-seats".into()));
        }
        let board = options.board.as_deref().unwrap_or("short");
        Ok((players, goal(board, library)?))
    }

    fn new(
        (players, goal): &Self::Setup,
        chance: &mut impl Chance,
        _: &mut impl Sink<Event>,
    ) -> Result<Self, SetupError> {
        let mut race = Race {
            players: players.clone(),
            goal: *goal,
            at: [0; 3],
            hands: [CardSet::EMPTY; 3],
            known: [CardSet::EMPTY; 3],
            deck: CardSet::first_n(12),
            turn: 0,
            round: 1,
            used: 0,
            pending: Pending::Main,
        };
        for seat in 0..players.len() {
            for _ in 0..2 {
                let card = Card(chance.draw(DRAW, u64::from(race.deck.bits())));
                race.deck.remove(card);
                race.hands[seat].insert(card);
            }
        }
        Ok(race)
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        PLAYERS[usize::from(self.players[seat.index()].0)]
    }

    fn asked(&self) -> Option<Seat> {
        (!self.over()).then(|| Seat::new(self.acting()))
    }

    fn at_rest(&self) -> bool {
        self.pending == Pending::Main
    }

    fn decision(&self) -> Decision {
        let Some(seat) = self.asked() else {
            let winners: SeatSet = self.winner().map(Seat::new).into_iter().collect();
            let how = if winners.is_empty() { "toy-over-tired" } else { "toy-over-goal" };
            return Decision::Over(Outcome { winners, how, law: "3" });
        };
        let message = match self.pending {
            Pending::Main => Message::new("toy-ask-main"),
            Pending::Discard => Message::new("toy-ask-discard"),
            Pending::Block { by, .. } => Message::new("toy-ask-block").with("who", color(by)),
        };
        Decision::Ask(Question { seat, message, law: "2" })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.over() {
            return;
        }
        let hand = self.hands[usize::from(self.acting())];
        match self.pending {
            Pending::Discard => out.extend(hand.iter().map(|card| Action::Discard { card })),
            Pending::Block { .. } => {
                out.extend(hand.iter().filter(|card| card.worth() > 5).map(|card| Action::Block { card }));
                out.push(Action::Pass);
            }
            Pending::Main => {
                if self.used & ROLL == 0 {
                    out.push(Action::Roll);
                }
                if self.used & DRAWN == 0 && !self.deck.is_empty() && hand.len() < 4 {
                    out.push(Action::Draw);
                }
                if self.used & PLAYED == 0 {
                    out.extend(hand.iter().map(|card| Action::Play { card }));
                }
                for other in self.others() {
                    let other_color = self.players[usize::from(other)];
                    if self.used & PEEKED == 0 && !self.hands[usize::from(other)].is_empty() {
                        out.push(Action::Peek { other: other_color });
                    }
                    if self.used & BUMPED == 0 && self.at[usize::from(other)] > 1 {
                        out.push(Action::Bump { other: other_color });
                    }
                }
                if FAULT != 9 || self.used == 0 {
                    out.push(Action::Pass);
                }
                if FAULT == 1 {
                    out.push(Action::Pass);
                }
            }
        }
    }

    fn apply(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match self.why_not(action) {
            Some(illegal) if FAULT != 2 || action != Action::Roll => {
                if FAULT == 10 {
                    self.round += 1;
                }
                Err(illegal)
            }
            _ => {
                self.step(action, chance, log);
                Ok(())
            }
        }
    }

    fn step(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Sink<Event>) {
        let seat = self.acting();
        let name = self.players[usize::from(seat)].0;
        let own = usize::from(seat);
        match action {
            Action::Roll => {
                self.used |= ROLL;
                let value = chance.draw(DICE, 0b11_1111) + 1;
                self.at[own] += value;
                log.emit(|| Event::Roll(name, value));
            }
            Action::Draw => {
                self.used |= DRAWN;
                let card = Card(chance.draw(DRAW, u64::from(self.deck.bits())));
                self.deck.remove(card);
                self.hands[own].insert(card);
                log.emit(|| Event::Draw(name, card));
            }
            Action::Play { card } => {
                self.used |= PLAYED;
                self.lose(seat, card);
                self.at[own] += card.worth() / 3;
                log.emit(|| Event::Play(name, card));
                if card.worth() > 8 && !self.hands[own].is_empty() {
                    self.pending = Pending::Discard;
                }
            }
            Action::Discard { card } => {
                self.lose(seat, card);
                self.pending = Pending::Main;
                log.emit(|| Event::Play(name, card));
            }
            Action::Peek { other } => {
                self.used |= if FAULT == 5 { 0 } else { PEEKED };
                let other = self.seat_of(other).expect("a player at the table");
                self.known[own] |= self.hands[usize::from(other)];
                let other = self.players[usize::from(other)].0;
                log.emit(|| Event::Peek(name, other));
            }
            Action::Bump { other } => {
                self.used |= BUMPED;
                let whom = self.seat_of(other).expect("a player at the table");
                self.pending = Pending::Block { by: seat, whom };
                log.emit(|| Event::Bump(name, other.0));
            }
            Action::Block { card } => {
                self.lose(seat, card);
                self.pending = Pending::Main;
                log.emit(|| Event::Play(name, card));
            }
            Action::Pass => {
                if let Pending::Block { whom, .. } = self.pending {
                    self.at[usize::from(whom)] -= 2;
                    self.pending = Pending::Main;
                    log.emit(|| Event::None(name));
                } else {
                    self.used = 0;
                    self.turn = (self.turn + 1) % self.players.len() as u8;
                    self.round += u16::from(self.turn == 0);
                    log.emit(|| Event::Pass(name));
                }
            }
        }
    }

    fn why_not(&self, action: Action) -> Option<Illegal> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        (!legal.contains(&action) || FAULT == 8 && action == Action::Draw)
            .then(|| Illegal { reason: Message::new("toy-why-not"), law: "2.1" })
    }

    fn parts(action: Action) -> Parts {
        if FAULT == 7 && action == Action::Draw { Action::Roll.parts() } else { action.parts() }
    }

    fn parse(text: &str) -> Result<Action, NotationError> {
        Action::parse(text)
    }

    const ROLLS: &'static [(RollKind, &'static str)] = &[(DICE, "dice"), (DRAW, "card")];

    fn face_name(&self, roll: Roll) -> Option<Cow<'_, str>> {
        match roll.kind {
            DICE => (roll.value < 6).then(|| (roll.value + 1).to_string().into()),
            _ => CARDS.get(usize::from(roll.value)).map(|&card| card.into()),
        }
    }

    fn observe(&self, viewer: Viewer) -> Seen {
        let hands = [0, 1, 2].map(|holder| self.visible(viewer, holder));
        let sizes = self.hands.map(CardSet::len);
        let turn = (self.turn, self.round, self.used, self.pending);
        Seen { at: self.at, hands, sizes, deck: self.deck.len(), turn }
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        let mut guess = self.clone();
        let seen = [0, 1, 2].map(|holder| self.visible(Viewer::Seat(viewer), holder));
        let mut loose: Vec<Card> =
            CardSet::first_n(12).iter().filter(|card| !seen.iter().any(|s| s.contains(*card))).collect();
        rng.shuffle(&mut loose);
        for (hand, (seen, own)) in guess.hands.iter_mut().zip(seen.into_iter().zip(self.hands)) {
            *hand = if FAULT == 4 { CardSet::EMPTY } else { seen };
            for _ in hand.len()..own.len() {
                hand.insert(loose.pop().unwrap_or(Card(0)));
            }
        }
        guess.deck = loose.into_iter().collect();
        guess
    }

    fn read_for(doc: &Doc, viewer: Viewer, library: &dyn Library, _: &mut impl Chance) -> Result<Self, PositionErrors> {
        if viewer == Viewer::All {
            return Self::whole(doc, library);
        }
        let mut doc = doc.clone();
        let sizes = doc.remove("sizes").and_then(|sizes| sizes.as_array().cloned()).unwrap_or_default();
        let mut race = Self::whole(&doc, library)?;
        if let Viewer::Seat(seat) = viewer {
            race.known[seat.index()] = race.hands.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
        }
        for (hand, size) in race.hands.iter_mut().zip(sizes) {
            let size = size.as_integer().unwrap_or_default();
            while (hand.len() as i64) < size {
                let Some(card) = race.deck.first() else { break };
                race.deck.remove(card);
                hand.insert(card);
            }
        }
        Ok(race)
    }

    fn write(&self, viewer: Viewer) -> Doc {
        let cards = |set: CardSet| set.iter().map(|card| toml::Value::from(card.id())).collect::<Vec<_>>();
        let mut doc = Doc::new();
        let seats: Vec<toml::Value> = (0..self.seats()).map(|s| self.seat_name(Seat::new(s as u8)).into()).collect();
        doc.insert("seats".into(), seats.into());
        doc.insert("board".into(), if self.goal == 12 { "short" } else { "long" }.into());
        doc.insert("at".into(), self.at.iter().map(|at| toml::Value::from(i64::from(*at))).collect::<Vec<_>>().into());
        let hands: Vec<toml::Value> = (0..3).map(|holder| cards(self.visible(viewer, holder)).into()).collect();
        doc.insert("hands".into(), hands.into());
        if viewer == Viewer::All {
            doc.insert(
                "known".into(),
                self.known.iter().map(|set| toml::Value::from(cards(*set))).collect::<Vec<_>>().into(),
            );
            doc.insert("deck".into(), cards(self.deck).into());
        } else {
            let sizes: Vec<toml::Value> = self.hands.iter().map(|hand| (hand.len() as i64).into()).collect();
            doc.insert("sizes".into(), sizes.into());
        }
        doc.insert("deck_size".into(), (self.deck.len() as i64).into());
        doc.insert("turn".into(), i64::from(self.turn).into());
        doc.insert("round".into(), i64::from(self.round).into());
        doc.insert("used".into(), if FAULT == 3 { 1 } else { i64::from(self.used) }.into());
        match self.pending {
            Pending::Main => None,
            Pending::Discard => doc.insert("pending".into(), "discard".into()),
            Pending::Block { whom, .. } => doc.insert("pending".into(), format!("block {whom}").into()),
        };
        doc
    }

    fn progress(&self) -> Progress {
        let mut scores = [None; MAX_SEATS];
        for (score, at) in scores.iter_mut().zip(self.at).take(self.seats()) {
            *score = Some(i16::from(at));
        }
        Progress { round: self.round, scores }
    }

    fn check(&self) -> Result<(), Broken> {
        let held: usize = self.hands.iter().map(|hand| hand.len()).sum();
        if held + self.deck.len() == 12 && (FAULT != 6 || self.used & DRAWN == 0) {
            Ok(())
        } else {
            Err(Broken(Message::new("toy-broken").number("cards", held)))
        }
    }

    fn tell(&self, event: Event, viewer: Viewer) -> Message {
        let card = |card: Card| Arg::Name { space: "toy-card", id: card.id() };
        match event {
            Event::Roll(who, value) => {
                Message::new("toy-told-roll").with("who", color(who)).with("value", Arg::Number(value.into()))
            }
            Event::Draw(who, drawn) => {
                let seat = self.seat_of(Color(who)).map_or(0, |seat| seat);
                let open = viewer.may_know(SeatSet::of(Seat::new(seat)));
                let shown = if open { card(drawn) } else { Arg::Hidden { space: "toy-card" } };
                Message::new("toy-told-draw").with("who", color(who)).with("card", shown)
            }
            Event::Play(who, played) => {
                Message::new("toy-told-play").with("who", color(who)).with("card", card(played))
            }
            Event::Peek(who, other) => {
                Message::new("toy-told-peek").with("who", color(who)).with("other", color(other))
            }
            Event::Bump(who, other) => {
                Message::new("toy-told-bump").with("who", color(who)).with("other", color(other))
            }
            Event::Pass(who) => Message::new("toy-told-pass").with("who", color(who)),
            Event::None(who) => Message::new("toy-told-none").with("who", color(who)),
        }
    }
}

impl<const FAULT: u8> Bots for Race<FAULT> {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Normal];

    type Weights = NoWeights;

    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}

/// A board says how far the goal is.
fn goal(board: &str, library: &dyn Library) -> Result<u8, SetupError> {
    let (name, text) = library.board("race", board).ok_or_else(|| SetupError::unknown_board("race", board, library))?;
    let goal = text.lines().find_map(|line| line.strip_prefix("goal = ")?.parse().ok());
    goal.ok_or_else(|| SetupError(Message::new("toy-no-goal").text("name", name)))
}

fn about() -> About {
    About {
        factions: PLAYERS.map(str::to_owned).to_vec(),
        decks: Vec::new(),
        extras: Vec::new(),
        fewest_seats: 2,
        most_seats: 3,
        drafted: None,
        clockwork: None,
        first_game: vec!["red".to_owned(), "blue".to_owned()],
    }
}

pub const GAMES: Games = Games::new(&[Entry::of::<Race>(about, || BOARDS)]);

const BOARDS: &[(&str, &str)] = &[
    ("short.toml", "game = \"race\"\nid = \"short\"\ngoal = 12\n"),
    ("long.toml", "game = \"race\"\nid = \"long\"\ngoal = 40\n"),
];
