//! Guided input: an action grows part by part, by keys, out of the legal actions alone. No rule and no game is known here.
//!
//! The legal actions are narrowed by the parts chosen so far. What the next part can be decides how it is asked: verbs by
//! letters, places on the map, counts by digits, anything else in a list. A part that can be one thing only is filled in.

use super::text::Row;
use crate::kernel::{Part, Parts, join};

/// The verb that lets be whatever is asked.
pub const NO_MORE: &str = "pass";

/// The key of `NO_MORE`.
pub const NO_MORE_KEY: char = 'e';

/// The way in which the next part is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
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
pub struct Plan {
    pub label: Row,
    pub actions: Vec<Parts>,
}

impl Plan {
    /// The places that its actions name, in order.
    pub fn places(&self) -> impl Iterator<Item = Part> {
        let parts = self.actions.iter().flat_map(|action| action.iter().copied());
        parts.filter(|part| matches!(part, Part::Place(_)))
    }
}

/// Something that the next part can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// `None` takes the action as it stands.
    pub part: Option<Part>,
    /// The keys typed for it: a letter, or digits.
    pub key: String,
}

/// The current stage of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub kind: Kind,
    pub picks: Vec<Pick>,
    /// Whether the key of "no more" takes `pass`.
    pub pass: bool,
}

/// The effect of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guided {
    /// The action is complete.
    Act(String),
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
pub struct Guide {
    legal: Vec<Parts>,
    /// Kinds of cards in the own hand, in the order of their numbers.
    hand: Vec<&'static str>,
    /// Verbs that have the same key whatever else is legal.
    verbs: Verbs,
    /// Keys that no verb may have, since they do something else wherever verbs are asked.
    taken: String,
    prefix: Vec<Part>,
    /// Whether the player names every part, also one that can be one thing only.
    spelled: bool,
    /// The number of parts that the question brought along.
    given: usize,
    /// The lengths of the prefix before each choice.
    steps: Vec<usize>,
    /// The thing that all listed actions or plans name.
    about: Option<Part>,
    /// Ways to what it is about; where there are any, one of them is asked for.
    plans: Vec<Plan>,
    /// Digits typed so far.
    typed: String,
    cursor: usize,
    stage: Stage,
}

impl Guide {
    /// A guide through a list of legal actions; an empty one if another seat is asked.
    pub fn new(legal: Vec<Parts>, hand: Vec<&'static str>, verbs: Verbs, taken: String) -> Self {
        let stage = Stage { kind: Kind::Verbs, picks: Vec::new(), pass: false };
        let (prefix, steps, plans, typed) = Default::default();
        let mut guide = Guide {
            legal,
            hand,
            verbs,
            taken,
            prefix,
            spelled: false,
            given: 0,
            steps,
            about: None,
            plans,
            typed,
            cursor: 0,
            stage,
        };
        guide.restart();
        guide
    }

    /// The same guide, to which the player names every part.
    #[must_use]
    pub fn spelled(mut self) -> Self {
        self.spelled = true;
        self.restart();
        self
    }

    /// Returns the current stage of the question.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The parts so far.
    pub fn prefix(&self) -> &[Part] {
        &self.prefix
    }

    /// Whether the player has chosen a part, or a thing to act on.
    pub fn begun(&self) -> bool {
        !self.steps.is_empty() || self.about.is_some()
    }

    /// The thing that the action must name.
    pub fn about(&self) -> Option<Part> {
        self.about
    }

    /// The plans that are asked about.
    pub fn plans(&self) -> &[Plan] {
        &self.plans
    }

    /// The plan under the cursor.
    pub fn plan(&self) -> Option<&Plan> {
        self.plans.get(self.cursor)
    }

    /// Digits that wait for more.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The pick under the cursor.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Puts the cursor on a pick.
    pub fn set_cursor(&mut self, index: usize) {
        self.cursor = index.min(self.stage.picks.len().saturating_sub(1));
        self.typed.clear();
    }

    /// Moves the cursor round the picks.
    pub fn turn(&mut self, forward: bool) {
        let count = self.stage.picks.len();
        if count > 0 {
            self.set_cursor((self.cursor + if forward { 1 } else { count - 1 }) % count);
        }
    }

    /// Whether another place follows the one that is asked for: this is where something comes from.
    pub fn place_follows(&self) -> bool {
        let next = self.prefix.len() + 1;
        self.open_actions().all(|action| matches!(action.get(next), Some(Part::Place(_))))
    }

