//! `thicket saves`: what lies in the folder of saves.

use super::table::columns;
use super::{Failure, Io, Setting};
use crate::kernel::Value;
use std::time::{Duration, SystemTime};

pub(super) fn run(setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    let words = setting.words;
    let store = setting.store()?;
    let listed = store.list().map_err(|error| Failure::of_store(&error, words))?;
    if listed.is_empty() {
        let places = [("path", Value::from(store.folder().display().to_string()))];
        writeln!(io.out, "{}", words.text_with("store-nothing", &places))?;
        return Ok(());
    }
    let mut rows = vec![
        ["saves-name", "saves-game", "saves-round", "saves-age", "saves-seats"].map(|key| words.text(key)).to_vec(),
    ];
    let mut faults = Vec::new();
    for save in &listed {
        let age = SystemTime::now().duration_since(save.modified).unwrap_or_default();
        let age = words.text_with(age_key(age), &[("count", Value::from(age_count(age)))]);
        rows.push(match &save.what {
            Ok(what) => {
                let round = if what.over { words.text("saves-over") } else { what.round.to_string() };
                vec![save.name.clone(), what.game.clone(), round, age, what.seats.join(", ")]
            }
            Err(fault) => {
                faults.push(fault.say(words));
                vec![save.name.clone(), "-".into(), "-".into(), age, words.text("saves-fault")]
            }
        });
    }
    io.out.write_all(columns(&rows, &[]).as_bytes())?;
    for fault in faults {
        writeln!(io.out, "\n{fault}")?;
    }
    Ok(())
}

const AGES: [(&str, u64); 4] =
    [("saves-age-seconds", 1), ("saves-age-minutes", 60), ("saves-age-hours", 3600), ("saves-age-days", 86_400)];

fn age_unit(age: Duration) -> (&'static str, u64) {
    AGES.into_iter().rev().find(|(_, seconds)| age.as_secs() >= *seconds).unwrap_or(AGES[0])
}

fn age_key(age: Duration) -> &'static str {
    age_unit(age).0
}

fn age_count(age: Duration) -> i64 {
    (age.as_secs() / age_unit(age).1) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_the_largest_unit_that_fits() {
        let told = |seconds| (age_key(Duration::from_secs(seconds)), age_count(Duration::from_secs(seconds)));
        assert_eq!(told(0), ("saves-age-seconds", 0));
        assert_eq!(told(119), ("saves-age-minutes", 1));
        assert_eq!(told(7200), ("saves-age-hours", 2));
        assert_eq!(told(900_000), ("saves-age-days", 10));
    }
}
