//! Numbered choices: whole actions, or the parts that can come next.

use crate::kernel::{Part, Parts};
use crate::tui::composer::NO_MORE;

/// Choices are told by their parts if there are more of them.
const MOST_LISTED: usize = 16;

/// Something that has a number.
pub enum Choice {
    Whole(Parts),
    /// The beginning of several actions, and of how many.
    Part(Start, usize),
}

/// The beginning of actions: their first parts, and perhaps the region of the place that comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    pub parts: Vec<Part>,
    pub within: Option<Part>,
}

impl Start {
    fn with(parts: &[Part], next: Part) -> Self {
        Start { parts: parts.iter().copied().chain([next]).collect(), within: None }
    }

    /// Returns the parts that have been chosen, in order.
    pub fn chosen(&self) -> impl Iterator<Item = Part> {
        self.parts.iter().copied().chain(self.within)
    }

    fn begins(&self, action: &Parts, region: Region<'_>) -> bool {
        let is_within = || action.get(self.parts.len()).copied().and_then(region) == self.within;
        action.starts_with(&self.parts) && (self.within.is_none() || is_within())
    }
}

/// The region of the map in which a place lies, where the game has regions.
pub type Region<'a> = &'a dyn Fn(Part) -> Option<Part>;

/// Lists what can follow a start: whole actions if they are few, else their next parts, and if those are many places,
/// the regions in which these lie. Declining is last.
pub fn choices(legal: &[Parts], start: &Start, region: Region<'_>) -> Vec<Choice> {
    let (lets_be, fitting): (Vec<&Parts>, Vec<&Parts>) = legal
        .iter()
        .filter(|action| start.begins(action, region))
        .partition(|action| action[..] == [Part::Verb(NO_MORE)]);
    let mut choices = if fitting.len() <= MOST_LISTED {
        fitting.into_iter().map(|action| Choice::Whole(action.clone())).collect()
    } else {
        let parts = by_part(&fitting, &start.parts, region);
        // A start that all share is not a choice.
        match &parts[..] {
            [Choice::Part(longer, _)] if lets_be.is_empty() => return self::choices(legal, longer, region),
            [Choice::Part(longer, _)] => by_part(&fitting, &longer.parts, region),
            _ => parts,
        }
    };
    choices.extend(lets_be.into_iter().map(|action| Choice::Whole(action.clone())));
    choices
}

fn by_part(fitting: &[&Parts], parts: &[Part], region: Region<'_>) -> Vec<Choice> {
    let next = |action: &Parts| action.get(parts.len()).copied();
    let places = grouped(fitting, next, |next| Start::with(parts, next));
    if places.len() <= MOST_LISTED {
        return places;
    }
    let within = |action: &Parts| next(action).map(|part| region(part).unwrap_or(part));
    let is_region = |part| fitting.iter().any(|action| next(action).and_then(region) == Some(part));
    let regions = grouped(fitting, within, |part| match is_region(part) {
        true => Start { parts: parts.to_vec(), within: Some(part) },
        false => Start::with(parts, part),
    });
    // a list of one region would ask the same again
    if regions.len() > 1 { regions } else { places }
}

/// The actions by what `key` finds in them, in the order in which they come.
fn grouped(fitting: &[&Parts], key: impl Fn(&Parts) -> Option<Part>, start: impl Fn(Part) -> Start) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut seen: Vec<Part> = Vec::new();
    for action in fitting {
        let Some(next) = key(action) else {
            choices.push(Choice::Whole((*action).clone()));
            continue;
        };
        if seen.contains(&next) {
            continue;
        }
        seen.push(next);
        let same = fitting.iter().filter(|other| key(other) == Some(next)).count();
        choices.push(match same {
            1 => Choice::Whole((*action).clone()),
            count => Choice::Part(start(next), count),
        });
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn march(from: u8, to: u8, count: u8) -> Parts {
        [Part::Verb("march"), Part::Place(from), Part::Place(to), Part::Count(count)].into_iter().collect()
    }

    /// A map without regions.
    fn nowhere(_: Part) -> Option<Part> {
        None
    }

    /// Returns for each choice how many parts it has, and for how many actions it stands.
    fn sizes(choices: &[Choice]) -> Vec<(usize, usize)> {
        let size = |choice: &Choice| match choice {
            Choice::Part(start, count) => (start.parts.len(), *count),
            Choice::Whole(action) => (action.len(), 1),
        };
        choices.iter().map(size).collect()
    }

    fn pass() -> Parts {
        [Part::Verb(NO_MORE)].into_iter().collect()
    }

    #[test]
    fn few_choices_are_whole_and_no_stands_last() {
        let found = choices(&[pass(), march(1, 2, 1), march(1, 2, 2)], &Start::default(), &nowhere);
        assert_eq!(found.len(), 3);
        assert!(matches!(&found[2], Choice::Whole(action) if *action == pass()));
    }

    #[test]
    fn many_choices_are_told_by_the_first_part_that_differs() {
        let mut legal = vec![pass()];
        legal.extend((1..=6).flat_map(|to| (1..=5).map(move |count| march(if to < 4 { 1 } else { 9 }, to, count))));
        let found = choices(&legal, &Start::default(), &nowhere);
        assert_eq!(sizes(&found), [(2, 15), (2, 15), (1, 1)]);
        let longer = Start::with(&[Part::Verb("march")], Part::Place(9));
        assert_eq!(choices(&legal, &longer, &nowhere).len(), 15);
    }

    #[test]
    fn many_places_are_told_by_their_regions() {
        let mut legal = vec![pass()];
        legal.extend((1..=4).flat_map(|region| (1..=6).map(move |place| march(10 * region + place, 1, 1))));
        legal.push(march(51, 1, 1));
        let region = |part| match part {
            Part::Place(place) => Some(Part::Place(place / 10 * 10)),
            _ => None,
        };
        let found = choices(&legal, &Start::default(), &region);
        // a region with one action is that action
        assert_eq!(sizes(&found), [(1, 6), (1, 6), (1, 6), (1, 6), (4, 1), (1, 1)]);
        let Choice::Part(third, _) = &found[2] else { panic!("a region") };
        assert_eq!(third.chosen().collect::<Vec<_>>(), [Part::Verb("march"), Part::Place(30)]);
        let inside = choices(&legal, third, &region);
        assert_eq!(inside.len(), 6);
        assert!(
            inside.iter().all(|choice| matches!(choice, Choice::Whole(action) if region(action[1]) == third.within))
        );
    }
}