    /// The index of the pick of a part.
    pub fn find(&self, part: Part) -> Option<usize> {
        self.stage.picks.iter().position(|pick| pick.part == Some(part))
    }

    /// Whether the player has named every part of the action since the question, and more than its verb: the rest was filled in.
    pub fn is_spelled_out(&self) -> bool {
        let chosen = |part: usize| part < self.given || self.steps.contains(&part);
        self.prefix.len() > 1 && (0..self.prefix.len()).all(chosen)
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
                self.look();
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
        self.look();
        true
    }

    /// Asks which of some plans for a thing to follow; whether there are any.
    pub fn propose(&mut self, thing: Part, plans: Vec<Plan>) -> bool {
        if plans.is_empty() {
            return false;
        }
        self.restart();
        self.prefix.clear();
        self.about = Some(thing);
        self.plans = plans;
        self.look();
        true
    }

    /// Takes the pick with this index.
    pub fn take(&mut self, index: usize) -> Guided {
        let Some(pick) = self.stage.picks.get(index).cloned() else { return Guided::Nothing };
        if let Some(plan) = self.plans.get(index).cloned() {
            self.restart();
            return Guided::Plan(plan.actions);
        }
        self.steps.push(self.prefix.len());
        match pick.part {
            None => return self.done(),
            Some(part) => self.prefix.push(part),
        }
        // What can be one thing only needs no key.
        while let Some(only) = self.only_way() {
            match only {
                Some(_) if self.spelled => break,
                Some(part) => self.prefix.push(part),
                None => return self.done(),
            }
        }
        self.look();
        Guided::Changed
    }

    /// Takes `pass`, if that is offered here.
    pub fn pass(&mut self) -> Guided {
        if self.stage.pass { Guided::Act(NO_MORE.to_owned()) } else { Guided::Nothing }
    }

