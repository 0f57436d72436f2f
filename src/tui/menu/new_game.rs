//! The form for a new game: which one, and the lines that it asks for.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::clicks::{Clicks, Hit};
use super::form::{Field, FieldRow};
use super::ground::Ground;
use super::keys::HelpPage;
use super::offer::MenuOffer;
use super::screen::{Menu, MenuScreen};
use super::sheet::{self, FormLine, Sheet};
use crate::bots::Level;
use crate::kernel::{Words, name_key};
use crate::table::{Dealt, Games, Lobby, Wanted};
use crate::tui::commands::{Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::keys::{Key, folded};
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, first_sentences, paragraph};

/// Columns for the names of lines.
const NAMES: usize = 12;

/// A line of the whole form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Game,
    Sheet(FormLine),
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
}

/// The column of the explanation of what is chosen on a wide screen.
const BESIDE: u16 = 84;
/// Its rows.
const ABOUT: u16 = 8;

/// Columns for what a seat plays.
const PLAYS_WIDTH: usize = 25;

/// Columns for who plays it.
const PLAYER_WIDTH: usize = 21;

/// Columns for the name of a human, or for trait cards.
const NAME_WIDTH: usize = 10;

/// The columns where the fields for the player and for the name of a seat begin.
const HEADS: [usize; 2] = [11 + PLAYS_WIDTH, 15 + PLAYS_WIDTH + PLAYER_WIDTH];

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

/// Opens the form.
pub fn new_game(context: &Context) -> Outcome {
    let form = NewGame::new(context.lobby);
    form.map_or(Outcome::Stay, |form| Outcome::Open(Box::new(MenuScreen::new(form))))
}

/// Opens the form for a table of several terminals: all seats but the first are open.
pub fn new_table(context: &Context) -> Outcome {
    let Some(mut form) = NewGame::new(context.lobby) else { return Outcome::Stay };
    form.sheets.iter_mut().for_each(Sheet::open_seats);
    Outcome::Open(Box::new(MenuScreen::new(form)))
}

impl NewGame {
    /// Returns a form with the game that a newcomer starts with; `None` if there is no game at all.
    pub fn new(lobby: &Lobby) -> Option<NewGame> {
        let sheets: Vec<Sheet> = lobby.games.iter().filter_map(|entry| Sheet::new(lobby, entry)).collect();
        if sheets.is_empty() {
            return None;
        }
        let games = sheets.iter().map(|sheet| sheet::game_name(lobby.words, sheet.game)).collect();
        let (game, seed) = (Field::choice(games, 0), Field::text(""));
        let ground = Ground::default();
        Some(NewGame { sheets, game, seed, name: None, dealt: Vec::new(), at: At::Game, column: 0, ground })
    }

    /// Returns a form that is filled in with a game already.
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
    fn surprise(&mut self, lobby: &Lobby) -> Outcome {
        match self.sheet_mut().surprise(lobby) {
            Ok(drawn) => self.seed = Field::text(&drawn.seed.map(|seed| seed.to_string()).unwrap_or_default()),
            Err(fault) => return Outcome::Notify(fault.say(lobby.words)),
        }
        Outcome::Stay
    }

    /// Finds out what the seed deals, if there is one.
    fn look_ahead(&mut self, lobby: &Lobby) {
        self.dealt = self.wanted(lobby.words).map(|wanted| lobby.dealt(&wanted)).unwrap_or_default();
    }

