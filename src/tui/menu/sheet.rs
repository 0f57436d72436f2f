//! The sheet of the form for a new game: the players, the board, and whatever else the game lists.

use super::form::Field;
use crate::bots::Level;
use crate::kernel::{Arg, ClockworkSeat, Extra, Message, SeatOption, Words};
use crate::table::random_setup::RANDOM;
use crate::table::{Away, Controller, Dealt, Entry, Lobby, LobbyError, Wanted};
use crate::tui::game_ui::{self, GameUi};

/// Something that a line of the form can be set to.
#[derive(Clone, Debug)]
pub struct FormChoice {
    /// What is typed for it, and what the table takes.
    pub id: String,
    pub name: String,
    /// What a newcomer wants to know before choosing it.
    pub about: Option<String>,
}

/// Lists what a seat of a game can play.
fn factions(words: &Words, entry: &Entry, game_ui: &dyn GameUi) -> Vec<FormChoice> {
    let choice = |id: String| FormChoice { name: game_ui.plays(words, &id), about: game_ui.about(words, &id), id };
    entry.about().factions.into_iter().map(choice).collect()
}

/// Lists who can play a seat here: a human, and the levels of bots.
fn players(words: &Words, levels: &[Level]) -> Vec<FormChoice> {
    let human = words.text("screen-new-person");
    let about = words.text("screen-new-about-person");
    let human = FormChoice { id: human.clone(), name: human, about: Some(about) };
    [human].into_iter().chain(bots(words, levels)).collect()
}

/// Lists the clockwork players of a game by their levels.
fn clockwork(words: &Words, entry: &Entry, game_ui: &dyn GameUi) -> Vec<FormChoice> {
    let choice = |level: String| {
        let name = game_ui.clockwork_level(words, &level);
        let name = words.text_with("screen-clockwork-level", &[("level", name.into())]);
        FormChoice { id: level, name, about: Some(words.text("screen-new-about-clockwork")) }
    };
    entry.about().clockwork.into_iter().flat_map(|clockwork| clockwork.levels).map(choice).collect()
}

/// Lists the levels of bots.
fn bots(words: &Words, levels: &[Level]) -> impl Iterator<Item = FormChoice> {
    levels.iter().map(|level| {
        let name = words.text_with("screen-bot", &[("level", words.name("screen-level", level.id()).into())]);
        FormChoice { id: level.id().to_owned(), name, about: Some(words.name("screen-level-about", level.id())) }
    })
}

/// Lists the boards of a game.
fn boards(lobby: &Lobby, entry: &Entry, game_ui: &dyn GameUi) -> Vec<FormChoice> {
    let choice = |id: &str| {
        let board = lobby.boards.get(entry.id, id)?;
        let name = game_ui.board_name(lobby.words, id).unwrap_or_else(|| board.title());
        Some(FormChoice { id: id.to_owned(), name, about: game_ui.about_board(lobby.words, id) })
    };
    lobby.boards.ids(entry.id).filter_map(choice).collect()
}

/// Lists the decks of a game; one alone is no choice, and nothing is said about it.
fn decks(words: &Words, entry: &Entry, game_ui: &dyn GameUi) -> Vec<FormChoice> {
    let decks = entry.about().decks;
    let is_choice = decks.len() > 1;
    let choice = |id: String| {
        let about = is_choice.then(|| words.name(&about_space(entry.id, "deck"), &id));
        FormChoice { name: game_ui.deck_name(words, &id).unwrap_or_else(|| id.clone()), about, id }
    };
    decks.into_iter().map(choice).collect()
}

/// Returns the choice that a game begins with, unless another is made.
fn first_board(entry: &Entry, boards: &[FormChoice]) -> usize {
    entry.first_board().and_then(|first| boards.iter().position(|board| board.id == first)).unwrap_or(0)
}

/// A seat in the form.
pub struct Seat {
    /// The levels of bots, which stand on the list of players behind the human here.
    levels: &'static [Level],
    pub plays: Field,
    pub player: Field,
    /// The name of a human, or the trait cards of a clockwork player.
    pub name: Field,
}

/// The place of a level on a list that begins with something else.
fn place_of(levels: &[Level], wanted: Level) -> usize {
    1 + levels.iter().position(|level| *level == wanted).unwrap_or(0)
}

impl Seat {
    /// The place of someone at another terminal on the list of players: behind the bots, before the clockwork players.
    fn open(&self) -> usize {
        1 + self.levels.len()
    }

