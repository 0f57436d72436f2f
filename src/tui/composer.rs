//! Guided input: an action grows part by part, by keys, out of the legal actions alone. No rule and no game is known here.
//!
//! The legal actions are narrowed by the parts chosen so far. What the next part can be decides how it is asked: verbs by
//! letters, places on the map, counts by digits, anything else in a list. A part that can be one thing only is filled in.

use super::key_bar::KeyList;
use super::keys::Key;
use super::text::Row;
use crate::kernel::{Part, Parts};

/// The verb that lets be whatever is asked.
pub const NO_MORE: &str = "pass";

/// The key of `NO_MORE`.
pub const NO_MORE_KEY: char = 'e';

/// The way in which the next part is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// Asked by letters.
    Verbs,
    /// Asked on the map.
    Map,
    /// Asked by digits.
    Count,
    /// Among the cards of the own hand, by their numbers there.
    Hand,
    /// Asked in a separate list, by numbers.
    List,
    /// Among plans, by numbers.
    Plans,
}

/// A way to a goal that takes several actions: what is said of it, and the actions in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub label: Row,
    pub actions: Vec<Parts>,
}

impl Route {
    /// Returns the places that its actions name, in order.
    pub fn places(&self) -> impl Iterator<Item = Part> {
        let parts = self.actions.iter().flat_map(|action| action.iter().copied());
        parts.filter(|part| matches!(part, Part::Place(_)))
    }
}

/// Something that the next part can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// `None` takes the action as it stands.
    pub part: Option<Part>,
    /// The keys typed for it: a letter, or digits.
    pub key: String,
}

impl Candidate {
    /// Returns the keys that take it, as the key bar shows them: a number of two digits is typed.
    pub fn keys(&self) -> KeyList {
        let mut letters = self.key.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Key::Char(letter).into(),
            _ => KeyList::typed(self.key.as_str()),
        }
    }
}

/// The current stage of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComposerStep {
    pub kind: InputMode,
    pub picks: Vec<Candidate>,
    /// Whether the key of "no more" takes `pass`.
    pub pass: bool,
}

/// The effect of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComposerEvent {
    /// The action is complete.
    Act(Parts),
    /// These are to be taken one after another.
    Plan(Vec<Parts>),
    /// Something changed.
    Changed,
    /// A digit waits for another one.
    Waiting,
    /// The key means nothing here.
    Nothing,
}

/// Letters that a game would like its verbs to have, the first free one taken.
pub type Letters = fn(verb: &str) -> &'static str;

/// Verbs that choose their letters before all others.
#[derive(Clone, Debug)]
pub struct Verbs {
    pub letters: Letters,
    /// The verbs in the order in which they choose, whether they are legal or not.
    pub first: Vec<&'static str>,
    /// Verbs with the parts that digits choose beside the letters, in the order of the digits.
    pub numbered: Vec<(&'static str, Part)>,
}

/// An action that is being put together.
#[derive(Clone)]
pub struct ActionComposer {
    legal: Vec<Parts>,
    /// Kinds of cards in the own hand, in the order of their numbers.
    hand: Vec<&'static str>,
    /// Verbs that have the same key whatever else is legal.
    verbs: Verbs,
    /// Keys that no verb may have, since they do something else wherever verbs are asked.
    taken: String,
    prefix: Vec<Part>,
    /// All legal actions where a lesson leaves fewer: what is filled in follows from them.
    whole: Option<Vec<Parts>>,
    /// The number of parts that the question brought along.
    given: usize,
    /// The lengths of the prefix before each choice.
    steps: Vec<usize>,
    /// The thing that all listed actions or plans name.
    about: Option<Part>,
    /// Ways to what it is about; where there are any, one of them is asked for.
    plans: Vec<Route>,
    /// Digits typed so far.
    typed: String,
    cursor: usize,
    stage: ComposerStep,
}

impl ActionComposer {
    /// Makes a guide through a list of legal actions; an empty one if another seat is asked.
    pub fn new(legal: Vec<Parts>, hand: Vec<&'static str>, verbs: Verbs, taken: String) -> Self {
        let stage = ComposerStep { kind: InputMode::Verbs, picks: Vec::new(), pass: false };
        let (prefix, steps, plans, typed) = Default::default();
        let mut composer = ActionComposer {
            legal,
            hand,
            verbs,
            taken,
            prefix,
            whole: None,
            given: 0,
            steps,
            about: None,
            plans,
            typed,
            cursor: 0,
            stage,
        };
        composer.restart();
        composer
    }

