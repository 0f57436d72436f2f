//! The plain mode: the same game in lines, for screen readers, dumb terminals and scripts. Numbered choices, or actions in
//! notation; no colors, no frames, nothing is ever drawn over.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use super::face::{Ctx, Spot};
use super::palette::Plain;
use super::play::{Advised, Now, Shared, Sitting};
use super::text::Row;
use crate::kernel::{Part, Parts, Seat, Words, join};
use crate::table::Status;

/// Why the game ended before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The player left.
    Left,
    /// There is nothing more to read.
    Silent,
    /// The game is over.
    Over,
}

/// Columns of a line.
const WIDTH: usize = 78;

/// So long a command waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);

/// Numbered choices are told by their parts if there are more of them.
const MOST_LISTED: usize = 24;

struct Lines<'a> {
    sitting: Sitting,
    words: &'static Words,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// Entries of the log that have been told.
    told: usize,
    /// The save trouble that was told last.
    trouble: Option<String>,
}

/// Plays the game in lines until it is over or left. `None` if there is no painter for it.
///
/// # Errors
/// If the lines cannot be read or written.
pub fn play(
    shared: Shared,
    words: &'static Words,
    note: Option<String>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Option<Ended>> {
    let Some(sitting) = Sitting::new(shared, words) else { return Ok(None) };
    let told = sitting.shown.told;
    let mut lines = Lines { sitting, words, input, out, told, trouble: None };
    lines.say("plain-begin")?;
    lines.say("plain-commands")?;
    if let Some(note) = note {
        lines.line(&note)?;
    }
    lines.run().map(Some)
}

impl Lines<'_> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        for row in text.lines().flat_map(|line| Row::plain(line).wrapped(WIDTH, 2)) {
            writeln!(self.out, "{}", row.to_string().trim_end())?;
        }
        Ok(())
    }

    fn say(&mut self, key: &str) -> io::Result<()> {
        self.line(&self.words.text(key))
    }

    fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        for row in rows {
            for row in row.wrapped(WIDTH, 4) {
                writeln!(self.out, "{}", row.to_string().trim_end())?;
            }
        }
        Ok(())
    }

    /// The next line; `None` when there is none.
    fn read(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut text = Vec::new();
        // Bytes that are no text are some key gone astray, no reason to end.
        let read = io::Read::take(&mut *self.input, 1 << 16).read_until(b'\n', &mut text)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&text).trim().to_owned()))
    }

    fn run(&mut self) -> io::Result<Ended> {
        loop {
            self.tell()?;
            let ended = match self.sitting.now() {
                Now::Over => {
                    self.over()?;
                    return Ok(Ended::Over);
                }
                Now::Watching(_) => {
                    self.sitting.step(Duration::ZERO);
                    None
                }
                Now::HandOver(seat) => self.hand_over(seat)?,
                Now::Asked(seat) => self.ask(seat)?,
            };
            if let Some(ended) = ended {
                self.say("plain-left")?;
                return Ok(ended);
            }
        }
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> io::Result<()> {
        let log = self.sitting.log();
        self.told = self.told.min(log.len());
        for told in &log[self.told..] {
            let text = self.words.say(&told.message);
            self.line(&text)?;
        }
        self.told = log.len();
        let trouble = match self.sitting.status() {
            Some(Status::Failed(why)) => Some(why),
            _ => None,
        };
        if trouble != self.trouble {
            if let Some(why) = &trouble {
                let text = self.words.text_with("screen-save-trouble", &[("why", why.clone().into())]);
                self.line(&text)?;
            }
            self.trouble = trouble;
        }
        Ok(())
    }

    /// Leaves, if the game can be saved.
    fn leave(&mut self) -> io::Result<Option<Ended>> {
        if self.sitting.close(PATIENCE) {
            return Ok(Some(Ended::Left));
        }
        self.tell_unsaved()?;
        self.say("plain-stay")?;
        Ok(None)
    }

    fn save(&mut self, place: &str) -> io::Result<()> {
        if place.is_empty() {
            if self.sitting.close(PATIENCE) {
                let name = self.sitting.name().unwrap_or_default();
                return self.line(&self.words.text_with("screen-saved-now", &[("name", name.into())]));
            }
            return self.tell_unsaved();
        }
        match self.sitting.save_elsewhere(place) {
            Ok(path) => self.line(&self.words.text_with("screen-saved-elsewhere", &[("path", path.into())])),
            Err(says) => self.line(&says),
        }
    }

    fn tell_unsaved(&mut self) -> io::Result<()> {
        let why = self.sitting.unsaved().and_then(|unsaved| unsaved.why);
        match why {
            Some(why) => self.line(&self.words.text_with("screen-save-trouble", &[("why", why.into())])),
            None => self.say("screen-not-saved"),
        }
    }

    fn ctx(&self) -> Ctx<'static> {
        Ctx { words: self.words, palette: &Plain, roomy: true }
    }

    fn hand_over(&mut self, seat: Seat) -> io::Result<Option<Ended>> {
        self.sitting.cover();
        let name = self.sitting.shown.look.name(self.words, seat);
        let text = match self.sitting.named(seat) {
            Some(player) => {
                self.words.text_with("plain-hand-over", &[("seat", name.into()), ("player", player.into())])
            }
            None => self.words.text_with("plain-hand-over-seat", &[("seat", name.into())]),
        };
        // What the one before has seen scrolls away.
        writeln!(self.out, "{}", "\n".repeat(30))?;
        self.line(&text)?;
        match self.read()?.as_deref() {
            None => Ok(Some(Ended::Silent)),
            Some("quit" | "q") => self.leave(),
            Some("quit!" | "q!") => Ok(Some(Ended::Left)),
            Some(_) => {
                self.sitting.hand_to(seat);
                Ok(None)
            }
        }
    }

    /// One question: parts are chosen one after the other, or the action is typed at once.
    fn ask(&mut self, seat: Seat) -> io::Result<Option<Ended>> {
        let question = self.sitting.shown.question.clone();
        let law = self.words.text_with("screen-law", &[("law", question.law.clone().into())]);
        writeln!(self.out)?;
        let head = self.sitting.shown.look.headline(&self.ctx());
        let points =
            self.sitting.shown.progress.scores[seat.index()].map_or("-".to_owned(), |points| points.to_string());
        let places = [
            ("round", i64::from(head.round).into()),
            ("phase", head.phase.into()),
            ("budget", head.budget.into()),
            ("points", points.into()),
        ];
        let line = self.words.text_with("plain-head", &places);
        self.line(&line)?;
        if !head.notice.is_empty() {
            self.line(&head.notice)?;
        }
        self.line(&format!("{} {law}", question.text))?;
        let legal = self.sitting.legal();
        if legal.len() == 1 {
            self.say("plain-only")?;
        }
        let mut prefix: Vec<Part> = Vec::new();
        let mut fresh = true;
        loop {
            let choices = choices(&legal, &prefix);
            if std::mem::take(&mut fresh) {
                self.list(&choices, &prefix)?;
            }
            let Some(text) = self.read()? else { return Ok(Some(Ended::Silent)) };
            if let Ok(number) = text.parse::<usize>() {
                match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(Choice::Whole(action)) => return self.take(&join(action)),
                    Some(Choice::Part(longer)) => (prefix, fresh) = (longer.clone(), true),
                    None => self.say("plain-no-number")?,
                }
                continue;
            }
            match text.as_str() {
                "" => fresh = true,
                "back" => {
                    prefix.clear();
                    fresh = true;
                }
                text => match self.command(text)? {
                    Done::Stay => {}
                    Done::Changed => return Ok(None),
                    Done::Ended(ended) => return Ok(Some(ended)),
                },
            }
        }
    }

    fn list(&mut self, choices: &[Choice], prefix: &[Part]) -> io::Result<()> {
        for (number, choice) in (1..).zip(choices) {
            let parts = match choice {
                Choice::Whole(action) => &action[..],
                Choice::Part(longer) => &longer[..],
            };
            let words: Vec<String> = parts.iter().map(|part| self.sitting.shown.look.part(self.words, *part)).collect();
            let more = if matches!(choice, Choice::Part(_)) { " ..." } else { "" };
            self.line(&format!("{number}. {}{more}", words.join(" ")))?;
        }
        if !prefix.is_empty() {
            self.say("plain-back")?;
        }
        Ok(())
    }

    fn take(&mut self, action: &str) -> io::Result<Option<Ended>> {
        if let Err((text, law)) = self.sitting.act(action) {
            self.refused(&text, law)?;
        }
        Ok(None)
    }

    fn refused(&mut self, text: &str, law: Option<&'static str>) -> io::Result<()> {
        let law = law.map(|law| self.words.text_with("screen-law", &[("law", law.into())])).unwrap_or_default();
        self.line(&format!("{text} {law}"))
    }

    fn command(&mut self, text: &str) -> io::Result<Done> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let ctx = self.ctx();
        match word {
            "quit" | "q" => {
                if let Some(ended) = self.leave()? {
                    return Ok(Done::Ended(ended));
                }
            }
            "quit!" | "q!" => return Ok(Done::Ended(Ended::Left)),
            "save" | "w" => self.save(rest)?,
            "?" | "help" => {
                self.say("plain-commands")?;
                let rows = self.sitting.shown.look.help(&ctx);
                self.rows(&rows)?;
            }
            "undo" => match self.sitting.undo() {
                Ok(_) => {
                    self.told = self.told.min(self.sitting.shown.told);
                    self.say("plain-undone")?;
                    return Ok(Done::Changed);
                }
                Err(error) => self.line(&error.say(self.words))?,
            },
            "redo" => match self.sitting.redo() {
                Ok(_) => return Ok(Done::Changed),
                Err(error) => self.line(&error.say(self.words))?,
            },
            "map" => {
                let rows = self.sitting.shown.look.map_in_words(&ctx);
                self.rows(&rows)?;
            }
            "hand" | "cards" => {
                let rows = self.sitting.shown.look.cards(&ctx);
                self.rows(&rows)?;
            }
            "scores" => {
                let mut rows = self.sitting.shown.look.scores(&ctx, self.sitting.shown.asked, 22);
                rows.extend(self.sitting.shown.look.at_table(&ctx, WIDTH, ""));
                self.rows(&rows)?;
            }
            "points" => {
                let rows = self.sitting.shown.pad(&ctx, &self.sitting.tally(), WIDTH);
                self.rows(&rows)?;
            }
            "table" => match self.sitting.shown.look.table(&ctx) {
                Some((title, rows)) => {
                    self.line(&title)?;
                    self.rows(&rows)?;
                }
                None => self.say("screen-no-table")?,
            },
            "log" => {
                let log = self.sitting.log();
                for told in &log[log.len().saturating_sub(40)..] {
                    let text = self.words.say(&told.message);
                    self.line(&text)?;
                }
            }
            "look" => match rest.parse() {
                Ok(number) => {
                    let rows = self.sitting.shown.look.details(&ctx, Spot::Place(number));
                    self.rows(&rows)?;
                    let plans = self.sitting.shown.look.plans(&ctx, Part::Place(number));
                    for (plan, which) in plans.iter().zip(1..) {
                        self.line(&format!("go {number} {which}: {}", plan.label))?;
                    }
                }
                Err(_) => self.say("plain-commands")?,
            },
            "go" => {
                let (place, which) = rest.split_once(' ').unwrap_or((rest, "1"));
                let plans = match place.parse() {
                    Ok(number) => self.sitting.shown.look.plans(&ctx, Part::Place(number)),
                    Err(_) => Vec::new(),
                };
                let which = which.trim().parse::<usize>().unwrap_or(0);
                match which.checked_sub(1).and_then(|index| plans.get(index)) {
                    Some(plan) => match self.sitting.act_all(&plan.actions) {
                        Ok(()) => return Ok(Done::Changed),
                        Err((text, law)) => self.refused(&text, law)?,
                    },
                    None => self.say("plain-no-way")?,
                }
            }
            "board" => {
                let shown = &self.sitting.shown;
                let named = |seat: &Seat| {
                    !rest.is_empty()
                        && shown.look.name(self.words, *seat).to_lowercase().starts_with(&rest.to_lowercase())
                };
                match shown.seats.iter().copied().find(named) {
                    Some(seat) => {
                        let (title, rows) = shown.look.board(&ctx, seat);
                        self.line(&title)?;
                        self.rows(&rows)?;
                    }
                    None => self.say("screen-which-board")?,
                }
            }
            "hint" => match self.sitting.hint(Duration::ZERO) {
                Advised::Action(action) => {
                    let text = self.words.text_with("screen-hint", &[("action", action.into())]);
                    self.line(&text)?;
                }
                Advised::Later => self.say("screen-hint-later")?,
                Advised::NotAsked => self.say("screen-not-asked")?,
            },
            _ if text.starts_with('?') => match self.sitting.why_not(text[1..].trim()) {
                Ok(None) => self.say("screen-why-legal")?,
                Ok(Some((message, law))) => {
                    let text = self.words.say(&message);
                    self.refused(&text, Some(law))?;
                }
                Err(error) => self.line(&error)?,
            },
            _ => match self.sitting.act(text) {
                Ok(()) => return Ok(Done::Changed),
                Err((text, law)) => self.refused(&text, law)?,
            },
        }
        Ok(Done::Stay)
    }

    fn over(&mut self) -> io::Result<()> {
        let question = self.sitting.shown.question.clone();
        self.line(&question.text)?;
        let rows = self.sitting.shown.look.scores(&self.ctx(), None, 22);
        self.rows(&rows)?;
        writeln!(self.out)?;
        let rows = self.sitting.shown.pad(&self.ctx(), &self.sitting.tally(), WIDTH);
        self.rows(&rows)
    }
}

