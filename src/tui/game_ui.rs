//! The looks of a kind of game. The rest of the screen goes through here and knows no game: a further game is a
//! folder with its [`GameUi`] and an entry in `GAME_UIS`.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::composer::{Letters, Route};
use super::dewan;
use super::help::HelpSection;
use super::keys::Direction;
use super::law::Book;
use super::palette::{Palette, Role, SpeechPalette};
use super::player_board::PlayerBoard;
use super::text::Row;
use super::{iwari, root};
use crate::kernel::{Message, Outcome, Part, Seat, Telling, Value, Words, name_key, telling};
use crate::table::{LogEntry, Observed};

/// The games that can be shown.
const GAME_UIS: [&'static dyn GameUi; 3] = [&root::Root, &dewan::Dewan, &iwari::Iwari];

/// Returns what shows a game.
pub fn of(game: &str) -> Option<&'static dyn GameUi> {
    GAME_UIS.into_iter().find(|game_ui| game_ui.game() == game)
}

/// Returns all of them.
pub fn all() -> impl Iterator<Item = &'static dyn GameUi> {
    GAME_UIS.into_iter()
}

/// Lists the keys of all words that are put together at run time.
pub fn made_keys() -> Vec<String> {
    let laws =
        |game_ui: &&dyn GameUi| Book::new(Words::english(), game_ui.game()).keys().into_iter().map(str::to_owned);
    GAME_UIS.iter().flat_map(|game_ui| game_ui.made_keys().into_iter().chain(laws(game_ui))).collect()
}

/// The attribute of a line of the log that holds the line of the short log.
pub const BRIEF: &str = "brief";

/// The attributes of a line of the log that tells of an occasion: how the occasion is called, and what it means.
pub const OCCASION: [&str; 2] = ["title", "means"];

/// Returns the title and the meaning of an occasion.
pub fn occasion(words: &Words, line: &str) -> (String, String) {
    let [title, means] = OCCASION.map(|name| words.attribute(line, name).unwrap_or_default());
    (title, means)
}

/// Returns the name of a thing, if the words have one.
pub fn named(words: &Words, space: &str, id: &str) -> Option<String> {
    let key = name_key(space, id);
    words.has(&key).then(|| words.text(&key))
}

/// The stake of what a player loses.
pub const OWN_LOSS: u8 = 1;

/// Results of an action below this are points and costs.
pub const COSTS: u8 = OWN_LOSS + 1;

/// The context that every painter needs.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    pub words: &'a Words,
    pub palette: &'a dyn Palette,
    /// Whether there is room for names in full and for tables with all their columns.
    pub roomy: bool,
}

impl<'a> Ctx<'a> {
    /// Returns the context for painters whose text is read aloud.
    pub const fn aloud(words: &'a Words) -> Self {
        Ctx { words, palette: &SpeechPalette, roomy: true }
    }

