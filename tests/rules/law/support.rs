//! A table for one law: a position as text, scripted chance, actions in notation, and short questions about the state.

use std::cell::Cell;
use thicket::games::root::board;
use thicket::games::root::factions::vagabond::state::Vagabond;
use thicket::games::root::law::rule::Ruling;
use thicket::games::root::rules::setup::Setup;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::state::hired::HirelingInPlay;
use thicket::games::root::words::card::{CardKind, CardSet, Deck};
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::owner::Owner;
use thicket::games::root::words::party::Party;
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::{Clearing, ClearingSet, Forest};
use thicket::games::root::{Action, Event, State};
use thicket::kernel::{
    Arg, Decision, Doc, ForcedRoll, Generator, Library, Message, Options, Question, Rules, Script, Seat, Viewer, Words,
};

/// The boards of the program, and one such as a player could make.
pub struct Embedded;

const NINE: (&str, &str) = ("root-nine.toml", include_str!("../../boards/root-nine.toml"));

impl Library for Embedded {
    fn board(&self, _: &str, id: &str) -> Option<(String, String)> {
        let file = format!("root-{id}.toml");
        let (name, text) = board::embedded().iter().chain([&NINE]).find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}

/// A game in which every result of chance is written down beforehand; too many or too few fail the test.
pub struct Game {
    state: State,
    script: Script,
    events: Vec<Event>,
}

thread_local! {
    static MARQUISE_WAITS: Cell<bool> = const { Cell::new(false) };
}

/// From here on the Marquise, of whom a position may say nothing, has something to choose: an effect for Birdsong, and in
/// their own Daylight a recruiter where nothing else stands. Who has no choice is not asked, and the turn would go on to draw.
pub fn marquise_waits() {
    MARQUISE_WAITS.set(true);
}

fn let_the_marquise_wait(doc: &mut Doc) {
    let seats: Vec<&str> = doc["seats"].as_array().into_iter().flatten().filter_map(|seat| seat.as_str()).collect();
    if !seats.contains(&"marquise") {
        return;
    }
    let turn = doc.get("turn").and_then(|turn| turn.as_str()).unwrap_or(seats[0]);
    if turn == "marquise" {
        let with_recruiter = (1..=12).rev().map(|clearing: u8| {
            let mut wish = doc.clone();
            let clearings = wish.entry("clearings").or_insert_with(|| Doc::new().into());
            let recruiter: Doc = "marquise = { recruiter = 1 }".parse().expect("a table");
            let key = clearing.to_string();
            clearings.as_table_mut().expect("a table").entry(key).or_insert(recruiter.into());
            wish
        });
        let chance = || Script::with_generator([], Generator::new(1));
        let mut fitting =
            with_recruiter.filter(|wish| wish != doc && State::read(wish, &Embedded, &mut chance()).is_ok());
        *doc = fitting.next().expect("an open slot");
        return;
    }
    let effect = if doc.contains_key("deck") { "false_orders" } else { "royal_claim" };
    let marquise = doc.entry("marquise").or_insert_with(|| Doc::new().into()).as_table_mut().expect("a table");
    marquise.entry("crafted").or_insert_with(|| vec![effect].into());
}

/// A position in the format of `docs/position.md`.
#[track_caller]
pub fn table(text: &str) -> Game {
    table_with([], text)
}

/// A position whose phase begins with chance (a draw, say).
#[track_caller]
pub fn table_with<const N: usize>(chance: [&str; N], text: &str) -> Game {
    let mut doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    if MARQUISE_WAITS.get() {
        let_the_marquise_wait(&mut doc);
    }
    let deck = doc.get("deck").and_then(|deck| deck.as_str()).map(str::to_owned);
    let mut script = Script::new(wishes(&chance, deck));
    let state = State::read(&doc, &Embedded, &mut script).unwrap_or_else(|errors| panic!("{errors}"));
    let game = Game { state, script, events: Vec::new() };
    game.check();
    game
}

/// Returns what a position is refused for, all faults in one text.
pub fn faults(text: &str) -> String {
    let doc: Doc = text.parse().unwrap_or_else(|error| panic!("{error}"));
    match State::read(&doc, &Embedded, &mut Script::default()) {
        Ok(_) => String::new(),
        Err(errors) => errors.to_string(),
    }
}

/// A new game, up to its first choice. After the results in `chance` a generator goes on.
#[track_caller]
pub fn new_game<const N: usize>(seats: &[&str], chance: [&str; N]) -> Game {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    new_game_of(&Options { seats, ..Options::default() }, chance)
}

/// A new game with options, up to its first choice. After the results in `chance` a generator goes on.
#[track_caller]
pub fn new_game_of<const N: usize>(options: &Options, chance: [&str; N]) -> Game {
    begun(options, chance, 1)
}

/// A new game of a seed, up to its first choice.
#[track_caller]
pub fn seeded(seats: &[&str], seed: u64) -> Game {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    begun(&Options { seats, ..Options::default() }, [], seed)
}

/// A new game of a seed by appendix A, up to its first choice.
#[track_caller]
pub fn seeded_advanced(seats: &[&str], seed: u64) -> Game {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    begun(&Options { seats, extras: vec!["advanced".to_owned()], ..Options::default() }, [], seed)
}

#[track_caller]
fn begun<const N: usize>(options: &Options, chance: [&str; N], seed: u64) -> Game {
    let setup = State::setup(options, &Embedded).unwrap_or_else(|error| panic!("{error}"));
    let mut script = Script::with_generator(wishes(&chance, options.deck.clone()), Generator::new(seed));
    let mut events = Vec::new();
    let state = State::new(&setup, &mut script, &mut events).unwrap_or_else(|error| panic!("{error}"));
    let game = Game { state, script, events };
    game.check();
    game
}

/// A new game by appendix A, up to its first choice: the first cards of the deck are dealt, then comes what is in `chance`.
#[track_caller]
pub fn advanced(seats: &[&str], chance: &[&str]) -> Game {
    let options = Options {
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        extras: vec!["advanced".to_owned()],
        ..Options::default()
    };
    let copies = |kind: CardKind| std::iter::repeat_n(kind.id(), (kind.copies() & Deck::Standard.cards()).len());
    let kinds = CardKind::ALL.into_iter().filter(|kind| !CardSet::DOMINANCE.has(*kind));
    let hands = kinds.flat_map(copies).take(5 * seats.len()).map(|id| format!("card {id}"));
    let results: Vec<String> = hands.chain(chance.iter().map(|&result| result.to_owned())).collect();
    let results: Vec<&str> = results.iter().map(String::as_str).collect();
    let setup = State::setup(&options, &Embedded).unwrap_or_else(|error| panic!("{error}"));
    let mut script = Script::with_generator(wishes(&results, None), Generator::new(1));
    let mut events = Vec::new();
    let state = State::new(&setup, &mut script, &mut events).unwrap_or_else(|error| panic!("{error}"));
    let game = Game { state, script, events };
    game.check();
    game
}

/// Returns what a game with these seats is made from, or why there is none.
pub fn setup(seats: &[&str]) -> Result<Setup, String> {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    State::setup(&Options { seats, ..Options::default() }, &Embedded).map_err(|error| error.to_string())
}

/// Results of chance from words (`dice 3 1`, `card anvil`) in a game with this deck.
#[track_caller]
fn wishes(texts: &[&str], deck: Option<String>) -> Vec<ForcedRoll> {
    let state = || {
        let seats = ["marquise", "eyrie"].map(str::to_owned).to_vec();
        let setup = State::setup(&Options { seats, deck, ..Options::default() }, &Embedded).expect("two seats");
        State::new(&setup, &mut Generator::new(0), &mut ()).expect("a game")
    };
    let state = (!texts.is_empty()).then(state);
    texts.iter().filter_map(|text| state.as_ref().map(|state| wish(state, text))).collect()
}

#[track_caller]
fn wish(state: &State, text: &str) -> ForcedRoll {
    state.parse_roll(text).unwrap_or_else(|| panic!("\"{text}\" is no result"))
}

pub fn faction(id: &str) -> Faction {
    Faction::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no faction"))
}

pub fn clearing(number: u8) -> Clearing {
    Clearing::from_number(number).unwrap_or_else(|| panic!("{number} is no clearing"))
}

fn piece(id: &str) -> Piece {
    Piece::ALL.into_iter().find(|piece| piece.id() == id).unwrap_or_else(|| panic!("\"{id}\" is no piece"))
}

fn card(id: &str) -> CardKind {
    CardKind::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no card"))
}

fn item(id: &str) -> Item {
    Item::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no item"))
}

/// The kinds of the cards, sorted by name.
fn names(cards: CardSet) -> Vec<&'static str> {
    let mut names: Vec<&str> = cards.iter().map(|card| card.kind().id()).collect();
    names.sort_unstable();
    names
}

