//! Numbered choices: whole actions, or the parts that can come next.

use crate::kernel::{Part, Parts};
use crate::tui::guide::NO_MORE;

/// Choices are told by their parts if there are more of them.
const MOST_LISTED: usize = 16;

/// Something that has a number.
pub enum Choice {
    Whole(Parts),
    /// The beginning of several actions, and of how many.
    Part(Vec<Part>, usize),
}

/// Lists what can follow a start: whole actions if they are few, else their next parts. Declining is last.
pub fn choices(legal: &[Parts], prefix: &[Part]) -> Vec<Choice> {
    let (lets_be, fitting): (Vec<&Parts>, Vec<&Parts>) = legal
        .iter()
        .filter(|action| action.starts_with(prefix))
        .partition(|action| action[..] == [Part::Verb(NO_MORE)]);
    let mut choices = if fitting.len() <= MOST_LISTED {
        fitting.into_iter().map(|action| Choice::Whole(action.clone())).collect()
    } else {
        let parts = by_part(&fitting, prefix);
        // A start that all share is not a choice.
        match &parts[..] {
            [Choice::Part(longer, _)] if lets_be.is_empty() => return self::choices(legal, longer),
            [Choice::Part(longer, _)] => by_part(&fitting, longer),
            _ => parts,
        }
    };
    choices.extend(lets_be.into_iter().map(|action| Choice::Whole(action.clone())));
    choices
}

fn by_part(fitting: &[&Parts], prefix: &[Part]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut seen: Vec<Part> = Vec::new();
    for action in fitting {
        let Some(next) = action.get(prefix.len()).copied() else {
            choices.push(Choice::Whole((*action).clone()));
            continue;
        };
        if seen.contains(&next) {
            continue;
        }
        seen.push(next);
        let same = fitting.iter().filter(|other| other.get(prefix.len()) == Some(&next)).count();
        choices.push(match same {
            1 => Choice::Whole((*action).clone()),
            count => Choice::Part(prefix.iter().copied().chain([next]).collect(), count),
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

    fn pass() -> Parts {
        [Part::Verb(NO_MORE)].into_iter().collect()
    }

    #[test]
    fn few_choices_are_whole_and_no_stands_last() {
        let found = choices(&[pass(), march(1, 2, 1), march(1, 2, 2)], &[]);
        assert_eq!(found.len(), 3);
        assert!(matches!(&found[2], Choice::Whole(action) if *action == pass()));
    }

    #[test]
    fn many_choices_are_told_by_the_first_part_that_differs() {
        let mut legal = vec![pass()];
        legal.extend((1..=6).flat_map(|to| (1..=5).map(move |count| march(if to < 4 { 1 } else { 9 }, to, count))));
        let found = choices(&legal, &[]);
        let counts = found.iter().map(|choice| match choice {
            Choice::Part(parts, count) => (parts.len(), *count),
            Choice::Whole(action) => (action.len(), 1),
        });
        assert_eq!(counts.collect::<Vec<_>>(), [(2, 15), (2, 15), (1, 1)]);
        let longer = [Part::Verb("march"), Part::Place(9)];
        assert_eq!(choices(&legal, &longer).len(), 15);
    }
}