    /// Looks at the board, for its map, where there is room for one.
    fn look_at(&mut self, lobby: &Lobby, area: Rect) {
        if let Ok(wanted) = self.wanted(lobby.words) {
            self.ground.look_at(lobby, wanted, area);
        }
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

    /// Moves the cursor one line, wrapping around.
    fn go(&mut self, down: bool) {
        let lines = self.lines();
        let here = lines.iter().position(|line| *line == self.at).unwrap_or(0);
        self.at = lines[(here + if down { 1 } else { lines.len() - 1 }) % lines.len()];
    }

    fn turn(&mut self, forward: bool) {
        match (self.at, self.column) {
            (At::Sheet(FormLine::Seat(seat)), 0) => self.sheet_mut().turn_seat(seat, forward),
            (At::Sheet(FormLine::Seat(seat)), 1) => self.sheet_mut().turn_player(seat, forward),
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
    fn wanted(&self, words: &Words) -> Result<Wanted, String> {
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

    /// The column of the cursor in the line under it, if that is in a field for text.
    fn text_column(&self, words: &Words) -> Option<usize> {
        let field = match self.at {
            At::Seed => &self.seed,
            At::Sheet(FormLine::Seat(index)) if self.column == 2 => &self.sheet().seats[index].name,
            _ => return None,
        };
        let within = field.cursor()?;
        let mut columns = 0;
        for span in self.row(words, self.at).row.0 {
            // the field is what the cursor is drawn on
            if span.role == Role::Cursor {
                return Some(columns + within.min(span.text.width().saturating_sub(1)));
            }
            columns += span.text.width();
        }
        None
    }

    /// All rows, and which of them are the lines of the form.
    fn rows(&self, words: &Words) -> (Vec<FieldRow>, Vec<usize>) {
        let title = Row::of(Role::Prompt, words.text("screen-new-title"));
        let mut rows = vec![FieldRow::of(title), FieldRow::default()];
        let mut at = Vec::new();
        let mut last = None;
        for line in self.lines() {
            match (last, line) {
                (Some(At::Game), _) => {
                    rows.push(FieldRow::default());
                    let head = Row::plain("  ").put(Role::Dim, words.text("screen-new-head-seat")).to(HEADS[0]);
                    let head = head.put(Role::Dim, words.text("screen-new-head-player")).to(HEADS[1]);
                    let named =
                        if self.sheet().has_clockwork() { "screen-new-head-traits" } else { "screen-new-head-name" };
                    rows.push(FieldRow::of(head.put(Role::Dim, words.text(named))));
                }
                (Some(At::Sheet(FormLine::Seat(_))), At::Sheet(FormLine::Seat(_))) => {}
                (Some(At::Sheet(FormLine::Seat(_))), _) => {
                    let remark = self.sheet().remark().map(|remark| words.say(&remark));
                    let remark = remark.map_or_else(String::new, |remark| format!("       {remark}"));
                    rows.push(FieldRow::of(Row::of(Role::Dim, remark)));
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
        rows.push(FieldRow::of(Row::of(Role::Dim, words.text(key))));
        (rows, at)
    }

    fn row(&self, words: &Words, line: At) -> FieldRow {
        let here = self.at == line;
        let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
        let sheet = self.sheet();
        let named =
            |key: &str, field: &Field| FieldRow::of(row.clone().text(words.text(key)).to(NAMES)).field(field, here, 20);
        match line {
            At::Game => named("screen-new-game", &self.game),
            At::Seed => {
                let FieldRow { row, zones } = named("screen-new-seed", &self.seed);
                let is_told = sheet.is_shared() && !self.seed.value().is_empty();
                let note = words.text(if is_told { "screen-new-seed-told" } else { "screen-new-seed-note" });
                FieldRow { row: row.put(Role::Dim, format!("  {note}")), zones }
            }
            At::Sheet(FormLine::Board) => named("screen-new-board", &sheet.board),
            At::Sheet(FormLine::Deck) => named("screen-new-deck", &sheet.deck),
            At::Sheet(FormLine::Away) => named("screen-new-away", &sheet.away),
            At::Sheet(FormLine::Extra(extra)) => {
                let wide = sheet.extras.iter().map(|(_, field)| field.width()).max().unwrap_or(0);
                let (extra, field) = &sheet.extras[extra];
                let name = words.name(&sheet::extra_space(sheet.game), extra.id);
                // once it is known what is dealt, that is what there is to say, and the name makes way for it
                let (label, says) = match sheet::dealt_names(words, &self.dealt, *extra) {
                    Some(dealt) => (name, format!(" {dealt}")),
                    None => (String::new(), format!("  {name}")),
                };
                FieldRow::of(row.text(label).to(NAMES)).field(field, here, wide).text(says)
            }
            At::Sheet(FormLine::Seat(index)) => {
                let seat = &sheet.seats[index];
                let here = |column: usize| here && self.column == column;
                let row = FieldRow::of(row.text(format!("{}  ", index + 1))).field(&seat.plays, here(0), PLAYS_WIDTH);
                if sheet.is_empty(index) {
                    return row;
                }
                let row = row.text("  ").field(&seat.player, here(1), PLAYER_WIDTH);
                if seat.has_text() { row.text("  ").field(&seat.name, here(2), NAME_WIDTH) } else { row }
            }
        }
    }
}

impl Menu for NewGame {
    const PLACE: Place = Place::Form;
    const QUESTION: &'static str = "screen-new-question";

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let keys = &context.settings.keys;
        let space = |does| MenuOffer::key(context, Key::Char(' '), does);
        let space = match self.at {
            At::Sheet(FormLine::Seat(_)) => space("screen-menu-person-bot").labeled(context, "screen-key-person-bot"),
            At::Game | At::Seed | At::Sheet(_) => space("screen-menu-change"),
        };
        let lines = MenuOffer::commands(context, &[Command::Down, Command::Up], "screen-menu-line")
            .labeled(context, "screen-key-line");
        let values = [Command::Left, Command::Right, Command::More, Command::Less];
        let values = MenuOffer::commands(context, &values, "screen-menu-change").labeled(context, "screen-key-change");
        let fields =
            MenuOffer::commands(context, &[Command::Pane], "screen-menu-field").labeled(context, "screen-key-field");
        let surprise = [Command::Surprise];
        [
            MenuOffer::key(context, Key::Enter, "screen-menu-start").labeled(context, "screen-key-start"),
            lines.and(&[Key::Down, Key::Up]),
            fields.and(&[Key::Tab, Key::BackTab]).spare(),
            values.shown_as(keys.first(&[Command::Left, Command::Right])),
        ]
        .into_iter()
        .chain([
            space,
            MenuOffer::commands(context, &surprise, "screen-do-surprise").labeled(context, "screen-key-surprise"),
        ])
        .collect()
    }

    fn key(&mut self, key: Key, what: Option<Command>, context: &Context) -> Outcome {
        let lobby = context.lobby;
        let mut outcome = Outcome::Stay;
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
            Key::Enter => {
                return match self.wanted(lobby.words) {
                    Ok(wanted) => Outcome::Begin(Box::new(wanted)),
                    Err(says) => Outcome::Notify(says),
                };
            }
            key if self.field().is_some_and(|field| field.typed(key)) => {}
            Key::Char(' ') => match self.at {
                At::Sheet(FormLine::Seat(seat)) => self.sheet_mut().seats[seat].change_over(),
                _ => self.turn(true),
            },
            _ => match what {
                Some(Command::Down) => self.go(true),
                Some(Command::Up) => self.go(false),
                Some(Command::Right | Command::More) => self.turn(true),
                Some(Command::Left | Command::Less) => self.turn(false),
                Some(Command::Surprise) => outcome = self.surprise(lobby),
                _ => {}
            },
        }
        self.column = self.column.min(self.columns() - 1);
        self.look_ahead(lobby);
        outcome
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) -> Option<Position> {
        let words = context.words();
        self.look_at(context.lobby, area);
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 3, height: area.height - 4 };
        let (rows, at) = self.rows(words);
        let cursor = self.lines().iter().position(|line| *line == self.at).and_then(|line| at.get(line)).copied();
        let cursor = cursor.unwrap_or(0);
        // a form that is longer than the screen goes with its cursor
        let first = (cursor + 2).saturating_sub(inner.height.into());
        let shown: Vec<Row> = rows.iter().map(|line| line.row.clone()).collect();
        canvas.rows(inner, &shown[first..]);
        for (line, row) in
            at.into_iter().enumerate().filter(|(_, row)| (first..first + usize::from(inner.height)).contains(row))
        {
            let place = Rect { y: inner.y + (row - first) as u16, height: 1, ..inner };
            clicks.fields(place, line, rows[row].zones.clone());
        }
        let beside = area.width >= BESIDE + 34;
        let kept = if beside { 2 + usize::from(ABOUT) } else { 1 };
        self.ground.draw(words, &shown[first..], kept, Rect { width: area.width - 2, ..inner }, canvas);
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

    fn help_page(&self) -> Option<HelpPage> {
        Some(HelpPage::NewGame)
    }

    /// A key that is a letter as well must not lose a form that is half filled in.
    fn is_closed_by(&self, what: Command) -> bool {
        matches!(what, Command::Drop | Command::Leave)
    }

    fn click(&mut self, hit: Hit) -> Option<Key> {
        self.at = self.lines().get(hit.line).copied()?;
        self.column = hit.field.min(self.columns() - 1);
        hit.turn
    }

    fn types(&mut self, key: Key) -> bool {
        self.field().is_some_and(|field| field.takes(key))
    }

    fn types_name(&mut self) -> bool {
        self.at != At::Seed && matches!(self.field(), Some(Field::Text(_)))
    }

    fn paste(&mut self, text: &str, context: &Context) {
        let text = if self.types_name() { text.to_owned() } else { folded(text) };
        if self.field().is_some_and(|field| field.pasted(&text)) {
            self.look_ahead(context.lobby);
        }
    }
}