/// A message in short: its key and what fills it (`root-log-scored marquise 2`); what is hidden is a `?`.
pub fn short(message: &Message) -> String {
    let mut text = message.key.to_owned();
    for (_, arg) in &message.args {
        text.push(' ');
        match arg {
            Arg::Number(number) => text.push_str(&number.to_string()),
            Arg::Letter(letter) => text.push(*letter),
            Arg::Name { id, .. } => text.push_str(id),
            Arg::Hidden { .. } => text.push('?'),
            Arg::Text(written) => text.push_str(written),
            Arg::Said(messages) => text.extend(messages.iter().map(short)),
            Arg::List(things) => text.push_str(&things.join(" ")),
        }
    }
    text
}

impl Game {
    /// The next results of chance.
    #[track_caller]
    pub fn chance<const N: usize>(&mut self, results: [&str; N]) -> &mut Self {
        self.script.next.extend(results.map(|text| wish(&self.state, text)));
        self
    }

    /// Takes a legal action.
    #[track_caller]
    pub fn take(&mut self, action: &str) -> &mut Self {
        let parsed = parse(action);
        self.events.clear();
        if let Err(illegal) = self.state.apply(parsed, &mut self.script, &mut self.events) {
            panic!("{action}: {illegal}; legal are {:?}", self.legal());
        }
        self.check();
        self
    }