    /// The level of the bot that plays it.
    fn bot(&self) -> Option<Level> {
        self.levels.get(self.player.at().checked_sub(1)?).copied()
    }

    pub fn is_person(&self) -> bool {
        self.player.at() == 0 || self.is_open()
    }

    /// Returns whether someone at another terminal is to take it; with a name it is kept for them.
    pub fn is_open(&self) -> bool {
        self.player.at() == self.open()
    }

    /// Returns whether something is typed for it: a name, or trait cards.
    pub fn has_text(&self) -> bool {
        self.is_person() || self.clockwork().is_some()
    }

    /// Returns the level of a clockwork player, by its place on the list.
    pub fn clockwork(&self) -> Option<usize> {
        self.player.at().checked_sub(self.open() + 1)
    }

    /// Changes a human into a bot, or whoever else plays it into a human here.
    pub fn change_over(&mut self) {
        self.player.set(if self.is_person() { place_of(self.levels, Level::Normal) } else { 0 });
    }
}

/// A line of the form under the game's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormLine {
    Seat(usize),
    Board,
    Deck,
    Extra(usize),
    /// What becomes of seats whose players are away, at a table of several terminals.
    Away,
}

/// The lines of one game.
pub struct Sheet {
    entry: &'static Entry,
    pub game: &'static str,
    /// What a seat can play; one without an id is an empty seat.
    factions: Vec<FormChoice>,
    players: Vec<FormChoice>,
    /// The levels of clockwork players, which end the list of players.
    clockwork: Vec<FormChoice>,
    /// The value which any number of seats can have, since they choose during setup.
    drafted: Option<&'static str>,
    pub seats: Vec<Seat>,
    boards: Vec<FormChoice>,
    pub board: Field,
    decks: Vec<FormChoice>,
    pub deck: Field,
    /// The extras it can be played with, and how much of each.
    pub extras: Vec<(Extra, Field)>,
    /// To wait, or the level of a bot that stands in.
    aways: Vec<FormChoice>,
    pub away: Field,
}

/// Returns the name of a game.
pub fn game_name(words: &Words, game: &str) -> String {
    words.text(&format!("{game}-game"))
}

/// Returns the words for what is dealt of an extra, separated by commas; `None` if nothing is.
pub fn dealt_names(words: &Words, dealt: &[Dealt], extra: Extra) -> Option<String> {
    let (_, names) = dealt.iter().find(|(of, names)| *of == extra && !names.is_empty())?;
    let said = names.iter().filter_map(|name| match name {
        Arg::Name { space, id } => Some(words.name(space, id)),
        _ => None,
    });
    Some(words.list(said))
}

/// Returns the space of names that belongs to what else a game can be played with.
pub fn extra_space(game: &str) -> String {
    format!("{game}-extra")
}

/// Returns the space of names in which a game says what its decks, or what else it can be played with, are like.
pub fn about_space(game: &str, what: &str) -> String {
    format!("{game}-about-{what}")
}

/// The trait cards that are typed in a field.
fn cards_of(typed: &str) -> impl Iterator<Item = &str> {
    typed.split([',', ' ']).filter(|card| !card.is_empty())
}

impl Sheet {
    /// Returns the lines of a game as a newcomer would fill them in; `None` if it cannot be shown.
    pub fn new(lobby: &Lobby, entry: &'static Entry) -> Option<Sheet> {
        let words = lobby.words;
        let game_ui = game_ui::of(entry.id)?;
        let about = entry.about();
        let drafted = about.drafted.map(|drafted| drafted.plays);
        let drafted_one = drafted.map(|id| FormChoice {
            id: id.to_owned(),
            name: game_ui.plays(words, id),
            about: game_ui.about(words, id),
        });
        let nobody = FormChoice { id: String::new(), name: words.text("screen-new-empty"), about: None };
        let factions: Vec<FormChoice> =
            factions(words, entry, game_ui).into_iter().chain(drafted_one).chain([nobody]).collect();
        let labels: Vec<String> = factions.iter().map(|plays| label(game_ui, plays)).collect();
        let open = words.text("screen-new-open");
        let open = FormChoice { id: open.clone(), name: open, about: Some(words.text("screen-new-about-open")) };
        let clockwork = clockwork(words, entry, game_ui);
        let players: Vec<FormChoice> =
            players(words, entry.levels).into_iter().chain([open]).chain(clockwork.iter().cloned()).collect();
        let normal = place_of(entry.levels, Level::Normal);
        let seats = (0..about.most_seats).map(|index| {
            let plays = about.first_game.get(index).map_or("", String::as_str);
            let at = factions.iter().position(|faction| faction.id == plays).unwrap_or(factions.len() - 1);
            Seat {
                levels: entry.levels,
                plays: Field::choice(labels.clone(), at),
                player: Field::choice(names(&players), if index == 0 { 0 } else { normal }),
                name: Field::text(""),
            }
        });
        let seats = seats.collect();
        let boards = boards(lobby, entry, game_ui);
        let decks = decks(words, entry, game_ui);
        let wait = FormChoice { id: Away::Wait.id().to_owned(), name: words.text("screen-new-away-wait"), about: None };
        let aways: Vec<FormChoice> = [wait].into_iter().chain(bots(words, entry.levels)).collect();
        Some(Sheet {
            entry,
            game: entry.id,
            factions,
            drafted,
            seats,
            players,
            clockwork,
            board: Field::choice(names(&boards), first_board(entry, &boards)),
            boards,
            deck: Field::choice(names(&decks), 0),
            decks,
            extras: about.extras.into_iter().map(|extra| (extra, extra_field(words, extra))).collect(),
            away: Field::choice(names(&aways), 0),
            aways,
        })
    }