    /// Takes a character that is typed for a pick.
    pub fn typed_char(&mut self, c: char) -> Guided {
        if c == NO_MORE_KEY && self.stage.pass {
            return self.pass();
        }
        if let Some(action) = self.numbered(c) {
            self.prefix = action;
            self.steps = vec![0, 1];
            return self.done();
        }
        let mut typed = std::mem::take(&mut self.typed);
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
            typed = c.to_string();
        }
        let exact = self.stage.picks.iter().position(|pick| pick.key == typed);
        match (fitting(&typed), exact) {
            (0, _) => Guided::Nothing,
            (1, Some(index)) => self.take(index),
            (_, exact) => {
                if let Some(index) = exact {
                    self.cursor = index;
                }
                self.typed = typed;
                Guided::Waiting
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
        self.legal
            .iter()
            .filter(|action| action.starts_with(&self.prefix) && self.about.is_none_or(|part| action.contains(&part)))
    }

    fn ways(&self) -> Vec<Option<Part>> {
        let mut ways: Vec<Option<Part>> = Vec::new();
        for action in self.open_actions() {
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
        match self.ways()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The action is complete; its last choice can still be taken back.
    fn done(&self) -> Guided {
        Guided::Act(join(&self.prefix))
    }

    /// The first question about an action: a verb that is the only one is filled in, and what follows from it, as long as
    /// something is left to choose.
    fn open(&mut self) {
        self.typed.clear();
        let no_more = Part::Verb(NO_MORE);
        let pass = self.legal.iter().any(|action| action[..] == [no_more]);
        let mut kept = 0;
        while !self.spelled {
            let mut ways = self.ways();
            if self.prefix.is_empty() {
                ways.retain(|way| *way != Some(no_more));
            }
            match ways[..] {
                [Some(part)] => {
                    self.prefix.push(part);
                    if self.ways() == [None] {
                        break;
                    }
                    kept = self.prefix.len();
                }
                _ => break,
            }
        }
        self.prefix.truncate(kept);
        self.given = kept;
        self.look();
        // The letter of a forest may be the key of "no more".
        if pass && self.stage.picks.iter().any(|pick| matches!(pick.part, Some(Part::Region(_)))) {
            self.prefix.clear();
            self.given = 0;
            self.look();
        }
    }

    /// Works out the stage for the prefix.
    fn look(&mut self) {
        self.typed.clear();
        self.cursor = 0;
        if !self.plans.is_empty() {
            let pick = |number: usize| Pick { part: None, key: number.to_string() };
            let picks = (1..=self.plans.len()).map(pick).collect();
            self.stage = Stage { kind: Kind::Plans, picks, pass: false };
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
            Kind::Verbs
        } else if all(|part| matches!(part, Part::Place(_) | Part::Region(_) | Part::Named(_))) {
            Kind::Map
        } else if all(|part| matches!(part, Part::Count(_))) {
            Kind::Count
        } else if !ways.is_empty() && ways.iter().all(|way| in_hand(way) && self.number_of(*way).is_none()) {
            Kind::Hand
        } else {
            Kind::List
        };
        if kind == Kind::Hand {
            ways.sort_unstable_by_key(|way| self.hand_number(*way));
        }
        if kind == Kind::List && ways.iter().all(|way| self.number_of(*way).is_some()) {
            ways.sort_unstable_by_key(|way| self.number_of(*way));
        }
        let letters = if kind == Kind::Verbs { self.letters(&ways) } else { Vec::new() };
        let picks = ways.into_iter().enumerate().map(|(index, part)| {
            let key = match (kind, part) {
                (Kind::Verbs, Some(Part::Verb(verb))) => {
                    let letter = letters.iter().find(|(of, _)| *of == verb);
                    letter.map_or_else(|| (index + 1).to_string(), |(_, letter)| letter.to_string())
                }
                // a place with a name by its first letter
                (Kind::Map, Some(Part::Named(name))) => name.chars().take(1).collect(),
                (Kind::Map | Kind::Count, Some(part)) => part.to_string(),
                (Kind::Hand, part) => self.hand_number(part).to_string(),
                _ => (index + 1).to_string(),
            };
            Pick { part, key }
        });
        let mut picks: Vec<Pick> = picks.collect();
        if kind == Kind::Verbs {
            picks.sort_unstable_by(|one, other| one.key.cmp(&other.key));
        }
        // Most of the time all go.
        if kind == Kind::Count {
            self.cursor = picks.len() - 1;
        }
        self.stage = Stage { kind, picks, pass };
    }

    fn hand_number(&self, way: Option<Part>) -> usize {
        let number = self.hand.iter().position(|id| way == Some(Part::Card(id)));
        number.map_or(usize::MAX, |index| index + 1)
    }

    /// The verb that stands under a letter, whether it is legal or not.
    pub fn verb_under(&self, letter: char) -> Option<&'static str> {
        let found = self.choose_letters(self.verbs.first.iter().copied(), &[]);
        found.into_iter().find(|(_, own)| *own == letter).map(|(verb, _)| verb)
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

    fn action(parts: &[Part]) -> Parts {
        parts.iter().copied().collect()
    }

    fn march(from: u8, to: u8, count: u8) -> Parts {
        action(&[Part::Verb("march"), Part::Place(from), Part::Place(to), Part::Count(count)])
    }

    fn guide(legal: Vec<Parts>) -> Guide {
        let letters: Letters = |verb| if verb == "march" { "m" } else { "" };
        let verbs = Verbs { letters, first: vec!["march", "recruit", "mend"], numbered: Vec::new() };
        Guide::new(legal, vec!["anvil", "sword"], verbs, "hjkl".to_owned())
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
            Guide::new(legal, vec!["anvil", "sword"], verbs, String::new())
        };
        let mut guide = with(vec![take("anvil"), take("sword"), action(&[Part::Verb("draw")])]);
        assert_eq!(guide.typed_char('2'), Guided::Act("take anvil".into()));
        assert!(guide.is_spelled_out() && guide.back() && guide.back());
        assert_eq!(guide.typed_char('3'), Guided::Nothing, "not legal");
        // where only one verb is left its list has the same numbers, whatever is in the hand
        let mut guide = with(vec![take("anvil"), take("sword")]);
        assert_eq!(guide.stage().kind, Kind::List);
        assert_eq!(guide.typed_char('1'), Guided::Act("take sword".into()));
    }

    #[test]
    fn a_key_stays_when_other_verbs_come_and_go() {
        let verb = |verb| action(&[Part::Verb(verb)]);
        let keys = |legal: Vec<Parts>| {
            let guide = guide(legal);
            guide
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
        assert_eq!(guide(vec![verb("cut")]).verb_under('m'), Some("march"), "though it is not legal");
    }

    #[test]
    fn a_part_that_can_be_one_thing_only_is_filled_in() {
        let recruit = action(&[Part::Verb("recruit")]);
        let mut guide = guide(vec![march(1, 2, 1), march(1, 2, 2), march(1, 12, 1), recruit, pass()]);
        assert_eq!(guide.stage().kind, Kind::Verbs);
        assert_eq!(guide.typed_char('m'), Guided::Changed);
        assert_eq!(join(guide.prefix()), "march 1");
        assert_eq!(guide.stage().kind, Kind::Map);
        assert_eq!(guide.typed_char('2'), Guided::Changed);
        assert_eq!(guide.stage().kind, Kind::Count);
        assert!(guide.back());
        assert_eq!(guide.typed_char('1'), Guided::Waiting);
        assert_eq!(guide.typed_char('2'), Guided::Act("march 1 12 1".into()));
        assert!(!guide.is_spelled_out(), "where from and how many were filled in");
        assert!(guide.back(), "the last choice can be taken back");
        assert_eq!(join(guide.prefix()), "march 1");
        guide.restart();
        assert_eq!(guide.typed_char('r'), Guided::Act("recruit".into()));
        assert!(!guide.is_spelled_out(), "a letter alone");
        guide.restart();
        assert_eq!(guide.typed_char('e'), Guided::Act("pass".into()));
    }

    #[test]
    fn the_only_verb_is_filled_in_but_nothing_is_done_without_a_key() {
        let discard = |card| action(&[Part::Verb("discard"), Part::Card(card)]);
        let one = guide(vec![discard("sword")]);
        assert_eq!((one.stage().kind, one.prefix().len()), (Kind::Hand, 1));
        assert_eq!(one.stage().picks[0].key, "2", "the number of the card in the hand");
        let show = guide(vec![action(&[Part::Verb("show")])]);
        assert_eq!((show.stage().kind, show.stage().picks[0].key.as_str()), (Kind::Verbs, "s"));
    }

    #[test]
    fn a_forest_whose_letter_is_the_no_more_key_is_asked_after_its_verb() {
        let slip = |index| action(&[Part::Verb("slip"), Part::Region(index)]);
        let mut guide = guide(vec![slip(0), slip(4), pass()]);
        assert_eq!(guide.stage().kind, Kind::Verbs);
        guide.typed_char('s');
        assert!(!guide.stage().pass);
        assert_eq!(guide.typed_char('e'), Guided::Act("slip e".into()));
    }

    #[test]
    fn an_action_that_can_stop_early_offers_to_stop() {
        let alone = action(&[Part::Verb("move"), Part::Place(5)]);
        let along = action(&[Part::Verb("move"), Part::Place(5), Part::Player("ally"), Part::Count(1)]);
        let mut guide = guide(vec![alone, along, pass()]);
        assert_eq!((guide.stage().kind, guide.stage().picks[0].part), (Kind::List, None));
        assert_eq!(guide.take(0), Guided::Act("move 5".into()));
        assert_eq!(guide.take(1), Guided::Act("move 5 ally 1".into()));
    }

    #[test]
    fn plans_for_a_thing_are_taken_whole_or_left() {
        let mut guide = guide(vec![march(1, 2, 1), march(3, 4, 1), pass()]);
        let plan = |actions: Vec<Parts>| Plan { label: Row::plain("on foot"), actions };
        assert!(!guide.propose(Part::Place(9), Vec::new()));
        let long = vec![march(1, 2, 1), march(2, 9, 1)];
        assert!(guide.propose(Part::Place(9), vec![plan(vec![pass()]), plan(long.clone())]));
        assert_eq!((guide.stage().kind, guide.stage().picks.len()), (Kind::Plans, 2));
        assert!(guide.begun() && guide.prefix().is_empty());
        guide.turn(true);
        let places = guide.plan().map(|plan| plan.places().collect::<Vec<_>>());
        assert_eq!(places, Some([1, 2, 2, 9].map(Part::Place).to_vec()));
        assert!(guide.back() && guide.plans().is_empty());
        assert_eq!(guide.stage().kind, Kind::Map, "the only verb is filled in again");
        guide.propose(Part::Place(9), vec![plan(vec![pass()]), plan(long.clone())]);
        assert_eq!(guide.typed_char('2'), Guided::Plan(long));
        assert_eq!(guide.stage().kind, Kind::Map);
    }

    #[test]
    fn a_thing_can_be_named_before_the_verb() {
        let mut guide = guide(vec![march(1, 2, 1), march(3, 4, 1), action(&[Part::Verb("battle"), Part::Place(2)])]);
        assert!(!guide.ask_about(Part::Place(9)));
        assert!(guide.ask_about(Part::Place(2)));
        assert_eq!(guide.stage().picks.len(), 2);
        assert_eq!(guide.typed_char('m'), Guided::Act("march 1 2 1".into()));
    }
}