    /// Takes actions one after the other.
    #[track_caller]
    pub fn take_all<const N: usize>(&mut self, actions: [&str; N]) -> &mut Self {
        for action in actions {
            self.take(action);
        }
        self
    }

    /// The law that forbids an action; the attempt leaves everything as it was.
    #[track_caller]
    pub fn refusal(&mut self, action: &str) -> &'static str {
        let before = self.state.clone();
        let refused = self.state.apply(parse(action), &mut self.script, &mut self.events);
        let illegal = refused.expect_err(action);
        assert_eq!(self.state, before, "{action} was refused and changed something");
        illegal.law
    }

    /// Why an action is refused: the sentence in short, and the law.
    #[track_caller]
    pub fn reason(&mut self, action: &str) -> (String, &'static str) {
        let law = self.refusal(action);
        let illegal = self.state.why_not(parse(action)).expect("what was refused");
        (short(&illegal.reason), law)
    }

    /// Invariants hold, and the script and the game fit so far.
    #[track_caller]
    fn check(&self) {
        if let Err(broken) = self.state.check() {
            panic!("{broken}");
        }
        if self.script.broken().is_some() || self.script.next.is_empty() {
            assert_eq!(self.script.finish(), Ok(()));
        }
        if self.state.asked().is_some() {
            let (text, faults) = Words::english().say_strictly(&self.question().message);
            assert!(faults.is_empty(), "{text}: {faults:?}");
        }
    }

    /// The legal actions in notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    /// The legal actions with this verb, or any other beginning, in notation, sorted.
    pub fn options(&self, beginning: &str) -> Vec<String> {
        let beginning = format!("{beginning} ");
        self.legal().into_iter().filter(|text| format!("{text} ").starts_with(&beginning)).collect()
    }

    #[track_caller]
    pub fn offers(&self, action: &str) -> bool {
        let parsed = parse(action);
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        actions.contains(&parsed)
    }

    /// Whether any legal action has this verb, or any other beginning.
    pub fn offers_any(&self, beginning: &str) -> bool {
        !self.options(beginning).is_empty()
    }

    #[track_caller]
    pub fn question(&self) -> Question {
        match self.state.decision() {
            Decision::Ask(question) => question,
            Decision::Over(outcome) => panic!("the game is over: {outcome:?}"),
        }
    }

    /// The faction that is asked.
    #[track_caller]
    pub fn asked(&self) -> &'static str {
        self.state.seat_name(self.question().seat)
    }

    /// The law that asks.
    #[track_caller]
    pub fn law(&self) -> &'static str {
        self.question().law
    }

    /// The winners and the law by which they won; none while the game continues.
    pub fn winners(&self) -> Option<(Vec<&'static str>, &'static str)> {
        match self.state.decision() {
            Decision::Ask(_) => None,
            Decision::Over(outcome) => {
                Some((outcome.winners.iter().map(|seat| self.state.seat_name(seat)).collect(), outcome.law))
            }
        }
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    #[track_caller]
    pub fn seat(&self, id: &str) -> Seat {
        self.state.seat_of(faction(id)).unwrap_or_else(|| panic!("{id} does not play"))
    }

    /// Whose turn it is.
    pub fn turn(&self) -> &'static str {
        self.state.faction(self.state.turn).id()
    }

    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The points on the track; none for a marker that has left it.
    #[track_caller]
    pub fn score(&self, id: &str) -> Option<i16> {
        self.state.progress().scores[self.seat(id).index()]
    }

    #[track_caller]
    pub fn warriors(&self, id: &str, number: u8) -> u8 {
        self.state.warriors(self.owner(id), clearing(number))
    }

    /// Whose pieces these are: a faction's or a hireling's.
    #[track_caller]
    fn owner(&self, id: &str) -> Owner {
        let owner = Party::from_id(id).and_then(|party| self.state.owner_of(party));
        owner.unwrap_or_else(|| panic!("\"{id}\" is not at this table"))
    }

    /// The card of a hireling.
    #[track_caller]
    pub fn hired(&self, id: &str) -> &HirelingInPlay {
        self.state.hired(self.owner(id)).unwrap_or_else(|| panic!("{id} is no hireling"))
    }

    /// Returns who controls a hireling, and the control markers on its card.
    #[track_caller]
    pub fn control(&self, id: &str) -> (Option<&'static str>, u8) {
        let hired = self.hired(id);
        (hired.controller.map(|seat| self.state.faction(seat).id()), hired.markers)
    }

    /// All warriors on the map.
    #[track_caller]
    pub fn warriors_on_map(&self, id: &str) -> u8 {
        self.state.warriors[self.owner(id).index()].iter().sum()
    }

    #[track_caller]
    pub fn supply(&self, id: &str) -> u8 {
        self.state.supply(self.owner(id))
    }

    /// Buildings or tokens of a kind in a clearing.
    pub fn pieces(&self, kind: &str, number: u8) -> u8 {
        self.state.count(piece(kind), clearing(number))
    }

    /// Buildings or tokens of a kind on the map.
    pub fn on_map(&self, kind: &str) -> u8 {
        self.state.on_map(piece(kind))
    }

    /// Buildings or tokens of a kind that can still come to the map.
    pub fn stock(&self, kind: &str) -> u8 {
        self.state.stock[piece(kind).index()]
    }

    /// Returns who rules a clearing.
    pub fn ruler(&self, number: u8) -> Option<&'static str> {
        self.state.ruler(clearing(number)).map(|owner| self.state.party(owner).id())
    }

    /// The hand, sorted by name.
    #[track_caller]
    pub fn hand(&self, id: &str) -> Vec<&'static str> {
        names(self.state.player(self.seat(id)).hand)
    }

    /// Persistent effects in play, sorted by name.
    #[track_caller]
    pub fn crafted(&self, id: &str) -> Vec<&'static str> {
        names(self.state.player(self.seat(id)).crafted)
    }

    /// Items of a kind in the Crafted Items box.
    #[track_caller]
    pub fn items(&self, id: &str, kind: &str) -> u8 {
        self.state.player(self.seat(id)).items[item(kind).index()]
    }

    /// Items of a kind in the supply on the map.
    pub fn item_supply(&self, kind: &str) -> u8 {
        self.state.item_supply[item(kind).index()]
    }

    /// The discard pile, sorted by name.
    pub fn discard(&self) -> Vec<&'static str> {
        names(self.state.discard)
    }

    /// The dominance cards beside the map, sorted by name.
    pub fn available(&self) -> Vec<&'static str> {
        names(self.state.available)
    }

    /// Cards left in the deck.
    pub fn deck(&self) -> u8 {
        self.state.deck_count()
    }

    pub fn deck_has(&self, id: &str) -> bool {
        self.state.deck.has(card(id))
    }

    /// The supporters, sorted by name.
    pub fn supporters(&self) -> Vec<&'static str> {
        let alliance = self.state.alliance(self.seat("alliance")).expect("the Alliance plays");
        names(alliance.supporters)
    }

    pub fn officers(&self) -> u8 {
        self.state.alliance(self.seat("alliance")).expect("the Alliance plays").officers
    }

    /// The Vagabond's own board.
    pub fn vagabond(&self) -> &Vagabond {
        self.state.pawn_kit(self.seat("vagabond")).expect("a Vagabond plays")
    }

    /// The Vagabond's tiles in notation, sorted: `boot`, `sword-`, `tea!`.
    pub fn tiles(&self) -> Vec<&'static str> {
        self.tiles_of("vagabond")
    }

    /// The tiles of one of the Vagabonds.
    pub fn tiles_of(&self, id: &str) -> Vec<&'static str> {
        use thicket::games::root::words::item::Tile;
        let vagabond = self.state.pawn_kit(self.seat(id)).expect("a Vagabond");
        let mut tiles: Vec<&str> =
            Tile::all().flat_map(|tile| vec![tile.id(); usize::from(vagabond.count(tile))]).collect();
        tiles.sort_unstable();
        tiles
    }

    /// Returns where the pawn stands: a clearing's number or a forest's letter.
    pub fn pawn(&self) -> String {
        let vagabond = self.vagabond();
        let clearing = vagabond.clearing().map(|clearing| clearing.number().to_string());
        let forest = vagabond.forest().map(Forest::letter).map(String::from);
        clearing.or(forest).unwrap_or_default()
    }

    /// Returns what happened in the last action, as a referee sees it: `root-log-scored marquise 2`.
    pub fn events(&self) -> Vec<String> {
        self.told(Viewer::All)
    }

    /// Returns the events of the last action whose keys begin so.
    pub fn events_of(&self, start: &str) -> Vec<String> {
        self.events().into_iter().filter(|event| event.starts_with(start)).collect()
    }

    /// Returns what happened in the last action, as a viewer may know it.
    pub fn told(&self, viewer: Viewer) -> Vec<String> {
        self.events.iter().map(|&event| short(&self.state.tell(event, viewer))).collect()
    }

    /// The position as this viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Doc {
        self.state.write(viewer)
    }

    /// The ruins that still stand.
    pub fn ruins(&self) -> Vec<u8> {
        numbers(self.state.ruins)
    }
}

