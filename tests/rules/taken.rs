//! What is taken can be read back: documents of random games with keys left out, put in from elsewhere, or said otherwise, are
//! refused, or they are written so that they read as the same, and so is what comes of them when the game goes on.
//! `THICKET_EDITS=200 cargo test --test rules taken` edits longer.

use crate::pending::{self, play};
use std::collections::BTreeMap;
use thicket::games::root::state::frame::Phase;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Doc, Generator, Options, Rules, Script, Viewer};
use thicket::table::{Boards, Games};
use toml::Value;

fn edits() -> u32 {
    std::env::var("THICKET_EDITS").ok().and_then(|number| number.parse().ok()).unwrap_or(2)
}

fn at(random: &mut Generator, count: usize) -> usize {
    random.below(count.max(1) as u32) as usize
}

/// Changes one thing in the table or in one within it; `other` is the same table of another document.
fn edit(table: &mut Doc, other: &Doc, random: &mut Generator) {
    let Some(key) = table.keys().nth(at(random, table.len())).cloned() else { return };
    if random.below(3) > 0
        && let Some(Value::Table(inner)) = table.get_mut(&key)
    {
        let nothing = Doc::new();
        return edit(inner, other.get(&key).and_then(Value::as_table).unwrap_or(&nothing), random);
    }
    let from_other = |key: &str| other.get(key).cloned();
    match random.below(4) {
        0 => drop(table.remove(&key)),
        1 => drop(from_other(&key).map(|value| table.insert(key, value))),
        2 => {
            let new = other.keys().nth(at(random, other.len())).cloned();
            new.and_then(|key| Some((from_other(&key)?, key))).map(|(value, key)| table.insert(key, value));
        }
        _ => table.get_mut(&key).into_iter().for_each(|value| change(value, random)),
    }
}

fn change(value: &mut Value, random: &mut Generator) {
    match value {
        Value::Integer(number) => *number = random.below(14).into(),
        Value::Boolean(flag) => *flag = !*flag,
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (at(random, list.len()), at(random, list.len()));
            match random.below(4) {
                0 => drop(list.remove(one)),
                1 => list.push(list[one].clone()),
                2 => list.swap(one, other),
                _ => change(&mut list[one], random),
            }
        }
        Value::Table(table) => edit(table, &Doc::new(), random),
        _ => {}
    }
}

/// Random actions that are taken from each position.
const ACTIONS: usize = 8;

/// Returns why the state, written, does not read as the same.
fn is_lost<G: Rules>(state: &G, boards: &Boards) -> Option<String> {
    let written = state.write(Viewer::All);
    match G::read(&written, boards, &mut Script::default()) {
        Err(faults) => Some(format!("{faults}\n{written}")),
        Ok(again) if again.write(Viewer::All) != written => {
            let [written, again] = [written, again.write(Viewer::All)].map(|doc| doc.to_string());
            let other = again.lines().find(|line| !written.lines().any(|own| own == *line)).unwrap_or_default();
            Some(format!("it reads as another, with {other}\n{written}"))
        }
        Ok(_) => None,
    }
}

/// The same for the state and for those that come of it, by random actions.
fn is_lost_in_time<G: Rules>(mut state: G, boards: &Boards, random: &mut Generator) -> Option<String> {
    let mut chance = Generator::new(1);
    let mut legal = Vec::new();
    for action in 0..ACTIONS {
        if let Some(fault) = is_lost(&state, boards) {
            return Some(format!("after {action} actions: {fault}"));
        }
        state.legal(&mut legal);
        let Some(action) = legal.get(at(random, legal.len())) else { break };
        state.step(*action, &mut chance, &mut ());
    }
    None
}

/// Edits one in this many of the positions that are `meant`.
fn reads_back<G: Rules>(tables: &[Options], games: u64, every: u32, meant: impl Fn(&G) -> bool) {
    let boards = Games::ALL.boards();
    let (mut taken, mut refused) = (0, 0);
    let mut lost: BTreeMap<String, String> = BTreeMap::new();
    let mut other = Doc::new();
    play::<G>(tables, games, |state, _, random, seed| {
        if !meant(state) || random.below(every) > 0 {
            return;
        }
        let doc = state.write(Viewer::All);
        for _ in 0..edits() {
            let mut wish = doc.clone();
            for _ in 0..=random.below(3) {
                edit(&mut wish, &other, random);
            }
            let Ok(read) = G::read(&wish, &boards, &mut Generator::new(seed)) else {
                refused += 1;
                continue;
            };
            taken += 1;
            if let Some(fault) = is_lost_in_time(read, &boards, random) {
                let kind = fault.lines().next().unwrap_or_default().to_owned();
                lost.entry(kind).or_insert_with(|| format!("{fault}\nwas:\n{doc}\nedited:\n{wish}"));
            }
        }
        other = doc;
    });
    let told: Vec<&str> = lost.values().map(String::as_str).collect();
    assert!(lost.is_empty(), "{taken} taken, {} not read back: {:#?}\n{}", lost.len(), lost.keys(), told.join("\n"));
    assert!(taken > 20 && refused > 20, "{taken} taken, {refused} refused");
}

#[test]
fn of_root() {
    reads_back::<root::State>(&pending::of_root(), 1, 60, |_| true);
}

#[test]
fn of_setups() {
    let drafts = [&["any"; 4][..], &["any", "hundreds", "any", "vagabond"], &["any", "any"]];
    let extras = ["advanced", "hirelings 3", "landmarks 2"];
    let tables = drafts.map(|seats| Options {
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        extras: extras.map(str::to_owned).to_vec(),
        ..Options::default()
    });
    reads_back::<root::State>(&tables, 3, 2, |state| state.phase == Phase::Setup);
}

#[test]
fn of_dewan() {
    reads_back::<dewan::State>(&pending::of_dewan(), 2, 5, |_| true);
}

#[test]
fn of_iwari() {
    reads_back::<iwari::State>(&pending::of_iwari(), 3, 5, |_| true);
}