    /// Returns whether the text is read aloud.
    pub fn is_aloud(&self) -> bool {
        self.palette.aloud()
    }
    /// Words without places.
    pub fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// Words with numbers and names.
    pub fn fill(&self, key: &str, places: &[(&str, Value<'_>)]) -> String {
        self.words.text_with(key, places)
    }

    /// Returns a sentence in one role whose places have roles of their own. Each place is marked by a character that no
    /// text has, so that the words decide where it stands.
    pub fn row(&self, role: Role, key: &str, places: &[(&str, Row)]) -> Row {
        let marks = '\u{e000}'..='\u{f8ff}';
        let marked: Vec<(&str, Value<'_>)> =
            places.iter().zip(marks.clone()).map(|((name, _), mark)| (*name, mark.to_string().into())).collect();
        let mut row = Row::new();
        for piece in self.fill(key, &marked).split_inclusive(|c| marks.contains(&c)) {
            let text = piece.trim_end_matches(|c| marks.contains(&c));
            row.push(role, text);
            let place = marks.clone().zip(places).find(|(mark, _)| piece.ends_with(*mark));
            row = row.join(place.map_or_else(Row::new, |(_, (_, filling))| filling.clone()));
        }
        row
    }

    /// Writes how many there are of a named thing; without a sign where it is read aloud.
    pub fn times_of(&self, thing: String, count: usize) -> String {
        match count {
            2.. if self.is_aloud() => {
                self.fill("plain-times", &[("thing", thing.into()), ("count", (count as i64).into())])
            }
            count => self.words.times(thing, count),
        }
    }

    /// Returns a thing, and how many times it is there if it is more than once.
    pub fn times(&self, thing: Row, count: usize) -> Row {
        match count {
            0 | 1 => thing,
            _ if self.is_aloud() => Row::plain(self.times_of(thing.to_string(), count)),
            _ => self.row(Role::Text, "list-times", &[("thing", thing), ("count", Row::plain(count.to_string()))]),
        }
    }

    /// Returns rows in one, a pair at a time by a sentence for what there is so far, `$list`, and the `$next` one.
    pub fn joined(&self, key: &str, rows: impl IntoIterator<Item = Row>) -> Row {
        let mut rows = rows.into_iter().filter(|row| !row.is_empty());
        let first = rows.next().unwrap_or_default();
        rows.fold(first, |list, next| self.row(Role::Text, key, &[("list", list), ("next", next)]))
    }
}

/// A place on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// Named by its number.
    Place(u8),
    /// Named by its index.
    Region(u8),
}

impl Spot {
    /// Returns the part of an action that names it.
    pub fn part(self) -> Part {
        match self {
            Spot::Place(number) => Part::Place(number),
            Spot::Region(index) => Part::Region(index),
        }
    }

    /// Returns the place that a part names.
    pub fn of(part: Part) -> Option<Spot> {
        match part {
            Part::Place(number) => Some(Spot::Place(number)),
            Part::Region(index) => Some(Spot::Region(index)),
            _ => None,
        }
    }
}

/// A difference in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub at: Spot,
    /// The pieces that came and went, in a few cells.
    pub says: Row,
    /// The place where they came from, and whose they are.
    pub from: Option<(Spot, Role)>,
}

/// What a viewer has lost, as a phrase, and the places where it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    pub what: String,
    pub at: Vec<Spot>,
}

impl Loss {
    /// Makes an entry for something that was not on the map.
    pub fn off_map(what: String) -> Self {
        Self { what, at: Vec::new() }
    }
}

/// The role of the map in the question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Highlights<'a> {
    /// The legal targets.
    pub lit: &'a [Spot],
    /// Whether a target is chosen on the map: then everything else steps back.
    pub choosing: bool,
    /// Whether what cannot be chosen meanwhile is dim.
    pub dims: bool,
    pub cursor: Option<Spot>,
    /// The place where the action being entered starts.
    pub origin: Option<Spot>,
    /// The places that have just changed.
    pub changed: &'a [Change],
    /// The spots of the way under the cursor, in the order in which they are paid for.
    pub way: &'a [Spot],
}

/// The facts of the first line.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// The game and its board.
    pub title: String,
    pub round: u16,
    /// The phase of the game in the round.
    pub phase: String,
    /// All phases in their order, that one among them; empty where they have none.
    pub course: Vec<String>,
    /// The rest of the turn.
    pub budget: String,
    /// The number of the phase, and of how many.
    pub pips: (u8, u8),
    /// The sizes of the piles.
    pub piles: String,
    /// A notice that matters more than that now.
    pub notice: String,
}

/// A card of the own hand, or several alike.
#[derive(Clone, Debug)]
pub struct HandEntry {
    pub id: &'static str,
    /// The number of them.
    pub count: usize,
    pub row: Row,
}

/// A line of the short log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub lead: Lead,
    pub says: Row,
}

/// What a line of the short log begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    Nothing,
    /// Blanks in the place of a letter: nobody did it.
    Blank,
    /// The letter of whoever did it, in its color.
    Who(Role, char),
    /// A sign before what heads the lines that follow: a turn, with whose it is, or what everyone did.
    Head(Option<(Role, char)>),
}

impl LogLine {
    /// Makes a line that begins with nothing else.
    pub fn bare(says: Row) -> Self {
        Self { lead: Lead::Nothing, says }
    }

    /// Draws it as it stands in the log.
    pub fn row(&self) -> Row {
        let lead = match self.lead {
            Lead::Nothing => Row::new(),
            Lead::Blank => Row::plain("  "),
            Lead::Who(role, letter) => Row::of(role, format!("{letter} ")),
            Lead::Head(None) => Row::of(Role::Dim, "-- "),
            Lead::Head(Some((role, letter))) => {
                Row::of(Role::Dim, "-- ").put(role, letter.to_string()).put(Role::Dim, " ")
            }
        };
        lead.join(self.says.clone())
    }
}