    /// Returns the same guide in a lesson, which leaves only some of all legal actions: it takes the keys of a game, where
    /// none is left out.
    #[must_use]
    pub fn in_lesson(mut self, whole: Vec<Parts>) -> Self {
        self.whole = Some(whole);
        self.restart();
        self
    }

    /// Returns the current stage of the question.
    pub fn stage(&self) -> &ComposerStep {
        &self.stage
    }

    /// Returns the parts so far.
    pub fn prefix(&self) -> &[Part] {
        &self.prefix
    }

    /// Returns whether the player has chosen a part, or a thing to act on.
    pub fn begun(&self) -> bool {
        !self.steps.is_empty() || self.about.is_some()
    }

    /// Returns the thing that the action must name.
    pub fn about(&self) -> Option<Part> {
        self.about
    }

    /// Returns the plans that are asked about.
    pub fn plans(&self) -> &[Route] {
        &self.plans
    }

    /// Returns the plan under the cursor.
    pub fn plan(&self) -> Option<&Route> {
        self.plans.get(self.cursor)
    }

    /// Returns digits that wait for more.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the pick under the cursor.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Puts the cursor on a pick.
    pub fn set_cursor(&mut self, index: usize) {
        self.cursor = index.min(self.stage.picks.len().saturating_sub(1));
        self.typed.clear();
    }

    /// Forgets digits that wait for more.
    pub fn forget_typed(&mut self) {
        self.typed.clear();
    }

    /// Moves the cursor round the picks.
    pub fn turn(&mut self, forward: bool) {
        let count = self.stage.picks.len();
        if count > 0 {
            self.set_cursor((self.cursor + if forward { 1 } else { count - 1 }) % count);
        }
    }

    /// Returns whether another place follows the one that is asked for: this is where something comes from.
    pub fn place_follows(&self) -> bool {
        let next = self.prefix.len() + 1;
        self.open_actions().all(|action| matches!(action.get(next), Some(Part::Place(_))))
    }

    /// Returns the index of the pick of a part.
    pub fn find(&self, part: Part) -> Option<usize> {
        self.stage.picks.iter().position(|pick| pick.part == Some(part))
    }

    /// Returns whether the player has named every part of the action since the question, and more than its verb: the rest
    /// was filled in.
    pub fn is_spelled_out(&self) -> bool {
        self.prefix.len() > 1 && self.chooses_first(self.prefix.len())
    }

    /// Returns whether the player has named every part but the last since the question: that alone was filled in.
    pub fn is_spelled_out_but_for_the_last(&self) -> bool {
        self.chooses_first(self.prefix.len().saturating_sub(1))
    }

    /// Whether none of the first parts was filled in.
    fn chooses_first(&self, parts: usize) -> bool {
        (0..parts).all(|part| part < self.given || self.steps.contains(&part))
    }

    /// Returns whether nothing else begins with the verb of the action, so that its letter has said all of it.
    pub fn is_only_of_its_verb(&self) -> bool {
        let actions = self.whole.as_ref().unwrap_or(&self.legal);
        actions.iter().filter(|action| action.first() == self.prefix.first()).count() == 1
    }

    /// Forgets the parts chosen so far.
    pub fn restart(&mut self) {
        self.prefix.clear();
        self.steps.clear();
        self.about = None;
        self.plans.clear();
        self.open();
    }

    /// Undoes the last choice; whether there was one.
    pub fn back(&mut self) -> bool {
        if !self.typed.is_empty() {
            self.typed.clear();
            return true;
        }
        match self.steps.pop() {
            Some(length) => {
                self.prefix.truncate(length);
                self.view();
                true
            }
            None => {
                let had = self.about.is_some();
                self.restart();
                had
            }
        }
    }

    /// Continues with actions that name a thing only; whether there are any.
    pub fn ask_about(&mut self, part: Part) -> bool {
        if !self.legal.iter().any(|action| action.contains(&part)) {
            return false;
        }
        self.restart();
        self.about = Some(part);
        self.view();
        true
    }