pub fn numbers(clearings: ClearingSet) -> Vec<u8> {
    clearings.iter().map(Clearing::number).collect()
}

#[track_caller]
pub fn parse(action: &str) -> Action {
    State::parse(action).unwrap_or_else(|error| panic!("{error}"))
}

/// A test that ends with results left over, or with too few of them, fails.
impl Drop for Game {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert_eq!(self.script.finish(), Ok(()), "what chance brought and what was written do not fit");
        }
    }
}

#[track_caller]
fn in_phase<const N: usize>(seats: &str, phase: &str, chance: [&str; N], rest: &str) -> Game {
    let seats: Vec<String> = seats.split_ascii_whitespace().map(|seat| format!("\"{seat}\"")).collect();
    table_with(chance, &format!("seats = [{}]\nphase = \"{phase}\"\n{rest}", seats.join(", ")))
}

/// The Birdsong of the first of the seats.
#[track_caller]
pub fn birdsong(seats: &str, rest: &str) -> Game {
    in_phase(seats, "birdsong", [], rest)
}

/// The Birdsong of the first of the seats, after what chance brings before its first decision.
#[track_caller]
pub fn birdsong_with<const N: usize>(chance: [&str; N], seats: &str, rest: &str) -> Game {
    in_phase(seats, "birdsong", chance, rest)
}