    /// Leaves all seats but the first to others at terminals of their own.
    pub fn open_seats(&mut self) {
        self.seats.iter_mut().skip(1).for_each(|seat| seat.player.set(seat.open()));
    }

    /// Returns the lines, from top to bottom. A deck that is the only one is not asked about.
    pub fn lines(&self) -> impl Iterator<Item = FormLine> + use<> {
        let deck = (self.decks.len() > 1).then_some(FormLine::Deck);
        let away = self.is_shared().then_some(FormLine::Away);
        let extras: Vec<FormLine> = self.asked_extras().map(|(at, ..)| FormLine::Extra(at)).collect();
        (0..self.seats.len()).map(FormLine::Seat).chain([FormLine::Board]).chain(deck).chain(extras).chain(away)
    }

    /// Returns whether a seat follows its board.
    pub fn has_clockwork(&self) -> bool {
        (0..self.seats.len()).any(|seat| !self.is_empty(seat) && self.seats[seat].clockwork().is_some())
    }

    /// The extras that mean something at this table.
    fn asked_extras(&self) -> impl Iterator<Item = (usize, Extra, &Field)> {
        let clockwork = self.has_clockwork();
        let extras = self.extras.iter().enumerate().map(|(at, (extra, field))| (at, *extra, field));
        extras.filter(move |(_, extra, _)| clockwork || !extra.for_clockwork)
    }

    pub fn field(&mut self, line: FormLine, column: usize) -> Option<&mut Field> {
        match (line, column) {
            (FormLine::Seat(seat), column) => self.seats.get_mut(seat).map(|seat| match column {
                0 => &mut seat.plays,
                1 => &mut seat.player,
                _ => &mut seat.name,
            }),
            (FormLine::Board, _) => Some(&mut self.board),
            (FormLine::Deck, _) => Some(&mut self.deck),
            (FormLine::Extra(extra), _) => self.extras.get_mut(extra).map(|(_, field)| field),
            (FormLine::Away, _) => Some(&mut self.away),
        }
    }

    pub fn columns(&self, line: FormLine) -> usize {
        match line {
            FormLine::Seat(seat) if self.is_empty(seat) => 1,
            FormLine::Seat(seat) if self.seats[seat].has_text() => 3,
            FormLine::Seat(_) => 2,
            _ => 1,
        }
    }

    pub fn is_empty(&self, seat: usize) -> bool {
        self.factions[self.seats[seat].plays.at()].id.is_empty()
    }

    /// Turns what a seat plays; what another seat plays is left out.
    pub fn turn_seat(&mut self, seat: usize, forward: bool) {
        for _ in 0..self.factions.len() {
            self.seats[seat].plays.turn(forward);
            if !self.is_taken(seat, self.seats[seat].plays.at()) {
                break;
            }
        }
        if self.seats[seat].clockwork().is_some() && self.clockwork_seat(seat).is_none() {
            self.seats[seat].player.set(place_of(self.entry.levels, Level::Normal));
        }
    }

    /// Turns who plays a seat; nothing is a clockwork player that has no board for it.
    pub fn turn_player(&mut self, seat: usize, forward: bool) {
        let has_board = self.clockwork_seat(seat).is_some();
        let seat = &mut self.seats[seat];
        seat.player.turn(forward);
        while seat.clockwork().is_some() && !has_board {
            seat.player.turn(forward);
        }
    }