    /// Asks which of some plans for a thing to follow; whether there are any.
    pub fn propose(&mut self, thing: Part, plans: Vec<Route>) -> bool {
        if plans.is_empty() {
            return false;
        }
        self.restart();
        self.prefix.clear();
        self.about = Some(thing);
        self.plans = plans;
        self.view();
        true
    }

    /// Takes the pick with this index.
    pub fn take(&mut self, index: usize) -> ComposerEvent {
        let Some(pick) = self.stage.picks.get(index).cloned() else { return ComposerEvent::Nothing };
        if let Some(plan) = self.plans.get(index).cloned() {
            self.restart();
            return ComposerEvent::Plan(plan.actions);
        }
        self.steps.push(self.prefix.len());
        match pick.part {
            None => return self.done(),
            Some(part) => self.prefix.push(part),
        }
        // What can be one thing only needs no key.
        while let Some(only) = self.only_way() {
            match only {
                Some(part) => self.prefix.push(part),
                None => return self.done(),
            }
        }
        self.view();
        ComposerEvent::Changed
    }

    /// Takes `pass`, if that is offered here.
    pub fn pass(&mut self) -> ComposerEvent {
        match self.stage.pass {
            true => ComposerEvent::Act([Part::Verb(NO_MORE)].into_iter().collect()),
            false => ComposerEvent::Nothing,
        }
    }

    /// Takes a character that is typed for a pick.
    pub fn typed_char(&mut self, c: char) -> ComposerEvent {
        if c == NO_MORE_KEY && self.stage.pass {
            return self.pass();
        }
        if let Some(action) = self.numbered(c) {
            self.prefix = action;
            self.steps = vec![0, 1];
            return self.done();
        }
        let before = std::mem::take(&mut self.typed);
        let mut typed = before.clone();
        if c.is_ascii_digit() {
            typed.push(c);
            // On a keyboard's top row 0 is ten.
            if typed == "0" {
                typed = "10".to_owned();
            }
        } else {
            typed = c.to_string();
        }
        let fitting = |typed: &str| self.stage.picks.iter().filter(|pick| pick.key.starts_with(typed)).count();
        if fitting(&typed) == 0 {
            // a digit that does not go on with a number begins the next one
            if let Some(index) = self.stage.picks.iter().position(|pick| pick.key == before) {
                return match self.take(index) {
                    ComposerEvent::Changed => self.typed_char(c),
                    done => done,
                };
            }
            typed = c.to_string();
        }
        let exact = self.stage.picks.iter().position(|pick| pick.key == typed);
        match (fitting(&typed), exact) {
            (0, _) => ComposerEvent::Nothing,
            (1, Some(index)) => self.take(index),
            (_, exact) => {
                if let Some(index) = exact {
                    self.cursor = index;
                }
                self.typed = typed;
                ComposerEvent::Waiting
            }
        }
    }

    /// The action that a digit stands for where a verb is asked.
    fn numbered(&self, c: char) -> Option<Vec<Part>> {
        let at = usize::try_from(c.to_digit(10)?).ok()?.checked_sub(1)?;
        let (verb, part) = *self.verbs.numbered.get(at)?;
        let action = [Part::Verb(verb), part];
        let asked = self.prefix.is_empty() && self.about.is_none();
        (asked && self.legal.iter().any(|legal| legal[..] == action)).then(|| action.to_vec())
    }

    /// The digit's place of a part that digits choose.
    fn number_of(&self, part: Option<Part>) -> Option<usize> {
        let [Part::Verb(verb)] = self.prefix[..] else { return None };
        self.verbs.numbered.iter().position(|numbered| Some(*numbered) == part.map(|part| (verb, part)))
    }

    /// The actions that begin with the prefix and name what they must.
    fn open_actions(&self) -> impl Iterator<Item = &Parts> {
        self.open_among(&self.legal)
    }

    fn open_among<'a>(&'a self, actions: &'a [Parts]) -> impl Iterator<Item = &'a Parts> {
        actions
            .iter()
            .filter(|action| action.starts_with(&self.prefix) && self.about.is_none_or(|part| action.contains(&part)))
    }

    fn ways(&self) -> Vec<Option<Part>> {
        self.ways_among(&self.legal)
    }

    /// Returns what the next part could be without the restrictions of a lesson.
    fn all_ways(&self) -> Vec<Option<Part>> {
        self.ways_among(self.whole.as_ref().unwrap_or(&self.legal))
    }