/// A line of the scores.
#[derive(Clone, Debug)]
pub struct ScoreRow {
    /// The seat whose line it is; none of a heading, or of what stands below the seats.
    pub seat: Option<Seat>,
    pub row: Row,
}

impl ScoreRow {
    /// Makes the line of a seat.
    pub fn of(seat: Seat, row: Row) -> Self {
        Self { seat: Some(seat), row }
    }
}

impl From<Row> for ScoreRow {
    fn from(row: Row) -> Self {
        Self { seat: None, row }
    }
}

/// A battle that goes on, or has just ended.
#[derive(Clone, Debug)]
pub struct BattleView {
    pub title: String,
    pub rows: Vec<Row>,
    /// What came of one that is over, where there is room for a line alone; `None` while it goes on.
    pub result: Option<Row>,
    pub at: Spot,
}

/// One kind of game.
pub trait GameUi: Sync {
    /// Returns the game's id.
    fn game(&self) -> &'static str;
    /// Returns the letters that a verb would like to have as its key, the best first.
    fn letters(&self) -> Letters;
    /// Returns the game as the viewer sees it now.
    fn view(&self, seen: &Observed) -> Option<Box<dyn GameView>>;
    /// Returns the key of the line of the log after which the points are reckoned up in the middle of the game, where
    /// they are: everyone is shown the score pad then.
    fn reckoning(&self) -> Option<&'static str> {
        None
    }
    /// Returns a line of the log in few columns; `None` for what goes without saying there.
    fn brief(&self, words: &Words, told: &LogEntry) -> Option<LogLine>;
    /// Returns whether an entry of the log begins a turn, with whose name in it. It comes with the last action of the turn
    /// before.
    fn begins_turn(&self, _told: &LogEntry) -> bool {
        false
    }
    /// Returns how an entry of the log is told to those who were not there.
    fn telling(&self, _told: &LogEntry) -> Telling {
        telling::USUAL
    }
    /// Returns whether a refusal of this key speaks of how an attempt is written, and not of the table: of a verb alone it
    /// says nothing.
    fn is_about_writing(&self, _key: &str) -> bool {
        false
    }
    /// Returns how much a known result of an action matters to the player who takes it, `plays` by name: 0 for points,
    /// [`OWN_LOSS`] for what it costs them, then the rest.
    fn stake(&self, told: &LogEntry, _plays: &str) -> u8 {
        COSTS + self.telling(told).weight
    }
    /// Returns a known result of an action in few columns.
    fn outcome(&self, words: &Words, told: &LogEntry) -> Option<LogLine> {
        self.brief(words, told)
    }
    /// Returns the title and meaning of the occasion that an entry of the log is, if any.
    fn occasion(&self, words: &Words, told: &LogEntry) -> Option<(String, String)> {
        self.telling(told).is_occasion.then(|| occasion(words, told.message.key))
    }
    /// Returns the reason for an occasion, if the entries that came with the same action before it tell it.
    fn cause(&self, _: &Words, _told: &LogEntry, _before: &[&LogEntry]) -> Option<String> {
        None
    }
    /// Returns names what a seat plays, without a running game: a faction, and which of its kinds after a colon.
    fn plays(&self, words: &Words, plays: &str) -> String;
    /// Describes its aim and style: what a newcomer wants to know before choosing it.
    fn about(&self, _: &Words, _plays: &str) -> Option<String> {
        None
    }
    /// Returns the name of a board of the program; a player's own goes by the name in its file.
    fn board_name(&self, words: &Words, board: &str) -> Option<String>;
    /// Returns the name of a deck.
    fn deck_name(&self, _: &Words, _deck: &str) -> Option<String> {
        None
    }
    /// Returns the name of a level of a seat that follows a board.
    fn clockwork_level(&self, _: &Words, level: &str) -> String {
        level.to_owned()
    }
    /// Describes what is special about a board.
    fn about_board(&self, _: &Words, _board: &str) -> Option<String> {
        None
    }
    /// Returns a sample of each color that is a sign in this game.
    fn signs(&self, _: &Words) -> Row {
        Row::new()
    }
    /// Returns the capital that stands for it.
    fn capital(&self, plays: &str) -> char;
    /// Returns the keys of the words that it puts together at run time.
    fn made_keys(&self) -> Vec<String>;
}

