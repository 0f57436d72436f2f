//! A new game in lines: asked for step by step, or all of it typed at once.

use std::io;

use super::Console;
use super::drawn::Agreed;
use super::line_command::LineCommand;
use crate::kernel::Value;
use crate::table::random_setup;
use crate::table::seats::parse_seats;
use crate::table::{Away, Entry, Table, Wanted};
use crate::tui::game_ui;
use crate::tui::menu::{self, FormChoice, FormLine, Sheet};
use crate::tui::speech;

/// The result of asking for a new game.
pub(super) enum Asked {
    Begun(Box<dyn Table>),
    /// It cannot begin, which has been said.
    Refused,
    Canceled,
    /// There is nothing more to read, or the player leaves.
    Left,
}

/// One step: the value that was chosen, or why none was.
type Step<T> = Result<T, Asked>;

impl Console<'_> {
    /// Begins the game that the line names, and asks for what it must know besides.
    pub(super) fn new_game(&mut self, line: &str) -> io::Result<Asked> {
        let mut words = line.split_whitespace().peekable();
        let named = words.peek().and_then(|word| self.lobby.games.get(&word.to_lowercase()));
        let entry = match named {
            Some(entry) => {
                words.next();
                entry
            }
            None => match self.which_game()? {
                Ok(entry) => entry,
                Err(asked) => return Ok(asked),
            },
        };
        let mut wanted = Wanted { game: entry.id.to_owned(), ..Wanted::default() };
        for word in words {
            if let Err(why) = self.option(entry, word, &mut wanted) {
                return self.line(&why).map(|()| Asked::Refused);
            }
        }
        if wanted.seats.is_empty()
            && let Err(asked) = self.steps(entry, &mut wanted)?
        {
            return Ok(asked);
        }
        self.begin(entry, wanted)
    }

    fn begin(&mut self, entry: &'static Entry, wanted: Wanted) -> io::Result<Asked> {
        let wanted = match random_setup::is_open(&wanted.seats) {
            false => wanted,
            true => match self.agree(&wanted)? {
                Ok(Agreed::Begin(wanted)) => wanted,
                Ok(Agreed::Leave) => return Ok(Asked::Canceled),
                Err(error) => return self.line(&error.say(self.words())).map(|()| Asked::Refused),
            },
        };
        let begun = match wanted.shared {
            Some(_) => self.lay_out(wanted),
            None => self.lobby.begin(&wanted).map(Into::into),
        };
        match begun {
            Ok(table) => {
                let game = menu::game_name(self.words(), entry.id);
                self.fill("plain-new-started", &[("game", game.into())])?;
                Ok(Asked::Begun(table))
            }
            Err(error) => self.line(&error.say(self.words())).map(|()| Asked::Refused),
        }
    }

    /// A word of the line: seats, or an option with its value. Why it is neither.
    fn option(&self, entry: &Entry, word: &str, wanted: &mut Wanted) -> Result<(), String> {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let text = || Some(value.to_owned()).filter(|value| !value.is_empty());
        if let Some(extra) = entry.about().extras.into_iter().find(|extra| extra.id == key) {
            let wrong = || {
                let places = [("option", key.into()), ("text", value.into()), ("most", i64::from(extra.most).into())];
                self.words().text_with("plain-new-count", &places)
            };
            let count = if value.is_empty() { Some(1) } else { value.parse().ok() };
            let count = count.filter(|count| *count <= extra.most).ok_or_else(wrong)?;
            wanted.extras.extend(extra.entry(count));
            return Ok(());
        }
        match key {
            "board" | "scenario" => wanted.board = text(),
            "deck" => wanted.deck = text(),
            "name" => wanted.name = text(),
            "seed" => {
                let wrong = || self.words().text_with("plain-new-seed", &[("text", value.into())]);
                wanted.seed = Some(value.parse().map_err(|_| wrong())?);
            }
            "table" => {
                let unknown = || self.words().text_with("cli-no-away", &[("text", value.into())]);
                let away = if value.is_empty() { Some(Away::Wait) } else { Away::from_id(value) };
                wanted.shared = Some(away.ok_or_else(unknown)?);
            }
            _ if wanted.seats.is_empty() => {
                let seats = parse_seats(word).map_err(|error| error.say(self.words()))?;
                wanted.seats = seats.iter().map(|seat| seat.plays.clone()).collect();
                wanted.controllers = seats.into_iter().map(|seat| seat.controller).collect();
            }
            _ => return Err(self.words().text_with("plain-new-option", &[("text", word.into())])),
        }
        Ok(())
    }

    fn which_game(&mut self) -> io::Result<Step<&'static Entry>> {
        let games: Vec<&'static Entry> =
            self.lobby.games.iter().filter(|entry| game_ui::of(entry.id).is_some()).collect();
        let item = |entry: &&'static Entry| FormChoice {
            id: entry.id.to_owned(),
            name: menu::game_name(self.words(), entry.id),
            about: None,
        };
        let items: Vec<FormChoice> = games.iter().map(item).collect();
        self.say("plain-new-game")?;
        Ok(self.pick(&items, None)?.map(|at| games[at]))
    }

    /// Asks for what the lines of the form hold, but for what was typed already.
    fn steps(&mut self, entry: &'static Entry, wanted: &mut Wanted) -> io::Result<Step<()>> {
        let Some(mut sheet) = Sheet::new(self.lobby, entry) else { return Ok(Err(Asked::Refused)) };
        let about = entry.about();
        let usual = about.first_game.len();
        let range = [("fewest", about.fewest_seats), ("most", about.most_seats), ("usual", usual)];
        let range = range.map(|(place, count)| (place, i64::try_from(count).unwrap_or(0).into()));
        let question = self.words().text_with("plain-new-seats", &range);
        let count = match self.number(&question, about.fewest_seats..=about.most_seats, usual)? {
            Ok(count) => count,
            Err(asked) => return Ok(Err(asked)),
        };
        let firsts: Vec<usize> = sheet.seats.iter().map(|seat| seat.plays.at()).collect();
        (0..sheet.seats.len()).for_each(|seat| sheet.empty(seat));
        for (seat, &first) in firsts.iter().enumerate().take(count) {
            if let Err(asked) = self.seat(&mut sheet, seat, count, first)? {
                return Ok(Err(asked));
            }
        }
        let typed = wanted.extras.clone();
        let lines: Vec<FormLine> = sheet.lines().filter(|line| !matches!(line, FormLine::Seat(_))).collect();
        for line in lines {
            let asked = match line {
                FormLine::Board if wanted.board.is_none() => {
                    self.choice(&mut sheet, line, 0, "plain-new-board", &[])?
                }
                FormLine::Deck if wanted.deck.is_none() => self.choice(&mut sheet, line, 0, "plain-new-deck", &[])?,
                FormLine::Away if wanted.shared.is_none() => self.choice(&mut sheet, line, 0, "plain-new-away", &[])?,
                FormLine::Extra(at) if typed.iter().all(|entry| sheet.extras[at].0.count_in(entry).is_none()) => {
                    self.extra(&mut sheet, at)?
                }
                _ => Ok(()),
            };
            if let Err(asked) = asked {
                return Ok(Err(asked));
            }
        }
        let asked = sheet.wanted();
        *wanted = Wanted {
            seats: asked.seats,
            controllers: asked.controllers,
            board: wanted.board.take().or(asked.board),
            deck: wanted.deck.take().or(asked.deck),
            extras: typed.into_iter().chain(asked.extras).collect(),
            shared: wanted.shared.or(asked.shared),
            ..wanted.clone()
        };
        Ok(Ok(()))
    }

    /// Asks what a seat plays, and who plays it.
    fn seat(&mut self, sheet: &mut Sheet, seat: usize, of: usize, first: usize) -> io::Result<Step<()>> {
        let line = FormLine::Seat(seat);
        let free: Vec<usize> = sheet.choices(line, 0).into_iter().map(|(at, _)| at).collect();
        let first = if free.contains(&first) { Some(first) } else { free.first().copied() };
        sheet.seats[seat].plays.set(first.unwrap_or(0));
        let number = |number: usize| i64::try_from(number).unwrap_or(0).into();
        let places = [("number", number(seat + 1)), ("of", number(of))];
        if let Err(asked) = self.choice(sheet, line, 0, "plain-new-plays", &places)? {
            return Ok(Err(asked));
        }
        let at = sheet.seats[seat].plays.at();
        let plays = sheet.choices(line, 0).into_iter().find(|(other, _)| *other == at);
        let plays = plays.map_or_else(String::new, |(_, choice)| choice.name.clone());
        let places = [("number", number(seat + 1)), ("plays", plays.as_str().into())];
        match self.choice(sheet, line, 1, "plain-new-who", &places)? {
            Ok(()) => self.trait_cards(sheet, seat, &plays),
            Err(asked) => Ok(Err(asked)),
        }
    }

    /// Asks for the trait cards of a clockwork player; there is nothing to ask of others.
    fn trait_cards(&mut self, sheet: &mut Sheet, seat: usize, plays: &str) -> io::Result<Step<()>> {
        let Some(cards) = sheet.trait_cards(seat) else { return Ok(Ok(())) };
        let cards = self.words().list(&cards);
        self.fill("plain-new-traits", &[("plays", plays.into()), ("traits", cards.as_str().into())])?;
        loop {
            let typed = match self.answer()? {
                Ok(typed) => typed,
                Err(asked) => return Ok(Err(asked)),
            };
            match sheet.set_traits(seat, &typed.to_lowercase()) {
                Ok(()) => return Ok(Ok(())),
                Err(wrong) => {
                    let places = [("word", wrong.as_str().into()), ("traits", cards.as_str().into())];
                    self.fill("screen-new-no-trait", &places)?;
                }
            }
        }
    }

    /// Asks for a line of the form that has choices, with a question that says which of them is usual.
    fn choice(
        &mut self,
        sheet: &mut Sheet,
        line: FormLine,
        column: usize,
        question: &str,
        places: &[(&str, Value<'_>)],
    ) -> io::Result<Step<()>> {
        let Some(usual) = sheet.field(line, column).map(|field| field.at()) else { return Ok(Ok(())) };
        // the number of seats was asked for
        let choices = sheet.choices(line, column).into_iter().filter(|(_, choice)| !choice.id.is_empty());
        let (at, items): (Vec<usize>, Vec<FormChoice>) = choices.map(|(at, choice)| (at, choice.clone())).unzip();
        if items.len() < 2 {
            return Ok(Ok(()));
        }
        let usual = at.iter().position(|at| *at == usual).unwrap_or(0);
        // who plays is named as it is typed
        let named = if column == 1 { &items[usual].id } else { &items[usual].name };
        let places: Vec<_> = places.iter().cloned().chain([("usual", named.as_str().into())]).collect();
        self.fill(question, &places)?;
        // the texts of what can be played are many: they are told once, and then to those who ask
        let told = !matches!((line, column), (FormLine::Seat(1..), 0));
        match self.pick_told(&items, Some(usual), told)? {
            Ok(chosen) => {
                if let Some(field) = sheet.field(line, column) {
                    field.set(at[chosen]);
                }
                Ok(Ok(()))
            }
            Err(asked) => Ok(Err(asked)),
        }
    }

    /// Asks for one of the extras.
    fn extra(&mut self, sheet: &mut Sheet, at: usize) -> io::Result<Step<()>> {
        let extra = sheet.extras[at].0;
        let name = self.words().name(&menu::extra_space(sheet.game), extra.id);
        let key = if extra.is_counted() { "plain-new-extra" } else { "plain-new-flag" };
        let about = sheet.about(self.words(), FormLine::Extra(at), 0).unwrap_or_default();
        let places = [
            ("extra", speech::capital(&name).into()),
            ("about", speech::sentence_of(self.words(), &about).into()),
            ("most", i64::from(extra.most).into()),
        ];
        let question = self.words().text_with(key, &places);
        let asked = self.number(&question, 0..=extra.most.into(), 0)?;
        Ok(asked.map(|count| sheet.extras[at].1.set(count)))
    }

    /// Lists things with what there is to say about each, and asks until one of them is typed by its number or its word.
    fn pick(&mut self, items: &[FormChoice], usual: Option<usize>) -> io::Result<Step<usize>> {
        self.pick_told(items, usual, true)
    }

    /// Asks for one of the listed things; what there is to say about each is said at once only if `told`.
    fn pick_told(&mut self, items: &[FormChoice], usual: Option<usize>, told: bool) -> io::Result<Step<usize>> {
        // what is said of all of them is said once
        let first = items.iter().find_map(|item| item.about.as_ref());
        let common = first.filter(|about| items.iter().all(|item| item.about.as_ref() == Some(*about)));
        if let Some(about) = common.filter(|_| told) {
            self.line(about)?;
        }
        if common.is_none() && first.is_some() && !told {
            self.say("plain-new-about")?;
        }
        for (number, item) in (1..).zip(items) {
            let plain = item.name.eq_ignore_ascii_case(&item.id);
            let what = speech::capital(&item.name);
            let places = [("number", number.into()), ("what", what.into()), ("id", item.id.as_str().into())];
            let line = self.words().text_with(if plain { "plain-new-item" } else { "plain-new-item-id" }, &places);
            let about = item.about.as_deref().filter(|_| told && common.is_none());
            let line = about.map_or(line.clone(), |about| self.words().labeled(&line, about));
            self.line(&speech::sentence_of(self.words(), &line))?;
        }
        loop {
            let text = match self.answer()? {
                Ok(text) => text,
                Err(asked) => return Ok(Err(asked)),
            };
            let (asks, text) = match text.strip_prefix('?') {
                Some(rest) => (true, rest.trim()),
                None => (false, text.as_str()),
            };
            let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let word = || {
                let called = |item: &FormChoice| {
                    item.id.eq_ignore_ascii_case(text) || item.name.to_lowercase().starts_with(&text.to_lowercase())
                };
                items.iter().position(called)
            };
            let found = match text.is_empty() {
                true => usual,
                false => number.filter(|&at| at < items.len()).or_else(word),
            };
            match found {
                Some(at) if asks => {
                    let item = &items[at];
                    let about = item.about.as_deref().map(|about| self.words().labeled(&item.name, about));
                    let says = speech::sentence_of(self.words(), about.as_ref().unwrap_or(&item.name));
                    self.line(&says)?;
                }
                Some(at) => return Ok(Ok(at)),
                None => self.fill("plain-new-not-listed", &[("text", text.into())])?,
            }
        }
    }

    /// Asks until a number in the range is typed; a question mark repeats the question.
    fn number(
        &mut self,
        question: &str,
        range: std::ops::RangeInclusive<usize>,
        usual: usize,
    ) -> io::Result<Step<usize>> {
        self.line(question)?;
        loop {
            let text = match self.answer()? {
                Ok(text) => text,
                Err(asked) => return Ok(Err(asked)),
            };
            if text.starts_with('?') {
                self.line(question)?;
                continue;
            }
            let yes_or_no = || ["screen-no", "screen-yes"].iter().position(|key| self.words().text(key) == text);
            let number = if text.is_empty() { Some(usual) } else { text.parse().ok().or_else(yes_or_no) };
            match number.filter(|number| range.contains(number)) {
                Some(number) => return Ok(Ok(number)),
                None => self.fill("plain-new-not-listed", &[("text", text.into())])?,
            }
        }
    }

    /// Reads the answer to a step.
    fn answer(&mut self) -> io::Result<Step<String>> {
        Ok(match self.read()?.as_deref() {
            None => Err(Asked::Left),
            Some(line) if LineCommand::of(line) == Some(LineCommand::Quit) => Err(Asked::Left),
            Some("cancel" | "back") => Err(Asked::Canceled),
            Some(text) => Ok(text.to_owned()),
        })
    }
}
