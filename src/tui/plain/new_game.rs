//! A new game in lines: asked for step by step, or all of it typed at once.

use std::io;

use super::Console;
use super::drawn::Agreed;
use crate::bots::Level;
use crate::kernel::Extra;
use crate::table::random_setup;
use crate::table::seats::parse_seats;
use crate::table::{Away, Controller, Entry, Table, Wanted};
use crate::tui::game_ui::{self, GameUi};
use crate::tui::menu::{self, Choice, about_space};
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
        let item = |entry: &&'static Entry| Choice {
            id: entry.id.to_owned(),
            name: menu::game_name(self.words(), entry.id),
            about: None,
        };
        let items: Vec<Choice> = games.iter().map(item).collect();
        self.say("plain-new-game")?;
        Ok(self.pick(&items, None)?.map(|at| games[at]))
    }

    /// Asks for seats, players, map, deck and all else.
    fn steps(&mut self, entry: &'static Entry, wanted: &mut Wanted) -> io::Result<Step<()>> {
        let Some(game_ui) = game_ui::of(entry.id) else { return Ok(Err(Asked::Refused)) };
        let about = entry.about();
        let usual = about.first_game.len();
        let range = [("fewest", about.fewest_seats), ("most", about.most_seats), ("usual", usual)];
        let range = range.map(|(place, count)| (place, i64::try_from(count).unwrap_or(0).into()));
        let question = self.words().text_with("plain-new-seats", &range);
        let count = match self.number(&question, about.fewest_seats..=about.most_seats, usual)? {
            Ok(count) => count,
            Err(asked) => return Ok(Err(asked)),
        };
        for seat in 0..count {
            if let Err(asked) = self.seat(entry, game_ui, seat, count, wanted)? {
                return Ok(Err(asked));
            }
        }
        let boards = menu::boards(self.lobby, entry, game_ui);
        if wanted.board.is_none() && boards.len() > 1 {
            let usual = menu::first_board(entry, &boards);
            self.fill("plain-new-board", &[("usual", boards[usual].name.as_str().into())])?;
            match self.pick(&boards, Some(usual))? {
                Ok(at) => wanted.board = Some(boards[at].id.clone()),
                Err(asked) => return Ok(Err(asked)),
            }
        }
        let decks = menu::decks(self.words(), entry, game_ui);
        if wanted.deck.is_none() && decks.len() > 1 {
            self.fill("plain-new-deck", &[("usual", decks[0].name.as_str().into())])?;
            match self.pick(&decks, Some(0))? {
                Ok(at) => wanted.deck = Some(decks[at].id.clone()),
                Err(asked) => return Ok(Err(asked)),
            }
        }
        let asked_for = wanted.extras.clone();
        let open = |extra: &Extra| asked_for.iter().all(|entry| extra.count_in(entry).is_none());
        for extra in about.extras.into_iter().filter(open) {
            let name = self.words().name(&menu::extra_space(entry.id), extra.id);
            let key = if extra.is_counted() { "plain-new-extra" } else { "plain-new-flag" };
            let about = self.words().name(&about_space(entry.id, "extra"), extra.id);
            let places = [
                ("extra", speech::capital(&name).into()),
                ("about", speech::sentence_of(self.words(), &about).into()),
                ("most", i64::from(extra.most).into()),
            ];
            let question = self.words().text_with(key, &places);
            match self.number(&question, 0..=extra.most.into(), 0)? {
                Ok(count) => wanted.extras.extend(u8::try_from(count).ok().and_then(|count| extra.entry(count))),
                Err(asked) => return Ok(Err(asked)),
            }
        }
        Ok(Ok(()))
    }

    /// Asks for a seat of the new game and its player.
    fn seat(
        &mut self,
        entry: &'static Entry,
        game_ui: &'static dyn GameUi,
        seat: usize,
        of: usize,
        wanted: &mut Wanted,
    ) -> io::Result<Step<()>> {
        let about = entry.about();
        let (number, of) = (i64::try_from(seat + 1).unwrap_or(0), i64::try_from(of).unwrap_or(0));
        let mut plays = menu::factions(self.words(), entry, game_ui);
        plays.retain(|plays| !wanted.seats.contains(&plays.id));
        let usual = about.first_game.get(seat).and_then(|first| plays.iter().position(|item| item.id == *first));
        let usual = usual.unwrap_or(0);
        let Some(first) = plays.get(usual) else { return Ok(Err(Asked::Refused)) };
        let places = [("number", number.into()), ("of", of.into()), ("usual", first.name.as_str().into())];
        self.fill("plain-new-plays", &places)?;
        // the texts are many: they are told once, and then to those who ask
        let chosen = match self.pick_told(&plays, Some(usual), seat == 0)? {
            Ok(at) => &plays[at],
            Err(asked) => return Ok(Err(asked)),
        };
        wanted.seats.push(chosen.id.clone());
        let players = menu::players(self.words());
        let normal = 1 + Level::ALL.iter().position(|level| *level == Level::Normal).unwrap_or(0);
        let usual = if seat == 0 { 0 } else { normal };
        let places = [
            ("number", number.into()),
            ("plays", chosen.name.as_str().into()),
            ("usual", players[usual].id.as_str().into()),
        ];
        self.fill("plain-new-who", &places)?;
        match self.pick(&players, Some(usual))? {
            Ok(0) => wanted.controllers.push(Controller::Human { name: String::new() }),
            Ok(at) => wanted.controllers.push(Controller::Bot(Level::ALL[at - 1])),
            Err(asked) => return Ok(Err(asked)),
        }
        Ok(Ok(()))
    }

    /// Lists things with what there is to say about each, and asks until one of them is typed by its number or its word.
    fn pick(&mut self, items: &[Choice], usual: Option<usize>) -> io::Result<Step<usize>> {
        self.pick_told(items, usual, true)
    }

    /// Asks for one of the listed things; what there is to say about each is said at once only if `told`.
    fn pick_told(&mut self, items: &[Choice], usual: Option<usize>, told: bool) -> io::Result<Step<usize>> {
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
                let called = |item: &Choice| {
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
            None | Some("quit" | "q") => Err(Asked::Left),
            Some("cancel" | "back") => Err(Asked::Canceled),
            Some(text) => Ok(text.to_owned()),
        })
    }
}
