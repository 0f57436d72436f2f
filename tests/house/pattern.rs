//! Patterns of paths: `*` stands for any text in one name, `**` for any number of folders, at the end for all that is in one,
//! `<name>` for any name that is told apart, `<a|b>` for one of these.

/// The text that `<...>` stands for, empty without one; `None` if the path does not match.
pub fn captured(pattern: &str, path: &str) -> Option<String> {
    let pattern: Vec<&str> = pattern.split('/').collect();
    let path: Vec<&str> = path.split('/').collect();
    folders(&pattern, &path)
}

pub fn matches(pattern: &str, path: &str) -> bool {
    captured(pattern, path).is_some()
}

fn folders(pattern: &[&str], path: &[&str]) -> Option<String> {
    let Some((first, more)) = pattern.split_first() else {
        return path.is_empty().then(String::new);
    };
    if *first == "**" {
        if more.is_empty() {
            return (!path.is_empty()).then(String::new);
        }
        return (0..=path.len()).find_map(|skipped| folders(more, &path[skipped..]));
    }
    let (name, deeper) = path.split_first()?;
    let here = one(first, name)?;
    let below = folders(more, deeper)?;
    Some(here + &below)
}

fn one(pattern: &str, name: &str) -> Option<String> {
    if let Some((before, (words, after))) =
        pattern.split_once('<').and_then(|(before, rest)| Some((before, rest.split_once('>')?)))
    {
        let word = name.strip_prefix(before)?.strip_suffix(after)?;
        let fits = words == "name" || words.split('|').any(|one| one == word);
        return (fits && !word.is_empty()).then(|| word.to_owned());
    }
    let fits = match pattern.split_once('*') {
        Some((before, after)) => {
            name.len() >= before.len() + after.len() && name.starts_with(before) && name.ends_with(after)
        }
        None => pattern == name,
    };
    fits.then(String::new)
}

#[test]
fn a_pattern_matches_whole_names() {
    assert!(matches("words/**", "words/suit.rs"));
    assert!(matches("words/**", "words/a/b.rs"));
    assert!(!matches("words/**", "words.rs"));
    assert!(matches("factions/*/kit*.rs", "factions/eyrie/kit.rs"));
    assert!(!matches("factions/*/kit*.rs", "factions/eyrie/turn/kit.rs"));
    assert_eq!(captured("factions/<name>/**", "factions/eyrie/a/b.rs").as_deref(), Some("eyrie"));
    assert_eq!(captured("factions/<name>/**", "factions/mod.rs"), None);
    assert_eq!(captured("<eyrie|duchy>.rs", "duchy.rs").as_deref(), Some("duchy"));
    assert_eq!(captured("<eyrie|duchy>.rs", "turn.rs"), None);
}
