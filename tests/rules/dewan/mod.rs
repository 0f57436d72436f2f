//! Dewan, rule by rule: each test is named after the rule that it tests.

mod coverage;
mod property;
mod rules_12;
mod rules_1_to_5;
mod rules_6_to_7;
mod rules_8_to_11;
mod support;
mod table;
mod words;
