//! The form for a new game: which one, and the lines that it asks for.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::clicks::{Clicks, Hit};
use super::form::Field;
use super::ground::Ground;
use super::sheet::{self, Line, Sheet};
use super::{foot, hint};
use crate::bots::Level;
use crate::kernel::{Words, name_key};
use crate::table::{Dealt, Games, Lobby, Wanted};
use crate::tui::bindings::Bindings;
use crate::tui::commands::Command;
use crate::tui::key_bar::Hint;
use crate::tui::keys::{Key, folded};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, first_sentences, paragraph};

/// Columns for the names of lines.
const NAMES: usize = 12;

/// A line of the whole form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Game,
    Sheet(Line),
    Seed,
}

/// The form.
pub struct NewGame {
    /// One for each game, filled in as it was left.
    sheets: Vec<Sheet>,
    game: Field,
    seed: Field,
    /// The name of the save, if it was given before.
    name: Option<String>,
    /// The hirelings and landmarks that the seed deals in the setup of this game.
    dealt: Vec<Dealt>,
    /// The cursor.
    at: At,
    column: usize,
    /// The map of the board.
    ground: Ground,
    pub notice: Option<String>,
}

/// The column of the explanation of what is chosen on a wide screen.
const BESIDE: u16 = 84;
/// Its rows.
const ABOUT: u16 = 8;

/// Columns for what a seat plays.
const PLAYS_WIDTH: usize = 25;

/// The columns where the fields for the player and for the name of a seat begin.
const HEADS: [usize; 2] = [11 + PLAYS_WIDTH, 11 + PLAYS_WIDTH + 18];

/// Returns the keys that are put together here.
pub fn made_keys() -> Vec<String> {
    let mut keys: Vec<String> = Level::ALL.iter().map(|level| name_key("screen-level-about", level.id())).collect();
    for entry in Games::ALL.iter() {
        keys.push(format!("{}-game", entry.id));
        let about = entry.about();
        for space in [sheet::extra_space(entry.id), sheet::about_space(entry.id, "extra")] {
            keys.extend(about.extras.iter().map(|extra| name_key(&space, extra.id)));
        }
        // a single deck is no choice, and has no line
        if about.decks.len() > 1 {
            keys.extend(about.decks.iter().map(|deck| name_key(&sheet::about_space(entry.id, "deck"), deck)));
        }
    }
    keys
}

impl NewGame {
    /// A form with the game that a newcomer starts with; `None` if there is no game at all.
    pub fn new(lobby: &Lobby) -> Option<NewGame> {
        let sheets: Vec<Sheet> = lobby.games.iter().filter_map(|entry| Sheet::new(lobby, entry)).collect();
        if sheets.is_empty() {
            return None;
        }
        let games = sheets.iter().map(|sheet| sheet::game_name(lobby.words, sheet.game)).collect();
        let (game, seed) = (Field::choice(games, 0), Field::text(""));
        let ground = Ground::default();
        Some(NewGame {
            sheets,
            game,
            seed,
            name: None,
            dealt: Vec::new(),
            at: At::Game,
            column: 0,
            ground,
            notice: None,
        })
    }

    /// A form that is filled in with a game already.
    pub fn filled(lobby: &Lobby, wanted: &Wanted) -> Option<NewGame> {
        let mut form = NewGame { name: wanted.name.clone(), ..NewGame::new(lobby)? };
        let at = form.sheets.iter().position(|sheet| sheet.game == wanted.game)?;
        form.game.set(at);
        form.sheet_mut().fill(wanted);
        if let Some(seed) = wanted.seed {
            form.seed = Field::text(&seed.to_string());
        }
        form.look_ahead(lobby);
        Some(form)
    }

    /// Draws another setup for the same players. The seed that drew it becomes the seed of the game, which then deals what is
    /// shown.
    fn surprise(&mut self, lobby: &Lobby) {
        match self.sheet_mut().surprise(lobby) {
            Ok(drawn) => self.seed = Field::text(&drawn.seed.map(|seed| seed.to_string()).unwrap_or_default()),
            Err(fault) => self.notice = Some(fault.say(lobby.words)),
        }
    }

