//! The list of coached games.

use ratatui::layout::Rect;

use super::clicks::{Clicks, Hit};
use super::pick::Pick;
use super::{foot, hint};
use crate::kernel::Words;
use crate::table::{Course, Lesson, Lobby};
use crate::tui::bindings::Bindings;
use crate::tui::commands::Command;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row, paragraph};

/// Columns for the name of a lesson.
const NAMES: usize = 24;

/// The list.
pub struct Lessons {
    courses: Vec<Course>,
    pick: Pick,
    pub notice: Option<String>,
}

impl Lessons {
    pub fn new(lobby: &Lobby) -> Lessons {
        match lobby.courses() {
            Ok(courses) => Lessons { courses, pick: Pick::default(), notice: None },
            Err(error) => Lessons { courses: Vec::new(), pick: Pick::default(), notice: Some(error.say(lobby.words)) },
        }
    }

    /// The game of the lesson under the cursor.
    pub fn game(&self) -> &str {
        self.courses.get(self.pick.at()).map_or("", |course| course.game.as_str())
    }

    /// Takes a key; the lesson that it chose, and the save in which it goes on if it does.
    pub fn key(&mut self, key: Key, what: Option<Command>) -> Option<(&'static str, Option<String>)> {
        self.notice = None;
        let anew = key == Key::Char('n');
        if !anew && !self.pick.obey(what, self.courses.len()) {
            return None;
        }
        let course = self.courses.get(self.pick.at())?;
        let goes_on = course.done < course.steps && !anew;
        Some((course.id, course.save.clone().filter(|_| goes_on)))
    }

    /// Puts the cursor where a click was; where it is already, the key that takes the lesson.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        self.pick.click(hit)
    }

    pub fn draw(&self, words: &Words, keys: &Bindings, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) {
        let question = match &self.notice {
            Some(notice) => Row::of(Role::Bad, format!("> {notice}")),
            None => Row::of(Role::Prompt, format!("> {}", words.text("screen-lessons-question"))),
        };
        let hints = [
            hint(words, keys.first(&[Command::Down, Command::Up]), "screen-key-line"),
            hint(words, Key::Enter, "screen-key-choose"),
            hint(words, Key::Char('n'), "screen-key-anew"),
            hint(words, Key::Char('a'), "screen-key-about"),
            hint(words, Key::Esc, "screen-key-back-out"),
        ];
        if !foot(words, question, &hints, area, (canvas, clicks)) {
            return;
        }
        let room = usize::from(area.width) - 4;
        let line = |y: usize| Rect { x: area.x + 2, y: area.y + y as u16, width: area.width - 4, height: 1 };
        canvas.row(line(1), &Row::of(Role::Prompt, words.text("screen-lessons-title")));
        for (index, course) in self.courses.iter().enumerate() {
            let here = index == self.pick.at();
            let name = words.text(&format!("lesson-{}", course.id));
            let row = Row::of(Role::Prompt, if here { "> " } else { "  " });
            let row = row.put(if here { Role::Cursor } else { Role::Text }, name).to(NAMES);
            let row = row.put(Role::Dim, progress(words, course)).fitted(room);
            canvas.row(line(3 + index), &row);
            clicks.line(line(3 + index), index, &row);
        }
        if let Some(course) = self.courses.get(self.pick.at()) {
            let rows = paragraph(Role::Text, &words.text(&format!("lesson-{}-about", course.id)), room);
            canvas.rows(Rect { height: 3, ..line(4 + self.courses.len()) }, &rows);
        }
    }
}

/// Words the progress of the learner.
fn progress(words: &Words, course: &Course) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(0).into();
    let places = [("done", number(course.done)), ("steps", number(course.steps))];
    let key = match course.save {
        None => "screen-lessons-new",
        Some(_) if course.done >= course.steps => "screen-lessons-done",
        Some(_) => "screen-lessons-begun",
    };
    words.text_with(key, &places)
}

/// Returns the keys that are put together here.
pub fn made_keys() -> Vec<String> {
    Lesson::ids().filter_map(Lesson::open).flat_map(|lesson| lesson.keys()).collect()
}
