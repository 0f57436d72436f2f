//! Every numbered rule has a test named after it, or a row in `docs/iwari.md` with the reason why it needs none.

use std::path::Path;

const RULES: &str = "
1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 4.1 4.2 4.3 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 6.5 6.6
7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 9.1 9.2 9.3 9.4 10.1 10.2 10.3 10.4 10.5 11.1 11.2 11.3 11.4 12.1 12.2 12.3
13.1 13.2 13.3 13.4 13.5 13.6 14.1 14.2 15.1 15.2 15.3 15.4";

/// The numbers in the names of the tests here: `iwari_7_4_it_does_nothing` is about 7.4.
fn tested() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/iwari");
    let mut rules = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of these tests") {
        let path = entry.expect("a folder entry").path();
        if path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let source = std::fs::read_to_string(path).expect("a source");
        let lines: Vec<&str> = source.lines().collect();
        for pair in lines.windows(2).filter(|pair| pair[0] == "#[test]") {
            if let Some(name) = pair[1].strip_prefix("fn iwari_") {
                let mut numbers = name.split('_').take_while(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
                rules.push([numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default()].join("."));
            }
        }
    }
    rules
}

#[test]
fn every_rule_has_a_test_or_a_reason() {
    let (tested, notes) = (tested(), include_str!("../../../docs/iwari.md"));
    let has_reason = |rule: &str| {
        let row = format!("| I{rule} | ");
        notes.lines().any(|line| line.strip_prefix(&row).is_some_and(|reason| reason.len() > 10))
    };
    let missing: Vec<&str> =
        RULES.split_whitespace().filter(|rule| !tested.iter().any(|name| name == rule) && !has_reason(rule)).collect();
    assert!(missing.is_empty(), "neither tested nor explained: {missing:?}");
}

#[test]
fn tests_are_named_after_rules_that_there_are() {
    let strange: Vec<String> =
        tested().into_iter().filter(|name| !RULES.split_whitespace().any(|rule| rule == name)).collect();
    assert!(strange.is_empty(), "no rule: {strange:?}");
}