    /// Finds out what the seed deals, if there is one.
    fn look_ahead(&mut self, lobby: &Lobby) {
        self.dealt = self.wanted(lobby.words).map(|wanted| lobby.dealt(&wanted)).unwrap_or_default();
    }

    /// Looks at the board, for its map, where there is room for one.
    pub fn look_at(&mut self, lobby: &Lobby, area: Rect) {
        if let Ok(wanted) = self.wanted(lobby.words) {
            self.ground.look_at(lobby, wanted, area);
        }
    }

    /// Whether the cursor is in a field for text, to which this key belongs.
    pub fn takes(&mut self, key: Key) -> bool {
        self.field().is_some_and(|field| field.takes(key))
    }

    /// Whether the cursor is in a field for a name, in whatever characters.
    pub fn takes_name(&mut self) -> bool {
        self.at != At::Seed && matches!(self.field(), Some(Field::Text(_)))
    }

    fn sheet(&self) -> &Sheet {
        &self.sheets[self.game.at()]
    }

    fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheets[self.game.at()]
    }

    fn lines(&self) -> Vec<At> {
        std::iter::once(At::Game).chain(self.sheet().lines().map(At::Sheet)).chain([At::Seed]).collect()
    }

    fn field(&mut self) -> Option<&mut Field> {
        let column = self.column;
        match self.at {
            At::Game => Some(&mut self.game),
            At::Sheet(line) => self.sheet_mut().field(line, column),
            At::Seed => Some(&mut self.seed),
        }
    }

    fn columns(&self) -> usize {
        match self.at {
            At::Sheet(line) => self.sheet().columns(line),
            At::Game | At::Seed => 1,
        }
    }

    /// Moves the cursor by one line, round the ends.
    fn go(&mut self, down: bool) {
        let lines = self.lines();
        let here = lines.iter().position(|line| *line == self.at).unwrap_or(0);
        self.at = lines[(here + if down { 1 } else { lines.len() - 1 }) % lines.len()];
    }

    /// Puts the cursor where a click was; the key that turns the value that was hit.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        self.at = self.lines().get(hit.line).copied()?;
        self.column = hit.field.min(self.columns() - 1);
        hit.turn
    }

    /// Takes a key; whether the game is to begin.
    pub fn key(&mut self, key: Key, what: Option<Command>, lobby: &Lobby) -> bool {
        self.notice = None;
        match key {
            Key::Up => self.go(false),
            Key::Down => self.go(true),
            Key::Tab if self.column + 1 < self.columns() => self.column += 1,
            Key::Tab => {
                self.go(true);
                self.column = 0;
            }
            Key::BackTab if self.column > 0 => self.column -= 1,
            Key::BackTab => {
                self.go(false);
                self.column = self.columns() - 1;
            }
            Key::Enter => return true,
            key if self.field().is_some_and(|field| field.typed(key)) => {}
            Key::Char(' ') => match self.at {
                At::Sheet(Line::Seat(seat)) => self.sheet_mut().seats[seat].change_over(),
                _ => self.turn(true),
            },
            _ => match what {
                Some(Command::Down) => self.go(true),
                Some(Command::Up) => self.go(false),
                Some(Command::Right | Command::More) => self.turn(true),
                Some(Command::Left | Command::Less) => self.turn(false),
                Some(Command::Surprise) => self.surprise(lobby),
                _ => {}
            },
        }
        self.column = self.column.min(self.columns() - 1);
        self.look_ahead(lobby);
        false
    }

    /// Takes pasted text into the field under the cursor, if that is one for text.
    pub fn paste(&mut self, text: &str, lobby: &Lobby) {
        let text = if self.takes_name() { text.to_owned() } else { folded(text) };
        if self.field().is_some_and(|field| field.pasted(&text)) {
            self.notice = None;
            self.look_ahead(lobby);
        }
    }

    fn turn(&mut self, forward: bool) {
        match (self.at, self.column) {
            (At::Sheet(Line::Seat(seat)), 0) => self.sheet_mut().turn_seat(seat, forward),
            _ => {
                if let Some(field) = self.field() {
                    field.turn(forward);
                }
            }
        }
    }

    /// The game as it is asked for.
    ///
    /// # Errors
    /// Fails if the seed is not a number, or no seat is taken.
    pub fn wanted(&self, words: &Words) -> Result<Wanted, String> {
        let seed = match self.seed.value().as_str() {
            "" => None,
            text => Some(text.parse().map_err(|_| words.text("screen-new-seed-wrong"))?),
        };
        let wanted = Wanted { seed, name: self.name.clone(), ..self.sheet().wanted() };
        if wanted.seats.is_empty() {
            return Err(words.text("screen-new-nobody"));
        }
        Ok(wanted)
    }

    /// Draws the form; where the terminal's cursor belongs, if a text is typed.
    pub fn draw(
        &self,
        words: &Words,
        keys: &Bindings,
        area: Rect,
        canvas: &mut Canvas,
        clicks: &mut Clicks,
    ) -> Option<Position> {
        let question = match &self.notice {
            Some(notice) => Row::of(Role::Bad, format!("> {notice}")),
            None => Row::of(Role::Prompt, format!("> {}", words.text("screen-new-question"))),
        };
        let space = match self.at {
            At::Sheet(Line::Seat(_)) => Some(hint(words, Key::Char(' '), "screen-key-person-bot")),
            _ => None,
        };
        let hints: Vec<_> = [
            hint(words, Key::Enter, "screen-key-start"),
            hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-line"),
            Hint { spare: true, ..hint(words, keys.first(&[Command::Pane]), "screen-key-field") },
            hint(words, keys.first(&[Command::Left, Command::Right]), "screen-key-change"),
        ]
        .into_iter()
        .chain(space)
        .chain([
            hint(words, keys.first(&[Command::Surprise]), "screen-key-surprise"),
            hint(words, Key::Esc, "screen-key-back-out"),
        ])
        .collect();
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return None;
        }
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 3, height: area.height - 4 };
        let (rows, at) = self.rows(words);
        let cursor = self.lines().iter().position(|line| *line == self.at).and_then(|line| at.get(line)).copied();
        let cursor = cursor.unwrap_or(0);
        // a form that is longer than the screen goes with its cursor
        let first = (cursor + 2).saturating_sub(inner.height.into());
        canvas.rows(inner, &rows[first..]);
        for (line, row) in
            at.into_iter().enumerate().filter(|(_, row)| (first..first + usize::from(inner.height)).contains(row))
        {
            clicks.line(Rect { y: inner.y + (row - first) as u16, height: 1, ..inner }, line, &rows[row]);
        }
        let beside = area.width >= BESIDE + 34;
        let kept = if beside { 2 + usize::from(ABOUT) } else { 1 };
        self.ground.draw(words, &rows[first..], kept, Rect { width: area.width - 2, ..inner }, canvas);
        let about = match self.at {
            At::Sheet(line) => self.sheet().about(words, line, self.column),
            At::Game | At::Seed => None,
        };
        let column = self.text_column(words);
        let column = column.filter(|column| *column < usize::from(inner.width));
        let typed = column.map(|column| Position { x: inner.x + column as u16, y: inner.y + (cursor - first) as u16 });
        let Some(about) = about else { return typed };
        // beside the form where there is room, else right above the question
        if beside {
            let side = Rect { x: area.x + BESIDE, y: area.y + 3, width: area.width - BESIDE - 2, height: ABOUT };
            canvas.rows(side, &paragraph(Role::Dim, &about, side.width.into()));
        } else {
            // over the last words of a form that fills the screen, if it takes two lines
            let room = usize::from(area.width) - 3;
            let lines =
                |room: usize| first_sentences(&about, room).map(|says| paragraph(Role::Dim, says, inner.width.into()));
            let fits = (room..=2 * room).rev().find_map(|room| lines(room).filter(|lines| lines.len() <= 2));
            let rows = fits.unwrap_or_else(|| vec![Row::of(Role::Dim, about.as_str()).in_parts(room)]);
            let height = rows.len() as u16;
            canvas.rows(Rect { y: area.bottom() - 2 - height, height, ..inner }, &rows);
        }
        typed
    }

    /// The column of the cursor in the line under it, if that is in a field for text.
    fn text_column(&self, words: &Words) -> Option<usize> {
        let field = match self.at {
            At::Seed => &self.seed,
            At::Sheet(Line::Seat(index)) if self.column == 2 => &self.sheet().seats[index].name,
            _ => return None,
        };
        let within = field.cursor()?;
        let mut columns = 0;
        for span in self.row(words, self.at).0 {
            // the field is what the cursor is drawn on
            if span.role == Role::Cursor {
                return Some(columns + within.min(span.text.width().saturating_sub(1)));
            }
            columns += span.text.width();
        }
        None
    }

    /// All rows, and which of them are the lines of the form.
    fn rows(&self, words: &Words) -> (Vec<Row>, Vec<usize>) {
        let mut rows = vec![Row::of(Role::Prompt, words.text("screen-new-title")), Row::new()];
        let mut at = Vec::new();
        let mut last = None;
        for line in self.lines() {
            match (last, line) {
                (Some(At::Game), _) => {
                    rows.push(Row::new());
                    let head = Row::plain("  ").put(Role::Dim, words.text("screen-new-head-seat")).to(HEADS[0]);
                    let head = head.put(Role::Dim, words.text("screen-new-head-player")).to(HEADS[1]);
                    rows.push(head.put(Role::Dim, words.text("screen-new-head-name")));
                }
                (Some(At::Sheet(Line::Seat(_))), At::Sheet(Line::Seat(_))) => {}
                (Some(At::Sheet(Line::Seat(_))), _) => {
                    let remark = self.sheet().remark().map(|remark| words.say(&remark));
                    rows.push(Row::of(Role::Dim, remark.map_or_else(String::new, |remark| format!("       {remark}"))));
                }
                _ => {}
            }
            at.push(rows.len());
            rows.push(self.row(words, line));
            last = Some(line);
        }
        let key = match self.sheet().people() {
            _ if self.sheet().is_shared() => "screen-new-shared",
            0 => "screen-new-watch",
            1 => "screen-new-solo",
            _ => "screen-new-hot-seat",
        };
        rows.push(Row::of(Role::Dim, words.text(key)));
        (rows, at)
    }

    fn row(&self, words: &Words, line: At) -> Row {
        let here = self.at == line;
        let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
        let sheet = self.sheet();
        let named = |key: &str| row.clone().text(words.text(key)).to(NAMES);
        match line {
            At::Game => named("screen-new-game").join(self.game.row(here, 20)),
            At::Seed => {
                let note = format!("  {}", words.text("screen-new-seed-note"));
                named("screen-new-seed").join(self.seed.row(here, 20)).put(Role::Dim, note)
            }
            At::Sheet(Line::Board) => named("screen-new-board").join(sheet.board.row(here, 20)),
            At::Sheet(Line::Deck) => named("screen-new-deck").join(sheet.deck.row(here, 20)),
            At::Sheet(Line::Away) => named("screen-new-away").join(sheet.away.row(here, 20)),
            At::Sheet(Line::Extra(extra)) => {
                let wide = sheet.extras.iter().map(|(_, field)| field.width()).max().unwrap_or(0);
                let (extra, field) = &sheet.extras[extra];
                let name = words.name(&sheet::extra_space(sheet.game), extra.id);
                // once it is known what is dealt, that is what there is to say, and the name makes way for it
                match sheet::dealt_names(words, &self.dealt, *extra) {
                    Some(dealt) => row.text(name).to(NAMES).join(field.row(here, wide)).text(format!(" {dealt}")),
                    None => row.to(NAMES).join(field.row(here, wide)).text(format!("  {name}")),
                }
            }
            At::Sheet(Line::Seat(index)) => {
                let seat = &sheet.seats[index];
                let here = |column: usize| here && self.column == column;
                let row = row.text(format!("{}  ", index + 1)).join(seat.plays.row(here(0), PLAYS_WIDTH));
                match (sheet.is_empty(index), seat.is_person()) {
                    (true, _) => row,
                    (false, false) => row.text("  ").join(seat.player.row(here(1), 14)),
                    (false, true) => {
                        let row = row.text("  ").join(seat.player.row(here(1), 14));
                        row.text("  ").join(seat.name.row(here(2), 14))
                    }
                }
            }
        }
    }
}