    fn ways_among(&self, actions: &[Parts]) -> Vec<Option<Part>> {
        let mut ways: Vec<Option<Part>> = Vec::new();
        for action in self.open_among(actions) {
            let way = action.get(self.prefix.len()).copied();
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        // words stand as the rules list them: columns as on a board, prices as in a table
        let is_word = |way: &Option<Part>| matches!(way, Some(Part::Word(_)));
        if !ways.iter().all(is_word) {
            ways.sort_unstable();
        }
        ways
    }

    fn only_way(&self) -> Option<Option<Part>> {
        match self.all_ways()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The action is complete; its last choice can still be taken back.
    fn done(&self) -> ComposerEvent {
        ComposerEvent::Act(self.prefix.iter().copied().collect())
    }

    /// The first question about an action: a verb that is the only one is filled in, and what follows from it, as long as
    /// something is left to choose.
    fn open(&mut self) {
        self.typed.clear();
        let no_more = Part::Verb(NO_MORE);
        let pass = self.legal.iter().any(|action| action[..] == [no_more]);
        let mut kept = 0;
        loop {
            let mut ways = self.all_ways();
            if self.prefix.is_empty() {
                ways.retain(|way| *way != Some(no_more));
            }
            match ways[..] {
                [Some(part)] => {
                    self.prefix.push(part);
                    // a lesson may leave nothing but to pass
                    if self.all_ways() == [None] || self.ways().is_empty() {
                        break;
                    }
                    kept = self.prefix.len();
                }
                _ => break,
            }
        }
        self.prefix.truncate(kept);
        self.given = kept;
        self.view();
        // The letter of a forest may be the key of "no more".
        if pass && self.stage.picks.iter().any(|pick| matches!(pick.part, Some(Part::Region(_)))) {
            self.prefix.clear();
            self.given = 0;
            self.view();
        }
    }

    /// Works out the stage for the prefix.
    fn view(&mut self) {
        self.typed.clear();
        self.cursor = 0;
        if !self.plans.is_empty() {
            let pick = |number: usize| Candidate { part: None, key: number.to_string() };
            let picks = (1..=self.plans.len()).map(pick).collect();
            self.stage = ComposerStep { kind: InputMode::Plans, picks, pass: false };
            return;
        }
        let at_start = self.steps.is_empty();
        let pass =
            at_start && self.about.is_none() && self.legal.iter().any(|action| action[..] == [Part::Verb(NO_MORE)]);
        let mut ways = self.ways();
        if self.prefix.is_empty() {
            ways.retain(|way| *way != Some(Part::Verb(NO_MORE)));
        }
        let all = |fits: fn(&Part) -> bool| !ways.is_empty() && ways.iter().all(|way| way.as_ref().is_some_and(fits));
        let in_hand = |way: &Option<Part>| matches!(way, Some(Part::Card(id)) if self.hand.contains(id));
        let kind = if self.prefix.is_empty() {
            InputMode::Verbs
        } else if all(|part| matches!(part, Part::Place(_) | Part::Region(_) | Part::Named(_))) {
            InputMode::Map
        } else if all(|part| matches!(part, Part::Count(_))) {
            InputMode::Count
        } else if !ways.is_empty() && ways.iter().all(|way| in_hand(way) && self.number_of(*way).is_none()) {
            InputMode::Hand
        } else {
            InputMode::List
        };
        if kind == InputMode::Hand {
            ways.sort_unstable_by_key(|way| self.hand_number(*way));
        }
        if kind == InputMode::List && ways.iter().all(|way| self.number_of(*way).is_some()) {
            ways.sort_unstable_by_key(|way| self.number_of(*way));
        }
        let letters = if kind == InputMode::Verbs { self.letters(&ways) } else { Vec::new() };
        let picks = ways.into_iter().enumerate().map(|(index, part)| {
            let key = match (kind, part) {
                (InputMode::Verbs, Some(Part::Verb(verb))) => {
                    let letter = letters.iter().find(|(of, _)| *of == verb);
                    letter.map_or_else(|| (index + 1).to_string(), |(_, letter)| letter.to_string())
                }
                // a place with a name by its first letter
                (InputMode::Map, Some(Part::Named(name))) => name.chars().take(1).collect(),
                (InputMode::Map | InputMode::Count, Some(part)) => part.to_string(),
                (InputMode::Hand, part) => self.hand_number(part).to_string(),
                _ => (index + 1).to_string(),
            };
            Candidate { part, key }
        });
        let mut picks: Vec<Candidate> = picks.collect();
        if kind == InputMode::Verbs {
            picks.sort_unstable_by(|one, other| one.key.cmp(&other.key));
        }
        // Most of the time all go.
        if kind == InputMode::Count {
            self.cursor = picks.len() - 1;
        }
        self.stage = ComposerStep { kind, picks, pass };
    }

    fn hand_number(&self, way: Option<Part>) -> usize {
        let number = self.hand.iter().position(|id| way == Some(Part::Card(id)));
        number.map_or(usize::MAX, |index| index + 1)
    }

    /// Returns the verb that stands under a letter, whether it is legal or not.
    pub fn verb_under(&self, letter: char) -> Option<&'static str> {
        let found = self.choose_letters(self.verbs.first.iter().copied(), &[]);
        found.into_iter().find(|(_, own)| *own == letter).map(|(verb, _)| verb)
    }

    /// Returns whether a legal action begins with the verb.
    pub fn is_possible(&self, verb: &'static str) -> bool {
        self.legal.iter().any(|action| action.first() == Some(&Part::Verb(verb)))
    }

    /// Returns the verbs that have their letter as long as the phase lasts, of those that no legal action begins with.
    pub fn idle_verbs(&self) -> Vec<(&'static str, char)> {
        let mut found = self.choose_letters(self.verbs.first.iter().copied(), &[]);
        found.retain(|(verb, _)| !self.is_possible(verb));
        found
    }

    /// A letter for each verb among the ways: first for those that always have the same one, then for the others out of what
    /// is left.
    fn letters(&self, ways: &[Option<Part>]) -> Vec<(&'static str, char)> {
        let legal = |verb: &'static str| ways.contains(&Some(Part::Verb(verb)));
        let mut found = self.choose_letters(self.verbs.first.iter().copied(), &[]);
        found.retain(|(verb, _)| legal(verb));
        let verbs = ways.iter().filter_map(|way| match way {
            Some(Part::Verb(verb)) => Some(*verb),
            _ => None,
        });
        let others = verbs.filter(|verb| !found.iter().any(|(of, _)| of == verb)).collect::<Vec<_>>();
        let more = self.choose_letters(others.into_iter(), &found);
        found.extend(more);
        found
    }

    /// Lets verbs choose one after another: a letter that the game would like, else one of their own, else any. Once the
    /// letters are used up, the rest have none.
    fn choose_letters(
        &self,
        verbs: impl Iterator<Item = &'static str>,
        given: &[(&'static str, char)],
    ) -> Vec<(&'static str, char)> {
        let mut chosen: Vec<(&'static str, char)> = Vec::new();
        for verb in verbs {
            let free = |c: &char| {
                let given = given.iter().chain(&chosen).any(|(_, letter)| letter == c);
                c.is_ascii_lowercase() && !self.taken.contains(*c) && !given && *c != NO_MORE_KEY
            };
            let mut wishes = (self.verbs.letters)(verb).chars().chain(verb.chars()).chain('a'..='z');
            if let Some(letter) = wishes.find(free) {
                chosen.push((verb, letter));
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::join;

    fn action(parts: &[Part]) -> Parts {
        parts.iter().copied().collect()
    }

    fn march(from: u8, to: u8, count: u8) -> Parts {
        action(&[Part::Verb("march"), Part::Place(from), Part::Place(to), Part::Count(count)])
    }

    fn composer(legal: Vec<Parts>) -> ActionComposer {
        let letters: Letters = |verb| if verb == "march" { "m" } else { "" };
        let verbs = Verbs { letters, first: vec!["march", "recruit", "mend"], numbered: Vec::new() };
        ActionComposer::new(legal, vec!["anvil", "sword"], verbs, "hjkl".to_owned())
    }

    fn pass() -> Parts {
        action(&[Part::Verb("pass")])
    }

    #[test]
    fn digits_take_what_is_numbered_and_legal_where_a_verb_is_asked() {
        let numbered = vec![("take", Part::Card("sword")), ("take", Part::Card("anvil")), ("take", Part::Card("boot"))];
        let take = |card| action(&[Part::Verb("take"), Part::Card(card)]);
        let with = |legal: Vec<Parts>| {
            let verbs = Verbs { letters: |_| "", first: Vec::new(), numbered: numbered.clone() };
            ActionComposer::new(legal, vec!["anvil", "sword"], verbs, String::new())
        };
        let mut composer = with(vec![take("anvil"), take("sword"), action(&[Part::Verb("draw")])]);
        assert_eq!(composer.typed_char('2'), ComposerEvent::Act(take("anvil")));
        assert!(composer.is_spelled_out() && composer.back() && composer.back());
        assert_eq!(composer.typed_char('3'), ComposerEvent::Nothing, "not legal");
        // where only one verb is left its list has the same numbers, whatever is in the hand
        let mut composer = with(vec![take("anvil"), take("sword")]);
        assert_eq!(composer.stage().kind, InputMode::List);
        assert_eq!(composer.typed_char('1'), ComposerEvent::Act(take("sword")));
    }

    #[test]
    fn a_key_stays_when_other_verbs_come_and_go() {
        let verb = |verb| action(&[Part::Verb(verb)]);
        let keys = |legal: Vec<Parts>| {
            let composer = composer(legal);
            composer
                .stage()
                .picks
                .iter()
                .map(|pick| (pick.part.unwrap().to_string(), pick.key.clone()))
                .collect::<Vec<_>>()
        };
        let named = |found: &[(&str, &str)]| {
            found.iter().map(|(verb, key)| ((*verb).to_owned(), (*key).to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(keys(vec![verb("mend"), verb("cut")]), named(&[("cut", "c"), ("mend", "n")]), "m is march's");
        let all = keys(vec![verb("mend"), verb("cut"), march(1, 2, 1), verb("recruit")]);
        assert_eq!(all, named(&[("cut", "c"), ("march", "m"), ("mend", "n"), ("recruit", "r")]));
        assert_eq!(composer(vec![verb("cut")]).verb_under('m'), Some("march"), "though it is not legal");
    }

    #[test]
    fn a_part_that_can_be_one_thing_only_is_filled_in() {
        let recruit = action(&[Part::Verb("recruit")]);
        let mut composer = composer(vec![march(1, 2, 1), march(1, 2, 2), march(1, 12, 1), recruit, pass()]);
        assert_eq!(composer.stage().kind, InputMode::Verbs);
        assert_eq!(composer.typed_char('m'), ComposerEvent::Changed);
        assert_eq!(join(composer.prefix()), "march 1");
        assert_eq!(composer.stage().kind, InputMode::Map);
        assert_eq!(composer.typed_char('2'), ComposerEvent::Changed);
        assert_eq!(composer.stage().kind, InputMode::Count);
        assert!(composer.back());
        assert_eq!(composer.typed_char('1'), ComposerEvent::Waiting);
        assert_eq!(composer.typed_char('2'), ComposerEvent::Act(march(1, 12, 1)));
        assert!(!composer.is_spelled_out(), "where from and how many were filled in");
        assert!(composer.back(), "the last choice can be taken back");
        assert_eq!(join(composer.prefix()), "march 1");
        composer.restart();
        assert_eq!(composer.typed_char('r'), ComposerEvent::Act(action(&[Part::Verb("recruit")])));
        assert!(!composer.is_spelled_out(), "a letter alone");
        composer.restart();
        assert_eq!(composer.typed_char('e'), ComposerEvent::Act(pass()));
    }

    #[test]
    fn a_digit_that_does_not_go_on_with_a_number_begins_the_next_one() {
        let recruit = action(&[Part::Verb("recruit")]);
        let legal = vec![march(1, 9, 1), march(1, 3, 1), march(12, 9, 1), march(9, 3, 1), recruit, pass()];
        let mut composer = composer(legal);
        assert_eq!(composer.typed_char('m'), ComposerEvent::Changed);
        assert_eq!(composer.typed_char('1'), ComposerEvent::Waiting, "12 begins so too");
        assert_eq!(composer.typed_char('9'), ComposerEvent::Act(march(1, 9, 1)));
    }

    #[test]
    fn a_lesson_takes_the_keys_of_a_game_in_which_nothing_is_left_out() {
        let pass = || action(&[Part::Verb(NO_MORE)]);
        let whole = || vec![march(1, 2, 1), march(1, 3, 1), march(1, 3, 2), pass()];
        let mut left = composer(vec![march(1, 3, 2)]).in_lesson(whole());
        assert_eq!(join(left.prefix()), "march 1", "what a game fills in, and no more");
        assert_eq!(left.stage().picks.iter().map(|pick| pick.key.as_str()).collect::<Vec<_>>(), ["3"]);
        assert_eq!(left.typed_char('3'), ComposerEvent::Changed);
        assert_eq!(left.stage().kind, InputMode::Count);
        assert_eq!(left.typed_char('2'), ComposerEvent::Act(march(1, 3, 2)));
        let left = composer(vec![pass()]).in_lesson(whole());
        assert!(left.prefix().is_empty() && left.stage().picks.is_empty() && left.stage().pass);
    }

    #[test]
    fn the_only_verb_is_filled_in_but_nothing_is_done_without_a_key() {
        let discard = |card| action(&[Part::Verb("discard"), Part::Card(card)]);
        let one = composer(vec![discard("sword")]);
        assert_eq!((one.stage().kind, one.prefix().len()), (InputMode::Hand, 1));
        assert_eq!(one.stage().picks[0].key, "2", "the number of the card in the hand");
        let show = composer(vec![action(&[Part::Verb("show")])]);
        assert_eq!((show.stage().kind, show.stage().picks[0].key.as_str()), (InputMode::Verbs, "s"));
    }

    #[test]
    fn a_forest_whose_letter_is_the_no_more_key_is_asked_after_its_verb() {
        let slip = |index| action(&[Part::Verb("slip"), Part::Region(index)]);
        let mut composer = composer(vec![slip(0), slip(4), pass()]);
        assert_eq!(composer.stage().kind, InputMode::Verbs);
        composer.typed_char('s');
        assert!(!composer.stage().pass);
        assert_eq!(composer.typed_char('e'), ComposerEvent::Act(slip(4)));
    }

    #[test]
    fn an_action_that_can_stop_early_offers_to_stop() {
        let alone = action(&[Part::Verb("move"), Part::Place(5)]);
        let along = action(&[Part::Verb("move"), Part::Place(5), Part::Player("ally"), Part::Count(1)]);
        let mut composer = composer(vec![alone.clone(), along.clone(), pass()]);
        assert_eq!((composer.stage().kind, composer.stage().picks[0].part), (InputMode::List, None));
        assert_eq!(composer.take(0), ComposerEvent::Act(alone));
        assert_eq!(composer.take(1), ComposerEvent::Act(along));
    }

    #[test]
    fn plans_for_a_thing_are_taken_whole_or_left() {
        let mut composer = composer(vec![march(1, 2, 1), march(3, 4, 1), pass()]);
        let plan = |actions: Vec<Parts>| Route { label: Row::plain("on foot"), actions };
        assert!(!composer.propose(Part::Place(9), Vec::new()));
        let long = vec![march(1, 2, 1), march(2, 9, 1)];
        assert!(composer.propose(Part::Place(9), vec![plan(vec![pass()]), plan(long.clone())]));
        assert_eq!((composer.stage().kind, composer.stage().picks.len()), (InputMode::Plans, 2));
        assert!(composer.begun() && composer.prefix().is_empty());
        composer.turn(true);
        let places = composer.plan().map(|plan| plan.places().collect::<Vec<_>>());
        assert_eq!(places, Some([1, 2, 2, 9].map(Part::Place).to_vec()));
        assert!(composer.back() && composer.plans().is_empty());
        assert_eq!(composer.stage().kind, InputMode::Map, "the only verb is filled in again");
        composer.propose(Part::Place(9), vec![plan(vec![pass()]), plan(long.clone())]);
        assert_eq!(composer.typed_char('2'), ComposerEvent::Plan(long));
        assert_eq!(composer.stage().kind, InputMode::Map);
    }

    #[test]
    fn a_thing_can_be_named_before_the_verb() {
        let mut composer =
            composer(vec![march(1, 2, 1), march(3, 4, 1), action(&[Part::Verb("battle"), Part::Place(2)])]);
        assert!(!composer.ask_about(Part::Place(9)));
        assert!(composer.ask_about(Part::Place(2)));
        assert_eq!(composer.stage().picks.len(), 2);
        assert_eq!(composer.typed_char('m'), ComposerEvent::Act(march(1, 2, 1)));
    }
}