enum Done {
    Stay,
    Changed,
    Ended(Ended),
}

/// Something that has a number.
enum Choice {
    Whole(Parts),
    /// The beginning of several actions.
    Part(Vec<Part>),
}

/// What can follow a beginning: whole actions if they are few, else their next parts.
fn choices(legal: &[Parts], prefix: &[Part]) -> Vec<Choice> {
    let fitting: Vec<&Parts> = legal.iter().filter(|action| action.starts_with(prefix)).collect();
    if fitting.len() <= MOST_LISTED {
        return fitting.into_iter().map(|action| Choice::Whole(action.clone())).collect();
    }
    let mut choices: Vec<Choice> = Vec::new();
    let mut seen: Vec<Part> = Vec::new();
    for action in &fitting {
        let Some(next) = action.get(prefix.len()).copied() else {
            choices.push(Choice::Whole((*action).clone()));
            continue;
        };
        if seen.contains(&next) {
            continue;
        }
        seen.push(next);
        let mut same = fitting.iter().filter(|other| other.get(prefix.len()) == Some(&next));
        choices.push(match (same.next(), same.next()) {
            (Some(only), None) => Choice::Whole((*only).clone()),
            _ => Choice::Part(prefix.iter().copied().chain([next]).collect()),
        });
    }
    // A beginning that all share is no choice.
    if let [Choice::Part(longer)] = &choices[..] {
        let longer = longer.clone();
        return self::choices(legal, &longer);
    }
    choices
}
