//! Every numbered rule has a test, or a reason in `docs/dewan.md` why it needs none.

const RULES: &str = "
1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 2.3 2.4 2.5 2.6 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 5.1 5.2 5.3
6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9 7.1 7.2 8.1 8.2 8.3 8.4 8.5 8.6 9.1 9.2 9.3 10.1 10.2
11.1 11.2 11.3 11.4 11.5 11.6 12.1.1 12.1.2 12.1.3 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.3.1 12.3.2 12.3.3 12.3.4
12.4.1 12.4.2 12.4.3 12.4.4 12.5.1 12.5.2 12.5.3 12.5.4 12.5.5 12.5.6 12.5.7";

const TESTS: [&str; 4] = [
    include_str!("rules_1_to_5.rs"),
    include_str!("rules_6_to_7.rs"),
    include_str!("rules_8_to_11.rs"),
    include_str!("rules_12.rs"),
];

#[test]
fn every_rule_has_a_test_or_a_reason() {
    let notes = include_str!("../../../docs/dewan.md");
    let missing: Vec<&str> = RULES
        .split_whitespace()
        .filter(|rule| {
            let name = format!("fn dewan_{}_", rule.replace('.', "_"));
            let row = format!("| D{rule} |");
            !TESTS.iter().any(|text| text.contains(&name)) && !notes.contains(&row)
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn tests_are_named_after_rules_that_there_are() {
    let names = TESTS.iter().flat_map(|text| text.split("fn dewan_").skip(1));
    let strange: Vec<&str> = names
        .map(|name| name.split('(').next().unwrap_or_default())
        .filter(|name| {
            let numbers: Vec<&str> = name.split('_').take_while(|word| word.parse::<u8>().is_ok()).collect();
            !RULES.split_whitespace().any(|rule| rule == numbers.join("."))
        })
        .collect();
    assert!(strange.is_empty(), "{strange:?}");
}
