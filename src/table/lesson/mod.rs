//! Coached games: what the coach says at each step, what may be done there, and what follows from it.

mod shipped;

use super::journal::{self, parse_turn};
use crate::kernel::{Illegal, Message, Options, Parts, Words, join};
use toml::{Table, Value};

/// The coach's text, and how far the lesson is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coach {
    pub lesson: &'static str,
    /// What is to be done.
    pub asks: Message,
    /// The clearings of which it speaks.
    pub about: Vec<u8>,
    /// The number of the step, from 1; one more than there are once all are done.
    pub step: usize,
    pub steps: usize,
}

/// The next thing in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Due {
    /// The step to which it belongs, from 0.
    step: usize,
    /// Whether the learner chooses; the table takes everything else by itself.
    learner: bool,
    /// The actions that may be taken, each with its results of chance.
    ways: Vec<journal::Step>,
}

/// The key of what the coach asks for at a step, also in answer to anything else, and the clearings of which they speak.
struct Said {
    asks: &'static str,
    about: Vec<u8>,
}

/// The attribute of what the coach asks for that gives the reason.
const WHY: &str = "why";

impl Coach {
    /// Returns what has happened and why it is asked for; `None` where nothing is.
    pub fn why(&self, words: &Words) -> Option<String> {
        words.attribute(self.asks.key, WHY)
    }
}

/// What the coach says while others finish a step.
const OTHERS_PLAY: &str = "lesson-others-play";

/// A coached game. The learner has the first seat. What is due follows from the number of actions taken alone, so a lesson is
/// taken back, left and continued as its game is.
pub struct Lesson {
    pub id: &'static str,
    pub game: String,
    pub options: Options,
    pub seed: u64,
    said: Vec<Said>,
    ends: &'static str,
    due: Vec<Due>,
}

impl Lesson {
    /// Returns the ids of all lessons, in the order in which they are offered.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        shipped::ALL.iter().filter_map(|text| id(text))
    }

    /// Returns the lesson with this id; `None` if there is none, or if its file cannot be read.
    pub fn open(id: &str) -> Option<Lesson> {
        let text = shipped::ALL.iter().find(|text| self::id(text) == Some(id))?;
        read(self::id(text)?, &toml::from_str(text).ok()?)
    }

    /// Returns the keys of all its words.
    pub fn keys(&self) -> Vec<String> {
        let said = self.said.iter().map(|said| said.asks).chain([self.ends]).map(str::to_owned);
        said.chain([format!("lesson-{}", self.id), format!("lesson-{}-about", self.id), OTHERS_PLAY.to_owned()])
            .collect()
    }

    /// Returns the number of its steps.
    pub fn steps(&self) -> usize {
        self.said.len()
    }

    /// Returns the step that is reached after this many actions, from 0; the number of all steps once they are done.
    pub fn step(&self, actions: usize) -> usize {
        self.due.get(actions).map_or(self.steps(), |due| due.step)
    }

    /// Returns the coach's text after this many actions; `None` once the game has left the lesson behind.
    pub fn coach(&self, actions: usize) -> Option<Coach> {
        let step = self.step(actions);
        let (asks, about) = match self.said.get(step) {
            Some(_) if self.is_done_with(step, actions) => (OTHERS_PLAY, Vec::new()),
            Some(said) => (said.asks, said.about.clone()),
            None if actions == self.due.len() => (self.ends, Vec::new()),
            None => return None,
        };
        Some(Coach { lesson: self.id, asks: Message::new(asks), about, step: step + 1, steps: self.steps() })
    }

    /// Whether the learner has done what a step asks for, and the table takes the rest of it.
    fn is_done_with(&self, step: usize, actions: usize) -> bool {
        let learns = |due: &Due| due.step == step && due.learner;
        let (done, left) = self.due.split_at(actions.min(self.due.len()));
        done.iter().any(learns) && !left.iter().any(learns)
    }

    /// Returns whether the learner chooses after this many actions; `None` once the lesson is over.
    pub fn learner_chooses(&self, actions: usize) -> Option<bool> {
        self.due.get(actions).map(|due| due.learner)
    }

    /// Returns the actions that may be taken after this many, in notation; `None` once the lesson is over.
    pub fn ways(&self, actions: usize) -> Option<impl Iterator<Item = &str>> {
        Some(self.due.get(actions)?.ways.iter().map(|way| way.action.as_str()))
    }

    /// Returns whether the lesson leaves an action open after this many.
    pub fn allows(&self, actions: usize, action: &Parts) -> bool {
        let text = join(action);
        self.ways(actions).is_none_or(|mut ways| ways.any(|way| way == text))
    }

    /// Returns the results of chance that come with an action after this many.
    ///
    /// # Errors
    /// Says what the coach answers to an action that it does not allow now.
    pub fn rolls(&self, actions: usize, text: &str) -> Result<&[String], Illegal> {
        let Some(due) = self.due.get(actions) else { return Ok(&[]) };
        match due.ways.iter().find(|way| way.action.split(' ').eq(text.split_whitespace())) {
            Some(way) => Ok(&way.rolls),
            None => Err(Illegal { reason: Message::new(self.said[due.step].asks), law: "" }),
        }
    }
}

