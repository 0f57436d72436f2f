//! The settings, as a form. A change holds at once.

use ratatui::layout::Rect;

use super::clicks::{Clicks, Hit};
use super::form::Field;
use super::{foot, hint};
use crate::kernel::{Language, Words, name_key};
use crate::tui::bindings::Bindings;
use crate::tui::commands::Do;
use crate::tui::face::named;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::settings::{Pace, Preview, Settings};
use crate::tui::text::{Canvas, Row};
use crate::tui::theme::{Colors, Glyphs, Picture, Themes};

const LINES: [&str; 10] =
    ["language", "theme", "colors", "glyphs", "picture", "pace", "preview", "confirm", "forced", "mouse"];

/// The settings whose values have words of their own here, with those values as settings and flags name them.
const WORDED: [(&str, &[&str]); 4] = [
    ("screen-theme", &["auto", "dark", "light", "cvd", "mono"]),
    ("screen-colors", Colors::WORDS),
    ("screen-glyphs", Glyphs::WORDS),
    ("screen-picture", Picture::WORDS),
];

/// The keys of the words of all lines.
pub fn made_keys() -> Vec<String> {
    let lines = LINES.iter().flat_map(|line| [format!("screen-set-{line}"), format!("screen-set-about-{line}")]);
    let paces = Pace::ALL.iter().map(|pace| format!("screen-pace-{}", pace.id()));
    let previews = Preview::ALL.iter().map(|when| format!("screen-preview-{}", when.id()));
    let worded = WORDED.iter().flat_map(|(space, values)| values.iter().map(move |value| name_key(space, value)));
    lines.chain(paces).chain(previews).chain(worded).collect()
}

/// The values of a setting that a word of settings chooses.
fn choice(words: &Words, (space, values): (&str, &[&str]), word: &str) -> Field {
    let at = values.iter().position(|value| *value == word).unwrap_or(0);
    Field::choice(values.iter().map(|value| words.name(space, value)).collect(), at)
}

/// The form.
pub struct Options {
    fields: Vec<Field>,
    themes: Vec<String>,
    line: usize,
    pub notice: Option<String>,
}

impl Options {
    pub fn new(settings: &Settings, themes: &Themes, words: &Words) -> Options {
        let themes: Vec<String> = std::iter::once("auto".to_owned()).chain(themes.names().map(str::to_owned)).collect();
        let theme = themes.iter().position(|name| *name == settings.looks.theme).unwrap_or(0);
        // a theme of the player's own goes by the name of its file
        let theme_names =
            themes.iter().map(|name| named(words, WORDED[0].0, name).unwrap_or_else(|| name.clone())).collect();
        let pace = Pace::ALL.iter().map(|pace| words.text(&format!("screen-pace-{}", pace.id()))).collect();
        let preview = Preview::ALL.iter().map(|when| words.text(&format!("screen-preview-{}", when.id()))).collect();
        let yes_no =
            |yes: bool| Field::choice(vec![words.text("screen-no"), words.text("screen-yes")], usize::from(yes));
        let languages = std::iter::once(words.text("screen-language-auto"));
        let languages = languages.chain(Language::ALL.map(|language| language.own_name().to_owned())).collect();
        let language = settings.language.and_then(|set| Language::ALL.iter().position(|language| *language == set));
        let fields = vec![
            Field::choice(languages, language.map_or(0, |at| at + 1)),
            Field::choice(theme_names, theme),
            choice(words, WORDED[1], settings.looks.colors.into()),
            choice(words, WORDED[2], settings.looks.glyphs.into()),
            choice(words, WORDED[3], settings.looks.picture.into()),
            Field::choice(pace, Pace::ALL.iter().position(|pace| *pace == settings.pace).unwrap_or(0)),
            Field::choice(preview, Preview::ALL.iter().position(|when| *when == settings.preview).unwrap_or(0)),
            yes_no(settings.confirm_end),
            yes_no(settings.take_forced),
            yes_no(settings.mouse),
        ];
        Options { fields, themes, line: 0, notice: None }
    }

    /// The same form in other words, its cursor where it was.
    pub fn reworded(&self, settings: &Settings, themes: &Themes, words: &Words) -> Options {
        Options { line: self.line, ..Options::new(settings, themes, words) }
    }

    /// Takes a key; whether a setting has changed.
    pub fn key(&mut self, what: Option<Do>) -> bool {
        self.notice = None;
        let count = self.fields.len();
        match what {
            Some(Do::Down | Do::Pane) => self.line = (self.line + 1) % count,
            Some(Do::Up) => self.line = (self.line + count - 1) % count,
            Some(Do::Right | Do::More | Do::Choose) => {
                self.fields[self.line].turn(true);
                return true;
            }
            Some(Do::Left | Do::Less) => {
                self.fields[self.line].turn(false);
                return true;
            }
            _ => {}
        }
        false
    }

    /// Puts the cursor where a click was; the key that turns the value that was hit.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        self.line = hit.line;
        hit.turn
    }

    /// Puts the values into the settings.
    pub fn apply(&self, settings: &mut Settings) {
        let [language, fields @ ..] = &self.fields[..] else { return };
        settings.language = language.at().checked_sub(1).and_then(|at| Language::ALL.get(at)).copied();
        let word = |line: usize| WORDED[line].1.get(fields[line].at()).copied().unwrap_or_default();
        settings.looks.theme = self.themes.get(fields[0].at()).cloned().unwrap_or_default();
        settings.looks.colors = word(1).parse().unwrap_or_default();
        settings.looks.glyphs = word(2).parse().unwrap_or_default();
        settings.looks.picture = word(3).parse().unwrap_or_default();
        settings.pace = Pace::ALL[fields[4].at().min(Pace::ALL.len() - 1)];
        settings.preview = Preview::ALL[fields[5].at().min(Preview::ALL.len() - 1)];
        settings.confirm_end = fields[6].at() == 1;
        settings.take_forced = fields[7].at() == 1;
        settings.mouse = fields[8].at() == 1;
    }

    pub fn draw(&self, words: &Words, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let question = match &self.notice {
            Some(notice) => Row::of(Role::Bad, format!("> {notice}")),
            None => Row::of(Role::Prompt, format!("> {}", words.text("screen-set-question"))),
        };
        let hints = [
            hint(words, &keys.shown(&[Do::Down, Do::Up]), "screen-key-line"),
            hint(words, &keys.shown(&[Do::Left, Do::Right]), "screen-key-change"),
            hint(words, "Esc", "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("screen-title-settings")));
        let wide = self.fields.iter().map(Field::width).max().unwrap_or(0);
        for (index, (field, name)) in self.fields.iter().zip(LINES).enumerate() {
            let here = self.line == index;
            let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            let row = row.text(words.text(&format!("screen-set-{name}"))).to(34).join(field.row(here, wide));
            canvas.row(line(3 + index), &row);
            clicks.line(line(3 + index), index, &row);
        }
        let about = keys.text(words, &format!("screen-set-about-{}", LINES[self.line]));
        canvas.row(line(15), &Row::of(Role::Dim, about));
    }
}