    /// The clockwork player that plays what is chosen for a seat, if there is one.
    fn clockwork_seat(&self, seat: usize) -> Option<ClockworkSeat> {
        let plays = SeatOption::read(&self.factions[self.seats[seat].plays.at()].id);
        let known = self.entry.about().clockwork?.seats;
        let known = known.into_iter().find(|known| SeatOption::read(&known.seat).faction == plays.faction)?;
        plays.words.iter().all(|word| known.characters.iter().any(|character| character == word)).then_some(known)
    }

    /// Whether what stands at a place of the list is for nobody in this seat, since another seat plays it.
    fn is_taken(&self, seat: usize, plays: usize) -> bool {
        let of = |plays: usize| {
            let option = SeatOption::read(&self.factions[plays].id);
            (option.faction, option.words.first().copied())
        };
        let (faction, character) = of(plays);
        let others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat);
        let mut others = others.map(|(_, seat)| of(seat.plays.at()));
        // no faction twice, and nobody is the character that another is
        !faction.is_empty()
            && self.drafted != Some(faction)
            && others.any(|(other, alike)| other == faction || character.is_some() && alike == character)
    }

    /// Returns what a line can be set to, each with its place in the field. What another seat plays is left out.
    pub fn choices(&self, line: FormLine, column: usize) -> Vec<(usize, &FormChoice)> {
        let all = match (line, column) {
            (FormLine::Seat(_), 0) => &self.factions,
            (FormLine::Seat(_), 1) => &self.players,
            (FormLine::Board, _) => &self.boards,
            (FormLine::Deck, _) => &self.decks,
            (FormLine::Away, _) => &self.aways,
            _ => return Vec::new(),
        };
        let is_open = |at: usize| match (line, column) {
            (FormLine::Seat(seat), 0) => !self.is_taken(seat, at),
            (FormLine::Seat(seat), 1) => at <= self.seats[seat].open() || self.clockwork_seat(seat).is_some(),
            _ => true,
        };
        all.iter().enumerate().filter(|(at, _)| is_open(*at)).collect()
    }

    /// Empties a seat.
    pub fn empty(&mut self, seat: usize) {
        self.seats[seat].plays.set(self.factions.len() - 1);
    }

    /// Explains what is chosen on a line.
    pub fn about(&self, words: &Words, line: FormLine, column: usize) -> Option<String> {
        match (line, column) {
            (FormLine::Seat(seat), 0) => self.factions[self.seats[seat].plays.at()].about.clone(),
            (FormLine::Seat(seat), 1) => self.players.get(self.seats[seat].player.at())?.about.clone(),
            (FormLine::Seat(seat), _) => self.about_traits(words, seat),
            (FormLine::Board, _) => self.boards.get(self.board.at())?.about.clone(),
            (FormLine::Deck, _) => self.decks.get(self.deck.at())?.about.clone(),
            (FormLine::Away, _) => Some(words.text("screen-new-about-away")),
            (FormLine::Extra(extra), _) => {
                Some(words.name(&about_space(self.game, "extra"), self.extras.get(extra)?.0.id))
            }
        }
    }

    /// Returns the trait cards that the clockwork player of a seat can have; `None` if none plays it.
    pub fn trait_cards(&self, seat: usize) -> Option<Vec<String>> {
        self.seats[seat].clockwork().and_then(|_| self.clockwork_seat(seat)).map(|known| known.traits)
    }

    /// Gives the clockwork player of a seat the trait cards that were typed.
    ///
    /// # Errors
    /// Returns the first word that is none of them.
    pub fn set_traits(&mut self, seat: usize, typed: &str) -> Result<(), String> {
        let known = self.trait_cards(seat).unwrap_or_default();
        match cards_of(typed).find(|typed| !known.iter().any(|card| card == typed)) {
            Some(wrong) => Err(wrong.to_owned()),
            None => {
                self.seats[seat].name = Field::text(typed);
                Ok(())
            }
        }
    }

    /// The words that can be typed behind a clockwork player, and the first word typed that begins none of them.
    fn about_traits(&self, words: &Words, seat: usize) -> Option<String> {
        let known = self.trait_cards(seat)?;
        let typed = self.seats[seat].name.value();
        let wrong = cards_of(&typed).find(|typed| !known.iter().any(|card| card.starts_with(typed)));
        let key = if wrong.is_some() { "screen-new-no-trait" } else { "screen-new-about-traits" };
        let wrong = wrong.unwrap_or_default();
        let cards = words.list(&known);
        Some(words.text_with(key, &[("traits", cards.into()), ("word", wrong.into())]))
    }

    /// Counts the seats that people take.
    pub fn people(&self) -> usize {
        (0..self.seats.len()).filter(|&seat| !self.is_empty(seat) && self.seats[seat].is_person()).count()
    }

    /// Returns the notes on the seats taken.
    pub fn remark(&self) -> Option<Message> {
        self.entry.remark(&self.plays())
    }

    /// Returns what is played, seat by seat, without the empty ones.
    fn plays(&self) -> Vec<String> {
        let taken = self.seats.iter().filter(|seat| !self.factions[seat.plays.at()].id.is_empty());
        taken.map(|seat| self.plays_in(seat)).collect()
    }

    /// Returns what is played in a seat: of a clockwork player the faction, a level that is not the usual one, trait cards.
    fn plays_in(&self, seat: &Seat) -> String {
        let plays = &self.factions[seat.plays.at()].id;
        let Some(level) = seat.clockwork() else { return plays.clone() };
        let level = self.clockwork.get(level).filter(|_| level > 0).map(|level| level.id.as_str());
        let cards = seat.name.value();
        let cards = cards_of(&cards);
        let SeatOption { faction, mut words, .. } = SeatOption::read(plays);
        words.extend(level.into_iter().chain(cards));
        SeatOption { is_clockwork: true, faction, words }.to_string()
    }

    /// Reads what a clockwork player plays: the faction, the place of its level, its trait cards.
    fn clockwork_of(&self, plays: &str) -> Option<(String, usize, String)> {
        let SeatOption { faction, words, .. } = Some(SeatOption::read(plays)).filter(|option| option.is_clockwork)?;
        let place = |word: &str| self.clockwork.iter().position(|level| level.id == word);
        let (levels, others): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|word| place(word).is_some());
        let of = |words: Vec<&str>| SeatOption { is_clockwork: false, faction, words }.to_string();
        let is_kind = |word: &&str| self.factions.iter().any(|plays| plays.id == of(vec![word]));
        let (kinds, cards): (Vec<&str>, Vec<&str>) = others.into_iter().partition(is_kind);
        Some((of(kinds), levels.first().and_then(|level| place(level)).unwrap_or(0), cards.join(" ")))
    }

    /// Fills it in with a game as it is asked for; what the lines do not have is left as it is.
    pub fn fill(&mut self, wanted: &Wanted) {
        let place =
            |list: &[FormChoice], id: &Option<String>| list.iter().position(|known| Some(&known.id) == id.as_ref());
        let empty = self.factions.len() - 1;
        let clockwork: Vec<_> = wanted.seats.iter().map(|plays| self.clockwork_of(plays)).collect();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let follows = clockwork.get(index).and_then(Option::as_ref);
            let plays = follows.map(|(plays, ..)| plays).or(wanted.seats.get(index));
            let at = plays.and_then(|plays| self.factions.iter().position(|faction| faction.id == *plays));
            seat.plays.set(at.unwrap_or(empty));
            match wanted.controllers.get(index) {
                Some(Controller::Human { name }) => {
                    seat.player.set(0);
                    seat.name = Field::text(name);
                }
                Some(Controller::Bot(bot)) => seat.player.set(place_of(seat.levels, *bot)),
                Some(Controller::Clockwork) | None => {}
            }
            if let Some((_, level, cards)) = follows {
                seat.player.set(seat.open() + 1 + level);
                seat.name = Field::text(cards);
            }
        }
        if let Some(at) = place(&self.boards, &wanted.board) {
            self.board.set(at);
        }
        if let Some(at) = place(&self.decks, &wanted.deck) {
            self.deck.set(at);
        }
        if let Some(Away::Bot(bot)) = wanted.shared {
            self.away.set(place_of(self.entry.levels, bot));
        }
        for (extra, field) in &mut self.extras {
            let count = wanted.extras.iter().rev().find_map(|entry| extra.count_in(entry));
            field.set(usize::from(count.unwrap_or(0)));
        }
    }

    /// Draws what everyone who sits down plays, and where and with what, out of all that fits together with the extras
    /// that are on; the game as it is drawn, with its seed.
    ///
    /// # Errors
    /// Says why nothing fits together.
    pub fn surprise(&mut self, lobby: &Lobby) -> Result<Wanted, LobbyError> {
        let wanted = self.wanted();
        let seats = vec![RANDOM.to_owned(); wanted.seats.len()];
        let drawn = lobby.drawn(&Wanted { seats, board: None, deck: None, ..wanted })?;
        // who sits where stays as it was: an open seat is not told from that of a person here by what is asked for
        let taken = (0..self.seats.len()).filter(|&seat| !self.is_empty(seat));
        let players: Vec<usize> = taken.map(|seat| self.seats[seat].player.at()).collect();
        self.fill(&drawn);
        for (seat, player) in self.seats.iter_mut().zip(players) {
            seat.player.set(player);
        }
        Ok(drawn)
    }

    /// Returns the game as it is asked for.
    pub fn wanted(&self) -> Wanted {
        let mut wanted = Wanted {
            game: self.game.to_owned(),
            board: self.boards.get(self.board.at()).map(|board| board.id.clone()),
            deck: self.decks.get(self.deck.at()).filter(|_| self.decks.len() > 1).map(|deck| deck.id.clone()),
            extras: self.asked_extras().filter_map(|(_, extra, field)| extra.entry(field.at() as u8)).collect(),
            seats: self.plays(),
            ..Wanted::default()
        };
        for seat in self.seats.iter().filter(|seat| !self.factions[seat.plays.at()].id.is_empty()) {
            wanted.controllers.push(match seat.bot() {
                Some(level) => Controller::Bot(level),
                None if seat.clockwork().is_some() => Controller::Clockwork,
                None => Controller::Human { name: seat.name.value() },
            });
        }
        // a seat for someone at another terminal makes it a table of several
        let away = Away::among(self.entry.levels).nth(self.away.at()).unwrap_or(Away::Wait);
        wanted.shared = self.is_shared().then_some(away);
        wanted
    }

    /// Returns whether some seat is for someone at another terminal.
    pub fn is_shared(&self) -> bool {
        (0..self.seats.len()).any(|seat| !self.is_empty(seat) && self.seats[seat].is_open())
    }
}

