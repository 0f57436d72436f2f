//! Tasks have one written form, shown on random games of all games: it reads back, and nothing else reads as it.

use std::collections::BTreeSet;
use thicket::games::root::state::losses::Trigger;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Doc, Generator, Options, Rules, TextForm, Viewer};
use thicket::table::Games;

/// The texts of a list of the document.
fn texts(doc: &Doc, key: &str) -> Vec<String> {
    let list = doc.get(key).and_then(toml::Value::as_array).into_iter().flatten();
    list.map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// All that is pending at the decisions of random games, and what waits for it.
fn met<G: Rules>(tables: &[&[&str]], extras: &[&str], games: u64) -> [BTreeSet<String>; 2] {
    let boards = Games::ALL.boards();
    let mut met = [BTreeSet::new(), BTreeSet::new()];
    for (seed, seats) in (0..games).flat_map(|seed| tables.iter().map(move |&seats| (seed, seats))) {
        let seats: Vec<String> = seats.iter().map(|&seat| seat.to_owned()).collect();
        let extras = extras.iter().map(|&extra| extra.to_owned()).collect();
        let setup = G::setup(&Options { seats, extras, ..Options::default() }, &boards).expect("a setup");
        let mut chance = Generator::new(seed);
        let mut random = Generator::new(!seed);
        let mut state = G::new(&setup, &mut chance, &mut ()).expect("a game");
        let mut legal = Vec::new();
        while state.asked().is_some() {
            let doc = state.write(Viewer::All);
            for (key, met) in ["pending", "triggers"].into_iter().zip(&mut met) {
                met.extend(texts(&doc, key));
            }
            state.legal(&mut legal);
            let action = legal[random.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
    met
}

/// A text with words changed, left out, doubled or put in.
fn edited(text: &str, others: &[&String], random: &mut Generator) -> String {
    const ODD: [&str; 10] = ["", "0", "00", "13", "-1", "256", "true", "fox", "anvil", "é"];
    let mut words: Vec<&str> = text.split(' ').collect();
    for _ in 0..=random.below(2) {
        let at = random.below(words.len() as u32) as usize;
        let other = others[random.below(others.len() as u32) as usize];
        let word = match random.below(3) {
            0 => ODD[random.below(ODD.len() as u32) as usize],
            _ => other.split(' ').next_back().unwrap_or_default(),
        };
        match random.below(4) {
            0 if words.len() > 1 => drop(words.remove(at)),
            1 => words.insert(at, word),
            2 => words.push(word),
            _ => words[at] = word,
        }
    }
    words.join(" ")
}

fn holds<T: TextForm + PartialEq + std::fmt::Debug>(texts: &BTreeSet<String>) {
    let all: Vec<&String> = texts.iter().collect();
    let mut random = Generator::new(all.len() as u64);
    let mut refused = 0;
    for text in texts {
        let read = T::from_text(text).unwrap_or_else(|| panic!("\"{text}\" does not read back"));
        assert_eq!(read.to_text(), *text);
        for _ in 0..20 {
            let edited = edited(text, &all, &mut random);
            match T::from_text(&edited) {
                // one text a value: whatever reads is what that value is written as
                Some(read) => assert_eq!(read.to_text(), edited),
                None => refused += 1,
            }
        }
    }
    assert!(refused > 0, "anything reads");
}

#[test]
fn of_root() {
    let tables: &[&[&str]] = &[
        &["marquise", "eyrie", "alliance", "vagabond:thief", "lizards", "riverfolk"],
        &["duchy", "corvids", "hundreds", "keepers", "vagabond", "vagabond_2"],
    ];
    let seated = tables.iter().flat_map(|seats| *seats).map(|seat| seat.split(':').next().unwrap_or(seat));
    let seated: BTreeSet<&str> = seated.collect();
    assert_eq!(seated, BTreeSet::from(root::words::faction::Faction::ALL.map(|faction| faction.id())));
    let [mut pending, mut triggers] = met::<root::State>(tables, &[], 12);
    let drafts: &[&[&str]] = &[&["any", "any"], &["any", "any", "any", "marquise"]];
    let [more, others] = met::<root::State>(drafts, &["advanced", "hirelings 3", "landmarks 2"], 20);
    pending.extend(more);
    triggers.extend(others);
    assert!(pending.len() > 200 && !triggers.is_empty(), "{} tasks, {} triggers", pending.len(), triggers.len());
    holds::<root::state::task::Task>(&pending);
    holds::<Trigger>(&triggers);
}

#[test]
fn of_dewan() {
    let about = Games::ALL.get("dewan").expect("a game").about();
    let seats: Vec<&str> = about.first_game.iter().map(String::as_str).collect();
    holds::<dewan::task::Task>(&met::<dewan::State>(&[&seats], &[], 12)[0]);
}

#[test]
fn of_iwari() {
    let about = Games::ALL.get("iwari").expect("a game").about();
    let seats: Vec<&str> = about.first_game.iter().map(String::as_str).collect();
    holds::<iwari::task::Task>(&met::<iwari::State>(&[&seats], &[], 12)[0]);
}