/// The view of one viewer of a game at one moment.
pub trait GameView: Send {
    /// Returns the capital that stands for a seat.
    fn letter(&self, seat: Seat) -> char;
    /// Returns names what the seat plays.
    fn name(&self, words: &Words, seat: Seat) -> String;
    /// Returns the faction, by its capital, in whose color a capital of this game is drawn.
    fn lender(&self) -> fn(char) -> char {
        |letter| letter
    }
    fn headline(&self, ctx: &Ctx) -> Header;
    /// Returns the number of things the viewer loses by passing now: 0 where nothing is lost.
    fn left(&self) -> u8 {
        0
    }

    /// Returns columns and rows of the largest map that fits into this many.
    fn map_size(&self, width: u16, height: u16) -> Option<(u16, u16)>;
    /// Draws the map into an area of one of these sizes.
    fn map(&self, ctx: &Ctx, marks: &Highlights, area: Rect, buffer: &mut Buffer);
    /// Returns what is drawn in a cell of that area.
    fn spot_at(&self, area: Rect, x: u16, y: u16) -> Option<Spot>;
    /// Returns where a cursor key leads, among the places, or the places and regions.
    fn step(&self, area: Rect, from: Spot, motion: Direction, regions: bool) -> Option<Spot>;
    /// Returns where the cursor starts.
    fn home(&self) -> Spot;
    /// Returns the map in sentences.
    fn map_in_words(&self, ctx: &Ctx) -> Vec<Row>;