/// No or yes, or how many.
fn extra_field(words: &Words, extra: Extra) -> Field {
    let some = |count: u8| if extra.is_counted() { count.to_string() } else { words.text("screen-yes") };
    Field::choice(std::iter::once(words.text("screen-no")).chain((1..=extra.most).map(some)).collect(), 0)
}

/// Returns what a seat plays behind its letter.
fn label(game_ui: &dyn GameUi, plays: &FormChoice) -> String {
    match plays.id.as_str() {
        "" => plays.name.clone(),
        id => format!("{} {}", game_ui.capital(id), plays.name),
    }
}

fn names(choices: &[FormChoice]) -> Vec<String> {
    choices.iter().map(|choice| choice.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Words;
    use crate::table::Games;

    #[test]
    fn a_surprise_leaves_everyone_in_their_seat() {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
        let mut sheet = Sheet::new(&lobby, Games::ALL.get("root").expect("Root")).expect("its form");
        sheet.seats[1].plays.set(sheet.factions.len() - 1);
        let open = sheet.seats[2].open();
        sheet.seats[2].player.set(open);
        sheet.seats[2].name = Field::text("ben");
        sheet.surprise(&lobby).expect("something fits together");
        let taken: Vec<&Seat> =
            sheet.seats.iter().filter(|seat| !sheet.factions[seat.plays.at()].id.is_empty()).collect();
        assert_eq!(taken.len(), 3);
        assert!(taken[1].is_open() && taken[1].name.value() == "ben", "the empty seat is behind the others");
        assert!(taken[0].is_person() && !taken[0].is_open() && !taken[2].is_person());
    }

    #[test]
    fn a_table_asks_what_becomes_of_seats_whose_players_are_away() {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
        let mut sheet = Sheet::new(&lobby, Games::ALL.get("root").expect("Root")).expect("its form");
        assert!(!sheet.lines().any(|line| line == FormLine::Away) && sheet.wanted().shared.is_none());
        let open = sheet.seats[1].open();
        sheet.seats[1].player.set(open);
        assert!(sheet.lines().any(|line| line == FormLine::Away));
        assert_eq!(sheet.wanted().shared, Some(Away::Wait));
        sheet.field(FormLine::Away, 0).expect("a field").turn(false);
        assert_eq!(sheet.wanted().shared, Some(Away::Bot(Level::Hard)));
    }
}