/// Returns the id that the first line of a lesson gives it.
fn id(text: &'static str) -> Option<&'static str> {
    text.lines().next()?.strip_prefix("id = \"")?.strip_suffix('"')
}

/// Reads a lesson from its file.
fn read(id: &'static str, table: &Table) -> Option<Lesson> {
    let texts = |key: &str| table.get(key).and_then(Value::as_array).into_iter().flatten();
    let word = |key: &str| table.get(key).and_then(Value::as_str).map(str::to_owned);
    let options = Options {
        seats: texts("seats").filter_map(Value::as_str).map(str::to_owned).collect(),
        board: word("board"),
        deck: word("deck"),
        extras: Vec::new(),
    };
    let mut lesson = Lesson {
        id,
        game: word("game")?,
        options,
        seed: u64::try_from(table.get("seed")?.as_integer()?).ok()?,
        said: Vec::new(),
        ends: key(id, "end")?,
        due: Vec::new(),
    };
    for turn in texts("before") {
        lesson.add(false, turn.as_str()?)?;
    }
    for step in texts("step") {
        let name = step.get("text")?.as_str()?;
        for turn in step.get("do")?.as_array()? {
            lesson.add(true, turn.as_str()?)?;
        }
        let about = step.get("about").and_then(Value::as_array).into_iter().flatten();
        let about = about.map(|clearing| u8::try_from(clearing.as_integer()?).ok()).collect::<Option<_>>()?;
        lesson.said.push(Said { asks: key(id, name)?, about });
    }
    Some(lesson)
}

impl Lesson {
    /// Adds a turn as in a journal; `|` separates the alternatives for its first action.
    fn add(&mut self, learner: bool, turn: &str) -> Option<()> {
        let (first, rest) = turn.split_once(';').unwrap_or((turn, ""));
        let ways = first.split('|').map(parse_turn).collect::<Result<Vec<_>, _>>().ok()?.concat();
        let step = self.said.len();
        self.due.push(Due { step, learner, ways });
        let follow = parse_turn(rest).ok()?.into_iter();
        self.due.extend(follow.map(|way| Due { step, learner: false, ways: vec![way] }));
        Some(())
    }
}

/// The key of a text of a lesson, as the file of words spells it.
fn key(id: &str, name: &str) -> Option<&'static str> {
    Words::key(&format!("lesson-{id}-{name}"))
}

/// Keeps the actions that a lesson leaves open, in the order of notation.
pub(super) fn narrowed(lesson: Option<&Lesson>, actions: usize, mut legal: Vec<Parts>) -> Vec<Parts> {
    if let Some(lesson) = lesson {
        legal.retain(|action| lesson.allows(actions, action));
        legal.sort_unstable_by_key(|action| join(action));
    }
    legal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_read_and_each_of_its_files_is_one() {
        for id in Lesson::ids() {
            let lesson = Lesson::open(id).unwrap_or_else(|| panic!("{id} cannot be read"));
            assert!(lesson.steps() > 0, "{id}");
            assert!(lesson.due.iter().filter(|due| due.learner).count() >= lesson.steps(), "{id}");
        }
        assert_eq!(Lesson::ids().count(), shipped::ALL.len());
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons")).unwrap();
        assert_eq!(files.count(), Lesson::ids().count());
    }
}
