//! The settings, as a form. A change holds at once.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::clicks::{Clicks, Hit};
use super::form::{Field, FieldRow};
use super::keys::HelpPage;
use super::offer::MenuOffer;
use super::screen::{Menu, MenuScreen};
use crate::kernel::{Language, Words, name_key};
use crate::tui::commands::{Command, Place};
use crate::tui::component::{Context, Outcome};
use crate::tui::game_ui::named;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::{AUTO, SETTINGS, Settings};
use crate::tui::text::{Canvas, Row};

/// Columns of the mark before a line, and between its name and its value.
const MARK: usize = 2;
const GAP: usize = 2;

/// Returns the keys of the words of all lines.
pub fn made_keys() -> Vec<String> {
    let lines =
        SETTINGS.iter().flat_map(|(line, _)| [format!("screen-set-{line}"), format!("screen-set-about-{line}")]);
    let values = SETTINGS.iter().flat_map(|(line, values)| values.iter().map(move |value| (*line, *value)));
    let own = |(line, value): &(&str, &str)| yes_no(line, value).is_none() && (*line != LANGUAGE || *value == AUTO);
    lines.chain(values.filter(own).map(|(line, value)| name_key(&space(line), value))).collect()
}

const LANGUAGE: &str = "language";

/// The words for the values of a line.
fn space(line: &str) -> String {
    format!("screen-{line}")
}

/// The key of the word for a value that is a yes or a no.
fn yes_no(line: &str, value: &str) -> Option<&'static str> {
    match (line, value) {
        ("confirm", "yes") | ("forced", "take") | ("mouse", "on") => Some("screen-yes"),
        ("confirm", "no") | ("forced", "ask") | ("mouse", "off") => Some("screen-no"),
        _ => None,
    }
}

/// Returns how a value is called. A theme of the player's own goes by the name of its file, a language by its own.
fn value_name(words: &Words, line: &str, value: &str) -> String {
    match (yes_no(line, value), Language::of_id(value)) {
        (Some(key), _) => words.text(key),
        (None, Some(language)) if line == LANGUAGE => language.own_name().to_owned(),
        (None, _) => named(words, &space(line), value).unwrap_or_else(|| value.to_owned()),
    }
}

/// The form.
pub struct Options {
    fields: Vec<Field>,
    /// The values of each field.
    values: Vec<Vec<String>>,
    line: usize,
}

impl Options {
    /// Shows the settings on the screen.
    pub fn screen(context: &Context) -> MenuScreen<Options> {
        MenuScreen::new(Options::new(context.settings, context.words()))
    }

    fn new(settings: &Settings, words: &Words) -> Options {
        let values: Vec<Vec<String>> = SETTINGS.iter().map(|(line, _)| settings.values(line)).collect();
        let field = |((line, _), values): (&(&str, _), &Vec<String>)| {
            let now = settings.value(line);
            let at = values.iter().position(|value| Some(value) == now.as_ref()).unwrap_or(0);
            Field::choice(values.iter().map(|value| value_name(words, line, value)).collect(), at)
        };
        let fields = SETTINGS.iter().zip(&values).map(field).collect();
        Options { fields, values, line: 0 }
    }
}

impl Menu for Options {
    const PLACE: Place = Place::Form;
    const QUESTION: &'static str = "screen-set-question";

    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let keys = &context.settings.keys;
        let lines = [Command::Down, Command::Up, Command::Pane];
        let values = [Command::Left, Command::Right, Command::More, Command::Less, Command::Choose];
        vec![
            MenuOffer::commands(context, &lines, "screen-menu-line")
                .labeled(context, "screen-key-line")
                .shown_as(keys.first(&[Command::Down, Command::Up])),
            MenuOffer::commands(context, &values, "screen-menu-change")
                .labeled(context, "screen-key-change")
                .shown_as(keys.first(&[Command::Left, Command::Right])),
        ]
    }

    fn key(&mut self, _: Key, what: Option<Command>, _: &Context) -> Outcome {
        let count = self.fields.len();
        let forward = match what {
            Some(Command::Down | Command::Pane) => {
                self.line = (self.line + 1) % count;
                return Outcome::Stay;
            }
            Some(Command::Up) => {
                self.line = (self.line + count - 1) % count;
                return Outcome::Stay;
            }
            Some(Command::Right | Command::More | Command::Choose) => true,
            Some(Command::Left | Command::Less) => false,
            _ => return Outcome::Stay,
        };
        let field = &mut self.fields[self.line];
        field.turn(forward);
        match self.values[self.line].get(field.at()) {
            Some(value) => Outcome::Set(SETTINGS[self.line].0, value.clone()),
            None => Outcome::Stay,
        }
    }

    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) -> Option<Position> {
        let words = context.words();
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("screen-set-title")));
        let labels = SETTINGS.map(|(name, _)| words.text(&format!("screen-set-{name}")));
        let column = MARK + labels.iter().map(|label| label.width()).max().unwrap_or(0) + GAP;
        let wide = self.fields.iter().map(Field::width).max().unwrap_or(0);
        for (index, (field, label)) in self.fields.iter().zip(labels).enumerate() {
            let here = self.line == index;
            let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            let row = FieldRow::of(row.text(label).to(column));
            let FieldRow { row, zones } = row.field(field, here, wide);
            canvas.row(line(3 + index), &row);
            clicks.fields(line(3 + index), index, zones);
        }
        let about = context.settings.keys.text(words, &format!("screen-set-about-{}", SETTINGS[self.line].0));
        canvas.row(line(15), &Row::of(Role::Dim, about));
        None
    }

    fn help_page(&self) -> Option<HelpPage> {
        Some(HelpPage::Settings)
    }

    /// Puts the cursor where a click was; the key that turns the value that was hit.
    fn click(&mut self, hit: Hit) -> Option<Key> {
        self.line = hit.line;
        hit.turn
    }

    /// Says everything in the language of the settings, its cursor where it was.
    fn settle(&mut self, context: &Context) {
        *self = Options { line: self.line, ..Options::new(context.settings, context.words()) };
    }
}