/// The Daylight of the first of the seats.
#[track_caller]
pub fn daylight(seats: &str, rest: &str) -> Game {
    in_phase(seats, "daylight", [], rest)
}

/// The Evening of the first of the seats, after what chance brings before its first decision.
#[track_caller]
pub fn evening_with<const N: usize>(chance: [&str; N], seats: &str, rest: &str) -> Game {
    in_phase(seats, "evening", chance, rest)
}

/// A line of a position that puts every card but these, and but the dominance cards, on the discard pile.
pub fn discard_all_but(elsewhere: &[&str]) -> String {
    let mut left: Vec<&str> = elsewhere.to_vec();
    let mut discard = Vec::new();
    for card in (Deck::Standard.cards() - CardSet::DOMINANCE).iter() {
        match left.iter().position(|&id| id == card.kind().id()) {
            Some(at) => drop(left.swap_remove(at)),
            None => discard.push(format!("\"{}\"", card.kind().id())),
        }
    }
    assert!(left.is_empty(), "the deck has no {left:?}");
    format!("discard = [{}]\n", discard.join(", "))
}

impl Game {
    /// A list of names in what a viewer sees, sorted.
    pub fn seen_list(&self, viewer: Viewer, of: &str, key: &str) -> Vec<String> {
        let doc = self.seen_by(viewer);
        let list = if of.is_empty() { doc.get(key) } else { doc.get(of).and_then(|table| table.get(key)) };
        let mut names: Vec<String> = list
            .and_then(|list| list.as_array())
            .into_iter()
            .flatten()
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect();
        names.sort();
        names
    }
}

