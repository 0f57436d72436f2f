//! The list of coached games.

use super::about::About;
use super::keys::HelpPage;
use super::list::{List, Source};
use super::offer::MenuOffer;
use super::screen::MenuScreen;
use crate::kernel::Words;
use crate::table::{Course, Lesson};
use crate::tui::commands::Command;
use crate::tui::component::{Context, Outcome};
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Columns for the name of a lesson.
const NAMES: usize = 22;

/// Begins a lesson from its start.
const ANEW: Key = Key::Char('n');

/// Opens the page that says what the game is.
const ABOUT: Key = Key::Char('a');

/// The coached games.
pub struct Lessons(Vec<Course>);

impl Lessons {
    /// Lists the lessons on the screen.
    pub fn screen(context: &Context) -> MenuScreen<List<Lessons>> {
        List::screen(context.lobby.courses().map_err(|error| error.say(context.words())), Lessons)
    }
}

impl Source for Lessons {
    const TITLE: &'static str = "screen-lessons-title";
    const QUESTION: &'static str = "screen-lessons-question";
    const HELP: HelpPage = HelpPage::Lessons;

    fn lines(&self) -> usize {
        self.0.len()
    }

    fn rows(&self, context: &Context, line: usize, role: Role) -> Vec<Row> {
        let (words, course) = (context.words(), &self.0[line]);
        let name = Row::of(role, words.text(&format!("lesson-{}", course.id)));
        vec![name.to(NAMES).put(Role::Dim, progress(words, course))]
    }

    fn note(&self, context: &Context, line: usize) -> Option<Row> {
        let about = |course: &Course| context.words().text(&format!("lesson-{}-about", course.id));
        self.0.get(line).map(|course| Row::plain(about(course)))
    }

    fn line_offers(&self, context: &Context) -> Vec<MenuOffer> {
        vec![
            MenuOffer::commands(context, &[Command::Choose], "screen-menu-lesson")
                .labeled(context, "screen-key-choose"),
            MenuOffer::key(context, ANEW, "screen-menu-anew").labeled(context, "screen-key-anew"),
            MenuOffer::key(context, ABOUT, "screen-menu-about").labeled(context, "screen-key-about"),
        ]
    }

    fn take(&mut self, _: &Context, line: usize, key: Key, what: Option<Command>) -> Outcome {
        let Some(course) = self.0.get(line) else { return Outcome::Stay };
        match (what, course.begun()) {
            (Some(Command::Choose), Some(save)) => Outcome::Resume(save.to_owned()),
            (Some(Command::Choose), None) => Outcome::Teach(course.id),
            (None, _) if key == ANEW => Outcome::Teach(course.id),
            (None, _) if key == ABOUT => Outcome::Open(Box::new(MenuScreen::new(About::of(&course.game)))),
            _ => Outcome::Stay,
        }
    }
}

/// Words the progress of the learner.
fn progress(words: &Words, course: &Course) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(0).into();
    let places = [("done", number(course.done)), ("steps", number(course.steps))];
    let key = match (&course.save, course.begun()) {
        (None, _) => "screen-lessons-new",
        (Some(_), None) => "screen-lessons-done",
        (Some(_), Some(_)) => "screen-lessons-begun",
    };
    words.text_with(key, &places)
}

/// Returns the keys that are put together here.
pub fn made_keys() -> Vec<String> {
    Lesson::ids().filter_map(Lesson::open).flat_map(|lesson| lesson.keys()).collect()
}
