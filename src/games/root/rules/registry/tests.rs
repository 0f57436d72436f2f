use super::module;
use crate::games::root::prelude::*;
use crate::games::root::{State, board};
use crate::kernel::{Doc, Flow, Generator, Library, Rules, TextForm};

struct Embedded;

impl Library for Embedded {
    fn board(&self, _: &str, id: &str) -> Option<(String, String)> {
        let file = format!("root-{id}.toml");
        let (name, text) = board::embedded().iter().find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}

#[test]
fn a_task_of_a_faction_that_does_not_play_is_told() {
    let seats = [Faction::FIRST_GAME[0], Faction::FIRST_GAME[1]].map(Faction::id);
    let doc: Doc = format!("seats = {seats:?}\nturn = \"{}\"\n", seats[0]).parse().expect("valid TOML");
    let table = State::read(&doc, &Embedded, &mut Generator::new(1)).expect("a position");
    let mut tried = 0;
    let absent = |faction: &Faction| table.seat_of(*faction).is_none() && !Faction::PAWNS.contains(faction);
    for faction in Faction::ALL.into_iter().filter(absent) {
        let own = |task: &&Task| task.to_text().starts_with(faction.id());
        for &task in module(faction).turn().iter().filter(own) {
            let mut state = table.clone();
            state.push(task);
            state.advance(&mut World::silent(&mut Generator::new(1)));
            let told = state.check().map_err(|broken| broken.0.key);
            assert_eq!(told, Err("root-broken-stray"), "{}", task.to_text());
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried} tasks");
}