    /// Returns the scores, one line a seat under a heading, for this many columns.
    fn scores(&self, ctx: &Ctx, asked: Option<Seat>, room: usize) -> Vec<ScoreRow>;
    /// Returns the viewer's own cards.
    fn hand(&self, ctx: &Ctx, room: usize) -> Vec<HandEntry>;
    /// Returns other things worth a line where there is room.
    fn extras(&self, ctx: &Ctx) -> Vec<Row>;
    /// Returns a place in one line.
    fn glance(&self, ctx: &Ctx, spot: Spot) -> Row;
    /// Returns all that is in a place, and why it is ruled as it is.
    fn details(&self, ctx: &Ctx, spot: Spot) -> Vec<Row>;
    /// Tells what is on the board of a seat.
    fn board(&self, ctx: &Ctx, seat: Seat) -> PlayerBoard;
    /// Describes what is on the table beside the boards, in a few lines for this many columns; `key` shows it in full.
    fn at_table(&self, _ctx: &Ctx, _room: usize, _key: &str) -> Vec<Row> {
        Vec::new()
    }
    /// Describes in full what is on the table beside the boards: a title, then its lines; `None` if nothing is.
    fn table(&self, _ctx: &Ctx) -> Option<(String, Vec<Row>)> {
        None
    }
    /// Returns the battle that is under way.
    fn fight(&self, _: &Ctx) -> Option<BattleView> {
        None
    }
    /// Returns the last battle of a seat that the log tells to its end, by the table as it stood after the step that told of an
    /// entry.
    fn fought(
        &self,
        _: &Ctx,
        _me: Seat,
        _log: &[LogEntry],
        _past: &dyn Fn(usize) -> Option<Observed>,
    ) -> Option<BattleView> {
        None
    }
    /// Returns the odds of the battles that an action of the viewer brings and that they may decline, from all that is
    /// told of the action.
    fn offered(&self, _ctx: &Ctx, _action: &[Part], _told: &[Message]) -> Vec<Row> {
        Vec::new()
    }
    /// Returns whether there are battles in this game.
    fn has_battles(&self) -> bool {
        false
    }
    /// Returns the odds of a battle in a place: the current one, or one that the viewer could start there, against one
    /// seat or every enemy there.
    fn odds(&self, _ctx: &Ctx, _at: Spot, _against: Option<Seat>) -> Option<(String, Vec<Row>)> {
        None
    }
    /// Describes what an action costs that no line of the log tells, a phrase each.
    fn costs(&self, _: &Ctx, _action: &[Part]) -> Vec<Row> {
        Vec::new()
    }
    /// Describes the chances of a battle that an action leads to, in phrases that stand for the line of the log that
    /// tells of it; `before` are the lines that come first.
    fn chances(&self, _: &Ctx, _before: &[Message], _line: &Message) -> Option<Vec<Row>> {
        None
    }
    /// Lists what has changed on the map since the viewer saw this.
    fn changes(&self, _before: &Observed) -> Vec<Change> {
        Vec::new()
    }
    /// Lists what the viewer has lost since then, when the log went on with these lines. What they spent is no loss.
    fn losses(&self, _: &Words, _before: &Observed, _told: &[LogEntry]) -> Vec<Loss> {
        Vec::new()
    }
    /// Describes what a part that can be chosen next does, costs or gains, in one line.
    fn choice(&self, _: &Ctx, _chosen: &[Part], _next: Part) -> Option<String> {
        None
    }
    /// Describes how the game ended, where there is more to tell than the sentence of the rules.
    fn ending(&self, _words: &Words, _outcome: &Outcome) -> Option<String> {
        None
    }
    /// Returns what a seat plays for in place of points.
    fn aim(&self, _words: &Words, _seat: Seat) -> Option<String> {
        None
    }
    /// Returns whether a verb is seldom possible, whatever one plays.
    fn is_seldom(&self, _verb: &str) -> bool {
        false
    }
    /// Lists what actions may name besides what legal ones do, for attempts that cannot succeed.
    fn nameable(&self) -> Vec<Part> {
        Vec::new()
    }
    /// Returns the viewer's cards in full, and all open cards.
    fn cards(&self, ctx: &Ctx) -> Vec<Row>;
    /// Returns the verbs that the viewer's seat has in its turn, whether it can use them now or not.
    fn verbs(&self) -> Vec<&'static str>;
    /// Returns those that it may have as long as the phase lasts: they choose their keys first, in this order, so that no
    /// key moves when another verb comes or goes.
    fn verbs_now(&self) -> Vec<&'static str> {
        self.verbs()
    }
    /// Returns actions of a verb and a part that digits take where a verb is asked, in the order of the digits.
    fn numbered(&self) -> Vec<(&'static str, Part)> {
        Vec::new()
    }
    /// Returns the verbs that the end of a game counts for each seat, the most telling first.
    fn counted(&self) -> Vec<&'static str> {
        self.verbs()
    }
    /// Describes what a verb does, in a sentence.
    fn verb_help(&self, words: &Words, verb: &str) -> String;
    /// Describes the same in a phrase, without the law.
    fn verb_effect(&self, words: &Words, verb: &str) -> String {
        self.verb_help(words, verb)
    }
    /// Explains how the game is read and played, as far as the viewer's seat goes.
    fn help(&self, ctx: &Ctx) -> Vec<HelpSection>;
    /// Explains how to read the panes beside the map, where there are any; `key` opens the page of the table.
    fn help_beside(&self, _: &Ctx, _key: &str) -> Vec<HelpSection> {
        Vec::new()
    }
    /// Asks for a number that follows these parts; `None` where it is a count.
    fn number_asked(&self, _: &Words, _: &[Part]) -> Option<String> {
        None
    }
    /// Returns the ways for the viewer to what is pointed at that take several actions, the best first. None where no such
    /// way can be begun now.
    fn plans(&self, _: &Ctx, _: Part) -> Vec<Route> {
        Vec::new()
    }
    /// Returns a part of an action in words, short enough for a list.
    fn part(&self, words: &Words, part: Part) -> String;
    /// Returns a part of an action in words for the ear: nothing is shortened.
    fn spoken(&self, words: &Words, part: Part) -> String;
    /// Returns the region of the map in which a place lies, by which long lists of places are told in lines.
    fn region(&self, _: Part) -> Option<Part> {
        None
    }
    /// Returns a whole action in notation as a sentence; `None` for a text that is not an action of the game.
    fn sentence(&self, ctx: &Ctx, action: &str) -> Option<String>;
    /// Returns the sentence of an action among others, without what is to be known of it.
    fn brief(&self, ctx: &Ctx, action: &str) -> Option<String> {
        self.sentence(ctx, action)
    }
    /// Returns the place on this map that is called so.
    fn spot_named(&self, words: &Words, text: &str) -> Option<Spot>;
}