/// All cards of a table of few humans, but for one of each of these, as a list for a hand.
pub fn all_cards(but: &[&str]) -> String {
    let missing = |kind: CardKind| but.iter().filter(|&&id| id == kind.id()).count();
    let copies = |kind: CardKind| (kind.copies() & Deck::Standard.cards()).len() - missing(kind);
    let kinds = CardKind::ALL.into_iter().filter(|kind| !CardSet::DOMINANCE.has(*kind));
    let kinds = kinds.filter(|kind| !(kind.copies() & Deck::Standard.cards()).is_empty());
    let cards = kinds.flat_map(|kind| std::iter::repeat_n(format!("\"{}\"", kind.id()), copies(kind)));
    cards.collect::<Vec<_>>().join(", ")
}

/// The turn of a clockwork player before its orders are revealed. A human sits next and has a card for Birdsong, so that the turn
/// ends with a question; `others` sit behind.
#[track_caller]
pub fn ordered(clockwork: &str, orders: &[&str], others: &str, rest: &str) -> Game {
    let human = match clockwork.split(':').next() {
        Some("alliance") => "marquise",
        // in a battle against the Alliance the dice change sides
        Some("marquise" | "eyrie") => "corvids",
        _ => "alliance",
    };
    let clockwork = format!("clockwork:{clockwork}");
    let seats = [clockwork.as_str(), human].into_iter().chain(others.split_ascii_whitespace());
    let seats: Vec<String> = seats.map(|seat| format!("\"{seat}\"")).collect();
    let orders: Vec<String> = orders.iter().map(|order| format!("\"{order}\"")).collect();
    table(&format!(
        "seats = [{}]\ndeck_top = [{}]\n{human}.crafted = [\"royal_claim\"]\n{rest}",
        seats.join(", "),
        orders.join(", ")
    ))
}
